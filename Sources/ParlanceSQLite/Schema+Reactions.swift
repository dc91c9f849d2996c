extension Migration {
  /// Reactions at the hub. Their order is that of the rows.
  static func hubReactions(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        CREATE TABLE reaction(
          row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, text TEXT NOT NULL,
          account INTEGER NOT NULL, time INTEGER NOT NULL, note TEXT, UNIQUE(stream, sequence, text, account));
        CREATE INDEX event_of_reaction ON event(stream, sequence) WHERE kind = 8;
        """)
  }

  /// A device's copy of the reactions to its messages, by the messages' rows. They go with their message.
  static func deviceReactions(version: Int64) -> Migration {
    Migration(
      version: version,
      sql: """
        CREATE TABLE reaction(
          message INTEGER NOT NULL, account TEXT NOT NULL, text TEXT NOT NULL, sequence INTEGER NOT NULL,
          is_removed INTEGER NOT NULL, time INTEGER NOT NULL, note TEXT, PRIMARY KEY(message, account, text))
          WITHOUT ROWID;
        CREATE TRIGGER reactions_go_with_message AFTER DELETE ON message
          BEGIN DELETE FROM reaction WHERE message = old.row; END;
        """)
  }
}
