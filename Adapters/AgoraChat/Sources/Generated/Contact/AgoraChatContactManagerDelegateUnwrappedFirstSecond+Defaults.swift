// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatContactManagerDelegateUnwrappedFirstSecond where Self: AgoraChatContactManagerDelegate {
  @_disfavoredOverload
  public func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String!) {
    (self as any AgoraChatContactManagerDelegateSpellings).didReceiveFriendInvitation(
      fromUsername: aUsername ?? "", message: aMessage)
  }
  @_disfavoredOverload
  public func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!) {
    (self as any AgoraChatContactManagerDelegateSpellings).friendRequestDidReceive(
      fromUser: aUsername ?? "", message: aMessage ?? "")
  }
}
