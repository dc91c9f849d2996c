import ParlanceCore
import Testing

@testable import ParlanceEngine

/// A wall clock that is set back, and clients that try to set the hub's.
@Suite struct HostileClock {
  private static let hour: Int64 = 3_600_000

  /// Returns true if a login finds a conversation changed.
  private func finds(
    _ conversation: ConversationID, _ account: AccountID, since: Timestamp, _ hub: HostileHub
  ) async throws -> Bool {
    let client = hub.client()
    let connected = try await client.logIn(account) { $0.since = since }
    try await client.ask(DisconnectCall())
    return connected.heads.contains { $0.stream == .conversation(conversation) }
  }

  @Test(arguments: HubStoreKind.allCases)
  func conversationsAreFoundAfterwards(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let bob = hub.client()
    _ = try await bob.logIn("bob")
    _ = try await alice.ask(SubmitCall("before", to: .direct("bob")))
    let known = try await bob.logIn("bob")
    try await bob.ask(DisconnectCall())
    #expect(try await !finds(.direct("alice"), "bob", since: known.upTo.advanced(byMilliseconds: 120_000), hub))
    hub.clock.advance(byMilliseconds: -Self.hour)
    // In a conversation that is as new as the clock says.
    let carol = try await hub.client("carol")
    _ = try await carol.ask(SubmitCall("new", to: .direct("bob")))
    #expect(try await finds(.direct("carol"), "bob", since: known.upTo, hub))
    // And in one that goes on.
    hub.clock.advance(bySeconds: 1200)
    let later = try await hub.client().logIn("bob")
    #expect(later.upTo >= known.upTo)
    _ = try await alice.ask(SubmitCall("after", to: .direct("bob")))
    #expect(try await finds(.direct("alice"), "bob", since: later.upTo, hub))
  }

  /// The hub that starts anew knows only what is on the disk.
  @Test func conversationsAreFoundAfterARestart() async throws {
    let parts = try HostileHub.Parts()
    var since = Timestamp.zero
    do {
      let hub = try HostileHub(.sqlite, parts: parts)
      let alice = try await hub.client("alice")
      _ = try await alice.ask(SubmitCall("before", to: .direct("alice")))
      hub.clock.advance(bySeconds: 1800)
      since = try await hub.client().logIn("bob").upTo
      hub.loop.stop()
      hub.loop.closeHub()
    }
    // Half an hour after the message, the clock goes back by an hour.
    parts.clock.advance(byMilliseconds: -Self.hour)
    var restarted = parts
    restarted.directory = MemorySessionDirectory()
    let hub = try HostileHub(.sqlite, parts: restarted)
    let alice = try await hub.client("alice")
    let sent = try await alice.ask(SubmitCall("after", to: .direct("bob")))
    #expect(sent.time >= since)
    #expect(try await finds(.direct("alice"), "bob", since: since, hub))
    // Numbers of logins grow on, too.
    let again = try await hub.client().logIn("bob")
    #expect(again.time >= since)
  }

  /// A device is served what is not older than its first login, also if nothing was sent since and the clock went back.
  @Test func devicesAreNoLaterThanTheHubAfterARestart() async throws {
    let parts = try HostileHub.Parts()
    var seen = Timestamp.zero
    do {
      let hub = try HostileHub(.sqlite, parts: parts)
      seen = try await hub.client().logIn("bob").time
      hub.loop.stop()
      hub.loop.closeHub()
    }
    parts.clock.advance(byMilliseconds: -Self.hour)
    var restarted = parts
    restarted.directory = MemorySessionDirectory()
    let hub = try HostileHub(.sqlite, parts: restarted)
    let alice = try await hub.client("alice")
    let sent = try await alice.ask(SubmitCall("after", to: .direct("bob")))
    #expect(sent.time >= seen)
  }

  @Test(arguments: HubStoreKind.allCases)
  func windowOfARevocationCloses(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    for id in ["m1", "m2"] as [MessageID] { _ = try await alice.ask(SubmitCall(id, to: .direct("alice"))) }
    hub.clock.advance(byMilliseconds: -Self.hour)
    func revoke(_ id: MessageID) -> RevokeCall {
      RevokeCall(conversation: .direct("alice"), id: id, request: RevocationRequest())
    }
    try await alice.ask(revoke("m1"))
    hub.clock.advance(bySeconds: 125)
    #expect(try await alice.refusal(of: revoke("m2")).code == .revokeWindowElapsed)
    hub.clock.advance(byMilliseconds: -Self.hour)
    #expect(try await alice.refusal(of: revoke("m2")).code == .revokeWindowElapsed)
  }

