import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// Accounts, groups and messages of another service, as apps see them once they were imported.
@Suite(.timeLimit(.minutes(5))) struct ClientImportTests {
  /// Long before anything happens here.
  private let beginning: Int64 = 1_000_000

  private func record(_ id: String, _ content: ImportedContent, digest: UInt8 = 1) -> ImportedRecord {
    ImportedRecord(source: "old", id: id, digest: [digest], content: content)
  }

  private func message(
    _ id: String, at time: Int64, from sender: AccountID = "alice", in conversation: ConversationID = .direct("bob"),
    text: String? = nil, reply: String? = nil, digest: UInt8 = 1
  ) -> ImportedRecord {
    record(
      id,
      .message(
        ImportedMessage(
          id: MessageID(id), conversation: conversation, sender: sender,
          time: Timestamp(milliseconds: beginning + time), body: MessageBody(content: .text(text ?? id)), reply: reply)),
      digest: digest)
  }

  @discardableResult
  private func add(_ records: [ImportedRecord], to world: ClientWorld) throws -> [String] {
    try world.environment.hubLoop().importRecords(records, options: ImportOptions()).map { outcome in
      switch outcome {
      case .imported: "imported"
      case .known: "known"
      case .conflict: "conflict"
      case .refused(let error): error.code.rawValue
      }
    }
  }

  private func history(
    _ client: MessagingClient, _ conversation: ConversationID, oldestFirst: Bool = false, limit: Int = 2
  ) async throws -> [String] {
    var query = HistoryQuery(conversation: conversation, oldestFirst: oldestFirst, limit: limit)
    query.stores = true
    var found: [String] = []
    while true {
      // Pages are oldest first, whatever was asked.
      let page = try await client.history(query)
      found = oldestFirst ? found + page.map(\.id.string) : page.map(\.id.string) + found
      guard page.count == limit, let first = page.first, let last = page.last else { return found }
      if oldestFirst { query.after = last.time } else { query.before = first.time }
    }
  }

  /// In a conversation that is empty here, and in one in which people talk; at a device that was here, and a new one.
  @Test func importedPastIsReadInPagesAndNotReported() async throws {
    let world = try ClientWorld()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let inbox = bob.messages()
    let first = try await alice.send(.text("first"), to: .direct("bob"))
    #expect(try await inbox.next().id == first.id)
    try bob.markRead(.direct("alice"))
    let outcomes = try add(
      [
        message("m3", at: 30), message("m1", at: 10), message("m2", at: 20, from: "bob", in: .direct("alice")),
        message("c1", at: 15, from: "carl", in: .direct("bob")),
      ], to: world)
    #expect(outcomes == ["imported", "imported", "imported", "imported"])
    let second = try await alice.send(.text("second"), to: .direct("bob"))
    // What comes next is what was sent next.
    #expect(try await inbox.next().id == second.id)
    let all = ["m1", "m2", "m3", first.id.string, second.id.string]
    for (client, name) in [(bob, ConversationID.direct("alice")), (alice, .direct("bob"))] {
      #expect(try await history(client, name) == all)
      #expect(try await history(client, name, oldestFirst: true) == all)
    }
    #expect(try bob.conversation(.direct("alice"))?.unreadCount == 1)
    // What was imported is read, and so are its rows.
    let unread = try bob.storedMessages(MessageQuery(in: .direct("alice"), unreadOnly: true, limit: 10))
    #expect(unread.map(\.id) == [second.id])
    let late = try await world.loggedIn("bob", "tablet")
    // A new device shows the end of each conversation before its app asks.
    try await until("the ends of both") {
      try late.recentConversations().map(\.conversation) == [.direct("alice"), .direct("carl")]
        && late.storedMessages(MessageQuery(in: .direct("alice"), limit: 10)).map(\.id.string) == all
    }
    #expect(try await history(late, .direct("alice"), limit: 3) == all)
    #expect(try await history(late, .direct("carl")) == ["c1"])
    #expect(try late.conversation(.direct("carl"))?.unreadCount == 0)
    #expect(try late.conversation(.direct("alice"))?.unreadCount == late.unreadCount())
    let list = try await late.listedConversations(ConversationListQuery(limit: 10)).conversations
    #expect(list.map(\.conversation) == [.direct("alice"), .direct("carl")] && list.last?.lastMessage?.id == "c1")
    let found = try await late.searchHistory(HistorySearch(["m"]), limit: 10)
    #expect(Set(found.map(\.id)) == ["m1", "m2", "m3"])
    // A message keeps its time, and what its sender's phone asks of it.
    let kept = try await alice.history(HistoryQuery(conversation: .direct("bob"), before: first.time, limit: 1))
    #expect(kept.map(\.time.milliseconds) == [beginning + 30])
    #expect(try kept.allSatisfy { try alice.isReadByPeer($0) })
  }

  /// People already talk here while the old service is still in use.
  @Test(arguments: [false, true]) func aPastAmongThePresentIsReadInTheOrderOfTimes(isDurable: Bool) async throws {
    let world = try ClientWorld(isDurable: isDurable)
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    var expected: [String] = []
    var records: [ImportedRecord] = []
    for round in 0..<6 {
      let sent = try await alice.send(.text("\(round)"), to: .direct("bob"))
      expected.append(sent.id.string)
      // Some rounds have none of the old service, others more than a page.
      for index in 0..<Int64([2, 0, 5, 1, 0, 0][round]) {
        let id = "m\(round)-\(index)"
        records.append(message(id, at: sent.time.milliseconds + 10 + index - beginning))
        expected.append(id)
      }
      world.clock.advance(byMilliseconds: 1000)
    }
    #expect(try add(records, to: world) == records.map { _ in "imported" })
    for limit in 1...5 {
      for oldestFirst in [false, true] {
        #expect(
          try await history(bob, .direct("alice"), oldestFirst: oldestFirst, limit: limit) == expected,
          "pages of \(limit), oldest first: \(oldestFirst)")
      }
    }
  }

  @Test func anImportThatIsRepeatedChangesNothing() async throws {
    let world = try ClientWorld(isDurable: true)
    let records = [
      record("alice", .account("alice", isDisabled: false)), record("bob", .account("bob", isDisabled: false)),
      record("p", .profile("bob", ProfileUpdate(nickname: "Bob"))),
      record("c", .contact("bob", of: "alice", alias: "Bobby")),
      record("b", .block("carl", by: "alice", ContactUpdate(isBlocked: true))),
      message("m1", at: 10), message("m2", at: 10), message("m3", at: 12, reply: "m1"),
      record(
        "e",
        .edit(
          ImportedEdit(
            message: "m2", editor: nil, time: Timestamp(milliseconds: 2_000_000),
            body: MessageBody(content: .text("changed"))))),
      record("x", .reaction(message: "m1", "bob", text: "+1", time: nil)),
      record("y", .pin(message: "m3", "bob", note: "keep", time: nil)),
    ]
    var outcomes = try add([record("carl", .account("carl", isDisabled: false))] + records, to: world)
    #expect(outcomes == Array(repeating: "imported", count: 12))
    try world.restart()
    outcomes = try add(records, to: world)
    #expect(outcomes == Array(repeating: "known", count: 11))
    #expect(try add([message("m1", at: 10, text: "another", digest: 2)], to: world) == ["conflict"])
    let alice = try await world.loggedIn("alice")
    let stored = try await alice.history(HistoryQuery(conversation: .direct("bob"), oldestFirst: true, limit: 10))
    #expect(stored.map(\.text) == ["m1", "changed", "m3"])
    // Two messages of one millisecond are a millisecond apart.
    #expect(stored.map { $0.time.milliseconds - beginning } == [10, 11, 12])
    #expect(stored[1].body.edit?.editor == "alice" && stored[2].body.reply?.message.id == "m1")
    #expect(try await alice.reactions(of: stored[0]).map(\.text) == ["+1"])
    #expect(try await alice.pinnedMessages(in: .direct("bob")).map(\.message.id) == ["m3"])
    #expect(try await alice.replies(to: stored[0]).replies.map(\.id) == ["m3"])
    #expect(try alice.contact("bob")?.alias == "Bobby" && alice.contact("carl")?.isBlocked == true)
    #expect(try await alice.fetchProfiles(["bob"]).map(\.nickname) == ["Bob"])
  }

  @Test func recordsWithoutAnEqualAreRefused() async throws {
    let world = try ClientWorld()
    try world.environment.administration.createAccount("alice")
    let loop = try world.environment.hubLoop()
    let future = ImportedMessage(
      id: "f", conversation: .direct("bob"), sender: "alice", time: world.clock.now().advanced(byMilliseconds: 1),
      body: MessageBody(content: .text("x")))
    let command = ImportedMessage(
      id: "k", conversation: .direct("bob"), sender: "alice", time: Timestamp(milliseconds: 5),
      body: MessageBody(content: .command(CommandContent(action: "x"))))
    #expect(
      try add(
        [
          record("f", .message(future)), record("k", .message(command)), message("g", at: 1, in: .group("none")),
          message("r", at: 1, reply: "none"), record("e", .revocation(message: "none")),
          record("p", .profile("nobody", ProfileUpdate(nickname: "x"))), message("", at: 1),
          record("n", .account("", isDisabled: false)),
        ], to: world) == [
          "invalidArgument", "unsupported", "groupNotFound", "messageNotFound", "messageNotFound", "accountNotFound",
          "invalidArgument", "invalidArgument",
        ])
    var options = ImportOptions()
    options.allowsMissingReplies = true
    guard case .imported = try loop.importRecords([message("r", at: 1, reply: "none")], options: options)[0] else {
      Issue.record("a reply to nothing was refused")
      return
    }
    options.registersSenders = false
    guard case .refused(let error) = try loop.importRecords([message("s", at: 2, from: "zoe")], options: options)[0]
    else {
      Issue.record("an account was registered")
      return
    }
    #expect(error.code == .accountNotFound)
    // An id that the conversation has, for a message of its other member.
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(.text("x"), to: .direct("bob"))
    let others = message(sent.id.string, at: 3, from: "bob", in: .direct("alice"))
    #expect(try add([others], to: world) == ["invalidArgument"])
  }

  /// A bridge brought one message from the source, and one to it, before the source's messages were imported.
  @Test(arguments: [false, true]) func messageThatABridgeBroughtIsNotImportedAgain(isDurable: Bool) async throws {
    let world = try ClientWorld(isDurable: isDurable)
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let (here, there) = (
      try await alice.send(.text("from there"), to: .direct("bob")),
      try await alice.send(.text("from here"), to: .direct("bob"))
    )
    let others = try await bob.send(.text("another"), to: .direct("alice"))
    func brought(_ id: String, _ original: MessageID, _ text: String) -> ImportedRecord {
      var message = ImportedMessage(
        id: MessageID(id), conversation: .direct("bob"), sender: "alice",
        time: Timestamp(milliseconds: beginning), body: MessageBody(content: .text(text)))
      message.original = original
      return record(id, .message(message))
    }
    let records = [message(here.id.string, at: 1), brought("there", there.id, "from here")]
    #expect(try add(records, to: world) == ["known", "known"])
    try world.environment.administration.createAccount("carl")
    // Claims that are not true: a message of the other account, of another conversation, of another kind, and none.
    let toCarl = try await alice.send(.text("to carl"), to: .direct("carl"))
    let place = try await alice.send(
      .location(LocationContent(latitude: 1, longitude: 2)), to: .direct("bob"))
    let claims = [others.id, toCarl.id, place.id, "nobody's", ""].enumerated().map { index, id in
      brought("claim \(index)", id, "claim")
    }
    #expect(try add(claims, to: world) == claims.map { _ in "imported" })
    // What the source says of a message that came by itself concerns it.
    let further = record("taken back", .revocation(message: "there"))
    #expect(try add([further] + records, to: world) == ["imported", "known", "known"])
    let expected = claims.map { $0.id } + [here.id.string, others.id.string, place.id.string]
    #expect(try await history(alice, .direct("bob"), limit: 10) == expected)
    // Also when it was taken back here before.
    try await alice.revoke(here)
    let again = ImportedRecord(source: "other", id: here.id.string, digest: [1], content: records[0].content)
    #expect(try add([again], to: world) == ["known"])
  }

  @Test func importedMessagesAreActedOnLikeOthers() async throws {
    let world = try ClientWorld()
    try add([message("m1", at: 10), message("m2", at: 20), message("m3", at: 30)], to: world)
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let changes = alice.reactionChanges()
    let pins = alice.pinChanges()
    let edits = bob.edits()
    let inbox = alice.messages()
    var query = HistoryQuery(conversation: .direct("alice"), oldestFirst: true, limit: 10)
    query.stores = true
    let seen = try await bob.history(query)
    #expect(seen.map(\.id) == ["m1", "m2", "m3"] && seen.allSatisfy { !$0.marks.contains(.unread) })
    let own = try await alice.history(HistoryQuery(conversation: .direct("bob"), oldestFirst: true, limit: 10))
    try await bob.addReaction("ok", to: seen[0])
    #expect(try await changes.next().messageID == "m1")
    try await bob.pin(seen[1])
    #expect(try await pins.next().pin.messageID == "m2")
    #expect(try await bob.pinnedMessages(in: .direct("alice")).map(\.message.id) == ["m2"])
    let reply = try await bob.reply(.text("late"), to: seen[2])
    #expect(try await inbox.next().id == reply.id)
    #expect(try await alice.replies(to: own[2]).replies.map(\.id) == [reply.id])
    try await alice.edit(own[0], to: .text("better"))
    #expect(try await edits.next().id == "m1")
    try await bob.acknowledge(seen[2])
    // It was written too long ago for its sender, but not for the operator.
    #expect(await code { try await alice.revoke(own[1]) } == .revokeWindowElapsed)
    let revocations = bob.revocations()
    try world.environment.hubLoop().revoke(
      "m2", sender: "alice", in: .direct("alice", "bob"), scope: .everyone, request: RevocationRequest())
    #expect(try await revocations.next().revocation.messageID == "m2")
    #expect(try await history(alice, .direct("bob"), limit: 10) == ["m1", "m3", reply.id.string])
    try await bob.deleteEverywhere([seen[0]])
    #expect(try await history(bob, .direct("alice"), limit: 10) == ["m3", reply.id.string])
  }

  @Test func clearedHistoryHasNoPast() async throws {
    let world = try ClientWorld()
    try add([message("m1", at: 10), message("m2", at: 20)], to: world)
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    #expect(try await history(alice, .direct("bob")) == ["m1", "m2"])
    try await alice.clearHistory(of: .direct("bob"))
    #expect(try await history(alice, .direct("bob")) == [])
    #expect(try await history(bob, .direct("alice")) == ["m1", "m2"])
    let sent = try await alice.send(.text("new"), to: .direct("bob"))
    #expect(try await history(alice, .direct("bob")) == [sent.id.string])
    // A mark of the source clears what is older than it.
    try add(
      [
        record(
          "c",
          .conversation(
            ImportedConversation(
              account: "bob", conversation: .direct("alice"),
              clearedUntil: Timestamp(milliseconds: beginning + 10), isPinned: true)))
      ], to: world)
    #expect(try await history(bob, .direct("alice"), limit: 5) == ["m2", sent.id.string])
    let pinned = try await bob.listedConversations(ConversationListQuery(limit: 10)).conversations.first?.settings?.pin
    #expect(pinned != nil)
    // What an account cleared here stays cleared.
    try add(
      [
        record(
          "d",
          .conversation(
            ImportedConversation(
              account: "alice", conversation: .direct("bob"), clearedUntil: Timestamp(milliseconds: beginning + 10))))
      ], to: world)
    #expect(try await history(alice, .direct("bob"), limit: 5) == [sent.id.string])
  }

  @Test func groupsComeWithTheirMembersAndTheirPast() async throws {
    let world = try ClientWorld()
    let early = try await world.loggedIn("dora")
    let joined = early.events()
    func member(
      _ account: AccountID, digest: UInt8 = 1, _ change: (inout ImportedMember) -> Void = { _ in }
    ) -> ImportedRecord {
      var member = ImportedMember(account)
      change(&member)
      return record("g/\(account.name)", .member(group: "g", member), digest: digest)
    }
    for name in ["alice", "bob", "carl"] {
      try add([record(name, .account(AccountID(name), isDisabled: false))], to: world)
    }
    let info = GroupInfo(
      id: "g", name: "Chess", owner: "alice", properties: [GroupInfo.Property.introduction: "We play."],
      created: Timestamp(milliseconds: beginning))
    let outcomes = try add(
      [
        record("g", .group(info)), member("alice"),
        member("bob") {
          $0.role = .manager; $0.nickname = "B"
        },
        member("carl") { $0.joined = Timestamp(milliseconds: beginning + 15) }, member("dora") { $0.isMuted = true },
        member("nobody"), member("alice"), member("bob", digest: 2) { $0.nickname = "Bob" },
        message("g1", at: 10, in: .group("g")), message("g2", at: 20, from: "bob", in: .group("g")),
        message("g3", at: 30, from: "left", in: .group("g")),
      ], to: world)
    #expect(outcomes.filter { $0 == "imported" }.count == 8)
    // The first member of an id stays, also beside another one of the same batch.
    #expect(outcomes[5...7] == ["accountNotFound", "known", "conflict"])
    _ = try await joined.first { if case .groupAdded = $0 { true } else { false } }
    #expect(try await history(early, .group("g"), limit: 10) == ["g1", "g2", "g3"])
    let bob = try await world.loggedIn("bob")
    let (group, members) = try await bob.fetchGroup("g")
    #expect(group.name == "Chess" && group.created.milliseconds == beginning && group.memberCount == 4)
    #expect(group.properties[GroupInfo.Property.introduction] == "We play.")
    let roles = members.map { "\($0.account) \($0.role)" }
    #expect(roles == ["alice owner", "bob manager", "carl ordinary", "dora ordinary"])
    #expect(members.map(\.nickname) == [nil, "B", nil, nil])
    #expect(await code { try await early.send(.text("x"), to: .group("g")) } == .muted)
    #expect(try await history(bob, .group("g")) == ["g1", "g2", "g3"])
    // It came when the first message was written.
    let carl = try await world.loggedIn("carl")
    #expect(try await history(carl, .group("g")) == ["g2", "g3"])
    let sent = try await bob.send(.text("here"), to: .group("g"))
    #expect(try await history(carl, .group("g"), limit: 10) == ["g2", "g3", sent.id.string])
    // One who joins now reads from now on.
    try await bob.addMembers(["left"], toGroup: "g")
    let left = try await world.loggedIn("left")
    let next = try await bob.send(.text("again"), to: .group("g"))
    let seen = try await history(left, .group("g"))
    #expect(seen.last == next.id.string && !seen.contains { $0.hasPrefix("g") || $0 == sent.id.string })
  }
}
