internal import ParlanceCore

/// A value that one task waits for and other code provides, once.
final class Answer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Value, Never>)
    case given(Value)
    case over
  }

  private let state = Lock(State.open)

  /// Provides the value; a later one is ignored.
  func give(_ value: Value) {
    let continuation = state.withLock { state -> CheckedContinuation<Value, Never>? in
      switch state {
      case .open:
        state = .given(value)
        return nil
      case .waiting(let continuation):
        state = .over
        return continuation
      case .given, .over: return nil
      }
    }
    continuation?.resume(returning: value)
  }

  /// Waits for the value; one task may, once.
  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let value = state.withLock { state -> Value? in
        if case .given(let value) = state {
          state = .over
          return value
        }
        state = .waiting(continuation)
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}

extension Answer {
  /// Waits for a result. A task that is cancelled stops waiting, with `cancelled`; the operation goes on.
  ///
  /// - parameter onCancel: Runs when the task is cancelled, before the wait ends.
  func result<Success: Sendable>(
    onCancel: @escaping @Sendable () -> Void = {}
  ) async throws(MessagingError) -> Success where Value == Result<Success, MessagingError> {
    let result = await withTaskCancellationHandler {
      await value()
    } onCancel: {
      onCancel()
      give(.failure(MessagingError(.cancelled)))
    }
    return try result.get()
  }
}
