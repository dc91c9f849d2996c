#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome {
      try inTransaction { () throws(MessagingError) in
        let event = EventRecord(past: draft)
        let rows = try rows(
          PastStatements.insert,
          [
            .int(event.stream), .int(event.sequence), .time(event.time), .int(event.sender),
            .int(Int64(event.options.rawValue)), .int(Int64(event.kind.rawValue)),
            .int(Int64(event.platform.rawValue)), .int(Int64(event.contentKind.rawValue)),
            event.id.map { .text($0.string) } ?? .null, .bytes(event.payload),
          ], writes: true)
        if rows.isEmpty {
          guard try stream(number: event.stream) != nil else {
            throw fail(MessagingError(.invalidArgument, "no stream \(event.stream)"))
          }
          if let id = event.id, let known = try self.event(stream: event.stream, id: id) { return .exists(known) }
          return .isTaken
        }
        newestInTurn = max(newestInTurn, event.time)
        return .inserted(sequence: event.sequence)
      }
    }

    package func hasPast(stream: StreamNumber) throws(MessagingError) -> Bool {
      !(try rows(PastStatements.some, [.int(stream)]).isEmpty)
    }

    package func past(stream: StreamNumber, after: Int64, limit: Int, bytes: Int) throws(MessagingError) -> EventPage {
      var page = EventPage()
      guard after < PastPosition.last else { return page }
      var room = max(0, bytes)
      var start = after + 1
      let chunk = min(Self.chunk, max(1, Int64(clamping: limit))) + 1
      while true {
        let rows = try rows(
          HistoryStatements.page,
          [.int(stream), .int(start), .int(PastPosition.last), .int(chunk), .int(Int64(room))])
        for row in 0..<rows.count {
          guard page.takes(try event(rows, row), limit: limit, room: &room) else { return page }
        }
        // The last column counts what there was without the limit of the bytes.
        guard !rows.isEmpty, let last = page.events.last else { return page }
        guard rows.int64(0, 12) >= chunk || Int64(rows.count) < rows.int64(0, 12) else { return page }
        start = last.sequence + 1
      }
    }
  }

  /// The statements about imported messages.
  enum PastStatements {
    /// A conflict with another hub's row waits for it, and inserts nothing.
    static let insert = PostgreSQLStatement(
      "past_insert", [.int, .int, .int, .int, .int, .int, .int, .int, .bytes, .bytes],
      """
      WITH inserted AS (
        INSERT INTO event(
          stream, sequence, time, sender, number, sender_number, options, kind, platform, content_kind, id, payload)
        SELECT number, $2, $3, $4, 0, 0, $5, $6, $7, $8, $9, $10 FROM stream WHERE number = $1
        ON CONFLICT DO NOTHING RETURNING stream, time)
      UPDATE stream SET last_time = greatest(stream.last_time, inserted.time)
      FROM inserted WHERE stream.number = inserted.stream RETURNING stream.number
      """)
    static let some = PostgreSQLStatement(
      "past_some", [.int], "SELECT 1 FROM event WHERE stream = $1 AND sequence < 0 LIMIT 1")

    static let all = [insert, some]
  }
#endif
