import AgoraRtmKit
import Parlance
package import ParlanceConformance

/// Agora RTM, as the conformance suite plays it.
package enum RTMStyle {
  /// The capabilities of the style, its refusals, and its driver.
  package static let definition = StyleDefinition(
    name: "AgoraRTM",
    capabilities: [
      .commands, .data, .media, .thumbnails, .sendsThumbnails, .forwardsMedia, .mediaAreImagesOrFiles, .rooms,
      .hidesTips, .invitesToCalls,
      .oneDeviceOnly, .waitsForAbsentAccountsOnly,
      .joinsGroupsToHear, .plainMessages, .loginWaitsForNetwork, .limitsLogins, .dropsUnsent,
    ],
    refusals: [
      .notLoggedIn: outcome(.notLoggedIn),
      .invalidToken: login(.invalidToken),
      .noNetwork: login(.timeout),
      .unknownAccount: outcome(.peerUnreachable),
      .unknownGroup: channelOutcome(.errorFailure),
      .notMember: channelOutcome(.errorFailure),
      .emptyConversation: outcome(.invalidUserId),
      .oversizedBody: outcome(.invalidMessage),
      .forbiddenWord: outcome(.failure),
      .commandRevokesNotOwn: call(.failure),
      .commandRevokesNotOwnInGroup: channelCall(.errorFailure),
      .commandRevokesTooLate: call(.failure),
    ]
  ) { try RTMDriver($0) }

  private static func login(_ code: AgoraRtmLoginErrorCode) -> RefusalRule {
    RefusalRule(RTMDriver.error(code), at: .call)
  }

  private static func outcome(_ code: AgoraRtmSendPeerMessageErrorCode) -> RefusalRule {
    RefusalRule(RTMDriver.error(code), at: .outcome)
  }

  private static func call(_ code: AgoraRtmSendPeerMessageErrorCode) -> RefusalRule {
    RefusalRule(RTMDriver.error(code), at: .call)
  }

  private static func channelCall(_ code: AgoraRtmSendChannelMessageErrorCode) -> RefusalRule {
    RefusalRule(RTMDriver.error(code), at: .call)
  }

  private static func channelOutcome(_ code: AgoraRtmSendChannelMessageErrorCode) -> RefusalRule {
    RefusalRule(RTMDriver.error(code), at: .outcome)
  }
}
