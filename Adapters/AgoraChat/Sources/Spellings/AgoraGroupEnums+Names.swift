// The C-style names that 3.x gives the values of the enums of groups and chat rooms.

/// The reason `beRemoved` for leaving a group.
public var AgoraGroupLeaveReasonBeRemoved: AgoraGroupLeaveReason { .beRemoved }
/// The reason `userLeave` for leaving a group.
public var AgoraGroupLeaveReasonUserLeave: AgoraGroupLeaveReason { .userLeave }
/// The reason `destroyed` for leaving a group.
public var AgoraGroupLeaveReasonDestroyed: AgoraGroupLeaveReason { .destroyed }

/// The style `privateOnlyOwnerInvite` of a group.
public var AgoraGroupStylePrivateOnlyOwnerInvite: AgoraGroupStyle { .privateOnlyOwnerInvite }
/// The style `privateMemberCanInvite` of a group.
public var AgoraGroupStylePrivateMemberCanInvite: AgoraGroupStyle { .privateMemberCanInvite }
/// The style `publicJoinNeedApproval` of a group.
public var AgoraGroupStylePublicJoinNeedApproval: AgoraGroupStyle { .publicJoinNeedApproval }
/// The style `publicOpenJoin` of a group.
public var AgoraGroupStylePublicOpenJoin: AgoraGroupStyle { .publicOpenJoin }

/// The role `none` in a group.
public var AgoraGroupPermissionTypeNone: AgoraGroupPermissionType { .none }
/// The role `member` in a group.
public var AgoraGroupPermissionTypeMember: AgoraGroupPermissionType { .member }
/// The role `admin` in a group.
public var AgoraGroupPermissionTypeAdmin: AgoraGroupPermissionType { .admin }
/// The role `owner` in a group.
public var AgoraGroupPermissionTypeOwner: AgoraGroupPermissionType { .owner }

/// The reason `beRemoved` for no longer being in a chat room.
public var AgoraChatroomBeKickedReasonBeRemoved: AgoraChatroomBeKickedReason { .beRemoved }
/// The reason `destroyed` for no longer being in a chat room.
public var AgoraChatroomBeKickedReasonDestroyed: AgoraChatroomBeKickedReason { .destroyed }
/// The reason `offline` for no longer being in a chat room.
public var AgoraChatroomBeKickedReasonOffline: AgoraChatroomBeKickedReason { .offline }

/// The role `none` in a chat room.
public var AgoraChatroomPermissionTypeNone: AgoraChatroomPermissionType { .none }
/// The role `member` in a chat room.
public var AgoraChatroomPermissionTypeMember: AgoraChatroomPermissionType { .member }
/// The role `admin` in a chat room.
public var AgoraChatroomPermissionTypeAdmin: AgoraChatroomPermissionType { .admin }
/// The role `owner` in a chat room.
public var AgoraChatroomPermissionTypeOwner: AgoraChatroomPermissionType { .owner }
