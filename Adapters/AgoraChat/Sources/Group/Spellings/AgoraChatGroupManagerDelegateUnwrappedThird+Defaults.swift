// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatGroupManagerDelegateUnwrappedThird where Self: AgoraChatGroupManagerDelegate {
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoin(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoin(
      aGroup, inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didJoin(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoin(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoinedGroup(
      aGroup, inviter: aInviter as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String?, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).didJoinedGroup(
      aGroup, inviter: aInviter ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didJoinedGroup(_ aGroup: AgoraChatGroup?, inviter aInviter: String, message aMessage: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).didJoinedGroup(aGroup, inviter: aInviter, message: aMessage)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner as String?, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateUnwrappedThird).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner ?? "", oldOwner: aOldOwner)
  }
  @_disfavoredOverload
  public func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup?, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    (self as any AgoraChatGroupManagerDelegateSpellings).groupOwnerDidUpdate(
      aGroup, newOwner: aNewOwner, oldOwner: aOldOwner)
  }
}
