internal import ParlanceCore

/// What the hub remembers of a conversation that was used lately; the store has the truth.
final class HubConversation {
  let stream: Int64
  let kind: StreamKind
  /// The two of a direct conversation; the same one twice in a conversation with oneself.
  let pair: (AccountRecord, AccountRecord)?
  /// Members of a group; those who are in a room now.
  var members: [Int64: HubMember] = [:]
  var group: GroupInfo?
  var room: RoomInfo?
  /// The connected sessions that follow the conversation, as of `followersEpoch`.
  var followers: [HubSession] = []
  var followersEpoch: UInt64 = 0

  init(stream: Int64, kind: StreamKind, pair: (AccountRecord, AccountRecord)? = nil) {
    self.stream = stream
    self.kind = kind
    self.pair = pair
  }

  /// How an account names the conversation.
  func name(for account: Int64) -> ConversationID {
    if let pair { return .direct(pair.0.number == account ? pair.1.id : pair.0.id) }
    if let group { return .group(group.id) }
    return .room(room?.id ?? "")
  }
}

struct HubMember {
  var record: MemberRecord
  var profile: Member
  /// The sessions through which an account is in a room.
  var sessions: [ObjectIdentifier] = []
}
