/// Calls for callers that wait: each returns what the one with a completion gives, and throws its error. There is none
/// where the vendor's call without a completion returns something or goes on by itself.
extension NIMConversationManager {
  /// Clears this account's history of a session, here and at the server.
  public nonisolated(nonsending) func deleteAllRemoteMessages(
    in session: NIMSession, options: NIMSessionDeleteAllRemoteMessagesOptions
  ) async throws {
    try await waited { deleteAllRemoteMessages(in: session, options: options, completion: $0) }
  }
  /// Messages of the server's history; while the server cannot be reached, those of the local database.
  public nonisolated(nonsending) func getMessagesDynamically(_ param: NIMGetMessagesDynamicallyParam) async throws -> (
    Bool, [NIMMessage]
  ) {
    try await waitedForTwo { getMessagesDynamically(param, completion: $0) }
  }
  /// Messages of the server's history of a P2P session or a team, in the order that the option asks for.
  public nonisolated(nonsending) func fetchMessageHistory(
    _ session: NIMSession, option: NIMHistoryMessageSearchOption
  ) async throws -> [NIMMessage] {
    try await waited { fetchMessageHistory(session, option: option, result: $0) }
  }
}
