package import ParlanceCore

extension SQLiteHubStore {
  package func events(_ question: PageQuestion) throws(MessagingError) -> EventPage {
    var page = EventPage(events: [], isTruncated: false, hasMore: false)
    let after = max(0, question.after)
    guard let last = try state(of: question.stream)?.record.lastSequence, after < last, after < question.before else {
      return page
    }
    let end = min(last, question.before - 1)
    let window = try window(stream: question.stream, after: after, end: end, limit: max(0, question.newest))
    page.isTruncated = window.isTruncated
    guard question.newest > 0 else { return page }
    let cursor = try historyStatements.eventsFrom.use()
    defer { cursor.reset() }
    cursor.bind(1, question.stream)
    cursor.bind(2, window.start)
    cursor.bind(3, end)
    var room = max(0, question.bytes)
    while try cursor.next() {
      let size = cursor.lentBytes(11).count
      if page.events.count >= max(1, question.limit) || size > room && !page.events.isEmpty {
        page.hasMore = true
        break
      }
      room -= min(size, room)
      page.events.append(try event(cursor))
    }
    return page
  }

  /// Returns the position at which the newest `limit` entries after a position and up to another begin, and whether
  /// there are older ones.
  private func window(
    stream: StreamNumber, after: Int64, end: Int64, limit: Int
  ) throws(MessagingError) -> (start: Int64, isTruncated: Bool) {
    // No more positions than entries are wanted, so there is nothing to count.
    if end - after <= Int64(limit) { return (after + 1, false) }
    let cursor = try historyStatements.windowStart.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after)
    cursor.bind(3, Int64(max(0, limit - 1)))
    cursor.bind(4, end)
    guard try cursor.next() else { return (after + 1, false) }
    let start = cursor.int64(0)
    if limit == 0 { return (start, true) }
    return (start, try cursor.next())
  }

  package func events(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    let cursor = try historyStatements.eventsOfKind.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, kind.rawValue)
    cursor.bind(3, after)
    cursor.bind(4, before)
    cursor.bind(5, Int64(max(0, limit)))
    var found: [EventRecord] = []
    while try cursor.next() { found.append(try event(cursor)) }
    return found.reversed()
  }

  package func position(stream: StreamNumber, at time: Timestamp) throws(MessagingError) -> Int64 {
    guard let state = try state(of: stream) else { return 0 }
    return try boundary(state.record, time).last
  }

  package func messages(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer {
    var answer = HistoryAnswer(events: [], rows: 0, next: nil)
    guard question.limit > 0, question.after < question.before, let state = try state(of: question.stream),
      let range = try range(of: question, in: state.record)
    else { return answer }
    let cursor = try (question.oldestFirst ? historyStatements.pastFrom : historyStatements.pastDownFrom).use()
    defer { cursor.reset() }
    cursor.bind(1, question.stream)
    cursor.bind(2, range.lowerBound)
    cursor.bind(3, range.upperBound)
    var room = max(0, question.bytes)
    var seen: Timestamp?
    while try cursor.next() {
      let time = cursor.timestamp(2)
      if question.oldestFirst ? time >= question.before : time <= question.after { break }
      let isWanted = question.wants(
        kind: cursor.uint8(1), options: cursor.uint16(3), contentKind: cursor.uint8(4))
      let size = Int(clamping: cursor.int64(5))
      let isFull = answer.events.count >= question.limit || answer.rows >= max(1, question.rows)
      if isFull || isWanted && size > room && !answer.events.isEmpty {
        answer.next = seen
        break
      }
      answer.rows += 1
      seen = time
      guard isWanted, let event = try event(stream: question.stream, sequence: cursor.int64(0)) else { continue }
      room -= min(size, room)
      answer.events.append(event)
    }
    return answer
  }

  /// Returns the positions between the times of a question and behind its floor; nil if there are none.
  private func range(
    of question: HistoryQuestion, in stream: StreamRecord
  ) throws(MessagingError) -> ClosedRange<Int64>? {
    // `after` is less than another time, so `before` has one before it.
    let last = question.before.advanced(byMilliseconds: -1)
    let (low, high): (Int64, Int64)
    if question.isOfPast {
      low = max(question.floor, PastPosition.position(at: question.after))
      high = PastPosition.position(at: last)
    } else {
      let floor = max(0, question.floor)
      guard floor < stream.lastSequence else { return nil }
      // Of the other end the times say where it is.
      low = question.oldestFirst ? max(floor, try boundary(stream, question.after).next - 1) : floor
      high = question.oldestFirst ? stream.lastSequence : try boundary(stream, last).next - 1
    }
    return low < high ? low + 1...high : nil
  }

  /// Returns the position of the last entry that is not later than a time (0 for none) and that from which on
  /// everything is later, found by halving: times grow with positions, so no index on times is needed.
  private func boundary(
    _ stream: StreamRecord, _ time: Timestamp
  ) throws(MessagingError) -> (last: Int64, next: Int64) {
    if time >= stream.lastTime { return (stream.lastSequence, stream.lastSequence + 1) }
    let cursor = try historyStatements.timeFrom.use()
    defer { cursor.reset() }
    cursor.bind(1, stream.number)
    // Up to `low` nothing is later, from `high` on everything is.
    var low: Int64 = 0
    var high = stream.lastSequence + 1
    while low + 1 < high {
      let middle = low + (high - low) / 2
      cursor.reset()
      cursor.bind(2, middle)
      // What was pruned leaves gaps.
      guard try cursor.next(), cursor.int64(0) < high else {
        high = middle
        continue
      }
      if cursor.timestamp(1) > time { high = middle } else { low = cursor.int64(0) }
    }
    return (low, high)
  }
}

