#if Cluster
  import ParlanceCore
  import Testing

  @testable import ParlancePostgreSQL

  /// How the server runs the statements: by indexes, however large the tables are.
  @Suite struct PostgreSQLPlans {
    /// Statements of the opening, about a table with a row for each process.
    private static let ofOpening: Set = ["gateway_join", "gateway_forget"]
    /// Statements that read an index from one end, no further than their limit, or tables that are small.
    private static let fromOneEnd: Set = [
      "generations", "generation_forget", "device_last_seen", "prune_readers", "prune_hidden", "prune_discarded",
      "media_next_expiry", "notice_span", "notice_consumers",
    ]

    private func plan(_ statement: PostgreSQLStatement, _ connection: PostgreSQLConnection) throws -> [String] {
      let types = statement.types.isEmpty ? "" : "(\(statement.types.map(\.name).joined(separator: ", ")))"
      let values = statement.types.isEmpty ? "" : "(\(statement.types.map { _ in "NULL" }.joined(separator: ", ")))"
      try connection.execute("PREPARE planned\(types) AS \(statement.sql)")
      defer { _ = try? connection.execute("DEALLOCATE planned") }
      return try connection.execute("EXPLAIN (COSTS off) EXECUTE planned\(values)").compactMap { $0.first ?? nil }
    }

    /// Whether tables are empty or have been looked at by the server: plans are made once.
    @Test(arguments: [false, true])
    func everyStatementGoesByIndexes(_ isFilled: Bool) throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLHubStore(url: database.url)
      defer { store.close() }
      if isFilled {
        try store.begin()
        let stream = try store.insertStream(key: "g:1", kind: .group, profile: []).number
        for part in 0..<20 {
          _ = try store.append((0..<500).map { draft(stream, MessageID("m\(part).\($0)"), sender: Int64($0 % 50)) })
        }
        try store.commit()
      }
      let connection = try database.connect()
      try connection.configure()
      if isFilled { try connection.execute("ANALYZE") }
      for statement in PostgreSQLStatement.hub where !Self.ofOpening.contains(statement.name) {
        let plan = try plan(statement, connection)
        let text = "\(statement.name):\n\(plan.joined(separator: "\n"))"
        #expect(!plan.contains { $0.contains("Seq Scan") }, "\(text)")
        for (index, line) in plan.enumerated() where line.contains("Index Scan") || line.contains("Index Only Scan") {
          let isBound = index + 1 < plan.count && plan[index + 1].contains("Index Cond")
          #expect(isBound || Self.fromOneEnd.contains(statement.name), "\(text)")
        }
      }
    }

    /// Statements are prepared under their names.
    @Test func namesAreUsedOnce() {
      let names = PostgreSQLStatement.all.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.utf8.count < 64 })
    }
  }
#endif
