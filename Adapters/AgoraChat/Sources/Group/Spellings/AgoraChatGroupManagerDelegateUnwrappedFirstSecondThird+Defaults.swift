// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirstSecondThird where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(
      aGroup, inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String!, message aMessage: String!) {
    guard let aGroup else { return }
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(
      aGroup, inviter: aInviter ?? "", message: aMessage ?? "")
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
  }
}
