public import Foundation

/// What happens in the chat rooms that this account is in. Every method is optional.
///
/// Each is called on the queue that the delegate was added with.
///
/// ``AgoraChatroomManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits have
/// their spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatroomManagerDelegate: AgoraChatroomManagerDelegateCalls,
  AgoraChatroomManagerDelegateSpellings, AgoraChatroomManagerDelegateUnwrappedFirst,
  AgoraChatroomManagerDelegateUnwrappedSecond, AgoraChatroomManagerDelegateUnwrappedThird,
  AgoraChatroomManagerDelegateUnwrappedFirstSecond, AgoraChatroomManagerDelegateUnwrappedFirstThird,
  AgoraChatroomManagerDelegateUnwrappedSecondThird, AgoraChatroomManagerDelegateUnwrappedFirstSecondThird
{}

/// The methods of 1.3.1.
public protocol AgoraChatroomManagerDelegateCalls: NSObjectProtocol {
  /// Somebody came in. Those who were in it before are told.
  ///
  /// - parameter ext: What the other's app said with it.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?)
  /// Somebody left, was removed, or is no longer connected. Those who remain are told.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String)
  /// This account is no longer in a chat room, other than by leaving it.
  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)
}
