extension Message {
  /// The version of the form written here, in the first byte.
  private static let archiveVersion: UInt8 = 1
  /// The latest time that a message may have, in milliseconds since 1970.
  private static let latestArchivedTime: Int64 = 1 << 52

  /// Returns everything that a device keeps of the message but its row, as bytes of which `init(archived:)` makes it
  /// again, on this device or another.
  ///
  /// Files are not in it: their descriptors are.
  public func archived() -> [UInt8] {
    var writer = ByteWriter(capacity: 96 + encodedBody.count)
    writer.write(byte: Self.archiveVersion)
    writer.write(id)
    writer.write(conversation: conversation)
    writer.write(sender)
    writer.write(time)
    writer.write(sequence)
    writer.write(number)
    writer.write(senderNumber)
    writer.write(unsigned: UInt64(options.rawValue))
    writer.write(byte: platform.rawValue)
    writer.write(byte: state.rawValue)
    writer.write(unsigned: UInt64(marks.rawValue))
    writer.write(byte: kind.rawValue)
    writer.write(encodedBody)
    writer.write(optional: localExtension)
    return writer.bytes
  }

  /// Creates the message of archived bytes, wherever those come from: names are in their one form, numbers in their
  /// range, and the body is one.
  ///
  /// - parameter bytes: The bytes that `archived()` returned.
  /// - throws: `MessagingError` with code `malformedData` whenever the bytes are not such a message, `unsupported` if a
  ///   later version wrote them.
  public init(archived bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    let version = try reader.readByte()
    guard version == Self.archiveVersion else {
      throw MessagingError(version > Self.archiveVersion ? .unsupported : .malformedData, "version of a message")
    }
    guard let id = try reader.readMessageID().canonical, let conversation = try reader.readConversation().canonical
    else { throw MessagingError(.malformedData, "names of a message") }
    let sender = try reader.readAccount()
    // The sender of a local message is whatever account the app named, so only its length is checked.
    guard sender.name.utf8.count <= CanonicalName.spellingLimit else {
      throw MessagingError(.malformedData, "sender of a message")
    }
    let time = try reader.readTimestamp()
    let numbers = (try reader.readSigned(), try reader.readSigned(), try reader.readSigned())
    guard (-Self.latestArchivedTime...Self.latestArchivedTime).contains(time.milliseconds),
      numbers.0 >= 0, numbers.1 >= 0, numbers.2 >= 0
    else { throw MessagingError(.malformedData, "numbers of a message") }
    let options = MessageOptions(rawValue: UInt16(truncatingIfNeeded: try reader.readUnsigned()))
    let platform = try reader.readPlatform()
    let state = try reader.readEnum(MessageState.self)
    let marks = MessageMarks(rawValue: UInt16(truncatingIfNeeded: try reader.readUnsigned()))
    let kind = MessageKind(rawValue: try reader.readByte())
    let body = try reader.readBytes()
    guard try MessageBody(validating: body).content.kind == kind, kind != .command else {
      throw MessagingError(.malformedData, "kind of a message")
    }
    self.init(
      id: id, conversation: conversation, sender: sender.normalized, time: time, sequence: numbers.0,
      number: numbers.1, senderNumber: numbers.2, options: options, platform: platform, state: state, marks: marks,
      kind: kind, encodedBody: body, localExtension: try reader.readOptionalString())
  }

  /// Creates the message that a draft would be in a local database, for an archive.
  ///
  /// - parameter draft: The message. Without an id it gets a new one, without a time the one that is given here.
  /// - parameter sender: The account that is shown as its sender.
  /// - parameter time: The time of a draft that has none.
  public init(_ draft: MessageDraft, sender: AccountID, time: Timestamp) {
    let time = draft.time ?? time
    self.init(
      id: draft.id ?? MessageID.generate(at: time), conversation: draft.conversation, sender: sender, time: time,
      options: draft.options, state: .local, kind: draft.body.content.kind, encodedBody: draft.body.encoded(),
      localExtension: draft.localExtension)
  }

  /// Returns the message with another body.
  ///
  /// - parameter body: The body, whose content gives the message its kind.
  public func replacing(_ body: MessageBody) -> Message {
    var message = self
    message.kind = body.content.kind
    message.encodedBody = body.encoded()
    return message
  }
}
