extension OnlineDevice: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(byte: platform.rawValue)
    writer.write(style)
    writer.write(optional: tag)
    writer.write(since)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readDeviceID(), platform: try reader.readPlatform(), style: try reader.readString(),
      tag: try reader.readOptionalString(), since: try reader.readTimestamp())
  }
}

extension OnlineChange: WireValue {
  private enum Tag: UInt8 {
    case initial = 0
    case login = 1
    case logout = 2
  }

  package func write(to writer: inout ByteWriter) {
    let tag: Tag =
      switch self {
      case .initial: .initial
      case .login: .login
      case .logout: .logout
      }
    writer.write(byte: tag.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .initial: self = .initial
    case .login: self = .login
    case .logout: self = .logout
    }
  }
}

extension SessionEnd: WireValue {
  private enum Tag: UInt8 {
    case replaced = 1
    case requested = 2
    case administration = 3
    case tokenExpired = 4
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .replaced(let platform, let note):
      writer.write(byte: Tag.replaced.rawValue)
      writer.write(byte: platform.rawValue)
      writer.write(optional: note)
    case .requested(let platform):
      writer.write(byte: Tag.requested.rawValue)
      writer.write(byte: platform.rawValue)
    case .administration(let reason):
      writer.write(byte: Tag.administration.rawValue)
      writer.write(reason)
    case .tokenExpired:
      writer.write(byte: Tag.tokenExpired.rawValue)
    }
  }

  /// Reads an end. One of a kind that this version does not know becomes an end by the administration, without a reason.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch Tag(rawValue: try reader.readByte()) {
    case .replaced:
      self = .replaced(by: try reader.readPlatform(), note: try reader.readOptionalString())
    case .requested: self = .requested(by: try reader.readPlatform())
    case .administration: self = .administration(reason: try reader.readString())
    case .tokenExpired: self = .tokenExpired
    case nil: self = .administration(reason: "")
    }
  }
}

extension WaitingLimits: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: count)
    writer.write(age)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(count: try reader.readInteger(), age: try reader.readSigned())
  }
}
