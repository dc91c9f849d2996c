#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func edit(
      _ message: EventPlace, from payload: [UInt8], to changed: [UInt8]
    ) throws(MessagingError) -> Bool {
      try !rows(
        EditStatements.edit, [.int(message.stream), .int(message.sequence), .bytes(payload), .bytes(changed)],
        writes: true
      ).isEmpty
    }

    package func changes(
      of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
    ) throws(MessagingError) -> [EventRecord] {
      let values: [PostgreSQLValue] = [
        .int(stream), .int(after), .int(before), .int(Int64(max(0, limit))), .int(Int64(kind.rawValue)),
      ]
      return try events(rows(EditStatements.changes, values)).reversed()
    }
  }

  /// The statements about edits of messages.
  enum EditStatements {
    static let edit = PostgreSQLStatement(
      "edit", [.int, .int, .bytes, .bytes],
      """
      UPDATE event SET payload = $4 WHERE stream = $1 AND sequence = $2 AND kind IN (1, 4) AND payload = $3
      RETURNING sequence
      """)
    static let changes = PostgreSQLStatement(
      "changes", [.int, .int, .int, .int, .int],
      """
      SELECT \(EventStatements.columns) FROM event
      WHERE stream = $1 AND sequence > $2 AND sequence < $3 AND kind = $5 AND kind IN (9, 10) ORDER BY sequence DESC LIMIT $4
      """)

    static let all = [edit, changes]
  }
#endif
