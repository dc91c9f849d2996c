import AgoraChat
import TestSupport

/// The numbers of every enum that this module declares outside groups and chatrooms, as the headers of 1.3.1 have them.
let enumFacts: [EnumFacts] = [
  EnumFacts(
    AgoraChatErrorCode.self,
    [
      "noError": 0, "general": 1, "networkUnavailable": 2, "databaseOperationFailed": 3, "exceedServiceLimit": 4,
      "serviceArrearages": 5, "pushReportActionFailed": 6, "partialSuccess": 7, "appActiveNumbersReachLimitation": 8,
      "invalidAppkey": 100, "invalidUsername": 101, "invalidPassword": 102, "invalidURL": 103, "invalidToken": 104,
      "usernameTooLong": 105, "channelSyncNotOpen": 106, "invalidConversation": 107, "tokenExpire": 108,
      "tokeWillExpire": 109, "invalidParam": 110, "operationUnsupported": 111, "queryParamReachesLimit": 112,
      "userAlreadyLoginSame": 200, "userNotLogin": 201, "userAuthenticationFailed": 202, "userAlreadyExist": 203,
      "userNotFound": 204, "userIllegalArgument": 205, "userLoginOnAnotherDevice": 206, "userRemoved": 207,
      "userRegisterFailed": 208, "updateApnsConfigsFailed": 209, "userPermissionDenied": 210,
      "userBindDeviceTokenFailed": 211, "userUnbindDeviceTokenFailed": 212, "userBindAnotherDevice": 213,
      "userLoginTooManyDevices": 214, "userMuted": 215, "userKickedByChangePassword": 216,
      "userKickedByOtherDevice": 217, "userAlreadyLoginAnother": 218, "userMutedByAdmin": 219, "userDeviceChanged": 220,
      "userNotOnRoster": 221, "serverNotReachable": 300, "serverTimeout": 301, "serverBusy": 302,
      "serverUnknownError": 303, "serverGetDNSConfigFailed": 304, "serverServingForbidden": 305,
      "serverDecryptionFailed": 306, "serverGetRTCConfigFailed": 307, "serverNoMatchURL": 308, "fileNotFound": 400,
      "fileInvalid": 401, "fileUploadFailed": 402, "fileDownloadFailed": 403, "fileDeleteFailed": 404,
      "fileTooLarge": 405, "fileContentImproper": 406, "fileExpired": 407, "messageInvalid": 500,
      "messageIncludeIllegalContent": 501, "messageTrafficLimit": 502, "messageEncryption": 503,
      "messageRecallTimeLimit": 504, "serviceNotEnable": 505, "messageExpired": 506, "messageIllegalWhiteList": 507,
      "messageExternalLogicBlocked": 508, "messageCurrentLimiting": 509, "messageSizeLimit": 510, "editFailed": 511,
      "groupInvalidId": 600, "groupAlreadyJoined": 601, "groupNotJoined": 602, "groupPermissionDenied": 603,
      "groupMembersFull": 604, "groupSharedFileInvalidId": 605, "groupNotExist": 606, "groupDisabled": 607,
      "groupNameViolation": 608, "groupMemberAttributesReachLimit": 609, "groupMemberAttributesUpdateFailed": 610,
      "groupMemberAttributesKeyReachLimit": 611, "groupMemberAttributesValueReachLimit": 612,
      "groupUserInBlockList": 613, "chatroomInvalidId": 700, "chatroomAlreadyJoined": 701, "chatroomNotJoined": 702,
      "chatroomPermissionDenied": 703, "chatroomMembersFull": 704, "chatroomNotExist": 705,
      "chatroomOwnerNotAllowLeave": 706, "chatroomUserInBlockList": 707,
      "callInvalidId": 800, "callBusy": 801, "callRemoteOffline": 802, "callConnectFailed": 803,
      "callCreateFailed": 804, "callCancel": 805, "callAlreadyJoined": 806, "callAlreadyPub": 807,
      "callAlreadySub": 808, "callNotExist": 809, "callNoPublish": 810, "callNoSubscribe": 811, "callNoStream": 812,
      "callInvalidTicket": 813, "callTicketExpired": 814, "callSessionExpired": 815,
      "userCountExceed": 900,
      "userInfoDataLengthExceed": 901, "contactAddFaild": 1000, "contactReachLimit": 1001,
      "contactReachLimitPeer": 1002, "presenceParamExceed": 1100, "presenceCannotSubscribeSelf": 1101,
      "translateParamError": 1110, "translateServiceNotEnabled": 1111, "translateUsageLimit": 1112,
      "translateServiceFail": 1113, "moderationFailed": 1200, "thirdServiceFailed": 1299, "reactionReachLimit": 1300,
      "reactionHasBeenOperated": 1301, "reactionOperationIsIllegal": 1302, "threadNotExist": 1400,
      "threadAlreadyExist": 1401, "threadCreateMessageIllegal": 1402, "notSupportPush": 1403, "pushBindFailed": 1501,
      "pushUnBindFailed": 1502,
    ]),
  EnumFacts(
    AgoraChatNotificationState.self, ["willPresentNotification": 0, "didReceiveNotificationResponse": 1]),
  EnumFacts(AgoraChatLogLevel.self, ["debug": 0, "warning": 1, "error": 2]),
  EnumFacts(AreaCode.self, ["CN": 1, "NA": 2, "EU": 4, "AS": 8, "JP": 16, "IN": 32, "GLOB": -1]),
  EnumFacts(
    AgoraChatConnectionState.self,
    [
      "connected": 0, "disconnected": 1,
    ]),
  EnumFacts(
    AgoraChatMultiDevicesEvent.self,
    [
      "unknow": -1, "contactRemove": 2, "contactAccept": 3, "contactDecline": 4, "contactBan": 5, "contactAllow": 6,
      "groupCreate": 10, "groupDestroy": 11, "groupJoin": 12, "groupLeave": 13, "groupApply": 14,
      "groupApplyAccept": 15, "groupApplyDecline": 16, "groupInvite": 17, "groupInviteAccept": 18,
      "groupInviteDecline": 19, "groupKick": 20, "groupBan": 21, "groupAllow": 22, "groupBlock": 23,
      "groupUnBlock": 24, "groupAssignOwner": 25, "groupAddAdmin": 26, "groupRemoveAdmin": 27, "groupAddMute": 28,
      "groupRemoveMute": 29, "groupAddWhiteList": 30, "groupRemoveWhiteList": 31, "groupAllBan": 32,
      "groupRemoveAllBan": 33, "groupDisabled": 34, "groupAble": 35, "chatThreadCreate": 40,
      "chatThreadDestroy": 41, "chatThreadJoin": 42, "chatThreadLeave": 43, "chatThreadUpdate": 44,
      "chatThreadKick": 45, "groupMemberAttributesChanged": 52, "conversationPinned": 60,
      "conversationUnpinned": 61, "conversationDelete": 62, "conversationUpdateMark": 63,
      "conversationMuteInfoChanged": 64,
    ]),
  EnumFacts(AgoraChatPushDisplayStyle.self, ["simpleBanner": 0, "messageSummary": 1]),
  EnumFacts(
    AgoraChatThreadOperation.self, ["unknown": 0, "create": 1, "update": 2, "delete": 3, "update_msg": 4]),
  EnumFacts(AgoraChatPushRemindType.self, ["all": 0, "mentionOnly": 1, "none": 2]),
  EnumFacts(AgoraChatSilentModeParamType.self, ["remindType": 0, "duration": 1, "interval": 2]),
  EnumFacts(
    AgoraChatMessagePinOperation.self,
    [
      "pin": 0, "unpin": 1,
    ]),
  EnumFacts(
    AgoraChatMessageReactionOperate.self,
    [
      "remove": 0, "add": 1,
    ]),
  EnumFacts(
    AgoraChatMessageBodyType.self,
    [
      "text": 1, "image": 2, "video": 3, "location": 4, "voice": 5, "file": 6, "cmd": 7, "custom": 8, "combine": 9,
    ]),
  EnumFacts(
    AgoraChatConversationType.self,
    [
      "chat": 0, "groupChat": 1, "chatRoom": 2,
    ]),
  EnumFacts(
    AgoraChatMessageSearchDirection.self,
    [
      "up": 0, "down": 1,
    ]),
  EnumFacts(
    AgoraChatMessageSearchScope.self,
    [
      "content": 0, "ext": 1, "all": 2,
    ]),
  EnumFacts(
    AgoraChatType.self,
    [
      "chat": 0, "groupChat": 1, "chatRoom": 2,
    ]),
  EnumFacts(
    AgoraChatMessageStatus.self,
    [
      "pending": 0, "delivering": 1, "succeed": 2, "failed": 3,
    ]),
  EnumFacts(
    AgoraChatMessageDirection.self,
    [
      "send": 0, "receive": 1,
    ]),
  EnumFacts(
    AgoraChatDownloadStatus.self,
    [
      "downloading": 0, "succeed": 1, "failed": 2, "pending": 3,
    ]),
  EnumFacts(
    AgoraChatUserInfoType.self,
    [
      "nickName": 0, "avatarURL": 1, "phone": 2, "mail": 3, "gender": 4, "sign": 5, "birth": 6, "ext": 100,
    ]),
  EnumFacts(
    AgoraChatMarkType.self,
    [
      "type0": 0, "type1": 1, "type2": 2, "type3": 3, "type4": 4, "type5": 5, "type6": 6, "type7": 7, "type8": 8,
      "type9": 9, "type10": 10, "type11": 11, "type12": 12, "type13": 13, "type14": 14, "type15": 15, "type16": 16,
      "type17": 17, "type18": 18, "type19": 19,
    ]),
  EnumFacts(
    AgoraChatMessageFetchHistoryDirection.self,
    [
      "up": 0, "down": 1,
    ]),
  EnumFacts(AgoraChatRoomMessagePriority.self, ["high": 0, "normal": 1, "low": 2]),
  EnumFacts(
    AgoraChatServerCheckType.self,
    ["accountValidation": 0, "getDNSListFromServer": 1, "getTokenFromServer": 2, "doLogin": 3, "doLogout": 4]),
  EnumFacts(AgoraChatMessageStatisticsDirection.self, ["send": 0, "receive": 1, "all": 100]),
  EnumFacts(
    AgoraChatMessageStatisticsType.self,
    [
      "text": 0, "image": 1, "video": 2, "location": 3, "voice": 4, "file": 5, "cmd": 6, "custom": 7, "all": 100,
    ]),
]
