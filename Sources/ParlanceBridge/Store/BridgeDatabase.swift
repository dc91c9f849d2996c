#if Server
  internal import CSQLite
  internal import Foundation
  package import ParlanceCore

  /// The database of a bridge: one file, one connection, used on one queue.
  ///
  /// Another process, the one that lists and retries what failed, may have it open, too.
  package final class BridgeDatabase {
    /// A value of a row.
    package enum Value: Hashable, Sendable {
      case null
      case integer(Int64)
      case text(String)

      package var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
      package var text: String? { if case .text(let text) = self { text } else { nil } }
    }

    private var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]
    private var isInTransaction = false
    private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    /// Called before each statement that writes, with the number of those before it; a test ends the process there.
    package var beforeWrite: ((Int) throws(MessagingError) -> Void)?
    private var writeCount = 0

    /// Opens a file, making it where there is none. Its owner alone may read it, since it has what users write.
    ///
    /// - throws: `storageFailed` if it cannot be opened, or is not a database.
    package init(path: String) throws(MessagingError) {
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
      guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
        let error = failure()
        sqlite3_close(handle)
        throw error
      }
      sqlite3_busy_timeout(handle, 5000)
      if path != ":memory:" { chmod(path, 0o600) }
      do throws(MessagingError) {
        // On Apple's systems only `fullfsync` makes the drive write what it holds back; elsewhere it changes nothing.
        try execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
      } catch {
        close()
        throw error
      }
    }

    deinit { close() }

    /// Closes the file. What was not committed is undone.
    package func close() {
      for statement in statements.values { sqlite3_finalize(statement) }
      statements = [:]
      sqlite3_close(handle)
      handle = nil
    }

    /// Runs statements without values and rows.
    func execute(_ text: String) throws(MessagingError) {
      guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Runs changes that are kept together or not at all. A transaction within another one is a part of it.
    package func transaction<Result>(
      _ body: () throws(MessagingError) -> Result
    ) throws(MessagingError) -> Result {
      if isInTransaction { return try body() }
      try execute("BEGIN IMMEDIATE")
      isInTransaction = true
      defer { isInTransaction = false }
      do throws(MessagingError) {
        let result = try body()
        try willWrite()
        try execute("COMMIT")
        return result
      } catch {
        sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        throw error
      }
    }

    /// Runs a statement that writes.
    ///
    /// - returns: The number of rows that it changed.
    @discardableResult
    func write(_ text: String, _ values: Value...) throws(MessagingError) -> Int {
      try willWrite()
      _ = try run(text, values)
      return Int(sqlite3_changes(handle))
    }

    /// Returns the rows of a query.
    func rows(_ text: String, _ values: Value...) throws(MessagingError) -> [[Value]] { try run(text, values) }

    private func willWrite() throws(MessagingError) {
      defer { writeCount += 1 }
      try beforeWrite?(writeCount)
    }

    private func run(_ text: String, _ values: [Value]) throws(MessagingError) -> [[Value]] {
      let statement = try statement(text)
      defer {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
      }
      for (index, value) in values.enumerated() {
        let place = Int32(index + 1)
        switch value {
        case .null: sqlite3_bind_null(statement, place)
        case .integer(let value): sqlite3_bind_int64(statement, place, value)
        case .text(let value):
          let bytes = Array(value.utf8).map(CChar.init(bitPattern:))
          sqlite3_bind_text(statement, place, bytes, Int32(bytes.count), transient)
        }
      }
      var rows: [[Value]] = []
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_DONE: return rows
        case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { value(statement, $0) })
        default: throw failure()
        }
      }
    }

    private func value(_ statement: OpaquePointer, _ column: Int32) -> Value {
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
      case SQLITE_TEXT:
        let count = Int(sqlite3_column_bytes(statement, column))
        guard let bytes = sqlite3_column_text(statement, column) else { return .text("") }
        return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
      default: return .null
      }
    }

    private func statement(_ text: String) throws(MessagingError) -> OpaquePointer {
      if let known = statements[text] { return known }
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure() }
      statements[text] = statement
      return statement
    }

    private func failure() -> MessagingError {
      let code = sqlite3_errcode(handle) & 0xFF
      let words = sqlite3_errmsg(handle).map { String(cString: $0) } ?? ""
      return MessagingError(code == SQLITE_FULL ? .storageFull : .storageFailed, "the bridge's database: \(words)")
    }
  }

  extension BridgeDatabase.Value {
    init(_ text: String?) { self = text.map { .text($0) } ?? .null }
    init(_ number: Int64?) { self = number.map { .integer($0) } ?? .null }
    init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }
  }
#endif
