extension MessageReference: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(sender)
    writer.write(time)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMessageID(), sender: try reader.readAccount(), time: try reader.readTimestamp())
  }
}

extension MessageReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    message.write(to: &writer)
    thread.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(to: try MessageReference(from: &reader), thread: try MessageReference(from: &reader))
  }
}
