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
