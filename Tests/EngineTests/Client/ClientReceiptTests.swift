import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Acknowledgements and the readers of messages.
@Suite(.timeLimit(.minutes(5))) struct ClientReceiptTests {
  @Test func acknowledgingADirectMessageReadsEverythingUpToIt() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let laptop = try await world.loggedIn("bob", "laptop")
    let alice = try await world.loggedIn("alice")
    var sent: [Message] = []
    for number in 0..<3 { sent.append(try await alice.send(.text("\(number)"), to: .direct("bob"))) }
    let received = try await bob.messages().next(3)
    _ = try await laptop.messages().next(3)
    #expect(try bob.unreadCount() == 3)
    let changes = laptop.conversations()
    #expect(try await bob.acknowledge(received[1]) == .sent)
    #expect(try bob.unreadCount() == 1)
    _ = try await changes.first { $0.totalUnreadCount == 1 }
    guard case .direct(let receipt) = try await alice.receipts().next() else {
      Issue.record("another receipt")
      return
    }
    #expect(receipt.sequence == sent[1].sequence && receipt.scope == .watermark)
    #expect(try sent.map { try alice.isReadByPeer($0) } == [true, true, false])
    #expect(try await bob.acknowledge(received[2], wholeConversation: true) == .sent)
    guard case .direct(let whole) = try await alice.receipts().next() else {
      Issue.record("another receipt")
      return
    }
    #expect(whole.scope == .conversation)
    #expect(try bob.unreadCount() == 0)
  }

  /// One of them acknowledges while both fetch missed entries.
  @Test func clientsThatComeBackTogetherAgree() async throws {
    let world = try ClientWorld()
    let phone = try await world.loggedIn("bob")
    let laptop = try await world.loggedIn("bob", "laptop")
    let alice = try await world.loggedIn("alice")
    for round in 0..<20 {
      let connections = [phone, laptop].map { $0.connection() }
      for device in ["phone", "laptop"] { world.setReachable(false, "bob", DeviceID(device)) }
      for changes in connections {
        _ = try await changes.first { $0 == .lost }
      }
      for number in 0..<3 { try await alice.send(.text("\(round) \(number)"), to: .direct("bob")) }
      let messages = phone.messages()
      for device in ["phone", "laptop"] { world.setReachable(true, "bob", DeviceID(device)) }
      let first = try await messages.next()
      try await alice.send(.text("\(round) 3"), to: .direct("bob"))
      if round % 2 == 0 { try phone.markRead(.direct("alice")) } else { try await phone.acknowledge(first) }
      for changes in connections { _ = try await changes.first { $0 == .synchronized } }
      for client in [phone, laptop] { try await client.caughtUp() }
      let counts = [try phone.unreadCount(), try laptop.unreadCount()]
      #expect(counts[0] == counts[1], "round \(round): \(counts)")
    }
  }

  @Test func directMessageIsAcknowledgedAlone() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    for number in 0..<2 { try await alice.send(.text("\(number)"), to: .direct("bob")) }
    let received = try await bob.messages().next(2)
    try await bob.acknowledgeAlone(received[1])
    #expect(try bob.unreadCount() == 1)
    guard case .direct(let receipt) = try await alice.receipts().next() else {
      Issue.record("another receipt")
      return
    }
    #expect(receipt.scope == .message(received[1].id))
    await #expect(throws: MessagingError(.messageNotFound)) { try await bob.acknowledgeAlone(.unknownToAll) }
  }

  @Test func aGroupMessageSaysWhetherReceiptsWereAskedFor() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let carol = try await world.loggedIn("carol")
    let alice = try await world.loggedIn("alice")
    let group = try await alice.createGroup(named: "team", members: ["bob", "carol"]).group
    let conversation = ConversationID.group(group.id)
    let plain = try await alice.send(.text("plain"), to: conversation)
    let asked = try await alice.send(.text("asked"), to: conversation, options: [.ordinary, .wantsGroupReceipts])
    let received = try await bob.messages(in: conversation).textMessages(2)
    #expect(try bob.unreadCount(of: .group) == 2)
    #expect(try await bob.acknowledge(received[0]) == .notRequested)
    #expect(try bob.unreadCount(of: .group) == 1)
    #expect(try await bob.acknowledge(received[1], note: "seen") == .sent)
    #expect(try bob.unreadCount(of: .group) == 0)
    #expect(try bob.isReceiptSent(for: received[1]) && !bob.isReceiptSent(for: received[0]))
    guard case .group(let receipt) = try await alice.receipts().next() else {
      Issue.record("another receipt")
      return
    }
    #expect(receipt.reader == "bob" && receipt.note == "seen" && receipt.readCount == 1 && receipt.unreadCount == 1)
    #expect(try await alice.acknowledge(asked) == .notRequested)
    #expect(try await alice.receiptDetail(of: asked).readers == ["bob"])
    #expect(try alice.knownReceiptDetail(of: asked)?.nonReaders == ["carol"])
    #expect(try alice.receiptCounts(of: asked)?.unread == 1)
    #expect(try alice.receiptCounts(of: plain) == nil && alice.knownReceiptDetail(of: plain) == nil)
    await #expect(throws: MessagingError(.messageNotFound)) { try await alice.receiptDetail(of: plain) }

    #expect(try await carol.acknowledge(received) == [plain.id])
    #expect(try carol.unreadCount(of: .group) == 0)
    _ = try await alice.receipts().next()
    let receipts = alice.receipts()
    try await alice.refreshReceipts(of: [asked])
    guard case .group(let count) = try await receipts.next() else {
      Issue.record("another receipt")
      return
    }
    #expect(count.reader == nil && count.readCount == 2)
    try await alice.refreshReceipts(of: [])
    #expect(try await alice.acknowledge([]).isEmpty)
    await #expect(throws: MessagingError(.invalidArgument, "messages of one group only")) {
      try await alice.acknowledge([asked, .unknownToAll])
    }
    await #expect(throws: MessagingError(.invalidArgument, "messages of one group only")) {
      try await alice.refreshReceipts(of: [.unknownToAll])
    }
    // A message that is gone is an error: its receipts were asked for.
    try await alice.revoke(asked)
    await #expect(throws: MessagingError(.messageNotFound)) { try await bob.acknowledge(received[1]) }
  }

  @Test func acknowledgingWithoutReceiptsIsRefused() async throws {
    var settings = HubSettings()
    settings.groupReceiptsEnabled = false
    let world = try ClientWorld(settings: settings)
    let alice = try await world.loggedIn("alice")
    let room = try world.environment.administration.createRoom(name: "r", owner: "alice")
    try await alice.enterRoom(room)
    let said = try await alice.send(.text("hello"), to: .room(room))
    await #expect(throws: MessagingError(.unsupported, "rooms have no receipts")) { try await alice.acknowledge(said) }
    let group = try await alice.createGroup(named: "team", members: []).group
    let sent = try await alice.send(.text("hello"), to: .group(group.id))
    await #expect(throws: MessagingError(.receiptsDisabled)) { try await alice.acknowledge([sent]) }
    await #expect(throws: MessagingError(.receiptsDisabled)) { try await alice.receiptDetail(of: sent) }
  }

  @Test func acknowledgingWithoutAConnectionMarksAsReadLocally() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    try await alice.send(.text("hello"), to: .direct("bob"))
    let received = try await bob.messages().next()
    world.setReachable(false, "bob")
    await #expect(throws: MessagingError(.notConnected)) { try await bob.acknowledge(received) }
    #expect(try bob.unreadCount() == 0)
  }
}

extension MessagingStream where Element == Message {
  /// The next messages with a text.
  func textMessages(_ count: Int) async throws -> [Message] {
    var messages: [Message] = []
    while messages.count < count { messages.append(try await first { $0.text != nil }) }
    return messages
  }
}

extension Message {
  /// A message that neither this device nor the hub has.
  static let unknownToAll = Message(
    id: "unknown", conversation: .direct("alice"), sender: "alice", time: .zero, state: .received, kind: .text,
    encodedBody: [])
}
