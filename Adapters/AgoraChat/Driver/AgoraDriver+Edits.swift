import AgoraChat
import Parlance
import ParlanceConformance

/// The calls about changes of messages, for the generations that have them.
extension AgoraDriver {
  func edit(_ id: MessageID, in conversation: ConversationID, to text: String) async throws -> ObservedEdit {
    try await log.request("modifyMessage") { (reply: Reply<ObservedEdit>) in
      self.client.chatManager.modifyMessage(id.string, body: AgoraChatTextMessageBody(text: text)) { error, message in
        if let error { return reply.fail(Self.error(error)) }
        guard let message else { return self.log.note(violation: "modifyMessage ends with neither") }
        self.shown[id] = message
        reply.succeed(Self.edit(message))
      }
    }
  }

  func noteEdited(_ message: AgoraChatMessage, _ operatorId: String, _ operationTime: UInt) {
    let edit = Self.edit(message)
    if operatorId != message.body.operatorId || operationTime != message.body.operationTime {
      log.note(violation: "onMessageContentChanged says otherwise than the body of \(edit)")
    }
    shown[MessageID(message.messageId)] = message
    log.record(edit, raw: "onMessageContentChanged \(edit)")
  }

  private static func edit(_ message: AgoraChatMessage) -> ObservedEdit {
    ObservedEdit(
      messageID: MessageID(message.messageId), conversation: conversation(message),
      editor: AccountID(message.body.operatorId ?? ""), text: text(message) ?? "",
      count: Int(message.body.operatorCount))
  }
}
