// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum NIMLaterTable {
  static let rows = #"""
a	g		let V2NIM_ERROR_DETAIL_ACCOUNT: String		
a	g		let V2NIM_ERROR_DETAIL_TEAM_ID: String		
a	c	DataStructureConverter	NSObject		
a	m	DataStructureConverter	class func messageConvert(toV1 message: V2NIMMessage) -> NIMMessage	messageConvertToV1:	
a	m	DataStructureConverter	class func messageConvert(toV2 message: NIMMessage) -> V2NIMMessage	messageConvertToV2:	
a	p	NIMAIListDelegate	NSObjectProtocol		
a	m	NIMAIListDelegate	optional func onProxyAIModelCall(_ data: NIMAIModelCallResult)		
a	m	NIMAIListDelegate	optional func onProxyAIModelStreamCall(_ data: NIMAIModelStreamCallResult)		
a	p	NIMAIManager	NSObjectProtocol		
a	m	NIMAIManager	func add(_ listener: any NIMAIListDelegate)		
a	m	NIMAIManager	func getAIUserList(_ completion: (Error?, [NIMAIUser]?) -> Void)		
a	m	NIMAIManager	func proxyAIModelCall(_ params: NIMProxyAIModelCallParams, completion: (Error?) -> Void)		
a	m	NIMAIManager	func remove(_ listener: any NIMAIListDelegate)		
a	m	NIMAIManager	func stopAIModelStreamCall(_ params: NIMAIModelStreamCallStopParams, completion: (Error?) -> Void)		
a	c	NIMAIModelCallContent	NSObject, NSCopying		
a	m	NIMAIModelCallContent	var msg: String		
a	m	NIMAIModelCallContent	var type: NIMAIModelCallContentType		
a	e	NIMAIModelCallContentType	Int, Sendable		
a	m	NIMAIModelCallContentType	case text = 0		
a	c	NIMAIModelCallMessage	NSObject		
a	m	NIMAIModelCallMessage	var msg: String		
a	m	NIMAIModelCallMessage	var role: NIMAIModelRoleType		
a	m	NIMAIModelCallMessage	var type: NIMAIModelCallContentType		
a	c	NIMAIModelCallResult	NSObject		
a	m	NIMAIModelCallResult	var accountId: String		
a	m	NIMAIModelCallResult	var aiRAGs: [NIMAIRAGInfo]		
a	m	NIMAIModelCallResult	var aiStream: Bool		
a	m	NIMAIModelCallResult	var aiStreamStatus: NIMAIModelStreamCallStatus		
a	m	NIMAIModelCallResult	var code: Int		
a	m	NIMAIModelCallResult	var content: NIMAIModelCallContent		
a	m	NIMAIModelCallResult	var requestId: String		
a	m	NIMAIModelCallResult	var timestamp: TimeInterval		
a	c	NIMAIModelConfig	NSObject		
a	m	NIMAIModelConfig	var maxTokens: Int		
a	m	NIMAIModelConfig	var model: String		
a	m	NIMAIModelConfig	var prompt: String		
a	m	NIMAIModelConfig	var promptKeys: [Any]?		
a	m	NIMAIModelConfig	var temperature: Double		
a	m	NIMAIModelConfig	var topP: Double		
a	c	NIMAIModelConfigParams	NSObject, NSCopying		
a	m	NIMAIModelConfigParams	var maxTokens: Int		
a	m	NIMAIModelConfigParams	var prompt: String?		
a	m	NIMAIModelConfigParams	var temperature: Double		
a	m	NIMAIModelConfigParams	var topP: Double		
a	e	NIMAIModelRoleType	Int, Sendable		
a	m	NIMAIModelRoleType	case assistant = 2		
a	m	NIMAIModelRoleType	case system = 0		
a	m	NIMAIModelRoleType	case user = 1		
a	c	NIMAIModelStreamCallChunk	NSObject		
a	m	NIMAIModelStreamCallChunk	var chunkTime: TimeInterval		
a	m	NIMAIModelStreamCallChunk	var content: String		
a	m	NIMAIModelStreamCallChunk	var index: Int		
a	m	NIMAIModelStreamCallChunk	var type: Int		
a	c	NIMAIModelStreamCallContent	NSObject		
a	m	NIMAIModelStreamCallContent	var lastChunk: NIMAIModelStreamCallChunk { get }		
a	m	NIMAIModelStreamCallContent	var msg: String { get }		
a	m	NIMAIModelStreamCallContent	var type: Int { get }		
a	c	NIMAIModelStreamCallResult	NSObject		
a	m	NIMAIModelStreamCallResult	var accountId: String { get }		
a	m	NIMAIModelStreamCallResult	var aiRAGs: [NIMAIRAGInfo] { get }		
a	m	NIMAIModelStreamCallResult	var code: Int { get }		
a	m	NIMAIModelStreamCallResult	var content: NIMAIModelStreamCallContent { get }		
a	m	NIMAIModelStreamCallResult	var requestId: String { get }		
a	m	NIMAIModelStreamCallResult	var timestamp: TimeInterval { get }		
a	e	NIMAIModelStreamCallStatus	Int, Sendable		
a	m	NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_ABORTED = 5		
a	m	NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_CANCEL = 2		
a	m	NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_GENERATED = 4		
a	m	NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_NONE = 0		
a	c	NIMAIModelStreamCallStopParams	NSObject		
a	m	NIMAIModelStreamCallStopParams	var accountId: String		
a	m	NIMAIModelStreamCallStopParams	var requestId: String		
a	e	NIMAIModelType	Int, Sendable		
a	m	NIMAIModelType	case azure = 2		
a	m	NIMAIModelType	case `private` = 3		
a	m	NIMAIModelType	case qwen = 1		
a	m	NIMAIModelType	case unknow = 0		
a	c	NIMAIRAGInfo	NSObject		
a	m	NIMAIRAGInfo	var desc: String		
a	m	NIMAIRAGInfo	var icon: String		
a	m	NIMAIRAGInfo	var name: String		
a	m	NIMAIRAGInfo	var time: TimeInterval		
a	m	NIMAIRAGInfo	var title: String		
a	m	NIMAIRAGInfo	var url: String		
a	c	NIMAIUser	NIMUserInfo		
a	m	NIMAIUser	var modelConfig: NIMAIModelConfig?		
a	m	NIMAIUser	var modelType: NIMAIModelType		
a	m	NIMChatManager	func regenAIMessage(_ message: NIMMessage, params: NIMMessageAIRegenParams, completion: (Error?) -> Void)		
a	m	NIMChatManager	func stopAIStreamMessage(_ message: NIMMessage, params: NIMMessageAIStreamStopParams, completion: (Error?) -> Void)		
a	m	NIMChatManagerDelegate	optional func onReceiveMessagesModified(_ messages: [NIMMessage])		
a	m	NIMChatroomEnterRequest	var enableLbs: Bool		
h	m	NIMChatroomLocation	var distance: NSNumber?		
h	m	NIMChatroomLocation	var locationX: NSNumber?		
h	m	NIMChatroomLocation	var locationY: NSNumber?		
h	m	NIMChatroomLocation	var locationZ: NSNumber?		
a	m	NIMConversationManager	func deleteAllMessages(in session: NIMSession, option: NIMDeleteMessagesOption?, completion block: ((Error?) -> Void)? = nil)		
a	m	NIMConversationManager	func importServerRecentSessions(_ recentSessions: [NIMRecentSession], completion: ((Error?, [NIMRecentSession]?) -> Void)? = nil)		
a	m	NIMConversationManager	func messages(inSession option: NIMMessagesInSessionOption, completion: (Error?, [NIMMessage]?) -> Void)		
a	m	NIMConversationManager	func queryRecentSessions(withLimit limit: Int) -> [NIMRecentSession]?		
a	m	NIMConversationManager	func updateRecentLocalExt(_ ext: [AnyHashable : Any]?, recentSession: NIMRecentSession, notifyRecentUpdate: Bool)		
a	t	NIMDeleteAllMessagesInSessionBlock	(Error?) -> Void		
a	t	NIMDeleteAllMessagesInSessionsBlock	(Error?, [NIMSession]?) -> Void		
a	t	NIMGetAlUserListBlock	(Error?, [NIMAIUser]?) -> Void		
h	m	NIMGetMessagesByTagsParam	init(roomId: Int, tags: [String])		
a	t	NIMImportServerRecentSessionsBlock	(Error?, [NIMRecentSession]?) -> Void		
a	m	NIMLinkAddressType	case ipv6First = 3		
a	m	NIMLocalErrorCode	case misuse = 29		
a	m	NIMLocalErrorCode	case resourceNotExist = 30		
a	m	NIMLoginClientType	case typeHarmonyOS = 65		
a	m	NIMLoginManagerDelegate	optional func onSetUserId(_ userId: String)		
a	m	NIMMediaManager	var shouldUseBuiltInMic: Bool { get set }		
a	m	NIMMessage	var aiConfig: NIMMessageAIConfig? { get }		
a	m	NIMMessage	var sendAIConfig: NIMMessageAIConfigParams?		
a	m	NIMMessage	var streamConfig: NIMMessageStreamConfig? { get }		
a	c	NIMMessageAIConfig	NSObject, NSCopying		
a	m	NIMMessageAIConfig	var accountId: String?		
a	m	NIMMessageAIConfig	var aiRAGs: [NIMAIRAGInfo]?		
a	m	NIMMessageAIConfig	var aiStatus: NIMMessageAIStatus		
a	m	NIMMessageAIConfig	var aiStream: Bool		
a	m	NIMMessageAIConfig	var aiStreamLastChunk: NIMMessageAIStreamChunk? { get }		
a	m	NIMMessageAIConfig	var aiStreamStatus: NIMMessageAIStreamStatus		
a	c	NIMMessageAIConfigParams	NSObject, NSCopying		
a	m	NIMMessageAIConfigParams	var accountId: String?		
a	m	NIMMessageAIConfigParams	var aiStream: Bool		
a	m	NIMMessageAIConfigParams	var content: NIMAIModelCallContent?		
a	m	NIMMessageAIConfigParams	var messages: [NIMAIModelCallMessage]?		
a	m	NIMMessageAIConfigParams	var modelConfigParams: NIMAIModelConfigParams?		
a	m	NIMMessageAIConfigParams	var promptVariables: String?		
a	e	NIMMessageAIRegenOpType	Int, Sendable		
a	m	NIMMessageAIRegenOpType	case MESSAGE_AI_REGEN_OP_NEW = 2		
a	m	NIMMessageAIRegenOpType	case MESSAGE_AI_REGEN_OP_UPDATE = 1		
a	c	NIMMessageAIRegenParams	NSObject		
a	m	NIMMessageAIRegenParams	init(_ operationType: NIMMessageAIRegenOpType)		
a	m	NIMMessageAIRegenParams	var operationType: NIMMessageAIRegenOpType { get }		
a	e	NIMMessageAIStatus	Int, Sendable		
a	m	NIMMessageAIStatus	case at = 1		
a	m	NIMMessageAIStatus	case response = 2		
a	m	NIMMessageAIStatus	case unknow = 0		
a	c	NIMMessageAIStreamChunk	NSObject		
a	m	NIMMessageAIStreamChunk	var chunkTime: TimeInterval		
a	m	NIMMessageAIStreamChunk	var content: String		
a	m	NIMMessageAIStreamChunk	var index: Int		
a	m	NIMMessageAIStreamChunk	var messageTime: TimeInterval		
a	m	NIMMessageAIStreamChunk	var type: Int		
a	e	NIMMessageAIStreamStatus	Int, Sendable		
a	m	NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_ABORTED = 5		
a	m	NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_CANCEL = 2		
a	m	NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_GENERATED = 4		
a	m	NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_NONE = 0		
a	m	NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_PLACEHOLDER = 1		
a	m	NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_STREAMING = -1		
a	m	NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_UPDATE = 3		
a	e	NIMMessageAIStreamStopOpType	Int, Sendable		
a	m	NIMMessageAIStreamStopOpType	case MESSAGE_AI_STREAM_STOP_OP_DEFAULT = 0		
a	m	NIMMessageAIStreamStopOpType	case MESSAGE_AI_STREAM_STOP_OP_REVOKE = 1		
a	m	NIMMessageAIStreamStopOpType	case MESSAGE_AI_STREAM_STOP_OP_UPDATE = 2		
a	c	NIMMessageAIStreamStopParams	NSObject		
a	m	NIMMessageAIStreamStopParams	var operationType: NIMMessageAIStreamStopOpType		
a	m	NIMMessageAIStreamStopParams	var updateContent: String?		
a	c	NIMMessageStreamChunk	NSObject, NSCopying		
a	m	NIMMessageStreamChunk	var chunkTime: TimeInterval		
a	m	NIMMessageStreamChunk	var content: String		
a	m	NIMMessageStreamChunk	var index: Int		
a	m	NIMMessageStreamChunk	var messageTime: TimeInterval		
a	m	NIMMessageStreamChunk	var type: Int		
a	c	NIMMessageStreamConfig	NSObject, NSCopying		
a	m	NIMMessageStreamConfig	var lastChunk: NIMMessageStreamChunk? { get }		
a	m	NIMMessageStreamConfig	var rags: [NIMAIRAGInfo]? { get }		
a	m	NIMMessageStreamConfig	var status: NIMMessageStreamStatus { get }		
a	e	NIMMessageStreamStatus	Int, Sendable		
a	m	NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_ABORTED = 5		
a	m	NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_GENERATED = 4		
a	m	NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_NONE = 0		
a	m	NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_PLACEHOLDER = 1		
a	m	NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_STOPPED = 2		
a	m	NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_STREAMING = -1		
a	m	NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_UPDATED = 3		
a	m	NIMMessageType	case invalid = -1		
a	c	NIMMessagesInSessionOption	NSObject		
a	m	NIMMessagesInSessionOption	var filterTypes: [Any]?		
a	m	NIMMessagesInSessionOption	var limit: UInt		
a	m	NIMMessagesInSessionOption	var message: NIMMessage?		
a	m	NIMMessagesInSessionOption	var order: NIMMessageSearchOrder		
a	m	NIMMessagesInSessionOption	var session: NIMSession		
a	m	NIMMessagesInSessionOption	var toTime: TimeInterval		
a	c	NIMProxyAICallAntispamConfig	NSObject		
a	m	NIMProxyAICallAntispamConfig	var antispamBusinessId: String?		
a	m	NIMProxyAICallAntispamConfig	var antispamEnabled: Bool		
a	t	NIMProxyAIModelCallBlock	(Error?) -> Void		
a	c	NIMProxyAIModelCallParams	NSObject		
a	m	NIMProxyAIModelCallParams	var accountId: String		
a	m	NIMProxyAIModelCallParams	var aiStream: Bool		
a	m	NIMProxyAIModelCallParams	var antispamConfig: NIMProxyAICallAntispamConfig?		
a	m	NIMProxyAIModelCallParams	var content: NIMAIModelCallContent		
a	m	NIMProxyAIModelCallParams	var messages: [NIMAIModelCallMessage]?		
a	m	NIMProxyAIModelCallParams	var modelConfigParams: NIMAIModelConfigParams?		
a	m	NIMProxyAIModelCallParams	var promptVariables: String?		
a	m	NIMProxyAIModelCallParams	var requestId: String		
a	m	NIMQChatChannelManager	func getMuteMember(byPage param: NIMQChatGetChannelMuteMemberByPageParam, completion: ((Error?, NIMQChatGetChannelMuteMemberByPageResult?) -> Void)? = nil)		
a	m	NIMQChatChannelManager	func getUncategorizedChannels(byPage param: NIMQChatGetUncategorizedChannelsByPageParam, completion: ((Error?, NIMQChatGetUncategorizedChannelsByPageResult?) -> Void)? = nil)		
a	m	NIMQChatChannelManager	func mute(_ param: NIMQChatChannelMuteParam, completion: ((Error?, NIMQChatMuteResult?) -> Void)? = nil)		
a	t	NIMQChatChannelMuteHandler	(Error?, NIMQChatMuteResult?) -> Void		
a	t	NIMQChatGetChannelMuteMemberByPageHandler	(Error?, NIMQChatGetChannelMuteMemberByPageResult?) -> Void		
a	t	NIMQChatGetCommentatorsHandler	(Error?, NIMQChatGetCommentatorsResult?) -> Void		
a	t	NIMQChatGetServerMuteMemberByPageHandler	(Error?, NIMQChatGetServerMuteMemberByPageResult?) -> Void		
a	t	NIMQChatGetUncategorizedChannelsByPageHandler	(Error?, NIMQChatGetUncategorizedChannelsByPageResult?) -> Void		
a	m	NIMQChatMessageExtendManager	func getCommentators(_ param: NIMQChatGetCommentatorsParam, completion: ((Error?, NIMQChatGetCommentatorsResult?) -> Void)? = nil)		
a	m	NIMQChatMessageExtendManager	func getReferMessages(_ message: NIMQChatMessage, type: Int, completion: ((Error?, NIMQChatGetMessageHistoryResult?) -> Void)? = nil)		
a	m	NIMQChatMessageManager	func deleteTextCache(_ serverId: UInt64, channelId: UInt64) -> Bool		
a	m	NIMQChatMessageManager	func getTextCache(_ serverId: UInt64, channelId: UInt64) -> String?		
a	m	NIMQChatMessageManager	func insertOrReplaceTextCache(_ serverId: UInt64, channelId: UInt64, value: String) -> Bool		
a	m	NIMQChatServerManager	func getMuteMember(byPage param: NIMQChatGetServerMuteMemberByPageParam, completion: ((Error?, NIMQChatGetServerMuteMemberByPageResult?) -> Void)? = nil)		
a	m	NIMQChatServerManager	func mute(_ param: NIMQChatServerMuteParam, completion: ((Error?, NIMQChatMuteResult?) -> Void)? = nil)		
a	t	NIMQChatServerMuteHandler	(Error?, NIMQChatMuteResult?) -> Void		
a	t	NIMRegenAIMessageBlock	(Error?) -> Void		
a	m	NIMRemoteErrorCode	case codeCryptoError = 601		
a	m	NIMResourceManager	func download(_ urlString: String, filepath: String, type: Int, extraInfo info: NIMResourceExtraInfo, thumbWidth: Int, thumbHeight: Int, progress: NIMHttpProgressBlock, completion: (Error?) -> Void)		
a	m	NIMSDK	var aiManager: any NIMAIManager { get }		
a	m	NIMSDK	func register(withOptionV2 option: NIMSDKOption, v2Option: V2NIMSDKOption?)	registerWithOptionV2:v2Option:	
a	m	NIMSDK	var systemStateManager: any NIMSystemStateManager { get }		
a	m	NIMSDK	func updateAppKey(_ appKey: String) -> V2NIMError	updateAppKey:	
a	m	NIMSDK	var v2AIService: any V2NIMAIService { get }	v2AIService	
a	m	NIMSDK	var v2ApnsService: any V2NIMApnsService { get }	v2ApnsService	
a	m	NIMSDK	var v2ConversationGroupService: any V2NIMConversationGroupService { get }	v2ConversationGroupService	
a	m	NIMSDK	var v2ConversationService: any V2NIMConversationService { get }	v2ConversationService	
a	m	NIMSDK	var v2FriendService: any V2NIMFriendService { get }	v2FriendService	
a	m	NIMSDK	var v2LocalConversationService: any V2NIMLocalConversationService { get }	v2LocalConversationService	
a	m	NIMSDK	var v2LoginService: any V2NIMLoginService { get }	v2LoginService	
a	m	NIMSDK	var v2MessageService: any V2NIMMessageService { get }	v2MessageService	
a	m	NIMSDK	var v2NIMNotificationService: any V2NIMNotificationService { get }	V2NIMNotificationService	
a	m	NIMSDK	var v2NotificationService: any V2NIMNotificationService { get }	v2NotificationService	
a	m	NIMSDK	var v2Option: V2NIMSDKOption? { get }	v2Option	
a	m	NIMSDK	var v2PassthroughService: any V2NIMPassthroughService { get }	v2PassthroughService	
a	m	NIMSDK	var v2SettingService: any V2NIMSettingService { get }	v2SettingService	
a	m	NIMSDK	var v2SignallingService: any V2NIMSignallingService { get }	v2SignallingService	
a	m	NIMSDK	var v2StatisticsService: any V2NIMStatisticsService { get }	v2StatisticsService	
a	m	NIMSDK	var v2StorageService: any V2NIMStorageService { get }	v2StorageService	
a	m	NIMSDK	var v2SubscriptionService: any V2NIMSubscriptionService { get }	v2SubscriptionService	
a	m	NIMSDK	var v2TeamService: any V2NIMTeamService { get }	v2TeamService	
a	m	NIMSDK	var v2TopicService: any V2NIMTopicService { get }	v2TopicService	
a	m	NIMSDK	var v2UserService: any V2NIMUserService { get }	v2UserService	
a	m	NIMSDK	var v2UtilityService: any V2NIMUtilityService { get }	v2UtilityService	
a	m	NIMSDKConfig	var archivedLogCompressionEnabled: Bool		
a	m	NIMSDKConfig	var disableBackgroundTask: Bool		
a	m	NIMSDKConfig	var enableAsyncDns: Bool		
a	m	NIMSDKConfig	var enableCompass: Bool		
a	m	NIMSDKConfig	var enableEnhancedLinkSecurity: Bool		
a	m	NIMSDKConfig	var enableSendMsgShortTimeout: Bool		
a	m	NIMSDKConfig	var infoApiOnMain: Bool		
a	m	NIMSDKConfig	var maxLogFileSizeInMB: Int		
a	m	NIMSDKConfig	var totalLogSizeInMB: Int		
a	m	NIMSDKOption	var v2: Bool		
a	m	NIMServerSetting	var chatroomLbsList: [String]		
a	m	NIMServerSetting	var chatroomLinkList: [String]?		
a	m	NIMServerSetting	var compassDataEndpoint: String		
a	t	NIMStopAIModelStreamCallBlock	(Error?) -> Void		
a	t	NIMStopAIStreamMessageBlock	(Error?) -> Void		
a	m	NIMSubscribeEvent	var nimConfig: String { get }		
a	m	NIMSuperTeamManager	func addTeamMembersFollow(_ teamId: String, accoutIds: [String], completion: ((Error?) -> Void)? = nil)		
a	m	NIMSuperTeamManager	func getTeamMemberList(_ teamId: String, option: NIMTeamMemberRoleTypeSearchOption, completion: ((Error?, NIMTeamMemberSearchResult?) -> Void)? = nil)		
a	m	NIMSuperTeamManager	func removeTeamMembersFollow(_ teamId: String, accoutIds: [String], completion: ((Error?) -> Void)? = nil)		
a	m	NIMSuperTeamManager	func searchTeamMembers(_ option: NIMTeamMemberKeywordSearchOption, completion: ((Error?, NIMTeamMemberSearchResult?) -> Void)? = nil)		
a	m	NIMSuperTeamManager	func team(byId2 teamId: String) -> NIMTeam?		
a	m	NIMSymEncryptionType	case AES256CBC = 64		
a	m	NIMSymEncryptionType	case AES256GCM = 8		
a	p	NIMSystemStateDelegate	NSObjectProtocol		
a	m	NIMSystemStateDelegate	optional func onDiskFull(_ error: any Error)		
a	p	NIMSystemStateManager	NSObjectProtocol		
a	m	NIMSystemStateManager	func add(_ delegate: any NIMSystemStateDelegate)		
a	m	NIMSystemStateManager	func remove(_ delegate: any NIMSystemStateDelegate)		
a	m	NIMTeamManager	func addTeamMembersFollow(_ teamId: String, accoutIds: [String], completion: ((Error?) -> Void)? = nil)		
a	m	NIMTeamManager	func getTeamMemberList(_ teamId: String, option: NIMTeamMemberRoleTypeSearchOption, completion: ((Error?, NIMTeamMemberSearchResult?) -> Void)? = nil)		
a	m	NIMTeamManager	func removeTeamMembersFollow(_ teamId: String, accoutIds: [String], completion: ((Error?) -> Void)? = nil)		
a	m	NIMTeamManager	func team(byId2 teamId: String) -> NIMTeam?		
a	m	NIMTeamMember	var followAccountIds: [String]? { get }		
a	c	NIMTeamMemberKeywordSearchOption	NSObject		
a	m	NIMTeamMemberKeywordSearchOption	var keyword: String		
a	m	NIMTeamMemberKeywordSearchOption	var limit: Int		
a	m	NIMTeamMemberKeywordSearchOption	var offset: Int		
a	m	NIMTeamMemberKeywordSearchOption	var order: NIMTeamMemberSearchOrder		
a	m	NIMTeamMemberKeywordSearchOption	var teamId: String		
a	c	NIMTeamMemberRoleTypeSearchOption	NSObject		
a	m	NIMTeamMemberRoleTypeSearchOption	var limit: Int		
a	m	NIMTeamMemberRoleTypeSearchOption	var offset: Int		
a	m	NIMTeamMemberRoleTypeSearchOption	var order: NIMTeamMemberSearchOrder		
a	m	NIMTeamMemberRoleTypeSearchOption	var roleTypes: [NSNumber]?		
a	e	NIMTeamMemberSearchOrder	Int, Sendable		
a	m	NIMTeamMemberSearchOrder	case asc = 1		
a	m	NIMTeamMemberSearchOrder	case desc = 0		
a	c	NIMTeamMemberSearchResult	NSObject		
a	m	NIMTeamMemberSearchResult	var finished: Bool { get }		
a	m	NIMTeamMemberSearchResult	var offset: Int { get }		
a	m	NIMTeamMemberSearchResult	var teamMemberList: [NIMTeamMember]? { get }		
a	t	NIMTeamMemberSearchResultHandler	(Error?, NIMTeamMemberSearchResult?) -> Void		
a	m	NIMUserInfo	var createTime: TimeInterval { get }		
a	m	NIMUserInfo	var updateTime: TimeInterval { get }		
a	p	V2NIMAIListener	NSObjectProtocol		
a	m	V2NIMAIListener	optional func onProxyAIModelCall(_ data: V2NIMAIModelCallResult)	onProxyAIModelCall:	
a	m	V2NIMAIListener	optional func onProxyAIModelStreamCall(_ data: V2NIMAIModelStreamCallResult)	onProxyAIModelStreamCall:	
a	c	V2NIMAIModelCallContent	NSObject, NSCopying		
a	m	V2NIMAIModelCallContent	var msg: String	msg	
a	m	V2NIMAIModelCallContent	var type: V2NIMAIModelCallContentType	type	
a	e	V2NIMAIModelCallContentType	Int, Sendable		
a	m	V2NIMAIModelCallContentType	case NIM_AI_MODEL_CONTENT_TYPE_TEXT = 0	V2NIM_AI_MODEL_CONTENT_TYPE_TEXT	
a	c	V2NIMAIModelCallMessage	NSObject		
a	m	V2NIMAIModelCallMessage	var msg: String	msg	
a	m	V2NIMAIModelCallMessage	var role: V2NIMAIModelRoleType	role	
a	m	V2NIMAIModelCallMessage	var type: V2NIMAIModelCallContentType	type	
a	c	V2NIMAIModelCallResult	NSObject		
a	m	V2NIMAIModelCallResult	var accountId: String	accountId	
a	m	V2NIMAIModelCallResult	var aiRAGs: [V2NIMAIRAGInfo]	aiRAGs	
a	m	V2NIMAIModelCallResult	var aiStream: Bool	aiStream	
a	m	V2NIMAIModelCallResult	var aiStreamStatus: V2NIMAIModelStreamCallStatus	aiStreamStatus	
a	m	V2NIMAIModelCallResult	var code: Int	code	
a	m	V2NIMAIModelCallResult	var content: V2NIMAIModelCallContent	content	
a	m	V2NIMAIModelCallResult	var requestId: String	requestId	
a	m	V2NIMAIModelCallResult	var timestamp: TimeInterval	timestamp	
a	c	V2NIMAIModelConfig	NSObject		
a	m	V2NIMAIModelConfig	var maxTokens: Int	maxTokens	
a	m	V2NIMAIModelConfig	var model: String	model	
a	m	V2NIMAIModelConfig	var prompt: String	prompt	
a	m	V2NIMAIModelConfig	var promptKeys: [Any]?	promptKeys	
a	m	V2NIMAIModelConfig	var temperature: Double	temperature	
a	m	V2NIMAIModelConfig	var topP: Double	topP	
a	c	V2NIMAIModelConfigParams	NSObject, NSCopying		
a	m	V2NIMAIModelConfigParams	var maxTokens: Int	maxTokens	
a	m	V2NIMAIModelConfigParams	var prompt: String?	prompt	
a	m	V2NIMAIModelConfigParams	var temperature: Double	temperature	
a	m	V2NIMAIModelConfigParams	var topP: Double	topP	
a	e	V2NIMAIModelRoleType	Int, Sendable		
a	m	V2NIMAIModelRoleType	case NIM_AI_MODEL_ROLE_TYPE_ASSISTANT = 2	V2NIM_AI_MODEL_ROLE_TYPE_ASSISTANT	
a	m	V2NIMAIModelRoleType	case NIM_AI_MODEL_ROLE_TYPE_SYSTEM = 0	V2NIM_AI_MODEL_ROLE_TYPE_SYSTEM	
a	m	V2NIMAIModelRoleType	case NIM_AI_MODEL_ROLE_TYPE_USER = 1	V2NIM_AI_MODEL_ROLE_TYPE_USER	
a	c	V2NIMAIModelStreamCallChunk	NSObject		
a	m	V2NIMAIModelStreamCallChunk	var chunkTime: TimeInterval	chunkTime	
a	m	V2NIMAIModelStreamCallChunk	var content: String	content	
a	m	V2NIMAIModelStreamCallChunk	var index: Int	index	
a	m	V2NIMAIModelStreamCallChunk	var type: Int	type	
a	c	V2NIMAIModelStreamCallContent	NSObject		
a	m	V2NIMAIModelStreamCallContent	var lastChunk: V2NIMAIModelStreamCallChunk { get }	lastChunk	
a	m	V2NIMAIModelStreamCallContent	var msg: String { get }	msg	
a	m	V2NIMAIModelStreamCallContent	var type: Int { get }	type	
a	c	V2NIMAIModelStreamCallResult	NSObject		
a	m	V2NIMAIModelStreamCallResult	var accountId: String { get }	accountId	
a	m	V2NIMAIModelStreamCallResult	var aiRAGs: [V2NIMAIRAGInfo] { get }	aiRAGs	
a	m	V2NIMAIModelStreamCallResult	var code: Int { get }	code	
a	m	V2NIMAIModelStreamCallResult	var content: V2NIMAIModelStreamCallContent { get }	content	
a	m	V2NIMAIModelStreamCallResult	var requestId: String { get }	requestId	
a	m	V2NIMAIModelStreamCallResult	var timestamp: TimeInterval { get }	timestamp	
a	e	V2NIMAIModelStreamCallStatus	Int, Sendable		
a	m	V2NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_ABORTED = 5	V2NIM_AI_MODEL_STREAM_CALL_STATUS_ABORTED	
a	m	V2NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_CANCEL = 2	V2NIM_AI_MODEL_STREAM_CALL_STATUS_CANCEL	
a	m	V2NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_GENERATED = 4	V2NIM_AI_MODEL_STREAM_CALL_STATUS_GENERATED	
a	m	V2NIMAIModelStreamCallStatus	case NIM_AI_MODEL_STREAM_CALL_STATUS_NONE = 0	V2NIM_AI_MODEL_STREAM_CALL_STATUS_NONE	
a	c	V2NIMAIModelStreamCallStopParams	NSObject		
a	m	V2NIMAIModelStreamCallStopParams	var accountId: String	accountId	
a	m	V2NIMAIModelStreamCallStopParams	var requestId: String	requestId	
a	e	V2NIMAIModelType	Int, Sendable		
a	m	V2NIMAIModelType	case NIM_AI_MODEL_TYPE_AZURE = 2	V2NIM_AI_MODEL_TYPE_AZURE	
a	m	V2NIMAIModelType	case NIM_AI_MODEL_TYPE_PRIVATE = 3	V2NIM_AI_MODEL_TYPE_PRIVATE	
a	m	V2NIMAIModelType	case NIM_AI_MODEL_TYPE_QWEN = 1	V2NIM_AI_MODEL_TYPE_QWEN	
a	m	V2NIMAIModelType	case NIM_AI_MODEL_TYPE_UNKNOW = 0	V2NIM_AI_MODEL_TYPE_UNKNOW	
a	c	V2NIMAIRAGInfo	NSObject		
a	m	V2NIMAIRAGInfo	var desc: String	desc	
a	m	V2NIMAIRAGInfo	var icon: String	icon	
a	m	V2NIMAIRAGInfo	var name: String	name	
a	m	V2NIMAIRAGInfo	var time: TimeInterval	time	
a	m	V2NIMAIRAGInfo	var title: String	title	
a	m	V2NIMAIRAGInfo	var url: String	url	
a	p	V2NIMAIService	NSObjectProtocol		
a	m	V2NIMAIService	func add(_ listener: any V2NIMAIListener)	addAIListener:	
a	m	V2NIMAIService	func bindUserAIBot(toQrCode params: V2NIMBindUserAIBotToQrCodeParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	bindUserAIBotToQrCode:success:failure:	
a	m	V2NIMAIService	func createUserAIBot(_ params: V2NIMCreateUserAIBotParams, success: V2NIMCreateUserAIBotSuccess?, failure: V2NIMFailureCallback? = nil)	createUserAIBot:success:failure:	
a	m	V2NIMAIService	func deleteUserAIBot(_ params: V2NIMDeleteUserAIBotParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	deleteUserAIBot:success:failure:	
a	m	V2NIMAIService	func getAIUserList(_ success: V2NIMGetAlUserListSuccess?, failure: V2NIMFailureCallback? = nil)	getAIUserList:failure:	
a	m	V2NIMAIService	func getUserAIBot(_ params: V2NIMGetUserAIBotParams, success: V2NIMGetUserAIBotSuccess?, failure: V2NIMFailureCallback? = nil)	getUserAIBot:success:failure:	
a	m	V2NIMAIService	func getUserAIBotList(_ params: V2NIMGetUserAIBotListParams?, success: V2NIMGetUserAIBotListSuccess?, failure: V2NIMFailureCallback? = nil)	getUserAIBotList:success:failure:	
a	m	V2NIMAIService	func proxyAIModelCall(_ params: V2NIMProxyAIModelCallParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	proxyAIModelCall:success:failure:	
a	m	V2NIMAIService	func refreshUserAIBotToken(_ params: V2NIMRefreshUserAIBotTokenParams, success: V2NIMRefreshUserAIBotTokenSuccess?, failure: V2NIMFailureCallback? = nil)	refreshUserAIBotToken:success:failure:	
a	m	V2NIMAIService	func remove(_ listener: any V2NIMAIListener)	removeAIListener:	
a	m	V2NIMAIService	func stopAIModelStreamCall(_ params: V2NIMAIModelStreamCallStopParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	stopAIModelStreamCall:success:failure:	
a	m	V2NIMAIService	func updateUserAIBot(_ params: V2NIMUpdateUserAIBotParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateUserAIBot:success:failure:	
a	c	V2NIMAIUser	V2NIMUser		
a	m	V2NIMAIUser	var aiModelType: Int	aiModelType	
a	m	V2NIMAIUser	var modelConfig: V2NIMAIModelConfig?	modelConfig	
a	m	V2NIMAIUser	var modelType: V2NIMAIModelType	modelType	
a	c	V2NIMAddCollectionParams	NSObject		
a	m	V2NIMAddCollectionParams	var collectionData: String	collectionData	
a	m	V2NIMAddCollectionParams	var collectionType: Int32	collectionType	
a	m	V2NIMAddCollectionParams	var serverExtension: String	serverExtension	
a	m	V2NIMAddCollectionParams	var uniqueId: String?	uniqueId	
a	c	V2NIMAntispamConfig	NSObject		
a	m	V2NIMAntispamConfig	var antispamBusinessId: String	antispamBusinessId	
a	p	V2NIMApnsService	NSObjectProtocol		
a	m	V2NIMApnsService	func registerBadgeCountHandler(_ handler: V2NIMBadgeHandler? = nil)	registerBadgeCountHandler:	
a	t	V2NIMBadgeHandler	() -> UInt		
a	p	V2NIMBaseConversation	NSObjectProtocol		
a	m	V2NIMBaseConversation	var avatar: String? { get }	avatar	
a	m	V2NIMBaseConversation	var conversationId: String { get }	conversationId	
a	m	V2NIMBaseConversation	var createTime: TimeInterval { get }	createTime	
a	m	V2NIMBaseConversation	var lastMessage: V2NIMLastMessage? { get }	lastMessage	
a	m	V2NIMBaseConversation	var localExtension: String { get }	localExtension	
a	m	V2NIMBaseConversation	var mute: Bool { get }	mute	
a	m	V2NIMBaseConversation	var name: String? { get }	name	
a	m	V2NIMBaseConversation	var sortOrder: Int64 { get }	sortOrder	
a	m	V2NIMBaseConversation	var stickTop: Bool { get }	stickTop	
a	m	V2NIMBaseConversation	var type: V2NIMConversationType { get }	type	
a	m	V2NIMBaseConversation	var unreadCount: Int { get }	unreadCount	
a	m	V2NIMBaseConversation	var updateTime: TimeInterval { get }	updateTime	
a	c	V2NIMBindUserAIBotToQrCodeParams	NSObject		
a	m	V2NIMBindUserAIBotToQrCodeParams	var accid: String	accid	
a	m	V2NIMBindUserAIBotToQrCodeParams	var qrCode: String	qrCode	
a	m	V2NIMBindUserAIBotToQrCodeParams	var token: String	token	
a	c	V2NIMBroadcastNotification	NSObject		
a	m	V2NIMBroadcastNotification	var content: String { get }	content	
a	m	V2NIMBroadcastNotification	var id: UInt { get }	id	
a	m	V2NIMBroadcastNotification	var senderId: String { get }	senderId	
a	m	V2NIMBroadcastNotification	var timestamp: TimeInterval { get }	timestamp	
a	c	V2NIMChatroomCdnTrackInfo	NSObject		
a	m	V2NIMChatroomCdnTrackInfo	var baseInfo: [AnyHashable : Any]	baseInfo	
a	m	V2NIMChatroomCdnTrackInfo	var finalFailureCount: Int	finalFailureCount	
a	c	V2NIMChatroomChatBannedNotificationAttachment	V2NIMChatroomNotificationAttachment		
a	m	V2NIMChatroomChatBannedNotificationAttachment	var chatBanned: Bool { get }	chatBanned	
a	m	V2NIMChatroomChatBannedNotificationAttachment	var tempChatBanned: Bool { get }	tempChatBanned	
a	m	V2NIMChatroomChatBannedNotificationAttachment	var tempChatBannedDuration: TimeInterval { get }	tempChatBannedDuration	
a	c	V2NIMChatroomClient	NSObject		
a	m	V2NIMChatroomClient	func add(_ listener: any V2NIMChatroomClientListener)	addChatroomClientListener:	
a	m	V2NIMChatroomClient	class func destroyAll()	destroyAll	
a	m	V2NIMChatroomClient	class func destroyInstance(_ instanceId: Int)	destroyInstance:	
a	m	V2NIMChatroomClient	func enter(_ roomId: String, enterParams: V2NIMChatroomEnterParams, success: V2NIMChatroomEnterResultCallback?, failure: V2NIMFailureCallback? = nil)	enter:enterParams:success:failure:	
a	m	V2NIMChatroomClient	func exit()	exit	
a	m	V2NIMChatroomClient	func getChatroomInfo() -> V2NIMChatroomInfo	getChatroomInfo	
a	m	V2NIMChatroomClient	func getChatroomQueueService() -> any V2NIMChatroomQueueService	getChatroomQueueService	
a	m	V2NIMChatroomClient	func getChatroomService() -> any V2NIMChatroomService	getChatroomService	
a	m	V2NIMChatroomClient	class func getInstance(_ instanceId: Int) -> Self	getInstance:	
a	m	V2NIMChatroomClient	func getInstanceId() -> Int	getInstanceId	
a	m	V2NIMChatroomClient	class func getInstanceList() -> [V2NIMChatroomClient]	getInstanceList	
a	m	V2NIMChatroomClient	func getStorageService() -> any V2NIMStorageService	getStorageService	
a	m	V2NIMChatroomClient	class func newInstance() -> Self	newInstance	
a	m	V2NIMChatroomClient	func remove(_ listener: any V2NIMChatroomClientListener)	removeChatroomClientListener:	
a	p	V2NIMChatroomClientListener	NSObjectProtocol		
a	m	V2NIMChatroomClientListener	optional func onChatroomEntered()	onChatroomEntered	
a	m	V2NIMChatroomClientListener	optional func onChatroomExited(_ error: V2NIMError?)	onChatroomExited:	
a	m	V2NIMChatroomClientListener	optional func onChatroomKicked(_ kickedInfo: V2NIMChatroomKickedInfo)	onChatroomKicked:	
a	m	V2NIMChatroomClientListener	optional func onChatroomStatus(_ status: V2NIMChatroomStatus, error: V2NIMError?)	onChatroomStatus:error:	
a	c	V2NIMChatroomEnterInfo	NSObject, NSCopying		
a	m	V2NIMChatroomEnterInfo	var clientType: Int { get }	clientType	
a	m	V2NIMChatroomEnterInfo	var enterTime: TimeInterval { get }	enterTime	
a	m	V2NIMChatroomEnterInfo	var roomAvatar: String? { get }	roomAvatar	
a	m	V2NIMChatroomEnterInfo	var roomNick: String? { get }	roomNick	
a	c	V2NIMChatroomEnterParams	NSObject		
a	m	V2NIMChatroomEnterParams	var accountId: String?	accountId	
a	m	V2NIMChatroomEnterParams	var anonymousMode: Bool	anonymousMode	
a	m	V2NIMChatroomEnterParams	var antispamConfig: V2NIMAntispamConfig?	antispamConfig	
a	m	V2NIMChatroomEnterParams	var enableLbs: Bool	enableLbs	
a	m	V2NIMChatroomEnterParams	var linkProvider: any V2NIMChatroomLinkProvider	linkProvider	
a	m	V2NIMChatroomEnterParams	var locationConfig: V2NIMChatroomLocationConfig?	locationConfig	
a	m	V2NIMChatroomEnterParams	var loginOption: V2NIMChatroomLoginOption	loginOption	
a	m	V2NIMChatroomEnterParams	var notificationExtension: String?	notificationExtension	
a	m	V2NIMChatroomEnterParams	var roomAvatar: String?	roomAvatar	
a	m	V2NIMChatroomEnterParams	var roomNick: String?	roomNick	
a	m	V2NIMChatroomEnterParams	var serverExtension: String?	serverExtension	
a	m	V2NIMChatroomEnterParams	var tagConfig: V2NIMChatroomTagConfig?	tagConfig	
a	m	V2NIMChatroomEnterParams	var timeout: Int	timeout	
a	m	V2NIMChatroomEnterParams	var token: String?	token	
a	c	V2NIMChatroomEnterResult	NSObject		
a	m	V2NIMChatroomEnterResult	var chatroom: V2NIMChatroomInfo { get }	chatroom	
a	m	V2NIMChatroomEnterResult	var selfMember: V2NIMChatroomMember { get }	selfMember	
a	t	V2NIMChatroomEnterResultCallback	(V2NIMChatroomEnterResult) -> Void		
a	c	V2NIMChatroomInfo	NSObject, NSCopying		
a	m	V2NIMChatroomInfo	var announcement: String { get }	announcement	
a	m	V2NIMChatroomInfo	var chatBanned: Bool { get }	chatBanned	
a	m	V2NIMChatroomInfo	var creatorAccountId: String { get }	creatorAccountId	
a	m	V2NIMChatroomInfo	var isValidRoom: Bool { get }	isValidRoom	
a	m	V2NIMChatroomInfo	var liveUrl: String { get }	liveUrl	
a	m	V2NIMChatroomInfo	var onlineUserCount: Int { get }	onlineUserCount	
a	m	V2NIMChatroomInfo	var queueLevelMode: V2NIMChatroomQueueLevelMode { get }	queueLevelMode	
a	m	V2NIMChatroomInfo	var roomId: String { get }	roomId	
a	m	V2NIMChatroomInfo	var roomName: String { get }	roomName	
a	m	V2NIMChatroomInfo	var serverExtension: String { get }	serverExtension	
a	c	V2NIMChatroomKickedInfo	NSObject		
a	m	V2NIMChatroomKickedInfo	var kickedReason: V2NIMChatroomKickedReason { get }	kickedReason	
a	m	V2NIMChatroomKickedInfo	var serverExtension: String? { get }	serverExtension	
a	e	V2NIMChatroomKickedReason	Int, Sendable		
a	m	V2NIMChatroomKickedReason	case CHATROOM_KICKED_REASON_BE_BLOCKED = 5	V2NIM_CHATROOM_KICKED_REASON_BE_BLOCKED	
a	m	V2NIMChatroomKickedReason	case CHATROOM_KICKED_REASON_BY_CONFLICT_LOGIN = 3	V2NIM_CHATROOM_KICKED_REASON_BY_CONFLICT_LOGIN	
a	m	V2NIMChatroomKickedReason	case CHATROOM_KICKED_REASON_BY_MANAGER = 2	V2NIM_CHATROOM_KICKED_REASON_BY_MANAGER	
a	m	V2NIMChatroomKickedReason	case CHATROOM_KICKED_REASON_CHATROOM_INVALID = 1	V2NIM_CHATROOM_KICKED_REASON_CHATROOM_INVALID	
a	m	V2NIMChatroomKickedReason	case CHATROOM_KICKED_REASON_SILENTLY = 4	V2NIM_CHATROOM_KICKED_REASON_SILENTLY	
a	m	V2NIMChatroomKickedReason	case CHATROOM_KICKED_REASON_UNKNOWN = -1	V2NIM_CHATROOM_KICKED_REASON_UNKNOWN	
a	t	V2NIMChatroomLinkAddressCallback	([String]) -> Void		
a	p	V2NIMChatroomLinkProvider	NSObjectProtocol		
a	m	V2NIMChatroomLinkProvider	func getLinkAddress(_ roomId: String, accountId: String) -> [String]?	getLinkAddress:accountId:	
a	p	V2NIMChatroomListener	NSObjectProtocol		
a	m	V2NIMChatroomListener	optional func onChatroomChatBannedUpdated(_ chatBanned: Bool)	onChatroomChatBannedUpdated:	
a	m	V2NIMChatroomListener	optional func onChatroomInfoUpdated(_ chatroomInfo: V2NIMChatroomInfo)	onChatroomInfoUpdated:	
a	m	V2NIMChatroomListener	optional func onChatroomMemberEnter(_ member: V2NIMChatroomMember)	onChatroomMemberEnter:	
a	m	V2NIMChatroomListener	optional func onChatroomMemberExit(_ accountId: String)	onChatroomMemberExit:	
a	m	V2NIMChatroomListener	optional func onChatroomMemberInfoUpdated(_ member: V2NIMChatroomMember)	onChatroomMemberInfoUpdated:	
a	m	V2NIMChatroomListener	optional func onChatroomMemberRoleUpdated(_ previousRole: V2NIMChatroomMemberRole, member: V2NIMChatroomMember)	onChatroomMemberRoleUpdated:member:	
a	m	V2NIMChatroomListener	optional func onChatroomTagsUpdated(_ tags: [String])	onChatroomTagsUpdated:	
a	m	V2NIMChatroomListener	optional func onMessageRevokedNotification(_ messageClientId: String, messageTime: TimeInterval)	onMessageRevokedNotification:messageTime:	
a	m	V2NIMChatroomListener	optional func onReceiveMessages(_ messages: [Any])	onReceiveMessages:	
a	m	V2NIMChatroomListener	optional func onSelfChatBannedUpdated(_ chatBanned: Bool)	onSelfChatBannedUpdated:	
a	m	V2NIMChatroomListener	optional func onSelfTempChatBannedUpdated(_ tempChatBanned: Bool, tempChatBannedDuration: Int)	onSelfTempChatBannedUpdated:tempChatBannedDuration:	
a	m	V2NIMChatroomListener	optional func onSend(_ message: V2NIMChatroomMessage)	onSendMessage:	
a	c	V2NIMChatroomLocationConfig	NSObject		
a	m	V2NIMChatroomLocationConfig	var distance: Double	distance	
a	m	V2NIMChatroomLocationConfig	var locationInfo: V2NIMLocationInfo?	locationInfo	
a	p	V2NIMChatroomLoginExtensionProvider	NSObjectProtocol		
a	m	V2NIMChatroomLoginExtensionProvider	func getLoginExtension(_ roomId: String, accountId: String) -> String?	getLoginExtension:accountId:	
a	c	V2NIMChatroomLoginOption	NSObject		
a	m	V2NIMChatroomLoginOption	var authType: V2NIMLoginAuthType	authType	
a	m	V2NIMChatroomLoginOption	var loginExtensionProvider: (any V2NIMChatroomLoginExtensionProvider)?	loginExtensionProvider	
a	m	V2NIMChatroomLoginOption	var routeConfig: V2NIMRouteConfig?	routeConfig	
a	m	V2NIMChatroomLoginOption	var tokenProvider: (any V2NIMChatroomTokenProvider)?	tokenProvider	
a	c	V2NIMChatroomMember	NSObject, NSCopying		
a	m	V2NIMChatroomMember	var accountId: String? { get }	accountId	
a	m	V2NIMChatroomMember	var blocked: Bool { get }	blocked	
a	m	V2NIMChatroomMember	var chatBanned: Bool { get }	chatBanned	
a	m	V2NIMChatroomMember	var enterTime: TimeInterval { get }	enterTime	
a	m	V2NIMChatroomMember	var isOnline: Bool { get }	isOnline	
a	m	V2NIMChatroomMember	var memberLevel: Int { get }	memberLevel	
a	m	V2NIMChatroomMember	var memberRole: V2NIMChatroomMemberRole { get }	memberRole	
a	m	V2NIMChatroomMember	var multiEnterInfo: [Any]? { get }	multiEnterInfo	
a	m	V2NIMChatroomMember	var notifyTargetTags: String? { get }	notifyTargetTags	
a	m	V2NIMChatroomMember	var roomAvatar: String? { get }	roomAvatar	
a	m	V2NIMChatroomMember	var roomId: String? { get }	roomId	
a	m	V2NIMChatroomMember	var roomNick: String? { get }	roomNick	
a	m	V2NIMChatroomMember	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMChatroomMember	var tags: [String]? { get }	tags	
a	m	V2NIMChatroomMember	var tempChatBanned: Bool { get }	tempChatBanned	
a	m	V2NIMChatroomMember	var tempChatBannedDuration: Int { get }	tempChatBannedDuration	
a	m	V2NIMChatroomMember	var updateTime: TimeInterval { get }	updateTime	
a	m	V2NIMChatroomMember	var valid: Bool { get }	valid	
a	t	V2NIMChatroomMemberCountCallback	(Int) -> Void		
a	c	V2NIMChatroomMemberEnterNotificationAttachment	V2NIMChatroomNotificationAttachment		
a	m	V2NIMChatroomMemberEnterNotificationAttachment	var chatBanned: Bool { get }	chatBanned	
a	m	V2NIMChatroomMemberEnterNotificationAttachment	var tempChatBanned: Bool { get }	tempChatBanned	
a	m	V2NIMChatroomMemberEnterNotificationAttachment	var tempChatBannedDuration: TimeInterval { get }	tempChatBannedDuration	
a	t	V2NIMChatroomMemberListCallback	([V2NIMChatroomMember]) -> Void		
a	c	V2NIMChatroomMemberListResult	NSObject, NSCopying		
a	m	V2NIMChatroomMemberListResult	var finished: Bool { get }	finished	
a	m	V2NIMChatroomMemberListResult	var memberList: [Any] { get }	memberList	
a	m	V2NIMChatroomMemberListResult	var pageToken: String { get }	pageToken	
a	t	V2NIMChatroomMemberListResultCallback	(V2NIMChatroomMemberListResult) -> Void		
a	c	V2NIMChatroomMemberQueryOption	NSObject, NSCopying		
a	m	V2NIMChatroomMemberQueryOption	var limit: Int	limit	
a	m	V2NIMChatroomMemberQueryOption	var memberRoles: [Any]?	memberRoles	
a	m	V2NIMChatroomMemberQueryOption	var onlyBlocked: Bool	onlyBlocked	
a	m	V2NIMChatroomMemberQueryOption	var onlyChatBanned: Bool	onlyChatBanned	
a	m	V2NIMChatroomMemberQueryOption	var onlyOnline: Bool	onlyOnline	
a	m	V2NIMChatroomMemberQueryOption	var pageToken: String?	pageToken	
a	e	V2NIMChatroomMemberRole	Int, Sendable		
a	m	V2NIMChatroomMemberRole	case CHATROOM_MEMBER_ROLE_ANONYMOUS_GUEST = 4	V2NIM_CHATROOM_MEMBER_ROLE_ANONYMOUS_GUEST	
a	m	V2NIMChatroomMemberRole	case CHATROOM_MEMBER_ROLE_CREATOR = 1	V2NIM_CHATROOM_MEMBER_ROLE_CREATOR	
a	m	V2NIMChatroomMemberRole	case CHATROOM_MEMBER_ROLE_MANAGER = 2	V2NIM_CHATROOM_MEMBER_ROLE_MANAGER	
a	m	V2NIMChatroomMemberRole	case CHATROOM_MEMBER_ROLE_NORMAL = 0	V2NIM_CHATROOM_MEMBER_ROLE_NORMAL	
a	m	V2NIMChatroomMemberRole	case CHATROOM_MEMBER_ROLE_NORMAL_GUEST = 3	V2NIM_CHATROOM_MEMBER_ROLE_NORMAL_GUEST	
a	m	V2NIMChatroomMemberRole	case CHATROOM_MEMBER_ROLE_VIRTUAL = 5	V2NIM_CHATROOM_MEMBER_ROLE_VIRTUAL	
a	c	V2NIMChatroomMemberRoleUpdateAttachment	V2NIMChatroomNotificationAttachment		
a	m	V2NIMChatroomMemberRoleUpdateAttachment	var currentMember: V2NIMChatroomMember { get }	currentMember	
a	m	V2NIMChatroomMemberRoleUpdateAttachment	var previousRole: V2NIMChatroomMemberRole { get }	previousRole	
a	c	V2NIMChatroomMemberRoleUpdateParams	NSObject		
a	m	V2NIMChatroomMemberRoleUpdateParams	var memberLevel: Int	memberLevel	
a	m	V2NIMChatroomMemberRoleUpdateParams	var memberRole: V2NIMChatroomMemberRole	memberRole	
a	m	V2NIMChatroomMemberRoleUpdateParams	var notificationExtension: String?	notificationExtension	
a	c	V2NIMChatroomMessage	NSObject, NSCopying		
a	m	V2NIMChatroomMessage	var antispamConfig: V2NIMMessageAntispamConfig? { get }	antispamConfig	
a	m	V2NIMChatroomMessage	var attachment: V2NIMMessageAttachment?	attachment	
a	m	V2NIMChatroomMessage	var attachmentUploadState: V2NIMMessageAttachmentUploadState { get }	attachmentUploadState	
a	m	V2NIMChatroomMessage	var callbackExtension: String? { get }	callbackExtension	
a	m	V2NIMChatroomMessage	var createTime: TimeInterval { get }	createTime	
a	m	V2NIMChatroomMessage	var isSelf: Bool { get }	isSelf	
a	m	V2NIMChatroomMessage	var locationInfo: V2NIMLocationInfo?	locationInfo	
a	m	V2NIMChatroomMessage	var messageClientId: String? { get }	messageClientId	
a	m	V2NIMChatroomMessage	var messageConfig: V2NIMChatroomMessageConfig? { get }	messageConfig	
a	m	V2NIMChatroomMessage	var messageType: V2NIMMessageType { get }	messageType	
a	m	V2NIMChatroomMessage	var notifyTargetTags: String?	notifyTargetTags	
a	m	V2NIMChatroomMessage	var roomId: String? { get }	roomId	
a	m	V2NIMChatroomMessage	var routeConfig: V2NIMMessageRouteConfig? { get }	routeConfig	
a	m	V2NIMChatroomMessage	var senderClientType: Int { get }	senderClientType	
a	m	V2NIMChatroomMessage	var senderId: String? { get }	senderId	
a	m	V2NIMChatroomMessage	var sendingState: V2NIMMessageSendingState { get }	sendingState	
a	m	V2NIMChatroomMessage	var serverExtension: String?	serverExtension	
a	m	V2NIMChatroomMessage	var subType: Int	subType	
a	m	V2NIMChatroomMessage	var text: String?	text	
a	m	V2NIMChatroomMessage	var userInfoConfig: V2NIMUserInfoConfig?	userInfoConfig	
a	c	V2NIMChatroomMessageConfig	NSObject, NSCopying		
a	m	V2NIMChatroomMessageConfig	var highPriority: Bool	highPriority	
a	m	V2NIMChatroomMessageConfig	var historyEnabled: Bool	historyEnabled	
a	c	V2NIMChatroomMessageCreator	NSObject		
a	m	V2NIMChatroomMessageCreator	class func createAudioMessage(_ audioPath: String, name: String?, sceneName: String?, duration: Int32) -> V2NIMChatroomMessage	createAudioMessage:name:sceneName:duration:	
a	m	V2NIMChatroomMessageCreator	class func createCustomMessage(_ rawAttachment: String) -> V2NIMChatroomMessage	createCustomMessage:	
a	m	V2NIMChatroomMessageCreator	class func createCustomMessage(with attachment: V2NIMMessageCustomAttachment, subType: Int32) -> V2NIMChatroomMessage	createCustomMessageWithAttachment:subType:	
a	m	V2NIMChatroomMessageCreator	class func createFileMessage(_ filePath: String, name: String?, sceneName: String?) -> V2NIMChatroomMessage	createFileMessage:name:sceneName:	
a	m	V2NIMChatroomMessageCreator	class func createForwardMessage(_ message: V2NIMChatroomMessage) -> V2NIMChatroomMessage	createForwardMessage:	
a	m	V2NIMChatroomMessageCreator	class func createImageMessage(_ imagePath: String, name: String?, sceneName: String?, width: Int32, height: Int32) -> V2NIMChatroomMessage	createImageMessage:name:sceneName:width:height:	
a	m	V2NIMChatroomMessageCreator	class func createLocationMessage(_ latitude: Double, longitude: Double, address: String) -> V2NIMChatroomMessage	createLocationMessage:longitude:address:	
a	m	V2NIMChatroomMessageCreator	class func createTextMessage(_ text: String) -> V2NIMChatroomMessage	createTextMessage:	
a	m	V2NIMChatroomMessageCreator	class func createTipsMessage(_ text: String) -> V2NIMChatroomMessage	createTipsMessage:	
a	m	V2NIMChatroomMessageCreator	class func createVideoMessage(_ videoPath: String, name: String?, sceneName: String?, duration: Int32, width: Int32, height: Int32) -> V2NIMChatroomMessage	createVideoMessage:name:sceneName:duration:width:height:	
a	t	V2NIMChatroomMessageListCallback	([V2NIMChatroomMessage]) -> Void		
a	c	V2NIMChatroomMessageListOption	NSObject		
a	m	V2NIMChatroomMessageListOption	var beginTime: TimeInterval	beginTime	
a	m	V2NIMChatroomMessageListOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMChatroomMessageListOption	var limit: Int	limit	
a	m	V2NIMChatroomMessageListOption	var messageTypes: [Any]?	messageTypes	
a	e	V2NIMChatroomMessageNotificationType	Int, Sendable		
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_CHAT_BANNED = 12	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_CHAT_BANNED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_CHAT_BANNED_REMOVED = 13	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_CHAT_BANNED_REMOVED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_BLOCK_ADDED = 2	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_BLOCK_ADDED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_BLOCK_REMOVED = 3	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_BLOCK_REMOVED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_CHAT_BANNED_ADDED = 4	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_CHAT_BANNED_ADDED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_CHAT_BANNED_REMOVED = 5	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_CHAT_BANNED_REMOVED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_ENTER = 0	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_ENTER	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_EXIT = 1	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_EXIT	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_INFO_UPDATED = 10	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_INFO_UPDATED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_KICKED = 7	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_KICKED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_TEMP_CHAT_BANNED_ADDED = 8	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_TEMP_CHAT_BANNED_ADDED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_TEMP_CHAT_BANNED_REMOVED = 9	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MEMBER_TEMP_CHAT_BANNED_REMOVED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_MESSAGE_REVOKE = 16	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_MESSAGE_REVOKE	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_QUEUE_CHANGE = 11	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_QUEUE_CHANGE	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_ROLE_UPDATE = 18	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_ROLE_UPDATE	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_ROOM_INFO_UPDATED = 6	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_ROOM_INFO_UPDATED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_TAGS_UPDATE = 17	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_TAGS_UPDATE	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_TAG_TEMP_CHAT_BANNED_ADDED = 14	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_TAG_TEMP_CHAT_BANNED_ADDED	
a	m	V2NIMChatroomMessageNotificationType	case CHATROOM_MESSAGE_NOTIFICATION_TYPE_TAG_TEMP_CHAT_BANNED_REMOVED = 15	V2NIM_CHATROOM_MESSAGE_NOTIFICATION_TYPE_TAG_TEMP_CHAT_BANNED_REMOVED	
a	c	V2NIMChatroomMessageRevokeNotificationAttachment	V2NIMChatroomNotificationAttachment		
a	m	V2NIMChatroomMessageRevokeNotificationAttachment	var messageClientId: String { get }	messageClientId	
a	m	V2NIMChatroomMessageRevokeNotificationAttachment	var messageTime: TimeInterval { get }	messageTime	
a	c	V2NIMChatroomNotificationAttachment	V2NIMMessageAttachment		
a	m	V2NIMChatroomNotificationAttachment	var notificationExtension: String { get }	notificationExtension	
a	m	V2NIMChatroomNotificationAttachment	var operatorId: String { get }	operatorId	
a	m	V2NIMChatroomNotificationAttachment	var operatorNick: String { get }	operatorNick	
a	m	V2NIMChatroomNotificationAttachment	var tags: [String] { get }	tags	
a	m	V2NIMChatroomNotificationAttachment	var targetIds: [String] { get }	targetIds	
a	m	V2NIMChatroomNotificationAttachment	var targetNicks: [String] { get }	targetNicks	
a	m	V2NIMChatroomNotificationAttachment	var targetTag: String { get }	targetTag	
a	m	V2NIMChatroomNotificationAttachment	var type: V2NIMChatroomMessageNotificationType { get }	type	
a	c	V2NIMChatroomQueuOfferParams	NSObject		
a	m	V2NIMChatroomQueuOfferParams	var elemOwnerAccountId: String?	elemOwnerAccountId	
a	m	V2NIMChatroomQueuOfferParams	var elementKey: String	elementKey	
a	m	V2NIMChatroomQueuOfferParams	var elementValue: String	elementValue	
a	m	V2NIMChatroomQueuOfferParams	var transient: Bool	transient	
a	t	V2NIMChatroomQueueBatchUpdateResultCallback	([String]) -> Void		
a	e	V2NIMChatroomQueueChangeType	Int, Sendable		
a	m	V2NIMChatroomQueueChangeType	case CHATROOM_QUEUE_CHANGE_TYPE_BATCH_OFFER = 6	V2NIM_CHATROOM_QUEUE_CHANGE_TYPE_BATCH_OFFER	
a	m	V2NIMChatroomQueueChangeType	case CHATROOM_QUEUE_CHANGE_TYPE_BATCH_UPDATE = 5	V2NIM_CHATROOM_QUEUE_CHANGE_TYPE_BATCH_UPDATE	
a	m	V2NIMChatroomQueueChangeType	case CHATROOM_QUEUE_CHANGE_TYPE_DROP = 3	V2NIM_CHATROOM_QUEUE_CHANGE_TYPE_DROP	
a	m	V2NIMChatroomQueueChangeType	case CHATROOM_QUEUE_CHANGE_TYPE_OFFER = 1	V2NIM_CHATROOM_QUEUE_CHANGE_TYPE_OFFER	
a	m	V2NIMChatroomQueueChangeType	case CHATROOM_QUEUE_CHANGE_TYPE_PARTCLEAR = 4	V2NIM_CHATROOM_QUEUE_CHANGE_TYPE_PARTCLEAR	
a	m	V2NIMChatroomQueueChangeType	case CHATROOM_QUEUE_CHANGE_TYPE_POLL = 2	V2NIM_CHATROOM_QUEUE_CHANGE_TYPE_POLL	
a	m	V2NIMChatroomQueueChangeType	case CHATROOM_QUEUE_CHANGE_TYPE_UNKNOWN = 0	V2NIM_CHATROOM_QUEUE_CHANGE_TYPE_UNKNOWN	
a	c	V2NIMChatroomQueueElement	NSObject		
a	m	V2NIMChatroomQueueElement	var accountId: String?	accountId	
a	m	V2NIMChatroomQueueElement	var `extension`: String?	extension	
a	m	V2NIMChatroomQueueElement	var key: String	key	
a	m	V2NIMChatroomQueueElement	var nick: String?	nick	
a	m	V2NIMChatroomQueueElement	var value: String	value	
a	e	V2NIMChatroomQueueLevelMode	Int, Sendable		
a	m	V2NIMChatroomQueueLevelMode	case CHATROOM_QUEUE_LEVEL_MODE_ANY = 0	V2NIM_CHATROOM_QUEUE_LEVEL_MODE_ANY	
a	m	V2NIMChatroomQueueLevelMode	case CHATROOM_QUEUE_LEVEL_MODE_MANAGER = 1	V2NIM_CHATROOM_QUEUE_LEVEL_MODE_MANAGER	
a	t	V2NIMChatroomQueueListResultCallback	([V2NIMChatroomQueueElement]) -> Void		
a	p	V2NIMChatroomQueueListener	NSObjectProtocol		
a	m	V2NIMChatroomQueueListener	optional func onChatroomQueueBatchOffered(_ elements: [V2NIMChatroomQueueElement])	onChatroomQueueBatchOffered:	
a	m	V2NIMChatroomQueueListener	optional func onChatroomQueueBatchUpdated(_ elements: [V2NIMChatroomQueueElement])	onChatroomQueueBatchUpdated:	
a	m	V2NIMChatroomQueueListener	optional func onChatroomQueueDropped()	onChatroomQueueDropped	
a	m	V2NIMChatroomQueueListener	optional func onChatroomQueueOffered(_ element: V2NIMChatroomQueueElement)	onChatroomQueueOffered:	
a	m	V2NIMChatroomQueueListener	optional func onChatroomQueuePartCleared(_ elements: [V2NIMChatroomQueueElement])	onChatroomQueuePartCleared:	
a	m	V2NIMChatroomQueueListener	optional func onChatroomQueuePolled(_ element: V2NIMChatroomQueueElement)	onChatroomQueuePolled:	
a	c	V2NIMChatroomQueueNotificationAttachment	V2NIMChatroomNotificationAttachment		
a	m	V2NIMChatroomQueueNotificationAttachment	var elements: [V2NIMChatroomQueueElement] { get }	elements	
a	m	V2NIMChatroomQueueNotificationAttachment	var queueChangeType: V2NIMChatroomQueueChangeType { get }	queueChangeType	
a	c	V2NIMChatroomQueueOfferParams	NSObject		
a	m	V2NIMChatroomQueueOfferParams	var elementKey: String	elementKey	
a	m	V2NIMChatroomQueueOfferParams	var elementOwnerAccountId: String?	elementOwnerAccountId	
a	m	V2NIMChatroomQueueOfferParams	var elementValue: String	elementValue	
a	m	V2NIMChatroomQueueOfferParams	var transient: Bool	transient	
a	t	V2NIMChatroomQueuePeekResultCallback	(V2NIMChatroomQueueElement) -> Void		
a	t	V2NIMChatroomQueuePollResultCallback	(V2NIMChatroomQueueElement) -> Void		
a	p	V2NIMChatroomQueueService	NSObjectProtocol		
a	m	V2NIMChatroomQueueService	func add(_ listener: any V2NIMChatroomQueueListener)	addQueueListener:	
a	m	V2NIMChatroomQueueService	func queueBatchUpdate(_ elements: [V2NIMChatroomQueueElement], notificationEnabled: Bool, notificationExtension: String?, success: V2NIMChatroomQueueBatchUpdateResultCallback, failure: V2NIMFailureCallback)	queueBatchUpdate:notificationEnabled:notificationExtension:success:failure:	
a	m	V2NIMChatroomQueueService	func queueDrop(_ success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	queueDrop:failure:	
a	m	V2NIMChatroomQueueService	func queueInit(_ size: Int, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	queueInit:success:failure:	
a	m	V2NIMChatroomQueueService	func queueList(_ success: V2NIMChatroomQueueListResultCallback, failure: V2NIMFailureCallback)	queueList:failure:	
a	m	V2NIMChatroomQueueService	func queueOffer(_ offerParams: V2NIMChatroomQueueOfferParams, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	queueOffer:success:failure:	
a	m	V2NIMChatroomQueueService	func queuePeek(_ success: V2NIMChatroomQueuePeekResultCallback, failure: V2NIMFailureCallback)	queuePeek:failure:	
a	m	V2NIMChatroomQueueService	func queuePoll(_ elementKey: String?, success: V2NIMChatroomQueuePollResultCallback, failure: V2NIMFailureCallback)	queuePoll:success:failure:	
a	m	V2NIMChatroomQueueService	func remove(_ listener: any V2NIMChatroomQueueListener)	removeQueueListener:	
a	c	V2NIMChatroomSelfMemberUpdateParams	NSObject		
a	m	V2NIMChatroomSelfMemberUpdateParams	var notificationEnabled: Bool	notificationEnabled	
a	m	V2NIMChatroomSelfMemberUpdateParams	var notificationExtension: String?	notificationExtension	
a	m	V2NIMChatroomSelfMemberUpdateParams	var persistence: Bool	persistence	
a	m	V2NIMChatroomSelfMemberUpdateParams	var roomAvatar: String?	roomAvatar	
a	m	V2NIMChatroomSelfMemberUpdateParams	var roomNick: String?	roomNick	
a	m	V2NIMChatroomSelfMemberUpdateParams	var serverExtension: String?	serverExtension	
a	p	V2NIMChatroomService	NSObjectProtocol		
a	m	V2NIMChatroomService	func add(_ listener: any V2NIMChatroomListener)	addChatroomListener:	
a	m	V2NIMChatroomService	func cancelMessageAttachmentUpload(_ message: V2NIMChatroomMessage, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	cancelMessageAttachmentUpload:success:failure:	
a	m	V2NIMChatroomService	func getMemberByIds(_ accountIds: [String], success: V2NIMChatroomMemberListCallback?, failure: V2NIMFailureCallback? = nil)	getMemberByIds:success:failure:	
a	m	V2NIMChatroomService	func getMemberCount(byTag tag: String, success: V2NIMChatroomMemberCountCallback?, failure: V2NIMFailureCallback? = nil)	getMemberCountByTag:success:failure:	
a	m	V2NIMChatroomService	func getMemberList(by queryOption: V2NIMChatroomMemberQueryOption, success: V2NIMChatroomMemberListResultCallback?, failure: V2NIMFailureCallback? = nil)	getMemberListByOption:success:failure:	
a	m	V2NIMChatroomService	func getMemberList(byTag option: V2NIMChatroomTagMemberOption, success: V2NIMChatroomMemberListResultCallback?, failure: V2NIMFailureCallback? = nil)	getMemberListByTag:success:failure:	
a	m	V2NIMChatroomService	func getMessageList(_ option: V2NIMChatroomMessageListOption, success: V2NIMChatroomMessageListCallback?, failure: V2NIMFailureCallback? = nil)	getMessageList:success:failure:	
a	m	V2NIMChatroomService	func getMessageList(byTag option: V2NIMChatroomTagMessageOption, success: V2NIMChatroomMessageListCallback?, failure: V2NIMFailureCallback? = nil)	getMessageListByTag:success:failure:	
a	m	V2NIMChatroomService	func kickMember(_ accountId: String, notificationExtension: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	kickMember:notificationExtension:success:failure:	
a	m	V2NIMChatroomService	func register(_ parser: any V2NIMMessageCustomAttachmentParser)	registerCustomAttachmentParser:	
a	m	V2NIMChatroomService	func remove(_ listener: any V2NIMChatroomListener)	removeChatroomListener:	
a	m	V2NIMChatroomService	func send(_ message: V2NIMChatroomMessage, params: V2NIMSendChatroomMessageParams, success: V2NIMSendChatroomMessageSuccess?, failure: V2NIMFailureCallback?, progress: V2NIMProgressCallback? = nil)	sendMessage:params:success:failure:progress:	
a	m	V2NIMChatroomService	func setMemberBlockedStatus(_ accountId: String, blocked: Bool, notificationExtension: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setMemberBlockedStatus:blocked:notificationExtension:success:failure:	
a	m	V2NIMChatroomService	func setMemberChatBannedStatus(_ accountId: String, chatBanned: Bool, notificationExtension: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setMemberChatBannedStatus:chatBanned:notificationExtension:success:failure:	
a	m	V2NIMChatroomService	func setMemberTempChatBanned(_ accountId: String, tempChatBannedDuration: Int, notificationEnabled: Bool, notificationExtension: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setMemberTempChatBanned:tempChatBannedDuration:notificationEnabled:notificationExtension:success:failure:	
a	m	V2NIMChatroomService	func setTempChatBannedByTag(_ params: V2NIMChatroomTagTempChatBannedParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setTempChatBannedByTag:success:failure:	
a	m	V2NIMChatroomService	func unregisterCustomAttachmentParser(_ parser: any V2NIMMessageCustomAttachmentParser)	unregisterCustomAttachmentParser:	
a	m	V2NIMChatroomService	func updateChatroomInfo(_ updateParams: V2NIMChatroomUpdateParams, antispamConfig: V2NIMAntispamConfig?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateChatroomInfo:antispamConfig:success:failure:	
a	m	V2NIMChatroomService	func updateChatroomLocationInfo(_ locationConfig: V2NIMChatroomLocationConfig, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateChatroomLocationInfo:success:failure:	
a	m	V2NIMChatroomService	func updateChatroomTags(_ updateParams: V2NIMChatroomTagsUpdateParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateChatroomTags:success:failure:	
a	m	V2NIMChatroomService	func updateMemberRole(_ accountId: String, updateParams: V2NIMChatroomMemberRoleUpdateParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateMemberRole:updateParams:success:failure:	
a	m	V2NIMChatroomService	func updateSelfMemberInfo(_ updateParams: V2NIMChatroomSelfMemberUpdateParams, antispamConfig: V2NIMAntispamConfig?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateSelfMemberInfo:antispamConfig:success:failure:	
a	e	V2NIMChatroomStatus	Int, Sendable		
a	m	V2NIMChatroomStatus	case CHATROOM_STATUS_CONNECTED = 3	V2NIM_CHATROOM_STATUS_CONNECTED	
a	m	V2NIMChatroomStatus	case CHATROOM_STATUS_CONNECTING = 2	V2NIM_CHATROOM_STATUS_CONNECTING	
a	m	V2NIMChatroomStatus	case CHATROOM_STATUS_DISCONNECTED = 0	V2NIM_CHATROOM_STATUS_DISCONNECTED	
a	m	V2NIMChatroomStatus	case CHATROOM_STATUS_ENTERED = 5	V2NIM_CHATROOM_STATUS_ENTERED	
a	m	V2NIMChatroomStatus	case CHATROOM_STATUS_ENTERING = 4	V2NIM_CHATROOM_STATUS_ENTERING	
a	m	V2NIMChatroomStatus	case CHATROOM_STATUS_EXITED = 6	V2NIM_CHATROOM_STATUS_EXITED	
a	m	V2NIMChatroomStatus	case CHATROOM_STATUS_WAITING = 1	V2NIM_CHATROOM_STATUS_WAITING	
a	c	V2NIMChatroomTagConfig	NSObject		
a	m	V2NIMChatroomTagConfig	var notifyTargetTags: String?	notifyTargetTags	
a	m	V2NIMChatroomTagConfig	var tags: [String]?	tags	
a	c	V2NIMChatroomTagMemberOption	NSObject		
a	m	V2NIMChatroomTagMemberOption	var limit: Int	limit	
a	m	V2NIMChatroomTagMemberOption	var pageToken: String	pageToken	
a	m	V2NIMChatroomTagMemberOption	var tag: String	tag	
a	c	V2NIMChatroomTagMessageOption	NSObject		
a	m	V2NIMChatroomTagMessageOption	var beginTime: TimeInterval	beginTime	
a	m	V2NIMChatroomTagMessageOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMChatroomTagMessageOption	var endTime: TimeInterval	endTime	
a	m	V2NIMChatroomTagMessageOption	var limit: Int	limit	
a	m	V2NIMChatroomTagMessageOption	var messageTypes: [Any]?	messageTypes	
a	m	V2NIMChatroomTagMessageOption	var tags: [Any]	tags	
a	c	V2NIMChatroomTagTempChatBannedParams	NSObject		
a	m	V2NIMChatroomTagTempChatBannedParams	var duration: UInt	duration	
a	m	V2NIMChatroomTagTempChatBannedParams	var notificationEnabled: Bool	notificationEnabled	
a	m	V2NIMChatroomTagTempChatBannedParams	var notificationExtension: String?	notificationExtension	
a	m	V2NIMChatroomTagTempChatBannedParams	var notifyTargetTags: String	notifyTargetTags	
a	m	V2NIMChatroomTagTempChatBannedParams	var targetTag: String	targetTag	
a	c	V2NIMChatroomTagsUpdateParams	NSObject		
a	m	V2NIMChatroomTagsUpdateParams	var notificationEnabled: Bool	notificationEnabled	
a	m	V2NIMChatroomTagsUpdateParams	var notificationExtension: String?	notificationExtension	
a	m	V2NIMChatroomTagsUpdateParams	var notifyTargetTags: String?	notifyTargetTags	
a	m	V2NIMChatroomTagsUpdateParams	var tags: [String]?	tags	
a	p	V2NIMChatroomTokenProvider	NSObjectProtocol		
a	m	V2NIMChatroomTokenProvider	func getToken(_ roomId: String, accountId: String) -> String?	getToken:accountId:	
a	c	V2NIMChatroomUpdateParams	NSObject		
a	m	V2NIMChatroomUpdateParams	var announcement: String?	announcement	
a	m	V2NIMChatroomUpdateParams	var liveUrl: String?	liveUrl	
a	m	V2NIMChatroomUpdateParams	var notificationEnabled: Bool	notificationEnabled	
a	m	V2NIMChatroomUpdateParams	var notificationExtension: String?	notificationExtension	
a	m	V2NIMChatroomUpdateParams	var roomName: String?	roomName	
a	m	V2NIMChatroomUpdateParams	var serverExtension: String?	serverExtension	
a	t	V2NIMCheckBlockSuccess	([String : NSNumber]) -> Void		
a	t	V2NIMCheckFriendSuccess	([String : NSNumber]) -> Void		
a	c	V2NIMClearHistoryMessageOption	NSObject, NSCopying		
a	m	V2NIMClearHistoryMessageOption	var clearMode: V2NIMClearHistoryMode	clearMode	
a	m	V2NIMClearHistoryMessageOption	var conversationId: String	conversationId	
a	m	V2NIMClearHistoryMessageOption	var deleteRoam: Bool	deleteRoam	
a	m	V2NIMClearHistoryMessageOption	var onlineSync: Bool	onlineSync	
a	m	V2NIMClearHistoryMessageOption	var serverExtension: String	serverExtension	
a	e	V2NIMClearHistoryMode	UInt, Sendable		
a	m	V2NIMClearHistoryMode	case CLEAR_HISTORY_MODE_ALL = 0	V2NIM_CLEAR_HISTORY_MODE_ALL	
a	m	V2NIMClearHistoryMode	case CLEAR_HISTORY_MODE_LOCAL = 1	V2NIM_CLEAR_HISTORY_MODE_LOCAL	
a	m	V2NIMClearHistoryMode	case CLEAR_HISTORY_MODE_LOCAL_IRREPARABLY = 2	V2NIM_CLEAR_HISTORY_MODE_LOCAL_IRREPARABLY	
a	c	V2NIMClearHistoryNotification	NSObject		
a	m	V2NIMClearHistoryNotification	var conversationId: String { get }	conversationId	
a	m	V2NIMClearHistoryNotification	var deleteTime: TimeInterval { get }	deleteTime	
a	m	V2NIMClearHistoryNotification	var serverExtension: String { get }	serverExtension	
a	c	V2NIMClearLocalMessageParams	NSObject, NSCopying		
a	m	V2NIMClearLocalMessageParams	var anchorTime: Int64	anchorTime	
a	m	V2NIMClearLocalMessageParams	var deleteConversation: Bool	deleteConversation	
a	e	V2NIMClientAntispamOperateType	Int, Sendable		
a	m	V2NIMClientAntispamOperateType	case CLIENT_ANTISPAM_OPERATOR_CLIENT_SHIELD = 2	V2NIM_CLIENT_ANTISPAM_OPERATOR_CLIENT_SHIELD	
a	m	V2NIMClientAntispamOperateType	case CLIENT_ANTISPAM_OPERATOR_NONE = 0	V2NIM_CLIENT_ANTISPAM_OPERATOR_NONE	
a	m	V2NIMClientAntispamOperateType	case CLIENT_ANTISPAM_OPERATOR_REPLACE = 1	V2NIM_CLIENT_ANTISPAM_OPERATOR_REPLACE	
a	m	V2NIMClientAntispamOperateType	case CLIENT_ANTISPAM_OPERATOR_SERVER_SHIELD = 3	V2NIM_CLIENT_ANTISPAM_OPERATOR_SERVER_SHIELD	
a	c	V2NIMClientAntispamResult	NSObject		
a	m	V2NIMClientAntispamResult	var operateType: V2NIMClientAntispamOperateType	operateType	
a	m	V2NIMClientAntispamResult	var replacedText: String	replacedText	
a	c	V2NIMClientAntispamUtil	NSObject		
a	m	V2NIMClientAntispamUtil	class func checkTextAntispam(_ text: String, replace: String?) -> V2NIMClientAntispamResult	checkTextAntispam:replace:	
a	c	V2NIMCloudMessageListOption	NSObject, NSCopying		
a	m	V2NIMCloudMessageListOption	var anchorMessage: V2NIMMessage?	anchorMessage	
a	m	V2NIMCloudMessageListOption	var beginTime: TimeInterval	beginTime	
a	m	V2NIMCloudMessageListOption	var conversationId: String	conversationId	
a	m	V2NIMCloudMessageListOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMCloudMessageListOption	var endTime: TimeInterval	endTime	
a	m	V2NIMCloudMessageListOption	var limit: Int	limit	
a	m	V2NIMCloudMessageListOption	var messageTypes: [Any]?	messageTypes	
a	c	V2NIMCollection	NSObject		
a	m	V2NIMCollection	var collectionData: String? { get }	collectionData	
a	m	V2NIMCollection	var collectionId: String?	collectionId	
a	m	V2NIMCollection	var collectionType: Int32	collectionType	
a	m	V2NIMCollection	var createTime: TimeInterval	createTime	
a	m	V2NIMCollection	var serverExtension: String?	serverExtension	
a	m	V2NIMCollection	var uniqueId: String?	uniqueId	
a	m	V2NIMCollection	var updateTime: TimeInterval	updateTime	
a	c	V2NIMCollectionListResult	NSObject		
a	m	V2NIMCollectionListResult	var collectionList: [V2NIMCollection] { get }	collectionList	
a	m	V2NIMCollectionListResult	var totalCount: Int { get }	totalCount	
a	c	V2NIMCollectionOption	NSObject		
a	m	V2NIMCollectionOption	var anchorCollection: V2NIMCollection?	anchorCollection	
a	m	V2NIMCollectionOption	var beginTime: TimeInterval	beginTime	
a	m	V2NIMCollectionOption	var collectionType: Int	collectionType	
a	m	V2NIMCollectionOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMCollectionOption	var endTime: TimeInterval	endTime	
a	m	V2NIMCollectionOption	var limit: Int	limit	
a	t	V2NIMCollectionSuccess	(V2NIMCollection) -> Void		
a	c	V2NIMConnectOption	NSObject		
a	m	V2NIMConnectOption	var maxWaitNetworkInterval: Int	maxWaitNetworkInterval	
a	m	V2NIMConnectOption	var resetReconnectDelayAfterLogin: Bool	resetReconnectDelayAfterLogin	
a	e	V2NIMConnectStatus	Int, Sendable		
a	m	V2NIMConnectStatus	case CONNECT_STATUS_CONNECTED = 1	V2NIM_CONNECT_STATUS_CONNECTED	
a	m	V2NIMConnectStatus	case CONNECT_STATUS_CONNECTING = 2	V2NIM_CONNECT_STATUS_CONNECTING	
a	m	V2NIMConnectStatus	case CONNECT_STATUS_DISCONNECTED = 0	V2NIM_CONNECT_STATUS_DISCONNECTED	
a	m	V2NIMConnectStatus	case CONNECT_STATUS_WAITING = 3	V2NIM_CONNECT_STATUS_WAITING	
a	c	V2NIMConversation	NSObject, V2NIMBaseConversation, NSCopying		
a	m	V2NIMConversation	var groupIds: [String]? { get }	groupIds	
a	m	V2NIMConversation	var lastReadTime: TimeInterval { get }	lastReadTime	
a	m	V2NIMConversation	var serverExtension: String? { get }	serverExtension	
a	t	V2NIMConversationCallback	(V2NIMConversation) -> Void		
a	c	V2NIMConversationFilter	NSObject, NSCopying		
a	m	V2NIMConversationFilter	var conversationGroupId: String?	conversationGroupId	
a	m	V2NIMConversationFilter	var conversationTypes: [NSNumber]?	conversationTypes	
a	m	V2NIMConversationFilter	var ignoreMuted: Bool	ignoreMuted	
a	c	V2NIMConversationGroup	NSObject, NSCopying		
a	m	V2NIMConversationGroup	var createTime: TimeInterval { get }	createTime	
a	m	V2NIMConversationGroup	var groupId: String? { get }	groupId	
a	m	V2NIMConversationGroup	var name: String? { get }	name	
a	m	V2NIMConversationGroup	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMConversationGroup	var updateTime: TimeInterval { get }	updateTime	
a	t	V2NIMConversationGroupCallback	(V2NIMConversationGroup) -> Void		
a	t	V2NIMConversationGroupListCallback	([V2NIMConversationGroup]) -> Void		
a	p	V2NIMConversationGroupListener	NSObjectProtocol		
a	m	V2NIMConversationGroupListener	optional func onConversationGroupChanged(_ conversationGroup: V2NIMConversationGroup)	onConversationGroupChanged:	
a	m	V2NIMConversationGroupListener	optional func onConversationGroupCreated(_ conversationGroup: V2NIMConversationGroup)	onConversationGroupCreated:	
a	m	V2NIMConversationGroupListener	optional func onConversationGroupDeleted(_ groupId: String)	onConversationGroupDeleted:	
a	m	V2NIMConversationGroupListener	optional func onConversationsAdded(toGroup groupId: String, conversations: [V2NIMConversation])	onConversationsAddedToGroup:conversations:	
a	m	V2NIMConversationGroupListener	optional func onConversationsRemoved(fromGroup groupId: String, conversationIds: [String])	onConversationsRemovedFromGroup:conversationIds:	
a	c	V2NIMConversationGroupResult	NSObject		
a	m	V2NIMConversationGroupResult	var failedList: [V2NIMConversationOperationResult]? { get }	failedList	
a	m	V2NIMConversationGroupResult	var group: V2NIMConversationGroup? { get }	group	
a	t	V2NIMConversationGroupResultCallback	(V2NIMConversationGroupResult) -> Void		
a	p	V2NIMConversationGroupService	NSObjectProtocol		
a	m	V2NIMConversationGroupService	func add(_ listener: any V2NIMConversationGroupListener)	addConversationGroupListener:	
a	m	V2NIMConversationGroupService	func addConversations(toGroup groupId: String, conversationIds: [String], success: V2NIMConversationOperationResultListCallback?, failure: V2NIMFailureCallback? = nil)	addConversationsToGroup:conversationIds:success:failure:	
a	m	V2NIMConversationGroupService	func createConversationGroup(_ name: String, serverExtension: String?, conversationIds: [String]?, success: V2NIMConversationGroupResultCallback?, failure: V2NIMFailureCallback? = nil)	createConversationGroup:serverExtension:conversationIds:success:failure:	
a	m	V2NIMConversationGroupService	func deleteConversationGroup(_ groupId: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	deleteConversationGroup:success:failure:	
a	m	V2NIMConversationGroupService	func getConversationGroup(_ groupId: String, success: V2NIMConversationGroupCallback?, failure: V2NIMFailureCallback? = nil)	getConversationGroup:success:failure:	
a	m	V2NIMConversationGroupService	func getConversationGroupList(_ success: V2NIMConversationGroupListCallback?, failure: V2NIMFailureCallback? = nil)	getConversationGroupList:failure:	
a	m	V2NIMConversationGroupService	func getConversationGroupList(byIds groupIds: [String], success: V2NIMConversationGroupListCallback?, failure: V2NIMFailureCallback? = nil)	getConversationGroupListByIds:success:failure:	
a	m	V2NIMConversationGroupService	func remove(_ listener: any V2NIMConversationGroupListener)	removeConversationGroupListener:	
a	m	V2NIMConversationGroupService	func removeConversations(fromGroup groupId: String, conversationIds: [String], success: V2NIMConversationOperationResultListCallback?, failure: V2NIMFailureCallback? = nil)	removeConversationsFromGroup:conversationIds:success:failure:	
a	m	V2NIMConversationGroupService	func updateConversationGroup(_ groupId: String, name: String?, serverExtension: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateConversationGroup:name:serverExtension:success:failure:	
a	c	V2NIMConversationIdUtil	NSObject		
a	m	V2NIMConversationIdUtil	class func conversationTargetId(_ conversationId: String) -> String?	conversationTargetId:	
a	m	V2NIMConversationIdUtil	class func conversationType(_ conversationId: String) -> V2NIMConversationType	conversationType:	
a	m	V2NIMConversationIdUtil	class func p2pConversationId(_ accountId: String) -> String?	p2pConversationId:	
a	m	V2NIMConversationIdUtil	class func superTeamConversationId(_ teamId: String) -> String?	superTeamConversationId:	
a	m	V2NIMConversationIdUtil	class func teamConversationId(_ teamId: String) -> String?	teamConversationId:	
a	t	V2NIMConversationListCallback	([V2NIMConversation]) -> Void		
a	p	V2NIMConversationListener	NSObjectProtocol		
a	m	V2NIMConversationListener	optional func onConversationChanged(_ conversations: [V2NIMConversation])	onConversationChanged:	
a	m	V2NIMConversationListener	optional func onConversationCreated(_ conversation: V2NIMConversation)	onConversationCreated:	
a	m	V2NIMConversationListener	optional func onConversationDeleted(_ conversationIds: [String])	onConversationDeleted:	
a	m	V2NIMConversationListener	optional func onConversationReadTimeUpdated(_ conversationId: String, readTime: TimeInterval)	onConversationReadTimeUpdated:readTime:	
a	m	V2NIMConversationListener	optional func onSyncFailed(_ error: V2NIMError)	onSyncFailed:	
a	m	V2NIMConversationListener	optional func onSyncFinished()	onSyncFinished	
a	m	V2NIMConversationListener	optional func onSyncStarted()	onSyncStarted	
a	m	V2NIMConversationListener	optional func onTotalUnreadCountChanged(_ unreadCount: Int)	onTotalUnreadCountChanged:	
a	m	V2NIMConversationListener	optional func onUnreadCountChanged(by filter: V2NIMConversationFilter, unreadCount: Int)	onUnreadCountChangedByFilter:unreadCount:	
a	c	V2NIMConversationOperationResult	NSObject		
a	m	V2NIMConversationOperationResult	var conversationId: String { get }	conversationId	
a	m	V2NIMConversationOperationResult	var error: V2NIMError { get }	error	
a	t	V2NIMConversationOperationResultListCallback	([V2NIMConversationOperationResult]) -> Void		
a	c	V2NIMConversationOption	NSObject		
a	m	V2NIMConversationOption	var conversationGroupIds: [String]?	conversationGroupIds	
a	m	V2NIMConversationOption	var conversationTypes: [NSNumber]?	conversationTypes	
a	m	V2NIMConversationOption	var onlyUnread: Bool	onlyUnread	
a	t	V2NIMConversationReadTimeCallback	(TimeInterval) -> Void		
a	c	V2NIMConversationResult	NSObject		
a	m	V2NIMConversationResult	var conversationList: [V2NIMConversation]? { get }	conversationList	
a	m	V2NIMConversationResult	var finished: Bool { get }	finished	
a	m	V2NIMConversationResult	var offset: Int64 { get }	offset	
a	t	V2NIMConversationResultCallback	(V2NIMConversationResult) -> Void		
a	p	V2NIMConversationService	NSObjectProtocol		
a	m	V2NIMConversationService	func add(_ listener: any V2NIMConversationListener)	addConversationListener:	
a	m	V2NIMConversationService	func clearTotalUnreadCount(_ success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearTotalUnreadCount:failure:	
a	m	V2NIMConversationService	func clearUnreadCount(byGroupId groupId: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearUnreadCountByGroupId:success:failure:	
a	m	V2NIMConversationService	func clearUnreadCount(byIds conversationIds: [String], success: V2NIMConversationOperationResultListCallback?, failure: V2NIMFailureCallback? = nil)	clearUnreadCountByIds:success:failure:	
a	m	V2NIMConversationService	func clearUnreadCount(byTypes conversationTypes: [NSNumber], success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearUnreadCountByTypes:success:failure:	
a	m	V2NIMConversationService	func createConversation(_ conversationId: String, success: V2NIMConversationCallback?, failure: V2NIMFailureCallback? = nil)	createConversation:success:failure:	
a	m	V2NIMConversationService	func deleteConversation(_ conversationId: String, clearMessage: Bool, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	deleteConversation:clearMessage:success:failure:	
a	m	V2NIMConversationService	func deleteConversationList(byIds conversationIds: [String], clearMessage: Bool, success: V2NIMConversationOperationResultListCallback?, failure: V2NIMFailureCallback? = nil)	deleteConversationListByIds:clearMessage:success:failure:	
a	m	V2NIMConversationService	func getConversation(_ conversationId: String, success: V2NIMConversationCallback?, failure: V2NIMFailureCallback? = nil)	getConversation:success:failure:	
a	m	V2NIMConversationService	func getConversationList(_ offset: Int64, limit: Int, success: V2NIMConversationResultCallback?, failure: V2NIMFailureCallback? = nil)	getConversationList:limit:success:failure:	
a	m	V2NIMConversationService	func getConversationList(byIds conversationIds: [String], success: V2NIMConversationListCallback?, failure: V2NIMFailureCallback? = nil)	getConversationListByIds:success:failure:	
a	m	V2NIMConversationService	func getConversationList(byOption offset: Int64, limit: Int, option: V2NIMConversationOption, success: V2NIMConversationResultCallback?, failure: V2NIMFailureCallback? = nil)	getConversationListByOption:limit:option:success:failure:	
a	m	V2NIMConversationService	func getConversationReadTime(_ conversationId: String, success: V2NIMConversationReadTimeCallback?, failure: V2NIMFailureCallback? = nil)	getConversationReadTime:success:failure:	
a	m	V2NIMConversationService	func getStickTopConversationList(_ success: V2NIMConversationListCallback, failure: V2NIMFailureCallback)	getStickTopConversationList:failure:	
a	m	V2NIMConversationService	func getTotalUnreadCount() -> Int	getTotalUnreadCount	
a	m	V2NIMConversationService	func getUnreadCount(by filter: V2NIMConversationFilter, success: V2NIMConversationUnreadCountCallback?, failure: V2NIMFailureCallback? = nil)	getUnreadCountByFilter:success:failure:	
a	m	V2NIMConversationService	func getUnreadCount(byIds conversationIds: [String], success: V2NIMConversationUnreadCountCallback?, failure: V2NIMFailureCallback? = nil)	getUnreadCountByIds:success:failure:	
a	m	V2NIMConversationService	func markConversationRead(_ conversationId: String, success: V2NIMMarkConversationReadCallback?, failure: V2NIMFailureCallback? = nil)	markConversationRead:success:failure:	
a	m	V2NIMConversationService	func muteConversation(_ conversationId: String, mute: Bool, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	muteConversation:mute:success:failure:	
a	m	V2NIMConversationService	func remove(_ listener: any V2NIMConversationListener)	removeConversationListener:	
a	m	V2NIMConversationService	func stickTopConversation(_ conversationId: String, stickTop: Bool, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	stickTopConversation:stickTop:success:failure:	
a	m	V2NIMConversationService	func subscribeUnreadCount(by filter: V2NIMConversationFilter) -> V2NIMError?	subscribeUnreadCountByFilter:	
a	m	V2NIMConversationService	func unsubscribeUnreadCount(by filter: V2NIMConversationFilter) -> V2NIMError?	unsubscribeUnreadCountByFilter:	
a	m	V2NIMConversationService	func updateConversation(_ conversationId: String, updateInfo: V2NIMConversationUpdate, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateConversation:updateInfo:success:failure:	
a	m	V2NIMConversationService	func updateConversationLocalExtension(_ conversationId: String, localExtension: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateConversationLocalExtension:localExtension:success:failure:	
a	e	V2NIMConversationType	Int, Sendable		
a	m	V2NIMConversationType	case CONVERSATION_TYPE_P2P = 1	V2NIM_CONVERSATION_TYPE_P2P	
a	m	V2NIMConversationType	case CONVERSATION_TYPE_SUPER_TEAM = 3	V2NIM_CONVERSATION_TYPE_SUPER_TEAM	
a	m	V2NIMConversationType	case CONVERSATION_TYPE_TEAM = 2	V2NIM_CONVERSATION_TYPE_TEAM	
a	m	V2NIMConversationType	case CONVERSATION_TYPE_UNKNOWN = 0	V2NIM_CONVERSATION_TYPE_UNKNOWN	
a	t	V2NIMConversationUnreadCountCallback	(Int) -> Void		
a	c	V2NIMConversationUpdate	NSObject		
a	m	V2NIMConversationUpdate	var serverExtension: String?	serverExtension	
a	c	V2NIMCreateTeamParams	NSObject		
a	m	V2NIMCreateTeamParams	var agreeMode: V2NIMTeamAgreeMode	agreeMode	
a	m	V2NIMCreateTeamParams	var announcement: String?	announcement	
a	m	V2NIMCreateTeamParams	var avatar: String?	avatar	
a	m	V2NIMCreateTeamParams	var chatBannedMode: V2NIMTeamChatBannedMode	chatBannedMode	
a	m	V2NIMCreateTeamParams	var intro: String?	intro	
a	m	V2NIMCreateTeamParams	var inviteMode: V2NIMTeamInviteMode	inviteMode	
a	m	V2NIMCreateTeamParams	var joinMode: V2NIMTeamJoinMode	joinMode	
a	m	V2NIMCreateTeamParams	var memberLimit: Int	memberLimit	
a	m	V2NIMCreateTeamParams	var name: String	name	
a	m	V2NIMCreateTeamParams	var serverExtension: String?	serverExtension	
a	m	V2NIMCreateTeamParams	var teamType: V2NIMTeamType	teamType	
a	m	V2NIMCreateTeamParams	var updateExtensionMode: V2NIMTeamUpdateExtensionMode	updateExtensionMode	
a	m	V2NIMCreateTeamParams	var updateInfoMode: V2NIMTeamUpdateInfoMode	updateInfoMode	
a	c	V2NIMCreateTeamResult	NSObject		
a	m	V2NIMCreateTeamResult	var failedList: [String]? { get }	failedList	
a	m	V2NIMCreateTeamResult	var team: V2NIMTeam? { get }	team	
a	t	V2NIMCreateTeamResultCallback	(V2NIMCreateTeamResult) -> Void		
a	c	V2NIMCreateTopicParams	NSObject, NSCopying		
a	m	V2NIMCreateTopicParams	var serverExtension: String?	serverExtension	
a	m	V2NIMCreateTopicParams	var topicName: String?	topicName	
a	c	V2NIMCreateUserAIBotParams	NSObject		
a	m	V2NIMCreateUserAIBotParams	var accid: String	accid	
a	m	V2NIMCreateUserAIBotParams	var ex: String?	ex	
a	m	V2NIMCreateUserAIBotParams	var icon: String?	icon	
a	m	V2NIMCreateUserAIBotParams	var name: String	name	
a	m	V2NIMCreateUserAIBotParams	var sign: String?	sign	
a	c	V2NIMCreateUserAIBotResult	NSObject		
a	m	V2NIMCreateUserAIBotResult	var token: String	token	
a	t	V2NIMCreateUserAIBotSuccess	(V2NIMCreateUserAIBotResult?) -> Void		
a	c	V2NIMCustomNotification	NSObject		
a	m	V2NIMCustomNotification	var antispamConfig: V2NIMNotificationAntispamConfig? { get }	antispamConfig	
a	m	V2NIMCustomNotification	var content: String? { get }	content	
a	m	V2NIMCustomNotification	var conversationType: V2NIMConversationType { get }	conversationType	
a	m	V2NIMCustomNotification	var notificationConfig: V2NIMNotificationConfig? { get }	notificationConfig	
a	m	V2NIMCustomNotification	var pushConfig: V2NIMNotificationPushConfig? { get }	pushConfig	
a	m	V2NIMCustomNotification	var receiverId: String? { get }	receiverId	
a	m	V2NIMCustomNotification	var routeConfig: V2NIMNotificationRouteConfig? { get }	routeConfig	
a	m	V2NIMCustomNotification	var senderId: String? { get }	senderId	
a	m	V2NIMCustomNotification	var timestamp: TimeInterval { get }	timestamp	
a	c	V2NIMCustomUserStatusParams	NSObject		
a	m	V2NIMCustomUserStatusParams	var duration: Int	duration	
a	m	V2NIMCustomUserStatusParams	unowned(unsafe) var `extension`: NSString?	extension	
a	m	V2NIMCustomUserStatusParams	var multiSync: Bool	multiSync	
a	m	V2NIMCustomUserStatusParams	var onlineOnly: Bool	onlineOnly	
a	m	V2NIMCustomUserStatusParams	var statusType: Int32	statusType	
a	t	V2NIMCustomUserStatusPublishCallback	(V2NIMCustomUserStatusPublishResult) -> Void		
a	c	V2NIMCustomUserStatusPublishResult	NSObject		
a	m	V2NIMCustomUserStatusPublishResult	var publishTime: TimeInterval { get }	publishTime	
a	m	V2NIMCustomUserStatusPublishResult	var serverId: String { get }	serverId	
a	m	V2NIMCustomUserStatusPublishResult	var uniqueId: String { get }	uniqueId	
a	c	V2NIMDataSyncDetail	NSObject		
a	m	V2NIMDataSyncDetail	var state: V2NIMDataSyncState { get }	state	
a	m	V2NIMDataSyncDetail	var type: V2NIMDataSyncType { get }	type	
a	e	V2NIMDataSyncLevel	Int, Sendable		
a	m	V2NIMDataSyncLevel	case DATA_SYNC_TYPE_LEVEL_BASIC = 1	V2NIM_DATA_SYNC_TYPE_LEVEL_BASIC	
a	m	V2NIMDataSyncLevel	case DATA_SYNC_TYPE_LEVEL_FULL = 0	V2NIM_DATA_SYNC_TYPE_LEVEL_FULL	
a	e	V2NIMDataSyncState	Int, Sendable		
a	m	V2NIMDataSyncState	case DATA_SYNC_STATE_COMPLETED = 3	V2NIM_DATA_SYNC_STATE_COMPLETED	
a	m	V2NIMDataSyncState	case DATA_SYNC_STATE_SYNCING = 2	V2NIM_DATA_SYNC_STATE_SYNCING	
a	m	V2NIMDataSyncState	case DATA_SYNC_STATE_WAITING = 1	V2NIM_DATA_SYNC_STATE_WAITING	
a	e	V2NIMDataSyncType	Int, Sendable		
a	m	V2NIMDataSyncType	case DATA_SYNC_TYPE_MAIN = 1	V2NIM_DATA_SYNC_TYPE_MAIN	
a	m	V2NIMDataSyncType	case DATA_SYNC_TYPE_SUPER_TEAM_MEMBER = 3	V2NIM_DATA_SYNC_TYPE_SUPER_TEAM_MEMBER	
a	m	V2NIMDataSyncType	case DATA_SYNC_TYPE_TEAM_MEMBER = 2	V2NIM_DATA_SYNC_TYPE_TEAM_MEMBER	
a	c	V2NIMDatabaseInfo	NSObject		
a	m	V2NIMDatabaseInfo	var name: String { get }	name	
a	m	V2NIMDatabaseInfo	var path: String { get }	path	
a	m	V2NIMDatabaseInfo	var size: Int { get }	size	
a	c	V2NIMDeleteUserAIBotParams	NSObject		
a	m	V2NIMDeleteUserAIBotParams	var accid: String	accid	
a	c	V2NIMDndConfig	NSObject		
a	m	V2NIMDndConfig	var dndOn: Bool	dndOn	
a	m	V2NIMDndConfig	var fromH: Int	fromH	
a	m	V2NIMDndConfig	var fromM: Int	fromM	
a	m	V2NIMDndConfig	var showDetail: Bool	showDetail	
a	m	V2NIMDndConfig	var toH: Int	toH	
a	m	V2NIMDndConfig	var toM: Int	toM	
a	t	V2NIMDownloadAttachmentSuccess	(String) -> Void		
a	e	V2NIMDownloadAttachmentType	Int, Sendable		
a	m	V2NIMDownloadAttachmentType	case DOWNLOAD_ATTACHMENT_TYPE_SOURCE = 0	V2NIM_DOWNLOAD_ATTACHMENT_TYPE_SOURCE	
a	m	V2NIMDownloadAttachmentType	case DOWNLOAD_ATTACHMENT_TYPE_THUMBNAIL = 1	V2NIM_DOWNLOAD_ATTACHMENT_TYPE_THUMBNAIL	
a	m	V2NIMDownloadAttachmentType	case DOWNLOAD_ATTACHMENT_TYPE_VIDEO_COVER = 2	V2NIM_DOWNLOAD_ATTACHMENT_TYPE_VIDEO_COVER	
a	c	V2NIMDownloadMessageAttachmentParams	NSObject		
a	m	V2NIMDownloadMessageAttachmentParams	var attachment: V2NIMMessageAttachment	attachment	
a	m	V2NIMDownloadMessageAttachmentParams	init(attachment: V2NIMMessageAttachment)	initWithAttachment:	
a	m	V2NIMDownloadMessageAttachmentParams	var messageClientId: String?	messageClientId	
a	m	V2NIMDownloadMessageAttachmentParams	var saveAs: String?	saveAs	
a	m	V2NIMDownloadMessageAttachmentParams	var thumbSize: V2NIMSize?	thumbSize	
a	m	V2NIMDownloadMessageAttachmentParams	var type: V2NIMDownloadAttachmentType	type	
a	c	V2NIMError	NSObject, NSCopying		
a	m	V2NIMError	var code: Int32 { get }	code	
a	m	V2NIMError	var desc: String { get }	desc	
a	m	V2NIMError	var detail: [String : Any] { get }	detail	
a	m	V2NIMError	convenience init?(nsError nserror: any Error)	errorWithNSError:	
a	m	V2NIMError	var nserror: any Error { get }	nserror	
a	m	V2NIMError	var source: V2NIMErrorSource { get }	source	
a	e	V2NIMErrorCode	Int, Sendable		
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNTS_FOR_CONVERSATIONS_NOT_UNIQUE = 110301	V2NIM_ERROR_CODE_ACCOUNTS_FOR_CONVERSATIONS_NOT_UNIQUE	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_ALREADY_EXIST = 102405	V2NIM_ERROR_CODE_ACCOUNT_ALREADY_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_BLOCKED = 102422	V2NIM_ERROR_CODE_ACCOUNT_BLOCKED	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_CHAT_BANNED = 102421	V2NIM_ERROR_CODE_ACCOUNT_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_COUNT_LIMIT = 102434	V2NIM_ERROR_CODE_ACCOUNT_COUNT_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_IN_BLOCK_LIST = 102426	V2NIM_ERROR_CODE_ACCOUNT_IN_BLOCK_LIST	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_IN_CHATROOM_BLOCK_LIST = 114426	V2NIM_ERROR_CODE_ACCOUNT_IN_CHATROOM_BLOCK_LIST	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_NOT_EXIST = 102404	V2NIM_ERROR_CODE_ACCOUNT_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_ACCOUNT_OPERATION_NEED_RETRY = 102449	V2NIM_ERROR_CODE_ACCOUNT_OPERATION_NEED_RETRY	
a	m	V2NIMErrorCode	case ERROR_CODE_ACK_MESSAGE_BE_HIGH_PRIORITY = 107305	V2NIM_ERROR_CODE_ACK_MESSAGE_BE_HIGH_PRIORITY	
a	m	V2NIMErrorCode	case ERROR_CODE_AI_ACCOUNT_BLOCKLIST_OPERATION_NOT_ALLOWED = 106403	V2NIM_ERROR_CODE_AI_ACCOUNT_BLOCKLIST_OPERATION_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_AI_MESSAGES_FUNCTION_DISABLED = 107337	V2NIM_ERROR_CODE_AI_MESSAGES_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_ALL_CHATROOM_MEMBERS_CHAT_BANNED = 113423	V2NIM_ERROR_CODE_ALL_CHATROOM_MEMBERS_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_ALL_TEAM_MEMBERS_CHAT_BANNED = 108423	V2NIM_ERROR_CODE_ALL_TEAM_MEMBERS_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_ANONYMOUS_MEMBER_OPERATION_FORBIDDEN = 114303	V2NIM_ERROR_CODE_ANONYMOUS_MEMBER_OPERATION_FORBIDDEN	
a	m	V2NIMErrorCode	case ERROR_CODE_APPKEY_BLOCKED = 101403	V2NIM_ERROR_CODE_APPKEY_BLOCKED	
a	m	V2NIMErrorCode	case ERROR_CODE_APPKEY_NOT_EXIST = 101303	V2NIM_ERROR_CODE_APPKEY_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_APP_UNREACHABLE = 511	V2NIM_ERROR_CODE_APP_UNREACHABLE	
a	m	V2NIMErrorCode	case ERROR_CODE_ASSIGN_TEAM_OWNER_MANAGER_ROLE_NOT_ALLOWED = 108430	V2NIM_ERROR_CODE_ASSIGN_TEAM_OWNER_MANAGER_ROLE_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_ASYMMETRIC_ENCRYPTION_ALGORITHM = 202	V2NIM_ERROR_CODE_ASYMMETRIC_ENCRYPTION_ALGORITHM	
a	m	V2NIMErrorCode	case ERROR_CODE_AUDIO_FILE_SIZE_LIMIT = 107311	V2NIM_ERROR_CODE_AUDIO_FILE_SIZE_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_BLOCKLIST_LIMIT = 106435	V2NIM_ERROR_CODE_BLOCKLIST_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_BROADCASTING_NOTIFICATION_DISABLED = 111410	V2NIM_ERROR_CODE_BROADCASTING_NOTIFICATION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_BROADCASTING_NOTIFICATION_NOT_EXIST = 111404	V2NIM_ERROR_CODE_BROADCASTING_NOTIFICATION_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_BUNDLEID_CHECK_FAILED = 101304	V2NIM_ERROR_CODE_BUNDLEID_CHECK_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_CALLBACK = 191003	V2NIM_ERROR_CODE_CALLBACK	
a	m	V2NIMErrorCode	case ERROR_CODE_CALLBACK_FORBIDDEN = 463	V2NIM_ERROR_CODE_CALLBACK_FORBIDDEN	
a	m	V2NIMErrorCode	case ERROR_CODE_CANCELLED = 191002	V2NIM_ERROR_CODE_CANCELLED	
a	m	V2NIMErrorCode	case ERROR_CODE_CANNOT_PIN_TARGETD_MESSAGE = 107345	V2NIM_ERROR_CODE_CANNOT_PIN_TARGETD_MESSAGE	
a	m	V2NIMErrorCode	case ERROR_CODE_CANNOT_QUICK_COMMAND_TARGETD_MESSAGE = 107347	V2NIM_ERROR_CODE_CANNOT_QUICK_COMMAND_TARGETD_MESSAGE	
a	m	V2NIMErrorCode	case ERROR_CODE_CANNOT_REPLY_TARGETD_MESSAGE = 107346	V2NIM_ERROR_CODE_CANNOT_REPLY_TARGETD_MESSAGE	
a	m	V2NIMErrorCode	case ERROR_CODE_CANNOT_SEND_TARGET_MESSAGE_TO_AI_ASSISTANT = 107340	V2NIM_ERROR_CODE_CANNOT_SEND_TARGET_MESSAGE_TO_AI_ASSISTANT	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOMBROADCASTING_HIT_ANTISPAM = 111451	V2NIM_ERROR_CODE_CHATROOMBROADCASTING_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_BROADCASTING_NOTIFICATION_DISABLED = 113310	V2NIM_ERROR_CODE_CHATROOM_BROADCASTING_NOTIFICATION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_BROADCASTING_NOTIFICATION_HIT_ANTISPAM = 113309	V2NIM_ERROR_CODE_CHATROOM_BROADCASTING_NOTIFICATION_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_CLOSED = 113406	V2NIM_ERROR_CODE_CHATROOM_CLOSED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_CLOSING = 113303	V2NIM_ERROR_CODE_CHATROOM_CLOSING	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_COUNT_LIMIT = 113434	V2NIM_ERROR_CODE_CHATROOM_COUNT_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_ILLEGAL_AUTH_TYPE = 113306	V2NIM_ERROR_CODE_CHATROOM_ILLEGAL_AUTH_TYPE	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_INFO_HIT_ANTISPAM = 113451	V2NIM_ERROR_CODE_CHATROOM_INFO_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MANAGER_OPERATION_REQUIRED = 113428	V2NIM_ERROR_CODE_CHATROOM_MANAGER_OPERATION_REQUIRED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_ALREADY_DELETED = 114408	V2NIM_ERROR_CODE_CHATROOM_MEMBER_ALREADY_DELETED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_CHAT_BANNED = 114421	V2NIM_ERROR_CODE_CHATROOM_MEMBER_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_CONCURRENT_OPERATION_FAILED = 114449	V2NIM_ERROR_CODE_CHATROOM_MEMBER_CONCURRENT_OPERATION_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_INFO_HIT_ANTISPAM = 114451	V2NIM_ERROR_CODE_CHATROOM_MEMBER_INFO_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_IN_BLOCKLIST_CHAT_BANNED_LIST = 114301	V2NIM_ERROR_CODE_CHATROOM_MEMBER_IN_BLOCKLIST_CHAT_BANNED_LIST	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_LIMIT = 114437	V2NIM_ERROR_CODE_CHATROOM_MEMBER_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_NOT_EXIST = 114404	V2NIM_ERROR_CODE_CHATROOM_MEMBER_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_MEMBER_REPEATED_OPERATION = 114405	V2NIM_ERROR_CODE_CHATROOM_MEMBER_REPEATED_OPERATION	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_NOT_EXIST = 113404	V2NIM_ERROR_CODE_CHATROOM_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_OWNER_OPERATION_PERMISSION_REQUIRED = 114427	V2NIM_ERROR_CODE_CHATROOM_OWNER_OPERATION_PERMISSION_REQUIRED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_OWNER_OR_MANAGER_OPERATION_PERMISSION_REQUIRED = 114432	V2NIM_ERROR_CODE_CHATROOM_OWNER_OR_MANAGER_OPERATION_PERMISSION_REQUIRED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_REPEATED_OPERATION = 113409	V2NIM_ERROR_CODE_CHATROOM_REPEATED_OPERATION	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_SERVICE_DISABLED = 113410	V2NIM_ERROR_CODE_CHATROOM_SERVICE_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_TAGGED_MEMBERS_CHAT_BANNED = 113302	V2NIM_ERROR_CODE_CHATROOM_TAGGED_MEMBERS_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_TARGET_MEMBER_OFFLINE = 114304	V2NIM_ERROR_CODE_CHATROOM_TARGET_MEMBER_OFFLINE	
a	m	V2NIMErrorCode	case ERROR_CODE_CHATROOM_TEMP_CHAT_BANNED = 113301	V2NIM_ERROR_CODE_CHATROOM_TEMP_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_CHAT_BAN_LIST_CONTAIN_NOT_TEAM_MEMBER = 109301	V2NIM_ERROR_CODE_CHAT_BAN_LIST_CONTAIN_NOT_TEAM_MEMBER	
a	m	V2NIMErrorCode	case ERROR_CODE_CHAT_BAN_LIST_CONTAIN_OPERATOR = 109303	V2NIM_ERROR_CODE_CHAT_BAN_LIST_CONTAIN_OPERATOR	
a	m	V2NIMErrorCode	case ERROR_CODE_CHAT_BAN_LIST_CONTAIN_TEAM_OWNER = 109304	V2NIM_ERROR_CODE_CHAT_BAN_LIST_CONTAIN_TEAM_OWNER	
a	m	V2NIMErrorCode	case ERROR_CODE_CLIENT_ANTISPAM = 107452	V2NIM_ERROR_CODE_CLIENT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_CLIENT_ANTISPAM_FILE_NO_CHANGE = 189303	V2NIM_ERROR_CODE_CLIENT_ANTISPAM_FILE_NO_CHANGE	
a	m	V2NIMErrorCode	case ERROR_CODE_CLIENT_ANTISPAM_FILE_SIZE_LIMIT = 189304	V2NIM_ERROR_CODE_CLIENT_ANTISPAM_FILE_SIZE_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_COLLECTION_CONCURRENT_OPERATION_FAILED = 189449	V2NIM_ERROR_CODE_COLLECTION_CONCURRENT_OPERATION_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_COLLECTION_LIMIT = 189301	V2NIM_ERROR_CODE_COLLECTION_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_COLLECTION_NOT_EXIST = 189302	V2NIM_ERROR_CODE_COLLECTION_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_CONNECT_FAILED = 192001	V2NIM_ERROR_CODE_CONNECT_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_CONNECT_TIMEOUT = 192002	V2NIM_ERROR_CODE_CONNECT_TIMEOUT	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATIONS_IN_GROUP_LIMIT = 116437	V2NIM_ERROR_CODE_CONVERSATIONS_IN_GROUP_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_AND_ACCOUNT_MISMATCH = 110302	V2NIM_ERROR_CODE_CONVERSATION_AND_ACCOUNT_MISMATCH	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_BELONGED_GROUP_LIMIT = 110304	V2NIM_ERROR_CODE_CONVERSATION_BELONGED_GROUP_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_GROUP_LIMIT = 116435	V2NIM_ERROR_CODE_CONVERSATION_GROUP_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_GROUP_NOT_EXIST = 116404	V2NIM_ERROR_CODE_CONVERSATION_GROUP_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_IS_NOT_STICK_TOP = 110305	V2NIM_ERROR_CODE_CONVERSATION_IS_NOT_STICK_TOP	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_NOT_EXIST = 110404	V2NIM_ERROR_CODE_CONVERSATION_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_OPERATION_NEED_RETRY = 110449	V2NIM_ERROR_CODE_CONVERSATION_OPERATION_NEED_RETRY	
a	m	V2NIMErrorCode	case ERROR_CODE_CONVERSATION_STICK_TOP_LIMIT = 110303	V2NIM_ERROR_CODE_CONVERSATION_STICK_TOP_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_CREATED_TEAM_LIMIT = 108435	V2NIM_ERROR_CODE_CREATED_TEAM_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_CREATE_EXTENDED_SUPER_TEAM_NOT_ALLOWED = 108313	V2NIM_ERROR_CODE_CREATE_EXTENDED_SUPER_TEAM_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_CRYPTO_ERROR = 192007	V2NIM_ERROR_CODE_CRYPTO_ERROR	
a	m	V2NIMErrorCode	case ERROR_CODE_DATABASE_OPEN_FAILED = 193001	V2NIM_ERROR_CODE_DATABASE_OPEN_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_DATABASE_READ_FAILED = 193004	V2NIM_ERROR_CODE_DATABASE_READ_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_DATABASE_UPGRADE_FAILED = 193002	V2NIM_ERROR_CODE_DATABASE_UPGRADE_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_DATABASE_WRITE_FAILED = 193003	V2NIM_ERROR_CODE_DATABASE_WRITE_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_DELETE_SELF_MESSAGE_NOT_ALLOWED = 107328	V2NIM_ERROR_CODE_DELETE_SELF_MESSAGE_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_DISALLOW_TARGETED_MESSAGES_INCLUSIVE_NEW_MEMBERS = 108321	V2NIM_ERROR_CODE_DISALLOW_TARGETED_MESSAGES_INCLUSIVE_NEW_MEMBERS	
a	m	V2NIMErrorCode	case ERROR_CODE_DISCONNECT = 192003	V2NIM_ERROR_CODE_DISCONNECT	
a	m	V2NIMErrorCode	case ERROR_CODE_DUPLICATE_CLIENT_MESSAGE_ID = 107306	V2NIM_ERROR_CODE_DUPLICATE_CLIENT_MESSAGE_ID	
a	m	V2NIMErrorCode	case ERROR_CODE_DURATION_OUT_OF_RANGE = 107309	V2NIM_ERROR_CODE_DURATION_OUT_OF_RANGE	
a	m	V2NIMErrorCode	case ERROR_CODE_EXTENDED_SUPER_TEAM_LIMIT = 108434	V2NIM_ERROR_CODE_EXTENDED_SUPER_TEAM_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_EXTENDED_SUPER_TEAM_LIMIT_NOT_CONFIGURED = 108304	V2NIM_ERROR_CODE_EXTENDED_SUPER_TEAM_LIMIT_NOT_CONFIGURED	
a	m	V2NIMErrorCode	case ERROR_CODE_FAILED_TO_REQUEST_LLM = 189308	V2NIM_ERROR_CODE_FAILED_TO_REQUEST_LLM	
a	m	V2NIMErrorCode	case ERROR_CODE_FILE_CREATE_FAILED = 194002	V2NIM_ERROR_CODE_FILE_CREATE_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_FILE_DOWNLOAD_FAILED = 194007	V2NIM_ERROR_CODE_FILE_DOWNLOAD_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_FILE_NOT_FOUND = 194001	V2NIM_ERROR_CODE_FILE_NOT_FOUND	
a	m	V2NIMErrorCode	case ERROR_CODE_FILE_OPEN_FAILED = 194003	V2NIM_ERROR_CODE_FILE_OPEN_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_FILE_READ_FAILED = 194005	V2NIM_ERROR_CODE_FILE_READ_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_FILE_UPLOAD_FAILED = 194006	V2NIM_ERROR_CODE_FILE_UPLOAD_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_FILE_WRITE_FAILED = 194004	V2NIM_ERROR_CODE_FILE_WRITE_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_FORBIDDEN = 403	V2NIM_ERROR_CODE_FORBIDDEN	
a	m	V2NIMErrorCode	case ERROR_CODE_FORCED_PUSH_LIST_INCLUDES_NON_TARGETED_ACCOUNTS = 109318	V2NIM_ERROR_CODE_FORCED_PUSH_LIST_INCLUDES_NON_TARGETED_ACCOUNTS	
a	m	V2NIMErrorCode	case ERROR_CODE_FORCE_PUSH_LIST_LIMIT = 107316	V2NIM_ERROR_CODE_FORCE_PUSH_LIST_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_FREQUNENCY_LIMIT = 416	V2NIM_ERROR_CODE_FREQUNENCY_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_FRIEND_APPLICATION_NOT_EXIST = 104302	V2NIM_ERROR_CODE_FRIEND_APPLICATION_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_FRIEND_HIT_ANTISPAM = 104451	V2NIM_ERROR_CODE_FRIEND_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_FRIEND_LIMIT = 104435	V2NIM_ERROR_CODE_FRIEND_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_FRIEND_NOT_EXIST = 104404	V2NIM_ERROR_CODE_FRIEND_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_FRIEND_OPERATION_RATE_LIMIT = 104449	V2NIM_ERROR_CODE_FRIEND_OPERATION_RATE_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_GET_CHATROOM_LINK_FAILED = 113304	V2NIM_ERROR_CODE_GET_CHATROOM_LINK_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_GET_FILE_META_INFO_FAILED = 107310	V2NIM_ERROR_CODE_GET_FILE_META_INFO_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_GET_ONLINE_USERS_COUNT_DISABLED = 108406	V2NIM_ERROR_CODE_GET_ONLINE_USERS_COUNT_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_HANDSHAKE = 201	V2NIM_ERROR_CODE_HANDSHAKE	
a	m	V2NIMErrorCode	case ERROR_CODE_HANDSHAKE_PROTOCOL_VERSION_NEED_FALLBACK = 204	V2NIM_ERROR_CODE_HANDSHAKE_PROTOCOL_VERSION_NEED_FALLBACK	
a	m	V2NIMErrorCode	case ERROR_CODE_HIGH_PRIORITY_MESSAGE_RATE_LIMIT = 107304	V2NIM_ERROR_CODE_HIGH_PRIORITY_MESSAGE_RATE_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_IDENTICAL_FIELD_VALUES = 113307	V2NIM_ERROR_CODE_IDENTICAL_FIELD_VALUES	
a	m	V2NIMErrorCode	case ERROR_CODE_ILLEGAL_AUTH_TYPE = 101305	V2NIM_ERROR_CODE_ILLEGAL_AUTH_TYPE	
a	m	V2NIMErrorCode	case ERROR_CODE_ILLEGAL_STATE = 190002	V2NIM_ERROR_CODE_ILLEGAL_STATE	
a	m	V2NIMErrorCode	case ERROR_CODE_IM_CONNECTION_ABNORMAL = 113305	V2NIM_ERROR_CODE_IM_CONNECTION_ABNORMAL	
a	m	V2NIMErrorCode	case ERROR_CODE_IM_DISABLED = 101301	V2NIM_ERROR_CODE_IM_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_INTERNAL = 190001	V2NIM_ERROR_CODE_INTERNAL	
a	m	V2NIMErrorCode	case ERROR_CODE_INTERRUPTION_REJECTED = 189321	V2NIM_ERROR_CODE_INTERRUPTION_REJECTED	
a	m	V2NIMErrorCode	case ERROR_CODE_INVALID_PARAMETER = 191004	V2NIM_ERROR_CODE_INVALID_PARAMETER	
a	m	V2NIMErrorCode	case ERROR_CODE_INVALID_TIME_RANGE = 107439	V2NIM_ERROR_CODE_INVALID_TIME_RANGE	
a	m	V2NIMErrorCode	case ERROR_CODE_INVALID_TOKEN = 102302	V2NIM_ERROR_CODE_INVALID_TOKEN	
a	m	V2NIMErrorCode	case ERROR_CODE_INVITED_ACCOUNT_NOT_FRIEND = 108307	V2NIM_ERROR_CODE_INVITED_ACCOUNT_NOT_FRIEND	
a	m	V2NIMErrorCode	case ERROR_CODE_INVITE_ROBOT_ACCOUNT_NOT_ALLOWED = 109309	V2NIM_ERROR_CODE_INVITE_ROBOT_ACCOUNT_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_IN_OFFLINE_MODE = 191008	V2NIM_ERROR_CODE_IN_OFFLINE_MODE	
a	m	V2NIMErrorCode	case ERROR_CODE_IS_NOT_AI_ACCOUNT = 102304	V2NIM_ERROR_CODE_IS_NOT_AI_ACCOUNT	
a	m	V2NIMErrorCode	case ERROR_CODE_JOINED_TEAM_LIMIT = 108305	V2NIM_ERROR_CODE_JOINED_TEAM_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_KICK_OPERATOR_NOT_ALLOWED = 109310	V2NIM_ERROR_CODE_KICK_OPERATOR_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_LAST_KICKED = 191009	V2NIM_ERROR_CODE_LAST_KICKED	
a	m	V2NIMErrorCode	case ERROR_CODE_LOCAL_ANTISPAM = 195001	V2NIM_ERROR_CODE_LOCAL_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_LOGIN_RECORD_NOT_FOUND = 102301	V2NIM_ERROR_CODE_LOGIN_RECORD_NOT_FOUND	
a	m	V2NIMErrorCode	case ERROR_CODE_MESSAGE_HIT_ANTISPAM = 107451	V2NIM_ERROR_CODE_MESSAGE_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_MESSAGE_NOT_EXIST = 107404	V2NIM_ERROR_CODE_MESSAGE_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_MESSAGE_SENSE_REQUIRED = 107330	V2NIM_ERROR_CODE_MESSAGE_SENSE_REQUIRED	
a	m	V2NIMErrorCode	case ERROR_CODE_MESSAGING_FUNCTION_DISABLED = 107410	V2NIM_ERROR_CODE_MESSAGING_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_MISUSE = 191001	V2NIM_ERROR_CODE_MISUSE	
a	m	V2NIMErrorCode	case ERROR_CODE_MULTI_LOGIN_FORBIDDEN = 417	V2NIM_ERROR_CODE_MULTI_LOGIN_FORBIDDEN	
a	m	V2NIMErrorCode	case ERROR_CODE_MUTE_LIST_LIMIT = 105435	V2NIM_ERROR_CODE_MUTE_LIST_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_NEED_RETRY = 449	V2NIM_ERROR_CODE_NEED_RETRY	
a	m	V2NIMErrorCode	case ERROR_CODE_NOTIFICATION_FOR_MEMBER_IN_OUT_CHATROOM_DISALED = 113308	V2NIM_ERROR_CODE_NOTIFICATION_FOR_MEMBER_IN_OUT_CHATROOM_DISALED	
a	m	V2NIMErrorCode	case ERROR_CODE_NOT_ADVANCED_TEAM = 108302	V2NIM_ERROR_CODE_NOT_ADVANCED_TEAM	
a	m	V2NIMErrorCode	case ERROR_CODE_NOT_CHATBOT_ACCOUNT = 107329	V2NIM_ERROR_CODE_NOT_CHATBOT_ACCOUNT	
a	m	V2NIMErrorCode	case ERROR_CODE_NOT_FOUND = 404	V2NIM_ERROR_CODE_NOT_FOUND	
a	m	V2NIMErrorCode	case ERROR_CODE_NO_DUPBRODCASTMSG = 111301	V2NIM_ERROR_CODE_NO_DUPBRODCASTMSG	
a	m	V2NIMErrorCode	case ERROR_CODE_NO_PERMISSION = 997	V2NIM_ERROR_CODE_NO_PERMISSION	
a	m	V2NIMErrorCode	case ERROR_CODE_NO_TEAM_INVITE_PERMISSION = 109306	V2NIM_ERROR_CODE_NO_TEAM_INVITE_PERMISSION	
a	m	V2NIMErrorCode	case ERROR_CODE_ONEWAY_DELETE_FUNCTION_DISABLED = 107335	V2NIM_ERROR_CODE_ONEWAY_DELETE_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_OPERATION_ON_TEAM_MANAGER_NOT_ALLOWED = 109305	V2NIM_ERROR_CODE_OPERATION_ON_TEAM_MANAGER_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_OPERATION_ON_TEAM_OWNER_NOT_ALLOWED = 109314	V2NIM_ERROR_CODE_OPERATION_ON_TEAM_OWNER_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_OPERATOR_ALREADY_OWN_TEAM = 108310	V2NIM_ERROR_CODE_OPERATOR_ALREADY_OWN_TEAM	
a	m	V2NIMErrorCode	case ERROR_CODE_OPERATOR_IN_CHATROOM_MEMBER_OPERATION_LIST = 114429	V2NIM_ERROR_CODE_OPERATOR_IN_CHATROOM_MEMBER_OPERATION_LIST	
a	m	V2NIMErrorCode	case ERROR_CODE_P2P_READ_RECEIPT_FUNCTION_DISABLED = 107325	V2NIM_ERROR_CODE_P2P_READ_RECEIPT_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_PACK_ERROR = 999	V2NIM_ERROR_CODE_PACK_ERROR	
a	m	V2NIMErrorCode	case ERROR_CODE_PARAMETER_ERROR = 414	V2NIM_ERROR_CODE_PARAMETER_ERROR	
a	m	V2NIMErrorCode	case ERROR_CODE_PEER_FRIEND_LIMIT = 104301	V2NIM_ERROR_CODE_PEER_FRIEND_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_PIN_ALREADY_EXIST = 107322	V2NIM_ERROR_CODE_PIN_ALREADY_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_PIN_FUNCTION_DISABLED = 107327	V2NIM_ERROR_CODE_PIN_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_PIN_LIMIT = 107319	V2NIM_ERROR_CODE_PIN_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_PIN_NOT_EXIST = 107320	V2NIM_ERROR_CODE_PIN_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_PROTOCOL_BLACKHOLE_FILTERED = 599	V2NIM_ERROR_CODE_PROTOCOL_BLACKHOLE_FILTERED	
a	m	V2NIMErrorCode	case ERROR_CODE_PROTOCOL_SEND_FAILED = 192005	V2NIM_ERROR_CODE_PROTOCOL_SEND_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_PROTOCOL_TIMEOUT = 192004	V2NIM_ERROR_CODE_PROTOCOL_TIMEOUT	
a	m	V2NIMErrorCode	case ERROR_CODE_QUICK_COMMENT_FUNCTION_DISABLED = 107326	V2NIM_ERROR_CODE_QUICK_COMMENT_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_QUICK_COMMENT_LIMIT = 107321	V2NIM_ERROR_CODE_QUICK_COMMENT_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_RATE_LIMIT_FOR_MESSAGING_REACHED = 107323	V2NIM_ERROR_CODE_RATE_LIMIT_FOR_MESSAGING_REACHED	
a	m	V2NIMErrorCode	case ERROR_CODE_RECIPIENT_ACCEPETED_REQUEST = 104405	V2NIM_ERROR_CODE_RECIPIENT_ACCEPETED_REQUEST	
a	m	V2NIMErrorCode	case ERROR_CODE_REJECT_ALL_TEAM_APPLICATIONS = 108308	V2NIM_ERROR_CODE_REJECT_ALL_TEAM_APPLICATIONS	
a	m	V2NIMErrorCode	case ERROR_CODE_REQUEST_FAILED = 192006	V2NIM_ERROR_CODE_REQUEST_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_REQUEST_RESOURCE_EXIST = 191007	V2NIM_ERROR_CODE_REQUEST_RESOURCE_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_REQUEST_RESOURCE_NOT_EXIST = 191006	V2NIM_ERROR_CODE_REQUEST_RESOURCE_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_REQUEST_SERVER_TEMPERARY_FORBIDDEN = 398	V2NIM_ERROR_CODE_REQUEST_SERVER_TEMPERARY_FORBIDDEN	
a	m	V2NIMErrorCode	case ERROR_CODE_REQUEST_SERVER_UNIT_ERROR = 399	V2NIM_ERROR_CODE_REQUEST_SERVER_UNIT_ERROR	
a	m	V2NIMErrorCode	case ERROR_CODE_REVOKE_EXCEED_TIME_LIMIT = 107314	V2NIM_ERROR_CODE_REVOKE_EXCEED_TIME_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_REVOKE_MESSAGE_NOT_ALLOWED = 107315	V2NIM_ERROR_CODE_REVOKE_MESSAGE_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_REVOKE_MESSAGE_TO_SELF_NOT_ALLOWED = 107429	V2NIM_ERROR_CODE_REVOKE_MESSAGE_TO_SELF_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_REVOKE_THIRD_PARTY_MESSAGE_NOT_ALLOWED = 107301	V2NIM_ERROR_CODE_REVOKE_THIRD_PARTY_MESSAGE_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_ROBOT_NOT_ALLOWED = 102303	V2NIM_ERROR_CODE_ROBOT_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_SELF_BLOCKLIST_OPERATION_NOT_ALLOWED = 106429	V2NIM_ERROR_CODE_SELF_BLOCKLIST_OPERATION_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_SELF_FRIEND_OPERATION_NOT_ALLOWED = 104429	V2NIM_ERROR_CODE_SELF_FRIEND_OPERATION_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_SELF_MUTE_OPERATION_NOT_ALLOWED = 105429	V2NIM_ERROR_CODE_SELF_MUTE_OPERATION_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_SENDER_OR_MANAGER_PERMISSION_ONLY_REVOKE = 107303	V2NIM_ERROR_CODE_SENDER_OR_MANAGER_PERMISSION_ONLY_REVOKE	
a	m	V2NIMErrorCode	case ERROR_CODE_SERVER_ANTISPAM = 195002	V2NIM_ERROR_CODE_SERVER_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_SERVER_BUSY = 503	V2NIM_ERROR_CODE_SERVER_BUSY	
a	m	V2NIMErrorCode	case ERROR_CODE_SERVER_INTERNAL_ERROR = 500	V2NIM_ERROR_CODE_SERVER_INTERNAL_ERROR	
a	m	V2NIMErrorCode	case ERROR_CODE_SERVER_SEARCH_FUNCTION_DISABLED = 107334	V2NIM_ERROR_CODE_SERVER_SEARCH_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_SERVICE_ADDRESS_INVALID = 101302	V2NIM_ERROR_CODE_SERVICE_ADDRESS_INVALID	
a	m	V2NIMErrorCode	case ERROR_CODE_SERVICE_UNAVAILABLE = 514	V2NIM_ERROR_CODE_SERVICE_UNAVAILABLE	
a	m	V2NIMErrorCode	case ERROR_CODE_SHORT_TO_LONG_URL_FAILED = 107307	V2NIM_ERROR_CODE_SHORT_TO_LONG_URL_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_INVITE_ACCEPTED = 118302	V2NIM_ERROR_CODE_SIGNALLING_INVITE_ACCEPTED	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_INVITE_NOT_EXIST = 118310	V2NIM_ERROR_CODE_SIGNALLING_INVITE_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_INVITE_REJECTED = 118307	V2NIM_ERROR_CODE_SIGNALLING_INVITE_REJECTED	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_MEMBER_ALREADY_EXIST = 118304	V2NIM_ERROR_CODE_SIGNALLING_MEMBER_ALREADY_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_MEMBER_ALREADY_EXIST_AND_DEVICE_ID_NOT_UNIQUE = 118305	V2NIM_ERROR_CODE_SIGNALLING_MEMBER_ALREADY_EXIST_AND_DEVICE_ID_NOT_UNIQUE	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_MEMBER_NOT_EXIST = 118303	V2NIM_ERROR_CODE_SIGNALLING_MEMBER_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_MEMBER_OFFLINE_AND_PUSH_NOT_REACHABLE = 118309	V2NIM_ERROR_CODE_SIGNALLING_MEMBER_OFFLINE_AND_PUSH_NOT_REACHABLE	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_MEMBER_OFFLINE_BUT_PUSH_REACHABLE = 118308	V2NIM_ERROR_CODE_SIGNALLING_MEMBER_OFFLINE_BUT_PUSH_REACHABLE	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_ROOM_EXIST = 118301	V2NIM_ERROR_CODE_SIGNALLING_ROOM_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_ROOM_MEMBER_LIMIT = 118437	V2NIM_ERROR_CODE_SIGNALLING_ROOM_MEMBER_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_ROOM_NOT_EXIST = 118404	V2NIM_ERROR_CODE_SIGNALLING_ROOM_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_SERVICE_DISABLED = 118410	V2NIM_ERROR_CODE_SIGNALLING_SERVICE_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_SIGNALLING_UID_NOT_UNIQUE = 118306	V2NIM_ERROR_CODE_SIGNALLING_UID_NOT_UNIQUE	
a	m	V2NIMErrorCode	case ERROR_CODE_SNAPSHOT_NOT_EXIST = 107318	V2NIM_ERROR_CODE_SNAPSHOT_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_STICK_TOP_DISABLED = 110306	V2NIM_ERROR_CODE_STICK_TOP_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_STREAM_OUTPUT_ABORTED = 189320	V2NIM_ERROR_CODE_STREAM_OUTPUT_ABORTED	
a	m	V2NIMErrorCode	case ERROR_CODE_STREAM_OUTPUT_GENERATED = 189319	V2NIM_ERROR_CODE_STREAM_OUTPUT_GENERATED	
a	m	V2NIMErrorCode	case ERROR_CODE_STREAM_OUTPUT_STOPPED = 189318	V2NIM_ERROR_CODE_STREAM_OUTPUT_STOPPED	
a	m	V2NIMErrorCode	case ERROR_CODE_SUCCESS = 200	V2NIM_ERROR_CODE_SUCCESS	
a	m	V2NIMErrorCode	case ERROR_CODE_SUPER_TEAM_INCLUSIVE_AS_FALSE_NOT_ALLOWED = 108319	V2NIM_ERROR_CODE_SUPER_TEAM_INCLUSIVE_AS_FALSE_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_SUPER_TEAM_SERVICE_DISABLED = 108311	V2NIM_ERROR_CODE_SUPER_TEAM_SERVICE_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_SUPER_TEAM_TARGET_MESSAGE_NEW_MEMBER_INVISIBLE = 108320	V2NIM_ERROR_CODE_SUPER_TEAM_TARGET_MESSAGE_NEW_MEMBER_INVISIBLE	
a	m	V2NIMErrorCode	case ERROR_CODE_SYMMETRIC_ENCRYPTION_ALGORITHM = 203	V2NIM_ERROR_CODE_SYMMETRIC_ENCRYPTION_ALGORITHM	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_HIT_ANTISPAM = 108451	V2NIM_ERROR_CODE_TEAM_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_INVITATION_LIMIT = 108437	V2NIM_ERROR_CODE_TEAM_INVITATION_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_INVITATION_OR_APPLICATION_NOT_EXIST = 109313	V2NIM_ERROR_CODE_TEAM_INVITATION_OR_APPLICATION_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MANAGER_LIMIT = 108303	V2NIM_ERROR_CODE_TEAM_MANAGER_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MARK_READ_FAILED = 107302	V2NIM_ERROR_CODE_TEAM_MARK_READ_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MEMBERS_COUNT_LIMIT = 108309	V2NIM_ERROR_CODE_TEAM_MEMBERS_COUNT_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MEMBER_ALREADY_EXIST = 109311	V2NIM_ERROR_CODE_TEAM_MEMBER_ALREADY_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MEMBER_CAN_NOT_MODIFY_SELF = 109312	V2NIM_ERROR_CODE_TEAM_MEMBER_CAN_NOT_MODIFY_SELF	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MEMBER_CHAT_BANNED = 109424	V2NIM_ERROR_CODE_TEAM_MEMBER_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MEMBER_CONCURRENT_OPERATION_FAILED = 109449	V2NIM_ERROR_CODE_TEAM_MEMBER_CONCURRENT_OPERATION_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MEMBER_HIT_ANTISPAM = 109451	V2NIM_ERROR_CODE_TEAM_MEMBER_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MEMBER_NOT_EXIST = 109404	V2NIM_ERROR_CODE_TEAM_MEMBER_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MESSAGE_READ_RECEIPT_DISABLED = 107331	V2NIM_ERROR_CODE_TEAM_MESSAGE_READ_RECEIPT_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_MESSAGE_RECEIPT_RATE_LIMIT = 107317	V2NIM_ERROR_CODE_TEAM_MESSAGE_RECEIPT_RATE_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_NORMAL_MEMBER_CHAT_BANNED = 108306	V2NIM_ERROR_CODE_TEAM_NORMAL_MEMBER_CHAT_BANNED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_NOT_EXIST = 108404	V2NIM_ERROR_CODE_TEAM_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_OPERATION_NEED_RETRY = 108449	V2NIM_ERROR_CODE_TEAM_OPERATION_NEED_RETRY	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_OWNER_IN_KICK_LIST = 109308	V2NIM_ERROR_CODE_TEAM_OWNER_IN_KICK_LIST	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_OWNER_OPERATION_PERMISSION_REQUIRED = 109427	V2NIM_ERROR_CODE_TEAM_OWNER_OPERATION_PERMISSION_REQUIRED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_OWNER_OR_MANAGER_OPERATION_PERMISSION_REQUIRED = 109432	V2NIM_ERROR_CODE_TEAM_OWNER_OR_MANAGER_OPERATION_PERMISSION_REQUIRED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_OWNER_QUIT_NOT_ALLOWED = 109307	V2NIM_ERROR_CODE_TEAM_OWNER_QUIT_NOT_ALLOWED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_PER_QUERY_LIMIT = 108314	V2NIM_ERROR_CODE_TEAM_PER_QUERY_LIMIT	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_READ_RECEIPT_FUNCTION_DISABLED = 107324	V2NIM_ERROR_CODE_TEAM_READ_RECEIPT_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_READ_RECEIPT_RECORD_NOT_FOUND = 107332	V2NIM_ERROR_CODE_TEAM_READ_RECEIPT_RECORD_NOT_FOUND	
a	m	V2NIMErrorCode	case ERROR_CODE_TEAM_TARGETING_MESSAGE_DISABLED = 108318	V2NIM_ERROR_CODE_TEAM_TARGETING_MESSAGE_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_TIMEOUT = 191005	V2NIM_ERROR_CODE_TIMEOUT	
a	m	V2NIMErrorCode	case ERROR_CODE_UNKNOWN = 0	V2NIM_ERROR_CODE_UNKNOWN	
a	m	V2NIMErrorCode	case ERROR_CODE_UNPACK_ERROR = 998	V2NIM_ERROR_CODE_UNPACK_ERROR	
a	m	V2NIMErrorCode	case ERROR_CODE_URL_INVALID = 107308	V2NIM_ERROR_CODE_URL_INVALID	
a	m	V2NIMErrorCode	case ERROR_CODE_USER_PROFILE_HIT_ANTISPAM = 103451	V2NIM_ERROR_CODE_USER_PROFILE_HIT_ANTISPAM	
a	m	V2NIMErrorCode	case ERROR_CODE_USER_PROFILE_NOT_EXIST = 103404	V2NIM_ERROR_CODE_USER_PROFILE_NOT_EXIST	
a	m	V2NIMErrorCode	case ERROR_CODE_VOICE_TO_TEXT_FAILED = 107313	V2NIM_ERROR_CODE_VOICE_TO_TEXT_FAILED	
a	m	V2NIMErrorCode	case ERROR_CODE_VOICE_TO_TEXT_FUNCTION_DISABLED = 107333	V2NIM_ERROR_CODE_VOICE_TO_TEXT_FUNCTION_DISABLED	
a	m	V2NIMErrorCode	case ERROR_CODE_VOICE_TO_TEXT_TIMEOUT = 107312	V2NIM_ERROR_CODE_VOICE_TO_TEXT_TIMEOUT	
a	m	V2NIMErrorCode	case ERRPR_CODE_ONEWAY_DELETION_NOT_ALLOW_FOR_TARGETE_MESSAGES = 107338	V2NIM_ERRPR_CODE_ONEWAY_DELETION_NOT_ALLOW_FOR_TARGETE_MESSAGES	
a	m	V2NIMErrorCode	case ERRPR_CODE_TARGET_MESSAGE_INCLUDED_SELF = 107339	V2NIM_ERRPR_CODE_TARGET_MESSAGE_INCLUDED_SELF	
a	t	V2NIMErrorDetailKey	NSString		
a	e	V2NIMErrorSource	Int, Sendable		
a	m	V2NIMErrorSource	case ERROR_SOURCE_LOCAL = 2	V2NIM_ERROR_SOURCE_LOCAL	
a	m	V2NIMErrorSource	case ERROR_SOURCE_PROTOCOL = 1	V2NIM_ERROR_SOURCE_PROTOCOL	
a	m	V2NIMErrorSource	case ERROR_SOURCE_UNKNOWN = 0	V2NIM_ERROR_SOURCE_UNKNOWN	
a	c	V2NIMExportMessageOption	NSObject		
a	m	V2NIMExportMessageOption	var path: String?	path	
a	t	V2NIMExportMessagesToPathCallback	(String) -> Void		
a	t	V2NIMFailureCallback	(V2NIMError) -> Void		
a	t	V2NIMFileDownloadSuccess	(String) -> Void		
a	t	V2NIMFileUploadFailure	(V2NIMError) -> Void		
a	t	V2NIMFileUploadProgress	(Float) -> Void		
a	t	V2NIMFileUploadSuccess	(String) -> Void		
a	c	V2NIMFriend	NSObject		
a	m	V2NIMFriend	var accountId: String?	accountId	
a	m	V2NIMFriend	var alias: String?	alias	
a	m	V2NIMFriend	var createTime: TimeInterval	createTime	
a	m	V2NIMFriend	var customerExtension: String?	customerExtension	
a	m	V2NIMFriend	var serverExtension: String?	serverExtension	
a	m	V2NIMFriend	var source: UInt8	source	
a	m	V2NIMFriend	var updateTime: TimeInterval	updateTime	
a	m	V2NIMFriend	var userProfile: V2NIMUser? { get }	userProfile	
a	c	V2NIMFriendAddApplication	NSObject		
a	m	V2NIMFriendAddApplication	var applicantAccountId: String?	applicantAccountId	
a	m	V2NIMFriendAddApplication	var operatorAccountId: String?	operatorAccountId	
a	m	V2NIMFriendAddApplication	var postscript: String?	postscript	
a	m	V2NIMFriendAddApplication	var postscriptHistory: [V2NIMPostscript] { get }	postscriptHistory	
a	m	V2NIMFriendAddApplication	var read: Bool	read	
a	m	V2NIMFriendAddApplication	var recipientAccountId: String?	recipientAccountId	
a	m	V2NIMFriendAddApplication	var serverId: String? { get }	serverId	
a	m	V2NIMFriendAddApplication	var status: V2NIMFriendAddApplicationStatus	status	
a	m	V2NIMFriendAddApplication	var timestamp: TimeInterval	timestamp	
a	m	V2NIMFriendAddApplication	var updateTimestamp: TimeInterval { get }	updateTimestamp	
a	c	V2NIMFriendAddApplicationQueryOption	NSObject		
a	m	V2NIMFriendAddApplicationQueryOption	var limit: UInt	limit	
a	m	V2NIMFriendAddApplicationQueryOption	var offset: UInt	offset	
a	m	V2NIMFriendAddApplicationQueryOption	var status: [NSNumber]	status	
a	m	V2NIMFriendAddApplicationQueryOption	var type: V2NIMFriendAddApplicationType	type	
a	c	V2NIMFriendAddApplicationResult	NSObject		
a	m	V2NIMFriendAddApplicationResult	var finished: Bool { get }	finished	
a	m	V2NIMFriendAddApplicationResult	var infos: [V2NIMFriendAddApplication]? { get }	infos	
a	m	V2NIMFriendAddApplicationResult	var offset: UInt { get }	offset	
a	e	V2NIMFriendAddApplicationStatus	Int, Sendable		
a	m	V2NIMFriendAddApplicationStatus	case FRIEND_ADD_APPLICATION_STATUS_AGREED = 1	V2NIM_FRIEND_ADD_APPLICATION_STATUS_AGREED	
a	m	V2NIMFriendAddApplicationStatus	case FRIEND_ADD_APPLICATION_STATUS_DIRECT_ADD = 4	V2NIM_FRIEND_ADD_APPLICATION_STATUS_DIRECT_ADD	
a	m	V2NIMFriendAddApplicationStatus	case FRIEND_ADD_APPLICATION_STATUS_EXPIRED = 3	V2NIM_FRIEND_ADD_APPLICATION_STATUS_EXPIRED	
a	m	V2NIMFriendAddApplicationStatus	case FRIEND_ADD_APPLICATION_STATUS_INIT = 0	V2NIM_FRIEND_ADD_APPLICATION_STATUS_INIT	
a	m	V2NIMFriendAddApplicationStatus	case FRIEND_ADD_APPLICATION_STATUS_REJECED = 2	V2NIM_FRIEND_ADD_APPLICATION_STATUS_REJECED	
a	e	V2NIMFriendAddApplicationType	Int, Sendable		
a	m	V2NIMFriendAddApplicationType	case FRIEND_ADD_APPLICATION_TYPE_ALL = 3	V2NIM_FRIEND_ADD_APPLICATION_TYPE_ALL	
a	m	V2NIMFriendAddApplicationType	case FRIEND_ADD_APPLICATION_TYPE_FROM_SELF = 1	V2NIM_FRIEND_ADD_APPLICATION_TYPE_FROM_SELF	
a	m	V2NIMFriendAddApplicationType	case FRIEND_ADD_APPLICATION_TYPE_LEGACY = 0	V2NIM_FRIEND_ADD_APPLICATION_TYPE_LEGACY	
a	m	V2NIMFriendAddApplicationType	case FRIEND_ADD_APPLICATION_TYPE_TO_SELF = 2	V2NIM_FRIEND_ADD_APPLICATION_TYPE_TO_SELF	
a	e	V2NIMFriendAddMode	Int, Sendable		
a	m	V2NIMFriendAddMode	case FRIEND_MODE_TYPE_ADD = 1	V2NIM_FRIEND_MODE_TYPE_ADD	
a	m	V2NIMFriendAddMode	case FRIEND_MODE_TYPE_APPLAY = 2	V2NIM_FRIEND_MODE_TYPE_APPLAY	
a	c	V2NIMFriendAddParams	NSObject		
a	m	V2NIMFriendAddParams	var addMode: V2NIMFriendAddMode	addMode	
a	m	V2NIMFriendAddParams	var postscript: String?	postscript	
a	c	V2NIMFriendAddRejection	NSObject		
a	m	V2NIMFriendAddRejection	var operatorAccountId: String?	operatorAccountId	
a	m	V2NIMFriendAddRejection	var postscript: String?	postscript	
a	m	V2NIMFriendAddRejection	var timestamp: TimeInterval	timestamp	
a	c	V2NIMFriendClearAddApplicationOption	NSObject		
a	m	V2NIMFriendClearAddApplicationOption	var timestamp: TimeInterval	timestamp	
a	m	V2NIMFriendClearAddApplicationOption	var type: V2NIMFriendAddApplicationType	type	
a	c	V2NIMFriendDeleteParams	NSObject		
a	m	V2NIMFriendDeleteParams	var deleteAlias: Bool	deleteAlias	
a	e	V2NIMFriendDeletionType	Int, Sendable		
a	m	V2NIMFriendDeletionType	case FRIEND_DELETION_TYPE_BY_FRIEDN = 2	V2NIM_FRIEND_DELETION_TYPE_BY_FRIEDN	
a	m	V2NIMFriendDeletionType	case FRIEND_DELETION_TYPE_BY_SELF = 1	V2NIM_FRIEND_DELETION_TYPE_BY_SELF	
a	p	V2NIMFriendListener	NSObjectProtocol		
a	m	V2NIMFriendListener	func onFriendAddApplication(_ application: V2NIMFriendAddApplication)	onFriendAddApplication:	
a	m	V2NIMFriendListener	func onFriendAddRejected(_ rejectionInfo: V2NIMFriendAddApplication)	onFriendAddRejected:	
a	m	V2NIMFriendListener	func onFriendAdded(_ friendInfo: V2NIMFriend)	onFriendAdded:	
a	m	V2NIMFriendListener	func onFriendDeleted(_ accountId: String, deletionType: V2NIMFriendDeletionType)	onFriendDeleted:deletionType:	
a	m	V2NIMFriendListener	func onFriendInfoChanged(_ friendInfo: V2NIMFriend)	onFriendInfoChanged:	
a	c	V2NIMFriendSearchOption	NSObject		
a	m	V2NIMFriendSearchOption	convenience init(keyword: String)	optionWithKeyword:	
a	m	V2NIMFriendSearchOption	var keyword: String	keyword	
a	m	V2NIMFriendSearchOption	var searchAccountId: Bool	searchAccountId	
a	m	V2NIMFriendSearchOption	var searchAlias: Bool	searchAlias	
a	p	V2NIMFriendService	NSObjectProtocol		
a	m	V2NIMFriendService	func accept(_ application: V2NIMFriendAddApplication, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	acceptAddApplication:success:failure:	
a	m	V2NIMFriendService	func add(_ listener: any V2NIMFriendListener)	addFriendListener:	
a	m	V2NIMFriendService	func addFriend(_ accountId: String, params: V2NIMFriendAddParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	addFriend:params:success:failure:	
a	m	V2NIMFriendService	func checkFriend(_ accountIds: [String], success: V2NIMCheckFriendSuccess?, failure: V2NIMFailureCallback? = nil)	checkFriend:success:failure:	
a	m	V2NIMFriendService	func clearAllAddApplication(_ success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearAllAddApplication:failure:	
a	m	V2NIMFriendService	func clearAllAddApplicationEx(_ option: V2NIMFriendClearAddApplicationOption, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearAllAddApplicationEx:success:failure:	
a	m	V2NIMFriendService	func delete(_ application: V2NIMFriendAddApplication, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	deleteAddApplication:success:failure:	
a	m	V2NIMFriendService	func deleteFriend(_ accountId: String, params: V2NIMFriendDeleteParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	deleteFriend:params:success:failure:	
a	m	V2NIMFriendService	func getAddApplicationList(_ option: V2NIMFriendAddApplicationQueryOption, success: V2NIMGetApplicationListSuccess?, failure: V2NIMFailureCallback? = nil)	getAddApplicationList:success:failure:	
a	m	V2NIMFriendService	func getAddApplicationUnreadCount(_ success: V2NIMGetApplicationUnreadCountSuccess?, failure: V2NIMFailureCallback? = nil)	getAddApplicationUnreadCount:failure:	
a	m	V2NIMFriendService	func getFriendByIds(_ accountIds: [String], success: V2NIMGetFirendListSuccess?, failure: V2NIMFailureCallback? = nil)	getFriendByIds:success:failure:	
a	m	V2NIMFriendService	func getFriendList(_ success: V2NIMGetFirendListSuccess?, failure: V2NIMFailureCallback? = nil)	getFriendList:failure:	
a	m	V2NIMFriendService	func reject(_ application: V2NIMFriendAddApplication, postscript: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	rejectAddApplication:postscript:success:failure:	
a	m	V2NIMFriendService	func remove(_ listener: any V2NIMFriendListener)	removeFriendListener:	
a	m	V2NIMFriendService	func searchFriend(by friendSearchOption: V2NIMFriendSearchOption, success: V2NIMGetFirendListSuccess?, failure: V2NIMFailureCallback? = nil)	searchFriendByOption:success:failure:	
a	m	V2NIMFriendService	func setAddApplicationRead(_ success: V2NIMSetApplicationReadSuccess?, failure: V2NIMFailureCallback? = nil)	setAddApplicationRead:failure:	
a	m	V2NIMFriendService	func setAddApplicationReadEx(_ application: V2NIMFriendAddApplication?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setAddApplicationReadEx:success:failure:	
a	m	V2NIMFriendService	func setFriendInfo(_ accountId: String, params: V2NIMFriendSetParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setFriendInfo:params:success:failure:	
a	c	V2NIMFriendSetParams	NSObject		
a	m	V2NIMFriendSetParams	var alias: String?	alias	
a	m	V2NIMFriendSetParams	var serverExtension: String?	serverExtension	
a	e	V2NIMGender	Int, Sendable		
a	m	V2NIMGender	case GENDER_FEMALE = 2	V2NIM_GENDER_FEMALE	
a	m	V2NIMGender	case GENDER_MALE = 1	V2NIM_GENDER_MALE	
a	m	V2NIMGender	case GENDER_UNKNOWN = 0	V2NIM_GENDER_UNKNOWN	
a	t	V2NIMGetAlUserListSuccess	([V2NIMAIUser]?) -> Void		
a	t	V2NIMGetAllTeamMessageMuteModeCallback	([String : NSNumber]) -> Void		
a	t	V2NIMGetApplicationListSuccess	(V2NIMFriendAddApplicationResult) -> Void		
a	t	V2NIMGetApplicationUnreadCountSuccess	(Int) -> Void		
a	t	V2NIMGetBlockListSuccess	([String]) -> Void		
a	t	V2NIMGetCloudMessageListSuccess	(V2NIMMessageListResult) -> Void		
a	t	V2NIMGetCollectionListExSuccess	(V2NIMCollectionListResult) -> Void		
a	t	V2NIMGetCollectionListSuccess	([V2NIMCollection]) -> Void		
a	t	V2NIMGetDatabaseInfosCallback	([V2NIMDatabaseInfo]) -> Void		
a	t	V2NIMGetFirendListSuccess	([V2NIMFriend]) -> Void		
a	t	V2NIMGetImageThumbUrlSuccess	(V2NIMGetMediaResourceInfoResult) -> Void		
a	t	V2NIMGetLocalThreadMessageListSuccess	(V2NIMThreadMessageListResult) -> Void		
a	c	V2NIMGetMediaResourceInfoResult	NSObject		
a	m	V2NIMGetMediaResourceInfoResult	var authHeaders: [AnyHashable : Any] { get }	authHeaders	
a	m	V2NIMGetMediaResourceInfoResult	var url: String { get }	url	
a	t	V2NIMGetMessageListExSuccess	(V2NIMMessageListResult) -> Void		
a	t	V2NIMGetMessageListSuccess	([V2NIMMessage]) -> Void		
a	t	V2NIMGetMuteListSuccess	([String]) -> Void		
a	t	V2NIMGetPinListSuccess	([V2NIMMessagePin]) -> Void		
a	t	V2NIMGetQuickCommentListSuccess	([String : [V2NIMMessageQuickComment]]) -> Void		
a	t	V2NIMGetThreadMessageListSuccess	(V2NIMThreadMessageListResult) -> Void		
a	t	V2NIMGetTopicListSuccess	(V2NIMTopicListResult) -> Void		
a	t	V2NIMGetTopicMessageListSuccess	(V2NIMTopicMessageListResult) -> Void		
a	t	V2NIMGetTopicSuccess	(V2NIMTopic) -> Void		
a	c	V2NIMGetUserAIBotListParams	NSObject		
a	m	V2NIMGetUserAIBotListParams	var limit: Int	limit	
a	m	V2NIMGetUserAIBotListParams	var pageToken: String?	pageToken	
a	c	V2NIMGetUserAIBotListResult	NSObject		
a	m	V2NIMGetUserAIBotListResult	var bots: [V2NIMUserAIBot]	bots	
a	m	V2NIMGetUserAIBotListResult	var hasMore: Bool	hasMore	
a	m	V2NIMGetUserAIBotListResult	var nextToken: String?	nextToken	
a	t	V2NIMGetUserAIBotListSuccess	(V2NIMGetUserAIBotListResult?) -> Void		
a	c	V2NIMGetUserAIBotParams	NSObject		
a	m	V2NIMGetUserAIBotParams	var accid: String	accid	
a	t	V2NIMGetUserAIBotSuccess	(V2NIMUserAIBot?) -> Void		
a	t	V2NIMGetUserListSuccess	([V2NIMUser]) -> Void		
a	t	V2NIMGetVideoCoverUrlSuccess	(V2NIMGetMediaResourceInfoResult) -> Void		
a	t	V2NIMHttpProxySuccess	(V2NIMProxyResponse) -> Void		
a	c	V2NIMImportMessageOption	NSObject		
a	m	V2NIMImportMessageOption	var path: String	path	
a	c	V2NIMImportMessagesToLocalOption	NSObject, NSCopying		
a	m	V2NIMImportMessagesToLocalOption	var shouldUpdateConversation: Bool	shouldUpdateConversation	
a	e	V2NIMIndexType	Int, Sendable		
a	m	V2NIMIndexType	case INDEX_TYPE_MESSAGE_TEXT = 0	V2NIM_INDEX_TYPE_MESSAGE_TEXT	
a	m	V2NIMIndexType	case INDEX_TYPE_MESSAGE_TEXT_CUSTOM_BASE = 100	V2NIM_INDEX_TYPE_MESSAGE_TEXT_CUSTOM_BASE	
a	t	V2NIMInertMessagSuccess	(V2NIMMessage) -> Void		
a	c	V2NIMKickedOfflineDetail	NSObject		
a	m	V2NIMKickedOfflineDetail	var clientType: V2NIMLoginClientType { get }	clientType	
a	m	V2NIMKickedOfflineDetail	var customClientType: Int { get }	customClientType	
a	m	V2NIMKickedOfflineDetail	var reason: V2NIMKickedOfflineReason { get }	reason	
a	m	V2NIMKickedOfflineDetail	var reasonDesc: String? { get }	reasonDesc	
a	e	V2NIMKickedOfflineReason	Int, Sendable		
a	m	V2NIMKickedOfflineReason	case KICKED_OFFLINE_REASON_CLIENT = 3	V2NIM_KICKED_OFFLINE_REASON_CLIENT	
a	m	V2NIMKickedOfflineReason	case KICKED_OFFLINE_REASON_CLIENT_EXCLUSIVE = 1	V2NIM_KICKED_OFFLINE_REASON_CLIENT_EXCLUSIVE	
a	m	V2NIMKickedOfflineReason	case KICKED_OFFLINE_REASON_SERVER = 2	V2NIM_KICKED_OFFLINE_REASON_SERVER	
a	c	V2NIMLastMessage	NSObject, NSCopying		
a	m	V2NIMLastMessage	var attachment: V2NIMMessageAttachment? { get }	attachment	
a	m	V2NIMLastMessage	var callbackExtension: String? { get }	callbackExtension	
a	m	V2NIMLastMessage	var lastMessageState: V2NIMLastMessageState { get }	lastMessageState	
a	m	V2NIMLastMessage	var messageRefer: V2NIMMessageRefer { get }	messageRefer	
a	m	V2NIMLastMessage	var messageType: V2NIMMessageType { get }	messageType	
a	m	V2NIMLastMessage	var revokeAccountId: String? { get }	revokeAccountId	
a	m	V2NIMLastMessage	var revokeType: V2NIMMessageRevokeType { get }	revokeType	
a	m	V2NIMLastMessage	var senderName: String? { get }	senderName	
a	m	V2NIMLastMessage	var sendingState: V2NIMMessageSendingState { get }	sendingState	
a	m	V2NIMLastMessage	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMLastMessage	var subType: Int { get }	subType	
a	m	V2NIMLastMessage	var text: String? { get }	text	
a	e	V2NIMLastMessageState	Int, Sendable		
a	m	V2NIMLastMessageState	case LAST_MESSAGE_STATE_CLIENT_FILL = 2	V2NIM_LAST_MESSAGE_STATE_CLIENT_FILL	
a	m	V2NIMLastMessageState	case LAST_MESSAGE_STATE_DEFAULT = 0	V2NIM_LAST_MESSAGE_STATE_DEFAULT	
a	m	V2NIMLastMessageState	case LAST_MESSAGE_STATE_REVOKED = 1	V2NIM_LAST_MESSAGE_STATE_REVOKED	
a	c	V2NIMLocalConversation	NSObject, V2NIMBaseConversation		
a	t	V2NIMLocalConversationCallback	(V2NIMLocalConversation) -> Void		
a	c	V2NIMLocalConversationFilter	NSObject		
a	m	V2NIMLocalConversationFilter	var conversationTypes: [NSNumber]?	conversationTypes	
a	m	V2NIMLocalConversationFilter	var ignoreMuted: Bool	ignoreMuted	
a	t	V2NIMLocalConversationListCallback	([V2NIMLocalConversation]) -> Void		
a	p	V2NIMLocalConversationListener	NSObjectProtocol		
a	m	V2NIMLocalConversationListener	optional func onConversationChanged(_ conversationList: [V2NIMLocalConversation])	onConversationChanged:	
a	m	V2NIMLocalConversationListener	optional func onConversationCreated(_ conversation: V2NIMLocalConversation)	onConversationCreated:	
a	m	V2NIMLocalConversationListener	optional func onConversationDeleted(_ conversationIds: [String])	onConversationDeleted:	
a	m	V2NIMLocalConversationListener	optional func onConversationReadTimeUpdated(_ conversationId: String, readTime: TimeInterval)	onConversationReadTimeUpdated:readTime:	
a	m	V2NIMLocalConversationListener	optional func onSyncFailed(_ error: V2NIMError)	onSyncFailed:	
a	m	V2NIMLocalConversationListener	optional func onSyncFinished()	onSyncFinished	
a	m	V2NIMLocalConversationListener	optional func onSyncStarted()	onSyncStarted	
a	m	V2NIMLocalConversationListener	optional func onTotalUnreadCountChanged(_ unreadCount: Int)	onTotalUnreadCountChanged:	
a	m	V2NIMLocalConversationListener	optional func onUnreadCountChanged(by filter: V2NIMLocalConversationFilter, unreadCount: Int)	onUnreadCountChangedByFilter:unreadCount:	
a	c	V2NIMLocalConversationOperationResult	NSObject		
a	m	V2NIMLocalConversationOperationResult	var conversationId: String { get }	conversationId	
a	m	V2NIMLocalConversationOperationResult	var error: V2NIMError { get }	error	
a	t	V2NIMLocalConversationOperationResultListCallback	([V2NIMLocalConversationOperationResult]) -> Void		
a	c	V2NIMLocalConversationOption	NSObject		
a	m	V2NIMLocalConversationOption	var conversationTypes: [NSNumber]?	conversationTypes	
a	m	V2NIMLocalConversationOption	var onlyUnread: Bool	onlyUnread	
a	t	V2NIMLocalConversationReadTimeCallback	(TimeInterval) -> Void		
a	c	V2NIMLocalConversationResult	NSObject		
a	m	V2NIMLocalConversationResult	var conversationList: [V2NIMLocalConversation] { get }	conversationList	
a	m	V2NIMLocalConversationResult	var finished: Bool { get }	finished	
a	m	V2NIMLocalConversationResult	var offset: Int { get }	offset	
a	t	V2NIMLocalConversationResultCallback	(V2NIMLocalConversationResult) -> Void		
a	p	V2NIMLocalConversationService	NSObjectProtocol		
a	m	V2NIMLocalConversationService	func add(_ listener: any V2NIMLocalConversationListener)	addConversationListener:	
a	m	V2NIMLocalConversationService	func clearTotalUnreadCount(_ success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	clearTotalUnreadCount:failure:	
a	m	V2NIMLocalConversationService	func clearUnreadCount(byIds conversationIds: [String], success: V2NIMLocalConversationOperationResultListCallback, failure: V2NIMFailureCallback)	clearUnreadCountByIds:success:failure:	
a	m	V2NIMLocalConversationService	func clearUnreadCount(byTypes conversationTypes: [NSNumber], success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	clearUnreadCountByTypes:success:failure:	
a	m	V2NIMLocalConversationService	func createConversation(_ conversationId: String, error: UnsafeMutablePointer<V2NIMError?>?) -> V2NIMLocalConversation?	createConversation:error:	
a	m	V2NIMLocalConversationService	func createConversation(_ conversationId: String, success: V2NIMLocalConversationCallback, failure: V2NIMFailureCallback)	createConversation:success:failure:	
a	m	V2NIMLocalConversationService	func deleteConversation(_ conversationId: String, clearMessage: Bool, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	deleteConversation:clearMessage:success:failure:	
a	m	V2NIMLocalConversationService	func deleteConversationList(byIds conversationIds: [String], clearMessage: Bool, success: V2NIMLocalConversationOperationResultListCallback, failure: V2NIMFailureCallback)	deleteConversationListByIds:clearMessage:success:failure:	
a	m	V2NIMLocalConversationService	func getConversation(_ conversationId: String, error: UnsafeMutablePointer<V2NIMError?>?) -> V2NIMLocalConversation?	getConversation:error:	
a	m	V2NIMLocalConversationService	func getConversation(_ conversationId: String, success: V2NIMLocalConversationCallback, failure: V2NIMFailureCallback)	getConversation:success:failure:	
a	m	V2NIMLocalConversationService	func getConversationList(_ offset: Int, limit: Int, error: UnsafeMutablePointer<V2NIMError?>?) -> V2NIMLocalConversationResult?	getConversationList:limit:error:	
a	m	V2NIMLocalConversationService	func getConversationList(_ offset: Int, limit: Int, success: V2NIMLocalConversationResultCallback, failure: V2NIMFailureCallback)	getConversationList:limit:success:failure:	
a	m	V2NIMLocalConversationService	func getConversationList(byIds conversationId: [String], error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMLocalConversation]?	getConversationListByIds:error:	
a	m	V2NIMLocalConversationService	func getConversationList(byIds conversationIds: [String], success: V2NIMLocalConversationListCallback, failure: V2NIMFailureCallback)	getConversationListByIds:success:failure:	
a	m	V2NIMLocalConversationService	func getConversationList(byOption offset: Int, limit: Int, option: V2NIMLocalConversationOption?, success: V2NIMLocalConversationResultCallback, failure: V2NIMFailureCallback)	getConversationListByOption:limit:option:success:failure:	
a	m	V2NIMLocalConversationService	func getConversationReadTime(_ conversationId: String, success: V2NIMLocalConversationReadTimeCallback, failure: V2NIMFailureCallback)	getConversationReadTime:success:failure:	
a	m	V2NIMLocalConversationService	func getStickTopConversationList(_ success: V2NIMLocalConversationListCallback, failure: V2NIMFailureCallback)	getStickTopConversationList:failure:	
a	m	V2NIMLocalConversationService	func getTotalUnreadCount() -> Int	getTotalUnreadCount	
a	m	V2NIMLocalConversationService	func getUnreadCount(by filter: V2NIMLocalConversationFilter, success: V2NIMLocalConversationUnreadCountCallback, failure: V2NIMFailureCallback)	getUnreadCountByFilter:success:failure:	
a	m	V2NIMLocalConversationService	func getUnreadCount(byIds conversationIds: [String], success: V2NIMLocalConversationUnreadCountCallback, failure: V2NIMFailureCallback)	getUnreadCountByIds:success:failure:	
a	m	V2NIMLocalConversationService	func markConversationRead(_ conversationId: String, success: V2NIMLocalConversationReadTimeCallback, failure: V2NIMFailureCallback)	markConversationRead:success:failure:	
a	m	V2NIMLocalConversationService	func remove(_ listener: any V2NIMLocalConversationListener)	removeConversationListener:	
a	m	V2NIMLocalConversationService	func setCurrentConversation(_ conversationId: String, error: UnsafeMutablePointer<V2NIMError?>?)	setCurrentConversation:error:	
a	m	V2NIMLocalConversationService	func stickTopConversation(_ conversationId: String, stickTop: Bool, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	stickTopConversation:stickTop:success:failure:	
a	m	V2NIMLocalConversationService	func subscribeUnreadCount(by filter: V2NIMLocalConversationFilter) -> V2NIMError?	subscribeUnreadCountByFilter:	
a	m	V2NIMLocalConversationService	func unsubscribeUnreadCount(by filter: V2NIMLocalConversationFilter)	unsubscribeUnreadCountByFilter:	
a	m	V2NIMLocalConversationService	func updateConversationLocalExtension(_ conversationId: String, localExtension: String, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	updateConversationLocalExtension:localExtension:success:failure:	
a	t	V2NIMLocalConversationUnreadCountCallback	(Int) -> Void		
a	c	V2NIMLocationInfo	NSObject, NSCopying		
a	m	V2NIMLocationInfo	var x: Double	x	
a	m	V2NIMLocationInfo	var y: Double	y	
a	m	V2NIMLocationInfo	var z: Double	z	
a	e	V2NIMLoginAuthType	Int, Sendable		
a	m	V2NIMLoginAuthType	case LOGIN_AUTH_TYPE_DEFAULT = 0	V2NIM_LOGIN_AUTH_TYPE_DEFAULT	
a	m	V2NIMLoginAuthType	case LOGIN_AUTH_TYPE_DYNAMIC_TOKEN = 1	V2NIM_LOGIN_AUTH_TYPE_DYNAMIC_TOKEN	
a	m	V2NIMLoginAuthType	case LOGIN_AUTH_TYPE_THIRD_PARTY = 2	V2NIM_LOGIN_AUTH_TYPE_THIRD_PARTY	
a	c	V2NIMLoginClient	NSObject		
a	m	V2NIMLoginClient	var clientId: String? { get }	clientId	
a	m	V2NIMLoginClient	var clientIp: String? { get }	clientIp	
a	m	V2NIMLoginClient	var customClientType: Int { get }	customClientType	
a	m	V2NIMLoginClient	var customTag: String? { get }	customTag	
a	m	V2NIMLoginClient	var os: String? { get }	os	
a	m	V2NIMLoginClient	var timestamp: TimeInterval { get }	timestamp	
a	m	V2NIMLoginClient	var type: V2NIMLoginClientType { get }	type	
a	e	V2NIMLoginClientChange	Int, Sendable		
a	m	V2NIMLoginClientChange	case LOGIN_CLIENT_CHANGE_LIST = 1	V2NIM_LOGIN_CLIENT_CHANGE_LIST	
a	m	V2NIMLoginClientChange	case LOGIN_CLIENT_CHANGE_LOGIN = 2	V2NIM_LOGIN_CLIENT_CHANGE_LOGIN	
a	m	V2NIMLoginClientChange	case LOGIN_CLIENT_CHANGE_LOGOUT = 3	V2NIM_LOGIN_CLIENT_CHANGE_LOGOUT	
a	e	V2NIMLoginClientType	Int, Sendable		
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_ANDROID = 1	V2NIM_LOGIN_CLIENT_TYPE_ANDROID	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_HARMONY_OS = 65	V2NIM_LOGIN_CLIENT_TYPE_HARMONY_OS	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_IOS = 2	V2NIM_LOGIN_CLIENT_TYPE_IOS	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_MAC_OS = 64	V2NIM_LOGIN_CLIENT_TYPE_MAC_OS	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_PC = 4	V2NIM_LOGIN_CLIENT_TYPE_PC	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_RESTFUL = 32	V2NIM_LOGIN_CLIENT_TYPE_RESTFUL	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_UNKNOWN = 0	V2NIM_LOGIN_CLIENT_TYPE_UNKNOWN	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_WEB = 16	V2NIM_LOGIN_CLIENT_TYPE_WEB	
a	m	V2NIMLoginClientType	case LOGIN_CLIENT_TYPE_WINPHONE = 8	V2NIM_LOGIN_CLIENT_TYPE_WINPHONE	
a	p	V2NIMLoginDetailListener	NSObjectProtocol		
a	m	V2NIMLoginDetailListener	optional func onConnectFailed(_ error: V2NIMError?)	onConnectFailed:	
a	m	V2NIMLoginDetailListener	optional func onConnectStatus(_ status: V2NIMConnectStatus)	onConnectStatus:	
a	m	V2NIMLoginDetailListener	optional func onDataSync(_ type: V2NIMDataSyncType, state: V2NIMDataSyncState, error: V2NIMError?)	onDataSync:state:error:	
a	m	V2NIMLoginDetailListener	optional func onDisconnected(_ error: V2NIMError?)	onDisconnected:	
a	p	V2NIMLoginExtensionProvider	NSObjectProtocol		
a	m	V2NIMLoginExtensionProvider	func getLoginExtension(_ accountId: String) -> String?	getLoginExtension:	
a	p	V2NIMLoginListener	NSObjectProtocol		
a	m	V2NIMLoginListener	optional func onKickedOffline(_ detail: V2NIMKickedOfflineDetail)	onKickedOffline:	
a	m	V2NIMLoginListener	optional func onLoginClientChanged(_ change: V2NIMLoginClientChange, clients: [V2NIMLoginClient]?)	onLoginClientChanged:clients:	
a	m	V2NIMLoginListener	optional func onLoginFailed(_ error: V2NIMError)	onLoginFailed:	
a	m	V2NIMLoginListener	optional func onLoginStatus(_ status: V2NIMLoginStatus)	onLoginStatus:	
a	c	V2NIMLoginOption	NSObject		
a	m	V2NIMLoginOption	var authType: V2NIMLoginAuthType	authType	
a	m	V2NIMLoginOption	var checkClientExclusive: Bool	checkClientExclusive	
a	m	V2NIMLoginOption	var connectOption: V2NIMConnectOption?	connectOption	
a	m	V2NIMLoginOption	var forceMode: Bool	forceMode	
a	m	V2NIMLoginOption	var loginExtensionProvider: (any V2NIMLoginExtensionProvider)?	loginExtensionProvider	
a	m	V2NIMLoginOption	var offlineMode: Bool	offlineMode	
a	m	V2NIMLoginOption	var retryCount: Int	retryCount	
a	m	V2NIMLoginOption	var routeConfig: V2NIMRouteConfig?	routeConfig	
a	m	V2NIMLoginOption	var syncLevel: V2NIMDataSyncLevel	syncLevel	
a	m	V2NIMLoginOption	var timeout: Int	timeout	
a	m	V2NIMLoginOption	var tokenProvider: (any V2NIMTokenProvider)?	tokenProvider	
a	p	V2NIMLoginService	NSObjectProtocol		
a	m	V2NIMLoginService	func add(_ listener: any V2NIMLoginListener)	addLoginListener:	
a	m	V2NIMLoginService	func getChatroomLinkAddress(_ roomId: String, success: V2NIMChatroomLinkAddressCallback?, failure: V2NIMFailureCallback? = nil)	getChatroomLinkAddress:success:failure:	
a	m	V2NIMLoginService	func getConnectStatus() -> V2NIMConnectStatus	getConnectStatus	
a	m	V2NIMLoginService	func getCurrentLoginClient() -> V2NIMLoginClient?	getCurrentLoginClient	
a	m	V2NIMLoginService	func getDataSync() -> [V2NIMDataSyncDetail]?	getDataSync	
a	m	V2NIMLoginService	func getKickedOfflineDetail() -> V2NIMKickedOfflineDetail?	getKickedOfflineDetail	
a	m	V2NIMLoginService	func getLoginClients() -> [V2NIMLoginClient]?	getLoginClients	
a	m	V2NIMLoginService	func getLoginStatus() -> V2NIMLoginStatus	getLoginStatus	
a	m	V2NIMLoginService	func getLoginUser() -> String?	getLoginUser	
a	m	V2NIMLoginService	func kickOffline(_ client: V2NIMLoginClient, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	kickOffline:success:failure:	
a	m	V2NIMLoginService	func login(_ accountId: String, token: String?, option: V2NIMLoginOption?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	login:token:option:success:failure:	
a	m	V2NIMLoginService	func logout(_ success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	logout:failure:	
a	m	V2NIMLoginService	func remove(_ listener: any V2NIMLoginListener)	removeLoginListener:	
a	m	V2NIMLoginService	func setReconnectDelayProvider(_ provider: (any V2NIMReconnectDelayProvider)?)	setReconnectDelayProvider:	
a	e	V2NIMLoginStatus	Int, Sendable		
a	m	V2NIMLoginStatus	case LOGIN_STATUS_LOGINED = 1	V2NIM_LOGIN_STATUS_LOGINED	
a	m	V2NIMLoginStatus	case LOGIN_STATUS_LOGINING = 2	V2NIM_LOGIN_STATUS_LOGINING	
a	m	V2NIMLoginStatus	case LOGIN_STATUS_LOGOUT = 0	V2NIM_LOGIN_STATUS_LOGOUT	
a	m	V2NIMLoginStatus	case LOGIN_STATUS_UNLOGIN = 3	V2NIM_LOGIN_STATUS_UNLOGIN	
a	t	V2NIMMarkConversationReadCallback	(TimeInterval) -> Void		
a	c	V2NIMMessage	V2NIMMessageRefer, NSCopying		
a	m	V2NIMMessage	var aiConfig: V2NIMMessageAIConfig?	aiConfig	
a	m	V2NIMMessage	var antispamConfig: V2NIMMessageAntispamConfig? { get }	antispamConfig	
a	m	V2NIMMessage	var attachment: V2NIMMessageAttachment?	attachment	
a	m	V2NIMMessage	var attachmentUploadState: V2NIMMessageAttachmentUploadState { get }	attachmentUploadState	
a	m	V2NIMMessage	var callbackExtension: String? { get }	callbackExtension	
a	m	V2NIMMessage	var fromClientType: V2NIMLoginClientType { get }	fromClientType	
a	m	V2NIMMessage	var isSelf: Bool { get }	isSelf	
a	m	V2NIMMessage	var localExtension: String?	localExtension	
a	m	V2NIMMessage	var messageConfig: V2NIMMessageConfig? { get }	messageConfig	
a	m	V2NIMMessage	var messageSource: V2NIMMessageSource { get }	messageSource	
a	m	V2NIMMessage	var messageStatus: V2NIMMessageStatus { get }	messageStatus	
a	m	V2NIMMessage	var messageType: V2NIMMessageType	messageType	
a	m	V2NIMMessage	var modifyAccountId: String? { get }	modifyAccountId	
a	m	V2NIMMessage	var modifyTime: TimeInterval { get }	modifyTime	
a	m	V2NIMMessage	var pushConfig: V2NIMMessagePushConfig? { get }	pushConfig	
a	m	V2NIMMessage	var robotConfig: V2NIMMessageRobotConfig? { get }	robotConfig	
a	m	V2NIMMessage	var routeConfig: V2NIMMessageRouteConfig? { get }	routeConfig	
a	m	V2NIMMessage	var sendingState: V2NIMMessageSendingState { get }	sendingState	
a	m	V2NIMMessage	var serverExtension: String?	serverExtension	
a	m	V2NIMMessage	var streamConfig: V2NIMMessageStreamConfig? { get }	streamConfig	
a	m	V2NIMMessage	var subType: Int	subType	
a	m	V2NIMMessage	var text: String?	text	
a	m	V2NIMMessage	var threadReply: V2NIMMessageRefer? { get }	threadReply	
a	m	V2NIMMessage	var threadRoot: V2NIMMessageRefer?	threadRoot	
a	m	V2NIMMessage	var topicRefer: V2NIMTopicRefer? { get }	topicRefer	
a	m	V2NIMMessage	var v1_isPlayed: Bool { get }	v1_isPlayed	
a	c	V2NIMMessageAIConfig	NSObject, NSCopying		
a	m	V2NIMMessageAIConfig	var accountId: String?	accountId	
a	m	V2NIMMessageAIConfig	var aiRAGs: [V2NIMAIRAGInfo]?	aiRAGs	
a	m	V2NIMMessageAIConfig	var aiStatus: V2NIMMessageAIStatus	aiStatus	
a	m	V2NIMMessageAIConfig	var aiStream: Bool	aiStream	
a	m	V2NIMMessageAIConfig	var aiStreamLastChunk: V2NIMMessageAIStreamChunk? { get }	aiStreamLastChunk	
a	m	V2NIMMessageAIConfig	var aiStreamStatus: V2NIMMessageAIStreamStatus	aiStreamStatus	
a	c	V2NIMMessageAIConfigParams	NSObject, NSCopying		
a	m	V2NIMMessageAIConfigParams	var accountId: String?	accountId	
a	m	V2NIMMessageAIConfigParams	var aiStream: Bool	aiStream	
a	m	V2NIMMessageAIConfigParams	var content: V2NIMAIModelCallContent?	content	
a	m	V2NIMMessageAIConfigParams	var messages: [V2NIMAIModelCallMessage]?	messages	
a	m	V2NIMMessageAIConfigParams	var modelConfigParams: V2NIMAIModelConfigParams?	modelConfigParams	
a	m	V2NIMMessageAIConfigParams	var promptVariables: String?	promptVariables	
a	e	V2NIMMessageAIRegenOpType	Int, Sendable		
a	m	V2NIMMessageAIRegenOpType	case MESSAGE_AI_REGEN_OP_NEW = 2	V2NIM_MESSAGE_AI_REGEN_OP_NEW	
a	m	V2NIMMessageAIRegenOpType	case MESSAGE_AI_REGEN_OP_UPDATE = 1	V2NIM_MESSAGE_AI_REGEN_OP_UPDATE	
a	c	V2NIMMessageAIRegenParams	NSObject		
a	m	V2NIMMessageAIRegenParams	init(_ operationType: V2NIMMessageAIRegenOpType)	initWith:	
a	m	V2NIMMessageAIRegenParams	var operationType: V2NIMMessageAIRegenOpType { get }	operationType	
a	e	V2NIMMessageAIStatus	Int, Sendable		
a	m	V2NIMMessageAIStatus	case MESSAGE_AI_STATUS_AT = 1	V2NIM_MESSAGE_AI_STATUS_AT	
a	m	V2NIMMessageAIStatus	case MESSAGE_AI_STATUS_RESPONSE = 2	V2NIM_MESSAGE_AI_STATUS_RESPONSE	
a	m	V2NIMMessageAIStatus	case MESSAGE_AI_STATUS_UNKNOW = 0	V2NIM_MESSAGE_AI_STATUS_UNKNOW	
a	c	V2NIMMessageAIStreamChunk	NSObject		
a	m	V2NIMMessageAIStreamChunk	var chunkTime: TimeInterval	chunkTime	
a	m	V2NIMMessageAIStreamChunk	var content: String	content	
a	m	V2NIMMessageAIStreamChunk	var index: Int	index	
a	m	V2NIMMessageAIStreamChunk	var messageTime: TimeInterval	messageTime	
a	m	V2NIMMessageAIStreamChunk	var type: Int	type	
a	e	V2NIMMessageAIStreamStatus	Int, Sendable		
a	m	V2NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_ABORTED = 5	V2NIM_MESSAGE_AI_STREAM_STATUS_ABORTED	
a	m	V2NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_CANCEL = 2	V2NIM_MESSAGE_AI_STREAM_STATUS_CANCEL	
a	m	V2NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_GENERATED = 4	V2NIM_MESSAGE_AI_STREAM_STATUS_GENERATED	
a	m	V2NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_NONE = 0	V2NIM_MESSAGE_AI_STREAM_STATUS_NONE	
a	m	V2NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_PLACEHOLDER = 1	V2NIM_MESSAGE_AI_STREAM_STATUS_PLACEHOLDER	
a	m	V2NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_STREAMING = -1	V2NIM_MESSAGE_AI_STREAM_STATUS_STREAMING	
a	m	V2NIMMessageAIStreamStatus	case MESSAGE_AI_STREAM_STATUS_UPDATE = 3	V2NIM_MESSAGE_AI_STREAM_STATUS_UPDATE	
a	e	V2NIMMessageAIStreamStopOpType	Int, Sendable		
a	m	V2NIMMessageAIStreamStopOpType	case MESSAGE_AI_STREAM_STOP_OP_DEFAULT = 0	V2NIM_MESSAGE_AI_STREAM_STOP_OP_DEFAULT	
a	m	V2NIMMessageAIStreamStopOpType	case MESSAGE_AI_STREAM_STOP_OP_REVOKE = 1	V2NIM_MESSAGE_AI_STREAM_STOP_OP_REVOKE	
a	m	V2NIMMessageAIStreamStopOpType	case MESSAGE_AI_STREAM_STOP_OP_UPDATE = 2	V2NIM_MESSAGE_AI_STREAM_STOP_OP_UPDATE	
a	c	V2NIMMessageAIStreamStopParams	NSObject		
a	m	V2NIMMessageAIStreamStopParams	var operationType: V2NIMMessageAIStreamStopOpType	operationType	
a	m	V2NIMMessageAIStreamStopParams	var updateContent: String?	updateContent	
a	c	V2NIMMessageAntispamConfig	NSObject, NSCopying		
a	m	V2NIMMessageAntispamConfig	var antispamBusinessId: String?	antispamBusinessId	
a	m	V2NIMMessageAntispamConfig	var antispamCheating: String?	antispamCheating	
a	m	V2NIMMessageAntispamConfig	var antispamCustomMessage: String?	antispamCustomMessage	
a	m	V2NIMMessageAntispamConfig	var antispamEnabled: Bool	antispamEnabled	
a	m	V2NIMMessageAntispamConfig	var antispamExtension: String?	antispamExtension	
a	c	V2NIMMessageAttachment	NSObject		
a	m	V2NIMMessageAttachment	var raw: String	raw	
a	c	V2NIMMessageAttachmentBuilder	NSObject		
a	m	V2NIMMessageAttachmentBuilder	func build() -> V2NIMMessageAttachment?	build	
a	m	V2NIMMessageAttachmentBuilder	var raw: String	raw	
a	c	V2NIMMessageAttachmentCreator	NSObject		
a	m	V2NIMMessageAttachmentCreator	class func createCustomMessageAttachment(_ rawAttachment: String) -> V2NIMMessageAttachment	createCustomMessageAttachment:	
a	m	V2NIMMessageAttachmentCreator	class func createLocationMessageAttachment(_ latitude: Double, longitude: Double, address: String) -> V2NIMMessageLocationAttachment	createLocationMessageAttachment:longitude:address:	
a	e	V2NIMMessageAttachmentDownloadState	Int, Sendable		
a	m	V2NIMMessageAttachmentDownloadState	case MESSAGE_ATTACHMENT_DOWNLOAD_STATE_DOWNLOADING = 3	V2NIM_MESSAGE_ATTACHMENT_DOWNLOAD_STATE_DOWNLOADING	
a	m	V2NIMMessageAttachmentDownloadState	case MESSAGE_ATTACHMENT_DOWNLOAD_STATE_FAILED = 2	V2NIM_MESSAGE_ATTACHMENT_DOWNLOAD_STATE_FAILED	
a	m	V2NIMMessageAttachmentDownloadState	case MESSAGE_ATTACHMENT_DOWNLOAD_STATE_SUCCEED = 1	V2NIM_MESSAGE_ATTACHMENT_DOWNLOAD_STATE_SUCCEED	
a	m	V2NIMMessageAttachmentDownloadState	case MESSAGE_ATTACHMENT_DOWNLOAD_STATE_UNKNOWN = 0	V2NIM_MESSAGE_ATTACHMENT_DOWNLOAD_STATE_UNKNOWN	
a	e	V2NIMMessageAttachmentUploadState	Int, Sendable		
a	m	V2NIMMessageAttachmentUploadState	case MESSAGE_ATTACHMENT_UPLOAD_STATE_FAILED = 2	V2NIM_MESSAGE_ATTACHMENT_UPLOAD_STATE_FAILED	
a	m	V2NIMMessageAttachmentUploadState	case MESSAGE_ATTACHMENT_UPLOAD_STATE_SUCCEED = 1	V2NIM_MESSAGE_ATTACHMENT_UPLOAD_STATE_SUCCEED	
a	m	V2NIMMessageAttachmentUploadState	case MESSAGE_ATTACHMENT_UPLOAD_STATE_UNKNOWN = 0	V2NIM_MESSAGE_ATTACHMENT_UPLOAD_STATE_UNKNOWN	
a	m	V2NIMMessageAttachmentUploadState	case MESSAGE_ATTACHMENT_UPLOAD_STATE_UPLOADING = 3	V2NIM_MESSAGE_ATTACHMENT_UPLOAD_STATE_UPLOADING	
a	c	V2NIMMessageAudioAttachment	V2NIMMessageFileAttachment		
a	m	V2NIMMessageAudioAttachment	var duration: UInt	duration	
a	c	V2NIMMessageAudioAttachmentBuilder	NSObject		
a	m	V2NIMMessageAudioAttachmentBuilder	func build() -> V2NIMMessageAudioAttachment?	build	
a	m	V2NIMMessageAudioAttachmentBuilder	var duration: UInt	duration	
a	m	V2NIMMessageAudioAttachmentBuilder	var ext: String?	ext	
a	m	V2NIMMessageAudioAttachmentBuilder	convenience init(_ path: String, duration: Int32)	builder:duration:	
a	m	V2NIMMessageAudioAttachmentBuilder	var md5: String	md5	
a	m	V2NIMMessageAudioAttachmentBuilder	var name: String	name	
a	m	V2NIMMessageAudioAttachmentBuilder	var path: String?	path	
a	m	V2NIMMessageAudioAttachmentBuilder	var sceneName: String?	sceneName	
a	m	V2NIMMessageAudioAttachmentBuilder	var size: UInt	size	
a	m	V2NIMMessageAudioAttachmentBuilder	var uploadState: V2NIMMessageAttachmentUploadState	uploadState	
a	m	V2NIMMessageAudioAttachmentBuilder	var url: String?	url	
a	c	V2NIMMessageBuilder	NSObject		
a	m	V2NIMMessageBuilder	var aiConfig: V2NIMMessageAIConfig?	aiConfig	
a	m	V2NIMMessageBuilder	var antispamConfig: V2NIMMessageAntispamConfig?	antispamConfig	
a	m	V2NIMMessageBuilder	var attachment: V2NIMMessageAttachment?	attachment	
a	m	V2NIMMessageBuilder	func build() -> V2NIMMessage	build	
a	m	V2NIMMessageBuilder	var callbackExtension: String?	callbackExtension	
a	m	V2NIMMessageBuilder	var conversationId: String?	conversationId	
a	m	V2NIMMessageBuilder	var conversationType: V2NIMConversationType	conversationType	
a	m	V2NIMMessageBuilder	var createTime: TimeInterval	createTime	
a	m	V2NIMMessageBuilder	var localExtension: String?	localExtension	
a	m	V2NIMMessageBuilder	var messageClientId: String?	messageClientId	
a	m	V2NIMMessageBuilder	var messageConfig: V2NIMMessageConfig?	messageConfig	
a	m	V2NIMMessageBuilder	var messageServerId: String?	messageServerId	
a	m	V2NIMMessageBuilder	var messageSource: V2NIMMessageSource	messageSource	
a	m	V2NIMMessageBuilder	var messageStatus: V2NIMMessageStatus	messageStatus	
a	m	V2NIMMessageBuilder	var messageType: V2NIMMessageType	messageType	
a	m	V2NIMMessageBuilder	var modifyAccountId: String?	modifyAccountId	
a	m	V2NIMMessageBuilder	var modifyTime: TimeInterval	modifyTime	
a	m	V2NIMMessageBuilder	var pushConfig: V2NIMMessagePushConfig?	pushConfig	
a	m	V2NIMMessageBuilder	var receiverId: String?	receiverId	
a	m	V2NIMMessageBuilder	var robotConfig: V2NIMMessageRobotConfig?	robotConfig	
a	m	V2NIMMessageBuilder	var routeConfig: V2NIMMessageRouteConfig?	routeConfig	
a	m	V2NIMMessageBuilder	var senderId: String?	senderId	
a	m	V2NIMMessageBuilder	var sendingState: V2NIMMessageSendingState	sendingState	
a	m	V2NIMMessageBuilder	var serverExtension: String?	serverExtension	
a	m	V2NIMMessageBuilder	var streamConfig: V2NIMMessageStreamConfig?	streamConfig	
a	m	V2NIMMessageBuilder	var subType: Int	subType	
a	m	V2NIMMessageBuilder	var text: String?	text	
a	m	V2NIMMessageBuilder	var threadReply: V2NIMMessageRefer?	threadReply	
a	m	V2NIMMessageBuilder	var threadRoot: V2NIMMessageRefer?	threadRoot	
a	c	V2NIMMessageCallAttachment	V2NIMMessageAttachment		
a	m	V2NIMMessageCallAttachment	var channelId: String	channelId	
a	m	V2NIMMessageCallAttachment	var durations: [V2NIMMessageCallDuration]	durations	
a	m	V2NIMMessageCallAttachment	var status: Int	status	
a	m	V2NIMMessageCallAttachment	var type: Int	type	
a	c	V2NIMMessageCallAttachmentBuilder	NSObject		
a	m	V2NIMMessageCallAttachmentBuilder	func build() -> V2NIMMessageCallAttachment?	build	
a	m	V2NIMMessageCallAttachmentBuilder	var channelId: String	channelId	
a	m	V2NIMMessageCallAttachmentBuilder	var durations: [V2NIMMessageCallDuration]	durations	
a	m	V2NIMMessageCallAttachmentBuilder	convenience init(_ type: Int, channelId: String, status: Int, durations: [V2NIMMessageCallDuration])	builder:channelId:status:durations:	
a	m	V2NIMMessageCallAttachmentBuilder	var status: Int	status	
a	m	V2NIMMessageCallAttachmentBuilder	var type: Int	type	
a	c	V2NIMMessageCallDuration	NSObject		
a	m	V2NIMMessageCallDuration	var accountId: String?	accountId	
a	m	V2NIMMessageCallDuration	var duration: Int	duration	
a	c	V2NIMMessageConfig	NSObject, NSCopying		
a	m	V2NIMMessageConfig	var historyEnabled: Bool	historyEnabled	
a	m	V2NIMMessageConfig	var lastMessageUpdateEnabled: Bool	lastMessageUpdateEnabled	
a	m	V2NIMMessageConfig	var offlineEnabled: Bool	offlineEnabled	
a	m	V2NIMMessageConfig	var onlineSyncEnabled: Bool	onlineSyncEnabled	
a	m	V2NIMMessageConfig	var readReceiptEnabled: Bool	readReceiptEnabled	
a	m	V2NIMMessageConfig	var roamingEnabled: Bool	roamingEnabled	
a	m	V2NIMMessageConfig	var unreadEnabled: Bool	unreadEnabled	
a	c	V2NIMMessageConverter	NSObject		
a	m	V2NIMMessageConverter	class func messageDeserialization(_ msg: String) -> V2NIMMessage?	messageDeserialization:	
a	m	V2NIMMessageConverter	class func messageSerialization(_ message: V2NIMMessage) -> String?	messageSerialization:	
a	c	V2NIMMessageCreator	NSObject		
a	m	V2NIMMessageCreator	class func createAudioMessage(_ audioPath: String, name: String?, sceneName: String?, duration: Int32) -> V2NIMMessage	createAudioMessage:name:sceneName:duration:	
a	m	V2NIMMessageCreator	class func createCallMessage(_ text: String, type: Int, channelId: String, status: Int, durations: [V2NIMMessageCallDuration]) -> V2NIMMessage	createCallMessage:type:channelId:status:durations:	
a	m	V2NIMMessageCreator	class func createCustomMessage(_ text: String, rawAttachment: String) -> V2NIMMessage	createCustomMessage:rawAttachment:	
a	m	V2NIMMessageCreator	class func createCustomMessage(with attachment: V2NIMMessageCustomAttachment, subType: Int32) -> V2NIMMessage	createCustomMessageWithAttachment:subType:	
a	m	V2NIMMessageCreator	class func createFileMessage(_ filePath: String, name: String?, sceneName: String?) -> V2NIMMessage	createFileMessage:name:sceneName:	
a	m	V2NIMMessageCreator	class func createForwardMessage(_ message: V2NIMMessage) -> V2NIMMessage	createForwardMessage:	
a	m	V2NIMMessageCreator	class func createImageMessage(_ imagePath: String, name: String?, sceneName: String?, width: Int32, height: Int32) -> V2NIMMessage	createImageMessage:name:sceneName:width:height:	
a	m	V2NIMMessageCreator	class func createLocationMessage(_ latitude: Double, longitude: Double, address: String) -> V2NIMMessage	createLocationMessage:longitude:address:	
a	m	V2NIMMessageCreator	class func createTextMessage(_ text: String) -> V2NIMMessage	createTextMessage:	
a	m	V2NIMMessageCreator	class func createTipsMessage(_ text: String) -> V2NIMMessage	createTipsMessage:	
a	m	V2NIMMessageCreator	class func createVideoMessage(_ videoPath: String, name: String?, sceneName: String?, duration: Int32, width: Int32, height: Int32) -> V2NIMMessage	createVideoMessage:name:sceneName:duration:width:height:	
a	c	V2NIMMessageCustomAttachment	V2NIMMessageAttachment		
a	m	V2NIMMessageCustomAttachment	func parse(_ attach: String)	parse:	
a	c	V2NIMMessageCustomAttachmentBuilder	NSObject		
a	m	V2NIMMessageCustomAttachmentBuilder	func build() -> V2NIMMessageAttachment?	build	
a	m	V2NIMMessageCustomAttachmentBuilder	convenience init(_ raw: String)	builder:	
a	m	V2NIMMessageCustomAttachmentBuilder	var raw: String	raw	
a	p	V2NIMMessageCustomAttachmentParser	NSObjectProtocol		
a	m	V2NIMMessageCustomAttachmentParser	func parse(_ subType: Int32, attach: String) -> Any?	parse:attach:	
a	c	V2NIMMessageDeletedNotification	NSObject		
a	m	V2NIMMessageDeletedNotification	var deleteTime: TimeInterval { get }	deleteTime	
a	m	V2NIMMessageDeletedNotification	var messageRefer: V2NIMMessageRefer { get }	messageRefer	
a	m	V2NIMMessageDeletedNotification	var serverExtension: String { get }	serverExtension	
a	c	V2NIMMessageFileAttachment	V2NIMMessageAttachment		
a	m	V2NIMMessageFileAttachment	var ext: String?	ext	
a	m	V2NIMMessageFileAttachment	var md5: String	md5	
a	m	V2NIMMessageFileAttachment	var name: String	name	
a	m	V2NIMMessageFileAttachment	var path: String?	path	
a	m	V2NIMMessageFileAttachment	var sceneName: String?	sceneName	
a	m	V2NIMMessageFileAttachment	var size: UInt	size	
a	m	V2NIMMessageFileAttachment	var uploadState: V2NIMMessageAttachmentUploadState	uploadState	
a	m	V2NIMMessageFileAttachment	var url: String? { get }	url	
a	c	V2NIMMessageFileAttachmentBuilder	NSObject		
a	m	V2NIMMessageFileAttachmentBuilder	func build() -> V2NIMMessageFileAttachment?	build	
a	m	V2NIMMessageFileAttachmentBuilder	var ext: String?	ext	
a	m	V2NIMMessageFileAttachmentBuilder	convenience init(_ path: String)	builder:	
a	m	V2NIMMessageFileAttachmentBuilder	var md5: String	md5	
a	m	V2NIMMessageFileAttachmentBuilder	var name: String	name	
a	m	V2NIMMessageFileAttachmentBuilder	var path: String?	path	
a	m	V2NIMMessageFileAttachmentBuilder	var sceneName: String?	sceneName	
a	m	V2NIMMessageFileAttachmentBuilder	var size: UInt	size	
a	m	V2NIMMessageFileAttachmentBuilder	var uploadState: V2NIMMessageAttachmentUploadState	uploadState	
a	m	V2NIMMessageFileAttachmentBuilder	var url: String?	url	
a	p	V2NIMMessageFilter	NSObjectProtocol		
a	m	V2NIMMessageFilter	func shouldIgnore(_ message: V2NIMMessage) -> Bool	shouldIgnore:	
a	c	V2NIMMessageImageAttachment	V2NIMMessageFileAttachment		
a	m	V2NIMMessageImageAttachment	var height: Int32 { get }	height	
a	m	V2NIMMessageImageAttachment	var width: Int32 { get }	width	
a	c	V2NIMMessageImageAttachmentBuilder	NSObject		
a	m	V2NIMMessageImageAttachmentBuilder	func build() -> V2NIMMessageImageAttachment?	build	
a	m	V2NIMMessageImageAttachmentBuilder	var ext: String?	ext	
a	m	V2NIMMessageImageAttachmentBuilder	var height: Int32 { get }	height	
a	m	V2NIMMessageImageAttachmentBuilder	convenience init(_ path: String, width: Int32, height: Int32)	builder:width:height:	
a	m	V2NIMMessageImageAttachmentBuilder	var md5: String	md5	
a	m	V2NIMMessageImageAttachmentBuilder	var name: String	name	
a	m	V2NIMMessageImageAttachmentBuilder	var path: String?	path	
a	m	V2NIMMessageImageAttachmentBuilder	var sceneName: String?	sceneName	
a	m	V2NIMMessageImageAttachmentBuilder	var size: UInt	size	
a	m	V2NIMMessageImageAttachmentBuilder	var uploadState: V2NIMMessageAttachmentUploadState	uploadState	
a	m	V2NIMMessageImageAttachmentBuilder	var url: String?	url	
a	m	V2NIMMessageImageAttachmentBuilder	var width: Int32 { get }	width	
a	c	V2NIMMessageIndex	NSObject, NSCopying		
a	m	V2NIMMessageIndex	var conversationId: String? { get }	conversationId	
a	m	V2NIMMessageIndex	var createTime: TimeInterval { get }	createTime	
a	m	V2NIMMessageIndex	var indexText: String? { get }	indexText	
a	m	V2NIMMessageIndex	var indexType: Int { get }	indexType	
a	m	V2NIMMessageIndex	var messageClientId: String? { get }	messageClientId	
a	m	V2NIMMessageIndex	var messageType: V2NIMMessageType { get }	messageType	
a	m	V2NIMMessageIndex	var senderId: String? { get }	senderId	
a	m	V2NIMMessageIndex	var subType: Int { get }	subType	
a	c	V2NIMMessageInsertParams	NSObject, NSCopying		
a	m	V2NIMMessageInsertParams	var conversationId: String	conversationId	
a	m	V2NIMMessageInsertParams	var createTime: TimeInterval	createTime	
a	m	V2NIMMessageInsertParams	var lastMessageUpdateEnabled: Bool	lastMessageUpdateEnabled	
a	m	V2NIMMessageInsertParams	var senderId: String?	senderId	
a	c	V2NIMMessageListOption	NSObject, NSCopying		
a	m	V2NIMMessageListOption	var anchorMessage: V2NIMMessage?	anchorMessage	
a	m	V2NIMMessageListOption	var beginTime: TimeInterval	beginTime	
a	m	V2NIMMessageListOption	var conversationId: String	conversationId	
a	m	V2NIMMessageListOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMMessageListOption	var endTime: TimeInterval	endTime	
a	m	V2NIMMessageListOption	var limit: Int	limit	
a	m	V2NIMMessageListOption	var messageTypes: [Any]?	messageTypes	
a	m	V2NIMMessageListOption	var onlyQueryLocal: Bool	onlyQueryLocal	
a	m	V2NIMMessageListOption	var strictMode: Bool	strictMode	
a	c	V2NIMMessageListResult	NSObject		
a	m	V2NIMMessageListResult	var anchorMessage: V2NIMMessage? { get }	anchorMessage	
a	m	V2NIMMessageListResult	var hasMore: Bool { get }	hasMore	
a	m	V2NIMMessageListResult	var messages: [V2NIMMessage]? { get }	messages	
a	p	V2NIMMessageListener	NSObjectProtocol		
a	m	V2NIMMessageListener	optional func onClearHistoryNotifications(_ clearHistoryNotification: [V2NIMClearHistoryNotification])	onClearHistoryNotifications:	
a	m	V2NIMMessageListener	optional func onMessageDeletedNotifications(_ messageDeletedNotification: [V2NIMMessageDeletedNotification])	onMessageDeletedNotifications:	
a	m	V2NIMMessageListener	optional func onMessagePinNotification(_ pinNotification: V2NIMMessagePinNotification)	onMessagePinNotification:	
a	m	V2NIMMessageListener	optional func onMessageQuickCommentNotification(_ notification: V2NIMMessageQuickCommentNotification)	onMessageQuickCommentNotification:	
a	m	V2NIMMessageListener	optional func onMessageRevokeNotifications(_ revokeNotifications: [V2NIMMessageRevokeNotification])	onMessageRevokeNotifications:	
a	m	V2NIMMessageListener	optional func onReceive(_ messages: [V2NIMMessage])	onReceiveMessages:	
a	m	V2NIMMessageListener	optional func onReceiveMessagesModified(_ messages: [V2NIMMessage])	onReceiveMessagesModified:	
a	m	V2NIMMessageListener	optional func onSend(_ message: V2NIMMessage)	onSendMessage:	
a	c	V2NIMMessageLocationAttachment	V2NIMMessageAttachment		
a	m	V2NIMMessageLocationAttachment	var address: String	address	
a	m	V2NIMMessageLocationAttachment	var latitude: Double	latitude	
a	m	V2NIMMessageLocationAttachment	var longitude: Double	longitude	
a	c	V2NIMMessageLocationAttachmentBuilder	NSObject		
a	m	V2NIMMessageLocationAttachmentBuilder	var address: String	address	
a	m	V2NIMMessageLocationAttachmentBuilder	func build() -> V2NIMMessageLocationAttachment?	build	
a	m	V2NIMMessageLocationAttachmentBuilder	convenience init(_ latitude: Double, longitude: Double, address: String)	builder:longitude:address:	
a	m	V2NIMMessageLocationAttachmentBuilder	var latitude: Double	latitude	
a	m	V2NIMMessageLocationAttachmentBuilder	var longitude: Double	longitude	
a	c	V2NIMMessageNotificationAttachment	V2NIMMessageAttachment		
a	m	V2NIMMessageNotificationAttachment	var chatBanned: Bool	chatBanned	
a	m	V2NIMMessageNotificationAttachment	var serverExtension: String?	serverExtension	
a	m	V2NIMMessageNotificationAttachment	var targetIds: [String]?	targetIds	
a	m	V2NIMMessageNotificationAttachment	var type: V2NIMMessageNotificationType	type	
a	m	V2NIMMessageNotificationAttachment	var updatedTeamInfo: V2NIMUpdatedTeamInfo?	updatedTeamInfo	
a	c	V2NIMMessageNotificationAttachmentBuilder	NSObject		
a	m	V2NIMMessageNotificationAttachmentBuilder	func build() -> V2NIMMessageNotificationAttachment?	build	
a	m	V2NIMMessageNotificationAttachmentBuilder	var chatBanned: Bool	chatBanned	
a	m	V2NIMMessageNotificationAttachmentBuilder	var serverExtension: String?	serverExtension	
a	m	V2NIMMessageNotificationAttachmentBuilder	var targetIds: [String]?	targetIds	
a	m	V2NIMMessageNotificationAttachmentBuilder	var type: V2NIMMessageNotificationType	type	
a	m	V2NIMMessageNotificationAttachmentBuilder	var updatedTeamInfo: V2NIMUpdatedTeamInfo?	updatedTeamInfo	
a	e	V2NIMMessageNotificationType	Int, Sendable		
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_ADD_MANAGER = 407	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_ADD_MANAGER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_APPLY_PASS = 410	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_APPLY_PASS	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_BANNED_TEAM_MEMBER = 409	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_BANNED_TEAM_MEMBER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_DISMISS = 405	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_DISMISS	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_INVITE = 401	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_INVITE	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_INVITE_ACCEPT = 411	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_INVITE_ACCEPT	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_KICK = 402	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_KICK	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_LEAVE = 403	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_LEAVE	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_OWNER_TRANSFER = 406	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_OWNER_TRANSFER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_REMOVE_MANAGER = 408	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_REMOVE_MANAGER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_UPDATE_TINFO = 404	V2NIM_MESSAGE_NOTIFICATION_TYPE_SUPER_TEAM_UPDATE_TINFO	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_ADD_MANAGER = 7	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_ADD_MANAGER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_APPLY_PASS = 5	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_APPLY_PASS	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_BANNED_TEAM_MEMBER = 10	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_BANNED_TEAM_MEMBER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_DISMISS = 4	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_DISMISS	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_INVITE = 0	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_INVITE	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_INVITE_ACCEPT = 9	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_INVITE_ACCEPT	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_KICK = 1	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_KICK	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_LEAVE = 2	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_LEAVE	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_OWNER_TRANSFER = 6	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_OWNER_TRANSFER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_REMOVE_MANAGER = 8	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_REMOVE_MANAGER	
a	m	V2NIMMessageNotificationType	case MESSAGE_NOTIFICATION_TYPE_TEAM_UPDATE_TINFO = 3	V2NIM_MESSAGE_NOTIFICATION_TYPE_TEAM_UPDATE_TINFO	
a	c	V2NIMMessagePin	NSObject		
a	m	V2NIMMessagePin	var createTime: TimeInterval	createTime	
a	m	V2NIMMessagePin	var messageRefer: V2NIMMessageRefer?	messageRefer	
a	m	V2NIMMessagePin	var operatorId: String	operatorId	
a	m	V2NIMMessagePin	var serverExtension: String	serverExtension	
a	m	V2NIMMessagePin	var updateTime: TimeInterval	updateTime	
a	c	V2NIMMessagePinNotification	NSObject		
a	m	V2NIMMessagePinNotification	var pin: V2NIMMessagePin? { get }	pin	
a	m	V2NIMMessagePinNotification	var pinState: V2NIMMessagePinState { get }	pinState	
a	e	V2NIMMessagePinState	UInt, Sendable		
a	m	V2NIMMessagePinState	case MESSAGE_PIN_STEATE_NOT_PINNED = 0	V2NIM_MESSAGE_PIN_STEATE_NOT_PINNED	
a	m	V2NIMMessagePinState	case MESSAGE_PIN_STEATE_PINNED = 1	V2NIM_MESSAGE_PIN_STEATE_PINNED	
a	m	V2NIMMessagePinState	case MESSAGE_PIN_STEATE_UPDATED = 2	V2NIM_MESSAGE_PIN_STEATE_UPDATED	
a	c	V2NIMMessagePushConfig	NSObject, NSCopying		
a	m	V2NIMMessagePushConfig	var forcePush: Bool	forcePush	
a	m	V2NIMMessagePushConfig	var forcePushAccountIds: [String]?	forcePushAccountIds	
a	m	V2NIMMessagePushConfig	var forcePushContent: String?	forcePushContent	
a	m	V2NIMMessagePushConfig	var pushContent: String?	pushContent	
a	m	V2NIMMessagePushConfig	var pushEnabled: Bool	pushEnabled	
a	m	V2NIMMessagePushConfig	var pushNickEnabled: Bool	pushNickEnabled	
a	m	V2NIMMessagePushConfig	var pushPayload: String?	pushPayload	
a	c	V2NIMMessageQuickComment	NSObject		
a	m	V2NIMMessageQuickComment	var createTime: TimeInterval	createTime	
a	m	V2NIMMessageQuickComment	var index: TimeInterval	index	
a	m	V2NIMMessageQuickComment	var messageRefer: V2NIMMessageRefer	messageRefer	
a	m	V2NIMMessageQuickComment	var operatorId: String	operatorId	
a	m	V2NIMMessageQuickComment	var serverExtension: String	serverExtension	
a	c	V2NIMMessageQuickCommentNotification	NSObject		
a	m	V2NIMMessageQuickCommentNotification	var operationType: V2NIMMessageQuickCommentType	operationType	
a	m	V2NIMMessageQuickCommentNotification	var quickComment: V2NIMMessageQuickComment	quickComment	
a	c	V2NIMMessageQuickCommentPushConfig	NSObject		
a	m	V2NIMMessageQuickCommentPushConfig	var needBadge: Bool	needBadge	
a	m	V2NIMMessageQuickCommentPushConfig	var pushContent: String	pushContent	
a	m	V2NIMMessageQuickCommentPushConfig	var pushEnabled: Bool	pushEnabled	
a	m	V2NIMMessageQuickCommentPushConfig	var pushPayload: String	pushPayload	
a	m	V2NIMMessageQuickCommentPushConfig	var pushTitle: String	pushTitle	
a	e	V2NIMMessageQuickCommentType	UInt, Sendable		
a	m	V2NIMMessageQuickCommentType	case MESSAGE_QUICK_COMMENT_STATE_ADD = 1	V2NIM_MESSAGE_QUICK_COMMENT_STATE_ADD	
a	m	V2NIMMessageQuickCommentType	case MESSAGE_QUICK_COMMENT_STATE_REMOVE = 2	V2NIM_MESSAGE_QUICK_COMMENT_STATE_REMOVE	
a	c	V2NIMMessageRefer	NSObject		
a	m	V2NIMMessageRefer	var conversationId: String?	conversationId	
a	m	V2NIMMessageRefer	var conversationType: V2NIMConversationType	conversationType	
a	m	V2NIMMessageRefer	var createTime: TimeInterval	createTime	
a	m	V2NIMMessageRefer	var messageClientId: String?	messageClientId	
a	m	V2NIMMessageRefer	var messageServerId: String?	messageServerId	
a	m	V2NIMMessageRefer	var receiverId: String?	receiverId	
a	m	V2NIMMessageRefer	var senderId: String?	senderId	
a	c	V2NIMMessageRevokeNotification	NSObject		
a	m	V2NIMMessageRevokeNotification	var callbackExtension: String { get }	callbackExtension	
a	m	V2NIMMessageRevokeNotification	var messageRefer: V2NIMMessageRefer? { get }	messageRefer	
a	m	V2NIMMessageRevokeNotification	var postscript: String? { get }	postscript	
a	m	V2NIMMessageRevokeNotification	var revokeAccountId: String? { get }	revokeAccountId	
a	m	V2NIMMessageRevokeNotification	var revokeType: V2NIMMessageRevokeType { get }	revokeType	
a	m	V2NIMMessageRevokeNotification	var serverExtension: String? { get }	serverExtension	
a	c	V2NIMMessageRevokeParams	NSObject		
a	m	V2NIMMessageRevokeParams	var env: String?	env	
a	m	V2NIMMessageRevokeParams	var postscript: String?	postscript	
a	m	V2NIMMessageRevokeParams	var pushContent: String?	pushContent	
a	m	V2NIMMessageRevokeParams	var pushPayload: String?	pushPayload	
a	m	V2NIMMessageRevokeParams	var serverExtension: String?	serverExtension	
a	e	V2NIMMessageRevokeType	UInt, Sendable		
a	m	V2NIMMessageRevokeType	case MESSAGE_REOKE_TYPE_P2P_BOTHWAY = 1	V2NIM_MESSAGE_REOKE_TYPE_P2P_BOTHWAY	
a	m	V2NIMMessageRevokeType	case MESSAGE_REOKE_TYPE_P2P_ONEWAY = 4	V2NIM_MESSAGE_REOKE_TYPE_P2P_ONEWAY	
a	m	V2NIMMessageRevokeType	case MESSAGE_REOKE_TYPE_SUPER_TEAM_BOTHWAY = 3	V2NIM_MESSAGE_REOKE_TYPE_SUPER_TEAM_BOTHWAY	
a	m	V2NIMMessageRevokeType	case MESSAGE_REOKE_TYPE_TEAM_BOTHWAY = 2	V2NIM_MESSAGE_REOKE_TYPE_TEAM_BOTHWAY	
a	m	V2NIMMessageRevokeType	case MESSAGE_REOKE_TYPE_TEAM_ONEWAY = 5	V2NIM_MESSAGE_REOKE_TYPE_TEAM_ONEWAY	
a	m	V2NIMMessageRevokeType	case MESSAGE_REOKE_TYPE_UNDEFINED = 0	V2NIM_MESSAGE_REOKE_TYPE_UNDEFINED	
a	c	V2NIMMessageRobotAttachment	V2NIMMessageAttachment		
a	m	V2NIMMessageRobotAttachment	var response: [AnyHashable : Any]? { get }	response	
a	m	V2NIMMessageRobotAttachment	var responseForMessageId: String? { get }	responseForMessageId	
a	m	V2NIMMessageRobotAttachment	var robotId: String? { get }	robotId	
a	c	V2NIMMessageRobotConfig	NSObject, NSCopying		
a	m	V2NIMMessageRobotConfig	var accountId: String?	accountId	
a	m	V2NIMMessageRobotConfig	var customContent: String?	customContent	
a	m	V2NIMMessageRobotConfig	var function: String?	function	
a	m	V2NIMMessageRobotConfig	var topic: String?	topic	
a	c	V2NIMMessageRouteConfig	NSObject, NSCopying		
a	m	V2NIMMessageRouteConfig	var routeEnabled: Bool	routeEnabled	
a	m	V2NIMMessageRouteConfig	var routeEnvironment: String?	routeEnvironment	
a	c	V2NIMMessageSearchExParams	NSObject		
a	m	V2NIMMessageSearchExParams	var conversationId: String?	conversationId	
a	m	V2NIMMessageSearchExParams	var direction: V2NIMSearchDirection	direction	
a	m	V2NIMMessageSearchExParams	var keywordList: [String]?	keywordList	
a	m	V2NIMMessageSearchExParams	var keywordMatchType: V2NIMSearchKeywordMathType	keywordMatchType	
a	m	V2NIMMessageSearchExParams	var limit: Int	limit	
a	m	V2NIMMessageSearchExParams	var messageSubtypes: [NSNumber]?	messageSubtypes	
a	m	V2NIMMessageSearchExParams	var messageTypes: [NSNumber]?	messageTypes	
a	m	V2NIMMessageSearchExParams	var onlyIndex: Bool	onlyIndex	
a	m	V2NIMMessageSearchExParams	var pageToken: String?	pageToken	
a	m	V2NIMMessageSearchExParams	var searchStartTime: Int64	searchStartTime	
a	m	V2NIMMessageSearchExParams	var searchTimePeriod: Int64	searchTimePeriod	
a	m	V2NIMMessageSearchExParams	var senderAccountIds: [String]?	senderAccountIds	
a	m	V2NIMMessageSearchExParams	var strategy: V2NIMSearchStrategy	strategy	
a	m	V2NIMMessageSearchExParams	var tokenize: Bool	tokenize	
a	c	V2NIMMessageSearchItem	NSObject		
a	m	V2NIMMessageSearchItem	var conversationId: String { get }	conversationId	
a	m	V2NIMMessageSearchItem	var count: Int { get }	count	
a	m	V2NIMMessageSearchItem	var messageIndexes: [V2NIMMessageIndex] { get }	messageIndexes	
a	m	V2NIMMessageSearchItem	var messages: [V2NIMMessage] { get }	messages	
a	c	V2NIMMessageSearchParam	NSObject		
a	c	V2NIMMessageSearchParams	NSObject		
a	m	V2NIMMessageSearchParams	var beginTime: TimeInterval	beginTime	
a	m	V2NIMMessageSearchParams	var conversationLimit: UInt	conversationLimit	
a	m	V2NIMMessageSearchParams	var endTime: TimeInterval	endTime	
a	m	V2NIMMessageSearchParams	var keyword: String	keyword	
a	m	V2NIMMessageSearchParams	var messageLimit: UInt	messageLimit	
a	m	V2NIMMessageSearchParams	var messageSubtypes: [Any]	messageSubtypes	
a	m	V2NIMMessageSearchParams	var messageTypes: [Any]	messageTypes	
a	m	V2NIMMessageSearchParams	var p2pAccountIds: [String]	p2pAccountIds	
a	m	V2NIMMessageSearchParams	var senderAccountIds: [String]	senderAccountIds	
a	m	V2NIMMessageSearchParams	var sortOrder: V2NIMSortOrder	sortOrder	
a	m	V2NIMMessageSearchParams	var teamIds: [String]	teamIds	
a	c	V2NIMMessageSearchResult	NSObject		
a	m	V2NIMMessageSearchResult	var count: Int { get }	count	
a	m	V2NIMMessageSearchResult	var hasMore: Bool { get }	hasMore	
a	m	V2NIMMessageSearchResult	var items: [V2NIMMessageSearchItem] { get }	items	
a	m	V2NIMMessageSearchResult	var nextPageToken: String? { get }	nextPageToken	
a	t	V2NIMMessageSearchResultCallback	(V2NIMMessageSearchResult) -> Void		
a	e	V2NIMMessageSendingState	Int, Sendable		
a	m	V2NIMMessageSendingState	case MESSAGE_SENDING_STATE_FAILED = 2	V2NIM_MESSAGE_SENDING_STATE_FAILED	
a	m	V2NIMMessageSendingState	case MESSAGE_SENDING_STATE_SENDING = 3	V2NIM_MESSAGE_SENDING_STATE_SENDING	
a	m	V2NIMMessageSendingState	case MESSAGE_SENDING_STATE_SUCCEEDED = 1	V2NIM_MESSAGE_SENDING_STATE_SUCCEEDED	
a	m	V2NIMMessageSendingState	case MESSAGE_SENDING_STATE_UNKNOWN = 0	V2NIM_MESSAGE_SENDING_STATE_UNKNOWN	
a	p	V2NIMMessageService	NSObjectProtocol		
a	m	V2NIMMessageService	func add(_ listener: any V2NIMMessageListener)	addMessageListener:	
a	m	V2NIMMessageService	func addCollection(_ params: V2NIMAddCollectionParams, success: V2NIMCollectionSuccess, failure: V2NIMFailureCallback)	addCollection:success:failure:	
a	m	V2NIMMessageService	func addQuickComment(_ message: V2NIMMessage, index: Int, serverExtension: String, pushConfig: V2NIMMessageQuickCommentPushConfig, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	addQuickComment:index:serverExtension:pushConfig:success:failure:	
a	m	V2NIMMessageService	func cancelMessageAttachmentUpload(_ message: V2NIMMessage, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	cancelMessageAttachmentUpload:success:failure:	
a	m	V2NIMMessageService	func clearHistoryMessage(_ option: V2NIMClearHistoryMessageOption, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearHistoryMessage:success:failure:	
a	m	V2NIMMessageService	func clearLocalMessage(_ params: V2NIMClearLocalMessageParams?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearLocalMessage:success:failure:	
a	m	V2NIMMessageService	func clearRoamingMessage(_ conversationIds: [Any], success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearRoamingMessage:success:failure:	
a	m	V2NIMMessageService	func delete(_ message: V2NIMMessage, serverExtension: String, onlyDeleteLocal: Bool, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	deleteMessage:serverExtension:onlyDeleteLocal:success:failure:	
a	m	V2NIMMessageService	func getCloudMessageList(_ option: V2NIMCloudMessageListOption, success: V2NIMGetCloudMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getCloudMessageList:success:failure:	
a	m	V2NIMMessageService	func getCollectionList(by option: V2NIMCollectionOption, success: V2NIMGetCollectionListSuccess, failure: V2NIMFailureCallback)	getCollectionListByOption:success:failure:	
a	m	V2NIMMessageService	func getCollectionListEx(by option: V2NIMCollectionOption, success: V2NIMGetCollectionListExSuccess, failure: V2NIMFailureCallback)	getCollectionListExByOption:success:failure:	
a	m	V2NIMMessageService	func getLocalThreadMessageList(_ messageRefer: V2NIMMessageRefer, success: V2NIMGetLocalThreadMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getLocalThreadMessageList:success:failure:	
a	m	V2NIMMessageService	func getMessageList(_ option: V2NIMMessageListOption, error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMMessage]?	getMessageList:error:	
a	m	V2NIMMessageService	func getMessageList(_ option: V2NIMMessageListOption, success: V2NIMGetMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getMessageList:success:failure:	
a	m	V2NIMMessageService	func getMessageList(by messageRefers: [V2NIMMessageRefer], success: V2NIMGetMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getMessageListByRefers:success:failure:	
a	m	V2NIMMessageService	func getMessageList(byIds messageClientIds: [String], conversationId: String?, error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMMessage]?	getMessageListByIds:conversationId:error:	
a	m	V2NIMMessageService	func getMessageList(byIds messageClientIds: [String], conversationId: String, success: V2NIMGetMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getMessageListByIds:conversationId:success:failure:	
a	m	V2NIMMessageService	func getMessageList(byIds messageClientIds: [String], success: V2NIMGetMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getMessageListByIds:success:failure:	
a	m	V2NIMMessageService	func getMessageListEx(_ option: V2NIMMessageListOption, success: V2NIMGetMessageListExSuccess?, failure: V2NIMFailureCallback? = nil)	getMessageListEx:success:failure:	
a	m	V2NIMMessageService	func getP2PMessageReceipt(_ conversationId: String, success: V2NIMP2PReadReceiptSuccess?, failure: V2NIMFailureCallback? = nil)	getP2PMessageReceipt:success:failure:	
a	m	V2NIMMessageService	func getPinnedMessageList(_ conversationId: String, success: V2NIMGetPinListSuccess?, failure: V2NIMFailureCallback? = nil)	getPinnedMessageList:success:failure:	
a	m	V2NIMMessageService	func getQuickCommentList(_ messages: [V2NIMMessage], success: V2NIMGetQuickCommentListSuccess, failure: V2NIMFailureCallback)	getQuickCommentList:success:failure:	
a	m	V2NIMMessageService	func getTeamMessageReceiptDetail(_ message: V2NIMMessage, memberAccountIds: Set<AnyHashable>, success: V2NIMTeamReadReceiptDetailSuccess?, failure: V2NIMFailureCallback? = nil)	getTeamMessageReceiptDetail:memberAccountIds:success:failure:	
a	m	V2NIMMessageService	func getTeamMessageReceipts(_ messages: [V2NIMMessage], success: V2NIMTeamReadReceiptSuccess?, failure: V2NIMFailureCallback? = nil)	getTeamMessageReceipts:success:failure:	
a	m	V2NIMMessageService	func getThreadMessageList(_ threadMessageListOption: V2NIMThreadMessageListOption, success: V2NIMGetThreadMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getThreadMessageList:success:failure:	
a	m	V2NIMMessageService	func importMessages(toLocal messages: [V2NIMMessage], option: V2NIMImportMessagesToLocalOption, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	importMessagesToLocal:option:success:failure:	
a	m	V2NIMMessageService	func insertMessage(toLocal message: V2NIMMessage, conversationId: String, senderId: String, createTime: TimeInterval, success: V2NIMInertMessagSuccess?, failure: V2NIMFailureCallback? = nil)	insertMessageToLocal:conversationId:senderId:createTime:success:failure:	
a	m	V2NIMMessageService	func insertMessage(toLocalEx message: V2NIMMessage, params: V2NIMMessageInsertParams, success: V2NIMInertMessagSuccess?, failure: V2NIMFailureCallback? = nil)	insertMessageToLocalEx:params:success:failure:	
a	m	V2NIMMessageService	func isPeerRead(_ message: V2NIMMessage) -> Bool	isPeerRead:	
a	m	V2NIMMessageService	func modifyMessage(_ message: V2NIMMessage, params: V2NIMModifyMessageParams, success: V2NIMModifyMessageSuccess?, failure: V2NIMFailureCallback? = nil)	modifyMessage:params:success:failure:	
a	m	V2NIMMessageService	func pinMessage(_ message: V2NIMMessage, serverExtension: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	pinMessage:serverExtension:success:failure:	
a	m	V2NIMMessageService	func regenAIMessage(_ message: V2NIMMessage, params: V2NIMMessageAIRegenParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	regenAIMessage:params:success:failure:	
a	m	V2NIMMessageService	func register(_ parser: any V2NIMMessageCustomAttachmentParser)	registerCustomAttachmentParser:	
a	m	V2NIMMessageService	func remove(_ listener: any V2NIMMessageListener)	removeMessageListener:	
a	m	V2NIMMessageService	func remove(_ collections: [V2NIMCollection], success: V2NIMRemoveCollectionSuccess, failure: V2NIMFailureCallback)	removeCollections:success:failure:	
a	m	V2NIMMessageService	func removeQuickComment(_ messageRefer: V2NIMMessageRefer, index: Int, serverExtension: String, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	removeQuickComment:index:serverExtension:success:failure:	
a	m	V2NIMMessageService	func reply(_ message: V2NIMMessage, reply replyMessage: V2NIMMessage, params: V2NIMSendMessageParams?, success: V2NIMSendMessageSuccess?, failure: V2NIMFailureCallback?, progress: V2NIMProgressCallback? = nil)	replyMessage:replyMessage:params:success:failure:progress:	
a	m	V2NIMMessageService	func revokeMessage(_ message: V2NIMMessage, revokeParams: V2NIMMessageRevokeParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	revokeMessage:revokeParams:success:failure:	
a	m	V2NIMMessageService	func searchCloudMessages(_ params: V2NIMMessageSearchParams, success: V2NIMGetMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	searchCloudMessages:success:failure:	
a	m	V2NIMMessageService	func searchCloudMessagesEx(_ params: V2NIMMessageSearchExParams, success: V2NIMMessageSearchResultCallback?, failure: V2NIMFailureCallback? = nil)	searchCloudMessagesEx:success:failure:	
a	m	V2NIMMessageService	func searchLocalMessages(_ params: V2NIMMessageSearchExParams, success: V2NIMMessageSearchResultCallback?, failure: V2NIMFailureCallback? = nil)	searchLocalMessages:success:failure:	
a	m	V2NIMMessageService	func send(_ message: V2NIMMessage, conversationId: String, params: V2NIMSendMessageParams?, success: V2NIMSendMessageSuccess?, failure: V2NIMFailureCallback?, progress: V2NIMProgressCallback? = nil)	sendMessage:conversationId:params:success:failure:progress:	
a	m	V2NIMMessageService	func sendP2PMessageReceipt(_ messages: V2NIMMessage, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	sendP2PMessageReceipt:success:failure:	
a	m	V2NIMMessageService	func sendTeamMessageReceipts(_ messages: [V2NIMMessage], success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	sendTeamMessageReceipts:success:failure:	
a	m	V2NIMMessageService	func setMessageFilter(_ filter: (any V2NIMMessageFilter)?)	setMessageFilter:	
a	m	V2NIMMessageService	func stopAIStreamMessage(_ message: V2NIMMessage, params: V2NIMMessageAIStreamStopParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	stopAIStreamMessage:params:success:failure:	
a	m	V2NIMMessageService	func translateText(_ params: V2NIMTextTranslateParams, success: V2NIMTranslateTextCallback?, failure: V2NIMFailureCallback? = nil)	translateText:success:failure:	
a	m	V2NIMMessageService	func unpinMessage(_ messageRefer: V2NIMMessageRefer, serverExtension: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	unpinMessage:serverExtension:success:failure:	
a	m	V2NIMMessageService	func unregisterCustomAttachmentParser(_ parser: any V2NIMMessageCustomAttachmentParser)	unregisterCustomAttachmentParser:	
a	m	V2NIMMessageService	func updateCollectionExtension(_ collection: V2NIMCollection, serverExtension: String, success: V2NIMCollectionSuccess, failure: V2NIMFailureCallback)	updateCollectionExtension:serverExtension:success:failure:	
a	m	V2NIMMessageService	func updateLocalMessage(_ message: V2NIMMessage, params: V2NIMUpdateLocalMessageParams, success: V2NIMUpdateLocalMessageSuccess?, failure: V2NIMFailureCallback? = nil)	updateLocalMessage:params:success:failure:	
a	m	V2NIMMessageService	func updateMessageLocalExtension(_ message: V2NIMMessage, localExtension: String, success: V2NIMUpdateLocalExtensionSuccess?, failure: V2NIMFailureCallback? = nil)	updateMessageLocalExtension:localExtension:success:failure:	
a	m	V2NIMMessageService	func updatePinMessage(_ message: V2NIMMessage, serverExtension: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updatePinMessage:serverExtension:success:failure:	
a	m	V2NIMMessageService	func voice(toText params: V2NIMVoiceToTextParams, success: V2NIMTranslateSuccess?, failure: V2NIMFailureCallback? = nil)	voiceToText:success:failure:	
a	e	V2NIMMessageSource	UInt, Sendable		
a	m	V2NIMMessageSource	case MESSAGE_SOURCE_OFFLINE = 2	V2NIM_MESSAGE_SOURCE_OFFLINE	
a	m	V2NIMMessageSource	case MESSAGE_SOURCE_ONLINE = 1	V2NIM_MESSAGE_SOURCE_ONLINE	
a	m	V2NIMMessageSource	case MESSAGE_SOURCE_ROAMING = 3	V2NIM_MESSAGE_SOURCE_ROAMING	
a	m	V2NIMMessageSource	case MESSAGE_SOURCE_UNKNOWN = 0	V2NIM_MESSAGE_SOURCE_UNKNOWN	
a	e	V2NIMMessageState	Int, Sendable		
a	m	V2NIMMessageState	case MESSAGE_STATE_DEFAULT = 0	V2NIM_MESSAGE_STATE_DEFAULT	
a	m	V2NIMMessageState	case MESSAGE_STATE_DELETED = 1	V2NIM_MESSAGE_STATE_DELETED	
a	m	V2NIMMessageState	case MESSAGE_STATE_REVOKED = 2	V2NIM_MESSAGE_STATE_REVOKED	
a	c	V2NIMMessageStatus	NSObject, NSCopying		
a	m	V2NIMMessageStatus	var errorCode: Int	errorCode	
a	m	V2NIMMessageStatus	var readReceiptSent: Bool	readReceiptSent	
a	c	V2NIMMessageStreamChunk	NSObject		
a	m	V2NIMMessageStreamChunk	var chunkTime: TimeInterval	chunkTime	
a	m	V2NIMMessageStreamChunk	var content: String	content	
a	m	V2NIMMessageStreamChunk	var index: Int	index	
a	m	V2NIMMessageStreamChunk	var messageTime: TimeInterval	messageTime	
a	m	V2NIMMessageStreamChunk	var type: Int	type	
a	c	V2NIMMessageStreamConfig	NSObject, NSCopying		
a	m	V2NIMMessageStreamConfig	var lastChunk: V2NIMMessageStreamChunk? { get }	lastChunk	
a	m	V2NIMMessageStreamConfig	var rags: [V2NIMAIRAGInfo]? { get }	rags	
a	m	V2NIMMessageStreamConfig	var status: V2NIMMessageStreamStatus { get }	status	
a	e	V2NIMMessageStreamStatus	Int, Sendable		
a	m	V2NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_ABORTED = 5	V2NIM_MESSAGE_STREAM_STATUS_ABORTED	
a	m	V2NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_GENERATED = 4	V2NIM_MESSAGE_STREAM_STATUS_GENERATED	
a	m	V2NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_NONE = 0	V2NIM_MESSAGE_STREAM_STATUS_NONE	
a	m	V2NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_PLACEHOLDER = 1	V2NIM_MESSAGE_STREAM_STATUS_PLACEHOLDER	
a	m	V2NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_STOPPED = 2	V2NIM_MESSAGE_STREAM_STATUS_STOPPED	
a	m	V2NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_STREAMING = -1	V2NIM_MESSAGE_STREAM_STATUS_STREAMING	
a	m	V2NIMMessageStreamStatus	case MESSAGE_STREAM_STATUS_UPDATED = 3	V2NIM_MESSAGE_STREAM_STATUS_UPDATED	
a	c	V2NIMMessageTargetConfig	NSObject, NSCopying		
a	m	V2NIMMessageTargetConfig	var inclusive: Bool	inclusive	
a	m	V2NIMMessageTargetConfig	var newMemberVisible: Bool	newMemberVisible	
a	m	V2NIMMessageTargetConfig	var receiverIds: [String]	receiverIds	
a	e	V2NIMMessageType	Int, Sendable		
a	m	V2NIMMessageType	case MESSAGE_TYPE_AUDIO = 2	V2NIM_MESSAGE_TYPE_AUDIO	
a	m	V2NIMMessageType	case MESSAGE_TYPE_AVCHAT = 7	V2NIM_MESSAGE_TYPE_AVCHAT	
a	m	V2NIMMessageType	case MESSAGE_TYPE_CALL = 12	V2NIM_MESSAGE_TYPE_CALL	
a	m	V2NIMMessageType	case MESSAGE_TYPE_CUSTOM = 100	V2NIM_MESSAGE_TYPE_CUSTOM	
a	m	V2NIMMessageType	case MESSAGE_TYPE_FILE = 6	V2NIM_MESSAGE_TYPE_FILE	
a	m	V2NIMMessageType	case MESSAGE_TYPE_IMAGE = 1	V2NIM_MESSAGE_TYPE_IMAGE	
a	m	V2NIMMessageType	case MESSAGE_TYPE_INVALID = -1	V2NIM_MESSAGE_TYPE_INVALID	
a	m	V2NIMMessageType	case MESSAGE_TYPE_LOCATION = 4	V2NIM_MESSAGE_TYPE_LOCATION	
a	m	V2NIMMessageType	case MESSAGE_TYPE_NOTIFICATION = 5	V2NIM_MESSAGE_TYPE_NOTIFICATION	
a	m	V2NIMMessageType	case MESSAGE_TYPE_ROBOT = 11	V2NIM_MESSAGE_TYPE_ROBOT	
a	m	V2NIMMessageType	case MESSAGE_TYPE_TEXT = 0	V2NIM_MESSAGE_TYPE_TEXT	
a	m	V2NIMMessageType	case MESSAGE_TYPE_TIP = 10	V2NIM_MESSAGE_TYPE_TIP	
a	m	V2NIMMessageType	case MESSAGE_TYPE_VIDEO = 3	V2NIM_MESSAGE_TYPE_VIDEO	
a	c	V2NIMMessageVideoAttachment	V2NIMMessageFileAttachment		
a	m	V2NIMMessageVideoAttachment	var duration: UInt	duration	
a	m	V2NIMMessageVideoAttachment	var height: Int	height	
a	m	V2NIMMessageVideoAttachment	var width: Int	width	
a	c	V2NIMMessageVideoAttachmentBuilder	NSObject		
a	m	V2NIMMessageVideoAttachmentBuilder	func build() -> V2NIMMessageVideoAttachment?	build	
a	m	V2NIMMessageVideoAttachmentBuilder	var duration: UInt	duration	
a	m	V2NIMMessageVideoAttachmentBuilder	var ext: String?	ext	
a	m	V2NIMMessageVideoAttachmentBuilder	var height: Int	height	
a	m	V2NIMMessageVideoAttachmentBuilder	convenience init(_ path: String, duration: Int32, width: Int32, height: Int32)	builder:duration:width:height:	
a	m	V2NIMMessageVideoAttachmentBuilder	var md5: String	md5	
a	m	V2NIMMessageVideoAttachmentBuilder	var name: String	name	
a	m	V2NIMMessageVideoAttachmentBuilder	var path: String?	path	
a	m	V2NIMMessageVideoAttachmentBuilder	var sceneName: String?	sceneName	
a	m	V2NIMMessageVideoAttachmentBuilder	var size: UInt	size	
a	m	V2NIMMessageVideoAttachmentBuilder	var uploadState: V2NIMMessageAttachmentUploadState	uploadState	
a	m	V2NIMMessageVideoAttachmentBuilder	var url: String?	url	
a	m	V2NIMMessageVideoAttachmentBuilder	var width: Int	width	
a	c	V2NIMModifyMessageParams	NSObject		
a	m	V2NIMModifyMessageParams	var antispamConfig: V2NIMMessageAntispamConfig?	antispamConfig	
a	m	V2NIMModifyMessageParams	var attachment: V2NIMMessageAttachment?	attachment	
a	m	V2NIMModifyMessageParams	var clientAntispamEnabled: Bool	clientAntispamEnabled	
a	m	V2NIMModifyMessageParams	var clientAntispamReplace: String?	clientAntispamReplace	
a	m	V2NIMModifyMessageParams	var pushConfig: V2NIMMessagePushConfig?	pushConfig	
a	m	V2NIMModifyMessageParams	var routeConfig: V2NIMMessageRouteConfig?	routeConfig	
a	m	V2NIMModifyMessageParams	var serverExtension: String?	serverExtension	
a	m	V2NIMModifyMessageParams	var subType: Int	subType	
a	m	V2NIMModifyMessageParams	var text: String?	text	
a	c	V2NIMModifyMessageResult	NSObject		
a	m	V2NIMModifyMessageResult	var antispamResult: String? { get }	antispamResult	
a	m	V2NIMModifyMessageResult	var clientAntispamResult: V2NIMClientAntispamResult? { get }	clientAntispamResult	
a	m	V2NIMModifyMessageResult	var errorCode: Int	errorCode	
a	m	V2NIMModifyMessageResult	var message: V2NIMMessage? { get }	message	
a	t	V2NIMModifyMessageSuccess	(V2NIMModifyMessageResult) -> Void		
a	c	V2NIMNotificationAntispamConfig	NSObject		
a	m	V2NIMNotificationAntispamConfig	var antispamCustomNotification: String	antispamCustomNotification	
a	m	V2NIMNotificationAntispamConfig	var antispamEnabled: Bool	antispamEnabled	
a	c	V2NIMNotificationConfig	NSObject		
a	m	V2NIMNotificationConfig	var clientNotificationId: String?	clientNotificationId	
a	m	V2NIMNotificationConfig	var offlineEnabled: Bool	offlineEnabled	
a	m	V2NIMNotificationConfig	var unreadEnabled: Bool	unreadEnabled	
a	p	V2NIMNotificationListener	NSObjectProtocol		
a	m	V2NIMNotificationListener	func onReceive(_ customNotifications: [V2NIMCustomNotification])	onReceiveCustomNotifications:	
a	c	V2NIMNotificationPushConfig	NSObject		
a	m	V2NIMNotificationPushConfig	var forcePush: Bool	forcePush	
a	m	V2NIMNotificationPushConfig	var forcePushAccountIds: [Any]	forcePushAccountIds	
a	m	V2NIMNotificationPushConfig	var forcePushContent: String	forcePushContent	
a	m	V2NIMNotificationPushConfig	var pushContent: String	pushContent	
a	m	V2NIMNotificationPushConfig	var pushEnabled: Bool	pushEnabled	
a	m	V2NIMNotificationPushConfig	var pushNickEnabled: Bool	pushNickEnabled	
a	m	V2NIMNotificationPushConfig	var pushPayload: String	pushPayload	
a	c	V2NIMNotificationRouteConfig	NSObject		
a	m	V2NIMNotificationRouteConfig	var routeEnabled: Bool	routeEnabled	
a	m	V2NIMNotificationRouteConfig	var routeEnvironment: String	routeEnvironment	
a	p	V2NIMNotificationService	NSObjectProtocol		
a	m	V2NIMNotificationService	func addNoticationListener(_ listener: any V2NIMNotificationListener)	addNoticationListener:	
a	m	V2NIMNotificationService	func remove(_ listener: any V2NIMNotificationListener)	removeNotificationListener:	
a	m	V2NIMNotificationService	func sendCustomNotification(_ converstaionId: String, content: String, params: V2NIMSendCustomNotificationParams, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	sendCustomNotification:content:params:success:failure:	
a	e	V2NIMP2PMessageMuteMode	Int, Sendable		
a	m	V2NIMP2PMessageMuteMode	case NIM_P2P_MESSAGE_MUTE_MODE_OFF = 0	V2NIM_P2P_MESSAGE_MUTE_MODE_OFF	
a	m	V2NIMP2PMessageMuteMode	case NIM_P2P_MESSAGE_MUTE_MODE_ON = 1	V2NIM_P2P_MESSAGE_MUTE_MODE_ON	
a	c	V2NIMP2PMessageReadReceipt	NSObject		
a	m	V2NIMP2PMessageReadReceipt	var conversationId: String? { get }	conversationId	
a	m	V2NIMP2PMessageReadReceipt	var timestamp: TimeInterval { get }	timestamp	
a	t	V2NIMP2PReadReceiptSuccess	(V2NIMP2PMessageReadReceipt) -> Void		
a	p	V2NIMPassthroughListener	NSObjectProtocol		
a	m	V2NIMPassthroughListener	optional func onProxyNotify(_ notify: V2NIMProxyNotify)	onProxyNotify:	
a	p	V2NIMPassthroughService	NSObjectProtocol		
a	m	V2NIMPassthroughService	func add(_ listener: any V2NIMPassthroughListener)	addPassthroughListener:	
a	m	V2NIMPassthroughService	func httpProxy(_ request: V2NIMProxyRequest, success: V2NIMHttpProxySuccess, failure: V2NIMFailureCallback)	httpProxy:success:failure:	
a	m	V2NIMPassthroughService	func remove(_ listener: any V2NIMPassthroughListener)	removePassthroughListener:	
a	c	V2NIMPostscript	NSObject		
a	m	V2NIMPostscript	var content: String { get }	content	
a	m	V2NIMPostscript	var fromAccount: String { get }	fromAccount	
a	m	V2NIMPostscript	var time: TimeInterval { get }	time	
a	t	V2NIMProgressCallback	(UInt) -> Void		
a	c	V2NIMProxyAICallAntispamConfig	NSObject		
a	m	V2NIMProxyAICallAntispamConfig	var antispamBusinessId: String?	antispamBusinessId	
a	m	V2NIMProxyAICallAntispamConfig	var antispamEnabled: Bool	antispamEnabled	
a	c	V2NIMProxyAIModelCallParams	NSObject		
a	m	V2NIMProxyAIModelCallParams	var accountId: String	accountId	
a	m	V2NIMProxyAIModelCallParams	var aiStream: Bool	aiStream	
a	m	V2NIMProxyAIModelCallParams	var antispamConfig: V2NIMProxyAICallAntispamConfig?	antispamConfig	
a	m	V2NIMProxyAIModelCallParams	var content: V2NIMAIModelCallContent	content	
a	m	V2NIMProxyAIModelCallParams	var messages: [V2NIMAIModelCallMessage]?	messages	
a	m	V2NIMProxyAIModelCallParams	var modelConfigParams: V2NIMAIModelConfigParams?	modelConfigParams	
a	m	V2NIMProxyAIModelCallParams	var promptVariables: String?	promptVariables	
a	m	V2NIMProxyAIModelCallParams	var requestId: String	requestId	
a	c	V2NIMProxyNotify	NSObject		
a	m	V2NIMProxyNotify	var body: String? { get }	body	
a	m	V2NIMProxyNotify	var fromAccountId: String? { get }	fromAccountId	
a	m	V2NIMProxyNotify	var time: TimeInterval { get }	time	
a	c	V2NIMProxyRequest	NSObject		
a	m	V2NIMProxyRequest	var body: String?	body	
a	m	V2NIMProxyRequest	var header: String?	header	
a	m	V2NIMProxyRequest	var method: V2NIMProxyRequestMethod	method	
a	m	V2NIMProxyRequest	var path: String	path	
a	m	V2NIMProxyRequest	var zone: String?	zone	
a	e	V2NIMProxyRequestMethod	Int, Sendable		
a	m	V2NIMProxyRequestMethod	case PROXY_REQUEST_METHOD_DELETE = 4	V2NIM_PROXY_REQUEST_METHOD_DELETE	
a	m	V2NIMProxyRequestMethod	case PROXY_REQUEST_METHOD_GET = 1	V2NIM_PROXY_REQUEST_METHOD_GET	
a	m	V2NIMProxyRequestMethod	case PROXY_REQUEST_METHOD_POST = 2	V2NIM_PROXY_REQUEST_METHOD_POST	
a	m	V2NIMProxyRequestMethod	case PROXY_REQUEST_METHOD_PUT = 3	V2NIM_PROXY_REQUEST_METHOD_PUT	
a	c	V2NIMProxyResponse	NSObject		
a	m	V2NIMProxyResponse	var body: String? { get }	body	
a	m	V2NIMProxyResponse	var header: String? { get }	header	
a	e	V2NIMQueryDirection	Int, Sendable		
a	m	V2NIMQueryDirection	case QUERY_DIRECTION_ASC = 1	V2NIM_QUERY_DIRECTION_ASC	
a	m	V2NIMQueryDirection	case QUERY_DIRECTION_DESC = 0	V2NIM_QUERY_DIRECTION_DESC	
a	p	V2NIMReconnectDelayProvider	NSObjectProtocol		
a	m	V2NIMReconnectDelayProvider	func getReconnectDelay(_ delay: Int32) -> Int32	getReconnectDelay:	
a	c	V2NIMRefreshUserAIBotTokenParams	NSObject		
a	m	V2NIMRefreshUserAIBotTokenParams	var accid: String	accid	
a	c	V2NIMRefreshUserAIBotTokenResult	NSObject		
a	m	V2NIMRefreshUserAIBotTokenResult	var token: String	token	
a	t	V2NIMRefreshUserAIBotTokenSuccess	(V2NIMRefreshUserAIBotTokenResult?) -> Void		
a	t	V2NIMRemoveCollectionSuccess	(Int32) -> Void		
a	c	V2NIMRemoveTopicsParams	NSObject, NSCopying		
a	m	V2NIMRemoveTopicsParams	var topicList: [V2NIMTopic]	topicList	
a	c	V2NIMRouteConfig	NSObject		
a	m	V2NIMRouteConfig	var routeEnabled: Bool	routeEnabled	
a	m	V2NIMRouteConfig	var routeEnvironment: String?	routeEnvironment	
a	c	V2NIMSDKOption	NSObject		
a	m	V2NIMSDKOption	var enableServerV2FriendAddApplication: Bool	enableServerV2FriendAddApplication	
a	m	V2NIMSDKOption	var enableServerV2TeamJoinActionInfo: Bool	enableServerV2TeamJoinActionInfo	
a	m	V2NIMSDKOption	var enableV2CloudConversation: Bool	enableV2CloudConversation	
a	m	V2NIMSDKOption	var enableV2ConversationIncrementalSyncNotify: Bool	enableV2ConversationIncrementalSyncNotify	
a	m	V2NIMSDKOption	var useV1Login: Bool	useV1Login	
a	e	V2NIMSearchDirection	Int, Sendable		
a	m	V2NIMSearchDirection	case SEARCH_DIRECTION_BACKWARD = 0	V2NIM_SEARCH_DIRECTION_BACKWARD	
a	m	V2NIMSearchDirection	case SEARCH_DIRECTION_FORWARD = 1	V2NIM_SEARCH_DIRECTION_FORWARD	
a	e	V2NIMSearchKeywordMathType	Int, Sendable		
a	m	V2NIMSearchKeywordMathType	case SEARCH_KEYWORD_MATH_TYPE_AND = 1	V2NIM_SEARCH_KEYWORD_MATH_TYPE_AND	
a	m	V2NIMSearchKeywordMathType	case SEARCH_KEYWORD_MATH_TYPE_OR = 0	V2NIM_SEARCH_KEYWORD_MATH_TYPE_OR	
a	e	V2NIMSearchStrategy	Int, Sendable		
a	m	V2NIMSearchStrategy	case SEARCH_STRATEGY_FTS = 1	V2NIM_SEARCH_STRATEGY_FTS	
a	m	V2NIMSearchStrategy	case SEARCH_STRATEGY_SQL_LIKE = 0	V2NIM_SEARCH_STRATEGY_SQL_LIKE	
a	c	V2NIMSearchTeamMemberParams	NSObject		
a	m	V2NIMSearchTeamMemberParams	var keywordList: [String]	keywordList	
a	m	V2NIMSearchTeamMemberParams	var keywordMatchType: V2NIMSearchKeywordMathType	keywordMatchType	
a	m	V2NIMSearchTeamMemberParams	var limit: Int	limit	
a	m	V2NIMSearchTeamMemberParams	var nextToken: String?	nextToken	
a	m	V2NIMSearchTeamMemberParams	var searchAccountId: Bool	searchAccountId	
a	m	V2NIMSearchTeamMemberParams	var searchTeamNick: Bool	searchTeamNick	
a	m	V2NIMSearchTeamMemberParams	var teamRefers: [V2NIMTeamRefer]	teamRefers	
a	t	V2NIMSearchTeamMembersExCallback	([V2NIMTeamRefer : [V2NIMTeamMember]]) -> Void		
a	t	V2NIMSearchTeamsCallback	([V2NIMTeam]) -> Void		
a	c	V2NIMSendChatroomMessageParams	NSObject		
a	m	V2NIMSendChatroomMessageParams	var antispamConfig: V2NIMMessageAntispamConfig?	antispamConfig	
a	m	V2NIMSendChatroomMessageParams	var clientAntispamEnabled: Bool	clientAntispamEnabled	
a	m	V2NIMSendChatroomMessageParams	var clientAntispamReplace: String?	clientAntispamReplace	
a	m	V2NIMSendChatroomMessageParams	var locationInfo: V2NIMLocationInfo?	locationInfo	
a	m	V2NIMSendChatroomMessageParams	var messageConfig: V2NIMChatroomMessageConfig?	messageConfig	
a	m	V2NIMSendChatroomMessageParams	var notifyTargetTags: String?	notifyTargetTags	
a	m	V2NIMSendChatroomMessageParams	var receiverIds: [Any]?	receiverIds	
a	m	V2NIMSendChatroomMessageParams	var routeConfig: V2NIMMessageRouteConfig?	routeConfig	
a	c	V2NIMSendChatroomMessageResult	NSObject, NSCopying		
a	m	V2NIMSendChatroomMessageResult	var antispamResult: String? { get }	antispamResult	
a	m	V2NIMSendChatroomMessageResult	var clientAntispamResult: V2NIMClientAntispamResult? { get }	clientAntispamResult	
a	m	V2NIMSendChatroomMessageResult	var message: V2NIMChatroomMessage? { get }	message	
a	t	V2NIMSendChatroomMessageSuccess	(V2NIMSendChatroomMessageResult) -> Void		
a	c	V2NIMSendCustomNotificationParams	NSObject		
a	m	V2NIMSendCustomNotificationParams	var antispamConfig: V2NIMNotificationAntispamConfig	antispamConfig	
a	m	V2NIMSendCustomNotificationParams	var notificationConfig: V2NIMNotificationConfig	notificationConfig	
a	m	V2NIMSendCustomNotificationParams	var pushConfig: V2NIMNotificationPushConfig	pushConfig	
a	m	V2NIMSendCustomNotificationParams	var routeConfig: V2NIMNotificationRouteConfig	routeConfig	
a	c	V2NIMSendMessageParams	NSObject, NSCopying		
a	m	V2NIMSendMessageParams	var aiConfig: V2NIMMessageAIConfigParams?	aiConfig	
a	m	V2NIMSendMessageParams	var antispamConfig: V2NIMMessageAntispamConfig	antispamConfig	
a	m	V2NIMSendMessageParams	var clientAntispamEnabled: Bool	clientAntispamEnabled	
a	m	V2NIMSendMessageParams	var clientAntispamReplace: String?	clientAntispamReplace	
a	m	V2NIMSendMessageParams	var messageConfig: V2NIMMessageConfig	messageConfig	
a	m	V2NIMSendMessageParams	var pushConfig: V2NIMMessagePushConfig	pushConfig	
a	m	V2NIMSendMessageParams	var robotConfig: V2NIMMessageRobotConfig	robotConfig	
a	m	V2NIMSendMessageParams	var routeConfig: V2NIMMessageRouteConfig	routeConfig	
a	m	V2NIMSendMessageParams	var targetConfig: V2NIMMessageTargetConfig?	targetConfig	
a	c	V2NIMSendMessageResult	NSObject		
a	m	V2NIMSendMessageResult	var antispamResult: String? { get }	antispamResult	
a	m	V2NIMSendMessageResult	var clientAntispamResult: V2NIMClientAntispamResult? { get }	clientAntispamResult	
a	m	V2NIMSendMessageResult	var message: V2NIMMessage? { get }	message	
a	t	V2NIMSendMessageSuccess	(V2NIMSendMessageResult) -> Void		
a	c	V2NIMSendTopicMessageParams	NSObject, NSCopying		
a	m	V2NIMSendTopicMessageParams	var createTopicParams: V2NIMCreateTopicParams?	createTopicParams	
a	m	V2NIMSendTopicMessageParams	var sendMessageParams: V2NIMSendMessageParams?	sendMessageParams	
a	t	V2NIMSetApplicationReadSuccess	(Bool) -> Void		
a	p	V2NIMSettingListener	NSObjectProtocol		
a	m	V2NIMSettingListener	optional func onP2PMessageMuteModeChanged(_ accountId: String, muteMode: V2NIMP2PMessageMuteMode)	onP2PMessageMuteModeChanged:muteMode:	
a	m	V2NIMSettingListener	optional func onPushMobile(onDesktopOnlineChanged need: Bool)	onPushMobileOnDesktopOnlineChanged:	
a	m	V2NIMSettingListener	optional func onTeamMessageMuteModeChanged(_ teamId: String, teamType: V2NIMTeamType, muteMode: V2NIMTeamMessageMuteMode)	onTeamMessageMuteModeChanged:teamType:muteMode:	
a	p	V2NIMSettingService	NSObjectProtocol		
a	m	V2NIMSettingService	func add(_ listener: any V2NIMSettingListener)	addSettingListener:	
a	m	V2NIMSettingService	func getAllTeamMessageMuteMode(_ teamType: V2NIMTeamType, success: V2NIMGetAllTeamMessageMuteModeCallback?, failure: V2NIMFailureCallback? = nil)	getAllTeamMessageMuteMode:success:failure:	
a	m	V2NIMSettingService	func getConversationMuteStatus(_ conversationId: String) -> Bool	getConversationMuteStatus:	
a	m	V2NIMSettingService	func getDndConfig() -> V2NIMDndConfig?	getDndConfig	
a	m	V2NIMSettingService	func getP2PMessageMuteList(_ success: V2NIMGetMuteListSuccess?, failure: V2NIMFailureCallback? = nil)	getP2PMessageMuteList:failure:	
a	m	V2NIMSettingService	func getP2PMessageMuteMode(_ accountId: String) -> V2NIMP2PMessageMuteMode	getP2PMessageMuteMode:	
a	m	V2NIMSettingService	func getPushMobileOnDesktopOnline() -> Bool	getPushMobileOnDesktopOnline	
a	m	V2NIMSettingService	func getTeamMessageMuteMode(_ teamId: String, teamType: V2NIMTeamType) -> V2NIMTeamMessageMuteMode	getTeamMessageMuteMode:teamType:	
a	m	V2NIMSettingService	func remove(_ listener: any V2NIMSettingListener)	removeSettingListener:	
a	m	V2NIMSettingService	func setDndConfig(_ config: V2NIMDndConfig, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setDndConfig:success:failure:	
a	m	V2NIMSettingService	func setP2PMessageMuteMode(_ accountId: String, muteMode: V2NIMP2PMessageMuteMode, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setP2PMessageMuteMode:muteMode:success:failure:	
a	m	V2NIMSettingService	func setPushMobileOnDesktopOnline(_ need: Bool, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setPushMobileOnDesktopOnline:success:failure:	
a	m	V2NIMSettingService	func setTeamMessageMuteMode(_ teamId: String, teamType: V2NIMTeamType, muteMode: V2NIMTeamMessageMuteMode, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setTeamMessageMuteMode:teamType:muteMode:success:failure:	
a	t	V2NIMShortUrlToLongSuccess	(String) -> Void		
a	c	V2NIMSignallingAcceptInviteParams	NSObject		
a	m	V2NIMSignallingAcceptInviteParams	var channelId: String	channelId	
a	m	V2NIMSignallingAcceptInviteParams	var inviterAccountId: String	inviterAccountId	
a	m	V2NIMSignallingAcceptInviteParams	var offlineEnabled: Bool	offlineEnabled	
a	m	V2NIMSignallingAcceptInviteParams	var requestId: String	requestId	
a	m	V2NIMSignallingAcceptInviteParams	var serverExtension: String?	serverExtension	
a	c	V2NIMSignallingCallParams	NSObject		
a	m	V2NIMSignallingCallParams	var calleeAccountId: String	calleeAccountId	
a	m	V2NIMSignallingCallParams	var channelExtension: String?	channelExtension	
a	m	V2NIMSignallingCallParams	var channelName: String?	channelName	
a	m	V2NIMSignallingCallParams	var channelType: V2NIMSignallingChannelType	channelType	
a	m	V2NIMSignallingCallParams	var pushConfig: V2NIMSignallingPushConfig?	pushConfig	
a	m	V2NIMSignallingCallParams	var requestId: String	requestId	
a	m	V2NIMSignallingCallParams	var rtcConfig: V2NIMSignallingRtcConfig?	rtcConfig	
a	m	V2NIMSignallingCallParams	var serverExtension: String?	serverExtension	
a	m	V2NIMSignallingCallParams	var signallingConfig: V2NIMSignallingConfig?	signallingConfig	
a	c	V2NIMSignallingCallResult	NSObject		
a	m	V2NIMSignallingCallResult	var callStatus: Int32 { get }	callStatus	
a	m	V2NIMSignallingCallResult	var roomInfo: V2NIMSignallingRoomInfo { get }	roomInfo	
a	m	V2NIMSignallingCallResult	var rtcInfo: V2NIMSignallingRtcInfo? { get }	rtcInfo	
a	c	V2NIMSignallingCallSetupParams	NSObject		
a	m	V2NIMSignallingCallSetupParams	var callerAccountId: String	callerAccountId	
a	m	V2NIMSignallingCallSetupParams	var channelId: String	channelId	
a	m	V2NIMSignallingCallSetupParams	var requestId: String	requestId	
a	m	V2NIMSignallingCallSetupParams	var rtcConfig: V2NIMSignallingRtcConfig?	rtcConfig	
a	m	V2NIMSignallingCallSetupParams	var serverExtension: String?	serverExtension	
a	m	V2NIMSignallingCallSetupParams	var signallingConfig: V2NIMSignallingConfig?	signallingConfig	
a	c	V2NIMSignallingCallSetupResult	NSObject		
a	m	V2NIMSignallingCallSetupResult	var callStatus: Int32 { get }	callStatus	
a	m	V2NIMSignallingCallSetupResult	var roomInfo: V2NIMSignallingRoomInfo { get }	roomInfo	
a	m	V2NIMSignallingCallSetupResult	var rtcInfo: V2NIMSignallingRtcInfo? { get }	rtcInfo	
a	t	V2NIMSignallingCallSetupSuccess	(V2NIMSignallingCallSetupResult) -> Void		
a	t	V2NIMSignallingCallSuccess	(V2NIMSignallingCallResult) -> Void		
a	c	V2NIMSignallingCancelInviteParams	NSObject		
a	m	V2NIMSignallingCancelInviteParams	var channelId: String	channelId	
a	m	V2NIMSignallingCancelInviteParams	var inviteeAccountId: String	inviteeAccountId	
a	m	V2NIMSignallingCancelInviteParams	var offlineEnabled: Bool	offlineEnabled	
a	m	V2NIMSignallingCancelInviteParams	var pushConfig: V2NIMSignallingPushConfig	pushConfig	
a	m	V2NIMSignallingCancelInviteParams	var requestId: String	requestId	
a	m	V2NIMSignallingCancelInviteParams	var serverExtension: String?	serverExtension	
a	c	V2NIMSignallingChannelInfo	NSObject		
a	m	V2NIMSignallingChannelInfo	var channelExtension: String?	channelExtension	
a	m	V2NIMSignallingChannelInfo	var channelId: String { get }	channelId	
a	m	V2NIMSignallingChannelInfo	var channelName: String? { get }	channelName	
a	m	V2NIMSignallingChannelInfo	var channelType: V2NIMSignallingChannelType { get }	channelType	
a	m	V2NIMSignallingChannelInfo	var channelValid: Bool { get }	channelValid	
a	m	V2NIMSignallingChannelInfo	var createTime: TimeInterval	createTime	
a	m	V2NIMSignallingChannelInfo	var creatorAccountId: String	creatorAccountId	
a	m	V2NIMSignallingChannelInfo	var expireTime: TimeInterval	expireTime	
a	e	V2NIMSignallingChannelType	Int, Sendable		
a	m	V2NIMSignallingChannelType	case SIGNALLING_CHANNEL_TYPE_AUDIO = 1	V2NIM_SIGNALLING_CHANNEL_TYPE_AUDIO	
a	m	V2NIMSignallingChannelType	case SIGNALLING_CHANNEL_TYPE_CUSTOM = 3	V2NIM_SIGNALLING_CHANNEL_TYPE_CUSTOM	
a	m	V2NIMSignallingChannelType	case SIGNALLING_CHANNEL_TYPE_VIDEO = 2	V2NIM_SIGNALLING_CHANNEL_TYPE_VIDEO	
a	c	V2NIMSignallingConfig	NSObject		
a	m	V2NIMSignallingConfig	var offlineEnabled: Bool	offlineEnabled	
a	m	V2NIMSignallingConfig	var selfUid: Int	selfUid	
a	m	V2NIMSignallingConfig	var unreadEnabled: Bool	unreadEnabled	
a	t	V2NIMSignallingCreateRoomSuccess	(V2NIMSignallingChannelInfo) -> Void		
a	c	V2NIMSignallingEvent	NSObject		
a	m	V2NIMSignallingEvent	var channelInfo: V2NIMSignallingChannelInfo { get }	channelInfo	
a	m	V2NIMSignallingEvent	var eventType: V2NIMSignallingEventType { get }	eventType	
a	m	V2NIMSignallingEvent	var inviteeAccountId: String? { get }	inviteeAccountId	
a	m	V2NIMSignallingEvent	var inviterAccountId: String? { get }	inviterAccountId	
a	m	V2NIMSignallingEvent	var member: V2NIMSignallingMember? { get }	member	
a	m	V2NIMSignallingEvent	var operatorAccountId: String { get }	operatorAccountId	
a	m	V2NIMSignallingEvent	var pushConfig: V2NIMSignallingPushConfig? { get }	pushConfig	
a	m	V2NIMSignallingEvent	var requestId: String { get }	requestId	
a	m	V2NIMSignallingEvent	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMSignallingEvent	var time: TimeInterval { get }	time	
a	m	V2NIMSignallingEvent	var unreadEnabled: Bool { get }	unreadEnabled	
a	e	V2NIMSignallingEventType	Int, Sendable		
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_ACCEPT = 6	V2NIM_SIGNALLING_EVENT_TYPE_ACCEPT	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_CANCEL_INVITE = 4	V2NIM_SIGNALLING_EVENT_TYPE_CANCEL_INVITE	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_CLOSE = 1	V2NIM_SIGNALLING_EVENT_TYPE_CLOSE	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_CONTROL = 8	V2NIM_SIGNALLING_EVENT_TYPE_CONTROL	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_INVITE = 3	V2NIM_SIGNALLING_EVENT_TYPE_INVITE	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_JOIN = 2	V2NIM_SIGNALLING_EVENT_TYPE_JOIN	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_KICK = 9	V2NIM_SIGNALLING_EVENT_TYPE_KICK	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_LEAVE = 7	V2NIM_SIGNALLING_EVENT_TYPE_LEAVE	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_REJECT = 5	V2NIM_SIGNALLING_EVENT_TYPE_REJECT	
a	m	V2NIMSignallingEventType	case SIGNALLING_EVENT_TYPE_UNKNOWN = 0	V2NIM_SIGNALLING_EVENT_TYPE_UNKNOWN	
a	t	V2NIMSignallingGetRoomInfoByChannelNameSuccess	(V2NIMSignallingRoomInfo) -> Void		
a	c	V2NIMSignallingInviteParams	NSObject		
a	m	V2NIMSignallingInviteParams	var channelId: String	channelId	
a	m	V2NIMSignallingInviteParams	var inviteeAccountId: String	inviteeAccountId	
a	m	V2NIMSignallingInviteParams	var pushConfig: V2NIMSignallingPushConfig?	pushConfig	
a	m	V2NIMSignallingInviteParams	var requestId: String	requestId	
a	m	V2NIMSignallingInviteParams	var serverExtension: String?	serverExtension	
a	m	V2NIMSignallingInviteParams	var signallingConfig: V2NIMSignallingConfig?	signallingConfig	
a	c	V2NIMSignallingJoinParams	NSObject		
a	m	V2NIMSignallingJoinParams	var channelId: String	channelId	
a	m	V2NIMSignallingJoinParams	var rtcConfig: V2NIMSignallingRtcConfig?	rtcConfig	
a	m	V2NIMSignallingJoinParams	var serverExtension: String?	serverExtension	
a	m	V2NIMSignallingJoinParams	var signallingConfig: V2NIMSignallingConfig?	signallingConfig	
a	c	V2NIMSignallingJoinResult	NSObject		
a	m	V2NIMSignallingJoinResult	var roomInfo: V2NIMSignallingRoomInfo? { get }	roomInfo	
a	m	V2NIMSignallingJoinResult	var rtcInfo: V2NIMSignallingRtcInfo? { get }	rtcInfo	
a	t	V2NIMSignallingJoinRoomSuccess	(V2NIMSignallingJoinResult) -> Void		
a	p	V2NIMSignallingListener	NSObjectProtocol		
a	m	V2NIMSignallingListener	optional func onMultiClientEvent(_ event: V2NIMSignallingEvent)	onMultiClientEvent:	
a	m	V2NIMSignallingListener	optional func onOfflineEvent(_ event: [V2NIMSignallingEvent])	onOfflineEvent:	
a	m	V2NIMSignallingListener	optional func onOnlineEvent(_ event: V2NIMSignallingEvent)	onOnlineEvent:	
a	m	V2NIMSignallingListener	optional func onSyncRoomInfoList(_ channelRooms: [V2NIMSignallingRoomInfo])	onSyncRoomInfoList:	
a	c	V2NIMSignallingMember	NSObject		
a	m	V2NIMSignallingMember	var accountId: String { get }	accountId	
a	m	V2NIMSignallingMember	var deviceId: String { get }	deviceId	
a	m	V2NIMSignallingMember	var expireTime: TimeInterval { get }	expireTime	
a	m	V2NIMSignallingMember	var joinTime: TimeInterval { get }	joinTime	
a	m	V2NIMSignallingMember	var uid: Int { get }	uid	
a	c	V2NIMSignallingPushConfig	NSObject		
a	m	V2NIMSignallingPushConfig	var pushContent: String?	pushContent	
a	m	V2NIMSignallingPushConfig	var pushEnabled: Bool	pushEnabled	
a	m	V2NIMSignallingPushConfig	var pushPayload: String?	pushPayload	
a	m	V2NIMSignallingPushConfig	var pushTitle: String?	pushTitle	
a	c	V2NIMSignallingRejectInviteParams	NSObject		
a	m	V2NIMSignallingRejectInviteParams	var channelId: String	channelId	
a	m	V2NIMSignallingRejectInviteParams	var inviterAccountId: String	inviterAccountId	
a	m	V2NIMSignallingRejectInviteParams	var offlineEnabled: Bool	offlineEnabled	
a	m	V2NIMSignallingRejectInviteParams	var requestId: String	requestId	
a	m	V2NIMSignallingRejectInviteParams	var serverExtension: String?	serverExtension	
a	c	V2NIMSignallingRoomInfo	NSObject		
a	m	V2NIMSignallingRoomInfo	var channelInfo: V2NIMSignallingChannelInfo { get }	channelInfo	
a	m	V2NIMSignallingRoomInfo	var members: [V2NIMSignallingMember] { get }	members	
a	c	V2NIMSignallingRtcConfig	NSObject		
a	m	V2NIMSignallingRtcConfig	var rtcChannelName: String?	rtcChannelName	
a	m	V2NIMSignallingRtcConfig	var rtcParams: String?	rtcParams	
a	m	V2NIMSignallingRtcConfig	var rtcTokenTtl: Int	rtcTokenTtl	
a	c	V2NIMSignallingRtcInfo	NSObject		
a	m	V2NIMSignallingRtcInfo	var rtcParams: String?	rtcParams	
a	m	V2NIMSignallingRtcInfo	var rtcToken: String?	rtcToken	
a	m	V2NIMSignallingRtcInfo	var rtcTokenTtl: Int	rtcTokenTtl	
a	p	V2NIMSignallingService	NSObjectProtocol		
a	m	V2NIMSignallingService	func acceptInvite(_ param: V2NIMSignallingAcceptInviteParams, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	acceptInvite:success:failure:	
a	m	V2NIMSignallingService	func add(_ listener: any V2NIMSignallingListener)	addSignallingListener:	
a	m	V2NIMSignallingService	func call(_ param: V2NIMSignallingCallParams, success: V2NIMSignallingCallSuccess, failure: V2NIMFailureCallback)	call:success:failure:	
a	m	V2NIMSignallingService	func callSetup(_ param: V2NIMSignallingCallSetupParams, success: V2NIMSignallingCallSetupSuccess, failure: V2NIMFailureCallback)	callSetup:success:failure:	
a	m	V2NIMSignallingService	func cancelInvite(_ param: V2NIMSignallingCancelInviteParams, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	cancelInvite:success:failure:	
a	m	V2NIMSignallingService	func closeRoom(_ channelId: String, offlineEnabled: Bool, serverExtension: String?, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	closeRoom:offlineEnabled:serverExtension:success:failure:	
a	m	V2NIMSignallingService	func createRoom(_ channelType: V2NIMSignallingChannelType, channelName: String?, channelExtension: String?, success: V2NIMSignallingCreateRoomSuccess, failure: V2NIMFailureCallback)	createRoom:channelName:channelExtension:success:failure:	
a	m	V2NIMSignallingService	func getRoomInfo(byChannelName channelName: String, success: V2NIMSignallingGetRoomInfoByChannelNameSuccess, failure: V2NIMFailureCallback)	getRoomInfoByChannelName:success:failure:	
a	m	V2NIMSignallingService	func invite(_ param: V2NIMSignallingInviteParams, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	invite:success:failure:	
a	m	V2NIMSignallingService	func joinRoom(_ param: V2NIMSignallingJoinParams, success: V2NIMSignallingJoinRoomSuccess, failure: V2NIMFailureCallback)	joinRoom:success:failure:	
a	m	V2NIMSignallingService	func leaveRoom(_ channelId: String, offlineEnabled: Bool, serverExtension: String?, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	leaveRoom:offlineEnabled:serverExtension:success:failure:	
a	m	V2NIMSignallingService	func rejectInvite(_ param: V2NIMSignallingRejectInviteParams, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	rejectInvite:success:failure:	
a	m	V2NIMSignallingService	func remove(_ listener: any V2NIMSignallingListener)	removeSignallingListener:	
a	m	V2NIMSignallingService	func sendControl(_ channelId: String, receiverAccountId: String?, serverExtension: String?, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	sendControl:receiverAccountId:serverExtension:success:failure:	
a	c	V2NIMSize	NSObject		
a	m	V2NIMSize	var height: Int { get }	height	
a	m	V2NIMSize	init(width: Int, height: Int)	initWithWidth:height:	
a	m	V2NIMSize	var width: Int { get }	width	
a	e	V2NIMSortOrder	Int, Sendable		
a	m	V2NIMSortOrder	case SORT_ORDER_ASC = 1	V2NIM_SORT_ORDER_ASC	
a	m	V2NIMSortOrder	case SORT_ORDER_DESC = 0	V2NIM_SORT_ORDER_DESC	
a	p	V2NIMStatisticsListener	NSObjectProtocol		
a	p	V2NIMStatisticsService	NSObjectProtocol		
a	m	V2NIMStatisticsService	func getDatabaseInfos(_ success: V2NIMGetDatabaseInfosCallback, failure: V2NIMFailureCallback? = nil)	getDatabaseInfos:failure:	
a	c	V2NIMStorageScene	NSObject		
a	m	V2NIMStorageScene	var expireTime: UInt	expireTime	
a	m	V2NIMStorageScene	var sceneName: String?	sceneName	
a	c	V2NIMStorageSceneConfig	NSObject		
a	m	V2NIMStorageSceneConfig	class func default_IM() -> V2NIMStorageScene	DEFAULT_IM	
a	m	V2NIMStorageSceneConfig	class func default_PROFILE() -> V2NIMStorageScene	DEFAULT_PROFILE	
a	m	V2NIMStorageSceneConfig	class func default_SYSTEM() -> V2NIMStorageScene	DEFAULT_SYSTEM	
a	m	V2NIMStorageSceneConfig	class func security_LINK() -> V2NIMStorageScene	SECURITY_LINK	
a	p	V2NIMStorageService	NSObjectProtocol		
a	m	V2NIMStorageService	func addCustomStorageScene(_ sceneName: String, expireTime: UInt)	addCustomStorageScene:expireTime:	
a	m	V2NIMStorageService	func cancelUploadFile(_ fileTask: V2NIMUploadFileTask, success: V2NIMSuccessCallback, failure: V2NIMFailureCallback)	cancelUploadFile:success:failure:	
a	m	V2NIMStorageService	func createUploadFileTask(_ fileParams: V2NIMUploadFileParams) -> V2NIMUploadFileTask	createUploadFileTask:	
a	m	V2NIMStorageService	func downloadAttachment(_ downloadParam: V2NIMDownloadMessageAttachmentParams, success: V2NIMDownloadAttachmentSuccess, failure: V2NIMFailureCallback, progress: V2NIMProgressCallback? = nil)	downloadAttachment:success:failure:progress:	
a	m	V2NIMStorageService	func downloadFile(_ url: String, filePath: String, success: V2NIMFileDownloadSuccess, failure: V2NIMFailureCallback, progress: V2NIMProgressCallback? = nil)	downloadFile:filePath:success:failure:progress:	
a	m	V2NIMStorageService	func getImageThumbUrl(_ attachment: V2NIMMessageAttachment, thumbSize: V2NIMSize, success: V2NIMGetImageThumbUrlSuccess, failure: V2NIMFailureCallback)	getImageThumbUrl:thumbSize:success:failure:	
a	m	V2NIMStorageService	func getStorageSceneList() -> [V2NIMStorageScene]	getStorageSceneList	
a	m	V2NIMStorageService	func getVideoCoverUrl(_ attachment: V2NIMMessageAttachment, thumbSize: V2NIMSize, success: V2NIMGetVideoCoverUrlSuccess, failure: V2NIMFailureCallback)	getVideoCoverUrl:thumbSize:success:failure:	
a	m	V2NIMStorageService	func shortUrl(toLong url: String, success: V2NIMShortUrlToLongSuccess, failure: V2NIMFailureCallback)	shortUrlToLong:success:failure:	
a	m	V2NIMStorageService	func uploadFile(_ fileTask: V2NIMUploadFileTask, success: V2NIMFileUploadSuccess, failure: V2NIMFileUploadFailure, progress: V2NIMFileUploadProgress)	uploadFile:success:failure:progress:	
a	c	V2NIMStorageUtil	NSObject		
a	m	V2NIMStorageUtil	class func imageThumbUrl(_ url: String, thumbSize: Int) -> String	imageThumbUrl:thumbSize:	
a	m	V2NIMStorageUtil	class func videoCoverUrl(_ url: String, offset: Int) -> String	videoCoverUrl:offset:	
a	p	V2NIMSubscribeListener	NSObjectProtocol		
a	m	V2NIMSubscribeListener	func onUserStatusChanged(_ data: [V2NIMUserStatus])	onUserStatusChanged:	
a	t	V2NIMSubscribeQueryCallback	([V2NIMUserStatusSubscribeResult]) -> Void		
a	t	V2NIMSubscribeUserStatusCallback	([String]) -> Void		
a	c	V2NIMSubscribeUserStatusOption	NSObject		
a	m	V2NIMSubscribeUserStatusOption	var accountIds: [String]	accountIds	
a	m	V2NIMSubscribeUserStatusOption	var duration: Int	duration	
a	m	V2NIMSubscribeUserStatusOption	var immediateSync: Bool	immediateSync	
a	p	V2NIMSubscriptionService	NSObjectProtocol		
a	m	V2NIMSubscriptionService	func add(_ listener: any V2NIMSubscribeListener)	addSubscribeListener:	
a	m	V2NIMSubscriptionService	func publishCustomUserStatus(_ params: V2NIMCustomUserStatusParams, success: V2NIMCustomUserStatusPublishCallback?, failure: V2NIMFailureCallback? = nil)	publishCustomUserStatus:success:failure:	
a	m	V2NIMSubscriptionService	func queryUserStatusSubscriptions(_ accountIds: [String]?, success: V2NIMSubscribeQueryCallback?, failure: V2NIMFailureCallback? = nil)	queryUserStatusSubscriptions:success:failure:	
a	m	V2NIMSubscriptionService	func remove(_ listener: any V2NIMSubscribeListener)	removeSubscribeListener:	
a	m	V2NIMSubscriptionService	func subscribeUserStatus(_ option: V2NIMSubscribeUserStatusOption, success: V2NIMSubscribeUserStatusCallback?, failure: V2NIMFailureCallback? = nil)	subscribeUserStatus:success:failure:	
a	m	V2NIMSubscriptionService	func unsubscribeUserStatus(_ option: V2NIMUnsubscribeUserStatusOption, success: V2NIMUnsubscribeUserStatusCallback?, failure: V2NIMFailureCallback? = nil)	unsubscribeUserStatus:success:failure:	
a	t	V2NIMSuccessCallback	() -> Void		
a	c	V2NIMTeam	NSObject, NSCopying		
a	m	V2NIMTeam	var agreeMode: V2NIMTeamAgreeMode { get }	agreeMode	
a	m	V2NIMTeam	var announcement: String? { get }	announcement	
a	m	V2NIMTeam	var avatar: String? { get }	avatar	
a	m	V2NIMTeam	var chatBannedMode: V2NIMTeamChatBannedMode { get }	chatBannedMode	
a	m	V2NIMTeam	var createTime: TimeInterval { get }	createTime	
a	m	V2NIMTeam	var customerExtension: String? { get }	customerExtension	
a	m	V2NIMTeam	var intro: String? { get }	intro	
a	m	V2NIMTeam	var inviteMode: V2NIMTeamInviteMode { get }	inviteMode	
a	m	V2NIMTeam	var isTeamEffective: Bool { get }	isTeamEffective	
a	m	V2NIMTeam	var isValidTeam: Bool { get }	isValidTeam	
a	m	V2NIMTeam	var joinMode: V2NIMTeamJoinMode { get }	joinMode	
a	m	V2NIMTeam	var memberCount: Int { get }	memberCount	
a	m	V2NIMTeam	var memberLimit: Int { get }	memberLimit	
a	m	V2NIMTeam	var name: String { get }	name	
a	m	V2NIMTeam	var ownerAccountId: String { get }	ownerAccountId	
a	m	V2NIMTeam	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMTeam	var teamId: String { get }	teamId	
a	m	V2NIMTeam	var teamType: V2NIMTeamType { get }	teamType	
a	m	V2NIMTeam	var updateExtensionMode: V2NIMTeamUpdateExtensionMode { get }	updateExtensionMode	
a	m	V2NIMTeam	var updateInfoMode: V2NIMTeamUpdateInfoMode { get }	updateInfoMode	
a	m	V2NIMTeam	var updateTime: TimeInterval { get }	updateTime	
a	e	V2NIMTeamAgreeMode	Int, Sendable		
a	m	V2NIMTeamAgreeMode	case TEAM_AGREE_MODE_AUTH = 0	V2NIM_TEAM_AGREE_MODE_AUTH	
a	m	V2NIMTeamAgreeMode	case TEAM_AGREE_MODE_NO_AUTH = 1	V2NIM_TEAM_AGREE_MODE_NO_AUTH	
a	e	V2NIMTeamChatBannedMode	Int, Sendable		
a	m	V2NIMTeamChatBannedMode	case TEAM_CHAT_BANNED_MODE_BANNED_ALL = 3	V2NIM_TEAM_CHAT_BANNED_MODE_BANNED_ALL	
a	m	V2NIMTeamChatBannedMode	case TEAM_CHAT_BANNED_MODE_BANNED_NORMAL = 1	V2NIM_TEAM_CHAT_BANNED_MODE_BANNED_NORMAL	
a	m	V2NIMTeamChatBannedMode	case TEAM_CHAT_BANNED_MODE_NONE = 0	V2NIM_TEAM_CHAT_BANNED_MODE_NONE	
a	c	V2NIMTeamClearJoinActionInfoOption	NSObject, NSCopying		
a	m	V2NIMTeamClearJoinActionInfoOption	var timestamp: TimeInterval	timestamp	
a	m	V2NIMTeamClearJoinActionInfoOption	var type: V2NIMTeamJoinActionTeamType	type	
a	t	V2NIMTeamInfoCallback	(V2NIMTeam) -> Void		
a	t	V2NIMTeamInfoListCallback	([V2NIMTeam]) -> Void		
a	t	V2NIMTeamInviteMemberCallback	([String]) -> Void		
a	e	V2NIMTeamInviteMode	Int, Sendable		
a	m	V2NIMTeamInviteMode	case TEAM_INVITE_MODE_ALL = 1	V2NIM_TEAM_INVITE_MODE_ALL	
a	m	V2NIMTeamInviteMode	case TEAM_INVITE_MODE_MANAGER = 0	V2NIM_TEAM_INVITE_MODE_MANAGER	
a	c	V2NIMTeamInviteParams	NSObject		
a	m	V2NIMTeamInviteParams	var inviteeAccountIds: [String]	inviteeAccountIds	
a	m	V2NIMTeamInviteParams	var postscript: String?	postscript	
a	m	V2NIMTeamInviteParams	var serverExtension: String?	serverExtension	
a	c	V2NIMTeamJoinActionInfo	NSObject		
a	m	V2NIMTeamJoinActionInfo	var actionStatus: V2NIMTeamJoinActionStatus	actionStatus	
a	m	V2NIMTeamJoinActionInfo	var actionType: V2NIMTeamJoinActionType	actionType	
a	m	V2NIMTeamJoinActionInfo	var fromAccountId: String	fromAccountId	
a	m	V2NIMTeamJoinActionInfo	var operatorAccountId: String	operatorAccountId	
a	m	V2NIMTeamJoinActionInfo	var postscript: String	postscript	
a	m	V2NIMTeamJoinActionInfo	var postscriptHistory: [V2NIMPostscript] { get }	postscriptHistory	
a	m	V2NIMTeamJoinActionInfo	var read: Bool	read	
a	m	V2NIMTeamJoinActionInfo	var serverExtension: String	serverExtension	
a	m	V2NIMTeamJoinActionInfo	var serverId: String	serverId	
a	m	V2NIMTeamJoinActionInfo	var targetAccountId: String?	targetAccountId	
a	m	V2NIMTeamJoinActionInfo	var teamId: String	teamId	
a	m	V2NIMTeamJoinActionInfo	var teamType: V2NIMTeamType	teamType	
a	m	V2NIMTeamJoinActionInfo	var timestamp: TimeInterval	timestamp	
a	m	V2NIMTeamJoinActionInfo	var updateTimestamp: TimeInterval	updateTimestamp	
a	c	V2NIMTeamJoinActionInfoQueryOption	NSObject		
a	m	V2NIMTeamJoinActionInfoQueryOption	var limit: Int	limit	
a	m	V2NIMTeamJoinActionInfoQueryOption	var offset: Int	offset	
a	m	V2NIMTeamJoinActionInfoQueryOption	var status: [NSNumber]?	status	
a	m	V2NIMTeamJoinActionInfoQueryOption	var types: [NSNumber]?	types	
a	c	V2NIMTeamJoinActionInfoResult	NSObject		
a	m	V2NIMTeamJoinActionInfoResult	var finished: Bool { get }	finished	
a	m	V2NIMTeamJoinActionInfoResult	var infos: [V2NIMTeamJoinActionInfo]? { get }	infos	
a	m	V2NIMTeamJoinActionInfoResult	var offset: Int { get }	offset	
a	t	V2NIMTeamJoinActionInfoResultCallback	(V2NIMTeamJoinActionInfoResult) -> Void		
a	t	V2NIMTeamJoinActionInfoUnreadCountResultCallback	(Int) -> Void		
a	e	V2NIMTeamJoinActionStatus	Int, Sendable		
a	m	V2NIMTeamJoinActionStatus	case TEAM_JOIN_ACTION_STATUS_AGREED = 1	V2NIM_TEAM_JOIN_ACTION_STATUS_AGREED	
a	m	V2NIMTeamJoinActionStatus	case TEAM_JOIN_ACTION_STATUS_EXPIRED = 3	V2NIM_TEAM_JOIN_ACTION_STATUS_EXPIRED	
a	m	V2NIMTeamJoinActionStatus	case TEAM_JOIN_ACTION_STATUS_INIT = 0	V2NIM_TEAM_JOIN_ACTION_STATUS_INIT	
a	m	V2NIMTeamJoinActionStatus	case TEAM_JOIN_ACTION_STATUS_REJECTED = 2	V2NIM_TEAM_JOIN_ACTION_STATUS_REJECTED	
a	e	V2NIMTeamJoinActionTeamType	Int, Sendable		
a	m	V2NIMTeamJoinActionTeamType	case TEAM_JOIN_ACTION_TEAM_TYPE_ALL = 3	V2NIM_TEAM_JOIN_ACTION_TEAM_TYPE_ALL	
a	m	V2NIMTeamJoinActionTeamType	case TEAM_JOIN_ACTION_TEAM_TYPE_NORMAL = 1	V2NIM_TEAM_JOIN_ACTION_TEAM_TYPE_NORMAL	
a	m	V2NIMTeamJoinActionTeamType	case TEAM_JOIN_ACTION_TEAM_TYPE_SUPER = 2	V2NIM_TEAM_JOIN_ACTION_TEAM_TYPE_SUPER	
a	e	V2NIMTeamJoinActionType	Int, Sendable		
a	m	V2NIMTeamJoinActionType	case TEAM_JOIN_ACTION_TYPE_ACCEPT_APPLICATION = 4	V2NIM_TEAM_JOIN_ACTION_TYPE_ACCEPT_APPLICATION	
a	m	V2NIMTeamJoinActionType	case TEAM_JOIN_ACTION_TYPE_ACCEPT_INVITATION = 5	V2NIM_TEAM_JOIN_ACTION_TYPE_ACCEPT_INVITATION	
a	m	V2NIMTeamJoinActionType	case TEAM_JOIN_ACTION_TYPE_APPLICATION = 0	V2NIM_TEAM_JOIN_ACTION_TYPE_APPLICATION	
a	m	V2NIMTeamJoinActionType	case TEAM_JOIN_ACTION_TYPE_INVITATION = 2	V2NIM_TEAM_JOIN_ACTION_TYPE_INVITATION	
a	m	V2NIMTeamJoinActionType	case TEAM_JOIN_ACTION_TYPE_REJECT_APPLICATION = 1	V2NIM_TEAM_JOIN_ACTION_TYPE_REJECT_APPLICATION	
a	m	V2NIMTeamJoinActionType	case TEAM_JOIN_ACTION_TYPE_REJECT_INVITATION = 3	V2NIM_TEAM_JOIN_ACTION_TYPE_REJECT_INVITATION	
a	e	V2NIMTeamJoinMode	Int, Sendable		
a	m	V2NIMTeamJoinMode	case TEAM_JOIN_MODE_APPLY = 1	V2NIM_TEAM_JOIN_MODE_APPLY	
a	m	V2NIMTeamJoinMode	case TEAM_JOIN_MODE_FREE = 0	V2NIM_TEAM_JOIN_MODE_FREE	
a	m	V2NIMTeamJoinMode	case TEAM_JOIN_MODE_INVITE = 2	V2NIM_TEAM_JOIN_MODE_INVITE	
a	p	V2NIMTeamListener	NSObjectProtocol		
a	m	V2NIMTeamListener	optional func onReceive(_ joinActionInfo: V2NIMTeamJoinActionInfo)	onReceiveTeamJoinActionInfo:	
a	m	V2NIMTeamListener	optional func onSyncFailed(_ error: V2NIMError)	onSyncFailed:	
a	m	V2NIMTeamListener	optional func onSyncFinished()	onSyncFinished	
a	m	V2NIMTeamListener	optional func onSyncStarted()	onSyncStarted	
a	m	V2NIMTeamListener	optional func onTeamCreated(_ team: V2NIMTeam)	onTeamCreated:	
a	m	V2NIMTeamListener	optional func onTeamDismissed(_ team: V2NIMTeam)	onTeamDismissed:	
a	m	V2NIMTeamListener	optional func onTeamInfoUpdated(_ team: V2NIMTeam)	onTeamInfoUpdated:	
a	m	V2NIMTeamListener	optional func onTeamJoined(_ team: V2NIMTeam)	onTeamJoined:	
a	m	V2NIMTeamListener	optional func onTeamLeft(_ team: V2NIMTeam, isKicked: Bool)	onTeamLeft:isKicked:	
a	m	V2NIMTeamListener	optional func onTeamMemberInfoUpdated(_ teamMembers: [V2NIMTeamMember])	onTeamMemberInfoUpdated:	
a	m	V2NIMTeamListener	optional func onTeamMemberJoined(_ teamMembers: [V2NIMTeamMember])	onTeamMemberJoined:	
a	m	V2NIMTeamListener	optional func onTeamMemberKicked(_ operatorAccountId: String, teamMembers: [V2NIMTeamMember])	onTeamMemberKicked:teamMembers:	
a	m	V2NIMTeamListener	optional func onTeamMemberLeft(_ teamMembers: [V2NIMTeamMember])	onTeamMemberLeft:	
a	c	V2NIMTeamMember	NSObject, NSCopying		
a	m	V2NIMTeamMember	var accountId: String { get }	accountId	
a	m	V2NIMTeamMember	var chatBanned: Bool { get }	chatBanned	
a	m	V2NIMTeamMember	var followAccountIds: [String]? { get }	followAccountIds	
a	m	V2NIMTeamMember	var inTeam: Bool { get }	inTeam	
a	m	V2NIMTeamMember	var invitorAccountId: String? { get }	invitorAccountId	
a	m	V2NIMTeamMember	var joinTime: TimeInterval { get }	joinTime	
a	m	V2NIMTeamMember	var memberRole: V2NIMTeamMemberRole { get }	memberRole	
a	m	V2NIMTeamMember	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMTeamMember	var teamId: String { get }	teamId	
a	m	V2NIMTeamMember	var teamNick: String? { get }	teamNick	
a	m	V2NIMTeamMember	var teamType: V2NIMTeamType { get }	teamType	
a	m	V2NIMTeamMember	var updateTime: TimeInterval { get }	updateTime	
a	t	V2NIMTeamMemberInvitorResultCallback	([String : String]) -> Void		
a	t	V2NIMTeamMemberListCallback	([V2NIMTeamMember]) -> Void		
a	c	V2NIMTeamMemberListResult	NSObject		
a	m	V2NIMTeamMemberListResult	var finished: Bool { get }	finished	
a	m	V2NIMTeamMemberListResult	var memberList: [V2NIMTeamMember]? { get }	memberList	
a	m	V2NIMTeamMemberListResult	var nextToken: String? { get }	nextToken	
a	t	V2NIMTeamMemberListResultCallback	(V2NIMTeamMemberListResult) -> Void		
a	c	V2NIMTeamMemberQueryOption	NSObject		
a	m	V2NIMTeamMemberQueryOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMTeamMemberQueryOption	var limit: Int	limit	
a	m	V2NIMTeamMemberQueryOption	var nextToken: String?	nextToken	
a	m	V2NIMTeamMemberQueryOption	var onlyChatBanned: Bool	onlyChatBanned	
a	m	V2NIMTeamMemberQueryOption	var roleQueryType: V2NIMTeamMemberRoleQueryType	roleQueryType	
a	e	V2NIMTeamMemberRole	Int, Sendable		
a	m	V2NIMTeamMemberRole	case TEAM_MEMBER_ROLE_MANAGER = 2	V2NIM_TEAM_MEMBER_ROLE_MANAGER	
a	m	V2NIMTeamMemberRole	case TEAM_MEMBER_ROLE_NORMAL = 0	V2NIM_TEAM_MEMBER_ROLE_NORMAL	
a	m	V2NIMTeamMemberRole	case TEAM_MEMBER_ROLE_OWNER = 1	V2NIM_TEAM_MEMBER_ROLE_OWNER	
a	e	V2NIMTeamMemberRoleQueryType	Int, Sendable		
a	m	V2NIMTeamMemberRoleQueryType	case TEAM_MEMBER_ROLE_QUERY_TYPE_ALL = 0	V2NIM_TEAM_MEMBER_ROLE_QUERY_TYPE_ALL	
a	m	V2NIMTeamMemberRoleQueryType	case TEAM_MEMBER_ROLE_QUERY_TYPE_MANAGER = 1	V2NIM_TEAM_MEMBER_ROLE_QUERY_TYPE_MANAGER	
a	m	V2NIMTeamMemberRoleQueryType	case TEAM_MEMBER_ROLE_QUERY_TYPE_NORMAL = 2	V2NIM_TEAM_MEMBER_ROLE_QUERY_TYPE_NORMAL	
a	c	V2NIMTeamMemberSearchOption	NSObject, NSCopying		
a	m	V2NIMTeamMemberSearchOption	class var initNextToken: String	initNextToken	
a	m	V2NIMTeamMemberSearchOption	var keyword: String	keyword	
a	m	V2NIMTeamMemberSearchOption	var limit: Int	limit	
a	m	V2NIMTeamMemberSearchOption	var nextToken: String	nextToken	
a	m	V2NIMTeamMemberSearchOption	var order: V2NIMSortOrder	order	
a	m	V2NIMTeamMemberSearchOption	var searchAccountId: Bool	searchAccountId	
a	m	V2NIMTeamMemberSearchOption	var teamId: String?	teamId	
a	m	V2NIMTeamMemberSearchOption	var teamType: V2NIMTeamType	teamType	
a	c	V2NIMTeamMemberSearchResult	NSObject		
a	m	V2NIMTeamMemberSearchResult	var finished: Bool { get }	finished	
a	m	V2NIMTeamMemberSearchResult	var memberList: [V2NIMTeamMember]? { get }	memberList	
a	m	V2NIMTeamMemberSearchResult	var nextToken: String { get }	nextToken	
a	t	V2NIMTeamMemberSearchResultCallback	(V2NIMTeamMemberSearchResult) -> Void		
a	e	V2NIMTeamMessageMuteMode	Int, Sendable		
a	m	V2NIMTeamMessageMuteMode	case TEAM_MESSAGE_MUTE_MODE_MANAGER_OFF = 2	V2NIM_TEAM_MESSAGE_MUTE_MODE_MANAGER_OFF	
a	m	V2NIMTeamMessageMuteMode	case TEAM_MESSAGE_MUTE_MODE_OFF = 0	V2NIM_TEAM_MESSAGE_MUTE_MODE_OFF	
a	m	V2NIMTeamMessageMuteMode	case TEAM_MESSAGE_MUTE_MODE_ON = 1	V2NIM_TEAM_MESSAGE_MUTE_MODE_ON	
a	c	V2NIMTeamMessageReadReceipt	NSObject		
a	m	V2NIMTeamMessageReadReceipt	var conversationId: String? { get }	conversationId	
a	m	V2NIMTeamMessageReadReceipt	var latestReadAccount: String { get }	latestReadAccount	
a	m	V2NIMTeamMessageReadReceipt	var messageClientId: String? { get }	messageClientId	
a	m	V2NIMTeamMessageReadReceipt	var messageServerId: String? { get }	messageServerId	
a	m	V2NIMTeamMessageReadReceipt	var readCount: Int { get }	readCount	
a	m	V2NIMTeamMessageReadReceipt	var unreadCount: Int { get }	unreadCount	
a	c	V2NIMTeamMessageReadReceiptDetail	NSObject		
a	m	V2NIMTeamMessageReadReceiptDetail	var readAccountList: [String] { get }	readAccountList	
a	m	V2NIMTeamMessageReadReceiptDetail	var readReceipt: V2NIMTeamMessageReadReceipt { get }	readReceipt	
a	m	V2NIMTeamMessageReadReceiptDetail	var unreadAccountList: [String] { get }	unreadAccountList	
a	t	V2NIMTeamReadReceiptDetailSuccess	(V2NIMTeamMessageReadReceiptDetail) -> Void		
a	t	V2NIMTeamReadReceiptSuccess	([V2NIMTeamMessageReadReceipt]) -> Void		
a	c	V2NIMTeamRefer	NSObject, NSCopying		
a	m	V2NIMTeamRefer	convenience init(normalTeamId teamId: String)	referWithNormalTeamId:	
a	m	V2NIMTeamRefer	convenience init(superTeamId teamId: String)	referWithSuperTeamId:	
a	m	V2NIMTeamRefer	convenience init(teamId: String, teamType: V2NIMTeamType)	referWithTeamId:teamType:	
a	m	V2NIMTeamRefer	var teamId: String	teamId	
a	m	V2NIMTeamRefer	var teamType: V2NIMTeamType	teamType	
a	c	V2NIMTeamSearchParams	NSObject		
a	m	V2NIMTeamSearchParams	var keywordList: [String]	keywordList	
a	m	V2NIMTeamSearchParams	var keywordMatchType: V2NIMSearchKeywordMathType	keywordMatchType	
a	m	V2NIMTeamSearchParams	var limit: Int	limit	
a	m	V2NIMTeamSearchParams	var nextToken: String?	nextToken	
a	m	V2NIMTeamSearchParams	var teamTypes: [NSNumber]?	teamTypes	
a	p	V2NIMTeamService	NSObjectProtocol		
a	m	V2NIMTeamService	func acceptInvitation(_ invitationInfo: V2NIMTeamJoinActionInfo, success: V2NIMTeamInfoCallback?, failure: V2NIMFailureCallback? = nil)	acceptInvitation:success:failure:	
a	m	V2NIMTeamService	func acceptJoinApplication(_ applicationInfo: V2NIMTeamJoinActionInfo, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	acceptJoinApplication:success:failure:	
a	m	V2NIMTeamService	func add(_ listener: any V2NIMTeamListener)	addTeamListener:	
a	m	V2NIMTeamService	func addTeamMembersFollow(_ teamId: String, teamType: V2NIMTeamType, accountIds: [String], success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	addTeamMembersFollow:teamType:accountIds:success:failure:	
a	m	V2NIMTeamService	func applyJoinTeam(_ teamId: String, teamType: V2NIMTeamType, postscript: String?, success: V2NIMTeamInfoCallback?, failure: V2NIMFailureCallback? = nil)	applyJoinTeam:teamType:postscript:success:failure:	
a	m	V2NIMTeamService	func clearAllTeamJoinActionInfo(_ success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearAllTeamJoinActionInfo:failure:	
a	m	V2NIMTeamService	func clearAllTeamJoinActionInfoEx(_ option: V2NIMTeamClearJoinActionInfoOption, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	clearAllTeamJoinActionInfoEx:success:failure:	
a	m	V2NIMTeamService	func createTeam(_ createTeamParams: V2NIMCreateTeamParams, inviteeAccountIds: [String]?, postscript: String?, antispamConfig: V2NIMAntispamConfig?, success: V2NIMCreateTeamResultCallback?, failure: V2NIMFailureCallback? = nil)	createTeam:inviteeAccountIds:postscript:antispamConfig:success:failure:	
a	m	V2NIMTeamService	func delete(_ applicationInfo: V2NIMTeamJoinActionInfo, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	deleteTeamJoinActionInfo:success:failure:	
a	m	V2NIMTeamService	func dismissTeam(_ teamId: String, teamType: V2NIMTeamType, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	dismissTeam:teamType:success:failure:	
a	m	V2NIMTeamService	func getJoinedTeamCount(_ teamTypes: [NSNumber]) -> Int	getJoinedTeamCount:	
a	m	V2NIMTeamService	func getJoinedTeamList(_ teamTypes: [NSNumber], error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMTeam]	getJoinedTeamList:error:	
a	m	V2NIMTeamService	func getJoinedTeamList(_ teamTypes: [NSNumber], success: V2NIMTeamInfoListCallback?, failure: V2NIMFailureCallback? = nil)	getJoinedTeamList:success:failure:	
a	m	V2NIMTeamService	func getJoinedTeamMembers(_ teamTypes: [NSNumber]?, success: V2NIMTeamMemberListCallback?, failure: V2NIMFailureCallback? = nil)	getJoinedTeamMembers:success:failure:	
a	m	V2NIMTeamService	func getManagerTeamList(_ teamTypes: [NSNumber], success: V2NIMTeamInfoListCallback?, failure: V2NIMFailureCallback? = nil)	getManagerTeamList:success:failure:	
a	m	V2NIMTeamService	func getOwnerTeamList(_ teamTypes: [NSNumber], error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMTeam]	getOwnerTeamList:error:	
a	m	V2NIMTeamService	func getTeamInfo(_ teamId: String, teamType: V2NIMTeamType, error: UnsafeMutablePointer<V2NIMError?>?) -> V2NIMTeam	getTeamInfo:teamType:error:	
a	m	V2NIMTeamService	func getTeamInfo(_ teamId: String, teamType: V2NIMTeamType, success: V2NIMTeamInfoCallback?, failure: V2NIMFailureCallback? = nil)	getTeamInfo:teamType:success:failure:	
a	m	V2NIMTeamService	func getTeamInfo(byIds teamIds: [String], teamType: V2NIMTeamType, error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMTeam]	getTeamInfoByIds:teamType:error:	
a	m	V2NIMTeamService	func getTeamInfo(byIds teamIds: [String], teamType: V2NIMTeamType, success: V2NIMTeamInfoListCallback?, failure: V2NIMFailureCallback? = nil)	getTeamInfoByIds:teamType:success:failure:	
a	m	V2NIMTeamService	func getTeamInfo(fromCloud teamId: String, teamType: V2NIMTeamType, success: V2NIMTeamInfoCallback?, failure: V2NIMFailureCallback? = nil)	getTeamInfoFromCloud:teamType:success:failure:	
a	m	V2NIMTeamService	func getTeamJoinActionInfoList(_ option: V2NIMTeamJoinActionInfoQueryOption, success: V2NIMTeamJoinActionInfoResultCallback?, failure: V2NIMFailureCallback? = nil)	getTeamJoinActionInfoList:success:failure:	
a	m	V2NIMTeamService	func getTeamJoinActionInfoUnreadCount(_ success: V2NIMTeamJoinActionInfoUnreadCountResultCallback?, failure: V2NIMFailureCallback? = nil)	getTeamJoinActionInfoUnreadCount:failure:	
a	m	V2NIMTeamService	func getTeamMemberInvitor(_ teamId: String, teamType: V2NIMTeamType, accountIds: [String], success: V2NIMTeamMemberInvitorResultCallback?, failure: V2NIMFailureCallback? = nil)	getTeamMemberInvitor:teamType:accountIds:success:failure:	
a	m	V2NIMTeamService	func getTeamMemberList(_ teamId: String, teamType: V2NIMTeamType, queryOption: V2NIMTeamMemberQueryOption, success: V2NIMTeamMemberListResultCallback?, failure: V2NIMFailureCallback? = nil)	getTeamMemberList:teamType:queryOption:success:failure:	
a	m	V2NIMTeamService	func getTeamMemberList(byIds teamId: String, teamType: V2NIMTeamType, accountIds: [String], error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMTeamMember]	getTeamMemberListByIds:teamType:accountIds:error:	
a	m	V2NIMTeamService	func getTeamMemberList(byIds teamId: String, teamType: V2NIMTeamType, accountIds: [String], success: V2NIMTeamMemberListCallback?, failure: V2NIMFailureCallback? = nil)	getTeamMemberListByIds:teamType:accountIds:success:failure:	
a	m	V2NIMTeamService	func inviteMember(_ teamId: String, teamType: V2NIMTeamType, inviteeAccountIds: [String], postscript: String?, success: V2NIMTeamInviteMemberCallback?, failure: V2NIMFailureCallback? = nil)	inviteMember:teamType:inviteeAccountIds:postscript:success:failure:	
a	m	V2NIMTeamService	func inviteMemberEx(_ teamId: String, teamType: V2NIMTeamType, inviteeParams: V2NIMTeamInviteParams, success: V2NIMTeamInviteMemberCallback?, failure: V2NIMFailureCallback? = nil)	inviteMemberEx:teamType:inviteeParams:success:failure:	
a	m	V2NIMTeamService	func kickMember(_ teamId: String, teamType: V2NIMTeamType, memberAccountIds: [String]?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	kickMember:teamType:memberAccountIds:success:failure:	
a	m	V2NIMTeamService	func leaveTeam(_ teamId: String, teamType: V2NIMTeamType, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	leaveTeam:teamType:success:failure:	
a	m	V2NIMTeamService	func rejectInvitation(_ invitationInfo: V2NIMTeamJoinActionInfo, postscript: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	rejectInvitation:postscript:success:failure:	
a	m	V2NIMTeamService	func rejectJoinApplication(_ applicationInfo: V2NIMTeamJoinActionInfo, postscript: String?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	rejectJoinApplication:postscript:success:failure:	
a	m	V2NIMTeamService	func remove(_ listener: any V2NIMTeamListener)	removeTeamListener:	
a	m	V2NIMTeamService	func removeTeamMembersFollow(_ teamId: String, teamType: V2NIMTeamType, accountIds: [String], success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	removeTeamMembersFollow:teamType:accountIds:success:failure:	
a	m	V2NIMTeamService	func searchTeam(byKeyword keyword: String, success: V2NIMTeamInfoListCallback?, failure: V2NIMFailureCallback? = nil)	searchTeamByKeyword:success:failure:	
a	m	V2NIMTeamService	func searchTeamMembers(_ searchOption: V2NIMTeamMemberSearchOption, success: V2NIMTeamMemberSearchResultCallback?, failure: V2NIMFailureCallback? = nil)	searchTeamMembers:success:failure:	
a	m	V2NIMTeamService	func searchTeamMembersEx(_ params: V2NIMSearchTeamMemberParams, success: V2NIMSearchTeamMembersExCallback?, failure: V2NIMFailureCallback? = nil)	searchTeamMembersEx:success:failure:	
a	m	V2NIMTeamService	func searchTeams(_ params: V2NIMTeamSearchParams, success: V2NIMSearchTeamsCallback?, failure: V2NIMFailureCallback? = nil)	searchTeams:success:failure:	
a	m	V2NIMTeamService	func setTeamChatBannedMode(_ teamId: String, teamType: V2NIMTeamType, chatBannedMode: V2NIMTeamChatBannedMode, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setTeamChatBannedMode:teamType:chatBannedMode:success:failure:	
a	m	V2NIMTeamService	func setTeamJoinActionInfoRead(_ applicationInfo: V2NIMTeamJoinActionInfo?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setTeamJoinActionInfoRead:success:failure:	
a	m	V2NIMTeamService	func setTeamMemberChatBannedStatus(_ teamId: String, teamType: V2NIMTeamType, accountId: String, chatBanned: Bool, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	setTeamMemberChatBannedStatus:teamType:accountId:chatBanned:success:failure:	
a	m	V2NIMTeamService	func transferTeamOwner(_ teamId: String, teamType: V2NIMTeamType, accountId: String, leave: Bool, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	transferTeamOwner:teamType:accountId:leave:success:failure:	
a	m	V2NIMTeamService	func updateSelfTeamMemberInfo(_ teamId: String, teamType: V2NIMTeamType, memberInfoParams: V2NIMUpdateSelfMemberInfoParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateSelfTeamMemberInfo:teamType:memberInfoParams:success:failure:	
a	m	V2NIMTeamService	func updateTeamInfo(_ teamId: String, teamType: V2NIMTeamType, updateTeamInfoParams: V2NIMUpdateTeamInfoParams, antispamConfig: V2NIMAntispamConfig?, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateTeamInfo:teamType:updateTeamInfoParams:antispamConfig:success:failure:	
a	m	V2NIMTeamService	func updateTeamMemberNick(_ teamId: String, teamType: V2NIMTeamType, accountId: String, teamNick: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateTeamMemberNick:teamType:accountId:teamNick:success:failure:	
a	m	V2NIMTeamService	func updateTeamMemberNickEx(_ teamId: String, teamType: V2NIMTeamType, nickParams: V2NIMUpdateMemberNickParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateTeamMemberNickEx:teamType:nickParams:success:failure:	
a	m	V2NIMTeamService	func updateTeamMemberRole(_ teamId: String, teamType: V2NIMTeamType, memberAccountIds: [String], memberRole: V2NIMTeamMemberRole, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateTeamMemberRole:teamType:memberAccountIds:memberRole:success:failure:	
a	e	V2NIMTeamType	Int, Sendable		
a	m	V2NIMTeamType	case TEAM_TYPE_INVALID = 0	V2NIM_TEAM_TYPE_INVALID	
a	m	V2NIMTeamType	case TEAM_TYPE_NORMAL = 1	V2NIM_TEAM_TYPE_NORMAL	
a	m	V2NIMTeamType	case TEAM_TYPE_SUPER = 2	V2NIM_TEAM_TYPE_SUPER	
a	e	V2NIMTeamUpdateExtensionMode	Int, Sendable		
a	m	V2NIMTeamUpdateExtensionMode	case TEAM_UPDATE_EXTENSION_MODE_ALL = 1	V2NIM_TEAM_UPDATE_EXTENSION_MODE_ALL	
a	m	V2NIMTeamUpdateExtensionMode	case TEAM_UPDATE_EXTENSION_MODE_MANAGER = 0	V2NIM_TEAM_UPDATE_EXTENSION_MODE_MANAGER	
a	e	V2NIMTeamUpdateInfoMode	Int, Sendable		
a	m	V2NIMTeamUpdateInfoMode	case TEAM_UPDATE_INFO_MODE_ALL = 1	V2NIM_TEAM_UPDATE_INFO_MODE_ALL	
a	m	V2NIMTeamUpdateInfoMode	case TEAM_UPDATE_INFO_MODE_MANAGER = 0	V2NIM_TEAM_UPDATE_INFO_MODE_MANAGER	
a	c	V2NIMTextTranslateParams	NSObject		
a	m	V2NIMTextTranslateParams	var sourceLanguage: String?	sourceLanguage	
a	m	V2NIMTextTranslateParams	var targetLanguage: String	targetLanguage	
a	m	V2NIMTextTranslateParams	var text: String	text	
a	c	V2NIMTextTranslationResult	NSObject		
a	m	V2NIMTextTranslationResult	var sourceLanguage: String?	sourceLanguage	
a	m	V2NIMTextTranslationResult	var targetLanguage: String?	targetLanguage	
a	m	V2NIMTextTranslationResult	var translatedText: String?	translatedText	
a	c	V2NIMThreadMessageListOption	NSObject		
a	m	V2NIMThreadMessageListOption	var beginTime: TimeInterval	beginTime	
a	m	V2NIMThreadMessageListOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMThreadMessageListOption	var endTime: TimeInterval	endTime	
a	m	V2NIMThreadMessageListOption	var excludeMessageServerId: String?	excludeMessageServerId	
a	m	V2NIMThreadMessageListOption	var limit: Int	limit	
a	m	V2NIMThreadMessageListOption	var messageRefer: V2NIMMessageRefer	messageRefer	
a	c	V2NIMThreadMessageListResult	NSObject		
a	m	V2NIMThreadMessageListResult	var message: V2NIMMessage { get }	message	
a	m	V2NIMThreadMessageListResult	var replyCount: Int { get }	replyCount	
a	m	V2NIMThreadMessageListResult	var replyList: [V2NIMMessage] { get }	replyList	
a	m	V2NIMThreadMessageListResult	var timestamp: TimeInterval { get }	timestamp	
a	p	V2NIMTokenProvider	NSObjectProtocol		
a	m	V2NIMTokenProvider	func getToken(_ accountId: String) -> String?	getToken:	
a	c	V2NIMTopic	NSObject, NSCopying		
a	m	V2NIMTopic	var conversationId: String? { get }	conversationId	
a	m	V2NIMTopic	var createTime: Int64 { get }	createTime	
a	m	V2NIMTopic	var messageClientId: String? { get }	messageClientId	
a	m	V2NIMTopic	var messageServerId: String? { get }	messageServerId	
a	m	V2NIMTopic	var messageTime: Int64 { get }	messageTime	
a	m	V2NIMTopic	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMTopic	var topicId: UInt64 { get }	topicId	
a	m	V2NIMTopic	var topicName: String? { get }	topicName	
a	m	V2NIMTopic	var updateTime: Int64 { get }	updateTime	
a	c	V2NIMTopicListOption	NSObject, NSCopying		
a	m	V2NIMTopicListOption	var beginTime: Int64	beginTime	
a	m	V2NIMTopicListOption	var conversationId: String?	conversationId	
a	m	V2NIMTopicListOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMTopicListOption	var endTime: Int64	endTime	
a	m	V2NIMTopicListOption	var limit: Int	limit	
a	m	V2NIMTopicListOption	var nextToken: String?	nextToken	
a	c	V2NIMTopicListResult	NSObject, NSCopying		
a	m	V2NIMTopicListResult	var hasMore: Bool { get }	hasMore	
a	m	V2NIMTopicListResult	var nextToken: String? { get }	nextToken	
a	m	V2NIMTopicListResult	var topicList: [V2NIMTopic] { get }	topicList	
a	p	V2NIMTopicListener	NSObjectProtocol		
a	m	V2NIMTopicListener	func onTopicAdded(_ topic: V2NIMTopic)	onTopicAdded:	
a	m	V2NIMTopicListener	func onTopicUpdated(_ topic: V2NIMTopic)	onTopicUpdated:	
a	m	V2NIMTopicListener	func onTopicsRemoved(_ topics: [V2NIMTopicRefer])	onTopicsRemoved:	
a	c	V2NIMTopicMessageListOption	NSObject, NSCopying		
a	m	V2NIMTopicMessageListOption	var anchorMessage: V2NIMMessage?	anchorMessage	
a	m	V2NIMTopicMessageListOption	var beginTime: Int64	beginTime	
a	m	V2NIMTopicMessageListOption	var direction: V2NIMQueryDirection	direction	
a	m	V2NIMTopicMessageListOption	var endTime: Int64	endTime	
a	m	V2NIMTopicMessageListOption	var limit: Int	limit	
a	m	V2NIMTopicMessageListOption	var sortOrder: V2NIMSortOrder	sortOrder	
a	m	V2NIMTopicMessageListOption	var topic: V2NIMTopic?	topic	
a	c	V2NIMTopicMessageListResult	NSObject, NSCopying		
a	m	V2NIMTopicMessageListResult	var anchorMessage: V2NIMMessage? { get }	anchorMessage	
a	m	V2NIMTopicMessageListResult	var hasMore: Bool { get }	hasMore	
a	m	V2NIMTopicMessageListResult	var replyList: [V2NIMMessage] { get }	replyList	
a	c	V2NIMTopicRefer	NSObject, NSCopying		
a	m	V2NIMTopicRefer	var conversationId: String? { get }	conversationId	
a	m	V2NIMTopicRefer	var createTime: Int64 { get }	createTime	
a	m	V2NIMTopicRefer	var topicId: UInt64 { get }	topicId	
a	p	V2NIMTopicService	NSObjectProtocol		
a	m	V2NIMTopicService	func add(_ listener: any V2NIMTopicListener)	addTopicListener:	
a	m	V2NIMTopicService	func getTopicBy(_ topicRefer: V2NIMTopicRefer, success: V2NIMGetTopicSuccess?, failure: V2NIMFailureCallback? = nil)	getTopicByRefer:success:failure:	
a	m	V2NIMTopicService	func getTopicList(by option: V2NIMTopicListOption, success: V2NIMGetTopicListSuccess?, failure: V2NIMFailureCallback? = nil)	getTopicListByOption:success:failure:	
a	m	V2NIMTopicService	func getTopicMessageList(_ option: V2NIMTopicMessageListOption, success: V2NIMGetTopicMessageListSuccess?, failure: V2NIMFailureCallback? = nil)	getTopicMessageList:success:failure:	
a	m	V2NIMTopicService	func remove(_ listener: any V2NIMTopicListener)	removeTopicListener:	
a	m	V2NIMTopicService	func removeTopics(_ params: V2NIMRemoveTopicsParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	removeTopics:success:failure:	
a	m	V2NIMTopicService	func replyTopicMessage(_ message: V2NIMMessage, reply replyMessage: V2NIMMessage, topic: V2NIMTopic, params: V2NIMSendMessageParams?, success: V2NIMSendMessageSuccess?, failure: V2NIMFailureCallback?, progress: V2NIMProgressCallback? = nil)	replyTopicMessage:replyMessage:topic:params:success:failure:progress:	
a	m	V2NIMTopicService	func sendTopicMessage(_ message: V2NIMMessage, conversationId: String, topic: V2NIMTopic?, params: V2NIMSendTopicMessageParams?, success: V2NIMSendMessageSuccess?, failure: V2NIMFailureCallback?, progress: V2NIMProgressCallback? = nil)	sendTopicMessage:conversationId:topic:params:success:failure:progress:	
a	m	V2NIMTopicService	func updateTopic(_ params: V2NIMUpdateTopicParams, success: V2NIMUpdateTopicSuccess?, failure: V2NIMFailureCallback? = nil)	updateTopic:success:failure:	
a	t	V2NIMTranslateSuccess	(String) -> Void		
a	t	V2NIMTranslateTextCallback	(V2NIMTextTranslationResult) -> Void		
a	t	V2NIMUnsubscribeUserStatusCallback	([String]) -> Void		
a	c	V2NIMUnsubscribeUserStatusOption	NSObject		
a	m	V2NIMUnsubscribeUserStatusOption	var accountIds: [String]?	accountIds	
a	t	V2NIMUpdateLocalExtensionSuccess	(V2NIMMessage) -> Void		
a	c	V2NIMUpdateLocalMessageParams	NSObject, NSCopying		
a	m	V2NIMUpdateLocalMessageParams	var attachment: V2NIMMessageAttachment?	attachment	
a	m	V2NIMUpdateLocalMessageParams	var localExtension: String?	localExtension	
a	m	V2NIMUpdateLocalMessageParams	var sendingState: V2NIMMessageSendingState	sendingState	
a	m	V2NIMUpdateLocalMessageParams	var subType: Int	subType	
a	m	V2NIMUpdateLocalMessageParams	var text: String?	text	
a	t	V2NIMUpdateLocalMessageSuccess	(V2NIMMessage) -> Void		
a	c	V2NIMUpdateMemberNickParams	NSObject		
a	m	V2NIMUpdateMemberNickParams	var accountId: String?	accountId	
a	m	V2NIMUpdateMemberNickParams	var antispamConfig: V2NIMAntispamConfig?	antispamConfig	
a	m	V2NIMUpdateMemberNickParams	var teamNick: String?	teamNick	
a	c	V2NIMUpdateSelfMemberInfoParams	NSObject		
a	m	V2NIMUpdateSelfMemberInfoParams	var antispamConfig: V2NIMAntispamConfig?	antispamConfig	
a	m	V2NIMUpdateSelfMemberInfoParams	var serverExtension: String?	serverExtension	
a	m	V2NIMUpdateSelfMemberInfoParams	var teamNick: String?	teamNick	
a	c	V2NIMUpdateTeamInfoParams	NSObject		
a	m	V2NIMUpdateTeamInfoParams	var agreeMode: V2NIMTeamAgreeMode	agreeMode	
a	m	V2NIMUpdateTeamInfoParams	var announcement: String?	announcement	
a	m	V2NIMUpdateTeamInfoParams	var avatar: String?	avatar	
a	m	V2NIMUpdateTeamInfoParams	var intro: String?	intro	
a	m	V2NIMUpdateTeamInfoParams	var inviteMode: V2NIMTeamInviteMode	inviteMode	
a	m	V2NIMUpdateTeamInfoParams	var joinMode: V2NIMTeamJoinMode	joinMode	
a	m	V2NIMUpdateTeamInfoParams	var memberLimit: Int	memberLimit	
a	m	V2NIMUpdateTeamInfoParams	var name: String?	name	
a	m	V2NIMUpdateTeamInfoParams	var serverExtension: String?	serverExtension	
a	m	V2NIMUpdateTeamInfoParams	var updateExtensionMode: V2NIMTeamUpdateExtensionMode	updateExtensionMode	
a	m	V2NIMUpdateTeamInfoParams	var updateInfoMode: V2NIMTeamUpdateInfoMode	updateInfoMode	
a	c	V2NIMUpdateTopicParams	NSObject, NSCopying		
a	m	V2NIMUpdateTopicParams	var serverExtension: String?	serverExtension	
a	m	V2NIMUpdateTopicParams	var topic: V2NIMTopic?	topic	
a	m	V2NIMUpdateTopicParams	var topicName: String?	topicName	
a	t	V2NIMUpdateTopicSuccess	(V2NIMTopic) -> Void		
a	c	V2NIMUpdateUserAIBotParams	NSObject		
a	m	V2NIMUpdateUserAIBotParams	var accid: String	accid	
a	m	V2NIMUpdateUserAIBotParams	var ex: String?	ex	
a	m	V2NIMUpdateUserAIBotParams	var icon: String?	icon	
a	m	V2NIMUpdateUserAIBotParams	var name: String?	name	
a	m	V2NIMUpdateUserAIBotParams	var sign: String?	sign	
a	c	V2NIMUpdatedTeamInfo	NSObject		
a	m	V2NIMUpdatedTeamInfo	var agreeMode: V2NIMTeamAgreeMode { get }	agreeMode	
a	m	V2NIMUpdatedTeamInfo	var announcement: String? { get }	announcement	
a	m	V2NIMUpdatedTeamInfo	var avatar: String? { get }	avatar	
a	m	V2NIMUpdatedTeamInfo	var chatBannedMode: V2NIMTeamChatBannedMode { get }	chatBannedMode	
a	m	V2NIMUpdatedTeamInfo	var customerExtension: String? { get }	customerExtension	
a	m	V2NIMUpdatedTeamInfo	var intro: String? { get }	intro	
a	m	V2NIMUpdatedTeamInfo	var inviteMode: V2NIMTeamInviteMode { get }	inviteMode	
a	m	V2NIMUpdatedTeamInfo	var joinMode: V2NIMTeamJoinMode { get }	joinMode	
a	m	V2NIMUpdatedTeamInfo	var memberLimit: Int { get }	memberLimit	
a	m	V2NIMUpdatedTeamInfo	var name: String? { get }	name	
a	m	V2NIMUpdatedTeamInfo	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMUpdatedTeamInfo	var updateExtensionMode: V2NIMTeamUpdateExtensionMode { get }	updateExtensionMode	
a	m	V2NIMUpdatedTeamInfo	var updateInfoMode: V2NIMTeamUpdateInfoMode { get }	updateInfoMode	
a	c	V2NIMUploadFileParams	NSObject		
a	m	V2NIMUploadFileParams	var filePath: String	filePath	
a	m	V2NIMUploadFileParams	var sceneName: String	sceneName	
a	c	V2NIMUploadFileTask	NSObject		
a	m	V2NIMUploadFileTask	var taskId: String	taskId	
a	m	V2NIMUploadFileTask	var uploadParams: V2NIMUploadFileParams	uploadParams	
a	c	V2NIMUser	NSObject		
a	m	V2NIMUser	var accountId: String?	accountId	
a	m	V2NIMUser	var avatar: String?	avatar	
a	m	V2NIMUser	var birthday: String?	birthday	
a	m	V2NIMUser	var createTime: TimeInterval	createTime	
a	m	V2NIMUser	var email: String?	email	
a	m	V2NIMUser	var gender: Int	gender	
a	m	V2NIMUser	var mobile: String?	mobile	
a	m	V2NIMUser	var name: String?	name	
a	m	V2NIMUser	var serverExtension: String?	serverExtension	
a	m	V2NIMUser	var sign: String?	sign	
a	m	V2NIMUser	var updateTime: TimeInterval	updateTime	
a	c	V2NIMUserAIBot	NSObject		
a	m	V2NIMUserAIBot	var accid: String	accid	
a	m	V2NIMUserAIBot	var appid: Int	appid	
a	m	V2NIMUserAIBot	var birth: String?	birth	
a	m	V2NIMUserAIBot	var business: Int	business	
a	m	V2NIMUserAIBot	var createTime: UInt64	createTime	
a	m	V2NIMUserAIBot	var email: String?	email	
a	m	V2NIMUserAIBot	var ex: String?	ex	
a	m	V2NIMUserAIBot	var gender: Int	gender	
a	m	V2NIMUserAIBot	var icon: String?	icon	
a	m	V2NIMUserAIBot	var level: Int	level	
a	m	V2NIMUserAIBot	var mobile: String?	mobile	
a	m	V2NIMUserAIBot	var modelConfigStr: String?	modelConfigStr	
a	m	V2NIMUserAIBot	var name: String?	name	
a	m	V2NIMUserAIBot	var ownerid: String?	ownerid	
a	m	V2NIMUserAIBot	var sign: String?	sign	
a	m	V2NIMUserAIBot	var token: String?	token	
a	m	V2NIMUserAIBot	var type: Int	type	
a	m	V2NIMUserAIBot	var updateTime: UInt64	updateTime	
a	m	V2NIMUserAIBot	var validFlag: Int	validFlag	
a	m	V2NIMUserAIBot	var yunxinConfig: String?	yunxinConfig	
a	c	V2NIMUserInfoConfig	NSObject, NSCopying		
a	m	V2NIMUserInfoConfig	var senderAvatar: String?	senderAvatar	
a	m	V2NIMUserInfoConfig	var senderExtension: String?	senderExtension	
a	m	V2NIMUserInfoConfig	var senderNick: String?	senderNick	
a	m	V2NIMUserInfoConfig	var userInfoTimestamp: TimeInterval	userInfoTimestamp	
a	p	V2NIMUserListener	NSObjectProtocol		
a	m	V2NIMUserListener	func onBlockListAdded(_ user: V2NIMUser)	onBlockListAdded:	
a	m	V2NIMUserListener	func onBlockListRemoved(_ accountId: String)	onBlockListRemoved:	
a	m	V2NIMUserListener	func onUserProfileChanged(_ users: [V2NIMUser])	onUserProfileChanged:	
a	c	V2NIMUserSearchOption	NSObject		
a	m	V2NIMUserSearchOption	convenience init(keyword: String)	optionWithKeyword:	
a	m	V2NIMUserSearchOption	var keyword: String	keyword	
a	m	V2NIMUserSearchOption	var searchAccountId: Bool	searchAccountId	
a	m	V2NIMUserSearchOption	var searchMobile: Bool	searchMobile	
a	m	V2NIMUserSearchOption	var searchName: Bool	searchName	
a	p	V2NIMUserService	NSObjectProtocol		
a	m	V2NIMUserService	func add(_ listener: any V2NIMUserListener)	addUserListener:	
a	m	V2NIMUserService	func addUser(toBlockList accountId: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	addUserToBlockList:success:failure:	
a	m	V2NIMUserService	func checkBlock(_ accountIds: [String]) -> [String : NSNumber]?	checkBlock:	
a	m	V2NIMUserService	func checkBlock(_ accountIds: [String], success: V2NIMCheckBlockSuccess?, failure: V2NIMFailureCallback? = nil)	checkBlock:success:failure:	
a	m	V2NIMUserService	func getBlockList(_ success: V2NIMGetBlockListSuccess?, failure: V2NIMFailureCallback? = nil)	getBlockList:failure:	
a	m	V2NIMUserService	func getUserInfo(_ accountId: String, error: UnsafeMutablePointer<V2NIMError?>?) -> V2NIMUser	getUserInfo:error:	
a	m	V2NIMUserService	func getUserList(_ accountIds: [String], error: UnsafeMutablePointer<V2NIMError?>?) -> [V2NIMUser]	getUserList:error:	
a	m	V2NIMUserService	func getUserList(_ accountIds: [String], success: V2NIMGetUserListSuccess?, failure: V2NIMFailureCallback? = nil)	getUserList:success:failure:	
a	m	V2NIMUserService	func getUserList(fromCloud accountIds: [String], success: V2NIMGetUserListSuccess?, failure: V2NIMFailureCallback? = nil)	getUserListFromCloud:success:failure:	
a	m	V2NIMUserService	func remove(_ listener: any V2NIMUserListener)	removeUserListener:	
a	m	V2NIMUserService	func removeUser(fromBlockList accountId: String, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	removeUserFromBlockList:success:failure:	
a	m	V2NIMUserService	func searchUser(by userSearchOption: V2NIMUserSearchOption, success: V2NIMGetUserListSuccess?, failure: V2NIMFailureCallback? = nil)	searchUserByOption:success:failure:	
a	m	V2NIMUserService	func updateSelfUserProfile(_ updateParams: V2NIMUserUpdateParams, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback? = nil)	updateSelfUserProfile:success:failure:	
a	c	V2NIMUserStatus	NSObject		
a	m	V2NIMUserStatus	var accountId: String { get }	accountId	
a	m	V2NIMUserStatus	var clientType: V2NIMLoginClientType { get }	clientType	
a	m	V2NIMUserStatus	var `extension`: String? { get }	extension	
a	m	V2NIMUserStatus	var publishTime: TimeInterval { get }	publishTime	
a	m	V2NIMUserStatus	var serverExtension: String? { get }	serverExtension	
a	m	V2NIMUserStatus	var statusType: V2NIMUserStatusType { get }	statusType	
a	m	V2NIMUserStatus	var uniqueId: String? { get }	uniqueId	
a	c	V2NIMUserStatusSubscribeResult	NSObject		
a	m	V2NIMUserStatusSubscribeResult	var accountId: String { get }	accountId	
a	m	V2NIMUserStatusSubscribeResult	var duration: Int { get }	duration	
a	m	V2NIMUserStatusSubscribeResult	var subscribeTime: TimeInterval { get }	subscribeTime	
a	e	V2NIMUserStatusType	Int, Sendable		
a	m	V2NIMUserStatusType	case USER_STATUS_TYPE_DISCONNECT = 3	V2NIM_USER_STATUS_TYPE_DISCONNECT	
a	m	V2NIMUserStatusType	case USER_STATUS_TYPE_LOGIN = 1	V2NIM_USER_STATUS_TYPE_LOGIN	
a	m	V2NIMUserStatusType	case USER_STATUS_TYPE_LOGOUT = 2	V2NIM_USER_STATUS_TYPE_LOGOUT	
a	m	V2NIMUserStatusType	case USER_STATUS_TYPE_UNKNOWN = 0	V2NIM_USER_STATUS_TYPE_UNKNOWN	
a	c	V2NIMUserUpdateParams	NSObject		
a	m	V2NIMUserUpdateParams	var avatar: String?	avatar	
a	m	V2NIMUserUpdateParams	var birthday: String?	birthday	
a	m	V2NIMUserUpdateParams	var email: String?	email	
a	m	V2NIMUserUpdateParams	var gender: V2NIMGender	gender	
a	m	V2NIMUserUpdateParams	var mobile: String?	mobile	
a	m	V2NIMUserUpdateParams	var name: String?	name	
a	m	V2NIMUserUpdateParams	var serverExtension: String?	serverExtension	
a	m	V2NIMUserUpdateParams	var sign: String?	sign	
a	p	V2NIMUtilityService	NSObjectProtocol		
a	m	V2NIMUtilityService	func cancelMigrateMessages()	cancelMigrateMessages	
a	m	V2NIMUtilityService	func exportMessages(toPath option: V2NIMExportMessageOption, success: V2NIMExportMessagesToPathCallback?, failure: V2NIMFailureCallback?, progress: V2NIMProgressCallback? = nil)	exportMessagesToPath:success:failure:progress:	
a	m	V2NIMUtilityService	func importMessages(fromPath option: V2NIMImportMessageOption, success: V2NIMSuccessCallback?, failure: V2NIMFailureCallback?, progress: V2NIMProgressCallback? = nil)	importMessagesFromPath:success:failure:progress:	
a	c	V2NIMVoiceToTextParams	NSObject		
a	m	V2NIMVoiceToTextParams	var duration: TimeInterval	duration	
a	m	V2NIMVoiceToTextParams	var mimeType: String	mimeType	
a	m	V2NIMVoiceToTextParams	var sampleRate: String	sampleRate	
a	m	V2NIMVoiceToTextParams	var sceneName: String	sceneName	
a	m	V2NIMVoiceToTextParams	var voicePath: String	voicePath	
a	m	V2NIMVoiceToTextParams	var voiceUrl: String	voiceUrl	
"""#
}
