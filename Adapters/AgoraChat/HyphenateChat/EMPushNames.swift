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
/// The same as `AgoraChatLocalNotificationManager`.
public typealias EMLocalNotificationManager = AgoraChatLocalNotificationManager
/// The same as `AgoraChatLocalNotificationDelegate`.
public typealias EMLocalNotificationDelegate = AgoraChatLocalNotificationDelegate
/// The same as `AgoraChatNotificationState`.
public typealias EMNotificationState = AgoraChatNotificationState
/// The same as `AgoraPushNoDisturbStatus`.
public typealias EMPushNoDisturbStatus = AgoraPushNoDisturbStatus
/// The style `simpleBanner` of notifications.
public var EMPushDisplayStyleSimpleBanner: EMPushDisplayStyle { .simpleBanner }
/// The style `messageSummary` of notifications.
public var EMPushDisplayStyleMessageSummary: EMPushDisplayStyle { .messageSummary }
/// The whole day is without notifications.
public var EMPushNoDisturbStatusDay: EMPushNoDisturbStatus { AgoraPushNoDisturbStatusDay }
/// The part of the day between two hours is without notifications.
public var EMPushNoDisturbStatusCustom: EMPushNoDisturbStatus { AgoraPushNoDisturbStatusCustom }
/// There is no part of the day without notifications.
public var EMPushNoDisturbStatusClose: EMPushNoDisturbStatus { AgoraPushNoDisturbStatusClose }
