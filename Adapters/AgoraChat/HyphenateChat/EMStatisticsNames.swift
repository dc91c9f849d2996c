public import AgoraChat

// Traffic statistics, and the priority of messages of chat rooms.

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
