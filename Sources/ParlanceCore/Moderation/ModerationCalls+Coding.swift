extension ReportMessageCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    writer.write(tag)
    writer.write(reason)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(), tag: try reader.readString(),
      reason: try reader.readString())
  }
}

extension WordListCall {
  package func write(to writer: inout ByteWriter) { writer.write(optional: known) { $0.write($1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(known: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}
