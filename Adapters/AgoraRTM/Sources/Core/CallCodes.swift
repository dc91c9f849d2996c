import Parlance

/// The codes that most calls share, under the names that each has for them.
struct CallCodes<Code: Sendable>: Sendable {
  var notInitialized: Code
  var notLoggedIn: Code
  var tooOften: Code
  var timeout: Code
  /// How long an answer is waited for, in milliseconds.
  var patience: Int64
  /// What a refusal means.
  var code: @Sendable (MessagingError) -> Code
}

extension CallCodes<AgoraRtmQueryPeersOnlineErrorCode> {
  static let query = CallCodes(
    notInitialized: .notInitialized, notLoggedIn: .notLoggedIn, tooOften: .tooOften, timeout: .timeout,
    patience: 10_000, code: { Code($0) })
}

extension CallCodes<AgoraRtmPeerSubscriptionStatusErrorCode> {
  static let subscription = CallCodes(
    notInitialized: .notInitialized, notLoggedIn: .notLoggedIn, tooOften: .tooOften, timeout: .timeout,
    patience: 10_000, code: { Code($0) })
}

extension CallCodes<AgoraRtmQueryPeersBySubscriptionOptionErrorCode> {
  static let listing = CallCodes(
    notInitialized: .notInitialized, notLoggedIn: .notLoggedIn, tooOften: .tooOften, timeout: .timeout,
    patience: 5000, code: { Code($0) })
}

extension CallCodes<AgoraRtmProcessAttributeErrorCode> {
  static let attributes = CallCodes(
    notInitialized: .attributeOperationErrorNotInitialized, notLoggedIn: .attributeOperationErrorNotLoggedIn,
    tooOften: .attributeOperationErrorTooOften, timeout: .attributeOperationErrorTimeout, patience: 5000,
    code: { Code($0) })
}

extension CallCodes<AgoraRtmChannelMemberCountErrorCode> {
  static let counts = CallCodes(
    notInitialized: .notInitialized, notLoggedIn: .notLoggedIn, tooOften: .tooOften, timeout: .timeout,
    patience: 5000, code: { Code($0) })
}

extension CallCodes<AgoraRtmJoinChannelErrorCode> {
  static let join = CallCodes(
    notInitialized: .channelErrorNotInitialized, notLoggedIn: .channelErrorNotLoggedIn,
    tooOften: .channelErrorTooOften, timeout: .channelErrorTimeout, patience: 5000, code: { Code($0) })
}

extension CallCodes<AgoraRtmGetMembersErrorCode> {
  static let members = CallCodes(
    notInitialized: .notInitialized, notLoggedIn: .notLoggedIn, tooOften: .tooOften, timeout: .timeout,
    patience: 5000, code: { Code($0) })
}
