package import ParlanceCore

extension HubLoop {
  /// Changes the content of a message in its sender's name, whatever its age, its number of edits, and what the sender may do now. A
  /// message that has this content already is left as it is.
  ///
  /// - parameter sender: The message's sender; nil for any.
  /// - parameter conversation: The message's conversation; nil if no other one has a message with this id.
  /// - returns: The message as it is then.
  /// - throws: `messageNotFound`; `invalidArgument` if several messages have the id; `unsupported` in a room, and for content of another
  ///   kind or with a file; `contentForbidden`; `messageTooLarge`.
  package func edit(
    _ id: MessageID, sender: AccountID?, in conversation: AdministeredConversation?, to content: MessageContent
  ) throws(MessagingError) -> HistoryMessage {
    try perform { turn throws(MessagingError) in
      try turn.edits.edit(id, sender: sender, in: conversation, to: content)
    }
  }
}
