package import ParlanceCore

extension SQLiteDeviceStore {
  var threadStatements: DeviceThreadStatements { groups[DeviceThreadStatements.self] }

  package func save(_ thread: ThreadEntry) throws(MessagingError) {
    let cursor = try threadStatements.save.use()
    defer { cursor.reset() }
    var writer = ByteWriter(capacity: 256)
    thread.write(to: &writer)
    cursor.bind(1, copiedText: thread.thread.id)
    cursor.bind(2, copiedText: thread.thread.origin.group)
    cursor.bind(3, copiedText: thread.thread.origin.message.string)
    cursor.bind(4, copiedBytes: writer.bytes)
    try cursor.finish()
  }

  package func thread(id: String) throws(MessagingError) -> ThreadEntry? {
    let cursor = try threadStatements.thread.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id)
    return try cursor.next() ? try thread(cursor.bytes(0)) : nil
  }

  package func thread(about origin: ThreadOrigin) throws(MessagingError) -> ThreadEntry? {
    let cursor = try threadStatements.threadAbout.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: origin.group)
    cursor.bind(2, copiedText: origin.message.string)
    return try cursor.next() ? try thread(cursor.bytes(0)) : nil
  }

  package func removeThread(id: String) throws(MessagingError) {
    let cursor = try threadStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id)
    try cursor.finish()
  }

  package func threadIDs() throws(MessagingError) -> [String] {
    let cursor = try threadStatements.ids.use()
    defer { cursor.reset() }
    var ids: [String] = []
    while try cursor.next() { ids.append(cursor.text(0)) }
    return ids
  }

  private func thread(_ bytes: [UInt8]) throws(MessagingError) -> ThreadEntry {
    var reader = ByteReader(bytes)
    do {
      return try ThreadEntry(from: &reader)
    } catch {
      throw damage("thread")
    }
  }
}

/// The device store's statements about threads, each compiled at its first use.
final class DeviceThreadStatements: StatementGroup {
  let save, thread, threadAbout, remove, ids: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    save = connection.statement(
      """
      INSERT INTO thread(id, parent, message, bytes) VALUES(?1, ?2, ?3, ?4)
      ON CONFLICT(id) DO UPDATE SET parent = excluded.parent, message = excluded.message, bytes = excluded.bytes
      """)
    thread = connection.statement("SELECT bytes FROM thread WHERE id = ?1")
    threadAbout = connection.statement("SELECT bytes FROM thread WHERE parent = ?1 AND message = ?2")
    remove = connection.statement("DELETE FROM thread WHERE id = ?1")
    ids = connection.statement("SELECT id FROM thread")
  }
}

extension Schema {
  /// The copies of threads.
  static let deviceThreads = """
    CREATE TABLE thread(
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, parent TEXT NOT NULL, message TEXT NOT NULL,
      bytes BLOB NOT NULL);
    CREATE INDEX thread_by_message ON thread(parent, message);
    """
}
