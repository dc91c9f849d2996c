// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirstThird where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupInvitationDidReceive(
      aGroupId, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupInvitationDidDecline(
      aGroup, invitee: aInvitee as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).joinGroupRequestDidReceive(
      aGroup, user: aUsername as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didJoin(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didJoinedGroup(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner as String?, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
}
