/// One device's database.
///
/// One lock guards every use of it.
package protocol DeviceStore: DeviceCapabilityStores {
  /// Begins a transaction.
  ///
  /// - parameter isDurable: It must survive a power cut; without it, what the hub can send again may be lost then.
  func begin(isDurable: Bool) throws(MessagingError)
  /// Makes the transaction that was begun without it one that must survive a power cut.
  func makeDurable()
  func commit() throws(MessagingError)
  func rollback()

  // Conversations.
  func conversations() throws(MessagingError) -> [ConversationRecord]
  /// Stores a new conversation and returns its number.
  func insert(_ conversation: ConversationRecord) throws(MessagingError) -> ConversationNumber
  func save(_ conversation: ConversationRecord) throws(MessagingError)

  // Messages.
  /// Stores a message and returns its row; nil if its id is stored already in the conversation.
  func insert(_ message: Message, conversation: ConversationNumber) throws(MessagingError) -> MessageRow?
  /// Returns the message that was stored first of those with an id, which may occur in several conversations.
  func message(id: MessageID) throws(MessagingError) -> Message?
  /// Returns the message with an id in the conversation of a number.
  func message(id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Message?
  func message(row: MessageRow) throws(MessagingError) -> Message?
  /// Stores what the hub gave a message of this device.
  func accept(
    row: MessageRow, state: MessageState, time: Timestamp, sequence: Int64, number: Int64, senderNumber: Int64
  ) throws(MessagingError)
  func setState(row: MessageRow, _ state: MessageState) throws(MessagingError)
  func setMarks(row: MessageRow, _ marks: MessageMarks) throws(MessagingError)
  func setLocalExtension(row: MessageRow, _ text: String?) throws(MessagingError)
  func setTime(row: MessageRow, _ time: Timestamp) throws(MessagingError)
  func setBody(row: MessageRow, kind: MessageKind, _ body: [UInt8]) throws(MessagingError)
  /// Takes the mark `unread` off and puts `readLocally` on all unread messages of a conversation from a position, 0 for those
  /// without one, up to another. Returns how many there were.
  func markRead(conversation: ConversationNumber, from first: Int64, upTo sequence: Int64) throws(MessagingError) -> Int
  /// Returns the number of a conversation's messages with the mark `unread`.
  func unreadCount(conversation: ConversationNumber) throws(MessagingError) -> Int
  /// Forgets the positions of a conversation's messages behind one: they become 0, and those up to another position,
  /// which the peer has read, are marked as read by it. Reactions that changed behind the first one are forgotten.
  func forgetPositions(conversation: ConversationNumber, after sequence: Int64, readUpTo: Int64) throws(MessagingError)
  /// Answers a query, oldest first; revoked messages are left out unless asked for.
  func messages(
    _ query: MessageQuery, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message]
  /// Returns the newest message that updates the list of recent conversations and is not revoked.
  func newestListed(conversation: ConversationNumber) throws(MessagingError) -> Message?
  /// Returns the newest accepted message of a sender up to a position, revoked ones left out.
  func newest(
    conversation: ConversationNumber, sender: AccountID, upTo sequence: Int64
  ) throws(MessagingError) -> Message?
  func delete(row: MessageRow) throws(MessagingError)
  /// Deletes the messages of one conversation, or of all, in a range of times. Returns how many were unread.
  func deleteMessages(
    conversation: ConversationNumber?, from: Timestamp, until: Timestamp
  ) throws(MessagingError) -> Int
  /// Returns the messages marked as revoked.
  func revoked() throws(MessagingError) -> [Message]
  /// Returns the messages of a conversation with the mark `untold` up to a position, in the order of theirs; messages
  /// without one (0) are left out.
  func untold(conversation: ConversationNumber, upTo sequence: Int64) throws(MessagingError) -> [Message]
  /// Returns messages in the order in which they were stored, from the one behind a row on; revoked ones are left out.
  ///
  /// - parameter limit: The largest number of messages.
  /// - parameter size: The size of their bodies from which no further one is returned, in bytes.
  func messages(afterRow row: MessageRow, limit: Int, size: Int) throws(MessagingError) -> [Message]
  /// Returns the row of the message that was stored last; `zero` if there is none.
  func lastMessageRow() throws(MessagingError) -> MessageRow

  // Revocations that the device knows of, for as long as it exists.
  /// Notes that the message with an id was revoked, whether it is stored or not.
  ///
  /// - returns: A Boolean value that indicates whether that was not noted before.
  @discardableResult
  func noteRevocation(of id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool
  /// Returns a Boolean value that indicates whether that was noted.
  func isNotedRevoked(_ id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool

  // Messages that wait for the hub. Positions grow.
  func enqueue(_ entry: OutboxEntry) throws(MessagingError) -> Int64
  func outbox() throws(MessagingError) -> [OutboxEntry]
  func dequeue(position: Int64) throws(MessagingError)

  // Entries that were applied but may not have been reported to the app. Positions grow.
  func appendJournal(_ bytes: [UInt8]) throws(MessagingError) -> Int64
  func journal() throws(MessagingError) -> [(position: Int64, bytes: [UInt8])]
  func trimJournal(upTo position: Int64) throws(MessagingError)

  // Receipts of this account's messages in groups.
  func groupReceipt(_ message: MessageKey) throws(MessagingError) -> GroupReceiptRecord?
  /// Stores a receipt, or changes it.
  ///
  /// - throws: `invalidArgument` whenever the conversation is not stored.
  func save(_ receipt: GroupReceiptRecord) throws(MessagingError)

  // Reactions to stored messages; they go with their message.
  /// Returns the states of a message's reactions, those that were removed included, in no order.
  func reactions(row: MessageRow) throws(MessagingError) -> [StoredReaction]
  /// Stores the state of a reaction, unless that of this position or a later one is stored.
  ///
  /// - returns: A Boolean value that indicates whether it was stored.
  func save(_ reaction: StoredReaction, row: MessageRow) throws(MessagingError) -> Bool
  /// Replaces what is known of a message's reactions up to a position; what came later stays. States up to that
  /// position are not stored afterwards.
  func replaceReactions(row: MessageRow, upTo sequence: Int64, with reactions: [Reaction]) throws(MessagingError)
  // Replies among the stored messages.
  /// Returns the replies of the thread that began with a message, oldest first; revoked ones are left out.
  func replies(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> [Message]
  /// Returns the number of those.
  func replyCount(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Int

  // The account's contacts.
  /// Returns the contacts, in the order of the bytes of their names as they are compared.
  func contacts() throws(MessagingError) -> [Contact]
  /// Stores a contact in place of the one with the same account; removes that if nothing is kept of it.
  func save(_ contact: Contact) throws(MessagingError)

  // Copies of profiles.
  /// Returns the copy of an account's profile.
  func profile(_ account: AccountID) throws(MessagingError) -> Profile?
  /// Returns all copies, in the order of the bytes of their accounts' names as they are compared.
  func profiles() throws(MessagingError) -> [Profile]
  /// Stores a copy in place of the one with the same account.
  func save(_ profile: Profile) throws(MessagingError)

  // Settings by name.
  func setting(_ name: String) throws(MessagingError) -> [UInt8]?
  func saveSetting(_ name: String, _ value: [UInt8]) throws(MessagingError)

  /// Ends the use of the store.
  func close()
}

extension DeviceStore {
  /// Marks what is unread up to a position as read, messages without one included.
  package func markRead(conversation: ConversationNumber, upTo sequence: Int64) throws(MessagingError) -> Int {
    try markRead(conversation: conversation, from: 0, upTo: sequence)
  }
}

/// The number of a conversation in a device's database; `zero` for one that is not stored.
package struct ConversationNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

package struct ConversationRecord: Hashable, Sendable {
  package var number: ConversationNumber
  package var id: ConversationID
  /// The position up to which this device has applied the stream.
  package var cursor: Int64
  /// The time of the newest entry that was applied.
  package var time: Timestamp
  /// Entries between these positions were left out and can be fetched.
  package var missing: MissingEntries?
  /// The number of messages that count as unread.
  package var unread: Int64
  /// The position up to which the peer has read.
  package var peerRead: Int64
  /// The position up to which this device has reported to the peer that it read.
  package var acknowledged: Int64
  /// The position up to which everything counts as read, whether it is here or is still to come.
  package var ownRead: Int64
  /// The position up to which messages were marked as read here, until the hub knows; 0 if it does.
  package var unreportedRead: Int64
  /// It is in the list of recent conversations.
  package var isListed: Bool
  package var updated: Timestamp
  package var localExtension: String?
  /// The encoded group and its members, for groups that this account is in.
  package var group: [UInt8]
  /// The encoded settings that the account keeps at the hub; empty if nothing is set.
  package var settings: [UInt8]

  package init(
    number: ConversationNumber = .zero, id: ConversationID, cursor: Int64 = 0, unread: Int64 = 0, peerRead: Int64 = 0,
    acknowledged: Int64 = 0, ownRead: Int64 = 0, unreportedRead: Int64 = 0, isListed: Bool = false,
    updated: Timestamp = .zero, localExtension: String? = nil, group: [UInt8] = [], time: Timestamp = .zero,
    missing: MissingEntries? = nil, settings: [UInt8] = []
  ) {
    self.settings = settings
    self.time = time
    self.missing = missing
    self.number = number
    self.id = id
    self.cursor = cursor
    self.unread = unread
    self.peerRead = peerRead
    self.acknowledged = acknowledged
    self.ownRead = ownRead
    self.unreportedRead = unreportedRead
    self.isListed = isListed
    self.updated = updated
    self.localExtension = localExtension
    self.group = group
  }
}

/// A hole in a device's copy of a stream.
package struct MissingEntries: Hashable, Sendable {
  /// The last position before it.
  package var after: Int64
  /// The first position behind it.
  package var before: Int64

  package init(after: Int64, before: Int64) {
    self.after = after
    self.before = before
  }
}

/// A message that waits for the hub.
package struct OutboxEntry: Hashable, Sendable {
  package var position: Int64
  /// The message's row; `zero` for a command, which has none.
  package var row: MessageRow
  /// The encoded command; empty for a message.
  package var payload: [UInt8]

  package init(position: Int64 = 0, row: MessageRow, payload: [UInt8]) {
    self.position = position
    self.row = row
    self.payload = payload
  }
}

/// The knowledge of this device about the readers of one of its account's messages in a group.
package struct GroupReceiptRecord: Hashable, Sendable {
  package var message: MessageKey
  package var readers: [AccountID]
  package var nonReaders: [AccountID]
  /// Counts from the hub, which may be ahead of the lists.
  package var readCount: Int64
  package var unreadCount: Int64

  package init(
    message: MessageKey, readers: [AccountID] = [], nonReaders: [AccountID] = [], readCount: Int64 = 0,
    unreadCount: Int64 = 0
  ) {
    self.message = message
    self.readers = readers
    self.nonReaders = nonReaders
    self.readCount = readCount
    self.unreadCount = unreadCount
  }
}

/// The state of a reaction to a message, as a device knows it.
package struct StoredReaction: Hashable, Sendable {
  package var reaction: Reaction
  /// The position of the change that made it so.
  package var sequence: Int64
  package var isRemoved: Bool

  package init(_ reaction: Reaction, sequence: Int64, isRemoved: Bool = false) {
    self.reaction = reaction
    self.sequence = sequence
    self.isRemoved = isRemoved
  }
}
