internal import ParlanceCore

/// The outbox.
extension DeviceCore {
  func send(_ draft: MessageDraft, _ attachments: [AttachmentRecord] = []) throws(MessagingError) -> Message {
    try checkOpen()
    var message = try message(from: draft, state: .sending)
    guard outgoing[message.id] == nil else { throw MessagingError(.messageExists) }
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
      try attach(attachments, to: message, isSending: true)
      note(message, in: conversation)
    }
    post(message, position: position, revokes: draft.revokes)
    return message
  }

  private func post(_ message: Message, position: Int64, revokes: MessageID? = nil) {
    outgoing[message.id] = OutgoingMessage(
      message: message, position: position, isSubmitted: false, revokes: revokes)
    written.append(message.id)
    items.append(.event(.sending(message)))
    if connection.isConnected { submit(message) }
  }

  func resend(_ id: MessageID) throws(MessagingError) -> Message {
    try checkOpen()
    guard outgoing[id] == nil else { throw MessagingError(.alreadyInProgress) }
    guard var message = try store.message(id: id) else { throw MessagingError(.messageNotStored) }
    guard message.sender == account, message.state == .failed || message.state == .local else {
      throw MessagingError(.alreadyInProgress)
    }
    try begin(isDurable: true)
    try loadAttachments(of: message)
    message.state = .sending
    try store.setState(row: message.row, .sending)
    let position = try store.enqueue(OutboxEntry(row: message.row, payload: []))
    post(message, position: position)
    return message
  }

  /// Gives up what an earlier login left unsent; nobody is told, for nobody waits for it.
  func dropOutbox() throws(MessagingError) {
    guard !outgoing.isEmpty else { return }
    try begin(isDurable: true)
    for entry in outgoing.values {
      try store.dequeue(position: entry.position)
      if entry.message.row != 0 { try store.setState(row: entry.message.row, .failed) }
      if !configuration.keepsMessages && MessageKind.media.contains(entry.message.kind) {
        try forgetAttachments(of: entry.message.id)
      }
    }
    outgoing.removeAll()
  }

  func cancelSending(_ id: MessageID) -> Bool {
    // What was handed to the link may be accepted already.
    guard let entry = outgoing[id], !entry.isSubmitted else { return false }
    do throws(MessagingError) {
      try begin(isDurable: true)
      outgoing[id] = nil
      stopUpload(of: id)
      try fail(entry, MessagingError(.cancelled))
    } catch {
      return false
    }
    return true
  }

  /// A message from a draft, with what the app left open filled in.
  func message(
    from draft: MessageDraft, state: MessageState, sender: AccountID? = nil
  ) throws(MessagingError) -> Message {
    let name = draft.conversation.name
    guard !name.isEmpty, name.utf8.count <= 64 else { throw MessagingError(.invalidArgument, "conversation") }
    let time = draft.time ?? now
    let id = draft.id ?? MessageID.generate(at: time)
    guard id.isValid else { throw MessagingError(.invalidArgument, "message id") }
    return Message(
      id: id, conversation: draft.conversation, sender: sender ?? account, time: time, options: draft.options,
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

  /// The command and what it revokes.
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
