#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func pushTokens(account: AccountNumber) throws(MessagingError) -> [PushTokenRecord] {
      let rows = try rows(PushTokenStatements.ofAccount, [.int(account)])
      return (0..<rows.count).map { pushToken(rows, $0) }
    }

    package func pushToken(service: String, token: String) throws(MessagingError) -> PushTokenRecord? {
      let rows = try rows(PushTokenStatements.token, [.text(service), .text(token)])
      return rows.isEmpty ? nil : pushToken(rows, 0)
    }

    package func save(_ token: PushTokenRecord) throws(MessagingError) {
      try run(
        PushTokenStatements.save,
        [
          .text(token.service), .text(token.token), .int(token.account), .text(token.topic), .text(token.environment),
          .time(token.registered), .text(token.style), .text(token.device),
        ])
    }

    package func removePushToken(service: String, token: String) throws(MessagingError) {
      try run(PushTokenStatements.remove, [.text(service), .text(token)])
    }

    private func pushToken(_ rows: PostgreSQLRows, _ row: Int) -> PushTokenRecord {
      PushTokenRecord(
        account: rows.number(row, 2), service: rows.text(row, 0), token: rows.text(row, 1), topic: rows.text(row, 3),
        environment: rows.text(row, 4), registered: rows.timestamp(row, 5), style: rows.text(row, 6),
        device: rows.text(row, 7))
    }
  }

  /// The statements about push tokens.
  enum PushTokenStatements {
    private static let columns = "service, token, account, topic, environment, registered, style, device"

    static let ofAccount = PostgreSQLStatement(
      "push_tokens", [.int], "SELECT \(columns) FROM push_token WHERE account = $1 ORDER BY service, token")
    static let token = PostgreSQLStatement(
      "push_token", [.bytes, .bytes], "SELECT \(columns) FROM push_token WHERE service = $1 AND token = $2")
    static let save = PostgreSQLStatement(
      "push_token_save", [.bytes, .bytes, .int, .bytes, .bytes, .int, .bytes, .bytes],
      """
      INSERT INTO push_token(\(columns)) VALUES($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT(service, token) DO UPDATE SET account = excluded.account, topic = excluded.topic,
        environment = excluded.environment, registered = excluded.registered, style = excluded.style,
        device = excluded.device
      """)
    static let remove = PostgreSQLStatement(
      "push_token_remove", [.bytes, .bytes], "DELETE FROM push_token WHERE service = $1 AND token = $2")

    static let all = [ofAccount, token, save, remove]
  }

  extension PostgreSQLSchema {
    /// The tokens of push services, by which devices are notified.
    static let pushTokens = """
      CREATE TABLE push_token(
        account bigint NOT NULL, registered bigint NOT NULL, service bytea NOT NULL, token bytea NOT NULL,
        topic bytea NOT NULL, environment bytea NOT NULL, style bytea NOT NULL, device bytea NOT NULL,
        PRIMARY KEY(service, token));
      CREATE INDEX push_token_by_account ON push_token(account, service, token);
      """
  }
#endif
