import AgoraChat
import Foundation
import TestSupport

/// Document 000's program, sending and receiving, in one of the vendor's spellings. The words are the document's.
protocol WithdrawProgram: AnyObject {
  init()
  func start()
  func revokeMessage(messageId: String, conversationId: String, isGroup: Bool)
  /// The error that the completion of `send` received; nil for "success".
  var sent: Inbox<AgoraChatErrorCode?> { get }
  /// The result of each deletion, one for each CMD with the document's action.
  var removed: Inbox<Bool> { get }
  /// The actions of all other CMDs.
  var others: Inbox<String> { get }
}

/// The shipped SDK 1.3.1.
final class WithdrawProgram131: NSObject, WithdrawProgram, AgoraChatManagerDelegate {
  let sent = Inbox<AgoraChatErrorCode?>("completion")
  let removed = Inbox<Bool>("deletion")
  let others = Inbox<String>("CMD")

  func start() { AgoraChatClient.shared().chatManager?.add(self, delegateQueue: nil) }

  func revokeMessage(messageId: String, conversationId: String, isGroup: Bool) {
    let body = AgoraChatCmdMessageBody(action: "REVOKE_FLAG")
    let ext = ["msgId": messageId]
    let currentUsername = AgoraChatClient.shared().currentUsername ?? ""
    let message = AgoraChatMessage(
      conversationID: conversationId, from: currentUsername, to: conversationId, body: body, ext: ext)
    if isGroup { message.chatType = .groupChat }
    AgoraChatClient.shared().chatManager?.send(message, progress: nil) { [sent] message, error in
      sent.add(error?.code)
    }
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    for cmdMessage in aCmdMessages {
      guard let body = cmdMessage.body as? AgoraChatCmdMessageBody else { continue }
      if body.action == "REVOKE_FLAG" {
        guard let revokeMessageId = cmdMessage.ext?["msgId"] as? String,
          let type = AgoraChatConversationType(rawValue: cmdMessage.chatType.rawValue)
        else { continue }
        removed.add(
          removeRevokeMessage(withChatter: cmdMessage.from, conversationType: type, messageId: revokeMessageId))
      } else {
        others.add(body.action)
      }
    }
  }

  private func removeRevokeMessage(
    withChatter aChatter: String, conversationType type: AgoraChatConversationType, messageId: String
  ) -> Bool {
    let conversation = AgoraChatClient.shared().chatManager?.getConversation(
      aChatter, type: type, createIfNotExist: true)
    var error: AgoraChatError?
    conversation?.deleteMessage(withId: messageId, error: &error)
    return error == nil
  }
}

/// The names of the document.
final class WithdrawProgram3x: NSObject, WithdrawProgram, AgoraChatManagerDelegate {
  let sent = Inbox<AgoraChatErrorCode?>("completion")
  let removed = Inbox<Bool>("deletion")
  let others = Inbox<String>("CMD")

  func start() { AgoraChatClient.shared().chatManager.add(self, delegateQueue: nil) }

  func revokeMessage(messageId: String, conversationId: String, isGroup: Bool) {
    let body: AgoraCmdMessageBody! = AgoraCmdMessageBody(action: "REVOKE_FLAG")
    let ext: [AnyHashable: Any] = ["msgId": messageId]
    let currentUsername: String! = AgoraChatClient.shared().currentUsername
    let message: AgoraMessage! = AgoraMessage(
      conversationID: conversationId, from: currentUsername, to: conversationId, body: body, ext: ext)
    if isGroup { message.chatType = AgoraChatTypeGroupChat }
    // 发送cmd消息
    AgoraChatClient.shared().chatManager.send(
      message, progress: nil,
      completion: { [sent] (message: AgoraMessage?, error: AgoraError?) in
        sent.add(error?.code)
      })
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) {
    for case let cmdMessage as AgoraMessage in aCmdMessages {
      let body = cmdMessage.body as! AgoraCmdMessageBody
      if body.action == "REVOKE_FLAG" {
        let revokeMessageId = cmdMessage.ext["msgId"] as! String
        let isSuccess = removeRevokeMessage(
          withChatter: cmdMessage.from,
          conversationType: AgoraConversationType(rawValue: cmdMessage.chatType.rawValue), messageId: revokeMessageId)
        removed.add(isSuccess)
      } else {
        others.add(body.action)
      }
    }
  }

  private func removeRevokeMessage(
    withChatter aChatter: String!, conversationType type: AgoraConversationType, messageId: String!
  ) -> Bool {
    let conversation: AgoraConversation! = AgoraChatClient.shared().chatManager.getConversation(
      aChatter, type: type, createIfNotExist: true)
    var error: AgoraError?
    conversation.deleteMessage(withId: messageId, error: &error)
    return error == nil
  }
}
