internal import ParlanceCore

/// Changes of messages that were sent.
extension DeviceCore {
  /// Asks for a change; the local database follows.
  func edit(
    _ id: MessageID, in name: ConversationID, _ body: MessageBody,
    then end: @escaping (DeviceCore, Result<Message, MessagingError>) -> Void
  ) {
    request(EditMessageCall(conversation: name, id: id, body: body.encoded())) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let edited):
        let conversation = try core.conversation(name)
        if let message = try core.store(edited, in: conversation) { return end(core, .success(message)) }
        let known = try core.stored(edited.message.id, in: conversation)
        end(core, .success(known ?? Message(edited, in: conversation.record.id)))
      }
    }
  }

  /// Applies a change. One of a message that is not here is reported only where no messages are kept.
  func applyEdit(
    _ edited: HistoryMessage, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    let stored = try store(edited, in: conversation)
    if stored == nil {
      guard !configuration.retention.keepsMessages, try visible(edited.message.id, in: conversation.record.id) == nil
      else { return }
    }
    try begin(isDurable: false)
    let payload = EventPayload.edit(conversation.record.id, edited)
    journal.note { JournalEntry.event(conversation.record.id, time: time, payload).write(to: &$0) }
    turn.finishRun()
    turn.report(.edited(stored ?? Message(edited, in: conversation.record.id)), basis: .journal)
  }

  /// Stores the content of a message, if it is newer than the stored one.
  ///
  /// - returns: The message as it is stored now; nil if nothing was stored.
  func store(_ edited: HistoryMessage, in conversation: DeviceConversation) throws(MessagingError) -> Message? {
    guard let edit = MessageBody(decoding: edited.message.body).edit,
      var message = try visible(edited.message.id, in: conversation.record.id), message.state != .local,
      message.kind == edited.message.kind, message.body.edit.map({ $0.time < edit.time }) ?? true
    else { return nil }
    try begin(isDurable: false)
    try store.setBody(row: message.row, kind: message.kind, edited.message.body)
    message.encodedBody = edited.message.body
    if conversation.last?.id == message.id {
      conversation.isLastKnown = false
      if conversation.record.isListed { touch(conversation) }
    }
    return message
  }

  /// Returns the event for an edit that may not have reached the app.
  func editedEvent(_ edited: HistoryMessage, _ name: ConversationID) throws(MessagingError) -> DeviceEvent {
    if let message = try visible(edited.message.id, in: name) { return .edited(message) }
    return .edited(Message(edited, in: name))
  }
}

extension Message {
  /// Creates a message of which this device has no copy.
  init(_ edited: HistoryMessage, in conversation: ConversationID) {
    self.init(edited.message, in: conversation, sequence: edited.sequence, edited.time)
    marks.insert(.readLocally)
  }
}
