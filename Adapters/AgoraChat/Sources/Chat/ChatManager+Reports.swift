internal import Foundation
internal import Parlance

extension ChatManager {
  func reportMessage(
    withId aMessageId: String, tag aTag: String, reason aReason: String,
    completion aCompletion: ((AgoraChatError?) -> Void)?
  ) {
    let kind = core.device?.message(MessageID(aMessageId))?.conversation.kind ?? .direct
    core.request(in: kind, aCompletion) { device, done throws(MessagingError) in
      guard let message = device.message(MessageID(aMessageId)) else { throw MessagingError(.messageNotStored) }
      device.reportMessage(message.id, in: message.conversation, tag: aTag, reason: aReason, completion: done)
    }
  }
}
