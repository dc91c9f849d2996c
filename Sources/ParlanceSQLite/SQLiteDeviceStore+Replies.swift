package import ParlanceCore

extension SQLiteDeviceStore {
  var replyStatements: DeviceReplyStatements { groups[DeviceReplyStatements.self] }

  package func replies(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> [Message] {
    let cursor = try replyStatements.replies.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: thread.string)
    cursor.bind(2, conversation)
    var messages: [Message] = []
    while try cursor.next() { messages.append(try message(cursor)) }
    return messages
  }

  package func replyCount(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Int {
    let cursor = try replyStatements.replyCount.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: thread.string)
    cursor.bind(2, conversation)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }
}

/// The device store's statements about replies, each compiled at its first use.
final class DeviceReplyStatements: StatementGroup {
  let replies, replyCount: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = DeviceMessageStatements.messageColumns
    // The bit of `MessageMarks` for revoked messages is 4.
    replies = connection.statement(
      """
      SELECT \(columns) FROM message WHERE thread = ?1 AND conversation = ?2 AND marks & 4 = 0 ORDER BY time, row
      """)
    replyCount = connection.statement(
      "SELECT count(*) FROM message WHERE thread = ?1 AND conversation = ?2 AND marks & 4 = 0")
  }
}

extension Schema {
  /// The index of the messages that are replies, by their thread.
  static let deviceReplies = """
    CREATE INDEX message_of_thread ON message(thread, conversation, time) WHERE thread IS NOT NULL;
    """
}