  @Test func windowOfARevocationClosesAfterARestart() async throws {
    let parts = try HostileHub.Parts()
    func revoke(_ id: MessageID) -> RevokeCall {
      RevokeCall(conversation: .direct("alice"), id: id, request: RevocationRequest())
    }
    do {
      let hub = try HostileHub(.sqlite, parts: parts)
      let alice = try await hub.client("alice")
      _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
      hub.clock.advance(bySeconds: 121)
      _ = try await alice.ask(SubmitCall("n", to: .direct("alice")))
      hub.loop.stop()
      hub.loop.closeHub()
    }
    parts.clock.advance(byMilliseconds: -Self.hour)
    var restarted = parts
    restarted.directory = MemorySessionDirectory()
    let hub = try HostileHub(.sqlite, parts: restarted)
    let alice = try await hub.client("alice")
    #expect(try await alice.refusal(of: revoke("m")).code == .revokeWindowElapsed)
    try await alice.ask(revoke("n"))
  }

  @Test func silenceEnds() async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    let until = hub.clock.now().advanced(byMilliseconds: 60_000)
    try await alice.ask(MuteMembersCall(id: "g", accounts: ["bob"], isMuted: true, until: until))
    hub.clock.advance(byMilliseconds: -Self.hour)
    #expect(try await bob.refusal(of: SubmitCall("m", to: .group("g"))).code == .muted)
    hub.clock.advance(bySeconds: 65)
    _ = try await bob.ask(SubmitCall("m", to: .group("g")))
  }

  /// A clock that is put right takes the hub with it, not an hour into the future.
  @Test(arguments: [0, 1, 1000, 600_000] as [Int64])
  func clockThatIsPutRight(_ meanwhile: Int64) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    hub.clock.advance(byMilliseconds: -Self.hour)
    let before = try await alice.ask(TimeCall())
    hub.clock.advance(byMilliseconds: meanwhile)
    let between = try await alice.ask(TimeCall())
    #expect(between >= before)
    #expect(between.milliseconds(since: before) <= meanwhile)
    hub.clock.advance(byMilliseconds: Self.hour)
    let after = try await alice.ask(TimeCall())
    #expect(after >= between)
    #expect(abs(after.milliseconds(since: hub.clock.now())) <= 1000)
  }

  @Test func hubsTimeNeverGoesBack() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    var random = SystemRandomNumberGenerator()
    var last = Timestamp.zero
    for index in 0..<300 {
      hub.clock.advance(byMilliseconds: Int64.random(in: -2 * Self.hour...2 * Self.hour, using: &random))
      let time = try await alice.ask(SubmitCall(MessageID("m\(index)"), to: .direct("alice"))).time
      #expect(time > last)
      let now = try await alice.ask(TimeCall())
      #expect(now >= last.advanced(byMilliseconds: -1000))
      last = time
    }
  }

  /// Entries of a conversation are a millisecond apart; a flood of them does not advance the time of other accounts.
  @Test(arguments: HubStoreKind.allCases)
  func floodMakesNoTimePass(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.revokeWindow = 2000 }
    let bob = try await hub.client("bob")
    let mallory = try await hub.client("mallory")
    try await bob.ask(WatchPresenceCall(accounts: ["alice"]))
    let alice = try await hub.client("alice")
    _ = try await bob.ask(SubmitCall("m", to: .direct("bob")))
    let numbers = mallory.send((0..<4000).map { SubmitCall(MessageID("m\($0)"), to: .direct("mallory")) })
    var last = Timestamp.zero
    for number in numbers { last = try await mallory.result(number, of: SubmitCall.self).get().time }
    #expect(last.milliseconds(since: hub.clock.now()) >= 3999)
    #expect(try await bob.ask(TimeCall()).milliseconds(since: hub.clock.now()) <= 1000)
    try await bob.ask(RevokeCall(conversation: .direct("bob"), id: "m", request: RevocationRequest()))
    // A device that logs in now finds what is said afterwards, by others and by the clock.
    let known = try await hub.client().logIn("carol")
    hub.clock.advance(byMilliseconds: 100)
    _ = try await bob.ask(SubmitCall("hello", to: .direct("carol")))
    #expect(try await finds(.direct("bob"), "carol", since: known.upTo.advanced(byMilliseconds: 60_000), hub))
    // An account that disconnected is reported as offline.
    alice.close()
    await hub.waitUntilIdle()
    for _ in 0..<35 {
      hub.clock.advance(bySeconds: 1)
      await hub.waitUntilIdle()
    }
    try await bob.waitUntilIdle()
    let states = bob.received.pushes.compactMap { frame in
      if case .presence(.accounts(let accounts)) = frame { accounts.last?.state } else { nil }
    }
    #expect(states == [.offline, .online, .unreachable, .offline])
  }
}
