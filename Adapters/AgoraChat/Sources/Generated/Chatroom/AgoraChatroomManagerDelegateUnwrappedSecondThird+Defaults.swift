// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateUnwrappedSecondThird where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidJoin(aChatroom, user: aUsername, ext: ext ?? "")
  }
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String!
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecondThird).chatroomOwnerDidUpdate(
      aChatroom as AgoraChatroom?, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!
  ) {
    (self as any AgoraChatroomManagerDelegateUnwrappedSecond).chatroomOwnerDidUpdate(
      aChatroom, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
}
