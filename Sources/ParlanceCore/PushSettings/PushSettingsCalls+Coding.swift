extension UpdatePushSettingsCall {
  package func write(to writer: inout ByteWriter) { update.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(update: try PushSettingsUpdate(from: &reader))
  }
}

extension PushSettingsUpdate: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: selection) { $0.write(byte: $1.rawValue) }
    writer.write(optional: showsDetails) { $0.write($1) }
    writer.write(optional: displayName)
    writer.write(optional: quietInterval) { $0.write(change: $1) }
    writer.write(optional: quietDuration) { $0.write($1) }
    writer.write(optional: pushesWhileDesktopIsOn) { $0.write($1) }
    writer.write(optional: language)
    writer.write(optional: template)
    writer.write(extensions)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      selection: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readEnum(PushSelection.self)
      },
      showsDetails: try reader.readOptional { (reader) throws(MessagingError) in try reader.readBool() },
      displayName: try reader.readOptionalString(), quietInterval: try reader.readOptionalIntervalChange(),
      quietDuration: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() },
      pushesWhileDesktopIsOn: try reader.readOptional { (reader) throws(MessagingError) in try reader.readBool() },
      language: try reader.readOptionalString(), template: try reader.readOptionalString(),
      extensions: try reader.readStringDictionary())
  }
}

extension PushSettingsCall {
  package func write(to writer: inout ByteWriter) {}
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init() }
}

extension UpdateConversationPushSettingsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: conversations) { $0.write(conversation: $1) }
    update.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversations: try reader.readArray { (reader) throws(MessagingError) in try reader.readConversation() },
      update: try ConversationPushSettingsUpdate(from: &reader))
  }
}

extension ConversationPushSettingsUpdate: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: selection) { writer, change in
      writer.write(optional: change.value) { $0.write(byte: $1.rawValue) }
    }
    writer.write(optional: quietInterval) { $0.write(change: $1) }
    writer.write(optional: quietDuration) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      selection: try reader.readOptional { (reader) throws(MessagingError) in
        SettingChange(
          try reader.readOptional { (reader) throws(MessagingError) in try reader.readEnum(PushSelection.self) })
      },
      quietInterval: try reader.readOptionalIntervalChange(),
      quietDuration: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}

extension SettingChange {
  fileprivate init(_ value: Value?) {
    self = if let value { .set(value) } else { .remove }
  }
}

extension ByteWriter {
  fileprivate mutating func write(change: SettingChange<QuietInterval>) {
    write(optional: change.value) { $1.write(to: &$0) }
  }
}

extension ByteReader {
  fileprivate mutating func readOptionalIntervalChange() throws(MessagingError) -> SettingChange<QuietInterval>? {
    try readOptional { (reader) throws(MessagingError) in
      SettingChange(
        try reader.readOptional { (reader) throws(MessagingError) in try QuietInterval(from: &reader) })
    }
  }
}
