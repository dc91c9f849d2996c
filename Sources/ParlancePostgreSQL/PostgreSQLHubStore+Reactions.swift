#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func add(_ reaction: ReactionRecord, to message: EventPlace) throws(MessagingError) -> Bool {
      try !rows(
        ReactionStatements.add,
        [
          .int(message.stream), .int(message.sequence), .text(reaction.text), .int(reaction.account),
          .time(reaction.time), .optional(reaction.note),
        ], writes: true
      ).isEmpty
    }

    package func removeReaction(
      _ text: String, account: AccountNumber, from message: EventPlace
    ) throws(MessagingError) -> Bool {
      try !rows(
        ReactionStatements.remove, [.int(message.stream), .int(message.sequence), .text(text), .int(account)],
        writes: true
      ).isEmpty
    }

    package func reactions(_ message: EventPlace) throws(MessagingError) -> [ReactionRecord] {
      let rows = try rows(ReactionStatements.reactions, [.int(message.stream), .int(message.sequence)])
      return (0..<rows.count).map { row in
        ReactionRecord(
          account: rows.number(row, 0), text: rows.text(row, 1), time: rows.timestamp(row, 2),
          note: rows.optionalText(row, 3))
      }
    }

    package func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool {
      try rows(ReactionStatements.hasReactions, [.int(message.stream), .int(message.sequence)]).flag(0, 0)
    }
  }

  /// The statements about reactions to messages.
  enum ReactionStatements {
    /// Adds a reaction only if the message exists: the row of a removed message would never be deleted.
    static let add = PostgreSQLStatement(
      "reaction_add", [.int, .int, .bytes, .int, .int, .bytes],
      """
      INSERT INTO reaction(stream, sequence, text, account, time, note)
      SELECT $1, $2, $3, $4, $5, $6
      WHERE EXISTS(SELECT 1 FROM event WHERE stream = $1 AND sequence = $2 AND kind <> 3)
      ON CONFLICT(stream, sequence, text, account) DO NOTHING RETURNING account
      """)
    static let remove = PostgreSQLStatement(
      "reaction_remove", [.int, .int, .bytes, .int],
      """
      DELETE FROM reaction WHERE stream = $1 AND sequence = $2 AND text = $3 AND account = $4 RETURNING account
      """)
    static let reactions = PostgreSQLStatement(
      "reactions", [.int, .int],
      "SELECT account, text, time, note FROM reaction WHERE stream = $1 AND sequence = $2 ORDER BY row")
    static let hasReactions = PostgreSQLStatement(
      "reactions_any", [.int, .int],
      "SELECT EXISTS(SELECT 1 FROM reaction WHERE stream = $1 AND sequence = $2)")

    static let all = [add, remove, reactions, hasReactions]
  }

  extension PostgreSQLSchema {
    /// The reactions to messages. Their order is that of the rows.
    static let reactions = """
      CREATE TABLE reaction(
        row bigint GENERATED ALWAYS AS IDENTITY, stream bigint NOT NULL, sequence bigint NOT NULL,
        account bigint NOT NULL, time bigint NOT NULL, text bytea NOT NULL, note bytea,
        PRIMARY KEY(stream, sequence, text, account));
      """
  }
#endif
