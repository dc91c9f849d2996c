import Dispatch
import Parlance
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The position up to which an account has read: a number that only grows, whatever comes first, the entries or the notification
/// that they were read.
@Suite struct ReadPositionTests {
  private let bob = ConversationID.direct("bob")

  /// The moment at which a device learns that its account has read the first two of four messages, relative to the messages.
  enum Moment: CaseIterable {
    case atLogin, pushedBefore, pulledBefore, beforeARestart, between, betweenAfterAFailure, pushedAfter, pulledAfter
  }

  private func world(
    _ isWhole: Bool, _ store: any DeviceStore = MemoryDeviceStore()
  ) throws -> ScriptedWorld {
    try ScriptedWorld(store: store) { $0.reading.synchronization = isWhole ? .wholeConversations : .unreadCounts }
  }

  private func ownRead(
    upTo sequence: Int64, at position: Int64 = 2, in conversation: ConversationID? = nil, isWhole: Bool = false
  ) -> StreamEvent {
    StreamEvent(
      stream: .account, sequence: position, time: Timestamp(milliseconds: 3000),
      payload: .ownRead(conversation ?? bob, sequence: sequence, isWhole: isWhole))
  }

  private func part(_ sequences: ClosedRange<Int64>, hasMore: Bool = false) -> PulledStream {
    PulledStream(
      stream: .conversation(bob), events: sequences.map { textEvent(MessageID("m\($0)"), in: bob, $0) },
      upTo: sequences.upperBound, isTruncated: false, hasMore: hasMore)
  }

  private func heads(_ account: Int64, _ sequence: Int64, ownRead: Int64 = 0) -> [StreamHead] {
    [
      StreamHead(stream: .account, sequence: account),
      StreamHead(stream: .conversation(bob), sequence: sequence, ownRead: ownRead),
    ]
  }

  private func unread(_ world: ScriptedWorld) -> [MessageID] {
    world.device.messages(MessageQuery(in: bob, unreadOnly: true, limit: .max)).map(\.id)
  }

  @Test(arguments: Moment.allCases, [false, true])
  func messageReadElsewhereIsReadWhicheverComesFirst(_ moment: Moment, _ isWhole: Bool) throws {
    // The head of a stream does not say whether the whole conversation was read.
    if moment == .atLogin && isWhole { return }
    var world = try world(isWhole)
    let news = ownRead(upTo: 2, isWhole: isWhole)
    let isPulled = moment == .pulledBefore || moment == .pulledAfter
    try world.login(world.connected(heads: heads(isPulled ? 2 : 1, 4, ownRead: moment == .atLogin ? 2 : 0)))
    let account = PulledStream(stream: .account, events: [news], upTo: 2, isTruncated: false)
    switch moment {
    case .pushedBefore, .beforeARestart: world.push(news)
    default: break
    }
    if moment == .beforeARestart {
      let store = world.store
      world = try self.world(isWhole, store)
      world.device.connectEventually(token: "")
      try world.answer(ConnectCall.self, world.connected(heads: heads(2, 4)))
    }
    try world.answer(PullCall.self, (moment == .pulledBefore ? [account] : []) + [part(1...2, hasMore: true)])
    if moment == .between || moment == .betweenAfterAFailure { world.push(news) }
    if moment == .betweenAfterAFailure {
      // The state in memory is read from the database again.
      world.device.core.withLock { core in core.reload() }
      _ = world.hub.take(PullCall.self)
      try world.again(world.connected(heads: heads(2, 4)))
    }
    try world.answer(PullCall.self, [part(3...4)] + (moment == .pulledAfter ? [account] : []))
    if moment == .pushedAfter { world.push(news) }
    #expect(unread(world) == ["m3", "m4"])
    #expect(world.device.conversation(bob)?.unreadCount == 2 && world.device.unreadCount(of: nil) == 2)
    // The same position, or a lower one, changes nothing: later messages stay unread.
    world.push(textEvent("m5", in: bob, 5))
    let position: Int64 = moment == .atLogin ? 2 : 3
    world.push(ownRead(upTo: 2, at: position, isWhole: isWhole))
    world.push(ownRead(upTo: 1, at: position + 1, isWhole: isWhole))
    #expect(unread(world) == ["m3", "m4", "m5"] && world.device.unreadCount(of: nil) == 3)
    world.push(ownRead(upTo: 9, at: position + 2, isWhole: isWhole))
    world.push(textEvent("m6", in: bob, 6))
    #expect(unread(world).isEmpty && world.device.unreadCount(of: nil) == 0)
  }

  /// The device learns of a lower position last, before it has the messages.
  @Test(arguments: [false, true]) func lowerReadPositionMakesNothingUnread(_ isWhole: Bool) throws {
    let world = try world(isWhole)
    try world.login(world.connected(heads: heads(1, 4)))
    world.push(ownRead(upTo: 3, isWhole: isWhole))
    world.push(ownRead(upTo: 1, at: 3, isWhole: isWhole))
    try world.answer(PullCall.self, [part(1...4)])
    #expect(unread(world) == ["m4"] && world.device.unreadCount(of: nil) == 1)
  }

