#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    /// The largest number of entries that are fetched at once.
    static let chunk: Int64 = 1000

    package func events(_ question: PageQuestion) throws(MessagingError) -> EventPage {
      var page = EventPage(events: [], isTruncated: false, hasMore: false)
      let after = max(0, question.after)
      guard after < question.before, question.before > 1 else { return page }
      let end = question.before - 1
      var start = after + 1
      if question.newest < .max {
        let window = try rows(
          HistoryStatements.window,
          [.int(question.stream), .int(after), .int(end), .int(Int64(max(0, question.newest)))])
        guard !window.isEmpty else { return page }
        start = window.int64(0, 0)
        page.isTruncated = window.flag(0, 1)
      }
      guard question.newest > 0 else { return page }
      var room = max(0, question.bytes)
      let limit = max(1, question.limit)
      while true {
        let chunk = min(Self.chunk - 1, Int64(clamping: limit - page.events.count)) + 1
        let rows = try rows(
          HistoryStatements.page, [.int(question.stream), .int(start), .int(end), .int(chunk), .int(Int64(room))])
        for row in 0..<rows.count {
          let event = try event(rows, row)
          if page.events.count >= limit || event.payload.count > room && !page.events.isEmpty {
            page.hasMore = true
            return page
          }
          room -= min(event.payload.count, room)
          page.events.append(event)
        }
        // The last column counts what there was without the limit of the bytes.
        guard let last = page.events.last, !rows.isEmpty,
          Int64(rows.count) < rows.int64(0, 12) || rows.int64(0, 12) >= chunk
        else { return page }
        start = last.sequence + 1
      }
    }

    package func events(
      of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
    ) throws(MessagingError) -> [EventRecord] {
      let values: [PostgreSQLValue] = [
        .int(stream), .int(Int64(kind.rawValue)), .int(after), .int(before), .int(Int64(max(0, limit))),
      ]
      return try events(rows(HistoryStatements.ofKind, values)).reversed()
    }

    package func position(stream: StreamNumber, at time: Timestamp) throws(MessagingError) -> Int64 {
      try boundary(stream, time)?.low ?? 0
    }

    package func messages(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer {
      var answer = HistoryAnswer(events: [], rows: 0, next: nil)
      guard question.limit > 0, question.after < question.before, let range = try range(of: question) else {
        return answer
      }
      var (first, last) = (range.lowerBound, range.upperBound)
      var room = max(0, question.bytes)
      var seen: Timestamp?
      var wanted: [Int64] = []
      let chunk = min(Self.chunk - 50, max(0, Int64(clamping: min(question.rows, question.limit)))) + 50
      look: while true {
        let rows = try rows(
          question.oldestFirst ? HistoryStatements.pastFrom : HistoryStatements.pastDownFrom,
          [.int(question.stream), .int(first), .int(last), .int(chunk)])
        for row in 0..<rows.count {
          let time = rows.timestamp(row, 2)
          if question.oldestFirst ? time >= question.before : time <= question.after { break look }
          let isWanted = question.wants(
            kind: rows.int64(row, 1), options: rows.int64(row, 3), contentKind: rows.int64(row, 4))
          let size = Int(clamping: rows.int64(row, 5))
          let isFull = wanted.count >= question.limit || answer.rows >= max(1, question.rows)
          if isFull || isWanted && size > room && !wanted.isEmpty {
            answer.next = seen
            break look
          }
          answer.rows += 1
          seen = time
          guard isWanted else { continue }
          room -= min(size, room)
          wanted.append(rows.int64(row, 0))
        }
        guard rows.count == chunk else { break }
        let seen = rows.int64(rows.count - 1, 0)
        if question.oldestFirst { first = seen + 1 } else { last = seen - 1 }
      }
      guard !wanted.isEmpty else { return answer }
      let found = try events(rows(HistoryStatements.byPositions, [.int(question.stream), .ints(wanted)]))
      answer.events = question.oldestFirst ? found : found.reversed()
      return answer
    }

    /// Returns the positions between the times of a question and behind its floor; nil if there are none.
    private func range(of question: HistoryQuestion) throws(MessagingError) -> ClosedRange<Int64>? {
      let edge = question.oldestFirst ? question.after : question.before.advanced(byMilliseconds: -1)
      var (low, high): (Int64, Int64)
      if question.isOfPast {
        low = max(question.floor, PastPosition.position(at: question.after))
        high = PastPosition.position(at: question.before.advanced(byMilliseconds: -1))
      } else {
        guard let boundary = try boundary(question.stream, edge) else { return nil }
        // Of the other end the times say where it is.
        (low, high) = (max(0, question.floor), boundary.lastSequence)
        guard low < high else { return nil }
        if question.oldestFirst { low = max(low, boundary.high - 1) } else { high = boundary.high - 1 }
      }
      return low < high ? low + 1...high : nil
    }

    /// Returns the position of the last entry that is not later than a time (0 for none), that from which on everything is
    /// later, and the last position of the stream; nil if there is no stream.
    private func boundary(
      _ stream: StreamNumber, _ time: Timestamp
    ) throws(MessagingError) -> (low: Int64, high: Int64, lastSequence: Int64)? {
      let rows = try rows(HistoryStatements.boundary, [.int(stream), .time(time)])
      return rows.isEmpty ? nil : (rows.int64(0, 0), rows.int64(0, 1), rows.int64(0, 2))
    }
  }

  extension HistoryQuestion {
    /// Returns whether an entry is looked for.
    fileprivate func wants(kind: Int64, options: Int64, contentKind: Int64) -> Bool {
      guard kind == Int64(EventKind.message.rawValue) || kind == Int64(EventKind.senderOnly.rawValue),
        MessageOptions(rawValue: UInt16(truncatingIfNeeded: options)).contains(.stored)
      else { return false }
      return kinds.isEmpty || kinds.contains(MessageKind(rawValue: UInt8(truncatingIfNeeded: contentKind)))
    }
  }

  /// The past that was imported.
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

  /// The messages that accounts deleted from their history.
  extension PostgreSQLHubStore {
    package func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError) {
      guard !sequences.isEmpty else { return }
      try run(HistoryStatements.hide, [.int(stream), .ints(sequences), .int(account)])
    }

    package func hidden(
      account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
    ) throws(MessagingError) -> Set<Int64> {
      guard !sequences.isEmpty else { return [] }
      let rows = try rows(HistoryStatements.hidden, [.int(stream), .int(account), .ints(sequences)])
      return Set((0..<rows.count).map { rows.int64($0, 0) })
    }

    package func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> {
      let rows = try rows(HistoryStatements.deleters, [.int(message.stream), .int(message.sequence)])
      return Set((0..<rows.count).map { rows.number($0, 0) })
    }
  }

  /// The statements about many events of a stream, and about what accounts deleted from their history.
  enum HistoryStatements {
    private static let columns = EventStatements.columns

    /// The position at which the newest entries between two positions begin, and whether there are older ones.
    static let window = PostgreSQLStatement(
      "event_window", [.int, .int, .int, .int],
      """
      SELECT page.start, EXISTS(
        SELECT 1 FROM event WHERE event.stream = $1 AND event.sequence > $2
          AND event.sequence < CASE WHEN $4 = 0 THEN page.stop + 1 ELSE page.start END)
      FROM (
        SELECT stop, CASE WHEN stop - $2 <= $4 THEN $2 + 1 ELSE coalesce(
          (SELECT event.sequence FROM event WHERE event.stream = $1 AND event.sequence > $2 AND event.sequence <= stop
            ORDER BY event.sequence DESC OFFSET greatest($4 - 1, 0) LIMIT 1),
          $2 + 1) END AS start
        FROM (SELECT least(last_sequence, $3) AS stop FROM stream WHERE number = $1) AS bounds
        OFFSET 0) AS page
      """)
    /// Entries up to the one with which they become larger than a size, and the number there would be without it.
    static let page = PostgreSQLStatement(
      "event_page", [.int, .int, .int, .int, .int],
      """
      SELECT \(columns), event.count FROM (
        SELECT page.*, count(*) OVER () AS count,
          sum(octet_length(payload)) OVER (ORDER BY sequence ROWS UNBOUNDED PRECEDING) - octet_length(payload) AS before
        FROM (
          SELECT * FROM event WHERE stream = $1 AND sequence >= $2 AND sequence <= $3 ORDER BY sequence LIMIT $4) AS page
        ) AS event
      WHERE event.before <= $5 ORDER BY event.sequence
      """)
    /// Entries of one kind. Without its own condition in the statement, the index could not be used.
    static let ofKind = PostgreSQLStatement(
      "event_of_kind", [.int, .int, .int, .int, .int],
      """
      SELECT \(columns) FROM event
      WHERE stream = $1 AND kind = $2 AND kind IN (5, 8, 9, 10) AND sequence > $3 AND sequence < $4
      ORDER BY sequence DESC LIMIT $5
      """)
    // Without contents: of most entries they are not wanted.
    private static let past = "SELECT sequence, kind, time, options, content_kind, octet_length(payload) FROM event"
    private static let between = "stream = $1 AND sequence >= $2 AND sequence <= $3"
    static let pastFrom = PostgreSQLStatement(
      "event_past_from", [.int, .int, .int, .int], "\(past) WHERE \(between) ORDER BY sequence LIMIT $4")
    static let pastDownFrom = PostgreSQLStatement(
      "event_past_down_from", [.int, .int, .int, .int],
      "\(past) WHERE \(between) ORDER BY sequence DESC LIMIT $4")
    static let byPositions = PostgreSQLStatement(
      "event_by_positions", [.int, .ints],
      "SELECT \(columns) FROM event WHERE stream = $1 AND sequence = ANY($2) ORDER BY sequence")
    /// The positions between which a time lies, found by halving: times grow with positions, so no index on times is
    /// needed. Up to the first nothing is later, from the second on everything is.
    static let boundary = PostgreSQLStatement(
      "event_boundary", [.int, .int],
      """
      WITH RECURSIVE step(low, high, last) AS (
        SELECT CASE WHEN $2 >= last_time THEN last_sequence ELSE 0 END, last_sequence + 1, last_sequence
        FROM stream WHERE number = $1
        UNION ALL
        SELECT CASE WHEN found.sequence < step.high AND found.time <= $2 THEN found.sequence ELSE step.low END,
          CASE WHEN found.sequence < step.high AND found.time <= $2 THEN step.high
            ELSE step.low + (step.high - step.low) / 2 END,
          step.last
        FROM step LEFT JOIN LATERAL (
          SELECT sequence, time FROM event
          WHERE stream = $1 AND sequence >= step.low + (step.high - step.low) / 2 ORDER BY sequence LIMIT 1
          ) AS found ON true
        WHERE step.low + 1 < step.high)
      SELECT low, high, last FROM step WHERE low + 1 >= high
      """)

    static let hide = PostgreSQLStatement(
      "hide", [.int, .ints, .int],
      """
      INSERT INTO hidden(stream, sequence, account)
      SELECT event.stream, event.sequence, $3 FROM unnest($2) AS wanted(sequence)
        JOIN event ON event.stream = $1 AND event.sequence = wanted.sequence AND event.kind <> 3
      ON CONFLICT(stream, sequence, account) DO NOTHING
      """)
    static let hidden = PostgreSQLStatement(
      "hidden", [.int, .int, .ints],
      """
      SELECT hidden.sequence FROM unnest($3) AS wanted(sequence)
        JOIN hidden ON hidden.stream = $1 AND hidden.sequence = wanted.sequence AND hidden.account = $2
      """)
    static let deleters = PostgreSQLStatement(
      "deleters", [.int, .int],
      """
      SELECT account FROM hidden WHERE stream = $1 AND sequence = $2
      UNION ALL SELECT account FROM member WHERE stream = $1 AND cleared >= $2 AND cleared <> 0
      """)

    static let all = [window, page, ofKind, pastFrom, pastDownFrom, byPositions, boundary, hide, hidden, deleters]
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

  extension PostgreSQLSchema {
    /// The messages that accounts deleted from their history.
    static let history = """
      CREATE TABLE hidden(
        stream bigint NOT NULL, sequence bigint NOT NULL, account bigint NOT NULL,
        PRIMARY KEY(stream, sequence, account));
      """
  }
#endif
