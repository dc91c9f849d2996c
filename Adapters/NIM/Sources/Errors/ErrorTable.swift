internal import Foundation
internal import Parlance

/// A code of one of the two NIM error domains.
enum NIMErrorCode: Hashable {
  case local(NIMLocalErrorCode)
  case remote(NIMRemoteErrorCode)

  /// The error as an app gets it.
  ///
  /// - parameter detail: The subject, for a log.
  func error(_ detail: String) -> NSError {
    let information = [NSLocalizedDescriptionKey: detail]
    return switch self {
    case .local(let code): NSError(domain: NIMLocalErrorDomain, code: code.rawValue, userInfo: information)
    case .remote(let code): NSError(domain: NIMRemoteErrorDomain, code: code.rawValue, userInfo: information)
    }
  }
}

extension MessagingError.Code {
  /// The code in NIM's words, the one place where the engine's are translated; `unknownError` for one that a later
  /// engine added.
  var nim: NIMErrorCode {
    switch meaning {
    case .invalidArgument, .messageNotStored, .transferNotFound: .local(.invalidParam)
    case .notLoggedIn, .sessionEnded: .local(.userInfoNeeded)
    case .alreadyLoggedIn, .accountExists, .groupExists, .messageExists, .reactionExists, .threadExists:
      .remote(.codeExist)
    case .alreadyInProgress: .local(.sameOperationInProgress)
    case .notConnected: .remote(.codeConnectionError)
    case .timeout: .remote(.codeTimeoutError)
    case .invalidToken, .tokenExpired: .remote(.codeInvalidPass)
    case .accountNotFound, .requestNotFound, .messageNotFound, .mediaNotFound, .reactionNotFound:
      .remote(.codeNotExist)
    case .accountBlocked: .remote(.accountBlock)
    case .blocked: .remote(.codeInBlackList)
    case .forbidden, .receiptsDisabled, .notOwnMessage, .contentForbidden, .messageRefused:
      .remote(.codeForbidden)
    case .groupNotFound, .threadNotFound: .remote(.codeTeamNotExists)
    case .roomNotFound: .remote(.codeInvalidChatroom)
    case .notMember: .remote(.codeNotInTeam)
    case .alreadyMember: .remote(.codeTeamAlreadyIn)
    case .groupFull, .groupTooLargeForReceipts: .remote(.codeTeamMemberLimit)
    case .tooManyGroups: .remote(.codeTeamCountLimit)
    case .muted: .remote(.codeTeamAccessError)
    case .partialSuccess: .remote(.codeTeamsPartialSuccess)
    case .messageTooLarge, .limitExceeded, .fileTooLarge: .remote(.codeBeyondLimit)
    case .revokeWindowElapsed: .remote(.codeDomainExpireOld)
    case .rateLimited: .remote(.codeFrequently)
    case .cancelled: .local(.manualCancelTask)
    case .unsupported: .local(.notSupported)
    case .storageFailed: .local(.sqlFailed)
    case .storageDamaged, .storageLocked: .local(.databaseError)
    case .storageFull, .fileNotReadable, .fileChanged, .mediaDamaged: .local(.ioError)
    case .fileNotFound, .fileEmpty: .local(.invalidMedia)
    case .fileExists, .fileNotWritable: .local(.saveFileError)
    case .mediaExpired: .local(.resourcesOverdue)
    case .malformedData: .remote(.codeEUnpacket)
    case .invitationAccepted: .remote(.codeSignalResInviteHasAccept)
    case .invitationRefused: .remote(.codeSignalResInviteHasReject)
    case .numberInUse: .remote(.codeSignalResUidConflict)
    // The vendor's number for it, 10420, has no name.
    case .joinedElsewhere: .remote(.codeSignalResRoomMemberHasExists)
    case nil: .local(.unknownError)
    }
  }
}

extension MessagingError {
  /// The error as an app gets it.
  var nim: NSError {
    // The app's server can refuse with a number of its own.
    if code == .messageRefused, let number = Int(detail) {
      return NSError(domain: NIMRemoteErrorDomain, code: number, userInfo: [NSLocalizedDescriptionKey: description])
    }
    // The vendor's SDK has no name for what its server answers here.
    if code == .muted, detail == MessagingError.accountIsMuted {
      return NSError(domain: NIMRemoteErrorDomain, code: 423, userInfo: [NSLocalizedDescriptionKey: description])
    }
    return code.nim.error(description)
  }

  /// The error of something done in a conversation: chatrooms have codes of their own.
  func nim(in conversation: ConversationID) -> NSError {
    guard conversation.kind == .room else { return nim }
    switch code {
    case .muted:
      let isEveryone = detail == MessagingError.everyoneIsMuted
      return NIMErrorCode.remote(isEveryone ? .codeInChatroomAllMute : .codeInChatroomMuteList).error(description)
    case .blocked: return NIMErrorCode.remote(.codeInChatroomBlackList).error(description)
    // The vendor has a number for a full team alone.
    case .groupFull: return NIMErrorCode.remote(.codeBeyondLimit).error(description)
    // What a team refuses with 802 is forbidden in general.
    case .forbidden: return NIMErrorCode.remote(.codeForbidden).error(description)
    default: return nim
    }
  }
}

extension Error {
  /// The error as an app gets it, whatever threw it.
  var nimError: any Error { (self as? MessagingError)?.nim ?? self }
}

extension NSError {
  /// A local error about an argument.
  static func invalidParameter(_ detail: String) -> NSError { NIMErrorCode.local(.invalidParam).error(detail) }
  /// A local error about something that this engine does not have.
  static func notSupported(_ detail: String) -> NSError { NIMErrorCode.local(.notSupported).error(detail) }
  /// The local error of team receipts while `NIMSDKConfig.teamReceiptEnabled` is off.
  static var teamReceiptsDisabled: NSError {
    NIMErrorCode.local(.teamReceiptDisabled).error("NIMSDKConfig.teamReceiptEnabled is off")
  }
  /// The local error of calls without a login.
  static var notLoggedIn: NSError { MessagingError(.notLoggedIn).nim }
}

extension Result where Failure == NSError {
  /// The value that the server has; remote error `codeNotExist` where it answers that there is none, which is not an error of the engine.
  ///
  /// - parameter detail: What there is not, for a log.
  func unlessMissing<Value>(_ detail: @autoclosure () -> String) -> Result<Value, NSError> where Success == Value? {
    switch self {
    case .success(.some(let value)): .success(value)
    case .success(.none): .failure(NIMErrorCode.remote(.codeNotExist).error(detail()))
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Failure == MessagingError {
  /// The error, in the vendor's form; nil for a success.
  var nimOutcome: NSError? {
    if case .failure(let error) = self { error.nim } else { nil }
  }
}
