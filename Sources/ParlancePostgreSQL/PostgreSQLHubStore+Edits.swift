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
  }

  /// The statements about edits of messages.
  enum EditStatements {
    static let edit = PostgreSQLStatement(
      "edit", [.int, .int, .bytes, .bytes],
      """
      UPDATE event SET payload = $4 WHERE stream = $1 AND sequence = $2 AND kind IN (1, 4) AND payload = $3
      RETURNING sequence
      """)

    static let all = [edit]
  }
#endif
