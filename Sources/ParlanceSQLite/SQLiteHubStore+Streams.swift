package import ParlanceCore

extension SQLiteHubStore {
  /// The number of generations that are remembered; a device that has followed an older one starts over.
  private static let generationLimit: Int64 = 10_000

  package func generations() throws(MessagingError) -> [GenerationRecord] {
    let cursor = try streamStatements.generations.use()
    defer { cursor.reset() }
    var found: [GenerationRecord] = []
    while try cursor.next() { found.append(GenerationRecord(id: cursor.int64(0), begun: cursor.timestamp(1))) }
    return found
  }

  package func insert(_ generation: GenerationRecord) throws(MessagingError) {
    let cursor = try streamStatements.insertGeneration.use()
    defer { cursor.reset() }
    cursor.bind(1, generation.id)
    cursor.bind(2, generation.begun)
    try cursor.finish()
    let old = try streamStatements.forgetGenerations.use()
    defer { old.reset() }
    old.bind(1, Self.generationLimit)
    try old.finish()
  }

  package func writeProbe() throws(MessagingError) {
    try streamStatements.insertProbe.run()
    try streamStatements.removeProbe.run()
  }

  package func stream(key: StreamKey) throws(MessagingError) -> StreamRecord? {
    if let number = counters.numbers[key] { return try stream(number: number) }
    let cursor = try streamStatements.streamByKey.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: key.text)
    return try cursor.next() ? try stream(number: cursor.number(0)) : nil
  }

  package func stream(number: StreamNumber) throws(MessagingError) -> StreamRecord? { try state(of: number)?.record }

  package func insertStream(
    key: StreamKey, kind: StreamKind, profile: [UInt8]
  ) throws(MessagingError) -> StreamRecord {
    let cursor = try streamStatements.insertStream.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: key.text)
    cursor.bind(2, kind.rawValue)
    cursor.bind(3, copiedBytes: profile)
    try cursor.finish()
    guard connection.changes == 1 else {
      throw connection.fail(MessagingError(.storageLocked, "the stream exists: \(key.text)"))
    }
    let record = StreamRecord(
      number: StreamNumber(rawValue: connection.lastInsertedRow), key: key, kind: kind, profile: profile)
    counters.evict(at: streamCapacity)
    // Without the counting of the others, the next use of any stream would drop this one.
    if counters.isCurrent { counters.keep(StreamState(record, hasNoCounts: true)) }
    return record
  }

  package func conversations(after key: StreamKey, limit: Int) throws(MessagingError) -> [StreamRecord] {
    var numbers: [StreamNumber] = []
    let cursor = try streamStatements.conversationsByKey.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: key.text)
    cursor.bind(2, Int64(max(0, limit)))
    while try cursor.next() { numbers.append(cursor.number(0)) }
    var records: [StreamRecord] = []
    // Their counters may be ahead of the table.
    for number in numbers { if let record = try stream(number: number) { records.append(record) } }
    return records
  }

  package func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64? {
    try inTransaction { () throws(MessagingError) in
      let cursor = try streamStatements.changeStream.use()
      defer { cursor.reset() }
      cursor.bind(1, change.stream)
      cursor.bind(2, change.version)
      if let profile = change.profile { cursor.bind(3, copiedBytes: profile) } else { cursor.bindNull(3) }
      cursor.bind(4, copiedText: change.key?.text)
      try cursor.finish()
      guard connection.changes == 1 else { return nil }
      let version = change.version + 1
      if let state = counters.states[change.stream] {
        if let key = change.key {
          counters.numbers[state.record.key] = nil
          state.record.key = key
          counters.numbers[key] = change.stream
        }
        state.record.version = version
        if let profile = change.profile { state.record.profile = profile }
      }
      for account in change.removed { try removeMember(stream: change.stream, account: account) }
      for member in change.saved { try write(member, memberStatements.saveMember) }
      return version
    }
  }

  package func event(stream: StreamNumber, id: MessageID) throws(MessagingError) -> EventRecord? {
    let cursor = try streamStatements.eventByID.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, copiedText: id.string)
    return try cursor.next() ? try event(cursor) : nil
  }

  package func events(stream: StreamNumber, ids: [MessageID]) throws(MessagingError) -> [EventRecord] {
    var events: [EventRecord] = []
    let cursor = try streamStatements.eventsByIDs.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    // Each once, also if it comes in two lists.
    var rest = Array(Set(ids.map { ExactString($0.string) }))[...]
    while !rest.isEmpty {
      for index in 0..<HubStreamStatements.listLength {
        cursor.bind(2 + index, copiedText: rest.popFirst()?.string)
      }
      while try cursor.next() { events.append(try event(cursor)) }
      cursor.reset()
    }
    return events
  }

  package func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord] {
    let cursor = try streamStatements.eventsOfID.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: id.string)
    cursor.bind(2, Int64(max(0, limit)))
    var events: [EventRecord] = []
    while try cursor.next() { events.append(try event(cursor)) }
    return events
  }

  package func event(stream: StreamNumber, sequence: Int64) throws(MessagingError) -> EventRecord? {
    let cursor = try streamStatements.eventByPosition.use()
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

extension SQLiteCursor {
  /// Binds a place as the first two values.
  @inline(__always) func bind(_ place: EventPlace) {
    bind(1, place.stream)
    bind(2, place.sequence)
  }
}

/// The hub store's statements about streams and their entries, each compiled at its first use.
struct HubStreamStatements {
  static let eventColumns = eventColumns(payload: "payload")
  /// The condition that a message is stored, of the place in the first two values. What is kept beside one that is gone would stay for
  /// ever.
  static let isThere = "EXISTS(SELECT 1 FROM event WHERE stream = ?1 AND sequence = ?2 AND kind <> 3)"
  /// The number of values that a statement with a list takes.
  static let listLength: Int32 = 32

  let streamByKey, streamByNumber, insertStream, changeStream, conversationsByKey, saveCounters, sentCount,
    saveSentCount, mark, saveMark, uncountedEvents, insertEvent, eventByID, eventsByIDs, eventsOfID, eventByPosition,
    revoke, generations, insertGeneration, forgetGenerations, insertProbe, removeProbe: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = Self.eventColumns
    streamByKey = connection.statement("SELECT number FROM stream WHERE key = ?1")
    streamByNumber = connection.statement(
      "SELECT key, kind, last_sequence, last_number, last_time, profile, version FROM stream WHERE number = ?1")
    insertStream = connection.statement(
      """
      INSERT INTO stream(key, kind, last_sequence, last_number, last_time, profile) VALUES(?1, ?2, 0, 0, 0, ?3)
      ON CONFLICT(key) DO NOTHING
      """)
    changeStream = connection.statement(
      """
      UPDATE stream SET profile = coalesce(?3, profile), key = coalesce(?4, key), version = version + 1
      WHERE number = ?1 AND version = ?2
      """)
    conversationsByKey = connection.statement(
      "SELECT number FROM stream WHERE key > ?1 AND key < 'c;' ORDER BY key LIMIT ?2")
    saveCounters = connection.statement(
      "UPDATE stream SET last_sequence = ?2, last_number = ?3, last_time = ?4 WHERE number = ?1")
    sentCount = connection.statement("SELECT sent FROM sender_count WHERE stream = ?1 AND account = ?2")
    saveSentCount = connection.statement(
      """
      INSERT INTO sender_count(stream, account, sent) VALUES(?1, ?2, ?3)
      ON CONFLICT(stream, account) DO UPDATE SET sent = excluded.sent
      """)
    mark = connection.statement("SELECT counted, time FROM mark")
    saveMark = connection.statement(
      "UPDATE mark SET counted = (SELECT coalesce(max(row), 0) FROM event), time = ?1")
    uncountedEvents = connection.statement(
      "SELECT stream, sequence, time, sender, number, sender_number FROM event WHERE row > ?1 ORDER BY row")
    insertEvent = connection.statement(
      "INSERT INTO event(\(columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)")
    eventByID = connection.statement("SELECT \(columns) FROM event WHERE id = ?2 AND stream = ?1")
    eventsByIDs = connection.statement(
      """
      SELECT \(Self.eventColumns(payload: "x''")) FROM event INDEXED BY event_by_id
      WHERE stream = ?1 AND id IN \(Self.list(from: 2))
      """)
    eventsOfID = connection.statement("SELECT \(columns) FROM event WHERE id = ?1 ORDER BY stream LIMIT ?2")
    eventByPosition = connection.statement("SELECT \(columns) FROM event WHERE stream = ?1 AND sequence = ?2")
    revoke = connection.statement(
      """
      UPDATE event SET kind = ?3, payload = iif(?4, x'', payload)
      WHERE stream = ?1 AND sequence = ?2 AND kind IN (1, 4)
      """)
    generations = connection.statement("SELECT id, begun FROM generation ORDER BY number")
    insertGeneration = connection.statement("INSERT INTO generation(id, begun) VALUES(?1, ?2)")
    forgetGenerations = connection.statement(
      "DELETE FROM generation WHERE number <= (SELECT max(number) FROM generation) - ?1")
    // A row that is inserted and removed, so that its page is written. The numbers of generations begin at 1.
    insertProbe = connection.statement("INSERT INTO generation(number, id, begun) VALUES(-1, 0, 0)")
    removeProbe = connection.statement("DELETE FROM generation WHERE number = -1")
  }

  private static func eventColumns(payload: String) -> String {
    "stream, sequence, kind, time, id, sender, number, sender_number, options, platform, content_kind, \(payload)"
  }

  /// Returns the placeholders of a list; those that are not bound are NULL, which equals nothing.
  static func list(from first: Int32) -> String {
    "(" + (first..<first + listLength).map { "?\($0)" }.joined(separator: ", ") + ")"
  }
}

