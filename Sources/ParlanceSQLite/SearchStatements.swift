internal import ParlanceCore

/// The device store's statements for searches, each compiled at its first use.
struct DeviceSearchStatements {
  let blocks, insertBlock, widenBlock, forgetBlocks: SQLiteStatement
  let insertTerms, deleteTerms, forgetTerms: SQLiteStatement
  let olderRows, newerRows: SQLiteStatement
  let waiting, waitingBackwards, waitingCount: SQLiteStatement
  let indexedInRange, indexedAnywhere: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    blocks = connection.statement("SELECT last, oldest, newest FROM search_block ORDER BY last")
    insertBlock = connection.statement("INSERT INTO search_block(last, oldest, newest) VALUES(?1, ?2, ?3)")
    widenBlock = connection.statement("UPDATE search_block SET oldest = ?2, newest = ?3 WHERE last = ?1")
    forgetBlocks = connection.statement("DELETE FROM search_block")

    insertTerms = connection.statement("INSERT INTO search_text(rowid, terms) VALUES(?1, ?2)")
    deleteTerms = connection.statement(
      "INSERT INTO search_text(search_text, rowid, terms) VALUES('delete', ?1, ?2)")
    forgetTerms = connection.statement("INSERT INTO search_text(search_text) VALUES('delete-all')")
    let matches = "SELECT rowid FROM search_text WHERE search_text MATCH ?1 AND rowid BETWEEN ?2 AND ?3 ORDER BY rowid"
    newerRows = connection.statement(matches)
    olderRows = connection.statement(matches + " DESC")

    let columns = DeviceStatements.messageColumns
    waiting = connection.statement("SELECT \(columns) FROM message WHERE row > ?1 ORDER BY row LIMIT ?2")
    waitingBackwards = connection.statement("SELECT \(columns) FROM message WHERE row > ?1 ORDER BY row DESC LIMIT ?2")
    waitingCount = connection.statement("SELECT count(*) FROM (SELECT 1 FROM message WHERE row > ?1 LIMIT ?2)")
    indexedInRange = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND row <= ?4 LIMIT ?5
      """)
    indexedAnywhere = connection.statement(
      "SELECT \(columns) FROM message WHERE time BETWEEN ?2 AND ?3 AND row <= ?4 LIMIT ?5")
  }
}
