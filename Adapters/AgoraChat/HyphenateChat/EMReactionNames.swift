public import AgoraChat

/// The same as `AgoraChatMessageReaction`.
public typealias EMMessageReaction = AgoraChatMessageReaction
/// The same as `AgoraChatMessageReactionChange`.
public typealias EMMessageReactionChange = AgoraChatMessageReactionChange
/// The same as `AgoraChatMessageReactionOperation`.
public typealias EMMessageReactionOperation = AgoraChatMessageReactionOperation
/// The same as `AgoraChatMessageReactionOperate`.
public typealias EMMessageReactionOperate = AgoraChatMessageReactionOperate
