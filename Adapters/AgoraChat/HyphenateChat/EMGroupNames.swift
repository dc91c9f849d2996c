public import AgoraChat

// Groups and chat rooms.

/// The same as `IAgoraChatGroupManager`.
public typealias IEMGroupManager = IAgoraChatGroupManager
/// The same as `AgoraChatGroupManagerDelegate`.
public typealias EMGroupManagerDelegate = AgoraChatGroupManagerDelegate
/// The same as `AgoraChatGroup`.
public typealias EMGroup = AgoraChatGroup
/// The same as `AgoraChatGroupSharedFile`.
public typealias EMGroupSharedFile = AgoraChatGroupSharedFile
/// The same as `AgoraChatGroupOptions`.
public typealias EMGroupOptions = AgoraChatGroupOptions
/// The same as `AgoraChatGroupStyle`.
public typealias EMGroupStyle = AgoraChatGroupStyle
/// The same as `AgoraChatGroupPermissionType`.
public typealias EMGroupPermissionType = AgoraChatGroupPermissionType
/// The same as `AgoraChatGroupLeaveReason`.
public typealias EMGroupLeaveReason = AgoraChatGroupLeaveReason
/// The same as `IAgoraChatroomManager`.
public typealias IEMChatroomManager = IAgoraChatroomManager
/// The same as `AgoraChatroomManagerDelegate`.
public typealias EMChatroomManagerDelegate = AgoraChatroomManagerDelegate
/// The same as `AgoraChatroomOptions`.
public typealias EMChatroomOptions = AgoraChatroomOptions
/// The same as `AgoraChatroom`.
public typealias EMChatroom = AgoraChatroom
/// The same as `AgoraChatroomPermissionType`.
public typealias EMChatroomPermissionType = AgoraChatroomPermissionType
/// The same as `AgoraChatroomBeKickedReason`.
public typealias EMChatroomBeKickedReason = AgoraChatroomBeKickedReason
/// The same as `AgoraChatPageResult`.
public typealias EMPageResult = AgoraChatPageResult
