package import ParlanceCore

extension SQLiteDeviceStore {
  package func insert(_ message: Message, conversation: Int64) throws(MessagingError) -> Int64? {
    guard try hasConversation(conversation) else {
      throw connection.fail(MessagingError(.invalidArgument, "no conversation \(conversation)"))
    }
    try reserve(next.row < reserved.row)
    let row = next.row
    let cursor = try statements.insertMessage.use()
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
    next.row = row + 1
    if message.marks.contains(.unread) { noteUnread(conversation, message.time, message.state) }
    if message.marks.contains(.revoked) { try noteRevoked(row) }
    return row
  }

  package func message(id: MessageID) throws(MessagingError) -> Message? {
    let cursor = try statements.messageByID.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    return try cursor.next() ? try message(cursor) : nil
  }

  package func message(id: MessageID, conversation: Int64) throws(MessagingError) -> Message? {
    let cursor = try statements.messageInConversation.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    cursor.bind(2, conversation)
    return try cursor.next() ? try message(cursor) : nil
  }

  package func message(row: Int64) throws(MessagingError) -> Message? {
    let cursor = try statements.messageByRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    return try cursor.next() ? try message(cursor) : nil
  }

  package func accept(
    row: Int64, state: MessageState, time: Timestamp, sequence: Int64, number: Int64, senderNumber: Int64
  ) throws(MessagingError) {
    let cursor = try statements.accept.use()
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
    conversation: Int64, after sequence: Int64, readUpTo: Int64
  ) throws(MessagingError) {
    let cursor = try statements.forgetPositions.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, sequence)
    cursor.bind(3, readUpTo)
    try cursor.finish()
    try forgetReactions(conversation: conversation, after: sequence)
  }

  package func setState(row: Int64, _ state: MessageState) throws(MessagingError) {
    let cursor = try statements.setState.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, state.rawValue)
    try cursor.finish()
  }

  package func setMarks(row: Int64, _ marks: MessageMarks) throws(MessagingError) {
    let cursor = try statements.setMarks.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, marks.rawValue)
    try cursor.finish()
    if marks.contains(.revoked) && connection.changes == 1 { try noteRevoked(row) }
    if marks.contains(.unread) { try noteUnread(row) }
  }

  package func setLocalExtension(row: Int64, _ text: String?) throws(MessagingError) {
    try changeTexts(of: row) { () throws(MessagingError) in
      let cursor = try statements.setLocalExtension.use()
      defer { cursor.reset() }
      cursor.bind(1, row)
      cursor.bind(2, copiedText: text)
      try cursor.finish()
    }
  }

  package func setTime(row: Int64, _ time: Timestamp) throws(MessagingError) {
    let cursor = try statements.setTime.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, time)
    try cursor.finish()
    try noteUnread(row)
    try noteTime(time, of: row)
  }

  package func setBody(row: Int64, kind: MessageKind, _ body: [UInt8]) throws(MessagingError) {
    try changeTexts(of: row) { () throws(MessagingError) in
      let cursor = try statements.setBody.use()
      defer { cursor.reset() }
      cursor.bind(1, row)
      cursor.bind(2, kind.rawValue)
      cursor.bind(3, copiedBytes: body)
      try cursor.finish()
    }
  }

  package func markRead(
    conversation: Int64, from first: Int64, upTo sequence: Int64
  ) throws(MessagingError) -> Int {
    let all = Timestamp(milliseconds: .max)
    let from = caches.unreadFrom[conversation] ?? Timestamp(milliseconds: .min)
    if from == all { return 0 }
    let cursor = try statements.markRead.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, from)
    cursor.bind(3, sequence)
    cursor.bind(4, first)
    try cursor.finish()
    if sequence == .max && first == 0 { caches.unreadFrom[conversation] = all }
    return connection.changes
  }

  package func unreadCount(conversation: Int64) throws(MessagingError) -> Int {
    let all = Timestamp(milliseconds: .max)
    let from = caches.unreadFrom[conversation] ?? Timestamp(milliseconds: .min)
    if from == all { return 0 }
    let cursor = try statements.unreadInRange.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, from)
    cursor.bind(3, all)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  package func delete(row: Int64) throws(MessagingError) {
    try removeFromIndex(row: row)
    for statement in [statements.delete, statements.forgetRevoked] {
      let cursor = try statement.use()
      defer { cursor.reset() }
      cursor.bind(1, row)
      try cursor.finish()
    }
  }

  package func deleteMessages(
    conversation: Int64?, from: Timestamp, until: Timestamp
  ) throws(MessagingError) -> Int {
    func use(_ statement: SQLiteStatement) throws(MessagingError) -> SQLiteCursor {
      let cursor = try statement.use()
      if let conversation { cursor.bind(1, conversation) }
      cursor.bind(2, from)
      cursor.bind(3, until)
      return cursor
    }
    let count = try use(conversation == nil ? statements.unreadAnywhere : statements.unreadInRange)
    defer { count.reset() }
    let unread = try count.next() ? Int(count.int64(0)) : 0
    try removeFromIndex(conversation: conversation, from: from, until: until)
    let deletion = try use(conversation == nil ? statements.deleteRangeAnywhere : statements.deleteRange)
    defer { deletion.reset() }
    try deletion.finish()
    try statements.forgetDeleted.run()
    return unread
  }
}

extension SQLiteDeviceStore {
  private func noteRevoked(_ row: Int64) throws(MessagingError) {
    let cursor = try statements.noteRevoked.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    try cursor.finish()
  }

  /// Keeps in mind where the unread messages of a conversation begin.
  private func noteUnread(_ conversation: Int64, _ time: Timestamp, _ state: MessageState) {
    guard let from = caches.unreadFrom[conversation] else { return }
    // Another account's message keeps its time; one of this device gets the hub's when it is accepted.
    caches.unreadFrom[conversation] = state == .received ? min(from, time) : nil
  }

  private func noteUnread(_ row: Int64) throws(MessagingError) {
    let cursor = try statements.place.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    guard try cursor.next(), MessageMarks(rawValue: cursor.uint16(3)).contains(.unread) else { return }
    noteUnread(cursor.int64(0), cursor.timestamp(1), MessageState(rawValue: cursor.uint8(2)) ?? .sending)
  }
}
