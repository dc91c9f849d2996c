internal import ParlanceCore

/// The hub store's statements that remove what is kept beside messages, generated from the tables that are declared so. Each is
/// compiled at its first use.
struct HubKeptStatements {
  /// Notes that what is kept beside a message is to be removed, if there is anything.
  let discard: SQLiteStatement
  /// Each removes rows of a table beside a message; the third value is the largest number of them.
  let removeSome: [SQLiteStatement]
  /// Each removes the only row that a table has beside a message.
  let removeOnly: [SQLiteStatement]

  init(_ connection: SQLiteConnection) {
    let tables = HubTable.keptBesideMessages
    let conditions = tables.map { "EXISTS(SELECT 1 FROM \($0.name) WHERE stream = ?1 AND sequence = ?2)" }
    discard = connection.statement(
      """
      INSERT INTO discarded(stream, sequence) SELECT ?1, ?2
      WHERE \(conditions.joined(separator: " OR "))
      """)
    removeSome = tables.filter { !$0.keyBesideMessage.isEmpty }.map { connection.statement(Self.removal($0)) }
    removeOnly = tables.filter(\.keyBesideMessage.isEmpty).map {
      connection.statement("DELETE FROM \($0.name) WHERE stream = ?1 AND sequence = ?2")
    }
  }

  /// Returns the statement that removes some of the rows that a table has beside a message.
  private static func removal(_ table: HubTable) -> String {
    let rows = "FROM \(table.name) WHERE stream = ?1 AND sequence = ?2"
    if table.columns.contains(where: { $0.name == "row" }) {
      return "DELETE FROM \(table.name) WHERE row IN (SELECT row \(rows) LIMIT ?3)"
    }
    // The key is all that such a table has in place of numbered rows.
    let key = table.keyBesideMessage.map(\.name).joined(separator: ", ")
    return "DELETE \(rows) AND (\(key)) IN (SELECT \(key) \(rows) LIMIT ?3)"
  }
}
