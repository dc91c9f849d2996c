import Foundation
import HubModel
import ParlanceCore
import ParlanceSQLite

/// Runs made-up requests to hubs whose stores fail now and then, from random seeds: without the fuzzing library, which is
/// much slower.
///
/// Usage: `parlance-hub-seeds SECONDS [SEED]`; with a seed, that run alone, and all that happens in it.

func run(_ seed: UInt64) throws -> ModelReport {
  // Most in memory, which is quicker; every eighth over SQLite.
  let store: any HubStore = seed % 8 == 0 ? try SQLiteHubStore(path: ":memory:") : MemoryHubStore()
  defer { store.close() }
  return HubModel.run(Choices(seed: seed, count: 6000), store: store, trace: arguments.count > 1 ? { print($0) } : nil)
}

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard let seconds = arguments.first ?? nil else {
  FileHandle.standardError.write(Data("usage: parlance-hub-seeds SECONDS [SEED]\n".utf8))
  exit(2)
}
let end = ContinuousClock.now + .seconds(Int64(clamping: seconds))
var total = ModelReport()
var seeds = 0
repeat {
  let seed = arguments.count > 1 ? arguments[1] ?? 0 : UInt64.random(in: .min ... .max)
  let report = try run(seed)
  if let violation = report.violation {
    print("seed \(seed): \(violation)")
    exit(1)
  }
  total += report
  seeds += 1
} while ContinuousClock.now < end && arguments.count == 1
print(
  "\(seeds) seeds, \(total.requests) requests, \(total.turns) turns: \(total.failures) failed, \(total.retries) decided more than once"
)
