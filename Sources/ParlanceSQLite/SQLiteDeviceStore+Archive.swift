package import ParlanceCore

extension SQLiteDeviceStore {
  var archiveStatements: DeviceArchiveStatements { groups[DeviceArchiveStatements.self] }

  package func messages(afterRow row: MessageRow, limit: Int, size: Int) throws(MessagingError) -> [Message] {
    let cursor = try archiveStatements.afterRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    var found: [Message] = []
    var bytes = 0
    while found.count < limit, bytes < size, try cursor.next() {
      let message = try message(cursor)
      bytes += message.encodedBody.count
      found.append(message)
    }
    return found
  }

  package func lastMessageRow() throws(MessagingError) -> MessageRow {
    let cursor = try archiveStatements.lastRow.use()
    defer { cursor.reset() }
    return try cursor.next() ? cursor.row(0) : .zero
  }
}

/// The device store's statements about exports of messages, each compiled at its first use.
final class DeviceArchiveStatements: StatementGroup {
  let afterRow, lastRow: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = DeviceMessageStatements.messageColumns
    afterRow = connection.statement("SELECT \(columns) FROM message WHERE row > ?1 AND marks & 4 = 0 ORDER BY row")
    lastRow = connection.statement("SELECT coalesce(max(row), 0) FROM message")
  }
}
