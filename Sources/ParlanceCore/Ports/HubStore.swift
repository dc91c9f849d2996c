/// The store of the hub's authoritative data.
///
/// Everything between `begin` and `commit` becomes durable together or not at all. One executor calls it. Several hubs
/// may share one store; what they keep in memory of it carries a version, and a turn that decided on an older one
/// learns it.
package protocol HubStore: HubMediaStore, HubNoticeStore, HubPushTokenStore {
  func begin() throws(MessagingError)
  func commit() throws(MessagingError)
  func rollback()

  /// Returns the generations of the store's history, oldest first.
  func generations() throws(MessagingError) -> [GenerationRecord]
  /// Stores a generation that begins.
  func insert(_ generation: GenerationRecord) throws(MessagingError)

  // Accounts and their devices.
  func account(folded: String) throws(MessagingError) -> AccountRecord?
  func account(number: Int64) throws(MessagingError) -> AccountRecord?
  /// Stores a new account and returns its number.
  func insertAccount(name: AccountID) throws(MessagingError) -> Int64
  func devices(account: Int64) throws(MessagingError) -> [DeviceRecord]
  func save(_ device: DeviceRecord) throws(MessagingError)
  /// Returns the latest time at which any device was seen; zero if the store knows none.
  func lastSeenTime() throws(MessagingError) -> Timestamp

  // Streams and what is in them.
  func stream(key: String) throws(MessagingError) -> StreamRecord?
  func stream(number: Int64) throws(MessagingError) -> StreamRecord?
  func insertStream(key: String, kind: StreamKind, profile: [UInt8]) throws(MessagingError) -> StreamRecord
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
  /// Counts the messages between two positions that count as unread for an account: ordinary ones of other senders.
  /// Looks at the last `rows` positions there, and at none before them.
  func unreadCount(
    stream: Int64, after: Int64, before: Int64, account: Int64, rows: Int
  ) throws(MessagingError) -> Int
  /// Returns the newest `limit` revocations between two positions, oldest first.
  func revocations(
    stream: Int64, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord]
  /// Returns the newest `limit` changes of reactions between two positions, oldest first.
  func reactionChanges(
    stream: Int64, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord]
  /// Returns the newest `limit` entries of one of `EventKind.changes` between two positions, oldest first; none of another
  /// kind.
  func changes(
    of kind: EventKind, stream: Int64, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord]
  /// Returns the position of the last entry that is not later than a time; 0 if there is none.
  func position(stream: Int64, at time: Timestamp) throws(MessagingError) -> Int64
  /// Looks for messages, entry by entry, in the order of reading.
  func history(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer
  /// Returns the entry of an id in a stream.
  func event(stream: Int64, id: MessageID) throws(MessagingError) -> EventRecord?
  /// Returns the entries of some ids in a stream, in no order; ids that are not there are left out. Their payloads may
  /// be empty.
  func events(stream: Int64, ids: [MessageID]) throws(MessagingError) -> [EventRecord]
  /// Returns the entries of an id in all streams, at most `limit`.
  func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord]
  func event(stream: Int64, sequence: Int64) throws(MessagingError) -> EventRecord?
  /// Turns a message into its contentless tombstone, or marks it as gone for all but its sender.
  func revoke(stream: Int64, sequence: Int64, as kind: EventKind) throws(MessagingError)
  /// Replaces the content of a message, if it is still the one on which that was decided and the message is not
  /// revoked.
  ///
  /// - returns: A Boolean value that indicates whether it was replaced.
  func edit(_ message: EventPlace, from payload: [UInt8], to changed: [UInt8]) throws(MessagingError) -> Bool
  /// Returns the time of the newest entry of all streams, however old; zero if there never was one.
  func newestTime() throws(MessagingError) -> Timestamp
  /// Removes what is too old, at most `limit` entries at a time, and gives some of the space back.
  ///
  /// Also the rosters, readers, reactions and hidings of messages that are gone or revoked, and devices that were not seen for
  /// long.
  ///
  /// - returns: A Boolean value that indicates whether nothing is left to remove now.
  func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool

  // Who follows which stream.
  func members(stream: Int64) throws(MessagingError) -> [MemberRecord]
  func member(stream: Int64, account: Int64) throws(MessagingError) -> MemberRecord?
  /// Stores how far an account has read, acknowledged and cleared a conversation; a new record if it is none of its
  /// members.
  func saveMarks(_ member: MemberRecord) throws(MessagingError)
  /// Returns the conversations that an account follows and that moved at or after a time, by their numbers.
  func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [FollowedStream]

  /// Returns the direct conversations that an account follows and that have properties: their numbers behind one, in
  /// order, at most `limit`.
  func contactStreams(account: Int64, after stream: Int64, limit: Int) throws(MessagingError) -> [Int64]

  // Receipts of group messages, and what accounts deleted from their own history, by the messages' places.
  func saveRoster(_ message: EventPlace, _ accounts: [Int64]) throws(MessagingError)
  func roster(_ message: EventPlace) throws(MessagingError) -> [Int64]?
  /// Returns whether the reader is new.
  func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool
  /// Returns the readers of a message, in the order of reading.
  func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord]
  func readerCount(_ message: EventPlace) throws(MessagingError) -> Int
  func hide(account: Int64, stream: Int64, sequences: [Int64]) throws(MessagingError)
  /// Returns those of some positions in a stream that an account deleted from its history.
  func hidden(account: Int64, stream: Int64, among sequences: [Int64]) throws(MessagingError) -> Set<Int64>

  // Reactions, by the messages' places.
  /// Returns whether the reaction is new: the account had none with this text, and the message is there.
  func add(_ reaction: ReactionRecord, to message: EventPlace) throws(MessagingError) -> Bool
  /// Returns whether there was such a reaction.
  func removeReaction(_ text: String, account: Int64, from message: EventPlace) throws(MessagingError) -> Bool
  /// Returns the reactions to a message, in the order in which they were added.
  func reactions(_ message: EventPlace) throws(MessagingError) -> [ReactionRecord]
  func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool

  // Pins, by the messages' places.
  /// Stores a pin in place of the one before.
  ///
  /// - returns: A Boolean value that indicates whether the message is there; nothing is stored otherwise.
  func save(_ pin: MessagePinRecord) throws(MessagingError) -> Bool
  /// Returns whether there was such a pin.
  func removePin(_ message: EventPlace) throws(MessagingError) -> Bool
  func pin(_ message: EventPlace) throws(MessagingError) -> MessagePinRecord?
  /// Returns the pins of a stream behind a position, in the order of the messages' positions, at most `limit`.
  func pins(stream: Int64, after sequence: Int64, limit: Int) throws(MessagingError) -> [MessagePinRecord]

  // Replies, by the messages' places.
  /// Stores that a message is a reply in the thread that began at a position of its stream.
  func saveReply(_ message: EventPlace, thread: Int64) throws(MessagingError)
  func removeReply(_ message: EventPlace) throws(MessagingError)
  /// Returns the positions of replies in a thread between two positions, at most `limit`, in the order that was asked for.
  func replies(
    stream: Int64, thread: Int64, after: Int64, before: Int64, newestFirst: Bool, limit: Int
  ) throws(MessagingError) -> [Int64]
  /// Returns the number of replies in a thread behind a position.
  func replyCount(stream: Int64, thread: Int64, after: Int64) throws(MessagingError) -> Int

  // Items that accounts saved, by the streams in which their lists are kept.
  /// Stores an item in place of the one of its time. Its name is that of no other item of the stream.
  func save(_ item: SavedItem, stream: Int64) throws(MessagingError)
  /// Returns whether there was such an item.
  func removeSavedItem(stream: Int64, time: Timestamp) throws(MessagingError) -> Bool
  func savedItem(stream: Int64, time: Timestamp) throws(MessagingError) -> SavedItem?
  func savedItem(stream: Int64, uniqueID: String) throws(MessagingError) -> SavedItem?
  /// Returns the items that a query asks for, at most its limit, in its order.
  func savedItems(stream: Int64, _ query: SavedItemQuery) throws(MessagingError) -> [SavedItem]
  func savedItemCount(stream: Int64, type: Int64) throws(MessagingError) -> Int

  // What is noted with accounts (their streams) and conversations.
  /// Returns the attributes of a stream, in the order of their keys' bytes.
  func attributes(stream: Int64) throws(MessagingError) -> [AttributeRecord]
  func save(_ attribute: AttributeRecord) throws(MessagingError)
  /// Removes some attributes, or all if `keys` is nil.
  func removeAttributes(stream: Int64, keys: [String]?) throws(MessagingError)

  // The settings that accounts have of their conversations.
  /// Returns an account's records of conversations, in the order of the streams' numbers.
  func conversationSettings(account: Int64) throws(MessagingError) -> [ConversationSettingsRecord]
  /// Stores a record in place of the one before.
  func save(_ settings: ConversationSettingsRecord) throws(MessagingError)
  func removeConversationSettings(account: Int64, stream: Int64) throws(MessagingError)

  /// Ends the use of the store.
  func close()
}

