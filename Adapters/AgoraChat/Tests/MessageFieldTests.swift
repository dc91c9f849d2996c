import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Fields of messages and calls of the chat manager that only some apps use.
@Suite @MainActor struct MessageFieldTests {
  private let environment = MessagingEnvironment.inMemory()

  /// `onlineState` is false for a message that waited at the server, in the report of it and nowhere else.
  @Test func messagesThatWaitedAreNotOnline() async throws {
    let (alice, bob) = try pair(environment)
    let live = try await alice.say("live", to: "bob")
    #expect(live.onlineState)
    #expect(try await bob.received.next().onlineState)
    #expect(bob.client.logout(false) == nil)
    try await alice.say("waits", to: "bob")
    #expect(try await alice.send(AgoraChatMessage(conversationId: "bob", body: .cmd(action: "wave"), ext: nil)) == nil)
    #expect(bob.client.login(withUsername: "bob", password: "secret") == nil)
    let waited = try await bob.received.next()
    #expect(waited.words == "waits" && !waited.onlineState)
    // A device does not note it of commands.
    #expect(try await bob.commands.next().onlineState)
    #expect(bob.chat.getMessageWithMessageId(waited.messageId)?.onlineState == true)
    try await alice.say("live again", to: "bob")
    #expect(try await bob.received.next().onlineState)
  }

  @Test func roomsReceiveThePriority() async throws {
    let (alice, bob) = try pair(environment)
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
    for app in [alice, bob] {
      var error: AgoraChatError?
      _ = app.client.roomManager.joinChatroom("hall", error: &error) as AgoraChatroom?
      #expect(error == nil)
    }
    for priority in [EMChatRoomMessagePriority.high, .normal, .low] {
      let message = alice.text("hello", to: "hall", type: .chatRoom)
      #expect(message.priority == .normal)
      message.priority = priority
      #expect(try await alice.send(message) == nil)
      #expect(message.priority == priority)
      let received = try await bob.received.next()
      #expect(received.priority == priority && received.words == "hello")
      #expect(bob.chat.getMessageWithMessageId(message.messageId)?.priority == priority)
    }
    // Only rooms have priorities.
    let message = alice.text("hello", to: "bob")
    message.priority = .high
    #expect(try await alice.send(message) == nil)
    #expect(try await bob.received.next().priority == .normal)
  }

  /// The priority is the sender's claim.
  @Test func aPriorityThatDoesNotExistIsNormal() async throws {
    let bob = try ChatApp.loggedIn("bob", environment)
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "bob")
    var error: AgoraChatError?
    _ = bob.client.roomManager.joinChatroom("hall", error: &error) as AgoraChatroom?
    let other = try NeutralApp("alice", environment)
    let entered: Result<(room: RoomInfo, member: Member), MessagingError> = Device.wait {
      other.device.enterRoom("hall", nickname: nil, custom: nil, completion: $0)
    }
    _ = try entered.get()
    for bytes in [[3], [200], []] as [[UInt8]] {
      let body = MessageBody(content: .text("hello"), extensions: ["AgoraChat.priority": bytes])
      _ = try other.device.send(MessageDraft(conversation: .room("hall"), body: body))
      #expect(try await bob.received.next().priority == .normal)
    }
  }

  @Test func conversationsAreNotReturnedAsThreads() throws {
    let (alice, _) = try pair(environment)
    let chat = alice.chat
    #expect(chat.getConversation("bob", type: .chat, createIfNotExist: true, isThread: true) == nil)
    #expect(chat.getConversation("", type: .groupChat, createIfNotExist: true, isThread: true) == nil)
    #expect(chat.getConversation("1", type: .groupChat, createIfNotExist: false, isThread: true) == nil)
    #expect(chat.getConversation("1", type: .groupChat, createIfNotExist: true, isThread: true)?.isChatThread == true)
    #expect(chat.getConversation("1", type: .groupChat, createIfNotExist: false) == nil)
    #expect(chat.getConversation("bob", type: .chat, createIfNotExist: false) == nil)
    let conversation = try #require(
      chat.getConversation("bob", type: .chat, createIfNotExist: true, isThread: false))
    #expect(conversation.conversationId == "bob" && !conversation.isChatThread)
    chat.cleanConversationsMemoryCache()
    #expect(chat.getConversation("bob", type: .chat, createIfNotExist: false) == conversation)
  }

  @Test func filesAreInAFolder() async throws {
    let (alice, bob) = try pair(environment)
    let nothing: String? = nil
    #expect(bob.chat.getMessageAttachmentPath("alice") as String? == nil)
    #expect(bob.chat.getMessageAttachmentPath(nothing) as String? == nil)
    let sound = AgoraChatMessage(
      conversationID: "bob", from: "alice", to: "bob",
      body: AgoraChatVoiceMessageBody(data: Data([1, 2, 3]), displayName: "a.wav"), ext: nil)
    #expect(try await alice.send(sound) == nil)
    let received = try await bob.received.next()
    _ = try await bob.attachments.next()
    let path = try #require((received.body as? AgoraChatVoiceMessageBody)?.localPath)
    let folder = try #require(bob.chat.getMessageAttachmentPath("alice") as String?)
    #expect(URL(fileURLWithPath: path).deletingLastPathComponent().path == folder)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(bob.client.logout(false) == nil)
    #expect(bob.chat.getMessageAttachmentPath("alice") as String? == nil)
  }
}
