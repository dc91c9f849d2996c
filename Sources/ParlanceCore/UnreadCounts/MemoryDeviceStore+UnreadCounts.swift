extension MemoryDeviceStore {
  package func markRead(
    conversation: ConversationNumber, from first: Int64, upTo sequence: Int64
  ) throws(MessagingError) -> Int {
    let rows = unreadRows[conversation, default: []].filter { row in
      stored[row].map { $0.message.sequence >= first && $0.message.sequence <= sequence } ?? false
    }
    for row in rows {
      change(row) {
        $0.marks.remove(.unread)
        $0.marks.insert(.readLocally)
      }
    }
    return rows.count
  }

  package func unreadCount(conversation: ConversationNumber) throws(MessagingError) -> Int {
    unreadRows[conversation, default: []].count
  }
}
