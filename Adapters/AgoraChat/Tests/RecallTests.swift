import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct RecallTests {
  private let clock = ManualClock()

  private func command(_ id: String, to conversation: String, type: AgoraChatType = .chat) -> AgoraChatMessage {
    let message = AgoraChatMessage(conversationId: conversation, body: .cmd(action: "REVOKE_FLAG"), ext: ["msgId": id])
    message.chatType = type
    return message
  }

  @Test func aRecallArrivesAsARecallAlone() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    let message = try await alice.say("oops", to: "bob")
    _ = try await bob.received.next()
    #expect(
      try await failure { alice.chat.recallMessage(withMessageId: message.messageId, ext: "sorry", completion: $0) }
        == nil)
    for app in [bob, tablet] {
      let info = try await app.recalls.next()
      #expect(info.recallBy == "alice")
      #expect(info.recallMessageId == message.messageId)
      #expect(info.recallMessage?.words == "oops")
      #expect(info.ext == "sorry")
      #expect(info.conversationId == (app === bob ? "alice" : "bob"))
      try await app.catchUp()
      #expect(app.chat.getMessageWithMessageId(message.messageId) == nil)
      #expect(app.commands.pending.isEmpty)
    }
    // The one who recalls has the completion, and loses the message too.
    try await alice.catchUp()
    #expect(alice.recalls.pending.isEmpty)
    #expect(alice.chat.getMessageWithMessageId(message.messageId) == nil)
    #expect(
      try await failure { alice.chat.recallMessage(withMessageId: message.messageId, completion: $0) }
        == .messageInvalid)
  }

  @Test func methodOf35RecallsAMessage() async throws {
    let (alice, bob) = try pair()
    let message = try await alice.say("oops", to: "bob")
    let answer = try await reply { alice.chat.recall(message, completion: $0) }
    #expect(answer.code == nil)
    #expect(answer.value === message)
    #expect(try await bob.recalls.next().recallMessageId == message.messageId)
  }

  @Test func recallOfAnUnknownMessageIsReportedWithoutIt() async throws {
    let (alice, bob) = try pair()
    let message = try await alice.say("oops", to: "bob")
    let got = try await bob.received.next()
    var error: AgoraChatError?
    try bob.conversation("alice").deleteMessage(withId: got.messageId, error: &error)
    #expect(error == nil)
    #expect(try await failure { alice.chat.recallMessage(withMessageId: message.messageId, completion: $0) } == nil)
    let info = try await bob.recalls.next()
    #expect(info.recallMessage == nil)
    #expect(info.ext == nil)
  }

  @Test func afterTwoMinutesBothWaysAreTooLate() async throws {
    let (alice, bob) = try pair(.inMemory(clock: clock))
    let message = try await alice.say("oops", to: "bob")
    clock.advance(byMilliseconds: 120_001)
    #expect(
      try await failure { alice.chat.recallMessage(withMessageId: message.messageId, completion: $0) }
        == .messageRecallTimeLimit)
    let refused = command(message.messageId, to: "bob")
    #expect(try await alice.send(refused)?.code == .messageRecallTimeLimit)
    #expect(refused.status == .failed)
    let last = try #require(alice.statuses.pending.last)
    #expect(last.message === refused)
    #expect(last.error?.code == .messageRecallTimeLimit)
    try await bob.catchUp()
    #expect(bob.commands.pending.isEmpty)
    #expect(bob.chat.getMessageWithMessageId(message.messageId) != nil)
  }

  /// The vendor's documents, of recalls: "owners and admins of groups and chat rooms can recall messages of others, even expired ones".
  @Test(arguments: [AgoraChatType.groupChat, .chatRoom])
  func ownersAndAdminsRecallMessagesOfOthersAtAnyTime(_ type: AgoraChatType) async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let (alice, bob) = try pair(environment)
    let place: String
    if type == .chatRoom {
      place = try environment.administration.createRoom(name: "hall", owner: "alice")
      for app in [alice, bob] {
        #expect(try await failure { done in app.client.roomManager?.joinChatroom(place) { done($1) } } == nil)
      }
    } else {
      place = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    }
    let message = try await bob.say("spam", to: place, type: type)
    #expect(try await alice.received.next().messageId == message.messageId)
    let own = try await alice.say("mine", to: place, type: type)
    _ = try await bob.received.next()
    // Messages that are sent at once have times a little ahead of the clock.
    clock.advance(bySeconds: 121)
    for (app, late) in [(bob, message), (alice, own)] {
      #expect(
        try await failure { app.chat.recallMessage(withMessageId: late.messageId, completion: $0) }
          == .messageRecallTimeLimit)
    }
    #expect(try await failure { alice.chat.recallMessage(withMessageId: message.messageId, completion: $0) } == nil)
    let info = try await bob.recalls.next()
    #expect(info.recallMessageId == message.messageId && info.recallBy == "alice")
    #expect(info.conversationId == place)
  }

  @Test func othersMessagesCannotBeTakenBack() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let message = try await alice.say("mine", to: "bob")
    _ = try await bob.received.next()
    #expect(try await bob.send(command(message.messageId, to: "alice"))?.code == .userPermissionDenied)
    #expect(
      try await failure { bob.chat.recallMessage(withMessageId: message.messageId, completion: $0) }
        == .userPermissionDenied)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let there = try await alice.say("mine", to: group, type: .groupChat)
    _ = try await bob.received.next()
    #expect(
      try await bob.send(command(there.messageId, to: group, type: .groupChat))?.code == .groupPermissionDenied)
    #expect(
      try await failure { bob.chat.recallMessage(withMessageId: there.messageId, completion: $0) }
        == .groupPermissionDenied)
    try await alice.catchUp()
    #expect(alice.commands.pending.isEmpty)
    #expect(alice.chat.getMessageWithMessageId(message.messageId) != nil)
  }

  @Test func recallCommandForAnUnknownMessageIsAnOrdinaryCommand() async throws {
    let (alice, bob) = try pair()
    #expect(try await alice.send(command("unknown", to: "bob")) == nil)
    #expect(try await bob.commands.next().ext["msgId"] as? String == "unknown")
  }

  @Test func commandOfTheHelperRevokesAMessage() async throws {
    let (alice, bob) = try pair()
    let message = try await alice.say("oops", to: "bob")
    _ = try await bob.received.next()
    let helper = AgoraChatMessage(
      conversationId: "bob", body: .cmd(action: "em_revoke"), ext: ["em_revoke_messageId": message.messageId])
    #expect(try await alice.send(helper) == nil)
    let got = try await bob.commands.next()
    #expect((got.body as? AgoraChatCmdMessageBody)?.action == "em_revoke")
    #expect(got.messageId == helper.messageId)
    try await bob.catchUp()
    #expect(bob.chat.getMessageWithMessageId(message.messageId) == nil)
  }

  /// A revocation by the operator is neither an app's CMD nor an app's recall: it arrives as both, each once.
  @Test func revocationByTheOperatorArrivesAsCommandAndRecall() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let message = try await alice.say("oops", to: "bob")
    _ = try await bob.received.next()
    try environment.administration.revoke(MessageID(message.messageId), scope: .everyone)
    let command = try await bob.commands.next()
    #expect((command.body as? AgoraChatCmdMessageBody)?.action == "REVOKE_FLAG")
    #expect(command.ext["msgId"] as? String == message.messageId)
    #expect(command.from == "alice")
    #expect(command.conversationId == "alice")
    #expect(try await bob.recalls.next().recallMessageId == message.messageId)
    try await bob.catchUp()
    #expect(bob.commands.pending.isEmpty)
    #expect(bob.recalls.pending.isEmpty)
  }

  @Test func aRecallNeedsAConnectionAndAMessage() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, _) = try pair(environment)
    let message = try await alice.say("oops", to: "bob")
    #expect(try await failure { alice.chat.recallMessage(withMessageId: "none", completion: $0) } == .messageInvalid)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    #expect(
      try await failure { alice.chat.recallMessage(withMessageId: message.messageId, completion: $0) }
        == .serverNotReachable)
    #expect(alice.client.logout(false) == nil)
    #expect(
      try await failure { alice.chat.recallMessage(withMessageId: message.messageId, completion: $0) }
        == .userNotLogin)
  }
}
