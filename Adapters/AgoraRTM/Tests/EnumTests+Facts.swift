import AgoraRtmKit
import TestSupport

/// The numbers of every enum that this module declares: those of the vendor's header of 1.3.0.
let enumFacts: [EnumFacts] = [
  EnumFacts(AgoraRtmMessageType.self, ["undefined": 0, "text": 1, "raw": 2, "file": 3, "image": 4]),
  EnumFacts(
    AgoraRtmSendPeerMessageErrorCode.self,
    [
      "ok": 0, "failure": 1, "timeout": 2, "peerUnreachable": 3, "cachedByServer": 4, "tooOften": 5, "invalidUserId": 6,
      "invalidMessage": 7, "imcompatibleMessage": 8, "notInitialized": 101, "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmConnectionState.self, ["disconnected": 1, "connecting": 2, "connected": 3, "reconnecting": 4, "aborted": 5]),
  EnumFacts(
    AgoraRtmConnectionChangeReason.self,
    [
      "login": 1, "loginSuccess": 2, "loginFailure": 3, "loginTimeout": 4, "interrupted": 5, "logout": 6,
      "bannedByServer": 7, "remoteLogin": 8,
    ]),
  EnumFacts(
    AgoraRtmLoginErrorCode.self,
    [
      "ok": 0, "unknown": 1, "rejected": 2, "invalidArgument": 3, "invalidAppId": 4, "invalidToken": 5,
      "tokenExpired": 6, "notAuthorized": 7, "alreadyLogin": 8, "timeout": 9, "loginTooOften": 10,
      "loginNotInitialized": 101,
    ]),
  EnumFacts(AgoraRtmLogoutErrorCode.self, ["ok": 0, "rejected": 1, "notInitialized": 101, "notLoggedIn": 102]),
  EnumFacts(
    AgoraRtmRenewTokenErrorCode.self,
    [
      "ok": 0, "failure": 1, "invalidArgument": 2, "rejected": 3, "tooOften": 4, "tokenExpired": 5, "invalidToken": 6,
      "notInitialized": 101, "notLoggedIn": 102,
    ]),
  EnumFacts(AgoraRtmPeerOnlineState.self, ["online": 0, "unreachable": 1, "offline": 2]),
  EnumFacts(AgoraRtmPeerSubscriptionOptions.self, ["onlineStatus": 0]),
  EnumFacts(
    AgoraRtmQueryPeersOnlineErrorCode.self,
    [
      "ok": 0, "failure": 1, "invalidArgument": 2, "rejected": 3, "timeout": 4, "tooOften": 5, "notInitialized": 101,
      "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmPeerSubscriptionStatusErrorCode.self,
    [
      "ok": 0, "failure": 1, "invalidArgument": 2, "rejected": 3, "timeout": 4, "tooOften": 5, "overflow": 6,
      "notInitialized": 101, "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmQueryPeersBySubscriptionOptionErrorCode.self,
    ["ok": 0, "failure": 1, "timeout": 2, "tooOften": 3, "notInitialized": 101, "notLoggedIn": 102]),
  EnumFacts(
    AgoraRtmProcessAttributeErrorCode.self,
    [
      "attributeOperationErrorOk": 0, "attributeOperationErrorNotReady": 1, "attributeOperationErrorFailure": 2,
      "attributeOperationErrorInvalidArgument": 3, "attributeOperationErrorSizeOverflow": 4,
      "attributeOperationErrorTooOften": 5, "attributeOperationErrorUserNotFound": 6,
      "attributeOperationErrorTimeout": 7, "attributeOperationErrorNotInitialized": 101,
      "attributeOperationErrorNotLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmSendChannelMessageErrorCode.self,
    [
      "errorOk": 0, "errorFailure": 1, "errorTimeout": 2, "tooOften": 3, "invalidMessage": 4,
      "errorNotInitialized": 101, "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmJoinChannelErrorCode.self,
    [
      "channelErrorOk": 0, "channelErrorFailure": 1, "channelErrorRejected": 2, "channelErrorInvalidArgument": 3,
      "channelErrorTimeout": 4, "channelErrorExceedLimit": 5, "channelErrorAlreadyJoined": 6, "channelErrorTooOften": 7,
      "sameChannelErrorTooOften": 8, "channelErrorNotInitialized": 101, "channelErrorNotLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmLeaveChannelErrorCode.self,
    ["ok": 0, "failure": 1, "rejected": 2, "notInChannel": 3, "notInitialized": 101, "notLoggedIn": 102]),
  EnumFacts(
    AgoraRtmGetMembersErrorCode.self,
    [
      "ok": 0, "failure": 1, "rejected": 2, "timeout": 3, "tooOften": 4, "notInChannel": 5, "notInitialized": 101,
      "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmChannelMemberCountErrorCode.self,
    [
      "ok": 0, "failure": 1, "invalidArgument": 2, "tooOften": 3, "timeout": 4, "exceedLimit": 5, "notInitialized": 101,
      "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmUploadMediaErrorCode.self,
    [
      "ok": 0, "failure": 1, "invalidArgument": 2, "timeout": 3, "sizeOverflow": 4, "concurrencyLimitExceeded": 5,
      "interrupted": 6, "notInitialized": 101, "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmDownloadMediaErrorCode.self,
    [
      "ok": 0, "failure": 1, "invalidArgument": 2, "timeout": 3, "notExist": 4, "concurrencyLimitExceeded": 5,
      "interrupted": 6, "notInitialized": 101, "notLoggedIn": 102,
    ]),
  EnumFacts(
    AgoraRtmCancelMediaErrorCode.self,
    ["ok": 0, "failure": 1, "notExist": 2, "notInitialized": 101, "notLoggedIn": 102]),
  EnumFacts(
    AgoraRtmLocalInvitationState.self,
    [
      "idle": 0, "sentToRemote": 1, "receivedByRemote": 2, "acceptedByRemote": 3, "refusedByRemote": 4, "canceled": 5,
      "failure": 6,
    ]),
  EnumFacts(
    AgoraRtmRemoteInvitationState.self,
    [
      "idle": 0, "invitationReceived": 1, "acceptSentToLocal": 2, "refused": 3, "accepted": 4, "canceled": 5,
      "failure": 6,
    ]),
  EnumFacts(
    AgoraRtmLocalInvitationErrorCode.self,
    ["ok": 0, "remoteOffline": 1, "remoteNoResponse": 2, "expire": 3, "notLoggedIn": 4]),
  EnumFacts(AgoraRtmRemoteInvitationErrorCode.self, ["ok": 0, "localOffline": 1, "acceptFailure": 2, "expire": 3]),
  EnumFacts(
    AgoraRtmInvitationApiCallErrorCode.self,
    ["ok": 0, "invalidAugment": 1, "notStarted": 2, "alreadyEnd": 3, "alreadyAccept": 4, "alreadySent": 5]),
  EnumFacts(AgoraRtmLogFilter.self, ["off": 0, "info": 15, "warn": 14, "error": 12, "critical": 8, "mask": 2063]),
]
