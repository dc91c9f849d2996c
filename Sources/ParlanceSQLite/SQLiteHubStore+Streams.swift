package import ParlanceCore

extension SQLiteHubStore {
  /// The number of generations that are remembered; a device that has followed an older one starts over.
  private static let generationLimit: Int64 = 10_000

  package func generations() throws(MessagingError) -> [GenerationRecord] {
    let cursor = try statements.generations.use()
    defer { cursor.reset() }
    var found: [GenerationRecord] = []
    while try cursor.next() { found.append(GenerationRecord(id: cursor.int64(0), begun: cursor.timestamp(1))) }
    return found
  }

  package func insert(_ generation: GenerationRecord) throws(MessagingError) {
    let cursor = try statements.insertGeneration.use()
    defer { cursor.reset() }
    cursor.bind(1, generation.id)
    cursor.bind(2, generation.begun)
    try cursor.finish()
    let old = try statements.forgetGenerations.use()
    defer { old.reset() }
    old.bind(1, Self.generationLimit)
    try old.finish()
  }

  package func writeProbe() throws(MessagingError) {
    try statements.insertProbe.run()
    try statements.removeProbe.run()
  }

  package func stream(key: String) throws(MessagingError) -> StreamRecord? {
    if let number = counters.numbers[ExactString(key)] { return try stream(number: number) }
    let cursor = try statements.streamByKey.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: key)
    return try cursor.next() ? try stream(number: cursor.number(0)) : nil
  }

  package func stream(number: StreamNumber) throws(MessagingError) -> StreamRecord? { try state(of: number)?.record }

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
      throw connection.fail(MessagingError(.storageLocked, "the stream exists: \(key)"))
    }
    let record = StreamRecord(
      number: StreamNumber(rawValue: connection.lastInsertedRow), key: key, kind: kind, profile: profile)
    counters.evict(at: streamCapacity)
    // Without the counting of the others, the next use of any stream would drop this one.
    if counters.isCurrent { counters.keep(StreamState(record, hasNoCounts: true)) }
    return record
  }

  package func conversations(after key: String, limit: Int) throws(MessagingError) -> [StreamRecord] {
    var numbers: [StreamNumber] = []
    let cursor = try statements.conversationsByKey.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: key)
    cursor.bind(2, Int64(max(0, limit)))
    while try cursor.next() { numbers.append(cursor.number(0)) }
    var records: [StreamRecord] = []
    // Their counters may be ahead of the table.
    for number in numbers { if let record = try stream(number: number) { records.append(record) } }
    return records
  }

  package func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64? {
    try inTransaction { () throws(MessagingError) in
      let cursor = try statements.changeStream.use()
      defer { cursor.reset() }
      cursor.bind(1, change.stream)
      cursor.bind(2, change.version)
      if let profile = change.profile { cursor.bind(3, copiedBytes: profile) } else { cursor.bindNull(3) }
      cursor.bind(4, copiedText: change.key)
      try cursor.finish()
      guard connection.changes == 1 else { return nil }
      let version = change.version + 1
      if let state = counters.states[change.stream] {
        if let key = change.key {
          counters.numbers[ExactString(state.record.key)] = nil
          state.record.key = key
          counters.numbers[ExactString(key)] = change.stream
        }
        state.record.version = version
        if let profile = change.profile { state.record.profile = profile }
      }
      for account in change.removed { try removeMember(stream: change.stream, account: account) }
      for member in change.saved { try write(member, statements.saveMember) }
      return version
    }
  }

  package func event(stream: StreamNumber, id: MessageID) throws(MessagingError) -> EventRecord? {
    let cursor = try statements.eventByID.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, copiedText: id.string)
    return try cursor.next() ? try event(cursor) : nil
  }

  package func events(stream: StreamNumber, ids: [MessageID]) throws(MessagingError) -> [EventRecord] {
    var events: [EventRecord] = []
    let cursor = try statements.eventsByIDs.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    // Each once, also if it comes in two lists.
    var rest = Array(Set(ids.map { ExactString($0.string) }))[...]
    while !rest.isEmpty {
      for index in 0..<HubStatements.listLength {
        cursor.bind(2 + index, copiedText: rest.popFirst()?.string)
      }
      while try cursor.next() { events.append(try event(cursor)) }
      cursor.reset()
    }
    return events
  }

  package func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord] {
    let cursor = try statements.eventsOfID.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    cursor.bind(2, Int64(max(0, limit)))
    var events: [EventRecord] = []
    while try cursor.next() { events.append(try event(cursor)) }
    return events
  }

  package func event(stream: StreamNumber, sequence: Int64) throws(MessagingError) -> EventRecord? {
    let cursor = try statements.eventByPosition.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, sequence)
    return try cursor.next() ? try event(cursor) : nil
  }

  func event(_ cursor: SQLiteCursor) throws(MessagingError) -> EventRecord {
    guard let kind = EventKind(rawValue: cursor.uint8(2)) else { throw damage("event") }
    return EventRecord(
      stream: cursor.number(0), sequence: cursor.int64(1), kind: kind, time: cursor.timestamp(3),
      id: cursor.optionalText(4).map(MessageID.init(_:)), sender: cursor.number(5), number: cursor.int64(6),
      senderNumber: cursor.int64(7), options: MessageOptions(rawValue: cursor.uint16(8)),
      platform: Platform(rawValue: cursor.uint8(9)) ?? .unknown,
      contentKind: MessageKind(rawValue: cursor.uint8(10)), payload: cursor.bytes(11))
  }
}
