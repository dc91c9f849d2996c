package import ParlanceCore

extension SQLiteHubStore {
  package func add(_ reaction: ReactionRecord, to message: EventPlace) throws(MessagingError) -> Bool {
    let cursor = try reactionStatements.add.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, copiedText: reaction.text)
    cursor.bind(4, reaction.account)
    cursor.bind(5, reaction.time)
    cursor.bind(6, copiedText: reaction.note)
    try cursor.finish()
    return connection.changes == 1
  }

  package func removeReaction(
    _ text: String, account: AccountNumber, from message: EventPlace
  ) throws(MessagingError) -> Bool {
    let cursor = try reactionStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(message)
    cursor.bind(3, copiedText: text)
    cursor.bind(4, account)
    try cursor.finish()
    return connection.changes == 1
  }

  package func reactions(_ message: EventPlace) throws(MessagingError) -> [ReactionRecord] {
    let cursor = try reactionStatements.reactions.use()
    defer { cursor.reset() }
    cursor.bind(message)
    var found: [(row: Int64, reaction: ReactionRecord)] = []
    while try cursor.next() {
      found.append(
        (
          cursor.int64(0),
          ReactionRecord(
            account: cursor.number(1), text: cursor.text(2), time: cursor.timestamp(3), note: cursor.optionalText(4))
        ))
    }
    // The index is in the order of the texts.
    return found.sorted { $0.row < $1.row }.map(\.reaction)
  }

  package func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool {
    let cursor = try reactionStatements.hasReactions.use()
    defer { cursor.reset() }
    cursor.bind(message)
    return try cursor.next()
  }
}

/// The hub store's statements about reactions, each compiled at its first use.
struct HubReactionStatements {
  let add, remove, reactions, hasReactions: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    add = connection.statement(
      """
      INSERT INTO reaction(stream, sequence, text, account, time, note) SELECT ?1, ?2, ?3, ?4, ?5, ?6
      WHERE EXISTS(SELECT 1 FROM event WHERE stream = ?1 AND sequence = ?2 AND kind <> 3)
      ON CONFLICT(stream, sequence, text, account) DO NOTHING
      """)
    remove = connection.statement(
      "DELETE FROM reaction WHERE stream = ?1 AND sequence = ?2 AND text = ?3 AND account = ?4")
    reactions = connection.statement(
      "SELECT row, account, text, time, note FROM reaction WHERE stream = ?1 AND sequence = ?2")
    hasReactions = connection.statement("SELECT 1 FROM reaction WHERE stream = ?1 AND sequence = ?2 LIMIT 1")
  }
}

extension Schema {
  /// The reactions to messages. Their order is that of the rows.
  static let hubReactions = """
    CREATE TABLE reaction(
      row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, text TEXT NOT NULL,
      account INTEGER NOT NULL, time INTEGER NOT NULL, note TEXT, UNIQUE(stream, sequence, text, account));
    """
}
