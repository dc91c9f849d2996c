import Dispatch
import Parlance

/// A clock that runs faster than the machine's, so that retries that the engine makes after some seconds happen soon.
struct FastClock: MessagingClock {
  /// The clock's seconds in one of the machine's.
  private static let speed: Int64 = 50

  private let start: Timestamp
  private let begin = DispatchTime.now()

  /// - parameter start: The time that it shows first.
  init(start: Timestamp) { self.start = start }

  func now() -> Timestamp {
    let nanoseconds = Int64(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds)
    return start.advanced(byMilliseconds: nanoseconds / 1_000_000 * Self.speed + nanoseconds % 1_000_000 / 20_000)
  }

  func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    let delay = max(0, deadline.milliseconds(since: now())) / Self.speed + 1
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(min(delay, 1_000_000))), execute: action)
  }
}
