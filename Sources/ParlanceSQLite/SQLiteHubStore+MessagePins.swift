package import ParlanceCore

extension SQLiteHubStore {
  var pinStatements: HubPinStatements { groups[HubPinStatements.self] }

  package func save(_ pin: MessagePinRecord) throws(MessagingError) -> Bool {
    let cursor = try pinStatements.save.use()
    defer { cursor.reset() }
    cursor.bind(pin.message)
    cursor.bind(3, pin.account)
    cursor.bind(4, copiedText: pin.note)
    cursor.bind(5, pin.time)
    cursor.bind(6, pin.updated)
    try cursor.finish()
    return connection.changes == 1
  }

  package func removePin(_ message: EventPlace) throws(MessagingError) -> Bool {
    let cursor = try pinStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(message)
    try cursor.finish()
    return connection.changes == 1
  }

  package func pin(_ message: EventPlace) throws(MessagingError) -> MessagePinRecord? {
    let cursor = try pinStatements.pin.use()
    defer { cursor.reset() }
    cursor.bind(message)
    return try cursor.next() ? pin(cursor, stream: message.stream) : nil
  }

  package func pins(
    stream: StreamNumber, after sequence: Int64, limit: Int
  ) throws(MessagingError) -> [MessagePinRecord] {
    let cursor = try pinStatements.pins.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, sequence)
    cursor.bind(3, Int64(max(0, limit)))
    var found: [MessagePinRecord] = []
    while try cursor.next() { found.append(pin(cursor, stream: stream)) }
    return found
  }

  private func pin(_ cursor: SQLiteCursor, stream: StreamNumber) -> MessagePinRecord {
    MessagePinRecord(
      message: EventPlace(stream: stream, sequence: cursor.int64(0)), account: cursor.number(1),
      note: cursor.optionalText(2), time: cursor.timestamp(3), updated: cursor.timestamp(4))
  }
}

/// The hub store's statements about pins of messages, each compiled at its first use.
final class HubPinStatements: StatementGroup {
  let save, remove, pin, pins: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    save = connection.statement(
      """
      INSERT INTO message_pin(stream, sequence, account, note, time, updated) SELECT ?1, ?2, ?3, ?4, ?5, ?6
      WHERE EXISTS(SELECT 1 FROM event WHERE stream = ?1 AND sequence = ?2 AND kind = 1)
      ON CONFLICT(stream, sequence) DO UPDATE SET account = excluded.account, note = excluded.note,
        time = excluded.time, updated = excluded.updated
      """)
    remove = connection.statement("DELETE FROM message_pin WHERE stream = ?1 AND sequence = ?2")
    let columns = "SELECT sequence, account, note, time, updated FROM message_pin WHERE stream = ?1"
    pin = connection.statement("\(columns) AND sequence = ?2")
    pins = connection.statement("\(columns) AND sequence > ?2 ORDER BY sequence LIMIT ?3")
  }
}

extension Schema {
  /// The pins of messages.
  static let hubPins = """
    CREATE TABLE message_pin(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL, note TEXT, time INTEGER NOT NULL,
      updated INTEGER NOT NULL, PRIMARY KEY(stream, sequence)) WITHOUT ROWID;
    """
}
