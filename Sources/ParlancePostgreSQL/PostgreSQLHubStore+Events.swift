#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func event(stream: StreamNumber, id: MessageID) throws(MessagingError) -> EventRecord? {
      try events(rows(EventStatements.byID, [.int(stream), .text(id.string)])).first
    }

    package func event(stream: StreamNumber, sequence: Int64) throws(MessagingError) -> EventRecord? {
      try events(rows(EventStatements.byPosition, [.int(stream), .int(sequence)])).first
    }

    package func events(stream: StreamNumber, ids: [MessageID]) throws(MessagingError) -> [EventRecord] {
      guard !ids.isEmpty else { return [] }
      // Each once.
      let names = Set(ids.map { ExactString($0.string) }).map(\.string)
      return try events(rows(EventStatements.byIDs, [.int(stream), .texts(names)]))
    }

    package func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord] {
      try events(rows(EventStatements.ofID, [.text(id.string), .int(Int64(max(0, limit)))]))
    }

    func events(_ rows: PostgreSQLRows) throws(MessagingError) -> [EventRecord] {
      var events: [EventRecord] = []
      events.reserveCapacity(rows.count)
      for row in 0..<rows.count { events.append(try event(rows, row)) }
      return events
    }

    /// Reads an event from the columns of `EventStatements.columns`.
    func event(_ rows: PostgreSQLRows, _ row: Int) throws(MessagingError) -> EventRecord {
      guard let kind = EventKind(rawValue: UInt8(truncatingIfNeeded: rows.int64(row, 2))) else { throw damage("event") }
      return EventRecord(
        stream: rows.number(row, 0), sequence: rows.int64(row, 1), kind: kind, time: rows.timestamp(row, 3),
        id: rows.optionalText(row, 4).map(MessageID.init(_:)), sender: rows.number(row, 5), number: rows.int64(row, 6),
        senderNumber: rows.int64(row, 7),
        options: MessageOptions(rawValue: UInt16(truncatingIfNeeded: rows.int64(row, 8))),
        platform: Platform(rawValue: UInt8(truncatingIfNeeded: rows.int64(row, 9))) ?? .unknown,
        contentKind: MessageKind(rawValue: UInt8(truncatingIfNeeded: rows.int64(row, 10))), payload: rows.bytes(row, 11)
      )
    }
  }

  /// The statements about single events.
  enum EventStatements {
    static let columns = columns(payload: "event.payload")
    static let columnsWithoutPayload = columns(payload: "''::bytea")

    private static func columns(payload: String) -> String {
      "event.stream, event.sequence, event.kind, event.time, event.id, event.sender, event.number, event.sender_number, "
        + "event.options, event.platform, event.content_kind, \(payload)"
    }

    /// Returns the condition that an event has an id in a stream, as a range of the index by ids.
    ///
    /// Two equations would leave the server the choice of the primary key, by which it reads the whole stream for each id. It
    /// makes that choice while the table is small, and the plan stays when the stream has grown.
    static func has(id: String, stream: String) -> String {
      """
      event.id IS NOT NULL AND event.id = \(id)
        AND (event.id, event.stream) >= (\(id), \(stream)) AND (event.id, event.stream) <= (\(id), \(stream))
      """
    }

    static let byID = PostgreSQLStatement(
      "event_by_id", [.int, .bytes],
      "SELECT \(columns) FROM event WHERE \(has(id: "$2", stream: "$1"))")
    static let byPosition = PostgreSQLStatement(
      "event_by_position", [.int, .int], "SELECT \(columns) FROM event WHERE stream = $1 AND sequence = $2")
    static let byIDs = PostgreSQLStatement(
      "event_by_ids", [.int, .byteses],
      """
      SELECT \(columnsWithoutPayload) FROM unnest($2) AS wanted(id)
        JOIN event ON \(has(id: "wanted.id", stream: "$1"))
      """)
    static let ofID = PostgreSQLStatement(
      "event_of_id", [.bytes, .int],
      "SELECT \(columns) FROM event WHERE id = $1 AND id IS NOT NULL ORDER BY stream LIMIT $2")
    /// Turns a message into a tombstone, and notes it in `discarded` if it has rows in other tables, which are removed later.
    static let revoke = PostgreSQLStatement(
      "event_revoke", [.int, .int, .int, .flag],
      """
      WITH changed AS (
        UPDATE event SET kind = $3, payload = CASE WHEN $4 THEN ''::bytea ELSE payload END
        WHERE stream = $1 AND sequence = $2 AND kind IN (1, 4) RETURNING stream, sequence)
      INSERT INTO discarded(stream, sequence) SELECT stream, sequence FROM changed WHERE $4 AND \(hasRests("changed"))
      """)

    /// Returns the condition that something is kept beside a message.
    ///
    /// Not with EXISTS, for which the server may read a whole table first.
    static func hasRests(_ table: String) -> String {
      let conditions = HubTable.keptBesideMessages.map {
        """
        (SELECT 1 FROM \($0.name) AS kept
          WHERE kept.stream = \(table).stream AND kept.sequence = \(table).sequence LIMIT 1) IS NOT NULL
        """
      }
      return "(" + conditions.joined(separator: " OR ") + ")"
    }

    static let all = [byID, byPosition, byIDs, ofID, revoke]
  }
#endif
