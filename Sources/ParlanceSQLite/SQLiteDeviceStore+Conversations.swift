package import ParlanceCore

/// The part of a device store that is kept in memory; dropped when a transaction is rolled back.
struct DeviceCaches {
  /// All conversations, by number, once they are loaded.
  var records: [ConversationNumber: ConversationRecord] = [:]
  var hasRecords = false
  var numbers: [ConversationID: ConversationNumber] = [:]
  /// Times before which a conversation has no unread message; unknown where there is none.
  ///
  /// Marking a conversation as read then looks at its end only. Unread messages that may still be accepted, which
  /// moves them, have no such time.
  var unreadFrom: [ConversationNumber: Timestamp] = [:]
  /// The extent of the index of texts, once it is loaded.
  var searchBlocks: SearchBlocks?
}

extension SQLiteDeviceStore {
  package func conversations() throws(MessagingError) -> [ConversationRecord] {
    try loadConversations()
    return caches.records.values.sorted { $0.number < $1.number }
  }

  package func insert(_ conversation: ConversationRecord) throws(MessagingError) -> ConversationNumber {
    try loadConversations()
    guard caches.numbers[conversation.id] == nil else {
      throw connection.fail(MessagingError(.invalidArgument, "the conversation exists: \(conversation.id.name)"))
    }
    var record = conversation
    // Conversations are never deleted.
    record.number = ConversationNumber(rawValue: Int64(caches.records.count) + 1)
    try write(record, conversationStatements.insertConversation, withText: true)
    if !record.group.isEmpty { try saveGroup(record) }
    keep(record)
    caches.unreadFrom[record.number] = Timestamp(milliseconds: .max)
    return record.number
  }

  package func save(_ conversation: ConversationRecord) throws(MessagingError) {
    try loadConversations()
    guard let known = caches.records[conversation.number] else { return }
    // Most savings change counters only; text and groups are large and seldom change.
    if ExactString(known.id.name) == ExactString(conversation.id.name), known.id.kind == conversation.id.kind,
      known.localExtension.map(ExactString.init) == conversation.localExtension.map(ExactString.init),
      known.settings == conversation.settings
    {
      try write(conversation, conversationStatements.saveCounters, withText: false)
    } else {
      try write(conversation, conversationStatements.saveConversation, withText: true)
    }
    if known.group != conversation.group { try saveGroup(conversation) }
    caches.numbers[known.id] = nil
    keep(conversation)
  }

  private func keep(_ record: ConversationRecord) {
    caches.records[record.number] = record
    caches.numbers[record.id] = record.number
  }

  private func write(
    _ record: ConversationRecord, _ statement: SQLiteStatement, withText: Bool
  ) throws(MessagingError) {
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(1, record.number)
    if withText {
      cursor.bind(2, record.id.kind.rawValue)
      cursor.bind(3, copiedText: record.id.name)
      cursor.bind(10, copiedText: record.localExtension)
      cursor.bind(14, copiedBytes: record.settings)
    }
    cursor.bind(4, record.cursor)
    cursor.bind(5, record.unread)
    cursor.bind(6, record.peerRead)
    cursor.bind(7, record.acknowledged)
    cursor.bind(8, record.isListed ? 1 as UInt8 : 0)
    cursor.bind(9, record.updated)
    cursor.bind(11, record.time)
    // No hole begins and ends at the same position.
    cursor.bind(12, record.missing?.after ?? 0)
    cursor.bind(13, record.missing?.before ?? 0)
    cursor.bind(15, record.unreportedRead)
    cursor.bind(16, record.ownRead)
    try cursor.finish()
  }

  private func saveGroup(_ record: ConversationRecord) throws(MessagingError) {
    let cursor = try conversationStatements.saveGroup.use()
    defer { cursor.reset() }
    cursor.bind(1, record.number)
    cursor.bind(2, copiedBytes: record.group)
    try cursor.finish()
  }

  private func loadConversations() throws(MessagingError) {
    if caches.hasRecords { return }
    let cursor = try conversationStatements.conversations.use()
    defer { cursor.reset() }
    while try cursor.next() {
      guard let kind = ConversationKind(rawValue: cursor.uint8(1)) else { throw damage("conversation") }
      let missing = MissingEntries(after: cursor.int64(12), before: cursor.int64(13))
      keep(
        ConversationRecord(
          number: cursor.number(0), id: ConversationID(kind: kind, name: cursor.text(2)), cursor: cursor.int64(3),
          unread: cursor.int64(4), peerRead: cursor.int64(5), acknowledged: cursor.int64(6),
          ownRead: cursor.int64(16), unreportedRead: cursor.int64(15), isListed: cursor.uint8(7) != 0,
          updated: cursor.timestamp(8), localExtension: cursor.optionalText(9), group: cursor.bytes(10),
          time: cursor.timestamp(11),
          missing: missing.after < missing.before ? missing : nil, settings: cursor.bytes(14)))
    }
    caches.hasRecords = true
  }

