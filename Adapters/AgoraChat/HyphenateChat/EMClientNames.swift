@_exported public import AgoraChat

// The same SDK under the names of its other brand: the very same types, so that code with both names fits together.

/// The same as `AgoraChatClient`.
public typealias EMClient = AgoraChatClient
/// The same as `AgoraChatClientDelegate`.
public typealias EMClientDelegate = AgoraChatClientDelegate
/// The same as `AgoraChatOptions`.
public typealias EMOptions = AgoraChatOptions
/// The same as `AgoraChatLogLevel`.
public typealias EMLogLevel = AgoraChatLogLevel
/// The same as `AgoraChatConnectionState`.
public typealias EMConnectionState = AgoraChatConnectionState
/// The same as `AgoraChatDeviceConfig`.
public typealias EMDeviceConfig = AgoraChatDeviceConfig
/// The same as `AgoraChatLoginExtensionInfo`.
public typealias EMLoginExtensionInfo = AgoraChatLoginExtensionInfo
/// The same as `AgoraChatError`.
public typealias EMError = AgoraChatError
/// The same as `AgoraChatErrorCode`.
public typealias EMErrorCode = AgoraChatErrorCode
/// The same as `AgoraChatCursorResult`.
public typealias EMCursorResult = AgoraChatCursorResult
