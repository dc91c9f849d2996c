#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func generations() throws(MessagingError) -> [GenerationRecord] {
      let rows = try rows(GenerationStatements.generations, [])
      return (0..<rows.count).map { GenerationRecord(id: rows.int64($0, 0), begun: rows.timestamp($0, 1)) }
    }

    package func insert(_ generation: GenerationRecord) throws(MessagingError) {
      try run(GenerationStatements.insert, [.int(generation.id), .time(generation.begun)])
      try run(GenerationStatements.forget, [])
    }

    /// Every turn that writes leaves its number in the row of this process; this one does so without anything else.
    package func writeProbe() throws(MessagingError) {
      try run(GatewayStatements.mark, [.int(identity), .int(currentTurn), .int(Timestamp.zero.milliseconds)])
    }

    package func stream(key: StreamKey) throws(MessagingError) -> StreamRecord? {
      try stream(try rows(StreamStatements.byKey, [.text(key.text)]))
    }

    package func stream(number: StreamNumber) throws(MessagingError) -> StreamRecord? {
      try stream(try rows(StreamStatements.byNumber, [.int(number)]))
    }

    private func stream(_ rows: PostgreSQLRows) throws(MessagingError) -> StreamRecord? {
      rows.isEmpty ? nil : try stream(rows, 0, from: 0)
    }

    /// Reads a stream from the columns of `StreamStatements.columns`.
    func stream(_ rows: PostgreSQLRows, _ row: Int, from first: Int) throws(MessagingError) -> StreamRecord {
      guard let kind = StreamKind(rawValue: UInt8(truncatingIfNeeded: rows.int64(row, first + 2))) else {
        throw damage("stream")
      }
      return StreamRecord(
        number: rows.number(row, first), key: StreamKey(text: rows.text(row, first + 1)), kind: kind,
        lastSequence: rows.int64(row, first + 3), lastNumber: rows.int64(row, first + 4),
        lastTime: rows.timestamp(row, first + 5), profile: rows.bytes(row, first + 6),
        version: rows.int64(row, first + 7))
    }

    package func insertStream(
      key: StreamKey, kind: StreamKind, profile: [UInt8]
    ) throws(MessagingError) -> StreamRecord {
      let rows = try rows(
        StreamStatements.insert, [.text(key.text), .int(Int64(kind.rawValue)), .bytes(profile)], writes: true)
      guard !rows.isEmpty else { throw fail(MessagingError(.storageLocked, "the stream exists: \(key.text)")) }
      return StreamRecord(number: rows.number(0, 0), key: key, kind: kind, profile: profile)
    }

    package func conversations(after key: StreamKey, limit: Int) throws(MessagingError) -> [StreamRecord] {
      let rows = try rows(StreamStatements.conversations, [.text(key.text), .int(Int64(max(0, limit)))])
      var records: [StreamRecord] = []
      for row in 0..<rows.count { records.append(try stream(rows, row, from: 0)) }
      return records
    }

    package func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64? {
      try inTransaction { () throws(MessagingError) in
        let rows = try rows(
          StreamStatements.change,
          [
            .int(change.stream), .int(change.version), change.profile.map { .bytes($0) } ?? .null,
            change.key.map { .text($0.text) } ?? .null,
          ], writes: true)
        guard !rows.isEmpty else { return nil }
        if !change.removed.isEmpty { try removeMembers(change.removed, of: change.stream) }
        if !change.saved.isEmpty { try saveMembers(change.saved) }
        return rows.int64(0, 0)
      }
    }
  }

  /// The statements about the stretches of the hub's history.
  enum GenerationStatements {
    static let generations = PostgreSQLStatement("generations", [], "SELECT id, begun FROM generation ORDER BY number")
    /// A turn whose outcome was not learned may have stored it already.
    static let insert = PostgreSQLStatement(
      "generation_insert", [.int, .int],
      "INSERT INTO generation(id, begun) VALUES($1, $2) ON CONFLICT(id) DO NOTHING")
    /// A device that has followed an older one than the last 10,000 starts over.
    static let forget = PostgreSQLStatement(
      "generation_forget", [],
      """
      DELETE FROM generation
      WHERE number <= (SELECT number FROM generation ORDER BY number DESC OFFSET 10000 LIMIT 1)
      """)

    static let all = [generations, insert, forget]
  }

  /// The statements about streams.
  enum StreamStatements {
    static let columns =
      "stream.number, stream.key, stream.kind, stream.last_sequence, stream.last_number, stream.last_time, "
      + "stream.profile, stream.version"

    static let byKey = PostgreSQLStatement("stream_by_key", [.bytes], "SELECT \(columns) FROM stream WHERE key = $1")
    static let byNumber = PostgreSQLStatement(
      "stream_by_number", [.int], "SELECT \(columns) FROM stream WHERE number = $1")
    /// Numbers have no gaps: a transaction that is rolled back gives its numbers back.
    static let insert = PostgreSQLStatement(
      "stream_insert", [.bytes, .int, .bytes],
      """
      WITH given AS (
        UPDATE counter SET value = value + 1
        WHERE kind = 2 AND NOT EXISTS(SELECT 1 FROM stream WHERE key = $1) RETURNING value)
      INSERT INTO stream(number, key, kind, last_sequence, last_number, last_time, profile, version)
      SELECT value, $1, $2, 0, 0, 0, $3, 0 FROM given RETURNING number
      """)
    static let change = PostgreSQLStatement(
      "stream_change", [.int, .int, .bytes, .bytes],
      """
      UPDATE stream SET profile = coalesce($3, profile), key = coalesce($4, key), version = version + 1
      WHERE number = $1 AND version = $2 RETURNING version
      """)

    static let conversations = PostgreSQLStatement(
      "stream_conversations", [.bytes, .int],
      """
      SELECT \(columns) FROM stream WHERE key > $1 AND key < 'c;' ORDER BY key LIMIT $2
      """)

    static let all = [byKey, byNumber, insert, change, conversations]
  }

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

  extension PostgreSQLSchema {
    /// Streams and their entries, what is counted of them, and the generations of the history. The conversations of an account are found by
    /// the times of their newest entries.
    static let streams = """
      CREATE TABLE generation(
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id bigint NOT NULL UNIQUE, begun bigint NOT NULL);
      CREATE TABLE stream(
        number bigint PRIMARY KEY, last_sequence bigint NOT NULL, last_number bigint NOT NULL,
        last_time bigint NOT NULL, version bigint NOT NULL, kind smallint NOT NULL, key bytea NOT NULL UNIQUE,
        profile bytea NOT NULL) WITH (fillfactor = 70);
      CREATE INDEX stream_of_lower ON stream((\(lowerAccount)), last_time, number) WHERE kind = 1;
      CREATE INDEX stream_of_higher ON stream((\(higherAccount)), last_time, number) WHERE kind = 1;
      CREATE TABLE sender_count(
        stream bigint NOT NULL, account bigint NOT NULL, sent bigint NOT NULL, PRIMARY KEY(stream, account))
        WITH (fillfactor = 70);
      CREATE SEQUENCE event_arrival;
      CREATE TABLE event(
        stream bigint NOT NULL, sequence bigint NOT NULL, time bigint NOT NULL, sender bigint NOT NULL,
        number bigint NOT NULL, sender_number bigint NOT NULL, options integer NOT NULL, kind smallint NOT NULL,
        platform smallint NOT NULL, content_kind smallint NOT NULL, id bytea, payload bytea NOT NULL, arrival bigint,
        PRIMARY KEY(stream, sequence));
      CREATE UNIQUE INDEX event_by_id ON event(id, stream) WHERE id IS NOT NULL;
      CREATE INDEX event_by_kind ON event(stream, kind, sequence) WHERE kind IN (5, 8, 9, 10);
      CREATE INDEX event_by_arrival ON event(kind, arrival) WHERE arrival IS NOT NULL;
      CREATE INDEX event_by_time ON event USING brin(time) WITH (pages_per_range = 16, autosummarize = on);
      """

    /// The accounts of a direct conversation, whose key is `d:lower:higher`, as the indexes have them.
    static let lowerAccount = "substring(encode(key, 'escape') from '^d:([0-9]+):')::bigint"
    static let higherAccount = "substring(encode(key, 'escape') from '^d:[0-9]+:([0-9]+)$')::bigint"
  }
#endif
