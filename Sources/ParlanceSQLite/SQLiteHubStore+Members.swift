package import ParlanceCore

extension SQLiteHubStore {
  package func members(stream: Int64) throws(MessagingError) -> [MemberRecord] {
    let cursor = try statements.members.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    var members: [MemberRecord] = []
    while try cursor.next() { members.append(member(cursor)) }
    return members
  }

  package func member(stream: Int64, account: Int64) throws(MessagingError) -> MemberRecord? {
    let cursor = try statements.member.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    return try cursor.next() ? member(cursor) : nil
  }

  package func saveMarks(_ member: MemberRecord) throws(MessagingError) {
    try write(member, statements.saveMarks)
  }

  func write(_ member: MemberRecord, _ statement: SQLiteStatement) throws(MessagingError) {
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(1, member.stream)
    cursor.bind(2, member.account)
    cursor.bind(3, member.role.rawValue)
    cursor.bind(4, member.joinedSequence)
    cursor.bind(5, member.acknowledged)
    cursor.bind(6, member.read)
    cursor.bind(7, member.cleared)
    cursor.bind(8, copiedBytes: member.profile)
    try cursor.finish()
  }

  func removeMember(stream: Int64, account: Int64) throws(MessagingError) {
    let cursor = try statements.removeMember.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    try cursor.finish()
  }

  package func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [FollowedStream] {
    if !counters.isCurrent { try countAgain() }
    let cursor = try statements.followed.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, since)
    cursor.bind(3, copiedText: counters.listUnwritten())
    var followed: [FollowedStream] = []
    while try cursor.next() {
      var known = counters.states[cursor.int64(0)]?.record
      if known == nil { known = try stream(cursor) }
      guard let stream = known, stream.lastTime >= since else { continue }
      followed.append(
        FollowedStream(stream: stream, member: member(cursor), peerAcknowledged: cursor.int64(15)))
    }
    return followed
  }

  package func contactStreams(
    account: Int64, after stream: Int64, limit: Int
  ) throws(MessagingError) -> [Int64] {
    let cursor = try statements.contactStreams.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, stream)
    cursor.bind(3, Int64(max(0, limit)))
    var found: [Int64] = []
    while try cursor.next() { found.append(cursor.int64(0)) }
    return found
  }

  private func stream(_ cursor: SQLiteCursor) throws(MessagingError) -> StreamRecord {
    guard let kind = StreamKind(rawValue: cursor.uint8(9)) else { throw damage("stream") }
    return StreamRecord(
      number: cursor.int64(0), key: cursor.text(8), kind: kind, lastSequence: cursor.int64(10),
      lastNumber: cursor.int64(11), lastTime: cursor.timestamp(12), profile: cursor.bytes(13),
      version: cursor.int64(14))
  }

  private func member(_ cursor: SQLiteCursor) -> MemberRecord {
    MemberRecord(
      stream: cursor.int64(0), account: cursor.int64(1), role: Member.Role(rawValue: cursor.uint8(2)) ?? .ordinary,
      joinedSequence: cursor.int64(3), acknowledged: cursor.int64(4), read: cursor.int64(5), cleared: cursor.int64(6),
      profile: cursor.bytes(7))
  }
}
