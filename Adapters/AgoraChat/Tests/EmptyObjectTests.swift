import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Objects that apps create without values, as Objective-C's inherited `init` lets them.
@Suite @MainActor struct EmptyObjectTests {
  @Test func emptyObjectsHaveNoValues() {
    let message = AgoraChatMessage()
    #expect(message.messageId.isEmpty && message.conversationId.isEmpty && message.to.isEmpty && message.ext == nil)
    #expect(message.timestamp == 0 && message.chatType == .chat && message.status == .pending && !message.onlineState)
    #expect(message.reactionList == nil && message.pinnedInfo == nil && message.chatThread == nil)
    #expect(AgoraChatTextMessageBody().text.isEmpty && AgoraChatCmdMessageBody().action == nil)
    #expect(AgoraChatCustomMessageBody().event == nil && AgoraChatCustomMessageBody().customExt == nil)
    #expect(AgoraChatLocationMessageBody().latitude == 0 && AgoraChatLocationMessageBody().address == nil)
    #expect(AgoraChatFileMessageBody().localPath == nil && AgoraChatImageMessageBody().type == .image)
    #expect(AgoraChatVoiceMessageBody().duration == 0 && AgoraChatVideoMessageBody().thumbnailLocalPath == nil)
    #expect(AgoraChatCombineMessageBody().messageIdList.isEmpty && AgoraChatCombineMessageBody().title == nil)
    #expect(AgoraChatError().code == .noError && AgoraChatError().errorDescription == nil)
    let cursor = AgoraChatCursorResult<AgoraChatMessage>()
    #expect(cursor.list == nil && cursor.cursor == nil && AgoraChatPageResult<AgoraChatMessage>().count == 0)
    #expect(AgoraChatSilentModeTime().hours == 0 && AgoraChatSilentModeParam().paramType == .remindType)
    #expect(AgoraChatSilentModeResult().conversationID.isEmpty && AgoraChatPushOptions().displayName == nil)
    #expect(AgoraChatMessageReaction().reaction == nil && AgoraChatMessagePinInfo().pinTime == 0)
    #expect(AgoraChatRecallMessageInfo().recallMessage == nil && AgoraChatGroupMessageAck().readCount == 0)
    #expect(AgoraChatConversationFilter().pageSize == 0 && AgoraChatContact().userId.isEmpty)
    #expect(AgoraChatGroup().groupId == nil && AgoraChatGroup().groupName == nil && AgoraChatGroup().owner == nil)
    #expect(AgoraChatMessageStatistics().messageId.isEmpty && AgoraChatDeviceConfig().resource == nil)
    #expect(AgoraChatLoginExtensionInfo().deviceName == nil && AgoraChatLoginExtensionInfo().extensionInfo.isEmpty)
    #expect(AgoraChatMessageReactionOperation().operate == .remove)
    #expect(AgoraChatMessageReactionChange().messageId == nil && AgoraChatMessageReactionChange().reactions == nil)
    let conversation = AgoraChatConversation()
    #expect(conversation.conversationId == nil && conversation.type == .chat && conversation.unreadMessagesCount == 0)
    #expect(conversation.latestMessage == nil && conversation.ext == nil && !conversation.isPinned)
  }

  @Test func emptyMessageIsInvalid() async throws {
    let (alice, _) = try pair()
    #expect(try await alice.send(AgoraChatMessage())?.code == .messageInvalid)
    let message = AgoraChatMessage()
    message.to = "bob"
    message.body = AgoraChatTextMessageBody(text: "words")
    #expect(try await alice.send(message)?.code == .messageInvalid)
    #expect(message.status == .failed)
    message.messageId = "an-id-of-the-app"
    #expect(try await alice.send(message) == nil)
  }

