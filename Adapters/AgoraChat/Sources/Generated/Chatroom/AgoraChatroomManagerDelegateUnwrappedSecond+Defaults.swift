// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateUnwrappedSecond where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecondThird).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidJoin(
      aChatroom as AgoraChatroom?, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecondThird).userDidJoin(
      aChatroom, user: aUsername, ext: ext as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String?) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidJoin(aChatroom as AgoraChatroom?, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidJoin(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).didReceiveUserJoinedChatroom(
      aChatroom as AgoraChatroom?, username: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserJoinedChatroom(aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidLeave(aChatroom as AgoraChatroom?, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidLeave(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).didReceiveUserLeavedChatroom(
      aChatroom as AgoraChatroom?, username: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!) {
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserLeavedChatroom(aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: (aMutes ?? []) as [Any], muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom as AgoraChatroom?, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: (aMutes ?? []) as [Any])
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom as AgoraChatroom?, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom as AgoraChatroom?, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom as AgoraChatroom?, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomAdminListDidUpdate(
      aChatroom as AgoraChatroom?, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAdminListDidUpdate(aChatroom, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomAdminListDidUpdate(
      aChatroom as AgoraChatroom?, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAdminListDidUpdate(aChatroom, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecondThird).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomAnnouncementDidUpdate(
      aChatroom as AgoraChatroom?, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String!) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAnnouncementDidUpdate(
      aChatroom, announcement: aAnnouncement)
  }
}
