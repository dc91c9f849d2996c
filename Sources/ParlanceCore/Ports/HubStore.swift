/// Where the hub keeps the truth.
///
/// Everything between `begin` and `commit` becomes durable together or not at all. One executor calls it.
package protocol HubStore: HubMediaStore {
  func begin() throws(MessagingError)
  func commit() throws(MessagingError)
  func rollback()

  // Accounts and their devices.
  func account(folded: String) throws(MessagingError) -> AccountRecord?
  func account(number: Int64) throws(MessagingError) -> AccountRecord?
  /// Stores a new account and returns its number.
  func insertAccount(name: AccountID) throws(MessagingError) -> Int64
  func devices(account: Int64) throws(MessagingError) -> [DeviceRecord]
  func save(_ device: DeviceRecord) throws(MessagingError)

  // Streams and what is in them.
  func stream(key: String) throws(MessagingError) -> StreamRecord?
  func stream(number: Int64) throws(MessagingError) -> StreamRecord?
  func insertStream(key: String, kind: StreamKind, profile: [UInt8]) throws(MessagingError) -> StreamRecord
  /// The encoded properties of a group or room.
  func saveProfile(stream: Int64, _ profile: [UInt8]) throws(MessagingError)
  /// Numbers the drafts within their streams and stores them, in order; times grow strictly within a stream.
  /// An id that is stored already is not stored again.
  func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome]
  /// The newest `limit` entries after a position, oldest first.
  func events(stream: Int64, after: Int64, limit: Int) throws(MessagingError) -> [EventRecord]
  /// Messages with `after < time < before`: the oldest or the newest `limit` of them, in the order of reading.
  func history(
    stream: Int64, after: Timestamp, before: Timestamp, oldestFirst: Bool, kinds: Set<MessageKind>, limit: Int
  ) throws(MessagingError) -> [EventRecord]
  func event(id: MessageID) throws(MessagingError) -> EventRecord?
  func event(stream: Int64, sequence: Int64) throws(MessagingError) -> EventRecord?
  /// Turns a message into its contentless tombstone, or marks it as gone for all but its sender.
  func revoke(stream: Int64, sequence: Int64, as kind: EventKind) throws(MessagingError)
  /// Removes commands, and entries of account streams, that are older than the given times.
  func prune(commandsBefore: Timestamp, accountEventsBefore: Timestamp) throws(MessagingError)

  // Who follows which stream.
  func members(stream: Int64) throws(MessagingError) -> [MemberRecord]
  func member(stream: Int64, account: Int64) throws(MessagingError) -> MemberRecord?
  func save(_ member: MemberRecord) throws(MessagingError)
  func removeMember(stream: Int64, account: Int64) throws(MessagingError)
  /// The conversations that an account follows and that moved at or after a time.
  func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [(StreamRecord, MemberRecord)]

  // Receipts of group messages.
  func saveRoster(_ id: MessageID, _ accounts: [Int64]) throws(MessagingError)
  func roster(_ id: MessageID) throws(MessagingError) -> [Int64]?
  /// Returns whether the reader is new.
  func addReader(_ id: MessageID, _ reader: ReaderRecord) throws(MessagingError) -> Bool
  /// In the order of reading.
  func readers(_ id: MessageID) throws(MessagingError) -> [ReaderRecord]

  // What an account deleted from its own history.
  func hide(account: Int64, _ ids: [MessageID]) throws(MessagingError)
  func isHidden(account: Int64, _ id: MessageID) throws(MessagingError) -> Bool

  /// Ends the use of the store.
  func close()
}

package enum StreamKind: UInt8, Sendable { case account = 0, direct = 1, group = 2, room = 3 }

package struct AccountRecord: Hashable, Sendable {
  package var number: Int64
  package var id: AccountID

  package init(number: Int64, id: AccountID) {
    self.number = number
    self.id = id
  }
}

/// An installation that the hub knows of.
package struct DeviceRecord: Hashable, Sendable {
  package var account: Int64
  package var id: DeviceID
  package var style: String
  /// Its first login.
  package var registered: Timestamp
  /// When it was last known to be connected.
  package var lastSeen: Timestamp

  package init(account: Int64, id: DeviceID, style: String, registered: Timestamp, lastSeen: Timestamp) {
    self.account = account
    self.id = id
    self.style = style
    self.registered = registered
    self.lastSeen = lastSeen
  }
}