  @Test func emptyBodiesAreRefusedExceptPlacesAndCustomOnes() async throws {
    let (alice, _) = try pair()
    let bodies: [(body: AgoraChatMessageBody, code: AgoraChatErrorCode?)] = [
      (AgoraChatMessageBody(), .messageInvalid), (AgoraChatTextMessageBody(), .messageInvalid),
      (AgoraChatCmdMessageBody(), .messageInvalid), (AgoraChatFileMessageBody(), .fileInvalid),
      (AgoraChatImageMessageBody(), .fileInvalid), (AgoraChatVoiceMessageBody(), .fileInvalid),
      (AgoraChatVideoMessageBody(), .fileInvalid), (AgoraChatCombineMessageBody(), .messageInvalid),
      (AgoraChatLocationMessageBody(), nil), (AgoraChatCustomMessageBody(), nil),
    ]
    for (body, code) in bodies {
      let message = AgoraChatMessage(conversationID: "bob", from: "alice", to: "bob", body: body, ext: nil)
      let error = try await alice.send(message)
      #expect(error?.code == code, "\(Swift.type(of: body))")
    }
  }

  @Test func emptyMessageIsRefusedByEveryCall() async throws {
    let (alice, _) = try pair()
    let message = AgoraChatMessage()
    let done = Inbox<AgoraChatErrorCode?>("completion")
    alice.chat.resend(message, progress: nil) { done.add($1?.code) }
    alice.chat.update(message) { done.add($1?.code) }
    alice.chat.downloadMessageAttachment(message, progress: nil) { done.add($1?.code) }
    alice.chat.downloadMessageThumbnail(message, progress: nil) { done.add($1?.code) }
    alice.chat.downloadAndParseCombineMessage(message) { done.add($1?.code) }
    alice.chat.import([message]) { done.add($0?.code) }
    for _ in 1...6 {
      let code = try await done.next()
      #expect(code == .messageInvalid || code == .invalidParam || code == .fileInvalid)
    }
    var error: AgoraChatError?
    try alice.conversation("bob").insert(message, error: &error)
    #expect(error?.code == .messageInvalid)
  }

  @Test func emptyConversationIsRefusedAsNotLoggedIn() async throws {
    let (alice, _) = try pair()
    let conversation = AgoraChatConversation()
    var error: AgoraChatError?
    conversation.deleteAllMessages(&error)
    #expect(error?.code == .userNotLogin)
    conversation.insert(AgoraChatMessage(), error: &error)
    #expect(error?.code == .userNotLogin)
    #expect(conversation.removeMessagesStart(0, to: 1)?.code == .userNotLogin)
    #expect(!conversation.markAllMessagesAsRead() && !conversation.updateExtToDB())
    #expect(conversation == AgoraChatConversation())
    let done = Inbox<AgoraChatErrorCode?>("completion")
    alice.chat.removeMessagesFromServer(with: conversation, messageIds: ["m"]) { done.add($0?.code) }
    alice.chat.removeMessagesFromServer(with: conversation, timeStamp: 1) { done.add($0?.code) }
    for _ in 1...2 { #expect(try await done.next() != nil) }
    try await alice.say("words", to: "bob")
    alice.chat.deleteConversations([conversation], isDeleteMessages: true) { done.add($0?.code) }
    _ = try await done.next()
    #expect(alice.chat.getAllConversations()?.count == 1)
  }

  @Test func otherEmptyObjectsAreRefused() async throws {
    let (alice, _) = try pair()
    let done = Inbox<AgoraChatErrorCode?>("completion")
    alice.client.pushManager?.setSilentModeForAll(AgoraChatSilentModeParam()) { done.add($1?.code) }
    #expect(try await done.next() == nil)
    let parameter = AgoraChatSilentModeParam(paramType: .interval)
    alice.client.pushManager?.setSilentModeForAll(parameter) { done.add($1?.code) }
    #expect(try await done.next() == .invalidParam)
    alice.chat.getConversationsFromServer(withCursor: nil, filter: AgoraChatConversationFilter()) {
      done.add($1?.code)
    }
    #expect(try await done.next() != nil)
  }

  @Test func emptyClientIsAnotherThanTheSharedOne() {
    let client = AgoraChatClient()
    #expect(client !== AgoraChatClient.shared && !client.isLoggedIn)
    #expect(client.initializeSDK(with: AgoraChatOptions(appkey: ""))?.code == .invalidAppkey)
  }
}
