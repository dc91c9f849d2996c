#if Server && os(Linux)
  import CSQLite
  import Foundation
  import Parlance
  import ParlanceSQLite

  /// The rows of an imported hub, put into tables of the same shape by one thread through SQLite's own interface, with the same
  /// indexes, durability and settings, and as many with each commit as the import has: what an import would cost if nothing but
  /// SQLite did it.
  struct RawImport {
    /// The folder of the hub to which the archive was imported.
    var imported: URL
    /// The place to which the baseline writes.
    var path: String

    /// The records of each turn of an import.
    private static let recordsAtOnce = 2000

    /// Reading the rows is not part of what is measured.
    func measure() throws -> (processorSeconds: Double, wallSeconds: Double, rows: Int) {
      let source = try RawDatabase(
        path: imported.appendingPathComponent(MessagingEnvironment.hubDatabaseName).path, isReadOnly: true)
      // The engine makes its own tables.
      try SQLiteHubStore(path: path).close()
      let target = try RawDatabase(path: path)
      target.execute("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32768")
      var copy = RowCopy(source, target)
      for table in try source.texts("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      where !["event", "face_value"].contains(table) {
        try copy.run("SELECT * FROM \(table)", into: [table], atOnce: Self.recordsAtOnce)
      }
      let prefix = "message:\(ImportWorkload.source.utf8.count):\(ImportWorkload.source):"
      try copy.run(
        "SELECT * FROM face_value WHERE key NOT LIKE 'message:%'", into: ["face_value"], atOnce: Self.recordsAtOnce)
      try copy.run("SELECT * FROM event WHERE sequence > 0 ORDER BY row", into: ["event"], atOnce: Self.recordsAtOnce)
      // A message and what is kept of its import are written together, in the archive's order.
      try copy.run(
        """
        SELECT * FROM event JOIN face_value ON face = 'import' AND key = '\(prefix)' || id
        WHERE sequence < 0 ORDER BY event.row
        """, into: ["event", "face_value"], atOnce: Self.recordsAtOnce)
      for table in ["event", "face_value"] {
        let count = "SELECT count(*) FROM \(table)"
        guard try source.texts(count) == target.texts(count) else {
          throw BenchmarkError("the baseline has other rows of \(table) than the import")
        }
      }
      return (copy.processorSeconds, copy.wallSeconds, copy.rows)
    }
  }

  /// Copies rows, of which only the writing is measured.
  private struct RowCopy {
    private let source, target: RawDatabase
    private(set) var rows = 0
    private(set) var processorSeconds = 0.0
    private(set) var wallSeconds = 0.0

    init(_ source: RawDatabase, _ target: RawDatabase) {
      self.source = source
      self.target = target
    }

    /// Copies what a query has into tables, whose columns stand in it one table after another.
    mutating func run(_ query: String, into tables: [String], atOnce: Int) throws {
      let reading = try source.prepare(query)
      defer { sqlite3_finalize(reading) }
      let insertions = try tables.map { table in
        let width = try source.texts("SELECT name FROM pragma_table_info('\(table)')").count
        let marks = Array(repeating: "?", count: width).joined(separator: ", ")
        return (try target.prepare("INSERT OR REPLACE INTO \(table) VALUES(\(marks))"), width)
      }
      defer { for (insertion, _) in insertions { sqlite3_finalize(insertion) } }
      // A statement that is asked again after its end begins anew.
      var isAtEnd = false
      while !isAtEnd {
        // Copies of the values, which outlive the row.
        var batch: [[OpaquePointer?]] = []
        while batch.count < atOnce {
          guard sqlite3_step(reading) == SQLITE_ROW else {
            isAtEnd = true
            break
          }
          batch.append((0..<sqlite3_column_count(reading)).map { sqlite3_value_dup(sqlite3_column_value(reading, $0)) })
        }
        defer { for value in batch.joined() { sqlite3_value_free(value) } }
        var failure: Int32 = SQLITE_OK
        let price = Measurement.of(messages: batch.count) {
          target.execute("BEGIN IMMEDIATE")
          for row in batch {
            var place = 0
            for (insertion, width) in insertions {
              for column in 0..<width { sqlite3_bind_value(insertion, Int32(column + 1), row[place + column]) }
              place += width
              let code = sqlite3_step(insertion)
              if code != SQLITE_DONE { failure = code }
              sqlite3_reset(insertion)
            }
          }
          target.execute("COMMIT")
        }
        guard failure == SQLITE_OK else { throw BenchmarkError("the baseline cannot write: \(failure)") }
        rows += batch.count * insertions.count
        processorSeconds += price.processorSeconds
        wallSeconds += price.wallSeconds
      }
    }
  }

  extension RawDatabase {
    /// Returns the first column of each row of a query.
    fileprivate func texts(_ query: String) throws -> [String] {
      let statement = try prepare(query)
      defer { sqlite3_finalize(statement) }
      var texts: [String] = []
      while sqlite3_step(statement) == SQLITE_ROW {
        texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
      }
      return texts
    }
  }
#endif
