package import ParlanceCore

extension SQLiteHubStore {
  package func events(
    stream: Int64, after: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> EventPage {
    var page = EventPage(events: [], isTruncated: false, hasMore: false)
    let after = max(0, after)
    guard let last = try state(of: stream)?.record.lastSequence, after < last else { return page }
    let window = try window(stream: stream, after: after, last: last, limit: max(0, limit))
    page.isTruncated = window.isTruncated
    guard limit > 0 else { return page }
    let cursor = try statements.eventsFrom.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, window.start)
    var room = max(0, bytes)
    while try cursor.next() {
      let size = cursor.lentBytes(11).count
      if size > room && !page.events.isEmpty {
        page.hasMore = true
        break
      }
      room -= min(size, room)
      page.events.append(try event(cursor))
    }
    return page
  }

  /// Where the newest `limit` entries after a position begin, and whether there are older ones after it.
  private func window(
    stream: Int64, after: Int64, last: Int64, limit: Int
  ) throws(MessagingError) -> (start: Int64, isTruncated: Bool) {
    // No more positions than entries are wanted, so there is nothing to count.
    if last - after <= Int64(limit) { return (after + 1, false) }
    let cursor = try statements.windowStart.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after)
    cursor.bind(3, Int64(max(0, limit - 1)))
    guard try cursor.next() else { return (after + 1, false) }
    let start = cursor.int64(0)
    if limit == 0 { return (start, true) }
    return (start, try cursor.next())
  }

  package func history(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer {
    var answer = HistoryAnswer(events: [], rows: 0, next: nil)
    let floor = max(0, question.floor)
    guard question.limit > 0, question.after < question.before, let state = try state(of: question.stream),
      floor < state.record.lastSequence
    else { return answer }
    let cursor: SQLiteCursor
    if question.oldestFirst {
      cursor = try statements.pastFrom.use()
      let first = try firstSequence(state.record, laterThan: question.after)
      cursor.bind(2, max(first, floor + 1))
    } else {
      cursor = try statements.pastDownFrom.use()
      cursor.bind(2, try firstSequence(state.record, laterThan: question.before.advanced(byMilliseconds: -1)) - 1)
      cursor.bind(3, floor)
    }
    defer { cursor.reset() }
    cursor.bind(1, question.stream)
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

  /// The position from which on everything is later than a time, found by halving: times grow with positions, so
  /// no index on times is needed.
  private func firstSequence(_ stream: StreamRecord, laterThan time: Timestamp) throws(MessagingError) -> Int64 {
    if time >= stream.lastTime { return stream.lastSequence + 1 }
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
    return high
  }
}

extension HistoryQuestion {
  /// Whether an entry is what is looked for.
  fileprivate func wants(kind: UInt8, options: UInt16, contentKind: UInt8) -> Bool {
    guard kind == EventKind.message.rawValue || kind == EventKind.senderOnly.rawValue,
      MessageOptions(rawValue: options).contains(.stored)
    else { return false }
    return kinds.isEmpty || kinds.contains(MessageKind(rawValue: contentKind))
  }
}
