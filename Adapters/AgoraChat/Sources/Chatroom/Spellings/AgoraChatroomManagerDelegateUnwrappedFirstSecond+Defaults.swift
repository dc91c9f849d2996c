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
}
