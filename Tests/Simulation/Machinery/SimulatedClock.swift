internal import ParlanceCore

/// The clock of a machine, which outlives its processes: it is fast or slow, and is set now and then.
final class MachineClock {
  private let scheduler: Scheduler
  /// The rate by which it is fast, in millionths.
  private let drift: Int64
  /// The difference by which it was set, in milliseconds.
  private var offset: Int64

  init(_ scheduler: Scheduler, drift: Int64, offset: Int64) {
    self.scheduler = scheduler
    self.drift = drift
    self.offset = offset
  }

  var shown: Timestamp {
    let time = scheduler.now
    return Timestamp(milliseconds: 1_704_067_200_000 + time + time * drift / 1_000_000 + offset)
  }

  /// Sets it forward, or back.
  func set(by milliseconds: Int64) { offset += milliseconds }
}

/// A process's view of its machine's clock.
final class SimulatedClock: MessagingClock, @unchecked Sendable {
  // Safe to share: a world runs on one thread.
  private let machine: MachineClock
  private let scheduler: Scheduler
  private let life: Life

  init(_ machine: MachineClock, _ scheduler: Scheduler, _ life: Life) {
    self.machine = machine
    self.scheduler = scheduler
    self.life = life
  }

  func now() -> Timestamp { machine.shown }

  func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    guard life.isAlive else { return }
    // As the system's: an interval, which does not change if the clock is set.
    scheduler.after(min(deadline.milliseconds, 1 << 50) - now().milliseconds, of: life, action)
  }
}