  @Test func readingOfAConversationThatTheDeviceDoesNotKnowIsKept() throws {
    let world = try world(false)
    try world.login()
    let carol = ConversationID.direct("carol")
    world.push(ownRead(upTo: 2, in: carol))
    #expect(world.device.conversation(carol) == nil)
    for sequence in 1...3 {
      world.push(textEvent(MessageID("c\(sequence)"), in: carol, Int64(sequence), from: "carol"))
    }
    #expect(world.device.conversation(carol)?.unreadCount == 1)
  }

  @Test func deviceThatSharesNothingCountsForItself() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(heads: heads(1, 2, ownRead: 2)))
    world.push(ownRead(upTo: 2, isWhole: true))
    try world.answer(PullCall.self, [part(1...2)])
    #expect(unread(world) == ["m1", "m2"] && world.device.unreadCount(of: nil) == 2)
    // Nor does it report its own position.
    try world.device.markRead(bob)
    world.waitUntilIdle()
    #expect(world.hub.take(MarkReadCall.self).isEmpty && world.device.unreadCount(of: nil) == 0)
  }

  /// Ten messages, of which the last three are here.
  @Test func holeCountsMessagesBehindTheReadPosition() throws {
    let world = try world(false)
    try world.login(world.connected(heads: heads(1, 10, ownRead: 4)))
    var pulled = part(8...10)
    (pulled.isTruncated, pulled.omittedUnread) = (true, 7)
    try world.answer(PullCall.self, [pulled])
    #expect(world.device.unreadCount(of: nil) == 6)
    world.push(ownRead(upTo: 5))
    #expect(world.device.unreadCount(of: nil) == 5)
    // One of the two remaining messages is revoked.
    let revocation = RevocationEvent(
      messageID: "m6", revoker: "bob", messageSender: "bob", messageTime: .zero, messageSequence: 6, time: .zero,
      scope: .everyone, request: RevocationRequest())
    world.push(
      StreamEvent(stream: .conversation(bob), sequence: 11, time: .zero, payload: .revocation(revocation, [])))
    #expect(world.device.unreadCount(of: nil) == 4)
    world.push(ownRead(upTo: 8, at: 3))
    #expect(world.device.unreadCount(of: nil) == 2 && unread(world) == ["m9", "m10"])
    // The messages that fill the hole are read; the query above requested them.
    world.push(textEvent("m12", in: bob, 12))
    try world.answer(PullCall.self, [part(1...7)])
    #expect(unread(world) == ["m9", "m10", "m12"] && world.device.unreadCount(of: nil) == 3)
  }

  @Test func clearedHistoryOfAHoleDoesNotCount() throws {
    let world = try world(false)
    try world.login(world.connected(heads: heads(1, 10)))
    var pulled = part(8...10)
    (pulled.isTruncated, pulled.omittedUnread) = (true, 7)
    try world.answer(PullCall.self, [pulled])
    #expect(world.device.unreadCount(of: nil) == 10)
    world.push(
      StreamEvent(
        stream: .account, sequence: 2, time: .zero, payload: .historyCleared(bob, sequence: 9, note: nil)))
    #expect(unread(world) == ["m10"] && world.device.unreadCount(of: nil) == 1)
    #expect(world.device.conversation(bob)?.lacksMessages == false)
  }

  /// The hub has lost the read position and the last messages, which no device sends again.
  @Test func restoredHubReceivesTheReadPosition() throws {
    let world = try world(false)
    try world.login(world.connected(heads: heads(1, 4)))
    try world.answer(PullCall.self, [part(1...4)])
    try world.device.markRead(bob)
    try world.answer(MarkReadCall.self, Done())
    try world.again(
      world.connected(
        heads: [StreamHead(stream: .conversation(bob), sequence: 3, ownRead: 1, shared: 3)], isForked: true))
    let calls = world.hub.take(MarkReadCall.self).map(\.call)
    #expect(calls.map(\.sequence) == [3] && calls.map(\.conversation) == [bob])
    // Another message takes the place of the lost one.
    world.push(textEvent("other", in: bob, 4))
    #expect(unread(world) == ["other"] && world.device.unreadCount(of: nil) == 1)
  }

  /// A hub that lost everything sends messages again that this device has.
  @Test func messageThatComesAgainIsReadIfItsPlaceIs() throws {
    let world = try world(false)
    try world.login(world.connected(heads: heads(1, 3)))
    try world.answer(PullCall.self, [part(1...3)])
    #expect(world.device.unreadCount(of: nil) == 3)
    try world.again(
      world.connected(
        heads: [StreamHead(stream: .conversation(bob), sequence: 3, ownRead: 2, shared: 0)], isForked: true))
    try world.answer(PullCall.self, [part(1...3)])
    #expect(unread(world) == ["m3"] && world.device.unreadCount(of: nil) == 1)
  }

  @Test(arguments: [DeviceConfiguration.ReadingPolicy.Synchronization.unreadCounts, .wholeConversations])
  func snapshotHasTheReadPosition(_ shared: DeviceConfiguration.ReadingPolicy.Synchronization) throws {
    let world = try ScriptedWorld { $0.reading.synchronization = shared }
    try world.login(world.connected(heads: [StreamHead(stream: .account, sequence: 9)]))
    for sequence in 1...3 { world.push(textEvent(MessageID("m\(sequence)"), in: bob, Int64(sequence))) }
    try world.answer(PullCall.self, [PulledStream(stream: .account, events: [], upTo: 9, isTruncated: true)])
    guard case .connected(let standing) = world.connected(heads: heads(9, 4, ownRead: 2)) else { return }
    try world.answer(SnapshotCall.self, standing)
    try world.answer(PullCall.self, [part(4...4)])
    #expect(unread(world) == ["m3", "m4"] && world.device.unreadCount(of: nil) == 2)
  }
}

