public import ParlanceCore
internal import ParlanceEngine

/// The status of accounts: what they publish, and the kinds of their devices. `events()` reports that of accounts to which
/// this one is subscribed as `presence` with `statuses`.
extension MessagingClient {
  /// Publishes a status of this account, in place of the former one of the type.
  ///
  /// - parameter type: The type, from 1 on; `AccountStatus.presence` for what goes with the account's presence.
  /// - parameter id: An id, which subscribers see.
  /// - parameter value: A number; 0 for none.
  /// - parameter text: A text, of at most 4,096 bytes; empty for none. Without both the former status is taken back.
  /// - parameter lifetime: The milliseconds for which it lasts; nil if it lasts until it is replaced.
  /// - parameter isTransient: Reports it to those subscribers that are online, and does not keep it.
  /// - parameter synchronizes: Reports it to this account's other devices, too.
  /// - returns: The status as subscribers see it.
  /// - throws: `MessagingError` with code `invalidArgument`, `messageTooLarge`, `limitExceeded` above 16 types.
  @discardableResult
  public func publishStatus(
    type: Int = AccountStatus.presence, id: String, value: Int = 0, text: String = "", lifetime: Int64? = nil,
    isTransient: Bool = false, synchronizes: Bool = false
  ) async throws(MessagingError) -> PublishedStatus {
    try await result {
      $0.publishStatus(
        type: type, id: id, value: value, text: text, lifetime: lifetime, isTransient: isTransient,
        synchronizes: synchronizes, completion: $1)
    }
  }

  /// Subscribes this account to the status of others, or renews its subscriptions. They outlast the login; a later login is
  /// notified once it has asked for ``statusSubscriptions(type:after:limit:)``.
  ///
  /// - parameter accounts: The accounts; this one cannot be among them.
  /// - parameter type: The type of the status.
  /// - parameter lifetime: The milliseconds for which the subscriptions last, up to 30 days.
  /// - returns: The present status of those of the accounts that exist.
  /// - throws: `MessagingError` with code `invalidArgument`, `limitExceeded`.
  @discardableResult
  public func subscribeToStatuses(
    of accounts: [AccountID], type: Int = AccountStatus.presence, lifetime: Int64
  ) async throws(MessagingError) -> [AccountStatus] {
    try await result { $0.subscribeToStatuses(of: accounts, type: type, lifetime: lifetime, completion: $1) }
  }

  /// Ends subscriptions to the status of accounts; all of the type if none is named.
  ///
  /// - throws: `MessagingError` with code `invalidArgument`.
  public func unsubscribeFromStatuses(
    of accounts: [AccountID], type: Int = AccountStatus.presence
  ) async throws(MessagingError) {
    try await outcome { $0.unsubscribeFromStatuses(of: accounts, type: type, completion: $1) }
  }

  /// Returns a part of this account's subscriptions, in the order in which they were made. From then on this login is
  /// notified of changes.
  ///
  /// - parameter type: The type; nil for all.
  /// - parameter after: The number of subscriptions to leave out, from the first on.
  /// - parameter limit: The largest number to return, 1 to 1,000.
  /// - throws: `MessagingError` with code `invalidArgument`.
  public func statusSubscriptions(
    type: Int? = nil, after: Int = 0, limit: Int = 1000
  ) async throws(MessagingError) -> StatusSubscriptionPage {
    try await result { $0.fetchStatusSubscriptions(type: type, after: after, limit: limit, completion: $1) }
  }

  /// Returns the status of accounts, in their order; those that do not exist are offline.
  ///
  /// - throws: `MessagingError` with code `invalidArgument`.
  public func statuses(
    of accounts: [AccountID], type: Int = AccountStatus.presence
  ) async throws(MessagingError) -> [AccountStatus] {
    try await result { $0.fetchStatuses(of: accounts, type: type, completion: $1) }
  }
}
