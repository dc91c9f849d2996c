import Foundation
import Parlance

extension MessagingError.Code {
  /// The code in QD's numbers, the one place where the engine's are translated; `unknownError` for one that a later
  /// engine added.
  var qd: QDErrorCode {
    switch meaning {
    case .invalidArgument, .messageNotStored, .fileEmpty, .transferNotFound: .invalidParam
    case .notLoggedIn, .sessionEnded: .userInfoNeeded
    case .alreadyLoggedIn, .accountExists, .groupExists, .messageExists, .reactionExists, .threadExists, .numberInUse,
      .joinedElsewhere:
      .exist
    case .alreadyInProgress: .sameOperationInProgress
    case .notConnected: .connectionError
    case .timeout: .timeoutError
    case .invalidToken, .tokenExpired: .invalidPass
    case .accountNotFound, .requestNotFound, .messageNotFound, .mediaNotFound, .mediaExpired, .reactionNotFound,
      .invitationAccepted, .invitationRefused:
      .notExist
    case .accountBlocked: .accountBlock
    case .forbidden, .blocked, .receiptsDisabled, .notOwnMessage, .contentForbidden, .messageRefused:
      .forbidden
    case .groupNotFound, .threadNotFound: .groupNotExists
    case .roomNotFound: .invalidChatroom
    case .notMember: .notInGroup
    case .alreadyMember: .groupAlreadyIn
    case .groupFull, .groupTooLargeForReceipts: .groupMemberLimit
    case .muted: .groupAccessError
    case .partialSuccess: .partialSuccess
    case .messageTooLarge: .parameterError
    case .revokeWindowElapsed: .domainExpireOld
    case .rateLimited: .frequently
    case .limitExceeded, .fileTooLarge, .tooManyGroups: .beyondLimit
    case .cancelled: .manualCancelTask
    case .unsupported: .notSupported
    case .storageFailed: .sqlFailed
    case .storageDamaged, .storageLocked: .databaseError
    case .storageFull, .fileNotFound, .fileNotReadable, .fileChanged, .fileExists, .fileNotWritable, .mediaDamaged:
      .ioError
    case .malformedData: .unpacket
    case nil: .unknownError
    }
  }
}

extension MessagingError {
  /// The error as an app gets it.
  var qd: NSError {
    NSError(domain: QDErrorDomain, code: code.qd.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
