import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The messages of others that an account may revoke.
@Suite struct HostileRecalls {
  private let hall = ConversationID.room("hall")

  private func recall(_ id: MessageID, in conversation: ConversationID) -> RevokeCall {
    RevokeCall(conversation: conversation, id: id, request: RevocationRequest())
  }

  @Test(arguments: HubStoreKind.allCases)
  func ownerOfARoomMayRevokeMessagesOfOthers(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob, carol) = (
      try await hub.client("alice"), try await hub.client("bob"), try await hub.client("carol")
    )
    _ = try hub.loop.createRoom(id: "hall", name: "Hall", owner: "alice")
    for client in [bob, carol] { _ = try await client.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil)) }
    for id in ["m1", "m2", "m3"] as [MessageID] { try await bob.ask(SubmitCall(id, to: hall)) }
    #expect(try await carol.refusal(of: recall("m1", in: hall)).code == .notOwnMessage)
    // An owner who is not in the room cannot manage it.
    #expect(try await alice.refusal(of: recall("m1", in: hall)).code == .notMember)
    _ = try await alice.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
    try await alice.ask(recall("m1", in: hall))
    // A command that revokes a message follows the same rule.
    let command = MessageContent.command(CommandContent(action: "gone"))
    let refused = try await carol.refusal(of: SubmitCall("c1", to: hall, command, options: [.roams], revokes: "m2"))
    #expect(refused.code == .notOwnMessage)
    #expect(try await alice.ask(SubmitCall("c2", to: hall, command, options: [.roams], revokes: "m2")).isRevocation)
    for client in [bob, carol] {
      try await client.waitUntilIdle()
      #expect(client.pushedRevocations.map(\.messageID) == ["m1", "m2"])
      #expect(client.pushedRevocations.map(\.revoker) == ["alice", "alice"])
      #expect(try await client.history(of: hall) == ["m3"])
    }
  }

  /// Groups and rooms alike: the window ends for each account's own messages, and for managers whose client asks for it.
  @Test(arguments: HubStoreKind.allCases, [ConversationKind.room, .group])
  func managersMayRevokeMessagesOfOthersAtAnyTime(_ kind: HubStoreKind, _ place: ConversationKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob, carol, dan) = (
      try await hub.client("alice"), try await hub.client("bob"), try await hub.client("carol"),
      try await hub.client("dan")
    )
    let conversation = place == .room ? hall : ConversationID.group("crew")
    if place == .room {
      _ = try hub.loop.createRoom(id: "hall", name: "Hall", owner: "alice")
      for client in [alice, bob, carol, dan] {
        _ = try await client.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
      }
    } else {
      try await alice.createGroup("crew", ["bob", "carol", "dan"])
    }
    /// Makes dan a manager, or an ordinary member again.
    func setManager(_ isManager: Bool) async throws {
      if place == .room {
        _ = try await alice.ask(
          ChangeRoomStandingsCall(id: "hall", accounts: ["dan"], change: .manager(isManager)))
      } else {
        try await alice.ask(SetRoleCall(id: "crew", accounts: ["dan"], role: isManager ? .manager : .ordinary))
      }
    }
    try await setManager(true)
    for id in ["m1", "m2", "m3", "m4", "m5"] as [MessageID] { try await bob.ask(SubmitCall(id, to: conversation)) }
    try await alice.ask(SubmitCall("a1", to: conversation))
    try await dan.ask(SubmitCall("d1", to: conversation))
    hub.clock.advance(byMilliseconds: HubSettings().revokeWindow + 1000)
    // An ordinary member cannot revoke its own message any more, and never could revoke those of others.
    #expect(try await bob.refusal(of: recall("m1", in: conversation)).code == .revokeWindowElapsed)
    #expect(try await carol.refusal(of: recall("m1", in: conversation)).code == .notOwnMessage)
    // For their own messages owners and managers have the window, too.
    #expect(try await alice.refusal(of: recall("a1", in: conversation)).code == .revokeWindowElapsed)
    #expect(try await dan.refusal(of: recall("d1", in: conversation)).code == .revokeWindowElapsed)
    try await alice.ask(recall("m1", in: conversation))
    try await dan.ask(recall("m2", in: conversation))
    try await dan.ask(recall("a1", in: conversation))
    // A command that revokes a message follows the same rule.
    let command = MessageContent.command(CommandContent(action: "gone"))
    let late = SubmitCall("c1", to: conversation, command, options: [.roams], revokes: "m3")
    #expect(try await alice.ask(late).isRevocation)
    // A former manager is an ordinary member.
    try await setManager(false)
    #expect(try await dan.refusal(of: recall("m4", in: conversation)).code == .notOwnMessage)
    // Where the manager's client asks for the window, it applies.
    let timed = RevokeCall(
      conversation: conversation, id: "m4", request: RevocationRequest(), windowAppliesToManagers: true)
    #expect(try await alice.refusal(of: timed).code == .revokeWindowElapsed)
    try await alice.ask(recall("m4", in: conversation))
    try await bob.ask(SubmitCall("m6", to: conversation))
    let early = RevokeCall(
      conversation: conversation, id: "m6", request: RevocationRequest(), windowAppliesToManagers: true)
    try await alice.ask(early)
  }

  @Test(arguments: HubStoreKind.allCases)
  func managerOfARoomMayRevokeMessagesOfOthers(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob, carol) = (
      try await hub.client("alice"), try await hub.client("bob"), try await hub.client("carol")
    )
    _ = try hub.loop.createRoom(id: "hall", name: "Hall", owner: "alice")
    for client in [alice, bob, carol] {
      _ = try await client.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
    }
    for id in ["m1", "m2"] as [MessageID] { try await bob.ask(SubmitCall(id, to: hall)) }
    try await alice.ask(ChangeRoomStandingsCall(id: "hall", accounts: ["carol"], change: .manager(true)))
    try await carol.ask(recall("m1", in: hall))
    try await bob.waitUntilIdle()
    #expect(bob.pushedRevocations.map(\.revoker) == ["carol"])
    // Beside the notification of the new manager.
    let history = try await bob.history(of: hall)
    #expect(history.contains("m2") && !history.contains("m1"))
    // A former manager may not.
    try await alice.ask(ChangeRoomStandingsCall(id: "hall", accounts: ["carol"], change: .manager(false)))
    #expect(try await carol.refusal(of: recall("m2", in: hall)).code == .notOwnMessage)
  }

  /// Many rooms take several turns.
  @Test(arguments: [(HubStoreKind.memory, 401), (.sqlite, 3)])
  func broadcastIsRevokedFromAllRoomsAndNothingElseIs(_ kind: HubStoreKind, _ rooms: Int) async throws {
    let hub = try HostileHub(kind) { $0.limits.subscriptions = 600 }
    let alice = try await hub.client("alice")
    try hub.loop.createAccount("dan")
    for number in 0..<rooms {
      _ = try hub.loop.createRoom(id: "r\(number)", name: "r", owner: "alice")
      _ = try await alice.ask(EnterRoomCall(id: "r\(number)", nickname: nil, custom: nil))
    }
    #expect(try hub.loop.broadcastToRooms(MessageBody(content: .text("x")), from: "dan", id: "b") == rooms)
    try await alice.ask(SubmitCall("b", to: .direct("dan")))
    func revoke() throws -> Int {
      try hub.loop.revokeBroadcast("b", sender: nil, scope: .everyone, request: RevocationRequest())
    }
    #expect(try revoke() == rooms)
    try await alice.waitUntilIdle()
    #expect(alice.pushedRevocations.count == rooms)
    for number in [0, rooms / 2, rooms - 1] { #expect(try await alice.history(of: .room("r\(number)")).isEmpty) }
    #expect(try await alice.history(of: .direct("dan")) == ["b"])
    #expect(throws: MessagingError(.messageNotFound)) { try revoke() }
  }

  @Test(arguments: HubStoreKind.allCases)
  func managerOfAGroupMayRevokeMessagesInItsThreads(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    func client(_ account: AccountID) async throws -> HostileClient {
      try await hub.client(account) { $0.offer.capabilities = .all }
    }
    let (alice, bob, carol, dan) = (
      try await client("alice"), try await client("bob"), try await client("carol"), try await client("dan")
    )
    try await alice.createGroup("crew", ["bob", "carol", "dan"])
    try await alice.ask(SetRoleCall(id: "crew", accounts: ["carol"], role: .manager))
    try await bob.ask(SubmitCall("root", to: .group("crew")))
    let id = try await bob.ask(CreateThreadCall(name: "x", group: "crew", message: "root")).thread.id
    for client in [carol, dan] { _ = try await client.ask(JoinThreadCall(id: id)) }
    for message in ["m1", "m2", "m3"] as [MessageID] { try await bob.ask(SubmitCall(message, to: .group(id))) }
    #expect(try await dan.refusal(of: recall("m1", in: .group(id))).code == .notOwnMessage)
    // As a member of the thread or not.
    try await carol.ask(recall("m1", in: .group(id)))
    try await alice.ask(recall("m2", in: .group(id)))
    #expect(try await dan.history(of: .group(id)) == ["m3"])
    #expect(try await dan.ask(ThreadCall(id: id)).thread.messageCount == 1)
    try await bob.ask(SubmitCall("late", to: .group(id)))
    hub.clock.advance(byMilliseconds: HubSettings().revokeWindow + 1000)
    try await alice.ask(recall("late", in: .group(id)))
    // A former manager of the group cannot manage its threads.
    try await alice.ask(SetRoleCall(id: "crew", accounts: ["carol"], role: .ordinary))
    #expect(try await carol.refusal(of: recall("m3", in: .group(id))).code == .notOwnMessage)
  }
}
