extension HistoryCall {
  package func write(to writer: inout ByteWriter) { query.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try HistoryQuery(from: &reader))
  }
}

extension HistoryPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    messages.write(to: &writer)
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(messages: try [HistoryMessage](from: &reader), next: try reader.readOptionalTimestamp())
  }
}

extension ClearHistoryCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(optional: note)
    writer.write(everywhere)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), note: try reader.readOptionalString(),
      everywhere: try reader.readBool())
  }
}
