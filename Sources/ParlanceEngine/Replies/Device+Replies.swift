public import ParlanceCore

/// Replies, and messages by their ids.
///
/// A message is a reply if its body says so: `MessageBody.reply`. It is sent as any other.
extension Device {
  /// Returns the replies of a thread that the local database has, the oldest first.
  ///
  /// - parameter id: The message with which the thread began.
  /// - parameter conversation: The conversation of the message.
  public func replies(to id: MessageID, in conversation: ConversationID) -> [Message] {
    runner.read { core throws(MessagingError) in try core.replies.replies(to: id, in: conversation) } ?? []
  }

  /// Returns the number of replies of a thread that the local database has.
  ///
  /// - parameter id: The message with which the thread began.
  /// - parameter conversation: The conversation of the message.
  public func replyCount(to id: MessageID, in conversation: ConversationID) -> Int {
    runner.read { core throws(MessagingError) in try core.replies.replyCount(to: id, in: conversation) } ?? 0
  }

  /// Fetches replies of a thread from the hub.
  ///
  /// - parameter query: The replies to fetch.
  /// - parameter stores: A Boolean value that indicates whether they are put into the local database.
  /// - parameter completion: Receives them, or `invalidArgument` (a limit outside 1 to 100), `messageNotFound` (no such
  ///   message), `notMember`, `notConnected`, `notLoggedIn`.
  public func fetchReplies(
    _ query: ReplyQuery, stores: Bool = false, completion: @escaping (Result<MessageThread, MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.replies.fetchReplies(query, stores: stores, then: end) }
  }

  /// Fetches messages from the hub by their ids.
  ///
  /// - parameter ids: The ids.
  /// - parameter conversation: The conversation of the messages.
  /// - parameter stores: A Boolean value that indicates whether they are put into the local database.
  /// - parameter completion: Receives those that exist, in the order of the ids; or `notMember`, `notConnected`,
  ///   `notLoggedIn`.
  public func fetchMessages(
    _ ids: [MessageID], in conversation: ConversationID, stores: Bool = false,
    completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.replies.fetchMessages(ids.map(\.normalized)[...], in: conversation, stores: stores, then: end)
    }
  }
}

extension DeviceReplies {
  fileprivate func replies(to id: MessageID, in conversation: ConversationID) throws(MessagingError) -> [Message] {
    guard let known = core.conversations.byID[conversation.normalized] else { return [] }
    return try core.store.replies(to: id.normalized, conversation: known.record.number)
  }

  fileprivate func replyCount(to id: MessageID, in conversation: ConversationID) throws(MessagingError) -> Int {
    guard let known = core.conversations.byID[conversation.normalized] else { return 0 }
    return try core.store.replyCount(to: id.normalized, conversation: known.record.number)
  }
}
