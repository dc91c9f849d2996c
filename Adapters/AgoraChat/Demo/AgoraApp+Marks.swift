import AgoraChat
import DemoApps

extension AgoraApp: Editor {
  func pin(_ id: String) {
    client.chatManager?.pinMessage(id) { [weak self] _, error in
      self?.note("pinMessage(_:completion:)", [AgoraWording.error(error)])
    }
  }

  func edit(_ id: String, to text: String) {
    client.chatManager?.modifyMessage(id, body: AgoraChatTextMessageBody(text: text)) { [weak self] error, message in
      self?.note("modifyMessage(_:body:completion:)", [AgoraWording.error(error), Self.text(message) ?? "-"])
    }
  }

  func storedText(of id: String) -> String? { Self.text(client.chatManager?.getMessageWithMessageId(id)) }

  private static func text(_ message: AgoraChatMessage?) -> String? {
    (message?.body as? AgoraChatTextMessageBody)?.text
  }

  func callbacks(for step: MarkStep) -> [Callback] {
    switch step {
    case .pinned: [Callback("pinMessage(_:completion:)", "error nil")]
    case .sawPin(let label, let account): [Callback("onMessagePinChanged", label, "pin", "by \(account)")]
    case .edited(let text): [Callback("modifyMessage(_:body:completion:)", "error nil", text)]
    case .sawEdit(let label, let text, let account):
      [Callback("onMessageContentChanged", label, text, "by \(account)")]
    }
  }

  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    note("onMessagePinChanged", [label(messageId), "\(pinOperation)", "by \(pinInfo.operatorId)"])
  }

  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt) {
    note("onMessageContentChanged", [label(message.messageId), Self.text(message) ?? "-", "by \(operatorId)"])
  }
}
