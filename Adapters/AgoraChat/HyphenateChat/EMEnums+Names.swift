public import AgoraChat

// The C-style names of the values.

/// The same as `AgoraConnectionConnected`.
public var EMConnectionConnected: AgoraConnectionState { AgoraConnectionConnected }
/// The same as `AgoraConnectionDisconnected`.
public var EMConnectionDisconnected: AgoraConnectionState { AgoraConnectionDisconnected }
/// The same as `AgoraLogLevelDebug`.
public var EMLogLevelDebug: AgoraLogLevel { AgoraLogLevelDebug }
/// The same as `AgoraLogLevelWarning`.
public var EMLogLevelWarning: AgoraLogLevel { AgoraLogLevelWarning }
/// The same as `AgoraLogLevelError`.
public var EMLogLevelError: AgoraLogLevel { AgoraLogLevelError }
/// The same as `AgoraMessageBodyTypeText`.
public var EMMessageBodyTypeText: AgoraMessageBodyType { AgoraMessageBodyTypeText }
/// The same as `AgoraMessageBodyTypeImage`.
public var EMMessageBodyTypeImage: AgoraMessageBodyType { AgoraMessageBodyTypeImage }
/// The same as `AgoraMessageBodyTypeVideo`.
public var EMMessageBodyTypeVideo: AgoraMessageBodyType { AgoraMessageBodyTypeVideo }
/// The same as `AgoraMessageBodyTypeLocation`.
public var EMMessageBodyTypeLocation: AgoraMessageBodyType { AgoraMessageBodyTypeLocation }
/// The same as `AgoraMessageBodyTypeVoice`.
public var EMMessageBodyTypeVoice: AgoraMessageBodyType { AgoraMessageBodyTypeVoice }
/// The same as `AgoraMessageBodyTypeFile`.
public var EMMessageBodyTypeFile: AgoraMessageBodyType { AgoraMessageBodyTypeFile }
/// The same as `AgoraMessageBodyTypeCmd`.
public var EMMessageBodyTypeCmd: AgoraMessageBodyType { AgoraMessageBodyTypeCmd }
/// The same as `AgoraMessageSearchDirectionUp`.
public var EMMessageSearchDirectionUp: AgoraMessageSearchDirection { AgoraMessageSearchDirectionUp }
/// The same as `AgoraMessageSearchDirectionDown`.
public var EMMessageSearchDirectionDown: AgoraMessageSearchDirection { AgoraMessageSearchDirectionDown }
/// The same as `AgoraChatTypeChat`.
public var EMChatTypeChat: AgoraChatType { AgoraChatTypeChat }
/// The same as `AgoraChatTypeGroupChat`.
public var EMChatTypeGroupChat: AgoraChatType { AgoraChatTypeGroupChat }
/// The same as `AgoraChatTypeChatRoom`.
public var EMChatTypeChatRoom: AgoraChatType { AgoraChatTypeChatRoom }
/// The same as `AgoraMessageStatusPending`.
public var EMMessageStatusPending: AgoraMessageStatus { AgoraMessageStatusPending }
/// The same as `AgoraMessageStatusDelivering`.
public var EMMessageStatusDelivering: AgoraMessageStatus { AgoraMessageStatusDelivering }
/// The same as `AgoraMessageStatusSucceed`.
public var EMMessageStatusSucceed: AgoraMessageStatus { AgoraMessageStatusSucceed }
/// The same as `AgoraMessageStatusFailed`.
public var EMMessageStatusFailed: AgoraMessageStatus { AgoraMessageStatusFailed }
/// The same as `AgoraMessageDirectionSend`.
public var EMMessageDirectionSend: AgoraMessageDirection { AgoraMessageDirectionSend }
/// The same as `AgoraMessageDirectionReceive`.
public var EMMessageDirectionReceive: AgoraMessageDirection { AgoraMessageDirectionReceive }
/// The same as `AgoraConversationTypeChat`.
public var EMConversationTypeChat: AgoraConversationType { AgoraConversationTypeChat }
/// The same as `AgoraConversationTypeGroupChat`.
public var EMConversationTypeGroupChat: AgoraConversationType { AgoraConversationTypeGroupChat }
/// The same as `AgoraConversationTypeChatRoom`.
public var EMConversationTypeChatRoom: AgoraConversationType { AgoraConversationTypeChatRoom }
/// The same as `AgoraDownloadStatusDownloading`.
public var EMDownloadStatusDownloading: AgoraDownloadStatus { AgoraDownloadStatusDownloading }
/// The same as `AgoraDownloadStatusSucceed`.
public var EMDownloadStatusSucceed: AgoraDownloadStatus { AgoraDownloadStatusSucceed }
/// The same as `AgoraDownloadStatusFailed`.
public var EMDownloadStatusFailed: AgoraDownloadStatus { AgoraDownloadStatusFailed }
/// The same as `AgoraDownloadStatusPending`.
public var EMDownloadStatusPending: AgoraDownloadStatus { AgoraDownloadStatusPending }
/// The same as `AgoraDownloadStatusSuccessed`.
public var EMDownloadStatusSuccessed: AgoraDownloadStatus { AgoraDownloadStatusSuccessed }
