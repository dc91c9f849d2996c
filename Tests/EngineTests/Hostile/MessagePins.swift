import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Pins of clients that keep to no rule.
@Suite struct HostileMessagePins {
  private let direct = ConversationID.direct("alice")
  private let group = ConversationID.group("g")

  private func changes(_ client: HostileClient) -> [MessagePinEvent] {
    client.received.pushes.compactMap { frame in
      if case .event(let event) = frame, case .pin(let change) = event.payload { change } else { nil }
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func strangersAndLateMembersSeeNothing(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (bob, carol) = (try await hub.client("bob"), try await hub.client("carol"))
    let mallory = try await hub.client("mallory")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    _ = try await alice.ask(SubmitCall("m", to: group))
    _ = try await alice.ask(AddMembersCall(id: "g", accounts: ["carol"], note: nil))
    _ = try await bob.ask(PinMessageCall(conversation: group, id: "m", note: "n"))
    for client in [mallory, carol] {
      let expected: MessagingError.Code = client === mallory ? .notMember : .messageNotFound
      #expect(try await client.refusal(of: PinMessageCall(conversation: group, id: "m")).code == expected)
      #expect(try await client.refusal(of: UnpinMessageCall(conversation: group, id: "m")).code == expected)
    }
    #expect(try await mallory.refusal(of: PinnedMessagesCall(conversation: group)).code == .notMember)
    #expect(try await carol.ask(PinnedMessagesCall(conversation: group)).entries.isEmpty)
    #expect(try await alice.ask(PinnedMessagesCall(conversation: group)).entries.map(\.message.message.id) == ["m"])
    for client in [alice, bob, carol, mallory] { try await client.waitUntilIdle() }
    #expect(changes(alice).count == 1 && changes(bob).count == 1)
    #expect(changes(carol).isEmpty && changes(mallory).isEmpty)
    // Nor does carol receive them by a pull, although the sequence numbers have no gap.
    let pulled = try await carol.ask(PullCall([PullPosition(stream: .conversation(group), after: 0)]))[0]
    #expect(!pulled.events.contains { if case .pin = $0.payload { true } else { false } })
    let sequences = pulled.events.map(\.sequence)
    #expect(sequences == Array((sequences.first ?? 0)...(sequences.last ?? 0)))
  }

  @Test(arguments: HubStoreKind.allCases)
  func onlyMessagesArePinned(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await bob.ask(SubmitCall("c", to: direct, .command(CommandContent(action: "go"))))
    _ = try await bob.ask(SubmitCall("m", to: direct))
    for id in ["c", "unknown"] as [MessageID] {
      #expect(try await bob.refusal(of: PinMessageCall(conversation: direct, id: id)).code == .messageNotFound)
    }
    // A message of another conversation is not found in this one.
    _ = try await hub.client("carol")
    let elsewhere = PinMessageCall(conversation: .direct("carol"), id: "m")
    #expect(try await bob.refusal(of: elsewhere).code == .messageNotFound)
    let long = PinMessageCall(conversation: direct, id: "m", note: String(repeating: "x", count: 2049))
    #expect(try await bob.refusal(of: long).code == .messageTooLarge)
    let unpinned = PinMessageCall(conversation: direct, id: "m", onlyIfPinned: true)
    #expect(try await bob.refusal(of: unpinned).code == .messageNotFound)
    let pinned = try await bob.ask(PinMessageCall(conversation: direct, id: "m"))
    #expect(pinned.sequence == 3 && pinned.pin?.account == "bob")
    // A call that changes nothing leaves no entry.
    #expect(try await alice.ask(PinMessageCall(conversation: .direct("bob"), id: "m")).sequence == 0)
    for after in [Int64.min, 0, 2, .max] {
      let page = try await alice.ask(PinnedMessagesCall(conversation: .direct("bob"), after: after))
      #expect(page.entries.count == (after < 2 ? 1 : 0) && page.next == nil && page.sequence == 3)
    }
    _ = try await bob.ask(RevokeCall(conversation: direct, id: "m", request: RevocationRequest()))
    #expect(try await alice.ask(PinnedMessagesCall(conversation: .direct("bob"))).entries.isEmpty)
    let pulled = try await alice.ask(PullCall([PullPosition(stream: .conversation(.direct("bob")), after: 0)]))[0]
    #expect(!pulled.events.contains { if case .pin = $0.payload { true } else { false } })
  }

  @Test(arguments: HubStoreKind.allCases)
  func aConversationHasSoManyPins(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.pinsPerConversation = 2 }
    _ = try await hub.client("alice")
    let bob = try await hub.client("bob")
    for id in ["a", "b", "c"] as [MessageID] { _ = try await bob.ask(SubmitCall(id, to: direct)) }
    for id in ["a", "b"] as [MessageID] { _ = try await bob.ask(PinMessageCall(conversation: direct, id: id)) }
    let third = PinMessageCall(conversation: direct, id: "c")
    #expect(try await bob.refusal(of: third).code == .limitExceeded)
    // An existing pin may change, and makes room when it is removed.
    _ = try await bob.ask(PinMessageCall(conversation: direct, id: "a", note: "n"))
    _ = try await bob.ask(UnpinMessageCall(conversation: direct, id: "a"))
    #expect(try await bob.ask(third).pin?.messageID == "c")
  }

  /// A pin brings no message back into the history of an account that deleted it, or cleared its history.
  @Test(arguments: HubStoreKind.allCases)
  func deletedMessageIsNotAmongThePinsOfTheAccount(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    let atAlice = ConversationID.direct("bob")
    func pinned(_ client: HostileClient, _ conversation: ConversationID) async throws -> [MessageID] {
      try await client.ask(PinnedMessagesCall(conversation: conversation)).entries.map(\.pin.messageID)
    }
    for id in ["a", "b"] as [MessageID] {
      _ = try await bob.ask(SubmitCall(id, to: direct))
      _ = try await bob.ask(PinMessageCall(conversation: direct, id: id))
    }
    _ = try await alice.ask(DeleteMessagesCall(conversation: atAlice, ids: ["a"], note: nil))
    #expect(try await pinned(alice, atAlice) == ["b"])
    _ = try await alice.ask(ClearHistoryCall(conversation: atAlice, note: nil, everywhere: false))
    #expect(try await pinned(alice, atAlice).isEmpty)
    _ = try await bob.ask(SubmitCall("c", to: direct))
    _ = try await alice.ask(PinMessageCall(conversation: atAlice, id: "c"))
    #expect(try await pinned(alice, atAlice) == ["c"])
    #expect(try await pinned(bob, direct) == ["a", "b", "c"])
  }

  /// A reply has as much as fits, and the rest is requested.
  @Test(arguments: HubStoreKind.allCases)
  func anAnswerIsBounded(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.bytesPerReply = 3000
      $0.limits.timePerRequest = 60_000
    }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let ids = (0..<5).map { MessageID("m\($0)") }
    for id in ids {
      _ = try await bob.ask(SubmitCall(id, to: direct, .text(String(repeating: "x", count: 1200))))
      _ = try await bob.ask(PinMessageCall(conversation: direct, id: id))
    }
    var found: [MessageID] = []
    var after: Int64?
    repeat {
      let page = try await alice.ask(PinnedMessagesCall(conversation: .direct("bob"), after: after))
      #expect((1...2).contains(page.entries.count))
      found += page.entries.map(\.pin.messageID)
      after = page.next
    } while after != nil
    #expect(found == ids)
  }
}
