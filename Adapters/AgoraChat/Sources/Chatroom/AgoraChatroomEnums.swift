/// The roles of this account in a chat room.
public enum AgoraChatroomPermissionType: Int, @unchecked Sendable {
  /// Not in it, or unknown.
  case none = -1
  case member = 0
  case admin = 1
  case owner = 2
}

/// The reasons for which this account is no longer in a chat room.
public enum AgoraChatroomBeKickedReason: Int, @unchecked Sendable {
  /// It was removed.
  case beRemoved = 0
  /// The chat room was destroyed.
  case destroyed = 1
  /// It was offline for too long. Never reported: after a break of the link a device is in its chat rooms again.
  case offline = 2
}