extension HistoryQuestion {
  /// Returns whether an entry is looked for.
  fileprivate func wants(kind: UInt8, options: UInt16, contentKind: UInt8) -> Bool {
    guard kind == EventKind.message.rawValue || kind == EventKind.senderOnly.rawValue,
      MessageOptions(rawValue: options).contains(.stored)
    else { return false }
    return kinds.isEmpty || kinds.contains(MessageKind(rawValue: contentKind))
  }
}

/// The past that was imported.
extension SQLiteHubStore {
  package func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome {
    try inTransaction { () throws(MessagingError) in
      guard let state = try state(of: draft.stream) else {
        throw connection.fail(MessagingError(.invalidArgument, "no stream \(draft.stream)"))
      }
      let event = EventRecord(past: draft)
      let cursor = try streamStatements.insertEvent.use()
      let code = cursor.step(inserting: event)
      defer { cursor.reset() }
      if code == SQLiteCursor.notUnique {
        if let id = event.id, let known = try self.event(stream: event.stream, id: id) { return .exists(known) }
        return .isTaken
      }
      try cursor.check(code)
      state.record.lastTime = max(state.record.lastTime, event.time)
      counters.newestTime = max(counters.newestTime, event.time)
      touch(state)
      counters.uncounted += 1
      return .inserted(sequence: event.sequence)
    }
  }

  package func hasPast(stream: StreamNumber) throws(MessagingError) -> Bool {
    let cursor = try historyStatements.past.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    return try cursor.next()
  }

  package func past(stream: StreamNumber, after: Int64, limit: Int, bytes: Int) throws(MessagingError) -> EventPage {
    var page = EventPage()
    guard after < PastPosition.last else { return page }
    let cursor = try historyStatements.eventsFrom.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after + 1)
    cursor.bind(3, PastPosition.last)
    var room = max(0, bytes)
    while try cursor.next() {
      guard page.takes(try event(cursor), limit: limit, room: &room) else { break }
    }
    return page
  }
}

