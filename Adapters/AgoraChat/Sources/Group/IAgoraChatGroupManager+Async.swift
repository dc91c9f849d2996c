public import Foundation

/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatGroupManager {
  /// Fetches a page of the groups that this account is in, with numbers of members and roles.
  @discardableResult
  public nonisolated(nonsending) func joinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool
  ) async -> ([AgoraChatGroup]?, AgoraChatError?) {
    await waitedForTwo {
      getJoinedGroupsFromServer(
        withPage: aPageNum, pageSize: aPageSize, needMemberCount: aNeedMemberCount, needRole: aNeedRole, completion: $0)
    }
  }

  /// Fetches a page of the groups that this account is in.
  @discardableResult
  public nonisolated(nonsending) func joinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int) async -> (
    [AgoraChatGroup]?, AgoraChatError?
  ) {
    await waitedForTwo { getJoinedGroupsFromServer(withPage: aPageNum, pageSize: aPageSize, completion: $0) }
  }

  /// Fetches the number of groups that this account is in.
  @discardableResult
  public nonisolated(nonsending) func joinedGroupsCountFromServer() async -> (Int, AgoraChatError?) {
    await waitedForTwo { getJoinedGroupsCountFromServer(completion: $0) }
  }

  /// Fetches a public group.
  @discardableResult
  public nonisolated(nonsending) func searchPublicGroup(withId aGroundId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { searchPublicGroup(withId: aGroundId, completion: $0) }
  }

  /// Creates a group.
  @discardableResult
  public nonisolated(nonsending) func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?
  ) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo {
      createGroup(
        withSubject: aSubject, description: aDescription, invitees: aInvitees, message: aMessage, setting: aSetting,
        completion: $0)
    }
  }

  /// Fetches a group.
  @discardableResult
  public nonisolated(nonsending) func groupSpecificationFromServer(withId aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { getGroupSpecificationFromServer(withId: aGroupId, completion: $0) }
  }

  /// Fetches a group, with its members if this account is one of them.
  @discardableResult
  public nonisolated(nonsending) func groupSpecificationFromServer(withId aGroupId: String, fetchMembers: Bool) async
    -> (AgoraChatGroup?, AgoraChatError?)
  {
    await waitedForTwo { getGroupSpecificationFromServer(withId: aGroupId, fetchMembers: fetchMembers, completion: $0) }
  }

  /// Fetches the names of the members who are neither the owner nor admins.
  @discardableResult
  public nonisolated(nonsending) func groupMemberListFromServer(
    withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int
  ) async -> (AgoraChatCursorResult<NSString>?, AgoraChatError?) {
    await waitedForTwo {
      getGroupMemberListFromServer(withId: aGroupId, cursor: aCursor, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the members who may not write now.
  @discardableResult
  public nonisolated(nonsending) func groupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) async -> ([String]?, AgoraChatError?) {
    await waitedForTwo {
      getGroupMuteListFromServer(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the members who may not write now, with the ends of their mutes in milliseconds since 1970 (-1 for no
  /// end).
  @discardableResult
  public nonisolated(nonsending) func fetchGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) async -> ([String: NSNumber]?, AgoraChatError?) {
    await waitedForTwo {
      fetchGroupMuteListFromServer(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches whether this account may not write in a group.
  @discardableResult
  public nonisolated(nonsending) func isMemberInMuteListFromServer(withGroupId aGroupId: String) async -> (
    Bool, AgoraChatError?
  ) {
    await waitedForTwo { isMemberInMuteListFromServer(withGroupId: aGroupId, completion: $0) }
  }

  /// Fetches the announcement.
  @discardableResult
  public nonisolated(nonsending) func groupAnnouncement(withId aGroupId: String) async -> (String?, AgoraChatError?) {
    await waitedForTwo { getGroupAnnouncement(withId: aGroupId, completion: $0) }
  }

  /// Adds users to a group, who are members at once.
  @discardableResult
  public nonisolated(nonsending) func addMembers(
    _ aUsers: [String], toGroup aGroupId: String, message aMessage: String?
  ) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo { addMembers(aUsers, toGroup: aGroupId, message: aMessage, completion: $0) }
  }

  /// Removes members.
  @discardableResult
  public nonisolated(nonsending) func removeMembers(_ aUsers: [String], fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { removeMembers(aUsers, fromGroup: aGroupId, completion: $0) }
  }

  /// Changes the name.
  @discardableResult
  public nonisolated(nonsending) func updateGroupSubject(_ aSubject: String?, forGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { updateGroupSubject(aSubject, forGroup: aGroupId, completion: $0) }
  }

  /// Changes the description.
  @discardableResult
  public nonisolated(nonsending) func updateDescription(_ aDescription: String?, forGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { updateDescription(aDescription, forGroup: aGroupId, completion: $0) }
  }

  /// Blocks the messages of a group for this account. The owner may not (603).
  @discardableResult
  public nonisolated(nonsending) func blockGroup(_ aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo { blockGroup(aGroupId, completion: $0) }
  }

  /// Ends the block of a group's messages.
  @discardableResult
  public nonisolated(nonsending) func unblockGroup(_ aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo { unblockGroup(aGroupId, completion: $0) }
  }

  /// Leaves a group.
  @discardableResult
  public nonisolated(nonsending) func leaveGroup(_ aGroupId: String) async -> AgoraChatError? {
    await waited { leaveGroup(aGroupId, completion: $0) }
  }

  /// Transfers a group to another member.
  @discardableResult
  public nonisolated(nonsending) func updateGroupOwner(_ aGroupId: String, newOwner aNewOwner: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { updateGroupOwner(aGroupId, newOwner: aNewOwner, completion: $0) }
  }

  /// Makes a member an admin.
  @discardableResult
  public nonisolated(nonsending) func addAdmin(_ aAdmin: String, toGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { addAdmin(aAdmin, toGroup: aGroupId, completion: $0) }
  }

  /// Makes an admin an ordinary member.
  @discardableResult
  public nonisolated(nonsending) func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { removeAdmin(aAdmin, fromGroup: aGroupId, completion: $0) }
  }

  /// Mutes members.
  @discardableResult
  public nonisolated(nonsending) func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String
  ) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo {
      muteMembers(aMuteMembers, muteMilliseconds: aMuteMilliseconds, fromGroup: aGroupId, completion: $0)
    }
  }

  /// Unmutes members.
  @discardableResult
  public nonisolated(nonsending) func unmuteMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { unmuteMembers(aMembers, fromGroup: aGroupId, completion: $0) }
  }

  /// Mutes all members but the owner and admins, who may do this.
  @discardableResult
  public nonisolated(nonsending) func muteAllMembers(fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { muteAllMembers(fromGroup: aGroupId, completion: $0) }
  }

  /// Unmutes all members.
  @discardableResult
  public nonisolated(nonsending) func unmuteAllMembers(fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { unmuteAllMembers(fromGroup: aGroupId, completion: $0) }
  }

  /// Changes the announcement.
  @discardableResult
  public nonisolated(nonsending) func updateGroupAnnouncement(
    withId aGroupId: String, announcement aAnnouncement: String?
  ) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo { updateGroupAnnouncement(withId: aGroupId, announcement: aAnnouncement, completion: $0) }
  }

  /// Changes the app's own data with a group.
  @discardableResult
  public nonisolated(nonsending) func updateGroupExt(withId aGroupId: String, ext aExt: String?) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { updateGroupExt(withId: aGroupId, ext: aExt, completion: $0) }
  }

  /// Joins a group that anyone may join.
  @discardableResult
  public nonisolated(nonsending) func joinPublicGroup(_ aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo { joinPublicGroup(aGroupId, completion: $0) }
  }

  /// Switches the notifications of a group on, or off.
  @discardableResult
  public nonisolated(nonsending) func updatePushService(forGroup aGroupId: String!, isPushEnabled aIsEnable: Bool) async
    -> (AgoraChatGroup?, AgoraChatError?)
  {
    await waitedForTwo { updatePushService(forGroup: aGroupId, isPushEnabled: aIsEnable, completion: $0) }
  }

  /// Switches the notifications of groups on, or off.
  @discardableResult
  public nonisolated(nonsending) func updatePushService(forGroups aGroupIDs: [Any]!, isPushEnabled aIsEnable: Bool)
    async -> ([Any]?, AgoraChatError?)
  {
    await waitedForTwo { updatePushService(forGroups: aGroupIDs, isPushEnabled: aIsEnable, completion: $0) }
  }

  /// Asks to join a group whose style is `publicJoinNeedApproval`.
  @discardableResult
  public nonisolated(nonsending) func request(toJoinPublicGroup aGroupId: String, message aMessage: String?) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { request(toJoinPublicGroup: aGroupId, message: aMessage, completion: $0) }
  }

  /// Lets an account that asked to join into a group.
  @discardableResult
  public nonisolated(nonsending) func approveJoinGroupRequest(_ aGroupId: String, sender aUsername: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { approveJoinGroupRequest(aGroupId, sender: aUsername, completion: $0) }
  }

  /// Declines the application of an account to join a group.
  @discardableResult
  public nonisolated(nonsending) func declineJoinGroupRequest(
    _ aGroupId: String, sender aUsername: String, reason aReason: String?
  ) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo { declineJoinGroupRequest(aGroupId, sender: aUsername, reason: aReason, completion: $0) }
  }

  /// Accepts an invitation into a group.
  @discardableResult
  public nonisolated(nonsending) func acceptInvitation(fromGroup aGroupId: String, inviter aUsername: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { acceptInvitation(fromGroup: aGroupId, inviter: aUsername, completion: $0) }
  }

  /// Declines an invitation into a group.
  @discardableResult
  public nonisolated(nonsending) func declineGroupInvitation(
    _ aGroupId: String, inviter aInviter: String, reason aReason: String?
  ) async -> AgoraChatError? {
    await waited { declineGroupInvitation(aGroupId, inviter: aInviter, reason: aReason, completion: $0) }
  }

  /// Fetches the users who may not become members.
  @discardableResult
  public nonisolated(nonsending) func groupBlacklistFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) async -> (
    [String]?, AgoraChatError?
  ) {
    await waitedForTwo {
      getGroupBlacklistFromServer(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: $0)
    }
  }

  /// Fetches the members who may write although all are muted.
  @discardableResult
  public nonisolated(nonsending) func groupWhiteListFromServer(withId aGroupId: String) async -> (
    [String]?, AgoraChatError?
  ) {
    await waitedForTwo { getGroupWhiteListFromServer(withId: aGroupId, completion: $0) }
  }

  /// Fetches whether this account may write although all are muted.
  @discardableResult
  public nonisolated(nonsending) func isMemberInWhiteListFromServer(withGroupId aGroupId: String) async -> (
    Bool, AgoraChatError?
  ) {
    await waitedForTwo { isMemberInWhiteListFromServer(withGroupId: aGroupId, completion: $0) }
  }

  /// Blocks users in a group; members are removed.
  @discardableResult
  public nonisolated(nonsending) func blockMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { blockMembers(aMembers, fromGroup: aGroupId, completion: $0) }
  }

  /// Unblocks users in a group.
  @discardableResult
  public nonisolated(nonsending) func unblockMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { unblockMembers(aMembers, fromGroup: aGroupId, completion: $0) }
  }

  /// Lets members write although all are muted.
  @discardableResult
  public nonisolated(nonsending) func addWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (
    AgoraChatGroup?, AgoraChatError?
  ) {
    await waitedForTwo { addWhiteListMembers(aMembers, fromGroup: aGroupId, completion: $0) }
  }

  /// Takes members off the white list.
  @discardableResult
  public nonisolated(nonsending) func removeWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String) async
    -> (
      AgoraChatGroup?, AgoraChatError?
    )
  {
    await waitedForTwo { removeWhiteListMembers(aMembers, fromGroup: aGroupId, completion: $0) }
  }

  /// Sets attributes of a member in a group.
  @discardableResult
  public nonisolated(nonsending) func setMemberAttribute(
    _ groupId: String, userId: String, attributes: [String: String] = [:]
  ) async -> AgoraChatError? {
    await waited { setMemberAttribute(groupId, userId: userId, attributes: attributes, completion: $0) }
  }

  /// Fetches the attributes of a member of a group.
  @discardableResult
  public nonisolated(nonsending) func fetchMemberAttribute(_ groupId: String, userId: String) async -> (
    [String: String]?, AgoraChatError?
  ) {
    await waitedForTwo { fetchMemberAttribute(groupId, userId: userId, completion: $0) }
  }

  /// Fetches attributes of members of a group.
  @discardableResult
  public nonisolated(nonsending) func fetchMembersAttributes(
    _ groupId: String, userIds: [String], keys: [String]
  ) async -> ([String: [String: String]]?, AgoraChatError?) {
    await waitedForTwo { fetchMembersAttributes(groupId, userIds: userIds, keys: keys, completion: $0) }
  }

  /// Fetches a part of the public groups.
  @discardableResult
  public nonisolated(nonsending) func publicGroupsFromServer(
    withCursor aCursor: String?, pageSize aPageSize: Int
  ) async -> (AgoraChatCursorResult<AgoraChatGroup>?, AgoraChatError?) {
    await waitedForTwo { getPublicGroupsFromServer(withCursor: aCursor, pageSize: aPageSize, completion: $0) }
  }

  /// Fetches the shared files of a group.
  @discardableResult
  public nonisolated(nonsending) func groupFileList(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int
  ) async -> ([AgoraChatGroupSharedFile]?, AgoraChatError?) {
    await waitedForTwo {
      getGroupFileList(withId: aGroupId, pageNumber: aPageNum, pageSize: aPageSize, completion: $0)
    }
  }

  /// Uploads a file and adds it to the shared files of a group.
  @discardableResult
  public nonisolated(nonsending) func uploadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, progress aProgressBlock: ((Int32) -> Void)?
  ) async -> (AgoraChatGroupSharedFile?, AgoraChatError?) {
    await waitedForTwo {
      uploadGroupSharedFile(withId: aGroupId, filePath: aFilePath, progress: aProgressBlock, completion: $0)
    }
  }

  /// Downloads a shared file of a group.
  @discardableResult
  public nonisolated(nonsending) func downloadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, sharedFileId aSharedFileId: String,
    progress aProgressBlock: ((Int32) -> Void)?
  ) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo {
      downloadGroupSharedFile(
        withId: aGroupId, filePath: aFilePath, sharedFileId: aSharedFileId, progress: aProgressBlock, completion: $0)
    }
  }

  /// Removes a shared file of a group.
  @discardableResult
  public nonisolated(nonsending) func removeGroupSharedFile(
    withId aGroupId: String, sharedFileId aSharedFileId: String
  ) async -> (AgoraChatGroup?, AgoraChatError?) {
    await waitedForTwo {
      removeGroupSharedFile(withId: aGroupId, sharedFileId: aSharedFileId, completion: $0)
    }
  }
}
