import HubModel
import ParlanceCore

/// A hub that is given made-up requests while its store fails (`HubModel`).
extension FuzzTarget {
  // Safe: the fuzzing library runs one input at a time, on one thread.
  nonisolated(unsafe) private static var requests = 0
  nonisolated(unsafe) private static var nextReport = 1_000_000

  static func runHub(_ bytes: [UInt8]) {
    let report = HubModel.run(Choices(bytes), store: MemoryHubStore())
    if let violation = report.violation { preconditionFailure("\(violation)") }
    requests += report.requests
    guard requests >= nextReport else { return }
    print("\(requests) requests")
    nextReport += 1_000_000
  }

  static let hubSeeds = (1...8).map { Choices.bytes(seed: $0, count: 4000) }
}
