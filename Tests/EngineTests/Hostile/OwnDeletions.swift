import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Messages that an account deleted for itself, with clients that still request them: they do not exist for that account,
/// however a request names them, and exist for the others.
@Suite struct HostileOwnDeletions {
  private let crew = ConversationID.group("crew")

  /// The ways in which an account deletes a message for itself.
  enum Deletion: CaseIterable {
    case message, history
  }

  private struct World {
    var hub: HostileHub
    /// The group's owner, an ordinary member, and a manager.
    var alice, bob, carol: HostileClient
  }

  private func world(
    _ kind: HubStoreKind = .memory, pushes: Bool = false, _ change: (inout HubSettings) -> Void = { _ in }
  ) async throws -> World {
    var parts = try HostileHub.Parts()
    parts.pushes = pushes
    let hub = try HostileHub(kind, parts: parts, change)
    func client(_ account: AccountID) async throws -> HostileClient {
      try await hub.client(account) { $0.offer.capabilities = .all }
    }
    let world = World(
      hub: hub, alice: try await client("alice"), bob: try await client("bob"), carol: try await client("carol"))
    try await world.alice.createGroup("crew", ["bob", "carol"])
    try await world.alice.ask(SetRoleCall(id: "crew", accounts: ["carol"], role: .manager))
    return world
  }

  private func delete(
    _ id: MessageID, in conversation: ConversationID, _ client: HostileClient, _ deletion: Deletion
  ) async throws {
    switch deletion {
    case .message: try await client.ask(DeleteMessagesCall(conversation: conversation, ids: [id], note: nil))
    case .history: try await client.ask(ClearHistoryCall(conversation: conversation, note: nil, everywhere: true))
    }
  }

  private func reply(_ id: MessageID, to target: MessageID, in conversation: ConversationID) -> SubmitCall {
    var body = MessageBody(content: .text("reply"))
    let reference = MessageReference(id: target, sender: "x", time: .zero)
    body.reply = MessageReply(to: reference, thread: reference)
    return SubmitCall(
      id: id, conversation: conversation, options: .ordinary, kind: .text, body: body.encoded(), resumes: true)
  }

