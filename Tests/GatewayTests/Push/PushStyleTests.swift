#if Server && Remote
  import Foundation
  import Parlance
  import ParlanceConformance
  import ParlanceCore
  import ParlanceStyles
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// A text of each vendor's style reaches the installation of a receiver who is absent.
  @Suite struct PushStyleTests {
    @Test(arguments: StyleDefinition.shipped)
    func aTextReachesAnAbsentReceiver(_ style: StyleDefinition) async throws {
      let service = try await PushService()
      let maker = WorldEngineMaker(name: "push") { conditions in
        let sender = try APNsSender(service.options, clock: conditions.clock)
        let environment = MessagingEnvironment.inMemory(
          clock: conditions.clock, callbackQueue: conditions.callbackQueue, pushNotifier: sender,
          tokenCheck: conditions.tokenCheck)
        let gateway = try GatewayServer(environment, push: sender)
        return WorldEngine(environment: environment, administration: environment.administration) {
          gateway.stop()
          environment.shutDown()
          sender.stop()
        }
      }
      let cell = Cell(sender: style, receiver: style, store: .memory)
      try await World.with(cell, through: maker) { world in
        let alice = try await world.alice()
        try await world.register("bob")
        try world.environment.hubLoop().savePushToken(.sample("aa11"), for: "bob")
        let id = try await alice.submit("good morning", to: ConversationID.direct("bob"))
        let request = try await service.server.requests.next()
        #expect(request.path == "/3/device/aa11" && request.isVerified == true)
        let aps = request.json["aps"] as? [String: Any]
        #expect(aps?["alert"] as? String == "alice: good morning")
        let facts = request.json["parlance"] as? [String: Any]
        #expect(facts?["message"] as? String == id.string && facts?["sender"] as? String == "alice")
        #expect(facts?["conversation"] as? [String: String] == ["account": "alice"])
      }
    }
  }
#endif
