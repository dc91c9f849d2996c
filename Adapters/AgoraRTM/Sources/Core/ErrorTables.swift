import Parlance

/// The reasons for a refusal that the vendor's numberings distinguish.
enum Refusal: CaseIterable {
  /// The engine is shut down.
  case notInitialized
  /// There was no login when the call was made.
  case noLogin
  /// The login ended before the call.
  case loginEnded
  /// The login was ended because its token was refused.
  case invalidToken, tokenExpired
  case accountBlocked, accountNotFound
  case forbidden, notMember, alreadyMember
  case alreadyLoggedIn, alreadyInProgress
  case invalidArgument, tooLarge
  case timeout, tooOften, limitExceeded
  case emptyFile, fileTooLarge, noMedia, noTransfer, cancelled
  /// Anything else, which no numbering has a number for.
  case other

  /// The reason of a refusal of the engine: the one place where its codes are translated.
  init(_ error: MessagingError) {
    self =
      switch error.code.meaning {
      case .notLoggedIn, .sessionEnded: .loginEnded
      case .invalidToken: .invalidToken
      case .tokenExpired: .tokenExpired
      case .accountBlocked: .accountBlocked
      case .accountNotFound: .accountNotFound
      case .forbidden: .forbidden
      case .notMember: .notMember
      case .alreadyMember: .alreadyMember
      case .alreadyLoggedIn: .alreadyLoggedIn
      case .alreadyInProgress: .alreadyInProgress
      case .invalidArgument: .invalidArgument
      case .messageTooLarge: .tooLarge
      case .notConnected, .timeout: .timeout
      case .rateLimited: .tooOften
      case .limitExceeded: .limitExceeded
      case .fileEmpty: .emptyFile
      case .fileTooLarge: .fileTooLarge
      case .mediaNotFound, .mediaExpired: .noMedia
      case .transferNotFound: .noTransfer
      case .cancelled: .cancelled
      case .accountExists, .groupNotFound, .groupExists, .roomNotFound, .groupFull, .muted, .partialSuccess,
        .receiptsDisabled, .groupTooLargeForReceipts, .messageNotFound, .messageNotStored, .messageExists,
        .notOwnMessage, .revokeWindowElapsed, .unsupported, .storageFailed, .storageDamaged, .storageLocked,
        .storageFull, .fileNotFound, .fileNotReadable, .fileChanged, .fileExists, .fileNotWritable, .mediaDamaged,
        .malformedData, .reactionExists, .reactionNotFound, .blocked, .requestNotFound,
        .contentForbidden, .messageRefused, .threadNotFound, .threadExists, .tooManyGroups,
        .invitationAccepted, .invitationRefused, .numberInUse, .joinedElsewhere, nil:
        .other
      }
  }
}

/// One of the vendor's numberings of errors.
protocol RefusalCode: Sendable {
  /// The numbering's codes by reason.
  static var codes: [Refusal: Self] { get }
  /// The code for all other reasons.
  static var failure: Self { get }
  /// The time to wait for an answer to its calls, in milliseconds.
  static var patience: Int64 { get }
}

extension RefusalCode {
  static var patience: Int64 { Limits.callTimeout }

  init(_ refusal: Refusal) { self = Self.codes[refusal] ?? Self.failure }
  init(_ error: MessagingError) { self.init(Refusal(error)) }
}

extension AgoraRtmLoginErrorCode: RefusalCode {
  static let failure = unknown
  static let codes: [Refusal: Self] = [
    .notInitialized: .loginNotInitialized, .invalidArgument: .invalidArgument, .invalidToken: .invalidToken,
    .tokenExpired: .tokenExpired, .forbidden: .notAuthorized, .accountBlocked: .rejected, .accountNotFound: .rejected,
    .alreadyLoggedIn: .alreadyLogin, .alreadyInProgress: .alreadyLogin, .timeout: .timeout, .tooOften: .loginTooOften,
  ]
}

extension AgoraRtmRenewTokenErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn,
    .invalidArgument: .invalidArgument, .invalidToken: .invalidToken, .tokenExpired: .tokenExpired,
    .tooOften: .tooOften,
  ]
}

extension AgoraRtmSendPeerMessageErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn,
    .accountNotFound: .peerUnreachable, .tooLarge: .invalidMessage, .timeout: .timeout, .tooOften: .tooOften,
  ]
}

