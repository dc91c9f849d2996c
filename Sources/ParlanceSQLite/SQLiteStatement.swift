internal import CSQLite
internal import ParlanceCore

/// A statement, compiled once and used again and again.
final class SQLiteStatement {
  let sql: String
  // The connection holds every compiled statement and outlives them all.
  private unowned let connection: SQLiteConnection
  private var pointer: OpaquePointer?

  init(_ connection: SQLiteConnection, _ sql: String) {
    self.connection = connection
    self.sql = sql
  }

  /// Begins a use, which ends with `SQLiteCursor.reset`.
  @inline(__always) func use() throws(MessagingError) -> SQLiteCursor {
    if let pointer, connection.failure == nil { return SQLiteCursor(pointer, connection) }
    return try compile()
  }

  private func compile() throws(MessagingError) -> SQLiteCursor {
    let pointer = try connection.prepare(self)
    self.pointer = pointer
    return SQLiteCursor(pointer, connection)
  }

  /// Runs a statement that takes nothing and answers nothing.
  func run() throws(MessagingError) {
    let cursor = try use()
    defer { cursor.reset() }
    try cursor.finish()
  }

  func finalize() {
    sqlite3_finalize(pointer)
    pointer = nil
  }
}

/// One use of a statement: values are bound by position from 1, columns are read by position from 0.
struct SQLiteCursor {
  private let pointer: OpaquePointer
  // Not counted: a cursor lives within one call of a store, which holds the connection.
  private unowned(unsafe) let connection: SQLiteConnection

  @inline(__always) init(_ pointer: OpaquePointer, _ connection: SQLiteConnection) {
    self.pointer = pointer
    self.connection = connection
  }

  /// The result of a step that a unique index refused; the C macro is an expression that is not imported.
  static let notUnique: Int32 = SQLITE_CONSTRAINT | 8 << 8
  /// The result of a step that ended a statement.
  static let done: Int32 = SQLITE_DONE

  /// Ends the use; what was bound without a copy is not looked at afterwards.
  @inline(__always) func reset() { sqlite3_reset(pointer) }

  /// Takes a step; for code that cannot throw, in the closures that lend out bytes.
  @inline(__always) func step() -> Int32 { sqlite3_step(pointer) }

  /// Steps to the next row; false after the last.
  @inline(__always) func next() throws(MessagingError) -> Bool {
    let code = sqlite3_step(pointer)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw connection.fail(code)
  }

  /// Runs a statement to its end.
  @inline(__always) func finish() throws(MessagingError) { try check(sqlite3_step(pointer)) }

  /// Checks the result of the step that was to end a statement.
  @inline(__always) func check(_ code: Int32) throws(MessagingError) {
    // Some pragmas answer a row.
    if code != SQLITE_DONE && code != SQLITE_ROW { throw connection.fail(code) }
  }
}

// A value that cannot be bound stays NULL, which the columns refuse.
extension SQLiteCursor {
  @inline(__always) func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(pointer, index, value) }
  @inline(__always) func bind(_ index: Int32, _ value: UInt8) { sqlite3_bind_int(pointer, index, Int32(value)) }
  @inline(__always) func bind(_ index: Int32, _ value: UInt16) { sqlite3_bind_int(pointer, index, Int32(value)) }
  @inline(__always) func bind(_ index: Int32, _ value: Timestamp) { bind(index, value.milliseconds) }
  @inline(__always) func bind(_ index: Int32, _ value: some IdentifyingNumber) { bind(index, value.rawValue) }
  @inline(__always) func bind(_ index: Int32, _ row: MessageRow) { bind(index, row.rawValue) }
  @inline(__always) func bindNull(_ index: Int32) { sqlite3_bind_null(pointer, index) }

  /// Binds text without a copy: step before the bytes go.
  @inline(__always) func bind(_ index: Int32, lentText text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return bind(index, copiedText: "") }
    let count = Int32(clamping: text.count)
    start.withMemoryRebound(to: CChar.self, capacity: text.count) { start in
      _ = sqlite3_bind_text(pointer, index, start, count, parlance_sqlite_static())
    }
  }

  /// Binds bytes without a copy: step before they go.
  @inline(__always) func bind(_ index: Int32, lentBytes bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.isEmpty {
      // Without an address it would be NULL.
      sqlite3_bind_zeroblob(pointer, index, 0)
    } else {
      sqlite3_bind_blob(pointer, index, bytes.baseAddress, Int32(clamping: bytes.count), parlance_sqlite_static())
    }
  }

  /// Binds text that SQLite copies.
  func bind(_ index: Int32, copiedText text: String) {
    _ = withText(text) { text in
      text.withMemoryRebound(to: CChar.self) { text in
        sqlite3_bind_text(
          pointer, index, text.baseAddress, Int32(clamping: text.count), parlance_sqlite_transient())
      }
    }
  }

  /// Binds text that SQLite copies, or NULL.
  func bind(_ index: Int32, copiedText text: String?) {
    if let text { bind(index, copiedText: text) } else { bindNull(index) }
  }

  /// Binds bytes that SQLite copies.
  func bind(_ index: Int32, copiedBytes bytes: [UInt8]) {
    if bytes.isEmpty {
      sqlite3_bind_zeroblob(pointer, index, 0)
    } else {
      sqlite3_bind_blob(pointer, index, bytes, Int32(clamping: bytes.count), parlance_sqlite_transient())
    }
  }
}

extension SQLiteCursor {
  @inline(__always) func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }
  @inline(__always) func number<Number: IdentifyingNumber>(_ column: Int32) -> Number {
    Number(rawValue: int64(column))
  }
  @inline(__always) func row(_ column: Int32) -> MessageRow { MessageRow(rawValue: int64(column)) }
  @inline(__always) func uint8(_ column: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: sqlite3_column_int(pointer, column))
  }
  @inline(__always) func uint16(_ column: Int32) -> UInt16 {
    UInt16(truncatingIfNeeded: sqlite3_column_int(pointer, column))
  }
  @inline(__always) func timestamp(_ column: Int32) -> Timestamp { Timestamp(milliseconds: int64(column)) }
  @inline(__always) func isNull(_ column: Int32) -> Bool { sqlite3_column_type(pointer, column) == SQLITE_NULL }

  /// Returns a column's bytes where SQLite has them, valid until the next step.
  ///
  /// For text too: asking for text would make SQLite copy it to put a zero after it.
  @inline(__always) func lentBytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_blob(pointer, column)
    let count = Int(sqlite3_column_bytes(pointer, column))
    return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : count)
  }

  @inline(__always) func text(_ column: Int32) -> String { String(decoding: lentBytes(column), as: UTF8.self) }
  @inline(__always) func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
  @inline(__always) func bytes(_ column: Int32) -> [UInt8] { Array(lentBytes(column)) }
}

/// Lends out the bytes of a string without copying it, where it has them in one piece.
@inline(__always) func withText<Result>(_ string: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
  var copy = string
  return copy.withUTF8(body)
}
