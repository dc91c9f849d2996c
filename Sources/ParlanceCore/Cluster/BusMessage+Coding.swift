/// Messages between gateways, as a bus carries them. Each is its kind, and its content led by its length.
///
/// Bytes from the network are trusted as little as those of a device: they are refused, or something that can be
/// delivered.
extension BusMessage {
  private enum Tag: UInt8 {
    case announcement = 1
    case entry = 2
    case frame = 3
    case changed = 4
  }

  /// Appends the message.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .announcement(let announcement):
      writer.write(byte: Tag.announcement.rawValue)
      writer.write(nested: { announcement.write(to: &$0) })
    case .entry(let stream, let sequence, let audience, let except):
      writer.write(byte: Tag.entry.rawValue)
      writer.write(nested: {
        $0.write(stream)
        $0.write(sequence)
        $0.write(audience: audience, except: except)
      })
    case .changed(let version):
      writer.write(byte: Tag.changed.rawValue)
      writer.write(nested: { $0.write(version) })
    case .frame(let session, let frame, let number):
      writer.write(byte: Tag.frame.rawValue)
      writer.write(nested: {
        $0.write(unsigned: session.number)
        $0.write(unsigned: number)
        FrameCodec.write(frame, to: &$0)
      })
    }
  }

  /// Reads what `write(to:)` wrote; nil for a message of which this version does not know the kind, its frame's, or its
  /// entry's. What it says is found by the cursors of the devices.
  ///
  /// - throws: `MessagingError` with code `malformedData` whenever the bytes are not a message.
  static func read(from reader: inout ByteReader) throws(MessagingError) -> BusMessage? {
    let tag = Tag(rawValue: try reader.readByte())
    var body = try reader.readNested()
    guard let tag else { return nil }
    do throws(MessagingError) {
      return try readContent(tag, from: &body)
    } catch {
      guard error.code == .unsupported else { throw error }
      return nil
    }
  }

  private static func readContent(_ tag: Tag, from reader: inout ByteReader) throws(MessagingError) -> BusMessage? {
    switch tag {
    case .announcement:
      return .announcement(try Announcement(from: &reader))
    case .entry:
      let stream: StreamNumber = try reader.readNumber()
      let sequence = try reader.readSigned()
      let (audience, except) = try reader.readAudience()
      return .entry(stream: stream, sequence: sequence, audience: audience, except: except)
    case .frame:
      let session = SessionID(try reader.readUnsigned())
      let number = try reader.readUnsigned()
      // A reply belongs to the call of a session, which no other hub has.
      return try FrameCodec.readFrame(from: &reader, callType: { _ in nil }).map {
        .frame(session, $0, number: number)
      }
    case .changed:
      return .changed(version: try reader.readSigned())
    }
  }
}

extension Announcement {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(stream)
    writer.write(sequence)
    writer.write(time)
    naming.write(to: &writer)
    writer.write(audience: audience, except: except)
    writer.write(optional: hiddenFrom) { $0.write($1) }
    writer.write(nested: { payload.value.write(to: &$0) })
  }

  fileprivate convenience init(from reader: inout ByteReader) throws(MessagingError) {
    let stream: StreamNumber = try reader.readNumber()
    let sequence = try reader.readSigned()
    let time = try reader.readTimestamp()
    let naming = try StreamNaming(from: &reader)
    let (audience, except) = try reader.readAudience()
    let hiddenFrom: AccountNumber? = try reader.readOptional { (reader) throws(MessagingError) in
      try reader.readNumber()
    }
    var payload = try reader.readNested()
    self.init(
      stream: stream, sequence: sequence, time: time, payload: try EventPayload(from: &payload), naming: naming,
      audience: audience, except: except, hiddenFrom: hiddenFrom)
  }
}

extension StreamNaming {
  private enum Tag: UInt8 {
    case account = 0
    case direct = 1
    case group = 2
    case room = 3
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .account:
      writer.write(byte: Tag.account.rawValue)
    case .direct(let first, let second):
      writer.write(byte: Tag.direct.rawValue)
      for account in [first, second] {
        writer.write(account.number)
        writer.write(account.id)
      }
    case .group(let id):
      writer.write(byte: Tag.group.rawValue)
      writer.write(id)
    case .room(let id):
      writer.write(byte: Tag.room.rawValue)
      writer.write(id)
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .account:
      self = .account
    case .direct:
      let first = AccountRecord(number: try reader.readNumber(), id: try reader.readAccount())
      self = .direct(first, AccountRecord(number: try reader.readNumber(), id: try reader.readAccount()))
    case .group: self = .group(try reader.readString())
    case .room: self = .room(try reader.readString())
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(audience: [Recipient], except: SessionID?) {
    write(array: audience) {
      $0.write(unsigned: $1.session.number)
      $0.write($1.account)
      $0.write($1.followsGroups)
    }
    write(optional: except) { $0.write(unsigned: $1.number) }
  }
}

extension ByteReader {
  fileprivate mutating func readAudience() throws(MessagingError) -> ([Recipient], except: SessionID?) {
    let audience = try readArray { (reader) throws(MessagingError) in
      Recipient(
        session: SessionID(try reader.readUnsigned()), account: try reader.readNumber(),
        followsGroups: try reader.readBool())
    }
    return (
      audience, try readOptional { (reader) throws(MessagingError) in SessionID(try reader.readUnsigned()) }
    )
  }
}
