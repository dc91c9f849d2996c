import DemoApps
import NIMSDK

// What the app reads in the vendor's objects.

extension NIMApp {
  /// A message: its fields as its reader sees them.
  func describe(_ message: NIMMessage) -> [String] {
    var fields = ["from \(message.from ?? "")", message.session.map { describe($0) } ?? "nowhere"]
    if let notification = message.messageObject as? NIMNotificationObject {
      guard let content = notification.content as? NIMTeamNotificationContent else {
        return ["a notification"] + fields
      }
      return ["notification \(content.operationType)"] + fields + [
        "targets \((content.targetIDs ?? []).joined(separator: " "))"
      ]
    }
    fields.insert(label(message.messageId), at: 0)
    fields.append(words(of: message.messageObject) ?? "\"\(message.text ?? "")\"")
    if let shared = message.remoteExt { fields.append("remoteExt \(Wording.json(shared))") }
    if message.messageSubType != 0 { fields.append("messageSubType \(message.messageSubType)") }
    return fields
  }

  /// A receipt, and what the message that the app holds now says.
  func describe(_ receipt: NIMMessageReceipt) -> [String] {
    let message = messages[receipt.messageId]
    var fields = [label(receipt.messageId), receipt.session.map { describe($0) } ?? "nowhere"]
    if receipt.session?.sessionType == .P2P {
      fields.append("isRemoteRead \(message?.isRemoteRead ?? false)")
    } else {
      let counts = receipt.teamReceiptInfo
      fields.append("by \(counts.readerAccount)")
      fields.append("read \(counts.readCount)")
      fields.append("unread \(counts.unreadCount)")
    }
    return fields
  }

  /// A conversation.
  func describe(_ session: NIMSession) -> String {
    guard session.sessionType == .team else { return "\(session.sessionType) \(session.sessionId)" }
    return "team \(sdk.teamManager.team(byId: session.sessionId)?.teamName ?? session.sessionId)"
  }

  func isStored(_ id: String) -> Bool { messages[id].map { isStored($0) } ?? false }

  /// Returns whether the local database has a message.
  func isStored(_ message: NIMMessage) -> Bool {
    guard let session = message.session else { return false }
    let found = sdk.conversationManager.messages(in: session, messageIds: [message.messageId])
    return found?.isEmpty == false
  }
}
