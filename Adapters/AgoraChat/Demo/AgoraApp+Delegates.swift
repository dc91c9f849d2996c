import AgoraChat
import DemoApps
import Foundation

// What the vendor's callbacks say, in the order in which the vendor calls back.

extension AgoraApp: @MainActor AgoraChatManagerDelegate {
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    note(
      "messageStatusDidChange(_:error:)",
      [label(aMessage.messageId), AgoraWording.error(aError), "\(aMessage.status)"])
  }

  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
    for message in aMessages { messages[message.messageId] = message }
    note(
      "messagesDidReceive",
      aMessages.flatMap { message in
        var fields = [label(message.messageId), "from \(message.from)", AgoraWording.place(message, client)]
        fields.append(AgoraWording.words(of: message.body))
        if let ext = message.ext, !ext.isEmpty { fields.append("ext \(Wording.json(ext))") }
        return fields
      })
  }

  func messagesDidRead(_ aMessages: [AgoraChatMessage]) {
    for message in aMessages {
      // The app looks at the object that it holds, which is up to date by now.
      let isRead = messages[message.messageId]?.isReadAcked ?? false
      note(
        "messagesDidRead", [label(message.messageId), AgoraWording.place(message, client), "isReadAcked \(isRead)"])
    }
  }

  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    for ack in aGroupAcks {
      note(
        "groupMessageDidRead(_:groupAcks:)",
        [label(ack.messageId), "by \(ack.from)", "groupAckCount \(aMessage.groupAckCount)"])
    }
  }

  func groupMessageAckHasChanged() { note("groupMessageAckHasChanged", []) }

  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    for message in aCmdMessages {
      guard case .cmd(let action) = message.swiftBody, action == "REVOKE_FLAG",
        let id = message.ext?["msgId"] as? String
      else { continue }
      let conversation = client.chatManager?.getConversation(
        message.conversationId, type: message.chatType == .chat ? .chat : .groupChat, createIfNotExist: true)
      var error: AgoraChatError?
      conversation?.deleteMessage(withId: id, error: &error)
      note(
        "cmdMessagesDidReceive",
        ["REVOKE_FLAG", label(id), "from \(message.from)", AgoraWording.place(message, client)]
          + [AgoraWording.error(error)])
    }
  }

  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]) {
    for change in changes {
      let id = change.messageId ?? ""
      for operation in change.operations ?? [] {
        let count = messages[id]?.reactionList?.count ?? 0
        note(
          "messageReactionDidChange",
          [label(id), "by \(operation.userId)", operation.reaction, "\(count) in reactionList"])
      }
    }
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      note(
        "messagesInfoDidRecall",
        [label(info.recallMessageId), "by \(info.recallBy)", info.recallMessage == nil ? "message nil" : "message"])
    }
  }
}

extension AgoraApp: @MainActor AgoraChatGroupManagerDelegate {
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    note("didJoin(_:inviter:message:)", ["group \(aGroup.groupName ?? "")", "by \(aInviter)"])
  }

  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String) {
    note("groupAdminListDidUpdate(_:addedAdmin:)", ["group \(aGroup.groupName ?? "")", aAdmin])
  }
}
