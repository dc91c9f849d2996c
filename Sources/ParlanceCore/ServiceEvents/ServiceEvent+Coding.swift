/// Events as the hub stores them.
extension ServiceEvent: WireValue {
  package func encoded() -> [UInt8] {
    var writer = ByteWriter(capacity: 256)
    write(to: &writer)
    return writer.bytes
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(byte: kind.rawValue)
    switch self {
    case .hubStarted: break
    case .messageAccepted(let message, let conversation):
      writer.write(nested: conversation)
      writer.write(nested: message)
    case .messageRevoked(let revocation, let conversation):
      writer.write(nested: conversation)
      writer.write(nested: revocation)
    case .accountOnline(let account, let device):
      writer.write(account)
      writer.write(optional: device) { $0.write(nested: $1) }
    case .accountOffline(let account): writer.write(account)
    case .pushWanted(let notification): writer.write(nested: notification)
    case .accountBanned(let account, let ban):
      writer.write(account)
      writer.write(nested: ban)
    case .accountUnbanned(let account), .accountErased(let account): writer.write(account)
    case .messageRead(let reading, let conversation):
      writer.write(nested: conversation)
      writer.write(reading.reader)
      writer.write(reading.messageID)
      writer.write(reading.messageSender)
      writer.write(reading.sequence)
    case .groupChanged(let group, let notification, let isLarge):
      writer.write(group)
      writer.write(nested: notification)
      writer.write(isLarge)
    case .groupRequestChanged(let change): writer.write(nested: change)
    case .roomVisited(let visit): writer.write(nested: visit)
    case .roomChanged(let room, let notification):
      writer.write(room)
      writer.write(nested: notification)
    case .contactChanged(let account, let change):
      writer.write(account)
      writer.write(nested: change)
    }
  }

  /// - throws: `MessagingError` with code `unsupported` if the event is of a kind that this version does not know, else
  ///   `malformedData` whenever the bytes are not an event.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Kind.self) {
    case .hubStarted: self = .hubStarted
    case .messageAccepted:
      let conversation = try reader.readNested(AdministeredConversation.self)
      self = .messageAccepted(try reader.readNested(HistoryMessage.self), in: conversation)
    case .messageRevoked:
      let conversation = try reader.readNested(AdministeredConversation.self)
      self = .messageRevoked(try reader.readNested(RevocationEvent.self), in: conversation)
    case .accountOnline:
      self = .accountOnline(
        try reader.readAccount(),
        try reader.readOptional { (reader) throws(MessagingError) in try reader.readNested(OnlineDevice.self) })
    case .accountOffline: self = .accountOffline(try reader.readAccount())
    case .pushWanted: self = .pushWanted(try reader.readNested(PushNotification.self))
    case .accountBanned: self = .accountBanned(try reader.readAccount(), try reader.readNested(AccountBan.self))
    case .accountUnbanned: self = .accountUnbanned(try reader.readAccount())
    case .accountErased: self = .accountErased(try reader.readAccount())
    case .messageRead:
      let conversation = try reader.readNested(AdministeredConversation.self)
      self = .messageRead(
        MessageReading(
          reader: try reader.readAccount(), messageID: try reader.readMessageID(),
          messageSender: try reader.readAccount(), sequence: try reader.readSigned()), in: conversation)
    case .groupRequestChanged: self = .groupRequestChanged(try reader.readNested(GroupRequestChange.self))
    case .roomVisited: self = .roomVisited(try reader.readNested(RoomVisit.self))
    case .roomChanged:
      let room = try reader.readString()
      self = .roomChanged(room, try reader.readNested(GroupNotification.self))
    case .contactChanged:
      let account = try reader.readAccount()
      self = .contactChanged(account, try reader.readNested(ContactChange.self))
    case .groupChanged:
      let group = try reader.readString()
      let notification = try reader.readNested(GroupNotification.self)
      self = .groupChanged(group, notification, isLarge: try reader.readBool())
    }
  }

  package init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
  }
}

extension AdministeredConversation: WireValue {
  private enum Tag: UInt8 {
    case direct = 0
    case group = 1
    case room = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .direct(let first, let second):
      writer.write(byte: Tag.direct.rawValue)
      writer.write(first)
      writer.write(second)
    case .group(let id):
      writer.write(byte: Tag.group.rawValue)
      writer.write(id)
    case .room(let id):
      writer.write(byte: Tag.room.rawValue)
      writer.write(id)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .direct: self = .direct(try reader.readAccount(), try reader.readAccount())
    case .group: self = .group(try reader.readString())
    case .room: self = .room(try reader.readString())
    }
  }
}

extension PushNotification: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: subject.number)
    writer.write(recipient)
    writer.write(messageID)
    writer.write(conversation: conversation)
    writer.write(sender)
    writer.write(optional: text)
    writer.write(optional: payload)
    writer.write(showsSender)
    writer.write(countsAsUnread)
    writer.write(showsDetails)
    writer.write(optional: senderName)
    writer.write(optional: language)
    writer.write(optional: template)
    writer.write(array: badges) { writer, badge in
      writer.write(badge.style)
      writer.write(badge.device.string)
      writer.write(integer: badge.count)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      subject: try PushNotification.Subject(number: try reader.readByte()), recipient: try reader.readAccount(),
      messageID: try reader.readMessageID(), conversation: try reader.readConversation(),
      sender: try reader.readAccount(), text: try reader.readOptionalString(),
      payload: try reader.readOptionalString(), showsSender: try reader.readBool(),
      countsAsUnread: try reader.readBool())
    showsDetails = try reader.readBool()
    senderName = try reader.readOptionalString()
    language = try reader.readOptionalString()
    template = try reader.readOptionalString()
    badges = try reader.readArray { (reader) throws(MessagingError) in
      PushBadge(
        style: try reader.readString(), device: DeviceID(try reader.readString()), count: try reader.readInteger())
    }
  }
}

extension PushNotification.Subject {
  fileprivate var number: UInt8 {
    switch self {
    case .message: 0
    case .revocation: 1
    case .reaction: 2
    case .call: 3
    }
  }

  fileprivate init(number: UInt8) throws(MessagingError) {
    switch number {
    case 0: self = .message
    case 1: self = .revocation
    case 2: self = .reaction
    case 3: self = .call
    default: throw MessagingError(.malformedData)
    }
  }
}
