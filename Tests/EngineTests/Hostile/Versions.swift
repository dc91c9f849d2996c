import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// A hub decides on current data, even if another hub changed it.
@Suite struct HubVersions {
  /// A group of alice and bob, who are at the second hub, and mallory, who is at the first.
  private func world(
    _ kind: HubStoreKind
  ) async throws -> (
    hubs: TwoHubs, alice: HostileClient, bob: HostileClient, mallory: HostileClient, stream: StreamNumber
  ) {
    let hubs = try TwoHubs(kind)
    let bob = try await hubs.second.client("bob")
    let mallory = try await hubs.first.client("mallory")
    let alice = try await hubs.second.client("alice")
    try await alice.createGroup("g", ["bob", "mallory"])
    // The first hub remembers the group.
    _ = try await mallory.ask(SubmitCall("before", to: .group("g")))
    let stream = try #require(try hubs.first.stream("g")).number
    return (hubs, alice, bob, mallory, stream)
  }

  private func history(_ client: HostileClient) async throws -> [MessageID] {
    try await client.history(of: .group("g")).filter { $0.string.count < 32 }
  }

  @Test(arguments: HubStoreKind.allCases)
  func memberWhoWasRemovedDoesNotWrite(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, mallory, _) = try await world(kind)
    try await alice.ask(RemoveMembersCall(id: "g", accounts: ["mallory"]))
    #expect(try await mallory.refusal(of: SubmitCall("after", to: .group("g"))).code == .notMember)
    #expect(try await mallory.refusal(of: GroupMembersCall(id: "g")).code == .notMember)
    #expect(try await history(bob) == ["before"])
  }

  /// Removed when the turn that takes the message has already found a member.
  @Test(arguments: HubStoreKind.allCases)
  func memberWhoIsRemovedMeanwhileDoesNotWrite(_ kind: HubStoreKind) async throws {
    let (hubs, alice, bob, mallory, stream) = try await world(kind)
    let turns = hubs.first.inspect { _ in hubs.directory.turns }
    hubs.between(stream, [RemoveMembersCall(id: "g", accounts: ["mallory"])], from: alice)
    #expect(try await mallory.refusal(of: SubmitCall("after", to: .group("g"))).code == .notMember)
    let (newTurns, moves) = hubs.first.inspect { _ in (hubs.directory.turns - turns, hubs.store.moves) }
    // Others may be of what the second hub announces meanwhile.
    #expect(newTurns >= 2)
    #expect(moves == 1)
    #expect(try await history(bob) == ["before"])
    await hubs.waitUntilIdle()
    #expect(!bob.pushedMessages.contains { $0.id == "after" })
    #expect(hubs.first.log.values.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func silenceThatComesMeanwhileHolds(_ kind: HubStoreKind) async throws {
    let (hubs, alice, _, mallory, stream) = try await world(kind)
    let silence = MuteMembersCall(id: "g", accounts: ["mallory"], isMuted: true, until: nil)
    hubs.between(stream, [silence], from: alice)
    #expect(try await mallory.refusal(of: SubmitCall("after", to: .group("g"))).code == .muted)
    // And one that ends meanwhile is over.
    hubs.between(stream, [], from: alice)
    try await alice.ask(MuteMembersCall(id: "g", accounts: ["mallory"], isMuted: false, until: nil))
    _ = try await mallory.ask(SubmitCall("again", to: .group("g")))
  }

  @Test(arguments: HubStoreKind.allCases)
  func changesOfBothHubsAreKept(_ kind: HubStoreKind) async throws {
    let (hubs, alice, bob, mallory, stream) = try await world(kind)
    try await alice.ask(SetRoleCall(id: "g", accounts: ["mallory"], role: .manager))
    hubs.betweenChange(of: stream, [UpdateGroupCall(id: "g", changes: ["custom": "alice's"])], from: alice)
    try await mallory.ask(UpdateGroupCall(id: "g", changes: ["name": "mallory's"]))
    #expect(hubs.first.inspect { _ in hubs.store.moves } == 1)
    let group = try await bob.ask(GroupInformationCall(id: "g")).group
    #expect(group.name == "mallory's")
    #expect(group.properties == ["custom": "alice's"])
    // A former manager changes nothing.
    let demotion = SetRoleCall(id: "g", accounts: ["mallory"], role: .ordinary)
    hubs.betweenChange(of: stream, [demotion], from: alice)
    let change = UpdateGroupCall(id: "g", changes: ["name": "once more"])
    #expect(try await mallory.refusal(of: change).code == .forbidden)
    #expect(try await bob.ask(GroupInformationCall(id: "g")).group.name == "mallory's")
  }

  @Test(arguments: HubStoreKind.allCases)
  func revocationByAFormerManagerIsRefused(_ kind: HubStoreKind) async throws {
    let (hubs, alice, bob, mallory, stream) = try await world(kind)
    try await alice.ask(SetRoleCall(id: "g", accounts: ["mallory"], role: .manager))
    _ = try await bob.ask(SubmitCall("bobs", to: .group("g")))
    hubs.between(stream, [SetRoleCall(id: "g", accounts: ["mallory"], role: .ordinary)], from: alice)
    let revoke = RevokeCall(conversation: .group("g"), id: "bobs", request: RevocationRequest())
    #expect(try await mallory.refusal(of: revoke).code == .notOwnMessage)
    #expect(try await history(bob) == ["before", "bobs"])
    await hubs.waitUntilIdle()
    #expect(bob.pushedRevocations.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func groupAndRoomThatAreDismissedMeanwhile(_ kind: HubStoreKind) async throws {
    let (hubs, alice, _, mallory, stream) = try await world(kind)
    _ = try hubs.second.loop.createRoom(id: "r", name: "Room", owner: "alice")
    let room = try #require(try hubs.first.stream("r")).number
    _ = try await mallory.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    hubs.between(room, [DismissRoomCall(id: "r")], from: alice)
    #expect(try await mallory.refusal(of: SubmitCall("m", to: .room("r"))).code == .roomNotFound)
    hubs.between(stream, [DismissGroupCall(id: "g")], from: alice)
    #expect(try await mallory.refusal(of: SubmitCall("m", to: .group("g"))).code == .groupNotFound)
    let removed = try await mallory.next("the end of the room") { frame in
      if case .roomRemoved(let id, _, _) = frame { id } else { nil }
    }
    #expect(removed == "r")
  }

  /// A turn that others always overtake gives up, and leaves nothing.
  @Test(arguments: HubStoreKind.allCases)
  func turnGivesUpInTheEnd(_ kind: HubStoreKind) async throws {
    let (hubs, _, bob, mallory, stream) = try await world(kind)
    hubs.first.inspect { _ in for _ in 0..<25 { hubs.store.moveNext(stream) } }
    let error = try await mallory.refusal(of: SubmitCall("m", to: .group("g")))
    #expect(error == MessagingError(.storageLocked))
    #expect(hubs.first.log.values.count == 1)
    #expect(try await history(bob) == ["before"])
    hubs.first.inspect { _ in hubs.store.stopMoving() }
    #expect(try await !mallory.ask(SubmitCall("m", to: .group("g"))).isDuplicate)
  }
}
