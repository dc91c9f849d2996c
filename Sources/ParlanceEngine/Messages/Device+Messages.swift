public import ParlanceCore

/// Sending, and the local database.
extension Device {
  /// Writes a message into the local database and returns; it is sent once that is committed, and again after a crash
  /// or a lost link.
  ///
  /// `sending` and `sent` are reported as events. A command is stored in no table of messages.
  ///
  /// Attachments are uploaded first, reported as `uploading`, while later messages of the conversation go ahead; the
  /// message is sent when the hub has them all. The known properties of the files are in the returned message already.
  /// If one cannot be uploaded the message fails, and `resend` goes on with it.
  ///
  /// A message that is larger than the hub takes is not written: it is reported as `sent` with `messageTooLarge`.
  ///
  /// - parameter draft: The message to send.
  /// - returns: The message as stored.
  /// - throws: `MessagingError` with code `notLoggedIn`, `invalidArgument` (id, conversation, or attachments that do
  ///   not go with the content), `messageExists`, `fileNotFound`, `fileNotReadable`, `fileEmpty`, or one of the storage
  ///   codes.
  @discardableResult
  public func send(_ draft: MessageDraft) throws(MessagingError) -> Message {
    let (draft, attachments) = try runner.media.prepare(draft, mustBeWhole: true)
    return try runner.change { core throws(MessagingError) in try core.sending.send(draft, attachments) }
  }

  /// Sends a message in the place of one that failed, in one step: files that both have stay.
  ///
  /// - parameter draft: The message to send.
  /// - parameter failed: A message of the local database, which is deleted.
  /// - throws: What `send` throws, and `messageNotStored` if there is no such failed message.
  @discardableResult
  public func send(_ draft: MessageDraft, replacing failed: Message) throws(MessagingError) -> Message {
    let (draft, attachments) = try runner.media.prepare(draft, mustBeWhole: true)
    return try runner.change { core throws(MessagingError) in
      try core.sending.send(draft, attachments, replacing: failed)
    }
  }

  /// Sends a failed message again under its id.
  ///
  /// - throws: `MessagingError` with code `messageNotStored` if there is none, `alreadyInProgress` if it is on its way
  ///   or was accepted, `notLoggedIn`.
  @discardableResult
  public func resend(_ id: MessageID, in conversation: ConversationID? = nil) throws(MessagingError) -> Message {
    try runner.change { core throws(MessagingError) in try core.sending.resend(id, in: conversation) }
  }

  /// Takes a message back out of the outbox; it is then reported as `sent` with `cancelled`.
  ///
  /// - returns: False if it is too late: it was handed to the link, or there is none.
  public func cancelSending(_ id: MessageID, in conversation: ConversationID? = nil) -> Bool {
    cancelSending(id, in: conversation, isFinal: false)
  }

  /// Takes a message back out of the outbox, even if the hub may have it: it is not sent again after a break of the link. It
  /// is then reported as `sent` with `cancelled`; whether it arrived is not known.
  ///
  /// - returns: False if there is none.
  @discardableResult
  public func giveUpSending(_ id: MessageID, in conversation: ConversationID) -> Bool {
    cancelSending(id, in: conversation, isFinal: true)
  }

  private func cancelSending(_ id: MessageID, in conversation: ConversationID?, isFinal: Bool) -> Bool {
    let isCancelled = try? runner.change { core throws(MessagingError) in
      try core.sending.cancelSending(id, in: conversation, isFinal: isFinal)
    }
    return isCancelled ?? false
  }

  /// Returns whether a message waits for the hub's answer.
  public func isSending(_ id: MessageID, in conversation: ConversationID? = nil) -> Bool {
    runner.read { core throws(MessagingError) in try core.sending.outgoingKey(id, in: conversation) != nil } ?? false
  }

  /// Puts a message into the local database only.
  ///
  /// - parameter draft: The message.
  /// - parameter sender: The account that is shown as its sender.
  /// - parameter announces: Reports it as `received`.
  /// - throws: `MessagingError` with code `messageExists` for an existing id, `invalidArgument`,
  ///   `notLoggedIn`, `unsupported` for a command.
  @discardableResult
  public func save(_ draft: MessageDraft, sender: AccountID, announces: Bool) throws(MessagingError) -> Message {
    let (draft, attachments) = try runner.media.prepare(draft, mustBeWhole: false)
    return try runner.change { core throws(MessagingError) in
      try core.messages.save(draft, sender: sender, announces: announces, attachments)
    }
  }

