package import Parlance

/// The vendor's error numbers, which every generation of its SDKs shares.
///
/// Numbers of later generations appear only where the earlier ones have none for the case.
package enum AgoraErrorNumber {
  /// The number of an error of the engine.
  ///
  /// - parameter error: What went wrong.
  /// - parameter kind: What it concerned: in groups and rooms some cases have numbers of their own.
  /// - parameter transfer: If it ended the transfer of a file, what the vendor calls that where it has no closer number:
  ///   402 for an upload, 403 for a download.
  package static func number(
    _ error: MessagingError, in kind: ConversationKind = .direct, during transfer: Int? = nil
  ) -> Int {
    if let transfer, failures.contains(error.code) { return transfer }
    switch kind {
    case .group: return groups[error.code] ?? everywhere[error.code] ?? general
    case .room: return rooms[error.code] ?? everywhere[error.code] ?? general
    case .direct: return everywhere[error.code] ?? general
    }
  }

  /// A failure that has no number of its own.
  package static let general = 1

  private static let everywhere: [MessagingError.Code: Int] = [
    .invalidArgument: 110, .notLoggedIn: 201, .alreadyLoggedIn: 200, .alreadyInProgress: 500, .notConnected: 300,
    .timeout: 301, .invalidToken: 202, .tokenExpired: 108, .accountNotFound: 204, .accountExists: 203,
    .accountBlocked: 305, .sessionEnded: 206, .forbidden: 210, .groupNotFound: 606, .groupExists: 600,
    .roomNotFound: 705, .notMember: 602, .alreadyMember: 601, .groupFull: 604, .muted: 215, .partialSuccess: 7,
    .receiptsDisabled: 505, .groupTooLargeForReceipts: 4, .messageNotFound: 500, .messageNotStored: 500,
    .messageExists: 500, .messageTooLarge: 510, .notOwnMessage: 210, .revokeWindowElapsed: 504, .rateLimited: 502,
    .limitExceeded: 4, .cancelled: general, .unsupported: 111, .storageFailed: 3, .storageDamaged: 3,
    .storageLocked: 3, .storageFull: 3, .malformedData: 303,
    .fileNotFound: 400, .fileNotReadable: 401, .fileEmpty: 401, .fileTooLarge: 405, .fileChanged: 402,
    .fileExists: 403, .fileNotWritable: 403, .mediaNotFound: 400, .mediaExpired: 407, .mediaDamaged: 403,
    .transferNotFound: 500,
  ]

  /// What the vendor knows only as a transfer that failed.
  private static let failures: Set<MessagingError.Code> = [
    .storageFailed, .storageDamaged, .storageLocked, .storageFull, .malformedData, .mediaDamaged, .cancelled,
    .fileChanged, .fileExists, .fileNotWritable, .limitExceeded, .transferNotFound,
  ]

  private static let groups: [MessagingError.Code: Int] = [.forbidden: 603, .notOwnMessage: 603]

  private static let rooms: [MessagingError.Code: Int] = [
    .forbidden: 703, .notOwnMessage: 703, .groupNotFound: 705, .groupExists: 700, .notMember: 702,
    .alreadyMember: 701, .groupFull: 704,
  ]
}
