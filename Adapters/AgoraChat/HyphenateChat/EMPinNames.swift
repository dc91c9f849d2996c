public import AgoraChat

/// The same as `AgoraChatMessagePinInfo`.
public typealias EMMessagePinInfo = AgoraChatMessagePinInfo
/// The same as `AgoraChatMessagePinOperation`.
public typealias EMMessagePinOperation = AgoraChatMessagePinOperation
