/// A report about its surroundings that a device receives only while it is connected.
public enum PresenceUpdate: Hashable, Sendable {
  /// Accounts that this device watches came, went, or were just begun to be watched.
  case accounts([AccountPresence])
  /// Accounts subscribed to or unsubscribed from a group that this device is subscribed to (or was, if this account is
  /// among those who left: it is no longer a member). For rooms there is `DeviceEvent.roomMembersChanged`.
  case subscribers(SubscriberChange)
  /// The attributes of a group or room that this device is subscribed to were changed; all of them are given.
  case attributes(ConversationID, [Attribute])
  /// The status of accounts to which this account is subscribed changed, or is as the subscriptions are resumed; or
  /// another device of this account published a status of it.
  case statuses([AccountStatus])
}

extension PresenceUpdate: WireValue {
  private enum Tag: UInt8 {
    case accounts = 1
    case subscribers = 2
    case attributes = 3
    case statuses = 4
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .accounts(let presences):
      writer.write(byte: Tag.accounts.rawValue)
      presences.write(to: &writer)
    case .subscribers(let change):
      writer.write(byte: Tag.subscribers.rawValue)
      change.write(to: &writer)
    case .attributes(let conversation, let attributes):
      writer.write(byte: Tag.attributes.rawValue)
      writer.write(conversation: conversation)
      attributes.write(to: &writer)
    case .statuses(let statuses):
      writer.write(byte: Tag.statuses.rawValue)
      statuses.write(to: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .accounts: self = .accounts(try [AccountPresence](from: &reader))
    case .subscribers: self = .subscribers(try SubscriberChange(from: &reader))
    case .attributes: self = .attributes(try reader.readConversation(), try [Attribute](from: &reader))
    case .statuses: self = .statuses(try [AccountStatus](from: &reader))
    }
  }
}
