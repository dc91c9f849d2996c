import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The limits of what members and strangers may see and do.
@Suite struct HostilePermissions {
  /// A group of alice, who owns it, with bob and carol, and mallory, who is a stranger.
  private func group(
    _ kind: HubStoreKind, _ change: (inout GroupInfo) -> Void = { _ in }
  ) async throws -> (hub: HostileHub, alice: HostileClient, bob: HostileClient, mallory: HostileClient) {
    let hub = try HostileHub(kind)
    _ = try await hub.client("carol")
    let bob = try await hub.client("bob")
    let mallory = try await hub.client("mallory")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob", "carol"], change)
    return (hub, alice, bob, mallory)
  }

  @Test(arguments: HubStoreKind.allCases)
  func readersOfAMessageAreForItsSender(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, mallory) = try await group(kind)
    let carol = try await hub.client("carol")
    let options = MessageOptions.ordinary.union(.wantsGroupReceipts)
    _ = try await alice.ask(SubmitCall("m", to: .group("g"), options: options))
    _ = try await bob.ask(ReadGroupCall(conversation: .group("g"), ids: ["m"], note: "in private"))
    let detail = ReceiptDetailCall(conversation: .group("g"), id: "m")
    #expect(try await carol.refusal(of: detail).code == .notOwnMessage)
    #expect(try await bob.refusal(of: detail).code == .notOwnMessage)
    #expect(try await mallory.refusal(of: detail).code == .notMember)
    let counts = ReceiptCountsCall(conversation: .group("g"), ids: ["m"])
    #expect(try await carol.ask(counts).isEmpty)
    #expect(try await mallory.refusal(of: counts).code == .notMember)
    #expect(try await alice.ask(counts).map(\.readCount) == [1])
    let told = try await alice.ask(detail)
    #expect(told.reads.map(\.note) == ["in private"])
    #expect(told.nonReaders == ["carol"])
    // The others are not notified either.
    for client in [carol, bob, mallory] {
      try await client.waitUntilIdle()
      #expect(!client.received.pushes.contains { if case .groupRead? = $0.event?.payload { true } else { false } })
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func strangersReceiptsCountNothing(_ kind: HubStoreKind) async throws {
    let (hub, alice, _, mallory) = try await group(kind)
    let options = MessageOptions.ordinary.union(.wantsGroupReceipts)
    _ = try await alice.ask(SubmitCall("m", to: .group("g"), options: options))
    let read = ReadGroupCall(conversation: .group("g"), ids: ["m"], note: nil)
    #expect(try await mallory.refusal(of: read).code == .notMember)
    // One who joined afterwards was not to read it.
    try await mallory.ask(JoinGroupCall(id: "g"))
    #expect(try await mallory.ask(read) == ["m"])
    #expect(try await alice.ask(read) == ["m"])
    #expect(try await alice.ask(ReceiptCountsCall(conversation: .group("g"), ids: ["m"])).map(\.readCount) == [0])
    _ = hub
  }

  @Test(arguments: HubStoreKind.allCases)
  func leavingAndJoiningLiftsNoSilence(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, _) = try await group(kind)
    let until = hub.clock.now().advanced(byMilliseconds: 60_000)
    for end in [until, nil] {
      try await alice.ask(MuteMembersCall(id: "g", accounts: ["bob"], isMuted: true, until: end))
      try await bob.ask(LeaveGroupCall(id: "g"))
      try await bob.ask(JoinGroupCall(id: "g"))
      #expect(try await bob.refusal(of: SubmitCall("m", to: .group("g"))).code == .muted)
      let own = try await bob.ask(GroupMembersCall(id: "g")).members.first { $0.account == "bob" }
      #expect(own?.isMuted == true)
      #expect(own?.mutedUntil == end)
      // Removed and added, too.
      try await alice.ask(RemoveMembersCall(id: "g", accounts: ["bob"]))
      _ = try await alice.ask(AddMembersCall(id: "g", accounts: ["bob"], note: nil))
      #expect(try await bob.refusal(of: SubmitCall("m", to: .group("g"))).code == .muted)
    }
    try await alice.ask(MuteMembersCall(id: "g", accounts: ["bob"], isMuted: false, until: nil))
    _ = try await bob.ask(SubmitCall("m", to: .group("g")))
    try await bob.ask(LeaveGroupCall(id: "g"))
    try await bob.ask(JoinGroupCall(id: "g"))
    _ = try await bob.ask(SubmitCall("n", to: .group("g")))
    // A silence that is over while its member is away is over.
    try await alice.ask(MuteMembersCall(id: "g", accounts: ["bob"], isMuted: true, until: until))
    try await bob.ask(LeaveGroupCall(id: "g"))
    hub.clock.advance(byMilliseconds: 60_001)
    try await bob.ask(JoinGroupCall(id: "g"))
    _ = try await bob.ask(SubmitCall("o", to: .group("g")))
  }

