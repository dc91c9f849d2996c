public import ParlanceCore

/// Changes of messages that were sent.
extension Device {
  /// Changes the content of a message. Everyone else who may read it reports `edited`, and so do the account's other
  /// devices; this device does not.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - parameter content: The new content, of the same kind: a text, a place, a remark, bytes or custom content.
  /// - parameter fallbackText: The text for styles that cannot show the content.
  /// - parameter completion: Receives the message as it is now, or `messageNotFound`, `notOwnMessage` (another
  ///   account's, unless that is a member of a group below this one), `limitExceeded` (changed too often),
  ///   `unsupported` (another kind, a file, or in a room), `messageTooLarge`, `muted`, `blocked`, `notMember`,
  ///   `notConnected`, `notLoggedIn`.
  public func edit(
    _ id: MessageID, in conversation: ConversationID, to content: MessageContent, fallbackText: String? = nil,
    completion: @escaping (Result<Message, MessagingError>) -> Void
  ) {
    let body = MessageBody(content: content, fallbackText: fallbackText)
    runner.ask(completion: completion) { core, end in
      core.edits.edit(id, in: conversation, body, then: end)
    }
  }
}
