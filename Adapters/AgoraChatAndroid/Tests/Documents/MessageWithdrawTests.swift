import AgoraChatAndroid
import Parlance
import Testing
import TestSupport

/// The vendor's documents as tests. One after another, since the singleton that they use is the process's.
@Suite(.serialized) @MainActor struct Documents {
  private typealias App = MessageWithdrawApp

  private func pair() async throws -> (shared: ChatApp, other: ChatApp) {
    (try await ChatApp.shared(fresh("alice")), try await ChatApp.other(fresh("bob")))
  }

  private func group(of apps: ChatApp...) throws -> String {
    try DefaultEnvironment.environment.administration.createGroup(
      name: "group", owner: AccountID(apps[0].account), members: apps.dropFirst().map { AccountID($0.account) })
  }

  @Test func theSenderTakesAMessageBack() async throws {
    let (alice, bob) = try await pair()
    defer { alice.stop() }
    let message = try await alice.send("hello", to: bob.account)
    let received = try await bob.messages.next()
    #expect(received.getMsgId() == message.getMsgId())
    let code = try await result {
      App.revoke(message.getMsgId(), App.CHATTYPE_SINGLE, bob.account, $0)
    }
    #expect(code == 0)
    let command = try await bob.commands.next()
    #expect((command.getBody() as? CmdMessageBody)?.action == "REVOKE_FLAG")
    #expect(try command.getStringAttribute("msgId") == message.getMsgId())
    #expect(command.getFrom() == alice.account)
    #expect(command.getTo() == bob.account)
    #expect(command.getChatType() == .Chat)
    #expect(command.direct == .RECEIVE)
    // The message is removed without any action of Bob's app, once the listeners were notified.
    try await bob.catchUp()
    #expect(bob.texts(alice.account) == [])
    // Alice's own copy stays until her app deletes it.
    #expect(alice.texts(bob.account) == ["hello"])
    alice.manager.getConversation(bob.account).removeMessage(message.getMsgId())
    #expect(alice.texts(bob.account) == [])
  }

  @Test func theReceiverDeletesTheMessageAndLeavesALine() async throws {
    let (bob, alice) = try await pair()
    defer { bob.stop() }
    let listener = App.EventListener()
    App.listen(listener)
    defer { AgoraChatManager.getInstance().unregisterEventListener(listener) }
    var seen: [[String]] = []
    listener.afterwards = { message, _ in
      seen.append(bob.texts(alice.account))
      let line = AgoraMessage.createReceiveMessage(.TXT)
      line.addBody(TextMessageBody("\(message.getFrom()) recalled a message"))
      line.setFrom(message.getFrom())
      line.setTo(bob.account)
      line.setUnread(false)
      AgoraChatManager.getInstance().saveMessage(line)
    }
    let kept = try await alice.send("kept", to: bob.account)
    let message = try await alice.send("hello", to: bob.account)
    for _ in 1...2 { _ = try await bob.messages.next() }
    #expect(bob.manager.getUnreadMsgsCount() == 2)
    #expect(try await alice.revoke(message.getMsgId(), in: bob.account) == 0)
    _ = try await bob.commands.next()
    #expect(seen == [["kept"]])
    #expect(bob.texts(alice.account) == ["kept", "\(alice.account) recalled a message"])
    #expect(bob.manager.getUnreadMsgsCount() == 1)
    #expect(bob.manager.getMessage(kept.getMsgId()) != nil)
  }

  @Test func inAGroupTheHandlerLooksUnderTheSendersName() async throws {
    let (bob, alice) = try await pair()
    defer { bob.stop() }
    let group = try group(of: alice, bob)
    let listener = App.EventListener()
    App.listen(listener)
    defer { AgoraChatManager.getInstance().unregisterEventListener(listener) }
    var seen: [[String]] = []
    listener.afterwards = { message, _ in
      #expect(message.getChatType() == .GroupChat)
      #expect(message.getTo() == group)
      seen.append(bob.manager.getConversation(group).getAllMessages().map(text))
    }
    let message = try await alice.send("hello", to: group, .GroupChat)
    _ = try await bob.messages.next()
    #expect(try await alice.revoke(message.getMsgId(), in: group, .GroupChat) == 0)
    _ = try await bob.commands.next()
    #expect(seen == [[]])
    #expect(bob.manager.getConversation(group, true).getAllMessages().isEmpty)
    // The conversation under the sender's name was made up for the call and is on no list.
    #expect(bob.manager.getAllConversations()[alice.account] == nil)
  }

  @Test func aGroupsMessageIsTakenBack() async throws {
    let (alice, bob) = try await pair()
    defer { alice.stop() }
    let group = try group(of: alice, bob)
    let message = try await alice.send("hello", to: group, .GroupChat)
    _ = try await bob.messages.next()
    let code = try await result { App.revoke(message.getMsgId(), App.CHATTYPE_GROUP, group, $0) }
    #expect(code == 0)
    #expect(try await bob.commands.next().getTo() == group)
    try await bob.catchUp()
    #expect(bob.texts(group) == [])
    #expect(alice.texts(group) == ["hello"])
  }

  @Test func messagesOfOthersStay() async throws {
    let (alice, bob) = try await pair()
    defer { alice.stop() }
    let group = try group(of: bob, alice)
    let direct = try await bob.send("mine", to: alice.account)
    let shared = try await bob.send("mine too", to: group, .GroupChat)
    for _ in 1...2 { _ = try await alice.messages.next() }
    #expect(
      try await result { App.revoke(direct.getMsgId(), App.CHATTYPE_SINGLE, bob.account, $0) } == 210)
    #expect(try await result { App.revoke(shared.getMsgId(), App.CHATTYPE_GROUP, group, $0) } == 603)
    try await bob.catchUp()
    #expect(bob.commands.pending.isEmpty)
    #expect(bob.texts(alice.account) == ["mine"])
    #expect(alice.texts(bob.account) == ["mine"])
  }

  @Test func commandWithAnUnknownIdIsAnOrdinaryCommand() async throws {
    let (alice, bob) = try await pair()
    defer { alice.stop() }
    #expect(try await result { App.revoke("no message", App.CHATTYPE_SINGLE, bob.account, $0) } == 0)
    #expect(try await bob.commands.next().getStringAttribute("msgId") == "no message")
  }

  @Test func aCommandOfAnotherActionDeletesNothing() async throws {
    let (bob, alice) = try await pair()
    defer { bob.stop() }
    let listener = App.EventListener()
    App.listen(listener)
    defer { AgoraChatManager.getInstance().unregisterEventListener(listener) }
    _ = try await alice.send("hello", to: bob.account)
    _ = try await alice.command(CmdMessageBody("REVOKE_FLAG"), to: bob.account)
    _ = try await alice.command(CmdMessageBody("WAVE", ["hand": "left"]), to: bob.account)
    _ = try await bob.commands.next()
    let wave = try await bob.commands.next()
    #expect((wave.getBody() as? CmdMessageBody)?.params == ["hand": "left"])
    #expect(bob.texts(alice.account) == ["hello"])
  }
}
