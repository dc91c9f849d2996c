/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatPresenceManager {
  /// Publishes a description of this account's presence.
  @discardableResult
  public nonisolated(nonsending) func publishPresence(withDescription aDescription: String?) async -> AgoraChatError? {
    await waited { publishPresence(withDescription: aDescription, completion: $0) }
  }

  /// Subscribes to the presence of users, or renews subscriptions.
  @discardableResult
  public nonisolated(nonsending) func subscribe(_ members: [String], expiry: Int) async -> (
    [AgoraChatPresence]?, AgoraChatError?
  ) {
    await waitedForTwo { subscribe(members, expiry: expiry, completion: $0) }
  }

  /// Ends subscriptions.
  @discardableResult
  public nonisolated(nonsending) func unsubscribe(_ members: [String]) async -> AgoraChatError? {
    await waited { unsubscribe(members, completion: $0) }
  }

  /// Fetches a page of the users to whose presence this account is subscribed.
  @discardableResult
  public nonisolated(nonsending) func fetchSubscribedMembers(withPageNum pageNum: UInt, pageSize: UInt) async -> (
    [String]?, AgoraChatError?
  ) {
    await waitedForTwo { fetchSubscribedMembers(withPageNum: pageNum, pageSize: pageSize, completion: $0) }
  }

  /// Fetches the presence of users, subscribed to or not.
  @discardableResult
  public nonisolated(nonsending) func fetchPresenceStatus(_ members: [String]) async -> (
    [AgoraChatPresence]?, AgoraChatError?
  ) {
    await waitedForTwo { fetchPresenceStatus(members, completion: $0) }
  }
}
