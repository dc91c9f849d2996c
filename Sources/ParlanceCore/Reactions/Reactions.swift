/// A reaction of an account to a message: a short text, an emoji mostly.
///
/// An account can react to a message with several texts, with each of them once.
public struct Reaction: Hashable, Sendable {
  /// The account that reacted.
  public var account: AccountID
  /// The text, in Unicode normalization form C.
  public var text: String
  /// The time at which the hub accepted it.
  public var time: Timestamp
  /// A note of the app that reacted, for styles that carry one.
  public var note: String?

  /// Creates a reaction.
  public init(account: AccountID, text: String, time: Timestamp, note: String? = nil) {
    self.account = account
    self.text = text
    self.time = time
    self.note = note
  }
}

/// A reaction that was added to a message or removed from it.
public struct ReactionChange: Hashable, Sendable {
  /// The id of the message.
  public var messageID: MessageID
  /// The conversation of the message, as this device's account names it.
  public var conversation: ConversationID
  /// The message's position in its conversation's stream.
  public var messageSequence: Int64
  /// The reaction; the time is that of the change.
  public var reaction: Reaction
  /// A Boolean value that indicates whether the reaction was removed; it was added otherwise.
  public var isRemoval: Bool

  /// Creates a change.
  public init(
    messageID: MessageID, conversation: ConversationID, messageSequence: Int64, reaction: Reaction, isRemoval: Bool
  ) {
    self.messageID = messageID
    self.conversation = conversation
    self.messageSequence = messageSequence
    self.reaction = reaction
    self.isRemoval = isRemoval
  }
}

/// The reactions to one message.
public struct MessageReactions: Hashable, Sendable {
  /// The id of the message to which they belong.
  public var messageID: MessageID
  /// The reactions, in the order in which they were added.
  public var reactions: [Reaction]

  /// Creates the reactions to a message.
  public init(messageID: MessageID, reactions: [Reaction]) {
    self.messageID = messageID
    self.reactions = reactions
  }
}

/// Some of the reactions to a message with one text.
public struct ReactionPage: Hashable, Sendable {
  /// The reactions, in a stable order.
  public var reactions: [Reaction]
  /// The number of all reactions with the text.
  public var count: Int
  /// A Boolean value that indicates whether this account has reacted with the text.
  public var includesOwn: Bool
  /// The position from which to go on; nil if nothing is left.
  public var next: Int64?

  /// Creates a page.
  public init(reactions: [Reaction], count: Int, includesOwn: Bool, next: Int64? = nil) {
    self.reactions = reactions
    self.count = count
    self.includesOwn = includesOwn
    self.next = next
  }
}
