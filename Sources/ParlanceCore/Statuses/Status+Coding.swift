extension PublishedStatus: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: type)
    writer.write(id)
    writer.write(integer: value)
    writer.write(text)
    writer.write(time)
    writer.write(optional: expiry) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      type: try reader.readInteger(), id: try reader.readString(), value: try reader.readInteger(),
      text: try reader.readString(), time: try reader.readTimestamp(), expiry: try reader.readOptionalTimestamp())
  }
}

extension AccountStatus: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(integer: type)
    writer.write(array: platforms) { $0.write(byte: $1.rawValue) }
    writer.write(optional: published) { $0.write(nested: $1) }
    writer.write(time)
    writer.write(byte: cause.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), type: try reader.readInteger(),
      platforms: try reader.readArray { (reader) throws(MessagingError) in try reader.readPlatform() },
      published: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(PublishedStatus.self)
      },
      time: try reader.readTimestamp(), cause: try reader.readTag(Cause.self))
  }
}

extension StatusSubscription: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(integer: type)
    writer.write(time)
    writer.write(expiry)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), type: try reader.readInteger(), time: try reader.readTimestamp(),
      expiry: try reader.readTimestamp())
  }
}

extension StatusSubscriptionPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    subscriptions.write(to: &writer)
    writer.write(optional: next) { $0.write(integer: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      subscriptions: try [StatusSubscription](from: &reader),
      next: try reader.readOptional { (reader) throws(MessagingError) in try reader.readInteger() })
  }
}
