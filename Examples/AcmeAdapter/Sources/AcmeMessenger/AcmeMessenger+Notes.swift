public import Parlance

/// Notes and commands: sent, kept in the device's database, deleted from it.
extension AcmeMessenger {
  /// Sends a note.
  ///
  /// - parameter content: The note's content.
  /// - parameter conversation: The conversation that the note goes to.
  /// - parameter options: The ways in which the note differs from an ordinary one.
  /// - returns: The note's id.
  /// - throws: An ``AcmeError`` if the note cannot be put on its way; the delegate is notified of what happens later.
  public func send(
    _ content: MessageContent, to conversation: ConversationID, _ options: AcmeSendOptions = AcmeSendOptions()
  ) throws(AcmeError) -> String {
    try read { device throws(MessagingError) in
      try device.send(options.draft(content, to: conversation)).id.string
    }
  }

  /// Sends a command, which is in no history.
  ///
  /// - parameter command: The command.
  /// - parameter attributes: A JSON object (its text) that every style can read; nil for none.
  /// - parameter conversation: The conversation that the command goes to.
  /// - returns: The command's id, of which ``AcmeMessengerDelegate/acmeDidSend(_:error:)`` reports the outcome.
  public func send(
    _ command: CommandContent, attributes: String?, to conversation: ConversationID
  ) throws(AcmeError) -> String {
    let body = MessageBody(content: .command(command), attributes: attributes)
    return try read { device throws(MessagingError) in
      try device.send(MessageDraft(conversation: conversation, body: body, options: .acme)).id.string
    }
  }

  /// Sends a note that failed again, under its id.
  public func resend(_ id: MessageID, in conversation: ConversationID) throws(AcmeError) {
    try read { device throws(MessagingError) in _ = try device.resend(id, in: conversation) }
  }

  /// Returns whether a note waits for the service's answer.
  public func isSending(_ id: MessageID, in conversation: ConversationID) throws(AcmeError) -> Bool {
    try read { $0.isSending(id, in: conversation) }
  }

  /// Returns the newest notes of a conversation in the device's database, oldest first.
  public func notes(in conversation: ConversationID, limit: Int) throws(AcmeError) -> [AcmeNote] {
    try read { $0.messages(MessageQuery(in: conversation, limit: limit)).map { AcmeNote($0, messenger: self) } }
  }

  /// Returns a note of the device's database; nil if it has none.
  public func note(_ id: MessageID, in conversation: ConversationID) throws(AcmeError) -> AcmeNote? {
    try read { $0.message(id, in: conversation).map { AcmeNote($0, messenger: self) } }
  }

  /// Deletes a note from the device's database alone.
  public func delete(_ id: MessageID, in conversation: ConversationID) throws(AcmeError) {
    try read { device throws(MessagingError) in try device.deleteMessage(id, in: conversation) }
  }

  /// Searches the history that the service keeps of a conversation.
  ///
  /// - parameter word: The word to look for, without regard to case.
  /// - parameter conversation: The conversation.
  /// - parameter limit: The largest number of notes.
  /// - parameter completion: Receives the notes that contain the word, the newest first.
  public func search(
    _ word: String, in conversation: ConversationID, limit: Int = 100,
    completion: @escaping (Result<[AcmeNote], AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.searchHistory(HistorySearch([SearchKeyword(word)], in: [conversation]), limit: limit) { result in
        completion(result.map { $0.map { AcmeNote($0, messenger: self) } })
      }
    }
  }
}
