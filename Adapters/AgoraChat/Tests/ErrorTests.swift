import Foundation
import Parlance
import Testing

@testable import AgoraChat

@Suite struct ErrorTests {
  /// Every code of the engine has a number that the vendor declares; only a cancelled call is a general failure.
  @Test(arguments: MessagingError.Code.allCases, ConversationKind.allCases)
  func everyCodeHasANumber(_ code: MessagingError.Code, _ kind: ConversationKind) {
    let error = AgoraChatError(MessagingError(code, "what"), in: kind)
    #expect((error.code == .general) == (code == .cancelled))
    #expect(error.errorDescription.contains("what"))
  }

  @Test(arguments: [
    (MessagingError.Code.notLoggedIn, AgoraChatErrorCode.userNotLogin), (.tooManyGroups, .exceedServiceLimit),
    (.messageRefused, .messageExternalLogicBlocked),
    (.notConnected, .serverNotReachable),
    (.revokeWindowElapsed, .messageRecallTimeLimit), (.notOwnMessage, .userPermissionDenied),
    (.messageNotFound, .messageInvalid), (.messageNotStored, .messageInvalid), (.messageTooLarge, .messageSizeLimit),
    (.accountNotFound, .userNotFound), (.accountExists, .userAlreadyExist), (.groupNotFound, .groupNotExist),
    (.storageFull, .databaseOperationFailed), (.rateLimited, .messageTrafficLimit),
  ])
  func numbersThatAppsCompare(_ code: MessagingError.Code, _ number: AgoraChatErrorCode) {
    #expect(AgoraChatError(MessagingError(code)).code == number)
  }

  @Test func groupsAndRoomsHaveNumbersOfTheirOwn() {
    #expect(AgoraChatError(MessagingError(.notOwnMessage), in: .group).code == .groupPermissionDenied)
    #expect(AgoraChatError(MessagingError(.notOwnMessage), in: .room).code == .chatroomPermissionDenied)
    #expect(AgoraChatError(MessagingError(.notMember), in: .group).code == .groupNotJoined)
    #expect(AgoraChatError(MessagingError(.notMember), in: .room).code == .chatroomNotJoined)
  }

  @Test func transfersHaveNumbersOfTheirOwn() {
    #expect(AgoraChatError(MessagingError(.storageFull), during: .fileUploadFailed).code == .fileUploadFailed)
    #expect(AgoraChatError(MessagingError(.storageFull), during: .fileDownloadFailed).code == .fileDownloadFailed)
    #expect(AgoraChatError(MessagingError(.mediaDamaged), during: .fileUploadFailed).code == .fileUploadFailed)
    #expect(AgoraChatError(MessagingError(.mediaExpired), during: .fileDownloadFailed).code == .fileExpired)
    #expect(AgoraChatError(MessagingError(.mediaNotFound), during: .fileDownloadFailed).code == .fileNotFound)
    #expect(AgoraChatError(MessagingError(.fileTooLarge), during: .fileUploadFailed).code == .fileTooLarge)
    #expect(AgoraChatError(MessagingError(.fileEmpty), during: .fileUploadFailed).code == .fileInvalid)
    #expect(AgoraChatError(MessagingError(.notMember), in: .group, during: .fileUploadFailed).code == .groupNotJoined)
  }

  @Test func aCodeOfALaterEngineIsGeneral() {
    #expect(AgoraChatError(MessagingError(.init(rawValue: "somethingNew"))).code == .general)
  }

  @Test func errorOfAnAppHasItsValues() {
    let error: AgoraError = AgoraError(description: "mine", code: AgoraErrorGeneral)
    #expect(error.code == AgoraErrorGeneral)
    #expect(error.errorDescription == "mine")
    #expect(error.description.contains("1"))
  }
}
