internal import Foundation
internal import Parlance

extension ChatExtendManager {
  func addMessagePin(_ item: NIMMessagePinItem, completion: NIMAddMessagePinCompletion?) {
    change(item, onlyIfPinned: false, completion)
  }

  func updateMessagePin(_ item: NIMMessagePinItem, completion: NIMUpdateMessagePinCompletion?) {
    change(item, onlyIfPinned: true, completion)
  }

  private func change(
    _ item: NIMMessagePinItem, onlyIfPinned: Bool, _ completion: (((any Error)?, NIMMessagePinItem?) -> Void)?
  ) {
    core.fetch(completion) { [core] device, done in
      let key = try self.key(of: item)
      let ext = item.ext ?? ""
      guard ext.count <= Limits.pinText else {
        throw NSError.invalidParameter("ext exceeds \(Limits.pinText) characters")
      }
      // Pinning without a text keeps the text of an existing pin.
      let note = ext.isEmpty && !onlyIfPinned ? nil : ext
      device.pinMessage(key.id, in: key.conversation, note: note, onlyIfPinned: onlyIfPinned) { result in
        done(result.nim.map { NIMMessagePinItem($0, in: key.conversation, of: device.account, core: core) })
      }
    }
  }

  func removeMessagePin(_ item: NIMMessagePinItem, completion: NIMRemoveMessagePinCompletion?) {
    core.fetch(completion) { [core] device, done in
      let key = try self.key(of: item)
      device.unpinMessage(key.id, in: key.conversation) { result in
        done(
          result.nim.map { pin in
            pin.map { NIMMessagePinItem($0, in: key.conversation, of: device.account, core: core) } ?? item
          })
      }
    }
  }

  func loadMessagePins(for session: NIMSession, completion: NIMLoadMessagePinsCompletion?) {
    core.fetch(completion) { [core] device, done in
      let conversation = try core.conversation(of: session)
      let isKnown = core.slot.current?.details.withLock { $0.sessionsWithPins.contains(conversation) } ?? false
      func items(_ pins: [MessagePin]) -> [NIMMessagePinItem] {
        pins.map { NIMMessagePinItem($0, in: conversation, of: device.account, core: core) }
      }
      if isKnown {
        let pins = items(device.messagePins(in: conversation))
        return core.afterCallbacks { done(.success(pins)) }
      }
      device.fetchPinnedMessages(in: conversation) { result in
        if case .success = result {
          core.slot.current?.details.withLock { _ = $0.sessionsWithPins.insert(conversation) }
        }
        done(result.nim.map { items($0.map(\.pin)) })
      }
    }
  }

  func pinItem(for message: NIMMessage) -> NIMMessagePinItem {
    let item = NIMMessagePinItem(message: message)
    guard let device = core.device, let conversation = core.knownConversation(of: item.session),
      let pin = device.messagePin(of: MessageID(item.messageId), in: conversation)
    else { return item }
    return NIMMessagePinItem(pin, in: conversation, of: device.account, core: core)
  }

  /// Returns the identity of the message of a record.
  ///
  /// - throws: Local error `invalidParam` for a record without a message, `notSupported` for a chatroom's.
  private func key(of item: NIMMessagePinItem) throws -> MessageKey {
    guard !item.messageId.isEmpty else { throw NSError.invalidParameter("a pin without a message") }
    let conversation = try core.conversation(of: item.session).unlessChatroom("pins in chatrooms")
    return MessageKey(MessageID(item.messageId), in: conversation)
  }
}

extension ClientCore {
  /// Reports a pin that was made, changed or taken off elsewhere.
  func pinChanged(_ change: MessagePinChange) {
    guard !chatExtendDelegates.isEmpty, let account else { return }
    let item = NIMMessagePinItem(change.pin, in: change.conversation, of: account, core: self)
    chatExtendDelegates.notify { delegate in
      switch change.action {
      case .added: delegate.onNotifyAddMessagePin(item)
      case .updated: delegate.onNotifyUpdateMessagePin(item)
      case .removed: delegate.onNotifyRemoveMessagePin(item)
      }
    }
  }
}
