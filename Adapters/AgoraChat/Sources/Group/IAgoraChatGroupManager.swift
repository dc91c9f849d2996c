public import Foundation

/// Manages the groups.
///
/// Methods with an `error` wait for the server and may be called on any thread; the error is nil after a success. The
/// others return at once, and their completions run on the environment's callback queue.
///
/// Errors: 606 (no such group), 602 (not a member), 601 (a member already), 603 (not allowed), 604 (full), 613 (blocked in the group),
/// 204 (no such user), 110 (an invalid parameter), 300 (not connected), 201 (no login).
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
  /// Removes all groups from the list on this device (`getJoinedGroups()`). One is in it again once it is fetched from the server or
  /// changes, and all of them with the next login.
  func cleanAllGroupsFromDB()
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
  /// Fetches a part of the public groups, by id: those that anyone may join or ask to join.
  ///
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of groups, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getPublicGroupsFromServer(
    withCursor aCursor: String?, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<AgoraChatGroup>?
  /// Fetches a part of the public groups, by id: those that anyone may join or ask to join.
  ///
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of groups, at least 1.
  /// - parameter aCompletionBlock: Receives the groups, with the cursor of the next part, which is nil at the end; or
  ///   the error.
  func getPublicGroupsFromServer(
    withCursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatGroup>?, AgoraChatError?) -> Void)?)
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
  /// Blocks the messages of a group for this account, on all of its devices. It is still a member, and notified of changes of the
  /// group. Messages of that time are not delivered later, either. The owner may not (603).
  ///
  /// - parameter aGroupId: The group's id; one that is blocked stays so.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func blockGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?
  /// Blocks the messages of a group for this account, on all of its devices. The owner may not (603).
  func blockGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Ends the block of a group's messages.
  @discardableResult
  func unblockGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?
  /// Ends the block of a group's messages.
  func unblockGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Leaves a group; its owner may not (603).
  func leaveGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
  /// Leaves a group; its owner may not (603).
  func leaveGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Asks to join a group whose style is `publicJoinNeedApproval`; its owner and admins are notified
  /// (`joinGroupRequestDidReceive`). The account is a member at once if anyone may join, or if it was invited.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aMessage: The words for those who answer.
  /// - parameter pError: Receives the error; nil after a success. 603 for a private group.
  /// - returns: The group.
  @discardableResult
  func applyJoinPublicGroup(
    _ aGroupId: String, message aMessage: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Asks to join a group whose style is `publicJoinNeedApproval`; its owner and admins are notified
  /// (`joinGroupRequestDidReceive`). The account is a member at once if anyone may join, or if it was invited.
  func request(
    toJoinPublicGroup aGroupId: String, message aMessage: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Lets an account that asked to join into a group; its owner and admins may. Returns the error, nil after a success.
  @discardableResult
  func acceptJoinApplication(_ aGroupId: String, applicant aUsername: String) -> AgoraChatError!
  /// Lets an account that asked to join into a group; its owner and admins may.
  func approveJoinGroupRequest(
    _ aGroupId: String, sender aUsername: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Declines the application of an account, which is notified (`joinGroupRequestDidDecline`). Returns the error, nil after a success.
  @discardableResult
  func declineJoinApplication(_ aGroupId: String, applicant aUsername: String, reason aReason: String?)
    -> AgoraChatError!
  /// Declines the application of an account, which is notified (`joinGroupRequestDidDecline`).
  func declineJoinGroupRequest(
    _ aGroupId: String, sender aUsername: String, reason aReason: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Accepts an invitation into a group.
  @discardableResult
  func acceptInvitation(
    fromGroup aGroupId: String, inviter aUsername: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Accepts an invitation into a group.
  func acceptInvitation(
    fromGroup aGroupId: String, inviter aUsername: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Declines an invitation into a group; its sender is notified (`groupInvitationDidDecline`). Returns the error, nil after a success.
  @discardableResult
  func declineInvitation(fromGroup aGroupId: String, inviter aUsername: String, reason aReason: String?)
    -> AgoraChatError!
  /// Declines an invitation into a group; its sender is notified (`groupInvitationDidDecline`).
  func declineGroupInvitation(
    _ aGroupId: String, inviter aInviter: String, reason aReason: String?,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
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
  /// Fetches the users who may not become members; the owner and admins may.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of users, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getGroupBlacklistFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]?
  /// Fetches the users who may not become members; the owner and admins may.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of users, at least 1.
  /// - parameter aCompletionBlock: Receives the users' names, or the error.
  func getGroupBlacklistFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches the members who may write although all are muted; the owner and admins may.
  @discardableResult
  func getGroupWhiteListFromServer(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> [Any]!
  /// Fetches the members who may write although all are muted; the owner and admins may.
  func getGroupWhiteListFromServer(
    withId aGroupId: String, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches whether this account may write although all are muted.
  @discardableResult
  func isMemberInWhiteListFromServer(
    withGroupId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> Bool
  /// Fetches whether this account may write although all are muted.
  func isMemberInWhiteListFromServer(
    withGroupId aGroupId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?)
  /// Blocks users, members or not: members are removed (`didLeave` with `beRemoved`), and none of the users may come into the group
  /// (613). The owner may block anyone else, admins may not block the owner and admins.
  ///
  /// - returns: The group with its `blacklist`.
  @discardableResult
  func blockOccupants(
    _ aOccupants: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Blocks users, members or not: members are removed (`didLeave` with `beRemoved`), and none of the users may come into the group
  /// (613). The owner may block anyone else, admins may not block the owner and admins.
  func blockMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Unblocks users, who do not become members by that; the owner and admins may.
  ///
  /// - returns: The group with its `blacklist`.
  @discardableResult
  func unblockOccupants(
    _ aOccupants: [String], forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Unblocks users, who do not become members by that; the owner and admins may.
  func unblockMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Lets members write although all are muted, though not those who are muted themselves; the owner and admins may.
  @discardableResult
  func addWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Lets members write although all are muted, though not those who are muted themselves; the owner and admins may.
  func addWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Takes members off the white list; the owner and admins may.
  @discardableResult
  func removeWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Takes members off the white list; the owner and admins may.
  func removeWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Fetches the shared files of a group, in the order in which they were added.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of files, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getGroupFileList(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatGroupSharedFile]?
  /// Fetches the shared files of a group, in the order in which they were added.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of files, at least 1.
  /// - parameter aCompletionBlock: Receives the files, or the error.
  func getGroupFileList(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([AgoraChatGroupSharedFile]?, AgoraChatError?) -> Void)?)
  /// Uploads a file and adds it to the shared files of a group; its members may.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aFilePath: The path of the file.
  /// - parameter aProgressBlock: Receives the progress in percent.
  /// - parameter aCompletionBlock: Receives the file, or the error: 402 if the group has too many.
  func uploadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatGroupSharedFile?, AgoraChatError?) -> Void)?)
  /// Downloads a shared file of a group; its members may.
  ///
  /// - parameter aGroupId: The group's id.
  /// - parameter aFilePath: The path at which the file appears when it is complete; nothing may exist there.
  /// - parameter aSharedFileId: The file's id; 605 for one that the group does not have.
  /// - parameter aProgressBlock: Receives the progress in percent.
  /// - parameter aCompletionBlock: Receives the group, or the error.
  func downloadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, sharedFileId aSharedFileId: String,
    progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Removes a shared file of a group, and deletes it; the user who added it may, the owner and admins.
  @discardableResult
  func removeGroupSharedFile(
    withId aGroupId: String, sharedFileId aSharedFileId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Removes a shared file of a group, and deletes it; the user who added it may, the owner and admins.
  func removeGroupSharedFile(
    withId aGroupId: String, sharedFileId aSharedFileId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Sets attributes of a member in a group: of this account, or, for the owner and admins, of a member below them. The other members are
  /// notified (`onAttributesChangedOfGroupMember`).
  ///
  /// - parameter groupId: The group's id.
  /// - parameter userId: The member.
  /// - parameter attributes: Values of at most 512 bytes by keys of at most 16; an empty value removes an attribute. A member has at
  ///   most 4 KB of them.
  /// - parameter completionBlock: Receives the error; nil after a success. 609 for too many, 611 for a key, and 612 for a value that is
  ///   too long.
  func setMemberAttribute(
    _ groupId: String, userId: String, attributes: [String: String],
    completion completionBlock: ((AgoraChatError?) -> Void)?)
  /// Fetches the attributes of a member of a group; 602 if there is no such member.
  func fetchMemberAttribute(
    _ groupId: String, userId: String, completion completionBlock: (([String: String]?, AgoraChatError?) -> Void)?)
  /// Fetches attributes of members of a group.
  ///
  /// - parameter groupId: The group's id.
  /// - parameter userIds: At most 10 members. Users who are not members are left out of the answer.
  /// - parameter keys: The keys; all attributes if it is empty.
  /// - parameter completionBlock: Receives the attributes by user, or the error.
  func fetchMembersAttributes(
    _ groupId: String, userIds: [String], keys: [String],
    completion completionBlock: (([String: [String: String]]?, AgoraChatError?) -> Void)?)
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
