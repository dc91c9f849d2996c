internal import ParlanceCore

/// The outbox.
extension DeviceCore {
  func send(_ draft: MessageDraft, _ attachments: [AttachmentRecord] = []) throws(MessagingError) -> Message {
    try checkOpen()
    var message = try message(from: draft, state: .sending)
    // A generated id is unique.
    guard draft.id == nil || !outbox.contains(message.key) else { throw MessagingError(.messageExists) }
    if let limit = messageSize, message.encodedBody.count > limit {
      return refuse(message, MessagingError(.messageTooLarge, "limit \(limit) bytes"))
    }
    if !hubKnowsAddressees, draft.body.addressees != nil { return refuse(message, Self.noAddressees) }
    try begin(isDurable: true)
    let conversation = try conversation(message.conversation)
    let position: Int64
    if message.kind == .command {
      position = try store.enqueue(OutboxEntry(row: 0, payload: message.encodedCommand(revoking: draft.revokes)))
    } else {
      message.marks = .readLocally
      guard let row = try store.insert(message, conversation: conversation.record.number) else {
        throw MessagingError(.messageExists)
      }
      message.row = row
      position = try store.enqueue(OutboxEntry(row: row, payload: []))
      for record in attachments {
        try store.save(record)
        turn.keep(record.path)
      }
      note(message, in: conversation)
    }
    let files = attachments.filter { !$0.isUploaded }
    post(Outbox.Entry(message: message, position: position, revokes: draft.revokes, files: files))
    return message
  }

  /// Reports that the hub will not take a message, which is not written for that.
  private func refuse(_ message: Message, _ error: MessagingError) -> Message {
    var message = message
    turn.report(.sending(message), basis: .memory)
    message.state = .failed
    turn.report(.sent(message, error), basis: .memory)
    return message
  }

  /// Fails the waiting messages that are for some members. A hub of an earlier version would deliver them to everyone.
  func failAddressed() throws(MessagingError) {
    for entry in outbox.inOrder where MessageBody.addressees(of: entry.message.encodedBody) != nil {
      stopUpload(of: entry.message.key)
      outbox.remove(entry.message.key)
      try fail(entry, Self.noAddressees)
    }
  }

  /// Fails, at the end of a login, the waiting messages that matter only at the moment: commands and online-only messages. A
  /// recipient would not expect them at a later login. If one was on its way, it is unknown whether the hub has it; it is not
  /// sent again.
  func failMomentary(_ error: MessagingError) throws(MessagingError) {
    guard damage == nil else { return }
    for entry in outbox.inOrder where entry.message.kind == .command || entry.message.options.contains(.onlineOnly) {
      try begin(isDurable: true)
      stopUpload(of: entry.message.key)
      outbox.remove(entry.message.key)
      try fail(entry, error)
    }
  }

  private static var noAddressees: MessagingError {
    MessagingError(.unsupported, "the hub does not support addressees")
  }

  private func post(_ entry: Outbox.Entry) {
    outbox.add(entry)
    if !connection.isConnected { wantsLink = true }
    turn.report(.sending(entry.message))
    offer(entry.message.key)
  }

