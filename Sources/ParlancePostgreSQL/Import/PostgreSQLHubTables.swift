#if Cluster
  package import ParlanceCore

  /// The tables of a hub's database in PostgreSQL, to be read as a whole or filled from another database.
  ///
  /// Confined to the executor that calls it.
  package final class PostgreSQLHubTables: HubTableReader {
    let session: PostgreSQLSession

    /// Opens a database whose tables are there.
    init(url: String, patience: Int64) throws(MessagingError) {
      session = try PostgreSQLSession(
        url: url, name: "parlance-import", statements: HubTable.all.flatMap(\.statements) + ImportStatements.all,
        patience: patience)
    }

    package func close() { session.close() }

    /// Makes the tables of a database, or brings them to the newest version.
    ///
    /// - returns: The version before and after; 0 for a database without tables.
    package static func migrate(
      url: String, patience: Int64 = 30_000
    ) throws(MessagingError) -> (before: Int, after: Int) {
      let connection = try PostgreSQLConnection(url: url, name: "parlance-migrate", patience: patience)
      defer { connection.close() }
      return (try connection.migrate(allowsImport: true), PostgreSQLSchema.migrations.last?.version ?? 0)
    }

    package func count(_ table: HubTable) throws(MessagingError) -> Int64 {
      try session.step { (connection) throws(MessagingError) in
        try connection.rows(table.countStatement, []).int64(0, 0)
      }
    }

    package func rows(_ table: HubTable, after key: [HubValue]?) throws(MessagingError) -> [[HubValue]] {
      let statement = key == nil ? table.firstStatement : table.nextStatement
      let rows = try session.step { (connection) throws(MessagingError) in
        try connection.rows(statement, (key ?? []).map(PostgreSQLValue.init))
      }
      return (0..<rows.count).map { row in
        table.columns.enumerated().map { column, declared in
          if rows.isNull(row, column) { return .null }
          switch declared.kind {
          case .int, .flag: return .int(rows.int64(row, column))
          case .text, .bytes: return .bytes(rows.bytes(row, column))
          }
        }
      }
    }
  }

  extension PostgreSQLValue {
    fileprivate init(_ value: HubValue) {
      switch value {
      case .null: self = .null
      case .int(let value): self = .int(value)
      case .bytes(let bytes): self = .bytes(bytes)
      }
    }
  }

  extension HubTable {
    /// The number of rows that one step reads.
    private static let stepSize = 200

    /// The columns whose values the database gives otherwise.
    static let identities = [
      "device": "row", "receipt_reader": "row", "reaction": "row", "discarded": "row", "generation": "number",
      "report": "number",
    ]

    fileprivate var statements: [PostgreSQLStatement] {
      [countStatement, firstStatement, nextStatement, insertStatement]
    }

    private var columnList: String { columns.map(\.name).joined(separator: ", ") }

    fileprivate var countStatement: PostgreSQLStatement {
      PostgreSQLStatement("import_count_\(name)", [], "SELECT count(*) FROM \(name)")
    }

    fileprivate var firstStatement: PostgreSQLStatement {
      PostgreSQLStatement(
        "import_first_\(name)", [],
        "SELECT \(columnList) FROM \(name) ORDER BY \(keyList) LIMIT \(Self.stepSize)")
    }

    fileprivate var nextStatement: PostgreSQLStatement {
      let places = (1...keyLength).map { "$\($0)" }.joined(separator: ", ")
      return PostgreSQLStatement(
        "import_next_\(name)", key.map { $0.kind == .int ? .int : .bytes },
        """
        SELECT \(columnList) FROM \(name) WHERE (\(keyList)) > (\(places)) ORDER BY \(keyList) LIMIT \(Self.stepSize)
        """)
    }

    private var keyList: String { key.map(\.name).joined(separator: ", ") }

    /// Takes an array for each column.
    var insertStatement: PostgreSQLStatement {
      let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
      let values = columns.indices.map { "v\($0)" }.joined(separator: ", ")
      let converted = columns.enumerated().map { $1.kind == .flag ? "v\($0) <> 0" : "v\($0)" }.joined(separator: ", ")
      // The rows of the counters are made with their table.
      let conflict = name == "counter" ? " ON CONFLICT(kind) DO UPDATE SET value = excluded.value" : ""
      return PostgreSQLStatement(
        "import_insert_\(name)", columns.map { $0.kind == .int || $0.kind == .flag ? .ints : .byteses },
        """
        INSERT INTO \(name)(\(columnList)) OVERRIDING SYSTEM VALUE
        SELECT \(converted) FROM unnest(\(places)) AS new(\(values))\(conflict)
        """)
    }

    /// Returns the values of that statement.
    func values(_ rows: [[HubValue]]) -> [PostgreSQLValue] {
      columns.enumerated().map { index, column in
        switch column.kind {
        case .int, .flag: .array(PostgreSQLArray(optionalInts: rows) { $0[index].int })
        case .text, .bytes: .array(PostgreSQLArray(optionalByteses: rows) { $0[index].bytes })
        }
      }
    }
  }

  extension HubValue {
    fileprivate var int: Int64? { if case .int(let value) = self { value } else { nil } }
    fileprivate var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }
  }
#endif