  /// Puts a message of this account into the local database as one that failed, for a style that has something to do before
  /// it can be sent: `send(_:replacing:)` takes its place then, and `resend` where that never came. Nothing is reported.
  ///
  /// - parameter draft: The message.
  /// - throws: What `save` throws.
  public func saveUnsent(_ draft: MessageDraft) throws(MessagingError) -> Message {
    let (draft, attachments) = try runner.media.prepare(draft, mustBeWhole: false)
    return try runner.change { core throws(MessagingError) in
      try core.messages.save(draft, sender: core.account, announces: false, state: .failed, attachments)
    }
  }

  /// Returns a message of the local database.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: Its conversation; without it, the message of that id that this device had first.
  public func message(_ id: MessageID, in conversation: ConversationID? = nil) -> Message? {
    runner.read { core throws(MessagingError) in try core.messages.visible(id, in: conversation) } ?? nil
  }

  /// Returns whether this device was notified, since it was opened, that a message was revoked.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: Its conversation; any if nil.
  public func wasRevoked(_ id: MessageID, in conversation: ConversationID? = nil) -> Bool {
    runner.read { $0.revocations.wasRevoked(id.normalized, in: conversation) } ?? false
  }

  /// Returns messages of the local database, oldest first.
  ///
  /// If the page ends at messages that the device lacks (`ConversationSummary.lacksMessages`), it begins to fetch them,
  /// so that the next call finds them; their conversation is reported as changed when they are here.
  public func messages(_ query: MessageQuery) -> [Message] {
    MessagePages(runner).messages(query)
  }

  /// Passes on messages of the local database, oldest first, once what is missing among them was fetched from the hub.
  ///
  /// - parameter query: The messages to look for.
  /// - parameter completion: Receives the messages; without a connection, those that the device has. Errors:
  ///   `storageDamaged` or `storageFailed` if the database cannot be read, `notLoggedIn` for a closed device.
  public func page(_ query: MessageQuery, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    MessagePages(runner).page(query, completion: completion)
  }

  /// Fetches the newest messages that the device lacks in a conversation; nothing if it lacks none.
  ///
  /// - parameter conversation: The conversation.
  /// - parameter completion: Receives nil, or `notConnected`, `notLoggedIn`, `timeout`, storage errors.
  public func fetchMissing(in conversation: ConversationID, completion: @escaping (MessagingError?) -> Void) {
    runner.fetchMissing(in: conversation, completion: completion)
  }

  /// Returns the newest accepted message of this account in a conversation up to a position.
  public func newestOwnMessage(in conversation: ConversationID, upTo sequence: Int64) -> Message? {
    runner.read { core throws(MessagingError) in
      try core.messages.newestOwn(in: conversation, upTo: sequence)
    } ?? nil
  }