/// The pin of a message.
package struct MessagePinRecord: Hashable, Sendable {
  package var message: EventPlace
  package var account: Int64
  package var note: String?
  package var time: Timestamp
  package var updated: Timestamp

  package init(message: EventPlace, account: Int64, note: String? = nil, time: Timestamp, updated: Timestamp) {
    self.message = message
    self.account = account
    self.note = note
    self.time = time
    self.updated = updated
  }
}

/// An account's settings of a conversation.
package struct ConversationSettingsRecord: Hashable, Sendable {
  package var account: Int64
  package var stream: Int64
  package var pin: ConversationPin?
  /// One bit for each mark.
  package var marks: Int64
  package var note: String?
  package var updated: Timestamp
  /// The number of the message with which the conversation is on the account's list again; 0 if it was never taken off.
  package var delisted: Int64

  package init(
    account: Int64, stream: Int64, pin: ConversationPin? = nil, marks: Int64 = 0, note: String? = nil,
    updated: Timestamp = .zero, delisted: Int64 = 0
  ) {
    self.account = account
    self.stream = stream
    self.pin = pin
    self.marks = marks
    self.note = note
    self.updated = updated
    self.delisted = delisted
  }

  /// A Boolean value that indicates whether nothing is set.
  package var hasNoSettings: Bool { pin == nil && marks == 0 && note == nil }
}

