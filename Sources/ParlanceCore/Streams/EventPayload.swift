/// The content of an entry of a stream. An entry of a conversation does not name it, except where a group or a thread is described as
/// a whole: a device ignores the description of another group than the stream's.
package enum EventPayload: Hashable, Sendable {
  /// Nothing for this device: a place in the numbering only.
  case nothing
  /// A message or a command.
  case message(MessageEvent)
  /// A message was taken back.
  case revocation(RevocationEvent, RevocationMarks)
  /// A group and some of its members changed.
  case groupChanged(GroupInfo, updated: [Member], removed: [AccountID])
  /// Something that a group keeps beside its properties changed.
  case groupDetailChanged(GroupDetailChange.Detail, by: AccountID)
  /// A reaction was added to a message, or removed from it.
  case reaction(ReactionEvent)
  /// The content of a message was changed: the message as it is now.
  case edit(HistoryMessage)
  /// A message was pinned, its pin was changed, or taken off.
  case pin(MessagePinEvent)
  /// A thread of the group was created, renamed or destroyed. A device's journal also has what became of the account's own
  /// membership.
  case thread(ThreadEvent)
  // The others are entries of account streams.
  /// The peer read this account's messages up to a position.
  case peerRead(DirectReceipt)
  /// A device of the peer has these messages of this account.
  case delivered(DeliveryReceipt)
  /// This account read, on one of its devices, up to a position; the whole conversation, if its app said so.
  case ownRead(ConversationID, sequence: Int64, isWhole: Bool)
  /// Members of a group read one of this account's messages.
  case groupRead(GroupRead)
  /// This account became a member. Its first event in the group's stream is the one after `sequence`.
  case groupJoined(GroupInfo, [Member], sequence: Int64)
  /// This account is no longer a member; the message is the last that it receives of the group, and `time` the
  /// message's.
  case groupLeft(id: String, GroupDeparture, actor: AccountID, message: MessageEvent?, time: Timestamp)
  /// Messages were deleted from this account's history.
  case messagesDeleted(ConversationID, [MessageID], note: String?)
  /// This account's history of a conversation was cleared up to a position.
  case historyCleared(ConversationID, sequence: Int64, note: String?)
  /// This account's settings of a conversation changed; `previous`, which the hub does not say, is how a device had
  /// them.
  case conversationSettings(ConversationSettings, previous: ConversationSettings?)
  /// A contact of this account changed.
  case contactChanged(ContactChange)
  /// The profile of this account, or of a friend, changed.
  case profileChanged(Profile)
  /// This account's push settings changed.
  case pushSettingsChanged(PushSettingsChange)
  /// One of this account's devices did what no other entry says of it.
  case ownAction(OwnAction)
  /// A request to become a member of a group was made, answered or taken back, by another account.
  case groupRequestChanged(GroupRequestChange)
}

