import Dispatch

/// Runs a closure that blocks its thread, outside Swift's cooperative pool: what it waits for may need the pool, which has as many
/// threads as the machine has processors.
package func offPool<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
  }
}
