internal import ParlanceCore

/// What is written in one turn, and what leaves after it.
extension DeviceCore {
  /// Joins the turn's transaction, or begins it.
  ///
  /// - parameter isDurable: What is written exists nowhere else yet.
  func begin(isDurable: Bool) throws(MessagingError) {
    guard turn.transaction == nil else { return }
    try store.begin(isDurable: isDurable)
    turn.began(isDurable: isDurable)
  }

  /// What a turn leaves to be done outside the lock.
  struct Outcome {
    var frames: [OutboundFrame]
    var delivery: Delivery
    /// When the clock is to call for a look at the deadlines of requests.
    var deadlineCheck: Timestamp?
  }

  /// Ends the turn: commits, and hands out what it has to send and to tell.
  func finish() -> Outcome {
    var delivery = Delivery()
    do throws(MessagingError) {
      delivery.handover = journal.committed(at: try commit())
      outbox.commit()
    } catch {
      abandon(error)
    }
    let frames: [OutboundFrame]
    (frames, delivery.callbacks) = turn.take()
    return Outcome(frames: frames, delivery: delivery, deadlineCheck: nextDeadlineCheck())
  }

  /// Writes what is left to write and commits.
  ///
  /// - returns: The position of the turn's entries in the journal; nil if there are none.
  private func commit() throws(MessagingError) -> Int64? {
    turn.finishRun()
    try tellConversations()
    confirmDeliveries()
    if journal.isUntidy || journal.hasEntries || !turn.changed.isEmpty { try begin(isDurable: false) }
    if let position = journal.trimmable { try store.trimJournal(upTo: position) }
    try deleteDoneRows()
    var position: Int64?
    if let entries = journal.takeEntries() { position = try store.appendJournal(entries) }
    for conversation in turn.changed {
      conversation.record.cursor = conversation.cursor.position
      try store.save(conversation.record)
    }
    turn.saved()
    if let transaction = turn.transaction {
      try store.commit()
      turn.committed()
      statistics.noteDeviceCommit(isDurable: transaction == .durable)
    }
    return position
  }

  private func deleteDoneRows() throws(MessagingError) {
    let rows = journal.deletable
    guard !rows.isEmpty else { return }
    for row in rows {
      guard let message = try store.message(row: row) else { continue }
      try store.delete(row: row)
      if MessageKind.media.contains(message.kind) { try forgetAttachments(of: message.key) }
      guard let conversation = conversations[message.conversation], conversation.last?.row == row else { continue }
      conversation.isLastKnown = false
      if conversation.record.isListed { touch(conversation) }
    }
    try tellConversations()
  }

  /// Whether something waits for the next turn.
  var hasWork: Bool { isUrgent || journal.isUntidy }

  /// Whether something waits that the app or the hub is to see.
  var isUrgent: Bool { turn.isUrgent || journal.hasEntries || lostLink != nil }

  /// Nothing of the turn was kept, so nothing of it is told but what failed.
  func abandon(_ error: MessagingError) {
    hasFailed = true
    if turn.transaction != nil { store.rollback() }
    journal.abandon()
    withdrawFrames(error)
    let failed = outbox.abandon()
    for message in failed { stopUpload(of: message.key) }
    turn.abandon()
    for var message in failed {
      message.state = .failed
      message.row = 0
      turn.tell(.sent(message, error))
    }
    reload()
    retryUploads()
  }
}
