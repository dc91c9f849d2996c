#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func members(stream: StreamNumber) throws(MessagingError) -> [MemberRecord] {
      let rows = try rows(MemberStatements.members, [.int(stream)])
      return (0..<rows.count).map { member(rows, $0) }
    }

    package func member(stream: StreamNumber, account: AccountNumber) throws(MessagingError) -> MemberRecord? {
      let rows = try rows(MemberStatements.member, [.int(stream), .int(account)])
      return rows.isEmpty ? nil : member(rows, 0)
    }

    package func saveMarks(_ member: MemberRecord) throws(MessagingError) {
      try run(
        MemberStatements.saveMarks,
        [
          .int(member.stream), .int(member.account), .int(Int64(member.role.rawValue)), .int(member.joinedSequence),
          .int(member.acknowledged), .int(member.read), .int(member.cleared), .bytes(member.profile),
        ])
    }

    /// Stores members of changed conversations; how far they have read is not part of the change.
    func saveMembers(_ members: [MemberRecord]) throws(MessagingError) {
      // One statement changes a row once. Of a member that comes twice the last one counts, its marks are the first one's.
      struct Place: Hashable {
        let stream: StreamNumber
        let account: AccountNumber
      }
      var merged: [MemberRecord] = []
      var places: [Place: Int] = [:]
      for member in members {
        let place = Place(stream: member.stream, account: member.account)
        if let index = places[place] {
          merged[index].role = member.role
          merged[index].joinedSequence = member.joinedSequence
          merged[index].profile = member.profile
        } else {
          places[place] = merged.count
          merged.append(member)
        }
      }
      func ints(_ value: (MemberRecord) -> Int64) -> PostgreSQLValue { .array(PostgreSQLArray(ints: merged, value)) }
      try run(
        MemberStatements.save,
        [
          ints(\.stream.rawValue), ints(\.account.rawValue), ints { Int64($0.role.rawValue) }, ints(\.joinedSequence),
          ints(\.acknowledged),
          ints(\.read), ints(\.cleared), .array(PostgreSQLArray(byteses: merged, \.profile)),
        ])
    }

    func removeMembers(_ accounts: [AccountNumber], of stream: StreamNumber) throws(MessagingError) {
      try run(MemberStatements.remove, [.int(stream), .ints(accounts)])
    }

    package func followed(_ question: FollowedQuestion) throws(MessagingError) -> FollowedPage {
      let rows = try rows(
        MemberStatements.followed,
        [
          .int(question.account), .time(question.since), .int(question.after), .int(Int64(max(1, question.rows))),
          .int(Int64(question.bytes)), .int(Int64(question.limit)),
        ])
      // The last row is of the last conversation that was looked at, whether it is wanted or not.
      guard rows.count > 0 else { return FollowedPage(streams: [], next: nil, rows: 0) }
      var page = FollowedPage(streams: [], next: nil, rows: Int(rows.int64(0, 17)))
      for row in 0..<rows.count where rows.int64(row, 18) != 0 {
        let isFull = page.streams.count >= question.limit || rows.int64(row, 19) > Int64(question.bytes)
        if !page.streams.isEmpty && isFull {
          page.next = page.streams.last?.stream.number
          return page
        }
        page.streams.append(
          FollowedStream(
            stream: try stream(rows, row, from: 8), member: member(rows, row), peerAcknowledged: rows.int64(row, 16)))
      }
      if page.rows >= question.rows { page.next = rows.number(rows.count - 1, 0) }
      return page
    }

    package func active(_ question: ActivityQuestion) throws(MessagingError) -> ActivityPage {
      let rows = try rows(
        MemberStatements.active,
        [
          .int(question.account), .time(question.since), .time(question.time), .int(question.stream),
          .int(Int64(question.rows) + 1), .int(Int64(question.bytes)),
        ])
      var page = ActivityPage(streams: [], hasMore: false)
      for row in 0..<rows.count {
        guard page.streams.count < question.rows,
          page.streams.isEmpty || rows.int64(row, 8) <= Int64(question.bytes)
        else {
          page.hasMore = true
          break
        }
        page.streams.append(try stream(rows, row, from: 0))
      }
      return page
    }

    package func groupCount(account: AccountNumber, limit: Int) throws(MessagingError) -> Int {
      let rows = try rows(MemberStatements.groupCount, [.int(account), .int(Int64(max(0, limit)))])
      return rows.isEmpty ? 0 : Int(rows.int64(0, 0))
    }

    package func contactStreams(
      account: AccountNumber, after stream: StreamNumber, limit: Int
    ) throws(MessagingError) -> [StreamNumber] {
      let rows = try rows(
        MemberStatements.contactStreams, [.int(account), .int(stream), .int(Int64(max(0, limit)))])
      return (0..<rows.count).map { rows.number($0, 0) }
    }

    private func member(_ rows: PostgreSQLRows, _ row: Int) -> MemberRecord {
      MemberRecord(
        stream: rows.number(row, 0), account: rows.number(row, 1),
        role: Member.Role(rawValue: UInt8(truncatingIfNeeded: rows.int64(row, 2))) ?? .ordinary,
        joinedSequence: rows.int64(row, 3), acknowledged: rows.int64(row, 4), read: rows.int64(row, 5),
        cleared: rows.int64(row, 6), profile: rows.bytes(row, 7))
    }
  }

  /// The statements about who follows which stream.
  enum MemberStatements {
    private static let names = "stream, account, role, joined_sequence, acknowledged, read, cleared, profile"
    private static let columns =
      "member.stream, member.account, member.role, member.joined_sequence, member.acknowledged, member.read, "
      + "member.cleared, member.profile"

    static let members = PostgreSQLStatement(
      "members", [.int], "SELECT \(columns) FROM member WHERE stream = $1 ORDER BY account")
    static let member = PostgreSQLStatement(
      "member", [.int, .int], "SELECT \(columns) FROM member WHERE stream = $1 AND account = $2")
    static let saveMarks = PostgreSQLStatement(
      "member_save_marks", [.int, .int, .int, .int, .int, .int, .int, .bytes],
      """
      INSERT INTO member(\(names)) VALUES($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT(stream, account) DO UPDATE SET
        acknowledged = excluded.acknowledged, read = excluded.read, cleared = excluded.cleared
      """)
    static let save = PostgreSQLStatement(
      "member_save", [.ints, .ints, .ints, .ints, .ints, .ints, .ints, .byteses],
      """
      INSERT INTO member(\(names)) SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT(stream, account) DO UPDATE SET
        role = excluded.role, joined_sequence = excluded.joined_sequence, profile = excluded.profile
      """)
    static let remove = PostgreSQLStatement(
      "member_remove", [.int, .ints], "DELETE FROM member WHERE stream = $1 AND account = ANY($2)")
    /// A part of what the account follows: what moved in it, and its last conversation in any case. The properties that do
    /// not fit into the page are left out.
    static let followed = PostgreSQLStatement(
      "member_followed", [.int, .int, .int, .int, .int, .int],
      """
      WITH part AS MATERIALIZED (
        SELECT \(columns) FROM member WHERE account = $1 AND stream > $3 ORDER BY stream LIMIT $4),
      sized AS (
        SELECT part.*, stream.*, stream.kind <> 0 AND stream.last_time >= $2 AS is_wanted,
          sum(CASE WHEN stream.kind <> 0 AND stream.last_time >= $2 THEN octet_length(stream.content) ELSE 0 END)
            OVER (ORDER BY part.stream ROWS UNBOUNDED PRECEDING) AS size,
          sum((stream.kind <> 0 AND stream.last_time >= $2)::int)
            OVER (ORDER BY part.stream ROWS UNBOUNDED PRECEDING) AS place
        FROM part CROSS JOIN LATERAL (
          SELECT number, key, kind, last_sequence, last_number, last_time, profile AS content, version AS revision
          FROM stream WHERE number = part.stream OFFSET 0) AS stream)
      SELECT sized.stream, account, role, joined_sequence, acknowledged, read, cleared, profile,
        number, key, kind, last_sequence, last_number, last_time,
        CASE WHEN is_wanted AND (size <= $5 OR size = octet_length(content)) THEN content ELSE ''::bytea END, revision,
        CASE WHEN kind = 1 AND is_wanted THEN (
          SELECT coalesce(max(peer.acknowledged), 0) FROM member AS peer
          WHERE peer.stream = sized.stream AND peer.account <> sized.account) ELSE 0 END,
        (SELECT count(*) FROM part), is_wanted::int::bigint, size::bigint
      FROM sized WHERE is_wanted AND place - 1 <= $6 OR sized.stream = (SELECT max(part.stream) FROM part)
      ORDER BY sized.stream
      """)
    private static func direct(_ account: String) -> String {
      """
      (SELECT number, last_time FROM stream
        WHERE kind = 1 AND \(account) = $1 AND last_time >= $2 AND (last_time, number) < ($3, $4)
        ORDER BY last_time DESC, number DESC LIMIT $5)
      """
    }
    /// From the two ends of direct conversations by their indexes, and from the account's groups.
    static let active = PostgreSQLStatement(
      "member_active", [.int, .int, .int, .int, .int, .int],
      """
      WITH place AS MATERIALIZED (
        SELECT number, last_time FROM (
          \(direct(PostgreSQLSchema.lowerAccount)) UNION \(direct(PostgreSQLSchema.higherAccount)) UNION
          (SELECT found.number, found.last_time FROM (
              SELECT stream FROM member WHERE account = $1 AND octet_length(profile) > 0 OFFSET 0) AS mine
            CROSS JOIN LATERAL (
              SELECT number, last_time, kind FROM stream WHERE number = mine.stream OFFSET 0) AS found
            WHERE found.kind = 2 AND found.last_time >= $2 AND (found.last_time, found.number) < ($3, $4)
            ORDER BY found.last_time DESC, found.number DESC LIMIT $5)) AS merged
        ORDER BY last_time DESC, number DESC LIMIT $5)
      SELECT number, key, kind, last_sequence, last_number, last_time,
        CASE WHEN size <= $6 OR size = octet_length(content) THEN content ELSE ''::bytea END, version, size::bigint
      FROM (
        SELECT stream.*, sum(octet_length(content))
          OVER (ORDER BY place.last_time DESC, place.number DESC ROWS UNBOUNDED PRECEDING) AS size
        FROM place CROSS JOIN LATERAL (
          SELECT number, key, kind, last_sequence, last_number, last_time, profile AS content, version
          FROM stream WHERE number = place.number OFFSET 0) AS stream) AS sized
      ORDER BY last_time DESC, number DESC
      """)
    static let groupCount = PostgreSQLStatement(
      "member_group_count", [.int, .int],
      """
      SELECT count(*) FROM (
        SELECT 1 FROM member WHERE account = $1 AND octet_length(profile) > 0 LIMIT $2) AS counted
      """)

    /// From the account's conversations to their properties: a join might begin with all streams.
    static let contactStreams = PostgreSQLStatement(
      "member_contacts", [.int, .int, .int],
      """
      SELECT mine.stream FROM (
        SELECT stream FROM member WHERE account = $1 AND stream > $2 ORDER BY stream OFFSET 0) AS mine
      WHERE (SELECT 1 FROM stream
        WHERE number = mine.stream AND kind = 1 AND octet_length(profile) > 0) IS NOT NULL
      ORDER BY mine.stream LIMIT $3
      """)

    static let all = [
      members, member, saveMarks, save, remove, followed, active, groupCount, contactStreams,
    ]
  }

  extension PostgreSQLSchema {
    /// The members of conversations. Those of groups have properties, by which an account's groups are found.
    static let members = """
      CREATE TABLE member(
        stream bigint NOT NULL, account bigint NOT NULL, joined_sequence bigint NOT NULL,
        acknowledged bigint NOT NULL, read bigint NOT NULL, cleared bigint NOT NULL, role smallint NOT NULL,
        profile bytea NOT NULL, PRIMARY KEY(stream, account)) WITH (fillfactor = 70);
      CREATE INDEX member_by_account ON member(account, stream);
      CREATE INDEX member_of_group ON member(account, stream) WHERE octet_length(profile) > 0;
      """
  }
#endif
