import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

@Suite struct EnvironmentTests {
  private let queue = DispatchQueue(label: "callbacks")

  @Test func folderBelongsToOneEnvironmentAtATime() throws {
    let folder = try TemporaryFolder()
    let environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
    #expect {
      try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
    } throws: { error in
      guard let error = error as? MessagingError else { return false }
      return error.code == .storageLocked && error.detail.contains(folder.url.path)
    }
    environment.shutDown()
    try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue).shutDown()
  }

  @Test func filesAreTheOwnersAlone() async throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appendingPathComponent("below/environment")
    let environment = try MessagingEnvironment.embedded(at: place, callbackQueue: queue)
    defer { environment.shutDown() }
    let (device, events) = try await environment.connectedDevice("alice")
    let sent = try device.send("note", to: .direct("alice"))
    #expect(try await events.waitForOutcome(of: sent.id).error == nil)
    let files = FileManager.default
    let inside = files.enumerator(at: folder.url, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    #expect(inside.contains { $0.pathExtension == "sqlite" } && inside.contains { $0.lastPathComponent == "lock" })
    for url in inside {
      let attributes = try files.attributesOfItem(atPath: url.path)
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(url.path)")
    }
  }

  @Test func errorForAnUncreatableFolderNamesTheReason() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    let error = #expect(throws: MessagingError.self) {
      try MessagingEnvironment.embedded(at: file.appendingPathComponent("environment"), callbackQueue: queue)
    }
    #expect(error?.code == .storageFailed)
    #expect(error?.detail.contains(file.path) == true)
    #expect((error?.detail.count ?? 0) > file.path.count + "environment: ".count + 5)
  }

  /// Nothing is acknowledged that would be stored only in the deleted files.
  @Test(arguments: [false, true])
  func aFolderThatIsRemovedIsNoticed(_ keepsDevicesInMemory: Bool) async throws {
    let folder = try TemporaryFolder()
    let log = Lock<[EngineLogEntry]>([])
    let environment = try MessagingEnvironment.embedded(
      at: folder.url, callbackQueue: queue, keepsDevicesInMemory: keepsDevicesInMemory,
      log: { entry in log.withLock { $0.append(entry) } })
    let (alice, _) = try await environment.connectedDevice("alice")
    try FileManager.default.removeItem(at: folder.url)
    /// Repeats an attempt until it is refused, and returns the error code; the file is checked only from time to time.
    func refusal(_ attempt: () async -> MessagingError?) async throws -> MessagingError.Code {
      var code: MessagingError.Code?
      try await until("refusal") {
        code = await attempt()?.code
        return code != nil
      }
      return try #require(code)
    }
    func makeGroup() async -> MessagingError? {
      await withCheckedContinuation { continuation in
        alice.createGroup(GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: nil) { result in
          if case .failure(let error) = result {
            continuation.resume(returning: error)
          } else {
            continuation.resume(returning: nil)
          }
        }
      }
    }
    let code = try await refusal(makeGroup)
    if keepsDevicesInMemory {
      #expect(code == .storageFailed)
      #expect(log.withLock { $0.contains { $0.detail.contains("hub.sqlite: the file was removed") } })
    } else {
      // By the hub, for its file; or because the device noticed first that its own is gone, and left the hub.
      let codes: [MessagingError.Code] = [.storageFailed, .notLoggedIn, .notConnected]
      #expect(codes.contains(code))
      let sending = try await refusal {
        do throws(MessagingError) {
          try alice.send("lost", to: .direct("alice"))
          return nil
        } catch {
          return error
        }
      }
      #expect(codes.contains(sending))
    }
    environment.shutDown()
  }

  @Test func closedDevicesAreForgotten() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    for account: AccountID in ["a", "b", "c"] {
      let (device, _) = try await environment.connectedDevice(account)
      #expect(environment.openDeviceCount == 1)
      device.close()
      #expect(environment.openDeviceCount == 0)
    }
    let (device, _) = try await environment.connectedDevice("a")
    let (again, _) = try await environment.connectedDevice("a")
    device.close()
    #expect(environment.openDeviceCount == 1)
    again.close()
    #expect(environment.openDeviceCount == 0)
  }

  @Test func damagedHubIsNamedAndKept() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("hub.sqlite")
    let garbage = Data(repeating: 0x5A, count: 10_000)
    try garbage.write(to: file)
    #expect {
      try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
    } throws: { error in
      guard let error = error as? MessagingError else { return false }
      return error.code == .storageDamaged && error.detail.contains("hub.sqlite")
    }
    #expect(try Data(contentsOf: file) == garbage)
  }

  @Test func damagedDeviceIsNamedAndKept() throws {
    let folder = try TemporaryFolder()
    let environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
    defer { environment.shutDown() }
    let configuration = DeviceConfiguration(style: "Test", account: "a/b", device: "..")
    try environment.openDevice(configuration) { _ in }.close()
    let files = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    let file = try #require(files?.first { $0.path.contains("devices/Test/") && $0.pathExtension == "sqlite" })
    #expect(file.path.hasPrefix(folder.url.appendingPathComponent("devices").path))
    let garbage = Data(repeating: 0x5A, count: 10_000)
    try garbage.write(to: file)
    #expect {
      try environment.openDevice(configuration) { _ in }
    } throws: { error in
      guard let error = error as? MessagingError else { return false }
      return error.code == .storageDamaged && error.detail.contains(file.lastPathComponent)
    }
    #expect(try Data(contentsOf: file) == garbage)
  }

  @Test func sameDeviceOpenedAgainReplacesTheFirst() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (first, firstEvents) = try await environment.connectedDevice("alice")
    let sent = try first.send("note", to: .direct("alice"))
    _ = try await firstEvents.waitForOutcome(of: sent.id)
    let (second, _) = try await environment.connectedDevice("alice")
    try await firstEvents.wait { if case .connection(.ended(.replaced)) = $0 { true } else { false } }
    #expect(throws: MessagingError(.notLoggedIn)) { try first.send("late", to: .direct("alice")) }
    #expect(second.message(sent.id)?.id == sent.id)
    environment.shutDown()
    #expect(throws: MessagingError.self) { try second.send("later", to: .direct("alice")) }
  }

  @Test func tokenCheckDecidesAndIsAskedAgain() async throws {
    let environment = MessagingEnvironment.inMemory(
      callbackQueue: queue, tokenCheck: refusing { $0.token == "secret" ? nil : MessagingError(.invalidToken) })
    let client = MessagingClient(environment: environment, account: "alice", device: "phone")
    await #expect(throws: MessagingError(.invalidToken)) { try await client.login(token: "wrong") }
    try await client.login(token: "secret")
    await client.logout()
    await #expect(throws: MessagingError(.notLoggedIn)) { try await client.send(.text("x"), to: .direct("bob")) }
    environment.shutDown()
  }

  @Test func administrationRefusesInvalidArguments() throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let administration = environment.administration
    try administration.createAccount("alice")
    #expect(throws: MessagingError(.accountExists)) { try administration.createAccount("ALICE") }
    #expect(throws: MessagingError.self) { try administration.createAccount("") }
    let hidden = #expect(throws: MessagingError.self) { try administration.createAccount("ali\u{200B}ce") }
    #expect(hidden?.code == .invalidArgument)
    #expect(throws: MessagingError.self) {
      try administration.createAccount(AccountID(String(repeating: "x", count: 65)))
    }
    #expect(throws: MessagingError(.accountNotFound)) {
      try administration.createGroup(name: "g", owner: "alice", members: ["nobody"])
    }
    let group = try administration.createGroup(id: "shared", name: "g", owner: "alice", members: [])
    // Groups and rooms share one space of ids.
    #expect(throws: MessagingError(.groupExists)) {
      try administration.createRoom(id: group, name: "r", owner: "alice")
    }
    #expect(throws: MessagingError(.messageNotFound)) { try administration.revoke("none", scope: .everyone) }
    environment.shutDown()
  }

  @Test func messagesOfManyThreadsArriveOnceAndInOrderOfTheirThread() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let perThread = 200
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for number in 0..<perThread {
            let id = MessageID("t\(thread)-\(number)")
            try alice.send(
              MessageDraft(id: id, conversation: .direct("bob"), body: MessageBody(content: .text("\(number)"))))
          }
        }
      }
      try await group.waitForAll()
    }
    let last = try alice.send("last", to: .direct("bob"))
    #expect(try await aliceEvents.waitForOutcome(of: last.id).error == nil)
    try await bobEvents.waitForMessage(last.id)
    let received = bobEvents.received
    #expect(received.count == 4 * perThread + 1)
    for thread in 0..<4 {
      let own = received.map(\.string).filter { $0.hasPrefix("t\(thread)-") }
      #expect(own == (0..<perThread).map { "t\(thread)-\($0)" })
    }
    #expect(bob.unreadCount(of: nil) == received.count)
    environment.shutDown()
  }

  @Test func aNewDeviceIsGivenTheNewestAndLeavesTheRestToHistory() async throws {
    var settings = HubSettings()
    settings.pullLimit = 10
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue, settings: settings)
    let (bob, _) = try await environment.connectedDevice("bob")
    await bob.disconnected()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    var sent: [MessageID] = []
    for number in 0..<25 { sent.append(try alice.send("\(number)", to: .direct("bob")).id) }
    _ = try await aliceEvents.waitForOutcome(of: sent[24])
    // Each message of a burst is a millisecond later than the one before, and so a little ahead of the clock.
    clock.advance(bySeconds: 1)
    let (again, events) = try await environment.connectedDevice("bob", "tablet")
    #expect(events.received == Array(sent[15...]))
    #expect(again.conversation(.direct("alice"))?.lacksMessages == false)
    let older = await withCheckedContinuation { continuation in
      again.fetchHistory(HistoryQuery(conversation: .direct("alice"), oldestFirst: true, limit: 100)) {
        continuation.resume(returning: $0)
      }
    }
    #expect(try older.get().map(\.id) == sent)
    // What comes next is not taken for a gap.
    let next = try alice.send("next", to: .direct("bob"))
    try await events.waitForMessage(next.id)
    environment.shutDown()
  }

  /// Ids are unique within a conversation: there another account's is refused, elsewhere it is another message.
  @Test func anIDOfAnotherAccountIsRefusedInItsConversationOnly() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (eve, eveEvents) = try await environment.connectedDevice("eve")
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["eve"])
    let body = MessageBody(content: .text("mine"))
    try alice.send(MessageDraft(id: "the-id", conversation: .group(group), body: body))
    #expect(try await aliceEvents.waitForOutcome(of: "the-id").error == nil)
    try eve.send(MessageDraft(id: "the-id", conversation: .direct("alice"), body: body))
    #expect(try await eveEvents.waitForOutcome(of: "the-id").error == nil)
    // Eve's device has alice's message under the id, and so would not send another one; the hub refuses it too.
    #expect(throws: MessagingError(.messageExists)) {
      try eve.send(MessageDraft(id: "the-id", conversation: .group(group), body: body))
    }
    environment.shutDown()
  }

  /// The account's own stream is kept for a while only; a device that comes later reads where everything stands.
  @Test func veryLongAbsenceBringsASnapshotOfWhatTheAccountMissed() async throws {
    var settings = HubSettings()
    settings.pullLimit = 5
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue, settings: settings)
    let administration = environment.administration
    for account in ["bob", "carol"] as [AccountID] { try administration.createAccount(account) }
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let left = try administration.createGroup(name: "left", owner: "bob", members: ["alice"])
    try await aliceEvents.wait { if case .groupAdded = $0 { true } else { false } }
    let sent = try alice.send("read while away", to: .direct("bob"))
    _ = try await aliceEvents.waitForOutcome(of: sent.id)
    await alice.disconnected()

    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let removed = await withCheckedContinuation { continuation in
      bob.removeMembers(["alice"], fromGroup: left) { continuation.resume(returning: $0) }
    }
    #expect(removed == nil)
    let sequence = try #require(bob.message(sent.id)?.sequence)
    let acknowledged = await withCheckedContinuation { continuation in
      bob.acknowledge(.direct("alice"), upTo: sequence) { continuation.resume(returning: $0) }
    }
    #expect(acknowledged == nil)
    var joined: [String] = []
    for number in 0..<10 {
      joined.append(try administration.createGroup(name: "g\(number)", owner: "carol", members: ["alice"]))
    }
    _ = bobEvents

    let (again, events) = try await environment.connectedDevice("alice")
    #expect(again.groups().map(\.id) == joined.sorted())
    #expect(again.isReadByPeer(try #require(again.message(sent.id))))
    #expect(again.members(ofGroup: joined[0])?.map(\.account) == ["carol", "alice"])
    let told = events.events.compactMap {
      if case .groupRemoved(let group, _, _) = $0 { group.id } else { String?.none }
    }
    #expect(told == [left])
    environment.shutDown()
  }
}
