#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import ParlanceMoving
  import TestNumbers
  import TestSupport
  import Testing

  /// Exports of a whole hub, and what an empty hub has that imports them.
  @Suite(.timeLimit(.minutes(5))) struct ExportTests {
    private let archive: ArchivedHub

    init() throws { archive = try ArchivedHub() }

    /// Exports a hub, imports that into an empty one, and expects of the export of that one to be the same.
    ///
    /// - returns: The lines, and the second hub.
    private func roundTrip(
      _ environment: MessagingEnvironment, _ clock: ManualClock, isDurable: Bool = false,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (lines: [String], world: ClientWorld) {
      // Entries of one millisecond have the times of the next ones.
      clock.advance(byMilliseconds: 1000)
      let first = try archive.export(environment, to: "first.jsonl")
      #expect(try archive.export(environment, to: "first.jsonl", limit: 1) == first, sourceLocation: sourceLocation)
      #expect(
        try archive.export(environment, to: "first.jsonl.gz", limit: 7, bytes: 500) == first,
        sourceLocation: sourceLocation)
      #expect(try archive.check("first.jsonl.gz").missing.allSatisfy { $0.kind == "media" })
      let world = try ClientWorld(isDurable: isDurable, clock: clock)
      let hub = try world.environment.hubLoop()
      try hub.registerServiceEventConsumer("service", kinds: .all) {}
      let report = try archive.add("first.jsonl.gz", to: world.environment)
      #expect(report.isComplete, "\(report.text)", sourceLocation: sourceLocation)
      // Other services are not notified of imported events.
      let events = try hub.serviceEvents(for: "service", taken: nil, limit: 1000, bytes: .max).records
      let kinds = try events.map { record in try ServiceEvent(decoding: record.payload).kind }
      #expect(kinds.allSatisfy { $0 == .hubStarted }, "\(kinds)", sourceLocation: sourceLocation)
      let second = try archive.export(world.environment, to: "second.jsonl")
      let (missing, added) = (Set(first).subtracting(second), Set(second).subtracting(first))
      #expect(first == second, "missing \(missing.sorted()), added \(added.sorted())", sourceLocation: sourceLocation)
      return (first, world)
    }

    private func history(_ client: MessagingClient, _ conversation: ConversationID) async throws -> [Message] {
      try await client.history(HistoryQuery(conversation: conversation, oldestFirst: true, limit: 100))
    }

    @Test(arguments: [false, true]) func messagesAndTheirChangesComeBack(isDurable: Bool) async throws {
      let world = try ClientWorld(isDurable: isDurable)
      let (alice, bob) = (try await world.loggedIn("Alice"), try await world.loggedIn("bob"))
      let inbox = bob.messages()
      let direct = ConversationID.direct("bob")
      let text = try await alice.send(.text("first \u{1F600} e\u{301}"), to: direct)
      var draft = MessageDraft(
        conversation: direct,
        body: MessageBody(
          content: .custom(CustomContent(type: "game", payload: #"{"b": 1, "a": [2]}"#)),
          attributes: #"{"z": 1.50, "a": "x"}"#, fallbackText: "a game", push: PushHints(text: "play"),
          extensions: ["Style": [1, 2, 255]]))
      draft.options.remove(.countsAsUnread)
      let custom = try await alice.send(draft)
      let place = try await alice.send(
        .location(LocationContent(latitude: 52.5, longitude: 13.4, title: "Berlin", info: "{}")), to: direct)
      _ = try await alice.send(.location(LocationContent(latitude: 500, longitude: 13.4)), to: direct)
      _ = try await alice.send(.tip(text: nil, attachment: "{}"), to: direct)
      _ = try await alice.send(.data([0, 1, 2]), to: direct)
      for _ in 0..<5 { _ = try await inbox.next() }
      var seen = try await history(bob, .direct("Alice"))
      #expect(seen.count == 6)
      let reply = try await bob.reply(.text("a reply"), to: seen[0])
      let own = try await history(alice, direct)
      let inner = try await alice.reply(.text("a reply to a reply"), to: try #require(own.last))
      // The second of three in a thread is taken back; the third one stays in the thread.
      try await bob.revoke(reply, request: RevocationRequest(postscript: "sorry"))
      world.clock.advance(byMilliseconds: 5)
      try await alice.edit(text, to: .text("first, edited"))
      try await alice.edit(text, to: .text("first, edited twice"), fallbackText: "in short")
      try await alice.edit(place, to: .location(LocationContent(latitude: 1, longitude: 2, info: "moved")))
      seen = try await history(bob, .direct("Alice"))
      try await bob.addReaction("+1", to: seen[0], note: "a note")
      try await alice.addReaction("+1", to: text)
      try await alice.addReaction("ok/%", to: text)
      try await bob.pin(seen[1], note: "look")
      try bob.markRead(.direct("Alice"))
      // The hub has the mark once it has answered what came behind it.
      _ = try await bob.fetchGroups()
      let (lines, copy) = try roundTrip(world.environment, world.clock, isDurable: isDurable)
      #expect(lines.ofKind(.message).count == 8 && lines.ofKind(.edit).count == 2)
      #expect(lines.ofKind(.revocation).count == 1 && lines.ofKind(.reaction).count == 3)
      let again = try await copy.loggedIn("alice", "tablet")
      let copied = try await history(again, direct)
      let expected = try await history(alice, direct)
      #expect(copied.map(\.id) == expected.map(\.id) && copied.map(\.time) == expected.map(\.time))
      #expect(copied.map(\.body.content) == expected.map(\.body.content))
      #expect(copied.map(\.body.attributes) == expected.map(\.body.attributes))
      #expect(copied.map(\.body.extensions) == expected.map(\.body.extensions))
      #expect(copied.map(\.body.reply) == expected.map(\.body.reply))
      #expect(copied.map(\.body.edit) == expected.map(\.body.edit))
      #expect(copied.first { $0.id == inner.id }?.body.reply?.thread.id == text.id)
      #expect(copied.first { $0.id == custom.id }?.options.contains(.countsAsUnread) == false)
      #expect(try await again.reactions(of: copied[0]).map(\.text) == ["+1", "+1", "ok/%"])
      #expect(try await again.pinnedMessages(in: direct).map(\.message.id) == [custom.id])
    }

    @Test func theSameIDInSeveralConversationsIsSeveralMessages() async throws {
      let world = try ClientWorld()
      let alice = try await world.loggedIn("alice")
      for name in ["bob", "carl"] { _ = try await world.loggedIn(AccountID(name)) }
      for name in ["bob", "carl"] {
        var draft = MessageDraft(
          conversation: .direct(AccountID(name)), body: MessageBody(content: .text("to \(name)")))
        draft.id = "same"
        _ = try await alice.send(draft)
      }
      let (lines, copy) = try roundTrip(world.environment, world.clock)
      #expect(lines.ofKind(.message).count == 2)
      #expect(try await history(try await copy.loggedIn("carl"), .direct("alice")).map(\.text) == ["to carl"])
    }

    @Test func groupsComeBackWithTheirMembersAndRooms() async throws {
      let world = try ClientWorld()
      let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
      for name in ["carl", "dora"] { _ = try await world.loggedIn(AccountID(name)) }
      let (group, _) = try await alice.createGroup(named: "Chess / \u{265E}", members: ["bob", "carl"])
      var update = GroupUpdate()
      (update.introduction, update.announcement, update.custom) = ("We play.", "Monday", #"{"a": 1}"#)
      (update.isMuted, update.joinsFreely, update.membersMayInvite) = (false, false, true)
      try await alice.updateGroup(group.id, update)
      world.clock.advance(byMilliseconds: 100)
      _ = try await bob.send(.text("before dora"), to: .group(group.id))
      world.clock.advance(byMilliseconds: 100)
      _ = try await alice.addMembers(["dora"], toGroup: group.id)
      try await bob.updateMember("bob", inGroup: group.id, nickname: "B", custom: "c")
      try await alice.setMuted(true, ["carl"], inGroup: group.id)
      try await alice.setMuted(
        true, ["dora"], inGroup: group.id, until: world.clock.now().advanced(byMilliseconds: 100_000))
      world.clock.advance(byMilliseconds: 100)
      _ = try await world.loggedIn("eve")
      try await alice.setBlocked(true, ["eve"], inGroup: group.id)
      try await alice.setAllowed(true, ["carl"], inGroup: group.id)
      try await bob.setAttributes(["seat": "2", "mood": "good"], inGroup: group.id)
      try await alice.transferGroup(group.id, to: "bob")
      let mentioned = try await bob.send(
        MessageDraft(
          conversation: .group(group.id),
          body: MessageBody(content: .text("for two"), mentions: .accounts(["carl"]), addressees: ["carl"])))
      _ = try await bob.send(
        MessageDraft(
          conversation: .group(group.id), body: MessageBody(content: .text("for all"), mentions: .everyone)))
      var large = GroupInfo(id: "large", name: "Large", owner: "alice", memberLimit: 0)
      large.isLarge = true
      try await alice.createGroup(large, members: ["bob"])
      let (dismissed, _) = try await alice.createGroup(named: "gone", members: ["bob"])
      try await alice.dismissGroup(dismissed.id)
      let administration = world.environment.administration
      _ = try administration.createRoom(id: "hall", name: "Hall", owner: "alice")
      try await alice.changeStandings(of: ["bob"], inRoom: "hall", .manager(true))
      try await alice.changeStandings(of: ["carl"], inRoom: "hall", .blocked(true))
      let end = world.clock.now().advanced(byMilliseconds: 100_000)
      try await alice.changeStandings(of: ["carl", "dora"], inRoom: "hall", .onlyMuted(until: end))
      try await alice.changeStandings(of: ["dora"], inRoom: "hall", .allowed(true))
      try await alice.updateRoom("hall", ["announcement": "Welcome", "muted": "true"])
      _ = try await bob.enterRoom("hall")
      try await alice.setEntries([("song", "one"), ("band", "two")], inRoom: "hall", announces: false)
      // Those that go with their owners do not outlast the hub.
      try await bob.setEntries([("seat", "bob")], inRoom: "hall", isTransient: true, announces: false)
      _ = try await bob.send(.text("in the hall"), to: .room("hall"))
      _ = try administration.broadcastToRooms(MessageBody(content: .text("to all")), from: "alice", id: "all")
      let (lines, copy) = try roundTrip(world.environment, world.clock)
      #expect(lines.ofKind(.group).count == 2 && lines.ofKind(.member).count == 12 && lines.ofKind(.room).count == 1)
      #expect(!lines.contains { $0.contains(dismissed.id) })
      for name in ["alice", "bob", "carl", "dora"] {
        let (old, new) = (try await world.loggedIn(AccountID(name)), try await copy.loggedIn(AccountID(name)))
        let (before, after) = (try await old.fetchGroup(group.id), try await new.fetchGroup(group.id))
        #expect(before.members == after.members && before.group.properties == after.group.properties)
        #expect(before.group.created == after.group.created && after.group.owner == "bob")
        let (expected, found) = (try await history(old, .group(group.id)), try await history(new, .group(group.id)))
        #expect(expected.map(\.id) == found.map(\.id) && expected.map(\.body) == found.map(\.body), "\(name)")
        #expect(found.contains { $0.id == mentioned.id } == ["bob", "carl"].contains(name))
      }
      let kind = try await copy.loggedIn("bob").fetchGroup("large").group
      #expect(kind.isLarge && kind.memberLimit == 10_000 && kind.properties.isEmpty)
      #expect(lines.contains { $0.contains(#""large":true"#) && $0.contains(#""id":"large""#) })
      let visitor = try await copy.loggedIn("bob", "tablet")
      #expect(try await visitor.fetchBlockedAccounts(ofGroup: group.id) == ["eve"])
      #expect(try await visitor.fetchGroup(group.id).members.filter(\.isAllowed).map(\.account) == ["carl"])
      #expect(
        try await visitor.fetchAttributes(ofMembers: ["bob", "carl"], inGroup: group.id)
          == ["bob": ["seat": "2", "mood": "good"], "carl": [:]])
      let (room, _) = try await visitor.enterRoom("hall")
      #expect(room.name == "Hall" && room.owner == "alice")
      #expect(room.properties == ["announcement": "Welcome", "muted": "true"])
      let (kept, found) = (
        try await world.loggedIn("alice").fetchStandings(ofRoom: "hall").standings,
        try await copy.loggedIn("alice").fetchStandings(ofRoom: "hall").standings
      )
      #expect(kept == found && kept.map(\.account) == ["alice", "bob", "carl", "dora"])
      let entries = try await copy.loggedIn("alice").fetchEntries(ofRoom: "hall")
      #expect(
        entries == [
          RoomEntry(key: "song", value: "one", owner: "alice"), RoomEntry(key: "band", value: "two", owner: "alice"),
        ])
      let past = try await history(visitor, .room("hall"))
      #expect(past.filter { $0.kind != .notification }.map(\.text) == ["in the hall", "to all"])
      let changes = past.filter { $0.kind == .notification }.map(\.body)
      let before = try await world.loggedIn("bob")
      _ = try await before.enterRoom("hall")
      let expected = try await history(before, .room("hall"))
      // Bob's seat was given up with his former login, after the export.
      let told = expected.filter { $0.kind == .notification }.map(\.body).prefix(5)
      #expect(changes == Array(told) && changes.count == 5)
    }

    /// A member that blocks a group, or did so for a time, what a room keeps of its owner, and who may write and create rooms.
    @Test func blocksOfGroupsAndRightsInRoomsComeBack() async throws {
      let world = try ClientWorld()
      let (alice, bob, carl) = (
        try await world.loggedIn("alice"), try await world.loggedIn("bob"), try await world.loggedIn("carl")
      )
      let (group, _) = try await alice.createGroup(named: "Chess", members: ["bob", "carl"])
      let place = ConversationID.group(group.id)
      func say(_ text: String) async throws {
        world.clock.advance(byMilliseconds: 10)
        _ = try await alice.send(.text(text), to: place)
        world.clock.advance(byMilliseconds: 10)
      }
      try await say("one")
      for client in [bob, carl] { try await client.blockGroup(group.id) }
      try await say("two")
      try await bob.unblockGroup(group.id)
      try await say("three")
      try await carl.setNote("later", of: place)
      let administration = world.environment.administration
      _ = try administration.createRoom(id: "hall", name: "Hall", owner: "alice")
      _ = try await alice.enterRoom("hall")
      _ = try await alice.updateAppearance(RoomAppearance(nickname: "Al", avatar: "pic"), inRoom: "hall", isKept: true)
      try await alice.muteTag("red", inRoom: "hall", until: world.clock.now().advanced(byMilliseconds: 100_000))
      try administration.setCreatesRooms(true, "bob")
      let (_, copy) = try roundTrip(world.environment, world.clock)
      func texts(_ client: MessagingClient) async throws -> [String?] {
        try await history(client, place).filter { $0.kind == .text }.map(\.text)
      }
      let (alice2, bob2, carl2) = (
        try await copy.loggedIn("alice"), try await copy.loggedIn("bob"), try await copy.loggedIn("carl")
      )
      #expect(try await texts(alice2) == ["one", "two", "three"])
      #expect(try await texts(bob2) == ["one", "three"])
      #expect(try await texts(carl2) == ["one"])
      let inboxes = (bob2.messages(), carl2.messages())
      _ = try await alice2.send(.text("four"), to: place)
      #expect(try await inboxes.0.next().text == "four")
      try await carl2.unblockGroup(group.id)
      _ = try await alice2.send(.text("five"), to: place)
      #expect(try await inboxes.1.next().text == "five")
      #expect(try await texts(carl2) == ["one", "five"])
      let card = try await alice2.fetchStandings(ofRoom: "hall").standings.first?.card
      #expect(card == RoomCard(nickname: "Al", avatar: "pic"))
      _ = try await bob2.enterRoom("hall", as: RoomAppearance(tags: ["red"]))
      await #expect(throws: MessagingError.self) { try await bob2.send(.text("muted"), to: .room("hall")) }
      _ = try await carl2.enterRoom("hall", as: RoomAppearance(tags: ["blue"]))
      _ = try await carl2.send(.text("not muted"), to: .room("hall"))
      try copy.environment.administration.updateSettings { $0.roomCreation = .chosenAccounts }
      _ = try await bob2.createRoom(name: "mine")
      await #expect(throws: MessagingError.self) { try await carl2.createRoom(name: "mine") }
    }

    @Test func peopleComeBack() async throws {
      let world = try ClientWorld()
      let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
      let (carl, dora) = (try await world.loggedIn("carl"), try await world.loggedIn("dora"))
      for name in ["erna", "fred", "gone"] { _ = try await world.loggedIn(AccountID(name)) }
      _ = try await alice.updateProfile(
        ProfileUpdate(
          nickname: "A", avatar: "https://example.com/a", signature: "s", gender: Profile.Gender(rawValue: 9),
          email: "a@example.com", birthday: "1", phone: "2", extensions: ["NIM": "x"]))
      _ = try await bob.updateProfile(ProfileUpdate(nickname: "B", gender: .female))
      _ = try await alice.requestFriend("bob", isImmediate: true)
      _ = try await alice.updateContact("bob", ContactUpdate(alias: "Bobby", custom: "c"))
      _ = try await bob.updateContact("alice", ContactUpdate(isMuted: true))
      // Friends, one of whom blocks the other one.
      _ = try await carl.requestFriend("alice", isImmediate: true)
      _ = try await alice.updateContact("carl", ContactUpdate(isBlocked: true))
      _ = try await dora.requestFriend("alice", message: "please")
      _ = try await dora.updateContact("carl", ContactUpdate(alias: "no friend"))
      let administration = world.environment.administration
      _ = try administration.ban("erna", until: nil, reason: "spam")
      try administration.changeMutes(
        of: "erna", [.direct: world.clock.now().advanced(byMilliseconds: 3_600_000), .room: AccountMutes.forever])
      _ = try administration.ban(
        "fred", until: world.clock.now().advanced(byMilliseconds: 1_000_000), reason: "")
      let gone = try await world.loggedIn("gone", "tablet")
      let left = try await gone.send(.text("I was here"), to: .direct("alice"))
      _ = try administration.eraseAccount("gone", messages: .keep, freesName: false)
      let (lines, copy) = try roundTrip(world.environment, world.clock)
      #expect(lines.ofKind(.account).count == 7 && lines.ofKind(.profile).count == 3)
      let again = try await copy.loggedIn("alice", "tablet")
      #expect(try again.contact("bob")?.alias == "Bobby" && again.contact("bob")?.isFriend == true)
      #expect(try again.contact("carl")?.isBlocked == true && again.contact("carl")?.isFriend == true)
      #expect(try again.contact("dora")?.request?.message == "please")
      #expect(try await again.fetchProfiles(["alice"]).first?.gender.rawValue == 9)
      #expect(try await history(again, .direct("gone")).map(\.id) == [left.id])
      for name in ["erna", "fred", "gone"] {
        await #expect(throws: MessagingError.self) { _ = try await copy.loggedIn(AccountID(name)) }
      }
    }

    @Test func settingsAndMarksOfConversationsComeBack() async throws {
      let world = try ClientWorld()
      let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
      let inbox = bob.messages()
      for name in ["bob", "carl", "dora"] {
        if name != "bob" { _ = try await world.loggedIn(AccountID(name)) }
        for text in ["one", "two"] { _ = try await alice.send(.text(text), to: .direct(AccountID(name))) }
      }
      for _ in 0..<2 { _ = try await inbox.next() }
      try bob.markRead(.direct("alice"))
      _ = try await bob.fetchGroups()
      try await alice.clearHistory(of: .direct("bob"), everywhere: true)
      let last = try await alice.send(.text("three"), to: .direct("bob"))
      _ = try await alice.pin(.direct("bob"), note: "top")
      _ = try await alice.setNote("a note", of: .direct("carl"))
      try await alice.mark(3, on: [.direct("carl"), .direct("bob")])
      try await alice.delist([.direct("dora")])
      let (lines, copy) = try roundTrip(world.environment, world.clock)
      #expect(lines.ofKind(.conversation).count >= 3)
      let again = try await copy.loggedIn("alice", "tablet")
      #expect(try await history(again, .direct("bob")).map(\.id) == [last.id])
      #expect(try await history(try await copy.loggedIn("bob", "tablet"), .direct("alice")).count == 3)
      func listed(_ client: MessagingClient) async throws -> [ConversationID: ConversationSettings?] {
        let page = try await client.listedConversations(ConversationListQuery(limit: 100)).conversations
        return Dictionary(page.map { ($0.conversation, $0.settings) }) { first, _ in first }
      }
      #expect(try await listed(again) == listed(alice))
    }

    /// Imported records are exported again, with what was done to them here.
    @Test func importedRecordsAreExported() async throws {
      let world = try ClientWorld()
      let beginning: Int64 = 1_000_000
      func message(
        _ id: String, at time: Int64, reply: String? = nil, from sender: AccountID = "alice"
      ) -> ImportedRecord {
        ImportedRecord(
          source: "old", id: id, digest: [1],
          content: .message(
            ImportedMessage(
              id: MessageID(id), conversation: .direct(sender == "alice" ? "bob" : "alice"), sender: sender,
              time: Timestamp(milliseconds: beginning + time), platform: .iOS,
              body: MessageBody(content: .text(id)), reply: reply)))
      }
      var kept = ImportedConversation(account: "bob", conversation: .direct("alice"))
      kept.readUntil = Timestamp(milliseconds: beginning + 20)
      let records = [
        message("m1", at: 10), message("m2", at: 10), message("m3", at: 10, from: "bob"),
        message("m4", at: 20, reply: "m3"), message("m5", at: 30), message("m6", at: 40, reply: "m4"),
        ImportedRecord(
          source: "old", id: "r", digest: [1],
          content: .revocation(
            message: "m4", time: Timestamp(milliseconds: beginning + 50), by: "bob", note: "a reason")),
        ImportedRecord(source: "old", id: "s", digest: [1], content: .revocation(message: "m2")),
        ImportedRecord(source: "old", id: "c", digest: [1], content: .conversation(kept)),
      ]
      for outcome in try world.environment.hubLoop().importRecords(records, options: ImportOptions()) {
        guard case .imported = outcome else { throw MessagingError(.invalidArgument, "\(outcome)") }
      }
      let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
      let past = try await history(alice, .direct("bob"))
      #expect(past.map(\.id) == ["m1", "m3", "m5", "m6"])
      try await alice.edit(past[0], to: .text("changed here"))
      try world.environment.hubLoop().revoke(
        "m5", sender: "alice", in: .direct("alice", "bob"), scope: .everyone, request: RevocationRequest())
      let late = try await bob.reply(.text("late"), to: try await history(bob, .direct("alice"))[0])
      try await bob.addReaction("ok", to: late)
      let (lines, copy) = try roundTrip(world.environment, world.clock)
      #expect(lines.ofKind(.message).count == 7 && lines.ofKind(.revocation).count == 3)
      #expect(lines.ofKind(.revocation).contains { $0.contains("a reason") && $0.contains("\"account\":\"bob\"") })
      let again = try await copy.loggedIn("bob", "tablet")
      #expect(
        try await history(again, .direct("alice")).map(\.text) == ["changed here", "m3", "m6", "late"])
      #expect(try again.unreadCount() == 0)
    }

    @Test func aFileKeepsItsDescription() async throws {
      let world = try MediaWorld(.folder)
      let alice = MessagingClient(environment: world.environment, account: "alice", device: "phone")
      let bob = MessagingClient(environment: world.environment, account: "bob", device: "phone")
      try await bob.login()
      try await alice.login()
      let path = try world.file("cat.jpg", Pictures.jpeg(20, 10) + MediaWorld.bytes(3000))
      let sent = try await alice.send(
        file: path, as: .image(MediaContent()), to: .direct("bob"), attributes: ["album": "pets"])
      let (lines, copy) = try roundTrip(world.environment, world.clock)
      let line = try #require(lines.ofKind(.message).first)
      let media = try #require(sent.body.content.media?.media)
      for part in ["\"media\":\"\(media.id)\"", "\"name\":\"cat.jpg\"", "\"size\":\(media.size)", media.md5] {
        #expect(line.contains(part), "\(part): \(line)")
      }
      let again = try await copy.loggedIn("bob", "tablet")
      #expect(try await history(again, .direct("alice")).first?.body.content.media?.media.sha256 == media.sha256)
    }

    @Test func emptyHubIsExported() throws {
      let world = try ClientWorld()
      #expect(try roundTrip(world.environment, world.clock).lines.count == 1)
    }

    @Test func placesAreTexts() {
      let places: [ExportPlace] = [
        .beginning, .accounts(after: .max), .contacts(account: 1, after: 2), .spaces(after: .conversation("a:b")),
        .members(.conversation("\u{1F600}:"), after: 0), .history(.conversation(":x"), after: .min),
        .conversations(account: 3, after: 0),
        .directHistory(account: 1, stream: 2, after: -5),
      ]
      for place in places { #expect(ExportPlace(text: place.text) == place) }
      for text in [
        "", "accounts", "accounts:", "accounts:-1", "accounts:x", "members:c:a", "direct:1:2", "x:1", "history:1:a:1",
      ] {
        #expect(ExportPlace(text: text) == nil, "\(text)")
      }
    }
  }
#endif
