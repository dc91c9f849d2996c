import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine
@testable import ParlanceSQLite

/// A disk that fills up: the request fails as a whole, and later ones succeed once there is room.
@Suite struct StorageFailureTests {
  /// An engine over a hub database whose size a test can limit.
  private final class Bench {
    let store: SQLiteHubStore
    let hub: HubLoop
    let loop: DeviceLoop
    let log = Lock<[EngineLogEntry]>([])
    let clock = ManualClock()
    let queue = DispatchQueue(label: "callbacks")
    var stores: [SQLiteDeviceStore] = []

    init(_ folder: TemporaryFolder) throws {
      store = try SQLiteHubStore(path: folder.url.appendingPathComponent("hub.sqlite").path)
      let queue = DeviceLoop.makeQueue()
      let log = log
      let ports = Hub.Ports(store: store, clock: clock, log: { entry in log.withLock { $0.append(entry) } })
      hub = HubLoop(hub: try Hub(ports), clock: clock, queue: queue)
      loop = DeviceLoop(queue: queue)
    }

    func device(_ account: AccountID, _ recorder: EventRecorder, path: String = ":memory:") async throws -> Device {
      let link = InProcessLink(loop: hub)
      let store = try SQLiteDeviceStore(path: path)
      stores.append(store)
      let device = try Device(
        configuration: DeviceConfiguration(style: "Test", account: account, device: "phone"), store: store,
        clock: clock, loop: loop, link: link, isLinkUp: true, callbackQueue: queue
      ) { recorder.record($0) }
      link.attach(device)
      device.connectEventually(token: "")
      try await recorder.waitUntilSynchronized()
      return device
    }

    /// Runs on the engine's own thread, where the hub's store belongs.
    func onEngine(_ body: (SQLiteHubStore) throws(MessagingError) -> Void) throws {
      try hub.onQueue { () throws(MessagingError) in try body(store) }
    }

    func stop() {
      loop.stop()
      hub.stop()
    }
  }

  /// The first failure takes back a message that was sent in the turn; the second must not take back the news of that.
  @Test func eachMessageOfATurnThatFailsTwiceHasAnOutcome() throws {
    let store = try SQLiteDeviceStore(path: ":memory:")
    let world = try ScriptedWorld(store: store)
    try world.login(world.connected())
    let pages = try store.connection.number("PRAGMA page_count")
    try store.connection.execute("PRAGMA max_page_count = \(pages)")
    let large = String(repeating: "x", count: 60_000)
    var sent: Message?
    try world.inOneTurn {
      sent = try world.device.send("small", to: .direct("bob"))
      for _ in 0..<2 {
        let error = #expect(throws: MessagingError.self) { try world.device.send(large, to: .direct("bob")) }
        #expect(error?.code == .storageFull)
      }
    }
    #expect(world.sent.map(\.id) == [sent?.id])
    #expect(world.sent.map(\.error) == [.storageFull])
    #expect(world.hub.take(SubmitCall.self).isEmpty)
  }

  @Test func requestsThatExpireTogetherAllEndWhenTheDatabaseFails() throws {
    let store = try SQLiteDeviceStore(path: ":memory:")
    let world = try ScriptedWorld(store: store)
    try world.login(world.connected())
    let answers = Answer<Result<Timestamp, MessagingError>>()
    for _ in 0..<3 { world.device.fetchServerTime { answers.give($0) } }
    world.waitUntilIdle()
    // A second transaction cannot begin.
    try store.connection.execute("BEGIN")
    world.advance(bySeconds: 60)
    #expect(answers.all.count == 3)
  }

