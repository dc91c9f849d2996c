import Dispatch
import Parlance
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// A query does not consume new messages: each is reported, counted and confirmed once, whether the query or the stream
/// brings it first.
@Suite struct FetchedNewsTests {
  /// The ways by which an app gets messages that its device did not receive.
  enum Way: CaseIterable, Sendable {
    case history, oldestFirst, filtered, replies, ids, pins, search
    /// True if the device stores the messages.
    var stores: Bool { self != .pins && self != .search }
  }

  private let bob = ConversationID.direct("bob")
  private let options: MessageOptions = [.ordinary, .wantsDeliveryReceipt]

  private func entry(_ sequence: Int64, text: String = "hello", edit: Int = 0) -> StreamEvent {
    var event = textEvent(MessageID("m\(sequence)"), in: bob, sequence, options: options, text: text)
    if edit > 0 { event.payload = .message(found(sequence, edit: edit).message) }
    return event
  }

  /// The message at a position, as it is after some edits.
  private func found(_ sequence: Int64, edit: Int = 0) -> HistoryMessage {
    var message = textMessage(MessageID("m\(sequence)"), sequence, options: options)
    if edit > 0 {
      var body = MessageBody(content: .text("edit \(edit)"))
      body.edit = MessageEdit(editor: "bob", time: Timestamp(milliseconds: 9000 + Int64(edit)), count: edit)
      message.body = body.encoded()
    }
    return HistoryMessage(
      sequence: sequence, time: Timestamp(milliseconds: 1000).advanced(byMilliseconds: sequence), message: message)
  }

  private func edit(_ number: Int, of message: Int64, at sequence: Int64, asIn version: Int? = nil) -> StreamEvent {
    StreamEvent(
      stream: .conversation(bob), sequence: sequence, time: Timestamp(milliseconds: 9000 + Int64(number)),
      payload: .edit(found(message, edit: version ?? number)))
  }

  private func revocation(of message: Int64, at sequence: Int64) -> StreamEvent {
    StreamEvent(
      stream: .conversation(bob), sequence: sequence, time: Timestamp(milliseconds: 9000),
      payload: .revocation(
        RevocationEvent(
          messageID: MessageID("m\(message)"), revoker: "bob", messageSender: "bob", messageTime: found(message).time,
          messageSequence: message, time: Timestamp(milliseconds: 9000), scope: .everyone,
          request: RevocationRequest()),
        []))
  }

  /// Fetches messages, and has the hub answer.
  private func fetch(_ way: Way, _ messages: [HistoryMessage], _ world: ScriptedWorld) throws -> [Message] {
    let answer = Answer<[Message]>()
    switch way {
    case .history, .oldestFirst, .filtered:
      let query = HistoryQuery(conversation: bob, oldestFirst: way == .oldestFirst, limit: 20, stores: true)
      world.device.fetchHistory(query, where: way == .filtered ? { _ in true } : nil) {
        answer.give((try? $0.get()) ?? [])
      }
      let page = way == .oldestFirst ? messages : messages.reversed()
      try world.answer(HistoryCall.self, HistoryPage(messages: page))
    case .replies:
      world.device.fetchReplies(ReplyQuery(conversation: bob, thread: "m0"), stores: true) {
        answer.give((try? $0.get().replies) ?? [])
      }
      try world.answer(
        RepliesCall.self, RepliesPage(thread: nil, replies: messages.reversed(), total: messages.count))
    case .ids:
      world.device.fetchMessages(messages.map(\.message.id), in: bob, stores: true) {
        answer.give((try? $0.get()) ?? [])
      }
      try world.answer(MessagesByIDCall.self, FoundMessages(messages: messages, count: messages.count))
    case .pins:
      world.device.fetchPinnedMessages(in: bob) { answer.give((try? $0.get().map(\.message)) ?? []) }
      let entries = messages.map {
        PinnedMessageEntry(
          pin: MessagePin(
            messageID: $0.message.id, messageSequence: $0.sequence, messageSender: "bob", messageTime: $0.time,
            account: "bob", time: $0.time, updated: $0.time),
          message: $0)
      }
      try world.answer(PinnedMessagesCall.self, PinnedMessagesPage(sequence: 0, entries: entries))
    case .search:
      world.device.searchHistory(HistorySearch([SearchKeyword("hello")]), limit: 20) {
        answer.give((try? $0.get()) ?? [])
      }
      try world.answer(
        SearchHistoryCall.self, HistorySearchPage(messages: messages.map { FoundMessage($0, in: bob) }))
    }
    world.waitUntilIdle()
    return try #require(answer.all.first).sorted { $0.sequence < $1.sequence }
  }

