internal import Foundation

/// A thread with room for deep recursion, which expressions of foreign sources cause.
enum LargeStack {
  // Safe to share: the value is written before the semaphore is signalled, and read after it.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    var value: Value?
  }

  /// Returns what a closure returns on such a thread.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = body()
      done.signal()
    }
    thread.stackSize = 256 << 20
    thread.start()
    done.wait()
    guard let value = box.value else { preconditionFailure("the thread ended without a value") }
    return value
  }
}
