import Parlance
package import ParlanceConformance
import QD_IMSDK

/// QD, as the conformance suite plays it.
package enum QDStyle {
  /// The capabilities of the style, its refusals, and its driver.
  package static let definition = StyleDefinition(
    name: "QD",
    capabilities: [
      .choosesIDs, .announcesSending, .directReceipts, .hearsOfGroupReads, .acknowledgesGroupMessages,
      .acknowledgesGroupsUpToMessage,
      .revokes, .showsRevocationWords, .alwaysRecountsRevoked, .marksUncounted, .countsUnread, .marksRead,
      .deletesLocally, .managesGroups, .locations, .tips, .rooms, .resends, .media, .thumbnails,
    ],
    refusals: [
      .notLoggedIn: refusal(.userInfoNeeded, at: .call),
      .invalidToken: refusal(.invalidPass, at: .call),
      .noNetwork: refusal(.connectionError, at: .call),
      .unknownAccount: refusal(.notExist, at: .outcome),
      .unknownGroup: refusal(.groupNotExists, at: .outcome),
      .notMember: refusal(.notInGroup, at: .outcome),
      .emptyConversation: refusal(.invalidParam, at: .call),
      .emptyID: refusal(.invalidParam, at: .call),
      .attributesNotJSON: refusal(.invalidParam, at: .call),
      .oversizedBody: refusal(.parameterError, at: .outcome),
      .forbiddenWord: refusal(.forbidden, at: .outcome),
      .duplicateID: refusal(.exist, at: .call),
      .foreignID: refusal(.exist, at: .outcome),
      .revokeNotOwn: refusal(.forbidden, at: .call),
      .revokeNotOwnInGroup: refusal(.forbidden, at: .call),
      .revokeTooLate: refusal(.domainExpireOld, at: .call),
    ]
  ) { QDDriver($0) }

  private static func refusal(_ code: QDErrorCode, at place: RefusalPlace) -> RefusalRule {
    RefusalRule(VendorError(domain: QDErrorDomain, code: String(code.rawValue)), at: place)
  }
}
