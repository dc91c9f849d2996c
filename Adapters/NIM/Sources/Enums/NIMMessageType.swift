/// The types of message.
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
  /// A message to a robot: `NIMRobotObject`; the engine has none.
  case robot = 11
  /// The record of a call: `NIMRtcCallRecordObject`.
  case rtcCallRecord = 12
  /// The app's own content: `NIMCustomObject`.
  case custom = 100
}

/// The delivery states of a message.
public enum NIMMessageDeliveryState: Int, Sendable {
  /// Refused, given up, or never sent.
  case failed = 0
  /// Being sent to the server.
  case delivering = 1
  /// Accepted by the server; or received, or saved locally.
  case deliveried = 2
}

/// The download states of a message's attachment.
public enum NIMMessageAttachmentDownloadState: Int, Sendable {
  /// It was not fetched yet.
  case needDownload = 0
  /// The last try failed.
  case failed = 1
  /// It is being fetched.
  case downloading = 2
  /// It is on this device.
  case downloaded = 3
}

/// The states of a message on this device.
public enum NIMMessageStatus: Int, Sendable {
  /// Neither read nor deleted.
  case none = 0
  /// Marked as read.
  case read = 1
  /// Deleted from the local database.
  case deleted = 2
}

/// The subjects of a notification message.
public enum NIMNotificationType: Int, Sendable {
  /// A subject that this version does not know.
  case unsupport = 0
  /// A team: `NIMTeamNotificationContent`.
  case team = 1
  /// A call: `NIMNetCallNotificationContent`; the engine sends none.
  case netCall = 2
  /// A chatroom: `NIMChatroomNotificationContent`.
  case chatroom = 3
  /// A super team: `NIMSuperTeamNotificationContent`.
  case superTeam = 4
}

/// The orders of a search for messages.
public enum NIMMessageSearchOrder: Int, Sendable {
  /// From new to old.
  case desc = 0
  /// From old to new.
  case asc = 1
}

/// The steps of clearing a conversation.
public enum NIMClearMessagesStatus: UInt, Sendable {
  /// Cleared on this device.
  case localCleared = 0
  /// Cleared at the server too.
  case serverCleared = 1
  /// The server could not clear it.
  case serverFailed = 2
}
