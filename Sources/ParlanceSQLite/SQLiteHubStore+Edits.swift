package import ParlanceCore

extension SQLiteHubStore {
  package func edit(
    _ message: EventPlace, from payload: [UInt8], to changed: [UInt8]
  ) throws(MessagingError) -> Bool {
    let cursor = try editStatements.edit.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, copiedBytes: payload)
    cursor.bind(4, copiedBytes: changed)
    try cursor.finish()
    return connection.changes == 1
  }

  package func changes(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    let cursor = try editStatements.changes.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after)
    cursor.bind(3, before)
    cursor.bind(4, Int64(max(0, limit)))
    cursor.bind(5, kind.rawValue)
    var found: [EventRecord] = []
    while try cursor.next() { found.append(try event(cursor)) }
    return found.reversed()
  }
}

/// The hub store's statements about edits, each compiled at its first use.
struct HubEditStatements {
  let edit, changes: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    edit = connection.statement(
      """
      UPDATE event SET payload = ?4 WHERE stream = ?1 AND sequence = ?2 AND kind IN (1, 4) AND payload = ?3
      """)
    changes = connection.statement(
      """
      SELECT \(HubStatements.eventColumns) FROM event INDEXED BY event_of_change
      WHERE stream = ?1 AND sequence > ?2 AND sequence < ?3 AND kind = ?5 AND kind IN (9, 10) ORDER BY sequence DESC LIMIT ?4
      """)
  }
}

extension Schema {
  /// The index of the changes of messages in a stream, for devices that were away for long.
  static let hubEdits = """
    CREATE INDEX event_of_change ON event(stream, kind, sequence) WHERE kind IN (9, 10);
    """
}
