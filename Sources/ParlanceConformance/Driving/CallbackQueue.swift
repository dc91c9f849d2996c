public import Dispatch

/// The serial queue on which an app of the tests runs, as real apps run on the main queue.
public final class CallbackQueue: @unchecked Sendable {
  // Safe to share: the queue is, and the key is nothing but its identity.

  /// The queue, to be given to the engine.
  public let dispatchQueue: DispatchQueue
  private let key = DispatchSpecificKey<Bool>()

  /// Creates a queue of its own.
  ///
  /// - parameter label: The label that debuggers show.
  public init(label: String) {
    dispatchQueue = DispatchQueue(label: label)
    dispatchQueue.setSpecific(key: key, value: true)
  }

  /// A Boolean value that indicates whether the caller runs on this queue.
  public var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs a closure in a later turn of the queue and waits for its result.
  public func perform<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      dispatchQueue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}

/// Runs a closure that may block on a thread outside Swift's cooperative pool.
func offPool<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
  }
}
