internal import ParlanceCore

/// Counts calls that have not returned, and runs work when all of them have.
final class OutstandingCalls: Sendable {
  private struct State {
    var count = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Lock(State())

  /// Counts a call.
  func begin() { state.withLock { $0.count += 1 } }

  /// Notes that a call has returned. If it was the last, the work that waits runs on this thread.
  func end() {
    let waiting = state.withLock { state -> [@Sendable () -> Void] in
      state.count -= 1
      guard state.count == 0 else { return [] }
      defer { state.waiting.removeAll() }
      return state.waiting
    }
    for work in waiting { work() }
  }

  /// Runs work once no call is outstanding: on this thread if there is none now.
  func whenNone(_ work: @escaping @Sendable () -> Void) {
    let isNone = state.withLock { state in
      if state.count > 0 { state.waiting.append(work) }
      return state.count == 0
    }
    if isNone { work() }
  }
}
