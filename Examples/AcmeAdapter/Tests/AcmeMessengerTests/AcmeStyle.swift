import AcmeMessenger
import Parlance
import ParlanceConformance

// snippet.style
extension StyleDefinition {
  /// Acme, and what its driver can be asked to do.
  static let acme = StyleDefinition(
    name: AcmeMessenger.style,
    capabilities: [
      .choosesIDs, .announcesSending, .directReceipts, .countsUnread, .marksRead,
      // snippet.hide
      // Receipts.
      .requestsGroupReceipts, .reportsNonReaders, .refreshesReadCounts, .acknowledgesGroupMessages,
      // Notes that change.
      .revokes, .revocationWords, .showsRevocationWords, .revokerIsTold, .reacts, .edits, .pinsMessages,
      // Notes of all kinds, and the database.
      .commands, .marksUncounted, .recountsRevoked, .deletesLocally, .pinsConversations, .locations, .tips, .sendsTips,
      .customContent, .data, .resends, .media, .thumbnails, .sendsThumbnails, .forwardsMedia, .searchesHistory,
      // Accounts.
      .befriends, .blocks, .learnsOfBlocks, .profiles, .followsProfiles, .subscribesToStatuses, .setsQuietHours,
      .hearsOwnActions, .invitesToCalls, .hearsBulletins,
      // Groups.
      .managesGroups, .opensThreads, .addressesMembers, .blocksGroups, .asksForMembership, .administersGroups,
      .keepsGroupLists, .joinsOpenGroups, .listsPublicGroups, .listsMembers,
      // Rooms.
      .rooms, .addressesOccupants, .managesRooms, .administersRooms, .listsRooms, .createsRooms, .allowsInRooms,
      .appearsInRooms, .keepsRegularMembers,
      // snippet.show
    ],
    refusals: [
      .notLoggedIn: refusal(.notLoggedIn, at: .call),
      .unknownAccount: refusal(.notFound, at: .outcome),
      // snippet.hide
      .invalidToken: refusal(.invalidToken, at: .call),
      .noNetwork: refusal(.unreachable, at: .call),
      .unknownGroup: refusal(.notFound, at: .outcome),
      .notMember: refusal(.notMember, at: .outcome),
      .groupTooLargeForReceipts: refusal(.noReceipts, at: .outcome),
      .emptyConversation: refusal(.invalidArgument, at: .call),
      .emptyID: refusal(.invalidArgument, at: .call),
      .attributesNotJSON: refusal(.invalidArgument, at: .call),
      .oversizedBody: refusal(.noteTooLarge, at: .outcome),
      .forbiddenWord: refusal(.contentRefused, at: .outcome),
      .duplicateID: refusal(.alreadyExists, at: .call),
      .foreignID: refusal(.alreadyExists, at: .outcome),
      .revokeNotOwn: refusal(.notOwnNote, at: .call),
      .revokeNotOwnInGroup: refusal(.notOwnNote, at: .call),
      .revokeTooLate: refusal(.tooLate, at: .call),
      .commandRevokesNotOwn: refusal(.notOwnNote, at: .call),
      .commandRevokesNotOwnInGroup: refusal(.notOwnNote, at: .call),
      .commandRevokesTooLate: refusal(.tooLate, at: .call),
      .blocked: refusal(.blocked, at: .outcome),
      .readersOfNotOwn: refusal(.notOwnNote, at: .call),
      .reactionExists: refusal(.alreadyExists, at: .call),
      .reactionNotFound: refusal(.notFound, at: .call),
      .editNotOwn: refusal(.notOwnNote, at: .call),
      .editedTooOften: refusal(.limitReached, at: .call),
      // snippet.show
    ]
  ) { AcmeDriver($0) }

  private static func refusal(_ code: AcmeError.Code, at place: RefusalPlace) -> RefusalRule {
    RefusalRule(VendorError(domain: AcmeError.errorDomain, code: String(code.rawValue)), at: place)
  }
}
// snippet.end

// snippet.lacks
enum AcmeStyle {
  /// The capabilities that Acme lacks, with the reasons.
  static let lacks: [Capability: String] = restrictions.merging(choices) { _, reason in reason }

  private static let restrictions: [Capability: String] = Dictionary(
    uniqueKeysWithValues: Capability.burdens.map { ($0, "a restriction of other services, which Acme does not have") })

  private static let choices: [Capability: String] = [
    // snippet.hide
    .acknowledgesGroupsUpToMessage: "members of a group confirm single notes, and a style has one of the two",
    .hearsOfGroupReads: "senders in a group are notified of counts, and a style has receipts with counts or without",
    .alwaysRecountsRevoked: "the app chooses (recountsRevoked), and a style has the choice or has not",
    .callsInChannels: "Acme invites to calls, and the scenarios expect one of the two from a style",
    // snippet.show
    .receiptsForOneMessage: "a direct receipt covers the notes before it, and a style has one of the two",
  ]
}
// snippet.end
