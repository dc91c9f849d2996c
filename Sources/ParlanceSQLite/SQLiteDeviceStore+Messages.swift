package import ParlanceCore

extension SQLiteDeviceStore {
  package func insert(_ message: Message, conversation: ConversationNumber) throws(MessagingError) -> MessageRow? {
    guard try hasConversation(conversation) else {
      throw connection.fail(MessagingError(.invalidArgument, "no conversation \(conversation)"))
    }
    try reserve(next.row < reserved.row)
    let row = MessageRow(rawValue: next.row)
    let cursor = try messageStatements.insertMessage.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, conversation)
    cursor.bind(3, message.time)
    cursor.bind(4, message.sequence)
    cursor.bind(5, message.number)
    cursor.bind(6, message.senderNumber)
    cursor.bind(9, message.state.rawValue)
    cursor.bind(10, message.marks.rawValue)
    cursor.bind(11, message.options.rawValue)
    cursor.bind(12, message.platform.rawValue)
    cursor.bind(13, message.kind.rawValue)
    cursor.bind(15, copiedText: message.localExtension)
    cursor.bind(16, copiedText: MessageBody.thread(of: message.encodedBody)?.string)
    let code = withText(message.id.string) { id in
      withText(message.sender.name) { sender in
        message.encodedBody.withUnsafeBufferPointer { body in
          cursor.bind(7, lentText: id)
          cursor.bind(8, lentText: sender)
          cursor.bind(14, lentBytes: body)
          return cursor.step()
        }
      }
    }
    if code == SQLiteCursor.notUnique { return nil }
    try cursor.check(code)
    next.row += 1
    if message.marks.contains(.unread) { noteUnread(conversation, message.time, message.state) }
    if message.marks.contains(.revoked) { try noteRevoked(row) }
    return row
  }

  package func message(id: MessageID) throws(MessagingError) -> Message? {
    let cursor = try messageStatements.messageByID.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    return try cursor.next() ? try message(cursor) : nil
  }

  package func message(id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Message? {
    let cursor = try messageStatements.messageInConversation.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    cursor.bind(2, conversation)
    return try cursor.next() ? try message(cursor) : nil
  }

  package func message(row: MessageRow) throws(MessagingError) -> Message? {
    let cursor = try messageStatements.messageByRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    return try cursor.next() ? try message(cursor) : nil
  }

  package func accept(
    row: MessageRow, state: MessageState, time: Timestamp, sequence: Int64, number: Int64, senderNumber: Int64
  ) throws(MessagingError) {
    let cursor = try messageStatements.accept.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, state.rawValue)
    cursor.bind(3, time)
    cursor.bind(4, sequence)
    cursor.bind(5, number)
    cursor.bind(6, senderNumber)
    try cursor.finish()
    try noteTime(time, of: row)
  }

  package func forgetPositions(
    conversation: ConversationNumber, after sequence: Int64, readUpTo: Int64
  ) throws(MessagingError) {
    let cursor = try messageStatements.forgetPositions.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, sequence)
    cursor.bind(3, readUpTo)
    try cursor.finish()
    try forgetReactions(conversation: conversation, after: sequence)
  }

  package func setState(row: MessageRow, _ state: MessageState) throws(MessagingError) {
    let cursor = try messageStatements.setState.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, state.rawValue)
    try cursor.finish()
  }

  package func setMarks(row: MessageRow, _ marks: MessageMarks) throws(MessagingError) {
    let cursor = try messageStatements.setMarks.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, marks.rawValue)
    try cursor.finish()
    if marks.contains(.revoked) && connection.changes == 1 { try noteRevoked(row) }
    if marks.contains(.unread) { try noteUnread(row) }
  }

  package func setLocalExtension(row: MessageRow, _ text: String?) throws(MessagingError) {
    try changeTexts(of: row) { () throws(MessagingError) in
      let cursor = try messageStatements.setLocalExtension.use()
      defer { cursor.reset() }
      cursor.bind(1, row)
      cursor.bind(2, copiedText: text)
      try cursor.finish()
    }
  }

  package func setTime(row: MessageRow, _ time: Timestamp) throws(MessagingError) {
    let cursor = try messageStatements.setTime.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, time)
    try cursor.finish()
    try noteUnread(row)
    try noteTime(time, of: row)
  }

  package func setBody(row: MessageRow, kind: MessageKind, _ body: [UInt8]) throws(MessagingError) {
    try changeTexts(of: row) { () throws(MessagingError) in
      let cursor = try messageStatements.setBody.use()
      defer { cursor.reset() }
      cursor.bind(1, row)
      cursor.bind(2, kind.rawValue)
      cursor.bind(3, copiedBytes: body)
      try cursor.finish()
    }
  }

  package func delete(row: MessageRow) throws(MessagingError) {
    try removeFromIndex(row: row)
    for statement in [messageStatements.delete, messageStatements.forgetRevoked] {
      let cursor = try statement.use()
      defer { cursor.reset() }
      cursor.bind(1, row)
      try cursor.finish()
    }
  }

  package func deleteMessages(
    conversation: ConversationNumber?, from: Timestamp, until: Timestamp
  ) throws(MessagingError) -> Int {
    func use(_ statement: SQLiteStatement) throws(MessagingError) -> SQLiteCursor {
      let cursor = try statement.use()
      if let conversation { cursor.bind(1, conversation) }
      cursor.bind(2, from)
      cursor.bind(3, until)
      return cursor
    }
    let unread = try unreadCount(conversation: conversation, from: from, until: until)
    try removeFromIndex(conversation: conversation, from: from, until: until)
    let deletion = try use(conversation == nil ? messageStatements.deleteRangeAnywhere : messageStatements.deleteRange)
    defer { deletion.reset() }
    try deletion.finish()
    try messageStatements.forgetDeleted.run()
    return unread
  }
}

