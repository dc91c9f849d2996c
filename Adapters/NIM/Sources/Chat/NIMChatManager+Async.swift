/// Calls for callers that wait: each returns what the one with a completion gives, and throws its error. There is none
/// where the vendor's call without a completion returns something or goes on by itself.
extension NIMChatManager {
  /// Fetches the readers of a team message of this account from the server.
  public nonisolated(nonsending) func queryMessageReceiptDetail(_ message: NIMMessage) async throws
    -> NIMTeamMessageReceiptDetail
  {
    try await waited { queryMessageReceiptDetail(message, completion: $0) }
  }
  /// Which of some accounts have read a team message of this account's, from the server.
  public nonisolated(nonsending) func queryMessageReceiptDetail(
    _ message: NIMMessage, accountSet: Set<AnyHashable>
  ) async throws -> NIMTeamMessageReceiptDetail {
    try await waited { queryMessageReceiptDetail(message, accountSet: accountSet, completion: $0) }
  }
  /// Takes a message back, with no push notification (NIM: message revocation).
  public nonisolated(nonsending) func revokeMessage(_ message: NIMMessage) async throws {
    try await waited { revokeMessage(message, completion: $0) }
  }
  /// Takes a message back, with a push notification if there is a text or a payload for it.
  public nonisolated(nonsending) func revokeMessage(
    _ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable: Any]?, shouldBeCounted should: Bool
  ) async throws {
    try await waited {
      revokeMessage(
        message, apnsContent: apnsContent, apnsPayload: apnsPayload, shouldBeCounted: should, completion: $0)
    }
  }
  /// Takes a message back and says something with it.
  public nonisolated(nonsending) func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption) async throws
  {
    try await waited { revokeMessage(message, option: option, completion: $0) }
  }
}
