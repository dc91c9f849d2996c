internal import ParlanceCore

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
