extension SubscribersReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: subscribers)
    writer.write(sequence)
    writer.write(optional: room) { writer, room in writer.write(nested: { $0.write(room: room) }) }
    writer.write(announcements)
    writer.write(optional: next?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      subscribers: try reader.readNested(Subscribers.self), sequence: try reader.readSigned(),
      room: try reader.readOptional { (reader) throws(MessagingError) in
        var inner = try reader.readNested()
        return try inner.readRoom()
      },
      announcements: try reader.readSigned(), next: try reader.readCursor())
  }
}

extension SubscribeCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(creates)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), creates: try reader.readBool())
  }
}

extension UnsubscribeCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension SubscribersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: after?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), after: try reader.readCursor())
  }
}

extension SubscriberCountsCall {
  package func write(to writer: inout ByteWriter) { writer.write(ids) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(ids: try reader.readStrings())
  }
}
