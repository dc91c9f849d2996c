/// Carries what a completion receives to the caller that waits for it, which is then its only owner.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

/// Waits for a completion with one value.
nonisolated(nonsending)
  func waited<Value>(_ start: (@escaping (Value) -> Void) -> Void) async -> Value
{
  let handed = await withCheckedContinuation { (continuation: CheckedContinuation<Handed<Value>, Never>) in
    start { continuation.resume(returning: Handed(value: $0)) }
  }
  return handed.value
}

/// Waits for a completion with two values.
nonisolated(nonsending)
  func waitedForTwo<First, Second>(_ start: (@escaping (First, Second) -> Void) -> Void) async -> (First, Second)
{
  await waited { (done: @escaping ((First, Second)) -> Void) in start { done(($0, $1)) } }
}

/// Waits for a completion with three values.
nonisolated(nonsending)
  func waitedForThree<First, Second, Third>(
    _ start: (@escaping (First, Second, Third) -> Void) -> Void
  ) async -> (First, Second, Third)
{
  await waited { (done: @escaping ((First, Second, Third)) -> Void) in start { done(($0, $1, $2)) } }
}
