#if Server
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The gateway's end of one device's link: packets become requests of the hub's session, and frames become packets.
  final class GatewayConnection: ServerSocketOwner, @unchecked Sendable {
    // Safe to share: `state` is behind a lock; `session` is passed on to the hub's loop alone, which guards it; the socket is
    // touched on the service thread.
    private struct State {
      /// Frames of the hub that are not encoded yet.
      var pending: [InboundFrame] = []
      /// Bytes that are encoded and not written yet.
      var bytes = 0
      var isScheduled = false
      var isLoggedIn = false
      var isClosed = false
      /// The account that the device says is its own.
      var claimed: AccountID?
      /// The logins that the hub has not decided on, by the numbers of their requests.
      var logins: [UInt64: GatewayServer.RefusedLogin] = [:]
      /// The account as which the hub let it in.
      var account: AccountID?
    }

    /// The reasons not to read on.
    private enum Hold { case hub, rate }

    private let gateway: GatewayServer
    private let socket: ServerSocket
    private let state = Lock(State())
    /// Touched on the service thread.
    private var holds: Set<Hold> = []
    private lazy var session = gateway.hub.makeSession(outlet: Outlet(self))

    init(_ gateway: GatewayServer, _ socket: ServerSocket) {
      self.gateway = gateway
      self.socket = socket
    }

    /// A Boolean value that indicates whether the hub let the device in.
    var isLoggedIn: Bool { state.withLock { $0.isLoggedIn } }

    // MARK: from the device

    func receive(_ packet: [UInt8]) -> CloseStatus? {
      gateway.counts.withLock {
        $0.packetsIn += 1
        $0.bytesIn += packet.count
      }
      do throws(MessagingError) {
        let requests = try FrameCodec.decode(outbound: packet, limit: gateway.limits.packetSize)
        for case .frame(let frame) in requests {
          guard let call = frame.call as? ConnectCall else { continue }
          let names = GatewayServer.RefusedLogin(account: call.account.name, device: call.device.string)
          state.withLock {
            $0.claimed = call.account
            $0.logins[frame.number] = names
          }
        }
        keepPace(requests.count)
        let now = gateway.hub.now
        gateway.hub.submit(
          requests.map {
            switch $0 {
            case .frame(let frame): ReceivedFrame(frame, received: now)
            case .refused(let number, let error): ReceivedFrame(number: number, error: error, received: now)
            }
          }, from: session)
        return nil
      } catch {
        let status: CloseStatus = error.code == .limitExceeded ? .tooBig : .malformed
        gateway.note(status, socket.address)
        return status
      }
    }

    /// Holds the device back if its account asks for more than it may.
    private func keepPace(_ requests: Int) {
      let pause = gateway.pace.take(requests, of: state.withLock { $0.account }, or: ObjectIdentifier(self))
      guard pause > 0, !holds.contains(.rate) else { return }
      hold(.rate, true)
      let clock = gateway.networkClock
      clock.schedule(at: clock.now().advanced(byMilliseconds: pause)) { [weak self, gateway] in
        gateway.perform { self?.hold(.rate, false) }
      }
    }

    private func hold(_ reason: Hold, _ isHeld: Bool) {
      let wasReading = holds.isEmpty
      if isHeld { holds.insert(reason) } else { holds.remove(reason) }
      if holds.isEmpty != wasReading { socket.setReading(holds.isEmpty) }
    }

    func closed() {
      gateway.pace.forget(ObjectIdentifier(self))
      state.withLock {
        $0.isClosed = true
        $0.pending.removeAll()
        $0.bytes = 0
        $0.logins.removeAll()
      }
      gateway.hub.close(session)
      gateway.forget(self)
    }

    func wrote(_ bytes: Int) { state.withLock { $0.bytes -= bytes } }

    // MARK: from the hub

    func deliver(_ frames: [InboundFrame]) {
      noteRefusedLogins(frames)
      let (mustSchedule, isNewLogin) = state.withLock { state in
        guard !state.isClosed else { return (false, false) }
        state.pending += frames
        let wasLoggedIn = state.isLoggedIn
        if !wasLoggedIn && frames.contains(where: Self.isLogin) {
          state.isLoggedIn = true
          state.account = state.claimed
        }
        defer { state.isScheduled = true }
        return (!state.isScheduled, !wasLoggedIn && state.isLoggedIn)
      }
      if isNewLogin { gateway.counts.withLock { $0.logins += 1 } }
      if mustSchedule { gateway.perform { [self] in sendPending() } }
    }

    private func noteRefusedLogins(_ frames: [InboundFrame]) {
      // Nearly always there is none.
      guard !state.withLock({ $0.logins.isEmpty }) else { return }
      for case .reply(let number, let result) in frames {
        guard let login = state.withLock({ $0.logins.removeValue(forKey: number) }) else { continue }
        if case .failure(let error) = result { gateway.note(login, error, socket.address) }
      }
    }

    private static func isLogin(_ frame: InboundFrame) -> Bool {
      guard case .reply(_, .success(let reply)) = frame, case .connected? = reply as? ConnectReply else { return false }
      return true
    }

    private func sendPending() {
      let frames = state.withLock { state in
        defer { state.pending.removeAll() }
        state.isScheduled = false
        return state.pending
      }
      guard !frames.isEmpty else { return }
      for packet in FrameCodec.packets(inbound: frames) {
        gateway.counts.withLock {
          $0.packetsOut += 1
          $0.bytesOut += packet.count
          $0.largestPacketOut = max($0.largestPacketOut, packet.count)
        }
        state.withLock { $0.bytes += packet.count }
        socket.send(packet)
      }
    }

    var backlog: SessionBacklog { state.withLock { SessionBacklog(frames: $0.pending.count, bytes: $0.bytes) } }

    func setPaused(_ isPaused: Bool) { gateway.perform { [self] in hold(.hub, isPaused) } }

    func close(reason: SessionCloseReason) {
      let status: CloseStatus =
        switch reason {
        case .tooSlow: .tryAgainLater
        case .tooMuch: .tooMuch
        case .expelled: .goingAway
        }
      gateway.note(status, socket.address)
      // What waits for a device that takes nothing is not sent any more.
      gateway.perform { [self] in socket.close(status, patience: 1) }
    }

    /// Closes the connection of a device that did not log in.
    func closeUnlessLoggedIn() {
      guard !isLoggedIn else { return }
      gateway.note(.tooMuch, socket.address)
      socket.close(.tooMuch, patience: 1)
    }

    /// The session's way to the connection; the session does not keep it alive.
    private final class Outlet: SessionOutlet {
      private weak var connection: GatewayConnection?
      init(_ connection: GatewayConnection) { self.connection = connection }

      func deliver(_ frames: [InboundFrame]) { connection?.deliver(frames) }
      var backlog: SessionBacklog { connection?.backlog ?? SessionBacklog() }
      func setPaused(_ isPaused: Bool) { connection?.setPaused(isPaused) }
      func close(reason: SessionCloseReason) { connection?.close(reason: reason) }
    }
  }
#endif
