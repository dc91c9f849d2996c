package import Parlance

/// A conversation without a point of view: both sides of a direct one name the same place.
package enum Place: Hashable, Sendable {
  case direct(Set<AccountID>)
  case group(String)
  case room(String)

  package init(_ conversation: ConversationID, seenBy account: AccountID) {
    switch conversation {
    case .direct(let peer): self = .direct([account, peer])
    case .group(let id): self = .group(id)
    case .room(let id): self = .room(id)
    }
  }

  /// Returns the same, as one of its participants names it; nil for a stranger to a direct conversation.
  package func conversation(for account: AccountID) -> ConversationID? {
    switch self {
    case .direct(let pair):
      guard pair.contains(account) else { return nil }
      return .direct(pair.first { $0 != account } ?? account)
    case .group(let id): return .group(id)
    case .room(let id): return .room(id)
    }
  }
}

/// The messages that a world's clients sent, and their outcomes, from which the invariants are checked.
struct Ledger: Sendable {
  struct Entry: Sendable {
    var id: MessageID
    var place: Place
    var sender: AccountID
    /// The client that submitted it.
    var client: ObjectIdentifier
    /// Some styles show none.
    var isTip = false
    /// The accounts to which it was sent; nil for everyone in its place.
    var addressees: Set<AccountID>?
    var isRevoked = false
    var isRevokedForReceivers = false
    /// It was sent to an account that had blocked its sender.
    var isWithheld = false
  }

  var entries: [Entry] = []
  /// The accounts that have to have the messages of a group.
  var members: [String: Set<AccountID>] = [:]
  /// The accounts that came into a group later, and have to have only what came from then on.
  var latecomers: [String: Set<AccountID>] = [:]

  /// The places in which something was sent.
  var places: [Place] {
    var seen: Set<Place> = []
    return entries.map(\.place).filter { seen.insert($0).inserted }
  }

  /// Returns the groups of an account.
  func groups(of account: AccountID) -> [String] {
    Set(members.filter { $0.value.contains(account) }.keys)
      .union(latecomers.filter { $0.value.contains(account) }.keys).sorted()
  }

  func participants(of place: Place) -> Set<AccountID> {
    switch place {
    case .direct(let pair): pair
    case .group(let id): members[id] ?? []
    case .room: []
    }
  }

  mutating func markWithheld(_ id: MessageID) {
    for index in entries.indices where entries[index].id == id { entries[index].isWithheld = true }
  }

  mutating func markRevoked(_ id: MessageID, forReceiversOnly: Bool) {
    for index in entries.indices where entries[index].id == id {
      if forReceiversOnly { entries[index].isRevokedForReceivers = true } else { entries[index].isRevoked = true }
    }
  }
}
