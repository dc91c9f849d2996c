import ParlanceCore
import TestNumbers
import TestSupport
import Testing

@testable import ParlanceEngine

/// A turn that decides twice takes effect once.
@Suite struct RepeatedTurns {
  @Test(arguments: HubStoreKind.allCases, [1, 5])
  func effectsComeOnce(_ kind: HubStoreKind, attempts: Int) async throws {
    let check = SlowCheck()
    let blobs = HeldBlobs()
    let hubs = try TwoHubs(kind) { _ in
    } parts: {
      $0.pushes = true
      $0.tokenCheck = refusing { check.check($0.account, $0.token) }
      $0.blobs = blobs
    }
    let hub = hubs.first
    try hub.loop.createAccount("absent")
    func client(_ account: AccountID) async throws -> HostileClient {
      try await hub.client(account) { $0.token = "good" }
    }
    let bob = try await client("bob")
    let carol = try await client("carol")
    let alice = try await client("alice")
    try await alice.createGroup("g", ["bob", "carol", "absent"])
    let options = MessageOptions.ordinary.union(.wantsGroupReceipts)
    _ = try await alice.ask(SubmitCall("read", to: .group("g"), options: options))
    let media = try await alice.upload([1, 2, 3])
    let upload = MediaID.generate()
    try await alice.begin(upload, size: 3)
    let whole = MediaID.generate()
    try await alice.begin(whole, size: 3)
    _ = try await alice.ask(AppendUploadCall(id: whole, offset: 0, bytes: [4, 5, 6]))
    try await bob.ask(WatchPresenceCall(accounts: ["eve", "carol"]))
    // The outcomes of a check and of work on files are to come in the turn.
    let eve = hub.client()
    let late = ConnectCall(account: "eve", token: "slow", device: "phone", style: "Test", platform: .linux)
    let eveNumber = eve.send(late)
    blobs.hold()
    let finish = alice.send(FinishUploadCall(id: whole))
    await hub.waitUntilIdle()
    for client in [alice, bob, carol] {
      try await client.waitUntilIdle()
      client.forgetPushes()
    }
    let notified = hub.notifications.values.count
    let reads = blobs.readCount
    let replies = [alice, bob, carol, eve].map(\.received.replyCount)
    let turns = hub.inspect { _ in hubs.directory.turns }

    let stream = try #require(try hub.stream("g")).number
    hub.inspect { _ in for _ in 0..<attempts { hubs.store.moveNext(stream) } }
    let frank = hub.client()
    let (aliceNumbers, bobNumbers, carolNumber, frankNumber) = hub.inOneTurn {
      let aliceNumbers = alice.send([
        SubmitCall("m", to: .group("g")), AppendUploadCall(id: upload, offset: 0, bytes: [1]),
        ReadMediaCall(id: media.id, offset: 0, count: 3),
      ])
      let bobNumbers = bob.send([
        ReadGroupCall(conversation: .group("g"), ids: ["read"], note: "n"),
        SubmitCall("t", to: .group("g"), options: [.onlineOnly]), SubscribeCall(id: "new", creates: true),
      ])
      let carolNumber = carol.send(DisconnectCall())
      let frankNumber = frank.send(
        ConnectCall(account: "frank", token: "good", device: "phone", style: "Test", platform: .linux))
      check.letGoOn()
      hub.drainChecks()
      blobs.release()
      hub.inspectMedia { $0.drain() }
      return (aliceNumbers, bobNumbers, carolNumber, frankNumber)
    }
    #expect(try await !alice.result(aliceNumbers[0], of: SubmitCall.self).get().isDuplicate)
    guard case .received(1) = try await alice.result(aliceNumbers[1], of: AppendUploadCall.self).get() else {
      throw MessagingError(.malformedData)
    }
    #expect(try await alice.result(aliceNumbers[2], of: ReadMediaCall.self).get().bytes == [1, 2, 3])
    guard case .finished = try await alice.result(finish, of: FinishUploadCall.self).get() else {
      throw MessagingError(.malformedData)
    }
    #expect(try await bob.result(bobNumbers[0], of: ReadGroupCall.self).get().isEmpty)
    _ = try await bob.result(bobNumbers[1], of: SubmitCall.self).get()
    #expect(try await bob.result(bobNumbers[2], of: SubscribeCall.self).get().subscribers.accounts == ["bob"])
    _ = try await carol.result(carolNumber, of: DisconnectCall.self).get()
    _ = try await eve.result(eveNumber, of: ConnectCall.self).get()
    _ = try await frank.result(frankNumber, of: ConnectCall.self).get()
    await hubs.waitUntilIdle()

    #expect(hub.inspect { _ in hubs.store.moves } == attempts)
    #expect(hub.inspect { _ in hubs.directory.turns } > turns + attempts)
    // One answer for each request,
    let more = [alice, bob, carol, eve].enumerated().map { $1.received.replyCount - replies[$0] }
    #expect(more == [4, 3, 1, 1])
    #expect(frank.received.replyCount == 1)
    // one message, one receipt, one report of each change,
    #expect(bob.pushedMessages.map(\.id) == ["m"])
    let receipts = alice.received.pushes.filter { if case .groupRead? = $0.event?.payload { true } else { false } }
    #expect(receipts.count == 1)
    let transients = alice.received.pushes.filter { if case .transient = $0 { true } else { false } }
    #expect(transients.count == 1)
    let presence = bob.received.pushes.compactMap { frame in
      if case .presence(.accounts(let accounts)) = frame { accounts } else { nil }
    }
    #expect(
      Set(presence.flatMap { $0 }) == [
        AccountPresence(account: "eve", state: .online), AccountPresence(account: "carol", state: .offline),
      ])
    #expect(presence.count == 2)
    // one notification, one check for each login, one read of a file.
    #expect(hub.notifications.values.count == notified + 1)
    #expect(check.names.values.filter { ["eve", "frank"].contains($0) }.sorted() == ["eve", "frank"])
    #expect(blobs.readCount == reads + 1)
    // And one of everything that is stored.
    #expect(try await bob.history(of: .group("g")).filter { $0 == "m" }.count == 1)
    #expect(try await alice.ask(ReceiptCountsCall(conversation: .group("g"), ids: ["read"])).map(\.readCount) == [1])
    #expect(try await alice.ask(MediaInformationCall(id: whole)).size == 3)
  }

  /// Entries that the first attempt created do not exist in the second.
  @Test(arguments: HubStoreKind.allCases)
  func newEntriesAreCreatedOnce(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let hub = hubs.first
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    let stream = try #require(try hub.stream("g")).number
    hub.inspect { _ in hubs.store.moveNext(stream) }
    let eve = hub.client()
    let login = ConnectCall(account: "eve", token: "", device: "phone", style: "Test", platform: .linux)
    let (eveNumber, numbers, room) = hub.inOneTurn {
      (
        eve.send(login),
        alice.send([
          SubmitCall("group", to: .group("g")), SubmitCall("bob", to: .direct("bob")),
          SubmitCall("eve", to: .direct("eve")),
        ]),
        bob.send([SubscribeCall(id: "r", creates: true), SubmitCall("room", to: .room("r"))])
      )
    }
    _ = try await eve.result(eveNumber, of: ConnectCall.self).get()
    for number in numbers {
      let accepted = try await alice.result(number, of: SubmitCall.self).get()
      #expect(!accepted.isDuplicate)
    }
    _ = try await bob.result(room[0], of: SubscribeCall.self).get()
    #expect(try await bob.result(room[1], of: SubmitCall.self).get().sequence == 1)
    #expect(hub.inspect { _ in hubs.store.moves } == 1)
    // All accounts and conversations are in the store, with the right references.
    #expect(try hub.number(of: "eve") == 3)
    await hubs.waitUntilIdle()
    #expect(eve.pushedMessages.map(\.id) == ["eve"])
    #expect(bob.pushedMessages.map(\.id).contains("bob"))
    for (client, peer) in [(bob, "alice"), (eve, "alice")] as [(HostileClient, AccountID)] {
      #expect(try await client.history(of: .direct(peer)).count == 1)
      _ = try await client.ask(SubmitCall("back", to: .direct(peer)))
    }
    await hubs.waitUntilIdle()
    #expect(alice.pushedMessages.filter { $0.id == "back" }.map(\.sender) == ["bob", "eve"])
    // The other hub sees the same.
    #expect(try await hubs.second.client("eve", device: "tablet").history(of: .direct("alice")) == ["eve", "back"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func administrationsWorkIsDoneOnce(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let hub = hubs.first
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("alice")))
    let stream = try hub.stream(of: "alice", "alice")
    hub.inspect { _ in hubs.store.moveNext(stream) }
    try hub.loop.revoke("m", sender: "alice", scope: .everyone, request: RevocationRequest())
    #expect(hub.inspect { _ in hubs.store.moves } == 1)
    await hubs.waitUntilIdle()
    #expect(alice.pushedRevocations.map(\.messageID) == ["m"])
    #expect(try await alice.history(of: .direct("alice")).isEmpty)
  }
}
