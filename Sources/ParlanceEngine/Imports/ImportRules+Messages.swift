internal import ParlanceCore

/// Messages of the past.
extension ImportRules {
  /// The number of milliseconds by which a message may be later than its source says, as others of its conversation have its
  /// time.
  private static let latestDelay = 1000

  /// Puts a message into the past of its conversation.
  ///
  /// - returns: Its place.
  /// - throws: `invalidArgument` for a time in the future; the refusals of a message that is sent, but for those about who may
  ///   write: its sender may have left since.
  func add(
    _ message: ImportedMessage, source: String, _ options: ImportOptions
  ) throws(MessagingError) -> EventPlace {
    guard message.time > .zero, message.time <= turn.clockTime else {
      throw MessagingError(.invalidArgument, "the time is in the future, or before 1970")
    }
    var call = SubmitCall(
      id: message.id, conversation: message.conversation,
      options: message.options?.intersection(.ofThePast) ?? .ordinaryOfThePast, kind: message.body.content.kind,
      body: [])
    guard call.kind != .command else { throw MessagingError(.unsupported, "a history has no commands") }
    var body = message.body
    body.content = try adding(message.files, to: body.content, source)
    body.reply = nil
    var thread: EventPlace?
    if let id = message.reply, let reply = try reply(to: id, in: message.thread, source, options) {
      body.reply = reply.reply
      thread = reply.thread
    }
    call.body = body.encoded()
    try check(&call, body)
    let sender = try account(message.sender, options)
    let conversation = try conversation(call.conversation, sender, options)
    if message.body.addressees != nil || message.body.audience != nil || message.body.location != nil {
      call.options.insert(.addressed)
    }
    var draft = EventDraft(
      stream: conversation.stream, kind: call.options.contains(.withheld) ? .senderOnly : .message, time: message.time,
      id: call.id, sender: sender.number,
      options: call.options, platform: message.platform, contentKind: call.kind, payload: call.body)
    let place = try insert(&draft)
    if !message.files.isEmpty { try turn.media.noteMedia(in: draft.payload, of: place) }
    // Threads have no messages for some.
    if let thread, thread.stream == place.stream, !call.options.contains(.addressed) {
      try turn.replies.noteReply(place, thread: thread.sequence)
    }
    return place
  }

  /// Returns the place of a message that came here by itself: a bridge brought it from the source, or to it.
  ///
  /// A message that was imported under the id is another one: sources may use an id twice.
  func placeIfSent(_ message: ImportedMessage) throws(MessagingError) -> EventPlace? {
    guard let sender = try knownAccount(message.sender),
      let stream = try knownStream(message.conversation, sender), stream != .zero
    else { return nil }
    for id in [message.id, message.original].compactMap({ $0?.canonical }) {
      guard let sent = try store.event(stream: stream, id: id), sent.place.sequence > 0,
        sent.sender == sender.number, !sent.isRevocable || sent.contentKind == message.body.content.kind
      else { continue }
      return sent.place
    }
    return nil
  }

  private func knownAccount(_ id: AccountID) throws(MessagingError) -> AccountRecord? {
    guard let id = id.canonical else { return nil }
    return try turn.erasure.registered(id)
  }

  private func knownStream(_ name: ConversationID, _ sender: AccountRecord) throws(MessagingError) -> StreamNumber? {
    switch name.canonical {
    case nil: nil
    case .direct(let peer)?:
      if let peer = try knownAccount(peer) {
        try turn.lookup.directConversation(sender, peer, isToBeWritten: false).stream
      } else {
        nil
      }
    case .group(let id)?, .room(let id)?: try turn.lookup.groupOrRoom(id)?.stream
    }
  }

  /// Checks a message as one that is sent, but for what only hubs send: notifications of changes of a group or room, and broadcasts.
  private func check(_ call: inout SubmitCall, _ body: MessageBody) throws(MessagingError) {
    let border = Border(settings)
    guard call.kind == .notification else {
      try call.check(border)
      guard body.isBroadcast else { return }
      var checked = try MessageBody(validating: call.body)
      checked.isBroadcast = true
      call.body = checked.encoded()
      return
    }
    try border.check(&call.conversation)
    try border.check(&call.id)
    if case .direct = call.conversation {
      throw MessagingError(.invalidArgument, "a notification is of a group or room")
    }
    guard call.body.count <= limits.messageSize else {
      throw MessagingError(.messageTooLarge, "limit \(limits.messageSize) bytes")
    }
  }

  /// Inserts a message at its time, or as little later as there is room.
  private func insert(_ draft: inout EventDraft) throws(MessagingError) -> EventPlace {
    for _ in 0..<Self.latestDelay {
      guard try isFree(draft.time, in: draft.stream) else {
        draft.time = draft.time.advanced(byMilliseconds: 1)
        continue
      }
      switch try turn.history.insertPast(draft) {
      case .inserted(let sequence): return EventPlace(stream: draft.stream, sequence: sequence)
      case .isTaken: draft.time = draft.time.advanced(byMilliseconds: 1)
      case .exists: throw MessagingError(.invalidArgument, "the conversation has a message of this id")
      }
    }
    throw MessagingError(.limitExceeded, "limit \(Self.latestDelay) messages of a conversation at one time")
  }

