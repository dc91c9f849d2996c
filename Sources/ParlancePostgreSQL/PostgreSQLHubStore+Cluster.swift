#if Cluster
  package import ParlanceCore

  /// The state that several hubs share. The row of a hub in the table of gateways is its membership; the counter of versions is
  /// locked by the turn that changes an item, as its last action and without waiting: it holds other locks by then. A turn
  /// for which another was quicker waits for the lock at its beginning, where it holds none.
  extension PostgreSQLHubStore: ClusterStore {
    package func join(lease: Int64) throws(MessagingError) -> ClusterEntry {
      try inTransaction { () throws(MessagingError) in
        try send(ClusterStatements.lock, [])
        try run(ClusterStatements.forget, [.int(identity)])
        let isFirst = try !hasMembers()
        if isFirst { try run(ClusterStatements.expelOthers, []) }
        let number: HubNumber = try rows(
          ClusterStatements.join, [.int(identity), .int(currentTurn), .int(lease)], writes: true
        ).number(0, 0)
        if isFirst {
          // Everyone else is gone: the history may have been restored from a copy since.
          var randomness = SystemRandomness()
          try insert(GenerationRecord(id: .random(in: .min ... .max, using: &randomness), begun: newestInTurn))
        }
        return ClusterEntry(hub: number, isFirst: isFirst)
      }
    }

    /// Returns whether there is a member, and reads the server's time and the time of the newest event of all hubs.
    private func hasMembers() throws(MessagingError) -> Bool {
      let begin = PostgreSQLConnection.time
      try send(ClusterStatements.look, [.int(identity)])
      try send(ClusterStatements.members, [])
      try send(ClusterStatements.sessions, [])
      let answers = try results(3)
      noteLook(answers[0], begin)
      let sessions = Set((0..<answers[2].count).map { answers[2].text($0, 0) })
      // A lease that came with a copy of the database goes on in it. No hub holds it.
      return (0..<answers[1].count).contains { row in
        sessions.contains(Self.sessionName(of: answers[1].number(row, 0)))
      }
    }

    private func noteLook(_ rows: PostgreSQLRows, _ begin: Int64) {
      clock.synchronize(rows.timestamp(0, 0), asked: begin, answered: PostgreSQLConnection.time)
      noteNewest(rows.timestamp(0, 1))
    }

    package func liveChanges(
      after version: Int64, of hub: HubNumber, isExclusive: Bool
    ) throws(MessagingError) -> LiveChanges {
      if isExclusive { try send(ClusterStatements.lock, []) }
      let begin = PostgreSQLConnection.time
      try send(ClusterStatements.look, [.int(identity)])
      try send(ClusterStatements.changes, [.int(version), .int(hub)])
      let answers = try results(2)
      noteLook(answers[0], begin)
      var changes = LiveChanges(
        isMember: answers[0].number(0, 2) == hub, isLeader: answers[0].number(0, 3) == hub, version: version)
      let rows = answers[1]
      for row in 0..<rows.count {
        switch rows.int64(row, 0) {
        case 0: changes.version = rows.int64(row, 1)
        case 255:
          let session = SessionID(UInt64(bitPattern: rows.int64(row, 1)))
          changes.frames.append(StoredFrame(session: session, packet: rows.bytes(row, 3)))
        case let number:
          guard let kind = LiveItem.Kind(rawValue: UInt8(truncatingIfNeeded: number)) else { throw damage("live") }
          changes.items.append(
            LiveItem(
              kind: kind, key: rows.bytes(row, 2), value: rows.isNull(row, 3) ? nil : rows.bytes(row, 3)))
        }
      }
      return changes
    }

    package func store(_ update: LiveUpdate, after version: Int64) throws(MessagingError) -> Int64? {
      do throws(MessagingError) {
        try send(ClusterStatements.lockAtOnce, [])
        let rows = try rows(
          ClusterStatements.store,
          [
            .int(version), .array(PostgreSQLArray(ints: update.items) { Int64($0.kind.rawValue) }),
            .array(PostgreSQLArray(byteses: update.items, \.key)),
            .array(PostgreSQLArray(byteses: update.items) { $0.value ?? [] }),
            .array(PostgreSQLArray(ints: update.items) { $0.value == nil ? 1 : 0 }),
          ], writes: true)
        // Nothing is stored where the version had moved on.
        guard rows.int64(0, 0) == 1 else { return nil }
      } catch {
        // Another gateway is changing items.
        guard error.code == .storageLocked else { throw error }
        return nil
      }
      if !update.frames.isEmpty {
        try run(
          ClusterStatements.storeFrames,
          [
            .int(version + 1), .array(PostgreSQLArray(ints: update.frames, \.session.hub.rawValue)),
            .array(PostgreSQLArray(ints: update.frames) { Int64(bitPattern: $0.session.number) }),
            .array(PostgreSQLArray(byteses: update.frames, \.packet)),
          ])
      }
      return version + 1
    }

    package func renewLease(
      of hub: HubNumber, lease: Int64, seen version: Int64
    ) throws(MessagingError) -> [HubNumber] {
      try run(ClusterStatements.renew, [.int(hub), .int(lease), .int(version)])
      try run(ClusterStatements.forgetItems, [])
      try run(ClusterStatements.forgetFrames, [.int(hub), .int(version)])
      let rows = try rows(ClusterStatements.expired, [.int(hub)])
      return (0..<rows.count).map { rows.number($0, 0) }
    }

    package func removeHub(_ number: HubNumber) throws(MessagingError) -> Bool {
      let rows = try rows(ClusterStatements.remove, [.int(number)], writes: true)
      return rows.int64(0, 0) == 1
    }

    package func leave(_ hub: HubNumber) throws(MessagingError) {
      try run(ClusterStatements.leave, [.int(hub)])
    }

    package func entries(since time: Timestamp, limit: Int) throws(MessagingError) -> [EventPlace] {
      let rows = try rows(ClusterStatements.entries, [.time(time), .int(Int64(limit))])
      return (0..<rows.count).map { EventPlace(stream: rows.number($0, 0), sequence: rows.int64($0, 1)) }
    }
  }

  enum ClusterStatements {
    /// The server's time in milliseconds.
    private static let now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

    static let lock = PostgreSQLStatement(
      "cluster_lock", [], "SELECT value FROM live_counter WHERE kind = 1 FOR UPDATE")
    static let lockAtOnce = PostgreSQLStatement(
      "cluster_lock_at_once", [], "SELECT value FROM live_counter WHERE kind = 1 FOR UPDATE NOWAIT")
    /// The time, that of the newest event, the number of this member and the lowest of all whose lease is not over.
    static let look = PostgreSQLStatement(
      "cluster_look", [.int],
      """
      SELECT \(now), greatest(max(newest), (SELECT value FROM live_counter WHERE kind = 2)),
        coalesce(max(number) FILTER (WHERE id = $1), 0),
        coalesce(min(number) FILTER (WHERE \(ProcessNumber.isNotExpelled) AND expires > \(now)), 0)
      FROM gateway
      """)
    /// The processes whose lease is not over.
    static let members = PostgreSQLStatement(
      "cluster_members", [],
      "SELECT id FROM gateway WHERE \(ProcessNumber.isNotExpelled) AND expires > \(now)")
    /// The names of the sessions of this database.
    static let sessions = PostgreSQLStatement(
      "cluster_sessions", [],
      "SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND application_name <> ''")
    static let join = PostgreSQLStatement(
      "cluster_join", [.int, .int, .int],
      """
      INSERT INTO gateway(id, number, turn, newest, expires, seen)
      SELECT $1, nextval('gateway_number'), $2, 0, \(now) + $3, 0
      RETURNING number
      """)
    static let forget = PostgreSQLStatement(
      "cluster_forget", [.int],
      """
      WITH gone AS (DELETE FROM gateway WHERE id = $1 RETURNING newest), \(GatewayStatements.keepNewest)
      SELECT count(*) FROM gone
      """)
    /// Their turns belong to a history that ends here. Their rows stay until their logins are taken out.
    static let expelOthers = PostgreSQLStatement(
      "cluster_expel_others", [],
      """
      UPDATE gateway SET id = \(ProcessNumber.ofExpelled)
      WHERE number IS NOT NULL AND \(ProcessNumber.isNotExpelled)
      """)
    /// One statement, for all of it has to be of one moment. The kind 0 is the version, 255 a frame.
    static let changes = PostgreSQLStatement(
      "cluster_changes", [.int, .int],
      """
      SELECT 0::bigint, value, NULL::bytea, NULL::bytea, 0::bigint AS place FROM live_counter WHERE kind = 1
      UNION ALL SELECT kind, 0, key, value, 0 FROM live WHERE version > $1
      UNION ALL SELECT 255, session, NULL, packet, row FROM live_frame WHERE hub = $2 AND version > $1 ORDER BY 5
      """)
    static let store = PostgreSQLStatement(
      "cluster_store", [.int, .ints, .byteses, .byteses, .ints],
      """
      WITH advanced AS (UPDATE live_counter SET value = value + 1 WHERE kind = 1 AND value = $1 RETURNING value),
      stored AS (
        INSERT INTO live(kind, key, value, version)
        SELECT new.kind, new.key, CASE WHEN new.gone = 0 THEN new.value END, advanced.value
        FROM advanced, unnest($2, $3, $4, $5) AS new(kind, key, value, gone)
        ON CONFLICT(kind, key) DO UPDATE SET value = excluded.value, version = excluded.version)
      SELECT count(*) FROM advanced
      """)
    static let storeFrames = PostgreSQLStatement(
      "cluster_store_frames", [.int, .ints, .ints, .byteses],
      """
      INSERT INTO live_frame(version, hub, session, packet)
      SELECT $1, new.* FROM unnest($2, $3, $4) AS new(hub, session, packet)
      """)
    static let renew = PostgreSQLStatement(
      "cluster_renew", [.int, .int, .int],
      "UPDATE gateway SET expires = \(now) + $2, seen = $3 WHERE number = $1")
    /// Items that are gone, once every hub has seen that; and conversations that changed.
    static let forgetItems = PostgreSQLStatement(
      "cluster_forget_items", [],
      """
      DELETE FROM live WHERE value IS NULL AND version <= (SELECT min(seen) FROM gateway WHERE expires IS NOT NULL)
      """)
    static let forgetFrames = PostgreSQLStatement(
      "cluster_forget_frames", [.int, .int], "DELETE FROM live_frame WHERE hub = $1 AND version <= $2")
    static let expired = PostgreSQLStatement(
      "cluster_expired", [.int],
      "SELECT number FROM gateway WHERE number <> $1 AND expires <= \(now) ORDER BY number")
    static let remove = PostgreSQLStatement(
      "cluster_remove", [.int],
      """
      WITH gone AS (DELETE FROM gateway WHERE number = $1 AND expires <= \(now) RETURNING newest),
        \(GatewayStatements.keepNewest),
        frames AS (DELETE FROM live_frame WHERE hub = $1)
      SELECT count(*) FROM gone
      """)
    static let leave = PostgreSQLStatement(
      "cluster_leave", [.int], "UPDATE gateway SET expires = 0 WHERE number = $1")
    static let entries = PostgreSQLStatement(
      "cluster_entries", [.int, .int],
      """
      SELECT stream, sequence FROM (
        SELECT stream, sequence FROM event WHERE time >= $1 ORDER BY time DESC LIMIT $2) AS newest
      ORDER BY stream, sequence
      """)

    static let all = [
      lock, lockAtOnce, look, members, sessions, join, forget, expelOthers, changes, store, storeFrames, renew,
      forgetItems, forgetFrames,
      expired, remove, leave, entries,
    ]
  }

  extension PostgreSQLSchema {
    /// The state that several hubs share.
    static let live = """
      CREATE TABLE live(
        kind bigint NOT NULL, version bigint NOT NULL, key bytea NOT NULL, value bytea, PRIMARY KEY(kind, key));
      CREATE INDEX live_by_version ON live(version);
      CREATE TABLE live_counter(kind bigint PRIMARY KEY, value bigint NOT NULL) WITH (fillfactor = 20);
      INSERT INTO live_counter VALUES(1, 0), (2, 0);
      CREATE INDEX live_gone ON live(version) WHERE value IS NULL;
      CREATE TABLE live_frame(
        row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, version bigint NOT NULL, hub bigint NOT NULL,
        session bigint NOT NULL, packet bytea NOT NULL);
      CREATE INDEX live_frame_by_hub ON live_frame(hub, version);
      """
  }
#endif
