import AgoraChat
import Foundation

// The vendor's callbacks, each of which is listed with its arguments.

extension AgoraPhone: @MainActor AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
    connection = aConnectionState
    screen.callback("connectionStateDidChange(_:)", ["\(aConnectionState)"])
  }

  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) {
    connection = .disconnected
    screen.callback("userAccountDidLoginFromOtherDevice(with:)", [info?.deviceName ?? "nil"])
  }

  func userAccountDidRemoveFromServer() {
    connection = .disconnected
    screen.callback("userAccountDidRemoveFromServer()")
  }

  func userDidForbidByServer() {
    connection = .disconnected
    screen.callback("userDidForbidByServer()")
  }

  func userAccountDidForced(toLogout aError: AgoraChatError?) {
    connection = .disconnected
    screen.callback("userAccountDidForced(toLogout:)", [Self.words(aError)])
  }

  func tokenWillExpire(_ aErrorCode: AgoraChatErrorCode) {
    screen.callback("tokenWillExpire(_:)", ["\(aErrorCode.rawValue)"])
  }

  func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode) {
    connection = .disconnected
    screen.callback("tokenDidExpire(_:)", ["\(aErrorCode.rawValue)"])
  }

  func onOfflineMessageSyncStart() { screen.callback("onOfflineMessageSyncStart()") }
  func onOfflineMessageSyncFinish() { screen.callback("onOfflineMessageSyncFinish()") }
}

extension AgoraPhone: @MainActor AgoraChatManagerDelegate {
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) {
    screen.callback(
      "conversationListDidUpdate(_:)",
      aConversationList.map { "\($0.conversationId ?? ""), unreadMessagesCount \($0.unreadMessagesCount)" })
  }

  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
    received(aMessages)
    screen.callback("messagesDidReceive(_:)", aMessages.map { describe($0) })
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    for message in aCmdMessages {
      guard (message.body as? AgoraChatCmdMessageBody)?.action == "REVOKE_FLAG",
        let id = message.ext?["msgId"] as? String, let place = Self.place(message)
      else { continue }
      removeRevoked(id, in: place, by: message.from)
    }
    screen.callback("cmdMessagesDidReceive(_:)", aCmdMessages.map { describe($0) })
  }

  func messagesDidRead(_ aMessages: [AgoraChatMessage]) {
    for message in aMessages { messages[message.messageId]?.isReadAcked = true }
    screen.callback("messagesDidRead(_:)", aMessages.map { describe($0) })
  }

  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]) {
    screen.callback("messagesDidDeliver(_:)", aMessages.map { describe($0) })
  }

  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    for ack in aGroupAcks { readers[ack.messageId] = Int(ack.readCount) }
    screen.callback(
      "groupMessageDidRead(_:groupAcks:)",
      [describe(aMessage)] + aGroupAcks.map { "ack of \($0.messageId) by \($0.from), readCount \($0.readCount)" })
  }

  func groupMessageAckHasChanged() { screen.callback("groupMessageAckHasChanged()") }

  func onConversationRead(_ from: String, to: String) {
    screen.callback("onConversationRead(_:to:)", ["from: \(from)", "to: \(to)"])
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      let isGroup = client.groupManager.getJoinedGroups()?.contains { $0.groupId == info.conversationId } == true
      let place = isGroup ? Place.group(info.conversationId) : .direct(info.conversationId)
      removeRevoked(info.recallMessageId, in: place, by: info.recallBy)
    }
    screen.callback(
      "messagesInfoDidRecall(_:)",
      aRecallMessagesInfo.map {
        "\($0.recallMessageId) by \($0.recallBy), recallMessage \($0.recallMessage == nil ? "nil" : "there")"
      })
  }

  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]) {
    screen.callback(
      "messageReactionDidChange(_:)",
      changes.map { change in
        let operations = (change.operations ?? []).map {
          "\($0.userId) \($0.operate == .add ? "add" : "remove") \($0.reaction)"
        }
        return "\(change.messageId ?? ""): \(operations.joined(separator: ", "))"
      })
  }

  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    screen.callback(
      "messageStatusDidChange(_:error:)", [describe(aMessage), "\(aMessage.status)", Self.words(aError)])
  }

  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    screen.callback("messageAttachmentStatusDidChange(_:error:)", [describe(aMessage), Self.words(aError)])
  }
}

extension AgoraPhone: @MainActor AgoraChatGroupManagerDelegate {
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String) {
    note("groupInvitationDidAccept(_:invitee:)", aGroup, ["invitee: \(aInvitee)"])
  }

  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    note("didJoin(_:inviter:message:)", aGroup, ["inviter: \(aInviter)"])
  }

  func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    note("didLeave(_:reason:)", aGroup, ["\(aReason)"])
  }

  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]) {
    screen.callback("groupListDidUpdate(_:)", aGroupList.map { $0.groupId ?? "" })
  }

  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) {
    note(
      "groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)", aGroup,
      ["added: \(aMutedMembers.joined(separator: ", "))", "muteExpire: \(aMuteExpire)"])
  }

  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]) {
    note(
      "groupMuteListDidUpdate(_:removedMutedMembers:)", aGroup, ["removed: \(aMutedMembers.joined(separator: ", "))"])
  }

  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool) {
    note("groupAllMemberMuteChanged(_:isAllMemberMuted:)", aGroup, ["\(aMuted)"])
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate(_:addedAdmin:)", aGroup, [aAdmin])
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate(_:removedAdmin:)", aGroup, [aAdmin])
  }

  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("groupOwnerDidUpdate(_:newOwner:oldOwner:)", aGroup, ["new: \(aNewOwner)", "old: \(aOldOwner)"])
  }

  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String) {
    note("userDidJoin(_:user:)", aGroup, [aUsername])
  }

  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String) {
    note("userDidLeave(_:user:)", aGroup, [aUsername])
  }

  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?) {
    note("groupAnnouncementDidUpdate(_:announcement:)", aGroup, [aAnnouncement ?? "nil"])
  }

  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup) { note("groupSpecificationDidUpdate(_:)", aGroup, []) }

  private func note(_ name: String, _ group: AgoraChatGroup, _ arguments: [String]) {
    screen.callback(name, ["\(group.groupId ?? "") \"\(group.groupName ?? "")\""] + arguments)
  }
}
