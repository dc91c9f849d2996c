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

    package func stream(key: String) throws(MessagingError) -> StreamRecord? {
      try stream(try rows(StreamStatements.byKey, [.text(key)]))
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
        number: rows.number(row, first), key: rows.text(row, first + 1), kind: kind,
        lastSequence: rows.int64(row, first + 3), lastNumber: rows.int64(row, first + 4),
        lastTime: rows.timestamp(row, first + 5), profile: rows.bytes(row, first + 6),
        version: rows.int64(row, first + 7))
    }

    package func insertStream(
      key: String, kind: StreamKind, profile: [UInt8]
    ) throws(MessagingError) -> StreamRecord {
      let rows = try rows(
        StreamStatements.insert, [.text(key), .int(Int64(kind.rawValue)), .bytes(profile)], writes: true)
      guard !rows.isEmpty else { throw fail(MessagingError(.storageLocked, "the stream exists: \(key)")) }
      return StreamRecord(number: rows.number(0, 0), key: key, kind: kind, profile: profile)
    }

    package func conversations(after key: String, limit: Int) throws(MessagingError) -> [StreamRecord] {
      let rows = try rows(StreamStatements.conversations, [.text(key), .int(Int64(max(0, limit)))])
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
            change.key.map { .text($0) } ?? .null,
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
#endif
