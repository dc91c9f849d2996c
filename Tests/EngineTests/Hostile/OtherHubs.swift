import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Logins of several hubs are in one world.
@Suite struct OtherHubs {
  @Test(arguments: HubStoreKind.allCases)
  func messagesArriveInOrder(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let bob = try await hubs.second.client("bob")
    let tablet = try await hubs.first.client("bob", device: "tablet")
    let ids = (0..<300).map { MessageID("m\($0)") }
    // Some in one turn, some one by one, and from both sides.
    let first = hubs.first.inOneTurn { ids[..<100].map { alice.send(SubmitCall($0, to: .direct("bob"))) } }
    for number in first { _ = try await alice.result(number, of: SubmitCall.self).get() }
    for (index, id) in ids[100...].enumerated() {
      if index % 2 == 0 {
        _ = try await alice.ask(SubmitCall(id, to: .direct("bob")))
      } else {
        _ = try await tablet.ask(SubmitCall(id, to: .direct("alice")))
      }
    }
    await hubs.waitUntilIdle()
    let events = bob.received.pushes.compactMap(\.event).filter { $0.stream == .conversation(.direct("alice")) }
    #expect(events.map(\.sequence) == Array(1...300))
    let told = events.compactMap { event in if case .message(let message) = event.payload { message.id } else { nil } }
    #expect(told == ids)
  }

  @Test(arguments: HubStoreKind.allCases)
  func otherFramesArrive(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let bob = try await hubs.second.client("bob")
    let alice = try await hubs.first.client("alice")
    try await bob.ask(WatchPresenceCall(accounts: ["carol"]))
    try await alice.createGroup("g", ["bob"])
    _ = try await bob.next("membership") { frame in
      if case .groupJoined(let group, _, _)? = frame.event?.payload { group.id } else { nil }
    }
    _ = try await alice.ask(SubmitCall("t", to: .group("g"), options: [.onlineOnly]))
    _ = try await bob.next("transient") { frame in
      if case .transient(_, _, let message) = frame { message.id } else { nil }
    }
    _ = try await bob.ask(SubscribeCall(id: "r", creates: true))
    _ = try await alice.ask(SubscribeCall(id: "r", creates: true))
    _ = try await bob.next("who entered") { frame in
      if case .roomMembersChanged(_, let entered, _) = frame { entered.first?.account } else { nil }
    }
    _ = try await alice.ask(SubmitCall("m", to: .room("r")))
    try await bob.nextMessage("m")
    try await alice.ask(RevokeCall(conversation: .room("r"), id: "m", request: RevocationRequest()))
    _ = try await bob.next("revocation") { $0.revocation }
    let carol = try await hubs.first.client("carol")
    let came = try await bob.next("presence") { frame in
      if case .presence(.accounts(let accounts)) = frame { accounts.first } else { nil }
    }
    #expect(came.state == .online || came.state == .offline)
    carol.close()
    alice.close()
    _ = try await bob.next("who left") { frame in
      if case .roomMembersChanged(_, _, let left) = frame { left.first } else { nil }
    }
  }

  /// Two accounts that enter the last place of a room at two hubs in the same moment.
  @Test(arguments: HubStoreKind.allCases)
  func onlyOneTakesTheLastPlaceOfARoom(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind) { $0.roomCreation = .everyone }
    let alice = try await hubs.first.client("alice")
    let bob = try await hubs.second.client("bob")
    let room = try await alice.ask(CreateRoomCall(name: "hall", properties: ["occupantLimit": "1"])).room
    await hubs.waitUntilIdle()
    for _ in 0..<20 {
      let numbers = (
        alice.send(EnterRoomCall(id: room.id, nickname: nil, custom: nil)),
        bob.send(EnterRoomCall(id: room.id, nickname: nil, custom: nil))
      )
      let outcomes = [
        try await alice.result(numbers.0, of: EnterRoomCall.self),
        try await bob.result(numbers.1, of: EnterRoomCall.self),
      ]
      #expect(outcomes.count { (try? $0.get()) != nil } == 1)
      for case .failure(let error) in outcomes { #expect(error.code == .groupFull) }
      for (client, outcome) in zip([alice, bob], outcomes) where (try? outcome.get()) != nil {
        #expect(try await client.ask(RoomMembersCall(id: room.id)).members.count == 1)
        try await client.ask(LeaveRoomCall(id: room.id))
      }
      await hubs.waitUntilIdle()
    }
  }

  /// A block that is set at one hub holds for what is written at the other.
  @Test(arguments: HubStoreKind.allCases)
  func aBlockedGroupIsBlockedAtBoth(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let bob = try await hubs.second.client("bob")
    try await alice.createGroup("g", ["bob"])
    _ = try await alice.ask(SubmitCall("before", to: .group("g")))
    try await bob.nextMessage("before")
    try await bob.ask(BlockGroupCall(id: "g", isBlocked: true))
    _ = try await alice.ask(SubmitCall("during", to: .group("g")))
    try await bob.ask(BlockGroupCall(id: "g", isBlocked: false))
    _ = try await alice.ask(SubmitCall("after", to: .group("g")))
    let next = try await bob.next("a message") { frame in
      frame.message.flatMap { $0.kind == .notification ? nil : $0.id }
    }
    #expect(next == "after")
  }

