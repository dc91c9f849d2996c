package import ParlanceCore

extension SQLiteDeviceStore {
  package func enqueue(_ entry: OutboxEntry) throws(MessagingError) -> Int64 {
    try reserve(next.outbox < reserved.outbox)
    let position = next.outbox
    let cursor = try statements.enqueue.use()
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
    let cursor = try statements.outbox.use()
    defer { cursor.reset() }
    var entries: [OutboxEntry] = []
    while try cursor.next() {
      entries.append(OutboxEntry(position: cursor.int64(0), row: cursor.int64(1), payload: cursor.bytes(2)))
    }
    return entries
  }

  package func dequeue(position: Int64) throws(MessagingError) {
    let cursor = try statements.dequeue.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    try cursor.finish()
  }

  package func appendJournal(_ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    try reserve(next.journal < reserved.journal)
    let position = next.journal
    let cursor = try statements.appendJournal.use()
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
    let cursor = try statements.journal.use()
    defer { cursor.reset() }
    var entries: [(position: Int64, bytes: [UInt8])] = []
    while try cursor.next() { entries.append((cursor.int64(0), cursor.bytes(1))) }
    return entries
  }

  package func trimJournal(upTo position: Int64) throws(MessagingError) {
    let cursor = try statements.trimJournal.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    try cursor.finish()
  }
}

extension SQLiteDeviceStore {
  package func groupReceipt(_ message: MessageKey) throws(MessagingError) -> GroupReceiptRecord? {
    guard let conversation = try number(of: message.conversation) else { return nil }
    let cursor = try statements.groupReceipt.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: message.id.string)
    cursor.bind(2, conversation)
    guard try cursor.next() else { return nil }
    return GroupReceiptRecord(
      message: message, readers: try accounts(cursor.bytes(0)), nonReaders: try accounts(cursor.bytes(1)),
      readCount: cursor.int64(2), unreadCount: cursor.int64(3))
  }

  package func save(_ receipt: GroupReceiptRecord) throws(MessagingError) {
    let conversation = try requireNumber(of: receipt.message.conversation)
    let cursor = try statements.saveGroupReceipt.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: receipt.message.id.string)
    cursor.bind(2, conversation)
    cursor.bind(3, copiedBytes: bytes(receipt.readers))
    cursor.bind(4, copiedBytes: bytes(receipt.nonReaders))
    cursor.bind(5, receipt.readCount)
    cursor.bind(6, receipt.unreadCount)
    try cursor.finish()
  }

  private func bytes(_ accounts: [AccountID]) -> [UInt8] {
    var writer = ByteWriter(capacity: 16 * accounts.count + 4)
    writer.write(array: accounts) { $0.write($1) }
    return writer.bytes
  }

  private func accounts(_ bytes: [UInt8]) throws(MessagingError) -> [AccountID] {
    var reader = ByteReader(bytes)
    do {
      return try reader.readArray { reader throws(MessagingError) in try reader.readAccount() }
    } catch {
      throw damage("group_receipt")
    }
  }

  package func contacts() throws(MessagingError) -> [Contact] {
    let cursor = try statements.contacts.use()
    defer { cursor.reset() }
    var contacts: [Contact] = []
    while try cursor.next() {
      var reader = ByteReader(cursor.bytes(0))
      do {
        contacts.append(try Contact(from: &reader))
      } catch {
        throw damage("contact")
      }
    }
    return contacts
  }

  package func save(_ contact: Contact) throws(MessagingError) {
    let cursor = try (contact.isEmpty ? statements.removeContact : statements.saveContact).use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: contact.account.folded)
    if !contact.isEmpty {
      var writer = ByteWriter(capacity: 64)
      contact.write(to: &writer)
      cursor.bind(2, copiedBytes: writer.bytes)
    }
    try cursor.finish()
  }

  package func setting(_ name: String) throws(MessagingError) -> [UInt8]? {
    let cursor = try statements.setting.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: name)
    return try cursor.next() ? cursor.bytes(0) : nil
  }

  package func saveSetting(_ name: String, _ value: [UInt8]) throws(MessagingError) {
    let cursor = try statements.saveSetting.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: name)
    cursor.bind(2, copiedBytes: value)
    try cursor.finish()
  }
}
