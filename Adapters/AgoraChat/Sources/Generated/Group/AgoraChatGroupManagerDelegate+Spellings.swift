// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatGroupManagerDelegateSpellings: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String?)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String)
  /// A spelling of `joinGroupRequestDidApprove(_:)`.
  func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup?)
  /// A former name of `joinGroupRequestDidApprove(_:)`.
  func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup)
  /// A former name of `joinGroupRequestDidApprove(_:)`.
  func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup?)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String?)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String)
  /// A spelling of `didLeave(_:reason:)`.
  func didLeave(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason)
  /// A former name of `didLeave(_:reason:)`.
  func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason)
  /// A former name of `didLeave(_:reason:)`.
  func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason)
  /// A spelling of `groupListDidUpdate(_:)`.
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]?)
  /// A spelling of `groupListDidUpdate(_:)`.
  func groupListDidUpdate(_ aGroupList: [Any])
  /// A spelling of `groupListDidUpdate(_:)`.
  func groupListDidUpdate(_ aGroupList: [Any]?)
  /// A former name of `groupListDidUpdate(_:)`.
  func didUpdateGroupList(_ aGroupList: [AgoraChatGroup])
  /// A former name of `groupListDidUpdate(_:)`.
  func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]?)
  /// A former name of `groupListDidUpdate(_:)`.
  func didUpdateGroupList(_ aGroupList: [Any])
  /// A former name of `groupListDidUpdate(_:)`.
  func didUpdateGroupList(_ aGroupList: [Any]?)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]?)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any])
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]?)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]?)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any])
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]?)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String])
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]?)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any])
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any])
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]?)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String])
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]?)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any])
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any])
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]?)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String])
  /// A spelling of `groupAllMemberMuteChanged(_:isAllMemberMuted:)`.
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup?, isAllMemberMuted aMuted: Bool)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String?)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String?)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String?)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String?)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String?)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String?)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String?)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String)
  /// A spelling of `groupSpecificationDidUpdate(_:)`.
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup?)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String?)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String?)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String)
  /// A spelling of `groupStateChanged(_:isDisabled:)`.
  func groupStateChanged(_ aGroup: AgoraChatGroup?, isDisabled aDisabled: Bool)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatGroupManagerDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String?)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String?)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String)
  /// A spelling of `joinGroupRequestDidApprove(_:)`.
  func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup!)
  /// A former name of `joinGroupRequestDidApprove(_:)`.
  func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup!)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String)
  /// A spelling of `didLeave(_:reason:)`.
  func didLeave(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason)
  /// A former name of `didLeave(_:reason:)`.
  func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason)
  /// A spelling of `groupListDidUpdate(_:)`.
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]!)
  /// A spelling of `groupListDidUpdate(_:)`.
  func groupListDidUpdate(_ aGroupList: [Any]!)
  /// A former name of `groupListDidUpdate(_:)`.
  func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]!)
  /// A former name of `groupListDidUpdate(_:)`.
  func didUpdateGroupList(_ aGroupList: [Any]!)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String])
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]?)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any])
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]?)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String])
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]?)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any])
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String])
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]?)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any])
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `groupAllMemberMuteChanged(_:isAllMemberMuted:)`.
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup!, isAllMemberMuted aMuted: Bool)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String?)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String?)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String?)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String)
  /// A spelling of `groupSpecificationDidUpdate(_:)`.
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup!)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String?)
  /// A spelling of `groupStateChanged(_:isDisabled:)`.
  func groupStateChanged(_ aGroup: AgoraChatGroup!, isDisabled aDisabled: Bool)
  /// A spelling of `onAttributesChangedOfGroupMember(_:userId:attributes:operatorId:)`.
  func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]!, operatorId: String)
}

/// Methods with `!` at these positions among the parameters that allow it: third.
public protocol AgoraChatGroupManagerDelegateUnwrappedThird: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String!)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: second.
public protocol AgoraChatGroupManagerDelegateUnwrappedSecond: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String?)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String!)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String!)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]!)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]!)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]!)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]!)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]!)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]!)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]!)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]!)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String!)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String!)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String!)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String!)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String!)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String!)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String!)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String!)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first third.
public protocol AgoraChatGroupManagerDelegateUnwrappedFirstThird: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String!)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second.
public protocol AgoraChatGroupManagerDelegateUnwrappedFirstSecond: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String?)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String?)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String?)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String!)
  /// A spelling of `groupInvitationDidAccept(_:invitee:)`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!)
  /// A former name of `groupInvitationDidAccept(_:invitee:)`.
  func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]!)
  /// A spelling of `groupMuteListDidUpdate(_:removedMutedMembers:)`.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]!)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]!)
  /// A spelling of `groupWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]!)
  /// A spelling of `groupWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `groupAdminListDidUpdate(_:addedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String!)
  /// A spelling of `groupAdminListDidUpdate(_:removedAdmin:)`.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)
  /// A spelling of `userDidJoin(_:user:)`.
  func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String!)
  /// A spelling of `groupAnnouncementDidUpdate(_:announcement:)`.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String!)
  /// A spelling of `groupFileListDidUpdate(_:addedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)
  /// A spelling of `groupFileListDidUpdate(_:removedSharedFile:)`.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: second third.
public protocol AgoraChatGroupManagerDelegateUnwrappedSecondThird: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!)
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second third.
public protocol AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird: NSObjectProtocol {
  /// A spelling of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(
    _ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `groupInvitationDidReceive(_:groupName:inviter:message:)`.
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!)
  /// A spelling of `groupInvitationDidDecline(_:invitee:reason:)`.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!)
  /// A former name of `groupInvitationDidDecline(_:invitee:reason:)`.
  func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidReceive(_:user:reason:)`.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String!)
  /// A former name of `joinGroupRequestDidReceive(_:user:reason:)`.
  func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String!)
  /// A spelling of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String!)
  /// A former name of `joinGroupRequestDidDecline(_:reason:decliner:applicant:)`.
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String!)
  /// A spelling of `didJoin(_:inviter:message:)`.
  func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!)
  /// A former name of `didJoin(_:inviter:message:)`.
  func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!)
  /// A spelling of `groupOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)
}
