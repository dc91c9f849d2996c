#if Cluster
  internal import ParlanceCore

  /// A connection that is made again when it is lost, for work each step of which is a transaction of its own.
  ///
  /// Confined to whatever uses it.
  final class PostgreSQLSession {
    private let url: String
    private let name: String
    private let statements: [PostgreSQLStatement]
    let patience: Int64
    private var connection: PostgreSQLConnection?
    private var isClosed = false
    /// The time before which no new connection is tried, in milliseconds of the steady clock.
    var nextAttempt: Int64 = 0

    /// The pause after a connection that could not be made, in milliseconds.
    private static let pause: Int64 = 200

    /// Connects to a database whose tables are there.
    ///
    /// - parameter name: The name under which the server lists the session.
    /// - parameter statements: The statements that are run besides the beginning and the end of transactions.
    /// - parameter patience: The longest wait for an answer, in milliseconds.
    init(
      url: String, name: String, statements: [PostgreSQLStatement], patience: Int64
    ) throws(MessagingError) {
      self.url = url
      self.name = name
      self.statements = statements
      self.patience = patience
      _ = try usable()
    }

    func close() {
      connection?.close()
      connection = nil
      isClosed = true
    }

    /// The host and the database, for errors.
    var place: String { connection?.place ?? "PostgreSQL" }

    /// Returns the connection; a new one if there is none, after a failure not before a pause.
    private func usable() throws(MessagingError) -> PostgreSQLConnection {
      guard !isClosed else { throw MessagingError(.storageFailed, "the store is closed") }
      connection?.checkIdle()
      if let connection, !connection.isLost { return connection }
      guard PostgreSQLConnection.time >= nextAttempt else {
        throw MessagingError(.storageFailed, "\(place): there is no connection")
      }
      do throws(MessagingError) {
        let new = try PostgreSQLConnection(url: url, name: name, patience: patience)
        connection = new
        try new.configure()
        try new.prepare([.begin, .commit, .rollback] + statements)
        return new
      } catch {
        connection?.close()
        nextAttempt = PostgreSQLConnection.time + Self.pause
        throw error
      }
    }

    /// Runs a step that can be repeated, once more if the connection was lost in it.
    func step<Value>(
      _ body: (PostgreSQLConnection) throws(MessagingError) -> Value
    ) throws(MessagingError) -> Value {
      do throws(MessagingError) {
        return try attempt(body)
      } catch {
        guard connection?.isLost ?? true, !isClosed, PostgreSQLConnection.time >= nextAttempt else { throw error }
        return try attempt(body)
      }
    }

    /// Runs a step once.
    func attempt<Value>(
      _ body: (PostgreSQLConnection) throws(MessagingError) -> Value
    ) throws(MessagingError) -> Value {
      let connection = try usable()
      do throws(MessagingError) {
        return try body(connection)
      } catch {
        connection.abandon()
        throw error
      }
    }
  }

  extension PostgreSQLConnection {
    /// Runs a statement and takes its rows.
    func rows(
      _ statement: PostgreSQLStatement, _ values: [PostgreSQLValue]
    ) throws(MessagingError) -> PostgreSQLRows {
      try send(statement, values)
      return try finish(last: 1)[0]
    }

    /// Ends the transaction of what was sent.
    func commit() throws(MessagingError) {
      try send(.commit)
      // A transaction that failed answers that it was rolled back, which is not an error to the server.
      guard try finish(last: 1)[0].command == "COMMIT" else {
        throw MessagingError(.storageFailed, "\(place): the transaction was rolled back")
      }
    }

    /// Undoes a transaction if there is one; a session that cannot do it is ended, and the transaction with it.
    func abandon() {
      guard !isLost else { return }
      do throws(MessagingError) {
        // A failure among the rest would keep the server from reaching the end of the transaction.
        if hasPending { _ = try? finish(last: 0) }
        guard !isLost else { return }
        try send(.rollback)
        _ = try finish(last: 0)
      } catch {
        close()
      }
    }
  }
#endif
