import Dispatch
import Foundation
import Parlance
import ParlanceCore
import ParlanceSQLite
import TestSupport
import Testing

@testable import ParlanceEngine

/// A device whose database, or whose hub's database, has unreadable data.
@Suite struct DamagedDeviceTests {
  private let queue = DispatchQueue(label: "damage.callbacks")
  private let alice = ConversationID.direct("alice")

  /// Bob has three hundred messages, and everything of his database behind its first pages is garbage.
  private func damaged(_ folder: TemporaryFolder) async throws -> (file: String, sent: [MessageID]) {
    let environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
    let (_, bobEvents) = try await environment.connectedDevice("bob")
    let (device, _) = try await environment.connectedDevice("alice")
    let sent = try DamagedDatabase.fill("bob", from: device)
    try await bobEvents.waitForMessage(try #require(sent.last))
    environment.shutDown()
    return (try DamagedDatabase.make(of: "bob", in: folder.url).path, sent)
  }

  @Test func readingEndsTheLoginAndKeepsTheFile() async throws {
    let folder = try TemporaryFolder()
    let (file, sent) = try await damaged(folder)
    let before = try Data(contentsOf: URL(fileURLWithPath: file))
    let environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
    defer { environment.shutDown() }
    let (bob, events) = try await environment.connectedDevice("bob")
    #expect(bob.storageError == nil)
    #expect(bob.messages(MessageQuery(in: alice, limit: 1000)).count < 300)
    try await events.wait {
      if case .connection(.refused(let error)) = $0 { error.code == .storageDamaged } else { false }
    }
    #expect(bob.storageError?.code == .storageDamaged)
    #expect(bob.storageError?.detail.contains(file) == true)
    #expect(!bob.isConnected && !bob.isOpen)
    // Whatever is called says so, once each.
    let error = #expect(throws: MessagingError.self) { try bob.send("text", to: alice) }
    #expect(error?.code == .storageDamaged)
    let time: Result<Timestamp, MessagingError> = Device.wait { bob.fetchServerTime(completion: $0) }
    #expect(time.code == .storageDamaged)
    let page: Result<[Message], MessagingError> = Device.wait {
      bob.page(MessageQuery(in: alice, limit: 1), completion: $0)
    }
    #expect(page.code == .storageDamaged)
    let unfound = #expect(throws: MessagingError.self) {
      try bob.reading { () throws(MessagingError) in
        if bob.message(sent[299]) == nil { throw MessagingError(.messageNotStored) }
      }
    }
    #expect(unfound?.code == .storageDamaged)
    await bob.disconnected()
    // Only what was written before is changed: nothing was deleted or begun anew.
    let after = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(after.suffix(1_000) == before.suffix(1_000))

    try environment.rebuildDevice("phone", of: "bob", style: "Test")
    let folderOfBob = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let kept = try FileManager.default.contentsOfDirectory(atPath: folderOfBob).filter { $0.contains(".damaged") }
    #expect(!kept.isEmpty)
    let (again, told) = try await environment.connectedDevice("bob")
    #expect(told.received == sent)
    #expect(again.messages(MessageQuery(in: alice, limit: 1000)).map(\.id) == sent)
  }

