#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func saveReply(_ message: EventPlace, thread: Int64) throws(MessagingError) {
      try run(ReplyStatements.save, [.int(message.stream), .int(message.sequence), .int(thread)])
    }

    package func removeReply(_ message: EventPlace) throws(MessagingError) {
      try run(ReplyStatements.remove, [.int(message.stream), .int(message.sequence)])
    }

    package func replies(
      stream: StreamNumber, thread: Int64, after: Int64, before: Int64, newestFirst: Bool, limit: Int
    ) throws(MessagingError) -> [Int64] {
      let rows = try rows(
        newestFirst ? ReplyStatements.newest : ReplyStatements.oldest,
        [.int(stream), .int(thread), .int(after), .int(before), .int(Int64(max(0, limit)))])
      return (0..<rows.count).map { rows.int64($0, 0) }
    }

    package func replyCount(stream: StreamNumber, thread: Int64, after: Int64) throws(MessagingError) -> Int {
      Int(try rows(ReplyStatements.count, [.int(stream), .int(thread), .int(after)]).int64(0, 0))
    }
  }

  /// The statements about replies.
  enum ReplyStatements {
    static let save = PostgreSQLStatement(
      "message_reply_save", [.int, .int, .int],
      """
      INSERT INTO message_reply(stream, sequence, thread) VALUES($1, $2, $3)
      ON CONFLICT(stream, sequence) DO UPDATE SET thread = excluded.thread
      """)
    static let remove = PostgreSQLStatement(
      "message_reply_remove", [.int, .int], "DELETE FROM message_reply WHERE stream = $1 AND sequence = $2")
    private static let page =
      "SELECT sequence FROM message_reply WHERE stream = $1 AND thread = $2 AND sequence > $3 AND sequence < $4"
    static let newest = PostgreSQLStatement(
      "message_replies_newest", [.int, .int, .int, .int, .int], "\(page) ORDER BY sequence DESC LIMIT $5")
    static let oldest = PostgreSQLStatement(
      "message_replies_oldest", [.int, .int, .int, .int, .int], "\(page) ORDER BY sequence LIMIT $5")
    static let count = PostgreSQLStatement(
      "message_reply_count", [.int, .int, .int],
      "SELECT count(*) FROM message_reply WHERE stream = $1 AND thread = $2 AND sequence > $3")

    static let all = [save, remove, newest, oldest, count]
  }

  extension PostgreSQLSchema {
    /// The replies to messages, by their threads.
    static let replies = """
      CREATE TABLE message_reply(
        stream bigint NOT NULL, sequence bigint NOT NULL, thread bigint NOT NULL, PRIMARY KEY(stream, sequence));
      CREATE INDEX message_reply_by_thread ON message_reply(stream, thread, sequence);
      """
  }
#endif
