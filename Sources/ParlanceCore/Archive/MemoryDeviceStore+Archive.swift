extension MemoryDeviceStore {
  package func messages(afterRow row: MessageRow, limit: Int, size: Int) throws(MessagingError) -> [Message] {
    var found: [Message] = []
    var bytes = 0
    var next = max(.zero, row).successor
    while found.count < limit && bytes < size && next < nextRow {
      if let message = try message(row: next), !message.marks.contains(.revoked) {
        bytes += message.encodedBody.count
        found.append(message)
      }
      next = next.successor
    }
    return found
  }

  package func lastMessageRow() throws(MessagingError) -> MessageRow { stored.keys.max() ?? .zero }

  @discardableResult
  package func noteRevocation(of id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool {
    let key = MemoryMessageKey(conversation: conversation, id: ExactString(id.string))
    guard notedRevocations.insert(key).inserted else { return false }
    undo.note { $0.notedRevocations.remove(key) }
    return true
  }

  package func isNotedRevoked(_ id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool {
    notedRevocations.contains(MemoryMessageKey(conversation: conversation, id: ExactString(id.string)))
  }
}