/// A stretch of a hub's history: everything that was given a time from one opening of the store to the next.
///
/// A copy of the store that is opened later goes on with a generation of its own, which distinguishes its history from
/// that of the original.
package struct GenerationRecord: Hashable, Sendable {
  /// A random number.
  package var id: Int64
  /// The time of the newest entry when it began.
  package var begun: Timestamp

  package init(id: Int64, begun: Timestamp) {
    self.id = id
    self.begun = begun
  }
}

/// A change of a group or room.
package struct ConversationChangeRecord: Sendable {
  package var stream: Int64
  /// The version on which the change was decided.
  package var version: Int64
  /// The encoded properties; nil if they stay as they are.
  package var profile: [UInt8]?
  /// Members that are new or changed.
  package var saved: [MemberRecord]
  /// Accounts that are no members any more.
  package var removed: [Int64]

  package init(
    stream: Int64, version: Int64, profile: [UInt8]? = nil, saved: [MemberRecord] = [], removed: [Int64] = []
  ) {
    self.stream = stream
    self.version = version
    self.profile = profile
    self.saved = saved
    self.removed = removed
  }
}

/// The place of an entry.
package struct EventPlace: Hashable, Sendable {
  package var stream: Int64
  package var sequence: Int64

  package init(stream: Int64, sequence: Int64) {
    self.stream = stream
    self.sequence = sequence
  }
}

