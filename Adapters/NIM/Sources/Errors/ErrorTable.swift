internal import Foundation
internal import Parlance

/// A code of one of the two NIM error domains.
enum NIMErrorCode: Hashable {
  case local(NIMLocalErrorCode)
  case remote(NIMRemoteErrorCode)

  /// The error as an app gets it.
  ///
  /// - parameter detail: What it concerns, for a log.
  func error(_ detail: String) -> NSError {
    let information = [NSLocalizedDescriptionKey: detail]
    return switch self {
    case .local(let code): NSError(domain: NIMLocalErrorDomain, code: code.rawValue, userInfo: information)
    case .remote(let code): NSError(domain: NIMRemoteErrorDomain, code: code.rawValue, userInfo: information)
    }
  }
}

extension MessagingError.Code {
  /// The engine's codes in NIM's words: the one place where they are translated.
  static let nimCodes: [MessagingError.Code: NIMErrorCode] = [
    .invalidArgument: .local(.invalidParam),
    .notLoggedIn: .local(.userInfoNeeded),
    .alreadyLoggedIn: .remote(.codeExist),
    .alreadyInProgress: .local(.sameOperationInProgress),
    .notConnected: .remote(.codeConnectionError),
    .timeout: .remote(.codeTimeoutError),
    .invalidToken: .remote(.codeInvalidPass),
    .tokenExpired: .remote(.codeInvalidPass),
    .accountNotFound: .remote(.codeNotExist),
    .accountExists: .remote(.codeExist),
    .accountBlocked: .remote(.accountBlock),
    .sessionEnded: .local(.userInfoNeeded),
    .forbidden: .remote(.codeForbidden),
    .groupNotFound: .remote(.codeTeamNotExists),
    .groupExists: .remote(.codeExist),
    .roomNotFound: .remote(.codeInvalidChatroom),
    .notMember: .remote(.codeNotInTeam),
    .alreadyMember: .remote(.codeTeamAlreadyIn),
    .groupFull: .remote(.codeTeamMemberLimit),
    .muted: .remote(.codeTeamAccessError),
    .partialSuccess: .remote(.codeTeamsPartialSuccess),
    .receiptsDisabled: .remote(.codeForbidden),
    .groupTooLargeForReceipts: .remote(.codeTeamMemberLimit),
    .messageNotFound: .remote(.codeNotExist),
    .messageNotStored: .local(.invalidParam),
    .messageExists: .remote(.codeExist),
    .messageTooLarge: .remote(.codeBeyondLimit),
    .notOwnMessage: .remote(.codeForbidden),
    .revokeWindowElapsed: .remote(.codeDomainExpireOld),
    .rateLimited: .remote(.codeFrequently),
    .limitExceeded: .remote(.codeBeyondLimit),
    .cancelled: .local(.manualCancelTask),
    .unsupported: .local(.notSupported),
    .storageFailed: .local(.sqlFailed),
    .storageDamaged: .local(.databaseError),
    .storageLocked: .local(.databaseError),
    .storageFull: .local(.ioError),
    .fileNotFound: .local(.invalidMedia),
    .fileNotReadable: .local(.ioError),
    .fileEmpty: .local(.invalidMedia),
    .fileTooLarge: .remote(.codeBeyondLimit),
    .fileChanged: .local(.ioError),
    .fileExists: .local(.saveFileError),
    .fileNotWritable: .local(.saveFileError),
    .mediaNotFound: .remote(.codeNotExist),
    .mediaExpired: .local(.resourcesOverdue),
    .mediaDamaged: .local(.ioError),
    .transferNotFound: .local(.invalidParam),
    .malformedData: .remote(.codeEUnpacket),
  ]

  /// The code in NIM's words; `unknownError` for one that a later engine added.
  var nim: NIMErrorCode { Self.nimCodes[self] ?? .local(.unknownError) }
}

extension MessagingError {
  /// The error as an app gets it.
  var nim: NSError { code.nim.error(description) }

  /// The error of something done in a conversation: chatrooms have codes of their own.
  func nim(in conversation: ConversationID) -> NSError {
    guard conversation.kind == .room, code == .muted else { return nim }
    return NIMErrorCode.remote(.codeInChatroomMuteList).error(description)
  }
}

extension Error {
  /// The error as an app gets it, whoever threw it.
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
