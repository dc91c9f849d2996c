#if Cluster
  package import ParlanceCore

  /// Pruning removes commands and account events in the order of their arrival, and stops at the first that is to stay:
  /// those behind it are as young, or wait for it.
  extension PostgreSQLHubStore {
    package func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool {
      try inTransaction { () throws(MessagingError) in
        var budget = Int64(max(1, limit))
        try pruneEvents(.command, before: limits.commandsBefore, &budget)
        try pruneEvents(.account, before: limits.accountEventsBefore, &budget)
        for statement in PruningStatements.kept { try remove(statement, [], &budget) }
        try remove(PruningStatements.discarded, [], &budget)
        try remove(PruningStatements.devices, [.time(limits.devicesBefore)], &budget)
        return budget > 0
      }
    }

    private func pruneEvents(_ kind: EventKind, before: Timestamp, _ budget: inout Int64) throws(MessagingError) {
      try remove(PruningStatements.events, [.int(Int64(kind.rawValue)), .time(before)], &budget)
    }

    /// Runs a statement whose last value is the number of rows that it may remove, and which answers how many it did.
    private func remove(
      _ statement: PostgreSQLStatement, _ values: [PostgreSQLValue], _ budget: inout Int64
    ) throws(MessagingError) {
      guard budget > 0 else { return }
      budget -= try rows(statement, values + [.int(budget)], writes: true).int64(0, 0)
    }
  }

  /// The statements that remove old rows. Each reads no more rows than it may remove.
  enum PruningStatements {
    static let events = PostgreSQLStatement(
      "prune_events", [.int, .int, .int],
      """
      WITH first AS MATERIALIZED (
        SELECT ctid AS place, arrival, time FROM event WHERE kind = $1 AND arrival IS NOT NULL ORDER BY arrival LIMIT $3),
      old AS MATERIALIZED (
        SELECT place FROM first
        WHERE arrival < coalesce((SELECT min(arrival) FROM first WHERE time >= $2), 9223372036854775807)),
      gone AS (
        DELETE FROM event WHERE ctid = ANY(ARRAY(SELECT place FROM old)) RETURNING stream, sequence, kind),
      noted AS (
        INSERT INTO discarded(stream, sequence)
        SELECT stream, sequence FROM gone WHERE kind = 2 AND \(EventStatements.hasRests("gone")))
      SELECT count(*) FROM gone
      """)
    /// Remove what is kept beside the first messages that are gone or revoked, one for each table that may have several rows
    /// beside a message.
    static let kept = HubTable.keptBesideMessages.filter { !$0.keyBesideMessage.isEmpty }.map { table in
      PostgreSQLStatement("prune_\(table.name)", [.int], removal(from: table.name))
    }
    /// Runs after the statements above have removed all their rows, so that only the tables with one row for each of these messages
    /// have something left.
    static let discarded = PostgreSQLStatement(
      "prune_discarded", [.int],
      """
      WITH gone AS (
        DELETE FROM discarded WHERE row = ANY(ARRAY(SELECT row FROM discarded ORDER BY row LIMIT $1))
        RETURNING stream, sequence)\(lastRemovals)
      SELECT count(*) FROM gone
      """)
    static let devices = PostgreSQLStatement(
      "prune_devices", [.int, .int],
      """
      WITH gone AS (
        DELETE FROM device WHERE ctid = ANY(ARRAY(
          SELECT ctid FROM device WHERE last_seen < $1 ORDER BY last_seen LIMIT $2)) RETURNING 1)
      SELECT count(*) FROM gone
      """)

    /// The parts of that statement that remove the only row that a table has beside each of these messages.
    private static var lastRemovals: String {
      HubTable.keptBesideMessages.filter(\.keyBesideMessage.isEmpty).map(\.name).map { table in
        """
        ,
        gone_\(table) AS (
          DELETE FROM \(table) USING gone WHERE \(table).stream = gone.stream AND \(table).sequence = gone.sequence)
        """
      }.joined()
    }

    /// Returns the statement that removes what a table keeps beside the first messages that are gone or revoked.
    private static func removal(from table: String) -> String {
      """
      WITH gone AS (
        DELETE FROM \(table) WHERE ctid = ANY(ARRAY(
          SELECT \(table).ctid FROM (SELECT stream, sequence FROM discarded ORDER BY row LIMIT $1) AS first
            JOIN \(table) ON \(table).stream = first.stream AND \(table).sequence = first.sequence LIMIT $1)) RETURNING 1)
      SELECT count(*) FROM gone
      """
    }

    static let all = [events] + kept + [discarded, devices]
  }

  extension PostgreSQLSchema {
    /// The messages that are gone or revoked, beside which something may still be kept.
    static let pruning = """
      CREATE TABLE discarded(
        row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream bigint NOT NULL, sequence bigint NOT NULL);
      """
  }
#endif
