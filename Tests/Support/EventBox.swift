import Dispatch
import ParlanceCore

/// A queue of values, in order of arrival, that tests take one by one; safe to use from any thread.
package final class EventBox<Value: Sendable>: Sendable {
  private struct State {
    var values: [Value] = []
    /// The waiting tasks, oldest first: there are several if two tasks await answers of one process.
    var waiting: [(turn: Int, continuation: CheckedContinuation<Value, any Error>)] = []
    var turns = 0
  }

  private let name: String
  private let state = Lock(State())

  package init(_ name: String) { self.name = name }

  /// The values that were added and not taken yet.
  package var pending: [Value] { state.withLock { $0.values } }

  package func add(_ value: Value) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard !state.waiting.isEmpty else {
        state.values.append(value)
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    waiting?.resume(returning: value)
  }

  /// Takes the values that were not taken yet.
  package func takeAll() -> [Value] {
    state.withLock { state in
      defer { state.values = [] }
      return state.values
    }
  }

  /// Ends all waits.
  package func fail() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for (_, continuation) in waiting {
      continuation.resume(throwing: TestDeadline.Late("no \(name) is expected any more"))
    }
  }

  /// The next value.
  ///
  /// - throws: `TestDeadline.Late` whenever none comes before the deadline.
  package func next() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let (value, turn) = state.withLock { state -> (Value?, Int) in
        if !state.values.isEmpty { return (state.values.removeFirst(), 0) }
        state.turns += 1
        state.waiting.append((state.turns, continuation))
        return (nil, state.turns)
      }
      if let value { return continuation.resume(returning: value) }
      DispatchQueue.global().asyncAfter(deadline: .now() + TestDeadline.seconds) { [self] in
        let isLate = state.withLock { state in
          guard let index = state.waiting.firstIndex(where: { $0.turn == turn }) else { return false }
          state.waiting.remove(at: index)
          return true
        }
        if isLate { continuation.resume(throwing: TestDeadline.Late("no \(name) came in time")) }
      }
    }
  }
}
