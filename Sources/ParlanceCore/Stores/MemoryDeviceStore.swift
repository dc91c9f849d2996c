/// A message's identity in a store in memory.
struct MemoryMessageKey: Hashable {
  var conversation: ConversationNumber
  var id: ExactString
}

/// One device's database in memory, as `DeviceStore` describes, gone with the process.
///
/// Confined to the lock that guards every use of it.
package final class MemoryDeviceStore: DeviceStore {
  /// The place of a message among the others.
  struct Place: Comparable {
    var time: Timestamp
    var row: MessageRow

    static func < (left: Place, right: Place) -> Bool {
      left.time == right.time ? left.row < right.row : left.time < right.time
    }
  }

  /// A message and the conversation it belongs to.
  struct Stored {
    var message: Message
    var conversation: ConversationNumber
    var place: Place { Place(time: message.time, row: message.row) }
  }

  var undo = UndoLog<MemoryDeviceStore>()
  /// The states of capabilities, as their files declare them.
  var parts = MemoryParts()
  /// By their numbers, from 1.
  var records: [ConversationRecord] = []
  var numbers: [ConversationID: ConversationNumber] = [:]
  var stored: [MessageRow: Stored] = [:]
  /// The messages of each id, in the order in which they were stored.
  var rows: [ExactString: [MessageRow]] = [:]
  /// The messages of each conversation, by time.
  var places: [ConversationNumber: [Place]] = [:]
  /// The messages that were marked as revoked at some time.
  var revokedRows: Set<MessageRow> = []
  var untoldRows: Set<MessageRow> = []
  /// The revocations that are known.
  var notedRevocations: Set<MemoryMessageKey> = []
  /// The unread messages of each conversation.
  var unreadRows: [ConversationNumber: Set<MessageRow>] = [:]
  var outboxEntries: [OutboxEntry] = []
  var journalEntries: [(position: Int64, bytes: [UInt8])] = []
  var receipts: [MemoryMessageKey: GroupReceiptRecord] = [:]
  /// By the rows of their messages.
  var messageReactions: [MessageRow: MemoryReactions] = [:]
  var settings: [ExactString: [UInt8]] = [:]
  var knownContacts: [AccountID: Contact] = [:]
  // Numbers are not reused, not even after a rollback.
  var nextRow = MessageRow.first
  var nextOutboxPosition: Int64 = 1
  var nextJournalPosition: Int64 = 1

  /// Creates an empty store.
  package init() {}

  package func begin(isDurable: Bool) throws(MessagingError) { try undo.begin() }
  package func makeDurable() {}

  package func commit() throws(MessagingError) {
    do {
      try undo.commit()
    } catch {
      rollback()
      throw error
    }
  }

  package func rollback() {
    for step in undo.takeSteps() { step(self) }
  }

  package func close() { rollback() }
}

extension MemoryDeviceStore {
  package func conversations() throws(MessagingError) -> [ConversationRecord] { records }

  package func insert(_ conversation: ConversationRecord) throws(MessagingError) -> ConversationNumber {
    guard numbers[conversation.id] == nil else {
      throw undo.fail(MessagingError(.invalidArgument, "the conversation exists: \(conversation.id.name)"))
    }
    var record = conversation
    record.number = ConversationNumber(rawValue: Int64(records.count) + 1)
    records.append(record)
    numbers[record.id] = record.number
    undo.note {
      $0.records.removeLast()
      $0.numbers[conversation.id] = nil
    }
    return record.number
  }

  package func save(_ conversation: ConversationRecord) throws(MessagingError) {
    guard let known = record(conversation.number) else { return }
    put(conversation, over: known)
    undo.note { $0.put(known, over: conversation) }
  }

  private func put(_ record: ConversationRecord, over known: ConversationRecord) {
    numbers[known.id] = nil
    numbers[record.id] = record.number
    records[Int(record.number.rawValue) - 1] = record
  }

  /// Returns the key under which something of a message is stored; nil if its conversation is not.
  func storedKey(_ message: MessageKey) -> MemoryMessageKey? {
    numbers[message.conversation].map { MemoryMessageKey(conversation: $0, id: ExactString(message.id.string)) }
  }

  func requireKey(_ message: MessageKey) throws(MessagingError) -> MemoryMessageKey {
    guard let key = storedKey(message) else {
      throw undo.fail(MessagingError(.invalidArgument, "no conversation \(message.conversation.name)"))
    }
    return key
  }

  func record(_ number: ConversationNumber) -> ConversationRecord? {
    number > .zero && number.rawValue <= Int64(records.count) ? records[Int(number.rawValue) - 1] : nil
  }
}

extension MemoryDeviceStore {
  package func enqueue(_ entry: OutboxEntry) throws(MessagingError) -> Int64 {
    var entry = entry
    entry.position = nextOutboxPosition
    nextOutboxPosition += 1
    outboxEntries.append(entry)
    undo.note { $0.outboxEntries.removeLast() }
    return entry.position
  }

  package func outbox() throws(MessagingError) -> [OutboxEntry] { outboxEntries }

  package func dequeue(position: Int64) throws(MessagingError) {
    let index = outboxEntries.firstIndex(notBefore: position) { $0.position }
    guard index < outboxEntries.count, outboxEntries[index].position == position else { return }
    let entry = outboxEntries.remove(at: index)
    undo.note { $0.outboxEntries.insert(entry, at: index) }
  }

  package func appendJournal(_ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    let position = nextJournalPosition
    nextJournalPosition += 1
    journalEntries.append((position, bytes))
    undo.note { $0.journalEntries.removeLast() }
    return position
  }

  package func journal() throws(MessagingError) -> [(position: Int64, bytes: [UInt8])] { journalEntries }

  package func trimJournal(upTo position: Int64) throws(MessagingError) {
    let kept = journalEntries.firstIndex { $0.position > position }
    let end = kept ?? journalEntries.endIndex
    let gone = journalEntries[..<end]
    journalEntries.removeFirst(end)
    undo.note { $0.journalEntries.insert(contentsOf: gone, at: 0) }
  }

  package func groupReceipt(_ message: MessageKey) throws(MessagingError) -> GroupReceiptRecord? {
    guard let key = storedKey(message), var record = receipts[key] else { return nil }
    // A conversation may have been renamed since.
    record.message = message
    return record
  }

  package func save(_ receipt: GroupReceiptRecord) throws(MessagingError) {
    let key = try requireKey(receipt.message)
    let known = receipts[key]
    receipts[key] = receipt
    undo.note { $0.receipts[key] = known }
  }

  package func contacts() throws(MessagingError) -> [Contact] {
    knownContacts.values.sorted { $0.account.folded.utf8.lexicographicallyPrecedes($1.account.folded.utf8) }
  }

  package func save(_ contact: Contact) throws(MessagingError) {
    let known = knownContacts[contact.account]
    knownContacts[contact.account] = contact.isEmpty ? nil : contact
    undo.note { $0.knownContacts[contact.account] = known }
  }

  package func setting(_ name: String) throws(MessagingError) -> [UInt8]? { settings[ExactString(name)] }

  package func saveSetting(_ name: String, _ value: [UInt8]) throws(MessagingError) {
    let key = ExactString(name)
    let known = settings[key]
    settings[key] = value
    undo.note { $0.settings[key] = known }
  }
}
