import Foundation
import HyphenateChat
import Testing
import TestSupport

/// Apps keep these numbers in databases and send them to servers, so they are the vendor's to the letter.
@Suite struct EnumTests {
  @Test(arguments: enumFacts) func everyCaseHasItsNumber(_ facts: EnumFacts) {
    #expect(facts.mistaken == [])
  }

  @Test(arguments: enumFacts) func noOtherNumberHasACase(_ facts: EnumFacts) {
    #expect(facts.unknownNumbers == [])
  }

  /// The facts cover exactly the enums and cases that the sources declare, so that an added one has to be looked up.
  /// Groups and chatrooms have facts of their own.
  @Test func everyDeclaredCaseIsCovered() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appendingPathComponent("Sources")
    let declared = try declaredEnums(in: sources).filter { name, _ in
      !name.hasPrefix("AgoraChatGroup") && !name.hasPrefix("AgoraChatroom")
    }
    #expect(declared == Dictionary(uniqueKeysWithValues: enumFacts.map { ($0.name, $0.cases) }))
  }

  @Test func theNamesOf3xAreTheSameValues() {
    #expect(AgoraErrorMessageRecallTimeLimit == .messageRecallTimeLimit)
    #expect(AgoraErrorUserAlreadyLogin.rawValue == 200)
    #expect(AgoraErrorGroupPermissionDenied.rawValue == 603)
    #expect(AgoraMessageBodyTypeCmd == .cmd)
    #expect(AgoraMessageStatusDelivering == .delivering)
    #expect(AgoraMessageDirectionReceive == .receive)
    #expect(AgoraMessageSearchDirectionDown == .down)
    #expect(AgoraConnectionDisconnected == .disconnected)
    #expect(AgoraChatTypeChatRoom == .chatRoom)
    #expect(AgoraErrorCode(504 as UInt32) == AgoraErrorMessageRecallTimeLimit)
    #expect(AgoraMessageStatus(rawValue: 2 as UInt32) == AgoraMessageStatusSucceed)
    #expect(AgoraMessageStatus(9 as UInt32) == nil)
    #expect(AgoraDownloadStatusSuccessed == AgoraDownloadStatus.successed)
    #expect(AgoraDownloadStatus(3 as UInt32) == AgoraDownloadStatusPending)
    #expect(AgoraDownloadStatusFailed.rawValue == 2)
  }

  @Test func theKindsOfConversationCompareAcrossSpellings() {
    #expect(AgoraConversationTypeGroupChat.rawValue == 1)
    #expect(AgoraConversationType(rawValue: AgoraChatType.chatRoom.rawValue) == AgoraConversationTypeChatRoom)
    #expect(AgoraConversationType(2) == AgoraConversationTypeChatRoom)
    #expect(AgoraChatConversationType.groupChat == AgoraConversationTypeGroupChat)
    #expect(AgoraConversationTypeChat != AgoraChatConversationType.groupChat)
    #expect(AgoraChatConversationType.chat != AgoraConversationTypeGroupChat)
    #expect(AgoraConversationTypeChat == AgoraChatConversationType.chat)
    switch AgoraChatConversationType.groupChat {
    case AgoraConversationTypeGroupChat: break
    default: Issue.record("no group")
    }
    #expect(AgoraConversationType(rawValue: -1).rawValue == .max)
  }

  @Test func theOtherBrandsNamesAreTheSameValues() {
    #expect(EMErrorMessageRecallTimeLimit == .messageRecallTimeLimit)
    #expect(EMConversationTypeGroupChat == AgoraConversationTypeGroupChat)
    #expect(EMChatTypeGroupChat == .groupChat)
    #expect(EMMessageBodyTypeText == .text)
    #expect(EMMessageStatusFailed == .failed)
    #expect(EMConnectionConnected == .connected)
    #expect(EMMessageSearchDirectionUp == .up)
    #expect(EMMessageDirectionSend == .send)
    #expect(EMDownloadStatusSucceed == .succeed)
  }
}
