internal import ParlanceCore

/// The part of a conversation that the hub remembers; the store has the truth. It never changes: a change makes another
/// one.
final class HubConversation: Sendable {
  let stream: StreamNumber
  let kind: StreamKind
  /// Grows with each change of the properties or members; drafts name it, and the store compares.
  let version: Int64
  /// The two of a direct conversation; the same one twice in a conversation with oneself.
  let pair: (AccountRecord, AccountRecord)?
  /// The two as each keeps the other.
  let relation: Relation
  /// The members of a group, by account.
  let members: [AccountNumber: HubMember]
  let group: GroupInfo?
  /// Silences of accounts that left; they apply again if the accounts come back.
  let silenced: [AccountNumber: Silence]
  /// The accounts that may not become members of a group, with the floors of their streams at the time (`AccountStanding.streamFloor`). An
  /// account under the name of an erased one has another floor, and is not blocked.
  let blocked: [AccountNumber: Int64]
  /// The files that a group keeps, in the order in which they were added.
  let files: [GroupFile]
  /// Requests to become a member that wait for an answer, oldest first.
  let requests: [PendingGroupRequest]
  /// The number of a thread's messages that were taken back.
  let recalled: Int
  let room: RoomInfo?
  /// The standings of accounts in a room, by account.
  let standings: [AccountNumber: RoomStanding]
  /// Some of the room's entries are removed when their owners leave it.
  let hasTransientEntries: Bool
  /// The tags whose members may not write in the room, with the ends of that.
  let mutedTags: [String: Timestamp]
  /// The room was created by its first use instead of a request to create it; it has no owner.
  let isOpen: Bool
  /// The time at which a room was found empty; nil if it has been used since.
  let emptySince: Timestamp?
  /// The members that block the group now.
  let blockers: Set<AccountNumber>
  /// The names of the conversation for its followers.
  let naming: StreamNaming

  init(
    stream: StreamNumber, kind: StreamKind, version: Int64 = 0, pair: (AccountRecord, AccountRecord)? = nil,
    members: [AccountNumber: HubMember] = [:], group: GroupInfo? = nil, silenced: [AccountNumber: Silence] = [:],
    blocked: [AccountNumber: Int64] = [:], files: [GroupFile] = [], requests: [PendingGroupRequest] = [],
    room: RoomInfo? = nil, standings: [AccountNumber: RoomStanding] = [:], hasTransientEntries: Bool = false,
    mutedTags: [String: Timestamp] = [:], isOpen: Bool = false, emptySince: Timestamp? = nil,
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
    blockers = Set(members.lazy.filter { $0.value.isBlocking }.map(\.key))
    self.group = group
    self.silenced = silenced
    self.blocked = blocked
    self.files = files
    self.requests = requests
    self.room = room
    self.standings = standings
    self.hasTransientEntries = hasTransientEntries
    self.mutedTags = mutedTags
    if let pair {
      naming = .direct(pair.0, pair.1)
    } else if let group {
      naming = .group(group.id)
    } else {
      naming = .room(room?.id ?? "")
    }
  }

  /// Returns an account's name for the conversation.
  func name(for account: AccountNumber) -> ConversationID { naming.conversation(for: account) ?? .room("") }

  /// The message that the conversation is a thread about; nil for any other conversation.
  var thread: ThreadOrigin? { group?.thread }

  /// Returns the other one of a direct conversation.
  func peer(of account: AccountNumber) -> AccountRecord? {
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
  /// The member's attributes in the group, by key.
  var attributes: [String: String] = [:]
  /// The parts of the group's stream whose messages the member does not receive, since it blocked the group then; oldest first.
  var blockedSpans: [BlockedSpan] = []
}

/// A part of a group's stream that was written while a member blocked the group.
struct BlockedSpan: Hashable, Sendable {
  /// The position before it.
  var after: Int64
  /// Its last position; nil while the member blocks the group.
  var upTo: Int64?

