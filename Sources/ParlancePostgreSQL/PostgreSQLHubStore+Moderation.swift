#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func save(_ report: ReportRecord) throws(MessagingError) -> ReportNumber {
      let rows = try rows(
        ReportStatements.save,
        [
          .int(report.message.stream), .int(report.message.sequence), .int(report.reporter), .int(report.sender),
          .time(report.time), .time(report.messageTime), .int(Int64(report.contentKind.rawValue)),
          .text(report.messageID.string), .text(report.text), .text(report.tag), .text(report.reason),
          report.closed.map { .time($0) } ?? .null, .optional(report.note),
        ], writes: true)
      return rows.isEmpty ? .zero : rows.number(0, 0)
    }

    package func closeReport(_ number: ReportNumber, at time: Timestamp, note: String) throws(MessagingError) {
      try run(ReportStatements.close, [.int(number), .time(time), .text(note)])
    }

    package func report(number: ReportNumber) throws(MessagingError) -> ReportRecord? {
      reports(try rows(ReportStatements.report, [.int(number)])).first
    }

    package func report(of message: EventPlace, by account: AccountNumber) throws(MessagingError) -> ReportRecord? {
      reports(
        try rows(ReportStatements.ofMessage, [.int(message.stream), .int(message.sequence), .int(account)])
      ).first
    }

    package func reports(
      areClosed: Bool, after number: ReportNumber, limit: Int
    ) throws(MessagingError) -> [ReportRecord] {
      reports(
        try rows(
          areClosed ? ReportStatements.closed : ReportStatements.open, [.int(number), .int(Int64(max(0, limit)))]))
    }

    package func openReportCount(of account: AccountNumber) throws(MessagingError) -> Int {
      Int(try rows(ReportStatements.count, [.int(account)]).int64(0, 0))
    }

    private func reports(_ rows: PostgreSQLRows) -> [ReportRecord] {
      (0..<rows.count).map { row in
        ReportRecord(
          number: rows.number(row, 0), message: EventPlace(stream: rows.number(row, 1), sequence: rows.int64(row, 2)),
          reporter: rows.number(row, 3), sender: rows.number(row, 4), time: rows.timestamp(row, 5),
          messageTime: rows.timestamp(row, 6),
          contentKind: MessageKind(rawValue: UInt8(truncatingIfNeeded: rows.int64(row, 7))),
          messageID: MessageID(rows.text(row, 8)), text: rows.text(row, 9), tag: rows.text(row, 10),
          reason: rows.text(row, 11), closed: rows.isNull(row, 12) ? nil : rows.timestamp(row, 12),
          note: rows.optionalText(row, 13))
      }
    }
  }

  /// The statements about reports of messages.
  enum ReportStatements {
    static let save = PostgreSQLStatement(
      "report_save",
      [.int, .int, .int, .int, .int, .int, .int, .bytes, .bytes, .bytes, .bytes, .int, .bytes],
      """
      INSERT INTO report(stream, sequence, reporter, sender, time, message_time, content_kind, message_id, text, tag,
        reason, closed, note) VALUES($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      ON CONFLICT(stream, sequence, reporter) DO UPDATE SET sender = excluded.sender, time = excluded.time,
        message_time = excluded.message_time, content_kind = excluded.content_kind, message_id = excluded.message_id,
        text = excluded.text, tag = excluded.tag, reason = excluded.reason, closed = excluded.closed,
        note = excluded.note
      RETURNING number
      """)
    static let close = PostgreSQLStatement(
      "report_close", [.int, .int, .bytes], "UPDATE report SET closed = $2, note = $3 WHERE number = $1")
    private static let columns = """
      SELECT number, stream, sequence, reporter, sender, time, message_time, content_kind, message_id, text, tag, reason,
        closed, note FROM report
      """
    static let report = PostgreSQLStatement("report", [.int], "\(columns) WHERE number = $1")
    static let ofMessage = PostgreSQLStatement(
      "report_of_message", [.int, .int, .int], "\(columns) WHERE stream = $1 AND sequence = $2 AND reporter = $3")
    static let open = PostgreSQLStatement(
      "reports_open", [.int, .int], "\(columns) WHERE closed IS NULL AND number > $1 ORDER BY number LIMIT $2")
    static let closed = PostgreSQLStatement(
      "reports_closed", [.int, .int], "\(columns) WHERE closed IS NOT NULL AND number > $1 ORDER BY number LIMIT $2")
    static let count = PostgreSQLStatement(
      "report_count", [.int], "SELECT count(*) FROM report WHERE reporter = $1 AND closed IS NULL")

    static let all = [save, close, report, ofMessage, open, closed, count]
  }

  extension PostgreSQLSchema {
    /// The reports of messages.
    static let reports = """
      CREATE TABLE report(
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream bigint NOT NULL, sequence bigint NOT NULL,
        reporter bigint NOT NULL, sender bigint NOT NULL, time bigint NOT NULL, message_time bigint NOT NULL,
        closed bigint, content_kind bigint NOT NULL, message_id bytea NOT NULL, text bytea NOT NULL, tag bytea NOT NULL,
        reason bytea NOT NULL, note bytea, UNIQUE(stream, sequence, reporter));
      CREATE INDEX report_open ON report(number) WHERE closed IS NULL;
      CREATE INDEX report_closed ON report(number) WHERE closed IS NOT NULL;
      CREATE INDEX report_by_reporter ON report(reporter) WHERE closed IS NULL;
      """
  }
#endif
