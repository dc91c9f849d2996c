import Testing

@testable import ParlanceCore
@testable import ParlanceSQLite

#if Cluster
  @testable import ParlancePostgreSQL
#endif

/// Records of tables that are kept beside messages are removed with them.
@Suite struct KeptBesideMessagesTests {
  /// The tables by messages that stay, or that rules empty when they revoke a message.
  private static let others: Set = ["event", "message_pin", "message_reply", "media_use", "report", "discarded"]

  private static let limits = PruningLimits(commandsBefore: .zero, accountEventsBefore: .zero, devicesBefore: .zero)

  /// A part in memory of a further capability.
  private struct Marks: KeptBesideMessages {
    var byMessage: [EventPlace: Set<Int>] = [:]
  }

  /// Creates a group with two messages, and returns their places.
  private func messages(_ store: any HubStore) throws -> (revoked: EventPlace, other: EventPlace) {
    try store.begin()
    let group = try store.insertStream(key: .conversation("1"), kind: .group, profile: []).number
    _ = try store.append([draft(group, "a"), draft(group, "b")])
    try store.commit()
    return (EventPlace(stream: group, sequence: 1), EventPlace(stream: group, sequence: 2))
  }

  private func revoke(_ message: EventPlace, in store: any HubStore) throws {
    try store.begin()
    try store.revoke(stream: message.stream, sequence: message.sequence, as: .tombstone)
    try store.commit()
  }

  @Test func everyTableWithPlacesOfMessagesIsPrunedOrListed() {
    let place: Set = ["stream", "sequence"]
    for table in HubTable.all where place.isSubset(of: table.columns.map(\.name)) {
      #expect(table.isKeptBesideMessages != Self.others.contains(table.name), "\(table.name)")
    }
    for table in HubTable.keptBesideMessages {
      #expect(place.isSubset(of: table.key.map(\.name)), "\(table.name)")
    }
  }

  @Test func everyTableHasItsStatementsInSQLite() throws {
    let store = try SQLiteHubStore(path: ":memory:")
    defer { store.close() }
    let statements = store.keptStatements
    for table in HubTable.keptBesideMessages {
      #expect(statements.discard.sql.contains("EXISTS(SELECT 1 FROM \(table.name) WHERE"))
      let start = "DELETE FROM \(table.name) WHERE"
      let isOnly = table.keyBesideMessage.isEmpty
      #expect(statements.removeSome.count { $0.sql.hasPrefix(start) } == (isOnly ? 0 : 1))
      #expect(statements.removeOnly.count { $0.sql.hasPrefix(start) } == (isOnly ? 1 : 0))
    }
  }

  @Test(arguments: HubTable.keptBesideMessages, [1, 3, 1000])
  func rowsArePrunedInSQLite(_ table: HubTable, rows: Int) throws {
    let store = try SQLiteHubStore(path: ":memory:")
    defer { store.close() }
    try prune(table, in: store, rows: rows) { try store.connection.number($0) }
  }

  /// Writes rows of one table beside two messages, revokes one of them, and prunes in steps.
  ///
  /// - parameter addition: What stands before the values of an insertion.
  /// - parameter run: Runs a statement, and returns the number that it answers.
  private func prune(
    _ table: HubTable, in store: any HubStore, rows: Int, addition: String = "",
    run: @escaping (String) throws -> Int64
  ) throws {
    let (revoked, other) = try messages(store)
    let count: Int64 = table.keyBesideMessage.isEmpty ? 1 : 5
    for message in [revoked, other] {
      for number in 1...count {
        let values = table.columns.map { value($0, of: message, number) }.joined(separator: ", ")
        let columns = table.columns.map(\.name).joined(separator: ", ")
        _ = try run("INSERT INTO \(table.name)(\(columns)) \(addition) VALUES(\(values))")
      }
    }
    func left(_ message: EventPlace) throws -> Int64 {
      let place = "stream = \(message.stream.rawValue) AND sequence = \(message.sequence)"
      return try run("SELECT count(*) FROM \(table.name) WHERE \(place)")
    }
    // SQLite's first steps also count the events that they scan.
    try store.pruneAll(rows: rows)
    try revoke(revoked, in: store)
    #expect(try left(revoked) == count)
    _ = try store.prune(Self.limits, rows: rows)
    #expect(try left(revoked) == max(0, count - Int64(rows)))
    try store.pruneAll(rows: rows)
    #expect(try left(revoked) == 0 && left(other) == count)
    #expect(try run("SELECT count(*) FROM discarded") == 0)
  }

  /// Returns the value of a column in the row of a number, as SQL.
  private func value(_ column: HubTable.Column, of message: EventPlace, _ number: Int64) -> String {
    switch column.name {
    case "stream": return "\(message.stream.rawValue)"
    case "sequence": return "\(message.sequence)"
    default: break
    }
    switch column.kind {
    case .int: return "\(message.sequence * 100 + number)"
    case .flag: return "false"
    case .text, .bytes: return "'\(number)'"
    }
  }

  @Test func aPartInMemoryIsPruned() throws {
    let store = MemoryHubStore()
    let (revoked, other) = try messages(store)
    for place in [revoked, other] { store.parts[Marks.self].byMessage[place] = [1, 2, 3] }
    func marks(_ store: MemoryHubStore, _ place: EventPlace) -> Set<Int>? { store.parts[Marks.self].byMessage[place] }
    try store.begin()
    try store.revoke(stream: revoked.stream, sequence: revoked.sequence, as: .tombstone)
    // Three entries, and one for the message.
    #expect(try !store.prune(Self.limits, rows: 4))
    #expect(marks(store, revoked) == nil && marks(store, other) == [1, 2, 3])
    store.rollback()
    #expect(marks(store, revoked) == [1, 2, 3])
    for store in [store, store.copy()] {
      try revoke(revoked, in: store)
      #expect(try store.prune(Self.limits, rows: 5))
      #expect(marks(store, revoked) == nil && marks(store, other) == [1, 2, 3])
    }
  }

  #if Cluster
    @Test func everyTableHasItsStatementsInPostgreSQL() {
      for table in HubTable.keptBesideMessages {
        #expect(EventStatements.hasRests("gone").contains("FROM \(table.name) AS kept"))
        let isOnly = table.keyBesideMessage.isEmpty
        let own = PruningStatements.all.filter { $0.name == "prune_\(table.name)" }
        #expect(own.map(\.sql).filter { $0.contains("DELETE FROM \(table.name) WHERE") }.count == (isOnly ? 0 : 1))
        #expect(PruningStatements.discarded.sql.contains("DELETE FROM \(table.name) USING gone") == isOnly)
      }
    }

    @Test(arguments: HubTable.keptBesideMessages, [1, 3, 1000])
    func rowsArePrunedInPostgreSQL(_ table: HubTable, rows: Int) throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLHubStore(url: database.url)
      defer { store.close() }
      let connection = try database.connect()
      try connection.configure()
      try prune(table, in: store, rows: rows, addition: "OVERRIDING SYSTEM VALUE") { sql in
        let answer: String? = try connection.execute(sql).first?.first ?? nil
        return answer.flatMap { Int64($0) } ?? 0
      }
    }
  #endif
}
