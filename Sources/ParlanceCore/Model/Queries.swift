/// A question to a device's local database.
public struct MessageQuery: Hashable, Sendable {
  /// From where to look, exclusive.
  public struct Anchor: Hashable, Sendable {
    /// The message's time.
    public var time: Timestamp
    /// Its row, to tell apart messages of the same time.
    public var row: Int64
    /// An anchor.
    public init(time: Timestamp, row: Int64) {
      self.time = time
      self.row = row
    }
    /// The place of a message.
    public init(_ message: Message) { self.init(time: message.time, row: message.row) }
  }

  /// Which conversation; all of them if nil.
  public var conversation: ConversationID?
  /// From where to look; from the end if nil.
  public var anchor: Anchor?
  /// Look for newer messages than the anchor instead of older ones.
  public var newer: Bool
  /// Only messages of this time or later.
  public var from: Timestamp?
  /// Only messages of this time or earlier.
  public var until: Timestamp?
  /// Only these kinds; all if empty.
  public var kinds: Set<MessageKind>
  /// Only messages that count as unread.
  public var unreadOnly: Bool
  /// How many at most; those nearest to the anchor.
  public var limit: Int

  /// A question.
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

/// A question to the hub's history of a conversation.
public struct HistoryQuery: Hashable, Sendable {
  /// Which conversation.
  public var conversation: ConversationID
  /// Only messages later than this.
  public var after: Timestamp
  /// Only messages earlier than this; up to now if nil.
  public var before: Timestamp?
  /// Begin with the oldest that fit instead of the newest.
  public var oldestFirst: Bool
  /// Only these kinds; all if empty.
  public var kinds: Set<MessageKind>
  /// How many at most, 1 to 100.
  public var limit: Int
  /// Put what comes into the local database too (without counting it as unread).
  public var stores: Bool

  /// A question.
  public init(
    conversation: ConversationID, after: Timestamp = .zero, before: Timestamp? = nil, oldestFirst: Bool = false,
    kinds: Set<MessageKind> = [], limit: Int, stores: Bool = false
  ) {
    self.conversation = conversation
    self.after = after
    self.before = before
    self.oldestFirst = oldestFirst
    self.kinds = kinds
    self.limit = limit
    self.stores = stores
  }
}