/// A query for a page of a stream: of the newest entries between two positions the oldest ones that fit.
package struct PageQuestion: Sendable {
  package var stream: Int64
  package var after: Int64
  package var before: Int64
  /// The largest number of entries between the positions that are wanted at all.
  package var newest: Int
  /// The largest number of entries in the page.
  package var limit: Int
  /// The largest size of the page, in bytes; more if a single entry is larger.
  package var bytes: Int

  package init(
    stream: Int64, after: Int64, before: Int64 = .max, newest: Int = .max, limit: Int = .max, bytes: Int = .max
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
  package var stream: Int64
  package var after: Timestamp
  package var before: Timestamp
  package var oldestFirst: Bool
  /// All kinds if empty.
  package var kinds: Set<MessageKind>
  /// Only messages behind this position.
  package var floor: Int64
  /// The largest number of messages.
  package var limit: Int
  /// The number of entries to look at before giving up.
  package var rows: Int
  /// The largest size of the messages, in bytes; a little more if a single one is larger.
  package var bytes: Int

  package init(
    stream: Int64, after: Timestamp, before: Timestamp, oldestFirst: Bool, kinds: Set<MessageKind> = [],
    floor: Int64 = 0, limit: Int, rows: Int, bytes: Int
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
  /// The number of entries that were looked at.
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

/// A conversation that an account follows.
package struct FollowedStream: Sendable {
  package var stream: StreamRecord
  package var member: MemberRecord
  /// The position up to which the peer of a direct conversation has acknowledged.
  package var peerAcknowledged: Int64

  package init(stream: StreamRecord, member: MemberRecord, peerAcknowledged: Int64) {
    self.stream = stream
    self.member = member
    self.peerAcknowledged = peerAcknowledged
  }
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

/// Something noted with a stream's account or conversation.
package struct AttributeRecord: Hashable, Sendable {
  package var stream: Int64
  package var key: String
  package var value: String
  /// The account that wrote it last.
  package var updater: Int64
  package var time: Timestamp

  package init(stream: Int64, key: String, value: String, updater: Int64, time: Timestamp) {
    self.stream = stream
    self.key = key
    self.value = value
    self.updater = updater
    self.time = time
  }
}

/// An installation that the hub knows of.
package struct DeviceRecord: Hashable, Sendable {
  package var account: Int64
  package var id: DeviceID
  package var style: String
  /// The first login.
  package var registered: Timestamp
  /// The time at which it was last known to be connected.
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
  /// The encoded properties of a group or room, those of a direct conversation whose accounts keep something of each
  /// other, or a value that is kept of an account, in a stream without entries.
  package var profile: [UInt8]
  /// Grows with each change of the properties or members.
  package var version: Int64

  package init(
    number: Int64, key: String, kind: StreamKind, lastSequence: Int64 = 0, lastNumber: Int64 = 0,
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

  /// The kinds of which `HubStore.changes` returns entries.
  package static let changes: Set<EventKind> = [.edit, .pin]
}

/// An entry on its way into a stream.
package struct EventDraft: Sendable {
  package var stream: Int64
  /// The version of the conversation on which the draft was decided.
  package var version: Int64
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
}

package enum AppendOutcome: Hashable, Sendable {
  case appended(sequence: Int64, time: Timestamp, number: Int64, senderNumber: Int64)
  /// The id is stored in this stream; its entry shows by whom.
  case exists(EventRecord)
  /// The conversation changed since it was decided.
  case moved
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

  package var place: EventPlace { EventPlace(stream: stream, sequence: sequence) }
}

/// An account that read a message of a group.
package struct ReaderRecord: Hashable, Sendable {
  package var account: Int64
  package var time: Timestamp
  /// The note of its app.
  package var note: String?

  package init(account: Int64, time: Timestamp, note: String? = nil) {
    self.account = account
    self.time = time
    self.note = note
  }
}

/// A reaction to a message.
package struct ReactionRecord: Hashable, Sendable {
  package var account: Int64
  package var text: String
  package var time: Timestamp
  /// The note of its app.
  package var note: String?

  package init(account: Int64, text: String, time: Timestamp, note: String? = nil) {
    self.account = account
    self.text = text
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
  /// The position up to which the account has reported to its peer that it read.
  package var acknowledged: Int64
  /// The position up to which the account has read, on any device.
  package var read: Int64
  /// The position up to which the account cleared its history.
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
