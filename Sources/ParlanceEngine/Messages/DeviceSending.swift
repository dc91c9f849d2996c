internal import ParlanceCore

/// The outbox.
final class DeviceSending: TurnComponent {
  unowned let core: DeviceCore
  var outbox: Outbox

  init(_ core: DeviceCore) {
    self.core = core
    outbox = Outbox(sendsInOrder: core.configuration.transfers.sendsInOrder)
  }

  func load() throws(MessagingError) -> () -> Void {
    var entries: [Outbox.Entry] = []
    for stored in try core.store.outbox() {
      if let entry = try entry(of: stored) { entries.append(entry) }
    }
    return { [self] in
      outbox.load(entries)
    }
  }

  func committed() { outbox.commit() }

  /// Fails the messages that were to be sent by the turn that was abandoned.
  func abandon(_ error: MessagingError) {
    let failed = outbox.abandon()
    for message in failed { core.attachments.stopUpload(of: message.key) }
    for var message in failed {
      message.state = .failed
      message.row = .zero
      core.turn.report(.sent(message, error), basis: .memory)
    }
  }

  func linkLost(_ error: MessagingError) { outbox.interrupt() }

  /// Returns the entry at a place in the outbox; nil if its message is gone, or over.
  private func entry(of stored: OutboxEntry) throws(MessagingError) -> Outbox.Entry? {
    guard stored.row != .zero else {
      guard let (message, revokes) = try? Message.command(from: stored.payload, account: core.account) else {
        return nil
      }
      return Outbox.Entry(message: message, position: stored.position, revokes: revokes)
    }
    guard let message = try core.store.message(row: stored.row), message.state == .sending else { return nil }
    return Outbox.Entry(
      message: message, position: stored.position, files: try core.attachments.missingFiles(of: message))
  }

  func send(_ draft: MessageDraft, _ attachments: [AttachmentRecord] = []) throws(MessagingError) -> Message {
    try core.checkOpen()
    var message = try message(from: draft, state: .sending)
    // A generated id is unique.
    guard draft.id == nil || !outbox.contains(message.key) else { throw MessagingError(.messageExists) }
    if let limit = core.login.messageSize, message.encodedBody.count > limit {
      return refuse(message, MessagingError(.messageTooLarge, "limit \(limit) bytes"))
    }
    try core.begin(isDurable: true)
    let conversation = try core.conversations.conversation(message.conversation)
    let position: Int64
    if message.kind == .command {
      let payload = message.encodedCommand(revoking: draft.revokes)
      position = try core.store.enqueue(OutboxEntry(row: .zero, payload: payload))
    } else {
      message.marks = .readLocally
      guard let row = try core.store.insert(message, conversation: conversation.record.number) else {
        throw MessagingError(.messageExists)
      }
      message.row = row
      position = try core.store.enqueue(OutboxEntry(row: row, payload: []))
      for record in attachments {
        try core.store.save(record)
        core.turn.keep(record.path)
      }
      core.conversations.note(message, in: conversation)
    }
    let files = attachments.filter { !$0.isUploaded }
    post(Outbox.Entry(message: message, position: position, revokes: draft.revokes, files: files))
    return message
  }

  /// Reports that the hub will not take a message, which is not written for that.
  private func refuse(_ message: Message, _ error: MessagingError) -> Message {
    var message = message
    core.turn.report(.sending(message), basis: .memory)
    message.state = .failed
    core.turn.report(.sent(message, error), basis: .memory)
    return message
  }

  /// Fails, at the end of a login, the waiting messages that matter only at the moment: commands and online-only messages. A
  /// recipient would not expect them at a later login. If one was on its way, it is unknown whether the hub has it; it is not
  /// sent again.
  func failMomentary(_ error: MessagingError) throws(MessagingError) {
    guard core.damage == nil else { return }
    for entry in outbox.inOrder where entry.message.kind == .command || entry.message.options.contains(.onlineOnly) {
      try core.begin(isDurable: true)
      core.attachments.stopUpload(of: entry.message.key)
      outbox.remove(entry.message.key)
      try fail(entry, error)
    }
  }

  private func post(_ entry: Outbox.Entry) {
    outbox.add(entry)
    if !core.connection.isConnected { core.wantsLink = true }
    core.turn.report(.sending(entry.message))
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
    if let first = try core.store.message(id: id), outbox.contains(first.key) { return first.key }
    // Commands have no row.
    return outbox.first(id)?.message.key
  }

  /// Sends a message, if it may be sent now.
  func offer(_ key: MessageKey) {
    if core.connection.isConnected, let action = outbox.offer(key) { perform([action]) }
  }

  /// Sends everything that waits and may be sent.
  func drainOutbox() { perform(outbox.offerAll()) }

  func perform(_ actions: [Outbox.Action]) {
    guard core.connection.isConnected else { return }
    for action in actions {
      switch action {
      case .upload(let key): core.attachments.uploadAttachments(of: key)
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
    core.send(call, for: .submission(key, bytes: call.body.count), size: call.approximateSize)
  }

  func resend(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> Message {
    try core.checkOpen()
    guard try outgoingKey(id, in: conversation) == nil else { throw MessagingError(.alreadyInProgress) }
    guard var message = try core.messages.stored(id, in: conversation) else { throw MessagingError(.messageNotStored) }
    guard message.sender == core.account, message.state == .failed || message.state == .local else {
      throw MessagingError(.alreadyInProgress)
    }
    try core.begin(isDurable: true)
    message.state = .sending
    try core.store.setState(row: message.row, .sending)
    let position = try core.store.enqueue(OutboxEntry(row: message.row, payload: []))
    post(Outbox.Entry(message: message, position: position, files: try core.attachments.missingFiles(of: message)))
    return message
  }

  /// Drops the unsent messages of an earlier login. This is not reported, because no caller waits for them.
  func dropOutbox() throws(MessagingError) {
    guard !outbox.isEmpty else { return }
    try core.begin(isDurable: true)
    for entry in outbox.inOrder {
      try core.store.dequeue(position: entry.position)
      if entry.message.row != .zero { try core.store.setState(row: entry.message.row, .failed) }
      if !core.configuration.retention.keepsMessages && MessageKind.media.contains(entry.message.kind) {
        try core.attachments.forgetAttachments(of: entry.message.key)
      }
    }
    outbox.removeAll()
  }

  /// - parameter isFinal: It is taken back even if the hub may have it, so as not to be sent again.
  func cancelSending(_ key: MessageKey, isFinal: Bool = false) -> Bool {
    // A message that was passed to a link may have been accepted already.
    guard let entry = outbox[key], isFinal || !entry.mayBeAccepted else { return false }
    do throws(MessagingError) {
      try core.begin(isDurable: true)
      core.attachments.stopUpload(of: key)
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
    let time = draft.time ?? core.now
    let id = draft.id.map(\.canonical) ?? MessageID.generate(at: time)
    guard let id else { throw MessagingError(.invalidArgument, "message id") }
    return Message(
      id: id, conversation: conversation,
      sender: sender?.normalized ?? core.account, time: time, options: draft.options,
      platform: core.configuration.platform, state: state, kind: draft.body.content.kind,
      encodedBody: draft.body.encoded(),
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
