extension MessagePin: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(messageID)
    writer.write(messageSequence)
    writer.write(messageSender)
    writer.write(messageTime)
    writer.write(account)
    writer.write(optional: note)
    writer.write(time)
    writer.write(updated)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      messageID: try reader.readMessageID(), messageSequence: try reader.readSigned(),
      messageSender: try reader.readAccount(), messageTime: try reader.readTimestamp(),
      account: try reader.readAccount(), note: try reader.readOptionalString(), time: try reader.readTimestamp(),
      updated: try reader.readTimestamp())
  }
}

extension MessagePinEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    pin.write(to: &writer)
    writer.write(byte: action.rawValue)
    writer.write(actor)
    writer.write(time)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      pin: try MessagePin(from: &reader), action: try reader.readEnum(MessagePinChange.Action.self),
      actor: try reader.readAccount(), time: try reader.readTimestamp())
  }
}
