import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// The ids of dismissed groups and rooms become free; a new group or room with such an id reveals nothing of the old one.
@Suite struct HostileFreeNames {
  private static let hour: Int64 = 3_600_000
  private static let day = 24 * hour

  /// Lets time pass and the hub do its upkeep, which takes several steps.
  private func pass(_ milliseconds: Int64, _ hub: HostileHub) async {
    hub.clock.advance(byMilliseconds: milliseconds)
    for _ in 0..<8 {
      await hub.waitUntilIdle()
      hub.clock.advance(byMilliseconds: 5)
    }
    await hub.waitUntilIdle()
  }

  private func create(_ id: String) -> CreateGroupCall {
    CreateGroupCall(id: id, group: GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: nil)
  }

  @Test(arguments: HubStoreKind.allCases)
  func idOfADissolvedGroupIsFreeAfterItsTime(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.dismissedNameRetention = 10 * Self.day }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await alice.ask(create("team"))
    _ = try await alice.ask(SubmitCall("secret", to: .group("team")))
    let old = try #require(try hub.stream("team"))
    await pass(20 * Self.day, hub)
    // The id of an existing group is not free, however old the group is.
    #expect(try await bob.refusal(of: create("team")).code == .groupExists)
    _ = try await alice.ask(DismissGroupCall(id: "team"))
    #expect(try await bob.refusal(of: create("team")).code == .groupExists)
    await pass(9 * Self.day, hub)
    #expect(try await bob.refusal(of: create("team")).code == .groupExists)
    #expect(try await bob.refusal(of: SubscribeCall(id: "team", creates: true)).code == .groupNotFound)
    await pass(Self.day + 2 * Self.hour, hub)
    #expect(try await alice.refusal(of: GroupInformationCall(id: "team")).code == .groupNotFound)
    _ = try await bob.ask(create("team"))
    let new = try #require(try hub.stream("team"))
    #expect(new.number != old.number)
    #expect(try await !bob.history(of: .group("team")).contains("secret"))
    #expect(try await alice.refusal(of: GroupMembersCall(id: "team")).code == .notMember)
    // The remains of the first group cannot be found, and are not examined again.
    #expect(try hub.inspect { try $0.store.stream(number: old.number) }?.key.text == "x:\(old.number):team")
    await pass(30 * Self.day, hub)
    #expect(try await bob.ask(GroupInformationCall(id: "team")).group.owner == "bob")
  }

  @Test func idsStayTakenIfThatIsTheSetting() async throws {
    let hub = try HostileHub {
      $0.dismissedNameRetention = nil
      $0.emptyRoomRetention = nil
    }
    let alice = try await hub.client("alice")
    _ = try await alice.ask(create("team"))
    _ = try await alice.ask(DismissGroupCall(id: "team"))
    _ = try await alice.ask(SubscribeCall(id: "topic", creates: true))
    _ = try await alice.ask(UnsubscribeCall(id: "topic"))
    for _ in 0..<3 { await pass(365 * Self.day, hub) }
    #expect(try await alice.refusal(of: create("team")).code == .groupExists)
    #expect(try hub.stream("topic") != nil)
  }

  @Test(arguments: HubStoreKind.allCases)
  func emptyRoomGoesAfterItsTime(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.emptyRoomRetention = 10 * Self.day }
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubscribeCall(id: "topic", creates: true))
    _ = try await alice.ask(SubmitCall("secret", to: .room("topic")))
    let old = try #require(try hub.stream("topic"))
    // The room is not empty.
    await pass(20 * Self.day, hub)
    _ = try await alice.ask(UnsubscribeCall(id: "topic"))
    await pass(2 * Self.hour, hub)
    await pass(9 * Self.day, hub)
    #expect(try hub.stream("topic")?.number == old.number)
    await pass(Self.day + 2 * Self.hour, hub)
    #expect(try hub.stream("topic") == nil)
    #expect(try await alice.refusal(of: EnterRoomCall(id: "topic", nickname: nil, custom: nil)).code == .roomNotFound)
    let again = try await alice.ask(SubscribeCall(id: "topic", creates: true))
    #expect(again.sequence == 0)
    #expect(try hub.stream("topic")?.number != old.number)
    #expect(try await alice.history(of: .room("topic")).isEmpty)
  }

  /// Any use of a room restarts its retention time.
  @Test(arguments: HubStoreKind.allCases)
  func roomThatIsUsedStays(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.emptyRoomRetention = 10 * Self.day }
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubscribeCall(id: "topic", creates: true))
    let stream = try #require(try hub.stream("topic")).number
    for _ in 0..<4 {
      _ = try await alice.ask(UnsubscribeCall(id: "topic"))
      await pass(2 * Self.hour, hub)
      await pass(9 * Self.day, hub)
      _ = try await alice.ask(SubscribeCall(id: "topic", creates: false))
      #expect(try hub.stream("topic")?.number == stream)
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func roomsThatWereMadeAndLeftGo(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.emptyRoomRetention = Self.day
      $0.limits.prunedRowsPerTurn = 60
    }
    let alice = try await hub.client("alice")
    for number in 0..<150 {
      _ = try await alice.ask(SubscribeCall(id: "topic\(number)", creates: true))
      _ = try await alice.ask(UnsubscribeCall(id: "topic\(number)"))
    }
    await pass(2 * Self.hour, hub)
    await pass(2 * Self.day, hub)
    let left = try hub.inspect { try $0.store.conversations(after: .beforeConversations, limit: 2000) }
    #expect(left.isEmpty)
  }

  @Test func roomThatABackEndMadeStaysUntilItIsDismissed() async throws {
    let hub = try HostileHub {
      $0.emptyRoomRetention = Self.day
      $0.dismissedNameRetention = Self.day
    }
    let alice = try await hub.client("alice")
    try hub.inspect { hub in
      try hub.store.begin()
      let profile = RoomProfile(RoomInfo(id: "hall", name: "r", owner: "alice"), isOpen: false)
      _ = try hub.store.insertStream(key: .conversation("hall"), kind: .room, profile: profile.encoded)
      try hub.store.commit()
    }
    for _ in 0..<3 { await pass(30 * Self.day, hub) }
    _ = try await alice.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
    _ = try await alice.ask(DismissRoomCall(id: "hall"))
    #expect(try await alice.refusal(of: create("hall")).code == .groupExists)
    await pass(Self.day + 2 * Self.hour, hub)
    _ = try await alice.ask(create("hall"))
  }
}