  /// A login that comes back to another hub than that of the newer one learns what the newer one said.
  @Test(arguments: HubStoreKind.allCases)
  func returningLoginReceivesTheNoteOfTheNewerOne(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let phone = hubs.first.client()
    let login = try await phone.logIn("alice") { $0.exclusivity = "one" }.login
    phone.close()
    await hubs.waitUntilIdle()
    let tablet = try await hubs.second.client("alice", device: "tablet") { call in
      call.exclusivity = "one"
      call.note = "moved"
    }
    await hubs.waitUntilIdle()
    let reply = try await hubs.first.client().ask(
      ConnectCall(
        account: "alice", token: "", device: "phone", style: "Test", platform: .linux, exclusivity: "one",
        restored: login))
    guard case .ended(let end) = reply else {
      Issue.record("the login was restored")
      return
    }
    #expect(end == .replaced(by: .linux, note: "moved"))
    _ = try await tablet.ask(TimeCall())
  }

  /// Of logins that exclude one another one stands, wherever they are.
  @Test(arguments: HubStoreKind.allCases)
  func loginEndsAnotherElsewhere(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let phone = try await hubs.first.client("alice") { $0.exclusivity = "one" }
    let tablet = try await hubs.second.client("alice", device: "tablet") { call in
      call.exclusivity = "one"
      call.note = "moved"
    }
    let end = try await phone.next("the end") { frame in if case .ended(let end) = frame { end } else { nil } }
    #expect(end == .replaced(by: .linux, note: "moved"))
    #expect(try await phone.refusal(of: TimeCall()).code == .notLoggedIn)
    _ = try await tablet.ask(TimeCall())
    // Its link goes afterwards, which ends nothing more.
    phone.close()
    await hubs.waitUntilIdle()
    #expect(try await tablet.ask(QueryPresenceCall(accounts: ["alice"])).map(\.state) == [.online])
  }

  @Test(arguments: HubStoreKind.allCases)
  func receiptsAndReadingsArrive(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let bob = try await hubs.second.client("bob")
    let tablet = try await hubs.first.client("bob", device: "tablet")
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    try await bob.ask(ReadDirectCall(conversation: .direct("alice"), sequence: 1, scope: .watermark))
    let read = try await alice.next("receipt") { frame in
      if case .peerRead(let receipt)? = frame.event?.payload { receipt.sequence } else { nil }
    }
    #expect(read == 1)
    _ = try await tablet.next("own reading") { frame in
      if case .ownRead(_, let sequence, _)? = frame.event?.payload { sequence } else { nil }
    }
    // The same from the other hub is the same.
    try await tablet.ask(ReadDirectCall(conversation: .direct("alice"), sequence: 1, scope: .watermark))
    await hubs.waitUntilIdle()
    #expect(alice.received.pushes.compactMap(\.event).isEmpty)
  }

  /// The store is replaced by a copy while the lease of a hub that is gone goes on in it.
  @Test func aCopyHasAHistoryOfItsOwnThoughALeaseGoesOn() async throws {
    var parts = try HostileHub.Parts()
    let store = MemoryHubStore()
    parts.store = store
    parts.shared = SharedSessionDirectory(store) { 0 }
    let hub = try HostileHub(parts: parts)
    let alice = hub.client()
    let followed = try await alice.logIn("alice").generations
    _ = try await hub.client("bob")
    _ = try await alice.ask(SubmitCall("kept", to: .direct("bob")))
    let copy = hub.inspect { _ in store.copy() }
    _ = try await alice.ask(SubmitCall("lost", to: .direct("bob")))
    let stream = try hub.stream(of: "alice", "bob")
    func history(upTo sequence: Int64) throws -> [HistoryPosition] {
      let event = try hub.inspect { try $0.store.event(stream: stream, sequence: sequence) }
      return [HistoryPosition(generation: try #require(followed.last).generation, time: try #require(event).time)]
    }
    parts.store = copy
    parts.shared = SharedSessionDirectory(copy) { 0 }
    let restored = try HostileHub(parts: parts)
    let (first, second) = (try history(upTo: 1), try history(upTo: 2))
    let ahead = try await restored.client().logIn("alice") { $0.history = second }
    #expect(ahead.isForked)
    #expect(ahead.heads.first { $0.stream == .conversation(.direct("bob")) }?.shared == 1)
    let behind = try await restored.client().logIn("alice") { $0.history = first }
    #expect(!behind.isForked)
    // One that joins beside it goes on with its history.
    parts.shared = SharedSessionDirectory(copy) { 0 }
    let beside = try HostileHub(parts: parts)
    #expect(try await beside.client().logIn("bob").generations == ahead.generations)
  }

  /// An expelled hub becomes a member again with the first request of a session that began meanwhile. The session does not
  /// belong to the new membership: other hubs would not find it, and it would receive nothing.
  @Test func aSessionFromBeforeTheHubIsAMemberAgainEnds() async throws {
    var parts = try HostileHub.Parts()
    let store = MemoryHubStore()
    let shared = SharedSessionDirectory(store) { 0 }
    parts.store = store
    parts.shared = shared
    let hub = try HostileHub(parts: parts)
    let alice = try await hub.client("alice")
    #expect(hub.inspect { _ in shared.hub } == 1)
    // Between two turns, the next of which makes the hub a member again, whatever it is for.
    let bob = hub.inspect { _ in
      shared.expel()
      let bob = hub.client()
      bob.send(ConnectCall(account: "bob", token: "", device: "phone", style: "Test", platform: .linux))
      return bob
    }
    let reason = try await bob.wait(for: "the end") { $0.closeReason }
    #expect(reason == .expelled)
    #expect(hub.inspect { _ in shared.hub } == 2)
    // As is one of the member that the hub was.
    alice.send(TimeCall())
    #expect(try await alice.wait(for: "the end") { $0.closeReason } == .expelled)
    let again = try await hub.client("bob")
    let carol = try await hub.client("carol")
    _ = try await carol.ask(SubmitCall("m", to: .direct("bob")))
    _ = try await again.nextMessage("m")
  }
}
