/// The states of the connection to a chatroom.
public enum NIMChatroomConnectionState: Int, Sendable {
  /// Entering.
  case entering = 0
  /// Entered.
  case enterOK = 1
  /// Refused.
  case enterFailed = 2
  /// The connection broke; the SDK restores it.
  case loseConnection = 3
}

/// The roles of a member of a chatroom.
public enum NIMChatroomMemberType: Int, Sendable {
  /// A member without a role, who is present.
  case guest = -2
  /// A member with restricted rights; not in this version.
  case limit = -1
  /// A permanent member; not in this version.
  case normal = 0
  /// The account that owns the chatroom.
  case creator = 1
  /// A member with a manager's rights.
  case manager = 2
  /// A member without an account; not in this version.
  case anonymousGuest = 4
}

/// The reasons for which an account is no longer in a chatroom.
public enum NIMChatroomKickReason: Int, Sendable {
  /// The chatroom was closed.
  case invalidRoom = 1
  /// A manager removed this account.
  case byManager = 2
  /// Another client of this account left.
  case byConflictLogin = 3
  /// This account was barred; not reported by this SDK.
  case blacklist = 5
}

/// The kinds of member that can be fetched from a chatroom.
public enum NIMChatroomFetchMemberType: Int, Sendable {
  /// The creator and managers.
  case regular = 0
  /// All others.
  case temp = 1
  /// The creator and managers who are present.
  case regularOnline = 2
}
