// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateCalls where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant as String?)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidApprove(aGroup as AgoraChatGroup?)
  }
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
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: aMembers as [String]?)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: aMembers as [String]?)
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
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupFileListDidUpdate(
      aGroup, addedSharedFile: aSharedFile as AgoraChatGroupSharedFile?)
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupFileListDidUpdate(
      aGroup, removedSharedFile: aFileId as String?)
  }
  @_disfavoredOverload
  public func groupStateChanged(_ aGroup: AgoraChatGroup, isDisabled aDisabled: Bool) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupStateChanged(
      aGroup as AgoraChatGroup?, isDisabled: aDisabled)
  }
  @_disfavoredOverload
  public func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]?, operatorId: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).onAttributesChangedOfGroupMember(
      groupId, userId: userId, attributes: attributes, operatorId: operatorId)
  }
}
