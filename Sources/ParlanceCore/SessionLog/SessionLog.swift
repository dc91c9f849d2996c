/// An event in the life of a login, as the hub's session log has it.
package struct SessionLogEntry: Hashable, Sendable {
  /// The kinds of events.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// A device logged in, or came back after its link was lost.
    case login = 1
    /// A login ended, or its link was lost.
    case logout = 2
    /// An account entered a room, or subscribed to a group, with its first device there.
    case joined = 3
    /// An account left a room, or ended its subscription to a group, with its last device there.
    case left = 4
  }

  /// The ways in which a login ends.
  package enum Ending: UInt8, Sendable, CaseIterable {
    /// The device logged out.
    case loggedOut = 1
    /// Its link was lost.
    case lost = 2
    /// Another device of the account took its place, or ended it.
    case replaced = 3
    /// The operator ended it, or its token expired.
    case ended = 4
  }

  /// The number of the entry, from 1 on, which is never given to another one; 0 before it is stored.
  package var number: Int64
  package var time: Timestamp
  package var kind: Kind
  package var account: AccountID
  package var platform: Platform
  package var device: DeviceID
  /// The text that the device's app gave its login.
  package var tag: String?
  /// The room or the group; nil for a login and its end.
  package var conversation: ConversationID?
  /// The way in which a login ended; nil for the other kinds.
  package var ending: Ending?

  package init(
    number: Int64 = 0, time: Timestamp, kind: Kind, account: AccountID, platform: Platform, device: DeviceID,
    tag: String? = nil, conversation: ConversationID? = nil, ending: Ending? = nil
  ) {
    self.number = number
    self.time = time
    self.kind = kind
    self.account = account
    self.platform = platform
    self.device = device
    self.tag = tag
    self.conversation = conversation
    self.ending = ending
  }
}

/// A choice among the entries of the session log.
package struct SessionLogQuery: Hashable, Sendable {
  package var kinds: Set<SessionLogEntry.Kind>
  /// The account; nil for all.
  package var account: AccountID?
  /// The earliest time.
  package var since: Timestamp
  /// The time that is too late; nil for none.
  package var until: Timestamp?
  /// The number behind which the entries are, in the order that is asked for; 0 for the first ones.
  package var after: Int64
  package var newestFirst: Bool
  package var limit: Int

  package init(
    kinds: Set<SessionLogEntry.Kind> = Set(SessionLogEntry.Kind.allCases), account: AccountID? = nil,
    since: Timestamp = Timestamp(milliseconds: .min), until: Timestamp? = nil, after: Int64 = 0,
    newestFirst: Bool = false, limit: Int
  ) {
    self.kinds = kinds
    self.account = account
    self.since = since
    self.until = until
    self.after = after
    self.newestFirst = newestFirst
    self.limit = limit
  }

  /// Returns whether the query chooses an entry, wherever it stands.
  package func contains(_ entry: SessionLogEntry) -> Bool {
    kinds.contains(entry.kind) && entry.time >= since && until.map { entry.time < $0 } ?? true
      && account.map { $0 == entry.account } ?? true
  }
}

/// A page of the session log.
package struct SessionLogPage: Hashable, Sendable {
  package var entries: [SessionLogEntry]
  /// The number behind which the next page begins; nil at the end.
  package var next: Int64?

  package init(entries: [SessionLogEntry], next: Int64?) {
    self.entries = entries
    self.next = next
  }
}

/// The number of the newest entry of the session log, or of the last one that a reader took.
package struct SessionLogPosition: Hashable, Sendable {
  package var number: Int64

  package init(number: Int64 = 0) { self.number = number }
}

/// A part of the session log. The log is a ring of such parts, in which the newest takes the place of the oldest.
package struct SessionLogBlock: Hashable, Sendable {
  /// The number of entries of a part.
  package static let size: Int64 = 64

  /// The ordinal of the part among all that there ever were.
  package var ordinal: Int64
  package var entries: [SessionLogEntry]

  package init(ordinal: Int64 = -1, entries: [SessionLogEntry] = []) {
    self.ordinal = ordinal
    self.entries = entries
  }
}

extension SessionLogEntry: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(time)
    writer.write(byte: kind.rawValue)
    writer.write(account)
    writer.write(byte: platform.rawValue)
    writer.write(device)
    writer.write(optional: tag)
    writer.write(optional: conversation) { $0.write(conversation: $1) }
    writer.write(byte: ending?.rawValue ?? 0)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let (number, time) = (try reader.readSigned(), try reader.readTimestamp())
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw MessagingError(.malformedData, "kind") }
    self.init(
      number: number, time: time, kind: kind, account: try reader.readAccount(), platform: try reader.readPlatform(),
      device: try reader.readDeviceID(), tag: try reader.readOptionalString(),
      conversation: try reader.readOptional { (reader) throws(MessagingError) in try reader.readConversation() },
      ending: Ending(rawValue: try reader.readByte()))
  }
}

extension SessionLogPosition: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(number) }

  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(number: try reader.readSigned()) }
}

extension SessionLogBlock: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(ordinal)
    entries.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(ordinal: try reader.readSigned(), entries: try [SessionLogEntry](from: &reader))
  }
}
