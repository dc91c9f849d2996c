import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// A login lasts no longer than its token. Tokens are the seconds that they last from when they are shown.
@Suite struct ExpiringTokens {
  private func hub(_ change: (inout HubSettings) -> Void = { _ in }) throws -> HostileHub {
    var parts = try HostileHub.Parts()
    parts.tokenCheck = lasting(by: parts.clock)
    return try HostileHub(.memory, parts: parts, change)
  }

  /// The reports that a client receives about its token, with times in seconds from a moment.
  private func told(_ client: HostileClient, since start: Timestamp) -> [String] {
    client.received.pushes.compactMap { frame in
      switch frame {
      case .tokenWillExpire(let time): "warned of \(time.milliseconds(since: start) / 1000)"
      case .ended(.tokenExpired): "ended"
      case .ended(let end): "\(end)"
      default: nil
      }
    }
  }

  private func isLoggedIn(_ client: HostileClient) async throws -> Bool {
    do {
      _ = try await client.ask(TimeCall())
      return true
    } catch {
      #expect(error as? MessagingError == MessagingError(.notLoggedIn))
      return false
    }
  }

  @Test func theDeviceIsWarnedOnceAndTheLoginEndsOnce() async throws {
    let hub = try hub()
    let start = hub.clock.now()
    let alice = try await hub.client("alice") { $0.token = "100" }
    hub.clock.advance(byMilliseconds: 69_999)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == [])
    hub.clock.advance(byMilliseconds: 1)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 100"])
    hub.clock.advance(byMilliseconds: 29_999)
    #expect(try await isLoggedIn(alice))
    hub.clock.advance(byMilliseconds: 1)
    #expect(try await !isLoggedIn(alice))
    hub.clock.advance(bySeconds: 3600)
    await hub.waitUntilIdle()
    #expect(told(alice, since: start) == ["warned of 100", "ended"])
    // The link may have another login.
    _ = try await alice.logIn("alice") { $0.token = "" }
    hub.clock.advance(bySeconds: 3600)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 100", "ended"])
  }

  /// The hub's timer works without any request, even for an expiry further away than the timer runs.
  @Test func theTimerIsEnough() async throws {
    let hub = try hub { $0.tokenExpiryWarning = 500_000 }
    let alice = try await hub.client("alice") { $0.token = "1000" }
    let warned = Lock(0)
    let steps = Lock<[Int]>([])
    for second in 1...1000 {
      hub.clock.advance(bySeconds: 1)
      // Waits for the timer's action.
      hub.inspect { _ in }
      let count = alice.received.pushes.count
      if count > warned.withLock({ $0 }) { steps.withLock { $0.append(second) } }
      warned.withLock { $0 = count }
    }
    #expect(steps.withLock { $0 } == [500, 1000])
  }

  @Test func theEndIsReportedToOthers() async throws {
    let hub = try hub()
    let bob = try await hub.client("bob")
    let phone = try await hub.client("alice") { $0.token = "10" }
    let tablet = try await hub.client("alice", device: "tablet") { $0.token = "20" }
    try await bob.ask(WatchPresenceCall(accounts: ["alice"]))
    _ = try await phone.ask(SubscribeCall(id: "r", creates: true))
    _ = try await bob.ask(SubscribeCall(id: "r", creates: true))
    hub.clock.advance(bySeconds: 10)
    let left = try await bob.next("who left") { frame in
      if case .roomMembersChanged(_, _, let left) = frame, !left.isEmpty { left } else { nil }
    }
    #expect(left == ["alice"])
    let others = try await tablet.next("the other device is gone") { frame in
      if case .otherDevices(let devices, .logout) = frame { devices } else { nil }
    }
    #expect(others.isEmpty)
    // Not after the time that a broken link is waited for.
    hub.clock.advance(bySeconds: 10)
    let state = try await bob.next("presence") { frame -> PresenceState? in
      guard case .presence(.accounts(let states)) = frame, states.first?.state != .online else { return nil }
      return states.first?.state
    }
    #expect(state == .offline)
  }

  // MARK: renewals

  @Test func aRenewalMovesTheWarningAndTheEnd() async throws {
    let hub = try hub()
    let start = hub.clock.now()
    let alice = try await hub.client("alice") { $0.token = "100" }
    hub.clock.advance(bySeconds: 80)
    try await alice.ask(RenewTokenCall(token: "100"))
    hub.clock.advance(bySeconds: 69)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 100"])
    hub.clock.advance(bySeconds: 1)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 100", "warned of 180"])
    hub.clock.advance(bySeconds: 30)
    #expect(try await !isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 100", "warned of 180", "ended"])
  }

  @Test func aRenewalMayShortenALogin() async throws {
    let hub = try hub()
    let start = hub.clock.now()
    let alice = try await hub.client("alice") { $0.token = "1000" }
    try await alice.ask(RenewTokenCall(token: "50"))
    hub.clock.advance(bySeconds: 25)
    await hub.waitUntilIdle()
    #expect(told(alice, since: start) == ["warned of 50"])
    hub.clock.advance(bySeconds: 25)
    #expect(try await !isLoggedIn(alice))
    hub.clock.advance(bySeconds: 3600)
    await hub.waitUntilIdle()
    #expect(told(alice, since: start) == ["warned of 50", "ended"])
  }

  @Test func aTokenThatDoesNotExpireTakesTheEndAway() async throws {
    let hub = try hub()
    let alice = try await hub.client("alice") { $0.token = "100" }
    try await alice.ask(RenewTokenCall(token: "for ever"))
    hub.clock.advance(bySeconds: 3600)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: hub.clock.now()) == [])
  }

  @Test func aRenewalThatIsRefusedChangesNothing() async throws {
    let hub = try hub()
    let start = hub.clock.now()
    let alice = try await hub.client("alice") { $0.token = "100" }
    #expect(try await alice.refusal(of: RenewTokenCall(token: "bad")).code == .invalidToken)
    for expired in ["0", "-1"] {
      #expect(try await alice.refusal(of: RenewTokenCall(token: expired)) == MessagingError(.tokenExpired))
      let call = ConnectCall(account: "bob", token: expired, device: "phone", style: "Test", platform: .linux)
      #expect(try await hub.client().refusal(of: call) == MessagingError(.tokenExpired))
    }
    hub.clock.advance(bySeconds: 70)
    hub.inspect { _ in }
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 100"])
  }

  @Test func aRenewalThatComesTooLateIsRefused() async throws {
    let check = SlowCheck()
    var parts = try HostileHub.Parts()
    let clock = parts.clock
    parts.tokenCheck = { request throws(MessagingError) in
      if let error = check.check(request.account, request.token) { throw error }
      return TokenGrant(expiry: clock.now().advanced(byMilliseconds: 100_000))
    }
    let hub = try HostileHub(.memory, parts: parts)
    let alice = try await hub.client("alice") { $0.token = "good" }
    let number = alice.send(RenewTokenCall(token: "slow"))
    await hub.waitUntilIdle()
    clock.advance(bySeconds: 100)
    #expect(try await !isLoggedIn(alice))
    check.letGoOn()
    let result = try await alice.result(number, of: RenewTokenCall.self)
    #expect(throws: MessagingError(.notLoggedIn)) { try result.get() }
    #expect(try await !isLoggedIn(alice))
    #expect(hub.inspect { $0.directory.nextExpiry() == nil })
  }

  // MARK: what comes between

  @Test func noRequestIsDecidedAfterTheEnd() async throws {
    let hub = try hub()
    let (alice, bob) = (try await hub.client("alice") { $0.token = "100" }, try await hub.client("bob"))
    let number = hub.inOneTurn {
      hub.clock.advance(bySeconds: 100)
      return alice.send(SubmitCall("late", to: .direct("bob")))
    }
    let result = try await alice.result(number, of: SubmitCall.self)
    #expect(throws: MessagingError(.notLoggedIn)) { try result.get() }
    await hub.waitUntilIdle()
    #expect(bob.pushedMessages.isEmpty)
  }

  /// An app that renews its token at every warning does not do so all the time.
  @Test func aTokenThatLastsForLessThanTheWarningTimeIsWarnedOfWhenHalfOfItIsOver() async throws {
    let hub = try hub()
    let start = hub.clock.now()
    let alice = try await hub.client("alice") { $0.token = "10" }
    hub.clock.advance(byMilliseconds: 4999)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == [])
    hub.clock.advance(byMilliseconds: 1)
    #expect(try await isLoggedIn(alice))
    try await alice.ask(RenewTokenCall(token: "10"))
    hub.clock.advance(byMilliseconds: 4999)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 10"])
    hub.clock.advance(byMilliseconds: 1)
    #expect(try await isLoggedIn(alice))
    hub.clock.advance(bySeconds: 5)
    #expect(try await !isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 10", "warned of 15", "ended"])
  }

  @Test(arguments: [true, false])
  func departedClientIsNotWarned(_ logsOut: Bool) async throws {
    let hub = try hub()
    let alice = try await hub.client("alice") { $0.token = "100" }
    if logsOut { try await alice.ask(DisconnectCall()) } else { alice.close() }
    await hub.waitUntilIdle()
    #expect(hub.inspect { $0.directory.nextExpiry() == nil })
    hub.clock.advance(bySeconds: 100)
    await hub.waitUntilIdle()
    #expect(alice.received.pushes.isEmpty)
  }

  /// An outlet without a client.
  private final class DeafOutlet: SessionOutlet {
    func deliver(_ frames: [InboundFrame]) {}
    var backlog: SessionBacklog { SessionBacklog() }
    func setPaused(_ isPaused: Bool) {}
    func close(reason: SessionCloseReason) {}
  }

  @Test func aSessionThatIsClosedIsReleased() async throws {
    let hub = try hub()
    weak var released: HubSession?
    do {
      let session = HubSession(outlet: DeafOutlet())
      released = session
      let call = ConnectCall(account: "alice", token: "100", device: "phone", style: "Test", platform: .linux)
      hub.loop.submit([OutboundFrame(number: 1, call: call)], from: session)
      hub.inspect { _ in }
      hub.drainChecks()
      await hub.waitUntilIdle()
      #expect(hub.inspect { $0.directory.nextExpiry()?.session == session.id })
      hub.loop.close(session)
    }
    await hub.waitUntilIdle()
    // The answer comes in the turn that closed it, which holds its input until it ends.
    hub.inspect { _ in }
    // The timer is still running.
    #expect(released == nil)
  }

  @Test func manyThatExpireTogetherEndInTheirTurns() async throws {
    let hub = try hub { $0.limits.prunedRowsPerTurn = 4 }
    var clients: [HostileClient] = []
    for index in 0..<30 {
      clients.append(try await hub.client(AccountID("a\(index)")) { $0.token = "\(100 + index % 2)" })
    }
    hub.clock.advance(bySeconds: 200)
    for client in clients {
      try await client.next("the end") { if case .ended(.tokenExpired) = $0 { () } else { nil } }
    }
    #expect(hub.inspect { $0.directory.nextExpiry() == nil })
  }

  /// A full disk prolongs no token.
  @Test(arguments: TurnFailure.allCases)
  func theLoginEndsThoughTheStoreFails(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way) { _ in
    } parts: {
      $0.tokenCheck = lasting(by: $0.clock)
    }
    let start = failing.hub.clock.now()
    let alice = try await failing.hub.client("alice") { $0.token = "100" }
    let bob = try await failing.hub.client("bob") { $0.token = "120" }
    try await failing.failTurn { failing.hub.clock.advance(bySeconds: 100) }
    #expect(told(alice, since: start) == ["ended"])
    #expect(told(bob, since: start) == ["warned of 120"])
    #expect(try await !isLoggedIn(alice))
    #expect(try await isLoggedIn(bob))
    #expect(told(bob, since: start) == ["warned of 120"])
  }

  @Test func aClockThatIsSetBackProlongsALoginAndOneThatIsSetForwardEndsIt() async throws {
    let hub = try hub()
    let start = hub.clock.now()
    let alice = try await hub.client("alice") { $0.token = "100" }
    hub.clock.advance(bySeconds: 50)
    await hub.waitUntilIdle()
    hub.clock.advance(bySeconds: -3600)
    await hub.waitUntilIdle()
    hub.clock.advance(bySeconds: 3619)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == [])
    hub.clock.advance(bySeconds: 1)
    #expect(try await isLoggedIn(alice))
    #expect(told(alice, since: start) == ["warned of 100"])
    hub.clock.advance(bySeconds: 86_400)
    #expect(try await !isLoggedIn(alice))
    // And who logs in while the hub's own time is ahead of the clock has what the token has.
    hub.clock.advance(bySeconds: -80_000)
    _ = try await alice.logIn("alice") { $0.token = "100" }
    #expect(try await isLoggedIn(alice))
    hub.clock.advance(bySeconds: 100)
    #expect(try await !isLoggedIn(alice))
  }

  @Test(arguments: HubStoreKind.allCases)
  func loginsOfAnotherHubEndOnce(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind) { _ in
    } parts: {
      $0.tokenCheck = lasting(by: $0.clock)
    }
    let start = hubs.first.clock.now()
    let alice = try await hubs.first.client("alice") { $0.token = "100" }
    let bob = try await hubs.second.client("bob") { $0.token = "100" }
    for seconds in [70.0, 30] {
      hubs.first.clock.advance(bySeconds: seconds)
      await hubs.waitUntilIdle()
    }
    for client in [alice, bob] {
      #expect(told(client, since: start) == ["warned of 100", "ended"])
      #expect(try await !isLoggedIn(client))
    }
  }

  // MARK: who asks

  @Test func theCheckLearnsWhoAsks() async throws {
    let asked = Recorder<TokenRequest>()
    var parts = try HostileHub.Parts()
    parts.tokenCheck = { request throws(MessagingError) in
      asked.record([request])
      return TokenGrant()
    }
    let hub = try HostileHub(.memory, parts: parts)
    let alice = try await hub.client("Alice", device: "phone") { $0.token = "sesame" }
    _ = try await hub.client("ALICE", device: "tablet") { ($0.token, $0.loginExtension) = ("two", "open") }
    try await alice.ask(RenewTokenCall(token: "three"))
    #expect(
      asked.values == [
        TokenRequest(account: "Alice", device: "phone", token: "sesame"),
        TokenRequest(account: "Alice", device: "tablet", token: "two", loginExtension: "open"),
        TokenRequest(account: "Alice", device: "phone", token: "three"),
      ])
    for request in asked.values {
      var text = "\(request) \(String(reflecting: request))"
      dump(request, to: &text)
      #expect(text.contains("Alice on \(request.device.string)"))
      #expect(!text.contains(request.token) && !text.contains("open"))
    }
  }
}