  /// A device that has been there before, and its world.
  private func world(
    _ store: any DeviceStore = MemoryDeviceStore(), _ change: (inout DeviceConfiguration) -> Void = { _ in }
  ) throws -> ScriptedWorld {
    let world = try ScriptedWorld(store: store, change)
    // Before the messages, which are not history to the device.
    try world.login(at: Timestamp(milliseconds: 1000))
    return world
  }

  /// The messages whose senders were notified that they are here.
  private func confirmed(_ world: ScriptedWorld) -> [MessageID] {
    world.hub.take(DeliveredCall.self).flatMap(\.call.ids)
  }

  private func edits(_ world: ScriptedWorld) -> [String] {
    world.recorder.events.compactMap { if case .edited(let message) = $0 { message.text } else { nil } }
  }

  private func unread(_ world: ScriptedWorld) -> [MessageID] {
    world.device.messages(MessageQuery(in: bob, unreadOnly: true, limit: 100)).map(\.id)
  }

  /// The unread count of the conversation; in one that is not listed, the unread messages.
  private func count(_ world: ScriptedWorld) -> Int {
    world.device.conversation(bob)?.unreadCount ?? unread(world).count
  }

  // MARK: messages

  @Test(arguments: Way.allCases) func messageThatWasFetchedFirstIsReportedOnce(_ way: Way) throws {
    let world = try world()
    world.push(entry(1))
    let page = try fetch(way, [found(1), found(2), found(3)], world)
    #expect(page.map(\.id) == ["m1", "m2", "m3"])
    // Messages that were not reported to the app are unread.
    #expect(page.allSatisfy { $0.marks.contains(.unread) && !$0.marks.contains(.readLocally) })
    #expect(world.recorder.received == ["m1"] && confirmed(world) == ["m1"])
    #expect(count(world) == (way.stores ? 3 : 1))
    world.push(entry(2), entry(3), entry(4))
    #expect(world.recorder.received == ["m1", "m2", "m3", "m4"] && confirmed(world) == ["m2", "m3", "m4"])
    #expect(count(world) == 4 && unread(world).count == 4)
    // The stream came first.
    #expect(try fetch(way, [found(3), found(4)], world).map(\.id) == ["m3", "m4"])
    world.push(entry(3), entry(4), entry(5))
    #expect(world.recorder.received.count == 5 && confirmed(world) == ["m5"])
    #expect(count(world) == 5 && world.device.unreadCount(of: nil) == 5)
  }

  @Test func fetchedMessageThatTheAppReadIsReportedAndNotCounted() throws {
    let world = try world()
    world.push(entry(1))
    _ = try fetch(.history, [found(2), found(3), found(4)], world)
    try world.device.markRead(message: "m3", in: bob)
    #expect(count(world) == 3)
    world.push(entry(2), entry(3))
    #expect(count(world) == 3 && unread(world) == ["m1", "m2", "m4"])
    try world.device.markRead(bob)
    world.push(entry(4), entry(5))
    #expect(world.recorder.received == ["m1", "m2", "m3", "m4", "m5"])
    #expect(count(world) == 1 && unread(world) == ["m5"])
  }

  /// The account's other devices know a position alone, so what is older than a fetched message that was read is read, too.
  @Test func readPositionIncludesFetchedMessages() throws {
    let world = try world { $0.reading.synchronization.insert(.unreadCounts) }
    world.push(entry(1))
    _ = try fetch(.history, [found(3), found(4)], world)
    try world.device.markRead(bob)
    world.waitUntilIdle()
    #expect(world.hub.take(MarkReadCall.self).map(\.call.sequence) == [4])
    #expect(world.device.unreadCount(of: nil) == 0)
    world.push(entry(2), entry(3), entry(4), entry(5))
    #expect(world.recorder.received == ["m1", "m2", "m3", "m4", "m5"])
    #expect(count(world) == 1 && unread(world) == ["m5"])
  }

