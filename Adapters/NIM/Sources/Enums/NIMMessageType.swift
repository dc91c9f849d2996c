/// What kind of message this is.
public enum NIMMessageType: Int, Sendable {
  /// Plain text.
  case text = 0
  /// A picture: `NIMImageObject`.
  case image = 1
  /// Speech: `NIMAudioObject`.
  case audio = 2
  /// A film: `NIMVideoObject`.
  case video = 3
  /// A place: `NIMLocationObject`.
  case location = 4
  /// The service's notification: `NIMNotificationObject`.
  case notification = 5
  /// A file: `NIMFileObject`.
  case file = 6
  /// A remark: `NIMTipObject`.
  case tip = 10
  /// A robot's answer; the engine has none.
  case robot = 11
  /// The record of a call; the engine has none.
  case rtcCallRecord = 12
  /// The app's own content: `NIMCustomObject`.
  case custom = 100
}

/// How far a message has come.
public enum NIMMessageDeliveryState: Int, Sendable {
  /// Refused, given up, or never sent.
  case failed = 0
  /// On its way to the server.
  case delivering = 1
  /// Accepted by the server; or received, or saved locally.
  case deliveried = 2
}

/// Whether this device has the attachment of a message.
public enum NIMMessageAttachmentDownloadState: Int, Sendable {
  /// It was not fetched yet.
  case needDownload = 0
  /// The last try failed.
  case failed = 1
  /// It is being fetched.
  case downloading = 2
  /// It is here.
  case downloaded = 3
}

/// What this device did with a message.
public enum NIMMessageStatus: Int, Sendable {
  /// Nothing yet.
  case none = 0
  /// Marked as read.
  case read = 1
  /// Deleted from the local database.
  case deleted = 2
}

/// What a notification message is about.
public enum NIMNotificationType: Int, Sendable {
  /// Something that this version does not know.
  case unsupport = 0
  /// A team: `NIMTeamNotificationContent`.
  case team = 1
  /// A call; the engine has none.
  case netCall = 2
  /// A chatroom; not in this version.
  case chatroom = 3
  /// A super team; the engine has none.
  case superTeam = 4
}

/// In which direction messages are looked for.
public enum NIMMessageSearchOrder: Int, Sendable {
  /// From new to old.
  case desc = 0
  /// From old to new.
  case asc = 1
}

/// How far the clearing of a conversation has come.
public enum NIMClearMessagesStatus: UInt, Sendable {
  /// Cleared here.
  case localCleared = 0
  /// Cleared at the server too.
  case serverCleared = 1
  /// The server could not clear it.
  case serverFailed = 2
}
