import Foundation
import Parlance
import Testing

@testable import NIMSDK

@Suite struct ErrorTableTests {
  @Test(arguments: MessagingError.Code.allCases)
  func everyCodeIsTranslated(_ code: MessagingError.Code) {
    #expect(code.nim != .local(.unknownError))
    let error = MessagingError(code, "detail").nim
    #expect([NIMLocalErrorDomain, NIMRemoteErrorDomain].contains(error.domain))
    #expect(error.code > 0)
  }

  @Test(arguments: [
    (MessagingError.Code.revokeWindowElapsed, 508), (.notOwnMessage, 403), (.messageNotFound, 404),
    (.groupTooLargeForReceipts, 801), (.notMember, 804), (.groupNotFound, 803), (.rateLimited, 416), (.timeout, 408),
    (.accountBlocked, 422), (.tooManyGroups, 806),
  ])
  func remoteCodes(_ code: MessagingError.Code, _ expected: Int) {
    let error = MessagingError(code).nim
    #expect(error.domain == NIMRemoteErrorDomain)
    #expect(error.code == expected)
  }

  @Test(arguments: [
    (MessagingError.Code.messageNotStored, 1), (.invalidArgument, 1), (.notLoggedIn, 13), (.alreadyInProgress, 16),
    (.cancelled, 19), (.unsupported, 24),
  ])
  func localCodes(_ code: MessagingError.Code, _ expected: Int) {
    let error = MessagingError(code).nim
    #expect(error.domain == NIMLocalErrorDomain)
    #expect(error.code == expected)
  }

  /// Sources: the vendor's third-party callbacks, whose answer may have a number in place of 403.
  @Test func serverCanRefuseMessagesWithANumberOfItsOwn() {
    for (detail, code) in [("", 403), ("20001", 20_001), ("words", 403)] {
      let error = MessagingError(.messageRefused, detail).nim
      #expect(error.domain == NIMRemoteErrorDomain && error.code == code)
    }
  }

  @Test func laterCodesAreUnknownErrors() {
    let error = MessagingError(MessagingError.Code(rawValue: "inventedLater")).nim
    #expect(error.domain == NIMLocalErrorDomain)
    #expect(error.code == NIMLocalErrorCode.unknownError.rawValue)
  }

  @Test func mutedInAChatroomHasItsOwnCode() {
    let error = MessagingError(.muted)
    #expect(error.nim(in: .room("1")).code == 13004)
    #expect(error.nim(in: .group("1")).code == 802)
  }
}
