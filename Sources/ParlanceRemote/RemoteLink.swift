#if Remote
  package import Foundation
  package import ParlanceCore

  /// The link between a device and a hub behind a gateway: packets of frames as the binary messages of a WebSocket.
  ///
  /// The hub counts as reachable until an attempt to open a socket fails. The first frame begins one, and waits for it
  /// with those that follow. A link that is lost opens another socket by itself; over that the device logs in again.
  package final class RemoteLink: Link {
    private struct State {
      weak var receiver: (any LinkReceiver)?
      var machine: LinkMachine
      var socket: (any WebSocket)?
      /// Counts the sessions; what an earlier one's socket still has to say is dropped.
      var generation = 0
      /// The packets that wait for the socket to open.
      var held: [[UInt8]] = []
      var heldBytes = 0
      /// The calls that wait for their replies, by number.
      var calls: [UInt64: any HubCall.Type] = [:]
      /// The account that logged in last.
      var account: AccountID?
      var lastEnd: WebSocketEnd?
    }

    /// The bounds of what waits.
    package struct Limits: Hashable, Sendable {
      /// The largest packet of more than one frame, in bytes.
      package var packetSize = 1 << 20
      /// The packets that may wait for the socket to open.
      package var heldPackets = 10_000
      /// The bytes that may wait to be sent.
      package var waitingBytes = 64 << 20
      /// The calls that may wait for replies.
      package var calls = 100_000
      /// The largest packet that is received, in bytes.
      package var receivedSize = WebSocketRequest.usualLimit

      package init() {}
    }

    private let state: Lock<State>
    private let clock: any MessagingClock
    private let limits: Limits
    private let token: (@Sendable (AccountID) -> String)?
    private let mediaAddress: @Sendable (MediaID) -> URL?
    /// The way for the bytes of media beside the link.
    package let mediaTransport: (any MediaTransport)?
    private let makeSocket: WebSocketMaker
    /// The queue on which events of sockets arrive and the receiver is called: that of the device's turns.
    private let queue: any SerialQueue

    /// - parameter queue: The queue on which the device's turns run. What it receives over the link would otherwise end turns
    ///   beside those, and their frames and callbacks would overtake each other.
    /// - parameter clock: The clock that times pauses, deadlines and pings.
    /// - parameter token: Returns the token that an account shows to the gateway; nil for that of its login.
    /// - parameter mediaAddress: Returns the address at which the gateway has media, if there is one.
    /// - parameter mediaTransport: The way for the bytes of media beside the link; nil to pass them over it.
    /// - parameter randomness: The source of the pauses' jitter.
    package init(
      queue: any SerialQueue, clock: any MessagingClock, limits: Limits = Limits(),
      token: (@Sendable (AccountID) -> String)? = nil,
      mediaAddress: @escaping @Sendable (MediaID) -> URL? = { _ in nil },
      mediaTransport: (any MediaTransport)? = nil,
      randomness: any RandomNumberGenerator & Sendable = SystemRandomness(), makeSocket: @escaping WebSocketMaker
    ) {
      self.clock = clock
      self.limits = limits
      self.token = token
      self.mediaAddress = mediaAddress
      self.mediaTransport = mediaTransport
      self.makeSocket = makeSocket
      self.queue = queue
      state = Lock(State(machine: LinkMachine(randomness: randomness)))
    }

    deinit { state.withLock { $0.socket }?.close(.normal) }

    package func attach(_ receiver: any LinkReceiver) {
      state.withLock { $0.receiver = receiver }
    }

    // MARK: the device's side

    package func submit(_ frames: [OutboundFrame]) {
      let frames = token == nil ? frames : frames.map(replacingToken)
      state.withLock { state in
        guard !frames.isEmpty, state.machine.takesFrames else { return }
        for frame in frames { state.calls[frame.number] = type(of: frame.call) }
        let packets = FrameCodec.packets(of: frames, size: limits.packetSize)
        if state.machine.state == .open {
          for packet in packets { state.socket?.send(packet) }
        } else {
          state.held += packets
          state.heldBytes += packets.reduce(0) { $0 + $1.count }
          perform(state.machine.submitted(), &state)
        }
        let waiting = state.heldBytes + (state.socket?.backlog ?? 0)
        if waiting > limits.waitingBytes || state.held.count > limits.heldPackets || state.calls.count > limits.calls {
          perform(state.machine.failed(code: nil), &state)
        }
      }
    }

    package var isReachable: Bool { state.withLock { $0.machine.isReachable } }

    package func interrupt() {
      state.withLock { perform($0.machine.interrupted(), &$0) }
    }

    package func close() {
      state.withLock { perform($0.machine.close(), &$0) }
    }

    package func setPause(_ milliseconds: Int64?) {
      state.withLock { perform($0.machine.setPause(milliseconds), &$0) }
    }

    package func hasten() {
      state.withLock { perform($0.machine.hastened(), &$0) }
    }

    package func setReachable(_ isReachable: Bool) {
      state.withLock { perform($0.machine.setBarred(!isReachable), &$0) }
    }

    package var bringsTokens: Bool { token != nil }

    /// The address at which the gateway has media.
    package func address(of media: MediaDescriptor) -> String? { mediaAddress(media.id)?.absoluteString }

    package func media(at address: String) -> MediaID? { GatewayAddress.media(at: address) }

    /// The end of the socket that ended last by itself; nil if none has.
    package var lastEnd: WebSocketEnd? { state.withLock { $0.lastEnd } }

    /// Puts the account's token for the gateway in place of the login's.
    private func replacingToken(_ frame: OutboundFrame) -> OutboundFrame {
      guard let token else { return frame }
      var frame = frame
      if var call = frame.call as? ConnectCall {
        // A visitor's key is its own.
        if call.scope.visitor != nil { return frame }
        call.token = token(call.account)
        state.withLock { $0.account = call.account }
        frame.call = call
      } else if var call = frame.call as? RenewTokenCall, let account = state.withLock({ $0.account }) {
        call.token = token(account)
        frame.call = call
      }
      return frame
    }

    // MARK: the gateway's side

    private func handle(_ event: WebSocketEvent, _ generation: Int) {
      switch event {
      case .opened: state.withLock { if $0.generation == generation { perform($0.machine.opened(), &$0) } }
      case .pong: state.withLock { if $0.generation == generation { $0.machine.heard() } }
      case .message(let packet): receive(packet, generation)
      case .closed(let end):
        state.withLock { state in
          guard state.generation == generation else { return }
          state.lastEnd = end
          state.socket = nil
          perform(state.machine.ended(code: end.code), &state)
        }
      }
    }

    private func receive(_ packet: [UInt8], _ generation: Int) {
      guard
        state.withLock({
          if $0.generation == generation { $0.machine.heard() }; return $0.generation == generation
        })
      else { return }
      do throws(MessagingError) {
        let frames = try FrameCodec.decode(inbound: packet, limit: limits.receivedSize) { number in
          state.withLock { $0.generation == generation ? $0.calls.removeValue(forKey: number) : nil }
        }
        let receiver = state.withLock { $0.generation == generation ? $0.receiver : nil }
        if !frames.isEmpty { receiver?.receive(frames) }
      } catch {
        state.withLock { state in
          guard state.generation == generation else { return }
          let code = error.code == .limitExceeded ? WebSocketCloseCode.tooLarge : .protocolError
          state.lastEnd = WebSocketEnd(code: code, reason: error.description)
          perform(state.machine.failed(code: code), &state)
        }
      }
    }

    // MARK: actions

    /// Does what the machine says. Under the lock, so that it is done in the machine's order: sockets, clocks and
    /// queues do not call back from within.
    private func perform(_ actions: [LinkMachine.Action], _ state: inout State) {
      for action in actions {
        switch action {
        case .connect:
          let generation = state.generation
          let socket = makeSocket(queue) { [weak self] event in self?.handle(event, generation) }
          state.socket = socket
          socket.open()
        case .close(let code):
          state.socket?.close(code)
          state.socket = nil
        case .endSession:
          state.generation += 1
          state.held.removeAll()
          state.heldBytes = 0
          state.calls.removeAll()
        case .sendHeld:
          for packet in state.held { state.socket?.send(packet) }
          state.held.removeAll()
          state.heldBytes = 0
        case .ping: state.socket?.ping()
        case .schedule(let number, let milliseconds):
          clock.schedule(at: clock.now().advanced(byMilliseconds: milliseconds)) { [weak self] in
            self?.state.withLock { self?.perform($0.machine.timerFired(number), &$0) }
          }
        case .report(let isReachable):
          queue.perform { [weak self] in self?.report(isReachable) }
        }
      }
    }

    private func report(_ isReachable: Bool) {
      let receiver = state.withLock { $0.machine.state == .closed ? nil : $0.receiver }
      receiver?.linkDidChange(isReachable: isReachable)
    }
  }

  extension FrameCodec {
    /// Returns the packets of frames for the hub.
    ///
    /// - parameter size: The largest packet, in bytes; a frame that is larger has one of its own.
    static func packets(of frames: [OutboundFrame], size: Int) -> [[UInt8]] {
      let packet = encode(outbound: frames)
      guard packet.count > size, frames.count > 1 else { return [packet] }
      let middle = frames.count / 2
      return packets(of: Array(frames[..<middle]), size: size) + packets(of: Array(frames[middle...]), size: size)
    }
  }
#endif
