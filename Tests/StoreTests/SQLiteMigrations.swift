import ParlanceCore
import Testing

@testable import ParlanceSQLite

/// The steps by which a database grows.
@Suite struct SQLiteMigrations {
  @Test func aMigrationThatFailsChangesNothing() throws {
    let connection = try SQLiteConnection(path: ":memory:", busyTimeout: 0)
    defer { connection.close() }
    let schema = Schema(
      name: "test", applicationID: 7,
      migrations: [
        Migration(version: 1, sql: "CREATE TABLE t(a)"),
        Migration(version: 2, sql: "INSERT INTO t VALUES(1); INSERT INTO missing VALUES(1)"),
      ])
    #expect(throws: MessagingError.self) { try connection.migrate(to: schema) }
    #expect(try connection.number("PRAGMA user_version") == 1)
    #expect(try connection.number("SELECT count(*) FROM t") == 0)
  }
}
