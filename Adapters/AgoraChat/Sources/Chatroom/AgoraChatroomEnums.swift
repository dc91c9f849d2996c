/// What this account is in a chat room.
public enum AgoraChatroomPermissionType: Int, @unchecked Sendable {
  /// Not in it, or not known to be.
  case none = -1
  case member = 0
  case admin = 1
  case owner = 2
}

/// Why this account is no longer in a chat room.
public enum AgoraChatroomBeKickedReason: Int, @unchecked Sendable {
  /// It was removed.
  case beRemoved = 0
  /// The chat room is no more.
  case destroyed = 1
  /// It was away for too long. Never told: after a break of the link a device is in its chat rooms again.
  case offline = 2
}