  @Test func fetchedMessageThatTheAppDeletedIsNotReported() throws {
    let world = try world()
    _ = try fetch(.history, [found(1), found(2)], world)
    try world.device.deleteMessage("m1", in: bob)
    #expect(count(world) == 1)
    world.push(entry(1), entry(2))
    #expect(world.recorder.received == ["m2"] && world.device.unreadCount(of: nil) == 1)
  }

  /// The process dies between the fetch and the entry.
  @Test func fetchedMessageIsReportedByTheNextRun() throws {
    let store = MemoryDeviceStore()
    do {
      let world = try world(store)
      world.push(entry(1))
      _ = try fetch(.history, [found(2), found(3)], world)
    }
    let world = try ScriptedWorld(store: store)
    world.device.connectEventually(token: "")
    try world.answer(
      ConnectCall.self, world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 3)]))
    try world.answer(
      PullCall.self,
      [PulledStream(stream: .conversation(bob), events: [entry(2), entry(3)], upTo: 3, isTruncated: false)])
    #expect(world.recorder.received == ["m2", "m3"])
    #expect(count(world) == 3)
    #expect(world.device.message("m3", in: bob)?.marks == [.unread, .waited])
  }

  /// A new device gets the newest part of the past from the stream; the rest is history to it, fetched before or after.
  @Test func messagesSkippedByTheStreamAreHistory() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(
      ConnectCall.self,
      world.connected(
        heads: [
          StreamHead(stream: .account, sequence: 1),
          StreamHead(stream: .conversation(bob), sequence: 6, ownRead: 4),
        ]))
    let page = try fetch(.history, (1...6).map { found($0) }, world)
    #expect(page.allSatisfy { !$0.marks.contains(.unread) })
    #expect(count(world) == 0)
    try world.answer(
      PullCall.self,
      [PulledStream(stream: .conversation(bob), events: (4...6).map { entry($0) }, upTo: 6, isTruncated: true)])
    #expect(world.recorder.received == ["m4", "m5", "m6"])
    #expect(count(world) == 2 && unread(world) == ["m5", "m6"])
    let history = world.device.messages(MessageQuery(in: bob, limit: 4))
    #expect(history.map(\.id) == ["m3", "m4", "m5", "m6"])
    #expect(world.device.message("m1", in: bob)?.marks == .readLocally)
  }

  /// An entry without content for this device takes the place of a fetched message.
  @Test func messageMissingFromTheStreamIsNotCounted() throws {
    let world = try world()
    _ = try fetch(.history, [found(1), found(2)], world)
    #expect(count(world) == 2)
    world.push(StreamEvent(stream: .conversation(bob), sequence: 1, time: found(1).time, payload: .nothing))
    #expect(count(world) == 1 && world.device.message("m1", in: bob)?.marks == .readLocally)
    world.push(entry(2))
    #expect(world.recorder.received == ["m2"] && count(world) == 1)
  }

  /// The hub counts the messages of a hole; those that were fetched, before or after, are not counted twice.
  @Test func messagesOfAHoleAreCountedOnce() throws {
    let world = try world()
    world.push(entry(1))
    world.reconnect()
    try world.answer(
      ConnectCall.self, world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 9)]))
    _ = try fetch(.oldestFirst, (2...4).map { found($0) }, world)
    try world.device.markRead(message: "m3", in: bob)
    try world.answer(
      PullCall.self,
      [
        PulledStream(
          stream: .conversation(bob), events: (8...9).map { entry($0) }, upTo: 9, isTruncated: true, omittedUnread: 6)
      ])
    #expect(world.recorder.received == ["m1", "m8", "m9"])
    // All but m3.
    #expect(count(world) == 8)
    #expect(try fetch(.history, [found(6), found(7)], world).allSatisfy { $0.marks.contains(.unread) })
    #expect(count(world) == 8)
    let page = Answer<Int>()
    world.device.page(MessageQuery(in: bob, limit: 100)) { page.give((try? $0.get().count) ?? 0) }
    try world.answer(
      PullCall.self,
      [PulledStream(stream: .conversation(bob), events: (2...7).map { entry($0) }, upTo: 9, isTruncated: false)])
    world.waitUntilIdle()
    #expect(page.all == [9] && world.recorder.received == ["m1", "m8", "m9"])
    #expect(count(world) == 8 && unread(world).count == 8)
  }

  /// A device of the sender receives the messages that another one sent.
  @Test func ownMessageOfAnotherDeviceIsReportedOnce() throws {
    let world = try world()
    var own = found(1)
    own.message.sender = "me"
    let page = try fetch(.history, [own], world)
    #expect(page.map(\.marks) == [[.readLocally, .untold]])
    world.push(textEvent("m1", in: bob, 1, from: "me"))
    #expect(world.recorder.received == ["m1"] && count(world) == 0)
    #expect(world.device.message("m1", in: bob)?.marks == .readLocally)
  }

  /// A query shows that the peer has read a message of another device of the account, before either is reported.
  @Test func receiptOfAFetchedMessageIsReported() throws {
    let world = try world { $0.reading.receiptScope = .singleMessage }
    var own = found(1)
    own.message.sender = "me"
    own.message.options.insert(.readByPeer)
    #expect(try fetch(.history, [own], world).first?.marks.contains(.readByPeer) == true)
    world.push(textEvent("m1", in: bob, 1, from: "me"))
    let receipt = DirectReceipt(conversation: bob, sequence: 1, messageTime: own.time, scope: .message("m1"))
    world.push(StreamEvent(stream: .account, sequence: 2, time: own.time, payload: .peerRead(receipt)))
    let told = world.recorder.events.compactMap { if case .receipts(let receipts) = $0 { receipts } else { nil } }
    #expect(told.flatMap { $0 }.count == 1)
    #expect(world.device.message("m1", in: bob)?.marks.contains(.readByPeer) == true)
  }

  /// A style that keeps no messages.
  @Test func rowOfAStyleWithoutStorageIsDeletedOnceReported() throws {
    let world = try world { $0.retention.keepsMessages = false }
    _ = try fetch(.history, [found(1)], world)
    world.push(entry(1))
    world.waitUntilIdle()
    #expect(world.recorder.received == ["m1"] && world.device.message("m1", in: bob) == nil)
  }

  // MARK: edits

  /// The app's queries bring the changed content before the entries of the changes do.
  @Test(arguments: [true, false]) func eachEditIsReportedOnce(_ stores: Bool) throws {
    let world = try world()
    world.push(entry(1), entry(2))
    _ = try fetch(stores ? .history : .search, [found(1, edit: 3), found(2, edit: 1)], world)
    #expect(world.device.message("m1", in: bob)?.text == "edit 3" && edits(world).isEmpty)
    world.push(edit(1, of: 1, at: 3), edit(2, of: 1, at: 4), edit(1, of: 2, at: 5))
    #expect(edits(world) == ["edit 3", "edit 3", "edit 1"])
    world.push(edit(3, of: 1, at: 6), edit(4, of: 1, at: 7))
    #expect(edits(world).suffix(2) == ["edit 3", "edit 4"])
    // Afterwards a query changes nothing.
    _ = try fetch(stores ? .history : .search, [found(1, edit: 4)], world)
    #expect(edits(world).count == 5)
  }

  /// The entries of several changes of a message are fetched as one.
  @Test func editsThatAreFetchedTogetherAreReportedOnce() throws {
    let store = MemoryDeviceStore()
    do {
      let world = try world(store)
      world.push(entry(1))
      _ = try fetch(.history, [found(1, edit: 2)], world)
    }
    let world = try ScriptedWorld(store: store)
    world.device.connectEventually(token: "")
    try world.answer(
      ConnectCall.self, world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 3)]))
    let events = [edit(1, of: 1, at: 2, asIn: 2), edit(2, of: 1, at: 3)]
    try world.answer(
      PullCall.self, [PulledStream(stream: .conversation(bob), events: events, upTo: 3, isTruncated: false)])
    #expect(edits(world) == ["edit 2"])
  }

  @Test func messageThatWasFetchedInANewFormComesInIt() throws {
    let world = try world()
    _ = try fetch(.history, [found(1, edit: 1)], world)
    world.push(entry(1))
    #expect(world.recorder.received == ["m1"] && world.device.message("m1", in: bob)?.text == "edit 1")
    world.push(edit(1, of: 1, at: 2))
    #expect(edits(world).isEmpty)
    // An older form that was fetched gives way to the one that the stream brings.
    _ = try fetch(.history, [found(3)], world)
    world.push(entry(3, edit: 1))
    #expect(world.device.message("m3", in: bob)?.text == "edit 1" && unread(world) == ["m1", "m3"])
  }

  /// The device's own change is not reported to it, also if a query shows it first; another's before it is.
  @Test func ownEditIsNotReported() throws {
    let world = try world()
    world.push(textEvent("m1", in: bob, 1, from: "me"), textEvent("m2", in: bob, 2, from: "me"))
    for (message, others) in [(Int64(1), 0), (2, 1)] {
      let answer = Answer<String?>()
      let id = MessageID("m\(message)")
      world.device.edit(id, in: bob, to: .text("mine")) { answer.give((try? $0.get())?.text) }
      world.waitUntilIdle()
      if others == 0 { _ = try fetch(.search, [found(message, edit: 1)], world) }
      try world.answer(EditMessageCall.self, found(message, edit: others + 1))
      world.waitUntilIdle()
      #expect(answer.all == ["edit \(others + 1)"])
    }
    world.push(edit(1, of: 1, at: 3))
    #expect(edits(world).isEmpty)
    world.push(edit(1, of: 2, at: 4), edit(2, of: 2, at: 5))
    #expect(edits(world) == ["edit 2"])
  }

  // MARK: revocations

  @Test(arguments: [true, false]) func revocationOfAFetchedMessageIsReportedOnce(_ comesAsNothing: Bool) throws {
    let world = try world { $0.revocation.uncountsMessages = false }
    _ = try fetch(.history, [found(1), found(2)], world)
    let nothing = StreamEvent(stream: .conversation(bob), sequence: 1, time: found(1).time, payload: .nothing)
    world.push(comesAsNothing ? nothing : entry(1), entry(2), revocation(of: 1, at: 3))
    let told = world.recorder.events.compactMap { if case .revoked(let reported) = $0 { reported } else { nil } }
    #expect(told.map(\.revocation.messageID) == ["m1"] && told.map(\.message?.id) == ["m1"])
    #expect(told.map(\.wasUnread) == [!comesAsNothing])
    #expect(world.device.message("m1", in: bob) == nil)
    #expect(world.recorder.received == (comesAsNothing ? ["m2"] : ["m1", "m2"]))
    // The style counts a revoked message if it was notified of it.
    #expect(count(world) == (comesAsNothing ? 1 : 2))
  }

  /// The hub answers in parts, and between them a message of the first part is revoked.
  @Test(arguments: [true, false]) func messageRevokedDuringAQueryIsNotReturned(_ stores: Bool) throws {
    let world = try world()
    world.push(entry(1), entry(2))
    let answer = Answer<[MessageID]>()
    world.device.fetchHistory(HistoryQuery(conversation: bob, limit: 5, stores: stores)) {
      answer.give((try? $0.get().map(\.id)) ?? [])
    }
    try world.answer(HistoryCall.self, HistoryPage(messages: [found(2)], next: found(2).time))
    world.push(revocation(of: 2, at: 3))
    try world.answer(HistoryCall.self, HistoryPage(messages: [found(1)]))
    world.waitUntilIdle()
    #expect(answer.all == [["m1"]] && world.device.message("m2", in: bob) == nil)
    #expect(world.device.messages(MessageQuery(in: bob, limit: 5)).map(\.id) == ["m1"])
  }
}
