import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Edits of clients that keep to no rule.
@Suite struct HostileEdits {
  private let direct = ConversationID.direct("alice")
  private let group = ConversationID.group("g")

  private func edits(_ client: HostileClient) -> [HistoryMessage] {
    client.received.pushes.compactMap { frame in
      if case .event(let event) = frame, case .edit(let message) = event.payload { message } else { nil }
    }
  }

  private func edit(_ id: MessageID, in conversation: ConversationID, _ body: MessageBody) -> EditMessageCall {
    EditMessageCall(conversation: conversation, id: id, body: body.encoded())
  }

  private let text = MessageBody(content: .text("changed"))

  @Test(arguments: HubStoreKind.allCases)
  func strangersAndLateMembersSeeNothing(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (bob, carol) = (try await hub.client("bob"), try await hub.client("carol"))
    let mallory = try await hub.client("mallory")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    _ = try await bob.ask(SubmitCall("m", to: group))
    _ = try await alice.ask(AddMembersCall(id: "g", accounts: ["carol"], note: nil))
    let reply = try await alice.ask(edit("m", in: group, text))
    #expect(MessageBody(decoding: reply.message.body).edit?.count == 1)
    #expect(try await mallory.refusal(of: edit("m", in: group, text)).code == .notMember)
    #expect(try await carol.refusal(of: edit("m", in: group, text)).code == .messageNotFound)
    for client in [alice, bob, carol, mallory] { try await client.waitUntilIdle() }
    #expect(edits(alice).count == 1 && edits(bob).count == 1)
    #expect(edits(carol).isEmpty && edits(mallory).isEmpty)
    // Nor does carol receive them by a pull, although the sequence numbers have no gap.
    let pulled = try await carol.ask(PullCall([PullPosition(stream: .conversation(group), after: 0)]))[0]
    #expect(!pulled.events.contains { if case .edit = $0.payload { true } else { false } })
    let sequences = pulled.events.map(\.sequence)
    #expect(sequences == Array((sequences.first ?? 0)...(sequences.last ?? 0)))
  }

  /// In a group, members with a higher role than the sender may edit.
  @Test(arguments: HubStoreKind.allCases)
  func managersChangeNothingOfTheirEquals(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (bob, carol) = (try await hub.client("bob"), try await hub.client("carol"))
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob", "carol"])
    _ = try await alice.ask(SetRoleCall(id: "g", accounts: ["bob", "carol"], role: .manager))
    _ = try await bob.ask(SubmitCall("m", to: group))
    _ = try await alice.ask(SubmitCall("o", to: group))
    #expect(try await carol.refusal(of: edit("m", in: group, text)).code == .notOwnMessage)
    #expect(try await carol.refusal(of: edit("o", in: group, text)).code == .notOwnMessage)
    _ = try await alice.ask(edit("m", in: group, text))
  }

  @Test(arguments: HubStoreKind.allCases)
  func onlyTextsAreChanged(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await bob.ask(SubmitCall("c", to: direct, .command(CommandContent(action: "go"))))
    _ = try await bob.ask(SubmitCall("f", to: direct, .file(MediaContent())))
    _ = try await bob.ask(SubmitCall("m", to: direct))
    #expect(try await bob.refusal(of: edit("c", in: direct, text)).code == .messageNotFound)
    #expect(try await bob.refusal(of: edit("none", in: direct, text)).code == .messageNotFound)
    let file = MessageBody(content: .file(MediaContent()))
    #expect(try await bob.refusal(of: edit("f", in: direct, file)).code == .unsupported)
    #expect(try await bob.refusal(of: edit("m", in: direct, file)).code == .unsupported)
    for body in [[], [1], [2, 1, 0], [UInt8](repeating: 0xFF, count: 40)] as [[UInt8]] {
      let broken = EditMessageCall(conversation: direct, id: "m", body: body)
      #expect(try await bob.refusal(of: broken).code == .invalidArgument)
    }
    let long = MessageBody(content: .text(String(repeating: "x", count: 128 * 1024)))
    #expect(try await bob.refusal(of: edit("m", in: direct, long)).code == .messageTooLarge)
    #expect(try await alice.refusal(of: edit("m", in: .direct("bob"), text)).code == .notOwnMessage)
    // A message of another conversation is not found in this one.
    _ = try await hub.client("carol")
    #expect(try await bob.refusal(of: edit("m", in: .direct("carol"), text)).code == .messageNotFound)
    try await alice.waitUntilIdle()
    #expect(edits(alice).isEmpty)
  }

  /// Only the hub says that a message was edited, by whom and when, and what its sender wrote beside the text stays.
  @Test(arguments: HubStoreKind.allCases)
  func theMarkIsTheHubs(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    var forged = MessageBody(content: .text("x"), attributes: "{}", extensions: ["s": [1]])
    forged.edit = MessageEdit(editor: "carol", time: Timestamp(milliseconds: 1 << 50), count: 9)
    _ = try await bob.ask(
      SubmitCall(id: "m", conversation: direct, options: .ordinary, kind: .text, body: forged.encoded()))
    let told = try await alice.nextMessage("m")
    #expect(MessageBody(decoding: told.body).edit == nil)
    var further = MessageBody(content: .text("y"), attributes: "{\"b\":2}")
    further.edit = forged.edit
    let reply = MessageBody(decoding: try await bob.ask(edit("m", in: direct, further)).message.body)
    #expect(reply.edit?.editor == "bob" && reply.edit?.count == 1 && reply.content == .text("y"))
    #expect(reply.attributes == "{}" && reply.extensions == ["s": [1]])
    #expect((reply.edit?.time.milliseconds ?? .max) < 1 << 50)
  }

  /// An entry about an edit brings the whole text, which is in no page's size.
  @Test(arguments: HubStoreKind.allCases)
  func anAnswerIsBounded(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.bytesPerReply = 4000
      $0.limits.timePerRequest = 60_000
    }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let ids = (0..<4).map { MessageID("m\($0)") }
    for id in ids { _ = try await bob.ask(SubmitCall(id, to: direct)) }
    let long = MessageBody(content: .text(String(repeating: "x", count: 1500)))
    for id in ids { for _ in 0..<3 { _ = try await bob.ask(edit(id, in: direct, long)) } }
    var after: Int64 = 4
    var found: [Int64] = []
    var pages = 0
    while true {
      let position = PullPosition(stream: .conversation(.direct("bob")), after: after)
      let page = try #require(try await alice.ask(PullCall([position])).first)
      #expect(page.events.count <= 2 && page.upTo > after)
      found += page.events.compactMap { if case .edit(let message) = $0.payload { message.sequence } else { nil } }
      after = page.upTo
      pages += 1
      if !page.hasMore { break }
    }
    #expect(found == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4] && pages >= 6 && after == 16)
  }

  /// The text of a message that was edited and then taken back is in no answer any more.
  @Test(arguments: HubStoreKind.allCases)
  func aRevokedTextIsGone(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await bob.ask(SubmitCall("m", to: direct))
    _ = try await bob.ask(edit("m", in: direct, text))
    _ = try await bob.ask(RevokeCall(conversation: direct, id: "m", request: RevocationRequest()))
    for client in [alice, bob] {
      let name: ConversationID = client === alice ? .direct("bob") : direct
      let pulled = try await client.ask(PullCall([PullPosition(stream: .conversation(name), after: 0)]))[0]
      #expect(pulled.events.count == 3)
      #expect(!pulled.events.contains { if case .edit = $0.payload { true } else { false } })
    }
    #expect(try await bob.refusal(of: edit("m", in: direct, text)).code == .messageNotFound)
  }
}
