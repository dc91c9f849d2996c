/// The calls that a session may make at the hub.
package enum SessionScope: Hashable, Sendable {
  /// Everything that its account may do.
  case everything
  /// Those about rooms that its account may make. The session is not one of the account's logins: it has no presence, follows no streams, and neither
  /// ends other sessions nor is ended by their rules.
  case rooms
  /// Enters and reads rooms, without an account.
  case visit(VisitorProfile)

  /// The profile of a visitor; nil for a session with an account.
  package var visitor: VisitorProfile? { if case .visit(let profile) = self { profile } else { nil } }
}

/// The appearance of a visitor of rooms.
package struct VisitorProfile: Hashable, Sendable {
  package var name: String
  package var avatar: String?

  package init(name: String, avatar: String? = nil) {
    self.name = name
    self.avatar = avatar
  }
}

extension SessionScope: WireValue {
  private enum Tag: UInt8 {
    case everything = 0
    case rooms = 1
    case visit = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .everything: writer.write(byte: Tag.everything.rawValue)
    case .rooms: writer.write(byte: Tag.rooms.rawValue)
    case .visit(let profile):
      writer.write(byte: Tag.visit.rawValue)
      writer.write(profile.name)
      writer.write(optional: profile.avatar)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .everything: self = .everything
    case .rooms: self = .rooms
    case .visit:
      self = .visit(VisitorProfile(name: try reader.readString(), avatar: try reader.readOptionalString()))
    }
  }
}
