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
  /// An account that this one invited is a member; reported if the group was created with `isInviteNeedConfirm`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String)
  /// This account was added to a group.
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
}
