import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Reports and the operator's list of words, with clients that follow no rules.
@Suite struct HostileModeration {
  private let direct = ConversationID.direct("bob")

  private func texts(_ client: HostileClient, _ conversation: ConversationID) async throws -> [MessageID] {
    try await client.history(of: conversation)
  }

  @Test(arguments: HubStoreKind.allCases)
  func reportsLandInTheInbox(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    try await alice.ask(SubmitCall("one", to: direct, .text("rude")))
    try await alice.ask(SubmitCall("two", to: direct, .text("rude again")))
    func report(_ id: MessageID, _ tag: String = "t") -> ReportMessageCall {
      ReportMessageCall(conversation: .direct("ALICE"), id: id, tag: tag, reason: "r\u{0}")
    }
    try await bob.ask(report("one"))
    try await bob.ask(report("two"))
    // Again it takes the place of the first.
    try await bob.ask(report("one", "other"))
    let page = try hub.loop.reports(after: 0, limit: 10)
    #expect(page.reports.map(\.tag) == ["other", "t"] && page.next == nil)
    let first = page.reports[0]
    #expect(first.reporter == "bob" && first.sender == "alice" && first.conversation == .direct("alice"))
    #expect(first.text == "rude" && first.messageKind == .text && first.messageID == "one" && first.closed == nil)
    #expect(first.reason == "r\u{0}")
    #expect(try hub.loop.reported(first.number).message?.message.id == "one")
    // A closed one comes last, and stays as the operator left it.
    let closed = try hub.loop.closeReport(first.number, note: "done")
    #expect(closed.resolution == "done" && closed.closed != nil)
    try await bob.ask(report("one", "third"))
    let half = try hub.loop.reports(after: 0, limit: 1)
    #expect(half.reports.map(\.messageID) == ["two"])
    let rest = try hub.loop.reports(after: try #require(half.next), limit: 1)
    #expect(rest.reports == [closed] && rest.next == nil)
    // It outlives its message.
    try await alice.ask(
      RevokeCall(conversation: direct, id: "one", request: RevocationRequest()))
    let left = try hub.loop.reported(first.number)
    #expect(left.message == nil && left.report.text == "rude")
    #expect(throws: MessagingError(.requestNotFound, "report")) { try hub.loop.closeReport(99, note: "") }
    #expect(throws: MessagingError.self) {
      try hub.loop.closeReport(first.number, note: String(repeating: "x", count: 5000))
    }
    #expect(throws: MessagingError.self) { try hub.loop.reports(after: 0, limit: 0) }
  }

