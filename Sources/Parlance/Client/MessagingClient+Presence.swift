public import ParlanceCore
internal import ParlanceEngine

/// Presence: the accounts that are online, and those that are subscribed to a room or group now. `events()` reports
/// changes as
/// `presence`.
extension MessagingClient {
  /// Returns whether accounts are online now, in their order; those that do not exist are not.
  ///
  /// - throws: `MessagingError` with code `limitExceeded` for too many accounts.
  public func presence(of accounts: [AccountID]) async throws(MessagingError) -> [AccountPresence] {
    try await result { $0.fetchPresence(of: accounts, completion: $1) }
  }

  /// Reports from now on how the presence of accounts changes, and first how it is, until the login ends.
  ///
  /// - throws: `MessagingError` with code `limitExceeded` for too many accounts.
  public func watchPresence(of accounts: [AccountID]) async throws(MessagingError) {
    try await outcome { $0.watchPresence(of: accounts, completion: $1) }
  }

  /// Stops reporting the presence of accounts.
  public func stopWatchingPresence(of accounts: [AccountID]) async throws(MessagingError) {
    try await outcome { $0.stopWatchingPresence(of: accounts, completion: $1) }
  }

  /// Returns the accounts that this device watches, by name.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func watchedAccounts() throws(MessagingError) -> [AccountID] { try read { $0.watchedAccounts } }

  // MARK: subscriptions

  /// Subscribes to a room, or a group that this account is in, until it unsubscribes or the login ends.
  ///
  /// Messages of groups arrive without a subscription, which reports who else is subscribed, and changes of attributes.
  ///
  /// - parameter id: The room's or group's id.
  /// - parameter createsRoom: Creates a room if neither a room nor a group has this id.
  /// - returns: The subscribers, this account among them.
  /// - throws: `MessagingError` with code `roomNotFound`, `groupNotFound`, `notMember` of a group, `invalidArgument`,
  ///   `limitExceeded`.
  @discardableResult
  public func subscribe(to id: String, createsRoom: Bool = false) async throws(MessagingError) -> Subscribers {
    try await result { $0.subscribe(to: id, createsRoom: createsRoom, completion: $1) }
  }

  /// Unsubscribes from a room or group. The account stays a member of the group.
  ///
  /// - throws: `MessagingError` with code `notMember` if the device is not subscribed to it.
  public func unsubscribe(from id: String) async throws(MessagingError) {
    try await outcome { $0.unsubscribe(from: id, completion: $1) }
  }

  /// Returns the subscribers of a room or group to which this device is subscribed.
  ///
  /// - throws: `MessagingError` with code `notMember` if the device is not subscribed to it.
  public func subscribers(of id: String) async throws(MessagingError) -> Subscribers {
    try await result { $0.fetchSubscribers(of: id, completion: $1) }
  }

  /// Returns the number of subscribers of rooms and groups, by id; what does not exist has none.
  public func subscriberCounts(of ids: [String]) async throws(MessagingError) -> [String: Int] {
    try await result { $0.fetchSubscriberCounts(of: ids, completion: $1) }
  }
}
