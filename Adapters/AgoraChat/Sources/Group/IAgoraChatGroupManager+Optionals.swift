internal import Foundation

/// Calls of 3.x whose arguments may be nil there. A nil id is refused as an empty one is.
extension IAgoraChatGroupManager {
  /// The 3.x form of `add(_:delegateQueue:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatGroupManagerDelegate)!, delegateQueue aQueue: DispatchQueue?) {
    if let aDelegate { add(aDelegate, delegateQueue: aQueue) }
  }

  /// The 3.x form of `searchPublicGroup(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func searchPublicGroup(withId aGroundId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    searchPublicGroup(withId: aGroundId ?? "", error: pError)
  }

  /// The 3.x form of `searchPublicGroup(withId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func searchPublicGroup(
    withId aGroundId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    searchPublicGroup(withId: aGroundId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `createGroup(withSubject:description:invitees:message:setting:error:)`, whose arguments may be
  /// nil.
  @_disfavoredOverload
  @discardableResult
  public func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [Any]!,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    createGroup(
      withSubject: aSubject, description: aDescription, invitees: aInvitees as? [String], message: aMessage,
      setting: aSetting, error: pError)
  }

  /// The 3.x form of `createGroup(withSubject:description:invitees:message:setting:completion:)`, whose arguments may
  /// be nil.
  @_disfavoredOverload
  public func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [Any]!,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    createGroup(
      withSubject: aSubject, description: aDescription, invitees: aInvitees as? [String], message: aMessage,
      setting: aSetting, completion: aCompletionBlock)
  }

  /// The 3.x form of `getGroupSpecificationFromServer(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getGroupSpecificationFromServer(
    withId aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    getGroupSpecificationFromServer(withId: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `getGroupSpecificationFromServer(withId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getGroupSpecificationFromServer(
    withId aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    getGroupSpecificationFromServer(withId: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getGroupMemberListFromServer(withId:cursor:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getGroupMemberListFromServer(
    withId aGroupId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>! {
    getGroupMemberListFromServer(withId: aGroupId ?? "", cursor: aCursor, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getGroupMemberListFromServer(withId:cursor:pageSize:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getGroupMemberListFromServer(
    withId aGroupId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?
  ) {
    getGroupMemberListFromServer(
      withId: aGroupId ?? "", cursor: aCursor, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The 3.x form of `getGroupMuteListFromServer(withId:pageNumber:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getGroupMuteListFromServer(
    withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    getGroupMuteListFromServer(withId: aGroupId ?? "", pageNumber: aPageNum, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getGroupMuteListFromServer(withId:pageNumber:pageSize:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getGroupMuteListFromServer(
    withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    getGroupMuteListFromServer(
      withId: aGroupId ?? "", pageNumber: aPageNum, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The 3.x form of `getGroupAnnouncement(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getGroupAnnouncement(withId aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> String?
  {
    getGroupAnnouncement(withId: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `getGroupAnnouncement(withId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getGroupAnnouncement(
    withId aGroupId: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    getGroupAnnouncement(withId: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `addOccupants(_:toGroup:welcomeMessage:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func addOccupants(
    _ aOccupants: [Any]!, toGroup aGroupId: String!, welcomeMessage aWelcomeMessage: String?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    addOccupants(
      (aOccupants ?? []).compactMap { $0 as? String }, toGroup: aGroupId ?? "", welcomeMessage: aWelcomeMessage,
      error: pError)
  }

  /// The 3.x form of `addMembers(_:toGroup:message:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func addMembers(
    _ aUsers: [Any]!, toGroup aGroupId: String!, message aMessage: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    addMembers(
      (aUsers ?? []).compactMap { $0 as? String }, toGroup: aGroupId ?? "", message: aMessage,
      completion: aCompletionBlock)
  }

  /// The 3.x form of `removeOccupants(_:fromGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeOccupants(
    _ aOccupants: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    removeOccupants((aOccupants ?? []).compactMap { $0 as? String }, fromGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `removeMembers(_:fromGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func removeMembers(
    _ aUsers: [Any]!, fromGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    removeMembers((aUsers ?? []).compactMap { $0 as? String }, fromGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `changeGroupSubject(_:forGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func changeGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    changeGroupSubject(aSubject, forGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `updateGroupSubject(_:forGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    updateGroupSubject(aSubject, forGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `changeDescription(_:forGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func changeDescription(
    _ aDescription: String?, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    changeDescription(aDescription, forGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `updateDescription(_:forGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateDescription(
    _ aDescription: String?, forGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    updateDescription(aDescription, forGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `blockGroup(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func blockGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatGroup! {
    blockGroup(aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `blockGroup(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func blockGroup(
    _ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!
  ) {
    blockGroup(aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `unblockGroup(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func unblockGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatGroup!
  {
    unblockGroup(aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `unblockGroup(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func unblockGroup(
    _ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!
  ) {
    unblockGroup(aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `leaveGroup(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func leaveGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    leaveGroup(aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `leaveGroup(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func leaveGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    leaveGroup(aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `destroyGroup(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func destroyGroup(_ aGroupId: String!) -> AgoraChatError! {
    destroyGroup(aGroupId ?? "")
  }

  /// The 3.x form of `destroyGroup(_:finishCompletion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func destroyGroup(_ aGroupId: String!, finishCompletion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    destroyGroup(aGroupId ?? "", finishCompletion: aCompletionBlock)
  }

  /// The 3.x form of `updateGroupOwner(_:newOwner:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func updateGroupOwner(
    _ aGroupId: String!, newOwner aNewOwner: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    updateGroupOwner(aGroupId ?? "", newOwner: aNewOwner ?? "", error: pError)
  }

  /// The 3.x form of `updateGroupOwner(_:newOwner:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateGroupOwner(
    _ aGroupId: String!, newOwner aNewOwner: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    updateGroupOwner(aGroupId ?? "", newOwner: aNewOwner ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `addAdmin(_:toGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func addAdmin(
    _ aAdmin: String!, toGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    addAdmin(aAdmin ?? "", toGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `addAdmin(_:toGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func addAdmin(
    _ aAdmin: String!, toGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    addAdmin(aAdmin ?? "", toGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `removeAdmin(_:fromGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeAdmin(
    _ aAdmin: String!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    removeAdmin(aAdmin ?? "", fromGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `removeAdmin(_:fromGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func removeAdmin(
    _ aAdmin: String!, fromGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    removeAdmin(aAdmin ?? "", fromGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `muteMembers(_:muteMilliseconds:fromGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func muteMembers(
    _ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String!,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    muteMembers(
      (aMuteMembers ?? []).compactMap { $0 as? String }, muteMilliseconds: aMuteMilliseconds, fromGroup: aGroupId ?? "",
      error: pError)
  }

  /// The 3.x form of `muteMembers(_:muteMilliseconds:fromGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func muteMembers(
    _ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    muteMembers(
      (aMuteMembers ?? []).compactMap { $0 as? String }, muteMilliseconds: aMuteMilliseconds, fromGroup: aGroupId ?? "",
      completion: aCompletionBlock)
  }

  /// The 3.x form of `unmuteMembers(_:fromGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func unmuteMembers(
    _ aMembers: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    unmuteMembers((aMembers ?? []).compactMap { $0 as? String }, fromGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `unmuteMembers(_:fromGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func unmuteMembers(
    _ aMembers: [Any]!, fromGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    unmuteMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `updateGroupAnnouncement(withId:announcement:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func updateGroupAnnouncement(
    withId aGroupId: String!, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    updateGroupAnnouncement(withId: aGroupId ?? "", announcement: aAnnouncement, error: pError)
  }

  /// The 3.x form of `updateGroupAnnouncement(withId:announcement:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateGroupAnnouncement(
    withId aGroupId: String!, announcement aAnnouncement: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    updateGroupAnnouncement(withId: aGroupId ?? "", announcement: aAnnouncement, completion: aCompletionBlock)
  }

  /// The 3.x form of `updateGroupExt(withId:ext:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func updateGroupExt(
    withId aGroupId: String!, ext aExt: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    updateGroupExt(withId: aGroupId ?? "", ext: aExt, error: pError)
  }

  /// The 3.x form of `updateGroupExt(withId:ext:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateGroupExt(
    withId aGroupId: String!, ext aExt: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    updateGroupExt(withId: aGroupId ?? "", ext: aExt, completion: aCompletionBlock)
  }

  /// The 3.x form of `joinPublicGroup(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func joinPublicGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    joinPublicGroup(aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `joinPublicGroup(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func joinPublicGroup(
    _ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    joinPublicGroup(aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `applyJoinPublicGroup(_:message:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func applyJoinPublicGroup(
    _ aGroupId: String!, message aMessage: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    applyJoinPublicGroup(aGroupId ?? "", message: aMessage as String?, error: pError)
  }

  /// The 3.x form of `request(toJoinPublicGroup:message:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func request(
    toJoinPublicGroup aGroupId: String!, message aMessage: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    request(toJoinPublicGroup: aGroupId ?? "", message: aMessage as String?, completion: aCompletionBlock)
  }

  /// The 3.x form of `acceptJoinApplication(_:applicant:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func acceptJoinApplication(_ aGroupId: String!, applicant aUsername: String!) -> AgoraChatError! {
    acceptJoinApplication(aGroupId ?? "", applicant: aUsername ?? "")
  }

  /// The 3.x form of `approveJoinGroupRequest(_:sender:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func approveJoinGroupRequest(
    _ aGroupId: String!, sender aUsername: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    approveJoinGroupRequest(aGroupId ?? "", sender: aUsername ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `declineJoinApplication(_:applicant:reason:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func declineJoinApplication(_ aGroupId: String!, applicant aUsername: String!, reason aReason: String!)
    -> AgoraChatError!
  {
    declineJoinApplication(aGroupId ?? "", applicant: aUsername ?? "", reason: aReason as String?)
  }

  /// The 3.x form of `declineJoinGroupRequest(_:sender:reason:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func declineJoinGroupRequest(
    _ aGroupId: String!, sender aUsername: String!, reason aReason: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    declineJoinGroupRequest(
      aGroupId ?? "", sender: aUsername ?? "", reason: aReason as String?, completion: aCompletionBlock)
  }

  /// The 3.x form of `acceptInvitation(fromGroup:inviter:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func acceptInvitation(
    fromGroup aGroupId: String!, inviter aUsername: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    acceptInvitation(fromGroup: aGroupId ?? "", inviter: aUsername ?? "", error: pError)
  }

  /// The 3.x form of `acceptInvitation(fromGroup:inviter:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func acceptInvitation(
    fromGroup aGroupId: String!, inviter aUsername: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    acceptInvitation(fromGroup: aGroupId ?? "", inviter: aUsername ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `declineInvitation(fromGroup:inviter:reason:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func declineInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, reason aReason: String!)
    -> AgoraChatError!
  {
    declineInvitation(fromGroup: aGroupId ?? "", inviter: aUsername ?? "", reason: aReason as String?)
  }

  /// The 3.x form of `declineGroupInvitation(_:inviter:reason:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func declineGroupInvitation(
    _ aGroupId: String!, inviter aInviter: String!, reason aReason: String!,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    declineGroupInvitation(
      aGroupId ?? "", inviter: aInviter ?? "", reason: aReason as String?, completion: aCompletionBlock)
  }

  /// The 3.x form of `getGroupBlacklistFromServer(withId:pageNumber:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getGroupBlacklistFromServer(
    withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    getGroupBlacklistFromServer(withId: aGroupId ?? "", pageNumber: aPageNum, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getGroupBlacklistFromServer(withId:pageNumber:pageSize:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getGroupBlacklistFromServer(
    withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    getGroupBlacklistFromServer(
      withId: aGroupId ?? "", pageNumber: aPageNum, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The 3.x form of `blockOccupants(_:fromGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func blockOccupants(
    _ aOccupants: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    blockOccupants((aOccupants ?? []).compactMap { $0 as? String }, fromGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `unblockOccupants(_:forGroup:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func unblockOccupants(
    _ aOccupants: [Any]!, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    unblockOccupants((aOccupants ?? []).compactMap { $0 as? String }, forGroup: aGroupId ?? "", error: pError)
  }

  /// The 3.x form of `blockMembers(_:fromGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func blockMembers(
    _ aMembers: [Any]!, fromGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    blockMembers((aMembers ?? []).compactMap { $0 as? String }, fromGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `unblockMembers(_:fromGroup:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func unblockMembers(
    _ aMembers: [Any]!, fromGroup aGroupId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    unblockMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromGroup: aGroupId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getGroupFileList(withId:pageNumber:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getGroupFileList(
    withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatGroupSharedFile]? {
    getGroupFileList(withId: aGroupId ?? "", pageNumber: aPageNum, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getGroupFileList(withId:pageNumber:pageSize:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getGroupFileList(
    withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([AgoraChatGroupSharedFile]?, AgoraChatError?) -> Void)?
  ) {
    getGroupFileList(withId: aGroupId ?? "", pageNumber: aPageNum, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The 3.x form of `uploadGroupSharedFile(withId:filePath:progress:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func uploadGroupSharedFile(
    withId aGroupId: String!, filePath aFilePath: String!, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatGroupSharedFile?, AgoraChatError?) -> Void)?
  ) {
    uploadGroupSharedFile(
      withId: aGroupId ?? "", filePath: aFilePath ?? "", progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// The 3.x form of `downloadGroupSharedFile(withId:filePath:sharedFileId:progress:completion:)`, whose arguments may
  /// be nil.
  @_disfavoredOverload
  public func downloadGroupSharedFile(
    withId aGroupId: String!, filePath aFilePath: String!, sharedFileId aSharedFileId: String!,
    progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    downloadGroupSharedFile(
      withId: aGroupId ?? "", filePath: aFilePath ?? "", sharedFileId: aSharedFileId ?? "",
      progress: aProgressBlock, completion: aCompletionBlock)
  }

  /// The 3.x form of `removeGroupSharedFile(withId:sharedFileId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeGroupSharedFile(
    withId aGroupId: String!, sharedFileId aSharedFileId: String!,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    removeGroupSharedFile(withId: aGroupId ?? "", sharedFileId: aSharedFileId ?? "", error: pError)
  }

  /// The 3.x form of `removeGroupSharedFile(withId:sharedFileId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func removeGroupSharedFile(
    withId aGroupId: String!, sharedFileId aSharedFileId: String!,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    removeGroupSharedFile(
      withId: aGroupId ?? "", sharedFileId: aSharedFileId ?? "", completion: aCompletionBlock)
  }
}
