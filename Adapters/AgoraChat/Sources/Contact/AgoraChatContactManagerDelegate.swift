public import Foundation

/// Receives changes of the contacts of this account. Every method is optional.
///
/// Each is called on the queue that the delegate was added with. A device that was offline is notified of missed events
/// afterwards; one that is new to the account is notified of its contacts, and of the requests that wait.
///
/// ``AgoraChatContactManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits have
/// their spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatContactManagerDelegate: AgoraChatContactManagerDelegateCalls,
  AgoraChatContactManagerDelegateSpellings, AgoraChatContactManagerDelegateUnwrappedFirst,
  AgoraChatContactManagerDelegateUnwrappedSecond, AgoraChatContactManagerDelegateUnwrappedFirstSecond
{}

/// The methods of 1.3.1.
public protocol AgoraChatContactManagerDelegateCalls: NSObjectProtocol {
  /// Another account granted this one's request; `friendshipDidAdd(byUser:)` follows.
  func friendRequestDidApprove(byUser aUsername: String)
  /// Another account declined this one's request.
  func friendRequestDidDecline(byUser aUsername: String)
  /// Another account is no longer a contact. Both accounts are notified, also the one that removed the other.
  func friendshipDidRemove(byUser aUsername: String)
  /// Another account became a contact. Both accounts are notified, also the one that sent the request.
  func friendshipDidAdd(byUser aUsername: String)
  /// Another account asks to become a contact. Not called while `AgoraChatOptions.autoAcceptFriendInvitation` grants such
  /// requests.
  ///
  /// - parameter aUsername: The account.
  /// - parameter aMessage: The words that came with the request.
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?)
}