extension Schema {
  /// Streams and their entries, and what is counted of them. The conversations of an account are found by the times of
  /// their newest entries.
  static let hubStreams = """
    CREATE TABLE stream(
      number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL,
      last_sequence INTEGER NOT NULL, last_number INTEGER NOT NULL, last_time INTEGER NOT NULL,
      profile BLOB NOT NULL, version INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX stream_of_lower ON stream(\(lowerAccount), last_time) WHERE kind = 1;
    CREATE INDEX stream_of_higher ON stream(\(higherAccount), last_time) WHERE kind = 1;
    CREATE TABLE event(
      row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, kind INTEGER NOT NULL,
      time INTEGER NOT NULL, id TEXT, sender INTEGER NOT NULL, number INTEGER NOT NULL,
      sender_number INTEGER NOT NULL, options INTEGER NOT NULL, platform INTEGER NOT NULL,
      content_kind INTEGER NOT NULL, payload BLOB NOT NULL);
    CREATE UNIQUE INDEX event_by_position ON event(stream, sequence);
    CREATE UNIQUE INDEX event_by_id ON event(id, stream) WHERE id IS NOT NULL;
    CREATE INDEX event_by_kind ON event(stream, kind, sequence) WHERE kind IN (5, 8, 9, 10);
    CREATE TABLE sender_count(
      stream INTEGER NOT NULL, account INTEGER NOT NULL, sent INTEGER NOT NULL,
      PRIMARY KEY(stream, account)) WITHOUT ROWID;
    CREATE TABLE mark(
      counted INTEGER NOT NULL, pruned INTEGER NOT NULL, time INTEGER NOT NULL, account_pruned INTEGER NOT NULL);
    INSERT INTO mark VALUES(0, 0, 0, 0);
    CREATE TABLE discarded(row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL);
    CREATE TABLE generation(number INTEGER PRIMARY KEY, id INTEGER NOT NULL, begun INTEGER NOT NULL);
    """

  /// The accounts of a direct conversation, whose key is `d:lower:higher`, as the indexes have them.
  static let lowerAccount = "CAST(substr(key, 3) AS INTEGER)"
  static let higherAccount = "CAST(substr(key, 3 + instr(substr(key, 3), ':')) AS INTEGER)"
}
