internal import ParlanceCore

/// The local database, as the app sees it.
final class DeviceMessages: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  func save(
    _ draft: MessageDraft, sender: AccountID, announces: Bool, state: MessageState = .local,
    _ attachments: [AttachmentRecord] = []
  ) throws(MessagingError) -> Message {
    try core.checkOpen()
    guard draft.body.content.kind != .command else { throw MessagingError(.unsupported, "commands are not stored") }
    var message = try core.sending.message(from: draft, state: state, sender: sender)
    try core.begin(isDurable: true)
    let conversation = try core.conversations.conversation(message.conversation)
    let counts = core.unreadCounts.isCounted(saved: message, from: sender)
    message.marks = counts ? .unread : .readLocally
    guard let row = try core.store.insert(message, conversation: conversation.record.number) else {
      throw MessagingError(.messageExists)
    }
    message.row = row
    for record in attachments { try core.store.save(record) }
    if counts { core.unreadCounts.setUnread(conversation.record.unread + 1, conversation) }
    core.conversations.note(message, in: conversation)
    if announces {
      core.journal.note { JournalEntry.message(row: row).write(to: &$0) }
      core.turn.receive(message)
    }
    return message
  }

  /// Returns the stored message with an id: in a conversation, or else the one that this device had first.
  func stored(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> Message? {
    let id = id.normalized
    guard let conversation else { return try core.store.message(id: id) }
    guard let known = core.conversations.byID[conversation] else { return nil }
    return try stored(id, in: known)
  }

  func stored(_ id: MessageID, in conversation: DeviceConversation) throws(MessagingError) -> Message? {
    try core.store.message(id: id, conversation: conversation.record.number)
  }

  /// Returns a stored message that its app may see.
  func visible(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> Message? {
    guard let message = try stored(id, in: conversation), !message.marks.contains(.revoked) else { return nil }
    return message
  }

  func existing(_ id: MessageID, in conversation: ConversationID?) throws(MessagingError) -> Message {
    guard let message = try visible(id, in: conversation) else { throw MessagingError(.messageNotStored) }
    return message
  }

  func messages(_ query: MessageQuery) throws(MessagingError) -> [Message] {
    guard query.limit > 0 else { return [] }
    var number: ConversationNumber?
    if let id = query.conversation {
      guard let conversation = core.conversations.byID[id] else { return [] }
      number = conversation.record.number
    }
    return try core.store.messages(query, conversation: number, includingRevoked: false)
  }

  /// Changes a stored message, and the list of recent conversations if it shows it.
  func change(
    _ id: MessageID, in conversation: ConversationID?, _ body: (Message) throws(MessagingError) -> Void
  ) throws(MessagingError) {
    try core.checkOpen()
    let message = try existing(id, in: conversation)
    try core.begin(isDurable: true)
    try body(message)
    if let conversation = core.conversations.byID[message.conversation], conversation.last?.id == message.id {
      conversation.isLastKnown = false
      if conversation.record.isListed { core.conversations.touch(conversation) }
    }
  }

  /// Deletes a stored message, revoked or not; nil if there is none.
  @discardableResult
  func delete(_ id: MessageID, in conversation: DeviceConversation) throws(MessagingError) -> Message? {
    guard let message = try stored(id, in: conversation) else { return nil }
    try delete(message)
    return message
  }

  func delete(_ message: Message) throws(MessagingError) {
    let key = message.key
    try core.begin(isDurable: true)
    try core.store.delete(row: message.row)
    // A hub that was restored sends its last entries again.
    if message.sequence > 0 { core.receiving.noteRecent(message.id, in: message.conversation, from: message.sender) }
    if MessageKind.media.contains(message.kind) {
      core.attachments.stopUpload(of: key)
      try core.attachments.releaseFiles(of: [message])
    }
    if let entry = core.sending.outbox[key] { try withdraw(entry) }
    if let conversation = core.conversations.byID[message.conversation] {
      if message.marks.contains(.unread) { core.unreadCounts.setUnread(conversation.record.unread - 1, conversation) }
      if conversation.last?.id == message.id { conversation.isLastKnown = false }
      if conversation.record.isListed { core.conversations.touch(conversation) }
    }
  }

  /// Withdraws a message that the app deleted while sending it. If it may have reached the hub it stays to be accepted,
  /// with no message to show for it; otherwise it is not sent any more.
  private func withdraw(_ entry: Outbox.Entry) throws(MessagingError) {
    let key = entry.message.key
    guard !entry.mayBeAccepted else {
      core.sending.outbox.update(key) { $0.row = .zero }
      return
    }
    core.sending.outbox.remove(key)
    try core.store.dequeue(position: entry.position)
    var message = entry.message
    message.state = .failed
    message.row = .zero
    core.turn.report(.sent(message, MessagingError(.cancelled)))
    core.attachments.sendFollowers()
  }

  func deleteMessages(
    in id: ConversationID?, from: Timestamp, until: Timestamp, removesConversation: Bool
  ) throws(MessagingError) {
    try core.checkOpen()
    let affected: [DeviceConversation]
    if let id {
      guard let known = core.conversations.byID[id] else { return }
      affected = [known]
    } else {
      affected = Array(core.conversations.byID.values)
    }
    try core.begin(isDurable: true)
    for conversation in affected {
      for entry in core.sending.outbox.inOrder
      where entry.message.row != .zero && entry.message.conversation == conversation.record.id
        && entry.message.time >= from && entry.message.time <= until
      {
        try delete(entry.message)
      }
      let unread = try deleteStored(in: conversation, from: from, until: until)
      core.unreadCounts.setUnread(conversation.record.unread - Int64(unread), conversation)
      conversation.isLastKnown = false
      if removesConversation {
        try takeOffList(conversation)
      } else if conversation.record.isListed {
        core.conversations.touch(conversation)
      }
    }
  }

  /// Deletes the messages of a range of times, and their files.
  ///
  /// - returns: The number of unread ones.
  func deleteStored(
    in conversation: DeviceConversation, from: Timestamp, until: Timestamp
  ) throws(MessagingError) -> Int {
    let query = MessageQuery(
      in: conversation.record.id, from: from, until: until, kinds: MessageKind.media, limit: .max)
    let number = conversation.record.number
    let media = try core.store.messages(query, conversation: number, includingRevoked: true)
    let unread = try core.store.deleteMessages(conversation: number, from: from, until: until)
    try core.attachments.releaseFiles(of: media)
    return unread
  }

  // MARK: recent conversations

  func takeOffList(_ conversation: DeviceConversation) throws(MessagingError) {
    guard conversation.record.isListed else { return }
    try core.unreadCounts.readHere(conversation)
    conversation.record.isListed = false
    conversation.change = .removed
    core.turn.change(conversation)
  }

  func addConversation(_ id: ConversationID, updated: Timestamp? = nil) throws(MessagingError) {
    try core.checkOpen()
    guard let id = id.canonical else { throw MessagingError(.invalidArgument, "conversation") }
    try core.begin(isDurable: true)
    let conversation = try core.conversations.conversation(id)
    guard !conversation.record.isListed else { return }
    conversation.record.updated = max(conversation.record.updated, updated ?? core.now)
    core.conversations.touch(conversation)
  }

  func removeConversation(_ id: ConversationID) throws(MessagingError) {
    try core.checkOpen()
    guard let conversation = core.conversations.byID[id] else { return }
    try core.begin(isDurable: true)
    try takeOffList(conversation)
  }

  func setLocalExtension(_ text: String?, ofConversation id: ConversationID) throws(MessagingError) {
    try core.checkOpen()
    guard let conversation = core.conversations.byID[id] else { throw MessagingError(.invalidArgument, "conversation") }
    try core.begin(isDurable: true)
    conversation.record.localExtension = text
    if conversation.record.isListed {
      core.conversations.touch(conversation)
    } else {
      core.turn.change(conversation)
    }
  }

  func summaries() throws(MessagingError) -> [ConversationSummary] {
    var summaries: [ConversationSummary] = []
    for conversation in core.conversations.byID.values where conversation.record.isListed {
      summaries.append(try core.conversations.summary(of: conversation))
    }
    return summaries.sorted {
      $0.updated == $1.updated ? $0.conversation.name < $1.conversation.name : $0.updated > $1.updated
    }
  }
}
