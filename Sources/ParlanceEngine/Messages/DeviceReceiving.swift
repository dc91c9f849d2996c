internal import ParlanceCore

/// Messages and commands that this device receives.
final class DeviceReceiving: TurnComponent {
  unowned let core: DeviceCore
  /// The most recent messages among those that need not have a row.
  private var recent = RecentMessages()

  init(_ core: DeviceCore) { self.core = core }

  func open() throws(MessagingError) {
    recent = RecentMessages(decoding: try core.store.setting("recent") ?? [])
  }

  func committed() { recent.commit() }

  func abandon(_ error: MessagingError) { recent.abandon() }

  /// Notes a message that need not have a row.
  ///
  /// - returns: A Boolean value that indicates whether it is new.
  @discardableResult
  func noteRecent(_ id: MessageID, in conversation: ConversationID, from sender: AccountID) -> Bool {
    recent.note(id, in: conversation, from: sender)
  }

  /// Notes for the next run which messages came last; as the device is closed.
  func saveRecent() throws(MessagingError) {
    guard recent.isChanged else { return }
    try core.begin(isDurable: false)
    try core.store.saveSetting("recent", recent.encoded)
  }

  /// Applies a message or a command of a conversation's stream.
  func apply(
    _ event: MessageEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp, isOffline: Bool
  ) throws(MessagingError) {
    if event.kind == .command {
      try applyCommand(event, conversation, time)
    } else {
      try applyMessage(event, conversation, sequence: sequence, time, isOffline: isOffline)
    }
  }

  /// Stores a message of another device. One of this device that comes back before its acceptance did is accepted.
  func applyMessage(
    _ event: MessageEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp,
    isOffline: Bool = false
  ) throws(MessagingError) {
    if sequence > 0, recent.contains(event.id, in: conversation.record.id, from: event.sender),
      try core.store.message(id: event.id, conversation: conversation.record.number) == nil
    {
      return
    }
    var message = Message(event, in: conversation.record.id, sequence: sequence, time)
    let counts = core.unreadCounts.isUnread(message, in: conversation)
    message.marks.insert(counts ? .unread : .readLocally)
    if isOffline && sequence <= conversation.waitedUpTo { message.marks.insert(.waited) }
    if let row = try core.store.insert(message, conversation: conversation.record.number) {
      message.row = row
      if counts { core.unreadCounts.setUnread(conversation.record.unread + 1, conversation) }
    } else if sequence > 0, let told = try core.news.tell(message, event, conversation) {
      message = told
    } else {
      // Another account may have taken the id meanwhile; then this device's own message is refused when it arrives.
      if event.sender == core.account && core.sending.outbox.contains(message.key) {
        try core.sending.accepted(
          message.key,
          Acceptance(
            id: event.id, sequence: sequence, time: time, number: event.number, senderNumber: event.senderNumber,
            roster: [], isDuplicate: true), streamBody: event.body)
      } else if sequence > 0 {
        try find(event, sequence, time, in: conversation)
      }
      return
    }
    core.revocations.noteMessage(message.key)
    core.conversations.note(message, in: conversation)
    if event.sender == core.account { try core.receipts.expectReceipts(of: message, conversation) }
    core.journal.note { JournalEntry.message(row: message.row).write(to: &$0) }
    if !core.configuration.retention.keepsMessages { core.journal.remove(message.row) }
    if sequence > 0 { core.receipts.noteDelivery(of: event, in: message.conversation) }
    core.turn.receive(message)
  }

  /// Puts a message that this device has where the hub has it.
  private func find(
    _ event: MessageEvent, _ sequence: Int64, _ time: Timestamp, in conversation: DeviceConversation
  ) throws(MessagingError) {
    guard let known = try core.messages.stored(event.id, in: conversation), known.sequence == 0,
      known.state == .sent || known.state == .received
    else { return }
    try core.store.accept(
      row: known.row, state: known.state, time: time, sequence: sequence, number: event.number,
      senderNumber: event.senderNumber)
    if sequence <= conversation.ownRead { try core.unreadCounts.markRead(known) }
    conversation.isLastKnown = false
  }

  private func applyCommand(
    _ event: MessageEvent, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    // A hub that was restored may not know that it had it, and have it again.
    if noteRecent(event.id, in: conversation.record.id, from: event.sender) {
      try core.report(.message(event), conversation.record.id, time)
    }
    core.receipts.noteDelivery(of: event, in: conversation.record.id)
  }

  /// Applies a message or a command that is in no stream.
  func receiveTransient(
    _ id: ConversationID, _ time: Timestamp, _ event: MessageEvent
  ) throws(MessagingError) {
    // A sender that got no answer sends it again, and the hub does not know it.
    guard noteRecent(event.id, in: id, from: event.sender) else { return }
    if event.kind == .command {
      try core.report(.message(event), id, time)
    } else {
      try core.begin(isDurable: false)
      try applyMessage(event, try core.conversations.conversation(id), sequence: 0, time)
    }
  }
}

extension Message {
  /// Creates a message as the hub sent it.
  init(_ event: MessageEvent, in conversation: ConversationID, sequence: Int64, _ time: Timestamp) {
    self.init(
      id: event.id, conversation: conversation, sender: event.sender, time: time, sequence: sequence,
      number: event.number, senderNumber: event.senderNumber,
      options: event.options.subtracting([.readByPeer, .hasReactions, .withheld]), platform: event.platform,
      state: .received,
      kind: event.kind, encodedBody: event.body)
    if event.options.contains(.readByPeer) { marks.insert(.readByPeer) }
    // The sender's app does not learn what the operator's list does to its messages.
    if event.options.isSuperset(of: .withheldForContent) {
      options.remove(.failsIfBlocked)
    } else if event.options.contains(.withheld) {
      marks.insert(.withheld)
    }
  }
}
