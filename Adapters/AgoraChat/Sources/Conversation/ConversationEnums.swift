/// What kind of conversation it is (1.3.1); the same numbers as `AgoraChatType`.
public enum AgoraChatConversationType: Int, @unchecked Sendable {
  case chat = 0
  case groupChat = 1
  case chatRoom = 2
}

/// Which way to look for messages (1.3.1).
public enum AgoraChatMessageSearchDirection: Int, @unchecked Sendable {
  case up = 0
  case down = 1
}

/// Where to look for a keyword (1.3.1).
public enum AgoraChatMessageSearchScope: Int, @unchecked Sendable {
  case content = 0
  case ext = 1
  case all = 2
}

/// Which way to fetch the server's history (1.3.1).
public enum AgoraChatMessageFetchHistoryDirection: UInt, @unchecked Sendable {
  case up = 0
  case down = 1
}
