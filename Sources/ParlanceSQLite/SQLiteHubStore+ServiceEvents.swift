package import ParlanceCore

extension SQLiteHubStore {
  package func append(_ events: [ServiceEventDraft]) throws(MessagingError) {
    try inTransaction { () throws(MessagingError) in
      let cursor = try serviceEventStatements.append.use()
      defer { cursor.reset() }
      for event in events {
        cursor.reset()
        cursor.bind(1, event.time)
        cursor.bind(2, copiedBytes: event.payload)
        try cursor.finish()
      }
    }
  }

  package func serviceEvents(
    after position: ServiceEventNumber, limit: Int, bytes: Int
  ) throws(MessagingError) -> [ServiceEventRecord] {
    let cursor = try serviceEventStatements.page.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    cursor.bind(2, Int64(max(0, limit)))
    var room = bytes
    var events: [ServiceEventRecord] = []
    while try cursor.next() {
      let payload = cursor.bytes(2)
      if !events.isEmpty && payload.count > room { break }
      room -= min(room, payload.count)
      events.append(ServiceEventRecord(number: cursor.number(0), time: cursor.timestamp(1), payload: payload))
    }
    return events
  }

  package func serviceEventSpan() throws(MessagingError) -> ServiceEventSpan {
    let cursor = try serviceEventStatements.span.use()
    defer { cursor.reset() }
    guard try cursor.next() else { return ServiceEventSpan(before: .zero, last: .zero) }
    let last: ServiceEventNumber = cursor.number(1)
    return ServiceEventSpan(before: cursor.isNull(0) ? last : cursor.number(0), last: last)
  }

  package func removeServiceEvents(through number: ServiceEventNumber) throws(MessagingError) {
    let cursor = try serviceEventStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, number)
    try cursor.finish()
  }

  package func serviceEventConsumers() throws(MessagingError) -> [ServiceEventConsumer] {
    let cursor = try serviceEventStatements.consumers.use()
    defer { cursor.reset() }
    var consumers: [ServiceEventConsumer] = []
    while try cursor.next() {
      consumers.append(
        ServiceEventConsumer(
          name: cursor.text(0), identity: cursor.int64(1), kinds: ServiceEventKinds(rawValue: cursor.int64(2)),
          position: cursor.number(3)))
    }
    return consumers
  }

  package func save(_ consumer: ServiceEventConsumer) throws(MessagingError) {
    let cursor = try serviceEventStatements.saveConsumer.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: consumer.name)
    cursor.bind(2, consumer.identity)
    cursor.bind(3, consumer.kinds.rawValue)
    cursor.bind(4, consumer.position)
    try cursor.finish()
  }

  package func removeServiceEventConsumer(_ name: String) throws(MessagingError) {
    let cursor = try serviceEventStatements.removeConsumer.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: name)
    try cursor.finish()
  }
}

/// The hub store's statements about service events, each compiled at its first use.
struct ServiceEventStatements {
  let append, page, span, remove, consumers, saveConsumer, removeConsumer: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    append = connection.statement("INSERT INTO service_event(time, payload) VALUES(?1, ?2)")
    page = connection.statement(
      "SELECT number, time, payload FROM service_event WHERE number > ?1 ORDER BY number LIMIT ?2")
    // The last number is kept by SQLite itself, for columns that are declared so.
    span = connection.statement(
      """
      SELECT (SELECT min(number) - 1 FROM service_event),
        coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'service_event'), 0)
      """)
    remove = connection.statement("DELETE FROM service_event WHERE number <= ?1")
    consumers = connection.statement("SELECT name, identity, kinds, position FROM service_event_consumer ORDER BY name")
    saveConsumer = connection.statement(
      """
      INSERT INTO service_event_consumer(name, identity, kinds, position) VALUES(?1, ?2, ?3, ?4)
      ON CONFLICT(name) DO UPDATE SET
        identity = excluded.identity, kinds = excluded.kinds, position = excluded.position
      """)
    removeConsumer = connection.statement("DELETE FROM service_event_consumer WHERE name = ?1")
  }
}

extension Schema {
  /// The events for other services, and how far each service has read.
  static let hubServiceEvents = """
    CREATE TABLE service_event(
      number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, payload BLOB NOT NULL);
    CREATE TABLE service_event_consumer(
      name TEXT PRIMARY KEY, identity INTEGER NOT NULL, kinds INTEGER NOT NULL, position INTEGER NOT NULL)
      WITHOUT ROWID;
    """
}
