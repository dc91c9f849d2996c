import Foundation
import Parlance

extension MessagingError.Code {
  /// The engine's codes in QD's numbers: the one place where they are translated.
  static let qdCodes: [MessagingError.Code: QDErrorCode] = [
    .invalidArgument: .invalidParam,
    .notLoggedIn: .userInfoNeeded,
    .alreadyLoggedIn: .exist,
    .alreadyInProgress: .sameOperationInProgress,
    .notConnected: .connectionError,
    .timeout: .timeoutError,
    .invalidToken: .invalidPass,
    .tokenExpired: .invalidPass,
    .accountNotFound: .notExist,
    .accountExists: .exist,
    .accountBlocked: .accountBlock,
    .sessionEnded: .userInfoNeeded,
    .forbidden: .forbidden,
    .groupNotFound: .groupNotExists,
    .groupExists: .exist,
    .roomNotFound: .invalidChatroom,
    .notMember: .notInGroup,
    .alreadyMember: .groupAlreadyIn,
    .groupFull: .groupMemberLimit,
    .muted: .groupAccessError,
    .partialSuccess: .partialSuccess,
    .receiptsDisabled: .forbidden,
    .groupTooLargeForReceipts: .groupMemberLimit,
    .messageNotFound: .notExist,
    .messageNotStored: .invalidParam,
    .messageExists: .exist,
    .messageTooLarge: .parameterError,
    .notOwnMessage: .forbidden,
    .revokeWindowElapsed: .domainExpireOld,
    .rateLimited: .frequently,
    .limitExceeded: .beyondLimit,
    .cancelled: .manualCancelTask,
    .unsupported: .notSupported,
    .storageFailed: .sqlFailed,
    .storageDamaged: .databaseError,
    .storageLocked: .databaseError,
    .storageFull: .ioError,
    .fileNotFound: .ioError,
    .fileNotReadable: .ioError,
    .fileEmpty: .invalidParam,
    .fileTooLarge: .beyondLimit,
    .fileChanged: .ioError,
    .fileExists: .ioError,
    .fileNotWritable: .ioError,
    .mediaNotFound: .notExist,
    .mediaExpired: .notExist,
    .mediaDamaged: .ioError,
    .transferNotFound: .invalidParam,
    .malformedData: .unpacket,
  ]

  /// The code in QD's numbers; `unknownError` for one that a later engine added.
  var qd: QDErrorCode { Self.qdCodes[self] ?? .unknownError }
}

extension MessagingError {
  /// The error as an app gets it.
  var qd: NSError {
    NSError(domain: QDErrorDomain, code: code.qd.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
