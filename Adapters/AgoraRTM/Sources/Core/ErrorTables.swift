import Parlance

// What a refusal of the engine means in each of the vendor's numberings. A code that stands in no table is the
// numbering's general failure.

extension AgoraRtmLoginErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument: .invalidArgument
      case .invalidToken: .invalidToken
      case .tokenExpired: .tokenExpired
      case .forbidden: .notAuthorized
      case .accountBlocked, .accountNotFound: .rejected
      case .alreadyLoggedIn, .alreadyInProgress: .alreadyLogin
      case .notConnected, .timeout: .timeout
      case .rateLimited: .loginTooOften
      default: .unknown
      }
  }
}

extension AgoraRtmRenewTokenErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument: .invalidArgument
      case .invalidToken: .invalidToken
      case .tokenExpired: .tokenExpired
      case .rateLimited: .tooOften
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmSendPeerMessageErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .accountNotFound: .peerUnreachable
      case .messageTooLarge: .invalidMessage
      case .notConnected, .timeout: .timeout
      case .rateLimited: .tooOften
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmSendChannelMessageErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .messageTooLarge: .invalidMessage
      case .notConnected, .timeout: .errorTimeout
      case .rateLimited: .tooOften
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .errorFailure
      }
  }
}

extension AgoraRtmJoinChannelErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .notMember, .forbidden: .channelErrorRejected
      case .invalidArgument: .channelErrorInvalidArgument
      case .notConnected, .timeout: .channelErrorTimeout
      case .limitExceeded: .channelErrorExceedLimit
      case .alreadyMember, .alreadyInProgress: .channelErrorAlreadyJoined
      case .rateLimited: .channelErrorTooOften
      case .notLoggedIn, .sessionEnded: .channelErrorNotLoggedIn
      default: .channelErrorFailure
      }
  }
}

extension AgoraRtmLeaveChannelErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .notMember: .notInChannel
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmGetMembersErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .notMember: .notInChannel
      case .notConnected, .timeout: .timeout
      case .rateLimited: .tooOften
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmChannelMemberCountErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument: .invalidArgument
      case .notConnected, .timeout: .timeout
      case .rateLimited: .tooOften
      case .limitExceeded: .exceedLimit
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmQueryPeersOnlineErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument: .invalidArgument
      case .notConnected, .timeout: .timeout
      case .rateLimited: .tooOften
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmPeerSubscriptionStatusErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument: .invalidArgument
      case .notConnected, .timeout: .timeout
      case .rateLimited: .tooOften
      case .limitExceeded: .overflow
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmQueryPeersBySubscriptionOptionErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .notConnected, .timeout: .timeout
      case .rateLimited: .tooOften
      case .notLoggedIn, .sessionEnded: .notLoggedIn
      default: .failure
      }
  }
}

extension AgoraRtmProcessAttributeErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument: .attributeOperationErrorInvalidArgument
      case .limitExceeded: .attributeOperationErrorSizeOverflow
      case .accountNotFound: .attributeOperationErrorUserNotFound
      case .notConnected, .timeout: .attributeOperationErrorTimeout
      case .rateLimited: .attributeOperationErrorTooOften
      case .notLoggedIn, .sessionEnded: .attributeOperationErrorNotLoggedIn
      default: .attributeOperationErrorFailure
      }
  }
}

extension AgoraRtmUploadMediaErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument, .fileEmpty: .invalidArgument
      case .notConnected, .timeout: .timeout
      case .fileTooLarge: .sizeOverflow
      case .limitExceeded: .concurrencyLimitExceeded
      // What ended with the login had begun in it.
      case .cancelled, .notLoggedIn, .sessionEnded, .invalidToken, .tokenExpired, .accountBlocked: .interrupted
      default: .failure
      }
  }
}

extension AgoraRtmDownloadMediaErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      case .invalidArgument: .invalidArgument
      case .notConnected, .timeout: .timeout
      case .mediaNotFound, .mediaExpired: .notExist
      case .limitExceeded: .concurrencyLimitExceeded
      case .cancelled, .notLoggedIn, .sessionEnded, .invalidToken, .tokenExpired, .accountBlocked: .interrupted
      default: .failure
      }
  }
}

extension AgoraRtmCancelMediaErrorCode {
  init(_ error: MessagingError) {
    self =
      switch error.code {
      // A login that is over has no uploads or downloads.
      case .transferNotFound, .notLoggedIn, .sessionEnded: .notExist
      default: .failure
      }
  }
}
