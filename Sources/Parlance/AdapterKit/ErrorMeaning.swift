public import ParlanceCore

/// The engine's error codes as an enumeration, so that each adapter translates them with a `switch` without a default:
/// a code that is added fails to compile wherever it is not translated.
public enum ErrorMeaning: String, CaseIterable, Sendable {
  case invalidArgument, notLoggedIn, alreadyLoggedIn, alreadyInProgress, notConnected, timeout, invalidToken,
    tokenExpired, accountNotFound, accountExists, accountBlocked, sessionEnded, forbidden, groupNotFound,
    groupExists, roomNotFound, notMember, alreadyMember, groupFull, muted, partialSuccess, receiptsDisabled,
    groupTooLargeForReceipts, messageNotFound, messageNotStored, messageExists, messageTooLarge, notOwnMessage,
    revokeWindowElapsed, rateLimited, limitExceeded, cancelled, unsupported, storageFailed, storageDamaged,
    storageLocked, storageFull, fileNotFound, fileNotReadable, fileEmpty, fileTooLarge, fileChanged, fileExists,
    fileNotWritable, mediaNotFound, mediaExpired, mediaDamaged, transferNotFound, malformedData,
    reactionExists, reactionNotFound, blocked, requestNotFound, contentForbidden, messageRefused, threadNotFound,
    threadExists, tooManyGroups, invitationAccepted, invitationRefused, numberInUse, joinedElsewhere
}

extension MessagingError.Code {
  /// The meaning of the code; nil for one that a later engine added.
  public var meaning: ErrorMeaning? { ErrorMeaning(rawValue: rawValue) }
}
