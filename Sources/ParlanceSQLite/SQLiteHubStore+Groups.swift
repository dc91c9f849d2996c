package import ParlanceCore

extension SQLiteHubStore {
  package func members(stream: StreamNumber) throws(MessagingError) -> [MemberRecord] {
    let cursor = try memberStatements.members.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    var members: [MemberRecord] = []
    while try cursor.next() { members.append(member(cursor)) }
    return members
  }

  package func member(stream: StreamNumber, account: AccountNumber) throws(MessagingError) -> MemberRecord? {
    let cursor = try memberStatements.member.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    return try cursor.next() ? member(cursor) : nil
  }

  package func saveMarks(_ member: MemberRecord) throws(MessagingError) {
    try write(member, memberStatements.saveMarks)
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

  func removeMember(stream: StreamNumber, account: AccountNumber) throws(MessagingError) {
    let cursor = try memberStatements.removeMember.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    try cursor.finish()
  }

  package func followed(_ question: FollowedQuestion) throws(MessagingError) -> FollowedPage {
    if !counters.isCurrent { try countAgain() }
    let cursor = try memberStatements.followed.use()
    defer { cursor.reset() }
    cursor.bind(1, question.account)
    cursor.bind(2, question.after)
    var page = FollowedPage(streams: [], next: nil, rows: 0)
    var last = question.after
    var bytes = 0
    while try cursor.next() {
      // The table of streams may be behind.
      let known = counters.states[cursor.number(0)]?.record
      let isWanted =
        cursor.uint8(9) != StreamKind.account.rawValue && known?.lastTime ?? cursor.timestamp(12) >= question.since
      let size = isWanted ? Int(cursor.int64(15)) : 0
      let isFull = page.streams.count >= question.limit || !page.streams.isEmpty && bytes + size > question.bytes
      if page.rows >= question.rows || isWanted && isFull {
        page.next = last
        break
      }
      page.rows += 1
      last = cursor.number(0)
      guard isWanted else { continue }
      bytes += size
      var stream = known
      if stream == nil { stream = try self.stream(cursor) }
      guard let stream else { continue }
      page.streams.append(
        FollowedStream(
          stream: stream, member: member(cursor),
          peerAcknowledged: stream.kind == .direct ? try peerAcknowledged(stream.number, question.account) : 0))
    }
    return page
  }

  private func peerAcknowledged(_ stream: StreamNumber, _ account: AccountNumber) throws(MessagingError) -> Int64 {
    let cursor = try memberStatements.peerAcknowledged.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    return try cursor.next() ? cursor.int64(0) : 0
  }

  package func active(_ question: ActivityQuestion) throws(MessagingError) -> ActivityPage {
    // The index goes by the table of streams, which may be behind.
    if !counters.isCurrent { try countAgain() }
    if !counters.unwritten.isEmpty { try inTransaction { () throws(MessagingError) in try writeCounters() } }
    let cursor = try memberStatements.active.use()
    defer { cursor.reset() }
    cursor.bind(1, question.account)
    cursor.bind(2, question.since)
    cursor.bind(3, question.time)
    cursor.bind(4, question.stream)
    cursor.bind(5, Int64(question.rows) + 1)
    var page = ActivityPage(streams: [], hasMore: false)
    var bytes = 0
    while try cursor.next() {
      bytes += Int(cursor.int64(1))
      guard page.streams.count < question.rows, page.streams.isEmpty || bytes <= question.bytes else {
        page.hasMore = true
        break
      }
      guard let record = try stream(number: cursor.number(0)) else { throw damage("stream") }
      page.streams.append(record)
    }
    return page
  }

  package func groupCount(account: AccountNumber, limit: Int) throws(MessagingError) -> Int {
    let cursor = try memberStatements.groupCount.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, Int64(max(0, limit)))
    return try cursor.next() ? Int(cursor.int64(0)) : 0
  }

  package func contactStreams(
    account: AccountNumber, after stream: StreamNumber, limit: Int
  ) throws(MessagingError) -> [StreamNumber] {
    let cursor = try memberStatements.contactStreams.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, stream)
    cursor.bind(3, Int64(max(0, limit)))
    var found: [StreamNumber] = []
    while try cursor.next() { found.append(cursor.number(0)) }
    return found
  }

  private func stream(_ cursor: SQLiteCursor) throws(MessagingError) -> StreamRecord {
    guard let kind = StreamKind(rawValue: cursor.uint8(9)) else { throw damage("stream") }
    return StreamRecord(
      number: cursor.number(0), key: StreamKey(text: cursor.text(8)), kind: kind, lastSequence: cursor.int64(10),
      lastNumber: cursor.int64(11), lastTime: cursor.timestamp(12), profile: cursor.bytes(13),
      version: cursor.int64(14))
  }

  private func member(_ cursor: SQLiteCursor) -> MemberRecord {
    MemberRecord(
      stream: cursor.number(0), account: cursor.number(1), role: Member.Role(rawValue: cursor.uint8(2)) ?? .ordinary,
      joinedSequence: cursor.int64(3), acknowledged: cursor.int64(4), read: cursor.int64(5), cleared: cursor.int64(6),
      profile: cursor.bytes(7))
  }
}

