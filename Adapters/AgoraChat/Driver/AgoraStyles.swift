import AgoraChat
import Parlance
package import ParlanceConformance

/// The spellings and brands of Agora Chat, as the conformance suite plays them: the capabilities of each style, its refusals, and
/// its driver.
package enum AgoraStyles {
  /// The names of 1.3.1.
  package static let agoraChat = agora("AgoraChat", [.reacts, .edits, .pinsMessages, .subscribesToStatuses]) {
    AgoraChatDriver($0)
  }

  /// The names of 3.x.
  package static let agoraClassic = agora("AgoraChat 3.x") { AgoraClassicDriver($0) }

  /// The names of the other brand.
  package static let hyphenate = agora("HyphenateChat", [.reacts, .edits, .pinsMessages, .subscribesToStatuses]) {
    HyphenateDriver($0)
  }

  /// Receipts for one message, group receipts that count readers, commands; refusals of messages are reported by their
  /// status.
  private static func agora(
    _ name: String, _ further: Set<Capability> = [],
    makeClient: @escaping @Sendable (ClientContext) throws -> any ClientDriver
  ) -> StyleDefinition {
    StyleDefinition(
      name: name, deviceStyle: "AgoraChat",
      capabilities: further.union([
        .choosesIDs, .directReceipts, .receiptsForOneMessage, .requestsGroupReceipts, .acknowledgesGroupMessages,
        .revokes, .alwaysRecountsRevoked, .commands, .countsUnread, .marksRead, .deletesLocally, .pinsConversations,
        .managesGroups,
        .locations, .customContent, .rooms, .resends, .media, .thumbnails, .sendsThumbnails, .forwardsMedia,
        .befriends, .blocks, .learnsOfBlocks, .profiles, .setsQuietHours, .hearsOwnActions, .opensThreads,
        .addressesMembers, .addressesOccupants, .managesRooms, .blocksGroups, .asksForMembership,
        .administersGroups, .keepsGroupLists, .administersRooms, .joinsOpenGroups, .listsPublicGroups, .listsMembers,
        .listsRooms, .createsRooms, .allowsInRooms,
      ]),
      refusals: [
        .notLoggedIn: refusal(.userNotLogin, at: .outcome),
        .invalidToken: refusal(.userAuthenticationFailed, at: .call),
        .noNetwork: refusal(.serverNotReachable, at: .call),
        .unknownAccount: refusal(.userNotFound, at: .outcome),
        .unknownGroup: refusal(.groupNotExist, at: .outcome),
        .notMember: refusal(.groupNotJoined, at: .outcome),
        .groupTooLargeForReceipts: refusal(.exceedServiceLimit, at: .outcome),
        .emptyConversation: refusal(.messageInvalid, at: .outcome),
        .emptyID: refusal(.messageInvalid, at: .outcome),
        .attributesNotJSON: refusal(.messageInvalid, at: .outcome),
        .oversizedBody: refusal(.messageSizeLimit, at: .outcome),
        .forbiddenWord: refusal(.messageIncludeIllegalContent, at: .outcome),
        .duplicateID: refusal(.messageInvalid, at: .outcome),
        .foreignID: refusal(.messageInvalid, at: .outcome),
        .revokeNotOwn: refusal(.userPermissionDenied, at: .call),
        .revokeNotOwnInGroup: refusal(.groupPermissionDenied, at: .call),
        .revokeTooLate: refusal(.messageRecallTimeLimit, at: .call),
        .commandRevokesNotOwn: refusal(.userPermissionDenied, at: .call),
        .commandRevokesNotOwnInGroup: refusal(.groupPermissionDenied, at: .call),
        .commandRevokesTooLate: refusal(.messageRecallTimeLimit, at: .call),
        .blocked: refusal(.userPermissionDenied, at: .outcome),
        .readersOfNotOwn: refusal(.groupPermissionDenied, at: .call),
      ].merging(further.contains(.reacts) ? reactionRefusals : [:]) { first, _ in first }, makeClient: makeClient)
  }

  private static var reactionRefusals: [Refusal: RefusalRule] {
    [
      .reactionExists: refusal(.reactionHasBeenOperated, at: .call),
      .reactionNotFound: refusal(.reactionHasBeenOperated, at: .call),
      .editNotOwn: refusal(.userPermissionDenied, at: .call),
      .editedTooOften: refusal(.exceedServiceLimit, at: .call),
    ]
  }

  private static func refusal(_ code: AgoraChatErrorCode, at place: RefusalPlace) -> RefusalRule {
    RefusalRule(VendorError(domain: "AgoraChat", code: String(code.rawValue)), at: place)
  }
}