  /// Returns whether no entry that came here has a time: pages of the history distinguish messages by their times.
  private func isFree(_ time: Timestamp, in stream: StreamNumber) throws(MessagingError) -> Bool {
    let position = try store.position(stream: stream, at: time)
    guard position > 0 else { return true }
    return try store.event(stream: stream, sequence: position)?.time != time
  }

  /// Returns an account, also one that was erased: what it wrote may have stayed. One that is new is registered if the operator's
  /// choices allow it.
  func account(_ id: AccountID, _ options: ImportOptions) throws(MessagingError) -> AccountRecord {
    do throws(MessagingError) {
      return try turn.erasure.registeredAccount(id)
    } catch {
      guard error.code == .accountNotFound, options.registersSenders, !turn.entries.isFatal(error) else { throw error }
      try turn.lookup.createAccount(id)
      return try turn.lookup.existingAccount(id)
    }
  }

  private func conversation(
    _ name: ConversationID, _ sender: AccountRecord, _ options: ImportOptions
  ) throws(MessagingError) -> HubConversation {
    switch name {
    case .direct(let peer):
      try turn.lookup.directConversation(sender, try account(peer, options), isToBeWritten: true)
    case .group(let id): try turn.lookup.ordinaryGroup(id)
    case .room(let id): try turn.lookup.room(id)
    }
  }

  /// Returns what a reply to a message says of it, and where the thread begins; nil if the message is not here.
  private func reply(
    to id: String, in threadID: String?, _ source: String, _ options: ImportOptions
  ) throws(MessagingError) -> (reply: MessageReply, thread: EventPlace)? {
    guard let target = try earlier(id, source) else {
      guard options.allowsMissingReplies else { throw MessagingError(.messageNotFound, id) }
      return nil
    }
    guard let id = target.id else { return nil }
    let reference = try self.reference(to: target, id)
    if let threadID, let first = try earlier(threadID, source), let id = first.id {
      return (MessageReply(to: reference, thread: try self.reference(to: first, id)), first.place)
    }
    guard let thread = MessageBody(decoding: target.payload).reply?.thread,
      let first = try store.event(stream: target.stream, id: thread.id)
    else { return (MessageReply(to: reference, thread: reference), target.place) }
    return (MessageReply(to: reference, thread: thread), first.place)
  }

  /// Returns a message to which others reply, also one that was taken back; nil if it is not here.
  private func earlier(_ id: String, _ source: String) throws(MessagingError) -> EventRecord? {
    do throws(MessagingError) {
      return try message(id, source, mayBeRevoked: true)
    } catch {
      if turn.entries.isFatal(error) { throw error }
      return nil
    }
  }

  private func reference(to record: EventRecord, _ id: MessageID) throws(MessagingError) -> MessageReference {
    MessageReference(id: id, sender: try turn.lookup.account(number: record.sender).id, time: record.time)
  }

  /// Takes an imported message back, and keeps when that was done and by whom.
  func revoke(
    _ message: EventRecord, _ time: Timestamp?, _ account: AccountID?, _ note: String?
  ) throws(MessagingError) {
    try Border(settings).check(note, "note")
    // It may have been the service itself.
    let account = try account?.canonical.flatMap { id throws(MessagingError) in try turn.erasure.registered(id) }
    try turn.revocations.revokeImported(message, revoker: account, at: time, note: note)
    try keepRevocation(of: message.place, at: time ?? message.time, by: account?.number, note: note)
  }

  /// Changes the content of an imported message.
  func add(_ edit: ImportedEdit, to record: EventRecord, _ source: String) throws(MessagingError) {
    var body = try MessageBody(validating: record.payload)
    guard edit.body.content.kind == record.contentKind else {
      throw MessagingError(.unsupported, "the kind of a message cannot be changed")
    }
    let editor: AccountRecord
    if let id = edit.editor {
      editor = try turn.erasure.registeredAccount(id)
    } else {
      editor = try turn.lookup.account(number: record.sender)
    }
    // What was changed here, or later at the source, stays.
    if let known = body.edit, known.time >= edit.time { return }
    body.content = try adding(edit.files, to: edit.body.content, source)
    body.edit = MessageEdit(
      editor: editor.id, time: edit.time, count: edit.count.map { max(1, $0) } ?? (body.edit?.count ?? 0) + 1)
    let payload = body.encoded()
    guard payload.count <= limits.messageSize else {
      throw MessagingError(.messageTooLarge, "limit \(limits.messageSize) bytes")
    }
    _ = try store.edit(record.place, from: record.payload, to: payload)
    if !edit.files.isEmpty { try turn.media.noteMedia(in: payload, of: record.place) }
  }
}
