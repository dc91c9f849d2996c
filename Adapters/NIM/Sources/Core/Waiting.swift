/// Carries a completion's value to the caller that waits for it, which is then its only owner.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

/// The error for a completion with neither a value nor an error.
private let nothing = NIMErrorCode.local(.unknownError).error("no result")

/// Waits for a completion without a value.
nonisolated(nonsending)
  func waited(_ start: (@escaping ((any Error)?) -> Void) -> Void) async throws
{
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    start { error in
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}

/// Waits for a completion with a value.
nonisolated(nonsending)
  func waited<Value>(_ start: (@escaping ((any Error)?, Value?) -> Void) -> Void) async throws -> Value
{
  let handed = try await withCheckedThrowingContinuation {
    (continuation: CheckedContinuation<Handed<Value>, any Error>) in
    start { error, value in
      if let value, error == nil {
        continuation.resume(returning: Handed(value: value))
      } else {
        continuation.resume(throwing: error ?? nothing)
      }
    }
  }
  return handed.value
}

/// Waits for a completion with two values.
nonisolated(nonsending)
  func waitedForTwo<First, Second>(
    _ start: (@escaping ((any Error)?, First?, Second?) -> Void) -> Void
  ) async throws -> (First, Second)
{
  try await waited { (done: @escaping ((any Error)?, (First, Second)?) -> Void) in
    start { error, first, second in
      if let first, let second { done(error, (first, second)) } else { done(error, nil) }
    }
  }
}
