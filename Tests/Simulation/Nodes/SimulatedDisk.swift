internal import ParlanceCore

/// A device's disk: it can fail, and a power cut erases what was not durable.
final class SimulatedDisk {
  /// Calls that fail.
  private struct Failure {
    /// The number of calls that succeed first.
    var calls: Int
    /// The number of calls that fail after those.
    var count: Int
    var code: MessagingError.Code
  }

  enum FatalCommit { case before, after }

  private(set) var store = MemoryDeviceStore()
  /// The states that a power cut may leave, oldest first: the one after the last durable commit, and those after later commits.
  private var states = [MemoryDeviceStore()]
  private var failure: Failure?
  /// The number of commits that succeed before one fails; nil if none is to fail.
  private var failingCommit: (after: Int, code: MessagingError.Code)?
  /// The point of the next commit at which the process ends; nil if it does not.
  private var fatalCommit: FatalCommit?
  /// Ends the process.
  var kill: (() -> Void)?
  /// Notes that a call failed: possibly long after the fault began, in a later run of the process.
  var failed: (() -> Void)?

  /// The maximum number of states that are kept for a power cut.
  private static let depth = 48

  // MARK: faults

  func fail(after calls: Int, count: Int, code: MessagingError.Code) {
    failure = Failure(calls: calls, count: count, code: code)
  }

  func failCommit(after commits: Int, code: MessagingError.Code) { failingCommit = (commits, code) }

  func killAtNextCommit(_ place: FatalCommit) { fatalCommit = place }

  /// Ends all faults.
  func repair() { (failure, failingCommit, fatalCommit) = (nil, nil, nil) }

  /// A process died.
  func rollback() {
    store.rollback()
    fatalCommit = nil
  }

  /// The power fails: the disk has one of the states that it may have.
  ///
  /// - returns: The number of commits that were lost.
  func cutPower(_ generator: inout SeededGenerator) -> Int {
    let choice = generator.below(states.count)
    let lost = states.count - 1 - choice
    states = [states[choice]]
    store = states[0].copy()
    return lost
  }

  // MARK: calls of the process

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
