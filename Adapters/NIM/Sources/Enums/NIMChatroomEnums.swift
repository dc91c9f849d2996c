/// How a chatroom is connected.
public enum NIMChatroomConnectionState: Int, Sendable {
  case entering = 0
  case enterOK = 1
  case enterFailed = 2
  case loseConnection = 3
}

/// What a member of a chatroom may do.
public enum NIMChatroomMemberType: Int, Sendable {
  case guest = -2
  case limit = -1
  case normal = 0
  case creator = 1
  case manager = 2
  case anonymousGuest = 4
}

/// Why somebody is no longer in a chatroom.
public enum NIMChatroomKickReason: Int, Sendable {
  case invalidRoom = 1
  case byManager = 2
  case byConflictLogin = 3
  case blacklist = 5
}

/// Which members of a chatroom to fetch.
public enum NIMChatroomFetchMemberType: Int, Sendable {
  case regular = 0
  case temp = 1
  case regularOnline = 2
}
