@testable import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Calls about conversations and messages in the forms that other suites do not use: those of 3.x and before, those with
/// arguments that may be nil, and those without a completion.
@Suite @MainActor struct ChatFormTests {
  private let clock = ManualClock()
  private let nothing: String? = nil
  private let none: AgoraChatMessage? = nil

  private func world() async throws -> (alice: ChatApp, bob: ChatApp) { try pair(.inMemory(clock: clock)) }

  private func words(_ found: [Any]?) -> [String?]? { found?.map { ($0 as? AgoraChatMessage)?.words } }

  // MARK: conversations

  @Test func theListInAllForms() async throws {
    let (alice, _) = try await world()
    try await alice.say("one", to: "bob")
    #expect((alice.chat.loadAllConversationsFromDB() as? [AgoraChatConversation])?.map(\.conversationId) == ["bob"])
    #expect(alice.chat.filterConversationsFromDB(cleanMemoryCache: false)?.map(\.conversationId) == ["bob"])
    #expect(alice.chat.getConversation(nothing, type: AgoraChatConversationType.chat, createIfNotExist: true) == nil)
    #expect(alice.chat.getConversation(nothing, type: AgoraConversationTypeChat, createIfNotExist: true) == nil)
    let (first, second) = (try alice.conversation("bob"), try alice.conversation("bob"))
    #expect(first == second && first.hash == second.hash && Set([first, second]).count == 1)
    #expect(first != (try alice.conversation("carol")))
  }

