// The C-style names that 3.x gives the values of its enums.

/// The state `connected` of the connection.
public var AgoraConnectionConnected: AgoraConnectionState { .connected }
/// The state `disconnected` of the connection.
public var AgoraConnectionDisconnected: AgoraConnectionState { .disconnected }

/// The amount `debug` of what is logged.
public var AgoraLogLevelDebug: AgoraLogLevel { .debug }
/// The amount `warning` of what is logged.
public var AgoraLogLevelWarning: AgoraLogLevel { .warning }
/// The amount `error` of what is logged.
public var AgoraLogLevelError: AgoraLogLevel { .error }

/// The step `accountValidation` of a service check.
public var AgoraServerCheckAccountValidation: AgoraServerCheckType { .accountValidation }
/// The step `getDNSListFromServer` of a service check.
public var AgoraServerCheckGetDNSListFromServer: AgoraServerCheckType { .getDNSListFromServer }
/// The step `getTokenFromServer` of a service check.
public var AgoraServerCheckGetTokenFromServer: AgoraServerCheckType { .getTokenFromServer }
/// The step `doLogin` of a service check.
public var AgoraServerCheckDoLogin: AgoraServerCheckType { .doLogin }
/// The step `doLogout` of a service check.
public var AgoraServerCheckDoLogout: AgoraServerCheckType { .doLogout }

/// The type `text` of a body.
public var AgoraMessageBodyTypeText: AgoraMessageBodyType { .text }
/// The type `image` of a body.
public var AgoraMessageBodyTypeImage: AgoraMessageBodyType { .image }
/// The type `video` of a body.
public var AgoraMessageBodyTypeVideo: AgoraMessageBodyType { .video }
/// The type `location` of a body.
public var AgoraMessageBodyTypeLocation: AgoraMessageBodyType { .location }
/// The type `voice` of a body.
public var AgoraMessageBodyTypeVoice: AgoraMessageBodyType { .voice }
/// The type `file` of a body.
public var AgoraMessageBodyTypeFile: AgoraMessageBodyType { .file }
/// The type `cmd` of a body.
public var AgoraMessageBodyTypeCmd: AgoraMessageBodyType { .cmd }

/// The direction `up` of a search.
public var AgoraMessageSearchDirectionUp: AgoraMessageSearchDirection { .up }
/// The direction `down` of a search.
public var AgoraMessageSearchDirectionDown: AgoraMessageSearchDirection { .down }

/// The kind `chat` of a chat.
public var AgoraChatTypeChat: AgoraChatType { .chat }
/// The kind `groupChat` of a chat.
public var AgoraChatTypeGroupChat: AgoraChatType { .groupChat }
/// The kind `chatRoom` of a chat.
public var AgoraChatTypeChatRoom: AgoraChatType { .chatRoom }

/// The status `pending` of a message.
public var AgoraMessageStatusPending: AgoraMessageStatus { .pending }
/// The status `delivering` of a message.
public var AgoraMessageStatusDelivering: AgoraMessageStatus { .delivering }
/// The status `succeed` of a message.
public var AgoraMessageStatusSucceed: AgoraMessageStatus { .succeed }
/// The status `failed` of a message.
public var AgoraMessageStatusFailed: AgoraMessageStatus { .failed }

/// The direction `send` of a message.
public var AgoraMessageDirectionSend: AgoraMessageDirection { .send }
/// The direction `receive` of a message.
public var AgoraMessageDirectionReceive: AgoraMessageDirection { .receive }

/// The download state `downloading` of a file.
public var AgoraDownloadStatusDownloading: AgoraDownloadStatus { .downloading }
/// The download state `succeed` of a file.
public var AgoraDownloadStatusSucceed: AgoraDownloadStatus { .succeed }
/// The download state `failed` of a file.
public var AgoraDownloadStatusFailed: AgoraDownloadStatus { .failed }
/// The download state `pending` of a file.
public var AgoraDownloadStatusPending: AgoraDownloadStatus { .pending }
/// The download state `succeed` of a file, under its name in older versions.
public var AgoraDownloadStatusSuccessed: AgoraDownloadStatus { .succeed }

/// The style `simpleBanner` of notifications.
public var AgoraPushDisplayStyleSimpleBanner: AgoraPushDisplayStyle { .simpleBanner }
/// The style `messageSummary` of notifications.
public var AgoraPushDisplayStyleMessageSummary: AgoraPushDisplayStyle { .messageSummary }
