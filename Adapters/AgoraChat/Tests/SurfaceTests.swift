import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// Programs that name every member of document 000, with its types, as apps of each version write them.
@Suite @MainActor struct SurfaceTests {
  private let client = AgoraChatClient(environment: .inMemory(), device: "phone")

  @Test func theShippedInterface() throws {
    #expect(client.login(withUsername: "alice", password: "") == nil)
    let chatManager: (any IAgoraChatManager)? = client.chatManager
    let currentUsername: String? = client.currentUsername
    #expect(currentUsername == "alice")
    let shared: AgoraChatClient = AgoraChatClient.shared()
    #expect(shared === AgoraChatClient.shared)
    let type: AgoraChatConversationType = .groupChat
    let conversation: AgoraChatConversation? = chatManager?.getConversation(
      "group", type: type, createIfNotExist: true)
    switch conversation?.type {
    case .groupChat: break
    case .chat, .chatRoom, nil: Issue.record("no group")
    }
    let typeOfIt = conversation?.type
    #expect(typeOfIt == .groupChat)
    #expect(conversation == chatManager?.getConversationWithConvId("group"))
    let ext: [AnyHashable: Any]! = conversation?.ext
    #expect(ext == nil)
    let delete: ((String, UnsafeMutablePointer<AgoraChatError?>?) -> Void)? = conversation.map {
      $0.deleteMessage(withId:error:)
    }
    delete?("none", nil)
    let body = AgoraChatCmdMessageBody(action: "ping")
    let action: String! = body.action
    #expect(action == "ping")
    let first = AgoraChatMessage(conversationID: "c", from: "f", to: "t", body: body, ext: ["k": 1])
    let second = AgoraChatMessage(conversationID: "c", body: body, ext: nil)
    let from: String = first.from
    let chatType: AgoraChatType = first.chatType
    let extOfMessage: [AnyHashable: Any]? = first.ext
    #expect(from == "f")
    #expect(chatType == .chat)
    #expect(extOfMessage?["k"] as? Int == 1)
    #expect(second.ext == nil)
    #expect(second.to == "c")
    let send: (AgoraChatMessage, ((Int32) -> Void)?, ((AgoraChatMessage?, AgoraChatError?) -> Void)?) -> Void =
      client.chatManager.send(_:progress:completion:)
    send(first, nil, nil)
    let error: AgoraChatError? = AgoraChatError(description: "d", code: .general)
    #expect(error?.code == .general)
    let cases: [AgoraChatConversationType] = [.chat, .groupChat, .chatRoom]
    #expect(cases.map(\.rawValue) == [0, 1, 2])
    let types: [AgoraChatType] = [.chat, .groupChat, .chatRoom]
    #expect(types.map(\.rawValue) == [0, 1, 2])
  }

  @Test func theInterfaceOf3x() throws {
    #expect(client.login(withUsername: "alice", password: "") == nil)
    let chatManager: (any IAgoraChatManager)! = client.chatManager
    let currentUsername: String! = client.currentUsername
    #expect(currentUsername == "alice")
    let shared: AgoraChatClient! = AgoraChatClient.shared()
    #expect(shared != nil)
    let type: AgoraConversationType = AgoraConversationTypeGroupChat
    let conversation: AgoraConversation! = chatManager.getConversation("group", type: type, createIfNotExist: true)
    let ext: [AnyHashable: Any]! = conversation.ext
    #expect(ext == nil)
    let typeOfIt: AgoraConversationType = conversation.type
    #expect(typeOfIt == AgoraConversationTypeGroupChat)
    switch conversation.type {
    case AgoraConversationTypeGroupChat: break
    default: Issue.record("no group")
    }
    var error: AgoraError?
    conversation.deleteMessage(withId: "none", error: &error)
    #expect(error?.code == AgoraErrorMessageInvalid)
    let part: AgoraCursorResult! = chatManager.fetchHistoryMessages(
      fromServer: "group", conversationType: AgoraConversationTypeGroupChat, startMessageId: nil, pageSize: 1,
      error: &error)
    #expect(part == nil)
    #expect(error?.code == AgoraErrorGroupNotExist)
    chatManager.asyncFetchHistoryMessages(
      fromServer: "group", conversationType: AgoraConversationTypeGroupChat, startMessageId: nil, pageSize: 1
    ) { (_: AgoraCursorResult?, _: AgoraError?) in }
    let isDone: Bool = conversation.deleteMessage(withId: "none")
    #expect(!isDone)
    let body: AgoraCmdMessageBody! = AgoraCmdMessageBody(action: "ping")
    let action: String! = body.action
    #expect(action == "ping")
    let message: AgoraMessage! = AgoraMessage(
      conversationID: "c", from: "f", to: "t", body: body, ext: ["k": "v"])
    let from: String! = message.from
    let chatType: AgoraChatType = message.chatType
    let extOfMessage: [AnyHashable: Any]! = message.ext
    #expect(from == "f")
    #expect(chatType == AgoraChatTypeChat)
    #expect(extOfMessage["k"] as? String == "v")
    message.chatType = AgoraChatTypeGroupChat
    #expect(
      AgoraConversationType(rawValue: UInt32(message.chatType.rawValue)) == AgoraConversationTypeGroupChat)
    chatManager.send(message, progress: { (_: Int32) in }) { (_: AgoraMessage?, _: AgoraError?) in }
    chatManager.send(message, progress: nil, completion: nil)
    // Lists without a type.
    conversation.loadMessagesStart(fromId: nil, count: 1, searchDirection: AgoraMessageSearchDirectionUp) {
      (_: [Any]?, _: AgoraError?) in
    }
    let all: [Any]! = chatManager.getAllConversations()
    #expect(all.count == 1)
    #expect(all.first is AgoraConversation)
  }

  @Test func namesAreOneClass() {
    #expect(AgoraMessage.self == AgoraChatMessage.self)
    #expect(AgoraConversation.self == AgoraChatConversation.self)
    #expect(AgoraError.self == AgoraChatError.self)
    #expect(AgoraCmdMessageBody.self == AgoraChatCmdMessageBody.self)
    #expect(AgoraOptions.self == AgoraChatOptions.self)
  }
}