  private func code<Call: HubCall>(_ client: HostileClient, _ call: Call) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }

  /// The names of the changes of messages among payloads, which were pushed or pulled.
  private func changes(_ payloads: [EventPayload]) -> [String] {
    payloads.compactMap { payload in
      switch payload {
      case .reaction: "reaction"
      case .edit: "edit"
      case .pin: "pin"
      default: nil
      }
    }
  }

  private func pulledChanges(_ client: HostileClient, _ conversation: ConversationID) async throws -> [String] {
    let pulled = try await client.ask(PullCall([PullPosition(stream: .conversation(conversation), after: 0)]))[0]
    return changes((pulled.events + pulled.omittedChanges).map(\.payload))
  }

  // MARK: asking

  @Test(arguments: HubStoreKind.allCases, Deletion.allCases)
  func deletedMessageDoesNotExistForTheDeleter(_ kind: HubStoreKind, _ deletion: Deletion) async throws {
    let world = try await world(kind)
    let (alice, bob) = (world.alice, world.bob)
    let tablet = try await world.hub.client("bob", device: "tablet") { $0.offer.capabilities = .all }
    let options = MessageOptions.ordinary.union(.wantsGroupReceipts)
    try await alice.ask(SubmitCall("m", to: crew, .text("secret"), options: options))
    try await bob.ask(AddReactionCall(conversation: crew, id: "m", text: "+"))
    try await alice.ask(PinMessageCall(conversation: crew, id: "m", note: "n"))
    try await delete("m", in: crew, bob, deletion)
    // The message is deleted on all devices of the account.
    for client in [bob, tablet] {
      #expect(try await !client.history(of: crew).contains("m"))
      #expect(try await client.ask(SearchHistoryCall(HistorySearch(["secret"]), limit: 10)).messages.isEmpty)
      #expect(try await client.ask(MessagesByIDCall(conversation: crew, ids: ["m"])).messages.isEmpty)
      #expect(try await client.ask(ReactionsCall(conversation: crew, ids: ["m"])).lists.isEmpty)
      #expect(try await client.ask(PinnedMessagesCall(conversation: crew)).entries.isEmpty)
      let listed = try await client.ask(ListConversationsCall(ConversationListQuery(limit: 10))).entries
      #expect(listed.allSatisfy { $0.lastMessage?.message.id != "m" })
      #expect(try await code(client, AddReactionCall(conversation: crew, id: "m", text: "x")) == .messageNotFound)
      #expect(try await code(client, RemoveReactionCall(conversation: crew, id: "m", text: "+")) == .messageNotFound)
      let page = ReactionPageCall(conversation: crew, id: "m", text: "+", after: nil, limit: 5)
      #expect(try await code(client, page) == .messageNotFound)
      #expect(try await code(client, PinMessageCall(conversation: crew, id: "m", note: "x")) == .messageNotFound)
      #expect(try await code(client, UnpinMessageCall(conversation: crew, id: "m")) == .messageNotFound)
      let report = ReportMessageCall(conversation: crew, id: "m", tag: "", reason: "")
      #expect(try await code(client, report) == .messageNotFound)
      let thread = CreateThreadCall(name: "x", group: "crew", message: "m")
      #expect(try await code(client, thread) == .messageNotFound)
      #expect(try await code(client, reply("r", to: "m", in: crew)) == .messageNotFound)
      #expect(try await client.ask(ReadGroupCall(conversation: crew, ids: ["m"], note: nil)) == ["m"])
      #expect(try await pulledChanges(client, crew) == [])
      // Deleting it again, as after a lost reply, changes nothing.
      try await delete("m", in: crew, client, deletion)
    }
    // It exists for the others.
    #expect(try await world.carol.ask(MessagesByIDCall(conversation: crew, ids: ["m"])).messages.count == 1)
    #expect(try await pulledChanges(world.carol, crew) == ["reaction", "pin"])
    try await world.carol.ask(reply("r", to: "m", in: crew))
    // Their reply is visible to all; bob receives it without the message that it replies to.
    let page = try await bob.ask(RepliesCall(ReplyQuery(conversation: crew, thread: "m")))
    #expect(page.thread == nil && page.replies.map(\.message.id) == ["r"])
  }

  @Test(arguments: HubStoreKind.allCases, Deletion.allCases)
  func aSenderWhoDeletedItsMessageDoesNothingWithItButTakeItBack(
    _ kind: HubStoreKind, _ deletion: Deletion
  ) async throws {
    let world = try await world(kind)
    let alice = world.alice
    let options = MessageOptions.ordinary.union(.wantsGroupReceipts)
    try await alice.ask(SubmitCall("m", to: crew, options: options))
    #expect(try await world.bob.ask(ReadGroupCall(conversation: crew, ids: ["m"], note: nil)) == [])
    try await delete("m", in: crew, alice, deletion)
    let body = MessageBody(content: .text("changed")).encoded()
    #expect(try await code(alice, EditMessageCall(conversation: crew, id: "m", body: body)) == .messageNotFound)
    #expect(try await code(alice, ReceiptDetailCall(conversation: crew, id: "m")) == .messageNotFound)
    #expect(try await alice.ask(ReceiptCountsCall(conversation: crew, ids: ["m"])).isEmpty)
    // It is with the others, from whom it can be taken back.
    try await alice.ask(RevokeCall(conversation: crew, id: "m", request: RevocationRequest()))
    #expect(try await !world.bob.history(of: crew).contains("m"))
  }

  @Test(arguments: HubStoreKind.allCases, Deletion.allCases)
  func aMessageBetweenTwoIsGoneForOne(_ kind: HubStoreKind, _ deletion: Deletion) async throws {
    let world = try await world(kind)
    let (alice, bob) = (world.alice, world.bob)
    try await alice.ask(SubmitCall("m", to: .direct("bob")))
    try await delete("m", in: .direct("alice"), bob, deletion)
    let read = ReadDirectCall(conversation: .direct("alice"), sequence: 0, scope: .message("m"))
    #expect(try await code(bob, read) == .messageNotFound)
    #expect(
      try await code(bob, AddReactionCall(conversation: .direct("alice"), id: "m", text: "+")) == .messageNotFound)
    #expect(try await code(bob, PinMessageCall(conversation: .direct("alice"), id: "m")) == .messageNotFound)
    #expect(try await code(bob, reply("r", to: "m", in: .direct("alice"))) == .messageNotFound)
    try await alice.ask(AddReactionCall(conversation: .direct("bob"), id: "m", text: "+"))
    let lists = try await alice.ask(ReactionsCall(conversation: .direct("bob"), ids: ["m"])).lists
    #expect(lists.map(\.reactions.count) == [1])
  }

  // MARK: notifications

  @Test(arguments: HubStoreKind.allCases, Deletion.allCases)
  func deleterIsNotNotifiedOfChanges(_ kind: HubStoreKind, _ deletion: Deletion) async throws {
    let world = try await world(kind, pushes: true)
    let (alice, bob, carol) = (world.alice, world.bob, world.carol)
    try await alice.ask(SubmitCall("m", to: crew))
    try await delete("m", in: crew, bob, deletion)
    for client in [bob, carol] {
      try await client.waitUntilIdle()
      client.forgetPushes()
    }
    try await alice.ask(AddReactionCall(conversation: crew, id: "m", text: "+"))
    try await alice.ask(PinMessageCall(conversation: crew, id: "m", note: "n"))
    let body = MessageBody(content: .text("changed")).encoded()
    let edited = try await alice.ask(EditMessageCall(conversation: crew, id: "m", body: body))
    #expect(edited.message.id == "m")
    for client in [bob, carol] { try await client.waitUntilIdle() }
    func told(_ client: HostileClient) -> [EventPayload] { client.received.pushes.compactMap(\.event?.payload) }
    #expect(changes(told(carol)) == ["reaction", "pin", "edit"])
    // The deleter receives empty entries, so that it does not request them.
    #expect(told(bob) == [.nothing, .nothing, .nothing])
    #expect(try await pulledChanges(bob, crew) == [])
    #expect(try await pulledChanges(carol, crew).sorted() == ["edit", "pin", "reaction"])
    // It receives no push while it is away either.
    for client in [bob, carol] {
      try await client.ask(DisconnectCall())
      client.close()
    }
    await world.hub.waitUntilIdle()
    try await alice.ask(AddReactionCall(conversation: crew, id: "m", text: "x", push: PushHints(text: "x")))
    await world.hub.waitUntilIdle()
    #expect(world.hub.notifications.values.map(\.recipient) == ["carol"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func deleterIsNotNotifiedAfterALongAbsence(_ kind: HubStoreKind) async throws {
    let world = try await world(kind) {
      $0.pullLimit = 3
      $0.catchUpLimit = 3
    }
    let (alice, bob) = (world.alice, world.bob)
    try await alice.ask(SubmitCall("m", to: crew))
    try await bob.ask(DeleteMessagesCall(conversation: crew, ids: ["m"], note: nil))
    try await alice.ask(AddReactionCall(conversation: crew, id: "m", text: "+"))
    try await alice.ask(PinMessageCall(conversation: crew, id: "m", note: "n"))
    let body = MessageBody(content: .text("changed")).encoded()
    _ = try await alice.ask(EditMessageCall(conversation: crew, id: "m", body: body))
    for id in ["o1", "o2", "o3"] as [MessageID] { try await alice.ask(SubmitCall(id, to: crew)) }
    #expect(try await pulledChanges(bob, crew) == [])
    #expect(try await pulledChanges(world.carol, crew).sorted() == ["edit", "pin", "reaction"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func theLastMessageOfAThreadIsOneThatIsThere(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    let (alice, bob) = (world.alice, world.bob)
    try await alice.ask(SubmitCall("root", to: crew))
    let id = try await alice.ask(CreateThreadCall(name: "x", group: "crew", message: "root")).thread.id
    _ = try await bob.ask(JoinThreadCall(id: id))
    for message in ["m1", "m2", "m3"] as [MessageID] { try await alice.ask(SubmitCall(message, to: .group(id))) }
    try await bob.ask(DeleteMessagesCall(conversation: .group(id), ids: ["m2"], note: nil))
    func last(_ client: HostileClient) async throws -> [MessageID?] {
      let listed = try await client.ask(LastThreadMessagesCall(ids: [id])).first?.message.message.id
      return [try await client.ask(ThreadCall(id: id)).last?.message.id, listed]
    }
    #expect(try await last(bob) == ["m3", "m3"])
    for client in [bob, world.carol] {
      try await client.waitUntilIdle()
      client.forgetPushes()
    }
    try await alice.ask(RevokeCall(conversation: .group(id), id: "m3", request: RevocationRequest()))
    #expect(try await last(bob) == ["m1", "m1"])
    #expect(try await last(world.carol) == ["m2", "m2"])
    func told(_ client: HostileClient) async throws -> [MessageID?] {
      try await client.waitUntilIdle()
      return client.received.pushes.compactMap { frame -> MessageID?? in
        if case .threadMessages(let change) = frame { change.entry.last?.message.id } else { nil }
      }
    }
    #expect(try await told(bob) == ["m1"])
    #expect(try await told(world.carol) == ["m2"])
    try await bob.ask(ClearHistoryCall(conversation: .group(id), note: nil, everywhere: true))
    #expect(try await last(bob) == [nil, nil])
  }
}
