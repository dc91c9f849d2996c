#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func members(stream: Int64) throws(MessagingError) -> [MemberRecord] {
      let rows = try rows(MemberStatements.members, [.int(stream)])
      return (0..<rows.count).map { member(rows, $0) }
    }

    package func member(stream: Int64, account: Int64) throws(MessagingError) -> MemberRecord? {
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
      var merged: [MemberRecord] = []
      var places: [EventPlace: Int] = [:]
      for member in members {
        let place = EventPlace(stream: member.stream, sequence: member.account)
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
          ints(\.stream), ints(\.account), ints { Int64($0.role.rawValue) }, ints(\.joinedSequence),
          ints(\.acknowledged),
          ints(\.read), ints(\.cleared), .array(PostgreSQLArray(byteses: merged, \.profile)),
        ])
    }

    func removeMembers(_ accounts: [Int64], of stream: Int64) throws(MessagingError) {
      try run(MemberStatements.remove, [.int(stream), .ints(accounts)])
    }

    package func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [FollowedStream] {
      let rows = try rows(MemberStatements.followed, [.int(account), .time(since)])
      var followed: [FollowedStream] = []
      for row in 0..<rows.count {
        followed.append(
          FollowedStream(
            stream: try stream(rows, row, from: 8), member: member(rows, row), peerAcknowledged: rows.int64(row, 16)))
      }
      return followed
    }

    package func contactStreams(
      account: Int64, after stream: Int64, limit: Int
    ) throws(MessagingError) -> [Int64] {
      let rows = try rows(
        MemberStatements.contactStreams, [.int(account), .int(stream), .int(Int64(max(0, limit)))])
      return (0..<rows.count).map { rows.int64($0, 0) }
    }

    private func member(_ rows: PostgreSQLRows, _ row: Int) -> MemberRecord {
      MemberRecord(
        stream: rows.int64(row, 0), account: rows.int64(row, 1),
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
    static let followed = PostgreSQLStatement(
      "member_followed", [.int, .int],
      """
      SELECT \(columns), \(StreamStatements.columns),
        CASE WHEN stream.kind = 1 THEN (
          SELECT coalesce(max(peer.acknowledged), 0) FROM member AS peer
          WHERE peer.stream = member.stream AND peer.account <> member.account) ELSE 0 END
      FROM member JOIN stream ON stream.number = member.stream
      WHERE member.account = $1 AND stream.kind <> 0 AND stream.last_time >= $2 ORDER BY member.stream
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

    static let all = [members, member, saveMarks, save, remove, followed, contactStreams]
  }
#endif
