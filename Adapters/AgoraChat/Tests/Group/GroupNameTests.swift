import HyphenateChat
import Testing

/// The C-style names of 3.x.
@Suite struct GroupNameTests {
  @Test func namesStandForTheValues() {
    #expect(
      [EMGroupLeaveReasonBeRemoved, EMGroupLeaveReasonUserLeave, EMGroupLeaveReasonDestroyed]
        == [.beRemoved, .userLeave, .destroyed])
    #expect(
      [
        EMGroupStylePrivateOnlyOwnerInvite, EMGroupStylePrivateMemberCanInvite, EMGroupStylePublicJoinNeedApproval,
        EMGroupStylePublicOpenJoin,
      ] == [.privateOnlyOwnerInvite, .privateMemberCanInvite, .publicJoinNeedApproval, .publicOpenJoin])
    #expect(
      [
        EMGroupPermissionTypeNone, EMGroupPermissionTypeMember, EMGroupPermissionTypeAdmin, EMGroupPermissionTypeOwner,
      ] == [.none, .member, .admin, .owner])
    #expect(
      [EMChatroomBeKickedReasonBeRemoved, EMChatroomBeKickedReasonDestroyed, EMChatroomBeKickedReasonOffline]
        == [.beRemoved, .destroyed, .offline])
    #expect(
      [
        EMChatroomPermissionTypeNone, EMChatroomPermissionTypeMember, EMChatroomPermissionTypeAdmin,
        EMChatroomPermissionTypeOwner,
      ] == [.none, .member, .admin, .owner])
  }
}
