public import AgoraChat

// The C-style names of the values.

/// `AgoraConnectionConnected`.
public var EMConnectionConnected: AgoraConnectionState { AgoraConnectionConnected }
/// `AgoraConnectionDisconnected`.
public var EMConnectionDisconnected: AgoraConnectionState { AgoraConnectionDisconnected }
/// `AgoraMessageBodyTypeText`.
public var EMMessageBodyTypeText: AgoraMessageBodyType { AgoraMessageBodyTypeText }
/// `AgoraMessageBodyTypeImage`.
public var EMMessageBodyTypeImage: AgoraMessageBodyType { AgoraMessageBodyTypeImage }
/// `AgoraMessageBodyTypeVideo`.
public var EMMessageBodyTypeVideo: AgoraMessageBodyType { AgoraMessageBodyTypeVideo }
/// `AgoraMessageBodyTypeLocation`.
public var EMMessageBodyTypeLocation: AgoraMessageBodyType { AgoraMessageBodyTypeLocation }
/// `AgoraMessageBodyTypeVoice`.
public var EMMessageBodyTypeVoice: AgoraMessageBodyType { AgoraMessageBodyTypeVoice }
/// `AgoraMessageBodyTypeFile`.
public var EMMessageBodyTypeFile: AgoraMessageBodyType { AgoraMessageBodyTypeFile }
/// `AgoraMessageBodyTypeCmd`.
public var EMMessageBodyTypeCmd: AgoraMessageBodyType { AgoraMessageBodyTypeCmd }
/// `AgoraMessageSearchDirectionUp`.
public var EMMessageSearchDirectionUp: AgoraMessageSearchDirection { AgoraMessageSearchDirectionUp }
/// `AgoraMessageSearchDirectionDown`.
public var EMMessageSearchDirectionDown: AgoraMessageSearchDirection { AgoraMessageSearchDirectionDown }
/// `AgoraChatTypeChat`.
public var EMChatTypeChat: AgoraChatType { AgoraChatTypeChat }
/// `AgoraChatTypeGroupChat`.
public var EMChatTypeGroupChat: AgoraChatType { AgoraChatTypeGroupChat }
/// `AgoraChatTypeChatRoom`.
public var EMChatTypeChatRoom: AgoraChatType { AgoraChatTypeChatRoom }
/// `AgoraMessageStatusPending`.
public var EMMessageStatusPending: AgoraMessageStatus { AgoraMessageStatusPending }
/// `AgoraMessageStatusDelivering`.
public var EMMessageStatusDelivering: AgoraMessageStatus { AgoraMessageStatusDelivering }
/// `AgoraMessageStatusSucceed`.
public var EMMessageStatusSucceed: AgoraMessageStatus { AgoraMessageStatusSucceed }
/// `AgoraMessageStatusFailed`.
public var EMMessageStatusFailed: AgoraMessageStatus { AgoraMessageStatusFailed }
/// `AgoraMessageDirectionSend`.
public var EMMessageDirectionSend: AgoraMessageDirection { AgoraMessageDirectionSend }
/// `AgoraMessageDirectionReceive`.
public var EMMessageDirectionReceive: AgoraMessageDirection { AgoraMessageDirectionReceive }
/// `AgoraConversationTypeChat`.
public var EMConversationTypeChat: AgoraConversationType { AgoraConversationTypeChat }
/// `AgoraConversationTypeGroupChat`.
public var EMConversationTypeGroupChat: AgoraConversationType { AgoraConversationTypeGroupChat }
/// `AgoraConversationTypeChatRoom`.
public var EMConversationTypeChatRoom: AgoraConversationType { AgoraConversationTypeChatRoom }
/// `AgoraDownloadStatusDownloading`.
public var EMDownloadStatusDownloading: AgoraDownloadStatus { AgoraDownloadStatusDownloading }
/// `AgoraDownloadStatusSucceed`.
public var EMDownloadStatusSucceed: AgoraDownloadStatus { AgoraDownloadStatusSucceed }
/// `AgoraDownloadStatusFailed`.
public var EMDownloadStatusFailed: AgoraDownloadStatus { AgoraDownloadStatusFailed }
/// `AgoraDownloadStatusPending`.
public var EMDownloadStatusPending: AgoraDownloadStatus { AgoraDownloadStatusPending }
/// `AgoraDownloadStatusSuccessed`.
public var EMDownloadStatusSuccessed: AgoraDownloadStatus { AgoraDownloadStatusSuccessed }
