// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum AndroidTable {
  static let rows = #"""
o	p	AgoraCallBack			
o	m	AgoraCallBack	func onError(_ code: Int, _ error: String)		
o	m	AgoraCallBack	func onProgress(_ progress: Int, _ status: String)		
o	m	AgoraCallBack	func onSuccess()		
o	c	AgoraChatManager	Sendable, SendableMetatype		
o	m	AgoraChatManager	func ackMessageRead(_ to: String, _ msgId: String) throws(EaseMobException)		
o	m	AgoraChatManager	func addChatRoomChangeListener(_ listener: any AgoraChatRoomChangeListener)		
o	m	AgoraChatManager	func addConnectionListener(_ listener: any AgoraConnectionListener)		
o	m	AgoraChatManager	func asyncFetchMessage(_ message: AgoraMessage)		
o	m	AgoraChatManager	func clearConversation(_ username: String) -> Bool		
o	m	AgoraChatManager	func createAccountOnServer(_ username: String, _ pwd: String) throws(EaseMobException)		
o	m	AgoraChatManager	func deleteAllConversation()		
o	m	AgoraChatManager	func deleteConversation(_ username: String) -> Bool		
o	m	AgoraChatManager	func deleteConversation(_ username: String, _ isGroup: Bool) -> Bool		
o	m	AgoraChatManager	func deleteConversation(_ username: String, _ isGroup: Bool, _ deleteMessages: Bool) -> Bool		
o	m	AgoraChatManager	func downloadFile(_ remoteUrl: String, _ localFilePath: String, _ headers: [String : String], _ callback: (any AgoraCallBack)?)		
a	m	AgoraChatManager	func fetchPublicChatRoomsFromServer()		limits
o	m	AgoraChatManager	func fetchPublicChatRoomsFromServer(_ pageSize: Int, _ cursor: String?) throws(EaseMobException) -> AgoraCursorResult<AgoraChatRoom>		
o	m	AgoraChatManager	func getAllConversations() -> [String : AgoraConversation]		
o	m	AgoraChatManager	func getChatOptions() -> AgoraChatOptions		
o	m	AgoraChatManager	func getConversation(_ username: String) -> AgoraConversation		
o	m	AgoraChatManager	func getConversation(_ username: String, _ isGroup: Bool) -> AgoraConversation		
o	m	AgoraChatManager	func getConversationByType(_ username: String, _ type: AgoraConversation.AgoraConversationType) -> AgoraConversation		
o	m	AgoraChatManager	func getCurrentUser() -> String		
o	m	AgoraChatManager	class func getInstance() -> Self		
o	m	AgoraChatManager	func getMessage(_ msgId: String) -> AgoraMessage?		
o	m	AgoraChatManager	func getUnreadMsgsCount() -> Int		
o	m	AgoraChatManager	func importMessage(_ message: AgoraMessage, _ addMsgToConversation: Bool)		
o	m	AgoraChatManager	required init(environment: MessagingEnvironment?, device: String?)		
o	m	AgoraChatManager	func isConnected() -> Bool		
o	m	AgoraChatManager	func joinChatRoom(_ roomId: String, _ callback: some AgoraValueCallBack<AgoraChatRoom>)		
o	m	AgoraChatManager	func leaveChatRoom(_ roomId: String)		
o	m	AgoraChatManager	func loadAllConversations()		
o	m	AgoraChatManager	func login(_ userName: String, _ password: String, _ callback: (any AgoraCallBack)?)		
o	m	AgoraChatManager	func logout()		
o	m	AgoraChatManager	func logout(_ callback: (any AgoraCallBack)?)		
o	m	AgoraChatManager	func markAllConversationsAsRead()		
o	m	AgoraChatManager	func registerEventListener(_ listener: any AgoraEventListener)		
o	m	AgoraChatManager	func registerEventListener(_ listener: any AgoraEventListener, _ events: [AgoraNotifierEvent.Event])		
o	m	AgoraChatManager	func removeChatRoomChangeListener(_ listener: any AgoraChatRoomChangeListener)		
o	m	AgoraChatManager	func removeConnectionListener(_ listener: any AgoraConnectionListener)		
o	m	AgoraChatManager	func saveMessage(_ message: AgoraMessage)		
o	m	AgoraChatManager	func saveMessage(_ message: AgoraMessage, _ unread: Bool)		
o	m	AgoraChatManager	func sendMessage(_ message: AgoraMessage, _ callback: (any AgoraCallBack)?)		
o	m	AgoraChatManager	func setChatOptions(_ options: AgoraChatOptions)		
o	m	AgoraChatManager	func unregisterEventListener(_ listener: any AgoraEventListener)		
o	m	AgoraChatManager	func updateMessageBody(_ message: AgoraMessage) -> Bool		
o	c	AgoraChatOptions	Sendable, SendableMetatype		
o	m	AgoraChatOptions	func getRequireAck() -> Bool		
o	m	AgoraChatOptions	func getRequireDeliveryAck() -> Bool		
o	m	AgoraChatOptions	init()		
o	m	AgoraChatOptions	func setRequireAck(_ requireAck: Bool)		
o	m	AgoraChatOptions	func setRequireDeliveryAck(_ requireDeliveryAck: Bool)		
o	s	AgoraChatRoom	Sendable, SendableMetatype		
o	m	AgoraChatRoom	func getAffiliationsCount() -> Int		
o	m	AgoraChatRoom	func getDescription() -> String		
o	m	AgoraChatRoom	func getId() -> String		
o	m	AgoraChatRoom	func getMaxUsers() -> Int		
o	m	AgoraChatRoom	func getName() -> String		
o	m	AgoraChatRoom	func getOwner() -> String		
o	p	AgoraChatRoomChangeListener			
o	m	AgoraChatRoomChangeListener	func onChatRoomDestroyed(_ roomId: String, _ roomName: String)		
o	m	AgoraChatRoomChangeListener	func onMemberExited(_ roomId: String, _ roomName: String, _ participant: String)		
o	m	AgoraChatRoomChangeListener	func onMemberJoined(_ roomId: String, _ participant: String)		
o	m	AgoraChatRoomChangeListener	func onMemberKicked(_ roomId: String, _ roomName: String, _ participant: String)		
o	p	AgoraConnectionListener			
o	m	AgoraConnectionListener	func onConnected()		
o	m	AgoraConnectionListener	func onDisconnected(_ error: Int)		
o	c	AgoraConversation	Sendable, SendableMetatype		
o	m	AgoraConversation	func clear()		
o	m	AgoraConversation	func getAllMessages() -> [AgoraMessage]		
o	m	AgoraConversation	func getLastMessage() -> AgoraMessage?		
o	m	AgoraConversation	func getMessage(_ msgId: String) -> AgoraMessage?		
o	m	AgoraConversation	func getMsgCount() -> Int		
o	m	AgoraConversation	func getType() -> AgoraConversation.AgoraConversationType		
o	m	AgoraConversation	func getUnreadMsgCount() -> Int		
o	m	AgoraConversation	func getUserName() -> String		
o	m	AgoraConversation	func isGroup() -> Bool		
o	m	AgoraConversation	func loadMoreGroupMsgFromDB(_ startMsgId: String, _ pagesize: Int) -> [AgoraMessage]		
o	m	AgoraConversation	func loadMoreMsgFromDB(_ startMsgId: String, _ pagesize: Int) -> [AgoraMessage]		
o	m	AgoraConversation	func markAllMessagesAsRead()		
o	m	AgoraConversation	func markMessageAsRead(_ msgId: String)		
o	m	AgoraConversation	func removeMessage(_ msgId: String)		
o	m	AgoraConversation	func resetUnreadMsgCount()		
o	e	AgoraConversation.AgoraConversationType	CaseIterable, Sendable, SendableMetatype		
o	m	AgoraConversation.AgoraConversationType	case Chat		
o	m	AgoraConversation.AgoraConversationType	case ChatRoom		
o	m	AgoraConversation.AgoraConversationType	case GroupChat		
o	s	AgoraCursorResult	Sendable, SendableMetatype		
o	m	AgoraCursorResult	func getCursor() -> String		
o	m	AgoraCursorResult	func getData() -> [Element]		
o	p	AgoraEventListener			
o	m	AgoraEventListener	func onEvent(_ event: AgoraNotifierEvent)		
o	s	AgoraGroup	Sendable, SendableMetatype		
o	m	AgoraGroup	func getAffiliationsCount() -> Int		
o	m	AgoraGroup	func getDescription() -> String		
o	m	AgoraGroup	func getGroupId() -> String		
o	m	AgoraGroup	func getGroupName() -> String		
o	m	AgoraGroup	func getMaxUsers() -> Int		
o	m	AgoraGroup	func getMembers() -> [String]		
o	m	AgoraGroup	func getOwner() -> String		
o	m	AgoraGroup	func isAllowInvites() -> Bool		
o	m	AgoraGroup	func isMembersOnly() -> Bool		
o	m	AgoraGroup	func isMsgBlocked() -> Bool		
o	m	AgoraGroup	func isPublic() -> Bool		
o	p	AgoraGroupChangeListener			
o	m	AgoraGroupChangeListener	func onApplicationAccept(_ groupId: String, _ groupName: String, _ accepter: String)		
o	m	AgoraGroupChangeListener	func onApplicationDeclined(_ groupId: String, _ groupName: String, _ decliner: String, _ reason: String)		
o	m	AgoraGroupChangeListener	func onApplicationReceived(_ groupId: String, _ groupName: String, _ applyer: String, _ reason: String)		
o	m	AgoraGroupChangeListener	func onGroupDestroy(_ groupId: String, _ groupName: String)		
o	m	AgoraGroupChangeListener	func onInvitationAccpted(_ groupId: String, _ inviter: String, _ reason: String)		
o	m	AgoraGroupChangeListener	func onInvitationDeclined(_ groupId: String, _ invitee: String, _ reason: String)		
o	m	AgoraGroupChangeListener	func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String)		
o	m	AgoraGroupChangeListener	func onUserRemoved(_ groupId: String, _ groupName: String)		
o	c	AgoraGroupManager	Sendable, SendableMetatype		
a	m	AgoraGroupManager	func acceptApplication()		limits
o	m	AgoraGroupManager	func acceptApplication(_ username: String, _ groupId: String) throws(EaseMobException)		
a	m	AgoraGroupManager	func acceptInvitation()		limits
o	m	AgoraGroupManager	func addGroupChangeListener(_ listener: any AgoraGroupChangeListener)		
o	m	AgoraGroupManager	func addUsersToGroup(_ groupId: String, _ members: [String]) throws(EaseMobException)		
o	m	AgoraGroupManager	func applyJoinToGroup(_ groupId: String, _ reason: String) throws(EaseMobException)		
a	m	AgoraGroupManager	func blockGroupMessage()		limits
o	m	AgoraGroupManager	func blockGroupMessage(_ groupId: String) throws(EaseMobException)		
a	m	AgoraGroupManager	func blockUser()		limits
a	m	AgoraGroupManager	func changeGroupName()		limits
o	m	AgoraGroupManager	func createPrivateGroup(_ groupName: String, _ desc: String, _ members: [String], _ allowInvite: Bool) throws(EaseMobException) -> AgoraGroup		
o	m	AgoraGroupManager	func createPublicGroup(_ groupName: String, _ desc: String, _ members: [String], _ needApprovalRequired: Bool) throws(EaseMobException) -> AgoraGroup		
a	m	AgoraGroupManager	func declineApplication()		limits
o	m	AgoraGroupManager	func declineApplication(_ username: String, _ groupId: String, _ reason: String) throws(EaseMobException)		
a	m	AgoraGroupManager	func declineInvitation()		limits
o	m	AgoraGroupManager	func exitAndDeleteGroup(_ groupId: String) throws(EaseMobException)		
o	m	AgoraGroupManager	func exitFromGroup(_ groupId: String) throws(EaseMobException)		
o	m	AgoraGroupManager	func getAllGroups() -> [AgoraGroup]		
o	m	AgoraGroupManager	func getGroup(_ groupId: String) -> AgoraGroup?		
o	m	AgoraGroupManager	func getGroupFromServer(_ groupId: String) throws(EaseMobException) -> AgoraGroup		
o	m	AgoraGroupManager	class func getInstance() -> Self		
a	m	AgoraGroupManager	func getPublicGroupsFromServer()		limits
o	m	AgoraGroupManager	required init(_ chatManager: AgoraChatManager)		
o	m	AgoraGroupManager	func inviteUser(_ groupId: String, _ usernames: [String], _ reason: String) throws(EaseMobException)		
o	m	AgoraGroupManager	func joinGroup(_ groupId: String) throws(EaseMobException)		
o	m	AgoraGroupManager	func loadAllGroups()		
o	m	AgoraGroupManager	func removeGroupChangeListener(_ listener: any AgoraGroupChangeListener)		
o	m	AgoraGroupManager	func removeUserFromGroup(_ groupId: String, _ username: String) throws(EaseMobException)		
o	m	AgoraGroupManager	func unblockGroupMessage(_ groupId: String) throws(EaseMobException)		
o	c	AgoraMessage	Sendable, SendableMetatype		
o	m	AgoraMessage	func addBody(_ body: MessageBody)		
o	m	AgoraMessage	static func createFileSendMessage(_ filePath: String, _ userName: String) -> AgoraMessage		
o	m	AgoraMessage	static func createImageSendMessage(_ filePath: String, _ sendOriginalImage: Bool, _ userName: String) -> AgoraMessage		
o	m	AgoraMessage	static func createLocationSendMessage(_ latitude: Double, _ longitude: Double, _ locationAddress: String, _ userName: String) -> AgoraMessage		
o	m	AgoraMessage	static func createReceiveMessage(_ type: AgoraMessage.MessageType) -> AgoraMessage		
o	m	AgoraMessage	static func createSendMessage(_ type: AgoraMessage.MessageType) -> AgoraMessage		
o	m	AgoraMessage	static func createTxtSendMessage(_ content: String, _ userName: String) -> AgoraMessage		
o	m	AgoraMessage	static func createVideoSendMessage(_ filePath: String, _ thumbPath: String, _ length: Int, _ userName: String) -> AgoraMessage		
o	m	AgoraMessage	static func createVoiceSendMessage(_ filePath: String, _ length: Int, _ userName: String) -> AgoraMessage		
o	m	AgoraMessage	var direct: AgoraMessage.Direct { get set }		
o	m	AgoraMessage	func ext() -> [String : Any]		
o	m	AgoraMessage	func getBody() -> MessageBody?		
o	m	AgoraMessage	func getBooleanAttribute(_ attr: String) throws(EaseMobException) -> Bool		
o	m	AgoraMessage	func getBooleanAttribute(_ attr: String, _ defaultValue: Bool) -> Bool		
o	m	AgoraMessage	func getChatType() -> AgoraMessage.ChatType		
o	m	AgoraMessage	func getDoubleAttribute(_ attr: String) throws(EaseMobException) -> Double		
o	m	AgoraMessage	func getDoubleAttribute(_ attr: String, _ defaultValue: Double) -> Double		
o	m	AgoraMessage	func getError() -> Int		
o	m	AgoraMessage	func getFrom() -> String		
o	m	AgoraMessage	func getIntAttribute(_ attr: String) throws(EaseMobException) -> Int		
o	m	AgoraMessage	func getIntAttribute(_ attr: String, _ defaultValue: Int) -> Int		
o	m	AgoraMessage	func getJSONArrayAttribute(_ attr: String) throws(EaseMobException) -> [Any]		
o	m	AgoraMessage	func getJSONObjectAttribute(_ attr: String) throws(EaseMobException) -> [String : Any]		
o	m	AgoraMessage	func getMsgId() -> String		
o	m	AgoraMessage	func getMsgTime() -> Int64		
o	m	AgoraMessage	func getStringAttribute(_ attr: String) throws(EaseMobException) -> String		
o	m	AgoraMessage	func getStringAttribute(_ attr: String, _ defaultValue: String) -> String		
o	m	AgoraMessage	func getStringAttribute(_ attr: String, _ defaultValue: String?) -> String?		
o	m	AgoraMessage	func getTo() -> String		
o	m	AgoraMessage	func getType() -> AgoraMessage.MessageType		
o	m	AgoraMessage	var isAcked: Bool { get set }		
o	m	AgoraMessage	var isDelivered: Bool { get set }		
o	m	AgoraMessage	func isUnread() -> Bool		
o	m	AgoraMessage	var progress: Int { get set }		
o	m	AgoraMessage	func setAcked(_ isAcked: Bool)		
o	m	AgoraMessage	func setAttribute(_ attr: String, _ value: Bool)		
o	m	AgoraMessage	func setAttribute(_ attr: String, _ value: Double)		
o	m	AgoraMessage	func setAttribute(_ attr: String, _ value: Int)		
o	m	AgoraMessage	func setAttribute(_ attr: String, _ value: String)		
o	m	AgoraMessage	func setAttribute(_ attr: String, _ value: [Any])		
o	m	AgoraMessage	func setAttribute(_ attr: String, _ value: [String : Any])		
o	m	AgoraMessage	func setChatType(_ chatType: AgoraMessage.ChatType)		
o	m	AgoraMessage	func setDelivered(_ isDelivered: Bool)		
o	m	AgoraMessage	func setFrom(_ from: String)		
a	m	AgoraMessage	func setListened()		limits
o	m	AgoraMessage	func setMessageStatusCallback(_ callback: (any AgoraCallBack)?)		
o	m	AgoraMessage	func setMsgId(_ msgId: String)		
o	m	AgoraMessage	func setMsgTime(_ msgTime: Int64)		
o	m	AgoraMessage	func setReceipt(_ userName: String)		
o	m	AgoraMessage	func setTo(_ to: String)		
o	m	AgoraMessage	func setUnread(_ unread: Bool)		
o	m	AgoraMessage	var status: AgoraMessage.Status { get set }		
o	e	AgoraMessage.ChatType	CaseIterable, Sendable, SendableMetatype		
o	m	AgoraMessage.ChatType	case Chat		
o	m	AgoraMessage.ChatType	case ChatRoom		
o	m	AgoraMessage.ChatType	case GroupChat		
o	e	AgoraMessage.Direct	CaseIterable, Sendable, SendableMetatype		
o	m	AgoraMessage.Direct	case RECEIVE		
o	m	AgoraMessage.Direct	case SEND		
o	e	AgoraMessage.MessageType	CaseIterable, Sendable, SendableMetatype		
o	m	AgoraMessage.MessageType	case CMD		
o	m	AgoraMessage.MessageType	case FILE		
o	m	AgoraMessage.MessageType	case IMAGE		
o	m	AgoraMessage.MessageType	case LOCATION		
o	m	AgoraMessage.MessageType	case TXT		
o	m	AgoraMessage.MessageType	case VIDEO		
o	m	AgoraMessage.MessageType	case VOICE		
o	e	AgoraMessage.Status	CaseIterable, Sendable, SendableMetatype		
o	m	AgoraMessage.Status	case CREATE		
o	m	AgoraMessage.Status	case FAIL		
o	m	AgoraMessage.Status	case INPROGRESS		
o	m	AgoraMessage.Status	case SUCCESS		
o	c	AgoraNotifierEvent			
o	m	AgoraNotifierEvent	func getData() -> Any?		
o	m	AgoraNotifierEvent	func getEvent() -> AgoraNotifierEvent.Event		
o	e	AgoraNotifierEvent.Event	CaseIterable, Sendable, SendableMetatype		
o	m	AgoraNotifierEvent.Event	case EventConversationListChanged		
o	m	AgoraNotifierEvent.Event	case EventDeliveryAck		
o	m	AgoraNotifierEvent.Event	case EventMessageChanged		
o	m	AgoraNotifierEvent.Event	case EventNewCMDMessage		
o	m	AgoraNotifierEvent.Event	case EventNewMessage		
o	m	AgoraNotifierEvent.Event	case EventOfflineMessage		
o	m	AgoraNotifierEvent.Event	case EventReadAck		
o	p	AgoraValueCallBack			
o	m	AgoraValueCallBack	func onError(_ code: Int, _ error: String)		
o	m	AgoraValueCallBack	func onSuccess(_ value: Self.Value)		
o	t	ChatType	AgoraMessage.ChatType		
o	c	CmdMessageBody	MessageBody, Sendable, SendableMetatype		
o	m	CmdMessageBody	let action: String		
o	m	CmdMessageBody	convenience init(_ action: String)		
o	m	CmdMessageBody	convenience init(_ action: String, _ params: [String : String])		
o	m	CmdMessageBody	let params: [String : String]?		
o	s	EaseMobException	Error, Sendable, SendableMetatype		
o	m	EaseMobException	var description: String { get }		
o	m	EaseMobException	func getErrorCode() -> Int		
o	m	EaseMobException	func getMessage() -> String		
o	m	EaseMobException	func printStackTrace()		
o	c	FileMessageBody	MessageBody, Sendable, SendableMetatype		
o	m	FileMessageBody	var downloaded: Bool { get }		
o	m	FileMessageBody	func getFileName() -> String		
o	m	FileMessageBody	func getLocalUrl() -> String?		
o	m	FileMessageBody	func getRemoteUrl() -> String?		
o	m	FileMessageBody	func setDownloadCallback(_ callback: (any AgoraCallBack)?)		
o	m	FileMessageBody	func setFileName(_ fileName: String)		
o	m	FileMessageBody	func setLocalUrl(_ localUrl: String)		
o	c	ImageMessageBody	FileMessageBody, Sendable, SendableMetatype		
o	m	ImageMessageBody	func getHeight() -> Int		
o	m	ImageMessageBody	func getLocalThumb() -> String?		
o	m	ImageMessageBody	func getThumbnailUrl() -> String?		
o	m	ImageMessageBody	func getWidth() -> Int		
o	m	ImageMessageBody	init(_ imageFile: String)		
o	m	ImageMessageBody	func isSendOriginalImage() -> Bool		
o	m	ImageMessageBody	func setSendOriginalImage(_ sendOriginalImage: Bool)		
o	c	LocationMessageBody	MessageBody, Sendable, SendableMetatype		
o	m	LocationMessageBody	func getAddress() -> String		
o	m	LocationMessageBody	func getLatitude() -> Double		
o	m	LocationMessageBody	func getLongitude() -> Double		
o	m	LocationMessageBody	init(_ address: String, _ latitude: Double, _ longitude: Double)		
o	c	MessageBody	Sendable, SendableMetatype		
o	c	NormalFileMessageBody	FileMessageBody, Sendable, SendableMetatype		
o	m	NormalFileMessageBody	func getFileSize() -> Int64		
o	m	NormalFileMessageBody	init(_ file: String)		
o	c	TextMessageBody	MessageBody, Sendable, SendableMetatype		
o	m	TextMessageBody	func getMessage() -> String		
o	m	TextMessageBody	init(_ message: String)		
o	c	VideoMessageBody	FileMessageBody, Sendable, SendableMetatype		
o	m	VideoMessageBody	func getLength() -> Int		
o	m	VideoMessageBody	func getLocalThumb() -> String?		
o	m	VideoMessageBody	func getThumbnailUrl() -> String?		
o	m	VideoMessageBody	func getVideoFileLength() -> Int64		
o	m	VideoMessageBody	init(_ videoFile: String, _ thumbPath: String, _ length: Int, _ filelength: Int64)		
o	m	VideoMessageBody	func setLength(_ length: Int)		
o	m	VideoMessageBody	func setLocalThumb(_ localThumb: String)		
o	c	VoiceMessageBody	FileMessageBody, Sendable, SendableMetatype		
o	m	VoiceMessageBody	func getLength() -> Int		
o	m	VoiceMessageBody	init(_ voiceFile: String, _ length: Int)		
"""#
}
