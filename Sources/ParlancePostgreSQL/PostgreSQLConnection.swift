#if Cluster
  internal import CPostgreSQL
  internal import ParlanceCore

  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// One session of a PostgreSQL server, in pipeline mode: statements are sent without waiting, and their results are taken
  /// together in one round trip.
  ///
  /// Confined to whatever its store is confined to.
  final class PostgreSQLConnection {
    /// The host and the database, for errors.
    let place: String
    private var handle: OpaquePointer?
    /// The number of statements that were sent and not answered.
    private var pending = 0
    private var encoder = PostgreSQLEncoder()
    /// The longest wait for an answer, in milliseconds.
    var patience: Int64

    /// Connects to a server.
    ///
    /// - parameter url: The address of the database, as libpq reads it.
    /// - parameter name: The name under which the server lists the session.
    /// - parameter patience: The longest wait for an answer, in milliseconds.
    /// - throws: `invalidArgument` if the address cannot be understood, `storageFailed` if there is no connection.
    init(url: String, name: String, patience: Int64) throws(MessagingError) {
      try Self.check(url)
      self.patience = patience
      // What stands before the address is the default, what stands behind it overrides it.
      let options = [
        ("connect_timeout", "5"), ("keepalives_idle", "10"), ("tcp_user_timeout", "20000"), ("dbname", url),
        ("application_name", name), ("client_encoding", "UTF8"),
      ]
      let keys = options.map { strdup($0.0) }
      let values = options.map { strdup($0.1) }
      defer { for text in keys + values { free(text) } }
      let connection = PQconnectdbParams(
        keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
      let host = PQhost(connection).map { String(cString: $0) } ?? ""
      let database = PQdb(connection).map { String(cString: $0) } ?? ""
      place = "PostgreSQL \(host)/\(database)"
      handle = connection
      guard PQstatus(connection) == CONNECTION_OK else { throw lost("no connection") }
      // Otherwise the library prints the server's notices.
      PQsetNoticeProcessor(connection, { _, _ in }, nil)
      guard PQsetnonblocking(connection, 1) == 0 else { throw lost("no connection") }
    }

    deinit { close() }

    /// Refuses an invalid address; the library's own message would repeat the password.
    private static func check(_ url: String) throws(MessagingError) {
      let isURL = url.hasPrefix("postgresql://") || url.hasPrefix("postgres://")
      let options = isURL ? PQconninfoParse(url, nil) : nil
      guard let options else {
        throw MessagingError(
          .invalidArgument, "the address of the database has the form postgresql://USER@HOST:PORT/DATABASE")
      }
      PQconninfoFree(options)
    }

    /// A Boolean value that indicates whether the session is gone.
    var isLost: Bool { handle == nil }
    /// A Boolean value that indicates whether statements were sent that are not answered.
    var hasPending: Bool { pending > 0 }

    /// Ends the session; what was not committed is undone.
    func close() {
      PQfinish(handle)
      handle = nil
      pending = 0
    }

    /// Ends the session, and returns the error that says why.
    private func lost(_ reason: String) -> MessagingError {
      // Several lines, of which the first says it.
      let words = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
      let line = words.split(separator: "\n").first.map { " (\($0))" } ?? ""
      close()
      return MessagingError(.storageFailed, "\(place): \(reason)\(line)")
    }

    /// Notices a session that ended while nothing was under way, such as when the server was restarted.
    func checkIdle() {
      guard let handle, pending == 0 else { return }
      var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
      // The server's last words come before the end.
      while poll(&descriptor, 1, 0) > 0 {
        if PQconsumeInput(handle) == 0 || PQstatus(handle) != CONNECTION_OK {
          _ = lost("the session ended")
          return
        }
      }
    }
  }

  extension PostgreSQLConnection {
    /// Runs statements without values, before the pipeline begins.
    ///
    /// - returns: The rows of the last one, as texts; NULL is nil.
    @discardableResult func execute(_ sql: String) throws(MessagingError) -> [[String?]] {
      guard let handle else { throw ended }
      guard PQsendQuery(handle, sql) == 1 else { throw lost("the session ended") }
      let deadline = Self.time + patience
      try flush(deadline)
      var rows: [[String?]] = []
      var failure: MessagingError?
      while let result = try next(deadline) {
        let answer = PostgreSQLRows(result)
        if answer.isFailed { failure = failure ?? error(answer) } else { rows = answer.texts }
      }
      if let failure { throw failure }
      return rows
    }

    /// Prepares statements and begins the pipeline.
    func prepare(_ statements: [PostgreSQLStatement]) throws(MessagingError) {
      guard let handle else { throw ended }
      guard PQenterPipelineMode(handle) == 1 else { throw lost("the session ended") }
      for statement in statements {
        let types = statement.types.map(\.oid)
        guard PQsendPrepare(handle, statement.name, statement.sql, Int32(types.count), types) == 1 else {
          throw lost("the session ended")
        }
        pending += 1
      }
      _ = try finish(last: 0)
    }

    /// Sends a statement, whose result comes with the next round trip.
    func send(_ statement: PostgreSQLStatement, _ values: [PostgreSQLValue] = []) throws(MessagingError) {
      guard let handle else { throw ended }
      let isSent = encoder.encode(values) { pointers, lengths, formats in
        PQsendQueryPrepared(
          handle, statement.name, Int32(values.count), pointers.baseAddress, lengths.baseAddress, formats.baseAddress, 1
        )
      }
      guard isSent == 1 else { throw lost("the session ended") }
      pending += 1
    }

    /// Takes the results of everything that was sent.
    ///
    /// - parameter count: The number of the last results that are wanted.
    /// - throws: The error of the first statement that failed; those behind it were not run. `storageFailed` if the session
    ///   is gone.
    func finish(last count: Int) throws(MessagingError) -> [PostgreSQLRows] {
      guard let handle else { throw ended }
      guard PQpipelineSync(handle) == 1 else { throw lost("the session ended") }
      let deadline = Self.time + patience
      try flush(deadline)
      var results: [PostgreSQLRows] = []
      var failure: MessagingError?
      var index = 0
      while true {
        guard let result = try next(deadline) else {
          // The end of one statement's results.
          index += 1
          if index > pending { throw lost("the server's answer was not understood") }
          continue
        }
        let rows = PostgreSQLRows(result)
        if rows.isSync { break }
        if rows.isFailed {
          failure = failure ?? error(rows)
          if isLost, let failure { throw failure }
        } else if !rows.isSkipped, index >= pending - count {
          results.append(rows)
        }
      }
      pending = 0
      if let failure { throw failure }
      guard results.count == count else { throw lost("the server's answer was not understood") }
      return results
    }

    private var ended: MessagingError { MessagingError(.storageFailed, "\(place): the session ended") }

    /// Returns the meaning of a failed statement.
    private func error(_ rows: PostgreSQLRows) -> MessagingError {
      let (state, words) = rows.failure
      let detail = "\(place): \(words) (\(state))"
      if PQstatus(handle) != CONNECTION_OK { return lost(words) }
      return MessagingError(PostgreSQLState.meaning(of: state), detail)
    }
  }

  extension PostgreSQLConnection {
    private func flush(_ deadline: Int64) throws(MessagingError) {
      while true {
        switch PQflush(handle) {
        case 0: return
        case 1: try wait(Int16(POLLIN | POLLOUT), deadline)
        default: throw lost("the session ended")
        }
      }
    }

    private func next(_ deadline: Int64) throws(MessagingError) -> OpaquePointer? {
      while PQisBusy(handle) == 1 { try wait(Int16(POLLIN), deadline) }
      let result = PQgetResult(handle)
      if result == nil && PQstatus(handle) != CONNECTION_OK { throw lost("the session ended") }
      return result
    }

    /// Waits until something can be read or written, and takes what came.
    private func wait(_ events: Int16, _ deadline: Int64) throws(MessagingError) {
      var descriptor = pollfd(fd: PQsocket(handle), events: events, revents: 0)
      let rest = deadline - Self.time
      let count = poll(&descriptor, 1, Int32(clamping: max(0, rest)))
      if count < 0 && errno == EINTR { return }
      guard count > 0 else { throw lost("no answer within \(patience) milliseconds") }
      guard descriptor.revents & ~Int16(POLLOUT) != 0 else { return }
      // What was read before the end of the session is looked at first: it says why.
      if PQconsumeInput(handle) == 0, PQisBusy(handle) == 1 { throw lost("the session ended") }
    }

    /// Milliseconds of a monotonic clock.
    static var time: Int64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
  }
#endif
