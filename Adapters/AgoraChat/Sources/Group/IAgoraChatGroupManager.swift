public import Foundation

/// Manages the groups.
///
/// Methods with an `error` wait for the server and may be called on any thread; the error is nil after a success. The
/// others return at once, and their completions run on the environment's callback queue.
///
/// Errors: 606 (no such group), 602 (not a member), 601 (a member already), 603 (not allowed), 604 (full), 204 (no such
/// user), 110 (an invalid parameter), 300 (not connected), 201 (no login).
public protocol IAgoraChatGroupManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue, the main one unless set.
  func add(_ aDelegate: any AgoraChatGroupManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Removes a delegate.
  func removeDelegate(_ aDelegate: Any)
  /// Returns the groups that this account is in, as this device knows them; nil without a login.
  @discardableResult
  func getJoinedGroups() -> [AgoraChatGroup]?
  /// Fetches a page of the groups that this account is in.
  ///
  /// - parameter aPageNum: The number of the page, from 0.
  /// - parameter aPageSize: The maximum number of groups, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatGroup]?
  /// Fetches a page of the groups that this account is in, with numbers of members and roles.
  ///
  /// - parameter aPageNum: The number of the page, from 0.
  /// - parameter aPageSize: The maximum number of groups, at least 1.
  /// - parameter aNeedMemberCount: Without effect: the numbers of members are fetched either way.
  /// - parameter aNeedRole: Without effect: the roles are known either way.
  /// - parameter aCompletionBlock: Receives the groups, or the error.
  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool,
    completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?)
  /// Fetches a page of the groups that this account is in.
  ///
  /// - parameter aPageNum: The number of the page, from 0.
  /// - parameter aPageSize: The maximum number of groups, at least 1.
  /// - parameter aCompletionBlock: Receives the groups, or the error.
  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?)
  /// Fetches the number of groups that this account is in.
  func getJoinedGroupsCountFromServer(completion aCompletionBlock: ((Int, AgoraChatError?) -> Void)?)
  /// Fetches a public group: one that anyone may join, or one that this account is in; others are 606.
  @discardableResult
  func searchPublicGroup(withId aGroundId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Fetches a public group: one that anyone may join, or one that this account is in; others are 606.
  func searchPublicGroup(
    withId aGroundId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Creates a group; invited accounts are members at once, and accounts that do not exist are ignored.
  ///
  /// - parameter aSubject: The group's name.
  /// - parameter aDescription: The group's description.
  /// - parameter aInvitees: The accounts to invite.
  /// - parameter aMessage: The message for invited accounts.
  /// - parameter aSetting: The settings of the group; nil for the defaults.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Creates a group; invited accounts are members at once, and accounts that do not exist are ignored.
  ///
  /// - parameter aSubject: The group's name.
  /// - parameter aDescription: The group's description.
  /// - parameter aInvitees: The accounts to invite.
  /// - parameter aMessage: The message for invited accounts.
  /// - parameter aSetting: The settings of the group; nil for the defaults.
  /// - parameter aCompletionBlock: Receives the group, or the error.
  func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Fetches a group; 602 for one that not everybody may join and this account is not in.
  @discardableResult
  func getGroupSpecificationFromServer(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Fetches a group; 602 for one that not everybody may join and this account is not in.
  func getGroupSpecificationFromServer(
    withId aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Fetches a group, with its members if this account is one of them.
  @discardableResult
  func getGroupSpecificationFromServer(
    withId aGroupId: String, fetchMembers: Bool, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Fetches a group, with its members if this account is one of them.
  func getGroupSpecificationFromServer(
    withId aGroupId: String, fetchMembers: Bool,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Fetches the names of the members who are neither the owner nor admins.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of names, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getGroupMemberListFromServer(
    withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>!
  /// Fetches the names of the members who are neither the owner nor admins.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of names, at least 1.
  /// - parameter aCompletionBlock: Receives the names, with the cursor of the next part, which is nil at the end; or
  ///   the error.
  func getGroupMemberListFromServer(
    withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)
  /// Fetches the members who may not write now.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of members, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]?
  /// Fetches the members who may not write now.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of members, at least 1.
  /// - parameter aCompletionBlock: Receives the members' names, or the error.
  func getGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches the members who may not write now, with the ends of their mutes in milliseconds since 1970 (-1 for no
  /// end).
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of members, at least 1.
  /// - parameter aCompletionBlock: Receives the ends by the members' names, or the error.
  func fetchGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String: NSNumber]?, AgoraChatError?) -> Void)?)
  /// Fetches whether this account may not write in a group.
  func isMemberInMuteListFromServer(
    withGroupId aGroupId: String, completion aCompletionBlock: @escaping (Bool, AgoraChatError?) -> Void)
  /// Fetches the announcement; empty if there is none.
  @discardableResult
  func getGroupAnnouncement(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> String?
  /// Fetches the announcement; empty if there is none.
  func getGroupAnnouncement(withId aGroupId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Adds users to a group, who are members at once: the owner and admins may, and every member where the style allows
  /// it.
  @discardableResult
  func addOccupants(
    _ aOccupants: [String], toGroup aGroupId: String, welcomeMessage aWelcomeMessage: String?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Adds users to a group, who are members at once: the owner and admins may, and every member where the style allows
  /// it.
  func addMembers(
    _ aUsers: [String], toGroup aGroupId: String, message aMessage: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Removes members: the owner may remove anyone else, admins ordinary members.
  @discardableResult
  func removeOccupants(
    _ aOccupants: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Removes members: the owner may remove anyone else, admins ordinary members.
  func removeMembers(
    _ aUsers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Changes the name; the owner and admins may.
  @discardableResult
  func changeGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Changes the name; the owner and admins may.
  func updateGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Changes the description; the owner and admins may.
  @discardableResult
  func changeDescription(
    _ aDescription: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Changes the description; the owner and admins may.
  func updateDescription(
    _ aDescription: String?, forGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Leaves a group; its owner may not (603).
  func leaveGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
  /// Leaves a group; its owner may not (603).
  func leaveGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Destroys a group; only its owner may. Waits for the server.
  ///
  /// - returns: The error; nil if it succeeded.
  @discardableResult
  func destroyGroup(_ aGroupId: String) -> AgoraChatError!
  /// Destroys a group; only its owner may.
  func destroyGroup(_ aGroupId: String, finishCompletion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Transfers a group to another member; its owner may, and becomes an ordinary member.
  @discardableResult
  func updateGroupOwner(
    _ aGroupId: String, newOwner aNewOwner: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Transfers a group to another member; its owner may, and becomes an ordinary member.
  func updateGroupOwner(
    _ aGroupId: String, newOwner aNewOwner: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Makes a member an admin; the owner may.
  @discardableResult
  func addAdmin(_ aAdmin: String, toGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Makes a member an admin; the owner may.
  func addAdmin(
    _ aAdmin: String, toGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Makes an admin an ordinary member; the owner may.
  @discardableResult
  func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Makes an admin an ordinary member; the owner may.
  func removeAdmin(
    _ aAdmin: String, fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Mutes members: the owner may mute anyone else, admins ordinary members.
  ///
  /// - parameter aMuteMembers: The members' names.
  /// - parameter aMuteMilliseconds: The duration in milliseconds; -1 for no end.
  /// - parameter aGroupId: The group's id.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Mutes members: the owner may mute anyone else, admins ordinary members.
  ///
  /// - parameter aMuteMembers: The members' names.
  /// - parameter aMuteMilliseconds: The duration in milliseconds; -1 for no end.
  /// - parameter aGroupId: The group's id.
  /// - parameter aCompletionBlock: Receives the group, or the error.
  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Unmutes members: the owner may unmute anyone else, admins ordinary members.
  @discardableResult
  func unmuteMembers(
    _ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Unmutes members: the owner may unmute anyone else, admins ordinary members.
  func unmuteMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Mutes all members but the owner and admins, who may do this.
  @discardableResult
  func muteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Mutes all members but the owner and admins, who may do this.
  func muteAllMembers(
    fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)
  /// Unmutes all members; the owner and admins may.
  @discardableResult
  func unmuteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Unmutes all members; the owner and admins may.
  func unmuteAllMembers(
    fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)
  /// Changes the announcement; the owner and admins may.
  @discardableResult
  func updateGroupAnnouncement(
    withId aGroupId: String, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Changes the announcement; the owner and admins may.
  func updateGroupAnnouncement(
    withId aGroupId: String, announcement aAnnouncement: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Changes the app's own data with a group; the owner and admins may.
  @discardableResult
  func updateGroupExt(withId aGroupId: String, ext aExt: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Changes the app's own data with a group; the owner and admins may.
  func updateGroupExt(
    withId aGroupId: String, ext aExt: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Joins a group that anyone may join; others are 603.
  @discardableResult
  func joinPublicGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?
  /// Joins a group that anyone may join; others are 603.
  func joinPublicGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Fetches the ids of the groups whose messages cause no notifications. Waits for the server.
  func getGroupsWithoutPushNotification(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]!
  /// Switches the notifications of a group off, or on; members may. Waits for the server.
  ///
  /// - returns: The error; nil if it succeeded.
  @discardableResult
  func ignoreGroupPush(_ aGroupId: String!, ignore aIsIgnore: Bool) -> AgoraChatError!
  /// Switches the notifications of a group on, or off; members may.
  func updatePushService(
    forGroup aGroupId: String!, isPushEnabled aIsEnable: Bool,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)
  /// Switches the notifications of groups off, or on: of all of them, or of none. Waits for the server.
  ///
  /// - returns: The error; nil if it succeeded.
  @discardableResult
  func ignoreGroupsPush(_ aGroupIDs: [Any]!, ignore aIsIgnore: Bool) -> AgoraChatError!
  /// Switches the notifications of groups on, or off: of all of them, or of none. The completion receives their ids.
  func updatePushService(
    forGroups aGroupIDs: [Any]!, isPushEnabled aIsEnable: Bool,
    completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)
}
