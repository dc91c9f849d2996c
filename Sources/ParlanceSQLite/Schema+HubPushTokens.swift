extension Migration {
  /// The push tokens of accounts.
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

  /// The numbers on the icons of devices, from which push notifications count on.
  static func badges(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        CREATE TABLE badge(
          account INTEGER NOT NULL, style TEXT NOT NULL, device TEXT NOT NULL, count INTEGER NOT NULL,
          updated INTEGER NOT NULL, PRIMARY KEY(account, style, device)) WITHOUT ROWID;
        """)
  }
}
