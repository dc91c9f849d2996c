#if Cluster
  internal import ParlanceCore

  extension PostgreSQLConnection {
    /// The keys of the server's advisory locks, which hold for one database.
    private static let migrationLock: Int64 = 0x5041_524C_0000_0001
    private static let gatewayLock: Int64 = 0x5041_524C_0000_0002

    /// Chooses how statements are run in this session.
    ///
    /// Plans are made once, by the indexes that the schema has: a plan that reads whole tables, which the server prefers
    /// while they are small, would stay when they have grown. Each statement reads few rows, for which no further processes
    /// are worth starting.
    func configure() throws(MessagingError) {
      try execute(
        """
        SET search_path = \(PostgreSQLSchema.name);
        SET plan_cache_mode = force_generic_plan;
        SET enable_seqscan = off;
        SET enable_hashjoin = off;
        SET enable_mergejoin = off;
        SET jit = off;
        SET max_parallel_workers_per_gather = 0;
        SET lock_timeout = 10000;
        SET bytea_output = hex;
        """)
      // What the hub acknowledged is durable; a stricter setting of the operator stays.
      if try execute("SHOW synchronous_commit").first?.first == "off" { try execute("SET synchronous_commit = on") }
    }

    /// Brings the database to the newest version. Processes that begin at the same time do it one after another.
    ///
    /// - parameter allowsImport: The database may lack a part of what is being moved into it.
    /// - returns: The version that the database had, 0 for one without tables.
    /// - throws: `storageFailed` if the database was written by a newer version of this code, or an import into it is not
    ///   complete; it is left as it is.
    @discardableResult
    func migrate(
      _ migrations: [PostgreSQLMigration] = PostgreSQLSchema.migrations, allowsImport: Bool = false
    ) throws(MessagingError) -> Int {
      try execute("BEGIN; SELECT pg_advisory_xact_lock(\(Self.migrationLock))")
      do throws(MessagingError) {
        let version = try migrateLocked(migrations)
        if !allowsImport { try checkImport() }
        try execute("COMMIT")
        return version
      } catch {
        if !isLost { try execute("ROLLBACK") }
        throw error
      }
    }

    private func checkImport() throws(MessagingError) {
      guard try execute("SELECT to_regclass('import')").first?.first != .some(nil) else { return }
      guard try execute("SELECT 1 FROM import WHERE NOT is_complete").isEmpty else {
        throw MessagingError(.storageFailed, "\(place): an import into the database is not complete")
      }
    }

    private func migrateLocked(_ migrations: [PostgreSQLMigration]) throws(MessagingError) -> Int {
      let schema = PostgreSQLSchema.name
      if try execute("SELECT to_regnamespace('\(schema)')").first?.first == .some(nil) {
        try execute("CREATE SCHEMA \(schema)")
      }
      try execute("SET LOCAL search_path = \(schema)")
      if try execute("SELECT to_regclass('\(schema).version')").first?.first == .some(nil) {
        try execute("CREATE TABLE \(schema).version(number integer NOT NULL); INSERT INTO \(schema).version VALUES(0)")
      }
      let text = try execute("SELECT number FROM \(schema).version").first?.first
      guard let text, let text, let version = Int(text) else {
        throw MessagingError(.storageDamaged, "\(place): table version")
      }
      let newest = migrations.last?.version ?? 0
      guard version <= newest else {
        throw MessagingError(.storageFailed, "\(place): version \(version) is newer than \(newest)")
      }
      for migration in migrations where migration.version > version {
        try execute(migration.sql)
        try execute("UPDATE \(schema).version SET number = \(migration.version)")
      }
      return version
    }

    /// Takes the database for this session, and with it for this process.
    ///
    /// Waits a little for a process that has just ended.
    ///
    /// - parameter isShared: Other processes that share it may have it too.
    /// - throws: `storageLocked` if another process has it.
    func lock(isShared: Bool) throws(MessagingError) {
      try execute("SET lock_timeout = 2000")
      do throws(MessagingError) {
        try execute("SELECT pg_advisory_lock\(isShared ? "_shared" : "")(\(Self.gatewayLock))")
      } catch {
        guard error.code == .storageLocked else { throw error }
        let other = isShared ? "a gateway that shares it with none" : "another gateway"
        throw MessagingError(.storageLocked, "\(place): \(other) uses the database")
      }
      try execute("SET lock_timeout = 10000")
    }

    /// Ends sessions of a name that the server still has, whose other end is gone.
    func endSessions(named name: String) throws(MessagingError) {
      try execute(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = '\(name)'
        """)
    }
  }
#endif
