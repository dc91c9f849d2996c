/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatContactManager {
  /// Changes the name that this account gives a contact.
  @discardableResult
  public nonisolated(nonsending) func setContactRemark(_ userId: String, remark: String?) async -> (
    AgoraChatContact?, AgoraChatError?
  ) {
    await waitedForTwo { setContactRemark(userId, remark: remark, completion: $0) }
  }

  /// Fetches the contacts.
  @discardableResult
  public nonisolated(nonsending) func allContactsFromServer() async -> ([AgoraChatContact]?, AgoraChatError?) {
    await waitedForTwo { getAllContactsFromServer(completion: $0) }
  }

  /// Fetches a part of the contacts.
  @discardableResult
  public nonisolated(nonsending) func contactsFromServer(withCursor cursor: String?, pageSize: UInt) async -> (
    AgoraChatCursorResult<AgoraChatContact>?, AgoraChatError?
  ) {
    await waitedForTwo { getContactsFromServer(withCursor: cursor, pageSize: pageSize, completion: $0) }
  }

  /// Fetches the names of the contacts.
  @discardableResult
  public nonisolated(nonsending) func contactsFromServer() async -> ([String]?, AgoraChatError?) {
    await waitedForTwo { getContactsFromServer(completion: $0) }
  }

  /// Grants an account's request.
  @discardableResult
  public nonisolated(nonsending) func approveFriendRequest(fromUser aUsername: String) async -> (
    String?, AgoraChatError?
  ) {
    await waitedForTwo { approveFriendRequest(fromUser: aUsername, completion: $0) }
  }

  /// Declines an account's request.
  @discardableResult
  public nonisolated(nonsending) func declineFriendRequest(fromUser aUsername: String) async -> (
    String?, AgoraChatError?
  ) {
    await waitedForTwo { declineFriendRequest(fromUser: aUsername, completion: $0) }
  }

  /// Fetches the names on the block list.
  @discardableResult
  public nonisolated(nonsending) func blackListFromServer() async -> ([String]?, AgoraChatError?) {
    await waitedForTwo { getBlackListFromServer(completion: $0) }
  }

  /// Passes the ids of this account on its other devices to a completion.
  @discardableResult
  public nonisolated(nonsending) func selfIdsOnOtherPlatform() async -> ([String]?, AgoraChatError?) {
    await waitedForTwo { getSelfIdsOnOtherPlatform(completion: $0) }
  }
}
