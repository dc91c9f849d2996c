// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class GroupSpelling0: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "joinGroupRequestDidApprove", "groupInvitationDidAccept", "didJoin", "didLeave",
      "groupListDidUpdate", "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed",
      "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed", "groupAllMemberMuteChanged",
      "groupAdminListDidUpdate added", "groupAdminListDidUpdate removed", "groupOwnerDidUpdate", "userDidJoin",
      "userDidLeave", "groupAnnouncementDidUpdate", "groupSpecificationDidUpdate", "groupFileListDidUpdate added",
      "groupFileListDidUpdate removed", "groupStateChanged", "onAttributesChangedOfGroupMember",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup) { note("joinGroupRequestDidApprove", aGroup) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    note("didLeave", aGroup, aReason)
  }
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool) {
    note("groupAllMemberMuteChanged", aGroup, aMuted)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup) { note("groupSpecificationDidUpdate", aGroup) }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
  func groupStateChanged(_ aGroup: AgoraChatGroup, isDisabled aDisabled: Bool) {
    note("groupStateChanged", aGroup, aDisabled)
  }
  func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]?, operatorId: String
  ) { note("onAttributesChangedOfGroupMember", groupId, userId, attributes, operatorId) }
}

final class GroupSpelling1: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "joinGroupRequestDidApprove", "groupInvitationDidAccept", "didJoin", "didLeave",
      "groupListDidUpdate", "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed",
      "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed", "groupAllMemberMuteChanged",
      "groupAdminListDidUpdate added", "groupAdminListDidUpdate removed", "groupOwnerDidUpdate", "userDidJoin",
      "userDidLeave", "groupAnnouncementDidUpdate", "groupSpecificationDidUpdate", "groupFileListDidUpdate added",
      "groupFileListDidUpdate removed", "groupStateChanged", "onAttributesChangedOfGroupMember",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String?
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup?) { note("joinGroupRequestDidApprove", aGroup) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String?) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didLeave(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason) {
    note("didLeave", aGroup, aReason)
  }
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]?) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]?) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]?) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]?) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup?, isAllMemberMuted aMuted: Bool) {
    note("groupAllMemberMuteChanged", aGroup, aMuted)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String?) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String?) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String?) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String?) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String!) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup?) { note("groupSpecificationDidUpdate", aGroup) }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String?) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
  func groupStateChanged(_ aGroup: AgoraChatGroup?, isDisabled aDisabled: Bool) {
    note("groupStateChanged", aGroup, aDisabled)
  }
  func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]!, operatorId: String
  ) { note("onAttributesChangedOfGroupMember", groupId, userId, attributes, operatorId) }
}

final class GroupSpelling2: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "joinGroupRequestDidApprove", "groupInvitationDidAccept", "didJoin", "didLeave",
      "groupListDidUpdate", "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed",
      "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed", "groupAllMemberMuteChanged",
      "groupAdminListDidUpdate added", "groupAdminListDidUpdate removed", "groupOwnerDidUpdate", "userDidJoin",
      "userDidLeave", "groupAnnouncementDidUpdate", "groupSpecificationDidUpdate", "groupFileListDidUpdate added",
      "groupFileListDidUpdate removed", "groupStateChanged",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String!
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup!) { note("joinGroupRequestDidApprove", aGroup) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String!) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didLeave(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason) {
    note("didLeave", aGroup, aReason)
  }
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]!) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]!) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]!) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]!) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup!, isAllMemberMuted aMuted: Bool) {
    note("groupAllMemberMuteChanged", aGroup, aMuted)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String!) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String!) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String!) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup!) { note("groupSpecificationDidUpdate", aGroup) }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String!) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
  func groupStateChanged(_ aGroup: AgoraChatGroup!, isDisabled aDisabled: Bool) {
    note("groupStateChanged", aGroup, aDisabled)
  }
}

final class GroupSpelling3: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "joinGroupRequestDidApprove", "groupInvitationDidAccept", "didJoin", "didLeave",
      "groupListDidUpdate", "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed",
      "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed", "groupAdminListDidUpdate added",
      "groupAdminListDidUpdate removed", "groupOwnerDidUpdate", "userDidJoin", "userDidLeave",
      "groupAnnouncementDidUpdate", "groupFileListDidUpdate added", "groupFileListDidUpdate removed",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String!
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup) { note("joinGroupRequestDidApprove", aGroup) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    note("didLeave", aGroup, aReason)
  }
  func groupListDidUpdate(_ aGroupList: [Any]) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String!) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String!) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String?) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String!) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
}

