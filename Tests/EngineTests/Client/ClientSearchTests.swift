import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Searching the local database.
@Suite(.timeLimit(.minutes(5))) struct ClientSearchTests {
  private func save(_ client: MessagingClient, _ content: MessageContent, _ id: MessageID, sender: AccountID) throws {
    try client.save(
      MessageDraft(id: id, conversation: .direct("bob"), body: MessageBody(content: content)), sender: sender)
  }

  @Test func messagesAreFoundByWordsAndSenders() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    try save(alice, .text("Green tea"), "a", sender: "bob")
    try save(alice, .text("no coffee"), "b", sender: "alice")
    try save(alice, .location(LocationContent(latitude: 1, longitude: 2, title: "Tea house")), "c", sender: "alice")
    func find(_ search: MessageSearch) async throws -> [MessageID] {
      let found = try await alice.search(search).map(\.id)
      #expect(try alice.storedMessages(search).map(\.id) == found)
      return found
    }
    let all = MessageQuery(in: nil, limit: 10)
    #expect(try await find(MessageSearch(["TEA"], among: all)) == ["a", "c"])
    #expect(try await find(MessageSearch(["tea", "green"], among: all)) == ["a"])
    #expect(try await find(MessageSearch(["tea"], by: ["Alice"], among: all)) == ["c"])
    #expect(try await find(MessageSearch([], by: ["alice"], among: all)) == ["b", "c"])
    #expect(try await find(MessageSearch(["tea"], among: MessageQuery(in: .direct("bob"), limit: 1))) == ["c"])
    #expect(try await find(MessageSearch(["tea"], among: MessageQuery(in: .group("none"), limit: 1))) == [])
    let place = try #require(try alice.message("c", in: .direct("bob")))
    try alice.setLocalAttributes(["list": "shopping"], of: place)
    #expect(try await find(MessageSearch(["shop"], among: all)) == [])
    #expect(try await find(MessageSearch(["shop"], in: .notes, among: all)) == ["c"])
    try alice.setContent(.text("elsewhere"), of: place)
    #expect(try await find(MessageSearch(["tea"], among: all)) == ["a"])
    try alice.delete(place)
    #expect(try await find(MessageSearch(["where"], among: all)) == [])
    await alice.logout()
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.search(MessageSearch(["tea"], among: all)) }
  }

  @Test func indexIsUpdatedAndDiscardedOnRequest() async throws {
    let world = try ClientWorld(isDurable: true)
    let alice = try await world.loggedIn("alice")
    let count = 2 * MessageSearch.indexStep
    for number in 0..<count { try save(alice, .text("text \(number)"), MessageID("m\(number)"), sender: "bob") }
    let device = try alice.device
    func isIndexIncomplete() throws -> Bool {
      try device.core.withLock { try $0.store.canIndex(step: MessageSearch.indexStep) }
    }
    let search = MessageSearch([SearchKeyword("\(count - 1)")], among: MessageQuery(in: .direct("bob"), limit: 10))
    #expect(try isIndexIncomplete())
    try await alice.updateSearchIndex()
    #expect(try !isIndexIncomplete())
    #expect(try await alice.search(search).map(\.id) == [MessageID("m\(count - 1)")])
    try await alice.discardSearchIndex()
    #expect(try isIndexIncomplete())
    #expect(try await alice.search(search).map(\.id) == [MessageID("m\(count - 1)")])
    await alice.logout()
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.updateSearchIndex() }
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.discardSearchIndex() }
  }
}
