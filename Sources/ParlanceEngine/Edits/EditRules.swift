internal import ParlanceCore

extension EditMessageCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<HistoryMessage> {
    let conversation = try turn.lookup.conversation(conversation, context.login)
    let record = try turn.access.message(id, in: conversation, for: .edit, context.login)
    var edited = try MessageBody(validating: record.payload)
    let written = try MessageBody(validating: body)
    guard written.content.kind == record.contentKind, MessageKind.editable.contains(record.contentKind) else {
      throw MessagingError(.unsupported, "the kind and files of a message cannot be changed")
    }
    let count = edited.edit?.count ?? 0
    guard count < turn.limits.editsPerMessage else {
      throw MessagingError(.limitExceeded, "limit \(turn.limits.editsPerMessage) edits")
    }
    // The rest of the body belongs to its sender, and to the style in which it was sent; so do those for whom it is.
    edited.content = written.content
    edited.fallbackText = written.fallbackText
    let last = edited.edit?.time.advanced(byMilliseconds: 1) ?? .zero
    edited.edit = MessageEdit(editor: context.account.id, time: max(turn.now, last), count: count + 1)
    var payload = edited.encoded()
    // Those who have the message would have the words as well.
    switch try turn.words.wordOperation(on: payload) {
    case .refuse: throw MessagingError(.contentForbidden)
    case .withhold: if record.kind == .message { throw MessagingError(.contentForbidden) }
    case .mask: payload = try turn.words.masked(payload)
    case .replace, .forbid, nil: break
    }
    guard payload.count <= turn.limits.messageSize else {
      throw MessagingError(.messageTooLarge, "limit \(turn.limits.messageSize) bytes")
    }
    try turn.entries.edit(record, to: payload)
    var changed = record
    changed.payload = payload
    return try turn.edits.append(changed, id, conversation, context)
  }
}

extension MessageKind {
  /// The kinds of content that can be changed: those that consist of text.
  fileprivate static let editable: Set<MessageKind> = [.text, .location, .tip, .data, .custom]
}

/// Edits.
struct EditRules: TurnPart {
  let turn: TurnContext

  /// Appends an edit to the conversation, answers, and notifies those who may read the message. The entry has no
  /// content, which goes with the message.
  fileprivate func append(
    _ record: EventRecord, _ id: MessageID, _ conversation: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> Decision<HistoryMessage> {
    let message = HistoryMessage(
      sequence: record.sequence, time: record.time, message: try turn.pulls.messageEvent(record, id))
    var writer = ByteWriter(capacity: 12)
    writer.write(record.sequence)
    let isWithheld = record.options.contains(.withheld)
    let draft = EventDraft(
      stream: conversation.stream, kind: .edit, time: now, sender: context.account.number,
      options: isWithheld ? .withheld : [], payload: writer.bytes, version: conversation.version)
    return .append(draft) { outcome in
      guard case .appended(let sequence, let time, _, _) = outcome else { return .later }
      return .replyFirst(message) { () throws(MessagingError) in
        try turn.visibility.announce(
          .edit(conversation.name(for: context.account.number), message), about: record,
          onlyTo: isWithheld ? record.sender : nil, in: conversation, sequence: sequence, time: time)
      }
    }
  }

  /// Returns the content of an entry about an edit for one account: the message as it is now, if it is there and may be
  /// read.
  func edit(
    _ record: EventRecord, in name: ConversationID, for member: MemberRecord
  ) throws(MessagingError) -> EventPayload {
    var reader = ByteReader(record.payload)
    let sequence = try reader.readSigned()
    guard let message = try store.event(stream: record.stream, sequence: sequence), let id = message.id,
      try turn.access.mayAccess(message, for: .read, member)
    else { return .nothing }
    return .edit(
      name, HistoryMessage(sequence: sequence, time: message.time, message: try turn.pulls.messageEvent(message, id)))
  }
}
