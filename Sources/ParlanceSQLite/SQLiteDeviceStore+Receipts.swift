package import ParlanceCore

extension SQLiteDeviceStore {
  var receiptStatements: DeviceReceiptStatements { groups[DeviceReceiptStatements.self] }

  package func groupReceipt(_ message: MessageKey) throws(MessagingError) -> GroupReceiptRecord? {
    guard let conversation = try number(of: message.conversation) else { return nil }
    let cursor = try receiptStatements.groupReceipt.use()
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
    let cursor = try receiptStatements.saveGroupReceipt.use()
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
}

/// The device store's statements about receipts of groups, each compiled at its first use.
final class DeviceReceiptStatements: StatementGroup {
  let groupReceipt, saveGroupReceipt: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    groupReceipt = connection.statement(
      """
      SELECT readers, non_readers, read_count, unread_count FROM group_receipt WHERE id = ?1 AND conversation = ?2
      """)
    saveGroupReceipt = connection.statement(
      """
      INSERT INTO group_receipt(id, conversation, readers, non_readers, read_count, unread_count)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT(id, conversation) DO UPDATE SET readers = excluded.readers, non_readers = excluded.non_readers,
        read_count = excluded.read_count, unread_count = excluded.unread_count
      """)
  }
}

extension Schema {
  /// The receipts of messages of groups.
  static let deviceReceipts = """
    CREATE TABLE group_receipt(
      row INTEGER PRIMARY KEY, id TEXT NOT NULL, conversation INTEGER NOT NULL, readers BLOB NOT NULL,
      non_readers BLOB NOT NULL, read_count INTEGER NOT NULL, unread_count INTEGER NOT NULL,
      UNIQUE(id, conversation));
    """
}
