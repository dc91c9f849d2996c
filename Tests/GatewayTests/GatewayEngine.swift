#if Server && Remote
  import Foundation
  import Parlance
  import ParlanceConformance
  import ParlanceGateway

  extension WorldEngineMaker {
    /// A hub behind a gateway: all calls and events of clients pass through a socket.
    static let gateway = WorldEngineMaker(name: "gateway") { conditions in
      let hub: MessagingEnvironment
      var devices: URL?
      switch conditions.cell.store {
      case .memory:
        hub = .inMemory(clock: conditions.clock, tokenCheck: conditions.tokenCheck)
      case .sqlite:
        hub = try .embedded(
          at: conditions.folder.appendingPathComponent("hub"), clock: conditions.clock,
          tokenCheck: conditions.tokenCheck)
        devices = conditions.folder.appendingPathComponent("devices")
      }
      let server = try GatewayServer(hub)
      guard let url = URL(string: "ws://127.0.0.1:\(server.port)") else { throw MessagingError(.invalidArgument) }
      let clients = try MessagingEnvironment.gateway(
        url, folder: devices, clock: conditions.clock, callbackQueue: conditions.callbackQueue)
      return WorldEngine(environment: clients, administration: hub.administration) {
        clients.shutDown()
        server.stop()
        hub.shutDown()
      }
    }
  }
#endif
