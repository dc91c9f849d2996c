package import ParlanceCore

extension SQLiteDeviceStore {
  package func reactions(row: MessageRow) throws(MessagingError) -> [StoredReaction] {
    let cursor = try reactionStatements.reactions.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    var found: [StoredReaction] = []
    while try cursor.next() {
      let reaction = Reaction(
        account: AccountID(cursor.text(0)), text: cursor.text(1), time: cursor.timestamp(4),
        note: cursor.optionalText(5))
      found.append(StoredReaction(reaction, sequence: cursor.int64(2), isRemoved: cursor.int64(3) != 0))
    }
    return found
  }

  package func save(_ reaction: StoredReaction, row: MessageRow) throws(MessagingError) -> Bool {
    guard reaction.sequence > (try reactionFloor(row) ?? 0) else { return false }
    return try write(reaction, row)
  }

  package func replaceReactions(
    row: MessageRow, upTo sequence: Int64, with reactions: [Reaction]
  ) throws(MessagingError) {
    guard sequence >= (try reactionFloor(row) ?? 0) else { return }
    let older = try reactionStatements.removeOlder.use()
    defer { older.reset() }
    older.bind(1, row)
    older.bind(2, sequence)
    try older.finish()
    let floor = try reactionStatements.saveFloor.use()
    defer { floor.reset() }
    floor.bind(1, row)
    floor.bind(2, sequence)
    try floor.finish()
    for reaction in reactions { _ = try write(StoredReaction(reaction, sequence: sequence), row) }
  }

  /// Forgets what changed behind a position of a conversation.
  func forgetReactions(conversation: ConversationNumber, after sequence: Int64) throws(MessagingError) {
    let cursor = try reactionStatements.forget.use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    cursor.bind(2, sequence)
    try cursor.finish()
  }

  private func write(_ reaction: StoredReaction, _ row: MessageRow) throws(MessagingError) -> Bool {
    let cursor = try reactionStatements.save.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, copiedText: reaction.reaction.account.name)
    cursor.bind(3, copiedText: reaction.reaction.text)
    cursor.bind(4, reaction.sequence)
    cursor.bind(5, reaction.isRemoved ? 1 as Int64 : 0)
    cursor.bind(6, reaction.reaction.time)
    cursor.bind(7, copiedText: reaction.reaction.note)
    try cursor.finish()
    return connection.changes == 1
  }

  private func reactionFloor(_ row: MessageRow) throws(MessagingError) -> Int64? {
    let cursor = try reactionStatements.floor.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    return try cursor.next() ? cursor.int64(0) : nil
  }
}

/// The device store's statements about reactions, each compiled at its first use.
///
/// The row without a text says up to which position all of a message's reactions are known.
struct DeviceReactionStatements {
  let save, reactions, removeOlder, forget, floor, saveFloor: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    save = connection.statement(
      """
      INSERT INTO reaction(message, account, text, sequence, is_removed, time, note)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS(SELECT 1 FROM message WHERE row = ?1)
      ON CONFLICT(message, account, text) DO UPDATE SET sequence = excluded.sequence,
        is_removed = excluded.is_removed, time = excluded.time, note = excluded.note
      WHERE excluded.sequence > reaction.sequence
      """)
    reactions = connection.statement(
      """
      SELECT account, text, sequence, is_removed, time, note FROM reaction WHERE message = ?1 AND text <> ''
      """)
    removeOlder = connection.statement("DELETE FROM reaction WHERE message = ?1 AND sequence <= ?2")
    forget = connection.statement(
      """
      DELETE FROM reaction WHERE sequence > ?2 AND message IN (SELECT row FROM message WHERE conversation = ?1)
      """)
    floor = connection.statement(
      "SELECT sequence FROM reaction WHERE message = ?1 AND account = '' AND text = ''")
    saveFloor = connection.statement(
      """
      INSERT INTO reaction(message, account, text, sequence, is_removed, time)
      SELECT ?1, '', '', ?2, 1, 0 WHERE EXISTS(SELECT 1 FROM message WHERE row = ?1)
      """)
  }
}

extension Schema {
  /// A device's copy of the reactions to its messages, by the messages' rows. They are deleted with their message.
  static let deviceReactions = """
    CREATE TABLE reaction(
      message INTEGER NOT NULL, account TEXT NOT NULL, text TEXT NOT NULL, sequence INTEGER NOT NULL,
      is_removed INTEGER NOT NULL, time INTEGER NOT NULL, note TEXT, PRIMARY KEY(message, account, text))
      WITHOUT ROWID;
    CREATE TRIGGER reactions_go_with_message AFTER DELETE ON message
      BEGIN DELETE FROM reaction WHERE message = old.row; END;
    """
}
