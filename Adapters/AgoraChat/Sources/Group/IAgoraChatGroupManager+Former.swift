internal import Foundation

/// The calls of 3.x with a closure for success and one for failure, which were deprecated there. A nil id is refused as an empty one
/// is.
extension IAgoraChatGroupManager {
  /// Fetches the groups that this account is in.
  public func asyncGetMyGroups(
    fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    getJoinedGroupsFromServer(withPage: 0, pageSize: Int.max) { groups, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?(groups) }
    }
  }

  /// Fetches a public group.
  public func asyncSearchPublicGroup(
    withId aGroundId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    searchPublicGroup(withId: aGroundId ?? "") { Self.report($0, $1, aSuccessBlock, aFailureBlock) }
  }

  /// Creates a group that this account owns.
  public func asyncCreateGroup(
    withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!,
    message aMessage: String!, setting aSetting: AgoraChatGroupOptions!,
    success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    createGroup(
      withSubject: aSubject as String?, description: aDescription as String?, invitees: aInvitees as? [String],
      message: aMessage as String?, setting: aSetting as AgoraChatGroupOptions?
    ) { Self.report($0, $1, aSuccessBlock, aFailureBlock) }
  }

  /// Fetches a group.
  public func asyncFetchGroupInfo(
    _ aGroupId: String!, includeMembersList aIncludeMembersList: Bool,
    success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    getGroupSpecificationFromServer(withId: aGroupId ?? "", fetchMembers: aIncludeMembersList) {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Adds users to a group.
  public func asyncAddOccupants(
    _ aOccupants: [Any]!, toGroup aGroupId: String!, welcomeMessage aWelcomeMessage: String!,
    success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    addMembers(aOccupants as? [String] ?? [], toGroup: aGroupId ?? "", message: aWelcomeMessage as String?) {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Removes members from a group.
  public func asyncRemoveOccupants(
    _ aOccupants: [Any]!, fromGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    removeMembers(aOccupants as? [String] ?? [], fromGroup: aGroupId ?? "") {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Changes the name of a group.
  public func asyncChangeGroupSubject(
    _ aSubject: String!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    updateGroupSubject(aSubject as String?, forGroup: aGroupId ?? "") {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Changes the description of a group.
  public func asyncChangeDescription(
    _ aDescription: String!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    updateDescription(aDescription as String?, forGroup: aGroupId ?? "") {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Blocks the messages of a group for this account. The owner may not (603).
  public func asyncBlockGroup(
    _ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    blockGroup(aGroupId ?? "") { Self.report($0, $1, aSuccessBlock, aFailureBlock) }
  }

  /// Ends the block of a group's messages.
  public func asyncUnblockGroup(
    _ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    unblockGroup(aGroupId ?? "") { Self.report($0, $1, aSuccessBlock, aFailureBlock) }
  }

  /// Leaves a group; what succeeded has no group any more.
  public func asyncLeaveGroup(
    _ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    leaveGroup(aGroupId ?? "") { Self.report(nil, $0, aSuccessBlock, aFailureBlock) }
  }

  /// Destroys a group; what succeeded has no group any more.
  public func asyncDestroyGroup(
    _ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    destroyGroup(aGroupId ?? "") { Self.report(nil, $0, aSuccessBlock, aFailureBlock) }
  }

  /// Joins a group that anyone may join.
  public func asyncJoinPublicGroup(
    _ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    joinPublicGroup(aGroupId ?? "") { Self.report($0, $1, aSuccessBlock, aFailureBlock) }
  }

  /// Asks to join a group.
  public func asyncApplyJoinPublicGroup(
    _ aGroupId: String!, message aMessage: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    request(toJoinPublicGroup: aGroupId ?? "", message: aMessage as String?) {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Lets an account that asked to join into a group.
  public func asyncAcceptJoinApplication(
    _ aGroupId: String!, applicant aUsername: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    approveJoinGroupRequest(aGroupId ?? "", sender: aUsername ?? "") { _, error in
      Self.report(error, aSuccessBlock, aFailureBlock)
    }
  }

  /// Declines the application of an account to join a group.
  public func asyncDeclineJoinApplication(
    _ aGroupId: String!, applicant aUsername: String!, reason aReason: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    declineJoinGroupRequest(aGroupId ?? "", sender: aUsername ?? "", reason: aReason as String?) { _, error in
      Self.report(error, aSuccessBlock, aFailureBlock)
    }
  }

  /// Accepts an invitation into a group.
  public func asyncAcceptInvitation(
    fromGroup aGroupId: String!, inviter aUsername: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    acceptInvitation(fromGroup: aGroupId ?? "", inviter: aUsername ?? "") {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Declines an invitation into a group.
  public func asyncDeclineInvitation(
    fromGroup aGroupId: String!, inviter aUsername: String!, reason aReason: String!,
    success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    declineGroupInvitation(aGroupId ?? "", inviter: aUsername ?? "", reason: aReason as String?) { error in
      Self.report(error, aSuccessBlock, aFailureBlock)
    }
  }

  /// Switches the notifications of a group off, or on.
  public func asyncIgnoreGroupPush(
    _ aGroupId: String!, ignore aIsIgnore: Bool, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    updatePushService(forGroup: aGroupId ?? "", isPushEnabled: !aIsIgnore) { _, error in
      Self.report(error, aSuccessBlock, aFailureBlock)
    }
  }

  /// Fetches a part of the public groups.
  public func asyncGetPublicGroupsFromServer(
    withCursor aCursor: String!, pageSize aPageSize: Int,
    success aSuccessBlock: ((AgoraChatCursorResult<AgoraChatGroup>?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    getPublicGroupsFromServer(withCursor: aCursor as String?, pageSize: aPageSize) { groups, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?(groups) }
    }
  }

  /// Fetches the users who may not become members of a group.
  public func asyncFetchGroupBansList(
    _ aGroupId: String!, success aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    getGroupBlackListFromServer(byID: aGroupId) { names, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?(names) }
    }
  }

  /// Blocks users in a group; members are removed.
  public func asyncBlockOccupants(
    _ aOccupants: [Any]!, fromGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    blockMembers(aOccupants as? [String] ?? [], fromGroup: aGroupId ?? "") {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  /// Unblocks users in a group.
  public func asyncUnblockOccupants(
    _ aOccupants: [Any]!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    unblockMembers(aOccupants as? [String] ?? [], fromGroup: aGroupId ?? "") {
      Self.report($0, $1, aSuccessBlock, aFailureBlock)
    }
  }

  private static func report(
    _ group: AgoraChatGroup?, _ error: AgoraChatError?, _ success: ((AgoraChatGroup?) -> Void)?,
    _ failure: ((AgoraChatError?) -> Void)?
  ) {
    if let error { failure?(error) } else { success?(group) }
  }

  private static func report(
    _ error: AgoraChatError?, _ success: (() -> Void)?, _ failure: ((AgoraChatError?) -> Void)?
  ) {
    if let error { failure?(error) } else { success?() }
  }
}
