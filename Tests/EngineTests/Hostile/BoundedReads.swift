import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Requests about the past that cost the hub more than the client.
@Suite struct BoundedReads {
  /// Alice and bob, who wrote one message long ago and very many since that no history has.
  private func world(
    _ kind: HubStoreKind, _ change: (inout HubSettings) -> Void = { _ in }
  ) async throws -> (hub: HostileHub, alice: HostileClient, bob: HostileClient) {
    let hub = try HostileHub(kind) {
      // On a busy machine a request would end before it has looked at as many rows as it may.
      $0.limits.timePerRequest = 1_000_000
      change(&$0)
    }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await alice.ask(SubmitCall("old", to: .direct("bob")))
    try hub.fill(try hub.stream(of: "alice", "bob"), 20_000, options: [.roams])
    return (hub, alice, bob)
  }

  /// Checks that the hub stopped after as many entries as one request may look at. They are a millisecond apart.
  private func expectBound(_ page: HistoryPage, after sequence: Int64, _ hub: HostileHub) throws {
    let stream = try hub.stream(of: "alice", "bob")
    let first = try #require(try hub.inspect { try $0.store.event(stream: stream, sequence: sequence) })
    #expect(first.time.milliseconds(since: try #require(page.next)) < Int64(HubLimits().rowsPerRequest))
  }

  @Test(arguments: HubStoreKind.allCases)
  func historyBehindEntriesWithoutMessagesIsBounded(_ kind: HubStoreKind) async throws {
    // One request of each session in a turn.
    let (hub, alice, bob) = try await world(kind) { $0.limits.timePerTurn = 0 }
    let query = HistoryQuery(conversation: .direct("bob"), limit: 1)
    let answered = Recorder<Int>()
    bob.onPacket.withLock { $0 = { answered.record([alice.received.replies.count]) } }
    let (numbers, number) = hub.inOneTurn {
      (alice.send((0..<50).map { _ in HistoryCall(query) }), bob.send(TimeCall()))
    }
    _ = try await bob.result(number, of: TimeCall.self).get()
    for number in numbers {
      let page = try await alice.result(number, of: HistoryCall.self).get()
      #expect(page.messages.isEmpty)
      try expectBound(page, after: 20_001, hub)
    }
    // Other clients do not wait for them.
    #expect(try #require(answered.values.first) < 50)
    // Continuing from where the hub stopped finds the message.
    var page = HistoryPage(messages: [])
    var (next, calls): (Timestamp?, Int) = (nil, 0)
    repeat {
      var following = query
      following.before = next
      page = try await alice.ask(HistoryCall(following))
      next = page.next
      calls += 1
    } while page.messages.isEmpty && next != nil && calls < 1000
    #expect(page.messages.map(\.message.id) == ["old"])
    #expect(calls >= 4)
  }

  /// Messages that the account deleted count towards the limit, too.
  @Test(arguments: HubStoreKind.allCases)
  func historyBehindDeletedMessagesIsBounded(_ kind: HubStoreKind) async throws {
    let (hub, alice, _) = try await world(kind)
    let stream = try hub.stream(of: "alice", "bob")
    try hub.fill(stream, 6000, prefix: "deleted")
    try hub.inspect { hub in
      try hub.store.begin()
      try hub.store.hide(account: 1, stream: stream, sequences: Array(20_002...26_001))
      try hub.store.commit()
    }
    let query = HistoryQuery(conversation: .direct("bob"), limit: 1)
    for number in alice.send((0..<10).map { _ in HistoryCall(query) }) {
      let page = try await alice.result(number, of: HistoryCall.self).get()
      #expect(page.messages.isEmpty)
      try expectBound(page, after: 26_001, hub)
    }
  }

  @Test func rowsAndTimeOfOneRequestAreBounded() async throws {
    let (hub, alice, _) = try await world(.memory) { $0.limits.rowsPerRequest = 100 }
    let query = HistoryQuery(conversation: .direct("bob"), limit: 100)
    let page = try await alice.ask(HistoryCall(query))
    let stream = try hub.stream(of: "alice", "bob")
    let newest = try hub.inspect { try $0.store.event(stream: stream, sequence: 20_001) }
    #expect(page.next == newest?.time.advanced(byMilliseconds: -99))
  }

