import NIMSDK
import TestSupport

/// The numbers of SDK 9.14.0's headers, for every enum that this module declares: what an app's Swift sees of them.
let enumFacts: [EnumFacts] = [
  EnumFacts(
    NIMMessageType.self,
    [
      "text": 0, "image": 1, "audio": 2, "video": 3, "location": 4, "notification": 5, "file": 6, "tip": 10,
      "robot": 11, "rtcCallRecord": 12, "custom": 100,
    ]
  ),
  EnumFacts(
    NIMMessageAttachmentDownloadState.self, ["needDownload": 0, "failed": 1, "downloading": 2, "downloaded": 3]
  ),
  EnumFacts(
    NIMLocalAntiSpamOperate.self,
    [
      "antiSpamOperateFileNotExists": 0, "antiSpamResultLocalReplace": 1, "antiSpamResultLocalForbidden": 2,
      "antiSpamResultServerForbidden": 3, "antiSpamResultNotHit": 4, "antiSpamResultError": 5,
    ]
  ),
  EnumFacts(NIMImageFormat.self, ["JPEG": 0, "PNG": 1]),
  EnumFacts(NIMQChatLoginAuthType.self, ["default": 0, "dynamicToken": 1]),
  EnumFacts(NIMSubscribeSystemEventType.self, ["online": 1]),
  EnumFacts(NIMSubscribeEventOnlineValue.self, ["login": 1, "logout": 2, "disconnected": 3]),
  EnumFacts(NIMUserOperation.self, ["add": 1, "request": 2, "verify": 3, "reject": 4]),
  EnumFacts(NIMUserGender.self, ["unknown": 0, "male": 1, "female": 2]),
  EnumFacts(
    NIMUserInfoUpdateTag.self,
    [
      "nick": 3, "avatar": 4, "sign": 5, "gender": 6, "email": 7, "birth": 8, "mobile": 9, "ext": 10,
      "antispamBusinessId": 101,
    ]
  ),
  EnumFacts(NIMUserSearchRangeOption.self, ["friends": 0, "all": 1]),
  EnumFacts(
    NIMSystemNotificationType.self,
    [
      "teamApply": 0, "teamApplyReject": 1, "teamInvite": 2, "teamIviteReject": 3, "friendAdd": 5, "deleteFriend": 6,
      "revokeP2PMsg": 7, "revokeTeamMsg": 8, "revokeSuperTeamMsg": 12, "deleteP2PMsg": 13, "deleteTeamMsg": 14,
      "superTeamApply": 15, "superTeamApplyReject": 16, "superTeamInvite": 17, "superTeamIviteReject": 18,
    ]
  ),
  EnumFacts(
    NIMLocalErrorCode.self,
    [
      "invalidParam": 1, "invalidMedia": 2, "invalidPicture": 3, "invalidUrl": 4, "ioError": 5, "invalidToken": 6,
      "httpReqeustFailed": 7, "audioRecordErrorNoPermission": 8, "audioRecordErrorInitFailed": 9,
      "audioRecordErrorRecordFailed": 10, "audioPlayErrorInitFailed": 11, "sqlFailed": 12, "userInfoNeeded": 13,
      "appKeyNeed": 14, "autoLoginRetryLimit": 15, "sameOperationInProgress": 16,
      "requestChatroomAddressesFailed": 17, "teamReceiptDisabled": 18, "manualCancelTask": 19, "resourcesOverdue": 20,
      "sceneUnregistered": 21, "databaseError": 22, "joinSameRTSConference": 23, "notSupported": 24,
      "unknownError": 25, "saveFileError": 26, "frequentCallError": 27, "settingConflictError": 28,
    ]
  ),
  EnumFacts(
    NIMRemoteErrorCode.self,
    [
      "codeInvalidVersion": 201, "codeInvalidPass": 302, "codeInvalidCRC": 402, "codeForbidden": 403,
      "codeNotExist": 404, "codeReadOnly": 406, "codeTimeoutError": 408, "codeParameterError": 414,
      "codeConnectionError": 415, "codeFrequently": 416, "codeExist": 417, "codeBeyondLimit": 419,
      "accountBlock": 422, "codeUnknownError": 500, "codeServerDataError": 501, "codeNotEnough": 507,
      "codeDomainExpireOld": 508, "codeInvalidProtocol": 509, "codeUserNotExist": 510, "codeServiceUnavailable": 514,
      "codeTeamMemberLimit": 801, "codeTeamAccessError": 802, "codeTeamNotExists": 803, "codeNotInTeam": 804,
      "codeTeamInvaildType": 805, "codeTeamCountLimit": 806, "codeTeamAlreadyIn": 809, "codeTeamNotMember": 810,
      "codeTeamBlackList": 812, "codeTeamsPartialSuccess": 816, "codeEUnpacket": 998, "codeEPacket": 999,
      "codeInBlackList": 7101, "codeInvalidChatroom": 13002, "codeInChatroomBlackList": 13003,
      "codeInChatroomMuteList": 13004, "codeInChatroomAllMute": 13006, "codeSignalResPeerNIMOffline": 10201,
      "codeSignalResPeerPushOffline": 10202, "codeSignalResRoomNotExists": 10404, "codeSignalResRoomHasExists": 10405,
      "codeSignalResRoomMemberNotExists": 10406, "codeSignalResRoomMemberHasExists": 10407,
      "codeSignalResInviteNotExists": 10408, "codeSignalResInviteHasReject": 10409,
      "codeSignalResInviteHasAccept": 10410, "codeSignalResUidConflict": 10417,
      "codeSignalResRoomMemberExceed": 10419,
    ]
  ),
  EnumFacts(NIMSessionType.self, ["P2P": 0, "team": 1, "chatroom": 2, "YSF": 3, "superTeam": 5, "qChat": 6]),
  EnumFacts(NIMMessageSearchOrder.self, ["desc": 0, "asc": 1]),
  EnumFacts(NIMIndexType.self, ["msgText": 0, "customBase": 100]),
  EnumFacts(NIMMsgIndexTimeOrder.self, ["desc": 0, "asc": 1]),
  EnumFacts(NIMRtcCallType.self, ["audio": 1, "video": 2]),
  EnumFacts(NIMRtcCallStatus.self, ["complete": 1, "canceled": 2, "rejected": 3, "timeout": 4, "busy": 5]),
  EnumFacts(NIMNetCallEventType.self, ["miss": 101, "bill": 102, "reject": 103, "noResponse": -2]),
  EnumFacts(NIMNetCallType.self, ["audio": 1, "video": 2]),
  EnumFacts(NIMAudioType.self, ["AAC": 0, "AMR": 1]),
  EnumFacts(NIMAudioOutputDevice.self, ["receiver": 0, "speaker": 1]),
  EnumFacts(NIMDocTranscodingFileType.self, ["PPT": 1, "PPTX": 2, "PDF": 3]),
  EnumFacts(NIMDocTranscodingImageType.self, ["unknown": 0, "JPG": 10, "PNG": 11]),
  EnumFacts(NIMDocTranscodingQuality.self, ["high": 1, "medium": 2, "low": 3]),
  EnumFacts(
    NIMDocTranscodingState.self,
    ["unknown": 0, "preparing": 1, "ongoing": 2, "timeout": 3, "completed": 4, "failed": 5]),
  EnumFacts(NIPassThroughHttpMethod.self, ["get": 1, "post": 2, "put": 3, "delete": 4]),
  EnumFacts(NIMRedPacketServiceType.self, ["JRMF": 1]),
  EnumFacts(NIMTeamType.self, ["normal": 0, "advanced": 1, "super": 2]),
  EnumFacts(NIMTeamJoinMode.self, ["noAuth": 0, "needAuth": 1, "rejectAll": 2]),
  EnumFacts(NIMTeamInviteMode.self, ["manager": 0, "all": 1]),
  EnumFacts(NIMTeamBeInviteMode.self, ["needAuth": 0, "noAuth": 1]),
  EnumFacts(NIMTeamUpdateInfoMode.self, ["manager": 0, "all": 1]),
  EnumFacts(NIMTeamNotifyState.self, ["all": 0, "none": 1, "onlyManager": 2]),
  EnumFacts(NIMPushNotificationDisplayType.self, ["detail": 1, "noDetail": 2]),
  EnumFacts(
    NIMPushNotificationProfile.self,
    [
      "notSet": 0, "enableAll": 1, "onlyHighAndMediumLevel": 2, "onlyHighLevel": 3, "disableAll": 4,
      "platformDefault": 5,
    ]
  ),
  EnumFacts(NIMTeamUpdateClientCustomMode.self, ["manager": 0, "all": 1]),
  EnumFacts(NIMTeamMemberType.self, ["normal": 0, "owner": 1, "manager": 2, "apply": 3]),
  EnumFacts(NIMChatroomConnectionState.self, ["entering": 0, "enterOK": 1, "enterFailed": 2, "loseConnection": 3]),
  EnumFacts(
    NIMChatroomMemberType.self,
    ["guest": -2, "limit": -1, "normal": 0, "creator": 1, "manager": 2, "anonymousGuest": 4]
  ),
  EnumFacts(
    NIMLoginClientType.self,
    [
      "typeUnknown": 0, "typeAOS": 1, "typeiOS": 2, "typePC": 4, "typeWP": 8, "typeWeb": 16, "typeRestful": 32,
      "typemacOS": 64,
    ]
  ),
  EnumFacts(NIMNotificationType.self, ["unsupport": 0, "team": 1, "netCall": 2, "chatroom": 3, "superTeam": 4]),
  EnumFacts(
    NIMTeamOperationType.self,
    [
      "invite": 0, "kick": 1, "leave": 2, "update": 3, "dismiss": 4, "applyPass": 5, "transferOwner": 6,
      "addManager": 7, "removeManager": 8, "acceptInvitation": 9, "mute": 10,
    ]
  ),
  EnumFacts(NIMMessageDeliveryState.self, ["failed": 0, "delivering": 1, "deliveried": 2]),
  EnumFacts(NIMMessageStatus.self, ["none": 0, "read": 1, "deleted": 2]),
  EnumFacts(
    NIMRevokeMessageNotificationType.self,
    ["P2P": 7, "team": 8, "superTeam": 12, "p2POneWay": 13, "teamOneWay": 14]
  ),
  EnumFacts(
    NIMLoginStep.self,
    [
      "linking": 1, "linkOK": 2, "linkFailed": 3, "logining": 4, "loginOK": 5, "loginFailed": 6, "syncing": 7,
      "syncOK": 8, "loseConnection": 9, "netChanged": 10, "logout": 11,
    ]
  ),
  EnumFacts(NIMSDKAuthMode.self, ["undefined": 0, "IM": 1, "chatroom": 2]),
  EnumFacts(NIMSDKAuthType.self, ["default": 0, "dynamicToken": 1, "thirdParty": 2]),
  EnumFacts(NIMServerEnv.self, ["prod": 0, "dev": 1]),
  EnumFacts(NIMHandshakeType.self, ["basics": 0, "advanced": 1]),
  EnumFacts(NIMLinkAddressType.self, ["ipv4": 0, "ipv6": 1, "auto": 2]),
  EnumFacts(NIMAsymEncryptionType.self, ["RSA": 1, "SM2": 2]),
  EnumFacts(NIMSymEncryptionType.self, ["RC4": 1, "AES": 2, "SM4": 4]),
  EnumFacts(
    NIMRSAPaddingMode.self, ["PKCS1": 0, "oaepWithSHA_1AndMGF1": 1, "oaepWithSHA_256AndMGF1": 2]),
  EnumFacts(NIMDatabaseExceptionType.self, ["badDb": 1, "generic": 0, "full": 2]),
  EnumFacts(NIMKickReason.self, ["byClient": 1, "byServer": 2, "byClientManually": 3]),
  EnumFacts(NIMMultiLoginType.self, ["init": 1, "login": 2, "logout": 3]),
  EnumFacts(NIMClearMessagesStatus.self, ["localCleared": 0, "serverCleared": 1, "serverFailed": 2]),
  EnumFacts(
    NIMChatroomFetchMemberType.self, ["regular": 0, "temp": 1, "regularOnline": 2, "unRegularReversedOrder": 3]),
  EnumFacts(NIMChatroomMemberInfoUpdateTag.self, ["nick": 5, "avatar": 6, "ext": 7]),
  EnumFacts(NIMChatroomLoginAuthType.self, ["default": 0, "dynamicToken": 1, "thirdPart": 2]),
  EnumFacts(NIMChatroomKickReason.self, ["invalidRoom": 1, "byManager": 2, "byConflictLogin": 3, "blacklist": 5]),
  EnumFacts(
    NIMChatroomQueueChangeType.self,
    ["invalid": 0, "offer": 1, "poll": 2, "drop": 3, "update": 5, "batchOffer": 6]),
  EnumFacts(NIMChatroomQueueBatchChangeType.self, ["invalid": 0, "partClear": 4]),
  EnumFacts(NIMChatroomQueueModificationLevel.self, ["anyone": 0, "manager": 1]),
  EnumFacts(
    NIMChatroomUpdateTag.self,
    ["name": 3, "announcement": 4, "broadcastUrl": 5, "ext": 12, "queueModificationLevel": 16]
  ),
  EnumFacts(
    NIMChatroomEventType.self,
    [
      "enter": 301, "exit": 302, "addBlack": 303, "removeBlack": 304, "addMute": 305, "removeMute": 306,
      "addManager": 307, "removeManager": 308, "addCommon": 309, "removeCommon": 310, "closed": 311,
      "infoUpdated": 312, "kicked": 313, "addMuteTemporarily": 314, "removeMuteTemporarily": 315,
      "memberUpdateInfo": 316, "queueChange": 317, "roomMuted": 318, "roomUnMuted": 319, "queueBatchChange": 320,
      "tagTempMuteAdd": 321, "tagTempMuteRemove": 322, "recall": 323, "queueBatchAdd": 324, "updateTags": 325,
    ]
  ),
  EnumFacts(NIMSignalingChannelType.self, ["audio": 1, "video": 2, "custom": 3]),
  EnumFacts(
    NIMSignalingEventType.self,
    ["close": 1, "join": 2, "invite": 3, "cancelInvite": 4, "reject": 5, "accept": 6, "leave": 7, "contrl": 8]
  ),
  EnumFacts(NIMLastMsgType.self, ["normalMessage": 0, "revokeNotication": 1]),
  EnumFacts(NIMTeamApplyStatus.self, ["invalid": 0, "alreadyInTeam": 1, "waitForPass": 2]),
  EnumFacts(
    NIMTeamUpdateTag.self,
    [
      "name": 3, "intro": 14, "anouncement": 15, "joinMode": 16, "clientCustom": 18, "serverCustom": 19, "avatar": 20,
      "beInviteMode": 21, "inviteMode": 22, "updateInfoMode": 23, "updateClientCustomMode": 24, "muteMode": 100,
      "allMuteMode": 101, "antispamBusinessId": 1001,
    ]
  ),
  EnumFacts(NIMTeamAllMuteMode.self, ["cancel": 0, "muteNormal": 1, "muteAll": 3]),
  EnumFacts(
    NIMSuperTeamUpdateTag.self,
    [
      "name": 3, "intro": 14, "anouncement": 15, "joinMode": 16, "clientCustom": 18, "serverCustom": 19, "avatar": 20,
      "beInviteMode": 21, "muteMode": 101, "antispamBusinessId": 102,
    ]
  ),
  EnumFacts(
    NIMSuperTeamOperationType.self,
    [
      "invite": 401, "kick": 402, "leave": 403, "update": 404, "dismiss": 405, "transferOwner": 406, "addManager": 407,
      "removeManager": 408, "mute": 409, "applyPass": 410, "acceptInvitation": 411,
    ]
  ),
]
