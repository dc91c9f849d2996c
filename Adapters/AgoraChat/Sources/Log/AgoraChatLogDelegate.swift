public import Foundation

/// Receives the lines of a client's log.
///
/// ``AgoraChatLogDelegateCalls`` describes the methods. The other protocols from which this one inherits have their
/// spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatLogDelegate: AgoraChatLogDelegateCalls, AgoraChatLogDelegateSpellings,
  AgoraChatLogDelegateUnwrappedFirst
{}

/// The methods of 1.3.1.
public protocol AgoraChatLogDelegateCalls: NSObjectProtocol {
  /// A line was written into the log.
  ///
  /// - parameter log: The line as the file has it: its time, its level, and what it says.
  func logDidOutput(_ log: String)
}
