package import ParlanceCore

extension SQLiteHubStore {
  var pushTokenStatements: HubPushTokenStatements { groups[HubPushTokenStatements.self] }

  package func pushTokens(account: AccountNumber) throws(MessagingError) -> [PushTokenRecord] {
    let cursor = try pushTokenStatements.ofAccount.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    var tokens: [PushTokenRecord] = []
    while try cursor.next() { tokens.append(Self.pushToken(cursor)) }
    return tokens
  }

  package func pushToken(service: String, token: String) throws(MessagingError) -> PushTokenRecord? {
    let cursor = try pushTokenStatements.token.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: service)
    cursor.bind(2, copiedText: token)
    return try cursor.next() ? Self.pushToken(cursor) : nil
  }

  package func save(_ token: PushTokenRecord) throws(MessagingError) {
    let cursor = try pushTokenStatements.save.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: token.service)
    cursor.bind(2, copiedText: token.token)
    cursor.bind(3, token.account)
    cursor.bind(4, copiedText: token.topic)
    cursor.bind(5, copiedText: token.environment)
    cursor.bind(6, token.registered)
    cursor.bind(7, copiedText: token.style)
    cursor.bind(8, copiedText: token.device)
    try cursor.finish()
  }

  package func removePushToken(service: String, token: String) throws(MessagingError) {
    let cursor = try pushTokenStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: service)
    cursor.bind(2, copiedText: token)
    try cursor.finish()
  }

  private static func pushToken(_ cursor: SQLiteCursor) -> PushTokenRecord {
    PushTokenRecord(
      account: cursor.number(2), service: cursor.text(0), token: cursor.text(1), topic: cursor.text(3),
      environment: cursor.text(4), registered: cursor.timestamp(5), style: cursor.text(6),
      device: cursor.text(7))
  }
}

/// The hub store's statements about push tokens, each compiled at its first use.
final class HubPushTokenStatements: StatementGroup {
  let ofAccount, token, save, remove: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    let columns = "service, token, account, topic, environment, registered, style, device"
    ofAccount = connection.statement(
      "SELECT \(columns) FROM push_token WHERE account = ?1 ORDER BY service, token")
    token = connection.statement("SELECT \(columns) FROM push_token WHERE service = ?1 AND token = ?2")
    save = connection.statement(
      """
      INSERT INTO push_token(\(columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT(service, token) DO UPDATE SET account = excluded.account, topic = excluded.topic,
        environment = excluded.environment, registered = excluded.registered, style = excluded.style,
        device = excluded.device
      """)
    remove = connection.statement("DELETE FROM push_token WHERE service = ?1 AND token = ?2")
  }
}

extension Schema {
  /// The push tokens of accounts. Those that the operator registered have no style and no device.
  static let hubPushTokens = """
    CREATE TABLE push_token(
      service TEXT NOT NULL, token TEXT NOT NULL, account INTEGER NOT NULL, topic TEXT NOT NULL,
      environment TEXT NOT NULL, registered INTEGER NOT NULL, style TEXT NOT NULL, device TEXT NOT NULL,
      PRIMARY KEY(service, token)) WITHOUT ROWID;
    CREATE INDEX push_token_by_account ON push_token(account, service, token);
    """
}
