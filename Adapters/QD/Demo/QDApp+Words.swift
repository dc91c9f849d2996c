import DemoApps
import QD_IMSDK

// What the app reads in the vendor's objects.

extension QDApp {
  /// A message: its fields as its reader sees them.
  func describe(_ message: QDMessage) -> [String] {
    var fields = ["from \(message.senderId)", describe(message.session)]
    if let notification = message.messageObject as? QDNotificationObject {
      let targets = notification.content.targetIds.joined(separator: " ")
      return ["notification \(notification.content.operationType)"] + fields + ["targets \(targets)"]
    }
    fields.insert(label(message.messageId), at: 0)
    fields.append(words(of: message.messageObject) ?? "\"\(message.text)\"")
    if !message.remoteExt.isEmpty { fields.append("remoteExt \(Wording.json(message.remoteExt))") }
    if !message.title.isEmpty { fields.append("title \"\(message.title)\"") }
    if message.msgFlag != 0 { fields.append("msgFlag \(message.msgFlag)") }
    return fields
  }

  /// A conversation.
  func describe(_ session: QDSession) -> String {
    guard session.sessionType == .group else { return "\(session.sessionType) \(session.sessionId)" }
    return "group \(client.groupManager.group(byId: session.sessionId)?.groupName ?? session.sessionId)"
  }

  func isStored(_ id: String) -> Bool { messages[id].map { isStored($0) } ?? false }

  /// Returns whether the local database has a message.
  func isStored(_ message: QDMessage) -> Bool {
    client.chatManager.messages(in: message.session, messageIds: [message.messageId])?.isEmpty == false
  }
}
