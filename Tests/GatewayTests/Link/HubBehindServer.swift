#if Server && Remote
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import TestSupport

  /// A hub in memory behind a scripted server: each connection is a session, whose frames are passed on in both
  /// directions.
  final class HubBehindServer: Sendable {
    let server: ScriptedServer
    private let loop: HubLoop
    private let task: Task<Void, Never>

    init(_ server: ScriptedServer, clock: any MessagingClock) throws {
      self.server = server
      let ports = Hub.Ports(store: MemoryHubStore(), clock: clock)
      let loop = HubLoop(
        hub: try Hub(ports, settings: HubSettings()), clock: clock, queue: DeviceLoop.makeQueue())
      self.loop = loop
      task = Task { await Self.run(server, loop, clock) }
    }

    deinit {
      server.events.fail()
      loop.stop()
      loop.closeHub()
    }

    private static func run(_ server: ScriptedServer, _ loop: HubLoop, _ clock: any MessagingClock) async {
      var outlets: [Int: Outlet] = [:]
      while let event = try? await server.events.next() {
        switch event {
        case .open(let number): outlets[number] = Outlet(server, number)
        case .message(let number, let bytes):
          guard let outlet = outlets[number],
            let requests = try? FrameCodec.decode(outbound: bytes, limit: .max)
          else { continue }
          loop.submit(
            requests.map {
              switch $0 {
              case .frame(let frame): ReceivedFrame(frame, received: clock.now())
              case .refused(let number, let error): ReceivedFrame(number: number, error: error, received: clock.now())
              }
            }, from: outlet.session)
        case .closed(let number, _):
          if let outlet = outlets.removeValue(forKey: number) { loop.close(outlet.session) }
        case .digest, .ping, .pong, .request, .stuffed: break
        }
      }
    }

    /// The hub's way to one connection.
    private final class Outlet: SessionOutlet {
      private(set) lazy var session = HubSession(outlet: self)
      private let packets: AsyncStream<[UInt8]>.Continuation
      private let server: ScriptedServer
      private let number: Int

      init(_ server: ScriptedServer, _ number: Int) {
        (self.server, self.number) = (server, number)
        let (stream, packets) = AsyncStream.makeStream(of: [UInt8].self)
        self.packets = packets
        Task { for await packet in stream { try? await server.send(packet, to: number) } }
      }

      func deliver(_ frames: [InboundFrame]) { packets.yield(FrameCodec.encode(inbound: frames)) }
      var backlog: SessionBacklog { SessionBacklog() }
      func setPaused(_ isPaused: Bool) {}
      func close(reason: SessionCloseReason) { packets.finish() }
    }
  }
#endif