/// Entries of streams other than messages, as the hub stores them and as a device's journal keeps them.
extension EventPayload: WireValue {
  private enum Tag: UInt8 {
    case peerRead = 1
    case ownRead = 2
    case groupJoined = 4
    case groupLeft = 5
    case messagesDeleted = 6
    case historyCleared = 7
    case groupChanged = 8
    case revocation = 9
    case message = 10
    case nothing = 11
    case delivered = 12
    case ownReadWhole = 13
    case groupRead = 14
    case reaction = 15
    case conversationSettings = 25
    case contactChanged = 20
    case profileChanged = 30
    case edit = 31
    case pin = 32
    case pushSettingsChanged = 34
    case ownAction = 40
    case thread = 41
    case groupRequestChanged = 42
    case groupDetailChanged = 43
  }

  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .nothing:
      writer.write(byte: Tag.nothing.rawValue)
    case .message(let message):
      writer.write(byte: Tag.message.rawValue)
      message.write(to: &writer)
    case .revocation(let revocation, let marks):
      writer.write(byte: Tag.revocation.rawValue)
      revocation.write(to: &writer)
      writer.write(unsigned: marks.rawValue)
    case .reaction(let change):
      writer.write(byte: Tag.reaction.rawValue)
      change.write(to: &writer)
    case .edit(let message):
      writer.write(byte: Tag.edit.rawValue)
      message.write(to: &writer)
    case .pin(let change):
      writer.write(byte: Tag.pin.rawValue)
      change.write(to: &writer)
    case .thread(let change):
      writer.write(byte: Tag.thread.rawValue)
      writer.write(nested: change)
    case .groupChanged(let group, let updated, let removed):
      writer.write(byte: Tag.groupChanged.rawValue)
      group.write(to: &writer)
      writer.write(array: updated) { $1.write(to: &$0) }
      writer.write(removed)
    case .peerRead(let receipt):
      writer.write(byte: Tag.peerRead.rawValue)
      writer.write(conversation: receipt.conversation)
      writer.write(receipt.sequence)
      writer.write(receipt.messageTime)
      receipt.scope.write(to: &writer)
      writer.write(receipt.messages)
    case .delivered(let receipt):
      writer.write(byte: Tag.delivered.rawValue)
      writer.write(conversation: receipt.conversation)
      writer.write(receipt.messages)
    case .ownRead(let conversation, let sequence, let isWhole):
      writer.write(byte: (isWhole ? Tag.ownReadWhole : Tag.ownRead).rawValue)
      writer.write(conversation: conversation)
      writer.write(sequence)
    case .groupRead(let read):
      writer.write(byte: Tag.groupRead.rawValue)
      read.write(to: &writer)
    case .groupJoined(let group, let members, let sequence):
      writer.write(byte: Tag.groupJoined.rawValue)
      group.write(to: &writer)
      writer.write(array: members) { $1.write(to: &$0) }
      writer.write(sequence)
    case .groupLeft(let id, let departure, let actor, let message, let time):
      writer.write(byte: Tag.groupLeft.rawValue)
      writer.write(id)
      writer.write(byte: departure.rawValue)
      writer.write(actor)
      writer.write(optional: message) { $1.write(to: &$0) }
      writer.write(time)
    case .messagesDeleted(let conversation, let ids, let note):
      writer.write(byte: Tag.messagesDeleted.rawValue)
      writer.write(conversation: conversation)
      writer.write(ids)
      writer.write(optional: note)
    case .historyCleared(let conversation, let sequence, let note):
      writer.write(byte: Tag.historyCleared.rawValue)
      writer.write(conversation: conversation)
      writer.write(sequence)
      writer.write(optional: note)
    case .conversationSettings(let settings, let previous):
      writer.write(byte: Tag.conversationSettings.rawValue)
      writer.write(nested: settings)
      writer.write(optional: previous) { $0.write(nested: $1) }
    case .contactChanged(let change):
      writer.write(byte: Tag.contactChanged.rawValue)
      change.write(to: &writer)
    case .profileChanged(let profile):
      writer.write(byte: Tag.profileChanged.rawValue)
      profile.write(to: &writer)
    case .pushSettingsChanged(let change):
      writer.write(byte: Tag.pushSettingsChanged.rawValue)
      change.write(to: &writer)
    case .ownAction(let action):
      writer.write(byte: Tag.ownAction.rawValue)
      writer.write(nested: action)
    case .groupRequestChanged(let change):
      writer.write(byte: Tag.groupRequestChanged.rawValue)
      change.write(to: &writer)
    case .groupDetailChanged(let detail, let actor):
      writer.write(byte: Tag.groupDetailChanged.rawValue)
      detail.write(to: &writer)
      writer.write(actor)
    }
  }

  /// - throws: `MessagingError` with code `unsupported` if the entry is of a kind that this version does not know, else
  ///   `malformedData` whenever the bytes are not an entry.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .nothing:
      self = .nothing
    case .message:
      self = .message(try MessageEvent(from: &reader))
    case .revocation:
      let revocation = try RevocationEvent(from: &reader)
      self = .revocation(revocation, RevocationMarks(rawValue: try reader.readUnsigned()))
    case .reaction:
      self = .reaction(try ReactionEvent(from: &reader))
    case .edit:
      self = .edit(try HistoryMessage(from: &reader))
    case .pin:
      self = .pin(try MessagePinEvent(from: &reader))
    case .groupChanged:
      self = .groupChanged(
        try GroupInfo(from: &reader),
        updated: try reader.readArray { (reader) throws(MessagingError) in try Member(from: &reader) },
        removed: try reader.readAccounts())
    case .peerRead:
      self = .peerRead(
        DirectReceipt(
          conversation: try reader.readConversation(), sequence: try reader.readSigned(),
          messageTime: try reader.readTimestamp(), scope: try DirectReceipt.Scope(from: &reader),
          messages: try reader.readMessageIDs()))
    case .delivered:
      self = .delivered(
        DeliveryReceipt(
          conversation: try reader.readConversation(), messages: try reader.readMessageIDs()))
    case .ownRead:
      self = .ownRead(try reader.readConversation(), sequence: try reader.readSigned(), isWhole: false)
    case .ownReadWhole:
      self = .ownRead(try reader.readConversation(), sequence: try reader.readSigned(), isWhole: true)
    case .groupRead:
      self = .groupRead(try GroupRead(from: &reader))
    case .groupJoined:
      self = .groupJoined(
        try GroupInfo(from: &reader),
        try reader.readArray { (reader) throws(MessagingError) in try Member(from: &reader) },
        sequence: try reader.readSigned())
    case .groupLeft:
      self = .groupLeft(
        id: try reader.readString(), try reader.readEnum(GroupDeparture.self), actor: try reader.readAccount(),
        message: try reader.readOptional { (reader) throws(MessagingError) in try MessageEvent(from: &reader) },
        time: try reader.readTimestamp())
    case .messagesDeleted:
      self = .messagesDeleted(
        try reader.readConversation(), try reader.readMessageIDs(), note: try reader.readOptionalString())
    case .historyCleared:
      self = .historyCleared(
        try reader.readConversation(), sequence: try reader.readSigned(), note: try reader.readOptionalString())
    case .conversationSettings:
      self = .conversationSettings(
        try reader.readNested(ConversationSettings.self),
        previous: try reader.readOptional { (reader) throws(MessagingError) in
          try reader.readNested(ConversationSettings.self)
        })
    case .contactChanged:
      self = .contactChanged(try ContactChange(from: &reader))
    case .profileChanged:
      self = .profileChanged(try Profile(from: &reader))
    case .pushSettingsChanged:
      self = .pushSettingsChanged(try PushSettingsChange(from: &reader))
    case .thread:
      self = .thread(try reader.readNested(ThreadEvent.self))
    case .ownAction:
      self = .ownAction(try reader.readNested(OwnAction.self))
    case .groupRequestChanged:
      self = .groupRequestChanged(try GroupRequestChange(from: &reader))
    case .groupDetailChanged:
      self = .groupDetailChanged(try GroupDetailChange.Detail(from: &reader), by: try reader.readAccount())
    }
  }

  package init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
  }
}
