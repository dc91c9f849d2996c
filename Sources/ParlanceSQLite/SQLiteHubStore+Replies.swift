package import ParlanceCore

extension SQLiteHubStore {
  var replyStatements: HubReplyStatements { groups[HubReplyStatements.self] }

  package func saveReply(_ message: EventPlace, thread: Int64) throws(MessagingError) {
    let cursor = try replyStatements.save.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, thread)
    try cursor.finish()
  }

  package func removeReply(_ message: EventPlace) throws(MessagingError) {
    let cursor = try replyStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(message)
    try cursor.finish()
  }

  package func replies(
    stream: StreamNumber, thread: Int64, after: Int64, before: Int64, newestFirst: Bool, limit: Int
  ) throws(MessagingError) -> [Int64] {
    let cursor = try (newestFirst ? replyStatements.newest : replyStatements.oldest).use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, thread)
    cursor.bind(3, after)
    cursor.bind(4, before)
    cursor.bind(5, Int64(max(0, limit)))
    var found: [Int64] = []
    while try cursor.next() { found.append(cursor.int64(0)) }
    return found
  }

  package func replyCount(stream: StreamNumber, thread: Int64, after: Int64) throws(MessagingError) -> Int {
    let cursor = try replyStatements.count.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, thread)
    cursor.bind(3, after)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }
}

/// The hub store's statements about replies, each compiled at its first use.
final class HubReplyStatements: StatementGroup {
  let save, remove, newest, oldest, count: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    save = connection.statement(
      """
      INSERT INTO message_reply(stream, sequence, thread) VALUES(?1, ?2, ?3)
      ON CONFLICT(stream, sequence) DO UPDATE SET thread = excluded.thread
      """)
    remove = connection.statement("DELETE FROM message_reply WHERE stream = ?1 AND sequence = ?2")
    let page =
      "SELECT sequence FROM message_reply WHERE stream = ?1 AND thread = ?2 AND sequence > ?3 AND sequence < ?4"
    newest = connection.statement("\(page) ORDER BY sequence DESC LIMIT ?5")
    oldest = connection.statement("\(page) ORDER BY sequence LIMIT ?5")
    count = connection.statement(
      "SELECT count(*) FROM message_reply WHERE stream = ?1 AND thread = ?2 AND sequence > ?3")
  }
}

extension Schema {
  /// The replies of each thread.
  static let hubReplies = """
    CREATE TABLE message_reply(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, thread INTEGER NOT NULL, PRIMARY KEY(stream, sequence))
      WITHOUT ROWID;
    CREATE INDEX message_reply_by_thread ON message_reply(stream, thread, sequence);
    """
}
