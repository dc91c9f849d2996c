extension Subscribers: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(accounts)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(conversation: try reader.readConversation(), accounts: try reader.readAccounts())
  }
}

extension SubscriberChange: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(entered)
    writer.write(left)
    writer.write(integer: count)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), entered: try reader.readAccounts(),
      left: try reader.readAccounts(), count: try reader.readInteger())
  }
}
