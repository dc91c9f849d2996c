import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Messages for some members of a group, with clients that request everything: they reveal nothing to other members.
@Suite struct HostileAddressees {
  private let crew = ConversationID.group("crew")
  private let hall = ConversationID.room("hall")

  private func message(
    _ id: MessageID, to conversation: ConversationID, for addressees: [AccountID]?, options: MessageOptions = .ordinary,
    replyTo target: MessageID? = nil, _ content: MessageContent? = nil
  ) -> SubmitCall {
    var body = MessageBody(content: content ?? .text("secret \(id)"), addressees: addressees)
    if let target {
      let reference = MessageReference(id: target, sender: "x", time: .zero)
      body.reply = MessageReply(to: reference, thread: reference)
    }
    return SubmitCall(
      id: id, conversation: conversation, options: options, kind: body.content.kind, body: body.encoded(),
      resumes: true)
  }

  private struct World {
    var hub: HostileHub
    /// The group's owner, an addressee, and a manager and an ordinary member who are not addressed.
    var alice, bob, carol, dan: HostileClient
  }

  /// A hub with a group of four, all of whose clients show threads.
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
      hub: hub, alice: try await client("alice"), bob: try await client("bob"), carol: try await client("carol"),
      dan: try await client("dan"))
    try await world.alice.createGroup("crew", ["bob", "carol", "dan"])
    try await world.alice.ask(SetRoleCall(id: "crew", accounts: ["carol"], role: .manager))
    return world
  }

  private func code<Call: HubCall>(_ client: HostileClient, _ call: Call) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }

  /// Returns whether the word of the messages is in anything that a client was sent, as text or as the bytes of a body.
  private func hasSecret(_ client: HostileClient) -> Bool {
    let text = "\(client.received.pushes)"
    return text.contains("secret") || text.contains("secret".utf8.map { "\($0)" }.joined(separator: ", "))
  }

  private func pull(_ client: HostileClient, _ conversation: ConversationID) async throws -> PulledStream {
    try await client.ask(PullCall([PullPosition(stream: .conversation(conversation), after: 0)]))[0]
  }

  // MARK: sending

  @Test(arguments: HubStoreKind.allCases)
  func addresseesAreCheckedByTheHub(_ kind: HubStoreKind) async throws {
    let world = try await world(kind) { $0.limits.addressees = 3 }
    let alice = world.alice
    let eve = try await world.hub.client("eve")
    #expect(try await code(alice, message("x", to: .direct("bob"), for: ["bob"])) == .unsupported)
    #expect(try await code(alice, message("x", to: crew, for: [])) == .invalidArgument)
    #expect(try await code(alice, message("x", to: crew, for: ["bob", "BOB"])) == .invalidArgument)
    #expect(try await code(alice, message("x", to: crew, for: ["bob", ""])) == .invalidArgument)
    #expect(try await code(alice, message("x", to: crew, for: ["eve"])) == .notMember)
    #expect(try await code(alice, message("x", to: crew, for: ["bob", "nobody"])) == .notMember)
    #expect(try await code(alice, message("x", to: crew, for: ["alice", "bob", "carol", "dan"])) == .limitExceeded)
    #expect(try await code(eve, message("x", to: crew, for: ["bob"])) == .notMember)
    #expect(try await world.bob.history(of: crew).contains("x") == false)
    // A name is the hub's, however the sender writes it, and the sender may name itself.
    try await alice.ask(message("m", to: crew, for: ["BoB", "Alice"]))
    let found = try await world.bob.ask(MessagesByIDCall(conversation: crew, ids: ["m"])).messages
    let body = MessageBody(decoding: try #require(found.first).message.body)
    #expect(body.addressees?.map(\.name) == ["bob", "alice"] && body.content == .text("secret m"))
    // A message that was accepted is accepted again, though an addressee has left since.
    try await world.alice.ask(RemoveMembersCall(id: "crew", accounts: ["bob"]))
    #expect(try await alice.ask(message("m", to: crew, for: ["bob"])).isDuplicate)
    #expect(try await code(alice, message("n", to: crew, for: ["bob"])) == .notMember)
    // No client says that its message is a broadcast.
    var forged = MessageBody(content: .text("to all"))
    forged.isBroadcast = true
    try await alice.ask(
      SubmitCall(
        id: "forged", conversation: crew, options: .ordinary, kind: .text, body: forged.encoded(), resumes: true))
    let sent = try await world.dan.ask(MessagesByIDCall(conversation: crew, ids: ["forged"])).messages
    #expect(MessageBody(decoding: try #require(sent.first).message.body) == MessageBody(content: .text("to all")))
  }

  @Test(arguments: HubStoreKind.allCases)
  func theOthersReceiveNothing(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    let tablet = try await world.hub.client("alice", device: "tablet")
    let first = try await world.alice.ask(SubmitCall("before", to: crew))
    let sent = try await world.alice.ask(message("m", to: crew, for: ["bob"]))
    let command = MessageContent.command(CommandContent(action: "go"))
    try await world.alice.ask(message("c", to: crew, for: ["bob"], options: [.roams, .synchronizes], command))
    try await world.alice.ask(message("t", to: crew, for: ["bob"], options: [.onlineOnly, .synchronizes]))
    let last = try await world.alice.ask(SubmitCall("after", to: crew))
    // Ordinals have no gap.
    #expect(sent.number == 0 && sent.senderNumber == 0 && last.number == first.number + 1)
    #expect(last.senderNumber == first.senderNumber + 1)
    for client in [world.bob, tablet] {
      try await client.waitUntilIdle()
      let transient = client.received.pushes.compactMap { frame -> MessageID? in
        if case .transient(_, _, let message) = frame { message.id } else { nil }
      }
      #expect(client.pushedMessages.map(\.id).filter { $0 != "" }.suffix(4) == ["before", "m", "c", "after"])
      #expect(transient == ["t"] && hasSecret(client))
    }
    for client in [world.carol, world.dan] {
      try await client.waitUntilIdle()
      #expect(client.pushedMessages.map(\.id).suffix(2) == ["before", "after"])
      #expect(!hasSecret(client))
      let pulled = try await pull(client, crew)
      let ids = pulled.events.compactMap { event -> MessageID? in
        if case .message(let message) = event.payload { message.id } else { nil }
      }
      #expect(ids.suffix(2) == ["before", "after"] && !ids.contains("m") && !ids.contains("c"))
    }
    // No option says at the device what only the hub's store is to know.
    #expect(world.bob.pushedMessages.allSatisfy { !$0.options.contains(.addressed) })
    let fetched = try await world.bob.ask(HistoryCall(HistoryQuery(conversation: crew, limit: 100))).messages
    #expect(fetched.contains { $0.message.id == "m" })
    #expect(fetched.allSatisfy { !$0.message.options.contains(.addressed) })
  }

  // MARK: asking

  @Test(arguments: HubStoreKind.allCases)
  func requestsOfOtherMembersRevealNothing(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    let alice = world.alice
    try await alice.ask(SubmitCall("open", to: crew))
    try await alice.ask(message("m", to: crew, for: ["bob"]))
    try await world.bob.ask(AddReactionCall(conversation: crew, id: "m", text: "+"))
    try await world.bob.ask(PinMessageCall(conversation: crew, id: "m", note: "secret"))
    let edited = MessageBody(content: .text("secret still"), addressees: ["dan"]).encoded()
    try await alice.ask(EditMessageCall(conversation: crew, id: "m", body: edited))
    let everyone = HistorySearch(["secret"])
    for client in [world.carol, world.dan] {
      try await client.waitUntilIdle()
      #expect(!hasSecret(client))
      for frame in client.received.pushes {
        switch frame.event?.payload {
        case .reaction, .pin, .edit: Issue.record("\(frame)")
        default: break
        }
      }
      for event in try await pull(client, crew).events {
        switch event.payload {
        case .reaction, .pin, .edit: Issue.record("\(event)")
        default: break
        }
      }
      #expect(try await client.history(of: crew).suffix(1) == ["open"])
      #expect(try await client.ask(SearchHistoryCall(everyone, limit: 10)).messages.isEmpty)
      #expect(try await client.ask(MessagesByIDCall(conversation: crew, ids: ["m"])).messages.isEmpty)
      #expect(try await client.ask(ReactionsCall(conversation: crew, ids: ["m"])).lists.isEmpty)
      #expect(try await client.ask(PinnedMessagesCall(conversation: crew)).entries.isEmpty)
      let listed = try await client.ask(ListConversationsCall(ConversationListQuery(limit: 10))).entries
      #expect(listed.map(\.lastMessage?.message.id) == ["open"])
      #expect(try await client.ask(ReadGroupCall(conversation: crew, ids: ["m"], note: nil)) == ["m"])
      let request = RevocationRequest()
      #expect(try await code(client, RevokeCall(conversation: crew, id: "m", request: request)) == .messageNotFound)
      #expect(try await code(client, EditMessageCall(conversation: crew, id: "m", body: edited)) == .messageNotFound)
      #expect(try await code(client, AddReactionCall(conversation: crew, id: "m", text: "+")) == .messageNotFound)
      #expect(try await code(client, RemoveReactionCall(conversation: crew, id: "m", text: "+")) == .messageNotFound)
      let page = ReactionPageCall(conversation: crew, id: "m", text: "+", after: nil, limit: 5)
      #expect(try await code(client, page) == .messageNotFound)
      #expect(try await code(client, PinMessageCall(conversation: crew, id: "m")) == .messageNotFound)
      #expect(try await code(client, UnpinMessageCall(conversation: crew, id: "m")) == .messageNotFound)
      #expect(try await code(client, DeleteMessagesCall(conversation: crew, ids: ["m"], note: nil)) == .messageNotFound)
      let report = ReportMessageCall(conversation: crew, id: "m", tag: "", reason: "")
      #expect(try await code(client, report) == .messageNotFound)
      #expect(try await code(client, ReceiptDetailCall(conversation: crew, id: "m")) == .messageNotFound)
      #expect(try await client.ask(ReceiptCountsCall(conversation: crew, ids: ["m"])).isEmpty)
      #expect(
        try await code(client, CreateThreadCall(name: "x", group: "crew", message: "m")) == .messageNotFound)
      #expect(try await code(client, RepliesCall(ReplyQuery(conversation: crew, thread: "m"))) == .messageNotFound)
      #expect(try await code(client, message("r", to: crew, for: nil, replyTo: "m")) == .messageNotFound)
    }
    // The addressee receives everything; the edit did not change the addressees.
    let found = try await world.bob.ask(MessagesByIDCall(conversation: crew, ids: ["m"])).messages
    let body = MessageBody(decoding: try #require(found.first).message.body)
    #expect(body.addressees == ["bob"] && body.content == .text("secret still"))
    #expect(try await world.bob.ask(SearchHistoryCall(everyone, limit: 10)).messages.count == 1)
    #expect(try await world.bob.ask(PinnedMessagesCall(conversation: crew)).entries.count == 1)
    #expect(try await alice.ask(ReactionsCall(conversation: crew, ids: ["m"])).lists.first?.reactions.count == 1)
    try await world.bob.waitUntilIdle()
    let kinds = world.bob.received.pushes.compactMap { frame -> String? in
      switch frame.event?.payload {
      case .edit: "edit"
      default: nil
      }
    }
    #expect(kinds == ["edit"])
    // A thread would be everyone's.
    #expect(
      try await code(world.bob, CreateThreadCall(name: "x", group: "crew", message: "m")) == .unsupported)
    let thread = try await alice.ask(CreateThreadCall(name: "x", group: "crew", message: "open")).thread
    _ = try await world.bob.ask(JoinThreadCall(id: thread.id))
    #expect(try await code(alice, message("y", to: .group(thread.id), for: ["bob"])) == .unsupported)
  }

  @Test(arguments: HubStoreKind.allCases)
  func revocationIsSentToTheAddressees(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    for id in ["m1", "m2", "m3"] as [MessageID] {
      try await world.alice.ask(message(id, to: crew, for: ["bob", "carol"]))
    }
    // A manager who is an addressee may revoke it; so may a command.
    try await world.carol.ask(RevokeCall(conversation: crew, id: "m1", request: RevocationRequest()))
    let command = MessageContent.command(CommandContent(action: "gone"))
    // From a member who is not addressed it is an ordinary command, and revokes nothing.
    let tried = try await world.dan.ask(SubmitCall("try", to: crew, command, options: [.roams], revokes: "m2"))
    #expect(!tried.isRevocation)
    let done = try await world.alice.ask(SubmitCall("do", to: crew, command, options: [.roams], revokes: "m2"))
    #expect(done.isRevocation)
    try world.hub.loop.revoke("m3", sender: nil, scope: .receivers, request: RevocationRequest())
    for client in [world.bob, world.carol] {
      try await client.waitUntilIdle()
      #expect(client.pushedRevocations.map(\.messageID) == ["m1", "m2", "m3"])
    }
    try await world.dan.waitUntilIdle()
    #expect(world.dan.pushedRevocations.isEmpty)
    func pulledRevocations(_ client: HostileClient) async throws -> [MessageID] {
      try await pull(client, crew).events.compactMap { event in
        if case .revocation(let revocation, _) = event.payload { revocation.messageID } else { nil }
      }
    }
    #expect(try await pulledRevocations(world.dan).isEmpty)
    #expect(try await pulledRevocations(world.bob) == ["m1", "m2", "m3"])
    #expect(try await pulledRevocations(world.alice) == ["m1", "m2"])
    #expect(try await world.alice.history(of: crew).suffix(1) == ["m3"])
    #expect(try await world.bob.history(of: crew).contains("m3") == false)
  }

  // MARK: replies and receipts

  @Test(arguments: HubStoreKind.allCases)
  func aReplyGoesNoFurther(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    try await world.alice.ask(SubmitCall("open", to: crew))
    try await world.alice.ask(message("m", to: crew, for: ["bob", "carol"]))
    #expect(try await code(world.bob, message("r", to: crew, for: nil, replyTo: "m")) == .forbidden)
    #expect(try await code(world.bob, message("r", to: crew, for: ["alice", "dan"], replyTo: "m")) == .forbidden)
    try await world.bob.ask(message("r", to: crew, for: ["alice"], replyTo: "m"))
    // Carol, who has the message, does not have the reply.
    #expect(try await code(world.carol, message("s", to: crew, for: ["alice"], replyTo: "r")) == .messageNotFound)
    #expect(try await world.alice.ask(MessagesByIDCall(conversation: crew, ids: ["r"])).messages.count == 1)
    // A reply for some to a message for all is not counted: the others would learn of it.
    try await world.bob.ask(message("s", to: crew, for: ["alice"], replyTo: "open"))
    try await world.bob.ask(message("u", to: crew, for: nil, replyTo: "open"))
    for client in [world.alice, world.dan] {
      let page = try await client.ask(RepliesCall(ReplyQuery(conversation: crew, thread: "open")))
      #expect(page.total == 1 && page.replies.map(\.message.id) == ["u"])
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func receiptsAreTheAddressees(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    let options = MessageOptions.ordinary.union(.wantsGroupReceipts)
    let sent = try await world.alice.ask(message("m", to: crew, for: ["bob", "carol"], options: options))
    #expect(sent.roster == ["bob", "carol"])
    #expect(try await world.dan.ask(ReadGroupCall(conversation: crew, ids: ["m"], note: nil)) == ["m"])
    #expect(try await world.bob.ask(ReadGroupCall(conversation: crew, ids: ["m"], note: nil)).isEmpty)
    let counts = try await world.alice.ask(ReceiptCountsCall(conversation: crew, ids: ["m"]))
    #expect(counts.map(\.readCount) == [1] && counts.map(\.unreadCount) == [1])
    #expect(try await code(world.bob, ReceiptDetailCall(conversation: crew, id: "m")) == .notOwnMessage)
    #expect(try await code(world.dan, ReceiptDetailCall(conversation: crew, id: "m")) == .messageNotFound)
  }

  // MARK: absence

  @Test(arguments: HubStoreKind.allCases)
  func absentMemberWhoIsNotAddressedIsNotNotified(_ kind: HubStoreKind) async throws {
    let world = try await world(kind, pushes: true) {
      $0.pullLimit = 1
      $0.catchUpLimit = 1
    }
    for client in [world.bob, world.carol, world.dan] {
      try await client.ask(DisconnectCall())
      client.close()
    }
    var hints = message("m", to: crew, for: ["bob"])
    var body = MessageBody(decoding: hints.body)
    body.memberPush = MemberPushHints(accounts: ["carol", "dan"], text: "secret")
    body.mentions = .everyone
    hints.body = body.encoded()
    try await world.alice.ask(hints)
    let reaction = AddReactionCall(conversation: crew, id: "m", text: "+", push: PushHints(text: "secret"))
    try await world.alice.ask(reaction)
    var request = RevocationRequest()
    request.push = PushHints(text: "secret")
    try await world.alice.ask(RevokeCall(conversation: crew, id: "m", request: request))
    await world.hub.waitUntilIdle()
    #expect(world.hub.notifications.values.map(\.recipient) == ["bob", "bob", "bob"])
    // The count of omitted messages does not include them.
    for id in ["m1", "m2"] as [MessageID] { try await world.alice.ask(message(id, to: crew, for: ["bob"])) }
    for id in ["o1", "o2"] as [MessageID] { try await world.alice.ask(SubmitCall(id, to: crew)) }
    let dan = try await world.hub.client("dan")
    let pulled = try await pull(dan, crew)
    #expect(pulled.isTruncated && pulled.omittedUnread == 1)
    #expect(!pulled.omittedChanges.contains { if case .revocation = $0.payload { true } else { false } })
    let bob = try await pull(try await world.hub.client("bob"), crew)
    #expect(bob.omittedChanges.contains { if case .revocation = $0.payload { true } else { false } })
  }

  @Test(arguments: HubStoreKind.allCases)
  func memberWhoJoinsLaterReadsNothing(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    try await world.alice.ask(message("m", to: crew, for: ["bob", "dan"]))
    try await world.alice.ask(RemoveMembersCall(id: "crew", accounts: ["dan"]))
    #expect(try await code(world.dan, MessagesByIDCall(conversation: crew, ids: ["m"])) == .notMember)
    try await world.alice.ask(AddMembersCall(id: "crew", accounts: ["dan"], note: nil))
    #expect(try await world.dan.ask(MessagesByIDCall(conversation: crew, ids: ["m"])).messages.isEmpty)
    // New devices receive as much as the others.
    let hidden = try await world.hub.client("carol", device: "new")
    #expect(try await hidden.history(of: crew).contains("m") == false)
    let shown = try await world.hub.client("bob", device: "new")
    #expect(try await shown.history(of: crew).contains("m"))
  }

  // MARK: broadcasts

  @Test(arguments: HubStoreKind.allCases)
  func aBroadcastReachesAllRooms(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    for id in ["hall", "yard", "empty"] { _ = try world.hub.loop.createRoom(id: id, name: id, owner: "alice") }
    for (client, id) in [(world.alice, "hall"), (world.bob, "hall"), (world.carol, "yard")] {
      _ = try await client.ask(EnterRoomCall(id: id, nickname: nil, custom: nil))
    }
    // A subscription to a group is not a room.
    _ = try await world.dan.ask(SubscribeCall(id: "crew", creates: false))
    let body = MessageBody(content: .text("to all rooms"))
    #expect(try world.hub.loop.broadcastToRooms(body, from: "DAN", id: "b") == 2)
    #expect(try world.hub.loop.broadcastToRooms(body, from: "dan", id: "b") == 0)
    for (client, room) in [(world.alice, "hall"), (world.bob, "hall"), (world.carol, "yard")] {
      let message = try await client.nextMessage("b")
      #expect(message.sender == "dan" && MessageBody(decoding: message.body).isBroadcast && message.number == 1)
      #expect(try await client.history(of: .room(room)) == ["b"])
    }
    try await world.dan.waitUntilIdle()
    #expect(world.dan.pushedMessages.allSatisfy { $0.id != "b" })
    // It is for everyone, and no reply.
    #expect(throws: MessagingError.self) {
      try world.hub.loop.broadcastToRooms(
        MessageBody(content: .text("x"), addressees: ["bob"]), from: "dan", id: nil)
    }
    let reference = MessageReference(id: "b", sender: "dan", time: .zero)
    let reply = MessageBody(content: .text("x"), reply: MessageReply(to: reference, thread: reference))
    #expect(throws: MessagingError.self) { try world.hub.loop.broadcastToRooms(reply, from: "dan", id: nil) }
    #expect(throws: MessagingError.self) { try world.hub.loop.broadcastToRooms(body, from: "nobody", id: nil) }
    #expect(throws: MessagingError.self) { try world.hub.loop.broadcastToRooms(body, from: "dan", id: "") }
  }

  /// So that others have their turns in between, one turn sends to so many.
  @Test func manyRoomsTakeSeveralTurns() async throws {
    let hub = try HostileHub { $0.limits.subscriptions = 600 }
    let alice = try await hub.client("alice")
    for number in 0..<501 {
      _ = try hub.loop.createRoom(id: "r\(number)", name: "r", owner: "alice")
      _ = try await alice.ask(EnterRoomCall(id: "r\(number)", nickname: nil, custom: nil))
    }
    #expect(try hub.loop.broadcastToRooms(MessageBody(content: .text("x")), from: "alice", id: "b") == 501)
    try await alice.waitUntilIdle()
    #expect(alice.pushedMessages.count == 501)
  }

  // MARK: rooms

  @Test(arguments: HubStoreKind.allCases)
  func messageInARoomReachesItsAddresseesAlone(_ kind: HubStoreKind) async throws {
    let world = try await world(kind)
    _ = try world.hub.loop.createRoom(id: "hall", name: "Hall", owner: "alice")
    for client in [world.alice, world.bob, world.carol] {
      _ = try await client.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
    }
    #expect(try await code(world.alice, message("x", to: hall, for: ["dan"])) == .notMember)
    try await world.alice.ask(message("m", to: hall, for: ["bob"]))
    _ = try await world.dan.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
    for client in [world.carol, world.dan] {
      try await client.waitUntilIdle()
      #expect(client.pushedMessages.allSatisfy { $0.id != "m" })
      #expect(try await client.history(of: hall).isEmpty)
    }
    #expect(try await world.bob.history(of: hall) == ["m"])
    try await world.bob.waitUntilIdle()
    #expect(world.bob.pushedMessages.last?.id == "m")
  }
}
