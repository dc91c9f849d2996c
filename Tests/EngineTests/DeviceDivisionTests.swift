import Parlance
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Requests that are more than a hub takes at once, and answers that do not fit.
@Suite struct DeviceDivisionTests {
  private let group = ConversationID.group("g")
  private let two = RequestLimits(ids: 2, accounts: 2, positions: 2)

  private func stream(_ name: String, _ sequence: Int64, hasMore: Bool = false) -> PulledStream {
    let conversation = ConversationID.direct(AccountID(name))
    return PulledStream(
      stream: .conversation(conversation),
      events: [textEvent(MessageID(name + "\(sequence)"), in: conversation, sequence)], upTo: sequence,
      isTruncated: false, hasMore: hasMore)
  }

  private func head(_ name: String, _ sequence: Int64 = 1) -> StreamHead {
    StreamHead(stream: .conversation(.direct(AccountID(name))), sequence: sequence)
  }

  // MARK: pulls

  @Test func manyStreamsAreFetchedInSeveralCalls() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(heads: ["a", "b", "c", "d", "e"].map { head($0) }, limits: two))
    let calls = world.hub.take(PullCall.self)
    #expect(calls.map(\.call.positions.count) == [2, 2, 1])
    for (index, names) in [["a", "b"], ["c", "d"]].enumerated() {
      world.answer(calls[index].number, names.map { stream($0, 1) })
      #expect(world.changes.last == .synchronizing)
    }
    world.answer(calls[2].number, [stream("e", 1)])
    #expect(world.changes.last == .synchronized)
    #expect(Set(world.recorder.received) == ["a1", "b1", "c1", "d1", "e1"])
  }

  @Test func entriesThatDidNotFitAreRequestedAgain() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(heads: [head("a", 3), head("b")]))
    try world.answer(PullCall.self, [stream("a", 1, hasMore: true)])
    #expect(world.changes.last == .synchronizing)
    let (number, call) = try #require(world.hub.take(PullCall.self).first)
    let after = Dictionary(uniqueKeysWithValues: call.positions.map { ($0.stream, $0.after) })
    #expect(after == [.conversation(.direct("a")): 1, .conversation(.direct("b")): 0])
    world.answer(number, [stream("b", 1), stream("a", 3)])
    #expect(world.changes.last == .synchronized)
    #expect(world.recorder.received == ["a1", "b1", "a3"])
  }

  @Test func aHubThatAnswersNothingIsNotAskedForEver() throws {
    let world = try ScriptedWorld()
    let reached = world.clock.now()
    try world.login(world.connected(heads: [head("a"), head("b")], upTo: reached.advanced(byMilliseconds: 9)))
    try world.answer(PullCall.self, [])
    #expect(world.hub.take(PullCall.self).isEmpty)
    #expect(world.changes.last == .synchronized)
    // The next login requests the missing entries again.
    world.reconnect()
    #expect(world.hub.take(ConnectCall.self).map(\.call.since) == [reached])
  }

  @Test func aStreamThatDoesNotComeOnIsGivenUp() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(heads: [head("a", 3)]))
    var part = stream("a", 1, hasMore: true)
    part.events = []
    part.upTo = 0
    try world.answer(PullCall.self, [part])
    #expect(world.hub.take(PullCall.self).isEmpty)
    #expect(world.changes.last == .synchronized)
  }

  @Test func streamsThatWereNotAskedForAreIgnored() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(heads: [head("a")]))
    var stray = stream("a", 1)
    stray.events.append(textEvent("x", in: .direct("b"), 2))
    try world.answer(PullCall.self, [stray, stream("c", 1), stream("a", 1)])
    #expect(world.recorder.received == ["a1"])
  }

  @Test func nextLoginNamesTheTimeOfTheLast() throws {
    let world = try ScriptedWorld()
    let upTo = world.clock.now().advanced(byMilliseconds: -500)
    try world.login(world.connected(upTo: upTo))
    world.reconnect()
    #expect(world.hub.take(ConnectCall.self).map(\.call.since) == [upTo])
  }

  @Test func aBreakBeforeEverythingIsHereForgetsNothing() throws {
    let world = try ScriptedWorld()
    let reached = world.clock.now()
    try world.login(world.connected(heads: [head("a")], upTo: reached.advanced(byMilliseconds: 9)))
    world.reconnect()
    #expect(world.hub.take(ConnectCall.self).map(\.call.since) == [reached])
  }

  // MARK: many messages

  /// A device with messages 1 to 5 of a group.
  private func groupWorld(_ options: MessageOptions = [.ordinary, .wantsGroupReceipts]) throws -> ScriptedWorld {
    let world = try ScriptedWorld()
    try world.login(world.connected(limits: two))
    for number in 1...5 as ClosedRange<Int64> {
      world.push(textEvent(MessageID("m\(number)"), in: group, number, options: options))
    }
    return world
  }

  private let ids: [MessageID] = ["m1", "m2", "m3", "m4", "m5"]

  @Test func receiptsOfManyMessagesEndOnce() throws {
    let world = try groupWorld()
    let answer = Answer<Result<[MessageID], MessagingError>>()
    world.device.acknowledgeGroup(group, ids) { answer.give($0) }
    world.waitUntilIdle()
    let calls = world.hub.take(ReadGroupCall.self)
    #expect(calls.map(\.call.ids) == [["m1", "m2"], ["m3", "m4"], ["m5"]])
    world.answer(calls[2].number, ["m5" as MessageID])
    world.answer(calls[0].number, ["m2" as MessageID])
    #expect(answer.all.isEmpty)
    world.answer(calls[1].number, [MessageID]())
    #expect(answer.all == [.success(["m2", "m5"])])
    #expect(ids.map { world.device.isReceiptSent($0, in: group) } == [true, false, true, true, false])
  }

  @Test func firstErrorOfAPartIsReported() throws {
    let world = try groupWorld()
    let answer = Answer<Result<[MessageID], MessagingError>>()
    world.device.acknowledgeGroup(group, ids) { answer.give($0) }
    world.waitUntilIdle()
    let calls = world.hub.take(ReadGroupCall.self)
    world.refuse(calls[2].number, .limitExceeded)
    world.refuse(calls[1].number, .forbidden)
    world.answer(calls[0].number, [MessageID]())
    #expect(answer.all == [.failure(MessagingError(.forbidden))])
    #expect(world.device.isReceiptSent("m1", in: group))
    #expect(!world.device.isReceiptSent("m3", in: group))
  }

  @Test func countsOfManyMessagesAreReportedTogether() throws {
    let world = try groupWorld()
    let answer = Answer<MessagingError?>()
    world.device.refreshGroupReceipts(group, ids) { answer.give($0) }
    world.waitUntilIdle()
    for (number, call) in world.hub.take(ReceiptCountsCall.self).reversed() {
      let counts = call.ids.map {
        GroupRead(conversation: group, messageID: $0, messageTime: .zero, readers: [], readCount: 2, unreadCount: -7)
      }
      world.answer(number, counts)
    }
    // The readers are requested before the result is reported; a failed request is not repeated.
    #expect(answer.all.isEmpty)
    for (number, call) in world.hub.take(ReceiptDetailCall.self) {
      if call.id == "m3" {
        world.refuse(number, .messageNotFound)
      } else {
        world.answer(
          number,
          GroupReceiptDetail(conversation: group, messageID: call.id, readers: ["bob", "carol"], nonReaders: []))
      }
    }
    #expect(answer.all == [nil])
    #expect(world.device.receiptDetail(group, "m1")?.readers == ["bob", "carol"])
    let receipts = world.recorder.events.compactMap { if case .receipts(let receipts) = $0 { receipts } else { nil } }
    #expect(receipts.map(\.count) == [5])
    let counts = try #require(world.device.receiptCounts("m3", in: group))
    #expect(counts == (2, 0))
  }

  @Test func manyMessagesAreDeletedInPieces() throws {
    let world = try groupWorld()
    let answer = Answer<MessagingError?>()
    world.device.deleteFromHub(group, ids, note: "n") { answer.give($0) }
    world.waitUntilIdle()
    let calls = world.hub.take(DeleteMessagesCall.self)
    #expect(calls.map(\.call.ids.count) == [2, 2, 1])
    for (number, _) in calls { world.answer(number, Done()) }
    #expect(answer.all == [nil])
    #expect(ids.allSatisfy { world.device.message($0, in: group) == nil })
  }

  @Test func deliveryOfManyMessagesIsConfirmedInPieces() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(limits: two))
    let events = (1...5 as ClosedRange<Int64>).map {
      textEvent(MessageID("m\($0)"), in: .direct("bob"), $0, options: [.ordinary, .wantsDeliveryReceipt])
    }
    world.push(events.map { .event($0) })
    let calls = world.hub.take(DeliveredCall.self)
    #expect(calls.map(\.call.ids) == [["m1", "m2"], ["m3", "m4"], ["m5"]])
    // Only the unanswered part is sent again.
    world.answer(calls[0].number, Done())
    world.answer(calls[1].number, Done())
    world.advance(bySeconds: 60)
    // After a pause, since a hub that is late has much to do.
    world.advance(bySeconds: 60)
    #expect(world.hub.take(DeliveredCall.self).map(\.call.ids) == [["m5"]])
    #expect(world.hub.interruptions == 0)
  }

  @Test func watchedAccountsAreAskedForInPiecesAfterABreak() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(limits: two))
    world.device.watchPresence(of: ["a", "b", "c"]) { _ in }
    try world.answer(WatchPresenceCall.self, Done())
    try world.again(world.connected(limits: two))
    #expect(world.hub.take(WatchPresenceCall.self).map(\.call.accounts) == [["a", "b"], ["c"]])
  }

  // MARK: history

  @Test func historyContinuesWhereTheHubStopped() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<Result<[Message], MessagingError>>()
    let query = HistoryQuery(conversation: .direct("bob"), limit: 5, stores: true)
    world.device.fetchHistory(query) { answer.give($0) }
    func entry(_ number: Int64) -> HistoryMessage {
      HistoryMessage(
        sequence: number, time: Timestamp(milliseconds: number), message: textMessage(MessageID("m\(number)"), number))
    }
    try world.answer(
      HistoryCall.self, HistoryPage(messages: [entry(9), entry(8)], next: Timestamp(milliseconds: 6)))
    world.waitUntilIdle()
    let second = try #require(world.hub.take(HistoryCall.self).first)
    #expect(second.call.query.limit == 3)
    #expect(second.call.query.before == Timestamp(milliseconds: 6))
    world.answer(second.number, HistoryPage(messages: [], next: Timestamp(milliseconds: 4)))
    // More than was asked for is cut off.
    try world.answer(HistoryCall.self, HistoryPage(messages: (1...4).reversed().map(entry), next: .zero))
    let messages = try #require(try answer.all.first?.get())
    #expect(messages.map(\.id) == ["m2", "m3", "m4", "m8", "m9"])
    #expect(world.hub.take(HistoryCall.self).isEmpty)
    let stored = world.device.messages(MessageQuery(in: .direct("bob"), limit: 9))
    #expect(stored.map(\.id) == ["m2", "m3", "m4", "m8", "m9"])
    #expect(stored.map(\.row) == stored.map(\.row).sorted())
  }

  @Test func historyDoesNotGoRoundInCircles() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<Result<[Message], MessagingError>>()
    let start = Timestamp(milliseconds: 5)
    let query = HistoryQuery(conversation: .direct("bob"), after: start, oldestFirst: true, limit: 5)
    world.device.fetchHistory(query) { answer.give($0) }
    try world.answer(HistoryCall.self, HistoryPage(messages: [], next: start))
    #expect(world.hub.take(HistoryCall.self).isEmpty)
    #expect(answer.all == [.success([])])
  }
}
