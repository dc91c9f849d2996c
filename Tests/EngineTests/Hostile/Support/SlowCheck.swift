import Dispatch
import ParlanceCore

@testable import ParlanceEngine

/// A check that waits until it is released, and records the names that it was shown.
final class SlowCheck: Sendable {
  let names = Recorder<String>()
  private let gate = DispatchSemaphore(value: 0)

  func check(_ account: AccountID, _ token: String) -> MessagingError? {
    names.record([account.name])
    if token == "slow" { gate.wait() }
    return token == "wrong" ? MessagingError(.invalidToken) : nil
  }

  func letGoOn(_ count: Int = 1) { for _ in 0..<count { gate.signal() } }
}

extension HostileHub {
  /// Waits until the running checks have reported their results.
  func drainChecks() { for lane in hub.tokens?.lanes ?? [] { lane.performAndWait {} } }
}
