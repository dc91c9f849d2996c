// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedSecond where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupInvitationDidReceive(
      aGroupId as String?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveGroupInvitation(
      aGroupId as String?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupInvitationDidDecline(
      aGroup as AgoraChatGroup?, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveDeclinedGroupInvitation(
      aGroup as AgoraChatGroup?, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidReceive(
      aGroup as AgoraChatGroup?, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveJoinGroupApplication(
      aGroup as AgoraChatGroup?, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant ?? "")
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner ?? "", applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant ?? "")
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidDecline(
      aGroupId as String?, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant as String?)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).joinGroupRequestDidDecline(
      aGroupId as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidDecline(aGroupId, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didReceiveDeclinedJoinGroup(
      aGroupId as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveDeclinedJoinGroup(aGroupId, reason: aReason)
  }
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
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupWhiteListDidUpdate(
      aGroup as AgoraChatGroup?, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupWhiteListDidUpdate(
      aGroup as AgoraChatGroup?, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: aMembers)
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
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupFileListDidUpdate(
      aGroup as AgoraChatGroup?, addedSharedFile: aSharedFile)
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)
  {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupFileListDidUpdate(aGroup, addedSharedFile: aSharedFile)
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupFileListDidUpdate(
      aGroup as AgoraChatGroup?, removedSharedFile: aFileId)
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupFileListDidUpdate(aGroup, removedSharedFile: aFileId)
  }
}
