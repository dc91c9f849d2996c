import AgoraRtmKit
import Parlance
import Testing

@testable import AgoraRtmKit

/// The code of each refusal of the engine in each of the vendor's numberings.
@Suite struct ErrorTableTests {
  private func codes<Code: Hashable>(_ table: (MessagingError) -> Code) -> Set<Code> {
    Set(MessagingError.Code.allCases.map { table(MessagingError($0)) })
  }

  /// Each code of the engine has a reason, or is among those for which no numbering has a number.
  @Test func everyCodeHasAReason() {
    let reasons = Dictionary(grouping: MessagingError.Code.allCases) { Refusal(MessagingError($0)) }
    #expect(Set(Refusal.allCases).subtracting(reasons.keys) == [.notInitialized, .noLogin])
    #expect(
      Set(reasons[.other] ?? []) == [
        .accountExists, .groupNotFound, .groupExists, .roomNotFound, .groupFull, .tooManyGroups, .muted,
        .partialSuccess,
        .receiptsDisabled, .groupTooLargeForReceipts, .messageNotFound, .messageNotStored, .messageExists,
        .notOwnMessage, .revokeWindowElapsed, .unsupported, .storageFailed, .storageDamaged, .storageLocked,
        .storageFull, .malformedData, .fileNotFound, .fileNotReadable, .fileChanged, .fileExists, .fileNotWritable,
        .mediaDamaged, .reactionExists, .reactionNotFound, .blocked, .requestNotFound, .contentForbidden,
        .messageRefused,
        .threadNotFound, .threadExists, .invitationAccepted, .invitationRefused, .numberInUse, .joinedElsewhere,
      ])
    #expect(Refusal(MessagingError(MessagingError.Code(rawValue: "inventedLater"))) == .other)
  }

  @Test func refusalsHaveCodesAndNoneIsASuccess() {
    #expect(
      codes(AgoraRtmLoginErrorCode.init) == [
        .unknown, .rejected, .invalidArgument, .invalidToken, .tokenExpired, .notAuthorized, .alreadyLogin, .timeout,
        .loginTooOften,
      ])
    #expect(
      codes(AgoraRtmRenewTokenErrorCode.init) == [
        .failure, .invalidArgument, .tooOften, .tokenExpired, .invalidToken, .notLoggedIn,
      ])
    #expect(
      codes(AgoraRtmSendPeerMessageErrorCode.init) == [
        .failure, .timeout, .peerUnreachable, .tooOften, .invalidMessage, .notLoggedIn,
      ])
    #expect(
      codes(AgoraRtmSendChannelMessageErrorCode.init) == [
        .errorFailure, .errorTimeout, .tooOften, .invalidMessage, .notLoggedIn,
      ])
    #expect(
      codes(AgoraRtmJoinChannelErrorCode.init) == [
        .channelErrorFailure, .channelErrorRejected, .channelErrorInvalidArgument, .channelErrorTimeout,
        .channelErrorExceedLimit, .channelErrorAlreadyJoined, .channelErrorTooOften, .channelErrorNotLoggedIn,
      ])
    #expect(codes(AgoraRtmLeaveChannelErrorCode.init) == [.failure, .notInChannel, .notLoggedIn])
    #expect(codes(AgoraRtmGetMembersErrorCode.init) == [.failure, .timeout, .tooOften, .notInChannel, .notLoggedIn])
    #expect(
      codes(AgoraRtmChannelMemberCountErrorCode.init) == [
        .failure, .invalidArgument, .tooOften, .timeout, .exceedLimit, .notLoggedIn,
      ])
    #expect(
      codes(AgoraRtmQueryPeersOnlineErrorCode.init) == [.failure, .invalidArgument, .timeout, .tooOften, .notLoggedIn])
    #expect(
      codes(AgoraRtmPeerSubscriptionStatusErrorCode.init) == [
        .failure, .invalidArgument, .timeout, .tooOften, .overflow, .notLoggedIn,
      ])
    #expect(
      codes(AgoraRtmQueryPeersBySubscriptionOptionErrorCode.init) == [.failure, .timeout, .tooOften, .notLoggedIn])
    #expect(
      codes(AgoraRtmProcessAttributeErrorCode.init) == [
        .attributeOperationErrorFailure, .attributeOperationErrorInvalidArgument,
        .attributeOperationErrorSizeOverflow, .attributeOperationErrorTooOften,
        .attributeOperationErrorUserNotFound, .attributeOperationErrorTimeout,
        .attributeOperationErrorNotLoggedIn,
      ])
    #expect(
      codes(AgoraRtmUploadMediaErrorCode.init) == [
        .failure, .invalidArgument, .timeout, .sizeOverflow, .concurrencyLimitExceeded, .interrupted,
      ])
    #expect(
      codes(AgoraRtmDownloadMediaErrorCode.init) == [
        .failure, .invalidArgument, .timeout, .notExist, .concurrencyLimitExceeded, .interrupted,
      ])
    #expect(codes(AgoraRtmCancelMediaErrorCode.init) == [.failure, .notExist])
  }
}
