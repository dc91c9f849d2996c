// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedFirstThird where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didJoin(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).didJoinedGroup(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup!, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).didJoinedGroup(
      aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirstThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner as String?, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedFirst).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
}
