#if Cluster
  import ParlanceCore
  import ParlanceSQLite
  import PostgreSQLServer
  import TestNumbers
  import Testing

  @testable import ParlancePostgreSQL

  /// A hub's database in a file that moves to PostgreSQL.
  @Suite struct PostgreSQLImports {
    /// A hub's database with several batches of events.
    private final class Source: HubTableReader {
      private let folder: TemporaryFolder
      private let tables: SQLiteHubTables
      /// The number of readings after which the source fails.
      var readings = Int.max
      /// The keys behind which rows of events were read.
      var keys: [[HubValue]?] = []
      /// Changes a row of a table before it is given away.
      var lie: (table: String, change: ([HubValue]) -> [HubValue])?

      init(events: Int = 3500) throws {
        folder = try TemporaryFolder()
        let store = try SQLiteHubStore(path: folder.path("hub.sqlite"))
        try store.begin()
        for name in ["ann", "bob"] { _ = try store.insertAccount(name: AccountID(name)) }
        for (id, seen) in [("phone", 9), ("desk", 7)] as [(DeviceID, Int64)] {
          try store.save(
            DeviceRecord(
              account: 1, id: id, style: "a", registered: .zero, lastSeen: Timestamp(milliseconds: seen)))
        }
        let stream = try store.insertStream(key: .conversation("1"), kind: .group, profile: [1, 0, 255]).number
        var drafts: [EventDraft] = []
        for number in 0..<events {
          let isCommand = number % 5 == 0
          let payload = Array("content \(number)".utf8)
          drafts.append(
            draft(
              stream, isCommand ? nil : MessageID("m\(number)"), kind: isCommand ? .command : .message,
              payload: payload))
        }
        _ = try store.append(drafts)
        try store.append([ServiceEventDraft(time: .zero, payload: [1])])
        try store.commit()
        store.close()
        tables = try SQLiteHubTables(path: folder.path("hub.sqlite"))
      }

      deinit { tables.close() }

      func state() throws(MessagingError) -> String { try tables.state() }
      func count(_ table: HubTable) throws(MessagingError) -> Int64 { try tables.count(table) }

      func rows(_ table: HubTable, after key: [HubValue]?) throws(MessagingError) -> [[HubValue]] {
        readings -= 1
        guard readings >= 0 else { throw MessagingError(.storageFailed, "the source ended") }
        if table.name == "event" { keys.append(key) }
        let rows = try tables.rows(table, after: key)
        guard let lie, lie.table == table.name, let first = rows.first else { return rows }
        return [lie.change(first)] + rows.dropFirst()
      }
    }

    private func move(_ source: Source, to url: String) throws -> PostgreSQLHubImport {
      let job = try PostgreSQLHubImport(from: source, state: source.state(), url: url)
      for table in HubTable.all { try job.run(table) { _ in } }
      return job
    }

    private func expectFailure(
      _ words: String, _ code: MessagingError.Code = .storageFailed, _ body: () throws -> Void
    ) {
      let error = #expect(throws: MessagingError.self) { try body() }
      #expect(error?.code == code && error?.detail.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test func aHubGoesOnWithItsNumbers() throws {
      let database = try TemporaryDatabase()
      let source = try Source()
      let job = try move(source, to: database.url)
      var digests: Set<String> = []
      for table in HubTable.all {
        let digest = try job.compare(table)
        #expect(digest.rows == (try source.count(table)), "\(table.name)")
        if digest.rows > 0 { digests.insert(digest.sha256) }
      }
      #expect(digests.count == 8)
      try job.complete()
      job.close()
      let store = try PostgreSQLHubStore(url: database.url)
      defer { store.close() }
      #expect(try store.insertAccount(name: "cid") == 3)
      #expect(try store.newestTime() == Timestamp(milliseconds: 4499))
      try store.save(
        DeviceRecord(account: 1, id: "pad", style: "a", registered: .zero, lastSeen: .zero))
      #expect(try store.devices(account: 1).map(\.id) == ["phone", "desk", "pad"])
      #expect(try store.append([draft(1, "m1"), draft(1, "next")]).last == appended(3501, 4500, 2801, 2801))
      try store.append([ServiceEventDraft(time: .zero, payload: [2])])
      #expect(try store.serviceEvents(after: 0, limit: 9, bytes: 99).map(\.number) == [1, 2])
      // Commands are pruned in the order in which they came.
      let limits = PruningLimits(
        commandsBefore: Timestamp(milliseconds: 2000), accountEventsBefore: .zero, devicesBefore: .zero)
      while try !store.prune(limits, rows: 1000) {}
      #expect(try database.text("SELECT count(*) FROM parlance.event WHERE kind = 2") == "500")
    }

    @Test func anImportThatEndsGoesOn() throws {
      let database = try TemporaryDatabase()
      let source = try Source()
      let state = try source.state()
      var attempts = 0
      var isDone = false
      while !isDone, attempts < 100 {
        attempts += 1
        source.readings = 3 * attempts
        do throws(MessagingError) {
          let job = try PostgreSQLHubImport(from: source, state: state, url: database.url)
          defer { job.close() }
          for table in HubTable.all { try job.run(table) { _ in } }
          isDone = true
        } catch {
          #expect(error.detail == "the source ended")
        }
        // No hub takes a part for the whole.
        expectFailure("not complete") { _ = try PostgreSQLHubStore(url: database.url) }
        expectFailure("not complete") { _ = try PostgreSQLBlobStore(url: database.url) }
      }
      #expect(attempts > 5 && isDone)
      // Rows that were there already were not read again.
      #expect(source.keys.count { $0 == nil } == 1)
      source.readings = .max
      let job = try move(source, to: database.url)
      for table in HubTable.all { _ = try job.compare(table) }
      try job.complete()
      job.close()
      #expect(try PostgreSQLHubImport(from: source, state: state, url: database.url).isComplete)
      try PostgreSQLHubStore(url: database.url).close()
    }

    @Test func aConnectionThatIsCutIsNotNoticed() throws {
      let database = try TemporaryDatabase()
      let proxy = try CuttingProxy(server: database.server.folder)
      defer { proxy.close() }
      let source = try Source()
      let job = try PostgreSQLHubImport(from: source, state: source.state(), url: proxy.url(database.name))
      var moments = CuttingProxy.Moment.allCases
      for table in HubTable.all {
        try job.run(table) { rows in
          if rows < (try? source.count(table)) ?? 0 {
            moments.reverse()
            proxy.cut(moments[0])
          }
        }
      }
      #expect(proxy.cuts >= 8)
      for table in HubTable.all { _ = try job.compare(table) }
      try job.complete()
      job.close()
    }

    @Test(arguments: [
      "UPDATE parlance.event SET payload = 'else' WHERE sequence = 3499",
      "DELETE FROM parlance.event WHERE sequence = 9",
      "UPDATE parlance.event SET id = NULL WHERE sequence = 2",
      "UPDATE parlance.event SET arrival = 9999 WHERE sequence = 1",
      """
      INSERT INTO parlance.event SELECT stream, 9999, time, sender, number, sender_number, options, kind, platform,
        content_kind, NULL, payload FROM parlance.event WHERE sequence = 2
      """,
    ])
    func aChangedRowIsFound(_ change: String) throws {
      let database = try TemporaryDatabase()
      let job = try move(try Source(), to: database.url)
      defer { job.close() }
      _ = try database.text(change)
      for table in HubTable.all where table.name != "event" { _ = try job.compare(table) }
      expectFailure("table event", .storageDamaged) {
        _ = try job.compare(try #require(HubTable.all.first { $0.name == "event" }))
      }
    }

    /// A source that answers otherwise when it is asked again.
    @Test func sourceWithChangedRowsIsFound() throws {
      let database = try TemporaryDatabase()
      let source = try Source(events: 10)
      let job = try move(source, to: database.url)
      defer { job.close() }
      source.lie = ("stream", { row in row.map { $0 == .int(10) ? .int(11) : $0 } })
      expectFailure("table stream", .storageDamaged) { for table in HubTable.all { _ = try job.compare(table) } }
    }

    @Test func aDatabaseWithOtherDataIsLeftAsItIs() throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLHubStore(url: database.url)
      _ = try store.insertAccount(name: "eve")
      let source = try Source(events: 10)
      let state = try source.state()
      expectFailure("another gateway uses the database", .storageLocked) {
        _ = try PostgreSQLHubImport(from: source, state: state, url: database.url)
      }
      store.close()
      expectFailure("other data") { _ = try PostgreSQLHubImport(from: source, state: state, url: database.url) }
      let next = try PostgreSQLHubStore(url: database.url)
      #expect(try next.account(number: 1)?.id == "eve")
      next.close()
    }

    /// The folder was used, or it is another one, since the import began.
    @Test func anImportOfOtherDataDoesNotGoOn() throws {
      let database = try TemporaryDatabase()
      let source = try Source(events: 10)
      source.readings = 3
      expectFailure("the source ended") { _ = try move(source, to: database.url) }
      expectFailure("import of other data") {
        _ = try PostgreSQLHubImport(from: source, state: source.state() + "1", url: database.url)
      }
    }
  }
#endif
