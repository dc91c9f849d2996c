import Parlance
internal import ParlanceCore

/// The machine's clock, which can be turned forward.
final class PlayClock: MessagingClock {
  private struct State {
    /// The time by which the clock is ahead of the machine's, in milliseconds.
    var ahead: Int64 = 0
    var pending: [Int: (deadline: Timestamp, action: @Sendable () -> Void)] = [:]
    var number = 0
  }

  private let system = SystemClock()
  private let state = Lock(State())

  /// The time by which the clock is ahead of the machine's, in milliseconds.
  var ahead: Int64 { state.withLock { $0.ahead } }

  func now() -> Timestamp { system.now().advanced(byMilliseconds: ahead) }

  func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    let number = state.withLock { state in
      state.number += 1
      state.pending[state.number] = (deadline, action)
      return state.number
    }
    arm(number, deadline)
  }

  /// Turns the clock forward, and runs what became due in the order of the deadlines.
  ///
  /// - parameter milliseconds: The distance, in milliseconds; not negative.
  func advance(byMilliseconds milliseconds: Int64) {
    let waiting = state.withLock { state in
      state.ahead += milliseconds
      return state.pending.map { (number: $0.key, deadline: $0.value.deadline) }
    }
    let now = now()
    for entry in waiting.sorted(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) }) {
      if entry.deadline <= now { fire(entry.number) } else { arm(entry.number, entry.deadline) }
    }
  }

  /// Has the machine's clock report a deadline. One that was reported already, in a turn forward, is nothing by then.
  private func arm(_ number: Int, _ deadline: Timestamp) {
    system.schedule(at: deadline.advanced(byMilliseconds: -ahead)) { [weak self] in self?.fire(number) }
  }

  private func fire(_ number: Int) {
    let action = state.withLock { $0.pending.removeValue(forKey: number)?.action }
    action?()
  }
}
