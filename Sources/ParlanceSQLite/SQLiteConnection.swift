internal import CPageChecks
internal import CSQLite
internal import ParlanceCore

/// One open database file.
///
/// Confined to whatever its store is confined to: it is opened without SQLite's own mutexes.
final class SQLiteConnection {
  /// The file; ":memory:" is a database in memory.
  let path: String
  /// A Boolean value that indicates whether `begin` was called and neither `commit` nor `rollback` since.
  private(set) var isInTransaction = false
  /// The reason why the transaction can only be rolled back.
  private(set) var failure: MessagingError?

  private var handle: OpaquePointer?
  private var presence: FilePresence?
  private var prepared: [SQLiteStatement] = []
  private var beginning: SQLiteStatement?
  private var committing: SQLiteStatement?

  /// Opens a database of a kind, making it where there is none, and brings it to the newest version.
  ///
  /// - parameter path: The file; ":memory:" for a database in memory.
  /// - parameter busyTimeout: The time to wait for another connection's lock, in milliseconds.
  /// - throws: `storageDamaged` whenever the file is not an intact database; its bytes are left as they are.
  ///   Later, `begin` throws `storageFailed` whenever the file is not where it was.
  convenience init(path: String, schema: Schema, busyTimeout: Int32) throws(MessagingError) {
    let new = NewDatabase(path: path)
    if path != Self.memoryPath {
      if try new.isNeeded() {
        try new.make { connection throws(MessagingError) in try connection.migrate(to: schema) }
      }
    }
    try self.init(path: path, busyTimeout: busyTimeout)
    // On Apple's systems only `fullfsync` makes the drive write what it holds back; elsewhere it changes nothing.
    try execute("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
    try migrate(to: schema)
    try execute("PRAGMA journal_mode = WAL")
    if path != Self.memoryPath { presence = FilePresence(path) }
  }

  /// Opens a file as it is.
  init(path: String, busyTimeout: Int32) throws(MessagingError) {
    self.path = path
    // Closing a connection that may write moves a leftover log into the file. Of a damaged file every byte is to
    // stay, so the first look at it is through a connection that cannot write.
    if path != Self.memoryPath, try openForReading(busyTimeout: busyTimeout) {
      defer { closeHandle() }
      let code = sqlite3_exec(handle, "SELECT count(*) FROM sqlite_master", nil, nil, nil)
      // What a process began and did not end can be undone only by a connection that may write.
      guard code == SQLITE_OK || code & 0xFF == SQLITE_READONLY else { throw error(code) }
    }
    try open(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, busyTimeout: busyTimeout)
    do {
      try execute("SELECT count(*) FROM sqlite_master")
    } catch {
      closeHandle()
      throw error
    }
    beginning = statement("BEGIN IMMEDIATE")
    committing = statement("COMMIT")
  }

  deinit { close() }

  static let memoryPath = ":memory:"

  private func openForReading(busyTimeout: Int32) throws(MessagingError) -> Bool {
    do {
      try open(SQLITE_OPEN_READONLY, busyTimeout: busyTimeout)
      return true
    } catch {
      // The file does not exist yet, or cannot be opened at all: then opening it for writing throws the error.
      return false
    }
  }

  private func open(_ flags: Int32, busyTimeout: Int32) throws(MessagingError) {
    let fileSystem = path == Self.memoryPath ? nil : page_checks_file_system()
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, fileSystem)
    guard code == SQLITE_OK else {
      let error = error(code)
      closeHandle()
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyTimeout)
  }

