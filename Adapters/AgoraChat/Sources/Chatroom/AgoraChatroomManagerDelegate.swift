public import Foundation

/// Receives events of the chat rooms that this account is in. Every method is optional.
///
/// Each is called on the queue that the delegate was added with. Unlike with groups, a device that was offline is not
/// notified of missed events. Where only the owner and admins are notified, those are the owner and admins at the time
/// of the notification.
///
/// ``AgoraChatroomManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits have
/// their spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatroomManagerDelegate: AgoraChatroomManagerDelegateCalls,
  AgoraChatroomManagerDelegateSpellings, AgoraChatroomManagerDelegateUnwrappedFirst,
  AgoraChatroomManagerDelegateUnwrappedSecond, AgoraChatroomManagerDelegateUnwrappedThird,
  AgoraChatroomManagerDelegateUnwrappedFirstSecond, AgoraChatroomManagerDelegateUnwrappedFirstThird,
  AgoraChatroomManagerDelegateUnwrappedSecondThird, AgoraChatroomManagerDelegateUnwrappedFirstSecondThird
{}

/// The methods of 1.3.1.
public protocol AgoraChatroomManagerDelegateCalls: NSObjectProtocol {
  /// An account entered. The members who were in the chat room before are notified.
  ///
  /// - parameter aChatroom: The chat room.
  /// - parameter aUsername: The account that entered.
  /// - parameter ext: The data that the account's app sent with it.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?)
  /// An account left, was removed, or is no longer connected. The remaining members are notified.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String)
  /// This account is no longer in a chat room, for another reason than leaving it.
  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)
  /// The name, the description or another property changed. All members are notified.
  func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom)
  /// Users were muted. The users themselves, the owner and the admins are notified, except the one who did it.
  ///
  /// - parameter aChatroom: The chat room.
  /// - parameter aMutes: The users who were muted.
  /// - parameter aMuteExpire: The end of the mute, in milliseconds since 1970; -1 for no end.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int)
  /// Users were unmuted. The users themselves, the owner and the admins are notified, except the one who did it. The
  /// expiry of a mute is not reported.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String])
  /// Users are on the white list. The users themselves, the owner and the admins are notified, except the one who did
  /// it.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String])
  /// Users are no longer on the white list. The users themselves, the owner and the admins are notified, except the one
  /// who did it.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String])
  /// All were muted, or the mute of all ended. All members are notified, except the one who did it.
  func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom, isAllMemberMuted aMuted: Bool)
  /// A user became an admin. The user, the owner and the other admins are notified.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String)
  /// An admin became an ordinary member. The user, the owner and the other admins are notified.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String)
  /// The chat room has another owner. All members are notified.
  func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  /// The announcement changed. All members are notified.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String?)
  /// Attributes were set. All members are notified, except the one who did it.
  ///
  /// - parameter roomId: The chat room's id.
  /// - parameter attributeMap: The values by their keys.
  /// - parameter fromId: The user who set them.
  func chatroomAttributesDidUpdated(_ roomId: String, attributeMap: [String: String], from fromId: String)
  /// Attributes were removed, or went with the user who set them. All members are notified, except the one who did it.
  ///
  /// - parameter roomId: The chat room's id.
  /// - parameter attributes: The keys.
  /// - parameter fromId: The user who removed them, or who left.
  func chatroomAttributesDidRemoved(_ roomId: String, attributes: [String], from fromId: String)
}
