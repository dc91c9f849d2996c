import Dispatch

/// The end of one action, which a vendor's completion reports once.
@MainActor
package final class Outcome {
  /// The result of an action.
  package enum Ending: Equatable, Sendable {
    case done
    case failed(VendorProblem)
    /// The vendor did not report a result in time.
    case pending
  }

  /// The id of the message that the action sends.
  package var message: String?
  private var ending: Ending?
  private var continuation: CheckedContinuation<Ending, Never>?

  /// Creates the end of an action that goes on.
  package init() {}

  /// Reports that the action was carried out. The first report counts.
  package func succeed() { finish(.done) }

  /// Reports that the vendor refused the action. The first report counts.
  package func fail(_ problem: VendorProblem) { finish(.failed(problem)) }

  /// Reports the end in the way of completions: nil for success.
  package func finish(_ error: (any Error)?) {
    if let error { fail(error as? VendorProblem ?? VendorProblem(error)) } else { succeed() }
  }

  private func finish(_ ending: Ending) {
    guard self.ending == nil else { return }
    self.ending = ending
    continuation?.resume(returning: ending)
    continuation = nil
  }

  /// Waits for the end; called once.
  ///
  /// - parameter milliseconds: The longest time.
  package func wait(milliseconds: Int) async -> Ending {
    if let ending { return ending }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
      MainActor.assumeIsolated { self?.expire() }
    }
    return await withCheckedContinuation { continuation = $0 }
  }

  private func expire() {
    continuation?.resume(returning: .pending)
    continuation = nil
  }
}
