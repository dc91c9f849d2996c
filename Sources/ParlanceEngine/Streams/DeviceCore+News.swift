internal import ParlanceCore

/// What is news: every entry at or above a conversation's cursor, whoever brought it first.
///
/// A query brings a message that its stream is still to bring. Its row has the mark `untold` then, and the entry is applied as if
/// it were not here: it is counted, reported and confirmed once.
///
/// | a message that is untold, with the mark | is |
/// |---|---|
/// | `unread` | news, and counted from now on |
/// | `readLocally` | news that does not count, or that the app has read meanwhile |
/// | neither | news or history: a new device gets only the newest part from the stream |
///
/// What the stream passes over is history, and loses the mark.
extension DeviceCore {
  /// Returns whether the stream of a conversation is still to bring a position to this device. Entries that were imported into a
  /// hub's history are never news; there are none so far, and here is the place to leave them out.
  func isNews(_ sequence: Int64, in conversation: DeviceConversation?) -> Bool {
    sequence > conversation?.cursor.position ?? 0
  }

  /// Returns a message that a query brought and this device does not have, as the app sees it.
  func fetched(_ entry: HistoryMessage, in name: ConversationID) -> Message {
    var message = Message(entry.message, in: name, sequence: entry.sequence, entry.time)
    message.marks.formUnion(marks(ofFetched: message))
    return message
  }

  /// Stores a message that a query brought and this device does not have.
  func keepFetched(_ message: Message) throws(MessagingError) -> Message {
    let conversation = try conversation(message.conversation)
    var message = message
    message.marks.subtract([.unread, .readLocally])
    message.marks.formUnion(marks(ofFetched: message))
    if isNews(message.sequence, in: conversation) { message.marks.insert(.untold) }
    var stored = message
    // That the peer has read it is news, too.
    if message.marks.contains(.untold) && isFollowed(message.conversation) { stored.marks.remove(.readByPeer) }
    message.row = try store.insert(stored, conversation: conversation.record.number) ?? 0
    conversation.isLastKnown = false
    if message.row != 0, message.marks.isSuperset(of: [.untold, .unread]) {
      setUnread(conversation.record.unread + 1, conversation)
      if conversation.record.isListed { touch(conversation) }
    }
    return message
  }

  private func marks(ofFetched message: Message) -> MessageMarks {
    let conversation = conversations[message.conversation]
    guard isCounted(message), message.sequence > conversation?.ownRead ?? 0 else { return .readLocally }
    if isNews(message.sequence, in: conversation) {
      return isFollowed(message.conversation) ? .unread : []
    }
    guard let conversation, conversation.isMissing(message.sequence) else { return .readLocally }
    return marks(ofMissing: message, conversation)
  }

  /// Returns the marks of a message out of a hole, which has been counted.
  func marks(ofMissing message: Message, _ conversation: DeviceConversation) -> MessageMarks {
    isUnread(message, in: conversation) && conversation.record.unread > 0
      ? [.unread, .waited] : [.readLocally, .waited]
  }

  /// Returns whether all that is above a conversation's cursor comes with its stream.
  private func isFollowed(_ conversation: ConversationID) -> Bool {
    if catchUp.isNew && connection.state == .synchronizing { return false }
    return conversation.kind != .group || configuration.login.groups == .all
  }

  // MARK: the stream

  /// Returns a message that a query had brought as it is now that its stream brings it, too; nil if this is no news.
  ///
  /// - parameter message: The message as the stream brings it; it is counted if it has the mark `unread`.
  func tell(
    _ message: Message, _ event: MessageEvent, _ conversation: DeviceConversation
  ) throws(MessagingError) -> Message? {
    guard var known = try stored(message.id, in: conversation), known.marks.contains(.untold) else { return nil }
    let entry = HistoryMessage(sequence: message.sequence, time: message.time, message: event)
    known = try store(entry, in: conversation, from: .entry) ?? known
    if known.sequence != message.sequence {
      // The hub was restored from an older copy, and has it elsewhere.
      try store.accept(
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
    try store.setMarks(row: known.row, known.marks)
    if counts != wasCounted { setUnread(conversation.record.unread + (counts ? 1 : -1), conversation) }
    return known
  }

  /// Takes what queries brought and the stream has passed over for history.
  func settle(_ conversation: DeviceConversation) throws(MessagingError) {
    let number = conversation.record.number
    for message in try store.untold(conversation: number, upTo: conversation.cursor.position) {
      try begin(isDurable: false)
      if message.marks.contains(.unread) { setUnread(conversation.record.unread - 1, conversation) }
      let marks = message.marks.subtracting([.untold, .unread]).union(.readLocally)
      try store.setMarks(row: message.row, marks)
    }
  }

  /// Takes what queries brought out of a new hole for a part of it: it is not reported one by one, and the hub has counted it.
  func settle(_ hole: MissingEntries, _ conversation: DeviceConversation) throws(MessagingError) {
    let number = conversation.record.number
    for message in try store.untold(conversation: number, upTo: hole.before - 1) where message.sequence > hole.after {
      let counts = isUnread(message, in: conversation)
      // Counted before, or read meanwhile.
      let isSurplus = !message.marks.isDisjoint(with: [.unread, .readLocally])
      if counts && isSurplus { setUnread(conversation.record.unread - 1, conversation) }
      var marks = message.marks.subtracting(.untold).union(.waited)
      if !marks.contains(.readLocally) { marks.insert(counts ? .unread : .readLocally) }
      try store.setMarks(row: message.row, marks)
    }
  }
}

extension DeviceConversation {
  /// Returns whether an entry was left out, and not fetched since.
  func isMissing(_ sequence: Int64) -> Bool {
    record.missing.map { $0.after < sequence && sequence < $0.before } ?? false
  }
}
