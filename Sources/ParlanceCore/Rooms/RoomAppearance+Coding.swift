extension RoomLocation: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(x)
    writer.write(y)
    writer.write(z)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(x: try reader.readDouble(), y: try reader.readDouble(), z: try reader.readDouble())
  }
}

extension RoomAppearance: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: nickname)
    writer.write(optional: avatar)
    writer.write(optional: custom)
    writer.write(optional: tags) { $0.write($1) }
    writer.write(optional: audience)
    writer.write(optional: location) { $0.write(nested: $1) }
    writer.write(optional: reach) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      nickname: try reader.readOptionalString(), avatar: try reader.readOptionalString(),
      custom: try reader.readOptionalString(),
      tags: try reader.readOptional { (reader) throws(MessagingError) in try reader.readStrings() },
      audience: try reader.readOptionalString(), location: try reader.readOptionalLocation(),
      reach: try reader.readOptional { (reader) throws(MessagingError) in try reader.readDouble() })
  }
}

extension ByteReader {
  package mutating func readOptionalLocation() throws(MessagingError) -> RoomLocation? {
    try readOptional { (reader) throws(MessagingError) in try reader.readNested(RoomLocation.self) }
  }
}

extension RoomCard: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: nickname)
    writer.write(optional: avatar)
    writer.write(optional: custom)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      nickname: try reader.readOptionalString(), avatar: try reader.readOptionalString(),
      custom: try reader.readOptionalString())
  }
}

/// A member of a room on the wire: what members of groups have, and then what only those of rooms have.
package struct RoomMember: Hashable, Sendable, WireValue {
  package var member: Member

  package init(_ member: Member) { self.member = member }

  package func write(to writer: inout ByteWriter) {
    member.write(to: &writer)
    writer.write(optional: member.avatar)
    writer.write(member.tags)
    writer.write(optional: member.audience)
    writer.write(optional: member.location) { $0.write(nested: $1) }
    writer.write(optional: member.reach) { $0.write($1) }
    writer.write(member.isRegular)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    member = try Member(from: &reader)
    member.avatar = try reader.readOptionalString()
    member.tags = try reader.readStrings()
    member.audience = try reader.readOptionalString()
    member.location = try reader.readOptionalLocation()
    member.reach = try reader.readOptional { (reader) throws(MessagingError) in try reader.readDouble() }
    member.isRegular = try reader.readBool()
  }
}

extension UpdateRoomMemberCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(nested: change)
    writer.write(isKept)
    writer.write(optional: note)
    writer.write(announces)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), change: try reader.readNested(RoomAppearance.self), isKept: try reader.readBool(),
      note: try reader.readOptionalString(), announces: try reader.readBool())
  }
}

extension MuteRoomTagCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(tag)
    writer.write(optional: until) { $0.write($1) }
    writer.write(optional: audience)
    writer.write(optional: note)
    writer.write(announces)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), tag: try reader.readString(), until: try reader.readOptionalTimestamp(),
      audience: try reader.readOptionalString(), note: try reader.readOptionalString(),
      announces: try reader.readBool())
  }
}
