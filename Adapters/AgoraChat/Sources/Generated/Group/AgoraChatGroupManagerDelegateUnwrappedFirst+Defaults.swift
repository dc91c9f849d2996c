// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirst where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupInvitationDidReceive(
      aGroupId, groupName: aGroupName, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupInvitationDidReceive(
      aGroupId, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupInvitationDidReceive(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveGroupInvitation(
      aGroupId, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupInvitationDidDecline(
      aGroup, invitee: aInvitee as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupInvitationDidDecline(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveDeclinedGroupInvitation(
      aGroup, invitee: aInvitee, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).joinGroupRequestDidReceive(
      aGroup, user: aUsername as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).joinGroupRequestDidReceive(
      aGroup, user: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername as String?, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveJoinGroupApplication(
      aGroup, applicant: aUsername, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant ?? "")
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner as String?, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String?
  ) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, decliner: aDecliner, applicant: aApplicant ?? "")
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String
  ) {
    (self as any AgoraChatGroupManagerDelegateSpellings).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant as String?)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).joinGroupRequestDidDecline(
      aGroupId, reason: aReason, applicant: aApplicant)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).joinGroupRequestDidDecline(
      aGroupId, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).didReceiveDeclinedJoinGroup(
      aGroupId, reason: aReason)
  }
  @_disfavoredOverload
  public func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveDeclinedJoinGroup(aGroupId ?? "", reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String) {}
  @_disfavoredOverload
  public func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didReceiveAcceptedJoin(aGroup)
  }
  @_disfavoredOverload
  public func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup!) {}
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
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: aMembers as [String]?)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: aMembers as [Any]?)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupWhiteListDidUpdate(
      aGroup, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: aMembers as [String]?)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: aMembers as [Any]?)
  }
  @_disfavoredOverload
  public func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupWhiteListDidUpdate(
      aGroup, removedWhiteListMembers: aMembers)
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
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupFileListDidUpdate(
      aGroup, addedSharedFile: aSharedFile as AgoraChatGroupSharedFile?)
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?)
  {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupFileListDidUpdate(
      aGroup, addedSharedFile: aSharedFile)
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupFileListDidUpdate(
      aGroup, removedSharedFile: aFileId as String?)
  }
  @_disfavoredOverload
  public func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String?) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstSecond).groupFileListDidUpdate(
      aGroup, removedSharedFile: aFileId)
  }
  @_disfavoredOverload
  public func groupStateChanged(_ aGroup: AgoraChatGroup!, isDisabled aDisabled: Bool) {}
  @_disfavoredOverload
  public func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]!, operatorId: String
  ) {}
}
