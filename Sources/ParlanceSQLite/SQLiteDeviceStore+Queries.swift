package import ParlanceCore

extension SQLiteDeviceStore {
  package func messages(
    _ query: MessageQuery, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    guard query.limit > 0 else { return [] }
    var messages =
      if let conversation {
        try messages(query, in: conversation, includingRevoked: includingRevoked)
      } else {
        try messagesAnywhere(query, includingRevoked: includingRevoked)
      }
    if !query.newer { messages.reverse() }
    return messages
  }

  /// Returns messages, the nearest first.
  private func messages(
    _ query: MessageQuery, in conversation: ConversationNumber, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    let cursor = try (query.newer ? messageStatements.newer : messageStatements.older).use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    bindRange(query, unreadFrom: query.unreadOnly ? caches.unreadFrom[conversation] : nil, cursor)
    var messages: [Message] = []
    while messages.count < query.limit, try cursor.next() {
      let marks = MessageMarks(rawValue: cursor.uint16(9))
      if query.unreadOnly && !marks.contains(.unread) || !includingRevoked && marks.contains(.revoked) { continue }
      if !query.kinds.isEmpty && !query.kinds.contains(MessageKind(rawValue: cursor.uint8(12))) { continue }
      messages.append(try message(cursor))
    }
    return messages
  }

  /// Returns messages, the nearest first. No index helps here, so only rows are sorted, and read one by one.
  private func messagesAnywhere(_ query: MessageQuery, includingRevoked: Bool) throws(MessagingError) -> [Message] {
    let cursor = try (query.newer ? messageStatements.newerAnywhere : messageStatements.olderAnywhere).use()
    defer { cursor.reset() }
    cursor.bind(1, Int64(query.limit))
    bindRange(query, unreadFrom: nil, cursor)
    var mask: MessageMarks = []
    if query.unreadOnly { mask.insert(.unread) }
    let wanted = mask
    if !includingRevoked { mask.insert(.revoked) }
    cursor.bind(6, mask.rawValue)
    cursor.bind(7, wanted.rawValue)
    var kinds: [UInt64] = Array(repeating: query.kinds.isEmpty ? .max : 0, count: 4)
    for kind in query.kinds { kinds[Int(kind.rawValue >> 6)] |= 1 << UInt64(kind.rawValue & 63) }
    for index in 0..<4 { cursor.bind(8 + Int32(index), Int64(bitPattern: kinds[index])) }
    var messages: [Message] = []
    while try cursor.next() {
      if let message = try message(row: cursor.row(0)) { messages.append(message) }
    }
    return messages
  }

  func bindRange(_ query: MessageQuery, unreadFrom: Timestamp?, _ cursor: SQLiteCursor) {
    let first = Timestamp(milliseconds: .min)
    let last = Timestamp(milliseconds: .max)
    var from = max(query.from ?? first, unreadFrom ?? first)
    var until = query.until ?? last
    let anchor = query.anchor ?? MessageQuery.Anchor(time: query.newer ? first : last, row: query.newer ? .min : .max)
    if query.newer { from = max(from, anchor.time) } else { until = min(until, anchor.time) }
    cursor.bind(2, from)
    cursor.bind(3, until)
    cursor.bind(4, anchor.time)
    cursor.bind(5, anchor.row)
  }

  package func newestListed(conversation: ConversationNumber) throws(MessagingError) -> Message? {
    let cursor = try messageStatements.newestListed.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    return try cursor.next() ? try message(cursor) : nil
  }

  package func newest(
    conversation: ConversationNumber, sender: AccountID, upTo sequence: Int64
  ) throws(MessagingError) -> Message? {
    let cursor = try messageStatements.newestAccepted.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, sequence)
    while try cursor.next() {
      // SQLite folds the case of ASCII only.
      if AccountID(cursor.text(7)) == sender { return try message(cursor) }
    }
    return nil
  }

  package func revoked() throws(MessagingError) -> [Message] {
    let cursor = try messageStatements.revoked.use()
    defer { cursor.reset() }
    var messages: [Message] = []
    while try cursor.next() { messages.append(try message(cursor)) }
    return messages
  }

  package func untold(conversation: ConversationNumber, upTo sequence: Int64) throws(MessagingError) -> [Message] {
    let cursor = try messageStatements.untold.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, sequence)
    var messages: [Message] = []
    while try cursor.next() { messages.append(try message(cursor)) }
    return messages
  }

  func message(_ cursor: SQLiteCursor) throws(MessagingError) -> Message {
    guard let conversation = try conversationID(cursor.number(1)),
      let state = MessageState(rawValue: cursor.uint8(8))
    else { throw damage("message") }
    return Message(
      id: MessageID(cursor.text(6)), conversation: conversation, sender: AccountID(cursor.text(7)),
      time: cursor.timestamp(2), sequence: cursor.int64(3), number: cursor.int64(4), senderNumber: cursor.int64(5),
      options: MessageOptions(rawValue: cursor.uint16(10)),
      platform: Platform(rawValue: cursor.uint8(11)) ?? .unknown, state: state,
      marks: MessageMarks(rawValue: cursor.uint16(9)), kind: MessageKind(rawValue: cursor.uint8(12)),
      encodedBody: cursor.bytes(13), localExtension: cursor.optionalText(14), row: cursor.row(0))
  }
}
