/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatroomManager {
  /// Fetches a page of the chat rooms from the server, by id; pages are numbered from 1.
  @discardableResult
  public nonisolated(nonsending) func chatroomsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int) async -> (
    AgoraChatPageResult<AgoraChatroom>?, AgoraChatError?
  ) {
    await waitedForTwo { getChatroomsFromServer(withPage: aPageNum, pageSize: aPageSize, completion: $0) }
  }

  /// Creates a chat room that this account owns. Super admins of the app may.
  @discardableResult
  public nonisolated(nonsending) func createChatroom(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, maxMembersCount aMaxMembersCount: Int
  ) async -> (AgoraChatroom?, AgoraChatError?) {
    await waitedForTwo {
      createChatroom(
        withSubject: aSubject, description: aDescription, invitees: aInvitees, message: aMessage,
        maxMembersCount: aMaxMembersCount, completion: $0)
    }
  }

  /// Enters a chat room.
  @discardableResult
  public nonisolated(nonsending) func joinChatroom(_ aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?) {
    await waitedForTwo { joinChatroom(aChatroomId, completion: $0) }
  }

  /// Enters a chat room.
  @discardableResult
  public nonisolated(nonsending) func joinChatroom(_ aChatroomId: String, ext: String?, leaveOtherRooms: Bool) async
    -> (AgoraChatroom?, AgoraChatError?)
  {
    await waitedForTwo { joinChatroom(aChatroomId, ext: ext, leaveOtherRooms: leaveOtherRooms, completion: $0) }
  }

  /// Leaves a chat room.
  @discardableResult
  public nonisolated(nonsending) func leaveChatroom(_ aChatroomId: String) async -> AgoraChatError? {
    await waited { leaveChatroom(aChatroomId, completion: $0) }
  }

  /// Removes users from a chat room, which they may enter again.
  @discardableResult
  public nonisolated(nonsending) func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { removeMembers(aMembers, fromChatroom: aChatroomId, completion: $0) }
  }

  /// Fetches a chat room from the server.
  @discardableResult
  public nonisolated(nonsending) func chatroomSpecificationFromServer(withId aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { getChatroomSpecificationFromServer(withId: aChatroomId, completion: $0) }
  }

  /// Fetches a chat room from the server, with its members if requested.
  @discardableResult
  public nonisolated(nonsending) func chatroomSpecificationFromServer(
    withId aChatroomId: String, fetchMembers aFetchMembers: Bool
  ) async -> (AgoraChatroom?, AgoraChatError?) {
    await waitedForTwo {
      getChatroomSpecificationFromServer(withId: aChatroomId, fetchMembers: aFetchMembers, completion: $0)
    }
  }

  /// Fetches from the server the names of the members who are neither the owner nor admins.
  @discardableResult
  public nonisolated(nonsending) func chatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int
  ) async -> (AgoraChatCursorResult<NSString>?, AgoraChatError?) {
    await waitedForTwo {
      getChatroomMemberListFromServer(withId: aChatroomId, cursor: aCursor, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the announcement from the server.
  @discardableResult
  public nonisolated(nonsending) func chatroomAnnouncement(withId aChatroomId: String) async -> (
    String?, AgoraChatError?
  ) {
    await waitedForTwo { getChatroomAnnouncement(withId: aChatroomId, completion: $0) }
  }

  /// Changes the name.
  @discardableResult
  public nonisolated(nonsending) func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { updateSubject(aSubject, forChatroom: aChatroomId, completion: $0) }
  }

  /// Changes the description.
  @discardableResult
  public nonisolated(nonsending) func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String) async
    -> (AgoraChatroom?, AgoraChatError?)
  {
    await waitedForTwo { updateDescription(aDescription, forChatroom: aChatroomId, completion: $0) }
  }

  /// Changes the announcement.
  @discardableResult
  public nonisolated(nonsending) func updateChatroomAnnouncement(
    withId aChatroomId: String, announcement aAnnouncement: String?
  ) async -> (AgoraChatroom?, AgoraChatError?) {
    await waitedForTwo { updateChatroomAnnouncement(withId: aChatroomId, announcement: aAnnouncement, completion: $0) }
  }

  /// Transfers a chat room to another member.
  @discardableResult
  public nonisolated(nonsending) func updateChatroomOwner(_ aChatroomId: String, newOwner aNewOwner: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { updateChatroomOwner(aChatroomId, newOwner: aNewOwner, completion: $0) }
  }

  /// Makes a user an admin, in the chat room or not.
  @discardableResult
  public nonisolated(nonsending) func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { addAdmin(aAdmin, toChatroom: aChatroomId, completion: $0) }
  }

  /// Makes an admin an ordinary member.
  @discardableResult
  public nonisolated(nonsending) func removeAdmin(_ aAdmin: String, fromChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { removeAdmin(aAdmin, fromChatroom: aChatroomId, completion: $0) }
  }

  /// Removes users from a chat room, who may not enter again.
  @discardableResult
  public nonisolated(nonsending) func blockMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { blockMembers(aMembers, fromChatroom: aChatroomId, completion: $0) }
  }

  /// Lets blocked users enter a chat room again.
  @discardableResult
  public nonisolated(nonsending) func unblockMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { unblockMembers(aMembers, fromChatroom: aChatroomId, completion: $0) }
  }

  /// Mutes users.
  @discardableResult
  public nonisolated(nonsending) func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String
  ) async -> (AgoraChatroom?, AgoraChatError?) {
    await waitedForTwo {
      muteMembers(aMuteMembers, muteMilliseconds: aMuteMilliseconds, fromChatroom: aChatroomId, completion: $0)
    }
  }

  /// Unmutes users.
  @discardableResult
  public nonisolated(nonsending) func unmuteMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { unmuteMembers(aMembers, fromChatroom: aChatroomId, completion: $0) }
  }

  /// Mutes all but the owner, the admins and the users on the white list.
  @discardableResult
  public nonisolated(nonsending) func muteAllMembers(fromChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { muteAllMembers(fromChatroom: aChatroomId, completion: $0) }
  }

  /// Ends the mute of all.
  @discardableResult
  public nonisolated(nonsending) func unmuteAllMembers(fromChatroom aChatroomId: String) async -> (
    AgoraChatroom?, AgoraChatError?
  ) {
    await waitedForTwo { unmuteAllMembers(fromChatroom: aChatroomId, completion: $0) }
  }

  /// Lets users write although they, or all, are muted.
  @discardableResult
  public nonisolated(nonsending) func addWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async
    -> (AgoraChatroom?, AgoraChatError?)
  {
    await waitedForTwo { addWhiteListMembers(aMembers, fromChatroom: aChatroomId, completion: $0) }
  }

  /// Takes users off the white list.
  @discardableResult
  public nonisolated(nonsending) func removeWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String)
    async -> (AgoraChatroom?, AgoraChatError?)
  {
    await waitedForTwo { removeWhiteListMembers(aMembers, fromChatroom: aChatroomId, completion: $0) }
  }

  /// Fetches the users who may not enter a chat room.
  @discardableResult
  public nonisolated(nonsending) func chatroomBlacklistFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) async -> ([String]?, AgoraChatError?) {
    await waitedForTwo {
      getChatroomBlacklistFromServer(withId: aChatroomId, pageNumber: aPageNum, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the users who are muted now.
  @discardableResult
  public nonisolated(nonsending) func chatroomMuteListFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) async -> ([String]?, AgoraChatError?) {
    await waitedForTwo {
      getChatroomMuteListFromServer(withId: aChatroomId, pageNumber: aPageNum, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the users on the white list.
  @discardableResult
  public nonisolated(nonsending) func chatroomWhiteListFromServer(withId aChatroomId: String) async -> (
    [String]?, AgoraChatError?
  ) {
    await waitedForTwo { getChatroomWhiteListFromServer(withId: aChatroomId, completion: $0) }
  }

  /// Fetches whether this account is on the white list of a chat room.
  @discardableResult
  public nonisolated(nonsending) func isMemberInWhiteListFromServer(withChatroomId aChatroomId: String) async -> (
    Bool, AgoraChatError?
  ) {
    await waitedForTwo { isMemberInWhiteListFromServer(withChatroomId: aChatroomId, completion: $0) }
  }

  /// Fetches whether this account is muted in a chat room.
  @discardableResult
  public nonisolated(nonsending) func isMemberInMuteListFromServer(withChatroomId aChatroomId: String) async -> (
    Bool, AgoraChatError?
  ) {
    await waitedForTwo { isMemberInMuteListFromServer(withChatroomId: aChatroomId, completion: $0) }
  }

  /// Fetches a chat room from the server.
  @discardableResult
  public nonisolated(nonsending) func chatroomSpecificationFromServer(
    byID aChatroomId: String!, includeMembersList aIncludeMembersList: Bool
  ) async -> (AgoraChatroom?, AgoraChatError?) {
    await waitedForTwo {
      getChatroomSpecificationFromServer(byID: aChatroomId, includeMembersList: aIncludeMembersList, completion: $0)
    }
  }

  /// Sets attributes of a chat room; those of others are refused.
  @discardableResult
  public nonisolated(nonsending) func setChatroomAttributes(
    _ roomId: String, attributes keyValues: [String: String], autoDelete: Bool
  ) async -> (AgoraChatError?, [String: AgoraChatError]?) {
    await waitedForTwo {
      setChatroomAttributes(roomId, attributes: keyValues, autoDelete: autoDelete, completionBlock: $0)
    }
  }

  /// Sets attributes of a chat room, also those that other users set.
  @discardableResult
  public nonisolated(nonsending) func setChatroomAttributesForced(
    _ roomId: String, attributes keyValues: [String: String], autoDelete: Bool
  ) async -> (AgoraChatError?, [String: AgoraChatError]?) {
    await waitedForTwo {
      setChatroomAttributesForced(roomId, attributes: keyValues, autoDelete: autoDelete, completionBlock: $0)
    }
  }

  /// Sets an attribute of a chat room; that of another user is refused.
  @discardableResult
  public nonisolated(nonsending) func setChatroomAttribute(
    _ roomId: String, key: String, value: String, autoDelete: Bool
  ) async -> AgoraChatError? {
    await waited { setChatroomAttribute(roomId, key: key, value: value, autoDelete: autoDelete, completionBlock: $0) }
  }

  /// Sets an attribute of a chat room, also one that another user set.
  @discardableResult
  public nonisolated(nonsending) func setChatroomAttributeForced(
    _ roomId: String, key: String, value: String, autoDelete: Bool
  ) async -> AgoraChatError? {
    await waited {
      setChatroomAttributeForced(roomId, key: key, value: value, autoDelete: autoDelete, completionBlock: $0)
    }
  }

  /// Removes attributes of a chat room; those of others are refused.
  @discardableResult
  public nonisolated(nonsending) func removeChatroomAttributes(_ roomId: String, attributes keyValues: [String]) async
    -> (AgoraChatError?, [String: AgoraChatError]?)
  {
    await waitedForTwo { removeChatroomAttributes(roomId, attributes: keyValues, completionBlock: $0) }
  }

  /// Removes attributes of a chat room, also those that other users set.
  @discardableResult
  public nonisolated(nonsending) func removeChatroomAttributesForced(_ roomId: String, attributes keyValues: [String])
    async -> (AgoraChatError?, [String: AgoraChatError]?)
  {
    await waitedForTwo { removeChatroomAttributesForced(roomId, attributes: keyValues, completionBlock: $0) }
  }

  /// Removes an attribute of a chat room; that of another user is refused.
  @discardableResult
  public nonisolated(nonsending) func removeChatroomAttribute(_ roomId: String, key: String) async -> AgoraChatError? {
    await waited { removeChatroomAttribute(roomId, key: key, completionBlock: $0) }
  }

  /// Removes an attribute of a chat room, also one that another user set.
  @discardableResult
  public nonisolated(nonsending) func removeChatroomAttributeForced(_ roomId: String, key: String) async
    -> AgoraChatError?
  {
    await waited { removeChatroomAttributeForced(roomId, key: key, completionBlock: $0) }
  }

  /// Fetches attributes of a chat room; all of them without keys.
  @discardableResult
  public nonisolated(nonsending) func fetchChatroomAttributes(_ roomId: String, keys: [String]?) async -> (
    AgoraChatError?, [String: String]?
  ) {
    await waitedForTwo { fetchChatroomAttributes(roomId, keys: keys, completion: $0) }
  }

  /// Fetches all attributes of a chat room.
  @discardableResult
  public nonisolated(nonsending) func fetchChatroomAllAttributes(_ roomId: String) async -> (
    AgoraChatError?, [String: String]?
  ) {
    await waitedForTwo { fetchChatroomAllAttributes(roomId, completion: $0) }
  }
}
