extension Migration {
  /// Where push notifications for accounts go.
  static func pushTokens(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        CREATE TABLE push_token(
          service TEXT NOT NULL, token TEXT NOT NULL, account INTEGER NOT NULL, topic TEXT NOT NULL,
          environment TEXT NOT NULL, registered INTEGER NOT NULL, PRIMARY KEY(service, token)) WITHOUT ROWID;
        CREATE INDEX push_token_by_account ON push_token(account, service, token);
        """)
  }

  /// The devices that registered the tokens. Those that the operator registered have none.
  static func devicesOfPushTokens(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        ALTER TABLE push_token ADD COLUMN style TEXT NOT NULL DEFAULT '';
        ALTER TABLE push_token ADD COLUMN device TEXT NOT NULL DEFAULT '';
        """)
  }
}
