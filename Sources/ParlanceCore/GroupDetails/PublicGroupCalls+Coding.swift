extension PublicGroupsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: after)
    writer.write(integer: limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(after: try reader.readOptionalString(), limit: try reader.readInteger())
  }
}

extension PublicGroupsReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: groups) { $0.write(nested: $1) }
    writer.write(optional: next)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(GroupInfo.self) },
      next: try reader.readOptionalString())
  }
}
