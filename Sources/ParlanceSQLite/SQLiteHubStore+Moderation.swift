package import ParlanceCore

extension SQLiteHubStore {
  var reportStatements: HubReportStatements { groups[HubReportStatements.self] }

  package func save(_ report: ReportRecord) throws(MessagingError) -> ReportNumber {
    let cursor = try reportStatements.save.use()
    defer { cursor.reset() }
    cursor.bind(report.message)
    cursor.bind(3, report.reporter)
    cursor.bind(4, report.sender)
    cursor.bind(5, report.time)
    cursor.bind(6, report.messageTime)
    cursor.bind(7, Int64(report.contentKind.rawValue))
    cursor.bind(8, copiedText: report.messageID.string)
    cursor.bind(9, copiedText: report.text)
    cursor.bind(10, copiedText: report.tag)
    cursor.bind(11, copiedText: report.reason)
    if let closed = report.closed { cursor.bind(12, closed) } else { cursor.bindNull(12) }
    cursor.bind(13, copiedText: report.note)
    try cursor.finish()
    return try self.report(of: report.message, by: report.reporter)?.number ?? .zero
  }

  package func closeReport(_ number: ReportNumber, at time: Timestamp, note: String) throws(MessagingError) {
    let cursor = try reportStatements.close.use()
    defer { cursor.reset() }
    cursor.bind(1, number)
    cursor.bind(2, time)
    cursor.bind(3, copiedText: note)
    try cursor.finish()
  }

  package func report(number: ReportNumber) throws(MessagingError) -> ReportRecord? {
    let cursor = try reportStatements.report.use()
    defer { cursor.reset() }
    cursor.bind(1, number)
    return try cursor.next() ? report(cursor) : nil
  }

  package func report(of message: EventPlace, by account: AccountNumber) throws(MessagingError) -> ReportRecord? {
    let cursor = try reportStatements.ofMessage.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, account)
    return try cursor.next() ? report(cursor) : nil
  }

  package func reports(
    areClosed: Bool, after number: ReportNumber, limit: Int
  ) throws(MessagingError) -> [ReportRecord] {
    let cursor = try (areClosed ? reportStatements.closed : reportStatements.open).use()
    defer { cursor.reset() }
    cursor.bind(1, number)
    cursor.bind(2, Int64(max(0, limit)))
    var found: [ReportRecord] = []
    while try cursor.next() { found.append(report(cursor)) }
    return found
  }

  package func openReportCount(of account: AccountNumber) throws(MessagingError) -> Int {
    let cursor = try reportStatements.count.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  private func report(_ cursor: SQLiteCursor) -> ReportRecord {
    ReportRecord(
      number: cursor.number(0), message: EventPlace(stream: cursor.number(1), sequence: cursor.int64(2)),
      reporter: cursor.number(3), sender: cursor.number(4), time: cursor.timestamp(5), messageTime: cursor.timestamp(6),
      contentKind: MessageKind(rawValue: UInt8(truncatingIfNeeded: cursor.int64(7))),
      messageID: MessageID(cursor.text(8)), text: cursor.text(9), tag: cursor.text(10), reason: cursor.text(11),
      closed: cursor.isNull(12) ? nil : cursor.timestamp(12), note: cursor.optionalText(13))
  }
}

/// The hub store's statements about reports, each compiled at its first use.
final class HubReportStatements: StatementGroup {
  let save, close, report, ofMessage, open, closed, count: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    save = connection.statement(
      """
      INSERT INTO report(stream, sequence, reporter, sender, time, message_time, content_kind, message_id, text, tag,
        reason, closed, note) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      ON CONFLICT(stream, sequence, reporter) DO UPDATE SET sender = excluded.sender, time = excluded.time,
        message_time = excluded.message_time, content_kind = excluded.content_kind, message_id = excluded.message_id,
        text = excluded.text, tag = excluded.tag, reason = excluded.reason, closed = excluded.closed,
        note = excluded.note
      """)
    close = connection.statement("UPDATE report SET closed = ?2, note = ?3 WHERE number = ?1")
    let columns = """
      SELECT number, stream, sequence, reporter, sender, time, message_time, content_kind, message_id, text, tag, reason,
        closed, note FROM report
      """
    report = connection.statement("\(columns) WHERE number = ?1")
    ofMessage = connection.statement("\(columns) WHERE stream = ?1 AND sequence = ?2 AND reporter = ?3")
    open = connection.statement("\(columns) WHERE closed IS NULL AND number > ?1 ORDER BY number LIMIT ?2")
    closed = connection.statement("\(columns) WHERE closed IS NOT NULL AND number > ?1 ORDER BY number LIMIT ?2")
    count = connection.statement("SELECT count(*) FROM report WHERE reporter = ?1 AND closed IS NULL")
  }
}

extension Schema {
  /// The reports of messages.
  static let hubReports = """
    CREATE TABLE report(
      number INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, reporter INTEGER NOT NULL,
      sender INTEGER NOT NULL, time INTEGER NOT NULL, message_time INTEGER NOT NULL, content_kind INTEGER NOT NULL,
      message_id TEXT NOT NULL, text TEXT NOT NULL, tag TEXT NOT NULL, reason TEXT NOT NULL, closed INTEGER,
      note TEXT, UNIQUE(stream, sequence, reporter));
    CREATE INDEX report_open ON report(number) WHERE closed IS NULL;
    CREATE INDEX report_closed ON report(number) WHERE closed IS NOT NULL;
    CREATE INDEX report_by_reporter ON report(reporter) WHERE closed IS NULL;
    """
}
