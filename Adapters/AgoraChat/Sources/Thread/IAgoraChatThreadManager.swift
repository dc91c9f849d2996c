public import Foundation

/// Manages threads: conversations of members of a group about one of its messages. A thread's conversation has the kind
/// `groupChat` and the thread's id; `IAgoraChatManager.getConversation(_:type:createIfNotExist:isThread:)` finds it.
///
/// Errors of all calls: 300 (not connected), 201 (no login), 1400 (no such thread), 602 (not in its group), 110 (an empty or
/// invalid argument). Completions run on the environment's callback queue.
public protocol IAgoraChatThreadManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue.
  func add(_ aDelegate: any AgoraChatThreadManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Removes a delegate.
  func remove(_ aDelegate: any AgoraChatThreadManagerDelegate)
  /// Fetches a thread of a group of this account, with its newest message (the label is the vendor's).
  ///
  /// - parameter threadId: The thread.
  /// - parameter aCompletionBlock: Receives the thread, or the error.
  func getChatThread(
    fromSever threadId: String, completion aCompletionBlock: @escaping (AgoraChatThread?, AgoraChatError?) -> Void)
  /// Fetches the threads that this account joined, the newest first.
  ///
  /// - parameter aCursor: The cursor of the page before; empty for the first page.
  /// - parameter aPageSize: The number of threads, 1 to 50.
  /// - parameter aCompletionBlock: Receives a page of threads, or the error.
  func getJoinedChatThreadsFromServer(
    withCursor aCursor: String, pageSize aPageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void)
  /// Fetches the threads of a group, the newest first.
  ///
  /// Errors: 606 (no such group).
  ///
  /// - parameter parentId: The group.
  /// - parameter aCursor: The cursor of the page before; empty for the first page.
  /// - parameter aPageSize: The number of threads, 1 to 50.
  /// - parameter aCompletionBlock: Receives a page of threads, or the error.
  func getChatThreadsFromServer(
    withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void)
  /// Fetches the threads of a group that this account joined, the newest first.
  ///
  /// Errors: 606 (no such group).
  ///
  /// - parameter parentId: The group.
  /// - parameter aCursor: The cursor of the page before; empty for the first page.
  /// - parameter aPageSize: The number of threads, 1 to 50.
  /// - parameter aCompletionBlock: Receives a page of threads, or the error.
  func getJoinedChatThreadsFromServer(
    withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void)
  /// Fetches the members of a thread, by name.
  ///
  /// - parameter threadId: The thread.
  /// - parameter aCursor: The cursor of the page before; empty for the first page.
  /// - parameter pageSize: The number of members, 1 to 50.
  /// - parameter aCompletionBlock: Receives a page of users, or the error.
  func getChatThreadMemberListFromServer(
    withId threadId: String, cursor aCursor: String, pageSize: Int,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)
  /// Fetches the newest messages of threads (the name is the vendor's).
  ///
  /// - parameter threadIds: The threads, 1 to 50. Those without a message, and those that are not there or not of this
  ///   account's groups, are left out of the result.
  /// - parameter aCompletionBlock: Receives the messages by the ids of their threads, or the error.
  func getLastMessageFromSever(
    withChatThreads threadIds: [String],
    completion aCompletionBlock: @escaping ([String: AgoraChatMessage]?, AgoraChatError?) -> Void)
  /// Removes a member from a thread, who may join it again. The user who created the thread may, and the owner and the admins
  /// of the group.
  ///
  /// Errors: 603 (not allowed; oneself), 602 (no member).
  ///
  /// - parameter aUser: The member.
  /// - parameter athreadId: The thread.
  /// - parameter aCompletionBlock: Receives nil, or the error.
  func removeMember(
    fromChatThread aUser: String, threadId athreadId: String,
    completion aCompletionBlock: @escaping (AgoraChatError?) -> Void)
  /// Renames a thread. The user who created it may, and the owner and the admins of the group.
  ///
  /// Errors: 603 (not allowed), 110 (not 1 to 64 characters).
  ///
  /// - parameter name: The name.
  /// - parameter athreadId: The thread.
  /// - parameter aCompletionBlock: Receives nil, or the error.
  func updateChatThreadName(
    _ name: String, threadId athreadId: String, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void)
  /// Creates a thread about a message of a group, of which this account is the first member.
  ///
  /// Errors: 1401 (there is one about the message), 1402 (the message is not there, was recalled, or is in a thread itself),
  /// 606 (no such group), 215 (muted in the group), 110 (a name that has not 1 to 64 characters), 4 (1,000 threads in the
  /// group).
  ///
  /// - parameter threadName: The name.
  /// - parameter messageId: The message.
  /// - parameter parentId: The group.
  /// - parameter aCompletionBlock: Receives the thread, or the error.
  func createChatThread(
    _ threadName: String, messageId: String, parentId: String,
    completion aCompletionBlock: @escaping (AgoraChatThread?, AgoraChatError?) -> Void)
  /// Joins a thread of a group of this account.
  ///
  /// Errors: 601 (a member already), 604 (full).
  ///
  /// - parameter threadId: The thread.
  /// - parameter aCompletionBlock: Receives the thread, or the error.
  func joinChatThread(
    _ threadId: String, completion aCompletionBlock: @escaping (AgoraChatThread?, AgoraChatError?) -> Void)
  /// Leaves a thread; the user who created it may, too.
  ///
  /// Errors: 602 (no member).
  ///
  /// - parameter athreadId: The thread.
  /// - parameter aCompletionBlock: Receives nil, or the error.
  func leaveChatThread(_ athreadId: String, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void)
  /// Destroys a thread for everyone. The user who created it may, and the owner and the admins of the group.
  ///
  /// Errors: 603 (not allowed).
  ///
  /// - parameter athreadId: The thread.
  /// - parameter aCompletionBlock: Receives nil, or the error.
  func destroyChatThread(_ athreadId: String, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void)
}
