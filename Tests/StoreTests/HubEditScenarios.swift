import ParlanceCore
import TestNumbers
import Testing

/// Edits at the hub.
@Suite struct HubEditScenarios {
  @Test(arguments: StoreKind.allCases)
  func aContentIsReplacedIfItIsStillTheSame(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let place = EventPlace(stream: one, sequence: 1)
    try bench.transaction {
      _ = try $0.append([draft(one, "a"), draft(one, "b"), draft(one, "c", kind: .command)])
    }
    let first = try #require(try bench.store.event(stream: one, sequence: 1)).payload
    try bench.transaction {
      #expect(try $0.edit(place, from: first, to: [7, 7, 7]))
      #expect(try !$0.edit(place, from: first, to: [8]))
      #expect(try !$0.edit(EventPlace(stream: one, sequence: 9), from: [], to: [8]))
      let command = try $0.event(stream: one, sequence: 3)?.payload ?? []
      #expect(try !$0.edit(EventPlace(stream: one, sequence: 3), from: command, to: [8]))
    }
    try bench.reopen()
    #expect(try bench.store.event(stream: one, id: "a")?.payload == [7, 7, 7])
    #expect(try bench.store.events(PageQuestion(stream: one, after: 0)).events.first?.payload == [7, 7, 7])
    #expect(try bench.store.event(stream: one, id: "b")?.payload == first)
    // A turn that fails leaves it as it was.
    try bench.store.begin()
    #expect(try bench.store.edit(place, from: [7, 7, 7], to: [9]))
    bench.store.rollback()
    #expect(try bench.store.event(stream: one, id: "a")?.payload == [7, 7, 7])
    // A revoked message has no content to edit.
    try bench.transaction { try $0.revoke(stream: one, sequence: 1, as: .tombstone) }
    #expect(try bench.transaction { try !$0.edit(place, from: [], to: [9]) })
    #expect(try bench.store.event(stream: one, id: "a")?.payload == [])
  }
}
