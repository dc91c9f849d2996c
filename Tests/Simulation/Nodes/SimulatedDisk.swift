internal import ParlanceCore

/// A device's disk: it fails, and a power cut takes what was not durable.
final class SimulatedDisk {
  /// Calls that fail.
  private struct Failure {
    /// How many calls go well before.
    var calls: Int
    /// How many fail then.
    var count: Int
    var code: MessagingError.Code
  }

  enum FatalCommit { case before, after }

  private(set) var store = MemoryDeviceStore()
  /// What a power cut may leave, oldest first: the state after the last durable commit, and after those since.
  private var states = [MemoryDeviceStore()]
  private var failure: Failure?
  /// So many commits go well before one fails; nil if none is to fail.
  private var failingCommit: (after: Int, code: MessagingError.Code)?
  /// Where the next commit ends the process.
  private var fatalCommit: FatalCommit?
  /// Ends the process.
  var kill: (() -> Void)?
  /// Notes that a call failed: at times long after the fault began, in another run of the process.
  var failed: (() -> Void)?

  /// So many states are kept for a power cut at most.
  private static let depth = 48

  // MARK: faults

  func fail(after calls: Int, count: Int, code: MessagingError.Code) {
    failure = Failure(calls: calls, count: count, code: code)
  }

  func failCommit(after commits: Int, code: MessagingError.Code) { failingCommit = (commits, code) }

  func killAtNextCommit(_ place: FatalCommit) { fatalCommit = place }

  /// Nothing fails any more.
  func repair() { (failure, failingCommit, fatalCommit) = (nil, nil, nil) }

  /// A process died.
  func rollback() {
    store.rollback()
    fatalCommit = nil
  }

  /// The power fails: the disk has one of the states that it may have.
  ///
  /// - returns: How many commits are gone.
  func cutPower(_ generator: inout SeededGenerator) -> Int {
    let choice = generator.below(states.count)
    let lost = states.count - 1 - choice
    states = [states[choice]]
    store = states[0].copy()
    return lost
  }

  // MARK: what a process does

  func call() throws(MessagingError) -> MemoryDeviceStore {
    guard var failure else { return store }
    if failure.calls > 0 {
      failure.calls -= 1
      self.failure = failure
      return store
    }
    failure.count -= 1
    self.failure = failure.count > 0 ? failure : nil
    failed?()
    throw MessagingError(failure.code)
  }

  func commit(isDurable: Bool) throws(MessagingError) {
    if fatalCommit == .before {
      kill?()
      throw MessagingError(.storageFailed)
    }
    let store = try call()
    if let (after, code) = failingCommit {
      failingCommit = after > 0 ? (after - 1, code) : nil
      if after == 0 {
        failed?()
        throw MessagingError(code)
      }
    }
    try store.commit()
    note(isDurable: isDurable)
    if fatalCommit == .after { kill?() }
  }

  /// Closing a database writes its log back, and waits for that.
  func close() {
    store.close()
    note(isDurable: true)
  }

  private func note(isDurable: Bool) {
    if isDurable { states.removeAll() }
    states.append(store.copy())
    if states.count > Self.depth { states.remove(at: 1) }
  }
}
