/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatThreadManager {
  /// Fetches a thread of a group of this account, with its newest message (the label is the vendor's).
  @discardableResult
  public nonisolated(nonsending) func chatThread(fromSever threadId: String) async -> (
    AgoraChatThread?, AgoraChatError?
  ) {
    await waitedForTwo { getChatThread(fromSever: threadId, completion: $0) }
  }

  /// Fetches the threads that this account joined, the newest first.
  @discardableResult
  public nonisolated(nonsending) func joinedChatThreadsFromServer(withCursor aCursor: String, pageSize aPageSize: Int)
    async -> (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?)
  {
    await waitedForTwo { getJoinedChatThreadsFromServer(withCursor: aCursor, pageSize: aPageSize, completion: $0) }
  }

  /// Fetches the threads of a group, the newest first.
  @discardableResult
  public nonisolated(nonsending) func chatThreadsFromServer(
    withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int
  ) async -> (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) {
    await waitedForTwo {
      getChatThreadsFromServer(withParentId: parentId, cursor: aCursor, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the threads of a group that this account joined, the newest first.
  @discardableResult
  public nonisolated(nonsending) func joinedChatThreadsFromServer(
    withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int
  ) async -> (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) {
    await waitedForTwo {
      getJoinedChatThreadsFromServer(withParentId: parentId, cursor: aCursor, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the members of a thread, by name.
  @discardableResult
  public nonisolated(nonsending) func chatThreadMemberListFromServer(
    withId threadId: String, cursor aCursor: String, pageSize: Int
  ) async -> (AgoraChatCursorResult<NSString>?, AgoraChatError?) {
    await waitedForTwo {
      getChatThreadMemberListFromServer(withId: threadId, cursor: aCursor, pageSize: pageSize, completion: $0)
    }
  }

  /// Fetches the newest messages of threads (the name is the vendor's).
  @discardableResult
  public nonisolated(nonsending) func lastMessageFromSever(withChatThreads threadIds: [String]) async -> (
    [String: AgoraChatMessage]?, AgoraChatError?
  ) {
    await waitedForTwo { getLastMessageFromSever(withChatThreads: threadIds, completion: $0) }
  }

  /// Removes a member from a thread, who may join it again.
  @discardableResult
  public nonisolated(nonsending) func removeMember(fromChatThread aUser: String, threadId athreadId: String) async
    -> AgoraChatError?
  {
    await waited { removeMember(fromChatThread: aUser, threadId: athreadId, completion: $0) }
  }

  /// Renames a thread.
  @discardableResult
  public nonisolated(nonsending) func updateChatThreadName(_ name: String, threadId athreadId: String) async
    -> AgoraChatError?
  {
    await waited { updateChatThreadName(name, threadId: athreadId, completion: $0) }
  }

  /// Creates a thread about a message of a group, of which this account is the first member.
  @discardableResult
  public nonisolated(nonsending) func createChatThread(_ threadName: String, messageId: String, parentId: String) async
    -> (AgoraChatThread?, AgoraChatError?)
  {
    await waitedForTwo { createChatThread(threadName, messageId: messageId, parentId: parentId, completion: $0) }
  }

  /// Joins a thread of a group of this account.
  @discardableResult
  public nonisolated(nonsending) func joinChatThread(_ threadId: String) async -> (AgoraChatThread?, AgoraChatError?) {
    await waitedForTwo { joinChatThread(threadId, completion: $0) }
  }

  /// Leaves a thread.
  @discardableResult
  public nonisolated(nonsending) func leaveChatThread(_ athreadId: String) async -> AgoraChatError? {
    await waited { leaveChatThread(athreadId, completion: $0) }
  }

  /// Destroys a thread for everyone.
  @discardableResult
  public nonisolated(nonsending) func destroyChatThread(_ athreadId: String) async -> AgoraChatError? {
    await waited { destroyChatThread(athreadId, completion: $0) }
  }
}
