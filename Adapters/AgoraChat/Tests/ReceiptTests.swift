import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct ReceiptTests {
  @Test func readReceiptCoversOneMessage() async throws {
    let (alice, bob) = try pair()
    let first = try await alice.say("one", to: "bob")
    let second = try await alice.say("two", to: "bob")
    _ = try await bob.received.next()
    let got = try await bob.received.next()
    #expect(!second.isReadAcked)
    #expect(!got.isReadAcked)
    #expect(try await failure { bob.chat.sendMessageReadAck(got.messageId, toUser: "alice", completion: $0) } == nil)
    let read = try await alice.read.next()
    #expect(read.map(\.messageId) == [second.messageId])
    // The objects that the app holds say the same.
    #expect(second.isReadAcked)
    #expect(read[0].isReadAcked)
    #expect(!first.isReadAcked)
    #expect(got.isReadAcked)
    #expect(alice.conversationsRead.pending.isEmpty)
    // A second receipt is not reported.
    #expect(try await failure { bob.chat.sendMessageReadAck(got.messageId, toUser: "alice", completion: $0) } == nil)
    try await alice.catchUp()
    #expect(alice.read.pending.isEmpty)
  }

  @Test func theObjectIsTrueBeforeTheCallback() async throws {
    let (alice, bob) = try pair()
    let message = try await alice.say("one", to: "bob")
    let got = try await bob.received.next()
    let looks = Looking(message)
    alice.chat.add(looks, delegateQueue: nil)
    #expect(try await failure { bob.chat.sendMessageReadAck(got.messageId, toUser: "alice", completion: $0) } == nil)
    _ = try await alice.read.next()
    #expect(looks.seen == [true])
  }

  @Test func methodsOf3xSendAcknowledgements() async throws {
    let (alice, bob) = try pair()
    try await alice.say("one", to: "bob")
    try await alice.say("two", to: "bob")
    let first = try await bob.received.next()
    let second = try await bob.received.next()
    let answer = try await reply { bob.chat.sendMessageReadAck(first, completion: $0) }
    #expect(answer.value === first)
    #expect(answer.code == nil)
    #expect(try await alice.read.next().map(\.words) == ["one"])
    bob.chat.asyncSendReadAck(for: second)
    #expect(try await alice.read.next().map(\.words) == ["two"])
  }

  @Test func aReadAckIsForOneToOneChatsAndHasASwitch() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    try await alice.say("one", to: group, type: .groupChat)
    let inGroup = try await bob.received.next()
    #expect(
      try await failure { bob.chat.sendMessageReadAck(inGroup.messageId, toUser: "alice", completion: $0) }
        == .messageInvalid)
    let own = try await bob.say("two", to: "alice")
    #expect(
      try await failure { bob.chat.sendMessageReadAck(own.messageId, toUser: "alice", completion: $0) }
        == .messageInvalid)
    bob.client.options.enableRequireReadAck = false
    try await alice.say("three", to: "bob")
    let got = try await bob.received.next()
    #expect(
      try await failure { bob.chat.sendMessageReadAck(got.messageId, toUser: "alice", completion: $0) }
        == .serviceNotEnable)
    try await alice.catchUp()
    #expect(alice.read.pending.isEmpty)
  }

  @Test func aWholeConversationIsRead() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let tablet = try ChatApp.loggedIn("bob", environment, device: "tablet")
    let first = try await alice.say("one", to: "bob")
    let second = try await alice.say("two", to: "bob")
    _ = try await tablet.received.next()
    let onTablet = try await tablet.received.next()
    _ = try await bob.received.next()
    _ = try await bob.received.next()
    #expect(!onTablet.isRead)
    #expect(try await failure { bob.chat.ackConversationRead("alice", completion: $0) } == nil)
    // The peer's app: who read, and whose messages.
    #expect(try await alice.conversationsRead.next() == ["bob", "alice"])
    #expect(first.isReadAcked)
    #expect(second.isReadAcked)
    #expect(alice.read.pending.isEmpty)
    // This account's other device.
    #expect(try await tablet.conversationsRead.next() == ["bob", "alice"])
    #expect(onTablet.isRead)
    #expect(try tablet.conversation("alice").unreadMessagesCount == 0)
    #expect(try bob.conversation("alice").unreadMessagesCount == 0)
    #expect(try await failure { bob.chat.ackConversationRead("nobody", completion: $0) } == nil)
  }

  /// At each of its logins.
  @Test(arguments: [EnvironmentLink.inProcess, .loopback])
  func aDeviceThatWasAwayLearnsWhatAnotherRead(_ link: EnvironmentLink) async throws {
    let environment = MessagingEnvironment.inMemory(
      clock: ManualClock(), callbackQueue: .main, tokenCheck: nil, link: link)
    defer { environment.shutDown() }
    let (alice, bob) = try pair(environment)
    let tablet = try ChatApp.loggedIn("bob", environment, device: "tablet")
    for round in 0..<3 {
      #expect(tablet.client.logout(false) == nil)
      for number in 0..<2 {
        try await alice.say("\(round) \(number)", to: "bob")
        _ = try await bob.received.next()
      }
      #expect(try await failure { bob.chat.ackConversationRead("alice", completion: $0) } == nil)
      #expect(try bob.conversation("alice").unreadMessagesCount == 0)
      #expect(tablet.client.login(withUsername: "bob", password: "secret") == nil)
      for number in 0..<2 {
        let message = try await tablet.received.next()
        #expect(message.words == "\(round) \(number)" && message.isRead)
      }
      #expect(try await tablet.conversationsRead.next() == ["bob", "alice"])
      #expect(try tablet.conversation("alice").unreadMessagesCount == 0)
      // What comes later is unread on both.
      try await alice.say("new", to: "bob")
      for app in [bob, tablet] {
        _ = try await app.received.next()
        #expect(try app.conversation("alice").unreadMessagesCount == 1)
      }
      #expect(try await failure { tablet.chat.ackConversationRead("alice", completion: $0) } == nil)
      #expect(try await bob.conversationsRead.next() == ["bob", "alice"])
      for app in [bob, tablet] { #expect(try app.conversation("alice").unreadMessagesCount == 0) }
    }
  }

  @Test func membersOfAGroupRead() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let carol = try ChatApp.loggedIn("carol", environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob", "carol"])
    let message = alice.text("read this", to: group, type: .groupChat)
    message.isNeedGroupAck = true
    #expect(try await alice.send(message) == nil)
    #expect(message.groupAckCount == 0)
    for (app, words) in [(bob, "seen"), (carol, nil)] {
      let got = try await app.received.next()
      #expect(got.isNeedGroupAck)
      #expect(
        try await failure {
          app.chat.sendGroupMessageReadAck(got.messageId, toGroup: group, content: words, completion: $0)
        } == nil)
      let told = try await alice.groupAcks.next()
      #expect(told.message.messageId == message.messageId)
      #expect(told.acks.map(\.from) == [app.account])
      #expect(told.acks.map(\.content) == [words ?? ""])
      #expect(told.acks.first?.messageId == message.messageId)
    }
    try await alice.catchUp()
    #expect(message.groupAckCount == 2)
    #expect(alice.groupCountChanges == 2)
    // The whole list, in parts.
    var from: [String] = []
    var start = ""
    repeat {
      let inbox = Inbox<(AgoraChatCursorResult<AgoraChatGroupMessageAck>?, AgoraChatError?, Int32)>("acks")
      alice.chat.asyncFetchGroupMessageAcks(
        fromServer: message.messageId, groupId: group, startGroupAckId: start, pageSize: 1
      ) { inbox.add(($0, $1, $2)) }
      let (result, error, count) = try await inbox.next()
      #expect(error == nil)
      #expect(count == 2)
      from += result?.list?.map(\.from) ?? []
      start = result?.cursor ?? ""
    } while !start.isEmpty && from.count < 5
    #expect(from == ["bob", "carol"])
    // Only the sender may fetch the readers.
    let others = Inbox<(Int?, AgoraChatErrorCode?, Int32)>("acks")
    bob.chat.asyncFetchGroupMessageAcks(
      fromServer: message.messageId, groupId: group, startGroupAckId: "", pageSize: 9
    ) { others.add(($0?.list?.count, $1?.code, $2)) }
    #expect(try await others.next() == (nil, .groupPermissionDenied, 0))
    // A message that asked for none.
    try await alice.say("whatever", to: group, type: .groupChat)
    let got = try await bob.received.next()
    #expect(
      try await failure {
        bob.chat.sendGroupMessageReadAck(got.messageId, toGroup: group, content: nil, completion: $0)
      } == .messageInvalid)
  }

  @Test func deliveriesAreReportedIfTheReceiverConfirmsThem() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment) { $0.enableDeliveryAck = true }
    let carol = try ChatApp.loggedIn("carol", environment)
    let quiet = try await alice.say("hello", to: "carol")
    let message = try await alice.say("hello", to: "bob")
    let got = try await bob.received.next()
    let unconfirmed = try await carol.received.next()
    #expect(try await alice.delivered.next().map(\.messageId) == [message.messageId])
    #expect(message.isDeliverAcked)
    #expect(got.isDeliverAcked)
    // The one who receives it has sent no receipt either.
    #expect(!quiet.isDeliverAcked && !unconfirmed.isDeliverAcked)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    try await alice.say("all", to: group, type: .groupChat)
    #expect(try await !bob.received.next().isDeliverAcked)
    #expect(alice.delivered.pending.isEmpty)
  }
}

/// Reads the message's state when it is notified that the message was read.
private final class Looking: NSObject, AgoraChatManagerDelegate {
  private let message: AgoraChatMessage
  var seen: [Bool] = []

  init(_ message: AgoraChatMessage) { self.message = message }

  func messagesDidRead(_ aMessages: [AgoraChatMessage]) { seen.append(message.isReadAcked) }
}
