// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedSecond where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupInvitationDidAccept(
      aGroup as AgoraChatGroup?, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidAccept(aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveAcceptedGroupInvitation(
      aGroup as AgoraChatGroup?, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveAcceptedGroupInvitation(aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didJoin(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoin(
      aGroup as AgoraChatGroup?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoinedGroup(
      aGroup as AgoraChatGroup?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: (aMutedMembers ?? []) as [Any], muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup as AgoraChatGroup?, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: (aMutedMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup as AgoraChatGroup?, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupAdminListDidUpdate(
      aGroup as AgoraChatGroup?, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAdminListDidUpdate(aGroup, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupAdminListDidUpdate(
      aGroup as AgoraChatGroup?, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAdminListDidUpdate(aGroup, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).userDidJoin(aGroup as AgoraChatGroup?, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).userDidJoin(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).userDidLeave(aGroup as AgoraChatGroup?, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).userDidLeave(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupAnnouncementDidUpdate(
      aGroup as AgoraChatGroup?, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAnnouncementDidUpdate(aGroup, announcement: aAnnouncement)
  }
}
