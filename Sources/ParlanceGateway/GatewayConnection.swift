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
      /// The logins that the hub has not decided on, by the numbers of their requests.
      var logins: [UInt64: GatewayServer.PendingLogin] = [:]
      /// The account that the hub logged in.
      var account: AccountID?

      /// Adds frames of the hub.
      ///
      /// - returns: Whether sending them must be scheduled.
      mutating func take(_ frames: [InboundFrame]) -> Bool {
        guard !isClosed else { return false }
        if pending.isEmpty { pending = frames } else { pending += frames }
        defer { isScheduled = true }
        return !isScheduled
      }
    }

    /// The reasons not to read on.
    private enum Hold { case hub, rate, decoding }

    /// The most requests, and bytes, of a packet that are decoded at once. Others are served before the rest.
    private static let slice = (requests: 256, bytes: 256 << 10)

    private let gateway: GatewayServer
    private let socket: ServerSocket
    private let state = Lock(State())
    /// Touched on the service thread.
    private var holds: Set<Hold> = []
    /// The rest of a packet that is decoded in slices. Touched on the service thread.
    private var rest: OutboundReader?
    /// The requests that came before the login was answered. Touched on the service thread.
    private var earlyRequests = 0
    /// The socket knows that the device is logged in. Touched on the service thread.
    private var isWelcome = false
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
        return try take(OutboundReader(packet, limit: gateway.limits.packetSize))
      } catch {
        return refusal(error)
      }
    }

    /// Notes that a packet cannot be taken.
    private func refusal(_ error: MessagingError) -> CloseStatus {
      let status: CloseStatus = error.code == .limitExceeded ? .tooBig : .malformed
      gateway.note(status, socket.address)
      return status
    }

    /// Takes a slice of a packet.
    private func take(_ reader: OutboundReader) throws(MessagingError) -> CloseStatus? {
      var reader = reader
      let now = gateway.hub.now
      let end = reader.remaining - Self.slice.bytes
      var requests: [ReceivedFrame] = []
      while requests.count < Self.slice.requests, reader.remaining > end, let request = try reader.next() {
        switch request {
        case .frame(let frame):
          // The cast is slow, and nearly every call is another.
          if type(of: frame.call) == ConnectCall.self, let call = frame.call as? ConnectCall {
            note(call, frame.number)
          }
          requests.append(ReceivedFrame(frame, received: now))
        case .refused(let number, let error):
          requests.append(ReceivedFrame(number: number, error: error, received: now))
        }
      }
      if !isLoggedIn {
        earlyRequests += requests.count
        guard earlyRequests <= gateway.limits.loginRequests else {
          gateway.note(.tooMuch, socket.address)
          return .tooMuch
        }
      }
      keepPace(requests.count)
      if reader.remaining > 0 {
        rest = reader
        hold(.decoding, true)
        gateway.perform { [weak self] in self?.takeRest() }
      }
      gateway.hub.submit(requests, from: session)
      return nil
    }

    /// Goes on with a packet, unless its account has to wait.
    private func takeRest() {
      guard let reader = rest, !holds.contains(.rate) else { return }
      rest = nil
      do throws(MessagingError) {
        if let status = try take(reader) { return socket.close(status, patience: 1) }
      } catch {
        return socket.close(refusal(error), patience: 1)
      }
      if rest == nil { hold(.decoding, false) }
    }

    private func note(_ call: ConnectCall, _ number: UInt64) {
      let login = GatewayServer.PendingLogin(account: call.account, device: call.device.string)
      state.withLock { $0.logins[number] = login }
    }

    /// Holds the device back if its account asks for more than it may.
    private func keepPace(_ requests: Int) {
      let pause = gateway.pace.take(requests, of: state.withLock { $0.account }, or: ObjectIdentifier(self))
      guard pause > 0, !holds.contains(.rate) else { return }
      hold(.rate, true)
      let clock = gateway.networkClock
      clock.schedule(at: clock.now().advanced(byMilliseconds: pause)) { [weak self, gateway] in
        gateway.perform {
          self?.hold(.rate, false)
          self?.takeRest()
        }
      }
    }

    private func hold(_ reason: Hold, _ isHeld: Bool) {
      let wasReading = holds.isEmpty
      if isHeld { holds.insert(reason) } else { holds.remove(reason) }
      if holds.isEmpty != wasReading { socket.setReading(holds.isEmpty) }
    }

    func closed() {
      // Discard the rest of a packet.
      rest = nil
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

    func wrote() {
      let queued = socket.queued
      state.withLock { $0.bytes = queued }
    }

    // MARK: from the hub

    func deliver(_ frames: [InboundFrame]) {
      // Nearly always there is no login that is to be noted before its answer leaves.
      var mustSchedule = state.withLock { $0.logins.isEmpty ? $0.take(frames) : nil }
      if mustSchedule == nil {
        noteLogins(frames)
        mustSchedule = state.withLock { $0.take(frames) }
      }
      if mustSchedule == true { gateway.perform { [self] in sendPending() } }
    }

    private func noteLogins(_ frames: [InboundFrame]) {
      for case .reply(let number, let result) in frames {
        guard let login = state.withLock({ $0.logins.removeValue(forKey: number) }) else { continue }
        switch result {
        case .success(let reply):
          guard case .connected(let connected)? = reply as? ConnectReply else { continue }
          let isFirst = state.withLock { state in
            defer { state.isLoggedIn = true }
            // That of the login which was answered, whatever else was asked for beside it; a visitor's is the hub's.
            state.account = connected.account
            return !state.isLoggedIn
          }
          if isFirst { gateway.counts.withLock { $0.logins += 1 } }
        case .failure(let error): gateway.note(login, error, socket.address)
        }
      }
    }

    private func sendPending() {
      let frames = state.withLock { state in
        defer { state.pending.removeAll() }
        state.isScheduled = false
        return state.pending
      }
      if !isWelcome, isLoggedIn {
        isWelcome = true
        socket.welcome()
      }
      guard !frames.isEmpty else { return }
      for packet in FrameCodec.packets(inbound: frames) {
        gateway.counts.withLock {
          $0.packetsOut += 1
          $0.bytesOut += packet.count
          $0.largestPacketOut = max($0.largestPacketOut, packet.count)
        }
        socket.send(packet)
      }
      wrote()
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
