public import AgoraChat

// The C-style names of the values of groups and chat rooms.

/// The same as `AgoraGroupLeaveReasonBeRemoved`.
public var EMGroupLeaveReasonBeRemoved: AgoraGroupLeaveReason { AgoraGroupLeaveReasonBeRemoved }
/// The same as `AgoraGroupLeaveReasonUserLeave`.
public var EMGroupLeaveReasonUserLeave: AgoraGroupLeaveReason { AgoraGroupLeaveReasonUserLeave }
/// The same as `AgoraGroupLeaveReasonDestroyed`.
public var EMGroupLeaveReasonDestroyed: AgoraGroupLeaveReason { AgoraGroupLeaveReasonDestroyed }

/// The same as `AgoraGroupStylePrivateOnlyOwnerInvite`.
public var EMGroupStylePrivateOnlyOwnerInvite: AgoraGroupStyle { AgoraGroupStylePrivateOnlyOwnerInvite }
/// The same as `AgoraGroupStylePrivateMemberCanInvite`.
public var EMGroupStylePrivateMemberCanInvite: AgoraGroupStyle { AgoraGroupStylePrivateMemberCanInvite }
/// The same as `AgoraGroupStylePublicJoinNeedApproval`.
public var EMGroupStylePublicJoinNeedApproval: AgoraGroupStyle { AgoraGroupStylePublicJoinNeedApproval }
/// The same as `AgoraGroupStylePublicOpenJoin`.
public var EMGroupStylePublicOpenJoin: AgoraGroupStyle { AgoraGroupStylePublicOpenJoin }

/// The same as `AgoraGroupPermissionTypeNone`.
public var EMGroupPermissionTypeNone: AgoraGroupPermissionType { AgoraGroupPermissionTypeNone }
/// The same as `AgoraGroupPermissionTypeMember`.
public var EMGroupPermissionTypeMember: AgoraGroupPermissionType { AgoraGroupPermissionTypeMember }
/// The same as `AgoraGroupPermissionTypeAdmin`.
public var EMGroupPermissionTypeAdmin: AgoraGroupPermissionType { AgoraGroupPermissionTypeAdmin }
/// The same as `AgoraGroupPermissionTypeOwner`.
public var EMGroupPermissionTypeOwner: AgoraGroupPermissionType { AgoraGroupPermissionTypeOwner }

/// The same as `AgoraChatroomBeKickedReasonBeRemoved`.
public var EMChatroomBeKickedReasonBeRemoved: AgoraChatroomBeKickedReason { AgoraChatroomBeKickedReasonBeRemoved }
/// The same as `AgoraChatroomBeKickedReasonDestroyed`.
public var EMChatroomBeKickedReasonDestroyed: AgoraChatroomBeKickedReason { AgoraChatroomBeKickedReasonDestroyed }
/// The same as `AgoraChatroomBeKickedReasonOffline`.
public var EMChatroomBeKickedReasonOffline: AgoraChatroomBeKickedReason { AgoraChatroomBeKickedReasonOffline }

/// The same as `AgoraChatroomPermissionTypeNone`.
public var EMChatroomPermissionTypeNone: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeNone }
/// The same as `AgoraChatroomPermissionTypeMember`.
public var EMChatroomPermissionTypeMember: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeMember }
/// The same as `AgoraChatroomPermissionTypeAdmin`.
public var EMChatroomPermissionTypeAdmin: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeAdmin }
/// The same as `AgoraChatroomPermissionTypeOwner`.
public var EMChatroomPermissionTypeOwner: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeOwner }
