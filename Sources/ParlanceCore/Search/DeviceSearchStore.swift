/// A device's store as its searches see it; a part of `DeviceStore` and its transactions.
///
/// A store may keep an index of its messages, which grows in steps that its device requests. A search also finds messages that
/// are not indexed yet, but has to read them.
package protocol DeviceSearchStore: AnyObject {
  /// Returns the messages that a search finds, oldest first; revoked messages are left out unless asked for.
  func search(
    _ search: MessageSearch, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message]
  /// Returns whether at least a whole step of messages waits to be put into the index.
  func canIndex(step: Int) throws(MessagingError) -> Bool
  /// Puts the next messages into the index, in the transaction that is under way; nothing if there are fewer.
  func index(step: Int) throws(MessagingError)
  /// Empties the index, in the transaction that is under way.
  func forgetIndex() throws(MessagingError)
}
