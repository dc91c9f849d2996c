import AgoraChat
import Foundation
import PhoneApps

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

  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt) {
    messages[message.messageId] = message
    screen.callback(
      "onMessageContentChanged(_:operatorId:operationTime:)", [describe(message), "operatorId: \(operatorId)"])
  }

  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    screen.callback(
      "onMessagePinChanged(_:conversationId:operation:pinInfo:)",
      [
        "\(conversationId): \(messageId) \(pinOperation == .unpin ? "unpin" : "pin")",
        "operatorId: \(pinInfo.operatorId)",
      ])
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
    noteGroup("groupInvitationDidAccept(_:invitee:)", aGroup, ["invitee: \(aInvitee)"], nil)
  }

  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    noteGroup("didJoin(_:inviter:message:)", aGroup, ["inviter: \(aInviter)"], .ownJoined)
  }

  func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    noteGroup("didLeave(_:reason:)", aGroup, ["\(aReason)"], .ownLeft)
  }

  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]) {
    screen.callback("groupListDidUpdate(_:)", aGroupList.map { $0.groupId ?? "" })
    refreshGroups()
  }

  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) {
    noteGroup(
      "groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)", aGroup,
      ["added: \(aMutedMembers.joined(separator: ", "))", "muteExpire: \(aMuteExpire)"], .muted(aMutedMembers, true))
  }

  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]) {
    noteGroup(
      "groupMuteListDidUpdate(_:removedMutedMembers:)", aGroup,
      ["removed: \(aMutedMembers.joined(separator: ", "))"], .muted(aMutedMembers, false))
  }

  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool) {
    noteGroup("groupAllMemberMuteChanged(_:isAllMemberMuted:)", aGroup, ["\(aMuted)"], nil)
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String) {
    noteGroup("groupAdminListDidUpdate(_:addedAdmin:)", aGroup, [aAdmin], .manager(aAdmin, true))
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String) {
    noteGroup("groupAdminListDidUpdate(_:removedAdmin:)", aGroup, [aAdmin], .manager(aAdmin, false))
  }

  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    noteGroup(
      "groupOwnerDidUpdate(_:newOwner:oldOwner:)", aGroup, ["new: \(aNewOwner)", "old: \(aOldOwner)"],
      .owner(aNewOwner))
  }

  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String) {
    noteGroup("userDidJoin(_:user:)", aGroup, [aUsername], .joined(aUsername))
  }

  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String) {
    noteGroup("userDidLeave(_:user:)", aGroup, [aUsername], .left(aUsername))
  }

  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?) {
    noteGroup(
      "groupAnnouncementDidUpdate(_:announcement:)", aGroup, [aAnnouncement ?? "nil"],
      .announcement(aAnnouncement ?? ""))
  }

  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup) {
    noteGroup("groupSpecificationDidUpdate(_:)", aGroup, [], .properties)
  }
}
