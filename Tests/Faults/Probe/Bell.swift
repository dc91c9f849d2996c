import Dispatch

/// Wakes the one thread that waits for something to have happened on the callback queue.
final class Bell: Sendable {
  private let queue: DispatchQueue
  private let semaphore = DispatchSemaphore(value: 0)

  /// - parameter queue: Where everything happens.
  init(_ queue: DispatchQueue) { self.queue = queue }

  /// Something happened.
  func ring() { semaphore.signal() }

  /// Waits until a condition holds, which is looked at on the queue, each time that something happened.
  ///
  /// - parameter seconds: How long at most.
  /// - returns: Whether it holds.
  func wait(_ seconds: Int, until condition: () -> Bool) -> Bool {
    let deadline = DispatchTime.now() + .seconds(seconds)
    while true {
      if queue.sync(execute: condition) { return true }
      if semaphore.wait(timeout: deadline) == .timedOut { return queue.sync(execute: condition) }
    }
  }
}