  @Test func checkNamesTheAccountOfADamagedDatabase() async throws {
    let folder = try TemporaryFolder()
    let (file, sent) = try await damaged(folder)
    let environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
    defer { environment.shutDown() }
    let error = #expect(throws: MessagingError.self) {
      try environment.checkDevice("phone", of: "bob", style: "Test")
    }
    #expect(error?.code == .storageDamaged)
    #expect(error?.detail.contains(file) == true)
    try environment.checkDevice("phone", of: "alice", style: "Test")
    // One that is not there is not made.
    try environment.checkDevice("phone", of: "nobody", style: "Test")
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects as? [String] ?? []
    #expect(!names.contains { $0.contains("nobody") && $0.hasSuffix(".sqlite") })
    // A message that cannot be read is not reported as one that is not stored.
    let (bob, _) = try await environment.connectedDevice("bob")
    _ = bob.messages(MessageQuery(in: alice, limit: 1000))
    let fetched: Result<String, MessagingError> = Device.wait { bob.fetchAttachment(of: sent[0], completion: $0) }
    #expect(fetched.code == .storageDamaged)
    try environment.rebuildDevice("phone", of: "bob", style: "Test")
    try environment.checkDevice("phone", of: "bob", style: "Test")
  }

  /// A rebuilt device knows what of its account's messages was read, be it up to a position or one by one.
  @Test func rebuiltDeviceKnowsReadMessages() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (reader, _) = try await environment.connectedDevice("alice")
    let ids = try (0..<4).map { try bob.send("\($0)", to: alice).id }
    for id in ids { #expect(try await bobEvents.waitForOutcome(of: id).error == nil) }
    for id in [ids[1], ids[3]] {
      let error: MessagingError? = Device.wait { reader.acknowledgeMessage(id, in: .direct("bob"), completion: $0) }
      #expect(error == nil)
    }
    try environment.rebuildDevice("phone", of: "bob", style: "Test")
    let (again, events) = try await environment.connectedDevice("bob")
    #expect(events.received == ids)
    let stored = try ids.map { try #require(again.message($0, in: alice)) }
    #expect(stored.map(again.isReadByPeer) == [false, true, false, true])
    #expect(stored.allSatisfy { $0.options == .ordinary })
  }

  @Test func aDeviceThatIsOpenIsClosedFirst() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    let (bob, _) = try await environment.connectedDevice("bob")
    try environment.rebuildDevice("phone", of: "bob", style: "Test")
    #expect(!bob.isConnected)
    #expect(environment.openDeviceCount == 0)
    try environment.rebuildDevice("other", of: "nobody", style: "Test")
    _ = try await environment.connectedDevice("bob")
  }

  @Test func aHubThatCannotReadItsDataFailsTheMessage() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    try world.device.send("text", to: alice)
    world.waitUntilIdle()
    let (number, _) = try #require(world.hub.take(SubmitCall.self).first)
    world.refuse(number, .storageDamaged)
    #expect(world.sent.map(\.error) == [.storageDamaged])
    world.advance(bySeconds: 60)
    #expect(world.hub.take(SubmitCall.self).isEmpty)
  }

  @Test func aMessageThatTheHubCannotTakeIsNotWritten() throws {
    let world = try ScriptedWorld()
    try world.login(
      world.connected(limits: RequestLimits(ids: 100, accounts: 100, positions: 100, messageSize: 1000)))
    try world.device.send(String(repeating: "a", count: 1000), to: alice)
    world.waitUntilIdle()
    #expect(world.sent.map(\.error) == [.messageTooLarge])
    #expect(world.device.messages(MessageQuery(in: alice, limit: 10)).isEmpty)
    #expect(world.hub.take(SubmitCall.self).isEmpty)
    try world.device.send(String(repeating: "a", count: 900), to: alice)
    world.waitUntilIdle()
    #expect(world.hub.take(SubmitCall.self).count == 1)
    // Offline too.
    world.device.linkDidChange(isReachable: false)
    try world.device.send(String(repeating: "a", count: 1000), to: alice)
    world.waitUntilIdle()
    #expect(world.sent.map(\.error) == [.messageTooLarge, .messageTooLarge])
  }

  /// Events that an earlier run did not report are reported once logged in, so that the app can make requests about them.
  @Test func replayedJournalIsReportedOnceLoggedIn() throws {
    let store = MemoryDeviceStore()
    let bob = ConversationID.direct("bob")
    do {
      let world = try ScriptedWorld(store: store)
      try world.login(world.connected())
      try store.begin(isDurable: false)
      var writer = ByteWriter(capacity: 8)
      let row = try store.insert(
        Message(
          id: "untold", conversation: bob, sender: "bob", time: Timestamp(milliseconds: 1), state: .received,
          kind: .text,
          encodedBody: MessageBody(content: .text("untold")).encoded()), conversation: try store.insert(.init(id: bob)))
      JournalEntry.message(row: try #require(row)).write(to: &writer)
      _ = try store.appendJournal(writer.bytes)
      try store.commit()
    }
    let world = try ScriptedWorld(store: store)
    world.device.connectEventually(token: "")
    world.waitUntilIdle()
    #expect(world.recorder.received.isEmpty)
    try world.answer(ConnectCall.self, world.connected())
    #expect(world.recorder.received == ["untold"])
    let authenticated = world.recorder.events.firstIndex {
      if case .connection(.authenticated) = $0 { true } else { false }
    }
    let received = world.recorder.events.firstIndex { if case .received = $0 { true } else { false } }
    #expect(try #require(authenticated) < #require(received))
    world.reconnect()
    try world.answer(ConnectCall.self, world.connected())
    #expect(world.recorder.received == ["untold"])
  }
}
