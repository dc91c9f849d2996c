// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateUnwrappedFirstThird where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidJoin(aChatroom, user: aUsername, ext: ext ?? "")
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String!
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstThird).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner as String?, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirst).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
}
