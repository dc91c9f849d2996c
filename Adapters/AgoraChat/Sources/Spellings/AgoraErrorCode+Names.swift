// The C-style names that 3.x gives its error numbers.

/// The error 1.
public var AgoraErrorGeneral: AgoraErrorCode { .general }
/// The error 2.
public var AgoraErrorNetworkUnavailable: AgoraErrorCode { .networkUnavailable }
/// The error 3.
public var AgoraErrorDatabaseOperationFailed: AgoraErrorCode { .databaseOperationFailed }
/// The error 4.
public var AgoraErrorExceedServiceLimit: AgoraErrorCode { .exceedServiceLimit }
/// The error 100.
public var AgoraErrorInvalidAppkey: AgoraErrorCode { .invalidAppkey }
/// The error 101.
public var AgoraErrorInvalidUsername: AgoraErrorCode { .invalidUsername }
/// The error 102.
public var AgoraErrorInvalidPassword: AgoraErrorCode { .invalidPassword }
/// The error 103.
public var AgoraErrorInvalidURL: AgoraErrorCode { .invalidURL }
/// The error 104.
public var AgoraErrorInvalidToken: AgoraErrorCode { .invalidToken }
/// The error 200.
public var AgoraErrorUserAlreadyLogin: AgoraErrorCode { .userAlreadyLoginSame }
/// The error 201.
public var AgoraErrorUserNotLogin: AgoraErrorCode { .userNotLogin }
/// The error 202.
public var AgoraErrorUserAuthenticationFailed: AgoraErrorCode { .userAuthenticationFailed }
/// The error 203.
public var AgoraErrorUserAlreadyExist: AgoraErrorCode { .userAlreadyExist }
/// The error 204.
public var AgoraErrorUserNotFound: AgoraErrorCode { .userNotFound }
/// The error 205.
public var AgoraErrorUserIllegalArgument: AgoraErrorCode { .userIllegalArgument }
/// The error 206.
public var AgoraErrorUserLoginOnAnotherDevice: AgoraErrorCode { .userLoginOnAnotherDevice }
/// The error 207.
public var AgoraErrorUserRemoved: AgoraErrorCode { .userRemoved }
/// The error 208.
public var AgoraErrorUserRegisterFailed: AgoraErrorCode { .userRegisterFailed }
/// The error 209.
public var AgoraErrorUpdateApnsConfigsFailed: AgoraErrorCode { .updateApnsConfigsFailed }
/// The error 210.
public var AgoraErrorUserPermissionDenied: AgoraErrorCode { .userPermissionDenied }
/// The error 211.
public var AgoraErrorUserBindDeviceTokenFailed: AgoraErrorCode { .userBindDeviceTokenFailed }
/// The error 212.
public var AgoraErrorUserUnbindDeviceTokenFailed: AgoraErrorCode { .userUnbindDeviceTokenFailed }
/// The error 213.
public var AgoraErrorUserBindAnotherDevice: AgoraErrorCode { .userBindAnotherDevice }
/// The error 214.
public var AgoraErrorUserLoginTooManyDevices: AgoraErrorCode { .userLoginTooManyDevices }
/// The error 215.
public var AgoraErrorUserMuted: AgoraErrorCode { .userMuted }
/// The error 216.
public var AgoraErrorUserKickedByChangePassword: AgoraErrorCode { .userKickedByChangePassword }
/// The error 217.
public var AgoraErrorUserKickedByOtherDevice: AgoraErrorCode { .userKickedByOtherDevice }
/// The error 300.
public var AgoraErrorServerNotReachable: AgoraErrorCode { .serverNotReachable }
/// The error 301.
public var AgoraErrorServerTimeout: AgoraErrorCode { .serverTimeout }
/// The error 302.
public var AgoraErrorServerBusy: AgoraErrorCode { .serverBusy }
/// The error 303.
public var AgoraErrorServerUnknownError: AgoraErrorCode { .serverUnknownError }
/// The error 304.
public var AgoraErrorServerGetDNSConfigFailed: AgoraErrorCode { .serverGetDNSConfigFailed }
/// The error 305.
public var AgoraErrorServerServingForbidden: AgoraErrorCode { .serverServingForbidden }
/// The error 400.
public var AgoraErrorFileNotFound: AgoraErrorCode { .fileNotFound }
/// The error 401.
public var AgoraErrorFileInvalid: AgoraErrorCode { .fileInvalid }
/// The error 402.
public var AgoraErrorFileUploadFailed: AgoraErrorCode { .fileUploadFailed }
/// The error 403.
public var AgoraErrorFileDownloadFailed: AgoraErrorCode { .fileDownloadFailed }
/// The error 404.
public var AgoraErrorFileDeleteFailed: AgoraErrorCode { .fileDeleteFailed }
/// The error 405.
public var AgoraErrorFileTooLarge: AgoraErrorCode { .fileTooLarge }
/// The error 500.
public var AgoraErrorMessageInvalid: AgoraErrorCode { .messageInvalid }
/// The error 501.
public var AgoraErrorMessageIncludeIllegalContent: AgoraErrorCode { .messageIncludeIllegalContent }
/// The error 502.
public var AgoraErrorMessageTrafficLimit: AgoraErrorCode { .messageTrafficLimit }
/// The error 503.
public var AgoraErrorMessageEncryption: AgoraErrorCode { .messageEncryption }
/// The error 504.
public var AgoraErrorMessageRecallTimeLimit: AgoraErrorCode { .messageRecallTimeLimit }
/// The error 600.
public var AgoraErrorGroupInvalidId: AgoraErrorCode { .groupInvalidId }
/// The error 601.
public var AgoraErrorGroupAlreadyJoined: AgoraErrorCode { .groupAlreadyJoined }
/// The error 602.
public var AgoraErrorGroupNotJoined: AgoraErrorCode { .groupNotJoined }
/// The error 603.
public var AgoraErrorGroupPermissionDenied: AgoraErrorCode { .groupPermissionDenied }
/// The error 604.
public var AgoraErrorGroupMembersFull: AgoraErrorCode { .groupMembersFull }
/// The error 606.
public var AgoraErrorGroupNotExist: AgoraErrorCode { .groupNotExist }
/// The error 605.
public var AgoraErrorGroupSharedFileInvalidId: AgoraErrorCode { .groupSharedFileInvalidId }
/// The error 700.
public var AgoraErrorChatroomInvalidId: AgoraErrorCode { .chatroomInvalidId }
/// The error 701.
public var AgoraErrorChatroomAlreadyJoined: AgoraErrorCode { .chatroomAlreadyJoined }
/// The error 702.
public var AgoraErrorChatroomNotJoined: AgoraErrorCode { .chatroomNotJoined }
/// The error 703.
public var AgoraErrorChatroomPermissionDenied: AgoraErrorCode { .chatroomPermissionDenied }
/// The error 704.
public var AgoraErrorChatroomMembersFull: AgoraErrorCode { .chatroomMembersFull }
/// The error 705.
public var AgoraErrorChatroomNotExist: AgoraErrorCode { .chatroomNotExist }
/// The error 800, of calls; nothing reports it.
public var AgoraErrorCallInvalidId: AgoraErrorCode { .callInvalidId }
/// The error 801, of calls; nothing reports it.
public var AgoraErrorCallBusy: AgoraErrorCode { .callBusy }
/// The error 802, of calls; nothing reports it.
public var AgoraErrorCallRemoteOffline: AgoraErrorCode { .callRemoteOffline }
/// The error 803, of calls; nothing reports it.
public var AgoraErrorCallConnectFailed: AgoraErrorCode { .callConnectFailed }
/// The error 804, of calls; nothing reports it.
public var AgoraErrorCallCreateFailed: AgoraErrorCode { .callCreateFailed }
/// The error 805, of calls; nothing reports it.
public var AgoraErrorCallCancel: AgoraErrorCode { .callCancel }
/// The error 806, of calls; nothing reports it.
public var AgoraErrorCallAlreadyJoined: AgoraErrorCode { .callAlreadyJoined }
/// The error 807, of calls; nothing reports it.
public var AgoraErrorCallAlreadyPub: AgoraErrorCode { .callAlreadyPub }
/// The error 808, of calls; nothing reports it.
public var AgoraErrorCallAlreadySub: AgoraErrorCode { .callAlreadySub }
/// The error 809, of calls; nothing reports it.
public var AgoraErrorCallNotExist: AgoraErrorCode { .callNotExist }
/// The error 810, of calls; nothing reports it.
public var AgoraErrorCallNoPublish: AgoraErrorCode { .callNoPublish }
/// The error 811, of calls; nothing reports it.
public var AgoraErrorCallNoSubscribe: AgoraErrorCode { .callNoSubscribe }
/// The error 812, of calls; nothing reports it.
public var AgoraErrorCallNoStream: AgoraErrorCode { .callNoStream }
/// The error 813, of calls; nothing reports it.
public var AgoraErrorCallInvalidTicket: AgoraErrorCode { .callInvalidTicket }
/// The error 814, of calls; nothing reports it.
public var AgoraErrorCallTicketExpired: AgoraErrorCode { .callTicketExpired }
/// The error 815, of calls; nothing reports it.
public var AgoraErrorCallSessionExpired: AgoraErrorCode { .callSessionExpired }
