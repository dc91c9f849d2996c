/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion continues in the background have none.
extension NIMChatExtendManager {
  /// Fetches the replies of a thread from the server.
  public nonisolated(nonsending) func fetchSubMessages(
    _ info: NIMChatExtendBasicInfo, option: NIMThreadTalkFetchOption?
  ) async throws -> NIMThreadTalkFetchResult {
    try await waited { fetchSubMessages(info, option: option, completion: $0) }
  }
  /// Fetches the replies of a thread from the server.
  public nonisolated(nonsending) func fetchSubMessages(
    from message: NIMMessage, option: NIMThreadTalkFetchOption?
  ) async throws -> NIMThreadTalkFetchResult {
    try await waited { fetchSubMessages(from: message, option: option, completion: $0) }
  }
  /// Fetches messages from the server, by what identifies them.
  public nonisolated(nonsending) func fetchHistoryMessages(
    _ infos: [NIMChatExtendBasicInfo], syncToDB sync: Bool
  ) async throws -> NIMHistoryMessagesOfInfos {
    try await waited { fetchHistoryMessages(infos, syncToDB: sync, completion: $0) }
  }
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
