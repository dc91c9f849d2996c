import ParlanceCore
import Testing

/// Saved items at the hub.
@Suite struct HubSavedItemScenarios {
  private func item(_ time: Int64, _ type: Int64 = 1, _ data: String = "x", name: String? = nil) -> SavedItem {
    SavedItem(
      time: Timestamp(milliseconds: time), type: type, data: data, note: type == 2 ? "n\u{0}" : nil, uniqueID: name,
      updated: Timestamp(milliseconds: time + 1))
  }

  private func times(_ bench: HubBench, _ stream: StreamNumber, _ query: SavedItemQuery) throws -> [Int64] {
    try bench.store.savedItems(stream: stream, query).map(\.time.milliseconds)
  }

  @Test(arguments: StoreKind.allCases)
  func itemsArePagedByTheirTimes(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let (one, two) = (try stream(bench, "s:1", .account), try stream(bench, "s:2", .account))
    try bench.transaction {
      for time in 1...5 as ClosedRange<Int64> { try $0.save(item(time, time % 2 + 1), stream: one) }
      try $0.save(item(3, 7), stream: two)
    }
    try bench.reopen()
    #expect(try times(bench, one, SavedItemQuery()) == [5, 4, 3, 2, 1])
    #expect(try times(bench, one, SavedItemQuery(oldestFirst: true, limit: 2)) == [1, 2])
    #expect(try times(bench, one, SavedItemQuery(type: 2)) == [5, 3, 1])
    #expect(try times(bench, one, SavedItemQuery(type: 2, oldestFirst: true, limit: 2)) == [1, 3])
    let bounds = (after: Timestamp(milliseconds: 1), before: Timestamp(milliseconds: 5))
    #expect(try times(bench, one, SavedItemQuery(after: bounds.after, before: bounds.before)) == [4, 3, 2])
    #expect(try times(bench, one, SavedItemQuery(after: bounds.after, before: bounds.before, type: 2)) == [3])
    #expect(try times(bench, one, SavedItemQuery(limit: -1)).isEmpty)
    #expect(try times(bench, two, SavedItemQuery()) == [3])
    #expect(try bench.store.savedItemCount(stream: one, type: 2) == 3)
    #expect(try bench.store.savedItemCount(stream: one, type: 7) == 0)
    #expect(try bench.store.savedItem(stream: one, time: Timestamp(milliseconds: 3)) == item(3, 2))
    #expect(try bench.store.savedItem(stream: two, time: Timestamp(milliseconds: 1)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func aNameFindsOneItem(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let (one, two) = (try stream(bench, "s:1", .account), try stream(bench, "s:2", .account))
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    try bench.transaction {
      try $0.save(item(1, name: composed), stream: one)
      try $0.save(item(2, name: decomposed), stream: one)
      try $0.save(item(3), stream: one)
      try $0.save(item(4), stream: one)
      try $0.save(item(1, name: "other"), stream: two)
    }
    #expect(try bench.store.savedItem(stream: one, uniqueID: composed) == item(1, name: composed))
    #expect(try bench.store.savedItem(stream: one, uniqueID: decomposed) == item(2, name: decomposed))
    #expect(try bench.store.savedItem(stream: one, uniqueID: "other") == nil)
    // In place of the one before.
    try bench.transaction { try $0.save(item(1, 2, "y", name: composed), stream: one) }
    #expect(try bench.store.savedItem(stream: one, uniqueID: composed) == item(1, 2, "y", name: composed))
    // A turn that fails leaves it as it was.
    try bench.store.begin()
    #expect(try bench.store.removeSavedItem(stream: one, time: Timestamp(milliseconds: 1)))
    try bench.store.save(item(9), stream: one)
    bench.store.rollback()
    #expect(try times(bench, one, SavedItemQuery()) == [4, 3, 2, 1])
    let removed = try bench.transaction { store in
      try (0..<2).map { _ in try store.removeSavedItem(stream: one, time: Timestamp(milliseconds: 1)) }
    }
    #expect(removed == [true, false])
    try bench.reopen()
    #expect(try bench.store.savedItem(stream: one, uniqueID: composed) == nil)
    #expect(try times(bench, one, SavedItemQuery()) == [4, 3, 2])
    #expect(try times(bench, two, SavedItemQuery()) == [1])
  }
}
