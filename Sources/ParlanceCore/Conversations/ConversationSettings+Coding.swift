extension ConversationSettings: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(optional: pin) { $0.write(nested: $1) }
    writer.write(array: marks.sorted()) { $0.write(integer: $1) }
    writer.write(optional: note)
    writer.write(updated)
    writer.write(isBlocked)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(),
      pin: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNested(ConversationPin.self) },
      marks: Set(try reader.readArray { (reader) throws(MessagingError) in try reader.readInteger() }),
      note: try reader.readOptionalString(), updated: try reader.readTimestamp())
    isBlocked = try reader.readBool()
  }
}

extension ConversationPin: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(time)
    writer.write(updated)
    writer.write(optional: note)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      time: try reader.readTimestamp(), updated: try reader.readTimestamp(), note: try reader.readOptionalString())
  }
}

extension ConversationSettingsChange: WireValue {
  private enum Tag: UInt8 {
    case pin = 1
    case unpin = 2
    case notePin = 3
    case mark = 4
    case unmark = 5
    case note = 6
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .pin(let note):
      writer.write(byte: Tag.pin.rawValue)
      writer.write(optional: note)
    case .unpin: writer.write(byte: Tag.unpin.rawValue)
    case .notePin(let note):
      writer.write(byte: Tag.notePin.rawValue)
      writer.write(optional: note)
    case .mark(let mark):
      writer.write(byte: Tag.mark.rawValue)
      writer.write(integer: mark)
    case .unmark(let mark):
      writer.write(byte: Tag.unmark.rawValue)
      writer.write(integer: mark)
    case .note(let note):
      writer.write(byte: Tag.note.rawValue)
      writer.write(optional: note)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .pin: self = .pin(note: try reader.readOptionalString())
    case .unpin: self = .unpin
    case .notePin: self = .notePin(try reader.readOptionalString())
    case .mark: self = .mark(try reader.readInteger())
    case .unmark: self = .unmark(try reader.readInteger())
    case .note: self = .note(try reader.readOptionalString())
    }
  }
}