final class GroupSpelling4: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "joinGroupRequestDidApprove", "groupInvitationDidAccept", "didJoin", "didLeave",
      "groupListDidUpdate", "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed",
      "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed", "groupAdminListDidUpdate added",
      "groupAdminListDidUpdate removed", "groupOwnerDidUpdate", "userDidJoin", "userDidLeave",
      "groupAnnouncementDidUpdate", "groupFileListDidUpdate added", "groupFileListDidUpdate removed",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String?
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup?) { note("joinGroupRequestDidApprove", aGroup) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason) {
    note("didLeave", aGroup, aReason)
  }
  func groupListDidUpdate(_ aGroupList: [Any]?) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]?) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]?) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]?) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String?) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String?) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String?) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String?) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String?) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String?) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
}

final class GroupSpelling5: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "joinGroupRequestDidApprove", "groupInvitationDidAccept", "didJoin", "didLeave",
      "groupListDidUpdate", "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed",
      "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed", "groupAdminListDidUpdate added",
      "groupAdminListDidUpdate removed", "groupOwnerDidUpdate", "userDidJoin", "userDidLeave",
      "groupAnnouncementDidUpdate", "groupFileListDidUpdate added", "groupFileListDidUpdate removed",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup!) { note("joinGroupRequestDidApprove", aGroup) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason) {
    note("didLeave", aGroup, aReason)
  }
  func groupListDidUpdate(_ aGroupList: [Any]!) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]!) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]!) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]!) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String!) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
}

final class GroupSpelling6: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupListDidUpdate",
      "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added",
      "groupWhiteListDidUpdate removed", "groupAdminListDidUpdate added", "groupAdminListDidUpdate removed",
      "groupOwnerDidUpdate", "userDidJoin", "userDidLeave", "groupAnnouncementDidUpdate",
      "groupFileListDidUpdate added", "groupFileListDidUpdate removed",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]!) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]!) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]!) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
}

final class GroupSpelling7: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupListDidUpdate",
      "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added",
      "groupWhiteListDidUpdate removed", "groupAdminListDidUpdate added", "groupAdminListDidUpdate removed",
      "groupOwnerDidUpdate", "userDidJoin", "userDidLeave", "groupAnnouncementDidUpdate",
      "groupFileListDidUpdate added", "groupFileListDidUpdate removed",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String?
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]?) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]?) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]?) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]?) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String?) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String?) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String?) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String?) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String?) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
}

final class GroupSpelling8: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupListDidUpdate",
      "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added",
      "groupWhiteListDidUpdate removed", "groupAdminListDidUpdate added", "groupAdminListDidUpdate removed",
      "groupOwnerDidUpdate", "userDidJoin", "userDidLeave", "groupAnnouncementDidUpdate",
      "groupFileListDidUpdate added", "groupFileListDidUpdate removed",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String!
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]!) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String!) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String!) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String!) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }
}

final class GroupSpelling9: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupListDidUpdate",
      "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added",
      "groupWhiteListDidUpdate removed", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String!
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didUpdateGroupList(_ aGroupList: [Any]) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]!) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]!) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]!) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling10: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupListDidUpdate",
      "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added",
      "groupWhiteListDidUpdate removed", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String?
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didUpdateGroupList(_ aGroupList: [Any]?) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]?) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]?) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]?) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling11: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupListDidUpdate",
      "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added",
      "groupWhiteListDidUpdate removed", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didUpdateGroupList(_ aGroupList: [Any]!) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling12: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupMuteListDidUpdate added",
      "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed",
      "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling13: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupMuteListDidUpdate added",
      "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed",
      "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String?
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]?) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]?) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]?) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling14: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupMuteListDidUpdate added",
      "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed",
      "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String!
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]!) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]!) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]!) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling15: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupMuteListDidUpdate added",
      "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed",
      "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String!
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling16: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupMuteListDidUpdate added",
      "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed",
      "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String?
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]?) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]?) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]?) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling17: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "groupInvitationDidAccept", "didJoin", "groupMuteListDidUpdate added",
      "groupMuteListDidUpdate removed", "groupWhiteListDidUpdate added", "groupWhiteListDidUpdate removed",
      "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!
  ) { note("groupInvitationDidReceive", aGroupId, aInviter, aMessage, aGroupName) }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String
  ) { note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant, aDecliner) }
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) { note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire) }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]!) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]!) {
    note("groupWhiteListDidUpdate added", aGroup, aMembers)
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]!) {
    note("groupWhiteListDidUpdate removed", aGroup, aMembers)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling18: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling19: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling20: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling21: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling22: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling23: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling24: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String!)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling25: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String?)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling26: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin", "groupOwnerDidUpdate",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String?)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String?)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
}

