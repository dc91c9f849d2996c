/// The part of a hub's store that keeps streams and the entries in them.
package protocol HubStreamStore: AnyObject {
  func stream(key: StreamKey) throws(MessagingError) -> StreamRecord?
  func stream(number: StreamNumber) throws(MessagingError) -> StreamRecord?
  /// Stores a new stream.
  ///
  /// - throws: `storageLocked` if there is one of the key: another hub was quicker, so the turn decides again.
  func insertStream(key: StreamKey, kind: StreamKind, profile: [UInt8]) throws(MessagingError) -> StreamRecord
  /// Returns up to `limit` groups and rooms, dismissed ones included, whose keys follow one in the order of their bytes.
  ///
  /// - parameter key: The key of a group or room, or `StreamKey.beforeConversations`.
  func conversations(after key: StreamKey, limit: Int) throws(MessagingError) -> [StreamRecord]
  /// Changes a conversation's properties and members, if it still has the version on which that was decided.
  ///
  /// - returns: The version that it has now; nil if it had another one, and nothing was changed.
  func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64?
  /// Numbers the drafts within their streams and stores them, in order; times grow strictly within a stream.
  ///
  /// A draft whose id is stored in its stream already is not stored again. If one of the conversations has another
  /// version than the one on which its draft was decided, that draft's outcome is `moved`, and the transaction is to be
  /// rolled back.
  func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome]
  /// Returns a page of entries; at least one, if there is any.
  func events(_ question: PageQuestion) throws(MessagingError) -> EventPage
  /// Counts the messages between two positions that count as unread for an account: ordinary ones of other senders that are
  /// for everyone.
  /// Looks at the last `rows` positions there, and at none before them.
  func unreadCount(
    stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
  ) throws(MessagingError) -> Int
  /// Returns the newest `limit` entries of a kind between two positions, oldest first.
  ///
  /// - parameter kind: One of `EventKind.indexed`; the result is empty for another kind.
  func events(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord]
  /// Returns the position of the last entry that is not later than a time, imported messages aside; 0 if there is none.
  func position(stream: StreamNumber, at time: Timestamp) throws(MessagingError) -> Int64
  /// Looks for messages of one part of a stream, entry by entry, in the order of reading; `history` asks for both.
  func messages(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer
  /// Returns the entry of an id in a stream.
  func event(stream: StreamNumber, id: MessageID) throws(MessagingError) -> EventRecord?
  /// Returns the entries of some ids in a stream, in no order; ids that are not there are left out. Their payloads may
  /// be empty.
  func events(stream: StreamNumber, ids: [MessageID]) throws(MessagingError) -> [EventRecord]
  /// Returns the entries of an id in all streams, at most `limit`.
  func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord]
  func event(stream: StreamNumber, sequence: Int64) throws(MessagingError) -> EventRecord?
  /// Turns a message into its contentless tombstone, or marks it as gone for all but its sender.
  func revoke(stream: StreamNumber, sequence: Int64, as kind: EventKind) throws(MessagingError)
  /// Replaces the content of a message, if it is still the one on which that was decided and the message is not
  /// revoked.
  ///
  /// - returns: A Boolean value that indicates whether it was replaced.
  func edit(_ message: EventPlace, from payload: [UInt8], to changed: [UInt8]) throws(MessagingError) -> Bool
  /// Returns the time of the newest entry of all streams, however old; zero if there never was one.
  func newestTime() throws(MessagingError) -> Timestamp
  /// Removes what is too old, at most `limit` entries at a time, and gives some of the space back.
  ///
  /// Also what is kept beside messages that are gone or revoked (`HubTable.keptBesideMessages`), and devices that were not seen
  /// for long.
  ///
  /// - returns: A Boolean value that indicates whether nothing is left to remove now.
  func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool
}

package enum StreamKind: UInt8, Sendable { case account = 0, direct = 1, group = 2, room = 3 }

package struct StreamRecord: Hashable, Sendable {
  package var number: StreamNumber
  package var key: StreamKey
  package var kind: StreamKind
  package var lastSequence: Int64
  package var lastNumber: Int64
  package var lastTime: Timestamp
  /// The encoded properties of a group or room, those of a direct conversation whose accounts keep something of each
  /// other, or a value that is kept of an account, in a stream without entries.
  package var profile: [UInt8]
  /// Grows with each change of the properties or members.
  package var version: Int64

  package init(
    number: StreamNumber, key: StreamKey, kind: StreamKind, lastSequence: Int64 = 0, lastNumber: Int64 = 0,
    lastTime: Timestamp = .zero, profile: [UInt8] = [], version: Int64 = 0
  ) {
    self.version = version
    self.number = number
    self.key = key
    self.kind = kind
    self.lastSequence = lastSequence
    self.lastNumber = lastNumber
    self.lastTime = lastTime
    self.profile = profile
  }
}

