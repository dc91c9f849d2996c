// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum RtmTable {
  static let rows = #"""
h	g		let AgoraRtmEndcallPrefix: String		
h	t	AgoraRtmAddOrUpdateChannelAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	t	AgoraRtmAddOrUpdateLocalUserAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	c	AgoraRtmAttribute	NSObject		
o	m	AgoraRtmAttribute	override init()		
h	m	AgoraRtmAttribute	var key: String	key	
h	m	AgoraRtmAttribute	var value: String	value	
h	p	AgoraRtmCallDelegate	NSObjectProtocol		
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationAccepted localInvitation: AgoraRtmLocalInvitation, withResponse response: String?)	rtmCallKit:localInvitationAccepted:withResponse:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationCanceled localInvitation: AgoraRtmLocalInvitation)	rtmCallKit:localInvitationCanceled:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation, errorCode: AgoraRtmLocalInvitationErrorCode)	rtmCallKit:localInvitationFailure:errorCode:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation)	rtmCallKit:localInvitationReceivedByPeer:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationRefused localInvitation: AgoraRtmLocalInvitation, withResponse response: String?)	rtmCallKit:localInvitationRefused:withResponse:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationAccepted remoteInvitation: AgoraRtmRemoteInvitation)	rtmCallKit:remoteInvitationAccepted:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationCanceled remoteInvitation: AgoraRtmRemoteInvitation)	rtmCallKit:remoteInvitationCanceled:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationFailure remoteInvitation: AgoraRtmRemoteInvitation, errorCode: AgoraRtmRemoteInvitationErrorCode)	rtmCallKit:remoteInvitationFailure:errorCode:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation)	rtmCallKit:remoteInvitationReceived:	
h	m	AgoraRtmCallDelegate	func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationRefused remoteInvitation: AgoraRtmRemoteInvitation)	rtmCallKit:remoteInvitationRefused:	
h	c	AgoraRtmCallKit	NSObject		
o	m	AgoraRtmCallKit	nonisolated(nonsending) func accept(_ remoteInvitation: AgoraRtmRemoteInvitation) async -> AgoraRtmInvitationApiCallErrorCode		
h	m	AgoraRtmCallKit	func accept(_ remoteInvitation: AgoraRtmRemoteInvitation, completion: ((AgoraRtmInvitationApiCallErrorCode) -> Void)? = nil)	acceptRemoteInvitation:completion:	
h	m	AgoraRtmCallKit	weak open var callDelegate: (any AgoraRtmCallDelegate)?	callDelegate	
o	m	AgoraRtmCallKit	nonisolated(nonsending) func cancel(_ localInvitation: AgoraRtmLocalInvitation) async -> AgoraRtmInvitationApiCallErrorCode		
h	m	AgoraRtmCallKit	func cancel(_ localInvitation: AgoraRtmLocalInvitation, completion: ((AgoraRtmInvitationApiCallErrorCode) -> Void)? = nil)	cancelLocalInvitation:completion:	
o	m	AgoraRtmCallKit	override init()		
o	m	AgoraRtmCallKit	nonisolated(nonsending) func refuse(_ remoteInvitation: AgoraRtmRemoteInvitation) async -> AgoraRtmInvitationApiCallErrorCode		
h	m	AgoraRtmCallKit	func refuse(_ remoteInvitation: AgoraRtmRemoteInvitation, completion: ((AgoraRtmInvitationApiCallErrorCode) -> Void)? = nil)	refuseRemoteInvitation:completion:	
h	m	AgoraRtmCallKit	weak open var rtmKit: AgoraRtmKit? { get }	rtmKit	
o	m	AgoraRtmCallKit	nonisolated(nonsending) func send(_ localInvitation: AgoraRtmLocalInvitation) async -> AgoraRtmInvitationApiCallErrorCode		
h	m	AgoraRtmCallKit	func send(_ localInvitation: AgoraRtmLocalInvitation, completion: ((AgoraRtmInvitationApiCallErrorCode) -> Void)? = nil)	sendLocalInvitation:completion:	
h	t	AgoraRtmCancelMediaBlock	(Int64, AgoraRtmCancelMediaErrorCode) -> Void		
h	e	AgoraRtmCancelMediaErrorCode	Int, Sendable		
h	m	AgoraRtmCancelMediaErrorCode	case failure = 1	AgoraRtmCancelMediaErrorFailure	
o	m	AgoraRtmCancelMediaErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmCancelMediaErrorCode	case notExist = 2	AgoraRtmCancelMediaErrorNotExist	
h	m	AgoraRtmCancelMediaErrorCode	case notInitialized = 101	AgoraRtmCancelMediaErrorNotInitialized	
h	m	AgoraRtmCancelMediaErrorCode	case notLoggedIn = 102	AgoraRtmCancelMediaErrorNotLoggedIn	
h	m	AgoraRtmCancelMediaErrorCode	case ok = 0	AgoraRtmCancelMediaErrorOk	
h	c	AgoraRtmChannel	NSObject		
h	m	AgoraRtmChannel	weak open var channelDelegate: (any AgoraRtmChannelDelegate)?	channelDelegate	
h	m	AgoraRtmChannel	func getMembersWithCompletion(_ completionBlock: (([AgoraRtmMember]?, AgoraRtmGetMembersErrorCode) -> Void)? = nil)	getMembersWithCompletion:	
o	m	AgoraRtmChannel	override convenience init()		
o	m	AgoraRtmChannel	nonisolated(nonsending) func join() async -> AgoraRtmJoinChannelErrorCode		
h	m	AgoraRtmChannel	func join(completion completionBlock: ((AgoraRtmJoinChannelErrorCode) -> Void)? = nil)	joinWithCompletion:	
h	m	AgoraRtmChannel	var kit: AgoraRtmKit { get }	kit	
o	m	AgoraRtmChannel	nonisolated(nonsending) func leave() async -> AgoraRtmLeaveChannelErrorCode		
h	m	AgoraRtmChannel	func leave(completion completionBlock: ((AgoraRtmLeaveChannelErrorCode) -> Void)? = nil)	leaveWithCompletion:	
o	m	AgoraRtmChannel	nonisolated(nonsending) func members() async -> ([AgoraRtmMember]?, AgoraRtmGetMembersErrorCode)		
o	m	AgoraRtmChannel	nonisolated(nonsending) func send(_ message: AgoraRtmMessage) async -> AgoraRtmSendChannelMessageErrorCode		
h	m	AgoraRtmChannel	func send(_ message: AgoraRtmMessage, completion completionBlock: ((AgoraRtmSendChannelMessageErrorCode) -> Void)? = nil)	sendMessage:completion:	
o	m	AgoraRtmChannel	nonisolated(nonsending) func send(_ message: AgoraRtmMessage, sendMessageOptions options: AgoraRtmSendMessageOptions) async -> AgoraRtmSendChannelMessageErrorCode		
h	m	AgoraRtmChannel	func send(_ message: AgoraRtmMessage, sendMessageOptions options: AgoraRtmSendMessageOptions, completion completionBlock: ((AgoraRtmSendChannelMessageErrorCode) -> Void)? = nil)	sendMessage:sendMessageOptions:completion:	
h	c	AgoraRtmChannelAttribute	NSObject		
o	m	AgoraRtmChannelAttribute	override init()		
h	m	AgoraRtmChannelAttribute	var key: String	key	
h	m	AgoraRtmChannelAttribute	var lastUpdateTs: Int64 { get }	lastUpdateTs	
h	m	AgoraRtmChannelAttribute	var lastUpdateUserId: String	lastUpdateUserId	
h	m	AgoraRtmChannelAttribute	var value: String	value	
h	c	AgoraRtmChannelAttributeOptions	NSObject		
h	m	AgoraRtmChannelAttributeOptions	var enableNotificationToChannelMembers: Bool	enableNotificationToChannelMembers	
o	m	AgoraRtmChannelAttributeOptions	override init()		
h	p	AgoraRtmChannelDelegate	NSObjectProtocol		
h	m	AgoraRtmChannelDelegate	func channel(_ channel: AgoraRtmChannel, attributeUpdate attributes: [AgoraRtmChannelAttribute])	channel:attributeUpdate:	
h	m	AgoraRtmChannelDelegate	func channel(_ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember)	channel:fileMessageReceived:fromMember:	
h	m	AgoraRtmChannelDelegate	func channel(_ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember)	channel:imageMessageReceived:fromMember:	
h	m	AgoraRtmChannelDelegate	func channel(_ channel: AgoraRtmChannel, memberCount count: Int32)	channel:memberCount:	
h	m	AgoraRtmChannelDelegate	func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember)	channel:memberJoined:	
h	m	AgoraRtmChannelDelegate	func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember)	channel:memberLeft:	
h	m	AgoraRtmChannelDelegate	func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember)	channel:messageReceived:fromMember:	
h	c	AgoraRtmChannelMemberCount	NSObject		
h	m	AgoraRtmChannelMemberCount	var channelId: String	channelId	
h	m	AgoraRtmChannelMemberCount	var count: Int32	count	
o	m	AgoraRtmChannelMemberCount	override convenience init()		
h	t	AgoraRtmChannelMemberCountBlock	([AgoraRtmChannelMemberCount]?, AgoraRtmChannelMemberCountErrorCode) -> Void		
h	e	AgoraRtmChannelMemberCountErrorCode	Int, Sendable		
h	m	AgoraRtmChannelMemberCountErrorCode	case exceedLimit = 5	AgoraRtmChannelMemberCountErrorExceedLimit	
h	m	AgoraRtmChannelMemberCountErrorCode	case failure = 1	AgoraRtmChannelMemberCountErrorFailure	
o	m	AgoraRtmChannelMemberCountErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmChannelMemberCountErrorCode	case invalidArgument = 2	AgoraRtmChannelMemberCountErrorInvalidArgument	
h	m	AgoraRtmChannelMemberCountErrorCode	case notInitialized = 101	AgoraRtmChannelMemberCountErrorNotInitialized	
h	m	AgoraRtmChannelMemberCountErrorCode	case notLoggedIn = 102	AgoraRtmChannelMemberCountErrorNotLoggedIn	
h	m	AgoraRtmChannelMemberCountErrorCode	case ok = 0	AgoraRtmChannelMemberCountErrorOk	
h	m	AgoraRtmChannelMemberCountErrorCode	case timeout = 4	AgoraRtmChannelMemberCountErrorTimeout	
h	m	AgoraRtmChannelMemberCountErrorCode	case tooOften = 3	AgoraRtmChannelMemberCountErrorTooOften	
h	t	AgoraRtmClearChannelAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	t	AgoraRtmClearLocalUserAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	e	AgoraRtmConnectionChangeReason	Int, Sendable		
h	m	AgoraRtmConnectionChangeReason	case bannedByServer = 7	AgoraRtmConnectionChangeReasonBannedByServer	
o	m	AgoraRtmConnectionChangeReason	init?(rawValue: Int)		
h	m	AgoraRtmConnectionChangeReason	case interrupted = 5	AgoraRtmConnectionChangeReasonInterrupted	
h	m	AgoraRtmConnectionChangeReason	case login = 1	AgoraRtmConnectionChangeReasonLogin	
h	m	AgoraRtmConnectionChangeReason	case loginFailure = 3	AgoraRtmConnectionChangeReasonLoginFailure	
h	m	AgoraRtmConnectionChangeReason	case loginSuccess = 2	AgoraRtmConnectionChangeReasonLoginSuccess	
h	m	AgoraRtmConnectionChangeReason	case loginTimeout = 4	AgoraRtmConnectionChangeReasonLoginTimeout	
h	m	AgoraRtmConnectionChangeReason	case logout = 6	AgoraRtmConnectionChangeReasonLogout	
h	m	AgoraRtmConnectionChangeReason	case remoteLogin = 8	AgoraRtmConnectionChangeReasonRemoteLogin	
h	e	AgoraRtmConnectionState	Int, Sendable		
h	m	AgoraRtmConnectionState	case aborted = 5	AgoraRtmConnectionStateAborted	
h	m	AgoraRtmConnectionState	case connected = 3	AgoraRtmConnectionStateConnected	
h	m	AgoraRtmConnectionState	case connecting = 2	AgoraRtmConnectionStateConnecting	
h	m	AgoraRtmConnectionState	case disconnected = 1	AgoraRtmConnectionStateDisconnected	
o	m	AgoraRtmConnectionState	init?(rawValue: Int)		
h	m	AgoraRtmConnectionState	case reconnecting = 4	AgoraRtmConnectionStateReconnecting	
h	p	AgoraRtmDelegate	NSObjectProtocol		
h	m	AgoraRtmDelegate	func rtmKit(_ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason)	rtmKit:connectionStateChanged:reason:	
h	m	AgoraRtmDelegate	func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String)	rtmKit:fileMessageReceived:fromPeer:	
h	m	AgoraRtmDelegate	func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String)	rtmKit:imageMessageReceived:fromPeer:	
h	m	AgoraRtmDelegate	func rtmKit(_ kit: AgoraRtmKit, media requestId: Int64, downloadingProgress progress: AgoraRtmMediaOperationProgress)	rtmKit:media:downloadingProgress:	
h	m	AgoraRtmDelegate	func rtmKit(_ kit: AgoraRtmKit, media requestId: Int64, uploadingProgress progress: AgoraRtmMediaOperationProgress)	rtmKit:media:uploadingProgress:	
h	m	AgoraRtmDelegate	func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String)	rtmKit:messageReceived:fromPeer:	
h	m	AgoraRtmDelegate	func rtmKit(_ kit: AgoraRtmKit, peersOnlineStatusChanged onlineStatus: [AgoraRtmPeerOnlineStatus])	rtmKit:PeersOnlineStatusChanged:	
h	m	AgoraRtmDelegate	func rtmKitTokenDidExpire(_ kit: AgoraRtmKit)	rtmKitTokenDidExpire:	
o	m	AgoraRtmDelegate	func rtmKitTokenPrivilegeWillExpire(_ kit: AgoraRtmKit)		
h	t	AgoraRtmDeleteChannelAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	t	AgoraRtmDeleteLocalUserAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	e	AgoraRtmDownloadMediaErrorCode	Int, Sendable		
h	m	AgoraRtmDownloadMediaErrorCode	case concurrencyLimitExceeded = 5	AgoraRtmDownloadMediaErrorConcurrencyLimitExceeded	
h	m	AgoraRtmDownloadMediaErrorCode	case failure = 1	AgoraRtmDownloadMediaErrorFailure	
o	m	AgoraRtmDownloadMediaErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmDownloadMediaErrorCode	case interrupted = 6	AgoraRtmDownloadMediaErrorInterrupted	
h	m	AgoraRtmDownloadMediaErrorCode	case invalidArgument = 2	AgoraRtmDownloadMediaErrorInvalidArgument	
h	m	AgoraRtmDownloadMediaErrorCode	case notExist = 4	AgoraRtmDownloadMediaErrorNotExist	
h	m	AgoraRtmDownloadMediaErrorCode	case notInitialized = 101	AgoraRtmDownloadMediaErrorNotInitialized	
h	m	AgoraRtmDownloadMediaErrorCode	case notLoggedIn = 102	AgoraRtmDownloadMediaErrorNotLoggedIn	
h	m	AgoraRtmDownloadMediaErrorCode	case ok = 0	AgoraRtmDownloadMediaErrorOk	
h	m	AgoraRtmDownloadMediaErrorCode	case timeout = 3	AgoraRtmDownloadMediaErrorTimeout	
h	t	AgoraRtmDownloadMediaToFileBlock	(Int64, AgoraRtmDownloadMediaErrorCode) -> Void		
h	t	AgoraRtmDownloadMediaToMemoryBlock	(Int64, Data?, AgoraRtmDownloadMediaErrorCode) -> Void		
h	c	AgoraRtmFileMessage	AgoraRtmMessage		
h	m	AgoraRtmFileMessage	var fileName: String	fileName	
o	m	AgoraRtmFileMessage	override init()		
h	m	AgoraRtmFileMessage	var mediaId: String { get }	mediaId	
h	m	AgoraRtmFileMessage	var size: Int64 { get }	size	
h	m	AgoraRtmFileMessage	var thumbnail: Data	thumbnail	
o	m	AgoraRtmFileMessage	override var type: AgoraRtmMessageType { get }		
h	t	AgoraRtmGetChannelAttributesBlock	([AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode) -> Void		
h	t	AgoraRtmGetMembersBlock	([AgoraRtmMember]?, AgoraRtmGetMembersErrorCode) -> Void		
h	e	AgoraRtmGetMembersErrorCode	Int, Sendable		
h	m	AgoraRtmGetMembersErrorCode	case failure = 1	AgoraRtmGetMembersErrorFailure	
o	m	AgoraRtmGetMembersErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmGetMembersErrorCode	case notInChannel = 5	AgoraRtmGetMembersErrorNotInChannel	
h	m	AgoraRtmGetMembersErrorCode	case notInitialized = 101	AgoraRtmGetMembersErrorNotInitialized	
h	m	AgoraRtmGetMembersErrorCode	case notLoggedIn = 102	AgoraRtmGetMembersErrorNotLoggedIn	
h	m	AgoraRtmGetMembersErrorCode	case ok = 0	AgoraRtmGetMembersErrorOk	
h	m	AgoraRtmGetMembersErrorCode	case rejected = 2	AgoraRtmGetMembersErrorRejected	
h	m	AgoraRtmGetMembersErrorCode	case timeout = 3	AgoraRtmGetMembersErrorTimeout	
h	m	AgoraRtmGetMembersErrorCode	case tooOften = 4	AgoraRtmGetMembersErrorTooOften	
h	t	AgoraRtmGetUserAttributesBlock	([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode) -> Void		
h	c	AgoraRtmImageMessage	AgoraRtmMessage		
h	m	AgoraRtmImageMessage	var fileName: String	fileName	
h	m	AgoraRtmImageMessage	var height: Int32	height	
o	m	AgoraRtmImageMessage	override init()		
h	m	AgoraRtmImageMessage	var mediaId: String { get }	mediaId	
h	m	AgoraRtmImageMessage	var size: Int64 { get }	size	
h	m	AgoraRtmImageMessage	var thumbnail: Data	thumbnail	
h	m	AgoraRtmImageMessage	var thumbnailHeight: Int32	thumbnailHeight	
h	m	AgoraRtmImageMessage	var thumbnailWidth: Int32	thumbnailWidth	
o	m	AgoraRtmImageMessage	override var type: AgoraRtmMessageType { get }		
h	m	AgoraRtmImageMessage	var width: Int32	width	
h	e	AgoraRtmInvitationApiCallErrorCode	Int, Sendable		
h	m	AgoraRtmInvitationApiCallErrorCode	case alreadyAccept = 4	AgoraRtmInvitationApiCallErrorAlreadyAccept	
h	m	AgoraRtmInvitationApiCallErrorCode	case alreadyEnd = 3	AgoraRtmInvitationApiCallErrorAlreadyEnd	
h	m	AgoraRtmInvitationApiCallErrorCode	case alreadySent = 5	AgoraRtmInvitationApiCallErrorAlreadySent	
o	m	AgoraRtmInvitationApiCallErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmInvitationApiCallErrorCode	case invalidAugment = 1	AgoraRtmInvitationApiCallErrorInvalidAugment	
h	m	AgoraRtmInvitationApiCallErrorCode	case notStarted = 2	AgoraRtmInvitationApiCallErrorNotStarted	
h	m	AgoraRtmInvitationApiCallErrorCode	case ok = 0	AgoraRtmInvitationApiCallErrorOk	
h	t	AgoraRtmJoinChannelBlock	(AgoraRtmJoinChannelErrorCode) -> Void		
h	e	AgoraRtmJoinChannelErrorCode	Int, Sendable		
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorAlreadyJoined = 6	AgoraRtmJoinChannelErrorAlreadyJoined	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorExceedLimit = 5	AgoraRtmJoinChannelErrorExceedLimit	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorFailure = 1	AgoraRtmJoinChannelErrorFailure	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorInvalidArgument = 3	AgoraRtmJoinChannelErrorInvalidArgument	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorNotInitialized = 101	AgoraRtmJoinChannelErrorNotInitialized	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorNotLoggedIn = 102	AgoraRtmJoinChannelErrorNotLoggedIn	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorOk = 0	AgoraRtmJoinChannelErrorOk	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorRejected = 2	AgoraRtmJoinChannelErrorRejected	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorTimeout = 4	AgoraRtmJoinChannelErrorTimeout	
h	m	AgoraRtmJoinChannelErrorCode	case channelErrorTooOften = 7	AgoraRtmJoinChannelErrorTooOften	
o	m	AgoraRtmJoinChannelErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmJoinChannelErrorCode	case sameChannelErrorTooOften = 8	AgoraRtmJoinSameChannelErrorTooOften	
h	c	AgoraRtmKit	NSObject		
o	m	AgoraRtmKit	nonisolated(nonsending) func addOrUpdateChannel(_ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions) async -> AgoraRtmProcessAttributeErrorCode		
h	m	AgoraRtmKit	func addOrUpdateChannel(_ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions, completion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	addOrUpdateChannel:Attributes:Options:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func addOrUpdateLocalUserAttributes(_ attributes: [AgoraRtmAttribute]?) async -> AgoraRtmProcessAttributeErrorCode		
h	m	AgoraRtmKit	func addOrUpdateLocalUserAttributes(_ attributes: [AgoraRtmAttribute]?, completion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	addOrUpdateLocalUserAttributes:completion:	
h	m	AgoraRtmKit	weak open var agoraRtmDelegate: (any AgoraRtmDelegate)?	agoraRtmDelegate	
o	m	AgoraRtmKit	nonisolated(nonsending) func cancelMediaDownload(_ requestId: Int64) async -> (Int64, AgoraRtmCancelMediaErrorCode)		
h	m	AgoraRtmKit	func cancelMediaDownload(_ requestId: Int64, completion completionBlock: ((Int64, AgoraRtmCancelMediaErrorCode) -> Void)? = nil)	cancelMediaDownload:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func cancelMediaUpload(_ requestId: Int64) async -> (Int64, AgoraRtmCancelMediaErrorCode)		
h	m	AgoraRtmKit	func cancelMediaUpload(_ requestId: Int64, completion completionBlock: ((Int64, AgoraRtmCancelMediaErrorCode) -> Void)? = nil)	cancelMediaUpload:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func channelAllAttributes(_ channelId: String) async -> ([AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode)		
o	m	AgoraRtmKit	nonisolated(nonsending) func channelAttributes(_ channelId: String, byKeys attributeKeys: [String]?) async -> ([AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode)		
o	m	AgoraRtmKit	nonisolated(nonsending) func channelMemberCount(_ channelIds: [String]) async -> ([AgoraRtmChannelMemberCount]?, AgoraRtmChannelMemberCountErrorCode)		
h	m	AgoraRtmKit	var channels: NSMutableDictionary? { get }	channels	
h	m	AgoraRtmKit	func clearChannel(_ channelId: String, options: AgoraRtmChannelAttributeOptions, attributesWithCompletion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	clearChannel:Options:AttributesWithCompletion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func clearLocalUserAttributes() async -> AgoraRtmProcessAttributeErrorCode		
h	m	AgoraRtmKit	func clearLocalUserAttributes(completion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	clearLocalUserAttributesWithCompletion:	
h	m	AgoraRtmKit	func createChannel(withId channelId: String, delegate: (any AgoraRtmChannelDelegate)?) -> AgoraRtmChannel?	createChannelWithId:delegate:	
h	m	AgoraRtmKit	func createFileMessage(byMediaId mediaId: String) -> AgoraRtmFileMessage!	createFileMessageByMediaId:	
o	m	AgoraRtmKit	nonisolated(nonsending) func createFileMessage(byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!) async -> (Int64, AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode)		
h	m	AgoraRtmKit	func createFileMessage(byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!, completion completionBlock: ((Int64, AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode) -> Void)? = nil)	createFileMessageByUploading:withRequest:completion:	
h	m	AgoraRtmKit	func createImageMessage(byMediaId mediaId: String) -> AgoraRtmImageMessage!	createImageMessageByMediaId:	
o	m	AgoraRtmKit	nonisolated(nonsending) func createImageMessage(byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!) async -> (Int64, AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode)		
h	m	AgoraRtmKit	func createImageMessage(byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!, completion completionBlock: ((Int64, AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode) -> Void)? = nil)	createImageMessageByUploading:withRequest:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func deleteChannel(_ channelId: String, attributesByKeys attributeKeys: [String]?, options: AgoraRtmChannelAttributeOptions) async -> AgoraRtmProcessAttributeErrorCode		
h	m	AgoraRtmKit	func deleteChannel(_ channelId: String, attributesByKeys attributeKeys: [String]?, options: AgoraRtmChannelAttributeOptions, completion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	deleteChannel:AttributesByKeys:Options:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func deleteLocalUserAttributes(byKeys attributeKeys: [String]?) async -> AgoraRtmProcessAttributeErrorCode		
h	m	AgoraRtmKit	func deleteLocalUserAttributes(byKeys attributeKeys: [String]?, completion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	deleteLocalUserAttributesByKeys:completion:	
h	m	AgoraRtmKit	func destroyChannel(withId channelId: String) -> Bool	destroyChannelWithId:	
o	m	AgoraRtmKit	nonisolated(nonsending) func downloadMedia(_ mediaId: String, toFile filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!) async -> (Int64, AgoraRtmDownloadMediaErrorCode)		
h	m	AgoraRtmKit	func downloadMedia(_ mediaId: String, toFile filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!, completion completionBlock: ((Int64, AgoraRtmDownloadMediaErrorCode) -> Void)? = nil)	downloadMedia:toFile:withRequest:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func downloadMedia(toMemory mediaId: String, withRequest requestId: UnsafeMutablePointer<Int64>!) async -> (Int64, Data?, AgoraRtmDownloadMediaErrorCode)		
h	m	AgoraRtmKit	func downloadMedia(toMemory mediaId: String, withRequest requestId: UnsafeMutablePointer<Int64>!, completion completionBlock: ((Int64, Data?, AgoraRtmDownloadMediaErrorCode) -> Void)? = nil)	downloadMediaToMemory:withRequest:completion:	
h	m	AgoraRtmKit	func getChannelAllAttributes(_ channelId: String, completion completionBlock: (([AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	getChannelAllAttributes:completion:	
h	m	AgoraRtmKit	func getChannelAttributes(_ channelId: String, byKeys attributeKeys: [String]?, completion completionBlock: (([AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	getChannelAttributes:ByKeys:completion:	
h	m	AgoraRtmKit	func getChannelMemberCount(_ channelIds: [String], completion completionBlock: (([AgoraRtmChannelMemberCount]?, AgoraRtmChannelMemberCountErrorCode) -> Void)? = nil)	getChannelMemberCount:completion:	
h	m	AgoraRtmKit	func getRtmCall() -> AgoraRtmCallKit?	getRtmCallKit	
h	m	AgoraRtmKit	class func getSDKVersion() -> String!	getSDKVersion	
h	m	AgoraRtmKit	func getUserAllAttributes(_ userId: String!, completion completionBlock: (([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	getUserAllAttributes:completion:	
h	m	AgoraRtmKit	func getUserAttributes(_ userId: String!, byKeys attributeKeys: [String]?, completion completionBlock: (([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	getUserAttributes:ByKeys:completion:	
o	m	AgoraRtmKit	override init()		
h	m	AgoraRtmKit	init?(appId: String, delegate: (any AgoraRtmDelegate)?)	initWithAppId:delegate:	
o	m	AgoraRtmKit	convenience init?(appId: String, delegate: (any AgoraRtmDelegate)?, environment: MessagingEnvironment, device: String = "rtm")		
o	m	AgoraRtmKit	nonisolated(nonsending) func login(byToken token: String?, user userId: String) async -> AgoraRtmLoginErrorCode		
h	m	AgoraRtmKit	func login(byToken token: String?, user userId: String, completion completionBlock: ((AgoraRtmLoginErrorCode) -> Void)? = nil)	loginByToken:user:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func logout() async -> AgoraRtmLogoutErrorCode		
h	m	AgoraRtmKit	func logout(completion completionBlock: ((AgoraRtmLogoutErrorCode) -> Void)? = nil)	logoutWithCompletion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func queryPeers(bySubscriptionOption option: AgoraRtmPeerSubscriptionOptions) async -> ([String]?, AgoraRtmQueryPeersBySubscriptionOptionErrorCode)		
h	m	AgoraRtmKit	func queryPeers(bySubscriptionOption option: AgoraRtmPeerSubscriptionOptions, completion completionBlock: (([String]?, AgoraRtmQueryPeersBySubscriptionOptionErrorCode) -> Void)? = nil)	queryPeersBySubscriptionOption:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func queryPeersOnlineStatus(_ peerIds: [String]) async -> ([AgoraRtmPeerOnlineStatus]?, AgoraRtmQueryPeersOnlineErrorCode)		
h	m	AgoraRtmKit	func queryPeersOnlineStatus(_ peerIds: [String], completion completionBlock: (([AgoraRtmPeerOnlineStatus]?, AgoraRtmQueryPeersOnlineErrorCode) -> Void)? = nil)	queryPeersOnlineStatus:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func renewToken(_ token: String) async -> (String?, AgoraRtmRenewTokenErrorCode)		
h	m	AgoraRtmKit	func renewToken(_ token: String, completion completionBlock: ((String?, AgoraRtmRenewTokenErrorCode) -> Void)? = nil)	renewToken:completion:	
h	m	AgoraRtmKit	var rtmCallKit: AgoraRtmCallKit?	rtmCallKit	
o	m	AgoraRtmKit	nonisolated(nonsending) func send(_ message: AgoraRtmMessage, toPeer peerId: String) async -> AgoraRtmSendPeerMessageErrorCode		
h	m	AgoraRtmKit	func send(_ message: AgoraRtmMessage, toPeer peerId: String, completion completionBlock: ((AgoraRtmSendPeerMessageErrorCode) -> Void)? = nil)	sendMessage:toPeer:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func send(_ message: AgoraRtmMessage, toPeer peerId: String, sendMessageOptions options: AgoraRtmSendMessageOptions) async -> AgoraRtmSendPeerMessageErrorCode		
h	m	AgoraRtmKit	func send(_ message: AgoraRtmMessage, toPeer peerId: String, sendMessageOptions options: AgoraRtmSendMessageOptions, completion completionBlock: ((AgoraRtmSendPeerMessageErrorCode) -> Void)? = nil)	sendMessage:toPeer:sendMessageOptions:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func setChannel(_ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions) async -> AgoraRtmProcessAttributeErrorCode		
h	m	AgoraRtmKit	func setChannel(_ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions, completion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	setChannel:Attributes:Options:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func setLocalUserAttributes(_ attributes: [AgoraRtmAttribute]?) async -> AgoraRtmProcessAttributeErrorCode		
h	m	AgoraRtmKit	func setLocalUserAttributes(_ attributes: [AgoraRtmAttribute]?, completion completionBlock: ((AgoraRtmProcessAttributeErrorCode) -> Void)? = nil)	setLocalUserAttributes:completion:	
h	m	AgoraRtmKit	func setLogFile(_ logFile: String) -> Int32	setLogFile:	
h	m	AgoraRtmKit	func setLogFileSize(_ fileSize: Int32) -> Int32	setLogFileSize:	
h	m	AgoraRtmKit	func setLogFilters(_ filter: AgoraRtmLogFilter) -> Int32	setLogFilters:	
r	m	AgoraRtmKit	func setParameters(_ parameters: String) -> Int32	setParameters:	no option is public
o	m	AgoraRtmKit	nonisolated(nonsending) func subscribePeersOnlineStatus(_ peerIds: [String]) async -> AgoraRtmPeerSubscriptionStatusErrorCode		
h	m	AgoraRtmKit	func subscribePeersOnlineStatus(_ peerIds: [String], completion completionBlock: ((AgoraRtmPeerSubscriptionStatusErrorCode) -> Void)? = nil)	subscribePeersOnlineStatus:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func unsubscribePeersOnlineStatus(_ peerIds: [String]) async -> AgoraRtmPeerSubscriptionStatusErrorCode		
h	m	AgoraRtmKit	func unsubscribePeersOnlineStatus(_ peerIds: [String], completion completionBlock: ((AgoraRtmPeerSubscriptionStatusErrorCode) -> Void)? = nil)	unsubscribePeersOnlineStatus:completion:	
o	m	AgoraRtmKit	nonisolated(nonsending) func userAllAttributes(_ userId: String!) async -> ([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode)		
o	m	AgoraRtmKit	nonisolated(nonsending) func userAttributes(_ userId: String!, byKeys attributeKeys: [String]?) async -> ([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode)		
h	t	AgoraRtmLeaveChannelBlock	(AgoraRtmLeaveChannelErrorCode) -> Void		
h	e	AgoraRtmLeaveChannelErrorCode	Int, Sendable		
h	m	AgoraRtmLeaveChannelErrorCode	case failure = 1	AgoraRtmLeaveChannelErrorFailure	
o	m	AgoraRtmLeaveChannelErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmLeaveChannelErrorCode	case notInChannel = 3	AgoraRtmLeaveChannelErrorNotInChannel	
h	m	AgoraRtmLeaveChannelErrorCode	case notInitialized = 101	AgoraRtmLeaveChannelErrorNotInitialized	
h	m	AgoraRtmLeaveChannelErrorCode	case notLoggedIn = 102	AgoraRtmLeaveChannelErrorNotLoggedIn	
h	m	AgoraRtmLeaveChannelErrorCode	case ok = 0	AgoraRtmLeaveChannelErrorOk	
h	m	AgoraRtmLeaveChannelErrorCode	case rejected = 2	AgoraRtmLeaveChannelErrorRejected	
h	c	AgoraRtmLocalInvitation	NSObject		
h	m	AgoraRtmLocalInvitation	var calleeId: String	calleeId	
h	m	AgoraRtmLocalInvitation	var channelId: String?	channelId	
h	m	AgoraRtmLocalInvitation	var content: String?	content	
o	m	AgoraRtmLocalInvitation	override convenience init()		
h	m	AgoraRtmLocalInvitation	init(calleeId: String)	initWithCalleeId:	
h	m	AgoraRtmLocalInvitation	var response: String? { get }	response	
h	m	AgoraRtmLocalInvitation	var state: AgoraRtmLocalInvitationState { get }	state	
h	t	AgoraRtmLocalInvitationCancelBlock	(AgoraRtmInvitationApiCallErrorCode) -> Void		
h	e	AgoraRtmLocalInvitationErrorCode	Int, Sendable		
h	m	AgoraRtmLocalInvitationErrorCode	case expire = 3	AgoraRtmLocalInvitationErrorExpire	
o	m	AgoraRtmLocalInvitationErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmLocalInvitationErrorCode	case notLoggedIn = 4	AgoraRtmLocalInvitationErrorNotLoggedIn	
h	m	AgoraRtmLocalInvitationErrorCode	case ok = 0	AgoraRtmLocalInvitationErrorOk	
h	m	AgoraRtmLocalInvitationErrorCode	case remoteNoResponse = 2	AgoraRtmLocalInvitationErrorRemoteNoResponse	
h	m	AgoraRtmLocalInvitationErrorCode	case remoteOffline = 1	AgoraRtmLocalInvitationErrorRemoteOffline	
h	t	AgoraRtmLocalInvitationSendBlock	(AgoraRtmInvitationApiCallErrorCode) -> Void		
h	e	AgoraRtmLocalInvitationState	Int, Sendable		
h	m	AgoraRtmLocalInvitationState	case acceptedByRemote = 3	AgoraRtmLocalInvitationStateAcceptedByRemote	
h	m	AgoraRtmLocalInvitationState	case canceled = 5	AgoraRtmLocalInvitationStateCanceled	
h	m	AgoraRtmLocalInvitationState	case failure = 6	AgoraRtmLocalInvitationStateFailure	
h	m	AgoraRtmLocalInvitationState	case idle = 0	AgoraRtmLocalInvitationStateIdle	
o	m	AgoraRtmLocalInvitationState	init?(rawValue: Int)		
h	m	AgoraRtmLocalInvitationState	case receivedByRemote = 2	AgoraRtmLocalInvitationStateReceivedByRemote	
h	m	AgoraRtmLocalInvitationState	case refusedByRemote = 4	AgoraRtmLocalInvitationStateRefusedByRemote	
h	m	AgoraRtmLocalInvitationState	case sentToRemote = 1	AgoraRtmLocalInvitationStateSentToRemote	
h	e	AgoraRtmLogFilter	Int, Sendable		
h	m	AgoraRtmLogFilter	case critical = 8	AgoraRtmLogFilterCritical	
h	m	AgoraRtmLogFilter	case error = 12	AgoraRtmLogFilterError	
h	m	AgoraRtmLogFilter	case info = 15	AgoraRtmLogFilterInfo	
o	m	AgoraRtmLogFilter	init?(rawValue: Int)		
h	m	AgoraRtmLogFilter	case mask = 2063	AgoraRtmLogFilterMask	
h	m	AgoraRtmLogFilter	case off = 0	AgoraRtmLogFilterOff	
h	m	AgoraRtmLogFilter	case warn = 14	AgoraRtmLogFilterWarn	
h	t	AgoraRtmLoginBlock	(AgoraRtmLoginErrorCode) -> Void		
h	e	AgoraRtmLoginErrorCode	Int, Sendable		
h	m	AgoraRtmLoginErrorCode	case alreadyLogin = 8	AgoraRtmLoginErrorAlreadyLogin	
o	m	AgoraRtmLoginErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmLoginErrorCode	case invalidAppId = 4	AgoraRtmLoginErrorInvalidAppId	
h	m	AgoraRtmLoginErrorCode	case invalidArgument = 3	AgoraRtmLoginErrorInvalidArgument	
h	m	AgoraRtmLoginErrorCode	case invalidToken = 5	AgoraRtmLoginErrorInvalidToken	
h	m	AgoraRtmLoginErrorCode	case loginNotInitialized = 101	AgoraRtmLoginErrorLoginNotInitialized	
h	m	AgoraRtmLoginErrorCode	case loginTooOften = 10	AgoraRtmLoginErrorLoginTooOften	
h	m	AgoraRtmLoginErrorCode	case notAuthorized = 7	AgoraRtmLoginErrorNotAuthorized	
h	m	AgoraRtmLoginErrorCode	case ok = 0	AgoraRtmLoginErrorOk	
h	m	AgoraRtmLoginErrorCode	case rejected = 2	AgoraRtmLoginErrorRejected	
h	m	AgoraRtmLoginErrorCode	case timeout = 9	AgoraRtmLoginErrorTimeout	
h	m	AgoraRtmLoginErrorCode	case tokenExpired = 6	AgoraRtmLoginErrorTokenExpired	
h	m	AgoraRtmLoginErrorCode	case unknown = 1	AgoraRtmLoginErrorUnknown	
h	t	AgoraRtmLogoutBlock	(AgoraRtmLogoutErrorCode) -> Void		
h	e	AgoraRtmLogoutErrorCode	Int, Sendable		
o	m	AgoraRtmLogoutErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmLogoutErrorCode	case notInitialized = 101	AgoraRtmLogoutErrorNotInitialized	
h	m	AgoraRtmLogoutErrorCode	case notLoggedIn = 102	AgoraRtmLogoutErrorNotLoggedIn	
h	m	AgoraRtmLogoutErrorCode	case ok = 0	AgoraRtmLogoutErrorOk	
h	m	AgoraRtmLogoutErrorCode	case rejected = 1	AgoraRtmLogoutErrorRejected	
h	c	AgoraRtmMediaOperationProgress	NSObject		
h	m	AgoraRtmMediaOperationProgress	var currentSize: Int64	currentSize	
o	m	AgoraRtmMediaOperationProgress	override convenience init()		
h	m	AgoraRtmMediaOperationProgress	var totalSize: Int64	totalSize	
h	c	AgoraRtmMember	NSObject		
h	m	AgoraRtmMember	var channelId: String	channelId	
o	m	AgoraRtmMember	override convenience init()		
h	m	AgoraRtmMember	var userId: String	userId	
h	c	AgoraRtmMessage	NSObject		
o	m	AgoraRtmMessage	override init()		
h	m	AgoraRtmMessage	init(text: String)	initWithText:	
h	m	AgoraRtmMessage	var isOfflineMessage: Bool { get }	isOfflineMessage	
h	m	AgoraRtmMessage	var serverReceivedTs: Int64 { get }	serverReceivedTs	
h	m	AgoraRtmMessage	var text: String	text	
h	m	AgoraRtmMessage	var type: AgoraRtmMessageType { get }	type	
h	e	AgoraRtmMessageType	Int, Sendable		
h	m	AgoraRtmMessageType	case file = 3	AgoraRtmMessageTypeFile	
h	m	AgoraRtmMessageType	case image = 4	AgoraRtmMessageTypeImage	
o	m	AgoraRtmMessageType	init?(rawValue: Int)		
h	m	AgoraRtmMessageType	case raw = 2	AgoraRtmMessageTypeRaw	
h	m	AgoraRtmMessageType	case text = 1	AgoraRtmMessageTypeText	
h	m	AgoraRtmMessageType	case undefined = 0	AgoraRtmMessageTypeUndefined	
h	e	AgoraRtmPeerOnlineState	Int, Sendable		
o	m	AgoraRtmPeerOnlineState	init?(rawValue: Int)		
h	m	AgoraRtmPeerOnlineState	case offline = 2	AgoraRtmPeerOnlineStateOffline	
h	m	AgoraRtmPeerOnlineState	case online = 0	AgoraRtmPeerOnlineStateOnline	
h	m	AgoraRtmPeerOnlineState	case unreachable = 1	AgoraRtmPeerOnlineStateUnreachable	
h	c	AgoraRtmPeerOnlineStatus	NSObject		
o	m	AgoraRtmPeerOnlineStatus	override init()		
h	m	AgoraRtmPeerOnlineStatus	var isOnline: Bool	isOnline	
h	m	AgoraRtmPeerOnlineStatus	var peerId: String	peerId	
h	m	AgoraRtmPeerOnlineStatus	var state: AgoraRtmPeerOnlineState { get }	state	
h	e	AgoraRtmPeerSubscriptionOptions	Int, Sendable		
o	m	AgoraRtmPeerSubscriptionOptions	init?(rawValue: Int)		
h	m	AgoraRtmPeerSubscriptionOptions	case onlineStatus = 0	AgoraRtmPeerSubscriptionOnlineStatus	
h	e	AgoraRtmPeerSubscriptionStatusErrorCode	Int, Sendable		
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case failure = 1	AgoraRtmPeerSubscriptionStatusErrorFailure	
o	m	AgoraRtmPeerSubscriptionStatusErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case invalidArgument = 2	AgoraRtmPeerSubscriptionStatusErrorInvalidArgument	
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case notInitialized = 101	AgoraRtmPeerSubscriptionStatusErrorNotInitialized	
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case notLoggedIn = 102	AgoraRtmPeerSubscriptionStatusErrorNotLoggedIn	
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case ok = 0	AgoraRtmPeerSubscriptionStatusErrorOk	
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case overflow = 6	AgoraRtmPeerSubscriptionStatusErrorOverflow	
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case rejected = 3	AgoraRtmPeerSubscriptionStatusErrorRejected	
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case timeout = 4	AgoraRtmPeerSubscriptionStatusErrorTimeout	
h	m	AgoraRtmPeerSubscriptionStatusErrorCode	case tooOften = 5	AgoraRtmPeerSubscriptionStatusErrorTooOften	
h	e	AgoraRtmProcessAttributeErrorCode	Int, Sendable		
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorFailure = 2	AgoraRtmAttributeOperationErrorFailure	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorInvalidArgument = 3	AgoraRtmAttributeOperationErrorInvalidArgument	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorNotInitialized = 101	AgoraRtmAttributeOperationErrorNotInitialized	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorNotLoggedIn = 102	AgoraRtmAttributeOperationErrorNotLoggedIn	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorNotReady = 1	AgoraRtmAttributeOperationErrorNotReady	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorOk = 0	AgoraRtmAttributeOperationErrorOk	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorSizeOverflow = 4	AgoraRtmAttributeOperationErrorSizeOverflow	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorTimeout = 7	AgoraRtmAttributeOperationErrorTimeout	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorTooOften = 5	AgoraRtmAttributeOperationErrorTooOften	
h	m	AgoraRtmProcessAttributeErrorCode	case attributeOperationErrorUserNotFound = 6	AgoraRtmAttributeOperationErrorUserNotFound	
o	m	AgoraRtmProcessAttributeErrorCode	init?(rawValue: Int)		
h	t	AgoraRtmQueryPeersBySubscriptionOptionBlock	([String]?, AgoraRtmQueryPeersBySubscriptionOptionErrorCode) -> Void		
h	e	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	Int, Sendable		
h	m	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	case failure = 1	AgoraRtmQueryPeersBySubscriptionOptionErrorFailure	
o	m	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	case notInitialized = 101	AgoraRtmQueryPeersBySubscriptionOptionErrorNotInitialized	
h	m	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	case notLoggedIn = 102	AgoraRtmQueryPeersBySubscriptionOptionErrorNotLoggedIn	
h	m	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	case ok = 0	AgoraRtmQueryPeersBySubscriptionOptionErrorOk	
h	m	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	case timeout = 2	AgoraRtmQueryPeersBySubscriptionOptionErrorTimeout	
h	m	AgoraRtmQueryPeersBySubscriptionOptionErrorCode	case tooOften = 3	AgoraRtmQueryPeersBySubscriptionOptionErrorTooOften	
h	t	AgoraRtmQueryPeersOnlineBlock	([AgoraRtmPeerOnlineStatus]?, AgoraRtmQueryPeersOnlineErrorCode) -> Void		
h	e	AgoraRtmQueryPeersOnlineErrorCode	Int, Sendable		
h	m	AgoraRtmQueryPeersOnlineErrorCode	case failure = 1	AgoraRtmQueryPeersOnlineErrorFailure	
o	m	AgoraRtmQueryPeersOnlineErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmQueryPeersOnlineErrorCode	case invalidArgument = 2	AgoraRtmQueryPeersOnlineErrorInvalidArgument	
h	m	AgoraRtmQueryPeersOnlineErrorCode	case notInitialized = 101	AgoraRtmQueryPeersOnlineErrorNotInitialized	
h	m	AgoraRtmQueryPeersOnlineErrorCode	case notLoggedIn = 102	AgoraRtmQueryPeersOnlineErrorNotLoggedIn	
h	m	AgoraRtmQueryPeersOnlineErrorCode	case ok = 0	AgoraRtmQueryPeersOnlineErrorOk	
h	m	AgoraRtmQueryPeersOnlineErrorCode	case rejected = 3	AgoraRtmQueryPeersOnlineErrorRejected	
h	m	AgoraRtmQueryPeersOnlineErrorCode	case timeout = 4	AgoraRtmQueryPeersOnlineErrorTimeout	
h	m	AgoraRtmQueryPeersOnlineErrorCode	case tooOften = 5	AgoraRtmQueryPeersOnlineErrorTooOften	
h	c	AgoraRtmRawMessage	AgoraRtmMessage		
o	m	AgoraRtmRawMessage	override init()		
h	m	AgoraRtmRawMessage	init(rawData: Data, description: String)	initWithRawData:description:	
h	m	AgoraRtmRawMessage	var rawData: Data	rawData	
o	m	AgoraRtmRawMessage	override var type: AgoraRtmMessageType { get }		
h	c	AgoraRtmRemoteInvitation	NSObject		
h	m	AgoraRtmRemoteInvitation	var callerId: String { get }	callerId	
h	m	AgoraRtmRemoteInvitation	var channelId: String? { get }	channelId	
h	m	AgoraRtmRemoteInvitation	var content: String? { get }	content	
o	m	AgoraRtmRemoteInvitation	override init()		
h	m	AgoraRtmRemoteInvitation	var response: String?	response	
h	m	AgoraRtmRemoteInvitation	var state: AgoraRtmRemoteInvitationState { get }	state	
h	t	AgoraRtmRemoteInvitationAcceptBlock	(AgoraRtmInvitationApiCallErrorCode) -> Void		
h	e	AgoraRtmRemoteInvitationErrorCode	Int, Sendable		
h	m	AgoraRtmRemoteInvitationErrorCode	case acceptFailure = 2	AgoraRtmRemoteInvitationErrorAcceptFailure	
h	m	AgoraRtmRemoteInvitationErrorCode	case expire = 3	AgoraRtmRemoteInvitationErrorExpire	
o	m	AgoraRtmRemoteInvitationErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmRemoteInvitationErrorCode	case localOffline = 1	AgoraRtmRemoteInvitationErrorLocalOffline	
h	m	AgoraRtmRemoteInvitationErrorCode	case ok = 0	AgoraRtmRemoteInvitationErrorOk	
h	t	AgoraRtmRemoteInvitationRefuseBlock	(AgoraRtmInvitationApiCallErrorCode) -> Void		
h	e	AgoraRtmRemoteInvitationState	Int, Sendable		
h	m	AgoraRtmRemoteInvitationState	case acceptSentToLocal = 2	AgoraRtmRemoteInvitationStateAcceptSentToLocal	
h	m	AgoraRtmRemoteInvitationState	case accepted = 4	AgoraRtmRemoteInvitationStateAccepted	
h	m	AgoraRtmRemoteInvitationState	case canceled = 5	AgoraRtmRemoteInvitationStateCanceled	
h	m	AgoraRtmRemoteInvitationState	case failure = 6	AgoraRtmRemoteInvitationStateFailure	
h	m	AgoraRtmRemoteInvitationState	case idle = 0	AgoraRtmRemoteInvitationStateIdle	
o	m	AgoraRtmRemoteInvitationState	init?(rawValue: Int)		
h	m	AgoraRtmRemoteInvitationState	case invitationReceived = 1	AgoraRtmRemoteInvitationStateInvitationReceived	
h	m	AgoraRtmRemoteInvitationState	case refused = 3	AgoraRtmRemoteInvitationStateRefused	
h	t	AgoraRtmRenewTokenBlock	(String?, AgoraRtmRenewTokenErrorCode) -> Void		
h	e	AgoraRtmRenewTokenErrorCode	Int, Sendable		
h	m	AgoraRtmRenewTokenErrorCode	case failure = 1	AgoraRtmRenewTokenErrorFailure	
o	m	AgoraRtmRenewTokenErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmRenewTokenErrorCode	case invalidArgument = 2	AgoraRtmRenewTokenErrorInvalidArgument	
h	m	AgoraRtmRenewTokenErrorCode	case invalidToken = 6	AgoraRtmRenewTokenErrorInvalidToken	
h	m	AgoraRtmRenewTokenErrorCode	case notInitialized = 101	AgoraRtmRenewTokenErrorNotInitialized	
h	m	AgoraRtmRenewTokenErrorCode	case notLoggedIn = 102	AgoraRtmRenewTokenErrorNotLoggedIn	
h	m	AgoraRtmRenewTokenErrorCode	case ok = 0	AgoraRtmRenewTokenErrorOk	
h	m	AgoraRtmRenewTokenErrorCode	case rejected = 3	AgoraRtmRenewTokenErrorRejected	
h	m	AgoraRtmRenewTokenErrorCode	case tokenExpired = 5	AgoraRtmRenewTokenErrorTokenExpired	
h	m	AgoraRtmRenewTokenErrorCode	case tooOften = 4	AgoraRtmRenewTokenErrorTooOften	
h	t	AgoraRtmSendChannelMessageBlock	(AgoraRtmSendChannelMessageErrorCode) -> Void		
h	e	AgoraRtmSendChannelMessageErrorCode	Int, Sendable		
h	m	AgoraRtmSendChannelMessageErrorCode	case errorFailure = 1	AgoraRtmSendChannelMessageErrorFailure	
h	m	AgoraRtmSendChannelMessageErrorCode	case errorNotInitialized = 101	AgoraRtmSendChannelMessageErrorNotInitialized	
h	m	AgoraRtmSendChannelMessageErrorCode	case errorOk = 0	AgoraRtmSendChannelMessageErrorOk	
h	m	AgoraRtmSendChannelMessageErrorCode	case errorTimeout = 2	AgoraRtmSendChannelMessageErrorTimeout	
o	m	AgoraRtmSendChannelMessageErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmSendChannelMessageErrorCode	case invalidMessage = 4	AgoraRtmSendChannelMessageInvalidMessage	
h	m	AgoraRtmSendChannelMessageErrorCode	case notLoggedIn = 102	AgoraRtmSendChannelMessageNotLoggedIn	
h	m	AgoraRtmSendChannelMessageErrorCode	case tooOften = 3	AgoraRtmSendChannelMessageTooOften	
h	c	AgoraRtmSendMessageOptions	NSObject		
k	m	AgoraRtmSendMessageOptions	var enableHistoricalMessaging: Bool	enableHistoricalMessaging	
h	m	AgoraRtmSendMessageOptions	var enableOfflineMessaging: Bool	enableOfflineMessaging	
o	m	AgoraRtmSendMessageOptions	override init()		
h	t	AgoraRtmSendPeerMessageBlock	(AgoraRtmSendPeerMessageErrorCode) -> Void		
h	e	AgoraRtmSendPeerMessageErrorCode	Int, Sendable		
h	m	AgoraRtmSendPeerMessageErrorCode	case cachedByServer = 4	AgoraRtmSendPeerMessageErrorCachedByServer	
h	m	AgoraRtmSendPeerMessageErrorCode	case failure = 1	AgoraRtmSendPeerMessageErrorFailure	
h	m	AgoraRtmSendPeerMessageErrorCode	case imcompatibleMessage = 8	AgoraRtmSendPeerMessageErrorImcompatibleMessage	
o	m	AgoraRtmSendPeerMessageErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmSendPeerMessageErrorCode	case invalidMessage = 7	AgoraRtmSendPeerMessageErrorInvalidMessage	
h	m	AgoraRtmSendPeerMessageErrorCode	case invalidUserId = 6	AgoraRtmSendPeerMessageErrorInvalidUserId	
h	m	AgoraRtmSendPeerMessageErrorCode	case notInitialized = 101	AgoraRtmSendPeerMessageErrorNotInitialized	
h	m	AgoraRtmSendPeerMessageErrorCode	case notLoggedIn = 102	AgoraRtmSendPeerMessageErrorNotLoggedIn	
h	m	AgoraRtmSendPeerMessageErrorCode	case ok = 0	AgoraRtmSendPeerMessageErrorOk	
h	m	AgoraRtmSendPeerMessageErrorCode	case peerUnreachable = 3	AgoraRtmSendPeerMessageErrorPeerUnreachable	
h	m	AgoraRtmSendPeerMessageErrorCode	case timeout = 2	AgoraRtmSendPeerMessageErrorTimeout	
h	m	AgoraRtmSendPeerMessageErrorCode	case tooOften = 5	AgoraRtmSendPeerMessageErrorTooOften	
h	t	AgoraRtmSetChannelAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	t	AgoraRtmSetLocalUserAttributesBlock	(AgoraRtmProcessAttributeErrorCode) -> Void		
h	t	AgoraRtmSubscriptionRequestBlock	(AgoraRtmPeerSubscriptionStatusErrorCode) -> Void		
h	t	AgoraRtmUploadFileMediaBlock	(Int64, AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode) -> Void		
h	t	AgoraRtmUploadImageMediaBlock	(Int64, AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode) -> Void		
h	e	AgoraRtmUploadMediaErrorCode	Int, Sendable		
h	m	AgoraRtmUploadMediaErrorCode	case concurrencyLimitExceeded = 5	AgoraRtmUploadMediaErrorConcurrencyLimitExceeded	
h	m	AgoraRtmUploadMediaErrorCode	case failure = 1	AgoraRtmUploadMediaErrorFailure	
o	m	AgoraRtmUploadMediaErrorCode	init?(rawValue: Int)		
h	m	AgoraRtmUploadMediaErrorCode	case interrupted = 6	AgoraRtmUploadMediaErrorInterrupted	
h	m	AgoraRtmUploadMediaErrorCode	case invalidArgument = 2	AgoraRtmUploadMediaErrorInvalidArgument	
h	m	AgoraRtmUploadMediaErrorCode	case notInitialized = 101	AgoraRtmUploadMediaErrorNotInitialized	
h	m	AgoraRtmUploadMediaErrorCode	case notLoggedIn = 102	AgoraRtmUploadMediaErrorNotLoggedIn	
h	m	AgoraRtmUploadMediaErrorCode	case ok = 0	AgoraRtmUploadMediaErrorOk	
h	m	AgoraRtmUploadMediaErrorCode	case sizeOverflow = 4	AgoraRtmUploadMediaErrorSizeOverflow	
h	m	AgoraRtmUploadMediaErrorCode	case timeout = 3	AgoraRtmUploadMediaErrorTimeout	
"""#
}
