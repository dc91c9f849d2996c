extension PinMessageCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    writer.write(optional: note)
    writer.write(onlyIfPinned)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(),
      note: try reader.readOptionalString(), onlyIfPinned: try reader.readBool())
  }
}

extension UnpinMessageCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(conversation: try reader.readConversation(), id: try reader.readMessageID())
  }
}

extension PinAcceptance: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(sequence)
    writer.write(optional: pin) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      sequence: try reader.readSigned(),
      pin: try reader.readOptional { (reader) throws(MessagingError) in try MessagePin(from: &reader) })
  }
}

extension PinnedMessagesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(optional: after) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(),
      after: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}

extension PinnedMessagesPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(sequence)
    entries.write(to: &writer)
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      sequence: try reader.readSigned(), entries: try [PinnedMessageEntry](from: &reader),
      next: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}

extension PinnedMessageEntry: WireValue {
  package func write(to writer: inout ByteWriter) {
    pin.write(to: &writer)
    message.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(pin: try MessagePin(from: &reader), message: try HistoryMessage(from: &reader))
  }
}
