extension EditMessageCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    writer.write(body)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(), body: try reader.readBytes())
  }
}
