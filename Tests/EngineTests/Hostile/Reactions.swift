import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Reactions of clients that keep to no rule.
@Suite struct HostileReactions {
  private let direct = ConversationID.direct("alice")
  private let group = ConversationID.group("g")

  private func reactions(_ client: HostileClient) -> [ReactionEvent] {
    client.received.pushes.compactMap { frame in
      if case .event(let event) = frame, case .reaction(let change) = event.payload { change } else { nil }
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
    _ = try await bob.ask(AddReactionCall(conversation: group, id: "m", text: "+"))
    _ = try await alice.ask(SubmitCall("later", to: group))
    for client in [mallory, carol] {
      let expected: MessagingError.Code = client === mallory ? .notMember : .messageNotFound
      for call in [
        AddReactionCall(conversation: group, id: "m", text: "x"),
        RemoveReactionCall(conversation: group, id: "m", text: "+"),
        ReactionPageCall(conversation: group, id: "m", text: "+", after: nil, limit: 1),
      ] as [any HubCall] {
        #expect(try await client.refusalOfAny(call).code == expected)
      }
    }
    #expect(try await mallory.refusal(of: ReactionsCall(conversation: group, ids: ["m"])).code == .notMember)
    #expect(
      try await carol.ask(ReactionsCall(conversation: group, ids: ["m", "later"])).lists.map(\.messageID) == ["later"])
    for client in [alice, bob, carol, mallory] { try await client.waitUntilIdle() }
    #expect(reactions(alice).count == 1 && reactions(bob).count == 1)
    #expect(reactions(carol).isEmpty && reactions(mallory).isEmpty)
    // Nor does carol receive them by a pull, although the sequence numbers have no gap.
    let pulled = try await carol.ask(PullCall([PullPosition(stream: .conversation(group), after: 0)]))[0]
    #expect(!pulled.events.contains { if case .reaction = $0.payload { true } else { false } })
    let sequences = pulled.events.map(\.sequence)
    #expect(sequences == Array((sequences.first ?? 0)...(sequences.last ?? 0)))
  }

  @Test(arguments: HubStoreKind.allCases)
  func onlyMessagesHaveReactions(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await bob.ask(SubmitCall("c", to: direct, .command(CommandContent(action: "go"))))
    _ = try await bob.ask(SubmitCall("m", to: direct))
    for id in ["c", "unknown"] as [MessageID] {
      let add = AddReactionCall(conversation: direct, id: id, text: "+")
      #expect(try await bob.refusal(of: add).code == .messageNotFound)
    }
    // A message of another conversation is not found in this one.
    _ = try await hub.client("carol")
    let elsewhere = AddReactionCall(conversation: .direct("carol"), id: "m", text: "+")
    #expect(try await bob.refusal(of: elsewhere).code == .messageNotFound)
    for text in ["", "\u{7}", "a\u{2028}b", "\u{0}"] {
      let add = AddReactionCall(conversation: direct, id: "m", text: text)
      #expect(try await bob.refusal(of: add).code == .invalidArgument)
    }
    let long = AddReactionCall(conversation: direct, id: "m", text: String(repeating: "x", count: 129))
    #expect(try await bob.refusal(of: long).code == .messageTooLarge)
    let ids = (0..<501).map { MessageID("\($0)") }
    #expect(try await bob.refusal(of: ReactionsCall(conversation: direct, ids: ids)).code == .limitExceeded)
    #expect(try await alice.ask(ReactionsCall(conversation: .direct("bob"), ids: ["m", "m"])).lists.count == 1)
    for limit in [Int.min, 0, 101, .max] {
      let page = ReactionPageCall(conversation: direct, id: "m", text: "+", after: nil, limit: limit)
      #expect(try await bob.refusal(of: page).code == .invalidArgument)
    }
    for after in [Int64.min, -1, 0, .max] {
      let page = ReactionPageCall(conversation: direct, id: "m", text: "+", after: after, limit: 1)
      #expect(try await bob.ask(page).reactions.isEmpty)
    }
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
    let ids = (0..<4).map { MessageID("m\($0)") }
    let note = String(repeating: "n", count: 900)
    for id in ids {
      _ = try await bob.ask(SubmitCall(id, to: direct))
      for text in ["1", "2"] {
        _ = try await bob.ask(AddReactionCall(conversation: direct, id: id, text: text, note: note))
      }
    }
    let first = try await alice.ask(ReactionsCall(conversation: .direct("bob"), ids: ids))
    #expect(first.lists.map(\.messageID) == Array(ids[..<2]) && first.remaining == Array(ids[2...]))
    let rest = try await alice.ask(ReactionsCall(conversation: .direct("bob"), ids: first.remaining))
    #expect(rest.lists.map(\.messageID) == Array(ids[2...]) && rest.remaining.isEmpty)
    #expect(rest.sequence == 12)
  }

  /// Only the hub says that there are reactions to a message.
  @Test func theMarkIsTheHubs() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await bob.ask(SubmitCall("m", to: direct, options: [.ordinary, .hasReactions]))
    let page = try await alice.ask(HistoryCall(HistoryQuery(conversation: .direct("bob"), limit: 1)))
    #expect(page.messages.map { $0.message.options.contains(.hasReactions) } == [false])
    _ = try await bob.ask(AddReactionCall(conversation: direct, id: "m", text: "+"))
    let again = try await alice.ask(HistoryCall(HistoryQuery(conversation: .direct("bob"), limit: 1)))
    #expect(again.messages.map { $0.message.options.contains(.hasReactions) } == [true])
  }
}

extension HostileClient {
  /// Returns the refusal of a call of any kind.
  fileprivate func refusalOfAny(_ call: any HubCall) async throws -> MessagingError { try await refusal(of: call) }
}
