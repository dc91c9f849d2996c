public import Parlance

/// A report of one callback of a style's API, in neutral words.
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
  /// A reaction was added or removed.
  case reaction(ObservedReaction)
  /// The text of a message was changed.
  case edited(ObservedEdit)
  /// A message was pinned, or its pin was taken off.
  case pin(ObservedPin)
  /// Commands arrived.
  case command(ObservedCommand)
  /// A conversation of the recent list changed.
  case unread(ConversationID, count: Int, total: Int)
  /// This account is in a group now.
  case groupAdded(String)
  /// This account is no longer in a group.
  case groupRemoved(String)
  /// Something happened to a request that an account become a member of a group.
  case groupRequest(String, GroupRequestStep)
  /// Something about a group was changed by an account.
  case groupChange(String, GroupChange)
  /// This account was taken out of a room, or the room was closed.
  case leftRoom(String, RoomExit)
  /// Something happened between this account and another one.
  case contact(AccountID, ContactStep)
  /// The profile of an account changed.
  case profile(AccountID, nickname: String?)
  /// An account came or went, or published a description.
  case status(AccountID, isOnline: Bool, text: String?)
  /// Something happened to an invitation to a call between this account and another one.
  case call(AccountID, CallInvitationStep)
  /// The operator sent a text to all accounts.
  case bulletin(ObservedBulletin)
  /// A thread of a group changed, or this account's place in it: its id, and its name then.
  case thread(ThreadChange.Kind, String, named: String)
  /// This account did something on another device.
  case ownAction(OwnAction.Kind, ConversationID)
  /// A step of the login.
  case login(String)
  /// The login was ended by others.
  case ended(String)
}

/// A text of the operator to all accounts, as a style shows it.
public struct ObservedBulletin: Hashable, Sendable {
  /// Its number.
  public var id: Int64
  /// The text, as the style shows it.
  public var text: String
  /// The account in whose name it was sent; nil for none.
  public var sender: AccountID?

  /// Creates a bulletin as a style shows it.
  public init(id: Int64, text: String, sender: AccountID?) {
    self.id = id
    self.text = text
    self.sender = sender
  }
}

/// A step between two accounts, as a callback of one of them reports it.
public enum ContactStep: Hashable, Sendable {
  /// The other account asks to become a friend; the words that came with it.
  case requested(String?)
  /// The other account granted this one's request.
  case approved
  /// The other account declined this one's request.
  case declined
  /// The two are friends now.
  case added
  /// The two are no longer friends.
  case removed
}

/// A step of a request that an account become a member of a group, as a callback of one that it concerns reports it.
public enum GroupRequestStep: Hashable, Sendable {
  /// An account asks to join a group that this one manages; the words that came with it.
  case applied(AccountID, String?)
  /// This account's application was declined; the words that came with it.
  case applicationDeclined(String?)
  /// An account invites this one; the words that came with it.
  case invited(by: AccountID, String?)
  /// An account declined this one's invitation; the words that came with it.
  case invitationDeclined(AccountID, String?)
}

/// The new state of one property of a group after a change, as a callback reports it or the app finds it during the callback.
public enum GroupChange: Hashable, Sendable {
  /// The announcement; empty for none.
  case announcement(String)
  /// The new owner.
  case owner(AccountID)
  /// A member, and whether it is a manager.
  case manager(AccountID, Bool)
  /// A member, and whether it is muted.
  case muted(AccountID, Bool)
  /// True if all ordinary members are muted.
  case allMuted(Bool)
  /// A member, and whether it may write although all are muted.
  case allowed(AccountID, Bool)
  /// A member, and those of its attributes that changed.
  case attributes(AccountID, [String: String])
  /// A file of this name is shared.
  case shared(String)
  /// The file of this id is shared no longer.
  case unshared(String)
  /// True if the operator disabled the group.
  case disabled(Bool)
}

/// The reason for which an account is no longer in a room that it did not leave.
public enum RoomExit: Hashable, Sendable {
  /// A manager removed it.
  case removed
  /// The room was closed.
  case closed
  /// Another reason.
  case other
}

/// A step of an invitation to a call, as a callback of one of its two accounts reports it.
public enum CallInvitationStep: Hashable, Sendable {
  /// The other account invites this one.
  case invited(content: String?, channel: String?)
  /// A device of the other account has this one's invitation.
  case received
  /// The callee accepted, and both know it.
  case accepted(response: String?)
  /// The callee refused.
  case refused(response: String?)
  /// The caller took it back.
  case cancelled
  /// It came to nothing, for whatever reason.
  case failed
}

/// A message as a callback reported it.
public struct ObservedMessage: Hashable, Sendable {
  /// The message's id, unique within its conversation.
  public var id: MessageID
  /// The conversation in which it was written, as this client names it.
  public var conversation: ConversationID
  /// The account that wrote it.
  public var sender: AccountID
  /// The text, where the style shows one.
  public var text: String?
  /// The attributes of the message, as canonical JSON text; nil if it has none.
  public var attributes: String?
  /// The time at which the hub accepted it.
  public var time: Timestamp
  /// A Boolean value that indicates whether the style shows it as this account's own.
  public var isOutgoing: Bool
  /// Content other than text: a place, a tip, an app's own content or bytes, as far as the style shows it; nil for
  /// content that is shown as a text, and for files.
  public var content: MessageContent?

  /// Creates a message.
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

/// A receipt of a direct conversation as a callback reported it.
public struct ObservedReceipt: Hashable, Sendable {
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
public struct ObservedGroupReceipt: Hashable, Sendable {
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
public struct ObservedRevocation: Hashable, Sendable {
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
  /// The text of the message that came with the notice; nil if none came.
  public var text: String?
  /// A Boolean value that indicates whether a message came with the notice.
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
  /// had done what its style asks of it; nil if the notice names none.
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
public struct ObservedReaction: Hashable, Sendable {
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
public struct ObservedEdit: Hashable, Sendable {
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
public struct ObservedPin: Hashable, Sendable {
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
public struct ObservedCommand: Hashable, Sendable {
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
