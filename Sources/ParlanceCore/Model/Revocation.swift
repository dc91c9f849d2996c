/// A message taken back.
public struct Revocation: Hashable, Sendable {
  /// From whom the message is taken.
  public enum Scope: UInt8, Sendable {
    /// From everyone.
    case everyone = 0
    /// From everyone but its sender, who is not told.
    case receivers = 1
  }

  /// The message taken back.
  public var messageID: MessageID
  /// Where it was written, as this device's account names it.
  public var conversation: ConversationID
  /// Who took it back.
  public var revoker: AccountID
  /// Who had written it.
  public var messageSender: AccountID
  /// When the message had been accepted.
  public var messageTime: Timestamp
  /// The message's position in its conversation's stream.
  public var messageSequence: Int64
  /// When it was taken back.
  public var time: Timestamp
  /// From whom it is taken.
  public var scope: Scope
  /// What the revoker's app said with it.
  public var request: RevocationRequest

  /// A revocation.
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

/// What an app says when it takes a message back.
public struct RevocationRequest: Hashable, Sendable {
  /// Words for the notice.
  public var postscript: String?
  /// Whatever the app attaches to the notice.
  public var attachment: String?
  /// What an absent receiver's push notification says; nothing is pushed without it.
  public var push: PushHints?
  /// Whether the notice raises the receiver's badge.
  public var countsAsUnread: Bool
  /// What only one style understands, by the style's name.
  public var extensions: [String: [UInt8]]
  /// The command that asked for it, if one did.
  package(set) public var command: RevocationCommand?

  /// A request.
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

  /// Takes out what only the hub may say.
  package mutating func removeCommand() { command = nil }
}

/// A command that asked for a revocation, as its sender wrote it.
public struct RevocationCommand: Hashable, Sendable {
  /// The command's own id.
  public var id: MessageID
  /// What its sender wrote, encoded; `body` decodes it.
  public var encodedBody: [UInt8]

  /// What its sender wrote.
  public var body: MessageBody { MessageBody(decoding: encodedBody) }

  package init(id: MessageID, encodedBody: [UInt8]) {
    self.id = id
    self.encodedBody = encodedBody
  }
}

/// A revocation as a device tells its app.
public struct RevocationNotice: Hashable, Sendable {
  /// What was taken back, by whom.
  public var revocation: Revocation
  /// The message, if this device had it.
  public var message: Message?
  /// The message counted as unread here until now.
  public var wasUnread: Bool
  /// It was fetched at login.
  public var isOffline: Bool
  /// Another device of the account had been told already.
  public var isRoaming: Bool
  /// This device asked for it.
  public var isOwnRequest: Bool

  /// A notice.
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