/// The hub store's statements about the members of conversations, each compiled at its first use.
struct HubMemberStatements {
  let members, member, saveMember, saveMarks, removeMember, followed, active, peerAcknowledged, groupCount,
    contactStreams: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let memberColumns = "stream, account, role, joined_sequence, acknowledged, read, cleared, profile"
    members = connection.statement("SELECT \(memberColumns) FROM member WHERE stream = ?1 ORDER BY account")
    member = connection.statement("SELECT \(memberColumns) FROM member WHERE stream = ?1 AND account = ?2")
    let insertMember = "INSERT INTO member(\(memberColumns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
    saveMember = connection.statement(
      """
      \(insertMember) ON CONFLICT(stream, account) DO UPDATE SET
        role = excluded.role, joined_sequence = excluded.joined_sequence, profile = excluded.profile
      """)
    saveMarks = connection.statement(
      """
      \(insertMember) ON CONFLICT(stream, account) DO UPDATE SET
        acknowledged = excluded.acknowledged, read = excluded.read, cleared = excluded.cleared
      """)
    removeMember = connection.statement("DELETE FROM member WHERE stream = ?1 AND account = ?2")
    // The rows are looked at one by one, so that a page ends wherever it is full.
    followed = connection.statement(
      """
      SELECT member.stream, member.account, member.role, member.joined_sequence, member.acknowledged, member.read,
        member.cleared, member.profile, stream.key, stream.kind, stream.last_sequence, stream.last_number,
        stream.last_time, stream.profile, stream.version, length(stream.profile)
      FROM member INDEXED BY member_by_account CROSS JOIN stream ON stream.number = member.stream
      WHERE member.account = ?1 AND member.stream > ?2
      ORDER BY member.stream
      """)
    active = connection.statement(
      """
      SELECT number, length(profile) FROM stream WHERE number IN (
        SELECT number FROM (
          SELECT * FROM (
            SELECT number, last_time FROM stream INDEXED BY stream_of_lower
            WHERE kind = 1 AND \(Schema.lowerAccount) = ?1 AND last_time >= ?2 AND (last_time, number) < (?3, ?4)
            ORDER BY last_time DESC, number DESC LIMIT ?5)
          UNION SELECT * FROM (
            SELECT number, last_time FROM stream INDEXED BY stream_of_higher
            WHERE kind = 1 AND \(Schema.higherAccount) = ?1 AND last_time >= ?2 AND (last_time, number) < (?3, ?4)
            ORDER BY last_time DESC, number DESC LIMIT ?5)
          UNION SELECT * FROM (
            SELECT number, last_time FROM member INDEXED BY member_of_group
              CROSS JOIN stream ON stream.number = member.stream
            WHERE member.account = ?1 AND length(member.profile) > 0 AND stream.kind = 2
              AND last_time >= ?2 AND (last_time, number) < (?3, ?4)
            ORDER BY last_time DESC, number DESC LIMIT ?5)
          ORDER BY last_time DESC, number DESC LIMIT ?5))
      ORDER BY last_time DESC, number DESC
      """)
    peerAcknowledged = connection.statement(
      "SELECT max(acknowledged) FROM member WHERE stream = ?1 AND account <> ?2")
    groupCount = connection.statement(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM member INDEXED BY member_of_group WHERE account = ?1 AND length(profile) > 0 LIMIT ?2)
      """)
    contactStreams = connection.statement(
      """
      SELECT member.stream FROM member INDEXED BY member_by_account CROSS JOIN stream ON stream.number = member.stream
      WHERE member.account = ?1 AND member.stream > ?2 AND stream.kind = 1 AND length(stream.profile) > 0
      ORDER BY member.stream LIMIT ?3
      """)
  }
}

extension Schema {
  /// The members of conversations. Those of groups have properties, by which an account's groups are found.
  static let hubMembers = """
    CREATE TABLE member(
      row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, account INTEGER NOT NULL, role INTEGER NOT NULL,
      joined_sequence INTEGER NOT NULL, acknowledged INTEGER NOT NULL, read INTEGER NOT NULL,
      cleared INTEGER NOT NULL, profile BLOB NOT NULL, UNIQUE(stream, account));
    CREATE INDEX member_by_account ON member(account, stream);
    CREATE INDEX member_of_group ON member(account, stream) WHERE length(profile) > 0;
    """
}
