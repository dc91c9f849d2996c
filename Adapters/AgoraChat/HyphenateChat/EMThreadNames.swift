public import AgoraChat

// Threads.

/// The same as `IAgoraChatThreadManager`.
public typealias IEMThreadManager = IAgoraChatThreadManager
/// The same as `AgoraChatThreadManagerDelegate`.
public typealias EMThreadManagerDelegate = AgoraChatThreadManagerDelegate
/// The same as `AgoraChatThread`.
public typealias EMChatThread = AgoraChatThread
/// The same as `AgoraChatThreadEvent`.
public typealias EMChatThreadEvent = AgoraChatThreadEvent
/// The same as `AgoraChatThreadOperation`.
public typealias EMThreadOperation = AgoraChatThreadOperation
