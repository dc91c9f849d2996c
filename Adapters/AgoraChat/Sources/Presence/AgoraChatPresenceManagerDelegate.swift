public import Foundation

/// Receives changes of the presence of users. Every method is optional.
///
/// Each is called on the queue that the delegate was added with.
///
/// ``AgoraChatPresenceManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits have
/// their spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatPresenceManagerDelegate: AgoraChatPresenceManagerDelegateCalls,
  AgoraChatPresenceManagerDelegateSpellings, AgoraChatPresenceManagerDelegateUnwrappedFirst
{}

/// The methods of 1.3.1.
public protocol AgoraChatPresenceManagerDelegateCalls: NSObjectProtocol {
  /// Users to whom this account is subscribed came, went or published a description; or this account published one, on any
  /// of its devices. After a login the presence of all of them is reported.
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence])
}
