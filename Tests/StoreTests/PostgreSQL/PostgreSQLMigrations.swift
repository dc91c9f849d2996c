#if Cluster
  import Dispatch
  import ParlanceCore
  import Synchronization
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

    @Test func sizesOfMediaAreReadFromTheirDescriptors() throws {
      let database = try TemporaryDatabase()
      let connection = try database.connect()
      try connection.migrate(Array(PostgreSQLSchema.migrations.prefix { $0.version < 5 }))
      var writer = ByteWriter(capacity: 256)
      writer.write(uploadOptions: UploadOptions(descriptor: MediaDescriptor(id: "m", size: 70_000), lifetime: 5))
      let options = hexadecimal(writer.bytes)
      writer = ByteWriter(capacity: 256)
      writer.write(media: MediaDescriptor(id: "m", size: 3_000_000_000))
      let descriptor = hexadecimal(writer.bytes)
      // More than one step; one that cannot be read, and one whose content is gone.
      _ = try database.text(
        """
        INSERT INTO parlance.upload(id, account, begun, options)
          VALUES('u', 1, 5, decode('\(options)', 'hex')), ('v', 2, 5, decode('FF', 'hex'));
        INSERT INTO parlance.media(id, account, sha256, is_released, descriptor)
          SELECT ('m' || n)::bytea, 1, 'x', n = 1500, decode('\(descriptor)', 'hex') FROM generate_series(1, 1500) AS n
        """)
      connection.close()
      let store = try PostgreSQLHubStore(url: database.url)
      defer { store.close() }
      #expect(try store.mediaSize(account: 1) == 70_000 + 1499 * 3_000_000_000)
      #expect(try store.mediaSize(account: 2) == 0)
      #expect(try store.upload("u")?.size == 70_000)
      #expect(try store.media("m1500")?.size == 3_000_000_000)
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
