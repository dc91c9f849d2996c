/// The kinds of chat that a message can belong to (1.3.1); the same numbers as `AgoraChatConversationType`.
public enum AgoraChatType: Int, @unchecked Sendable {
  case chat = 0
  case groupChat = 1
  case chatRoom = 2
}

/// The delivery statuses of a message (1.3.1).
public enum AgoraChatMessageStatus: Int, @unchecked Sendable {
  case pending = 0
  case delivering = 1
  case succeed = 2
  case failed = 3
}

/// The directions of a message: sent by this account, or received (1.3.1).
public enum AgoraChatMessageDirection: Int, @unchecked Sendable {
  case send = 0
  case receive = 1
}
