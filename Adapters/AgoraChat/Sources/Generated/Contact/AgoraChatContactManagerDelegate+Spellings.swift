// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatContactManagerDelegateSpellings: NSObjectProtocol {
  /// A spelling of `friendRequestDidApprove(byUser:)`.
  func friendRequestDidApprove(byUser aUsername: String?)
  /// A former name of `friendRequestDidApprove(byUser:)`.
  func didReceiveAgreed(fromUsername aUsername: String)
  /// A former name of `friendRequestDidApprove(byUser:)`.
  func didReceiveAgreed(fromUsername aUsername: String?)
  /// A spelling of `friendRequestDidDecline(byUser:)`.
  func friendRequestDidDecline(byUser aUsername: String?)
  /// A former name of `friendRequestDidDecline(byUser:)`.
  func didReceiveDeclined(fromUsername aUsername: String)
  /// A former name of `friendRequestDidDecline(byUser:)`.
  func didReceiveDeclined(fromUsername aUsername: String?)
  /// A spelling of `friendshipDidRemove(byUser:)`.
  func friendshipDidRemove(byUser aUsername: String?)
  /// A former name of `friendshipDidRemove(byUser:)`.
  func didReceiveDeleted(fromUsername aUsername: String)
  /// A former name of `friendshipDidRemove(byUser:)`.
  func didReceiveDeleted(fromUsername aUsername: String?)
  /// A spelling of `friendshipDidAdd(byUser:)`.
  func friendshipDidAdd(byUser aUsername: String?)
  /// A former name of `friendshipDidAdd(byUser:)`.
  func didReceiveAdded(fromUsername aUsername: String)
  /// A former name of `friendshipDidAdd(byUser:)`.
  func didReceiveAdded(fromUsername aUsername: String?)
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String?)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String?)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String?)
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String)
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatContactManagerDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `friendRequestDidApprove(byUser:)`.
  func friendRequestDidApprove(byUser aUsername: String!)
  /// A former name of `friendRequestDidApprove(byUser:)`.
  func didReceiveAgreed(fromUsername aUsername: String!)
  /// A spelling of `friendRequestDidDecline(byUser:)`.
  func friendRequestDidDecline(byUser aUsername: String!)
  /// A former name of `friendRequestDidDecline(byUser:)`.
  func didReceiveDeclined(fromUsername aUsername: String!)
  /// A spelling of `friendshipDidRemove(byUser:)`.
  func friendshipDidRemove(byUser aUsername: String!)
  /// A former name of `friendshipDidRemove(byUser:)`.
  func didReceiveDeleted(fromUsername aUsername: String!)
  /// A spelling of `friendshipDidAdd(byUser:)`.
  func friendshipDidAdd(byUser aUsername: String!)
  /// A former name of `friendshipDidAdd(byUser:)`.
  func didReceiveAdded(fromUsername aUsername: String!)
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String?)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String?)
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String)
}

/// Methods with `!` at these positions among the parameters that allow it: second.
public protocol AgoraChatContactManagerDelegateUnwrappedSecond: NSObjectProtocol {
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String!)
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String!)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String!)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second.
public protocol AgoraChatContactManagerDelegateUnwrappedFirstSecond: NSObjectProtocol {
  /// A spelling of `friendRequestDidReceive(fromUser:message:)`.
  func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String!)
  /// A former name of `friendRequestDidReceive(fromUser:message:)`.
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!)
}
