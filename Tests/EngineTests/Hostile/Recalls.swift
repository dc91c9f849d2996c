import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Whose messages an account takes back, and whose it does not.
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
    hub.clock.advance(byMilliseconds: HubSettings().revokeWindow + 1000)
    #expect(try await alice.refusal(of: recall("m3", in: hall)).code == .revokeWindowElapsed)
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
    // A former manager of the group cannot manage its threads.
    try await alice.ask(SetRoleCall(id: "crew", accounts: ["carol"], role: .ordinary))
    #expect(try await carol.refusal(of: recall("m3", in: .group(id))).code == .notOwnMessage)
  }
}
