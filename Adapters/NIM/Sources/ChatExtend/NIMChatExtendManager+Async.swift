/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion continues in the background have none.
extension NIMChatExtendManager {
  /// Fetches the quick comments on at most 20 messages from the server; the messages without any follow in the tuple.
  public nonisolated(nonsending) func fetchQuickComments(
    _ messages: [NIMMessage]
  ) async throws -> (NIMQuickCommentsOfMessages, [NIMMessage]) {
    try await waitedForTwo { fetchQuickComments(messages, completion: $0) }
  }
  /// Looks up the quick comments on a message in the local database.
  public nonisolated(nonsending) func quickComments(by message: NIMMessage) async throws -> NIMQuickCommentsOfNumbers {
    try await waited { quickComments(by: message, completion: $0) }
  }
}
