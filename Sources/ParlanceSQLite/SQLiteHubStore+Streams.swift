package import ParlanceCore

extension SQLiteHubStore {
  package func stream(key: String) throws(MessagingError) -> StreamRecord? {
    if let number = counters.numbers[ExactString(key)] { return try stream(number: number) }
    let cursor = try statements.streamByKey.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: key)
    return try cursor.next() ? try stream(number: cursor.int64(0)) : nil
  }

  package func stream(number: Int64) throws(MessagingError) -> StreamRecord? { try state(of: number)?.record }

  package func insertStream(
    key: String, kind: StreamKind, profile: [UInt8]
  ) throws(MessagingError) -> StreamRecord {
    let cursor = try statements.insertStream.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: key)
    cursor.bind(2, kind.rawValue)
    cursor.bind(3, copiedBytes: profile)
    try cursor.finish()
    guard connection.changes == 1 else {
      throw connection.fail(MessagingError(.invalidArgument, "the stream exists: \(key)"))
    }
    let record = StreamRecord(number: connection.lastInsertedRow, key: key, kind: kind, profile: profile)
    // Without the counting of the others, the next use of any stream would drop this one.
    if counters.isCurrent { keep(StreamState(record, hasNoCounts: true)) }
    return record
  }

  package func saveProfile(stream: Int64, _ profile: [UInt8]) throws(MessagingError) {
    let cursor = try statements.saveProfile.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, copiedBytes: profile)
    try cursor.finish()
    counters.states[stream]?.record.profile = profile
  }

  package func event(id: MessageID) throws(MessagingError) -> EventRecord? {
    let cursor = try statements.eventByID.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    return try cursor.next() ? try event(cursor) : nil
  }

  package func event(stream: Int64, sequence: Int64) throws(MessagingError) -> EventRecord? {
    let cursor = try statements.eventByPosition.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, sequence)
    return try cursor.next() ? try event(cursor) : nil
  }

  package func events(stream: Int64, after: Int64, limit: Int) throws(MessagingError) -> [EventRecord] {
    let cursor = try statements.newestEvents.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after)
    cursor.bind(3, Int64(max(0, limit)))
    var events: [EventRecord] = []
    while try cursor.next() { events.append(try event(cursor)) }
    events.reverse()
    return events
  }

  package func history(
    stream: Int64, after: Timestamp, before: Timestamp, oldestFirst: Bool, kinds: Set<MessageKind>, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    var events: [EventRecord] = []
    guard limit > 0, before.milliseconds > .min, let state = try state(of: stream) else { return events }
    let cursor: SQLiteCursor
    if oldestFirst {
      cursor = try statements.eventsFrom.use()
      cursor.bind(2, try firstSequence(state.record, laterThan: after))
    } else {
      cursor = try statements.eventsDownFrom.use()
      cursor.bind(2, try firstSequence(state.record, laterThan: before.advanced(byMilliseconds: -1)) - 1)
    }
    defer { cursor.reset() }
    cursor.bind(1, stream)
    while events.count < limit, try cursor.next() {
      let time = cursor.timestamp(3)
      if oldestFirst ? time >= before : time <= after { break }
      let kind = cursor.uint8(2)
      guard kind == EventKind.message.rawValue || kind == EventKind.senderOnly.rawValue else { continue }
      if !kinds.isEmpty && !kinds.contains(MessageKind(rawValue: cursor.uint8(10))) { continue }
      events.append(try event(cursor))
    }
    return events
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

  private func event(_ cursor: SQLiteCursor) throws(MessagingError) -> EventRecord {
    guard let kind = EventKind(rawValue: cursor.uint8(2)) else { throw damage("event") }
    return EventRecord(
      stream: cursor.int64(0), sequence: cursor.int64(1), kind: kind, time: cursor.timestamp(3),
      id: cursor.optionalText(4).map(MessageID.init(_:)), sender: cursor.int64(5), number: cursor.int64(6),
      senderNumber: cursor.int64(7), options: MessageOptions(rawValue: cursor.uint16(8)),
      platform: Platform(rawValue: cursor.uint8(9)) ?? .unknown,
      contentKind: MessageKind(rawValue: cursor.uint8(10)), payload: cursor.bytes(11))
  }
}
