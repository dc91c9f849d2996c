#if Cluster
  package import ParlanceCore

  /// The hub's truth in a PostgreSQL database.
  ///
  /// The writes of a turn are sent at once, without waiting; a round trip takes place where the turn needs an answer, and at
  /// its end. Sequences within streams are assigned while the rows of the streams are locked, so that several writers leave
  /// neither gaps nor duplicates.
  ///
  /// Each turn that writes stores its number in the row of this process, in its transaction. If the connection is lost
  /// while a turn is being committed, the next connection reads that number to learn whether the turn is durable.
  ///
  /// Confined to the executor that calls it, as its connection is not guarded.
  package final class PostgreSQLHubStore: HubStore {
    let url: String
    let patience: Int64
    let use: Use
    /// The server's time.
    package let clock = SynchronizedClock()
    /// The longest time to learn whether a turn is durable, in milliseconds.
    var inquiryLimit: Int64 = 10_000
    /// The random number that names this process in the database.
    let identity: ProcessNumber
    var connection: PostgreSQLConnection?
    /// The time before which no new connection is tried, in milliseconds of the steady clock.
    var nextAttempt: Int64 = 0
    /// The reason for which this store can never be used again.
    var end: MessagingError?

    private var isInTransaction = false
    /// A Boolean value that indicates whether the server knows of the transaction.
    private var hasBegun = false
    private var hasWritten = false
    /// The reason why the transaction can only be rolled back.
    private var failure: MessagingError?
    /// The number of the last turn that was to be committed.
    private var turn: Int64 = 0
    var currentTurn: Int64 { turn }
    /// The time of the newest event that there ever was, durable and in this transaction.
    var newest = Timestamp.zero
    var newestInTurn = Timestamp.zero

    /// Opens the hub's database, makes its tables where there are none, and takes it for this process.
    ///
    /// - parameter url: The address, as `postgresql://USER@HOST:PORT/DATABASE`.
    /// - throws: `storageLocked` if another process uses the database, `invalidArgument` for an address that cannot be
    ///   understood, `storageFailed` if the server cannot be reached or has a database of a newer version.
    package convenience init(url: String) throws(MessagingError) {
      try self.init(url: url, patience: 30_000, use: .alone)
    }

    /// The use of a database by processes.
    package enum Use: Sendable {
      /// The database is for this process alone.
      case alone
      /// Several hubs share it, each as a member of the cluster; none has it alone.
      case cluster
      /// Others may use it in any way; for tests.
      case unguarded
    }

    /// - parameter patience: The longest wait for an answer, in milliseconds.
    package init(url: String, patience: Int64 = 30_000, use: Use) throws(MessagingError) {
      self.url = url
      self.patience = patience
      self.use = use
      var randomness = SystemRandomness()
      identity = ProcessNumber(rawValue: .random(in: 1 ... .max, using: &randomness))
      try connect(isFirst: true)
    }

    package func begin() throws(MessagingError) {
      guard !isInTransaction else { throw MessagingError(.storageFailed, "a transaction is under way") }
      connection?.checkIdle()
      try connectIfLost()
      isInTransaction = true
      newestInTurn = newest
    }

    package func commit() throws(MessagingError) {
      guard isInTransaction else { throw MessagingError(.storageFailed, "no transaction is under way") }
      do throws(MessagingError) {
        if let failure { throw failure }
        if hasBegun { try finishTurn() }
      } catch {
        rollback()
        throw error
      }
      newest = newestInTurn
      endTurn()
    }

    private func finishTurn() throws(MessagingError) {
      turn += 1
      do throws(MessagingError) {
        let connection = try usable()
        if hasWritten {
          try connection.send(
            GatewayStatements.mark, [.int(identity), .int(turn), .int(newestInTurn.milliseconds)])
        }
        try connection.send(.commit)
        // A transaction that failed answers that it was rolled back, which is not an error to the server.
        guard try connection.finish(last: 1)[0].command == "COMMIT" else {
          throw MessagingError(.storageFailed, "\(connection.place): the transaction was rolled back")
        }
      } catch {
        guard hasWritten, connection?.isLost ?? true, try isDurable(turn, after: error) else { throw error }
      }
    }

    package func rollback() {
      if hasBegun, let connection, !connection.isLost {
        // A session that cannot do it is gone, and the transaction with it.
        do throws(MessagingError) {
          // What failed among the rest would keep the server from reaching the end of the transaction.
          if connection.hasPending { _ = try? connection.finish(last: 0) }
          try connection.send(.rollback)
          _ = try connection.finish(last: 0)
        } catch {
          connection.close()
        }
      }
      endTurn()
    }

    private func endTurn() {
      isInTransaction = false
      hasBegun = false
      hasWritten = false
      failure = nil
      newestInTurn = newest
    }

    package func close() {
      rollback()
      connection?.close()
      connection = nil
      end = end ?? MessagingError(.storageFailed, "the store is closed")
    }

    /// Notes the time of the newest event of another process.
    func noteNewest(_ time: Timestamp) {
      newest = max(newest, time)
      newestInTurn = max(newestInTurn, time)
    }

    package func newestTime() throws(MessagingError) -> Timestamp { isInTransaction ? newestInTurn : newest }
  }

  // MARK: statements

  extension PostgreSQLHubStore {
    /// Allows nothing but a rollback to end the transaction: a part of it is missing.
    func fail(_ error: MessagingError) -> MessagingError {
      if isInTransaction && failure == nil { failure = error }
      return error
    }

    /// Returns the error for a table that holds what this code never wrote.
    func damage(_ table: String) -> MessagingError {
      fail(MessagingError(.storageDamaged, "\(connection?.place ?? "PostgreSQL"): table \(table)"))
    }

    private func usable() throws(MessagingError) -> PostgreSQLConnection {
      guard let connection else { throw end ?? MessagingError(.storageFailed, "the store is closed") }
      return connection
    }

    /// Sends a statement whose result comes with the next round trip.
    func send(_ statement: PostgreSQLStatement, _ values: [PostgreSQLValue]) throws(MessagingError) {
      if let failure { throw failure }
      if !isInTransaction { try connectIfLost() }
      do throws(MessagingError) {
        let connection = try usable()
        if isInTransaction && !hasBegun {
          hasBegun = true
          try connection.send(.begin)
        }
        try connection.send(statement, values)
      } catch {
        throw fail(error)
      }
    }

    /// Runs a statement that writes and answers nothing; within a turn its errors may come later.
    func run(_ statement: PostgreSQLStatement, _ values: [PostgreSQLValue]) throws(MessagingError) {
      hasWritten = isInTransaction
      try send(statement, values)
      if !isInTransaction { _ = try results(0) }
    }

    /// Runs a statement and returns what it answers.
    func rows(
      _ statement: PostgreSQLStatement, _ values: [PostgreSQLValue], writes: Bool = false
    ) throws(MessagingError) -> PostgreSQLRows {
      if writes { hasWritten = isInTransaction }
      try send(statement, values)
      return try results(1)[0]
    }

    /// Takes the results of what was sent last.
    func results(_ count: Int) throws(MessagingError) -> [PostgreSQLRows] {
      do throws(MessagingError) {
        return try usable().finish(last: count)
      } catch {
        throw fail(error)
      }
    }

    /// Runs a body in the transaction that is under way or in one of its own.
    func inTransaction<Value>(_ body: () throws(MessagingError) -> Value) throws(MessagingError) -> Value {
      if isInTransaction { return try body() }
      try begin()
      let value: Value
      do throws(MessagingError) {
        value = try body()
      } catch {
        rollback()
        throw error
      }
      try commit()
      return value
    }
  }
#endif
