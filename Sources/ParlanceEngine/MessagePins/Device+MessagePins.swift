public import ParlanceCore

/// Pins of messages, which keep them in sight for everyone in the conversation.
extension Device {
  /// Pins a message, or changes the note with its pin. Everyone else in the conversation reports `pinChanged`, and so do
  /// the account's other devices; this device does not.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - parameter note: Words of the app, 2 KB at most; nil leaves the note of a pin as it is, an empty one takes it away.
  /// - parameter onlyIfPinned: A Boolean value that indicates whether a message that is not pinned is refused.
  /// - parameter completion: Receives the pin as it is now, or `messageNotFound` (also for a message that is not pinned,
  ///   with `onlyIfPinned`), `limitExceeded` (too many pins), `messageTooLarge` (the note), `unsupported` (in a room),
  ///   `blocked`, `notMember`, `notConnected`, `notLoggedIn`.
  public func pinMessage(
    _ id: MessageID, in conversation: ConversationID, note: String? = nil, onlyIfPinned: Bool = false,
    completion: @escaping (Result<MessagePin, MessagingError>) -> Void
  ) {
    let call = PinMessageCall(conversation: conversation, id: id, note: note, onlyIfPinned: onlyIfPinned)
    runner.ask(completion: completion) { core, end in core.pins.pin(call, in: conversation, then: end) }
  }

  /// Takes the pin off a message. Everyone else in the conversation reports `pinChanged`, and so do the account's other
  /// devices; this device does not.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - parameter completion: Receives the pin as it was, nil if there was none, or `messageNotFound`, `unsupported` (in a
  ///   room), `blocked`, `notMember`, `notConnected`, `notLoggedIn`.
  public func unpinMessage(
    _ id: MessageID, in conversation: ConversationID,
    completion: @escaping (Result<MessagePin?, MessagingError>) -> Void
  ) {
    let call = UnpinMessageCall(conversation: conversation, id: id)
    runner.ask(completion: completion) { core, end in
      core.pins.changePin(call, in: conversation, isRemoval: true, then: end)
    }
  }

  /// Fetches the pinned messages of a conversation from the hub; the local copy of the pins follows.
  ///
  /// - parameter conversation: The conversation.
  /// - parameter completion: Receives the messages, those first that were pinned last, or `unsupported` (a room),
  ///   `notMember`, `notConnected`, `notLoggedIn`.
  public func fetchPinnedMessages(
    in conversation: ConversationID, completion: @escaping (Result<[PinnedMessage], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.pins.fetchPins(in: conversation, then: end) }
  }

  /// Returns the pins of a conversation, as far as this device knows them, those first that were made last.
  public func messagePins(in conversation: ConversationID) -> [MessagePin] {
    (runner.read { core throws(MessagingError) in try core.pins.pins(in: conversation)?.inOrder } ?? nil) ?? []
  }

  /// Returns the pin of a message, as far as this device knows it.
  public func messagePin(of id: MessageID, in conversation: ConversationID) -> MessagePin? {
    runner.read { core throws(MessagingError) in try core.pins.pins(in: conversation)?[id.normalized] } ?? nil
  }
}

extension DevicePins {
  fileprivate func pin(
    _ call: PinMessageCall, in conversation: ConversationID,
    then end: @escaping (DeviceCore, Result<MessagePin, MessagingError>) -> Void
  ) {
    changePin(call, in: conversation, isRemoval: false) { core, result in
      end(
        core,
        result.flatMap { (pin: MessagePin?) -> Result<MessagePin, MessagingError> in
          if let pin { .success(pin) } else { .failure(MessagingError(.malformedData)) }
        })
    }
  }

  /// Returns the pins in a conversation; nil if the device does not have it.
  fileprivate func pins(in id: ConversationID) throws(MessagingError) -> ConversationPins? {
    guard let known = core.conversations.byID[id.normalized] else { return nil }
    return try pins(in: known)
  }
}
