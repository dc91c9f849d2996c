// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateUnwrappedFirst where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstThird).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidJoin(
      aChatroom, user: aUsername as String?, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstThird).userDidJoin(
      aChatroom, user: aUsername, ext: ext as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidJoin(aChatroom, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).userDidJoin(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).didReceiveUserJoinedChatroom(
      aChatroom, username: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).didReceiveUserJoinedChatroom(
      aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidLeave(aChatroom, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).userDidLeave(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).didReceiveUserLeavedChatroom(
      aChatroom, username: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).didReceiveUserLeavedChatroom(
      aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func didDismiss(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason) {
    guard let aChatroom else { return }
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveKicked(from: aChatroom, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveKicked(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason) {}
  @_disfavoredOverload
  public func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom!) {}
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes as [String]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes as [Any]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes as [String]?)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes as [Any]?)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers as [String]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers as [Any]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers as [String]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers as [Any]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom!, isAllMemberMuted aMuted: Bool) {}
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomAdminListDidUpdate(
      aChatroom, addedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomAdminListDidUpdate(
      aChatroom, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomAdminListDidUpdate(
      aChatroom, removedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomAdminListDidUpdate(
      aChatroom, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstThird).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomAnnouncementDidUpdate(
      aChatroom, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String) {}
}
