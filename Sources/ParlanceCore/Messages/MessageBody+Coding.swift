extension MessageBody {
  /// The version of the form written here, in the first byte.
  private static let version: UInt8 = 1
  /// The byte before the last edit. Parts that few messages have follow such marks. A later version adds marks behind these, so that
  /// readers that do not know them find the rest.
  private static let editMark: UInt8 = 1
  /// The byte before the message that is replied to.
  private static let replyMark: UInt8 = 2
  /// The byte before the mentions.
  private static let mentionsMark: UInt8 = 3
  /// The byte before the push hints of some members.
  private static let memberPushMark: UInt8 = 4
  /// The byte before the addressees.
  private static let addresseesMark: UInt8 = 5
  /// The byte of a broadcast.
  private static let broadcastMark: UInt8 = 6
  /// The byte before the condition on the tags of those whom a message reaches.
  private static let audienceMark: UInt8 = 17
  /// The byte before the place of a message.
  private static let locationMark: UInt8 = 18

  /// Returns the body in the form in which it is stored and sent. It is not encoded again on the way, except at the hub
  /// if it describes a file of which the sender knew the id alone.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter(capacity: 160)
    writer.write(byte: Self.version)
    content.write(to: &writer)
    writer.write(optional: attributes)
    writer.write(optional: fallbackText)
    writer.write(optional: push) { $0.write(pushHints: $1) }
    writer.write(extensions)
    if let edit {
      writer.write(byte: Self.editMark)
      edit.write(to: &writer)
    }
    if let reply {
      writer.write(byte: Self.replyMark)
      reply.write(to: &writer)
    }
    if let mentions {
      writer.write(byte: Self.mentionsMark)
      mentions.write(to: &writer)
    }
    if let memberPush {
      writer.write(byte: Self.memberPushMark)
      memberPush.write(to: &writer)
    }
    if let addressees {
      writer.write(byte: Self.addresseesMark)
      writer.write(addressees)
    }
    if isBroadcast { writer.write(byte: Self.broadcastMark) }
    if let audience {
      writer.write(byte: Self.audienceMark)
      writer.write(audience)
    }
    if let location {
      writer.write(byte: Self.locationMark)
      location.write(to: &writer)
    }
    return writer.bytes
  }

  /// Reads an encoded body; bytes that cannot be understood become `MessageContent.unknown`.
  package init(decoding bytes: [UInt8]) {
    do {
      try self.init(validating: bytes)
    } catch {
      self.init(content: .unknown(kind: 0, bytes: bytes))
    }
  }

  /// Recognizes an ASCII text with nothing beside it, as most bodies are, without making values of the bytes.
  package static func isPlainText(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes)
    do throws(MessagingError) {
      guard try reader.readByte() == version, try reader.readByte() == MessageKind.text.rawValue else { return false }
      guard try reader.skipASCII(), reader.remaining == 4 else { return false }
      // No attributes, no text in its place, no words for a push, no extensions.
      for _ in 0..<4 { guard try reader.readByte() == 0 else { return false } }
      return true
    } catch {
      return false
    }
  }

  /// Reads an encoded body.
  ///
  /// - throws: `MessagingError` with code `malformedData` whenever the bytes are not a body.
  package init(validating bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    guard try reader.readByte() == Self.version else { throw MessagingError(.malformedData) }
    content = try MessageContent(from: &reader)
    attributes = try reader.readOptionalString()
    fallbackText = try reader.readOptionalString()
    push = try reader.readOptional { (reader) throws(MessagingError) in try reader.readPushHints() }
    extensions = try reader.readByteDictionary()
    while !reader.isAtEnd {
      switch try reader.readByte() {
      case Self.editMark: edit = try MessageEdit(from: &reader)
      case Self.replyMark: reply = try MessageReply(from: &reader)
      case Self.mentionsMark: mentions = try Mentions(from: &reader)
      case Self.memberPushMark: memberPush = try MemberPushHints(from: &reader)
      case Self.addresseesMark: addressees = try reader.readAccounts()
      case Self.broadcastMark: isBroadcast = true
      case Self.audienceMark: audience = try reader.readString()
      case Self.locationMark: location = try RoomLocation(from: &reader)
      // Other bytes are of later versions.
      default: return
      }
    }
  }

  /// Returns whether an encoded body has a condition on those whom it reaches in a room.
  package static func hasConditions(_ bytes: [UInt8]) -> Bool {
    guard !isPlainText(bytes) else { return false }
    let body = MessageBody(decoding: bytes)
    return body.audience != nil || body.location != nil
  }

  /// Returns the message with which the thread of an encoded body began; nil for one that is not a reply.
  package static func thread(of bytes: [UInt8]) -> MessageID? {
    isPlainText(bytes) ? nil : MessageBody(decoding: bytes).reply?.thread.id
  }
}