package struct StreamRecord: Hashable, Sendable {
  package var number: Int64
  package var key: String
  package var kind: StreamKind
  package var lastSequence: Int64
  package var lastNumber: Int64
  package var lastTime: Timestamp
  /// The encoded properties of a group or room.
  package var profile: [UInt8]

  package init(
    number: Int64, key: String, kind: StreamKind, lastSequence: Int64 = 0, lastNumber: Int64 = 0,
    lastTime: Timestamp = .zero, profile: [UInt8] = []
  ) {
    self.number = number
    self.key = key
    self.kind = kind
    self.lastSequence = lastSequence
    self.lastNumber = lastNumber
    self.lastTime = lastTime
    self.profile = profile
  }
}

/// What an entry of a stream is.
package enum EventKind: UInt8, Sendable {
  case message = 1
  case command = 2
  /// A message that was taken back: no content, never told as a message.
  case tombstone = 3
  /// A message that was taken back from all but its sender.
  case senderOnly = 4
  case revocation = 5
  case groupChange = 6
  /// An entry of an account stream.
  case account = 7
}

/// An entry on its way into a stream.
package struct EventDraft: Sendable {
  package var stream: Int64
  package var kind: EventKind
  package var time: Timestamp
  /// Of messages and commands.
  package var id: MessageID?
  package var sender: Int64
  package var options: MessageOptions
  package var platform: Platform
  package var contentKind: MessageKind
  package var payload: [UInt8]

  package init(
    stream: Int64, kind: EventKind, time: Timestamp, id: MessageID? = nil, sender: Int64,
    options: MessageOptions = [], platform: Platform = .unknown, contentKind: MessageKind = MessageKind(rawValue: 0),
    payload: [UInt8]
  ) {
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
}

package enum AppendOutcome: Hashable, Sendable {
  case appended(sequence: Int64, time: Timestamp, number: Int64, senderNumber: Int64)
  /// The id is stored; its entry tells by whom and where.
  case exists(EventRecord)
}

/// An entry of a stream as it is stored.
package struct EventRecord: Hashable, Sendable {
  package var stream: Int64
  package var sequence: Int64
  package var kind: EventKind
  package var time: Timestamp
  package var id: MessageID?
  package var sender: Int64
  package var number: Int64
  package var senderNumber: Int64
  package var options: MessageOptions
  package var platform: Platform
  package var contentKind: MessageKind
  package var payload: [UInt8]

  package init(
    stream: Int64, sequence: Int64, kind: EventKind, time: Timestamp, id: MessageID?, sender: Int64, number: Int64,
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
}

/// An account that read a message of a group.
package struct ReaderRecord: Hashable, Sendable {
  package var account: Int64
  package var time: Timestamp
  /// What its app said with it.
  package var note: String?

  package init(account: Int64, time: Timestamp, note: String? = nil) {
    self.account = account
    self.time = time
    self.note = note
  }
}

/// One account's place in a conversation.
package struct MemberRecord: Hashable, Sendable {
  package var stream: Int64
  package var account: Int64
  /// 0 ordinary, 1 manager, 2 owner.
  package var role: Member.Role
  /// The position after which the account may read.
  package var joinedSequence: Int64
  /// How far the account has told its peer that it read.
  package var acknowledged: Int64
  /// How far the account has read, on any device.
  package var read: Int64
  /// How far the account cleared its history.
  package var cleared: Int64
  /// The encoded rest (`Member`); empty in direct conversations.
  package var profile: [UInt8]

  package init(
    stream: Int64, account: Int64, role: Member.Role = .ordinary, joinedSequence: Int64 = 0, acknowledged: Int64 = 0,
    read: Int64 = 0, cleared: Int64 = 0, profile: [UInt8] = []
  ) {
    self.stream = stream
    self.account = account
    self.role = role
    self.joinedSequence = joinedSequence
    self.acknowledged = acknowledged
    self.read = read
    self.cleared = cleared
    self.profile = profile
  }
}
