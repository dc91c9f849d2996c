/// The hub store's statements about receipts, about what accounts deleted from their history, and about pruning, each compiled at
/// its first use.
struct HubReceiptStatements {
  let saveRoster, roster, addReader, readers, readerCount: SQLiteStatement
  let addDelivery, deliveries, hide, hidden, deleters: SQLiteStatement
  let prunedMarks, savePrunedMarks, scan, removeEvent, newestRow, freePages: SQLiteStatement
  let nextDiscarded, removeDiscarded, removeDevices: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    saveRoster = connection.statement(
      """
      INSERT INTO receipt_roster(stream, sequence, accounts) VALUES(?1, ?2, ?3)
      ON CONFLICT(stream, sequence) DO UPDATE SET accounts = excluded.accounts
      """)
    roster = connection.statement("SELECT accounts FROM receipt_roster WHERE stream = ?1 AND sequence = ?2")
    // What would be noted with a message that is gone would stay for ever.
    let isThere = "EXISTS(SELECT 1 FROM event WHERE stream = ?1 AND sequence = ?2 AND kind <> 3)"
    addReader = connection.statement(
      """
      INSERT INTO receipt_reader(stream, sequence, account, time, note)
      SELECT ?1, ?2, ?3, ?4, ?5 WHERE \(isThere) ON CONFLICT(stream, sequence, account) DO NOTHING
      """)
    readers = connection.statement(
      "SELECT account, time, note FROM receipt_reader WHERE stream = ?1 AND sequence = ?2 ORDER BY row")
    readerCount = connection.statement("SELECT count(*) FROM receipt_reader WHERE stream = ?1 AND sequence = ?2")
    addDelivery = connection.statement(
      """
      INSERT INTO receipt_delivery(stream, sequence, account)
      SELECT ?1, ?2, ?3 WHERE \(isThere) ON CONFLICT(stream, sequence, account) DO NOTHING
      """)
    deliveries = connection.statement(
      "SELECT account FROM receipt_delivery WHERE stream = ?1 AND sequence = ?2 ORDER BY account")
    hide = connection.statement(
      """
      INSERT INTO hidden(stream, sequence, account)
      SELECT ?1, ?2, ?3 WHERE \(isThere) ON CONFLICT(stream, sequence, account) DO NOTHING
      """)
    hidden = connection.statement(
      """
      SELECT sequence FROM hidden WHERE stream = ?1 AND account = ?2 AND sequence IN \(HubStatements.list(from: 3))
      """)
    deleters = connection.statement(
      """
      SELECT account FROM hidden WHERE stream = ?1 AND sequence = ?2
      UNION ALL SELECT account FROM member WHERE stream = ?1 AND cleared >= ?2 AND cleared <> 0
      """)

    prunedMarks = connection.statement("SELECT pruned, account_pruned, counted FROM mark")
    savePrunedMarks = connection.statement("UPDATE mark SET pruned = ?1, account_pruned = ?2")
    scan = connection.statement("SELECT row, kind, time, stream, sequence FROM event WHERE row >= ?1 ORDER BY row")
    removeEvent = connection.statement("DELETE FROM event WHERE row = ?1")
    newestRow = connection.statement("SELECT coalesce(max(row), 0) FROM event")
    freePages = connection.statement("PRAGMA freelist_count")

    nextDiscarded = connection.statement("SELECT row, stream, sequence FROM discarded ORDER BY row LIMIT 1")
    removeDiscarded = connection.statement("DELETE FROM discarded WHERE row = ?1")
    removeDevices = connection.statement(
      """
      DELETE FROM device WHERE row IN
        (SELECT row FROM device WHERE last_seen < ?1 ORDER BY last_seen, row LIMIT ?2)
      """)
  }
}
