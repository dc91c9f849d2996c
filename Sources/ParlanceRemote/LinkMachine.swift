#if Remote
  /// The steps of a link over a socket, without the doing: inputs go in, actions come out.
  ///
  /// | state | means | leaves it |
  /// |---|---|---|
  /// | `idle` | no socket, and none needed | a frame is submitted |
  /// | `connecting` | a socket is being opened; frames are held if the hub still counts as reachable | it opens, ends, or takes ten seconds |
  /// | `open` | frames pass | the socket ends, or nothing at all comes for ten seconds after a ping |
  /// | `waiting` | the hub cannot be reached; a pause before the next attempt | the pause is over |
  /// | `barred` | a test broke the link | the test restores it |
  /// | `closed` | closed for good | |
  ///
  /// `interrupted` leads from `connecting` and `open` to `idle`, `setBarred` and `close` from anywhere to `barred` and
  /// `closed`. One timer runs at a time; a newer one replaces it.
  package struct LinkMachine: Sendable {
    package enum State: Hashable, Sendable {
      case idle, connecting, open, waiting, barred, closed
    }

    package enum Action: Hashable, Sendable {
      /// Open a new socket.
      case connect
      /// Close the socket, with a code or, for nil, without a word.
      case close(WebSocketCloseCode?)
      /// Forget the session: its socket's events, the frames that are held, the calls that wait for replies.
      case endSession
      /// Send the frames that are held.
      case sendHeld
      case ping
      /// Call `timerFired` with the number after a time.
      case schedule(Int, afterMilliseconds: Int64)
      /// Notify the device.
      case report(isReachable: Bool)
    }

    /// The time within which a socket must open, in milliseconds.
    package static let connectDeadline: Int64 = 10_000
    /// The time between pings, in milliseconds.
    package static let heartbeat: Int64 = 20_000
    /// The time within which anything must come after a ping, in milliseconds.
    package static let silence: Int64 = 10_000
    /// The shortest pause before a further attempt, in milliseconds.
    package static let shortestPause: Int64 = 500
    /// The longest pause before a further attempt, in milliseconds.
    package static let longestPause: Int64 = 30_000
    /// The shortest pause if the gateway said that it has too many connections, in milliseconds.
    package static let crowdedPause: Int64 = 5_000

    package private(set) var state = State.idle
    /// The hub counts as reachable until an attempt fails.
    package private(set) var isReachable = true
    private var randomness: any RandomNumberGenerator & Sendable
    /// The attempts that failed since anything came last.
    private var failures = 0
    /// The pause between attempts, in milliseconds; nil for one that grows.
    private var fixedPause: Int64?
    /// The number of the timer that counts.
    private var timer = 0
    /// A ping was sent, and anything must come before the timer fires.
    private var awaitsSign = false
    /// The timer that runs was started with a ping.
    private var isPinged = false

    /// - parameter randomness: The source of the pauses' jitter.
    package init(randomness: any RandomNumberGenerator & Sendable) { self.randomness = randomness }

    /// A Boolean value that indicates whether frames are taken: sent, or held until the socket is open.
    package var takesFrames: Bool {
      switch state {
      case .idle, .open: true
      case .connecting: isReachable
      case .waiting, .barred, .closed: false
      }
    }

    /// Notes that frames were submitted.
    package mutating func submitted() -> [Action] { state == .idle ? connect() : [] }

    /// Notes that the socket is open.
    package mutating func opened() -> [Action] {
      guard state == .connecting else { return [] }
      state = .open
      (isPinged, awaitsSign) = (false, false)
      defer { isReachable = true }
      return [schedule(Self.heartbeat), .sendHeld] + (isReachable ? [] : [.report(isReachable: true)])
    }

    /// Notes that anything came: a message or a pong.
    package mutating func heard() {
      guard state == .open else { return }
      awaitsSign = false
      failures = 0
    }

    /// Handles the end of the socket, or of the attempt to open one.
    ///
    /// - parameter code: The gateway's code; nil if it sent none.
    package mutating func ended(code: WebSocketCloseCode? = nil) -> [Action] {
      lose(pause: code == .tryAgainLater ? Self.crowdedPause : Self.shortestPause)
    }

    /// Handles a failure after which the session cannot go on: what came cannot be understood, or too much waits to be
    /// sent.
    ///
    /// - parameter code: The code for the gateway; nil to drop the connection without a word.
    package mutating func failed(code: WebSocketCloseCode?) -> [Action] { lose(closing: .close(code)) }

    /// Handles the end of the time of a timer.
    ///
    /// - parameter number: The number with which it was scheduled; an earlier timer's does nothing.
    package mutating func timerFired(_ number: Int) -> [Action] {
      guard number == timer else { return [] }
      switch state {
      case .connecting: return lose(closing: .close(nil))
      case .waiting: return connect()
      case .open where awaitsSign: return lose(closing: .close(nil))
      case .open where isPinged:
        isPinged = false
        return [schedule(Self.heartbeat - Self.silence)]
      case .open:
        (isPinged, awaitsSign) = (true, true)
        return [.ping, schedule(Self.silence)]
      case .idle, .barred, .closed: return []
      }
    }

    /// Handles the device's wish for another session, which its next frame begins.
    package mutating func interrupted() -> [Action] {
      guard state == .open || state == .connecting && isReachable else { return [] }
      state = .idle
      timer += 1
      return [.endSession, .close(.normal)]
    }

    /// Sets the pause between attempts, in milliseconds, of at least the shortest; nil for one that grows. The one that is
    /// under way begins anew with it.
    package mutating func setPause(_ milliseconds: Int64?) -> [Action] {
      fixedPause = milliseconds.map { max(Self.shortestPause, $0) }
      guard state == .waiting, let fixedPause else { return [] }
      return [schedule(fixedPause)]
    }

    /// Breaks the link until it is restored; for tests.
    package mutating func setBarred(_ isBarred: Bool) -> [Action] {
      guard state != .closed, isBarred != (state == .barred) else { return [] }
      timer += 1
      failures = 0
      let report: [Action] = isReachable == isBarred ? [.report(isReachable: !isBarred)] : []
      let hasSocket = state == .open || state == .connecting
      state = isBarred ? .barred : .idle
      isReachable = !isBarred
      guard isBarred else { return report }
      return [.endSession] + (hasSocket ? [.close(nil)] : []) + report
    }

    /// Closes the link for good.
    package mutating func close() -> [Action] {
      guard state != .closed else { return [] }
      let hasSocket = state == .open || state == .connecting
      state = .closed
      timer += 1
      return [.endSession] + (hasSocket ? [.close(.normal)] : [])
    }

    private mutating func connect() -> [Action] {
      state = .connecting
      return [.connect, schedule(Self.connectDeadline)]
    }

    private mutating func lose(closing: Action? = nil, pause shortest: Int64 = shortestPause) -> [Action] {
      guard state == .open || state == .connecting else { return [] }
      state = .waiting
      // The first pause is half a second to a second; each failure in a row doubles it.
      let ceiling = min(Self.longestPause, 2 * Self.shortestPause << Int64(min(failures, 16)))
      failures += 1
      let pause = max(shortest, fixedPause ?? Int64.random(in: ceiling / 2...ceiling, using: &randomness))
      defer { isReachable = false }
      return [.endSession] + (closing.map { [$0] } ?? []) + [schedule(pause)]
        + (isReachable ? [.report(isReachable: false)] : [])
    }

    private mutating func schedule(_ milliseconds: Int64) -> Action {
      timer += 1
      return .schedule(timer, afterMilliseconds: milliseconds)
    }
  }
#endif
