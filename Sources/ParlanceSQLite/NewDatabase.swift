internal import ParlanceCore

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The making of a database file: under another name, so that a file of its own name is always a whole database,
/// whenever the process dies or the power goes.
struct NewDatabase {
  /// The file that is to be there.
  let path: String

  private var draft: String { path + ".new" }

  /// The endings of the files that SQLite keeps beside a file.
  private static let companions = ["-journal", "-wal", "-shm"]

  /// Returns whether there is no database yet.
  ///
  /// - throws: `storageDamaged` for an empty file. A database gets its name when it is whole, so one without a page has
  ///   lost all of them.
  func isNeeded() throws(MessagingError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT }
    if status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
      throw MessagingError(.storageDamaged, "\(path): the file is empty")
    }
    return false
  }

  /// Makes the file.
  ///
  /// - parameter fill: Makes the database in a connection to it. Nothing that it writes needs to be synchronized.
  func make(_ fill: (SQLiteConnection) throws(MessagingError) -> Void) throws(MessagingError) {
    for name in [draft] + Self.companions.map({ draft + $0 }) { unlink(name) }
    do {
      let connection = try SQLiteConnection(path: draft, busyTimeout: 0)
      defer { connection.close() }
      try connection.beginChecks()
      try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try fill(connection)
      try connection.execute("PRAGMA journal_mode = WAL")
    }
    // What SQLite makes beside a file later gets the file's permissions.
    guard chmod(draft, 0o600) == 0 else { throw failure(draft) }
    try synchronize(draft, isFolder: false)
    // What belonged to a removed file of the name must not be taken for this one's.
    for name in Self.companions { unlink(path + name) }
    guard rename(draft, path) == 0 else { throw failure(path) }
    try synchronize(folder, isFolder: true)
  }

  private var folder: String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func synchronize(_ name: String, isFolder: Bool) throws(MessagingError) {
    let descriptor = open(name, O_RDONLY | O_CLOEXEC)
    // Where a folder cannot be opened, the file system makes names durable by itself.
    guard descriptor >= 0 else { if isFolder { return } else { throw failure(name) } }
    defer { close(descriptor) }
    #if canImport(Darwin)
      // Only this makes the drive write what it holds back.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(descriptor) == 0 || isFolder else { throw failure(name) }
  }

  private func failure(_ name: String) -> MessagingError {
    let code: MessagingError.Code = errno == ENOSPC || errno == EDQUOT ? .storageFull : .storageFailed
    return MessagingError(code, "\(name): \(String(cString: strerror(errno)))")
  }
}
