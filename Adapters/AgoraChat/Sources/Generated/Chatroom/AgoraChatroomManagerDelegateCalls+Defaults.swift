// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateCalls where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedThird).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidLeave(aChatroom, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    (self as any AgoraChatroomManagerDelegateSpellings).didDismiss(from: aChatroom as AgoraChatroom?, reason: aReason)
  }
  @_disfavoredOverload
  public func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomSpecificationDidUpdate(aChatroom as AgoraChatroom?)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes as [String]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes as [String]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers as [String]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers as [String]?)
  }
  @_disfavoredOverload
  public func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom, isAllMemberMuted aMuted: Bool) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAllMemberMuteChanged(
      aChatroom as AgoraChatroom?, isAllMemberMuted: aMuted)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAdminListDidUpdate(
      aChatroom, addedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAdminListDidUpdate(
      aChatroom, removedAdmin: aAdmin as String?)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String)
  {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomAnnouncementDidUpdate(
      aChatroom, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func chatroomAttributesDidUpdated(_ roomId: String, attributeMap: [String: String], from fromId: String) {}
  @_disfavoredOverload
  public func chatroomAttributesDidRemoved(_ roomId: String, attributes: [String], from fromId: String) {}
}
