extension RoomsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: after)
    writer.write(integer: limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(after: try reader.readOptionalString(), limit: try reader.readInteger())
  }
}

extension RoomsReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: rooms) { writer, room in writer.write(nested: { $0.write(room: room) }) }
    writer.write(optional: next)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      try reader.readArray { (reader) throws(MessagingError) in
        var inner = try reader.readNested()
        return try inner.readRoom()
      },
      next: try reader.readOptionalString())
  }
}

extension CreateRoomCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(properties)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(name: try reader.readString(), properties: try reader.readStringDictionary())
  }
}
