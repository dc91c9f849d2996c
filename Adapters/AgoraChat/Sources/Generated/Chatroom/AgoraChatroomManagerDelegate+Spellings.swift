// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatroomManagerDelegateSpellings: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String)
  /// A spelling of `didDismiss(from:reason:)`.
  func didDismiss(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason)
  /// A former name of `didDismiss(from:reason:)`.
  func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)
  /// A former name of `didDismiss(from:reason:)`.
  func didReceiveKicked(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason)
  /// A spelling of `chatroomSpecificationDidUpdate(_:)`.
  func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom?)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]?)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any])
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]?)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]?)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any])
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]?)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String])
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any])
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any])
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String])
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any])
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any])
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String])
  /// A spelling of `chatroomAllMemberMuteChanged(_:isAllMemberMuted:)`.
  func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom?, isAllMemberMuted aMuted: Bool)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String?)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String?)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String?)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String?)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String?)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatroomManagerDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String?)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?)
  /// A spelling of `didDismiss(from:reason:)`.
  func didDismiss(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason)
  /// A former name of `didDismiss(from:reason:)`.
  func didReceiveKicked(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason)
  /// A spelling of `chatroomSpecificationDidUpdate(_:)`.
  func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom!)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String])
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]?)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any])
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String])
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any])
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String])
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]?)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any])
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]?)
  /// A spelling of `chatroomAllMemberMuteChanged(_:isAllMemberMuted:)`.
  func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom!, isAllMemberMuted aMuted: Bool)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String?)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String?)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String)
}

/// Methods with `!` at these positions among the parameters that allow it: third.
public protocol AgoraChatroomManagerDelegateUnwrappedThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: second.
public protocol AgoraChatroomManagerDelegateUnwrappedSecond: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String!)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]!)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]!)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]!)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]!)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String!)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String!)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String!)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String!)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first third.
public protocol AgoraChatroomManagerDelegateUnwrappedFirstThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second.
public protocol AgoraChatroomManagerDelegateUnwrappedFirstSecond: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String!)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:addedMutedMembers:muteExpire:)`.
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]!)
  /// A spelling of `chatroomMuteListDidUpdate(_:removedMutedMembers:)`.
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:addedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]!)
  /// A spelling of `chatroomWhiteListDidUpdate(_:removedWhiteListMembers:)`.
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]!)
  /// A spelling of `chatroomAdminListDidUpdate(_:addedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String!)
  /// A spelling of `chatroomAdminListDidUpdate(_:removedAdmin:)`.
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?)
  /// A spelling of `chatroomAnnouncementDidUpdate(_:announcement:)`.
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: second third.
public protocol AgoraChatroomManagerDelegateUnwrappedSecondThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second third.
public protocol AgoraChatroomManagerDelegateUnwrappedFirstSecondThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String!)
  /// A spelling of `chatroomOwnerDidUpdate(_:newOwner:oldOwner:)`.
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!)
}
