import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Devices that were away for many messages.
@Suite struct HoleTests {
  private let queue = DispatchQueue(label: "hole.callbacks")
  private let alice = ConversationID.direct("alice")

  private func environment(pulling pull: Int, catchingUp limit: Int) -> MessagingEnvironment {
    var settings = HubSettings()
    settings.pullLimit = pull
    settings.catchUpLimit = limit
    return .inMemory(callbackQueue: queue, settings: settings)
  }

  /// Bob was there once; then alice sent so many.
  private func absent(_ environment: MessagingEnvironment, _ count: Int) async throws -> [MessageID] {
    let (bob, _) = try await environment.connectedDevice("bob")
    await bob.disconnected()
    let (device, events) = try await environment.connectedDevice("alice")
    var sent: [MessageID] = []
    for number in 0..<count { sent.append(try device.send("\(number)", to: .direct("bob")).id) }
    _ = try await events.waitForOutcome(of: try #require(sent.last))
    await device.disconnected()
    return sent
  }

  private func page(_ device: Device, _ query: MessageQuery) async throws -> [MessageID] {
    let page: Result<[Message], MessagingError> = await withCheckedContinuation { continuation in
      device.page(query) { continuation.resume(returning: $0) }
    }
    return try page.get().map(\.id)
  }

  @Test func aLongAbsenceBringsEverythingInOrder() async throws {
    let environment = environment(pulling: 500, catchingUp: 10_000)
    defer { environment.shutDown() }
    let sent = try await absent(environment, 1300)
    let (bob, events) = try await environment.connectedDevice("bob")
    #expect(events.received == sent)
    #expect(bob.unreadCount(of: nil) == 1300)
    #expect(bob.conversation(alice)?.lacksMessages == false)
  }

  /// Messages that the app fetched itself, or does not need, are not fetched again.
  @Test func anAppSaysHowFarTheHistoryIsComplete() async throws {
    let environment = environment(pulling: 4, catchingUp: 10)
    defer { environment.shutDown() }
    let sent = try await absent(environment, 25)
    let (bob, _) = try await environment.connectedDevice("bob")
    let incomplete = bob.incompleteConversations()
    let oldest = try #require(incomplete.first?.oldest)
    #expect(incomplete.map(\.conversation) == [alice] && oldest.id == sent[15])
    try bob.noteComplete(.direct("carol"), from: nil)
    // Newer than every stored message, so that nothing changes.
    try bob.noteComplete(alice, from: .max)
    #expect(bob.incompleteConversations() == incomplete)
    try bob.noteComplete(alice, from: oldest.sequence - 3)
    #expect(bob.incompleteConversations() == incomplete && bob.conversation(alice)?.lacksMessages == true)
    #expect(try await page(bob, MessageQuery(in: alice, limit: 100)) == Array(sent[..<12] + sent[15...]))
    #expect(bob.incompleteConversations().isEmpty && bob.conversation(alice)?.lacksMessages == false)
  }

  @Test func omittedMessagesAreCountedAndFetchedByPaging() async throws {
    let environment = environment(pulling: 4, catchingUp: 10)
    defer { environment.shutDown() }
    let sent = try await absent(environment, 25)
    let (bob, events) = try await environment.connectedDevice("bob")
    #expect(events.received == Array(sent[15...]))
    #expect(bob.unreadCount(of: nil) == 25)
    #expect(bob.conversation(alice)?.lacksMessages == true)
    // A page of stored messages needs no fetch.
    #expect(try await page(bob, MessageQuery(in: alice, limit: 5)) == Array(sent[20...]))
    #expect(bob.conversation(alice)?.lacksMessages == true)
    // Paging back fetches as much as was requested, and no more.
    #expect(try await page(bob, MessageQuery(in: alice, limit: 13)) == Array(sent[12...]))
    #expect(bob.conversation(alice)?.lacksMessages == true)
    #expect(try await page(bob, MessageQuery(in: alice, limit: 100)) == sent)
    #expect(bob.conversation(alice)?.lacksMessages == false)
    #expect(bob.unreadCount(of: nil) == 25)
    // Messages fetched by paging are history, and not reported as new.
    #expect(events.received == Array(sent[15...]))
    try bob.markRead(alice)
    #expect(bob.unreadCount(of: nil) == 0)
  }

  /// Messages from before the first login of a device are history to it. Later ones are not, even if more arrived at once
  /// than one fetch returns.
  @Test(arguments: [false, true]) func newDeviceHasAHoleBeforeItsFirstLogin(_ isSynchronized: Bool) throws {
    let world = try ScriptedWorld()
    func part(_ sequences: ClosedRange<Int64>, omitted: Int) -> [PulledStream] {
      let events = sequences.map { textEvent(MessageID("m\($0)"), in: alice, $0, from: "alice") }
      return [
        PulledStream(
          stream: .conversation(alice), events: events, upTo: sequences.upperBound, isTruncated: true,
          omittedUnread: omitted)
      ]
    }
    world.device.connectEventually(token: "")
    let heads = [StreamHead(stream: .account, sequence: 1), StreamHead(stream: .conversation(alice), sequence: 5)]
    try world.answer(ConnectCall.self, world.connected(heads: heads))
    if isSynchronized {
      try world.answer(PullCall.self, part(4...5, omitted: 3))
      #expect(world.device.incompleteConversations().isEmpty && world.device.unreadCount(of: nil) == 2)
      world.push(textEvent("m12", in: alice, 12, from: "alice"))
    }
    // Of seven messages since its login two came.
    try world.answer(PullCall.self, part(11...12, omitted: isSynchronized ? 5 : 10))
    #expect(world.device.incompleteConversations().map(\.oldest?.id) == ["m11"])
    #expect(world.device.unreadCount(of: nil) == (isSynchronized ? 9 : 7))
    let answer = Answer<[MessageID]>()
    world.device.page(MessageQuery(in: alice, limit: 100)) { answer.give((try? $0.get().map(\.id)) ?? []) }
    world.waitUntilIdle()
    let calls = world.hub.take(PullCall.self)
    #expect(calls.map(\.call.positions) == [[PullPosition(stream: .conversation(alice), after: 5, before: 11)]])
    var missing = part(6...10, omitted: 0)
    missing[0].isTruncated = false
    world.answer(try #require(calls.first).number, missing)
    #expect(answer.all == [((isSynchronized ? 4 : 6)...12).map { MessageID("m\($0)") }])
    #expect(world.device.incompleteConversations().isEmpty)
  }

  @Test func aSynchronousCallBeginsToFetch() async throws {
    let environment = environment(pulling: 100, catchingUp: 100)
    defer { environment.shutDown() }
    let sent = try await absent(environment, 130)
    let (bob, events) = try await environment.connectedDevice("bob")
    #expect(bob.messages(MessageQuery(in: alice, limit: 200)).map(\.id) == Array(sent[30...]))
    try await events.wait {
      if case .conversation(let change) = $0 { !change.summary.lacksMessages } else { false }
    }
    #expect(bob.messages(MessageQuery(in: alice, limit: 200)).map(\.id) == sent)
  }

  private func revoked(_ recorder: EventRecorder) -> [MessageID] {
    recorder.events.compactMap { event in
      if case .revoked(let reported) = event { reported.revocation.messageID } else { nil }
    }
  }

  /// The revocation is omitted, and the device has the message, or had it until the app deleted it.
  @Test(arguments: [false, true])
  func aHoleSurvivesARestartAndARevocationInItIsFollowed(_ isDeleted: Bool) async throws {
    let environment = environment(pulling: 5, catchingUp: 5)
    defer { environment.shutDown() }
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (device, events) = try await environment.connectedDevice("alice")
    let first = try device.send("first", to: .direct("bob")).id
    try await bobEvents.waitForMessage(first)
    if isDeleted { try bob.deleteMessage(first, in: alice) }
    await bob.disconnected()
    // Bob may have it before alice learns that the hub does.
    _ = try await events.waitForOutcome(of: first)
    let error = await withCheckedContinuation { continuation in
      device.revoke(first, in: .direct("bob"), request: RevocationRequest()) { continuation.resume(returning: $0) }
    }
    #expect(error == nil)
    var sent: [MessageID] = []
    for number in 0..<12 { sent.append(try device.send("\(number)", to: .direct("bob")).id) }
    _ = try await events.waitForOutcome(of: sent[11])
    do {
      let (again, told) = try await environment.connectedDevice("bob")
      #expect(again.conversation(alice)?.lacksMessages == true)
      #expect(again.message(first) == nil)
      #expect(revoked(told) == [first])
      await again.disconnected()
    }
    let (again, told) = try await environment.connectedDevice("bob")
    #expect(again.conversation(alice)?.lacksMessages == true)
    #expect(try await page(again, MessageQuery(in: alice, limit: 100)) == sent)
    #expect(again.message(first) == nil)
    #expect(revoked(told).isEmpty)
  }

  @Test func pageWithoutAConnectionHasStoredMessagesAlone() async throws {
    let environment = environment(pulling: 5, catchingUp: 5)
    defer { environment.shutDown() }
    let sent = try await absent(environment, 12)
    let (bob, events) = try await environment.connectedDevice("bob")
    environment.setReachable(false, account: "bob", device: "phone", style: "Test")
    try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
    #expect(try await page(bob, MessageQuery(in: alice, limit: 100)) == Array(sent[7...]))
  }

  /// A hub that answers with something else ends the paging, it does not go on for ever.
  @Test func aHubThatFillsNothingIsAskedOnce() throws {
    let world = try ScriptedWorld()
    let bob = ConversationID.direct("bob")
    try world.login(world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 20)]))
    try world.answer(
      PullCall.self,
      [
        PulledStream(
          stream: .conversation(bob), events: [textEvent("z", in: bob, 20)], upTo: 20, isTruncated: true,
          omittedUnread: -3)
      ])
    #expect(world.device.unreadCount(of: nil) == 1)
    let pages = Answer<Int?>()
    world.device.page(MessageQuery(in: bob, limit: 10)) { pages.give((try? $0.get())?.count) }
    try world.answer(
      PullCall.self,
      [PulledStream(stream: .conversation(bob), events: [textEvent("y", in: bob, 25)], upTo: 25, isTruncated: true)])
    world.waitUntilIdle()
    #expect(world.hub.take(PullCall.self).isEmpty)
    #expect(pages.all == [1])
    #expect(world.device.message("y", in: bob) == nil)
  }
}
