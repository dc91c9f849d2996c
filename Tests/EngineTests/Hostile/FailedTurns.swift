import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// A turn whose commit fails leaves no messages, groups or files behind.
@Suite struct FailedTurns {
  /// Work that a turn has left refers to the turn.
  @Test func failedTurnIsReleased() throws {
    weak var context: TurnContext?
    try HostileHub().inspect { hub in
      let work = HubWork { turn throws(MessagingError) in
        context = turn
        turn.perform { _ in _ = turn.now }
        throw MessagingError(.storageFailed)
      }
      hub.process([.work(work)])
      #expect(work.error?.code == .storageFailed)
    }
    let isReleased = context == nil
    #expect(isReleased)
  }

  /// The reproduction: the room was left, and its number went to a direct conversation, whose messages went to the room.
  @Test(arguments: TurnFailure.allCases)
  func roomThatWasMade(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let carol = try await hub.client("carol")
    let dave = try await hub.client("dave")
    let numbers = try await failing.failTurn {
      (
        alice.send(SubscribeCall(id: "r", creates: true)), bob.send(SubscribeCall(id: "r", creates: true)),
        bob.send(SubmitCall("lost", to: .room("r")))
      )
    }
    try await failing.expectFailure(numbers.0, of: SubscribeCall.self, alice)
    try await failing.expectFailure(numbers.1, of: SubscribeCall.self, bob)
    try await failing.expectFailure(numbers.2, of: SubmitCall.self, bob)
    #expect(try hub.stream("r") == nil)
    hub.inspect { hub in
      for client in [alice, bob] { #expect(hub.directory.places(of: client.session.id).isEmpty) }
      for stream in 1...50 {
        #expect(hub.directory.occupants(of: StreamNumber(rawValue: Int64(stream))).isEmpty)
      }
    }
    // The next conversations have the numbers that the room had, and nothing else of it.
    for (index, sender) in [carol, dave, carol].enumerated() {
      let peer: AccountID = sender === carol ? "dave" : "carol"
      _ = try await sender.ask(SubmitCall(MessageID("m\(index)"), to: .direct(peer)))
    }
    _ = try await carol.ask(SubmitCall("note", to: .direct("carol")))
    #expect(dave.pushedMessages.map(\.id) == ["m0", "m2"])
    #expect(carol.pushedMessages.map(\.id) == ["m1"])
    for client in [alice, bob] {
      try await client.waitUntilIdle()
      #expect(client.received.pushes.isEmpty)
    }
    #expect(try await alice.refusal(of: RoomMembersCall(id: "r")).code == .roomNotFound)
    // And the room can be made.
    let reply = try await bob.ask(SubscribeCall(id: "r", creates: true))
    #expect(reply.subscribers.accounts == ["bob"])
    #expect(reply.sequence == 0)
  }

  @Test(arguments: TurnFailure.allCases)
  func messages(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way) { _ in
    } parts: {
      $0.pushes = true
    }
    let hub = failing.hub
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try hub.loop.createAccount("absent")
    let calls = [
      SubmitCall("m1", to: .direct("bob")), SubmitCall("m2", to: .direct("bob")),
      SubmitCall("m3", to: .direct("absent")),
    ]
    let numbers = try await failing.failTurn { alice.send(calls) }
    for number in numbers { try await failing.expectFailure(number, of: SubmitCall.self, alice) }
    #expect(hub.notifications.values.isEmpty)
    #expect(try await bob.history(of: .direct("alice")).isEmpty)
    #expect(bob.received.pushes.isEmpty)
    // Sent again, they are new, and numbered as if nothing had been.
    let first = try await alice.ask(calls[0])
    #expect(!first.isDuplicate)
    #expect(first.sequence == 1 && first.number == 1 && first.senderNumber == 1)
    _ = try await alice.ask(calls[2])
    #expect(try await bob.nextMessage().id == "m1")
    #expect(hub.notifications.values.map(\.messageID) == ["m3"])
  }

  /// Messages behind one of a failed turn do not overtake it: they are refused until the device knows of the failure.
  @Test(arguments: TurnFailure.allCases)
  func messagesBehindOneThatFailed(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let bob = try await failing.hub.client("bob")
    let alice = try await failing.hub.client("alice")
    func submission(_ id: MessageID, resumes: Bool = false) -> SubmitCall {
      SubmitCall(id, to: .direct("bob"), resumes: resumes)
    }
    let first = try await failing.failTurn { alice.send(submission("m1")) }
    try await failing.expectFailure(first, of: SubmitCall.self, alice)
    for id in ["m2", "m3"] as [MessageID] {
      #expect(try await alice.refusal(of: submission(id)).code == .storageFailed)
    }
    // Other accounts are not affected.
    _ = try await bob.ask(SubmitCall("bobs", to: .direct("bob"), resumes: false))
    #expect(try await alice.ask(submission("m1", resumes: true)).sequence == 1)
    #expect(try await alice.ask(submission("m2")).sequence == 2)
    #expect(try await alice.ask(submission("m3")).sequence == 3)
    #expect(try await bob.history(of: .direct("alice")) == ["m1", "m2", "m3"])
  }

  @Test(arguments: TurnFailure.allCases)
  func groupThatWasMade(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let create = CreateGroupCall(
      id: "g", group: GroupInfo(id: "", name: "First", owner: "alice"), members: ["bob"], note: nil)
    let number = try await failing.failTurn { alice.send(create) }
    try await failing.expectFailure(number, of: CreateGroupCall.self, alice)
    #expect(try hub.stream("g") == nil)
    #expect(try await alice.refusal(of: GroupInformationCall(id: "g")).code == .groupNotFound)
    #expect(try await bob.ask(ListGroupsCall()).groups.isEmpty)
    #expect(bob.received.pushes.isEmpty)
    // Another account creates it, and alice is not a member.
    try await bob.createGroup("g", [])
    #expect(try await alice.refusal(of: SubmitCall("m", to: .group("g"))).code == .notMember)
    #expect(try await bob.ask(GroupMembersCall(id: "g")).members.map(\.account) == ["bob"])
  }

