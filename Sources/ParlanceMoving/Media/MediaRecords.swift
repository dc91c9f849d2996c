#if Server
  internal import CSQLite
  internal import ParlanceCore

  /// The records of the kind media of an import in a temporary file, which SQLite removes: they need not fit into memory.
  final class MediaRecords {
    private var database: OpaquePointer?
    private var insertion: OpaquePointer?
    private var lookup: OpaquePointer?

    init() throws(MessagingError) {
      // An empty name is a temporary file.
      guard sqlite3_open("", &database) == SQLITE_OK else { throw failure() }
      let statements = """
        PRAGMA cache_size = -2048; PRAGMA temp_store = FILE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
        CREATE TABLE media (source TEXT, id TEXT, line TEXT, PRIMARY KEY (source, id)) WITHOUT ROWID;
        BEGIN;
        """
      guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else { throw failure() }
      insertion = try prepare("INSERT INTO media VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")
      lookup = try prepare("SELECT line FROM media WHERE source = ?1 AND id = ?2")
    }

    deinit {
      sqlite3_finalize(insertion)
      sqlite3_finalize(lookup)
      sqlite3_close(database)
    }

    /// Adds a record. The first one of an id stays.
    func add(_ record: ArchiveRecord) throws(MessagingError) {
      bind(insertion, [record.source, record.id, record.line])
      let code = sqlite3_step(insertion)
      sqlite3_reset(insertion)
      guard code == SQLITE_DONE else { throw failure() }
    }

    /// Returns the members of a record.
    func record(_ id: String, source: String) throws(MessagingError) -> JSONNode? {
      bind(lookup, [source, id])
      defer { sqlite3_reset(lookup) }
      let code = sqlite3_step(lookup)
      guard code == SQLITE_ROW else {
        guard code == SQLITE_DONE else { throw failure() }
        return nil
      }
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(lookup, 0), count: Int(sqlite3_column_bytes(lookup, 0)))
      return try? JSONParser.parse(Array(bytes))
    }

    private func prepare(_ text: String) throws(MessagingError) -> OpaquePointer? {
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else { throw failure() }
      return statement
    }

    private func bind(_ statement: OpaquePointer?, _ texts: [String]) {
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      for (index, text) in texts.enumerated() {
        let bytes = Array(text.utf8)
        sqlite3_bind_text(
          statement, Int32(index + 1), bytes.map(CChar.init(bitPattern:)), Int32(bytes.count), transient)
      }
    }

    private func failure() -> MessagingError {
      MessagingError(
        .storageFailed, "the temporary index: \(sqlite3_errmsg(database).map { String(cString: $0) } ?? "")")
    }
  }
#endif
