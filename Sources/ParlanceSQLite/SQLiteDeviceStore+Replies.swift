package import ParlanceCore

extension SQLiteDeviceStore {
  package func replies(to thread: MessageID, conversation: Int64) throws(MessagingError) -> [Message] {
    let cursor = try statements.replies.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: thread.string)
    cursor.bind(2, conversation)
    var messages: [Message] = []
    while try cursor.next() { messages.append(try message(cursor)) }
    return messages
  }

  package func replyCount(to thread: MessageID, conversation: Int64) throws(MessagingError) -> Int {
    let cursor = try statements.replyCount.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: thread.string)
    cursor.bind(2, conversation)
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }
}

extension Schema {
  /// The index of the messages that are replies, by their thread.
  static let deviceReplies = """
    CREATE INDEX message_of_thread ON message(thread, conversation, time) WHERE thread IS NOT NULL;
    """
}
