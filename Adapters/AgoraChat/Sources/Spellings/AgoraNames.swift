// The names that document 000 uses for the classes of 3.x. They are the classes of 1.3.1.

/// The error of 3.x.
public typealias AgoraError = AgoraChatError
/// The error numbers of 3.x.
public typealias AgoraErrorCode = AgoraChatErrorCode
/// The message of 3.x.
public typealias AgoraMessage = AgoraChatMessage
/// The body of 3.x.
public typealias AgoraMessageBody = AgoraChatMessageBody
/// The text of 3.x.
public typealias AgoraTextMessageBody = AgoraChatTextMessageBody
/// The place of 3.x.
public typealias AgoraLocationMessageBody = AgoraChatLocationMessageBody
/// The command of 3.x.
public typealias AgoraCmdMessageBody = AgoraChatCmdMessageBody
/// The kinds of body of 3.x.
public typealias AgoraMessageBodyType = AgoraChatMessageBodyType
/// The conversation of 3.x.
public typealias AgoraConversation = AgoraChatConversation
/// The direction of a search of 3.x.
public typealias AgoraMessageSearchDirection = AgoraChatMessageSearchDirection
/// The status of 3.x.
public typealias AgoraMessageStatus = AgoraChatMessageStatus
/// The direction of a message of 3.x.
public typealias AgoraMessageDirection = AgoraChatMessageDirection
/// The connection of 3.x.
public typealias AgoraConnectionState = AgoraChatConnectionState
/// The amount of what is logged of 3.x.
public typealias AgoraLogLevel = AgoraChatLogLevel
/// The steps of a service check of 3.x.
public typealias AgoraServerCheckType = AgoraChatServerCheckType
/// The options of 3.x.
public typealias AgoraOptions = AgoraChatOptions
/// The part of a list of 3.x.
public typealias AgoraCursorResult = AgoraChatCursorResult
/// The device of 3.x.
public typealias AgoraDeviceConfig = AgoraChatDeviceConfig

// Groups, as 3.x has them; its chat room manager is called the same.

/// The group manager of 3.x.
public typealias IAgoraGroupManager = IAgoraChatGroupManager
/// The group manager's delegate of 3.x.
public typealias AgoraGroupManagerDelegate = AgoraChatGroupManagerDelegate
/// The group of 3.x.
public typealias AgoraGroup = AgoraChatGroup
/// The shared files of a group of 3.x.
public typealias AgoraGroupSharedFile = AgoraChatGroupSharedFile
/// The options of a group of 3.x.
public typealias AgoraGroupOptions = AgoraChatGroupOptions
/// The styles of groups of 3.x.
public typealias AgoraGroupStyle = AgoraChatGroupStyle
/// The roles in a group of 3.x.
public typealias AgoraGroupPermissionType = AgoraChatGroupPermissionType
/// The reasons for leaving a group of 3.x.
public typealias AgoraGroupLeaveReason = AgoraChatGroupLeaveReason
/// The page of a list of 3.x.
public typealias AgoraPageResult = AgoraChatPageResult

// Contacts, as 3.x has them.

/// The contact manager of 3.x.
public typealias IAgoraContactManager = IAgoraChatContactManager
/// The contact manager's delegate of 3.x.
public typealias AgoraContactManagerDelegate = AgoraChatContactManagerDelegate

// Files, as 3.x has them.

/// The file of 3.x.
public typealias AgoraFileMessageBody = AgoraChatFileMessageBody
/// The picture of 3.x.
public typealias AgoraImageMessageBody = AgoraChatImageMessageBody
/// The recording of 3.x.
public typealias AgoraVoiceMessageBody = AgoraChatVoiceMessageBody
/// The film of 3.x.
public typealias AgoraVideoMessageBody = AgoraChatVideoMessageBody
/// The states of a download of 3.x.
public typealias AgoraDownloadStatus = AgoraChatDownloadStatus
/// The name of `AgoraChatPushOptions` in 3.x.
public typealias AgoraPushOptions = AgoraChatPushOptions
/// The name of `AgoraChatPushDisplayStyle` in 3.x.
public typealias AgoraPushDisplayStyle = AgoraChatPushDisplayStyle

// The account's other devices, as 3.x has them.

/// The events of other devices of 3.x.
public typealias AgoraMultiDevicesEvent = AgoraChatMultiDevicesEvent
/// The delegate of other devices of 3.x.
public typealias AgoraMultiDevicesDelegate = AgoraChatMultiDevicesDelegate
