package import ParlanceCore

/// The hub's truth in one SQLite file.
///
/// The table of events is the log from which the counters of streams and senders follow. They are kept in memory and
/// written to their tables only every `countingInterval` events, in the transaction of the last of them; after a
/// crash or a rollback the events behind the last writing are counted again. So an event costs its row and two
/// index entries, nothing else.
///
/// Confined to the executor that calls it, as its connection and caches are not guarded.
package final class SQLiteHubStore: HubStore {
  let connection: SQLiteConnection
  let streamStatements: HubStreamStatements
  let groups: StatementGroups
  let accountStatements: HubAccountStatements
  let memberStatements: HubMemberStatements
  let conversationStatements: HubConversationStatements
  let historyStatements: HubHistoryStatements
  let receiptStatements: HubReceiptStatements
  let reactionStatements: HubReactionStatements
  let pruningStatements: HubPruningStatements
  let keptStatements: HubKeptStatements
  let editStatements: HubEditStatements
  let mediaStatements: HubMediaStatements
  let serviceEventStatements: ServiceEventStatements
  var counters = StreamCounters()
  /// A Boolean value that indicates whether the file can be shortened.
  let givesSpaceBack: Bool
  /// The number of events after which the counters are written.
  private let countingInterval: Int
  /// The number of streams that are kept in memory, beside those whose counters are not written.
  let streamCapacity: Int

  /// Opens a hub's database, creating it where there is none.
  ///
  /// - parameter path: The file; ":memory:" for a database in memory.
  /// - throws: `storageDamaged`, `storageLocked`, `storageFull` or `storageFailed`; the detail names the file.
  package convenience init(path: String) throws(MessagingError) {
    try self.init(path: path, busyTimeout: 500, countingInterval: 4096)
  }

  /// - parameter busyTimeout: The time to wait for another process's lock, in milliseconds.
  package init(
    path: String, busyTimeout: Int32, countingInterval: Int, streamCapacity: Int = 50_000
  ) throws(MessagingError) {
    self.countingInterval = countingInterval
    self.streamCapacity = streamCapacity
    connection = try SQLiteConnection(path: path, schema: .hub, busyTimeout: busyTimeout)
    streamStatements = HubStreamStatements(connection)
    groups = StatementGroups(.hub, connection)
    accountStatements = HubAccountStatements(connection)
    memberStatements = HubMemberStatements(connection)
    conversationStatements = HubConversationStatements(connection)
    historyStatements = HubHistoryStatements(connection)
    receiptStatements = HubReceiptStatements(connection)
    reactionStatements = HubReactionStatements(connection)
    pruningStatements = HubPruningStatements(connection)
    keptStatements = HubKeptStatements(connection)
    editStatements = HubEditStatements(connection)
    mediaStatements = HubMediaStatements(connection)
    serviceEventStatements = ServiceEventStatements(connection)
    try connection.execute(
      """
      PRAGMA wal_autocheckpoint = 4000;
      PRAGMA journal_size_limit = 67108864;
      PRAGMA cache_size = -32768;
      PRAGMA temp_store = MEMORY;
      PRAGMA secure_delete = FAST;
      """)
    givesSpaceBack = try connection.number("PRAGMA auto_vacuum") == 2
    try countAgain()
  }

  package func begin() throws(MessagingError) { try connection.begin() }

  package func commit() throws(MessagingError) {
    do {
      if counters.uncounted >= countingInterval && connection.failure == nil { try writeCounters() }
      try connection.commit()
    } catch {
      rollback()
      throw error
    }
  }

  package func rollback() {
    connection.rollback()
    counters = StreamCounters()
  }

  /// Runs a body that changes counters, in the transaction that is under way or in one of its own.
  func inTransaction<Value>(_ body: () throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    if connection.isInTransaction { return try body() }
    try begin()
    let value: Value
    do {
      value = try body()
    } catch {
      rollback()
      throw error
    }
    try commit()
    return value
  }

  package func close() {
    // Saves the next opening the counting; it does without, if this fails.
    if counters.isCurrent, counters.uncounted > 0, !connection.isInTransaction {
      _ = try? inTransaction { () throws(MessagingError) in try writeCounters() }
    }
    connection.close()
  }
}
