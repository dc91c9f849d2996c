public import Parlance

/// What one callback of a style's API said, in neutral words.
public enum Observation: Sendable {
  /// Messages arrived together.
  case received([ObservedMessage])
  /// A message is about to leave.
  case sending(MessageID)
  /// A message was accepted, or refused.
  case sent(MessageID, VendorError?)
  /// The peer of a direct conversation read.
  case receipt(ObservedReceipt)
  /// A member of a group read, or counts were refreshed.
  case groupReceipt(ObservedGroupReceipt)
  /// A message was taken back.
  case revoked(ObservedRevocation)
  /// Commands arrived.
  case command(ObservedCommand)
  /// A conversation of the recent list changed.
  case unread(ConversationID, count: Int, total: Int)
  /// This account is in a group now.
  case groupAdded(String)
  /// This account is no longer in a group.
  case groupRemoved(String)
  /// A step of the login.
  case login(String)
  /// The login was ended by others.
  case ended(String)
}

/// A message as a callback handed it out.
public struct ObservedMessage: Hashable, Sendable {
  /// Its id.
  public var id: MessageID
  /// Where it was written, as this client names it.
  public var conversation: ConversationID
  /// Who wrote it.
  public var sender: AccountID
  /// Its text, where the style shows one.
  public var text: String?
  /// What came with it, as canonical JSON text.
  public var attributes: String?
  /// When it was accepted.
  public var time: Timestamp
  /// Whether the style says that it is this account's own.
  public var isOutgoing: Bool
  /// What it shows that is no text: a place, a tip, an app's own content or bytes, as far as the style tells; nil for
  /// whatever is shown as a text, and for files.
  public var content: MessageContent?

  /// A message.
  public init(
    id: MessageID, conversation: ConversationID, sender: AccountID, text: String?, attributes: String?,
    time: Timestamp, isOutgoing: Bool, content: MessageContent? = nil
  ) {
    self.content = content
    self.id = id
    self.conversation = conversation
    self.sender = sender
    self.text = text
    self.attributes = attributes
    self.time = time
    self.isOutgoing = isOutgoing
  }
}

/// A receipt of a direct conversation as a callback handed it out.
public struct ObservedReceipt: Hashable, Sendable {
  /// Where.
  public var conversation: ConversationID
  /// Up to which message, where the style says so.
  public var upTo: MessageID?
  /// When that message had been accepted, where the style says so.
  public var messageTime: Timestamp?
  /// Which of the message objects that the app held showed themselves as read during the callback.
  public var shownAsRead: Set<MessageID>

  /// A receipt.
  public init(
    conversation: ConversationID, upTo: MessageID?, messageTime: Timestamp?, shownAsRead: Set<MessageID>
  ) {
    self.conversation = conversation
    self.upTo = upTo
    self.messageTime = messageTime
    self.shownAsRead = shownAsRead
  }
}

/// A receipt of a group message as a callback handed it out.
public struct ObservedGroupReceipt: Hashable, Sendable {
  /// The group.
  public var conversation: ConversationID
  /// The message.
  public var messageID: MessageID
  /// What the receipt counts.
  public var counts: ReadCounts
  /// What the message object that the app held counted during the callback.
  public var shownCounts: ReadCounts?

  /// A receipt.
  public init(
    conversation: ConversationID, messageID: MessageID, counts: ReadCounts, shownCounts: ReadCounts?
  ) {
    self.conversation = conversation
    self.messageID = messageID
    self.counts = counts
    self.shownCounts = shownCounts
  }
}

/// A revocation as a callback handed it out.
public struct ObservedRevocation: Hashable, Sendable {
  /// The message; nil where the style names it only by its own object and there is none.
  public var messageID: MessageID?
  /// Where it was written, as this client names it.
  public var conversation: ConversationID
  /// Who took it back.
  public var revoker: AccountID
  /// Who had written it, where the style says so or the message is at hand.
  public var messageSender: AccountID?
  /// When it had been accepted, where the style says so or the message is at hand.
  public var messageTime: Timestamp?
  /// The text of the message that came with the notice; nil if none came.
  public var text: String?
  /// Whether a message came with the notice.
  public var hasMessage: Bool
  /// From whom it was taken, where the style says so.
  public var scope: Revocation.Scope?
  /// It was fetched at login, where the style says so.
  public var isOffline: Bool?
  /// Another device of the account had been told already, where the style says so.
  public var isRoaming: Bool?
  /// What the revoker's app said.
  public var words: RevocationWords?
  /// Whether the local database still had the message during the callback, once the app had done what its style asks
  /// of it; nil if the notice names none.
  public var wasStored: Bool?

  /// A revocation.
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

/// A command as a callback handed it out.
public struct ObservedCommand: Hashable, Sendable {
  /// What it says.
  public var content: CommandContent
  /// Who sent it.
  public var sender: AccountID
  /// Where it was sent, as this client names it.
  public var conversation: ConversationID

  /// A command.
  public init(content: CommandContent, sender: AccountID, conversation: ConversationID) {
    self.content = content
    self.sender = sender
    self.conversation = conversation
  }
}
