import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Saved items, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientSavedItemTests {
  @Test func itemsAreKept() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let first = try await alice.saveItem("one", type: 1)
    let second = try await alice.saveItem("two", type: 2, note: "n", uniqueID: "u")
    let same = try await alice.saveItem("three", type: 2, uniqueID: "u")
    #expect(same.time == second.time && same.data == "three" && same.note == nil)
    #expect(try await alice.savedItems() == SavedItemPage(items: [same, first], total: 2, hasMore: false))
    #expect(try await alice.savedItems(SavedItemQuery(type: 1)).items == [first])
    let noted = try #require(try await alice.updateSavedItem(first, note: "words"))
    #expect(noted.note == "words" && noted.updated >= first.updated && noted.time == first.time)
    #expect(try await alice.removeSavedItems([first, same, first]) == 2)
    #expect(try await alice.updateSavedItem(first, note: nil) == nil)
    #expect(try await alice.savedItems().total == 0)
  }

  /// A page that does not fit into one reply of the hub is fetched in parts.
  @Test func largePageIsFetchedInParts() async throws {
    var settings = HubSettings()
    settings.limits.bytesPerReply = 1500
    let world = try ClientWorld(settings: settings)
    let alice = try await world.loggedIn("alice")
    var items: [SavedItem] = []
    for _ in 0..<6 { items.append(try await alice.saveItem(String(repeating: "x", count: 600), type: 1)) }
    let page = try await alice.savedItems(SavedItemQuery(limit: 5))
    #expect(page == SavedItemPage(items: items[1...].reversed(), total: 6, hasMore: true))
    let all = try await alice.savedItems(SavedItemQuery(oldestFirst: true))
    #expect(all == SavedItemPage(items: items, total: 6, hasMore: false))
  }

  @Test func invalidSavedItemRequestIsRefused() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let long = String(repeating: "x", count: 20 * 1024 + 1)
    #expect(await code { try await alice.saveItem(long, type: 1) } == .messageTooLarge)
    #expect(await code { _ = try await alice.savedItems(SavedItemQuery(limit: 0)) } == .invalidArgument)
    let item = try await alice.saveItem("", type: 1)
    let many = Array(repeating: item, count: 501)
    #expect(await code { try await alice.removeSavedItems(many) } == .limitExceeded)
    await alice.logout()
    #expect(await code { try await alice.saveItem("", type: 1) } == .notLoggedIn)
    #expect(await code { _ = try await alice.savedItems() } == .notLoggedIn)
    #expect(await code { try await alice.updateSavedItem(item, note: nil) } == .notLoggedIn)
    #expect(await code { try await alice.removeSavedItems([item]) } == .notLoggedIn)
  }
}
