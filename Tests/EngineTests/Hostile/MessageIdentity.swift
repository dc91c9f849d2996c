import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Ids of messages belong to their conversation.
@Suite struct HostileMessageIdentity {
  private func clients(
    _ kind: HubStoreKind
  ) async throws -> (hub: HostileHub, alice: HostileClient, bob: HostileClient, mallory: HostileClient) {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    return (hub, alice, try await hub.client("bob"), try await hub.client("mallory"))
  }

  private func texts(_ client: HostileClient, in conversation: ConversationID) async throws -> [String] {
    try await client.ask(HistoryCall(HistoryQuery(conversation: conversation, oldestFirst: true, limit: 100)))
      .messages.map { stored in
        if case .text(let text) = MessageBody(decoding: stored.message.body).content { text } else { "" }
      }
  }

  @Test(arguments: HubStoreKind.allCases)
  func sameIDInTwoConversations(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, mallory) = try await clients(kind)
    let own = try await mallory.ask(SubmitCall("id", to: .direct("mallory"), .text("squatted")))
    let sent = try await alice.ask(SubmitCall("id", to: .direct("bob"), .text("hello")))
    #expect(!sent.isDuplicate)
    #expect(sent.number == 1)
    #expect(try await bob.nextMessage("id").sender == "alice")
    // The same answer as for an unused id.
    let other = try await mallory.ask(SubmitCall("id", to: .direct("bob"), .text("me too")))
    #expect(!other.isDuplicate)
    #expect(other.number == own.number)
    #expect(try await texts(bob, in: .direct("alice")) == ["hello"])
    #expect(try await texts(bob, in: .direct("mallory")) == ["me too"])
  }

  /// The answer was lost, and the receiver blocked the sender since.
  @Test(arguments: HubStoreKind.allCases)
  func acceptedCommandToAPeerThatBlockedSinceIsADuplicate(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, _) = try await clients(kind)
    let command = SubmitCall("id", to: .direct("bob"), .command(CommandContent(action: "do")))
    let first = try await alice.ask(command)
    #expect(try await bob.nextMessage("id").sender == "alice")
    try await bob.ask(UpdateContactCall(account: "alice", update: ContactUpdate(isBlocked: true)))
    let again = try await alice.ask(command)
    #expect(again.isDuplicate && again.sequence == first.sequence)
  }

  @Test(arguments: HubStoreKind.allCases)
  func sameIDInOneConversation(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, _) = try await clients(kind)
    let first = try await alice.ask(SubmitCall("id", to: .direct("bob"), .text("first")))
    let again = try await alice.ask(SubmitCall("id", to: .direct("bob"), .text("again")))
    #expect(again.isDuplicate)
    #expect(again.sequence == first.sequence)
    #expect(try await bob.refusal(of: SubmitCall("id", to: .direct("alice"), .text("mine"))).code == .messageExists)
    #expect(try await texts(bob, in: .direct("alice")) == ["first"])
  }

  /// Each account of a direct conversation has another name for it, which only the stream of an entry says.
  @Test(arguments: HubStoreKind.allCases)
  func entryOfADirectConversationIsTheSameForBothAccounts(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, _) = try await clients(kind)
    for id in ["m1", "m2"] as [MessageID] { try await alice.ask(SubmitCall(id, to: .direct("bob"))) }
    try await bob.ask(AddReactionCall(conversation: .direct("alice"), id: "m1", text: "+"))
    try await bob.ask(PinMessageCall(conversation: .direct("alice"), id: "m1", note: "n"))
    let body = MessageBody(content: .text("edited")).encoded()
    try await alice.ask(EditMessageCall(conversation: .direct("bob"), id: "m1", body: body))
    try await alice.ask(RevokeCall(conversation: .direct("bob"), id: "m2", request: RevocationRequest()))
    var payloads: [[[UInt8]]] = []
    for (client, name) in [(alice, ConversationID.direct("bob")), (bob, .direct("alice"))] {
      try await client.waitUntilIdle()
      let pushed = client.received.pushes.compactMap(\.event).filter { $0.stream != .account }
      let pulled = try await client.ask(PullCall([PullPosition(stream: .conversation(name), after: 0)]))[0].events
      for events in [pushed, pulled] {
        #expect(events.allSatisfy { $0.stream == .conversation(name) })
        // Behind the two messages.
        payloads.append(events.filter { $0.sequence > 2 }.map { $0.payload.encoded() })
      }
    }
    #expect(payloads[0].map(\.first) == [15, 32, 31, 9])
    #expect(payloads.allSatisfy { $0 == payloads[0] })
  }

  /// The reply may be lost before the sender leaves the group: the accepted message can still be sent again.
  @Test(arguments: HubStoreKind.allCases)
  func sameIDAgainAfterLeaving(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, _) = try await clients(kind)
    try await alice.createGroup("g", ["bob"])
    let first = try await bob.ask(SubmitCall("id", to: .group("g")))
    _ = try await alice.ask(SubmitCall("other", to: .group("g")))
    _ = try await bob.ask(LeaveGroupCall(id: "g"))
    let again = try await bob.ask(SubmitCall("id", to: .group("g")))
    #expect(again.isDuplicate)
    #expect(again.sequence == first.sequence)
    for id in ["new", "other"] as [MessageID] {
      #expect(try await bob.refusal(of: SubmitCall(id, to: .group("g"))).code == .notMember)
    }
  }

  /// Messages that are decided on in one turn follow the same rule.
  @Test(arguments: HubStoreKind.allCases)
  func sameIDInOneTurn(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, _) = try await clients(kind)
    let numbers = hub.inOneTurn {
      (
        alice.send(SubmitCall("id", to: .direct("bob"), .text("first"))),
        bob.send(SubmitCall("id", to: .direct("alice"), .text("second"))),
        alice.send(SubmitCall("id", to: .direct("bob"), .text("third")))
      )
    }
    #expect(try await alice.result(numbers.0, of: SubmitCall.self).get().isDuplicate == false)
    let refused = try await bob.result(numbers.1, of: SubmitCall.self)
    #expect(throws: MessagingError(.messageExists)) { try refused.get() }
    #expect(try await alice.result(numbers.2, of: SubmitCall.self).get().isDuplicate)
    #expect(try await texts(bob, in: .direct("alice")) == ["first"])
  }

  /// A device that is away would take the message for the transient one that it knows.
  @Test(arguments: HubStoreKind.allCases)
  func transientUnderAnotherMessagesID(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, mallory) = try await clients(kind)
    try await alice.createGroup("g", ["bob", "mallory"])
    _ = try await alice.ask(SubmitCall("id", to: .group("g"), .text("hello")))
    let transient = SubmitCall("id", to: .group("g"), .text("nothing"), options: [.onlineOnly])
    #expect(try await mallory.refusal(of: transient).code == .messageExists)
    #expect(try await alice.refusal(of: transient).code == .messageExists)
    try await bob.waitUntilIdle()
    #expect(!bob.received.pushes.contains { if case .transient = $0 { true } else { false } })
    // In the turn of the message itself, too.
    let numbers = hub.inOneTurn {
      (
        alice.send(SubmitCall("late", to: .group("g"), .text("hello"))),
        mallory.send(SubmitCall("late", to: .group("g"), .text("nothing"), options: [.onlineOnly]))
      )
    }
    _ = try await alice.result(numbers.0, of: SubmitCall.self).get()
    let refused = try await mallory.result(numbers.1, of: SubmitCall.self)
    #expect(throws: MessagingError(.messageExists)) { try refused.get() }
    // Elsewhere the id is free.
    _ = try await mallory.ask(SubmitCall("id", to: .direct("bob"), .text("psst"), options: [.onlineOnly]))
  }

  @Test(arguments: HubStoreKind.allCases)
  func idsOfOtherConversationsFindNothing(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, mallory) = try await clients(kind)
    _ = try await alice.ask(SubmitCall("id", to: .direct("bob"), .text("hello")))
    let conversation = ConversationID.direct("bob")
    let revoke = RevokeCall(conversation: conversation, id: "id", request: RevocationRequest())
    #expect(try await mallory.refusal(of: revoke).code == .messageNotFound)
    let delete = DeleteMessagesCall(conversation: conversation, ids: ["id"], note: nil)
    #expect(try await mallory.refusal(of: delete).code == .messageNotFound)
    let read = ReadDirectCall(conversation: conversation, sequence: 0, scope: .message("id"))
    #expect(try await mallory.refusal(of: read).code == .messageNotFound)
    try await mallory.ask(DeliveredCall(conversation: conversation, ids: ["id"]))
    try await alice.waitUntilIdle()
    try await bob.waitUntilIdle()
    #expect(alice.received.pushes.compactMap(\.event).isEmpty)
    #expect(bob.received.pushes.compactMap(\.event).map(\.stream) == [.conversation(.direct("alice"))])
  }

  @Test(arguments: HubStoreKind.allCases)
  func revocationWhoseCommandIDIsTakenRevokesNothing(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, _) = try await clients(kind)
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob"), .text("hello")))
    _ = try await bob.ask(SubmitCall("bobs", to: .direct("alice"), .text("taken")))
    _ = try await alice.ask(SubmitCall("own", to: .direct("bob"), .text("also taken")))
    func command(_ id: MessageID) -> SubmitCall {
      SubmitCall(id, to: .direct("bob"), .command(CommandContent(action: "back")), revokes: "m")
    }
    #expect(try await alice.refusal(of: command("bobs")).code == .messageExists)
    #expect(try await alice.ask(command("own")).isDuplicate)
    // Its own id is not a message that it could name.
    var itself = command("m")
    itself.revokes = "m"
    #expect(try await alice.ask(itself).isDuplicate)
    #expect(try await texts(bob, in: .direct("alice")) == ["hello", "taken", "also taken"])
    try await bob.waitUntilIdle()
    #expect(bob.pushedRevocations.isEmpty)
    // A free one does.
    _ = try await alice.ask(command("free"))
    #expect(try await bob.next("revocation") { $0.revocation }.request.command?.id == "free")
    #expect(try await texts(bob, in: .direct("alice")) == ["taken", "also taken"])
    // And sent once more, it is the one that was accepted.
    #expect(try await alice.ask(command("free")).isDuplicate)
    try await bob.waitUntilIdle()
    #expect(bob.pushedRevocations.isEmpty)
  }
}
