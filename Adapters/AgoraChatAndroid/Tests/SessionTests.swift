import AgoraChatAndroid
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct SessionTests {
  @Test func logins() async throws {
    let environment = MessagingEnvironment.inMemory(
      tokenCheck: refusing { $0.token == "good" ? nil : MessagingError(.invalidToken) })
    let manager = AgoraChatManager(environment: environment, device: "phone")
    #expect(try await result { manager.login("alice", "bad", $0) } == 202)
    #expect(manager.getCurrentUser() == "")
    #expect(try await result { manager.login("", "good", $0) } == 110)
    #expect(try await result { manager.login("alice", "good", $0) } == 0)
    #expect(manager.getCurrentUser() == "alice")
    #expect(manager.isConnected())
    #expect(try await result { manager.login("alice", "good", $0) } == 200)
    #expect(try await result { manager.login("bob", "good", $0) } == 218)
    manager.logout()
    #expect(manager.getCurrentUser() == "")
    #expect(!manager.isConnected())
    #expect(try await result { manager.logout($0) } == 0)
    #expect(try await result { manager.login("bob", "good", $0) } == 0)
    environment.shutDown()
  }

  @Test func registering() throws {
    let environment = MessagingEnvironment.inMemory()
    let manager = AgoraChatManager(environment: environment, device: "phone")
    try manager.createAccountOnServer("alice", "secret")
    #expect(number { () throws(EaseMobException) in try manager.createAccountOnServer("Alice", "x") } == 203)
    #expect(number { () throws(EaseMobException) in try manager.createAccountOnServer("", "x") } == 110)
    environment.shutDown()
  }

  @Test func changesOfTheConnectionAreReported() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
    #expect(try await alice.disconnected.next() == 300)
    #expect(!alice.manager.isConnected())
    #expect(number { () throws(EaseMobException) in try alice.manager.ackMessageRead("bob", "x") } == 300)
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChatAndroid")
    try await alice.connected.next()
    #expect(alice.manager.isConnected())
    try environment.administration.endSessions(of: "alice", reason: "test")
    #expect(try await alice.disconnected.next() == 305)
    #expect(alice.manager.getCurrentUser() == "")
    try await alice.logIn()
    environment.shutDown()
  }

  @Test func aTokenThatExpiresEndsTheLogin() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock, tokenCheck: lasting(by: clock))
    let manager = AgoraChatManager(environment: environment, device: "phone")
    let alice = ChatApp(manager, "alice")
    #expect(try await result { manager.login("alice", "100", $0) } == 0)
    clock.advance(bySeconds: 99)
    try await alice.catchUp()
    #expect(alice.disconnected.pending.isEmpty)
    clock.advance(bySeconds: 1)
    #expect(try await alice.disconnected.next() == 108)
    #expect(manager.getCurrentUser() == "" && !manager.isConnected())
    #expect(try await result { manager.login("alice", "100", $0) } == 0)
    environment.shutDown()
  }

  @Test func messagesSentWhileOfflineAreReportedTogether() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    try await bob.logOut()
    for number in 1...3 { _ = try await alice.send("\(number)", to: "bob") }
    let taken = try await alice.send("taken back", to: "bob")
    #expect(try await alice.revoke(taken.getMsgId(), in: "bob") == 0)
    _ = try await alice.command(CmdMessageBody("wake up"), to: "bob")
    try await bob.logIn()
    #expect(try await bob.offline.next().map(text) == ["1", "2", "3"])
    #expect(try await bob.commands.next().getStringAttribute("msgId") == taken.getMsgId())
    #expect((try await bob.commands.next().getBody() as? CmdMessageBody)?.action == "wake up")
    #expect(bob.messages.pending.isEmpty)
    #expect(bob.manager.getUnreadMsgsCount() == 3)
    #expect(bob.texts("alice") == ["1", "2", "3"])
    environment.shutDown()
  }

  @Test func callbackOfAQueuedMessageOutlivesALogout() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
    _ = try await alice.disconnected.next()
    let message = AgoraMessage.createTxtSendMessage("patience", "bob")
    let outcome = Outcome()
    alice.manager.sendMessage(message, outcome)
    #expect(message.status == .INPROGRESS)
    // The callback outlives a logout, as the outbox does.
    alice.manager.logout()
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChatAndroid")
    #expect(message.status == .INPROGRESS)
    try await alice.logIn()
    #expect(try await outcome.inbox.next() == 0)
    #expect(message.status == .SUCCESS)
    #expect(text(try await bob.messages.next()) == "patience")
    environment.shutDown()
  }

  @Test func storedMessagesSurviveARestart() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = try MessagingEnvironment.embedded(at: folder)
    var alice = try await ChatApp.other("alice", in: environment)
    var bob = try await ChatApp.other("bob", in: environment)
    let message = AgoraMessage.createTxtSendMessage("kept", "bob")
    message.setAttribute("number", 7)
    #expect(try await alice.send(message) == 0)
    let received = try await bob.messages.next()
    try bob.manager.ackMessageRead("alice", received.getMsgId())
    _ = try await alice.read.next()
    environment.shutDown()
    environment = try MessagingEnvironment.embedded(at: folder)
    alice = try await ChatApp.other("alice", in: environment)
    bob = try await ChatApp.other("bob", in: environment)
    let sent = try #require(alice.manager.getConversation("bob").getLastMessage())
    #expect(sent !== message)
    #expect(text(sent) == "kept")
    #expect(sent.getIntAttribute("number", 0) == 7)
    #expect(sent.isAcked && sent.status == .SUCCESS && sent.direct == .SEND)
    let stored = try #require(bob.manager.getMessage(received.getMsgId()))
    #expect(stored.isAcked && stored.isUnread() && stored.direct == .RECEIVE)
    #expect(bob.manager.getUnreadMsgsCount() == 1)
    #expect(bob.messages.pending.isEmpty && bob.offline.pending.isEmpty)
    environment.shutDown()
  }

  @Test func takingBackIsBoundToTheHubsTime() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let late = try await alice.send("late", to: "bob")
    clock.advance(bySeconds: 60)
    let early = try await alice.send("early", to: "bob")
    clock.advance(bySeconds: 61)
    #expect(try await alice.revoke(late.getMsgId(), in: "bob") == 504)
    #expect(try await alice.revoke(early.getMsgId(), in: "bob") == 0)
    #expect(try await bob.commands.next().getStringAttribute("msgId") == early.getMsgId())
    try await bob.catchUp()
    #expect(bob.texts("alice") == ["late"])
    environment.shutDown()
  }

  @Test func otherDeviceOfTheSenderIsNotified() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let tablet = try await ChatApp.other("alice", device: "tablet", in: environment)
    let message = try await alice.send("hello", to: "bob-\(alice.account)", registering: environment)
    #expect(try await tablet.messages.next().direct == .SEND)
    #expect(try await alice.revoke(message.getMsgId(), in: message.getTo()) == 0)
    let command = try await tablet.commands.next()
    #expect(command.direct == .SEND && command.getTo() == message.getTo() && command.getFrom() == "alice")
    try await tablet.catchUp()
    #expect(tablet.texts(message.getTo()) == [])
    #expect(alice.commands.pending.isEmpty)
    environment.shutDown()
  }

  @Test func listenersReceiveTheirEventsUntilUnregistered() async throws {
    final class Listener: AgoraEventListener {
      var heard: [AgoraNotifierEvent.Event] = []
      func onEvent(_ event: AgoraNotifierEvent) { heard.append(event.getEvent()) }
    }
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    weak var kept: Listener?
    do {
      let listener = Listener()
      bob.manager.registerEventListener(listener, [.EventNewCMDMessage])
      bob.manager.registerEventListener(listener, [.EventReadAck])
      kept = listener
    }
    _ = try await alice.send("hello", to: "bob")
    _ = try await alice.command(CmdMessageBody("one"), to: "bob")
    _ = try await bob.commands.next()
    // Only the manager holds the listener.
    #expect(kept?.heard == [.EventNewCMDMessage])
    if let kept { bob.manager.unregisterEventListener(kept) }
    #expect(kept == nil)
    environment.shutDown()
  }
}

extension ChatApp {
  /// Registers an account, and sends it a text.
  @MainActor func send(
    _ text: String, to name: String, registering environment: MessagingEnvironment
  ) async throws -> AgoraMessage {
    try environment.administration.createAccount(AccountID(name))
    return try await send(text, to: name)
  }
}
