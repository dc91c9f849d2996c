package import ParlanceCore

extension SQLiteHubStore {
  package func saveRoster(_ id: MessageID, _ accounts: [Int64]) throws(MessagingError) {
    var writer = ByteWriter(capacity: 3 * accounts.count + 4)
    writer.write(array: accounts) { $0.write($1) }
    let cursor = try statements.saveRoster.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    cursor.bind(2, copiedBytes: writer.bytes)
    try cursor.finish()
  }

  package func roster(_ id: MessageID) throws(MessagingError) -> [Int64]? {
    let cursor = try statements.roster.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    guard try cursor.next() else { return nil }
    var reader = ByteReader(cursor.bytes(0))
    do {
      return try reader.readArray { reader throws(MessagingError) in try reader.readSigned() }
    } catch {
      throw damage("receipt_roster")
    }
  }

  package func addReader(_ id: MessageID, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
    let cursor = try statements.addReader.use()
    defer { cursor.reset() }
    cursor.bind(2, reader.account)
    cursor.bind(3, reader.time)
    cursor.bind(4, copiedText: reader.note)
    let code = withText(id.string) { text in
      cursor.bind(1, lentText: text)
      return cursor.step()
    }
    try cursor.check(code)
    return connection.changes == 1
  }

  package func readers(_ id: MessageID) throws(MessagingError) -> [ReaderRecord] {
    let cursor = try statements.readers.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    var readers: [ReaderRecord] = []
    while try cursor.next() {
      readers.append(
        ReaderRecord(
          account: cursor.int64(0), time: Timestamp(milliseconds: cursor.int64(1)), note: cursor.optionalText(2)))
    }
    return readers
  }

  package func hide(account: Int64, _ ids: [MessageID]) throws(MessagingError) {
    let cursor = try statements.hide.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    for id in ids {
      cursor.bind(2, copiedText: id.string)
      try cursor.finish()
      cursor.reset()
    }
  }

  package func isHidden(account: Int64, _ id: MessageID) throws(MessagingError) -> Bool {
    let cursor = try statements.isHidden.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, copiedText: id.string)
    return try cursor.next()
  }
}
