public import Foundation

/// Receives events of the groups of this account. Every method is optional.
///
/// Each is called on the queue that the delegate was added with. A device that was offline is notified of missed events
/// afterwards; one that is new to the account is not notified of earlier events. Where only the owner and admins are
/// notified, those are the owner and admins at the time of the notification.
///
/// ``AgoraChatGroupManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits have
/// their spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatGroupManagerDelegate: AgoraChatGroupManagerDelegateCalls,
  AgoraChatGroupManagerDelegateSpellings, AgoraChatGroupManagerDelegateUnwrappedFirst,
  AgoraChatGroupManagerDelegateUnwrappedSecond, AgoraChatGroupManagerDelegateUnwrappedThird,
  AgoraChatGroupManagerDelegateUnwrappedFirstSecond, AgoraChatGroupManagerDelegateUnwrappedFirstThird,
  AgoraChatGroupManagerDelegateUnwrappedSecondThird, AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird
{}

/// The methods of 1.3.1.
public protocol AgoraChatGroupManagerDelegateCalls: NSObjectProtocol {
  /// An account invites this one into a group; not reported if the SDK accepts by itself
  /// (`AgoraChatOptions.autoAcceptGroupInvitation`).
  ///
  /// - parameter aGroupId: The group.
  /// - parameter aGroupName: The group's name.
  /// - parameter aInviter: The account that sent the invitation.
  /// - parameter aMessage: The words that came with it.
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?)
  /// An account accepted this one's invitation. It is called before `userDidJoin`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String)
  /// An account declined this one's invitation.
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?)
  /// An account asks to join a group of which this one is the owner or an admin.
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String?)
  /// This account's application to join a group was declined.
  ///
  /// - parameter aGroupId: The group.
  /// - parameter aReason: The words that came with the answer.
  /// - parameter aDecliner: The owner or admin that declined.
  /// - parameter aApplicant: This account.
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String)
  /// This account's application to join a group was accepted. It is called after `groupListDidUpdate`.
  func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup)
  /// This account was added to a group, or the SDK accepted an invitation by itself.
  ///
  /// - parameter aGroup: The group.
  /// - parameter aInviter: The account that added it.
  /// - parameter aMessage: The message for invited accounts.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?)
  /// This account is no longer in a group, for any reason, whichever of its devices caused it.
  func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason)
  /// The list of groups that this account is in changed.
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup])
  /// Members were muted. The members themselves, the owner and the admins are notified, except the one who did it.
  ///
  /// - parameter aGroup: The group.
  /// - parameter aMutedMembers: The members who were muted.
  /// - parameter aMuteExpire: The end of the mute, in milliseconds since 1970; -1 for no end.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)
  /// Members were unmuted. The members themselves, the owner and the admins are notified, except the one who did it.
  /// The expiry of a mute is not reported.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String])
  /// Members came on the white list. They, the owner and the admins are notified, except the one who did it.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String])
  /// Members came off the white list. They, the owner and the admins are notified, except the one who did it.
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String])
  /// All ordinary members were muted or unmuted. All members are notified, except the one who did it.
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool)
  /// A member became an admin. The member, the owner and the other admins are notified.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String)
  /// An admin became an ordinary member. The member, the owner and the other admins are notified.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String)
  /// The group has another owner. All members are notified.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  /// An account joined a group. All other members are notified.
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String)
  /// A member left a group or was removed. All remaining members are notified.
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String)
  /// The announcement changed. All members are notified.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?)
  /// The name, the description or another property changed. All members are notified.
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup)
  /// A file was added to the shared files. All members are notified, except the one who did it.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile)
  /// A shared file was removed. All members are notified, except the one who did it.
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String)
  /// The operator disabled the group, or enabled it again. All members are notified.
  func groupStateChanged(_ aGroup: AgoraChatGroup, isDisabled aDisabled: Bool)
  /// Attributes of a member changed. All members are notified, except the one who did it.
  ///
  /// - parameter groupId: The group.
  /// - parameter userId: The member.
  /// - parameter attributes: The attributes that changed; those that were removed are empty.
  /// - parameter operatorId: The user who changed them.
  func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]?, operatorId: String)
}
