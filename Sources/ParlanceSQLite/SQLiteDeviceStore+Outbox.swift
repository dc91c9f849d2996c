package import ParlanceCore

extension SQLiteDeviceStore {
  package func enqueue(_ entry: OutboxEntry) throws(MessagingError) -> Int64 {
    try reserve(next.outbox < reserved.outbox)
    let position = next.outbox
    let cursor = try outboxStatements.enqueue.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    cursor.bind(2, entry.row)
    let code = entry.payload.withUnsafeBufferPointer { payload in
      cursor.bind(3, lentBytes: payload)
      return cursor.step()
    }
    try cursor.check(code)
    next.outbox = position + 1
    return position
  }

  package func outbox() throws(MessagingError) -> [OutboxEntry] {
    let cursor = try outboxStatements.outbox.use()
    defer { cursor.reset() }
    var entries: [OutboxEntry] = []
    while try cursor.next() {
      entries.append(OutboxEntry(position: cursor.int64(0), row: cursor.row(1), payload: cursor.bytes(2)))
    }
    return entries
  }

  package func dequeue(position: Int64) throws(MessagingError) {
    let cursor = try outboxStatements.dequeue.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    try cursor.finish()
  }

  package func appendJournal(_ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    try reserve(next.journal < reserved.journal)
    let position = next.journal
    let cursor = try outboxStatements.appendJournal.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    let code = bytes.withUnsafeBufferPointer { bytes in
      cursor.bind(2, lentBytes: bytes)
      return cursor.step()
    }
    try cursor.check(code)
    next.journal = position + 1
    return position
  }

  package func journal() throws(MessagingError) -> [(position: Int64, bytes: [UInt8])] {
    let cursor = try outboxStatements.journal.use()
    defer { cursor.reset() }
    var entries: [(position: Int64, bytes: [UInt8])] = []
    while try cursor.next() { entries.append((cursor.int64(0), cursor.bytes(1))) }
    return entries
  }

  package func trimJournal(upTo position: Int64) throws(MessagingError) {
    let cursor = try outboxStatements.trimJournal.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    try cursor.finish()
  }
}

/// The device store's statements about what is to be sent and reported, each compiled at its first use.
struct DeviceOutboxStatements {
  let positions, savePositions, enqueue, outbox, dequeue, appendJournal, journal, trimJournal: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    positions = connection.statement("SELECT row, outbox, journal FROM reserved")
    savePositions = connection.statement("UPDATE reserved SET row = ?1, outbox = ?2, journal = ?3")
    enqueue = connection.statement("INSERT INTO outbox(position, row, payload) VALUES(?1, ?2, ?3)")
    outbox = connection.statement("SELECT position, row, payload FROM outbox ORDER BY position")
    dequeue = connection.statement("DELETE FROM outbox WHERE position = ?1")
    appendJournal = connection.statement("INSERT INTO journal(position, bytes) VALUES(?1, ?2)")
    journal = connection.statement("SELECT position, bytes FROM journal ORDER BY position")
    trimJournal = connection.statement("DELETE FROM journal WHERE position <= ?1")
  }
}

extension Schema {
  /// The outbox, the journal of the events to report, and the reserved numbers.
  static let deviceOutbox = """
    CREATE TABLE outbox(position INTEGER PRIMARY KEY, row INTEGER NOT NULL, payload BLOB NOT NULL);
    CREATE TABLE journal(position INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
    CREATE TABLE reserved(row INTEGER NOT NULL, outbox INTEGER NOT NULL, journal INTEGER NOT NULL);
    INSERT INTO reserved VALUES(1, 1, 1);
    """
}