  private func closeHandle() {
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Ends the use of the file; statements fail from then on.
  func close() {
    guard handle != nil else { return }
    // Finalizing and closing roll back what is under way.
    isInTransaction = false
    failure = nil
    for statement in prepared { statement.finalize() }
    prepared = []
    closeHandle()
  }

  /// Makes the pages of a database that has none yet end with checksums, so that damage of any byte is noticed when its
  /// page is read.
  func beginChecks() throws(MessagingError) {
    let code = page_checks_begin(handle)
    guard code == SQLITE_OK else { throw fail(code) }
  }

  /// A Boolean value that indicates whether the pages have checksums.
  var hasChecks: Bool { page_checks_are_on(handle) != 0 }

  /// Returns a statement that is compiled at its first use.
  func statement(_ sql: String) -> SQLiteStatement { SQLiteStatement(self, sql) }

  func prepare(_ statement: SQLiteStatement) throws(MessagingError) -> OpaquePointer {
    if let failure { throw failure }
    guard let handle else { throw MessagingError(.storageFailed, "\(path): closed") }
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, statement.sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw fail(code) }
    prepared.append(statement)
    return pointer
  }

  /// Runs statements that take no values, reading and dropping their results.
  func execute(_ sql: String) throws(MessagingError) {
    guard let handle else { throw MessagingError(.storageFailed, "\(path): closed") }
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw fail(code) }
  }

  /// Returns the first number that a statement answers; 0 if it answers none.
  func number(_ sql: String) throws(MessagingError) -> Int64 {
    let cursor = try statement(sql).use()
    defer { cursor.reset() }
    return try cursor.next() ? cursor.int64(0) : 0
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }
  /// The row that the last insertion made.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }
}

extension SQLiteConnection {
  /// Begins a transaction that may write.
  ///
  /// - throws: `storageLocked` whenever another connection is writing.
  func begin() throws(MessagingError) {
    guard let beginning else { return }
    if presence?.isLost == true { throw fail(MessagingError(.storageFailed, "\(path): the file was removed")) }
    try beginning.run()
    isInTransaction = true
  }

  /// Makes what the transaction wrote durable, or rolls it back.
  func commit() throws(MessagingError) {
    if let failure {
      rollback()
      throw failure
    }
    do {
      try committing?.run()
    } catch {
      rollback()
      throw error
    }
    isInTransaction = false
  }

  /// Undoes what the transaction wrote.
  func rollback() {
    failure = nil
    isInTransaction = false
    // SQLite rolls some failed transactions back by itself.
    guard let handle, sqlite3_get_autocommit(handle) == 0 else { return }
    // A rollback that fails leaves nothing to do: the file is as it was, and closing releases the rest.
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  /// Runs a body in the transaction that is under way, or in one of its own.
  func inTransaction<Value>(_ body: () throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    if isInTransaction { return try body() }
    try begin()
    let value: Value
    do {
      value = try body()
    } catch {
      rollback()
      throw error
    }
    try commit()
    return value
  }

  /// Allows nothing but a rollback to end the transaction: a part of it is missing.
  func fail(_ error: MessagingError) -> MessagingError {
    if isInTransaction && failure == nil { failure = error }
    return error
  }

  /// Returns the error for a result code.
  func fail(_ code: Int32) -> MessagingError { fail(error(code)) }

  private func error(_ code: Int32) -> MessagingError {
    // SQLite's own words name tables and columns, never a value.
    let words = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    let reason =
      code == page_checks_damage ? "a page is not as it was written" : words.map { String(cString: $0) } ?? ""
    let meaning = Self.meaning(of: code)
    let detail = "\(reason) (\(code))"
    return meaning == .storageDamaged ? damage(detail) : MessagingError(meaning, "\(path): \(detail)")
  }

  /// Returns the error for data that cannot be understood. The log stays beside the file from now on, so that no byte
  /// of either changes.
  func damage(_ detail: String) -> MessagingError {
    if let handle { page_checks_keep_log(handle) }
    return MessagingError(.storageDamaged, "\(path): \(detail)")
  }

  private static func meaning(of code: Int32) -> MessagingError.Code {
    if code == page_checks_damage { return .storageDamaged }
    // The lowest byte is the primary code.
    return switch code & 0xFF {
    case SQLITE_NOTADB, SQLITE_CORRUPT: .storageDamaged
    case SQLITE_BUSY, SQLITE_LOCKED: .storageLocked
    case SQLITE_FULL: .storageFull
    default: .storageFailed
    }
  }
}
