internal import ParlanceCore

/// Turning what was applied into reports to the app, now or after a crash.
extension DeviceCore {
  /// Reports an entry that needs nothing else to be reported, and remembers to report it again if the app is not
  /// reached.
  func report(_ payload: EventPayload, _ conversation: ConversationID, _ time: Timestamp) throws(MessagingError) {
    try begin(isDurable: false)
    journal.note { JournalEntry.event(conversation, time: time, payload).write(to: &$0) }
    append(events(of: payload, conversation, time))
  }

  private func append(_ events: [DeviceEvent]) {
    turn.finishRun()
    for event in events {
      // Consecutive receipts, and consecutive commands, are reported together.
      switch (turn.callbacks.last, event) {
      case (.receipts(let before)?, .receipts(let receipts)): turn.callbacks.replaceLast(.receipts(before + receipts))
      case (.commands(let before)?, .commands(let commands)): turn.callbacks.replaceLast(.commands(before + commands))
      default: turn.report(event, basis: .journal)
      }
    }
  }

  /// Reports again what was applied by an earlier run and may not have reached the app.
  func reportJournal() throws(MessagingError) {
    guard journal.startRepeating() else { return }
    for stored in try store.journal() {
      journal.repeat(upTo: stored.position)
      var reader = ByteReader(stored.bytes)
      while !reader.isAtEnd { try report(try JournalEntry(from: &reader)) }
    }
    turn.finishRun()
  }

  private func report(_ entry: JournalEntry) throws(MessagingError) {
    switch entry {
    case .message(let row):
      if let message = try store.message(row: row), !message.marks.contains(.revoked) {
        if message.options.contains(.onlineOnly) {
          receiving.noteRecent(message.id, in: message.conversation, from: message.sender)
        }
        turn.receive(message)
      }
      if !configuration.retention.keepsMessages { journal.remove(row) }
    case .notice(let id): try notices.reportNotice(id: id)
    case .bulletin(let bulletin): turn.report(.bulletin(bulletin), basis: .journal)
    case .revoked(let row, let revocation, let conversation, let flags):
      revocations.noteReported(MessageKey(revocation.messageID, in: conversation))
      let message = row == .zero ? nil : try store.message(row: row)
      if row != .zero { journal.remove(row) }
      turn.report(.revoked(revocations.reported(revocation, in: conversation, message, flags)), basis: .journal)
    case .event(let conversation, let time, let payload):
      if case .message(let event) = payload { receiving.noteRecent(event.id, in: conversation, from: event.sender) }
      if case .edit(let message) = payload {
        append([try edits.editedEvent(message, conversation)])
      } else {
        append(events(of: payload, conversation, time))
      }
    }
  }
}
