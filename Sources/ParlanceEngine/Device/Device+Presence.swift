public import ParlanceCore

/// Who is online, and the token that a login shows.
extension Device {
  /// Whether accounts are online now; those that do not exist are not.
  ///
  /// - parameter completion: Gets one answer for each account, in their order, or `notConnected`, `notLoggedIn`.
  public func fetchPresence(
    of accounts: [AccountID], completion: @escaping (Result<[AccountPresence], MessagingError>) -> Void
  ) {
    ask(QueryPresenceCall(accounts: accounts), completion: completion)
  }

  /// Asks to be told how accounts come and go; how they are is told once the call succeeded.
  ///
  /// It lasts until the login ends; after a break of the link the device asks again by itself, and tells what changed.
  public func watchPresence(of accounts: [AccountID], completion: @escaping (MessagingError?) -> Void) {
    ask(
      WatchPresenceCall(accounts: accounts), completion: completion,
      apply: { core in for account in accounts { core.session.watched[account] = .some(nil) } })
  }

  /// Is told of accounts no longer.
  public func stopWatchingPresence(of accounts: [AccountID], completion: @escaping (MessagingError?) -> Void) {
    ask(
      UnwatchPresenceCall(accounts: accounts), completion: completion,
      apply: { core in for account in accounts { core.session.watched[account] = nil } })
  }

  /// The accounts of which this device is told, by name.
  public var watchedAccounts: [AccountID] { read { $0.session.watched.keys.sorted() } ?? [] }

  /// Replaces the token that this login shows, now and after a break of the link.
  ///
  /// A device whose login was refused when it came back, as its token had expired, logs in again.
  ///
  /// - parameter completion: Gets nil, or what the hub has against the token: `invalidToken`, `tokenExpired`,
  ///   `accountBlocked`; `notConnected`, `notLoggedIn`.
  public func renewToken(_ token: String, completion: @escaping (MessagingError?) -> Void) {
    if read({ $0.isKnown && $0.connection.state == .idle }) == true {
      return connect(token: token, completion: completion)
    }
    ask(RenewTokenCall(token: token), completion: completion, apply: { core in core.token = token })
  }
}
