/// A record of another service, on its way into a hub.
package struct ImportedRecord: Sendable {
  /// The name that the operator gave the service.
  package var source: String
  /// The id, which is unique among the source's records of its kind.
  package var id: String
  /// A digest of the record, by which another content under the same id is found out.
  package var digest: [UInt8]
  package var content: ImportedContent

  package init(source: String, id: String, digest: [UInt8], content: ImportedContent) {
    self.source = source
    self.id = id
    self.digest = digest
    self.content = content
  }
}

/// The content of a record. What refers to a message has the message's id among the records of its source.
package enum ImportedContent: Sendable {
  case account(AccountID, isDisabled: Bool)
  case profile(AccountID, ProfileUpdate)
  /// A friend of an account, and the name that the account gave it.
  case contact(AccountID, of: AccountID, alias: String?)
  /// An account from which another one wants no messages (`isBlocked`), or to be notified of none (`isMuted`).
  case block(AccountID, by: AccountID, ContactUpdate)
  case group(GroupInfo)
  case member(group: String, ImportedMember)
  case room(RoomInfo)
  case conversation(ImportedConversation)
  case message(ImportedMessage)
  case edit(ImportedEdit)
  case revocation(message: String)
  case reaction(message: String, AccountID, text: String, time: Timestamp?)
  case pin(message: String, AccountID?, note: String?, time: Timestamp?)

  /// The kind, by the word under which records are known.
  package var kind: String {
    switch self {
    case .account: "account"
    case .profile: "profile"
    case .contact: "contact"
    case .block: "block"
    case .group: "group"
    case .member: "member"
    case .room: "room"
    case .conversation: "conversation"
    case .message: "message"
    case .edit: "edit"
    case .revocation: "revocation"
    case .reaction: "reaction"
    case .pin: "pin"
    }
  }
}

/// A record about a member of a group. Several about one member add up.
package struct ImportedMember: Sendable {
  package var account: AccountID
  package var role: Member.Role?
  package var nickname: String?
  /// Text that the app keeps with the membership.
  package var custom: String?
  package var joined: Timestamp?
  package var inviter: AccountID?
  /// A Boolean value that indicates whether the member may not write; until `mutedUntil`, if that is given.
  package var isMuted = false
  package var mutedUntil: Timestamp?

  package init(_ account: AccountID) { self.account = account }
}

/// An account's own settings of a conversation.
package struct ImportedConversation: Sendable {
  package var account: AccountID
  /// The conversation as the account names it.
  package var conversation: ConversationID
  /// The time up to which the account cleared its history.
  package var clearedUntil: Timestamp?
  package var isPinned: Bool
  package var isHidden: Bool

  package init(
    account: AccountID, conversation: ConversationID, clearedUntil: Timestamp? = nil, isPinned: Bool = false,
    isHidden: Bool = false
  ) {
    self.account = account
    self.conversation = conversation
    self.clearedUntil = clearedUntil
    self.isPinned = isPinned
    self.isHidden = isHidden
  }
}

/// A message of the past.
package struct ImportedMessage: Sendable {
  /// The id by which apps know it.
  package var id: MessageID
  /// The conversation as its sender names it.
  package var conversation: ConversationID
  package var sender: AccountID
  /// The time at which the service accepted it.
  package var time: Timestamp
  package var platform: Platform
  /// The body; what it says of a reply is not looked at.
  package var body: MessageBody
  /// The message to which it replies.
  package var reply: String?
  /// Its files, by the names under which they are imported.
  package var files: [MediaPart: String]

  package init(
    id: MessageID, conversation: ConversationID, sender: AccountID, time: Timestamp, platform: Platform = .unknown,
    body: MessageBody, reply: String? = nil, files: [MediaPart: String] = [:]
  ) {
    self.id = id
    self.conversation = conversation
    self.sender = sender
    self.time = time
    self.platform = platform
    self.body = body
    self.reply = reply
    self.files = files
  }
}

/// A change of a message's content.
package struct ImportedEdit: Sendable {
  package var message: String
  /// The account that made it; nil for the sender.
  package var editor: AccountID?
  package var time: Timestamp
  package var body: MessageBody
  /// Its files, by the names under which they are imported.
  package var files: [MediaPart: String]

  package init(
    message: String, editor: AccountID?, time: Timestamp, body: MessageBody, files: [MediaPart: String] = [:]
  ) {
    self.message = message
    self.editor = editor
    self.time = time
    self.body = body
    self.files = files
  }
}

/// The outcome of a record's import.
package enum ImportOutcome: Sendable {
  case imported
  /// The same record was imported before.
  case known
  /// Another content was imported before under its id, and stays.
  case conflict
  /// It was not imported, for a reason.
  case refused(MessagingError)
}

/// The choices of the operator for an import.
package struct ImportOptions: Sendable {
  /// A Boolean value that indicates whether accounts that only messages name are registered.
  package var registersSenders: Bool
  /// A Boolean value that indicates whether a reply to a message that is not here is imported as a message like others; it is
  /// refused with `messageNotFound` otherwise.
  package var allowsMissingReplies = false

  package init(registersSenders: Bool = true) { self.registersSenders = registersSenders }
}
