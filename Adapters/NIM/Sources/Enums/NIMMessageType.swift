/// What kind of message this is.
public enum NIMMessageType: Int, Sendable {
  case text = 0
  case image = 1
  case audio = 2
  case video = 3
  case location = 4
  case notification = 5
  case file = 6
  case tip = 10
  case robot = 11
  case rtcCallRecord = 12
  case custom = 100
}

/// How far a message has come.
public enum NIMMessageDeliveryState: Int, Sendable {
  case failed = 0
  case delivering = 1
  case deliveried = 2
}

/// What this device did with a message.
public enum NIMMessageStatus: Int, Sendable {
  case none = 0
  case read = 1
  case deleted = 2
}

/// What a notification message is about.
public enum NIMNotificationType: Int, Sendable {
  case unsupport = 0
  case team = 1
  case netCall = 2
  case chatroom = 3
  case superTeam = 4
}

/// In which direction messages are looked for.
public enum NIMMessageSearchOrder: Int, Sendable {
  case desc = 0
  case asc = 1
}

/// How far the clearing of a conversation has come.
public enum NIMClearMessagesStatus: UInt, Sendable {
  case localCleared = 0
  case serverCleared = 1
  case serverFailed = 2
}
