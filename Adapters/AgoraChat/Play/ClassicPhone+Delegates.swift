import AgoraChat
import Foundation
import PhoneApps

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
    noteGroup("didJoin(_:inviter:message:)", aGroup, ["inviter: \(aInviter ?? "")"], .ownJoined)
  }

  func didLeave(_ aGroup: AgoraGroup!, reason aReason: AgoraGroupLeaveReason) {
    noteGroup("didLeave(_:reason:)", aGroup, ["\(aReason.rawValue)"], .ownLeft)
  }

  func groupListDidUpdate(_ aGroupList: [Any]!) {
    screen.callback(
      "groupListDidUpdate(_:)", aGroupList.compactMap { $0 as? AgoraGroup }.map { $0.groupId ?? "" })
    refreshGroups()
  }

  func groupMuteListDidUpdate(
    _ aGroup: AgoraGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int
  ) {
    let names = Self.names(aMutedMembers)
    noteGroup(
      "groupMuteListDidUpdate(_:addedMutedMembers:muteExpire:)", aGroup,
      ["added: \(names.joined(separator: ", "))", "muteExpire: \(aMuteExpire)"], .muted(names, true))
  }

  func groupMuteListDidUpdate(_ aGroup: AgoraGroup!, removedMutedMembers aMutedMembers: [Any]!) {
    let names = Self.names(aMutedMembers)
    noteGroup(
      "groupMuteListDidUpdate(_:removedMutedMembers:)", aGroup, ["removed: \(names.joined(separator: ", "))"],
      .muted(names, false))
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraGroup!, addedAdmin aAdmin: String!) {
    noteGroup("groupAdminListDidUpdate(_:addedAdmin:)", aGroup, [aAdmin ?? ""], .manager(aAdmin ?? "", true))
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraGroup!, removedAdmin aAdmin: String!) {
    noteGroup("groupAdminListDidUpdate(_:removedAdmin:)", aGroup, [aAdmin ?? ""], .manager(aAdmin ?? "", false))
  }

  func groupOwnerDidUpdate(_ aGroup: AgoraGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    noteGroup(
      "groupOwnerDidUpdate(_:newOwner:oldOwner:)", aGroup, ["new: \(aNewOwner ?? "")", "old: \(aOldOwner ?? "")"],
      .owner(aNewOwner ?? ""))
  }

  func userDidJoin(_ aGroup: AgoraGroup!, user aUsername: String!) {
    noteGroup("userDidJoin(_:user:)", aGroup, [aUsername ?? ""], .joined(aUsername ?? ""))
  }

  func userDidLeave(_ aGroup: AgoraGroup!, user aUsername: String!) {
    noteGroup("userDidLeave(_:user:)", aGroup, [aUsername ?? ""], .left(aUsername ?? ""))
  }

  func groupAnnouncementDidUpdate(_ aGroup: AgoraGroup!, announcement aAnnouncement: String!) {
    noteGroup(
      "groupAnnouncementDidUpdate(_:announcement:)", aGroup, [aAnnouncement ?? "nil"],
      .announcement(aAnnouncement ?? ""))
  }

  func groupSpecificationDidUpdate(_ aGroup: AgoraGroup!) {
    noteGroup("groupSpecificationDidUpdate(_:)", aGroup, [], .properties)
  }

  private static func names(_ list: [Any]?) -> [String] { (list ?? []).compactMap { $0 as? String } }
}

extension ClassicPhone: @MainActor AgoraContactManagerDelegate {
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!) {
    noteFriend("didReceiveFriendInvitation(fromUsername:message:)", aUsername ?? "", .requested(aMessage ?? ""))
  }

  func didReceiveAgreed(fromUsername aUsername: String!) {
    noteFriend("didReceiveAgreed(fromUsername:)", aUsername ?? "", nil)
  }

  func didReceiveDeclined(fromUsername aUsername: String!) {
    noteFriend("didReceiveDeclined(fromUsername:)", aUsername ?? "", .declined)
  }

  func didReceiveAdded(fromUsername aUsername: String!) {
    noteFriend("didReceiveAdded(fromUsername:)", aUsername ?? "", .added)
  }

  func didReceiveDeleted(fromUsername aUsername: String!) {
    noteFriend("didReceiveDeleted(fromUsername:)", aUsername ?? "", .removed)
  }
}
