/// Who may come into a group, and who may bring others.
public enum AgoraChatGroupStyle: Int, @unchecked Sendable {
  /// Nobody comes in uninvited; the owner and admins invite.
  case privateOnlyOwnerInvite = 0
  /// Nobody comes in uninvited; every member invites.
  case privateMemberCanInvite = 1
  /// Nobody comes in unasked; the owner and admins invite.
  case publicJoinNeedApproval = 2
  /// Anyone comes in.
  case publicOpenJoin = 3
}

/// What this account is in a group.
public enum AgoraChatGroupPermissionType: Int, @unchecked Sendable {
  /// Not a member, or not known to be one.
  case none = -1
  case member = 0
  case admin = 1
  case owner = 2
}

/// Why this account is no longer in a group.
public enum AgoraChatGroupLeaveReason: Int, @unchecked Sendable {
  /// The owner or an admin removed it.
  case beRemoved = 0
  /// It left, here or on another of its devices.
  case userLeave = 1
  /// The group is no more.
  case destroyed = 2
}