/// A change of a group or room.
package struct ConversationChangeRecord: Sendable {
  package var stream: StreamNumber
  /// The version on which the change was decided.
  package var version: Int64
  /// The encoded properties; nil if they stay as they are.
  package var profile: [UInt8]?
  /// The new key, which must be unused; nil if the key stays the same.
  package var key: StreamKey?
  /// Members that are new or changed.
  package var saved: [MemberRecord]
  /// Accounts that are no longer members.
  package var removed: [AccountNumber]

  package init(
    stream: StreamNumber, version: Int64, profile: [UInt8]? = nil, key: StreamKey? = nil, saved: [MemberRecord] = [],
    removed: [AccountNumber] = []
  ) {
    self.key = key
    self.stream = stream
    self.version = version
    self.profile = profile
    self.saved = saved
    self.removed = removed
  }
}

/// The kinds of entry of a stream.
package enum EventKind: UInt8, Sendable {
  case message = 1
  case command = 2
  /// A message that was taken back: no content, never delivered as a message.
  case tombstone = 3
  /// A message that was taken back from all but its sender.
  case senderOnly = 4
  case revocation = 5
  case groupChange = 6
  /// An entry of an account stream.
  case account = 7
  /// A reaction that was added or removed.
  case reaction = 8
  /// The content of a message was changed.
  case edit = 9
  /// A message was pinned, its pin was changed, or taken off.
  case pin = 10
  /// A thread of the group was created, renamed or destroyed.
  case thread = 11

  /// The kinds that stores index. Their entries are rare, and devices fetch them without the entries between them.
  package static let indexed: Set<EventKind> = [.revocation, .reaction, .edit, .pin]

  /// The sorts of entry, for rules to which all changes are the same.
  package enum Sort: Sendable {
    case message, command, tombstone, senderOnly, revocation, account
    /// A change of the conversation, or of what is kept beside a message of it.
    case change
  }

  package var sort: Sort {
    switch self {
    case .message: .message
    case .command: .command
    case .tombstone: .tombstone
    case .senderOnly: .senderOnly
    case .revocation: .revocation
    case .account: .account
    case .groupChange, .reaction, .edit, .pin, .thread: .change
    }
  }
}

/// An entry on its way into a stream.
package struct EventDraft: Sendable {
  package var stream: StreamNumber
  /// The version of the conversation on which the draft was decided.
  package var version: Int64
  package var kind: EventKind
  package var time: Timestamp
  /// Of messages and commands.
  package var id: MessageID?
  package var sender: AccountNumber
  package var options: MessageOptions
  package var platform: Platform
  package var contentKind: MessageKind
  package var payload: [UInt8]

  package init(
    stream: StreamNumber, kind: EventKind, time: Timestamp, id: MessageID? = nil, sender: AccountNumber,
    options: MessageOptions = [], platform: Platform = .unknown, contentKind: MessageKind = MessageKind(rawValue: 0),
    payload: [UInt8], version: Int64 = 0
  ) {
    self.version = version
    self.stream = stream
    self.kind = kind
    self.time = time
    self.id = id
    self.sender = sender
    self.options = options
    self.platform = platform
    self.contentKind = contentKind
    self.payload = payload
  }

  /// A Boolean value that indicates whether it is counted as a message of its stream and of its sender. Ordinals must not have
  /// gaps for those who may not read a message.
  package var isNumbered: Bool { kind == .message && !options.contains(.addressed) }
}

package enum AppendOutcome: Hashable, Sendable {
  case appended(sequence: Int64, time: Timestamp, number: Int64, senderNumber: Int64)
  /// The id is stored in this stream; its entry shows by whom.
  case exists(EventRecord)
  /// The conversation changed since it was decided.
  case moved
}

/// The place of an entry.
package struct EventPlace: Hashable, Sendable {
  package var stream: StreamNumber
  package var sequence: Int64

  package init(stream: StreamNumber, sequence: Int64) {
    self.stream = stream
    self.sequence = sequence
  }
}

/// An entry of a stream as it is stored.
package struct EventRecord: Hashable, Sendable {
  package var stream: StreamNumber
  package var sequence: Int64
  package var kind: EventKind
  package var time: Timestamp
  package var id: MessageID?
  package var sender: AccountNumber
  package var number: Int64
  package var senderNumber: Int64
  package var options: MessageOptions
  package var platform: Platform
  package var contentKind: MessageKind
  package var payload: [UInt8]

  package init(
    stream: StreamNumber, sequence: Int64, kind: EventKind, time: Timestamp, id: MessageID?, sender: AccountNumber,
    number: Int64,
    senderNumber: Int64, options: MessageOptions, platform: Platform, contentKind: MessageKind, payload: [UInt8]
  ) {
    self.stream = stream
    self.sequence = sequence
    self.kind = kind
    self.time = time
    self.id = id
    self.sender = sender
    self.number = number
    self.senderNumber = senderNumber
    self.options = options
    self.platform = platform
    self.contentKind = contentKind
    self.payload = payload
  }

  package var place: EventPlace { EventPlace(stream: stream, sequence: sequence) }

  /// Returns whether a message counts as unread for an account, or did before it was revoked. Of those for some members a store
  /// does not know the addressees, so they do not count.
  package func countsAsUnread(for account: AccountNumber) -> Bool { sender != account && mayCountAsUnread }

  /// A Boolean value that indicates whether a message counts as unread for all accounts but its sender.
  package var mayCountAsUnread: Bool {
    contentKind != .notification && options.contains(.countsAsUnread) && !options.contains(.addressed)
  }
}

