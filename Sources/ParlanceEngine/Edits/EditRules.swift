internal import ParlanceCore

extension EditMessageCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<HistoryMessage> {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    let record = try turn.access.message(id, in: conversation, for: .edit, context.requester)
    return try turn.edits.edit(record, id, to: try MessageBody(validating: body), in: conversation, context)
  }
}

extension MessageKind {
  /// The kinds of content that can be changed: those that consist of text.
  fileprivate static let editable: Set<MessageKind> = [.text, .location, .tip, .data, .custom]
}

/// Edits.
struct EditRules: TurnPart {
  let turn: TurnContext

  /// Changes the content of a message.
  ///
  /// - parameter written: The body of which the content and the fallback text take the place of the message's.
  func edit(
    _ record: EventRecord, _ id: MessageID, to written: MessageBody, in conversation: HubConversation,
    _ context: RequestContext
  ) throws(MessagingError) -> Decision<HistoryMessage> {
    var edited = try MessageBody(validating: record.payload)
    guard written.content.kind == record.contentKind, MessageKind.editable.contains(record.contentKind) else {
      throw MessagingError(.unsupported, "the kind and files of a message cannot be changed")
    }
    let original = edited
    let count = edited.edit?.count ?? 0
    guard context.isForOperator || count < limits.editsPerMessage else {
      throw MessagingError(.limitExceeded, "limit \(limits.editsPerMessage) edits")
    }
    // The rest of the body belongs to its sender, and to the style in which it was sent; so do those for whom it is.
    edited.content = written.content
    edited.fallbackText = written.fallbackText
    let last = edited.edit?.time.advanced(byMilliseconds: 1) ?? .zero
    edited.edit = MessageEdit(editor: context.account.id, time: max(now, last), count: count + 1)
    var payload = edited.encoded()
    // Those who have the message would have the words as well.
    switch try turn.words.wordOperation(on: payload) {
    case .refuse: throw MessagingError(.contentForbidden)
    case .withhold: if record.kind == .message { throw MessagingError(.contentForbidden) }
    case .mask: payload = try turn.words.masked(payload)
    case .replace, .forbid, nil: break
    }
    guard payload.count <= limits.messageSize else {
      throw MessagingError(.messageTooLarge, "limit \(limits.messageSize) bytes")
    }
    // A back end that was not answered repeats its request.
    if context.isForOperator, MessageBody(decoding: payload).content == original.content {
      let message = try turn.pulls.messageEvent(record, id)
      return .reply(HistoryMessage(sequence: record.sequence, time: record.time, message: message))
    }
    try turn.entries.edit(record, to: payload)
    var changed = record
    changed.payload = payload
    return try append(changed, id, conversation, context)
  }

  /// Changes the content of a message in its sender's name, who need not be able to write there any more.
  func edit(
    _ id: MessageID, sender: AccountID?, in name: AdministeredConversation?, to content: MessageContent
  ) throws(MessagingError) -> HistoryMessage {
    let (record, conversation) = try turn.administration.message(id, sender: sender, in: name)
    guard conversation.kind != .room else {
      throw MessagingError(.unsupported, MessageAccess(.edit).roomRefusal ?? "")
    }
    // Only its sender has one that was taken back from the others.
    guard record.kind == .message || record.options.contains(.withheld) else {
      throw MessagingError(.messageNotFound)
    }
    let editor = try turn.lookup.account(number: record.sender)
    return try turn.administration.answer(as: editor) { (context) throws(MessagingError) in
      var context = context
      context.isForOperator = true
      return try edit(record, id, to: MessageBody(content: content), in: conversation, context)
    }
  }

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
          .edit(message), about: record, onlyTo: isWithheld ? record.sender : nil, in: conversation,
          sequence: sequence, time: time)
      }
    }
  }

  /// Returns the content of an entry about an edit for one account: the message as it is now, if it is there and may be
  /// read.
  func edit(_ record: EventRecord, for member: MemberRecord) throws(MessagingError) -> EventPayload {
    var reader = ByteReader(record.payload)
    let sequence = try reader.readSigned()
    guard let message = try store.event(stream: record.stream, sequence: sequence), let id = message.id,
      try turn.access.mayAccess(message, for: .read, member)
    else { return .nothing }
    return .edit(
      HistoryMessage(sequence: sequence, time: message.time, message: try turn.pulls.messageEvent(message, id)))
  }
}