  @Test func membersWhoMayEditEditTheProfileAlone() async throws {
    let (_, alice, bob, mallory) = try await group(.memory) { $0.membersMayEdit = true }
    try await bob.ask(UpdateGroupCall(id: "g", changes: ["name": "New", "custom": "c"]))
    for name in [
      GroupInfo.Property.muted, GroupInfo.Property.joinsFreely, GroupInfo.Property.membersMayInvite,
      GroupInfo.Property.membersMayEdit,
    ] {
      for value in ["true", "false"] {
        #expect(try await bob.refusal(of: UpdateGroupCall(id: "g", changes: [name: value])).code == .forbidden)
        let mixed = UpdateGroupCall(id: "g", changes: ["introduction": "x", name: value])
        #expect(try await bob.refusal(of: mixed).code == .forbidden)
      }
    }
    #expect(try await mallory.refusal(of: UpdateGroupCall(id: "g", changes: ["name": "x"])).code == .notMember)
    let info = try await alice.ask(GroupInformationCall(id: "g")).group
    #expect(info.name == "New")
    #expect(info.joinsFreely && !info.isMuted && !info.membersMayInvite && info.membersMayEdit)
    #expect(info.properties == ["custom": "c"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func privateGroupIsItsMembers(_ kind: HubStoreKind) async throws {
    let (_, alice, _, mallory) = try await group(kind) { $0.joinsFreely = false }
    _ = try await alice.ask(SubscribeCall(id: "g", creates: false))
    try await alice.ask(
      ChangeAttributesCall(owner: .conversation("g"), change: .merge(["a": "b"]), announces: false))
    #expect(try await mallory.refusal(of: GroupInformationCall(id: "g")).code == .notMember)
    #expect(try await mallory.refusal(of: GroupMembersCall(id: "g")).code == .notMember)
    #expect(try await mallory.refusal(of: JoinGroupCall(id: "g")).code == .forbidden)
    #expect(try await mallory.refusal(of: SubscribeCall(id: "g", creates: true)).code == .notMember)
    #expect(try await mallory.refusal(of: SubscribersCall(id: "g")).code == .notMember)
    #expect(try await mallory.refusal(of: AttributesCall(owner: .conversation("g"), keys: nil)).code == .notMember)
    #expect(
      try await mallory.refusal(of: HistoryCall(HistoryQuery(conversation: .group("g"), limit: 1))).code == .notMember)
    #expect(try await mallory.ask(SubscriberCountsCall(ids: ["g"])) == ["g": 0])
    #expect(try await alice.ask(SubscriberCountsCall(ids: ["g"])) == ["g": 1])
    let pulled = try await mallory.ask(PullCall([PullPosition(stream: .conversation(.group("g")), after: 0)]))
    #expect(pulled.count == 1)
    #expect(pulled[0].events.isEmpty)
    #expect(pulled[0].upTo == 0)
    // A group that anyone may join says what it is, but not who is in it.
    try await alice.ask(UpdateGroupCall(id: "g", changes: ["joinsFreely": "true"]))
    #expect(try await mallory.ask(GroupInformationCall(id: "g")).members.isEmpty)
    #expect(try await mallory.refusal(of: GroupMembersCall(id: "g")).code == .notMember)
  }

  @Test(arguments: HubStoreKind.allCases)
  func messagesFromBeforeJoiningAreNotReadable(_ kind: HubStoreKind) async throws {
    let (_, alice, _, mallory) = try await group(kind)
    _ = try await alice.ask(SubmitCall("before", to: .group("g")))
    try await mallory.ask(JoinGroupCall(id: "g"))
    _ = try await alice.ask(SubmitCall("after", to: .group("g")))
    let history = try await mallory.history(of: .group("g"))
    #expect(history.contains("after") && !history.contains("before"))
    let pulled = try await mallory.ask(PullCall([PullPosition(stream: .conversation(.group("g")), after: 0)]))
    let messages = pulled[0].events.compactMap { event in
      if case .message(let message) = event.payload { message.id } else { nil }
    }
    #expect(messages.contains("after") && !messages.contains("before"))
  }
}
