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
    ask(completion: { (result: Result<MessagePin?, MessagingError>) in
      completion(
        result.flatMap { (pin: MessagePin?) -> Result<MessagePin, MessagingError> in
          if let pin { .success(pin) } else { .failure(MessagingError(.malformedData)) }
        })
    }) { core, end in core.pins.changePin(call, in: conversation, isRemoval: false, then: end) }
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
    ask(completion: completion) { core, end in core.pins.changePin(call, in: conversation, isRemoval: true, then: end) }
  }

  /// Fetches the pinned messages of a conversation from the hub; the local copy of the pins follows.
  ///
  /// - parameter conversation: The conversation.
  /// - parameter completion: Receives the messages, those first that were pinned last, or `unsupported` (a room),
  ///   `notMember`, `notConnected`, `notLoggedIn`.
  public func fetchPinnedMessages(
    in conversation: ConversationID, completion: @escaping (Result<[PinnedMessage], MessagingError>) -> Void
  ) {
    ask(completion: completion) { core, end in core.pins.fetchPins(in: conversation, then: end) }
  }

  /// Returns the pins of a conversation, as far as this device knows them, those first that were made last.
  public func messagePins(in conversation: ConversationID) -> [MessagePin] {
    read { core throws(MessagingError) in
      guard let known = core.conversations.byID[conversation.normalized] else { return [] }
      return try core.pins.pins(in: known).inOrder
    } ?? []
  }

  /// Returns the pin of a message, as far as this device knows it.
  public func messagePin(of id: MessageID, in conversation: ConversationID) -> MessagePin? {
    read { core throws(MessagingError) in
      guard let known = core.conversations.byID[conversation.normalized] else { return nil }
      return try core.pins.pins(in: known)[id.normalized]
    } ?? nil
  }
}
