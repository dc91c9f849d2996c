import DemoApps
import NIMSDK

extension NIMApp: Marker {
  func pin(_ id: String) {
    guard let message = messages[id] else { return }
    sdk.chatExtendManager.addMessagePin(NIMMessagePinItem(message: message)) { [weak self] error, _ in
      self?.note("addMessagePin(_:completion:)", [Wording.error(error)])
    }
  }

  func storedText(of id: String) -> String? {
    guard let session = messages[id]?.session else { return nil }
    return sdk.conversationManager.messages(in: session, messageIds: [id])?.first?.text
  }

  func callbacks(for step: MarkStep) -> [Callback] {
    switch step {
    case .pinned: [Callback("addMessagePin(_:completion:)", "error nil")]
    case .sawPin(let label, let account): [Callback("onNotifyAddMessagePin", label, "by \(account)")]
    // This vendor has no edits; the new text is in the local database.
    case .edited, .sawEdit: []
    }
  }

  func onNotifyAddMessagePin(_ item: NIMMessagePinItem) {
    note("onNotifyAddMessagePin", [label(item.messageId), "by \(item.accountID ?? "")"])
  }
}
