package import ParlanceCore

/// One device's database in one SQLite file.
///
/// Confined to the lock that guards every use of it, as its connection and caches are not guarded.
///
/// Rows of messages and positions of the outbox and the journal are never given out twice, though what they name may
/// be deleted: the next ones are kept in memory, and the file says up to where they are reserved. A reservation is
/// written once for `reservation` of them, in the transaction that needs it; closing writes where they really
/// are. After a crash the unused rest of a reservation is skipped.
package final class SQLiteDeviceStore: DeviceStore {
  let connection: SQLiteConnection
  let messageStatements: DeviceMessageStatements
  let conversationStatements: DeviceConversationStatements
  let outboxStatements: DeviceOutboxStatements
  let groups: StatementGroups
  let reactionStatements: DeviceReactionStatements
  let mediaStatements: DeviceMediaStatements
  let searchStatements: DeviceSearchStatements
  var caches = DeviceCaches()
  /// The next to give out.
  var next = DevicePositions()
  /// Those below may be given out without writing.
  var reserved = DevicePositions()
  private var isSynchronous = true
  /// A Boolean value that indicates whether the log must be on the disk after a commit whose transaction began without that.
  private var mustSynchronize = false

  private static let reservation: Int64 = 1024

  /// Opens a device's database, creating it where there is none.
  ///
  /// - parameter path: The file; ":memory:" for a database in memory.
  /// - throws: `storageDamaged`, `storageLocked`, `storageFull` or `storageFailed`; the detail names the file.
  package convenience init(path: String) throws(MessagingError) { try self.init(path: path, busyTimeout: 500) }

  /// - parameter busyTimeout: The time to wait for another process's lock, in milliseconds.
  package init(path: String, busyTimeout: Int32) throws(MessagingError) {
    connection = try SQLiteConnection(path: path, schema: .device, busyTimeout: busyTimeout)
    messageStatements = DeviceMessageStatements(connection)
    conversationStatements = DeviceConversationStatements(connection)
    outboxStatements = DeviceOutboxStatements(connection)
    groups = StatementGroups(.device, connection)
    reactionStatements = DeviceReactionStatements(connection)
    mediaStatements = DeviceMediaStatements(connection)
    searchStatements = DeviceSearchStatements(connection)
    try connection.execute(
      """
      PRAGMA journal_size_limit = 16777216;
      PRAGMA temp_store = MEMORY;
      PRAGMA secure_delete = FAST;
      """)
    next = try savedPositions()
    reserved = next
  }

  package func begin(isDurable: Bool) throws(MessagingError) {
    // The setting cannot change within a transaction.
    if isDurable != isSynchronous && !connection.isInTransaction {
      try connection.execute(isDurable ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL")
      isSynchronous = isDurable
    }
    try connection.begin()
  }

  package func makeDurable() { if !isSynchronous { mustSynchronize = true } }

  package func commit() throws(MessagingError) {
    do {
      try connection.commit()
    } catch {
      dropCaches()
      throw error
    }
    if mustSynchronize { synchronize() }
  }

  /// Makes sure that what was committed survives a power cut: a checkpoint waits for the log to be on the disk.
  private func synchronize() {
    do throws(MessagingError) {
      try connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
      mustSynchronize = false
    } catch {
      // What was committed cannot be taken back; the next commit tries again.
    }
  }

  package func rollback() {
    connection.rollback()
    dropCaches()
  }

  /// Reads all of the file.
  ///
  /// - throws: `storageDamaged` whenever something in it is not what was written.
  package func check() throws(MessagingError) {
    let cursor = try connection.statement("PRAGMA integrity_check(1)").use()
    defer { cursor.reset() }
    guard try cursor.next() else { return }
    let finding = cursor.text(0)
    if finding != "ok" { throw connection.damage(finding) }
  }

  package func close() {
    if next != reserved, !connection.isInTransaction {
      // If this fails, the reservation stands.
      try? save(next)
    }
    connection.close()
  }

  private func dropCaches() {
    caches = DeviceCaches()
    // What was reserved by the transaction is not reserved any more.
    reserved = DevicePositions()
  }
}

/// The numbers that a device store gives out.
struct DevicePositions: Hashable {
  var row: Int64 = 0
  var outbox: Int64 = 0
  var journal: Int64 = 0
}

extension SQLiteDeviceStore {
  /// Makes sure that the next number of each kind may be given out.
  @inline(__always) func reserve(_ isReserved: Bool) throws(MessagingError) {
    if !isReserved { try reserve() }
  }

  private func reserve() throws(MessagingError) {
    let ahead = DevicePositions(
      row: next.row + Self.reservation, outbox: next.outbox + Self.reservation,
      journal: next.journal + Self.reservation)
    try save(ahead)
    reserved = ahead
  }

  private func savedPositions() throws(MessagingError) -> DevicePositions {
    let cursor = try outboxStatements.positions.use()
    defer { cursor.reset() }
    guard try cursor.next() else {
      throw connection.damage("table reserved")
    }
    return DevicePositions(row: cursor.int64(0), outbox: cursor.int64(1), journal: cursor.int64(2))
  }

  private func save(_ positions: DevicePositions) throws(MessagingError) {
    let cursor = try outboxStatements.savePositions.use()
    defer { cursor.reset() }
    cursor.bind(1, positions.row)
    cursor.bind(2, positions.outbox)
    cursor.bind(3, positions.journal)
    try cursor.finish()
  }
}
