import Parlance

extension Login {
  /// Passes a message to the engine.
  func send(_ message: QDMessage, to session: QDSession) throws(MessagingError) {
    if message.messageObject is QDTipObject { throw MessagingError(.unsupported, "QDTipObject") }
    let conversation = session.conversation
    let id = MessageID(message.messageId)
    // Only a row of the local database can be sent again; what is written in rooms has none.
    let failed = message.neutral.flatMap { $0.state == .failed && $0.id == id && $0.row != .zero ? $0 : nil }
    if let failed, failed.conversation == conversation, !message.isEdited {
      try tracking(message) { () throws(MessagingError) in
        message.prepare(for: session, sender: account, time: message.time, state: .sending, login: self)
        try device.resend(id, in: conversation)
      }
      return
    }
    let time = message.time == .zero || failed != nil ? device.now : message.time
    var draft = try message.draft(
      in: conversation, options: options(of: message, in: conversation), time: time, encoder: core?.pictureEncoder)
    draft.body.reply = reply(to: message.sourcemsgId, in: conversation)
    // Check first: a missing file must not lose the failed message.
    if failed != nil { try checkFiles(of: draft) }
    try tracking(message) { () throws(MessagingError) in
      message.prepare(for: session, sender: account, time: time, state: .sending, login: self)
      // The stored row has the content from before the app's changes.
      if let failed { try device.send(draft, replacing: failed) } else { try device.send(draft) }
    }
  }

  /// Puts a message into the local database only.
  func save(_ message: QDMessage, for session: QDSession) throws(MessagingError) {
    let sender = message.senderId.isEmpty ? account : AccountID(message.senderId)
    let time = message.time == .zero ? device.now : message.time
    var options = MessageOptions.ordinary
    // Own messages and tips never count as unread.
    if sender == account || !message.shouldBeCounted || message.messageObject is QDTipObject {
      options.remove(.countsAsUnread)
    }
    let draft = try message.draft(
      in: session.conversation, options: options, time: time, encoder: core?.pictureEncoder)
    try tracking(message) { () throws(MessagingError) in
      message.prepare(for: session, sender: sender, time: time, state: .local, login: self)
      try device.save(draft, sender: sender, announces: true)
    }
  }

  /// Returns the reply to a message that an app names as quoted, which other styles show as one; nil if this device has no
  /// such message of the server in the session. Apps may set any text, and QD's apps receive it in any case.
  private func reply(to id: String, in conversation: ConversationID) -> MessageReply? {
    guard !id.isEmpty, conversation.kind != .room,
      let quoted = device.message(MessageID(id), in: conversation), quoted.sequence > 0
    else { return nil }
    return MessageReply(to: quoted)
  }

  /// Runs a closure whose outcome is reported with this object; if it fails, the object is as before.
  ///
  /// The object is tracked and prepared first, since the engine may report it on the callback queue before it returns
  /// here; from then on only the callback queue changes it.
  private func tracking(_ message: QDMessage, _ body: () throws(MessagingError) -> Void) throws(MessagingError) {
    let (state, time) = (message.state, message.time)
    try pending.insert(message, for: message.messageId)
    do throws(MessagingError) {
      try body()
    } catch {
      pending.remove(message.messageId)
      message.state = state
      message.time = time
      throw error
    }
  }

  private func checkFiles(of draft: MessageDraft) throws(MessagingError) {
    for attachment in draft.attachments {
      switch attachment.source {
      case .file(let path): _ = try device.inspectFile(path)
      case .data(let bytes): if bytes.isEmpty { throw MessagingError(.fileEmpty) }
      }
    }
  }

  private func options(of message: QDMessage, in conversation: ConversationID) -> MessageOptions {
    var options = MessageOptions.ordinary
    if !message.shouldBeCounted { options.remove(.countsAsUnread) }
    // QD has no switch for receipts: there are some where the hub gives them.
    if conversation.kind == .group { options.insert(.prefersGroupReceipts) }
    return options
  }

  /// The place of a message in the local database.
  func anchor(at message: QDMessage) -> MessageQuery.Anchor {
    if let neutral = message.neutral, neutral.row != .zero, neutral.id.string == message.messageId {
      return MessageQuery.Anchor(neutral)
    }
    if let stored = device.message(MessageID(message.messageId), in: message.conversation) {
      return MessageQuery.Anchor(stored)
    }
    return MessageQuery.Anchor(time: message.time, row: .zero)
  }
}
