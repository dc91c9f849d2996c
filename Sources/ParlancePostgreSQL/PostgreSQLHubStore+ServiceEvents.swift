#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func append(_ events: [ServiceEventDraft]) throws(MessagingError) {
      guard !events.isEmpty else { return }
      try run(
        ServiceEventStatements.append,
        [
          .array(PostgreSQLArray(ints: events, \.time.milliseconds)),
          .array(PostgreSQLArray(byteses: events, \.payload)), .int(Int64(events.count)),
        ])
    }

    package func serviceEvents(
      after position: ServiceEventNumber, limit: Int, bytes: Int
    ) throws(MessagingError) -> [ServiceEventRecord] {
      // So many at once that few are fetched in vain.
      let chunk: Int64 = 500
      var room = bytes
      var position = position
      var events: [ServiceEventRecord] = []
      while events.count < limit {
        let rows = try rows(
          ServiceEventStatements.page, [.int(position), .int(min(chunk, Int64(limit - events.count)))])
        for row in 0..<rows.count {
          let payload = rows.bytes(row, 2)
          if !events.isEmpty && payload.count > room { return events }
          room -= min(room, payload.count)
          position = rows.number(row, 0)
          events.append(ServiceEventRecord(number: position, time: rows.timestamp(row, 1), payload: payload))
        }
        if rows.count < chunk { break }
      }
      return events
    }

    package func serviceEventSpan() throws(MessagingError) -> ServiceEventSpan {
      let rows = try rows(ServiceEventStatements.span, [])
      let last: ServiceEventNumber = rows.number(0, 1)
      return ServiceEventSpan(before: rows.isNull(0, 0) ? last : rows.number(0, 0), last: last)
    }

    package func removeServiceEvents(through number: ServiceEventNumber) throws(MessagingError) {
      try run(ServiceEventStatements.remove, [.int(number)])
    }

    package func serviceEventConsumers() throws(MessagingError) -> [ServiceEventConsumer] {
      let rows = try rows(ServiceEventStatements.consumers, [])
      return (0..<rows.count).map { row in
        ServiceEventConsumer(
          name: rows.text(row, 0), identity: rows.int64(row, 1), kinds: ServiceEventKinds(rawValue: rows.int64(row, 2)),
          position: rows.number(row, 3))
      }
    }

    package func save(_ consumer: ServiceEventConsumer) throws(MessagingError) {
      try run(
        ServiceEventStatements.saveConsumer,
        [.text(consumer.name), .int(consumer.identity), .int(consumer.kinds.rawValue), .int(consumer.position)])
    }

    package func removeServiceEventConsumer(_ name: String) throws(MessagingError) {
      try run(ServiceEventStatements.removeConsumer, [.text(name)])
    }
  }

  /// The statements about events.
  enum ServiceEventStatements {
    /// Numbers have no gaps and are never used again.
    static let append = PostgreSQLStatement(
      "service_event_append", [.ints, .byteses, .int],
      """
      WITH given AS (UPDATE counter SET value = value + $3 WHERE kind = 3 RETURNING value - $3 AS before)
      INSERT INTO service_event(number, time, payload)
      SELECT given.before + new.number, new.time, new.payload
      FROM given, unnest($1, $2) WITH ORDINALITY AS new(time, payload, number)
      """)
    static let page = PostgreSQLStatement(
      "service_event_page", [.int, .int],
      "SELECT number, time, payload FROM service_event WHERE number > $1 ORDER BY number LIMIT $2")
    static let span = PostgreSQLStatement(
      "service_event_span", [],
      """
      SELECT (SELECT number - 1 FROM service_event ORDER BY number LIMIT 1), (SELECT value FROM counter WHERE kind = 3)
      """)
    static let remove = PostgreSQLStatement(
      "service_event_remove", [.int], "DELETE FROM service_event WHERE number <= $1")
    static let consumers = PostgreSQLStatement(
      "service_event_consumers", [], "SELECT name, identity, kinds, position FROM service_event_consumer ORDER BY name")
    static let saveConsumer = PostgreSQLStatement(
      "service_event_consumer_save", [.bytes, .int, .int, .int],
      """
      INSERT INTO service_event_consumer(name, identity, kinds, position) VALUES($1, $2, $3, $4)
      ON CONFLICT(name) DO UPDATE SET
        identity = excluded.identity, kinds = excluded.kinds, position = excluded.position
      """)
    static let removeConsumer = PostgreSQLStatement(
      "service_event_consumer_remove", [.bytes], "DELETE FROM service_event_consumer WHERE name = $1")

    static let all = [append, page, span, remove, consumers, saveConsumer, removeConsumer]
  }

  extension PostgreSQLSchema {
    /// The events for other services, and how far each service has read.
    static let serviceEvents = """
      CREATE TABLE service_event(number bigint PRIMARY KEY, time bigint NOT NULL, payload bytea NOT NULL);
      CREATE TABLE service_event_consumer(
        identity bigint NOT NULL, kinds bigint NOT NULL, position bigint NOT NULL, name bytea PRIMARY KEY);
      """
  }
#endif
