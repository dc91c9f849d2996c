// Written by Scripts/audit-tables.
// swift-format-ignore-file
enum QDTable {
  static let rows = #"""
o	g		let QDErrorDomain: String		
h	c	QDAudioObject	NSObject, QDMessageObject		
h	m	QDAudioObject	var duration: Int64		
h	m	QDAudioObject	var fileLength: Int64 { get }		
h	m	QDAudioObject	var fileName: String?		
h	m	QDAudioObject	var guid: String? { get }		
h	m	QDAudioObject	init(sourcePath: String)		
h	m	QDAudioObject	var path: String? { get }		
h	m	QDAudioObject	var url: String? { get }		
o	t	QDChatManager	QDIMChatManager		
h	p	QDChatManagerDelegate	NSObjectProtocol		
o	m	QDChatManagerDelegate	func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?)		
h	m	QDChatManagerDelegate	func fetchMessageAttachment(_ message: QDMessage, progress: Float)		
h	m	QDChatManagerDelegate	func onRecvMessages(_ messages: [QDMessage])		
h	m	QDChatManagerDelegate	func onRecvReceiptsMessage(_ message: QDMessage)		
h	m	QDChatManagerDelegate	func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification)		
o	m	QDChatManagerDelegate	func send(_ message: QDMessage, didCompleteWithError error: (any Error)?)		
o	m	QDChatManagerDelegate	func send(_ message: QDMessage, progress: Float)		
h	m	QDChatManagerDelegate	func willSend(_ message: QDMessage)		
o	c	QDChatroom	NSObject, NSObjectProtocol		
o	m	QDChatroom	var announcement: String? { get }		
o	m	QDChatroom	var creator: String { get }		
o	m	QDChatroom	var name: String { get }		
o	m	QDChatroom	var onlineUserCount: Int { get }		
o	m	QDChatroom	var roomId: String { get }		
o	e	QDChatroomExitReason	RawRepresentable, Sendable, SendableMetatype		
o	m	QDChatroomExitReason	case closed		
o	m	QDChatroomExitReason	case exited		
o	m	QDChatroomExitReason	init?(rawValue: Int)		
o	m	QDChatroomExitReason	case kicked		
o	p	QDChatroomManagerDelegate	NSObjectProtocol		
o	m	QDChatroomManagerDelegate	func onChatroomExited(_ roomId: String, reason: QDChatroomExitReason, operatorId: String)		
h	c	QDClient	NSObject		
h	m	QDClient	var chatManager: any QDIMChatManager { get }		
o	m	QDClient	let chatroomManager: any QDIMChatroomManager		
o	m	QDClient	let conversationManager: any QDIMConversationManager		
o	m	QDClient	let groupManager: any QDIMGroupManager		
o	m	QDClient	required init(environment: MessagingEnvironment?, device: String?)		
h	m	QDClient	var loginManager: any QDIMLoginManager { get }		
o	m	QDClient	var pictureEncoder: (any PictureEncoder)? { get set }		
k	m	QDClient	var serverOptions: QDServerOptions		the environment says which hub a client belongs to
h	m	QDClient	class func shared() -> Self		
h	m	QDClient	func updateApnsToken(_ deviceToken: Data)		
h	m	QDClient	func updatePushScene(_ pushScene: Int)		
h	p	QDConversationManagerDelegate	NSObjectProtocol		
h	m	QDConversationManagerDelegate	func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int)		
h	m	QDConversationManagerDelegate	func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int)		
h	m	QDConversationManagerDelegate	func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int)		
o	c	QDCreateGroupOption	NSObject, NSObjectProtocol		
o	m	QDCreateGroupOption	var announcement: String?		
o	m	QDCreateGroupOption	var avatarUrl: String?		
o	m	QDCreateGroupOption	var groupName: String		
o	m	QDCreateGroupOption	var groupType: QDGroupType		
o	m	QDCreateGroupOption	override init()		
o	m	QDCreateGroupOption	convenience init(groupName: String)		
o	m	QDCreateGroupOption	var introduction: String?		
o	m	QDCreateGroupOption	var membersMayInvite: Bool		
o	e	QDErrorCode	CaseIterable, RawRepresentable, Sendable, SendableMetatype		
o	m	QDErrorCode	case accountBlock		
o	m	QDErrorCode	case beyondLimit		
o	m	QDErrorCode	case connectionError		
o	m	QDErrorCode	case databaseError		
o	m	QDErrorCode	case domainExpireOld		
o	m	QDErrorCode	case exist		
o	m	QDErrorCode	case forbidden		
o	m	QDErrorCode	case frequently		
o	m	QDErrorCode	case groupAccessError		
o	m	QDErrorCode	case groupAlreadyIn		
o	m	QDErrorCode	case groupMemberLimit		
o	m	QDErrorCode	case groupNotExists		
o	m	QDErrorCode	init?(rawValue: Int)		
o	m	QDErrorCode	case invalidChatroom		
o	m	QDErrorCode	case invalidParam		
o	m	QDErrorCode	case invalidPass		
o	m	QDErrorCode	case ioError		
o	m	QDErrorCode	case manualCancelTask		
o	m	QDErrorCode	case notExist		
o	m	QDErrorCode	case notInGroup		
o	m	QDErrorCode	case notSupported		
o	m	QDErrorCode	case parameterError		
o	m	QDErrorCode	case partialSuccess		
o	m	QDErrorCode	case sameOperationInProgress		
o	m	QDErrorCode	case sqlFailed		
o	m	QDErrorCode	case timeoutError		
o	m	QDErrorCode	case unknownError		
o	m	QDErrorCode	case unpacket		
o	m	QDErrorCode	case userInfoNeeded		
h	c	QDFileObject	NSObject, QDMessageObject		
h	m	QDFileObject	var fileLength: Int64 { get }		
h	m	QDFileObject	var fileName: String?		
h	m	QDFileObject	var guid: String? { get }		
h	m	QDFileObject	init(data: Data, extension: String)		
h	m	QDFileObject	init(sourcePath: String)		
h	m	QDFileObject	var md5: String? { get }		
h	m	QDFileObject	var path: String? { get }		
h	m	QDFileObject	var url: String? { get }		
o	c	QDGroup	NSObject, NSObjectProtocol		
o	m	QDGroup	var announcement: String? { get }		
o	m	QDGroup	var avatarUrl: String? { get }		
o	m	QDGroup	var createTime: TimeInterval { get }		
o	m	QDGroup	var groupId: String { get }		
o	m	QDGroup	var groupName: String { get }		
o	m	QDGroup	var groupType: QDGroupType { get }		
o	m	QDGroup	var introduction: String? { get }		
o	m	QDGroup	var isMuted: Bool { get }		
o	m	QDGroup	var memberCount: Int { get }		
o	m	QDGroup	var memberLimit: Int { get }		
o	m	QDGroup	var owner: String { get }		
o	p	QDGroupManagerDelegate	NSObjectProtocol		
o	m	QDGroupManagerDelegate	func onGroupAdded(_ group: QDGroup)		
o	m	QDGroupManagerDelegate	func onGroupMembersChanged(_ group: QDGroup, updated: [String], removed: [String])		
o	m	QDGroupManagerDelegate	func onGroupRemoved(_ group: QDGroup)		
o	m	QDGroupManagerDelegate	func onGroupUpdated(_ group: QDGroup)		
o	c	QDGroupMember	NSObject, NSObjectProtocol		
o	m	QDGroupMember	var createTime: TimeInterval { get }		
o	m	QDGroupMember	let groupId: String		
o	m	QDGroupMember	var inviter: String? { get }		
o	m	QDGroupMember	var isMuted: Bool { get }		
o	m	QDGroupMember	var nickname: String? { get }		
o	m	QDGroupMember	var type: QDGroupMemberType { get }		
o	m	QDGroupMember	var userId: String { get }		
o	e	QDGroupMemberType	RawRepresentable, Sendable, SendableMetatype		
o	m	QDGroupMemberType	init?(rawValue: Int)		
o	m	QDGroupMemberType	case manager		
o	m	QDGroupMemberType	case normal		
o	m	QDGroupMemberType	case owner		
o	e	QDGroupOperationType	RawRepresentable, Sendable, SendableMetatype		
o	m	QDGroupOperationType	case acceptInvitation		
o	m	QDGroupOperationType	case addManager		
o	m	QDGroupOperationType	case dismiss		
o	m	QDGroupOperationType	init?(rawValue: Int)		
o	m	QDGroupOperationType	case invite		
o	m	QDGroupOperationType	case join		
o	m	QDGroupOperationType	case kick		
o	m	QDGroupOperationType	case leave		
o	m	QDGroupOperationType	case mute		
o	m	QDGroupOperationType	case removeManager		
o	m	QDGroupOperationType	case transferOwner		
o	m	QDGroupOperationType	case unmute		
o	m	QDGroupOperationType	case update		
o	e	QDGroupType	RawRepresentable, Sendable, SendableMetatype		
o	m	QDGroupType	case depart		
o	m	QDGroupType	case fix		
o	m	QDGroupType	init?(rawValue: Int)		
o	m	QDGroupType	case pro		
h	p	QDIMChatManager	NSObjectProtocol		
o	m	QDIMChatManager	func add(_ delegate: any QDChatManagerDelegate)		
o	m	QDIMChatManager	func addChatDeleage(_ delegate: any QDChatManagerDelegate)		
h	m	QDIMChatManager	func allRecentSessions() -> [QDRecentSession]?		
h	m	QDIMChatManager	func fetchMessageAttachment(_ message: QDMessage) throws		
h	m	QDIMChatManager	func messages(in session: QDSession, message: QDMessage?, limit: Int) -> [QDMessage]		
o	m	QDIMChatManager	func messages(in session: QDSession, messageIds: [String]) -> [QDMessage]?		
o	m	QDIMChatManager	func remove(_ delegate: any QDChatManagerDelegate)		
o	m	QDIMChatManager	func removeChatDelegate(_ delegate: any QDChatManagerDelegate)		
o	m	QDIMChatManager	func revokeMessage(_ message: QDMessage)		
h	m	QDIMChatManager	func revokeMessage(_ message: QDMessage, completion: (((any Error)?) -> Void)?)		
o	m	QDIMChatManager	func save(_ message: QDMessage, for session: QDSession)		
o	m	QDIMChatManager	func save(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?)		
h	m	QDIMChatManager	func send(_ message: QDMessage, to session: QDSession) throws		
o	m	QDIMChatManager	func sendMessageReceipt(_ message: QDMessage)		
h	m	QDIMChatManager	func sendMessageReceipt(_ message: QDMessage, completion: (((any Error)?) -> Void)?)		
o	m	QDIMChatManager	func updateRecentLocalExt(_ ext: [AnyHashable : Any]?, recentSession: QDRecentSession)		
o	p	QDIMChatroomManager	NSObjectProtocol		
o	m	QDIMChatroomManager	func add(_ delegate: any QDChatroomManagerDelegate)		
o	m	QDIMChatroomManager	func enterChatroom(_ roomId: String, completion: ((QDChatroom?, (any Error)?) -> Void)?)		
o	m	QDIMChatroomManager	func enterChatroom(_ roomId: String, nickname: String?, completion: ((QDChatroom?, (any Error)?) -> Void)?)		
o	m	QDIMChatroomManager	func exitChatroom(_ roomId: String)		
o	m	QDIMChatroomManager	func exitChatroom(_ roomId: String, completion: (((any Error)?) -> Void)?)		
o	m	QDIMChatroomManager	func fetchChatroomInfo(_ roomId: String, completion: ((QDChatroom?, [String]?, (any Error)?) -> Void)?)		
o	m	QDIMChatroomManager	func remove(_ delegate: any QDChatroomManagerDelegate)		
o	p	QDIMConversationManager	NSObjectProtocol		
o	m	QDIMConversationManager	func add(_ delegate: any QDConversationManagerDelegate)		
o	m	QDIMConversationManager	func addEmptyRecentSession(by session: QDSession)		
o	m	QDIMConversationManager	func addEmptyRecentSession(by session: QDSession, completion: (((any Error)?) -> Void)?)		
o	m	QDIMConversationManager	func allRecentSessions() -> [QDRecentSession]?		
o	m	QDIMConversationManager	func allUnreadCount() -> Int		
o	m	QDIMConversationManager	func delete(_ message: QDMessage)		
o	m	QDIMConversationManager	func delete(_ recentSession: QDRecentSession)		
o	m	QDIMConversationManager	func delete(_ message: QDMessage, completion: (((any Error)?) -> Void)?)		
o	m	QDIMConversationManager	func delete(_ recentSession: QDRecentSession, completion: (((any Error)?) -> Void)?)		
o	m	QDIMConversationManager	func deleteAllMessages(in session: QDSession, removesRecentSession: Bool)		
o	m	QDIMConversationManager	func deleteAllMessages(in session: QDSession, removesRecentSession: Bool, completion: (((any Error)?) -> Void)?)		
o	m	QDIMConversationManager	func markAllMessagesRead()		
o	m	QDIMConversationManager	func markAllMessagesRead(completion: (((any Error)?) -> Void)?)		
o	m	QDIMConversationManager	func markAllMessagesRead(in session: QDSession)		
o	m	QDIMConversationManager	func markAllMessagesRead(in session: QDSession, completion: (((any Error)?) -> Void)?)		
o	m	QDIMConversationManager	func recentSession(by session: QDSession) -> QDRecentSession?		
o	m	QDIMConversationManager	func remove(_ delegate: any QDConversationManagerDelegate)		
o	m	QDIMConversationManager	func update(_ message: QDMessage, for session: QDSession)		
o	m	QDIMConversationManager	func update(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?)		
o	m	QDIMConversationManager	func updateRecentLocalExt(_ ext: [AnyHashable : Any]?, recentSession: QDRecentSession)		
o	p	QDIMGroupManager	NSObjectProtocol		
o	m	QDIMGroupManager	func add(_ delegate: any QDGroupManagerDelegate)		
o	m	QDIMGroupManager	func addUsers(_ users: [String], toGroup groupId: String)		
o	m	QDIMGroupManager	func addUsers(_ users: [String], toGroup groupId: String, completion: (((any Error)?) -> Void)?)		
o	m	QDIMGroupManager	func allMyGroupList() -> [QDGroup]?		
o	m	QDIMGroupManager	func createGroup(_ option: QDCreateGroupOption, userList: [String]?)		
o	m	QDIMGroupManager	func createGroup(_ option: QDCreateGroupOption, userList: [String]?, completion: ((QDGroup?, (any Error)?) -> Void)?)		
o	m	QDIMGroupManager	func dismissGroup(_ groupId: String)		
o	m	QDIMGroupManager	func dismissGroup(_ groupId: String, completion: (((any Error)?) -> Void)?)		
o	m	QDIMGroupManager	func fetchGroupInfo(_ groupId: String, completion: ((QDGroup?, [QDGroupMember]?, (any Error)?) -> Void)?)		
o	m	QDIMGroupManager	func group(byId groupId: String) -> QDGroup?		
o	m	QDIMGroupManager	func kickUsers(_ users: [String], fromGroup groupId: String)		
o	m	QDIMGroupManager	func kickUsers(_ users: [String], fromGroup groupId: String, completion: (((any Error)?) -> Void)?)		
o	m	QDIMGroupManager	func quitGroup(_ groupId: String)		
o	m	QDIMGroupManager	func quitGroup(_ groupId: String, completion: (((any Error)?) -> Void)?)		
o	m	QDIMGroupManager	func remove(_ delegate: any QDGroupManagerDelegate)		
h	p	QDIMLoginManager	NSObjectProtocol		
o	m	QDIMLoginManager	func add(_ delegate: any QDLoginManagerDelegate)		
h	m	QDIMLoginManager	func autoLogin(withAccount account: String, token: String)		
o	m	QDIMLoginManager	func currentAccount() -> String		
o	m	QDIMLoginManager	func isLogined() -> Bool		
h	m	QDIMLoginManager	func login(withAccount account: String, password: String, completion: (String?, (any Error)?) -> Void)		
h	m	QDIMLoginManager	func login(withMoblie mobile: String, vcode: String, completion: (String?, (any Error)?) -> Void)		
o	m	QDIMLoginManager	func logout()		
o	m	QDIMLoginManager	func logout(_ completion: (((any Error)?) -> Void)?)		
o	m	QDIMLoginManager	func remove(_ delegate: any QDLoginManagerDelegate)		
o	t	QDImage	PixelPicture		
h	e	QDImageFormat	Int, Sendable		
h	m	QDImageFormat	case JPEG = 0		
h	m	QDImageFormat	case PNG = 1		
o	m	QDImageFormat	init?(rawValue: Int)		
h	c	QDImageObject	NSObject, QDMessageObject		
h	m	QDImageObject	var fileLength: Int64 { get }		
h	m	QDImageObject	var fileName: String?		
h	m	QDImageObject	var guid: String? { get }		
h	m	QDImageObject	init(image: UIImage)		
h	m	QDImageObject	init(image: UIImage, imageOption: QDImageOption?)		
h	m	QDImageObject	init(sourcePath filepath: String)		
h	m	QDImageObject	var md5: String? { get }		
h	m	QDImageObject	var option: QDImageOption?		
h	m	QDImageObject	var path: String? { get }		
h	m	QDImageObject	var size: CGSize { get }		
h	m	QDImageObject	var thumbPath: String? { get }		
h	m	QDImageObject	var thumbUrl: String? { get }		
h	m	QDImageObject	var url: String? { get }		
h	c	QDImageOption	NSObject		
h	m	QDImageOption	var compressQuality: Float		
h	m	QDImageOption	var format: QDImageFormat		
o	m	QDImageOption	override init()		
o	e	QDKickReason	RawRepresentable, Sendable, SendableMetatype		
o	m	QDKickReason	case byClient		
o	m	QDKickReason	case byClientManually		
o	m	QDKickReason	case byServer		
o	m	QDKickReason	init?(rawValue: Int)		
h	c	QDLocationObject	NSObject, QDMessageObject		
h	m	QDLocationObject	var info: String? { get }		
h	m	QDLocationObject	init(latitude: Double, longitude: Double, title: String?, info: String?)		
h	m	QDLocationObject	var latitude: Double { get }		
h	m	QDLocationObject	var longitude: Double { get }		
h	m	QDLocationObject	var title: String? { get }		
h	p	QDLoginManagerDelegate	NSObjectProtocol		
o	m	QDLoginManagerDelegate	func onAutoLoginFailed(_ error: any Error)		
o	m	QDLoginManagerDelegate	func onKick(_ code: QDKickReason, clientType: QDPlatfromType)		
h	m	QDLoginManagerDelegate	func onLogin(_ step: QDLoginStep)		
h	e	QDLoginStep	Int, Sendable		
o	m	QDLoginStep	init?(rawValue: Int)		
h	m	QDLoginStep	case linkFailed = 3		
h	m	QDLoginStep	case linkOK = 2		
h	m	QDLoginStep	case linking = 1		
h	m	QDLoginStep	case loginFailed = 6		
h	m	QDLoginStep	case loginOK = 5		
h	m	QDLoginStep	case logining = 4		
h	m	QDLoginStep	case loseConnection = 9		
h	m	QDLoginStep	case syncOK = 8		
h	m	QDLoginStep	case syncing = 7		
h	c	QDMessage	NSObject		
h	m	QDMessage	var attachmentDownloadState: QDMessageAttachmentDownloadState { get }		
h	m	QDMessage	var attachments: String?		
h	m	QDMessage	var content: String		
h	m	QDMessage	var conversationId: String		
h	m	QDMessage	var deliveryState: QDMessageDeliveryState { get }		
o	m	QDMessage	override init()		
h	m	QDMessage	var isDeleted: Bool { get }		
h	m	QDMessage	var isLocalRead: Bool { get }		
h	m	QDMessage	var isOutgoingMsg: Bool { get }		
h	m	QDMessage	var isPlayed: Bool		
h	m	QDMessage	var isReceivedMsg: Bool { get }		
h	m	QDMessage	var isRemoteRead: Bool { get }		
h	m	QDMessage	var localExt: [AnyHashable : Any]		
h	m	QDMessage	var messageId: String		
h	m	QDMessage	var messageObject: (any QDMessageObject)?		
h	m	QDMessage	var messageType: QDMessageType		
h	m	QDMessage	var msgFlag: Int		
h	m	QDMessage	var msgnum: UInt64		
h	m	QDMessage	var openTimestamp: TimeInterval		
h	m	QDMessage	var remoteExt: [AnyHashable : Any]		
h	m	QDMessage	var senderClientType: QDPlatfromType { get }		
h	m	QDMessage	var senderId: String		
h	m	QDMessage	var senderMsgnum: UInt64		
h	m	QDMessage	var senderName: String		
h	m	QDMessage	var session: QDSession		
h	m	QDMessage	var shouldBeCounted: Bool		
o	m	QDMessage	var sourcemsgId: String { get set }		
h	m	QDMessage	var status: QDMessageStatus { get }		
h	m	QDMessage	var text: String		
h	m	QDMessage	var timestamp: TimeInterval		
h	m	QDMessage	var title: String		
h	e	QDMessageAttachmentDownloadState	Int, Sendable		
h	m	QDMessageAttachmentDownloadState	case downloaded = 3		
h	m	QDMessageAttachmentDownloadState	case downloading = 2		
h	m	QDMessageAttachmentDownloadState	case failed = 1		
o	m	QDMessageAttachmentDownloadState	init?(rawValue: Int)		
h	m	QDMessageAttachmentDownloadState	case needDownload = 0		
h	e	QDMessageDeliveryState	Int, Sendable		
h	m	QDMessageDeliveryState	case deliveried = 2		
h	m	QDMessageDeliveryState	case delivering = 1		
h	m	QDMessageDeliveryState	case failed = 0		
o	m	QDMessageDeliveryState	init?(rawValue: Int)		
h	p	QDMessageObject	NSObjectProtocol		
h	e	QDMessageStatus	Int, Sendable		
h	m	QDMessageStatus	case deleted = 2		
o	m	QDMessageStatus	init?(rawValue: Int)		
h	m	QDMessageStatus	case none = 0		
h	m	QDMessageStatus	case read = 1		
h	e	QDMessageType	Int, Sendable		
h	m	QDMessageType	case audio = 2		
h	m	QDMessageType	case file = 6		
h	m	QDMessageType	case image = 1		
o	m	QDMessageType	init?(rawValue: Int)		
h	m	QDMessageType	case location = 4		
h	m	QDMessageType	case notification = 5		
h	m	QDMessageType	case text = 0		
h	m	QDMessageType	case tip = 10		
h	m	QDMessageType	case video = 3		
h	c	QDNotificationContent	NSObject		
o	m	QDNotificationContent	let attachment: String?		
o	m	QDNotificationContent	let changes: [String : String]		
o	m	QDNotificationContent	let operationType: QDGroupOperationType		
o	m	QDNotificationContent	let sourceId: String		
o	m	QDNotificationContent	let targetIds: [String]		
h	c	QDNotificationObject	NSObject, QDMessageObject		
h	m	QDNotificationObject	var content: QDNotificationContent { get }		
h	m	QDNotificationObject	var notificationType: QDNotificationType { get }		
h	e	QDNotificationType	Int, Sendable		
o	m	QDNotificationType	case group		
o	m	QDNotificationType	init?(rawValue: Int)		
h	m	QDNotificationType	case unsupport = 0		
h	e	QDPlatfromType	Int, Sendable		
o	m	QDPlatfromType	case PC		
o	m	QDPlatfromType	case android		
o	m	QDPlatfromType	case iOS		
o	m	QDPlatfromType	init?(rawValue: Int)		
o	m	QDPlatfromType	case macOS		
o	m	QDPlatfromType	case server		
h	m	QDPlatfromType	case unknown = 0		
o	m	QDPlatfromType	case web		
h	c	QDRecentSession	NSObject		
h	m	QDRecentSession	var lastMessage: QDMessage? { get }		
h	m	QDRecentSession	var localExt: [AnyHashable : Any]? { get }		
h	m	QDRecentSession	var session: QDSession { get }		
h	m	QDRecentSession	var unreadCount: Int { get }		
h	c	QDRevokeMessageNotification	NSObject		
o	m	QDRevokeMessageNotification	let attach: String?		
o	m	QDRevokeMessageNotification	let fromUserId: String		
o	m	QDRevokeMessageNotification	let message: QDMessage?		
o	m	QDRevokeMessageNotification	let messageFromUserId: String		
o	m	QDRevokeMessageNotification	let messageId: String		
o	m	QDRevokeMessageNotification	let offline: Bool		
o	m	QDRevokeMessageNotification	let postscript: String?		
o	m	QDRevokeMessageNotification	let roaming: Bool		
o	m	QDRevokeMessageNotification	let session: QDSession		
o	m	QDRevokeMessageNotification	let timestamp: TimeInterval		
h	c	QDServerOptions	NSObject		
h	m	QDServerOptions	var domain: String		
o	m	QDServerOptions	override required init()		
h	m	QDServerOptions	var ip: String		
h	m	QDServerOptions	var port: Int		
h	m	QDServerOptions	class func serverOption(withIp ip: String, port: Int, domain: String) -> Self		
h	c	QDSession	NSObject, NSCopying		
o	m	QDSession	func copy(with zone: NSZone? = nil) -> Any		
o	m	QDSession	override var description: String { get }		
o	m	QDSession	override var hash: Int { get }		
o	m	QDSession	override convenience init()		
h	m	QDSession	convenience init(_ sessionId: String, type sessionType: QDSessionType)		
o	m	QDSession	override func isEqual(_ object: Any?) -> Bool		
h	m	QDSession	var sessionId: String { get }		
h	m	QDSession	var sessionType: QDSessionType { get }		
h	e	QDSessionType	Int, Sendable		
h	m	QDSessionType	case P2P = 0		
h	m	QDSessionType	case chatroom = 2		
h	m	QDSessionType	case group = 1		
o	m	QDSessionType	init?(rawValue: Int)		
h	c	QDTipObject	NSObject, QDMessageObject		
o	m	QDTipObject	var attach: String?		
o	m	QDTipObject	override init()		
o	m	QDTipObject	init(attach: String?)		
h	c	QDVideoObject	NSObject, QDMessageObject		
h	m	QDVideoObject	var coverPath: String? { get }		
h	m	QDVideoObject	var coverSize: CGSize { get }		
h	m	QDVideoObject	var coverUrl: String? { get }		
h	m	QDVideoObject	var fileLength: Int64 { get }		
h	m	QDVideoObject	var fileName: String?		
h	m	QDVideoObject	var guid: String? { get }		
h	m	QDVideoObject	init(sourcePath filepath: String)		
h	m	QDVideoObject	var md5: String? { get }		
h	m	QDVideoObject	var path: String? { get }		
h	m	QDVideoObject	var url: String? { get }		
"""#
}
