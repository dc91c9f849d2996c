import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Revocations that are imported after devices fetched the message.
@Suite struct ImportedRevocationTests {
  private let bob = ConversationID.direct("bob")

  // MARK: a device

  /// An imported message, at a position below zero.
  private func found(_ id: MessageID) -> HistoryMessage {
    HistoryMessage(sequence: -50, time: Timestamp(milliseconds: 50), message: textMessage(id, 0))
  }

  private func revocation(of id: MessageID, at sequence: Int64 = 1) -> StreamEvent {
    let revocation = RevocationEvent(
      messageID: id, revoker: "bob", messageSender: "bob", messageTime: found(id).time,
      messageSequence: found(id).sequence, time: Timestamp(milliseconds: 60), scope: .everyone,
      request: RevocationRequest())
    return StreamEvent(
      stream: .conversation(bob), sequence: sequence, time: Timestamp(milliseconds: 9000),
      payload: .revocation(revocation, [.uncounted, .ifReceived]))
  }

  private func revoked(_ world: ScriptedWorld) -> [ReportedRevocation] {
    world.recorder.events.compactMap { if case .revoked(let reported) = $0 { reported } else { nil } }
  }

  private func fetch(_ id: MessageID, stores: Bool, _ world: ScriptedWorld) throws -> [MessageID] {
    let answer = Answer<[MessageID]>()
    world.device.fetchHistory(HistoryQuery(conversation: bob, limit: 20, stores: stores)) {
      answer.give((try? $0.get().map(\.id)) ?? [])
    }
    try world.answer(HistoryCall.self, HistoryPage(messages: [found(id)]))
    world.waitUntilIdle()
    return try #require(answer.all.first)
  }

  /// The app has received the message, whether the device stores it or not.
  @Test(arguments: [true, false]) func messageThatAQueryReturnedIsRevokedOnce(_ stores: Bool) throws {
    let world = try ScriptedWorld()
    try world.login()
    #expect(try fetch("m", stores: stores, world) == ["m"])
    world.push(revocation(of: "m"), revocation(of: "m", at: 2))
    #expect(revoked(world).map(\.revocation.messageID) == ["m"] && revoked(world).map(\.wasUnread) == [false])
    #expect(revoked(world).map(\.message?.id) == (stores ? ["m"] : [nil]))
    #expect(world.device.message("m", in: bob) == nil && world.device.unreadCount(of: nil) == 0)
  }

  /// The entry overtakes the answer of the hub, which still has the message.
  @Test(arguments: [true, false]) func messageThatWasNeverReturnedIsNeitherReportedNorReturned(_ stores: Bool) throws {
    let world = try ScriptedWorld()
    try world.login()
    world.push(revocation(of: "m"))
    #expect(revoked(world).isEmpty && world.device.conversation(bob) == nil)
    #expect(try fetch("m", stores: stores, world) == [])
    #expect(world.device.message("m", in: bob) == nil)
  }

  // MARK: the hub

  private func record(_ id: String, _ content: ImportedContent) -> ImportedRecord {
    ImportedRecord(source: "old", id: id, digest: [1], content: content)
  }

  private func message(_ id: String, in conversation: ConversationID? = nil) -> ImportedRecord {
    record(
      id,
      .message(
        ImportedMessage(
          id: MessageID(id), conversation: conversation ?? bob, sender: "alice",
          time: Timestamp(milliseconds: 1_000_000), body: MessageBody(content: .text(id)))))
  }

  private func add(_ records: [ImportedRecord], to world: ClientWorld) throws {
    for outcome in try world.environment.hubLoop().importRecords(records, options: ImportOptions()) {
      guard case .imported = outcome else { throw MessagingError(.invalidArgument, "\(outcome)") }
    }
  }

  private func page(_ client: MessagingClient, stores: Bool) async throws -> [MessageID] {
    var query = HistoryQuery(conversation: .direct("alice"), oldestFirst: true, limit: 10)
    query.stores = stores
    return try await client.history(query).map(\.id)
  }

