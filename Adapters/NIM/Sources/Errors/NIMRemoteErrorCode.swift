/// Errors of the server; codes of `NIMRemoteErrorDomain`.
public enum NIMRemoteErrorCode: Int, Sendable {
  /// The client is too old.
  case codeInvalidVersion = 201
  /// The token is wrong or has expired.
  case codeInvalidPass = 302
  /// Checksums differ.
  case codeInvalidCRC = 402
  /// The account may not do this.
  case codeForbidden = 403
  /// There is no such account or message.
  case codeNotExist = 404
  /// Only reading is allowed.
  case codeReadOnly = 406
  /// No answer came in time.
  case codeTimeoutError = 408
  /// An argument is wrong.
  case codeParameterError = 414
  /// The server cannot be reached.
  case codeConnectionError = 415
  /// Calls come too fast.
  case codeFrequently = 416
  /// It exists already.
  case codeExist = 417
  /// A limit is exceeded.
  case codeBeyondLimit = 419
  /// The account is blocked.
  case accountBlock = 422
  /// Another error.
  case codeUnknownError = 500
  /// The server's data are wrong.
  case codeServerDataError = 501
  /// The quantity is not sufficient.
  case codeNotEnough = 507
  /// Too late: the time limit is over.
  case codeDomainExpireOld = 508
  /// The protocol is wrong.
  case codeInvalidProtocol = 509
  /// There is no such account.
  case codeUserNotExist = 510
  /// The service is not available.
  case codeServiceUnavailable = 514
  /// The team is too large.
  case codeTeamMemberLimit = 801
  /// The member may not do this in the team.
  case codeTeamAccessError = 802
  /// There is no such team.
  case codeTeamNotExists = 803
  /// The account is not in the team.
  case codeNotInTeam = 804
  /// The team is of the wrong type.
  case codeTeamInvaildType = 805
  /// The account has its maximum number of teams.
  case codeTeamCountLimit = 806
  /// The account is in the team already.
  case codeTeamAlreadyIn = 809
  /// The account is not a member of the team.
  case codeTeamNotMember = 810
  /// The account is on the team's black list.
  case codeTeamBlackList = 812
  /// Part of it succeeded.
  case codeTeamsPartialSuccess = 816
  /// A packet could not be read.
  case codeEUnpacket = 998
  /// A packet could not be written.
  case codeEPacket = 999
  /// The account is on a black list.
  case codeInBlackList = 7101
  /// There is no such chatroom.
  case codeInvalidChatroom = 13002
  /// The account is on the chatroom's black list.
  case codeInChatroomBlackList = 13003
  /// The account may not write in the chatroom.
  case codeInChatroomMuteList = 13004
  /// The whole chatroom is muted.
  case codeInChatroomAllMute = 13006
  /// Signalling: the peer is offline.
  case codeSignalResPeerNIMOffline = 10201
  /// Signalling: the peer is offline, and the push notification that was wanted was not sent.
  case codeSignalResPeerPushOffline = 10202
  /// Signalling: there is no such channel.
  case codeSignalResRoomNotExists = 10404
  /// Signalling: the channel exists already.
  case codeSignalResRoomHasExists = 10405
  /// Signalling: no such member.
  case codeSignalResRoomMemberNotExists = 10406
  /// Signalling: a member already.
  case codeSignalResRoomMemberHasExists = 10407
  /// Signalling: no such invitation.
  case codeSignalResInviteNotExists = 10408
  /// Signalling: the invitation was rejected.
  case codeSignalResInviteHasReject = 10409
  /// Signalling: the invitation was accepted.
  case codeSignalResInviteHasAccept = 10410
  /// Signalling: the user number is taken.
  case codeSignalResUidConflict = 10417
  /// Signalling: the channel is full.
  case codeSignalResRoomMemberExceed = 10419
}
