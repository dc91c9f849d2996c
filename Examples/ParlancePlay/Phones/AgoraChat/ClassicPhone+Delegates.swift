import AgoraChat
import Foundation

// The vendor's callbacks in the spelling of 3.x, each of which is listed with its arguments.

extension ClassicPhone: @MainActor AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraConnectionState) {
    connection = aConnectionState
    screen.callback("connectionStateDidChange(_:)", ["\(aConnectionState)"])
  }

  func userAccountDidLogin(fromOtherDevice aDeviceName: String!) {
    connection = .disconnected
    screen.callback("userAccountDidLogin(fromOtherDevice:)", [aDeviceName ?? "nil"])
  }

  func userAccountDidRemoveFromServer() {
    connection = .disconnected
    screen.callback("userAccountDidRemoveFromServer()")
  }

  func userDidForbidByServer() {
    connection = .disconnected
    screen.callback("userDidForbidByServer()")
  }

  func userAccountDidForced(toLogout aError: AgoraError!) {
    connection = .disconnected
    screen.callback("userAccountDidForced(toLogout:)", [Self.words(aError)])
  }
}

extension ClassicPhone: @MainActor AgoraChatManagerDelegate {
  func conversationListDidUpdate(_ aConversationList: [Any]!) {
    let list = aConversationList.compactMap { $0 as? AgoraConversation }
    screen.callback(
      "conversationListDidUpdate(_:)",
      list.map { "\($0.conversationId ?? ""), unreadMessagesCount \($0.unreadMessagesCount)" })
  }

  func messagesDidReceive(_ aMessages: [Any]!) {
    let list = Self.messages(aMessages)
    received(list)
    screen.callback("messagesDidReceive(_:)", list.map { describe($0) })
  }

  /// The page's receiving half.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) {
    let list = Self.messages(aCmdMessages)
    for message in list {
      guard (message.body as? AgoraCmdMessageBody)?.action == "REVOKE_FLAG",
        let id = message.ext?["msgId"] as? String, let place = Self.place(message)
      else { continue }
      removeRevoked(id, in: place, by: message.from)
    }
    screen.callback("cmdMessagesDidReceive(_:)", list.map { describe($0) })
  }

  func messagesDidRead(_ aMessages: [Any]!) {
    let list = Self.messages(aMessages)
    for message in list { messages[message.messageId]?.isReadAcked = true }
    screen.callback("messagesDidRead(_:)", list.map { describe($0) })
  }

  func messagesDidDeliver(_ aMessages: [Any]!) {
    screen.callback("messagesDidDeliver(_:)", Self.messages(aMessages).map { describe($0) })
  }

  func messagesDidRecall(_ aMessages: [Any]!) {
    let list = Self.messages(aMessages)
    for message in list {
      if let place = Self.place(message) { removeRevoked(message.messageId, in: place, by: message.from) }
    }
    screen.callback("messagesDidRecall(_:)", list.map { describe($0) })
  }

  func groupMessageDidRead(_ aMessage: AgoraMessage!, groupAcks aGroupAcks: [Any]!) {
    let acks = aGroupAcks.compactMap { $0 as? AgoraChatGroupMessageAck }
    for ack in acks { readers[ack.messageId] = Int(ack.readCount) }
    screen.callback(
      "groupMessageDidRead(_:groupAcks:)",
      [describe(aMessage)] + acks.map { "ack of \($0.messageId) by \($0.from), readCount \($0.readCount)" })
  }

  func groupMessageAckHasChanged() { screen.callback("groupMessageAckHasChanged()") }

  func onConversationRead(_ from: String!, to: String!) {
    screen.callback("onConversationRead(_:to:)", ["from: \(from ?? "")", "to: \(to ?? "")"])
  }

  func messageStatusDidChange(_ aMessage: AgoraMessage!, error aError: AgoraError!) {
    screen.callback(
      "messageStatusDidChange(_:error:)", [describe(aMessage), "\(aMessage.status)", Self.words(aError)])
  }

  func messageAttachmentStatusDidChange(_ aMessage: AgoraMessage!, error aError: AgoraError!) {
    screen.callback("messageAttachmentStatusDidChange(_:error:)", [describe(aMessage), Self.words(aError)])
  }

  private static func messages(_ list: [Any]?) -> [AgoraMessage] { (list ?? []).compactMap { $0 as? AgoraMessage } }
}

extension ClassicPhone: @MainActor AgoraGroupManagerDelegate {
  func didJoin(_ aGroup: AgoraGroup!, inviter aInviter: String!, message aMessage: String!) {
    note("didJoin(_:inviter:message:)", aGroup, ["inviter: \(aInviter ?? "")"])
  }

  func didLeave(_ aGroup: AgoraGroup!, reason aReason: AgoraGroupLeaveReason) {
    note("didLeave(_:reason:)", aGroup, ["\(aReason.rawValue)"])
  }

  func groupListDidUpdate(_ aGroupList: [Any]!) {
    screen.callback(
      "groupListDidUpdate(_:)", aGroupList.compactMap { $0 as? AgoraGroup }.map { $0.groupId ?? "" })
  }

  func groupMuteListDidUpdate(
    _ aGroup: AgoraGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) {
    note(
      "groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)", aGroup,
      ["added: \(Self.names(aMutedMembers))", "muteExpire: \(aMuteExpire)"])
  }

  func groupMuteListDidUpdate(_ aGroup: AgoraGroup!, removedMutedMembers aMutedMembers: [Any]!) {
    note("groupMuteListDidUpdate(_:removedMutedMembers:)", aGroup, ["removed: \(Self.names(aMutedMembers))"])
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraGroup!, addedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate(_:addedAdmin:)", aGroup, [aAdmin ?? ""])
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraGroup!, removedAdmin aAdmin: String!) {
    note("groupAdminListDidUpdate(_:removedAdmin:)", aGroup, [aAdmin ?? ""])
  }

  func groupOwnerDidUpdate(_ aGroup: AgoraGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("groupOwnerDidUpdate(_:newOwner:oldOwner:)", aGroup, ["new: \(aNewOwner ?? "")", "old: \(aOldOwner ?? "")"])
  }

  private static func names(_ list: [Any]?) -> String {
    (list ?? []).compactMap { $0 as? String }.joined(separator: ", ")
  }

  private func note(_ name: String, _ group: AgoraGroup?, _ arguments: [String]) {
    screen.callback(name, ["\(group?.groupId ?? "") \"\(group?.groupName ?? "")\""] + arguments)
  }
}
