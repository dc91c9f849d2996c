/// An action of another device of this account.
///
/// The adapter's README says which of these the service reports, and which it never does.
public enum AgoraChatMultiDevicesEvent: Int, @unchecked Sendable {
  /// No event.
  case unknow = -1
  /// A contact was removed.
  case contactRemove = 2
  /// A contact's request was granted.
  case contactAccept = 3
  /// A contact's request was declined.
  case contactDecline = 4
  /// A user was put on the block list.
  case contactBan = 5
  /// A user was taken off the block list.
  case contactAllow = 6
  /// A group was created.
  case groupCreate = 10
  /// A group was destroyed.
  case groupDestroy = 11
  /// This account joined a group.
  case groupJoin = 12
  /// This account left a group.
  case groupLeave = 13
  /// This account asked to join a group.
  case groupApply = 14
  /// A request to join a group was granted.
  case groupApplyAccept = 15
  /// A request to join a group was declined.
  case groupApplyDecline = 16
  /// Users were invited to a group.
  case groupInvite = 17
  /// An invitation to a group was accepted.
  case groupInviteAccept = 18
  /// An invitation to a group was declined.
  case groupInviteDecline = 19
  /// Members were removed from a group.
  case groupKick = 20
  /// Users were put on a group's block list.
  case groupBan = 21
  /// Users were taken off a group's block list.
  case groupAllow = 22
  /// A group's messages were blocked.
  case groupBlock = 23
  /// A group's messages are no longer blocked.
  case groupUnBlock = 24
  /// A group got another owner.
  case groupAssignOwner = 25
  /// A group got another admin.
  case groupAddAdmin = 26
  /// An admin of a group became an ordinary member.
  case groupRemoveAdmin = 27
  /// Members of a group were muted.
  case groupAddMute = 28
  /// Members of a group are no longer muted.
  case groupRemoveMute = 29
  /// Members were put on a group's allow list.
  case groupAddWhiteList = 30
  /// Members were taken off a group's allow list.
  case groupRemoveWhiteList = 31
  /// All members of a group were muted.
  case groupAllBan = 32
  /// The members of a group are no longer muted together.
  case groupRemoveAllBan = 33
  /// A group was disabled.
  case groupDisabled = 34
  /// A group was enabled.
  case groupAble = 35
  /// A thread was created.
  case chatThreadCreate = 40
  /// A thread was destroyed.
  case chatThreadDestroy = 41
  /// This account joined a thread.
  case chatThreadJoin = 42
  /// This account left a thread.
  case chatThreadLeave = 43
  /// A thread was changed.
  case chatThreadUpdate = 44
  /// A member was removed from a thread.
  case chatThreadKick = 45
  /// The attributes of a group's member were changed.
  case groupMemberAttributesChanged = 52
  /// A conversation was pinned.
  case conversationPinned = 60
  /// A conversation's pin was taken off.
  case conversationUnpinned = 61
  /// A conversation was taken off the server's list.
  case conversationDelete = 62
  /// The marks of a conversation were changed.
  case conversationUpdateMark = 63
  /// The silent mode of a conversation was changed.
  case conversationMuteInfoChanged = 64
}
