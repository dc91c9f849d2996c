extension RoomStanding: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(byte: role.rawValue)
    writer.write(byte: (isMuted ? 1 : 0) | (isBlocked ? 2 : 0) | (isAllowed ? 4 : 0) | (isRegular ? 8 : 0))
    writer.write(optional: mutedUntil) { $0.write($1) }
    writer.write(optional: card) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(account: try reader.readAccount(), role: try reader.readEnum(Member.Role.self))
    let flags = try reader.readByte()
    guard flags < 16 else { throw MessagingError(.malformedData) }
    (isMuted, isBlocked) = (flags & 1 != 0, flags & 2 != 0)
    (isAllowed, isRegular) = (flags & 4 != 0, flags & 8 != 0)
    mutedUntil = try reader.readOptionalTimestamp()
    card = try reader.readOptional { (reader) throws(MessagingError) in try reader.readNested(RoomCard.self) }
  }
}

extension RoomStandingChange: WireValue {
  private enum Tag: UInt8 {
    case manager = 0
    case muted = 1
    case mutedUntil = 2
    case blocked = 3
    case allowed = 4
    case onlyMuted = 5
    case unmuted = 6
    case regular = 17
  }

  package func write(to writer: inout ByteWriter) {
    func write(_ tag: Tag, _ isSet: Bool) {
      writer.write(byte: tag.rawValue)
      writer.write(isSet)
    }
    switch self {
    case .manager(let isSet): write(.manager, isSet)
    case .muted(let isSet): write(.muted, isSet)
    case .blocked(let isSet): write(.blocked, isSet)
    case .allowed(let isSet): write(.allowed, isSet)
    case .regular(let isSet): write(.regular, isSet)
    case .mutedUntil(let time):
      writer.write(byte: Tag.mutedUntil.rawValue)
      writer.write(optional: time) { $0.write($1) }
    case .onlyMuted(let end):
      writer.write(byte: Tag.onlyMuted.rawValue)
      writer.write(optional: end) { $0.write($1) }
    case .unmuted: writer.write(byte: Tag.unmuted.rawValue)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .manager: self = .manager(try reader.readBool())
    case .muted: self = .muted(try reader.readBool())
    case .blocked: self = .blocked(try reader.readBool())
    case .allowed: self = .allowed(try reader.readBool())
    case .regular: self = .regular(try reader.readBool())
    case .mutedUntil:
      self = .mutedUntil(
        try reader.readOptional { (reader) throws(MessagingError) in try reader.readTimestamp() })
    case .onlyMuted:
      self = .onlyMuted(
        until: try reader.readOptional { (reader) throws(MessagingError) in try reader.readTimestamp() })
    case .unmuted: self = .unmuted
    }
  }
}

extension UpdateRoomCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(changes)
    writer.write(optional: note)
    writer.write(announces)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), changes: try reader.readStringDictionary(), note: try reader.readOptionalString(),
      announces: try reader.readBool())
  }
}

extension TransferRoomCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), account: try reader.readAccount())
  }
}

extension ChangeRoomStandingsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
    change.write(to: &writer)
    writer.write(optional: note)
    writer.write(announces)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), accounts: try reader.readAccounts(), change: try RoomStandingChange(from: &reader),
      note: try reader.readOptionalString(), announces: try reader.readBool())
  }
}

extension RoomStandingsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: after?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), after: try reader.readOptionalString().map { AccountID($0) })
  }
}

extension RoomStandingsReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: { $0.write(room: room) })
    standings.write(to: &writer)
    writer.write(optional: next?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    var inner = try reader.readNested()
    self.init(
      room: try inner.readRoom(), standings: try [RoomStanding](from: &reader),
      next: try reader.readOptionalString().map { AccountID($0) })
  }
}
