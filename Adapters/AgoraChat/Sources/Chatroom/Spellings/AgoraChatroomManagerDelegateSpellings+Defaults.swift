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
}
