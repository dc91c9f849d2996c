// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedSecondThird where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupInvitationDidReceive(
      aGroupId as String?, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupInvitationDidReceive(
      aGroupId as String?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didReceiveGroupInvitation(
      aGroupId as String?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupInvitationDidDecline(
      aGroup as AgoraChatGroup?, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didReceiveDeclinedGroupInvitation(
      aGroup as AgoraChatGroup?, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).joinGroupRequestDidReceive(
      aGroup as AgoraChatGroup?, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didReceiveJoinGroupApplication(
      aGroup as AgoraChatGroup?, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didJoin(
      aGroup as AgoraChatGroup?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didJoinedGroup(
      aGroup as AgoraChatGroup?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupOwnerDidUpdate(
      aGroup as AgoraChatGroup?, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
}