/// A query for a page of a stream: of the newest entries between two positions the oldest ones that fit.
package struct PageQuestion: Sendable {
  package var stream: StreamNumber
  package var after: Int64
  package var before: Int64
  /// The largest number of entries between the positions that are wanted at all.
  package var newest: Int
  /// The largest number of entries in the page.
  package var limit: Int
  /// The largest size of the page, in bytes; more if a single entry is larger.
  package var bytes: Int

  package init(
    stream: StreamNumber, after: Int64, before: Int64 = .max, newest: Int = .max, limit: Int = .max, bytes: Int = .max
  ) {
    self.stream = stream
    self.after = after
    self.before = before
    self.newest = newest
    self.limit = limit
    self.bytes = bytes
  }
}

/// Entries of a stream, oldest first.
package struct EventPage: Sendable {
  package var events: [EventRecord]
  /// There are older entries after the position that was asked for; the limit left them out.
  package var isTruncated: Bool
  /// There are newer entries; they did not fit.
  package var hasMore: Bool

  package init(events: [EventRecord], isTruncated: Bool, hasMore: Bool) {
    self.events = events
    self.isTruncated = isTruncated
    self.hasMore = hasMore
  }
}

/// A query for messages of a stream's past: those with `after < time < before` that are stored and of these kinds.
package struct HistoryQuestion: Sendable {
  package var stream: StreamNumber
  package var after: Timestamp
  package var before: Timestamp
  package var oldestFirst: Bool
  /// All kinds if empty.
  package var kinds: Set<MessageKind>
  /// Only messages behind this position.
  package var floor: Int64
  /// The largest number of messages.
  package var limit: Int
  /// The number of entries to check before giving up.
  package var rows: Int
  /// The largest size of the messages, in bytes; a little more if a single one is larger.
  package var bytes: Int
  /// A Boolean value that indicates whether imported messages are looked at, in place of the others.
  package var isOfPast = false

  package init(
    stream: StreamNumber, after: Timestamp, before: Timestamp, oldestFirst: Bool, kinds: Set<MessageKind> = [],
    floor: Int64 = .min, limit: Int, rows: Int, bytes: Int
  ) {
    self.stream = stream
    self.after = after
    self.before = before
    self.oldestFirst = oldestFirst
    self.kinds = kinds
    self.floor = floor
    self.limit = limit
    self.rows = rows
    self.bytes = bytes
  }
}

package struct HistoryAnswer: Sendable {
  /// Of the kinds `message` and `senderOnly`, in the order of reading.
  package var events: [EventRecord]
  /// The number of entries that were checked.
  package var rows: Int
  /// The time of the last entry that was looked at, from which to go on, if looking stopped before everything was seen
  /// (the limit was met, or a bound reached); nil if there is nothing more.
  package var next: Timestamp?

  package init(events: [EventRecord], rows: Int, next: Timestamp?) {
    self.events = events
    self.rows = rows
    self.next = next
  }
}

/// The limits beyond which entries are too old to be kept.
package struct PruningLimits: Sendable {
  /// Commands older than this go.
  package var commandsBefore: Timestamp
  /// Entries of account streams older than this go.
  package var accountEventsBefore: Timestamp
  /// Devices not seen since this go.
  package var devicesBefore: Timestamp

  package init(commandsBefore: Timestamp, accountEventsBefore: Timestamp, devicesBefore: Timestamp) {
    self.commandsBefore = commandsBefore
    self.accountEventsBefore = accountEventsBefore
    self.devicesBefore = devicesBefore
  }
}

extension HubTable {
  static let stream = HubTable(
    "stream", key: [("number", .int)],
    [
      ("last_sequence", .int), ("last_number", .int), ("last_time", .int), ("version", .int), ("kind", .int),
      ("key", .text), ("profile", .bytes),
    ])
  static let senderCount = HubTable("sender_count", key: [("stream", .int), ("account", .int)], [("sent", .int)])
  static let event = HubTable(
    "event", key: [("stream", .int), ("sequence", .int)],
    [
      ("time", .int), ("sender", .int), ("number", .int), ("sender_number", .int), ("options", .int), ("kind", .int),
      ("platform", .int), ("content_kind", .int), ("id", .text), ("payload", .bytes), ("arrival", .int),
    ])
  static let discarded = HubTable("discarded", key: [("row", .int)], [("stream", .int), ("sequence", .int)])
}
