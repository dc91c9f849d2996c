public import ParlanceCore
internal import ParlanceEngine

/// Pins of messages, which keep them in sight for everyone in the conversation.
extension MessagingClient {
  /// Pins a message, or changes the note with its pin. A message that is pinned already keeps the account and the time.
  ///
  /// The others in the conversation and this account's other devices are notified (`pinChanges()`).
  ///
  /// - parameter message: A message of any account that this one may read.
  /// - parameter note: Words for the others' apps, 2 KB at most; nil leaves the note of a pin as it is, and an empty one
  ///   takes it away.
  /// - returns: The pin as it is now.
  /// - throws: `MessagingError` with code `limitExceeded` if there are 100 pins in the conversation (unless the hub has
  ///   another limit), `messageNotFound` for a message that was revoked, `messageTooLarge` for the note, `unsupported`
  ///   for a room's message, `blocked` if the peer has blocked this account, `notMember`.
  @discardableResult public func pin(
    _ message: Message, note: String? = nil
  ) async throws(MessagingError) -> MessagePin {
    try await result { $0.pinMessage(message.id, in: message.conversation, note: note, completion: $1) }
  }

  /// Removes the pin of a message, also one that another account set.
  ///
  /// - returns: The pin as it was; nil if there was none.
  /// - throws: `MessagingError` with code `messageNotFound`, `unsupported` for a room's message, `blocked`, `notMember`.
  @discardableResult public func unpin(_ message: Message) async throws(MessagingError) -> MessagePin? {
    try await result { $0.unpinMessage(message.id, in: message.conversation, completion: $1) }
  }

  /// Returns the pinned messages of a conversation, from the hub, those first that were pinned last.
  ///
  /// - throws: `MessagingError` with code `unsupported` for a room, `notMember`.
  public func pinnedMessages(in conversation: ConversationID) async throws(MessagingError) -> [PinnedMessage] {
    try await result { $0.fetchPinnedMessages(in: conversation, completion: $1) }
  }

  /// Returns the pins of a conversation, as far as this device knows them, those first that were made last.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func knownPins(in conversation: ConversationID) throws(MessagingError) -> [MessagePin] {
    try read { $0.messagePins(in: conversation) }
  }

  /// Returns a stream of pins that were made, changed or taken off, by other accounts and on this account's other
  /// devices.
  public func pinChanges() -> MessagingStream<MessagePinChange> {
    MessagingStream(core, .pins) { event, _ in
      if case .pinChanged(let change) = event { change } else { nil }
    }
  }
}
