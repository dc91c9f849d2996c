// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateSpellings where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidJoin(aChatroom, user: aUsername as String?, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedThird).userDidJoin(
      aChatroom, user: aUsername, ext: ext as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedThird).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidJoin(aChatroom, user: aUsername ?? "", ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedThird).userDidJoin(
      aChatroom, user: aUsername, ext: ext as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidJoin(aChatroom, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidJoin(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidJoin(aChatroom, user: aUsername ?? "")
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidJoin(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserJoinedChatroom(
      aChatroom, username: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).didReceiveUserJoinedChatroom(
      aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserJoinedChatroom(
      aChatroom, username: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).didReceiveUserJoinedChatroom(
      aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidLeave(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidLeave(aChatroom, user: aUsername ?? "")
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidLeave(aChatroom, user: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserLeavedChatroom(
      aChatroom, username: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).didReceiveUserLeavedChatroom(
      aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?) {
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveUserLeavedChatroom(
      aChatroom, username: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).didReceiveUserLeavedChatroom(
      aChatroom, username: aUsername)
  }
  @_disfavoredOverload
  public func didDismiss(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).didDismiss(from: aChatroom, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    (self as any AgoraChatroomManagerDelegateSpellings).didReceiveKicked(
      from: aChatroom as AgoraChatroom?, reason: aReason)
  }
  @_disfavoredOverload
  public func didReceiveKicked(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).didReceiveKicked(from: aChatroom, reason: aReason)
  }
  @_disfavoredOverload
  public func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomSpecificationDidUpdate(aChatroom)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes as [Any]?, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: (aMutes ?? []), muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes as? [String], muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: (aMutes ?? []), muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, addedMutedMembers: aMutes, muteExpire: aMuteExpire)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes as [Any]?)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: (aMutes ?? []))
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes as? [String])
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: (aMutes ?? []))
  }
  @_disfavoredOverload
  public func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomMuteListDidUpdate(
      aChatroom, removedMutedMembers: aMutes)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers as [Any]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: (aMembers ?? []))
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers as? [String])
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: (aMembers ?? []))
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, addedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers as [Any]?)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: (aMembers ?? []))
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers as? [String])
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: (aMembers ?? []))
  }
  @_disfavoredOverload
  public func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomWhiteListDidUpdate(
      aChatroom, removedWhiteListMembers: aMembers)
  }
  @_disfavoredOverload
  public func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom?, isAllMemberMuted aMuted: Bool) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomAllMemberMuteChanged(
      aChatroom, isAllMemberMuted: aMuted)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomAdminListDidUpdate(aChatroom, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAdminListDidUpdate(aChatroom, addedAdmin: aAdmin ?? "")
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomAdminListDidUpdate(aChatroom, addedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomAdminListDidUpdate(
      aChatroom, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String?) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAdminListDidUpdate(
      aChatroom, removedAdmin: aAdmin ?? "")
  }
  @_disfavoredOverload
  public func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomAdminListDidUpdate(aChatroom, removedAdmin: aAdmin)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedThird).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner as String?)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedThird).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String?
  ) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner ?? "")
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomAnnouncementDidUpdate(
      aChatroom, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).chatroomAnnouncementDidUpdate(
      aChatroom as AgoraChatroom?, announcement: aAnnouncement)
  }
  @_disfavoredOverload
  public func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomAnnouncementDidUpdate(
      aChatroom, announcement: aAnnouncement)
  }
}
