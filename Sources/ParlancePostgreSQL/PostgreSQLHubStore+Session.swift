#if Cluster
  internal import ParlanceCore

  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// The session with the server, and its replacement.
  extension PostgreSQLHubStore {
    /// The pause after a connection that could not be made, and between attempts to learn of a turn, in milliseconds.
    private static let pause: Int64 = 200

    /// The name under which the server lists the session of this process.
    private var sessionName: String { Self.sessionName(of: identity) }

    /// Returns the name under which the server lists the session of a process.
    static func sessionName(of identity: ProcessNumber) -> String {
      "parlance-" + String(identity.rawValue, radix: 36)
    }

    /// Makes a connection and takes the database.
    ///
    /// - parameter isFirst: The tables are made where they are missing, and this process gets its row. Later, a row that is
    ///   gone shows that another process had the database meanwhile: what this one has in memory is of no use any more.
    func connect(isFirst: Bool) throws(MessagingError) {
      let connection = try PostgreSQLConnection(url: url, name: sessionName, patience: patience)
      do throws(MessagingError) {
        if isFirst { try connection.migrate() } else { try connection.endSessions(named: sessionName) }
        try connection.configure()
        switch use {
        case .alone: try connection.lock(isShared: false)
        case .cluster: try connection.lock(isShared: true)
        case .unguarded: break
        }
        try connection.prepare(PostgreSQLStatement.all)
        if isFirst && use != .cluster {
          try connection.send(GatewayStatements.join, [.int(identity)])
          if use == .alone {
            try connection.send(GatewayStatements.forgetOthers, [.int(identity)])
            try connection.send(GatewayStatements.forgetShared)
            try connection.send(GatewayStatements.forgetFrames)
          }
          _ = try connection.finish(last: 0)
        }
        try connection.send(GatewayStatements.state, [.int(identity)])
        let state = try connection.finish(last: 1)[0]
        if use == .cluster {
          // Each turn asks for this process's membership.
          self.connection = connection
          return
        }
        guard !state.isEmpty else {
          let error = MessagingError(
            .storageFailed,
            "\(connection.place): another gateway has used the database; this one is to be started again")
          end = error
          throw error
        }
        newest = state.timestamp(0, 1)
      } catch {
        connection.close()
        throw error
      }
      self.connection = connection
    }

    /// Makes a new connection if there is none; after a failure not before a pause.
    func connectIfLost() throws(MessagingError) {
      if let end { throw end }
      guard connection?.isLost ?? true else { return }
      guard PostgreSQLConnection.time >= nextAttempt else {
        throw MessagingError(.storageFailed, "\(connection?.place ?? "PostgreSQL"): there is no connection")
      }
      do throws(MessagingError) {
        try connect(isFirst: false)
      } catch {
        nextAttempt = PostgreSQLConnection.time + Self.pause
        throw error
      }
    }

    /// Finds out whether a turn is durable whose commit was not answered.
    ///
    /// - throws: The error for which the answer is missing, if nothing can be learned. The hub reports the turn as failed
    ///   then; what clients send again is found by its id.
    func isDurable(_ turn: Int64, after error: MessagingError) throws(MessagingError) -> Bool {
      let deadline = PostgreSQLConnection.time + inquiryLimit
      while end == nil, PostgreSQLConnection.time < deadline {
        do throws(MessagingError) {
          try connect(isFirst: false)
          guard let connection else { break }
          try connection.send(GatewayStatements.state, [.int(identity)])
          let state = try connection.finish(last: 1)[0]
          return !state.isEmpty && state.int64(0, 0) == turn
        } catch {
          poll(nil, 0, Int32(Self.pause))
        }
      }
      throw MessagingError(error.code, "\(error.detail); it is not known whether the last turn was stored")
    }
  }

  /// The random number that names a process in the table of gateways.
  struct ProcessNumber: IdentifyingNumber {
    let rawValue: Int64

    /// The condition for the rows of processes that were not expelled.
    static let isNotExpelled = "id > 0"
    /// The value in place of the number of a process that is expelled: no process has it, so that none goes on in the row.
    static let ofExpelled = "-number"
  }

  /// The row of a process.
  enum GatewayStatements {
    static let join = PostgreSQLStatement(
      "gateway_join", [.int],
      """
      INSERT INTO gateway(id, turn, newest)
      SELECT $1, 0, greatest((SELECT max(newest) FROM gateway), (SELECT value FROM live_counter WHERE kind = 2))
      """)
    static let forgetOthers = PostgreSQLStatement(
      "gateway_forget", [.int],
      """
      WITH gone AS (DELETE FROM gateway WHERE id <> $1 RETURNING newest), \(keepNewest)
      SELECT count(*) FROM gone
      """)
    /// The part of a statement that keeps the time of the newest event of processes whose rows go.
    static let keepNewest = """
      kept AS (
        UPDATE live_counter SET value = greatest(value, (SELECT max(newest) FROM gone)) WHERE kind = 2)
      """
    static let state = PostgreSQLStatement("gateway_state", [.int], "SELECT turn, newest FROM gateway WHERE id = $1")
    static let forgetShared = PostgreSQLStatement("gateway_forget_shared", [], "DELETE FROM live")
    static let forgetFrames = PostgreSQLStatement("gateway_forget_frames", [], "DELETE FROM live_frame")
    /// Fails the turn of a process whose row is gone: another has taken its logins out, or the database.
    static let mark = PostgreSQLStatement(
      "gateway_mark", [.int, .int, .int],
      """
      WITH marked AS (UPDATE gateway SET turn = $2, newest = greatest(newest, $3) WHERE id = $1 RETURNING 1)
      SELECT 1 / count(*) FROM marked
      """)

    static let all = [join, forgetOthers, forgetShared, forgetFrames, state, mark]
  }

  extension PostgreSQLSchema {
    /// The gateways, of which each process is one, and the last numbers that were given.
    static let gateways = """
      CREATE TABLE gateway(
        id bigint PRIMARY KEY, number bigint UNIQUE, turn bigint NOT NULL, newest bigint NOT NULL, expires bigint,
        seen bigint) WITH (fillfactor = 20);
      CREATE SEQUENCE gateway_number MAXVALUE 16777215 CYCLE;
      CREATE TABLE counter(kind bigint PRIMARY KEY, value bigint NOT NULL) WITH (fillfactor = 20);
      INSERT INTO counter VALUES(1, 0), (2, 0), (3, 0);
      """
  }
#endif
