internal import ParlanceCore

/// The one timer with which a hub looks for tokens that expire; without I/O.
///
/// Timers cannot be taken back. One that another took the place of is known by its number and does nothing.
struct TokenTimer {
  private var number: UInt64 = 0
  /// The time of the clock at which the timer is to fire; nil if there is none.
  private var due: Timestamp?

  /// The longest time between two looks, in milliseconds. A timer runs for the time that was asked for, whatever is done
  /// to the clock meanwhile; a clock that is set forward is noticed with the next look.
  static let longestPause: Int64 = 60_000

  /// Schedules the next look.
  ///
  /// - parameter next: The time at which there is something to do; nil if no token expires.
  /// - parameter now: The time of the clock.
  /// - returns: The number of the timer to start, and the milliseconds until it is to fire; nil if the one that was
  ///   started suffices.
  mutating func schedule(next: Timestamp?, now: Timestamp) -> (number: UInt64, pause: Int64)? {
    guard let next else { return nil }
    let pause = min(max(0, next.milliseconds(since: now)), Self.longestPause)
    let wanted = now.advanced(byMilliseconds: pause)
    if let due, due <= wanted { return nil }
    number += 1
    due = wanted
    return (number, pause)
  }

  /// Notes that a timer fired.
  ///
  /// - returns: A Boolean value that indicates whether it is the one that was started last.
  mutating func fired(_ number: UInt64) -> Bool {
    guard number == self.number else { return false }
    due = nil
    return true
  }
}
