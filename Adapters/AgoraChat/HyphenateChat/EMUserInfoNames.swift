public import AgoraChat

// Profiles.

/// The same as `IAgoraChatUserInfoManager`.
public typealias IEMUserInfoManager = IAgoraChatUserInfoManager
/// The same as `AgoraChatUserInfo`.
public typealias EMUserInfo = AgoraChatUserInfo
/// The same as `AgoraChatUserInfoType`.
public typealias EMUserInfoType = AgoraChatUserInfoType
