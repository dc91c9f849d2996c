import HubModel
import ParlanceCore

/// A hub that is given made-up requests while its store fails (`HubModel`).
extension FuzzTarget {
  static func runHub(_ bytes: [UInt8]) {
    let report = HubModel.run(Choices(bytes), store: MemoryHubStore())
    if let violation = report.violation { preconditionFailure("\(violation)") }
  }

  static let hubSeeds = (1...8).map { Choices.bytes(seed: $0, count: 4000) }
}