  /// Of three devices one is away, and one has fetched nothing.
  @Test func devicesThatHaveTheMessageAreNotified() async throws {
    let world = try ClientWorld()
    // New devices are given the end of the past, so these come before.
    let (phone, tablet) = (try await world.loggedIn("bob"), try await world.loggedIn("bob", "tablet"))
    let laptop = try await world.loggedIn("bob", "laptop")
    try add([message("m1"), message("m2")], to: world)
    let lists = [phone, tablet, laptop].map { $0.revocations() }
    #expect(try await page(phone, stores: true) == ["m1", "m2"])
    #expect(try await page(tablet, stores: true) == ["m1", "m2"])
    world.setReachable(false, "bob", "tablet")
    try add([record("r", .revocation(message: "m1", time: nil, by: "alice", note: "sorry"))], to: world)
    let reported = try await lists[0].next()
    #expect(reported.revocation.messageID == "m1" && reported.message?.text == "m1" && !reported.wasUnread)
    #expect(reported.revocation.revoker == "alice" && reported.revocation.request.postscript == "sorry")
    world.setReachable(true, "bob", "tablet")
    #expect(try await lists[1].next().revocation.messageID == "m1")
    for client in [phone, tablet] { #expect(try await page(client, stores: true) == ["m2"]) }
    // The next one is made here, of which every device is notified.
    try world.environment.hubLoop().revoke(
      "m2", sender: "alice", in: .direct("alice", "bob"), scope: .everyone, request: RevocationRequest())
    for list in lists { #expect(try await list.next().revocation.messageID == "m2") }
  }

  /// The service took back what the recipient never received: the sender's devices are notified, here and away.
  @Test func withheldMessageIsRevokedForItsSenderAlone() async throws {
    let world = try ClientWorld()
    let (phone, tablet) = (try await world.loggedIn("alice"), try await world.loggedIn("alice", "tablet"))
    let peer = try await world.loggedIn("bob")
    var kept = ImportedMessage(
      id: "m", conversation: .direct("bob"), sender: "alice", time: Timestamp(milliseconds: 1_000_000),
      body: MessageBody(content: .text("m")))
    kept.options = [.ordinary, .withheld]
    try add([record("m", .message(kept))], to: world)
    for client in [phone, tablet] {
      var query = HistoryQuery(conversation: .direct("bob"), oldestFirst: true, limit: 10)
      query.stores = true
      #expect(try await client.history(query).map(\.id) == ["m"])
    }
    let lists = [phone, tablet, peer].map { $0.revocations() }
    world.setReachable(false, "alice", "tablet")
    try add([record("r", .revocation(message: "m", by: "bob"))], to: world)
    #expect(try await lists[0].next().revocation.messageID == "m")
    world.setReachable(true, "alice", "tablet")
    #expect(try await lists[1].next().revocation.messageID == "m")
    // What comes next is the first that the peer is notified of.
    let sent = try await phone.send(.text("next"), to: .direct("bob"))
    try await phone.revoke(sent)
    #expect(try await lists[2].next().revocation.messageID == sent.id)
  }

  /// A bridge says of a message that came by itself that it was taken back there.
  @Test func messageThatCameByItselfIsRevoked() async throws {
    let world = try ClientWorld()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let (inbox, revocations) = (bob.messages(), bob.revocations())
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    #expect(try await inbox.next().id == sent.id)
    _ = try world.environment.hubLoop().importRecords([message(sent.id.string)], options: ImportOptions())
    try add([record("r", .revocation(message: sent.id.string))], to: world)
    let reported = try await revocations.next()
    #expect(reported.revocation.messageID == sent.id && reported.wasUnread)
    #expect(try bob.unreadCount() == 0)
  }

  /// Neither alice nor bob has logged in, so that no device has their message; carl has, so that a device may have his.
  @Test func revocationIsAnEntryOnlyIfADeviceMayHaveTheMessage() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("carl").waitUntilIdle()
    let records = [message("m1"), message("m2", in: .direct("carl")), record("r1", .revocation(message: "m1"))]
    _ = try hub.loop.importRecords(
      records + [record("r2", .revocation(message: "m2"))], options: ImportOptions(registersSenders: true))
    let ends = try hub.inspect { hub in
      try ["bob", "carl"].map { name in
        let alice = try #require(try hub.store.account(folded: "alice"))
        let peer = try #require(try hub.store.account(folded: name))
        let key = StreamKey.direct(low: min(alice.number, peer.number), high: max(alice.number, peer.number))
        return try hub.store.stream(key: key)?.lastSequence
      }
    }
    #expect(ends == [0, 1])
  }

  /// Entries of revocations take no place of the past that a new device is given.
  @Test func newDeviceIsGivenThePast() async throws {
    let world = try ClientWorld()
    _ = try await world.loggedIn("bob", "tablet")
    let ids = (1...30).map { "m\($0)" }
    try add(ids.map { message($0) }, to: world)
    try add(ids.dropLast(5).map { record("r\($0)", .revocation(message: $0)) }, to: world)
    let phone = try await world.loggedIn("bob")
    try await phone.caughtUp()
    let stored = try phone.storedMessages(MessageQuery(in: .direct("alice"), limit: 50))
    #expect(stored.map(\.id.string) == Array(ids.suffix(5)))
  }
}
