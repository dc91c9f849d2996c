#if Server
  internal import CSQLite
  internal import ParlanceCore

  /// The ids and references of an archive in a temporary file, which SQLite removes: they need not fit into memory.
  final class ArchiveIndex {
    /// The result of adding an id.
    enum Outcome {
      case new
      /// The same record was added before.
      case repeated
      /// Another record was added under the id before.
      case colliding
    }

    private var database: OpaquePointer?
    private var insertion: OpaquePointer?
    private var lookup: OpaquePointer?
    private var mention: OpaquePointer?

    init() throws(MessagingError) {
      // An empty name is a temporary file.
      guard sqlite3_open("", &database) == SQLITE_OK else { throw failure() }
      let statements = """
        PRAGMA cache_size = -8192; PRAGMA temp_store = FILE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
        CREATE TABLE records (kind TEXT, source TEXT, id TEXT, digest BLOB, PRIMARY KEY (kind, source, id)) WITHOUT ROWID;
        CREATE TABLE mentions (kind TEXT, source TEXT, id TEXT, file TEXT, line INTEGER, count INTEGER,
          PRIMARY KEY (kind, source, id)) WITHOUT ROWID;
        BEGIN;
        """
      guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else { throw failure() }
      insertion = try prepare("INSERT INTO records VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING")
      lookup = try prepare("SELECT digest FROM records WHERE kind = ?1 AND source = ?2 AND id = ?3")
      mention = try prepare(
        """
        INSERT INTO mentions VALUES (?1, ?2, ?3, ?4, ?5, 1)
        ON CONFLICT (kind, source, id) DO UPDATE SET count = count + 1
        """)
    }

    deinit {
      for statement in [insertion, lookup, mention] { sqlite3_finalize(statement) }
      sqlite3_close(database)
    }

    /// Adds a record's id.
    func add(_ record: ArchiveRecord) throws(MessagingError) -> Outcome {
      let digest = SHA256.value(of: Array(record.line.utf8))
      let key = [record.kind.rawValue, record.source, record.id]
      bind(insertion, key)
      sqlite3_bind_blob(insertion, 4, digest, Int32(digest.count), transient)
      try finish(insertion)
      guard sqlite3_changes(database) == 0 else { return .new }
      bind(lookup, key)
      defer { sqlite3_reset(lookup) }
      guard sqlite3_step(lookup) == SQLITE_ROW, let bytes = sqlite3_column_blob(lookup, 0) else { throw failure() }
      let stored = UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(lookup, 0)))
      return stored.elementsEqual(digest) ? .repeated : .colliding
    }

    /// Adds a reference of a record.
    func add(
      reference: (kind: ArchiveKind, id: String), source: String, file: String, line: Int
    ) throws(MessagingError) {
      bind(mention, [reference.kind.rawValue, source, reference.id, file])
      sqlite3_bind_int64(mention, 5, Int64(line))
      try finish(mention)
    }

    /// Passes on each id that is referred to and not in the archive.
    func forEachMissing(_ body: (ArchiveReport.Missing) -> Void) throws(MessagingError) {
      let query = try prepare(
        """
        SELECT kind, source, id, file, line, count FROM mentions m WHERE NOT EXISTS
          (SELECT 1 FROM records r WHERE r.kind = m.kind AND r.source = m.source AND r.id = m.id)
        """)
      defer { sqlite3_finalize(query) }
      while true {
        let code = sqlite3_step(query)
        guard code == SQLITE_ROW else {
          guard code == SQLITE_DONE else { throw failure() }
          return
        }
        let texts = (0..<4).map { column in sqlite3_column_text(query, column).map { String(cString: $0) } ?? "" }
        body(
          ArchiveReport.Missing(
            kind: texts[0], source: texts[1], id: texts[2], file: texts[3], line: Int(sqlite3_column_int64(query, 4)),
            count: Int(sqlite3_column_int64(query, 5))))
      }
    }

    private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private func prepare(_ text: String) throws(MessagingError) -> OpaquePointer? {
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else { throw failure() }
      return statement
    }

    private func bind(_ statement: OpaquePointer?, _ texts: [String]) {
      for (index, text) in texts.enumerated() {
        let bytes = Array(text.utf8)
        sqlite3_bind_text(
          statement, Int32(index + 1), bytes.map(CChar.init(bitPattern:)), Int32(bytes.count), transient)
      }
    }

    private func finish(_ statement: OpaquePointer?) throws(MessagingError) {
      let code = sqlite3_step(statement)
      sqlite3_reset(statement)
      guard code == SQLITE_DONE else { throw failure() }
    }

    private func failure() -> MessagingError {
      MessagingError(
        .storageFailed, "the temporary index: \(sqlite3_errmsg(database).map { String(cString: $0) } ?? "")")
    }
  }
#endif
