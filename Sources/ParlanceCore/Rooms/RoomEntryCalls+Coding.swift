extension RoomEntry: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(value)
    writer.write(owner)
    writer.write(isTransient)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      key: try reader.readString(), value: try reader.readString(), owner: try reader.readAccount(),
      isTransient: try reader.readBool())
  }
}

extension RoomEntrySelection: WireValue {
  private enum Tag: UInt8 {
    case keys = 0
    case first = 1
    case all = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .keys(let keys):
      writer.write(byte: Tag.keys.rawValue)
      writer.write(keys)
    case .first: writer.write(byte: Tag.first.rawValue)
    case .all: writer.write(byte: Tag.all.rawValue)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .keys: self = .keys(try reader.readStrings())
    case .first: self = .first
    case .all: self = .all
    }
  }
}

extension SetRoomEntriesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(array: entries) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    writer.write(byte: reach.rawValue)
    writer.write(optional: owner?.name)
    writer.write(isTransient)
    writer.write(optional: most) { $0.write(integer: $1) }
    writer.write(optional: note)
    writer.write(announces)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(),
      entries: try reader.readArray { (reader) throws(MessagingError) in
        RoomEntryValue(try reader.readString(), try reader.readString())
      },
      reach: try reader.readTag(RoomEntryReach.self), owner: try reader.readOptionalString().map { AccountID($0) },
      isTransient: try reader.readBool(),
      most: try reader.readOptional { (reader) throws(MessagingError) in try reader.readInteger() },
      note: try reader.readOptionalString(), announces: try reader.readBool())
  }
}

extension RemoveRoomEntriesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    selection.write(to: &writer)
    writer.write(isForced)
    writer.write(optional: note)
    writer.write(announces)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), selection: try RoomEntrySelection(from: &reader), isForced: try reader.readBool(),
      note: try reader.readOptionalString(), announces: try reader.readBool())
  }
}

extension RoomEntriesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: keys) { $0.write($1) }
    writer.write(optional: after) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(),
      keys: try reader.readOptional { (reader) throws(MessagingError) in try reader.readStrings() },
      after: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}

extension RoomEntriesReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: entries) { $1.write(to: &$0) }
    writer.write(dictionary: refused) { $0.write(byte: $1.rawValue) }
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      entries: try reader.readArray { (reader) throws(MessagingError) in try RoomEntry(from: &reader) },
      refused: try reader.readDictionary { (reader) throws(MessagingError) in
        try reader.readEnum(RoomEntryRefusal.self)
      },
      next: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}