  /// The hub carried the change out, but the device has no room for it: the completion receives the error, once.
  @Test func editThatCannotBeStoredFailsOnce() throws {
    let store = try SQLiteDeviceStore(path: ":memory:")
    let world = try ScriptedWorld(store: store)
    try world.login(world.connected())
    let sent = try world.device.send("small", to: .direct("bob"))
    try world.answer(SubmitCall.self, acceptance(sent.id, 1))
    let answer = Answer<Result<Message, MessagingError>>()
    let large = MessageContent.text(String(repeating: "x", count: 60_000))
    world.device.edit(sent.id, in: .direct("bob"), to: large) { answer.give($0) }
    world.waitUntilIdle()
    let pages = try store.connection.number("PRAGMA page_count")
    try store.connection.execute("PRAGMA max_page_count = \(pages)")
    var body = MessageBody(content: large)
    body.edit = MessageEdit(editor: "me", time: Timestamp(milliseconds: 6000), count: 1)
    var message = textMessage(sent.id, 1, from: "me")
    message.body = body.encoded()
    let edited = HistoryMessage(sequence: 1, time: Timestamp(milliseconds: 5001), message: message)
    try world.answer(EditMessageCall.self, edited)
    #expect(answer.all.count == 1)
    let error = #expect(throws: MessagingError.self) { try answer.all[0].get() }
    #expect(error?.code == .storageFull)
    #expect(world.device.messages(MessageQuery(in: .direct("bob"), limit: 9)).map(\.body.content) == [.text("small")])
    // Once there is room, the edit succeeds.
    try store.connection.execute("PRAGMA max_page_count = 100000")
    try world.again(world.connected())
    world.device.edit(sent.id, in: .direct("bob"), to: large) { answer.give($0) }
    try world.answer(EditMessageCall.self, edited)
    #expect(try answer.all.last?.get().body.content == large)
  }

