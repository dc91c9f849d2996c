extension RoomInfo {
  /// Writes the form in which the hub stores a room: the number of those in it is not part of that.
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(name)
    writer.write(owner)
    writer.write(properties)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), name: try reader.readString(), owner: try reader.readAccount(),
      properties: try reader.readStringDictionary())
  }
}

extension ByteWriter {
  /// Writes a room with the number of those in it.
  package mutating func write(room: RoomInfo) {
    room.write(to: &self)
    write(integer: room.memberCount)
  }
}

extension ByteReader {
  package mutating func readRoom() throws(MessagingError) -> RoomInfo {
    var room = try RoomInfo(from: &self)
    room.memberCount = try readInteger()
    return room
  }
}
