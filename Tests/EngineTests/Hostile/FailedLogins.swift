import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// A turn whose commit fails leaves no sessions or presence behind.
@Suite struct FailedLogins {
  private func login(
    _ account: AccountID, device: DeviceID = "phone", exclusivity: String? = nil, token: String = ""
  ) -> ConnectCall {
    ConnectCall(
      account: account, token: token, device: device, style: "Test", platform: .linux, exclusivity: exclusivity)
  }

  @Test(arguments: TurnFailure.allCases)
  func login(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let alice = hub.client()
    let before = try await alice.logIn("alice").login
    try await alice.ask(WatchPresenceCall(accounts: ["eve"]))
    try await alice.waitUntilIdle()
    alice.forgetPushes()
    let eves = (0..<3).map { _ in hub.client() }
    let numbers = try await failing.failTurn {
      eves.enumerated().map { $1.send(login("eve", device: DeviceID("d\($0)"))) }
    }
    for (eve, number) in zip(eves, numbers) { try await failing.expectFailure(number, of: ConnectCall.self, eve) }
    let account = try hub.inspect { hub in try hub.store.account(folded: "eve") }
    #expect(account == nil)
    hub.inspect { hub in
      for eve in eves { #expect(hub.directory.session(eve.session.id) == nil) }
      for number in 1...20 { #expect(hub.directory.told(AccountNumber(rawValue: Int64(number))) != .unreachable) }
    }
    #expect(try await alice.ask(QueryPresenceCall(accounts: ["eve"])).map(\.state) == [.offline])
    #expect(alice.received.pushes.isEmpty)
    // The numbers of their logins were never assigned.
    let frank = try await hub.client().logIn("frank")
    #expect(frank.login == before.successor)
    // Frank has the account number that eve had, and is not taken for her.
    try await alice.waitUntilIdle()
    #expect(alice.received.pushes.isEmpty)
    // And eve can log in.
    let connected = try await eves[0].logIn("eve")
    #expect(connected.otherDevices.isEmpty)
    let told = try await alice.next("presence") { frame in
      if case .presence(.accounts(let accounts)) = frame { accounts } else { nil }
    }
    #expect(told == [AccountPresence(account: "eve", state: .online)])
  }

  @Test(arguments: TurnFailure.allCases)
  func loginThatWouldEndAnother(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let phone = hub.client()
    _ = try await phone.ask(login("alice", device: "phone", exclusivity: "one"))
    let tablet = hub.client()
    let number = try await failing.failTurn { tablet.send(login("alice", device: "tablet", exclusivity: "one")) }
    try await failing.expectFailure(number, of: ConnectCall.self, tablet)
    // It is still logged in, and receives messages.
    _ = try await phone.ask(TimeCall())
    #expect(phone.received.pushes.isEmpty)
    let bob = try await hub.client("bob")
    _ = try await bob.ask(SubmitCall("m", to: .direct("alice")))
    #expect(try await phone.nextMessage().id == "m")
    #expect(try await tablet.refusal(of: TimeCall()).code == .notLoggedIn)
  }

  @Test(arguments: TurnFailure.allCases)
  func logout(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let tablet = try await hub.client("alice", device: "tablet")
    try await bob.ask(WatchPresenceCall(accounts: ["alice"]))
    try await bob.waitUntilIdle()
    bob.forgetPushes()
    let numbers = try await failing.failTurn {
      (alice.send(DisconnectCall()), tablet.send(EndSessionCall(device: "phone")))
    }
    try await failing.expectFailure(numbers.0, of: DisconnectCall.self, alice)
    try await failing.expectFailure(numbers.1, of: EndSessionCall.self, tablet)
    _ = try await alice.ask(TimeCall())
    try await bob.waitUntilIdle()
    #expect(bob.received.pushes.isEmpty)
    #expect(!alice.received.pushes.contains { if case .ended = $0 { true } else { false } })
  }

  /// A link that is gone is gone, whatever the disk says.
  @Test(arguments: TurnFailure.allCases)
  func linkThatIsLost(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubscribeCall(id: "r", creates: true))
    _ = try await bob.ask(SubscribeCall(id: "r", creates: true))
    try await bob.ask(WatchPresenceCall(accounts: ["alice"]))
    try await bob.waitUntilIdle()
    bob.forgetPushes()
    try await failing.failTurn { alice.close() }
    #expect(hub.inspect { $0.directory.session(alice.session.id) == nil })
    #expect(try await bob.ask(RoomMembersCall(id: "r")).members.map(\.account) == ["bob"])
    hub.clock.advance(bySeconds: 31)
    let state = try await bob.next("presence") { frame in
      if case .presence(.accounts(let accounts)) = frame, accounts[0].state == .offline { accounts[0] } else { nil }
    }
    #expect(state.account == "alice")
  }

  @Test(arguments: TurnFailure.allCases)
  func watchingAndSubscribing(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    _ = try hub.loop.createRoom(id: "r", name: "Room", owner: "alice")
    let calls: [any HubCall] = [
      WatchPresenceCall(accounts: ["bob"]), SubscribeCall(id: "g", creates: false),
      EnterRoomCall(id: "r", nickname: nil, custom: nil),
      ChangeAttributesCall(owner: .conversation("r"), change: .merge(["k": "v"]), announces: true),
      ChangeAttributesCall(owner: .account("alice"), change: .merge(["k": "v"]), announces: true),
    ]
    _ = try await failing.failTurn { alice.send(calls) }
    #expect(try await bob.ask(RoomMembersCall(id: "r")).members.isEmpty)
    #expect(try await bob.ask(SubscriberCountsCall(ids: ["g", "r"])) == ["g": 0, "r": 0])
    #expect(try await bob.ask(AttributesCall(owner: .conversation("r"), keys: nil)).isEmpty)
    #expect(try await bob.ask(AttributesCall(owner: .account("alice"), keys: nil)).isEmpty)
    #expect(try await alice.refusal(of: SubmitCall("m", to: .room("r"))).code == .notMember)
    alice.forgetPushes()
    try await bob.ask(DisconnectCall())
    try await alice.waitUntilIdle()
    #expect(!alice.received.pushes.contains { if case .presence = $0 { true } else { false } })

    // The other way round: what would have ended goes on.
    _ = try await alice.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    try await alice.ask(WatchPresenceCall(accounts: ["bob"]))
    try await alice.waitUntilIdle()
    alice.forgetPushes()
    _ = try await failing.failTurn {
      alice.send([LeaveRoomCall(id: "r"), UnwatchPresenceCall(accounts: ["bob"]), DismissRoomCall(id: "r")])
    }
    _ = try await alice.ask(SubmitCall("m", to: .room("r")))
    _ = try await hub.client("bob")
    let state = try await alice.next("presence") { frame in
      if case .presence(.accounts(let accounts)) = frame { accounts } else { nil }
    }
    #expect(state == [AccountPresence(account: "bob", state: .online)])
  }

  @Test(arguments: TurnFailure.allCases)
  func checkedLogin(_ way: TurnFailure) async throws {
    let check = SlowCheck()
    let failing = try await FailingHub(way) { _ in
    } parts: {
      $0.tokenCheck = refusing { check.check($0.account, $0.token) }
    }
    let hub = failing.hub
    let alice = hub.client()
    // The turn that would have had it checked, and the one that would have let it in.
    let asked = try await failing.failTurn { alice.send(login("alice", token: "good")) }
    try await failing.expectFailure(asked, of: ConnectCall.self, alice)
    #expect(!check.names.values.contains("alice"))
    let checked = alice.send(login("alice", token: "slow"))
    await hub.waitUntilIdle()
    try await failing.failTurn {
      check.letGoOn()
      hub.drainChecks()
    }
    try await failing.expectFailure(checked, of: ConnectCall.self, alice)
    let account = try hub.inspect { hub in try hub.store.account(folded: "alice") }
    #expect(account == nil)
    #expect(try await alice.refusal(of: TimeCall()).code == .notLoggedIn)
    #expect(try await alice.logIn("alice") { $0.token = "good" }.account == "alice")
    #expect(hub.inspect { $0.tokens?.pendingCount } == 0)
  }
}