  func contains(_ sequence: Int64) -> Bool { sequence > after && upTo.map { sequence <= $0 } ?? true }
}

extension HubMember {
  init(_ record: MemberRecord) throws(MessagingError) {
    var reader = ByteReader(record.profile)
    self.init(profile: try Member(from: &reader), joinedSequence: record.joinedSequence)
    // Written only where there are some.
    if !reader.isAtEnd { attributes = try reader.readStringDictionary() }
    guard !reader.isAtEnd else { return }
    blockedSpans = try reader.readArray { (reader) throws(MessagingError) in
      BlockedSpan(
        after: try reader.readSigned(),
        upTo: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
    }
  }

  /// The member as it is stored: what other members know of it, its attributes, which they ask for, and what is its own alone.
  ///
  /// Attributes and spans are written only where there are some: few members have any, and only messages have more rows in the store.
  var stored: [UInt8] {
    var writer = ByteWriter()
    profile.write(to: &writer)
    if !attributes.isEmpty || !blockedSpans.isEmpty { writer.write(attributes) }
    if !blockedSpans.isEmpty {
      writer.write(array: blockedSpans) { writer, span in
        writer.write(span.after)
        writer.write(optional: span.upTo) { $0.write($1) }
      }
    }
    return writer.bytes
  }
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
      guard try budget.takes(bytes: RoomMember(member).encodedSize) else {
        return (page, page.last?.account ?? place?.account)
      }
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
  var silenced: [AccountNumber: Silence] = [:]
  var recalled = 0
  var requests: [PendingGroupRequest] = []
  var blocked: [AccountNumber: Int64] = [:]
  var files: [GroupFile] = []

  init(
    _ group: GroupInfo, silenced: [AccountNumber: Silence] = [:], recalled: Int = 0,
    requests: [PendingGroupRequest] = [],
    blocked: [AccountNumber: Int64] = [:], files: [GroupFile] = []
  ) {
    self.group = group
    self.silenced = silenced
    self.recalled = recalled
    self.requests = requests
    self.blocked = blocked
    self.files = files
  }

  init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    group = try GroupInfo(from: &reader)
    for _ in 0..<(try reader.readCount()) {
      let account: AccountNumber = try reader.readNumber()
      silenced[account] = Silence(until: try reader.readOptionalTimestamp())
    }
    recalled = try reader.readInteger()
    requests = try [PendingGroupRequest](from: &reader)
    for _ in 0..<(try reader.readCount()) { blocked[try reader.readNumber()] = try reader.readSigned() }
    files = try reader.readArray { (reader) throws(MessagingError) in try GroupFile(from: &reader) }
  }

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: 128)
    group.write(to: &writer)
    writer.write(array: silenced.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(optional: entry.value.until) { $0.write($1) }
    }
    writer.write(integer: recalled)
    requests.write(to: &writer)
    writer.write(array: blocked.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    writer.write(array: files) { $1.write(to: &$0) }
    return writer.bytes
  }
}

/// The properties of a room as they are stored.
struct RoomProfile {
  var room: RoomInfo
  var isOpen: Bool
  /// The time at which a room without an owner was found empty; nil if it has been used since.
  var emptySince: Timestamp?
  /// The standings of accounts in a room with an owner, by account. The names of the accounts are those at the time of storing.
  var standings: [AccountNumber: RoomStanding]
  /// Some of the entries of a room with an owner are removed when their owners leave it.
  var hasTransientEntries: Bool
  /// The tags whose members may not write in a room with an owner, with the ends of that.
  var mutedTags: [String: Timestamp]

  init(
    _ room: RoomInfo, isOpen: Bool, emptySince: Timestamp? = nil, standings: [AccountNumber: RoomStanding] = [:],
    hasTransientEntries: Bool = false, mutedTags: [String: Timestamp] = [:]
  ) {
    self.mutedTags = mutedTags
    self.room = room
    self.isOpen = isOpen
    self.emptySince = emptySince
    self.standings = standings
    self.hasTransientEntries = hasTransientEntries
  }

  init(decoding bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    room = try RoomInfo(from: &reader)
    isOpen = try reader.readBool()
    emptySince = try reader.readOptionalTimestamp()
    standings = [:]
    for _ in 0..<(try reader.readCount()) { standings[try reader.readNumber()] = try RoomStanding(from: &reader) }
    hasTransientEntries = try reader.readBool()
    mutedTags = [:]
    for _ in 0..<(try reader.readCount()) { mutedTags[try reader.readString()] = try reader.readTimestamp() }
  }

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: 64)
    room.write(to: &writer)
    writer.write(isOpen)
    writer.write(optional: emptySince) { $0.write($1) }
    writer.write(array: standings.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      entry.value.write(to: &writer)
    }
    writer.write(hasTransientEntries)
    writer.write(array: mutedTags.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    return writer.bytes
  }
}
