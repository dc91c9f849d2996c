#if Remote
  /// The steps of a link over a socket, without the doing: inputs go in, actions come out.
  ///
  /// | state | means | leaves it |
  /// |---|---|---|
  /// | `idle` | no socket, and none needed | a frame is submitted |
  /// | `connecting` | a socket is being opened; frames are held if the hub still counts as reachable | it opens, ends, or takes ten seconds |
  /// | `open` | frames pass | the socket ends, or nothing at all comes for ten seconds after a ping |
  /// | `waiting` | the hub cannot be reached; a pause before the next attempt | the pause is over, or an attempt is hastened |
  /// | `barred` | a test broke the link | the test restores it |
  /// | `closed` | closed for good | |
  ///
  /// `interrupted` leads from `connecting` and `open` to `idle`, `setBarred` and `close` from anywhere to `barred` and
  /// `closed`. One timer runs at a time; a newer one replaces it.
  ///
  /// The pauses are chosen so that a device is back within two seconds of the hub, whatever was wrong with it, if it was away
  /// for less than a minute: the first pause is any of up to two seconds, a later one any of one to two. All devices of a
  /// gateway lose their links at once, and come back spread over two seconds. While the hub stays away for longer, pauses
  /// grow to a twentieth of the time since it went, and to half a minute at most. A gateway that says that it has too many
  /// connections gets more time: the first pause is any of five to ten seconds, and each such answer in a row doubles that.
  package struct LinkMachine: Sendable {
    package enum State: Hashable, Sendable {
      case idle, connecting, open, waiting, barred, closed
    }

    package enum Action: Hashable, Sendable {
      /// Open a new socket.
      case connect
      /// Close the socket with a code, or drop the connection for nil.
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
    /// The shortest pause that a device may choose, and between attempts that are hastened, in milliseconds.
    package static let shortestPause: Int64 = 500
    /// The shortest of the pauses of which each device chooses its first one, in milliseconds.
    package static let firstPause: Int64 = 50
    /// The longest pause while the hub has not been away for long, in milliseconds.
    package static let usualPause: Int64 = 2_000
    /// The share of the time since the hub went that a later pause may take: one part in as many.
    package static let patience: Int64 = 20
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
    /// The times in a row that the gateway said that it has too many connections.
    private var crowds = 0
    /// The pause that was chosen last, in milliseconds.
    private var pauseTime: Int64 = 0
    /// The pauses and waits since anything came last, in milliseconds.
    private var away: Int64 = 0
    /// An attempt was hastened, and no link has lasted since.
    private var isHastened = false
    /// The pause that runs was hastened, or is not to be.
    private var mustWait = false
    /// The attempt under way was to be hastened, and may have begun before there was a network.
    private var isHurried = false
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
      (isPinged, awaitsSign, isHurried) = (false, false, false)
      defer { isReachable = true }
      return [schedule(Self.heartbeat), .sendHeld] + (isReachable ? [] : [.report(isReachable: true)])
    }

    /// Notes that anything came: a message or a pong.
    package mutating func heard() {
      guard state == .open else { return }
      awaitsSign = false
      (failures, crowds, away) = (0, 0, 0)
    }

    /// Handles the end of the socket, or of the attempt to open one.
    ///
    /// - parameter code: The gateway's code; nil if it sent none.
    package mutating func ended(code: WebSocketCloseCode? = nil) -> [Action] {
      lose(isCrowded: code == .tryAgainLater)
    }

    /// Handles a failure after which the session cannot continue: a received packet is malformed, or too much waits to be
    /// sent.
    ///
    /// - parameter code: The code for the gateway; nil to drop the connection without a close frame.
    package mutating func failed(code: WebSocketCloseCode?) -> [Action] { lose(closing: .close(code)) }

    /// Handles the end of the time of a timer.
    ///
    /// - parameter number: The number with which it was scheduled; an earlier timer's does nothing.
    package mutating func timerFired(_ number: Int) -> [Action] {
      guard number == timer else { return [] }
      switch state {
      case .connecting:
        away += Self.connectDeadline
        return lose(closing: .close(nil))
      case .waiting: return connect()
      case .open where awaitsSign: return lose(closing: .close(nil))
      case .open where isPinged:
        isPinged = false
        return [schedule(Self.heartbeat - Self.silence)]
      case .open:
        isHastened = false
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

    /// Handles something that makes an attempt worth while now: the app has something to send, or the system a network. An
    /// attempt follows at once. Further ones, until a link has lasted for the time between pings, follow after half a second each, however
    /// often this is called: no storm of reports is a storm of attempts.
    package mutating func hastened() -> [Action] {
      if state == .connecting, !isReachable { isHurried = true }
      guard state == .waiting, !mustWait, fixedPause == nil else { return [] }
      mustWait = true
      guard isHastened else {
        isHastened = true
        return connect()
      }
      return pauseTime > Self.shortestPause ? [schedule(Self.shortestPause)] : []
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
      (failures, crowds, away, isHurried) = (0, 0, 0, false)
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

    private mutating func lose(closing: Action? = nil, isCrowded: Bool = false) -> [Action] {
      guard state == .open || state == .connecting else { return [] }
      state = .waiting
      crowds = isCrowded ? crowds + 1 : 0
      var pause = pause()
      // A fixed pause stays, and so does that of a gateway with too many connections.
      let isShort = isHurried && !isCrowded && fixedPause == nil
      if isShort { pause = min(pause, Self.shortestPause) }
      (mustWait, isHurried, pauseTime) = (isCrowded || isShort, false, pause)
      failures += 1
      away += pause
      defer { isReachable = false }
      return [.endSession] + (closing.map { [$0] } ?? []) + [schedule(pause)]
        + (isReachable ? [.report(isReachable: false)] : [])
    }

    /// Returns the pause before the next attempt.
    private mutating func pause() -> Int64 {
      if crowds > 0 {
        let shortest = min(Self.longestPause, Self.crowdedPause << Int64(min(crowds - 1, 16)))
        return max(fixedPause ?? 0, Int64.random(in: shortest...2 * shortest, using: &randomness))
      }
      if let fixedPause { return fixedPause }
      if failures == 0 { return Int64.random(in: Self.firstPause...Self.usualPause, using: &randomness) }
      let ceiling = min(Self.longestPause, max(Self.usualPause, away / Self.patience))
      return Int64.random(in: ceiling / 2...ceiling, using: &randomness)
    }

    private mutating func schedule(_ milliseconds: Int64) -> Action {
      timer += 1
      return .schedule(timer, afterMilliseconds: milliseconds)
    }
  }
#endif
