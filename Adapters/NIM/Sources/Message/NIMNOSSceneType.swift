/// The scene of pictures of users and teams, for `NIMMessageSetting.scene` and `NIMSDK.sceneDict`.
public let NIMNOSSceneTypeAvatar: String = "nim_default_profile_icon"

/// The scene of files in messages.
public let NIMNOSSceneTypeMessage: String = "nim_default_im"

/// The scene of files that only logged-in accounts may download.
public let NIMNOSSceneTypeSecurity: String = "nim_security"
