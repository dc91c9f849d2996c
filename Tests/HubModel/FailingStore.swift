package import ParlanceCore

/// A store that fails according to a plan, and keeps the durable entries for the oracle.
///
/// Another hub that changes a conversation is part of the plan: the outcome of an entry is `moved` then, and after the
/// rollback the conversation has another version indeed.
package final class FailingStore: HubStore {
  /// An entry that a transaction appended.
  struct Entry {
    var draft: EventDraft
    var sequence: Int64
    var time: Timestamp
  }

  private let base: any HubStore
  private var plan = FaultPlan.none
  private var calls = 0
  private var isBroken = false
  /// The number of entries and changes in the current attempt.
  private var changes = 0
  /// The number of further attempts in which another hub is quicker.
  private var moves = 0
  private var movedStream: StreamNumber?
  private var appended: [Entry] = []

  // The current turn's.
  private(set) var hasFired = false
  private(set) var commits = 0
  private(set) var rollbacks = 0
  /// Entries that became durable.
  private(set) var entries: [Entry] = []
  /// The number of changes to each conversation's version on behalf of another hub, by stream.
  private(set) var foreignChanges: [StreamNumber: Int64] = [:]

  /// Runs before each commit, which fails with its error.
  package var whenCommitting: (() throws(MessagingError) -> Void)?
  /// Runs after each commit.
  package var whenCommitted: (() -> Void)?

  package init(_ base: any HubStore) { self.base = base }

  /// Begins a turn that fails as planned.
  func arm(_ plan: FaultPlan) {
    self.plan = plan
    (calls, commits, rollbacks, hasFired, isBroken) = (0, 0, 0, false, false)
    entries.removeAll(keepingCapacity: true)
    foreignChanges.removeAll()
    moves = if case .moved(_, let times) = plan.place { times } else { 0 }
  }

  /// Ends the turn, and with it all faults.
  func disarm() {
    plan = .none
    isBroken = false
  }

  /// Lets a call fail, and every later one too if it lasts.
  ///
  /// - parameter number: How many calls go well before.
  package func fail(call number: Int = 0, isLasting: Bool = true, code: MessagingError.Code = .storageFailed) {
    arm(FaultPlan(place: .call(number), code: code, isLasting: isLasting))
  }

  /// Ends all faults.
  package func repair() { disarm() }

  // MARK: failures

  /// Runs at the beginning of each call.
  @inline(__always) func enter() throws(MessagingError) -> any HubStore {
    calls += 1
    if case .none = plan.place { return base }
    try failIfPlanned()
    return base
  }

  private func failIfPlanned() throws(MessagingError) {
    if isBroken { throw error }
    if case .call(let number) = plan.place, calls == number + 1 { throw failure() }
  }

  private var error: MessagingError { MessagingError(plan.code, "a path that clients are not told") }

  private func failure() -> MessagingError {
    hasFired = true
    isBroken = plan.isLasting
    return error
  }

  /// Returns whether another hub is to change the conversation of the next entry or change first.
  private func isMoved(_ stream: StreamNumber) throws(MessagingError) -> Bool {
    changes += 1
    guard case .moved(let after, _) = plan.place, moves > 0, movedStream == nil, changes > after,
      let record = try base.stream(number: stream), record.kind != .account
    else { return false }
    hasFired = true
    moves -= 1
    movedStream = stream
    return true
  }

  /// Makes the other hub's change.
  private func changeMovedStream() {
    guard let stream = movedStream else { return }
    movedStream = nil
    // A stream that existed only in the transaction was rolled back.
    guard let record = try? base.stream(number: stream), (try? base.begin()) != nil else { return }
    let change = ConversationChangeRecord(stream: stream, version: record.version)
    if (try? base.change(change)) != nil, (try? base.commit()) != nil {
      foreignChanges[stream, default: 0] += 1
    } else {
      base.rollback()
    }
  }

  // MARK: transactions

  package func begin() throws(MessagingError) {
    changes = 0
    appended.removeAll(keepingCapacity: true)
    try enter().begin()
  }

  package func commit() throws(MessagingError) {
    let base = try enter()
    if case .commit = plan.place { throw failure() }
    try whenCommitting?()
    try base.commit()
    whenCommitted?()
    commits += 1
    entries += appended
    appended.removeAll(keepingCapacity: true)
  }

  package func rollback() {
    rollbacks += 1
    appended.removeAll(keepingCapacity: true)
    base.rollback()
    changeMovedStream()
  }

  package func close() { base.close() }

  // MARK: streams

  package func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64? {
    let base = try enter()
    return try isMoved(change.stream) ? nil : try base.change(change)
  }

  package func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome] {
    let base = try enter()
    var outcomes = try base.append(drafts)
    for index in drafts.indices {
      if try isMoved(drafts[index].stream) { outcomes[index] = .moved }
      if case .appended(let sequence, let time, _, _) = outcomes[index] {
        appended.append(Entry(draft: drafts[index], sequence: sequence, time: time))
      }
    }
    return outcomes
  }
}