  /// Returns the message on its way with an id: in a conversation, or else the first.
  func outgoingKey(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> MessageKey? {
    guard !outbox.isEmpty else { return nil }
    let id = id.normalized
    if let conversation {
      let key = MessageKey(id, in: conversation)
      return outbox.contains(key) ? key : nil
    }
    if let first = try store.message(id: id), outbox.contains(first.key) { return first.key }
    // Commands have no row.
    return outbox.first(id)?.message.key
  }

  /// Sends a message, if it may be sent now.
  func offer(_ key: MessageKey) {
    if connection.isConnected, let action = outbox.offer(key) { perform([action]) }
  }

  /// Sends everything that waits and may be sent.
  func drainOutbox() { perform(outbox.offerAll()) }

  func perform(_ actions: [Outbox.Action]) {
    guard connection.isConnected else { return }
    for action in actions {
      switch action {
      case .upload(let key): uploadAttachments(of: key)
      case .submit(let key): submit(key)
      }
    }
  }

  private func submit(_ key: MessageKey) {
    guard let entry = outbox[key] else { return }
    let message = entry.message
    let call = SubmitCall(
      id: message.id, conversation: message.conversation, options: message.options, kind: message.kind,
      body: message.encodedBody, revokes: entry.revokes, resumes: outbox.takeResumption())
    send(call, for: .submission(key, bytes: call.body.count), size: call.approximateSize)
  }

  func resend(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> Message {
    try checkOpen()
    guard try outgoingKey(id, in: conversation) == nil else { throw MessagingError(.alreadyInProgress) }
    guard var message = try stored(id, in: conversation) else { throw MessagingError(.messageNotStored) }
    guard message.sender == account, message.state == .failed || message.state == .local else {
      throw MessagingError(.alreadyInProgress)
    }
    try begin(isDurable: true)
    message.state = .sending
    try store.setState(row: message.row, .sending)
    let position = try store.enqueue(OutboxEntry(row: message.row, payload: []))
    post(Outbox.Entry(message: message, position: position, files: try missingFiles(of: message)))
    return message
  }

  /// Drops the unsent messages of an earlier login. This is not reported, because no caller waits for them.
  func dropOutbox() throws(MessagingError) {
    guard !outbox.isEmpty else { return }
    try begin(isDurable: true)
    for entry in outbox.inOrder {
      try store.dequeue(position: entry.position)
      if entry.message.row != 0 { try store.setState(row: entry.message.row, .failed) }
      if !configuration.retention.keepsMessages && MessageKind.media.contains(entry.message.kind) {
        try forgetAttachments(of: entry.message.key)
      }
    }
    outbox.removeAll()
  }

  /// - parameter isFinal: It is taken back even if the hub may have it, so as not to be sent again.
  func cancelSending(_ key: MessageKey, isFinal: Bool = false) -> Bool {
    // A message that was passed to a link may have been accepted already.
    guard let entry = outbox[key], isFinal || !entry.mayBeAccepted else { return false }
    do throws(MessagingError) {
      try begin(isDurable: true)
      stopUpload(of: key)
      outbox.remove(key)
      try fail(entry, MessagingError(.cancelled))
    } catch {
      return false
    }
    return true
  }

  /// Creates a message from a draft, with what the app left open filled in.
  func message(
    from draft: MessageDraft, state: MessageState, sender: AccountID? = nil
  ) throws(MessagingError) -> Message {
    guard let conversation = draft.conversation.canonical else {
      throw MessagingError(.invalidArgument, "conversation")
    }
    let time = draft.time ?? now
    let id = draft.id.map(\.canonical) ?? MessageID.generate(at: time)
    guard let id else { throw MessagingError(.invalidArgument, "message id") }
    return Message(
      id: id, conversation: conversation,
      sender: sender?.normalized ?? account, time: time, options: draft.options,
      platform: configuration.platform, state: state, kind: draft.body.content.kind, encodedBody: draft.body.encoded(),
      localExtension: draft.localExtension)
  }
}

/// A command in the outbox: it has no row in the message table to be read from.
extension Message {
  func encodedCommand(revoking revokes: MessageID?) -> [UInt8] {
    var writer = ByteWriter(capacity: 64 + encodedBody.count)
    writer.write(id.string)
    writer.write(conversation: conversation)
    writer.write(time)
    writer.write(unsigned: UInt64(options.rawValue))
    writer.write(byte: platform.rawValue)
    writer.write(encodedBody)
    writer.write(optional: revokes?.string)
    return writer.bytes
  }

  /// Returns the command and what it revokes.
  static func command(
    from bytes: [UInt8], account: AccountID
  ) throws(MessagingError) -> (Message, revokes: MessageID?) {
    var reader = ByteReader(bytes)
    let message = Message(
      id: MessageID(try reader.readString()), conversation: try reader.readConversation(), sender: account,
      time: try reader.readTimestamp(),
      options: MessageOptions(rawValue: UInt16(truncatingIfNeeded: try reader.readUnsigned())),
      platform: try reader.readEnum(Platform.self), state: .sending, kind: .command,
      encodedBody: try reader.readBytes())
    return (message, try reader.readOptionalString().map { MessageID($0) })
  }
}
