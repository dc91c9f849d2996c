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
}
