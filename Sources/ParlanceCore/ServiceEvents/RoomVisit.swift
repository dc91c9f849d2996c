/// The beginning or the end of an account's stay in a room.
package struct RoomVisit: Hashable, Sendable {
  /// The kinds of changes.
  package enum Action: UInt8, Sendable, CaseIterable {
    /// The account entered the room with its first device.
    case entered = 1
    /// Its last device there left the room.
    case left = 2
    /// The login of its last device there ended, or its link was lost.
    case gone = 3
    /// It was removed, or the room was dismissed.
    case removed = 4
  }

  package var room: String
  package var account: AccountID
  package var device: DeviceID
  package var platform: Platform
  package var role: Member.Role
  package var action: Action
  /// A Boolean value that indicates whether the room lists the account, though it has no role there.
  package var isRegular: Bool
  /// The account's tags in the room.
  package var tags: [String]
  /// The condition on the members of whose visits the account wants to know.
  package var audience: String?

  package init(
    room: String, account: AccountID, device: DeviceID, platform: Platform, role: Member.Role, action: Action,
    isRegular: Bool = false, tags: [String] = [], audience: String? = nil
  ) {
    self.isRegular = isRegular
    self.tags = tags
    self.audience = audience
    self.room = room
    self.account = account
    self.device = device
    self.platform = platform
    self.role = role
    self.action = action
  }
}

extension RoomVisit: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(room)
    writer.write(account)
    writer.write(device)
    writer.write(byte: platform.rawValue)
    writer.write(byte: role.rawValue)
    writer.write(byte: action.rawValue)
    writer.write(isRegular)
    writer.write(tags)
    writer.write(optional: audience)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let (room, account) = (try reader.readString(), try reader.readAccount())
    let (device, platform) = (try reader.readDeviceID(), try reader.readPlatform())
    guard let role = Member.Role(rawValue: try reader.readByte()) else { throw MessagingError(.malformedData, "role") }
    self.init(
      room: room, account: account, device: device, platform: platform, role: role,
      action: try reader.readTag(Action.self), isRegular: try reader.readBool(), tags: try reader.readStrings(),
      audience: try reader.readOptionalString())
  }
}
