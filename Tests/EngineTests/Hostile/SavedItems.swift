import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Requests about saved items of a client that follows no rules.
@Suite struct HostileSavedItems {
  private func items(_ client: HostileClient, _ query: SavedItemQuery = SavedItemQuery()) async throws -> [SavedItem] {
    try await client.ask(SavedItemsCall(query)).items
  }

  @Test(arguments: HubStoreKind.allCases)
  func itemsAreTheAccountsOwn(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    let tablet = try await hub.client("ALICE", device: "tablet")
    #expect(try await alice.ask(SavedItemsCall(SavedItemQuery())) == SavedItemPage(items: [], total: 0, hasMore: false))
    let first = try await alice.ask(SaveItemCall(type: 1, data: "a\u{0}", note: "", uniqueID: ""))
    let second = try await tablet.ask(SaveItemCall(type: 2, data: "", note: "n", uniqueID: "u"))
    #expect(first.note == nil && first.uniqueID == nil && first.time == first.updated && first.data == "a\u{0}")
    #expect(second.time > first.time)
    #expect(try await items(alice) == [second, first])
    // Another account neither sees nor changes them.
    #expect(try await items(bob).isEmpty)
    #expect(try await bob.ask(UpdateSavedItemCall(time: first.time, note: "b")).isEmpty)
    #expect(try await bob.ask(RemoveSavedItemsCall(times: [first.time, second.time])).count == 0)
    // The name keeps its item.
    let again = try await alice.ask(SaveItemCall(type: 3, data: "c", uniqueID: "u"))
    #expect(again.time == second.time && again.type == 3 && again.data == "c" && again.note == nil)
    #expect(again.updated >= second.updated)
    #expect(try await alice.ask(SavedItemsCall(SavedItemQuery(type: 3))).total == 1)
    #expect(try await alice.ask(SavedItemsCall(SavedItemQuery(type: 2))).total == 0)
    #expect(try await bob.ask(SaveItemCall(type: 3, data: "b", uniqueID: "u")).data == "b")
    let noted = try await alice.ask(UpdateSavedItemCall(time: first.time, note: "words"))
    #expect(noted.map(\.note) == ["words"] && noted.map(\.data) == ["a\u{0}"])
    #expect(try await alice.ask(UpdateSavedItemCall(time: first.time, note: "")).map(\.note) == [nil])
    for time in [Timestamp(milliseconds: .min), .zero, Timestamp(milliseconds: .max)] {
      #expect(try await alice.ask(UpdateSavedItemCall(time: time, note: "x")).isEmpty)
      #expect(try await alice.ask(RemoveSavedItemsCall(times: [time])).count == 0)
    }
    #expect(try await alice.ask(RemoveSavedItemsCall(times: [first.time, first.time])).count == 1)
    #expect(try await items(tablet) == [again])
  }

  @Test(arguments: HubStoreKind.allCases)
  func pageMatchesItsQuery(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    var all: [SavedItem] = []
    for number in 0..<5 { all.append(try await alice.ask(SaveItemCall(type: Int64(number % 2), data: "\(number)"))) }
    let page = try await alice.ask(SavedItemsCall(SavedItemQuery(limit: 2)))
    #expect(page == SavedItemPage(items: [all[4], all[3]], total: 5, hasMore: true))
    let rest = try await alice.ask(SavedItemsCall(SavedItemQuery(before: all[3].time, limit: 3)))
    #expect(rest == SavedItemPage(items: [all[2], all[1], all[0]], total: 5, hasMore: false))
    let odd = SavedItemQuery(after: all[0].time, type: 0, oldestFirst: true)
    #expect(
      try await alice.ask(SavedItemsCall(odd)) == SavedItemPage(items: [all[2], all[4]], total: 3, hasMore: false))
    let extremes = SavedItemQuery(after: Timestamp(milliseconds: .min), before: Timestamp(milliseconds: .max))
    #expect(try await items(alice, extremes).count == 5)
    let nothing = SavedItemQuery(after: Timestamp(milliseconds: .max), before: Timestamp(milliseconds: .min))
    #expect(try await items(alice, nothing).isEmpty)
    for limit in [Int.min, 0, 101, .max] {
      #expect(try await alice.refusal(of: SavedItemsCall(SavedItemQuery(limit: limit))).code == .invalidArgument)
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func itemsAreBounded(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.savedItems = 2
      $0.limits.savedItemSize = 600
      $0.limits.savedItemNoteSize = 10
      $0.limits.bytesPerReply = 1000
      $0.limits.messagesPerRequest = 3
    }
    let alice = try await hub.client("alice")
    func text(_ count: Int) -> String { String(repeating: "x", count: count) }
    for call in [
      SaveItemCall(type: 1, data: text(601)), SaveItemCall(type: 1, data: "", note: text(11)),
      SaveItemCall(type: 1, data: "", uniqueID: text(11)),
    ] { #expect(try await alice.refusal(of: call).code == .messageTooLarge) }
    let first = try await alice.ask(SaveItemCall(type: 1, data: text(600), uniqueID: "u"))
    let second = try await alice.ask(SaveItemCall(type: 1, data: text(600)))
    #expect(try await alice.refusal(of: SaveItemCall(type: 1, data: "")).code == .limitExceeded)
    // An item that replaces one of its name does not count in addition.
    #expect(try await alice.ask(SaveItemCall(type: 1, data: text(599), uniqueID: "u")).time == first.time)
    #expect(
      try await alice.refusal(of: UpdateSavedItemCall(time: first.time, note: text(11))).code == .messageTooLarge)
    let page = try await alice.ask(SavedItemsCall(SavedItemQuery()))
    #expect(page.items.count == 2 || page.hasMore)
    let many = RemoveSavedItemsCall(times: Array(repeating: second.time, count: 4))
    #expect(try await alice.refusal(of: many).code == .limitExceeded)
    #expect(try await alice.ask(RemoveSavedItemsCall(times: [second.time])).count == 1)
    #expect(try await alice.ask(SaveItemCall(type: 1, data: "")).time > second.time)
  }

  /// A change that another hub makes between a decision and its commit is not lost.
  @Test(arguments: HubStoreKind.allCases)
  func changesAtTwoHubs(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let tablet = try await hubs.second.client("alice", device: "tablet")
    try await alice.ask(SaveItemCall(type: 1, data: "a"))
    let number = try hubs.first.number(of: "alice")
    let stream = try #require(try hubs.first.inspect { try $0.store.stream(key: .kept("i:\(number)")) })
    hubs.betweenChange(of: stream.number, [SaveItemCall(type: 1, data: "b", uniqueID: "u")], from: tablet)
    try await alice.ask(SaveItemCall(type: 1, data: "c", uniqueID: "u"))
    let page = try await tablet.ask(SavedItemsCall(SavedItemQuery(oldestFirst: true)))
    #expect(page.items.map(\.data) == ["a", "c"] && page.total == 2)
    #expect(hubs.store.moves == 1)
  }
}
