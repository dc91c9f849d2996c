public import AgoraChat

/// `IAgoraChatManager`.
public typealias IEMChatManager = IAgoraChatManager
/// `AgoraChatManagerDelegate`.
public typealias EMChatManagerDelegate = AgoraChatManagerDelegate
/// `AgoraChatRecallMessageInfo`.
public typealias EMRecallMessageInfo = AgoraChatRecallMessageInfo
/// `AgoraChatGroupMessageAck`.
public typealias EMGroupMessageAck = AgoraChatGroupMessageAck
/// `AgoraChatFetchServerMessagesOption`.
public typealias EMFetchServerMessagesOption = AgoraChatFetchServerMessagesOption
/// `AgoraChatMessageFetchHistoryDirection`.
public typealias EMMessageFetchHistoryDirection = AgoraChatMessageFetchHistoryDirection
/// `AgoraChatConversation`.
public typealias EMConversation = AgoraChatConversation
/// `AgoraConversationType`.
public typealias EMConversationType = AgoraConversationType
/// `AgoraChatMessageSearchDirection`.
public typealias EMMessageSearchDirection = AgoraChatMessageSearchDirection
/// `AgoraChatMessageSearchScope`.
public typealias EMMessageSearchScope = AgoraChatMessageSearchScope
