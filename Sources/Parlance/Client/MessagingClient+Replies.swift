public import ParlanceCore
internal import ParlanceEngine

/// Replies to messages. `MessageBody.reply` marks a message as a reply; apps of styles without replies show it as any
/// other.
extension MessagingClient {
  /// Sends content as a reply to a message, into the message's conversation.
  ///
  /// - parameter content: The content; for a file send a draft whose body has a `MessageReply`.
  /// - parameter message: The message to reply to.
  /// - parameter attributes: Values that travel with it, for every app to read.
  /// - parameter options: The reply's treatment on its way.
  /// - returns: The reply with the hub's time and numbers.
  /// - throws: What `send(_:progress:)` throws, `messageNotFound` if the hub does not have the message there.
  @discardableResult
  public func reply(
    _ content: MessageContent, to message: Message, attributes: [String: JSONValue]? = nil,
    options: MessageOptions = .ordinary
  ) async throws(MessagingError) -> Message {
    var draft = try draft(content, message.conversation, attributes, options)
    draft.body.reply = MessageReply(to: message)
    return try await send(draft)
  }

  /// Returns the replies of a thread, from the hub, at most 100: those to a message, and the replies to those.
  ///
  /// - parameter message: The message with which the thread began.
  /// - parameter before: Only replies earlier than this; nil for the newest.
  /// - parameter limit: The largest number of replies, 1 to 100.
  /// - throws: `MessagingError` with code `messageNotFound`, `notMember`, `invalidArgument` for the limit.
  public func replies(
    to message: Message, before: Timestamp? = nil, limit: Int = 100
  ) async throws(MessagingError) -> MessageThread {
    let query = ReplyQuery(conversation: message.conversation, thread: message.id, before: before, limit: limit)
    return try await result { $0.fetchReplies(query, completion: $1) }
  }

  /// Returns the replies of a thread that this device has, the oldest first.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func knownReplies(to message: Message) throws(MessagingError) -> [Message] {
    try read { $0.replies(to: message.id, in: message.conversation) }
  }

  /// Returns messages by their ids, from the hub, in the order of the ids; those that are not there are left out.
  ///
  /// - throws: `MessagingError` with code `notMember`, `invalidArgument` for an id that no message can have.
  public func fetchMessages(
    _ ids: [MessageID], in conversation: ConversationID
  ) async throws(MessagingError) -> [Message] {
    try await result { $0.fetchMessages(ids, in: conversation, completion: $1) }
  }
}
