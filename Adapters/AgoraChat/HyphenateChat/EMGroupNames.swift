public import AgoraChat

// Groups and chat rooms.

/// `IAgoraChatGroupManager`.
public typealias IEMGroupManager = IAgoraChatGroupManager
/// `AgoraChatGroupManagerDelegate`.
public typealias EMGroupManagerDelegate = AgoraChatGroupManagerDelegate
/// `AgoraChatGroup`.
public typealias EMGroup = AgoraChatGroup
/// `AgoraChatGroupOptions`.
public typealias EMGroupOptions = AgoraChatGroupOptions
/// `AgoraChatGroupStyle`.
public typealias EMGroupStyle = AgoraChatGroupStyle
/// `AgoraChatGroupPermissionType`.
public typealias EMGroupPermissionType = AgoraChatGroupPermissionType
/// `AgoraChatGroupLeaveReason`.
public typealias EMGroupLeaveReason = AgoraChatGroupLeaveReason
/// `IAgoraChatroomManager`.
public typealias IEMChatroomManager = IAgoraChatroomManager
/// `AgoraChatroomManagerDelegate`.
public typealias EMChatroomManagerDelegate = AgoraChatroomManagerDelegate
/// `AgoraChatroom`.
public typealias EMChatroom = AgoraChatroom
/// `AgoraChatroomPermissionType`.
public typealias EMChatroomPermissionType = AgoraChatroomPermissionType
/// `AgoraChatroomBeKickedReason`.
public typealias EMChatroomBeKickedReason = AgoraChatroomBeKickedReason
/// `AgoraChatPageResult`.
public typealias EMPageResult = AgoraChatPageResult
