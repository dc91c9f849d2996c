extension RoomReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: { $0.write(room: room) })
    members.map { RoomMember($0) }.write(to: &writer)
    writer.write(sequence)
    writer.write(optional: announcements) { $0.write($1) }
    writer.write(optional: next?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    var inner = try reader.readNested()
    self.init(
      room: try inner.readRoom(), members: try [RoomMember](from: &reader).map(\.member),
      sequence: try reader.readSigned(),
      announcements: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() },
      next: try reader.readCursor())
  }
}

extension EnterRoomCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: nickname)
    writer.write(optional: custom)
    writer.write(optional: avatar)
    writer.write(tags)
    writer.write(optional: audience)
    writer.write(optional: location) { $0.write(nested: $1) }
    writer.write(optional: reach) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), nickname: try reader.readOptionalString(), custom: try reader.readOptionalString(),
      avatar: try reader.readOptionalString(), tags: try reader.readStrings(),
      audience: try reader.readOptionalString(), location: try reader.readOptionalLocation(),
      reach: try reader.readOptional { (reader) throws(MessagingError) in try reader.readDouble() })
  }
}

extension LeaveRoomCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension DismissRoomCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension RemoveRoomMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), accounts: try reader.readAccounts())
  }
}

extension RoomMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: after?.name)
    writer.write(optional: tag)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), after: try reader.readCursor(), tag: try reader.readOptionalString())
  }
}
