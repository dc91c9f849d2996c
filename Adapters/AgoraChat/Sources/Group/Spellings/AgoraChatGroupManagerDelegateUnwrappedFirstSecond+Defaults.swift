// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirstSecond where Self: AgoraChatGroupManagerDelegate {
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
}
