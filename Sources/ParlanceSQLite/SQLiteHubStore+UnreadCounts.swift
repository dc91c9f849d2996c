package import ParlanceCore

extension SQLiteHubStore {
  var unreadStatements: HubUnreadStatements { groups[HubUnreadStatements.self] }

  package func unreadCount(
    stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
  ) throws(MessagingError) -> Int {
    guard let last = try state(of: stream)?.record.lastSequence else { return 0 }
    let before = max(0, min(before, last + 1))
    let after = max(0, after, before - 1 - min(Int64(max(0, rows)), before))
    let cursor = try unreadStatements.count.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after)
    cursor.bind(3, before)
    cursor.bind(4, account)
    return try cursor.next() ? Int(clamping: cursor.int64(0)) : 0
  }
}

/// The hub store's statement about what counts as unread, compiled at its first use.
final class HubUnreadStatements: StatementGroup {
  let count: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    // The kind `message`; a content of the kind `notification` does not count, and one option says what counts.
    count = connection.statement(
      """
      SELECT count(*) FROM event WHERE stream = ?1 AND sequence > ?2 AND sequence < ?3 AND kind = 1 AND sender <> ?4
        AND content_kind <> \(MessageKind.notification.rawValue)
        AND options & \(MessageOptions.countsAsUnread.rawValue) <> 0
        AND options & \(MessageOptions.addressed.rawValue) = 0
      """)
  }
}
