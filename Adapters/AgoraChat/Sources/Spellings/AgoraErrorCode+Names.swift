// The C-style names that 3.x gives its error numbers.

/// 1.
public var AgoraErrorGeneral: AgoraErrorCode { .general }
/// 2.
public var AgoraErrorNetworkUnavailable: AgoraErrorCode { .networkUnavailable }
/// 3.
public var AgoraErrorDatabaseOperationFailed: AgoraErrorCode { .databaseOperationFailed }
/// 4.
public var AgoraErrorExceedServiceLimit: AgoraErrorCode { .exceedServiceLimit }
/// 100.
public var AgoraErrorInvalidAppkey: AgoraErrorCode { .invalidAppkey }
/// 101.
public var AgoraErrorInvalidUsername: AgoraErrorCode { .invalidUsername }
/// 102.
public var AgoraErrorInvalidPassword: AgoraErrorCode { .invalidPassword }
/// 103.
public var AgoraErrorInvalidURL: AgoraErrorCode { .invalidURL }
/// 104.
public var AgoraErrorInvalidToken: AgoraErrorCode { .invalidToken }
/// 200.
public var AgoraErrorUserAlreadyLogin: AgoraErrorCode { .userAlreadyLoginSame }
/// 201.
public var AgoraErrorUserNotLogin: AgoraErrorCode { .userNotLogin }
/// 202.
public var AgoraErrorUserAuthenticationFailed: AgoraErrorCode { .userAuthenticationFailed }
/// 203.
public var AgoraErrorUserAlreadyExist: AgoraErrorCode { .userAlreadyExist }
/// 204.
public var AgoraErrorUserNotFound: AgoraErrorCode { .userNotFound }
/// 205.
public var AgoraErrorUserIllegalArgument: AgoraErrorCode { .userIllegalArgument }
/// 206.
public var AgoraErrorUserLoginOnAnotherDevice: AgoraErrorCode { .userLoginOnAnotherDevice }
/// 207.
public var AgoraErrorUserRemoved: AgoraErrorCode { .userRemoved }
/// 208.
public var AgoraErrorUserRegisterFailed: AgoraErrorCode { .userRegisterFailed }
/// 209.
public var AgoraErrorUpdateApnsConfigsFailed: AgoraErrorCode { .updateApnsConfigsFailed }
/// 210.
public var AgoraErrorUserPermissionDenied: AgoraErrorCode { .userPermissionDenied }
/// 211.
public var AgoraErrorUserBindDeviceTokenFailed: AgoraErrorCode { .userBindDeviceTokenFailed }
/// 212.
public var AgoraErrorUserUnbindDeviceTokenFailed: AgoraErrorCode { .userUnbindDeviceTokenFailed }
/// 213.
public var AgoraErrorUserBindAnotherDevice: AgoraErrorCode { .userBindAnotherDevice }
/// 214.
public var AgoraErrorUserLoginTooManyDevices: AgoraErrorCode { .userLoginTooManyDevices }
/// 215.
public var AgoraErrorUserMuted: AgoraErrorCode { .userMuted }
/// 216.
public var AgoraErrorUserKickedByChangePassword: AgoraErrorCode { .userKickedByChangePassword }
/// 217.
public var AgoraErrorUserKickedByOtherDevice: AgoraErrorCode { .userKickedByOtherDevice }
/// 300.
public var AgoraErrorServerNotReachable: AgoraErrorCode { .serverNotReachable }
/// 301.
public var AgoraErrorServerTimeout: AgoraErrorCode { .serverTimeout }
/// 302.
public var AgoraErrorServerBusy: AgoraErrorCode { .serverBusy }
/// 303.
public var AgoraErrorServerUnknownError: AgoraErrorCode { .serverUnknownError }
/// 304.
public var AgoraErrorServerGetDNSConfigFailed: AgoraErrorCode { .serverGetDNSConfigFailed }
/// 305.
public var AgoraErrorServerServingForbidden: AgoraErrorCode { .serverServingForbidden }
/// 400.
public var AgoraErrorFileNotFound: AgoraErrorCode { .fileNotFound }
/// 401.
public var AgoraErrorFileInvalid: AgoraErrorCode { .fileInvalid }
/// 402.
public var AgoraErrorFileUploadFailed: AgoraErrorCode { .fileUploadFailed }
/// 403.
public var AgoraErrorFileDownloadFailed: AgoraErrorCode { .fileDownloadFailed }
/// 404.
public var AgoraErrorFileDeleteFailed: AgoraErrorCode { .fileDeleteFailed }
/// 405.
public var AgoraErrorFileTooLarge: AgoraErrorCode { .fileTooLarge }
/// 500.
public var AgoraErrorMessageInvalid: AgoraErrorCode { .messageInvalid }
/// 501.
public var AgoraErrorMessageIncludeIllegalContent: AgoraErrorCode { .messageIncludeIllegalContent }
/// 502.
public var AgoraErrorMessageTrafficLimit: AgoraErrorCode { .messageTrafficLimit }
/// 503.
public var AgoraErrorMessageEncryption: AgoraErrorCode { .messageEncryption }
/// 504.
public var AgoraErrorMessageRecallTimeLimit: AgoraErrorCode { .messageRecallTimeLimit }
/// 600.
public var AgoraErrorGroupInvalidId: AgoraErrorCode { .groupInvalidId }
/// 601.
public var AgoraErrorGroupAlreadyJoined: AgoraErrorCode { .groupAlreadyJoined }
/// 602.
public var AgoraErrorGroupNotJoined: AgoraErrorCode { .groupNotJoined }
/// 603.
public var AgoraErrorGroupPermissionDenied: AgoraErrorCode { .groupPermissionDenied }
/// 604.
public var AgoraErrorGroupMembersFull: AgoraErrorCode { .groupMembersFull }
/// 606.
public var AgoraErrorGroupNotExist: AgoraErrorCode { .groupNotExist }
/// 605.
public var AgoraErrorGroupSharedFileInvalidId: AgoraErrorCode { .groupSharedFileInvalidId }
/// 700.
public var AgoraErrorChatroomInvalidId: AgoraErrorCode { .chatroomInvalidId }
/// 701.
public var AgoraErrorChatroomAlreadyJoined: AgoraErrorCode { .chatroomAlreadyJoined }
/// 702.
public var AgoraErrorChatroomNotJoined: AgoraErrorCode { .chatroomNotJoined }
/// 703.
public var AgoraErrorChatroomPermissionDenied: AgoraErrorCode { .chatroomPermissionDenied }
/// 704.
public var AgoraErrorChatroomMembersFull: AgoraErrorCode { .chatroomMembersFull }
/// 705.
public var AgoraErrorChatroomNotExist: AgoraErrorCode { .chatroomNotExist }
