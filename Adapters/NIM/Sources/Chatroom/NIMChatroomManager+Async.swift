/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion returns something or continues in the background have none.
extension NIMChatroomManager {
  /// Fetches messages of a chatroom's history, in the option's order.
  public nonisolated(nonsending) func fetchMessageHistory(
    _ roomId: String, option: NIMHistoryMessageSearchOption
  ) async throws -> [NIMMessage] {
    try await waited { fetchMessageHistory(roomId, option: option, result: $0) }
  }
  /// Fetches a chatroom.
  public nonisolated(nonsending) func fetchChatroomInfo(_ roomId: String) async throws -> NIMChatroom {
    try await waited { fetchChatroomInfo(roomId, completion: $0) }
  }
  /// Fetches members of a chatroom, those who entered last first.
  public nonisolated(nonsending) func fetchChatroomMembers(_ request: NIMChatroomMemberRequest) async throws
    -> [NIMChatroomMember]
  {
    try await waited { fetchChatroomMembers(request, completion: $0) }
  }
  /// Fetches some members of a chatroom.
  public nonisolated(nonsending) func fetchChatroomMembers(byIds request: NIMChatroomMembersByIdsRequest) async throws
    -> [NIMChatroomMember]
  {
    try await waited { fetchChatroomMembers(byIds: request, completion: $0) }
  }
  /// Fetches those in a chatroom who have a tag, those who entered last first.
  public nonisolated(nonsending) func fetchChatroomMembers(
    byTag request: NIMChatroomFetchMembersByTagRequest
  ) async throws -> [NIMChatroomMember] {
    try await waited { fetchChatroomMembers(byTag: request, completion: $0) }
  }
  /// Fetches messages of a chatroom's history by the tags of those whom they are for.
  public nonisolated(nonsending) func getMessagesByTags(
    _ param: NIMGetMessagesByTagsParam
  ) async throws -> [NIMMessage] {
    try await waited { getMessagesByTags(param, completion: $0) }
  }
}
