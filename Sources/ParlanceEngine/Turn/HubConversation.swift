internal import ParlanceCore

/// The part of a conversation that the hub remembers; the store has the truth. It never changes: a change makes another
/// one.
final class HubConversation: Sendable {
  let stream: Int64
  let kind: StreamKind
  /// Grows with each change of the properties or members; drafts name it, and the store compares.
  let version: Int64
  /// The two of a direct conversation; the same one twice in a conversation with oneself.
  let pair: (AccountRecord, AccountRecord)?
  /// The two as each keeps the other.
  let relation: Relation
  /// The members of a group, by account.
  let members: [Int64: HubMember]
  let group: GroupInfo?
  /// Silences of accounts that left; they apply again if the accounts come back.
  let silenced: [Int64: Silence]
  /// The number of a thread's messages that were taken back.
  let recalled: Int
  let room: RoomInfo?
  /// What a room keeps of accounts.
  let standings: [Int64: RoomStanding]
  /// The room was created by its first use instead of a request to create it; it has no owner.
  let isOpen: Bool
  /// The time at which a room was found empty; nil if it has been used since.
  let emptySince: Timestamp?
  /// The names of the conversation for its followers.
  let naming: StreamNaming

  init(
    stream: Int64, kind: StreamKind, version: Int64 = 0, pair: (AccountRecord, AccountRecord)? = nil,
    members: [Int64: HubMember] = [:], group: GroupInfo? = nil, silenced: [Int64: Silence] = [:], room: RoomInfo? = nil,
    standings: [Int64: RoomStanding] = [:], isOpen: Bool = false, emptySince: Timestamp? = nil,
    relation: Relation = .none, recalled: Int = 0
  ) {
    self.emptySince = emptySince
    self.recalled = recalled
    self.relation = relation
    self.isOpen = isOpen
    self.stream = stream
    self.kind = kind
    self.version = version
    self.pair = pair
    self.members = members
    self.group = group
    self.silenced = silenced
    self.room = room
    self.standings = standings
    if let pair {
      naming = .direct(pair.0, pair.1)
    } else if let group {
      naming = .group(group.id)
    } else {
      naming = .room(room?.id ?? "")
    }
  }

  /// Returns an account's name for the conversation.
  func name(for account: Int64) -> ConversationID { naming.conversation(for: account) ?? .room("") }

  /// The message that the conversation is a thread about; nil for any other conversation.
  var thread: ThreadOrigin? { group?.thread }

  /// Returns the other one of a direct conversation.
  func peer(of account: Int64) -> AccountRecord? {
    pair.map { $0.0.number == account ? $0.1 : $0.0 }
  }

  /// The members: owner first, then managers, then the others, each by name.
  var sortedMembers: [Member] { members.values.map(\.profile).sortedByRole() }
}

/// A member of a group.
struct HubMember: Hashable, Sendable {
  var profile: Member
  /// The position after which the account may read.
  var joinedSequence: Int64
}

/// A member may not write; until a time, if one is given.
struct Silence: Hashable, Sendable {
  var until: Timestamp?
}

extension Array where Element == Member {
  /// Returns the members: owner first, then managers, then the others, each by name.
  func sortedByRole() -> [Member] { sorted { $0.place < $1.place } }

  /// Returns those behind a place that a page may have.
  ///
  /// - returns: The members, and the one behind whom the next page begins; nil if these are the last.
  func page(behind place: MemberPlace?, _ budget: inout PageBudget) throws(MessagingError) -> ([Member], AccountID?) {
    let rest = (place.map { place in filter { place < $0.place } } ?? self).sortedByRole()
    var page: [Member] = []
    for member in rest {
      guard try budget.takes(bytes: member.encodedSize) else { return (page, page.last?.account ?? place?.account) }
      page.append(member)
    }
    return (page, nil)
  }
}

/// A place in a list of members: the owner first, then managers, then the others, each by name.
struct MemberPlace: Comparable {
  var role: Member.Role
  var account: AccountID

  static func < (first: MemberPlace, second: MemberPlace) -> Bool {
    first.role == second.role ? first.account < second.account : first.role > second.role
  }
}

extension Member {
  fileprivate var place: MemberPlace { MemberPlace(role: role, account: account) }
}

/// The properties of a group as they are stored: what members know, and what only the hub needs.
struct GroupProfile {
  var group: GroupInfo
  var silenced: [Int64: Silence] = [:]
  var recalled = 0

  init(_ group: GroupInfo, silenced: [Int64: Silence] = [:], recalled: Int = 0) {
    self.group = group
    self.silenced = silenced
    self.recalled = recalled
  }

  init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    group = try GroupInfo(from: &reader)
    // Groups of earlier versions end here.
    guard !reader.isAtEnd else { return }
    for _ in 0..<(try reader.readCount()) {
      let account = try reader.readSigned()
      silenced[account] = Silence(
        until: try reader.readOptional { (reader) throws(MessagingError) in try reader.readTimestamp() })
    }
    // Most have no more than that.
    if !reader.isAtEnd { recalled = try reader.readInteger() }
  }

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: 128)
    group.write(to: &writer)
    writer.write(array: silenced.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(optional: entry.value.until) { $0.write($1) }
    }
    if recalled > 0 { writer.write(integer: recalled) }
    return writer.bytes
  }
}

/// The properties of a room as they are stored.
struct RoomProfile {
  var room: RoomInfo
  var isOpen: Bool
  /// The time at which a room without an owner was found empty; nil if it has been used since.
  var emptySince: Timestamp?
  /// What a room with an owner keeps of accounts. Their names are those of the time at which it was stored.
  var standings: [Int64: RoomStanding]

  init(
    _ room: RoomInfo, isOpen: Bool, emptySince: Timestamp? = nil, standings: [Int64: RoomStanding] = [:]
  ) {
    self.room = room
    self.isOpen = isOpen
    self.emptySince = emptySince
    self.standings = standings
  }

  init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    room = try RoomInfo(from: &reader)
    // Rooms of earlier versions end here.
    isOpen = reader.isAtEnd ? false : try reader.readBool()
    standings = [:]
    // Few have more than that.
    guard !reader.isAtEnd else { return }
    if isOpen {
      emptySince = try reader.readTimestamp()
    } else {
      for _ in 0..<(try reader.readCount()) { standings[try reader.readSigned()] = try RoomStanding(from: &reader) }
    }
  }

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: 64)
    room.write(to: &writer)
    writer.write(isOpen)
    if isOpen {
      if let emptySince { writer.write(emptySince) }
    } else if !standings.isEmpty {
      writer.write(array: standings.sorted { $0.key < $1.key }) { writer, entry in
        writer.write(entry.key)
        entry.value.write(to: &writer)
      }
    }
    return writer.bytes
  }
}
