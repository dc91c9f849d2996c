/// A message taken back.
public struct Revocation: Hashable, Sendable {
  /// The accounts from which a message is taken.
  public enum Scope: UInt8, Sendable {
    /// From everyone.
    case everyone = 0
    /// From everyone but its sender, who is not notified.
    case receivers = 1
  }

  /// The message taken back.
  public var messageID: MessageID
  /// The conversation in which it was written, as this device's account names it.
  public var conversation: ConversationID
  /// The account that took it back.
  public var revoker: AccountID
  /// The account that had written it.
  public var messageSender: AccountID
  /// The time at which the message was accepted.
  public var messageTime: Timestamp
  /// The message's position in its conversation's stream.
  public var messageSequence: Int64
  /// The time at which it was taken back.
  public var time: Timestamp
  /// The accounts from which it is taken.
  public var scope: Scope
  /// The words and attachments of the revoker's app.
  public var request: RevocationRequest

  /// Creates a revocation.
  public init(
    messageID: MessageID, conversation: ConversationID, revoker: AccountID, messageSender: AccountID,
    messageTime: Timestamp, messageSequence: Int64, time: Timestamp, scope: Scope, request: RevocationRequest
  ) {
    self.messageID = messageID
    self.conversation = conversation
    self.revoker = revoker
    self.messageSender = messageSender
    self.messageTime = messageTime
    self.messageSequence = messageSequence
    self.time = time
    self.scope = scope
    self.request = request
  }
}

/// The words and attachments of an app that takes a message back.
public struct RevocationRequest: Hashable, Sendable {
  /// Words for the accounts that are notified.
  public var postscript: String?
  /// Text that the app attaches to the revocation.
  public var attachment: String?
  /// The content of an absent receiver's push notification; nothing is pushed without it.
  public var push: PushHints?
  /// A Boolean value that indicates whether the revocation raises the receiver's badge.
  public var countsAsUnread: Bool
  /// Values that only one style understands, by the style's name.
  public var extensions: [String: [UInt8]]
  /// The command that asked for it, if one did.
  package(set) public var command: RevocationCommand?

  /// Creates a request.
  public init(
    postscript: String? = nil, attachment: String? = nil, push: PushHints? = nil, countsAsUnread: Bool = true,
    extensions: [String: [UInt8]] = [:]
  ) {
    self.postscript = postscript
    self.attachment = attachment
    self.push = push
    self.countsAsUnread = countsAsUnread
    self.extensions = extensions
  }

  /// Removes what only the hub may set.
  package mutating func removeCommand() { command = nil }
}

/// A command that asked for a revocation, as its sender wrote it.
public struct RevocationCommand: Hashable, Sendable {
  /// The command's own id.
  public var id: MessageID
  /// The body as its sender wrote it, encoded; `body` decodes it.
  public var encodedBody: [UInt8]

  /// The body that its sender wrote.
  public var body: MessageBody { MessageBody(decoding: encodedBody) }

  package init(id: MessageID, encodedBody: [UInt8]) {
    self.id = id
    self.encodedBody = encodedBody
  }
}

/// A revocation as a device reports it to its app.
public struct ReportedRevocation: Hashable, Sendable {
  /// The revocation: the message that was taken back, and by whom.
  public var revocation: Revocation
  /// The message, if this device had it.
  public var message: Message?
  /// A Boolean value that indicates whether the message counted as unread here until now.
  public var wasUnread: Bool
  /// A Boolean value that indicates whether it was fetched at login.
  public var isOffline: Bool
  /// A Boolean value that indicates whether another device of the account had been notified already.
  public var isRoaming: Bool
  /// A Boolean value that indicates whether this device asked for it.
  public var isOwnRequest: Bool

  /// Creates the report of a revocation.
  public init(
    revocation: Revocation, message: Message?, wasUnread: Bool, isOffline: Bool, isRoaming: Bool, isOwnRequest: Bool
  ) {
    self.revocation = revocation
    self.message = message
    self.wasUnread = wasUnread
    self.isOffline = isOffline
    self.isRoaming = isRoaming
    self.isOwnRequest = isOwnRequest
  }
}