  /// The answer fails its call and nothing else, but what came behind it is not kept without it.
  @Test func messageBehindALostAnswerIsFetchedAgain() throws {
    let store = try SQLiteDeviceStore(path: ":memory:")
    let world = try ScriptedWorld(store: store)
    let bob = ConversationID.direct("bob")
    try world.login(world.connected())
    let answer = Answer<Result<Profile, MessagingError>>()
    world.device.updateProfile(ProfileUpdate(nickname: "I")) { answer.give($0) }
    world.waitUntilIdle()
    let number = try #require(world.hub.take(UpdateProfileCall.self).first).number
    try store.connection.execute(
      "CREATE TEMP TRIGGER refuse BEFORE INSERT ON profile BEGIN SELECT RAISE(ABORT, 'no'); END")
    world.push([
      .reply(number, .success(Profile(account: "me", nickname: "I", updated: Timestamp(milliseconds: 5)))),
      .event(textEvent("m1", in: bob, 1)),
    ])
    #expect(answer.all.count == 1)
    #expect(throws: MessagingError.self) { try answer.all.first?.get() }
    #expect(world.recorder.received.isEmpty)
    try store.connection.execute("DROP TRIGGER refuse")
    try world.again(world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 1)]))
    try world.answer(
      PullCall.self,
      [
        PulledStream(
          stream: .conversation(bob), events: [textEvent("m1", in: bob, 1)], upTo: 1, isTruncated: false)
      ])
    #expect(world.recorder.received == ["m1"])
  }

  /// A login failed while it was written down, and what it changed in memory cannot be read back yet. With that the hub would
  /// take the device for one that follows the new history.
  @Test func aDeviceThatCannotReadItsDatabaseDoesNotLogIn() throws {
    let store = try SQLiteDeviceStore(path: ":memory:")
    let world = try ScriptedWorld(store: store)
    func reply(_ generations: Int64...) throws -> ConnectReply {
      guard case .connected(var reply) = world.connected() else { throw MessagingError(.malformedData) }
      reply.generations = generations.map { HistoryPosition(generation: $0, time: .zero) }
      return .connected(reply)
    }
    try world.login(reply(1))
    world.reconnect()
    try store.connection.execute("ALTER TABLE setting RENAME TO absent")
    try world.answer(ConnectCall.self, reply(1, 2))
    for _ in 0..<3 {
      world.advance(bySeconds: 1)
      #expect(world.hub.take(ConnectCall.self).isEmpty)
    }
    try store.connection.execute("ALTER TABLE absent RENAME TO setting")
    world.advance(bySeconds: 1)
    let calls = world.hub.take(ConnectCall.self)
    #expect(calls.map { $0.call.history.map(\.generation) } == [[1]])
    world.answer(try #require(calls.first).number, try reply(1, 2))
    try world.again(reply(1, 2))
    #expect(world.device.isConnected)
  }

  /// Messages stored before the disk was full are kept, and the rest follows once there is room.
  @Test func anImportEndsWhereTheDiskIsFull() async throws {
    let folder = try TemporaryFolder()
    let bench = try Bench(folder)
    let alice = try await bench.device("alice", EventRecorder())
    let path = folder.url.appendingPathComponent("messages").path
    var writer = MessageFileWriter()
    var bytes = writer.begin(MessageFile.Header(account: "alice", created: .zero, generation: 0))
    for number in 0..<150 {
      let body = MessageBody(content: .text(String(repeating: "x", count: 20_000)))
      let draft = MessageDraft(id: MessageID("m\(number)"), conversation: .direct("bob"), body: body)
      bytes += try writer.record(Message(draft, sender: "bob", time: Timestamp(milliseconds: Int64(number))))
    }
    try Data(bytes + writer.end()).write(to: URL(fileURLWithPath: path))
    func limit(to pages: Int64) throws {
      try alice.core.withLock { _ in try bench.stores[0].connection.execute("PRAGMA max_page_count = \(pages)") }
    }
    func restore() async -> Result<ImportedMessages, MessagingError> {
      await withCheckedContinuation { continuation in
        alice.importMessages(from: path) { continuation.resume(returning: $0) }
      }
    }
    // Room for one step and a half.
    let pages = try alice.core.withLock { _ in try bench.stores[0].connection.number("PRAGMA page_count") }
    try limit(to: pages + 450)
    let result = await restore()
    let failure = #expect(throws: MessagingError.self) { try result.get() }
    #expect(failure?.code == .storageFull)
    let stored = alice.messages(MessageQuery(in: .direct("bob"), limit: 1000)).count
    #expect(stored > 0 && stored < 150)
    try limit(to: 1_000_000)
    #expect(try await restore().get() == ImportedMessages(storedCount: 150 - stored, skippedCount: stored))
    #expect(alice.messages(MessageQuery(in: .direct("bob"), limit: 1000)).count == 150)
    bench.stop()
  }

  @Test func fullHubKeepsMessagesPendingAndLosesNothing() async throws {
    let folder = try TemporaryFolder()
    let bench = try Bench(folder)
    let (aliceEvents, bobEvents) = (EventRecorder(), EventRecorder())
    let alice = try await bench.device("alice", aliceEvents)
    let bob = try await bench.device("bob", bobEvents)
    let first = try alice.send("first", to: .direct("bob"))
    _ = try await aliceEvents.waitForOutcome(of: first.id)
    try await bobEvents.waitForMessage(first.id)

    // No further page: the next large message does not fit.
    try bench.onEngine { store throws(MessagingError) in
      let pages = try store.connection.number("PRAGMA page_count")
      try store.connection.execute("PRAGMA max_page_count = \(pages)")
    }
    let large = try alice.send(String(repeating: "x", count: 60_000), to: .direct("bob"))
    // A request in the same trouble gets the error; the message stays in the outbox.
    let refused = await withCheckedContinuation { continuation in
      alice.createGroup(
        GroupInfo(
          id: "", name: "n", owner: "alice", properties: ["custom": String(repeating: "y", count: 60_000)]),
        members: [], note: nil
      ) { result in
        if case .failure(let error) = result {
          continuation.resume(returning: error)
        } else {
          continuation.resume(returning: MessagingError(.unsupported))
        }
      }
    }
    #expect(refused.code == .storageFull)
    // Where the hub keeps its data is the operator's business.
    #expect(refused.detail.isEmpty)
    #expect(bench.log.withLock { $0.contains { $0.detail.contains("hub.sqlite") } })
    #expect(alice.isSending(large.id))

    // Once there is room, the waiting message is offered again after a while, and sent once.
    try bench.onEngine { store throws(MessagingError) in
      try store.connection.execute("PRAGMA max_page_count = 1000000")
    }
    bench.clock.advance(bySeconds: 6)
    let outcome = try await aliceEvents.waitForOutcome(of: large.id)
    #expect(outcome.error == nil)
    try await bobEvents.waitForMessage(large.id)
    #expect(bobEvents.received == [first.id, large.id])
    _ = bob
    bench.stop()
  }

  @Test func fullDeviceCatchesUpOnceThereIsRoom() async throws {
    let folder = try TemporaryFolder()
    let bench = try Bench(folder)
    let (aliceEvents, bobEvents) = (EventRecorder(), EventRecorder())
    let alice = try await bench.device("alice", aliceEvents)
    let path = folder.url.appendingPathComponent("bob.sqlite").path
    let bob = try await bench.device("bob", bobEvents, path: path)
    let first = try alice.send("first", to: .direct("bob"))
    try await bobEvents.waitForMessage(first.id)
    let store = bench.stores[1]
    try bob.core.withLock { _ in
      try store.connection.execute("PRAGMA max_page_count = \(try store.connection.number("PRAGMA page_count"))")
    }
    let large = try alice.send(String(repeating: "x", count: 60_000), to: .direct("bob"))
    _ = try await aliceEvents.waitForOutcome(of: large.id)
    try await bobEvents.wait { if case .connection(.lost) = $0 { true } else { false } }
    #expect(bobEvents.received == [first.id])
    try bob.core.withLock { _ in try store.connection.execute("PRAGMA max_page_count = 1000000") }
    // It may have tried again before there was room, and waits longer then.
    try await until("the message arrives") {
      bench.clock.advance(bySeconds: 2)
      return bobEvents.received.contains(large.id)
    }
    #expect(bobEvents.received == [first.id, large.id])
    #expect(bob.unreadCount(of: nil) == 2)
    bench.stop()
  }

  @Test func messageThatDoesNotFitIsRefusedAndLeavesNothing() async throws {
    let folder = try TemporaryFolder()
    let bench = try Bench(folder)
    let events = EventRecorder()
    let path = folder.url.appendingPathComponent("alice.sqlite").path
    let alice = try await bench.device("alice", events, path: path)
    let store = bench.stores[0]
    try alice.core.withLock { _ in
      try store.connection.execute("PRAGMA max_page_count = \(try store.connection.number("PRAGMA page_count"))")
    }
    var thrown: MessagingError?
    do throws(MessagingError) {
      let draft = MessageDraft(
        conversation: .direct("alice"), body: MessageBody(content: .text(String(repeating: "x", count: 60_000))))
      let message = try alice.send(draft)
      let outcome = try? await events.waitForOutcome(of: message.id)
      thrown = outcome?.error
    } catch {
      thrown = error
    }
    #expect(thrown?.code == .storageFull)
    #expect(thrown?.detail.contains("alice.sqlite") == true)
    #expect(alice.messages(MessageQuery(in: .direct("alice"), limit: 10)).isEmpty)
    try alice.core.withLock { _ in try store.connection.execute("PRAGMA max_page_count = 1000000") }
    let small = try alice.send("small", to: .direct("alice"))
    #expect(try await events.waitForOutcome(of: small.id).error == nil)
    bench.stop()
  }

  /// A revoked message is deleted once the revocation was reported. If the commit fails, it is deleted in a later turn, and
  /// nothing is reported again.
  @Test func revokedMessageGoesThoughTheCommitFailsOnce() async throws {
    let folder = try TemporaryFolder()
    let bench = try Bench(folder)
    let events = EventRecorder()
    let path = folder.url.appendingPathComponent("alice.sqlite").path
    let alice = try await bench.device("alice", events, path: path)
    let store = bench.stores[0]
    let sent = try alice.send("sent", to: .direct("alice"))
    _ = try await events.waitForOutcome(of: sent.id)
    // A row without its parent, which only the commit looks for.
    try alice.core.withLock { _ in
      try store.connection.execute(
        """
        PRAGMA foreign_keys = ON;
        CREATE TEMP TABLE parent(row INTEGER PRIMARY KEY);
        CREATE TEMP TABLE child(row INTEGER REFERENCES parent(row) DEFERRABLE INITIALLY DEFERRED);
        CREATE TEMP TRIGGER refuse AFTER DELETE ON message BEGIN INSERT INTO child VALUES(1); END;
        """)
    }
    let error = await withCheckedContinuation { continuation in
      alice.revoke(sent.id, in: .direct("alice"), request: RevocationRequest()) { continuation.resume(returning: $0) }
    }
    #expect(error == nil)
    // What is behind the callbacks is done now; the turn that tidies up may have been tried already, or not.
    bench.queue.sync {}
    alice.runner.flush(unlessIdle: false)
    try alice.core.withLock { _ in try store.connection.execute("DROP TRIGGER refuse") }
    alice.runner.flush(unlessIdle: false)
    let next = try alice.send("next", to: .direct("alice"))
    #expect(try await events.waitForOutcome(of: next.id).error == nil)
    #expect(alice.messages(MessageQuery(in: .direct("alice"), limit: 10)).map(\.id) == [next.id])
    bench.stop()
    alice.close()
    let reopened = try SQLiteDeviceStore(path: path)
    defer { reopened.close() }
    #expect(try reopened.message(id: sent.id) == nil)
    #expect(try reopened.journal().isEmpty)
  }
}
