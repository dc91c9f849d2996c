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
        for statement in [
          PruningStatements.readers, PruningStatements.deliveries, PruningStatements.reactions,
          PruningStatements.hidden,
          PruningStatements.discarded,
        ] {
          try remove(statement, [], &budget)
        }
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
    static let readers = PostgreSQLStatement("prune_readers", [.int], rests("receipt_reader"))
    static let deliveries = PostgreSQLStatement("prune_deliveries", [.int], rests("receipt_delivery"))
    static let reactions = PostgreSQLStatement("prune_reactions", [.int], rests("reaction"))
    static let hidden = PostgreSQLStatement("prune_hidden", [.int], rests("hidden"))
    /// Runs after the statements above have removed all their rows, so that only the rosters of these messages are left.
    static let discarded = PostgreSQLStatement(
      "prune_discarded", [.int],
      """
      WITH gone AS (
        DELETE FROM discarded WHERE row = ANY(ARRAY(SELECT row FROM discarded ORDER BY row LIMIT $1))
        RETURNING stream, sequence),
      rosters AS (
        DELETE FROM receipt_roster USING gone
        WHERE receipt_roster.stream = gone.stream AND receipt_roster.sequence = gone.sequence)
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

    /// Returns the statement that removes what a table keeps beside the first messages that are gone or revoked.
    private static func rests(_ table: String) -> String {
      """
      WITH gone AS (
        DELETE FROM \(table) WHERE ctid = ANY(ARRAY(
          SELECT \(table).ctid FROM (SELECT stream, sequence FROM discarded ORDER BY row LIMIT $1) AS first
            JOIN \(table) ON \(table).stream = first.stream AND \(table).sequence = first.sequence LIMIT $1)) RETURNING 1)
      SELECT count(*) FROM gone
      """
    }

    static let all = [events, readers, deliveries, reactions, hidden, discarded, devices]
  }
#endif
