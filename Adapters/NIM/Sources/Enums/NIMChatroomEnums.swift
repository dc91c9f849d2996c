/// How a chatroom is connected.
public enum NIMChatroomConnectionState: Int, Sendable {
  /// On the way in.
  case entering = 0
  /// In.
  case enterOK = 1
  /// Refused.
  case enterFailed = 2
  /// The connection broke; the SDK restores it.
  case loseConnection = 3
}

/// What a member of a chatroom may do.
public enum NIMChatroomMemberType: Int, Sendable {
  /// Is there now, with no role.
  case guest = -2
  /// May do less than others; not in this version.
  case limit = -1
  /// A member for good; not in this version.
  case normal = 0
  /// The creator.
  case creator = 1
  /// A manager.
  case manager = 2
  /// Has no account; not in this version.
  case anonymousGuest = 4
}

/// Why somebody is no longer in a chatroom.
public enum NIMChatroomKickReason: Int, Sendable {
  /// The chatroom is no more.
  case invalidRoom = 1
  /// A manager removed this account.
  case byManager = 2
  /// Another client of this account left.
  case byConflictLogin = 3
  /// This account was barred; not told by this SDK.
  case blacklist = 5
}

/// Which members of a chatroom to fetch.
public enum NIMChatroomFetchMemberType: Int, Sendable {
  /// The creator and managers.
  case regular = 0
  /// Everybody else.
  case temp = 1
  /// The creator and managers, as far as they are there.
  case regularOnline = 2
}
