internal import Foundation
internal import Parlance

extension MessagingError {
  /// The error of something done in a channel, as an app gets it.
  var signaling: NSError {
    switch code {
    case .roomNotFound: NIMErrorCode.remote(.codeSignalResRoomNotExists).error(description)
    case .groupExists: NIMErrorCode.remote(.codeSignalResRoomHasExists).error(description)
    case .notMember: NIMErrorCode.remote(.codeSignalResRoomMemberNotExists).error(description)
    case .alreadyMember: NIMErrorCode.remote(.codeSignalResRoomMemberHasExists).error(description)
    case .requestNotFound: NIMErrorCode.remote(.codeSignalResInviteNotExists).error(description)
    case .groupFull: NIMErrorCode.remote(.codeSignalResRoomMemberExceed).error(description)
    case .alreadyInProgress: NIMErrorCode.remote(.codeExist).error(description)
    // The vendor's number for it has no name.
    case .joinedElsewhere:
      NSError(domain: NIMRemoteErrorDomain, code: 10420, userInfo: [NSLocalizedDescriptionKey: description])
    default: nim
    }
  }
}
