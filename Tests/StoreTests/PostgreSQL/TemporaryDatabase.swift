#if Cluster
  import ParlanceCore
  import PostgreSQLServer

  @testable import ParlancePostgreSQL

  /// A database of its own that goes with the test.
  final class TemporaryDatabase {
    let name = "t" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let server: PrivateServer
    var url: String { server.url(name) }

    /// - parameter server: A server of the test's own; nil for the one that the tests share.
    init(_ server: PrivateServer? = nil) throws {
      self.server = try server ?? PrivateServer.shared.get()
      let connection = try Self.connect(self.server.url("postgres"))
      try connection.execute("CREATE DATABASE \(name)")
    }

    deinit { _ = try? Self.connect(server.url("postgres")).execute("DROP DATABASE \(name) WITH (FORCE)") }

    private static func connect(_ url: String) throws(MessagingError) -> PostgreSQLConnection {
      try PostgreSQLConnection(url: url, name: "tests", patience: 60_000)
    }

    /// Another session.
    func connect() throws(MessagingError) -> PostgreSQLConnection { try Self.connect(url) }

    /// The first value that a query answers.
    func text(_ sql: String) throws(MessagingError) -> String? { try connect().execute(sql).first?.first ?? nil }

    /// Ends the sessions of all stores, and returns when they have ended.
    func endSessions() throws(MessagingError) {
      let connection = try connect()
      try connection.execute(
        """
        SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'parlance-%'
        """)
    }
  }
#endif
