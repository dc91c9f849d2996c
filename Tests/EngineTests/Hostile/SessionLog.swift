import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The log of logins, and of who enters and leaves rooms and groups.
@Suite struct HostileSessionLog {
  private typealias Kind = SessionLogEntry.Kind

  private static let all = Set(Kind.allCases)

  private func entries(_ hub: HostileHub) throws -> [SessionLogEntry] {
    try hub.loop.sessionLog(SessionLogQuery(limit: 1000)).entries
  }

  /// Returns what happened, in words.
  private func words(_ hub: HostileHub) throws -> [String] { try entries(hub).map(words) }

  private func words(_ entry: SessionLogEntry) -> String {
    var words = ["\(entry.account.name)", "\(entry.kind)"]
    if let place = entry.conversation { words.append(place.name) }
    if let ending = entry.ending { words.append("\(ending)") }
    return words.joined(separator: " ")
  }

  @Test func sessionsAreNotLoggedUnlessRequested() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("alice")
    #expect(try entries(hub).isEmpty && hub.loop.loggedSessions().isEmpty)
    try hub.loop.logSessions([.login])
    _ = try await hub.client("bob")
    try hub.loop.logSessions([.logout])
    #expect(try hub.loop.loggedSessions() == [.login, .logout])
    #expect(try words(hub) == ["bob login"])
  }

  @Test(arguments: HubStoreKind.allCases) func eachEndOfALoginIsDistinguished(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    try hub.loop.logSessions(Self.all)
    let alice = try await hub.client("alice") { $0.tag = "t" }
    _ = try await alice.ask(DisconnectCall())
    let lost = try await hub.client("bob", device: "pad")
    lost.close()
    await hub.waitUntilIdle()
    _ = try await hub.client("carl") { $0.exclusivity = "one" }
    _ = try await hub.client("carl", device: "pad") { $0.exclusivity = "one" }
    try hub.loop.endSessions(of: "carl", reason: "")
    #expect(
      try words(hub) == [
        "alice login", "alice logout loggedOut", "bob login", "bob logout lost", "carl login", "carl logout replaced",
        "carl login", "carl logout ended",
      ])
    let first = try #require(try entries(hub).first)
    #expect(first.device == "phone" && first.tag == "t" && first.number == 1 && first.time == hub.clock.now())
  }

  @Test func roomsAndGroupsAreEnteredAndLeftByAccounts() async throws {
    let hub = try HostileHub()
    let (alice, pad) = (try await hub.client("alice"), try await hub.client("alice", device: "pad"))
    _ = try await alice.ask(
      CreateGroupCall(id: "team", group: GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: nil))
    try hub.loop.logSessions([.joined, .left])
    for client in [alice, pad] { _ = try await client.ask(SubscribeCall(id: "hall", creates: true)) }
    _ = try await alice.ask(SubscribeCall(id: "team", creates: false))
    _ = try await alice.ask(UnsubscribeCall(id: "hall"))
    // The last device of the account leaves.
    pad.close()
    await hub.waitUntilIdle()
    #expect(try words(hub) == ["alice joined hall", "alice joined team", "alice left hall"])
    _ = try await alice.ask(DisconnectCall())
    #expect(try words(hub).last == "alice left team")
    let entry = try #require(try entries(hub).last)
    #expect(entry.conversation == .group("team"))
  }

  @Test func aDismissedRoomIsLeft() async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    _ = try await hub.client("alice")
    _ = try hub.loop.createRoom(id: "hall", name: "hall", owner: "alice")
    try hub.loop.logSessions([.joined, .left])
    _ = try await bob.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
    try hub.loop.dismissRoom("hall")
    #expect(try words(hub) == ["bob joined hall", "bob left hall"])
  }

  @Test(arguments: HubStoreKind.allCases) func theNewestEntriesAreKept(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.sessionLogEntries = 128 }
    try hub.loop.logSessions([.login])
    for _ in 0..<500 { _ = try await hub.client("alice") }
    let numbers = try entries(hub).map(\.number)
    #expect(numbers.last == 500 && numbers.count >= 128 && numbers.count <= 192)
    #expect(numbers == Array(Int64(501 - numbers.count)...500))
    // The ring has as many parts as at the beginning.
    #expect(try hub.inspect { try $0.store.stream(key: .kept("x:log:2")) } != nil)
    #expect(try hub.inspect { try $0.store.stream(key: .kept("x:log:3")) } == nil)
  }

  @Test func pagesFollowOneAnotherInBothDirections() async throws {
    let hub = try HostileHub()
    try hub.loop.logSessions([.login])
    for number in 0..<150 { _ = try await hub.client(number % 3 == 0 ? "alice" : "bob") }
    for newestFirst in [false, true] {
      var query = SessionLogQuery(account: "alice", newestFirst: newestFirst, limit: 7)
      var found: [Int64] = []
      var pages = 0
      while true {
        let page = try hub.loop.sessionLog(query)
        found += page.entries.map(\.number)
        pages += 1
        guard let next = page.next else { break }
        query.after = next
      }
      let expected = stride(from: Int64(1), to: 151, by: 3).map { $0 }
      #expect(found == (newestFirst ? expected.reversed() : expected) && pages == 8)
    }
    #expect(throws: MessagingError.self) { try hub.loop.sessionLog(SessionLogQuery(limit: 0)) }
    #expect(throws: MessagingError.self) { try hub.loop.sessionLog(SessionLogQuery(limit: 1001)) }
  }

  @Test func timesLimitAPage() async throws {
    let hub = try HostileHub()
    try hub.loop.logSessions([.login])
    let begin = hub.clock.now()
    for _ in 0..<3 {
      _ = try await hub.client("alice")
      hub.clock.advance(byMilliseconds: 1000)
    }
    let query = SessionLogQuery(
      since: begin.advanced(byMilliseconds: 1000), until: begin.advanced(byMilliseconds: 2000), limit: 10)
    #expect(try hub.loop.sessionLog(query).entries.map(\.number) == [2])
  }

  @Test func aReaderTakesEachEntryOnceAndOfManyTheNewest() async throws {
    let hub = try HostileHub()
    try hub.loop.logSessions(Self.all)
    func take(_ reader: String = "r", _ kinds: Set<Kind> = [.login]) throws -> [Int64] {
      try hub.loop.takeSessionLog(by: reader, kinds: kinds, limit: 4, window: 6).map(\.number)
    }
    #expect(try take() == [])
    for _ in 0..<3 { _ = try await hub.client("alice") }
    // A login of the same device ends the one before.
    #expect(try words(hub).count == 5)
    #expect(try take() == [1, 3, 5])
    #expect(try take() == [])
    #expect(try take("other", [.logout]) == [2, 4])
    for _ in 0..<10 { _ = try await hub.client("alice") }
    #expect(try take() == [15, 17, 19, 21])
    #expect(try take() == [23, 25])
    #expect(try take() == [])
  }

  @Test func anErasedAccountIsNotInTheLog() async throws {
    let hub = try HostileHub()
    try hub.loop.logSessions(Self.all)
    _ = try await hub.client("alice")
    _ = try await hub.client("bob")
    _ = try hub.loop.eraseAccount("alice", messages: .keep, freesName: false)
    #expect(try words(hub) == ["bob login"])
    _ = try await hub.client("bob", device: "pad")
    #expect(try entries(hub).last?.number ?? 0 > 2)
  }

  /// Two hubs write one log, and a reader of one does not get what it took at the other.
  @Test func hubsThatShareAStoreWriteOneLog() async throws {
    let store = MemoryHubStore()
    var hubs: [HostileHub] = []
    let queue = try HostileHub.Parts().queue
    for _ in 0..<2 {
      var parts = try HostileHub.Parts()
      parts.queue = queue
      parts.store = store
      parts.shared = SharedSessionDirectory(store) { 0 }
      hubs.append(try HostileHub(parts: parts))
    }
    for hub in hubs { try hub.loop.logSessions(Self.all) }
    _ = try await hubs[0].client("alice")
    _ = try await hubs[1].client("bob")
    _ = try await hubs[0].client("carl")
    #expect(try words(hubs[0]) == ["alice login", "bob login", "carl login"])
    #expect(try words(hubs[1]) == words(hubs[0]))
    func take(_ hub: HostileHub) throws -> Int {
      try hub.loop.takeSessionLog(by: "r", kinds: Self.all, limit: 2, window: 100).count
    }
    #expect(try [take(hubs[0]), take(hubs[1]), take(hubs[0])] == [2, 1, 0])
  }

  @Test func theLogOutlivesTheHub() async throws {
    let parts = try HostileHub.Parts()
    do {
      let hub = try HostileHub(.sqlite, parts: parts)
      try hub.loop.logSessions([.login])
      _ = try await hub.client("alice")
      #expect(try hub.loop.takeSessionLog(by: "r", kinds: [.login], limit: 5, window: 5).count == 1)
      hub.loop.stop()
      hub.loop.closeHub()
    }
    let hub = try HostileHub(.sqlite, parts: parts)
    #expect(try words(hub) == ["alice login"])
    #expect(try hub.loop.takeSessionLog(by: "r", kinds: [.login], limit: 5, window: 5).isEmpty)
  }
}
