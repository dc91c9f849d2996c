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
    let cursor = try statements.eventsFrom.use()
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
    let cursor = try statements.windowStart.use()
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

  package func unreadCount(
    stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
  ) throws(MessagingError) -> Int {
    guard let last = try state(of: stream)?.record.lastSequence else { return 0 }
    let before = max(0, min(before, last + 1))
    let after = max(0, after, before - 1 - min(Int64(max(0, rows)), before))
    let cursor = try statements.unreadCount.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after)
    cursor.bind(3, before)
    cursor.bind(4, account)
    return try cursor.next() ? Int(clamping: cursor.int64(0)) : 0
  }

  package func events(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    let cursor = try statements.eventsOfKind.use()
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
    let cursor = try (question.oldestFirst ? statements.pastFrom : statements.pastDownFrom).use()
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
    let cursor = try statements.timeFrom.use()
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
