extension ThreadOrigin {
  package func write(to writer: inout ByteWriter) {
    writer.write(group)
    writer.write(message.string)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(group: try reader.readString(), message: MessageID(try reader.readString()))
  }
}

extension ThreadEntry: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(thread.id)
    writer.write(thread.name)
    writer.write(thread.owner)
    thread.origin.write(to: &writer)
    writer.write(integer: thread.memberCount)
    writer.write(integer: thread.messageCount)
    writer.write(thread.created)
    writer.write(optional: last) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      GroupThread(
        id: try reader.readString(), name: try reader.readString(), owner: try reader.readAccount(),
        origin: try ThreadOrigin(from: &reader), memberCount: try reader.readInteger(),
        messageCount: try reader.readInteger(), created: try reader.readTimestamp()),
      last: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNested(HistoryMessage.self) })
  }
}

extension ThreadEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: kind.rawValue)
    writer.write(actor)
    writer.write(nested: entry)
  }

  /// - throws: `MessagingError` with code `unsupported` for a change of a later version.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    let kind = try reader.readTag(ThreadChange.Kind.self)
    let actor = try reader.readAccount()
    self.init(kind, of: try reader.readNested(ThreadEntry.self), by: actor)
  }
}