/// Reading on one device, as the account's other device sees it.
@Suite struct SharedReadPositionTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let alice = ConversationID.direct("alice")

  private struct World {
    let phone, tablet, alice: Device
    let phoneEvents, tabletEvents: EventRecorder
  }

  private func world(
    _ environment: MessagingEnvironment, _ shared: DeviceConfiguration.ReadingPolicy.Synchronization
  ) async throws -> World {
    let (phone, phoneEvents) = try await environment.connectedDevice("bob", "phone") {
      $0.reading.synchronization = shared
    }
    let (tablet, tabletEvents) = try await environment.connectedDevice("bob", "tablet") {
      $0.reading.synchronization = shared
    }
    let (alice, _) = try await environment.connectedDevice("alice")
    return World(phone: phone, tablet: tablet, alice: alice, phoneEvents: phoneEvents, tabletEvents: tabletEvents)
  }

  private func send(_ count: Int, _ world: World) async throws -> [Int64] {
    var sequences: [Int64] = []
    for _ in 0..<count {
      let message = try world.alice.send("text", to: .direct("bob"))
      for events in [world.phoneEvents, world.tabletEvents] { try await events.waitForMessage(message.id) }
      sequences.append(try #require(world.phone.message(message.id)?.sequence))
    }
    return sequences
  }

  private func acknowledge(_ device: Device, _ sequence: Int64, asConversation: Bool) async -> MessagingError? {
    await withCheckedContinuation { continuation in
      device.acknowledge(alice, upTo: sequence, asConversation: asConversation) { continuation.resume(returning: $0) }
    }
  }

  @Test func receiptReadsOnTheSendingDeviceAsOnTheOthers() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    let world = try await world(environment, .unreadCounts)
    let sequences = try await send(3, world)
    #expect(await acknowledge(world.phone, sequences[1], asConversation: false) == nil)
    #expect(world.phone.unreadCount(of: nil) == 1)
    // What came later comes after the news of it.
    _ = try await send(1, world)
    #expect(world.phone.unreadCount(of: nil) == 2 && world.tablet.unreadCount(of: nil) == 2)
    // The next login changes nothing.
    await world.phone.disconnected()
    let (again, _) = try await environment.connectedDevice("bob", "phone") {
      $0.reading.synchronization = .unreadCounts
    }
    #expect(again.unreadCount(of: nil) == 2)
  }

  @Test func receiptOfAWholeConversationReadsOnAllThatShareThose() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    let world = try await world(environment, .wholeConversations)
    let sequences = try await send(2, world)
    #expect(await acknowledge(world.phone, sequences[0], asConversation: false) == nil)
    #expect(world.phone.unreadCount(of: nil) == 2)
    #expect(await acknowledge(world.phone, sequences[1], asConversation: true) == nil)
    #expect(world.phone.unreadCount(of: nil) == 0)
    _ = try await send(1, world)
    #expect(world.phone.unreadCount(of: nil) == 1 && world.tablet.unreadCount(of: nil) == 1)
  }

  @Test func receiptReadsNothingWhereNothingIsShared() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    let world = try await world(environment, [])
    let sequences = try await send(2, world)
    #expect(await acknowledge(world.phone, sequences[1], asConversation: true) == nil)
    #expect(world.phone.unreadCount(of: nil) == 2 && world.tablet.unreadCount(of: nil) == 2)
  }

  /// It is read on that device alone, and the account's read position stays.
  @Test func delistedConversationReturnsWithANewMessage() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    let world = try await world(environment, .unreadCounts)
    _ = try await send(2, world)
    try world.phone.removeConversation(alice)
    let sequences = try await send(1, world)
    #expect(world.phone.conversation(alice)?.unreadCount == 1)
    #expect(world.tablet.conversation(alice)?.unreadCount == 3)
    // Reading it makes both the same.
    #expect(await acknowledge(world.tablet, sequences[0], asConversation: false) == nil)
    _ = try await send(1, world)
    #expect(world.phone.conversation(alice)?.unreadCount == 1)
    #expect(world.tablet.conversation(alice)?.unreadCount == 1)
  }
}
