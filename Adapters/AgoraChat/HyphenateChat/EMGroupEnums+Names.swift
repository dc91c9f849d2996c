public import AgoraChat

// The C-style names of the values of groups and chat rooms.

/// `AgoraGroupLeaveReasonBeRemoved`.
public var EMGroupLeaveReasonBeRemoved: AgoraGroupLeaveReason { AgoraGroupLeaveReasonBeRemoved }
/// `AgoraGroupLeaveReasonUserLeave`.
public var EMGroupLeaveReasonUserLeave: AgoraGroupLeaveReason { AgoraGroupLeaveReasonUserLeave }
/// `AgoraGroupLeaveReasonDestroyed`.
public var EMGroupLeaveReasonDestroyed: AgoraGroupLeaveReason { AgoraGroupLeaveReasonDestroyed }

/// `AgoraGroupStylePrivateOnlyOwnerInvite`.
public var EMGroupStylePrivateOnlyOwnerInvite: AgoraGroupStyle { AgoraGroupStylePrivateOnlyOwnerInvite }
/// `AgoraGroupStylePrivateMemberCanInvite`.
public var EMGroupStylePrivateMemberCanInvite: AgoraGroupStyle { AgoraGroupStylePrivateMemberCanInvite }
/// `AgoraGroupStylePublicJoinNeedApproval`.
public var EMGroupStylePublicJoinNeedApproval: AgoraGroupStyle { AgoraGroupStylePublicJoinNeedApproval }
/// `AgoraGroupStylePublicOpenJoin`.
public var EMGroupStylePublicOpenJoin: AgoraGroupStyle { AgoraGroupStylePublicOpenJoin }

/// `AgoraGroupPermissionTypeNone`.
public var EMGroupPermissionTypeNone: AgoraGroupPermissionType { AgoraGroupPermissionTypeNone }
/// `AgoraGroupPermissionTypeMember`.
public var EMGroupPermissionTypeMember: AgoraGroupPermissionType { AgoraGroupPermissionTypeMember }
/// `AgoraGroupPermissionTypeAdmin`.
public var EMGroupPermissionTypeAdmin: AgoraGroupPermissionType { AgoraGroupPermissionTypeAdmin }
/// `AgoraGroupPermissionTypeOwner`.
public var EMGroupPermissionTypeOwner: AgoraGroupPermissionType { AgoraGroupPermissionTypeOwner }

/// `AgoraChatroomBeKickedReasonBeRemoved`.
public var EMChatroomBeKickedReasonBeRemoved: AgoraChatroomBeKickedReason { AgoraChatroomBeKickedReasonBeRemoved }
/// `AgoraChatroomBeKickedReasonDestroyed`.
public var EMChatroomBeKickedReasonDestroyed: AgoraChatroomBeKickedReason { AgoraChatroomBeKickedReasonDestroyed }
/// `AgoraChatroomBeKickedReasonOffline`.
public var EMChatroomBeKickedReasonOffline: AgoraChatroomBeKickedReason { AgoraChatroomBeKickedReasonOffline }

/// `AgoraChatroomPermissionTypeNone`.
public var EMChatroomPermissionTypeNone: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeNone }
/// `AgoraChatroomPermissionTypeMember`.
public var EMChatroomPermissionTypeMember: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeMember }
/// `AgoraChatroomPermissionTypeAdmin`.
public var EMChatroomPermissionTypeAdmin: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeAdmin }
/// `AgoraChatroomPermissionTypeOwner`.
public var EMChatroomPermissionTypeOwner: AgoraChatroomPermissionType { AgoraChatroomPermissionTypeOwner }
