public import Foundation

/// Receives events of the threads of this account's groups. Every method is optional.
///
/// Each is called on the queue that the delegate was added with. A device that was offline is notified afterwards of threads
/// that were created, renamed or destroyed, and of its removal, but not of messages in threads. The device that acts is
/// notified by its completion instead; its account's other devices are notified like those of other accounts.
///
/// ``AgoraChatThreadManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits have
/// their spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatThreadManagerDelegate: AgoraChatThreadManagerDelegateCalls,
  AgoraChatThreadManagerDelegateSpellings, AgoraChatThreadManagerDelegateUnwrappedFirst
{}

/// The methods of 1.3.1.
public protocol AgoraChatThreadManagerDelegateCalls: NSObjectProtocol {
  /// A thread was created in a group of this account (`AgoraChatThreadOperation.create`).
  func onChatThreadCreate(_ event: AgoraChatThreadEvent)
  /// A thread in a group of this account was renamed (`update`), or a message was sent or recalled in it (`update_msg`), by
  /// this device, too.
  func onChatThreadUpdate(_ event: AgoraChatThreadEvent)
  /// A thread in a group of this account was destroyed (`delete`).
  func onChatThreadDestroy(_ event: AgoraChatThreadEvent)
  /// This account was removed from a thread, or from its group (`unknown`, since the vendor has no operation for it).
  func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent)
}
