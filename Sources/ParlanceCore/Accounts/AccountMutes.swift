/// The operator's mutes of an account: for each kind of conversation the time until which it may not write in any of them.
public struct AccountMutes: Hashable, Sendable {
  /// The time of a mute that lasts until it is lifted.
  public static let forever = Timestamp(milliseconds: .max)

  /// The end of the mute in conversations of two; nil for none.
  public var direct: Timestamp?
  /// The end of the mute in groups and threads; nil for none.
  public var groups: Timestamp?
  /// The end of the mute in rooms; nil for none.
  public var rooms: Timestamp?

  /// Creates mutes; none by default.
  public init(direct: Timestamp? = nil, groups: Timestamp? = nil, rooms: Timestamp? = nil) {
    self.direct = direct
    self.groups = groups
    self.rooms = rooms
  }

  /// The end of the mute in conversations of a kind; nil for none.
  public subscript(kind: ConversationKind) -> Timestamp? {
    get {
      switch kind {
      case .direct: direct
      case .group: groups
      case .room: rooms
      }
    }
    set {
      switch kind {
      case .direct: direct = newValue
      case .group: groups = newValue
      case .room: rooms = newValue
      }
    }
  }

  /// A Boolean value that indicates whether the account is muted nowhere.
  public var isEmpty: Bool { self == AccountMutes() }

  /// Returns the mutes that hold at a time.
  package func holding(at time: Timestamp) -> AccountMutes {
    var mutes = self
    for kind in ConversationKind.allCases where mutes[kind].map({ $0 <= time }) ?? false { mutes[kind] = nil }
    return mutes
  }
}

extension MessagingError {
  /// The detail of `muted` for an account that its operator muted in all conversations of a kind.
  public static let accountIsMuted = "the account is muted"
}

extension AccountMutes: WireValue {
  package func write(to writer: inout ByteWriter) {
    for kind in ConversationKind.allCases { writer.write(optional: self[kind]) { $0.write($1) } }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init()
    for kind in ConversationKind.allCases { self[kind] = try reader.readOptionalTimestamp() }
  }
}

/// A page of the accounts that are muted.
package struct MutedAccounts: Hashable, Sendable {
  /// An account and its mutes.
  package struct Entry: Hashable, Sendable {
    package var account: AccountID
    package var mutes: AccountMutes
  }

  package var entries: [Entry]
  /// The position behind which the next page begins; nil at the end.
  package var next: AccountNumber?

  package init(entries: [Entry], next: AccountNumber?) {
    self.entries = entries
    self.next = next
  }
}

extension MutedAccounts.Entry {
  package init(_ account: AccountID, _ mutes: AccountMutes) {
    self.account = account
    self.mutes = mutes
  }
}
