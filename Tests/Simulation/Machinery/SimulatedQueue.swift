internal import ParlanceCore

/// A queue whose work the scheduler runs, and which dies with its process.
final class SimulatedQueue: SerialQueue, @unchecked Sendable {
  // Safe to share: a world runs on one thread.
  private struct Item {
    let earliest: Int64
    let work: () -> Void
  }

  let number: Int
  private let life: Life?
  private let scheduler: Scheduler
  private var items: [Item] = []
  private var first = 0
  private var isRunning = false
  /// Nothing runs: the process is stopped.
  var isHeld = false

  /// - parameter life: The process that the queue belongs to; nil for the world itself.
  init(_ scheduler: Scheduler, _ life: Life?) {
    self.scheduler = scheduler
    self.life = life
    number = scheduler.nextNumber()
    scheduler.add(self)
  }

  var isAlive: Bool { life?.isAlive != false }

  /// The time from which the next piece of work may run; nil if there is none.
  var earliest: Int64? { !isHeld && first < items.count ? items[first].earliest : nil }

  func perform(_ work: @escaping @Sendable () -> Void) { put(after: 0, work) }

  /// Runs work after a time, and after all work that was added before.
  ///
  /// - parameter delay: In milliseconds.
  func put(after delay: Int64, _ work: @escaping () -> Void) {
    guard isAlive else { return }
    let earliest = max(scheduler.now + max(0, delay), items.last?.earliest ?? 0)
    items.append(Item(earliest: earliest, work: work))
  }

  func performAndWait(_ work: () -> Void) {
    precondition(!isRunning, "a queue waits for itself")
    while earliest != nil, isAlive { runNext() }
    isRunning = true
    work()
    isRunning = false
  }

  func runNext() {
    let item = items[first]
    first += 1
    if first == items.count || first > 64 {
      items.removeFirst(first)
      first = 0
    }
    guard isAlive else { return }
    isRunning = true
    item.work()
    isRunning = false
  }

  /// Removes the work that has not run.
  func removeAll() {
    items.removeAll()
    first = 0
  }
}
