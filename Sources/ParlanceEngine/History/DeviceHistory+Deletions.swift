internal import ParlanceCore

/// Deletions from this account's history.
extension DeviceHistory {
  /// Applies the deletion of messages, for which the account asked elsewhere.
  func applyDeletion(of ids: [MessageID], in name: ConversationID, note: String?) throws(MessagingError) {
    let conversation = try core.conversations.conversation(name)
    var deleted: [Message] = []
    for id in ids {
      if let message = try core.messages.delete(id, in: conversation) { deleted.append(message) }
      try core.pins.forgetPin(of: id, in: conversation)
    }
    guard !deleted.isEmpty else { return }
    core.turn.report(.messagesDeleted(deleted, note: note))
  }

  /// Applies the clearing of a conversation up to a position, for which the account asked elsewhere.
  func applyClearing(
    of id: ConversationID, upTo sequence: Int64, note: String?, _ time: Timestamp
  ) throws(MessagingError) {
    let conversation = try core.conversations.conversation(id)
    let newest = try clear(conversation, upTo: sequence, at: time)
    try core.pins.forgetPins(ofMessagesUpTo: sequence, in: conversation)
    core.turn.report(.historyCleared(id, time: newest, note: note))
  }

  /// Deletes the copies of messages that the account cleared from its history. A message that is being sent stays, for the
  /// hub takes it after the clearing, and so does what came after it.
  ///
  /// - parameter sequence: The position of the last message that was cleared.
  /// - parameter moment: The time of the clearing, up to which messages of this device alone are deleted.
  /// - returns: The time of the newest message that was deleted; zero if there was none.
  @discardableResult
  func clear(
    _ conversation: DeviceConversation, upTo sequence: Int64, at moment: Timestamp
  ) throws(MessagingError) -> Timestamp {
    func isKept(_ message: Message) -> Bool {
      core.sending.outbox[message.key] != nil || message.sequence > sequence
        || message.sequence == 0 && message.time > moment
    }
    try core.begin(isDurable: false)
    try core.holes.clearMissing(upTo: sequence, in: conversation)
    let number = conversation.record.number
    var query = MessageQuery(in: conversation.record.id, limit: 50)
    var newest: Message?
    var isComplete = false
    while newest == nil, !isComplete {
      let page = try core.store.messages(query, conversation: number, includingRevoked: true)
      newest = page.last { !isKept($0) }
      isComplete = page.count < query.limit
      if let oldest = page.first { query.anchor = MessageQuery.Anchor(oldest) }
    }
    guard let time = newest?.time else { return .zero }
    // Messages that stay are seldom older than those that are deleted.
    query = MessageQuery(in: conversation.record.id, from: time, until: time, limit: .max)
    let atOnce = try core.store.messages(query, conversation: number, includingRevoked: true)
    let isSending = core.sending.outbox.inOrder.contains { entry in
      entry.message.conversation == conversation.record.id && entry.message.time <= time
    }
    let unread: Int
    if isSending || atOnce.contains(where: isKept) {
      query = MessageQuery(in: conversation.record.id, until: time, limit: .max)
      let stored = try core.store.messages(query, conversation: number, includingRevoked: true)
      let cleared = stored.filter { !isKept($0) }
      for message in cleared { try core.store.delete(row: message.row) }
      try core.attachments.releaseFiles(of: cleared.filter { MessageKind.media.contains($0.kind) })
      unread = cleared.count { $0.marks.contains(.unread) }
    } else {
      unread = try core.messages.deleteStored(in: conversation, from: .zero, until: time)
    }
    core.unreadCounts.setUnread(conversation.record.unread - Int64(unread), conversation)
    conversation.isLastKnown = false
    if conversation.record.isListed { core.conversations.touch(conversation) }
    return time
  }
}
