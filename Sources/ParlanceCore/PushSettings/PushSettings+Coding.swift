extension PushSettings: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: selection.rawValue)
    writer.write(showsDetails)
    writer.write(optional: displayName)
    writer.write(optional: quietInterval) { $1.write(to: &$0) }
    writer.write(optional: quietUntil) { $0.write($1) }
    writer.write(pushesWhileDesktopIsOn)
    writer.write(optional: language)
    writer.write(optional: template)
    writer.write(extensions)
    writer.write(updated)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      selection: try reader.readEnum(PushSelection.self), showsDetails: try reader.readBool(),
      displayName: try reader.readOptionalString(), quietInterval: try reader.readOptionalInterval(),
      quietUntil: try reader.readOptionalTimestamp(), pushesWhileDesktopIsOn: try reader.readBool(),
      language: try reader.readOptionalString(), template: try reader.readOptionalString(),
      extensions: try reader.readStringDictionary(), updated: try reader.readTimestamp())
  }
}

extension QuietInterval: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: start)
    writer.write(integer: end)
    writer.write(integer: timeZoneOffset)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      start: try reader.readInteger(), end: try reader.readInteger(), timeZoneOffset: try reader.readInteger())
  }
}

extension ConversationPushSettings: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(optional: selection) { $0.write(byte: $1.rawValue) }
    writer.write(optional: quietInterval) { $1.write(to: &$0) }
    writer.write(optional: quietUntil) { $0.write($1) }
    writer.write(updated)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(),
      selection: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readEnum(PushSelection.self)
      },
      quietInterval: try reader.readOptionalInterval(), quietUntil: try reader.readOptionalTimestamp(),
      updated: try reader.readTimestamp())
  }
}

extension AllPushSettings: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: account)
    conversations.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readNested(PushSettings.self), conversations: try [ConversationPushSettings](from: &reader))
  }
}

extension PushSettingsChange: WireValue {
  private enum Tag: UInt8 {
    case account = 0
    case conversation = 1
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .account(let settings):
      writer.write(byte: Tag.account.rawValue)
      writer.write(nested: settings)
    case .conversation(let settings):
      writer.write(byte: Tag.conversation.rawValue)
      writer.write(nested: settings)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .account: self = .account(try reader.readNested(PushSettings.self))
    case .conversation: self = .conversation(try reader.readNested(ConversationPushSettings.self))
    }
  }
}

extension ByteReader {
  fileprivate mutating func readOptionalInterval() throws(MessagingError) -> QuietInterval? {
    try readOptional { (reader) throws(MessagingError) in try QuietInterval(from: &reader) }
  }
}
