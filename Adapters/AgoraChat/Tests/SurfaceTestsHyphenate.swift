import Foundation
import HyphenateChat
import Parlance
import Testing

/// The same under the other brand's names, of its 3.x and its 4.x.
@Suite @MainActor struct HyphenateSurfaceTests {
  private let client = EMClient(environment: .inMemory(), device: "phone")

  @Test func theInterfaceOf3x() throws {
    let options: EMOptions! = EMOptions(appkey: "a#b")
    let problem: EMError! = client.initializeSDK(with: options)
    #expect(problem == nil)
    #expect(client.login(withUsername: "alice", password: "") == nil)
    let chatManager: (any IEMChatManager)! = client.chatManager
    let conversation: EMConversation! = chatManager.getConversation(
      "bob", type: EMConversationTypeChat, createIfNotExist: true)
    #expect(conversation.type == EMConversationTypeChat)
    var error: EMError?
    conversation.deleteMessage(withId: "none", error: &error)
    #expect(error?.code == EMErrorMessageInvalid)
    let message: EMMessage! = EMMessage(
      conversationID: "bob", from: client.currentUsername, to: "bob", body: EMTextMessageBody(text: "hello"),
      ext: nil)
    message.chatType = EMChatTypeChat
    chatManager.send(message, progress: nil) { (_: EMMessage?, _: EMError?) in }
    let direction: EMMessageSearchDirection = EMMessageSearchDirectionUp
    let messages = conversation.loadMessagesStart(fromId: "", count: 10, searchDirection: direction)
    #expect(messages?.map(\.messageId) == [message.messageId])
  }

  @Test func theInterfaceOf4x() throws {
    #expect(client.login(withUsername: "alice", token: "") == nil)
    let conversation = client.chatManager?.getConversation("bob", type: .chat, createIfNotExist: true)
    let message = EMChatMessage(conversationID: "bob", body: EMTextMessageBody(text: "hello"), ext: nil)
    message.chatType = .chat
    silently { client.chatManager?.send(message, progress: nil) }
    #expect(conversation?.latestMessage.messageId == message.messageId)
    if case .text(let content) = message.swiftBody { #expect(content == "hello") }
    #expect(EMClient.shared === EMClient.shared())
    #expect(EMClient.shared === AgoraChatClient.shared)
  }
}
