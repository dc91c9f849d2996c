package import ParlanceCore

extension SQLiteDeviceStore {
  package func messages(afterRow row: Int64, limit: Int, size: Int) throws(MessagingError) -> [Message] {
    let cursor = try statements.afterRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    var found: [Message] = []
    var bytes = 0
    while found.count < limit, bytes < size, try cursor.next() {
      let message = try message(cursor)
      bytes += message.encodedBody.count
      found.append(message)
    }
    return found
  }

  package func lastMessageRow() throws(MessagingError) -> Int64 {
    let cursor = try statements.lastRow.use()
    defer { cursor.reset() }
    return try cursor.next() ? cursor.int64(0) : 0
  }

  @discardableResult
  package func noteRevocation(of id: MessageID, conversation: Int64) throws(MessagingError) -> Bool {
    let cursor = try statements.noteRevocation.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, copiedText: id.string)
    try cursor.finish()
    return connection.changes > 0
  }

  package func isNotedRevoked(_ id: MessageID, conversation: Int64) throws(MessagingError) -> Bool {
    let cursor = try statements.revocation.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, copiedText: id.string)
    return try cursor.next()
  }
}

extension Schema {
  /// The revocations that a device knows of, which an import asks for.
  static let deviceRevocations = """
    CREATE TABLE revocation(
      conversation INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY(conversation, id)) WITHOUT ROWID;
    """
}
