/// A mark that keeps a message in sight for everyone in its conversation.
public struct MessagePin: Hashable, Sendable {
  /// The id of the pinned message.
  public var messageID: MessageID
  /// The message's position in its conversation's stream.
  public var messageSequence: Int64
  /// The account that wrote the message.
  public var messageSender: AccountID
  /// The time at which the message was accepted.
  public var messageTime: Timestamp
  /// The account that pinned it.
  public var account: AccountID
  /// A note of the app that pinned it, for styles that carry one.
  public var note: String?
  /// The time at which it was pinned.
  public var time: Timestamp
  /// The time at which the note was last changed, or the message was pinned.
  public var updated: Timestamp

  /// Creates a pin.
  public init(
    messageID: MessageID, messageSequence: Int64, messageSender: AccountID, messageTime: Timestamp, account: AccountID,
    note: String? = nil, time: Timestamp, updated: Timestamp
  ) {
    self.messageID = messageID
    self.messageSequence = messageSequence
    self.messageSender = messageSender
    self.messageTime = messageTime
    self.account = account
    self.note = note
    self.time = time
    self.updated = updated
  }
}

/// A change of a message's pin.
public struct MessagePinChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Action: UInt8, Sendable {
    /// The message was pinned.
    case added = 0
    /// The note with the pin was changed.
    case updated = 1
    /// The message is pinned no longer.
    case removed = 2
  }

  /// The conversation of the message, as this device's account names it.
  public var conversation: ConversationID
  /// The pin as it is now; as it was, if removed.
  public var pin: MessagePin
  /// The kind of change.
  public var action: Action
  /// The account that made the change.
  public var actor: AccountID
  /// The time of the change.
  public var time: Timestamp

  /// Creates a change.
  public init(
    conversation: ConversationID, pin: MessagePin, action: Action, actor: AccountID, time: Timestamp
  ) {
    self.conversation = conversation
    self.pin = pin
    self.action = action
    self.actor = actor
    self.time = time
  }
}

/// A message that is pinned, with its pin.
public struct PinnedMessage: Hashable, Sendable {
  /// The pin: the account that set it, and the times.
  public var pin: MessagePin
  /// The message: this device's copy where it has one.
  public var message: Message

  /// Creates a value.
  public init(pin: MessagePin, message: Message) {
    self.pin = pin
    self.message = message
  }
}
