/// The ways of joining a group, and of inviting others.
public enum AgoraChatGroupStyle: Int, @unchecked Sendable {
  /// Only invited accounts join; the owner and admins invite.
  case privateOnlyOwnerInvite = 0
  /// Only invited accounts join; every member invites.
  case privateMemberCanInvite = 1
  /// Accounts join only with approval; the owner and admins invite.
  case publicJoinNeedApproval = 2
  /// Anyone may join.
  case publicOpenJoin = 3
}

/// The roles of this account in a group.
public enum AgoraChatGroupPermissionType: Int, @unchecked Sendable {
  /// Not a member, or unknown.
  case none = -1
  case member = 0
  case admin = 1
  case owner = 2
}

/// The reasons for which this account is no longer in a group.
public enum AgoraChatGroupLeaveReason: Int, @unchecked Sendable {
  /// The owner or an admin removed it.
  case beRemoved = 0
  /// The account left, on this device or another.
  case userLeave = 1
  /// The group was destroyed.
  case destroyed = 2
}
