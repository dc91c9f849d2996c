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

/// The content of a record, on its way into a hub or out of one. What refers to a message has the message's id among the records
/// of its source.
package enum ImportedContent: Sendable {
  case account(AccountID, isDisabled: Bool, standing: ImportedStanding = ImportedStanding())
  /// A profile, the time of its last change, and the operator's mutes of the account.
  case profile(AccountID, ProfileUpdate, updated: Timestamp? = nil, mutes: AccountMutes = AccountMutes())
  /// A friend of an account, and the name that the account gave it.
  case contact(AccountID, of: AccountID, alias: String?, relation: ImportedRelation = ImportedRelation())
  /// An account from which another one wants no messages (`isBlocked`), or to be notified of none (`isMuted`).
  case block(AccountID, by: AccountID, ContactUpdate)
  case group(GroupInfo)
  case member(group: String, ImportedMember)
  /// An account that may not become a member of a group.
  case groupBlock(group: String, AccountID)
  /// A file of a group, and the name under which its content is imported; in an export the content's MD5.
  case groupFile(group: String, GroupFile, content: String)
  /// A room, and its tags whose members may not write, with the ends of that.
  case room(RoomInfo, mutedTags: [String: Timestamp] = [:])
  /// The standing of an account in a room: its role, silences and blocks, and what the room keeps of its appearance.
  case standing(room: String, RoomStanding)
  /// A value that a room keeps under a key.
  case entry(room: String, RoomEntry)
  case conversation(ImportedConversation)
  case message(ImportedMessage)
  case edit(ImportedEdit)
  /// A revocation; of the account that made it and the time only exports make use.
  case revocation(message: String, time: Timestamp? = nil, by: AccountID? = nil, note: String? = nil)
  case reaction(message: String, AccountID, text: String, time: Timestamp?, note: String? = nil)
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
    case .groupBlock, .groupFile, .standing, .entry: "member"
    case .conversation: "conversation"
    case .message: "message"
    case .edit: "edit"
    case .revocation: "revocation"
    case .reaction: "reaction"
    case .pin: "pin"
    }
  }
}

/// The operator's decisions on an account, besides that it is disabled.
package struct ImportedStanding: Hashable, Sendable {
  /// The time until which it is disabled; nil for ever.
  package var until: Timestamp?
  /// The operator's words for the account's devices.
  package var reason: String
  /// The time at which it was erased; nil for an account that exists.
  package var erased: Timestamp?
  /// A Boolean value that indicates whether the name of the erased account may be registered again.
  package var isNameFree: Bool
  /// A Boolean value that indicates whether the account may create rooms on a hub where only some may.
  package var createsRooms: Bool

  package init(
    until: Timestamp? = nil, reason: String = "", erased: Timestamp? = nil, isNameFree: Bool = false,
    createsRooms: Bool = false
  ) {
    self.createsRooms = createsRooms
    self.until = until
    self.reason = reason
    self.erased = erased
    self.isNameFree = isNameFree
  }
}

/// The relation of an account to another one, besides the name that it gave it.
package struct ImportedRelation: Hashable, Sendable {
  /// A Boolean value that indicates whether the two are friends.
  package var isFriend: Bool
  /// The account's request to become a friend, which was not answered.
  package var request: FriendRequest?
  /// Text that the app keeps with the contact.
  package var custom: String?

  package init(isFriend: Bool = true, request: FriendRequest? = nil, custom: String? = nil) {
    self.isFriend = isFriend
    self.request = request
    self.custom = custom
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
  /// The time up to which messages are not for the member, where that does not follow from `joined`.
  package var readsAfter: Timestamp?
  package var inviter: AccountID?
  /// A Boolean value that indicates whether the member may not write; until `mutedUntil`, if that is given.
  package var isMuted = false
  package var mutedUntil: Timestamp?
  /// A Boolean value that indicates whether the member may write although all are muted.
  package var isAllowed = false
  /// Its attributes in the group.
  package var attributes: [String: String] = [:]
  /// The times in which it blocked the group, oldest first.
  package var blocks: [ImportedGroupBlock] = []

  package init(_ account: AccountID) { self.account = account }
}

/// A time in which a member blocked a group, whose messages of then it does not read.
package struct ImportedGroupBlock: Hashable, Sendable {
  /// The time of the last message before it.
  package var after: Timestamp
  /// The time of its last message; nil while the member blocks the group.
  package var until: Timestamp?

  package init(after: Timestamp, until: Timestamp?) {
    self.after = after
    self.until = until
  }
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
  /// The time up to which the account read it. What is imported has been read; the time is kept for an export.
  package var readUntil: Timestamp?
  /// The pin with its times and its note; nil if only `isPinned` is known.
  package var pin: ConversationPin?
  /// One bit for each mark.
  package var marks: Int64 = 0
  /// Text that the app keeps with the conversation.
  package var note: String?
  /// The time of the last change of the settings; nil for now.
  package var updated: Timestamp?

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
  /// The message with which the thread of the reply begins; nil if it follows from `reply`.
  package var thread: String?
  /// The options; those that have a meaning for a message of the past are kept. Nil for those of an ordinary message.
  package var options: MessageOptions?
  /// The id of the message of this hub that a bridge brought to the source as this one.
  package var original: MessageID?

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
  /// The number of changes up to this one; nil for one more.
  package var count: Int?

  package init(
    message: String, editor: AccountID?, time: Timestamp, body: MessageBody, files: [MediaPart: String] = [:],
    count: Int? = nil
  ) {
    self.count = count
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
  /// The same record was imported before, or the message came here by itself.
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
