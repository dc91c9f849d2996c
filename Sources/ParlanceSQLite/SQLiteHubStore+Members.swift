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

  package func save(_ member: MemberRecord) throws(MessagingError) {
    let cursor = try statements.saveMember.use()
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

  package func removeMember(stream: Int64, account: Int64) throws(MessagingError) {
    let cursor = try statements.removeMember.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    try cursor.finish()
  }

  package func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [(StreamRecord, MemberRecord)] {
    if !counters.isCurrent { try countAgain() }
    let cursor = try statements.followed.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    var followed: [(StreamRecord, MemberRecord)] = []
    while try cursor.next() {
      let stream = cursor.int64(0)
      // The table may be behind the counters in memory.
      let moved = counters.states[stream]?.record.lastTime ?? cursor.timestamp(8)
      guard moved >= since, let state = try state(of: stream) else { continue }
      followed.append((state.record, member(cursor)))
    }
    return followed
  }

  private func member(_ cursor: SQLiteCursor) -> MemberRecord {
    MemberRecord(
      stream: cursor.int64(0), account: cursor.int64(1), role: Member.Role(rawValue: cursor.uint8(2)) ?? .ordinary,
      joinedSequence: cursor.int64(3), acknowledged: cursor.int64(4), read: cursor.int64(5), cleared: cursor.int64(6),
      profile: cursor.bytes(7))
  }
}
