package import ParlanceCore

extension SQLiteHubStore {
  var faceStatements: HubFaceStatements { groups[HubFaceStatements.self] }

  package func faceValue(face: String, key: String) throws(MessagingError) -> FaceValue? {
    let cursor = try faceStatements.value.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: face)
    cursor.bind(2, copiedText: key)
    guard try cursor.next() else { return nil }
    return FaceValue(
      face: face, key: key, value: cursor.bytes(0), expires: cursor.isNull(1) ? nil : cursor.timestamp(1))
  }

  package func save(_ value: FaceValue) throws(MessagingError) {
    let cursor = try faceStatements.save.use()
    defer { cursor.reset() }
    bind(value, to: cursor)
    try cursor.finish()
  }

  package func insert(_ value: FaceValue, at time: Timestamp) throws(MessagingError) -> Bool {
    let cursor = try faceStatements.insert.use()
    defer { cursor.reset() }
    bind(value, to: cursor)
    cursor.bind(5, time)
    try cursor.finish()
    return connection.changes == 1
  }

  private func bind(_ value: FaceValue, to cursor: SQLiteCursor) {
    cursor.bind(1, copiedText: value.face)
    cursor.bind(2, copiedText: value.key)
    cursor.bind(3, copiedBytes: value.value)
    if let expires = value.expires { cursor.bind(4, expires) } else { cursor.bindNull(4) }
  }

  package func removeFaceValue(face: String, key: String) throws(MessagingError) {
    let cursor = try faceStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: face)
    cursor.bind(2, copiedText: key)
    try cursor.finish()
  }

  package func removeFaceValues(expiredBefore time: Timestamp, limit: Int) throws(MessagingError) {
    let cursor = try faceStatements.removeExpired.use()
    defer { cursor.reset() }
    cursor.bind(1, time)
    cursor.bind(2, Int64(limit))
    try cursor.finish()
  }
}

/// The hub store's statements about the values of server faces, each compiled at its first use.
final class HubFaceStatements: StatementGroup {
  let value, save, insert, remove, removeExpired: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    value = connection.statement("SELECT value, expires FROM face_value WHERE face = ?1 AND key = ?2")
    save = connection.statement(
      """
      INSERT INTO face_value(face, key, value, expires) VALUES(?1, ?2, ?3, ?4)
      ON CONFLICT(face, key) DO UPDATE SET value = excluded.value, expires = excluded.expires
      """)
    insert = connection.statement(
      """
      INSERT INTO face_value(face, key, value, expires) VALUES(?1, ?2, ?3, ?4)
      ON CONFLICT(face, key) DO UPDATE SET value = excluded.value, expires = excluded.expires
      WHERE face_value.expires <= ?5
      """)
    remove = connection.statement("DELETE FROM face_value WHERE face = ?1 AND key = ?2")
    removeExpired = connection.statement(
      """
      DELETE FROM face_value WHERE (face, key) IN (
        SELECT face, key FROM face_value WHERE expires IS NOT NULL AND expires <= ?1 ORDER BY expires LIMIT ?2)
      """)
  }
}

extension Schema {
  /// The values of server faces.
  static let hubFaces = """
    CREATE TABLE face_value(
      face TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, expires INTEGER, PRIMARY KEY(face, key))
      WITHOUT ROWID;
    CREATE INDEX face_value_by_expiry ON face_value(expires) WHERE expires IS NOT NULL;
    """
}
