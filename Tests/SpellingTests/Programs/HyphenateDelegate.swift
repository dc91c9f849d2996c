import Hyphenate

/// A delegate as an app of 3.x has it, each method written as the header shows it there.
final class HyphenateDelegate: Recorder, EMChatManagerDelegate, EMClientDelegate, EMGroupManagerDelegate,
  EMChatroomManagerDelegate
{
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "messagesInfoDidRecall", "messageStatusDidChange", "messageAttachmentStatusDidChange",
      "connectionStateDidChange", "autoLoginDidCompleteWithError", "userAccountDidLoginFromOtherDevice",
      "userAccountDidRemoveFromServer", "userDidForbidByServer", "userAccountDidForced", "groupInvitationDidAccept",
      "groupInvitationDidReceive", "groupInvitationDidDecline", "joinGroupRequestDidReceive",
      "joinGroupRequestDidDecline", "joinGroupRequestDidApprove", "didJoin", "didLeave",
      "groupListDidUpdate", "groupMuteListDidUpdate added", "groupMuteListDidUpdate removed",
      "groupAdminListDidUpdate added", "groupAdminListDidUpdate removed", "groupOwnerDidUpdate", "userDidJoin",
      "groupFileListDidUpdate added", "groupFileListDidUpdate removed",
      "userDidLeave", "groupAnnouncementDidUpdate", "didDismiss", "chatroomMuteListDidUpdate added",
      "chatroomMuteListDidUpdate removed", "chatroomAdminListDidUpdate added", "chatroomAdminListDidUpdate removed",
      "chatroomOwnerDidUpdate", "chatroomAnnouncementDidUpdate",
    ]
  }

  // MARK: EMChatManagerDelegate

  func conversationListDidUpdate(_ aConversationList: [Any]!) { note("conversationListDidUpdate", aConversationList) }
  func messagesDidReceive(_ aMessages: [Any]!) { note("messagesDidReceive", aMessages) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) { note("cmdMessagesDidReceive", aCmdMessages) }
  func messagesDidRead(_ aMessages: [Any]!) { note("messagesDidRead", aMessages) }
  func messagesDidDeliver(_ aMessages: [Any]!) { note("messagesDidDeliver", aMessages) }
  func messagesDidRecall(_ aMessages: [Any]!) { note("messagesInfoDidRecall", aMessages) }
  func messageStatusDidChange(_ aMessage: EMMessage!, error aError: EMError!) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: EMMessage!, error aError: EMError!) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }

  // MARK: EMClientDelegate

  func connectionStateDidChange(_ aConnectionState: EMConnectionState) {
    note("connectionStateDidChange", aConnectionState)
  }
  func autoLoginDidCompleteWithError(_ aError: EMError!) { note("autoLoginDidCompleteWithError", aError) }
  func userAccountDidLoginFromOtherDevice() { note("userAccountDidLoginFromOtherDevice") }
  func userAccountDidRemoveFromServer() { note("userAccountDidRemoveFromServer") }
  func userDidForbidByServer() { note("userDidForbidByServer") }
  func userAccountDidForced(toLogout aError: EMError!) { note("userAccountDidForced", aError) }

  // MARK: EMGroupManagerDelegate

  func groupInvitationDidAccept(_ aGroup: EMGroup!, invitee aInvitee: String!) {
    note("groupInvitationDidAccept", aGroup, aInvitee)
  }
  func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!) {
    note("groupInvitationDidReceive", aGroupId, aInviter, aMessage)
  }
  func groupInvitationDidDecline(_ aGroup: EMGroup!, invitee aInvitee: String!, reason aReason: String!) {
    note("groupInvitationDidDecline", aGroup, aInvitee, aReason)
  }
  func joinGroupRequestDidReceive(_ aGroup: EMGroup!, user aUsername: String!, reason aReason: String!) {
    note("joinGroupRequestDidReceive", aGroup, aUsername, aReason)
  }
  func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!) {
    note("joinGroupRequestDidDecline", aGroupId, aReason)
  }
  func joinGroupRequestDidApprove(_ aGroup: EMGroup!) { note("joinGroupRequestDidApprove", aGroup) }
  func didJoin(_ aGroup: EMGroup!, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin", aGroup, aInviter, aMessage)
  }
  func didLeave(_ aGroup: EMGroup!, reason aReason: EMGroupLeaveReason) {
    note("didLeave", aGroup, aReason == EMGroupLeaveReasonDestroyed ? "destroyed" : "left")
  }
  func groupListDidUpdate(_ aGroupList: [Any]!) { note("groupListDidUpdate", aGroupList) }
  func groupMuteListDidUpdate(
    _ aGroup: EMGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) {
    note("groupMuteListDidUpdate added", aGroup, aMutedMembers, aMuteExpire)
  }
  func groupMuteListDidUpdate(_ aGroup: EMGroup!, removedMutedMembers aMutedMembers: [Any]!) {
    note("groupMuteListDidUpdate removed", aGroup, aMutedMembers)
  }
  func groupAdminListDidUpdate(_ aGroup: EMGroup!, addedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate added", aGroup, aAdmin)
  }
  func groupAdminListDidUpdate(_ aGroup: EMGroup!, removedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate removed", aGroup, aAdmin)
  }
  func groupOwnerDidUpdate(_ aGroup: EMGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate", aGroup, aNewOwner, aOldOwner)
  }
  func userDidJoin(_ aGroup: EMGroup!, user aUsername: String!) { note("userDidJoin", aGroup, aUsername) }
  func userDidLeave(_ aGroup: EMGroup!, user aUsername: String!) { note("userDidLeave", aGroup, aUsername) }
  func groupAnnouncementDidUpdate(_ aGroup: EMGroup!, announcement aAnnouncement: String!) {
    note("groupAnnouncementDidUpdate", aGroup, aAnnouncement)
  }

  func groupFileListDidUpdate(_ aGroup: EMGroup!, addedSharedFile aSharedFile: EMGroupSharedFile!) {
    note("groupFileListDidUpdate added", aGroup, aSharedFile)
  }
  func groupFileListDidUpdate(_ aGroup: EMGroup!, removedSharedFile aFileId: String!) {
    note("groupFileListDidUpdate removed", aGroup, aFileId)
  }

  // MARK: EMChatroomManagerDelegate

  func userDidJoin(_ aChatroom: EMChatroom!, user aUsername: String!) { note("userDidJoin", aChatroom, aUsername) }
  func userDidLeave(_ aChatroom: EMChatroom!, user aUsername: String!) { note("userDidLeave", aChatroom, aUsername) }
  func didDismiss(from aChatroom: EMChatroom!, reason aReason: EMChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason == EMChatroomBeKickedReasonDestroyed ? "destroyed" : "kicked")
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: EMChatroom!, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: EMChatroom!, removedMutedMembers aMutes: [Any]!) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: EMChatroom!, addedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: EMChatroom!, removedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: EMChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: EMChatroom!, announcement aAnnouncement: String!) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

/// Uses the delegate as each of its protocols: the compiler shows the conformances that are used.
func uses(_ delegate: HyphenateDelegate) -> [Any] {
  [
    delegate as any EMChatManagerDelegate,
    delegate as any EMClientDelegate,
    delegate as any EMGroupManagerDelegate,
    delegate as any EMChatroomManagerDelegate,
  ]
}

/// The modules that the vendor's framework re-exports: this file imports nothing else.
typealias HyphenateBringsAlong = (URL, Data, DispatchQueue)
