package import ParlanceCore

extension SQLiteHubStore {
  package func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord] {
    let cursor = try statements.attributes.use()
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
    let cursor = try statements.saveAttribute.use()
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
      let cursor = try statements.removeAttributes.use()
      defer { cursor.reset() }
      cursor.bind(1, stream)
      return try cursor.finish()
    }
    for key in keys {
      let cursor = try statements.removeAttribute.use()
      defer { cursor.reset() }
      cursor.bind(1, stream)
      cursor.bind(2, copiedText: key)
      try cursor.finish()
    }
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