/// The messages that accounts deleted from their history.
extension SQLiteHubStore {
  package func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError) {
    try inTransaction { () throws(MessagingError) in
      let cursor = try historyStatements.hide.use()
      defer { cursor.reset() }
      cursor.bind(1, stream)
      cursor.bind(3, account)
      for sequence in sequences {
        cursor.bind(2, sequence)
        try cursor.finish()
        cursor.reset()
      }
    }
  }

  package func hidden(
    account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64> {
    var hidden: Set<Int64> = []
    let cursor = try historyStatements.hidden.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    var rest = sequences[...]
    while !rest.isEmpty {
      for index in 0..<HubStreamStatements.listLength {
        if let sequence = rest.popFirst() { cursor.bind(3 + index, sequence) } else { cursor.bindNull(3 + index) }
      }
      while try cursor.next() { hidden.insert(cursor.int64(0)) }
      cursor.reset()
    }
    return hidden
  }

  package func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> {
    var deleters: Set<AccountNumber> = []
    let cursor = try historyStatements.deleters.use()
    defer { cursor.reset() }
    cursor.bind(message)
    while try cursor.next() { deleters.insert(cursor.number(0)) }
    return deleters
  }
}

/// The hub store's statements about the history of conversations, and about what accounts deleted from it, each compiled at its first use.
struct HubHistoryStatements {
  let eventsFrom, windowStart, eventsOfKind, pastFrom, pastDownFrom, past, timeFrom, hide, hidden,
    deleters: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = HubStreamStatements.eventColumns
    eventsFrom = connection.statement(
      "SELECT \(columns) FROM event WHERE stream = ?1 AND sequence >= ?2 AND sequence <= ?3 ORDER BY sequence")
    // The position of the first of the newest entries, and that of the one before it.
    windowStart = connection.statement(
      """
      SELECT sequence FROM event WHERE stream = ?1 AND sequence > ?2 AND sequence <= ?4
      ORDER BY sequence DESC LIMIT 2 OFFSET ?3
      """)
    // Without its own condition in the statement, the index could not be used.
    eventsOfKind = connection.statement(
      """
      SELECT \(columns) FROM event INDEXED BY event_by_kind
      WHERE stream = ?1 AND kind = ?2 AND kind IN (5, 8, 9, 10) AND sequence > ?3 AND sequence < ?4
      ORDER BY sequence DESC LIMIT ?5
      """)
    // Without contents: of most entries they are not wanted.
    let past = "SELECT sequence, kind, time, options, content_kind, length(payload) FROM event"
    let between = "stream = ?1 AND sequence >= ?2 AND sequence <= ?3"
    pastFrom = connection.statement("\(past) WHERE \(between) ORDER BY sequence")
    pastDownFrom = connection.statement("\(past) WHERE \(between) ORDER BY sequence DESC")
    self.past = connection.statement("SELECT 1 FROM event WHERE stream = ?1 AND sequence < 0 LIMIT 1")
    timeFrom = connection.statement(
      "SELECT sequence, time FROM event WHERE stream = ?1 AND sequence >= ?2 ORDER BY sequence LIMIT 1")
    hide = connection.statement(
      """
      INSERT INTO hidden(stream, sequence, account)
      SELECT ?1, ?2, ?3 WHERE \(HubStreamStatements.isThere) ON CONFLICT(stream, sequence, account) DO NOTHING
      """)
    hidden = connection.statement(
      """
      SELECT sequence FROM hidden WHERE stream = ?1 AND account = ?2 AND sequence IN \(HubStreamStatements.list(from: 3))
      """)
    deleters = connection.statement(
      """
      SELECT account FROM hidden WHERE stream = ?1 AND sequence = ?2
      UNION ALL SELECT account FROM member WHERE stream = ?1 AND cleared >= ?2 AND cleared <> 0
      """)
  }
}

extension Schema {
  /// The messages that accounts deleted from their history.
  static let hubHistory = """
    CREATE TABLE hidden(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL,
      PRIMARY KEY(stream, sequence, account)) WITHOUT ROWID;
    """
}
