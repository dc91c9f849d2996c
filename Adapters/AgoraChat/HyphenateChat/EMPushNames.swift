public import AgoraChat

// Notifications.

/// The same as `IAgoraChatPushManager`.
public typealias IEMPushManager = IAgoraChatPushManager
/// The same as `AgoraChatPushOptions`.
public typealias EMPushOptions = AgoraChatPushOptions
/// The same as `AgoraChatPushDisplayStyle`.
public typealias EMPushDisplayStyle = AgoraChatPushDisplayStyle
/// The same as `AgoraChatPushRemindType`.
public typealias EMPushRemindType = AgoraChatPushRemindType
/// The same as `AgoraChatSilentModeParam`.
public typealias EMSilentModeParam = AgoraChatSilentModeParam
/// The same as `AgoraChatSilentModeParamType`.
public typealias EMSilentModeParamType = AgoraChatSilentModeParamType
/// The same as `AgoraChatSilentModeResult`.
public typealias EMSilentModeResult = AgoraChatSilentModeResult
/// The same as `AgoraChatSilentModeTime`.
public typealias EMSilentModeTime = AgoraChatSilentModeTime
