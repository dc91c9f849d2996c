// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatContactManagerDelegateSpellings where Self: AgoraChatContactManagerDelegate {
  @_disfavoredOverload
  public func friendRequestDidApprove(byUser aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).friendRequestDidApprove(byUser: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveAgreed(fromUsername aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveAgreed(fromUsername: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveAgreed(fromUsername aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).didReceiveAgreed(fromUsername: aUsername)
  }
  @_disfavoredOverload
  public func friendRequestDidDecline(byUser aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).friendRequestDidDecline(byUser: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveDeclined(fromUsername aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveDeclined(fromUsername: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveDeclined(fromUsername aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).didReceiveDeclined(fromUsername: aUsername)
  }
  @_disfavoredOverload
  public func friendshipDidRemove(byUser aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).friendshipDidRemove(byUser: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveDeleted(fromUsername aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveDeleted(fromUsername: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveDeleted(fromUsername aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).didReceiveDeleted(fromUsername: aUsername)
  }
  @_disfavoredOverload
  public func friendshipDidAdd(byUser aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).friendshipDidAdd(byUser: aUsername)
  }
  @_disfavoredOverload
  public func didReceiveAdded(fromUsername aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveAdded(fromUsername: aUsername as String?)
  }
  @_disfavoredOverload
  public func didReceiveAdded(fromUsername aUsername: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).didReceiveAdded(fromUsername: aUsername)
  }
  @_disfavoredOverload
  public func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).friendRequestDidReceive(
      fromUser: aUsername, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedSecond).didReceiveFriendInvitation(
      fromUsername: aUsername, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).didReceiveFriendInvitation(
      fromUsername: aUsername, message: aMessage)
  }
  @_disfavoredOverload
  public func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).friendRequestDidReceive(
      fromUser: aUsername as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).friendRequestDidReceive(
      fromUser: aUsername, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveFriendInvitation(
      fromUsername: aUsername as String?, message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String) {
    (self as any AgoraChatContactManagerDelegateUnwrappedFirst).didReceiveFriendInvitation(
      fromUsername: aUsername, message: aMessage)
  }
}
