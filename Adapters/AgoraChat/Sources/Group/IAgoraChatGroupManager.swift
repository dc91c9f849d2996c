public import Foundation

/// Knows and changes the groups.
///
/// Methods with an `error` wait for the server and may be called on any thread; the error is nil after a success. The
/// others return at once, and their completions run on the environment's callback queue.
///
/// Errors: 606 (no such group), 602 (not a member), 601 (a member already), 603 (may not), 604 (full), 204 (no such
/// user), 110 (a parameter makes no sense), 300 (not connected), 201 (no login).
public protocol IAgoraChatGroupManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it twice is adding it once.
  ///
  /// - parameter aQueue: Where it is called; nil for the environment's callback queue, the main one unless set.
  func add(_ aDelegate: any AgoraChatGroupManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Removes a delegate.
  func removeDelegate(_ aDelegate: Any)
  /// The groups that this account is in, as this device knows them; nil without a login.
  @discardableResult
  func getJoinedGroups() -> [AgoraChatGroup]?
  /// A page of the groups that this account is in, from the server.
  ///
  /// - parameter aPageNum: Which page, from 0.
  @discardableResult
  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatGroup]?
  /// A page of the groups that this account is in, from the server; numbers of members and roles come with them.
  ///
  /// - parameter aPageNum: Which page, from 0.
  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool,
    completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?)
  /// A page of the groups that this account is in, from the server.
  ///
  /// - parameter aPageNum: Which page, from 0.
  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?)
  /// How many groups this account is in, from the server.
  func getJoinedGroupsCountFromServer(completion aCompletionBlock: ((Int, AgoraChatError?) -> Void)?)
  /// A public group, from the server: one that anyone may join, or one that this account is in; others are 606.
  @discardableResult
  func searchPublicGroup(withId aGroundId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// A public group, from the server: one that anyone may join, or one that this account is in; others are 606.
  func searchPublicGroup(
    withId aGroundId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Creates a group; the invited are members at once, those that do not exist are passed over.
  ///
  /// - parameter aMessage: What is said to them.
  /// - parameter aSetting: How it is made; nil for the defaults.
  @discardableResult
  func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Creates a group; the invited are members at once, those that do not exist are passed over.
  ///
  /// - parameter aMessage: What is said to them.
  /// - parameter aSetting: How it is made; nil for the defaults.
  func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// A group, from the server; 602 for one that not everybody may join and this account is not in.
  @discardableResult
  func getGroupSpecificationFromServer(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// A group, from the server; 602 for one that not everybody may join and this account is not in.
  func getGroupSpecificationFromServer(
    withId aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// A group, from the server, with its members if this account is one of them.
  @discardableResult
  func getGroupSpecificationFromServer(
    withId aGroupId: String, fetchMembers: Bool, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// A group, from the server, with its members if this account is one of them.
  func getGroupSpecificationFromServer(
    withId aGroupId: String, fetchMembers: Bool,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Members who are neither the owner nor admins, by name, from the server.
  ///
  /// - parameter aCursor: Where the part before ended; nil or empty for the first.
  @discardableResult
  func getGroupMemberListFromServer(
    withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>!
  /// Members who are neither the owner nor admins, by name, from the server.
  ///
  /// - parameter aCursor: Where the part before ended; nil or empty for the first.
  func getGroupMemberListFromServer(
    withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)
  /// Members who may not write now, from the server.
  ///
  /// - parameter aPageNum: Which page, from 1.
  @discardableResult
  func getGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]?
  /// Members who may not write now, from the server.
  ///
  /// - parameter aPageNum: Which page, from 1.
  func getGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Members who may not write now, and until when in milliseconds since 1970 (-1 for ever), from the server.
  ///
  /// - parameter aPageNum: Which page, from 1.
  func fetchGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String: NSNumber]?, AgoraChatError?) -> Void)?)
  /// Whether this account may not write in a group, from the server.
  func isMemberInMuteListFromServer(
    withGroupId aGroupId: String, completion aCompletionBlock: @escaping (Bool, AgoraChatError?) -> Void)
  /// The announcement, from the server; empty if there is none.
  @discardableResult
  func getGroupAnnouncement(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> String?
  /// The announcement, from the server; empty if there is none.
  func getGroupAnnouncement(withId aGroupId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Brings users into a group, who are members at once: the owner and admins may, and every member where the style says so.
  @discardableResult
  func addOccupants(
    _ aOccupants: [String], toGroup aGroupId: String, welcomeMessage aWelcomeMessage: String?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Brings users into a group, who are members at once: the owner and admins may, and every member where the style says so.
  func addMembers(
    _ aUsers: [String], toGroup aGroupId: String, message aMessage: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Removes members: the owner anyone else, admins ordinary members.
  @discardableResult
  func removeOccupants(
    _ aOccupants: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Removes members: the owner anyone else, admins ordinary members.
  func removeMembers(
    _ aUsers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Changes the name: the owner and admins may.
  @discardableResult
  func changeGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Changes the name: the owner and admins may.
  func updateGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Changes the description: the owner and admins may.
  @discardableResult
  func changeDescription(
    _ aDescription: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Changes the description: the owner and admins may.
  func updateDescription(
    _ aDescription: String?, forGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Leaves a group: its owner may not (603).
  func leaveGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
  /// Leaves a group: its owner may not (603).
  func leaveGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Ends a group: its owner may. Waits for the server.
  ///
  /// - returns: What went wrong; nil if nothing did.
  @discardableResult
  func destroyGroup(_ aGroupId: String) -> AgoraChatError!
  /// Ends a group: its owner may.
  func destroyGroup(_ aGroupId: String, finishCompletion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Hands a group to another member: its owner may, who becomes an ordinary member.
  @discardableResult
  func updateGroupOwner(
    _ aGroupId: String, newOwner aNewOwner: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Hands a group to another member: its owner may, who becomes an ordinary member.
  func updateGroupOwner(
    _ aGroupId: String, newOwner aNewOwner: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Makes a member an admin: the owner may.
  @discardableResult
  func addAdmin(_ aAdmin: String, toGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Makes a member an admin: the owner may.
  func addAdmin(
    _ aAdmin: String, toGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Makes an admin an ordinary member: the owner may.
  @discardableResult
  func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Makes an admin an ordinary member: the owner may.
  func removeAdmin(
    _ aAdmin: String, fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Lets members write no more: the owner may with anyone else, admins with ordinary members.
  ///
  /// - parameter aMuteMilliseconds: For how long, in milliseconds; -1 for ever.
  @discardableResult
  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Lets members write no more: the owner may with anyone else, admins with ordinary members.
  ///
  /// - parameter aMuteMilliseconds: For how long, in milliseconds; -1 for ever.
  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Lets members write again: the owner may with anyone else, admins with ordinary members.
  @discardableResult
  func unmuteMembers(
    _ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Lets members write again: the owner may with anyone else, admins with ordinary members.
  func unmuteMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Lets nobody but the owner and admins write, who may do this.
  @discardableResult
  func muteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Lets nobody but the owner and admins write, who may do this.
  func muteAllMembers(
    fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)
  /// Lets everybody write again: the owner and admins may.
  @discardableResult
  func unmuteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Lets everybody write again: the owner and admins may.
  func unmuteAllMembers(
    fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)
  /// Changes the announcement: the owner and admins may.
  @discardableResult
  func updateGroupAnnouncement(
    withId aGroupId: String, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup?
  /// Changes the announcement: the owner and admins may.
  func updateGroupAnnouncement(
    withId aGroupId: String, announcement aAnnouncement: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Changes what the app keeps with a group: the owner and admins may.
  @discardableResult
  func updateGroupExt(withId aGroupId: String, ext aExt: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  /// Changes what the app keeps with a group: the owner and admins may.
  func updateGroupExt(
    withId aGroupId: String, ext aExt: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
  /// Joins a group that anyone may join; others are 603.
  @discardableResult
  func joinPublicGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?
  /// Joins a group that anyone may join; others are 603.
  func joinPublicGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)
}
