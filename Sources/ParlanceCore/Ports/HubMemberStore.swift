/// The part of a hub's store that keeps who follows which stream, and how far each has read.
package protocol HubMemberStore: AnyObject {
  func members(stream: Int64) throws(MessagingError) -> [MemberRecord]
  func member(stream: Int64, account: Int64) throws(MessagingError) -> MemberRecord?
  /// Stores how far an account has read, acknowledged and cleared a conversation; a new record if it is none of its
  /// members.
  func saveMarks(_ member: MemberRecord) throws(MessagingError)
  /// Returns the conversations that an account follows and that moved at or after a time, by their numbers.
  func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [FollowedStream]

  /// Returns the direct conversations that an account follows and that have properties: their numbers behind one, in
  /// order, at most `limit`.
  func contactStreams(account: Int64, after stream: Int64, limit: Int) throws(MessagingError) -> [Int64]
}

/// One account's place in a conversation.
package struct MemberRecord: Hashable, Sendable {
  package var stream: Int64
  package var account: Int64
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
    stream: Int64, account: Int64, role: Member.Role = .ordinary, joinedSequence: Int64 = 0, acknowledged: Int64 = 0,
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
