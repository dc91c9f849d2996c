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
    runner.ask(QueryPresenceCall(accounts: accounts), completion: completion)
  }

  /// Subscribes to the presence of accounts; their present state is reported once the call succeeded.
  ///
  /// The subscription lasts until the login ends. After a break of the link the device renews it by itself, and reports
  /// what changed.
  public func watchPresence(of accounts: [AccountID], completion: @escaping (MessagingError?) -> Void) {
    runner.ask(
      WatchPresenceCall(accounts: accounts), for: { .session($0) }, completion: completion,
      apply: { core in core.presence.watch(accounts) })
  }

  /// Stops reporting the presence of accounts.
  public func stopWatchingPresence(of accounts: [AccountID], completion: @escaping (MessagingError?) -> Void) {
    runner.ask(
      UnwatchPresenceCall(accounts: accounts), for: { .session($0) }, completion: completion,
      apply: { core in core.presence.stopWatching(accounts) })
  }

  /// The accounts whose presence this device watches, by name.
  public var watchedAccounts: [AccountID] { runner.read { $0.presence.session.watched.keys.sorted() } ?? [] }

  /// Replaces the token that this login shows, now and after a break of the link.
  ///
  /// A device whose token has expired logs in again with the new one, whether the token expired while it was logged in or
  /// its login was refused when it came back.
  ///
  /// - parameter token: The new token.
  /// - parameter completion: Receives nil, or the hub's objection to the token: `invalidToken`, `tokenExpired`,
  ///   `accountBlocked`; `notConnected`, `notLoggedIn`.
  public func renewToken(_ token: String, completion: @escaping (MessagingError?) -> Void) {
    runner.renewToken(token, completion: completion)
  }
}

extension DevicePresence {
  fileprivate func watch(_ accounts: [AccountID]) {
    for account in accounts { session.watched[account] = .some(nil) }
  }

  fileprivate func stopWatching(_ accounts: [AccountID]) {
    for account in accounts { session.watched[account] = nil }
  }
}
