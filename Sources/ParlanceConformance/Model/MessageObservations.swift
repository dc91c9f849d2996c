public import Parlance

/// A receipt of a direct conversation as a callback reported it.
public struct ObservedReceipt: CapabilityObservation {
  /// The direct conversation, as this client names it.
  public var conversation: ConversationID
  /// The message up to which everything was read, where the style shows it.
  public var upTo: MessageID?
  /// The time at which that message was accepted, where the style shows it.
  public var messageTime: Timestamp?
  /// The message objects held by the app that showed themselves as read during the callback.
  public var shownAsRead: Set<MessageID>

  /// Creates a receipt.
  public init(
    conversation: ConversationID, upTo: MessageID?, messageTime: Timestamp?, shownAsRead: Set<MessageID>
  ) {
    self.conversation = conversation
    self.upTo = upTo
    self.messageTime = messageTime
    self.shownAsRead = shownAsRead
  }
}

/// A receipt of a group message as a callback reported it.
public struct ObservedGroupReceipt: CapabilityObservation {
  /// The group.
  public var conversation: ConversationID
  /// The id of the message that was read.
  public var messageID: MessageID
  /// The counts of the receipt.
  public var counts: ReadCounts
  /// The counts that the message object held by the app showed during the callback.
  public var shownCounts: ReadCounts?

  /// Creates a receipt.
  public init(
    conversation: ConversationID, messageID: MessageID, counts: ReadCounts, shownCounts: ReadCounts?
  ) {
    self.conversation = conversation
    self.messageID = messageID
    self.counts = counts
    self.shownCounts = shownCounts
  }
}

/// A revocation as a callback reported it.
public struct ObservedRevocation: CapabilityObservation {
  /// The message; nil where the style names it only by its own object and there is none.
  public var messageID: MessageID?
  /// The conversation in which it was written, as this client names it.
  public var conversation: ConversationID
  /// The account that took it back.
  public var revoker: AccountID
  /// The account that had written it, where the style shows it or the message is at hand.
  public var messageSender: AccountID?
  /// The time at which it was accepted, where the style shows it or the message is at hand.
  public var messageTime: Timestamp?
  /// The text of the message that came with the revocation; nil if none came.
  public var text: String?
  /// A Boolean value that indicates whether a message came with the revocation.
  public var hasMessage: Bool
  /// The accounts from which it was taken, where the style shows them.
  public var scope: Revocation.Scope?
  /// A Boolean value that indicates whether it was fetched at login, where the style shows it.
  public var isOffline: Bool?
  /// A Boolean value that indicates whether another device of the account had been notified already, where the style
  /// shows it.
  public var isRoaming: Bool?
  /// The words of the revoker's app.
  public var words: RevocationWords?
  /// A Boolean value that indicates whether the local database still had the message during the callback, once the app
  /// had done what its style asks of it; nil if the revocation names none.
  public var wasStored: Bool?

  /// Creates a revocation.
  public init(
    messageID: MessageID?, conversation: ConversationID, revoker: AccountID, messageSender: AccountID?,
    messageTime: Timestamp?, text: String?, hasMessage: Bool, scope: Revocation.Scope?, isOffline: Bool?,
    isRoaming: Bool?, words: RevocationWords?, wasStored: Bool?
  ) {
    self.messageID = messageID
    self.conversation = conversation
    self.revoker = revoker
    self.messageSender = messageSender
    self.messageTime = messageTime
    self.text = text
    self.hasMessage = hasMessage
    self.scope = scope
    self.isOffline = isOffline
    self.isRoaming = isRoaming
    self.words = words
    self.wasStored = wasStored
  }
}

/// A reaction that was added or removed, as a callback reported it.
public struct ObservedReaction: CapabilityObservation {
  /// The id of the message with the reaction.
  public var messageID: MessageID
  /// The conversation of the message, as this client names it.
  public var conversation: ConversationID
  /// The account that reacted.
  public var account: AccountID
  /// The text of the reaction.
  public var text: String
  /// A Boolean value that indicates whether it was removed.
  public var isRemoval: Bool

  /// Creates a reaction.
  public init(
    messageID: MessageID, conversation: ConversationID, account: AccountID, text: String, isRemoval: Bool
  ) {
    self.messageID = messageID
    self.conversation = conversation
    self.account = account
    self.text = text
    self.isRemoval = isRemoval
  }
}

/// A change of a message's text, as a callback reported it.
public struct ObservedEdit: CapabilityObservation {
  /// The id of the edited message.
  public var messageID: MessageID
  /// The conversation of the message, as this client names it.
  public var conversation: ConversationID
  /// The account that changed it.
  public var editor: AccountID
  /// The text after the change.
  public var text: String
  /// The number of changes so far.
  public var count: Int

  /// Creates a change.
  public init(messageID: MessageID, conversation: ConversationID, editor: AccountID, text: String, count: Int) {
    self.messageID = messageID
    self.conversation = conversation
    self.editor = editor
    self.text = text
    self.count = count
  }
}

/// A change of a message's pin, as a callback reported it.
public struct ObservedPin: CapabilityObservation {
  /// The id of the message whose pin changed.
  public var messageID: MessageID
  /// The conversation of the message, as this client names it.
  public var conversation: ConversationID
  /// The account that pinned it; nil where the callback does not say.
  public var account: AccountID?
  /// A Boolean value that indicates whether the pin was removed.
  public var isRemoval: Bool

  /// Creates a change.
  public init(messageID: MessageID, conversation: ConversationID, account: AccountID?, isRemoval: Bool) {
    self.messageID = messageID
    self.conversation = conversation
    self.account = account
    self.isRemoval = isRemoval
  }
}

/// A command as a callback reported it.
public struct ObservedCommand: CapabilityObservation {
  /// The content of the command, as far as the style shows it.
  public var content: CommandContent
  /// The account that sent it.
  public var sender: AccountID
  /// The conversation in which it was sent, as this client names it.
  public var conversation: ConversationID

  /// Creates an observed command from its content, its sender and its conversation.
  public init(content: CommandContent, sender: AccountID, conversation: ConversationID) {
    self.content = content
    self.sender = sender
    self.conversation = conversation
  }
}

/// A change of a conversation in the recent list, as a callback reported it.
public struct ObservedUnreadCount: CapabilityObservation {
  /// The conversation, as this client names it.
  public var conversation: ConversationID
  /// The number of its messages that count as unread.
  public var count: Int
  /// The number of messages of all conversations that count as unread.
  public var total: Int

  /// Creates a change.
  public init(conversation: ConversationID, count: Int, total: Int) {
    self.conversation = conversation
    self.count = count
    self.total = total
  }
}
