public import ParlanceCore
internal import ParlanceEngine

/// The list of recent conversations, and what is unread in them.
///
/// Reads throw `notLoggedIn` without a login and `storageDamaged` for a database that cannot be read.
extension MessagingClient {
  /// Returns the recent conversations, the one with the newest message first.
  public func recentConversations() throws(MessagingError) -> [ConversationSummary] { try read { $0.conversations() } }

  /// Returns one of the recent conversations; nil if it is not among them.
  public func conversation(_ id: ConversationID) throws(MessagingError) -> ConversationSummary? {
    try read { $0.conversation(id) }
  }

  /// Returns the number of unread messages.
  ///
  /// - parameter kind: The kind of conversations that count; all if nil.
  public func unreadCount(of kind: ConversationKind? = nil) throws(MessagingError) -> Int {
    try read { $0.unreadCount(of: kind) }
  }

  /// Marks the messages of a conversation as read, on the account's other devices too; no receipt is sent.
  public func markRead(_ conversation: ConversationID) throws(MessagingError) { try device.markRead(conversation) }

  /// Marks one message as read on this device; no receipt is sent.
  ///
  /// - throws: `MessagingError` with code `messageNotStored`.
  public func markRead(_ message: Message) throws(MessagingError) {
    try device.markRead(message: message.id, in: message.conversation)
  }

  /// Puts an empty conversation into the list.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for a name that is empty or too long.
  public func addConversation(_ conversation: ConversationID) throws(MessagingError) {
    try device.addConversation(conversation)
  }

  /// Takes a conversation off the list and marks it as read; its messages stay.
  public func removeConversation(_ conversation: ConversationID) throws(MessagingError) {
    try device.removeConversation(conversation)
  }

  /// Replaces the app's notes on a conversation, on this device alone; nil removes them.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for values that are not JSON or a conversation that is not
  ///   known.
  public func setLocalAttributes(
    _ attributes: [String: JSONValue]?, of conversation: ConversationID
  ) throws(MessagingError) {
    let text = try attributes.map { attributes throws(MessagingError) in try JSONValue.object(attributes).text() }
    try device.setLocalExtension(text, of: conversation)
  }
}
