#if Server && Remote
  import Dispatch
  import Foundation
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// A link to a scripted server, and the events that its device received.
  final class LinkBench: Sendable {
    enum Happening: Sendable {
      /// The numbers of the replies that arrived together.
      case replies([UInt64])
      case link(isReachable: Bool)
    }

    /// A device's end that records what it receives.
    final class Receiver: LinkReceiver {
      let happenings = EventBox<Happening>("sign of the link")
      /// Marks the queue on which the link must call.
      static let key = DispatchSpecificKey<Bool>()
      private let reaction = Lock<(@Sendable () -> Void)?>(nil)

      /// Sets the action for the first frames that arrive.
      func react(_ body: @escaping @Sendable () -> Void) { reaction.withLock { $0 = body } }

      func receive(_ frames: [InboundFrame]) {
        #expect(DispatchQueue.getSpecific(key: Self.key) == true)
        happenings.add(
          .replies(frames.compactMap { if case .reply(let number, _) = $0 { number } else { nil } }))
        let body = reaction.withLock { body in
          defer { body = nil }
          return body
        }
        body?()
      }

      func linkDidChange(isReachable: Bool) {
        #expect(DispatchQueue.getSpecific(key: Self.key) == true)
        happenings.add(.link(isReachable: isReachable))
      }
    }

    struct Unexpected: Error {
      let happening: Happening
    }

    let server: ScriptedServer
    let clock: ManualClock
    let receiver = Receiver()
    let link: RemoteLink
    /// Takes a number when a socket's handler is released.
    let released = EventBox<Int>("release of a socket")
    private let queue = DispatchQueue(label: "test.device")

    init(
      _ server: ScriptedServer, clock: ManualClock = ManualClock(), scheme: String = "ws", host: String = "127.0.0.1",
      limits: RemoteLink.Limits = RemoteLink.Limits(), token: (@Sendable (AccountID) -> String)? = nil,
      change: (inout WebSocketRequest) -> Void = { _ in }
    ) throws {
      self.server = server
      self.clock = clock
      var request = WebSocketRequest(url: try GatewayAddress.parse("\(scheme)://\(host):\(server.port)"))
      change(&request)
      let (fixed, released) = (request, released)
      queue.setSpecific(key: Receiver.key, value: true)
      link = RemoteLink(queue: queue, clock: clock, limits: limits, token: token) { queue, handler in
        let signal = ReleaseSignal(released)
        return SystemWebSocket(fixed, queue: queue) { event in
          _ = signal
          handler(event)
        }
      }
      link.attach(receiver)
    }

    deinit { link.close() }

    /// Submits requests for the time.
    func submit(_ numbers: UInt64...) {
      link.submit(numbers.map { OutboundFrame(number: $0, call: TimeCall()) })
    }

    /// Submits a request for the time and waits until the server has it.
    ///
    /// - returns: The number of the connection.
    func connect(_ number: UInt64 = 1) async throws -> Int {
      submit(number)
      return try await server.nextMessage().number
    }

    /// The packet that answers requests for the time.
    static func replies(_ numbers: UInt64...) -> [UInt8] {
      FrameCodec.encode(inbound: numbers.map { .reply($0, .success(Timestamp(milliseconds: 5))) })
    }

    /// The numbers of a packet's requests.
    static func numbers(_ packet: [UInt8]) throws -> [UInt64] {
      try FrameCodec.decode(outbound: packet, limit: .max).map {
        switch $0 {
        case .frame(let frame): frame.number
        case .refused(let number, _): number
        }
      }
    }

    /// Waits for replies.
    func nextReplies() async throws -> [UInt64] {
      let happening = try await receiver.happenings.next()
      guard case .replies(let numbers) = happening else { throw Unexpected(happening: happening) }
      return numbers
    }

    /// Waits for a change of the link.
    func nextChange() async throws -> Bool {
      let happening = try await receiver.happenings.next()
      guard case .link(let isReachable) = happening else { throw Unexpected(happening: happening) }
      return isReachable
    }
  }

  /// Says when it is released.
  private final class ReleaseSignal: Sendable {
    private let box: EventBox<Int>
    init(_ box: EventBox<Int>) { self.box = box }
    deinit { box.add(1) }
  }
#endif
