package import ParlanceCore

extension SQLiteHubStore {
  var attributeStatements: HubAttributeStatements { groups[HubAttributeStatements.self] }

  package func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord] {
    let cursor = try attributeStatements.attributes.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    var attributes: [AttributeRecord] = []
    while try cursor.next() {
      attributes.append(
        AttributeRecord(
          stream: stream, key: cursor.text(0), value: cursor.text(1), updater: cursor.number(2),
          time: cursor.timestamp(3)))
    }
    return attributes
  }

  package func save(_ attribute: AttributeRecord) throws(MessagingError) {
    let cursor = try attributeStatements.saveAttribute.use()
    defer { cursor.reset() }
    cursor.bind(1, attribute.stream)
    cursor.bind(2, copiedText: attribute.key)
    cursor.bind(3, copiedText: attribute.value)
    cursor.bind(4, attribute.updater)
    cursor.bind(5, attribute.time)
    try cursor.finish()
  }

  package func removeAttributes(stream: StreamNumber, keys: [String]?) throws(MessagingError) {
    guard let keys else {
      let cursor = try attributeStatements.removeAttributes.use()
      defer { cursor.reset() }
      cursor.bind(1, stream)
      return try cursor.finish()
    }
    for key in keys {
      let cursor = try attributeStatements.removeAttribute.use()
      defer { cursor.reset() }
      cursor.bind(1, stream)
      cursor.bind(2, copiedText: key)
      try cursor.finish()
    }
  }
}

/// The hub store's statements about attributes, each compiled at its first use.
final class HubAttributeStatements: StatementGroup {
  let attributes, saveAttribute, removeAttribute, removeAttributes: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    attributes = connection.statement(
      "SELECT key, value, updater, time FROM attribute WHERE stream = ?1 ORDER BY key")
    saveAttribute = connection.statement(
      """
      INSERT INTO attribute(stream, key, value, updater, time) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(stream, key) DO UPDATE SET value = excluded.value, updater = excluded.updater, time = excluded.time
      """)
    removeAttribute = connection.statement("DELETE FROM attribute WHERE stream = ?1 AND key = ?2")
    removeAttributes = connection.statement("DELETE FROM attribute WHERE stream = ?1")
  }
}

extension Schema {
  /// The attributes of conversations and accounts.
  static let hubAttributes = """
    CREATE TABLE attribute(
      stream INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, updater INTEGER NOT NULL,
      time INTEGER NOT NULL, PRIMARY KEY(stream, key)) WITHOUT ROWID;
    """
}
