import AcmeMessenger
import Parlance
import ParlanceConformance

extension StyleDefinition {
  /// Acme, and what its driver can be asked to do.
  static let acme = StyleDefinition(
    name: AcmeMessenger.style,
    capabilities: [
      .choosesIDs, .announcesSending, .directReceipts, .requestsGroupReceipts, .reportsNonReaders, .refreshesReadCounts,
      .acknowledgesGroupMessages, .revokes, .revocationWords, .showsRevocationWords, .revokerIsTold, .commands,
      .marksUncounted, .countsUnread, .marksRead, .recountsRevoked, .deletesLocally, .managesGroups, .locations, .tips,
      .sendsTips, .customContent, .data, .rooms, .resends, .media, .thumbnails, .sendsThumbnails, .forwardsMedia,
    ],
    refusals: [
      .notLoggedIn: refusal(.notLoggedIn, at: .call),
      .invalidToken: refusal(.invalidToken, at: .call),
      .noNetwork: refusal(.notConnected, at: .call),
      .unknownAccount: refusal(.accountNotFound, at: .outcome),
      .unknownGroup: refusal(.groupNotFound, at: .outcome),
      .notMember: refusal(.notMember, at: .outcome),
      .groupTooLargeForReceipts: refusal(.groupTooLargeForReceipts, at: .outcome),
      .emptyConversation: refusal(.invalidArgument, at: .call),
      .emptyID: refusal(.invalidArgument, at: .call),
      .attributesNotJSON: refusal(.invalidArgument, at: .call),
      .oversizedBody: refusal(.messageTooLarge, at: .outcome),
      .forbiddenWord: refusal(.contentForbidden, at: .outcome),
      .duplicateID: refusal(.messageExists, at: .call),
      .foreignID: refusal(.messageExists, at: .outcome),
      .revokeNotOwn: refusal(.notOwnMessage, at: .call),
      .revokeNotOwnInGroup: refusal(.notOwnMessage, at: .call),
      .revokeTooLate: refusal(.revokeWindowElapsed, at: .call),
      .commandRevokesNotOwn: refusal(.notOwnMessage, at: .call),
      .commandRevokesNotOwnInGroup: refusal(.notOwnMessage, at: .call),
      .commandRevokesTooLate: refusal(.revokeWindowElapsed, at: .call),
      .readersOfNotOwn: refusal(.notOwnMessage, at: .call),
    ]
  ) { AcmeDriver($0) }

  private static func refusal(_ code: MessagingError.Code, at place: RefusalPlace) -> RefusalRule {
    RefusalRule(VendorError(domain: "Acme", code: code.rawValue), at: place)
  }
}
