internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension ChatManager {
  func modifyMessage(
    _ messageId: String, body: AgoraChatMessageBody,
    completion completionBlock: @escaping (AgoraChatError?, AgoraChatMessage?) -> Void
  ) {
    let core = core
    let kind = core.device?.message(MessageID(messageId))?.conversation.kind ?? .direct
    core.fetch(in: kind, { (changed: AgoraChatMessage?, error: AgoraChatError?) in completionBlock(error, changed) }) {
      device, done throws(MessagingError) in
      guard let message = device.message(MessageID(messageId)) else { throw MessagingError(.messageNotStored) }
      guard message.kind == .text, let text = body as? AgoraChatTextMessageBody, let content = text.content else {
        throw MessagingError(.unsupported, "texts alone are changed")
      }
      guard text.isComplete else { throw AgoraChatMessage.invalid("body") }
      guard text.countedBytes <= AgoraLimits.messageBytes else {
        throw MessagingError(.messageTooLarge, "limit \(AgoraLimits.messageBytes) bytes")
      }
      device.edit(message.id, in: message.conversation, to: content) { result in
        done(result.map { AgoraChatMessage($0, core, device.account) })
      }
    }
  }
}

extension ClientCore {
  /// Reports a change of a message's content that was made elsewhere.
  func reportEdited(_ message: Message, _ device: Device) {
    guard !chatDelegates.isEmpty, let edit = message.body.edit else { return }
    let object = AgoraChatMessage(message, self, device.account)
    reportChat(device) {
      $0.onMessageContentChanged(
        object, operatorId: edit.editor.name, operationTime: UInt(clamping: edit.time.milliseconds))
    }
  }
}
