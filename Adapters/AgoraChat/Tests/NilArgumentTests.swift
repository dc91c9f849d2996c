import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Arguments that 3.x declares with `!`: what an app has as an optional is passed as it is, and nil is refused.
@Suite @MainActor struct NilArgumentTests {
  private let some: (user: String?, text: String?) = ("bob", "hello")
  private let nothing: String? = nil

  @Test func optionalArgumentsWithValuesWork() async throws {
    let (alice, bob) = try pair()
    let body: EMTextMessageBody? = EMTextMessageBody(text: some.text)
    let message: EMMessage? = EMMessage(
      conversationID: some.user, from: alice.client.currentUsername, to: some.user, body: body, ext: nil)
    let done = Inbox<EMError?>("completion")
    alice.chat.send(message, progress: nil) { done.add($1) }
    #expect(try await done.next() == nil)
    #expect(try await bob.received.next().words == "hello")
    let conversation = alice.chat.getConversation(some.user, type: EMConversationTypeChat, createIfNotExist: false)
    #expect(conversation?.loadMessage(withId: message?.messageId)?.words == "hello")
    conversation?.deleteMessage(withId: message?.messageId, error: nil)
    #expect(conversation?.loadMessage(withId: message?.messageId) == nil)
  }

  @Test func nilIsRefused() async throws {
    let (alice, _) = try pair()
    let message: EMMessage? = nil
    let done = Inbox<EMErrorCode?>("completion")
    alice.chat.send(message, progress: nil) { done.add($1?.code) }
    alice.chat.resend(message, progress: nil) { done.add($1?.code) }
    alice.chat.update(message) { done.add($1?.code) }
    alice.chat.downloadMessageAttachment(message, progress: nil) { done.add($1?.code) }
    for _ in 1...4 { #expect(try await done.next() == .messageInvalid) }
    var error: EMError?
    let conversation = try alice.conversation("bob")
    conversation.insert(message, error: &error)
    #expect(error?.code == .messageInvalid)
    conversation.deleteMessage(withId: nothing, error: &error)
    #expect(error?.code == .messageInvalid)
    let groups = try #require(alice.client.groupManager)
    let options = EMGroupOptions()
    let group = groups.createGroup(
      withSubject: some.text, description: nothing, invitees: nil as [Any]?, message: nothing, setting: options,
      error: &error)
    #expect(error == nil)
    let id: String? = group?.groupId
    groups.addAdmin(nothing, toGroup: id, error: &error)
    #expect(error != nil)
    groups.leaveGroup(nothing, error: &error)
    #expect(error != nil)
    #expect(groups.destroyGroup(id) == nil)
    let rooms = try #require(alice.client.roomManager)
    _ = rooms.joinChatroom(nothing, error: &error) as EMChatroom?
    #expect(error != nil)
    let client = AgoraChatClient(environment: .inMemory(), device: "phone")
    #expect(client.login(withUsername: nothing, password: nothing)?.code == .invalidUsername)
    #expect(client.initializeSDK(with: EMOptions())?.code == .invalidAppkey)
    #expect(client.initializeSDK(with: EMOptions(appkey: nothing))?.code == .invalidAppkey)
    #expect(client.initializeSDK(with: EMOptions(appkey: some.text)) == nil)
  }

  @Test func chatroomsHaveNoOptionals() throws {
    let room = try #require(EMChatroom(id: some.user))
    let id: String = room.chatroomId
    #expect(id == "bob")
    #expect(EMChatroom(id: nothing) == nil)
  }
}
