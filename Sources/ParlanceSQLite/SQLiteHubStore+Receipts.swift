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

  package func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError) {
    try inTransaction { () throws(MessagingError) in
      let cursor = try receiptStatements.hide.use()
      defer { cursor.reset() }
      cursor.bind(1, stream)
      cursor.bind(3, account)
      for sequence in sequences {
        cursor.bind(2, sequence)
        try cursor.finish()
        cursor.reset()
      }
    }
  }

  package func hidden(
    account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64> {
    var hidden: Set<Int64> = []
    let cursor = try receiptStatements.hidden.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    var rest = sequences[...]
    while !rest.isEmpty {
      for index in 0..<HubStatements.listLength {
        if let sequence = rest.popFirst() { cursor.bind(3 + index, sequence) } else { cursor.bindNull(3 + index) }
      }
      while try cursor.next() { hidden.insert(cursor.int64(0)) }
      cursor.reset()
    }
    return hidden
  }

  package func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> {
    var deleters: Set<AccountNumber> = []
    let cursor = try receiptStatements.deleters.use()
    defer { cursor.reset() }
    cursor.bind(message)
    while try cursor.next() { deleters.insert(cursor.number(0)) }
    return deleters
  }
}

extension SQLiteCursor {
  /// Binds a place as the first two values.
  @inline(__always) func bind(_ place: EventPlace) {
    bind(1, place.stream)
    bind(2, place.sequence)
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
