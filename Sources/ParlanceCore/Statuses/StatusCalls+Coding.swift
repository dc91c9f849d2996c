extension PublishStatusCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: type)
    writer.write(id)
    writer.write(integer: value)
    writer.write(text)
    writer.write(optional: lifetime) { $0.write($1) }
    writer.write(isTransient)
    writer.write(synchronizes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      type: try reader.readInteger(), id: try reader.readString(), value: try reader.readInteger(),
      text: try reader.readString(),
      lifetime: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() },
      isTransient: try reader.readBool(), synchronizes: try reader.readBool())
  }
}

extension SubscribeStatusesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: type)
    writer.write(accounts)
    writer.write(lifetime)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      type: try reader.readInteger(), accounts: try reader.readAccounts(), lifetime: try reader.readSigned())
  }
}

extension UnsubscribeStatusesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: type)
    writer.write(accounts)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(type: try reader.readInteger(), accounts: try reader.readAccounts())
  }
}

extension StatusSubscriptionsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: type) { $0.write(integer: $1) }
    writer.write(integer: after)
    writer.write(integer: limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      type: try reader.readOptional { (reader) throws(MessagingError) in try reader.readInteger() },
      after: try reader.readInteger(), limit: try reader.readInteger())
  }
}

extension StatusesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: type)
    writer.write(accounts)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(type: try reader.readInteger(), accounts: try reader.readAccounts())
  }
}

extension StatusPage: WireValue {
  package func write(to writer: inout ByteWriter) { statuses.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(statuses: try [AccountStatus](from: &reader))
  }
}