extension SQLiteDeviceStore {
  private func noteRevoked(_ row: MessageRow) throws(MessagingError) {
    let cursor = try messageStatements.noteRevoked.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    try cursor.finish()
  }
}

/// The device store's statements about messages, each compiled at its first use.
struct DeviceMessageStatements {
  static let messageColumns = """
    row, conversation, time, sequence, number, sender_number, id, sender, state, marks, options, platform, kind, body,
    local_extension
    """

  let insertMessage, messageByID, messageInConversation, messageByRow, accept, setState, setMarks, noteRevoked,
    place, setLocalExtension, setTime, setBody, forgetPositions, older, newer, olderAnywhere, newerAnywhere,
    newestListed, newestAccepted, revoked, untold, delete, forgetRevoked, deleteRange, deleteRangeAnywhere,
    forgetDeleted: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = Self.messageColumns
    insertMessage = connection.statement(
      """
      INSERT INTO message(\(columns), thread)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """)
    messageByID = connection.statement("SELECT \(columns) FROM message WHERE id = ?1 ORDER BY row LIMIT 1")
    messageInConversation = connection.statement("SELECT \(columns) FROM message WHERE id = ?1 AND conversation = ?2")
    messageByRow = connection.statement("SELECT \(columns) FROM message WHERE row = ?1")
    accept = connection.statement(
      "UPDATE message SET state = ?2, time = ?3, sequence = ?4, number = ?5, sender_number = ?6 WHERE row = ?1")
    setState = connection.statement("UPDATE message SET state = ?2 WHERE row = ?1")
    setMarks = connection.statement("UPDATE message SET marks = ?2 WHERE row = ?1")
    noteRevoked = connection.statement("INSERT INTO revoked(row) VALUES(?1) ON CONFLICT(row) DO NOTHING")
    place = connection.statement("SELECT conversation, time, state, marks FROM message WHERE row = ?1")
    setLocalExtension = connection.statement("UPDATE message SET local_extension = ?2 WHERE row = ?1")
    setTime = connection.statement("UPDATE message SET time = ?2 WHERE row = ?1")
    setBody = connection.statement("UPDATE message SET kind = ?2, body = ?3 WHERE row = ?1")
    forgetPositions = connection.statement(
      """
      UPDATE message SET
        marks = CASE WHEN sequence <= ?3 THEN marks | \(MessageMarks.readByPeer.rawValue) ELSE marks END,
        sequence = 0
      WHERE conversation = ?1 AND sequence > ?2
      """)
    older = connection.statement(
      """
      SELECT \(columns) FROM message
      WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row < ?5) ORDER BY time DESC, row DESC
      """)
    newer = connection.statement(
      """
      SELECT \(columns) FROM message
      WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row > ?5) ORDER BY time, row
      """)
    // The kinds come as 256 bits in four numbers.
    let filter = """
      marks & ?6 = ?7 AND (CASE kind >> 6 WHEN 0 THEN ?8 WHEN 1 THEN ?9 WHEN 2 THEN ?10 ELSE ?11 END >> (kind & 63)) & 1
      """
    olderAnywhere = connection.statement(
      """
      SELECT row FROM message WHERE time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row < ?5) AND \(filter)
      ORDER BY time DESC, row DESC LIMIT ?1
      """)
    newerAnywhere = connection.statement(
      """
      SELECT row FROM message WHERE time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row > ?5) AND \(filter)
      ORDER BY time, row LIMIT ?1
      """)
    // The bit of `MessageMarks` for revoked messages is 4.
    newestListed = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND options & 128 <> 0 AND marks & 4 = 0
      ORDER BY time DESC, row DESC LIMIT 1
      """)
    newestAccepted = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND sequence BETWEEN 1 AND ?2 AND marks & 4 = 0
      ORDER BY time DESC, row DESC
      """)
    revoked = connection.statement(
      "SELECT \(columns) FROM message WHERE row IN (SELECT row FROM revoked) AND marks & 4 <> 0 ORDER BY time, row")
    // The bit of `MessageMarks` for untold messages is 4096.
    untold = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND sequence BETWEEN 1 AND ?2 AND marks & 4096 <> 0
      ORDER BY sequence, row
      """)
    delete = connection.statement("DELETE FROM message WHERE row = ?1")
    forgetRevoked = connection.statement("DELETE FROM revoked WHERE row = ?1")
    deleteRange = connection.statement("DELETE FROM message WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3")
    deleteRangeAnywhere = connection.statement("DELETE FROM message WHERE time BETWEEN ?2 AND ?3")
    forgetDeleted = connection.statement("DELETE FROM revoked WHERE row NOT IN (SELECT row FROM message)")
  }
}

extension Schema {
  /// Messages, and which of them are revoked. Ids of messages count within their conversations only. The bit of `MessageMarks` for
  /// untold messages is 4096; few are, and none for long.
  static let deviceMessages = """
    CREATE TABLE message(
      row INTEGER PRIMARY KEY, conversation INTEGER NOT NULL, time INTEGER NOT NULL,
      sequence INTEGER NOT NULL, number INTEGER NOT NULL, sender_number INTEGER NOT NULL, id TEXT NOT NULL,
      sender TEXT NOT NULL, state INTEGER NOT NULL, marks INTEGER NOT NULL, options INTEGER NOT NULL,
      platform INTEGER NOT NULL, kind INTEGER NOT NULL, body BLOB NOT NULL, local_extension TEXT, thread TEXT);
    CREATE INDEX message_by_time ON message(conversation, time);
    CREATE UNIQUE INDEX message_by_id ON message(id, conversation);
    CREATE INDEX message_media ON message(kind) WHERE kind IN (8, 9, 10, 11);
    CREATE INDEX message_untold ON message(conversation, sequence) WHERE marks & 4096 <> 0;
    CREATE TABLE revoked(row INTEGER PRIMARY KEY);
    """
}
