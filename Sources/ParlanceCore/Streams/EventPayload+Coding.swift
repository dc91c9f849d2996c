/// Entries of streams other than messages, as the hub stores them and as a device's journal keeps them.
extension EventPayload: WireValue {
  private enum Tag: UInt8 {
    case peerRead = 1
    case ownRead = 2
    case groupRead = 3
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
    /// `groupRead` with the times and notes of the readers.
    case groupReadAt = 14
    case reaction = 15
    case conversationSettings = 25
    case contactChanged = 20
    case profileChanged = 30
    case edit = 31
    case pin = 32
    case pushSettingsChanged = 34
    case ownAction = 40
    case thread = 41
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
    case .revocation(let revocation, let isRoaming):
      writer.write(byte: Tag.revocation.rawValue)
      writer.write(conversation: revocation.conversation)
      revocation.write(to: &writer)
      writer.write(isRoaming)
    case .reaction(let change):
      writer.write(byte: Tag.reaction.rawValue)
      writer.write(conversation: change.conversation)
      change.write(to: &writer)
    case .edit(let conversation, let message):
      writer.write(byte: Tag.edit.rawValue)
      writer.write(conversation: conversation)
      message.write(to: &writer)
    case .pin(let change):
      writer.write(byte: Tag.pin.rawValue)
      writer.write(conversation: change.conversation)
      change.write(to: &writer)
    case .thread(let notice):
      writer.write(byte: Tag.thread.rawValue)
      writer.write(nested: notice)
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
      writer.write(byte: Tag.groupReadAt.rawValue)
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
      let conversation = try reader.readConversation()
      self = .revocation(
        try Revocation(from: &reader, conversation: conversation), isRoaming: try reader.readBool())
    case .reaction:
      let conversation = try reader.readConversation()
      self = .reaction(try ReactionChange(from: &reader, conversation: conversation))
    case .edit:
      self = .edit(try reader.readConversation(), try HistoryMessage(from: &reader))
    case .pin:
      let conversation = try reader.readConversation()
      self = .pin(try MessagePinChange(from: &reader, conversation: conversation))
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
    case .groupReadAt:
      self = .groupRead(try GroupRead(from: &reader))
    case .groupRead:
      self = .groupRead(
        GroupRead(
          conversation: try reader.readConversation(), messageID: MessageID(try reader.readString()),
          messageTime: try reader.readTimestamp(),
          readers: try reader.readArray { (reader) throws(MessagingError) in
            GroupReader(account: try reader.readAccount())
          },
          readCount: try reader.readInteger(), unreadCount: try reader.readInteger()))
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
      self = .thread(try reader.readNested(ThreadNotice.self))
    case .ownAction:
      self = .ownAction(try reader.readNested(OwnAction.self))
    }
  }

  package init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
  }
}

extension MessageEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id.string)
    writer.write(sender)
    writer.write(number)
    writer.write(senderNumber)
    writer.write(unsigned: UInt64(options.rawValue))
    writer.write(byte: platform.rawValue)
    writer.write(byte: kind.rawValue)
    writer.write(body)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: MessageID(try reader.readString()), sender: try reader.readAccount(), number: try reader.readSigned(),
      senderNumber: try reader.readSigned(),
      options: MessageOptions(rawValue: UInt16(truncatingIfNeeded: try reader.readUnsigned())),
      platform: try reader.readPlatform(), kind: MessageKind(rawValue: try reader.readByte()),
      body: try reader.readBytes())
  }
}