extension AgoraRtmSendChannelMessageErrorCode: RefusalCode {
  static let failure = errorFailure
  static let codes: [Refusal: Self] = [
    .notInitialized: .errorNotInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn,
    .tooLarge: .invalidMessage, .timeout: .errorTimeout, .tooOften: .tooOften,
  ]
}

extension AgoraRtmJoinChannelErrorCode: RefusalCode {
  static let failure = channelErrorFailure
  static let codes: [Refusal: Self] = [
    .notInitialized: .channelErrorNotInitialized, .noLogin: .channelErrorNotLoggedIn,
    .loginEnded: .channelErrorNotLoggedIn, .notMember: .channelErrorRejected, .forbidden: .channelErrorRejected,
    .invalidArgument: .channelErrorInvalidArgument, .timeout: .channelErrorTimeout,
    .limitExceeded: .channelErrorExceedLimit, .alreadyMember: .channelErrorAlreadyJoined,
    .alreadyInProgress: .channelErrorAlreadyJoined, .tooOften: .channelErrorTooOften,
  ]
}

extension AgoraRtmLeaveChannelErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn, .notMember: .notInChannel,
  ]
}

extension AgoraRtmGetMembersErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn, .notMember: .notInChannel,
    .timeout: .timeout, .tooOften: .tooOften,
  ]
}

extension AgoraRtmChannelMemberCountErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn,
    .invalidArgument: .invalidArgument, .timeout: .timeout, .tooOften: .tooOften, .limitExceeded: .exceedLimit,
  ]
}

extension AgoraRtmQueryPeersOnlineErrorCode: RefusalCode {
  static var patience: Int64 { Limits.presenceTimeout }
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn,
    .invalidArgument: .invalidArgument, .timeout: .timeout, .tooOften: .tooOften,
  ]
}

extension AgoraRtmPeerSubscriptionStatusErrorCode: RefusalCode {
  static var patience: Int64 { Limits.presenceTimeout }
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn,
    .invalidArgument: .invalidArgument, .timeout: .timeout, .tooOften: .tooOften, .limitExceeded: .overflow,
  ]
}

extension AgoraRtmQueryPeersBySubscriptionOptionErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notLoggedIn, .timeout: .timeout,
    .tooOften: .tooOften,
  ]
}

extension AgoraRtmProcessAttributeErrorCode: RefusalCode {
  static let failure = attributeOperationErrorFailure
  static let codes: [Refusal: Self] = [
    .notInitialized: .attributeOperationErrorNotInitialized, .noLogin: .attributeOperationErrorNotLoggedIn,
    .loginEnded: .attributeOperationErrorNotLoggedIn, .invalidArgument: .attributeOperationErrorInvalidArgument,
    .limitExceeded: .attributeOperationErrorSizeOverflow, .accountNotFound: .attributeOperationErrorUserNotFound,
    .timeout: .attributeOperationErrorTimeout, .tooOften: .attributeOperationErrorTooOften,
  ]
}

extension AgoraRtmUploadMediaErrorCode: RefusalCode {
  // A call that ended with its login had begun in that login.
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .interrupted, .cancelled: .interrupted,
    .invalidToken: .interrupted, .tokenExpired: .interrupted, .accountBlocked: .interrupted,
    .invalidArgument: .invalidArgument, .emptyFile: .invalidArgument, .fileTooLarge: .sizeOverflow,
    .timeout: .timeout, .limitExceeded: .concurrencyLimitExceeded,
  ]
}

extension AgoraRtmDownloadMediaErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .interrupted, .cancelled: .interrupted,
    .invalidToken: .interrupted, .tokenExpired: .interrupted, .accountBlocked: .interrupted,
    .invalidArgument: .invalidArgument, .noMedia: .notExist, .timeout: .timeout,
    .limitExceeded: .concurrencyLimitExceeded,
  ]
}

extension AgoraRtmCancelMediaErrorCode: RefusalCode {
  static let codes: [Refusal: Self] = [
    // A login that is over has no uploads or downloads.
    .notInitialized: .notInitialized, .noLogin: .notLoggedIn, .loginEnded: .notExist, .noTransfer: .notExist,
  ]
}
