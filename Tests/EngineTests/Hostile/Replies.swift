import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Replies of clients that keep to no rule.
@Suite struct HostileReplies {
  private let group = ConversationID.group("g")
  private let lie = MessageReference(id: "nothing", sender: "mallory", time: Timestamp(milliseconds: .max))

  private func reply(_ id: MessageID, to target: MessageID, in conversation: ConversationID) -> SubmitCall {
    var body = MessageBody(content: .text("\(id)"))
    body.reply = MessageReply(to: MessageReference(id: target, sender: lie.sender, time: lie.time), thread: lie)
    return SubmitCall(id: id, conversation: conversation, options: .ordinary, kind: .text, body: body.encoded())
  }

  private func page(_ client: HostileClient, _ set: (inout ReplyQuery) -> Void = { _ in }) async throws -> RepliesPage {
    var query = ReplyQuery(conversation: group, thread: "m")
    set(&query)
    return try await client.ask(RepliesCall(query))
  }

  private func ids(_ messages: [HistoryMessage]) -> [MessageID] { messages.map(\.message.id) }

  @Test(arguments: HubStoreKind.allCases)
  func theHubSaysWhatAReplyIsTo(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (bob, carol) = (try await hub.client("bob"), try await hub.client("carol"))
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    let first = try await alice.ask(SubmitCall("m", to: group))
    let second = try await bob.ask(reply("r1", to: "m", in: group))
    _ = try await alice.ask(reply("r2", to: "r1", in: group))
    let all = try await page(bob)
    #expect(ids(all.replies) == ["r2", "r1"] && all.total == 2 && all.next == nil)
    #expect(all.thread?.message.id == "m" && all.newest == all.replies.first?.time)
    let thread = MessageReference(id: "m", sender: "alice", time: first.time)
    let bodies = all.replies.map { MessageBody(decoding: $0.message.body).reply }
    #expect(bodies[1] == MessageReply(to: thread, thread: thread))
    #expect(
      bodies[0] == MessageReply(to: MessageReference(id: "r1", sender: "bob", time: second.time), thread: thread))
    // Sent again after a lost reply, it is the same message.
    #expect(try await bob.ask(reply("r1", to: "m", in: group)).isDuplicate)
    #expect(try await bob.ask(reply("r1", to: "nothing", in: group)).isDuplicate)
    #expect(try await bob.refusal(of: reply("r3", to: "nothing", in: group)).code == .messageNotFound)
    #expect(try await bob.refusal(of: reply("r3", to: "", in: group)).code == .invalidArgument)
    // A message of another conversation is not found in this one.
    #expect(try await bob.refusal(of: reply("r3", to: "m", in: .direct("alice"))).code == .messageNotFound)
    // A member who joined later reads neither the message nor its thread.
    _ = try await alice.ask(AddMembersCall(id: "g", accounts: ["carol"], note: nil))
    #expect(try await carol.refusal(of: reply("r3", to: "m", in: group)).code == .messageNotFound)
    #expect(
      try await carol.refusal(of: RepliesCall(ReplyQuery(conversation: group, thread: "m"))).code == .messageNotFound)
    #expect(try await carol.ask(MessagesByIDCall(conversation: group, ids: ["m", "r1"])).messages.isEmpty)
    // A command is not a reply.
    var command = MessageBody(content: .command(CommandContent(action: "go")))
    command.reply = MessageReply(to: lie, thread: lie)
    let call = SubmitCall(id: "c", conversation: group, options: .ordinary, kind: .command, body: command.encoded())
    _ = try await bob.ask(call)
    try await alice.waitUntilIdle()
    let commands = alice.received.pushes.compactMap { frame -> MessageBody? in
      guard case .message(let message)? = frame.event?.payload, message.id == "c" else { return nil }
      return MessageBody(decoding: message.body)
    }
    #expect(commands.count == 1 && commands.allSatisfy { $0.reply == nil })
  }

  @Test(arguments: HubStoreKind.allCases)
  func deletedReplyLeavesItsThread(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    _ = try await alice.ask(SubmitCall("m", to: group))
    for id in ["r1", "r2", "r3"] as [MessageID] { _ = try await bob.ask(reply(id, to: "m", in: group)) }
    _ = try await bob.ask(RevokeCall(conversation: group, id: "r2", request: RevocationRequest()))
    #expect(try await page(alice).total == 2)
    _ = try await alice.ask(DeleteMessagesCall(conversation: group, ids: ["r3"], note: nil))
    #expect(ids(try await page(alice).replies) == ["r1"])
    #expect(ids(try await page(bob).replies) == ["r3", "r1"])
    let found = try await alice.ask(MessagesByIDCall(conversation: group, ids: ["r1", "r2", "r3", "x", "m", "r1"]))
    #expect(ids(found.messages) == ["r1", "m"] && found.count == 5)
    // A revoked message can still be replied to: it existed when the reply was written.
    _ = try await alice.ask(RevokeCall(conversation: group, id: "m", request: RevocationRequest()))
    _ = try await bob.ask(reply("r4", to: "m", in: group))
    let rest = try await page(bob)
    #expect(rest.thread == nil && ids(rest.replies) == ["r4", "r3", "r1"])
    _ = try await bob.ask(ClearHistoryCall(conversation: group, note: nil, everywhere: false))
    let cleared = try await page(bob)
    #expect(cleared.replies.isEmpty && cleared.total == 0 && cleared.newest == nil)
    #expect(try await bob.ask(MessagesByIDCall(conversation: group, ids: ["r1"])).messages.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func pageMatchesItsQuery(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", [])
    _ = try await alice.ask(SubmitCall("m", to: group))
    var times: [Timestamp] = []
    for id in ["r0", "r1", "r2", "r3"] as [MessageID] {
      times.append(try await alice.ask(reply(id, to: "m", in: group)).time)
    }
    let newest = try await page(alice) { $0.limit = 2 }
    #expect(ids(newest.replies) == ["r3", "r2"] && newest.next == times[2] && newest.total == 4)
    let older = try await page(alice) {
      $0.limit = 2; $0.before = times[2]
    }
    #expect(ids(older.replies) == ["r1", "r0"] && older.next == nil)
    let oldest = try await page(alice) {
      $0.limit = 2; $0.oldestFirst = true; $0.after = times[0]
    }
    #expect(ids(oldest.replies) == ["r1", "r2"] && oldest.next == times[2])
    let extremes = try await page(alice) {
      $0.after = Timestamp(milliseconds: .min)
      $0.before = Timestamp(milliseconds: .max)
    }
    #expect(extremes.replies.count == 4)
    #expect(try await page(alice) { $0.before = Timestamp(milliseconds: .min) }.replies.isEmpty)
    #expect(try await page(alice) { $0.after = Timestamp(milliseconds: .max) }.replies.isEmpty)
    for limit in [Int.min, 0, 101, .max] {
      let call = RepliesCall(ReplyQuery(conversation: group, thread: "m", limit: limit))
      #expect(try await alice.refusal(of: call).code == .invalidArgument)
    }
    // A reply is not the first of a thread of its own.
    #expect(try await page(alice) { $0.thread = "r1" }.total == 0)
  }

  @Test func anAnswerIsBounded() async throws {
    let hub = try HostileHub { $0.limits.bytesPerReply = 400 }
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", [])
    _ = try await alice.ask(SubmitCall("m", to: group))
    for number in 0..<5 { _ = try await alice.ask(reply(MessageID("r\(number)"), to: "m", in: group)) }
    var (found, before): ([MessageID], Timestamp?) = ([], nil)
    for _ in 0..<9 {
      let page = try await page(alice) { $0.before = before }
      #expect(!page.replies.isEmpty && page.replies.count < 5)
      found += ids(page.replies)
      before = page.next
      if before == nil { break }
    }
    #expect(found == ["r4", "r3", "r2", "r1", "r0"])
    let some = try await alice.ask(MessagesByIDCall(conversation: group, ids: ["r0", "r1", "r2", "r3", "r4"]))
    #expect(some.count > 0 && some.count < 5 && some.messages.count == some.count)
  }
}