extension MessageEdit: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(editor)
    writer.write(time)
    writer.write(integer: count)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      editor: try reader.readAccount(), time: try reader.readTimestamp(), count: max(0, try reader.readInteger()))
  }
}

extension Mentions: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .everyone: writer.write(true)
    case .accounts(let accounts):
      writer.write(false)
      writer.write(accounts)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self = try reader.readBool() ? .everyone : .accounts(try reader.readAccounts())
  }
}

extension MemberPushHints: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: accounts) { $0.write($1) }
    writer.write(isForced)
    writer.write(optional: text)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      accounts: try reader.readOptional { (reader) throws(MessagingError) in try reader.readAccounts() },
      isForced: try reader.readBool(), text: try reader.readOptionalString())
  }
}

extension ByteWriter {
  package mutating func write(pushHints value: PushHints) {
    write(optional: value.text)
    write(optional: value.payload)
    write(value.showsSender)
  }

  package mutating func write(conversation: ConversationID) {
    write(byte: conversation.kind.rawValue)
    write(conversation.name)
  }
}

extension ByteReader {
  package mutating func readPushHints() throws(MessagingError) -> PushHints {
    PushHints(text: try readOptionalString(), payload: try readOptionalString(), showsSender: try readBool())
  }

  package mutating func readConversation() throws(MessagingError) -> ConversationID {
    let kind = try readEnum(ConversationKind.self)
    return ConversationID(kind: kind, name: try readString())
  }
}

extension MessageContent {
  /// Writes the kind, then the content as one length-prefixed run of bytes, so that a reader that does not know the
  /// kind can pass it on.
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(byte: kind.rawValue)
    if case .text(let text) = self {
      writer.write(text)
      return
    }
    var inner = ByteWriter()
    switch self {
    case .text: break
    case .location(let location):
      inner.write(location.latitude)
      inner.write(location.longitude)
      inner.write(optional: location.title)
      inner.write(optional: location.info)
    case .tip(let text, let attachment):
      inner.write(optional: text)
      inner.write(optional: attachment)
    case .notification(let notification): notification.write(to: &inner)
    case .command(let command):
      inner.write(command.action)
      inner.write(optional: command.parameters)
    case .data(let bytes), .unknown(_, let bytes):
      writer.write(bytes)
      return
    case .custom(let custom):
      inner.write(custom.type)
      inner.write(custom.payload)
    case .image(let media), .audio(let media), .video(let media), .file(let media):
      inner.write(media: media)
    }
    writer.write(inner.bytes)
  }

  fileprivate init(from reader: inout ByteReader) throws(MessagingError) {
    let kind = MessageKind(rawValue: try reader.readByte())
    if kind == .text {
      self = .text(try reader.readString())
      return
    }
    let bytes = try reader.readBytes()
    var inner = ByteReader(bytes)
    switch kind {
    case .location:
      self = .location(
        LocationContent(
          latitude: try inner.readDouble(), longitude: try inner.readDouble(), title: try inner.readOptionalString(),
          info: try inner.readOptionalString()))
    case .tip:
      self = .tip(text: try inner.readOptionalString(), attachment: try inner.readOptionalString())
    case .notification:
      self = .notification(try GroupNotification(from: &inner))
    case .command:
      self = .command(CommandContent(action: try inner.readString(), parameters: try inner.readOptionalString()))
    case .data:
      self = .data(bytes)
    case .custom:
      self = .custom(CustomContent(type: try inner.readString(), payload: try inner.readString()))
    case .image: self = .image(try inner.readMediaContent())
    case .audio: self = .audio(try inner.readMediaContent())
    case .video: self = .video(try inner.readMediaContent())
    case .file: self = .file(try inner.readMediaContent())
    default:
      self = .unknown(kind: kind.rawValue, bytes: bytes)
    }
  }
}
