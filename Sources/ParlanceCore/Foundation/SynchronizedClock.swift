import Dispatch
import Foundation

/// The time of another machine, read from it at intervals and kept by this machine's monotonic clock in between.
///
/// After the first reading, this machine's wall clock, and any change of it, has no effect.
package final class SynchronizedClock: MessagingClock {
  private struct State {
    /// The other's time minus the steady clock's, in milliseconds.
    var offset: Int64?
  }

  private let state = Lock(State())

  package init() {}

  /// The time of the system's monotonic clock, in milliseconds.
  package static var steadyTime: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Notes what the other machine's clock showed.
  ///
  /// - parameter begin: The steady time at which it was asked.
  /// - parameter end: The steady time at which its answer was there.
  package func synchronize(_ shown: Timestamp, asked begin: Int64, answered end: Int64) {
    state.withLock { state in
      // The clock was read at some time between the two: what the offset is lies between two bounds.
      let (low, high) = (shown.milliseconds - end, shown.milliseconds - begin)
      // An offset that may still be right is kept, so that the time does not jump with each answer.
      if let offset = state.offset, offset >= low - 1, offset <= high + 1 { return }
      state.offset = low + (high - low) / 2
    }
  }

  package func now() -> Timestamp {
    guard let offset = state.withLock({ $0.offset }) else { return SystemClock().now() }
    return Timestamp(milliseconds: Self.steadyTime + offset)
  }

  package func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    let delay = max(0, deadline.milliseconds(since: now()))
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(clamping: delay)), execute: action)
  }
}
