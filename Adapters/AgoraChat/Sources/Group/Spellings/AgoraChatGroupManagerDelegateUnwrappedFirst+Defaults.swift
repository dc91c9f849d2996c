// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirst where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupInvitationDidAccept(
      aGroup, invitee: aInvitee as String?)
  }
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupInvitationDidAccept(aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveAcceptedGroupInvitation(
      aGroup, invitee: aInvitee as String?)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveAcceptedGroupInvitation(
      aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didJoin(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoin(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didJoin(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoinedGroup(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didLeave(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveLeavedGroup(aGroup, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason) {}
  @_disfavoredOverload
  public func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupListDidUpdate((aGroupList ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupListDidUpdate(_ aGroupList: [Any]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didUpdateGroupList(
      (aGroupList ?? []).compactMap { $0 as? AgoraChatGroup })
  }
  @_disfavoredOverload
  public func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didUpdateGroupList((aGroupList ?? []) as [Any])
  }
  @_disfavoredOverload
  public func didUpdateGroupList(_ aGroupList: [Any]!) {}
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers as [String]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers as [Any]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers as [String]?)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers as [Any]?)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup!, isAllMemberMuted aMuted: Bool) {}
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupAdminListDidUpdate(
      aGroup, addedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupAdminListDidUpdate(aGroup, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupAdminListDidUpdate(
      aGroup, removedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupAdminListDidUpdate(
      aGroup, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).userDidJoin(aGroup, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).userDidJoin(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).userDidLeave(aGroup, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).userDidLeave(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupAnnouncementDidUpdate(
      aGroup, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String) {}
  @_disfavoredOverload
  public func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup!) {}
}
