internal import ParlanceCore

/// Messages, with what was done to them.
extension ExportRules {
  /// Adds messages of a conversation: those that were imported, then those that were sent here.
  ///
  /// - returns: The position to go on behind; nil at the end.
  func addMessages(
    of conversation: HubConversation, behind position: Int64, to part: inout Part
  ) throws(MessagingError) -> Int64? {
    let (stream, limit, bytes) = (conversation.stream, part.limit, part.bytes)
    let page =
      position < PastPosition.last
      ? try turn.history.past(stream: stream, after: position, limit: limit, bytes: bytes)
      : try store.events(PageQuestion(stream: stream, after: position, limit: limit, bytes: bytes))
    part.use(rows: page.events.count)
    for event in page.events { try add(event, conversation, to: &part) }
    if page.hasMore, let last = page.events.last { return last.sequence }
    return position < PastPosition.last ? PastPosition.last : nil
  }

  private func add(
    _ event: EventRecord, _ conversation: HubConversation, to part: inout Part
  ) throws(MessagingError) {
    switch event.kind.sort {
    case .message: try add(message: event, conversation, to: &part)
    // Its options say that only its sender reads it.
    case .senderOnly where event.options.contains(.withheld): try add(message: event, conversation, to: &part)
    case .tombstone, .senderOnly: try add(revoked: event, conversation, to: &part)
    case .revocation: try add(revocation: event, conversation, to: &part)
    // What they changed is in the message, or kept of the group.
    case .change: break
    // It was for the devices of its time.
    case .command, .account: break
    }
  }

  private func add(
    message event: EventRecord, _ conversation: HubConversation, to part: inout Part
  ) throws(MessagingError) {
    guard let id = event.id else { return }
    let name = conversation.exportID(of: id)
    var body = MessageBody(decoding: event.payload)
    let edit = body.edit
    let reply = body.reply
    body.edit = nil
    body.reply = nil
    var message = try self.message(event, id, body, conversation)
    if let reply {
      message.reply = conversation.exportID(of: reply.message.id)
      if reply.thread.id != reply.message.id { message.thread = conversation.exportID(of: reply.thread.id) }
    }
    part.append(name, .message(message), bytes: event.payload.count)
    if let edit {
      part.append(
        name,
        .edit(ImportedEdit(message: name, editor: edit.editor, time: edit.time, body: body, count: edit.count)),
        bytes: event.payload.count)
    }
    part.use()
    for reaction in try turn.reactions.records(of: event.place) {
      let account = try turn.lookup.account(number: reaction.account).id
      part.append(
        ExportID.joined([name, account.name, reaction.text]),
        .reaction(message: name, account, text: reaction.text, time: reaction.time, note: reaction.note))
    }
    if let pin = try turn.messagePins.record(of: event.place) {
      part.append(
        name,
        .pin(message: name, try turn.lookup.account(number: pin.account).id, note: pin.note, time: pin.time))
    }
  }

  private func message(
    _ event: EventRecord, _ id: MessageID, _ body: MessageBody, _ conversation: HubConversation
  ) throws(MessagingError) -> ImportedMessage {
    var message = ImportedMessage(
      id: id, conversation: conversation.name(for: event.sender),
      sender: try turn.lookup.account(number: event.sender).id, time: event.time, platform: event.platform, body: body)
    let options = event.options.intersection(.ofThePast)
    if options != .ordinaryOfThePast { message.options = options }
    return message
  }

  /// Adds a message that was taken back, of which there is no content.
  private func add(
    revoked event: EventRecord, _ conversation: HubConversation, to part: inout Part
  ) throws(MessagingError) {
    guard let id = event.id else { return }
    let name = conversation.exportID(of: id)
    var message = try message(event, id, MessageBody(content: .text("")), conversation)
    message.options = nil
    part.append(name, .message(message))
    // The revocations of other messages are entries behind them.
    guard PastPosition.contains(event.sequence) else { return }
    let kept = try turn.imports.keptRevocation(of: event.place)
    let account = try kept?.account.map { number throws(MessagingError) in try turn.lookup.account(number: number).id }
    part.append(name, .revocation(message: name, time: kept?.time ?? event.time, by: account, note: kept?.note))
  }

  private func add(
    revocation event: EventRecord, _ conversation: HubConversation, to part: inout Part
  ) throws(MessagingError) {
    var reader = ByteReader(event.payload)
    let revocation = try RevocationEvent(from: &reader)
    // That of an imported message came with the message.
    let position = revocation.messageSequence
    guard position > 0, let message = try store.event(stream: event.stream, sequence: position) else { return }
    switch (revocation.scope, message.kind) {
    case (.everyone, .tombstone): break
    case (.receivers, .senderOnly):
      guard !message.options.contains(.withheld) else { return }
      // Only the first one took something away.
      let others = try store.events(
        of: .revocation, stream: event.stream, after: position, before: event.sequence, limit: part.limit)
      for other in others {
        var reader = ByteReader(other.payload)
        if try RevocationEvent(from: &reader).messageSequence == position { return }
      }
    default: return
    }
    let name = conversation.exportID(of: revocation.messageID)
    part.append(
      name,
      .revocation(message: name, time: revocation.time, by: revocation.revoker, note: revocation.request.postscript),
      bytes: revocation.request.postscript?.utf8.count ?? 0)
  }
}
