public import Foundation

/// What happens to the groups of this account. Every method is optional.
///
/// Each is called on the queue that the delegate was added with. A device that was away is told afterwards what
/// happened meanwhile; one that is new to the account is not told what happened before it came. Where only the owner and
/// admins are told, those are who they are when they are told.
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
  /// Somebody whom this account invited is a member; told where the group was made with `isInviteNeedConfirm`.
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String)
  /// This account was brought into a group.
  ///
  /// - parameter aInviter: Who brought it in.
  /// - parameter aMessage: What was said with it.
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?)
  /// This account is no longer in a group, for whatever reason and whichever of its devices caused it.
  func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason)
  /// The groups that this account is in are others than before.
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup])
  /// Members may not write any more. The members themselves, the owner and the admins are told, except who did it.
  ///
  /// - parameter aMuteExpire: Until when, in milliseconds since 1970; -1 for ever.
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int)
  /// Members may write again. The members themselves, the owner and the admins are told, except who did it. That a
  /// time is over is told to nobody.
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String])
  /// Nobody but the owner and admins may write any more, or everybody again. All are told, except who did it.
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool)
  /// A member became an admin. The member, the owner and the other admins are told.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String)
  /// An admin became an ordinary member. The member, the owner and the other admins are told.
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String)
  /// The group has another owner. All are told.
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  /// Somebody came into a group. All others are told.
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String)
  /// Somebody left a group or was removed. All who remain are told.
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String)
  /// The announcement is another. All are told.
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?)
  /// The name, the description or another property is another. All are told.
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup)
}
