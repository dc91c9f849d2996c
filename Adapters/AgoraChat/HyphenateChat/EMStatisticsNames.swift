public import AgoraChat

// Traffic statistics, the priority of messages of chat rooms, and translations.

/// The same as `IAgoraChatStatisticsManager`.
public typealias IEMStatisticsManager = IAgoraChatStatisticsManager
/// The same as `AgoraChatMessageStatistics`.
public typealias EMChatMessageStatistics = AgoraChatMessageStatistics
/// The same as `AgoraChatMessageStatisticsDirection`.
public typealias EMMessageStatisticsDirection = AgoraChatMessageStatisticsDirection
/// The same as `AgoraChatMessageStatisticsType`.
public typealias EMMessageStatisticsType = AgoraChatMessageStatisticsType
/// The same as `AgoraChatRoomMessagePriority`.
public typealias EMChatRoomMessagePriority = AgoraChatRoomMessagePriority
/// The same as `IAgoraChatTranslateManager`.
public typealias IEMTranslateManager = IAgoraChatTranslateManager
/// The same as `AgoraChatTranslationResult`.
public typealias EMTranslationResult = AgoraChatTranslationResult
