package import ParlanceCore

extension SQLiteHubStore {
  package func saveRoster(_ message: EventPlace, _ accounts: [Int64]) throws(MessagingError) {
    var writer = ByteWriter(capacity: 3 * accounts.count + 4)
    writer.write(array: accounts) { $0.write($1) }
    let cursor = try receiptStatements.saveRoster.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, copiedBytes: writer.bytes)
    try cursor.finish()
  }

  package func roster(_ message: EventPlace) throws(MessagingError) -> [Int64]? {
    let cursor = try receiptStatements.roster.use()
    defer { cursor.reset() }
    cursor.bind(message)
    guard try cursor.next() else { return nil }
    var reader = ByteReader(cursor.bytes(0))
    do {
      return try reader.readArray { reader throws(MessagingError) in try reader.readSigned() }
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
        ReaderRecord(account: cursor.int64(0), time: cursor.timestamp(1), note: cursor.optionalText(2)))
    }
    return readers
  }

  package func readerCount(_ message: EventPlace) throws(MessagingError) -> Int {
    let cursor = try receiptStatements.readerCount.use()
    defer { cursor.reset() }
    cursor.bind(message)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  package func hide(account: Int64, stream: Int64, sequences: [Int64]) throws(MessagingError) {
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
    account: Int64, stream: Int64, among sequences: [Int64]
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

  package func deleters(of message: EventPlace) throws(MessagingError) -> Set<Int64> {
    var deleters: Set<Int64> = []
    let cursor = try receiptStatements.deleters.use()
    defer { cursor.reset() }
    cursor.bind(message)
    while try cursor.next() { deleters.insert(cursor.int64(0)) }
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
  /// The members who can confirm a message of a group, and those who have.
  static let hubReceipts = """
    CREATE TABLE receipt_roster(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, accounts BLOB NOT NULL,
      PRIMARY KEY(stream, sequence)) WITHOUT ROWID;
    CREATE TABLE receipt_reader(
      row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL,
      time INTEGER NOT NULL, note TEXT, UNIQUE(stream, sequence, account));
    """
}
