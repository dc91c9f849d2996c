import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

@Suite struct ErrorTests {
  @Test(arguments: MessagingError.Code.allCases)
  func everyCodeHasANumber(_ code: MessagingError.Code) {
    #expect(code.qd != .unknownError)
  }

  @Test func everyNumberOfOursIsUsed() {
    let used = Set(MessagingError.Code.allCases.map(\.qd))
    #expect(Set(QDErrorCode.allCases).subtracting(used) == [.unknownError])
  }

  @Test func aCodeOfALaterEngineIsUnknown() {
    #expect(MessagingError.Code(rawValue: "somethingNew").qd == .unknownError)
  }

  @Test func anErrorNamesItsDomainAndWhatItConcerns() {
    let error = MessagingError(.revokeWindowElapsed, "0123").qd
    #expect(error.domain == QDErrorDomain)
    #expect(error.code == 508)
    #expect(error.localizedDescription.contains("0123"))
  }

  @Test(arguments: [
    (MessagingError.Code.notLoggedIn, 13), (.invalidArgument, 1), (.messageNotStored, 1), (.notOwnMessage, 403),
    (.messageNotFound, 404), (.revokeWindowElapsed, 508), (.groupTooLargeForReceipts, 801), (.groupNotFound, 803),
    (.notMember, 804), (.unsupported, 24), (.accountBlocked, 422), (.tooManyGroups, 419),
  ])
  func numbersThatAppsCompare(_ code: MessagingError.Code, _ number: Int) {
    #expect(code.qd.rawValue == number)
  }
}
