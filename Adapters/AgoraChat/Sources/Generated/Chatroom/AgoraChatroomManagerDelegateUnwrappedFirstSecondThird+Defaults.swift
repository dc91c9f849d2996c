// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateUnwrappedFirstSecondThird where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String!) {
    (self as any AgoraChatroomManagerDelegateUnwrappedFirstSecond).userDidJoin(
      aChatroom, user: aUsername, ext: ext ?? "")
  }
  @_disfavoredOverload
  public func chatroomOwnerDidUpdate(
    _ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!
  ) {}
}
