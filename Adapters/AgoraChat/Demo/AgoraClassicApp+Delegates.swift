import AgoraChat
import DemoApps
import Foundation

// What the vendor's callbacks say, in the spelling of 3.x.

extension AgoraClassicApp: @MainActor AgoraChatManagerDelegate {
  func messagesDidReceive(_ aMessages: [Any]!) {
    let received = aMessages.compactMap { $0 as? AgoraMessage }
    for message in received { messages[message.messageId] = message }
    note(
      "messagesDidReceive",
      received.flatMap { message in
        var fields = [label(message.messageId), "from \(message.from)", AgoraWording.place(message, client)]
        fields.append(AgoraWording.words(of: message.body))
        if let ext = message.ext, !ext.isEmpty { fields.append("ext \(Wording.json(ext))") }
        return fields
      })
  }

  func messagesDidRead(_ aMessages: [Any]!) {
    for case let message as AgoraMessage in aMessages {
      let isRead = messages[message.messageId]?.isReadAcked ?? false
      note(
        "messagesDidRead", [label(message.messageId), AgoraWording.place(message, client), "isReadAcked \(isRead)"])
    }
  }

  func groupMessageDidRead(_ aMessage: AgoraMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    for ack in aGroupAcks {
      note(
        "groupMessageDidRead(_:groupAcks:)",
        [label(ack.messageId), "by \(ack.from)", "groupAckCount \(ack.readCount)"])
    }
  }

  /// The page's receiving half, which looks the message up under the sender's name, in a group too.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) {
    for case let cmdMessage as AgoraMessage in aCmdMessages {
      let body = cmdMessage.body as? AgoraCmdMessageBody
      guard body?.action == "REVOKE_FLAG", let revokeMessageId = cmdMessage.ext["msgId"] as? String else { continue }
      let isSuccess = removeRevokeMessage(
        withChatter: cmdMessage.from, type: AgoraConversationType(rawValue: cmdMessage.chatType.rawValue),
        messageId: revokeMessageId)
      note(
        "cmdMessagesDidReceive",
        ["REVOKE_FLAG", label(revokeMessageId), "from \(cmdMessage.from)", AgoraWording.place(cmdMessage, client)]
          + [isSuccess ? "removed" : "not removed"])
    }
  }

  func messagesDidRecall(_ aMessages: [Any]!) {
    for case let message as AgoraMessage in aMessages {
      note("messagesDidRecall", [label(message.messageId), AgoraWording.place(message, client)])
    }
  }
}

extension AgoraClassicApp: @MainActor AgoraGroupManagerDelegate {
  func didJoin(_ aGroup: AgoraGroup, inviter aInviter: String, message aMessage: String?) {
    note("didJoin(_:inviter:message:)", ["group \(aGroup.groupName ?? "")", "by \(aInviter)"])
  }
}
