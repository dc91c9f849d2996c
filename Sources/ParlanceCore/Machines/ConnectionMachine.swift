/// The steps of a device's login, without the doing: inputs go in, actions come out.
package struct ConnectionMachine: Sendable {
  package enum State: Hashable, Sendable {
    /// Not logged in, and not trying.
    case idle
    /// Waits for the link, to log in when it is there.
    case waiting
    case authenticating
    case synchronizing
    case ready
    /// Logged out or ended by the hub, for good.
    case ended
  }

  package enum Action: Hashable, Sendable {
    case report(ConnectionChange)
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

  package init(isLinkUp: Bool) { self.isLinkUp = isLinkUp }

  /// Frames can pass, and the hub knows this login.
  package var isConnected: Bool { state == .synchronizing || state == .ready }
  /// A login that stood is being restored after a break of the link.
  package var isRestoring: Bool { wasAccepted && (state == .waiting || state == .authenticating) }
  /// The device is meant to be logged in.
  package var isOpen: Bool { isConnected || (isPersistent && state != .ended && state != .idle) }

  /// Handles the app's login.
  package mutating func login(eventually: Bool) -> [Action] {
    switch state {
    case .idle: break
    case .waiting, .authenticating: return [.complete(MessagingError(.alreadyInProgress))]
    case .synchronizing, .ready: return [.complete(MessagingError(.alreadyLoggedIn))]
    case .ended: return [.complete(MessagingError(.sessionEnded))]
    }
    isPersistent = eventually
    if isLinkUp { return [.report(.connecting)] + authenticate() }
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

  /// Handles a change of the link.
  ///
  /// - parameter error: The error of a login that was under way and fails.
  package mutating func linkChanged(
    isUp: Bool, error: MessagingError = MessagingError(.notConnected)
  ) -> [Action] {
    guard isUp != isLinkUp else { return [] }
    isLinkUp = isUp
    switch (state, isUp) {
    case (.waiting, true): return [.report(.connecting)] + authenticate()
    case (.authenticating, false):
      let lost = Action.failRequests(MessagingError(.notConnected))
      if isPersistent {
        state = .waiting
        return [.report(.lost), lost]
      }
      state = .idle
      return [.report(.unreachable), lost, .complete(error)]
    case (.synchronizing, false), (.ready, false):
      state = .waiting
      return [.report(.lost), .failRequests(MessagingError(.notConnected))]
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

  /// Handles the hub's refusal to let the device in. A login that is to stand is tried again if the hub's disk is full
  /// or failed, or the request came too late; any other is over.
  package mutating func refused(_ error: MessagingError) -> [Action] {
    guard state == .authenticating else { return [] }
    if isPersistent && error.mayPass { return [.startOver(error)] }
    state = .idle
    isPersistent = false
    wasAccepted = false
    return [.report(.refused(error)), .complete(error)]
  }

  /// Notes that everything that was missed is here.
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

  /// Handles a failure after which the device cannot go on: its database cannot be read any more.
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
    let isLoggingIn = !wasAccepted && (state == .waiting || state == .authenticating)
    guard state != .ended else { return [] }
    state = .ended
    return [.failRequests(error)] + (isLoggingIn ? [.complete(error)] : [])
  }
}
