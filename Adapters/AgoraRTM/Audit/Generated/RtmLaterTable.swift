// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum RtmLaterTable {
  static let rows = #"""
a	c	AgoraRtmAffectedResources	NSObject		
a	m	AgoraRtmAffectedResources	var messageChannels: [String]	messageChannels	
a	s	AgoraRtmAreaCode	OptionSet, Sendable		
a	m	AgoraRtmAreaCode	static var AS: AgoraRtmAreaCode { get }	AgoraRtmAreaCodeAS	
a	m	AgoraRtmAreaCode	static var CN: AgoraRtmAreaCode { get }	AgoraRtmAreaCodeCN	
a	m	AgoraRtmAreaCode	static var EU: AgoraRtmAreaCode { get }	AgoraRtmAreaCodeEU	
a	m	AgoraRtmAreaCode	static var GLOB: AgoraRtmAreaCode { get }	AgoraRtmAreaCodeGLOB	
a	m	AgoraRtmAreaCode	static var IN: AgoraRtmAreaCode { get }	AgoraRtmAreaCodeIN	
a	m	AgoraRtmAreaCode	static var JP: AgoraRtmAreaCode { get }	AgoraRtmAreaCodeJP	
a	m	AgoraRtmAreaCode	static var NA: AgoraRtmAreaCode { get }	AgoraRtmAreaCodeNA	
a	m	AgoraRtmAreaCode	init(rawValue: UInt)		
a	c	AgoraRtmChannelInfo	NSObject		
a	m	AgoraRtmChannelInfo	var channelName: String	channelName	
a	m	AgoraRtmChannelInfo	var channelType: AgoraRtmChannelType	channelType	
a	e	AgoraRtmChannelType	Int, Sendable		
a	m	AgoraRtmChannelType	case message = 1	AgoraRtmChannelTypeMessage	
a	m	AgoraRtmChannelType	case none = 0	AgoraRtmChannelTypeNone	
a	m	AgoraRtmChannelType	case stream = 2	AgoraRtmChannelTypeStream	
a	m	AgoraRtmChannelType	case user = 3	AgoraRtmChannelTypeUser	
a	c	AgoraRtmClientConfig	NSObject		
a	m	AgoraRtmClientConfig	var appId: String	appId	
a	m	AgoraRtmClientConfig	var areaCode: AgoraRtmAreaCode	areaCode	
a	m	AgoraRtmClientConfig	var encryptionConfig: AgoraRtmEncryptionConfig?	encryptionConfig	
a	m	AgoraRtmClientConfig	var heartbeatInterval: UInt32	heartbeatInterval	
a	m	AgoraRtmClientConfig	init(appId: String, userId: String)	initWithAppId:userId:	
a	m	AgoraRtmClientConfig	var ispPolicyEnabled: Bool	ispPolicyEnabled	
a	m	AgoraRtmClientConfig	var logConfig: AgoraRtmLogConfig?	logConfig	
a	m	AgoraRtmClientConfig	var multipath: Bool	multipath	
a	m	AgoraRtmClientConfig	var presenceTimeout: UInt32	presenceTimeout	
a	m	AgoraRtmClientConfig	var privateConfig: AgoraRtmPrivateConfig?	privateConfig	
a	m	AgoraRtmClientConfig	var protocolType: AgoraRtmProtocolType	protocolType	
a	m	AgoraRtmClientConfig	var proxyConfig: AgoraRtmProxyConfig?	proxyConfig	
a	m	AgoraRtmClientConfig	var reconnectTimeout: UInt32	reconnectTimeout	
a	m	AgoraRtmClientConfig	var useStringUserId: Bool	useStringUserId	
a	m	AgoraRtmClientConfig	var userId: String	userId	
a	e	AgoraRtmClientConnectionChangeReason	Int, Sendable		
a	m	AgoraRtmClientConnectionChangeReason	case changedBannedByServer = 3	AgoraRtmClientConnectionChangedBannedByServer	
a	m	AgoraRtmClientConnectionChangeReason	case changedCertificationVerifyFailure = 22	AgoraRtmClientConnectionChangedCertificationVerifyFailure	
a	m	AgoraRtmClientConnectionChangeReason	case changedChangedLost = 16	AgoraRtmClientConnectionChangedChangedLost	
a	m	AgoraRtmClientConnectionChangeReason	case changedClientIpAddressChanged = 13	AgoraRtmClientConnectionChangedClientIpAddressChanged	
a	m	AgoraRtmClientConnectionChangeReason	case changedClientIpAddressChangedByUser = 18	AgoraRtmClientConnectionChangedClientIpAddressChangedByUser	
a	m	AgoraRtmClientConnectionChangeReason	case changedConnecting = 0	AgoraRtmClientConnectionChangedConnecting	
a	m	AgoraRtmClientConnectionChangeReason	case changedEchoTest = 17	AgoraRtmClientConnectionChangedEchoTest	
a	m	AgoraRtmClientConnectionChangeReason	case changedInconsistentAppId = 24	AgoraRtmClientConnectionChangedInconsistentAppId	
a	m	AgoraRtmClientConnectionChangeReason	case changedInterrupted = 2	AgoraRtmClientConnectionChangedInterrupted	
a	m	AgoraRtmClientConnectionChangeReason	case changedInvalidAppId = 6	AgoraRtmClientConnectionChangedInvalidAppId	
a	m	AgoraRtmClientConnectionChangeReason	case changedInvalidChannelName = 7	AgoraRtmClientConnectionChangedInvalidChannelName	
a	m	AgoraRtmClientConnectionChangeReason	case changedInvalidToken = 8	AgoraRtmClientConnectionChangedInvalidToken	
a	m	AgoraRtmClientConnectionChangeReason	case changedJoinFailed = 4	AgoraRtmClientConnectionChangedJoinFailed	
a	m	AgoraRtmClientConnectionChangeReason	case changedJoinSuccess = 1	AgoraRtmClientConnectionChangedJoinSuccess	
a	m	AgoraRtmClientConnectionChangeReason	case changedKeepAliveTimeout = 14	AgoraRtmClientConnectionChangedKeepAliveTimeout	
a	m	AgoraRtmClientConnectionChangeReason	case changedLeaveChannel = 5	AgoraRtmClientConnectionChangedLeaveChannel	
a	m	AgoraRtmClientConnectionChangeReason	case changedLicenseValidationFailure = 21	AgoraRtmClientConnectionChangedLicenseValidationFailure	
a	m	AgoraRtmClientConnectionChangeReason	case changedLoginSuccess = 10001	AgoraRtmClientConnectionChangedLoginSuccess	
a	m	AgoraRtmClientConnectionChangeReason	case changedLogout = 10002	AgoraRtmClientConnectionChangedLogout	
a	m	AgoraRtmClientConnectionChangeReason	case changedPresenceNotReady = 10003	AgoraRtmClientConnectionChangedPresenceNotReady	
a	m	AgoraRtmClientConnectionChangeReason	case changedRejectedByServer = 10	AgoraRtmClientConnectionChangedRejectedByServer	
a	m	AgoraRtmClientConnectionChangeReason	case changedRejoinSuccess = 15	AgoraRtmClientConnectionChangedRejoinSuccess	
a	m	AgoraRtmClientConnectionChangeReason	case changedRenewToken = 12	AgoraRtmClientConnectionChangedRenewToken	
a	m	AgoraRtmClientConnectionChangeReason	case changedSameUidLogin = 19	AgoraRtmClientConnectionChangedSameUidLogin	
a	m	AgoraRtmClientConnectionChangeReason	case changedSettingProxyServer = 11	AgoraRtmClientConnectionChangedSettingProxyServer	
a	m	AgoraRtmClientConnectionChangeReason	case changedStreamChannelNotAvailable = 23	AgoraRtmClientConnectionChangedStreamChannelNotAvailable	
a	m	AgoraRtmClientConnectionChangeReason	case changedTokenExpired = 9	AgoraRtmClientConnectionChangedTokenExpired	
a	m	AgoraRtmClientConnectionChangeReason	case changedTooManyBroadcasters = 20	AgoraRtmClientConnectionChangedTooManyBroadcasters	
a	e	AgoraRtmClientConnectionState	Int, Sendable		
a	m	AgoraRtmClientConnectionState	case connected = 3	AgoraRtmClientConnectionStateConnected	
a	m	AgoraRtmClientConnectionState	case connecting = 2	AgoraRtmClientConnectionStateConnecting	
a	m	AgoraRtmClientConnectionState	case disconnected = 1	AgoraRtmClientConnectionStateDisconnected	
a	m	AgoraRtmClientConnectionState	case failed = 5	AgoraRtmClientConnectionStateFailed	
a	m	AgoraRtmClientConnectionState	case reconnecting = 4	AgoraRtmClientConnectionStateReconnecting	
a	p	AgoraRtmClientDelegate	NSObjectProtocol		
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ kit: AgoraRtmClientKit, channel channelName: String, connectionChangedToState state: AgoraRtmClientConnectionState, reason: AgoraRtmClientConnectionChangeReason)	rtmKit:channel:connectionChangedToState:reason:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, didReceiveLinkStateEvent event: AgoraRtmLinkStateEvent)	rtmKit:didReceiveLinkStateEvent:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, didReceiveLockEvent event: AgoraRtmLockEvent)	rtmKit:didReceiveLockEvent:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, didReceiveMessageEvent event: AgoraRtmMessageEvent)	rtmKit:didReceiveMessageEvent:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, didReceivePresenceEvent event: AgoraRtmPresenceEvent)	rtmKit:didReceivePresenceEvent:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, didReceiveStorageEvent event: AgoraRtmStorageEvent)	rtmKit:didReceiveStorageEvent:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, didReceiveTokenEvent event: AgoraRtmTokenEvent)	rtmKit:didReceiveTokenEvent:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, didReceiveTopicEvent event: AgoraRtmTopicEvent)	rtmKit:didReceiveTopicEvent:	
a	m	AgoraRtmClientDelegate	optional func rtmKit(_ rtmKit: AgoraRtmClientKit, tokenPrivilegeWillExpire channel: String?)	rtmKit:tokenPrivilegeWillExpire:	
a	c	AgoraRtmClientKit	NSObject		
a	m	AgoraRtmClientKit	func addDelegate(_ delegate: any AgoraRtmClientDelegate)	addDelegate:	
a	m	AgoraRtmClientKit	func createStreamChannel(_ channelName: String) throws -> AgoraRtmStreamChannel	createStreamChannel:error:	
a	m	AgoraRtmClientKit	func destroy() -> AgoraRtmErrorCode	destroy	
a	m	AgoraRtmClientKit	class func getErrorReason(_ errorCode: AgoraRtmErrorCode) -> String?	getErrorReason:	
a	m	AgoraRtmClientKit	func getHistory() -> AgoraRtmHistory?	getHistory	
a	m	AgoraRtmClientKit	func getLock() -> AgoraRtmLock?	getLock	
a	m	AgoraRtmClientKit	func getPresence() -> AgoraRtmPresence?	getPresence	
a	m	AgoraRtmClientKit	func getStorage() -> AgoraRtmStorage?	getStorage	
a	m	AgoraRtmClientKit	class func getVersion() -> String	getVersion	
a	m	AgoraRtmClientKit	init(_ config: AgoraRtmClientConfig, delegate: (any AgoraRtmClientDelegate)?) throws	initWithConfig:delegate:error:	
a	m	AgoraRtmClientKit	func login(_ token: String?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	loginByToken:completion:	
a	m	AgoraRtmClientKit	func logout(_ completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	logout:	
a	m	AgoraRtmClientKit	func publish(channelName: String, data: Data, option publishOption: AgoraRtmPublishOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	publish:data:option:completion:	
a	m	AgoraRtmClientKit	func publish(channelName: String, message: String, option publishOption: AgoraRtmPublishOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	publish:message:option:completion:	
a	m	AgoraRtmClientKit	func removeDelegate(_ delegate: any AgoraRtmClientDelegate)	removeDelegate:	
a	m	AgoraRtmClientKit	func renewToken(_ token: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	renewToken:completion:	
a	m	AgoraRtmClientKit	func setParameters(_ parameter: String) -> AgoraRtmErrorCode	setParameters:	
a	m	AgoraRtmClientKit	func subscribe(channelName: String, option subscribeOption: AgoraRtmSubscribeOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	subscribeWithChannel:option:completion:	
a	m	AgoraRtmClientKit	func unsubscribe(_ channelName: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	unsubscribeWithChannel:completion:	
a	c	AgoraRtmCommonResponse	NSObject		
a	c	AgoraRtmEncryptionConfig	NSObject, NSCopying		
a	m	AgoraRtmEncryptionConfig	var encryptionKey: String?	encryptionKey	
a	m	AgoraRtmEncryptionConfig	var encryptionMode: AgoraRtmEncryptionMode	encryptionMode	
a	m	AgoraRtmEncryptionConfig	var encryptionSalt: Data?	encryptionSalt	
a	e	AgoraRtmEncryptionMode	Int, Sendable		
a	m	AgoraRtmEncryptionMode	case AES128GCM = 1	AgoraRtmEncryptionAES128GCM	
a	m	AgoraRtmEncryptionMode	case AES256GCM = 2	AgoraRtmEncryptionAES256GCM	
a	m	AgoraRtmEncryptionMode	case none = 0	AgoraRtmEncryptionNone	
a	e	AgoraRtmErrorCode	Int, Sendable		
a	m	AgoraRtmErrorCode	case channelCustomTypeLengthOverflow = -11029	AgoraRtmErrorChannelCustomTypeLengthOverflow	
a	m	AgoraRtmErrorCode	case channelEncryptMessageFailed = -11023	AgoraRtmErrorChannelEncryptMessageFailed	
a	m	AgoraRtmErrorCode	case channelExceedTopicLimitation = -11014	AgoraRtmErrorChannelExceedTopicLimitation	
a	m	AgoraRtmErrorCode	case channelExceedTopicUserLimitation = -11003	AgoraRtmErrorChannelExceedTopicUserLimitation	
a	m	AgoraRtmErrorCode	case channelInErrorState = -11006	AgoraRtmErrorChannelInErrorState	
a	m	AgoraRtmErrorCode	case channelInstanceExceedLimitation = -11005	AgoraRtmErrorChannelInstanceExceedLimitation	
a	m	AgoraRtmErrorCode	case channelInvalidCustomType = -11030	AgoraRtmErrorChannelInvalidCustomType	
a	m	AgoraRtmErrorCode	case channelInvalidMessage = -11009	AgoraRtmErrorChannelInvalidMessage	
a	m	AgoraRtmErrorCode	case channelInvalidTopicMeta = -11018	AgoraRtmErrorChannelInvalidTopicMeta	
a	m	AgoraRtmErrorCode	case channelInvalidTopicName = -11008	AgoraRtmErrorChannelInvalidTopicName	
a	m	AgoraRtmErrorCode	case channelInvalidUserList = -11011	AgoraRtmErrorChannelInvalidUserList	
a	m	AgoraRtmErrorCode	case channelJoinCanceled = -11034	AgoraRtmErrorChannelJoinCanceled	
a	m	AgoraRtmErrorCode	case channelJoinFailed = -11007	AgoraRtmErrorChannelJoinFailed	
a	m	AgoraRtmErrorCode	case channelJoinTopicFailed = -11015	AgoraRtmErrorChannelJoinTopicFailed	
a	m	AgoraRtmErrorCode	case channelLeaveFailed = -11028	AgoraRtmErrorChannelLeaveFailed	
a	m	AgoraRtmErrorCode	case channelMessageDeliveredButStoreFailed = -11037	AgoraRtmErrorChannelMessageDeliveredButStoreFailed	
a	m	AgoraRtmErrorCode	case channelMessageLengthExceedLimitation = -11010	AgoraRtmErrorChannelMessageLengthExceedLimitation	
a	m	AgoraRtmErrorCode	case channelNotAvailable = -11012	AgoraRtmErrorChannelNotAvailable	
a	m	AgoraRtmErrorCode	case channelNotConnected = -11027	AgoraRtmErrorChannelNotConnected	
a	m	AgoraRtmErrorCode	case channelNotJoined = -11001	AgoraRtmErrorChannelNotJoined	
a	m	AgoraRtmErrorCode	case channelNotSubscribed = -11002	AgoraRtmErrorChannelNotSubscribed	
a	m	AgoraRtmErrorCode	case channelPresenceNotReady = -11032	AgoraRtmErrorChannelPresenceNotReady	
a	m	AgoraRtmErrorCode	case channelPublishMessageFailed = -11024	AgoraRtmErrorChannelPublishMessageFailed	
a	m	AgoraRtmErrorCode	case channelPublishMessageTimeout = -11026	AgoraRtmErrorChannelPublishMessageTimeout	
a	m	AgoraRtmErrorCode	case channelPublishMessageTooFrequent = -11025	AgoraRtmErrorChannelPublishMessageTooFrequent	
a	m	AgoraRtmErrorCode	case channelPublishPermissionDenied = -11039	AgoraRtmErrorChannelPublishPermissionDenied	
a	m	AgoraRtmErrorCode	case channelReceiverOffline = -11033	AgoraRtmErrorChannelReceiverOffline	
a	m	AgoraRtmErrorCode	case channelReceiverOfflineAndMessageStoreFailed = -11036	AgoraRtmErrorChannelReceiverOfflineAndMessageStoreFailed	
a	m	AgoraRtmErrorCode	case channelReceiverOfflineButMessageStoreSucceeded = -11035	AgoraRtmErrorChannelReceiverOfflineButMessageStoreSucceeded	
a	m	AgoraRtmErrorCode	case channelReused = -11004	AgoraRtmErrorChannelReused	
a	m	AgoraRtmErrorCode	case channelSubscribeFailed = -11021	AgoraRtmErrorChannelSubscribeFailed	
a	m	AgoraRtmErrorCode	case channelSubscribePermissionDenied = -11038	AgoraRtmErrorChannelSubscribePermissionDenied	
a	m	AgoraRtmErrorCode	case channelSubscribeTimeout = -11019	AgoraRtmErrorChannelSubscribeTimeout	
a	m	AgoraRtmErrorCode	case channelSubscribeTooFrequent = -11020	AgoraRtmErrorChannelSubscribeTooFrequent	
a	m	AgoraRtmErrorCode	case channelTopicNotExist = -11017	AgoraRtmErrorChannelTopicNotExist	
a	m	AgoraRtmErrorCode	case channelTopicNotJoined = -11016	AgoraRtmErrorChannelTopicNotJoined	
a	m	AgoraRtmErrorCode	case channelTopicNotSubscribed = -11013	AgoraRtmErrorChannelTopicNotSubscribed	
a	m	AgoraRtmErrorCode	case channelUnsubscribeFailed = -11022	AgoraRtmErrorChannelUnsubscribeFailed	
a	m	AgoraRtmErrorCode	case channelUnsupportedMessageType = -11031	AgoraRtmErrorChannelUnsupportedMessageType	
a	m	AgoraRtmErrorCode	case duplicateOperation = -10017	AgoraRtmErrorDuplicateOperation	
a	m	AgoraRtmErrorCode	case historyInvalidTimestamp = -15002	AgoraRtmErrorHistoryInvalidTimestamp	
a	m	AgoraRtmErrorCode	case historyNotAvailable = -15005	AgoraRtmErrorHistoryNotAvailable	
a	m	AgoraRtmErrorCode	case historyOperationFailed = -15001	AgoraRtmErrorHistoryOperationFailed	
a	m	AgoraRtmErrorCode	case historyOperationNotPermitted = -15004	AgoraRtmErrorHistoryOperationNotPermitted	
a	m	AgoraRtmErrorCode	case historyOperationTimeout = -15003	AgoraRtmErrorHistoryOperationTimeout	
a	m	AgoraRtmErrorCode	case historyPermissionDenied = -15006	AgoraRtmErrorHistoryPermissionDenied	
a	m	AgoraRtmErrorCode	case initServiceFailed = -10007	AgoraRtmErrorInitServiceFailed	
a	m	AgoraRtmErrorCode	case instanceAlreadyReleased = -10018	AgoraRtmErrorInstanceAlreadyReleased	
a	m	AgoraRtmErrorCode	case invalidAppId = -10003	AgoraRtmErrorInvalidAppId	
a	m	AgoraRtmErrorCode	case invalidChannelName = -10008	AgoraRtmErrorInvalidChannelName	
a	m	AgoraRtmErrorCode	case invalidChannelType = -10019	AgoraRtmErrorInvalidChannelType	
a	m	AgoraRtmErrorCode	case invalidEncryptionParameter = -10020	AgoraRtmErrorInvalidEncryptionParameter	
a	m	AgoraRtmErrorCode	case invalidEventHandler = -10004	AgoraRtmErrorInvalidEventHandler	
a	m	AgoraRtmErrorCode	case invalidParameter = -10014	AgoraRtmErrorInvalidParameter	
a	m	AgoraRtmErrorCode	case invalidPrivateConfig = -10024	AgoraRtmErrorInvalidPrivateConfig	
a	m	AgoraRtmErrorCode	case invalidToken = -10005	AgoraRtmErrorInvalidToken	
a	m	AgoraRtmErrorCode	case invalidUserId = -10006	AgoraRtmErrorInvalidUserId	
a	m	AgoraRtmErrorCode	case lockAcquireFailed = -14007	AgoraRtmErrorLockAcquireFailed	
a	m	AgoraRtmErrorCode	case lockAlreadyExist = -14004	AgoraRtmErrorLockAlreadyExist	
a	m	AgoraRtmErrorCode	case lockInvalidName = -14005	AgoraRtmErrorLockInvalidName	
a	m	AgoraRtmErrorCode	case lockNotAcquired = -14006	AgoraRtmErrorLockNotAcquired	
a	m	AgoraRtmErrorCode	case lockNotAvailable = -14009	AgoraRtmErrorLockNotAvailable	
a	m	AgoraRtmErrorCode	case lockNotExist = -14008	AgoraRtmErrorLockNotExist	
a	m	AgoraRtmErrorCode	case lockOperationFailed = -14001	AgoraRtmErrorLockOperationFailed	
a	m	AgoraRtmErrorCode	case lockOperationPerforming = -14003	AgoraRtmErrorLockOperationPerforming	
a	m	AgoraRtmErrorCode	case lockOperationTimeout = -14002	AgoraRtmErrorLockOperationTimeout	
a	m	AgoraRtmErrorCode	case loginAborted = -10013	AgoraRtmErrorLoginAborted	
a	m	AgoraRtmErrorCode	case loginCanceled = -10023	AgoraRtmErrorLoginCanceled	
a	m	AgoraRtmErrorCode	case loginInconsistentAppId = -10016	AgoraRtmErrorLoginInconsistentAppId	
a	m	AgoraRtmErrorCode	case loginNoServerResources = -10010	AgoraRtmErrorLoginNoServerResources	
a	m	AgoraRtmErrorCode	case loginNotAuthorized = -10015	AgoraRtmErrorLoginNotAuthorized	
a	m	AgoraRtmErrorCode	case loginRejected = -10012	AgoraRtmErrorLoginRejected	
a	m	AgoraRtmErrorCode	case loginTimeout = -10011	AgoraRtmErrorLoginTimeout	
a	m	AgoraRtmErrorCode	case notConnected = -10025	AgoraRtmErrorNotConnected	
a	m	AgoraRtmErrorCode	case notInitialized = -10001	AgoraRtmErrorNotInitialized	
a	m	AgoraRtmErrorCode	case notLogin = -10002	AgoraRtmErrorNotLogin	
a	m	AgoraRtmErrorCode	case ok = 0	AgoraRtmErrorOk	
a	m	AgoraRtmErrorCode	case operationRateExceedLimitation = -10021	AgoraRtmErrorOperationRateExceedLimitation	
a	m	AgoraRtmErrorCode	case presenceCacheTooManyStates = -13004	AgoraRtmErrorPresenceCacheTooManyStates	
a	m	AgoraRtmErrorCode	case presenceInvalidArgument = -13003	AgoraRtmErrorPresenceInvalidArgument	
a	m	AgoraRtmErrorCode	case presenceInvalidStateKey = -13006	AgoraRtmErrorPresenceInvalidStateKey	
a	m	AgoraRtmErrorCode	case presenceInvalidStateValue = -13007	AgoraRtmErrorPresenceInvalidStateValue	
a	m	AgoraRtmErrorCode	case presenceNotConnected = -13001	AgoraRtmErrorPresenceNotConnected	
a	m	AgoraRtmErrorCode	case presenceNotWritable = -13002	AgoraRtmErrorPresenceNotWritable	
a	m	AgoraRtmErrorCode	case presenceOperationFailed = -13013	AgoraRtmErrorPresenceOperationFailed	
a	m	AgoraRtmErrorCode	case presenceOperationTimeout = -13012	AgoraRtmErrorPresenceOperationTimeout	
a	m	AgoraRtmErrorCode	case presenceStateCountOverflow = -13005	AgoraRtmErrorPresenceStateCountOverflow	
a	m	AgoraRtmErrorCode	case presenceStateDuplicateKey = -13010	AgoraRtmErrorPresenceStateDuplicateKey	
a	m	AgoraRtmErrorCode	case presenceStateKeySizeOverflow = -13008	AgoraRtmErrorPresenceStateKeySizeOverflow	
a	m	AgoraRtmErrorCode	case presenceStateValueSizeOverflow = -13009	AgoraRtmErrorPresenceStateValueSizeOverflow	
a	m	AgoraRtmErrorCode	case presenceUserNotExist = -13011	AgoraRtmErrorPresenceUserNotExist	
a	m	AgoraRtmErrorCode	case renewTokenTimeout = -10026	AgoraRtmErrorRenewTokenTimeout	
a	m	AgoraRtmErrorCode	case serviceNotSupport = -10022	AgoraRtmErrorServiceNotSupport	
a	m	AgoraRtmErrorCode	case storageDuplicateKey = -12013	AgoraRtmErrorStorageDuplicateKey	
a	m	AgoraRtmErrorCode	case storageInvalidArgument = -12004	AgoraRtmErrorStorageInvalidArgument	
a	m	AgoraRtmErrorCode	case storageInvalidKey = -12009	AgoraRtmErrorStorageInvalidKey	
a	m	AgoraRtmErrorCode	case storageInvalidLockName = -12007	AgoraRtmErrorStorageInvalidLockName	
a	m	AgoraRtmErrorCode	case storageInvalidMetadataInstance = -12016	AgoraRtmErrorStorageInvalidMetadataInstance	
a	m	AgoraRtmErrorCode	case storageInvalidMetadataItem = -12003	AgoraRtmErrorStorageInvalidMetadataItem	
a	m	AgoraRtmErrorCode	case storageInvalidRevision = -12005	AgoraRtmErrorStorageInvalidRevision	
a	m	AgoraRtmErrorCode	case storageInvalidValue = -12010	AgoraRtmErrorStorageInvalidValue	
a	m	AgoraRtmErrorCode	case storageKeyLengthOverflow = -12011	AgoraRtmErrorStorageKeyLengthOverflow	
a	m	AgoraRtmErrorCode	case storageLockNotAcquired = -12008	AgoraRtmErrorStorageLockNotAcquired	
a	m	AgoraRtmErrorCode	case storageMetadataItemExceedLimitation = -12002	AgoraRtmErrorStorageMetadataItemExceedLimitation	
a	m	AgoraRtmErrorCode	case storageMetadataLengthOverflow = -12006	AgoraRtmErrorStorageMetadataLengthOverflow	
a	m	AgoraRtmErrorCode	case storageNotAvailable = -12019	AgoraRtmErrorStorageNotAvailable	
a	m	AgoraRtmErrorCode	case storageNotSubscribe = -12015	AgoraRtmErrorStorageNotSubscribe	
a	m	AgoraRtmErrorCode	case storageOperationFailed = -12001	AgoraRtmErrorStorageOperationFailed	
a	m	AgoraRtmErrorCode	case storageOperationTimeout = -12018	AgoraRtmErrorStorageOperationTimeout	
a	m	AgoraRtmErrorCode	case storageOutdatedRevision = -12014	AgoraRtmErrorStorageOutdatedRevision	
a	m	AgoraRtmErrorCode	case storagePermissionDenied = -12020	AgoraRtmErrorStoragePermissionDenied	
a	m	AgoraRtmErrorCode	case storageSubscribeUserExceedLimitation = -12017	AgoraRtmErrorStorageSubscribeUserExceedLimitation	
a	m	AgoraRtmErrorCode	case storageValueLengthOverflow = -12012	AgoraRtmErrorStorageValueLengthOverflow	
a	m	AgoraRtmErrorCode	case tokenExpired = -10009	AgoraRtmErrorTokenExpired	
a	c	AgoraRtmErrorInfo	NSError		
a	m	AgoraRtmErrorInfo	var errorCode: AgoraRtmErrorCode	errorCode	
a	m	AgoraRtmErrorInfo	var operation: String	operation	
a	m	AgoraRtmErrorInfo	var reason: String	reason	
a	t	AgoraRtmGetHistoryMessagesBlock	(AgoraRtmGetHistoryMessagesResponse?, AgoraRtmErrorInfo) -> Void		
a	c	AgoraRtmGetHistoryMessagesOptions	NSObject		
a	m	AgoraRtmGetHistoryMessagesOptions	var end: UInt64	end	
a	m	AgoraRtmGetHistoryMessagesOptions	var messageCount: Int32	messageCount	
a	m	AgoraRtmGetHistoryMessagesOptions	var start: UInt64	start	
a	c	AgoraRtmGetHistoryMessagesResponse	NSObject		
a	m	AgoraRtmGetHistoryMessagesResponse	var messageList: [AgoraRtmHistoryMessage]	messageList	
a	m	AgoraRtmGetHistoryMessagesResponse	var newStart: UInt64	newStart	
a	t	AgoraRtmGetLocksBlock	(AgoraRtmGetLocksResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmGetLocksResponse	NSObject		
a	m	AgoraRtmGetLocksResponse	var lockDetailList: [AgoraRtmLockDetail]	lockDetailList	
a	t	AgoraRtmGetMetadataBlock	(AgoraRtmGetMetadataResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmGetMetadataResponse	NSObject		
a	m	AgoraRtmGetMetadataResponse	var data: AgoraRtmMetadata?	data	
a	t	AgoraRtmGetOnlineUsersBlock	(AgoraRtmGetOnlineUsersResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmGetOnlineUsersOptions	NSObject		
a	m	AgoraRtmGetOnlineUsersOptions	var includeState: Bool	includeState	
a	m	AgoraRtmGetOnlineUsersOptions	var includeUserId: Bool	includeUserId	
a	m	AgoraRtmGetOnlineUsersOptions	var page: String	page	
a	c	AgoraRtmGetOnlineUsersResponse	NSObject		
a	m	AgoraRtmGetOnlineUsersResponse	var nextPage: String?	nextPage	
a	m	AgoraRtmGetOnlineUsersResponse	var totalOccupancy: Int32	totalOccupancy	
a	m	AgoraRtmGetOnlineUsersResponse	var userStateList: [AgoraRtmUserState]	userStateList	
a	t	AgoraRtmGetTopicSubscribedUsersBlock	(AgoraRtmGetTopicSubscribedUsersResponse?, AgoraRtmErrorInfo) -> Void		
a	c	AgoraRtmGetTopicSubscribedUsersResponse	NSObject		
a	m	AgoraRtmGetTopicSubscribedUsersResponse	var users: [String]	users	
a	t	AgoraRtmGetUserChannelsBlock	(AgoraRtmGetUserChannelsResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmGetUserChannelsResponse	NSObject		
a	m	AgoraRtmGetUserChannelsResponse	var channels: [AgoraRtmChannelInfo]	channels	
a	m	AgoraRtmGetUserChannelsResponse	var totalChannel: Int32	totalChannel	
a	c	AgoraRtmHistory	NSObject		
a	m	AgoraRtmHistory	func getMessages(channelName: String, channelType: AgoraRtmChannelType, options: AgoraRtmGetHistoryMessagesOptions?, completion completionBlock: ((AgoraRtmGetHistoryMessagesResponse?, AgoraRtmErrorInfo) -> Void)? = nil)	getMessages:channelType:options:completion:	
a	c	AgoraRtmHistoryMessage	NSObject, NSCopying		
a	m	AgoraRtmHistoryMessage	var customType: String?	customType	
a	m	AgoraRtmHistoryMessage	var message: AgoraRtmMessage	message	
a	m	AgoraRtmHistoryMessage	var publisher: String	publisher	
a	m	AgoraRtmHistoryMessage	var timestamp: UInt64	timestamp	
a	s	AgoraRtmJoinChannelFeature	OptionSet, Sendable		
a	m	AgoraRtmJoinChannelFeature	static var beQuiet: AgoraRtmJoinChannelFeature { get }	AgoraRtmJoinChannelFeatureBeQuiet	
a	m	AgoraRtmJoinChannelFeature	init(rawValue: UInt)		
a	m	AgoraRtmJoinChannelFeature	static var lock: AgoraRtmJoinChannelFeature { get }	AgoraRtmJoinChannelFeatureLock	
a	m	AgoraRtmJoinChannelFeature	static var metadata: AgoraRtmJoinChannelFeature { get }	AgoraRtmJoinChannelFeatureMetadata	
a	m	AgoraRtmJoinChannelFeature	static var presence: AgoraRtmJoinChannelFeature { get }	AgoraRtmJoinChannelFeaturePresence	
a	c	AgoraRtmJoinChannelOption	NSObject		
a	m	AgoraRtmJoinChannelOption	var features: AgoraRtmJoinChannelFeature	features	
a	m	AgoraRtmJoinChannelOption	var token: String?	token	
a	c	AgoraRtmJoinTopicOption	NSObject		
a	m	AgoraRtmJoinTopicOption	var meta: String?	meta	
a	m	AgoraRtmJoinTopicOption	var priority: AgoraRtmMessagePriority	priority	
a	m	AgoraRtmJoinTopicOption	var qos: AgoraRtmMessageQos	qos	
a	m	AgoraRtmJoinTopicOption	var syncWithMedia: Bool	syncWithMedia	
a	e	AgoraRtmLinkOperation	Int, Sendable		
a	m	AgoraRtmLinkOperation	case autoReconnect = 5	AgoraRtmLinkOperationAutoReconnect	
a	m	AgoraRtmLinkOperation	case heartbeatTimeout = 7	AgoraRtmLinkOperationHeartbeatTimeout	
a	m	AgoraRtmLinkOperation	case join = 2	AgoraRtmLinkOperationJoin	
a	m	AgoraRtmLinkOperation	case leave = 3	AgoraRtmLinkOperationLeave	
a	m	AgoraRtmLinkOperation	case login = 0	AgoraRtmLinkOperationLogin	
a	m	AgoraRtmLinkOperation	case logout = 1	AgoraRtmLinkOperationLogout	
a	m	AgoraRtmLinkOperation	case networkChange = 9	AgoraRtmLinkOperationNetworkChange	
a	m	AgoraRtmLinkOperation	case reconnected = 6	AgoraRtmLinkOperationReconnected	
a	m	AgoraRtmLinkOperation	case serverReject = 4	AgoraRtmLinkOperationServerReject	
a	m	AgoraRtmLinkOperation	case serverTimeout = 8	AgoraRtmLinkOperationServerTimeout	
a	e	AgoraRtmLinkState	Int, Sendable		
a	m	AgoraRtmLinkState	case connected = 2	AgoraRtmLinkStateConnected	
a	m	AgoraRtmLinkState	case connecting = 1	AgoraRtmLinkStateConnecting	
a	m	AgoraRtmLinkState	case disconnected = 3	AgoraRtmLinkStateDisconnected	
a	m	AgoraRtmLinkState	case failed = 5	AgoraRtmLinkStateFailed	
a	m	AgoraRtmLinkState	case idle = 0	AgoraRtmLinkStateIdle	
a	m	AgoraRtmLinkState	case suspended = 4	AgoraRtmLinkStateSuspended	
a	e	AgoraRtmLinkStateChangeReason	Int, Sendable		
a	m	AgoraRtmLinkStateChangeReason	case autoReconnect = 8	AgoraRtmLinkStateChangeReasonAutoReconnect	
a	m	AgoraRtmLinkStateChangeReason	case channelInErrorState = 25	AgoraRtmLinkStateChangeReasonChannelInErrorState	
a	m	AgoraRtmLinkStateChangeReason	case channelInstanceExceedLimitation = 23	AgoraRtmLinkStateChangeReasonChannelInstanceExceedLimitation	
a	m	AgoraRtmLinkStateChangeReason	case connectionError = 30	AgoraRtmLinkStateChangeReasonConnectionError	
a	m	AgoraRtmLinkStateChangeReason	case inconsistentAppId = 18	AgoraRtmLinkStateChangeReasonInconsistentAppId	
a	m	AgoraRtmLinkStateChangeReason	case invalidChannelName = 19	AgoraRtmLinkStateChangeReasonInvalidChannelName	
a	m	AgoraRtmLinkStateChangeReason	case invalidToken = 16	AgoraRtmLinkStateChangeReasonInvalidToken	
a	m	AgoraRtmLinkStateChangeReason	case invalidUserId = 20	AgoraRtmLinkStateChangeReasonInvalidUserId	
a	m	AgoraRtmLinkStateChangeReason	case join = 11	AgoraRtmLinkStateChangeReasonJoin	
a	m	AgoraRtmLinkStateChangeReason	case joinFailed = 13	AgoraRtmLinkStateChangeReasonJoinFailed	
a	m	AgoraRtmLinkStateChangeReason	case joinSuccess = 12	AgoraRtmLinkStateChangeReasonJoinSuccess	
a	m	AgoraRtmLinkStateChangeReason	case keepAliveTimeout = 29	AgoraRtmLinkStateChangeReasonKeepAliveTimeout	
a	m	AgoraRtmLinkStateChangeReason	case kickedOutByServer = 28	AgoraRtmLinkStateChangeReasonKickedOutByServer	
a	m	AgoraRtmLinkStateChangeReason	case leave = 15	AgoraRtmLinkStateChangeReasonLeave	
a	m	AgoraRtmLinkStateChangeReason	case lockNotAvailable = 36	AgoraRtmLinkStateChangeReasonLockNotAvailable	
a	m	AgoraRtmLinkStateChangeReason	case login = 1	AgoraRtmLinkStateChangeReasonLogin	
a	m	AgoraRtmLinkStateChangeReason	case loginNotAuthorized = 4	AgoraRtmLinkStateChangeReasonLoginNotAuthorized	
a	m	AgoraRtmLinkStateChangeReason	case loginRejected = 5	AgoraRtmLinkStateChangeReasonLoginRejected	
a	m	AgoraRtmLinkStateChangeReason	case loginSuccess = 2	AgoraRtmLinkStateChangeReasonLoginSuccess	
a	m	AgoraRtmLinkStateChangeReason	case loginTimeout = 3	AgoraRtmLinkStateChangeReasonLoginTimeout	
a	m	AgoraRtmLinkStateChangeReason	case loginTooFrequent = 37	AgoraRtmLinkStateChangeReasonLoginTooFrequent	
a	m	AgoraRtmLinkStateChangeReason	case logout = 7	AgoraRtmLinkStateChangeReasonLogout	
a	m	AgoraRtmLinkStateChangeReason	case networkChange = 32	AgoraRtmLinkStateChangeReasonNetworkChange	
a	m	AgoraRtmLinkStateChangeReason	case notInitialized = 21	AgoraRtmLinkStateChangeReasonNotInitialized	
a	m	AgoraRtmLinkStateChangeReason	case operationRateExceedLimitation = 24	AgoraRtmLinkStateChangeReasonOperationRateExceedLimitation	
a	m	AgoraRtmLinkStateChangeReason	case presenceNotConnected = 26	AgoraRtmLinkStateChangeReasonPresenceNotConnected	
a	m	AgoraRtmLinkStateChangeReason	case presenceNotReady = 31	AgoraRtmLinkStateChangeReasonPresenceNotReady	
a	m	AgoraRtmLinkStateChangeReason	case reconnectSuccess = 10	AgoraRtmLinkStateChangeReasonReconnectSuccess	
a	m	AgoraRtmLinkStateChangeReason	case reconnectTimeout = 9	AgoraRtmLinkStateChangeReasonReconnectTimeout	
a	m	AgoraRtmLinkStateChangeReason	case rejoin = 14	AgoraRtmLinkStateChangeReasonRejoin	
a	m	AgoraRtmLinkStateChangeReason	case relogin = 6	AgoraRtmLinkStateChangeReasonRelogin	
a	m	AgoraRtmLinkStateChangeReason	case rtmServiceNotConnected = 22	AgoraRtmLinkStateChangeReasonRtmServiceNotConnected	
a	m	AgoraRtmLinkStateChangeReason	case sameUidLogin = 27	AgoraRtmLinkStateChangeReasonSameUidLogin	
a	m	AgoraRtmLinkStateChangeReason	case serviceNotSupported = 33	AgoraRtmLinkStateChangeReasonServiceNotSupported	
a	m	AgoraRtmLinkStateChangeReason	case storageNotAvailable = 35	AgoraRtmLinkStateChangeReasonStorageNotAvailable	
a	m	AgoraRtmLinkStateChangeReason	case streamChannelNotAvailable = 34	AgoraRtmLinkStateChangeReasonStreamChannelNotAvailable	
a	m	AgoraRtmLinkStateChangeReason	case tokenExpired = 17	AgoraRtmLinkStateChangeReasonTokenExpired	
a	m	AgoraRtmLinkStateChangeReason	case unknown = 0	AgoraRtmLinkStateChangeReasonUnknown	
a	c	AgoraRtmLinkStateEvent	NSObject		
a	m	AgoraRtmLinkStateEvent	var affectedChannels: [String]	affectedChannels	
a	m	AgoraRtmLinkStateEvent	var currentState: AgoraRtmLinkState	currentState	
a	m	AgoraRtmLinkStateEvent	var isResumed: Bool	isResumed	
a	m	AgoraRtmLinkStateEvent	var operation: AgoraRtmLinkOperation	operation	
a	m	AgoraRtmLinkStateEvent	var previousState: AgoraRtmLinkState	previousState	
a	m	AgoraRtmLinkStateEvent	var reason: String?	reason	
a	m	AgoraRtmLinkStateEvent	var reasonCode: AgoraRtmLinkStateChangeReason	reasonCode	
a	m	AgoraRtmLinkStateEvent	var serviceType: AgoraRtmServiceType	serviceType	
a	m	AgoraRtmLinkStateEvent	var timestamp: UInt64	timestamp	
a	m	AgoraRtmLinkStateEvent	var unrestoredChannels: [String]	unrestoredChannels	
a	c	AgoraRtmLock	NSObject		
a	m	AgoraRtmLock	func acquireLock(channelName: String, channelType: AgoraRtmChannelType, lockName: String, retry: Bool, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	acquireLock:channelType:lockName:retry:completion:	
a	m	AgoraRtmLock	func getLocks(channelName: String, channelType: AgoraRtmChannelType, completion completionBlock: ((AgoraRtmGetLocksResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	getLocks:channelType:completion:	
a	m	AgoraRtmLock	func releaseLock(channelName: String, channelType: AgoraRtmChannelType, lockName: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	releaseLock:channelType:lockName:completion:	
a	m	AgoraRtmLock	func removeLock(channelName: String, channelType: AgoraRtmChannelType, lockName: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	removeLock:channelType:lockName:completion:	
a	m	AgoraRtmLock	func revokeLock(channelName: String, channelType: AgoraRtmChannelType, lockName: String, userId: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	revokeLock:channelType:lockName:userId:completion:	
a	m	AgoraRtmLock	func setLock(channelName: String, channelType: AgoraRtmChannelType, lockName: String, ttl: Int32, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	setLock:channelType:lockName:ttl:completion:	
a	c	AgoraRtmLockDetail	NSObject		
a	m	AgoraRtmLockDetail	var lockName: String	lockName	
a	m	AgoraRtmLockDetail	var owner: String	owner	
a	m	AgoraRtmLockDetail	var timestamp: UInt64	timestamp	
a	m	AgoraRtmLockDetail	var ttl: Int32	ttl	
a	c	AgoraRtmLockEvent	NSObject		
a	m	AgoraRtmLockEvent	var channelName: String	channelName	
a	m	AgoraRtmLockEvent	var channelType: AgoraRtmChannelType	channelType	
a	m	AgoraRtmLockEvent	var eventType: AgoraRtmLockEventType	eventType	
a	m	AgoraRtmLockEvent	var lockDetailList: [AgoraRtmLockDetail]	lockDetailList	
a	m	AgoraRtmLockEvent	var timestamp: UInt64	timestamp	
a	e	AgoraRtmLockEventType	Int, Sendable		
a	m	AgoraRtmLockEventType	case lockAcquired = 4	AgoraRtmLockEventTypeLockAcquired	
a	m	AgoraRtmLockEventType	case lockExpired = 6	AgoraRtmLockEventTypeLockExpired	
a	m	AgoraRtmLockEventType	case lockReleased = 5	AgoraRtmLockEventTypeLockReleased	
a	m	AgoraRtmLockEventType	case lockRemoved = 3	AgoraRtmLockEventTypeLockRemoved	
a	m	AgoraRtmLockEventType	case lockSet = 2	AgoraRtmLockEventTypeLockSet	
a	m	AgoraRtmLockEventType	case none = 0	AgoraRtmLockEventTypeNone	
a	m	AgoraRtmLockEventType	case snapshot = 1	AgoraRtmLockEventTypeSnapshot	
a	c	AgoraRtmLogConfig	NSObject, NSCopying		
a	m	AgoraRtmLogConfig	var filePath: String?	filePath	
a	m	AgoraRtmLogConfig	var fileSizeInKB: Int32	fileSizeInKB	
a	m	AgoraRtmLogConfig	var level: AgoraRtmLogLevel	level	
a	e	AgoraRtmLogLevel	Int, Sendable		
a	m	AgoraRtmLogLevel	case error = 4	AgoraRtmLogLevelError	
a	m	AgoraRtmLogLevel	case fatal = 8	AgoraRtmLogLevelFatal	
a	m	AgoraRtmLogLevel	case info = 1	AgoraRtmLogLevelInfo	
a	m	AgoraRtmLogLevel	case none = 0	AgoraRtmLogLevelNone	
a	m	AgoraRtmLogLevel	case warn = 2	AgoraRtmLogLevelWarn	
h	c	AgoraRtmMessage	NSObject, NSCopying		
a	m	AgoraRtmMessage	var rawData: Data?	rawData	
a	m	AgoraRtmMessage	var stringData: String?	stringData	
a	c	AgoraRtmMessageEvent	NSObject		
a	m	AgoraRtmMessageEvent	var channelName: String	channelName	
a	m	AgoraRtmMessageEvent	var channelTopic: String	channelTopic	
a	m	AgoraRtmMessageEvent	var channelType: AgoraRtmChannelType	channelType	
a	m	AgoraRtmMessageEvent	var customType: String?	customType	
a	m	AgoraRtmMessageEvent	var message: AgoraRtmMessage	message	
a	m	AgoraRtmMessageEvent	var publisher: String	publisher	
a	m	AgoraRtmMessageEvent	var timestamp: UInt64	timestamp	
a	e	AgoraRtmMessagePriority	Int, Sendable		
a	m	AgoraRtmMessagePriority	case high = 1	AgoraRtmMessagePriorityHigh	
a	m	AgoraRtmMessagePriority	case highest = 0	AgoraRtmMessagePriorityHighest	
a	m	AgoraRtmMessagePriority	case low = 8	AgoraRtmMessagePriorityLow	
a	m	AgoraRtmMessagePriority	case normal = 4	AgoraRtmMessagePriorityNormal	
a	e	AgoraRtmMessageQos	Int, Sendable		
a	m	AgoraRtmMessageQos	case ordered = 1	AgoraRtmMessageQosOrdered	
a	m	AgoraRtmMessageQos	case unordered = 0	AgoraRtmMessageQosUnordered	
a	c	AgoraRtmMetadata	NSObject		
a	m	AgoraRtmMetadata	init?()	init	
a	m	AgoraRtmMetadata	var items: [AgoraRtmMetadataItem]?	items	
a	m	AgoraRtmMetadata	var majorRevision: Int64	majorRevision	
a	c	AgoraRtmMetadataItem	NSObject		
a	m	AgoraRtmMetadataItem	var authorUserId: String	authorUserId	
a	m	AgoraRtmMetadataItem	var key: String	key	
a	m	AgoraRtmMetadataItem	var revision: Int64	revision	
a	m	AgoraRtmMetadataItem	var updateTs: UInt64	updateTs	
a	m	AgoraRtmMetadataItem	var value: String	value	
a	c	AgoraRtmMetadataOptions	NSObject		
a	m	AgoraRtmMetadataOptions	var recordTs: Bool	recordTs	
a	m	AgoraRtmMetadataOptions	var recordUserId: Bool	recordUserId	
a	t	AgoraRtmOperationBlock	(AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmPresence	NSObject		
a	m	AgoraRtmPresence	func getOnlineUser(channelName: String, channelType: AgoraRtmChannelType, options: AgoraRtmGetOnlineUsersOptions?, completion completionBlock: ((AgoraRtmGetOnlineUsersResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	getOnlineUsers:channelType:options:completion:	
a	m	AgoraRtmPresence	func getState(channelName: String, channelType: AgoraRtmChannelType, userId: String, completion completionBlock: ((AgoraRtmPresenceGetStateResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	getState:channelType:userId:completion:	
a	m	AgoraRtmPresence	func getUserChannels(userId: String, completion completionBlock: ((AgoraRtmGetUserChannelsResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	getUserChannels:completion:	
a	m	AgoraRtmPresence	func removeState(channelName: String, channelType: AgoraRtmChannelType, keys: [String], completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	removeState:channelType:keys:completion:	
a	m	AgoraRtmPresence	func setState(channelName: String, channelType: AgoraRtmChannelType, items: [String : String], completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	setState:channelType:items:completion:	
a	m	AgoraRtmPresence	func whereNow(userId: String, completion completionBlock: ((AgoraRtmWhereNowResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	whereNow:completion:	
a	m	AgoraRtmPresence	func whoNow(channelName: String, channelType: AgoraRtmChannelType, options: AgoraRtmPresenceOptions?, completion completionBlock: ((AgoraRtmWhoNowResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	whoNow:channelType:options:completion:	
a	c	AgoraRtmPresenceEvent	NSObject		
a	m	AgoraRtmPresenceEvent	var channelName: String	channelName	
a	m	AgoraRtmPresenceEvent	var channelType: AgoraRtmChannelType	channelType	
a	m	AgoraRtmPresenceEvent	var interval: AgoraRtmPresenceIntervalInfo?	interval	
a	m	AgoraRtmPresenceEvent	var publisher: String?	publisher	
a	m	AgoraRtmPresenceEvent	var snapshot: [AgoraRtmUserState]	snapshot	
a	m	AgoraRtmPresenceEvent	var states: [String : String]	states	
a	m	AgoraRtmPresenceEvent	var timestamp: UInt64	timestamp	
a	m	AgoraRtmPresenceEvent	var type: AgoraRtmPresenceEventType	type	
a	e	AgoraRtmPresenceEventType	Int, Sendable		
a	m	AgoraRtmPresenceEventType	case errorOutOfService = 7	AgoraRtmPresenceEventTypeErrorOutOfService	
a	m	AgoraRtmPresenceEventType	case interval = 2	AgoraRtmPresenceEventTypeInterval	
a	m	AgoraRtmPresenceEventType	case none = 0	AgoraRtmPresenceEventTypeNone	
a	m	AgoraRtmPresenceEventType	case remoteConnectionTimeout = 5	AgoraRtmPresenceEventTypeRemoteConnectionTimeout	
a	m	AgoraRtmPresenceEventType	case remoteJoinChannel = 3	AgoraRtmPresenceEventTypeRemoteJoinChannel	
a	m	AgoraRtmPresenceEventType	case remoteLeaveChannel = 4	AgoraRtmPresenceEventTypeRemoteLeaveChannel	
a	m	AgoraRtmPresenceEventType	case remoteStateChanged = 6	AgoraRtmPresenceEventTypeRemoteStateChanged	
a	m	AgoraRtmPresenceEventType	case snapshot = 1	AgoraRtmPresenceEventTypeSnapshot	
a	t	AgoraRtmPresenceGetStateBlock	(AgoraRtmPresenceGetStateResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmPresenceGetStateResponse	NSObject		
a	m	AgoraRtmPresenceGetStateResponse	var state: AgoraRtmUserState	state	
a	c	AgoraRtmPresenceIntervalInfo	NSObject		
a	m	AgoraRtmPresenceIntervalInfo	var joinUserList: [String]	joinUserList	
a	m	AgoraRtmPresenceIntervalInfo	var leaveUserList: [String]	leaveUserList	
a	m	AgoraRtmPresenceIntervalInfo	var timeoutUserList: [String]	timeoutUserList	
a	m	AgoraRtmPresenceIntervalInfo	var userStateList: [AgoraRtmUserState]	userStateList	
a	c	AgoraRtmPresenceOptions	NSObject		
a	m	AgoraRtmPresenceOptions	var includeState: Bool	includeState	
a	m	AgoraRtmPresenceOptions	var includeUserId: Bool	includeUserId	
a	m	AgoraRtmPresenceOptions	var page: String	page	
a	e	AgoraRtmPresenceType	Int, Sendable		
a	m	AgoraRtmPresenceType	case remoteConnectionTimeout = 2	AgoraRtmPresenceTypeRemoteConnectionTimeout	
a	m	AgoraRtmPresenceType	case remoteJoinChannel = 0	AgoraRtmPresenceTypeRemoteJoinChannel	
a	m	AgoraRtmPresenceType	case remoteJoinTopic = 3	AgoraRtmPresenceTypeRemoteJoinTopic	
a	m	AgoraRtmPresenceType	case remoteLeaveChannel = 1	AgoraRtmPresenceTypeRemoteLeaveChannel	
a	m	AgoraRtmPresenceType	case remoteLeaveTopic = 4	AgoraRtmPresenceTypeRemoteLeaveTopic	
a	m	AgoraRtmPresenceType	case selfJoinChannel = 5	AgoraRtmPresenceTypeSelfJoinChannel	
a	c	AgoraRtmPrivateConfig	NSObject		
a	m	AgoraRtmPrivateConfig	var accessPointHosts: [String]	accessPointHosts	
a	m	AgoraRtmPrivateConfig	var serviceType: AgoraRtmServiceType	serviceType	
a	e	AgoraRtmProtocolType	Int, Sendable		
a	m	AgoraRtmProtocolType	case tcpOnly = 1	AgoraRtmProtocolTypeTcpOnly	
a	m	AgoraRtmProtocolType	case tcpUdp = 0	AgoraRtmProtocolTypeTcpUdp	
a	c	AgoraRtmProxyConfig	NSObject, NSCopying		
a	m	AgoraRtmProxyConfig	var account: String?	account	
a	m	AgoraRtmProxyConfig	init(server: String, port: UInt16, proxyType: AgoraRtmProxyType)	initWithServer:port:proxyType:	
a	m	AgoraRtmProxyConfig	var password: String?	password	
a	m	AgoraRtmProxyConfig	var port: UInt16	port	
a	m	AgoraRtmProxyConfig	var proxyType: AgoraRtmProxyType	proxyType	
a	m	AgoraRtmProxyConfig	var server: String	server	
a	e	AgoraRtmProxyType	Int, Sendable		
a	m	AgoraRtmProxyType	case cloudTcp = 2	AgoraRtmProxyTypeCloudTcp	
a	m	AgoraRtmProxyType	case http = 1	AgoraRtmProxyTypeHttp	
a	m	AgoraRtmProxyType	case none = 0	AgoraRtmProxyTypeNone	
a	c	AgoraRtmPublishOptions	NSObject		
a	m	AgoraRtmPublishOptions	var channelType: AgoraRtmChannelType	channelType	
a	m	AgoraRtmPublishOptions	var customType: String	customType	
a	m	AgoraRtmPublishOptions	var storeInHistory: Bool	storeInHistory	
a	c	AgoraRtmPublisherInfo	NSObject		
a	m	AgoraRtmPublisherInfo	var publisherMeta: String?	publisherMeta	
a	m	AgoraRtmPublisherInfo	var publisherUserId: String	publisherUserId	
a	s	AgoraRtmServiceType	OptionSet, Sendable		
a	m	AgoraRtmServiceType	init(rawValue: Int)		
a	m	AgoraRtmServiceType	static var message: AgoraRtmServiceType { get }	AgoraRtmServiceTypeMessage	
a	m	AgoraRtmServiceType	static var stream: AgoraRtmServiceType { get }	AgoraRtmServiceTypeStream	
a	c	AgoraRtmStorage	NSObject		
a	m	AgoraRtmStorage	func getChannelMetadata(channelName: String, channelType: AgoraRtmChannelType, completion completionBlock: ((AgoraRtmGetMetadataResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	getChannelMetadata:channelType:completion:	
a	m	AgoraRtmStorage	func getUserMetadata(userId: String, completion completionBlock: ((AgoraRtmGetMetadataResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	getUserMetadata:completion:	
a	m	AgoraRtmStorage	func removeChannelMetadata(channelName: String, channelType: AgoraRtmChannelType, data: AgoraRtmMetadata, options: AgoraRtmMetadataOptions?, lock: String?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	removeChannelMetadata:channelType:data:options:lock:completion:	
a	m	AgoraRtmStorage	func removeUserMetadata(userId: String, data: AgoraRtmMetadata, options: AgoraRtmMetadataOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	removeUserMetadata:data:options:completion:	
a	m	AgoraRtmStorage	func setChannelMetadata(channelName: String, channelType: AgoraRtmChannelType, data: AgoraRtmMetadata, options: AgoraRtmMetadataOptions?, lock: String?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	setChannelMetadata:channelType:data:options:lock:completion:	
a	m	AgoraRtmStorage	func setUserMetadata(userId: String, data: AgoraRtmMetadata, options: AgoraRtmMetadataOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	setUserMetadata:data:options:completion:	
a	m	AgoraRtmStorage	func subscribeUserMetadata(userId: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	subscribeUserMetadata:completion:	
a	m	AgoraRtmStorage	func unsubscribeUserMetadata(userId: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	unsubscribeUserMetadata:completion:	
a	m	AgoraRtmStorage	func updateChannelMetadata(channelName: String, channelType: AgoraRtmChannelType, data: AgoraRtmMetadata, options: AgoraRtmMetadataOptions?, lock: String?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	updateChannelMetadata:channelType:data:options:lock:completion:	
a	m	AgoraRtmStorage	func updateUserMetadata(userId: String, data: AgoraRtmMetadata, options: AgoraRtmMetadataOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	updateUserMetadata:data:options:completion:	
a	c	AgoraRtmStorageEvent	NSObject		
a	m	AgoraRtmStorageEvent	var channelType: AgoraRtmChannelType	channelType	
a	m	AgoraRtmStorageEvent	var data: AgoraRtmMetadata	data	
a	m	AgoraRtmStorageEvent	var eventType: AgoraRtmStorageEventType	eventType	
a	m	AgoraRtmStorageEvent	var storageType: AgoraRtmStorageType	storageType	
a	m	AgoraRtmStorageEvent	var target: String	target	
a	m	AgoraRtmStorageEvent	var timestamp: UInt64	timestamp	
a	e	AgoraRtmStorageEventType	Int, Sendable		
a	m	AgoraRtmStorageEventType	case none = 0	AgoraRtmStorageEventTypeNone	
a	m	AgoraRtmStorageEventType	case remove = 4	AgoraRtmStorageEventTypeRemove	
a	m	AgoraRtmStorageEventType	case set = 2	AgoraRtmStorageEventTypeSet	
a	m	AgoraRtmStorageEventType	case snapshot = 1	AgoraRtmStorageEventTypeSnapshot	
a	m	AgoraRtmStorageEventType	case update = 3	AgoraRtmStorageEventTypeUpdate	
a	e	AgoraRtmStorageType	Int, Sendable		
a	m	AgoraRtmStorageType	case channel = 2	AgoraRtmStorageTypeChannel	
a	m	AgoraRtmStorageType	case none = 0	AgoraRtmStorageTypeNone	
a	m	AgoraRtmStorageType	case user = 1	AgoraRtmStorageTypeUser	
a	c	AgoraRtmStreamChannel	NSObject		
a	m	AgoraRtmStreamChannel	func destroy() -> AgoraRtmErrorCode	destroy	
a	m	AgoraRtmStreamChannel	func getChannelName() -> String	getChannelName	
a	m	AgoraRtmStreamChannel	func getSubscribedUserList(_ topic: String, completion completionBlock: ((AgoraRtmGetTopicSubscribedUsersResponse?, AgoraRtmErrorInfo) -> Void)? = nil)	getSubscribedUserList:completion:	
a	m	AgoraRtmStreamChannel	func join(_ option: AgoraRtmJoinChannelOption, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	joinWithOption:completion:	
a	m	AgoraRtmStreamChannel	func joinTopic(_ topic: String, option: AgoraRtmJoinTopicOption?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	joinTopic:option:completion:	
a	m	AgoraRtmStreamChannel	func leave(_ completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	leave:	
a	m	AgoraRtmStreamChannel	func leaveTopic(_ topic: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	leaveTopic:completion:	
a	m	AgoraRtmStreamChannel	func publishTopicMessage(topic: String, data: Data, option options: AgoraRtmTopicMessageOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	publishTopicMessage:data:option:completion:	
a	m	AgoraRtmStreamChannel	func publishTopicMessage(topic: String, message: String, option options: AgoraRtmTopicMessageOptions?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	publishTopicMessage:message:option:completion:	
a	m	AgoraRtmStreamChannel	func renewToken(_ token: String, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	renewToken:completion:	
a	m	AgoraRtmStreamChannel	func setParameters(_ parameters: String) -> AgoraRtmErrorCode	setParameters:	
a	m	AgoraRtmStreamChannel	func subscribeTopic(_ topic: String, option: AgoraRtmTopicOption?, completion completionBlock: ((AgoraRtmTopicSubscriptionResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	subscribeTopic:option:completion:	
a	m	AgoraRtmStreamChannel	func unsubscribeTopic(_ topic: String, option: AgoraRtmTopicOption?, completion completionBlock: ((AgoraRtmCommonResponse?, AgoraRtmErrorInfo?) -> Void)? = nil)	unsubscribeTopic:option:completion:	
a	s	AgoraRtmSubscribeChannelFeature	OptionSet, Sendable		
a	m	AgoraRtmSubscribeChannelFeature	static var beQuiet: AgoraRtmSubscribeChannelFeature { get }	AgoraRtmSubscribeChannelFeatureBeQuiet	
a	m	AgoraRtmSubscribeChannelFeature	init(rawValue: UInt)		
a	m	AgoraRtmSubscribeChannelFeature	static var lock: AgoraRtmSubscribeChannelFeature { get }	AgoraRtmSubscribeChannelFeatureLock	
a	m	AgoraRtmSubscribeChannelFeature	static var message: AgoraRtmSubscribeChannelFeature { get }	AgoraRtmSubscribeChannelFeatureMessage	
a	m	AgoraRtmSubscribeChannelFeature	static var metadata: AgoraRtmSubscribeChannelFeature { get }	AgoraRtmSubscribeChannelFeatureMetadata	
a	m	AgoraRtmSubscribeChannelFeature	static var presence: AgoraRtmSubscribeChannelFeature { get }	AgoraRtmSubscribeChannelFeaturePresence	
a	c	AgoraRtmSubscribeOptions	NSObject		
a	m	AgoraRtmSubscribeOptions	var features: AgoraRtmSubscribeChannelFeature	features	
a	c	AgoraRtmTokenEvent	NSObject		
a	m	AgoraRtmTokenEvent	var affectedResources: AgoraRtmAffectedResources	affectedResources	
a	m	AgoraRtmTokenEvent	var eventType: AgoraRtmTokenEventTokenType	eventType	
a	m	AgoraRtmTokenEvent	var reason: String	reason	
a	m	AgoraRtmTokenEvent	var timestamp: UInt64	timestamp	
a	e	AgoraRtmTokenEventTokenType	Int, Sendable		
a	m	AgoraRtmTokenEventTokenType	case readPermissionRevoked = 2	AgoraRtmTokenEventTokenTypeReadPermissionRevoked	
a	m	AgoraRtmTokenEventTokenType	case willExpire = 1	AgoraRtmTokenEventTokenTypeWillExpire	
a	c	AgoraRtmTopicEvent	NSObject		
a	m	AgoraRtmTopicEvent	var channelName: String	channelName	
a	m	AgoraRtmTopicEvent	var publisher: String	publisher	
a	m	AgoraRtmTopicEvent	var timestamp: UInt64	timestamp	
a	m	AgoraRtmTopicEvent	var topicInfos: [AgoraRtmTopicInfo]	topicInfos	
a	m	AgoraRtmTopicEvent	var type: AgoraRtmTopicEventType	type	
a	e	AgoraRtmTopicEventType	Int, Sendable		
a	m	AgoraRtmTopicEventType	case none = 0	AgoraRtmTopicEventTypeNone	
a	m	AgoraRtmTopicEventType	case remoteJoinTopic = 2	AgoraRtmTopicEventTypeRemoteJoinTopic	
a	m	AgoraRtmTopicEventType	case remoteLeaveTopic = 3	AgoraRtmTopicEventTypeRemoteLeaveTopic	
a	m	AgoraRtmTopicEventType	case snapshot = 1	AgoraRtmTopicEventTypeSnapshot	
a	c	AgoraRtmTopicInfo	NSObject		
a	m	AgoraRtmTopicInfo	var publishers: [AgoraRtmPublisherInfo]	publishers	
a	m	AgoraRtmTopicInfo	var topic: String	topic	
a	c	AgoraRtmTopicMessageOptions	NSObject		
a	m	AgoraRtmTopicMessageOptions	var customType: String	customType	
a	m	AgoraRtmTopicMessageOptions	var sendTs: UInt64	sendTs	
a	c	AgoraRtmTopicOption	NSObject		
a	m	AgoraRtmTopicOption	var users: [String]?	users	
a	t	AgoraRtmTopicSubscriptionBlock	(AgoraRtmTopicSubscriptionResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmTopicSubscriptionResponse	NSObject		
a	m	AgoraRtmTopicSubscriptionResponse	var failedUsers: [String]	failedUsers	
a	m	AgoraRtmTopicSubscriptionResponse	var succeedUsers: [String]	succeedUsers	
a	c	AgoraRtmUserState	NSObject		
a	m	AgoraRtmUserState	var states: [String : String]	states	
a	m	AgoraRtmUserState	var userId: String	userId	
a	t	AgoraRtmWhereNowBlock	(AgoraRtmWhereNowResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmWhereNowResponse	NSObject		
a	m	AgoraRtmWhereNowResponse	var channels: [AgoraRtmChannelInfo]	channels	
a	m	AgoraRtmWhereNowResponse	var totalChannel: Int32	totalChannel	
a	t	AgoraRtmWhoNowBlock	(AgoraRtmWhoNowResponse?, AgoraRtmErrorInfo?) -> Void		
a	c	AgoraRtmWhoNowResponse	NSObject		
a	m	AgoraRtmWhoNowResponse	var nextPage: String?	nextPage	
a	m	AgoraRtmWhoNowResponse	var totalOccupancy: Int32	totalOccupancy	
a	m	AgoraRtmWhoNowResponse	var userStateList: [AgoraRtmUserState]	userStateList	
"""#
}
