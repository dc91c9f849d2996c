extension RevokeCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    request.write(to: &writer)
    writer.write(windowAppliesToManagers)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(),
      request: try RevocationRequest(from: &reader), windowAppliesToManagers: try reader.readBool())
  }
}