  @Test(arguments: [false, true]) func conversationsAreDeletedInAllForms(_ deletesMessages: Bool) async throws {
    let (alice, _) = try await world()
    let bob: String? = "bob"
    let forms: [(AgoraChatConversation, @escaping (AgoraChatError?) -> Void) -> Void] = [
      { _, done in alice.chat.deleteConversation("bob", isDeleteMessages: deletesMessages) { done($1) } },
      { _, done in alice.chat.deleteConversation(bob, isDeleteMessages: deletesMessages) { done($1) } },
      { _, done in
        #expect(alice.chat.deleteConversation(bob, deleteMessages: deletesMessages))
        done(nil)
      },
      { _, done in
        silently { alice.chat.deleteConversation("bob", isDeleteMessages: deletesMessages) }
        done(nil)
      },
      { conversation, done in
        alice.chat.delete([conversation], isDeleteMessages: deletesMessages, completion: done)
      },
      { conversation, done in
        silently { alice.chat.delete([conversation], isDeleteMessages: deletesMessages) }
        done(nil)
      },
      { conversation, done in
        #expect(alice.chat.deleteConversations([conversation, "no conversation"], deleteMessages: deletesMessages))
        done(nil)
      },
      { conversation, done in
        alice.chat.deleteConversations(
          [conversation, "no conversation"], isDeleteMessages: deletesMessages, completion: done)
      },
    ]
    var sent = 0
    for form in forms {
      try await alice.say("text", to: "bob")
      sent = deletesMessages ? 1 : sent + 1
      let conversation = try alice.conversation("bob")
      #expect(try await failure { form(conversation, $0) } == nil)
      #expect(alice.chat.getAllConversations()?.isEmpty == true)
      #expect(try alice.conversation("bob").messagesCount == (deletesMessages ? 0 : Int32(sent)))
    }
    #expect(
      try await reply { alice.chat.deleteConversation(nothing, isDeleteMessages: true, completion: $0) }.code == nil)
    #expect(alice.client.logout(false) == nil)
    #expect(!alice.chat.deleteConversation(bob, deleteMessages: true))
    #expect(!alice.chat.deleteConversations([], deleteMessages: true))
    #expect(!alice.chat.importConversations([]))
  }

  @Test func conversationsAndMessagesAreImportedInAllForms() async throws {
    let (alice, _) = try await world()
    let other = try ChatApp.loggedIn("carol", .inMemory(clock: clock))
    let conversation = try other.conversation("bob")
    let forms: [(@escaping (AgoraChatError?) -> Void) -> Void] = [
      { alice.chat.import([conversation], completion: $0) },
      { alice.chat.importConversations([conversation, 1], completion: $0) },
      { done in
        #expect(alice.chat.importConversations([conversation, 1]))
        done(nil)
      },
      { done in
        silently { alice.chat.import([conversation] as [AgoraChatConversation]?) }
        done(nil)
      },
    ]
    for form in forms {
      #expect(try await failure(form) == nil)
      #expect(alice.chat.getAllConversations()?.map(\.conversationId) == ["bob"])
      #expect(alice.chat.deleteConversation("bob", deleteMessages: true))
    }
    let messages = (1...2).map { alice.text("text \($0)", to: "bob") }
    #expect(try await failure { alice.chat.importMessages([messages[0], 1], completion: $0) } == nil)
    silently { alice.chat.import([messages[1]]) }
    #expect(try alice.conversation("bob").messagesCount == 2)
    #expect(try await failure { alice.chat.importMessages(nil, completion: $0) } == nil)
    silently { alice.chat.deleteAllMessagesAndConversations(false) }
    try await alice.catchUp()
    #expect(alice.chat.getAllConversations()?.isEmpty == true)
  }

  @Test func theServersHistoryIsDeletedOrNothingIs() async throws {
    let (alice, _) = try await world()
    try await alice.say("one", to: "bob")
    alice.client.core.slot.environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    while try await alice.connections.next() != .disconnected {}
    let error = try await failure { alice.chat.deleteAllMessagesAndConversations(true, completion: $0) }
    #expect(error == .serverNotReachable)
    #expect(try alice.conversation("bob").messagesCount == 1)
    #expect(try await failure { alice.chat.deleteAllMessagesAndConversations(false, completion: $0) } == nil)
    #expect(alice.chat.getAllConversations()?.isEmpty == true)
  }

  @Test func delegatesAreAddedAndRemovedInAllForms() async throws {
    let (alice, bob) = try await world()
    let groups = try #require(alice.client.groupManager)
    let (nobody, phone): ((any AgoraChatManagerDelegate)?, (any AgoraChatGroupManagerDelegate)?) = (nil, nil)
    alice.chat.remove(nobody)
    groups.add(phone, delegateQueue: nil)
    let some: (any AgoraChatManagerDelegate)? = alice
    alice.chat.remove(some)
    let text = try await bob.say("one", to: "alice")
    try await alice.catchUp()
    #expect(alice.received.pending.isEmpty)
    alice.chat.add(some)
    try await bob.say("two", to: "alice")
    #expect(try await alice.received.next().words == "two")
    #expect(alice.chat.getMessageWithMessageId(text.messageId)?.words == "one")
    let listener = GroupListener()
    let wanted: (any AgoraChatGroupManagerDelegate)? = listener
    groups.add(wanted, delegateQueue: nil)
    let made = groups.createGroup(
      withSubject: "team", description: nil, invitees: nil as [String]?, message: nil, setting: nil, error: nil)
    #expect(made != nil)
    #expect(try await listener.told.next() == 1)
    groups.removeDelegate(listener)
    #expect(groups.destroyGroup(made?.groupId ?? "") == nil)
    try await alice.catchUp()
    #expect(listener.told.pending.isEmpty)
  }

  private final class GroupListener: NSObject, AgoraChatGroupManagerDelegate {
    let told = Inbox<Int>("list of groups")
    func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]) { told.add(aGroupList.count) }
  }

  // MARK: messages

  @Test(arguments: [("plain", 1), (#"{"a":1}"#, 1), ("[1,2]", 2), ("7", 1)])
  func aCommandOfAnotherStyle(_ parameters: String, _ count: Int) async throws {
    let (alice, _) = try await world()
    let other = try NeutralApp("carol", alice.client.core.slot.environment)
    let content = MessageContent.command(CommandContent(action: "go", parameters: parameters))
    try other.device.send(MessageDraft(conversation: .direct("alice"), body: MessageBody(content: content)))
    let body = try #require(try await alice.commands.next().body as? AgoraChatCmdMessageBody)
    #expect(body.action == "go" && body.params?.count == count)
    switch parameters {
    case "[1,2]": #expect(body.params as? [Int] == [1, 2])
    case #"{"a":1}"#: #expect((body.params?.first as? [String: Int]) == ["a": 1])
    default: #expect(body.params as? [String] == [parameters])
    }
  }

  @Test func messagesAreSentAgainInAllForms() async throws {
    let (alice, _) = try await world()
    let environment = alice.client.core.slot.environment
    let forms: [(AgoraChatMessage, @escaping (AgoraChatError?) -> Void) -> Void] = [
      { message, done in alice.chat.resend(message, progress: nil) { done($1) } },
      { message, done in alice.chat.asyncResend(message, progress: nil) { done($1) } },
      { message, done in
        silently { alice.chat.resend(message, progress: nil) }
        done(nil)
      },
    ]
    for (turn, form) in forms.enumerated() {
      let message = alice.text("text \(turn)", to: "late \(turn)")
      #expect(try await alice.send(message)?.code == .userNotFound)
      #expect(message.status == .failed)
      let late = try ChatApp.loggedIn("late \(turn)", environment)
      #expect(try await failure { form(message, $0) } == nil)
      #expect(try await late.received.next().words == "text \(turn)")
      #expect(message.status == .succeed)
    }
  }

  @Test func aMessageThatIsNilIsRefusedEverywhere() async throws {
    let (alice, _) = try await world()
    let forms: [(@escaping (AgoraChatMessage?, AgoraChatError?) -> Void) -> Void] = [
      { alice.chat.send(none, progress: nil, completion: $0) },
      { alice.chat.resend(none, progress: nil, completion: $0) }, { alice.chat.update(none, completion: $0) },
      { alice.chat.downloadMessageAttachment(none, progress: nil, completion: $0) },
      { alice.chat.downloadMessageThumbnail(none, progress: nil, completion: $0) },
      { alice.chat.asyncSend(none, progress: nil, completion: $0) },
      { alice.chat.asyncResend(none, progress: nil, completion: $0) },
      { alice.chat.asyncDownloadMessageAttachments(none, progress: nil, completion: $0) },
      { alice.chat.asyncDownloadMessageThumbnail(none, progress: nil, completion: $0) },
      { alice.chat.recall(none, completion: $0) },
    ]
    for (turn, form) in forms.enumerated() {
      #expect(try await reply(form).code == .messageInvalid, "form \(turn)")
    }
    // Nor does it have a sender to notify.
    #expect(try await reply { alice.chat.sendMessageReadAck(none, completion: $0) }.code == .invalidParam)
    let conversation = try alice.conversation("bob")
    let changes: [(UnsafeMutablePointer<AgoraChatError?>?) -> Void] = [
      { conversation.insert(none, error: $0) }, { conversation.append(none, error: $0) },
      { conversation.updateMessageChange(none, error: $0) }, { conversation.deleteMessage(withId: nothing, error: $0) },
      { conversation.markMessageAsRead(withId: nothing, error: $0) },
      { #expect(conversation.loadMessage(withId: nothing, error: $0) == nil) },
    ]
    for (turn, change) in changes.enumerated() {
      var error: AgoraChatError?
      change(&error)
      #expect(error?.code == .messageInvalid, "change \(turn)")
    }
    #expect(!conversation.insert(none) && !conversation.append(none) && !conversation.update(none))
    #expect(!conversation.deleteMessage(withId: nothing) && !conversation.markMessageAsRead(withId: nothing))
    #expect(conversation.loadMessage(withId: nothing) == nil)
    #expect(alice.chat.getAllConversations()?.count == 1 && conversation.messagesCount == 0)
  }

  /// Makes calls without completions, as code does that does not wait.
  private func callWithoutCompletions(
    _ app: ChatApp, read: AgoraChatMessage, inGroup: AgoraChatMessage, recalled: String
  ) {
    silently { app.chat.sendMessageReadAck(read.messageId, toUser: read.from) }
    silently { app.chat.sendGroupMessageReadAck(inGroup.messageId, toGroup: inGroup.conversationId, content: "seen") }
    silently { app.chat.ackConversationRead(read.from) }
    silently { app.chat.recallMessage(withMessageId: recalled) }
    silently { app.chat.downloadAndParseCombineMessage(read) }
    silently { app.chat.downloadMessageAttachment(read, progress: nil) }
  }

  @Test func completionsAreOptional() async throws {
    let (alice, bob) = try await world()
    let environment = alice.client.core.slot.environment
    let group = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    let direct = try await bob.say("one", to: "alice")
    let asked = bob.text("two", to: group, type: .groupChat)
    asked.isNeedGroupAck = true
    #expect(try await bob.send(asked) == nil)
    let (received, inGroup) = (try await alice.received.next(), try await alice.received.next())
    let own = try await alice.say("three", to: "bob")
    callWithoutCompletions(alice, read: received, inGroup: inGroup, recalled: own.messageId)
    #expect(try await bob.read.next().map(\.messageId) == [direct.messageId] && direct.isReadAcked)
    #expect(try await bob.groupAcks.next().acks.first?.content == "seen")
    #expect(try await bob.conversationsRead.next() == ["alice", "bob"])
    #expect(try await bob.recalls.next().recallMessage?.messageId == own.messageId)
  }

  @Test func theServersHistoryIsDeletedInAllForms() async throws {
    let (alice, _) = try await world()
    for text in ["one", "two", "three", "four"] {
      clock.advance(bySeconds: 1)
      try await alice.say(text, to: "bob")
    }
    let conversation = try alice.conversation("bob")
    let messages = try #require(
      conversation.loadMessagesStart(fromId: nil, count: 9, searchDirection: .up) as [AgoraChatMessage]?)
    func remaining() -> [String?]? {
      let page: AgoraChatCursorResult<AgoraChatMessage>? = alice.chat.fetchHistoryMessages(
        fromServer: "bob", conversationType: .chat, startMessageId: nothing, pageSize: 9, error: nil)
      return words(page?.list)
    }
    #expect(remaining() == ["one", "two", "three", "four"])
    #expect(
      try await failure {
        alice.chat.removeMessagesFromServer(
          with: conversation, messageIds: [messages[0].messageId], completion: $0)
      } == nil)
    #expect(remaining() == ["two", "three", "four"])
    let byIds: () -> Void = {
      silently { alice.chat.removeMessagesFromServer(with: conversation, messageIds: [messages[1].messageId]) }
    }
    byIds()
    #expect(remaining() == ["three", "four"])
    let byTime: () -> Void = {
      silently {
        alice.chat.removeMessagesFromServer(with: conversation, timeStamp: TimeInterval(messages[2].timestamp))
      }
    }
    byTime()
    // Page by page, each after the answer to the one before.
    for _ in 0..<4 {
      _ = remaining()
      try await alice.catchUp()
    }
    #expect(remaining() == ["four"] && words(conversation.loadMoreMessages(from: 0, to: .max, maxCount: 9)) == ["four"])
    let missing = try await reply {
      alice.chat.asyncFetchHistoryMessages(
        fromServer: nothing, conversationType: AgoraChatConversationType.chat, startMessageId: nothing, pageSize: 9,
        completion: $0)
    }
    #expect(missing.value == nil && missing.code == .invalidParam)
    var error: AgoraChatError?
    let nowhere: AgoraChatCursorResult<AgoraChatMessage>? = alice.chat.fetchHistoryMessages(
      fromServer: nothing, conversationType: AgoraChatConversationType.chat, startMessageId: nothing, pageSize: 9,
      error: &error)
    #expect(nowhere == nil && error?.code == .invalidParam)
  }
}
