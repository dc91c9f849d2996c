internal import ParlanceCore

/// The entries that are new to the app: all above a conversation's cursor, even if a query fetched them before.
///
/// A query may fetch a message before its stream does. Its row has the mark `untold` then, and the entry is applied as if the
/// message were not stored: it is counted, reported and confirmed once.
///
/// | an untold message with the mark | is |
/// |---|---|
/// | `unread` | new and already counted |
/// | `readLocally` | new, but does not count, or the app has read it in the meantime |
/// | neither | new or history: a new device gets only the newest part from the stream |
///
/// Messages that the stream skips are history, and lose the mark.
final class DeviceNews: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  /// Returns whether the stream of a conversation is still to bring a position to this device. It brings no imported
  /// messages, whose positions are below zero.
  func isNews(_ sequence: Int64, in conversation: DeviceConversation?) -> Bool {
    sequence > conversation?.cursor.position ?? 0
  }

  /// Returns a message that a query fetched and this device does not have, as the app sees it.
  func fetched(_ entry: HistoryMessage, in name: ConversationID) -> Message {
    var message = Message(entry.message, in: name, sequence: entry.sequence, entry.time)
    message.marks.formUnion(core.unreadCounts.marks(ofFetched: message))
    if PastPosition.contains(message.sequence) { core.revocations.noteShownPast(message.key) }
    return message
  }

  /// Stores a message that a query fetched and this device did not have.
  func keepFetched(_ message: Message) throws(MessagingError) -> Message {
    let conversation = try core.conversations.conversation(message.conversation)
    var message = message
    message.marks.subtract([.unread, .readLocally])
    message.marks.formUnion(core.unreadCounts.marks(ofFetched: message))
    if isNews(message.sequence, in: conversation) { message.marks.insert(.untold) }
    var stored = message
    // That the peer has read it is still to be reported, too.
    if message.marks.contains(.untold) && isFollowed(message.conversation) { stored.marks.remove(.readByPeer) }
    message.row = try core.store.insert(stored, conversation: conversation.record.number) ?? .zero
    conversation.isLastKnown = false
    if message.row != .zero, message.marks.isSuperset(of: [.untold, .unread]) {
      core.unreadCounts.setUnread(conversation.record.unread + 1, conversation)
      if conversation.record.isListed { core.conversations.touch(conversation) }
    }
    return message
  }

  /// Stores an imported message that the stream brings because this device is new.
  func takePast(_ event: StreamEvent, _ conversation: DeviceConversation) throws(MessagingError) {
    guard case .message(let message) = event.payload, message.kind != .command,
      core.configuration.retention.keepsMessages,
      try core.messages.stored(message.id, in: conversation.record.id) == nil
    else { return }
    let entry = HistoryMessage(sequence: event.sequence, time: event.time, message: message)
    let past = fetched(entry, in: conversation.record.id)
    guard !core.revocations.revokedKeys.contains(past.key) else { return }
    try core.begin(isDurable: false)
    core.conversations.note(try keepFetched(past), in: conversation)
  }

  /// Returns whether the stream will bring everything above a conversation's cursor.
  func isFollowed(_ conversation: ConversationID) -> Bool {
    if core.fetching.catchUp.isNew && core.connection.state == .synchronizing { return false }
    return conversation.kind != .group || core.configuration.login.groups == .all
  }

  // MARK: the stream

  /// Returns a message that a query had fetched, updated by the entry of its stream; nil if it is not to be reported.
  ///
  /// - parameter message: The message as the stream brings it; it is counted if it has the mark `unread`.
  func tell(
    _ message: Message, _ event: MessageEvent, _ conversation: DeviceConversation
  ) throws(MessagingError) -> Message? {
    guard var known = try core.messages.stored(message.id, in: conversation), known.marks.contains(.untold) else {
      return nil
    }
    let entry = HistoryMessage(sequence: message.sequence, time: message.time, message: event)
    known = try core.edits.store(entry, in: conversation, from: .entry) ?? known
    if known.sequence != message.sequence {
      // The hub was restored from an older copy, and has it elsewhere.
      try core.store.accept(
        row: known.row, state: known.state, time: message.time, sequence: message.sequence, number: message.number,
        senderNumber: message.senderNumber)
      (known.time, known.sequence) = (message.time, message.sequence)
      (known.number, known.senderNumber) = (message.number, message.senderNumber)
    }
    let wasCounted = known.marks.contains(.unread)
    let counts = message.marks.contains(.unread) && !known.marks.contains(.readLocally)
    known.marks.subtract([.untold, .unread, .readLocally])
    known.marks.formUnion(message.marks.subtracting([.unread, .readLocally]))
    known.marks.insert(counts ? .unread : .readLocally)
    try core.store.setMarks(row: known.row, known.marks)
    if counts != wasCounted {
      core.unreadCounts.setUnread(conversation.record.unread + (counts ? 1 : -1), conversation)
    }
    return known
  }

  /// Marks messages that queries fetched and the stream skipped as history.
  func settle(_ conversation: DeviceConversation) throws(MessagingError) {
    let number = conversation.record.number
    for message in try core.store.untold(conversation: number, upTo: conversation.cursor.position) {
      try core.begin(isDurable: false)
      if message.marks.contains(.unread) { core.unreadCounts.setUnread(conversation.record.unread - 1, conversation) }
      let marks = message.marks.subtracting([.untold, .unread]).union(.readLocally)
      try core.store.setMarks(row: message.row, marks)
    }
  }

  /// Marks messages that queries fetched from a new hole as part of it: they are not reported singly, and the hub has counted them.
  func settle(_ hole: MissingEntries, _ conversation: DeviceConversation) throws(MessagingError) {
    let number = conversation.record.number
    for message in try core.store.untold(conversation: number, upTo: hole.before - 1)
    where message.sequence > hole.after {
      let counts = core.unreadCounts.isUnreadInHole(message, conversation)
      // Counted before, or read meanwhile.
      let isSurplus = !message.marks.isDisjoint(with: [.unread, .readLocally])
      if counts && isSurplus { core.unreadCounts.setUnread(conversation.record.unread - 1, conversation) }
      var marks = message.marks.subtracting(.untold).union(.waited)
      if !marks.contains(.readLocally) { marks.insert(counts ? .unread : .readLocally) }
      try core.store.setMarks(row: message.row, marks)
    }
  }
}

extension DeviceConversation {
  /// Returns whether an entry was left out, and not fetched since.
  func isMissing(_ sequence: Int64) -> Bool {
    record.missing.map { $0.after < sequence && sequence < $0.before } ?? false
  }
}
