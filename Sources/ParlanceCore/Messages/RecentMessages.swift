/// The commands that a device received last, the messages that the hub does not keep, and those that the app deleted, without
/// I/O.
///
/// A sender that lost the reply sends its message again, and a hub that does not keep the message, or was restored from an
/// older copy, accepts it as a new one. The receiving device may have no row of it either, so it identifies the message by
/// its sender, conversation and id, and delivers it to the app only once.
///
/// | state of a message | until |
/// |---|---|
/// | *noted* in a transaction | `commit`: known; `abandon`: forgotten |
/// | *known* | so many came since: forgotten |
package struct RecentMessages: Sendable {
  fileprivate struct Key: Hashable {
    var conversation: ConversationID
    var sender: AccountID
    var id: MessageID
  }

  /// The number of messages that are known.
  package static let limit = 200

  /// Oldest first.
  private var keys: [Key] = []
  private var known: Set<Key> = []
  /// The number of those that were noted in the present transaction.
  private var noted = 0
  /// A Boolean value that indicates whether there are others than those that it was made with.
  package private(set) var isChanged = false

  package init() {}

  /// Restores what `encoded` gave. Bytes that cannot be understood restore nothing.
  package init(decoding bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    while !reader.isAtEnd, keys.count < Self.limit, let key = try? Key(from: &reader) { insert(key) }
  }

  /// Notes a message in the present transaction.
  ///
  /// - returns: False if it is known.
  package mutating func note(_ id: MessageID, in conversation: ConversationID, from sender: AccountID) -> Bool {
    guard insert(Key(conversation: conversation, sender: sender, id: id)) else { return false }
    noted += 1
    return true
  }

  /// Returns whether a message is known.
  package func contains(_ id: MessageID, in conversation: ConversationID, from sender: AccountID) -> Bool {
    !known.isEmpty && known.contains(Key(conversation: conversation, sender: sender, id: id))
  }

  @discardableResult private mutating func insert(_ key: Key) -> Bool {
    guard known.insert(key).inserted else { return false }
    keys.append(key)
    return true
  }

  /// Ends the transaction: what was noted is known.
  package mutating func commit() {
    guard noted > 0 else { return }
    (noted, isChanged) = (0, true)
    // In large steps, for the oldest are in front.
    guard keys.count > 2 * Self.limit else { return }
    for key in keys.prefix(keys.count - Self.limit) { known.remove(key) }
    keys.removeFirst(keys.count - Self.limit)
  }

  /// Ends a transaction that failed: what was noted is forgotten.
  package mutating func abandon() {
    for key in keys.suffix(noted) { known.remove(key) }
    keys.removeLast(noted)
    noted = 0
  }

  /// The last of them, as bytes.
  package var encoded: [UInt8] {
    var writer = ByteWriter(capacity: 32 * Self.limit)
    for key in keys.suffix(Self.limit) { key.write(to: &writer) }
    return writer.bytes
  }
}

extension RecentMessages.Key {
  fileprivate init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), sender: AccountID(try reader.readString()),
      id: MessageID(try reader.readString()))
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(sender.name)
    writer.write(id.string)
  }
}