final class GroupSpelling27: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String!)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String!)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling28: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling29: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling30: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String?) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling31: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling32: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String!)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling33: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String?)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling34: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String?)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling35: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!)
  { note("groupInvitationDidDecline", aGroup, aInvitee, aReason) }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String!)
  { note("joinGroupRequestDidReceive", aGroup, aUsername, aReason) }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason, aApplicant)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling36: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling37: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling38: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling39: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling40: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling41: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling42: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling43: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling44: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling45: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling46: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String?) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling47: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling48: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling49: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling50: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling51: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling52: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling53: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> {
    [
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "didJoin",
    ]
  }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
}

final class GroupSpelling54: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling55: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling56: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling57: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling58: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling59: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling60: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling61: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling62: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling63: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling64: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling65: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling66: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling67: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling68: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling69: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling70: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

final class GroupSpelling71: Recorder, AgoraChatGroupManagerDelegate {
  override var events: Set<String> { ["groupInvitationDidReceive"] }
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
}

let everyGroupSpelling: [@Sendable () -> any Recorder & AgoraChatGroupManagerDelegate] = [
  { GroupSpelling0() },
  { GroupSpelling1() },
  { GroupSpelling2() },
  { GroupSpelling3() },
  { GroupSpelling4() },
  { GroupSpelling5() },
  { GroupSpelling6() },
  { GroupSpelling7() },
  { GroupSpelling8() },
  { GroupSpelling9() },
  { GroupSpelling10() },
  { GroupSpelling11() },
  { GroupSpelling12() },
  { GroupSpelling13() },
  { GroupSpelling14() },
  { GroupSpelling15() },
  { GroupSpelling16() },
  { GroupSpelling17() },
  { GroupSpelling18() },
  { GroupSpelling19() },
  { GroupSpelling20() },
  { GroupSpelling21() },
  { GroupSpelling22() },
  { GroupSpelling23() },
  { GroupSpelling24() },
  { GroupSpelling25() },
  { GroupSpelling26() },
  { GroupSpelling27() },
  { GroupSpelling28() },
  { GroupSpelling29() },
  { GroupSpelling30() },
  { GroupSpelling31() },
  { GroupSpelling32() },
  { GroupSpelling33() },
  { GroupSpelling34() },
  { GroupSpelling35() },
  { GroupSpelling36() },
  { GroupSpelling37() },
  { GroupSpelling38() },
  { GroupSpelling39() },
  { GroupSpelling40() },
  { GroupSpelling41() },
  { GroupSpelling42() },
  { GroupSpelling43() },
  { GroupSpelling44() },
  { GroupSpelling45() },
  { GroupSpelling46() },
  { GroupSpelling47() },
  { GroupSpelling48() },
  { GroupSpelling49() },
  { GroupSpelling50() },
  { GroupSpelling51() },
  { GroupSpelling52() },
  { GroupSpelling53() },
  { GroupSpelling54() },
  { GroupSpelling55() },
  { GroupSpelling56() },
  { GroupSpelling57() },
  { GroupSpelling58() },
  { GroupSpelling59() },
  { GroupSpelling60() },
  { GroupSpelling61() },
  { GroupSpelling62() },
  { GroupSpelling63() },
  { GroupSpelling64() },
  { GroupSpelling65() },
  { GroupSpelling66() },
  { GroupSpelling67() },
  { GroupSpelling68() },
  { GroupSpelling69() },
  { GroupSpelling70() },
  { GroupSpelling71() },
]
