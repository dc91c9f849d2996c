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

    package func unreadCount(
      stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
    ) throws(MessagingError) -> Int {
      let count = try self.rows(
        HistoryStatements.unreadCount,
        [.int(stream), .int(after), .int(max(0, before)), .int(account), .int(Int64(max(0, rows)))])
      return Int(clamping: count.int64(0, 0))
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
#endif
