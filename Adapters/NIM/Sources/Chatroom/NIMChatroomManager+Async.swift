/// Calls for callers that wait: each returns what the one with a completion gives, and throws its error. There is none
/// where the vendor's call without a completion returns something or goes on by itself.
extension NIMChatroomManager {
  /// Messages of a chatroom's history, in the order that the option asks for.
  public nonisolated(nonsending) func fetchMessageHistory(
    _ roomId: String, option: NIMHistoryMessageSearchOption
  ) async throws -> [NIMMessage] {
    try await waited { fetchMessageHistory(roomId, option: option, result: $0) }
  }
  /// A chatroom.
  public nonisolated(nonsending) func fetchChatroomInfo(_ roomId: String) async throws -> NIMChatroom {
    try await waited { fetchChatroomInfo(roomId, completion: $0) }
  }
  /// Members of a chatroom, those who entered last first.
  public nonisolated(nonsending) func fetchChatroomMembers(_ request: NIMChatroomMemberRequest) async throws
    -> [NIMChatroomMember]
  {
    try await waited { fetchChatroomMembers(request, completion: $0) }
  }
  /// Some members of a chatroom.
  public nonisolated(nonsending) func fetchChatroomMembers(byIds request: NIMChatroomMembersByIdsRequest) async throws
    -> [NIMChatroomMember]
  {
    try await waited { fetchChatroomMembers(byIds: request, completion: $0) }
  }
}
