internal import Foundation

/// The same calls without a completion.
extension IAgoraChatGroupManager {
  /// Fetches a page of the groups that this account is in, with numbers of members and roles.
  public func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool
  ) {
    getJoinedGroupsFromServer(
      withPage: aPageNum, pageSize: aPageSize, needMemberCount: aNeedMemberCount, needRole: aNeedRole, completion: nil)
  }
  /// Fetches a page of the groups that this account is in.
  public func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int) {
    getJoinedGroupsFromServer(withPage: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the number of groups that this account is in.
  public func getJoinedGroupsCountFromServer() { getJoinedGroupsCountFromServer(completion: nil) }
  /// Fetches a public group, whether this account is in it or not; others are 606.
  public func searchPublicGroup(withId aGroundId: String) { searchPublicGroup(withId: aGroundId, completion: nil) }
  /// Creates a group; invited accounts are members at once, and accounts that do not exist are ignored.
  public func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?
  ) {
    createGroup(
      withSubject: aSubject, description: aDescription, invitees: aInvitees, message: aMessage, setting: aSetting,
      completion: nil)
  }
  /// Fetches a group.
  public func getGroupSpecificationFromServer(withId aGroupId: String) {
    getGroupSpecificationFromServer(withId: aGroupId, completion: nil)
  }
  /// Fetches a group, with its members if this account is one of them.
  public func getGroupSpecificationFromServer(withId aGroupId: String, fetchMembers: Bool) {
    getGroupSpecificationFromServer(withId: aGroupId, fetchMembers: fetchMembers, completion: nil)
  }
  /// Fetches the names of the members who are neither the owner nor admins.
  public func getGroupMemberListFromServer(withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int) {
    getGroupMemberListFromServer(withId: aGroupId, cursor: aCursor, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the members who may not write now.
  public func getGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) {
    getGroupMuteListFromServer(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the members who may not write now, with the ends of their mutes in milliseconds since 1970 (-1 for no
  /// end).
  public func fetchGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) {
    fetchGroupMuteListFromServer(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the announcement; empty if there is none.
  public func getGroupAnnouncement(withId aGroupId: String) { getGroupAnnouncement(withId: aGroupId, completion: nil) }
  /// Adds users to a group, who are members at once: the owner and admins may, and every member where the style allows
  /// it.
  public func addMembers(_ aUsers: [String], toGroup aGroupId: String, message aMessage: String?) {
    addMembers(aUsers, toGroup: aGroupId, message: aMessage, completion: nil)
  }
  /// Removes members: the owner may remove anyone else, admins ordinary members.
  public func removeMembers(_ aUsers: [String], fromGroup aGroupId: String) {
    removeMembers(aUsers, fromGroup: aGroupId, completion: nil)
  }
  /// Changes the name; the owner and admins may.
  public func updateGroupSubject(_ aSubject: String?, forGroup aGroupId: String) {
    updateGroupSubject(aSubject, forGroup: aGroupId, completion: nil)
  }
  /// Changes the description; the owner and admins may.
  public func updateDescription(_ aDescription: String?, forGroup aGroupId: String) {
    updateDescription(aDescription, forGroup: aGroupId, completion: nil)
  }
  /// Blocks the messages of a group for this account. The owner may not (603).
  public func blockGroup(_ aGroupId: String) { blockGroup(aGroupId, completion: nil) }
  /// Ends the block of a group's messages.
  public func unblockGroup(_ aGroupId: String) { unblockGroup(aGroupId, completion: nil) }
  /// Leaves a group; its owner may not (603).
  public func leaveGroup(_ aGroupId: String) { leaveGroup(aGroupId, completion: nil) }
  /// Transfers a group to another member; its owner may, and becomes an ordinary member.
  public func updateGroupOwner(_ aGroupId: String, newOwner aNewOwner: String) {
    updateGroupOwner(aGroupId, newOwner: aNewOwner, completion: nil)
  }
  /// Makes a member an admin; the owner may.
  public func addAdmin(_ aAdmin: String, toGroup aGroupId: String) {
    addAdmin(aAdmin, toGroup: aGroupId, completion: nil)
  }
  /// Makes an admin an ordinary member; the owner may.
  public func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String) {
    removeAdmin(aAdmin, fromGroup: aGroupId, completion: nil)
  }
  /// Mutes members: the owner may mute anyone else, admins ordinary members.
  public func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String)
  { muteMembers(aMuteMembers, muteMilliseconds: aMuteMilliseconds, fromGroup: aGroupId, completion: nil) }
  /// Unmutes members: the owner may unmute anyone else, admins ordinary members.
  public func unmuteMembers(_ aMembers: [String], fromGroup aGroupId: String) {
    unmuteMembers(aMembers, fromGroup: aGroupId, completion: nil)
  }
  /// Changes the announcement; the owner and admins may.
  public func updateGroupAnnouncement(withId aGroupId: String, announcement aAnnouncement: String?) {
    updateGroupAnnouncement(withId: aGroupId, announcement: aAnnouncement, completion: nil)
  }
  /// Changes the app's own data with a group; the owner and admins may.
  public func updateGroupExt(withId aGroupId: String, ext aExt: String?) {
    updateGroupExt(withId: aGroupId, ext: aExt, completion: nil)
  }
  /// Joins a group that anyone may join; others are 603.
  public func joinPublicGroup(_ aGroupId: String) { joinPublicGroup(aGroupId, completion: nil) }
  /// Asks to join a group whose style is `publicJoinNeedApproval`.
  public func request(toJoinPublicGroup aGroupId: String, message aMessage: String?) {
    request(toJoinPublicGroup: aGroupId, message: aMessage, completion: nil)
  }
  /// Lets an account that asked to join into a group.
  public func approveJoinGroupRequest(_ aGroupId: String, sender aUsername: String) {
    approveJoinGroupRequest(aGroupId, sender: aUsername, completion: nil)
  }
  /// Declines the application of an account to join a group.
  public func declineJoinGroupRequest(_ aGroupId: String, sender aUsername: String, reason aReason: String?) {
    declineJoinGroupRequest(aGroupId, sender: aUsername, reason: aReason, completion: nil)
  }
  /// Accepts an invitation into a group.
  public func acceptInvitation(fromGroup aGroupId: String, inviter aUsername: String) {
    acceptInvitation(fromGroup: aGroupId, inviter: aUsername, completion: nil)
  }
  /// Declines an invitation into a group.
  public func declineGroupInvitation(_ aGroupId: String, inviter aInviter: String, reason aReason: String?) {
    declineGroupInvitation(aGroupId, inviter: aInviter, reason: aReason, completion: nil)
  }
  /// Fetches the users who may not become members.
  public func getGroupBlacklistFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) {
    getGroupBlacklistFromServer(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the members who may write although all are muted.
  public func getGroupWhiteListFromServer(withId aGroupId: String) {
    getGroupWhiteListFromServer(withId: aGroupId, completion: nil)
  }
  /// Fetches whether this account may write although all are muted.
  public func isMemberInWhiteListFromServer(withGroupId aGroupId: String) {
    isMemberInWhiteListFromServer(withGroupId: aGroupId, completion: nil)
  }
  /// Blocks users in a group; members are removed.
  public func blockMembers(_ aMembers: [String], fromGroup aGroupId: String) {
    blockMembers(aMembers, fromGroup: aGroupId, completion: nil)
  }
  /// Unblocks users in a group.
  public func unblockMembers(_ aMembers: [String], fromGroup aGroupId: String) {
    unblockMembers(aMembers, fromGroup: aGroupId, completion: nil)
  }
  /// Lets members write although all are muted.
  public func addWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String) {
    addWhiteListMembers(aMembers, fromGroup: aGroupId, completion: nil)
  }
  /// Takes members off the white list.
  public func removeWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String) {
    removeWhiteListMembers(aMembers, fromGroup: aGroupId, completion: nil)
  }
  /// Sets attributes of a member in a group.
  public func setMemberAttribute(_ groupId: String, userId: String, attributes: [String: String] = [:]) {
    setMemberAttribute(groupId, userId: userId, attributes: attributes, completion: nil)
  }
  /// Sets no attributes, which is refused with 110.
  public func setMemberAttribute(
    _ groupId: String, userId: String, completion completionBlock: ((AgoraChatError?) -> Void)?
  ) {
    setMemberAttribute(groupId, userId: userId, attributes: [:], completion: completionBlock)
  }
  /// Fetches the attributes of a member of a group.
  public func fetchMemberAttribute(_ groupId: String, userId: String) {
    fetchMemberAttribute(groupId, userId: userId, completion: nil)
  }
  /// Fetches attributes of members of a group.
  public func fetchMembersAttributes(_ groupId: String, userIds: [String], keys: [String]) {
    fetchMembersAttributes(groupId, userIds: userIds, keys: keys, completion: nil)
  }
  /// Fetches a part of the public groups.
  public func getPublicGroupsFromServer(withCursor aCursor: String?, pageSize aPageSize: Int) {
    getPublicGroupsFromServer(withCursor: aCursor, pageSize: aPageSize, completion: nil)
  }
  /// Fetches the shared files of a group.
  public func getGroupFileList(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) {
    getGroupFileList(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: nil)
  }
  /// Uploads a file and adds it to the shared files of a group.
  public func uploadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, progress aProgressBlock: ((Int32) -> Void)?
  ) {
    uploadGroupSharedFile(withId: aGroupId, filePath: aFilePath, progress: aProgressBlock, completion: nil)
  }
  /// Downloads a shared file of a group.
  public func downloadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, sharedFileId aSharedFileId: String,
    progress aProgressBlock: ((Int32) -> Void)?
  ) {
    downloadGroupSharedFile(
      withId: aGroupId, filePath: aFilePath, sharedFileId: aSharedFileId, progress: aProgressBlock, completion: nil)
  }
  /// Removes a shared file of a group.
  public func removeGroupSharedFile(withId aGroupId: String, sharedFileId aSharedFileId: String) {
    removeGroupSharedFile(withId: aGroupId, sharedFileId: aSharedFileId, completion: nil)
  }
}
