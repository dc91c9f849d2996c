#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func append(_ notices: [HubNoticeDraft]) throws(MessagingError) {
      guard !notices.isEmpty else { return }
      try run(
        NoticeStatements.append,
        [
          .array(PostgreSQLArray(ints: notices, \.time.milliseconds)),
          .array(PostgreSQLArray(byteses: notices, \.payload)), .int(Int64(notices.count)),
        ])
    }

    package func notices(
      after position: Int64, limit: Int, bytes: Int
    ) throws(MessagingError) -> [HubNoticeRecord] {
      // So many at once that few are fetched in vain.
      let chunk: Int64 = 500
      var room = bytes
      var position = position
      var notices: [HubNoticeRecord] = []
      while notices.count < limit {
        let rows = try rows(
          NoticeStatements.page, [.int(position), .int(min(chunk, Int64(limit - notices.count)))])
        for row in 0..<rows.count {
          let payload = rows.bytes(row, 2)
          if !notices.isEmpty && payload.count > room { return notices }
          room -= min(room, payload.count)
          position = rows.int64(row, 0)
          notices.append(HubNoticeRecord(number: position, time: rows.timestamp(row, 1), payload: payload))
        }
        if rows.count < chunk { break }
      }
      return notices
    }

    package func noticeSpan() throws(MessagingError) -> HubNoticeSpan {
      let rows = try rows(NoticeStatements.span, [])
      let last = rows.int64(0, 1)
      return HubNoticeSpan(before: rows.isNull(0, 0) ? last : rows.int64(0, 0), last: last)
    }

    package func removeNotices(through number: Int64) throws(MessagingError) {
      try run(NoticeStatements.remove, [.int(number)])
    }

    package func noticeConsumers() throws(MessagingError) -> [HubNoticeConsumer] {
      let rows = try rows(NoticeStatements.consumers, [])
      return (0..<rows.count).map { row in
        HubNoticeConsumer(
          name: rows.text(row, 0), identity: rows.int64(row, 1), kinds: HubNoticeKinds(rawValue: rows.int64(row, 2)),
          position: rows.int64(row, 3))
      }
    }

    package func save(_ consumer: HubNoticeConsumer) throws(MessagingError) {
      try run(
        NoticeStatements.saveConsumer,
        [.text(consumer.name), .int(consumer.identity), .int(consumer.kinds.rawValue), .int(consumer.position)])
    }

    package func removeNoticeConsumer(_ name: String) throws(MessagingError) {
      try run(NoticeStatements.removeConsumer, [.text(name)])
    }
  }

  /// The statements about notices.
  enum NoticeStatements {
    /// Numbers have no gaps and are never used again.
    static let append = PostgreSQLStatement(
      "notice_append", [.ints, .byteses, .int],
      """
      WITH given AS (UPDATE counter SET value = value + $3 WHERE kind = 3 RETURNING value - $3 AS before)
      INSERT INTO notice(number, time, payload)
      SELECT given.before + new.number, new.time, new.payload
      FROM given, unnest($1, $2) WITH ORDINALITY AS new(time, payload, number)
      """)
    static let page = PostgreSQLStatement(
      "notice_page", [.int, .int],
      "SELECT number, time, payload FROM notice WHERE number > $1 ORDER BY number LIMIT $2")
    static let span = PostgreSQLStatement(
      "notice_span", [],
      """
      SELECT (SELECT number - 1 FROM notice ORDER BY number LIMIT 1), (SELECT value FROM counter WHERE kind = 3)
      """)
    static let remove = PostgreSQLStatement("notice_remove", [.int], "DELETE FROM notice WHERE number <= $1")
    static let consumers = PostgreSQLStatement(
      "notice_consumers", [], "SELECT name, identity, kinds, position FROM notice_consumer ORDER BY name")
    static let saveConsumer = PostgreSQLStatement(
      "notice_consumer_save", [.bytes, .int, .int, .int],
      """
      INSERT INTO notice_consumer(name, identity, kinds, position) VALUES($1, $2, $3, $4)
      ON CONFLICT(name) DO UPDATE SET
        identity = excluded.identity, kinds = excluded.kinds, position = excluded.position
      """)
    static let removeConsumer = PostgreSQLStatement(
      "notice_consumer_remove", [.bytes], "DELETE FROM notice_consumer WHERE name = $1")

    static let all = [append, page, span, remove, consumers, saveConsumer, removeConsumer]
  }
#endif
