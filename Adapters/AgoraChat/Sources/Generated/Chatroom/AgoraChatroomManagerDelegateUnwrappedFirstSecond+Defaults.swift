// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateUnwrappedFirstSecond where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecondThird).userDidJoin(
      aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String) {
    guard let aChatroom else { return }
    (self as any AgoraChatroomManagerDelegateSpellings).userDidJoin(aChatroom, user: aUsername ?? "")
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!) {
    guard let aChatroom else { return }
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserJoinedChatroom(
      aChatroom, username: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!) {}
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String!) {
    guard let aChatroom else { return }
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserLeavedChatroom(
      aChatroom, username: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!) {}
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: (aMutes ?? []) as [Any], muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int
  ) {}
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: (aMutes ?? []) as [Any])
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]!) {}
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]!) {}
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: (aMembers ?? []) as [Any])
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]!) {}
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String!) {}
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String!) {}
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecondThird).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String!) {
    guard let aChatroom else { return }
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAnnouncementDidUpdate(
      aChatroom, announcement: aAnnouncement ?? "")
  }
}
