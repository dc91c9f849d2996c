public import AgoraChat

/// `AgoraChatMessage`.
public typealias EMChatMessage = AgoraChatMessage
/// `AgoraChatMessage`.
public typealias EMMessage = AgoraChatMessage
/// `AgoraChatType`.
public typealias EMChatType = AgoraChatType
/// `AgoraChatMessageStatus`.
public typealias EMMessageStatus = AgoraChatMessageStatus
/// `AgoraChatMessageDirection`.
public typealias EMMessageDirection = AgoraChatMessageDirection
/// `AgoraChatMessageBody`.
public typealias EMMessageBody = AgoraChatMessageBody
/// `AgoraChatMessageBodyType`.
public typealias EMMessageBodyType = AgoraChatMessageBodyType
/// `AgoraChatMessageBaseBody`.
public typealias EMMessageBaseBody = AgoraChatMessageBaseBody
/// `AgoraChatCombineMessageBody`.
public typealias EMCombineMessageBody = AgoraChatCombineMessageBody
/// `AgoraChatTextMessageBody`.
public typealias EMTextMessageBody = AgoraChatTextMessageBody
/// `AgoraChatLocationMessageBody`.
public typealias EMLocationMessageBody = AgoraChatLocationMessageBody
/// `AgoraChatCmdMessageBody`.
public typealias EMCmdMessageBody = AgoraChatCmdMessageBody
/// `AgoraChatCustomMessageBody`.
public typealias EMCustomMessageBody = AgoraChatCustomMessageBody
/// `AgoraChatFileMessageBody`.
public typealias EMFileMessageBody = AgoraChatFileMessageBody
/// `AgoraChatImageMessageBody`.
public typealias EMImageMessageBody = AgoraChatImageMessageBody
/// `AgoraChatVoiceMessageBody`.
public typealias EMVoiceMessageBody = AgoraChatVoiceMessageBody
/// `AgoraChatVideoMessageBody`.
public typealias EMVideoMessageBody = AgoraChatVideoMessageBody
/// `AgoraChatDownloadStatus`.
public typealias EMDownloadStatus = AgoraChatDownloadStatus
