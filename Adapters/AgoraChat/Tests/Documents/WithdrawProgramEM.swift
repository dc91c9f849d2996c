import Foundation
import HyphenateChat
import TestSupport

/// The same under the other brand's names.
final class WithdrawProgramEM: NSObject, WithdrawProgram, EMChatManagerDelegate {
  let sent = Inbox<EMErrorCode?>("completion")
  let removed = Inbox<Bool>("deletion")
  let others = Inbox<String>("CMD")

  func start() { EMClient.shared().chatManager.add(self, delegateQueue: nil) }

  func revokeMessage(messageId: String, conversationId: String, isGroup: Bool) {
    let body = EMCmdMessageBody(action: "REVOKE_FLAG")
    let message = EMMessage(
      conversationID: conversationId, from: EMClient.shared().currentUsername, to: conversationId, body: body,
      ext: ["msgId": messageId])
    if isGroup { message.chatType = EMChatTypeGroupChat }
    EMClient.shared().chatManager.send(message, progress: nil) { [sent] (message: EMMessage?, error: EMError?) in
      sent.add(error?.code)
    }
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [Any]?) {
    for cmdMessage in aCmdMessages as? [EMMessage] ?? [] {
      guard let body = cmdMessage.body as? EMCmdMessageBody else { continue }
      if body.action == "REVOKE_FLAG" {
        let conversation = EMClient.shared().chatManager.getConversation(
          cmdMessage.from, type: EMConversationType(rawValue: cmdMessage.chatType.rawValue), createIfNotExist: true)
        var error: EMError?
        conversation?.deleteMessage(withId: cmdMessage.ext["msgId"] as! String, error: &error)
        removed.add(error == nil)
      } else {
        others.add(body.action)
      }
    }
  }
}
