import NIMSDK
import Parlance
package import ParlanceConformance

/// NIM, as the conformance suite plays it.
package enum NIMStyle {
  /// The capabilities of the style, its refusals, and its driver.
  package static let definition = StyleDefinition(
    name: "NIM",
    capabilities: [
      .announcesSending, .directReceipts, .requestsGroupReceipts, .reportsNonReaders, .refreshesReadCounts,
      .acknowledgesGroupMessages,
      .revokes, .revocationWords, .showsRevocationWords, .revokerIsTold, .reacts, .pinsMessages, .commands,
      .marksUncounted, .countsUnread, .marksRead, .recountsRevoked, .deletesLocally, .pinsConversations,
      .managesGroups, .locations, .tips, .sendsTips, .customContent, .rooms, .resends, .media, .thumbnails,
      .forwardsMedia, .befriends, .blocks, .profiles, .followsProfiles, .subscribesToStatuses, .setsQuietHours,
      .searchesHistory, .callsInChannels, .addressesOccupants, .managesRooms, .asksForMembership, .administersGroups,
      .administersRooms, .joinsOpenGroups, .listsMembers, .appearsInRooms, .keepsRegularMembers, .hearsBulletins,
    ],
    refusals: [
      .notLoggedIn: local(.userInfoNeeded, at: .call),
      .invalidToken: remote(.codeInvalidPass, at: .call),
      .noNetwork: remote(.codeConnectionError, at: .call),
      .unknownAccount: remote(.codeNotExist, at: .outcome),
      .unknownGroup: remote(.codeTeamNotExists, at: .outcome),
      .notMember: remote(.codeNotInTeam, at: .outcome),
      .groupTooLargeForReceipts: remote(.codeTeamMemberLimit, at: .outcome),
      .emptyConversation: local(.invalidParam, at: .call),
      .attributesNotJSON: local(.invalidParam, at: .call),
      .oversizedBody: remote(.codeBeyondLimit, at: .outcome),
      .forbiddenWord: remote(.codeForbidden, at: .outcome),
      .revokeNotOwn: remote(.codeForbidden, at: .call),
      .revokeNotOwnInGroup: remote(.codeForbidden, at: .call),
      .revokeTooLate: remote(.codeDomainExpireOld, at: .call),
      .commandRevokesNotOwn: remote(.codeForbidden, at: .call),
      .commandRevokesNotOwnInGroup: remote(.codeForbidden, at: .call),
      .commandRevokesTooLate: remote(.codeDomainExpireOld, at: .call),
      .readersOfNotOwn: remote(.codeForbidden, at: .call),
      .reactionExists: remote(.codeExist, at: .call),
      .reactionNotFound: remote(.codeNotExist, at: .call),
    ]
  ) { NIMDriver($0) }

  private static func local(_ code: NIMLocalErrorCode, at place: RefusalPlace) -> RefusalRule {
    RefusalRule(VendorError(domain: NIMLocalErrorDomain, code: String(code.rawValue)), at: place)
  }

  private static func remote(_ code: NIMRemoteErrorCode, at place: RefusalPlace) -> RefusalRule {
    RefusalRule(VendorError(domain: NIMRemoteErrorDomain, code: String(code.rawValue)), at: place)
  }
}