  /// Returns the id of a conversation of the database.
  func conversationID(_ number: ConversationNumber) throws(MessagingError) -> ConversationID? {
    if !caches.hasRecords { try loadConversations() }
    return caches.records[number]?.id
  }

  /// Returns whether a conversation of the database has a number.
  func hasConversation(_ number: ConversationNumber) throws(MessagingError) -> Bool {
    if !caches.hasRecords { try loadConversations() }
    return caches.records.index(forKey: number) != nil
  }

  /// Returns the number under which a conversation is stored.
  func number(of conversation: ConversationID) throws(MessagingError) -> ConversationNumber? {
    if !caches.hasRecords { try loadConversations() }
    return caches.numbers[conversation]
  }

  func requireNumber(of conversation: ConversationID) throws(MessagingError) -> ConversationNumber {
    guard let number = try number(of: conversation) else {
      throw connection.fail(MessagingError(.invalidArgument, "no conversation \(conversation.name)"))
    }
    return number
  }

  /// Returns the error for a table that holds what this code never wrote.
  func damage(_ table: String) -> MessagingError {
    connection.fail(connection.damage("table \(table)"))
  }
}

extension SQLiteDeviceStore {
  package func setting(_ name: String) throws(MessagingError) -> [UInt8]? {
    let cursor = try conversationStatements.setting.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: name)
    return try cursor.next() ? cursor.bytes(0) : nil
  }

  package func saveSetting(_ name: String, _ value: [UInt8]) throws(MessagingError) {
    let cursor = try conversationStatements.saveSetting.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: name)
    cursor.bind(2, copiedBytes: value)
    try cursor.finish()
  }
}

/// The device store's statements about conversations and settings, each compiled at its first use.
struct DeviceConversationStatements {
  let conversations, insertConversation, saveConversation, saveCounters, saveGroup, setting,
    saveSetting: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    conversations = connection.statement(
      """
      SELECT number, kind, name, cursor, unread, peer_read, acknowledged, is_listed, updated, local_extension, bytes,
        time, missing_after, missing_before, settings, unreported_read, own_read
      FROM conversation LEFT JOIN conversation_group ON conversation = number ORDER BY number
      """)
    insertConversation = connection.statement(
      """
      INSERT INTO conversation(
        number, kind, name, cursor, unread, peer_read, acknowledged, is_listed, updated, local_extension, time,
        missing_after, missing_before, settings, unreported_read, own_read)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """)
    saveConversation = connection.statement(
      """
      UPDATE conversation SET kind = ?2, name = ?3, cursor = ?4, unread = ?5, peer_read = ?6, acknowledged = ?7,
        is_listed = ?8, updated = ?9, local_extension = ?10, time = ?11, missing_after = ?12, missing_before = ?13,
        settings = ?14, unreported_read = ?15, own_read = ?16
      WHERE number = ?1
      """)
    saveCounters = connection.statement(
      """
      UPDATE conversation SET cursor = ?4, unread = ?5, peer_read = ?6, acknowledged = ?7, is_listed = ?8, updated = ?9,
        time = ?11, missing_after = ?12, missing_before = ?13, unreported_read = ?15, own_read = ?16
      WHERE number = ?1
      """)
    saveGroup = connection.statement(
      """
      INSERT INTO conversation_group(conversation, bytes) VALUES(?1, ?2)
      ON CONFLICT(conversation) DO UPDATE SET bytes = excluded.bytes
      """)
    setting = connection.statement("SELECT value FROM setting WHERE name = ?1")
    saveSetting = connection.statement(
      "INSERT INTO setting(name, value) VALUES(?1, ?2) ON CONFLICT(name) DO UPDATE SET value = excluded.value")
  }
}

extension Schema {
  /// Conversations and their groups, and what a device keeps under names.
  static let deviceConversations = """
    CREATE TABLE conversation(
      number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, name TEXT NOT NULL, cursor INTEGER NOT NULL,
      unread INTEGER NOT NULL, peer_read INTEGER NOT NULL, acknowledged INTEGER NOT NULL,
      is_listed INTEGER NOT NULL, updated INTEGER NOT NULL, local_extension TEXT, time INTEGER NOT NULL,
      missing_after INTEGER NOT NULL, missing_before INTEGER NOT NULL, settings BLOB NOT NULL,
      unreported_read INTEGER NOT NULL, own_read INTEGER NOT NULL);
    CREATE TABLE conversation_group(conversation INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
    CREATE TABLE setting(row INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, value BLOB NOT NULL);
    """
}
