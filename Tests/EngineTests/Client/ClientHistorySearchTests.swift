import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Searches of the hub's history, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientHistorySearchTests {
  private func texts(_ messages: [Message]) -> [String] { messages.map(\.body.displayText) }

  @Test func newDeviceFindsMessagesItNeverReceived() async throws {
    var settings = HubSettings()
    settings.limits.rowsPerRequest = 2
    let world = try ClientWorld(settings: settings)
    let alice = try await world.loggedIn("alice")
    let bob = try await world.loggedIn("bob")
    let carol = try await world.loggedIn("carol")
    for text in ["word 1", "else", "Word 2"] { _ = try await alice.send(.text(text), to: .direct("bob")) }
    world.clock.advance(bySeconds: 1)
    for text in ["WORD 3", "else"] { _ = try await alice.send(.text(text), to: .direct("carol")) }
    world.clock.advance(bySeconds: 1)
    _ = try await alice.send(.text("word 4"), to: .direct("bob"))
    #expect(texts(try await alice.searchHistory(HistorySearch(["word"]))) == ["word 4", "WORD 3", "Word 2", "word 1"])
    #expect(texts(try await alice.searchHistory(HistorySearch(["word"]), limit: 2)) == ["word 4", "WORD 3"])
    let oldest = HistorySearch(["word"], oldestFirst: true)
    #expect(texts(try await alice.searchHistory(oldest, limit: 3)) == ["word 1", "Word 2", "WORD 3"])
    #expect(
      texts(try await alice.searchHistory(HistorySearch(["word"]), conversationLimit: 1))
        == ["word 4", "Word 2", "word 1"])
    #expect(texts(try await carol.searchHistory(HistorySearch(["word"]))) == ["WORD 3"])
    let own = try await bob.searchHistory(HistorySearch(["word"], by: ["bob"]))
    #expect(own.isEmpty)
    #expect(await code { _ = try await alice.searchHistory(oldest, limit: 0) } == .invalidArgument)
    #expect(await code { _ = try await alice.searchHistory(oldest, conversationLimit: 0) } == .invalidArgument)
    #expect(await code { _ = try await alice.searchHistory(HistorySearch(["x"], in: [.room("r")])) } == .unsupported)
    await alice.logout()
    #expect(await code { _ = try await alice.searchHistory(oldest) } == .notLoggedIn)
  }
}

/// The machine that asks for the pages of a search.
@Suite struct HistorySearchRunTests {
  private func page(_ messages: [(String, Int64)], next: HistorySearchCursor? = nil) -> HistorySearchPage {
    HistorySearchPage(
      messages: messages.map { name, time in
        let message = MessageEvent(
          id: MessageID("\(name)\(time)"), sender: "a", number: 0, senderNumber: 0, options: [], platform: .unknown,
          kind: .text,
          body: [])
        return FoundMessage(
          HistoryMessage(sequence: time, time: Timestamp(milliseconds: time), message: message), in: .group(name))
      }, next: next)
  }

  private func place(_ name: String, _ activity: Int64, _ position: Int64?) -> HistorySearchCursor {
    HistorySearchCursor(
      began: Timestamp(milliseconds: 1000), activity: Timestamp(milliseconds: activity), conversation: .group(name),
      position: position.map { Timestamp(milliseconds: $0) })
  }

  private func times(_ run: HistorySearchRun) -> [Int64] { run.found.map(\.entry.time.milliseconds) }

  @Test func theNewestOfAllConversationsStay() {
    var run = HistorySearchRun(HistorySearch(["x"]), limit: 3)
    #expect(run.next?.limit == 3 && run.next?.cursor == nil)
    run.take(page([("g", 90), ("g", 50), ("g", 10)], next: place("g", 90, 10)))
    #expect(run.next?.search.after == Timestamp(milliseconds: 10))
    run.take(page([("h", 80), ("h", 60)], next: place("h", 80, nil)))
    #expect(times(run) == [90, 80, 60] && run.next?.search.after == Timestamp(milliseconds: 60))
    run.take(page([]))
    #expect(run.next == nil && times(run) == [90, 80, 60])
  }

  @Test func conversationsAreCounted() {
    var run = HistorySearchRun(HistorySearch(["x"]), limit: 9, conversationLimit: 1)
    run.take(page([], next: place("e", 99, nil)))
    run.take(page([("g", 90)], next: place("g", 90, 90)))
    #expect(run.next != nil)
    run.take(page([("g", 50), ("h", 80)], next: place("h", 80, 80)))
    #expect(run.next == nil && times(run) == [90, 50])
  }

  @Test func searchEndsIfTheHubMakesNoProgress() {
    var run = HistorySearchRun(HistorySearch(["x"]), limit: 9)
    run.take(page([("g", 90)], next: place("g", 90, 90)))
    run.take(page([("g", 90)], next: place("g", 90, 90)))
    #expect(run.next == nil && times(run) == [90])
    var other = HistorySearchRun(HistorySearch(["x"]), limit: 9) { $0.entry.sequence != 90 }
    other.take(page([("g", 90), ("g", 80)], next: place("g", 90, 80)))
    other.take(page([], next: place("h", 95, nil)))
    #expect(other.next == nil && times(other) == [80])
  }
}
