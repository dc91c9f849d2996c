public import Foundation
internal import Parlance

/// An error of Acme's.
public struct AcmeError: CustomNSError, Hashable, Sendable {
  /// Acme's error codes.
  public enum Code: Int, Sendable {
    /// An argument is empty, too long or malformed.
    case invalidArgument = 1
    /// There is no login.
    case notLoggedIn = 2
    /// The same is being done already.
    case inProgress = 3
    /// The service cannot be reached, or does not answer in time.
    case unreachable = 4
    /// The token was refused.
    case invalidToken = 5
    /// The service ended the login, or does not admit the account.
    case loginEnded = 6
    /// The call was cancelled.
    case cancelled = 7
    /// The service does not offer this.
    case unsupported = 8
    /// The account, group, room, thread or reaction does not exist.
    case notFound = 20
    /// The account, group, note, reaction or thread exists already.
    case alreadyExists = 21
    /// The account is not in the group or room.
    case notMember = 22
    /// The account may not do this.
    case forbidden = 23
    /// The account may not write in the group or room.
    case muted = 24
    /// The other account blocks this one.
    case blocked = 25
    /// A number is as large as it may be: of members, of groups, of receipts, of calls in a time.
    case limitReached = 26
    /// There is no request or invitation to answer.
    case nothingToAnswer = 27
    /// The invitation was answered already.
    case answered = 28
    /// Part of what was asked for was done.
    case partlyDone = 29
    /// The note does not exist.
    case noteNotFound = 40
    /// The note is too large.
    case noteTooLarge = 41
    /// Another account wrote the note.
    case notOwnNote = 42
    /// It is too late to revoke the note.
    case tooLate = 43
    /// The service does not accept what the note says.
    case contentRefused = 44
    /// The service keeps no receipts for the note.
    case noReceipts = 45
    /// The device's database cannot be read or written.
    case database = 60
    /// The file on the device cannot be read or written.
    case file = 61
    /// The service does not have the file any more.
    case fileGone = 62
    /// Data that arrived is damaged.
    case damaged = 63
    /// An error that this version of Acme has no code for.
    case other = 99
  }

  public static let errorDomain = "Acme"
  /// The kind of error.
  public let code: Code
  /// Words for developers.
  public let text: String

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

  /// Creates Acme's error of one of the engine's.
  init(_ error: MessagingError) {
    code = error.code.meaning.map(Code.init) ?? .other
    text = error.description
  }
}

// snippet.codes
extension AcmeError.Code {
  /// Creates Acme's code for the meaning of one of the engine's.
  init(_ meaning: ErrorMeaning) {
    switch meaning {
    case .invalidArgument: self = .invalidArgument
    case .notLoggedIn: self = .notLoggedIn
    case .timeout, .notConnected: self = .unreachable
    case .accountNotFound, .groupNotFound, .roomNotFound, .threadNotFound, .reactionNotFound: self = .notFound
    // snippet.hide
    case .alreadyLoggedIn, .alreadyInProgress: self = .inProgress
    case .invalidToken, .tokenExpired: self = .invalidToken
    case .sessionEnded, .accountBlocked, .joinedElsewhere: self = .loginEnded
    case .cancelled: self = .cancelled
    case .unsupported: self = .unsupported
    case .accountExists, .groupExists, .alreadyMember, .messageExists, .reactionExists, .threadExists, .numberInUse:
      self = .alreadyExists
    case .notMember: self = .notMember
    case .forbidden: self = .forbidden
    case .muted: self = .muted
    case .blocked: self = .blocked
    case .groupFull, .tooManyGroups, .rateLimited, .limitExceeded: self = .limitReached
    case .requestNotFound: self = .nothingToAnswer
    case .invitationAccepted, .invitationRefused: self = .answered
    case .partialSuccess: self = .partlyDone
    case .messageNotFound, .messageNotStored: self = .noteNotFound
    case .messageTooLarge: self = .noteTooLarge
    case .notOwnMessage: self = .notOwnNote
    case .revokeWindowElapsed: self = .tooLate
    case .contentForbidden, .messageRefused: self = .contentRefused
    case .receiptsDisabled, .groupTooLargeForReceipts: self = .noReceipts
    case .storageFailed, .storageDamaged, .storageLocked, .storageFull: self = .database
    case .fileNotFound, .fileNotReadable, .fileEmpty, .fileTooLarge, .fileChanged, .fileExists, .fileNotWritable:
      self = .file
    case .mediaNotFound, .mediaExpired, .transferNotFound: self = .fileGone
    // snippet.show
    case .malformedData, .mediaDamaged: self = .damaged
    }
  }
}
// snippet.end
