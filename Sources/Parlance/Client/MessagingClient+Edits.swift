public import ParlanceCore
internal import ParlanceEngine

/// Changes of messages that were sent.
extension MessagingClient {
  /// Changes the content of a message: one of this account, or one of a member of a group below it (the owner's are the
  /// messages of all, a manager's those of ordinary members).
  ///
  /// The others in the conversation and this account's other devices are notified (`edits()`). The hub's history and
  /// every device's database get the new content. The message keeps its attributes, receipts, reactions and place.
  ///
  /// - parameter message: The message.
  /// - parameter content: The new content, of the same kind: a text, a place, a remark, bytes or custom content.
  /// - parameter fallbackText: The text for clients that cannot show the content.
  /// - returns: The message as it is now; `MessageBody.edit` says who changed it, when and how often.
  /// - throws: `MessagingError` with code `notOwnMessage`, `messageNotFound` for a message that was revoked,
  ///   `limitExceeded` for one that was changed ten times (unless the hub has another limit), `unsupported` for another
  ///   kind of content, for one with files and for a room's message, `messageTooLarge`, `muted` for a silenced member,
  ///   `blocked` if the peer has blocked this account, `notMember`.
  @discardableResult public func edit(
    _ message: Message, to content: MessageContent, fallbackText: String? = nil
  ) async throws(MessagingError) -> Message {
    try await result {
      $0.edit(message.id, in: message.conversation, to: content, fallbackText: fallbackText, completion: $1)
    }
  }

  /// Returns a stream of messages that were changed, as they are then, by other accounts and on this account's other
  /// devices.
  public func edits() -> MessagingStream<Message> {
    MessagingStream(core, .edits) { event, _ in
      if case .edited(let message) = event { message } else { nil }
    }
  }
}
