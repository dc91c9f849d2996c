// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatContactManagerDelegateUnwrappedFirst where Self: AgoraChatContactManagerDelegate {
  @_disfavoredOverload
  public func friendRequestDidApprove(byUser aUsername: String!) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveAgreed(fromUsername: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveAgreed(fromUsername aUsername: String!) {}
  @_disfavoredOverload
  public func friendRequestDidDecline(byUser aUsername: String!) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveDeclined(fromUsername: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveDeclined(fromUsername aUsername: String!) {}
  @_disfavoredOverload
  public func friendshipDidRemove(byUser aUsername: String!) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveDeleted(fromUsername: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveDeleted(fromUsername aUsername: String!) {}
  @_disfavoredOverload
  public func friendshipDidAdd(byUser aUsername: String!) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveAdded(fromUsername: aUsername ?? "")
  }
  @_disfavoredOverload
  public func didReceiveAdded(fromUsername aUsername: String!) {}
  @_disfavoredOverload
  public func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirstSecond).friendRequestDidReceive(
      fromUser: aUsername, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirstSecond).didReceiveFriendInvitation(
      fromUsername: aUsername, message: aMessage)
  }
  @_disfavoredOverload
  public func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveFriendInvitation(
      fromUsername: aUsername ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String) {}
}
