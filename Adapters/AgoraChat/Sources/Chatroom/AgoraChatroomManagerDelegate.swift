public import Foundation

/// Receives events of the chat rooms that this account is in. Every method is optional.
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
  /// An account entered. The members who were in the chat room before are notified.
  ///
  /// - parameter aChatroom: The chat room.
  /// - parameter aUsername: The account that entered.
  /// - parameter ext: The data that the account's app sent with it.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?)
  /// An account left, was removed, or is no longer connected. The remaining members are notified.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String)
  /// This account is no longer in a chat room, for another reason than leaving it.
  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)
}
