package import ParlanceCore

extension SQLiteDeviceStore {
  var noticeStatements: DeviceNoticeStatements { groups[DeviceNoticeStatements.self] }

  package func insert(_ notice: AccountNotice, limit: Int) throws(MessagingError) -> Int64 {
    let cursor = try noticeStatements.insert.use()
    defer { cursor.reset() }
    cursor.bind(1, notice.time)
    cursor.bind(2, notice.kind.rawValue)
    cursor.bind(3, copiedText: notice.account.name)
    cursor.bind(4, copiedText: notice.message)
    cursor.bind(5, notice.isRead ? 1 : 0 as Int64)
    cursor.bind(6, Int64(notice.status))
    cursor.bind(7, copiedText: notice.group)
    cursor.bind(8, copiedText: notice.attachment)
    try cursor.finish()
    let id = connection.lastInsertedRow
    let trim = try noticeStatements.trim.use()
    defer { trim.reset() }
    trim.bind(1, Int64(max(0, limit)))
    try trim.finish()
    return id
  }

  package func notice(id: Int64) throws(MessagingError) -> AccountNotice? {
    let cursor = try noticeStatements.byID.use()
    defer { cursor.reset() }
    cursor.bind(1, id)
    return try cursor.next() ? try notice(cursor) : nil
  }

  package func notices(_ query: AccountNoticeQuery) throws(MessagingError) -> [AccountNotice] {
    let cursor = try noticeStatements.older.use()
    defer { cursor.reset() }
    bind(query.filter, cursor)
    cursor.bind(3, query.after?.time ?? Timestamp(milliseconds: .max))
    cursor.bind(4, query.after?.id ?? .max)
    cursor.bind(5, Int64(max(0, query.limit)))
    var notices: [AccountNotice] = []
    while try cursor.next() { notices.append(try notice(cursor)) }
    return notices
  }

  package func noticeCount(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int {
    let cursor = try (filter.unreadOnly ? noticeStatements.unreadCount : noticeStatements.count).use()
    defer { cursor.reset() }
    cursor.bind(1, filter.kindBits)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  package func markNoticeRead(id: Int64) throws(MessagingError) -> Bool {
    let cursor = try noticeStatements.markRead.use()
    defer { cursor.reset() }
    cursor.bind(1, id)
    try cursor.finish()
    return connection.changes > 0
  }

  package func markNoticesRead(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int {
    let cursor = try noticeStatements.markAllRead.use()
    defer { cursor.reset() }
    cursor.bind(1, filter.kindBits)
    try cursor.finish()
    return connection.changes
  }

  package func setNoticeStatus(id: Int64, _ status: Int) throws(MessagingError) -> Bool {
    let cursor = try noticeStatements.setStatus.use()
    defer { cursor.reset() }
    cursor.bind(1, id)
    cursor.bind(2, Int64(status))
    try cursor.finish()
    return connection.changes > 0
  }

  package func deleteNotice(id: Int64) throws(MessagingError) -> Bool {
    let cursor = try noticeStatements.delete.use()
    defer { cursor.reset() }
    cursor.bind(1, id)
    try cursor.finish()
    return connection.changes > 0
  }

  package func deleteNotices(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int {
    let cursor = try noticeStatements.deleteAll.use()
    defer { cursor.reset() }
    bind(filter, cursor)
    try cursor.finish()
    return connection.changes
  }

  private func bind(_ filter: AccountNoticeFilter, _ cursor: SQLiteCursor) {
    cursor.bind(1, filter.kindBits)
    cursor.bind(2, filter.unreadOnly ? 1 : 0 as Int64)
  }

  private func notice(_ cursor: SQLiteCursor) throws(MessagingError) -> AccountNotice {
    guard let kind = AccountNotice.Kind(rawValue: cursor.uint8(2)) else { throw damage("notice") }
    return AccountNotice(
      id: cursor.int64(0), kind: kind, account: AccountID(cursor.text(3)), group: cursor.optionalText(7),
      message: cursor.optionalText(4), attachment: cursor.optionalText(8), time: cursor.timestamp(1),
      isRead: cursor.int64(5) != 0, status: Int(cursor.int64(6)))
  }
}

/// The device store's statements about notices, each compiled at its first use.
final class DeviceNoticeStatements: StatementGroup {
  let insert, trim, byID, older, count, unreadCount, markRead, markAllRead, setStatus, delete,
    deleteAll: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = "number, time, kind, account, message, is_read, status, group_id, attachment"
    // The kinds come as bits of one number.
    let isChosen = "(?1 >> kind) & 1 AND (is_read = 0 OR ?2 = 0)"
    insert = connection.statement(
      """
      INSERT INTO notice(time, kind, account, message, is_read, status, group_id, attachment)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """)
    trim = connection.statement(
      """
      DELETE FROM notice WHERE number IN
        (SELECT number FROM notice ORDER BY time DESC, number DESC LIMIT -1 OFFSET ?1)
      """)
    byID = connection.statement("SELECT \(columns) FROM notice WHERE number = ?1")
    older = connection.statement(
      """
      SELECT \(columns) FROM notice WHERE \(isChosen) AND time <= ?3 AND (time < ?3 OR number < ?4)
      ORDER BY time DESC, number DESC LIMIT ?5
      """)
    count = connection.statement("SELECT count(*) FROM notice WHERE (?1 >> kind) & 1")
    unreadCount = connection.statement("SELECT count(*) FROM notice WHERE is_read = 0 AND (?1 >> kind) & 1")
    markRead = connection.statement("UPDATE notice SET is_read = 1 WHERE number = ?1 AND is_read = 0")
    markAllRead = connection.statement("UPDATE notice SET is_read = 1 WHERE is_read = 0 AND (?1 >> kind) & 1")
    setStatus = connection.statement("UPDATE notice SET status = ?2 WHERE number = ?1")
    delete = connection.statement("DELETE FROM notice WHERE number = ?1")
    deleteAll = connection.statement("DELETE FROM notice WHERE \(isChosen)")
  }
}

extension Schema {
  /// The notices that a device keeps. Numbers are not reused, since an app may hold what had them.
  static let deviceNotices = """
    CREATE TABLE notice(
      number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, kind INTEGER NOT NULL,
      account TEXT NOT NULL, group_id TEXT, message TEXT, attachment TEXT, is_read INTEGER NOT NULL,
      status INTEGER NOT NULL);
    CREATE INDEX notice_by_time ON notice(time);
    CREATE INDEX unread_notice ON notice(kind) WHERE is_read = 0;
    """
}
