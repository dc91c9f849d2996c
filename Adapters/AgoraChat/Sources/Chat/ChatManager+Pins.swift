internal import Foundation
internal import Parlance

extension ChatManager {
  func pinMessage(
    _ messageId: String, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    change(messageId, aCompletionBlock) { device, key, done in
      device.pinMessage(key.id, in: key.conversation) { result in done(result.map { _ in () }) }
    }
  }

  func unpinMessage(
    _ messageId: String, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    change(messageId, aCompletionBlock) { device, key, done in
      device.unpinMessage(key.id, in: key.conversation) { result in done(result.map { _ in () }) }
    }
  }

  private func change(
    _ id: String, _ completion: ((AgoraChatMessage?, AgoraChatError?) -> Void)?,
    _ body: (Device, MessageKey, @escaping (Result<Void, MessagingError>) -> Void) -> Void
  ) {
    let core = core
    let kind = core.device?.message(MessageID(id))?.conversation.kind ?? .direct
    core.fetch(in: kind, completion) { device, done throws(MessagingError) in
      guard let message = device.message(MessageID(id)) else { throw MessagingError(.messageNotStored) }
      body(device, message.key) { result in
        done(result.map { AgoraChatMessage(message, core, device.account) })
      }
    }
  }

  func getPinnedMessages(
    fromServer conversationId: String, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?
  ) {
    let core = core
    let kind = core.device.map { core.kept(conversationId, $0).kind } ?? .direct
    core.fetch(in: kind, aCompletionBlock) { device, done throws(MessagingError) in
      guard !conversationId.isEmpty else { throw MessagingError(.invalidArgument, "no conversation") }
      device.fetchPinnedMessages(in: core.kept(conversationId, device)) { result in
        done(result.map { $0.map { AgoraChatMessage($0.message, core, device.account) } })
      }
    }
  }
}

extension ClientCore {
  /// Reports a pin that was added or removed elsewhere. A change of a pin's text is not reported, as the vendor's pins have
  /// no text.
  func reportPin(_ change: MessagePinChange, _ device: Device) {
    if chatDelegates.isEmpty || change.action == .updated { return }
    let isRemoval = change.action == .removed
    let info = isRemoval ? AgoraChatMessagePinInfo(change.actor, change.time) : AgoraChatMessagePinInfo(change.pin)
    reportChat(device) {
      $0.onMessagePinChanged(
        change.pin.messageID.string, conversationId: change.conversation.name, operation: isRemoval ? .unpin : .pin,
        pinInfo: info)
    }
  }
}
