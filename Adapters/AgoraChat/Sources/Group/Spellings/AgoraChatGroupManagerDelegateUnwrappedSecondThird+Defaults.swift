// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedSecondThird where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didJoin(
      aGroup as AgoraChatGroup?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).didJoinedGroup(
      aGroup as AgoraChatGroup?, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String!, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecondThird).groupOwnerDidUpdate(
      aGroup as AgoraChatGroup?, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedSecond).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
}
