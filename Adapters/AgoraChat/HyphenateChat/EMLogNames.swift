public import AgoraChat

// The log and the check of the service.

/// The same as `AgoraChatLogDelegate`.
public typealias EMLogDelegate = AgoraChatLogDelegate
/// The same as `AgoraChatServerCheckType`.
public typealias EMServerCheckType = AgoraChatServerCheckType
/// The same as `AgoraServerCheckAccountValidation`.
public var EMServerCheckAccountValidation: AgoraServerCheckType { AgoraServerCheckAccountValidation }
/// The same as `AgoraServerCheckGetDNSListFromServer`.
public var EMServerCheckGetDNSListFromServer: AgoraServerCheckType { AgoraServerCheckGetDNSListFromServer }
/// The same as `AgoraServerCheckGetTokenFromServer`.
public var EMServerCheckGetTokenFromServer: AgoraServerCheckType { AgoraServerCheckGetTokenFromServer }
/// The same as `AgoraServerCheckDoLogin`.
public var EMServerCheckDoLogin: AgoraServerCheckType { AgoraServerCheckDoLogin }
/// The same as `AgoraServerCheckDoLogout`.
public var EMServerCheckDoLogout: AgoraServerCheckType { AgoraServerCheckDoLogout }
