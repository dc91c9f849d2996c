/// A message that another one refers to.
public struct MessageReference: Hashable, Sendable {
  /// The id, unique within the conversation.
  public var id: MessageID
  /// The account that wrote it.
  public var sender: AccountID
  /// The time at which the hub accepted it.
  public var time: Timestamp

  /// Creates a reference.
  public init(id: MessageID, sender: AccountID, time: Timestamp) {
    self.id = id
    self.sender = sender
    self.time = time
  }

  /// Creates a reference to a message.
  public init(_ message: Message) { self.init(id: message.id, sender: message.sender, time: message.time) }
}

/// The messages to which a message replies.
///
/// Replies to one message, and the replies to those, are one thread. The hub believes the id in `message` alone, and
/// gives the rest its own values.
public struct MessageReply: Hashable, Sendable {
  /// The message that is replied to.
  public var message: MessageReference
  /// The message with which the thread began: `message` itself unless that is a reply, too.
  public var thread: MessageReference

  /// Creates a reply to a message of a thread.
  public init(to message: MessageReference, thread: MessageReference) {
    self.message = message
    self.thread = thread
  }

  /// Creates a reply to a message.
  public init(to message: Message) {
    let reference = MessageReference(message)
    self.init(to: reference, thread: message.body.reply?.thread ?? reference)
  }
}

/// A query for the replies of a thread.
public struct ReplyQuery: Hashable, Sendable {
  /// The conversation of the thread.
  public var conversation: ConversationID
  /// The message with which the thread began.
  public var thread: MessageID
  /// Only replies later than this.
  public var after: Timestamp
  /// Only replies earlier than this; nil for no bound.
  public var before: Timestamp?
  /// A Boolean value that indicates whether the oldest are wanted, else the newest.
  public var oldestFirst: Bool
  /// The largest number of replies, 1 to 100.
  public var limit: Int

  /// Creates a query.
  public init(
    conversation: ConversationID, thread: MessageID, after: Timestamp = .zero, before: Timestamp? = nil,
    oldestFirst: Bool = false, limit: Int = 100
  ) {
    self.conversation = conversation
    self.thread = thread
    self.after = after
    self.before = before
    self.oldestFirst = oldestFirst
    self.limit = limit
  }
}

/// A message with replies to it.
public struct MessageThread: Hashable, Sendable {
  /// The message with which the thread began; nil if it was taken back, or this account deleted it.
  public var message: Message?
  /// The replies that were asked for, the oldest first.
  public var replies: [Message]
  /// The number of all replies that this account may read.
  public var total: Int
  /// The time of the newest reply; nil if there is none.
  public var newest: Timestamp?

  /// Creates a value.
  public init(message: Message?, replies: [Message], total: Int, newest: Timestamp?) {
    self.message = message
    self.replies = replies
    self.total = total
    self.newest = newest
  }
}
