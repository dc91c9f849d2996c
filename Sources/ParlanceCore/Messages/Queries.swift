/// A query to a device's local database.
public struct MessageQuery: Hashable, Sendable {
  /// The place at which a query begins, exclusive.
  public struct Anchor: Hashable, Sendable {
    /// The message's time.
    public var time: Timestamp
    /// The row, which distinguishes messages of the same time.
    public var row: MessageRow
    /// Creates an anchor.
    public init(time: Timestamp, row: MessageRow) {
      self.time = time
      self.row = row
    }
    /// Creates an anchor at a message.
    public init(_ message: Message) { self.init(time: message.time, row: message.row) }
  }

  /// The conversation; all of them if nil.
  public var conversation: ConversationID?
  /// The place at which the query begins; the end if nil.
  public var anchor: Anchor?
  /// A Boolean value that indicates whether newer messages than the anchor are looked for instead of older ones.
  public var newer: Bool
  /// The earliest time of the messages to return, inclusive.
  public var from: Timestamp?
  /// The latest time of the messages to return, inclusive.
  public var until: Timestamp?
  /// The kinds of messages to return; all if empty.
  public var kinds: Set<MessageKind>
  /// A Boolean value that indicates whether only messages are returned that count as unread.
  public var unreadOnly: Bool
  /// The largest number of messages; those nearest to the anchor.
  public var limit: Int

  /// Creates a query.
  public init(
    in conversation: ConversationID?, anchor: Anchor? = nil, newer: Bool = false, from: Timestamp? = nil,
    until: Timestamp? = nil, kinds: Set<MessageKind> = [], unreadOnly: Bool = false, limit: Int
  ) {
    self.conversation = conversation
    self.anchor = anchor
    self.newer = newer
    self.from = from
    self.until = until
    self.kinds = kinds
    self.unreadOnly = unreadOnly
    self.limit = limit
  }
}

/// A query to the hub's history of a conversation.
public struct HistoryQuery: Hashable, Sendable {
  /// The conversation to read.
  public var conversation: ConversationID
  /// The time after which the messages were accepted, exclusive.
  public var after: Timestamp
  /// The time before which the messages were accepted, exclusive; now if nil.
  public var before: Timestamp?
  /// A Boolean value that indicates whether the oldest messages that fit come first instead of the newest.
  public var oldestFirst: Bool
  /// The kinds of messages to return; all if empty.
  public var kinds: Set<MessageKind>
  /// The largest number of messages, 1 to 100.
  public var limit: Int
  /// A Boolean value that indicates whether the messages are also stored in the local database. They do not count as unread,
  /// except for those that the conversation's stream is still to bring, which are then reported as usual.
  public var stores: Bool
  /// Tags: only messages of a room are returned whose audience a member with these tags belongs to; all messages if empty.
  public var tags: [String]

  /// Creates a query.
  public init(
    conversation: ConversationID, after: Timestamp = .zero, before: Timestamp? = nil, oldestFirst: Bool = false,
    kinds: Set<MessageKind> = [], limit: Int, stores: Bool = false, tags: [String] = []
  ) {
    self.tags = tags
    self.conversation = conversation
    self.after = after
    self.before = before
    self.oldestFirst = oldestFirst
    self.kinds = kinds
    self.limit = limit
    self.stores = stores
  }
}
