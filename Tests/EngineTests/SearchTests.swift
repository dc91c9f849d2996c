import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine
@testable import ParlanceSQLite

/// Searches of a device, and the index that they begin.
@Suite struct SearchTests {
  private let bob = ConversationID.direct("bob")

  /// A device whose database has so many messages from before.
  private func world(_ count: Int) throws -> (world: ScriptedWorld, store: SQLiteDeviceStore) {
    let store = try SQLiteDeviceStore(path: ":memory:")
    try store.begin(isDurable: false)
    let number = try store.insert(ConversationRecord(id: bob, isListed: true))
    for id in 1...count {
      let message = Message(
        id: MessageID("m\(id)"), conversation: bob, sender: "bob", time: Timestamp(milliseconds: Int64(id)),
        state: .received, kind: .text, encodedBody: MessageBody(content: .text("message \(id)")).encoded())
      _ = try store.insert(message, conversation: number)
    }
    try store.commit()
    return (try ScriptedWorld(store: store), store)
  }

  private func search(_ keyword: SearchKeyword, limit: Int = 3) -> MessageSearch {
    MessageSearch([keyword], among: MessageQuery(in: bob, limit: limit))
  }

  private func indexed(_ store: SQLiteDeviceStore) throws -> Int64 { try store.searchBlocks().end.rawValue }

  @Test func anIndexIsBroughtUpToDateAndDiscarded() async throws {
    let (world, store) = try world(1700)
    var errors: [MessagingError?] = []
    world.device.updateIndex { errors.append($0) }
    world.waitUntilIdle()
    #expect(try indexed(store) == 3 * 512)
    world.device.discardIndex { errors.append($0) }
    world.waitUntilIdle()
    #expect(try indexed(store) == 0 && errors == [nil, nil])
    #expect(try world.device.search(search("AGE 12")).map(\.id) == ["m1297", "m1298", "m1299"])
    world.waitUntilIdle()
    #expect(try indexed(store) == 3 * 512)
    world.device.close()
    world.device.updateIndex { errors.append($0) }
    world.device.discardIndex { errors.append($0) }
    world.waitUntilIdle()
    #expect(errors.dropFirst(2).map { $0?.code } == [.notLoggedIn, .notLoggedIn])
  }

  @Test func theFirstSearchBeginsAnIndex() throws {
    let (world, store) = try world(1700)
    try world.login(world.connected())
    // What only reads has none made.
    #expect(world.device.messages(MessageQuery(in: bob, limit: 9)).count == 9)
    #expect(try world.device.search(search("", limit: 9)).count == 9)
    world.waitUntilIdle()
    #expect(try indexed(store) == 0)
    #expect(try world.device.search(search("AGE 12")).map(\.id) == ["m1297", "m1298", "m1299"])
    world.waitUntilIdle()
    #expect(try indexed(store) == 3 * 512)
    #expect(try world.device.search(search("AGE 12")).map(\.id) == ["m1297", "m1298", "m1299"])
    // Later messages are found, too, before and after they are in the index.
    for id in 1...400 {
      let draft = MessageDraft(
        id: MessageID("n\(id)"), conversation: bob, body: MessageBody(content: .text("new \(id)")))
      try world.device.save(draft, sender: "bob", announces: false)
    }
    world.waitUntilIdle()
    #expect(try indexed(store) == 3 * 512)
    for _ in 0..<2 {
      #expect(try world.device.search(search("ew 39")).map(\.id) == ["n397", "n398", "n399"])
      world.waitUntilIdle()
    }
    #expect(try indexed(store) == 4 * 512)
  }

  /// The steps share the transaction of no turn: a turn that is under way goes first.
  @Test func aTurnGoesBeforeTheIndex() throws {
    let (world, store) = try world(1024)
    try world.login(world.connected())
    try world.inOneTurn {
      _ = try world.device.search(search("message"))
      try world.device.send("hello", to: bob)
      #expect(try indexed(store) == 0)
    }
    #expect(world.hub.take(SubmitCall.self).count == 1)
    #expect(try indexed(store) == 1024)
  }

  @Test func aFullDiskKeepsNothingButTheIndex() throws {
    let (world, store) = try world(1024)
    try world.login(world.connected())
    let pages = try store.connection.number("PRAGMA page_count")
    try store.connection.execute("PRAGMA max_page_count = \(pages)")
    for _ in 0..<2 {
      #expect(try world.device.search(search("message 10")).map(\.id) == ["m1022", "m1023", "m1024"])
      world.waitUntilIdle()
    }
    #expect(try indexed(store) == 0)
    #expect(world.device.storageError == nil)
    // With room again, the next search goes on.
    try store.connection.execute("PRAGMA max_page_count = 1000000")
    #expect(try world.device.search(search("message 10")).map(\.id) == ["m1022", "m1023", "m1024"])
    world.waitUntilIdle()
    #expect(try indexed(store) == 1024)
  }

  @Test func aClosedDeviceFindsNothing() throws {
    let (world, store) = try world(600)
    _ = try world.device.search(search("message"))
    world.device.close()
    world.waitUntilIdle()
    let error = #expect(throws: MessagingError.self) { try world.device.search(search("message")) }
    #expect(error?.code == .notLoggedIn)
    let answer = Answer<MessagingError.Code?>()
    world.device.search(search("message")) { result in
      if case .failure(let error) = result { answer.give(error.code) } else { answer.give(nil) }
    }
    world.waitUntilIdle()
    #expect(answer.all == [.notLoggedIn])
    store.close()
  }

  /// Messages that the device did not receive after a long absence are found once they were fetched.
  @Test func missingMessagesAreFetchedForASearch() async throws {
    var settings = HubSettings()
    settings.pullLimit = 4
    settings.catchUpLimit = 10
    let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "search"), settings: settings)
    defer { environment.shutDown() }
    let (first, _) = try await environment.connectedDevice("bob")
    await first.disconnected()
    let (alice, events) = try await environment.connectedDevice("alice")
    var sent: [MessageID] = []
    for number in 0..<25 { sent.append(try alice.send(number == 3 ? "needle" : "hay", to: bob).id) }
    _ = try await events.waitForOutcome(of: try #require(sent.last))
    let (device, _) = try await environment.connectedDevice("bob")
    let search = MessageSearch(["NEEDLE"], among: MessageQuery(in: .direct("alice"), limit: 5))
    let found: Result<[Message], MessagingError> = await withCheckedContinuation { continuation in
      device.search(search) { continuation.resume(returning: $0) }
    }
    #expect(try found.get().map(\.id) == [sent[3]])
    #expect(try device.search(search).map(\.id) == [sent[3]])
    #expect(device.conversation(.direct("alice"))?.lacksMessages == false)
  }
}
