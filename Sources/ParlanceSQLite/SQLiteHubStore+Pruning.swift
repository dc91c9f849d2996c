package import ParlanceCore

/// Pruning goes through the events in the order of their arrival, once for commands and once for account events, and
/// stops at the first that is to stay: those behind it are as young, or wait for it. A mark for each says how far it
/// came, so that nothing is looked at twice.
extension SQLiteHubStore {
  /// An event that is too old.
  private struct OldEvent {
    var row: Int64
    var place: EventPlace
  }

  /// The number of free pages that are kept for what comes, and of those that are given back in one step.
  private static let sparePages: Int64 = 256
  private static let pagesPerStep: Int64 = 128

  package func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool {
    try inTransaction { () throws(MessagingError) in
      // What is removed below cannot be counted afterwards.
      if !counters.isCurrent { try countAgain() }
      var budget = max(1, limit)
      let areEventsDone = try pruneEvents(limits, &budget)
      let areRestsDone = try pruneDiscarded(&budget)
      let areDevicesDone = try pruneDevices(before: limits.devicesBefore, &budget)
      let isCompact = try giveSpaceBack()
      return areEventsDone && areRestsDone && areDevicesDone && isCompact
    }
  }

  private func pruneEvents(_ limits: PruningLimits, _ budget: inout Int) throws(MessagingError) -> Bool {
    let cursor = try pruningStatements.prunedMarks.use()
    defer { cursor.reset() }
    guard try cursor.next() else { throw damage("mark") }
    let known = (commands: cursor.int64(0), accounts: cursor.int64(1), counted: cursor.int64(2))
    cursor.reset()
    let commands = try prune(.command, before: limits.commandsBefore, from: known.commands, &budget)
    let accounts = try prune(.account, before: limits.accountEventsBefore, from: known.accounts, &budget)
    let newest = try newestRow()
    // The next event may get the row of one that is gone, so no mark may be above it.
    if max(commands.newest, accounts.newest) >= known.counted { try writeCounters() }
    let marks = (commands: min(commands.mark, newest + 1), accounts: min(accounts.mark, newest + 1))
    if marks.commands != known.commands || marks.accounts != known.accounts {
      let cursor = try pruningStatements.savePrunedMarks.use()
      defer { cursor.reset() }
      cursor.bind(1, marks.commands)
      cursor.bind(2, marks.accounts)
      try cursor.finish()
    }
    return commands.isDone && accounts.isDone
  }

  /// Removes the old events of a kind, beginning at a row.
  ///
  /// - returns: The row to go on at, the newest row that was removed (-1 for none), and whether nothing is left.
  private func prune(
    _ kind: EventKind, before: Timestamp, from row: Int64, _ budget: inout Int
  ) throws(MessagingError) -> (mark: Int64, newest: Int64, isDone: Bool) {
    var mark = row
    var isDone = false
    var old: [OldEvent] = []
    let cursor = try pruningStatements.scan.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    while budget > 0 {
      guard try cursor.next() else {
        isDone = true
        break
      }
      let isOfKind = cursor.uint8(1) == kind.rawValue
      // What stays costs nothing, so that the smallest step comes to the end as well.
      if isOfKind && cursor.timestamp(2) >= before {
        mark = cursor.int64(0)
        isDone = true
        break
      }
      budget -= 1
      mark = cursor.int64(0) + 1
      guard isOfKind else { continue }
      let place = EventPlace(stream: cursor.number(3), sequence: cursor.int64(4))
      old.append(OldEvent(row: cursor.int64(0), place: place))
    }
    cursor.reset()
    for event in old {
      try remove(row: event.row, pruningStatements.removeEvent)
      if kind == .command { try discard(event.place) }
    }
    return (mark, old.last?.row ?? -1, isDone)
  }

  private func newestRow() throws(MessagingError) -> Int64 {
    let cursor = try pruningStatements.newestRow.use()
    defer { cursor.reset() }
    return try cursor.next() ? cursor.int64(0) : 0
  }

  private func remove(row: Int64, _ statement: SQLiteStatement) throws(MessagingError) {
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    try cursor.finish()
  }

