internal import ParlanceCore

/// The outbox.
extension DeviceCore {
  func send(_ draft: MessageDraft, _ attachments: [AttachmentRecord] = []) throws(MessagingError) -> Message {
    try checkOpen()
    var message = try message(from: draft, state: .sending)
    // An id that was just made is nobody's.
    guard draft.id == nil || outgoing[message.key] == nil else { throw MessagingError(.messageExists) }
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
    outgoing[message.key] = OutgoingMessage(
      message: message, position: position, isSubmitted: false, revokes: revokes)
    written.append(message.key)
    callbacks.tell(.sending(message))
    if connection.isConnected { submit(message) }
  }

  /// The message on its way with an id: in a conversation, or else the first.
  func outgoingKey(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> MessageKey? {
    guard !outgoing.isEmpty else { return nil }
    let id = id.normalized
    if let conversation {
      let key = MessageKey(id, in: conversation)
      return outgoing[key] == nil ? nil : key
    }
    if let first = try store.message(id: id), outgoing[first.key] != nil { return first.key }
    // Commands stand in no row.
    return outgoing.values.filter { $0.message.id == id }.min { $0.position < $1.position }?.message.key
  }

  /// Hands everything that waits to the link, in the order in which it was written.
  func drainOutbox() {
    submissions.forgetWaiting()
    let waiting = outgoing.values.filter { !$0.isSubmitted }.sorted { $0.position < $1.position }
    for entry in waiting { submit(entry.message) }
  }

  /// Sends a message, unless its files are to be uploaded first, or too many are on their way.
  func submit(_ message: Message) {
    guard isReadyToSubmit(message) else { return }
    if submissions.isWaitedFor || !submissions.isOpen {
      submissions.wait(message.key)
    } else {
      submitNow(message)
    }
  }

  /// Goes on with those that waited for others to be answered.
  func submitWaiting() {
    guard connection.isConnected else { return }
    while let key = submissions.next() {
      if let entry = outgoing[key], !entry.isSubmitted, isReadyToSubmit(entry.message) { submitNow(entry.message) }
    }
  }

  private func isReadyToSubmit(_ message: Message) -> Bool {
    if transfers.pending[message.key] != nil {
      uploadAttachments(of: message.key)
      return false
    }
    return !configuration.sendsInOrder || !isBehindFiles(message)
  }

  private func submitNow(_ message: Message) {
    let key = message.key
    guard let index = outgoing.index(forKey: key) else { return }
    outgoing.values[index].isSubmitted = true
    let call = SubmitCall(
      id: message.id, conversation: message.conversation, options: message.options, kind: message.kind,
      body: message.encodedBody, revokes: outgoing.values[index].revokes)
    let size = call.approximateSize
    submissions.add(bytes: size)
    send(call, for: .submission(key, bytes: size), size: size)
  }

  func resend(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> Message {
    try checkOpen()
    guard try outgoingKey(id, in: conversation) == nil else { throw MessagingError(.alreadyInProgress) }
    guard var message = try stored(id, in: conversation) else { throw MessagingError(.messageNotStored) }
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
        try forgetAttachments(of: entry.message.key)
      }
    }
    outgoing.removeAll()
  }

  func cancelSending(_ key: MessageKey) -> Bool {
    // What was handed to the link may be accepted already.
    guard let entry = outgoing[key], !entry.isSubmitted else { return false }
    do throws(MessagingError) {
      try begin(isDurable: true)
      outgoing[key] = nil
      stopUpload(of: key)
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