  @Test(arguments: HubStoreKind.allCases)
  func equalPositionsAreOne(_ kind: HubStoreKind) async throws {
    var parts = try HostileHub.Parts()
    let store = ReadingStore(try HostileHub.makeStore(kind, in: parts.folder))
    parts.store = store
    let hub = try HostileHub(kind, parts: parts)
    let alice = try await hub.client("alice")
    _ = try await hub.client("bob")
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    try hub.fill(try hub.stream(of: "alice", "bob"), 500, text: String(repeating: "x", count: 19_000))
    let position = PullPosition(stream: .conversation(.direct("bob")), after: 0)
    // Differently spelled, they are equal, too.
    let spelled = PullPosition(stream: .conversation(.direct("BOB")), after: 7)
    let before = hub.inspect { _ in store.pages }
    let streams = try await alice.ask(PullCall(Array(repeating: position, count: 59) + [spelled]))
    #expect(streams.count == 1)
    #expect(streams[0].hasMore)
    #expect(hub.inspect { _ in store.pages } == before + 1)
    #expect(try #require(alice.received.packets.last) < HubLimits().bytesPerReply + 100_000)
  }

  @Test(arguments: HubStoreKind.allCases)
  func bytesOfOneReplyAreBounded(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.bytesPerReply = 100_000 }
    let alice = try await hub.client("alice")
    let peers = try hub.register("peer", 20)
    for peer in peers {
      _ = try await alice.ask(SubmitCall("m", to: .direct(peer)))
      try hub.fill(try hub.stream(of: "alice", peer), 30, text: String(repeating: "x", count: 2000))
    }
    // A device that asks on has everything in the end.
    var after = Dictionary(uniqueKeysWithValues: peers.map { (StreamName.conversation(.direct($0)), Int64(0)) })
    var found = 0
    var calls = 0
    while !after.isEmpty, calls < 1000 {
      calls += 1
      let before = alice.received.packets.count
      let streams = try await alice.ask(PullCall(after.map { PullPosition(stream: $0.key, after: $0.value) }))
      #expect(alice.received.packets[before...].allSatisfy { $0 < 110_000 })
      #expect(!streams.isEmpty)
      for stream in streams {
        found += stream.events.count
        after[stream.stream] = stream.hasMore ? stream.upTo : nil
      }
    }
    #expect(found == 20 * 31)
    #expect(calls >= 12)
  }

  /// Many answers of one turn, each within its bound, are many turns' work.
  @Test func bytesOfOneTurnAreBounded() async throws {
    let hub = try HostileHub {
      $0.limits.bytesPerReply = 100_000
      $0.limits.bytesPerTurn = 300_000
    }
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    try hub.fill(try hub.stream(of: "alice", "alice"), 200, text: String(repeating: "x", count: 1000))
    let position = PullPosition(stream: .conversation(.direct("alice")), after: 0)
    let before = alice.received.packets.count
    let numbers = hub.inOneTurn { alice.send((0..<40).map { _ in PullCall([position]) }) }
    for number in numbers { _ = try await alice.result(number, of: PullCall.self).get() }
    let packets = alice.received.packets[before...]
    #expect(packets.allSatisfy { $0 < 450_000 })
    #expect(packets.count >= 9)
  }

  /// The unread messages of a hole are counted over as many entries as one request may look at.
  @Test(arguments: HubStoreKind.allCases)
  func unreadMessagesOfALongHole(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.pullLimit = 10
      $0.catchUpLimit = 10
      $0.limits.rowsPerRequest = 100
    }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await alice.ask(SubmitCall("old", to: .direct("bob")))
    _ = try await alice.ask(SubmitCall("other", to: .direct("alice")))
    try hub.fill(try hub.stream(of: "alice", "bob"), 2000, options: .ordinary)
    let positions = [
      PullPosition(stream: .conversation(.direct("alice")), after: 0),
      PullPosition(stream: .conversation(.direct("bob")), after: 0),
    ]
    let streams = try await bob.ask(PullCall(positions))
    // Looking at so many was all that this request may; the rest is asked for again.
    #expect(streams.count == 1)
    #expect(streams.first?.isTruncated == true)
    #expect(streams.first?.omittedUnread == 100)
  }
}
