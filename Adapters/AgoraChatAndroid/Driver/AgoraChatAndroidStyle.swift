import AgoraChatAndroid
import Parlance
package import ParlanceConformance

/// Agora Chat's Android style, as the conformance suite plays it.
package enum AgoraChatAndroidStyle {
  /// The capabilities of the style, its refusals, and its driver.
  package static let definition = StyleDefinition(
    name: "AgoraChatAndroid",
    capabilities: [
      .choosesIDs, .directReceipts, .receiptsForOneMessage, .revokes, .alwaysRecountsRevoked, .commands,
      .countsUnread, .marksRead, .deletesLocally, .managesGroups, .locations, .rooms, .resends,
      .media, .blocksGroups, .joinsOpenGroups, .listsRooms,
    ],
    refusals: [
      .notLoggedIn: refusal(201, at: .outcome),
      .invalidToken: refusal(202, at: .call),
      .noNetwork: refusal(300, at: .call),
      .unknownAccount: refusal(204, at: .outcome),
      .unknownGroup: refusal(606, at: .outcome),
      .notMember: refusal(602, at: .outcome),
      .emptyConversation: refusal(110, at: .outcome),
      .emptyID: refusal(110, at: .outcome),
      .attributesNotJSON: refusal(110, at: .outcome),
      .oversizedBody: refusal(510, at: .outcome),
      .forbiddenWord: refusal(501, at: .outcome),
      .duplicateID: refusal(500, at: .outcome),
      .foreignID: refusal(500, at: .outcome),
      .revokeNotOwn: refusal(210, at: .call),
      .revokeNotOwnInGroup: refusal(603, at: .call),
      .revokeTooLate: refusal(504, at: .call),
      .commandRevokesNotOwn: refusal(210, at: .call),
      .commandRevokesNotOwnInGroup: refusal(603, at: .call),
      .commandRevokesTooLate: refusal(504, at: .call),
    ]
  ) { AgoraChatAndroidDriver($0) }

  private static func refusal(_ number: Int, at place: RefusalPlace) -> RefusalRule {
    RefusalRule(AgoraChatAndroidDriver.error(number), at: place)
  }
}
