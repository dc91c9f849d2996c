// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum NIMTable {
  static let rows = #"""
h	g		let NIMChatroomEventInfoMutedKey: String		
h	g		let NIMChatroomEventInfoQueueChangeItemKey: String		
h	g		let NIMChatroomEventInfoQueueChangeItemValueKey: String		
h	g		let NIMChatroomEventInfoQueueChangeItemsKey: String		
h	g		let NIMChatroomEventInfoQueueChangeTypeKey: String		
h	g		let NIMChatroomEventInfoTempMutedDurationKey: String		
h	g		let NIMChatroomEventInfoTempMutedKey: String		
h	g		let NIMLocalErrorDomain: String		
h	g		let NIMNOSSceneTypeAvatar: String		
h	g		let NIMNOSSceneTypeMessage: String		
h	g		let NIMNOSSceneTypeSecurity: String		
h	g		let NIMRemoteErrorDomain: String		
h	g		var NIMVideoMp4Ext: String { get }		
h	g		var NIMVideoThumbExt: String { get }		
h	g		var NIM_IOS: Int32 { get }		
h	t	NIMAddCollectBlock	((any Error)?, NIMCollectInfo?) -> Void		
h	c	NIMAddCollectParams	NSObject		
h	m	NIMAddCollectParams	var data: String	data	
h	m	NIMAddCollectParams	var ext: String	ext	
o	m	NIMAddCollectParams	override init()		
h	m	NIMAddCollectParams	var type: Int	type	
h	m	NIMAddCollectParams	var uniqueId: String	uniqueId	
h	c	NIMAddEmptyRecentSessionBySessionOption	NSObject		
h	m	NIMAddEmptyRecentSessionBySessionOption	var addEmptyMsgIfNoLastMsgExist: Bool	addEmptyMsgIfNoLastMsgExist	
o	m	NIMAddEmptyRecentSessionBySessionOption	override init()		
h	m	NIMAddEmptyRecentSessionBySessionOption	var withLastMsg: Bool	withLastMsg	
h	t	NIMAddMessagePinCompletion	((any Error)?, NIMMessagePinItem?) -> Void		
h	t	NIMAddStickTopSessionCompletion	((any Error)?, NIMStickTopSessionInfo?) -> Void		
h	c	NIMAddStickTopSessionParams	NSObject		
h	m	NIMAddStickTopSessionParams	var ext: String	ext	
o	m	NIMAddStickTopSessionParams	override convenience init()		
h	m	NIMAddStickTopSessionParams	init(session: NIMSession)	initWithSession:	
h	m	NIMAddStickTopSessionParams	var session: NIMSession	session	
h	c	NIMAntiSpamOption	NSObject		
k	m	NIMAntiSpamOption	var businessId: String?	businessId	no outside service is asked
k	m	NIMAntiSpamOption	var content: String?	content	no outside service is asked
h	m	NIMAntiSpamOption	var hitClientAntispam: Bool	hitClientAntispam	
o	m	NIMAntiSpamOption	override init()		
k	m	NIMAntiSpamOption	var yidunEnabled: Bool	yidunEnabled	no outside service is asked
h	p	NIMAntispamManager	NSObjectProtocol		
h	m	NIMAntispamManager	func checkLocalAntispam(_ option: NIMLocalAntiSpamCheckOption) throws -> NIMLocalAntiSpamCheckResult	checkLocalAntispam:error:	
h	t	NIMApnsHandler	((any Error)?) -> Void		
h	p	NIMApnsManager	NSObjectProtocol		
h	m	NIMApnsManager	func add(_ delegate: any NIMApnsManagerDelegate)	addDelegate:	
h	m	NIMApnsManager	func currentMultiportConfig() -> NIMPushNotificationMultiportConfig?	currentMultiportConfig	
h	m	NIMApnsManager	func currentSetting() -> NIMPushNotificationSetting?	currentSetting	
h	m	NIMApnsManager	func registerBadgeCountHandler(_ handler: NIMBadgeHandler)	registerBadgeCountHandler:	
h	m	NIMApnsManager	func remove(_ delegate: any NIMApnsManagerDelegate)	removeDelegate:	
o	m	NIMApnsManager	func updateApnsMultiportConfig(_ config: NIMPushNotificationMultiportConfig)		
h	m	NIMApnsManager	func updateApnsMultiportConfig(_ config: NIMPushNotificationMultiportConfig, completion: NIMApnsHandler?)	updateApnsMultiportConfig:completion:	
o	m	NIMApnsManager	func updateApnsSetting(_ setting: NIMPushNotificationSetting)		
h	m	NIMApnsManager	func updateApnsSetting(_ setting: NIMPushNotificationSetting, completion: NIMApnsHandler?)	updateApnsSetting:completion:	
h	p	NIMApnsManagerDelegate	NSObjectProtocol		
h	m	NIMApnsManagerDelegate	func onOtherClientChangedPushNotificationMultiportConfig()	onOtherClientChangedPushNotificationMultiportConfig	
h	t	NIMArchiveLogsHandler	(any Error, String) -> Void		
h	e	NIMAsymEncryptionType	Int, Sendable		
h	m	NIMAsymEncryptionType	case RSA = 1	NIMAsymEncryptionTypeRSA	
h	m	NIMAsymEncryptionType	case SM2 = 2	NIMAsymEncryptionTypeSM2	
o	m	NIMAsymEncryptionType	init?(rawValue: Int)		
h	c	NIMAudioObject	NSObject, NIMMessageObject		
h	m	NIMAudioObject	var displayName: String?	displayName	
h	m	NIMAudioObject	var duration: Int	duration	
o	m	NIMAudioObject	override convenience init()		
h	m	NIMAudioObject	init(data: Data, extension: String)	initWithData:extension:	
h	m	NIMAudioObject	init(data: Data, extension: String, scene: String)	initWithData:extension:scene:	
h	m	NIMAudioObject	init(sourcePath: String)	initWithSourcePath:	
h	m	NIMAudioObject	init(sourcePath: String, scene: String)	initWithSourcePath:scene:	
h	m	NIMAudioObject	var md5: String? { get }	md5	
o	m	NIMAudioObject	weak var message: NIMMessage?		
h	m	NIMAudioObject	var path: String? { get }	path	
h	m	NIMAudioObject	func setUploadURL(_ urlString: String)	setUploadURL:	
o	m	NIMAudioObject	func type() -> NIMMessageType		
h	m	NIMAudioObject	var url: String? { get }	url	
h	e	NIMAudioOutputDevice	Int, Sendable		
o	m	NIMAudioOutputDevice	init?(rawValue: Int)		
h	m	NIMAudioOutputDevice	case receiver = 0	NIMAudioOutputDeviceReceiver	
h	m	NIMAudioOutputDevice	case speaker = 1	NIMAudioOutputDeviceSpeaker	
o	p	NIMAudioPort			
o	m	NIMAudioPort	var averagePower: Float { get }		
o	m	NIMAudioPort	var peakPower: Float { get }		
o	m	NIMAudioPort	func play(_ path: String, report: (NIMAudioPortEvent) -> Void) throws		
o	m	NIMAudioPort	func record(_ type: NIMAudioType, duration: TimeInterval, interval: TimeInterval, report: (NIMAudioPortEvent) -> Void) throws -> String		
o	m	NIMAudioPort	func seek(to time: TimeInterval) -> Bool		
o	m	NIMAudioPort	func stopPlaying()		
o	m	NIMAudioPort	func stopRecording()		
o	m	NIMAudioPort	func switchOutput(to device: NIMAudioOutputDevice) -> Bool		
o	e	NIMAudioPortEvent			
o	m	NIMAudioPortEvent	case ended(error: (any Error)?)		
o	m	NIMAudioPortEvent	case interrupted		
o	m	NIMAudioPortEvent	case progress(value: Double)		
o	m	NIMAudioPortEvent	case resumed		
h	t	NIMAudioToTextBlock	((any Error)?, String?) -> Void		
h	c	NIMAudioToTextOption	NSObject		
h	m	NIMAudioToTextOption	var filepath: String	filepath	
o	m	NIMAudioToTextOption	override init()		
h	m	NIMAudioToTextOption	var url: String	url	
h	e	NIMAudioType	Int, Sendable		
h	m	NIMAudioType	case AAC = 0	NIMAudioTypeAAC	
h	m	NIMAudioType	case AMR = 1	NIMAudioTypeAMR	
o	m	NIMAudioType	init?(rawValue: Int)		
h	c	NIMAutoLoginData	NSObject		
h	m	NIMAutoLoginData	var account: String	account	
h	m	NIMAutoLoginData	var authType: Int32	authType	
k	m	NIMAutoLoginData	var forcedMode: Bool	forcedMode	any client may log in automatically
o	m	NIMAutoLoginData	override init()		
h	m	NIMAutoLoginData	var loginExtension: String	loginExtension	
h	m	NIMAutoLoginData	var token: String	token	
h	t	NIMBadgeHandler	() -> UInt		
h	t	NIMBatchDeleteMessagesBlock	((any Error)?) -> Void		
h	c	NIMBatchDeleteMessagesOption	NSObject		
h	m	NIMBatchDeleteMessagesOption	var end: TimeInterval	end	
o	m	NIMBatchDeleteMessagesOption	override init()		
h	m	NIMBatchDeleteMessagesOption	var start: TimeInterval	start	
h	t	NIMBatchSendACKSessionsBlock	((any Error)?, [NIMSession]?) -> Void		
h	p	NIMBroadcastManager	NSObjectProtocol		
h	m	NIMBroadcastManager	func add(_ delegate: any NIMBroadcastManagerDelegate)	addDelegate:	
h	m	NIMBroadcastManager	func remove(_ delegate: any NIMBroadcastManagerDelegate)	removeDelegate:	
h	p	NIMBroadcastManagerDelegate	NSObjectProtocol		
h	m	NIMBroadcastManagerDelegate	func onReceive(_ broadcastMessage: NIMBroadcastMessage)	onReceiveBroadcastMessage:	
h	c	NIMBroadcastMessage	NSObject		
h	m	NIMBroadcastMessage	var broadcastId: Int64 { get }	broadcastId	
h	m	NIMBroadcastMessage	var content: String? { get }	content	
o	m	NIMBroadcastMessage	override init()		
h	m	NIMBroadcastMessage	var sender: String? { get }	sender	
h	m	NIMBroadcastMessage	var timestamp: TimeInterval { get }	timestamp	
h	c	NIMCacheQueryResult	NSObject		
h	m	NIMCacheQueryResult	var creationDate: Date { get }	creationDate	
h	m	NIMCacheQueryResult	var fileLength: Int64 { get }	fileLength	
o	m	NIMCacheQueryResult	override init()		
h	m	NIMCacheQueryResult	var path: String { get }	path	
h	c	NIMChatExtendBasicInfo	NSObject, NSCopying		
o	m	NIMChatExtendBasicInfo	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMChatExtendBasicInfo	var fromAccount: String	fromAccount	
o	m	NIMChatExtendBasicInfo	override init()		
h	m	NIMChatExtendBasicInfo	init(message: NIMMessage)	initWithMessage:	
h	m	NIMChatExtendBasicInfo	var messageID: String	messageID	
h	m	NIMChatExtendBasicInfo	var serverID: String	serverID	
h	m	NIMChatExtendBasicInfo	var session: NIMSession { get }	session	
h	m	NIMChatExtendBasicInfo	var timestamp: TimeInterval	timestamp	
h	m	NIMChatExtendBasicInfo	var toAccount: String	toAccount	
h	m	NIMChatExtendBasicInfo	var type: NIMSessionType	type	
h	p	NIMChatExtendManager	NSObjectProtocol		
h	m	NIMChatExtendManager	func add(_ delegate: any NIMChatExtendManagerDelegate)	addDelegate:	
o	m	NIMChatExtendManager	func add(_ comment: NIMQuickComment, to message: NIMMessage)		
h	m	NIMChatExtendManager	func add(_ comment: NIMQuickComment, to message: NIMMessage, completion: (((any Error)?) -> Void)?)	addQuickComment:toMessage:completion:	
o	m	NIMChatExtendManager	func addCollect(_ info: NIMAddCollectParams)		
h	m	NIMChatExtendManager	func addCollect(_ info: NIMAddCollectParams, completion: NIMAddCollectBlock?)	addCollect:completion:	
o	m	NIMChatExtendManager	func addMessagePin(_ item: NIMMessagePinItem)		
h	m	NIMChatExtendManager	func addMessagePin(_ item: NIMMessagePinItem, completion: NIMAddMessagePinCompletion?)	addMessagePin:completion:	
o	m	NIMChatExtendManager	func addStickTopSession(_ params: NIMAddStickTopSessionParams)		
h	m	NIMChatExtendManager	func addStickTopSession(_ params: NIMAddStickTopSessionParams, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?)	addStickTopSession:completion:	
o	m	NIMChatExtendManager	func delete(_ comment: NIMQuickComment)		
h	m	NIMChatExtendManager	func delete(_ comment: NIMQuickComment, completion: (((any Error)?) -> Void)?)	deleteQuickComment:completion:	
o	m	NIMChatExtendManager	nonisolated(nonsending) func fetchHistoryMessages(_ infos: [NIMChatExtendBasicInfo], syncToDB sync: Bool) async throws -> NIMHistoryMessagesOfInfos		
h	m	NIMChatExtendManager	func fetchHistoryMessages(_ infos: [NIMChatExtendBasicInfo], syncToDB sync: Bool, completion block: NIMFetchHistoryMessagesByIds)	fetchHistoryMessages:syncToDB:completion:	
o	m	NIMChatExtendManager	nonisolated(nonsending) func fetchQuickComments(_ messages: [NIMMessage]) async throws -> (NIMQuickCommentsOfMessages, [NIMMessage])		
h	m	NIMChatExtendManager	func fetchQuickComments(_ messages: [NIMMessage], completion: ((any Error)?, NIMQuickCommentsOfMessages?, [NIMMessage]?) -> Void)	fetchQuickComments:completion:	
o	m	NIMChatExtendManager	nonisolated(nonsending) func fetchSubMessages(_ info: NIMChatExtendBasicInfo, option: NIMThreadTalkFetchOption?) async throws -> NIMThreadTalkFetchResult		
h	m	NIMChatExtendManager	func fetchSubMessages(_ info: NIMChatExtendBasicInfo, option: NIMThreadTalkFetchOption?, completion block: NIMThreadTalkFetchMessages)	fetchSubMessages:option:completion:	
o	m	NIMChatExtendManager	nonisolated(nonsending) func fetchSubMessages(from message: NIMMessage, option: NIMThreadTalkFetchOption?) async throws -> NIMThreadTalkFetchResult		
h	m	NIMChatExtendManager	func fetchSubMessages(from message: NIMMessage, option: NIMThreadTalkFetchOption?, completion block: NIMThreadTalkFetchMessages)	fetchSubMessagesFrom:option:completion:	
o	m	NIMChatExtendManager	func loadMessagePins(for session: NIMSession)		
h	m	NIMChatExtendManager	func loadMessagePins(for session: NIMSession, completion: NIMLoadMessagePinsCompletion?)	loadMessagePinsForSession:completion:	
h	m	NIMChatExtendManager	func loadRecentSessions(with options: NIMLoadRecentSessionsOptions, completion: (((any Error)?, [NIMRecentSession]?) -> Void)?)	loadRecentSessionsWithOptions:completion:	
h	m	NIMChatExtendManager	func loadStickTopSessionInfos(_ completion: (((any Error)?, [NIMSession : NIMStickTopSessionInfo]?) -> Void)?)	loadStickTopSessionInfos:	
h	m	NIMChatExtendManager	func pinItem(for message: NIMMessage) -> NIMMessagePinItem	pinItemForMessage:	
o	m	NIMChatExtendManager	func queryCollect(_ option: NIMCollectQueryOptions)		
h	m	NIMChatExtendManager	func queryCollect(_ option: NIMCollectQueryOptions, completion: NIMCollectQueryBlock?)	queryCollect:completion:	
o	m	NIMChatExtendManager	nonisolated(nonsending) func quickComments(by message: NIMMessage) async throws -> NIMQuickCommentsOfNumbers		
h	m	NIMChatExtendManager	func quickComments(by message: NIMMessage, completion: ((any Error)?, NIMQuickCommentsOfNumbers?) -> Void)	quickCommentsByMessage:completion:	
h	m	NIMChatExtendManager	func remove(_ delegate: any NIMChatExtendManagerDelegate)	removeDelegate:	
o	m	NIMChatExtendManager	func removeCollect(_ collectList: [NIMCollectInfo])		
h	m	NIMChatExtendManager	func removeCollect(_ collectList: [NIMCollectInfo], completion: NIMRemoveCollectBlock?)	removeCollect:completion:	
o	m	NIMChatExtendManager	func removeMessagePin(_ item: NIMMessagePinItem)		
h	m	NIMChatExtendManager	func removeMessagePin(_ item: NIMMessagePinItem, completion: NIMRemoveMessagePinCompletion?)	removeMessagePin:completion:	
o	m	NIMChatExtendManager	func removeStickTopSession(_ info: NIMStickTopSessionInfo)		
h	m	NIMChatExtendManager	func removeStickTopSession(_ info: NIMStickTopSessionInfo, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?)	removeStickTopSession:completion:	
h	m	NIMChatExtendManager	func reply(_ message: NIMMessage, to target: NIMMessage) throws	reply:to:error:	
h	m	NIMChatExtendManager	func reply(_ message: NIMMessage, to target: NIMMessage, completion block: (((any Error)?) -> Void)?)	reply:to:completion:	
h	m	NIMChatExtendManager	func sortRecentSessions(_ recentSessions: [NIMRecentSession], withStickTopInfos infos: [NIMSession : NIMStickTopSessionInfo]) -> [NIMRecentSession]	sortRecentSessions:withStickTopInfos:	
h	m	NIMChatExtendManager	func stickTopInfo(for session: NIMSession) -> NIMStickTopSessionInfo	stickTopInfoForSession:	
h	m	NIMChatExtendManager	func subMessages(_ message: NIMMessage) -> [NIMMessage]?	subMessages:	
h	m	NIMChatExtendManager	func subMessagesCount(_ message: NIMMessage) -> Int	subMessagesCount:	
o	m	NIMChatExtendManager	func udpateStickTopSession(_ info: NIMStickTopSessionInfo)		
h	m	NIMChatExtendManager	func udpateStickTopSession(_ info: NIMStickTopSessionInfo, completion: (((any Error)?, NIMStickTopSessionInfo?) -> Void)?)	udpateStickTopSession:completion:	
o	m	NIMChatExtendManager	func updateCollect(_ collectInfo: NIMCollectInfo)		
h	m	NIMChatExtendManager	func updateCollect(_ collectInfo: NIMCollectInfo, completion: NIMUpdateCollectBlock?)	updateCollect:completion:	
o	m	NIMChatExtendManager	func updateMessagePin(_ item: NIMMessagePinItem)		
h	m	NIMChatExtendManager	func updateMessagePin(_ item: NIMMessagePinItem, completion: NIMUpdateMessagePinCompletion?)	updateMessagePin:completion:	
h	p	NIMChatExtendManagerDelegate	NSObjectProtocol		
h	m	NIMChatExtendManagerDelegate	func onNotifyAddMessagePin(_ item: NIMMessagePinItem)	onNotifyAddMessagePin:	
h	m	NIMChatExtendManagerDelegate	func onNotifyAddStickTopSession(_ newInfo: NIMStickTopSessionInfo)	onNotifyAddStickTopSession:	
h	m	NIMChatExtendManagerDelegate	func onNotifyRemoveMessagePin(_ item: NIMMessagePinItem)	onNotifyRemoveMessagePin:	
h	m	NIMChatExtendManagerDelegate	func onNotifyRemoveStickTopSession(_ removedInfo: NIMStickTopSessionInfo)	onNotifyRemoveStickTopSession:	
h	m	NIMChatExtendManagerDelegate	func onNotifySyncStickTopSessions(_ response: NIMSyncStickTopSessionResponse)	onNotifySyncStickTopSessions:	
h	m	NIMChatExtendManagerDelegate	func onNotifyUpdateMessagePin(_ item: NIMMessagePinItem)	onNotifyUpdateMessagePin:	
h	m	NIMChatExtendManagerDelegate	func onNotifyUpdateStickTopSession(_ updatedInfo: NIMStickTopSessionInfo)	onNotifyUpdateStickTopSession:	
h	m	NIMChatExtendManagerDelegate	func onRecvQuickComment(_ comment: NIMQuickComment)	onRecvQuickComment:	
h	m	NIMChatExtendManagerDelegate	func onRemove(_ comment: NIMQuickComment)	onRemoveQuickComment:	
h	p	NIMChatManager	NSObjectProtocol		
h	m	NIMChatManager	func add(_ delegate: any NIMChatManagerDelegate)	addDelegate:	
h	m	NIMChatManager	func cancelFetchingMessageAttachment(_ message: NIMMessage)	cancelFetchingMessageAttachment:	
h	m	NIMChatManager	func cancelSending(_ message: NIMMessage) -> Bool	cancelSendingMessage:	
h	m	NIMChatManager	func fetchMessageAttachment(_ message: NIMMessage) throws	fetchMessageAttachment:error:	
h	m	NIMChatManager	func forwardMessage(_ message: NIMMessage, to session: NIMSession) throws	forwardMessage:toSession:error:	
h	m	NIMChatManager	func localMessageReceiptDetail(_ message: NIMMessage) -> NIMTeamMessageReceiptDetail?	localMessageReceiptDetail:	
h	m	NIMChatManager	func localMessageReceiptDetail(_ message: NIMMessage, accountSet: Set<AnyHashable>) -> NIMTeamMessageReceiptDetail?	localMessageReceiptDetail:accountSet:	
h	m	NIMChatManager	func makeForwardMessage(from message: NIMMessage, error: UnsafeMutablePointer<NSError?>?) -> NIMMessage	makeForwardMessageFromMessage:error:	
h	m	NIMChatManager	func message(inTransport message: NIMMessage) -> Bool	messageInTransport:	
h	m	NIMChatManager	func messageTransportProgress(_ message: NIMMessage) -> Float	messageTransportProgress:	
o	m	NIMChatManager	nonisolated(nonsending) func queryMessageReceiptDetail(_ message: NIMMessage) async throws -> NIMTeamMessageReceiptDetail		
o	m	NIMChatManager	nonisolated(nonsending) func queryMessageReceiptDetail(_ message: NIMMessage, accountSet: Set<AnyHashable>) async throws -> NIMTeamMessageReceiptDetail		
h	m	NIMChatManager	func queryMessageReceiptDetail(_ message: NIMMessage, accountSet: Set<AnyHashable>, completion: ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void)	queryMessageReceiptDetail:accountSet:completion:	
h	m	NIMChatManager	func queryMessageReceiptDetail(_ message: NIMMessage, completion: ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void)	queryMessageReceiptDetail:completion:	
h	m	NIMChatManager	func refreshTeamMessageReceipts(_ messages: [NIMMessage])	refreshTeamMessageReceipts:	
h	m	NIMChatManager	func remove(_ delegate: any NIMChatManagerDelegate)	removeDelegate:	
h	m	NIMChatManager	func resend(_ message: NIMMessage) throws	resendMessage:error:	
o	m	NIMChatManager	func revokeMessage(_ message: NIMMessage)		
o	m	NIMChatManager	nonisolated(nonsending) func revokeMessage(_ message: NIMMessage) async throws		
o	m	NIMChatManager	func revokeMessage(_ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable : Any]?, shouldBeCounted should: Bool)		
o	m	NIMChatManager	nonisolated(nonsending) func revokeMessage(_ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable : Any]?, shouldBeCounted should: Bool) async throws		
h	m	NIMChatManager	func revokeMessage(_ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable : Any]?, shouldBeCounted should: Bool, completion: (((any Error)?) -> Void)?)	revokeMessage:apnsContent:apnsPayload:shouldBeCounted:completion:	
h	m	NIMChatManager	func revokeMessage(_ message: NIMMessage, completion: (((any Error)?) -> Void)?)	revokeMessage:completion:	
o	m	NIMChatManager	func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption)		
o	m	NIMChatManager	nonisolated(nonsending) func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption) async throws		
h	m	NIMChatManager	func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption, completion: (((any Error)?) -> Void)?)	revokeMessage:option:completion:	
o	m	NIMChatManager	func send(_ receipt: NIMMessageReceipt)		
h	m	NIMChatManager	func send(_ receipt: NIMMessageReceipt, completion: (((any Error)?) -> Void)?)	sendMessageReceipt:completion:	
h	m	NIMChatManager	func send(_ message: NIMMessage, to session: NIMSession) throws	sendMessage:toSession:error:	
h	m	NIMChatManager	func send(_ message: NIMMessage, to session: NIMSession, completion: (((any Error)?) -> Void)?)	sendMessage:toSession:completion:	
h	m	NIMChatManager	func sendForwardMessage(_ message: NIMMessage, to session: NIMSession) throws	sendForwardMessage:toSession:error:	
o	m	NIMChatManager	func sendTeamMessageReceipts(_ receipts: [NIMMessageReceipt])		
h	m	NIMChatManager	func sendTeamMessageReceipts(_ receipts: [NIMMessageReceipt], completion: (((any Error)?, [NIMMessageReceipt]?) -> Void)?)	sendTeamMessageReceipts:completion:	
h	t	NIMChatManagerBlock	((any Error)?) -> Void		
h	p	NIMChatManagerDelegate	NSObjectProtocol		
h	m	NIMChatManagerDelegate	func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?)	fetchMessageAttachment:didCompleteWithError:	
h	m	NIMChatManagerDelegate	func fetchMessageAttachment(_ message: NIMMessage, progress: Float)	fetchMessageAttachment:progress:	
h	m	NIMChatManagerDelegate	func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt])	onRecvMessageReceipts:	
h	m	NIMChatManagerDelegate	func onRecvMessages(_ messages: [NIMMessage])	onRecvMessages:	
h	m	NIMChatManagerDelegate	func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification)	onRecvRevokeMessageNotification:	
h	m	NIMChatManagerDelegate	func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?)	sendMessage:didCompleteWithError:	
h	m	NIMChatManagerDelegate	func send(_ message: NIMMessage, progress: Float)	sendMessage:progress:	
h	m	NIMChatManagerDelegate	func uploadAttachmentSuccess(_ urlString: String, for message: NIMMessage)	uploadAttachmentSuccess:forMessage:	
h	m	NIMChatManagerDelegate	func willSend(_ message: NIMMessage)	willSendMessage:	
h	c	NIMChatroom	NSObject		
h	m	NIMChatroom	var announcement: String?	announcement	
h	m	NIMChatroom	var broadcastUrl: String?	broadcastUrl	
h	m	NIMChatroom	var creator: String?	creator	
h	m	NIMChatroom	var ext: String?	ext	
h	m	NIMChatroom	func inAllMuteMode() -> Bool	inAllMuteMode	
o	m	NIMChatroom	override init()		
h	m	NIMChatroom	var name: String?	name	
h	m	NIMChatroom	var onlineUserCount: Int	onlineUserCount	
h	m	NIMChatroom	var queueModificationLevel: NIMChatroomQueueModificationLevel	queueModificationLevel	
h	m	NIMChatroom	var roomId: String?	roomId	
h	c	NIMChatroomBeKickedResult	NSObject		
h	m	NIMChatroomBeKickedResult	var ext: String	ext	
o	m	NIMChatroomBeKickedResult	override convenience init()		
h	m	NIMChatroomBeKickedResult	var reason: NIMChatroomKickReason	reason	
h	m	NIMChatroomBeKickedResult	var roomId: String	roomId	
h	c	NIMChatroomCdnTrackInfo	NSObject		
h	m	NIMChatroomCdnTrackInfo	var baseInfo: [AnyHashable : Any]	baseInfo	
h	m	NIMChatroomCdnTrackInfo	var finalFailureCount: Int	finalFailureCount	
o	m	NIMChatroomCdnTrackInfo	override init()		
h	e	NIMChatroomConnectionState	Int, Sendable		
h	m	NIMChatroomConnectionState	case enterFailed = 2	NIMChatroomConnectionStateEnterFailed	
h	m	NIMChatroomConnectionState	case enterOK = 1	NIMChatroomConnectionStateEnterOK	
h	m	NIMChatroomConnectionState	case entering = 0	NIMChatroomConnectionStateEntering	
o	m	NIMChatroomConnectionState	init?(rawValue: Int)		
h	m	NIMChatroomConnectionState	case loseConnection = 3	NIMChatroomConnectionStateLoseConnection	
h	t	NIMChatroomEnterHandler	((any Error)?, NIMChatroom?, NIMChatroomMember?) -> Void		
h	c	NIMChatroomEnterRequest	NSObject		
k	m	NIMChatroomEnterRequest	var antispamBusinessId: String?	antispamBusinessId	no outside service is asked
h	m	NIMChatroomEnterRequest	var distance: NSDecimalNumber	distance	
h	m	NIMChatroomEnterRequest	var dynamicTokenHandler: NIMProvideChatroomDynamicTokenHandler	dynamicTokenHandler	
o	m	NIMChatroomEnterRequest	override init()		
h	m	NIMChatroomEnterRequest	var locationX: NSDecimalNumber	locationX	
h	m	NIMChatroomEnterRequest	var locationY: NSDecimalNumber	locationY	
h	m	NIMChatroomEnterRequest	var locationZ: NSDecimalNumber	locationZ	
h	m	NIMChatroomEnterRequest	var loginAuthType: NIMChatroomLoginAuthType	loginAuthType	
h	m	NIMChatroomEnterRequest	var loginExt: String?	loginExt	
h	m	NIMChatroomEnterRequest	var mode: NIMChatroomIndependentMode?	mode	
h	m	NIMChatroomEnterRequest	var notifyTargetTags: String?	notifyTargetTags	
k	m	NIMChatroomEnterRequest	var retryCount: Int	retryCount	
h	m	NIMChatroomEnterRequest	var roomAvatar: String?	roomAvatar	
h	m	NIMChatroomEnterRequest	var roomExt: String?	roomExt	
h	m	NIMChatroomEnterRequest	var roomId: String	roomId	
h	m	NIMChatroomEnterRequest	var roomNickname: String?	roomNickname	
k	m	NIMChatroomEnterRequest	var roomNotifyExt: String?	roomNotifyExt	no account is notified of others that enter
h	m	NIMChatroomEnterRequest	var tags: String?	tags	
h	e	NIMChatroomEventType	Int, Sendable		
h	m	NIMChatroomEventType	case addBlack = 303	NIMChatroomEventTypeAddBlack	
h	m	NIMChatroomEventType	case addCommon = 309	NIMChatroomEventTypeAddCommon	
h	m	NIMChatroomEventType	case addManager = 307	NIMChatroomEventTypeAddManager	
h	m	NIMChatroomEventType	case addMute = 305	NIMChatroomEventTypeAddMute	
h	m	NIMChatroomEventType	case addMuteTemporarily = 314	NIMChatroomEventTypeAddMuteTemporarily	
h	m	NIMChatroomEventType	case closed = 311	NIMChatroomEventTypeClosed	
h	m	NIMChatroomEventType	case enter = 301	NIMChatroomEventTypeEnter	
h	m	NIMChatroomEventType	case exit = 302	NIMChatroomEventTypeExit	
h	m	NIMChatroomEventType	case infoUpdated = 312	NIMChatroomEventTypeInfoUpdated	
o	m	NIMChatroomEventType	init?(rawValue: Int)		
h	m	NIMChatroomEventType	case kicked = 313	NIMChatroomEventTypeKicked	
h	m	NIMChatroomEventType	case memberUpdateInfo = 316	NIMChatroomEventTypeMemberUpdateInfo	
h	m	NIMChatroomEventType	case queueBatchAdd = 324	NIMChatroomEventTypeQueueBatchAdd	
h	m	NIMChatroomEventType	case queueBatchChange = 320	NIMChatroomEventTypeQueueBatchChange	
h	m	NIMChatroomEventType	case queueChange = 317	NIMChatroomEventTypeQueueChange	
h	m	NIMChatroomEventType	case recall = 323	NIMChatroomEventTypeRecall	
h	m	NIMChatroomEventType	case removeBlack = 304	NIMChatroomEventTypeRemoveBlack	
h	m	NIMChatroomEventType	case removeCommon = 310	NIMChatroomEventTypeRemoveCommon	
h	m	NIMChatroomEventType	case removeManager = 308	NIMChatroomEventTypeRemoveManager	
h	m	NIMChatroomEventType	case removeMute = 306	NIMChatroomEventTypeRemoveMute	
h	m	NIMChatroomEventType	case removeMuteTemporarily = 315	NIMChatroomEventTypeRemoveMuteTemporarily	
h	m	NIMChatroomEventType	case roomMuted = 318	NIMChatroomEventTypeRoomMuted	
h	m	NIMChatroomEventType	case roomUnMuted = 319	NIMChatroomEventTypeRoomUnMuted	
h	m	NIMChatroomEventType	case tagTempMuteAdd = 321	NIMChatroomEventTypeTagTempMuteAdd	
h	m	NIMChatroomEventType	case tagTempMuteRemove = 322	NIMChatroomEventTypeTagTempMuteRemove	
h	m	NIMChatroomEventType	case updateTags = 325	NIMChatroomEventTypeUpdateTags	
h	e	NIMChatroomFetchMemberType	Int, Sendable		
o	m	NIMChatroomFetchMemberType	init?(rawValue: Int)		
h	m	NIMChatroomFetchMemberType	case regular = 0	NIMChatroomFetchMemberTypeRegular	
h	m	NIMChatroomFetchMemberType	case regularOnline = 2	NIMChatroomFetchMemberTypeRegularOnline	
h	m	NIMChatroomFetchMemberType	case temp = 1	NIMChatroomFetchMemberTypeTemp	
h	m	NIMChatroomFetchMemberType	case unRegularReversedOrder = 3	NIMChatroomFetchMemberTypeUnRegularReversedOrder	
h	c	NIMChatroomFetchMembersByTagRequest	NSObject		
o	m	NIMChatroomFetchMembersByTagRequest	override init()		
h	m	NIMChatroomFetchMembersByTagRequest	var lastMember: NIMChatroomMember?	lastMember	
h	m	NIMChatroomFetchMembersByTagRequest	var limit: UInt	limit	
h	m	NIMChatroomFetchMembersByTagRequest	var roomId: String?	roomId	
h	m	NIMChatroomFetchMembersByTagRequest	var tag: String?	tag	
h	t	NIMChatroomHandler	((any Error)?) -> Void		
h	c	NIMChatroomIndependentMode	NSObject		
h	m	NIMChatroomIndependentMode	var anonName: String?	anonName	
h	m	NIMChatroomIndependentMode	var chatroomAppKey: String?	chatroomAppKey	
o	m	NIMChatroomIndependentMode	override init()		
h	m	NIMChatroomIndependentMode	class func registerRequestChatroomAddressesHandler(_ handler: NIMRequestChatroomAddressesHandler)	registerRequestChatroomAddressesHandler:	
h	m	NIMChatroomIndependentMode	var token: String?	token	
h	m	NIMChatroomIndependentMode	var username: String?	username	
h	t	NIMChatroomInfoHandler	((any Error)?, NIMChatroom?) -> Void		
h	e	NIMChatroomKickReason	Int, Sendable		
h	m	NIMChatroomKickReason	case blacklist = 5	NIMChatroomKickReasonBlacklist	
h	m	NIMChatroomKickReason	case byConflictLogin = 3	NIMChatroomKickReasonByConflictLogin	
h	m	NIMChatroomKickReason	case byManager = 2	NIMChatroomKickReasonByManager	
o	m	NIMChatroomKickReason	init?(rawValue: Int)		
h	m	NIMChatroomKickReason	case invalidRoom = 1	NIMChatroomKickReasonInvalidRoom	
h	c	NIMChatroomLocation	NSObject		
h	m	NIMChatroomLocation	var distance: NSNumber!	distance	
o	m	NIMChatroomLocation	override init()		
h	m	NIMChatroomLocation	var locationX: NSNumber!	locationX	
h	m	NIMChatroomLocation	var locationY: NSNumber!	locationY	
h	m	NIMChatroomLocation	var locationZ: NSNumber!	locationZ	
h	m	NIMChatroomLocation	var roomId: String?	roomId	
h	e	NIMChatroomLoginAuthType	Int, Sendable		
h	m	NIMChatroomLoginAuthType	case `default` = 0	NIMChatroomLoginAuthTypeDefault	
h	m	NIMChatroomLoginAuthType	case dynamicToken = 1	NIMChatroomLoginAuthTypeDynamicToken	
o	m	NIMChatroomLoginAuthType	init?(rawValue: Int)		
h	m	NIMChatroomLoginAuthType	case thirdPart = 2	NIMChatroomLoginAuthTypeThirdPart	
h	p	NIMChatroomManager	NSObjectProtocol		
h	m	NIMChatroomManager	func add(_ delegate: any NIMChatroomManagerDelegate)	addDelegate:	
o	m	NIMChatroomManager	func batchUpdateChatroomQueueObject(_ request: NIMChatroomQueueBatchUpdateRequest)		
h	m	NIMChatroomManager	func batchUpdateChatroomQueueObject(_ request: NIMChatroomQueueBatchUpdateRequest, completion: (((any Error)?, [String]?) -> Void)?)	batchUpdateChatroomQueueObject:completion:	
h	m	NIMChatroomManager	func chatroomAuthMode(_ roomId: String) -> Int	chatroomAuthMode:	
o	m	NIMChatroomManager	func dropChatroomQueue(_ roomId: String)		
h	m	NIMChatroomManager	func dropChatroomQueue(_ roomId: String, completion: (((any Error)?) -> Void)?)	dropChatroomQueue:completion:	
o	m	NIMChatroomManager	func enterChatroom(_ request: NIMChatroomEnterRequest)		
h	m	NIMChatroomManager	func enterChatroom(_ request: NIMChatroomEnterRequest, completion: (((any Error)?, NIMChatroom?, NIMChatroomMember?) -> Void)?)	enterChatroom:completion:	
o	m	NIMChatroomManager	func exitChatroom(_ roomId: String)		
h	m	NIMChatroomManager	func exitChatroom(_ roomId: String, completion: (((any Error)?) -> Void)?)	exitChatroom:completion:	
o	m	NIMChatroomManager	nonisolated(nonsending) func fetchChatroomInfo(_ roomId: String) async throws -> NIMChatroom		
h	m	NIMChatroomManager	func fetchChatroomInfo(_ roomId: String, completion: (((any Error)?, NIMChatroom?) -> Void)?)	fetchChatroomInfo:completion:	
o	m	NIMChatroomManager	nonisolated(nonsending) func fetchChatroomMembers(_ request: NIMChatroomMemberRequest) async throws -> [NIMChatroomMember]		
h	m	NIMChatroomManager	func fetchChatroomMembers(_ request: NIMChatroomMemberRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?)	fetchChatroomMembers:completion:	
o	m	NIMChatroomManager	nonisolated(nonsending) func fetchChatroomMembers(byIds request: NIMChatroomMembersByIdsRequest) async throws -> [NIMChatroomMember]		
h	m	NIMChatroomManager	func fetchChatroomMembers(byIds request: NIMChatroomMembersByIdsRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?)	fetchChatroomMembersByIds:completion:	
o	m	NIMChatroomManager	nonisolated(nonsending) func fetchChatroomMembers(byTag request: NIMChatroomFetchMembersByTagRequest) async throws -> [NIMChatroomMember]		
h	m	NIMChatroomManager	func fetchChatroomMembers(byTag request: NIMChatroomFetchMembersByTagRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?)	fetchChatroomMembersByTag:completion:	
o	m	NIMChatroomManager	func fetchChatroomQueue(_ roomId: String)		
h	m	NIMChatroomManager	func fetchChatroomQueue(_ roomId: String, completion: (((any Error)?, [[String : String]]?) -> Void)?)	fetchChatroomQueue:completion:	
o	m	NIMChatroomManager	nonisolated(nonsending) func fetchMessageHistory(_ roomId: String, option: NIMHistoryMessageSearchOption) async throws -> [NIMMessage]		
h	m	NIMChatroomManager	func fetchMessageHistory(_ roomId: String, option: NIMHistoryMessageSearchOption, result: NIMFetchChatroomHistoryBlock?)	fetchMessageHistory:option:result:	
o	m	NIMChatroomManager	nonisolated(nonsending) func getMessagesByTags(_ param: NIMGetMessagesByTagsParam) async throws -> [NIMMessage]		
h	m	NIMChatroomManager	func getMessagesByTags(_ param: NIMGetMessagesByTagsParam, completion: (((any Error)?, [NIMMessage]?) -> Void)?)	getMessagesByTags:completion:	
o	m	NIMChatroomManager	func kickMember(_ request: NIMChatroomMemberKickRequest)		
h	m	NIMChatroomManager	func kickMember(_ request: NIMChatroomMemberKickRequest, completion: (((any Error)?) -> Void)?)	kickMember:completion:	
o	m	NIMChatroomManager	func markMemberManager(_ request: NIMChatroomMemberUpdateRequest)		
h	m	NIMChatroomManager	func markMemberManager(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)	markMemberManager:completion:	
o	m	NIMChatroomManager	func markNormalMember(_ request: NIMChatroomMemberUpdateRequest)		
h	m	NIMChatroomManager	func markNormalMember(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)	markNormalMember:completion:	
h	m	NIMChatroomManager	func queryChatroomMembersCount(byTag request: NIMChatroomQueryMembersCountByTagRequest, completion: (((any Error)?, UInt64) -> Void)?)	queryChatroomMembersCountByTag:completion:	
h	m	NIMChatroomManager	func remove(_ delegate: any NIMChatroomManagerDelegate)	removeDelegate:	
o	m	NIMChatroomManager	func removeChatroomQueueObject(_ request: NIMChatroomQueueRemoveRequest)		
h	m	NIMChatroomManager	func removeChatroomQueueObject(_ request: NIMChatroomQueueRemoveRequest, completion: (((any Error)?, [String : String]?) -> Void)?)	removeChatroomQueueObject:completion:	
h	m	NIMChatroomManager	func tempMuteTag(_ request: NIMChatroomTempMuteTagRequest, completion: ((any Error)?) -> Void)	tempMuteTag:completion:	
o	m	NIMChatroomManager	func update(_ location: NIMChatroomLocation)		
h	m	NIMChatroomManager	func update(_ location: NIMChatroomLocation, completion: (((any Error)?) -> Void)?)	updateLocation:completion:	
o	m	NIMChatroomManager	func updateChatroomInfo(_ request: NIMChatroomUpdateRequest)		
h	m	NIMChatroomManager	func updateChatroomInfo(_ request: NIMChatroomUpdateRequest, completion: (((any Error)?) -> Void)?)	updateChatroomInfo:completion:	
o	m	NIMChatroomManager	func updateChatroomQueueObject(_ request: NIMChatroomQueueUpdateRequest)		
h	m	NIMChatroomManager	func updateChatroomQueueObject(_ request: NIMChatroomQueueUpdateRequest, completion: (((any Error)?) -> Void)?)	updateChatroomQueueObject:completion:	
o	m	NIMChatroomManager	func updateMemberBlack(_ request: NIMChatroomMemberUpdateRequest)		
h	m	NIMChatroomManager	func updateMemberBlack(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)	updateMemberBlack:completion:	
o	m	NIMChatroomManager	func updateMemberMute(_ request: NIMChatroomMemberUpdateRequest)		
h	m	NIMChatroomManager	func updateMemberMute(_ request: NIMChatroomMemberUpdateRequest, completion: (((any Error)?) -> Void)?)	updateMemberMute:completion:	
o	m	NIMChatroomManager	func updateMemberTempMute(_ request: NIMChatroomMemberUpdateRequest, duration: UInt64)		
h	m	NIMChatroomManager	func updateMemberTempMute(_ request: NIMChatroomMemberUpdateRequest, duration: UInt64, completion: (((any Error)?) -> Void)?)	updateMemberTempMute:duration:completion:	
o	m	NIMChatroomManager	func updateMyChatroomMemberInfo(_ request: NIMChatroomMemberInfoUpdateRequest)		
h	m	NIMChatroomManager	func updateMyChatroomMemberInfo(_ request: NIMChatroomMemberInfoUpdateRequest, completion: (((any Error)?) -> Void)?)	updateMyChatroomMemberInfo:completion:	
o	m	NIMChatroomManager	func updateTags(_ tags: NIMChatroomTagsUpdate)		
h	m	NIMChatroomManager	func updateTags(_ tags: NIMChatroomTagsUpdate, completion: (((any Error)?) -> Void)?)	updateTags:completion:	
h	p	NIMChatroomManagerDelegate	NSObjectProtocol		
h	m	NIMChatroomManagerDelegate	func chatroom(_ roomId: String, autoLoginFailed error: any Error)	chatroom:autoLoginFailed:	
h	m	NIMChatroomManagerDelegate	func chatroom(_ roomId: String, connectionStateChanged state: NIMChatroomConnectionState)	chatroom:connectionStateChanged:	
h	m	NIMChatroomManagerDelegate	func chatroomBeKicked(_ result: NIMChatroomBeKickedResult)	chatroomBeKicked:	
h	m	NIMChatroomManagerDelegate	func tagsUpdate(_ event: NIMChatroomTagsUpdateEvent)	tagsUpdate:	
h	c	NIMChatroomMember	NSObject		
h	m	NIMChatroomMember	var enterTimeInterval: TimeInterval	enterTimeInterval	
o	m	NIMChatroomMember	override init()		
h	m	NIMChatroomMember	var isInBlackList: Bool	isInBlackList	
h	m	NIMChatroomMember	var isMuted: Bool	isMuted	
h	m	NIMChatroomMember	var isOnline: Bool	isOnline	
h	m	NIMChatroomMember	var isTempMuted: Bool	isTempMuted	
h	m	NIMChatroomMember	var notifyTargetTags: String?	notifyTargetTags	
h	m	NIMChatroomMember	var roomAvatar: String?	roomAvatar	
h	m	NIMChatroomMember	var roomAvatarThumbnail: String? { get }	roomAvatarThumbnail	
h	m	NIMChatroomMember	var roomExt: String?	roomExt	
h	m	NIMChatroomMember	var roomNickname: String?	roomNickname	
h	m	NIMChatroomMember	var tags: String?	tags	
h	m	NIMChatroomMember	var tempMuteDuration: UInt64	tempMuteDuration	
h	m	NIMChatroomMember	var type: NIMChatroomMemberType	type	
h	m	NIMChatroomMember	var userId: String?	userId	
h	t	NIMChatroomMemberHandler	((any Error)?, NIMChatroomMember?) -> Void		
h	c	NIMChatroomMemberInfoUpdateRequest	NSObject		
k	m	NIMChatroomMemberInfoUpdateRequest	var antispamBusinessId: String	antispamBusinessId	no outside service is asked
o	m	NIMChatroomMemberInfoUpdateRequest	override init()		
h	m	NIMChatroomMemberInfoUpdateRequest	var needNotify: Bool	needNotify	
h	m	NIMChatroomMemberInfoUpdateRequest	var needSave: Bool	needSave	
h	m	NIMChatroomMemberInfoUpdateRequest	var notifyExt: String?	notifyExt	
h	m	NIMChatroomMemberInfoUpdateRequest	var roomId: String	roomId	
h	m	NIMChatroomMemberInfoUpdateRequest	var updateInfo: [AnyHashable : Any]	updateInfo	
h	e	NIMChatroomMemberInfoUpdateTag	Int, Sendable		
h	m	NIMChatroomMemberInfoUpdateTag	case avatar = 6	NIMChatroomMemberInfoUpdateTagAvatar	
h	m	NIMChatroomMemberInfoUpdateTag	case ext = 7	NIMChatroomMemberInfoUpdateTagExt	
o	m	NIMChatroomMemberInfoUpdateTag	init?(rawValue: Int)		
h	m	NIMChatroomMemberInfoUpdateTag	case nick = 5	NIMChatroomMemberInfoUpdateTagNick	
h	c	NIMChatroomMemberKickRequest	NSObject		
o	m	NIMChatroomMemberKickRequest	override init()		
h	m	NIMChatroomMemberKickRequest	var notifyExt: String?	notifyExt	
h	m	NIMChatroomMemberKickRequest	var roomId: String	roomId	
h	m	NIMChatroomMemberKickRequest	var userId: String	userId	
h	c	NIMChatroomMemberRequest	NSObject		
o	m	NIMChatroomMemberRequest	override init()		
h	m	NIMChatroomMemberRequest	var lastMember: NIMChatroomMember?	lastMember	
h	m	NIMChatroomMemberRequest	var limit: UInt	limit	
h	m	NIMChatroomMemberRequest	var roomId: String	roomId	
h	m	NIMChatroomMemberRequest	var type: NIMChatroomFetchMemberType	type	
h	e	NIMChatroomMemberType	Int, Sendable		
h	m	NIMChatroomMemberType	case anonymousGuest = 4	NIMChatroomMemberTypeAnonymousGuest	
h	m	NIMChatroomMemberType	case creator = 1	NIMChatroomMemberTypeCreator	
h	m	NIMChatroomMemberType	case guest = -2	NIMChatroomMemberTypeGuest	
o	m	NIMChatroomMemberType	init?(rawValue: Int)		
h	m	NIMChatroomMemberType	case limit = -1	NIMChatroomMemberTypeLimit	
h	m	NIMChatroomMemberType	case manager = 2	NIMChatroomMemberTypeManager	
h	m	NIMChatroomMemberType	case normal = 0	NIMChatroomMemberTypeNormal	
h	c	NIMChatroomMemberUpdateRequest	NSObject		
h	m	NIMChatroomMemberUpdateRequest	var enable: Bool	enable	
o	m	NIMChatroomMemberUpdateRequest	override init()		
h	m	NIMChatroomMemberUpdateRequest	var notifyExt: String?	notifyExt	
h	m	NIMChatroomMemberUpdateRequest	var roomId: String	roomId	
h	m	NIMChatroomMemberUpdateRequest	var userId: String	userId	
h	c	NIMChatroomMembersByIdsRequest	NSObject		
o	m	NIMChatroomMembersByIdsRequest	override init()		
h	m	NIMChatroomMembersByIdsRequest	var roomId: String	roomId	
h	m	NIMChatroomMembersByIdsRequest	var userIds: [String]	userIds	
h	t	NIMChatroomMembersCountHandler	((any Error)?, UInt64) -> Void		
h	t	NIMChatroomMembersHandler	((any Error)?, [NIMChatroomMember]?) -> Void		
h	c	NIMChatroomNotificationContent	NIMNotificationContent		
h	m	NIMChatroomNotificationContent	var eventType: NIMChatroomEventType { get }	eventType	
h	m	NIMChatroomNotificationContent	var ext: Any? { get }	ext	
o	m	NIMChatroomNotificationContent	override init()		
o	m	NIMChatroomNotificationContent	override func notificationType() -> NIMNotificationType		
h	m	NIMChatroomNotificationContent	var notifyExt: String? { get }	notifyExt	
h	m	NIMChatroomNotificationContent	var revokedMessageId: String? { get }	revokedMessageId	
h	m	NIMChatroomNotificationContent	var revokedMessageTime: TimeInterval { get }	revokedMessageTime	
h	m	NIMChatroomNotificationContent	var source: NIMChatroomNotificationMember? { get }	source	
h	m	NIMChatroomNotificationContent	var tags: [String]? { get }	tags	
h	m	NIMChatroomNotificationContent	var targets: [NIMChatroomNotificationMember]? { get }	targets	
h	c	NIMChatroomNotificationMember	NSObject		
o	m	NIMChatroomNotificationMember	override init()		
h	m	NIMChatroomNotificationMember	var nick: String? { get }	nick	
h	m	NIMChatroomNotificationMember	var userId: String? { get }	userId	
h	c	NIMChatroomQueryMembersCountByTagRequest	NSObject		
o	m	NIMChatroomQueryMembersCountByTagRequest	override init()		
h	m	NIMChatroomQueryMembersCountByTagRequest	var roomId: String?	roomId	
h	m	NIMChatroomQueryMembersCountByTagRequest	var tag: String?	tag	
h	e	NIMChatroomQueueBatchChangeType	Int, Sendable		
o	m	NIMChatroomQueueBatchChangeType	init?(rawValue: Int)		
h	m	NIMChatroomQueueBatchChangeType	case invalid = 0	NIMChatroomQueueBatchChangeTypeInvalid	
h	m	NIMChatroomQueueBatchChangeType	case partClear = 4	NIMChatroomQueueBatchChangeTypePartClear	
h	t	NIMChatroomQueueBatchUpdateHandler	((any Error)?, [String]?) -> Void		
h	c	NIMChatroomQueueBatchUpdateRequest	NSObject		
h	m	NIMChatroomQueueBatchUpdateRequest	var elements: [AnyHashable : Any]	elements	
o	m	NIMChatroomQueueBatchUpdateRequest	override init()		
h	m	NIMChatroomQueueBatchUpdateRequest	var needNotify: Bool	needNotify	
h	m	NIMChatroomQueueBatchUpdateRequest	var notifyExt: String	notifyExt	
h	m	NIMChatroomQueueBatchUpdateRequest	var roomId: String	roomId	
h	e	NIMChatroomQueueChangeType	Int, Sendable		
h	m	NIMChatroomQueueChangeType	case batchOffer = 6	NIMChatroomQueueChangeTypeBatchOffer	
h	m	NIMChatroomQueueChangeType	case drop = 3	NIMChatroomQueueChangeTypeDrop	
o	m	NIMChatroomQueueChangeType	init?(rawValue: Int)		
h	m	NIMChatroomQueueChangeType	case invalid = 0	NIMChatroomQueueChangeTypeInvalid	
h	m	NIMChatroomQueueChangeType	case offer = 1	NIMChatroomQueueChangeTypeOffer	
h	m	NIMChatroomQueueChangeType	case poll = 2	NIMChatroomQueueChangeTypePoll	
h	m	NIMChatroomQueueChangeType	case update = 5	NIMChatroomQueueChangeTypeUpdate	
h	t	NIMChatroomQueueInfoHandler	((any Error)?, [[String : String]]?) -> Void		
h	e	NIMChatroomQueueModificationLevel	Int, Sendable		
h	m	NIMChatroomQueueModificationLevel	case anyone = 0	NIMChatroomQueueModificationLevelAnyone	
o	m	NIMChatroomQueueModificationLevel	init?(rawValue: Int)		
h	m	NIMChatroomQueueModificationLevel	case manager = 1	NIMChatroomQueueModificationLevelManager	
h	t	NIMChatroomQueueRemoveHandler	((any Error)?, [String : String]?) -> Void		
h	c	NIMChatroomQueueRemoveRequest	NSObject		
o	m	NIMChatroomQueueRemoveRequest	override init()		
h	m	NIMChatroomQueueRemoveRequest	var key: String?	key	
h	m	NIMChatroomQueueRemoveRequest	var roomId: String	roomId	
h	c	NIMChatroomQueueUpdateRequest	NSObject		
h	m	NIMChatroomQueueUpdateRequest	var elementAccid: String	elementAccid	
o	m	NIMChatroomQueueUpdateRequest	override init()		
h	m	NIMChatroomQueueUpdateRequest	var key: String	key	
h	m	NIMChatroomQueueUpdateRequest	var roomId: String	roomId	
h	m	NIMChatroomQueueUpdateRequest	var transient: Bool	transient	
h	m	NIMChatroomQueueUpdateRequest	var value: String	value	
h	c	NIMChatroomTagsUpdate	NSObject		
h	m	NIMChatroomTagsUpdate	var ext: String?	ext	
o	m	NIMChatroomTagsUpdate	override init()		
h	m	NIMChatroomTagsUpdate	var needNotify: Bool	needNotify	
h	m	NIMChatroomTagsUpdate	var notifyTargetTags: String?	notifyTargetTags	
h	m	NIMChatroomTagsUpdate	var roomId: String?	roomId	
h	m	NIMChatroomTagsUpdate	var tags: [String]?	tags	
h	c	NIMChatroomTagsUpdateEvent	NSObject		
o	m	NIMChatroomTagsUpdateEvent	override init()		
h	m	NIMChatroomTagsUpdateEvent	var roomId: String? { get }	roomId	
h	m	NIMChatroomTagsUpdateEvent	var tags: [Any]? { get }	tags	
h	c	NIMChatroomTempMuteTagRequest	NSObject		
h	m	NIMChatroomTempMuteTagRequest	var duartion: UInt64	duartion	
o	m	NIMChatroomTempMuteTagRequest	override init()		
h	m	NIMChatroomTempMuteTagRequest	var needNotify: Bool	needNotify	
h	m	NIMChatroomTempMuteTagRequest	var notifyExt: String?	notifyExt	
h	m	NIMChatroomTempMuteTagRequest	var notifyTargetTags: String?	notifyTargetTags	
h	m	NIMChatroomTempMuteTagRequest	var roomId: String?	roomId	
h	m	NIMChatroomTempMuteTagRequest	var targetTag: String?	targetTag	
h	c	NIMChatroomUpdateRequest	NSObject		
h	m	NIMChatroomUpdateRequest	var antispamBusinessId: String	antispamBusinessId	
o	m	NIMChatroomUpdateRequest	override init()		
h	m	NIMChatroomUpdateRequest	var needNotify: Bool	needNotify	
h	m	NIMChatroomUpdateRequest	var notifyExt: String?	notifyExt	
h	m	NIMChatroomUpdateRequest	var roomId: String	roomId	
h	m	NIMChatroomUpdateRequest	var updateInfo: [AnyHashable : Any]	updateInfo	
h	e	NIMChatroomUpdateTag	Int, Sendable		
h	m	NIMChatroomUpdateTag	case announcement = 4	NIMChatroomUpdateTagAnnouncement	
h	m	NIMChatroomUpdateTag	case broadcastUrl = 5	NIMChatroomUpdateTagBroadcastUrl	
h	m	NIMChatroomUpdateTag	case ext = 12	NIMChatroomUpdateTagExt	
o	m	NIMChatroomUpdateTag	init?(rawValue: Int)		
h	m	NIMChatroomUpdateTag	case name = 3	NIMChatroomUpdateTagName	
h	m	NIMChatroomUpdateTag	case queueModificationLevel = 16	NIMChatroomUpdateTagQueueModificationLevel	
h	c	NIMClearMessagesOption	NSObject		
o	m	NIMClearMessagesOption	override init()		
h	m	NIMClearMessagesOption	var removeRoam: Bool	removeRoam	
h	e	NIMClearMessagesStatus	UInt, Sendable		
o	m	NIMClearMessagesStatus	init?(rawValue: UInt)		
h	m	NIMClearMessagesStatus	case localCleared = 0	NIMClearMessagesStatusLocalCleared	
h	m	NIMClearMessagesStatus	case serverCleared = 1	NIMClearMessagesStatusServerCleared	
h	m	NIMClearMessagesStatus	case serverFailed = 2	NIMClearMessagesStatusServerFailed	
h	c	NIMCollectInfo	NSObject		
h	m	NIMCollectInfo	var createTime: TimeInterval	createTime	
h	m	NIMCollectInfo	var data: String	data	
h	m	NIMCollectInfo	var ext: String	ext	
h	m	NIMCollectInfo	var id: UInt	id	
o	m	NIMCollectInfo	override init()		
h	m	NIMCollectInfo	var type: Int	type	
h	m	NIMCollectInfo	var uniqueId: String	uniqueId	
h	m	NIMCollectInfo	var updateTime: TimeInterval	updateTime	
h	t	NIMCollectQueryBlock	((any Error)?, [NIMCollectInfo]?, Int) -> Void		
h	c	NIMCollectQueryOptions	NSObject		
h	m	NIMCollectQueryOptions	var excludeId: Int	excludeId	
h	m	NIMCollectQueryOptions	var fromTime: TimeInterval	fromTime	
o	m	NIMCollectQueryOptions	override init()		
h	m	NIMCollectQueryOptions	var limit: Int	limit	
h	m	NIMCollectQueryOptions	var reverse: Bool	reverse	
h	m	NIMCollectQueryOptions	var toTime: TimeInterval	toTime	
h	m	NIMCollectQueryOptions	var type: Int	type	
h	p	NIMConversationManager	NSObjectProtocol		
h	m	NIMConversationManager	func add(_ delegate: any NIMConversationManagerDelegate)	addDelegate:	
h	m	NIMConversationManager	func addEmptyRecentSession(by session: NIMSession)	addEmptyRecentSessionBySession:	
h	m	NIMConversationManager	func addEmptyRecentSession(by session: NIMSession, option: NIMAddEmptyRecentSessionBySessionOption)	addEmptyRecentSessionBySession:option:	
o	m	NIMConversationManager	nonisolated(nonsending) func allIncompleteSessionInfos() async throws -> [NIMIncompleteSessionInfo]		
h	m	NIMConversationManager	func allIncompleteSessionInfos(_ completion: ((any Error)?, [NIMIncompleteSessionInfo]?) -> Void)	allIncompleteSessionInfos:	
h	m	NIMConversationManager	func allRecentSessions() -> [NIMRecentSession]?	allRecentSessions	
h	m	NIMConversationManager	func allRecentSessions(with option: NIMRecentSessionOption) -> [NIMRecentSession]?	allRecentSessionsWithOption:	
h	m	NIMConversationManager	func allUnreadCount() -> Int	allUnreadCount	
h	m	NIMConversationManager	func allUnreadCount(_ notify: Bool) -> Int	allUnreadCount:	
h	m	NIMConversationManager	func allUnreadMessages(in session: NIMSession) -> [Any]	allUnreadMessagesInSession:	
h	m	NIMConversationManager	func allUnreadMessages(in session: NIMSession, completion: ((any Error)?, [NIMMessage]?) -> Void)	allUnreadMessagesInSession:completion:	
h	m	NIMConversationManager	func batchMarkMessagesRead(in sessions: [NIMSession])	batchMarkMessagesReadInSessions:	
h	m	NIMConversationManager	func batchMarkMessagesRead(in sessions: [NIMSession], completion: ((any Error)?, [NIMSession]?) -> Void)	batchMarkMessagesReadInSessions:completion:	
h	m	NIMConversationManager	func cancelMigrateMessages()	cancelMigrateMessages	
h	m	NIMConversationManager	func decodeMessage(from encodeData: Data) -> NIMMessage	decodeMessageFromData:	
h	m	NIMConversationManager	func delete(_ message: NIMMessage)	deleteMessage:	
o	m	NIMConversationManager	func delete(_ recentSession: NIMRecentSession)		
h	m	NIMConversationManager	func delete(_ message: NIMMessage, option: NIMDeleteMessageOption?)	deleteMessage:option:	
o	m	NIMConversationManager	nonisolated(nonsending) func delete(_ recentSession: NIMRecentSession, option: NIMDeleteRecentSessionOption) async throws		
h	m	NIMConversationManager	func delete(_ recentSession: NIMRecentSession, option: NIMDeleteRecentSessionOption, completion: ((any Error)?) -> Void)	deleteRecentSession:option:completion:	
h	m	NIMConversationManager	func deleteAllMessages(_ option: NIMDeleteMessagesOption?)	deleteAllMessages:	
o	m	NIMConversationManager	nonisolated(nonsending) func deleteAllRemoteMessages(in session: NIMSession, options: NIMSessionDeleteAllRemoteMessagesOptions) async throws		
h	m	NIMConversationManager	func deleteAllRemoteMessages(in session: NIMSession, options: NIMSessionDeleteAllRemoteMessagesOptions, completion: ((any Error)?) -> Void)	deleteAllRemoteMessagesInSession:options:completion:	
h	m	NIMConversationManager	func deleteAllmessages(in session: NIMSession, option: NIMDeleteMessagesOption?)	deleteAllmessagesInSession:option:	
o	m	NIMConversationManager	func deleteMessage(fromServer message: NIMMessage, ext: String?)		
h	m	NIMConversationManager	func deleteMessage(fromServer message: NIMMessage, ext: String?, completion block: (((any Error)?) -> Void)?)	deleteMessageFromServer:ext:completion:	
o	m	NIMConversationManager	func deleteMessages(in session: NIMSession, option: NIMBatchDeleteMessagesOption?)		
h	m	NIMConversationManager	func deleteMessages(in session: NIMSession, option: NIMBatchDeleteMessagesOption?, completion block: (((any Error)?) -> Void)?)	deleteMessagesInSession:option:completion:	
o	m	NIMConversationManager	func deleteRemoteMessages(_ messages: [NIMMessage], exts: [String : String]?)		
h	m	NIMConversationManager	func deleteRemoteMessages(_ messages: [NIMMessage], exts: [String : String]?, completion: (((any Error)?) -> Void)?)	deleteRemoteMessages:exts:completion:	
o	m	NIMConversationManager	func deleteRemoteSessions(_ sessions: [NIMSession])		
h	m	NIMConversationManager	func deleteRemoteSessions(_ sessions: [NIMSession], completion: (((any Error)?) -> Void)?)	deleteRemoteSessions:completion:	
o	m	NIMConversationManager	func deleteSelfRemoteSession(_ session: NIMSession, option: NIMClearMessagesOption?)		
h	m	NIMConversationManager	func deleteSelfRemoteSession(_ session: NIMSession, option: NIMClearMessagesOption?, completion: (((any Error)?) -> Void)?)	deleteSelfRemoteSession:option:completion:	
o	m	NIMConversationManager	func deleteServerSessions(_ sessions: [NIMSession])		
h	m	NIMConversationManager	func deleteServerSessions(_ sessions: [NIMSession], completion: (((any Error)?) -> Void)?)	deleteServerSessions:completion:	
h	m	NIMConversationManager	func encodeMessage(toData message: NIMMessage) -> Data	encodeMessageToData:	
o	m	NIMConversationManager	nonisolated(nonsending) func exportMeessageInfos(with delegate: any NIMExportMessageDelegate, progress: NIMExportMessageProgress) async throws -> String		
h	m	NIMConversationManager	func exportMeessageInfos(with delegate: any NIMExportMessageDelegate, progress: NIMExportMessageProgress, completion: ((any Error)?, String?) -> Void)	exportMeessageInfosWithDelegate:progress:completion:	
o	m	NIMConversationManager	func fetchMessageHistory(_ session: NIMSession, option: NIMHistoryMessageSearchOption)		
o	m	NIMConversationManager	nonisolated(nonsending) func fetchMessageHistory(_ session: NIMSession, option: NIMHistoryMessageSearchOption) async throws -> [NIMMessage]		
h	m	NIMConversationManager	func fetchMessageHistory(_ session: NIMSession, option: NIMHistoryMessageSearchOption, result: NIMFetchMessageHistoryBlock?)	fetchMessageHistory:option:result:	
o	m	NIMConversationManager	nonisolated(nonsending) func fetchMigrateMessageInfo() async throws -> (String, String)		
h	m	NIMConversationManager	func fetchMigrateMessageInfo(_ completion: ((any Error)?, String?, String?) -> Void)	fetchMigrateMessageInfo:	
o	m	NIMConversationManager	func fetchServerSession(by session: NIMSession)		
h	m	NIMConversationManager	func fetchServerSession(by session: NIMSession, completion: (((any Error)?, NIMRecentSession?) -> Void)?)	fetchServerSessionBySession:completion:	
o	m	NIMConversationManager	func fetchServerSessions(_ option: NIMFetchServerSessionOption?)		
h	m	NIMConversationManager	func fetchServerSessions(_ option: NIMFetchServerSessionOption?, completion: (((any Error)?, [NIMRecentSession]?, Bool) -> Void)?)	fetchServerSessions:completion:	
o	m	NIMConversationManager	nonisolated(nonsending) func getMessagesDynamically(_ param: NIMGetMessagesDynamicallyParam) async throws -> (Bool, [NIMMessage])		
h	m	NIMConversationManager	func getMessagesDynamically(_ param: NIMGetMessagesDynamicallyParam, completion: ((any Error)?, Bool, [NIMMessage]?) -> Void)	getMessagesDynamically:completion:	
o	m	NIMConversationManager	func `import`(_ importedRecentSession: [NIMImportedRecentSession])		
h	m	NIMConversationManager	func `import`(_ importedRecentSession: [NIMImportedRecentSession], completion: (((any Error)?, [NIMImportedRecentSession]?) -> Void)?)	importRecentSessions:completion:	
o	m	NIMConversationManager	nonisolated(nonsending) func importMessageInfos(atPath infoFilePath: String, delegate: any NIMImportMessageDelegate, progress: NIMImportMessageProgress) async throws		
h	m	NIMConversationManager	func importMessageInfos(atPath infoFilePath: String, delegate: any NIMImportMessageDelegate, progress: NIMImportMessageProgress, completion: ((any Error)?) -> Void)	importMessageInfosAtPath:delegate:progress:completion:	
o	m	NIMConversationManager	func incompleteSessionInfo(by session: NIMSession)		
h	m	NIMConversationManager	func incompleteSessionInfo(by session: NIMSession, completion: (((any Error)?, [NIMIncompleteSessionInfo]?) -> Void)?)	incompleteSessionInfoBySession:completion:	
h	m	NIMConversationManager	func markAllMessagesRead()	markAllMessagesRead	
h	m	NIMConversationManager	func markAllMessagesRead(in session: NIMSession)	markAllMessagesReadInSession:	
h	m	NIMConversationManager	func markAllMessagesRead(in session: NIMSession, completion: ((any Error)?) -> Void)	markAllMessagesReadInSession:completion:	
h	m	NIMConversationManager	func markMessagesRead(of type: NIMSessionType)	markMessagesReadOfType:	
h	m	NIMConversationManager	func messages(in session: NIMSession, message: NIMMessage?, limit: Int) -> [NIMMessage]?	messagesInSession:message:limit:	
h	m	NIMConversationManager	func messages(in session: NIMSession, message: NIMMessage?, limit: Int, completion: ((any Error)?, [NIMMessage]?) -> Void)	messagesInSession:message:limit:completion:	
h	m	NIMConversationManager	func messages(in session: NIMSession, messageIds: [String]) -> [NIMMessage]?	messagesInSession:messageIds:	
h	m	NIMConversationManager	func recentSession(by session: NIMSession) -> NIMRecentSession?	recentSessionBySession:	
h	m	NIMConversationManager	func remove(_ delegate: any NIMConversationManagerDelegate)	removeDelegate:	
h	m	NIMConversationManager	func removeAllIncompleteSessionInfos()	removeAllIncompleteSessionInfos	
h	m	NIMConversationManager	func removeIncompleteSessionInfo(by session: NIMSession)	removeIncompleteSessionInfoBySession:	
o	m	NIMConversationManager	func retrieveServerMessages(_ option: NIMMessageFullKeywordSearchOption)		
o	m	NIMConversationManager	nonisolated(nonsending) func retrieveServerMessages(_ option: NIMMessageFullKeywordSearchOption) async throws -> [NIMMessage]		
o	m	NIMConversationManager	func retrieveServerMessages(_ session: NIMSession, option: NIMMessageServerRetrieveOption)		
o	m	NIMConversationManager	nonisolated(nonsending) func retrieveServerMessages(_ session: NIMSession, option: NIMMessageServerRetrieveOption) async throws -> [NIMMessage]		
h	m	NIMConversationManager	func retrieveServerMessages(_ session: NIMSession, option: NIMMessageServerRetrieveOption, result: NIMRetrieveServerMessagesBlock?)	retrieveServerMessages:option:result:	
h	m	NIMConversationManager	func retrieveServerMessages(_ option: NIMMessageFullKeywordSearchOption, result: NIMRetrieveServerMessagesBlock?)	retrieveServerMessages:result:	
o	m	NIMConversationManager	func retrieveServerMessagesOrder(byTime option: NIMMessageFullKeywordSearchOrderByTimeOption)		
o	m	NIMConversationManager	nonisolated(nonsending) func retrieveServerMessagesOrder(byTime option: NIMMessageFullKeywordSearchOrderByTimeOption) async throws -> [NIMMessage]		
h	m	NIMConversationManager	func retrieveServerMessagesOrder(byTime option: NIMMessageFullKeywordSearchOrderByTimeOption, result: NIMRetrieveServerMessagesBlock?)	retrieveServerMessagesOrderByTime:result:	
o	m	NIMConversationManager	func save(_ message: NIMMessage, for session: NIMSession)		
h	m	NIMConversationManager	func save(_ message: NIMMessage, for session: NIMSession, completion: (((any Error)?) -> Void)?)	saveMessage:forSession:completion:	
o	m	NIMConversationManager	func searchAllMessages(_ option: NIMMessageSearchOption)		
o	m	NIMConversationManager	nonisolated(nonsending) func searchAllMessages(_ option: NIMMessageSearchOption) async throws -> [NIMSession : [NIMMessage]]		
h	m	NIMConversationManager	func searchAllMessages(_ option: NIMMessageSearchOption, result: NIMGlobalSearchMessageBlock?)	searchAllMessages:result:	
o	m	NIMConversationManager	func searchMessages(_ session: NIMSession, option: NIMMessageSearchOption)		
o	m	NIMConversationManager	nonisolated(nonsending) func searchMessages(_ session: NIMSession, option: NIMMessageSearchOption) async throws -> [NIMMessage]		
h	m	NIMConversationManager	func searchMessages(_ session: NIMSession, option: NIMMessageSearchOption, result: NIMSearchMessageBlock?)	searchMessages:option:result:	
h	m	NIMConversationManager	func unreadCount(of type: NIMSessionType) -> Int	unreadCountOfType:	
o	m	NIMConversationManager	func update(_ message: NIMMessage, for session: NIMSession)		
h	m	NIMConversationManager	func update(_ message: NIMMessage, for session: NIMSession, completion: (((any Error)?) -> Void)?)	updateMessage:forSession:completion:	
o	m	NIMConversationManager	func updateIncompleteSessions(_ messages: [NIMMessage])		
h	m	NIMConversationManager	func updateIncompleteSessions(_ messages: [NIMMessage], completion: (((any Error)?, [NIMImportedRecentSession]?) -> Void)?)	updateIncompleteSessions:completion:	
o	m	NIMConversationManager	nonisolated(nonsending) func updateMigrateMessageInfo(withURL URL: String, key: String) async throws		
h	m	NIMConversationManager	func updateMigrateMessageInfo(withURL URL: String, key: String, completion: ((any Error)?) -> Void)	updateMigrateMessageInfoWithURL:key:completion:	
h	m	NIMConversationManager	func updateRecentLocalExt(_ ext: [AnyHashable : Any]?, recentSession: NIMRecentSession)	updateRecentLocalExt:recentSession:	
o	m	NIMConversationManager	func updateServerSessionExt(_ ext: String, session: NIMSession)		
h	m	NIMConversationManager	func updateServerSessionExt(_ ext: String, session: NIMSession, completion: (((any Error)?) -> Void)?)	updateServerSessionExt:session:completion:	
h	p	NIMConversationManagerDelegate	NSObjectProtocol		
h	m	NIMConversationManagerDelegate	func allMessagesCleared(in session: NIMSession, step: NIMClearMessagesStatus)	allMessagesClearedInSession:step:	
h	m	NIMConversationManagerDelegate	func allMessagesDeleted()	allMessagesDeleted	
h	m	NIMConversationManagerDelegate	func allMessagesRead()	allMessagesRead	
h	m	NIMConversationManagerDelegate	func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int)	didAddRecentSession:totalUnreadCount:	
h	m	NIMConversationManagerDelegate	func didLoadAllRecentSessionCompletion()	didLoadAllRecentSessionCompletion	
h	m	NIMConversationManagerDelegate	func didRemove(_ recentSession: NIMRecentSession, totalUnreadCount: Int)	didRemoveRecentSession:totalUnreadCount:	
h	m	NIMConversationManagerDelegate	func didServerSessionUpdated(_ recentSession: NIMRecentSession?)	didServerSessionUpdated:	
h	m	NIMConversationManagerDelegate	func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int)	didUpdateRecentSession:totalUnreadCount:	
h	m	NIMConversationManagerDelegate	func didUpdateUnreadCountDic(_ unreadCountDic: [AnyHashable : Any])	didUpdateUnreadCountDic:	
h	m	NIMConversationManagerDelegate	func messagesDeleted(in session: NIMSession)	messagesDeletedInSession:	
h	m	NIMConversationManagerDelegate	func messagesRead(of type: NIMSessionType)	messagesReadOfType:	
h	m	NIMConversationManagerDelegate	func onBatchMarkMessagesRead(in sessions: [NIMSession])	onBatchMarkMessagesReadInSessions:	
h	m	NIMConversationManagerDelegate	func onMarkMessageReadComplete(in session: NIMSession, error: (any Error)?)	onMarkMessageReadCompleteInSession:error:	
h	m	NIMConversationManagerDelegate	func onRecvAllRemoteMessages(inSessionDeleted info: NIMSessionDeleteAllRemoteMessagesInfo)	onRecvAllRemoteMessagesInSessionDeleted:	
h	m	NIMConversationManagerDelegate	func onRecvIncompleteSessionInfos(_ infos: [NIMIncompleteSessionInfo]?)	onRecvIncompleteSessionInfos:	
h	m	NIMConversationManagerDelegate	func onRecvMessageDeleted(_ message: NIMMessage, ext: String?)	onRecvMessageDeleted:ext:	
h	m	NIMConversationManagerDelegate	func onRecvMessagesDeleted(_ messages: [NIMMessage], exts: [String : String]?)	onRecvMessagesDeleted:exts:	
h	c	NIMCreateTeamExOption	NSObject, NSCopying		
h	m	NIMCreateTeamExOption	var announcement: String?	announcement	
h	m	NIMCreateTeamExOption	var antispamBusinessId: String	antispamBusinessId	
h	m	NIMCreateTeamExOption	var avatarUrl: String?	avatarUrl	
h	m	NIMCreateTeamExOption	var beInviteMode: NIMTeamBeInviteMode	beInviteMode	
h	m	NIMCreateTeamExOption	var clientCustomInfo: String?	clientCustomInfo	
o	m	NIMCreateTeamExOption	func copy(with zone: NSZone? = nil) -> Any		
o	m	NIMCreateTeamExOption	override init()		
h	m	NIMCreateTeamExOption	var intro: String?	intro	
h	m	NIMCreateTeamExOption	var inviteMode: NIMTeamInviteMode	inviteMode	
h	m	NIMCreateTeamExOption	var joinMode: NIMTeamJoinMode	joinMode	
h	m	NIMCreateTeamExOption	var maxMemberCountLimitation: UInt	maxMemberCountLimitation	
h	m	NIMCreateTeamExOption	var name: String?	name	
h	m	NIMCreateTeamExOption	var postscript: String?	postscript	
h	m	NIMCreateTeamExOption	var type: NIMTeamType	type	
h	m	NIMCreateTeamExOption	var updateClientCustomMode: NIMTeamUpdateClientCustomMode	updateClientCustomMode	
h	m	NIMCreateTeamExOption	var updateInfoMode: NIMTeamUpdateInfoMode	updateInfoMode	
h	m	NIMCreateTeamExOption	var users: [String]	users	
h	c	NIMCreateTeamOption	NSObject		
h	m	NIMCreateTeamOption	var announcement: String?	announcement	
h	m	NIMCreateTeamOption	var antispamBusinessId: String	antispamBusinessId	
h	m	NIMCreateTeamOption	var avatarUrl: String?	avatarUrl	
h	m	NIMCreateTeamOption	var beInviteMode: NIMTeamBeInviteMode	beInviteMode	
h	m	NIMCreateTeamOption	var clientCustomInfo: String?	clientCustomInfo	
o	m	NIMCreateTeamOption	override init()		
h	m	NIMCreateTeamOption	var intro: String?	intro	
h	m	NIMCreateTeamOption	var inviteMode: NIMTeamInviteMode	inviteMode	
h	m	NIMCreateTeamOption	var joinMode: NIMTeamJoinMode	joinMode	
h	m	NIMCreateTeamOption	var maxMemberCountLimitation: UInt	maxMemberCountLimitation	
h	m	NIMCreateTeamOption	var name: String?	name	
h	m	NIMCreateTeamOption	var postscript: String?	postscript	
h	m	NIMCreateTeamOption	var type: NIMTeamType	type	
h	m	NIMCreateTeamOption	var updateClientCustomMode: NIMTeamUpdateClientCustomMode	updateClientCustomMode	
h	m	NIMCreateTeamOption	var updateInfoMode: NIMTeamUpdateInfoMode	updateInfoMode	
h	p	NIMCustomAttachment	NSObjectProtocol		
h	m	NIMCustomAttachment	func attachmentNeedsDownload() -> Bool	attachmentNeedsDownload	
h	m	NIMCustomAttachment	func attachmentNeedsUpload() -> Bool	attachmentNeedsUpload	
h	m	NIMCustomAttachment	func attachmentPathForDownloading() -> String	attachmentPathForDownloading	
h	m	NIMCustomAttachment	func attachmentPathForUploading() -> String	attachmentPathForUploading	
h	m	NIMCustomAttachment	func attachmentURLStringForDownloading() -> String	attachmentURLStringForDownloading	
h	m	NIMCustomAttachment	func encode() -> String	encodeAttachment	
h	m	NIMCustomAttachment	func updateURL(_ urlString: String)	updateAttachmentURL:	
h	p	NIMCustomAttachmentCoding	NSObjectProtocol		
h	m	NIMCustomAttachmentCoding	func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)?	decodeAttachment:	
h	c	NIMCustomObject	NSObject, NIMMessageObject		
h	m	NIMCustomObject	var attachment: (any NIMCustomAttachment)?	attachment	
o	m	NIMCustomObject	override init()		
o	m	NIMCustomObject	weak var message: NIMMessage?		
h	m	NIMCustomObject	class func registerCustomDecoder(_ decoder: any NIMCustomAttachmentCoding)	registerCustomDecoder:	
o	m	NIMCustomObject	func type() -> NIMMessageType		
h	c	NIMCustomSystemNotification	NSObject		
h	m	NIMCustomSystemNotification	var antiSpamOption: NIMAntiSpamOption?	antiSpamOption	
h	m	NIMCustomSystemNotification	var apnsContent: String?	apnsContent	
h	m	NIMCustomSystemNotification	var apnsPayload: [AnyHashable : Any]?	apnsPayload	
h	m	NIMCustomSystemNotification	var content: String? { get }	content	
k	m	NIMCustomSystemNotification	var env: String?	env	
o	m	NIMCustomSystemNotification	override init()		
h	m	NIMCustomSystemNotification	init(content: String)	initWithContent:	
h	m	NIMCustomSystemNotification	var notificationId: Int64 { get }	notificationId	
h	m	NIMCustomSystemNotification	var receiver: String? { get }	receiver	
h	m	NIMCustomSystemNotification	var receiverType: NIMSessionType { get }	receiverType	
h	m	NIMCustomSystemNotification	var sendToOnlineUsersOnly: Bool	sendToOnlineUsersOnly	
h	m	NIMCustomSystemNotification	var sender: String? { get }	sender	
h	m	NIMCustomSystemNotification	var setting: NIMCustomSystemNotificationSetting?	setting	
h	m	NIMCustomSystemNotification	var timestamp: TimeInterval { get }	timestamp	
h	c	NIMCustomSystemNotificationSetting	NSObject		
h	m	NIMCustomSystemNotificationSetting	var apnsEnabled: Bool	apnsEnabled	
h	m	NIMCustomSystemNotificationSetting	var apnsWithPrefix: Bool	apnsWithPrefix	
o	m	NIMCustomSystemNotificationSetting	override init()		
h	m	NIMCustomSystemNotificationSetting	var shouldBeCounted: Bool	shouldBeCounted	
h	p	NIMCustomizedAPIManager	NSObjectProtocol		
o	m	NIMCustomizedAPIManager	func invokeAPI(_ param: NIMGenericTypeAPICallParam)		r: local error 24
r	m	NIMCustomizedAPIManager	func invokeAPI(_ param: NIMGenericTypeAPICallParam, completion: (((any Error)?, NIMGenericTypeAPICallResult?) -> Void)?)	invokeAPI:completion:	local error 24
h	c	NIMDatabaseException	NSObject		
h	m	NIMDatabaseException	var databasePath: String? { get }	databasePath	
h	m	NIMDatabaseException	var exception: NIMDatabaseExceptionType { get }	exception	
o	m	NIMDatabaseException	override init()		
h	m	NIMDatabaseException	var message: String? { get }	message	
h	m	NIMDatabaseException	class func registerHandler(_ handler: any NIMDatabaseHandleExceptionProtocol)	registerExceptionHandler:	
h	e	NIMDatabaseExceptionType	Int, Sendable		
h	m	NIMDatabaseExceptionType	case badDb = 1	NIMDatabaseExceptionTypeBadDb	
h	m	NIMDatabaseExceptionType	static var corrupt: NIMDatabaseExceptionType { get }	NIMDatabaseExceptionTypeCorrupt	
h	m	NIMDatabaseExceptionType	case full = 2	NIMDatabaseExceptionTypeFull	
h	m	NIMDatabaseExceptionType	case generic = 0	NIMDatabaseExceptionTypeGeneric	
o	m	NIMDatabaseExceptionType	init?(rawValue: Int)		
h	p	NIMDatabaseHandleExceptionProtocol	NSObjectProtocol		
h	m	NIMDatabaseHandleExceptionProtocol	func handle(_ exception: NIMDatabaseException)	handleException:	
h	c	NIMDeleteMessageOption	NSObject		
o	m	NIMDeleteMessageOption	override init()		
h	m	NIMDeleteMessageOption	var removeFromDB: Bool	removeFromDB	
h	c	NIMDeleteMessagesOption	NSObject		
o	m	NIMDeleteMessagesOption	override init()		
h	m	NIMDeleteMessagesOption	var removeSession: Bool	removeSession	
h	m	NIMDeleteMessagesOption	var removeTable: Bool	removeTable	
h	c	NIMDeleteRecentSessionOption	NSObject		
o	m	NIMDeleteRecentSessionOption	override init()		
h	m	NIMDeleteRecentSessionOption	var isDeleteRoamMessage: Bool	isDeleteRoamMessage	
h	m	NIMDeleteRecentSessionOption	var shouldMarkAllMessagesReadInSessions: Bool	shouldMarkAllMessagesReadInSessions	
h	t	NIMDeleteRemoteMessagesCompletionBlock	((any Error)?) -> Void		
h	t	NIMDocTranscodingDeleteCompleteBlock	((any Error)?) -> Void		
h	t	NIMDocTranscodingFetchCompleteBlock	((any Error)?, [NIMDocTranscodingInfo]?) -> Void		
h	e	NIMDocTranscodingFileType	Int, Sendable		
h	m	NIMDocTranscodingFileType	case PDF = 3	NIMDocTranscodingFileTypePDF	
h	m	NIMDocTranscodingFileType	case PPT = 1	NIMDocTranscodingFileTypePPT	
h	m	NIMDocTranscodingFileType	case PPTX = 2	NIMDocTranscodingFileTypePPTX	
o	m	NIMDocTranscodingFileType	init?(rawValue: Int)		
h	e	NIMDocTranscodingImageType	Int, Sendable		
h	m	NIMDocTranscodingImageType	case JPG = 10	NIMDocTranscodingImageTypeJPG	
h	m	NIMDocTranscodingImageType	case PNG = 11	NIMDocTranscodingImageTypePNG	
o	m	NIMDocTranscodingImageType	init?(rawValue: Int)		
h	m	NIMDocTranscodingImageType	case unknown = 0	NIMDocTranscodingImageTypeUnknown	
h	c	NIMDocTranscodingInfo	NSObject		
k	m	NIMDocTranscodingInfo	var docId: String { get }	docId	no document is converted
k	m	NIMDocTranscodingInfo	var docName: String { get }	docName	no document is converted
k	m	NIMDocTranscodingInfo	var ext: String? { get }	ext	no document is converted
o	m	NIMDocTranscodingInfo	override init()		
k	m	NIMDocTranscodingInfo	var numberOfPages: UInt { get }	numberOfPages	no document is converted
k	m	NIMDocTranscodingInfo	var sourceFileUrl: String { get }	sourceFileUrl	no document is converted
k	m	NIMDocTranscodingInfo	var sourceSize: UInt64 { get }	sourceSize	no document is converted
k	m	NIMDocTranscodingInfo	var sourceType: NIMDocTranscodingFileType { get }	sourceType	no document is converted
k	m	NIMDocTranscodingInfo	var state: NIMDocTranscodingState { get }	state	no document is converted
k	m	NIMDocTranscodingInfo	var targetType: NIMDocTranscodingImageType { get }	targetType	no document is converted
k	m	NIMDocTranscodingInfo	func transcodedImagesSize(_ quality: NIMDocTranscodingQuality) -> CGSize	transcodedImagesSize:	no document is converted
k	m	NIMDocTranscodingInfo	func transcodedTotalSize(_ quality: NIMDocTranscodingQuality) -> UInt64	transcodedTotalSize:	no document is converted
k	m	NIMDocTranscodingInfo	func transcodedUrl(_ pageNumber: UInt, of quality: NIMDocTranscodingQuality) -> String?	transcodedUrl:ofQuality:	no document is converted
k	m	NIMDocTranscodingInfo	var transcodingFlag: Int { get }	transcodingFlag	no document is converted
h	t	NIMDocTranscodingInquireCompleteBlock	((any Error)?, NIMDocTranscodingInfo?) -> Void		
h	p	NIMDocTranscodingManager	NSObjectProtocol		
o	m	NIMDocTranscodingManager	func deleteDoc(_ docId: String)		
r	m	NIMDocTranscodingManager	func deleteDoc(_ docId: String, completion: NIMDocTranscodingDeleteCompleteBlock?)	deleteDoc:completion:	remote error 404
k	m	NIMDocTranscodingManager	func fetchMyDocsInfo(_ lastDocId: String?, limit: UInt, completion: NIMDocTranscodingFetchCompleteBlock?)	fetchMyDocsInfo:limit:completion:	always empty
r	m	NIMDocTranscodingManager	func inquireDocInfo(_ docId: String, completion: NIMDocTranscodingInquireCompleteBlock?)	inquireDocInfo:completion:	remote error 404
h	e	NIMDocTranscodingQuality	Int, Sendable		
h	m	NIMDocTranscodingQuality	case high = 1	NIMDocTranscodingQualityHigh	
o	m	NIMDocTranscodingQuality	init?(rawValue: Int)		
h	m	NIMDocTranscodingQuality	case low = 3	NIMDocTranscodingQualityLow	
h	m	NIMDocTranscodingQuality	case medium = 2	NIMDocTranscodingQualityMedium	
h	e	NIMDocTranscodingState	Int, Sendable		
h	m	NIMDocTranscodingState	case completed = 4	NIMDocTranscodingStateCompleted	
h	m	NIMDocTranscodingState	case failed = 5	NIMDocTranscodingStateFailed	
o	m	NIMDocTranscodingState	init?(rawValue: Int)		
h	m	NIMDocTranscodingState	case ongoing = 2	NIMDocTranscodingStateOngoing	
h	m	NIMDocTranscodingState	case preparing = 1	NIMDocTranscodingStatePreparing	
h	m	NIMDocTranscodingState	case timeout = 3	NIMDocTranscodingStateTimeout	
h	m	NIMDocTranscodingState	case unknown = 0	NIMDocTranscodingStateUnknown	
h	t	NIMDownloadCompleteBlock	((any Error)?) -> Void		
h	c	NIMEncryptionConfig	NSObject		
k	m	NIMEncryptionConfig	var asymEncryptionType: NIMAsymEncryptionType	asymEncryptionType	MessagingEnvironment says where the engine is
o	m	NIMEncryptionConfig	override init()		
k	m	NIMEncryptionConfig	var symEncryptionType: NIMSymEncryptionType	symEncryptionType	MessagingEnvironment says where the engine is
k	m	NIMEncryptionConfig	func update(_ option: NIMRSAOption)	updateRSAOption:	MessagingEnvironment says where the engine is
h	t	NIMEventSubscribeBlock	((any Error)?, NIMSubscribeEvent?) -> Void		
h	p	NIMEventSubscribeManager	NSObjectProtocol		
h	m	NIMEventSubscribeManager	func add(_ delegate: any NIMEventSubscribeManagerDelegate)	addDelegate:	
o	m	NIMEventSubscribeManager	func publishEvent(_ event: NIMSubscribeEvent)		
h	m	NIMEventSubscribeManager	func publishEvent(_ event: NIMSubscribeEvent, completion: NIMEventSubscribeBlock?)	publishEvent:completion:	
o	m	NIMEventSubscribeManager	func querySubscribeEvent(_ request: NIMSubscribeRequest)		
h	m	NIMEventSubscribeManager	func querySubscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeQueryBlock?)	querySubscribeEvent:completion:	
h	m	NIMEventSubscribeManager	func remove(_ delegate: any NIMEventSubscribeManagerDelegate)	removeDelegate:	
o	m	NIMEventSubscribeManager	func subscribeEvent(_ request: NIMSubscribeRequest)		
h	m	NIMEventSubscribeManager	func subscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeResponseBlock?)	subscribeEvent:completion:	
o	m	NIMEventSubscribeManager	func unSubscribeEvent(_ request: NIMSubscribeRequest)		
h	m	NIMEventSubscribeManager	func unSubscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeResponseBlock?)	unSubscribeEvent:completion:	
h	p	NIMEventSubscribeManagerDelegate	NSObjectProtocol		
h	m	NIMEventSubscribeManagerDelegate	func onRecvSubscribeEvents(_ events: [Any])	onRecvSubscribeEvents:	
h	t	NIMEventSubscribeQueryBlock	((any Error)?, [Any]?) -> Void		
h	t	NIMEventSubscribeResponseBlock	((any Error)?, [Any]?) -> Void		
h	t	NIMExportMessageComletion	((any Error)?, String?) -> Void		
h	p	NIMExportMessageDelegate	NSObjectProtocol		
h	m	NIMExportMessageDelegate	func onMessageWillExport(_ message: NIMMessage)	onMessageWillExport:	
h	m	NIMExportMessageDelegate	func shouldExport(_ message: NIMMessage) -> Bool	shouldExportMessage:	
h	t	NIMExportMessageProgress	(Float) -> Void		
h	t	NIMFetchChatroomHistoryBlock	((any Error)?, [NIMMessage]?) -> Void		
h	t	NIMFetchCommentsByMsgsHandler	((any Error)?, NIMQuickCommentsOfMessages?, [NIMMessage]?) -> Void		
h	t	NIMFetchHistoryMessagesByIds	((any Error)?, NIMHistoryMessagesOfInfos?) -> Void		
h	t	NIMFetchMessageHistoryBlock	((any Error)?, [NIMMessage]?) -> Void		
h	t	NIMFetchMigrateMessageCompletion	((any Error)?, String?, String?) -> Void		
h	t	NIMFetchRecentSessionHistoryBlock	((any Error)?, NIMRecentSession?) -> Void		
h	t	NIMFetchRecentSessionsHistoryBlock	((any Error)?, [NIMRecentSession]?, Bool) -> Void		
h	c	NIMFetchServerSessionOption	NSObject		
o	m	NIMFetchServerSessionOption	override init()		
h	m	NIMFetchServerSessionOption	var limit: Int	limit	
h	m	NIMFetchServerSessionOption	var maxTimestamp: TimeInterval	maxTimestamp	
h	m	NIMFetchServerSessionOption	var minTimestamp: TimeInterval	minTimestamp	
h	m	NIMFetchServerSessionOption	var needLastMessage: Bool	needLastMessage	
h	t	NIMFetchURLCompletion	((any Error)?, String?) -> Void		
h	c	NIMFileObject	NSObject, NIMMessageObject		
h	m	NIMFileObject	var displayName: String?	displayName	
h	m	NIMFileObject	var fileLength: Int64 { get }	fileLength	
o	m	NIMFileObject	override convenience init()		
h	m	NIMFileObject	init(data: Data, extension: String)	initWithData:extension:	
h	m	NIMFileObject	init(data: Data, extension: String, scene: String)	initWithData:extension:scene:	
h	m	NIMFileObject	init(sourcePath: String)	initWithSourcePath:	
h	m	NIMFileObject	init(sourcePath: String, scene: String)	initWithSourcePath:scene:	
h	m	NIMFileObject	var md5: String? { get }	md5	
o	m	NIMFileObject	weak var message: NIMMessage?		
h	m	NIMFileObject	var path: String? { get }	path	
h	m	NIMFileObject	func setUploadURL(_ urlString: String)	setUploadURL:	
o	m	NIMFileObject	func type() -> NIMMessageType		
h	m	NIMFileObject	var url: String? { get }	url	
h	t	NIMFileQuickTransferCompleteBlock	(String?, Int, (any Error)?) -> Void		
h	t	NIMGenericTypeAPICallInvokeCallback	((any Error)?, NIMGenericTypeAPICallResult?) -> Void		
h	c	NIMGenericTypeAPICallParam	NSObject		
h	m	NIMGenericTypeAPICallParam	unowned(unsafe) var data: AnyObject	data	
o	m	NIMGenericTypeAPICallParam	override init()		
h	m	NIMGenericTypeAPICallParam	var name: String	name	
h	m	NIMGenericTypeAPICallParam	var param: String	param	
h	m	NIMGenericTypeAPICallParam	var sn: Int	sn	
h	c	NIMGenericTypeAPICallResult	NSObject		
h	m	NIMGenericTypeAPICallResult	unowned(unsafe) var data: AnyObject	data	
o	m	NIMGenericTypeAPICallResult	override init()		
h	m	NIMGenericTypeAPICallResult	var name: String	name	
h	m	NIMGenericTypeAPICallResult	var result: String	result	
h	m	NIMGenericTypeAPICallResult	var sn: Int	sn	
h	t	NIMGetMessagesByTagsHandler	((any Error)?, [NIMMessage]?) -> Void		
h	c	NIMGetMessagesByTagsParam	NSObject, NSCopying		
o	m	NIMGetMessagesByTagsParam	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMGetMessagesByTagsParam	var fromTime: NSNumber?	fromTime	
o	m	NIMGetMessagesByTagsParam	override convenience init()		
h	m	NIMGetMessagesByTagsParam	init!(roomId: Int, tags: [String])	initWithRoomId:tags:	
h	m	NIMGetMessagesByTagsParam	var limit: NSNumber?	limit	
h	m	NIMGetMessagesByTagsParam	var messageTypes: [NSNumber]?	messageTypes	
h	m	NIMGetMessagesByTagsParam	var reverse: NSNumber?	reverse	
h	m	NIMGetMessagesByTagsParam	var roomId: Int { get }	roomId	
h	m	NIMGetMessagesByTagsParam	var tags: [String] { get }	tags	
h	m	NIMGetMessagesByTagsParam	var toTime: NSNumber?	toTime	
h	t	NIMGetMessagesDynamicallyBlock	((any Error)?, Bool, [NIMMessage]?) -> Void		
h	c	NIMGetMessagesDynamicallyParam	NSObject, NSCopying		
h	m	NIMGetMessagesDynamicallyParam	var anchorClientId: String?	anchorClientId	
h	m	NIMGetMessagesDynamicallyParam	var anchorServerId: String?	anchorServerId	
o	m	NIMGetMessagesDynamicallyParam	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMGetMessagesDynamicallyParam	func createStandardized() -> NIMGetMessagesDynamicallyParam	createStandardizedParam	
h	m	NIMGetMessagesDynamicallyParam	var endTime: TimeInterval	endTime	
o	m	NIMGetMessagesDynamicallyParam	override init()		
h	m	NIMGetMessagesDynamicallyParam	var limit: UInt	limit	
h	m	NIMGetMessagesDynamicallyParam	var order: NIMMessageSearchOrder	order	
h	m	NIMGetMessagesDynamicallyParam	var session: NIMSession	session	
h	m	NIMGetMessagesDynamicallyParam	var startTime: TimeInterval	startTime	
h	t	NIMGetQuickCommentsByMsgHandler	((any Error)?, NIMQuickCommentsOfNumbers?) -> Void		
h	t	NIMGlobalSearchMessageBlock	((any Error)?, [NIMSession : [NIMMessage]]?) -> Void		
h	e	NIMHandshakeType	Int, Sendable		
h	m	NIMHandshakeType	case advanced = 1	NIMHandshakeTypeAdvanced	
h	m	NIMHandshakeType	case basics = 0	NIMHandshakeTypeBasics	
o	m	NIMHandshakeType	init?(rawValue: Int)		
h	t	NIMHistoryMessageFilterBlock	(NIMMessage) -> Bool		
h	c	NIMHistoryMessageSearchOption	NSObject		
h	m	NIMHistoryMessageSearchOption	var createRecentSessionIfNotExists: Bool	createRecentSessionIfNotExists	
h	m	NIMHistoryMessageSearchOption	var currentMessage: NIMMessage?	currentMessage	
h	m	NIMHistoryMessageSearchOption	var customFilter: NIMHistoryMessageFilterBlock?	customFilter	
h	m	NIMHistoryMessageSearchOption	var endTime: TimeInterval	endTime	
o	m	NIMHistoryMessageSearchOption	override init()		
h	m	NIMHistoryMessageSearchOption	var limit: UInt	limit	
h	m	NIMHistoryMessageSearchOption	var messageTypes: [NSNumber]	messageTypes	
h	m	NIMHistoryMessageSearchOption	var order: NIMMessageSearchOrder	order	
h	m	NIMHistoryMessageSearchOption	var serverId: String?	serverId	
h	m	NIMHistoryMessageSearchOption	var startTime: TimeInterval	startTime	
h	m	NIMHistoryMessageSearchOption	var sync: Bool	sync	
h	m	NIMHistoryMessageSearchOption	var syncMessageTypes: Bool	syncMessageTypes	
o	t	NIMHistoryMessagesOfInfos	[NIMChatExtendBasicInfo : NIMMessage]		
h	t	NIMHttpProgressBlock	(Float) -> Void		
h	e	NIMImageFormat	Int, Sendable		
h	m	NIMImageFormat	case JPEG = 0	NIMImageFormatJPEG	
h	m	NIMImageFormat	case PNG = 1	NIMImageFormatPNG	
o	m	NIMImageFormat	init?(rawValue: Int)		
h	c	NIMImageObject	NSObject, NIMMessageObject		
h	m	NIMImageObject	var displayName: String?	displayName	
h	m	NIMImageObject	var fileLength: Int64 { get }	fileLength	
o	m	NIMImageObject	override convenience init()		
h	m	NIMImageObject	init(data: Data, extension: String)	initWithData:extension:	
h	m	NIMImageObject	init(data: Data, extension: String, scene: String)	initWithData:extension:scene:	
h	m	NIMImageObject	init(data: Data, extension: String, scene: String, size: CGSize)	initWithData:extension:scene:size:	
h	m	NIMImageObject	init(filepath: String)	initWithFilepath:	
h	m	NIMImageObject	init(filepath: String, scene: String)	initWithFilepath:scene:	
h	m	NIMImageObject	init(filepath: String, scene: String, size: CGSize)	initWithFilepath:scene:size:	
h	m	NIMImageObject	init(image: UIImage)	initWithImage:	on Apple's systems
h	m	NIMImageObject	init(image: UIImage, scene: String)	initWithImage:scene:	on Apple's systems
h	m	NIMImageObject	var md5: String? { get }	md5	
o	m	NIMImageObject	weak var message: NIMMessage?		
h	m	NIMImageObject	var option: NIMImageOption?	option	
h	m	NIMImageObject	var path: String? { get }	path	
h	m	NIMImageObject	func setUploadURL(_ urlString: String)	setUploadURL:	
h	m	NIMImageObject	var size: CGSize { get }	size	
h	m	NIMImageObject	var thumbPath: String? { get }	thumbPath	
h	m	NIMImageObject	var thumbUrl: String? { get }	thumbUrl	
o	m	NIMImageObject	func type() -> NIMMessageType		
h	m	NIMImageObject	var url: String? { get }	url	
h	c	NIMImageOption	NSObject		
h	m	NIMImageOption	var compressQuality: Float	compressQuality	
h	m	NIMImageOption	var format: NIMImageFormat	format	
o	m	NIMImageOption	override init()		
h	t	NIMImportMessageCompletion	((any Error)?) -> Void		
h	p	NIMImportMessageDelegate	NSObjectProtocol		
h	m	NIMImportMessageDelegate	func onMessageWillImport(_ message: NIMMessage)	onMessageWillImport:	
h	m	NIMImportMessageDelegate	func shouldImport(_ message: NIMMessage) -> Bool	shouldImportMessage:	
h	t	NIMImportMessageProgress	(Float) -> Void		
h	t	NIMImportRecentSessionsBlock	((any Error)?, [NIMImportedRecentSession]?) -> Void		
h	c	NIMImportedRecentSession	NSObject		
o	m	NIMImportedRecentSession	override init()		
h	m	NIMImportedRecentSession	var session: NIMSession	session	
h	m	NIMImportedRecentSession	var timestamp: TimeInterval	timestamp	
h	c	NIMIncompleteSessionInfo	NSObject, NSCopying		
o	m	NIMIncompleteSessionInfo	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMIncompleteSessionInfo	var from: String { get }	from	
o	m	NIMIncompleteSessionInfo	override init()		
h	m	NIMIncompleteSessionInfo	var serverId: String { get }	serverId	
h	m	NIMIncompleteSessionInfo	var session: NIMSession { get }	session	
h	m	NIMIncompleteSessionInfo	var timestamp: TimeInterval { get }	timestamp	
h	t	NIMIncompleteSessionsBlock	((any Error)?, [NIMIncompleteSessionInfo]?) -> Void		
h	p	NIMIndexManager	NSObjectProtocol		
h	m	NIMIndexManager	func add(_ delegate: any NIMIndexManagerDelegate)	addDelegate:	
o	m	NIMIndexManager	func queryMsgIndex(_ text: String, session: NIMSession?, option: NIMMsgIndexQueryOption?, withMessage: Bool)		
h	m	NIMIndexManager	func queryMsgIndex(_ text: String, session: NIMSession?, option: NIMMsgIndexQueryOption?, withMessage: Bool, completion: NIMQueryMsgIndexBlock?)	queryMsgIndex:session:option:withMessage:completion:	
h	m	NIMIndexManager	func remove(_ delegate: any NIMIndexManagerDelegate)	removeDelegate:	
o	m	NIMIndexManager	func resetMsgIndex()		
h	m	NIMIndexManager	func resetMsgIndex(_ completion: NIMResetMsgIndexBlock?)	resetMsgIndex:	
o	m	NIMIndexManager	func syncMsgIndex(_ old: Bool, session: NIMSession?)		
h	m	NIMIndexManager	func syncMsgIndex(_ old: Bool, session: NIMSession?, completion: NIMSyncMsgIndexBlock?)	syncMsgIndex:session:completion:	
h	p	NIMIndexManagerDelegate	NSObjectProtocol		
h	c	NIMIndexText	NSObject		
o	m	NIMIndexText	override init()		
h	m	NIMIndexText	var text: String	text	
h	m	NIMIndexText	var type: Int	type	
h	e	NIMIndexType	Int, Sendable		
h	m	NIMIndexType	case customBase = 100	NIMIndexTypeCustomBase	
o	m	NIMIndexType	init?(rawValue: Int)		
h	m	NIMIndexType	case msgText = 0	NIMIndexTypeMsgText	
h	e	NIMKickReason	Int, Sendable		
h	m	NIMKickReason	case byClient = 1	NIMKickReasonByClient	
h	m	NIMKickReason	case byClientManually = 3	NIMKickReasonByClientManually	
h	m	NIMKickReason	case byServer = 2	NIMKickReasonByServer	
o	m	NIMKickReason	init?(rawValue: Int)		
h	e	NIMLastMsgType	Int, Sendable		
o	m	NIMLastMsgType	init?(rawValue: Int)		
h	m	NIMLastMsgType	case normalMessage = 0	NIMLastMsgTypeNormalMessage	
h	m	NIMLastMsgType	case revokeNotication = 1	NIMLastMsgTypeRevokeNotication	
h	e	NIMLinkAddressType	Int, Sendable		
h	m	NIMLinkAddressType	case auto = 2	NIMLinkAddressTypeAuto	
o	m	NIMLinkAddressType	init?(rawValue: Int)		
h	m	NIMLinkAddressType	case ipv4 = 0	NIMLinkAddressTypeIpv4	
h	m	NIMLinkAddressType	case ipv6 = 1	NIMLinkAddressTypeIpv6	
h	t	NIMLoadMessagePinsCompletion	((any Error)?, [NIMMessagePinItem]?) -> Void		
h	t	NIMLoadRecentSessionsCompletion	((any Error)?, [NIMRecentSession]?) -> Void		
h	c	NIMLoadRecentSessionsOptions	NSObject		
o	m	NIMLoadRecentSessionsOptions	override init()		
h	m	NIMLoadRecentSessionsOptions	var sortByStickTopInfos: Bool	sortByStickTopInfos	
h	t	NIMLoadStickTopSessionInfosCompletion	((any Error)?, [NIMSession : NIMStickTopSessionInfo]?) -> Void		
h	c	NIMLocalAntiSpamCheckOption	NSObject		
h	m	NIMLocalAntiSpamCheckOption	var content: String	content	
o	m	NIMLocalAntiSpamCheckOption	override init()		
h	m	NIMLocalAntiSpamCheckOption	var replacement: String?	replacement	
h	c	NIMLocalAntiSpamCheckResult	NSObject		
h	m	NIMLocalAntiSpamCheckResult	var content: String { get }	content	
o	m	NIMLocalAntiSpamCheckResult	override convenience init()		
h	m	NIMLocalAntiSpamCheckResult	var type: NIMLocalAntiSpamOperate { get }	type	
h	e	NIMLocalAntiSpamOperate	Int, Sendable		
h	m	NIMLocalAntiSpamOperate	case antiSpamOperateFileNotExists = 0	NIMAntiSpamOperateFileNotExists	
h	m	NIMLocalAntiSpamOperate	case antiSpamResultError = 5	NIMAntiSpamResultError	
h	m	NIMLocalAntiSpamOperate	case antiSpamResultLocalForbidden = 2	NIMAntiSpamResultLocalForbidden	
h	m	NIMLocalAntiSpamOperate	case antiSpamResultLocalReplace = 1	NIMAntiSpamResultLocalReplace	
h	m	NIMLocalAntiSpamOperate	case antiSpamResultNotHit = 4	NIMAntiSpamResultNotHit	
h	m	NIMLocalAntiSpamOperate	case antiSpamResultServerForbidden = 3	NIMAntiSpamResultServerForbidden	
o	m	NIMLocalAntiSpamOperate	init?(rawValue: Int)		
h	e	NIMLocalErrorCode	Int, Sendable		
h	m	NIMLocalErrorCode	case appKeyNeed = 14	NIMLocalErrorCodeAppKeyNeed	
h	m	NIMLocalErrorCode	case audioPlayErrorInitFailed = 11	NIMLocalErrorCodeAudioPlayErrorInitFailed	
h	m	NIMLocalErrorCode	case audioRecordErrorInitFailed = 9	NIMLocalErrorCodeAudioRecordErrorInitFailed	
h	m	NIMLocalErrorCode	case audioRecordErrorNoPermission = 8	NIMLocalErrorCodeAudioRecordErrorNoPermission	
h	m	NIMLocalErrorCode	case audioRecordErrorRecordFailed = 10	NIMLocalErrorCodeAudioRecordErrorRecordFailed	
h	m	NIMLocalErrorCode	case autoLoginRetryLimit = 15	NIMLocalErrorCodeAutoLoginRetryLimit	
h	m	NIMLocalErrorCode	case databaseError = 22	NIMLocalErrorCodeDatabaseError	
h	m	NIMLocalErrorCode	case frequentCallError = 27	NIMLocalErrorCodeFrequentCallError	
h	m	NIMLocalErrorCode	case httpReqeustFailed = 7	NIMLocalErrorCodeHttpReqeustFailed	
o	m	NIMLocalErrorCode	init?(rawValue: Int)		
h	m	NIMLocalErrorCode	case invalidMedia = 2	NIMLocalErrorCodeInvalidMedia	
h	m	NIMLocalErrorCode	case invalidParam = 1	NIMLocalErrorCodeInvalidParam	
h	m	NIMLocalErrorCode	case invalidPicture = 3	NIMLocalErrorCodeInvalidPicture	
h	m	NIMLocalErrorCode	case invalidToken = 6	NIMLocalErrorCodeInvalidToken	
h	m	NIMLocalErrorCode	case invalidUrl = 4	NIMLocalErrorCodeInvalidUrl	
h	m	NIMLocalErrorCode	case ioError = 5	NIMLocalErrorCodeIOError	
h	m	NIMLocalErrorCode	case joinSameRTSConference = 23	NIMLocalErrorCodeJoinSameRTSConference	
h	m	NIMLocalErrorCode	case manualCancelTask = 19	NIMLocalErrorCodeManualCancelTask	
h	m	NIMLocalErrorCode	case notSupported = 24	NIMLocalErrorCodeNotSupported	
h	m	NIMLocalErrorCode	case requestChatroomAddressesFailed = 17	NIMLocalErrorCodeRequestChatroomAddressesFailed	
h	m	NIMLocalErrorCode	case resourcesOverdue = 20	NIMLocalErrorCodeResourcesOverdue	
h	m	NIMLocalErrorCode	case sameOperationInProgress = 16	NIMLocalErrorCodeSameOperationInProgress	
h	m	NIMLocalErrorCode	case saveFileError = 26	NIMLocalErrorCodeSaveFileError	
h	m	NIMLocalErrorCode	case sceneUnregistered = 21	NIMLocalErrorCodeSceneUnregistered	
h	m	NIMLocalErrorCode	case settingConflictError = 28	NIMLocalErrorCodeSettingConflictError	
h	m	NIMLocalErrorCode	case sqlFailed = 12	NIMLocalErrorCodeSQLFailed	
h	m	NIMLocalErrorCode	case teamReceiptDisabled = 18	NIMLocalErrorCodeTeamReceiptDisabled	
h	m	NIMLocalErrorCode	case unknownError = 25	NIMLocalErrorCodeUnknownError	
h	m	NIMLocalErrorCode	case userInfoNeeded = 13	NIMLocalErrorCodeUserInfoNeeded	
h	c	NIMLocationObject	NSObject, NIMMessageObject		
o	m	NIMLocationObject	override convenience init()		
h	m	NIMLocationObject	init(latitude: Double, longitude: Double, title: String?)	initWithLatitude:longitude:title:	
h	m	NIMLocationObject	var latitude: Double { get }	latitude	
h	m	NIMLocationObject	var longitude: Double { get }	longitude	
o	m	NIMLocationObject	weak var message: NIMMessage?		
h	m	NIMLocationObject	var title: String? { get }	title	
o	m	NIMLocationObject	func type() -> NIMMessageType		
h	c	NIMLogDesensitizationConfig	NSObject, NSCopying		
o	m	NIMLogDesensitizationConfig	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMLogDesensitizationConfig	class func getPrintText(ofDownloadUrl url: String, config: NIMLogDesensitizationConfig) -> String	getPrintTextOfDownloadUrl:config:	
h	m	NIMLogDesensitizationConfig	var hideDownloadUrl: Bool	hideDownloadUrl	
o	m	NIMLogDesensitizationConfig	override required init()		
h	c	NIMLoginClient	NSObject		
h	m	NIMLoginClient	var customClientType: Int { get }	customClientType	
h	m	NIMLoginClient	var customTag: String? { get }	customTag	
o	m	NIMLoginClient	override init()		
h	m	NIMLoginClient	var os: String? { get }	os	
h	m	NIMLoginClient	var timestamp: TimeInterval { get }	timestamp	
h	m	NIMLoginClient	var type: NIMLoginClientType { get }	type	
h	e	NIMLoginClientType	Int, Sendable		
o	m	NIMLoginClientType	init?(rawValue: Int)		
h	m	NIMLoginClientType	case typeAOS = 1	NIMLoginClientTypeAOS	
h	m	NIMLoginClientType	case typePC = 4	NIMLoginClientTypePC	
h	m	NIMLoginClientType	case typeRestful = 32	NIMLoginClientTypeRestful	
h	m	NIMLoginClientType	case typeUnknown = 0	NIMLoginClientTypeUnknown	
h	m	NIMLoginClientType	case typeWP = 8	NIMLoginClientTypeWP	
h	m	NIMLoginClientType	case typeWeb = 16	NIMLoginClientTypeWeb	
h	m	NIMLoginClientType	case typeiOS = 2	NIMLoginClientTypeiOS	
h	m	NIMLoginClientType	case typemacOS = 64	NIMLoginClientTypemacOS	
h	t	NIMLoginGetServerTimeHandle	((any Error)?, NIMServerTime) -> Void		
h	t	NIMLoginHandler	((any Error)?) -> Void		
h	c	NIMLoginKickoutResult	NSObject		
h	m	NIMLoginKickoutResult	var clientType: NIMLoginClientType	clientType	
h	m	NIMLoginKickoutResult	var customClientType: Int	customClientType	
o	m	NIMLoginKickoutResult	override init()		
h	m	NIMLoginKickoutResult	var reasonCode: NIMKickReason	reasonCode	
h	m	NIMLoginKickoutResult	var reasonDesc: String	reasonDesc	
h	p	NIMLoginManager	NSObjectProtocol		
h	m	NIMLoginManager	func add(_ delegate: any NIMLoginManagerDelegate)	addDelegate:	
h	m	NIMLoginManager	func autoLogin(_ loginData: NIMAutoLoginData)	autoLogin:	
h	m	NIMLoginManager	func autoLogin(_ account: String, token: String)	autoLogin:token:	
h	m	NIMLoginManager	func currentAccount() -> String	currentAccount	
h	m	NIMLoginManager	func currentAuthMode() -> NIMSDKAuthMode	currentAuthMode	
h	m	NIMLoginManager	func currentLoginClients() -> [NIMLoginClient]?	currentLoginClients	
h	m	NIMLoginManager	func isLogined() -> Bool	isLogined	
o	m	NIMLoginManager	func kickOtherClient(_ client: NIMLoginClient)		
h	m	NIMLoginManager	func kickOtherClient(_ client: NIMLoginClient, completion: (((any Error)?) -> Void)?)	kickOtherClient:completion:	
o	m	NIMLoginManager	nonisolated(nonsending) func login(_ account: String, token: String) async throws		
o	m	NIMLoginManager	nonisolated(nonsending) func login(_ account: String, token: String, authType: Int32, loginExt: String) async throws		
h	m	NIMLoginManager	func login(_ account: String, token: String, authType: Int32, loginExt: String, completion: ((any Error)?) -> Void)	login:token:authType:loginExt:completion:	
h	m	NIMLoginManager	func login(_ account: String, token: String, completion: ((any Error)?) -> Void)	login:token:completion:	
o	m	NIMLoginManager	func logout()		
h	m	NIMLoginManager	func logout(_ completion: (((any Error)?) -> Void)?)	logout:	
o	m	NIMLoginManager	nonisolated(nonsending) func queryServerTimeCompletion() async throws -> NIMServerTime		
h	m	NIMLoginManager	func queryServerTimeCompletion(_ completion: ((any Error)?, NIMServerTime) -> Void)	queryServerTimeCompletion:	
h	m	NIMLoginManager	func remove(_ delegate: any NIMLoginManagerDelegate)	removeDelegate:	
h	p	NIMLoginManagerDelegate	NSObjectProtocol		
h	m	NIMLoginManagerDelegate	func onAutoLoginFailed(_ error: any Error)	onAutoLoginFailed:	
h	m	NIMLoginManagerDelegate	func onDataReady()	onDataReady	
h	m	NIMLoginManagerDelegate	func onKick(_ code: NIMKickReason, clientType: NIMLoginClientType)	onKick:clientType:	
h	m	NIMLoginManagerDelegate	func onKickout(_ result: NIMLoginKickoutResult)	onKickout:	
h	m	NIMLoginManagerDelegate	func onLogin(_ step: NIMLoginStep)	onLogin:	
h	m	NIMLoginManagerDelegate	func onMultiLoginClientsChanged()	onMultiLoginClientsChanged	
h	m	NIMLoginManagerDelegate	func onMultiLoginClientsChanged(with type: NIMMultiLoginType)	onMultiLoginClientsChangedWithType:	
h	m	NIMLoginManagerDelegate	func onSuperTeamUsersSyncFinished(_ success: Bool)	onSuperTeamUsersSyncFinished:	
h	m	NIMLoginManagerDelegate	func onTeamUsersSyncFinished(_ success: Bool)	onTeamUsersSyncFinished:	
h	m	NIMLoginManagerDelegate	func provideDynamicToken(forAccount account: String) -> String	provideDynamicTokenForAccount:	
h	m	NIMLoginManagerDelegate	func reconnectDelay() -> Int32	reconnectDelay	
h	e	NIMLoginStep	Int, Sendable		
o	m	NIMLoginStep	init?(rawValue: Int)		
h	m	NIMLoginStep	case linkFailed = 3	NIMLoginStepLinkFailed	
h	m	NIMLoginStep	case linkOK = 2	NIMLoginStepLinkOK	
h	m	NIMLoginStep	case linking = 1	NIMLoginStepLinking	
h	m	NIMLoginStep	case loginFailed = 6	NIMLoginStepLoginFailed	
h	m	NIMLoginStep	case loginOK = 5	NIMLoginStepLoginOK	
h	m	NIMLoginStep	case logining = 4	NIMLoginStepLogining	
h	m	NIMLoginStep	case logout = 11	NIMLoginStepLogout	
h	m	NIMLoginStep	case loseConnection = 9	NIMLoginStepLoseConnection	
h	m	NIMLoginStep	case netChanged = 10	NIMLoginStepNetChanged	
h	m	NIMLoginStep	case syncOK = 8	NIMLoginStepSyncOK	
h	m	NIMLoginStep	case syncing = 7	NIMLoginStepSyncing	
h	p	NIMMediaManager	NSObjectProtocol		
h	m	NIMMediaManager	func add(_ delegate: any NIMMediaManagerDelegate)	addDelegate:	
h	m	NIMMediaManager	func cancelRecord()	cancelRecord	
k	m	NIMMediaManager	func disableResetAudioSession(_ disabled: Bool)	disableResetAudioSession:	the port's own
h	m	NIMMediaManager	func isPlaying() -> Bool	isPlaying	
h	m	NIMMediaManager	func isRecording() -> Bool	isRecording	
r	m	NIMMediaManager	func play(_ filepath: String)	play:	error 11 without NIMSDK.audioPort
r	m	NIMMediaManager	func record(_ type: NIMAudioType, duration: TimeInterval)	record:duration:	error 9 without NIMSDK.audioPort
r	m	NIMMediaManager	func record(forDuration duration: TimeInterval)	recordForDuration:	error 9 without NIMSDK.audioPort
h	m	NIMMediaManager	func recordAveragePower() -> Float	recordAveragePower	
h	m	NIMMediaManager	func recordPeakPower() -> Float	recordPeakPower	
h	m	NIMMediaManager	var recordProgressUpdateTimeInterval: TimeInterval { get set }	recordProgressUpdateTimeInterval	
h	m	NIMMediaManager	func remove(_ delegate: any NIMMediaManagerDelegate)	removeDelegate:	
h	m	NIMMediaManager	func seek(_ timestamp: TimeInterval) -> Bool	seek:	
k	m	NIMMediaManager	func setDeactivateAudioSessionAfterComplete(_ deactivate: Bool)	setDeactivateAudioSessionAfterComplete:	the port's own
k	m	NIMMediaManager	func setNeedProximityMonitor(_ needProximityMonitor: Bool)	setNeedProximityMonitor:	the port's own
h	m	NIMMediaManager	func stopPlay()	stopPlay	
h	m	NIMMediaManager	func stopRecord()	stopRecord	
h	m	NIMMediaManager	func `switch`(_ outputDevice: NIMAudioOutputDevice) -> Bool	switchAudioOutputDevice:	
r	m	NIMMediaManager	func transAudio(toText option: NIMAudioToTextOption, result: NIMAudioToTextBlock)	transAudioToText:result:	local error 24
h	p	NIMMediaManagerDelegate	NSObjectProtocol		
h	m	NIMMediaManagerDelegate	func playAudio(_ filePath: String, didBeganWithError error: (any Error)?)	playAudio:didBeganWithError:	
h	m	NIMMediaManagerDelegate	func playAudio(_ filePath: String, didCompletedWithError error: (any Error)?)	playAudio:didCompletedWithError:	
h	m	NIMMediaManagerDelegate	func playAudio(_ filePath: String, progress value: Float)	playAudio:progress:	
h	m	NIMMediaManagerDelegate	func playAudioInterruptionBegin()	playAudioInterruptionBegin	
h	m	NIMMediaManagerDelegate	func playAudioInterruptionEnd()	playAudioInterruptionEnd	
h	m	NIMMediaManagerDelegate	func recordAudio(_ filePath: String?, didBeganWithError error: (any Error)?)	recordAudio:didBeganWithError:	
h	m	NIMMediaManagerDelegate	func recordAudio(_ filePath: String?, didCompletedWithError error: (any Error)?)	recordAudio:didCompletedWithError:	
h	m	NIMMediaManagerDelegate	func recordAudioDidCancelled()	recordAudioDidCancelled	
h	m	NIMMediaManagerDelegate	func recordAudioInterruptionBegin()	recordAudioInterruptionBegin	
h	m	NIMMediaManagerDelegate	func recordAudioInterruptionEnd()	recordAudioInterruptionEnd	
h	m	NIMMediaManagerDelegate	func recordAudioProgress(_ currentTime: TimeInterval)	recordAudioProgress:	
h	m	NIMMediaManagerDelegate	func stopPlayAudio(_ filePath: String, didCompletedWithError error: (any Error)?)	stopPlayAudio:didCompletedWithError:	
h	c	NIMMessage	NSObject		
h	m	NIMMessage	var antiSpamOption: NIMAntiSpamOption?	antiSpamOption	
h	m	NIMMessage	var apnsContent: String?	apnsContent	
h	m	NIMMessage	var apnsMemberOption: NIMMessageApnsMemberOption?	apnsMemberOption	
h	m	NIMMessage	var apnsPayload: [AnyHashable : Any]?	apnsPayload	
h	m	NIMMessage	var attachmentDownloadState: NIMMessageAttachmentDownloadState { get }	attachmentDownloadState	
h	m	NIMMessage	var callbackExt: String { get }	callbackExt	
h	m	NIMMessage	var deliveryState: NIMMessageDeliveryState { get }	deliveryState	
o	m	NIMMessage	override var description: String { get }		
h	m	NIMMessage	var env: String?	env	
h	m	NIMMessage	var from: String?	from	
o	m	NIMMessage	override init()		
h	m	NIMMessage	var isBlackListed: Bool { get }	isBlackListed	
h	m	NIMMessage	var isDeleted: Bool { get }	isDeleted	
h	m	NIMMessage	var isOutgoingMsg: Bool { get }	isOutgoingMsg	
h	m	NIMMessage	var isPlayed: Bool	isPlayed	
h	m	NIMMessage	var isReceivedMsg: Bool { get }	isReceivedMsg	
h	m	NIMMessage	var isRemoteRead: Bool { get }	isRemoteRead	
h	m	NIMMessage	var isTeamReceiptSended: Bool { get }	isTeamReceiptSended	
h	m	NIMMessage	var localExt: [AnyHashable : Any]?	localExt	
h	m	NIMMessage	var locationX: NSNumber	locationX	
h	m	NIMMessage	var locationY: NSNumber	locationY	
h	m	NIMMessage	var locationZ: NSNumber	locationZ	
h	m	NIMMessage	var messageExt: Any?	messageExt	
h	m	NIMMessage	var messageId: String { get }	messageId	
h	m	NIMMessage	var messageObject: (any NIMMessageObject)?	messageObject	
h	m	NIMMessage	var messageSubType: Int	messageSubType	
h	m	NIMMessage	var messageType: NIMMessageType { get }	messageType	
h	m	NIMMessage	var notifyTargetTags: String?	notifyTargetTags	
h	m	NIMMessage	var rawAttachContent: String? { get }	rawAttachContent	
h	m	NIMMessage	var remoteExt: [AnyHashable : Any]?	remoteExt	
h	m	NIMMessage	var repliedMessageFrom: String? { get }	repliedMessageFrom	
h	m	NIMMessage	var repliedMessageId: String? { get }	repliedMessageId	
h	m	NIMMessage	var repliedMessageServerId: String? { get }	repliedMessageServerId	
h	m	NIMMessage	var repliedMessageTime: TimeInterval { get }	repliedMessageTime	
h	m	NIMMessage	var repliedMessageTo: String? { get }	repliedMessageTo	
k	m	NIMMessage	var robotInfo: NIMMessageRobotInfo?	robotInfo	there are no robots
h	m	NIMMessage	var senderClientType: NIMLoginClientType { get }	senderClientType	
h	m	NIMMessage	var senderName: String? { get }	senderName	
h	m	NIMMessage	var serverID: String { get }	serverID	
h	m	NIMMessage	var session: NIMSession? { get }	session	
h	m	NIMMessage	var setting: NIMMessageSetting?	setting	
h	m	NIMMessage	var status: NIMMessageStatus	status	
h	m	NIMMessage	var teamReceiptInfo: NIMTeamMessageReceipt? { get }	teamReceiptInfo	
h	m	NIMMessage	var text: String?	text	
h	m	NIMMessage	var threadMessageFrom: String? { get }	threadMessageFrom	
h	m	NIMMessage	var threadMessageId: String? { get }	threadMessageId	
h	m	NIMMessage	var threadMessageServerId: String? { get }	threadMessageServerId	
h	m	NIMMessage	var threadMessageTime: TimeInterval { get }	threadMessageTime	
h	m	NIMMessage	var threadMessageTo: String? { get }	threadMessageTo	
h	m	NIMMessage	var timestamp: TimeInterval	timestamp	
h	m	NIMMessage	var toAccIds: [String]	toAccIds	
k	m	NIMMessage	var yidunAntiCheating: [AnyHashable : Any]?	yidunAntiCheating	
k	m	NIMMessage	var yidunAntiSpamExt: String?	yidunAntiSpamExt	
k	m	NIMMessage	var yidunAntiSpamRes: String?	yidunAntiSpamRes	
h	c	NIMMessageApnsMemberOption	NSObject		
h	m	NIMMessageApnsMemberOption	var apnsContent: String?	apnsContent	
h	m	NIMMessageApnsMemberOption	var forcePush: Bool	forcePush	
o	m	NIMMessageApnsMemberOption	override init()		
h	m	NIMMessageApnsMemberOption	var userIds: [String]?	userIds	
h	e	NIMMessageAttachmentDownloadState	Int, Sendable		
h	m	NIMMessageAttachmentDownloadState	case downloaded = 3	NIMMessageAttachmentDownloadStateDownloaded	
h	m	NIMMessageAttachmentDownloadState	case downloading = 2	NIMMessageAttachmentDownloadStateDownloading	
h	m	NIMMessageAttachmentDownloadState	case failed = 1	NIMMessageAttachmentDownloadStateFailed	
o	m	NIMMessageAttachmentDownloadState	init?(rawValue: Int)		
h	m	NIMMessageAttachmentDownloadState	case needDownload = 0	NIMMessageAttachmentDownloadStateNeedDownload	
h	c	NIMMessageChatroomExtension	NSObject		
o	m	NIMMessageChatroomExtension	override init()		
h	m	NIMMessageChatroomExtension	var roomAvatar: String?	roomAvatar	
h	m	NIMMessageChatroomExtension	var roomAvatarThumbnail: String? { get }	roomAvatarThumbnail	
h	m	NIMMessageChatroomExtension	var roomExt: String?	roomExt	
h	m	NIMMessageChatroomExtension	var roomNickname: String?	roomNickname	
h	e	NIMMessageDeliveryState	Int, Sendable		
h	m	NIMMessageDeliveryState	case deliveried = 2	NIMMessageDeliveryStateDeliveried	
h	m	NIMMessageDeliveryState	case delivering = 1	NIMMessageDeliveryStateDelivering	
h	m	NIMMessageDeliveryState	case failed = 0	NIMMessageDeliveryStateFailed	
o	m	NIMMessageDeliveryState	init?(rawValue: Int)		
h	c	NIMMessageFullKeywordSearchOption	NSObject		
h	m	NIMMessageFullKeywordSearchOption	var asc: Bool	asc	
h	m	NIMMessageFullKeywordSearchOption	var endTime: TimeInterval	endTime	
o	m	NIMMessageFullKeywordSearchOption	override init()		
h	m	NIMMessageFullKeywordSearchOption	var keyword: String?	keyword	
h	m	NIMMessageFullKeywordSearchOption	var msgLimit: UInt	msgLimit	
h	m	NIMMessageFullKeywordSearchOption	var msgSubtypeArray: [Any]?	msgSubtypeArray	
h	m	NIMMessageFullKeywordSearchOption	var msgTypeArray: [Any]?	msgTypeArray	
h	m	NIMMessageFullKeywordSearchOption	var p2pArray: [Any]?	p2pArray	
h	m	NIMMessageFullKeywordSearchOption	var senderArray: [Any]?	senderArray	
h	m	NIMMessageFullKeywordSearchOption	var sessionLimit: UInt	sessionLimit	
h	m	NIMMessageFullKeywordSearchOption	var startTime: TimeInterval	startTime	
h	m	NIMMessageFullKeywordSearchOption	var teamArray: [Any]?	teamArray	
h	c	NIMMessageFullKeywordSearchOrderByTimeOption	NSObject		
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var asc: Bool	asc	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var endTime: TimeInterval	endTime	
o	m	NIMMessageFullKeywordSearchOrderByTimeOption	override init()		
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var keyword: String?	keyword	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var msgLimit: UInt	msgLimit	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var msgSubtypeArray: [Any]?	msgSubtypeArray	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var msgTypeArray: [Any]?	msgTypeArray	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var p2pArray: [Any]?	p2pArray	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var senderArray: [Any]?	senderArray	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var startTime: TimeInterval	startTime	
h	m	NIMMessageFullKeywordSearchOrderByTimeOption	var teamArray: [Any]?	teamArray	
h	p	NIMMessageObject	NSObjectProtocol		
h	m	NIMMessageObject	var message: NIMMessage? { get set }	message	
k	m	NIMMessageObject	var qchatMessage: NIMQChatMessage? { get set }	qchatMessage	nil: the engine has no QChat
h	m	NIMMessageObject	func type() -> NIMMessageType	type	
h	c	NIMMessagePinItem	NSObject		
h	m	NIMMessagePinItem	var accountID: String?	accountID	
h	m	NIMMessagePinItem	var createTime: TimeInterval	createTime	
h	m	NIMMessagePinItem	var ext: String?	ext	
o	m	NIMMessagePinItem	override convenience init()		
h	m	NIMMessagePinItem	init(message: NIMMessage)	initWithMessage:	
h	m	NIMMessagePinItem	var messageFromAccount: String	messageFromAccount	
h	m	NIMMessagePinItem	var messageId: String	messageId	
h	m	NIMMessagePinItem	var messageServerID: String	messageServerID	
h	m	NIMMessagePinItem	var messageTime: TimeInterval	messageTime	
h	m	NIMMessagePinItem	var messageToAccount: String	messageToAccount	
h	m	NIMMessagePinItem	var session: NIMSession	session	
h	m	NIMMessagePinItem	var updateTime: TimeInterval	updateTime	
h	c	NIMMessageReceipt	NSObject		
o	m	NIMMessageReceipt	override init()		
h	m	NIMMessageReceipt	init(message: NIMMessage)	initWithMessage:	
h	m	NIMMessageReceipt	var messageId: String { get }	messageId	
h	m	NIMMessageReceipt	var session: NIMSession? { get }	session	
h	m	NIMMessageReceipt	var teamReceiptInfo: NIMTeamMessageReceipt { get }	teamReceiptInfo	
h	m	NIMMessageReceipt	var timestamp: TimeInterval { get }	timestamp	
h	c	NIMMessageRobotInfo	NSObject		
h	m	NIMMessageRobotInfo	var account: String?	account	
h	m	NIMMessageRobotInfo	var customContent: String?	customContent	
h	m	NIMMessageRobotInfo	var function: String?	function	
o	m	NIMMessageRobotInfo	override init()		
h	m	NIMMessageRobotInfo	var topic: String?	topic	
h	c	NIMMessageSearchOption	NSObject		
h	m	NIMMessageSearchOption	var allMessageTypes: Bool	allMessageTypes	
h	m	NIMMessageSearchOption	var enableContentTransfer: Bool	enableContentTransfer	
h	m	NIMMessageSearchOption	var endTime: TimeInterval	endTime	
h	m	NIMMessageSearchOption	var fromIds: [String]?	fromIds	
o	m	NIMMessageSearchOption	override init()		
h	m	NIMMessageSearchOption	var limit: UInt	limit	
h	m	NIMMessageSearchOption	var messageSubTypes: [NSNumber]	messageSubTypes	
h	m	NIMMessageSearchOption	var messageTypes: [NSNumber]	messageTypes	
h	m	NIMMessageSearchOption	var order: NIMMessageSearchOrder	order	
h	m	NIMMessageSearchOption	var searchContent: String?	searchContent	
h	m	NIMMessageSearchOption	var startTime: TimeInterval	startTime	
h	e	NIMMessageSearchOrder	Int, Sendable		
h	m	NIMMessageSearchOrder	case asc = 1	NIMMessageSearchOrderAsc	
h	m	NIMMessageSearchOrder	case desc = 0	NIMMessageSearchOrderDesc	
o	m	NIMMessageSearchOrder	init?(rawValue: Int)		
h	c	NIMMessageServerRetrieveOption	NSObject		
h	m	NIMMessageServerRetrieveOption	var endTime: TimeInterval	endTime	
o	m	NIMMessageServerRetrieveOption	override init()		
h	m	NIMMessageServerRetrieveOption	var keyword: String?	keyword	
h	m	NIMMessageServerRetrieveOption	var limit: UInt	limit	
h	m	NIMMessageServerRetrieveOption	var order: NIMMessageSearchOrder	order	
h	m	NIMMessageServerRetrieveOption	var startTime: TimeInterval	startTime	
h	c	NIMMessageSetting	NSObject		
h	m	NIMMessageSetting	var apnsEnabled: Bool	apnsEnabled	
h	m	NIMMessageSetting	var apnsWithPrefix: Bool	apnsWithPrefix	
h	m	NIMMessageSetting	var historyEnabled: Bool	historyEnabled	
o	m	NIMMessageSetting	override init()		
h	m	NIMMessageSetting	var isSessionUpdate: Bool	isSessionUpdate	
h	m	NIMMessageSetting	var persistEnable: Bool	persistEnable	
h	m	NIMMessageSetting	var quickDeliveryEnabled: Bool	quickDeliveryEnabled	
h	m	NIMMessageSetting	var roamingEnabled: Bool	roamingEnabled	
h	m	NIMMessageSetting	var routeEnabled: Bool	routeEnabled	
h	m	NIMMessageSetting	var scene: String	scene	
h	m	NIMMessageSetting	var shouldBeCounted: Bool	shouldBeCounted	
h	m	NIMMessageSetting	var syncEnabled: Bool	syncEnabled	
h	m	NIMMessageSetting	var teamReceiptEnabled: Bool	teamReceiptEnabled	
h	e	NIMMessageStatus	Int, Sendable		
h	m	NIMMessageStatus	case deleted = 2	NIMMessageStatusDeleted	
o	m	NIMMessageStatus	init?(rawValue: Int)		
h	m	NIMMessageStatus	case none = 0	NIMMessageStatusNone	
h	m	NIMMessageStatus	case read = 1	NIMMessageStatusRead	
h	e	NIMMessageType	Int, Sendable		
h	m	NIMMessageType	case audio = 2	NIMMessageTypeAudio	
h	m	NIMMessageType	case custom = 100	NIMMessageTypeCustom	
h	m	NIMMessageType	case file = 6	NIMMessageTypeFile	
h	m	NIMMessageType	case image = 1	NIMMessageTypeImage	
o	m	NIMMessageType	init?(rawValue: Int)		
h	m	NIMMessageType	case location = 4	NIMMessageTypeLocation	
h	m	NIMMessageType	case notification = 5	NIMMessageTypeNotification	
h	m	NIMMessageType	case robot = 11	NIMMessageTypeRobot	
h	m	NIMMessageType	case rtcCallRecord = 12	NIMMessageTypeRtcCallRecord	
h	m	NIMMessageType	case text = 0	NIMMessageTypeText	
h	m	NIMMessageType	case tip = 10	NIMMessageTypeTip	
h	m	NIMMessageType	case video = 3	NIMMessageTypeVideo	
h	p	NIMMsgIndexProduceDelegate	NSObjectProtocol		
h	m	NIMMsgIndexProduceDelegate	func produceText(_ message: NIMMessage) -> String?	produceText:	
h	m	NIMMsgIndexProduceDelegate	func produceTexts(_ message: NIMMessage) -> [NIMIndexText]?	produceTexts:	
h	t	NIMMsgIndexQueryMsgBlock	((any Error)?) -> Void		
h	c	NIMMsgIndexQueryOption	NSObject		
h	m	NIMMsgIndexQueryOption	var endTime: TimeInterval	endTime	
o	m	NIMMsgIndexQueryOption	override init()		
h	m	NIMMsgIndexQueryOption	var limit: UInt	limit	
h	m	NIMMsgIndexQueryOption	var startTime: TimeInterval	startTime	
h	m	NIMMsgIndexQueryOption	var timeOrder: NIMMsgIndexTimeOrder	timeOrder	
h	c	NIMMsgIndexQueryResult	NSObject		
h	m	NIMMsgIndexQueryResult	var empty: Bool { get }	empty	
o	m	NIMMsgIndexQueryResult	override init()		
h	m	NIMMsgIndexQueryResult	func messageCount(_ session: NIMSession?) -> UInt	messageCount:	
h	m	NIMMsgIndexQueryResult	func messages(_ session: NIMSession) -> [NIMMessage]	messages:	
o	m	NIMMsgIndexQueryResult	final func queryMessage(_ session: NIMSession?)		
h	m	NIMMsgIndexQueryResult	func queryMessage(_ session: NIMSession?, completion: ((Error?) -> Void)? = nil)	queryMessage:completion:	
h	m	NIMMsgIndexQueryResult	var records: [NIMSession : [NIMMsgIndexRecord]]? { get }	records	
h	m	NIMMsgIndexQueryResult	var sessions: [NIMSession]? { get }	sessions	
h	m	NIMMsgIndexQueryResult	var withMesssage: Bool { get }	withMesssage	
h	c	NIMMsgIndexRecord	NSObject, NSCopying		
o	m	NIMMsgIndexRecord	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMMsgIndexRecord	var indexText: String?	indexText	
h	m	NIMMsgIndexRecord	var indexType: Int	indexType	
o	m	NIMMsgIndexRecord	override init()		
h	m	NIMMsgIndexRecord	var message: NIMMessage?	message	
h	m	NIMMsgIndexRecord	var messageId: String?	messageId	
h	m	NIMMsgIndexRecord	var session: NIMSession	session	
h	m	NIMMsgIndexRecord	var timestamp: TimeInterval	timestamp	
h	e	NIMMsgIndexTimeOrder	Int, Sendable		
h	m	NIMMsgIndexTimeOrder	case asc = 1	NIMMsgIndexTimeOrderAsc	
h	m	NIMMsgIndexTimeOrder	case desc = 0	NIMMsgIndexTimeOrderDesc	
o	m	NIMMsgIndexTimeOrder	init?(rawValue: Int)		
h	e	NIMMultiLoginType	Int, Sendable		
h	m	NIMMultiLoginType	case `init` = 1	NIMMultiLoginTypeInit	
o	m	NIMMultiLoginType	init?(rawValue: Int)		
h	m	NIMMultiLoginType	case login = 2	NIMMultiLoginTypeLogin	
h	m	NIMMultiLoginType	case logout = 3	NIMMultiLoginTypeLogout	
h	c	NIMMuteSuperTeamMemberAttachment	NSObject		
h	m	NIMMuteSuperTeamMemberAttachment	var flag: Bool { get }	flag	
o	m	NIMMuteSuperTeamMemberAttachment	override init()		
h	c	NIMMuteTeamMemberAttachment	NSObject		
h	m	NIMMuteTeamMemberAttachment	var flag: Bool { get }	flag	
o	m	NIMMuteTeamMemberAttachment	override init()		
h	e	NIMNetCallEventType	Int, Sendable		
h	m	NIMNetCallEventType	case bill = 102	NIMNetCallEventTypeBill	
o	m	NIMNetCallEventType	init?(rawValue: Int)		
h	m	NIMNetCallEventType	case miss = 101	NIMNetCallEventTypeMiss	
h	m	NIMNetCallEventType	case noResponse = -2	NIMNetCallEventTypeNoResponse	
h	m	NIMNetCallEventType	case reject = 103	NIMNetCallEventTypeReject	
h	c	NIMNetCallNotificationContent	NIMNotificationContent		
k	m	NIMNetCallNotificationContent	var callID: UInt64	callID	no such notification arrives
k	m	NIMNetCallNotificationContent	var callType: NIMNetCallType	callType	no such notification arrives
k	m	NIMNetCallNotificationContent	var duration: TimeInterval	duration	no such notification arrives
k	m	NIMNetCallNotificationContent	var eventType: NIMNetCallEventType	eventType	no such notification arrives
k	m	NIMNetCallNotificationContent	var extendMessage: String	extendMessage	no such notification arrives
k	m	NIMNetCallNotificationContent	var from: String	from	no such notification arrives
k	m	NIMNetCallNotificationContent	var members: [Any]	members	no such notification arrives
o	m	NIMNetCallNotificationContent	override func notificationType() -> NIMNotificationType		
k	m	NIMNetCallNotificationContent	var timetag: TimeInterval	timetag	no such notification arrives
h	e	NIMNetCallType	Int, Sendable		
h	m	NIMNetCallType	case audio = 1	NIMNetCallTypeAudio	
o	m	NIMNetCallType	init?(rawValue: Int)		
h	m	NIMNetCallType	case video = 2	NIMNetCallTypeVideo	
h	c	NIMNotificationContent	NSObject		
o	m	NIMNotificationContent	override init()		
h	m	NIMNotificationContent	func notificationType() -> NIMNotificationType	notificationType	
h	c	NIMNotificationObject	NSObject, NIMMessageObject		
h	m	NIMNotificationObject	var content: NIMNotificationContent { get }	content	
o	m	NIMNotificationObject	override init()		
o	m	NIMNotificationObject	weak var message: NIMMessage?		
h	m	NIMNotificationObject	var notificationType: NIMNotificationType { get }	notificationType	
o	m	NIMNotificationObject	func type() -> NIMMessageType		
h	e	NIMNotificationType	Int, Sendable		
h	m	NIMNotificationType	case chatroom = 3	NIMNotificationTypeChatroom	
o	m	NIMNotificationType	init?(rawValue: Int)		
h	m	NIMNotificationType	case netCall = 2	NIMNotificationTypeNetCall	
h	m	NIMNotificationType	case superTeam = 4	NIMNotificationTypeSuperTeam	
h	m	NIMNotificationType	case team = 1	NIMNotificationTypeTeam	
h	m	NIMNotificationType	case unsupport = 0	NIMNotificationTypeUnsupport	
h	t	NIMPassThroughCompletedBlock	(NIMPassThroughHttpData?, (any Error)?) -> Void		
h	c	NIMPassThroughHttpData	NSObject		
h	m	NIMPassThroughHttpData	var body: String?	body	
h	m	NIMPassThroughHttpData	var header: String?	header	
o	m	NIMPassThroughHttpData	override init()		
h	m	NIMPassThroughHttpData	var method: NIPassThroughHttpMethod	method	
h	m	NIMPassThroughHttpData	var path: String	path	
h	m	NIMPassThroughHttpData	var zone: String?	zone	
h	p	NIMPassThroughManager	NSObjectProtocol		
h	m	NIMPassThroughManager	func add(_ delegate: any NIMPassThroughManagerDelegate)	addDelegate:	
o	m	NIMPassThroughManager	func passThroughHttpReq(_ reqData: NIMPassThroughHttpData)		
r	m	NIMPassThroughManager	func passThroughHttpReq(_ reqData: NIMPassThroughHttpData, completion: NIMPassThroughCompletedBlock?)	passThroughHttpReq:completion:	local error 24
h	m	NIMPassThroughManager	func remove(_ delegate: any NIMPassThroughManagerDelegate)	removeDelegate:	
h	p	NIMPassThroughManagerDelegate	NSObjectProtocol		
h	m	NIMPassThroughManagerDelegate	func didReceivedPassThroughMsg(_ recvData: NIMPassThroughMsgData?)	didReceivedPassThroughMsg:	
h	c	NIMPassThroughMsgData	NSObject		
h	m	NIMPassThroughMsgData	var body: String	body	
h	m	NIMPassThroughMsgData	var fromAccid: String?	fromAccid	
o	m	NIMPassThroughMsgData	override init()		
h	m	NIMPassThroughMsgData	var time: Int64	time	
h	t	NIMProvideChatroomDynamicTokenHandler	(String?, String?) -> String?		
h	t	NIMProvideQChatDynamicTokenHandler	(String?) -> String		
h	e	NIMPushNotificationDisplayType	Int, Sendable		
h	m	NIMPushNotificationDisplayType	case detail = 1	NIMPushNotificationDisplayTypeDetail	
o	m	NIMPushNotificationDisplayType	init?(rawValue: Int)		
h	m	NIMPushNotificationDisplayType	case noDetail = 2	NIMPushNotificationDisplayTypeNoDetail	
h	c	NIMPushNotificationMultiportConfig	NSObject		
o	m	NIMPushNotificationMultiportConfig	override init()		
h	m	NIMPushNotificationMultiportConfig	var shouldPushNotificationWhenPCOnline: Bool	shouldPushNotificationWhenPCOnline	
h	e	NIMPushNotificationProfile	Int, Sendable		
h	m	NIMPushNotificationProfile	case disableAll = 4	NIMPushNotificationProfileDisableAll	
h	m	NIMPushNotificationProfile	case enableAll = 1	NIMPushNotificationProfileEnableAll	
o	m	NIMPushNotificationProfile	init?(rawValue: Int)		
h	m	NIMPushNotificationProfile	case notSet = 0	NIMPushNotificationProfileNotSet	
h	m	NIMPushNotificationProfile	case onlyHighAndMediumLevel = 2	NIMPushNotificationProfileOnlyHighAndMediumLevel	
h	m	NIMPushNotificationProfile	case onlyHighLevel = 3	NIMPushNotificationProfileOnlyHighLevel	
h	m	NIMPushNotificationProfile	case platformDefault = 5	NIMPushNotificationProfilePlatformDefault	
h	c	NIMPushNotificationSetting	NSObject, NSCopying		
o	m	NIMPushNotificationSetting	func copy(with zone: NSZone? = nil) -> Any		
o	m	NIMPushNotificationSetting	override init()		
h	m	NIMPushNotificationSetting	var noDisturbing: Bool	noDisturbing	
h	m	NIMPushNotificationSetting	var noDisturbingEndH: UInt	noDisturbingEndH	
h	m	NIMPushNotificationSetting	var noDisturbingEndM: UInt	noDisturbingEndM	
h	m	NIMPushNotificationSetting	var noDisturbingStartH: UInt	noDisturbingStartH	
h	m	NIMPushNotificationSetting	var noDisturbingStartM: UInt	noDisturbingStartM	
h	m	NIMPushNotificationSetting	var profile: NIMPushNotificationProfile	profile	
h	m	NIMPushNotificationSetting	var type: NIMPushNotificationDisplayType	type	
a	c	NIMQChatAcceptServerApplyParam	NSObject		
a	m	NIMQChatAcceptServerApplyParam	var accid: String	accid	
a	m	NIMQChatAcceptServerApplyParam	var requestId: UInt64	requestId	
a	m	NIMQChatAcceptServerApplyParam	var serverId: UInt64	serverId	
a	c	NIMQChatAcceptServerInviteParam	NSObject, NSCopying		
a	m	NIMQChatAcceptServerInviteParam	var accid: String	accid	
a	m	NIMQChatAcceptServerInviteParam	var requestId: UInt64	requestId	
a	m	NIMQChatAcceptServerInviteParam	var serverId: UInt64	serverId	
a	t	NIMQChatAddChannelCategoryMemberRoleHandler	(Error?, NIMQChatChannelCategoryMemberRole?) -> Void		
a	c	NIMQChatAddChannelCategoryMemberRoleParam	NSObject		
a	m	NIMQChatAddChannelCategoryMemberRoleParam	var accid: String	accid	
a	m	NIMQChatAddChannelCategoryMemberRoleParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatAddChannelCategoryMemberRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatAddChannelCategoryRoleHandler	(Error?, NIMQChatChannelCategoryRole?) -> Void		
a	c	NIMQChatAddChannelCategoryRoleParam	NSObject		
a	m	NIMQChatAddChannelCategoryRoleParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatAddChannelCategoryRoleParam	var parentRoleId: UInt64	parentRoleId	
a	m	NIMQChatAddChannelCategoryRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatAddChannelRoleHandler	(Error?, NIMQChatChannelRole?) -> Void		
a	c	NIMQChatAddChannelRoleParam	NSObject		
a	m	NIMQChatAddChannelRoleParam	var channelId: UInt64	channelId	
a	m	NIMQChatAddChannelRoleParam	var parentRoleId: UInt64	parentRoleId	
a	m	NIMQChatAddChannelRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatAddMemberRoleHandler	(Error?, NIMQChatMemberRole?) -> Void		
a	c	NIMQChatAddMemberRoleParam	NSObject		
a	m	NIMQChatAddMemberRoleParam	var accid: String	accid	
a	m	NIMQChatAddMemberRoleParam	var channelId: UInt64	channelId	
a	m	NIMQChatAddMemberRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatAddServerRoleMembersHandler	(Error?, NIMQChatAddServerRoleMembersResult?) -> Void		
a	p	NIMQChatAddServerRoleMembersNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatAddServerRoleMembersNotificationAttachment	var addServerRoleAccIds: [String]? { get }	addServerRoleAccIds	
a	m	NIMQChatAddServerRoleMembersNotificationAttachment	var roleId: UInt64 { get }	roleId	
a	m	NIMQChatAddServerRoleMembersNotificationAttachment	var serverId: UInt64 { get }	serverId	
a	c	NIMQChatAddServerRoleMembersParam	NSObject		
a	m	NIMQChatAddServerRoleMembersParam	var accountArray: [String]	accountArray	
a	m	NIMQChatAddServerRoleMembersParam	var roleId: UInt64	roleId	
a	m	NIMQChatAddServerRoleMembersParam	var serverId: UInt64	serverId	
a	c	NIMQChatAddServerRoleMembersResult	NSObject		
a	m	NIMQChatAddServerRoleMembersResult	var failedAccidArray: [String]	failedAccidArray	
a	m	NIMQChatAddServerRoleMembersResult	var successfulAccidArray: [String]	successfulAccidArray	
h	p	NIMQChatApnsManager	NSObjectProtocol		
a	m	NIMQChatApnsManager	func add(_ delegate: any NIMQChatApnsManagerDelegate)	addDelegate:	
a	m	NIMQChatApnsManager	func currentSetting() -> NIMPushNotificationSetting?	currentSetting	
a	m	NIMQChatApnsManager	func getUserPushNotificationConfig(byChannel channelIdInfo: [NIMQChatChannelIdInfo], completion: ((Error?, [NIMQChatUserPushNotificationConfig]?) -> Void)? = nil)	getUserPushNotificationConfigByChannel:completion:	
a	m	NIMQChatApnsManager	func getUserPushNotificationConfig(byChannelCategories categoryIdInfos: [NIMQChatChannelCategoryIdInfo], completion: ((Error?, [NIMQChatUserPushNotificationConfig]?) -> Void)? = nil)	getUserPushNotificationConfigByChannelCategories:completion:	
a	m	NIMQChatApnsManager	func getUserPushNotificationConfig(byServer serverIds: [NSNumber], completion: ((Error?, [NIMQChatUserPushNotificationConfig]?) -> Void)? = nil)	getUserPushNotificationConfigByServer:completion:	
a	m	NIMQChatApnsManager	func registerBadgeCountHandler(_ handler: NIMBadgeHandler)	registerBadgeCountHandler:	
a	m	NIMQChatApnsManager	func remove(_ delegate: any NIMQChatApnsManagerDelegate)	removeDelegate:	
a	m	NIMQChatApnsManager	func update(_ profile: NIMPushNotificationProfile, channel channelIdInfo: NIMQChatChannelIdInfo, completion: ((Error?) -> Void)? = nil)	updatePushNotificationProfile:channel:completion:	
a	m	NIMQChatApnsManager	func update(_ profile: NIMPushNotificationProfile, channelCategory categoryIdInfo: NIMQChatChannelCategoryIdInfo, completion: ((Error?) -> Void)? = nil)	updatePushNotificationProfile:channelCategory:completion:	
a	m	NIMQChatApnsManager	func update(_ profile: NIMPushNotificationProfile, server serverId: UInt64, completion: ((Error?) -> Void)? = nil)	updatePushNotificationProfile:server:completion:	
a	m	NIMQChatApnsManager	func updateApnsSetting(_ setting: NIMPushNotificationSetting, completion: ((Error?) -> Void)? = nil)	updateApnsSetting:completion:	
a	p	NIMQChatApnsManagerDelegate	NSObjectProtocol		
a	p	NIMQChatApplyJoinServerMemberAcceptAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatApplyJoinServerMemberAcceptAttachment	var applyAccid: String? { get }	applyAccid	
a	m	NIMQChatApplyJoinServerMemberAcceptAttachment	var requestId: Int { get }	requestId	
a	m	NIMQChatApplyJoinServerMemberAcceptAttachment	var server: NIMQChatServer? { get }	server	
a	p	NIMQChatApplyJoinServerMemberAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatApplyJoinServerMemberAttachment	var requestId: Int { get }	requestId	
a	p	NIMQChatApplyJoinServerMemberDoneAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatApplyJoinServerMemberDoneAttachment	var requestId: Int { get }	requestId	
a	m	NIMQChatApplyJoinServerMemberDoneAttachment	var server: NIMQChatServer? { get }	server	
a	t	NIMQChatApplyServerJoinHandler	(Error?, NIMQChatApplyServerJoinResult?) -> Void		
a	c	NIMQChatApplyServerJoinParam	NSObject		
a	m	NIMQChatApplyServerJoinParam	var postscript: String?	postscript	
a	m	NIMQChatApplyServerJoinParam	var serverId: UInt64	serverId	
a	m	NIMQChatApplyServerJoinParam	var ttl: NSNumber?	ttl	
a	c	NIMQChatApplyServerJoinResult	NSObject		
a	m	NIMQChatApplyServerJoinResult	var requestId: UInt64	requestId	
a	m	NIMQChatApplyServerJoinResult	var ttl: TimeInterval	ttl	
a	t	NIMQChatAreMentionedMeMessagesHandler	(Error?, NIMQChatAreMentionedMeMessagesResult?) -> Void		
a	c	NIMQChatAreMentionedMeMessagesParam	NSObject		
a	m	NIMQChatAreMentionedMeMessagesParam	var messages: [NIMQChatMessage]	messages	
a	c	NIMQChatAreMentionedMeMessagesResult	NSObject		
a	m	NIMQChatAreMentionedMeMessagesResult	var result: [String : NSNumber]?	result	
a	t	NIMQChatBatchGetMessageThreadInfoHandler	(Error?, [String : NIMQChatMessageThreadInfo]?) -> Void		
a	c	NIMQChatChannel	NSObject		
a	m	NIMQChatChannel	var appId: Int	appId	
a	m	NIMQChatChannel	var categoryId: UInt64	categoryId	
a	m	NIMQChatChannel	var channelId: UInt64	channelId	
a	m	NIMQChatChannel	var createTime: TimeInterval	createTime	
a	m	NIMQChatChannel	var custom: String	custom	
a	m	NIMQChatChannel	var name: String	name	
a	m	NIMQChatChannel	var owner: String	owner	
a	m	NIMQChatChannel	var reorderWeight: Int	reorderWeight	
a	m	NIMQChatChannel	var serverId: UInt64	serverId	
a	m	NIMQChatChannel	var syncMode: NIMQChatChannelSyncMode	syncMode	
a	m	NIMQChatChannel	var topic: String	topic	
a	m	NIMQChatChannel	var type: NIMQChatChannelType	type	
a	m	NIMQChatChannel	var updateTime: TimeInterval	updateTime	
a	m	NIMQChatChannel	var validflag: Bool	validflag	
a	m	NIMQChatChannel	var viewMode: NIMQChatChannelViewMode	viewMode	
a	m	NIMQChatChannel	var visitorMode: NIMQChatVisitorMode	visitorMode	
a	c	NIMQChatChannelCategory	NSObject		
a	m	NIMQChatChannelCategory	var appId: Int	appId	
a	m	NIMQChatChannelCategory	var categoryId: UInt64	categoryId	
a	m	NIMQChatChannelCategory	var channelNumber: Int	channelNumber	
a	m	NIMQChatChannelCategory	var createTime: TimeInterval	createTime	
a	m	NIMQChatChannelCategory	var custom: String	custom	
a	m	NIMQChatChannelCategory	var name: String	name	
a	m	NIMQChatChannelCategory	var owner: String	owner	
a	m	NIMQChatChannelCategory	var serverId: UInt64	serverId	
a	m	NIMQChatChannelCategory	var updateTime: TimeInterval	updateTime	
a	m	NIMQChatChannelCategory	var validflag: Bool	validflag	
a	m	NIMQChatChannelCategory	var viewMode: NIMQChatChannelViewMode	viewMode	
a	c	NIMQChatChannelCategoryIdInfo	NSObject		
a	m	NIMQChatChannelCategoryIdInfo	var categoryId: UInt64	categoryId	
a	m	NIMQChatChannelCategoryIdInfo	var serverId: UInt64	serverId	
a	c	NIMQChatChannelCategoryMemberRole	NSObject		
a	m	NIMQChatChannelCategoryMemberRole	var accid: String	accid	
a	m	NIMQChatChannelCategoryMemberRole	var auths: [NIMQChatPermissionStatusInfo]	auths	
a	m	NIMQChatChannelCategoryMemberRole	var avatar: String	avatar	
a	m	NIMQChatChannelCategoryMemberRole	var categoryId: UInt64	categoryId	
a	m	NIMQChatChannelCategoryMemberRole	var createTime: TimeInterval	createTime	
a	m	NIMQChatChannelCategoryMemberRole	var custom: String	custom	
a	m	NIMQChatChannelCategoryMemberRole	var inviter: String	inviter	
a	m	NIMQChatChannelCategoryMemberRole	var joinTime: TimeInterval	joinTime	
a	m	NIMQChatChannelCategoryMemberRole	var nick: String	nick	
a	m	NIMQChatChannelCategoryMemberRole	var roleId: UInt64	roleId	
a	m	NIMQChatChannelCategoryMemberRole	var serverId: UInt64	serverId	
a	m	NIMQChatChannelCategoryMemberRole	var type: NIMQChatServerMemberType	type	
a	m	NIMQChatChannelCategoryMemberRole	var updateTime: TimeInterval	updateTime	
a	c	NIMQChatChannelCategoryRole	NSObject		
a	m	NIMQChatChannelCategoryRole	var auths: [NIMQChatPermissionStatusInfo]	auths	
a	m	NIMQChatChannelCategoryRole	var categoryId: UInt64	categoryId	
a	m	NIMQChatChannelCategoryRole	var createTime: TimeInterval	createTime	
a	m	NIMQChatChannelCategoryRole	var ext: String	ext	
a	m	NIMQChatChannelCategoryRole	var icon: String	icon	
a	m	NIMQChatChannelCategoryRole	var name: String	name	
a	m	NIMQChatChannelCategoryRole	var parentRoleId: UInt64	parentRoleId	
a	m	NIMQChatChannelCategoryRole	var roleId: UInt64	roleId	
a	m	NIMQChatChannelCategoryRole	var serverId: UInt64	serverId	
a	m	NIMQChatChannelCategoryRole	var type: NIMQChatRoleType	type	
a	m	NIMQChatChannelCategoryRole	var updateTime: TimeInterval	updateTime	
a	c	NIMQChatChannelIdInfo	NSObject, NSCopying		
a	m	NIMQChatChannelIdInfo	var channelId: UInt64	channelId	
a	m	NIMQChatChannelIdInfo	init(channelId: UInt64, serverId: UInt64)	initWithChannelId:serverId:	
a	m	NIMQChatChannelIdInfo	var serverId: UInt64	serverId	
h	p	NIMQChatChannelManager	NSObjectProtocol		
a	m	NIMQChatChannelManager	func add(_ delegate: any NIMQChatChannelManagerDelegate)	addDelegate:	
a	m	NIMQChatChannelManager	func createChannel(_ param: NIMQChatCreateChannelParam, completion: ((Error?, NIMQChatChannel?) -> Void)? = nil)	createChannel:completion:	
a	m	NIMQChatChannelManager	func createChannelCategory(_ param: NIMQChatCreateChannelCategoryParam, completion: ((Error?, NIMQChatChannelCategory?) -> Void)? = nil)	createChannelCategory:completion:	
a	m	NIMQChatChannelManager	func deleteChannel(_ param: NIMQChatDeleteChannelParam, completion: ((Error?) -> Void)? = nil)	deleteChannel:completion:	
a	m	NIMQChatChannelManager	func deleteChannelCategory(_ param: NIMQChatDeleteChannelCategoryParam, completion: ((Error?) -> Void)? = nil)	deleteChannelCategory:completion:	
a	m	NIMQChatChannelManager	func getBlackWhiteMembers(byPage param: NIMQChatGetChannelBlackWhiteMembersByPageParam, completion: ((Error?, NIMQChatGetChannelBlackWhiteMembersByPageResult?) -> Void)? = nil)	getBlackWhiteMembersByPage:completion:	
a	m	NIMQChatChannelManager	func getBlackWhiteRoles(byPage param: NIMQChatGetChannelBlackWhiteRolesByPageParam, completion: ((Error?, NIMQChatGetChannelBlackWhiteRolesByPageResult?) -> Void)? = nil)	getBlackWhiteRolesByPage:completion:	
a	m	NIMQChatChannelManager	func getCategoriesInServer(byPage param: NIMQChatGetCategoriesInServerByPageParam, completion: ((Error?, NIMQChatGetCategoriesInServerByPageResult?) -> Void)? = nil)	getCategoriesInServerByPage:completion:	
a	m	NIMQChatChannelManager	func getChannelCategories(_ param: NIMQChatGetChannelCategoriesParam, completion: ((Error?, NIMQChatGetChannelCategoriesResult?) -> Void)? = nil)	getChannelCategories:completion:	
a	m	NIMQChatChannelManager	func getChannelCategoryBlackWhiteMembers(byPage param: NIMQChatGetChannelCategoryBlackWhiteMembersByPageParam, completion: ((Error?, NIMQChatGetChannelCategoryBlackWhiteMembersByPageResult?) -> Void)? = nil)	getChannelCategoryBlackWhiteMembersByPage:completion:	
a	m	NIMQChatChannelManager	func getChannelCategoryBlackWhiteRoles(byPage param: NIMQChatGetChannelCategoryBlackWhiteRolesByPageParam, completion: ((Error?, NIMQChatGetChannelCategoryBlackWhiteRolesByPageResult?) -> Void)? = nil)	getChannelCategoryBlackWhiteRolesByPage:completion:	
a	m	NIMQChatChannelManager	func getChannelMembers(byPage param: NIMQChatGetChannelMembersByPageParam, completion: ((Error?, NIMQChatGetChannelMembersByPageResult?) -> Void)? = nil)	getChannelMembersByPage:completion:	
a	m	NIMQChatChannelManager	func getChannelUnreadInfos(_ param: NIMQChatGetChannelUnreadInfosParam, completion: ((Error?, NIMQChatGetChannelUnreadInfosResult?) -> Void)? = nil)	getChannelUnreadInfos:completion:	
a	m	NIMQChatChannelManager	func getChannels(_ param: NIMQChatGetChannelsParam, completion: ((Error?, NIMQChatGetChannelsResult?) -> Void)? = nil)	getChannels:completion:	
a	m	NIMQChatChannelManager	func getChannelsByPage(_ param: NIMQChatGetChannelsByPageParam, completion: ((Error?, NIMQChatGetChannelsByPageResult?) -> Void)? = nil)	getChannelsByPage:completion:	
a	m	NIMQChatChannelManager	func getChannelsInCategory(byPage param: NIMQChatGetChannelsInCategoryByPageParam, completion: ((Error?, NIMQChatGetChannelsInCategoryByPageResult?) -> Void)? = nil)	getChannelsInCategoryByPage:completion:	
a	m	NIMQChatChannelManager	func getExistingChannelBlackWhiteMembers(_ param: NIMQChatGetExistingChannelBlackWhiteMembersParam, completion: ((Error?, NIMQChatGetExistingChannelBlackWhiteMembersResult?) -> Void)? = nil)	getExistingChannelBlackWhiteMembers:completion:	
a	m	NIMQChatChannelManager	func getExistingChannelBlackWhiteRoles(_ param: NIMQChatGetExistingChannelBlackWhiteRolesParam, completion: ((Error?, NIMQChatGetExistingChannelBlackWhiteRolesResult?) -> Void)? = nil)	getExistingChannelBlackWhiteRoles:completion:	
a	m	NIMQChatChannelManager	func getExistingChannelCategoryBlackWhiteMembers(_ param: NIMQChatGetExistingChannelCategoryBlackWhiteMembersParam, completion: ((Error?, NIMQChatGetExistingChannelCategoryBlackWhiteMembersResult?) -> Void)? = nil)	getExistingChannelCategoryBlackWhiteMembers:completion:	
a	m	NIMQChatChannelManager	func getExistingChannelCategoryBlackWhiteRoles(_ param: NIMQChatGetExistingChannelCategoryBlackWhiteRolesParam, completion: ((Error?, NIMQChatGetExistingChannelCategoryBlackWhiteRolesResult?) -> Void)? = nil)	getExistingChannelCategoryBlackWhiteRoles:completion:	
a	m	NIMQChatChannelManager	func remove(_ delegate: any NIMQChatChannelManagerDelegate)	removeDelegate:	
a	m	NIMQChatChannelManager	func searchChannel(byPage param: NIMQChatSearchChannelByPageParam, completion: ((Error?, NIMQChatSearchChannelByPageResult?) -> Void)? = nil)	searchChannelByPage:completion:	
a	m	NIMQChatChannelManager	func subscribe(asVisitor param: NIMQChatSubscribeChannelAsVisitorParam, completion: ((Error?, NIMQChatSubscribeChannelAsVisitorResult?) -> Void)? = nil)	subscribeAsVisitor:completion:	
a	m	NIMQChatChannelManager	func subscribeChannel(_ param: NIMQChatSubscribeChannelParam, completion: ((Error?, NIMQChatSubscribeChannelResult?) -> Void)? = nil)	subscribeChannel:completion:	
a	m	NIMQChatChannelManager	func updateBlackWhiteMembers(_ param: NIMQChatUpdateChannelBlackWhiteMembersParam, completion: ((Error?) -> Void)? = nil)	updateBlackWhiteMembers:completion:	
a	m	NIMQChatChannelManager	func updateBlackWhiteRole(_ param: NIMQChatUpdateChannelBlackWhiteRoleParam, completion: ((Error?) -> Void)? = nil)	updateBlackWhiteRole:completion:	
a	m	NIMQChatChannelManager	func updateCategoryInfo(ofChannel param: NIMQChatUpdateCategoryInfoOfChannelParam, completion: ((Error?, NIMQChatChannel?) -> Void)? = nil)	updateCategoryInfoOfChannel:completion:	
a	m	NIMQChatChannelManager	func updateChannel(_ param: NIMQChatUpdateChannelParam, completion: ((Error?, NIMQChatChannel?) -> Void)? = nil)	updateChannel:completion:	
a	m	NIMQChatChannelManager	func updateChannelCategory(_ param: NIMQChatUpdateChannelCategoryParam, completion: ((Error?, NIMQChatChannelCategory?) -> Void)? = nil)	updateChannelCategory:completion:	
a	m	NIMQChatChannelManager	func updateChannelCategoryBlackWhiteMembers(_ param: NIMQChatUpdateChannelCategoryBlackWhiteMembersParam, completion: ((Error?) -> Void)? = nil)	updateChannelCategoryBlackWhiteMembers:completion:	
a	m	NIMQChatChannelManager	func updateChannelCategoryBlackWhiteRole(_ param: NIMQChatUpdateChannelCategoryBlackWhiteRoleParam, completion: ((Error?) -> Void)? = nil)	updateChannelCategoryBlackWhiteRole:completion:	
a	p	NIMQChatChannelManagerDelegate	NSObjectProtocol		
a	c	NIMQChatChannelMember	NSObject		
a	m	NIMQChatChannelMember	var accid: String	accid	
a	m	NIMQChatChannelMember	var avatar: String	avatar	
a	m	NIMQChatChannelMember	var channelId: UInt64	channelId	
a	m	NIMQChatChannelMember	var createTime: TimeInterval	createTime	
a	m	NIMQChatChannelMember	var nick: String	nick	
a	m	NIMQChatChannelMember	var serverId: UInt64	serverId	
a	m	NIMQChatChannelMember	var updateTime: TimeInterval	updateTime	
a	e	NIMQChatChannelMemberRoleOpeType	Int, Sendable		
a	m	NIMQChatChannelMemberRoleOpeType	case add = 1	NIMQChatChannelMemberRoleOpeTypeAdd	
a	m	NIMQChatChannelMemberRoleOpeType	case remove = 2	NIMQChatChannelMemberRoleOpeTypeRemove	
a	e	NIMQChatChannelMemberRoleType	Int, Sendable		
a	m	NIMQChatChannelMemberRoleType	case black = 2	NIMQChatChannelMemberRoleTypeBlack	
a	m	NIMQChatChannelMemberRoleType	case white = 1	NIMQChatChannelMemberRoleTypeWhite	
a	c	NIMQChatChannelRole	NSObject		
a	m	NIMQChatChannelRole	var auths: [NIMQChatPermissionStatusInfo]	auths	
a	m	NIMQChatChannelRole	var channelId: UInt64	channelId	
a	m	NIMQChatChannelRole	var createTime: TimeInterval	createTime	
a	m	NIMQChatChannelRole	var ext: String	ext	
a	m	NIMQChatChannelRole	var icon: String	icon	
a	m	NIMQChatChannelRole	var name: String	name	
a	m	NIMQChatChannelRole	var parentRoleId: UInt64	parentRoleId	
a	m	NIMQChatChannelRole	var roleId: UInt64	roleId	
a	m	NIMQChatChannelRole	var serverId: UInt64	serverId	
a	m	NIMQChatChannelRole	var type: NIMQChatRoleType	type	
a	m	NIMQChatChannelRole	var updateTime: TimeInterval	updateTime	
a	e	NIMQChatChannelSyncMode	Int, Sendable		
a	m	NIMQChatChannelSyncMode	case none = -1	NIMQChatChannelSyncModeNone	
a	m	NIMQChatChannelSyncMode	case notSync = 0	NIMQChatChannelSyncModeNotSync	
a	m	NIMQChatChannelSyncMode	case sync = 1	NIMQChatChannelSyncModeSync	
a	e	NIMQChatChannelType	Int, Sendable		
a	m	NIMQChatChannelType	case RTC = 1	NIMQChatChannelTypeRTC	
a	m	NIMQChatChannelType	case custom = 100	NIMQChatChannelTypeCustom	
a	m	NIMQChatChannelType	case msg = 0	NIMQChatChannelTypeMsg	
a	e	NIMQChatChannelViewMode	Int, Sendable		
a	m	NIMQChatChannelViewMode	case none = -1	NIMQChatChannelViewModeNone	
a	m	NIMQChatChannelViewMode	case `private` = 1	NIMQChatChannelViewModePrivate	
a	m	NIMQChatChannelViewMode	case `public` = 0	NIMQChatChannelViewModePublic	
a	p	NIMQChatChannelVisibilityUpdateNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatChannelVisibilityUpdateNotificationAttachment	var inoutType: NIMQChatInoutType { get }	inoutType	
a	t	NIMQChatCheckPermissionHandler	(Error?, Bool) -> Void		
a	c	NIMQChatCheckPermissionParam	NSObject		
a	m	NIMQChatCheckPermissionParam	var channelId: UInt64	channelId	
a	m	NIMQChatCheckPermissionParam	var permissionType: NIMQChatPermissionType	permissionType	
a	m	NIMQChatCheckPermissionParam	var serverId: UInt64	serverId	
a	t	NIMQChatCheckPermissionsHandler	(Error?, NIMQChatCheckPermissionsResult?) -> Void		
a	c	NIMQChatCheckPermissionsParam	NSObject		
a	m	NIMQChatCheckPermissionsParam	var channelId: UInt64	channelId	
a	m	NIMQChatCheckPermissionsParam	var permissions: [NSNumber]	permissions	
a	m	NIMQChatCheckPermissionsParam	var serverId: UInt64	serverId	
a	c	NIMQChatCheckPermissionsResult	NSObject		
a	m	NIMQChatCheckPermissionsResult	var permissions: [NSNumber : NSNumber]	permissions	
a	c	NIMQChatClient	NSObject		
a	m	NIMQChatClient	var clientIp: String? { get }		
a	m	NIMQChatClient	var clientPort: String? { get }		
a	m	NIMQChatClient	var clientType: Int { get }		
a	m	NIMQChatClient	var customClientType: Int { get }		
a	m	NIMQChatClient	var customTag: String? { get }		
a	m	NIMQChatClient	var deviceId: String? { get }		
a	m	NIMQChatClient	var loginTime: TimeInterval { get }		
a	m	NIMQChatClient	var os: String? { get }		
a	c	NIMQChatConfig	NSObject		
a	m	NIMQChatConfig	var autoSubscribe: Bool	autoSubscribe	
a	m	NIMQChatConfig	var enabledMessageCache: Bool	enabledMessageCache	
a	m	NIMQChatConfig	class func shared() -> Self	sharedConfig	
a	t	NIMQChatCreateChannelCategoryHandler	(Error?, NIMQChatChannelCategory?) -> Void		
a	p	NIMQChatCreateChannelCategoryNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatCreateChannelCategoryNotificationAttachment	var channelCategory: NIMQChatChannelCategory? { get }	channelCategory	
a	c	NIMQChatCreateChannelCategoryParam	NSObject		
a	m	NIMQChatCreateChannelCategoryParam	var custom: String	custom	
a	m	NIMQChatCreateChannelCategoryParam	var name: String	name	
a	m	NIMQChatCreateChannelCategoryParam	var serverId: UInt64	serverId	
a	m	NIMQChatCreateChannelCategoryParam	var viewMode: NIMQChatChannelViewMode	viewMode	
a	t	NIMQChatCreateChannelHandler	(Error?, NIMQChatChannel?) -> Void		
a	p	NIMQChatCreateChannelNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatCreateChannelNotificationAttachment	var channel: NIMQChatChannel? { get }	channel	
a	c	NIMQChatCreateChannelParam	NSObject		
a	m	NIMQChatCreateChannelParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatCreateChannelParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatCreateChannelParam	var custom: String	custom	
a	m	NIMQChatCreateChannelParam	var name: String	name	
a	m	NIMQChatCreateChannelParam	var serverId: UInt64	serverId	
a	m	NIMQChatCreateChannelParam	var syncMode: NIMQChatChannelSyncMode	syncMode	
a	m	NIMQChatCreateChannelParam	var topic: String	topic	
a	m	NIMQChatCreateChannelParam	var type: NIMQChatChannelType	type	
a	m	NIMQChatCreateChannelParam	var viewMode: NIMQChatChannelViewMode	viewMode	
a	m	NIMQChatCreateChannelParam	var visitorMode: NIMQChatVisitorMode	visitorMode	
a	c	NIMQChatCreateChannelResult	NSObject		
a	m	NIMQChatCreateChannelResult	var channel: NIMQChatChannel?	channel	
a	p	NIMQChatCreateServerAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatCreateServerAttachment	var server: NIMQChatServer? { get }	server	
a	t	NIMQChatCreateServerHandler	(Error?, NIMQChatCreateServerResult?) -> Void		
a	c	NIMQChatCreateServerParam	NSObject		
a	m	NIMQChatCreateServerParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatCreateServerParam	var applyMode: NIMQChatServerApplyMode	applyMode	
a	m	NIMQChatCreateServerParam	var custom: String?	custom	
a	m	NIMQChatCreateServerParam	var icon: String?	icon	
a	m	NIMQChatCreateServerParam	var inviteMode: NIMQChatServerInviteMode	inviteMode	
a	m	NIMQChatCreateServerParam	var name: String?	name	
a	m	NIMQChatCreateServerParam	var searchEnable: Bool	searchEnable	
a	m	NIMQChatCreateServerParam	var searchType: NSNumber?	searchType	
a	c	NIMQChatCreateServerResult	NSObject		
a	m	NIMQChatCreateServerResult	var server: NIMQChatServer?	server	
a	t	NIMQChatCreateServerRoleHandler	(Error?, NIMQChatServerRole?) -> Void		
a	c	NIMQChatCreateServerRoleParam	NSObject		
a	m	NIMQChatCreateServerRoleParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatCreateServerRoleParam	var ext: String	ext	
a	m	NIMQChatCreateServerRoleParam	var icon: String	icon	
a	m	NIMQChatCreateServerRoleParam	var name: String	name	
a	m	NIMQChatCreateServerRoleParam	var priority: NSNumber	priority	
a	m	NIMQChatCreateServerRoleParam	var serverId: UInt64	serverId	
a	m	NIMQChatCreateServerRoleParam	var type: NIMQChatRoleType	type	
a	p	NIMQChatDeleteChannelCategoryNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatDeleteChannelCategoryNotificationAttachment	var categoryId: UInt64 { get }	categoryId	
a	c	NIMQChatDeleteChannelCategoryParam	NSObject		
a	m	NIMQChatDeleteChannelCategoryParam	var categoryId: UInt64	categoryId	
a	p	NIMQChatDeleteChannelNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	c	NIMQChatDeleteChannelParam	NSObject		
a	m	NIMQChatDeleteChannelParam	var channelId: UInt64	channelId	
a	c	NIMQChatDeleteMessageParam	NSObject		
a	m	NIMQChatDeleteMessageParam	var message: NIMQChatMessage	message	
a	m	NIMQChatDeleteMessageParam	var updateParam: NIMQChatUpdateParam	updateParam	
a	c	NIMQChatDeleteServerParam	NSObject		
a	m	NIMQChatDeleteServerParam	var serverId: UInt64	serverId	
a	t	NIMQChatDeleteServerRoleHandler	NIMQChatHandler		
a	c	NIMQChatDeleteServerRoleParam	NSObject		
a	m	NIMQChatDeleteServerRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatDeleteServerRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatEnterServerAsVisitorHandler	(Error?, NIMQChatEnterServerAsVisitorResult?) -> Void		
a	c	NIMQChatEnterServerAsVisitorParam	NSObject, NSCopying		
a	m	NIMQChatEnterServerAsVisitorParam	var serverIds: [NSNumber]	serverIds	
a	c	NIMQChatEnterServerAsVisitorResult	NSObject, NSCopying		
a	m	NIMQChatEnterServerAsVisitorResult	var failedServerIds: [NSNumber]? { get }	failedServerIds	
a	t	NIMQChatFetchQuickCommentsByMsgsHandler	(Error?, NIMQChatFetchQuickCommentsByMsgsResult?) -> Void		
a	c	NIMQChatFetchQuickCommentsByMsgsResult	NSObject		
a	m	NIMQChatFetchQuickCommentsByMsgsResult	var msgIdQuickCommentDic: [String : NIMQChatMessageQuickCommentInfo]	msgIdQuickCommentDic	
a	t	NIMQChatGenerateInviteCodeHandler	(Error?, NIMQChatGenerateInviteCodeResult?) -> Void		
a	c	NIMQChatGenerateInviteCodeParam	NSObject, NSCopying		
a	m	NIMQChatGenerateInviteCodeParam	var serverId: UInt64	serverId	
a	m	NIMQChatGenerateInviteCodeParam	var ttl: NSNumber?	ttl	
a	c	NIMQChatGenerateInviteCodeResult	NSObject, NSCopying		
a	m	NIMQChatGenerateInviteCodeResult	var expireTime: TimeInterval	expireTime	
a	m	NIMQChatGenerateInviteCodeResult	var inviteCode: String?	inviteCode	
a	m	NIMQChatGenerateInviteCodeResult	var requestId: Int	requestId	
a	m	NIMQChatGenerateInviteCodeResult	var serverId: UInt64	serverId	
a	t	NIMQChatGetCategoriesInServerByPageHandler	(Error?, NIMQChatGetCategoriesInServerByPageResult?) -> Void		
a	c	NIMQChatGetCategoriesInServerByPageParam	NSObject		
a	m	NIMQChatGetCategoriesInServerByPageParam	var limit: NSNumber	limit	
a	m	NIMQChatGetCategoriesInServerByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetCategoriesInServerByPageParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetCategoriesInServerByPageResult	NSObject		
a	m	NIMQChatGetCategoriesInServerByPageResult	var categoryArray: [NIMQChatChannelCategory]	categoryArray	
a	m	NIMQChatGetCategoriesInServerByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetCategoriesInServerByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatGetChannelBlackWhiteMembersByPageHandler	(Error?, NIMQChatGetChannelBlackWhiteMembersByPageResult?) -> Void		
a	c	NIMQChatGetChannelBlackWhiteMembersByPageParam	NSObject		
a	m	NIMQChatGetChannelBlackWhiteMembersByPageParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetChannelBlackWhiteMembersByPageParam	var limit: Int	limit	
a	m	NIMQChatGetChannelBlackWhiteMembersByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelBlackWhiteMembersByPageParam	var timeTag: TimeInterval	timeTag	
a	m	NIMQChatGetChannelBlackWhiteMembersByPageParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetChannelBlackWhiteMembersByPageResult	NSObject		
a	m	NIMQChatGetChannelBlackWhiteMembersByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetChannelBlackWhiteMembersByPageResult	var memberArray: [NIMQChatServerMember]	memberArray	
a	m	NIMQChatGetChannelBlackWhiteMembersByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatGetChannelBlackWhiteRolesByPageHandler	(Error?, NIMQChatGetChannelBlackWhiteRolesByPageResult?) -> Void		
a	c	NIMQChatGetChannelBlackWhiteRolesByPageParam	NSObject		
a	m	NIMQChatGetChannelBlackWhiteRolesByPageParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetChannelBlackWhiteRolesByPageParam	var limit: Int	limit	
a	m	NIMQChatGetChannelBlackWhiteRolesByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelBlackWhiteRolesByPageParam	var timeTag: TimeInterval	timeTag	
a	m	NIMQChatGetChannelBlackWhiteRolesByPageParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetChannelBlackWhiteRolesByPageResult	NSObject		
a	m	NIMQChatGetChannelBlackWhiteRolesByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetChannelBlackWhiteRolesByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	m	NIMQChatGetChannelBlackWhiteRolesByPageResult	var roleArray: [NIMQChatServerRole]	roleArray	
a	t	NIMQChatGetChannelCategoriesHandler	(Error?, NIMQChatGetChannelCategoriesResult?) -> Void		
a	c	NIMQChatGetChannelCategoriesParam	NSObject		
a	m	NIMQChatGetChannelCategoriesParam	var categoryIdArray: [Any]	categoryIdArray	
a	c	NIMQChatGetChannelCategoriesResult	NSObject		
a	m	NIMQChatGetChannelCategoriesResult	var categories: [NIMQChatChannelCategory]	categories	
a	t	NIMQChatGetChannelCategoryBlackWhiteMembersByPageHandler	(Error?, NIMQChatGetChannelCategoryBlackWhiteMembersByPageResult?) -> Void		
a	c	NIMQChatGetChannelCategoryBlackWhiteMembersByPageParam	NSObject		
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageParam	var limit: NSNumber	limit	
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageParam	var timeTag: TimeInterval	timeTag	
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetChannelCategoryBlackWhiteMembersByPageResult	NSObject		
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageResult	var memberArray: [NIMQChatServerMember]	memberArray	
a	m	NIMQChatGetChannelCategoryBlackWhiteMembersByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatGetChannelCategoryBlackWhiteRolesByPageHandler	(Error?, NIMQChatGetChannelCategoryBlackWhiteRolesByPageResult?) -> Void		
a	c	NIMQChatGetChannelCategoryBlackWhiteRolesByPageParam	NSObject		
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageParam	var limit: NSNumber	limit	
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageParam	var timeTag: TimeInterval	timeTag	
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetChannelCategoryBlackWhiteRolesByPageResult	NSObject		
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	m	NIMQChatGetChannelCategoryBlackWhiteRolesByPageResult	var roleArray: [NIMQChatServerRole]	roleArray	
a	t	NIMQChatGetChannelCategoryMemberRolesHandler	(Error?, NIMQChatGetChannelCategoryMemberRolesResult?) -> Void		
a	c	NIMQChatGetChannelCategoryMemberRolesParam	NSObject		
a	m	NIMQChatGetChannelCategoryMemberRolesParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetChannelCategoryMemberRolesParam	var limit: NSNumber	limit	
a	m	NIMQChatGetChannelCategoryMemberRolesParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelCategoryMemberRolesParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetChannelCategoryMemberRolesResult	NSObject		
a	m	NIMQChatGetChannelCategoryMemberRolesResult	var memberRoleArray: [NIMQChatChannelCategoryMemberRole]	memberRoleArray	
a	t	NIMQChatGetChannelCategoryRolesHandler	(Error?, NIMQChatGetChannelCategoryRolesResult?) -> Void		
a	c	NIMQChatGetChannelCategoryRolesParam	NSObject		
a	m	NIMQChatGetChannelCategoryRolesParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetChannelCategoryRolesParam	var limit: NSNumber	limit	
a	m	NIMQChatGetChannelCategoryRolesParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelCategoryRolesParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetChannelCategoryRolesResult	NSObject		
a	m	NIMQChatGetChannelCategoryRolesResult	var categoryRoleArray: [NIMQChatChannelCategoryRole]	categoryRoleArray	
a	t	NIMQChatGetChannelMembersByPageHandler	(Error?, NIMQChatGetChannelMembersByPageResult?) -> Void		
a	c	NIMQChatGetChannelMembersByPageParam	NSObject		
a	m	NIMQChatGetChannelMembersByPageParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetChannelMembersByPageParam	var limit: Int	limit	
a	m	NIMQChatGetChannelMembersByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelMembersByPageParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetChannelMembersByPageResult	NSObject		
a	m	NIMQChatGetChannelMembersByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetChannelMembersByPageResult	var memberArray: [NIMQChatServerMember]	memberArray	
a	m	NIMQChatGetChannelMembersByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatGetChannelRolesHandler	(Error?, NIMQChatGetChannelRolesResult?) -> Void		
a	c	NIMQChatGetChannelRolesParam	NSObject		
a	m	NIMQChatGetChannelRolesParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetChannelRolesParam	var limit: Int	limit	
a	m	NIMQChatGetChannelRolesParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelRolesParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetChannelRolesResult	NSObject		
a	m	NIMQChatGetChannelRolesResult	var channelRoleArray: [NIMQChatChannelRole]	channelRoleArray	
a	t	NIMQChatGetChannelUnreadInfosHandler	(Error?, NIMQChatGetChannelUnreadInfosResult?) -> Void		
a	c	NIMQChatGetChannelUnreadInfosParam	NSObject		
a	m	NIMQChatGetChannelUnreadInfosParam	init(targets: [NIMQChatChannelIdInfo])	initWithTargets:	
a	m	NIMQChatGetChannelUnreadInfosParam	var targets: [NIMQChatChannelIdInfo]	targets	
a	c	NIMQChatGetChannelUnreadInfosResult	NSObject		
a	m	NIMQChatGetChannelUnreadInfosResult	var unreadInfo: [NIMQChatUnreadInfo]?	unreadInfo	
a	t	NIMQChatGetChannelsByPageHandler	(Error?, NIMQChatGetChannelsByPageResult?) -> Void		
a	c	NIMQChatGetChannelsByPageParam	NSObject		
a	m	NIMQChatGetChannelsByPageParam	var limit: Int	limit	
a	m	NIMQChatGetChannelsByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelsByPageParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetChannelsByPageResult	NSObject		
a	m	NIMQChatGetChannelsByPageResult	var channels: [NIMQChatChannel]	channels	
a	m	NIMQChatGetChannelsByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetChannelsByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatGetChannelsHandler	(Error?, NIMQChatGetChannelsResult?) -> Void		
a	t	NIMQChatGetChannelsInCategoryByPageHandler	(Error?, NIMQChatGetChannelsInCategoryByPageResult?) -> Void		
a	c	NIMQChatGetChannelsInCategoryByPageParam	NSObject		
a	m	NIMQChatGetChannelsInCategoryByPageParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetChannelsInCategoryByPageParam	var limit: NSNumber	limit	
a	m	NIMQChatGetChannelsInCategoryByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetChannelsInCategoryByPageParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetChannelsInCategoryByPageResult	NSObject		
a	m	NIMQChatGetChannelsInCategoryByPageResult	var channelArray: [NIMQChatChannel]	channelArray	
a	m	NIMQChatGetChannelsInCategoryByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetChannelsInCategoryByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	c	NIMQChatGetChannelsParam	NSObject		
a	m	NIMQChatGetChannelsParam	var channelIdArray: [Any]	channelIdArray	
a	c	NIMQChatGetChannelsResult	NSObject		
a	m	NIMQChatGetChannelsResult	var channels: [NIMQChatChannel]	channels	
a	t	NIMQChatGetExistingAccidsInServerRoleHandler	(Error?, NIMQChatGetExistingAccidsInServerRoleResult?) -> Void		
a	c	NIMQChatGetExistingAccidsInServerRoleParam	NSObject		
a	m	NIMQChatGetExistingAccidsInServerRoleParam	var accids: [String]	accids	
a	m	NIMQChatGetExistingAccidsInServerRoleParam	var serverId: UInt64	serverId	
a	c	NIMQChatGetExistingAccidsInServerRoleResult	NSObject		
a	m	NIMQChatGetExistingAccidsInServerRoleResult	var accidServerRolesDic: [String : [NIMQChatServerRole]]?	accidServerRolesDic	
a	t	NIMQChatGetExistingAccidsOfMemberRolesHandler	(Error?, NIMQChatGetExistingAccidsOfMemberRolesResult?) -> Void		
a	c	NIMQChatGetExistingAccidsOfMemberRolesParam	NSObject		
a	m	NIMQChatGetExistingAccidsOfMemberRolesParam	var accids: [String]	accids	
a	m	NIMQChatGetExistingAccidsOfMemberRolesParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetExistingAccidsOfMemberRolesParam	var serverId: UInt64	serverId	
a	c	NIMQChatGetExistingAccidsOfMemberRolesResult	NSObject		
a	m	NIMQChatGetExistingAccidsOfMemberRolesResult	var accidArray: [String]?	accidArray	
a	t	NIMQChatGetExistingChannelBlackWhiteMembersHandler	(Error?, NIMQChatGetExistingChannelBlackWhiteMembersResult?) -> Void		
a	c	NIMQChatGetExistingChannelBlackWhiteMembersParam	NSObject		
a	m	NIMQChatGetExistingChannelBlackWhiteMembersParam	var accIds: [String]	accIds	
a	m	NIMQChatGetExistingChannelBlackWhiteMembersParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetExistingChannelBlackWhiteMembersParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetExistingChannelBlackWhiteMembersParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetExistingChannelBlackWhiteMembersResult	NSObject		
a	m	NIMQChatGetExistingChannelBlackWhiteMembersResult	var memberArray: [NIMQChatServerMember]?	memberArray	
a	t	NIMQChatGetExistingChannelBlackWhiteRolesHandler	(Error?, NIMQChatGetExistingChannelBlackWhiteRolesResult?) -> Void		
a	c	NIMQChatGetExistingChannelBlackWhiteRolesParam	NSObject		
a	m	NIMQChatGetExistingChannelBlackWhiteRolesParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetExistingChannelBlackWhiteRolesParam	var roleIds: [NSNumber]	roleIds	
a	m	NIMQChatGetExistingChannelBlackWhiteRolesParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetExistingChannelBlackWhiteRolesParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetExistingChannelBlackWhiteRolesResult	NSObject		
a	m	NIMQChatGetExistingChannelBlackWhiteRolesResult	var serverRoleArray: [NIMQChatServerRole]?	serverRoleArray	
a	t	NIMQChatGetExistingChannelCategoryBlackWhiteMembersHandler	(Error?, NIMQChatGetExistingChannelCategoryBlackWhiteMembersResult?) -> Void		
a	c	NIMQChatGetExistingChannelCategoryBlackWhiteMembersParam	NSObject		
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteMembersParam	var accIds: [String]	accIds	
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteMembersParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteMembersParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteMembersParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetExistingChannelCategoryBlackWhiteMembersResult	NSObject		
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteMembersResult	var memberArray: [NIMQChatServerMember]?	memberArray	
a	t	NIMQChatGetExistingChannelCategoryBlackWhiteRolesHandler	(Error?, NIMQChatGetExistingChannelCategoryBlackWhiteRolesResult?) -> Void		
a	c	NIMQChatGetExistingChannelCategoryBlackWhiteRolesParam	NSObject		
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteRolesParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteRolesParam	var roleIds: [NSNumber]	roleIds	
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteRolesParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteRolesParam	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatGetExistingChannelCategoryBlackWhiteRolesResult	NSObject		
a	m	NIMQChatGetExistingChannelCategoryBlackWhiteRolesResult	var serverRoleArray: [NIMQChatServerRole]?	serverRoleArray	
a	t	NIMQChatGetExistingChannelRolesByServerRoleIdsHandler	(Error?, NIMQChatGetExistingChannelRolesByServerRoleIdsResult?) -> Void		
a	c	NIMQChatGetExistingChannelRolesByServerRoleIdsParam	NSObject		
a	m	NIMQChatGetExistingChannelRolesByServerRoleIdsParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetExistingChannelRolesByServerRoleIdsParam	var roleIds: [NSNumber]	roleIds	
a	m	NIMQChatGetExistingChannelRolesByServerRoleIdsParam	var serverId: UInt64	serverId	
a	c	NIMQChatGetExistingChannelRolesByServerRoleIdsResult	NSObject		
a	m	NIMQChatGetExistingChannelRolesByServerRoleIdsResult	var channelRoleArray: [NIMQChatChannelRole]?	channelRoleArray	
a	t	NIMQChatGetExistingServerRoleMembersByAccidsHandler	(Error?, NIMQChatGetExistingServerRoleMembersByAccidsResult?) -> Void		
a	c	NIMQChatGetExistingServerRoleMembersByAccidsParam	NSObject		
a	m	NIMQChatGetExistingServerRoleMembersByAccidsParam	var accids: [String]	accids	
a	m	NIMQChatGetExistingServerRoleMembersByAccidsParam	var roleId: UInt64	roleId	
a	m	NIMQChatGetExistingServerRoleMembersByAccidsParam	var serverId: UInt64	serverId	
a	c	NIMQChatGetExistingServerRoleMembersByAccidsResult	NSObject		
a	m	NIMQChatGetExistingServerRoleMembersByAccidsResult	var accidArray: [String]	accidArray	
a	c	NIMQChatGetInviteApplyHistoryByServerResult	NSObject, NSCopying		
a	m	NIMQChatGetInviteApplyHistoryByServerResult	var records: [NIMQChatInviteApplyHistoryRecord]?	records	
a	c	NIMQChatGetInviteApplyHistorySelfResult	NSObject, NSCopying		
a	m	NIMQChatGetInviteApplyHistorySelfResult	var records: [NIMQChatInviteApplyHistoryRecord]?	records	
a	t	NIMQChatGetInviteApplyRecordOfSelfHandler	(Error?, NIMQChatGetInviteApplyHistorySelfResult?) -> Void		
a	c	NIMQChatGetInviteApplyRecordOfSelfParam	NSObject, NSCopying		
a	m	NIMQChatGetInviteApplyRecordOfSelfParam	var excludeRecordId: NSNumber?	excludeRecordId	
a	m	NIMQChatGetInviteApplyRecordOfSelfParam	var fromTime: NSNumber?	fromTime	
a	m	NIMQChatGetInviteApplyRecordOfSelfParam	var limit: NSNumber?	limit	
a	m	NIMQChatGetInviteApplyRecordOfSelfParam	var reverse: NSNumber?	reverse	
a	m	NIMQChatGetInviteApplyRecordOfSelfParam	var toTime: NSNumber?	toTime	
a	t	NIMQChatGetInviteApplyRecordOfServerHandler	(Error?, NIMQChatGetInviteApplyHistoryByServerResult?) -> Void		
a	c	NIMQChatGetInviteApplyRecordOfServerParam	NSObject, NSCopying		
a	m	NIMQChatGetInviteApplyRecordOfServerParam	var excludeRecordId: NSNumber?	excludeRecordId	
a	m	NIMQChatGetInviteApplyRecordOfServerParam	var fromTime: NSNumber?	fromTime	
a	m	NIMQChatGetInviteApplyRecordOfServerParam	var limit: NSNumber?	limit	
a	m	NIMQChatGetInviteApplyRecordOfServerParam	var reverse: NSNumber?	reverse	
a	m	NIMQChatGetInviteApplyRecordOfServerParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetInviteApplyRecordOfServerParam	var toTime: NSNumber?	toTime	
a	t	NIMQChatGetLastMessageOfChannelsHandler	(Error?, NIMQChatGetLastMessageOfChannelsResult?) -> Void		
a	c	NIMQChatGetLastMessageOfChannelsParam	NSObject		
a	m	NIMQChatGetLastMessageOfChannelsParam	var channelIds: [NSNumber]	channelIds	
a	m	NIMQChatGetLastMessageOfChannelsParam	var serverId: UInt64	serverId	
a	c	NIMQChatGetLastMessageOfChannelsResult	NSObject		
a	m	NIMQChatGetLastMessageOfChannelsResult	var lastMessageOfChannelDic: [NSNumber : NIMQChatMessage]	lastMessageOfChannelDic	
a	t	NIMQChatGetMemberRolesHandler	(Error?, NIMQChatGetMemberRolesResult?) -> Void		
a	c	NIMQChatGetMemberRolesParam	NSObject		
a	m	NIMQChatGetMemberRolesParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetMemberRolesParam	var limit: Int	limit	
a	m	NIMQChatGetMemberRolesParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetMemberRolesParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetMemberRolesResult	NSObject		
a	m	NIMQChatGetMemberRolesResult	var memberRoleArray: [NIMQChatMemberRole]	memberRoleArray	
a	t	NIMQChatGetMentionedMeMessagesHandler	(Error?, NIMQChatGetMentionedMeMessagesResult?) -> Void		
a	c	NIMQChatGetMentionedMeMessagesParam	NSObject		
a	m	NIMQChatGetMentionedMeMessagesParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetMentionedMeMessagesParam	var limit: Int	limit	
a	m	NIMQChatGetMentionedMeMessagesParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetMentionedMeMessagesParam	var timetag: TimeInterval	timetag	
a	c	NIMQChatGetMentionedMeMessagesResult	NSObject		
a	m	NIMQChatGetMentionedMeMessagesResult	var cursor: String?	cursor	
a	m	NIMQChatGetMentionedMeMessagesResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetMentionedMeMessagesResult	var messages: [NIMQChatMessage]?	messages	
a	m	NIMQChatGetMentionedMeMessagesResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatGetMessageCacheHandler	(Error?, NIMQChatGetMessageCacheResult?) -> Void		
a	c	NIMQChatGetMessageCacheParam	NSObject		
a	m	NIMQChatGetMessageCacheParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetMessageCacheParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetMessageCacheParam	var withQuickComment: Bool	withQuickComment	
a	m	NIMQChatGetMessageCacheParam	var withRefer: Bool	withRefer	
a	c	NIMQChatGetMessageCacheResult	NSObject		
a	m	NIMQChatGetMessageCacheResult	var comments: [String : NIMQChatMessageQuickCommentInfo]?	comments	
a	m	NIMQChatGetMessageCacheResult	var messages: [NIMQChatMessage]?	messages	
a	m	NIMQChatGetMessageCacheResult	var messagesRefered: [String : NIMQChatMessage]?	messagesRefered	
a	c	NIMQChatGetMessageHistoryByIdsParam	NSObject		
a	m	NIMQChatGetMessageHistoryByIdsParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetMessageHistoryByIdsParam	var ids: [NIMQChatMessageServerIdInfo]	ids	
a	m	NIMQChatGetMessageHistoryByIdsParam	var serverId: UInt64	serverId	
a	t	NIMQChatGetMessageHistoryHandler	(Error?, NIMQChatGetMessageHistoryResult?) -> Void		
a	c	NIMQChatGetMessageHistoryParam	NSObject		
a	m	NIMQChatGetMessageHistoryParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetMessageHistoryParam	var excludeMsgId: NSNumber	excludeMsgId	
a	m	NIMQChatGetMessageHistoryParam	var fromTime: TimeInterval	fromTime	
a	m	NIMQChatGetMessageHistoryParam	var limit: NSNumber	limit	
a	m	NIMQChatGetMessageHistoryParam	var reverse: NSNumber	reverse	
a	m	NIMQChatGetMessageHistoryParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetMessageHistoryParam	var toTime: NSNumber	toTime	
a	c	NIMQChatGetMessageHistoryResult	NSObject		
a	m	NIMQChatGetMessageHistoryResult	var messages: [NIMQChatMessage]?	messages	
a	t	NIMQChatGetRTCChannelHandler	(Error?, NIMQChatRTCChannelInfo?) -> Void		
a	t	NIMQChatGetRTCChannelOnlineMembersHandler	(Error?, [NIMQChatRTCChannelOnlineMember]?) -> Void		
a	t	NIMQChatGetServerBanedMembersByPageHandler	(Error?, NIMQChatGetServerBanedMembersByPageResult?) -> Void		
a	c	NIMQChatGetServerBanedMembersByPageParam	NSObject		
a	m	NIMQChatGetServerBanedMembersByPageParam	var limit: NSNumber	limit	
a	m	NIMQChatGetServerBanedMembersByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetServerBanedMembersByPageParam	var timetag: TimeInterval	timetag	
a	c	NIMQChatGetServerBanedMembersByPageResult	NSObject		
a	m	NIMQChatGetServerBanedMembersByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetServerBanedMembersByPageResult	var memberArray: [NIMQChatServerMemberBanInfo]	memberArray	
a	m	NIMQChatGetServerBanedMembersByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	c	NIMQChatGetServerMemberItem	NSObject		
a	m	NIMQChatGetServerMemberItem	var accid: String	accid	
a	m	NIMQChatGetServerMemberItem	var serverId: UInt64	serverId	
a	c	NIMQChatGetServerMemberListByPageResult	NSObject		
a	m	NIMQChatGetServerMemberListByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetServerMemberListByPageResult	var memberArray: [NIMQChatServerMember]?	memberArray	
a	m	NIMQChatGetServerMemberListByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatGetServerMembersByPageHandler	(Error?, NIMQChatGetServerMemberListByPageResult?) -> Void		
a	c	NIMQChatGetServerMembersByPageParam	NSObject		
a	m	NIMQChatGetServerMembersByPageParam	var limit: Int	limit	
a	m	NIMQChatGetServerMembersByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetServerMembersByPageParam	var timeTag: TimeInterval	timeTag	
a	t	NIMQChatGetServerMembersHandler	(Error?, NIMQChatGetServerMembersResult?) -> Void		
a	c	NIMQChatGetServerMembersParam	NSObject		
a	m	NIMQChatGetServerMembersParam	var serverAccids: [NIMQChatGetServerMemberItem]	serverAccids	
a	c	NIMQChatGetServerMembersResult	NSObject		
a	m	NIMQChatGetServerMembersResult	var memberArray: [NIMQChatServerMember]?	memberArray	
a	t	NIMQChatGetServerRoleMembersHandler	(Error?, NIMQChatGetServerRoleMembersResult?) -> Void		
a	c	NIMQChatGetServerRoleMembersParam	NSObject		
a	m	NIMQChatGetServerRoleMembersParam	var accid: String	accid	
a	m	NIMQChatGetServerRoleMembersParam	var limit: Int	limit	
a	m	NIMQChatGetServerRoleMembersParam	var roleId: UInt64	roleId	
a	m	NIMQChatGetServerRoleMembersParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetServerRoleMembersParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetServerRoleMembersResult	NSObject		
a	m	NIMQChatGetServerRoleMembersResult	var memberArray: [NIMQChatServerRoleMember]	memberArray	
a	t	NIMQChatGetServerRolesByAccidHandler	(Error?, NIMQChatGetServerRolesByAccidResult?) -> Void		
a	c	NIMQChatGetServerRolesByAccidParam	NSObject		
a	m	NIMQChatGetServerRolesByAccidParam	var accid: String	accid	
a	m	NIMQChatGetServerRolesByAccidParam	var limit: Int	limit	
a	m	NIMQChatGetServerRolesByAccidParam	var serverId: UInt64	serverId	
a	m	NIMQChatGetServerRolesByAccidParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetServerRolesByAccidResult	NSObject		
a	m	NIMQChatGetServerRolesByAccidResult	var serverRoles: [NIMQChatServerRole]	serverRoles	
a	t	NIMQChatGetServerRolesHandler	(Error?, NIMQChatGetServerRolesResult?) -> Void		
a	c	NIMQChatGetServerRolesParam	NSObject		
a	m	NIMQChatGetServerRolesParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatGetServerRolesParam	var channelId: UInt64	channelId	
a	m	NIMQChatGetServerRolesParam	var limit: Int	limit	
a	m	NIMQChatGetServerRolesParam	var priority: NSNumber?	priority	
a	m	NIMQChatGetServerRolesParam	var serverId: UInt64	serverId	
a	c	NIMQChatGetServerRolesResult	NSObject		
a	m	NIMQChatGetServerRolesResult	var isMemberSet: Set<NSNumber>	isMemberSet	
a	m	NIMQChatGetServerRolesResult	var serverRoleArray: [NIMQChatServerRole]	serverRoleArray	
a	t	NIMQChatGetServersByPageHandler	(Error?, NIMQChatGetServersByPageResult?) -> Void		
a	c	NIMQChatGetServersByPageParam	NSObject		
a	m	NIMQChatGetServersByPageParam	var limit: Int	limit	
a	m	NIMQChatGetServersByPageParam	var timeTag: TimeInterval	timeTag	
a	c	NIMQChatGetServersByPageResult	NSObject		
a	m	NIMQChatGetServersByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatGetServersByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	m	NIMQChatGetServersByPageResult	var servers: [NIMQChatServer]?	servers	
a	t	NIMQChatGetServersHandler	(Error?, NIMQChatGetServersResult?) -> Void		
a	c	NIMQChatGetServersParam	NSObject		
a	m	NIMQChatGetServersParam	var serverIds: [Any]	serverIds	
a	c	NIMQChatGetServersResult	NSObject		
a	m	NIMQChatGetServersResult	var servers: [NIMQChatServer]?	servers	
a	t	NIMQChatGetThreadMessagesHandler	(Error?, NIMQChatGetThreadMessagesResult?) -> Void		
a	c	NIMQChatGetThreadMessagesParam	NSObject		
a	m	NIMQChatGetThreadMessagesParam	var excludeMsgId: String	excludeMsgId	
a	m	NIMQChatGetThreadMessagesParam	var fromTime: TimeInterval	fromTime	
a	m	NIMQChatGetThreadMessagesParam	var limit: NSNumber	limit	
a	m	NIMQChatGetThreadMessagesParam	var message: NIMQChatMessage	message	
a	m	NIMQChatGetThreadMessagesParam	var reverse: NSNumber	reverse	
a	m	NIMQChatGetThreadMessagesParam	var toTime: NSNumber	toTime	
a	c	NIMQChatGetThreadMessagesResult	NSObject		
a	m	NIMQChatGetThreadMessagesResult	var messages: [NIMQChatMessage]?	messages	
a	m	NIMQChatGetThreadMessagesResult	var threadInfo: NIMQChatMessageThreadInfo?	threadInfo	
a	m	NIMQChatGetThreadMessagesResult	var threadMessage: NIMQChatMessage?	threadMessage	
a	t	NIMQChatGetUserPushNotificationConfigHandler	(Error?, [NIMQChatUserPushNotificationConfig]?) -> Void		
a	t	NIMQChatHandler	(Error?) -> Void		
a	e	NIMQChatInoutType	Int, Sendable		
a	m	NIMQChatInoutType	case `in` = 1	NIMQChatInoutTypeIn	
a	m	NIMQChatInoutType	case out = 2	NIMQChatInoutTypeOut	
a	p	NIMQChatInviteApplyData	NSObjectProtocol		
a	m	NIMQChatInviteApplyData	var dataDict: [AnyHashable : Any]? { get }		
a	m	NIMQChatInviteApplyData	var type: NIMQChatInviteApplyInfoTypeTag { get }		
a	p	NIMQChatInviteApplyDataApply	NIMQChatInviteApplyData		
a	m	NIMQChatInviteApplyDataApply	var applyMsg: String? { get }		
a	m	NIMQChatInviteApplyDataApply	var updateAccid: String? { get }		
a	m	NIMQChatInviteApplyDataApply	var updateMsg: String? { get }		
a	p	NIMQChatInviteApplyDataInvite	NIMQChatInviteApplyData		
a	m	NIMQChatInviteApplyDataInvite	var inviteMsg: String? { get }		
a	m	NIMQChatInviteApplyDataInvite	var inviteUsers: [NIMQChatInviteApplyDataUserInfo]? { get }		
a	p	NIMQChatInviteApplyDataInviteAck	NIMQChatInviteApplyData		
a	m	NIMQChatInviteApplyDataInviteAck	var inviteMsg: String? { get }		
a	m	NIMQChatInviteApplyDataInviteAck	var updateMsg: String? { get }		
a	p	NIMQChatInviteApplyDataInviteCode	NIMQChatInviteApplyData		
a	m	NIMQChatInviteApplyDataInviteCode	var inviteCode: String? { get }		
a	m	NIMQChatInviteApplyDataInviteCode	var inviteMsg: String? { get }		
a	m	NIMQChatInviteApplyDataInviteCode	var inviteUserCount: Int { get }		
a	p	NIMQChatInviteApplyDataInviteJoinByCode	NIMQChatInviteApplyData		
a	m	NIMQChatInviteApplyDataInviteJoinByCode	var inviteCode: String? { get }		
a	m	NIMQChatInviteApplyDataInviteJoinByCode	var updateMsg: String? { get }		
a	c	NIMQChatInviteApplyDataUserInfo	NSObject, NSCopying		
a	m	NIMQChatInviteApplyDataUserInfo	var accid: String? { get }		
a	m	NIMQChatInviteApplyDataUserInfo	var status: NIMQChatInviteApplyInfoStatusTag { get }		
a	m	NIMQChatInviteApplyDataUserInfo	var updateMsg: String? { get }		
a	m	NIMQChatInviteApplyDataUserInfo	var updateTime: TimeInterval { get }		
a	c	NIMQChatInviteApplyHistoryRecord	NSObject, NSCopying		
a	m	NIMQChatInviteApplyHistoryRecord	var accid: String?	accid	
a	m	NIMQChatInviteApplyHistoryRecord	var createTime: TimeInterval	createTime	
a	m	NIMQChatInviteApplyHistoryRecord	var data: (any NIMQChatInviteApplyData)?	data	
a	m	NIMQChatInviteApplyHistoryRecord	var expireTime: TimeInterval	expireTime	
a	m	NIMQChatInviteApplyHistoryRecord	var recordId: Int	recordId	
a	m	NIMQChatInviteApplyHistoryRecord	var requestId: Int64	requestId	
a	m	NIMQChatInviteApplyHistoryRecord	var serverId: UInt64	serverId	
a	m	NIMQChatInviteApplyHistoryRecord	var status: NIMQChatInviteApplyInfoStatusTag	status	
a	m	NIMQChatInviteApplyHistoryRecord	var type: NIMQChatInviteApplyInfoTypeTag	type	
a	m	NIMQChatInviteApplyHistoryRecord	var updateTime: TimeInterval	updateTime	
a	e	NIMQChatInviteApplyInfoStatusTag	Int, Sendable		
a	m	NIMQChatInviteApplyInfoStatusTag	case agree = 1	NIMQChatInviteApplyInfoStatusTagAgree	
a	m	NIMQChatInviteApplyInfoStatusTag	case agreeByInviteApply = 3	NIMQChatInviteApplyInfoStatusTagAgreeByInviteApply	
a	m	NIMQChatInviteApplyInfoStatusTag	case autoJoinByInviteApply = 5	NIMQChatInviteApplyInfoStatusTagAutoJoinByInviteApply	
a	m	NIMQChatInviteApplyInfoStatusTag	case expired = 6	NIMQChatInviteApplyInfoStatusTagExpired	
a	m	NIMQChatInviteApplyInfoStatusTag	case `init` = 0	NIMQChatInviteApplyInfoStatusTagInit	
a	m	NIMQChatInviteApplyInfoStatusTag	case refuse = 2	NIMQChatInviteApplyInfoStatusTagRefuse	
a	m	NIMQChatInviteApplyInfoStatusTag	case refuseByInviteApply = 4	NIMQChatInviteApplyInfoStatusTagRefuseByInviteApply	
a	e	NIMQChatInviteApplyInfoTypeTag	Int, Sendable		
a	m	NIMQChatInviteApplyInfoTypeTag	case apply = 1	NIMQChatInviteApplyInfoTypeTagApply	
a	m	NIMQChatInviteApplyInfoTypeTag	case invite = 2	NIMQChatInviteApplyInfoTypeTagInvite	
a	m	NIMQChatInviteApplyInfoTypeTag	case inviteAck = 3	NIMQChatInviteApplyInfoTypeTagInviteAck	
a	m	NIMQChatInviteApplyInfoTypeTag	case inviteCode = 4	NIMQChatInviteApplyInfoTypeTagInviteCode	
a	m	NIMQChatInviteApplyInfoTypeTag	case inviteJoinByCode = 5	NIMQChatInviteApplyInfoTypeTagInviteJoinByCode	
a	p	NIMQChatInviteServerMemberAcceptAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatInviteServerMemberAcceptAttachment	var inviteAccid: String? { get }	inviteAccid	
a	m	NIMQChatInviteServerMemberAcceptAttachment	var requestId: Int { get }	requestId	
a	m	NIMQChatInviteServerMemberAcceptAttachment	var server: NIMQChatServer? { get }	server	
a	p	NIMQChatInviteServerMemberAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatInviteServerMemberAttachment	var requestId: Int { get }	requestId	
a	p	NIMQChatInviteServerMembersDoneAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatInviteServerMembersDoneAttachment	var invitedAccids: [String]? { get }	invitedAccids	
a	m	NIMQChatInviteServerMembersDoneAttachment	var requestId: Int { get }	requestId	
a	m	NIMQChatInviteServerMembersDoneAttachment	var server: NIMQChatServer? { get }	server	
a	t	NIMQChatInviteServerMembersHandler	(Error?, NIMQChatInviteServerMembersResult?) -> Void		
a	c	NIMQChatInviteServerMembersParam	NSObject, NSCopying		
a	m	NIMQChatInviteServerMembersParam	var accids: [String]	accids	
a	m	NIMQChatInviteServerMembersParam	var postscript: String?	postscript	
a	m	NIMQChatInviteServerMembersParam	var serverId: UInt64	serverId	
a	m	NIMQChatInviteServerMembersParam	var ttl: NSNumber?	ttl	
a	c	NIMQChatInviteServerMembersResult	NSObject, NSCopying		
a	m	NIMQChatInviteServerMembersResult	var banedFailedArray: [String]	banedFailedArray	
a	m	NIMQChatInviteServerMembersResult	var expireTime: TimeInterval	expireTime	
a	m	NIMQChatInviteServerMembersResult	var requestId: String	requestId	
a	m	NIMQChatInviteServerMembersResult	var ultralimitFailedArray: [String]	ultralimitFailedArray	
a	t	NIMQChatJoinByInviteCodeHandler	NIMQChatHandler		
a	c	NIMQChatJoinByInviteCodeParam	NSObject, NSCopying		
a	m	NIMQChatJoinByInviteCodeParam	var inviteCode: String?	inviteCode	
a	m	NIMQChatJoinByInviteCodeParam	var postscript: String?	postscript	
a	m	NIMQChatJoinByInviteCodeParam	var serverId: UInt64	serverId	
a	p	NIMQChatKickServerMembersDoneAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatKickServerMembersDoneAttachment	var kickedAccids: [String]? { get }	kickedAccids	
a	m	NIMQChatKickServerMembersDoneAttachment	var server: NIMQChatServer? { get }	server	
a	c	NIMQChatKickServerMembersParam	NSObject		
a	m	NIMQChatKickServerMembersParam	var accids: [String]	accids	
a	m	NIMQChatKickServerMembersParam	var serverId: UInt64	serverId	
a	t	NIMQChatLeaveServerAsVisitorHandler	(Error?, NIMQChatLeaveServerAsVisitorResult?) -> Void		
a	c	NIMQChatLeaveServerAsVisitorParam	NSObject, NSCopying		
a	m	NIMQChatLeaveServerAsVisitorParam	var serverIds: [NSNumber]	serverIds	
a	c	NIMQChatLeaveServerAsVisitorResult	NSObject, NSCopying		
a	m	NIMQChatLeaveServerAsVisitorResult	var failedServerIds: [NSNumber]? { get }	failedServerIds	
a	p	NIMQChatLeaveServerAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatLeaveServerAttachment	var server: NIMQChatServer? { get }	server	
a	c	NIMQChatLeaveServerParam	NSObject		
a	m	NIMQChatLeaveServerParam	var serverId: UInt64	serverId	
h	e	NIMQChatLoginAuthType	Int, Sendable		
h	m	NIMQChatLoginAuthType	case `default` = 0	NIMQChatLoginAuthTypeDefault	
h	m	NIMQChatLoginAuthType	case dynamicToken = 1	NIMQChatLoginAuthTypeDynamicToken	
o	m	NIMQChatLoginAuthType	init?(rawValue: Int)		
h	t	NIMQChatLoginHandler	((any Error)?, NIMQChatLoginResult?) -> Void		
h	c	NIMQChatLoginParam	NSObject		
h	m	NIMQChatLoginParam	var authType: NIMQChatLoginAuthType	authType	
h	m	NIMQChatLoginParam	var dynamicTokenHandler: NIMProvideQChatDynamicTokenHandler	dynamicTokenHandler	
o	m	NIMQChatLoginParam	override init()		
h	c	NIMQChatLoginResult	NSObject		
a	e	NIMQChatLoginStep	Int, Sendable		
a	m	NIMQChatLoginStep	case linkFailed = 3	NIMQChatLoginStepLinkFailed	
a	m	NIMQChatLoginStep	case linkOK = 2	NIMQChatLoginStepLinkOK	
a	m	NIMQChatLoginStep	case linking = 1	NIMQChatLoginStepLinking	
a	m	NIMQChatLoginStep	case loginFailed = 6	NIMQChatLoginStepLoginFailed	
a	m	NIMQChatLoginStep	case loginOK = 5	NIMQChatLoginStepLoginOK	
a	m	NIMQChatLoginStep	case logining = 4	NIMQChatLoginStepLogining	
a	m	NIMQChatLoginStep	case logout = 11	NIMQChatLoginStepLogout	
a	m	NIMQChatLoginStep	case loseConnection = 9	NIMQChatLoginStepLoseConnection	
a	m	NIMQChatLoginStep	case netChanged = 10	NIMQChatLoginStepNetChanged	
a	m	NIMQChatLoginStep	case syncOK = 8	NIMQChatLoginStepSyncOK	
a	m	NIMQChatLoginStep	case syncing = 7	NIMQChatLoginStepSyncing	
h	p	NIMQChatManager	NSObjectProtocol		
a	m	NIMQChatManager	func add(_ delegate: any NIMQChatManagerDelegate)	addDelegate:	
h	m	NIMQChatManager	func currentAccount() -> String?	currentAccount	
h	m	NIMQChatManager	func currentLoginClients() -> [NIMLoginClient]?	currentLoginClients	
o	m	NIMQChatManager	func kickOtherClient(_ client: NIMLoginClient)		
r	m	NIMQChatManager	func kickOtherClient(_ client: NIMLoginClient, completion: (((any Error)?) -> Void)?)	kickOtherClient:completion:	local error 24
o	m	NIMQChatManager	func login(_ param: NIMQChatLoginParam?)		
r	m	NIMQChatManager	func login(_ param: NIMQChatLoginParam?, completion: NIMQChatLoginHandler?)	login:completion:	local error 24
o	m	NIMQChatManager	func logout()		
r	m	NIMQChatManager	func logout(_ completion: (((any Error)?) -> Void)?)	logout:	local error 24
a	m	NIMQChatManager	func remove(_ delegate: any NIMQChatManagerDelegate)	removeDelegate:	
a	p	NIMQChatManagerDelegate	NSObjectProtocol		
a	m	NIMQChatManagerDelegate	optional func qchatAutoLoginFailed(_ error: any Error)	qchatAutoLoginFailed:	
a	m	NIMQChatManagerDelegate	optional func qchatAutoLogout()	qchatAutoLogout	
a	m	NIMQChatManagerDelegate	optional func qchatKickedOut(_ result: NIMLoginKickoutResult)	qchatKickedOut:	
a	m	NIMQChatManagerDelegate	optional func qchatMultiSpot(_ type: NIMMultiLoginType)	qchatMultiSpotLogin:	
a	m	NIMQChatManagerDelegate	optional func qchatOnlineStatus(_ result: NIMQChatOnlineStatusResult)	qchatOnlineStatus:	
a	c	NIMQChatMarkMessageReadParam	NSObject		
a	m	NIMQChatMarkMessageReadParam	var ackTimestamp: TimeInterval	ackTimestamp	
a	m	NIMQChatMarkMessageReadParam	var channelId: UInt64	channelId	
a	m	NIMQChatMarkMessageReadParam	var serverId: UInt64	serverId	
a	t	NIMQChatMarkServerReadHandler	(Error?, NIMQChatMarkServerReadResult?) -> Void		
a	c	NIMQChatMarkServerReadParam	NSObject		
a	m	NIMQChatMarkServerReadParam	var serverIds: [NSNumber]	serverIds	
a	c	NIMQChatMarkServerReadResult	NSObject		
a	m	NIMQChatMarkServerReadResult	var ackTimestamp: TimeInterval	ackTimestamp	
a	m	NIMQChatMarkServerReadResult	var failServerIds: [NSNumber]	failServerIds	
a	m	NIMQChatMarkServerReadResult	var successServerIds: [NSNumber]	successServerIds	
a	c	NIMQChatMarkSystemNotificationsReadItem	NSObject, NSCopying		
a	m	NIMQChatMarkSystemNotificationsReadItem	var messageServerId: UInt64	messageServerId	
a	m	NIMQChatMarkSystemNotificationsReadItem	var type: NIMQChatSystemNotificationType	type	
a	c	NIMQChatMarkSystemNotificationsReadParam	NSObject, NSCopying		
a	m	NIMQChatMarkSystemNotificationsReadParam	var items: [NIMQChatMarkSystemNotificationsReadItem]	items	
a	c	NIMQChatMemberRole	NSObject		
a	m	NIMQChatMemberRole	var accid: String	accid	
a	m	NIMQChatMemberRole	var auths: [NIMQChatPermissionStatusInfo]	auths	
a	m	NIMQChatMemberRole	var avatar: String	avatar	
a	m	NIMQChatMemberRole	var channelId: UInt64	channelId	
a	m	NIMQChatMemberRole	var createTime: TimeInterval	createTime	
a	m	NIMQChatMemberRole	var custom: String	custom	
a	m	NIMQChatMemberRole	var inviter: String	inviter	
a	m	NIMQChatMemberRole	var joinTime: TimeInterval	joinTime	
a	m	NIMQChatMemberRole	var nick: String	nick	
a	m	NIMQChatMemberRole	var roleId: UInt64	roleId	
a	m	NIMQChatMemberRole	var serverId: UInt64	serverId	
a	m	NIMQChatMemberRole	var type: NIMQChatServerMemberType	type	
a	m	NIMQChatMemberRole	var updateTime: TimeInterval	updateTime	
h	c	NIMQChatMessage	NSObject		
a	m	NIMQChatMessage	var apnsContent: String?	apnsContent	
a	m	NIMQChatMessage	var apnsPayload: [AnyHashable : Any]?	apnsPayload	
a	m	NIMQChatMessage	var attachmentDownloadState: NIMMessageAttachmentDownloadState { get }	attachmentDownloadState	
a	m	NIMQChatMessage	var callbackExt: String { get }	callbackExt	
a	m	NIMQChatMessage	var deliveryState: NIMMessageDeliveryState { get }	deliveryState	
a	m	NIMQChatMessage	var env: String?	env	
a	m	NIMQChatMessage	var from: String?	from	
a	m	NIMQChatMessage	var fromCache: Bool { get }	fromCache	
a	m	NIMQChatMessage	var isDeleted: Bool { get }	isDeleted	
a	m	NIMQChatMessage	var isOutgoingMsg: Bool { get }	isOutgoingMsg	
a	m	NIMQChatMessage	var isReceivedMsg: Bool { get }	isReceivedMsg	
a	m	NIMQChatMessage	var isRevoked: Bool { get }	isRevoked	
a	m	NIMQChatMessage	var localExt: [AnyHashable : Any]?	localExt	
a	m	NIMQChatMessage	var mentionedAccids: [String]	mentionedAccids	
a	m	NIMQChatMessage	var mentionedAll: Bool	mentionedAll	
a	m	NIMQChatMessage	var mentionedRoleidList: [NSNumber]	mentionedRoleidList	
a	m	NIMQChatMessage	var messageId: String { get }	messageId	
a	m	NIMQChatMessage	var messageObject: (any NIMMessageObject)?	messageObject	
a	m	NIMQChatMessage	var messageType: NIMMessageType { get }	messageType	
a	m	NIMQChatMessage	var qchatChannelId: UInt64 { get }	qchatChannelId	
a	m	NIMQChatMessage	var qchatServerId: UInt64 { get }	qchatServerId	
a	m	NIMQChatMessage	var rawAttachContent: String? { get }	rawAttachContent	
a	m	NIMQChatMessage	var remoteExt: [AnyHashable : Any]?	remoteExt	
a	m	NIMQChatMessage	var replyRefer: NIMQChatMessageRefer? { get }	replyRefer	
a	m	NIMQChatMessage	var senderClientType: NIMLoginClientType { get }	senderClientType	
a	m	NIMQChatMessage	var senderName: String? { get }	senderName	
a	m	NIMQChatMessage	var serverID: String { get }	serverID	
a	m	NIMQChatMessage	var session: NIMSession? { get }	session	
a	m	NIMQChatMessage	var setting: NIMMessageSetting?	setting	
a	m	NIMQChatMessage	var status: NIMQChatMessageStatus	status	
a	m	NIMQChatMessage	var subType: NSNumber	subType	
a	m	NIMQChatMessage	var text: String?	text	
a	m	NIMQChatMessage	var threadRefer: NIMQChatMessageRefer? { get }	threadRefer	
a	m	NIMQChatMessage	var timestamp: TimeInterval	timestamp	
a	m	NIMQChatMessage	var updateContent: NIMQChatMessageUpdateContent?	updateContent	
a	m	NIMQChatMessage	var updateOperatorInfo: NIMQChatMessageUpdateOperatorInfo?	updateOperatorInfo	
a	m	NIMQChatMessage	var updateTimestamp: TimeInterval	updateTimestamp	
a	m	NIMQChatMessage	var yidunAntiSpamResult: NIMQChatMessageAntispamResult?	yidunAntiSpamResult	
a	m	NIMQChatMessage	var yidunAntiSpamSetting: NIMQChatMessageAntispamSetting?	yidunAntiSpamSetting	
a	c	NIMQChatMessageAntispamResult	NSObject		
a	m	NIMQChatMessageAntispamResult	var isAntispam: Bool	isAntispam	
a	m	NIMQChatMessageAntispamResult	var yidunAntiSpamRes: String	yidunAntiSpamRes	
a	c	NIMQChatMessageAntispamSetting	NSObject		
a	m	NIMQChatMessageAntispamSetting	var antiSpamBusinessId: String?	antiSpamBusinessId	
a	m	NIMQChatMessageAntispamSetting	var antiSpamContent: String?	antiSpamContent	
a	m	NIMQChatMessageAntispamSetting	var antiSpamUsingYidun: Bool	antiSpamUsingYidun	
a	m	NIMQChatMessageAntispamSetting	var enableAntiSpamContent: Bool	enableAntiSpamContent	
a	m	NIMQChatMessageAntispamSetting	var yidunAntiCheating: [AnyHashable : Any]?	yidunAntiCheating	
a	m	NIMQChatMessageAntispamSetting	var yidunAntiSpamExt: String?	yidunAntiSpamExt	
a	m	NIMQChatMessageAntispamSetting	var yidunCallback: String?	yidunCallback	
h	p	NIMQChatMessageExtendManager	NSObjectProtocol		
a	m	NIMQChatMessageExtendManager	func add(_ delegate: any NIMQChatMessageExtendManagerDelegate)	addDelegate:	
a	m	NIMQChatMessageExtendManager	func addQuickCommentType(_ type: Int64, to message: NIMQChatMessage, completion: ((Error?) -> Void)? = nil)	addQuickCommentType:toMessage:completion:	
a	m	NIMQChatMessageExtendManager	func batchGetMessageThreadInfo(_ param: [NIMQChatMessage], completion: ((Error?, [String : NIMQChatMessageThreadInfo]?) -> Void)? = nil)	batchGetMessageThreadInfo:completion:	
a	m	NIMQChatMessageExtendManager	func deleteQuickCommentType(_ type: Int64, to message: NIMQChatMessage, completion: ((Error?) -> Void)? = nil)	deleteQuickCommentType:toMessage:completion:	
a	m	NIMQChatMessageExtendManager	func fetchQuickComments(_ messages: [NIMQChatMessage], completion: (Error?, NIMQChatFetchQuickCommentsByMsgsResult?) -> Void)	fetchQuickComments:completion:	
a	m	NIMQChatMessageExtendManager	func getReferMessages(_ message: NIMQChatMessage, type: NIMQChatMessageReferType, completion: ((Error?, NIMQChatGetMessageHistoryResult?) -> Void)? = nil)	getReferMessages:type:completion:	
a	m	NIMQChatMessageExtendManager	func getThreadMessages(_ param: NIMQChatGetThreadMessagesParam, completion: ((Error?, NIMQChatGetThreadMessagesResult?) -> Void)? = nil)	getThreadMessages:completion:	
a	m	NIMQChatMessageExtendManager	func remove(_ delegate: any NIMQChatMessageExtendManagerDelegate)	removeDelegate:	
a	m	NIMQChatMessageExtendManager	func reply(_ message: NIMQChatMessage, to target: NIMQChatMessage) throws	reply:to:error:	
a	m	NIMQChatMessageExtendManager	func reply(_ message: NIMQChatMessage, to target: NIMQChatMessage, completion: ((Error?) -> Void)? = nil)	reply:to:completion:	
a	p	NIMQChatMessageExtendManagerDelegate	NSObjectProtocol		
h	p	NIMQChatMessageManager	NSObjectProtocol		
a	m	NIMQChatMessageManager	func add(_ delegate: any NIMQChatMessageManagerDelegate)	addDelegate:	
a	m	NIMQChatMessageManager	func areMentionedMeMessages(_ param: NIMQChatAreMentionedMeMessagesParam, completion: ((Error?, NIMQChatAreMentionedMeMessagesResult?) -> Void)? = nil)	areMentionedMeMessages:completion:	
a	m	NIMQChatMessageManager	func cancelFetchingMessageAttachment(_ message: NIMQChatMessage)	cancelFetchingMessageAttachment:	
a	m	NIMQChatMessageManager	func cancelSending(_ message: NIMQChatMessage) -> Bool	cancelSendingMessage:	
a	m	NIMQChatMessageManager	func clearMessageCache()	clearMessageCache	
a	m	NIMQChatMessageManager	func deleteMessage(_ param: NIMQChatDeleteMessageParam, completion: ((Error?, NIMQChatUpdateMessageResult?) -> Void)? = nil)	deleteMessage:completion:	
a	m	NIMQChatMessageManager	func fetchMessageAttachment(_ message: NIMQChatMessage) throws	fetchMessageAttachment:error:	
a	m	NIMQChatMessageManager	func forwardMessage(_ message: NIMQChatMessage, to session: NIMSession) throws	forwardMessage:toSession:error:	
a	m	NIMQChatMessageManager	func getLastMessage(ofChannels param: NIMQChatGetLastMessageOfChannelsParam, completion: ((Error?, NIMQChatGetLastMessageOfChannelsResult?) -> Void)? = nil)	getLastMessageOfChannels:completion:	
a	m	NIMQChatMessageManager	func getMentionedMeMessages(_ param: NIMQChatGetMentionedMeMessagesParam, completion: ((Error?, NIMQChatGetMentionedMeMessagesResult?) -> Void)? = nil)	getMentionedMeMessages:completion:	
a	m	NIMQChatMessageManager	func getMessageCache(_ param: NIMQChatGetMessageCacheParam, completion: ((Error?, NIMQChatGetMessageCacheResult?) -> Void)? = nil)	getMessageCache:completion:	
a	m	NIMQChatMessageManager	func getMessageHistory(_ param: NIMQChatGetMessageHistoryParam, completion: ((Error?, NIMQChatGetMessageHistoryResult?) -> Void)? = nil)	getMessageHistory:completion:	
a	m	NIMQChatMessageManager	func getMessageHistory(byIds param: NIMQChatGetMessageHistoryByIdsParam, completion: ((Error?, NIMQChatGetMessageHistoryResult?) -> Void)? = nil)	getMessageHistoryByIds:completion:	
a	m	NIMQChatMessageManager	func makeForwardMessage(_ message: NIMQChatMessage) throws -> NIMQChatMessage	makeForwardMessage:error:	
a	m	NIMQChatMessageManager	func markMessageRead(_ param: NIMQChatMarkMessageReadParam, completion: ((Error?) -> Void)? = nil)	markMessageRead:completion:	
a	m	NIMQChatMessageManager	func markSystemNotificationsRead(_ param: NIMQChatMarkSystemNotificationsReadParam, completion: ((Error?) -> Void)? = nil)	markSystemNotificationsRead:completion:	
a	m	NIMQChatMessageManager	func message(inTransport message: NIMQChatMessage) -> Bool	messageInTransport:	
a	m	NIMQChatMessageManager	func messageTransportProgress(_ message: NIMQChatMessage) -> Float	messageTransportProgress:	
a	m	NIMQChatMessageManager	func remove(_ delegate: any NIMQChatMessageManagerDelegate)	removeDelegate:	
a	m	NIMQChatMessageManager	func resend(_ message: NIMQChatMessage) throws	resendMessage:error:	
a	m	NIMQChatMessageManager	func resendSystemNotification(_ param: NIMQChatResendSystemNotificationParam, completion: ((Error?, NIMQChatSendSystemNotificationResult?) -> Void)? = nil)	resendSystemNotification:completion:	
a	m	NIMQChatMessageManager	func revokeMessage(_ param: NIMQChatRevokeMessageParam, completion: ((Error?, NIMQChatUpdateMessageResult?) -> Void)? = nil)	revokeMessage:completion:	
a	m	NIMQChatMessageManager	func searchMsg(byPage param: NIMQChatSearchMsgByPageParam, completion: ((Error?, NIMQChatSearchMsgByPageResult?) -> Void)? = nil)	searchMsgByPage:completion:	
a	m	NIMQChatMessageManager	func send(_ param: NIMQChatMessageTypingEvent, completion: ((Error?, NIMQChatMessageTypingEvent?) -> Void)? = nil)	sendMessageTypingEvent:completion:	
a	m	NIMQChatMessageManager	func send(_ message: NIMQChatMessage, to session: NIMSession) throws	sendMessage:toSession:error:	
a	m	NIMQChatMessageManager	func send(_ message: NIMQChatMessage, to session: NIMSession, completion: ((Error?) -> Void)? = nil)	sendMessage:toSession:completion:	
a	m	NIMQChatMessageManager	func sendForwardMessage(_ message: NIMQChatMessage, to session: NIMSession) throws	sendForwardMessage:toSession:error:	
a	m	NIMQChatMessageManager	func sendSystemNotification(_ param: NIMQChatSendSystemNotificationParam, completion: ((Error?, NIMQChatSendSystemNotificationResult?) -> Void)? = nil)	sendSystemNotification:completion:	
a	m	NIMQChatMessageManager	func updateMessage(_ param: NIMQChatUpdateMessageParam, completion: ((Error?, NIMQChatUpdateMessageResult?) -> Void)? = nil)	updateMessage:completion:	
a	m	NIMQChatMessageManager	func updateSystemNotification(_ param: NIMQChatUpdateSystemNotificationParam, completion: ((Error?, NIMQChatUpdateSystemNotificationResult?) -> Void)? = nil)	updateSystemNotification:completion:	
a	p	NIMQChatMessageManagerDelegate	NSObjectProtocol		
a	m	NIMQChatMessageManagerDelegate	optional func fetchMessageAttachment(_ message: NIMQChatMessage, didCompleteWithError error: Error?)	fetchMessageAttachment:didCompleteWithError:	
a	m	NIMQChatMessageManagerDelegate	optional func fetchMessageAttachment(_ message: NIMQChatMessage, progress: Float)	fetchMessageAttachment:progress:	
a	m	NIMQChatMessageManagerDelegate	optional func onMessageUpdate(_ event: NIMQChatUpdateMessageEvent)	onMessageUpdate:	
a	m	NIMQChatMessageManagerDelegate	optional func onRecvMessages(_ messages: [NIMQChatMessage])	onRecvMessages:	
a	m	NIMQChatMessageManagerDelegate	optional func onRecvSystemNotification(_ result: NIMQChatReceiveSystemNotificationResult)	onRecvSystemNotification:	
a	m	NIMQChatMessageManagerDelegate	optional func onRecvTypingEvent(_ event: NIMQChatMessageTypingEvent)	onRecvTypingEvent:	
a	m	NIMQChatMessageManagerDelegate	optional func onSystemNotificationUpdate(_ result: NIMQChatSystemNotificationUpdateResult)	onSystemNotificationUpdate:	
a	m	NIMQChatMessageManagerDelegate	optional func send(_ message: NIMQChatMessage, didCompleteWithError error: Error?)	sendMessage:didCompleteWithError:	
a	m	NIMQChatMessageManagerDelegate	optional func send(_ message: NIMQChatMessage, progress: Float)	sendMessage:progress:	
a	m	NIMQChatMessageManagerDelegate	optional func serverUnreadInfoChanged(_ serverUnreadInfoDic: [NSNumber : NIMQChatServerUnreadInfo])	serverUnreadInfoChanged:	
a	m	NIMQChatMessageManagerDelegate	optional func unreadInfoChanged(_ event: NIMQChatUnreadInfoChangedEvent)	unreadInfoChanged:	
a	m	NIMQChatMessageManagerDelegate	optional func uploadAttachmentSuccess(_ urlString: String, for message: NIMQChatMessage)	uploadAttachmentSuccess:forMessage:	
a	m	NIMQChatMessageManagerDelegate	optional func willSend(_ message: NIMQChatMessage)	willSendMessage:	
a	c	NIMQChatMessageQuickCommentInfo	NSObject, NSCopying		
a	m	NIMQChatMessageQuickCommentInfo	var channelId: UInt64	channelId	
a	m	NIMQChatMessageQuickCommentInfo	var commentArray: [NIMQChatMessageQuickCommentsDetail] { get }	commentArray	
a	m	NIMQChatMessageQuickCommentInfo	var count: Int	count	
a	m	NIMQChatMessageQuickCommentInfo	var msgServerId: String	msgServerId	
a	m	NIMQChatMessageQuickCommentInfo	var serverId: UInt64	serverId	
a	m	NIMQChatMessageQuickCommentInfo	var updateTime: TimeInterval	updateTime	
a	c	NIMQChatMessageQuickCommentsDetail	NSObject, NSCopying		
a	m	NIMQChatMessageQuickCommentsDetail	var count: Int	count	
a	m	NIMQChatMessageQuickCommentsDetail	var createTime: TimeInterval	createTime	
a	m	NIMQChatMessageQuickCommentsDetail	var replyAccIds: [String] { get }	replyAccIds	
a	m	NIMQChatMessageQuickCommentsDetail	var replyType: Int	replyType	
a	m	NIMQChatMessageQuickCommentsDetail	var selfReplyed: Bool	selfReplyed	
a	c	NIMQChatMessageRefer	NSObject, NSCopying		
a	m	NIMQChatMessageRefer	var from: String { get }	from	
a	m	NIMQChatMessageRefer	var messageId: String { get }	messageId	
a	m	NIMQChatMessageRefer	var serverIdInfo: NIMQChatMessageServerIdInfo { get }	serverIdInfo	
a	e	NIMQChatMessageReferType	Int, Sendable		
a	m	NIMQChatMessageReferType	case all = 3	NIMQChatMessageReferTypeAll	
a	m	NIMQChatMessageReferType	case reply = 1	NIMQChatMessageReferTypeReply	
a	m	NIMQChatMessageReferType	case thread = 2	NIMQChatMessageReferTypeThread	
a	c	NIMQChatMessageServerIdInfo	NSObject		
a	m	NIMQChatMessageServerIdInfo	var serverID: String	serverID	
a	m	NIMQChatMessageServerIdInfo	var timestamp: TimeInterval	timestamp	
a	e	NIMQChatMessageStatus	Int, Sendable		
a	m	NIMQChatMessageStatus	case custom = 10000	NIMQChatMessageStatusCustom	
a	m	NIMQChatMessageStatus	case deleted = 2	NIMQChatMessageStatusDeleted	
a	m	NIMQChatMessageStatus	case `init` = 0	NIMQChatMessageStatusInit	
a	m	NIMQChatMessageStatus	case revoked = 1	NIMQChatMessageStatusRevoked	
a	c	NIMQChatMessageThreadInfo	NSObject, NSCopying		
a	m	NIMQChatMessageThreadInfo	var lastMessageTimestamp: TimeInterval	lastMessageTimestamp	
a	m	NIMQChatMessageThreadInfo	var messageCount: UInt	messageCount	
a	c	NIMQChatMessageTypingEvent	NSObject, NSCopying		
a	m	NIMQChatMessageTypingEvent	var channelId: UInt64	channelId	
a	m	NIMQChatMessageTypingEvent	var ext: String?	ext	
a	m	NIMQChatMessageTypingEvent	var fromAccount: String? { get }	fromAccount	
a	m	NIMQChatMessageTypingEvent	var fromNick: String? { get }	fromNick	
a	m	NIMQChatMessageTypingEvent	var serverId: UInt64	serverId	
a	m	NIMQChatMessageTypingEvent	var timestamp: TimeInterval { get }	timestamp	
a	m	NIMQChatMessageTypingEvent	var uuid: String { get }	uuid	
a	c	NIMQChatMessageUpdateContent	NSObject		
a	m	NIMQChatMessageUpdateContent	var remoteExt: String	remoteExt	
a	m	NIMQChatMessageUpdateContent	var status: NIMQChatMessageStatus	status	
a	m	NIMQChatMessageUpdateContent	var text: String	text	
a	c	NIMQChatMessageUpdateOperatorInfo	NSObject		
a	m	NIMQChatMessageUpdateOperatorInfo	var `extension`: String?	extension	
a	m	NIMQChatMessageUpdateOperatorInfo	var operatorAccid: String?	operatorAccid	
a	m	NIMQChatMessageUpdateOperatorInfo	var operatorClientType: NIMLoginClientType	operatorClientType	
a	m	NIMQChatMessageUpdateOperatorInfo	var postscript: String?	postscript	
a	m	NIMQChatMessageUpdateOperatorInfo	var pushContent: String?	pushContent	
a	m	NIMQChatMessageUpdateOperatorInfo	var pushPayload: String?	pushPayload	
a	p	NIMQChatMyMemberInfoUpdatedNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatMyMemberInfoUpdatedNotificationAttachment	var updatedInfos: [NIMQChatUpdatedMyMemberInfo] { get set }	updatedInfos	
a	c	NIMQChatOnlineStatusResult	NSObject		
a	m	NIMQChatOnlineStatusResult	var loginStep: NIMQChatLoginStep	loginStep	
h	c	NIMQChatOption	NSObject		
k	m	NIMQChatOption	var apnsCername: String?	apnsCername	the engine has no QChat
o	m	NIMQChatOption	override init()		
k	m	NIMQChatOption	var pkCername: String?	pkCername	the engine has no QChat
a	e	NIMQChatPermissionStatus	Int, Sendable		
a	m	NIMQChatPermissionStatus	case allow = 1	NIMQChatPermissionStatusAllow	
a	m	NIMQChatPermissionStatus	case deny = -1	NIMQChatPermissionStatusDeny	
a	m	NIMQChatPermissionStatus	case extend = 0	NIMQChatPermissionStatusExtend	
a	c	NIMQChatPermissionStatusInfo	NSObject, NSCopying		
a	m	NIMQChatPermissionStatusInfo	var customType: Int	customType	
a	m	NIMQChatPermissionStatusInfo	var status: NIMQChatPermissionStatus	status	
a	m	NIMQChatPermissionStatusInfo	var type: NIMQChatPermissionType	type	
a	e	NIMQChatPermissionType	Int, Sendable		
a	m	NIMQChatPermissionType	case deleteOtherMsg = 10	NIMQChatPermissionTypeDeleteOtherMsg	
a	m	NIMQChatPermissionType	case handleServerApply = 25	NIMQChatPermissionTypeHandleServerApply	
a	m	NIMQChatPermissionType	case inviteToServer = 6	NIMQChatPermissionTypeInviteToServer	
a	m	NIMQChatPermissionType	case kickOthersInServer = 7	NIMQChatPermissionTypeKickOthersInServer	
a	m	NIMQChatPermissionType	case manageBanServerMember = 14	NIMQChatPermissionTypeManageBanServerMember	
a	m	NIMQChatPermissionType	case manageBlackWhiteList = 13	NIMQChatPermissionTypeManageBlackWhiteList	
a	m	NIMQChatPermissionType	case manageChannel = 2	NIMQChatPermissionTypeManageChannel	
a	m	NIMQChatPermissionType	case manageRole = 3	NIMQChatPermissionTypeManageRole	
a	m	NIMQChatPermissionType	case manageServer = 1	NIMQChatPermissionTypeManageServer	
a	m	NIMQChatPermissionType	case modifyOthersInfoInServer = 8	NIMQChatPermissionTypeModifyOthersInfoInServer	
a	m	NIMQChatPermissionType	case modifySelfInfo = 5	NIMQChatPermissionTypeModifySelfInfo	
a	m	NIMQChatPermissionType	case queryMentionedRole = 27	NIMQChatPermissionTypeQueryMentionedRole	
a	m	NIMQChatPermissionType	case queryServerInviteApplyHistory = 26	NIMQChatPermissionTypeQueryServerInviteApplyHistory	
a	m	NIMQChatPermissionType	case remindAll = 12	NIMQChatPermissionTypeRemindAll	
a	m	NIMQChatPermissionType	case remindOther = 11	NIMQChatPermissionTypeRemindOther	
a	m	NIMQChatPermissionType	case revokeMsg = 9	NIMQChatPermissionTypeRevokeMsg	
a	m	NIMQChatPermissionType	case rtcChannelCloseOtherShareScreen = 24	NIMQChatPermissionTypeRTCChannelCloseOtherShareScreen	
a	m	NIMQChatPermissionType	case rtcChannelConnect = 15	NIMQChatPermissionTypeRTCChannelConnect	
a	m	NIMQChatPermissionType	case rtcChannelDisconnectOther = 16	NIMQChatPermissionTypeRTCChannelDisconnectOther	
a	m	NIMQChatPermissionType	case rtcChannelOpenCamera = 18	NIMQChatPermissionTypeRTCChannelOpenCamera	
a	m	NIMQChatPermissionType	case rtcChannelOpenCloseEveryOneCamera = 22	NIMQChatPermissionTypeRTCChannelOpenCloseEveryOneCamera	
a	m	NIMQChatPermissionType	case rtcChannelOpenCloseEveryOneMicrophone = 21	NIMQChatPermissionTypeRTCChannelOpenCloseEveryOneMicrophone	
a	m	NIMQChatPermissionType	case rtcChannelOpenCloseOtherCamera = 20	NIMQChatPermissionTypeRTCChannelOpenCloseOtherCamera	
a	m	NIMQChatPermissionType	case rtcChannelOpenCloseOtherMicrophone = 19	NIMQChatPermissionTypeRTCChannelOpenCloseOtherMicrophone	
a	m	NIMQChatPermissionType	case rtcChannelOpenMicrophone = 17	NIMQChatPermissionTypeRTCChannelOpenMicrophone	
a	m	NIMQChatPermissionType	case rtcChannelOpenMyShareScreen = 23	NIMQChatPermissionTypeRTCChannelOpenMyShareScreen	
a	m	NIMQChatPermissionType	case sendMsg = 4	NIMQChatPermissionTypeSendMsg	
a	c	NIMQChatRTCChannelInfo	NSObject, NSCopying		
a	m	NIMQChatRTCChannelInfo	var audioConfig: String	audioConfig	
a	m	NIMQChatRTCChannelInfo	var limit: Int	limit	
a	m	NIMQChatRTCChannelInfo	var videoConfig: String	videoConfig	
h	p	NIMQChatRTCChannelManager	NSObjectProtocol		
a	m	NIMQChatRTCChannelManager	func getRTCChannelInfo(_ param: NIMQChatChannelIdInfo, completion: ((Error?, NIMQChatRTCChannelInfo?) -> Void)? = nil)	getRTCChannelInfo:completion:	
a	m	NIMQChatRTCChannelManager	func getRTCChannelOnlineMembers(_ param: NIMQChatChannelIdInfo, completion: ((Error?, [NIMQChatRTCChannelOnlineMember]?) -> Void)? = nil)	getRTCChannelOnlineMembers:completion:	
a	m	NIMQChatRTCChannelManager	func requestToken(withDeviceId deviceId: String, completion: ((Error?, NIMQChatRequestTokenResult?) -> Void)? = nil)	requestTokenWithDeviceId:completion:	
a	m	NIMQChatRTCChannelManager	func updateRTCChannel(_ param: NIMQChatRTCUpdateChannelInfoParam, completion: ((Error?) -> Void)? = nil)	updateRTCChannel:completion:	
a	c	NIMQChatRTCChannelOnlineMember	NSObject, NSCopying		
a	m	NIMQChatRTCChannelOnlineMember	var accid: String	accid	
a	m	NIMQChatRTCChannelOnlineMember	var appId: Int	appId	
a	m	NIMQChatRTCChannelOnlineMember	var avatar: String	avatar	
a	m	NIMQChatRTCChannelOnlineMember	var createTime: TimeInterval	createTime	
a	m	NIMQChatRTCChannelOnlineMember	var custom: String	custom	
a	m	NIMQChatRTCChannelOnlineMember	var inviter: String	inviter	
a	m	NIMQChatRTCChannelOnlineMember	var joinTime: TimeInterval	joinTime	
a	m	NIMQChatRTCChannelOnlineMember	var nick: String	nick	
a	m	NIMQChatRTCChannelOnlineMember	var serverId: UInt64	serverId	
a	m	NIMQChatRTCChannelOnlineMember	var type: NIMQChatServerMemberType	type	
a	m	NIMQChatRTCChannelOnlineMember	var updateTime: TimeInterval	updateTime	
a	m	NIMQChatRTCChannelOnlineMember	var validFlag: Bool	validFlag	
a	c	NIMQChatRTCUpdateChannelInfoParam	NSObject		
a	m	NIMQChatRTCUpdateChannelInfoParam	var audioConfig: String	audioConfig	
a	m	NIMQChatRTCUpdateChannelInfoParam	var channelId: UInt64	channelId	
a	m	NIMQChatRTCUpdateChannelInfoParam	var limit: Int	limit	
a	m	NIMQChatRTCUpdateChannelInfoParam	var serverId: UInt64	serverId	
a	m	NIMQChatRTCUpdateChannelInfoParam	var videoConfig: String	videoConfig	
a	c	NIMQChatReceiveSystemNotificationResult	NSObject		
a	m	NIMQChatReceiveSystemNotificationResult	var systemNotifications: [NIMQChatSystemNotification]?	systemNotifications	
a	p	NIMQChatRejectApplyServerMemberAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatRejectApplyServerMemberAttachment	var requestId: Int { get }	requestId	
a	p	NIMQChatRejectInviteServerMemberAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatRejectInviteServerMemberAttachment	var requestId: Int { get }	requestId	
a	c	NIMQChatRejectServerApplyParam	NSObject		
a	m	NIMQChatRejectServerApplyParam	var accid: String	accid	
a	m	NIMQChatRejectServerApplyParam	var postscript: String?	postscript	
a	m	NIMQChatRejectServerApplyParam	var requestId: UInt64	requestId	
a	m	NIMQChatRejectServerApplyParam	var serverId: UInt64	serverId	
a	c	NIMQChatRejectServerInviteParam	NSObject, NSCopying		
a	m	NIMQChatRejectServerInviteParam	var accid: String	accid	
a	m	NIMQChatRejectServerInviteParam	var postscript: String?	postscript	
a	m	NIMQChatRejectServerInviteParam	var requestId: UInt64	requestId	
a	m	NIMQChatRejectServerInviteParam	var serverId: UInt64	serverId	
a	t	NIMQChatRemoveChannelCategoryMemberRoleHandler	NIMQChatHandler		
a	c	NIMQChatRemoveChannelCategoryMemberRoleParam	NSObject		
a	m	NIMQChatRemoveChannelCategoryMemberRoleParam	var accid: String	accid	
a	m	NIMQChatRemoveChannelCategoryMemberRoleParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatRemoveChannelCategoryMemberRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatRemoveChannelCategoryRoleHandler	NIMQChatHandler		
a	c	NIMQChatRemoveChannelCategoryRoleParam	NSObject		
a	m	NIMQChatRemoveChannelCategoryRoleParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatRemoveChannelCategoryRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatRemoveChannelCategoryRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatRemoveChannelRoleHandler	NIMQChatHandler		
a	c	NIMQChatRemoveChannelRoleParam	NSObject		
a	m	NIMQChatRemoveChannelRoleParam	var channelId: UInt64	channelId	
a	m	NIMQChatRemoveChannelRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatRemoveChannelRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatRemoveMemberRoleHandler	NIMQChatHandler		
a	c	NIMQChatRemoveMemberRoleParam	NSObject		
a	m	NIMQChatRemoveMemberRoleParam	var accid: String	accid	
a	m	NIMQChatRemoveMemberRoleParam	var channelId: UInt64	channelId	
a	m	NIMQChatRemoveMemberRoleParam	var serverId: UInt64	serverId	
a	p	NIMQChatRemoveServerAttachment	NIMQChatSystemNotificationAttachment		
a	c	NIMQChatRemoveServerRoleMemberParam	NSObject		
a	m	NIMQChatRemoveServerRoleMemberParam	var accountArray: [String]	accountArray	
a	m	NIMQChatRemoveServerRoleMemberParam	var roleId: UInt64	roleId	
a	m	NIMQChatRemoveServerRoleMemberParam	var serverId: UInt64	serverId	
a	t	NIMQChatRemoveServerRoleMembersHandler	(Error?, NIMQChatRemoveServerRoleMembersResult?) -> Void		
a	p	NIMQChatRemoveServerRoleMembersNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatRemoveServerRoleMembersNotificationAttachment	var removeServerRoleAccIds: [String]? { get }	removeServerRoleAccIds	
a	m	NIMQChatRemoveServerRoleMembersNotificationAttachment	var roleId: UInt64 { get }	roleId	
a	m	NIMQChatRemoveServerRoleMembersNotificationAttachment	var serverId: UInt64 { get }	serverId	
a	c	NIMQChatRemoveServerRoleMembersResult	NSObject		
a	m	NIMQChatRemoveServerRoleMembersResult	var failedAccidArray: [String]	failedAccidArray	
a	m	NIMQChatRemoveServerRoleMembersResult	var successfulAccidArray: [String]	successfulAccidArray	
a	t	NIMQChatRequestRTCTokenHandler	(Error?, NIMQChatRequestTokenResult?) -> Void		
a	c	NIMQChatRequestTokenResult	NSObject		
a	m	NIMQChatRequestTokenResult	var expireTime: TimeInterval	expireTime	
a	m	NIMQChatRequestTokenResult	var token: String	token	
a	c	NIMQChatResendSystemNotificationParam	NSObject		
a	m	NIMQChatResendSystemNotificationParam	var systemNotification: NIMQChatSystemNotification	systemNotification	
a	c	NIMQChatRevokeMessageParam	NSObject		
a	m	NIMQChatRevokeMessageParam	var message: NIMQChatMessage	message	
a	m	NIMQChatRevokeMessageParam	var updateParam: NIMQChatUpdateParam	updateParam	
h	p	NIMQChatRoleManager	NSObjectProtocol		
a	m	NIMQChatRoleManager	func add(_ delegate: any NIMQChatRoleManagerDelegate)	addDelegate:	
a	m	NIMQChatRoleManager	func addChannelCategoryMemberRole(_ param: NIMQChatAddChannelCategoryMemberRoleParam, completion: ((Error?, NIMQChatChannelCategoryMemberRole?) -> Void)? = nil)	addChannelCategoryMemberRole:completion:	
a	m	NIMQChatRoleManager	func addChannelCategoryRole(_ param: NIMQChatAddChannelCategoryRoleParam, completion: ((Error?, NIMQChatChannelCategoryRole?) -> Void)? = nil)	addChannelCategoryRole:completion:	
a	m	NIMQChatRoleManager	func addChannelRole(_ param: NIMQChatAddChannelRoleParam, completion: ((Error?, NIMQChatChannelRole?) -> Void)? = nil)	addChannelRole:completion:	
a	m	NIMQChatRoleManager	func addMemberRole(_ param: NIMQChatAddMemberRoleParam, completion: ((Error?, NIMQChatMemberRole?) -> Void)? = nil)	addMemberRole:completion:	
a	m	NIMQChatRoleManager	func addServerRoleMembers(_ param: NIMQChatAddServerRoleMembersParam, completion: ((Error?, NIMQChatAddServerRoleMembersResult?) -> Void)? = nil)	addServerRoleMembers:completion:	
a	m	NIMQChatRoleManager	func checkPermission(_ param: NIMQChatCheckPermissionParam, completion: ((Error?, Bool) -> Void)? = nil)	checkPermission:completion:	
a	m	NIMQChatRoleManager	func checkPermissions(_ param: NIMQChatCheckPermissionsParam, completion: ((Error?, NIMQChatCheckPermissionsResult?) -> Void)? = nil)	checkPermissions:completion:	
a	m	NIMQChatRoleManager	func createServerRole(_ param: NIMQChatCreateServerRoleParam, completion: ((Error?, NIMQChatServerRole?) -> Void)? = nil)	createServerRole:completion:	
a	m	NIMQChatRoleManager	func deleteServerRole(_ param: NIMQChatDeleteServerRoleParam, completion: ((Error?) -> Void)? = nil)	deleteServerRole:completion:	
a	m	NIMQChatRoleManager	func getChannelCategoryMemberRoles(_ param: NIMQChatGetChannelCategoryMemberRolesParam, completion: ((Error?, NIMQChatGetChannelCategoryMemberRolesResult?) -> Void)? = nil)	getChannelCategoryMemberRoles:completion:	
a	m	NIMQChatRoleManager	func getChannelCategoryRoles(_ param: NIMQChatGetChannelCategoryRolesParam, completion: ((Error?, NIMQChatGetChannelCategoryRolesResult?) -> Void)? = nil)	getChannelCategoryRoles:completion:	
a	m	NIMQChatRoleManager	func getChannelRoles(_ param: NIMQChatGetChannelRolesParam, completion: ((Error?, NIMQChatGetChannelRolesResult?) -> Void)? = nil)	getChannelRoles:completion:	
a	m	NIMQChatRoleManager	func getExistingAccids(inServerRole param: NIMQChatGetExistingAccidsInServerRoleParam, completion: ((Error?, NIMQChatGetExistingAccidsInServerRoleResult?) -> Void)? = nil)	getExistingAccidsInServerRole:completion:	
a	m	NIMQChatRoleManager	func getExistingAccids(ofMemberRoles param: NIMQChatGetExistingAccidsOfMemberRolesParam, completion: ((Error?, NIMQChatGetExistingAccidsOfMemberRolesResult?) -> Void)? = nil)	getExistingAccidsOfMemberRoles:completion:	
a	m	NIMQChatRoleManager	func getExistingChannelRoles(byServerRoleIds param: NIMQChatGetExistingChannelRolesByServerRoleIdsParam, completion: ((Error?, NIMQChatGetExistingChannelRolesByServerRoleIdsResult?) -> Void)? = nil)	getExistingChannelRolesByServerRoleIds:completion:	
a	m	NIMQChatRoleManager	func getExistingServerRoleMembers(byAccids param: NIMQChatGetExistingServerRoleMembersByAccidsParam, completion: ((Error?, NIMQChatGetExistingServerRoleMembersByAccidsResult?) -> Void)? = nil)	getExistingServerRoleMembersByAccids:completion:	
a	m	NIMQChatRoleManager	func getMemberRoles(_ param: NIMQChatGetMemberRolesParam, completion: ((Error?, NIMQChatGetMemberRolesResult?) -> Void)? = nil)	getMemberRoles:completion:	
a	m	NIMQChatRoleManager	func getServerRoleMembers(_ param: NIMQChatGetServerRoleMembersParam, completion: ((Error?, NIMQChatGetServerRoleMembersResult?) -> Void)? = nil)	getServerRoleMembers:completion:	
a	m	NIMQChatRoleManager	func getServerRoles(_ param: NIMQChatGetServerRolesParam, completion: ((Error?, NIMQChatGetServerRolesResult?) -> Void)? = nil)	getServerRoles:completion:	
a	m	NIMQChatRoleManager	func getServerRoles(byAccid param: NIMQChatGetServerRolesByAccidParam, completion: ((Error?, NIMQChatGetServerRolesByAccidResult?) -> Void)? = nil)	getServerRolesByAccid:completion:	
a	m	NIMQChatRoleManager	func remove(_ delegate: any NIMQChatRoleManagerDelegate)	removeDelegate:	
a	m	NIMQChatRoleManager	func removeChannelCategoryMemberRole(_ param: NIMQChatRemoveChannelCategoryMemberRoleParam, completion: ((Error?) -> Void)? = nil)	removeChannelCategoryMemberRole:completion:	
a	m	NIMQChatRoleManager	func removeChannelCategoryRole(_ param: NIMQChatRemoveChannelCategoryRoleParam, completion: ((Error?) -> Void)? = nil)	removeChannelCategoryRole:completion:	
a	m	NIMQChatRoleManager	func removeChannelRole(_ param: NIMQChatRemoveChannelRoleParam, completion: ((Error?) -> Void)? = nil)	removeChannelRole:completion:	
a	m	NIMQChatRoleManager	func removeMemberRole(_ param: NIMQChatRemoveMemberRoleParam, completion: ((Error?) -> Void)? = nil)	removeMemberRole:completion:	
a	m	NIMQChatRoleManager	func removeServerRoleMember(_ param: NIMQChatRemoveServerRoleMemberParam, completion: ((Error?, NIMQChatRemoveServerRoleMembersResult?) -> Void)? = nil)	removeServerRoleMember:completion:	
a	m	NIMQChatRoleManager	func updateChannelCategoryMemberRole(_ param: NIMQChatUpdateChannelCategoryMemberRoleParam, completion: ((Error?, NIMQChatChannelCategoryMemberRole?) -> Void)? = nil)	updateChannelCategoryMemberRole:completion:	
a	m	NIMQChatRoleManager	func updateChannelCategoryRole(_ param: NIMQChatUpdateChannelCategoryRoleParam, completion: ((Error?, NIMQChatChannelCategoryRole?) -> Void)? = nil)	updateChannelCategoryRole:completion:	
a	m	NIMQChatRoleManager	func updateChannelRole(_ param: NIMQChatUpdateChannelRoleParam, completion: ((Error?, NIMQChatChannelRole?) -> Void)? = nil)	updateChannelRole:completion:	
a	m	NIMQChatRoleManager	func updateMemberRole(_ param: NIMQChatUpdateMemberRoleParam, completion: ((Error?, NIMQChatMemberRole?) -> Void)? = nil)	updateMemberRole:completion:	
a	m	NIMQChatRoleManager	func updateServerRole(_ param: NIMQChatUpdateServerRoleParam, completion: ((Error?, NIMQChatServerRole?) -> Void)? = nil)	updateServerRole:completion:	
a	m	NIMQChatRoleManager	func updateServerRolePriorities(_ param: NIMQChatupdateServerRolePrioritiesParam, completion: ((Error?, NIMQChatupdateServerRolePrioritiesResult?) -> Void)? = nil)	updateServerRolePriorities:completion:	
a	p	NIMQChatRoleManagerDelegate	NSObjectProtocol		
a	e	NIMQChatRoleType	Int, Sendable		
a	m	NIMQChatRoleType	case custom = 2	NIMQChatRoleTypeCustom	
a	m	NIMQChatRoleType	case everyOne = 1	NIMQChatRoleTypeEveryOne	
a	t	NIMQChatSearchChannelByPageHandler	(Error?, NIMQChatSearchChannelByPageResult?) -> Void		
a	c	NIMQChatSearchChannelByPageParam	NSObject, NSCopying		
a	m	NIMQChatSearchChannelByPageParam	var asc: Bool	asc	
a	m	NIMQChatSearchChannelByPageParam	var cursor: String?	cursor	
a	m	NIMQChatSearchChannelByPageParam	var endTime: NSNumber?	endTime	
a	m	NIMQChatSearchChannelByPageParam	var keyword: String	keyword	
a	m	NIMQChatSearchChannelByPageParam	var limit: NSNumber?	limit	
a	m	NIMQChatSearchChannelByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatSearchChannelByPageParam	var sortType: NIMQChatSearchChannelSortType	sortType	
a	m	NIMQChatSearchChannelByPageParam	var startTime: NSNumber?	startTime	
a	c	NIMQChatSearchChannelByPageResult	NSObject, NSCopying		
a	m	NIMQChatSearchChannelByPageResult	var channels: [NIMQChatChannel]?	channels	
a	m	NIMQChatSearchChannelByPageResult	var cursor: String?	cursor	
a	m	NIMQChatSearchChannelByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatSearchChannelByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	e	NIMQChatSearchChannelSortType	Int, Sendable		
a	m	NIMQChatSearchChannelSortType	case createTime = 1	NIMQChatSearchChannelSortTypeCreateTime	
a	m	NIMQChatSearchChannelSortType	case customWeight = 0	NIMQChatSearchChannelSortTypeCustomWeight	
a	e	NIMQChatSearchMessageSortType	Int, Sendable		
a	m	NIMQChatSearchMessageSortType	case sendTime = 1	NIMQChatSearchMessageSortTypeSendTime	
a	t	NIMQChatSearchMsgByPageHandler	(Error?, NIMQChatSearchMsgByPageResult?) -> Void		
a	c	NIMQChatSearchMsgByPageParam	NSObject		
a	m	NIMQChatSearchMsgByPageParam	var channelId: UInt64	channelId	
a	m	NIMQChatSearchMsgByPageParam	var cursor: String?	cursor	
a	m	NIMQChatSearchMsgByPageParam	var fromAccount: String?	fromAccount	
a	m	NIMQChatSearchMsgByPageParam	var fromTime: TimeInterval	fromTime	
a	m	NIMQChatSearchMsgByPageParam	var includeSelf: Bool	includeSelf	
a	m	NIMQChatSearchMsgByPageParam	var keyword: String?	keyword	
a	m	NIMQChatSearchMsgByPageParam	var limit: Int	limit	
a	m	NIMQChatSearchMsgByPageParam	var msgTypes: [NSNumber]	msgTypes	
a	m	NIMQChatSearchMsgByPageParam	var order: Bool	order	
a	m	NIMQChatSearchMsgByPageParam	var serverId: UInt64	serverId	
a	m	NIMQChatSearchMsgByPageParam	var sortType: NIMQChatSearchMessageSortType	sortType	
a	m	NIMQChatSearchMsgByPageParam	var subTypes: [NSNumber]?	subTypes	
a	m	NIMQChatSearchMsgByPageParam	var toTime: TimeInterval	toTime	
a	c	NIMQChatSearchMsgByPageResult	NSObject		
a	m	NIMQChatSearchMsgByPageResult	var cursor: String?	cursor	
a	m	NIMQChatSearchMsgByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatSearchMsgByPageResult	var messages: [NIMQChatMessage]?	messages	
a	m	NIMQChatSearchMsgByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	t	NIMQChatSearchServerByPageHandler	(Error?, NIMQChatSearchServerByPageResult?) -> Void		
a	c	NIMQChatSearchServerByPageParam	NSObject, NSCopying		
a	m	NIMQChatSearchServerByPageParam	var asc: Bool	asc	
a	m	NIMQChatSearchServerByPageParam	var cursor: String?	cursor	
a	m	NIMQChatSearchServerByPageParam	var endTime: NSNumber?	endTime	
a	m	NIMQChatSearchServerByPageParam	var keyword: String	keyword	
a	m	NIMQChatSearchServerByPageParam	var limit: NSNumber?	limit	
a	m	NIMQChatSearchServerByPageParam	var searchType: NIMQChatSearchServerType	searchType	
a	m	NIMQChatSearchServerByPageParam	var serverTypes: [NSNumber]?	serverTypes	
a	m	NIMQChatSearchServerByPageParam	var sortType: NIMQChatSearchServerSortType	sortType	
a	m	NIMQChatSearchServerByPageParam	var startTime: NSNumber?	startTime	
a	c	NIMQChatSearchServerByPageResult	NSObject, NSCopying		
a	m	NIMQChatSearchServerByPageResult	var cursor: String?	cursor	
a	m	NIMQChatSearchServerByPageResult	var hasMore: Bool	hasMore	
a	m	NIMQChatSearchServerByPageResult	var nextTimetag: TimeInterval	nextTimetag	
a	m	NIMQChatSearchServerByPageResult	var servers: [NIMQChatServer]?	servers	
a	t	NIMQChatSearchServerChannelMemberHandler	(Error?, NIMQChatSearchServerChannelMemberResult?) -> Void		
a	c	NIMQChatSearchServerChannelMemberParam	NSObject		
a	m	NIMQChatSearchServerChannelMemberParam	var channelId: UInt64	channelId	
a	m	NIMQChatSearchServerChannelMemberParam	var keyword: String	keyword	
a	m	NIMQChatSearchServerChannelMemberParam	var limit: NSNumber?	limit	
a	m	NIMQChatSearchServerChannelMemberParam	var serverId: UInt64	serverId	
a	c	NIMQChatSearchServerChannelMemberResult	NSObject, NSCopying		
a	m	NIMQChatSearchServerChannelMemberResult	var serverMembers: [NIMQChatChannelMember]?	serverMembers	
a	t	NIMQChatSearchServerMemberByPageHandler	(Error?, NIMQChatSearchServerMemberByPageResult?) -> Void		
a	c	NIMQChatSearchServerMemberByPageParam	NSObject, NSCopying		
a	m	NIMQChatSearchServerMemberByPageParam	var keyword: String	keyword	
a	m	NIMQChatSearchServerMemberByPageParam	var limit: NSNumber?	limit	
a	m	NIMQChatSearchServerMemberByPageParam	var serverId: UInt64	serverId	
a	c	NIMQChatSearchServerMemberByPageResult	NSObject, NSCopying		
a	m	NIMQChatSearchServerMemberByPageResult	var serverMembers: [NIMQChatServerMember]?	serverMembers	
a	e	NIMQChatSearchServerSortType	Int, Sendable		
a	m	NIMQChatSearchServerSortType	case createTime = 1	NIMQChatSearchServerSortTypeCreateTime	
a	m	NIMQChatSearchServerSortType	case customWeight = 0	NIMQChatSearchServerSortTypeCustomWeight	
a	m	NIMQChatSearchServerSortType	case memberCount = 2	NIMQChatSearchServerSortTypeMemberCount	
a	e	NIMQChatSearchServerType	Int, Sendable		
a	m	NIMQChatSearchServerType	case personal = 2	NIMQChatSearchServerTypePersonal	
a	m	NIMQChatSearchServerType	case square = 1	NIMQChatSearchServerTypeSquare	
a	t	NIMQChatSendMessageTypingEventHandler	(Error?, NIMQChatMessageTypingEvent?) -> Void		
a	t	NIMQChatSendSystemNotificationHandler	(Error?, NIMQChatSendSystemNotificationResult?) -> Void		
a	c	NIMQChatSendSystemNotificationParam	NSObject		
a	m	NIMQChatSendSystemNotificationParam	var attach: [AnyHashable : Any]?	attach	
a	m	NIMQChatSendSystemNotificationParam	var body: String?	body	
a	m	NIMQChatSendSystemNotificationParam	var channelId: UInt64 { get }	channelId	
a	m	NIMQChatSendSystemNotificationParam	var env: String?	env	
a	m	NIMQChatSendSystemNotificationParam	var ext: String?	ext	
a	m	NIMQChatSendSystemNotificationParam	init(accids toAccids: [String])	initWithAccids:	
a	m	NIMQChatSendSystemNotificationParam	init(serverId: UInt64)	initWithServerId:	
a	m	NIMQChatSendSystemNotificationParam	init(serverId: UInt64, channelId: UInt64)	initWithServerId:channelId:	
a	m	NIMQChatSendSystemNotificationParam	init(serverId: UInt64, channelId: UInt64, toAccids: [String])	initWithServerId:channelId:toAccids:	
a	m	NIMQChatSendSystemNotificationParam	init(serverId: UInt64, toAccids: [String])	initWithServerId:toAccids:	
a	m	NIMQChatSendSystemNotificationParam	var pushContent: String?	pushContent	
a	m	NIMQChatSendSystemNotificationParam	var pushPayload: String	pushPayload	
a	m	NIMQChatSendSystemNotificationParam	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatSendSystemNotificationParam	var setting: NIMQChatSystemNotificationSetting?	setting	
a	m	NIMQChatSendSystemNotificationParam	var toAccids: [String]? { get }	toAccids	
a	m	NIMQChatSendSystemNotificationParam	func toQChatSystemNotification() -> NIMQChatSystemNotification	toQChatSystemNotification	
a	m	NIMQChatSendSystemNotificationParam	var toType: NIMQChatSystemNotificationToType { get }	toType	
a	c	NIMQChatSendSystemNotificationResult	NSObject		
a	m	NIMQChatSendSystemNotificationResult	var systemNotification: NIMQChatSystemNotification?	systemNotification	
a	c	NIMQChatServer	NSObject		
a	m	NIMQChatServer	var appId: Int	appId	
a	m	NIMQChatServer	var applyMode: NIMQChatServerApplyMode	applyMode	
a	m	NIMQChatServer	var catogeryNumber: Int	catogeryNumber	
a	m	NIMQChatServer	var channelNumber: Int	channelNumber	
a	m	NIMQChatServer	var createTime: TimeInterval	createTime	
a	m	NIMQChatServer	var custom: String?	custom	
a	m	NIMQChatServer	var icon: String?	icon	
a	m	NIMQChatServer	var inviteMode: NIMQChatServerInviteMode	inviteMode	
a	m	NIMQChatServer	var memberNumber: Int	memberNumber	
a	m	NIMQChatServer	var name: String?	name	
a	m	NIMQChatServer	var owner: String?	owner	
a	m	NIMQChatServer	var reorderWeight: Int	reorderWeight	
a	m	NIMQChatServer	var searchEnable: Bool	searchEnable	
a	m	NIMQChatServer	var searchType: NSNumber?	searchType	
a	m	NIMQChatServer	var serverId: UInt64	serverId	
a	m	NIMQChatServer	var updateTime: TimeInterval	updateTime	
a	m	NIMQChatServer	var validFlag: Bool	validFlag	
a	e	NIMQChatServerApplyMode	Int, Sendable		
a	m	NIMQChatServerApplyMode	case autoEnter = 0	NIMQChatServerApplyModeAutoEnter	
a	m	NIMQChatServerApplyMode	case needApprove = 1	NIMQChatServerApplyModeNeedApprove	
a	p	NIMQChatServerEnterLeaveNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatServerEnterLeaveNotificationAttachment	var inoutType: NIMQChatInoutType { get }	inoutType	
a	e	NIMQChatServerInviteMode	Int, Sendable		
a	m	NIMQChatServerInviteMode	case autoEnter = 1	NIMQChatServerInviteModeAutoEnter	
a	m	NIMQChatServerInviteMode	case needApprove = 0	NIMQChatServerInviteModeNeedApprove	
a	p	NIMQChatServerJoinByInviteCodeNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatServerJoinByInviteCodeNotificationAttachment	var inviteCode: String? { get }	inviteCode	
a	m	NIMQChatServerJoinByInviteCodeNotificationAttachment	var requestId: Int { get }	requestId	
a	m	NIMQChatServerJoinByInviteCodeNotificationAttachment	var server: NIMQChatServer? { get }	server	
h	p	NIMQChatServerManager	NSObjectProtocol		
a	m	NIMQChatServerManager	func acceptServerApply(_ param: NIMQChatAcceptServerApplyParam, completion: ((Error?) -> Void)? = nil)	acceptServerApply:completion:	
a	m	NIMQChatServerManager	func acceptServerInvite(_ param: NIMQChatAcceptServerInviteParam, completion: ((Error?) -> Void)? = nil)	acceptServerInvite:completion:	
a	m	NIMQChatServerManager	func add(_ delegate: any NIMQChatServerManagerDelegate)	addDelegate:	
a	m	NIMQChatServerManager	func applyServerJoin(_ param: NIMQChatApplyServerJoinParam, completion: ((Error?, NIMQChatApplyServerJoinResult?) -> Void)? = nil)	applyServerJoin:completion:	
a	m	NIMQChatServerManager	func banServerMember(_ param: NIMQChatUpdateServerMemberBanParam, completion: ((Error?) -> Void)? = nil)	banServerMember:completion:	
a	m	NIMQChatServerManager	func createServer(_ param: NIMQChatCreateServerParam, completion: ((Error?, NIMQChatCreateServerResult?) -> Void)? = nil)	createServer:completion:	
a	m	NIMQChatServerManager	func deleteServer(_ param: NIMQChatDeleteServerParam, completion: ((Error?) -> Void)? = nil)	deleteServer:completion:	
a	m	NIMQChatServerManager	func enter(asVisitor param: NIMQChatEnterServerAsVisitorParam, completion: ((Error?, NIMQChatEnterServerAsVisitorResult?) -> Void)? = nil)	enterAsVisitor:completion:	
a	m	NIMQChatServerManager	func generateInviteCode(_ param: NIMQChatGenerateInviteCodeParam, completion: ((Error?, NIMQChatGenerateInviteCodeResult?) -> Void)? = nil)	generateInviteCode:completion:	
a	m	NIMQChatServerManager	func getInviteApplyRecord(ofSelf param: NIMQChatGetInviteApplyRecordOfSelfParam, completion: ((Error?, NIMQChatGetInviteApplyHistorySelfResult?) -> Void)? = nil)	getInviteApplyRecordOfSelf:completion:	
a	m	NIMQChatServerManager	func getInviteApplyRecord(ofServer param: NIMQChatGetInviteApplyRecordOfServerParam, completion: ((Error?, NIMQChatGetInviteApplyHistoryByServerResult?) -> Void)? = nil)	getInviteApplyRecordOfServer:completion:	
a	m	NIMQChatServerManager	func getServerBanedMembers(byPage param: NIMQChatGetServerBanedMembersByPageParam, completion: ((Error?, NIMQChatGetServerBanedMembersByPageResult?) -> Void)? = nil)	getServerBanedMembersByPage:completion:	
a	m	NIMQChatServerManager	func getServerMembers(_ param: NIMQChatGetServerMembersParam, completion: ((Error?, NIMQChatGetServerMembersResult?) -> Void)? = nil)	getServerMembers:completion:	
a	m	NIMQChatServerManager	func getServerMembers(byPage param: NIMQChatGetServerMembersByPageParam, completion: ((Error?, NIMQChatGetServerMemberListByPageResult?) -> Void)? = nil)	getServerMembersByPage:completion:	
a	m	NIMQChatServerManager	func getServers(_ param: NIMQChatGetServersParam, completion: ((Error?, NIMQChatGetServersResult?) -> Void)? = nil)	getServers:completion:	
a	m	NIMQChatServerManager	func getServersByPage(_ param: NIMQChatGetServersByPageParam, completion: ((Error?, NIMQChatGetServersByPageResult?) -> Void)? = nil)	getServersByPage:completion:	
a	m	NIMQChatServerManager	func inviteServerMembers(_ param: NIMQChatInviteServerMembersParam, completion: ((Error?, NIMQChatInviteServerMembersResult?) -> Void)? = nil)	inviteServerMembers:completion:	
a	m	NIMQChatServerManager	func join(byInviteCode param: NIMQChatJoinByInviteCodeParam, completion: ((Error?) -> Void)? = nil)	joinByInviteCode:completion:	
a	m	NIMQChatServerManager	func kickServerMembers(_ param: NIMQChatKickServerMembersParam, completion: ((Error?) -> Void)? = nil)	kickServerMembers:completion:	
a	m	NIMQChatServerManager	func leave(asVisitor param: NIMQChatLeaveServerAsVisitorParam, completion: ((Error?, NIMQChatLeaveServerAsVisitorResult?) -> Void)? = nil)	leaveAsVisitor:completion:	
a	m	NIMQChatServerManager	func leaveServer(_ param: NIMQChatLeaveServerParam, completion: ((Error?) -> Void)? = nil)	leaveServer:completion:	
a	m	NIMQChatServerManager	func markServerRead(_ param: NIMQChatMarkServerReadParam, completion: ((Error?, NIMQChatMarkServerReadResult?) -> Void)? = nil)	markServerRead:completion:	
a	m	NIMQChatServerManager	func rejectServerApply(_ param: NIMQChatRejectServerApplyParam, completion: ((Error?) -> Void)? = nil)	rejectServerApply:completion:	
a	m	NIMQChatServerManager	func rejectServerInvite(_ param: NIMQChatRejectServerInviteParam, completion: ((Error?) -> Void)? = nil)	rejectServerInvite:completion:	
a	m	NIMQChatServerManager	func remove(_ delegate: any NIMQChatServerManagerDelegate)	removeDelegate:	
a	m	NIMQChatServerManager	func searchServer(byPage param: NIMQChatSearchServerByPageParam, completion: ((Error?, NIMQChatSearchServerByPageResult?) -> Void)? = nil)	searchServerByPage:completion:	
a	m	NIMQChatServerManager	func searchServerChannelMember(_ param: NIMQChatSearchServerChannelMemberParam, completion: ((Error?, NIMQChatSearchServerChannelMemberResult?) -> Void)? = nil)	searchServerChannelMember:completion:	
a	m	NIMQChatServerManager	func searchServerMember(byPage param: NIMQChatSearchServerMemberByPageParam, completion: ((Error?, NIMQChatSearchServerMemberByPageResult?) -> Void)? = nil)	searchServerMemberByPage:completion:	
a	m	NIMQChatServerManager	func subscribe(asVisitor param: NIMQChatSubscribeServerAsVisitorParam, completion: ((Error?, NIMQChatSubscribeServerAsVisitorResult?) -> Void)? = nil)	subscribeAsVisitor:completion:	
a	m	NIMQChatServerManager	func subscribeAllChannel(_ param: NIMQChatSubscribeAllChannelParam, completion: ((Error?, NIMQChatSubscribeAllChannelResult?) -> Void)? = nil)	subscribeAllChannel:completion:	
a	m	NIMQChatServerManager	func subscribeServer(_ param: NIMQChatSubscribeServerParam, completion: ((Error?, NIMQChatSubsribeServerResult?) -> Void)? = nil)	subscribeServer:completion:	
a	m	NIMQChatServerManager	func unbanServerMember(_ param: NIMQChatUpdateServerMemberBanParam, completion: ((Error?) -> Void)? = nil)	unbanServerMember:completion:	
a	m	NIMQChatServerManager	func updateMyMemberInfo(_ param: NIMQChatUpdateMyMemberInfoParam, completion: ((Error?, NIMQChatServerMember?) -> Void)? = nil)	updateMyMemberInfo:completion:	
a	m	NIMQChatServerManager	func updateServer(_ param: NIMQChatUpdateServerParam, completion: ((Error?, NIMQChatUpdateServerResult?) -> Void)? = nil)	updateServer:completion:	
a	m	NIMQChatServerManager	func updateServerMemberInfo(_ param: NIMQChatUpdateServerMemberInfoParam, completion: ((Error?, NIMQChatServerMember?) -> Void)? = nil)	updateServerMemberInfo:completion:	
a	p	NIMQChatServerManagerDelegate	NSObjectProtocol		
a	c	NIMQChatServerMember	NSObject		
a	m	NIMQChatServerMember	var accid: String	accid	
a	m	NIMQChatServerMember	var appId: Int	appId	
a	m	NIMQChatServerMember	var avatar: String	avatar	
a	m	NIMQChatServerMember	var createTime: TimeInterval	createTime	
a	m	NIMQChatServerMember	var custom: String	custom	
a	m	NIMQChatServerMember	var inviter: String	inviter	
a	m	NIMQChatServerMember	var joinTime: TimeInterval	joinTime	
a	m	NIMQChatServerMember	var nick: String	nick	
a	m	NIMQChatServerMember	var serverId: UInt64	serverId	
a	m	NIMQChatServerMember	var type: NIMQChatServerMemberType	type	
a	m	NIMQChatServerMember	var updateTime: TimeInterval	updateTime	
a	m	NIMQChatServerMember	var validFlag: Bool	validFlag	
a	c	NIMQChatServerMemberBanInfo	NSObject		
a	m	NIMQChatServerMemberBanInfo	var accId: String	accId	
a	m	NIMQChatServerMemberBanInfo	var appId: UInt64	appId	
a	m	NIMQChatServerMemberBanInfo	var banTime: TimeInterval	banTime	
a	m	NIMQChatServerMemberBanInfo	var createTime: TimeInterval	createTime	
a	m	NIMQChatServerMemberBanInfo	var custom: String	custom	
a	m	NIMQChatServerMemberBanInfo	var serverId: UInt64	serverId	
a	m	NIMQChatServerMemberBanInfo	var updateTime: TimeInterval	updateTime	
a	m	NIMQChatServerMemberBanInfo	var validFlag: Bool	validFlag	
a	e	NIMQChatServerMemberBanType	Int, Sendable		
a	m	NIMQChatServerMemberBanType	case ban = 1	NIMQChatServerMemberBanTypeBan	
a	m	NIMQChatServerMemberBanType	case unBan = 2	NIMQChatServerMemberBanTypeUnBan	
a	e	NIMQChatServerMemberType	Int, Sendable		
a	m	NIMQChatServerMemberType	case common = 0	NIMQChatServerMemberTypeCommon	
a	m	NIMQChatServerMemberType	case owner = 1	NIMQChatServerMemberTypeOwner	
a	c	NIMQChatServerRole	NSObject		
a	m	NIMQChatServerRole	var auths: [NIMQChatPermissionStatusInfo]	auths	
a	m	NIMQChatServerRole	var createTime: TimeInterval	createTime	
a	m	NIMQChatServerRole	var ext: String	ext	
a	m	NIMQChatServerRole	var icon: String	icon	
a	m	NIMQChatServerRole	var memberCount: Int	memberCount	
a	m	NIMQChatServerRole	var name: String	name	
a	m	NIMQChatServerRole	var priority: NSNumber	priority	
a	m	NIMQChatServerRole	var roleId: UInt64	roleId	
a	m	NIMQChatServerRole	var serverId: UInt64	serverId	
a	m	NIMQChatServerRole	var type: NIMQChatRoleType	type	
a	m	NIMQChatServerRole	var updateTime: TimeInterval	updateTime	
a	c	NIMQChatServerRoleMember	NSObject		
a	m	NIMQChatServerRoleMember	var accid: String	accid	
a	m	NIMQChatServerRoleMember	var avatar: String	avatar	
a	m	NIMQChatServerRoleMember	var createTime: TimeInterval	createTime	
a	m	NIMQChatServerRoleMember	var custom: String	custom	
a	m	NIMQChatServerRoleMember	var inviter: String	inviter	
a	m	NIMQChatServerRoleMember	var jointime: TimeInterval	jointime	
a	m	NIMQChatServerRoleMember	var nick: String	nick	
a	m	NIMQChatServerRoleMember	var roleId: UInt64	roleId	
a	m	NIMQChatServerRoleMember	var serverId: UInt64	serverId	
a	m	NIMQChatServerRoleMember	var type: NIMQChatServerMemberType	type	
a	m	NIMQChatServerRoleMember	var updateTime: TimeInterval	updateTime	
a	c	NIMQChatServerUnreadInfo	NSObject, NSCopying		
a	m	NIMQChatServerUnreadInfo	var maxCount: UInt { get }	maxCount	
a	m	NIMQChatServerUnreadInfo	var mentionedCount: UInt { get }	mentionedCount	
a	m	NIMQChatServerUnreadInfo	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatServerUnreadInfo	var unreadCount: UInt { get }	unreadCount	
a	t	NIMQChatSubscribeAllChannelHandler	(Error?, NIMQChatSubscribeAllChannelResult?) -> Void		
a	c	NIMQChatSubscribeAllChannelParam	NSObject		
a	m	NIMQChatSubscribeAllChannelParam	var serverIds: [NSNumber]	serverIds	
a	m	NIMQChatSubscribeAllChannelParam	var subscribeType: NIMQChatSubscribeType	subscribeType	
a	c	NIMQChatSubscribeAllChannelResult	NSObject		
a	m	NIMQChatSubscribeAllChannelResult	var failServerIds: [NSNumber]	failServerIds	
a	m	NIMQChatSubscribeAllChannelResult	var unreadInfos: [NIMQChatUnreadInfo]	unreadInfos	
a	t	NIMQChatSubscribeChannelAsVisitorHandler	(Error?, NIMQChatSubscribeChannelAsVisitorResult?) -> Void		
a	c	NIMQChatSubscribeChannelAsVisitorParam	NSObject, NSCopying		
a	m	NIMQChatSubscribeChannelAsVisitorParam	var channelIdInfos: [NIMQChatChannelIdInfo]	channelIdInfos	
a	m	NIMQChatSubscribeChannelAsVisitorParam	var operateType: NIMQChatSubscribeOperationType	operateType	
a	c	NIMQChatSubscribeChannelAsVisitorResult	NSObject, NSCopying		
a	m	NIMQChatSubscribeChannelAsVisitorResult	var failedChannelInfos: [NIMQChatChannelIdInfo]? { get }	failedChannelInfos	
a	t	NIMQChatSubscribeChannelHandler	(Error?, NIMQChatSubscribeChannelResult?) -> Void		
a	c	NIMQChatSubscribeChannelParam	NSObject		
a	m	NIMQChatSubscribeChannelParam	var operationType: NIMQChatSubscribeOperationType	operationType	
a	m	NIMQChatSubscribeChannelParam	var subscribeType: NIMQChatSubscribeType	subscribeType	
a	m	NIMQChatSubscribeChannelParam	var targets: [NIMQChatChannelIdInfo]	targets	
a	c	NIMQChatSubscribeChannelResult	NSObject		
a	m	NIMQChatSubscribeChannelResult	var faildChannels: [NIMQChatChannelIdInfo]	faildChannels	
a	e	NIMQChatSubscribeOperationType	Int, Sendable		
a	m	NIMQChatSubscribeOperationType	case subscribe = 1	NIMQChatSubscribeOperationTypeSubscribe	
a	m	NIMQChatSubscribeOperationType	case unsubscribe = 2	NIMQChatSubscribeOperationTypeUnsubscribe	
a	t	NIMQChatSubscribeServerAsVisitorHandler	(Error?, NIMQChatSubscribeServerAsVisitorResult?) -> Void		
a	c	NIMQChatSubscribeServerAsVisitorParam	NSObject, NSCopying		
a	m	NIMQChatSubscribeServerAsVisitorParam	var operateType: NIMQChatSubscribeOperationType	operateType	
a	m	NIMQChatSubscribeServerAsVisitorParam	var serverIds: [NSNumber]	serverIds	
a	c	NIMQChatSubscribeServerAsVisitorResult	NSObject, NSCopying		
a	m	NIMQChatSubscribeServerAsVisitorResult	var failedServerIds: [NSNumber]? { get }	failedServerIds	
a	c	NIMQChatSubscribeServerParam	NSObject		
a	m	NIMQChatSubscribeServerParam	var operationType: NIMQChatSubscribeOperationType	operationType	
a	m	NIMQChatSubscribeServerParam	var subscribeType: NIMQChatSubscribeType	subscribeType	
a	m	NIMQChatSubscribeServerParam	var targets: [NSNumber]	targets	
a	e	NIMQChatSubscribeType	Int, Sendable		
a	m	NIMQChatSubscribeType	case channelMsg = 1	NIMQChatSubscribeTypeChannelMsg	
a	m	NIMQChatSubscribeType	case channelMsgUnreadCount = 2	NIMQChatSubscribeTypeChannelMsgUnreadCount	
a	m	NIMQChatSubscribeType	case channelMsgUnreadStatus = 3	NIMQChatSubscribeTypeChannelMsgUnreadStatus	
a	m	NIMQChatSubscribeType	case channelTypingEvent = 5	NIMQChatSubscribeTypeChannelTypingEvent	
a	m	NIMQChatSubscribeType	case serverMsg = 4	NIMQChatSubscribeTypeServerMsg	
a	m	NIMQChatSubscribeType	case visitorChannelMsg = 6	NIMQChatSubscribeTypeVisitorChannelMsg	
a	m	NIMQChatSubscribeType	case visitorServerMsg = 7	NIMQChatSubscribeTypeVisitorServerMsg	
a	t	NIMQChatSubsribeServerHandler	(Error?, NIMQChatSubsribeServerResult?) -> Void		
a	c	NIMQChatSubsribeServerResult	NSObject		
a	m	NIMQChatSubsribeServerResult	var failedServerIds: [NSNumber]	failedServerIds	
a	c	NIMQChatSystemNotification	NSObject, NSCopying		
a	m	NIMQChatSystemNotification	var attach: (any NIMQChatSystemNotificationAttachment)?	attach	
a	m	NIMQChatSystemNotification	var body: String?	body	
a	m	NIMQChatSystemNotification	var callbackExt: String?	callbackExt	
a	m	NIMQChatSystemNotification	var channelId: UInt64 { get }	channelId	
a	m	NIMQChatSystemNotification	var env: String?	env	
a	m	NIMQChatSystemNotification	var ext: String?	ext	
a	m	NIMQChatSystemNotification	var fromAccount: String?	fromAccount	
a	m	NIMQChatSystemNotification	var fromClientType: Int	fromClientType	
a	m	NIMQChatSystemNotification	var fromDeviceId: String?	fromDeviceId	
a	m	NIMQChatSystemNotification	var fromNick: String?	fromNick	
a	m	NIMQChatSystemNotification	var messageClientId: String?	messageClientId	
a	m	NIMQChatSystemNotification	var messageServerID: UInt64	messageServerID	
a	m	NIMQChatSystemNotification	var pushContent: String?	pushContent	
a	m	NIMQChatSystemNotification	var pushPayload: String?	pushPayload	
a	m	NIMQChatSystemNotification	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatSystemNotification	var setting: NIMQChatSystemNotificationSetting?	setting	
a	m	NIMQChatSystemNotification	var status: Int	status	
a	m	NIMQChatSystemNotification	var time: TimeInterval	time	
a	m	NIMQChatSystemNotification	var toAccids: [String]? { get }	toAccids	
a	m	NIMQChatSystemNotification	var toType: NIMQChatSystemNotificationToType { get }	toType	
a	m	NIMQChatSystemNotification	var type: NIMQChatSystemNotificationType	type	
a	m	NIMQChatSystemNotification	var updateTime: TimeInterval	updateTime	
a	p	NIMQChatSystemNotificationAttachment	NSCopying, NSObjectProtocol		
a	m	NIMQChatSystemNotificationAttachment	var attachDict: [AnyHashable : Any]? { get }	attachDict	
a	m	NIMQChatSystemNotificationAttachment	static func initWithDict(_ attachDict: [AnyHashable : Any], type: NIMQChatSystemNotificationType) -> any NIMQChatSystemNotificationAttachment	initWithDict:type:	
a	m	NIMQChatSystemNotificationAttachment	var type: NIMQChatSystemNotificationType { get }	type	
a	c	NIMQChatSystemNotificationSetting	NSObject, NSCopying		
a	m	NIMQChatSystemNotificationSetting	var needBadge: Bool	needBadge	
a	m	NIMQChatSystemNotificationSetting	var needPushNick: Bool	needPushNick	
a	m	NIMQChatSystemNotificationSetting	var persistEnable: Bool	persistEnable	
a	m	NIMQChatSystemNotificationSetting	var pushEnable: Bool	pushEnable	
a	m	NIMQChatSystemNotificationSetting	var routeEnable: Bool	routeEnable	
a	e	NIMQChatSystemNotificationStatus	Int, Sendable		
a	m	NIMQChatSystemNotificationStatus	case normal = 0	NIMQChatSystemNotificationStatusNormal	
a	e	NIMQChatSystemNotificationToType	Int, Sendable		
a	m	NIMQChatSystemNotificationToType	case accids = 5	NIMQChatSystemNotificationToTypeAccids	
a	m	NIMQChatSystemNotificationToType	case channel = 2	NIMQChatSystemNotificationToTypeChannel	
a	m	NIMQChatSystemNotificationToType	case channelAccids = 4	NIMQChatSystemNotificationToTypeChannelAccids	
a	m	NIMQChatSystemNotificationToType	case server = 1	NIMQChatSystemNotificationToTypeServer	
a	m	NIMQChatSystemNotificationToType	case serverAccids = 3	NIMQChatSystemNotificationToTypeServerAccids	
a	e	NIMQChatSystemNotificationType	Int, Sendable		
a	m	NIMQChatSystemNotificationType	case addServerRoleMembers = 26	NIMQChatSystemNotificationTypeAddServerRoleMembers	
a	m	NIMQChatSystemNotificationType	case channelCreate = 15	NIMQChatSystemNotificationTypeChannelCreate	
a	m	NIMQChatSystemNotificationType	case channelRemove = 16	NIMQChatSystemNotificationTypeChannelRemove	
a	m	NIMQChatSystemNotificationType	case channelRoleAuthUpdate = 29	NIMQChatSystemNotificationTypeChannelRoleAuthUpdate	
a	m	NIMQChatSystemNotificationType	case channelUpdate = 17	NIMQChatSystemNotificationTypeChannelUpdate	
a	m	NIMQChatSystemNotificationType	case channelUpdateWhiteBlackMember = 19	NIMQChatSystemNotificationTypeChannelUpdateWhiteBlackMember	
a	m	NIMQChatSystemNotificationType	case channelUpdateWhiteBlackRole = 18	NIMQChatSystemNotificationTypeChannelUpdateWhiteBlackRole	
a	m	NIMQChatSystemNotificationType	case channelVisibilityUpdate = 31	NIMQChatSystemNotificationTypeChannelVisibilityUpdate	
a	m	NIMQChatSystemNotificationType	case createChannelCategory = 21	NIMQChatSystemNotificationTypeCreateChannelCategory	
a	m	NIMQChatSystemNotificationType	case custom = 100	NIMQChatSystemNotificationTypeCustom	
a	m	NIMQChatSystemNotificationType	case deleteChannelCategory = 22	NIMQChatSystemNotificationTypeDeleteChannelCategory	
a	m	NIMQChatSystemNotificationType	case memberRoleAuthUpdate = 30	NIMQChatSystemNotificationTypeMemberRoleAuthUpdate	
a	m	NIMQChatSystemNotificationType	case myMemberInfoUpdated = 35	NIMQChatSystemNotificationTypeMyMemberInfoUpdated	
a	m	NIMQChatSystemNotificationType	case removeServerRoleMembers = 27	NIMQChatSystemNotificationTypeRemoveServerRoleMembers	
a	m	NIMQChatSystemNotificationType	case serverCreate = 5	NIMQChatSystemNotificationTypeServerCreate	
a	m	NIMQChatSystemNotificationType	case serverEnterLeave = 32	NIMQChatSystemNotificationTypeServerEnterLeave	
a	m	NIMQChatSystemNotificationType	case serverMemberApply = 3	NIMQChatSystemNotificationTypeServerMemberApply	
a	m	NIMQChatSystemNotificationType	case serverMemberApplyAccept = 11	NIMQChatSystemNotificationTypeServerMemberApplyAccept	
a	m	NIMQChatSystemNotificationType	case serverMemberApplyDone = 10	NIMQChatSystemNotificationTypeServerMemberApplyDone	
a	m	NIMQChatSystemNotificationType	case serverMemberApplyReject = 4	NIMQChatSystemNotificationTypeServerMemberApplyReject	
a	m	NIMQChatSystemNotificationType	case serverMemberInvite = 1	NIMQChatSystemNotificationTypeServerMemberInvite	
a	m	NIMQChatSystemNotificationType	case serverMemberInviteAccept = 9	NIMQChatSystemNotificationTypeServerMemberInviteAccept	
a	m	NIMQChatSystemNotificationType	case serverMemberInviteDone = 8	NIMQChatSystemNotificationTypeServerMemberInviteDone	
a	m	NIMQChatSystemNotificationType	case serverMemberInviteReject = 2	NIMQChatSystemNotificationTypeServerMemberInviteReject	
a	m	NIMQChatSystemNotificationType	case serverMemberJoinByInviteCode = 33	NIMQChatSystemNotificationTypeServerMemberJoinByInviteCode	
a	m	NIMQChatSystemNotificationType	case serverMemberKick = 12	NIMQChatSystemNotificationTypeServerMemberKick	
a	m	NIMQChatSystemNotificationType	case serverMemberLeave = 13	NIMQChatSystemNotificationTypeServerMemberLeave	
a	m	NIMQChatSystemNotificationType	case serverMemberUpdate = 14	NIMQChatSystemNotificationTypeServerMemberUpdate	
a	m	NIMQChatSystemNotificationType	case serverRemove = 6	NIMQChatSystemNotificationTypeServerRemove	
a	m	NIMQChatSystemNotificationType	case serverRoleAuthUpdate = 28	NIMQChatSystemNotificationTypeServerRoleAuthUpdate	
a	m	NIMQChatSystemNotificationType	case serverUpdate = 7	NIMQChatSystemNotificationTypeServerUpdate	
a	m	NIMQChatSystemNotificationType	case updateChannelCategory = 23	NIMQChatSystemNotificationTypeUpdateChannelCategory	
a	m	NIMQChatSystemNotificationType	case updateChannelCategoryBlackWhiteMember = 25	NIMQChatSystemNotificationTypeUpdateChannelCategoryBlackWhiteMember	
a	m	NIMQChatSystemNotificationType	case updateChannelCategoryBlackWhiteRole = 24	NIMQChatSystemNotificationTypeUpdateChannelCategoryBlackWhiteRole	
a	m	NIMQChatSystemNotificationType	case updateQuickComment = 20	NIMQChatSystemNotificationTypeUpdateQuickComment	
a	m	NIMQChatSystemNotificationType	case visitorChannelVisibilityUpdate = 34	NIMQChatSystemNotificationTypeVisitorChannelVisibilityUpdate	
a	c	NIMQChatSystemNotificationUpdateResult	NSObject		
a	m	NIMQChatSystemNotificationUpdateResult	var systemNotification: NIMQChatSystemNotification? { get }	systemNotification	
a	m	NIMQChatSystemNotificationUpdateResult	var updateParam: NIMQChatUpdateParam? { get }	updateParam	
a	c	NIMQChatUnreadInfo	NSObject		
a	m	NIMQChatUnreadInfo	var ackTimestamp: TimeInterval { get }	ackTimestamp	
a	m	NIMQChatUnreadInfo	var channelId: UInt64 { get }	channelId	
a	m	NIMQChatUnreadInfo	var lastMessageTimestamp: TimeInterval { get }	lastMessageTimestamp	
a	m	NIMQChatUnreadInfo	var maxCount: UInt { get }	maxCount	
a	m	NIMQChatUnreadInfo	var mentionedCount: UInt { get }	mentionedCount	
a	m	NIMQChatUnreadInfo	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatUnreadInfo	var timestamp: TimeInterval { get }	timestamp	
a	m	NIMQChatUnreadInfo	var unreadCount: UInt { get }	unreadCount	
a	c	NIMQChatUnreadInfoChangedEvent	NSObject		
a	m	NIMQChatUnreadInfoChangedEvent	var lastUnreadInfo: [NIMQChatUnreadInfo]?	lastUnreadInfo	
a	m	NIMQChatUnreadInfoChangedEvent	var unreadInfo: [NIMQChatUnreadInfo]?	unreadInfo	
a	t	NIMQChatUpdateCategoryInfoOfChannelHandler	(Error?, NIMQChatChannel?) -> Void		
a	c	NIMQChatUpdateCategoryInfoOfChannelParam	NSObject		
a	m	NIMQChatUpdateCategoryInfoOfChannelParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateCategoryInfoOfChannelParam	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateCategoryInfoOfChannelParam	var syncMode: NIMQChatChannelSyncMode	syncMode	
a	p	NIMQChatUpdateChannelBlackWhiteMemberAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateChannelBlackWhiteMemberAttachment	var updateBlackWhiteMembersInfo: NIMQChatUpdateChannelBlackWhiteMembersInfo? { get }	updateBlackWhiteMembersInfo	
a	c	NIMQChatUpdateChannelBlackWhiteMembersInfo	NSObject		
a	m	NIMQChatUpdateChannelBlackWhiteMembersInfo	var accids: [String]	accids	
a	m	NIMQChatUpdateChannelBlackWhiteMembersInfo	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateChannelBlackWhiteMembersInfo	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelBlackWhiteMembersInfo	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelBlackWhiteMembersInfo	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatUpdateChannelBlackWhiteMembersParam	NSObject		
a	m	NIMQChatUpdateChannelBlackWhiteMembersParam	var accids: [String]	accids	
a	m	NIMQChatUpdateChannelBlackWhiteMembersParam	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateChannelBlackWhiteMembersParam	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelBlackWhiteMembersParam	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelBlackWhiteMembersParam	var type: NIMQChatChannelMemberRoleType	type	
a	p	NIMQChatUpdateChannelBlackWhiteRoleAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateChannelBlackWhiteRoleAttachment	var updateBlackWhiteRoleInfo: NIMQChatUpdateChannelBlackWhiteRoleInfo? { get }	updateBlackWhiteRoleInfo	
a	c	NIMQChatUpdateChannelBlackWhiteRoleInfo	NSObject		
a	m	NIMQChatUpdateChannelBlackWhiteRoleInfo	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateChannelBlackWhiteRoleInfo	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelBlackWhiteRoleInfo	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateChannelBlackWhiteRoleInfo	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelBlackWhiteRoleInfo	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatUpdateChannelBlackWhiteRoleParam	NSObject		
a	m	NIMQChatUpdateChannelBlackWhiteRoleParam	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateChannelBlackWhiteRoleParam	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelBlackWhiteRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateChannelBlackWhiteRoleParam	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelBlackWhiteRoleParam	var type: NIMQChatChannelMemberRoleType	type	
a	p	NIMQChatUpdateChannelCategoryBlackWhiteMemberAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMemberAttachment	var updateChannelCategoryBlackWhiteMemberInfo: NIMQChatUpdateChannelCategoryBlackWhiteMemberInfo? { get }	updateChannelCategoryBlackWhiteMemberInfo	
a	c	NIMQChatUpdateChannelCategoryBlackWhiteMemberInfo	NSObject		
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMemberInfo	var accids: [String]	accids	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMemberInfo	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMemberInfo	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMemberInfo	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMemberInfo	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatUpdateChannelCategoryBlackWhiteMembersParam	NSObject		
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMembersParam	var accids: [String]	accids	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMembersParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMembersParam	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMembersParam	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteMembersParam	var type: NIMQChatChannelMemberRoleType	type	
a	p	NIMQChatUpdateChannelCategoryBlackWhiteRoleAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleAttachment	var updateChannelCategoryBlackWhiteRoleInfo: NIMQChatUpdateChannelCategoryBlackWhiteRoleInfo? { get }	updateChannelCategoryBlackWhiteRoleInfo	
a	c	NIMQChatUpdateChannelCategoryBlackWhiteRoleInfo	NSObject		
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleInfo	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleInfo	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleInfo	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleInfo	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleInfo	var type: NIMQChatChannelMemberRoleType	type	
a	c	NIMQChatUpdateChannelCategoryBlackWhiteRoleParam	NSObject		
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleParam	var opeType: NIMQChatChannelMemberRoleOpeType	opeType	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleParam	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateChannelCategoryBlackWhiteRoleParam	var type: NIMQChatChannelMemberRoleType	type	
a	t	NIMQChatUpdateChannelCategoryHandler	(Error?, NIMQChatChannelCategory?) -> Void		
a	t	NIMQChatUpdateChannelCategoryMemberRoleHandler	(Error?, NIMQChatChannelCategoryMemberRole?) -> Void		
a	c	NIMQChatUpdateChannelCategoryMemberRoleParam	NSObject		
a	m	NIMQChatUpdateChannelCategoryMemberRoleParam	var accid: String	accid	
a	m	NIMQChatUpdateChannelCategoryMemberRoleParam	var auths: [NIMQChatPermissionStatusInfo]	auths	
a	m	NIMQChatUpdateChannelCategoryMemberRoleParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateChannelCategoryMemberRoleParam	var serverId: UInt64	serverId	
a	p	NIMQChatUpdateChannelCategoryNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateChannelCategoryNotificationAttachment	var channelCategory: NIMQChatChannelCategory? { get }	channelCategory	
a	c	NIMQChatUpdateChannelCategoryParam	NSObject		
a	m	NIMQChatUpdateChannelCategoryParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateChannelCategoryParam	var custom: String?	custom	
a	m	NIMQChatUpdateChannelCategoryParam	var name: String?	name	
a	m	NIMQChatUpdateChannelCategoryParam	var viewMode: NIMQChatChannelViewMode	viewMode	
a	t	NIMQChatUpdateChannelCategoryRoleHandler	(Error?, NIMQChatChannelCategoryRole?) -> Void		
a	c	NIMQChatUpdateChannelCategoryRoleParam	NSObject		
a	m	NIMQChatUpdateChannelCategoryRoleParam	var auths: [NIMQChatPermissionStatusInfo]	auths	
a	m	NIMQChatUpdateChannelCategoryRoleParam	var categoryId: UInt64	categoryId	
a	m	NIMQChatUpdateChannelCategoryRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateChannelCategoryRoleParam	var serverId: UInt64	serverId	
a	t	NIMQChatUpdateChannelHandler	(Error?, NIMQChatChannel?) -> Void		
a	p	NIMQChatUpdateChannelNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateChannelNotificationAttachment	var channel: NIMQChatChannel? { get }	channel	
a	c	NIMQChatUpdateChannelParam	NSObject		
a	m	NIMQChatUpdateChannelParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatUpdateChannelParam	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateChannelParam	var custom: String?	custom	
a	m	NIMQChatUpdateChannelParam	var name: String?	name	
a	m	NIMQChatUpdateChannelParam	var topic: String?	topic	
a	m	NIMQChatUpdateChannelParam	var viewMode: NIMQChatChannelViewMode	viewMode	
a	m	NIMQChatUpdateChannelParam	var visitorMode: NIMQChatVisitorMode	visitorMode	
a	p	NIMQChatUpdateChannelRoleAuthNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateChannelRoleAuthNotificationAttachment	var channelId: UInt64 { get }	channelId	
a	m	NIMQChatUpdateChannelRoleAuthNotificationAttachment	var parentRoleId: UInt64 { get }	parentRoleId	
a	m	NIMQChatUpdateChannelRoleAuthNotificationAttachment	var roleId: UInt64 { get }	roleId	
a	m	NIMQChatUpdateChannelRoleAuthNotificationAttachment	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatUpdateChannelRoleAuthNotificationAttachment	var updateAuths: [NIMQChatPermissionStatusInfo] { get set }	updateAuths	
a	t	NIMQChatUpdateChannelRoleHandler	(Error?, NIMQChatChannelRole?) -> Void		
a	c	NIMQChatUpdateChannelRoleParam	NSObject		
a	m	NIMQChatUpdateChannelRoleParam	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateChannelRoleParam	var commands: [NIMQChatPermissionStatusInfo]	commands	
a	m	NIMQChatUpdateChannelRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateChannelRoleParam	var serverId: UInt64	serverId	
a	p	NIMQChatUpdateMemberRoleAuthNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateMemberRoleAuthNotificationAttachment	var accId: String? { get }	accId	
a	m	NIMQChatUpdateMemberRoleAuthNotificationAttachment	var channelId: UInt64 { get }	channelId	
a	m	NIMQChatUpdateMemberRoleAuthNotificationAttachment	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatUpdateMemberRoleAuthNotificationAttachment	var updateAuths: [NIMQChatPermissionStatusInfo] { get set }	updateAuths	
a	t	NIMQChatUpdateMemberRoleHandler	(Error?, NIMQChatMemberRole?) -> Void		
a	c	NIMQChatUpdateMemberRoleParam	NSObject		
a	m	NIMQChatUpdateMemberRoleParam	var accid: String	accid	
a	m	NIMQChatUpdateMemberRoleParam	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateMemberRoleParam	var commands: [NIMQChatPermissionStatusInfo]	commands	
a	m	NIMQChatUpdateMemberRoleParam	var serverId: UInt64	serverId	
a	c	NIMQChatUpdateMessageEvent	NSObject		
a	m	NIMQChatUpdateMessageEvent	var message: NIMQChatMessage	message	
a	m	NIMQChatUpdateMessageEvent	var updateParam: NIMQChatUpdateParam	updateParam	
a	t	NIMQChatUpdateMessageHandler	(Error?, NIMQChatUpdateMessageResult?) -> Void		
a	c	NIMQChatUpdateMessageInfo	NSObject		
a	m	NIMQChatUpdateMessageInfo	var antispamSetting: NIMQChatMessageAntispamSetting?	antispamSetting	
a	m	NIMQChatUpdateMessageInfo	var remoteExt: [AnyHashable : Any]?	remoteExt	
a	m	NIMQChatUpdateMessageInfo	var status: Int	status	
a	m	NIMQChatUpdateMessageInfo	var subType: NSNumber?	subType	
a	m	NIMQChatUpdateMessageInfo	var text: String?	text	
a	c	NIMQChatUpdateMessageParam	NSObject		
a	m	NIMQChatUpdateMessageParam	var message: NIMQChatMessage	message	
a	m	NIMQChatUpdateMessageParam	var updateInfo: NIMQChatUpdateMessageInfo	updateInfo	
a	m	NIMQChatUpdateMessageParam	var updateParam: NIMQChatUpdateParam	updateParam	
a	c	NIMQChatUpdateMessageResult	NSObject		
a	m	NIMQChatUpdateMessageResult	var message: NIMQChatMessage?	message	
a	c	NIMQChatUpdateMyMemberInfoParam	NSObject		
a	m	NIMQChatUpdateMyMemberInfoParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatUpdateMyMemberInfoParam	var avatar: String	avatar	
a	m	NIMQChatUpdateMyMemberInfoParam	var custom: String	custom	
a	m	NIMQChatUpdateMyMemberInfoParam	var nick: String	nick	
a	m	NIMQChatUpdateMyMemberInfoParam	var serverId: UInt64	serverId	
a	c	NIMQChatUpdateParam	NSObject, NSCopying		
a	m	NIMQChatUpdateParam	var env: String?	env	
a	m	NIMQChatUpdateParam	var `extension`: String?	extension	
a	m	NIMQChatUpdateParam	var operatorAccid: String? { get }	operatorAccid	
a	m	NIMQChatUpdateParam	var operatorClientType: Int { get }	operatorClientType	
a	m	NIMQChatUpdateParam	var postscript: String?	postscript	
a	m	NIMQChatUpdateParam	var pushContent: String?	pushContent	
a	m	NIMQChatUpdateParam	var pushPayload: [AnyHashable : Any]?	pushPayload	
a	m	NIMQChatUpdateParam	var routeEnable: Bool	routeEnable	
a	p	NIMQChatUpdateQuickCommentAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateQuickCommentAttachment	var updateQuickCommentInfo: NIMQChatUpdateQuickCommentInfo? { get }	updateQuickCommentInfo	
a	c	NIMQChatUpdateQuickCommentInfo	NSObject, NSCopying		
a	m	NIMQChatUpdateQuickCommentInfo	var channelId: UInt64	channelId	
a	m	NIMQChatUpdateQuickCommentInfo	var fromAccId: String	fromAccId	
a	m	NIMQChatUpdateQuickCommentInfo	var msgServerId: String	msgServerId	
a	m	NIMQChatUpdateQuickCommentInfo	var opeType: NIMQChatUpdateQuickCommentType	opeType	
a	m	NIMQChatUpdateQuickCommentInfo	var replyType: Int64	replyType	
a	m	NIMQChatUpdateQuickCommentInfo	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateQuickCommentInfo	var timestamp: TimeInterval	timestamp	
a	e	NIMQChatUpdateQuickCommentType	Int, Sendable		
a	m	NIMQChatUpdateQuickCommentType	case add = 1	NIMQChatUpdateQuickCommentTypeAdd	
a	m	NIMQChatUpdateQuickCommentType	case delete = 2	NIMQChatUpdateQuickCommentTypeDelete	
a	p	NIMQChatUpdateServerAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateServerAttachment	var server: NIMQChatServer? { get }	server	
a	t	NIMQChatUpdateServerHandler	(Error?, NIMQChatUpdateServerResult?) -> Void		
a	p	NIMQChatUpdateServerMemberAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateServerMemberAttachment	var server: NIMQChatServer? { get }	server	
a	m	NIMQChatUpdateServerMemberAttachment	var serverMember: NIMQChatServerMember? { get }	serverMember	
a	t	NIMQChatUpdateServerMemberBanHandler	NIMQChatHandler		
a	c	NIMQChatUpdateServerMemberBanParam	NSObject		
a	m	NIMQChatUpdateServerMemberBanParam	var custom: String	custom	
a	m	NIMQChatUpdateServerMemberBanParam	var serverId: UInt64	serverId	
a	m	NIMQChatUpdateServerMemberBanParam	var targetAccid: String	targetAccid	
a	t	NIMQChatUpdateServerMemberHandler	(Error?, NIMQChatServerMember?) -> Void		
a	c	NIMQChatUpdateServerMemberInfoParam	NSObject		
a	m	NIMQChatUpdateServerMemberInfoParam	var accid: String	accid	
a	m	NIMQChatUpdateServerMemberInfoParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatUpdateServerMemberInfoParam	var avatar: String	avatar	
a	m	NIMQChatUpdateServerMemberInfoParam	var nick: String	nick	
a	m	NIMQChatUpdateServerMemberInfoParam	var serverId: UInt64	serverId	
a	c	NIMQChatUpdateServerParam	NSObject		
a	m	NIMQChatUpdateServerParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatUpdateServerParam	var applyMode: NSNumber?	applyMode	
a	m	NIMQChatUpdateServerParam	var custom: String?	custom	
a	m	NIMQChatUpdateServerParam	var icon: String?	icon	
a	m	NIMQChatUpdateServerParam	var inviteMode: NSNumber?	inviteMode	
a	m	NIMQChatUpdateServerParam	var name: String?	name	
a	m	NIMQChatUpdateServerParam	var searchEnable: NSNumber?	searchEnable	
a	m	NIMQChatUpdateServerParam	var searchType: NSNumber?	searchType	
a	m	NIMQChatUpdateServerParam	var serverId: UInt64	serverId	
a	c	NIMQChatUpdateServerResult	NSObject		
a	m	NIMQChatUpdateServerResult	var server: NIMQChatServer?	server	
a	p	NIMQChatUpdateServerRoleAuthNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatUpdateServerRoleAuthNotificationAttachment	var roleId: UInt64 { get }	roleId	
a	m	NIMQChatUpdateServerRoleAuthNotificationAttachment	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatUpdateServerRoleAuthNotificationAttachment	var updateAuths: [NIMQChatPermissionStatusInfo] { get set }	updateAuths	
a	t	NIMQChatUpdateServerRoleHandler	(Error?, NIMQChatServerRole?) -> Void		
a	c	NIMQChatUpdateServerRoleParam	NSObject		
a	m	NIMQChatUpdateServerRoleParam	var antispamBusinessId: String	antispamBusinessId	
a	m	NIMQChatUpdateServerRoleParam	var commands: [NIMQChatPermissionStatusInfo]	commands	
a	m	NIMQChatUpdateServerRoleParam	var ext: String	ext	
a	m	NIMQChatUpdateServerRoleParam	var icon: String	icon	
a	m	NIMQChatUpdateServerRoleParam	var name: String	name	
a	m	NIMQChatUpdateServerRoleParam	var priority: NSNumber	priority	
a	m	NIMQChatUpdateServerRoleParam	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateServerRoleParam	var serverId: UInt64	serverId	
a	c	NIMQChatUpdateServerRolePriorityItem	NSObject		
a	m	NIMQChatUpdateServerRolePriorityItem	var priority: NSNumber	priority	
a	m	NIMQChatUpdateServerRolePriorityItem	var roleId: UInt64	roleId	
a	m	NIMQChatUpdateServerRolePriorityItem	var serverId: UInt64	serverId	
a	t	NIMQChatUpdateSystemNotificationHandler	(Error?, NIMQChatUpdateSystemNotificationResult?) -> Void		
a	c	NIMQChatUpdateSystemNotificationParam	NSObject		
a	m	NIMQChatUpdateSystemNotificationParam	var body: String?	body	
a	m	NIMQChatUpdateSystemNotificationParam	var `extension`: String?	extension	
a	m	NIMQChatUpdateSystemNotificationParam	var msgServerId: UInt64	msgServerId	
a	m	NIMQChatUpdateSystemNotificationParam	var notificationType: NIMQChatSystemNotificationType	notificationType	
a	m	NIMQChatUpdateSystemNotificationParam	var status: Int	status	
a	m	NIMQChatUpdateSystemNotificationParam	var updateParam: NIMQChatUpdateParam	updateParam	
a	c	NIMQChatUpdateSystemNotificationResult	NSObject		
a	m	NIMQChatUpdateSystemNotificationResult	var systemNotification: NIMQChatSystemNotification?	systemNotification	
a	c	NIMQChatUpdatedMyMemberInfo	NSObject		
a	m	NIMQChatUpdatedMyMemberInfo	var avatar: String? { get }	avatar	
a	m	NIMQChatUpdatedMyMemberInfo	var avatarChanged: Bool { get }	avatarChanged	
a	m	NIMQChatUpdatedMyMemberInfo	var nick: String? { get }	nick	
a	m	NIMQChatUpdatedMyMemberInfo	var nickChanged: Bool { get }	nickChanged	
a	m	NIMQChatUpdatedMyMemberInfo	var serverId: UInt64 { get }	serverId	
a	c	NIMQChatUserPushNotificationConfig	NSObject		
a	m	NIMQChatUserPushNotificationConfig	var categoryId: UInt64 { get }	categoryId	
a	m	NIMQChatUserPushNotificationConfig	var channelId: UInt64 { get }	channelId	
a	m	NIMQChatUserPushNotificationConfig	var profile: NIMPushNotificationProfile { get }	profile	
a	m	NIMQChatUserPushNotificationConfig	var serverId: UInt64 { get }	serverId	
a	m	NIMQChatUserPushNotificationConfig	var type: NIMQChatUserPushNotificationConfigType { get }	type	
a	e	NIMQChatUserPushNotificationConfigType	Int, Sendable		
a	m	NIMQChatUserPushNotificationConfigType	case category = 3	NIMQChatUserPushNotificationConfigTypeCategory	
a	m	NIMQChatUserPushNotificationConfigType	case channel = 1	NIMQChatUserPushNotificationConfigTypeChannel	
a	m	NIMQChatUserPushNotificationConfigType	case server = 2	NIMQChatUserPushNotificationConfigTypeServer	
a	p	NIMQChatVisitorChannelVisibilityUpdateNotificationAttachment	NIMQChatSystemNotificationAttachment		
a	m	NIMQChatVisitorChannelVisibilityUpdateNotificationAttachment	var inoutType: NIMQChatInoutType { get }	inoutType	
a	e	NIMQChatVisitorMode	Int, Sendable		
a	m	NIMQChatVisitorMode	case follow = 2	NIMQChatVisitorModeFollow	
a	m	NIMQChatVisitorMode	case invisible = 1	NIMQChatVisitorModeInvisible	
a	m	NIMQChatVisitorMode	case none = -1	NIMQChatVisitorModeNone	
a	m	NIMQChatVisitorMode	case visible = 0	NIMQChatVisitorModeVisible	
a	t	NIMQChatupdateServerRolePrioritiesHandler	(Error?, NIMQChatupdateServerRolePrioritiesResult?) -> Void		
a	c	NIMQChatupdateServerRolePrioritiesParam	NSObject		
a	m	NIMQChatupdateServerRolePrioritiesParam	var serverId: UInt64	serverId	
a	m	NIMQChatupdateServerRolePrioritiesParam	var updateItems: [NIMQChatUpdateServerRolePriorityItem]	updateItems	
a	c	NIMQChatupdateServerRolePrioritiesResult	NSObject		
a	m	NIMQChatupdateServerRolePrioritiesResult	var serverRoleArray: [NIMQChatServerRole]?	serverRoleArray	
h	t	NIMQueryMsgIndexBlock	((any Error)?, NIMMsgIndexQueryResult?) -> Void		
h	t	NIMQueryReceiptDetailBlock	((any Error)?, NIMTeamMessageReceiptDetail?) -> Void		
h	c	NIMQuickComment	NSObject, NSCopying		
h	m	NIMQuickComment	var basicInfo: NIMChatExtendBasicInfo { get }	basicInfo	
o	m	NIMQuickComment	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMQuickComment	var ext: String?	ext	
h	m	NIMQuickComment	var from: String { get }	from	
o	m	NIMQuickComment	override init()		
h	m	NIMQuickComment	var message: NIMMessage { get }	message	
h	m	NIMQuickComment	var replyType: Int64	replyType	
h	m	NIMQuickComment	var setting: NIMQuickCommentSetting?	setting	
h	m	NIMQuickComment	var timestamp: TimeInterval { get }	timestamp	
h	t	NIMQuickCommentHandler	((any Error)?) -> Void		
h	c	NIMQuickCommentSetting	NSObject, NSCopying		
o	m	NIMQuickCommentSetting	func copy(with zone: NSZone? = nil) -> Any		
o	m	NIMQuickCommentSetting	override init()		
h	m	NIMQuickCommentSetting	var needBadge: Bool	needBadge	
h	m	NIMQuickCommentSetting	var needPush: Bool	needPush	
h	m	NIMQuickCommentSetting	var pushContent: String?	pushContent	
h	m	NIMQuickCommentSetting	var pushPayload: [AnyHashable : Any]?	pushPayload	
h	m	NIMQuickCommentSetting	var pushTitle: String?	pushTitle	
o	t	NIMQuickCommentsOfMessages	[NIMMessage : NSArray]		
o	t	NIMQuickCommentsOfNumbers	[NSNumber : NSArray]		
h	c	NIMRSAOption	NSObject		
h	m	NIMRSAOption	var exp: UInt	exp	
o	m	NIMRSAOption	override init()		
h	m	NIMRSAOption	var module: String	module	
h	m	NIMRSAOption	var paddingMode: NIMRSAPaddingMode	paddingMode	
h	m	NIMRSAOption	var version: Int	version	
h	e	NIMRSAPaddingMode	UInt, Sendable		
h	m	NIMRSAPaddingMode	case PKCS1 = 0	NIMRSAPaddingModePKCS1	
o	m	NIMRSAPaddingMode	init?(rawValue: UInt)		
h	m	NIMRSAPaddingMode	case oaepWithSHA_1AndMGF1 = 1	NIMRSAPaddingModeOAEPWithSHA_1AndMGF1	
h	m	NIMRSAPaddingMode	case oaepWithSHA_256AndMGF1 = 2	NIMRSAPaddingModeOAEPWithSHA_256AndMGF1	
h	c	NIMRecentSession	NSObject		
o	m	NIMRecentSession	override init()		
h	m	NIMRecentSession	var lastMessage: NIMMessage?	lastMessage	
h	m	NIMRecentSession	var lastMessageType: NIMLastMsgType { get }	lastMessageType	
h	m	NIMRecentSession	var lastRevokeNotification: NIMRevokeMessageNotification? { get }	lastRevokeNotification	
h	m	NIMRecentSession	var localExt: [AnyHashable : Any]? { get }	localExt	
h	m	NIMRecentSession	var serverExt: String	serverExt	
h	m	NIMRecentSession	var session: NIMSession? { get }	session	
h	m	NIMRecentSession	var unreadCount: Int { get }	unreadCount	
h	m	NIMRecentSession	var updateTime: TimeInterval { get }	updateTime	
h	c	NIMRecentSessionOption	NSObject		
h	m	NIMRecentSessionOption	var filterLastMessageTypes: [NSNumber]	filterLastMessageTypes	
o	m	NIMRecentSessionOption	override init()		
h	p	NIMRedPacketManager	NSObjectProtocol		
r	m	NIMRedPacketManager	func fetchToken(withRedPacketRequest request: NIMRedPacketTokenRequest, completion: NIMRedPacketTokenFetchBlock?)	fetchTokenWithRedPacketRequest:completion:	local error 24
h	e	NIMRedPacketServiceType	Int, Sendable		
h	m	NIMRedPacketServiceType	case JRMF = 1	NIMRedPacketServiceTypeJRMF	
o	m	NIMRedPacketServiceType	init?(rawValue: Int)		
h	t	NIMRedPacketTokenFetchBlock	((any Error)?, String?) -> Void		
h	c	NIMRedPacketTokenRequest	NSObject		
o	m	NIMRedPacketTokenRequest	override init()		
h	m	NIMRedPacketTokenRequest	var type: NIMRedPacketServiceType	type	
h	e	NIMRemoteErrorCode	Int, Sendable		
h	m	NIMRemoteErrorCode	case accountBlock = 422	NIMRemoteErrorAccountBlock	
h	m	NIMRemoteErrorCode	case codeBeyondLimit = 419	NIMRemoteErrorCodeBeyondLimit	
h	m	NIMRemoteErrorCode	case codeConnectionError = 415	NIMRemoteErrorCodeConnectionError	
h	m	NIMRemoteErrorCode	case codeDomainExpireOld = 508	NIMRemoteErrorCodeDomainExpireOld	
h	m	NIMRemoteErrorCode	case codeEPacket = 999	NIMRemoteErrorCodeEPacket	
h	m	NIMRemoteErrorCode	case codeEUnpacket = 998	NIMRemoteErrorCodeEUnpacket	
h	m	NIMRemoteErrorCode	case codeExist = 417	NIMRemoteErrorCodeExist	
h	m	NIMRemoteErrorCode	case codeForbidden = 403	NIMRemoteErrorCodeForbidden	
h	m	NIMRemoteErrorCode	case codeFrequently = 416	NIMRemoteErrorCodeFrequently	
h	m	NIMRemoteErrorCode	case codeInBlackList = 7101	NIMRemoteErrorCodeInBlackList	
h	m	NIMRemoteErrorCode	case codeInChatroomAllMute = 13006	NIMRemoteErrorCodeInChatroomAllMute	
h	m	NIMRemoteErrorCode	case codeInChatroomBlackList = 13003	NIMRemoteErrorCodeInChatroomBlackList	
h	m	NIMRemoteErrorCode	case codeInChatroomMuteList = 13004	NIMRemoteErrorCodeInChatroomMuteList	
h	m	NIMRemoteErrorCode	case codeInvalidCRC = 402	NIMRemoteErrorCodeInvalidCRC	
h	m	NIMRemoteErrorCode	case codeInvalidChatroom = 13002	NIMRemoteErrorCodeInvalidChatroom	
h	m	NIMRemoteErrorCode	case codeInvalidPass = 302	NIMRemoteErrorCodeInvalidPass	
h	m	NIMRemoteErrorCode	case codeInvalidProtocol = 509	NIMRemoteErrorCodeInvalidProtocol	
h	m	NIMRemoteErrorCode	case codeInvalidVersion = 201	NIMRemoteErrorCodeInvalidVersion	
h	m	NIMRemoteErrorCode	case codeNotEnough = 507	NIMRemoteErrorCodeNotEnough	
h	m	NIMRemoteErrorCode	case codeNotExist = 404	NIMRemoteErrorCodeNotExist	
h	m	NIMRemoteErrorCode	case codeNotInTeam = 804	NIMRemoteErrorCodeNotInTeam	
h	m	NIMRemoteErrorCode	case codeParameterError = 414	NIMRemoteErrorCodeParameterError	
h	m	NIMRemoteErrorCode	case codeReadOnly = 406	NIMRemoteErrorCodeReadOnly	
h	m	NIMRemoteErrorCode	case codeServerDataError = 501	NIMRemoteErrorCodeServerDataError	
h	m	NIMRemoteErrorCode	case codeServiceUnavailable = 514	NIMRemoteErrorCodeServiceUnavailable	
h	m	NIMRemoteErrorCode	case codeSignalResInviteHasAccept = 10410	NIMRemoteErrorCodeSignalResInviteHasAccept	
h	m	NIMRemoteErrorCode	case codeSignalResInviteHasReject = 10409	NIMRemoteErrorCodeSignalResInviteHasReject	
h	m	NIMRemoteErrorCode	case codeSignalResInviteNotExists = 10408	NIMRemoteErrorCodeSignalResInviteNotExists	
h	m	NIMRemoteErrorCode	case codeSignalResPeerNIMOffline = 10201	NIMRemoteErrorCodeSignalResPeerNIMOffline	
h	m	NIMRemoteErrorCode	case codeSignalResPeerPushOffline = 10202	NIMRemoteErrorCodeSignalResPeerPushOffline	
h	m	NIMRemoteErrorCode	case codeSignalResRoomHasExists = 10405	NIMRemoteErrorCodeSignalResRoomHasExists	
h	m	NIMRemoteErrorCode	case codeSignalResRoomMemberExceed = 10419	NIMRemoteErrorCodeSignalResRoomMemberExceed	
h	m	NIMRemoteErrorCode	case codeSignalResRoomMemberHasExists = 10407	NIMRemoteErrorCodeSignalResRoomMemberHasExists	
h	m	NIMRemoteErrorCode	case codeSignalResRoomMemberNotExists = 10406	NIMRemoteErrorCodeSignalResRoomMemberNotExists	
h	m	NIMRemoteErrorCode	case codeSignalResRoomNotExists = 10404	NIMRemoteErrorCodeSignalResRoomNotExists	
h	m	NIMRemoteErrorCode	case codeSignalResUidConflict = 10417	NIMRemoteErrorCodeSignalResUidConflict	
h	m	NIMRemoteErrorCode	case codeTeamAccessError = 802	NIMRemoteErrorCodeTeamAccessError	
h	m	NIMRemoteErrorCode	case codeTeamAlreadyIn = 809	NIMRemoteErrorCodeTeamAlreadyIn	
h	m	NIMRemoteErrorCode	case codeTeamBlackList = 812	NIMRemoteErrorCodeTeamBlackList	
h	m	NIMRemoteErrorCode	case codeTeamCountLimit = 806	NIMRemoteErrorCodeTeamCountLimit	
h	m	NIMRemoteErrorCode	case codeTeamInvaildType = 805	NIMRemoteErrorCodeTeamInvaildType	
h	m	NIMRemoteErrorCode	case codeTeamMemberLimit = 801	NIMRemoteErrorCodeTeamMemberLimit	
h	m	NIMRemoteErrorCode	case codeTeamNotExists = 803	NIMRemoteErrorCodeTeamNotExists	
h	m	NIMRemoteErrorCode	case codeTeamNotMember = 810	NIMRemoteErrorCodeTeamNotMember	
h	m	NIMRemoteErrorCode	case codeTeamsPartialSuccess = 816	NIMRemoteErrorCodeTeamsPartialSuccess	
h	m	NIMRemoteErrorCode	case codeTimeoutError = 408	NIMRemoteErrorCodeTimeoutError	
h	m	NIMRemoteErrorCode	case codeUnknownError = 500	NIMRemoteErrorCodeUnknownError	
h	m	NIMRemoteErrorCode	case codeUserNotExist = 510	NIMRemoteErrorCodeUserNotExist	
o	m	NIMRemoteErrorCode	init?(rawValue: Int)		
h	t	NIMRemoteRecentSessionBlock	((any Error)?) -> Void		
h	t	NIMRemoveCollectBlock	((any Error)?, Int) -> Void		
h	t	NIMRemoveMessagePinCompletion	((any Error)?, NIMMessagePinItem?) -> Void		
h	t	NIMRemoveRemoteMessageBlock	((any Error)?) -> Void		
h	t	NIMRemoveRemoteSessionBlock	((any Error)?) -> Void		
h	t	NIMRemoveStickTopSessionCompletion	((any Error)?, NIMStickTopSessionInfo?) -> Void		
h	t	NIMRequestChatroomAddressesCallback	((any Error)?, [String]?) -> Void		
h	t	NIMRequestChatroomAddressesHandler	(String, NIMRequestChatroomAddressesCallback) -> Void		
h	t	NIMResetMsgIndexBlock	((any Error)?) -> Void		
h	t	NIMResourceDeleteHandler	((any Error)?, Int64) -> Void		
h	c	NIMResourceExtraInfo	NSObject		
o	m	NIMResourceExtraInfo	override init()		
k	m	NIMResourceExtraInfo	var md5: String?	md5	the server finds a file by its bytes
h	m	NIMResourceExtraInfo	var mime: String?	mime	
k	m	NIMResourceExtraInfo	var roomId: String?	roomId	files are the account's
h	m	NIMResourceExtraInfo	var scene: String!	scene	
h	p	NIMResourceManager	NSObjectProtocol		
h	m	NIMResourceManager	func cancelTask(_ filepath: String)	cancelTask:	
r	m	NIMResourceManager	func checkFileQuickTransfer(_ MD5: String, fileSize size: UInt64, option: NIMResourceExtraInfo, completion: (String?, Int, (any Error)?) -> Void)	checkFileQuickTransfer:fileSize:option:completion:	local error 24
h	m	NIMResourceManager	func convertHttp(toHttps urlString: String) -> String	convertHttpToHttps:	
h	m	NIMResourceManager	func convertURL(toAcceleratedURL urlString: String) -> String	convertURLToAcceleratedURL:	
o	m	NIMResourceManager	nonisolated(nonsending) func download(_ urlString: String, filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?) async throws		
h	m	NIMResourceManager	func download(_ urlString: String, filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?, completion: (((any Error)?) -> Void)?)	download:filepath:extraInfo:progress:completion:	
o	m	NIMResourceManager	func download(_ urlString: String, filepath: String, progress: NIMHttpProgressBlock?)		
h	m	NIMResourceManager	func download(_ urlString: String, filepath: String, progress: NIMHttpProgressBlock?, completion: (((any Error)?) -> Void)?)	download:filepath:progress:completion:	
o	m	NIMResourceManager	nonisolated(nonsending) func download(_ urlString: String, filepath: String, type: Int, extraInfo info: NIMResourceExtraInfo, progress: NIMHttpProgressBlock) async throws		
h	m	NIMResourceManager	func download(_ urlString: String, filepath: String, type: Int, extraInfo info: NIMResourceExtraInfo, progress: NIMHttpProgressBlock, completion: ((any Error)?) -> Void)	download:filepath:type:extraInfo:progress:completion:	
o	m	NIMResourceManager	nonisolated(nonsending) func fetchNOSURL(withURL shortCode: String) async throws -> String		
h	m	NIMResourceManager	func fetchNOSURL(withURL shortCode: String, completion: ((any Error)?, String?) -> Void)	fetchNOSURLWithURL:completion:	
o	m	NIMResourceManager	nonisolated(nonsending) func fetchNOSURL(withURL shortCode: String, roomId: String?) async throws -> String		
h	m	NIMResourceManager	func fetchNOSURL(withURL shortCode: String, roomId: String?, completion: ((any Error)?, String?) -> Void)	fetchNOSURLWithURL:roomId:completion:	
h	m	NIMResourceManager	func imageThumbnailURL(_ urlString: String) -> String	imageThumbnailURL:	
h	m	NIMResourceManager	func normalizeURLString(_ urlString: String) -> String	normalizeURLString:	
o	m	NIMResourceManager	nonisolated(nonsending) func removeResourceFiles(_ option: NIMResourceQueryOption) async throws -> Int64		
h	m	NIMResourceManager	func removeResourceFiles(_ option: NIMResourceQueryOption, completion: ((any Error)?, Int64) -> Void)	removeResourceFiles:completion:	
o	m	NIMResourceManager	nonisolated(nonsending) func searchResourceFiles(_ option: NIMResourceQueryOption) async throws -> [NIMCacheQueryResult]		
h	m	NIMResourceManager	func searchResourceFiles(_ option: NIMResourceQueryOption, completion: ((any Error)?, [NIMCacheQueryResult]?) -> Void)	searchResourceFiles:completion:	
o	m	NIMResourceManager	func upload(_ filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?)		
h	m	NIMResourceManager	func upload(_ filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?, completion: ((String?, (any Error)?) -> Void)?)	upload:extraInfo:progress:completion:	
o	m	NIMResourceManager	func upload(_ filepath: String, progress: NIMHttpProgressBlock?)		
h	m	NIMResourceManager	func upload(_ filepath: String, progress: NIMHttpProgressBlock?, completion: ((String?, (any Error)?) -> Void)?)	upload:progress:completion:	
o	m	NIMResourceManager	func upload(_ filepath: String, scene: String?, md5: String?, progress: NIMHttpProgressBlock?)		
h	m	NIMResourceManager	func upload(_ filepath: String, scene: String?, md5: String?, progress: NIMHttpProgressBlock?, completion: ((String?, (any Error)?) -> Void)?)	upload:scene:md5:progress:completion:	
o	m	NIMResourceManager	func upload(_ filepath: String, scene: String, progress: NIMHttpProgressBlock?)		
h	m	NIMResourceManager	func upload(_ filepath: String, scene: String, progress: NIMHttpProgressBlock?, completion: ((String?, (any Error)?) -> Void)?)	upload:scene:progress:completion:	
h	m	NIMResourceManager	func videoThumbnailURL(_ urlString: String) -> String	videoThumbnailURL:	
h	c	NIMResourceQueryOption	NSObject		
h	m	NIMResourceQueryOption	var extensions: [String]?	extensions	
o	m	NIMResourceQueryOption	override init()		
h	m	NIMResourceQueryOption	var timeInterval: TimeInterval	timeInterval	
h	t	NIMResourceSearchHandler	((any Error)?, [NIMCacheQueryResult]?) -> Void		
h	t	NIMRetrieveServerMessagesBlock	((any Error)?, [NIMMessage]?) -> Void		
h	t	NIMRevokeMessageBlock	((any Error)?) -> Void		
h	c	NIMRevokeMessageNotification	NSObject		
h	m	NIMRevokeMessageNotification	var attach: String? { get }	attach	
h	m	NIMRevokeMessageNotification	var callbackExt: String { get }	callbackExt	
h	m	NIMRevokeMessageNotification	var fromUserId: String { get }	fromUserId	
o	m	NIMRevokeMessageNotification	override init()		
h	m	NIMRevokeMessageNotification	var message: NIMMessage? { get }	message	
h	m	NIMRevokeMessageNotification	var messageFromUserId: String { get }	messageFromUserId	
h	m	NIMRevokeMessageNotification	var notificationType: NIMRevokeMessageNotificationType { get }	notificationType	
h	m	NIMRevokeMessageNotification	var offline: Bool { get }	offline	
h	m	NIMRevokeMessageNotification	var postscript: String? { get }	postscript	
h	m	NIMRevokeMessageNotification	var roaming: Bool { get }	roaming	
h	m	NIMRevokeMessageNotification	var session: NIMSession { get }	session	
h	m	NIMRevokeMessageNotification	var timestamp: TimeInterval { get }	timestamp	
h	e	NIMRevokeMessageNotificationType	Int, Sendable		
h	m	NIMRevokeMessageNotificationType	case P2P = 7	NIMRevokeMessageNotificationTypeP2P	
o	m	NIMRevokeMessageNotificationType	init?(rawValue: Int)		
h	m	NIMRevokeMessageNotificationType	case p2POneWay = 13	NIMRevokeMessageNotificationTypeP2POneWay	
h	m	NIMRevokeMessageNotificationType	case superTeam = 12	NIMRevokeMessageNotificationTypeSuperTeam	
h	m	NIMRevokeMessageNotificationType	case team = 8	NIMRevokeMessageNotificationTypeTeam	
h	m	NIMRevokeMessageNotificationType	case teamOneWay = 14	NIMRevokeMessageNotificationTypeTeamOneWay	
h	c	NIMRevokeMessageOption	NSObject		
h	m	NIMRevokeMessageOption	var apnsContent: String?	apnsContent	
h	m	NIMRevokeMessageOption	var apnsPayload: [AnyHashable : Any]?	apnsPayload	
h	m	NIMRevokeMessageOption	var attach: String?	attach	
o	m	NIMRevokeMessageOption	override init()		
h	m	NIMRevokeMessageOption	var postscript: String?	postscript	
h	m	NIMRevokeMessageOption	var shouldBeCounted: Bool	shouldBeCounted	
h	c	NIMRobot	NSObject		
k	m	NIMRobot	var avatarUrl: String? { get }	avatarUrl	there are no robots
k	m	NIMRobot	var botId: String? { get }	botId	there are no robots
o	m	NIMRobot	override init()		
k	m	NIMRobot	var intro: String? { get }	intro	there are no robots
k	m	NIMRobot	var nickname: String? { get }	nickname	there are no robots
k	m	NIMRobot	var thumbAvatarUrl: String? { get }	thumbAvatarUrl	there are no robots
k	m	NIMRobot	var userId: String?	userId	there are no robots
h	p	NIMRobotManager	NSObjectProtocol		
k	m	NIMRobotManager	func allRobots() -> [NIMRobot]?	allRobots	there are no robots: lists are empty
k	m	NIMRobotManager	func fetchAllRobots(fromServer completion: NIMRobotsHandler?)	fetchAllRobotsFromServer:	there are no robots: lists are empty
k	m	NIMRobotManager	func isValidRobot(_ userId: String) -> Bool	isValidRobot:	there are no robots: lists are empty
k	m	NIMRobotManager	func robotInfo(_ userId: String) -> NIMRobot?	robotInfo:	there are no robots: lists are empty
h	c	NIMRobotObject	NSObject, NIMMessageObject		
o	m	NIMRobotObject	override init()		
r	m	NIMRobotObject	init(robot content: String, robotId: String)	initWithRobot:robotId:	sending fails with local error 24
r	m	NIMRobotObject	init(robotId: String, target: String, param: String)	initWithRobotId:target:param:	sending fails with local error 24
r	m	NIMRobotObject	var isFromRobot: Bool { get }	isFromRobot	sending fails with local error 24
o	m	NIMRobotObject	weak var message: NIMMessage?		
r	m	NIMRobotObject	var response: [AnyHashable : Any]? { get }	response	sending fails with local error 24
r	m	NIMRobotObject	var responseForMessageId: String? { get }	responseForMessageId	sending fails with local error 24
r	m	NIMRobotObject	var robotId: String? { get }	robotId	sending fails with local error 24
o	m	NIMRobotObject	func type() -> NIMMessageType		
h	t	NIMRobotsHandler	((any Error)?, [NIMRobot]?) -> Void		
h	c	NIMRtcCallRecordObject	NSObject, NIMMessageObject		
h	m	NIMRtcCallRecordObject	var callStatus: NIMRtcCallStatus	callStatus	
h	m	NIMRtcCallRecordObject	var callType: NIMRtcCallType	callType	
h	m	NIMRtcCallRecordObject	var channelID: String	channelID	
h	m	NIMRtcCallRecordObject	var durations: [String : NSNumber]	durations	
o	m	NIMRtcCallRecordObject	override init()		
o	m	NIMRtcCallRecordObject	weak var message: NIMMessage?		
o	m	NIMRtcCallRecordObject	func type() -> NIMMessageType		
h	e	NIMRtcCallStatus	UInt, Sendable		
h	m	NIMRtcCallStatus	case busy = 5	NIMRtcCallStatusBusy	
h	m	NIMRtcCallStatus	case canceled = 2	NIMRtcCallStatusCanceled	
h	m	NIMRtcCallStatus	case complete = 1	NIMRtcCallStatusComplete	
o	m	NIMRtcCallStatus	init?(rawValue: UInt)		
h	m	NIMRtcCallStatus	case rejected = 3	NIMRtcCallStatusRejected	
h	m	NIMRtcCallStatus	case timeout = 4	NIMRtcCallStatusTimeout	
h	e	NIMRtcCallType	UInt, Sendable		
h	m	NIMRtcCallType	case audio = 1	NIMRtcCallTypeAudio	
o	m	NIMRtcCallType	init?(rawValue: UInt)		
h	m	NIMRtcCallType	case video = 2	NIMRtcCallTypeVideo	
h	c	NIMSDK	NSObject		
h	m	NIMSDK	var antispamManager: any NIMAntispamManager { get }	antispamManager	
h	m	NIMSDK	var apnsManager: any NIMApnsManager { get }	apnsManager	
h	m	NIMSDK	func appKey() -> String?	appKey	
r	m	NIMSDK	func archiveLogs(_ completion: (any Error, String) -> Void)	archiveLogs:	local error 24
o	m	NIMSDK	var audioPort: (any NIMAudioPort)? { get set }		
h	m	NIMSDK	var broadcastManager: any NIMBroadcastManager { get }	broadcastManager	
h	m	NIMSDK	var chatExtendManager: any NIMChatExtendManager { get }	chatExtendManager	
h	m	NIMSDK	var chatManager: any NIMChatManager { get }	chatManager	
h	m	NIMSDK	var chatroomManager: any NIMChatroomManager { get }	chatroomManager	
h	m	NIMSDK	var conversationManager: any NIMConversationManager { get }	conversationManager	
k	m	NIMSDK	func currentLogFilepath() -> String	currentLogFilepath	always empty
h	m	NIMSDK	var customizedAPIManager: any NIMCustomizedAPIManager { get }	customizedAPIManager	
h	m	NIMSDK	var docTranscodingManager: any NIMDocTranscodingManager { get }	docTranscodingManager	
k	m	NIMSDK	func enableConsoleLog()	enableConsoleLog	
h	m	NIMSDK	func gitVersion() -> String	gitVersion	
h	m	NIMSDK	var indexManager: any NIMIndexManager { get }	indexManager	
o	m	NIMSDK	override convenience init()		
o	m	NIMSDK	required init(environment: MessagingEnvironment?, device: String?, config: NIMSDKConfig?)		
h	m	NIMSDK	func isUsingDemoAppKey() -> Bool	isUsingDemoAppKey	
h	m	NIMSDK	var loginManager: any NIMLoginManager { get }	loginManager	
h	m	NIMSDK	var mediaManager: any NIMMediaManager { get }	mediaManager	
k	m	NIMSDK	func optimizeQChat()	optimizeQChat	the engine has no QChat
h	m	NIMSDK	var passThroughManager: any NIMPassThroughManager { get }	passThroughManager	
k	m	NIMSDK	func qchat(with option: NIMQChatOption)	qchatWithOption:	the engine has no QChat
h	m	NIMSDK	var qchatApnsManager: any NIMQChatApnsManager { get }	qchatApnsManager	
h	m	NIMSDK	var qchatChannelManager: any NIMQChatChannelManager { get }	qchatChannelManager	
h	m	NIMSDK	var qchatManager: any NIMQChatManager { get }	qchatManager	
h	m	NIMSDK	var qchatMessageExtendManager: any NIMQChatMessageExtendManager { get }	qchatMessageExtendManager	
h	m	NIMSDK	var qchatMessageManager: any NIMQChatMessageManager { get }	qchatMessageManager	
h	m	NIMSDK	var qchatRTCChannelManager: any NIMQChatRTCChannelManager { get }	qchatRTCChannelManager	
h	m	NIMSDK	var qchatRoleManager: any NIMQChatRoleManager { get }	qchatRoleManager	
h	m	NIMSDK	var qchatServerManager: any NIMQChatServerManager { get }	qchatServerManager	
h	m	NIMSDK	var redPacketManager: any NIMRedPacketManager { get }	redPacketManager	
h	m	NIMSDK	func register(with option: NIMSDKOption)	registerWithOption:	
h	m	NIMSDK	func register(withAppID appKey: String, cerName: String?)	registerWithAppID:cerName:	
h	m	NIMSDK	var resourceManager: any NIMResourceManager { get }	resourceManager	
h	m	NIMSDK	var robotManager: any NIMRobotManager { get }	robotManager	
h	m	NIMSDK	var sceneDict: NSMutableDictionary	sceneDict	
h	m	NIMSDK	func sdkVersion() -> String	sdkVersion	
k	m	NIMSDK	var serverSetting: NIMServerSetting	serverSetting	MessagingEnvironment says where the engine is
h	m	NIMSDK	class func shared() -> Self	sharedSDK	
h	m	NIMSDK	var signalManager: any NIMSignalManager { get }	signalManager	
h	m	NIMSDK	var subscribeManager: any NIMEventSubscribeManager { get }	subscribeManager	
h	m	NIMSDK	var superTeamManager: any NIMSuperTeamManager { get }	superTeamManager	
h	m	NIMSDK	var systemNotificationManager: any NIMSystemNotificationManager { get }	systemNotificationManager	
h	m	NIMSDK	var teamManager: any NIMTeamManager { get }	teamManager	
h	m	NIMSDK	func updateApnsToken(_ token: Data) -> String	updateApnsToken:	
h	m	NIMSDK	func updateApnsToken(_ token: Data, customContentKey key: String?) -> String	updateApnsToken:customContentKey:	
h	m	NIMSDK	func updateApnsToken(_ token: Data, customContentKey key: String?, qchatCustomContentKey qchatKey: String?) -> String	updateApnsToken:customContentKey:qchatCustomContentKey:	
h	m	NIMSDK	func updatePushKitToken(_ token: Data)	updatePushKitToken:	
r	m	NIMSDK	func uploadLogs(_ completion: ((any Error, String) -> Void)? = nil)	uploadLogs:	local error 24
r	m	NIMSDK	func uploadLogs(withAttach attach: String?, roomId: String?, completion: ((any Error, String) -> Void)? = nil)	uploadLogsWithAttach:roomId:completion:	local error 24
h	m	NIMSDK	var userManager: any NIMUserManager { get }	userManager	
h	e	NIMSDKAuthMode	Int, Sendable		
h	m	NIMSDKAuthMode	case IM = 1	NIMSDKAuthModeIM	
h	m	NIMSDKAuthMode	case chatroom = 2	NIMSDKAuthModeChatroom	
o	m	NIMSDKAuthMode	init?(rawValue: Int)		
h	m	NIMSDKAuthMode	case undefined = 0	NIMSDKAuthModeUndefined	
h	e	NIMSDKAuthType	Int, Sendable		
h	m	NIMSDKAuthType	case `default` = 0	NIMSDKAuthTypeDefault	
h	m	NIMSDKAuthType	case dynamicToken = 1	NIMSDKAuthTypeDynamicToken	
o	m	NIMSDKAuthType	init?(rawValue: Int)		
h	m	NIMSDKAuthType	case thirdParty = 2	NIMSDKAuthTypeThirdParty	
h	c	NIMSDKConfig	NSObject		
k	m	NIMSDKConfig	var animatedImageThumbnailEnabled: Bool	animatedImageThumbnailEnabled	
h	m	NIMSDKConfig	var asyncLoadRecentSessionEnabled: Bool	asyncLoadRecentSessionEnabled	
k	m	NIMSDKConfig	var cdnTrackInterval: TimeInterval	cdnTrackInterval	
k	m	NIMSDKConfig	var chatroomMessageReceiveMinInterval: TimeInterval	chatroomMessageReceiveMinInterval	
h	m	NIMSDKConfig	var customClientType: Int	customClientType	
h	m	NIMSDKConfig	var customTag: String	customTag	
h	m	NIMSDKConfig	weak open var delegate: (any NIMSDKConfigDelegate)?	delegate	
k	m	NIMSDKConfig	var disableTraceroute: Bool	disableTraceroute	
k	m	NIMSDKConfig	var enableDataProtection: Bool	enableDataProtection	
k	m	NIMSDKConfig	var enabledHttpsForInfo: Bool	enabledHttpsForInfo	
k	m	NIMSDKConfig	var enabledHttpsForMessage: Bool	enabledHttpsForMessage	
k	m	NIMSDKConfig	var exceptionOptimizationEnabled: Bool	exceptionOptimizationEnabled	
k	m	NIMSDKConfig	var fcsAuthType: Int	fcsAuthType	
k	m	NIMSDKConfig	var fcsEnable: Bool	fcsEnable	
k	m	NIMSDKConfig	var fcsRefer: String	fcsRefer	
k	m	NIMSDKConfig	var fcsUa: String	fcsUa	
h	m	NIMSDKConfig	var fetchAttachmentAutomaticallyAfterReceiving: Bool	fetchAttachmentAutomaticallyAfterReceiving	
h	m	NIMSDKConfig	var fetchAttachmentAutomaticallyAfterReceivingInChatroom: Bool	fetchAttachmentAutomaticallyAfterReceivingInChatroom	
k	m	NIMSDKConfig	var fileProtectionNone: Bool	fileProtectionNone	
k	m	NIMSDKConfig	var fileQuickTransferEnabled: Bool	fileQuickTransferEnabled	
h	m	NIMSDKConfig	var fixMsgStatusByBlackList: Bool	fixMsgStatusByBlackList	
k	m	NIMSDKConfig	var flutterSDKVersion: String	flutterSDKVersion	
k	m	NIMSDKConfig	var growDeviceEnabled: Bool	growDeviceEnabled	
o	m	NIMSDKConfig	override required init()		
k	m	NIMSDKConfig	var isSingleTable: Bool	isSingleTable	
k	m	NIMSDKConfig	var linkQuickSwitch: Bool	linkQuickSwitch	
k	m	NIMSDKConfig	var logDesensitizationConfig: NIMLogDesensitizationConfig	logDesensitizationConfig	
h	m	NIMSDKConfig	var maxAutoLoginRetryTimes: Int	maxAutoLoginRetryTimes	
k	m	NIMSDKConfig	var maxUploadLogSize: UInt64	maxUploadLogSize	
k	m	NIMSDKConfig	var maximumLogDays: Int	maximumLogDays	
h	m	NIMSDKConfig	var msgIndexProducer: (any NIMMsgIndexProduceDelegate)?	msgIndexProducer	
k	m	NIMSDKConfig	var optimizeSettings: String?	optimizeSettings	
k	m	NIMSDKConfig	var reconnectInBackgroundStateDisabled: Bool	reconnectInBackgroundStateDisabled	
k	m	NIMSDKConfig	var reportIgnoredMessage: Bool	reportIgnoredMessage	
h	m	NIMSDKConfig	var sessionDatabaseBackupEnabled: Bool	sessionDatabaseBackupEnabled	
h	m	NIMSDKConfig	func setupSDKDir(_ sdkDir: String)	setupSDKDir:	
h	m	NIMSDKConfig	class func shared() -> Self	sharedConfig	
h	m	NIMSDKConfig	var shouldConsiderRevokedMessageUnreadCount: Bool	shouldConsiderRevokedMessageUnreadCount	
h	m	NIMSDKConfig	var shouldCountTeamNotification: Bool	shouldCountTeamNotification	
h	m	NIMSDKConfig	var shouldSyncStickTopSessionInfos: Bool	shouldSyncStickTopSessionInfos	
h	m	NIMSDKConfig	var shouldSyncUnreadCount: Bool	shouldSyncUnreadCount	
h	m	NIMSDKConfig	var teamReceiptEnabled: Bool	teamReceiptEnabled	
k	m	NIMSDKConfig	var thumbnailSize: Int	thumbnailSize	
h	p	NIMSDKConfigDelegate	NSObjectProtocol		
h	m	NIMSDKConfigDelegate	func dynamicChatRoomLoginExt(forAccount account: String, room roomId: String, appKey: String) -> String?	dynamicChatRoomLoginExtForAccount:room:appKey:	
h	m	NIMSDKConfigDelegate	func dynamicChatRoomToken(forAccount account: String, room roomId: String, appKey: String) -> String?	dynamicChatRoomTokenForAccount:room:appKey:	
h	m	NIMSDKConfigDelegate	func dynamicLoginExt(forAccount account: String) -> String?	dynamicLoginExtForAccount:	
h	m	NIMSDKConfigDelegate	func dynamicToken(forAccount account: String) -> String?	dynamicTokenForAccount:	
k	m	NIMSDKConfigDelegate	func onChatroomCdnTrack(_ trackInfo: NIMChatroomCdnTrackInfo, forRoom roomID: String)	onChatroomCdnTrack:forRoom:	never called: no messages come by way of a content delivery network
h	m	NIMSDKConfigDelegate	func shouldIgnore(_ message: NIMMessage) -> Bool	shouldIgnoreMessage:	
h	m	NIMSDKConfigDelegate	func shouldIgnoreNotification(_ notification: NIMNotificationObject) -> Bool	shouldIgnoreNotification:	
k	m	NIMSDKConfigDelegate	func tokenCallback(_ url: String) -> String	tokenCallback:	never called: addresses of files are signed
h	c	NIMSDKOption	NSObject		
h	m	NIMSDKOption	var apnsCername: String?	apnsCername	
h	m	NIMSDKOption	var appKey: String	appKey	
k	m	NIMSDKOption	var avoidNosAccelerationBuckets: Set<String>?	avoidNosAccelerationBuckets	
o	m	NIMSDKOption	override convenience init()		
h	m	NIMSDKOption	convenience init(appKey: String)	optionWithAppKey:	
h	m	NIMSDKOption	var pkCername: String?	pkCername	
h	c	NIMSM2Option	NSObject		
o	m	NIMSM2Option	override init()		
h	m	NIMSM2Option	var sm2X: String	SM2X	
h	m	NIMSM2Option	var sm2Y: String	SM2Y	
h	m	NIMSM2Option	var version: Int	version	
h	t	NIMSearchMessageBlock	((any Error)?, [NIMMessage]?) -> Void		
h	t	NIMSendACKSessionsBlock	((any Error)?) -> Void		
h	t	NIMSendMessageReceiptBlock	((any Error)?) -> Void		
h	t	NIMSendTeamMessageReceiptsBlock	((any Error)?, [NIMMessageReceipt]?) -> Void		
h	e	NIMServerEnv	Int, Sendable		
h	m	NIMServerEnv	case dev = 1	NIMServerEnvDev	
o	m	NIMServerEnv	init?(rawValue: Int)		
h	m	NIMServerEnv	case prod = 0	NIMServerEnvProd	
h	c	NIMServerSetting	NSObject		
k	m	NIMServerSetting	var cdnEnable: Bool	cdnEnable	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var encryptConfig: NIMEncryptionConfig { get }	encryptConfig	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var env: NIMServerEnv	env	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var exceptionUploadAddress: String	exceptionUploadAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var handshakeType: NIMHandshakeType	handshakeType	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var httpsEnabled: Bool	httpsEnabled	MessagingEnvironment says where the engine is
o	m	NIMServerSetting	override init()		
k	m	NIMServerSetting	var ipv6LinkAddress: String	ipv6LinkAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var isSpecialCloud: Bool	isSpecialCloud	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var lbsAddress: String	lbsAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var lbsIpv4DetectAddress: String?	lbsIpv4DetectAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var lbsIpv6DetectAddress: String?	lbsIpv6DetectAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var lbsLinkAddressType: NIMLinkAddressType	lbsLinkAddressType	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var linkAddress: String	linkAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var module: String	module	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var nosAccelerateAddress: String?	nosAccelerateAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var nosAccelerateHost: String?	nosAccelerateHost	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var nosAccelerateHosts: [String]?	nosAccelerateHosts	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var nosDownloadAddress: String	nosDownloadAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var nosLbsAddress: String	nosLbsAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var nosUploadAddress: String	nosUploadAddress	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var nosUploadHost: String?	nosUploadHost	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	func update(fromConfigData data: Data)	updateSettingFromConfigData:	MessagingEnvironment says where the engine is
k	m	NIMServerSetting	var version: Int	version	MessagingEnvironment says where the engine is
h	c	NIMServerTime	NSObject		
o	m	NIMServerTime	override init()		
h	m	NIMServerTime	var timestamp: UInt64 { get }	timestamp	
h	c	NIMSession	NSObject, NSCopying		
o	m	NIMSession	func copy(with zone: NSZone? = nil) -> Any		
o	m	NIMSession	override var description: String { get }		
o	m	NIMSession	override var hash: Int { get }		
o	m	NIMSession	override convenience init()		
h	m	NIMSession	convenience init(_ sessionId: String, type sessionType: NIMSessionType)	session:type:	
h	m	NIMSession	convenience init(forQChat qchatChannelId: Int64, qchatServerId: Int64)	sessionForQChat:qchatServerId:	
h	m	NIMSession	convenience init?(from sessionString: String)	sessionFromString:	
o	m	NIMSession	override func isEqual(_ object: Any?) -> Bool		
h	m	NIMSession	var qchatChannelId: UInt64 { get }	qchatChannelId	
h	m	NIMSession	var qchatServerId: UInt64 { get }	qchatServerId	
h	m	NIMSession	var sessionId: String { get }	sessionId	
h	m	NIMSession	var sessionType: NIMSessionType { get }	sessionType	
h	t	NIMSessionDeleteAllRemoteMessagesCompletionBlock	((any Error)?) -> Void		
h	c	NIMSessionDeleteAllRemoteMessagesInfo	NSObject		
h	m	NIMSessionDeleteAllRemoteMessagesInfo	var ext: String	ext	
h	m	NIMSessionDeleteAllRemoteMessagesInfo	var fromAccid: String	fromAccid	
o	m	NIMSessionDeleteAllRemoteMessagesInfo	override convenience init()		
h	m	NIMSessionDeleteAllRemoteMessagesInfo	var session: NIMSession	session	
h	m	NIMSessionDeleteAllRemoteMessagesInfo	var time: UInt64	time	
h	c	NIMSessionDeleteAllRemoteMessagesOptions	NSObject		
h	m	NIMSessionDeleteAllRemoteMessagesOptions	var ext: String	ext	
o	m	NIMSessionDeleteAllRemoteMessagesOptions	override init()		
h	m	NIMSessionDeleteAllRemoteMessagesOptions	var removeOtherClients: Bool	removeOtherClients	
h	e	NIMSessionType	Int, Sendable		
h	m	NIMSessionType	case P2P = 0	NIMSessionTypeP2P	
h	m	NIMSessionType	case YSF = 3	NIMSessionTypeYSF	
h	m	NIMSessionType	case chatroom = 2	NIMSessionTypeChatroom	
o	m	NIMSessionType	init?(rawValue: Int)		
h	m	NIMSessionType	case qChat = 6	NIMSessionTypeQChat	
h	m	NIMSessionType	case superTeam = 5	NIMSessionTypeSuperTeam	
h	m	NIMSessionType	case team = 1	NIMSessionTypeTeam	
h	p	NIMSignalManager	NSObjectProtocol		
h	m	NIMSignalManager	func add(_ delegate: any NIMSignalManagerDelegate)	addDelegate:	
h	m	NIMSignalManager	func remove(_ delegate: any NIMSignalManagerDelegate)	removeDelegate:	
o	m	NIMSignalManager	func signalingAccept(_ request: NIMSignalingAcceptRequest)		
h	m	NIMSignalManager	func signalingAccept(_ request: NIMSignalingAcceptRequest, completion: NIMSignalingAcceptBlock?)	signalingAccept:completion:	
o	m	NIMSignalManager	func signalingCall(_ request: NIMSignalingCallRequest)		
h	m	NIMSignalManager	func signalingCall(_ request: NIMSignalingCallRequest, completion: NIMSignalingCallBlock?)	signalingCall:completion:	
o	m	NIMSignalManager	func signalingCallEx(_ request: NIMSignalingCallExRequest)		
h	m	NIMSignalManager	func signalingCallEx(_ request: NIMSignalingCallExRequest, completion: NIMSignalingOptimizationCallBlock?)	signalingCallEx:completion:	
o	m	NIMSignalManager	func signalingCancelInvite(_ request: NIMSignalingCancelInviteRequest)		
h	m	NIMSignalManager	func signalingCancelInvite(_ request: NIMSignalingCancelInviteRequest, completion: NIMSignalingOperationBlock?)	signalingCancelInvite:completion:	
o	m	NIMSignalManager	func signalingCloseChannel(_ request: NIMSignalingCloseChannelRequest)		
h	m	NIMSignalManager	func signalingCloseChannel(_ request: NIMSignalingCloseChannelRequest, completion: NIMSignalingOperationBlock?)	signalingCloseChannel:completion:	
o	m	NIMSignalManager	func signalingControl(_ request: NIMSignalingControlRequest)		
h	m	NIMSignalManager	func signalingControl(_ request: NIMSignalingControlRequest, completion: NIMSignalingOperationBlock?)	signalingControl:completion:	
o	m	NIMSignalManager	func signalingCreateChannel(_ request: NIMSignalingCreateChannelRequest)		
h	m	NIMSignalManager	func signalingCreateChannel(_ request: NIMSignalingCreateChannelRequest, completion: NIMSignalingCreateChannelBlock?)	signalingCreateChannel:completion:	
o	m	NIMSignalManager	func signalingInvite(_ request: NIMSignalingInviteRequest)		
h	m	NIMSignalManager	func signalingInvite(_ request: NIMSignalingInviteRequest, completion: NIMSignalingOperationBlock?)	signalingInvite:completion:	
o	m	NIMSignalManager	func signalingJoinAndAccept(_ request: NIMSignalingJoinAndAcceptRequest)		
h	m	NIMSignalManager	func signalingJoinAndAccept(_ request: NIMSignalingJoinAndAcceptRequest, completion: NIMSignalingOptimizationCallBlock?)	signalingJoinAndAccept:completion:	
o	m	NIMSignalManager	func signalingJoinChannel(_ request: NIMSignalingJoinChannelRequest)		
h	m	NIMSignalManager	func signalingJoinChannel(_ request: NIMSignalingJoinChannelRequest, completion: NIMSignalingJoinChannelBlock?)	signalingJoinChannel:completion:	
o	m	NIMSignalManager	func signalingLeaveChannel(_ request: NIMSignalingLeaveChannelRequest)		
h	m	NIMSignalManager	func signalingLeaveChannel(_ request: NIMSignalingLeaveChannelRequest, completion: NIMSignalingOperationBlock?)	signalingLeaveChannel:completion:	
o	m	NIMSignalManager	func signalingQueryChannelInfo(_ request: NIMSignalingQueryChannelRequest)		
h	m	NIMSignalManager	func signalingQueryChannelInfo(_ request: NIMSignalingQueryChannelRequest, completion: NIMSignalingQueryChannelBlock?)	signalingQueryChannelInfo:completion:	
o	m	NIMSignalManager	func signalingReject(_ request: NIMSignalingRejectRequest)		
h	m	NIMSignalManager	func signalingReject(_ request: NIMSignalingRejectRequest, completion: NIMSignalingOperationBlock?)	signalingReject:completion:	
h	p	NIMSignalManagerDelegate	NSObjectProtocol		
h	m	NIMSignalManagerDelegate	func nimSignalingChannelsSyncNotify(_ notifyResponse: [NIMSignalingChannelDetailedInfo])	nimSignalingChannelsSyncNotify:	
h	m	NIMSignalManagerDelegate	func nimSignalingMembersSyncNotify(_ notifyResponse: NIMSignalingChannelDetailedInfo)	nimSignalingMembersSyncNotify:	
h	m	NIMSignalManagerDelegate	func nimSignalingMultiClientSyncNotify(_ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo)	nimSignalingMultiClientSyncNotifyEventType:response:	
h	m	NIMSignalManagerDelegate	func nimSignalingOfflineNotify(_ notifyResponse: [NIMSignalingNotifyInfo])	nimSignalingOfflineNotify:	
h	m	NIMSignalManagerDelegate	func nimSignalingOnlineNotify(_ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo)	nimSignalingOnlineNotifyEventType:response:	
h	t	NIMSignalingAcceptBlock	((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void		
h	c	NIMSignalingAcceptNotifyInfo	NIMSignalingNotifyInfo		
h	m	NIMSignalingAcceptNotifyInfo	var requestId: String	requestId	
h	m	NIMSignalingAcceptNotifyInfo	var toAccountId: String	toAccountId	
h	c	NIMSignalingAcceptRequest	NSObject		
h	m	NIMSignalingAcceptRequest	var acceptCustomInfo: String?	acceptCustomInfo	
h	m	NIMSignalingAcceptRequest	var accountId: String	accountId	
h	m	NIMSignalingAcceptRequest	var autoJoin: Bool	autoJoin	
h	m	NIMSignalingAcceptRequest	var channelId: String	channelId	
o	m	NIMSignalingAcceptRequest	override init()		
h	m	NIMSignalingAcceptRequest	var joinCustomInfo: String?	joinCustomInfo	
h	m	NIMSignalingAcceptRequest	var nertcChannelName: String?	nertcChannelName	
h	m	NIMSignalingAcceptRequest	var nertcJoinRoomQueryParamMap: String?	nertcJoinRoomQueryParamMap	
h	m	NIMSignalingAcceptRequest	var nertcTokenTtl: Int	nertcTokenTtl	
h	m	NIMSignalingAcceptRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingAcceptRequest	var requestId: String	requestId	
h	m	NIMSignalingAcceptRequest	var uid: UInt64	uid	
h	t	NIMSignalingCallBlock	((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void		
h	c	NIMSignalingCallExRequest	NSObject		
h	m	NIMSignalingCallExRequest	var accountId: String	accountId	
h	m	NIMSignalingCallExRequest	var channelExt: String?	channelExt	
h	m	NIMSignalingCallExRequest	var channelName: String?	channelName	
h	m	NIMSignalingCallExRequest	var channelType: NIMSignalingChannelType	channelType	
h	m	NIMSignalingCallExRequest	var customInfo: String	customInfo	
o	m	NIMSignalingCallExRequest	override init()		
h	m	NIMSignalingCallExRequest	var nertcChannelName: String?	nertcChannelName	
h	m	NIMSignalingCallExRequest	var nertcJoinRoomQueryParamMap: String?	nertcJoinRoomQueryParamMap	
h	m	NIMSignalingCallExRequest	var nertcTokenTtl: Int	nertcTokenTtl	
h	m	NIMSignalingCallExRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingCallExRequest	var push: NIMSignalingPushInfo	push	
h	m	NIMSignalingCallExRequest	var requestId: String	requestId	
h	m	NIMSignalingCallExRequest	var uid: UInt64	uid	
h	c	NIMSignalingCallRequest	NIMSignalingCreateChannelRequest		
h	m	NIMSignalingCallRequest	var accountId: String	accountId	
h	m	NIMSignalingCallRequest	var customInfo: String?	customInfo	
h	m	NIMSignalingCallRequest	var nertcChannelName: String?	nertcChannelName	
h	m	NIMSignalingCallRequest	var nertcTokenTtl: Int	nertcTokenTtl	
h	m	NIMSignalingCallRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingCallRequest	var push: NIMSignalingPushInfo?	push	
h	m	NIMSignalingCallRequest	var requestId: String	requestId	
h	m	NIMSignalingCallRequest	var uid: UInt64	uid	
h	c	NIMSignalingCancelInviteNotifyInfo	NIMSignalingNotifyInfo		
h	m	NIMSignalingCancelInviteNotifyInfo	var requestId: String	requestId	
h	m	NIMSignalingCancelInviteNotifyInfo	var toAccountId: String	toAccountId	
h	c	NIMSignalingCancelInviteRequest	NSObject		
h	m	NIMSignalingCancelInviteRequest	var accountId: String	accountId	
h	m	NIMSignalingCancelInviteRequest	var channelId: String	channelId	
h	m	NIMSignalingCancelInviteRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingCancelInviteRequest	override init()		
h	m	NIMSignalingCancelInviteRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingCancelInviteRequest	var requestId: String	requestId	
h	c	NIMSignalingChannelCompositionInfo	NIMSignalingChannelDetailedInfo		
h	m	NIMSignalingChannelCompositionInfo	var callStatus: Int32	callStatus	
h	c	NIMSignalingChannelDetailedInfo	NIMSignalingChannelInfo		
h	m	NIMSignalingChannelDetailedInfo	var members: [NIMSignalingMemberInfo]	members	
h	c	NIMSignalingChannelInfo	NSObject		
h	m	NIMSignalingChannelInfo	var channelExt: String	channelExt	
h	m	NIMSignalingChannelInfo	var channelId: String	channelId	
h	m	NIMSignalingChannelInfo	var channelName: String	channelName	
h	m	NIMSignalingChannelInfo	var channelType: NIMSignalingChannelType	channelType	
h	m	NIMSignalingChannelInfo	var createTimeStamp: UInt64	createTimeStamp	
h	m	NIMSignalingChannelInfo	var creatorId: String	creatorId	
h	m	NIMSignalingChannelInfo	var expireTimeStamp: UInt64	expireTimeStamp	
o	m	NIMSignalingChannelInfo	override init()		
h	m	NIMSignalingChannelInfo	var invalid: Bool	invalid	
h	m	NIMSignalingChannelInfo	var nertcJoinRoomResponse: String?	nertcJoinRoomResponse	
h	m	NIMSignalingChannelInfo	var nertcToken: String	nertcToken	
h	m	NIMSignalingChannelInfo	var nertcTokenTtl: Int	nertcTokenTtl	
h	e	NIMSignalingChannelType	Int, Sendable		
h	m	NIMSignalingChannelType	case audio = 1	NIMSignalingChannelTypeAudio	
h	m	NIMSignalingChannelType	case custom = 3	NIMSignalingChannelTypeCustom	
o	m	NIMSignalingChannelType	init?(rawValue: Int)		
h	m	NIMSignalingChannelType	case video = 2	NIMSignalingChannelTypeVideo	
h	c	NIMSignalingCloseChannelRequest	NSObject		
h	m	NIMSignalingCloseChannelRequest	var channelId: String	channelId	
h	m	NIMSignalingCloseChannelRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingCloseChannelRequest	override init()		
h	m	NIMSignalingCloseChannelRequest	var offlineEnabled: Bool	offlineEnabled	
h	c	NIMSignalingCloseNotifyInfo	NIMSignalingNotifyInfo		
h	c	NIMSignalingControlNotifyInfo	NIMSignalingNotifyInfo		
h	c	NIMSignalingControlRequest	NSObject		
h	m	NIMSignalingControlRequest	var accountId: String?	accountId	
h	m	NIMSignalingControlRequest	var channelId: String	channelId	
h	m	NIMSignalingControlRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingControlRequest	override init()		
h	t	NIMSignalingCreateChannelBlock	((any Error)?, NIMSignalingChannelInfo?) -> Void		
h	c	NIMSignalingCreateChannelRequest	NSObject		
h	m	NIMSignalingCreateChannelRequest	var channelExt: String?	channelExt	
h	m	NIMSignalingCreateChannelRequest	var channelName: String?	channelName	
h	m	NIMSignalingCreateChannelRequest	var channelType: NIMSignalingChannelType	channelType	
o	m	NIMSignalingCreateChannelRequest	override init()		
h	c	NIMSignalingDelayChannelRequest	NSObject		
h	m	NIMSignalingDelayChannelRequest	var channelId: String	channelId	
o	m	NIMSignalingDelayChannelRequest	override init()		
h	e	NIMSignalingEventType	Int, Sendable		
h	m	NIMSignalingEventType	case accept = 6	NIMSignalingEventTypeAccept	
h	m	NIMSignalingEventType	case cancelInvite = 4	NIMSignalingEventTypeCancelInvite	
h	m	NIMSignalingEventType	case close = 1	NIMSignalingEventTypeClose	
h	m	NIMSignalingEventType	case contrl = 8	NIMSignalingEventTypeContrl	
o	m	NIMSignalingEventType	init?(rawValue: Int)		
h	m	NIMSignalingEventType	case invite = 3	NIMSignalingEventTypeInvite	
h	m	NIMSignalingEventType	case join = 2	NIMSignalingEventTypeJoin	
h	m	NIMSignalingEventType	case leave = 7	NIMSignalingEventTypeLeave	
h	m	NIMSignalingEventType	case reject = 5	NIMSignalingEventTypeReject	
h	c	NIMSignalingInviteNotifyInfo	NIMSignalingNotifyInfo		
h	m	NIMSignalingInviteNotifyInfo	var push: NIMSignalingPushInfo	push	
h	m	NIMSignalingInviteNotifyInfo	var requestId: String	requestId	
h	m	NIMSignalingInviteNotifyInfo	var toAccountId: String	toAccountId	
h	c	NIMSignalingInviteRequest	NSObject		
h	m	NIMSignalingInviteRequest	var accountId: String	accountId	
h	m	NIMSignalingInviteRequest	var channelId: String	channelId	
h	m	NIMSignalingInviteRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingInviteRequest	override init()		
h	m	NIMSignalingInviteRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingInviteRequest	var push: NIMSignalingPushInfo	push	
h	m	NIMSignalingInviteRequest	var requestId: String	requestId	
h	c	NIMSignalingJoinAndAcceptRequest	NSObject		
h	m	NIMSignalingJoinAndAcceptRequest	var accountId: String	accountId	
h	m	NIMSignalingJoinAndAcceptRequest	var channelId: String	channelId	
h	m	NIMSignalingJoinAndAcceptRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingJoinAndAcceptRequest	override init()		
h	m	NIMSignalingJoinAndAcceptRequest	var nertcChannelName: String?	nertcChannelName	
h	m	NIMSignalingJoinAndAcceptRequest	var nertcJoinRoomQueryParamMap: String?	nertcJoinRoomQueryParamMap	
h	m	NIMSignalingJoinAndAcceptRequest	var nertcTokenTtl: Int	nertcTokenTtl	
h	m	NIMSignalingJoinAndAcceptRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingJoinAndAcceptRequest	var requestId: String	requestId	
h	m	NIMSignalingJoinAndAcceptRequest	var uid: UInt64	uid	
h	t	NIMSignalingJoinChannelBlock	((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void		
h	c	NIMSignalingJoinChannelRequest	NSObject		
h	m	NIMSignalingJoinChannelRequest	var channelId: String	channelId	
h	m	NIMSignalingJoinChannelRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingJoinChannelRequest	override init()		
h	m	NIMSignalingJoinChannelRequest	var nertcChannelName: String?	nertcChannelName	
h	m	NIMSignalingJoinChannelRequest	var nertcJoinRoomQueryParamMap: String?	nertcJoinRoomQueryParamMap	
h	m	NIMSignalingJoinChannelRequest	var nertcTokenTtl: Int	nertcTokenTtl	
h	m	NIMSignalingJoinChannelRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingJoinChannelRequest	var uid: UInt64	uid	
h	c	NIMSignalingJoinNotifyInfo	NIMSignalingNotifyInfo		
h	m	NIMSignalingJoinNotifyInfo	var member: NIMSignalingMemberInfo	member	
h	c	NIMSignalingLeaveChannelRequest	NSObject		
h	m	NIMSignalingLeaveChannelRequest	var channelId: String	channelId	
h	m	NIMSignalingLeaveChannelRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingLeaveChannelRequest	override init()		
h	m	NIMSignalingLeaveChannelRequest	var offlineEnabled: Bool	offlineEnabled	
h	c	NIMSignalingLeaveNotifyInfo	NIMSignalingNotifyInfo		
h	c	NIMSignalingMemberInfo	NSObject		
h	m	NIMSignalingMemberInfo	var accountId: String	accountId	
h	m	NIMSignalingMemberInfo	var createTimeStamp: UInt64	createTimeStamp	
h	m	NIMSignalingMemberInfo	var expireTimeStamp: UInt64	expireTimeStamp	
o	m	NIMSignalingMemberInfo	override init()		
h	m	NIMSignalingMemberInfo	var uid: UInt64	uid	
h	c	NIMSignalingNotifyInfo	NSObject		
h	m	NIMSignalingNotifyInfo	var channelInfo: NIMSignalingChannelInfo	channelInfo	
h	m	NIMSignalingNotifyInfo	var customInfo: String	customInfo	
h	m	NIMSignalingNotifyInfo	var eventType: NIMSignalingEventType	eventType	
h	m	NIMSignalingNotifyInfo	var fromAccountId: String	fromAccountId	
o	m	NIMSignalingNotifyInfo	override init()		
h	m	NIMSignalingNotifyInfo	var time: Int64	time	
h	t	NIMSignalingOperationBlock	((any Error)?) -> Void		
h	t	NIMSignalingOptimizationCallBlock	((any Error)?, NIMSignalingChannelCompositionInfo?) -> Void		
h	c	NIMSignalingPushInfo	NSObject		
o	m	NIMSignalingPushInfo	override init()		
h	m	NIMSignalingPushInfo	var needBadge: Bool	needBadge	
h	m	NIMSignalingPushInfo	var needPush: Bool	needPush	
h	m	NIMSignalingPushInfo	var pushContent: String	pushContent	
h	m	NIMSignalingPushInfo	var pushPayload: [AnyHashable : Any]	pushPayload	
h	m	NIMSignalingPushInfo	var pushTitle: String	pushTitle	
h	t	NIMSignalingQueryChannelBlock	((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void		
h	c	NIMSignalingQueryChannelRequest	NSObject		
h	m	NIMSignalingQueryChannelRequest	var channelId: String	channelId	
h	m	NIMSignalingQueryChannelRequest	var channelName: String	channelName	
o	m	NIMSignalingQueryChannelRequest	override init()		
h	c	NIMSignalingRejectNotifyInfo	NIMSignalingNotifyInfo		
h	m	NIMSignalingRejectNotifyInfo	var requestId: String	requestId	
h	m	NIMSignalingRejectNotifyInfo	var toAccountId: String	toAccountId	
h	c	NIMSignalingRejectRequest	NSObject		
h	m	NIMSignalingRejectRequest	var accountId: String	accountId	
h	m	NIMSignalingRejectRequest	var channelId: String	channelId	
h	m	NIMSignalingRejectRequest	var customInfo: String?	customInfo	
o	m	NIMSignalingRejectRequest	override init()		
h	m	NIMSignalingRejectRequest	var offlineEnabled: Bool	offlineEnabled	
h	m	NIMSignalingRejectRequest	var requestId: String	requestId	
h	c	NIMStickTopSessionInfo	NSObject		
h	m	NIMStickTopSessionInfo	var createTime: TimeInterval	createTime	
h	m	NIMStickTopSessionInfo	var ext: String?	ext	
o	m	NIMStickTopSessionInfo	override convenience init()		
h	m	NIMStickTopSessionInfo	var session: NIMSession	session	
h	m	NIMStickTopSessionInfo	var updateTime: TimeInterval	updateTime	
h	c	NIMSubscribeEvent	NSObject		
h	m	NIMSubscribeEvent	var eventId: String { get }	eventId	
h	m	NIMSubscribeEvent	var expiry: TimeInterval	expiry	
h	m	NIMSubscribeEvent	func ext(_ type: NIMLoginClientType) -> String?	ext:	
h	m	NIMSubscribeEvent	var from: String? { get }	from	
o	m	NIMSubscribeEvent	override init()		
h	m	NIMSubscribeEvent	var sendToOnlineUsersOnly: Bool	sendToOnlineUsersOnly	
h	m	NIMSubscribeEvent	func setExt(_ ext: String)	setExt:	
h	m	NIMSubscribeEvent	var subscribeInfo: Any { get }	subscribeInfo	
h	m	NIMSubscribeEvent	var syncEnabled: Bool	syncEnabled	
h	m	NIMSubscribeEvent	var timestamp: TimeInterval { get }	timestamp	
h	m	NIMSubscribeEvent	var type: Int	type	
h	m	NIMSubscribeEvent	var value: Int	value	
h	e	NIMSubscribeEventOnlineValue	Int, Sendable		
h	m	NIMSubscribeEventOnlineValue	case disconnected = 3	NIMSubscribeEventOnlineValueDisconnected	
o	m	NIMSubscribeEventOnlineValue	init?(rawValue: Int)		
h	m	NIMSubscribeEventOnlineValue	case login = 1	NIMSubscribeEventOnlineValueLogin	
h	m	NIMSubscribeEventOnlineValue	case logout = 2	NIMSubscribeEventOnlineValueLogout	
h	c	NIMSubscribeOnlineInfo	NSObject		
o	m	NIMSubscribeOnlineInfo	override init()		
h	m	NIMSubscribeOnlineInfo	var senderClientTypes: [Any]! { get }	senderClientTypes	
h	c	NIMSubscribeRequest	NSObject		
h	m	NIMSubscribeRequest	var expiry: TimeInterval	expiry	
o	m	NIMSubscribeRequest	override init()		
h	m	NIMSubscribeRequest	var publishers: [Any]	publishers	
h	m	NIMSubscribeRequest	var syncEnabled: Bool	syncEnabled	
h	m	NIMSubscribeRequest	var type: Int	type	
h	c	NIMSubscribeResult	NSObject		
h	m	NIMSubscribeResult	var expiry: TimeInterval { get }	expiry	
o	m	NIMSubscribeResult	override init()		
h	m	NIMSubscribeResult	var publisher: String! { get }	publisher	
h	m	NIMSubscribeResult	var timestamp: TimeInterval { get }	timestamp	
h	m	NIMSubscribeResult	var type: Int { get }	type	
h	e	NIMSubscribeSystemEventType	Int, Sendable		
o	m	NIMSubscribeSystemEventType	init?(rawValue: Int)		
h	m	NIMSubscribeSystemEventType	case online = 1	NIMSubscribeSystemEventTypeOnline	
h	p	NIMSuperTeamManager	NSObjectProtocol		
o	m	NIMSuperTeamManager	func acceptInvite(withTeam teamId: String, invitorId: String)		
h	m	NIMSuperTeamManager	func acceptInvite(withTeam teamId: String, invitorId: String, completion: (((any Error)?) -> Void)?)	acceptInviteWithTeam:invitorId:completion:	
h	m	NIMSuperTeamManager	func add(_ delegate: any NIMTeamManagerDelegate)	addDelegate:	
o	m	NIMSuperTeamManager	func addManagers(toTeam teamId: String, users: [String])		
h	m	NIMSuperTeamManager	func addManagers(toTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)	addManagersToTeam:users:completion:	
o	m	NIMSuperTeamManager	func addUsers(_ users: [String], toTeam teamId: String, postscript: String?, attach: String?)		
o	m	NIMSuperTeamManager	nonisolated(nonsending) func addUsers(_ users: [String], toTeam teamId: String, postscript: String?, attach: String?) async throws -> [NIMTeamMember]		
h	m	NIMSuperTeamManager	func addUsers(_ users: [String], toTeam teamId: String, postscript: String?, attach: String?, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)	addUsers:toTeam:postscript:attach:completion:	
h	m	NIMSuperTeamManager	func allMyTeams() -> [NIMTeam]?	allMyTeams	
o	m	NIMSuperTeamManager	func apply(toTeam teamId: String, message: String)		
h	m	NIMSuperTeamManager	func apply(toTeam teamId: String, message: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)	applyToTeam:message:completion:	
o	m	NIMSuperTeamManager	func fetchTeamInfo(_ teamId: String)		
o	m	NIMSuperTeamManager	nonisolated(nonsending) func fetchTeamInfo(_ teamId: String) async throws -> NIMTeam		
h	m	NIMSuperTeamManager	func fetchTeamInfo(_ teamId: String, completion: (((any Error)?, NIMTeam?) -> Void)?)	fetchTeamInfo:completion:	
o	m	NIMSuperTeamManager	func fetchTeamMembers(_ teamId: String, option: NIMTeamFetchMemberOption)		
o	m	NIMSuperTeamManager	nonisolated(nonsending) func fetchTeamMembers(_ teamId: String, option: NIMTeamFetchMemberOption) async throws -> [NIMTeamMember]		
h	m	NIMSuperTeamManager	func fetchTeamMembers(_ teamId: String, option: NIMTeamFetchMemberOption, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)	fetchTeamMembers:option:completion:	
o	m	NIMSuperTeamManager	func fetchTeamMutedMembers(_ teamId: String)		
o	m	NIMSuperTeamManager	nonisolated(nonsending) func fetchTeamMutedMembers(_ teamId: String) async throws -> [NIMTeamMember]		
h	m	NIMSuperTeamManager	func fetchTeamMutedMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)	fetchTeamMutedMembers:completion:	
h	m	NIMSuperTeamManager	func isMyTeam(_ teamId: String) -> Bool	isMyTeam:	
o	m	NIMSuperTeamManager	func kickUsers(_ users: [String], fromTeam teamId: String)		
h	m	NIMSuperTeamManager	func kickUsers(_ users: [String], fromTeam teamId: String, completion: (((any Error)?) -> Void)?)	kickUsers:fromTeam:completion:	
h	m	NIMSuperTeamManager	func notifyState(forNewMsg teamId: String) -> NIMTeamNotifyState	notifyStateForNewMsg:	
o	m	NIMSuperTeamManager	func passApply(toTeam teamId: String, userId: String)		
h	m	NIMSuperTeamManager	func passApply(toTeam teamId: String, userId: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)	passApplyToTeam:userId:completion:	
o	m	NIMSuperTeamManager	func quitTeam(_ teamId: String)		
h	m	NIMSuperTeamManager	func quitTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)	quitTeam:completion:	
o	m	NIMSuperTeamManager	func rejectApply(toTeam teamId: String, userId: String, rejectReason: String)		
h	m	NIMSuperTeamManager	func rejectApply(toTeam teamId: String, userId: String, rejectReason: String, completion: (((any Error)?) -> Void)?)	rejectApplyToTeam:userId:rejectReason:completion:	
o	m	NIMSuperTeamManager	func rejectInvite(withTeam teamId: String, invitorId: String, rejectReason: String)		
h	m	NIMSuperTeamManager	func rejectInvite(withTeam teamId: String, invitorId: String, rejectReason: String, completion: (((any Error)?) -> Void)?)	rejectInviteWithTeam:invitorId:rejectReason:completion:	
h	m	NIMSuperTeamManager	func remove(_ delegate: any NIMTeamManagerDelegate)	removeDelegate:	
o	m	NIMSuperTeamManager	func removeManagers(fromTeam teamId: String, users: [String])		
h	m	NIMSuperTeamManager	func removeManagers(fromTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)	removeManagersFromTeam:users:completion:	
h	m	NIMSuperTeamManager	func team(byId teamId: String) -> NIMTeam?	teamById:	
h	m	NIMSuperTeamManager	func teamMember(_ userId: String, inTeam teamId: String) -> NIMTeamMember?	teamMember:inTeam:	
o	m	NIMSuperTeamManager	func transferManager(withTeam teamId: String, newOwnerId: String, isLeave: Bool)		
h	m	NIMSuperTeamManager	func transferManager(withTeam teamId: String, newOwnerId: String, isLeave: Bool, completion: (((any Error)?) -> Void)?)	transferManagerWithTeam:newOwnerId:isLeave:completion:	
o	m	NIMSuperTeamManager	func update(_ state: NIMTeamNotifyState, inTeam teamId: String)		
h	m	NIMSuperTeamManager	func update(_ state: NIMTeamNotifyState, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateNotifyState:inTeam:completion:	
o	m	NIMSuperTeamManager	func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String)		
o	m	NIMSuperTeamManager	func update(_ joinMode: NIMTeamJoinMode, teamId: String)		
h	m	NIMSuperTeamManager	func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamJoinMode:teamId:completion:	
o	m	NIMSuperTeamManager	func update(_ joinMode: NIMTeamJoinMode, teamId: String, completion: (((any Error)?) -> Void)?)		
o	m	NIMSuperTeamManager	func updateMuteState(_ mute: Bool, inTeam teamId: String)		
h	m	NIMSuperTeamManager	func updateMuteState(_ mute: Bool, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateMuteState:inTeam:completion:	
o	m	NIMSuperTeamManager	func updateMuteState(_ mute: Bool, userIds: [String], inTeam teamId: String)		
h	m	NIMSuperTeamManager	func updateMuteState(_ mute: Bool, userIds: [String], inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateMuteState:userIds:inTeam:completion:	
o	m	NIMSuperTeamManager	func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String)		
h	m	NIMSuperTeamManager	func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateMyCustomInfo:inTeam:completion:	
o	m	NIMSuperTeamManager	func updateTeamAnnouncement(_ announcement: String, teamId: String)		
h	m	NIMSuperTeamManager	func updateTeamAnnouncement(_ announcement: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamAnnouncement:teamId:completion:	
o	m	NIMSuperTeamManager	func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String)		
h	m	NIMSuperTeamManager	func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamAvatar:teamId:completion:	
o	m	NIMSuperTeamManager	func updateTeamCustomInfo(_ info: String, teamId: String)		
h	m	NIMSuperTeamManager	func updateTeamCustomInfo(_ info: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamCustomInfo:teamId:completion:	
o	m	NIMSuperTeamManager	func updateTeamInfos(_ values: [NSNumber : String], teamId: String)		
h	m	NIMSuperTeamManager	func updateTeamInfos(_ values: [NSNumber : String], teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamInfos:teamId:completion:	
o	m	NIMSuperTeamManager	func updateTeamIntro(_ intro: String, teamId: String)		
h	m	NIMSuperTeamManager	func updateTeamIntro(_ intro: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamIntro:teamId:completion:	
o	m	NIMSuperTeamManager	func updateTeamName(_ teamName: String, teamId: String)		
h	m	NIMSuperTeamManager	func updateTeamName(_ teamName: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamName:teamId:completion:	
o	m	NIMSuperTeamManager	func updateUserNick(_ userId: String, newNick: String, inTeam teamId: String)		
h	m	NIMSuperTeamManager	func updateUserNick(_ userId: String, newNick: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateUserNick:newNick:inTeam:completion:	
h	c	NIMSuperTeamNotificationContent	NIMNotificationContent		
h	m	NIMSuperTeamNotificationContent	var attachment: Any? { get }	attachment	
o	m	NIMSuperTeamNotificationContent	override init()		
o	m	NIMSuperTeamNotificationContent	override func notificationType() -> NIMNotificationType		
h	m	NIMSuperTeamNotificationContent	var notifyExt: String? { get }	notifyExt	
h	m	NIMSuperTeamNotificationContent	var operationType: NIMSuperTeamOperationType { get }	operationType	
h	m	NIMSuperTeamNotificationContent	var sourceID: String? { get }	sourceID	
h	m	NIMSuperTeamNotificationContent	var targetIDs: [String]? { get }	targetIDs	
h	e	NIMSuperTeamOperationType	Int, Sendable		
h	m	NIMSuperTeamOperationType	case acceptInvitation = 411	NIMSuperTeamOperationTypeAcceptInvitation	
h	m	NIMSuperTeamOperationType	case addManager = 407	NIMSuperTeamOperationTypeAddManager	
h	m	NIMSuperTeamOperationType	case applyPass = 410	NIMSuperTeamOperationTypeApplyPass	
h	m	NIMSuperTeamOperationType	case dismiss = 405	NIMSuperTeamOperationTypeDismiss	
o	m	NIMSuperTeamOperationType	init?(rawValue: Int)		
h	m	NIMSuperTeamOperationType	case invite = 401	NIMSuperTeamOperationTypeInvite	
h	m	NIMSuperTeamOperationType	case kick = 402	NIMSuperTeamOperationTypeKick	
h	m	NIMSuperTeamOperationType	case leave = 403	NIMSuperTeamOperationTypeLeave	
h	m	NIMSuperTeamOperationType	case mute = 409	NIMSuperTeamOperationTypeMute	
h	m	NIMSuperTeamOperationType	case removeManager = 408	NIMSuperTeamOperationTypeRemoveManager	
h	m	NIMSuperTeamOperationType	case transferOwner = 406	NIMSuperTeamOperationTypeTransferOwner	
h	m	NIMSuperTeamOperationType	case update = 404	NIMSuperTeamOperationTypeUpdate	
h	e	NIMSuperTeamUpdateTag	Int, Sendable		
h	m	NIMSuperTeamUpdateTag	case anouncement = 15	NIMSuperTeamUpdateTagAnouncement	
h	m	NIMSuperTeamUpdateTag	case antispamBusinessId = 102	NIMSuperTeamUpdateTagAntispamBusinessId	
h	m	NIMSuperTeamUpdateTag	case avatar = 20	NIMSuperTeamUpdateTagAvatar	
h	m	NIMSuperTeamUpdateTag	case beInviteMode = 21	NIMSuperTeamUpdateTagBeInviteMode	
h	m	NIMSuperTeamUpdateTag	case clientCustom = 18	NIMSuperTeamUpdateTagClientCustom	
o	m	NIMSuperTeamUpdateTag	init?(rawValue: Int)		
h	m	NIMSuperTeamUpdateTag	case intro = 14	NIMSuperTeamUpdateTagIntro	
h	m	NIMSuperTeamUpdateTag	case joinMode = 16	NIMSuperTeamUpdateTagJoinMode	
h	m	NIMSuperTeamUpdateTag	case muteMode = 101	NIMSuperTeamUpdateTagMuteMode	
h	m	NIMSuperTeamUpdateTag	case name = 3	NIMSuperTeamUpdateTagName	
h	m	NIMSuperTeamUpdateTag	case serverCustom = 19	NIMSuperTeamUpdateTagServerCustom	
h	e	NIMSymEncryptionType	Int, Sendable		
h	m	NIMSymEncryptionType	case AES = 2	NIMSymEncryptionTypeAES	
h	m	NIMSymEncryptionType	case RC4 = 1	NIMSymEncryptionTypeRC4	
h	m	NIMSymEncryptionType	case SM4 = 4	NIMSymEncryptionTypeSM4	
o	m	NIMSymEncryptionType	init?(rawValue: Int)		
h	t	NIMSyncMessagePinCompletion	((any Error)?, NIMSyncMessagePinResponse?) -> Void		
h	c	NIMSyncMessagePinRequest	NSObject		
o	m	NIMSyncMessagePinRequest	override convenience init()		
h	m	NIMSyncMessagePinRequest	init(session: NIMSession)	initWithSession:	
h	m	NIMSyncMessagePinRequest	var session: NIMSession	session	
h	m	NIMSyncMessagePinRequest	var timestamp: TimeInterval	timestamp	
h	c	NIMSyncMessagePinResponse	NSObject		
h	m	NIMSyncMessagePinResponse	var hasChange: Bool	hasChange	
o	m	NIMSyncMessagePinResponse	override init()		
h	m	NIMSyncMessagePinResponse	var items: [NIMMessagePinItem]	items	
h	m	NIMSyncMessagePinResponse	var timestamp: TimeInterval	timestamp	
h	t	NIMSyncMsgIndexBlock	((any Error)?) -> Void		
h	c	NIMSyncStickTopSessionResponse	NSObject		
h	m	NIMSyncStickTopSessionResponse	var allInfos: [NIMStickTopSessionInfo]	allInfos	
h	m	NIMSyncStickTopSessionResponse	var hasChange: Bool	hasChange	
o	m	NIMSyncStickTopSessionResponse	override convenience init()		
h	m	NIMSyncStickTopSessionResponse	var timestamp: TimeInterval	timestamp	
h	c	NIMSystemNotification	NSObject		
h	m	NIMSystemNotification	var attachment: Any? { get }	attachment	
h	m	NIMSystemNotification	var handleStatus: Int	handleStatus	
o	m	NIMSystemNotification	override init()		
h	m	NIMSystemNotification	var notificationId: Int64 { get }	notificationId	
h	m	NIMSystemNotification	var notifyExt: String? { get }	notifyExt	
h	m	NIMSystemNotification	var postscript: String? { get }	postscript	
h	m	NIMSystemNotification	var read: Bool	read	
h	m	NIMSystemNotification	var sourceID: String? { get }	sourceID	
h	m	NIMSystemNotification	var targetID: String? { get }	targetID	
h	m	NIMSystemNotification	var timestamp: TimeInterval { get }	timestamp	
h	m	NIMSystemNotification	var type: NIMSystemNotificationType { get }	type	
h	c	NIMSystemNotificationFilter	NSObject		
o	m	NIMSystemNotificationFilter	override init()		
h	m	NIMSystemNotificationFilter	var notificationTypes: [NSNumber]	notificationTypes	
h	t	NIMSystemNotificationHandler	((any Error)?) -> Void		
h	p	NIMSystemNotificationManager	NSObjectProtocol		
h	m	NIMSystemNotificationManager	func add(_ delegate: any NIMSystemNotificationManagerDelegate)	addDelegate:	
h	m	NIMSystemNotificationManager	func allUnreadCount() -> Int	allUnreadCount	
h	m	NIMSystemNotificationManager	func allUnreadCount(_ filter: NIMSystemNotificationFilter?) -> Int	allUnreadCount:	
h	m	NIMSystemNotificationManager	func delete(_ notification: NIMSystemNotification)	deleteNotification:	
h	m	NIMSystemNotificationManager	func deleteAllNotifications()	deleteAllNotifications	
h	m	NIMSystemNotificationManager	func deleteAllNotifications(_ filter: NIMSystemNotificationFilter?)	deleteAllNotifications:	
h	m	NIMSystemNotificationManager	func fetchSystemNotifications(_ notification: NIMSystemNotification?, limit: Int) -> [NIMSystemNotification]?	fetchSystemNotifications:limit:	
h	m	NIMSystemNotificationManager	func fetchSystemNotifications(_ notification: NIMSystemNotification?, limit: Int, filter: NIMSystemNotificationFilter?) -> [NIMSystemNotification]?	fetchSystemNotifications:limit:filter:	
h	m	NIMSystemNotificationManager	func markAllNotifications(asRead filter: NIMSystemNotificationFilter?)	markAllNotificationsAsRead:	
h	m	NIMSystemNotificationManager	func markAllNotificationsAsRead()	markAllNotificationsAsRead	
h	m	NIMSystemNotificationManager	func markNotifications(asRead notification: NIMSystemNotification)	markNotificationsAsRead:	
h	m	NIMSystemNotificationManager	func remove(_ delegate: any NIMSystemNotificationManagerDelegate)	removeDelegate:	
o	m	NIMSystemNotificationManager	func sendCustomNotification(_ notification: NIMCustomSystemNotification, to session: NIMSession)		
h	m	NIMSystemNotificationManager	func sendCustomNotification(_ notification: NIMCustomSystemNotification, to session: NIMSession, completion: (((any Error)?) -> Void)?)	sendCustomNotification:toSession:completion:	
h	p	NIMSystemNotificationManagerDelegate	NSObjectProtocol		
h	m	NIMSystemNotificationManagerDelegate	func onReceive(_ notification: NIMCustomSystemNotification)	onReceiveSystemNotification:	
o	m	NIMSystemNotificationManagerDelegate	func onReceive(_ notification: NIMSystemNotification)		
h	m	NIMSystemNotificationManagerDelegate	func onSystemNotificationCountChanged(_ unreadCount: Int)	onSystemNotificationCountChanged:	
h	e	NIMSystemNotificationType	Int, Sendable		
h	m	NIMSystemNotificationType	case deleteFriend = 6	NIMSystemNotificationTypeDeleteFriend	
h	m	NIMSystemNotificationType	case deleteP2PMsg = 13	NIMSystemNotificationTypeDeleteP2PMsg	
h	m	NIMSystemNotificationType	case deleteTeamMsg = 14	NIMSystemNotificationTypeDeleteTeamMsg	
h	m	NIMSystemNotificationType	case friendAdd = 5	NIMSystemNotificationTypeFriendAdd	
o	m	NIMSystemNotificationType	init?(rawValue: Int)		
h	m	NIMSystemNotificationType	case revokeP2PMsg = 7	NIMSystemNotificationTypeRevokeP2PMsg	
h	m	NIMSystemNotificationType	case revokeSuperTeamMsg = 12	NIMSystemNotificationTypeRevokeSuperTeamMsg	
h	m	NIMSystemNotificationType	case revokeTeamMsg = 8	NIMSystemNotificationTypeRevokeTeamMsg	
h	m	NIMSystemNotificationType	case superTeamApply = 15	NIMSystemNotificationTypeSuperTeamApply	
h	m	NIMSystemNotificationType	case superTeamApplyReject = 16	NIMSystemNotificationTypeSuperTeamApplyReject	
h	m	NIMSystemNotificationType	case superTeamInvite = 17	NIMSystemNotificationTypeSuperTeamInvite	
h	m	NIMSystemNotificationType	case superTeamIviteReject = 18	NIMSystemNotificationTypeSuperTeamIviteReject	
h	m	NIMSystemNotificationType	case teamApply = 0	NIMSystemNotificationTypeTeamApply	
h	m	NIMSystemNotificationType	case teamApplyReject = 1	NIMSystemNotificationTypeTeamApplyReject	
h	m	NIMSystemNotificationType	case teamInvite = 2	NIMSystemNotificationTypeTeamInvite	
h	m	NIMSystemNotificationType	case teamIviteReject = 3	NIMSystemNotificationTypeTeamIviteReject	
h	c	NIMTeam	NSObject		
h	m	NIMTeam	var allMuteMode: NIMTeamAllMuteMode { get }	allMuteMode	
h	m	NIMTeam	var announcement: String?	announcement	
h	m	NIMTeam	var avatarUrl: String?	avatarUrl	
h	m	NIMTeam	var beInviteMode: NIMTeamBeInviteMode	beInviteMode	
h	m	NIMTeam	var clientCustomInfo: String? { get }	clientCustomInfo	
h	m	NIMTeam	var createTime: TimeInterval { get }	createTime	
h	m	NIMTeam	func inAllMuteMode() -> Bool	inAllMuteMode	
o	m	NIMTeam	override convenience init()		
h	m	NIMTeam	var intro: String?	intro	
h	m	NIMTeam	var inviteMode: NIMTeamInviteMode	inviteMode	
h	m	NIMTeam	var joinMode: NIMTeamJoinMode	joinMode	
h	m	NIMTeam	var level: Int { get }	level	
h	m	NIMTeam	var memberNumber: Int { get }	memberNumber	
h	m	NIMTeam	var notifyStateForNewMsg: NIMTeamNotifyState { get }	notifyStateForNewMsg	
h	m	NIMTeam	var owner: String? { get }	owner	
h	m	NIMTeam	var serverCustomInfo: String? { get }	serverCustomInfo	
h	m	NIMTeam	var teamId: String? { get }	teamId	
h	m	NIMTeam	var teamName: String?	teamName	
h	m	NIMTeam	var thumbAvatarUrl: String?	thumbAvatarUrl	
h	m	NIMTeam	var type: NIMTeamType { get }	type	
h	m	NIMTeam	var updateClientCustomMode: NIMTeamUpdateClientCustomMode	updateClientCustomMode	
h	m	NIMTeam	var updateInfoMode: NIMTeamUpdateInfoMode	updateInfoMode	
h	e	NIMTeamAllMuteMode	Int, Sendable		
h	m	NIMTeamAllMuteMode	case cancel = 0	NIMTeamAllMuteModeCancel	
o	m	NIMTeamAllMuteMode	init?(rawValue: Int)		
h	m	NIMTeamAllMuteMode	case muteAll = 3	NIMTeamAllMuteModeMuteAll	
h	m	NIMTeamAllMuteMode	case muteNormal = 1	NIMTeamAllMuteModeMuteNormal	
h	t	NIMTeamApplyHandler	((any Error)?, NIMTeamApplyStatus) -> Void		
h	e	NIMTeamApplyStatus	Int, Sendable		
h	m	NIMTeamApplyStatus	case alreadyInTeam = 1	NIMTeamApplyStatusAlreadyInTeam	
o	m	NIMTeamApplyStatus	init?(rawValue: Int)		
h	m	NIMTeamApplyStatus	case invalid = 0	NIMTeamApplyStatusInvalid	
h	m	NIMTeamApplyStatus	case waitForPass = 2	NIMTeamApplyStatusWaitForPass	
h	e	NIMTeamBeInviteMode	Int, Sendable		
o	m	NIMTeamBeInviteMode	init?(rawValue: Int)		
h	m	NIMTeamBeInviteMode	case needAuth = 0	NIMTeamBeInviteModeNeedAuth	
h	m	NIMTeamBeInviteMode	case noAuth = 1	NIMTeamBeInviteModeNoAuth	
h	t	NIMTeamCreateHandler	((any Error)?, String?, [String]?) -> Void		
h	t	NIMTeamFetchInfoHandler	((any Error)?, NIMTeam?) -> Void		
h	t	NIMTeamFetchInviterAccidsHandler	((any Error)?, [String : String]?) -> Void		
h	c	NIMTeamFetchMemberOption	NSObject		
h	m	NIMTeamFetchMemberOption	var count: Int	count	
h	m	NIMTeamFetchMemberOption	var fromServer: Bool	fromServer	
o	m	NIMTeamFetchMemberOption	override init()		
h	m	NIMTeamFetchMemberOption	var offset: Int	offset	
h	t	NIMTeamFetchTeamInfoListHandler	((any Error)?, [NIMTeam]?, [String]?) -> Void		
h	t	NIMTeamFetchTeamsHandler	((any Error)?, [NIMTeam]?) -> Void		
h	t	NIMTeamHandler	((any Error)?) -> Void		
h	e	NIMTeamInviteMode	Int, Sendable		
h	m	NIMTeamInviteMode	case all = 1	NIMTeamInviteModeAll	
o	m	NIMTeamInviteMode	init?(rawValue: Int)		
h	m	NIMTeamInviteMode	case manager = 0	NIMTeamInviteModeManager	
h	e	NIMTeamJoinMode	Int, Sendable		
o	m	NIMTeamJoinMode	init?(rawValue: Int)		
h	m	NIMTeamJoinMode	case needAuth = 1	NIMTeamJoinModeNeedAuth	
h	m	NIMTeamJoinMode	case noAuth = 0	NIMTeamJoinModeNoAuth	
h	m	NIMTeamJoinMode	case rejectAll = 2	NIMTeamJoinModeRejectAll	
h	p	NIMTeamManager	NSObjectProtocol		
o	m	NIMTeamManager	func acceptInvite(withTeam teamId: String, invitorId: String)		
h	m	NIMTeamManager	func acceptInvite(withTeam teamId: String, invitorId: String, completion: (((any Error)?) -> Void)?)	acceptInviteWithTeam:invitorId:completion:	
h	m	NIMTeamManager	func add(_ delegate: any NIMTeamManagerDelegate)	addDelegate:	
o	m	NIMTeamManager	func addManagers(toTeam teamId: String, users: [String])		
h	m	NIMTeamManager	func addManagers(toTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)	addManagersToTeam:users:completion:	
o	m	NIMTeamManager	func addUsers(_ users: [String], toTeam teamId: String, postscript: String?, attach: String?)		
o	m	NIMTeamManager	nonisolated(nonsending) func addUsers(_ users: [String], toTeam teamId: String, postscript: String?, attach: String?) async throws -> [NIMTeamMember]		
h	m	NIMTeamManager	func addUsers(_ users: [String], toTeam teamId: String, postscript: String?, attach: String?, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)	addUsers:toTeam:postscript:attach:completion:	
h	m	NIMTeamManager	func allMyTeams() -> [NIMTeam]?	allMyTeams	
o	m	NIMTeamManager	func apply(toTeam teamId: String, message: String)		
h	m	NIMTeamManager	func apply(toTeam teamId: String, message: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)	applyToTeam:message:completion:	
o	m	NIMTeamManager	func createTeam(_ option: NIMCreateTeamExOption)		
o	m	NIMTeamManager	nonisolated(nonsending) func createTeam(_ option: NIMCreateTeamExOption) async throws -> (String, [String])		
h	m	NIMTeamManager	func createTeam(_ option: NIMCreateTeamExOption, completion: (((any Error)?, String?, [String]?) -> Void)?)	createTeam:completion:	
o	m	NIMTeamManager	func createTeam(_ option: NIMCreateTeamOption, users: [String])		
o	m	NIMTeamManager	nonisolated(nonsending) func createTeam(_ option: NIMCreateTeamOption, users: [String]) async throws -> (String, [String])		
h	m	NIMTeamManager	func createTeam(_ option: NIMCreateTeamOption, users: [String], completion: (((any Error)?, String?, [String]?) -> Void)?)	createTeam:users:completion:	
o	m	NIMTeamManager	func dismissTeam(_ teamId: String)		
h	m	NIMTeamManager	func dismissTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)	dismissTeam:completion:	
o	m	NIMTeamManager	func fetchInviterAccids(_ teamID: String, withTargetMembers memberIDs: [String])		
o	m	NIMTeamManager	nonisolated(nonsending) func fetchInviterAccids(_ teamID: String, withTargetMembers memberIDs: [String]) async throws -> [String : String]		
h	m	NIMTeamManager	func fetchInviterAccids(_ teamID: String, withTargetMembers memberIDs: [String], completion: (((any Error)?, [String : String]?) -> Void)?)	fetchInviterAccids:withTargetMembers:completion:	
o	m	NIMTeamManager	func fetchTeamInfo(_ teamId: String)		
o	m	NIMTeamManager	nonisolated(nonsending) func fetchTeamInfo(_ teamId: String) async throws -> NIMTeam		
h	m	NIMTeamManager	func fetchTeamInfo(_ teamId: String, completion: (((any Error)?, NIMTeam?) -> Void)?)	fetchTeamInfo:completion:	
o	m	NIMTeamManager	nonisolated(nonsending) func fetchTeamInfoList(_ teamIds: [String]) async throws -> ([NIMTeam], [String])		
h	m	NIMTeamManager	func fetchTeamInfoList(_ teamIds: [String], completion block: ((any Error)?, [NIMTeam]?, [String]?) -> Void)	fetchTeamInfoList:completion:	
o	m	NIMTeamManager	func fetchTeamMembers(_ teamId: String)		
o	m	NIMTeamManager	nonisolated(nonsending) func fetchTeamMembers(_ teamId: String) async throws -> [NIMTeamMember]		
h	m	NIMTeamManager	func fetchTeamMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)	fetchTeamMembers:completion:	
o	m	NIMTeamManager	func fetchTeamMembers(fromServer teamId: String)		
o	m	NIMTeamManager	nonisolated(nonsending) func fetchTeamMembers(fromServer teamId: String) async throws -> [NIMTeamMember]		
h	m	NIMTeamManager	func fetchTeamMembers(fromServer teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)	fetchTeamMembersFromServer:completion:	
o	m	NIMTeamManager	func fetchTeamMutedMembers(_ teamId: String)		
o	m	NIMTeamManager	nonisolated(nonsending) func fetchTeamMutedMembers(_ teamId: String) async throws -> [NIMTeamMember]		
h	m	NIMTeamManager	func fetchTeamMutedMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)	fetchTeamMutedMembers:completion:	
o	m	NIMTeamManager	func fetchTeams(withTimestamp timestamp: TimeInterval)		
o	m	NIMTeamManager	nonisolated(nonsending) func fetchTeams(withTimestamp timestamp: TimeInterval) async throws -> [NIMTeam]		
h	m	NIMTeamManager	func fetchTeams(withTimestamp timestamp: TimeInterval, completion block: (((any Error)?, [NIMTeam]?) -> Void)?)	fetchTeamsWithTimestamp:completion:	
h	m	NIMTeamManager	func isMyTeam(_ teamId: String) -> Bool	isMyTeam:	
o	m	NIMTeamManager	func kickUsers(_ users: [String], fromTeam teamId: String)		
h	m	NIMTeamManager	func kickUsers(_ users: [String], fromTeam teamId: String, completion: (((any Error)?) -> Void)?)	kickUsers:fromTeam:completion:	
h	m	NIMTeamManager	func notifyState(forNewMsg teamId: String) -> NIMTeamNotifyState	notifyStateForNewMsg:	
o	m	NIMTeamManager	func passApply(toTeam teamId: String, userId: String)		
h	m	NIMTeamManager	func passApply(toTeam teamId: String, userId: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)	passApplyToTeam:userId:completion:	
o	m	NIMTeamManager	func quitTeam(_ teamId: String)		
h	m	NIMTeamManager	func quitTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)	quitTeam:completion:	
o	m	NIMTeamManager	func rejectApply(toTeam teamId: String, userId: String, rejectReason: String)		
h	m	NIMTeamManager	func rejectApply(toTeam teamId: String, userId: String, rejectReason: String, completion: (((any Error)?) -> Void)?)	rejectApplyToTeam:userId:rejectReason:completion:	
o	m	NIMTeamManager	func rejectInvite(withTeam teamId: String, invitorId: String, rejectReason: String)		
h	m	NIMTeamManager	func rejectInvite(withTeam teamId: String, invitorId: String, rejectReason: String, completion: (((any Error)?) -> Void)?)	rejectInviteWithTeam:invitorId:rejectReason:completion:	
h	m	NIMTeamManager	func remove(_ delegate: any NIMTeamManagerDelegate)	removeDelegate:	
o	m	NIMTeamManager	func removeManagers(fromTeam teamId: String, users: [String])		
h	m	NIMTeamManager	func removeManagers(fromTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)	removeManagersFromTeam:users:completion:	
o	m	NIMTeamManager	nonisolated(nonsending) func searchTeam(with option: NIMTeamSearchOption) async throws -> [NIMTeam]		
h	m	NIMTeamManager	func searchTeam(with option: NIMTeamSearchOption, completion: ((any Error)?, [NIMTeam]?) -> Void)	searchTeamWithOption:completion:	
h	m	NIMTeamManager	func team(byId teamId: String) -> NIMTeam?	teamById:	
h	m	NIMTeamManager	func teamMember(_ userId: String, inTeam teamId: String) -> NIMTeamMember?	teamMember:inTeam:	
o	m	NIMTeamManager	func transferManager(withTeam teamId: String, newOwnerId: String, isLeave: Bool)		
h	m	NIMTeamManager	func transferManager(withTeam teamId: String, newOwnerId: String, isLeave: Bool, completion: (((any Error)?) -> Void)?)	transferManagerWithTeam:newOwnerId:isLeave:completion:	
o	m	NIMTeamManager	func update(_ state: NIMTeamNotifyState, inTeam teamId: String)		
h	m	NIMTeamManager	func update(_ state: NIMTeamNotifyState, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateNotifyState:inTeam:completion:	
o	m	NIMTeamManager	func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String)		
o	m	NIMTeamManager	func update(_ clientCustomMode: NIMTeamUpdateClientCustomMode, teamId: String)		
o	m	NIMTeamManager	func update(_ inviteMode: NIMTeamInviteMode, teamId: String)		
o	m	NIMTeamManager	func update(_ joinMode: NIMTeamJoinMode, teamId: String)		
o	m	NIMTeamManager	func update(_ updateInfoMode: NIMTeamUpdateInfoMode, teamId: String)		
h	m	NIMTeamManager	func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamJoinMode:teamId:completion:	
o	m	NIMTeamManager	func update(_ clientCustomMode: NIMTeamUpdateClientCustomMode, teamId: String, completion: (((any Error)?) -> Void)?)		
o	m	NIMTeamManager	func update(_ inviteMode: NIMTeamInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)		
o	m	NIMTeamManager	func update(_ joinMode: NIMTeamJoinMode, teamId: String, completion: (((any Error)?) -> Void)?)		
o	m	NIMTeamManager	func update(_ updateInfoMode: NIMTeamUpdateInfoMode, teamId: String, completion: (((any Error)?) -> Void)?)		
o	m	NIMTeamManager	func updateMuteState(_ mute: Bool, inTeam teamId: String)		
h	m	NIMTeamManager	func updateMuteState(_ mute: Bool, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateMuteState:inTeam:completion:	
o	m	NIMTeamManager	func updateMuteState(_ mute: Bool, userId: String, inTeam teamId: String)		
h	m	NIMTeamManager	func updateMuteState(_ mute: Bool, userId: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateMuteState:userId:inTeam:completion:	
o	m	NIMTeamManager	func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String)		
h	m	NIMTeamManager	func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateMyCustomInfo:inTeam:completion:	
h	m	NIMTeamManager	func updateTInfosLocal(_ teams: [NIMTeam]) -> Bool	updateTInfosLocal:	
o	m	NIMTeamManager	func updateTeamAnnouncement(_ announcement: String, teamId: String)		
h	m	NIMTeamManager	func updateTeamAnnouncement(_ announcement: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamAnnouncement:teamId:completion:	
o	m	NIMTeamManager	func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String)		
h	m	NIMTeamManager	func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamAvatar:teamId:completion:	
o	m	NIMTeamManager	func updateTeamCustomInfo(_ info: String, teamId: String)		
h	m	NIMTeamManager	func updateTeamCustomInfo(_ info: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamCustomInfo:teamId:completion:	
o	m	NIMTeamManager	func updateTeamInfos(_ values: [NSNumber : String], teamId: String)		
h	m	NIMTeamManager	func updateTeamInfos(_ values: [NSNumber : String], teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamInfos:teamId:completion:	
o	m	NIMTeamManager	func updateTeamIntro(_ intro: String, teamId: String)		
h	m	NIMTeamManager	func updateTeamIntro(_ intro: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamIntro:teamId:completion:	
o	m	NIMTeamManager	func updateTeamName(_ teamName: String, teamId: String)		
h	m	NIMTeamManager	func updateTeamName(_ teamName: String, teamId: String, completion: (((any Error)?) -> Void)?)	updateTeamName:teamId:completion:	
o	m	NIMTeamManager	func updateUserNick(_ userId: String, newNick: String, inTeam teamId: String)		
h	m	NIMTeamManager	func updateUserNick(_ userId: String, newNick: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)	updateUserNick:newNick:inTeam:completion:	
h	p	NIMTeamManagerDelegate	NSObjectProtocol		
h	m	NIMTeamManagerDelegate	func onTeamAdded(_ team: NIMTeam)	onTeamAdded:	
h	m	NIMTeamManagerDelegate	func onTeamMemberChanged(_ team: NIMTeam)	onTeamMemberChanged:	
h	m	NIMTeamManagerDelegate	func onTeamMemberRemoved(_ team: NIMTeam, withMembers memberIDs: [String]?)	onTeamMemberRemoved:withMembers:	
h	m	NIMTeamManagerDelegate	func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?)	onTeamMemberUpdated:withMembers:	
h	m	NIMTeamManagerDelegate	func onTeamRemoved(_ team: NIMTeam)	onTeamRemoved:	
h	m	NIMTeamManagerDelegate	func onTeamUpdated(_ team: NIMTeam)	onTeamUpdated:	
h	c	NIMTeamMember	NSObject, NSCopying		
o	m	NIMTeamMember	func copy(with zone: NSZone? = nil) -> Any		
h	m	NIMTeamMember	var createTime: TimeInterval { get }	createTime	
h	m	NIMTeamMember	var customInfo: String?	customInfo	
o	m	NIMTeamMember	override convenience init()		
h	m	NIMTeamMember	var inviterAccid: String? { get }	inviterAccid	
h	m	NIMTeamMember	var invitor: String? { get }	invitor	
h	m	NIMTeamMember	var isMuted: Bool { get }	isMuted	
h	m	NIMTeamMember	var nickname: String?	nickname	
h	m	NIMTeamMember	var teamId: String? { get }	teamId	
h	m	NIMTeamMember	var type: NIMTeamMemberType	type	
h	m	NIMTeamMember	var userId: String? { get }	userId	
h	t	NIMTeamMemberHandler	((any Error)?, [NIMTeamMember]?) -> Void		
h	e	NIMTeamMemberType	Int, Sendable		
h	m	NIMTeamMemberType	case apply = 3	NIMTeamMemberTypeApply	
o	m	NIMTeamMemberType	init?(rawValue: Int)		
h	m	NIMTeamMemberType	case manager = 2	NIMTeamMemberTypeManager	
h	m	NIMTeamMemberType	case normal = 0	NIMTeamMemberTypeNormal	
h	m	NIMTeamMemberType	case owner = 1	NIMTeamMemberTypeOwner	
h	c	NIMTeamMessageReceipt	NSObject		
o	m	NIMTeamMessageReceipt	override convenience init()		
h	m	NIMTeamMessageReceipt	var readCount: Int { get }	readCount	
h	m	NIMTeamMessageReceipt	var readerAccount: String { get }	readerAccount	
h	m	NIMTeamMessageReceipt	var unreadCount: Int { get }	unreadCount	
h	c	NIMTeamMessageReceiptDetail	NSObject		
o	m	NIMTeamMessageReceiptDetail	override init()		
h	m	NIMTeamMessageReceiptDetail	var messageId: String { get }	messageId	
h	m	NIMTeamMessageReceiptDetail	var readUserIds: [Any] { get }	readUserIds	
h	m	NIMTeamMessageReceiptDetail	var sessionId: String { get }	sessionId	
h	m	NIMTeamMessageReceiptDetail	var unreadUserIds: [Any] { get }	unreadUserIds	
h	c	NIMTeamNotificationContent	NIMNotificationContent		
h	m	NIMTeamNotificationContent	var attachment: Any? { get }	attachment	
o	m	NIMTeamNotificationContent	override init()		
o	m	NIMTeamNotificationContent	override func notificationType() -> NIMNotificationType		
h	m	NIMTeamNotificationContent	var notifyExt: String? { get }	notifyExt	
h	m	NIMTeamNotificationContent	var operationType: NIMTeamOperationType { get }	operationType	
h	m	NIMTeamNotificationContent	var sourceID: String? { get }	sourceID	
h	m	NIMTeamNotificationContent	var targetIDs: [String]? { get }	targetIDs	
h	e	NIMTeamNotifyState	Int, Sendable		
h	m	NIMTeamNotifyState	case all = 0	NIMTeamNotifyStateAll	
o	m	NIMTeamNotifyState	init?(rawValue: Int)		
h	m	NIMTeamNotifyState	case none = 1	NIMTeamNotifyStateNone	
h	m	NIMTeamNotifyState	case onlyManager = 2	NIMTeamNotifyStateOnlyManager	
h	e	NIMTeamOperationType	Int, Sendable		
h	m	NIMTeamOperationType	case acceptInvitation = 9	NIMTeamOperationTypeAcceptInvitation	
h	m	NIMTeamOperationType	case addManager = 7	NIMTeamOperationTypeAddManager	
h	m	NIMTeamOperationType	case applyPass = 5	NIMTeamOperationTypeApplyPass	
h	m	NIMTeamOperationType	case dismiss = 4	NIMTeamOperationTypeDismiss	
o	m	NIMTeamOperationType	init?(rawValue: Int)		
h	m	NIMTeamOperationType	case invite = 0	NIMTeamOperationTypeInvite	
h	m	NIMTeamOperationType	case kick = 1	NIMTeamOperationTypeKick	
h	m	NIMTeamOperationType	case leave = 2	NIMTeamOperationTypeLeave	
h	m	NIMTeamOperationType	case mute = 10	NIMTeamOperationTypeMute	
h	m	NIMTeamOperationType	case removeManager = 8	NIMTeamOperationTypeRemoveManager	
h	m	NIMTeamOperationType	case transferOwner = 6	NIMTeamOperationTypeTransferOwner	
h	m	NIMTeamOperationType	case update = 3	NIMTeamOperationTypeUpdate	
h	s	NIMTeamSearchContentOption	OptionSet, Sendable		
h	m	NIMTeamSearchContentOption	init(rawValue: Int)		
h	m	NIMTeamSearchContentOption	static var optionTeamAll: NIMTeamSearchContentOption { get }	NIMTeamSearchContentOptionTeamAll	
h	m	NIMTeamSearchContentOption	static var optiontId: NIMTeamSearchContentOption { get }	NIMTeamSearchContentOptiontId	
h	m	NIMTeamSearchContentOption	static var optiontName: NIMTeamSearchContentOption { get }	NIMTeamSearchContentOptiontName	
o	m	NIMTeamSearchContentOption	let rawValue: Int		
h	t	NIMTeamSearchHandler	((any Error)?, [NIMTeam]?) -> Void		
h	c	NIMTeamSearchOption	NSObject		
h	m	NIMTeamSearchOption	var ignoreingCase: Bool	ignoreingCase	
o	m	NIMTeamSearchOption	override init()		
h	m	NIMTeamSearchOption	var searchContent: String?	searchContent	
h	m	NIMTeamSearchOption	var searchContentOption: NIMTeamSearchContentOption	searchContentOption	
h	e	NIMTeamType	Int, Sendable		
h	m	NIMTeamType	case advanced = 1	NIMTeamTypeAdvanced	
o	m	NIMTeamType	init?(rawValue: Int)		
h	m	NIMTeamType	case normal = 0	NIMTeamTypeNormal	
h	m	NIMTeamType	case `super` = 2	NIMTeamTypeSuper	
h	e	NIMTeamUpdateClientCustomMode	Int, Sendable		
h	m	NIMTeamUpdateClientCustomMode	case all = 1	NIMTeamUpdateClientCustomModeAll	
o	m	NIMTeamUpdateClientCustomMode	init?(rawValue: Int)		
h	m	NIMTeamUpdateClientCustomMode	case manager = 0	NIMTeamUpdateClientCustomModeManager	
h	e	NIMTeamUpdateInfoMode	Int, Sendable		
h	m	NIMTeamUpdateInfoMode	case all = 1	NIMTeamUpdateInfoModeAll	
o	m	NIMTeamUpdateInfoMode	init?(rawValue: Int)		
h	m	NIMTeamUpdateInfoMode	case manager = 0	NIMTeamUpdateInfoModeManager	
h	e	NIMTeamUpdateTag	Int, Sendable		
h	m	NIMTeamUpdateTag	case allMuteMode = 101	NIMTeamUpdateTagAllMuteMode	
h	m	NIMTeamUpdateTag	case anouncement = 15	NIMTeamUpdateTagAnouncement	
h	m	NIMTeamUpdateTag	case antispamBusinessId = 1001	NIMTeamUpdateTagAntispamBusinessId	
h	m	NIMTeamUpdateTag	case avatar = 20	NIMTeamUpdateTagAvatar	
h	m	NIMTeamUpdateTag	case beInviteMode = 21	NIMTeamUpdateTagBeInviteMode	
h	m	NIMTeamUpdateTag	case clientCustom = 18	NIMTeamUpdateTagClientCustom	
o	m	NIMTeamUpdateTag	init?(rawValue: Int)		
h	m	NIMTeamUpdateTag	case intro = 14	NIMTeamUpdateTagIntro	
h	m	NIMTeamUpdateTag	case inviteMode = 22	NIMTeamUpdateTagInviteMode	
h	m	NIMTeamUpdateTag	case joinMode = 16	NIMTeamUpdateTagJoinMode	
h	m	NIMTeamUpdateTag	case muteMode = 100	NIMTeamUpdateTagMuteMode	
h	m	NIMTeamUpdateTag	case name = 3	NIMTeamUpdateTagName	
h	m	NIMTeamUpdateTag	case serverCustom = 19	NIMTeamUpdateTagServerCustom	
h	m	NIMTeamUpdateTag	case updateClientCustomMode = 24	NIMTeamUpdateTagUpdateClientCustomMode	
h	m	NIMTeamUpdateTag	case updateInfoMode = 23	NIMTeamUpdateTagUpdateInfoMode	
h	t	NIMThreadTalkFetchMessages	((any Error)?, NIMThreadTalkFetchResult?) -> Void		
h	c	NIMThreadTalkFetchOption	NSObject		
h	m	NIMThreadTalkFetchOption	var end: TimeInterval	end	
h	m	NIMThreadTalkFetchOption	var excludeMessage: NIMMessage	excludeMessage	
o	m	NIMThreadTalkFetchOption	override init()		
h	m	NIMThreadTalkFetchOption	var limit: UInt	limit	
h	m	NIMThreadTalkFetchOption	var reverse: Bool	reverse	
h	m	NIMThreadTalkFetchOption	var start: TimeInterval	start	
h	m	NIMThreadTalkFetchOption	var sync: Bool	sync	
h	c	NIMThreadTalkFetchResult	NSObject		
o	m	NIMThreadTalkFetchResult	override convenience init()		
h	m	NIMThreadTalkFetchResult	var message: NIMMessage	message	
h	m	NIMThreadTalkFetchResult	var subMessages: [Any]	subMessages	
h	m	NIMThreadTalkFetchResult	var timestamp: TimeInterval	timestamp	
h	m	NIMThreadTalkFetchResult	var total: Int64	total	
h	c	NIMTipObject	NSObject, NIMMessageObject		
h	m	NIMTipObject	var attach: String? { get }	attach	
h	m	NIMTipObject	var callbackExt: String? { get }	callbackExt	
o	m	NIMTipObject	override convenience init()		
h	m	NIMTipObject	init(attach: String?, callbackExt: String?)	initWithAttach:callbackExt:	
o	m	NIMTipObject	weak var message: NIMMessage?		
o	m	NIMTipObject	func type() -> NIMMessageType		
h	c	NIMUnsupportedNotificationContent	NIMNotificationContent		
h	t	NIMUpdateCollectBlock	((any Error)?, NIMCollectInfo?) -> Void		
h	t	NIMUpdateIncompleteSessionsBlock	((any Error)?, [NIMImportedRecentSession]?) -> Void		
h	t	NIMUpdateMessageBlock	((any Error)?) -> Void		
h	t	NIMUpdateMessagePinCompletion	((any Error)?, NIMMessagePinItem?) -> Void		
h	t	NIMUpdateMigrateMessageCompletion	((any Error)?) -> Void		
h	t	NIMUpdateStickTopSessionCompletion	((any Error)?, NIMStickTopSessionInfo?) -> Void		
h	c	NIMUpdateSuperTeamInfoAttachment	NSObject		
o	m	NIMUpdateSuperTeamInfoAttachment	override init()		
h	m	NIMUpdateSuperTeamInfoAttachment	var values: [NSNumber : String]? { get }	values	
h	c	NIMUpdateTeamInfoAttachment	NSObject		
o	m	NIMUpdateTeamInfoAttachment	override init()		
h	m	NIMUpdateTeamInfoAttachment	var values: [NSNumber : String]? { get }	values	
h	t	NIMUploadCompleteBlock	(String?, (any Error)?) -> Void		
h	t	NIMUploadLogsHandler	(any Error, String) -> Void		
h	c	NIMUser	NSObject		
h	m	NIMUser	var alias: String?	alias	
o	m	NIMUser	override var description: String { get }		
h	m	NIMUser	var ext: String?	ext	
o	m	NIMUser	override init()		
h	m	NIMUser	func isInMyBlackList() -> Bool	isInMyBlackList	
h	m	NIMUser	func notifyForNewMsg() -> Bool	notifyForNewMsg	
k	m	NIMUser	var serverExt: String? { get }	serverExt	always nil
h	m	NIMUser	var userId: String?	userId	
h	m	NIMUser	var userInfo: NIMUserInfo? { get }	userInfo	
h	c	NIMUserAddAttachment	NSObject		
o	m	NIMUserAddAttachment	override convenience init()		
h	m	NIMUserAddAttachment	var operationType: NIMUserOperation { get }	operationType	
k	m	NIMUserAddAttachment	var serverExt: String? { get }	serverExt	always nil
h	t	NIMUserBlock	((any Error)?) -> Void		
h	e	NIMUserGender	Int, Sendable		
h	m	NIMUserGender	case female = 2	NIMUserGenderFemale	
o	m	NIMUserGender	init?(rawValue: Int)		
h	m	NIMUserGender	case male = 1	NIMUserGenderMale	
h	m	NIMUserGender	case unknown = 0	NIMUserGenderUnknown	
h	c	NIMUserInfo	NSObject		
h	m	NIMUserInfo	var avatarUrl: String? { get }	avatarUrl	
h	m	NIMUserInfo	var birth: String? { get }	birth	
h	m	NIMUserInfo	var email: String? { get }	email	
h	m	NIMUserInfo	var ext: String? { get }	ext	
h	m	NIMUserInfo	var gender: NIMUserGender { get }	gender	
o	m	NIMUserInfo	override init()		
h	m	NIMUserInfo	var mobile: String? { get }	mobile	
h	m	NIMUserInfo	var nickName: String? { get }	nickName	
h	m	NIMUserInfo	var sign: String? { get }	sign	
h	m	NIMUserInfo	var thumbAvatarUrl: String? { get }	thumbAvatarUrl	
h	t	NIMUserInfoBlock	([NIMUser]?, (any Error)?) -> Void		
h	e	NIMUserInfoUpdateTag	Int, Sendable		
h	m	NIMUserInfoUpdateTag	case antispamBusinessId = 101	NIMUserInfoUpdateTagAntispamBusinessId	
h	m	NIMUserInfoUpdateTag	case avatar = 4	NIMUserInfoUpdateTagAvatar	
h	m	NIMUserInfoUpdateTag	case birth = 8	NIMUserInfoUpdateTagBirth	
h	m	NIMUserInfoUpdateTag	case email = 7	NIMUserInfoUpdateTagEmail	
h	m	NIMUserInfoUpdateTag	case ext = 10	NIMUserInfoUpdateTagExt	
h	m	NIMUserInfoUpdateTag	case gender = 6	NIMUserInfoUpdateTagGender	
o	m	NIMUserInfoUpdateTag	init?(rawValue: Int)		
h	m	NIMUserInfoUpdateTag	case mobile = 9	NIMUserInfoUpdateTagMobile	
h	m	NIMUserInfoUpdateTag	case nick = 3	NIMUserInfoUpdateTagNick	
h	m	NIMUserInfoUpdateTag	case sign = 5	NIMUserInfoUpdateTagSign	
h	p	NIMUserManager	NSObjectProtocol		
h	m	NIMUserManager	func add(_ delegate: any NIMUserManagerDelegate)	addDelegate:	
o	m	NIMUserManager	nonisolated(nonsending) func add(toBlackList userId: String) async throws		
h	m	NIMUserManager	func add(toBlackList userId: String, completion: ((any Error)?) -> Void)	addToBlackList:completion:	
o	m	NIMUserManager	func deleteFriend(_ userId: String)		
h	m	NIMUserManager	func deleteFriend(_ userId: String, completion: (((any Error)?) -> Void)?)	deleteFriend:completion:	
o	m	NIMUserManager	func deleteFriend(_ userId: String, removeAlias remove: Bool)		
h	m	NIMUserManager	func deleteFriend(_ userId: String, removeAlias remove: Bool, completion: (((any Error)?) -> Void)?)	deleteFriend:removeAlias:completion:	
o	m	NIMUserManager	func fetchUserInfos(_ users: [String])		
h	m	NIMUserManager	func fetchUserInfos(_ users: [String], completion: NIMUserInfoBlock?)	fetchUserInfos:completion:	
h	m	NIMUserManager	func isMyFriend(_ userId: String) -> Bool	isMyFriend:	
h	m	NIMUserManager	func isUser(inBlackList userId: String) -> Bool	isUserInBlackList:	
h	m	NIMUserManager	func myBlackList() -> [NIMUser]?	myBlackList	
h	m	NIMUserManager	func myFriends() -> [NIMUser]?	myFriends	
h	m	NIMUserManager	func myMuteUserList() -> [NIMUser]?	myMuteUserList	
h	m	NIMUserManager	func notify(forNewMsg userId: String) -> Bool	notifyForNewMsg:	
h	m	NIMUserManager	func remove(_ delegate: any NIMUserManagerDelegate)	removeDelegate:	
o	m	NIMUserManager	nonisolated(nonsending) func remove(fromBlackBlackList userId: String) async throws		
h	m	NIMUserManager	func remove(fromBlackBlackList userId: String, completion: ((any Error)?) -> Void)	removeFromBlackBlackList:completion:	
o	m	NIMUserManager	func requestFriend(_ request: NIMUserRequest)		
h	m	NIMUserManager	func requestFriend(_ request: NIMUserRequest, completion: (((any Error)?) -> Void)?)	requestFriend:completion:	
o	m	NIMUserManager	func searchUser(with option: NIMUserSearchOption)		
h	m	NIMUserManager	func searchUser(with option: NIMUserSearchOption, completion: NIMUserInfoBlock?)	searchUserWithOption:completion:	
o	m	NIMUserManager	func update(_ user: NIMUser)		
h	m	NIMUserManager	func update(_ user: NIMUser, completion: (((any Error)?) -> Void)?)	updateUser:completion:	
o	m	NIMUserManager	func updateMyUserInfo(_ values: [NSNumber : Any] = [:])		
h	m	NIMUserManager	func updateMyUserInfo(_ values: [NSNumber : Any], completion: (((any Error)?) -> Void)?)	updateMyUserInfo:completion:	
o	m	NIMUserManager	func updateMyUserInfo(completion: (((any Error)?) -> Void)?)		
o	m	NIMUserManager	func updateNotifyState(_ notify: Bool, forUser userId: String)		
h	m	NIMUserManager	func updateNotifyState(_ notify: Bool, forUser userId: String, completion: (((any Error)?) -> Void)?)	updateNotifyState:forUser:completion:	
h	m	NIMUserManager	func userInfo(_ userId: String) -> NIMUser?	userInfo:	
h	p	NIMUserManagerDelegate	NSObjectProtocol		
h	m	NIMUserManagerDelegate	func onBlackListChanged()	onBlackListChanged	
h	m	NIMUserManagerDelegate	func onFriendChanged(_ user: NIMUser)	onFriendChanged:	
h	m	NIMUserManagerDelegate	func onMuteListChanged()	onMuteListChanged	
h	m	NIMUserManagerDelegate	func onUserInfoChanged(_ user: NIMUser)	onUserInfoChanged:	
h	e	NIMUserOperation	Int, Sendable		
h	m	NIMUserOperation	case add = 1	NIMUserOperationAdd	
o	m	NIMUserOperation	init?(rawValue: Int)		
h	m	NIMUserOperation	case reject = 4	NIMUserOperationReject	
h	m	NIMUserOperation	case request = 2	NIMUserOperationRequest	
h	m	NIMUserOperation	case verify = 3	NIMUserOperationVerify	
h	c	NIMUserRequest	NSObject		
o	m	NIMUserRequest	override init()		
h	m	NIMUserRequest	var message: String?	message	
h	m	NIMUserRequest	var operation: NIMUserOperation	operation	
h	m	NIMUserRequest	var userId: String	userId	
h	s	NIMUserSearchContentOption	OptionSet, Sendable		
h	m	NIMUserSearchContentOption	static var alias: NIMUserSearchContentOption { get }	NIMUserSearchContentOptionAlias	
h	m	NIMUserSearchContentOption	static var all: NIMUserSearchContentOption { get }	NIMUserSearchContentOptionAll	
h	m	NIMUserSearchContentOption	init(rawValue: Int)		
h	m	NIMUserSearchContentOption	static var nickName: NIMUserSearchContentOption { get }	NIMUserSearchContentOptionNickName	
o	m	NIMUserSearchContentOption	let rawValue: Int		
h	m	NIMUserSearchContentOption	static var userId: NIMUserSearchContentOption { get }	NIMUserSearchContentOptionUserId	
h	c	NIMUserSearchOption	NSObject		
h	m	NIMUserSearchOption	var ignoreingCase: Bool	ignoreingCase	
o	m	NIMUserSearchOption	override init()		
h	m	NIMUserSearchOption	var searchContent: String?	searchContent	
h	m	NIMUserSearchOption	var searchContentOption: NIMUserSearchContentOption	searchContentOption	
h	m	NIMUserSearchOption	var searchRange: NIMUserSearchRangeOption	searchRange	
h	e	NIMUserSearchRangeOption	Int, Sendable		
h	m	NIMUserSearchRangeOption	case all = 1	NIMUserSearchRangeOptionAll	
h	m	NIMUserSearchRangeOption	case friends = 0	NIMUserSearchRangeOptionFriends	
o	m	NIMUserSearchRangeOption	init?(rawValue: Int)		
h	c	NIMVideoObject	NSObject, NIMMessageObject		
h	m	NIMVideoObject	var coverPath: String? { get }	coverPath	
h	m	NIMVideoObject	var coverSize: CGSize { get }	coverSize	
h	m	NIMVideoObject	var coverUrl: String? { get }	coverUrl	
h	m	NIMVideoObject	var displayName: String?	displayName	
h	m	NIMVideoObject	var duration: Int	duration	
h	m	NIMVideoObject	var fileLength: Int64 { get }	fileLength	
o	m	NIMVideoObject	override convenience init()		
h	m	NIMVideoObject	init(data: Data, extension: String)	initWithData:extension:	
h	m	NIMVideoObject	init(data: Data, extension: String, scene: String)	initWithData:extension:scene:	
h	m	NIMVideoObject	init(sourcePath: String)	initWithSourcePath:	
h	m	NIMVideoObject	init(sourcePath: String, scene: String)	initWithSourcePath:scene:	
h	m	NIMVideoObject	var md5: String? { get }	md5	
o	m	NIMVideoObject	weak var message: NIMMessage?		
h	m	NIMVideoObject	var path: String? { get }	path	
h	m	NIMVideoObject	func setUploadURL(_ urlString: String)	setUploadURL:	
o	m	NIMVideoObject	func type() -> NIMMessageType		
h	m	NIMVideoObject	var url: String? { get }	url	
h	e	NIPassThroughHttpMethod	Int, Sendable		
h	m	NIPassThroughHttpMethod	case delete = 4	NIPassThroughHttpMethodDelete	
h	m	NIPassThroughHttpMethod	case get = 1	NIPassThroughHttpMethodGet	
o	m	NIPassThroughHttpMethod	init?(rawValue: Int)		
h	m	NIPassThroughHttpMethod	case post = 2	NIPassThroughHttpMethodPost	
h	m	NIPassThroughHttpMethod	case put = 3	NIPassThroughHttpMethodPut	
"""#
}
