// The C-style names that 3.x gives the values of the enums of groups and chat rooms.

/// `beRemoved` of leaving a group.
public var AgoraGroupLeaveReasonBeRemoved: AgoraGroupLeaveReason { .beRemoved }
/// `userLeave` of leaving a group.
public var AgoraGroupLeaveReasonUserLeave: AgoraGroupLeaveReason { .userLeave }
/// `destroyed` of leaving a group.
public var AgoraGroupLeaveReasonDestroyed: AgoraGroupLeaveReason { .destroyed }

/// `privateOnlyOwnerInvite` of a group.
public var AgoraGroupStylePrivateOnlyOwnerInvite: AgoraGroupStyle { .privateOnlyOwnerInvite }
/// `privateMemberCanInvite` of a group.
public var AgoraGroupStylePrivateMemberCanInvite: AgoraGroupStyle { .privateMemberCanInvite }
/// `publicJoinNeedApproval` of a group.
public var AgoraGroupStylePublicJoinNeedApproval: AgoraGroupStyle { .publicJoinNeedApproval }
/// `publicOpenJoin` of a group.
public var AgoraGroupStylePublicOpenJoin: AgoraGroupStyle { .publicOpenJoin }

/// `none` of a member of a group.
public var AgoraGroupPermissionTypeNone: AgoraGroupPermissionType { .none }
/// `member` of a member of a group.
public var AgoraGroupPermissionTypeMember: AgoraGroupPermissionType { .member }
/// `admin` of a member of a group.
public var AgoraGroupPermissionTypeAdmin: AgoraGroupPermissionType { .admin }
/// `owner` of a member of a group.
public var AgoraGroupPermissionTypeOwner: AgoraGroupPermissionType { .owner }

/// `beRemoved` of being out of a chat room.
public var AgoraChatroomBeKickedReasonBeRemoved: AgoraChatroomBeKickedReason { .beRemoved }
/// `destroyed` of being out of a chat room.
public var AgoraChatroomBeKickedReasonDestroyed: AgoraChatroomBeKickedReason { .destroyed }
/// `offline` of being out of a chat room.
public var AgoraChatroomBeKickedReasonOffline: AgoraChatroomBeKickedReason { .offline }

/// `none` of a member of a chat room.
public var AgoraChatroomPermissionTypeNone: AgoraChatroomPermissionType { .none }
/// `member` of a member of a chat room.
public var AgoraChatroomPermissionTypeMember: AgoraChatroomPermissionType { .member }
/// `admin` of a member of a chat room.
public var AgoraChatroomPermissionTypeAdmin: AgoraChatroomPermissionType { .admin }
/// `owner` of a member of a chat room.
public var AgoraChatroomPermissionTypeOwner: AgoraChatroomPermissionType { .owner }
