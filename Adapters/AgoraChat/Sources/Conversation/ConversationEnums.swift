/// The kinds of conversation (1.3.1); the same numbers as `AgoraChatType`.
public enum AgoraChatConversationType: Int, @unchecked Sendable {
  case chat = 0
  case groupChat = 1
  case chatRoom = 2
}

/// The directions of a search for messages (1.3.1).
public enum AgoraChatMessageSearchDirection: Int, @unchecked Sendable {
  case up = 0
  case down = 1
}

/// The scopes of a search for a keyword (1.3.1).
public enum AgoraChatMessageSearchScope: Int, @unchecked Sendable {
  case content = 0
  case ext = 1
  case all = 2
}

/// The directions of fetching the server's history (1.3.1).
public enum AgoraChatMessageFetchHistoryDirection: UInt, @unchecked Sendable {
  case up = 0
  case down = 1
}
