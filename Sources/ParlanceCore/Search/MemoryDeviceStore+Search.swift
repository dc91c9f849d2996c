extension MemoryDeviceStore {
  package func search(
    _ search: MessageSearch, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    guard search.isNarrow else {
      return try messages(search.query, conversation: conversation, includingRevoked: includingRevoked)
    }
    return try messages(search.query, conversation: conversation, includingRevoked: includingRevoked) {
      search.fits($0)
    }
  }

  // Memory is read as fast as an index of it.
  package func canIndex(step: Int) throws(MessagingError) -> Bool { false }
  package func index(step: Int) throws(MessagingError) {}
  package func forgetIndex() throws(MessagingError) {}
}
