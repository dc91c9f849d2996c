internal import Foundation

/// The same calls without a completion.
extension IAgoraChatroomManager {
  /// Fetches a page of the chat rooms from the server, by id; pages are numbered from 1.
  public func getChatroomsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int) {
    getChatroomsFromServer(withPage: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Creates a chat room that this account owns. Super admins of the app may.
  public func createChatroom(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, maxMembersCount aMaxMembersCount: Int
  ) {
    createChatroom(
      withSubject: aSubject, description: aDescription, invitees: aInvitees, message: aMessage,
      maxMembersCount: aMaxMembersCount, completion: nil)
  }
  /// Enters a chat room.
  public func joinChatroom(_ aChatroomId: String) { joinChatroom(aChatroomId, completion: nil) }
  /// Enters a chat room.
  public func joinChatroom(_ aChatroomId: String, ext: String?, leaveOtherRooms: Bool) {
    joinChatroom(aChatroomId, ext: ext, leaveOtherRooms: leaveOtherRooms, completion: nil)
  }
  /// Leaves a chat room.
  public func leaveChatroom(_ aChatroomId: String) { leaveChatroom(aChatroomId, completion: nil) }
  /// Removes users from a chat room, which they may enter again: the owner may remove anyone else, admins ordinary
  /// members.
  public func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    removeMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// Fetches a chat room from the server.
  public func getChatroomSpecificationFromServer(withId aChatroomId: String) {
    getChatroomSpecificationFromServer(withId: aChatroomId, completion: nil)
  }
  /// Fetches a chat room from the server, with its members if requested.
  public func getChatroomSpecificationFromServer(withId aChatroomId: String, fetchMembers aFetchMembers: Bool) {
    getChatroomSpecificationFromServer(withId: aChatroomId, fetchMembers: aFetchMembers, completion: nil)
  }
  /// Fetches from the server the names of the members who are neither the owner nor admins.
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int
  ) {
    getChatroomMemberListFromServer(withId: aChatroomId, cursor: aCursor, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the announcement from the server; empty if there is none.
  public func getChatroomAnnouncement(withId aChatroomId: String) {
    getChatroomAnnouncement(withId: aChatroomId, completion: nil)
  }
  /// Changes the name; the owner and admins may.
  public func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String) {
    updateSubject(aSubject, forChatroom: aChatroomId, completion: nil)
  }
  /// Changes the description; the owner and admins may.
  public func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String) {
    updateDescription(aDescription, forChatroom: aChatroomId, completion: nil)
  }
  /// Changes the announcement; the owner and admins may.
  public func updateChatroomAnnouncement(withId aChatroomId: String, announcement aAnnouncement: String?) {
    updateChatroomAnnouncement(withId: aChatroomId, announcement: aAnnouncement, completion: nil)
  }
  /// Transfers a chat room to another member; its owner may, and becomes an ordinary member.
  public func updateChatroomOwner(_ aChatroomId: String, newOwner aNewOwner: String) {
    updateChatroomOwner(aChatroomId, newOwner: aNewOwner, completion: nil)
  }
  /// Makes a user an admin, in the chat room or not; the owner may.
  public func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String) {
    addAdmin(aAdmin, toChatroom: aChatroomId, completion: nil)
  }
  /// Makes an admin an ordinary member; the owner may.
  public func removeAdmin(_ aAdmin: String, fromChatroom aChatroomId: String) {
    removeAdmin(aAdmin, fromChatroom: aChatroomId, completion: nil)
  }
  /// Removes users from a chat room, who may not enter again: the owner may block anyone else, admins ordinary members,
  /// in it or not.
  public func blockMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    blockMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// Lets blocked users enter a chat room again; the owner and admins may.
  public func unblockMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    unblockMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// Mutes users: the owner may mute anyone else, admins ordinary members, in it or not.
  public func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String
  ) {
    muteMembers(aMuteMembers, muteMilliseconds: aMuteMilliseconds, fromChatroom: aChatroomId, completion: nil)
  }
  /// Unmutes users: the owner may unmute anyone else, admins ordinary members, in it or not.
  public func unmuteMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    unmuteMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// Mutes all but the owner, the admins and the users on the white list; the owner and admins may.
  public func muteAllMembers(fromChatroom aChatroomId: String) {
    muteAllMembers(fromChatroom: aChatroomId, completion: nil)
  }
  /// Ends the mute of all; the owner and admins may.
  public func unmuteAllMembers(fromChatroom aChatroomId: String) {
    unmuteAllMembers(fromChatroom: aChatroomId, completion: nil)
  }
  /// Lets users write although they, or all, are muted: the owner may allow anyone else, admins ordinary members.
  public func addWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    addWhiteListMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// Takes users off the white list: the owner may take anyone else off, admins ordinary members.
  public func removeWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String) {
    removeWhiteListMembers(aMembers, fromChatroom: aChatroomId, completion: nil)
  }
  /// Fetches the users who may not enter a chat room; the owner and admins may.
  public func getChatroomBlacklistFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) {
    getChatroomBlacklistFromServer(withId: aChatroomId, pageNumber: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the users who are muted now; the owner and admins may.
  public func getChatroomMuteListFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) {
    getChatroomMuteListFromServer(withId: aChatroomId, pageNumber: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the users on the white list; the owner and admins may.
  public func getChatroomWhiteListFromServer(withId aChatroomId: String) {
    getChatroomWhiteListFromServer(withId: aChatroomId, completion: nil)
  }
  /// Fetches whether this account is on the white list of a chat room.
  public func isMemberInWhiteListFromServer(withChatroomId aChatroomId: String) {
    isMemberInWhiteListFromServer(withChatroomId: aChatroomId, completion: nil)
  }
  /// Fetches whether this account is muted in a chat room.
  public func isMemberInMuteListFromServer(withChatroomId aChatroomId: String) {
    isMemberInMuteListFromServer(withChatroomId: aChatroomId, completion: nil)
  }
  /// Sets attributes of a chat room, except those that another user set.
  public func setChatroomAttributes(
    _ roomId: String, attributes keyValues: [String: String] = [:], autoDelete: Bool
  ) {
    setChatroomAttributes(roomId, attributes: keyValues, autoDelete: autoDelete, completionBlock: nil)
  }
  /// Sets no attribute of a chat room, which is refused with 110.
  public func setChatroomAttributes(
    _ roomId: String, autoDelete: Bool, completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?
  ) {
    setChatroomAttributes(roomId, attributes: [:], autoDelete: autoDelete, completionBlock: completionBlock)
  }
  /// Sets an attribute of a chat room, unless another user set it.
  public func setChatroomAttribute(_ roomId: String, key: String, value: String, autoDelete: Bool) {
    setChatroomAttribute(roomId, key: key, value: value, autoDelete: autoDelete, completionBlock: nil)
  }
  /// Removes attributes of a chat room, except those that another user set.
  public func removeChatroomAttributes(_ roomId: String, attributes keyValues: [String]) {
    removeChatroomAttributes(roomId, attributes: keyValues, completionBlock: nil)
  }
  /// Removes an attribute of a chat room, unless another user set it.
  public func removeChatroomAttribute(_ roomId: String, key: String) {
    removeChatroomAttribute(roomId, key: key, completionBlock: nil)
  }
  /// Sets attributes of a chat room, also those that another user set.
  public func setChatroomAttributesForced(
    _ roomId: String, attributes keyValues: [String: String] = [:], autoDelete: Bool
  ) {
    setChatroomAttributesForced(roomId, attributes: keyValues, autoDelete: autoDelete, completionBlock: nil)
  }
  /// Sets no attribute of a chat room, which is refused with 110.
  public func setChatroomAttributesForced(
    _ roomId: String, autoDelete: Bool, completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?
  ) {
    setChatroomAttributesForced(roomId, attributes: [:], autoDelete: autoDelete, completionBlock: completionBlock)
  }
  /// Sets an attribute of a chat room, also one that another user set.
  public func setChatroomAttributeForced(_ roomId: String, key: String, value: String, autoDelete: Bool) {
    setChatroomAttributeForced(roomId, key: key, value: value, autoDelete: autoDelete, completionBlock: nil)
  }
  /// Removes attributes of a chat room, also those that another user set.
  public func removeChatroomAttributesForced(_ roomId: String, attributes keyValues: [String]) {
    removeChatroomAttributesForced(roomId, attributes: keyValues, completionBlock: nil)
  }
  /// Removes an attribute of a chat room, also one that another user set.
  public func removeChatroomAttributeForced(_ roomId: String, key: String) {
    removeChatroomAttributeForced(roomId, key: key, completionBlock: nil)
  }
  /// Fetches attributes of a chat room from the server.
  public func fetchChatroomAttributes(_ roomId: String, keys: [String]?) {
    fetchChatroomAttributes(roomId, keys: keys, completion: nil)
  }
  /// Fetches all attributes of a chat room from the server.
  public func fetchChatroomAllAttributes(_ roomId: String) { fetchChatroomAllAttributes(roomId, completion: nil) }
}