  @Test(arguments: TurnFailure.allCases)
  func changesOfAGroup(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    _ = try await hub.client("dora")
    let bob = try await hub.client("bob")
    let carol = try await hub.client("carol")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob", "carol"])
    let before = try await alice.ask(GroupMembersCall(id: "g"))
    let changes: [any HubCall] = [
      MuteMembersCall(id: "g", accounts: ["bob"], isMuted: true, until: nil),
      RemoveMembersCall(id: "g", accounts: ["carol"]), AddMembersCall(id: "g", accounts: ["dora"], note: nil),
      UpdateGroupCall(id: "g", changes: ["name": "New", "muted": "true"]),
      SetRoleCall(id: "g", accounts: ["bob"], role: .manager),
      UpdateMemberCall(id: "g", account: "alice", nickname: "queen", custom: nil),
      TransferGroupCall(id: "g", account: "bob", leaves: true), DismissGroupCall(id: "g"),
    ]
    for change in changes {
      bob.forgetPushes()
      _ = try await failing.failTurn { alice.send(change) }
      let after = try await alice.ask(GroupMembersCall(id: "g"))
      #expect(after.group == before.group)
      #expect(after.members == before.members)
      try await bob.waitUntilIdle()
      #expect(bob.received.pushes.isEmpty)
    }
    for (index, client) in [alice, bob, carol].enumerated() {
      _ = try await client.ask(SubmitCall(MessageID("m\(index)"), to: .group("g")))
    }
    let dora = try await hub.client("dora", device: "tablet")
    #expect(try await dora.refusal(of: SubmitCall("m", to: .group("g"))).code == .notMember)
  }

  @Test(arguments: TurnFailure.allCases)
  func revocation(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let media = try await alice.upload([1, 2, 3])
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob"), .file(MediaContent(media: media))))
    let number = try await failing.failTurn {
      alice.send(RevokeCall(conversation: .direct("bob"), id: "m", request: RevocationRequest()))
    }
    try await failing.expectFailure(number, of: RevokeCall.self, alice)
    #expect(try await bob.history(of: .direct("alice")) == ["m"])
    #expect(bob.pushedRevocations.isEmpty)
    // Its file is kept, too.
    hub.inspectMedia { $0.drain() }
    #expect(try await bob.ask(ReadMediaCall(id: media.id, offset: 0, count: 3)).bytes == [1, 2, 3])
    try await alice.ask(RevokeCall(conversation: .direct("bob"), id: "m", request: RevocationRequest()))
    #expect(try await bob.next("revocation") { $0.revocation }.messageID == "m")
  }

  @Test(arguments: TurnFailure.allCases)
  func uploads(_ way: TurnFailure) async throws {
    let failing = try await FailingHub(way)
    let hub = failing.hub
    let alice = try await hub.client("alice")
    let id = MediaID.generate()
    let begin = BeginUploadCall(id: id, options: UploadOptions(descriptor: MediaDescriptor(size: 3)))
    let number = try await failing.failTurn { alice.send(begin) }
    try await failing.expectFailure(number, of: BeginUploadCall.self, alice)
    hub.inspectMedia { $0.drain() }
    #expect(try hub.inspect { try $0.store.uploadCount(account: 2) } == 0)
    #expect(try await alice.refusal(of: AppendUploadCall(id: id, offset: 0, bytes: [1])).code == .mediaNotFound)
    _ = try await alice.ask(begin)
    _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: [1, 2, 3]))
    let finish = try await failing.failTurn { alice.send(FinishUploadCall(id: id)) }
    try await failing.expectFailure(finish, of: FinishUploadCall.self, alice)
    // Nothing was done to the files, so it goes on from there.
    _ = try await alice.ask(FinishUploadCall(id: id))
    #expect(try await alice.ask(ReadMediaCall(id: id, offset: 0, count: 3)).bytes == [1, 2, 3])
  }

  /// The turn in which an upload would have become media fails.
  @Test(arguments: TurnFailure.allCases)
  func uploadThatIsWhole(_ way: TurnFailure) async throws {
    let blobs = HeldBlobs()
    let failing = try await FailingHub(way) { _ in
    } parts: {
      $0.blobs = blobs
    }
    let hub = failing.hub
    let alice = try await hub.client("alice")
    let id = MediaID.generate()
    try await alice.begin(id, size: 3)
    _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: [1, 2, 3]))
    blobs.hold()
    let finish = alice.send(FinishUploadCall(id: id))
    try await alice.waitUntilIdle()
    try await failing.failTurn {
      blobs.release()
      hub.inspectMedia { $0.drain() }
    }
    try await failing.expectFailure(finish, of: FinishUploadCall.self, alice)
    #expect(try await alice.refusal(of: MediaInformationCall(id: id)).code == .mediaNotFound)
    // The device begins again, need not send anything anew, and it becomes media.
    let begin = BeginUploadCall(id: id, options: UploadOptions(descriptor: MediaDescriptor(size: 3)))
    guard case .received(3) = try await alice.ask(begin) else { throw MessagingError(.malformedData) }
    _ = try await alice.ask(FinishUploadCall(id: id))
    #expect(try await alice.ask(ReadMediaCall(id: id, offset: 0, count: 3)).bytes == [1, 2, 3])
  }
}
