public import AgoraChat

// The C-style names of the error numbers.

/// The same as `AgoraErrorGeneral`.
public var EMErrorGeneral: AgoraErrorCode { AgoraErrorGeneral }
/// The same as `AgoraErrorNetworkUnavailable`.
public var EMErrorNetworkUnavailable: AgoraErrorCode { AgoraErrorNetworkUnavailable }
/// The same as `AgoraErrorDatabaseOperationFailed`.
public var EMErrorDatabaseOperationFailed: AgoraErrorCode { AgoraErrorDatabaseOperationFailed }
/// The same as `AgoraErrorExceedServiceLimit`.
public var EMErrorExceedServiceLimit: AgoraErrorCode { AgoraErrorExceedServiceLimit }
/// The same as `AgoraErrorInvalidAppkey`.
public var EMErrorInvalidAppkey: AgoraErrorCode { AgoraErrorInvalidAppkey }
/// The same as `AgoraErrorInvalidUsername`.
public var EMErrorInvalidUsername: AgoraErrorCode { AgoraErrorInvalidUsername }
/// The same as `AgoraErrorInvalidPassword`.
public var EMErrorInvalidPassword: AgoraErrorCode { AgoraErrorInvalidPassword }
/// The same as `AgoraErrorInvalidURL`.
public var EMErrorInvalidURL: AgoraErrorCode { AgoraErrorInvalidURL }
/// The same as `AgoraErrorInvalidToken`.
public var EMErrorInvalidToken: AgoraErrorCode { AgoraErrorInvalidToken }
/// The same as `AgoraErrorUserAlreadyLogin`.
public var EMErrorUserAlreadyLogin: AgoraErrorCode { AgoraErrorUserAlreadyLogin }
/// The same as `AgoraErrorUserNotLogin`.
public var EMErrorUserNotLogin: AgoraErrorCode { AgoraErrorUserNotLogin }
/// The same as `AgoraErrorUserAuthenticationFailed`.
public var EMErrorUserAuthenticationFailed: AgoraErrorCode { AgoraErrorUserAuthenticationFailed }
/// The same as `AgoraErrorUserAlreadyExist`.
public var EMErrorUserAlreadyExist: AgoraErrorCode { AgoraErrorUserAlreadyExist }
/// The same as `AgoraErrorUserNotFound`.
public var EMErrorUserNotFound: AgoraErrorCode { AgoraErrorUserNotFound }
/// The same as `AgoraErrorUserIllegalArgument`.
public var EMErrorUserIllegalArgument: AgoraErrorCode { AgoraErrorUserIllegalArgument }
/// The same as `AgoraErrorUserLoginOnAnotherDevice`.
public var EMErrorUserLoginOnAnotherDevice: AgoraErrorCode { AgoraErrorUserLoginOnAnotherDevice }
/// The same as `AgoraErrorUserRemoved`.
public var EMErrorUserRemoved: AgoraErrorCode { AgoraErrorUserRemoved }
/// The same as `AgoraErrorUserRegisterFailed`.
public var EMErrorUserRegisterFailed: AgoraErrorCode { AgoraErrorUserRegisterFailed }
/// The same as `AgoraErrorUpdateApnsConfigsFailed`.
public var EMErrorUpdateApnsConfigsFailed: AgoraErrorCode { AgoraErrorUpdateApnsConfigsFailed }
/// The same as `AgoraErrorUserPermissionDenied`.
public var EMErrorUserPermissionDenied: AgoraErrorCode { AgoraErrorUserPermissionDenied }
/// The same as `AgoraErrorUserBindDeviceTokenFailed`.
public var EMErrorUserBindDeviceTokenFailed: AgoraErrorCode { AgoraErrorUserBindDeviceTokenFailed }
/// The same as `AgoraErrorUserUnbindDeviceTokenFailed`.
public var EMErrorUserUnbindDeviceTokenFailed: AgoraErrorCode { AgoraErrorUserUnbindDeviceTokenFailed }
/// The same as `AgoraErrorUserBindAnotherDevice`.
public var EMErrorUserBindAnotherDevice: AgoraErrorCode { AgoraErrorUserBindAnotherDevice }
/// The same as `AgoraErrorUserLoginTooManyDevices`.
public var EMErrorUserLoginTooManyDevices: AgoraErrorCode { AgoraErrorUserLoginTooManyDevices }
/// The same as `AgoraErrorUserMuted`.
public var EMErrorUserMuted: AgoraErrorCode { AgoraErrorUserMuted }
/// The same as `AgoraErrorUserKickedByChangePassword`.
public var EMErrorUserKickedByChangePassword: AgoraErrorCode { AgoraErrorUserKickedByChangePassword }
/// The same as `AgoraErrorUserKickedByOtherDevice`.
public var EMErrorUserKickedByOtherDevice: AgoraErrorCode { AgoraErrorUserKickedByOtherDevice }
/// The same as `AgoraErrorServerNotReachable`.
public var EMErrorServerNotReachable: AgoraErrorCode { AgoraErrorServerNotReachable }
/// The same as `AgoraErrorServerTimeout`.
public var EMErrorServerTimeout: AgoraErrorCode { AgoraErrorServerTimeout }
/// The same as `AgoraErrorServerBusy`.
public var EMErrorServerBusy: AgoraErrorCode { AgoraErrorServerBusy }
/// The same as `AgoraErrorServerUnknownError`.
public var EMErrorServerUnknownError: AgoraErrorCode { AgoraErrorServerUnknownError }
/// The same as `AgoraErrorServerGetDNSConfigFailed`.
public var EMErrorServerGetDNSConfigFailed: AgoraErrorCode { AgoraErrorServerGetDNSConfigFailed }
/// The same as `AgoraErrorServerServingForbidden`.
public var EMErrorServerServingForbidden: AgoraErrorCode { AgoraErrorServerServingForbidden }
/// The same as `AgoraErrorFileNotFound`.
public var EMErrorFileNotFound: AgoraErrorCode { AgoraErrorFileNotFound }
/// The same as `AgoraErrorFileInvalid`.
public var EMErrorFileInvalid: AgoraErrorCode { AgoraErrorFileInvalid }
/// The same as `AgoraErrorFileUploadFailed`.
public var EMErrorFileUploadFailed: AgoraErrorCode { AgoraErrorFileUploadFailed }
/// The same as `AgoraErrorFileDownloadFailed`.
public var EMErrorFileDownloadFailed: AgoraErrorCode { AgoraErrorFileDownloadFailed }
/// The same as `AgoraErrorFileDeleteFailed`.
public var EMErrorFileDeleteFailed: AgoraErrorCode { AgoraErrorFileDeleteFailed }
/// The same as `AgoraErrorFileTooLarge`.
public var EMErrorFileTooLarge: AgoraErrorCode { AgoraErrorFileTooLarge }
/// The same as `AgoraErrorMessageInvalid`.
public var EMErrorMessageInvalid: AgoraErrorCode { AgoraErrorMessageInvalid }
/// The same as `AgoraErrorMessageIncludeIllegalContent`.
public var EMErrorMessageIncludeIllegalContent: AgoraErrorCode { AgoraErrorMessageIncludeIllegalContent }
/// The same as `AgoraErrorMessageTrafficLimit`.
public var EMErrorMessageTrafficLimit: AgoraErrorCode { AgoraErrorMessageTrafficLimit }
/// The same as `AgoraErrorMessageEncryption`.
public var EMErrorMessageEncryption: AgoraErrorCode { AgoraErrorMessageEncryption }
/// The same as `AgoraErrorMessageRecallTimeLimit`.
public var EMErrorMessageRecallTimeLimit: AgoraErrorCode { AgoraErrorMessageRecallTimeLimit }
/// The same as `AgoraErrorGroupInvalidId`.
public var EMErrorGroupInvalidId: AgoraErrorCode { AgoraErrorGroupInvalidId }
/// The same as `AgoraErrorGroupAlreadyJoined`.
public var EMErrorGroupAlreadyJoined: AgoraErrorCode { AgoraErrorGroupAlreadyJoined }
/// The same as `AgoraErrorGroupNotJoined`.
public var EMErrorGroupNotJoined: AgoraErrorCode { AgoraErrorGroupNotJoined }
/// The same as `AgoraErrorGroupPermissionDenied`.
public var EMErrorGroupPermissionDenied: AgoraErrorCode { AgoraErrorGroupPermissionDenied }
/// The same as `AgoraErrorGroupMembersFull`.
public var EMErrorGroupMembersFull: AgoraErrorCode { AgoraErrorGroupMembersFull }
/// The same as `AgoraErrorGroupNotExist`.
public var EMErrorGroupNotExist: AgoraErrorCode { AgoraErrorGroupNotExist }
/// The same as `AgoraErrorGroupSharedFileInvalidId`.
public var EMErrorGroupSharedFileInvalidId: AgoraErrorCode { AgoraErrorGroupSharedFileInvalidId }
/// The same as `AgoraErrorChatroomInvalidId`.
public var EMErrorChatroomInvalidId: AgoraErrorCode { AgoraErrorChatroomInvalidId }
/// The same as `AgoraErrorChatroomAlreadyJoined`.
public var EMErrorChatroomAlreadyJoined: AgoraErrorCode { AgoraErrorChatroomAlreadyJoined }
/// The same as `AgoraErrorChatroomNotJoined`.
public var EMErrorChatroomNotJoined: AgoraErrorCode { AgoraErrorChatroomNotJoined }
/// The same as `AgoraErrorChatroomPermissionDenied`.
public var EMErrorChatroomPermissionDenied: AgoraErrorCode { AgoraErrorChatroomPermissionDenied }
/// The same as `AgoraErrorChatroomMembersFull`.
public var EMErrorChatroomMembersFull: AgoraErrorCode { AgoraErrorChatroomMembersFull }
/// The same as `AgoraErrorChatroomNotExist`.
public var EMErrorChatroomNotExist: AgoraErrorCode { AgoraErrorChatroomNotExist }
/// The same as `AgoraErrorCallInvalidId`.
public var EMErrorCallInvalidId: AgoraErrorCode { AgoraErrorCallInvalidId }
/// The same as `AgoraErrorCallBusy`.
public var EMErrorCallBusy: AgoraErrorCode { AgoraErrorCallBusy }
/// The same as `AgoraErrorCallRemoteOffline`.
public var EMErrorCallRemoteOffline: AgoraErrorCode { AgoraErrorCallRemoteOffline }
/// The same as `AgoraErrorCallConnectFailed`.
public var EMErrorCallConnectFailed: AgoraErrorCode { AgoraErrorCallConnectFailed }
/// The same as `AgoraErrorCallCreateFailed`.
public var EMErrorCallCreateFailed: AgoraErrorCode { AgoraErrorCallCreateFailed }
/// The same as `AgoraErrorCallCancel`.
public var EMErrorCallCancel: AgoraErrorCode { AgoraErrorCallCancel }
/// The same as `AgoraErrorCallAlreadyJoined`.
public var EMErrorCallAlreadyJoined: AgoraErrorCode { AgoraErrorCallAlreadyJoined }
/// The same as `AgoraErrorCallAlreadyPub`.
public var EMErrorCallAlreadyPub: AgoraErrorCode { AgoraErrorCallAlreadyPub }
/// The same as `AgoraErrorCallAlreadySub`.
public var EMErrorCallAlreadySub: AgoraErrorCode { AgoraErrorCallAlreadySub }
/// The same as `AgoraErrorCallNotExist`.
public var EMErrorCallNotExist: AgoraErrorCode { AgoraErrorCallNotExist }
/// The same as `AgoraErrorCallNoPublish`.
public var EMErrorCallNoPublish: AgoraErrorCode { AgoraErrorCallNoPublish }
/// The same as `AgoraErrorCallNoSubscribe`.
public var EMErrorCallNoSubscribe: AgoraErrorCode { AgoraErrorCallNoSubscribe }
/// The same as `AgoraErrorCallNoStream`.
public var EMErrorCallNoStream: AgoraErrorCode { AgoraErrorCallNoStream }
/// The same as `AgoraErrorCallInvalidTicket`.
public var EMErrorCallInvalidTicket: AgoraErrorCode { AgoraErrorCallInvalidTicket }
/// The same as `AgoraErrorCallTicketExpired`.
public var EMErrorCallTicketExpired: AgoraErrorCode { AgoraErrorCallTicketExpired }
/// The same as `AgoraErrorCallSessionExpired`.
public var EMErrorCallSessionExpired: AgoraErrorCode { AgoraErrorCallSessionExpired }
