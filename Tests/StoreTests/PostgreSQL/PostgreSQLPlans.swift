#if Cluster
  import ParlanceCore
  import TestNumbers
  import Testing

  @testable import ParlancePostgreSQL

  /// The query plans of the statements: they use indexes, however large the tables are.
  @Suite struct PostgreSQLPlans {
    /// Statements of the opening, about a table with a row for each process, and about sessions.
    private static let ofOpening: Set = [
      "gateway_join", "gateway_forget", "gateway_forget_shared", "gateway_forget_frames", "cluster_sessions",
    ]
    /// Statements that read the table with a row for each process.
    private static let ofProcesses: Set = [
      "cluster_look", "cluster_members", "cluster_expel_others", "cluster_forget_items", "cluster_expired",
    ]
    /// Statements that read an index from one end, no further than their limit, or tables that are small.
    private static let fromOneEnd = Set([
      "generations", "generation_forget", "device_last_seen", "prune_discarded", "media_next_expiry",
      "service_event_span",
      "service_event_consumers", "cluster_look", "cluster_expired", "blob_remove_garbage", "blob_lock_garbage",
    ]).union(PruningStatements.kept.map(\.name))

    /// Some hundreds of rows in each table, and statistics of them.
    private static let rows = """
      INSERT INTO account SELECT n, n::text::bytea, n::text::bytea FROM generate_series(1, 500) AS n;
      INSERT INTO device(account, registered, last_seen, style, id) SELECT n, n, n, 's', 'd' FROM generate_series(1, 500) AS n;
      INSERT INTO stream SELECT n, 20, 20, n, 0, 2, n::text::bytea, '' FROM generate_series(1, 500) AS n;
      INSERT INTO sender_count SELECT n, 1, 20 FROM generate_series(1, 500) AS n;
      INSERT INTO event SELECT n, m, m, 1, m, m, 3, 1 + m % 7, 1, 0, (n * 100 + m)::text::bytea, 'content',
          CASE WHEN m % 7 IN (1, 6) THEN n * 100 + m END
        FROM generate_series(1, 500) AS n, generate_series(1, 20) AS m;
      INSERT INTO member SELECT n, m, 0, 0, 0, 0, 0, '' FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO receipt_roster SELECT n, 1, '' FROM generate_series(1, 500) AS n;
      INSERT INTO receipt_reader(stream, sequence, account, time)
        SELECT n, 1, m, 0 FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO receipt_delivery SELECT n, 1, m FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO reaction(stream, sequence, account, time, text)
        SELECT n, 1, m, 0, '+' FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO message_pin(stream, sequence, account, time, updated)
        SELECT n, m, 1, 0, 0 FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO message_reply SELECT n, m, m % 3 FROM generate_series(1, 500) AS n, generate_series(1, 20) AS m;
      INSERT INTO saved_item SELECT n, m, m % 3, m, 'data', NULL, m::text::bytea
        FROM generate_series(1, 500) AS n, generate_series(1, 20) AS m;
      INSERT INTO report(stream, sequence, reporter, sender, time, message_time, closed, content_kind, message_id, text,
          tag, reason)
        SELECT n, m, m, 1, 0, 0, CASE WHEN n % 2 = 0 THEN 1 END, 1, 'id', 'text', 'tag', 'reason'
        FROM generate_series(1, 500) AS n, generate_series(1, 20) AS m;
      INSERT INTO hidden SELECT n, 1, m FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO discarded(stream, sequence) SELECT n, 1 FROM generate_series(1, 500) AS n;
      INSERT INTO attribute SELECT n, 1, 1, 'key', 'value' FROM generate_series(1, 500) AS n;
      INSERT INTO conversation_settings(account, stream, pin_updated, marks, updated, delisted)
        SELECT n, m, 0, 0, 0, 0 FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO upload SELECT n, n, n::text::bytea, '', n FROM generate_series(1, 500) AS n;
      INSERT INTO media SELECT n, n, n % 2 = 0, n::text::bytea, n::text::bytea, '', n FROM generate_series(1, 500) AS n;
      INSERT INTO media_use SELECT n, 1, n::text::bytea FROM generate_series(1, 500) AS n;
      INSERT INTO service_event SELECT n, n, '' FROM generate_series(1, 500) AS n;
      INSERT INTO push_token SELECT n, n, 's', n::text::bytea, 't', 'e', 'S', 'd' FROM generate_series(1, 500) AS n;
      INSERT INTO badge SELECT n, n, n, 'S', m::text::bytea
        FROM generate_series(1, 500) AS n, generate_series(1, 5) AS m;
      INSERT INTO face_value SELECT CASE WHEN n % 2 = 0 THEN n END, 'f', n::text::bytea, ''
        FROM generate_series(1, 500) AS n;
      INSERT INTO live SELECT 1 + n % 7, n, n::text::bytea, CASE WHEN n % 9 > 0 THEN 'value'::bytea END
        FROM generate_series(1, 500) AS n;
      INSERT INTO live_frame(version, hub, session, packet) SELECT n, n % 3, n, '' FROM generate_series(1, 500) AS n;
      INSERT INTO blob SELECT n::text::bytea, n, 4 FROM generate_series(1, 500) AS n;
      INSERT INTO blob_upload SELECT n, 4, n::text::bytea, '', '', n::text::bytea FROM generate_series(1, 500) AS n;
      INSERT INTO blob_piece SELECT n, m, 'b' FROM generate_series(1, 500) AS n, generate_series(0, 3) AS m;
      INSERT INTO blob_garbage SELECT n FROM generate_series(501, 1000) AS n;
      INSERT INTO generation(id, begun) SELECT n, n FROM generate_series(1, 500) AS n;
      ANALYZE;
      """

    /// The tables when their statements are planned.
    enum Tables: String, CaseIterable {
      case empty
      /// A few hundred events, of which the server has no statistics yet: a gateway's first second.
      case young
      /// Rows in all tables, and statistics of them.
      case filled

      var rows: String? {
        switch self {
        case .empty: nil
        case .young:
          """
          INSERT INTO event SELECT n % 50, n, n, 1, n, n, 3, 1, 1, 0, (md5(n::text) || n)::bytea, repeat('x', 150)::bytea, NULL
            FROM generate_series(1, 150) AS n;
          """
        case .filled: PostgreSQLPlans.rows
        }
      }
    }

    private func plan(_ statement: PostgreSQLStatement, _ connection: PostgreSQLConnection) throws -> [String] {
      let types = statement.types.isEmpty ? "" : "(\(statement.types.map(\.name).joined(separator: ", ")))"
      let values = statement.types.isEmpty ? "" : "(\(statement.types.map { _ in "NULL" }.joined(separator: ", ")))"
      try connection.execute("PREPARE planned\(types) AS \(statement.sql)")
      defer { _ = try? connection.execute("DEALLOCATE planned") }
      return try connection.execute("EXPLAIN (COSTS off) EXECUTE planned\(values)").compactMap { $0.first ?? nil }
    }

    /// Plans are made once, whatever the tables are like then.
    @Test(arguments: Tables.allCases)
    func everyStatementGoesByIndexes(_ tables: Tables) throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLHubStore(url: database.url)
      defer { store.close() }
      let connection = try database.connect()
      try connection.configure()
      if let rows = tables.rows { try connection.execute(rows) }
      for statement in PostgreSQLStatement.hub + BlobStatements.all where !Self.ofOpening.contains(statement.name) {
        let plan = try plan(statement, connection)
        let text = "\(statement.name):\n\(plan.joined(separator: "\n"))"
        let scans = plan.filter { $0.contains("Seq Scan") }
        let mayScan = Self.ofProcesses.contains(statement.name)
        #expect(scans.allSatisfy { mayScan && $0.contains("Seq Scan on gateway") }, "\(text)")
        // By an id, never by all of a stream.
        #expect(!plan.contains { $0.contains("Filter") && $0.contains("id = ") }, "\(text)")
        for (index, line) in plan.enumerated() where line.contains("Index Scan") || line.contains("Index Only Scan") {
          let isBound = index + 1 < plan.count && plan[index + 1].contains("Index Cond")
          #expect(isBound || Self.fromOneEnd.contains(statement.name), "\(text)")
        }
      }
    }

    /// Statements are prepared under their names.
    @Test func namesAreUsedOnce() {
      let names = (PostgreSQLStatement.all + BlobStatements.all).map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.utf8.count < 64 })
    }
  }
#endif
