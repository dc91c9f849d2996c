/// The part of a hub's store that keeps the followers of each stream, and how far each of them has read.
package protocol HubMemberStore: AnyObject {
  func members(stream: StreamNumber) throws(MessagingError) -> [MemberRecord]
  func member(stream: StreamNumber, account: AccountNumber) throws(MessagingError) -> MemberRecord?
  /// Stores how far an account has read, acknowledged and cleared a conversation; adds a record if it is not a member.
  func saveMarks(_ member: MemberRecord) throws(MessagingError)
  /// Returns a page of the conversations that an account follows and that moved at or after a time, by their numbers.
  func followed(_ question: FollowedQuestion) throws(MessagingError) -> FollowedPage
  /// Returns a page of the direct conversations and groups that an account follows, the one with the newest entry first.
  func active(_ question: ActivityQuestion) throws(MessagingError) -> ActivityPage
  /// Returns the number of groups of which an account is a member, counted up to a limit.
  func groupCount(account: AccountNumber, limit: Int) throws(MessagingError) -> Int

  /// Returns the direct conversations that an account follows and that have properties: their numbers behind one, in
  /// order, at most `limit`.
  func contactStreams(
    account: AccountNumber, after stream: StreamNumber, limit: Int
  ) throws(MessagingError) -> [StreamNumber]
}

extension HubMemberStore {
  /// Returns all conversations that an account follows and that moved at or after a time, by their numbers.
  package func followed(account: AccountNumber, since: Timestamp) throws(MessagingError) -> [FollowedStream] {
    try followed(FollowedQuestion(account: account, since: since)).streams
  }
}

/// A query for a page of the conversations that an account follows.
package struct FollowedQuestion: Sendable {
  package var account: AccountNumber
  /// Only conversations that moved at or after this time.
  package var since: Timestamp
  /// The number of the conversation behind which the page begins.
  package var after: StreamNumber
  /// The largest number of conversations to check, whether they moved or not.
  package var rows: Int
  /// The largest number of conversations in the page.
  package var limit: Int
  /// The largest size of the properties of the conversations, in bytes; more if those of the first one are larger.
  package var bytes: Int

  package init(
    account: AccountNumber, since: Timestamp = .zero, after: StreamNumber = .zero, rows: Int = .max, limit: Int = .max,
    bytes: Int = .max
  ) {
    self.account = account
    self.since = since
    self.after = after
    self.rows = rows
    self.limit = limit
    self.bytes = bytes
  }
}

/// Conversations that an account follows, by their numbers.
package struct FollowedPage: Sendable {
  package var streams: [FollowedStream]
  /// The number of the last conversation that was checked, if there may be more after it; nil if there are none.
  package var next: StreamNumber?
  /// The number of conversations that were checked.
  package var rows: Int

  package init(streams: [FollowedStream], next: StreamNumber?, rows: Int) {
    self.streams = streams
    self.next = next
    self.rows = rows
  }
}

/// A query for a page of the conversations that an account follows, by the times of their newest entries and their numbers.
package struct ActivityQuestion: Sendable {
  package var account: AccountNumber
  /// Only conversations whose newest entry is of this time or later.
  package var since: Timestamp
  /// The page begins after this time and number.
  package var time: Timestamp
  package var stream: StreamNumber
  /// The largest number of conversations in the page.
  package var rows: Int
  /// The largest size of their properties, in bytes; more if those of the first one are larger.
  package var bytes: Int

  package init(
    account: AccountNumber, since: Timestamp = .zero, time: Timestamp = Timestamp(milliseconds: .max),
    stream: StreamNumber = .zero,
    rows: Int, bytes: Int = .max
  ) {
    self.account = account
    self.since = since
    self.time = time
    self.stream = stream
    self.rows = min(rows, Int(Int32.max))
    self.bytes = bytes
  }
}

/// Conversations that an account follows, the one with the newest entry first.
package struct ActivityPage: Sendable {
  package var streams: [StreamRecord]
  /// There may be more behind the last one.
  package var hasMore: Bool

  package init(streams: [StreamRecord], hasMore: Bool) {
    self.streams = streams
    self.hasMore = hasMore
  }
}

/// One account's place in a conversation.
package struct MemberRecord: Hashable, Sendable {
  package var stream: StreamNumber
  package var account: AccountNumber
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
    stream: StreamNumber, account: AccountNumber, role: Member.Role = .ordinary, joinedSequence: Int64 = 0,
    acknowledged: Int64 = 0,
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

extension HubTable {
  static let member = HubTable(
    "member", key: [("stream", .int), ("account", .int)],
    [
      ("joined_sequence", .int), ("acknowledged", .int), ("read", .int), ("cleared", .int), ("role", .int),
      ("profile", .bytes),
    ])
}
