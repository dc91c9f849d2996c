// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatContactManagerDelegateCalls where Self: AgoraChatContactManagerDelegate {
  @_disfavoredOverload
  public func friendRequestDidApprove(byUser aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).friendRequestDidApprove(byUser: aUsername as String?)
  }
  @_disfavoredOverload
  public func friendRequestDidDecline(byUser aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).friendRequestDidDecline(byUser: aUsername as String?)
  }
  @_disfavoredOverload
  public func friendshipDidRemove(byUser aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).friendshipDidRemove(byUser: aUsername as String?)
  }
  @_disfavoredOverload
  public func friendshipDidAdd(byUser aUsername: String) {
    (self as any AgoraChatContactManagerDelegateSpellings).friendshipDidAdd(byUser: aUsername as String?)
  }
  @_disfavoredOverload
  public func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?) {
    (self as any AgoraChatContactManagerDelegateUnwrappedSecond).friendRequestDidReceive(
      fromUser: aUsername, message: aMessage)
  }
}
