#if Cluster
  package import ParlanceCore

  /// Moves a hub's database into an empty one in PostgreSQL, a batch of rows in each transaction.
  ///
  /// The last imported key of each table is stored with the rows, so that the next import continues one that ended at any
  /// point. No hub opens the database before the import is complete.
  ///
  /// Confined to the executor that calls it.
  package final class PostgreSQLHubImport {
    /// The progress of a table's import: the last imported key, and the number of imported rows.
    private struct Position {
      var key: [HubValue]?
      var rows: Int64
    }

    private let source: any HubTableReader
    /// The tables in PostgreSQL.
    package let tables: PostgreSQLHubTables
    /// A Boolean value that indicates whether an earlier import of the same source was complete.
    package let isComplete: Bool

    /// Begins an import, or continues one.
    ///
    /// - parameter source: The tables of the other database.
    /// - parameter state: A text that distinguishes the source from others, and from its own later states.
    /// - parameter url: The address of the database, whose tables are made where there are none.
    /// - parameter patience: The longest wait for an answer, in milliseconds.
    /// - throws: `storageLocked` if a hub uses the database, `storageFailed` if it has other data, or a part of another
    ///   source.
    package init(
      from source: any HubTableReader, state: String, url: String, patience: Int64 = 30_000
    ) throws(MessagingError) {
      self.source = source
      let connection = try PostgreSQLConnection(url: url, name: "parlance-import", patience: patience)
      defer { connection.close() }
      try connection.migrate(allowsImport: true)
      isComplete = try connection.beginImport(of: state)
      tables = try PostgreSQLHubTables(url: url, patience: patience)
    }

    package func close() { tables.close() }

    /// Moves the rows of a table that are not imported yet.
    ///
    /// - parameter progress: Called with the number of imported rows.
    package func run(_ table: HubTable, progress: (Int64) -> Void) throws(MessagingError) {
      var position = try position(table, in: tables.session)
      while true {
        progress(position.rows)
        let rows = try source.rows(table, after: position.key)
        guard let last = rows.last else { return }
        let next = Position(key: Array(last.prefix(table.keyLength)), rows: position.rows + Int64(rows.count))
        let (before, session) = (position, tables.session)
        position = try session.step { (connection) throws(MessagingError) in
          try connection.send(.begin)
          try connection.send(ImportStatements.lock)
          // The batch is committed already if only its answer was lost.
          let known = try self.position(
            connection.rows(ImportStatements.position, [.text(table.name)]), table, session)
          guard known.rows == before.rows else {
            connection.abandon()
            return known
          }
          try connection.send(table.insertStatement, table.values(rows))
          try connection.send(
            ImportStatements.savePosition, [.text(table.name), .bytes(encoded(next.key ?? [])), .int(next.rows)])
          try connection.commit()
          return next
        }
      }
    }

    private func position(_ table: HubTable, in session: PostgreSQLSession) throws(MessagingError) -> Position {
      let rows = try session.step { (connection) throws(MessagingError) in
        try connection.rows(ImportStatements.position, [.text(table.name)])
      }
      return try position(rows, table, session)
    }

    private func position(
      _ rows: PostgreSQLRows, _ table: HubTable, _ session: PostgreSQLSession
    ) throws(MessagingError) -> Position {
      guard !rows.isEmpty else { return Position(key: nil, rows: 0) }
      do throws(MessagingError) {
        return Position(key: try key(table, rows.bytes(0, 0)), rows: rows.int64(0, 1))
      } catch {
        throw MessagingError(.storageDamaged, "\(session.place): table import_position")
      }
    }

    private func encoded(_ key: [HubValue]) -> [UInt8] {
      var writer = ByteWriter(capacity: 64)
      for value in key {
        switch value {
        case .int(let value): writer.write(value)
        case .bytes(let bytes): writer.write(bytes)
        case .null: break
        }
      }
      return writer.bytes
    }

    private func key(_ table: HubTable, _ encoded: [UInt8]) throws(MessagingError) -> [HubValue] {
      var reader = ByteReader(encoded)
      var key: [HubValue] = []
      for column in table.key {
        key.append(column.kind == .int ? .int(try reader.readSigned()) : .bytes(try reader.readBytes()))
      }
      return key
    }

    /// Compares the rows of a table in both databases.
    ///
    /// - parameter progress: Called with the number of rows that were read again.
    /// - returns: The digest of both.
    /// - throws: `storageDamaged` if there is a difference.
    package func compare(
      _ table: HubTable, progress: (Int64) -> Void = { _ in }
    ) throws(MessagingError) -> HubTableDigest {
      let theirs = try HubTableDigest(of: table, in: source)
      let ours = try HubTableDigest(of: table, in: tables, progress: progress)
      guard theirs == ours else {
        let rows = "\(ours.rows) rows that are not the \(theirs.rows) of the source"
        throw MessagingError(.storageDamaged, "\(tables.session.place): table \(table.name) has \(rows)")
      }
      return ours
    }

    /// Lets hubs use the database. To be called when everything is there and compared.
    package func complete() throws(MessagingError) {
      try tables.session.step { (connection) throws(MessagingError) in
        try connection.send(.begin)
        for statement in ImportStatements.completion { try connection.send(statement) }
        try connection.commit()
      }
    }

    /// Returns the number of blobs to which media refer.
    package func blobCount() throws(MessagingError) -> Int64 {
      try tables.session.step { (connection) throws(MessagingError) in
        try connection.rows(ImportStatements.blobCount, []).int64(0, 0)
      }
    }

    /// Returns whether media refer to a blob.
    package func isReferenced(_ sha256: String) throws(MessagingError) -> Bool {
      try tables.session.step { (connection) throws(MessagingError) in
        try !connection.rows(MediaStatements.isReferenced, [.text(sha256)]).isEmpty
      }
    }

    /// Returns whether the hub knows of an upload.
    package func isUnderWay(_ upload: MediaID) throws(MessagingError) -> Bool {
      try tables.session.step { (connection) throws(MessagingError) in
        try !connection.rows(MediaStatements.upload, [.text(upload.string)]).isEmpty
      }
    }
  }

  extension PostgreSQLConnection {
    /// Takes an empty database for an import, or goes on with one of the same source.
    ///
    /// - returns: A Boolean value that indicates whether it is complete.
    fileprivate func beginImport(of state: String) throws(MessagingError) -> Bool {
      try lock(isShared: false)
      try execute("SET search_path = \(PostgreSQLSchema.name)")
      let source = "decode('\(hexadecimal(Array(state.utf8)))', 'hex')"
      if let known = try execute("SELECT source = \(source), is_complete FROM import").first {
        guard known[0] == "t" else {
          throw MessagingError(
            .storageFailed, "\(place): the database has an import of other data, or of the same before it changed")
        }
        return known[1] == "t"
      }
      let others = HubTable.all.filter { $0.name != "counter" && $0.name != "gateway" }
      let rows = others.map { "EXISTS(SELECT 1 FROM \($0.name))" } + ["EXISTS(SELECT 1 FROM blob)"]
      guard try execute("SELECT \(rows.joined(separator: " OR "))").first?.first == "f" else {
        throw MessagingError(.storageFailed, "\(place): the database has other data")
      }
      try execute("BEGIN; DELETE FROM gateway; INSERT INTO import VALUES(\(source), false); COMMIT")
      return false
    }
  }

  /// The statements of an import.
  enum ImportStatements {
    static let position = PostgreSQLStatement(
      "import_position", [.bytes], "SELECT key, rows FROM import_position WHERE name = $1")
    /// Two imports at once wait for one another.
    static let lock = PostgreSQLStatement("import_lock", [], "SELECT 1 FROM import FOR UPDATE")
    static let savePosition = PostgreSQLStatement(
      "import_save", [.bytes, .bytes, .int],
      """
      INSERT INTO import_position(name, key, rows) VALUES($1, $2, $3)
      ON CONFLICT(name) DO UPDATE SET key = excluded.key, rows = excluded.rows
      """)
    static let blobCount = PostgreSQLStatement(
      "import_blobs", [], "SELECT count(DISTINCT sha256) FROM media WHERE NOT is_released")

    /// Sets the sequences to follow the largest stored numbers.
    static let completion: [PostgreSQLStatement] =
      HubTable.identities.sorted { $0.key < $1.key }.map { table, column in
        PostgreSQLStatement(
          "import_identity_\(table)", [],
          """
          SELECT setval(pg_get_serial_sequence('\(table)', '\(column)'), coalesce(max(\(column)), 0) + 1, false)
          FROM \(table)
          """)
      } + [
        PostgreSQLStatement(
          "import_arrival", [], "SELECT setval('event_arrival', coalesce(max(arrival), 0) + 1, false) FROM event"),
        PostgreSQLStatement("import_positions", [], "DELETE FROM import_position"),
        PostgreSQLStatement("import_complete", [], "UPDATE import SET is_complete = true"),
      ]

    static let all =
      [position, lock, savePosition, blobCount, MediaStatements.isReferenced, MediaStatements.upload] + completion
  }

  extension PostgreSQLSchema {
    /// The import of another database, and the last imported key of each table.
    static let imports = """
      CREATE TABLE import(source bytea NOT NULL, is_complete boolean NOT NULL);
      CREATE TABLE import_position(rows bigint NOT NULL, name bytea PRIMARY KEY, key bytea NOT NULL);
      """
  }
#endif
