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
}
