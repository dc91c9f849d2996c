package import Parlance

/// The vendor's error numbers, which every generation of its SDKs shares.
///
/// Numbers of later generations appear only where the earlier ones have none for the case.
package enum AgoraErrorNumber {
  /// The number of an error of the engine.
  ///
  /// - parameter error: The error.
  /// - parameter kind: The kind of conversation: some errors have other numbers in groups and rooms.
  /// - parameter transfer: The number for a failed transfer without a closer one: 402 for an upload, 403 for a download; nil
  ///   if no transfer failed.
  package static func number(
    _ error: MessagingError, in kind: ConversationKind = .direct, during transfer: Int? = nil
  ) -> Int {
    if let transfer, failures.contains(error.code) { return transfer }
    switch kind {
    case .group where error.code == .forbidden && error.detail == MessagingError.groupIsDisabled: return 607
    case .group where error.code == .mediaNotFound && error.detail == MessagingError.noGroupFile: return 605
    case .group: return groups[error.code] ?? everywhere(error.code)
    case .room: return rooms[error.code] ?? everywhere(error.code)
    case .direct: return everywhere(error.code)
    }
  }

  /// A failure that has no number of its own.
  package static let general = 1

  private static func everywhere(_ code: MessagingError.Code) -> Int {
    switch code.meaning {
    case .invalidArgument: 110
    case .notLoggedIn: 201
    case .alreadyLoggedIn: 200
    case .alreadyInProgress, .messageNotFound, .messageNotStored, .messageExists, .transferNotFound: 500
    case .notConnected: 300
    case .timeout: 301
    case .invalidToken: 202
    case .tokenExpired: 108
    case .accountNotFound: 204
    case .accountExists: 203
    case .accountBlocked: 305
    case .sessionEnded: 206
    case .forbidden, .notOwnMessage, .blocked: 210
    case .groupNotFound: 606
    case .groupExists, .numberInUse: 600
    case .roomNotFound: 705
    case .notMember: 602
    case .alreadyMember, .joinedElsewhere: 601
    case .groupFull: 604
    case .muted: 215
    case .partialSuccess: 7
    case .receiptsDisabled: 505
    case .groupTooLargeForReceipts, .limitExceeded, .tooManyGroups: 4
    case .messageTooLarge: 510
    case .revokeWindowElapsed: 504
    case .rateLimited: 502
    case .requestNotFound, .invitationAccepted, .invitationRefused: 1000
    case .contentForbidden: 501
    case .messageRefused: 508
    case .threadNotFound: 1400
    case .threadExists: 1401
    case .cancelled, nil: general
    case .unsupported: 111
    case .storageFailed, .storageDamaged, .storageLocked, .storageFull: 3
    case .malformedData: 303
    case .reactionExists, .reactionNotFound: 1301
    case .fileNotFound, .mediaNotFound: 400
    case .fileNotReadable, .fileEmpty: 401
    case .fileTooLarge: 405
    case .fileChanged: 402
    case .fileExists, .fileNotWritable, .mediaDamaged: 403
    case .mediaExpired: 407
    }
  }

  /// The errors that the vendor reports only as a failed transfer.
  private static let failures: Set<MessagingError.Code> = [
    .storageFailed, .storageDamaged, .storageLocked, .storageFull, .malformedData, .mediaDamaged, .cancelled,
    .fileChanged, .fileExists, .fileNotWritable, .limitExceeded, .transferNotFound,
  ]

  private static let groups: [MessagingError.Code: Int] = [
    .forbidden: 603, .notOwnMessage: 603, .blocked: 613,
  ]

  private static let rooms: [MessagingError.Code: Int] = [
    .forbidden: 703, .notOwnMessage: 703, .groupNotFound: 705, .groupExists: 700, .notMember: 702,
    .alreadyMember: 701, .groupFull: 704, .blocked: 707,
  ]
}
