// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateCalls where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidAccept(aGroup, invitee: aInvitee as String?)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didLeave(aGroup as AgoraChatGroup?, reason: aReason)
  }
  @_disfavoredOverload
  public func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupListDidUpdate(aGroupList as [AgoraChatGroup]?)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers as [String]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers as [String]?)
  }
  @_disfavoredOverload
  public func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAllMemberMuteChanged(
      aGroup as AgoraChatGroup?, isAllMemberMuted: aMuted)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAdminListDidUpdate(aGroup, addedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAdminListDidUpdate(
      aGroup, removedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).userDidJoin(aGroup, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).userDidLeave(aGroup, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupAnnouncementDidUpdate(
      aGroup, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupSpecificationDidUpdate(aGroup as AgoraChatGroup?)
  }
}
