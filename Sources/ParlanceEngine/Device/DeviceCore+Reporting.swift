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

  func events(of payload: EventPayload, _ id: ConversationID, _ time: Timestamp) -> [DeviceEvent] {
    switch payload {
    case .message(let event):
      return [
        .commands([
          Message(
            id: event.id, conversation: id, sender: event.sender, time: time, options: event.options,
            platform: event.platform, state: .received, kind: event.kind, encodedBody: event.body)
        ])
      ]
    case .peerRead(let receipt): return [.receipts([.direct(receipt)])]
    case .delivered(let receipt): return [.receipts([.delivered(receipt)])]
    case .groupRead(let read):
      return [
        .receipts(
          read.readers.map { reader in
            .group(
              GroupReceipt(
                conversation: read.conversation, messageID: read.messageID, messageTime: read.messageTime,
                reader: reader.account, time: reader.time, note: reader.note, readCount: max(0, read.readCount),
                unreadCount: max(0, read.unreadCount)))
          })
      ]
    case .groupJoined(let group, _, _): return [.groupAdded(group)]
    case .groupChanged(let group, let updated, let removed):
      let members: [DeviceEvent] =
        updated.isEmpty && removed.isEmpty
        ? [] : [.groupMembersChanged(group, updated: updated.map(\.account), removed: removed)]
      return [.groupUpdated(group)] + members
    case .groupLeft(let name, let departure, let actor, _, _):
      let group = conversations.byID[id]?.group ?? GroupInfo(id: name, name: "", owner: actor)
      return [.groupRemoved(group, reason: departure, actor: actor)]
    case .thread(let notice):
      return [.threadChanged(ThreadChange(notice.kind, of: threads.thread(notice.entry), by: notice.actor))]
    case .reaction(let change): return [.reaction(change)]
    case .pin(let change): return [.pinChanged(change)]
    case .edit(let name, let message): return [.edited(Message(message, in: name))]
    case .ownRead(let conversation, _, let isWhole): return isWhole ? [.readElsewhere(conversation)] : []
    case .conversationSettings(let settings, let previous):
      return [.conversationSettings(settings, previous: previous)]
        + OwnAction.actions(behind: settings, previous: previous).map { .ownAction($0) }
    case .contactChanged(let change): return [.contactChanged(change)]
    case .profileChanged(let profile): return [.profileChanged(profile)]
    case .pushSettingsChanged(let change): return [.pushSettingsChanged(change), .ownAction(OwnAction(behind: change))]
    case .ownAction(let action): return [.ownAction(action)]
    case .nothing, .revocation, .messagesDeleted, .historyCleared: return []
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
          streams.noteRecent(message.id, in: message.conversation, from: message.sender)
        }
        turn.receive(message)
      }
      if !configuration.retention.keepsMessages { journal.remove(row) }
    case .notice(let id): try notices.reportNotice(id: id)
    case .revoked(let row, let revocation, let flags):
      revocations.noteReported(MessageKey(revocation.messageID, in: revocation.conversation))
      let message = row == 0 ? nil : try store.message(row: row)
      if row != 0 { journal.remove(row) }
      turn.report(.revoked(revocations.notice(revocation, message, flags)), basis: .journal)
    case .event(let conversation, let time, let payload):
      if case .message(let event) = payload { streams.noteRecent(event.id, in: conversation, from: event.sender) }
      if case .edit(let name, let message) = payload {
        append([try edits.editedEvent(message, name)])
      } else {
        append(events(of: payload, conversation, time))
      }
    }
  }
}
