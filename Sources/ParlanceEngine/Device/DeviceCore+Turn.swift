internal import ParlanceCore

/// What is written in one turn, and what leaves after it.
extension DeviceCore {
  /// Joins the turn's transaction, or begins it.
  ///
  /// - parameter isDurable: What is written exists nowhere else yet.
  func begin(isDurable: Bool) throws(MessagingError) {
    guard !isInTransaction else { return }
    try store.begin(isDurable: isDurable)
    isInTransaction = true
    isTransactionDurable = isDurable
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
      try finishRun()
      try tellConversations()
      confirmDeliveries()
      if handedOver > 0 || !doneRows.isEmpty || !journal.isEmpty || !dirty.isEmpty { try begin(isDurable: false) }
      if handedOver > 0 { try store.trimJournal(upTo: handedOver) }
      if !doneRows.isEmpty { try deleteDoneRows() }
      if !journal.isEmpty {
        var writer = ByteWriter(capacity: 16 + journal.count * 4)
        for entry in journal { entry.write(to: &writer) }
        delivery.journalPosition = try store.appendJournal(writer.bytes)
        journal.removeAll(keepingCapacity: true)
      }
      try saveDirty()
      if isInTransaction {
        try store.commit()
        isInTransaction = false
        statistics.noteDeviceCommit(isDurable: isTransactionDurable)
      }
      // Only now: what a failed commit leaves is tidied up in a later turn.
      handedOver = 0
      forgetDoneRows()
    } catch {
      abandon(error)
      delivery.journalPosition = 0
    }
    delivery.journalPosition = max(delivery.journalPosition, repeated)
    repeated = 0
    written.removeAll(keepingCapacity: true)
    delivery.callbacks = callbacks
    delivery.revokedRows = revokedRows
    callbacks = Callbacks()
    dispatched = max(dispatched, delivery.journalPosition)
    dispatchedRows += revokedRows
    revokedRows.removeAll(keepingCapacity: true)
    let outcome = Outcome(frames: frames, delivery: delivery, deadlineCheck: nextDeadlineCheck())
    frames.removeAll(keepingCapacity: false)
    return outcome
  }

  private func saveDirty() throws(MessagingError) {
    for conversation in dirty {
      conversation.record.cursor = conversation.cursor.position
      try store.save(conversation.record)
      conversation.isDirty = false
    }
    dirty.removeAll(keepingCapacity: true)
  }

  private func deleteDoneRows() throws(MessagingError) {
    for row in doneRows {
      guard let message = try store.message(row: row) else { continue }
      try store.delete(row: row)
      if MessageKind.media.contains(message.kind) { try forgetAttachments(of: message.key) }
      guard let conversation = conversations[message.conversation], conversation.last?.row == row else { continue }
      conversation.isLastKnown = false
      if conversation.record.isListed { touch(conversation) }
    }
    try tellConversations()
  }

  private func forgetDoneRows() {
    guard !doneRows.isEmpty else { return }
    let done = Set(doneRows)
    dispatchedRows.removeAll { done.contains($0) }
    doneRows.removeAll(keepingCapacity: true)
  }

  /// Whether something waits for the next turn.
  var hasWork: Bool { isUrgent || handedOver > 0 || !doneRows.isEmpty }

  /// Whether something waits that the app or the hub is to see.
  var isUrgent: Bool {
    isInTransaction || !callbacks.isEmpty || !frames.isEmpty || !run.isEmpty || !journal.isEmpty || !dirty.isEmpty
      || lostLink != nil
  }

  /// Nothing of the turn was kept, so nothing of it is told but what failed.
  func abandon(_ error: MessagingError) {
    hasFailed = true
    if isInTransaction { store.rollback() }
    isInTransaction = false
    journal.removeAll()
    dirty.removeAll()
    run.removeAll()
    delivered.removeAll()
    revokedRows.removeAll()
    withdrawFrames(error)
    let failed = written.compactMap { outgoing.removeValue(forKey: $0)?.message }
    for message in failed { stopUpload(of: message.key) }
    // Completions of requests were carried out at the hub whatever happened here; they are told all the same.
    callbacks.removeEvents()
    for var message in failed {
      message.state = .failed
      message.row = 0
      callbacks.tell(.sent(message, error))
    }
    reload()
    retryUploads()
  }
}
