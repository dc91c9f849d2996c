public import AgoraChat

// What the account does on its other devices.

/// The same as `AgoraChatMultiDevicesEvent`.
public typealias EMMultiDevicesEvent = AgoraChatMultiDevicesEvent
/// The same as `AgoraChatMultiDevicesDelegate`.
public typealias EMMultiDevicesDelegate = AgoraChatMultiDevicesDelegate
