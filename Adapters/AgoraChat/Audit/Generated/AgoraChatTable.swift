// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum AgoraChatTable {
  static let rows = #"""
a	g		var AgoraCallConnectTypeDirect: AgoraCallConnectType { get }		
a	g		var AgoraCallConnectTypeNone: AgoraCallConnectType { get }		
a	g		var AgoraCallConnectTypeRelay: AgoraCallConnectType { get }		
h	g		var AgoraCallEndReasonBusy: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonDecline: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonDestroy: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonFailed: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonHangup: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonLoginOtherDevice: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonNoResponse: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonRemoteOffline: AgoraCallEndReason { get }		
h	g		var AgoraCallEndReasonUnsupported: AgoraCallEndReason { get }		
a	g		var AgoraCallNetworkStatusNoData: AgoraCallNetworkStatus { get }		
a	g		var AgoraCallNetworkStatusNormal: AgoraCallNetworkStatus { get }		
a	g		var AgoraCallNetworkStatusUnstable: AgoraCallNetworkStatus { get }		
h	g		var AgoraCallSessionStatusAccepted: AgoraCallSessionStatus { get }		
h	g		var AgoraCallSessionStatusConnected: AgoraCallSessionStatus { get }		
h	g		var AgoraCallSessionStatusConnecting: AgoraCallSessionStatus { get }		
h	g		var AgoraCallSessionStatusDisconnected: AgoraCallSessionStatus { get }		
a	g		var AgoraCallStreamControlTypeVideoPause: AgoraCallStreamControlType { get }		
a	g		var AgoraCallStreamControlTypeVideoResume: AgoraCallStreamControlType { get }		
a	g		var AgoraCallStreamControlTypeVoicePause: AgoraCallStreamControlType { get }		
a	g		var AgoraCallStreamControlTypeVoiceResume: AgoraCallStreamControlType { get }		
a	g		var AgoraCallStreamStatusVideoPause: AgoraCallStreamingStatus { get }		
a	g		var AgoraCallStreamStatusVideoResume: AgoraCallStreamingStatus { get }		
a	g		var AgoraCallStreamStatusVoicePause: AgoraCallStreamingStatus { get }		
a	g		var AgoraCallStreamStatusVoiceResume: AgoraCallStreamingStatus { get }		
h	g		var AgoraCallTypeVideo: AgoraCallType { get }		
h	g		var AgoraCallTypeVoice: AgoraCallType { get }		
a	g		var AgoraCallVideoFormatARGB: AgoraCallVideoFormat { get }		
a	g		var AgoraCallVideoFormatBGRA: AgoraCallVideoFormat { get }		
a	g		var AgoraCallVideoFormatNV12: AgoraCallVideoFormat { get }		
a	g		var AgoraCallVideoResolution1280_720: AgoraCallVideoResolution { get }		
a	g		var AgoraCallVideoResolution352_288: AgoraCallVideoResolution { get }		
a	g		var AgoraCallVideoResolution640_480: AgoraCallVideoResolution { get }		
a	g		var AgoraCallVideoResolutionAdaptive: AgoraCallVideoResolution { get }		
a	g		var AgoraCallViewScaleModeAspectFill: AgoraCallViewScaleMode { get }		
a	g		var AgoraCallViewScaleModeAspectFit: AgoraCallViewScaleMode { get }		
h	g		var AgoraChatTypeChat: AgoraChatType { get }		
h	g		var AgoraChatTypeChatRoom: AgoraChatType { get }		
h	g		var AgoraChatTypeGroupChat: AgoraChatType { get }		
h	g		var AgoraChatroomBeKickedReasonBeRemoved: AgoraChatroomBeKickedReason { get }		
h	g		var AgoraChatroomBeKickedReasonDestroyed: AgoraChatroomBeKickedReason { get }		
h	g		var AgoraChatroomBeKickedReasonOffline: AgoraChatroomBeKickedReason { get }		
h	g		var AgoraChatroomPermissionTypeAdmin: AgoraChatroomPermissionType { get }		
h	g		var AgoraChatroomPermissionTypeMember: AgoraChatroomPermissionType { get }		
h	g		var AgoraChatroomPermissionTypeNone: AgoraChatroomPermissionType { get }		
h	g		var AgoraChatroomPermissionTypeOwner: AgoraChatroomPermissionType { get }		
a	g		var AgoraConferenceModeLarge: AgoraConferenceMode { get }		
a	g		var AgoraConferenceModeNormal: AgoraConferenceMode { get }		
h	g		var AgoraConnectionConnected: AgoraConnectionState { get }		
h	g		var AgoraConnectionDisconnected: AgoraConnectionState { get }		
h	g		var AgoraConversationTypeChat: AgoraConversationType { get }		
h	g		var AgoraConversationTypeChatRoom: AgoraConversationType { get }		
h	g		var AgoraConversationTypeGroupChat: AgoraConversationType { get }		
h	g		var AgoraDownloadStatusDownloading: AgoraDownloadStatus { get }		
h	g		var AgoraDownloadStatusFailed: AgoraDownloadStatus { get }		
h	g		var AgoraDownloadStatusPending: AgoraDownloadStatus { get }		
h	g		var AgoraDownloadStatusSucceed: AgoraDownloadStatus { get }		
h	g		var AgoraDownloadStatusSuccessed: AgoraDownloadStatus { get }		
h	g		var AgoraErrorCallAlreadyJoined: AgoraErrorCode { get }		
h	g		var AgoraErrorCallAlreadyPub: AgoraErrorCode { get }		
h	g		var AgoraErrorCallAlreadySub: AgoraErrorCode { get }		
h	g		var AgoraErrorCallBusy: AgoraErrorCode { get }		
h	g		var AgoraErrorCallCancel: AgoraErrorCode { get }		
h	g		var AgoraErrorCallConnectFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorCallCreateFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorCallInvalidId: AgoraErrorCode { get }		
h	g		var AgoraErrorCallInvalidTicket: AgoraErrorCode { get }		
h	g		var AgoraErrorCallNoPublish: AgoraErrorCode { get }		
h	g		var AgoraErrorCallNoStream: AgoraErrorCode { get }		
h	g		var AgoraErrorCallNoSubscribe: AgoraErrorCode { get }		
h	g		var AgoraErrorCallNotExist: AgoraErrorCode { get }		
h	g		var AgoraErrorCallRemoteOffline: AgoraErrorCode { get }		
h	g		var AgoraErrorCallSessionExpired: AgoraErrorCode { get }		
h	g		var AgoraErrorCallTicketExpired: AgoraErrorCode { get }		
h	g		var AgoraErrorChatroomAlreadyJoined: AgoraErrorCode { get }		
h	g		var AgoraErrorChatroomInvalidId: AgoraErrorCode { get }		
h	g		var AgoraErrorChatroomMembersFull: AgoraErrorCode { get }		
h	g		var AgoraErrorChatroomNotExist: AgoraErrorCode { get }		
h	g		var AgoraErrorChatroomNotJoined: AgoraErrorCode { get }		
h	g		var AgoraErrorChatroomPermissionDenied: AgoraErrorCode { get }		
h	g		var AgoraErrorDatabaseOperationFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorExceedServiceLimit: AgoraErrorCode { get }		
h	g		var AgoraErrorFileDeleteFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorFileDownloadFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorFileInvalid: AgoraErrorCode { get }		
h	g		var AgoraErrorFileNotFound: AgoraErrorCode { get }		
h	g		var AgoraErrorFileTooLarge: AgoraErrorCode { get }		
h	g		var AgoraErrorFileUploadFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorGeneral: AgoraErrorCode { get }		
h	g		var AgoraErrorGroupAlreadyJoined: AgoraErrorCode { get }		
h	g		var AgoraErrorGroupInvalidId: AgoraErrorCode { get }		
h	g		var AgoraErrorGroupMembersFull: AgoraErrorCode { get }		
h	g		var AgoraErrorGroupNotExist: AgoraErrorCode { get }		
h	g		var AgoraErrorGroupNotJoined: AgoraErrorCode { get }		
h	g		var AgoraErrorGroupPermissionDenied: AgoraErrorCode { get }		
h	g		var AgoraErrorGroupSharedFileInvalidId: AgoraErrorCode { get }		
h	g		var AgoraErrorInvalidAppkey: AgoraErrorCode { get }		
h	g		var AgoraErrorInvalidPassword: AgoraErrorCode { get }		
h	g		var AgoraErrorInvalidToken: AgoraErrorCode { get }		
h	g		var AgoraErrorInvalidURL: AgoraErrorCode { get }		
h	g		var AgoraErrorInvalidUsername: AgoraErrorCode { get }		
h	g		var AgoraErrorMessageEncryption: AgoraErrorCode { get }		
h	g		var AgoraErrorMessageIncludeIllegalContent: AgoraErrorCode { get }		
h	g		var AgoraErrorMessageInvalid: AgoraErrorCode { get }		
h	g		var AgoraErrorMessageRecallTimeLimit: AgoraErrorCode { get }		
h	g		var AgoraErrorMessageTrafficLimit: AgoraErrorCode { get }		
h	g		var AgoraErrorNetworkUnavailable: AgoraErrorCode { get }		
h	g		var AgoraErrorServerBusy: AgoraErrorCode { get }		
h	g		var AgoraErrorServerGetDNSConfigFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorServerNotReachable: AgoraErrorCode { get }		
h	g		var AgoraErrorServerServingForbidden: AgoraErrorCode { get }		
h	g		var AgoraErrorServerTimeout: AgoraErrorCode { get }		
h	g		var AgoraErrorServerUnknownError: AgoraErrorCode { get }		
h	g		var AgoraErrorUpdateApnsConfigsFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorUserAlreadyExist: AgoraErrorCode { get }		
h	g		var AgoraErrorUserAlreadyLogin: AgoraErrorCode { get }		
h	g		var AgoraErrorUserAuthenticationFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorUserBindAnotherDevice: AgoraErrorCode { get }		
h	g		var AgoraErrorUserBindDeviceTokenFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorUserIllegalArgument: AgoraErrorCode { get }		
h	g		var AgoraErrorUserKickedByChangePassword: AgoraErrorCode { get }		
h	g		var AgoraErrorUserKickedByOtherDevice: AgoraErrorCode { get }		
h	g		var AgoraErrorUserLoginOnAnotherDevice: AgoraErrorCode { get }		
h	g		var AgoraErrorUserLoginTooManyDevices: AgoraErrorCode { get }		
h	g		var AgoraErrorUserMuted: AgoraErrorCode { get }		
h	g		var AgoraErrorUserNotFound: AgoraErrorCode { get }		
h	g		var AgoraErrorUserNotLogin: AgoraErrorCode { get }		
h	g		var AgoraErrorUserPermissionDenied: AgoraErrorCode { get }		
h	g		var AgoraErrorUserRegisterFailed: AgoraErrorCode { get }		
h	g		var AgoraErrorUserRemoved: AgoraErrorCode { get }		
h	g		var AgoraErrorUserUnbindDeviceTokenFailed: AgoraErrorCode { get }		
h	g		var AgoraGroupLeaveReasonBeRemoved: AgoraGroupLeaveReason { get }		
h	g		var AgoraGroupLeaveReasonDestroyed: AgoraGroupLeaveReason { get }		
h	g		var AgoraGroupLeaveReasonUserLeave: AgoraGroupLeaveReason { get }		
h	g		var AgoraGroupPermissionTypeAdmin: AgoraGroupPermissionType { get }		
h	g		var AgoraGroupPermissionTypeMember: AgoraGroupPermissionType { get }		
h	g		var AgoraGroupPermissionTypeNone: AgoraGroupPermissionType { get }		
h	g		var AgoraGroupPermissionTypeOwner: AgoraGroupPermissionType { get }		
h	g		var AgoraGroupStylePrivateMemberCanInvite: AgoraGroupStyle { get }		
h	g		var AgoraGroupStylePrivateOnlyOwnerInvite: AgoraGroupStyle { get }		
h	g		var AgoraGroupStylePublicJoinNeedApproval: AgoraGroupStyle { get }		
h	g		var AgoraGroupStylePublicOpenJoin: AgoraGroupStyle { get }		
h	g		var AgoraLogLevelDebug: AgoraLogLevel { get }		
h	g		var AgoraLogLevelError: AgoraLogLevel { get }		
h	g		var AgoraLogLevelWarning: AgoraLogLevel { get }		
h	g		var AgoraMessageBodyTypeCmd: AgoraMessageBodyType { get }		
h	g		var AgoraMessageBodyTypeFile: AgoraMessageBodyType { get }		
h	g		var AgoraMessageBodyTypeImage: AgoraMessageBodyType { get }		
h	g		var AgoraMessageBodyTypeLocation: AgoraMessageBodyType { get }		
h	g		var AgoraMessageBodyTypeText: AgoraMessageBodyType { get }		
h	g		var AgoraMessageBodyTypeVideo: AgoraMessageBodyType { get }		
h	g		var AgoraMessageBodyTypeVoice: AgoraMessageBodyType { get }		
h	g		var AgoraMessageDirectionReceive: AgoraMessageDirection { get }		
h	g		var AgoraMessageDirectionSend: AgoraMessageDirection { get }		
h	g		var AgoraMessageSearchDirectionDown: AgoraMessageSearchDirection { get }		
h	g		var AgoraMessageSearchDirectionUp: AgoraMessageSearchDirection { get }		
h	g		var AgoraMessageStatusDelivering: AgoraMessageStatus { get }		
h	g		var AgoraMessageStatusFailed: AgoraMessageStatus { get }		
h	g		var AgoraMessageStatusPending: AgoraMessageStatus { get }		
h	g		var AgoraMessageStatusSucceed: AgoraMessageStatus { get }		
h	g		var AgoraPushDisplayStyleMessageSummary: AgoraPushDisplayStyle { get }		
h	g		var AgoraPushDisplayStyleSimpleBanner: AgoraPushDisplayStyle { get }		
h	g		var AgoraPushNoDisturbStatusClose: AgoraPushNoDisturbStatus { get }		
h	g		var AgoraPushNoDisturbStatusCustom: AgoraPushNoDisturbStatus { get }		
h	g		var AgoraPushNoDisturbStatusDay: AgoraPushNoDisturbStatus { get }		
h	g		var AgoraServerCheckAccountValidation: AgoraServerCheckType { get }		
h	g		var AgoraServerCheckDoLogin: AgoraServerCheckType { get }		
h	g		var AgoraServerCheckDoLogout: AgoraServerCheckType { get }		
h	g		var AgoraServerCheckGetDNSListFromServer: AgoraServerCheckType { get }		
h	g		var AgoraServerCheckGetTokenFromServer: AgoraServerCheckType { get }		
a	g		var AgoraStreamTypeDesktop: AgoraStreamType { get }		
a	g		var AgoraStreamTypeNormal: AgoraStreamType { get }		
h	g		var HyphenateVersionNumber: Double		
h	g		var KSDK_GROUP_MINUSERSCOUNT: Int32 { get }		
h	g		var KSDK_GROUP_USERSCOUNTDEFAULT: Int32 { get }		
h	g		var kPushDisplayStyle: String { get }		
h	g		var kPushNickname: String { get }		
h	g		var kPushNoDisturbing: String { get }		
h	g		var kPushNoDisturbingEndH: String { get }		
h	g		var kPushNoDisturbingEndM: String { get }		
h	g		var kPushNoDisturbingStartH: String { get }		
h	g		var kPushNoDisturbingStartM: String { get }		
a	p	AgoraCallBuilderDelegate	NSObjectProtocol		
a	m	AgoraCallBuilderDelegate	optional func callRemoteOffline(_ aRemoteName: String!)		
a	c	AgoraCallConference	NSObject		
a	m	AgoraCallConference	var adminIds: [String]!		
a	m	AgoraCallConference	var callId: String! { get }		
a	m	AgoraCallConference	var confId: String! { get }		
a	m	AgoraCallConference	var localName: String! { get }		
a	m	AgoraCallConference	var memberCount: Int		
a	m	AgoraCallConference	var role: AgoraConferenceRole		
a	m	AgoraCallConference	var speakerIds: [String]!		
a	m	AgoraCallConference	var type: AgoraConferenceType		
a	s	AgoraCallConnectType	Hashable, Equatable, RawRepresentable		
a	m	AgoraCallConnectType	init(_ rawValue: UInt32)		
a	m	AgoraCallConnectType	init(rawValue: UInt32)		
a	m	AgoraCallConnectType	var rawValue: UInt32		
h	s	AgoraCallEndReason	Hashable, Equatable, RawRepresentable		
h	m	AgoraCallEndReason	init(_ rawValue: UInt32)		
h	m	AgoraCallEndReason	init(rawValue: UInt32)		
h	m	AgoraCallEndReason	var rawValue: UInt32		
a	c	AgoraCallLocalView	UIView		
a	m	AgoraCallLocalView	var autoGesture: Bool		
a	m	AgoraCallLocalView	func devicePoint(fromLayerPoint aPointOfLayer: CGPoint) -> CGPoint		
a	m	AgoraCallLocalView	func layerPoint(fromRatioPoint aPointOfRatio: CGPoint, fromRemote aFromRemote: Bool) -> CGPoint		
a	m	AgoraCallLocalView	var previewDirectly: Bool		
a	m	AgoraCallLocalView	var scaleMode: AgoraCallViewScaleMode		
a	m	AgoraCallLocalView	func viewPoint(fromLayerPoint aPointOfLayer: CGPoint) -> CGPoint		
a	p	AgoraCallManagerDelegate	NSObjectProtocol		
a	m	AgoraCallManagerDelegate	optional func callDidAccept(_ aSession: AgoraCallSession!)		
a	m	AgoraCallManagerDelegate	optional func callDidConnect(_ aSession: AgoraCallSession!)		
a	m	AgoraCallManagerDelegate	optional func callDidCustomAudioSessionCategoryOptions(withCategory aCategory: String!)		
a	m	AgoraCallManagerDelegate	optional func callDidEnd(_ aSession: AgoraCallSession!, reason aReason: AgoraCallEndReason, error aError: AgoraError!)		
a	m	AgoraCallManagerDelegate	optional func callDidReceive(_ aSession: AgoraCallSession!)		
a	m	AgoraCallManagerDelegate	optional func callNetworkDidChange(_ aSession: AgoraCallSession!, status aStatus: AgoraCallNetworkStatus)		
a	m	AgoraCallManagerDelegate	optional func callStateDidChange(_ aSession: AgoraCallSession!, type aType: AgoraCallStreamingStatus)		
a	c	AgoraCallMember	NSObject		
a	m	AgoraCallMember	var ext: String! { get }		
a	m	AgoraCallMember	var memberId: String! { get }		
a	m	AgoraCallMember	var memberName: String! { get }		
a	s	AgoraCallNetworkStatus	Hashable, Equatable, RawRepresentable		
a	m	AgoraCallNetworkStatus	init(_ rawValue: UInt32)		
a	m	AgoraCallNetworkStatus	init(rawValue: UInt32)		
a	m	AgoraCallNetworkStatus	var rawValue: UInt32		
a	c	AgoraCallOptions	NSObject		
a	m	AgoraCallOptions	var enableCustomizeVideoData: Bool		
a	m	AgoraCallOptions	var enableReportQuality: Bool		
a	m	AgoraCallOptions	var isFixedVideoResolution: Bool		
a	m	AgoraCallOptions	var isSendPushIfOffline: Bool		
a	m	AgoraCallOptions	var maxAudioKbps: Int		
a	m	AgoraCallOptions	var maxVideoFrameRate: Int32		
a	m	AgoraCallOptions	var maxVideoKbps: Int		
a	m	AgoraCallOptions	var minVideoKbps: Int32		
a	m	AgoraCallOptions	var offlineMessageText: String!		
a	m	AgoraCallOptions	var pingInterval: Int32		
a	m	AgoraCallOptions	var videoKbps: Int		
a	m	AgoraCallOptions	var videoResolution: AgoraCallVideoResolution		
a	c	AgoraCallRemoteView	UIView		
a	m	AgoraCallRemoteView	func getInterestForUIPoint(_ aPoint: CGPoint) -> CGPoint		
a	m	AgoraCallRemoteView	var previewDirectly: Bool		
a	m	AgoraCallRemoteView	var scaleMode: AgoraCallViewScaleMode		
a	c	AgoraCallSession	NSObject		
a	m	AgoraCallSession	var callId: String! { get }		
a	m	AgoraCallSession	var connectType: AgoraCallConnectType { get }		
a	m	AgoraCallSession	var ext: String! { get }		
a	m	AgoraCallSession	var isCaller: Bool { get }		
a	m	AgoraCallSession	var localName: String! { get }		
a	m	AgoraCallSession	var localVideoBitrate: Int32 { get }		
a	m	AgoraCallSession	var localVideoFrameRate: Int32 { get }		
a	m	AgoraCallSession	var localVideoLostRateInPercent: Int32 { get }		
a	m	AgoraCallSession	var localVideoView: AgoraCallLocalView!		
a	m	AgoraCallSession	func pauseVideo() -> AgoraError!		
a	m	AgoraCallSession	func pauseVoice() -> AgoraError!		
a	m	AgoraCallSession	var remoteName: String! { get }		
a	m	AgoraCallSession	var remoteVideoBitrate: Int32 { get }		
a	m	AgoraCallSession	var remoteVideoFrameRate: Int32 { get }		
a	m	AgoraCallSession	var remoteVideoLostRateInPercent: Int32 { get }		
a	m	AgoraCallSession	var remoteVideoResolution: CGSize { get }		
a	m	AgoraCallSession	var remoteVideoView: AgoraCallRemoteView!		
a	m	AgoraCallSession	func resumeVideo() -> AgoraError!		
a	m	AgoraCallSession	func resumeVoice() -> AgoraError!		
a	m	AgoraCallSession	var status: AgoraCallSessionStatus { get }		
a	m	AgoraCallSession	func switchCameraPosition(_ aIsFrontCamera: Bool)		
a	m	AgoraCallSession	var type: AgoraCallType { get }		
a	m	AgoraCallSession	var videoLatency: Int32 { get }		
h	s	AgoraCallSessionStatus	Hashable, Equatable, RawRepresentable		
h	m	AgoraCallSessionStatus	init(_ rawValue: UInt32)		
h	m	AgoraCallSessionStatus	init(rawValue: UInt32)		
h	m	AgoraCallSessionStatus	var rawValue: UInt32		
h	t	AgoraCallStatus	AgoraCallSessionStatus		
a	c	AgoraCallStream	NSObject		
a	m	AgoraCallStream	var enableVideo: Bool { get }		
a	m	AgoraCallStream	var enableVoice: Bool { get }		
a	m	AgoraCallStream	var ext: String! { get }		
a	m	AgoraCallStream	var memberName: String! { get }		
a	m	AgoraCallStream	var streamId: String! { get }		
a	m	AgoraCallStream	var streamName: String! { get }		
a	m	AgoraCallStream	var type: AgoraStreamType		
a	m	AgoraCallStream	var userName: String! { get }		
a	s	AgoraCallStreamControlType	Hashable, Equatable, RawRepresentable		
a	m	AgoraCallStreamControlType	init(_ rawValue: UInt32)		
a	m	AgoraCallStreamControlType	init(rawValue: UInt32)		
a	m	AgoraCallStreamControlType	var rawValue: UInt32		
a	s	AgoraCallStreamingStatus	Hashable, Equatable, RawRepresentable		
a	m	AgoraCallStreamingStatus	init(_ rawValue: UInt32)		
a	m	AgoraCallStreamingStatus	init(rawValue: UInt32)		
a	m	AgoraCallStreamingStatus	var rawValue: UInt32		
h	s	AgoraCallType	Hashable, Equatable, RawRepresentable		
h	m	AgoraCallType	init(_ rawValue: UInt32)		
h	m	AgoraCallType	init(rawValue: UInt32)		
h	m	AgoraCallType	var rawValue: UInt32		
a	s	AgoraCallVideoFormat	Hashable, Equatable, RawRepresentable		
a	m	AgoraCallVideoFormat	init(_ rawValue: UInt32)		
a	m	AgoraCallVideoFormat	init(rawValue: UInt32)		
a	m	AgoraCallVideoFormat	var rawValue: UInt32		
a	s	AgoraCallVideoResolution	Hashable, Equatable, RawRepresentable		
a	m	AgoraCallVideoResolution	init(_ rawValue: UInt32)		
a	m	AgoraCallVideoResolution	init(rawValue: UInt32)		
a	m	AgoraCallVideoResolution	var rawValue: UInt32		
a	s	AgoraCallViewScaleMode	Hashable, Equatable, RawRepresentable		
a	m	AgoraCallViewScaleMode	init(_ rawValue: UInt32)		
a	m	AgoraCallViewScaleMode	init(rawValue: UInt32)		
a	m	AgoraCallViewScaleMode	var rawValue: UInt32		
h	c	AgoraChatClient	NSObject		
h	m	AgoraChatClient	var accessUserToken: String? { get }	accessUserToken	
h	m	AgoraChatClient	func add(_ aDelegate: (any AgoraChatClientDelegate)!)		
h	m	AgoraChatClient	func add(_ aDelegate: any AgoraChatClientDelegate, delegateQueue aQueue: dispatch_queue_t?)	addDelegate:delegateQueue:	
h	m	AgoraChatClient	func addLog(delegate aDelegate: any AgoraChatLogDelegate, queue aQueue: dispatch_queue_t?)	addLogDelegate:delegateQueue:	
h	m	AgoraChatClient	func addMultiDevices(delegate aDelegate: any AgoraChatMultiDevicesDelegate, queue aQueue: dispatch_queue_t?)	addMultiDevicesDelegate:delegateQueue:	
k	m	AgoraChatClient	func application(_ application: Any, didReceiveRemoteNotification userInfo: [AnyHashable : Any]?)	application:didReceiveRemoteNotification:	the engine keeps its link
k	m	AgoraChatClient	func applicationDidEnterBackground(_ aApplication: Any)	applicationDidEnterBackground:	the engine keeps its link
k	m	AgoraChatClient	func applicationWillEnterForeground(_ aApplication: Any)	applicationWillEnterForeground:	the engine keeps its link
h	m	AgoraChatClient	func asyncBindDeviceToken(_ aDeviceToken: Data!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func asyncGetPushOptions(fromServer aSuccessBlock: ((AgoraPushOptions?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func asyncLogin(withUsername aUsername: String!, password aPassword: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func asyncLogout(_ aIsUnbindDeviceToken: Bool, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func asyncRegister(withUsername aUsername: String!, password aPassword: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func asyncSetApnsNickname(_ aNickname: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func asyncUpdatePushOptions(toServer aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func asyncUploadLog(toServer aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func bindDeviceToken(_ aDeviceToken: Data) -> AgoraChatError?	bindDeviceToken:	
o	m	AgoraChatClient	nonisolated(nonsending) func bindFCMToken(_ aFCMToken: String) async -> AgoraChatError?		
h	m	AgoraChatClient	func bindFCMToken(_ aFCMToken: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	bindFCMToken:completion:	
h	m	AgoraChatClient	func bindPushKitToken(_ aPushToken: Data?) -> AgoraChatError?	bindPushKitToken:	
o	m	AgoraChatClient	final func callAsFunction() -> AgoraChatClient		
o	m	AgoraChatClient	final func callAsFunction() -> AgoraChatClient?		
a	m	AgoraChatClient	var callManager: (any IAgoraCallManager)! { get }		
h	m	AgoraChatClient	func changeAppkey(_ aAppkey: String) -> AgoraChatError?	changeAppkey:	
h	m	AgoraChatClient	var chatManager: (any IAgoraChatManager)? { get }	chatManager	
a	m	AgoraChatClient	var conferenceManager: (any IAgoraConferenceManager)! { get }		
h	m	AgoraChatClient	var contactManager: (any IAgoraChatContactManager)? { get }	contactManager	
h	m	AgoraChatClient	var currentUsername: String? { get }	currentUsername	
h	m	AgoraChatClient	func dataMigrationTo3() -> Bool		
o	m	AgoraChatClient	nonisolated(nonsending) func fetchToken(withUsername aUsername: String, password aPassword: String) async -> (String?, AgoraChatError?)		
h	m	AgoraChatClient	func fetchToken(withUsername aUsername: String, password aPassword: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)? = nil)	fetchTokenWithUsername:password:completion:	
h	m	AgoraChatClient	func getDeviceConfig(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatDeviceConfig!	getDeviceConfig:	
h	m	AgoraChatClient	func getLogFilesPath(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> String?	getLogFilesPath:	
h	m	AgoraChatClient	func getLogFilesPath(completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)? = nil)	getLogFilesPathWithCompletion:	
h	m	AgoraChatClient	func getLoggedInDevicesFromServer(withUserId aUserID: String, token aToken: String, completion aCompletionBlock: (([AgoraChatDeviceConfig]?, AgoraChatError?) -> Void)? = nil)	getLoggedInDevicesFromServerWithUserId:token:completion:	
h	m	AgoraChatClient	func getLoggedInDevicesFromServer(withUsername aUsername: String, password aPassword: String, completion aCompletionBlock: (([AgoraChatDeviceConfig]?, AgoraChatError?) -> Void)? = nil)	getLoggedInDevicesFromServerWithUsername:password:completion:	
h	m	AgoraChatClient	func getLoggedInDevicesFromServer(withUsername aUsername: String, password aPassword: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [AgoraChatDeviceConfig]?	getLoggedInDevicesFromServerWithUsername:password:error:	
h	m	AgoraChatClient	func getPushNotificationOptionsFromServer(completion aCompletionBlock: ((AgoraPushOptions?, AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func getPushOptionsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraPushOptions!		
h	m	AgoraChatClient	var groupManager: (any IAgoraChatGroupManager)? { get }	groupManager	
o	m	AgoraChatClient	override convenience init()		
o	m	AgoraChatClient	convenience init(environment: MessagingEnvironment, device: DeviceID)		
h	m	AgoraChatClient	func initializeSDK(with aOptions: AgoraChatOptions) -> AgoraChatError?	initializeSDKWithOptions:	
h	m	AgoraChatClient	var isAutoLogin: Bool { get }	isAutoLogin	
h	m	AgoraChatClient	var isConnected: Bool { get }	isConnected	
h	m	AgoraChatClient	var isLoggedIn: Bool { get }	isLoggedIn	
o	m	AgoraChatClient	nonisolated(nonsending) func kickAllDevices(withUserId aUserID: String, token aToken: String) async -> AgoraChatError?		
h	m	AgoraChatClient	func kickAllDevices(withUserId aUserID: String, token aToken: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	kickAllDevicesWithUserId:token:completion:	
h	m	AgoraChatClient	func kickAllDevices(withUsername aUsername: String, password aPassword: String) -> AgoraChatError?	kickAllDevicesWithUsername:password:	
h	m	AgoraChatClient	func kickAllDevices(withUsername aUsername: String, password aPassword: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	kickAllDevicesWithUsername:password:completion:	
h	m	AgoraChatClient	func kickDevice(_ aDevice: AgoraDeviceConfig!, username aUsername: String!, password aPassword: String!) -> AgoraError!		
h	m	AgoraChatClient	func kickDevice(_ aDevice: AgoraDeviceConfig!, username aUsername: String!, password aPassword: String!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
o	m	AgoraChatClient	nonisolated(nonsending) func kickDevice(withUserId aUserID: String, token aToken: String, resource aResource: String) async -> AgoraChatError?		
h	m	AgoraChatClient	func kickDevice(withUserId aUserID: String, token aToken: String, resource aResource: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	kickDeviceWithUserId:token:resource:completion:	
h	m	AgoraChatClient	func kickDevice(withUsername aUsername: String, password aPassword: String, resource aResource: String) -> AgoraChatError?	kickDeviceWithUsername:password:resource:	
h	m	AgoraChatClient	func kickDevice(withUsername aUsername: String, password aPassword: String, resource aResource: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	kickDeviceWithUsername:password:resource:completion:	
h	m	AgoraChatClient	func log(_ aLog: String)	log:	
o	m	AgoraChatClient	nonisolated(nonsending) func logFilesPath() async -> (String?, AgoraChatError?)		
o	m	AgoraChatClient	nonisolated(nonsending) func loggedInDevicesFromServer(withUserId aUserID: String, token aToken: String) async -> ([AgoraChatDeviceConfig]?, AgoraChatError?)		
o	m	AgoraChatClient	nonisolated(nonsending) func loggedInDevicesFromServer(withUsername aUsername: String, password aPassword: String) async -> ([AgoraChatDeviceConfig]?, AgoraChatError?)		
h	m	AgoraChatClient	func login(withUsername aUsername: String, agoraToken aAgoraToken: String) -> AgoraChatError?	loginWithUsername:agoraToken:	
h	m	AgoraChatClient	func login(withUsername aUsername: String, agoraToken aAgoraToken: String, completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil)	loginWithUsername:agoraToken:completion:	
h	m	AgoraChatClient	func login(withUsername aUsername: String, password aPassword: String) -> AgoraChatError?	loginWithUsername:password:	
h	m	AgoraChatClient	func login(withUsername aUsername: String, password aPassword: String, completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil)	loginWithUsername:password:completion:	
h	m	AgoraChatClient	func login(withUsername aUsername: String, token aToken: String) -> AgoraChatError?	loginWithUsername:token:	
h	m	AgoraChatClient	func login(withUsername aUsername: String, token aToken: String, completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil)	loginWithUsername:token:completion:	
h	m	AgoraChatClient	func logout(_ aIsUnbindDeviceToken: Bool) -> AgoraChatError?	logout:	
h	m	AgoraChatClient	func logout(_ aIsUnbindDeviceToken: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	logout:completion:	
k	m	AgoraChatClient	func migrateDatabaseToLatestSDK() -> Bool		always true
h	m	AgoraChatClient	var options: AgoraChatOptions { get }	options	
h	m	AgoraChatClient	var presenceManager: (any IAgoraChatPresenceManager)? { get }	presenceManager	
h	m	AgoraChatClient	var pushManager: (any IAgoraChatPushManager)? { get }	pushManager	
o	m	AgoraChatClient	nonisolated(nonsending) func pushNotificationOptionsFromServer() async -> (AgoraChatPushOptions?, AgoraChatError?)		
h	m	AgoraChatClient	var pushOptions: AgoraPushOptions! { get }		
h	m	AgoraChatClient	func register(withUsername aUsername: String, password aPassword: String) -> AgoraChatError?	registerWithUsername:password:	
h	m	AgoraChatClient	func register(withUsername aUsername: String, password aPassword: String, completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil)	registerWithUsername:password:completion:	
o	m	AgoraChatClient	nonisolated(nonsending) func registerForRemoteNotifications(withCertName aCertName: String, deviceToken aDeviceToken: Data) async -> AgoraChatError?		
h	m	AgoraChatClient	func registerForRemoteNotifications(withCertName aCertName: String, deviceToken aDeviceToken: Data, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	registerForRemoteNotificationsWithCertName:deviceToken:completion:	
o	m	AgoraChatClient	nonisolated(nonsending) func registerForRemoteNotifications(withDeviceToken aDeviceToken: Data) async -> AgoraChatError?		
h	m	AgoraChatClient	func registerForRemoteNotifications(withDeviceToken aDeviceToken: Data, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	registerForRemoteNotificationsWithDeviceToken:completion:	
o	m	AgoraChatClient	nonisolated(nonsending) func registerPushKitToken(_ aPushToken: Data?) async -> AgoraChatError?		
h	m	AgoraChatClient	func registerPushKitToken(_ aPushToken: Data?, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	registerPushKitToken:completion:	
h	m	AgoraChatClient	func remove(_ aDelegate: any AgoraChatMultiDevicesDelegate)	removeMultiDevicesDelegate:	
h	m	AgoraChatClient	func removeDelegate(_ aDelegate: Any)	removeDelegate:	
h	m	AgoraChatClient	func removeLog(delegate aDelegate: any AgoraChatLogDelegate)	removeLogDelegate:	
h	m	AgoraChatClient	func renewToken(_ newToken: String) -> AgoraChatError?	renewToken:	
h	m	AgoraChatClient	func renewToken(_ newToken: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	renewToken:completion:	
h	m	AgoraChatClient	var roomManager: (any IAgoraChatroomManager)? { get }	roomManager	
o	m	AgoraChatClient	nonisolated(nonsending) func serviceCheck(withUsername aUsername: String, password aPassword: String) async -> (AgoraChatServerCheckType, AgoraChatError?)		
h	m	AgoraChatClient	func serviceCheck(withUsername aUsername: String, password aPassword: String, completion aCompletionBlock: ((AgoraChatServerCheckType, AgoraChatError?) -> Void)? = nil)	serviceCheckWithUsername:password:completion:	
h	m	AgoraChatClient	func setApnsNickname(_ aNickname: String!) -> AgoraError!		
h	m	AgoraChatClient	static var shared: AgoraChatClient { get }		
h	m	AgoraChatClient	class func shared() -> Self	sharedClient	
h	m	AgoraChatClient	var statisticsManager: (any IAgoraChatStatisticsManager)? { get }	statisticsManager	
h	m	AgoraChatClient	var threadManager: (any IAgoraChatThreadManager)? { get }	threadManager	
h	m	AgoraChatClient	var translateManager: any IAgoraChatTranslateManager { get }	translateManager	
h	m	AgoraChatClient	func unBindPushKitToken() -> AgoraChatError?	unBindPushKitToken	
o	m	AgoraChatClient	nonisolated(nonsending) func unRegisterPushKitToken() async -> AgoraChatError?		
h	m	AgoraChatClient	func unRegisterPushKitToken(completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	unRegisterPushKitTokenWithCompletion:	
o	m	AgoraChatClient	nonisolated(nonsending) func updatePushNotifiationDisplayName(_ aDisplayName: String!) async -> (String?, AgoraChatError?)		
h	m	AgoraChatClient	func updatePushNotifiationDisplayName(_ aDisplayName: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
o	m	AgoraChatClient	nonisolated(nonsending) func updatePushNotificationOptionsToServer() async -> AgoraChatError?		
h	m	AgoraChatClient	func updatePushNotificationOptionsToServer(completion aCompletionBlock: ((AgoraError?) -> Void)!)		
h	m	AgoraChatClient	func updatePushOptionsToServer() -> AgoraError!		
o	m	AgoraChatClient	nonisolated(nonsending) func uploadDebugLogToServer() async -> AgoraChatError?		
r	m	AgoraChatClient	func uploadDebugLogToServer(completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	uploadDebugLogToServerWithCompletion:	error 505
r	m	AgoraChatClient	func uploadLogToServer() -> AgoraChatError?	uploadLogToServer	error 505
h	m	AgoraChatClient	var userInfoManager: (any IAgoraChatUserInfoManager)? { get }	userInfoManager	
h	m	AgoraChatClient	var version: String { get }	version	
h	p	AgoraChatClientDelegate	AgoraChatClientDelegateCalls, AgoraChatClientDelegateSpellings, AgoraChatClientDelegateUnwrappedFirst, NSObjectProtocol		
h	m	AgoraChatClientDelegate	func autoLoginDidCompleteWithError(_ aError: AgoraChatError?)	autoLoginDidCompleteWithError:	
h	m	AgoraChatClientDelegate	func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState)	connectionStateDidChange:	
h	m	AgoraChatClientDelegate	func didAutoLoginWithError(_ aError: AgoraChatError)		
h	m	AgoraChatClientDelegate	func didConnectionStateChanged(_ aConnectionState: AgoraChatConnectionState)		
h	m	AgoraChatClientDelegate	func didLoginFromOtherDevice()		
h	m	AgoraChatClientDelegate	func didRemovedFromServer()		
h	m	AgoraChatClientDelegate	func onOfflineMessageSyncFinish()	onOfflineMessageSyncFinish	
h	m	AgoraChatClientDelegate	func onOfflineMessageSyncStart()	onOfflineMessageSyncStart	
h	m	AgoraChatClientDelegate	func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode)	tokenDidExpire:	
h	m	AgoraChatClientDelegate	func tokenWillExpire(_ aErrorCode: AgoraChatErrorCode)	tokenWillExpire:	
h	m	AgoraChatClientDelegate	func userAccountDidForced(toLogout aError: AgoraChatError?)	userAccountDidForcedToLogout:	
h	m	AgoraChatClientDelegate	func userAccountDidLogin(fromOtherDevice aDeviceName: String)	userAccountDidLoginFromOtherDevice:	
h	m	AgoraChatClientDelegate	func userAccountDidLoginFromOtherDevice()	userAccountDidLoginFromOtherDevice	
h	m	AgoraChatClientDelegate	func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?)	userAccountDidLoginFromOtherDeviceWithInfo:	
h	m	AgoraChatClientDelegate	func userAccountDidRemoveFromServer()	userAccountDidRemoveFromServer	
h	m	AgoraChatClientDelegate	func userDidForbidByServer()	userDidForbidByServer	
o	p	AgoraChatClientDelegateCalls	NSObjectProtocol		
o	m	AgoraChatClientDelegateCalls	func autoLoginDidCompleteWithError(_ aError: AgoraChatError?)		
o	m	AgoraChatClientDelegateCalls	func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState)		
o	m	AgoraChatClientDelegateCalls	func onOfflineMessageSyncFinish()		
o	m	AgoraChatClientDelegateCalls	func onOfflineMessageSyncStart()		
o	m	AgoraChatClientDelegateCalls	func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode)		
o	m	AgoraChatClientDelegateCalls	func tokenWillExpire(_ aErrorCode: AgoraChatErrorCode)		
o	m	AgoraChatClientDelegateCalls	func userAccountDidForced(toLogout aError: AgoraChatError?)		
o	m	AgoraChatClientDelegateCalls	func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?)		
o	m	AgoraChatClientDelegateCalls	func userAccountDidRemoveFromServer()		
o	m	AgoraChatClientDelegateCalls	func userDidForbidByServer()		
o	p	AgoraChatClientDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatClientDelegateSpellings	func autoLoginDidCompleteWithError(_ aError: AgoraChatError)		
o	m	AgoraChatClientDelegateSpellings	func didAutoLoginWithError(_ aError: AgoraChatError)		
o	m	AgoraChatClientDelegateSpellings	func didAutoLoginWithError(_ aError: AgoraChatError?)		
o	m	AgoraChatClientDelegateSpellings	func didConnectionStateChanged(_ aConnectionState: AgoraChatConnectionState)		
o	m	AgoraChatClientDelegateSpellings	func didLoginFromOtherDevice()		
o	m	AgoraChatClientDelegateSpellings	func didRemovedFromServer()		
o	m	AgoraChatClientDelegateSpellings	func userAccountDidForced(toLogout aError: AgoraChatError)		
o	m	AgoraChatClientDelegateSpellings	func userAccountDidLogin(fromOtherDevice aDeviceName: String)		
o	m	AgoraChatClientDelegateSpellings	func userAccountDidLogin(fromOtherDevice aDeviceName: String?)		
o	m	AgoraChatClientDelegateSpellings	func userAccountDidLoginFromOtherDevice()		
o	m	AgoraChatClientDelegateSpellings	func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo)		
o	p	AgoraChatClientDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatClientDelegateUnwrappedFirst	func autoLoginDidCompleteWithError(_ aError: AgoraChatError!)		
o	m	AgoraChatClientDelegateUnwrappedFirst	func didAutoLoginWithError(_ aError: AgoraChatError!)		
o	m	AgoraChatClientDelegateUnwrappedFirst	func userAccountDidForced(toLogout aError: AgoraChatError!)		
o	m	AgoraChatClientDelegateUnwrappedFirst	func userAccountDidLogin(fromOtherDevice aDeviceName: String!)		
o	m	AgoraChatClientDelegateUnwrappedFirst	func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo!)		
h	c	AgoraChatCmdMessageBody	AgoraChatMessageBody		
h	m	AgoraChatCmdMessageBody	var action: String!	action	
o	m	AgoraChatCmdMessageBody	override init()		
h	m	AgoraChatCmdMessageBody	init(action aAction: String)	initWithAction:	
h	m	AgoraChatCmdMessageBody	var isDeliverOnlineOnly: Bool	isDeliverOnlineOnly	
o	m	AgoraChatCmdMessageBody	var params: [Any]!		
h	c	AgoraChatCombineMessageBody	AgoraChatFileMessageBody		
h	m	AgoraChatCombineMessageBody	var compatibleText: String?	compatibleText	
o	m	AgoraChatCombineMessageBody	override init()		
h	m	AgoraChatCombineMessageBody	init(title aTitle: String?, summary aSummary: String?, compatibleText aCompatibleText: String?, messageIdList aMessageIdList: [String])	initWithTitle:summary:compatibleText:messageIdList:	
h	m	AgoraChatCombineMessageBody	var messageIdList: [String] { get }	messageIdList	
h	m	AgoraChatCombineMessageBody	var summary: String?	summary	
h	m	AgoraChatCombineMessageBody	var title: String?	title	
h	e	AgoraChatConnectionState	Int, Sendable		
h	m	AgoraChatConnectionState	case connected = 0	AgoraChatConnectionConnected	
h	m	AgoraChatConnectionState	case disconnected = 1	AgoraChatConnectionDisconnected	
o	m	AgoraChatConnectionState	init?(rawValue: Int)		
h	c	AgoraChatContact	NSObject, NSCoding		
o	m	AgoraChatContact	override var description: String { get }		
o	m	AgoraChatContact	func encode(with coder: NSCoder)		
o	m	AgoraChatContact	override init()		
o	m	AgoraChatContact	required init?(coder: NSCoder)		
h	m	AgoraChatContact	init!(userId: String, remark: String?)	initWithUserId:remark:	
h	m	AgoraChatContact	var remark: String?	remark	
h	m	AgoraChatContact	var userId: String { get }	userId	
h	p	AgoraChatContactManagerDelegate	AgoraChatContactManagerDelegateCalls, AgoraChatContactManagerDelegateSpellings, AgoraChatContactManagerDelegateUnwrappedFirst, AgoraChatContactManagerDelegateUnwrappedFirstSecond, AgoraChatContactManagerDelegateUnwrappedSecond, NSObjectProtocol		
h	m	AgoraChatContactManagerDelegate	func friendRequestDidApprove(byUser aUsername: String)	friendRequestDidApproveByUser:	
h	m	AgoraChatContactManagerDelegate	func friendRequestDidDecline(byUser aUsername: String)	friendRequestDidDeclineByUser:	
h	m	AgoraChatContactManagerDelegate	func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?)	friendRequestDidReceiveFromUser:message:	
h	m	AgoraChatContactManagerDelegate	func friendshipDidAdd(byUser aUsername: String)	friendshipDidAddByUser:	
h	m	AgoraChatContactManagerDelegate	func friendshipDidRemove(byUser aUsername: String)	friendshipDidRemoveByUser:	
o	p	AgoraChatContactManagerDelegateCalls	NSObjectProtocol		
o	m	AgoraChatContactManagerDelegateCalls	func friendRequestDidApprove(byUser aUsername: String)		
o	m	AgoraChatContactManagerDelegateCalls	func friendRequestDidDecline(byUser aUsername: String)		
o	m	AgoraChatContactManagerDelegateCalls	func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?)		
o	m	AgoraChatContactManagerDelegateCalls	func friendshipDidAdd(byUser aUsername: String)		
o	m	AgoraChatContactManagerDelegateCalls	func friendshipDidRemove(byUser aUsername: String)		
o	p	AgoraChatContactManagerDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveAdded(fromUsername aUsername: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveAdded(fromUsername aUsername: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveAgreed(fromUsername aUsername: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveAgreed(fromUsername aUsername: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveDeclined(fromUsername aUsername: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveDeclined(fromUsername aUsername: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveDeleted(fromUsername aUsername: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveDeleted(fromUsername aUsername: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func friendRequestDidApprove(byUser aUsername: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func friendRequestDidDecline(byUser aUsername: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String)		
o	m	AgoraChatContactManagerDelegateSpellings	func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func friendshipDidAdd(byUser aUsername: String?)		
o	m	AgoraChatContactManagerDelegateSpellings	func friendshipDidRemove(byUser aUsername: String?)		
o	p	AgoraChatContactManagerDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func didReceiveAdded(fromUsername aUsername: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func didReceiveAgreed(fromUsername aUsername: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func didReceiveDeclined(fromUsername aUsername: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func didReceiveDeleted(fromUsername aUsername: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String?)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func friendRequestDidApprove(byUser aUsername: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func friendRequestDidDecline(byUser aUsername: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String?)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func friendshipDidAdd(byUser aUsername: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirst	func friendshipDidRemove(byUser aUsername: String!)		
o	p	AgoraChatContactManagerDelegateUnwrappedFirstSecond	NSObjectProtocol		
o	m	AgoraChatContactManagerDelegateUnwrappedFirstSecond	func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedFirstSecond	func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String!)		
o	p	AgoraChatContactManagerDelegateUnwrappedSecond	NSObjectProtocol		
o	m	AgoraChatContactManagerDelegateUnwrappedSecond	func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedSecond	func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedSecond	func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String!)		
o	m	AgoraChatContactManagerDelegateUnwrappedSecond	func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String!)		
h	c	AgoraChatConversation	NSObject		
o	m	AgoraChatConversation	func append(_ aMessage: AgoraChatMessage!) -> Bool		
o	m	AgoraChatConversation	func append(_ aMessage: AgoraChatMessage) -> Bool		
h	m	AgoraChatConversation	func append(_ aMessage: AgoraChatMessage, error pError: UnsafeMutablePointer<AgoraChatError?>?)	appendMessage:error:	
h	m	AgoraChatConversation	var conversationId: String! { get }	conversationId	
o	m	AgoraChatConversation	func deleteAllMessages() -> Bool		
h	m	AgoraChatConversation	func deleteAllMessages(_ pError: UnsafeMutablePointer<AgoraChatError?>?)	deleteAllMessages:	
o	m	AgoraChatConversation	func deleteMessage(withId aMessageId: String!) -> Bool		
o	m	AgoraChatConversation	func deleteMessage(withId aMessageId: String) -> Bool		
h	m	AgoraChatConversation	func deleteMessage(withId aMessageId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)	deleteMessageWithId:error:	
h	m	AgoraChatConversation	var disturbType: AgoraChatPushRemindType { get }	disturbType	
h	m	AgoraChatConversation	var ext: [AnyHashable : Any]!	ext	
h	m	AgoraChatConversation	func getMessageCountStart(_ aStartTimestamp: Int, to aEndTimestamp: Int) -> Int	getMessageCountStart:to:	
o	m	AgoraChatConversation	override var hash: Int { get }		
o	m	AgoraChatConversation	override convenience init()		
o	m	AgoraChatConversation	func insert(_ aMessage: AgoraChatMessage!) -> Bool		
o	m	AgoraChatConversation	func insert(_ aMessage: AgoraChatMessage) -> Bool		
h	m	AgoraChatConversation	func insert(_ aMessage: AgoraChatMessage, error pError: UnsafeMutablePointer<AgoraChatError?>?)	insertMessage:error:	
h	m	AgoraChatConversation	var isChatThread: Bool	isChatThread	
o	m	AgoraChatConversation	override func isEqual(_ object: Any?) -> Bool		
h	m	AgoraChatConversation	var isPinned: Bool { get }	isPinned	
h	m	AgoraChatConversation	func lastReceivedMessage() -> AgoraChatMessage?	lastReceivedMessage	
h	m	AgoraChatConversation	var latestMessage: AgoraChatMessage! { get }	latestMessage	
o	m	AgoraChatConversation	func latestMessageFromOthers() -> AgoraChatMessage!		
h	m	AgoraChatConversation	func loadCustomMsg(withKeyword aKeyword: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?, searchDirection aDirection: AgoraChatMessageSearchDirection) -> [AgoraChatMessage]?	loadCustomMsgWithKeyword:timestamp:count:fromUser:searchDirection:	
h	m	AgoraChatConversation	func loadCustomMsg(withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil)	loadCustomMsgWithKeyword:timestamp:count:fromUser:searchDirection:completion:	
o	m	AgoraChatConversation	func loadMessage(withId aMessageId: String!) -> AgoraChatMessage!		
o	m	AgoraChatConversation	func loadMessage(withId aMessageId: String) -> AgoraChatMessage!		
h	m	AgoraChatConversation	func loadMessage(withId aMessageId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatMessage?	loadMessageWithId:error:	
h	m	AgoraChatConversation	func loadMessages(from aStartTimestamp: Int64, to aEndTimestamp: Int64, count aCount: Int32) -> [AgoraChatMessage]?	loadMessagesFrom:to:count:	
h	m	AgoraChatConversation	func loadMessages(from aStartTimestamp: Int64, to aEndTimestamp: Int64, count aCount: Int32, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil)	loadMessagesFrom:to:count:completion:	
h	m	AgoraChatConversation	func loadMessages(with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection) -> [AgoraChatMessage]?	loadMessagesWithType:timestamp:count:fromUser:searchDirection:	
h	m	AgoraChatConversation	func loadMessages(with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil)	loadMessagesWithType:timestamp:count:fromUser:searchDirection:completion:	
h	m	AgoraChatConversation	func loadMessages(withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?, searchDirection aDirection: AgoraChatMessageSearchDirection) -> [AgoraChatMessage]?	loadMessagesWithKeyword:timestamp:count:fromUser:searchDirection:	
h	m	AgoraChatConversation	func loadMessages(withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil)	loadMessagesWithKeyword:timestamp:count:fromUser:searchDirection:completion:	
o	m	AgoraChatConversation	nonisolated(nonsending) func loadMessages(withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?, searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope) async -> ([AgoraChatMessage]?, AgoraChatError?)		
h	m	AgoraChatConversation	func loadMessages(withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?, searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil)	loadMessagesWithKeyword:timestamp:count:fromUser:searchDirection:scope:completion:	
h	m	AgoraChatConversation	func loadMessagesStart(fromId aMessageId: String?, count aCount: Int32, searchDirection aDirection: AgoraChatMessageSearchDirection) -> [AgoraChatMessage]?	loadMessagesStartFromId:count:searchDirection:	
h	m	AgoraChatConversation	func loadMessagesStart(fromId aMessageId: String?, count aCount: Int32, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil)	loadMessagesStartFromId:count:searchDirection:completion:	
o	m	AgoraChatConversation	func loadMoreMessages(from aStartTimestamp: Int64, to aEndTimestamp: Int64, maxCount aMaxCount: Int32) -> [Any]!		
o	m	AgoraChatConversation	func loadMoreMessages(fromId aMessageId: String!, limit aLimit: Int32, direction aDirection: AgoraChatMessageSearchDirection) -> [Any]!		
o	m	AgoraChatConversation	func loadMoreMessages(with aType: AgoraChatMessageBodyType, before aTimestamp: Int64, limit aLimit: Int32, from aSender: String!, direction aDirection: AgoraChatMessageSearchDirection) -> [Any]!		
o	m	AgoraChatConversation	func loadMoreMessagesContain(_ aKeywords: String!, before aTimestamp: Int64, limit aLimit: Int32, from aSender: String!, direction aDirection: AgoraChatMessageSearchDirection) -> [Any]!		
h	m	AgoraChatConversation	func markAllMessages(asRead pError: UnsafeMutablePointer<AgoraChatError?>?)	markAllMessagesAsRead:	
o	m	AgoraChatConversation	func markAllMessagesAsRead() -> Bool		
o	m	AgoraChatConversation	func markMessageAsRead(withId aMessageId: String!) -> Bool		
o	m	AgoraChatConversation	func markMessageAsRead(withId aMessageId: String) -> Bool		
h	m	AgoraChatConversation	func markMessageAsRead(withId aMessageId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)	markMessageAsReadWithId:error:	
h	m	AgoraChatConversation	var marks: [NSNumber]! { get }	marks	
h	m	AgoraChatConversation	var messagesCount: Int32 { get }	messagesCount	
h	m	AgoraChatConversation	func pinnedMessages() -> [AgoraChatMessage]?	pinnedMessages	
h	m	AgoraChatConversation	var pinnedTime: Int64 { get }	pinnedTime	
o	m	AgoraChatConversation	nonisolated(nonsending) func removeMessages(fromServerMessageIds messageIds: [String]) async -> AgoraChatError?		
h	m	AgoraChatConversation	func removeMessages(fromServerMessageIds messageIds: [String], completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	removeMessagesFromServerMessageIds:completion:	
o	m	AgoraChatConversation	nonisolated(nonsending) func removeMessagesFromServer(withTimeStamp beforeTimeStamp: TimeInterval) async -> AgoraChatError?		
h	m	AgoraChatConversation	func removeMessagesFromServer(withTimeStamp beforeTimeStamp: TimeInterval, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil)	removeMessagesFromServerWithTimeStamp:completion:	
h	m	AgoraChatConversation	func removeMessagesStart(_ aStartTimestamp: Int, to aEndTimestamp: Int) -> AgoraChatError?	removeMessagesStart:to:	
o	m	AgoraChatConversation	nonisolated(nonsending) func searchMessages(withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection) async -> ([AgoraChatMessage]?, AgoraChatError?)		
h	m	AgoraChatConversation	func searchMessages(withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil)	searchMessagesWithTypes:timestamp:count:fromUser:searchDirection:completion:	
h	m	AgoraChatConversation	var type: AgoraChatConversationType { get }	type	
h	m	AgoraChatConversation	var unreadMessagesCount: Int32 { get }	unreadMessagesCount	
o	m	AgoraChatConversation	func update(_ aMessage: AgoraChatMessage!) -> Bool		
o	m	AgoraChatConversation	func update(_ aMessage: AgoraChatMessage) -> Bool		
o	m	AgoraChatConversation	func updateExtToDB() -> Bool		
h	m	AgoraChatConversation	func updateMessageChange(_ aMessage: AgoraChatMessage, error pError: UnsafeMutablePointer<AgoraChatError?>?)	updateMessageChange:error:	
h	c	AgoraChatConversationFilter	NSObject		
o	m	AgoraChatConversationFilter	override init()		
h	m	AgoraChatConversationFilter	init(mark: AgoraChatMarkType, pageSize: Int)	initWithMark:pageSize:	
h	m	AgoraChatConversationFilter	var mark: AgoraChatMarkType	mark	
h	m	AgoraChatConversationFilter	var pageSize: Int	pageSize	
h	e	AgoraChatConversationType	Int, Sendable		
h	m	AgoraChatConversationType	case chat = 0	AgoraChatConversationTypeChat	
h	m	AgoraChatConversationType	case chatRoom = 2	AgoraChatConversationTypeChatRoom	
h	m	AgoraChatConversationType	case groupChat = 1	AgoraChatConversationTypeGroupChat	
o	m	AgoraChatConversationType	init?(rawValue: Int)		
h	c	AgoraChatCursorResult			
h	m	AgoraChatCursorResult	var cursor: String?	cursor	
o	m	AgoraChatCursorResult	override init()		
h	m	AgoraChatCursorResult	convenience init(list aList: [ObjectType]?, andCursor aCusror: String?)	cursorResultWithList:andCursor:	
h	m	AgoraChatCursorResult	var list: [ObjectType]?	list	
h	c	AgoraChatCustomMessageBody	AgoraChatMessageBody		
h	m	AgoraChatCustomMessageBody	var customExt: [String : String]!	customExt	
h	m	AgoraChatCustomMessageBody	var event: String!	event	
o	m	AgoraChatCustomMessageBody	override init()		
h	m	AgoraChatCustomMessageBody	init(event aEvent: String?, customExt aCustomExt: [String : String]?)	initWithEvent:customExt:	
h	c	AgoraChatDeviceConfig	NSObject		
h	m	AgoraChatDeviceConfig	var deviceName: String? { get }	deviceName	
h	m	AgoraChatDeviceConfig	var deviceUUID: String? { get }	deviceUUID	
o	m	AgoraChatDeviceConfig	override init()		
h	m	AgoraChatDeviceConfig	var resource: String? { get }	resource	
h	e	AgoraChatDownloadStatus	Int, Sendable		
h	m	AgoraChatDownloadStatus	case downloading = 0	AgoraChatDownloadStatusDownloading	
h	m	AgoraChatDownloadStatus	case failed = 2	AgoraChatDownloadStatusFailed	
o	m	AgoraChatDownloadStatus	init?(rawValue: Int)		
h	m	AgoraChatDownloadStatus	case pending = 3	AgoraChatDownloadStatusPending	
h	m	AgoraChatDownloadStatus	case succeed = 1	AgoraChatDownloadStatusSucceed	
h	m	AgoraChatDownloadStatus	static var successed: AgoraChatDownloadStatus { get }	AgoraChatDownloadStatusSuccessed	
h	c	AgoraChatError	NSObject		
h	m	AgoraChatError	var code: AgoraChatErrorCode	code	
o	m	AgoraChatError	override var description: String { get }		
h	m	AgoraChatError	var errorDescription: String!	errorDescription	
o	m	AgoraChatError	override init()		
h	m	AgoraChatError	init!(description aDescription: String!, code aCode: AgoraChatErrorCode)	initWithDescription:code:	
h	e	AgoraChatErrorCode	Int, Sendable		
h	m	AgoraChatErrorCode	case appActiveNumbersReachLimitation = 8	AgoraChatErrorAppActiveNumbersReachLimitation	
o	m	AgoraChatErrorCode	case callAlreadyJoined		
o	m	AgoraChatErrorCode	case callAlreadyPub		
o	m	AgoraChatErrorCode	case callAlreadySub		
o	m	AgoraChatErrorCode	case callBusy		
o	m	AgoraChatErrorCode	case callCancel		
o	m	AgoraChatErrorCode	case callConnectFailed		
o	m	AgoraChatErrorCode	case callCreateFailed		
o	m	AgoraChatErrorCode	case callInvalidId		
o	m	AgoraChatErrorCode	case callInvalidTicket		
o	m	AgoraChatErrorCode	case callNoPublish		
o	m	AgoraChatErrorCode	case callNoStream		
o	m	AgoraChatErrorCode	case callNoSubscribe		
o	m	AgoraChatErrorCode	case callNotExist		
o	m	AgoraChatErrorCode	case callRemoteOffline		
o	m	AgoraChatErrorCode	case callSessionExpired		
o	m	AgoraChatErrorCode	case callTicketExpired		
h	m	AgoraChatErrorCode	case channelSyncNotOpen = 106	AgoraChatErrorChannelSyncNotOpen	
h	m	AgoraChatErrorCode	case chatroomAlreadyJoined = 701	AgoraChatErrorChatroomAlreadyJoined	
h	m	AgoraChatErrorCode	case chatroomInvalidId = 700	AgoraChatErrorChatroomInvalidId	
h	m	AgoraChatErrorCode	case chatroomMembersFull = 704	AgoraChatErrorChatroomMembersFull	
h	m	AgoraChatErrorCode	case chatroomNotExist = 705	AgoraChatErrorChatroomNotExist	
h	m	AgoraChatErrorCode	case chatroomNotJoined = 702	AgoraChatErrorChatroomNotJoined	
h	m	AgoraChatErrorCode	case chatroomOwnerNotAllowLeave = 706	AgoraChatErrorChatroomOwnerNotAllowLeave	
h	m	AgoraChatErrorCode	case chatroomPermissionDenied = 703	AgoraChatErrorChatroomPermissionDenied	
h	m	AgoraChatErrorCode	case chatroomUserInBlockList = 707	AgoraChatErrorChatroomUserInBlockList	
h	m	AgoraChatErrorCode	case contactAddFaild = 1000	AgoraChatErrorContactAddFaild	
h	m	AgoraChatErrorCode	case contactReachLimit = 1001	AgoraChatErrorContactReachLimit	
h	m	AgoraChatErrorCode	case contactReachLimitPeer = 1002	AgoraChatErrorContactReachLimitPeer	
h	m	AgoraChatErrorCode	case databaseOperationFailed = 3	AgoraChatErrorDatabaseOperationFailed	
h	m	AgoraChatErrorCode	case editFailed = 511	AgoraChatErrorEditFailed	
h	m	AgoraChatErrorCode	case exceedServiceLimit = 4	AgoraChatErrorExceedServiceLimit	
h	m	AgoraChatErrorCode	case fileContentImproper = 406	AgoraChatErrorFileContentImproper	
h	m	AgoraChatErrorCode	case fileDeleteFailed = 404	AgoraChatErrorFileDeleteFailed	
h	m	AgoraChatErrorCode	case fileDownloadFailed = 403	AgoraChatErrorFileDownloadFailed	
h	m	AgoraChatErrorCode	case fileExpired = 407	AgoraChatErrorFileExpired	
h	m	AgoraChatErrorCode	case fileInvalid = 401	AgoraChatErrorFileInvalid	
h	m	AgoraChatErrorCode	case fileNotFound = 400	AgoraChatErrorFileNotFound	
h	m	AgoraChatErrorCode	case fileTooLarge = 405	AgoraChatErrorFileTooLarge	
h	m	AgoraChatErrorCode	case fileUploadFailed = 402	AgoraChatErrorFileUploadFailed	
h	m	AgoraChatErrorCode	case general = 1	AgoraChatErrorGeneral	
h	m	AgoraChatErrorCode	case groupAlreadyJoined = 601	AgoraChatErrorGroupAlreadyJoined	
h	m	AgoraChatErrorCode	case groupDisabled = 607	AgoraChatErrorGroupDisabled	
h	m	AgoraChatErrorCode	case groupInvalidId = 600	AgoraChatErrorGroupInvalidId	
h	m	AgoraChatErrorCode	case groupMemberAttributesKeyReachLimit = 611	AgoraChatErrorGroupMemberAttributesKeyReachLimit	
h	m	AgoraChatErrorCode	case groupMemberAttributesReachLimit = 609	AgoraChatErrorGroupMemberAttributesReachLimit	
h	m	AgoraChatErrorCode	case groupMemberAttributesUpdateFailed = 610	AgoraChatErrorGroupMemberAttributesUpdateFailed	
h	m	AgoraChatErrorCode	case groupMemberAttributesValueReachLimit = 612	AgoraChatErrorGroupMemberAttributesValueReachLimit	
h	m	AgoraChatErrorCode	case groupMembersFull = 604	AgoraChatErrorGroupMembersFull	
h	m	AgoraChatErrorCode	case groupNameViolation = 608	AgoraChatErrorGroupNameViolation	
h	m	AgoraChatErrorCode	case groupNotExist = 606	AgoraChatErrorGroupNotExist	
h	m	AgoraChatErrorCode	case groupNotJoined = 602	AgoraChatErrorGroupNotJoined	
h	m	AgoraChatErrorCode	case groupPermissionDenied = 603	AgoraChatErrorGroupPermissionDenied	
h	m	AgoraChatErrorCode	case groupSharedFileInvalidId = 605	AgoraChatErrorGroupSharedFileInvalidId	
h	m	AgoraChatErrorCode	case groupUserInBlockList = 613	AgoraChatErrorGroupUserInBlockList	
o	m	AgoraChatErrorCode	init?(rawValue: Int)		
h	m	AgoraChatErrorCode	case invalidAppkey = 100	AgoraChatErrorInvalidAppkey	
h	m	AgoraChatErrorCode	case invalidConversation = 107	AgoraChatErrorInvalidConversation	
h	m	AgoraChatErrorCode	case invalidParam = 110	AgoraChatErrorInvalidParam	
h	m	AgoraChatErrorCode	case invalidPassword = 102	AgoraChatErrorInvalidPassword	
h	m	AgoraChatErrorCode	case invalidToken = 104	AgoraChatErrorInvalidToken	
h	m	AgoraChatErrorCode	case invalidURL = 103	AgoraChatErrorInvalidURL	
h	m	AgoraChatErrorCode	case invalidUsername = 101	AgoraChatErrorInvalidUsername	
h	m	AgoraChatErrorCode	case messageCurrentLimiting = 509	AgoraChatErrorMessageCurrentLimiting	
h	m	AgoraChatErrorCode	case messageEncryption = 503	AgoraChatErrorMessageEncryption	
h	m	AgoraChatErrorCode	case messageExpired = 506	AgoraChatErrorMessageExpired	
h	m	AgoraChatErrorCode	case messageExternalLogicBlocked = 508	AgoraChatErrorMessageExternalLogicBlocked	
h	m	AgoraChatErrorCode	case messageIllegalWhiteList = 507	AgoraChatErrorMessageIllegalWhiteList	
h	m	AgoraChatErrorCode	case messageIncludeIllegalContent = 501	AgoraChatErrorMessageIncludeIllegalContent	
h	m	AgoraChatErrorCode	case messageInvalid = 500	AgoraChatErrorMessageInvalid	
h	m	AgoraChatErrorCode	case messageRecallTimeLimit = 504	AgoraChatErrorMessageRecallTimeLimit	
h	m	AgoraChatErrorCode	case messageSizeLimit = 510	AgoraChatErrorMessageSizeLimit	
h	m	AgoraChatErrorCode	case messageTrafficLimit = 502	AgoraChatErrorMessageTrafficLimit	
h	m	AgoraChatErrorCode	case moderationFailed = 1200	AgoraChatErrorModerationFailed	
h	m	AgoraChatErrorCode	case networkUnavailable = 2	AgoraChatErrorNetworkUnavailable	
h	m	AgoraChatErrorCode	case noError = 0	AgoraChatErrorNoError	
h	m	AgoraChatErrorCode	case notSupportPush = 1403	AgoraChatErrorNotSupportPush	
h	m	AgoraChatErrorCode	case operationUnsupported = 111	AgoraChatErrorOperationUnsupported	
h	m	AgoraChatErrorCode	case partialSuccess = 7	AgoraChatErrorPartialSuccess	
h	m	AgoraChatErrorCode	case presenceCannotSubscribeSelf = 1101	AgoraChatErrorPresenceCannotSubscribeSelf	
h	m	AgoraChatErrorCode	case presenceParamExceed = 1100	AgoraChatErrorPresenceParamExceed	
h	m	AgoraChatErrorCode	case pushBindFailed = 1501	AgoraChatErrorPushBindFailed	
h	m	AgoraChatErrorCode	case pushReportActionFailed = 6	AgoraChatErrorPushReportActionFailed	
h	m	AgoraChatErrorCode	case pushUnBindFailed = 1502	AgoraChatErrorPushUnBindFailed	
h	m	AgoraChatErrorCode	case queryParamReachesLimit = 112	AgoraChatErrorQueryParamReachesLimit	
h	m	AgoraChatErrorCode	case reactionHasBeenOperated = 1301	AgoraChatErrorReactionHasBeenOperated	
h	m	AgoraChatErrorCode	case reactionOperationIsIllegal = 1302	AgoraChatErrorReactionOperationIsIllegal	
h	m	AgoraChatErrorCode	case reactionReachLimit = 1300	AgoraChatErrorReactionReachLimit	
h	m	AgoraChatErrorCode	case serverBusy = 302	AgoraChatErrorServerBusy	
h	m	AgoraChatErrorCode	case serverDecryptionFailed = 306	AgoraChatErrorServerDecryptionFailed	
h	m	AgoraChatErrorCode	case serverGetDNSConfigFailed = 304	AgoraChatErrorServerGetDNSConfigFailed	
h	m	AgoraChatErrorCode	case serverGetRTCConfigFailed = 307	AgoraChatErrorServerGetRTCConfigFailed	
h	m	AgoraChatErrorCode	case serverNoMatchURL = 308	AgoraChatErrorServerNoMatchURL	
h	m	AgoraChatErrorCode	case serverNotReachable = 300	AgoraChatErrorServerNotReachable	
h	m	AgoraChatErrorCode	case serverServingForbidden = 305	AgoraChatErrorServerServingForbidden	
h	m	AgoraChatErrorCode	case serverTimeout = 301	AgoraChatErrorServerTimeout	
h	m	AgoraChatErrorCode	case serverUnknownError = 303	AgoraChatErrorServerUnknownError	
h	m	AgoraChatErrorCode	case serviceArrearages = 5	AgoraChatErrorServiceArrearages	
h	m	AgoraChatErrorCode	case serviceNotEnable = 505	AgoraChatErrorServiceNotEnable	
h	m	AgoraChatErrorCode	case thirdServiceFailed = 1299	AgoraChatErrorThirdServiceFailed	
h	m	AgoraChatErrorCode	case threadAlreadyExist = 1401	AgoraChatErrorThreadAlreadyExist	
h	m	AgoraChatErrorCode	case threadCreateMessageIllegal = 1402	AgoraChatErrorThreadCreateMessageIllegal	
h	m	AgoraChatErrorCode	case threadNotExist = 1400	AgoraChatErrorThreadNotExist	
h	m	AgoraChatErrorCode	case tokeWillExpire = 109	AgoraChatErrorTokeWillExpire	
h	m	AgoraChatErrorCode	case tokenExpire = 108	AgoraChatErrorTokenExpire	
h	m	AgoraChatErrorCode	case translateParamError = 1110	AgoraChatErrorTranslateParamError	
h	m	AgoraChatErrorCode	case translateServiceFail = 1113	AgoraChatErrorTranslateServiceFail	
h	m	AgoraChatErrorCode	case translateServiceNotEnabled = 1111	AgoraChatErrorTranslateServiceNotEnabled	
h	m	AgoraChatErrorCode	case translateUsageLimit = 1112	AgoraChatErrorTranslateUsageLimit	
h	m	AgoraChatErrorCode	case updateApnsConfigsFailed = 209	AgoraChatErrorUpdateApnsConfigsFailed	
h	m	AgoraChatErrorCode	case userAlreadyExist = 203	AgoraChatErrorUserAlreadyExist	
h	m	AgoraChatErrorCode	case userAlreadyLoginAnother = 218	AgoraChatErrorUserAlreadyLoginAnother	
h	m	AgoraChatErrorCode	case userAlreadyLoginSame = 200	AgoraChatErrorUserAlreadyLoginSame	
h	m	AgoraChatErrorCode	case userAuthenticationFailed = 202	AgoraChatErrorUserAuthenticationFailed	
h	m	AgoraChatErrorCode	case userBindAnotherDevice = 213	AgoraChatErrorUserBindAnotherDevice	
h	m	AgoraChatErrorCode	case userBindDeviceTokenFailed = 211	AgoraChatErrorUserBindDeviceTokenFailed	
h	m	AgoraChatErrorCode	case userCountExceed = 900	AgoraChatErrorUserCountExceed	
h	m	AgoraChatErrorCode	case userDeviceChanged = 220	AgoraChatErrorUserDeviceChanged	
h	m	AgoraChatErrorCode	case userIllegalArgument = 205	AgoraChatErrorUserIllegalArgument	
h	m	AgoraChatErrorCode	case userInfoDataLengthExceed = 901	AgoraChatErrorUserInfoDataLengthExceed	
h	m	AgoraChatErrorCode	case userKickedByChangePassword = 216	AgoraChatErrorUserKickedByChangePassword	
h	m	AgoraChatErrorCode	case userKickedByOtherDevice = 217	AgoraChatErrorUserKickedByOtherDevice	
h	m	AgoraChatErrorCode	case userLoginOnAnotherDevice = 206	AgoraChatErrorUserLoginOnAnotherDevice	
h	m	AgoraChatErrorCode	case userLoginTooManyDevices = 214	AgoraChatErrorUserLoginTooManyDevices	
h	m	AgoraChatErrorCode	case userMuted = 215	AgoraChatErrorUserMuted	
h	m	AgoraChatErrorCode	case userMutedByAdmin = 219	AgoraChatErrorUserMutedByAdmin	
h	m	AgoraChatErrorCode	case userNotFound = 204	AgoraChatErrorUserNotFound	
h	m	AgoraChatErrorCode	case userNotLogin = 201	AgoraChatErrorUserNotLogin	
h	m	AgoraChatErrorCode	case userNotOnRoster = 221	AgoraChatErrorUserNotOnRoster	
h	m	AgoraChatErrorCode	case userPermissionDenied = 210	AgoraChatErrorUserPermissionDenied	
h	m	AgoraChatErrorCode	case userRegisterFailed = 208	AgoraChatErrorUserRegisterFailed	
h	m	AgoraChatErrorCode	case userRemoved = 207	AgoraChatErrorUserRemoved	
h	m	AgoraChatErrorCode	case userUnbindDeviceTokenFailed = 212	AgoraChatErrorUserUnbindDeviceTokenFailed	
h	m	AgoraChatErrorCode	case usernameTooLong = 105	AgoraChatErrorUsernameTooLong	
h	c	AgoraChatFetchServerMessagesOption	NSObject		
h	m	AgoraChatFetchServerMessagesOption	var direction: AgoraChatMessageSearchDirection	direction	
h	m	AgoraChatFetchServerMessagesOption	var endTime: Int	endTime	
h	m	AgoraChatFetchServerMessagesOption	var from: String?	from	
o	m	AgoraChatFetchServerMessagesOption	override init()		
h	m	AgoraChatFetchServerMessagesOption	var isSave: Bool	isSave	
h	m	AgoraChatFetchServerMessagesOption	var msgTypes: [NSNumber]?	msgTypes	
h	m	AgoraChatFetchServerMessagesOption	var startTime: Int	startTime	
h	c	AgoraChatFileMessageBody	AgoraChatMessageBody		
h	m	AgoraChatFileMessageBody	var displayName: String!	displayName	
h	m	AgoraChatFileMessageBody	var downloadStatus: AgoraChatDownloadStatus	downloadStatus	
h	m	AgoraChatFileMessageBody	var fileLength: Int64	fileLength	
o	m	AgoraChatFileMessageBody	override init()		
h	m	AgoraChatFileMessageBody	init(data aData: Data?, displayName aDisplayName: String?)	initWithData:displayName:	
h	m	AgoraChatFileMessageBody	init(localPath aLocalPath: String?, displayName aDisplayName: String?)	initWithLocalPath:displayName:	
h	m	AgoraChatFileMessageBody	var localPath: String!	localPath	
h	m	AgoraChatFileMessageBody	var remotePath: String!	remotePath	
h	m	AgoraChatFileMessageBody	var secretKey: String!	secretKey	
h	c	AgoraChatGroup	NSObject		
h	m	AgoraChatGroup	var adminList: [String]! { get }	adminList	
h	m	AgoraChatGroup	var announcement: String! { get }	announcement	
o	m	AgoraChatGroup	var bans: [Any]! { get }		
o	m	AgoraChatGroup	var blackList: [Any]! { get }		
h	m	AgoraChatGroup	var blacklist: [String]! { get }	blacklist	
h	m	AgoraChatGroup	var description: String! { get }	description	
h	m	AgoraChatGroup	var groupId: String! { get }	groupId	
h	m	AgoraChatGroup	var groupName: String! { get }	groupName	
o	m	AgoraChatGroup	override convenience init()		
h	m	AgoraChatGroup	convenience init!(id aGroupId: String!)	groupWithId:	
h	m	AgoraChatGroup	var isBlocked: Bool { get }	isBlocked	
h	m	AgoraChatGroup	var isDisabled: Bool { get }	isDisabled	
h	m	AgoraChatGroup	var isMuteAllMembers: Bool { get }	isMuteAllMembers	
h	m	AgoraChatGroup	var isPublic: Bool { get }	isPublic	
h	m	AgoraChatGroup	var isPushNotificationEnabled: Bool { get }	isPushNotificationEnabled	
h	m	AgoraChatGroup	var memberList: [String]! { get }	memberList	
o	m	AgoraChatGroup	var members: [Any]! { get }		
o	m	AgoraChatGroup	var membersCount: Int { get }		
h	m	AgoraChatGroup	var muteList: [String]! { get }	muteList	
h	m	AgoraChatGroup	var occupants: [Any]! { get }	occupants	
h	m	AgoraChatGroup	var occupantsCount: Int { get }	occupantsCount	
h	m	AgoraChatGroup	var owner: String! { get }	owner	
h	m	AgoraChatGroup	var permissionType: AgoraChatGroupPermissionType { get }	permissionType	
h	m	AgoraChatGroup	var setting: AgoraChatGroupOptions! { get }	setting	
h	m	AgoraChatGroup	var settings: AgoraChatGroupOptions! { get }	settings	
h	m	AgoraChatGroup	var sharedFileList: [AgoraChatGroupSharedFile]! { get }	sharedFileList	
o	m	AgoraChatGroup	var subject: String! { get }		
h	m	AgoraChatGroup	var users: [String]! { get }	users	
h	m	AgoraChatGroup	var whiteList: [String]! { get }	whiteList	
h	e	AgoraChatGroupLeaveReason	Int, Sendable		
h	m	AgoraChatGroupLeaveReason	case beRemoved = 0	AgoraChatGroupLeaveReasonBeRemoved	
h	m	AgoraChatGroupLeaveReason	case destroyed = 2	AgoraChatGroupLeaveReasonDestroyed	
o	m	AgoraChatGroupLeaveReason	init?(rawValue: Int)		
h	m	AgoraChatGroupLeaveReason	case userLeave = 1	AgoraChatGroupLeaveReasonUserLeave	
h	p	AgoraChatGroupManagerDelegate	AgoraChatGroupManagerDelegateCalls, AgoraChatGroupManagerDelegateSpellings, AgoraChatGroupManagerDelegateUnwrappedFirst, AgoraChatGroupManagerDelegateUnwrappedFirstSecond, AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird, AgoraChatGroupManagerDelegateUnwrappedFirstThird, AgoraChatGroupManagerDelegateUnwrappedSecond, AgoraChatGroupManagerDelegateUnwrappedSecondThird, AgoraChatGroupManagerDelegateUnwrappedThird, NSObjectProtocol		
h	m	AgoraChatGroupManagerDelegate	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?)	didJoinGroup:inviter:message:	
h	m	AgoraChatGroupManagerDelegate	func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason)	didLeaveGroup:reason:	
h	m	AgoraChatGroupManagerDelegate	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String)	groupAdminListDidUpdate:addedAdmin:	
h	m	AgoraChatGroupManagerDelegate	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String)	groupAdminListDidUpdate:removedAdmin:	
h	m	AgoraChatGroupManagerDelegate	func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool)	groupAllMemberMuteChanged:isAllMemberMuted:	
h	m	AgoraChatGroupManagerDelegate	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?)	groupAnnouncementDidUpdate:announcement:	
h	m	AgoraChatGroupManagerDelegate	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile)	groupFileListDidUpdate:addedSharedFile:	
h	m	AgoraChatGroupManagerDelegate	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String)	groupFileListDidUpdate:removedSharedFile:	
h	m	AgoraChatGroupManagerDelegate	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String)	groupInvitationDidAccept:invitee:	
h	m	AgoraChatGroupManagerDelegate	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?)	groupInvitationDidDecline:invitee:reason:	
h	m	AgoraChatGroupManagerDelegate	func groupInvitationDidReceive(_ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?)	groupInvitationDidReceive:groupName:inviter:message:	
h	m	AgoraChatGroupManagerDelegate	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String)	groupInvitationDidReceive:inviter:message:	
h	m	AgoraChatGroupManagerDelegate	func groupListDidUpdate(_ aGroupList: [AgoraChatGroup])	groupListDidUpdate:	
h	m	AgoraChatGroupManagerDelegate	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)	groupMuteListDidUpdate:addedMutedMembers:muteExpire:	
h	m	AgoraChatGroupManagerDelegate	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String])	groupMuteListDidUpdate:removedMutedMembers:	
h	m	AgoraChatGroupManagerDelegate	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String)	groupOwnerDidUpdate:newOwner:oldOwner:	
h	m	AgoraChatGroupManagerDelegate	func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup)	groupSpecificationDidUpdate:	
h	m	AgoraChatGroupManagerDelegate	func groupStateChanged(_ aGroup: AgoraChatGroup, isDisabled aDisabled: Bool)	groupStateChanged:isDisabled:	
h	m	AgoraChatGroupManagerDelegate	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String])	groupWhiteListDidUpdate:addedWhiteListMembers:	
h	m	AgoraChatGroupManagerDelegate	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String])	groupWhiteListDidUpdate:removedWhiteListMembers:	
h	m	AgoraChatGroupManagerDelegate	func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup)	joinGroupRequestDidApprove:	
h	m	AgoraChatGroupManagerDelegate	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String)	joinGroupRequestDidDecline:reason:	
h	m	AgoraChatGroupManagerDelegate	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String)	joinGroupRequestDidDecline:reason:applicant:	
h	m	AgoraChatGroupManagerDelegate	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String)	joinGroupRequestDidDecline:reason:decliner:applicant:	
h	m	AgoraChatGroupManagerDelegate	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String?)	joinGroupRequestDidReceive:user:reason:	
h	m	AgoraChatGroupManagerDelegate	func onAttributesChangedOfGroupMember(_ groupId: String, userId: String, attributes: [String : String]?, operatorId: String)	onAttributesChangedOfGroupMember:userId:attributes:operatorId:	
h	m	AgoraChatGroupManagerDelegate	func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String)	userDidJoinGroup:user:	
h	m	AgoraChatGroupManagerDelegate	func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String)	userDidLeaveGroup:user:	
o	p	AgoraChatGroupManagerDelegateCalls	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateCalls	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateCalls	func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupInvitationDidReceive(_ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupListDidUpdate(_ aGroupList: [AgoraChatGroup])		
o	m	AgoraChatGroupManagerDelegateCalls	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String])		
o	m	AgoraChatGroupManagerDelegateCalls	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupStateChanged(_ aGroup: AgoraChatGroup, isDisabled aDisabled: Bool)		
o	m	AgoraChatGroupManagerDelegateCalls	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String])		
o	m	AgoraChatGroupManagerDelegateCalls	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String])		
o	m	AgoraChatGroupManagerDelegateCalls	func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup)		
o	m	AgoraChatGroupManagerDelegateCalls	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateCalls	func onAttributesChangedOfGroupMember(_ groupId: String, userId: String, attributes: [String : String]?, operatorId: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String)		
o	m	AgoraChatGroupManagerDelegateCalls	func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String)		
o	p	AgoraChatGroupManagerDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didLeave(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup?, reason aReason: AgoraChatGroupLeaveReason)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didUpdateGroupList(_ aGroupList: [AgoraChatGroup])		
o	m	AgoraChatGroupManagerDelegateSpellings	func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func didUpdateGroupList(_ aGroupList: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func didUpdateGroupList(_ aGroupList: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup?, isAllMemberMuted aMuted: Bool)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupListDidUpdate(_ aGroupList: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupListDidUpdate(_ aGroupList: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupStateChanged(_ aGroup: AgoraChatGroup?, isDisabled aDisabled: Bool)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String])		
o	m	AgoraChatGroupManagerDelegateSpellings	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String?)		
o	m	AgoraChatGroupManagerDelegateSpellings	func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String)		
o	m	AgoraChatGroupManagerDelegateSpellings	func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String?)		
o	p	AgoraChatGroupManagerDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didLeave(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveAcceptedJoin(_ aGroup: AgoraChatGroup!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didReceiveLeavedGroup(_ aGroup: AgoraChatGroup!, reason aReason: AgoraChatGroupLeaveReason)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didUpdateGroupList(_ aGroupList: [AgoraChatGroup]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func didUpdateGroupList(_ aGroupList: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup!, isAllMemberMuted aMuted: Bool)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidReceive(_ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidReceive(_ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupListDidUpdate(_ aGroupList: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any], muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String])		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupStateChanged(_ aGroup: AgoraChatGroup!, isDisabled aDisabled: Bool)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String])		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String])		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func onAttributesChangedOfGroupMember(_ groupId: String, userId: String, attributes: [String : String]!, operatorId: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirst	func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String?)		
o	p	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, addedAdmin aAdmin: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup!, removedAdmin aAdmin: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup!, announcement aAnnouncement: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup!, removedSharedFile aFileId: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupInvitationDidReceive(_ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup!, removedMutedMembers aMutedMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, addedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup!, removedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func userDidJoin(_ aGroup: AgoraChatGroup!, user aUsername: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecond	func userDidLeave(_ aGroup: AgoraChatGroup!, user aUsername: String!)		
o	p	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func groupInvitationDidReceive(_ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String!, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String!, reason aReason: String!)		
o	p	AgoraChatGroupManagerDelegateUnwrappedFirstThird	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup!, applicant aUsername: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup!, invitee aInvitee: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupInvitationDidReceive(_ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupInvitationDidReceive(_ aGroupId: String!, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String?, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, decliner aDecliner: String?, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedFirstThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup!, user aUsername: String?, reason aReason: String!)		
o	p	AgoraChatGroupManagerDelegateUnwrappedSecond	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveDeclinedJoinGroup(_ aGroupId: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveDeclinedJoinGroup(_ aGroupId: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, addedAdmin aAdmin: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup?, removedAdmin aAdmin: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup?, announcement aAnnouncement: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, addedSharedFile aSharedFile: AgoraChatGroupSharedFile!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupFileListDidUpdate(_ aGroup: AgoraChatGroup?, removedSharedFile aFileId: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidAccept(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidReceive(_ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidReceive(_ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, addedMutedMembers aMutedMembers: [String]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup?, removedMutedMembers aMutedMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, addedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup?, removedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String?)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func userDidJoin(_ aGroup: AgoraChatGroup?, user aUsername: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecond	func userDidLeave(_ aGroup: AgoraChatGroup?, user aUsername: String!)		
o	p	AgoraChatGroupManagerDelegateUnwrappedSecondThird	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupInvitationDidReceive(_ aGroupId: String, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupInvitationDidReceive(_ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String!, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String!, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String!, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String!, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String!, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedSecondThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String!, reason aReason: String!)		
o	p	AgoraChatGroupManagerDelegateUnwrappedThird	NSObjectProtocol		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveGroupInvitation(_ aGroupId: String, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveGroupInvitation(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup, applicant aUsername: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func didReceiveJoinGroupApplication(_ aGroup: AgoraChatGroup?, applicant aUsername: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidDecline(_ aGroup: AgoraChatGroup?, invitee aInvitee: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String?, groupName aGroupName: String, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupInvitationDidReceive(_ aGroupId: String?, inviter aInviter: String?, message aMessage: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidDecline(_ aGroupId: String?, reason aReason: String?, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidDecline(_ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String?, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String, reason aReason: String!)		
o	m	AgoraChatGroupManagerDelegateUnwrappedThird	func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup?, user aUsername: String?, reason aReason: String!)		
h	c	AgoraChatGroupMessageAck	NSObject		
h	m	AgoraChatGroupMessageAck	var content: String	content	
h	m	AgoraChatGroupMessageAck	var from: String	from	
o	m	AgoraChatGroupMessageAck	override init()		
h	m	AgoraChatGroupMessageAck	var messageId: String	messageId	
h	m	AgoraChatGroupMessageAck	var readAckId: String	readAckId	
h	m	AgoraChatGroupMessageAck	var readCount: Int32	readCount	
h	m	AgoraChatGroupMessageAck	var timestamp: Int64	timestamp	
h	c	AgoraChatGroupOptions	NSObject		
h	m	AgoraChatGroupOptions	var ext: String!	ext	
o	m	AgoraChatGroupOptions	override init()		
h	m	AgoraChatGroupOptions	var isInviteNeedConfirm: Bool	IsInviteNeedConfirm	
h	m	AgoraChatGroupOptions	var maxUsers: Int	maxUsers	
h	m	AgoraChatGroupOptions	var maxUsersCount: Int	maxUsersCount	
h	m	AgoraChatGroupOptions	var style: AgoraChatGroupStyle	style	
h	e	AgoraChatGroupPermissionType	Int, Sendable		
h	m	AgoraChatGroupPermissionType	case admin = 1	AgoraChatGroupPermissionTypeAdmin	
o	m	AgoraChatGroupPermissionType	init?(rawValue: Int)		
h	m	AgoraChatGroupPermissionType	case member = 0	AgoraChatGroupPermissionTypeMember	
h	m	AgoraChatGroupPermissionType	case none = -1	AgoraChatGroupPermissionTypeNone	
h	m	AgoraChatGroupPermissionType	case owner = 2	AgoraChatGroupPermissionTypeOwner	
h	c	AgoraChatGroupSharedFile	NSObject		
h	m	AgoraChatGroupSharedFile	var createTime: Int64	createTime	
h	m	AgoraChatGroupSharedFile	var createdAt: Int64	createdAt	
h	m	AgoraChatGroupSharedFile	var fileId: String! { get }	fileId	
h	m	AgoraChatGroupSharedFile	var fileName: String! { get }	fileName	
h	m	AgoraChatGroupSharedFile	var fileOwner: String! { get }	fileOwner	
h	m	AgoraChatGroupSharedFile	var fileSize: Int64	fileSize	
o	m	AgoraChatGroupSharedFile	override convenience init()		
h	m	AgoraChatGroupSharedFile	convenience init!(id aFileId: String!)	sharedFileWithId:	
h	e	AgoraChatGroupStyle	Int, Sendable		
o	m	AgoraChatGroupStyle	init?(rawValue: Int)		
h	m	AgoraChatGroupStyle	case privateMemberCanInvite = 1	AgoraChatGroupStylePrivateMemberCanInvite	
h	m	AgoraChatGroupStyle	case privateOnlyOwnerInvite = 0	AgoraChatGroupStylePrivateOnlyOwnerInvite	
h	m	AgoraChatGroupStyle	case publicJoinNeedApproval = 2	AgoraChatGroupStylePublicJoinNeedApproval	
h	m	AgoraChatGroupStyle	case publicOpenJoin = 3	AgoraChatGroupStylePublicOpenJoin	
h	c	AgoraChatImageMessageBody	AgoraChatFileMessageBody		
o	m	AgoraChatImageMessageBody	var compressRatio: Double { get set }		
h	m	AgoraChatImageMessageBody	var compressionRatio: Double	compressionRatio	
o	m	AgoraChatImageMessageBody	override init()		
o	m	AgoraChatImageMessageBody	override init(data aData: Data?, displayName aDisplayName: String?)		
h	m	AgoraChatImageMessageBody	init!(data aData: Data!, thumbnailData aThumbnailData: Data!)	initWithData:thumbnailData:	
o	m	AgoraChatImageMessageBody	override init(localPath aLocalPath: String?, displayName aDisplayName: String?)		
h	m	AgoraChatImageMessageBody	var size: CGSize	size	
h	m	AgoraChatImageMessageBody	var thumbnailDisplayName: String!	thumbnailDisplayName	
h	m	AgoraChatImageMessageBody	var thumbnailDownloadStatus: AgoraChatDownloadStatus	thumbnailDownloadStatus	
h	m	AgoraChatImageMessageBody	var thumbnailFileLength: Int64	thumbnailFileLength	
h	m	AgoraChatImageMessageBody	var thumbnailLocalPath: String!	thumbnailLocalPath	
h	m	AgoraChatImageMessageBody	var thumbnailRemotePath: String!	thumbnailRemotePath	
h	m	AgoraChatImageMessageBody	var thumbnailSecretKey: String!	thumbnailSecretKey	
h	m	AgoraChatImageMessageBody	var thumbnailSize: CGSize	thumbnailSize	
h	p	AgoraChatLocalNotificationDelegate	NSObjectProtocol		
h	m	AgoraChatLocalNotificationDelegate	func emDidRecivePushSilentMessage(_ messageDic: [AnyHashable : Any])	emDidRecivePushSilentMessage:	
h	m	AgoraChatLocalNotificationDelegate	optional func emGetNotificationMessage(_ notification: UNNotification, state: AgoraChatNotificationState)	emGetNotificationMessage:state:	on Apple's systems
a	m	AgoraChatLocalNotificationDelegate	optional func emHandle(_ content: UNMutableNotificationContent)	emHandleNotificationContent:	
h	m	AgoraChatLocalNotificationDelegate	optional func emuserNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: () -> Void)	emuserNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:	on Apple's systems
h	m	AgoraChatLocalNotificationDelegate	optional func emuserNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification)	emuserNotificationCenter:openSettingsForNotification:	on Apple's systems
h	m	AgoraChatLocalNotificationDelegate	optional func emuserNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: (UNNotificationPresentationOptions) -> Void)	emuserNotificationCenter:willPresentNotification:withCompletionHandler:	on Apple's systems
h	c	AgoraChatLocalNotificationManager	NSObject		
o	m	AgoraChatLocalNotificationManager	init(_ client: AgoraChatClient)		
h	m	AgoraChatLocalNotificationManager	func launch(with aDelegate: any AgoraChatLocalNotificationDelegate)	launchWithDelegate:	
h	m	AgoraChatLocalNotificationManager	class func shared() -> Self	sharedManager	
h	m	AgoraChatLocalNotificationManager	func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: () -> Void)	userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:	on Apple's systems
h	m	AgoraChatLocalNotificationManager	func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: (UNNotificationPresentationOptions) -> Void)	userNotificationCenter:willPresentNotification:withCompletionHandler:	on Apple's systems
h	c	AgoraChatLocationMessageBody	AgoraChatMessageBody		
h	m	AgoraChatLocationMessageBody	var address: String?	address	
h	m	AgoraChatLocationMessageBody	var buildingName: String?	buildingName	
o	m	AgoraChatLocationMessageBody	override init()		
h	m	AgoraChatLocationMessageBody	init(latitude aLatitude: Double, longitude aLongitude: Double, address aAddress: String?)	initWithLatitude:longitude:address:	
h	m	AgoraChatLocationMessageBody	init(latitude aLatitude: Double, longitude aLongitude: Double, address aAddress: String?, buildingName aBuildingName: String?)	initWithLatitude:longitude:address:buildingName:	
h	m	AgoraChatLocationMessageBody	var latitude: Double	latitude	
h	m	AgoraChatLocationMessageBody	var longitude: Double	longitude	
h	p	AgoraChatLogDelegate	AgoraChatLogDelegateCalls, AgoraChatLogDelegateSpellings, AgoraChatLogDelegateUnwrappedFirst, NSObjectProtocol		
h	m	AgoraChatLogDelegate	func logDidOutput(_ log: String)	logDidOutput:	
o	p	AgoraChatLogDelegateCalls	NSObjectProtocol		
o	m	AgoraChatLogDelegateCalls	func logDidOutput(_ log: String)		
o	p	AgoraChatLogDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatLogDelegateSpellings	func logDidOutput(_ log: String?)		
o	p	AgoraChatLogDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatLogDelegateUnwrappedFirst	func logDidOutput(_ log: String!)		
h	e	AgoraChatLogLevel	Int, Sendable		
h	m	AgoraChatLogLevel	case debug = 0	AgoraChatLogLevelDebug	
h	m	AgoraChatLogLevel	case error = 2	AgoraChatLogLevelError	
o	m	AgoraChatLogLevel	init?(rawValue: Int)		
h	m	AgoraChatLogLevel	case warning = 1	AgoraChatLogLevelWarning	
h	c	AgoraChatLoginExtensionInfo	NSObject		
h	m	AgoraChatLoginExtensionInfo	var deviceName: String	deviceName	
h	m	AgoraChatLoginExtensionInfo	var extensionInfo: String	extensionInfo	
o	m	AgoraChatLoginExtensionInfo	override init()		
h	p	AgoraChatManagerDelegate	AgoraChatManagerDelegateCalls, AgoraChatManagerDelegateSpellings, AgoraChatManagerDelegateUnwrappedFirst, AgoraChatManagerDelegateUnwrappedFirstSecond, AgoraChatManagerDelegateUnwrappedFirstSecondThird, AgoraChatManagerDelegateUnwrappedFirstThird, AgoraChatManagerDelegateUnwrappedSecond, AgoraChatManagerDelegateUnwrappedSecondThird, AgoraChatManagerDelegateUnwrappedThird, NSObjectProtocol		
h	m	AgoraChatManagerDelegate	func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage])	cmdMessagesDidReceive:	
h	m	AgoraChatManagerDelegate	func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation])	conversationListDidUpdate:	
h	m	AgoraChatManagerDelegate	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)		
h	m	AgoraChatManagerDelegate	func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)		
h	m	AgoraChatManagerDelegate	func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage])		
h	m	AgoraChatManagerDelegate	func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage])		
h	m	AgoraChatManagerDelegate	func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage])		
h	m	AgoraChatManagerDelegate	func didReceiveMessages(_ aMessages: [AgoraChatMessage])		
h	m	AgoraChatManagerDelegate	func didUpdateConversationList(_ aConversationList: [AgoraChatConversation])		
h	m	AgoraChatManagerDelegate	func groupMessageAckHasChanged()	groupMessageAckHasChanged	
h	m	AgoraChatManagerDelegate	func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])	groupMessageDidRead:groupAcks:	
h	m	AgoraChatManagerDelegate	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)	messageAttachmentStatusDidChange:error:	
h	m	AgoraChatManagerDelegate	func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange])	messageReactionDidChange:	
h	m	AgoraChatManagerDelegate	func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)	messageStatusDidChange:error:	
h	m	AgoraChatManagerDelegate	func messagesDidDeliver(_ aMessages: [AgoraChatMessage])	messagesDidDeliver:	
h	m	AgoraChatManagerDelegate	func messagesDidRead(_ aMessages: [AgoraChatMessage])	messagesDidRead:	
h	m	AgoraChatManagerDelegate	func messagesDidRecall(_ aMessages: [AgoraChatMessage])	messagesDidRecall:	
h	m	AgoraChatManagerDelegate	func messagesDidReceive(_ aMessages: [AgoraChatMessage])	messagesDidReceive:	
h	m	AgoraChatManagerDelegate	func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo])	messagesInfoDidRecall:	
h	m	AgoraChatManagerDelegate	func onConversationRead(_ from: String, to: String)	onConversationRead:to:	
h	m	AgoraChatManagerDelegate	func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt)	onMessageContentChanged:operatorId:operationTime:	
h	m	AgoraChatManagerDelegate	func onMessagePinChanged(_ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)	onMessagePinChanged:conversationId:operation:pinInfo:	
o	p	AgoraChatManagerDelegateCalls	NSObjectProtocol		
o	m	AgoraChatManagerDelegateCalls	func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateCalls	func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation])		
o	m	AgoraChatManagerDelegateCalls	func groupMessageAckHasChanged()		
o	m	AgoraChatManagerDelegateCalls	func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])		
o	m	AgoraChatManagerDelegateCalls	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateCalls	func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange])		
o	m	AgoraChatManagerDelegateCalls	func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateCalls	func messagesDidDeliver(_ aMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateCalls	func messagesDidRead(_ aMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateCalls	func messagesDidReceive(_ aMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateCalls	func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo])		
o	m	AgoraChatManagerDelegateCalls	func onConversationRead(_ from: String, to: String)		
o	m	AgoraChatManagerDelegateCalls	func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt)		
o	m	AgoraChatManagerDelegateCalls	func onMessagePinChanged(_ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	p	AgoraChatManagerDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatManagerDelegateSpellings	func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func cmdMessagesDidReceive(_ aCmdMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func cmdMessagesDidReceive(_ aCmdMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]?)		
o	m	AgoraChatManagerDelegateSpellings	func conversationListDidUpdate(_ aConversationList: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func conversationListDidUpdate(_ aConversationList: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveCmdMessages(_ aCmdMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveCmdMessages(_ aCmdMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasDeliveredAcks(_ aMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasDeliveredAcks(_ aMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasReadAcks(_ aMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveHasReadAcks(_ aMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveMessages(_ aMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveMessages(_ aMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveMessages(_ aMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func didReceiveMessages(_ aMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func didUpdateConversationList(_ aConversationList: [AgoraChatConversation])		
o	m	AgoraChatManagerDelegateSpellings	func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]?)		
o	m	AgoraChatManagerDelegateSpellings	func didUpdateConversationList(_ aConversationList: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func didUpdateConversationList(_ aConversationList: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?)		
o	m	AgoraChatManagerDelegateSpellings	func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])		
o	m	AgoraChatManagerDelegateSpellings	func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?)		
o	m	AgoraChatManagerDelegateSpellings	func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateSpellings	func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]?)		
o	m	AgoraChatManagerDelegateSpellings	func messageReactionDidChange(_ changes: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func messageReactionDidChange(_ changes: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateSpellings	func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidDeliver(_ aMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidDeliver(_ aMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidDeliver(_ aMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidRead(_ aMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidRead(_ aMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidRead(_ aMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidRecall(_ aMessages: [AgoraChatMessage])		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidRecall(_ aMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidRecall(_ aMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidRecall(_ aMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidReceive(_ aMessages: [AgoraChatMessage]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidReceive(_ aMessages: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func messagesDidReceive(_ aMessages: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]?)		
o	m	AgoraChatManagerDelegateSpellings	func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any])		
o	m	AgoraChatManagerDelegateSpellings	func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]?)		
o	m	AgoraChatManagerDelegateSpellings	func onConversationRead(_ from: String, to: String?)		
o	m	AgoraChatManagerDelegateSpellings	func onConversationRead(_ from: String?, to: String)		
o	m	AgoraChatManagerDelegateSpellings	func onConversationRead(_ from: String?, to: String?)		
o	m	AgoraChatManagerDelegateSpellings	func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String?, operationTime: UInt)		
o	m	AgoraChatManagerDelegateSpellings	func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String, operationTime: UInt)		
o	m	AgoraChatManagerDelegateSpellings	func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String?, operationTime: UInt)		
o	m	AgoraChatManagerDelegateSpellings	func onMessagePinChanged(_ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	m	AgoraChatManagerDelegateSpellings	func onMessagePinChanged(_ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateSpellings	func onMessagePinChanged(_ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	m	AgoraChatManagerDelegateSpellings	func onMessagePinChanged(_ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateSpellings	func onMessagePinChanged(_ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	m	AgoraChatManagerDelegateSpellings	func onMessagePinChanged(_ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateSpellings	func onMessagePinChanged(_ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	p	AgoraChatManagerDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func cmdMessagesDidReceive(_ aCmdMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func conversationListDidUpdate(_ aConversationList: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveCmdMessages(_ aCmdMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveHasDeliveredAcks(_ aMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveHasReadAcks(_ aMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveMessages(_ aMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didReceiveMessages(_ aMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func didUpdateConversationList(_ aConversationList: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any])		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messageReactionDidChange(_ changes: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidDeliver(_ aMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidDeliver(_ aMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidRead(_ aMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidRead(_ aMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidRecall(_ aMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidRecall(_ aMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidReceive(_ aMessages: [AgoraChatMessage]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesDidReceive(_ aMessages: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onConversationRead(_ from: String!, to: String)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onConversationRead(_ from: String!, to: String?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String, operationTime: UInt)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String?, operationTime: UInt)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onMessagePinChanged(_ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onMessagePinChanged(_ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onMessagePinChanged(_ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateUnwrappedFirst	func onMessagePinChanged(_ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	p	AgoraChatManagerDelegateUnwrappedFirstSecond	NSObjectProtocol		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func onConversationRead(_ from: String!, to: String!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String!, operationTime: UInt)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func onMessagePinChanged(_ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecond	func onMessagePinChanged(_ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	p	AgoraChatManagerDelegateUnwrappedFirstSecondThird	NSObjectProtocol		
o	m	AgoraChatManagerDelegateUnwrappedFirstSecondThird	func onMessagePinChanged(_ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	p	AgoraChatManagerDelegateUnwrappedFirstThird	NSObjectProtocol		
o	m	AgoraChatManagerDelegateUnwrappedFirstThird	func onMessagePinChanged(_ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	m	AgoraChatManagerDelegateUnwrappedFirstThird	func onMessagePinChanged(_ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	p	AgoraChatManagerDelegateUnwrappedSecond	NSObjectProtocol		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onConversationRead(_ from: String, to: String!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onConversationRead(_ from: String?, to: String!)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String!, operationTime: UInt)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String!, operationTime: UInt)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onMessagePinChanged(_ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onMessagePinChanged(_ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onMessagePinChanged(_ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo)		
o	m	AgoraChatManagerDelegateUnwrappedSecond	func onMessagePinChanged(_ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo?)		
o	p	AgoraChatManagerDelegateUnwrappedSecondThird	NSObjectProtocol		
o	m	AgoraChatManagerDelegateUnwrappedSecondThird	func onMessagePinChanged(_ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	m	AgoraChatManagerDelegateUnwrappedSecondThird	func onMessagePinChanged(_ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	p	AgoraChatManagerDelegateUnwrappedThird	NSObjectProtocol		
o	m	AgoraChatManagerDelegateUnwrappedThird	func onMessagePinChanged(_ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	m	AgoraChatManagerDelegateUnwrappedThird	func onMessagePinChanged(_ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	m	AgoraChatManagerDelegateUnwrappedThird	func onMessagePinChanged(_ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
o	m	AgoraChatManagerDelegateUnwrappedThird	func onMessagePinChanged(_ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation, pinInfo: AgoraChatMessagePinInfo!)		
h	e	AgoraChatMarkType	Int, Sendable		
o	m	AgoraChatMarkType	init?(rawValue: Int)		
h	m	AgoraChatMarkType	case type0 = 0	AgoraChatMarkType0	
h	m	AgoraChatMarkType	case type1 = 1	AgoraChatMarkType1	
h	m	AgoraChatMarkType	case type10 = 10	AgoraChatMarkType10	
h	m	AgoraChatMarkType	case type11 = 11	AgoraChatMarkType11	
h	m	AgoraChatMarkType	case type12 = 12	AgoraChatMarkType12	
h	m	AgoraChatMarkType	case type13 = 13	AgoraChatMarkType13	
h	m	AgoraChatMarkType	case type14 = 14	AgoraChatMarkType14	
h	m	AgoraChatMarkType	case type15 = 15	AgoraChatMarkType15	
h	m	AgoraChatMarkType	case type16 = 16	AgoraChatMarkType16	
h	m	AgoraChatMarkType	case type17 = 17	AgoraChatMarkType17	
h	m	AgoraChatMarkType	case type18 = 18	AgoraChatMarkType18	
h	m	AgoraChatMarkType	case type19 = 19	AgoraChatMarkType19	
h	m	AgoraChatMarkType	case type2 = 2	AgoraChatMarkType2	
h	m	AgoraChatMarkType	case type3 = 3	AgoraChatMarkType3	
h	m	AgoraChatMarkType	case type4 = 4	AgoraChatMarkType4	
h	m	AgoraChatMarkType	case type5 = 5	AgoraChatMarkType5	
h	m	AgoraChatMarkType	case type6 = 6	AgoraChatMarkType6	
h	m	AgoraChatMarkType	case type7 = 7	AgoraChatMarkType7	
h	m	AgoraChatMarkType	case type8 = 8	AgoraChatMarkType8	
h	m	AgoraChatMarkType	case type9 = 9	AgoraChatMarkType9	
h	c	AgoraChatMessage	NSObject		
h	m	AgoraChatMessage	var body: AgoraChatMessageBody	body	
h	m	AgoraChatMessage	var broadcast: Bool { get }	broadcast	
h	m	AgoraChatMessage	var chatThread: AgoraChatThread? { get }	chatThread	
h	m	AgoraChatMessage	var chatType: AgoraChatType	chatType	
h	m	AgoraChatMessage	var conversationId: String	conversationId	
h	m	AgoraChatMessage	var deliverOnlineOnly: Bool	deliverOnlineOnly	
h	m	AgoraChatMessage	var direction: AgoraChatMessageDirection	direction	
h	m	AgoraChatMessage	var ext: [AnyHashable : Any]?	ext	
h	m	AgoraChatMessage	var from: String	from	
h	m	AgoraChatMessage	func getReaction(_ reaction: String) -> AgoraChatMessageReaction?	getReaction:	
h	m	AgoraChatMessage	var groupAckCount: Int32 { get }	groupAckCount	
o	m	AgoraChatMessage	override init()		
h	m	AgoraChatMessage	init(conversationID aConversationId: String, body aBody: AgoraChatMessageBody, ext aExt: [AnyHashable : Any]?)	initWithConversationID:body:ext:	
h	m	AgoraChatMessage	init(conversationID aConversationId: String, from aFrom: String, to aTo: String, body aBody: AgoraChatMessageBody, ext aExt: [AnyHashable : Any]?)	initWithConversationID:from:to:body:ext:	
h	m	AgoraChatMessage	convenience init(conversationId: String, body: AgoraChatMessageBaseBody!, ext: [AnyHashable : Any]!)		
h	m	AgoraChatMessage	convenience init(conversationId: String, from: String, to: String, body: AgoraChatMessageBaseBody!, ext: [AnyHashable : Any]!)		
h	m	AgoraChatMessage	var isChatThreadMessage: Bool	isChatThreadMessage	
h	m	AgoraChatMessage	var isContentReplaced: Bool { get }	isContentReplaced	
h	m	AgoraChatMessage	var isDeliverAcked: Bool	isDeliverAcked	
h	m	AgoraChatMessage	var isListened: Bool	isListened	
h	m	AgoraChatMessage	var isNeedGroupAck: Bool	isNeedGroupAck	
h	m	AgoraChatMessage	var isRead: Bool	isRead	
h	m	AgoraChatMessage	var isReadAcked: Bool	isReadAcked	
h	m	AgoraChatMessage	var localTime: Int64	localTime	
h	m	AgoraChatMessage	var messageId: String	messageId	
h	m	AgoraChatMessage	var onlineState: Bool { get }	onlineState	
h	m	AgoraChatMessage	var pinnedInfo: AgoraChatMessagePinInfo? { get }	pinnedInfo	
h	m	AgoraChatMessage	var priority: AgoraChatRoomMessagePriority	priority	
h	m	AgoraChatMessage	var reactionList: [AgoraChatMessageReaction]? { get }	reactionList	
h	m	AgoraChatMessage	var receiverList: [String]?	receiverList	
h	m	AgoraChatMessage	var status: AgoraChatMessageStatus	status	
h	m	AgoraChatMessage	var swiftBody: AgoraChatMessageBaseBody { get }		
h	m	AgoraChatMessage	var timestamp: Int64	timestamp	
h	m	AgoraChatMessage	var to: String	to	
h	e	AgoraChatMessageBaseBody			
h	m	AgoraChatMessageBaseBody	case cmd(action: String)		
h	m	AgoraChatMessageBaseBody	case combine(title: String?, summary: String?, compatibleText: String?, messageIdList: [String])		
h	m	AgoraChatMessageBaseBody	case custom(event: String, customExt: Dictionary<String, String>)		
h	m	AgoraChatMessageBaseBody	case file(localPath: String, displayName: String)		
h	m	AgoraChatMessageBaseBody	case image(localPath: String, displayName: String)		
h	m	AgoraChatMessageBaseBody	case location(latitude: Double, longitude: Double, address: String?, buildingName: String?)		
h	m	AgoraChatMessageBaseBody	case text(content: String)		
h	m	AgoraChatMessageBaseBody	case video(localPath: String, displayName: String)		
h	m	AgoraChatMessageBaseBody	case voice(localPath: String, displayName: String)		
h	c	AgoraChatMessageBody	NSObject		
o	m	AgoraChatMessageBody	override init()		
h	m	AgoraChatMessageBody	var operationTime: UInt { get }	operationTime	
h	m	AgoraChatMessageBody	var operatorCount: UInt { get }	operatorCount	
h	m	AgoraChatMessageBody	var operatorId: String? { get }	operatorId	
h	m	AgoraChatMessageBody	var type: AgoraChatMessageBodyType { get }	type	
h	e	AgoraChatMessageBodyType	Int, Sendable		
h	m	AgoraChatMessageBodyType	case cmd = 7	AgoraChatMessageBodyTypeCmd	
h	m	AgoraChatMessageBodyType	case combine = 9	AgoraChatMessageBodyTypeCombine	
h	m	AgoraChatMessageBodyType	case custom = 8	AgoraChatMessageBodyTypeCustom	
h	m	AgoraChatMessageBodyType	case file = 6	AgoraChatMessageBodyTypeFile	
h	m	AgoraChatMessageBodyType	case image = 2	AgoraChatMessageBodyTypeImage	
o	m	AgoraChatMessageBodyType	init?(rawValue: Int)		
h	m	AgoraChatMessageBodyType	case location = 4	AgoraChatMessageBodyTypeLocation	
h	m	AgoraChatMessageBodyType	case text = 1	AgoraChatMessageBodyTypeText	
h	m	AgoraChatMessageBodyType	case video = 3	AgoraChatMessageBodyTypeVideo	
h	m	AgoraChatMessageBodyType	case voice = 5	AgoraChatMessageBodyTypeVoice	
h	e	AgoraChatMessageDirection	Int, Sendable		
o	m	AgoraChatMessageDirection	init?(rawValue: Int)		
h	m	AgoraChatMessageDirection	case receive = 1	AgoraChatMessageDirectionReceive	
h	m	AgoraChatMessageDirection	case send = 0	AgoraChatMessageDirectionSend	
h	e	AgoraChatMessageFetchHistoryDirection	UInt, Sendable		
h	m	AgoraChatMessageFetchHistoryDirection	case down = 1	AgoraChatMessageFetchHistoryDirectionDown	
o	m	AgoraChatMessageFetchHistoryDirection	init?(rawValue: UInt)		
h	m	AgoraChatMessageFetchHistoryDirection	case up = 0	AgoraChatMessageFetchHistoryDirectionUp	
h	c	AgoraChatMessagePinInfo	NSObject		
o	m	AgoraChatMessagePinInfo	override init()		
h	m	AgoraChatMessagePinInfo	var operatorId: String	operatorId	
h	m	AgoraChatMessagePinInfo	var pinTime: Int	pinTime	
h	e	AgoraChatMessagePinOperation	Int, Sendable		
o	m	AgoraChatMessagePinOperation	init?(rawValue: Int)		
h	m	AgoraChatMessagePinOperation	case pin = 0	AgoraChatMessagePin	
h	m	AgoraChatMessagePinOperation	case unpin = 1	AgoraChatMessageUnpin	
h	c	AgoraChatMessageReaction	NSObject		
h	m	AgoraChatMessageReaction	var count: UInt { get }	count	
o	m	AgoraChatMessageReaction	override init()		
h	m	AgoraChatMessageReaction	var isAddedBySelf: Bool { get }	isAddedBySelf	
h	m	AgoraChatMessageReaction	var reaction: String? { get }	reaction	
h	m	AgoraChatMessageReaction	var userList: [String]? { get }	userList	
h	c	AgoraChatMessageReactionChange	NSObject		
h	m	AgoraChatMessageReactionChange	var conversationId: String? { get }	conversationId	
o	m	AgoraChatMessageReactionChange	override init()		
h	m	AgoraChatMessageReactionChange	var messageId: String? { get }	messageId	
h	m	AgoraChatMessageReactionChange	var operations: [AgoraChatMessageReactionOperation]? { get }	operations	
h	m	AgoraChatMessageReactionChange	var reactions: [AgoraChatMessageReaction]? { get }	reactions	
h	e	AgoraChatMessageReactionOperate	UInt, Sendable		
h	m	AgoraChatMessageReactionOperate	case add = 1	AgoraChatMessageReactionOperateAdd	
o	m	AgoraChatMessageReactionOperate	init?(rawValue: UInt)		
h	m	AgoraChatMessageReactionOperate	case remove = 0	AgoraChatMessageReactionOperateRemove	
h	c	AgoraChatMessageReactionOperation	NSObject		
o	m	AgoraChatMessageReactionOperation	override init()		
h	m	AgoraChatMessageReactionOperation	var operate: AgoraChatMessageReactionOperate { get }	operate	
h	m	AgoraChatMessageReactionOperation	var reaction: String { get }	reaction	
h	m	AgoraChatMessageReactionOperation	var userId: String { get }	userId	
h	e	AgoraChatMessageSearchDirection	Int, Sendable		
h	m	AgoraChatMessageSearchDirection	case down = 1	AgoraChatMessageSearchDirectionDown	
o	m	AgoraChatMessageSearchDirection	init?(rawValue: Int)		
h	m	AgoraChatMessageSearchDirection	case up = 0	AgoraChatMessageSearchDirectionUp	
h	e	AgoraChatMessageSearchScope	Int, Sendable		
h	m	AgoraChatMessageSearchScope	case all = 2	AgoraChatMessageSearchScopeAll	
h	m	AgoraChatMessageSearchScope	case content = 0	AgoraChatMessageSearchScopeContent	
h	m	AgoraChatMessageSearchScope	case ext = 1	AgoraChatMessageSearchScopeExt	
o	m	AgoraChatMessageSearchScope	init?(rawValue: Int)		
h	c	AgoraChatMessageStatistics	NSObject		
h	m	AgoraChatMessageStatistics	var attachmentSize: UInt { get }	attachmentSize	
h	m	AgoraChatMessageStatistics	var chatType: AgoraChatType { get }	chatType	
h	m	AgoraChatMessageStatistics	var direction: AgoraChatMessageDirection { get }	direction	
h	m	AgoraChatMessageStatistics	var from: String { get }	from	
o	m	AgoraChatMessageStatistics	override init()		
h	m	AgoraChatMessageStatistics	var messageId: String { get }	messageId	
h	m	AgoraChatMessageStatistics	var messageSize: UInt { get }	messageSize	
h	m	AgoraChatMessageStatistics	var thumbnailSize: UInt { get }	thumbnailSize	
h	m	AgoraChatMessageStatistics	var timestamp: UInt { get }	timestamp	
h	m	AgoraChatMessageStatistics	var to: String { get }	to	
h	m	AgoraChatMessageStatistics	var type: AgoraChatMessageBodyType { get }	type	
h	e	AgoraChatMessageStatisticsDirection	UInt, Sendable		
h	m	AgoraChatMessageStatisticsDirection	case all = 100	AgoraChatMessageStatisticsDirectionAll	
o	m	AgoraChatMessageStatisticsDirection	init?(rawValue: UInt)		
h	m	AgoraChatMessageStatisticsDirection	case receive = 1	AgoraChatMessageStatisticsDirectionReceive	
h	m	AgoraChatMessageStatisticsDirection	case send = 0	AgoraChatMessageStatisticsDirectionSend	
h	e	AgoraChatMessageStatisticsType	UInt, Sendable		
h	m	AgoraChatMessageStatisticsType	case all = 100	AgoraChatMessageStatisticsTypeAll	
h	m	AgoraChatMessageStatisticsType	case cmd = 6	AgoraChatMessageStatisticsTypeCmd	
h	m	AgoraChatMessageStatisticsType	case custom = 7	AgoraChatMessageStatisticsTypeCustom	
h	m	AgoraChatMessageStatisticsType	case file = 5	AgoraChatMessageStatisticsTypeFile	
h	m	AgoraChatMessageStatisticsType	case image = 1	AgoraChatMessageStatisticsTypeImage	
o	m	AgoraChatMessageStatisticsType	init?(rawValue: UInt)		
h	m	AgoraChatMessageStatisticsType	case location = 3	AgoraChatMessageStatisticsTypeLocation	
h	m	AgoraChatMessageStatisticsType	case text = 0	AgoraChatMessageStatisticsTypeText	
h	m	AgoraChatMessageStatisticsType	case video = 2	AgoraChatMessageStatisticsTypeVideo	
h	m	AgoraChatMessageStatisticsType	case voice = 4	AgoraChatMessageStatisticsTypeVoice	
h	e	AgoraChatMessageStatus	Int, Sendable		
h	m	AgoraChatMessageStatus	case delivering = 1	AgoraChatMessageStatusDelivering	
h	m	AgoraChatMessageStatus	case failed = 3	AgoraChatMessageStatusFailed	
o	m	AgoraChatMessageStatus	init?(rawValue: Int)		
h	m	AgoraChatMessageStatus	case pending = 0	AgoraChatMessageStatusPending	
h	m	AgoraChatMessageStatus	case succeed = 2	AgoraChatMessageStatusSucceed	
h	p	AgoraChatMultiDevicesDelegate	AgoraChatMultiDevicesDelegateCalls, AgoraChatMultiDevicesDelegateSpellings, AgoraChatMultiDevicesDelegateUnwrappedFirst, AgoraChatMultiDevicesDelegateUnwrappedFirstSecond, AgoraChatMultiDevicesDelegateUnwrappedSecond, NSObjectProtocol		
h	m	AgoraChatMultiDevicesDelegate	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any?)	multiDevicesChatThreadEventDidReceive:threadId:ext:	
h	m	AgoraChatMultiDevicesDelegate	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String?)	multiDevicesContactEventDidReceive:username:ext:	
h	m	AgoraChatMultiDevicesDelegate	func multiDevicesConversationEvent(_ event: AgoraChatMultiDevicesEvent, conversationId: String, conversationType: AgoraChatConversationType)	multiDevicesConversationEvent:conversationId:conversationType:	
h	m	AgoraChatMultiDevicesDelegate	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?)	multiDevicesGroupEventDidReceive:groupId:ext:	
h	m	AgoraChatMultiDevicesDelegate	func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String)	multiDevicesMessageBeRemoved:deviceId:	
h	m	AgoraChatMultiDevicesDelegate	func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String?)	multiDevicesUndisturbEventNotifyFormOtherDeviceData:	
o	p	AgoraChatMultiDevicesDelegateCalls	NSObjectProtocol		
o	m	AgoraChatMultiDevicesDelegateCalls	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any?)		
o	m	AgoraChatMultiDevicesDelegateCalls	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String?)		
o	m	AgoraChatMultiDevicesDelegateCalls	func multiDevicesConversationEvent(_ event: AgoraChatMultiDevicesEvent, conversationId: String, conversationType: AgoraChatConversationType)		
o	m	AgoraChatMultiDevicesDelegateCalls	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?)		
o	m	AgoraChatMultiDevicesDelegateCalls	func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String)		
o	m	AgoraChatMultiDevicesDelegateCalls	func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String?)		
o	p	AgoraChatMultiDevicesDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any?)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String?)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesConversationEvent(_ event: AgoraChatMultiDevicesEvent, conversationId: String?, conversationType: AgoraChatConversationType)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any?)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String?)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String?)		
o	m	AgoraChatMultiDevicesDelegateSpellings	func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String)		
o	p	AgoraChatMultiDevicesDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any?)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String?)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesConversationEvent(_ event: AgoraChatMultiDevicesEvent, conversationId: String!, conversationType: AgoraChatConversationType)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any?)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String?)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirst	func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String!)		
o	p	AgoraChatMultiDevicesDelegateUnwrappedFirstSecond	NSObjectProtocol		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirstSecond	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirstSecond	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirstSecond	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedFirstSecond	func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String!)		
o	p	AgoraChatMultiDevicesDelegateUnwrappedSecond	NSObjectProtocol		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesChatThreadEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesContactEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String!)		
o	m	AgoraChatMultiDevicesDelegateUnwrappedSecond	func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String!)		
h	e	AgoraChatMultiDevicesEvent	Int, Sendable		
h	m	AgoraChatMultiDevicesEvent	case chatThreadCreate = 40	AgoraChatMultiDevicesEventChatThreadCreate	
h	m	AgoraChatMultiDevicesEvent	case chatThreadDestroy = 41	AgoraChatMultiDevicesEventChatThreadDestroy	
h	m	AgoraChatMultiDevicesEvent	case chatThreadJoin = 42	AgoraChatMultiDevicesEventChatThreadJoin	
h	m	AgoraChatMultiDevicesEvent	case chatThreadKick = 45	AgoraChatMultiDevicesEventChatThreadKick	
h	m	AgoraChatMultiDevicesEvent	case chatThreadLeave = 43	AgoraChatMultiDevicesEventChatThreadLeave	
h	m	AgoraChatMultiDevicesEvent	case chatThreadUpdate = 44	AgoraChatMultiDevicesEventChatThreadUpdate	
h	m	AgoraChatMultiDevicesEvent	case contactAccept = 3	AgoraChatMultiDevicesEventContactAccept	
h	m	AgoraChatMultiDevicesEvent	case contactAllow = 6	AgoraChatMultiDevicesEventContactAllow	
h	m	AgoraChatMultiDevicesEvent	case contactBan = 5	AgoraChatMultiDevicesEventContactBan	
h	m	AgoraChatMultiDevicesEvent	case contactDecline = 4	AgoraChatMultiDevicesEventContactDecline	
h	m	AgoraChatMultiDevicesEvent	case contactRemove = 2	AgoraChatMultiDevicesEventContactRemove	
h	m	AgoraChatMultiDevicesEvent	case conversationDelete = 62	AgoraChatMultiDevicesEventConversationDelete	
h	m	AgoraChatMultiDevicesEvent	case conversationMuteInfoChanged = 64	AgoraChatMultiDevicesEventConversationMuteInfoChanged	
h	m	AgoraChatMultiDevicesEvent	case conversationPinned = 60	AgoraChatMultiDevicesEventConversationPinned	
h	m	AgoraChatMultiDevicesEvent	case conversationUnpinned = 61	AgoraChatMultiDevicesEventConversationUnpinned	
h	m	AgoraChatMultiDevicesEvent	case conversationUpdateMark = 63	AgoraChatMultiDevicesEventConversationUpdateMark	
h	m	AgoraChatMultiDevicesEvent	case groupAble = 35	AgoraChatMultiDevicesEventGroupAble	
h	m	AgoraChatMultiDevicesEvent	case groupAddAdmin = 26	AgoraChatMultiDevicesEventGroupAddAdmin	
h	m	AgoraChatMultiDevicesEvent	case groupAddMute = 28	AgoraChatMultiDevicesEventGroupAddMute	
h	m	AgoraChatMultiDevicesEvent	case groupAddWhiteList = 30	AgoraChatMultiDevicesEventGroupAddWhiteList	
h	m	AgoraChatMultiDevicesEvent	case groupAllBan = 32	AgoraChatMultiDevicesEventGroupAllBan	
h	m	AgoraChatMultiDevicesEvent	case groupAllow = 22	AgoraChatMultiDevicesEventGroupAllow	
h	m	AgoraChatMultiDevicesEvent	case groupApply = 14	AgoraChatMultiDevicesEventGroupApply	
h	m	AgoraChatMultiDevicesEvent	case groupApplyAccept = 15	AgoraChatMultiDevicesEventGroupApplyAccept	
h	m	AgoraChatMultiDevicesEvent	case groupApplyDecline = 16	AgoraChatMultiDevicesEventGroupApplyDecline	
h	m	AgoraChatMultiDevicesEvent	case groupAssignOwner = 25	AgoraChatMultiDevicesEventGroupAssignOwner	
h	m	AgoraChatMultiDevicesEvent	case groupBan = 21	AgoraChatMultiDevicesEventGroupBan	
h	m	AgoraChatMultiDevicesEvent	case groupBlock = 23	AgoraChatMultiDevicesEventGroupBlock	
h	m	AgoraChatMultiDevicesEvent	case groupCreate = 10	AgoraChatMultiDevicesEventGroupCreate	
h	m	AgoraChatMultiDevicesEvent	case groupDestroy = 11	AgoraChatMultiDevicesEventGroupDestroy	
h	m	AgoraChatMultiDevicesEvent	case groupDisabled = 34	AgoraChatMultiDevicesEventGroupDisabled	
h	m	AgoraChatMultiDevicesEvent	case groupInvite = 17	AgoraChatMultiDevicesEventGroupInvite	
h	m	AgoraChatMultiDevicesEvent	case groupInviteAccept = 18	AgoraChatMultiDevicesEventGroupInviteAccept	
h	m	AgoraChatMultiDevicesEvent	case groupInviteDecline = 19	AgoraChatMultiDevicesEventGroupInviteDecline	
h	m	AgoraChatMultiDevicesEvent	case groupJoin = 12	AgoraChatMultiDevicesEventGroupJoin	
h	m	AgoraChatMultiDevicesEvent	case groupKick = 20	AgoraChatMultiDevicesEventGroupKick	
h	m	AgoraChatMultiDevicesEvent	case groupLeave = 13	AgoraChatMultiDevicesEventGroupLeave	
h	m	AgoraChatMultiDevicesEvent	case groupMemberAttributesChanged = 52	AgoraChatMultiDevicesEventGroupMemberAttributesChanged	
h	m	AgoraChatMultiDevicesEvent	case groupRemoveAdmin = 27	AgoraChatMultiDevicesEventGroupRemoveAdmin	
h	m	AgoraChatMultiDevicesEvent	case groupRemoveAllBan = 33	AgoraChatMultiDevicesEventGroupRemoveAllBan	
h	m	AgoraChatMultiDevicesEvent	case groupRemoveMute = 29	AgoraChatMultiDevicesEventGroupRemoveMute	
h	m	AgoraChatMultiDevicesEvent	case groupRemoveWhiteList = 31	AgoraChatMultiDevicesEventGroupRemoveWhiteList	
h	m	AgoraChatMultiDevicesEvent	case groupUnBlock = 24	AgoraChatMultiDevicesEventGroupUnBlock	
o	m	AgoraChatMultiDevicesEvent	init?(rawValue: Int)		
h	m	AgoraChatMultiDevicesEvent	case unknow = -1	AgoraChatMultiDevicesEventUnknow	
h	e	AgoraChatNotificationState	Int, Sendable		
h	m	AgoraChatNotificationState	case didReceiveNotificationResponse = 1	AgoraChatDidReceiveNotificationResponse	
o	m	AgoraChatNotificationState	init?(rawValue: Int)		
h	m	AgoraChatNotificationState	case willPresentNotification = 0	AgoraChatWillPresentNotification	
h	c	AgoraChatOptions	NSObject		
h	m	AgoraChatOptions	var apnsCertName: String!	apnsCertName	
h	m	AgoraChatOptions	var appkey: String! { get }	appkey	
k	m	AgoraChatOptions	var area: AreaCode	area	the environment decides
h	m	AgoraChatOptions	var autoAcceptFriendInvitation: Bool	autoAcceptFriendInvitation	
h	m	AgoraChatOptions	var autoAcceptGroupInvitation: Bool	autoAcceptGroupInvitation	
h	m	AgoraChatOptions	var autoDownloadThumbnail: Bool	autoDownloadThumbnail	
k	m	AgoraChatOptions	var autoLoadConversations: Bool	autoLoadConversations	the engine has one way
h	m	AgoraChatOptions	var canChatroomOwnerLeave: Bool	canChatroomOwnerLeave	
k	m	AgoraChatOptions	var chatPort: Int32		the environment decides
k	m	AgoraChatOptions	var chatServer: String!		the environment decides
h	m	AgoraChatOptions	var customDeviceName: String!	customDeviceName	
k	m	AgoraChatOptions	var customOSType: Int	customOSType	the environment decides
h	m	AgoraChatOptions	var deleteMessagesOnLeaveChatroom: Bool	deleteMessagesOnLeaveChatroom	
h	m	AgoraChatOptions	var deleteMessagesOnLeaveGroup: Bool	deleteMessagesOnLeaveGroup	
k	m	AgoraChatOptions	var dnsURL: String!		the environment decides
h	m	AgoraChatOptions	var enableConsoleLog: Bool	enableConsoleLog	
h	m	AgoraChatOptions	var enableDeliveryAck: Bool	enableDeliveryAck	
k	m	AgoraChatOptions	var enableDnsConfig: Bool		the environment decides
h	m	AgoraChatOptions	var enableRequireReadAck: Bool	enableRequireReadAck	
h	m	AgoraChatOptions	var enableStatistics: Bool	enableStatistics	
k	m	AgoraChatOptions	var enableTLSConnection: Bool		the environment decides
k	m	AgoraChatOptions	var `extension`: [AnyHashable : Any]!		the environment decides
h	m	AgoraChatOptions	var includeSendMessageInMessageListener: Bool	includeSendMessageInMessageListener	
o	m	AgoraChatOptions	override init()		
h	m	AgoraChatOptions	convenience init(appkey aAppkey: String)	optionsWithAppkey:	
h	m	AgoraChatOptions	var isAutoAcceptFriendInvitation: Bool	isAutoAcceptFriendInvitation	
h	m	AgoraChatOptions	var isAutoAcceptGroupInvitation: Bool	isAutoAcceptGroupInvitation	
h	m	AgoraChatOptions	var isAutoDownloadThumbnail: Bool	isAutoDownloadThumbnail	
h	m	AgoraChatOptions	var isAutoLogin: Bool	isAutoLogin	
k	m	AgoraChatOptions	var isAutoTransferMessageAttachments: Bool	isAutoTransferMessageAttachments	the environment decides
h	m	AgoraChatOptions	var isChatroomOwnerLeaveAllowed: Bool	isChatroomOwnerLeaveAllowed	
h	m	AgoraChatOptions	var isDeleteMessagesWhenExitChatRoom: Bool	isDeleteMessagesWhenExitChatRoom	
h	m	AgoraChatOptions	var isDeleteMessagesWhenExitGroup: Bool	isDeleteMessagesWhenExitGroup	
o	m	AgoraChatOptions	var isSandboxMode: Bool { get set }		k: the environment decides
k	m	AgoraChatOptions	var loadEmptyConversations: Bool	loadEmptyConversations	the engine has one way
h	m	AgoraChatOptions	var logLevel: AgoraChatLogLevel	logLevel	
h	m	AgoraChatOptions	var loginExtensionInfo: String!	loginExtensionInfo	
h	m	AgoraChatOptions	var pushKitCertName: String!	pushKitCertName	
h	m	AgoraChatOptions	var regardImportMessagesAsRead: Bool	regardImportMessagesAsRead	
k	m	AgoraChatOptions	var restServer: String!		the environment decides
k	m	AgoraChatOptions	var sortMessageByServerTime: Bool	sortMessageByServerTime	the engine has one way
h	m	AgoraChatOptions	var useReplacedMessageContents: Bool	useReplacedMessageContents	
o	m	AgoraChatOptions	var usingHttps: Bool { get set }		k: the environment decides
k	m	AgoraChatOptions	var usingHttpsOnly: Bool	usingHttpsOnly	the environment decides
k	m	AgoraChatOptions	var workPathCopiable: Bool	workPathCopiable	the environment decides
h	c	AgoraChatPageResult			
h	m	AgoraChatPageResult	var count: Int	count	
o	m	AgoraChatPageResult	override init()		
h	m	AgoraChatPageResult	convenience init(list aList: [ObjectType]?, andCount aCount: Int)	pageResultWithList:andCount:	
h	m	AgoraChatPageResult	var list: [ObjectType]?	list	
h	c	AgoraChatPresence	NSObject		
o	m	AgoraChatPresence	override var description: String { get }		
h	m	AgoraChatPresence	var expirytime: Int	expirytime	
o	m	AgoraChatPresence	override init()		
h	m	AgoraChatPresence	var lastTime: Int	lastTime	
h	m	AgoraChatPresence	var publisher: String	publisher	
h	m	AgoraChatPresence	var statusDescription: String?	statusDescription	
h	m	AgoraChatPresence	var statusDetails: [AgoraChatPresenceStatusDetail]?	statusDetails	
h	p	AgoraChatPresenceManagerDelegate	AgoraChatPresenceManagerDelegateCalls, AgoraChatPresenceManagerDelegateSpellings, AgoraChatPresenceManagerDelegateUnwrappedFirst, NSObjectProtocol		
h	m	AgoraChatPresenceManagerDelegate	func presenceStatusDidChanged(_ presences: [AgoraChatPresence])	presenceStatusDidChanged:	
o	p	AgoraChatPresenceManagerDelegateCalls	NSObjectProtocol		
o	m	AgoraChatPresenceManagerDelegateCalls	func presenceStatusDidChanged(_ presences: [AgoraChatPresence])		
o	p	AgoraChatPresenceManagerDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatPresenceManagerDelegateSpellings	func presenceStatusDidChanged(_ presences: [AgoraChatPresence]?)		
o	m	AgoraChatPresenceManagerDelegateSpellings	func presenceStatusDidChanged(_ presences: [Any])		
o	m	AgoraChatPresenceManagerDelegateSpellings	func presenceStatusDidChanged(_ presences: [Any]?)		
o	p	AgoraChatPresenceManagerDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatPresenceManagerDelegateUnwrappedFirst	func presenceStatusDidChanged(_ presences: [AgoraChatPresence]!)		
o	m	AgoraChatPresenceManagerDelegateUnwrappedFirst	func presenceStatusDidChanged(_ presences: [Any]!)		
h	c	AgoraChatPresenceStatusDetail	NSObject		
o	m	AgoraChatPresenceStatusDetail	override var description: String { get }		
h	m	AgoraChatPresenceStatusDetail	var device: String	device	
o	m	AgoraChatPresenceStatusDetail	override convenience init()		
o	m	AgoraChatPresenceStatusDetail	init(device: String, status: Int)		
h	m	AgoraChatPresenceStatusDetail	var status: Int	status	
h	e	AgoraChatPushDisplayStyle	Int, Sendable		
o	m	AgoraChatPushDisplayStyle	init?(rawValue: Int)		
h	m	AgoraChatPushDisplayStyle	case messageSummary = 1	AgoraChatPushDisplayStyleMessageSummary	
h	m	AgoraChatPushDisplayStyle	case simpleBanner = 0	AgoraChatPushDisplayStyleSimpleBanner	
h	c	AgoraChatPushOptions	NSObject		
h	m	AgoraChatPushOptions	var displayName: String? { get }	displayName	
h	m	AgoraChatPushOptions	var displayStyle: AgoraChatPushDisplayStyle { get }	displayStyle	
o	m	AgoraChatPushOptions	override init()		
h	m	AgoraChatPushOptions	var isNoDisturbEnable: Bool { get }	isNoDisturbEnable	
o	m	AgoraChatPushOptions	var nickname: String! { get set }		
o	m	AgoraChatPushOptions	var noDisturbStatus: AgoraPushNoDisturbStatus		
h	m	AgoraChatPushOptions	var noDisturbingEndH: Int { get }	noDisturbingEndH	
h	m	AgoraChatPushOptions	var noDisturbingStartH: Int { get }	noDisturbingStartH	
h	m	AgoraChatPushOptions	var silentModeEnabled: Bool { get }	silentModeEnabled	
h	m	AgoraChatPushOptions	var silentModeEnd: Int { get }	silentModeEnd	
h	m	AgoraChatPushOptions	var silentModeStart: Int { get }	silentModeStart	
h	e	AgoraChatPushRemindType	Int, Sendable		
h	m	AgoraChatPushRemindType	case all = 0	AgoraChatPushRemindTypeAll	
o	m	AgoraChatPushRemindType	init?(rawValue: Int)		
h	m	AgoraChatPushRemindType	case mentionOnly = 1	AgoraChatPushRemindTypeMentionOnly	
h	m	AgoraChatPushRemindType	case none = 2	AgoraChatPushRemindTypeNone	
h	c	AgoraChatRecallMessageInfo	NSObject		
h	m	AgoraChatRecallMessageInfo	var conversationId: String	conversationId	
h	m	AgoraChatRecallMessageInfo	var ext: String?	ext	
o	m	AgoraChatRecallMessageInfo	override init()		
h	m	AgoraChatRecallMessageInfo	var recallBy: String	recallBy	
h	m	AgoraChatRecallMessageInfo	var recallMessage: AgoraChatMessage?	recallMessage	
h	m	AgoraChatRecallMessageInfo	var recallMessageId: String	recallMessageId	
h	e	AgoraChatRoomMessagePriority	Int, Sendable		
h	m	AgoraChatRoomMessagePriority	case high = 0	AgoraChatRoomMessagePriorityHigh	
o	m	AgoraChatRoomMessagePriority	init?(rawValue: Int)		
h	m	AgoraChatRoomMessagePriority	case low = 2	AgoraChatRoomMessagePriorityLow	
h	m	AgoraChatRoomMessagePriority	case normal = 1	AgoraChatRoomMessagePriorityNormal	
h	e	AgoraChatServerCheckType	Int, Sendable		
h	m	AgoraChatServerCheckType	case accountValidation = 0	AgoraChatServerCheckAccountValidation	
h	m	AgoraChatServerCheckType	case doLogin = 3	AgoraChatServerCheckDoLogin	
h	m	AgoraChatServerCheckType	case doLogout = 4	AgoraChatServerCheckDoLogout	
h	m	AgoraChatServerCheckType	case getDNSListFromServer = 1	AgoraChatServerCheckGetDNSListFromServer	
h	m	AgoraChatServerCheckType	case getTokenFromServer = 2	AgoraChatServerCheckGetTokenFromServer	
o	m	AgoraChatServerCheckType	init?(rawValue: Int)		
h	c	AgoraChatSilentModeParam	NSObject		
o	m	AgoraChatSilentModeParam	override init()		
h	m	AgoraChatSilentModeParam	init(paramType aParamType: AgoraChatSilentModeParamType)	initWithParamType:	
h	m	AgoraChatSilentModeParam	var paramType: AgoraChatSilentModeParamType { get }	paramType	
h	m	AgoraChatSilentModeParam	var remindType: AgoraChatPushRemindType	remindType	
h	m	AgoraChatSilentModeParam	var silentModeDuration: Int32	silentModeDuration	
h	m	AgoraChatSilentModeParam	var silentModeEndTime: AgoraChatSilentModeTime?	silentModeEndTime	
h	m	AgoraChatSilentModeParam	var silentModeStartTime: AgoraChatSilentModeTime?	silentModeStartTime	
h	e	AgoraChatSilentModeParamType	Int, Sendable		
h	m	AgoraChatSilentModeParamType	case duration = 1	AgoraChatSilentModeParamTypeDuration	
o	m	AgoraChatSilentModeParamType	init?(rawValue: Int)		
h	m	AgoraChatSilentModeParamType	case interval = 2	AgoraChatSilentModeParamTypeInterval	
h	m	AgoraChatSilentModeParamType	case remindType = 0	AgoraChatSilentModeParamTypeRemindType	
h	c	AgoraChatSilentModeResult	NSObject, NSCopying, NSCoding		
h	m	AgoraChatSilentModeResult	var conversationID: String { get }	conversationID	
h	m	AgoraChatSilentModeResult	var conversationType: AgoraChatConversationType { get }	conversationType	
o	m	AgoraChatSilentModeResult	func copy(with zone: NSZone? = nil) -> Any		
o	m	AgoraChatSilentModeResult	func encode(with coder: NSCoder)		
h	m	AgoraChatSilentModeResult	var expireTimestamp: TimeInterval { get }	expireTimestamp	
o	m	AgoraChatSilentModeResult	override init()		
o	m	AgoraChatSilentModeResult	required init?(coder: NSCoder)		
h	m	AgoraChatSilentModeResult	var isConversationRemindTypeEnabled: Bool { get }	isConversationRemindTypeEnabled	
h	m	AgoraChatSilentModeResult	var remindType: AgoraChatPushRemindType { get }	remindType	
h	m	AgoraChatSilentModeResult	var silentModeEndTime: AgoraChatSilentModeTime? { get }	silentModeEndTime	
h	m	AgoraChatSilentModeResult	var silentModeStartTime: AgoraChatSilentModeTime? { get }	silentModeStartTime	
h	c	AgoraChatSilentModeTime	NSObject, NSCopying, NSCoding		
o	m	AgoraChatSilentModeTime	func copy(with zone: NSZone? = nil) -> Any		
o	m	AgoraChatSilentModeTime	func encode(with coder: NSCoder)		
h	m	AgoraChatSilentModeTime	var hours: Int32 { get }	hours	
o	m	AgoraChatSilentModeTime	override init()		
o	m	AgoraChatSilentModeTime	required init?(coder: NSCoder)		
h	m	AgoraChatSilentModeTime	init(hours aHours: Int32, minutes aMinutes: Int32)	initWithHours:minutes:	
h	m	AgoraChatSilentModeTime	var minutes: Int32 { get }	minutes	
h	c	AgoraChatTextMessageBody	AgoraChatMessageBody		
o	m	AgoraChatTextMessageBody	override init()		
h	m	AgoraChatTextMessageBody	init(text aText: String?)	initWithText:	
k	m	AgoraChatTextMessageBody	var targetLanguages: [String]?	targetLanguages	there is no translation service
h	m	AgoraChatTextMessageBody	var text: String { get }	text	
h	m	AgoraChatTextMessageBody	var translations: [String : String]? { get }	translations	
h	c	AgoraChatThread	NSObject		
h	m	AgoraChatThread	var createAt: Int { get }	createAt	
o	m	AgoraChatThread	override var description: String { get }		
o	m	AgoraChatThread	override init()		
h	m	AgoraChatThread	var lastMessage: AgoraChatMessage! { get }	lastMessage	
h	m	AgoraChatThread	var membersCount: Int32 { get }	membersCount	
h	m	AgoraChatThread	var messageCount: Int32 { get }	messageCount	
h	m	AgoraChatThread	var messageId: String! { get }	messageId	
h	m	AgoraChatThread	var owner: String! { get }	owner	
h	m	AgoraChatThread	var parentId: String! { get }	parentId	
h	m	AgoraChatThread	var threadId: String! { get }	threadId	
h	m	AgoraChatThread	var threadName: String!	threadName	
h	c	AgoraChatThreadEvent	NSObject		
h	m	AgoraChatThreadEvent	var chatThread: AgoraChatThread! { get }	chatThread	
h	m	AgoraChatThreadEvent	var from: String! { get }	from	
o	m	AgoraChatThreadEvent	override init()		
h	m	AgoraChatThreadEvent	var type: AgoraChatThreadOperation { get }	type	
h	p	AgoraChatThreadManagerDelegate	AgoraChatThreadManagerDelegateCalls, AgoraChatThreadManagerDelegateSpellings, AgoraChatThreadManagerDelegateUnwrappedFirst, NSObjectProtocol		
h	m	AgoraChatThreadManagerDelegate	func onChatThreadCreate(_ event: AgoraChatThreadEvent)	onChatThreadCreate:	
h	m	AgoraChatThreadManagerDelegate	func onChatThreadDestroy(_ event: AgoraChatThreadEvent)	onChatThreadDestroy:	
h	m	AgoraChatThreadManagerDelegate	func onChatThreadUpdate(_ event: AgoraChatThreadEvent)	onChatThreadUpdate:	
h	m	AgoraChatThreadManagerDelegate	func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent)	onUserKickOutOfChatThread:	
o	p	AgoraChatThreadManagerDelegateCalls	NSObjectProtocol		
o	m	AgoraChatThreadManagerDelegateCalls	func onChatThreadCreate(_ event: AgoraChatThreadEvent)		
o	m	AgoraChatThreadManagerDelegateCalls	func onChatThreadDestroy(_ event: AgoraChatThreadEvent)		
o	m	AgoraChatThreadManagerDelegateCalls	func onChatThreadUpdate(_ event: AgoraChatThreadEvent)		
o	m	AgoraChatThreadManagerDelegateCalls	func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent)		
o	p	AgoraChatThreadManagerDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatThreadManagerDelegateSpellings	func onChatThreadCreate(_ event: AgoraChatThreadEvent?)		
o	m	AgoraChatThreadManagerDelegateSpellings	func onChatThreadDestroy(_ event: AgoraChatThreadEvent?)		
o	m	AgoraChatThreadManagerDelegateSpellings	func onChatThreadUpdate(_ event: AgoraChatThreadEvent?)		
o	m	AgoraChatThreadManagerDelegateSpellings	func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent?)		
o	p	AgoraChatThreadManagerDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatThreadManagerDelegateUnwrappedFirst	func onChatThreadCreate(_ event: AgoraChatThreadEvent!)		
o	m	AgoraChatThreadManagerDelegateUnwrappedFirst	func onChatThreadDestroy(_ event: AgoraChatThreadEvent!)		
o	m	AgoraChatThreadManagerDelegateUnwrappedFirst	func onChatThreadUpdate(_ event: AgoraChatThreadEvent!)		
o	m	AgoraChatThreadManagerDelegateUnwrappedFirst	func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent!)		
h	e	AgoraChatThreadOperation	UInt, Sendable		
h	m	AgoraChatThreadOperation	case create = 1	AgoraChatThreadOperationCreate	
h	m	AgoraChatThreadOperation	case delete = 3	AgoraChatThreadOperationDelete	
o	m	AgoraChatThreadOperation	init?(rawValue: UInt)		
h	m	AgoraChatThreadOperation	case unknown = 0	AgoraChatThreadOperationUnknown	
h	m	AgoraChatThreadOperation	case update = 2	AgoraChatThreadOperationUpdate	
h	m	AgoraChatThreadOperation	case update_msg = 4	AgoraChatThreadOperationUpdate_msg	
h	c	AgoraChatTranslateLanguage	NSObject		
o	m	AgoraChatTranslateLanguage	override init()		
h	m	AgoraChatTranslateLanguage	var languageCode: String	languageCode	
h	m	AgoraChatTranslateLanguage	var languageName: String	languageName	
h	m	AgoraChatTranslateLanguage	var languageNativeName: String	languageNativeName	
h	c	AgoraChatTranslationResult	NSObject		
o	m	AgoraChatTranslationResult	override init()		
h	m	AgoraChatTranslationResult	var msgId: String	msgId	
h	m	AgoraChatTranslationResult	var showTranslation: Bool	showTranslation	
h	m	AgoraChatTranslationResult	var translateTimes: UInt	translateTimes	
h	m	AgoraChatTranslationResult	var translations: String	translations	
h	e	AgoraChatType	Int, Sendable		
h	m	AgoraChatType	case chat = 0	AgoraChatTypeChat	
h	m	AgoraChatType	case chatRoom = 2	AgoraChatTypeChatRoom	
h	m	AgoraChatType	case groupChat = 1	AgoraChatTypeGroupChat	
h	m	AgoraChatType	init(_ rawValue: UInt32)		
h	m	AgoraChatType	init(rawValue: UInt32)		
h	m	AgoraChatType	var rawValue: UInt32		
h	c	AgoraChatUserInfo	NSObject, NSCopying		
h	m	AgoraChatUserInfo	var avatarUrl: String?	avatarUrl	
h	m	AgoraChatUserInfo	var birth: String?	birth	
o	m	AgoraChatUserInfo	func copy(with zone: NSZone? = nil) -> Any		
o	m	AgoraChatUserInfo	override var description: String { get }		
h	m	AgoraChatUserInfo	var ext: String?	ext	
h	m	AgoraChatUserInfo	var gender: Int	gender	
o	m	AgoraChatUserInfo	override init()		
h	m	AgoraChatUserInfo	var mail: String?	mail	
h	m	AgoraChatUserInfo	var nickName: String!	nickName	
h	m	AgoraChatUserInfo	var nickname: String?	nickname	
h	m	AgoraChatUserInfo	var phone: String?	phone	
h	m	AgoraChatUserInfo	var sign: String?	sign	
h	m	AgoraChatUserInfo	var userId: String?	userId	
h	e	AgoraChatUserInfoType	Int, Sendable		
h	m	AgoraChatUserInfoType	case avatarURL = 1	AgoraChatUserInfoTypeAvatarURL	
h	m	AgoraChatUserInfoType	case birth = 6	AgoraChatUserInfoTypeBirth	
h	m	AgoraChatUserInfoType	case ext = 100	AgoraChatUserInfoTypeExt	
h	m	AgoraChatUserInfoType	case gender = 4	AgoraChatUserInfoTypeGender	
o	m	AgoraChatUserInfoType	init?(rawValue: Int)		
h	m	AgoraChatUserInfoType	case mail = 3	AgoraChatUserInfoTypeMail	
h	m	AgoraChatUserInfoType	case nickName = 0	AgoraChatUserInfoTypeNickName	
h	m	AgoraChatUserInfoType	case phone = 2	AgoraChatUserInfoTypePhone	
h	m	AgoraChatUserInfoType	case sign = 5	AgoraChatUserInfoTypeSign	
h	c	AgoraChatVideoMessageBody	AgoraChatFileMessageBody		
h	m	AgoraChatVideoMessageBody	var duration: Int32	duration	
o	m	AgoraChatVideoMessageBody	override init()		
o	m	AgoraChatVideoMessageBody	override init(data aData: Data?, displayName aDisplayName: String?)		
o	m	AgoraChatVideoMessageBody	override init(localPath aLocalPath: String?, displayName aDisplayName: String?)		
h	m	AgoraChatVideoMessageBody	var thumbnailDownloadStatus: AgoraChatDownloadStatus	thumbnailDownloadStatus	
h	m	AgoraChatVideoMessageBody	var thumbnailLocalPath: String?	thumbnailLocalPath	
h	m	AgoraChatVideoMessageBody	var thumbnailRemotePath: String?	thumbnailRemotePath	
h	m	AgoraChatVideoMessageBody	var thumbnailSecretKey: String?	thumbnailSecretKey	
h	m	AgoraChatVideoMessageBody	var thumbnailSize: CGSize	thumbnailSize	
h	c	AgoraChatVoiceMessageBody	AgoraChatFileMessageBody		
h	m	AgoraChatVoiceMessageBody	var duration: Int32	duration	
o	m	AgoraChatVoiceMessageBody	override init()		
o	m	AgoraChatVoiceMessageBody	override init(data aData: Data?, displayName aDisplayName: String?)		
o	m	AgoraChatVoiceMessageBody	override init(localPath aLocalPath: String?, displayName aDisplayName: String?)		
h	c	AgoraChatroom	NSObject		
h	m	AgoraChatroom	var adminList: [String]? { get }	adminList	
h	m	AgoraChatroom	var announcement: String? { get }	announcement	
h	m	AgoraChatroom	var blacklist: [String]? { get }	blacklist	
h	m	AgoraChatroom	var chatroomId: String? { get }	chatroomId	
h	m	AgoraChatroom	var description: String? { get }	description	
h	m	AgoraChatroom	init!()	init	
h	m	AgoraChatroom	convenience init?(id aChatroomId: String)	chatroomWithId:	
h	m	AgoraChatroom	var isMuteAllMembers: Bool { get }	isMuteAllMembers	
h	m	AgoraChatroom	var maxMembersCount: Int { get }	maxMembersCount	
h	m	AgoraChatroom	var maxOccupantsCount: Int { get }	maxOccupantsCount	
h	m	AgoraChatroom	var memberList: [String]? { get }	memberList	
h	m	AgoraChatroom	var members: [Any]! { get }	members	
h	m	AgoraChatroom	var membersCount: Int { get }	membersCount	
h	m	AgoraChatroom	var muteList: [String]? { get }	muteList	
h	m	AgoraChatroom	var occupants: [Any]! { get }	occupants	
h	m	AgoraChatroom	var occupantsCount: Int { get }	occupantsCount	
h	m	AgoraChatroom	var owner: String? { get }	owner	
h	m	AgoraChatroom	var permissionType: AgoraChatroomPermissionType { get }	permissionType	
h	m	AgoraChatroom	var subject: String? { get }	subject	
h	m	AgoraChatroom	var whiteList: [Any]! { get }	whiteList	
h	m	AgoraChatroom	var whitelist: [String]? { get }	whitelist	
h	e	AgoraChatroomBeKickedReason	Int, Sendable		
h	m	AgoraChatroomBeKickedReason	case beRemoved = 0	AgoraChatroomBeKickedReasonBeRemoved	
h	m	AgoraChatroomBeKickedReason	case destroyed = 1	AgoraChatroomBeKickedReasonDestroyed	
h	m	AgoraChatroomBeKickedReason	init(_ rawValue: UInt32)		
h	m	AgoraChatroomBeKickedReason	init(rawValue: UInt32)		
h	m	AgoraChatroomBeKickedReason	case offline = 2	AgoraChatroomBeKickedReasonOffline	
h	m	AgoraChatroomBeKickedReason	var rawValue: UInt32		
h	p	AgoraChatroomManagerDelegate	AgoraChatroomManagerDelegateCalls, AgoraChatroomManagerDelegateSpellings, AgoraChatroomManagerDelegateUnwrappedFirst, AgoraChatroomManagerDelegateUnwrappedFirstSecond, AgoraChatroomManagerDelegateUnwrappedFirstSecondThird, AgoraChatroomManagerDelegateUnwrappedFirstThird, AgoraChatroomManagerDelegateUnwrappedSecond, AgoraChatroomManagerDelegateUnwrappedSecondThird, AgoraChatroomManagerDelegateUnwrappedThird, NSObjectProtocol		
h	m	AgoraChatroomManagerDelegate	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String)	chatroomAdminListDidUpdate:addedAdmin:	
h	m	AgoraChatroomManagerDelegate	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String)	chatroomAdminListDidUpdate:removedAdmin:	
h	m	AgoraChatroomManagerDelegate	func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom, isAllMemberMuted aMuted: Bool)	chatroomAllMemberMuteChanged:isAllMemberMuted:	
h	m	AgoraChatroomManagerDelegate	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String?)	chatroomAnnouncementDidUpdate:announcement:	
h	m	AgoraChatroomManagerDelegate	func chatroomAttributesDidRemoved(_ roomId: String, attributes: [String], from fromId: String)	chatroomAttributesDidRemoved:attributes:from:	
h	m	AgoraChatroomManagerDelegate	func chatroomAttributesDidUpdated(_ roomId: String, attributeMap: [String : String], from fromId: String)	chatroomAttributesDidUpdated:attributeMap:from:	
h	m	AgoraChatroomManagerDelegate	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int)	chatroomMuteListDidUpdate:addedMutedMembers:muteExpire:	
h	m	AgoraChatroomManagerDelegate	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String])	chatroomMuteListDidUpdate:removedMutedMembers:	
h	m	AgoraChatroomManagerDelegate	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String)	chatroomOwnerDidUpdate:newOwner:oldOwner:	
h	m	AgoraChatroomManagerDelegate	func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom)	chatroomSpecificationDidUpdate:	
h	m	AgoraChatroomManagerDelegate	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String])	chatroomWhiteListDidUpdate:addedWhiteListMembers:	
h	m	AgoraChatroomManagerDelegate	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String])	chatroomWhiteListDidUpdate:removedWhiteListMembers:	
h	m	AgoraChatroomManagerDelegate	func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)	didDismissFromChatroom:reason:	
h	m	AgoraChatroomManagerDelegate	func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)	didReceiveKickedFromChatroom:reason:	
h	m	AgoraChatroomManagerDelegate	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)	didReceiveUserJoinedChatroom:username:	
h	m	AgoraChatroomManagerDelegate	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)	didReceiveUserLeavedChatroom:username:	
h	m	AgoraChatroomManagerDelegate	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String)	userDidJoinChatroom:user:	
h	m	AgoraChatroomManagerDelegate	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?)	userDidJoinChatroom:user:ext:	
h	m	AgoraChatroomManagerDelegate	func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String)	userDidLeaveChatroom:user:	
o	p	AgoraChatroomManagerDelegateCalls	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom, isAllMemberMuted aMuted: Bool)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String?)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomAttributesDidRemoved(_ roomId: String, attributes: [String], from fromId: String)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomAttributesDidUpdated(_ roomId: String, attributeMap: [String : String], from fromId: String)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String])		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom)		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String])		
o	m	AgoraChatroomManagerDelegateCalls	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String])		
o	m	AgoraChatroomManagerDelegateCalls	func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)		
o	m	AgoraChatroomManagerDelegateCalls	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?)		
o	m	AgoraChatroomManagerDelegateCalls	func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String)		
o	p	AgoraChatroomManagerDelegateSpellings	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom?, isAllMemberMuted aMuted: Bool)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String])		
o	m	AgoraChatroomManagerDelegateSpellings	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatroomManagerDelegateSpellings	func didDismiss(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveKicked(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String?)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String)		
o	m	AgoraChatroomManagerDelegateSpellings	func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String?)		
o	p	AgoraChatroomManagerDelegateUnwrappedFirst	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom!, isAllMemberMuted aMuted: Bool)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any])		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String])		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String])		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any])		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String])		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func didDismiss(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func didReceiveKicked(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirst	func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String?)		
o	p	AgoraChatroomManagerDelegateUnwrappedFirstSecond	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecond	func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String!)		
o	p	AgoraChatroomManagerDelegateUnwrappedFirstSecondThird	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecondThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstSecondThird	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String!)		
o	p	AgoraChatroomManagerDelegateUnwrappedFirstThird	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstThird	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedFirstThird	func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String!)		
o	p	AgoraChatroomManagerDelegateUnwrappedSecond	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String?)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecond	func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String!)		
o	p	AgoraChatroomManagerDelegateUnwrappedSecondThird	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateUnwrappedSecondThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecondThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecondThird	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedSecondThird	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String!)		
o	p	AgoraChatroomManagerDelegateUnwrappedThird	NSObjectProtocol		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String!)		
o	m	AgoraChatroomManagerDelegateUnwrappedThird	func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String!)		
h	c	AgoraChatroomOptions	NSObject		
o	m	AgoraChatroomOptions	override init()		
h	m	AgoraChatroomOptions	var maxUsersCount: Int	maxUsersCount	
h	e	AgoraChatroomPermissionType	Int, Sendable		
h	m	AgoraChatroomPermissionType	case admin = 1	AgoraChatroomPermissionTypeAdmin	
h	m	AgoraChatroomPermissionType	init(_ rawValue: Int32)		
h	m	AgoraChatroomPermissionType	init(rawValue: Int32)		
h	m	AgoraChatroomPermissionType	case member = 0	AgoraChatroomPermissionTypeMember	
h	m	AgoraChatroomPermissionType	case none = -1	AgoraChatroomPermissionTypeNone	
h	m	AgoraChatroomPermissionType	case owner = 2	AgoraChatroomPermissionTypeOwner	
h	m	AgoraChatroomPermissionType	var rawValue: Int32		
h	t	AgoraCmdMessageBody	AgoraChatCmdMessageBody		
h	m	AgoraCmdMessageBody	var action: String!		
h	m	AgoraCmdMessageBody	init!(action aAction: String!)		
h	m	AgoraCmdMessageBody	var isDeliverOnlineOnly: Bool		
h	m	AgoraCmdMessageBody	var params: [Any]!		
a	p	AgoraConferenceManagerDelegate	NSObjectProtocol		
a	m	AgoraConferenceManagerDelegate	optional func conferenceDidEnd(_ aConference: AgoraCallConference!, reason aReason: AgoraCallEndReason, error aError: AgoraError!)		
a	m	AgoraConferenceManagerDelegate	optional func conferenceNetworkDidChange(_ aConference: AgoraCallConference!, status aStatus: AgoraCallNetworkStatus)		
a	m	AgoraConferenceManagerDelegate	optional func conferenceSpeakerDidChange(_ aConference: AgoraCallConference!, speakingStreamIds aStreamIds: [Any]!)		
a	m	AgoraConferenceManagerDelegate	optional func memberDidJoin(_ aConference: AgoraCallConference!, member aMember: AgoraCallMember!)		
a	m	AgoraConferenceManagerDelegate	optional func memberDidLeave(_ aConference: AgoraCallConference!, member aMember: AgoraCallMember!)		
a	m	AgoraConferenceManagerDelegate	optional func roleDidChanged(_ aConference: AgoraCallConference!)		
a	m	AgoraConferenceManagerDelegate	optional func streamDidUpdate(_ aConference: AgoraCallConference!, add aStream: AgoraCallStream!)		
a	m	AgoraConferenceManagerDelegate	optional func streamDidUpdate(_ aConference: AgoraCallConference!, remove aStream: AgoraCallStream!)		
a	m	AgoraConferenceManagerDelegate	optional func streamDidUpdate(_ aConference: AgoraCallConference!, stream aStream: AgoraCallStream!)		
a	m	AgoraConferenceManagerDelegate	optional func streamStartTransmitting(_ aConference: AgoraCallConference!, streamId aStreamId: String!)		
a	m	AgoraConferenceManagerDelegate	optional func userDidJoin(_ aConference: AgoraCallConference!, user aUserName: String!)		
a	m	AgoraConferenceManagerDelegate	optional func userDidLeave(_ aConference: AgoraCallConference!, user aUserName: String!)		
a	m	AgoraConferenceManagerDelegate	optional func userDidRecvInvite(_ aConfId: String!, password aPassword: String!, ext aExt: String!)		
a	s	AgoraConferenceMode	Hashable, Equatable, RawRepresentable		
a	m	AgoraConferenceMode	init(_ rawValue: UInt32)		
a	m	AgoraConferenceMode	init(rawValue: UInt32)		
a	m	AgoraConferenceMode	var rawValue: UInt32		
a	e	AgoraConferenceRole	Int, Sendable		
a	m	AgoraConferenceRole	case admin = 7		
a	m	AgoraConferenceRole	case audience = 1		
a	m	AgoraConferenceRole	case none = 0		
a	m	AgoraConferenceRole	case speaker = 3		
a	e	AgoraConferenceType	Int, Sendable		
a	m	AgoraConferenceType	case communication = 10		
a	m	AgoraConferenceType	case largeCommunication = 11		
a	m	AgoraConferenceType	case live = 12		
h	t	AgoraConnectionState	AgoraChatConnectionState		
h	m	AgoraConnectionState	init(_ rawValue: UInt32)		
h	m	AgoraConnectionState	init(rawValue: UInt32)		
h	m	AgoraConnectionState	var rawValue: UInt32		
h	t	AgoraContactManagerDelegate	AgoraChatContactManagerDelegate		
h	m	AgoraContactManagerDelegate	optional func didReceiveAdded(fromUsername aUsername: String!)		
h	m	AgoraContactManagerDelegate	optional func didReceiveAgreed(fromUsername aUsername: String!)		
h	m	AgoraContactManagerDelegate	optional func didReceiveDeclined(fromUsername aUsername: String!)		
h	m	AgoraContactManagerDelegate	optional func didReceiveDeleted(fromUsername aUsername: String!)		
h	m	AgoraContactManagerDelegate	optional func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!)		
h	m	AgoraContactManagerDelegate	optional func friendRequestDidApprove(byUser aUsername: String!)		
h	m	AgoraContactManagerDelegate	optional func friendRequestDidDecline(byUser aUsername: String!)		
h	m	AgoraContactManagerDelegate	optional func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String!)		
h	m	AgoraContactManagerDelegate	optional func friendshipDidAdd(byUser aUsername: String!)		
h	m	AgoraContactManagerDelegate	optional func friendshipDidRemove(byUser aUsername: String!)		
h	t	AgoraConversation	AgoraChatConversation		
h	m	AgoraConversation	func append(_ aMessage: AgoraMessage!) -> Bool		
h	m	AgoraConversation	func append(_ aMessage: AgoraMessage!, error pError: UnsafeMutablePointer<AgoraError?>!)		
h	m	AgoraConversation	var conversationId: String! { get }		
h	m	AgoraConversation	func deleteAllMessages() -> Bool		
h	m	AgoraConversation	func deleteAllMessages(_ pError: UnsafeMutablePointer<AgoraError?>!)		
h	m	AgoraConversation	func deleteMessage(withId aMessageId: String!) -> Bool		
h	m	AgoraConversation	func deleteMessage(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraError?>!)		
h	m	AgoraConversation	var ext: [AnyHashable : Any]!		
h	m	AgoraConversation	func insert(_ aMessage: AgoraMessage!) -> Bool		
h	m	AgoraConversation	func insert(_ aMessage: AgoraMessage!, error pError: UnsafeMutablePointer<AgoraError?>!)		
h	m	AgoraConversation	func lastReceivedMessage() -> AgoraMessage!		
h	m	AgoraConversation	var latestMessage: AgoraMessage! { get }		
h	m	AgoraConversation	func latestMessageFromOthers() -> AgoraMessage!		
h	m	AgoraConversation	func loadMessage(withId aMessageId: String!) -> AgoraMessage!		
h	m	AgoraConversation	func loadMessage(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraMessage!		
h	m	AgoraConversation	func loadMessages(from aStartTimestamp: Int64, to aEndTimestamp: Int64, count aCount: Int32, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	AgoraConversation	func loadMessages(with aType: AgoraMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String!, searchDirection aDirection: AgoraMessageSearchDirection, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	AgoraConversation	func loadMessages(withKeyword aKeyword: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!, searchDirection aDirection: AgoraMessageSearchDirection, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	AgoraConversation	func loadMessagesStart(fromId aMessageId: String!, count aCount: Int32, searchDirection aDirection: AgoraMessageSearchDirection, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	AgoraConversation	func loadMoreMessages(from aStartTimestamp: Int64, to aEndTimestamp: Int64, maxCount aMaxCount: Int32) -> [Any]!		
h	m	AgoraConversation	func loadMoreMessages(fromId aMessageId: String!, limit aLimit: Int32, direction aDirection: AgoraMessageSearchDirection) -> [Any]!		
h	m	AgoraConversation	func loadMoreMessages(with aType: AgoraMessageBodyType, before aTimestamp: Int64, limit aLimit: Int32, from aSender: String!, direction aDirection: AgoraMessageSearchDirection) -> [Any]!		
h	m	AgoraConversation	func loadMoreMessagesContain(_ aKeywords: String!, before aTimestamp: Int64, limit aLimit: Int32, from aSender: String!, direction aDirection: AgoraMessageSearchDirection) -> [Any]!		
h	m	AgoraConversation	func markAllMessages(asRead pError: UnsafeMutablePointer<AgoraError?>!)		
h	m	AgoraConversation	func markAllMessagesAsRead() -> Bool		
h	m	AgoraConversation	func markMessageAsRead(withId aMessageId: String!) -> Bool		
h	m	AgoraConversation	func markMessageAsRead(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraError?>!)		
h	m	AgoraConversation	var type: AgoraConversationType { get }		
h	m	AgoraConversation	var unreadMessagesCount: Int32 { get }		
h	m	AgoraConversation	func update(_ aMessage: AgoraMessage!) -> Bool		
h	m	AgoraConversation	func updateExtToDB() -> Bool		
h	m	AgoraConversation	func updateMessageChange(_ aMessage: AgoraMessage!, error pError: UnsafeMutablePointer<AgoraError?>!)		
o	p	AgoraConversationSpelling			
o	m	AgoraConversationSpelling	var type: AgoraConversationType { get }		
h	s	AgoraConversationType	Hashable, Equatable, RawRepresentable		
o	m	AgoraConversationType	static let chat: AgoraConversationType		
o	m	AgoraConversationType	static let chatRoom: AgoraConversationType		
o	m	AgoraConversationType	static let groupChat: AgoraConversationType		
h	m	AgoraConversationType	init(_ rawValue: UInt32)		
h	m	AgoraConversationType	init(rawValue: UInt32)		
h	m	AgoraConversationType	var rawValue: UInt32		
h	t	AgoraCursorResult	AgoraChatCursorResult		
h	m	AgoraCursorResult	var cursor: String!		
h	m	AgoraCursorResult	convenience init!(list aList: [Any]!, andCursor aCusror: String!)		
h	m	AgoraCursorResult	var list: [Any]!		
h	t	AgoraDeviceConfig	AgoraChatDeviceConfig		
h	m	AgoraDeviceConfig	var deviceName: String! { get }		
h	m	AgoraDeviceConfig	var deviceUUID: String! { get }		
h	m	AgoraDeviceConfig	var resource: String! { get }		
h	t	AgoraDownloadStatus	AgoraChatDownloadStatus		
h	m	AgoraDownloadStatus	init(_ rawValue: UInt32)		
h	m	AgoraDownloadStatus	init(rawValue: UInt32)		
h	m	AgoraDownloadStatus	var rawValue: UInt32		
h	t	AgoraError	AgoraChatError		
h	m	AgoraError	var code: AgoraErrorCode		
h	m	AgoraError	var errorDescription: String!		
h	m	AgoraError	init!(description aDescription: String!, code aCode: AgoraErrorCode)		
h	t	AgoraErrorCode	AgoraChatErrorCode		
h	m	AgoraErrorCode	init(_ rawValue: UInt32)		
h	m	AgoraErrorCode	init(rawValue: UInt32)		
h	m	AgoraErrorCode	var rawValue: UInt32		
h	t	AgoraFileMessageBody	AgoraChatFileMessageBody		
h	m	AgoraFileMessageBody	var displayName: String!		
h	m	AgoraFileMessageBody	var downloadStatus: AgoraDownloadStatus		
h	m	AgoraFileMessageBody	var fileLength: Int64		
h	m	AgoraFileMessageBody	init!(data aData: Data!, displayName aDisplayName: String!)		
h	m	AgoraFileMessageBody	init!(localPath aLocalPath: String!, displayName aDisplayName: String!)		
h	m	AgoraFileMessageBody	var localPath: String!		
h	m	AgoraFileMessageBody	var remotePath: String!		
h	m	AgoraFileMessageBody	var secretKey: String!		
h	t	AgoraGroup	AgoraChatGroup		
h	m	AgoraGroup	var adminList: [Any]! { get }		
h	m	AgoraGroup	var announcement: String! { get }		
h	m	AgoraGroup	var bans: [Any]! { get }		
h	m	AgoraGroup	var blackList: [Any]! { get }		
h	m	AgoraGroup	var blacklist: [Any]! { get }		
h	m	AgoraGroup	var description: String! { get }		
h	m	AgoraGroup	var groupId: String! { get }		
h	m	AgoraGroup	init!()		
h	m	AgoraGroup	convenience init!(id aGroupId: String!)		
h	m	AgoraGroup	var isBlocked: Bool { get }		
h	m	AgoraGroup	var isPublic: Bool { get }		
h	m	AgoraGroup	var isPushNotificationEnabled: Bool { get }		
h	m	AgoraGroup	var memberList: [Any]! { get }		
h	m	AgoraGroup	var members: [Any]! { get }		
h	m	AgoraGroup	var membersCount: Int { get }		
h	m	AgoraGroup	var muteList: [Any]! { get }		
h	m	AgoraGroup	var occupants: [Any]! { get }		
h	m	AgoraGroup	var occupantsCount: Int { get }		
h	m	AgoraGroup	var owner: String! { get }		
h	m	AgoraGroup	var permissionType: AgoraGroupPermissionType { get }		
h	m	AgoraGroup	var setting: AgoraGroupOptions! { get }		
h	m	AgoraGroup	var sharedFileList: [Any]! { get }		
h	m	AgoraGroup	var subject: String! { get }		
h	t	AgoraGroupLeaveReason	AgoraChatGroupLeaveReason		
h	m	AgoraGroupLeaveReason	init(_ rawValue: UInt32)		
h	m	AgoraGroupLeaveReason	init(rawValue: UInt32)		
h	m	AgoraGroupLeaveReason	var rawValue: UInt32		
h	t	AgoraGroupManagerDelegate	AgoraChatGroupManagerDelegate		
h	m	AgoraGroupManagerDelegate	optional func didJoin(_ aGroup: AgoraGroup!, inviter aInviter: String!, message aMessage: String!)		
h	m	AgoraGroupManagerDelegate	optional func didJoinedGroup(_ aGroup: AgoraGroup!, inviter aInviter: String!, message aMessage: String!)		
h	m	AgoraGroupManagerDelegate	optional func didLeave(_ aGroup: AgoraGroup!, reason aReason: AgoraGroupLeaveReason)		
h	m	AgoraGroupManagerDelegate	optional func didReceiveAcceptedGroupInvitation(_ aGroup: AgoraGroup!, invitee aInvitee: String!)		
h	m	AgoraGroupManagerDelegate	optional func didReceiveAcceptedJoin(_ aGroup: AgoraGroup!)		
h	m	AgoraGroupManagerDelegate	optional func didReceiveDeclinedGroupInvitation(_ aGroup: AgoraGroup!, invitee aInvitee: String!, reason aReason: String!)		
h	m	AgoraGroupManagerDelegate	optional func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String!)		
h	m	AgoraGroupManagerDelegate	optional func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!)		
h	m	AgoraGroupManagerDelegate	optional func didReceiveJoinGroupApplication(_ aGroup: AgoraGroup!, applicant aApplicant: String!, reason aReason: String!)		
h	m	AgoraGroupManagerDelegate	optional func didReceiveLeavedGroup(_ aGroup: AgoraGroup!, reason aReason: AgoraGroupLeaveReason)		
h	m	AgoraGroupManagerDelegate	optional func didUpdateGroupList(_ aGroupList: [Any]!)		
h	m	AgoraGroupManagerDelegate	optional func groupAdminListDidUpdate(_ aGroup: AgoraGroup!, addedAdmin aAdmin: String!)		
h	m	AgoraGroupManagerDelegate	optional func groupAdminListDidUpdate(_ aGroup: AgoraGroup!, removedAdmin aAdmin: String!)		
h	m	AgoraGroupManagerDelegate	optional func groupAnnouncementDidUpdate(_ aGroup: AgoraGroup!, announcement aAnnouncement: String!)		
h	m	AgoraGroupManagerDelegate	optional func groupFileListDidUpdate(_ aGroup: AgoraGroup!, addedSharedFile aSharedFile: AgoraGroupSharedFile!)		
h	m	AgoraGroupManagerDelegate	optional func groupFileListDidUpdate(_ aGroup: AgoraGroup!, removedSharedFile aFileId: String!)		
h	m	AgoraGroupManagerDelegate	optional func groupInvitationDidAccept(_ aGroup: AgoraGroup!, invitee aInvitee: String!)		
h	m	AgoraGroupManagerDelegate	optional func groupInvitationDidDecline(_ aGroup: AgoraGroup!, invitee aInvitee: String!, reason aReason: String!)		
h	m	AgoraGroupManagerDelegate	optional func groupInvitationDidReceive(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!)		
h	m	AgoraGroupManagerDelegate	optional func groupListDidUpdate(_ aGroupList: [Any]!)		
h	m	AgoraGroupManagerDelegate	optional func groupMuteListDidUpdate(_ aGroup: AgoraGroup!, addedMutedMembers aMutedMembers: [Any]!, muteExpire aMuteExpire: Int)		
h	m	AgoraGroupManagerDelegate	optional func groupMuteListDidUpdate(_ aGroup: AgoraGroup!, removedMutedMembers aMutedMembers: [Any]!)		
h	m	AgoraGroupManagerDelegate	optional func groupOwnerDidUpdate(_ aGroup: AgoraGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)		
h	m	AgoraGroupManagerDelegate	optional func joinGroupRequestDidApprove(_ aGroup: AgoraGroup!)		
h	m	AgoraGroupManagerDelegate	optional func joinGroupRequestDidDecline(_ aGroupId: String!, reason aReason: String!)		
h	m	AgoraGroupManagerDelegate	optional func joinGroupRequestDidReceive(_ aGroup: AgoraGroup!, user aUsername: String!, reason aReason: String!)		
h	m	AgoraGroupManagerDelegate	optional func userDidJoin(_ aGroup: AgoraGroup!, user aUsername: String!)		
h	m	AgoraGroupManagerDelegate	optional func userDidLeave(_ aGroup: AgoraGroup!, user aUsername: String!)		
h	t	AgoraGroupOptions	AgoraChatGroupOptions		
h	m	AgoraGroupOptions	var ext: String!		
h	m	AgoraGroupOptions	var isInviteNeedConfirm: Bool		
h	m	AgoraGroupOptions	var maxUsersCount: Int		
h	m	AgoraGroupOptions	var style: AgoraGroupStyle		
h	t	AgoraGroupPermissionType	AgoraChatGroupPermissionType		
h	m	AgoraGroupPermissionType	init(_ rawValue: Int32)		
h	m	AgoraGroupPermissionType	init(rawValue: Int32)		
h	m	AgoraGroupPermissionType	var rawValue: Int32		
h	t	AgoraGroupSharedFile	AgoraChatGroupSharedFile		
h	m	AgoraGroupSharedFile	var createTime: Int64		
h	m	AgoraGroupSharedFile	var fileId: String! { get }		
h	m	AgoraGroupSharedFile	var fileName: String! { get }		
h	m	AgoraGroupSharedFile	var fileOwner: String! { get }		
h	m	AgoraGroupSharedFile	var fileSize: Int64		
h	m	AgoraGroupSharedFile	convenience init!(id aFileId: String!)		
h	t	AgoraGroupStyle	AgoraChatGroupStyle		
h	m	AgoraGroupStyle	init(_ rawValue: UInt32)		
h	m	AgoraGroupStyle	init(rawValue: UInt32)		
h	m	AgoraGroupStyle	var rawValue: UInt32		
h	t	AgoraImageMessageBody	AgoraChatImageMessageBody		
h	m	AgoraImageMessageBody	var compressRatio: Double		
h	m	AgoraImageMessageBody	var compressionRatio: Double		
h	m	AgoraImageMessageBody	init!(data aData: Data!, thumbnailData aThumbnailData: Data!)		
h	m	AgoraImageMessageBody	var size: CGSize		
h	m	AgoraImageMessageBody	var thumbnailDisplayName: String!		
h	m	AgoraImageMessageBody	var thumbnailDownloadStatus: AgoraDownloadStatus		
h	m	AgoraImageMessageBody	var thumbnailFileLength: Int64		
h	m	AgoraImageMessageBody	var thumbnailLocalPath: String!		
h	m	AgoraImageMessageBody	var thumbnailRemotePath: String!		
h	m	AgoraImageMessageBody	var thumbnailSecretKey: String!		
h	m	AgoraImageMessageBody	var thumbnailSize: CGSize		
h	t	AgoraLocationMessageBody	AgoraChatLocationMessageBody		
h	m	AgoraLocationMessageBody	var address: String!		
h	m	AgoraLocationMessageBody	init!(latitude aLatitude: Double, longitude aLongitude: Double, address aAddress: String!)		
h	m	AgoraLocationMessageBody	var latitude: Double		
h	m	AgoraLocationMessageBody	var longitude: Double		
h	t	AgoraLogLevel	AgoraChatLogLevel		
h	m	AgoraLogLevel	init(_ rawValue: UInt32)		
h	m	AgoraLogLevel	init(rawValue: UInt32)		
h	m	AgoraLogLevel	var rawValue: UInt32		
h	t	AgoraMessage	AgoraChatMessage		
h	m	AgoraMessage	var body: AgoraMessageBody!		
h	m	AgoraMessage	var chatType: AgoraChatType		
h	m	AgoraMessage	var conversationId: String!		
h	m	AgoraMessage	var direction: AgoraMessageDirection		
h	m	AgoraMessage	var ext: [AnyHashable : Any]!		
h	m	AgoraMessage	var from: String!		
h	m	AgoraMessage	init!(conversationID aConversationId: String!, from aFrom: String!, to aTo: String!, body aBody: AgoraMessageBody!, ext aExt: [AnyHashable : Any]!)		
h	m	AgoraMessage	var isDeliverAcked: Bool		
h	m	AgoraMessage	var isRead: Bool		
h	m	AgoraMessage	var isReadAcked: Bool		
h	m	AgoraMessage	var localTime: Int64		
h	m	AgoraMessage	var messageId: String!		
h	m	AgoraMessage	var status: AgoraMessageStatus		
h	m	AgoraMessage	var timestamp: Int64		
h	m	AgoraMessage	var to: String!		
h	t	AgoraMessageBody	AgoraChatMessageBody		
h	m	AgoraMessageBody	var type: AgoraMessageBodyType { get }		
h	t	AgoraMessageBodyType	AgoraChatMessageBodyType		
h	m	AgoraMessageBodyType	init(_ rawValue: UInt32)		
h	m	AgoraMessageBodyType	init(rawValue: UInt32)		
h	m	AgoraMessageBodyType	var rawValue: UInt32		
h	t	AgoraMessageDirection	AgoraChatMessageDirection		
h	m	AgoraMessageDirection	init(_ rawValue: UInt32)		
h	m	AgoraMessageDirection	init(rawValue: UInt32)		
h	m	AgoraMessageDirection	var rawValue: UInt32		
h	t	AgoraMessageSearchDirection	AgoraChatMessageSearchDirection		
h	m	AgoraMessageSearchDirection	init(_ rawValue: UInt32)		
h	m	AgoraMessageSearchDirection	init(rawValue: UInt32)		
h	m	AgoraMessageSearchDirection	var rawValue: UInt32		
h	t	AgoraMessageStatus	AgoraChatMessageStatus		
h	m	AgoraMessageStatus	init(_ rawValue: UInt32)		
h	m	AgoraMessageStatus	init(rawValue: UInt32)		
h	m	AgoraMessageStatus	var rawValue: UInt32		
h	t	AgoraMultiDevicesDelegate	AgoraChatMultiDevicesDelegate		
h	m	AgoraMultiDevicesDelegate	optional func multiDevicesContactEventDidReceive(_ aEvent: AgoraMultiDevicesEvent, username aUsername: String!, ext aExt: String!)		
h	m	AgoraMultiDevicesDelegate	optional func multiDevicesGroupEventDidReceive(_ aEvent: AgoraMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any!)		
h	t	AgoraMultiDevicesEvent	AgoraChatMultiDevicesEvent		
h	m	AgoraMultiDevicesEvent	case contactAccept = 3		
h	m	AgoraMultiDevicesEvent	case contactAllow = 6		
h	m	AgoraMultiDevicesEvent	case contactBan = 5		
h	m	AgoraMultiDevicesEvent	case contactDecline = 4		
h	m	AgoraMultiDevicesEvent	case contactRemove = 2		
h	m	AgoraMultiDevicesEvent	case groupAddAdmin = 26		
h	m	AgoraMultiDevicesEvent	case groupAddMute = 28		
h	m	AgoraMultiDevicesEvent	case groupAllow = 22		
h	m	AgoraMultiDevicesEvent	case groupApply = 14		
h	m	AgoraMultiDevicesEvent	case groupApplyAccept = 15		
h	m	AgoraMultiDevicesEvent	case groupApplyDecline = 16		
h	m	AgoraMultiDevicesEvent	case groupAssignOwner = 25		
h	m	AgoraMultiDevicesEvent	case groupBan = 21		
h	m	AgoraMultiDevicesEvent	case groupBlock = 23		
h	m	AgoraMultiDevicesEvent	case groupCreate = 10		
h	m	AgoraMultiDevicesEvent	case groupDestroy = 11		
h	m	AgoraMultiDevicesEvent	case groupInvite = 17		
h	m	AgoraMultiDevicesEvent	case groupInviteAccept = 18		
h	m	AgoraMultiDevicesEvent	case groupInviteDecline = 19		
h	m	AgoraMultiDevicesEvent	case groupJoin = 12		
h	m	AgoraMultiDevicesEvent	case groupKick = 20		
h	m	AgoraMultiDevicesEvent	case groupLeave = 13		
h	m	AgoraMultiDevicesEvent	case groupRemoveAdmin = 27		
h	m	AgoraMultiDevicesEvent	case groupRemoveMute = 29		
h	m	AgoraMultiDevicesEvent	case groupUnBlock = 24		
h	m	AgoraMultiDevicesEvent	case unknow = -1		
h	t	AgoraOptions	AgoraChatOptions		
h	m	AgoraOptions	var apnsCertName: String!		
h	m	AgoraOptions	var appkey: String! { get }		
h	m	AgoraOptions	var chatPort: Int32		
h	m	AgoraOptions	var chatServer: String!		
h	m	AgoraOptions	var dnsURL: String!		
h	m	AgoraOptions	var enableConsoleLog: Bool		
h	m	AgoraOptions	var enableDeliveryAck: Bool		
h	m	AgoraOptions	var enableDnsConfig: Bool		
h	m	AgoraOptions	var `extension`: [AnyHashable : Any]!		
h	m	AgoraOptions	convenience init!(appkey aAppkey: String!)		
h	m	AgoraOptions	var isAutoAcceptFriendInvitation: Bool		
h	m	AgoraOptions	var isAutoAcceptGroupInvitation: Bool		
h	m	AgoraOptions	var isAutoDownloadThumbnail: Bool		
h	m	AgoraOptions	var isAutoLogin: Bool		
h	m	AgoraOptions	var isAutoTransferMessageAttachments: Bool		
h	m	AgoraOptions	var isChatroomOwnerLeaveAllowed: Bool		
h	m	AgoraOptions	var isDeleteMessagesWhenExitChatRoom: Bool		
h	m	AgoraOptions	var isDeleteMessagesWhenExitGroup: Bool		
h	m	AgoraOptions	var isSandboxMode: Bool		
h	m	AgoraOptions	var logLevel: AgoraLogLevel		
h	m	AgoraOptions	var restServer: String!		
h	m	AgoraOptions	var sortMessageByServerTime: Bool		
h	m	AgoraOptions	var usingHttps: Bool		
h	m	AgoraOptions	var usingHttpsOnly: Bool		
h	t	AgoraPageResult	AgoraChatPageResult		
h	m	AgoraPageResult	var count: Int		
h	m	AgoraPageResult	convenience init!(list aList: [Any]!, andCount aCount: Int)		
h	m	AgoraPageResult	var list: [Any]!		
h	t	AgoraPushDisplayStyle	AgoraChatPushDisplayStyle		
h	m	AgoraPushDisplayStyle	init(_ rawValue: UInt32)		
h	m	AgoraPushDisplayStyle	init(rawValue: UInt32)		
h	m	AgoraPushDisplayStyle	var rawValue: UInt32		
h	s	AgoraPushNoDisturbStatus	Hashable, Equatable, RawRepresentable		
h	m	AgoraPushNoDisturbStatus	init(_ rawValue: UInt32)		
h	m	AgoraPushNoDisturbStatus	init(rawValue: UInt32)		
h	m	AgoraPushNoDisturbStatus	var rawValue: UInt32		
h	t	AgoraPushOptions	AgoraChatPushOptions		
h	m	AgoraPushOptions	var displayName: String!		
h	m	AgoraPushOptions	var displayStyle: AgoraPushDisplayStyle		
h	m	AgoraPushOptions	var nickname: String!		
h	m	AgoraPushOptions	var noDisturbStatus: AgoraPushNoDisturbStatus		
h	m	AgoraPushOptions	var noDisturbingEndH: Int		
h	m	AgoraPushOptions	var noDisturbingStartH: Int		
h	t	AgoraServerCheckType	AgoraChatServerCheckType		
h	m	AgoraServerCheckType	init(_ rawValue: UInt32)		
h	m	AgoraServerCheckType	init(rawValue: UInt32)		
h	m	AgoraServerCheckType	var rawValue: UInt32		
o	p	AgoraSignedValue	RawRepresentable		
o	m	AgoraSignedValue	init!(_ rawValue: Int32)		
o	m	AgoraSignedValue	init!(rawValue: Int32)		
o	m	AgoraSignedValue	var rawValue: Int32 { get }		
a	c	AgoraStreamParam	NSObject		
a	m	AgoraStreamParam	var desktopView: UIView!		
a	m	AgoraStreamParam	var enableCustomizeVideoData: Bool		
a	m	AgoraStreamParam	var enableVideo: Bool		
a	m	AgoraStreamParam	var ext: String!		
a	m	AgoraStreamParam	init!(streamName aStreamName: String!)		
a	m	AgoraStreamParam	var isBackCamera: Bool		
a	m	AgoraStreamParam	var isFixedVideoResolution: Bool		
a	m	AgoraStreamParam	var isMute: Bool		
a	m	AgoraStreamParam	var localView: AgoraCallLocalView!		
a	m	AgoraStreamParam	var maxAudioKbps: Int32		
a	m	AgoraStreamParam	var maxVideoKbps: Int32		
a	m	AgoraStreamParam	var minVideoKbps: Int32		
a	m	AgoraStreamParam	var streamName: String!		
a	m	AgoraStreamParam	var type: AgoraStreamType		
a	m	AgoraStreamParam	var videoResolution: AgoraCallVideoResolution		
a	s	AgoraStreamType	Hashable, Equatable, RawRepresentable		
a	m	AgoraStreamType	init(_ rawValue: UInt32)		
a	m	AgoraStreamType	init(rawValue: UInt32)		
a	m	AgoraStreamType	var rawValue: UInt32		
h	t	AgoraTextMessageBody	AgoraChatTextMessageBody		
h	m	AgoraTextMessageBody	init!(text aText: String!)		
h	m	AgoraTextMessageBody	var text: String! { get }		
o	p	AgoraUnsignedValue	RawRepresentable		
o	m	AgoraUnsignedValue	init!(_ rawValue: UInt32)		
o	m	AgoraUnsignedValue	init!(rawValue: UInt32)		
o	m	AgoraUnsignedValue	var rawValue: UInt32 { get }		
h	t	AgoraVideoMessageBody	AgoraChatVideoMessageBody		
h	m	AgoraVideoMessageBody	var duration: Int32		
h	m	AgoraVideoMessageBody	var thumbnailDownloadStatus: AgoraDownloadStatus		
h	m	AgoraVideoMessageBody	var thumbnailLocalPath: String!		
h	m	AgoraVideoMessageBody	var thumbnailRemotePath: String!		
h	m	AgoraVideoMessageBody	var thumbnailSecretKey: String!		
h	m	AgoraVideoMessageBody	var thumbnailSize: CGSize		
h	t	AgoraVoiceMessageBody	AgoraChatVoiceMessageBody		
h	m	AgoraVoiceMessageBody	var duration: Int32		
h	e	AreaCode	Int, Sendable		
h	m	AreaCode	case AS = 8	AreaCodeAS	
h	m	AreaCode	case CN = 1	AreaCodeCN	
h	m	AreaCode	case EU = 4	AreaCodeEU	
h	m	AreaCode	case GLOB = -1	AreaCodeGLOB	
h	m	AreaCode	case IN = 32	AreaCodeIN	
h	m	AreaCode	case JP = 16	AreaCodeJP	
h	m	AreaCode	case NA = 2	AreaCodeNA	
o	m	AreaCode	init?(rawValue: Int)		
a	p	IAgoraCallManager	NSObjectProtocol		
a	m	IAgoraCallManager	optional func add(_ aDelegate: (any AgoraCallManagerDelegate)!, delegateQueue aQueue: dispatch_queue_t!)		
a	m	IAgoraCallManager	optional func answerIncomingCall(_ aCallId: String!) -> AgoraError!		
a	m	IAgoraCallManager	optional func endCall(_ aCallId: String!, reason aReason: AgoraCallEndReason) -> AgoraError!		
a	m	IAgoraCallManager	optional func forceEndAllCall()		
a	m	IAgoraCallManager	optional func getCallOptions() -> AgoraCallOptions!		
a	m	IAgoraCallManager	optional func inputVideoData(_ aData: Data!, callId aCallId: String!, widthInPixels aWidth: Int, heightInPixels aHeight: Int, format aFormat: AgoraCallVideoFormat, rotation aRotation: Int32, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraCallManager	optional func inputVideoPixelBuffer(_ aPixelBuffer: CVPixelBuffer!, callId aCallId: String!, format aFormat: AgoraCallVideoFormat, rotation aRotation: Int32, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraCallManager	optional func inputVideoSampleBuffer(_ aSampleBuffer: CMSampleBuffer!, callId aCallId: String!, format aFormat: AgoraCallVideoFormat, rotation aRotation: Int32, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraCallManager	optional func remove(_ aDelegate: (any AgoraCallManagerDelegate)!)		
a	m	IAgoraCallManager	optional func setBuilderDelegate(_ aDelegate: (any AgoraCallBuilderDelegate)!)		
a	m	IAgoraCallManager	optional func setCallOptions(_ aOptions: AgoraCallOptions!)		
a	m	IAgoraCallManager	optional func start(_ aType: AgoraCallType, remoteName aRemoteName: String!, ext aExt: String!, completion aCompletionBlock: ((AgoraCallSession?, AgoraError?) -> Void)!)		
a	m	IAgoraCallManager	optional func startVideoCall(_ aUsername: String!, completion aCompletionBlock: ((AgoraCallSession?, AgoraError?) -> Void)!)		
a	m	IAgoraCallManager	optional func startVoiceCall(_ aUsername: String!, completion aCompletionBlock: ((AgoraCallSession?, AgoraError?) -> Void)!)		
h	p	IAgoraChatContactManager	NSObjectProtocol		
h	m	IAgoraChatContactManager	func acceptInvitation(forUsername aUsername: String!) -> AgoraChatError!	acceptInvitationForUsername:	
o	m	IAgoraChatContactManager	func acceptInvitation(forUsername aUsername: String) -> AgoraChatError!		
o	m	IAgoraChatContactManager	func add(_ aDelegate: (any AgoraChatContactManagerDelegate)!)		
h	m	IAgoraChatContactManager	func add(_ aDelegate: (any AgoraChatContactManagerDelegate)!, delegateQueue aQueue: DispatchQueue?)	addDelegate:delegateQueue:	
o	m	IAgoraChatContactManager	func add(_ aDelegate: any AgoraChatContactManagerDelegate, delegateQueue aQueue: DispatchQueue?)		
h	m	IAgoraChatContactManager	func addContact(_ aUsername: String!, message aMessage: String!) -> AgoraChatError!	addContact:message:	
o	m	IAgoraChatContactManager	func addContact(_ aUsername: String, message aMessage: String?) -> AgoraChatError!		
h	m	IAgoraChatContactManager	func addContact(_ aUsername: String!, message aMessage: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!)	addContact:message:completion:	
o	m	IAgoraChatContactManager	func addContact(_ aUsername: String, message aMessage: String?, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatContactManager	func addUser(toBlackList aUsername: String) -> AgoraChatError!	addUserToBlackList:	
h	m	IAgoraChatContactManager	func addUser(toBlackList aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!)	addUserToBlackList:completion:	
o	m	IAgoraChatContactManager	func addUser(toBlackList aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatContactManager	func addUser(toBlackList aUsername: String!, relationshipBoth aBoth: Bool) -> AgoraChatError!		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func allContactsFromServer() async -> ([AgoraChatContact]?, AgoraChatError?)		
o	m	IAgoraChatContactManager	func approveFriendRequest(fromUser aUsername: String)		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func approveFriendRequest(fromUser aUsername: String) async -> (String?, AgoraChatError?)		
h	m	IAgoraChatContactManager	func approveFriendRequest(fromUser aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!)	approveFriendRequestFromUser:completion:	
o	m	IAgoraChatContactManager	func approveFriendRequest(fromUser aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatContactManager	func asyncAcceptInvitation(forUsername aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	func asyncAddContact(_ aUsername: String!, message aMessage: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	func asyncAddUser(toBlackList aUsername: String!, relationshipBoth aBoth: Bool, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	func asyncDeclineInvitation(forUsername aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	func asyncDeleteContact(_ aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	func asyncGetBlackList(fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	func asyncGetContacts(fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	func asyncRemoveUser(fromBlackList aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func blackListFromServer() async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func contactsFromServer() async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func contactsFromServer(withCursor cursor: String?, pageSize: UInt) async -> (AgoraChatCursorResult<AgoraChatContact>?, AgoraChatError?)		
o	m	IAgoraChatContactManager	func declineFriendRequest(fromUser aUsername: String)		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func declineFriendRequest(fromUser aUsername: String) async -> (String?, AgoraChatError?)		
h	m	IAgoraChatContactManager	func declineFriendRequest(fromUser aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!)	declineFriendRequestFromUser:completion:	
o	m	IAgoraChatContactManager	func declineFriendRequest(fromUser aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatContactManager	func declineInvitation(forUsername aUsername: String!) -> AgoraChatError!	declineInvitationForUsername:	
o	m	IAgoraChatContactManager	func declineInvitation(forUsername aUsername: String) -> AgoraChatError!		
o	m	IAgoraChatContactManager	func deleteContact(_ aUsername: String!) -> AgoraChatError!		
o	m	IAgoraChatContactManager	func deleteContact(_ aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!)		
h	m	IAgoraChatContactManager	func deleteContact(_ aUsername: String!, isDeleteConversation aIsDeleteConversation: Bool) -> AgoraChatError!	deleteContact:isDeleteConversation:	
o	m	IAgoraChatContactManager	func deleteContact(_ aUsername: String, isDeleteConversation aIsDeleteConversation: Bool) -> AgoraChatError!		
h	m	IAgoraChatContactManager	func deleteContact(_ aUsername: String!, isDeleteConversation aIsDeleteConversation: Bool, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!)	deleteContact:isDeleteConversation:completion:	
o	m	IAgoraChatContactManager	func deleteContact(_ aUsername: String, isDeleteConversation aIsDeleteConversation: Bool, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatContactManager	func getAllContacts() -> [AgoraChatContact]?	getAllContacts	
o	m	IAgoraChatContactManager	func getAllContactsFromServer()		
h	m	IAgoraChatContactManager	func getAllContactsFromServer(completion aCompletionBlock: (([AgoraChatContact]?, AgoraChatError?) -> Void)?)	getAllContactsFromServerWithCompletion:	
h	m	IAgoraChatContactManager	func getBlackList() -> [String]!	getBlackList	
o	m	IAgoraChatContactManager	func getBlackListFromDB() -> [Any]!		
o	m	IAgoraChatContactManager	func getBlackListFromServer()		
h	m	IAgoraChatContactManager	func getBlackListFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)	getBlackListFromServerWithCompletion:	
o	m	IAgoraChatContactManager	func getBlackListFromServer(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatContactManager	func getBlackListFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]!	getBlackListFromServerWithError:	
h	m	IAgoraChatContactManager	func getContact(_ userId: String) -> AgoraChatContact?	getContact:	
h	m	IAgoraChatContactManager	func getContacts() -> [String]!	getContacts	
o	m	IAgoraChatContactManager	func getContactsFromDB() -> [Any]!		
h	m	IAgoraChatContactManager	func getContactsFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)	getContactsFromServerWithCompletion:	
o	m	IAgoraChatContactManager	func getContactsFromServer(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)!)		
h	m	IAgoraChatContactManager	func getContactsFromServer(withCursor cursor: String?, pageSize: UInt, completion aCompletionBlock: (AgoraChatCursorResult<AgoraChatContact>?, AgoraChatError?) -> Void)	getContactsFromServerWithCursor:pageSize:completion:	
h	m	IAgoraChatContactManager	func getContactsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]!	getContactsFromServerWithError:	
h	m	IAgoraChatContactManager	func getSelfIdsOnOtherPlatform(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)	getSelfIdsOnOtherPlatformWithCompletion:	
o	m	IAgoraChatContactManager	func getSelfIdsOnOtherPlatform(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatContactManager	func getSelfIdsOnOtherPlatformWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]!	getSelfIdsOnOtherPlatformWithError:	
h	m	IAgoraChatContactManager	func removeDelegate(_ aDelegate: Any)	removeDelegate:	
h	m	IAgoraChatContactManager	func removeUser(fromBlackList aUsername: String!) -> AgoraChatError!	removeUserFromBlackList:	
o	m	IAgoraChatContactManager	func removeUser(fromBlackList aUsername: String) -> AgoraChatError!		
h	m	IAgoraChatContactManager	func removeUser(fromBlackList aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!)	removeUserFromBlackList:completion:	
o	m	IAgoraChatContactManager	func removeUser(fromBlackList aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func selfIdsOnOtherPlatform() async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatContactManager	func setContactRemark(_ userId: String, remark: String?)		
o	m	IAgoraChatContactManager	nonisolated(nonsending) func setContactRemark(_ userId: String, remark: String?) async -> (AgoraChatContact?, AgoraChatError?)		
h	m	IAgoraChatContactManager	func setContactRemark(_ userId: String, remark: String?, completion aCompletionBlock: ((AgoraChatContact?, AgoraChatError?) -> Void)?)	setContactRemark:remark:completion:	
h	p	IAgoraChatGroupManager	NSObjectProtocol		
o	m	IAgoraChatGroupManager	func acceptInvitation(fromGroup aGroupId: String, inviter aUsername: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func acceptInvitation(fromGroup aGroupId: String, inviter aUsername: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func acceptInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	acceptInvitationFromGroup:inviter:completion:	
o	m	IAgoraChatGroupManager	func acceptInvitation(fromGroup aGroupId: String, inviter aUsername: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func acceptInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	acceptInvitationFromGroup:inviter:error:	
o	m	IAgoraChatGroupManager	func acceptInvitation(fromGroup aGroupId: String, inviter aUsername: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
h	m	IAgoraChatGroupManager	func acceptJoinApplication(_ aGroupId: String!, applicant aUsername: String!) -> AgoraChatError!	acceptJoinApplication:applicant:	
o	m	IAgoraChatGroupManager	func acceptJoinApplication(_ aGroupId: String, applicant aUsername: String) -> AgoraChatError!		
o	m	IAgoraChatGroupManager	func add(_ aDelegate: (any AgoraChatGroupManagerDelegate)!)		
h	m	IAgoraChatGroupManager	func add(_ aDelegate: (any AgoraChatGroupManagerDelegate)!, delegateQueue aQueue: DispatchQueue?)	addDelegate:delegateQueue:	
o	m	IAgoraChatGroupManager	func add(_ aDelegate: any AgoraChatGroupManagerDelegate, delegateQueue aQueue: DispatchQueue?)		
o	m	IAgoraChatGroupManager	func addAdmin(_ aAdmin: String, toGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func addAdmin(_ aAdmin: String, toGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func addAdmin(_ aAdmin: String!, toGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	addAdmin:toGroup:completion:	
o	m	IAgoraChatGroupManager	func addAdmin(_ aAdmin: String, toGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func addAdmin(_ aAdmin: String!, toGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	addAdmin:toGroup:error:	
o	m	IAgoraChatGroupManager	func addAdmin(_ aAdmin: String, toGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func addMembers(_ aUsers: [String], toGroup aGroupId: String, message aMessage: String?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func addMembers(_ aUsers: [String], toGroup aGroupId: String, message aMessage: String?) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func addMembers(_ aUsers: [Any]!, toGroup aGroupId: String!, message aMessage: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	addMembers:toGroup:message:completion:	
o	m	IAgoraChatGroupManager	func addMembers(_ aUsers: [String], toGroup aGroupId: String, message aMessage: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func addOccupants(_ aOccupants: [Any]!, toGroup aGroupId: String!, welcomeMessage aWelcomeMessage: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	addOccupants:toGroup:welcomeMessage:error:	
o	m	IAgoraChatGroupManager	func addOccupants(_ aOccupants: [String], toGroup aGroupId: String, welcomeMessage aWelcomeMessage: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func addWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func addWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func addWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	addWhiteListMembers:fromGroup:completion:	
h	m	IAgoraChatGroupManager	func addWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	addWhiteListMembers:fromGroup:error:	
h	m	IAgoraChatGroupManager	func applyJoinPublicGroup(_ aGroupId: String!, message aMessage: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	applyJoinPublicGroup:message:error:	
o	m	IAgoraChatGroupManager	func applyJoinPublicGroup(_ aGroupId: String, message aMessage: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func approveJoinGroupRequest(_ aGroupId: String, sender aUsername: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func approveJoinGroupRequest(_ aGroupId: String, sender aUsername: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func approveJoinGroupRequest(_ aGroupId: String!, sender aUsername: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	approveJoinGroupRequest:sender:completion:	
o	m	IAgoraChatGroupManager	func approveJoinGroupRequest(_ aGroupId: String, sender aUsername: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatGroupManager	func asyncAcceptInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncAcceptJoinApplication(_ aGroupId: String!, applicant aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncAddOccupants(_ aOccupants: [Any]!, toGroup aGroupId: String!, welcomeMessage aWelcomeMessage: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncApplyJoinPublicGroup(_ aGroupId: String!, message aMessage: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncBlockGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncBlockOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncChangeDescription(_ aDescription: String!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncChangeGroupSubject(_ aSubject: String!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncCreateGroup(withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!, message aMessage: String!, setting aSetting: AgoraChatGroupOptions!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncDeclineInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, reason aReason: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncDeclineJoinApplication(_ aGroupId: String!, applicant aUsername: String!, reason aReason: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncDestroyGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncFetchGroupBansList(_ aGroupId: String!, success aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncFetchGroupInfo(_ aGroupId: String!, includeMembersList aIncludeMembersList: Bool, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncGetMyGroups(fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncGetPublicGroupsFromServer(withCursor aCursor: String!, pageSize aPageSize: Int, success aSuccessBlock: ((AgoraChatCursorResult<AgoraChatGroup>?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncIgnoreGroupPush(_ aGroupId: String!, ignore aIsIgnore: Bool, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncJoinPublicGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncLeaveGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncRemoveOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncSearchPublicGroup(withId aGroundId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncUnblockGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func asyncUnblockOccupants(_ aOccupants: [Any]!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraChatGroup?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func blockGroup(_ aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func blockGroup(_ aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func blockGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)	blockGroup:completion:	
o	m	IAgoraChatGroupManager	func blockGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func blockGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatGroup!	blockGroup:error:	
o	m	IAgoraChatGroupManager	func blockGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func blockMembers(_ aMembers: [String], fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func blockMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func blockMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	blockMembers:fromGroup:completion:	
o	m	IAgoraChatGroupManager	func blockMembers(_ aMembers: [String], fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func blockOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	blockOccupants:fromGroup:error:	
o	m	IAgoraChatGroupManager	func blockOccupants(_ aOccupants: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
h	m	IAgoraChatGroupManager	func changeDescription(_ aDescription: String?, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	changeDescription:forGroup:error:	
o	m	IAgoraChatGroupManager	func changeDescription(_ aDescription: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
h	m	IAgoraChatGroupManager	func changeGroupSubject(_ aSubject: String?, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	changeGroupSubject:forGroup:error:	
o	m	IAgoraChatGroupManager	func changeGroupSubject(_ aSubject: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
h	m	IAgoraChatGroupManager	func cleanAllGroupsFromDB()	cleanAllGroupsFromDB	
o	m	IAgoraChatGroupManager	func createGroup(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, setting aSetting: AgoraChatGroupOptions?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func createGroup(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, setting aSetting: AgoraChatGroupOptions?) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func createGroup(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [Any]!, message aMessage: String?, setting aSetting: AgoraChatGroupOptions?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	createGroupWithSubject:description:invitees:message:setting:completion:	
o	m	IAgoraChatGroupManager	func createGroup(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, setting aSetting: AgoraChatGroupOptions?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func createGroup(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [Any]!, message aMessage: String?, setting aSetting: AgoraChatGroupOptions?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	createGroupWithSubject:description:invitees:message:setting:error:	
o	m	IAgoraChatGroupManager	func createGroup(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, setting aSetting: AgoraChatGroupOptions?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func declineGroupInvitation(_ aGroupId: String, inviter aInviter: String, reason aReason: String?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func declineGroupInvitation(_ aGroupId: String, inviter aInviter: String, reason aReason: String?) async -> AgoraChatError?		
h	m	IAgoraChatGroupManager	func declineGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, reason aReason: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	declineGroupInvitation:inviter:reason:completion:	
o	m	IAgoraChatGroupManager	func declineGroupInvitation(_ aGroupId: String, inviter aInviter: String, reason aReason: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func declineInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, reason aReason: String!) -> AgoraChatError!	declineInvitationFromGroup:inviter:reason:	
o	m	IAgoraChatGroupManager	func declineInvitation(fromGroup aGroupId: String, inviter aUsername: String, reason aReason: String?) -> AgoraChatError!		
h	m	IAgoraChatGroupManager	func declineJoinApplication(_ aGroupId: String!, applicant aUsername: String!, reason aReason: String!) -> AgoraChatError!	declineJoinApplication:applicant:reason:	
o	m	IAgoraChatGroupManager	func declineJoinApplication(_ aGroupId: String, applicant aUsername: String, reason aReason: String?) -> AgoraChatError!		
o	m	IAgoraChatGroupManager	func declineJoinGroupRequest(_ aGroupId: String, sender aUsername: String, reason aReason: String?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func declineJoinGroupRequest(_ aGroupId: String, sender aUsername: String, reason aReason: String?) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func declineJoinGroupRequest(_ aGroupId: String!, sender aUsername: String!, reason aReason: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	declineJoinGroupRequest:sender:reason:completion:	
o	m	IAgoraChatGroupManager	func declineJoinGroupRequest(_ aGroupId: String, sender aUsername: String, reason aReason: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func destroyGroup(_ aGroupId: String!) -> AgoraChatError!	destroyGroup:	
o	m	IAgoraChatGroupManager	func destroyGroup(_ aGroupId: String) -> AgoraChatError!		
o	m	IAgoraChatGroupManager	func destroyGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func destroyGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatGroup!		
h	m	IAgoraChatGroupManager	func destroyGroup(_ aGroupId: String!, finishCompletion aCompletionBlock: ((AgoraChatError?) -> Void)?)	destroyGroup:finishCompletion:	
o	m	IAgoraChatGroupManager	func destroyGroup(_ aGroupId: String, finishCompletion aCompletionBlock: ((AgoraChatError?) -> Void)?)		
o	m	IAgoraChatGroupManager	func downloadGroupSharedFile(withId aGroupId: String, filePath aFilePath: String, sharedFileId aSharedFileId: String, progress aProgressBlock: ((Int32) -> Void)?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func downloadGroupSharedFile(withId aGroupId: String, filePath aFilePath: String, sharedFileId aSharedFileId: String, progress aProgressBlock: ((Int32) -> Void)?) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func downloadGroupSharedFile(withId aGroupId: String!, filePath aFilePath: String!, sharedFileId aSharedFileId: String!, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	downloadGroupSharedFileWithId:filePath:sharedFileId:progress:completion:	
o	m	IAgoraChatGroupManager	func downloadGroupSharedFile(withId aGroupId: String, filePath aFilePath: String, sharedFileId aSharedFileId: String, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatGroupManager	func fetchGroupBansList(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]!		
o	m	IAgoraChatGroupManager	func fetchGroupInfo(_ aGroupId: String!, includeMembersList aIncludeMembersList: Bool, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatGroup!		
o	m	IAgoraChatGroupManager	func fetchGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func fetchGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) async -> ([String : NSNumber]?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func fetchGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String : NSNumber]?, AgoraChatError?) -> Void)?)	fetchGroupMuteListFromServerWithId:pageNumber:pageSize:completion:	
o	m	IAgoraChatGroupManager	func fetchMemberAttribute(_ groupId: String, userId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func fetchMemberAttribute(_ groupId: String, userId: String) async -> ([String : String]?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func fetchMemberAttribute(_ groupId: String, userId: String, completion completionBlock: (([String : String]?, AgoraChatError?) -> Void)?)	fetchMemberAttribute:userId:completion:	
o	m	IAgoraChatGroupManager	func fetchMembersAttributes(_ groupId: String, userIds: [String], keys: [String])		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func fetchMembersAttributes(_ groupId: String, userIds: [String], keys: [String]) async -> ([String : [String : String]]?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func fetchMembersAttributes(_ groupId: String, userIds: [String], keys: [String], completion completionBlock: (([String : [String : String]]?, AgoraChatError?) -> Void)?)	fetchMembersAttributes:userIds:keys:completion:	
o	m	IAgoraChatGroupManager	func getAllGroups() -> [Any]!		
o	m	IAgoraChatGroupManager	func getAllIgnoredGroupIds() -> [Any]!		
o	m	IAgoraChatGroupManager	func getGroupAnnouncement(withId aGroupId: String)		
h	m	IAgoraChatGroupManager	func getGroupAnnouncement(withId aGroupId: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)	getGroupAnnouncementWithId:completion:	
o	m	IAgoraChatGroupManager	func getGroupAnnouncement(withId aGroupId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func getGroupAnnouncement(withId aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> String?	getGroupAnnouncementWithId:error:	
o	m	IAgoraChatGroupManager	func getGroupAnnouncement(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> String?		
o	m	IAgoraChatGroupManager	func getGroupBlackListFromServer(byID aGroupId: String!, completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func getGroupBlacklistFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int)		
h	m	IAgoraChatGroupManager	func getGroupBlacklistFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)	getGroupBlacklistFromServerWithId:pageNumber:pageSize:completion:	
o	m	IAgoraChatGroupManager	func getGroupBlacklistFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func getGroupBlacklistFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?	getGroupBlacklistFromServerWithId:pageNumber:pageSize:error:	
o	m	IAgoraChatGroupManager	func getGroupBlacklistFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?		
o	m	IAgoraChatGroupManager	func getGroupFileList(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int)		
h	m	IAgoraChatGroupManager	func getGroupFileList(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([AgoraChatGroupSharedFile]?, AgoraChatError?) -> Void)?)	getGroupFileListWithId:pageNumber:pageSize:completion:	
o	m	IAgoraChatGroupManager	func getGroupFileList(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([AgoraChatGroupSharedFile]?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func getGroupFileList(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [AgoraChatGroupSharedFile]?	getGroupFileListWithId:pageNumber:pageSize:error:	
o	m	IAgoraChatGroupManager	func getGroupFileList(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [AgoraChatGroupSharedFile]?		
o	m	IAgoraChatGroupManager	func getGroupMemberListFromServer(withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int)		
h	m	IAgoraChatGroupManager	func getGroupMemberListFromServer(withId aGroupId: String!, cursor aCursor: String?, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)	getGroupMemberListFromServerWithId:cursor:pageSize:completion:	
o	m	IAgoraChatGroupManager	func getGroupMemberListFromServer(withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func getGroupMemberListFromServer(withId aGroupId: String!, cursor aCursor: String?, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<NSString>!	getGroupMemberListFromServerWithId:cursor:pageSize:error:	
o	m	IAgoraChatGroupManager	func getGroupMemberListFromServer(withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<NSString>!		
o	m	IAgoraChatGroupManager	func getGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int)		
h	m	IAgoraChatGroupManager	func getGroupMuteListFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)	getGroupMuteListFromServerWithId:pageNumber:pageSize:completion:	
o	m	IAgoraChatGroupManager	func getGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func getGroupMuteListFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?	getGroupMuteListFromServerWithId:pageNumber:pageSize:error:	
o	m	IAgoraChatGroupManager	func getGroupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?		
o	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(byID aGroupID: String!, includeMembersList aIncludeMembersList: Bool, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String)		
h	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	getGroupSpecificationFromServerWithId:completion:	
o	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	getGroupSpecificationFromServerWithId:error:	
o	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String, fetchMembers: Bool)		
h	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String, fetchMembers: Bool, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	getGroupSpecificationFromServerWithId:fetchMembers:completion:	
h	m	IAgoraChatGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String, fetchMembers: Bool, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	getGroupSpecificationFromServerWithId:fetchMembers:error:	
o	m	IAgoraChatGroupManager	func getGroupWhiteListFromServer(withId aGroupId: String)		
h	m	IAgoraChatGroupManager	func getGroupWhiteListFromServer(withId aGroupId: String, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)	getGroupWhiteListFromServerWithId:completion:	
h	m	IAgoraChatGroupManager	func getGroupWhiteListFromServer(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [Any]!	getGroupWhiteListFromServerWithId:error:	
h	m	IAgoraChatGroupManager	func getGroupsWithoutPushNotification(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]!	getGroupsWithoutPushNotification:	
h	m	IAgoraChatGroupManager	func getJoinedGroups() -> [AgoraChatGroup]?	getJoinedGroups	
o	m	IAgoraChatGroupManager	func getJoinedGroupsCountFromServer()		
h	m	IAgoraChatGroupManager	func getJoinedGroupsCountFromServer(completion aCompletionBlock: ((Int, AgoraChatError?) -> Void)?)	getJoinedGroupsCountFromServerWithCompletion:	
o	m	IAgoraChatGroupManager	func getJoinedGroupsFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatGroupManager	func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int)		
h	m	IAgoraChatGroupManager	func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?)	getJoinedGroupsFromServerWithPage:pageSize:completion:	
h	m	IAgoraChatGroupManager	func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [AgoraChatGroup]?	getJoinedGroupsFromServerWithPage:pageSize:error:	
o	m	IAgoraChatGroupManager	func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool)		
h	m	IAgoraChatGroupManager	func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool, completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?)	getJoinedGroupsFromServerWithPage:pageSize:needMemberCount:needRole:completion:	
o	m	IAgoraChatGroupManager	func getMyGroupsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]!		
o	m	IAgoraChatGroupManager	func getPublicGroupsFromServer(withCursor aCursor: String?, pageSize aPageSize: Int)		
h	m	IAgoraChatGroupManager	func getPublicGroupsFromServer(withCursor aCursor: String?, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatGroup>?, AgoraChatError?) -> Void)?)	getPublicGroupsFromServerWithCursor:pageSize:completion:	
h	m	IAgoraChatGroupManager	func getPublicGroupsFromServer(withCursor aCursor: String?, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<AgoraChatGroup>?	getPublicGroupsFromServerWithCursor:pageSize:error:	
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupAnnouncement(withId aGroupId: String) async -> (String?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupBlacklistFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupFileList(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) async -> ([AgoraChatGroupSharedFile]?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupMemberListFromServer(withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int) async -> (AgoraChatCursorResult<NSString>?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupMuteListFromServer(withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupSpecificationFromServer(withId aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupSpecificationFromServer(withId aGroupId: String, fetchMembers: Bool) async -> (AgoraChatGroup?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func groupWhiteListFromServer(withId aGroupId: String) async -> ([String]?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func ignoreGroupPush(_ aGroupId: String!, ignore aIsIgnore: Bool) -> AgoraChatError!	ignoreGroupPush:ignore:	
h	m	IAgoraChatGroupManager	func ignoreGroupsPush(_ aGroupIDs: [Any]!, ignore aIsIgnore: Bool) -> AgoraChatError!	ignoreGroupsPush:ignore:	
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func isMemberInMuteListFromServer(withGroupId aGroupId: String) async -> (Bool, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func isMemberInMuteListFromServer(withGroupId aGroupId: String, completion aCompletionBlock: (Bool, AgoraChatError?) -> Void)	isMemberInMuteListFromServerWithGroupId:completion:	
o	m	IAgoraChatGroupManager	func isMemberInWhiteListFromServer(withGroupId aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func isMemberInWhiteListFromServer(withGroupId aGroupId: String) async -> (Bool, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func isMemberInWhiteListFromServer(withGroupId aGroupId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?)	isMemberInWhiteListFromServerWithGroupId:completion:	
h	m	IAgoraChatGroupManager	func isMemberInWhiteListFromServer(withGroupId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> Bool	isMemberInWhiteListFromServerWithGroupId:error:	
o	m	IAgoraChatGroupManager	func joinPublicGroup(_ aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func joinPublicGroup(_ aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func joinPublicGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	joinPublicGroup:completion:	
o	m	IAgoraChatGroupManager	func joinPublicGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func joinPublicGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	joinPublicGroup:error:	
o	m	IAgoraChatGroupManager	func joinPublicGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func joinedGroupsCountFromServer() async -> (Int, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func joinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int) async -> ([AgoraChatGroup]?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func joinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool) async -> ([AgoraChatGroup]?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	func leaveGroup(_ aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func leaveGroup(_ aGroupId: String) async -> AgoraChatError?		
h	m	IAgoraChatGroupManager	func leaveGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	leaveGroup:completion:	
o	m	IAgoraChatGroupManager	func leaveGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func leaveGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)	leaveGroup:error:	
o	m	IAgoraChatGroupManager	func leaveGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)		
o	m	IAgoraChatGroupManager	func loadAllMyGroupsFromDB() -> [Any]!		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func muteAllMembers(fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func muteAllMembers(fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)	muteAllMembersFromGroup:completion:	
h	m	IAgoraChatGroupManager	func muteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	muteAllMembersFromGroup:error:	
o	m	IAgoraChatGroupManager	func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func muteMembers(_ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	muteMembers:muteMilliseconds:fromGroup:completion:	
o	m	IAgoraChatGroupManager	func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func muteMembers(_ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	muteMembers:muteMilliseconds:fromGroup:error:	
o	m	IAgoraChatGroupManager	func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func publicGroupsFromServer(withCursor aCursor: String?, pageSize aPageSize: Int) async -> (AgoraChatCursorResult<AgoraChatGroup>?, AgoraChatError?)		
o	m	IAgoraChatGroupManager	func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func removeAdmin(_ aAdmin: String!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	removeAdmin:fromGroup:completion:	
o	m	IAgoraChatGroupManager	func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func removeAdmin(_ aAdmin: String!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	removeAdmin:fromGroup:error:	
o	m	IAgoraChatGroupManager	func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
h	m	IAgoraChatGroupManager	func removeDelegate(_ aDelegate: Any)	removeDelegate:	
o	m	IAgoraChatGroupManager	func removeGroupSharedFile(withId aGroupId: String, sharedFileId aSharedFileId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func removeGroupSharedFile(withId aGroupId: String, sharedFileId aSharedFileId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func removeGroupSharedFile(withId aGroupId: String!, sharedFileId aSharedFileId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	removeGroupSharedFileWithId:sharedFileId:completion:	
o	m	IAgoraChatGroupManager	func removeGroupSharedFile(withId aGroupId: String, sharedFileId aSharedFileId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func removeGroupSharedFile(withId aGroupId: String!, sharedFileId aSharedFileId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	removeGroupSharedFileWithId:sharedFileId:error:	
o	m	IAgoraChatGroupManager	func removeGroupSharedFile(withId aGroupId: String, sharedFileId aSharedFileId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func removeMembers(_ aUsers: [String], fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func removeMembers(_ aUsers: [String], fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func removeMembers(_ aUsers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	removeMembers:fromGroup:completion:	
o	m	IAgoraChatGroupManager	func removeMembers(_ aUsers: [String], fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func removeOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	removeOccupants:fromGroup:error:	
o	m	IAgoraChatGroupManager	func removeOccupants(_ aOccupants: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func removeWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func removeWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func removeWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	removeWhiteListMembers:fromGroup:completion:	
h	m	IAgoraChatGroupManager	func removeWhiteListMembers(_ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	removeWhiteListMembers:fromGroup:error:	
o	m	IAgoraChatGroupManager	func request(toJoinPublicGroup aGroupId: String, message aMessage: String?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func request(toJoinPublicGroup aGroupId: String, message aMessage: String?) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func request(toJoinPublicGroup aGroupId: String!, message aMessage: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	requestToJoinPublicGroup:message:completion:	
o	m	IAgoraChatGroupManager	func request(toJoinPublicGroup aGroupId: String, message aMessage: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatGroupManager	func searchPublicGroup(withId aGroundId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func searchPublicGroup(withId aGroundId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func searchPublicGroup(withId aGroundId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	searchPublicGroupWithId:completion:	
o	m	IAgoraChatGroupManager	func searchPublicGroup(withId aGroundId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func searchPublicGroup(withId aGroundId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	searchPublicGroupWithId:error:	
o	m	IAgoraChatGroupManager	func searchPublicGroup(withId aGroundId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func setMemberAttribute(_ groupId: String, userId: String, attributes: [String : String] = [:])		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func setMemberAttribute(_ groupId: String, userId: String, attributes: [String : String] = [:]) async -> AgoraChatError?		
h	m	IAgoraChatGroupManager	func setMemberAttribute(_ groupId: String, userId: String, attributes: [String : String], completion completionBlock: ((AgoraChatError?) -> Void)?)	setMemberAttribute:userId:attributes:completion:	
o	m	IAgoraChatGroupManager	func setMemberAttribute(_ groupId: String, userId: String, completion completionBlock: ((AgoraChatError?) -> Void)?)		
o	m	IAgoraChatGroupManager	func unblockGroup(_ aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func unblockGroup(_ aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func unblockGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)	unblockGroup:completion:	
o	m	IAgoraChatGroupManager	func unblockGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func unblockGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatGroup!	unblockGroup:error:	
o	m	IAgoraChatGroupManager	func unblockGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func unblockMembers(_ aMembers: [String], fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func unblockMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func unblockMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	unblockMembers:fromGroup:completion:	
o	m	IAgoraChatGroupManager	func unblockMembers(_ aMembers: [String], fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func unblockOccupants(_ aOccupants: [Any]!, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	unblockOccupants:forGroup:error:	
o	m	IAgoraChatGroupManager	func unblockOccupants(_ aOccupants: [String], forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func unmuteAllMembers(fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func unmuteAllMembers(fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)	unmuteAllMembersFromGroup:completion:	
h	m	IAgoraChatGroupManager	func unmuteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	unmuteAllMembersFromGroup:error:	
o	m	IAgoraChatGroupManager	func unmuteMembers(_ aMembers: [String], fromGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func unmuteMembers(_ aMembers: [String], fromGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func unmuteMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	unmuteMembers:fromGroup:completion:	
o	m	IAgoraChatGroupManager	func unmuteMembers(_ aMembers: [String], fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func unmuteMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	unmuteMembers:fromGroup:error:	
o	m	IAgoraChatGroupManager	func unmuteMembers(_ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func updateDescription(_ aDescription: String?, forGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func updateDescription(_ aDescription: String?, forGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func updateDescription(_ aDescription: String?, forGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	updateDescription:forGroup:completion:	
o	m	IAgoraChatGroupManager	func updateDescription(_ aDescription: String?, forGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatGroupManager	func updateGroupAnnouncement(withId aGroupId: String, announcement aAnnouncement: String?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func updateGroupAnnouncement(withId aGroupId: String, announcement aAnnouncement: String?) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func updateGroupAnnouncement(withId aGroupId: String!, announcement aAnnouncement: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	updateGroupAnnouncementWithId:announcement:completion:	
o	m	IAgoraChatGroupManager	func updateGroupAnnouncement(withId aGroupId: String, announcement aAnnouncement: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func updateGroupAnnouncement(withId aGroupId: String!, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	updateGroupAnnouncementWithId:announcement:error:	
o	m	IAgoraChatGroupManager	func updateGroupAnnouncement(withId aGroupId: String, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func updateGroupExt(withId aGroupId: String, ext aExt: String?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func updateGroupExt(withId aGroupId: String, ext aExt: String?) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func updateGroupExt(withId aGroupId: String!, ext aExt: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	updateGroupExtWithId:ext:completion:	
o	m	IAgoraChatGroupManager	func updateGroupExt(withId aGroupId: String, ext aExt: String?, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func updateGroupExt(withId aGroupId: String!, ext aExt: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	updateGroupExtWithId:ext:error:	
o	m	IAgoraChatGroupManager	func updateGroupExt(withId aGroupId: String, ext aExt: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func updateGroupOwner(_ aGroupId: String, newOwner aNewOwner: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func updateGroupOwner(_ aGroupId: String, newOwner aNewOwner: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func updateGroupOwner(_ aGroupId: String!, newOwner aNewOwner: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	updateGroupOwner:newOwner:completion:	
o	m	IAgoraChatGroupManager	func updateGroupOwner(_ aGroupId: String, newOwner aNewOwner: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatGroupManager	func updateGroupOwner(_ aGroupId: String!, newOwner aNewOwner: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?	updateGroupOwner:newOwner:error:	
o	m	IAgoraChatGroupManager	func updateGroupOwner(_ aGroupId: String, newOwner aNewOwner: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup?		
o	m	IAgoraChatGroupManager	func updateGroupSubject(_ aSubject: String?, forGroup aGroupId: String)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func updateGroupSubject(_ aSubject: String?, forGroup aGroupId: String) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func updateGroupSubject(_ aSubject: String?, forGroup aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)	updateGroupSubject:forGroup:completion:	
o	m	IAgoraChatGroupManager	func updateGroupSubject(_ aSubject: String?, forGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func updatePushService(forGroup aGroupId: String!, isPushEnabled aIsEnable: Bool) async -> (AgoraChatGroup?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func updatePushService(forGroup aGroupId: String!, isPushEnabled aIsEnable: Bool, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!)	updatePushServiceForGroup:isPushEnabled:completion:	
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func updatePushService(forGroups aGroupIDs: [Any]!, isPushEnabled aIsEnable: Bool) async -> ([Any]?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func updatePushService(forGroups aGroupIDs: [Any]!, isPushEnabled aIsEnable: Bool, completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)	updatePushServiceForGroups:isPushEnabled:completion:	
o	m	IAgoraChatGroupManager	func uploadGroupSharedFile(withId aGroupId: String, filePath aFilePath: String, progress aProgressBlock: ((Int32) -> Void)?)		
o	m	IAgoraChatGroupManager	nonisolated(nonsending) func uploadGroupSharedFile(withId aGroupId: String, filePath aFilePath: String, progress aProgressBlock: ((Int32) -> Void)?) async -> (AgoraChatGroupSharedFile?, AgoraChatError?)		
h	m	IAgoraChatGroupManager	func uploadGroupSharedFile(withId aGroupId: String!, filePath aFilePath: String!, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatGroupSharedFile?, AgoraChatError?) -> Void)?)	uploadGroupSharedFileWithId:filePath:progress:completion:	
o	m	IAgoraChatGroupManager	func uploadGroupSharedFile(withId aGroupId: String, filePath aFilePath: String, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatGroupSharedFile?, AgoraChatError?) -> Void)?)		
h	p	IAgoraChatManager	NSObjectProtocol		
o	m	IAgoraChatManager	func ackConversationRead(_ conversationId: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func ackConversationRead(_ conversationId: String) async -> AgoraChatError?		
h	m	IAgoraChatManager	func ackConversationRead(_ conversationId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	ackConversationRead:completion:	
h	m	IAgoraChatManager	func add(_ aDelegate: (any AgoraChatManagerDelegate)!)		
h	m	IAgoraChatManager	func add(_ aDelegate: (any AgoraChatManagerDelegate)?, delegateQueue aQueue: DispatchQueue?)	addDelegate:delegateQueue:	
o	m	IAgoraChatManager	func addConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType)		
o	m	IAgoraChatManager	nonisolated(nonsending) func addConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType) async -> AgoraChatError?		
h	m	IAgoraChatManager	func addConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType, completion: ((AgoraChatError?) -> Void)?)	addConversationMark:mark:completion:	
o	m	IAgoraChatManager	func addReaction(_ reaction: String, toMessage messageId: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func addReaction(_ reaction: String, toMessage messageId: String) async -> AgoraChatError?		
h	m	IAgoraChatManager	func addReaction(_ reaction: String, toMessage messageId: String, completion: ((AgoraChatError?) -> Void)?)	addReaction:toMessage:completion:	
h	m	IAgoraChatManager	func asyncDownloadMessageAttachments(_ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!, completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!)		
h	m	IAgoraChatManager	func asyncDownloadMessageThumbnail(_ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!, completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatManager	nonisolated(nonsending) func asyncFetchGroupMessageAcks(fromServer aMessageId: String, groupId aGroupId: String, startGroupAckId aGroupAckId: String, pageSize aPageSize: Int32) async -> (AgoraChatCursorResult<AgoraChatGroupMessageAck>?, AgoraChatError?, Int32)		
h	m	IAgoraChatManager	func asyncFetchGroupMessageAcks(fromServer aMessageId: String, groupId aGroupId: String, startGroupAckId aGroupAckId: String, pageSize aPageSize: Int32, completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatGroupMessageAck>?, AgoraChatError?, Int32) -> Void)?)	asyncFetchGroupMessageAcksFromServer:groupId:startGroupAckId:pageSize:completion:	
o	m	IAgoraChatManager	nonisolated(nonsending) func asyncFetchHistoryMessages(fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection, pageSize aPageSize: Int32) async -> (AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?)		
h	m	IAgoraChatManager	func asyncFetchHistoryMessages(fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection, pageSize aPageSize: Int32, completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)	asyncFetchHistoryMessagesFromServer:conversationType:startMessageId:fetchDirection:pageSize:completion:	
o	m	IAgoraChatManager	nonisolated(nonsending) func asyncFetchHistoryMessages(fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, pageSize aPageSize: Int32) async -> (AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?)		
h	m	IAgoraChatManager	func asyncFetchHistoryMessages(fromServer aConversationId: String!, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, pageSize aPageSize: Int32, completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)	asyncFetchHistoryMessagesFromServer:conversationType:startMessageId:pageSize:completion:	
o	m	IAgoraChatManager	func asyncFetchHistoryMessages(fromServer aConversationId: String!, conversationType aConversationType: AgoraConversationType, startMessageId aStartMessageId: String!, pageSize aPageSize: Int32, completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatManager	func asyncFetchHistoryMessages(fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, pageSize aPageSize: Int32, completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatManager	func asyncResend(_ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!, completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!)		
h	m	IAgoraChatManager	func asyncSend(_ aMessage: AgoraChatMessage!, progress aProgressCompletion: ((Int32) -> Void)!, completion aCompletion: ((AgoraChatMessage?, AgoraChatError?) -> Void)!)		
h	m	IAgoraChatManager	func asyncSendReadAck(for aMessage: AgoraChatMessage!)		
k	m	IAgoraChatManager	func cleanConversationsMemoryCache()	cleanConversationsMemoryCache	nothing is cached
o	m	IAgoraChatManager	nonisolated(nonsending) func conversationsFromServer(byPage pageNumber: UInt, pageSize: UInt) async -> ([AgoraChatConversation]?, AgoraChatError?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func conversationsFromServer(withCursor cursor: String?, filter: AgoraChatConversationFilter) async -> (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func conversationsFromServer(withCursor cursor: String?, pageSize: UInt8) async -> (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?)		
o	m	IAgoraChatManager	func delete(_ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool)		
o	m	IAgoraChatManager	nonisolated(nonsending) func delete(_ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool) async -> AgoraChatError?		
h	m	IAgoraChatManager	func delete(_ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	deleteConversations:isDeleteMessages:completion:	
o	m	IAgoraChatManager	func deleteAllMessagesAndConversations(_ clearServerData: Bool)		
o	m	IAgoraChatManager	nonisolated(nonsending) func deleteAllMessagesAndConversations(_ clearServerData: Bool) async -> AgoraChatError?		
h	m	IAgoraChatManager	func deleteAllMessagesAndConversations(_ clearServerData: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	deleteAllMessagesAndConversations:completion:	
h	m	IAgoraChatManager	func deleteConversation(_ aConversationId: String!, deleteMessages aDeleteMessage: Bool) -> Bool		
o	m	IAgoraChatManager	func deleteConversation(_ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool)		
o	m	IAgoraChatManager	nonisolated(nonsending) func deleteConversation(_ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool) async -> (String?, AgoraChatError?)		
h	m	IAgoraChatManager	func deleteConversation(_ aConversationId: String!, isDeleteMessages aIsDeleteMessages: Bool, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)	deleteConversation:isDeleteMessages:completion:	
o	m	IAgoraChatManager	func deleteConversation(_ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatManager	func deleteConversations(_ aConversations: [Any]!, deleteMessages aDeleteMessage: Bool) -> Bool		
h	m	IAgoraChatManager	func deleteConversations(_ aConversations: [Any]!, isDeleteMessages aIsDeleteMessages: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)!)		
o	m	IAgoraChatManager	nonisolated(nonsending) func deleteMessages(before aTimestamp: UInt) async -> AgoraChatError?		
h	m	IAgoraChatManager	func deleteMessages(before aTimestamp: UInt, completion aCompletion: ((AgoraChatError?) -> Void)!)	deleteMessagesBefore:completion:	
o	m	IAgoraChatManager	func deleteServerConversation(_ aConversationId: String, conversationType aConversationType: AgoraChatConversationType, isDeleteServerMessages aIsDeleteServerMessages: Bool)		
o	m	IAgoraChatManager	nonisolated(nonsending) func deleteServerConversation(_ aConversationId: String, conversationType aConversationType: AgoraChatConversationType, isDeleteServerMessages aIsDeleteServerMessages: Bool) async -> (String?, AgoraChatError?)		
h	m	IAgoraChatManager	func deleteServerConversation(_ aConversationId: String, conversationType aConversationType: AgoraChatConversationType, isDeleteServerMessages aIsDeleteServerMessages: Bool, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)	deleteServerConversation:conversationType:isDeleteServerMessages:completion:	
o	m	IAgoraChatManager	func downloadAndParseCombineMessage(_ aMessage: AgoraChatMessage)		
o	m	IAgoraChatManager	nonisolated(nonsending) func downloadAndParseCombineMessage(_ aMessage: AgoraChatMessage) async -> ([AgoraChatMessage]?, AgoraChatError?)		
h	m	IAgoraChatManager	func downloadAndParseCombineMessage(_ aMessage: AgoraChatMessage, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?)	downloadAndParseCombineMessage:completion:	
o	m	IAgoraChatManager	func downloadMessageAttachment(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func downloadMessageAttachment(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) async -> (AgoraChatMessage?, AgoraChatError?)		
h	m	IAgoraChatManager	func downloadMessageAttachment(_ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	downloadMessageAttachment:progress:completion:	
o	m	IAgoraChatManager	func downloadMessageAttachment(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatManager	func downloadMessageThumbnail(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func downloadMessageThumbnail(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) async -> (AgoraChatMessage?, AgoraChatError?)		
h	m	IAgoraChatManager	func downloadMessageThumbnail(_ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	downloadMessageThumbnail:progress:completion:	
o	m	IAgoraChatManager	func downloadMessageThumbnail(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatManager	func fetchHistoryMessages(fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection, pageSize aPageSize: Int32, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<AgoraChatMessage>?	fetchHistoryMessagesFromServer:conversationType:startMessageId:fetchDirection:pageSize:error:	
h	m	IAgoraChatManager	func fetchHistoryMessages(fromServer aConversationId: String!, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, pageSize aPageSize: Int32, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<AgoraChatMessage>?	fetchHistoryMessagesFromServer:conversationType:startMessageId:pageSize:error:	
o	m	IAgoraChatManager	func fetchHistoryMessages(fromServer aConversationId: String!, conversationType aConversationType: AgoraConversationType, startMessageId aStartMessageId: String!, pageSize aPageSize: Int32, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatCursorResult<AgoraChatMessage>!		
o	m	IAgoraChatManager	func fetchHistoryMessages(fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType, startMessageId aStartMessageId: String?, pageSize aPageSize: Int32, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<AgoraChatMessage>?		
o	m	IAgoraChatManager	nonisolated(nonsending) func fetchMessagesFromServer(by conversationId: String, conversationType type: AgoraChatConversationType, cursor: String?, pageSize: UInt, option: AgoraChatFetchServerMessagesOption?) async -> (AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?)		
h	m	IAgoraChatManager	func fetchMessagesFromServer(by conversationId: String, conversationType type: AgoraChatConversationType, cursor: String?, pageSize: UInt, option: AgoraChatFetchServerMessagesOption?, completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?)	fetchMessagesFromServerBy:conversationType:cursor:pageSize:option:completion:	
o	m	IAgoraChatManager	func fetchSupportedLanguages()		
r	m	IAgoraChatManager	func fetchSupportedLanguages(_ aCompletionBlock: (([AgoraChatTranslateLanguage]?, AgoraChatError?) -> Void)?)	fetchSupportedLanguages:	error 1111
o	m	IAgoraChatManager	func filterConversationsFromDB(cleanMemoryCache: Bool) -> [AgoraChatConversation]?		
h	m	IAgoraChatManager	func filterConversationsFromDB(cleanMemoryCache: Bool, filter: ((AgoraChatConversation) -> Bool)?) -> [AgoraChatConversation]?	filterConversationsFromDB:filter:	
h	m	IAgoraChatManager	func getAllConversations() -> [AgoraChatConversation]?	getAllConversations	
h	m	IAgoraChatManager	func getAllConversations(_ isSort: Bool) -> [AgoraChatConversation]?	getAllConversations:	
h	m	IAgoraChatManager	func getConversation(_ aConversationId: String!, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool) -> AgoraChatConversation?	getConversation:type:createIfNotExist:	
o	m	IAgoraChatManager	func getConversation(_ aConversationId: String!, type aType: AgoraConversationType, createIfNotExist aIfCreate: Bool) -> AgoraChatConversation!		
o	m	IAgoraChatManager	func getConversation(_ aConversationId: String, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool) -> AgoraChatConversation?		
h	m	IAgoraChatManager	func getConversation(_ aConversationId: String, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool, isThread: Bool) -> AgoraChatConversation?	getConversation:type:createIfNotExist:isThread:	
h	m	IAgoraChatManager	func getConversationWithConvId(_ aConversationId: String?) -> AgoraChatConversation?	getConversationWithConvId:	
o	m	IAgoraChatManager	func getConversationsFromServer()		
h	m	IAgoraChatManager	func getConversationsFromServer(_ aCompletionBlock: (([AgoraChatConversation]?, AgoraChatError?) -> Void)?)	getConversationsFromServer:	
o	m	IAgoraChatManager	func getConversationsFromServer(byPage pageNumber: UInt, pageSize: UInt)		
h	m	IAgoraChatManager	func getConversationsFromServer(byPage pageNumber: UInt, pageSize: UInt, completion aCompletionBlock: (([AgoraChatConversation]?, AgoraChatError?) -> Void)?)	getConversationsFromServerByPage:pageSize:completion:	
h	m	IAgoraChatManager	func getConversationsFromServer(withCursor cursor: String?, filter: AgoraChatConversationFilter, completion completionBlock: (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void)	getConversationsFromServerWithCursor:filter:completion:	
h	m	IAgoraChatManager	func getConversationsFromServer(withCursor cursor: String?, pageSize: UInt8, completion completionBlock: (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void)	getConversationsFromServerWithCursor:pageSize:completion:	
h	m	IAgoraChatManager	func getMessageAttachmentPath(_ aConversationId: String!) -> String!	getMessageAttachmentPath:	
o	m	IAgoraChatManager	func getMessageAttachmentPath(_ aConversationId: String) -> String!		
h	m	IAgoraChatManager	func getMessageCount(completion: (Int, AgoraChatError?) -> Void)	getMessageCountWithCompletion:	
h	m	IAgoraChatManager	func getMessageWithMessageId(_ aMessageId: String) -> AgoraChatMessage?	getMessageWithMessageId:	
h	m	IAgoraChatManager	func getPinnedConversationsFromServer(withCursor cursor: String?, pageSize limit: UInt8, completion completionBlock: (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void)	getPinnedConversationsFromServerWithCursor:pageSize:completion:	
o	m	IAgoraChatManager	func getPinnedMessages(fromServer conversationId: String)		
h	m	IAgoraChatManager	func getPinnedMessages(fromServer conversationId: String, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?)	getPinnedMessagesFromServer:completion:	
h	m	IAgoraChatManager	func getReactionDetail(_ messageId: String, reaction: String, cursor: String?, pageSize: UInt64, completion: (AgoraChatMessageReaction, String?, AgoraChatError?) -> Void)	getReactionDetail:reaction:cursor:pageSize:completion:	
h	m	IAgoraChatManager	func getReactionList(_ messageIds: [String], groupId: String?, chatType: AgoraChatType, completion: ([String : [AgoraChatMessageReaction]], AgoraChatError?) -> Void)	getReactionList:groupId:chatType:completion:	
o	m	IAgoraChatManager	func `import`(_ aConversations: [AgoraChatConversation]?)		
o	m	IAgoraChatManager	func `import`(_ aMessages: [AgoraChatMessage])		
o	m	IAgoraChatManager	nonisolated(nonsending) func `import`(_ aConversations: [AgoraChatConversation]?) async -> AgoraChatError?		
h	m	IAgoraChatManager	func `import`(_ aConversations: [AgoraChatConversation]?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	importConversations:completion:	
o	m	IAgoraChatManager	func `import`(_ aMessages: [AgoraChatMessage], completion aCompletionBlock: ((AgoraChatError?) -> Void)?)		
h	m	IAgoraChatManager	func importConversations(_ aConversations: [Any]!) -> Bool		
h	m	IAgoraChatManager	func importConversations(_ aConversations: [Any]!, completion aCompletionBlock: ((AgoraChatError?) -> Void)!)		
h	m	IAgoraChatManager	func importMessages(_ aMessages: [Any]!) -> Bool		
h	m	IAgoraChatManager	func importMessages(_ aMessages: [Any]!, completion aCompletionBlock: ((AgoraChatError?) -> Void)!)		
h	m	IAgoraChatManager	func loadAllConversationsFromDB() -> [Any]!		
h	m	IAgoraChatManager	func loadMessages(with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection) -> [AgoraChatMessage]?	loadMessagesWithType:timestamp:count:fromUser:searchDirection:	
h	m	IAgoraChatManager	func loadMessages(with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String!, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)	loadMessagesWithType:timestamp:count:fromUser:searchDirection:completion:	
h	m	IAgoraChatManager	func loadMessages(withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!, searchDirection aDirection: AgoraChatMessageSearchDirection) -> [AgoraChatMessage]!	loadMessagesWithKeyword:timestamp:count:fromUser:searchDirection:	
h	m	IAgoraChatManager	func loadMessages(withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)	loadMessagesWithKeyword:timestamp:count:fromUser:searchDirection:completion:	
o	m	IAgoraChatManager	nonisolated(nonsending) func loadMessages(withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!, searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope) async -> ([AgoraChatMessage]?, AgoraChatError?)		
h	m	IAgoraChatManager	func loadMessages(withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!, searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!)	loadMessagesWithKeyword:timestamp:count:fromUser:searchDirection:scope:completion:	
h	m	IAgoraChatManager	func markAllConversationsAsRead() -> AgoraChatError	markAllConversationsAsRead	
o	m	IAgoraChatManager	nonisolated(nonsending) func messageCount() async -> (Int, AgoraChatError?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func modifyMessage(_ messageId: String, body: AgoraChatMessageBody) async -> (AgoraChatError?, AgoraChatMessage?)		
h	m	IAgoraChatManager	func modifyMessage(_ messageId: String, body: AgoraChatMessageBody, completion completionBlock: (AgoraChatError?, AgoraChatMessage?) -> Void)	modifyMessage:body:completion:	
o	m	IAgoraChatManager	func pinConversation(_ conversationId: String, isPinned: Bool)		
o	m	IAgoraChatManager	nonisolated(nonsending) func pinConversation(_ conversationId: String, isPinned: Bool) async -> AgoraChatError?		
h	m	IAgoraChatManager	func pinConversation(_ conversationId: String, isPinned: Bool, completionBlock: ((AgoraChatError?) -> Void)?)	pinConversation:isPinned:completionBlock:	
o	m	IAgoraChatManager	func pinMessage(_ messageId: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func pinMessage(_ messageId: String) async -> (AgoraChatMessage?, AgoraChatError?)		
h	m	IAgoraChatManager	func pinMessage(_ messageId: String, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	pinMessage:completion:	
o	m	IAgoraChatManager	nonisolated(nonsending) func pinnedConversationsFromServer(withCursor cursor: String?, pageSize limit: UInt8) async -> (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func pinnedMessages(fromServer conversationId: String) async -> ([AgoraChatMessage]?, AgoraChatError?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func reactionDetail(_ messageId: String, reaction: String, cursor: String?, pageSize: UInt64) async -> (AgoraChatMessageReaction, String?, AgoraChatError?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func reactionList(_ messageIds: [String], groupId: String?, chatType: AgoraChatType) async -> ([String : [AgoraChatMessageReaction]], AgoraChatError?)		
h	m	IAgoraChatManager	func recall(_ aMessage: AgoraChatMessage!, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatManager	func recallMessage(withMessageId aMessageId: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func recallMessage(withMessageId aMessageId: String) async -> AgoraChatError?		
h	m	IAgoraChatManager	func recallMessage(withMessageId aMessageId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	recallMessageWithMessageId:completion:	
o	m	IAgoraChatManager	nonisolated(nonsending) func recallMessage(withMessageId aMessageId: String, ext: String?) async -> AgoraChatError?		
h	m	IAgoraChatManager	func recallMessage(withMessageId aMessageId: String, ext: String?, completion aCompletionBlock: (AgoraChatError?) -> Void)	recallMessageWithMessageId:ext:completion:	
h	m	IAgoraChatManager	func remove(_ aDelegate: (any AgoraChatManagerDelegate)!)	removeDelegate:	
o	m	IAgoraChatManager	func remove(_ aDelegate: any AgoraChatManagerDelegate)		
o	m	IAgoraChatManager	func removeConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType)		
o	m	IAgoraChatManager	nonisolated(nonsending) func removeConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType) async -> AgoraChatError?		
h	m	IAgoraChatManager	func removeConversationMark(_ conversationIds: [String], mark: AgoraChatMarkType, completion: ((AgoraChatError?) -> Void)?)	removeConversationMark:mark:completion:	
o	m	IAgoraChatManager	func removeMessagesFromServer(with conversation: AgoraChatConversation, messageIds: [String])		
o	m	IAgoraChatManager	nonisolated(nonsending) func removeMessagesFromServer(with conversation: AgoraChatConversation, messageIds: [String]) async -> AgoraChatError?		
h	m	IAgoraChatManager	func removeMessagesFromServer(with conversation: AgoraChatConversation, messageIds: [String], completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	removeMessagesFromServerWithConversation:messageIds:completion:	
o	m	IAgoraChatManager	func removeMessagesFromServer(with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval)		
o	m	IAgoraChatManager	nonisolated(nonsending) func removeMessagesFromServer(with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval) async -> AgoraChatError?		
h	m	IAgoraChatManager	func removeMessagesFromServer(with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	removeMessagesFromServerWithConversation:timeStamp:completion:	
o	m	IAgoraChatManager	func removeReaction(_ reaction: String, fromMessage messageId: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func removeReaction(_ reaction: String, fromMessage messageId: String) async -> AgoraChatError?		
h	m	IAgoraChatManager	func removeReaction(_ reaction: String, fromMessage messageId: String, completion: ((AgoraChatError?) -> Void)?)	removeReaction:fromMessage:completion:	
o	m	IAgoraChatManager	func reportMessage(withId aMessageId: String, tag aTag: String, reason aReason: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func reportMessage(withId aMessageId: String, tag aTag: String, reason aReason: String) async -> AgoraChatError?		
h	m	IAgoraChatManager	func reportMessage(withId aMessageId: String, tag aTag: String, reason aReason: String, completion aCompletion: ((AgoraChatError?) -> Void)?)	reportMessageWithId:tag:reason:completion:	
o	m	IAgoraChatManager	func resend(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func resend(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) async -> (AgoraChatMessage?, AgoraChatError?)		
h	m	IAgoraChatManager	func resend(_ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	resendMessage:progress:completion:	
o	m	IAgoraChatManager	func resend(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func searchMessages(withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection) async -> ([AgoraChatMessage]?, AgoraChatError?)		
h	m	IAgoraChatManager	func searchMessages(withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection, completion aCompletionBlock: ([AgoraChatMessage]?, AgoraChatError?) -> Void)	searchMessagesWithTypes:timestamp:count:fromUser:searchDirection:completion:	
o	m	IAgoraChatManager	func send(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func send(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?) async -> (AgoraChatMessage?, AgoraChatError?)		
h	m	IAgoraChatManager	func send(_ aMessage: AgoraChatMessage!, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	sendMessage:progress:completion:	
o	m	IAgoraChatManager	func send(_ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)		
o	m	IAgoraChatManager	func sendGroupMessageReadAck(_ aMessageId: String, toGroup aGroupId: String, content aContent: String?)		
o	m	IAgoraChatManager	nonisolated(nonsending) func sendGroupMessageReadAck(_ aMessageId: String, toGroup aGroupId: String, content aContent: String?) async -> AgoraChatError?		
h	m	IAgoraChatManager	func sendGroupMessageReadAck(_ aMessageId: String, toGroup aGroupId: String, content aContent: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	sendGroupMessageReadAck:toGroup:content:completion:	
h	m	IAgoraChatManager	func sendMessageReadAck(_ aMessage: AgoraChatMessage!, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)!)		
o	m	IAgoraChatManager	func sendMessageReadAck(_ aMessageId: String, toUser aUsername: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func sendMessageReadAck(_ aMessageId: String, toUser aUsername: String) async -> AgoraChatError?		
h	m	IAgoraChatManager	func sendMessageReadAck(_ aMessageId: String, toUser aUsername: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	sendMessageReadAck:toUser:completion:	
o	m	IAgoraChatManager	func translate(_ aMessage: AgoraChatMessage, targetLanguages aLanguages: [String])		
o	m	IAgoraChatManager	nonisolated(nonsending) func translate(_ aMessage: AgoraChatMessage, targetLanguages aLanguages: [String]) async -> (AgoraChatMessage?, AgoraChatError?)		
r	m	IAgoraChatManager	func translate(_ aMessage: AgoraChatMessage, targetLanguages aLanguages: [String], completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	translateMessage:targetLanguages:completion:	error 1111
o	m	IAgoraChatManager	func unpinMessage(_ messageId: String)		
o	m	IAgoraChatManager	nonisolated(nonsending) func unpinMessage(_ messageId: String) async -> (AgoraChatMessage?, AgoraChatError?)		
h	m	IAgoraChatManager	func unpinMessage(_ messageId: String, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	unpinMessage:completion:	
h	m	IAgoraChatManager	func update(_ aMessage: AgoraChatMessage!) -> Bool		
h	m	IAgoraChatManager	func update(_ aMessage: AgoraChatMessage!, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)	updateMessage:completion:	
o	m	IAgoraChatManager	func update(_ aMessage: AgoraChatMessage, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?)		
h	p	IAgoraChatPresenceManager	NSObjectProtocol		
h	m	IAgoraChatPresenceManager	func add(_ aDelegate: any AgoraChatPresenceManagerDelegate, delegateQueue aQueue: DispatchQueue?)	addDelegate:delegateQueue:	
o	m	IAgoraChatPresenceManager	func fetchPresenceStatus(_ members: [String])		
o	m	IAgoraChatPresenceManager	nonisolated(nonsending) func fetchPresenceStatus(_ members: [String]) async -> ([AgoraChatPresence]?, AgoraChatError?)		
h	m	IAgoraChatPresenceManager	func fetchPresenceStatus(_ members: [String], completion aCompletion: (([AgoraChatPresence]?, AgoraChatError?) -> Void)?)	fetchPresenceStatus:completion:	
o	m	IAgoraChatPresenceManager	func fetchSubscribedMembers(withPageNum pageNum: UInt, pageSize: UInt)		
o	m	IAgoraChatPresenceManager	nonisolated(nonsending) func fetchSubscribedMembers(withPageNum pageNum: UInt, pageSize: UInt) async -> ([String]?, AgoraChatError?)		
h	m	IAgoraChatPresenceManager	func fetchSubscribedMembers(withPageNum pageNum: UInt, pageSize: UInt, completion aCompletion: (([String]?, AgoraChatError?) -> Void)?)	fetchSubscribedMembersWithPageNum:pageSize:Completion:	
o	m	IAgoraChatPresenceManager	func publishPresence(withDescription aDescription: String?)		
o	m	IAgoraChatPresenceManager	nonisolated(nonsending) func publishPresence(withDescription aDescription: String?) async -> AgoraChatError?		
h	m	IAgoraChatPresenceManager	func publishPresence(withDescription aDescription: String?, completion aCompletion: ((AgoraChatError?) -> Void)?)	publishPresenceWithDescription:completion:	
h	m	IAgoraChatPresenceManager	func remove(_ aDelegate: any AgoraChatPresenceManagerDelegate)	removeDelegate:	
o	m	IAgoraChatPresenceManager	func subscribe(_ members: [String], expiry: Int)		
o	m	IAgoraChatPresenceManager	nonisolated(nonsending) func subscribe(_ members: [String], expiry: Int) async -> ([AgoraChatPresence]?, AgoraChatError?)		
h	m	IAgoraChatPresenceManager	func subscribe(_ members: [String], expiry: Int, completion aCompletion: (([AgoraChatPresence]?, AgoraChatError?) -> Void)?)	subscribe:expiry:completion:	
o	m	IAgoraChatPresenceManager	func unsubscribe(_ members: [String])		
o	m	IAgoraChatPresenceManager	nonisolated(nonsending) func unsubscribe(_ members: [String]) async -> AgoraChatError?		
h	m	IAgoraChatPresenceManager	func unsubscribe(_ members: [String], completion aCompletion: ((AgoraChatError?) -> Void)?)	unsubscribe:completion:	
h	p	IAgoraChatPushManager	NSObjectProtocol		
o	m	IAgoraChatPushManager	func clearRemindType(forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType)		
o	m	IAgoraChatPushManager	nonisolated(nonsending) func clearRemindType(forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType) async -> (AgoraChatSilentModeResult?, AgoraChatError?)		
h	m	IAgoraChatPushManager	func clearRemindType(forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType, completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)	clearRemindTypeForConversation:conversationType:completion:	
h	m	IAgoraChatPushManager	func disableOfflinePushStart(_ aStartHour: Int32, end aEndHour: Int32) -> AgoraChatError	disableOfflinePushStart:end:	
h	m	IAgoraChatPushManager	func enableOfflinePush() -> AgoraChatError	enableOfflinePush	
h	m	IAgoraChatPushManager	func getPreferredNotificationLanguageCompletion(_ aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)	getPreferredNotificationLanguageCompletion:	
o	m	IAgoraChatPushManager	func getPushNotificationOptionsFromServer()		
h	m	IAgoraChatPushManager	func getPushNotificationOptionsFromServer(completion aCompletionBlock: ((AgoraChatPushOptions?, AgoraChatError?) -> Void)?)	getPushNotificationOptionsFromServerWithCompletion:	
h	m	IAgoraChatPushManager	func getPushOptionsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatPushOptions?	getPushOptionsFromServerWithError:	
h	m	IAgoraChatPushManager	func getPushTemplate(_ aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)	getPushTemplate:	
h	m	IAgoraChatPushManager	func getSilentMode(for aConversationArray: [AgoraChatConversation], completion aCompletionBlock: (([String : AgoraChatSilentModeResult]?, AgoraChatError?) -> Void)?)	getSilentModeForConversations:completion:	
h	m	IAgoraChatPushManager	func getSilentMode(forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType, completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)	getSilentModeForConversation:conversationType:completion:	
o	m	IAgoraChatPushManager	func getSilentModeForAll()		
h	m	IAgoraChatPushManager	func getSilentModeForAll(completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)	getSilentModeForAllWithCompletion:	
h	m	IAgoraChatPushManager	var noPushGroups: [Any] { get }	noPushGroups	
h	m	IAgoraChatPushManager	var noPushUIds: [Any] { get }	noPushUIds	
o	m	IAgoraChatPushManager	nonisolated(nonsending) func pushNotificationOptionsFromServer() async -> (AgoraChatPushOptions?, AgoraChatError?)		
h	m	IAgoraChatPushManager	var pushOptions: AgoraChatPushOptions? { get }	pushOptions	
o	m	IAgoraChatPushManager	func setPreferredNotificationLanguage(_ aLaguangeCode: String?)		
o	m	IAgoraChatPushManager	nonisolated(nonsending) func setPreferredNotificationLanguage(_ aLaguangeCode: String?) async -> AgoraChatError?		
h	m	IAgoraChatPushManager	func setPreferredNotificationLanguage(_ aLaguangeCode: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	setPreferredNotificationLanguage:completion:	
o	m	IAgoraChatPushManager	func setPushTemplate(_ aPushTemplateName: String?)		
o	m	IAgoraChatPushManager	nonisolated(nonsending) func setPushTemplate(_ aPushTemplateName: String?) async -> AgoraChatError?		
h	m	IAgoraChatPushManager	func setPushTemplate(_ aPushTemplateName: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	setPushTemplate:completion:	
o	m	IAgoraChatPushManager	func setSilentModeForAll(_ aParam: AgoraChatSilentModeParam?)		
o	m	IAgoraChatPushManager	nonisolated(nonsending) func setSilentModeForAll(_ aParam: AgoraChatSilentModeParam?) async -> (AgoraChatSilentModeResult?, AgoraChatError?)		
h	m	IAgoraChatPushManager	func setSilentModeForAll(_ aParam: AgoraChatSilentModeParam?, completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)	setSilentModeForAll:completion:	
o	m	IAgoraChatPushManager	func setSilentModeForConversation(_ aConversationId: String, conversationType aConversationType: AgoraChatConversationType, params aParam: AgoraChatSilentModeParam?)		
o	m	IAgoraChatPushManager	nonisolated(nonsending) func setSilentModeForConversation(_ aConversationId: String, conversationType aConversationType: AgoraChatConversationType, params aParam: AgoraChatSilentModeParam?) async -> (AgoraChatSilentModeResult?, AgoraChatError?)		
h	m	IAgoraChatPushManager	func setSilentModeForConversation(_ aConversationId: String, conversationType aConversationType: AgoraChatConversationType, params aParam: AgoraChatSilentModeParam?, completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?)	setSilentModeForConversation:conversationType:params:completion:	
o	m	IAgoraChatPushManager	nonisolated(nonsending) func silentMode(for aConversationArray: [AgoraChatConversation]) async -> ([String : AgoraChatSilentModeResult]?, AgoraChatError?)		
o	m	IAgoraChatPushManager	nonisolated(nonsending) func silentMode(forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType) async -> (AgoraChatSilentModeResult?, AgoraChatError?)		
o	m	IAgoraChatPushManager	nonisolated(nonsending) func silentModeForAll() async -> (AgoraChatSilentModeResult?, AgoraChatError?)		
o	m	IAgoraChatPushManager	func syncSilentModeConversations()		
h	m	IAgoraChatPushManager	func syncSilentModeConversations(fromServerCompletion completionBlock: ((AgoraChatError?) -> Void)?)	syncSilentModeConversationsFromServerCompletion:	
h	m	IAgoraChatPushManager	func update(_ pushDisplayStyle: AgoraChatPushDisplayStyle) -> AgoraChatError	updatePushDisplayStyle:	
h	m	IAgoraChatPushManager	func update(_ pushDisplayStyle: AgoraChatPushDisplayStyle, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	updatePushDisplayStyle:completion:	
h	m	IAgoraChatPushManager	func updatePushDisplayName(_ aDisplayName: String) -> AgoraChatError?	updatePushDisplayName:	
h	m	IAgoraChatPushManager	func updatePushDisplayName(_ aDisplayName: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)	updatePushDisplayName:completion:	
h	m	IAgoraChatPushManager	func updatePushService(forGroups aGroupIds: [Any], disablePush disable: Bool) -> AgoraChatError	updatePushServiceForGroups:disablePush:	
h	m	IAgoraChatPushManager	func updatePushService(forGroups aGroupIds: [Any], disablePush disable: Bool, completion aCompletionBlock: (AgoraChatError) -> Void)	updatePushServiceForGroups:disablePush:completion:	
h	m	IAgoraChatPushManager	func updatePushService(forUsers aUIds: [Any], disablePush disable: Bool) -> AgoraChatError	updatePushServiceForUsers:disablePush:	
h	m	IAgoraChatPushManager	func updatePushService(forUsers aUIds: [Any], disablePush disable: Bool, completion aCompletionBlock: (AgoraChatError) -> Void)	updatePushServiceForUsers:disablePush:completion:	
h	p	IAgoraChatStatisticsManager	NSObjectProtocol		
h	m	IAgoraChatStatisticsManager	func getMessageCount(withStart startTimestamp: Int, end endTimestamp: Int, direction: AgoraChatMessageStatisticsDirection, type: AgoraChatMessageStatisticsType) -> Int	getMessageCountWithStart:end:direction:type:	
h	m	IAgoraChatStatisticsManager	func getMessageStatistics(byId messageId: String) -> AgoraChatMessageStatistics?	getMessageStatisticsById:	
h	m	IAgoraChatStatisticsManager	func getMessageStatisticsSize(withStart startTimestamp: Int, end endTimestamp: Int, direction: AgoraChatMessageStatisticsDirection, type: AgoraChatMessageStatisticsType) -> Int	getMessageStatisticsSizeWithStart:end:direction:type:	
h	p	IAgoraChatThreadManager	NSObjectProtocol		
h	m	IAgoraChatThreadManager	func add(_ aDelegate: any AgoraChatThreadManagerDelegate, delegateQueue aQueue: DispatchQueue?)	addDelegate:delegateQueue:	
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func chatThread(fromSever threadId: String) async -> (AgoraChatThread?, AgoraChatError?)		
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func chatThreadMemberListFromServer(withId threadId: String, cursor aCursor: String, pageSize: Int) async -> (AgoraChatCursorResult<NSString>?, AgoraChatError?)		
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func chatThreadsFromServer(withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int) async -> (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?)		
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func createChatThread(_ threadName: String, messageId: String, parentId: String) async -> (AgoraChatThread?, AgoraChatError?)		
h	m	IAgoraChatThreadManager	func createChatThread(_ threadName: String, messageId: String, parentId: String, completion aCompletionBlock: (AgoraChatThread?, AgoraChatError?) -> Void)	createChatThread:messageId:parentId:completion:	
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func destroyChatThread(_ athreadId: String) async -> AgoraChatError?		
h	m	IAgoraChatThreadManager	func destroyChatThread(_ athreadId: String, completion aCompletionBlock: (AgoraChatError?) -> Void)	destroyChatThread:completion:	
h	m	IAgoraChatThreadManager	func getChatThread(fromSever threadId: String, completion aCompletionBlock: (AgoraChatThread?, AgoraChatError?) -> Void)	getChatThreadFromSever:completion:	
h	m	IAgoraChatThreadManager	func getChatThreadMemberListFromServer(withId threadId: String, cursor aCursor: String, pageSize: Int, completion aCompletionBlock: (AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)	getChatThreadMemberListFromServerWithId:cursor:pageSize:completion:	
h	m	IAgoraChatThreadManager	func getChatThreadsFromServer(withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int, completion aCompletionBlock: (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void)	getChatThreadsFromServerWithParentId:cursor:pageSize:completion:	
h	m	IAgoraChatThreadManager	func getJoinedChatThreadsFromServer(withCursor aCursor: String, pageSize aPageSize: Int, completion aCompletionBlock: (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void)	getJoinedChatThreadsFromServerWithCursor:pageSize:completion:	
h	m	IAgoraChatThreadManager	func getJoinedChatThreadsFromServer(withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int, completion aCompletionBlock: (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?) -> Void)	getJoinedChatThreadsFromServerWithParentId:cursor:pageSize:completion:	
h	m	IAgoraChatThreadManager	func getLastMessageFromSever(withChatThreads threadIds: [String], completion aCompletionBlock: ([String : AgoraChatMessage]?, AgoraChatError?) -> Void)	getLastMessageFromSeverWithChatThreads:completion:	
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func joinChatThread(_ threadId: String) async -> (AgoraChatThread?, AgoraChatError?)		
h	m	IAgoraChatThreadManager	func joinChatThread(_ threadId: String, completion aCompletionBlock: (AgoraChatThread?, AgoraChatError?) -> Void)	joinChatThread:completion:	
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func joinedChatThreadsFromServer(withCursor aCursor: String, pageSize aPageSize: Int) async -> (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?)		
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func joinedChatThreadsFromServer(withParentId parentId: String, cursor aCursor: String, pageSize aPageSize: Int) async -> (AgoraChatCursorResult<AgoraChatThread>?, AgoraChatError?)		
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func lastMessageFromSever(withChatThreads threadIds: [String]) async -> ([String : AgoraChatMessage]?, AgoraChatError?)		
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func leaveChatThread(_ athreadId: String) async -> AgoraChatError?		
h	m	IAgoraChatThreadManager	func leaveChatThread(_ athreadId: String, completion aCompletionBlock: (AgoraChatError?) -> Void)	leaveChatThread:completion:	
h	m	IAgoraChatThreadManager	func remove(_ aDelegate: any AgoraChatThreadManagerDelegate)	removeDelegate:	
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func removeMember(fromChatThread aUser: String, threadId athreadId: String) async -> AgoraChatError?		
h	m	IAgoraChatThreadManager	func removeMember(fromChatThread aUser: String, threadId athreadId: String, completion aCompletionBlock: (AgoraChatError?) -> Void)	removeMemberFromChatThread:threadId:completion:	
o	m	IAgoraChatThreadManager	nonisolated(nonsending) func updateChatThreadName(_ name: String, threadId athreadId: String) async -> AgoraChatError?		
h	m	IAgoraChatThreadManager	func updateChatThreadName(_ name: String, threadId athreadId: String, completion aCompletionBlock: (AgoraChatError?) -> Void)	updateChatThreadName:threadId:completion:	
h	p	IAgoraChatTranslateManager	NSObjectProtocol		
h	m	IAgoraChatTranslateManager	func getTranslationResult(byMsgId msgId: String!) -> AgoraChatTranslationResult!	getTranslationResultByMsgId:	
h	m	IAgoraChatTranslateManager	func loadTranslateResults(_ count: NSNumber!) -> [AgoraChatTranslationResult]!	loadTranslateResults:	
h	m	IAgoraChatTranslateManager	func removeAllTranslations() -> Bool	removeAllTranslations	
h	m	IAgoraChatTranslateManager	func removeTranslations(byConversationId conversationId: String!) -> Bool	removeTranslationsByConversationId:	
h	m	IAgoraChatTranslateManager	func removeTranslations(byMsgId msgIds: [String]!) -> Bool	removeTranslationsByMsgId:	
h	m	IAgoraChatTranslateManager	func updateTranslate(_ translate: AgoraChatTranslationResult!, conversationId: String!) -> Bool	updateTranslate:conversationId:	
h	p	IAgoraChatUserInfoManager	NSObjectProtocol		
o	m	IAgoraChatUserInfoManager	func fetchUserInfo(byId aUserIds: [String])		
o	m	IAgoraChatUserInfoManager	nonisolated(nonsending) func fetchUserInfo(byId aUserIds: [String]) async -> ([String : AgoraChatUserInfo]?, AgoraChatError?)		
h	m	IAgoraChatUserInfoManager	func fetchUserInfo(byId aUserIds: [String], completion aCompletionBlock: (([String : AgoraChatUserInfo]?, AgoraChatError?) -> Void)?)	fetchUserInfoById:completion:	
o	m	IAgoraChatUserInfoManager	func fetchUserInfo(byId aUserIds: [String], type aType: [NSNumber])		
o	m	IAgoraChatUserInfoManager	nonisolated(nonsending) func fetchUserInfo(byId aUserIds: [String], type aType: [NSNumber]) async -> ([String : AgoraChatUserInfo]?, AgoraChatError?)		
h	m	IAgoraChatUserInfoManager	func fetchUserInfo(byId aUserIds: [String], type aType: [NSNumber], completion aCompletionBlock: (([String : AgoraChatUserInfo]?, AgoraChatError?) -> Void)?)	fetchUserInfoById:type:completion:	
o	m	IAgoraChatUserInfoManager	func updateOwn(_ aUserData: AgoraChatUserInfo)		
o	m	IAgoraChatUserInfoManager	nonisolated(nonsending) func updateOwn(_ aUserData: AgoraChatUserInfo) async -> (AgoraChatUserInfo?, AgoraChatError?)		
h	m	IAgoraChatUserInfoManager	func updateOwn(_ aUserData: AgoraChatUserInfo, completion aCompletionBlock: ((AgoraChatUserInfo?, AgoraChatError?) -> Void)?)	updateOwnUserInfo:completion:	
o	m	IAgoraChatUserInfoManager	func updateOwnUserInfo(_ aValue: String?, with aType: AgoraChatUserInfoType)		
o	m	IAgoraChatUserInfoManager	nonisolated(nonsending) func updateOwnUserInfo(_ aValue: String?, with aType: AgoraChatUserInfoType) async -> (AgoraChatUserInfo?, AgoraChatError?)		
h	m	IAgoraChatUserInfoManager	func updateOwnUserInfo(_ aValue: String?, with aType: AgoraChatUserInfoType, completion aCompletionBlock: ((AgoraChatUserInfo?, AgoraChatError?) -> Void)?)	updateOwnUserInfo:withType:completion:	
h	p	IAgoraChatroomManager	NSObjectProtocol		
h	m	IAgoraChatroomManager	func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!)	addDelegate:	
h	m	IAgoraChatroomManager	func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!, delegateQueue aQueue: DispatchQueue?)	addDelegate:delegateQueue:	
o	m	IAgoraChatroomManager	func add(_ aDelegate: any AgoraChatroomManagerDelegate, delegateQueue aQueue: DispatchQueue?)		
o	m	IAgoraChatroomManager	func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func addAdmin(_ aAdmin: String!, toChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	addAdmin:toChatroom:completion:	
o	m	IAgoraChatroomManager	func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func addAdmin(_ aAdmin: String!, toChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	addAdmin:toChatroom:error:	
o	m	IAgoraChatroomManager	func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func addWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func addWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func addWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	addWhiteListMembers:fromChatroom:completion:	
h	m	IAgoraChatroomManager	func addWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	addWhiteListMembers:fromChatroom:error:	
h	m	IAgoraChatroomManager	func asyncFetchChatroomInfo(_ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool, success aSuccessBlock: ((AgoraChatroom?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)	asyncFetchChatroomInfo:includeMembersList:success:failure:	
h	m	IAgoraChatroomManager	func asyncGetAllChatrooms(fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)	asyncGetAllChatroomsFromServer:failure:	
h	m	IAgoraChatroomManager	func asyncJoinChatroom(_ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)	asyncJoinChatroom:success:failure:	
h	m	IAgoraChatroomManager	func asyncLeaveChatroom(_ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)	asyncLeaveChatroom:success:failure:	
o	m	IAgoraChatroomManager	func blockMembers(_ aMembers: [String], fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func blockMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func blockMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	blockMembers:fromChatroom:completion:	
o	m	IAgoraChatroomManager	func blockMembers(_ aMembers: [String], fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func blockMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	blockMembers:fromChatroom:error:	
o	m	IAgoraChatroomManager	func blockMembers(_ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomAnnouncement(withId aChatroomId: String) async -> (String?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomBlacklistFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomMemberListFromServer(withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int) async -> (AgoraChatCursorResult<NSString>?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomMuteListFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int) async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomSpecificationFromServer(byID aChatroomId: String!, includeMembersList aIncludeMembersList: Bool) async -> (AgoraChatroom?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomSpecificationFromServer(withId aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomSpecificationFromServer(withId aChatroomId: String, fetchMembers aFetchMembers: Bool) async -> (AgoraChatroom?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomWhiteListFromServer(withId aChatroomId: String) async -> ([String]?, AgoraChatError?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func chatroomsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int) async -> (AgoraChatPageResult<AgoraChatroom>?, AgoraChatError?)		
o	m	IAgoraChatroomManager	func createChatroom(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, maxMembersCount aMaxMembersCount: Int)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func createChatroom(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, maxMembersCount aMaxMembersCount: Int) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func createChatroom(withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!, message aMessage: String!, maxMembersCount aMaxMembersCount: Int, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)!)	createChatroomWithSubject:description:invitees:message:maxMembersCount:completion:	
o	m	IAgoraChatroomManager	func createChatroom(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, maxMembersCount aMaxMembersCount: Int, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func createChatroom(withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!, message aMessage: String!, maxMembersCount aMaxMembersCount: Int, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatroom!	createChatroomWithSubject:description:invitees:message:maxMembersCount:error:	
o	m	IAgoraChatroomManager	func createChatroom(withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?, message aMessage: String?, maxMembersCount aMaxMembersCount: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
h	m	IAgoraChatroomManager	func destroyChatroom(_ aChatroomId: String!) -> AgoraChatError?	destroyChatroom:	
o	m	IAgoraChatroomManager	func destroyChatroom(_ aChatroomId: String) -> AgoraChatError?		
h	m	IAgoraChatroomManager	func destroyChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	destroyChatroom:completion:	
o	m	IAgoraChatroomManager	func destroyChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)		
o	m	IAgoraChatroomManager	func fetchChatroomAllAttributes(_ roomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func fetchChatroomAllAttributes(_ roomId: String) async -> (AgoraChatError?, [String : String]?)		
h	m	IAgoraChatroomManager	func fetchChatroomAllAttributes(_ roomId: String, completion completionBlock: ((AgoraChatError?, [String : String]?) -> Void)?)	fetchChatroomAllAttributes:completion:	
o	m	IAgoraChatroomManager	func fetchChatroomAttributes(_ roomId: String, keys: [String]?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func fetchChatroomAttributes(_ roomId: String, keys: [String]?) async -> (AgoraChatError?, [String : String]?)		
h	m	IAgoraChatroomManager	func fetchChatroomAttributes(_ roomId: String, keys: [String]?, completion completionBlock: ((AgoraChatError?, [String : String]?) -> Void)?)	fetchChatroomAttributes:keys:completion:	
h	m	IAgoraChatroomManager	func fetchChatroomInfo(_ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatroom!	fetchChatroomInfo:includeMembersList:error:	
h	m	IAgoraChatroomManager	func getAllChatroomsFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)	getAllChatroomsFromServerWithCompletion:	
h	m	IAgoraChatroomManager	func getAllChatroomsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]!	getAllChatroomsFromServerWithError:	
o	m	IAgoraChatroomManager	func getChatroomAnnouncement(withId aChatroomId: String)		
h	m	IAgoraChatroomManager	func getChatroomAnnouncement(withId aChatroomId: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)	getChatroomAnnouncementWithId:completion:	
o	m	IAgoraChatroomManager	func getChatroomAnnouncement(withId aChatroomId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func getChatroomAnnouncement(withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> String?	getChatroomAnnouncementWithId:error:	
o	m	IAgoraChatroomManager	func getChatroomAnnouncement(withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> String?		
o	m	IAgoraChatroomManager	func getChatroomBlacklistFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int)		
h	m	IAgoraChatroomManager	func getChatroomBlacklistFromServer(withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)	getChatroomBlacklistFromServerWithId:pageNumber:pageSize:completion:	
o	m	IAgoraChatroomManager	func getChatroomBlacklistFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func getChatroomBlacklistFromServer(withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?	getChatroomBlacklistFromServerWithId:pageNumber:pageSize:error:	
o	m	IAgoraChatroomManager	func getChatroomBlacklistFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?		
o	m	IAgoraChatroomManager	func getChatroomMemberListFromServer(withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int)		
h	m	IAgoraChatroomManager	func getChatroomMemberListFromServer(withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)	getChatroomMemberListFromServerWithId:cursor:pageSize:completion:	
o	m	IAgoraChatroomManager	func getChatroomMemberListFromServer(withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func getChatroomMemberListFromServer(withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<NSString>?	getChatroomMemberListFromServerWithId:cursor:pageSize:error:	
o	m	IAgoraChatroomManager	func getChatroomMemberListFromServer(withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatCursorResult<NSString>?		
o	m	IAgoraChatroomManager	func getChatroomMuteListFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int)		
h	m	IAgoraChatroomManager	func getChatroomMuteListFromServer(withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)	getChatroomMuteListFromServerWithId:pageNumber:pageSize:completion:	
o	m	IAgoraChatroomManager	func getChatroomMuteListFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func getChatroomMuteListFromServer(withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?	getChatroomMuteListFromServerWithId:pageNumber:pageSize:error:	
o	m	IAgoraChatroomManager	func getChatroomMuteListFromServer(withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?		
h	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(byID aChatroomId: String!, includeMembersList aIncludeMembersList: Bool, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)!)	getChatroomSpecificationFromServerByID:includeMembersList:completion:	
o	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(withId aChatroomId: String)		
h	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(withId aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	getChatroomSpecificationFromServerWithId:completion:	
o	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(withId aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatroom?	getChatroomSpecificationFromServerWithId:error:	
o	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(withId aChatroomId: String, fetchMembers aFetchMembers: Bool)		
h	m	IAgoraChatroomManager	func getChatroomSpecificationFromServer(withId aChatroomId: String, fetchMembers aFetchMembers: Bool, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	getChatroomSpecificationFromServerWithId:fetchMembers:completion:	
o	m	IAgoraChatroomManager	func getChatroomWhiteListFromServer(withId aChatroomId: String)		
h	m	IAgoraChatroomManager	func getChatroomWhiteListFromServer(withId aChatroomId: String, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)	getChatroomWhiteListFromServerWithId:completion:	
h	m	IAgoraChatroomManager	func getChatroomWhiteListFromServer(withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]?	getChatroomWhiteListFromServerWithId:error:	
o	m	IAgoraChatroomManager	func getChatroomsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int)		
h	m	IAgoraChatroomManager	func getChatroomsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraChatPageResult<AgoraChatroom>?, AgoraChatError?) -> Void)?)	getChatroomsFromServerWithPage:pageSize:completion:	
h	m	IAgoraChatroomManager	func getChatroomsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatPageResult<AgoraChatroom>?	getChatroomsFromServerWithPage:pageSize:error:	
o	m	IAgoraChatroomManager	func isMemberInMuteListFromServer(withChatroomId aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func isMemberInMuteListFromServer(withChatroomId aChatroomId: String) async -> (Bool, AgoraChatError?)		
h	m	IAgoraChatroomManager	func isMemberInMuteListFromServer(withChatroomId aChatroomId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?)	isMemberInMuteListFromServerWithChatroomId:completion:	
o	m	IAgoraChatroomManager	func isMemberInWhiteListFromServer(withChatroomId aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func isMemberInWhiteListFromServer(withChatroomId aChatroomId: String) async -> (Bool, AgoraChatError?)		
h	m	IAgoraChatroomManager	func isMemberInWhiteListFromServer(withChatroomId aChatroomId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?)	isMemberInWhiteListFromServerWithChatroomId:completion:	
h	m	IAgoraChatroomManager	func isMemberInWhiteListFromServer(withChatroomId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> Bool	isMemberInWhiteListFromServerWithChatroomId:error:	
o	m	IAgoraChatroomManager	func joinChatroom(_ aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func joinChatroom(_ aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func joinChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	joinChatroom:completion:	
o	m	IAgoraChatroomManager	func joinChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func joinChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom!	joinChatroom:error:	
o	m	IAgoraChatroomManager	func joinChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom!		
o	m	IAgoraChatroomManager	func joinChatroom(_ aChatroomId: String, ext: String?, leaveOtherRooms: Bool)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func joinChatroom(_ aChatroomId: String, ext: String?, leaveOtherRooms: Bool) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func joinChatroom(_ aChatroomId: String, ext: String?, leaveOtherRooms: Bool, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	joinChatroom:ext:leaveOtherRooms:completion:	
o	m	IAgoraChatroomManager	func leaveChatroom(_ aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func leaveChatroom(_ aChatroomId: String) async -> AgoraChatError?		
h	m	IAgoraChatroomManager	func leaveChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)	leaveChatroom:completion:	
o	m	IAgoraChatroomManager	func leaveChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func leaveChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)	leaveChatroom:error:	
o	m	IAgoraChatroomManager	func leaveChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)		
o	m	IAgoraChatroomManager	func muteAllMembers(fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func muteAllMembers(fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func muteAllMembers(fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	muteAllMembersFromChatroom:completion:	
h	m	IAgoraChatroomManager	func muteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	muteAllMembersFromChatroom:error:	
o	m	IAgoraChatroomManager	func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func muteMembers(_ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	muteMembers:muteMilliseconds:fromChatroom:completion:	
o	m	IAgoraChatroomManager	func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func muteMembers(_ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	muteMembers:muteMilliseconds:fromChatroom:error:	
o	m	IAgoraChatroomManager	func muteMembers(_ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
h	m	IAgoraChatroomManager	func remove(_ aDelegate: (any AgoraChatroomManagerDelegate)!)	removeDelegate:	
o	m	IAgoraChatroomManager	func remove(_ aDelegate: any AgoraChatroomManagerDelegate)		
o	m	IAgoraChatroomManager	func removeAdmin(_ aAdmin: String, fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func removeAdmin(_ aAdmin: String, fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func removeAdmin(_ aAdmin: String!, fromChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	removeAdmin:fromChatroom:completion:	
o	m	IAgoraChatroomManager	func removeAdmin(_ aAdmin: String, fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func removeAdmin(_ aAdmin: String!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	removeAdmin:fromChatroom:error:	
o	m	IAgoraChatroomManager	func removeAdmin(_ aAdmin: String, fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func removeChatroomAttribute(_ roomId: String, key: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func removeChatroomAttribute(_ roomId: String, key: String) async -> AgoraChatError?		
h	m	IAgoraChatroomManager	func removeChatroomAttribute(_ roomId: String, key: String, completionBlock: ((AgoraChatError?) -> Void)?)	removeChatroomAttribute:key:completionBlock:	
o	m	IAgoraChatroomManager	func removeChatroomAttributeForced(_ roomId: String, key: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func removeChatroomAttributeForced(_ roomId: String, key: String) async -> AgoraChatError?		
h	m	IAgoraChatroomManager	func removeChatroomAttributeForced(_ roomId: String, key: String, completionBlock: ((AgoraChatError?) -> Void)?)	removeChatroomAttributeForced:key:completionBlock:	
o	m	IAgoraChatroomManager	func removeChatroomAttributes(_ roomId: String, attributes keyValues: [String])		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func removeChatroomAttributes(_ roomId: String, attributes keyValues: [String]) async -> (AgoraChatError?, [String : AgoraChatError]?)		
h	m	IAgoraChatroomManager	func removeChatroomAttributes(_ roomId: String, attributes keyValues: [String], completionBlock: ((AgoraChatError?, [String : AgoraChatError]?) -> Void)?)	removeChatroomAttributes:attributes:completionBlock:	
o	m	IAgoraChatroomManager	func removeChatroomAttributesForced(_ roomId: String, attributes keyValues: [String])		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func removeChatroomAttributesForced(_ roomId: String, attributes keyValues: [String]) async -> (AgoraChatError?, [String : AgoraChatError]?)		
h	m	IAgoraChatroomManager	func removeChatroomAttributesForced(_ roomId: String, attributes keyValues: [String], completionBlock: ((AgoraChatError?, [String : AgoraChatError]?) -> Void)?)	removeChatroomAttributesForced:attributes:completionBlock:	
o	m	IAgoraChatroomManager	func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func removeMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	removeMembers:fromChatroom:completion:	
o	m	IAgoraChatroomManager	func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func removeMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	removeMembers:fromChatroom:error:	
o	m	IAgoraChatroomManager	func removeMembers(_ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func removeWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func removeWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func removeWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	removeWhiteListMembers:fromChatroom:completion:	
h	m	IAgoraChatroomManager	func removeWhiteListMembers(_ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	removeWhiteListMembers:fromChatroom:error:	
o	m	IAgoraChatroomManager	func setChatroomAttribute(_ roomId: String, key: String, value: String, autoDelete: Bool)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func setChatroomAttribute(_ roomId: String, key: String, value: String, autoDelete: Bool) async -> AgoraChatError?		
h	m	IAgoraChatroomManager	func setChatroomAttribute(_ roomId: String, key: String, value: String, autoDelete: Bool, completionBlock: ((AgoraChatError?) -> Void)?)	setChatroomAttribute:key:value:autoDelete:completionBlock:	
o	m	IAgoraChatroomManager	func setChatroomAttributeForced(_ roomId: String, key: String, value: String, autoDelete: Bool)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func setChatroomAttributeForced(_ roomId: String, key: String, value: String, autoDelete: Bool) async -> AgoraChatError?		
h	m	IAgoraChatroomManager	func setChatroomAttributeForced(_ roomId: String, key: String, value: String, autoDelete: Bool, completionBlock: ((AgoraChatError?) -> Void)?)	setChatroomAttributeForced:key:value:autoDelete:completionBlock:	
o	m	IAgoraChatroomManager	func setChatroomAttributes(_ roomId: String, attributes keyValues: [String : String] = [:], autoDelete: Bool)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func setChatroomAttributes(_ roomId: String, attributes keyValues: [String : String], autoDelete: Bool) async -> (AgoraChatError?, [String : AgoraChatError]?)		
h	m	IAgoraChatroomManager	func setChatroomAttributes(_ roomId: String, attributes keyValues: [String : String], autoDelete: Bool, completionBlock: ((AgoraChatError?, [String : AgoraChatError]?) -> Void)?)	setChatroomAttributes:attributes:autoDelete:completionBlock:	
o	m	IAgoraChatroomManager	func setChatroomAttributes(_ roomId: String, autoDelete: Bool, completionBlock: ((AgoraChatError?, [String : AgoraChatError]?) -> Void)?)		
o	m	IAgoraChatroomManager	func setChatroomAttributesForced(_ roomId: String, attributes keyValues: [String : String] = [:], autoDelete: Bool)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func setChatroomAttributesForced(_ roomId: String, attributes keyValues: [String : String], autoDelete: Bool) async -> (AgoraChatError?, [String : AgoraChatError]?)		
h	m	IAgoraChatroomManager	func setChatroomAttributesForced(_ roomId: String, attributes keyValues: [String : String], autoDelete: Bool, completionBlock: ((AgoraChatError?, [String : AgoraChatError]?) -> Void)?)	setChatroomAttributesForced:attributes:autoDelete:completionBlock:	
o	m	IAgoraChatroomManager	func setChatroomAttributesForced(_ roomId: String, autoDelete: Bool, completionBlock: ((AgoraChatError?, [String : AgoraChatError]?) -> Void)?)		
o	m	IAgoraChatroomManager	func unblockMembers(_ aMembers: [String], fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func unblockMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func unblockMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	unblockMembers:fromChatroom:completion:	
o	m	IAgoraChatroomManager	func unblockMembers(_ aMembers: [String], fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func unblockMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	unblockMembers:fromChatroom:error:	
o	m	IAgoraChatroomManager	func unblockMembers(_ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func unmuteAllMembers(fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func unmuteAllMembers(fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func unmuteAllMembers(fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	unmuteAllMembersFromChatroom:completion:	
h	m	IAgoraChatroomManager	func unmuteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	unmuteAllMembersFromChatroom:error:	
o	m	IAgoraChatroomManager	func unmuteMembers(_ aMembers: [String], fromChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func unmuteMembers(_ aMembers: [String], fromChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func unmuteMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	unmuteMembers:fromChatroom:completion:	
o	m	IAgoraChatroomManager	func unmuteMembers(_ aMembers: [String], fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func unmuteMembers(_ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	unmuteMembers:fromChatroom:error:	
o	m	IAgoraChatroomManager	func unmuteMembers(_ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func updateChatroomAnnouncement(withId aChatroomId: String, announcement aAnnouncement: String?)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func updateChatroomAnnouncement(withId aChatroomId: String, announcement aAnnouncement: String?) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func updateChatroomAnnouncement(withId aChatroomId: String!, announcement aAnnouncement: String?, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	updateChatroomAnnouncementWithId:announcement:completion:	
o	m	IAgoraChatroomManager	func updateChatroomAnnouncement(withId aChatroomId: String, announcement aAnnouncement: String?, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func updateChatroomAnnouncement(withId aChatroomId: String!, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	updateChatroomAnnouncementWithId:announcement:error:	
o	m	IAgoraChatroomManager	func updateChatroomAnnouncement(withId aChatroomId: String, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func updateChatroomOwner(_ aChatroomId: String, newOwner aNewOwner: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func updateChatroomOwner(_ aChatroomId: String, newOwner aNewOwner: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func updateChatroomOwner(_ aChatroomId: String!, newOwner aNewOwner: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	updateChatroomOwner:newOwner:completion:	
o	m	IAgoraChatroomManager	func updateChatroomOwner(_ aChatroomId: String, newOwner aNewOwner: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func updateChatroomOwner(_ aChatroomId: String!, newOwner aNewOwner: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	updateChatroomOwner:newOwner:error:	
o	m	IAgoraChatroomManager	func updateChatroomOwner(_ aChatroomId: String, newOwner aNewOwner: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	updateDescription:forChatroom:completion:	
o	m	IAgoraChatroomManager	func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?	updateDescription:forChatroom:error:	
o	m	IAgoraChatroomManager	func updateDescription(_ aDescription: String?, forChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom?		
o	m	IAgoraChatroomManager	func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String)		
o	m	IAgoraChatroomManager	nonisolated(nonsending) func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String) async -> (AgoraChatroom?, AgoraChatError?)		
h	m	IAgoraChatroomManager	func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)	updateSubject:forChatroom:completion:	
o	m	IAgoraChatroomManager	func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)		
h	m	IAgoraChatroomManager	func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom!	updateSubject:forChatroom:error:	
o	m	IAgoraChatroomManager	func updateSubject(_ aSubject: String?, forChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom!		
a	p	IAgoraConferenceManager	NSObjectProtocol		
a	m	IAgoraConferenceManager	optional func add(_ aDelegate: (any AgoraConferenceManagerDelegate)!, delegateQueue aQueue: dispatch_queue_t!)		
a	m	IAgoraConferenceManager	optional func changeMemberRole(withConfId aConfId: String!, memberNames aMemberNameList: [String]!, role aRole: AgoraConferenceRole, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func createAndJoinConference(with aType: AgoraConferenceType, password aPassword: String!, completion aCompletionBlock: ((AgoraCallConference?, String?, AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func createAndJoinConference(withPassword aPassword: String!, completion aCompletionBlock: ((AgoraCallConference?, String?, AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func destroyConference(withId aConfId: String!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func getConference(_ aConfId: String!, password aPassword: String!, completion aCompletionBlock: ((AgoraCallConference?, AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func getMemberName(withAppkey aAppkey: String!, username aUserName: String!) -> String!		
a	m	IAgoraConferenceManager	optional func inputVideoData(_ aData: Data!, conference aCall: AgoraCallConference!, publishedStreamId aPubStreamId: String!, widthInPixels aWidth: Int, heightInPixels aHeight: Int, format aFormat: AgoraCallVideoFormat, rotation aRotation: Int32, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func inputVideoPixelBuffer(_ aPixelBuffer: CVPixelBuffer!, conference aCall: AgoraCallConference!, publishedStreamId aPubStreamId: String!, format aFormat: AgoraCallVideoFormat, rotation aRotation: Int32, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func inputVideoSampleBuffer(_ aSampleBuffer: CMSampleBuffer!, conference aCall: AgoraCallConference!, publishedStreamId aPubStreamId: String!, format aFormat: AgoraCallVideoFormat, rotation aRotation: Int32, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func inviteUser(toJoin aCall: AgoraCallConference!, userName aUserName: String!, password aPassword: String!, ext aExt: String!, error pError: UnsafeMutablePointer<AgoraError?>!)		
a	m	IAgoraConferenceManager	optional func joinConference(withConfId aConfId: String!, password aPassword: String!, completion aCompletionBlock: ((AgoraCallConference?, AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func joinConference(withTicket aTicket: String!, completion aCompletionBlock: ((AgoraCallConference?, AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func kickMember(withConfId aConfId: String!, memberNames aMemberNameList: [String]!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func leave(_ aCall: AgoraCallConference!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional var mode: AgoraConferenceMode { get set }		
a	m	IAgoraConferenceManager	optional func publishConference(_ aCall: AgoraCallConference!, streamParam aStreamParam: AgoraStreamParam!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func remove(_ aDelegate: (any AgoraConferenceManagerDelegate)!)		
a	m	IAgoraConferenceManager	optional func setAppkey(_ aAppkey: String!, username aUsername: String!, token aToken: String!)		
a	m	IAgoraConferenceManager	optional func startMonitorSpeaker(_ aCall: AgoraCallConference!, timeInterval aTimeMillisecond: Int64, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func stopMonitorSpeaker(_ aCall: AgoraCallConference!)		
a	m	IAgoraConferenceManager	optional func subscribeConference(_ aCall: AgoraCallConference!, streamId aStreamId: String!, remoteVideoView aRemoteView: AgoraCallRemoteView!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func unpublishConference(_ aCall: AgoraCallConference!, streamId aStreamId: String!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func unsubscribeConference(_ aCall: AgoraCallConference!, streamId aStreamId: String!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func update(_ aCall: AgoraCallConference!, enableVideo aEnableVideo: Bool)		
a	m	IAgoraConferenceManager	optional func update(_ aCall: AgoraCallConference!, isMute aIsMute: Bool)		
a	m	IAgoraConferenceManager	optional func update(_ aCall: AgoraCallConference!, maxVideoKbps aMaxVideoKbps: Int32)		
a	m	IAgoraConferenceManager	optional func update(_ aCall: AgoraCallConference!, streamId aStreamId: String!, remoteVideoView aRemoteView: AgoraCallRemoteView!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
a	m	IAgoraConferenceManager	optional func updateConference(withSwitchCamera aCall: AgoraCallConference!)		
h	t	IAgoraContactManager	IAgoraChatContactManager		
h	m	IAgoraContactManager	func acceptInvitation(forUsername aUsername: String!) -> AgoraError!		
h	m	IAgoraContactManager	func add(_ aDelegate: (any AgoraContactManagerDelegate)!)		
h	m	IAgoraContactManager	func add(_ aDelegate: (any AgoraContactManagerDelegate)!, delegateQueue aQueue: dispatch_queue_t!)		
h	m	IAgoraContactManager	func addContact(_ aUsername: String!, message aMessage: String!) -> AgoraError!		
h	m	IAgoraContactManager	func addContact(_ aUsername: String!, message aMessage: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func addUser(toBlackList aUsername: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func addUser(toBlackList aUsername: String!, relationshipBoth aBoth: Bool) -> AgoraError!		
h	m	IAgoraContactManager	func approveFriendRequest(fromUser aUsername: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncAcceptInvitation(forUsername aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncAddContact(_ aUsername: String!, message aMessage: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncAddUser(toBlackList aUsername: String!, relationshipBoth aBoth: Bool, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncDeclineInvitation(forUsername aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncDeleteContact(_ aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncGetBlackList(fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncGetContacts(fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func asyncRemoveUser(fromBlackList aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func declineFriendRequest(fromUser aUsername: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func declineInvitation(forUsername aUsername: String!) -> AgoraError!		
h	m	IAgoraContactManager	func deleteContact(_ aUsername: String!) -> AgoraError!		
h	m	IAgoraContactManager	func deleteContact(_ aUsername: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func deleteContact(_ aUsername: String!, isDeleteConversation aIsDeleteConversation: Bool) -> AgoraError!		
h	m	IAgoraContactManager	func deleteContact(_ aUsername: String!, isDeleteConversation aIsDeleteConversation: Bool, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func getBlackList() -> [Any]!		
h	m	IAgoraContactManager	func getBlackListFromDB() -> [Any]!		
h	m	IAgoraContactManager	func getBlackListFromServer(completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func getBlackListFromServerWithError(_ pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraContactManager	func getContacts() -> [Any]!		
h	m	IAgoraContactManager	func getContactsFromDB() -> [Any]!		
h	m	IAgoraContactManager	func getContactsFromServer(completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func getContactsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraContactManager	func getSelfIdsOnOtherPlatform(completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraContactManager	func getSelfIdsOnOtherPlatformWithError(_ pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraContactManager	func removeDelegate(_ aDelegate: Any!)		
h	m	IAgoraContactManager	func removeUser(fromBlackList aUsername: String!) -> AgoraError!		
h	m	IAgoraContactManager	func removeUser(fromBlackList aUsername: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	t	IAgoraGroupManager	IAgoraChatGroupManager		
h	m	IAgoraGroupManager	func acceptInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func acceptInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func acceptJoinApplication(_ aGroupId: String!, applicant aUsername: String!) -> AgoraError!		
h	m	IAgoraGroupManager	func add(_ aDelegate: (any AgoraGroupManagerDelegate)!)		
h	m	IAgoraGroupManager	func add(_ aDelegate: (any AgoraGroupManagerDelegate)!, delegateQueue aQueue: dispatch_queue_t!)		
h	m	IAgoraGroupManager	func addAdmin(_ aAdmin: String!, toGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func addAdmin(_ aAdmin: String!, toGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func addMembers(_ aUsers: [Any]!, toGroup aGroupId: String!, message aMessage: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func addOccupants(_ aOccupants: [Any]!, toGroup aGroupId: String!, welcomeMessage aWelcomeMessage: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func applyJoinPublicGroup(_ aGroupId: String!, message aMessage: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func approveJoinGroupRequest(_ aGroupId: String!, sender aUsername: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncAcceptInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncAcceptJoinApplication(_ aGroupId: String!, applicant aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncAddOccupants(_ aOccupants: [Any]!, toGroup aGroupId: String!, welcomeMessage aWelcomeMessage: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncApplyJoinPublicGroup(_ aGroupId: String!, message aMessage: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncBlockGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncBlockOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncChangeDescription(_ aDescription: String!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncChangeGroupSubject(_ aSubject: String!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncCreateGroup(withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!, message aMessage: String!, setting aSetting: AgoraGroupOptions!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncDeclineInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, reason aReason: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncDeclineJoinApplication(_ aGroupId: String!, applicant aUsername: String!, reason aReason: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncDestroyGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncFetchGroupBansList(_ aGroupId: String!, success aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncFetchGroupInfo(_ aGroupId: String!, includeMembersList aIncludeMembersList: Bool, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncGetMyGroups(fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncGetPublicGroupsFromServer(withCursor aCursor: String!, pageSize aPageSize: Int, success aSuccessBlock: ((AgoraCursorResult?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncIgnoreGroupPush(_ aGroupId: String!, ignore aIsIgnore: Bool, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncJoinPublicGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncLeaveGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncRemoveOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncSearchPublicGroup(withId aGroundId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncUnblockGroup(_ aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func asyncUnblockOccupants(_ aOccupants: [Any]!, forGroup aGroupId: String!, success aSuccessBlock: ((AgoraGroup?) -> Void)!, failure aFailureBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func blockGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func blockGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func blockMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func blockOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func changeDescription(_ aDescription: String!, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func changeGroupSubject(_ aSubject: String!, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func createGroup(withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!, message aMessage: String!, setting aSetting: AgoraGroupOptions!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func createGroup(withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!, message aMessage: String!, setting aSetting: AgoraGroupOptions!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func declineGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, reason aReason: String!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func declineInvitation(fromGroup aGroupId: String!, inviter aUsername: String!, reason aReason: String!) -> AgoraError!		
h	m	IAgoraGroupManager	func declineJoinApplication(_ aGroupId: String!, applicant aUsername: String!, reason aReason: String!) -> AgoraError!		
h	m	IAgoraGroupManager	func declineJoinGroupRequest(_ aGroupId: String!, sender aUsername: String!, reason aReason: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func destroyGroup(_ aGroupId: String!) -> AgoraError!		
h	m	IAgoraGroupManager	func destroyGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func destroyGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func destroyGroup(_ aGroupId: String!, finishCompletion aCompletionBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func downloadGroupSharedFile(withId aGroupId: String!, filePath aFilePath: String!, sharedFileId aSharedFileId: String!, progress aProgressBlock: ((Int32) -> Void)!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func fetchGroupBansList(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraGroupManager	func fetchGroupInfo(_ aGroupId: String!, includeMembersList aIncludeMembersList: Bool, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func getAllGroups() -> [Any]!		
h	m	IAgoraGroupManager	func getAllIgnoredGroupIds() -> [Any]!		
h	m	IAgoraGroupManager	func getGroupAnnouncement(withId aGroupId: String!, completion aCompletionBlock: ((String?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupAnnouncement(withId aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> String!		
h	m	IAgoraGroupManager	func getGroupBlackListFromServer(byID aGroupId: String!, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupBlacklistFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupBlacklistFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraGroupManager	func getGroupFileList(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupFileList(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraGroupManager	func getGroupMemberListFromServer(withId aGroupId: String!, cursor aCursor: String!, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraCursorResult?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupMemberListFromServer(withId aGroupId: String!, cursor aCursor: String!, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraCursorResult!		
h	m	IAgoraGroupManager	func getGroupMuteListFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupMuteListFromServer(withId aGroupId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraGroupManager	func getGroupSpecificationFromServer(byID aGroupID: String!, includeMembersList aIncludeMembersList: Bool, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getGroupSpecificationFromServer(withId aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func getGroupsWithoutPushNotification(_ pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraGroupManager	func getJoinedGroups() -> [Any]!		
h	m	IAgoraGroupManager	func getJoinedGroupsFromServer(completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getJoinedGroupsFromServer(withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraGroupManager	func getMyGroupsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraError?>!) -> [Any]!		
h	m	IAgoraGroupManager	func getPublicGroupsFromServer(withCursor aCursor: String!, pageSize aPageSize: Int, completion aCompletionBlock: ((AgoraCursorResult?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func getPublicGroupsFromServer(withCursor aCursor: String!, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraCursorResult!		
h	m	IAgoraGroupManager	func ignoreGroupPush(_ aGroupId: String!, ignore aIsIgnore: Bool) -> AgoraError!		
h	m	IAgoraGroupManager	func ignoreGroupsPush(_ aGroupIDs: [Any]!, ignore aIsIgnore: Bool) -> AgoraError!		
h	m	IAgoraGroupManager	func joinPublicGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func joinPublicGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func leaveGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func leaveGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!)		
h	m	IAgoraGroupManager	func loadAllMyGroupsFromDB() -> [Any]!		
h	m	IAgoraGroupManager	func muteMembers(_ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func muteMembers(_ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func removeAdmin(_ aAdmin: String!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func removeAdmin(_ aAdmin: String!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func removeDelegate(_ aDelegate: Any!)		
h	m	IAgoraGroupManager	func removeGroupSharedFile(withId aGroupId: String!, sharedFileId aSharedFileId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func removeGroupSharedFile(withId aGroupId: String!, sharedFileId aSharedFileId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func removeMembers(_ aUsers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func removeOccupants(_ aOccupants: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func request(toJoinPublicGroup aGroupId: String!, message aMessage: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func searchPublicGroup(withId aGroundId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func searchPublicGroup(withId aGroundId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func unblockGroup(_ aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func unblockGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func unblockMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func unblockOccupants(_ aOccupants: [Any]!, forGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func unmuteMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func unmuteMembers(_ aMembers: [Any]!, fromGroup aGroupId: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func updateDescription(_ aDescription: String!, forGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func updateGroupAnnouncement(withId aGroupId: String!, announcement aAnnouncement: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func updateGroupAnnouncement(withId aGroupId: String!, announcement aAnnouncement: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func updateGroupExt(withId aGroupId: String!, ext aExt: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func updateGroupExt(withId aGroupId: String!, ext aExt: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func updateGroupOwner(_ aGroupId: String!, newOwner aNewOwner: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func updateGroupOwner(_ aGroupId: String!, newOwner aNewOwner: String!, error pError: UnsafeMutablePointer<AgoraError?>!) -> AgoraGroup!		
h	m	IAgoraGroupManager	func updateGroupSubject(_ aSubject: String!, forGroup aGroupId: String!, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func updatePushService(forGroup aGroupId: String!, isPushEnabled aIsEnable: Bool, completion aCompletionBlock: ((AgoraGroup?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func updatePushService(forGroups aGroupIDs: [Any]!, isPushEnabled aIsEnable: Bool, completion aCompletionBlock: (([Any]?, AgoraError?) -> Void)!)		
h	m	IAgoraGroupManager	func uploadGroupSharedFile(withId aGroupId: String!, filePath aFilePath: String!, progress aProgressBlock: ((Int32) -> Void)!, completion aCompletionBlock: ((AgoraGroupSharedFile?, AgoraError?) -> Void)!)		
"""#
}
