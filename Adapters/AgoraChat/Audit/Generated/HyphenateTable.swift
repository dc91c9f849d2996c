// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum HyphenateTable {
  static let rows = #"""
o	g		var EMCallEndReasonBusy: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonDecline: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonDestroy: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonFailed: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonHangup: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonLoginOtherDevice: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonNoResponse: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonRemoteOffline: AgoraCallEndReason { get }		
o	g		var EMCallEndReasonUnsupported: AgoraCallEndReason { get }		
o	g		var EMCallSessionStatusAccepted: AgoraCallSessionStatus { get }		
o	g		var EMCallSessionStatusConnected: AgoraCallSessionStatus { get }		
o	g		var EMCallSessionStatusConnecting: AgoraCallSessionStatus { get }		
o	g		var EMCallSessionStatusDisconnected: AgoraCallSessionStatus { get }		
o	g		var EMCallTypeVideo: AgoraCallType { get }		
o	g		var EMCallTypeVoice: AgoraCallType { get }		
o	g		var EMChatTypeChat: AgoraChatType { get }		
o	g		var EMChatTypeChatRoom: AgoraChatType { get }		
o	g		var EMChatTypeGroupChat: AgoraChatType { get }		
o	g		var EMChatroomBeKickedReasonBeRemoved: AgoraChatroomBeKickedReason { get }		
o	g		var EMChatroomBeKickedReasonDestroyed: AgoraChatroomBeKickedReason { get }		
o	g		var EMChatroomBeKickedReasonOffline: AgoraChatroomBeKickedReason { get }		
o	g		var EMChatroomPermissionTypeAdmin: AgoraChatroomPermissionType { get }		
o	g		var EMChatroomPermissionTypeMember: AgoraChatroomPermissionType { get }		
o	g		var EMChatroomPermissionTypeNone: AgoraChatroomPermissionType { get }		
o	g		var EMChatroomPermissionTypeOwner: AgoraChatroomPermissionType { get }		
o	g		var EMConnectionConnected: AgoraConnectionState { get }		
o	g		var EMConnectionDisconnected: AgoraConnectionState { get }		
o	g		var EMConversationTypeChat: AgoraConversationType { get }		
o	g		var EMConversationTypeChatRoom: AgoraConversationType { get }		
o	g		var EMConversationTypeGroupChat: AgoraConversationType { get }		
o	g		var EMDownloadStatusDownloading: AgoraDownloadStatus { get }		
o	g		var EMDownloadStatusFailed: AgoraDownloadStatus { get }		
o	g		var EMDownloadStatusPending: AgoraDownloadStatus { get }		
o	g		var EMDownloadStatusSucceed: AgoraDownloadStatus { get }		
o	g		var EMDownloadStatusSuccessed: AgoraDownloadStatus { get }		
o	g		var EMErrorCallAlreadyJoined: AgoraErrorCode { get }		
o	g		var EMErrorCallAlreadyPub: AgoraErrorCode { get }		
o	g		var EMErrorCallAlreadySub: AgoraErrorCode { get }		
o	g		var EMErrorCallBusy: AgoraErrorCode { get }		
o	g		var EMErrorCallCancel: AgoraErrorCode { get }		
o	g		var EMErrorCallConnectFailed: AgoraErrorCode { get }		
o	g		var EMErrorCallCreateFailed: AgoraErrorCode { get }		
o	g		var EMErrorCallInvalidId: AgoraErrorCode { get }		
o	g		var EMErrorCallInvalidTicket: AgoraErrorCode { get }		
o	g		var EMErrorCallNoPublish: AgoraErrorCode { get }		
o	g		var EMErrorCallNoStream: AgoraErrorCode { get }		
o	g		var EMErrorCallNoSubscribe: AgoraErrorCode { get }		
o	g		var EMErrorCallNotExist: AgoraErrorCode { get }		
o	g		var EMErrorCallRemoteOffline: AgoraErrorCode { get }		
o	g		var EMErrorCallSessionExpired: AgoraErrorCode { get }		
o	g		var EMErrorCallTicketExpired: AgoraErrorCode { get }		
o	g		var EMErrorChatroomAlreadyJoined: AgoraErrorCode { get }		
o	g		var EMErrorChatroomInvalidId: AgoraErrorCode { get }		
o	g		var EMErrorChatroomMembersFull: AgoraErrorCode { get }		
o	g		var EMErrorChatroomNotExist: AgoraErrorCode { get }		
o	g		var EMErrorChatroomNotJoined: AgoraErrorCode { get }		
o	g		var EMErrorChatroomPermissionDenied: AgoraErrorCode { get }		
o	g		var EMErrorDatabaseOperationFailed: AgoraErrorCode { get }		
o	g		var EMErrorExceedServiceLimit: AgoraErrorCode { get }		
o	g		var EMErrorFileDeleteFailed: AgoraErrorCode { get }		
o	g		var EMErrorFileDownloadFailed: AgoraErrorCode { get }		
o	g		var EMErrorFileInvalid: AgoraErrorCode { get }		
o	g		var EMErrorFileNotFound: AgoraErrorCode { get }		
o	g		var EMErrorFileTooLarge: AgoraErrorCode { get }		
o	g		var EMErrorFileUploadFailed: AgoraErrorCode { get }		
o	g		var EMErrorGeneral: AgoraErrorCode { get }		
o	g		var EMErrorGroupAlreadyJoined: AgoraErrorCode { get }		
o	g		var EMErrorGroupInvalidId: AgoraErrorCode { get }		
o	g		var EMErrorGroupMembersFull: AgoraErrorCode { get }		
o	g		var EMErrorGroupNotExist: AgoraErrorCode { get }		
o	g		var EMErrorGroupNotJoined: AgoraErrorCode { get }		
o	g		var EMErrorGroupPermissionDenied: AgoraErrorCode { get }		
o	g		var EMErrorGroupSharedFileInvalidId: AgoraErrorCode { get }		
o	g		var EMErrorInvalidAppkey: AgoraErrorCode { get }		
o	g		var EMErrorInvalidPassword: AgoraErrorCode { get }		
o	g		var EMErrorInvalidToken: AgoraErrorCode { get }		
o	g		var EMErrorInvalidURL: AgoraErrorCode { get }		
o	g		var EMErrorInvalidUsername: AgoraErrorCode { get }		
o	g		var EMErrorMessageEncryption: AgoraErrorCode { get }		
o	g		var EMErrorMessageIncludeIllegalContent: AgoraErrorCode { get }		
o	g		var EMErrorMessageInvalid: AgoraErrorCode { get }		
o	g		var EMErrorMessageRecallTimeLimit: AgoraErrorCode { get }		
o	g		var EMErrorMessageTrafficLimit: AgoraErrorCode { get }		
o	g		var EMErrorNetworkUnavailable: AgoraErrorCode { get }		
o	g		var EMErrorServerBusy: AgoraErrorCode { get }		
o	g		var EMErrorServerGetDNSConfigFailed: AgoraErrorCode { get }		
o	g		var EMErrorServerNotReachable: AgoraErrorCode { get }		
o	g		var EMErrorServerServingForbidden: AgoraErrorCode { get }		
o	g		var EMErrorServerTimeout: AgoraErrorCode { get }		
o	g		var EMErrorServerUnknownError: AgoraErrorCode { get }		
o	g		var EMErrorUpdateApnsConfigsFailed: AgoraErrorCode { get }		
o	g		var EMErrorUserAlreadyExist: AgoraErrorCode { get }		
o	g		var EMErrorUserAlreadyLogin: AgoraErrorCode { get }		
o	g		var EMErrorUserAuthenticationFailed: AgoraErrorCode { get }		
o	g		var EMErrorUserBindAnotherDevice: AgoraErrorCode { get }		
o	g		var EMErrorUserBindDeviceTokenFailed: AgoraErrorCode { get }		
o	g		var EMErrorUserIllegalArgument: AgoraErrorCode { get }		
o	g		var EMErrorUserKickedByChangePassword: AgoraErrorCode { get }		
o	g		var EMErrorUserKickedByOtherDevice: AgoraErrorCode { get }		
o	g		var EMErrorUserLoginOnAnotherDevice: AgoraErrorCode { get }		
o	g		var EMErrorUserLoginTooManyDevices: AgoraErrorCode { get }		
o	g		var EMErrorUserMuted: AgoraErrorCode { get }		
o	g		var EMErrorUserNotFound: AgoraErrorCode { get }		
o	g		var EMErrorUserNotLogin: AgoraErrorCode { get }		
o	g		var EMErrorUserPermissionDenied: AgoraErrorCode { get }		
o	g		var EMErrorUserRegisterFailed: AgoraErrorCode { get }		
o	g		var EMErrorUserRemoved: AgoraErrorCode { get }		
o	g		var EMErrorUserUnbindDeviceTokenFailed: AgoraErrorCode { get }		
o	g		var EMGroupLeaveReasonBeRemoved: AgoraGroupLeaveReason { get }		
o	g		var EMGroupLeaveReasonDestroyed: AgoraGroupLeaveReason { get }		
o	g		var EMGroupLeaveReasonUserLeave: AgoraGroupLeaveReason { get }		
o	g		var EMGroupPermissionTypeAdmin: AgoraGroupPermissionType { get }		
o	g		var EMGroupPermissionTypeMember: AgoraGroupPermissionType { get }		
o	g		var EMGroupPermissionTypeNone: AgoraGroupPermissionType { get }		
o	g		var EMGroupPermissionTypeOwner: AgoraGroupPermissionType { get }		
o	g		var EMGroupStylePrivateMemberCanInvite: AgoraGroupStyle { get }		
o	g		var EMGroupStylePrivateOnlyOwnerInvite: AgoraGroupStyle { get }		
o	g		var EMGroupStylePublicJoinNeedApproval: AgoraGroupStyle { get }		
o	g		var EMGroupStylePublicOpenJoin: AgoraGroupStyle { get }		
o	g		var EMLogLevelDebug: AgoraLogLevel { get }		
o	g		var EMLogLevelError: AgoraLogLevel { get }		
o	g		var EMLogLevelWarning: AgoraLogLevel { get }		
o	g		var EMMessageBodyTypeCmd: AgoraMessageBodyType { get }		
o	g		var EMMessageBodyTypeFile: AgoraMessageBodyType { get }		
o	g		var EMMessageBodyTypeImage: AgoraMessageBodyType { get }		
o	g		var EMMessageBodyTypeLocation: AgoraMessageBodyType { get }		
o	g		var EMMessageBodyTypeText: AgoraMessageBodyType { get }		
o	g		var EMMessageBodyTypeVideo: AgoraMessageBodyType { get }		
o	g		var EMMessageBodyTypeVoice: AgoraMessageBodyType { get }		
o	g		var EMMessageDirectionReceive: AgoraMessageDirection { get }		
o	g		var EMMessageDirectionSend: AgoraMessageDirection { get }		
o	g		var EMMessageSearchDirectionDown: AgoraMessageSearchDirection { get }		
o	g		var EMMessageSearchDirectionUp: AgoraMessageSearchDirection { get }		
o	g		var EMMessageStatusDelivering: AgoraMessageStatus { get }		
o	g		var EMMessageStatusFailed: AgoraMessageStatus { get }		
o	g		var EMMessageStatusPending: AgoraMessageStatus { get }		
o	g		var EMMessageStatusSucceed: AgoraMessageStatus { get }		
o	g		var EMPushDisplayStyleMessageSummary: EMPushDisplayStyle { get }		
o	g		var EMPushDisplayStyleSimpleBanner: EMPushDisplayStyle { get }		
o	g		var EMPushNoDisturbStatusClose: EMPushNoDisturbStatus { get }		
o	g		var EMPushNoDisturbStatusCustom: EMPushNoDisturbStatus { get }		
o	g		var EMPushNoDisturbStatusDay: EMPushNoDisturbStatus { get }		
o	g		var EMServerCheckAccountValidation: AgoraServerCheckType { get }		
o	g		var EMServerCheckDoLogin: AgoraServerCheckType { get }		
o	g		var EMServerCheckDoLogout: AgoraServerCheckType { get }		
o	g		var EMServerCheckGetDNSListFromServer: AgoraServerCheckType { get }		
o	g		var EMServerCheckGetTokenFromServer: AgoraServerCheckType { get }		
a	p	EMCallBuilderDelegate	NSObjectProtocol		
a	c	EMCallConference	NSObject		
a	s	EMCallConnectType	Hashable, Equatable, RawRepresentable		
h	t	EMCallEndReason	AgoraCallEndReason		
a	c	EMCallLocalView	UIView		
a	p	EMCallManagerDelegate	NSObjectProtocol		
a	c	EMCallMember	NSObject		
a	s	EMCallNetworkStatus	Hashable, Equatable, RawRepresentable		
a	c	EMCallOptions	NSObject		
a	c	EMCallRemoteView	UIView		
a	c	EMCallSession	NSObject		
h	t	EMCallSessionStatus	AgoraCallSessionStatus		
h	t	EMCallStatus	AgoraCallStatus		
a	c	EMCallStream	NSObject		
a	s	EMCallStreamControlType	Hashable, Equatable, RawRepresentable		
a	s	EMCallStreamingStatus	Hashable, Equatable, RawRepresentable		
h	t	EMCallType	AgoraCallType		
a	s	EMCallVideoFormat	Hashable, Equatable, RawRepresentable		
a	s	EMCallVideoResolution	Hashable, Equatable, RawRepresentable		
a	s	EMCallViewScaleMode	Hashable, Equatable, RawRepresentable		
o	t	EMChatManagerDelegate	AgoraChatManagerDelegate		
o	t	EMChatMessage	AgoraChatMessage		
o	t	EMChatMessageStatistics	AgoraChatMessageStatistics		
o	t	EMChatRoomMessagePriority	AgoraChatRoomMessagePriority		
o	t	EMChatThread	AgoraChatThread		
o	t	EMChatThreadEvent	AgoraChatThreadEvent		
o	t	EMChatType	AgoraChatType		
o	t	EMChatroom	AgoraChatroom		
o	t	EMChatroomBeKickedReason	AgoraChatroomBeKickedReason		
o	t	EMChatroomManagerDelegate	AgoraChatroomManagerDelegate		
o	t	EMChatroomOptions	AgoraChatroomOptions		
o	t	EMChatroomPermissionType	AgoraChatroomPermissionType		
o	t	EMClient	AgoraChatClient		
o	t	EMClientDelegate	AgoraChatClientDelegate		
o	t	EMCmdMessageBody	AgoraChatCmdMessageBody		
o	t	EMCombineMessageBody	AgoraChatCombineMessageBody		
a	p	EMConferenceManagerDelegate	NSObjectProtocol		
a	s	EMConferenceMode	Hashable, Equatable, RawRepresentable		
a	e	EMConferenceRole	Int, Sendable		
a	e	EMConferenceType	Int, Sendable		
o	t	EMConnectionState	AgoraChatConnectionState		
o	t	EMContact	AgoraChatContact		
o	t	EMContactManagerDelegate	AgoraChatContactManagerDelegate		
o	t	EMConversation	AgoraChatConversation		
o	t	EMConversationFilter	AgoraChatConversationFilter		
o	t	EMConversationType	AgoraConversationType		
o	t	EMCursorResult	AgoraChatCursorResult		
o	t	EMCustomMessageBody	AgoraChatCustomMessageBody		
o	t	EMDeviceConfig	AgoraChatDeviceConfig		
o	t	EMDownloadStatus	AgoraChatDownloadStatus		
o	t	EMError	AgoraChatError		
o	t	EMErrorCode	AgoraChatErrorCode		
o	t	EMFetchServerMessagesOption	AgoraChatFetchServerMessagesOption		
o	t	EMFileMessageBody	AgoraChatFileMessageBody		
o	t	EMGroup	AgoraChatGroup		
o	t	EMGroupLeaveReason	AgoraChatGroupLeaveReason		
o	t	EMGroupManagerDelegate	AgoraChatGroupManagerDelegate		
o	t	EMGroupMessageAck	AgoraChatGroupMessageAck		
o	t	EMGroupOptions	AgoraChatGroupOptions		
o	t	EMGroupPermissionType	AgoraChatGroupPermissionType		
h	t	EMGroupSharedFile	AgoraChatGroupSharedFile		
h	t	EMGroupSharedFile	AgoraChatGroupSharedFile		
o	t	EMGroupStyle	AgoraChatGroupStyle		
o	t	EMImageMessageBody	AgoraChatImageMessageBody		
h	t	EMLocalNotificationDelegate	AgoraChatLocalNotificationDelegate		
h	t	EMLocalNotificationManager	AgoraChatLocalNotificationManager		
o	t	EMLocationMessageBody	AgoraChatLocationMessageBody		
o	t	EMLogDelegate	AgoraChatLogDelegate		
o	t	EMLogLevel	AgoraChatLogLevel		
o	t	EMLoginExtensionInfo	AgoraChatLoginExtensionInfo		
o	t	EMMarkType	AgoraChatMarkType		
o	t	EMMessage	AgoraChatMessage		
o	t	EMMessageBaseBody	AgoraChatMessageBaseBody		
o	t	EMMessageBody	AgoraChatMessageBody		
o	t	EMMessageBodyType	AgoraChatMessageBodyType		
o	t	EMMessageDirection	AgoraChatMessageDirection		
o	t	EMMessageFetchHistoryDirection	AgoraChatMessageFetchHistoryDirection		
o	t	EMMessagePinInfo	AgoraChatMessagePinInfo		
o	t	EMMessagePinOperation	AgoraChatMessagePinOperation		
o	t	EMMessageReaction	AgoraChatMessageReaction		
o	t	EMMessageReactionChange	AgoraChatMessageReactionChange		
o	t	EMMessageReactionOperate	AgoraChatMessageReactionOperate		
o	t	EMMessageReactionOperation	AgoraChatMessageReactionOperation		
o	t	EMMessageSearchDirection	AgoraChatMessageSearchDirection		
o	t	EMMessageSearchScope	AgoraChatMessageSearchScope		
o	t	EMMessageStatisticsDirection	AgoraChatMessageStatisticsDirection		
o	t	EMMessageStatisticsType	AgoraChatMessageStatisticsType		
o	t	EMMessageStatus	AgoraChatMessageStatus		
o	t	EMMultiDevicesDelegate	AgoraChatMultiDevicesDelegate		
o	t	EMMultiDevicesEvent	AgoraChatMultiDevicesEvent		
h	t	EMNotificationState	AgoraChatNotificationState		
o	t	EMOptions	AgoraChatOptions		
o	t	EMPageResult	AgoraChatPageResult		
o	t	EMPresence	AgoraChatPresence		
o	t	EMPresenceManagerDelegate	AgoraChatPresenceManagerDelegate		
o	t	EMPresenceStatusDetail	AgoraChatPresenceStatusDetail		
o	t	EMPushDisplayStyle	AgoraChatPushDisplayStyle		
o	t	EMPushNoDisturbStatus	AgoraPushNoDisturbStatus		
o	t	EMPushOptions	AgoraChatPushOptions		
o	t	EMPushRemindType	AgoraChatPushRemindType		
o	t	EMRecallMessageInfo	AgoraChatRecallMessageInfo		
o	t	EMServerCheckType	AgoraChatServerCheckType		
o	t	EMSilentModeParam	AgoraChatSilentModeParam		
o	t	EMSilentModeParamType	AgoraChatSilentModeParamType		
o	t	EMSilentModeResult	AgoraChatSilentModeResult		
o	t	EMSilentModeTime	AgoraChatSilentModeTime		
a	c	EMStreamParam	NSObject		
a	s	EMStreamType	Hashable, Equatable, RawRepresentable		
o	t	EMTextMessageBody	AgoraChatTextMessageBody		
o	t	EMThreadManagerDelegate	AgoraChatThreadManagerDelegate		
o	t	EMThreadOperation	AgoraChatThreadOperation		
o	t	EMTranslateLanguage	AgoraChatTranslateLanguage		
o	t	EMTranslationResult	AgoraChatTranslationResult		
o	t	EMUserInfo	AgoraChatUserInfo		
o	t	EMUserInfoType	AgoraChatUserInfoType		
o	t	EMVideoMessageBody	AgoraChatVideoMessageBody		
o	t	EMVoiceMessageBody	AgoraChatVoiceMessageBody		
a	c	EMroomOptions	NSObject		
o	t	IEMChatManager	IAgoraChatManager		
o	t	IEMChatroomManager	IAgoraChatroomManager		
o	t	IEMContactManager	IAgoraChatContactManager		
o	t	IEMGroupManager	IAgoraChatGroupManager		
o	t	IEMPresenceManager	IAgoraChatPresenceManager		
o	t	IEMPushManager	IAgoraChatPushManager		
o	t	IEMStatisticsManager	IAgoraChatStatisticsManager		
o	t	IEMThreadManager	IAgoraChatThreadManager		
o	t	IEMTranslateManager	IAgoraChatTranslateManager		
o	t	IEMUserInfoManager	IAgoraChatUserInfoManager		
"""#
}