  /// Removes what is kept beside messages that are gone or revoked.
  private func pruneDiscarded(_ budget: inout Int) throws(MessagingError) -> Bool {
    let cursor = try pruningStatements.nextDiscarded.use()
    defer { cursor.reset() }
    while try cursor.next() {
      let row = cursor.int64(0)
      let place = EventPlace(stream: cursor.number(1), sequence: cursor.int64(2))
      cursor.reset()
      for statement in keptStatements.removeSome { try remove(place, statement, &budget) }
      guard budget > 0 else { return false }
      for statement in keptStatements.removeOnly { try remove(place, statement) }
      try remove(row: row, pruningStatements.removeDiscarded)
      budget -= 1
    }
    return true
  }

  private func remove(
    _ place: EventPlace, _ statement: SQLiteStatement, _ budget: inout Int
  ) throws(MessagingError) {
    guard budget > 0 else { return }
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(place)
    cursor.bind(3, Int64(budget))
    try cursor.finish()
    budget -= connection.changes
  }

  private func remove(_ place: EventPlace, _ statement: SQLiteStatement) throws(MessagingError) {
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(place)
    try cursor.finish()
  }

  private func pruneDevices(before: Timestamp, _ budget: inout Int) throws(MessagingError) -> Bool {
    guard budget > 0 else { return false }
    let cursor = try pruningStatements.removeDevices.use()
    defer { cursor.reset() }
    cursor.bind(1, before)
    cursor.bind(2, Int64(budget))
    try cursor.finish()
    budget -= connection.changes
    return budget > 0
  }

  /// Shortens the file by some of its free pages. A database that another program made again from its rows cannot be shortened.
  private func giveSpaceBack() throws(MessagingError) -> Bool {
    guard givesSpaceBack else { return true }
    let cursor = try pruningStatements.freePages.use()
    let free = try cursor.next() ? cursor.int64(0) : 0
    cursor.reset()
    guard free > Self.sparePages else { return true }
    let pages = min(free - Self.sparePages, Self.pagesPerStep)
    try connection.execute("PRAGMA incremental_vacuum(\(pages))")
    return free - pages <= Self.sparePages
  }
}

/// The hub store's statements about pruning, each compiled at its first use.
struct HubPruningStatements {
  let prunedMarks, savePrunedMarks, scan, removeEvent, newestRow, freePages, nextDiscarded, removeDiscarded,
    removeDevices: SQLiteStatement

  init(_ connection: SQLiteConnection) {
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

/// The hub store's statements that remove what is kept beside messages, generated from the tables that are declared so. Each is
/// compiled at its first use.
struct HubKeptStatements {
  /// Notes that what is kept beside a message is to be removed, if there is anything.
  let discard: SQLiteStatement
  /// Each removes rows of a table beside a message; the third value is the largest number of them.
  let removeSome: [SQLiteStatement]
  /// Each removes the only row that a table has beside a message.
  let removeOnly: [SQLiteStatement]

  init(_ connection: SQLiteConnection) {
    let tables = HubTable.keptBesideMessages
    let conditions = tables.map { "EXISTS(SELECT 1 FROM \($0.name) WHERE stream = ?1 AND sequence = ?2)" }
    discard = connection.statement(
      """
      INSERT INTO discarded(stream, sequence) SELECT ?1, ?2
      WHERE \(conditions.joined(separator: " OR "))
      """)
    removeSome = tables.filter { !$0.keyBesideMessage.isEmpty }.map { connection.statement(Self.removal($0)) }
    removeOnly = tables.filter(\.keyBesideMessage.isEmpty).map {
      connection.statement("DELETE FROM \($0.name) WHERE stream = ?1 AND sequence = ?2")
    }
  }

  /// Returns the statement that removes some of the rows that a table has beside a message.
  private static func removal(_ table: HubTable) -> String {
    let rows = "FROM \(table.name) WHERE stream = ?1 AND sequence = ?2"
    if table.columns.contains(where: { $0.name == "row" }) {
      return "DELETE FROM \(table.name) WHERE row IN (SELECT row \(rows) LIMIT ?3)"
    }
    // The key is all that such a table has in place of numbered rows.
    let key = table.keyBesideMessage.map(\.name).joined(separator: ", ")
    return "DELETE \(rows) AND (\(key)) IN (SELECT \(key) \(rows) LIMIT ?3)"
  }
}
