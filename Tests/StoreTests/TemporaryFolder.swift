import CPageChecks
import CSQLite
import Foundation
import Testing

/// A folder of its own that goes with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("StoreTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Copies a database as it would be on the disk if the process ended now, under another name, and returns its path.
  func crashCopy(of name: String, as copy: String) throws -> String {
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path(name + suffix)) {
      try FileManager.default.copyItem(atPath: path(name + suffix), toPath: path(copy + suffix))
    }
    return path(copy)
  }
}

/// A connection other than the stores', which maintains the checksums of pages as they do.
final class OtherConnection {
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    try #require(sqlite3_open_v2(path, &handle, flags, page_checks_file_system()) == SQLITE_OK)
  }

  deinit { sqlite3_close(handle) }

  func execute(_ sql: String) throws {
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
  }

  /// One column of all rows, the first unless another is asked for.
  func texts(_ sql: String, column: Int32 = 0) throws -> [String] {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      texts.append(String(cString: sqlite3_column_text(statement, column)))
    }
    return texts
  }
}
