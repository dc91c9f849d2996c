extension Migration {
  /// The settings of accounts for their conversations; the time of the pin is NULL for a conversation that is not pinned.
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

  /// The indexes by which the conversations of an account are found by the times of their newest entries, and its groups
  /// alone: members of groups have properties.
  static func activity(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        CREATE INDEX stream_of_lower ON stream(\(lowerAccount), last_time) WHERE kind = 1;
        CREATE INDEX stream_of_higher ON stream(\(higherAccount), last_time) WHERE kind = 1;
        CREATE INDEX member_of_group ON member(account, stream) WHERE length(profile) > 0;
        """)
  }

  /// The accounts of a direct conversation, whose key is `d:lower:higher`, as the indexes have them.
  static let lowerAccount = "CAST(substr(key, 3) AS INTEGER)"
  static let higherAccount = "CAST(substr(key, 3 + instr(substr(key, 3), ':')) AS INTEGER)"
}
