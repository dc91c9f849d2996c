public import Foundation

/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension AgoraChatConversation {
  /// Deletes messages from this account's history, at the server and on its devices.
  @discardableResult
  public nonisolated(nonsending) func removeMessages(fromServerMessageIds messageIds: [String]) async -> AgoraChatError?
  {
    await waited { removeMessages(fromServerMessageIds: messageIds, completion: $0) }
  }

  /// Deletes the messages up to a time from this account's history, at the server and on its devices.
  @discardableResult
  public nonisolated(nonsending) func removeMessagesFromServer(withTimeStamp beforeTimeStamp: TimeInterval) async
    -> AgoraChatError?
  {
    await waited { removeMessagesFromServer(withTimeStamp: beforeTimeStamp, completion: $0) }
  }

  /// Finds messages of several types (raw values of `AgoraChatMessageBodyType`), with a completion on the callback
  /// queue.
  @discardableResult
  public nonisolated(nonsending) func searchMessages(
    withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) async -> ([AgoraChatMessage]?, AgoraChatError?) {
    await waitedForTwo {
      searchMessages(
        withTypes: aTypes, timestamp: aTimestamp, count: aCount, fromUser: aUsername, searchDirection: aDirection,
        completion: $0)
    }
  }

  /// Finds messages with a word in their content, their extension, or either.
  @discardableResult
  public nonisolated(nonsending) func loadMessages(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope
  ) async -> ([AgoraChatMessage]?, AgoraChatError?) {
    await waitedForTwo {
      loadMessages(
        withKeyword: aKeyword, timestamp: aTimestamp, count: aCount, fromUser: aSender, searchDirection: aDirection,
        scope: aScope, completion: $0)
    }
  }
}
