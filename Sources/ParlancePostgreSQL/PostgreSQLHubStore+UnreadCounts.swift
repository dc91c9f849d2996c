#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func unreadCount(
      stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
    ) throws(MessagingError) -> Int {
      let count = try self.rows(
        UnreadStatements.count,
        [.int(stream), .int(after), .int(max(0, before)), .int(account), .int(Int64(max(0, rows)))])
      return Int(clamping: count.int64(0, 0))
    }
  }

  /// The statement about what counts as unread.
  enum UnreadStatements {
    /// The kind `message`; a content of the kind `notification` does not count, and one option says what counts.
    static let count = PostgreSQLStatement(
      "event_unread_count", [.int, .int, .int, .int, .int],
      """
      SELECT count(*) FROM (SELECT least($3, last_sequence + 1) AS stop FROM stream WHERE number = $1 OFFSET 0) AS bounds
        JOIN event ON event.stream = $1 AND event.sequence > greatest(0, $2, bounds.stop - 1 - least($5, bounds.stop))
          AND event.sequence < bounds.stop
      WHERE event.kind = 1 AND event.sender <> $4 AND event.content_kind <> \(MessageKind.notification.rawValue)
        AND event.options & \(MessageOptions.countsAsUnread.rawValue) <> 0
        AND event.options & \(MessageOptions.addressed.rawValue) = 0
      """)

    static let all = [count]
  }
#endif
