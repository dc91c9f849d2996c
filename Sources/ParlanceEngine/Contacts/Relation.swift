internal import ParlanceCore

/// The two accounts of a direct conversation, as each keeps the other; the conversation's properties as they are
/// stored.
struct Relation: Hashable, Sendable {
  /// One account's part.
  struct Side: Hashable, Sendable {
    var alias: String?
    var custom: String?
    var isBlocking = false
    var isMuting = false
    /// Its request to the other account, until it is answered.
    var request: FriendRequest?
  }

  var areFriends = false
  /// The part of the account with the lower number.
  var low = Side()
  /// The part of the account with the higher number.
  var high = Side()

  static let none = Relation()
}

extension Relation {
  init(decoding bytes: [UInt8]) throws(MessagingError) {
    // Without properties nothing is kept.
    guard !bytes.isEmpty else { return }
    var reader = ByteReader(bytes)
    areFriends = try reader.readBool()
    low = try reader.readNested(Side.self)
    high = try reader.readNested(Side.self)
  }

  /// The encoded form; nothing if nothing is kept.
  var encoded: [UInt8] {
    if self == .none { return [] }
    var writer = ByteWriter(capacity: 64)
    writer.write(areFriends)
    writer.write(nested: low)
    writer.write(nested: high)
    return writer.bytes
  }
}

extension Relation.Side: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(optional: alias)
    writer.write(optional: custom)
    writer.write(isBlocking)
    writer.write(isMuting)
    writer.write(optional: request) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      alias: try reader.readOptionalString(), custom: try reader.readOptionalString(),
      isBlocking: try reader.readBool(), isMuting: try reader.readBool(),
      request: try reader.readOptional { (reader) throws(MessagingError) in try FriendRequest(from: &reader) })
  }
}

extension HubConversation {
  /// Returns the part of one of the two accounts of a direct conversation.
  func side(of account: AccountNumber) -> Relation.Side { pair?.0.number == account ? relation.low : relation.high }

  /// Returns whether an account's peer in a direct conversation has blocked it.
  func isBlocked(_ account: AccountNumber) -> Bool {
    guard relation != .none, let peer = peer(of: account), peer.number != account else { return false }
    return side(of: peer.number).isBlocking
  }

  /// Returns whether an account wants no push notifications of its peer's messages in a direct conversation.
  func isMuted(for account: AccountNumber) -> Bool { relation != .none && side(of: account).isMuting }

  /// Returns the peer of a direct conversation as an account knows it.
  func contact(for account: AccountNumber) -> Contact? {
    guard let peer = peer(of: account) else { return nil }
    let own = side(of: account)
    return Contact(
      account: peer.id, isFriend: relation.areFriends, isBlocked: own.isBlocking, isMuted: own.isMuting,
      alias: own.alias, custom: own.custom, request: side(of: peer.number).request)
  }

  /// Returns a direct conversation whose accounts keep something else of each other.
  func with(_ relation: Relation, version: Int64) -> HubConversation {
    HubConversation(stream: stream, kind: kind, version: version, pair: pair, relation: relation)
  }
}
