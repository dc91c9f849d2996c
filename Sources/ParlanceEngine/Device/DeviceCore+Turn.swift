internal import ParlanceCore

/// Writing a turn, and the effects after its commit.
extension DeviceCore {
  /// The database could not be read after a transaction failed, and still cannot be read.
  static var unreadableStorage: MessagingError { MessagingError(.storageFailed, "the database could not be read") }

  /// Joins the turn's transaction, or begins it.
  ///
  /// - parameter isDurable: The data that is written exists nowhere else yet.
  func begin(isDurable: Bool) throws(MessagingError) {
    if let damage = damage { throw damage }
    guard turn.transaction == nil else {
      // What the app did before in this turn may need no durability; what it does now does.
      if isDurable, turn.transaction != .durable {
        store.makeDurable()
        turn.began(isDurable: true)
      }
      return
    }
    // Data that was read before may differ from the database.
    if mustReload { throw Self.unreadableStorage }
    try store.begin(isDurable: isDurable)
    turn.began(isDurable: isDurable)
  }

  /// The work that a turn leaves to be done outside the lock.
  struct Outcome {
    var frames: [OutboundFrame]
    var delivery: Delivery
    /// The app has something to send, and the link does not pass it.
    var wantsLink = false
    /// The time at which the clock is to trigger a check of the deadlines of requests.
    var deadlineCheck: Timestamp?
    /// The database can no longer be used, so the device neither sends nor receives anything more.
    var endsLink: Bool
    /// The time at which the clock is to trigger a check of the invitations to calls.
    var invitationCheck: Timestamp?
    /// The time at which the clock is to trigger a question about the call channels.
    var callCheck: Timestamp?
    /// The questions to the style, after the delivery.
    var questions: [Question] = []
  }

  /// Ends the turn: commits, and returns the frames to send and the events to report.
  func finish() -> Outcome {
    var delivery = Delivery()
    do throws(MessagingError) {
      delivery.handover = journal.committed(at: try commit())
      for component in components.endingTurns { component.committed() }
      attachments.removeFiles(turn.takeFiles())
    } catch {
      abandon(error)
    }
    let frames: [OutboundFrame]
    (frames, delivery.callbacks) = turn.take()
    defer {
      questions.removeAll()
      wantsLink = false
    }
    return Outcome(
      frames: frames, delivery: delivery, wantsLink: wantsLink, deadlineCheck: nextDeadlineCheck(),
      endsLink: damage != nil,
      invitationCheck: invitations.nextInvitationCheck(), callCheck: callChannels.nextCheck(), questions: questions)
  }

  /// Writes the rest of the turn and commits.
  ///
  /// - returns: The position of the turn's entries in the journal; nil if there are none.
  private func commit() throws(MessagingError) -> Int64? {
    turn.finishRun()
    // Nothing can be written any more; calls are still completed.
    if damage != nil { return nil }
    for component in components.endingTurns { try component.prepareCommit() }
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
      try attachments.releaseFiles(of: [message])
      guard let conversation = conversations.byID[message.conversation], conversation.last?.row == row else { continue }
      conversation.isLastKnown = false
      if conversation.record.isListed { conversations.touch(conversation) }
    }
    try conversations.reportConversations()
  }

  /// A Boolean value that indicates whether something waits for the next turn.
  var hasWork: Bool { isUrgent || damage == nil && journal.isUntidy }

  /// A Boolean value that indicates whether something waits that the app or the hub is to see.
  var isUrgent: Bool { turn.isUrgent || journal.hasEntries || lostLink != nil }

  /// Runs a change, and discards it if the database fails. It does not throw: a login ends even if its end cannot be stored.
  func attempt(_ body: () throws(MessagingError) -> Void) {
    do throws(MessagingError) { try body() } catch { abandon(error) }
  }

  /// Discards the turn: nothing of it was kept, so nothing of it is reported but what failed.
  func abandon(_ error: MessagingError) {
    hasFailed = true
    failures = (failures.count + 1, error)
    if turn.transaction != nil { store.rollback() }
    journal.abandon()
    turn.abandon()
    for component in components.all { component.abandon(error) }
    if error.code == .storageDamaged { return giveUp(error) }
    reload()
    // Only now: what is written because a request does not leave must not save what was just taken back.
    withdrawFrames(error)
    attachments.retryUploads()
  }

  /// Ends the login: the database holds what cannot be understood, and would show less than there was. The file stays
  /// as it is.
  func giveUp(_ error: MessagingError) {
    guard damage == nil else { return }
    damage = error
    hasFailed = false
    do throws(MessagingError) {
      try login.perform(connection.failed(error))
    } catch {
      // Only the database throws, which is given up.
    }
  }
}
