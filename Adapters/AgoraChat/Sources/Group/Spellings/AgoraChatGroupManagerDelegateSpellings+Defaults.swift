// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateSpellings where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupInvitationDidAccept(aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidAccept(aGroup, invitee: aInvitee ?? "")
  }
  @_disfavoredOverload
  public func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupInvitationDidAccept(aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveAcceptedGroupInvitation(
      aGroup, invitee: aInvitee as String?)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveAcceptedGroupInvitation(
      aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveAcceptedGroupInvitation(
      aGroup, invitee: aInvitee ?? "")
  }
  @_disfavoredOverload
  public func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveAcceptedGroupInvitation(
      aGroup, invitee: aInvitee)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(aGroup, inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(
      aGroup, inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didLeave(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didLeave(aGroup, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveLeavedGroup(
      aGroup as AgoraChatGroup?, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveLeavedGroup(aGroup, reason: aReason)
  }
  @_disfavoredOverload
  public func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupListDidUpdate(aGroupList)
  }
  @_disfavoredOverload
  public func groupListDidUpdate(_ aGroupList: [Any]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupListDidUpdate(aGroupList as [Any]?)
  }
  @_disfavoredOverload
  public func groupListDidUpdate(_ aGroupList: [Any]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupListDidUpdate(aGroupList)
  }
  @_disfavoredOverload
  public func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didUpdateGroupList(aGroupList as [AgoraChatGroup]?)
  }
  @_disfavoredOverload
  public func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didUpdateGroupList(aGroupList)
  }
  @_disfavoredOverload
  public func didUpdateGroupList(_ aGroupList: [Any]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didUpdateGroupList(aGroupList as [Any]?)
  }
  @_disfavoredOverload
  public func didUpdateGroupList(_ aGroupList: [Any]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didUpdateGroupList(aGroupList)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers as [Any]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: (aMutedMembers ?? []), muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers as? [String], muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: (aMutedMembers ?? []), muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, addedMutedMembers: aMutedMembers, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers as [Any]?)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: (aMutedMembers ?? []))
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers as? [String])
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: (aMutedMembers ?? []))
  }
  @_disfavoredOverload
  public func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupMuteListDidUpdate(
      aGroup, removedMutedMembers: aMutedMembers)
  }
  @_disfavoredOverload
  public func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup?, isAllMemberMuted aMuted: Bool) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupAllMemberMuteChanged(
      aGroup, isAllMemberMuted: aMuted)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupAdminListDidUpdate(aGroup, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAdminListDidUpdate(aGroup, addedAdmin: aAdmin ?? "")
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupAdminListDidUpdate(aGroup, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupAdminListDidUpdate(aGroup, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAdminListDidUpdate(aGroup, removedAdmin: aAdmin ?? "")
  }
  @_disfavoredOverload
  public func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupAdminListDidUpdate(aGroup, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).userDidJoin(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).userDidJoin(aGroup, user: aUsername ?? "")
  }
  @_disfavoredOverload
  public func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).userDidJoin(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).userDidLeave(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).userDidLeave(aGroup, user: aUsername ?? "")
  }
  @_disfavoredOverload
  public func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).userDidLeave(aGroup, user: aUsername)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupAnnouncementDidUpdate(
      aGroup, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupAnnouncementDidUpdate(
      aGroup as AgoraChatGroup?, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupAnnouncementDidUpdate(
      aGroup, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupSpecificationDidUpdate(aGroup)
  }
}
