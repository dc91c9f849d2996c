package import ParlanceCore

extension SQLiteDeviceStore {
  var unreadStatements: DeviceUnreadStatements { groups[DeviceUnreadStatements.self] }

  package func markRead(
    conversation: ConversationNumber, from first: Int64, upTo sequence: Int64
  ) throws(MessagingError) -> Int {
    let all = Timestamp(milliseconds: .max)
    let from = caches.unreadFrom[conversation] ?? Timestamp(milliseconds: .min)
    if from == all { return 0 }
    let cursor = try unreadStatements.markRead.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, from)
    cursor.bind(3, sequence)
    cursor.bind(4, first)
    try cursor.finish()
    if sequence == .max && first == 0 { caches.unreadFrom[conversation] = all }
    return connection.changes
  }

  package func unreadCount(conversation: ConversationNumber) throws(MessagingError) -> Int {
    let all = Timestamp(milliseconds: .max)
    let from = caches.unreadFrom[conversation] ?? Timestamp(milliseconds: .min)
    if from == all { return 0 }
    return try unreadCount(conversation: conversation, from: from, until: all)
  }

  /// Returns the number of unread messages of one conversation, or of all, in a range of times.
  func unreadCount(
    conversation: ConversationNumber?, from: Timestamp, until: Timestamp
  ) throws(MessagingError) -> Int {
    let cursor = try (conversation == nil ? unreadStatements.anywhere : unreadStatements.inRange).use()
    defer { cursor.reset() }
    if let conversation { cursor.bind(1, conversation) }
    cursor.bind(2, from)
    cursor.bind(3, until)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  /// Keeps in mind where the unread messages of a conversation begin.
  func noteUnread(_ conversation: ConversationNumber, _ time: Timestamp, _ state: MessageState) {
    guard let from = caches.unreadFrom[conversation] else { return }
    // Another account's message keeps its time; one of this device gets the hub's when it is accepted.
    caches.unreadFrom[conversation] = state == .received ? min(from, time) : nil
  }

  func noteUnread(_ row: MessageRow) throws(MessagingError) {
    let cursor = try messageStatements.place.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    guard try cursor.next(), MessageMarks(rawValue: cursor.uint16(3)).contains(.unread) else { return }
    noteUnread(cursor.number(0), cursor.timestamp(1), MessageState(rawValue: cursor.uint8(2)) ?? .sending)
  }
}

/// The device store's statements about what is unread, each compiled at its first use.
final class DeviceUnreadStatements: StatementGroup {
  let markRead, inRange, anywhere: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    // Bits of `MessageMarks`: 8 unread, 32 read locally.
    markRead = connection.statement(
      """
      UPDATE message SET marks = (marks & ~8) | 32
      WHERE conversation = ?1 AND time >= ?2 AND sequence BETWEEN ?4 AND ?3 AND marks & 8 <> 0
      """)
    inRange = connection.statement(
      "SELECT count(*) FROM message WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND marks & 8 <> 0")
    anywhere = connection.statement(
      "SELECT count(*) FROM message WHERE time BETWEEN ?2 AND ?3 AND marks & 8 <> 0")
  }
}
