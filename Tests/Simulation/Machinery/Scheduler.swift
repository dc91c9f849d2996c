/// Runs the work of all queues, links and timers of a world on one thread, one piece at a time, in an order that a seed
/// chooses.
///
/// Time is virtual: it passes a little with each step, and jumps to the next timer if nothing can run.
final class Scheduler: @unchecked Sendable {
  // Safe to share: a world runs on one thread.
  private struct Timer {
    let due: Int64
    let life: Life?
    let work: () -> Void
  }

  /// Milliseconds since the world began.
  private(set) var now: Int64 = 0
  /// The number of pieces of work that ran.
  private(set) var steps = 0
  private let trace: Trace
  private var generator: SeededGenerator
  private var queues: [SimulatedQueue] = []
  /// In the order in which they are due.
  private var timers: [Timer] = []
  private var eligible: [Int] = []

  init(seed: UInt64, trace: Trace) {
    generator = SeededGenerator(seed: seed)
    self.trace = trace
  }

  func add(_ queue: SimulatedQueue) { queues.append(queue) }

  /// Forgets what belongs to processes that are dead.
  func removeDead() {
    queues.removeAll { !$0.isAlive }
    timers.removeAll { $0.life?.isAlive == false }
  }

  /// Runs work after a time.
  ///
  /// - parameter delay: In milliseconds.
  /// - parameter life: Nothing runs if this process is dead then; nil for work of the world itself.
  func after(_ delay: Int64, of life: Life? = nil, _ work: @escaping () -> Void) {
    let due = now + min(max(0, delay), 1_000_000_000_000)
    var (low, high) = (0, timers.count)
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].due <= due { low = middle + 1 } else { high = middle }
    }
    timers.insert(Timer(due: due, life: life, work: work), at: low)
  }

  /// Runs one piece of work.
  ///
  /// - parameter limit: Time does not pass beyond this.
  /// - returns: False if there was nothing to run until then.
  func step(until limit: Int64 = .max) -> Bool {
    while true {
      eligible.removeAll(keepingCapacity: true)
      for (index, queue) in queues.enumerated() {
        if let earliest = queue.earliest, earliest <= now { eligible.append(index) }
      }
      let due = timers.prefix(Self.overtaking).prefix { $0.due <= now }.count
      if eligible.count + due > 0 {
        run(generator.below(eligible.count + due))
        return true
      }
      var next = timers.first?.due ?? .max
      for queue in queues { next = min(next, queue.earliest ?? .max) }
      guard next < .max, next <= limit else {
        if limit < .max { now = max(now, limit) }
        return false
      }
      now = next
    }
  }

  /// The number of due timers that may run in any order.
  private static let overtaking = 8

  private func run(_ choice: Int) {
    steps += 1
    if generator.chance(300) { now += 1 }
    if choice < eligible.count {
      let queue = queues[eligible[choice]]
      trace.note(number: UInt64(queue.number))
      queue.runNext()
    } else {
      trace.note(number: 0)
      let timer = timers.remove(at: choice - eligible.count)
      if timer.life?.isAlive != false { timer.work() }
    }
  }

  /// The number of the next queue.
  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  private var numbers = 0
}
