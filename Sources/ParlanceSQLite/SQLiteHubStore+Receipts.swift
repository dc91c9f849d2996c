package import ParlanceCore

extension SQLiteHubStore {
  package func saveRoster(_ message: EventPlace, _ accounts: [AccountNumber]) throws(MessagingError) {
    var writer = ByteWriter(capacity: 3 * accounts.count + 4)
    writer.write(array: accounts) { $0.write($1) }
    let cursor = try receiptStatements.saveRoster.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, copiedBytes: writer.bytes)
    try cursor.finish()
  }

  package func roster(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]? {
    let cursor = try receiptStatements.roster.use()
    defer { cursor.reset() }
    cursor.bind(message)
    guard try cursor.next() else { return nil }
    var reader = ByteReader(cursor.bytes(0))
    do {
      return try reader.readArray { reader throws(MessagingError) in try reader.readNumber() }
    } catch {
      throw damage("receipt_roster")
    }
  }

  package func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
    let cursor = try receiptStatements.addReader.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, reader.account)
    cursor.bind(4, reader.time)
    cursor.bind(5, copiedText: reader.note)
    try cursor.finish()
    return connection.changes == 1
  }

  package func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord] {
    let cursor = try receiptStatements.readers.use()
    defer { cursor.reset() }
    cursor.bind(message)
    var readers: [ReaderRecord] = []
    while try cursor.next() {
      readers.append(
        ReaderRecord(account: cursor.number(0), time: cursor.timestamp(1), note: cursor.optionalText(2)))
    }
    return readers
  }

  package func readerCount(_ message: EventPlace) throws(MessagingError) -> Int {
    let cursor = try receiptStatements.readerCount.use()
    defer { cursor.reset() }
    cursor.bind(message)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  package func addDelivery(_ message: EventPlace, to account: AccountNumber) throws(MessagingError) -> Bool {
    let cursor = try receiptStatements.addDelivery.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, account)
    try cursor.finish()
    return connection.changes == 1
  }

  package func deliveries(_ message: EventPlace) throws(MessagingError) -> [AccountNumber] {
    let cursor = try receiptStatements.deliveries.use()
    defer { cursor.reset() }
    cursor.bind(message)
    var accounts: [AccountNumber] = []
    while try cursor.next() { accounts.append(cursor.number(0)) }
    return accounts
  }
}

/// The hub store's statements about receipts, each compiled at its first use.
struct HubReceiptStatements {
  let saveRoster, roster, addReader, readers, readerCount, addDelivery, deliveries: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    saveRoster = connection.statement(
      """
      INSERT INTO receipt_roster(stream, sequence, accounts) VALUES(?1, ?2, ?3)
      ON CONFLICT(stream, sequence) DO UPDATE SET accounts = excluded.accounts
      """)
    roster = connection.statement("SELECT accounts FROM receipt_roster WHERE stream = ?1 AND sequence = ?2")
    addReader = connection.statement(
      """
      INSERT INTO receipt_reader(stream, sequence, account, time, note)
      SELECT ?1, ?2, ?3, ?4, ?5 WHERE \(HubStreamStatements.isThere) ON CONFLICT(stream, sequence, account) DO NOTHING
      """)
    readers = connection.statement(
      "SELECT account, time, note FROM receipt_reader WHERE stream = ?1 AND sequence = ?2 ORDER BY row")
    readerCount = connection.statement("SELECT count(*) FROM receipt_reader WHERE stream = ?1 AND sequence = ?2")
    addDelivery = connection.statement(
      """
      INSERT INTO receipt_delivery(stream, sequence, account)
      SELECT ?1, ?2, ?3 WHERE \(HubStreamStatements.isThere) ON CONFLICT(stream, sequence, account) DO NOTHING
      """)
    deliveries = connection.statement(
      "SELECT account FROM receipt_delivery WHERE stream = ?1 AND sequence = ?2 ORDER BY account")
  }
}

extension Schema {
  /// The members who can confirm a message of a group, and those who have; the accounts that received a message.
  static let hubReceipts = """
    CREATE TABLE receipt_roster(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, accounts BLOB NOT NULL,
      PRIMARY KEY(stream, sequence)) WITHOUT ROWID;
    CREATE TABLE receipt_reader(
      row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL,
      time INTEGER NOT NULL, note TEXT, UNIQUE(stream, sequence, account));
    CREATE TABLE receipt_delivery(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL,
      PRIMARY KEY(stream, sequence, account)) WITHOUT ROWID;
    """
}
