#if Cluster && os(Linux)
  import CPostgreSQL
  import Foundation
  import ParlanceCore
  import ParlancePostgreSQL
  import PostgreSQLServer

  /// The hub's store in PostgreSQL, beside `COPY` of the same rows into the same table: what the server alone costs.
  ///
  /// The processor time is that of this process and of the server's. The server waits for the disk at each commit.
  struct PostgreSQLBenchmark {
    var messages: Int
    var runs: Int

    /// The messages of a turn, and the conversations that they go to.
    private static let turnSizes = [1, 20, 500]
    private static let streams = 50

    /// A size of turns, and what a message costs with it.
    struct Result: Encodable {
      var messagesPerTurn: Int
      var storeRowsPerProcessorSecond: Double
      var copyRowsPerProcessorSecond: Double
      var storeMillisecondsPerTurn: Double
      var copyMillisecondsPerTurn: Double
      var share: Double { storeRowsPerProcessorSecond / copyRowsPerProcessorSecond }
    }

    func measure() throws -> [Result] {
      try Self.turnSizes.map { size in
        // Small turns are as dear as large ones.
        let turns = max(20, min(2000, messages / size))
        var (stores, copies): ([Cost], [Cost]) = ([], [])
        for _ in 0..<runs {
          stores.append(try store(size, turns))
          copies.append(try Self.copy(size, turns))
        }
        let (store, copy) = (Self.median(stores), Self.median(copies))
        let rows = Double(size * turns)
        return Result(
          messagesPerTurn: size, storeRowsPerProcessorSecond: rows / store.processor,
          copyRowsPerProcessorSecond: rows / copy.processor,
          storeMillisecondsPerTurn: store.wall / Double(turns) * 1000,
          copyMillisecondsPerTurn: copy.wall / Double(turns) * 1000)
      }
    }

    static func print(_ results: [Result]) {
      Swift.print("messages/turn   rows per CPU second: store, COPY, share   ms per turn: store, COPY")
      for result in results {
        Swift.print(
          String(
            format: "%13d   %12.0f %12.0f %6.0f %%            %8.2f %8.2f", result.messagesPerTurn,
            result.storeRowsPerProcessorSecond, result.copyRowsPerProcessorSecond, result.share * 100,
            result.storeMillisecondsPerTurn, result.copyMillisecondsPerTurn))
      }
    }

    /// The seconds that some work took.
    struct Cost {
      /// Of this process and of the server.
      var processor: Double
      var wall: Double
    }

    private static func median(_ costs: [Cost]) -> Cost {
      costs.sorted { $0.processor < $1.processor }[costs.count / 2]
    }

    private static func cost(_ server: PrivateServer, _ work: () throws -> Void) throws -> Cost {
      let before = try server.processorTime()
      let own = try Measurement.of(messages: 1, work)
      return Cost(processor: own.processorSeconds + (try server.processorTime()) - before, wall: own.wallSeconds)
    }

    private static func drafts(_ size: Int, _ turn: Int) -> [EventDraft] {
      (0..<size).map { index in
        EventDraft(
          stream: StreamNumber(rawValue: Int64(index % Self.streams) + 1), kind: .message,
          time: Timestamp(milliseconds: Int64(turn)),
          id: MessageID.generate(at: Timestamp(seconds: Date().timeIntervalSince1970)),
          sender: AccountNumber(rawValue: Int64(index % 7)),
          options: .ordinary, payload: Array(repeating: UInt8(truncatingIfNeeded: index), count: 150))
      }
    }

    private func store(_ size: Int, _ turns: Int) throws -> Cost {
      let server = try PrivateServer(isDurable: true)
      let store = try PostgreSQLHubStore(url: server.url("postgres"))
      defer { store.close() }
      try store.begin()
      for number in 0..<Self.streams {
        _ = try store.insertStream(key: .conversation("\(number)"), kind: .group, profile: [])
      }
      try store.commit()
      let drafts = (0..<turns).map { Self.drafts(size, $0) }
      return try Self.cost(server) {
        for turn in drafts {
          try store.begin()
          _ = try store.append(turn)
          try store.commit()
        }
      }
    }

    /// Copies rows into the table of events of a server of its own, so many with each commit.
    static func copy(_ size: Int, _ turns: Int) throws -> Cost {
      let server = try PrivateServer(isDurable: true)
      // For the table.
      try PostgreSQLHubStore(url: server.url("postgres")).close()
      let connection = PQconnectdb(server.url("postgres"))
      defer { PQfinish(connection) }
      guard PQstatus(connection) == CONNECTION_OK else { throw BenchmarkError("no connection to PostgreSQL") }
      var rows = CopiedRows()
      let parts = (0..<turns).map { rows.encoded(drafts(size, $0)) }
      return try cost(server) {
        for part in parts {
          let begun = PQexec(connection, CopiedRows.command)
          defer { PQclear(begun) }
          guard PQresultStatus(begun) == PGRES_COPY_IN else { throw BenchmarkError("COPY was refused") }
          part.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            _ = PQputCopyData(connection, start, Int32(bytes.count))
          }
          PQputCopyEnd(connection, nil)
          while let result = PQgetResult(connection) {
            defer { PQclear(result) }
            guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw BenchmarkError("COPY failed") }
          }
        }
      }
    }
  }

  /// Rows of the table of events, as `COPY` takes them in its binary format.
  private struct CopiedRows {
    static let command = """
      COPY parlance.event(stream, sequence, time, sender, number, sender_number, options, kind, platform, content_kind, id,
        payload) FROM STDIN (FORMAT binary)
      """

    private var lastSequences: [StreamNumber: Int64] = [:]

    mutating func encoded(_ drafts: [EventDraft]) -> [UInt8] {
      var bytes = Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0] + [UInt8](repeating: 0, count: 8)
      for draft in drafts {
        let sequence = lastSequences[draft.stream, default: 0] + 1
        lastSequences[draft.stream] = sequence
        Self.add(Int16(12), to: &bytes)
        for value in [
          draft.stream.rawValue, sequence, draft.time.milliseconds, draft.sender.rawValue, sequence, sequence,
        ] {
          Self.add(field: value, to: &bytes)
        }
        Self.add(field: Int32(draft.options.rawValue), to: &bytes)
        for value in [draft.kind.rawValue, draft.platform.rawValue, draft.contentKind.rawValue] {
          Self.add(field: Int16(value), to: &bytes)
        }
        for value in [Array((draft.id?.string ?? "").utf8), draft.payload] {
          Self.add(Int32(value.count), to: &bytes)
          bytes += value
        }
      }
      Self.add(Int16(-1), to: &bytes)
      return bytes
    }

    private static func add(field value: some FixedWidthInteger, to bytes: inout [UInt8]) {
      add(Int32(value.bitWidth / 8), to: &bytes)
      add(value, to: &bytes)
    }

    private static func add(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
      withUnsafeBytes(of: value.bigEndian) { bytes += $0 }
    }
  }
#endif
