public import Parlance

/// Notes that are pinned for everyone in their conversation.
extension AcmeMessenger {
  /// Pins a note, or removes its pin.
  public func setPinned(
    _ isPinned: Bool, _ id: MessageID, in conversation: ConversationID, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in
      if isPinned {
        device.pinMessage(id, in: conversation) { completion($0.failure) }
      } else {
        device.unpinMessage(id, in: conversation) { completion($0.failure) }
      }
    }
  }

  /// Returns the pins of a conversation, as this device knows them.
  public func knownPins(in conversation: ConversationID) throws(AcmeError) -> [MessagePin] {
    try read { $0.messagePins(in: conversation) }
  }

  /// Fetches the pinned notes of a conversation.
  public func fetchPinnedNotes(
    in conversation: ConversationID, completion: @escaping (Result<[AcmeNote], AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchPinnedMessages(in: conversation) { result in
        completion(result.map { $0.map { AcmeNote($0.message, messenger: self) } })
      }
    }
  }
}
