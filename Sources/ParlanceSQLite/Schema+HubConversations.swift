extension Migration {
  /// What accounts keep about their conversations; a conversation that is not pinned has no time of it.
  static func conversationSettings(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        CREATE TABLE conversation_settings(
          account INTEGER NOT NULL, stream INTEGER NOT NULL, pinned INTEGER, pin_updated INTEGER NOT NULL,
          pin_note TEXT, marks INTEGER NOT NULL, note TEXT, updated INTEGER NOT NULL, delisted INTEGER NOT NULL,
          PRIMARY KEY(account, stream)) WITHOUT ROWID;
        """)
  }
}
