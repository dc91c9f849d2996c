import HubModel
import ParlanceCore
import ParlanceSQLite
import Testing

/// Made-up requests to a hub, and to two that share a store, while the store fails now and then. `make fuzz` looks further.
@Suite struct HubModelTests {
  /// The kinds of store that a hub is tested with.
  enum Store: String, CaseIterable, CustomTestStringConvertible {
    case memory, sqlite

    var testDescription: String { rawValue }

    func open() throws(MessagingError) -> any HubStore {
      switch self {
      case .memory: MemoryHubStore()
      case .sqlite: try SQLiteHubStore(path: ":memory:")
      }
    }
  }

  private func run(_ seed: UInt64, bytes count: Int, _ store: Store) throws -> ModelReport {
    let store = try store.open()
    defer { store.close() }
    return HubModel.run(Choices(seed: seed, count: count), store: store)
  }

  @Test(arguments: Store.allCases) func nothingIsLostAndNothingIsLeftBehind(_ store: Store) throws {
    var total = ModelReport()
    for seed in 1...(store == .memory ? 24 : 12) as ClosedRange<UInt64> {
      let report = try run(seed, bytes: 6000, store)
      #expect(report.violation == nil, "seed \(seed)")
      total += report
    }
    // The turns that matter took place.
    #expect(total.commits > 1000 && total.requests > 5000)
    #expect(total.failures > 50 && total.retries > 5)
    #expect(total.imports > 100)
  }
}
