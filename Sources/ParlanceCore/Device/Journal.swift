/// The course of the events that a device applied until its app has been notified, without I/O.
///
/// | state of an entry, or of a row that is deleted once delivered | until |
/// |---|---|
/// | *noted* in the turn that applies it | `appended`: the journal holds it; `abandon`: gone, with the turn |
/// | *dispatched*: on the app's queue | `claim`: its handover began; `close`: left to the next run to deliver |
/// | *claimed*: the app is being called | `told` |
/// | *delivered* | `committed`: trimmed from the journal, the row deleted |
///
/// So what was delivered to the app is not delivered again unless the process dies on the way, and what was not
/// delivered, be it for a logout, is delivered by the next run.
package struct Journal: Sendable {
  /// One turn's entries on their way to the app.
  package struct Handover: Hashable, Sendable {
    /// The journal up to here; 0 for nothing.
    package var position: Int64
    /// Messages that are deleted once the app has been notified: revoked ones, and all where none is kept.
    package var rows: [MessageRow]

    package init(position: Int64, rows: [MessageRow]) {
      self.position = position
      self.rows = rows
    }

    package static let nothing = Handover(position: 0, rows: [])
    package var isEmpty: Bool { position == 0 && rows.isEmpty }
  }

  private var writer = ByteWriter(capacity: 64)
  private var rows: [MessageRow] = []
  /// The last entry of an earlier run, delivered in this turn.
  private var repeated: Int64 = 0
  /// The entries of an earlier run were delivered, or are delivered in this turn.
  private var hasRepeated = false
  private var isRepeating = false
  private var claimedPosition: Int64 = 0
  private var claimedRows: [MessageRow] = []
  private var toldPosition: Int64 = 0
  private var toldRows: [MessageRow] = []

  package init() {}

  // MARK: the turn

  /// A Boolean value that indicates whether the turn noted something.
  package var hasEntries: Bool { !writer.bytes.isEmpty }
  /// A Boolean value that indicates whether something was delivered that is still to be tidied up.
  package var isUntidy: Bool { toldPosition > 0 || !toldRows.isEmpty }

  /// Notes an entry of this turn.
  package mutating func note(_ write: (inout ByteWriter) -> Void) { write(&writer) }

  /// Notes a row that is deleted once this turn has been delivered.
  package mutating func remove(_ row: MessageRow) { rows.append(row) }

  /// Notes that this turn is to deliver what an earlier run left.
  ///
  /// - returns: False if a turn did.
  package mutating func startRepeating() -> Bool {
    guard !hasRepeated else { return false }
    hasRepeated = true
    isRepeating = true
    return true
  }

  /// Notes that the entries that an earlier run left go up to a position.
  package mutating func `repeat`(upTo position: Int64) { repeated = position }

  /// Returns the entries that the turn has to append; nil if it noted nothing.
  package mutating func takeEntries() -> [UInt8]? {
    guard hasEntries else { return nil }
    defer { writer = ByteWriter(capacity: 64) }
    return writer.bytes
  }

  /// The position up to which the journal can be trimmed in this turn's transaction; nil if there is nothing to trim.
  package var trimmable: Int64? { toldPosition > 0 ? toldPosition : nil }
  /// The rows to delete in it.
  package var deletable: [MessageRow] { toldRows }

  /// Notes that the transaction was committed, with what it tidied up. Not before, since what a failed one leaves is
  /// tidied up later.
  ///
  /// - parameter position: The position at which the entries of this turn were appended; nil if there were none.
  /// - returns: The handover to the app.
  package mutating func committed(at position: Int64?) -> Handover {
    toldPosition = 0
    toldRows.removeAll(keepingCapacity: true)
    isRepeating = false
    defer {
      rows.removeAll(keepingCapacity: true)
      repeated = 0
    }
    return Handover(position: max(position ?? 0, repeated), rows: rows)
  }

  /// Handles a failed transaction: its entries are discarded.
  package mutating func abandon() {
    if hasEntries { writer = ByteWriter(capacity: 64) }
    rows.removeAll()
    guard isRepeating else { return }
    (hasRepeated, isRepeating, repeated) = (false, false, 0)
  }

  // MARK: the app

  /// Notes that the app's queue begins to deliver.
  package mutating func claim(_ handover: Handover) {
    claimedPosition = max(claimedPosition, handover.position)
    claimedRows += handover.rows
  }

  /// Notes that the app was notified.
  package mutating func told(_ handover: Handover) {
    toldPosition = max(toldPosition, handover.position)
    toldRows += handover.rows
    guard !claimedRows.isEmpty else { return }
    let done = Set(handover.rows)
    claimedRows.removeAll { done.contains($0) }
  }

  /// Notes that the device is closed: what is being delivered counts as delivered, what waits does not.
  package mutating func close() {
    toldPosition = max(toldPosition, claimedPosition)
    toldRows += claimedRows
    claimedRows.removeAll()
  }
}
