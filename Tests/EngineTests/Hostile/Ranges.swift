import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Numbers that no honest client sends.
@Suite struct HostileRanges {
  private static let edges: [Int64] = [.min, .min + 1, -1, 0, .max - 1, .max]

  @Test(arguments: HubStoreKind.allCases)
  func pullFromAnywhere(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await bob.ask(SubmitCall("m", to: .direct("alice")))
    for after in Self.edges {
      let streams = try await alice.ask(
        PullCall([
          PullPosition(stream: .account, after: after),
          PullPosition(stream: .conversation(.direct("bob")), after: after),
        ]))
      #expect(streams.map(\.stream) == [.account, .conversation(.direct("bob"))])
      #expect(streams[1].events.map(\.sequence) == (after <= 0 ? [1] : []))
    }
    #expect(try await alice.ask(PullCall([])).isEmpty)
  }

  @Test(arguments: edges)
  func positionsAreReadOnce(_ after: Int64) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let positions = Array(repeating: PullPosition(stream: .account, after: after), count: 60)
    #expect(try await alice.ask(PullCall(positions)).count == 1)
  }

  @Test(arguments: [(-5, -5), (.min, .min), (0, 0), (.max, .max), (1, .max)] as [(Int, Int64)])
  func waitingLimitsOfAnySize(_ count: Int, _ age: Int64) async throws {
    let hub = try HostileHub()
    // A device that was there before, so that messages wait for it.
    try await hub.client("alice").ask(DisconnectCall())
    hub.clock.advance(byMilliseconds: 1000)
    let bob = try await hub.client("bob")
    for id in ["m1", "m2"] { _ = try await bob.ask(SubmitCall(MessageID(id), to: .direct("alice"))) }
    let alice = try await hub.client("alice") { $0.waiting = WaitingLimits(count: count, age: age) }
    let streams = try await alice.ask(PullCall([PullPosition(stream: .conversation(.direct("bob")), after: 0)]))
    let waited = streams[0].events.filter { if case .message = $0.payload { true } else { false } }
    #expect(streams[0].events.count == 2)
    #expect(waited.count == min(2, max(0, count)))
  }

  @Test(arguments: edges)
  func loginFromAnyTime(_ time: Int64) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    let connected = try await hub.client().logIn("alice", device: "phone") {
      $0.since = Timestamp(milliseconds: time)
      $0.restored = LoginNumber(rawValue: time)
    }
    #expect(connected.heads.first?.stream == .account)
    #expect(connected.heads.count == (time <= 0 ? 2 : 1))
  }

  @Test(arguments: edges)
  func receiptsUpToAnyPosition(_ sequence: Int64) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    try await bob.ask(ReadDirectCall(conversation: .direct("alice"), sequence: sequence, scope: .watermark))
    try await bob.ask(MarkReadCall(conversation: .direct("alice"), sequence: sequence))
    try await alice.waitUntilIdle()
    let read = alice.received.pushes.compactMap { frame in
      if case .peerRead(let receipt)? = frame.event?.payload { receipt.sequence } else { nil }
    }
    #expect(read == (sequence > 0 ? [1] : []))
  }

  @Test(arguments: [Int.min, -1, 0, 101, .max])
  func historyHasALimit(_ limit: Int) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let query = HistoryQuery(conversation: .direct("alice"), limit: limit)
    #expect(try await alice.refusal(of: HistoryCall(query)).code == .invalidArgument)
  }

  @Test(arguments: HubStoreKind.allCases, [true, false])
  func historyOfAnyTime(_ kind: HubStoreKind, oldestFirst: Bool) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    for after in Self.edges {
      for before in Self.edges {
        var query = HistoryQuery(conversation: .direct("alice"), oldestFirst: oldestFirst, limit: 10)
        query.after = Timestamp(milliseconds: after)
        query.before = Timestamp(milliseconds: before)
        let found = try await alice.ask(HistoryCall(query)).messages
        #expect(found.count == (after <= 0 && before > 1 ? 1 : 0), "after \(after) before \(before)")
      }
    }
  }

  @Test(arguments: edges)
  func muteUntilAnyTime(_ time: Int64) async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    let until = Timestamp(milliseconds: time)
    try await alice.ask(MuteMembersCall(id: "g", accounts: ["bob"], isMuted: true, until: until))
    let isOver = time <= 0
    if isOver {
      _ = try await bob.ask(SubmitCall("m", to: .group("g")))
    } else {
      #expect(try await bob.refusal(of: SubmitCall("m", to: .group("g"))).code == .muted)
      let member = try await alice.ask(GroupMembersCall(id: "g")).members.first { $0.account == "bob" }
      let longest = hub.clock.now().advanced(byMilliseconds: HubLimits().longestInterval)
      #expect(try #require(member?.mutedUntil) <= longest.advanced(byMilliseconds: 1000))
    }
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func groupsOfAnySize(_ limit: Int) async throws {
    let hub = try HostileHub { $0.groupMemberLimit = 7 }
    let alice = try await hub.client("alice")
    let wanted = GroupInfo(id: "", name: "g", owner: "alice", memberCount: limit, memberLimit: limit, version: .max)
    let group = try await alice.ask(CreateGroupCall(id: "g", group: wanted, members: [], note: nil)).group
    #expect(group.memberLimit == 7)
    #expect(group.memberCount == 1)
    #expect(group.version == 1)
  }

  @Test(arguments: edges)
  func requestsOfAnyPatience(_ patience: Int64) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let number = alice.send([TimeCall()], patience: patience)[0]
    _ = try await alice.result(number, of: TimeCall.self).get()
  }
}
