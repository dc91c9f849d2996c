package import ParlanceCore

extension SQLiteHubStore {
  package func conversationSettings(account: AccountNumber) throws(MessagingError) -> [ConversationSettingsRecord] {
    let cursor = try conversationStatements.conversationSettings.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    var records: [ConversationSettingsRecord] = []
    while try cursor.next() { records.append(settings(cursor, of: account)) }
    return records
  }

  package func conversationSettings(
    account: AccountNumber, streams: [StreamNumber]
  ) throws(MessagingError) -> [ConversationSettingsRecord] {
    let cursor = try conversationStatements.settingsOfConversation.use()
    defer { cursor.reset() }
    var records: [ConversationSettingsRecord] = []
    for stream in streams {
      cursor.bind(1, account)
      cursor.bind(2, stream)
      if try cursor.next() { records.append(settings(cursor, of: account)) }
      cursor.reset()
    }
    return records
  }

  private func settings(_ cursor: SQLiteCursor, of account: AccountNumber) -> ConversationSettingsRecord {
    var record = ConversationSettingsRecord(
      account: account, stream: cursor.number(0), marks: cursor.int64(4), note: cursor.optionalText(5),
      updated: cursor.timestamp(6), delisted: cursor.int64(7))
    if !cursor.isNull(1) {
      record.pin = ConversationPin(
        time: cursor.timestamp(1), updated: cursor.timestamp(2), note: cursor.optionalText(3))
    }
    return record
  }

  package func save(_ settings: ConversationSettingsRecord) throws(MessagingError) {
    let cursor = try conversationStatements.saveConversationSettings.use()
    defer { cursor.reset() }
    cursor.bind(1, settings.account)
    cursor.bind(2, settings.stream)
    if let pin = settings.pin { cursor.bind(3, pin.time) } else { cursor.bindNull(3) }
    cursor.bind(4, settings.pin?.updated ?? .zero)
    cursor.bind(5, copiedText: settings.pin?.note)
    cursor.bind(6, settings.marks)
    cursor.bind(7, copiedText: settings.note)
    cursor.bind(8, settings.updated)
    cursor.bind(9, settings.delisted)
    try cursor.finish()
  }

  package func removeConversationSettings(account: AccountNumber, stream: StreamNumber) throws(MessagingError) {
    let cursor = try conversationStatements.removeConversationSettings.use()
    defer { cursor.reset() }
    cursor.bind(1, account)
    cursor.bind(2, stream)
    try cursor.finish()
  }
}

/// The hub store's statements about the settings of conversations, each compiled at its first use.
struct HubConversationStatements {
  let conversationSettings, settingsOfConversation, saveConversationSettings,
    removeConversationSettings: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    conversationSettings = connection.statement(
      """
      SELECT stream, pinned, pin_updated, pin_note, marks, note, updated, delisted FROM conversation_settings
      WHERE account = ?1 ORDER BY stream
      """)
    settingsOfConversation = connection.statement(
      """
      SELECT stream, pinned, pin_updated, pin_note, marks, note, updated, delisted FROM conversation_settings
      WHERE account = ?1 AND stream = ?2
      """)
    saveConversationSettings = connection.statement(
      """
      INSERT INTO conversation_settings(
        account, stream, pinned, pin_updated, pin_note, marks, note, updated, delisted)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      ON CONFLICT(account, stream) DO UPDATE SET pinned = excluded.pinned, pin_updated = excluded.pin_updated,
        pin_note = excluded.pin_note, marks = excluded.marks, note = excluded.note, updated = excluded.updated,
        delisted = excluded.delisted
      """)
    removeConversationSettings = connection.statement(
      "DELETE FROM conversation_settings WHERE account = ?1 AND stream = ?2")
  }
}

extension Schema {
  /// The settings of accounts for their conversations; the time of the pin is NULL for a conversation that is not pinned.
  static let hubConversationSettings = """
    CREATE TABLE conversation_settings(
      account INTEGER NOT NULL, stream INTEGER NOT NULL, pinned INTEGER, pin_updated INTEGER NOT NULL,
      pin_note TEXT, marks INTEGER NOT NULL, note TEXT, updated INTEGER NOT NULL, delisted INTEGER NOT NULL,
      PRIMARY KEY(account, stream)) WITHOUT ROWID;
    """
}
