// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidReceive(
      aGroupId ?? "", inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveGroupInvitation(
      aGroupId ?? "", inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidReceive(
      aGroupId ?? "", inviter: aInviter ?? "", message: aMessage ?? "")
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee ?? "", reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!
  ) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidDecline(
      aGroup, invitee: aInvitee ?? "", reason: aReason ?? "")
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername ?? "", reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String!
  ) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidReceive(
      aGroup, user: aUsername ?? "", reason: aReason ?? "")
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String!
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(
      aGroup, inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(
      aGroup, inviter: aInviter ?? "", message: aMessage ?? "")
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
  }
}
