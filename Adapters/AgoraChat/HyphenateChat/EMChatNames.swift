public import AgoraChat

/// The same as `IAgoraChatManager`.
public typealias IEMChatManager = IAgoraChatManager
/// The same as `AgoraChatManagerDelegate`.
public typealias EMChatManagerDelegate = AgoraChatManagerDelegate
/// The same as `AgoraChatRecallMessageInfo`.
public typealias EMRecallMessageInfo = AgoraChatRecallMessageInfo
/// The same as `AgoraChatGroupMessageAck`.
public typealias EMGroupMessageAck = AgoraChatGroupMessageAck
/// The same as `AgoraChatFetchServerMessagesOption`.
public typealias EMFetchServerMessagesOption = AgoraChatFetchServerMessagesOption
/// The same as `AgoraChatMessageFetchHistoryDirection`.
public typealias EMMessageFetchHistoryDirection = AgoraChatMessageFetchHistoryDirection
/// The same as `AgoraChatConversation`.
public typealias EMConversation = AgoraChatConversation
/// The same as `AgoraConversationType`.
public typealias EMConversationType = AgoraConversationType
/// The same as `AgoraChatMessageSearchDirection`.
public typealias EMMessageSearchDirection = AgoraChatMessageSearchDirection
/// The same as `AgoraChatMessageSearchScope`.
public typealias EMMessageSearchScope = AgoraChatMessageSearchScope
/// The same as `AgoraChatMarkType`.
public typealias EMMarkType = AgoraChatMarkType
/// The same as `AgoraChatConversationFilter`.
public typealias EMConversationFilter = AgoraChatConversationFilter
/// The same as `AgoraChatTranslateLanguage`.
public typealias EMTranslateLanguage = AgoraChatTranslateLanguage
