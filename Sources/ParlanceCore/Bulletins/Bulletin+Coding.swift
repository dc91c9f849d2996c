extension Bulletin: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: sender) { $0.write($1) }
    writer.write(text)
    writer.write(array: platforms.sorted { $0.rawValue < $1.rawValue }) { $0.write(byte: $1.rawValue) }
    writer.write(isKept)
    writer.write(time)
    writer.write(expiry)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readSigned(),
      sender: try reader.readOptional { (reader) throws(MessagingError) in try reader.readAccount() },
      text: try reader.readString(),
      platforms: Set(try reader.readArray { (reader) throws(MessagingError) in try reader.readPlatform() }),
      isKept: try reader.readBool(), time: try reader.readTimestamp(), expiry: try reader.readTimestamp())
  }
}

extension OperatorText: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: sender) { $0.write($1) }
    writer.write(text)
    writer.write(time)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      sender: try reader.readOptional { (reader) throws(MessagingError) in try reader.readAccount() },
      text: try reader.readString(), time: try reader.readTimestamp())
  }
}

extension BulletinsCall {
  package func write(to writer: inout ByteWriter) { writer.write(optional: taken) { $0.write($1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(taken: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNumber() })
  }
}

extension BulletinsReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: bulletins) { $0.write(nested: $1) }
    writer.write(last)
    writer.write(hasMore)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      bulletins: try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(Bulletin.self) },
      last: try reader.readNumber(), hasMore: try reader.readBool())
  }
}