  /// Replaces the app's notes on a message on this device.
  public func setLocalExtension(
    _ text: String?, of id: MessageID, in conversation: ConversationID? = nil
  ) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.messages.change(id, in: conversation) { message throws(MessagingError) in
        try core.store.setLocalExtension(row: message.row, text)
      }
    }
  }

  /// Changes the content of a message in the local database only.
  public func setContent(
    _ content: MessageContent, of id: MessageID, in conversation: ConversationID? = nil
  ) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.messages.change(id, in: conversation) { message throws(MessagingError) in
        var body = message.body
        body.content = content
        try core.store.setBody(row: message.row, kind: content.kind, body.encoded())
      }
    }
  }

  /// Changes the time by which the local database orders a message.
  public func setTime(
    _ time: Timestamp, of id: MessageID, in conversation: ConversationID? = nil
  ) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.messages.change(id, in: conversation) { message throws(MessagingError) in
        try core.store.setTime(row: message.row, time)
      }
    }
  }

  /// Marks a message as played, or not.
  public func setPlayed(
    _ isPlayed: Bool, _ id: MessageID, in conversation: ConversationID? = nil
  ) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.messages.setPlayed(isPlayed, id, in: conversation) }
  }

  /// Deletes a message from the local database.
  ///
  /// - throws: `MessagingError` with code `messageNotStored` if there is none, `notLoggedIn`.
  public func deleteMessage(_ id: MessageID, in conversation: ConversationID? = nil) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.messages.deleteStored(id, in: conversation) }
  }

  /// Deletes the messages of a conversation, or of all, from the local database.
  ///
  /// - parameter conversation: The conversation; all of them if nil.
  /// - parameter from: Only messages of this time or later.
  /// - parameter until: Only messages of this time or earlier.
  /// - parameter removesConversation: Takes the conversation off the list of recent ones too.
  public func deleteMessages(
    in conversation: ConversationID?, from: Timestamp = .zero, until: Timestamp = Timestamp(milliseconds: .max),
    removesConversation: Bool
  ) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.messages.deleteMessages(
        in: conversation, from: from, until: until, removesConversation: removesConversation)
    }
  }

  /// Deletes all messages from the local database.
  ///
  /// - parameter removesConversations: Empties the list of recent conversations too.
  /// - parameter reportsConversations: Reports each conversation as changed; otherwise the app knows.
  public func deleteAllMessages(removesConversations: Bool, reportsConversations: Bool = true) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.conversations.changeConversations(reports: reportsConversations) { () throws(MessagingError) in
        try core.messages.deleteMessages(
          in: nil, from: .zero, until: Timestamp(milliseconds: .max), removesConversation: removesConversations)
      }
    }
  }

  // MARK: recent conversations

  /// Returns the list of recent conversations, newest first.
  public func conversations() -> [ConversationSummary] {
    runner.read { core throws(MessagingError) in try core.messages.summaries() } ?? []
  }

  /// Returns one of the recent conversations, or that of a thread, which is in no list.
  public func conversation(_ id: ConversationID) -> ConversationSummary? {
    runner.read { core throws(MessagingError) in try core.messages.summary(of: id) } ?? nil
  }

  /// Adds an empty conversation to the list; one that is in the list stays as it is.
  ///
  /// - parameter conversation: The conversation.
  /// - parameter updated: The time by which the list orders it, unless a message in it is newer; nil for now.
  public func addConversation(_ conversation: ConversationID, updated: Timestamp? = nil) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.messages.addConversation(conversation, updated: updated)
    }
  }

  /// Takes a conversation off the list and marks it as read on this device alone; its messages stay.
  public func removeConversation(_ conversation: ConversationID) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.messages.removeConversation(conversation) }
  }

  /// Replaces the app's notes on a conversation on this device.
  public func setLocalExtension(_ text: String?, of conversation: ConversationID) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.messages.setLocalExtension(text, ofConversation: conversation)
    }
  }
}

extension DeviceMessages {
  fileprivate func newestOwn(in id: ConversationID, upTo sequence: Int64) throws(MessagingError) -> Message? {
    guard let known = core.conversations.byID[id] else { return nil }
    return try core.store.newest(conversation: known.record.number, sender: core.account, upTo: sequence)
  }

  fileprivate func setPlayed(
    _ isPlayed: Bool, _ id: MessageID, in conversation: ConversationID?
  ) throws(MessagingError) {
    try change(id, in: conversation) { message throws(MessagingError) in
      var marks = message.marks
      if isPlayed { marks.insert(.played) } else { marks.remove(.played) }
      try core.store.setMarks(row: message.row, marks)
    }
  }

  fileprivate func deleteStored(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) {
    try core.checkOpen()
    guard let message = try stored(id, in: conversation) else { throw MessagingError(.messageNotStored) }
    try delete(message)
  }

  fileprivate func summary(of id: ConversationID) throws(MessagingError) -> ConversationSummary? {
    guard let known = core.conversations.byID[id], known.record.isListed || core.threads.isThread(id) else {
      return nil
    }
    return try core.conversations.summary(of: known)
  }
}

extension DeviceSending {
  fileprivate func send(
    _ draft: MessageDraft, _ attachments: [AttachmentRecord], replacing failed: Message
  ) throws(MessagingError) -> Message {
    try core.checkOpen()
    guard let failed = try core.messages.stored(failed.id, in: failed.conversation) else {
      throw MessagingError(.messageNotStored)
    }
    try core.messages.delete(failed)
    return try send(draft, attachments)
  }

  fileprivate func cancelSending(
    _ id: MessageID, in conversation: ConversationID?, isFinal: Bool
  ) throws(MessagingError) -> Bool {
    guard let key = try outgoingKey(id, in: conversation) else { return false }
    return cancelSending(key, isFinal: isFinal)
  }
}
