/// The steps of a device's login, without the doing: inputs go in, actions come out.
package struct ConnectionMachine: Sendable {
  package enum State: Hashable, Sendable {
    /// Not logged in, and not trying.
    case idle
    /// Waits for the link, or until a pause is over, to log in then.
    case waiting
    /// The link is up; waits for the token of the login.
    case preparing
    case authenticating
    case synchronizing
    case ready
    /// Logged out or ended by the hub, for good.
    case ended
  }

  package enum Action: Hashable, Sendable {
    case report(ConnectionChange)
    /// Ask for the pause before the next login, and call `released` with the number when it is over.
    case askForPause(Int)
    /// Ask for the token of the next login, and call `prepared` with the number when the token is available.
    case askForToken(Int)
    /// Show the token.
    case sendLogin
    /// The app's login call is over.
    case complete(MessagingError?)
    /// Fetch what was missed.
    case startFetching
    /// Every request under way is lost.
    case failRequests(MessagingError)
    /// Give up the link and log in again over another one.
    case startOver(MessagingError)
  }

  package private(set) var state = State.idle
  private var isLinkUp: Bool
  /// Keeps trying: it was logged in once, or was asked to log in eventually.
  private var isPersistent = false
  private var wasAccepted = false
  private let asksForPauses: Bool
  private let asksForTokens: Bool
  /// The number of the last question; an answer to an earlier one has no effect.
  private var question = 0
  /// A pause was asked for, and is not over.
  private var isHeld = false

  /// - parameter asksForPauses: After a loss of the link, the next login waits for a pause that is asked for.
  /// - parameter asksForTokens: A token is asked for before each login.
  package init(isLinkUp: Bool, asksForPauses: Bool = false, asksForTokens: Bool = false) {
    self.isLinkUp = isLinkUp
    self.asksForPauses = asksForPauses
    self.asksForTokens = asksForTokens
  }

  /// Frames can pass, and the hub knows this login.
  package var isConnected: Bool { state == .synchronizing || state == .ready }
  /// An established login is being restored after a break of the link.
  package var isRestoring: Bool { wasAccepted && isReachingOut }
  /// The device is meant to be logged in.
  package var isOpen: Bool { isConnected || (isPersistent && state != .ended && state != .idle) }
  /// A login, or the fetching behind it, is under way.
  package var isCatchingUp: Bool { state == .preparing || state == .authenticating || state == .synchronizing }
  /// A login is to come, or under way.
  private var isReachingOut: Bool { state == .waiting || state == .preparing || state == .authenticating }

  /// Handles the app's login.
  package mutating func login(eventually: Bool) -> [Action] {
    switch state {
    case .idle: break
    case .waiting, .preparing, .authenticating: return [.complete(MessagingError(.alreadyInProgress))]
    case .synchronizing, .ready: return [.complete(MessagingError(.alreadyLoggedIn))]
    case .ended: return [.complete(MessagingError(.sessionEnded))]
    }
    isPersistent = eventually
    if isLinkUp { return logIn() }
    if eventually {
      state = .waiting
      return [.report(.connecting), .report(.unreachable)]
    }
    return [.report(.connecting), .report(.unreachable), .complete(MessagingError(.notConnected))]
  }

  private mutating func authenticate() -> [Action] {
    state = .authenticating
    return [.report(.linked), .report(.authenticating), .sendLogin]
  }

  /// Logs in when the link is up.
  private mutating func logIn() -> [Action] {
    guard asksForTokens else { return [.report(.connecting)] + authenticate() }
    state = .preparing
    question += 1
    return [.report(.connecting), .askForToken(question)]
  }

  /// Waits for the link after it was lost.
  private mutating func wait() -> [Action] {
    state = .waiting
    guard asksForPauses else { return [] }
    isHeld = true
    question += 1
    return [.askForPause(question)]
  }

  /// Handles the end of a pause.
  package mutating func released(_ number: Int) -> [Action] {
    guard isHeld, number == question else { return [] }
    isHeld = false
    return state == .waiting && isLinkUp ? logIn() : []
  }

  /// Notes that the token for the login is available.
  package mutating func prepared(_ number: Int) -> [Action] {
    state == .preparing && number == question ? authenticate() : []
  }

  /// Handles a change of the link.
  ///
  /// - parameter error: The error of a login that was under way and fails.
  package mutating func linkChanged(
    isUp: Bool, error: MessagingError = MessagingError(.notConnected)
  ) -> [Action] {
    guard isUp != isLinkUp else { return [] }
    isLinkUp = isUp
    switch (state, isUp) {
    case (.waiting, true): return isHeld ? [] : logIn()
    case (.preparing, false), (.authenticating, false):
      let lost = Action.failRequests(MessagingError(.notConnected))
      if isPersistent { return [.report(.lost), lost] + wait() }
      state = .idle
      return [.report(.unreachable), lost, .complete(error)]
    case (.synchronizing, false), (.ready, false):
      return [.report(.lost), .failRequests(MessagingError(.notConnected))] + wait()
    default: return []
    }
  }

  /// Notes that the hub let the device in.
  package mutating func accepted() -> [Action] {
    guard state == .authenticating else { return [] }
    state = .synchronizing
    isPersistent = true
    wasAccepted = true
    return [.report(.authenticated), .complete(nil), .report(.synchronizing), .startFetching]
  }

  /// Handles the hub's refusal to let the device in. A persistent login is tried again if the hub's disk is full or failed, or
  /// the request came too late; any other login ends.
  package mutating func refused(_ error: MessagingError) -> [Action] {
    guard state == .authenticating else { return [] }
    if isPersistent && error.mayPass { return [.startOver(error)] }
    state = .idle
    isPersistent = false
    wasAccepted = false
    return [.report(.refused(error)), .complete(error)]
  }

  /// Notes that the device has fetched everything that it missed.
  package mutating func synchronized() -> [Action] {
    guard state == .synchronizing else { return [] }
    state = .ready
    return [.report(.synchronized)]
  }

  /// Handles the end of the login by the hub, or by another device that took this one's place.
  ///
  /// The completion of a login by hand that is under way reports that itself. After the end of a token, the app may log
  /// in again with another one; any other end is for good.
  package mutating func ended(_ reason: SessionEnd) -> [Action] {
    if reason == .tokenExpired { return expired() }
    let reports = isOpen
    let actions = end(MessagingError(.sessionEnded))
    return (reports ? [.report(.ended(reason))] : []) + actions
  }

  private mutating func expired() -> [Action] {
    let error = MessagingError(.tokenExpired)
    guard isConnected else { return refused(error) }
    state = .idle
    isPersistent = false
    wasAccepted = false
    return [.report(.ended(.tokenExpired)), .failRequests(error)]
  }

  /// Handles the app's logout.
  package mutating func logout() -> [Action] {
    let reports = isOpen
    let actions = end(MessagingError(.notLoggedIn))
    return actions + (reports ? [.report(.loggedOut)] : [])
  }

  /// Handles a failure after which the device cannot continue: its database can no longer be read.
  package mutating func failed(_ error: MessagingError) -> [Action] {
    let reports = isOpen
    let actions = end(error)
    return (reports ? [.report(.refused(error))] : []) + actions
  }

  /// Handles the closing of the device, of which the app is not notified.
  package mutating func closed() -> [Action] { end(MessagingError(.notLoggedIn)) }

  /// Ends everything for good.
  ///
  /// - parameter error: The error of every request that is under way, a login too.
  private mutating func end(_ error: MessagingError) -> [Action] {
    let isLoggingIn = !wasAccepted && isReachingOut
    guard state != .ended else { return [] }
    state = .ended
    return [.failRequests(error)] + (isLoggingIn ? [.complete(error)] : [])
  }
}
