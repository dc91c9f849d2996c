import Dispatch
import Foundation

/// The source of the engine's time: revoke windows, expiry, timeouts and rate limits all use one clock.
public protocol MessagingClock: Sendable {
  /// Returns the current time.
  func now() -> Timestamp

  /// Runs an action once the clock has reached a time.
  ///
  /// - parameter deadline: The earliest time at which the action may run.
  /// - parameter action: Runs once, on a thread of the clock's choosing; it must not block.
  func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void)
}

/// The machine's clock.
public struct SystemClock: MessagingClock {
  /// Creates the clock.
  public init() {}

  public func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  public func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    let delay = max(0, deadline.milliseconds - now().milliseconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(delay)), execute: action)
  }
}

/// A clock that changes only when it is advanced, for tests.
///
/// ```swift
/// let clock = ManualClock()
/// let environment = try MessagingEnvironment.inMemory(clock: clock)
/// clock.advance(bySeconds: 121)   // the revoke window of two minutes is over
/// ```
public final class ManualClock: MessagingClock {
  private struct State {
    var now: Timestamp
    var scheduled: [(deadline: Timestamp, action: @Sendable () -> Void)] = []
  }

  private let state: Lock<State>

  /// Creates a clock.
  ///
  /// - parameter start: The time that it shows first; 2024-01-01 00:00 UTC unless given.
  public init(start: Timestamp = Timestamp(milliseconds: 1_704_067_200_000)) {
    state = Lock(State(now: start))
  }

  public func now() -> Timestamp { state.withLock { $0.now } }

  public func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    let due = state.withLock { state in
      if deadline <= state.now { return true }
      state.scheduled.append((deadline, action))
      return false
    }
    if due { action() }
  }

  /// Advances the clock and runs the actions that became due, in the order of the deadlines.
  ///
  /// - parameter milliseconds: The distance, in milliseconds.
  public func advance(byMilliseconds milliseconds: Int64) {
    let due = state.withLock { state in
      state.now = state.now.advanced(byMilliseconds: milliseconds)
      let now = state.now
      let due = state.scheduled.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
      state.scheduled.removeAll { $0.deadline <= now }
      return due
    }
    for entry in due { entry.action() }
  }

  /// Advances the clock.
  ///
  /// - parameter seconds: The distance, in seconds.
  public func advance(bySeconds seconds: Double) { advance(byMilliseconds: Int64((seconds * 1000).rounded())) }
}
