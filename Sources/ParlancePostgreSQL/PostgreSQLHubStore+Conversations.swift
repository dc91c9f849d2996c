#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func conversationSettings(account: AccountNumber) throws(MessagingError) -> [ConversationSettingsRecord] {
      settings(try rows(ConversationSettingsStatements.settings, [.int(account)]), of: account)
    }

    package func conversationSettings(
      account: AccountNumber, streams: [StreamNumber]
    ) throws(MessagingError) -> [ConversationSettingsRecord] {
      settings(try rows(ConversationSettingsStatements.some, [.int(account), .ints(streams)]), of: account)
    }

    private func settings(_ rows: PostgreSQLRows, of account: AccountNumber) -> [ConversationSettingsRecord] {
      (0..<rows.count).map { row in
        var record = ConversationSettingsRecord(
          account: account, stream: rows.number(row, 0), marks: rows.int64(row, 4), note: rows.optionalText(row, 5),
          updated: rows.timestamp(row, 6), delisted: rows.int64(row, 7))
        if !rows.isNull(row, 1) {
          record.pin = ConversationPin(
            time: rows.timestamp(row, 1), updated: rows.timestamp(row, 2), note: rows.optionalText(row, 3))
        }
        return record
      }
    }

    package func save(_ settings: ConversationSettingsRecord) throws(MessagingError) {
      let pin = settings.pin
      try run(
        ConversationSettingsStatements.save,
        [
          .int(settings.account), .int(settings.stream), pin.map { .time($0.time) } ?? .null,
          .time(pin?.updated ?? .zero), .optional(pin?.note), .int(settings.marks), .optional(settings.note),
          .time(settings.updated), .int(settings.delisted),
        ])
    }

    package func removeConversationSettings(account: AccountNumber, stream: StreamNumber) throws(MessagingError) {
      try run(ConversationSettingsStatements.remove, [.int(account), .int(stream)])
    }
  }

  /// The statements about what accounts keep about their conversations.
  enum ConversationSettingsStatements {
    static let settings = PostgreSQLStatement(
      "conversation_settings", [.int],
      """
      SELECT stream, pinned, pin_updated, pin_note, marks, note, updated, delisted FROM conversation_settings
      WHERE account = $1 ORDER BY stream
      """)
    static let some = PostgreSQLStatement(
      "conversation_settings_some", [.int, .ints],
      """
      SELECT stream, pinned, pin_updated, pin_note, marks, note, updated, delisted FROM conversation_settings
      WHERE account = $1 AND stream = ANY($2)
      """)
    static let save = PostgreSQLStatement(
      "conversation_settings_save", [.int, .int, .int, .int, .bytes, .int, .bytes, .int, .int],
      """
      INSERT INTO conversation_settings(
        account, stream, pinned, pin_updated, pin_note, marks, note, updated, delisted)
      VALUES($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT(account, stream) DO UPDATE SET pinned = excluded.pinned, pin_updated = excluded.pin_updated,
        pin_note = excluded.pin_note, marks = excluded.marks, note = excluded.note, updated = excluded.updated,
        delisted = excluded.delisted
      """)
    static let remove = PostgreSQLStatement(
      "conversation_settings_remove", [.int, .int],
      "DELETE FROM conversation_settings WHERE account = $1 AND stream = $2")

    static let all = [settings, some, save, remove]
  }

  extension PostgreSQLSchema {
    /// The settings of accounts for their conversations; the time of the pin is NULL for a conversation that is not pinned.
    static let conversationSettings = """
      CREATE TABLE conversation_settings(
        account bigint NOT NULL, stream bigint NOT NULL, pinned bigint, pin_updated bigint NOT NULL,
        marks bigint NOT NULL, updated bigint NOT NULL, delisted bigint NOT NULL, pin_note bytea, note bytea,
        PRIMARY KEY(account, stream)) WITH (fillfactor = 70);
      """
  }
#endif
