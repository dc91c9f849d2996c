#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord] {
      let rows = try rows(AttributeStatements.attributes, [.int(stream)])
      return (0..<rows.count).map { row in
        AttributeRecord(
          stream: stream, key: rows.text(row, 0), value: rows.text(row, 1), updater: rows.number(row, 2),
          time: rows.timestamp(row, 3))
      }
    }

    package func save(_ attribute: AttributeRecord) throws(MessagingError) {
      try run(
        AttributeStatements.save,
        [
          .int(attribute.stream), .text(attribute.key), .text(attribute.value), .int(attribute.updater),
          .time(attribute.time),
        ])
    }

    package func removeAttributes(stream: StreamNumber, keys: [String]?) throws(MessagingError) {
      if let keys {
        try run(AttributeStatements.remove, [.int(stream), .texts(keys)])
      } else {
        try run(AttributeStatements.removeAll, [.int(stream)])
      }
    }
  }

  /// The statements about what is noted with accounts and conversations.
  enum AttributeStatements {
    static let attributes = PostgreSQLStatement(
      "attributes", [.int], "SELECT key, value, updater, time FROM attribute WHERE stream = $1 ORDER BY key")
    static let save = PostgreSQLStatement(
      "attribute_save", [.int, .bytes, .bytes, .int, .int],
      """
      INSERT INTO attribute(stream, key, value, updater, time) VALUES($1, $2, $3, $4, $5)
      ON CONFLICT(stream, key) DO UPDATE SET value = excluded.value, updater = excluded.updater, time = excluded.time
      """)
    static let remove = PostgreSQLStatement(
      "attribute_remove", [.int, .byteses], "DELETE FROM attribute WHERE stream = $1 AND key = ANY($2)")
    static let removeAll = PostgreSQLStatement(
      "attribute_remove_all", [.int], "DELETE FROM attribute WHERE stream = $1")

    static let all = [attributes, save, remove, removeAll]
  }

  extension PostgreSQLSchema {
    /// The attributes of conversations and accounts.
    static let attributes = """
      CREATE TABLE attribute(
        stream bigint NOT NULL, updater bigint NOT NULL, time bigint NOT NULL, key bytea NOT NULL,
        value bytea NOT NULL, PRIMARY KEY(stream, key));
      """
  }
#endif
