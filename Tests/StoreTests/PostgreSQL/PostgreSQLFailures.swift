#if Cluster
  import ParlanceCore
  import PostgreSQLServer
  import TestNumbers
  import Testing

  @testable import ParlancePostgreSQL

  /// The errors of the store in PostgreSQL when the server or the connection fails; nothing is lost or doubled.
  @Suite struct PostgreSQLFailures {
    /// Begins a turn after a failure, without the pause between attempts.
    private func begin(_ store: PostgreSQLHubStore) throws {
      store.nextAttempt = 0
      try store.begin()
    }

    private func open(_ url: String) throws -> (store: PostgreSQLHubStore, stream: StreamNumber) {
      let store = try PostgreSQLHubStore(url: url)
      try store.begin()
      let stream = try store.insertStream(key: .conversation("1"), kind: .group, profile: []).number
      _ = try store.append([draft(stream, "first")])
      try store.commit()
      return (store, stream)
    }

    private func expectFailure(_ code: MessagingError.Code = .storageFailed, _ body: () throws -> Void) {
      let error = #expect(throws: MessagingError.self) { try body() }
      #expect(error?.code == code, "\(error?.description ?? "")")
    }

    @Test func aServerThatWasRestartedBetweenTurnsIsNotNoticed() throws {
      let server = try PrivateServer(isDurable: true)
      let database = try TemporaryDatabase(server)
      let (store, stream) = try open(database.url)
      defer { store.close() }
      for round in 1...3 {
        try server.kill()
        try server.start()
        try store.begin()
        #expect(try store.append([draft(stream, MessageID("m\(round)"))]).count == 1)
        try store.commit()
      }
      #expect(try store.events(stream: stream).map(\.id) == ["first", "m1", "m2", "m3"])
      #expect(try store.events(stream: stream).map(\.sequence) == [1, 2, 3, 4])
    }

    @Test func aTurnEndsWithItsServer() throws {
      let server = try PrivateServer(isDurable: true)
      let database = try TemporaryDatabase(server)
      let (store, stream) = try open(database.url)
      defer { store.close() }
      store.inquiryLimit = 100
      try store.begin()
      _ = try store.append([draft(stream, "lost")])
      try server.kill()
      expectFailure { try store.commit() }
      expectFailure { try begin(store) }
      // Soon after a failure the server is not asked again.
      expectFailure { try store.begin() }
      expectFailure { _ = try store.stream(number: stream) }
      try server.start()
      try begin(store)
      #expect(try store.event(stream: stream, id: "lost") == nil)
      #expect(try store.append([draft(stream, "lost")]) == [appended(2, 1001, 2, 2)])
      try store.commit()
      #expect(try store.newestTime() == Timestamp(milliseconds: 1001))
    }

    @Test func aTurnEndsWithItsConnection() throws {
      let database = try TemporaryDatabase()
      let (store, stream) = try open(database.url)
      defer { store.close() }
      try store.begin()
      _ = try store.append([draft(stream, "lost")])
      try database.endSessions()
      expectFailure { _ = try store.stream(number: stream) }
      expectFailure { _ = try store.stream(number: stream) }
      expectFailure { try store.commit() }
      try begin(store)
      #expect(try store.append([draft(stream, "next")]) == [appended(2, 1001, 2, 2)])
      try store.commit()
      #expect(try store.events(stream: stream).map(\.id) == ["first", "next"])
    }

    @Test func aCommitWithoutAnAnswerIsFoundOut() throws {
      let database = try TemporaryDatabase()
      let proxy = try CuttingProxy(server: database.server.folder)
      defer { proxy.close() }
      let (store, stream) = try open(proxy.url(database.name))
      defer { store.close() }
      // The server has committed: the turn is as good as any other.
      proxy.cut(.afterCommit)
      try store.begin()
      #expect(try store.append([draft(stream, "durable")]) == [appended(2, 1001, 2, 2)])
      try store.commit()
      #expect(proxy.cuts == 1)
      #expect(try store.newestTime() == Timestamp(milliseconds: 1001))
      // The commit failed: nothing of the turn is stored, and the next one continues.
      proxy.cut(.beforeCommit)
      try store.begin()
      _ = try store.append([draft(stream, "lost")])
      expectFailure { try store.commit() }
      #expect(proxy.cuts == 2)
      #expect(try store.newestTime() == Timestamp(milliseconds: 1001))
      try store.begin()
      #expect(try store.append([draft(stream, "lost")]) == [appended(3, 1002, 3, 3)])
      try store.commit()
      #expect(try store.events(stream: stream).map(\.id) == ["first", "durable", "lost"])
    }

    @Test func aCommitOfWhichNothingIsLearnedIsAFailure() throws {
      let server = try PrivateServer(isDurable: true)
      let database = try TemporaryDatabase(server)
      let proxy = try CuttingProxy(server: server.folder)
      let (store, stream) = try open(proxy.url(database.name))
      defer { store.close() }
      store.inquiryLimit = 300
      proxy.cut(.afterCommit)
      proxy.refusesConnections = true
      try store.begin()
      _ = try store.append([draft(stream, "durable")])
      let error = #expect(throws: MessagingError.self) { try store.commit() }
      #expect(error?.code == .storageFailed && error?.detail.contains("not known") == true)
      // A repeated message is found by its ID.
      proxy.refusesConnections = false
      try begin(store)
      let known = try #require(try store.event(stream: stream, id: "durable"))
      #expect(
        try store.append([draft(stream, "durable"), draft(stream, "next")]) == [
          .exists(known), appended(3, 1002, 3, 3),
        ])
      try store.commit()
      proxy.close()
    }

    @Test func aServerThatDoesNotAnswerIsLeft() throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLHubStore(url: database.url)
      defer { store.close() }
      let stream = try store.insertStream(key: .conversation("1"), kind: .group, profile: []).number
      let other = try database.connect()
      try other.execute("SET search_path = parlance; BEGIN; SELECT * FROM stream FOR UPDATE")
      // Of this session alone: a new one may take its time. Longer than what is answered takes on a busy machine.
      store.connection?.patience = 2000
      try store.begin()
      let error = #expect(throws: MessagingError.self) { try store.append([draft(stream, "a")]) }
      #expect(error?.detail.contains("no answer within 2000 milliseconds") == true)
      store.rollback()
      try other.execute("COMMIT")
      try begin(store)
      #expect(try store.append([draft(stream, "a")]) == [appended(1, 1000, 1, 1)])
      try store.commit()
    }

    @Test func secondGatewayOnADatabaseIsRefused() throws {
      let database = try TemporaryDatabase()
      let (store, stream) = try open(database.url)
      let error = #expect(throws: MessagingError.self) { try PostgreSQLHubStore(url: database.url) }
      #expect(error?.code == .storageLocked && error?.detail.contains("another gateway") == true)
      #expect(try store.stream(number: stream)?.lastSequence == 1)
      store.close()
      expectFailure { try store.begin() }
      try PostgreSQLHubStore(url: database.url).close()
    }

    /// As in a copy of a database that is restored at once: the leases have not expired, and no session holds them.
    @Test func leaseWithoutASessionIsNotAMember() throws {
      let database = try TemporaryDatabase()
      let lease: Int64 = 3_600_000
      func open() throws -> PostgreSQLHubStore { try PostgreSQLHubStore(url: database.url, use: .cluster) }
      let (first, second, third) = (try open(), try open(), try open())
      defer { third.close() }
      #expect(try first.join(lease: lease).isFirst)
      let other = try second.join(lease: lease)
      #expect(!other.isFirst)
      // One session is enough.
      first.close()
      second.close()
      try database.endSessions()
      third.nextAttempt = 0
      let alone = try third.join(lease: lease)
      #expect(alone.isFirst)
      #expect(try third.generations().count == 2)
      #expect(try third.liveChanges(after: 0, of: alone.hub, isExclusive: false).isLeader)
      let fourth = try open()
      defer { fourth.close() }
      #expect(try !fourth.join(lease: lease).isFirst)
      #expect(try fourth.generations().count == 2)
    }

    @Test func aGatewayWhoseDatabaseAnotherOneHadIsNotUsedAgain() throws {
      let database = try TemporaryDatabase()
      let (store, stream) = try open(database.url)
      defer { store.close() }
      try database.endSessions()
      let other = try PostgreSQLHubStore(url: database.url)
      #expect(try other.newestTime() == Timestamp(milliseconds: 1000))
      other.close()
      for _ in 0..<2 {
        store.nextAttempt = 0
        let error = #expect(throws: MessagingError.self) { try store.begin() }
        #expect(error?.code == .storageFailed && error?.detail.contains("another gateway has used") == true)
      }
      expectFailure { _ = try store.stream(number: stream) }
    }

    @Test func addressesAreRefusedWithoutTheirPasswords() throws {
      for url in ["", "host=x password=secret", "mysql://a:secret@h/x"] {
        let error = #expect(throws: MessagingError.self) { try PostgreSQLHubStore(url: url) }
        #expect(error?.code == .invalidArgument && error?.detail.contains("secret") == false)
      }
      for url in ["postgresql://a:secret@/x?host=/nowhere", "postgresql://a:secret@nowhere:port/x"] {
        let error = #expect(throws: MessagingError.self) { try PostgreSQLHubStore(url: url) }
        #expect(error?.code == .storageFailed && error?.detail.contains("secret") == false)
        #expect(error?.detail.contains("nowhere") == true)
      }
    }

    @Test func statesHaveMeanings() {
      #expect(PostgreSQLState.meaning(of: "53100") == .storageFull)
      #expect(PostgreSQLState.meaning(of: "XX001") == .storageDamaged)
      #expect(PostgreSQLState.meaning(of: "40P01") == .storageLocked)
      #expect(PostgreSQLState.meaning(of: "57P01") == .storageFailed)
    }
  }
#endif
