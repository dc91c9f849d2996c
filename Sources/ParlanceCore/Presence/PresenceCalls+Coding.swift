extension QueryPresenceCall {
  package func write(to writer: inout ByteWriter) { writer.write(accounts) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(accounts: try reader.readAccounts())
  }
}

extension WatchPresenceCall {
  package func write(to writer: inout ByteWriter) { writer.write(accounts) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(accounts: try reader.readAccounts())
  }
}

extension UnwatchPresenceCall {
  package func write(to writer: inout ByteWriter) { writer.write(accounts) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(accounts: try reader.readAccounts())
  }
}
