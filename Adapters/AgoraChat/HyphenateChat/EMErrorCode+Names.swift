public import AgoraChat

// The C-style names of the error numbers.

/// `AgoraErrorGeneral`.
public var EMErrorGeneral: AgoraErrorCode { AgoraErrorGeneral }
/// `AgoraErrorNetworkUnavailable`.
public var EMErrorNetworkUnavailable: AgoraErrorCode { AgoraErrorNetworkUnavailable }
/// `AgoraErrorDatabaseOperationFailed`.
public var EMErrorDatabaseOperationFailed: AgoraErrorCode { AgoraErrorDatabaseOperationFailed }
/// `AgoraErrorExceedServiceLimit`.
public var EMErrorExceedServiceLimit: AgoraErrorCode { AgoraErrorExceedServiceLimit }
/// `AgoraErrorInvalidAppkey`.
public var EMErrorInvalidAppkey: AgoraErrorCode { AgoraErrorInvalidAppkey }
/// `AgoraErrorInvalidUsername`.
public var EMErrorInvalidUsername: AgoraErrorCode { AgoraErrorInvalidUsername }
/// `AgoraErrorInvalidPassword`.
public var EMErrorInvalidPassword: AgoraErrorCode { AgoraErrorInvalidPassword }
/// `AgoraErrorInvalidURL`.
public var EMErrorInvalidURL: AgoraErrorCode { AgoraErrorInvalidURL }
/// `AgoraErrorInvalidToken`.
public var EMErrorInvalidToken: AgoraErrorCode { AgoraErrorInvalidToken }
/// `AgoraErrorUserAlreadyLogin`.
public var EMErrorUserAlreadyLogin: AgoraErrorCode { AgoraErrorUserAlreadyLogin }
/// `AgoraErrorUserNotLogin`.
public var EMErrorUserNotLogin: AgoraErrorCode { AgoraErrorUserNotLogin }
/// `AgoraErrorUserAuthenticationFailed`.
public var EMErrorUserAuthenticationFailed: AgoraErrorCode { AgoraErrorUserAuthenticationFailed }
/// `AgoraErrorUserAlreadyExist`.
public var EMErrorUserAlreadyExist: AgoraErrorCode { AgoraErrorUserAlreadyExist }
/// `AgoraErrorUserNotFound`.
public var EMErrorUserNotFound: AgoraErrorCode { AgoraErrorUserNotFound }
/// `AgoraErrorUserIllegalArgument`.
public var EMErrorUserIllegalArgument: AgoraErrorCode { AgoraErrorUserIllegalArgument }
/// `AgoraErrorUserLoginOnAnotherDevice`.
public var EMErrorUserLoginOnAnotherDevice: AgoraErrorCode { AgoraErrorUserLoginOnAnotherDevice }
/// `AgoraErrorUserRemoved`.
public var EMErrorUserRemoved: AgoraErrorCode { AgoraErrorUserRemoved }
/// `AgoraErrorUserRegisterFailed`.
public var EMErrorUserRegisterFailed: AgoraErrorCode { AgoraErrorUserRegisterFailed }
/// `AgoraErrorUpdateApnsConfigsFailed`.
public var EMErrorUpdateApnsConfigsFailed: AgoraErrorCode { AgoraErrorUpdateApnsConfigsFailed }
/// `AgoraErrorUserPermissionDenied`.
public var EMErrorUserPermissionDenied: AgoraErrorCode { AgoraErrorUserPermissionDenied }
/// `AgoraErrorUserBindDeviceTokenFailed`.
public var EMErrorUserBindDeviceTokenFailed: AgoraErrorCode { AgoraErrorUserBindDeviceTokenFailed }
/// `AgoraErrorUserUnbindDeviceTokenFailed`.
public var EMErrorUserUnbindDeviceTokenFailed: AgoraErrorCode { AgoraErrorUserUnbindDeviceTokenFailed }
/// `AgoraErrorUserBindAnotherDevice`.
public var EMErrorUserBindAnotherDevice: AgoraErrorCode { AgoraErrorUserBindAnotherDevice }
/// `AgoraErrorUserLoginTooManyDevices`.
public var EMErrorUserLoginTooManyDevices: AgoraErrorCode { AgoraErrorUserLoginTooManyDevices }
/// `AgoraErrorUserMuted`.
public var EMErrorUserMuted: AgoraErrorCode { AgoraErrorUserMuted }
/// `AgoraErrorUserKickedByChangePassword`.
public var EMErrorUserKickedByChangePassword: AgoraErrorCode { AgoraErrorUserKickedByChangePassword }
/// `AgoraErrorUserKickedByOtherDevice`.
public var EMErrorUserKickedByOtherDevice: AgoraErrorCode { AgoraErrorUserKickedByOtherDevice }
/// `AgoraErrorServerNotReachable`.
public var EMErrorServerNotReachable: AgoraErrorCode { AgoraErrorServerNotReachable }
/// `AgoraErrorServerTimeout`.
public var EMErrorServerTimeout: AgoraErrorCode { AgoraErrorServerTimeout }
/// `AgoraErrorServerBusy`.
public var EMErrorServerBusy: AgoraErrorCode { AgoraErrorServerBusy }
/// `AgoraErrorServerUnknownError`.
public var EMErrorServerUnknownError: AgoraErrorCode { AgoraErrorServerUnknownError }
/// `AgoraErrorServerGetDNSConfigFailed`.
public var EMErrorServerGetDNSConfigFailed: AgoraErrorCode { AgoraErrorServerGetDNSConfigFailed }
/// `AgoraErrorServerServingForbidden`.
public var EMErrorServerServingForbidden: AgoraErrorCode { AgoraErrorServerServingForbidden }
/// `AgoraErrorFileNotFound`.
public var EMErrorFileNotFound: AgoraErrorCode { AgoraErrorFileNotFound }
/// `AgoraErrorFileInvalid`.
public var EMErrorFileInvalid: AgoraErrorCode { AgoraErrorFileInvalid }
/// `AgoraErrorFileUploadFailed`.
public var EMErrorFileUploadFailed: AgoraErrorCode { AgoraErrorFileUploadFailed }
/// `AgoraErrorFileDownloadFailed`.
public var EMErrorFileDownloadFailed: AgoraErrorCode { AgoraErrorFileDownloadFailed }
/// `AgoraErrorFileDeleteFailed`.
public var EMErrorFileDeleteFailed: AgoraErrorCode { AgoraErrorFileDeleteFailed }
/// `AgoraErrorFileTooLarge`.
public var EMErrorFileTooLarge: AgoraErrorCode { AgoraErrorFileTooLarge }
/// `AgoraErrorMessageInvalid`.
public var EMErrorMessageInvalid: AgoraErrorCode { AgoraErrorMessageInvalid }
/// `AgoraErrorMessageIncludeIllegalContent`.
public var EMErrorMessageIncludeIllegalContent: AgoraErrorCode { AgoraErrorMessageIncludeIllegalContent }
/// `AgoraErrorMessageTrafficLimit`.
public var EMErrorMessageTrafficLimit: AgoraErrorCode { AgoraErrorMessageTrafficLimit }
/// `AgoraErrorMessageEncryption`.
public var EMErrorMessageEncryption: AgoraErrorCode { AgoraErrorMessageEncryption }
/// `AgoraErrorMessageRecallTimeLimit`.
public var EMErrorMessageRecallTimeLimit: AgoraErrorCode { AgoraErrorMessageRecallTimeLimit }
/// `AgoraErrorGroupInvalidId`.
public var EMErrorGroupInvalidId: AgoraErrorCode { AgoraErrorGroupInvalidId }
/// `AgoraErrorGroupAlreadyJoined`.
public var EMErrorGroupAlreadyJoined: AgoraErrorCode { AgoraErrorGroupAlreadyJoined }
/// `AgoraErrorGroupNotJoined`.
public var EMErrorGroupNotJoined: AgoraErrorCode { AgoraErrorGroupNotJoined }
/// `AgoraErrorGroupPermissionDenied`.
public var EMErrorGroupPermissionDenied: AgoraErrorCode { AgoraErrorGroupPermissionDenied }
/// `AgoraErrorGroupMembersFull`.
public var EMErrorGroupMembersFull: AgoraErrorCode { AgoraErrorGroupMembersFull }
/// `AgoraErrorGroupNotExist`.
public var EMErrorGroupNotExist: AgoraErrorCode { AgoraErrorGroupNotExist }
/// `AgoraErrorGroupSharedFileInvalidId`.
public var EMErrorGroupSharedFileInvalidId: AgoraErrorCode { AgoraErrorGroupSharedFileInvalidId }
/// `AgoraErrorChatroomInvalidId`.
public var EMErrorChatroomInvalidId: AgoraErrorCode { AgoraErrorChatroomInvalidId }
/// `AgoraErrorChatroomAlreadyJoined`.
public var EMErrorChatroomAlreadyJoined: AgoraErrorCode { AgoraErrorChatroomAlreadyJoined }
/// `AgoraErrorChatroomNotJoined`.
public var EMErrorChatroomNotJoined: AgoraErrorCode { AgoraErrorChatroomNotJoined }
/// `AgoraErrorChatroomPermissionDenied`.
public var EMErrorChatroomPermissionDenied: AgoraErrorCode { AgoraErrorChatroomPermissionDenied }
/// `AgoraErrorChatroomMembersFull`.
public var EMErrorChatroomMembersFull: AgoraErrorCode { AgoraErrorChatroomMembersFull }
/// `AgoraErrorChatroomNotExist`.
public var EMErrorChatroomNotExist: AgoraErrorCode { AgoraErrorChatroomNotExist }
