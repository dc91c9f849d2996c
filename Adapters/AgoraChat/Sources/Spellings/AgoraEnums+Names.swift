// The C-style names that 3.x gives the values of its enums.

/// `connected` of the connection.
public var AgoraConnectionConnected: AgoraConnectionState { .connected }
/// `disconnected` of the connection.
public var AgoraConnectionDisconnected: AgoraConnectionState { .disconnected }

/// `text` of a body.
public var AgoraMessageBodyTypeText: AgoraMessageBodyType { .text }
/// `image` of a body.
public var AgoraMessageBodyTypeImage: AgoraMessageBodyType { .image }
/// `video` of a body.
public var AgoraMessageBodyTypeVideo: AgoraMessageBodyType { .video }
/// `location` of a body.
public var AgoraMessageBodyTypeLocation: AgoraMessageBodyType { .location }
/// `voice` of a body.
public var AgoraMessageBodyTypeVoice: AgoraMessageBodyType { .voice }
/// `file` of a body.
public var AgoraMessageBodyTypeFile: AgoraMessageBodyType { .file }
/// `cmd` of a body.
public var AgoraMessageBodyTypeCmd: AgoraMessageBodyType { .cmd }

/// `up` of a search.
public var AgoraMessageSearchDirectionUp: AgoraMessageSearchDirection { .up }
/// `down` of a search.
public var AgoraMessageSearchDirectionDown: AgoraMessageSearchDirection { .down }

/// `chat` of a chat.
public var AgoraChatTypeChat: AgoraChatType { .chat }
/// `groupChat` of a chat.
public var AgoraChatTypeGroupChat: AgoraChatType { .groupChat }
/// `chatRoom` of a chat.
public var AgoraChatTypeChatRoom: AgoraChatType { .chatRoom }

/// `pending` of a message.
public var AgoraMessageStatusPending: AgoraMessageStatus { .pending }
/// `delivering` of a message.
public var AgoraMessageStatusDelivering: AgoraMessageStatus { .delivering }
/// `succeed` of a message.
public var AgoraMessageStatusSucceed: AgoraMessageStatus { .succeed }
/// `failed` of a message.
public var AgoraMessageStatusFailed: AgoraMessageStatus { .failed }

/// `send` of a message.
public var AgoraMessageDirectionSend: AgoraMessageDirection { .send }
/// `receive` of a message.
public var AgoraMessageDirectionReceive: AgoraMessageDirection { .receive }

/// `downloading` of a file.
public var AgoraDownloadStatusDownloading: AgoraDownloadStatus { .downloading }
/// `succeed` of a file.
public var AgoraDownloadStatusSucceed: AgoraDownloadStatus { .succeed }
/// `failed` of a file.
public var AgoraDownloadStatusFailed: AgoraDownloadStatus { .failed }
/// `pending` of a file.
public var AgoraDownloadStatusPending: AgoraDownloadStatus { .pending }
/// `succeed` of a file, in older versions.
public var AgoraDownloadStatusSuccessed: AgoraDownloadStatus { .succeed }
