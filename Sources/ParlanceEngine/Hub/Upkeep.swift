internal import ParlanceCore

/// The work of the hub beside requests, in small steps: pruning, freeing ids, and letting media expire. Of several hubs on one store the one that
/// leads does it.
///
/// It joins the turn: what a turn that is rolled back noted is as it was.
struct Upkeep {
  private struct State {
    var lastPruned = Timestamp.zero
    var isPruning = false
    /// A Boolean value that indicates whether ids are still to be looked at, and the key behind which that goes on.
    var freesNames = false
    var lastKey: StreamKey?
    /// A Boolean value that indicates whether the remains of a crash among the blobs were swept.
    var isSwept = false
    /// The time at which the next media expire; nil if that is to be looked up.
    var nextExpiry: Timestamp?
    var hasMoreToExpire = false
    /// The time at which the next part of the call channels expires; nil if that is to be looked up.
    var nextCallExpiry: Timestamp?
    /// The time at which the call channels were looked through last.
    var lookedThroughCalls = Timestamp.zero
    /// The clock's time for which a turn was asked because of them.
    var callWake: Timestamp?
    /// The time at which `nextExpiry` was looked up.
    var lookedUp = Timestamp.zero
  }

  private var state = State()
  private var committed = State()

  private static let interval: Int64 = 3_600_000
  /// The time after which the next expiry is looked up again where other hubs store media, too, in milliseconds.
  private static let lookInterval: Int64 = 60_000

  mutating func commit() { committed = state }

  mutating func rollback() {
    state = committed
    state.nextExpiry = nil
  }

  /// The milliseconds until it is to go on; nil if nothing is under way.
  var pause: Int64? { state.isPruning || state.hasMoreToExpire ? 5 : nil }

  mutating func run(_ turn: TurnContext) throws(MessagingError) {
    try endCalls(turn)
    if turn.output.mediaChanges.hasNewExpiry { state.nextExpiry = nil }
    if let shared = turn.shared {
      guard shared.isLeader else {
        // The leader takes over the upkeep under way.
        state.isPruning = false
        state.hasMoreToExpire = false
        return
      }
      if turn.now.milliseconds(since: state.lookedUp) > Self.lookInterval { state.nextExpiry = nil }
    }
    if turn.hasMedia { try expireMedia(turn) }
    if turn.now.milliseconds(since: state.lastPruned) > Self.interval {
      state.lastPruned = turn.now
      state.isPruning = true
      state.freesNames = true
      state.lastKey = nil
    }
    if state.isPruning { try prune(turn) }
  }

  /// Ends the call channels and memberships that expired; looks through them only when there are any.
  private mutating func endCalls(_ turn: TurnContext) throws(MessagingError) {
    if let shared = turn.shared {
      // The others may have changed them as well.
      guard shared.isLeader else { return }
      if turn.now.milliseconds(since: state.lookedThroughCalls) > Self.lookInterval { state.nextCallExpiry = nil }
    }
    if let expiry = turn.output.callExpiry { state.nextCallExpiry = state.nextCallExpiry.map { min($0, expiry) } }
    if state.nextCallExpiry.map({ $0 <= turn.now }) ?? true {
      state.nextCallExpiry = try turn.callChannels.expireAll() ?? Timestamp(milliseconds: .max)
      state.lookedThroughCalls = turn.now
    }
    guard let next = state.nextCallExpiry, next.milliseconds < .max else { return }
    let delay = next.milliseconds(since: turn.now)
    if let wake = state.callWake, wake > turn.clockTime, wake.milliseconds(since: turn.clockTime) <= delay { return }
    state.callWake = turn.clockTime.advanced(byMilliseconds: delay)
    turn.effects.wake(afterMilliseconds: delay)
  }

  private mutating func prune(_ turn: TurnContext) throws(MessagingError) {
    let settings = turn.settings
    let limit = settings.limits.prunedRowsPerTurn
    let isDone = try turn.store.prune(
      PruningLimits(
        commandsBefore: turn.now.advanced(byMilliseconds: -settings.commandRetention),
        accountEventsBefore: turn.now.advanced(byMilliseconds: -settings.accountEventRetention),
        devicesBefore: turn.now.advanced(byMilliseconds: -settings.deviceRetention)), rows: limit)
    guard isDone else { return }
    if state.freesNames {
      state.lastKey = try turn.freeNames.freeNames(after: state.lastKey, limit: limit)
      state.freesNames = state.lastKey != nil
    }
    state.isPruning = state.freesNames
    guard !state.isPruning, turn.hasMedia else { return }
    state.isPruning = try !turn.media.discardOldUploads(limit: limit)
    guard !state.isPruning, !state.isSwept else { return }
    state.isSwept = true
    turn.media.sweepMedia()
  }

  /// Releases what expired; asks the store only when there is something.
  private mutating func expireMedia(_ turn: TurnContext) throws(MessagingError) {
    if state.nextExpiry == nil {
      state.nextExpiry = try turn.media.nextExpiry() ?? Timestamp(milliseconds: .max)
      state.lookedUp = turn.now
    }
    state.hasMoreToExpire = false
    guard let next = state.nextExpiry, next <= turn.now else { return }
    state.hasMoreToExpire = try !turn.media.releaseExpiredMedia(limit: turn.limits.prunedRowsPerTurn)
    state.nextExpiry = nil
  }
}
