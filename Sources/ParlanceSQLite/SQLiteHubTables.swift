package import ParlanceCore

/// The tables of a hub's database in a file, to be read as a whole.
///
/// The hub must not be running. Confined to the executor that calls it.
package final class SQLiteHubTables: HubTableReader {
  private let connection: SQLiteConnection
  private var statements: [String: SQLiteStatement] = [:]

  /// The number of rows, and of bytes, after which a step ends.
  private static let stepSize: (rows: Int, bytes: Int) = (1000, 2 << 20)

  /// Opens a hub's database, and brings it to the newest version.
  ///
  /// - throws: `storageFailed` if the file does not exist; otherwise the errors of `SQLiteHubStore`.
  package init(path: String) throws(MessagingError) {
    guard try !NewDatabase(path: path).isNeeded() else { throw MessagingError(.storageFailed, "\(path): no file") }
    // Closing it writes what it counts in memory.
    let store = try SQLiteHubStore(path: path)
    store.close()
    connection = try SQLiteConnection(path: path, schema: .hub, busyTimeout: 500)
  }

  package func close() { connection.close() }

  /// A text that distinguishes the state of the database from later ones.
  package func state() throws(MessagingError) -> String {
    var parts: [String] = []
    for query in [
      "SELECT coalesce((SELECT id FROM generation ORDER BY number DESC LIMIT 1), 0)", "SELECT time FROM mark",
      "SELECT coalesce(max(row), 0) FROM event", "SELECT coalesce(max(number), 0) FROM account",
      "SELECT coalesce(max(last_seen), 0) FROM device",
    ] {
      parts.append(String(try connection.number(query)))
    }
    return parts.joined(separator: " ")
  }

  package func count(_ table: HubTable) throws(MessagingError) -> Int64 {
    try connection.number("SELECT count(*) FROM \(source(table))")
  }

  package func rows(_ table: HubTable, after key: [HubValue]?) throws(MessagingError) -> [[HubValue]] {
    let cursor = try statement(table, isFirst: key == nil).use()
    defer { cursor.reset() }
    for (index, (column, value)) in zip(table.key, key ?? []).enumerated() {
      cursor.bind(Int32(index + 1), value, column)
    }
    var rows: [[HubValue]] = []
    var size = 0
    while rows.count < Self.stepSize.rows, size < Self.stepSize.bytes, try cursor.next() {
      let row = table.columns.enumerated().map { cursor.value(Int32($0), $1) }
      for case .bytes(let bytes) in row { size += bytes.count }
      rows.append(row)
    }
    return rows
  }

  private func statement(_ table: HubTable, isFirst: Bool) -> SQLiteStatement {
    let name = table.name + (isFirst ? " first" : "")
    if let known = statements[name] { return known }
    let key = table.key.map(\.name).joined(separator: ", ")
    let places = (1...table.keyLength).map { "?\($0)" }.joined(separator: ", ")
    let columns = table.columns.map { column in
      // Commands and account events are pruned in the order of their rows.
      table.name == "event" && column.name == "arrival" ? "CASE WHEN kind IN (2, 7) THEN row END" : column.name
    }
    let statement = connection.statement(
      "SELECT \(columns.joined(separator: ", ")) FROM \(source(table))"
        + (isFirst ? "" : " WHERE (\(key)) > (\(places))") + " ORDER BY \(key)")
    statements[name] = statement
    return statement
  }

  /// Returns the table, or the query that answers what other databases have a table for.
  private func source(_ table: HubTable) -> String {
    switch table.name {
    case "counter":
      """
      (SELECT 1 AS kind, coalesce(max(number), 0) AS value FROM account
      UNION ALL SELECT 2, coalesce(max(number), 0) FROM stream
      UNION ALL SELECT 3, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'service_event'), 0))
      """
    case "gateway": "(SELECT 0 AS id, 0 AS turn, time AS newest FROM mark)"
    default: table.name
    }
  }
}

extension SQLiteCursor {
  fileprivate func bind(_ index: Int32, _ value: HubValue, _ column: HubTable.Column) {
    switch value {
    case .null: bindNull(index)
    case .int(let value): bind(index, value)
    case .bytes(let bytes) where column.kind == .text: bind(index, copiedText: String(decoding: bytes, as: UTF8.self))
    case .bytes(let bytes): bind(index, copiedBytes: bytes)
    }
  }

  fileprivate func value(_ index: Int32, _ column: HubTable.Column) -> HubValue {
    if isNull(index) { return .null }
    switch column.kind {
    case .int, .flag: return .int(int64(index))
    case .text, .bytes: return .bytes(bytes(index))
    }
  }
}
