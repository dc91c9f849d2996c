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
}

/// The hub store's statements about edits, each compiled at its first use.
struct HubEditStatements {
  let edit: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    edit = connection.statement(
      """
      UPDATE event SET payload = ?4 WHERE stream = ?1 AND sequence = ?2 AND kind IN (1, 4) AND payload = ?3
      """)
  }
}
