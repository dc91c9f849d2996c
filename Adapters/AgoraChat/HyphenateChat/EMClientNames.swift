@_exported public import AgoraChat

// The same SDK under the names of its other brand: the very same types, so that code with both names fits together.

/// `AgoraChatClient`.
public typealias EMClient = AgoraChatClient
/// `AgoraChatClientDelegate`.
public typealias EMClientDelegate = AgoraChatClientDelegate
/// `AgoraChatOptions`.
public typealias EMOptions = AgoraChatOptions
/// `AgoraChatConnectionState`.
public typealias EMConnectionState = AgoraChatConnectionState
/// `AgoraChatDeviceConfig`.
public typealias EMDeviceConfig = AgoraChatDeviceConfig
/// `AgoraChatLoginExtensionInfo`.
public typealias EMLoginExtensionInfo = AgoraChatLoginExtensionInfo
/// `AgoraChatError`.
public typealias EMError = AgoraChatError
/// `AgoraChatErrorCode`.
public typealias EMErrorCode = AgoraChatErrorCode
/// `AgoraChatCursorResult`.
public typealias EMCursorResult = AgoraChatCursorResult
