import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct ConversationTests {
  @Test func theListFollowsWhatHappens() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let (alice, bob) = try pair(environment)
    _ = try ChatApp.loggedIn("carol", environment)
    #expect(alice.chat.getConversationWithConvId("bob") == nil)
    #expect(alice.chat.getConversation("bob", type: .chat, createIfNotExist: false) == nil)
    try await alice.say("one", to: "bob")
    #expect(try await alice.lists.next().map(\.conversationId) == ["bob"])
    #expect(try await bob.lists.next().map(\.conversationId) == ["alice"])
    try await alice.say("two", to: "bob")
    clock.advance(byMilliseconds: 1000)
    try await alice.say("three", to: "carol")
    #expect(try await alice.lists.next().map(\.conversationId) == ["carol", "bob"])
    #expect(alice.chat.getAllConversations()?.map(\.conversationId) == ["carol", "bob"])
    #expect(alice.chat.getAllConversations(true)?.map(\.conversationId) == ["carol", "bob"])
    #expect(
      alice.chat.filterConversationsFromDB(cleanMemoryCache: true) { $0.conversationId == "bob" }?.count == 1)
    let answer = try await reply { alice.chat.deleteConversation("carol", isDeleteMessages: true, completion: $0) }
    #expect(answer.value == "carol")
    #expect(answer.code == nil)
    #expect(try await alice.lists.next().map(\.conversationId) == ["bob"])
    #expect(alice.chat.getConversationWithConvId("carol") == nil)
    let conversation = try alice.conversation("bob")
    #expect(try await failure { alice.chat.delete([conversation], isDeleteMessages: false, completion: $0) } == nil)
    #expect(try await alice.lists.next().isEmpty)
    // Its messages stayed.
    #expect(try alice.conversation("bob").messagesCount == 2)
    #expect(alice.lists.pending.count <= 1)
  }

  @Test func createdConversationStaysOnThisDevice() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    let conversation = try alice.conversation("bob")
    #expect(conversation.type == .chat)
    #expect(conversation.type == AgoraConversationTypeChat)
    #expect(conversation.latestMessage == nil)
    #expect(conversation.lastReceivedMessage() == nil)
    try await bob.say("hello", to: "alice")
    _ = try await tablet.received.next()
    #expect(tablet.lists.pending.count == 1)
    #expect(alice.chat.getConversation("bob", type: .groupChat, createIfNotExist: false) == nil)
    #expect(alice.chat.getConversation("", type: .chat, createIfNotExist: true) == nil)
  }

  @Test func unreadMessagesAreCounted() async throws {
    let (alice, bob) = try pair()
    for words in ["one", "two", "three"] { try await alice.say(words, to: "bob") }
    let conversation = try bob.conversation("alice")
    var messages: [AgoraChatMessage] = []
    for _ in 0..<3 { messages.append(try await bob.received.next()) }
    #expect(conversation.unreadMessagesCount == 3)
    #expect(conversation.latestMessage.words == "three")
    #expect(conversation.lastReceivedMessage()?.words == "three")
    var error: AgoraChatError? = AgoraChatError(description: "", code: .general)
    conversation.markMessageAsRead(withId: messages[1].messageId, error: &error)
    #expect(error == nil)
    #expect(messages[1].isRead)
    #expect(!messages[0].isRead)
    #expect(conversation.unreadMessagesCount == 2)
    #expect(conversation.markMessageAsRead(withId: messages[1].messageId))
    #expect(conversation.unreadMessagesCount == 2)
    conversation.markMessageAsRead(withId: "none", error: &error)
    #expect(error?.code == .messageInvalid)
    conversation.markAllMessages(asRead: &error)
    #expect(error == nil)
    #expect(conversation.unreadMessagesCount == 0)
    #expect(messages[0].isRead)
    try await alice.say("four", to: "bob")
    _ = try await bob.received.next()
    #expect(bob.chat.markAllConversationsAsRead().code == .noError)
    #expect(conversation.unreadMessagesCount == 0)
    // No receipt is sent by any of this.
    try await alice.catchUp()
    #expect(alice.read.pending.isEmpty)
    try await bob.say("answer", to: "alice")
    #expect(conversation.latestMessage.words == "answer")
    #expect(conversation.lastReceivedMessage()?.words == "four")
  }

  @Test func extensionIsKeptForTheApp() async throws {
    let (alice, _) = try pair()
    let conversation = try alice.conversation("bob")
    #expect(conversation.ext == nil)
    conversation.ext = ["draft": "hel", "pinned": true]
    #expect(try alice.conversation("bob").ext["draft"] as? String == "hel")
    conversation.ext = nil
    #expect(try alice.conversation("bob").ext == nil)
    #expect(alice.client.logout(false) == nil)
    conversation.ext = ["draft": "late"]
    #expect(conversation.ext["draft"] as? String == "late")
    #expect(!conversation.updateExtToDB())
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    #expect(conversation.updateExtToDB())
    #expect(try alice.conversation("bob").ext["draft"] as? String == "late")
  }

  @Test func messagesArePutIn() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    let (alice, bob) = try pair(environment)
    let sent = try await alice.say("now", to: "bob")
    let conversation = try alice.conversation("bob")
    var error: AgoraChatError?
    let early = alice.text("early", to: "bob")
    early.timestamp = sent.timestamp - 1000
    conversation.insert(early, error: &error)
    #expect(error == nil)
    let tip = AgoraChatMessage(
      conversationId: "bob", from: "bob", to: "alice", body: .text(content: "recalled a message"), ext: ["k": 1])
    tip.direction = .receive
    tip.timestamp = 5
    conversation.append(tip, error: &error)
    #expect(error == nil)
    #expect(tip.timestamp > sent.timestamp)
    #expect(
      conversation.loadMessagesStart(fromId: nil, count: 10, searchDirection: .up)?.map(\.words)
        == ["early", "now", "recalled a message"])
    let loaded = try #require(conversation.loadMessage(withId: tip.messageId, error: &error))
    #expect(loaded.from == "bob")
    #expect(loaded.direction == .receive)
    #expect(loaded.ext["k"] as? Int == 1)
    #expect(loaded.status == .succeed)
    // An id that exists, another conversation's message, a command, an oversize message.
    conversation.insert(early, error: &error)
    #expect(error?.code == .messageInvalid)
    conversation.insert(alice.text("stray", to: "carol"), error: &error)
    #expect(error?.code == .messageInvalid)
    conversation.insert(AgoraChatMessage(conversationId: "bob", body: .cmd(action: "x"), ext: nil), error: &error)
    #expect(error?.code == .messageInvalid)
    conversation.insert(alice.text(String(repeating: "x", count: 4000), to: "bob"), error: &error)
    #expect(error?.code == .messageSizeLimit)
    #expect(!conversation.append(early))
    #expect(conversation.insert(alice.text("fine", to: "bob")))
    // None of it went anywhere.
    _ = try await bob.received.next()
    try await bob.catchUp()
    #expect(bob.received.pending.isEmpty)
  }

  @Test func messagesAreImported() async throws {
    let (alice, _) = try pair()
    func old(_ words: String, from sender: String) -> AgoraChatMessage {
      let message = AgoraChatMessage(
        conversationId: "dave", from: sender, to: sender == "dave" ? "alice" : "dave", body: .text(content: words),
        ext: nil)
      message.timestamp = 1000
      return message
    }
    let first = old("first", from: "dave")
    #expect(try await failure { alice.chat.`import`([first, old("second", from: "alice")], completion: $0) } == nil)
    let conversation = try alice.conversation("dave")
    #expect(conversation.messagesCount == 2)
    #expect(conversation.unreadMessagesCount == 1)
    alice.client.options.regardImportMessagesAsRead = true
    // Messages that are stored already do not change.
    #expect(alice.chat.importMessages([first, old("third", from: "dave")]))
    #expect(conversation.messagesCount == 3)
    #expect(conversation.unreadMessagesCount == 1)
    #expect(conversation.latestMessage.timestamp == 1000)
  }

  @Test func messagesAreChanged() async throws {
    let (alice, bob) = try pair()
    try await alice.say("original", to: "bob")
    let message = try await bob.received.next()
    let conversation = try bob.conversation("alice")
    message.body = AgoraChatTextMessageBody(text: "edited")
    message.ext = ["note": "mine"]
    message.isListened = true
    message.isReadAcked = true
    var error: AgoraChatError?
    conversation.updateMessageChange(message, error: &error)
    #expect(error == nil)
    let again = try #require(bob.chat.getMessageWithMessageId(message.messageId))
    #expect(again.words == "edited")
    #expect(again.ext["note"] as? String == "mine")
    #expect(again.isListened)
    #expect(again.isReadAcked)
    again.isRead = true
    let answer = try await reply { bob.chat.update(again, completion: $0) }
    #expect(answer.value === again)
    #expect(answer.code == nil)
    #expect(conversation.unreadMessagesCount == 0)
    #expect(!bob.chat.update(bob.text("nowhere", to: "alice")))
    conversation.updateMessageChange(bob.text("nowhere", to: "alice"), error: &error)
    #expect(error?.code == .messageInvalid)
    // The other side's copy is its own.
    #expect(alice.chat.getMessageWithMessageId(message.messageId)?.words == "original")
  }

  @Test func messagesAreDeleted() async throws {
    let clock = ManualClock()
    let (alice, bob) = try pair(.inMemory(clock: clock))
    var sent: [AgoraChatMessage] = []
    for words in ["one", "two", "three", "four"] {
      clock.advance(byMilliseconds: 1000)
      sent.append(try await alice.say(words, to: "bob"))
    }
    let conversation = try alice.conversation("bob")
    var error: AgoraChatError?
    // An error that was there before is gone after a success.
    error = AgoraChatError(description: "stale", code: .general)
    conversation.deleteMessage(withId: sent[0].messageId, error: &error)
    #expect(error == nil)
    conversation.deleteMessage(withId: sent[0].messageId, error: &error)
    #expect(error?.code == .messageInvalid)
    #expect(!conversation.deleteMessage(withId: "none"))
    // A message of another conversation is safe.
    #expect(!(try alice.conversation("carol").deleteMessage(withId: sent[1].messageId)))
    #expect(conversation.messagesCount == 3)
    #expect(conversation.getMessageCountStart(Int(sent[1].timestamp), to: Int(sent[2].timestamp)) == 2)
    #expect(conversation.removeMessagesStart(Int(sent[1].timestamp), to: Int(sent[2].timestamp)) == nil)
    #expect(conversation.loadMessagesStart(fromId: nil, count: 9, searchDirection: .up)?.map(\.words) == ["four"])
    conversation.deleteAllMessages(&error)
    #expect(error == nil)
    #expect(conversation.messagesCount == 0)
    #expect(alice.chat.getConversationWithConvId("bob") != nil)
    for _ in 0..<4 { _ = try await bob.received.next() }
    #expect(
      try await failure { bob.chat.deleteMessages(before: UInt(sent[2].timestamp), completion: $0) } == nil)
    #expect(try await reply { done in bob.chat.getMessageCount { done($0, $1) } }.value == 2)
    #expect(try await failure { bob.chat.deleteAllMessagesAndConversations(false, completion: $0) } == nil)
    #expect(bob.chat.getAllConversations()?.isEmpty == true)
  }

  @Test func conversationsWithoutALoginAreEmpty() async throws {
    let (alice, _) = try pair()
    let message = try await alice.say("one", to: "bob")
    let conversation = try alice.conversation("bob")
    #expect(alice.client.logout(false) == nil)
    var error: AgoraChatError?
    conversation.deleteMessage(withId: message.messageId, error: &error)
    #expect(error?.code == .userNotLogin)
    #expect(conversation.loadMessage(withId: message.messageId, error: &error) == nil)
    #expect(error?.code == .userNotLogin)
    #expect(conversation.unreadMessagesCount == 0)
    #expect(conversation.latestMessage == nil)
    #expect(alice.chat.getAllConversations() == nil)
    #expect(alice.chat.getConversation("bob", type: .chat, createIfNotExist: true) == nil)
    #expect(alice.chat.getMessageWithMessageId(message.messageId) == nil)
    #expect(try await reply { done in alice.chat.getMessageCount { done($0, $1) } }.code == .userNotLogin)
    // What the object knew it still knows.
    #expect(message.words == "one")
    #expect(message.status == .succeed)
    // Another account finds nothing of it.
    #expect(alice.client.login(withUsername: "carol", password: "") == nil)
    #expect(conversation.latestMessage == nil)
    #expect(alice.chat.getAllConversations()?.isEmpty == true)
  }

  @Test func conversationOfAFailedMessageIsDeletedWithTheOthers() async throws {
    let (alice, bob) = try pair()
    try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    #expect(try await alice.send(alice.text("hello", to: "nobody")) != nil)
    #expect(alice.chat.getAllConversations()?.count == 2)
    #expect(try await failure { alice.chat.deleteAllMessagesAndConversations(true, completion: $0) } == nil)
    #expect(alice.chat.getAllConversations() == [])
  }
}