  @Test(arguments: HubStoreKind.allCases)
  func invalidReportIsRefused(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.openReports = 2
      $0.limits.reportTagSize = 3
      $0.limits.reportReasonSize = 5
    }
    let (alice, bob, carl) = (try await hub.client("alice"), try await hub.client("bob"), try await hub.client("carl"))
    try await alice.createGroup("g", ["bob"])
    try await alice.ask(SubmitCall("early", to: .group("g")))
    try await alice.ask(AddMembersCall(id: "g", accounts: ["carl"], note: nil))
    for id in ["one", "two", "three"] as [MessageID] { try await alice.ask(SubmitCall(id, to: .group("g"))) }
    func code(
      _ client: HostileClient, _ id: MessageID, _ conversation: ConversationID = .group("g"), tag: String = "t",
      reason: String = ""
    ) async throws -> MessagingError.Code {
      try await client.refusal(
        of: ReportMessageCall(conversation: conversation, id: id, tag: tag, reason: reason)
      ).code
    }
    // Carl cannot read a message from before joining.
    #expect(try await code(carl, "early") == .messageNotFound)
    #expect(try await code(carl, "nothing") == .messageNotFound)
    #expect(try await code(carl, "one", .direct("alice")) == .messageNotFound)
    #expect(try await code(carl, "one", .direct("nobody")) == .accountNotFound)
    #expect(try await code(carl, "one", .group("other")) == .groupNotFound)
    #expect(try await code(carl, "") == .invalidArgument)
    #expect(try await code(carl, "one", tag: "xxxx") == .messageTooLarge)
    #expect(try await code(carl, "one", reason: "xxxxxx") == .messageTooLarge)
    let stranger = try await hub.client("stranger")
    #expect(try await code(stranger, "one") == .notMember)
    #expect(try await code(hub.client(), "one") == .notLoggedIn)
    for id in ["one", "two"] as [MessageID] {
      try await bob.ask(ReportMessageCall(conversation: .group("g"), id: id, tag: "", reason: ""))
    }
    #expect(try await code(bob, "three") == .limitExceeded)
    // A report that replaces another does not count again.
    try await bob.ask(ReportMessageCall(conversation: .group("g"), id: "two", tag: "x", reason: ""))
    _ = try hub.loop.closeReport(try hub.loop.reports(after: 0, limit: 1).reports[0].number, note: "")
    try await bob.ask(ReportMessageCall(conversation: .group("g"), id: "three", tag: "", reason: ""))
    #expect(try hub.loop.reports(after: 0, limit: 10).reports.count == 3)
  }

  @Test(arguments: HubStoreKind.allCases)
  func wordsAreRefused(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    try await alice.ask(SubmitCall("before", to: direct, .text("so foul")))
    let list = try hub.loop.setWords([FilteredWord("Foul", .refuse), FilteredWord("mild", .replace)])
    #expect(try hub.loop.setWords(list.words) == list)
    func code(_ id: MessageID, _ body: MessageBody) async throws -> MessagingError.Code {
      try await alice.refusal(
        of: SubmitCall(
          id: id, conversation: direct, options: .ordinary, kind: body.content.kind, body: body.encoded(),
          resumes: true)
      ).code
    }
    for body in [
      MessageBody(content: .text("so fOUL.")), MessageBody(content: .tip(text: "foul", attachment: nil)),
      MessageBody(content: .custom(CustomContent(payload: #"{"a":["foul"]}"#))),
      MessageBody(content: .location(LocationContent(latitude: 0, longitude: 0, title: "foul"))),
      MessageBody(content: .data([1]), fallbackText: "foul"),
      MessageBody(content: .text("x"), push: PushHints(text: "foul")),
    ] {
      #expect(try await code("one", body) == .contentForbidden)
    }
    // One that was accepted before is not a new message; what is for the app alone is let through, and so are commands.
    #expect(try await alice.ask(SubmitCall("before", to: direct, .text("so foul"))).isDuplicate)
    try await alice.ask(SubmitCall("mild", to: direct, .text("mild")))
    try await alice.ask(SubmitCall("command", to: direct, .command(CommandContent(action: "foul"))))
    // An edit with such a word is refused, too.
    let edit = EditMessageCall(
      conversation: direct, id: "mild", body: MessageBody(content: .text("foul")).encoded())
    #expect(try await alice.refusal(of: edit).code == .contentForbidden)
    #expect(try await texts(bob, .direct("alice")) == ["before", "mild"])
    _ = try hub.loop.setWords([])
    try await alice.ask(SubmitCall("one", to: direct, .text("so foul")))
  }

  @Test(arguments: HubStoreKind.allCases)
  func wordsAreMasked(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    let tablet = try await hub.client("alice", device: "tablet")
    _ = try hub.loop.setWords([FilteredWord("foul", .mask), FilteredWord("mild", .replace)])
    // Devices learn of words that are theirs to replace, not of these.
    #expect(try await alice.ask(WordListCall(known: nil)).map(\.words) == [[FilteredWord("mild", .replace)]])
    let bodies = [
      MessageBody(content: .text("so FOUL."), fallbackText: "foul", push: PushHints(text: "Foul!")),
      MessageBody(content: .tip(text: "foul", attachment: "foul")),
      MessageBody(content: .custom(CustomContent(payload: #"{"a":["foul",{"b":"a foul, 1/2"}],"n":1}"#))),
      MessageBody(content: .custom(CustomContent(payload: "foul text"))),
      MessageBody(content: .location(LocationContent(latitude: 1, longitude: 2, title: "foul", info: "a foul"))),
      MessageBody(
        content: .data([1]), attributes: #"{"a":"foul"}"#, memberPush: MemberPushHints(accounts: nil, text: "foul")),
    ]
    var masked = bodies
    masked[0] = MessageBody(content: .text("so ****."), fallbackText: "****", push: PushHints(text: "****!"))
    masked[1].content = .tip(text: "****", attachment: "foul")
    masked[2].content = .custom(CustomContent(payload: #"{"a":["****",{"b":"a ****, 1\/2"}],"n":1}"#))
    masked[3].content = .custom(CustomContent(payload: "**** text"))
    masked[4].content = .location(LocationContent(latitude: 1, longitude: 2, title: "****", info: "a ****"))
    masked[5].memberPush = MemberPushHints(accounts: nil, text: "****")
    for (index, body) in bodies.enumerated() {
      let call = SubmitCall(
        id: MessageID("m\(index)"), conversation: direct, options: .ordinary, kind: body.content.kind,
        body: body.encoded())
      let expected = masked[index].encoded()
      #expect(try await alice.ask(call).maskedBody == expected)
      // A second submission has the same answer.
      let again = try await alice.ask(call)
      #expect(again.isDuplicate && again.maskedBody == expected)
      #expect(try await bob.nextMessage(call.id).body == expected)
      #expect(try await tablet.nextMessage(call.id).body == expected)
    }
    #expect(try await alice.ask(SubmitCall("clean", to: direct, .text("clean"))).maskedBody == nil)
    // Words are replaced in an edit, too.
    let body = MessageBody(content: .text("foul again")).encoded()
    let edited = try await alice.ask(EditMessageCall(conversation: direct, id: "clean", body: body))
    #expect(MessageBody(decoding: edited.message.body).content == .text("**** again"))
    // A command is not a text for people.
    let command = SubmitCall("command", to: direct, .command(CommandContent(action: "foul")))
    #expect(try await alice.ask(command).maskedBody == nil)
    // A revoked message has no masked body either.
    let first = SubmitCall("m0", to: direct, .text("so FOUL."))
    try await alice.ask(RevokeCall(conversation: direct, id: "m0", request: RevocationRequest()))
    let revoked = try await alice.ask(first)
    #expect(revoked.isDuplicate && revoked.maskedBody == nil)
  }

  @Test(arguments: HubStoreKind.allCases)
  func withheldMessagesReachNoReceiver(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    let tablet = try await hub.client("alice", device: "tablet")
    try await alice.createGroup("g", ["bob"])
    try await bob.waitUntilIdle()
    bob.forgetPushes()
    _ = try hub.loop.setWords([FilteredWord("foul", .withhold)])
    let conversations: [ConversationID] = [direct, .group("g")]
    for (index, conversation) in conversations.enumerated() {
      let listed = try await alice.ask(SubmitCall(MessageID("word\(index)"), to: conversation, .text("Foul")))
      // To the sender it is a message like any other.
      #expect(!listed.isWithheld && !listed.isDuplicate && listed.sequence > 0)
      var options = MessageOptions.ordinary
      options.insert(.withheld)
      let asked = try await alice.ask(SubmitCall(MessageID("asked\(index)"), to: conversation, options: options))
      #expect(!asked.isWithheld)
      #expect(
        try await alice.ask(SubmitCall(MessageID("asked\(index)"), to: conversation, options: options)).isDuplicate)
      #expect(try await tablet.nextMessage(MessageID("word\(index)")).sender == "alice")
      try await alice.ask(
        SubmitCall(
          MessageID("command\(index)"), to: conversation, .command(CommandContent(action: "a")), options: options))
      let body = MessageBody(content: .text("foul again")).encoded()
      try await alice.ask(EditMessageCall(conversation: conversation, id: MessageID("word\(index)"), body: body))
      let name = index == 0 ? ConversationID.direct("alice") : conversation
      let report = ReportMessageCall(conversation: name, id: MessageID("word\(index)"), tag: "", reason: "")
      #expect(try await bob.refusal(of: report).code == .messageNotFound)
      let mine = try await texts(alice, conversation)
      #expect(mine.suffix(2) == [MessageID("word\(index)"), MessageID("asked\(index)")])
      try await alice.ask(
        RevokeCall(conversation: conversation, id: MessageID("asked\(index)"), request: RevocationRequest()))
      #expect(try await !texts(bob, name).contains { $0.string.hasPrefix("word") || $0.string.hasPrefix("asked") })
    }
    try await bob.waitUntilIdle()
    // Bob is notified of the positions in the stream, but not of their contents.
    let events = bob.received.pushes.compactMap { if case .event(let event) = $0 { event.payload } else { nil } }
    #expect(!events.isEmpty && events.allSatisfy { $0 == .nothing })
    #expect(!bob.received.pushes.contains { if case .transient = $0 { true } else { false } })
  }

  @Test(arguments: HubStoreKind.allCases)
  func devicesAreNotifiedOfTheList(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.filteredWords = 3
      $0.limits.filteredWordSize = 4
      $0.limits.wordListSize = 9
    }
    let alice = try await hub.client("alice")
    #expect(try await alice.ask(WordListCall(known: nil)) == [WordList()])
    #expect(try await alice.ask(WordListCall(known: 0)).isEmpty)
    let words = [FilteredWord("a", .forbid), FilteredWord("B", .refuse)]
    let first = try hub.loop.setWords(words + [FilteredWord("A", .replace)])
    #expect(first.version > 0)
    #expect(first.words == [FilteredWord("a", .replace), FilteredWord("B", .refuse)])
    let second = try hub.loop.setWords([])
    #expect(second.version > first.version && second.words.isEmpty)
    try await alice.waitUntilIdle()
    let versions = alice.received.pushes.compactMap { push -> Int64? in
      if case .wordListChanged(let version) = push { version } else { nil }
    }
    #expect(versions == [first.version, second.version])
    for known in [nil, first.version, Int64.min, .max] as [Int64?] {
      #expect(try await alice.ask(WordListCall(known: known)) == [second])
    }
    #expect(try await alice.ask(WordListCall(known: second.version)).isEmpty)
    #expect(try await hub.client().refusal(of: WordListCall(known: nil)).code == .notLoggedIn)
    func refused(_ texts: String...) -> MessagingError.Code? {
      do {
        _ = try hub.loop.setWords(texts.map { FilteredWord($0, .refuse) })
        return nil
      } catch {
        return error.code
      }
    }
    #expect(refused("") == .invalidArgument)
    #expect(refused("a", "b", "c", "d") == .limitExceeded)
    #expect(refused("aaaaa") == .messageTooLarge)
    #expect(refused("aaaa", "bbbb", "cc") == .messageTooLarge)
    #expect(try hub.loop.wordList() == second)
  }
}
