#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func faceValue(face: String, key: String) throws(MessagingError) -> FaceValue? {
      let rows = try rows(FaceStatements.value, [.text(face), .text(key)])
      guard !rows.isEmpty else { return nil }
      return FaceValue(
        face: face, key: key, value: rows.bytes(0, 0), expires: rows.isNull(0, 1) ? nil : rows.timestamp(0, 1))
    }

    package func save(_ value: FaceValue) throws(MessagingError) {
      try run(FaceStatements.save, values(of: value))
    }

    package func insert(_ value: FaceValue, at time: Timestamp) throws(MessagingError) -> Bool {
      !(try rows(FaceStatements.insert, values(of: value) + [.time(time)]).isEmpty)
    }

    private func values(of value: FaceValue) -> [PostgreSQLValue] {
      [.text(value.face), .text(value.key), .bytes(value.value), value.expires.map { .time($0) } ?? .null]
    }

    package func removeFaceValue(face: String, key: String) throws(MessagingError) {
      try run(FaceStatements.remove, [.text(face), .text(key)])
    }

    package func removeFaceValues(expiredBefore time: Timestamp, limit: Int) throws(MessagingError) {
      try run(FaceStatements.removeExpired, [.time(time), .int(Int64(limit))])
    }
  }

  /// The statements about the values of server faces.
  enum FaceStatements {
    static let value = PostgreSQLStatement(
      "face_value", [.bytes, .bytes], "SELECT value, expires FROM face_value WHERE face = $1 AND key = $2")
    static let save = PostgreSQLStatement(
      "face_value_save", [.bytes, .bytes, .bytes, .int],
      """
      INSERT INTO face_value(face, key, value, expires) VALUES($1, $2, $3, $4)
      ON CONFLICT(face, key) DO UPDATE SET value = excluded.value, expires = excluded.expires
      """)
    /// Waits for another hub's value under the key, and sees it.
    static let insert = PostgreSQLStatement(
      "face_value_insert", [.bytes, .bytes, .bytes, .int, .int],
      """
      INSERT INTO face_value(face, key, value, expires) VALUES($1, $2, $3, $4)
      ON CONFLICT(face, key) DO UPDATE SET value = excluded.value, expires = excluded.expires
      WHERE face_value.expires <= $5 RETURNING 1
      """)
    static let remove = PostgreSQLStatement(
      "face_value_remove", [.bytes, .bytes], "DELETE FROM face_value WHERE face = $1 AND key = $2")
    /// Two hubs skip the rows that the other one removes.
    static let removeExpired = PostgreSQLStatement(
      "face_values_expire", [.int, .int],
      """
      DELETE FROM face_value USING (
        SELECT face, key FROM face_value WHERE expires IS NOT NULL AND expires <= $1
        ORDER BY expires LIMIT $2 FOR UPDATE SKIP LOCKED) AS old
      WHERE face_value.face = old.face AND face_value.key = old.key
      """)

    static let all = [value, save, insert, remove, removeExpired]
  }

  extension PostgreSQLSchema {
    /// The values of server faces.
    static let faces = """
      CREATE TABLE face_value(
        expires bigint, face bytea NOT NULL, key bytea NOT NULL, value bytea NOT NULL, PRIMARY KEY(face, key));
      CREATE INDEX face_value_by_expiry ON face_value(expires) WHERE expires IS NOT NULL;
      """
  }
#endif
