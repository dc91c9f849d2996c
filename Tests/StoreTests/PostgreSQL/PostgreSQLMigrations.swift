#if Cluster
  import Dispatch
  import ParlanceCore
  import Synchronization
  import TestNumbers
  import Testing

  @testable import ParlancePostgreSQL

  /// The creation and the migration of the hub's tables.
  @Suite struct PostgreSQLMigrations {
    private let newest = PostgreSQLSchema.migrations.count

    @Test func processesThatBeginAtOnceMakeTheTablesOnce() throws {
      let database = try TemporaryDatabase()
      let url = database.url
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        do throws(MessagingError) {
          try PostgreSQLHubStore(url: url, patience: 60_000, use: .unguarded).close()
        } catch {
          failures.withLock { $0.append(error.description) }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try database.text("SELECT string_agg(number::text, ' ') FROM parlance.version") == "\(newest)")
      #expect(try database.text("SELECT count(*) FROM parlance.counter") == "3")
    }

    @Test func aNewerDatabaseIsLeftAsItIs() throws {
      let database = try TemporaryDatabase()
      try PostgreSQLHubStore(url: database.url).close()
      _ = try database.text("UPDATE parlance.version SET number = 99")
      let error = #expect(throws: MessagingError.self) { try PostgreSQLHubStore(url: database.url) }
      #expect(error?.code == .storageFailed && error?.detail.contains("version 99 is newer than \(newest)") == true)
      #expect(try database.text("SELECT number FROM parlance.version") == "99")
    }

    @Test func aMigrationThatFailsChangesNothing() throws {
      let database = try TemporaryDatabase()
      let connection = try database.connect()
      let steps = [
        PostgreSQLMigration(version: 1, sql: "CREATE TABLE parlance.t(a bigint)"),
        PostgreSQLMigration(version: 2, sql: "INSERT INTO parlance.t VALUES(1); SELECT 1 / 0"),
      ]
      let error = #expect(throws: MessagingError.self) { try connection.migrate(steps) }
      #expect(error?.detail.contains("division by zero") == true)
      #expect(try database.text("SELECT to_regclass('parlance.t')::text") == nil)
      try connection.migrate([steps[0]])
      #expect(try database.text("SELECT number FROM parlance.version") == "1")
      let next = PostgreSQLMigration(version: 2, sql: "INSERT INTO parlance.t VALUES(1)")
      try connection.migrate([steps[0], next])
      try connection.migrate([steps[0], next])
      #expect(try database.text("SELECT count(*) FROM parlance.t") == "1")
    }

    @Test func otherTablesOfADatabaseAreLeftAlone() throws {
      let database = try TemporaryDatabase()
      _ = try database.text("CREATE TABLE public.account(mine bigint); INSERT INTO public.account VALUES(7)")
      let store = try PostgreSQLHubStore(url: database.url)
      _ = try store.insertAccount(name: "ann")
      store.close()
      #expect(try database.text("SELECT mine FROM public.account") == "7")
    }
  }
#endif
