// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirstSecond where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveGroupInvitation(
      aGroupId ?? "", inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String) {}
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee ?? "", reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String
  ) {}
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername ?? "", reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String
  ) {}
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant as String?)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant ?? "")
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidDecline(aGroupId ?? "", reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveDeclinedJoinGroup(aGroupId ?? "", reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidDecline(
      aGroupId ?? "", reason: aReason ?? "")
  }
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveAcceptedGroupInvitation(
      aGroup, invitee: aInvitee ?? "")
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!) {}
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).didJoin(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(
      aGroup, inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String) {}
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: (aMutedMembers ?? []) as [Any], muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) {}
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: (aMutedMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]!) {}
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]!) {}
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]!) {}
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String!) {}
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String!) {}
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String!) {}
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String!) {}
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAnnouncementDidUpdate(
      aGroup, announcement: aAnnouncement ?? "")
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)
  {}
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String!) {}
}
