public import ParlanceCore

/// Presence, and the token that a login shows.
extension Device {
  /// Fetches the presence of accounts; those that do not exist are not online.
  ///
  /// - parameter accounts: The accounts to ask for.
  /// - parameter completion: Receives one answer for each account, in their order, or `notConnected`, `notLoggedIn`.
  public func fetchPresence(
    of accounts: [AccountID], completion: @escaping (Result<[AccountPresence], MessagingError>) -> Void
  ) {
    ask(QueryPresenceCall(accounts: accounts), completion: completion)
  }

  /// Subscribes to the presence of accounts; their present state is reported once the call succeeded.
  ///
  /// The subscription lasts until the login ends. After a break of the link the device renews it by itself, and reports
  /// what changed.
  public func watchPresence(of accounts: [AccountID], completion: @escaping (MessagingError?) -> Void) {
    ask(
      WatchPresenceCall(accounts: accounts), for: { .session($0) }, completion: completion,
      apply: { core in for account in accounts { core.presence.session.watched[account] = .some(nil) } })
  }

  /// Stops reporting the presence of accounts.
  public func stopWatchingPresence(of accounts: [AccountID], completion: @escaping (MessagingError?) -> Void) {
    ask(
      UnwatchPresenceCall(accounts: accounts), for: { .session($0) }, completion: completion,
      apply: { core in for account in accounts { core.presence.session.watched[account] = nil } })
  }

  /// The accounts whose presence this device watches, by name.
  public var watchedAccounts: [AccountID] { read { $0.presence.session.watched.keys.sorted() } ?? [] }

  /// Replaces the token that this login shows, now and after a break of the link.
  ///
  /// A device whose token has expired logs in again with the new one, whether the token expired while it was logged in or
  /// its login was refused when it came back.
  ///
  /// - parameter token: The new token.
  /// - parameter completion: Receives nil, or the hub's objection to the token: `invalidToken`, `tokenExpired`,
  ///   `accountBlocked`; `notConnected`, `notLoggedIn`.
  public func renewToken(_ token: String, completion: @escaping (MessagingError?) -> Void) {
    if read({ $0.streams.isKnown && $0.connection.state == .idle }) == true {
      return connect(token: token, completion: completion)
    }
    ask(RenewTokenCall(token: token), completion: completion, apply: { core in core.login.use(token: token) })
  }
}
