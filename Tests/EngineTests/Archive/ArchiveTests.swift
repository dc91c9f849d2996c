import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Exports and imports of a device's messages.
@Suite(.timeLimit(.minutes(5))) struct ArchiveTests {
  private let bob = ConversationID.direct("bob")

  /// Puts a text into a local database only.
  private func save(_ client: MessagingClient, _ id: String, _ text: String = "text", _ conversation: ConversationID)
    throws
  {
    try client.save(
      MessageDraft(id: MessageID(id), conversation: conversation, body: MessageBody(content: .text(text))),
      sender: "bob")
  }

  private func ids(_ client: MessagingClient, _ conversation: ConversationID) throws -> [MessageID] {
    try client.storedMessages(MessageQuery(in: conversation, limit: 10_000)).map(\.id)
  }

  /// An account with two devices, of which the first has messages in two conversations.
  private func devices(_ world: MediaWorld) async throws -> (old: MessagingClient, new: MessagingClient) {
    let old = MessagingClient(environment: world.environment, account: "alice", device: "old")
    let new = MessagingClient(environment: world.environment, account: "alice", device: "new")
    try await old.login()
    let peer = MessagingClient(environment: world.environment, account: "bob", device: "phone")
    try await peer.login()
    try await new.login()
    for index in 0..<250 { try save(old, "a\(index)", "text \(index)", bob) }
    try save(old, "one", "in a group", .group("g"))
    return (old, new)
  }

  @Test(arguments: MediaWorld.Kind.allCases)
  func messagesMoveToAnotherDevice(_ kind: MediaWorld.Kind) async throws {
    let world = try MediaWorld(kind)
    let (old, new) = try await devices(world)
    try old.setLocalAttributes(["note": 1], of: try #require(try old.message("a7", in: bob)))
    let path = world.path("messages")
    let (wrote, read) = (Fractions(), Fractions())
    let events = new.events()
    #expect(try await old.exportMessages(to: path, progress: { wrote.note($0) }) == 251)
    let outcome = try await new.importMessages(from: path, progress: { read.note($0) })
    #expect(outcome == ImportedMessages(storedCount: 251, skippedCount: 0))
    for fractions in [wrote, read] { #expect(fractions.areInOrder && fractions.all.last == 1) }
    #expect(wrote.all.count > 2 && read.all.count > 2)
    #expect(try ids(new, bob) == (0..<250).map { MessageID("a\($0)") })
    #expect(try ids(new, .group("g")) == ["one"])
    for (id, conversation) in [("a7", bob), ("one", ConversationID.group("g"))] {
      var before = try #require(try old.message(MessageID(id), in: conversation))
      var after = try #require(try new.message(MessageID(id), in: conversation))
      before.row = .zero
      after.row = .zero
      before.marks = after.marks
      #expect(before == after && after.marks.contains(.readLocally) && !after.marks.contains(.unread))
    }
    // The list shows the last message, and nothing is unread.
    let list = try new.recentConversations()
    #expect(Set(list.map(\.conversation)) == [bob, .group("g")] && list.allSatisfy { $0.unreadCount == 0 })
    #expect(list.first { $0.conversation == bob }?.lastMessage?.id == "a249")
    // Nothing is delivered as received.
    try save(new, "last", "text", bob)
    try new.markRead(bob)
    var told: [DeviceEvent] = []
    for try await event in events {
      told.append(event)
      if case .conversation(let change) = event, change.summary.lastMessage?.id == "last" { break }
    }
    #expect(!told.contains { if case .received = $0 { true } else { false } })
    // Twice is once.
    #expect(try await new.importMessages(from: path) == ImportedMessages(storedCount: 0, skippedCount: 251))
    #expect(try ids(new, bob).count == 251)
    #expect(world.partials.isEmpty)
  }

  @Test func messagesOfTheHubAreNotChangedByAnImport() async throws {
    let world = try ClientWorld(isDurable: true)
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("messages").path
    let (alice, peer) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let sent = try await alice.send(.text("sent"), to: bob)
    let revoked = try await alice.send(.text("revoked"), to: bob)
    let early = try await alice.send(.text("early"), to: bob)
    try peer.markRead(.direct("alice"))
    #expect(try await alice.exportMessages(to: path) == 3)
    try await alice.revoke(early)
    try await alice.revoke(revoked)
    try await alice.caughtUp()
    // Revoked ones stay revoked, after another start too.
    #expect(try await alice.importMessages(from: path) == ImportedMessages(storedCount: 0, skippedCount: 3))
    await alice.logout()
    try world.restart()
    let again = try await world.loggedIn("alice")
    #expect(try await again.importMessages(from: path) == ImportedMessages(storedCount: 0, skippedCount: 3))
    #expect(try ids(again, bob) == [sent.id])
    // A message that the user deleted is restored, at its place in the conversation.
    try again.delete(try #require(try again.message(sent.id, in: bob)))
    #expect(try await again.importMessages(from: path) == ImportedMessages(storedCount: 1, skippedCount: 2))
    let back = try #require(try again.message(sent.id, in: bob))
    #expect(
      back.sequence == sent.sequence && back.time == sent.time && back.state == .sent && back.number == sent.number)
    try await again.revoke(back)
  }

  @Test func messageBeingSentIsExportedAsFailed() async throws {
    let world = try ClientWorld()
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("messages").path
    let alice = try await world.loggedIn("alice")
    let tablet = try await world.loggedIn("alice", "tablet")
    world.setReachable(false, "alice")
    let sending = try await alice.beginSending("later", to: "bob")
    let message = try #require(try alice.storedMessages(MessageQuery(in: bob, limit: 1)).first)
    #expect(message.state == .sending)
    // Without the network.
    #expect(try await alice.exportMessages(to: path) == 1)
    #expect(try await alice.importMessages(from: path) == ImportedMessages(storedCount: 0, skippedCount: 1))
    #expect(try await tablet.importMessages(from: path) == ImportedMessages(storedCount: 1, skippedCount: 0))
    #expect(try tablet.message(message.id, in: bob)?.state == .failed)
    #expect(try alice.message(message.id, in: bob)?.state == .sending)
    sending.cancel()
  }

  /// The app chooses the messages, and may change them.
  @Test func theAppChooses() async throws {
    let world = try MediaWorld(.folder)
    let (old, new) = try await devices(world)
    let path = world.path("messages")
    let count = try await old.exportMessages(to: path) { message in
      guard message.conversation == .direct("bob"), message.id != "a0" else { return nil }
      var message = message
      message.localExtension = "{\"exported\":true}"
      if message.id == "a1" { message.id = "" }
      return message
    }
    // Messages that no device could import are left out, too.
    #expect(count == 248)
    let outcome = try await new.importMessages(from: path) { message in
      guard message.id != "a2" else { return nil }
      var message = message
      message.encodedBody = MessageBody(content: .text("changed")).encoded()
      message.id = "other"
      message.sender = "mallory"
      return message
    }
    #expect(outcome == ImportedMessages(storedCount: 247, skippedCount: 1))
    let message = try #require(try new.message("a3", in: bob))
    #expect(message.text == "changed" && message.sender == "bob" && message.localExtension == "{\"exported\":true}")
    #expect(try new.message("other", in: bob) == nil)
  }

  @Test func filesThatAreNotWholeStoreNothing() async throws {
    let world = try MediaWorld(.folder)
    let (old, new) = try await devices(world)
    let path = world.path("messages")
    try await old.exportMessages(to: path)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func code(_ bytes: [UInt8]) async throws -> MessagingError.Code? {
      let path = try world.file("other", bytes)
      return await EngineTests.code { try await new.importMessages(from: path) }
    }
    #expect(try await code(Array(bytes.dropLast())) == .malformedData)
    #expect(try await code(Array(bytes.prefix(bytes.count / 2))) == .malformedData)
    #expect(try await code(bytes + [0]) == .malformedData)
    var changed = bytes
    changed[bytes.count - 60] ^= 1
    #expect(try await code(changed) == .malformedData)
    changed = bytes
    changed[8] = 9
    #expect(try await code(changed) == .unsupported)
    #expect(try await code(Array("something else".utf8)) == .invalidArgument)
    #expect(try await code([]) == .invalidArgument)
    #expect(await EngineTests.code { try await new.importMessages(from: world.path("none")) } == .fileNotFound)
    #expect(await EngineTests.code { try await new.importMessages(from: world.folder.url.path) } == .fileNotReadable)
    #expect(await EngineTests.code { try await new.importMessages(from: "") } == .invalidArgument)
    let peer = MessagingClient(environment: world.environment, account: "bob", device: "other")
    try await peer.login()
    #expect(await EngineTests.code { try await peer.importMessages(from: path) } == .forbidden)
    #expect(try ids(new, bob).isEmpty && ids(peer, bob).isEmpty && new.recentConversations().isEmpty)
  }

  @Test func aFullDiskLeavesNothingBehind() async throws {
    let world = try MediaWorld(.folder)
    let (old, new) = try await devices(world)
    let path = world.path("messages")
    world.files.faults.withLock { $0.full = ".part" }
    #expect(await code { try await old.exportMessages(to: path) } == .storageFull)
    #expect(world.partials.isEmpty && !FileManager.default.fileExists(atPath: path))
    world.files.faults.withLock { $0.full = nil }
    #expect(await code { try await old.exportMessages(to: world.path("no/folder")) } == .fileNotWritable)
    #expect(await code { try await old.exportMessages(to: world.folder.url.path) } == .fileNotWritable)
    #expect(await code { try await old.exportMessages(to: "a\u{0}b") } == .invalidArgument)
    // An existing file is kept unless it is to be replaced.
    _ = try world.file("messages", [1])
    #expect(await code { try await old.exportMessages(to: path) } == .fileExists)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 1)
    #expect(try await old.exportMessages(to: path, replaces: true) == 251)
    #expect(try await new.importMessages(from: path).storedCount == 251)
    #expect(world.partials.isEmpty)
  }

  @Test func anExportCanBeCancelled() async throws {
    let world = try MediaWorld(.folder)
    let (old, _) = try await devices(world)
    let path = world.path("messages")
    #expect(try !old.cancelMessageTransfer())
    let cancelled = await code {
      try await old.exportMessages(
        to: path,
        progress: { fraction in
          if fraction > 0 { _ = try? old.cancelMessageTransfer() }
        })
    }
    #expect(cancelled == .cancelled)
    #expect(world.partials.isEmpty && !FileManager.default.fileExists(atPath: path))
    // By its task, while the app is asked about the first message.
    let (began, begin) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let task = Task {
      try await old.exportMessages(
        to: path,
        choosing: { message in
          if message.id == "a0" {
            begin.yield()
            gate.wait()
          }
          return message
        })
    }
    _ = await began.first { true }
    task.cancel()
    gate.signal()
    await #expect(throws: MessagingError(.cancelled)) { try await task.value }
    #expect(world.partials.isEmpty && !FileManager.default.fileExists(atPath: path))
    #expect(try await old.exportMessages(to: path) == 251)
  }

  @Test func anImportThatIsCancelledKeepsWholeSteps() async throws {
    let world = try MediaWorld(.folder)
    let (old, new) = try await devices(world)
    let path = world.path("messages")
    try await old.exportMessages(to: path)
    let cancelled = await code {
      try await new.importMessages(
        from: path,
        progress: { fraction in
          if fraction > 0.5 { _ = try? new.cancelMessageTransfer() }
        })
    }
    #expect(cancelled == .cancelled)
    let kept = try ids(new, bob).count
    #expect(kept < 250 && kept % 100 == 0)
    let outcome = try await new.importMessages(from: path)
    #expect(outcome.storedCount == 251 - kept && outcome.skippedCount == kept)
  }

  @Test func secondTransferOrOneWithoutALoginIsRefused() async throws {
    let world = try MediaWorld(.folder)
    let (old, _) = try await devices(world)
    let path = world.path("messages")
    let second = Lock<Task<Void, any Error>?>(nil)
    try await old.exportMessages(
      to: path,
      choosing: { message in
        second.withLock { task in
          if task == nil { task = Task { try await old.importMessages(from: path) } }
        }
        return message
      })
    // The export may be over before the import begins; then the file exists and the import succeeds.
    do {
      try await second.withLock { $0 }?.value
    } catch {
      #expect((error as? MessagingError)?.code == .alreadyInProgress)
    }
    await old.logout()
    #expect(await code { try await old.exportMessages(to: world.path("other")) } == .notLoggedIn)
    #expect(await code { try await old.importMessages(from: path) } == .notLoggedIn)
    #expect(await code { _ = try old.cancelMessageTransfer() } == .notLoggedIn)
  }

  /// A running export ends with the login.
  @Test func aLogoutEndsAnExport() async throws {
    let world = try MediaWorld(.folder)
    let (old, _) = try await devices(world)
    let path = world.path("messages")
    let (began, begin) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await old.exportMessages(
        to: path,
        progress: { fraction in
          if fraction == 0 { begin.yield() }
        })
    }
    _ = await began.first { true }
    await old.logout()
    let result = await task.result
    if case .failure(let error) = result {
      #expect((error as? MessagingError)?.code == .notLoggedIn)
      #expect(!FileManager.default.fileExists(atPath: path))
    } else {
      #expect(FileManager.default.fileExists(atPath: path))
    }
    #expect(world.partials.isEmpty)
  }

  /// Positions that another hub gave name nothing here.
  @Test func positionsOfAnotherHubAreLeftOut() async throws {
    let (first, second) = (try ClientWorld(), try ClientWorld())
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("messages").path
    let (alice, peer) = (try await first.loggedIn("alice"), try await first.loggedIn("bob"))
    let sent = try await alice.send(.text("one"), to: bob)
    #expect(sent.sequence > 0)
    try await peer.caughtUp()
    try await alice.exportMessages(to: path)
    let other = try await second.loggedIn("alice")
    #expect(try await other.importMessages(from: path).storedCount == 1)
    let found = try #require(try other.message(sent.id, in: bob))
    #expect(found.sequence == 0 && found.number == 0 && found.senderNumber == 0 && found.state == .sent)
    // Where the same history is followed, they stand.
    let tablet = try await first.loggedIn("alice", "tablet")
    try await tablet.importMessages(from: path)
    #expect(try tablet.message(sent.id, in: bob)?.sequence == sent.sequence)
  }
}

/// The parts that an export or import said are done.
private final class Fractions: Sendable {
  private let values = Lock<[Double]>([])
  func note(_ value: Double) { values.withLock { $0.append(value) } }
  var all: [Double] { values.withLock { $0 } }
  var areInOrder: Bool { all == all.sorted() && all.allSatisfy { (0...1).contains($0) } }
}
