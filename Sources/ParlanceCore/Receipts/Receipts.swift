/// A receipt for this account's messages.
public enum Receipt: Hashable, Sendable {
  /// The peer of a direct conversation read this account's messages.
  case direct(DirectReceipt)
  /// A member of a group read one of this account's messages, or its counts were refreshed.
  case group(GroupReceipt)
  /// A device of the peer of a direct conversation has messages of this account that asked for a delivery receipt.
  case delivered(DeliveryReceipt)
}

/// A device of the peer has messages.
public struct DeliveryReceipt: Hashable, Sendable {
  /// The conversation, named by the peer.
  public var conversation: ConversationID
  /// The messages that were not known to be delivered before, in their order.
  public var messages: [MessageID]

  /// Creates a receipt.
  public init(conversation: ConversationID, messages: [MessageID]) {
    self.conversation = conversation
    self.messages = messages
  }
}

/// The peer of a direct conversation read up to a message, or one message.
public struct DirectReceipt: Hashable, Sendable {
  /// The part of the conversation that the peer's app reported as read.
  public enum Scope: Hashable, Sendable {
    /// Everything up to a message.
    case watermark
    /// The whole conversation up to that time.
    case conversation
    /// One message.
    case message(MessageID)
  }

  /// The conversation, named by the reader.
  public var conversation: ConversationID
  /// The position in the conversation's stream up to which everything is read.
  public var sequence: Int64
  /// The time at which the message at that position was accepted.
  public var messageTime: Timestamp
  /// The part of the conversation that the peer's app reported as read.
  public var scope: Scope
  /// The messages that were unread before, in their order, for a device that lists them.
  public var messages: [MessageID]

  /// Creates a receipt.
  public init(
    conversation: ConversationID, sequence: Int64, messageTime: Timestamp, scope: Scope = .watermark,
    messages: [MessageID] = []
  ) {
    self.conversation = conversation
    self.sequence = sequence
    self.messageTime = messageTime
    self.scope = scope
    self.messages = messages
  }
}

/// The readers of one message of a group.
public struct GroupReceipt: Hashable, Sendable {
  /// The group.
  public var conversation: ConversationID
  /// The id of the message that was read.
  public var messageID: MessageID
  /// The time at which the message was accepted.
  public var messageTime: Timestamp
  /// The account that read it just now; nil when counts were merely refreshed.
  public var reader: AccountID?
  /// The time at which the hub learned that it was read; nil if this device does not know it.
  public var time: Timestamp?
  /// A note from the reader's app.
  public var note: String?
  /// The number of members that have read it.
  public var readCount: Int
  /// The number that have not: of the members at the time of sending, without the sender.
  public var unreadCount: Int

  /// Creates a receipt.
  public init(
    conversation: ConversationID, messageID: MessageID, messageTime: Timestamp, reader: AccountID?,
    time: Timestamp? = nil, note: String? = nil, readCount: Int, unreadCount: Int
  ) {
    self.conversation = conversation
    self.messageID = messageID
    self.messageTime = messageTime
    self.reader = reader
    self.time = time
    self.note = note
    self.readCount = readCount
    self.unreadCount = unreadCount
  }
}

/// One reader of a message of a group.
public struct GroupReader: Hashable, Sendable {
  /// The reader's account.
  public var account: AccountID
  /// The time at which the hub learned of it; nil if this device does not know it.
  public var time: Timestamp?
  /// A note from the reader's app.
  public var note: String?

  /// Creates a reader.
  public init(account: AccountID, time: Timestamp? = nil, note: String? = nil) {
    self.account = account
    self.time = time
    self.note = note
  }
}

/// The accounts that have read a message of a group and those that have not, at one moment.
public struct GroupReceiptDetail: Hashable, Sendable {
  /// The group.
  public var conversation: ConversationID
  /// The id of the message that the receipts are for.
  public var messageID: MessageID
  /// The members that have read it, in the order of reading, with the time and note where they are known.
  public var reads: [GroupReader]
  /// The members that have read it, in the order of reading.
  public var readers: [AccountID] { reads.map(\.account) }
  /// The members that have not.
  public var nonReaders: [AccountID]

  /// Creates a detail.
  public init(conversation: ConversationID, messageID: MessageID, reads: [GroupReader], nonReaders: [AccountID]) {
    self.conversation = conversation
    self.messageID = messageID
    self.reads = reads
    self.nonReaders = nonReaders
  }

  /// Creates a detail of which no more is known than the accounts.
  public init(conversation: ConversationID, messageID: MessageID, readers: [AccountID], nonReaders: [AccountID]) {
    self.init(
      conversation: conversation, messageID: messageID, reads: readers.map { GroupReader(account: $0) },
      nonReaders: nonReaders)
  }

  /// Returns the same for some accounts only.
  public func limited(to accounts: Set<AccountID>) -> GroupReceiptDetail {
    var detail = self
    detail.reads.removeAll { !accounts.contains($0.account) }
    detail.nonReaders.removeAll { !accounts.contains($0) }
    return detail
  }
}
