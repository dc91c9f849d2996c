/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion returns something or continues in the background have none.
extension NIMChatManager {
  /// Fetches the readers of a team message of this account from the server.
  public nonisolated(nonsending) func queryMessageReceiptDetail(_ message: NIMMessage) async throws
    -> NIMTeamMessageReceiptDetail
  {
    try await waited { queryMessageReceiptDetail(message, completion: $0) }
  }
  /// Fetches from the server which of some accounts have read a team message of this account.
  public nonisolated(nonsending) func queryMessageReceiptDetail(
    _ message: NIMMessage, accountSet: Set<AnyHashable>
  ) async throws -> NIMTeamMessageReceiptDetail {
    try await waited { queryMessageReceiptDetail(message, accountSet: accountSet, completion: $0) }
  }
  /// Revokes a message without a push notification (NIM: message revocation).
  public nonisolated(nonsending) func revokeMessage(_ message: NIMMessage) async throws {
    try await waited { revokeMessage(message, completion: $0) }
  }
  /// Revokes a message, with a push notification if there is a text or a payload for it.
  public nonisolated(nonsending) func revokeMessage(
    _ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable: Any]?, shouldBeCounted should: Bool
  ) async throws {
    try await waited {
      revokeMessage(
        message, apnsContent: apnsContent, apnsPayload: apnsPayload, shouldBeCounted: should, completion: $0)
    }
  }
  /// Revokes a message with an option.
  public nonisolated(nonsending) func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption) async throws
  {
    try await waited { revokeMessage(message, option: option, completion: $0) }
  }
}
