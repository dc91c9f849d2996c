public import Foundation

/// Told of the connection and the login.
///
/// ``AgoraChatClientDelegateCalls`` describes the methods. The other protocols from which this one inherits have their
/// spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatClientDelegate: AgoraChatClientDelegateCalls, AgoraChatClientDelegateSpellings,
  AgoraChatClientDelegateUnwrappedFirst
{}

/// The methods of 1.3.1.
public protocol AgoraChatClientDelegateCalls: NSObjectProtocol {
  /// The server can be reached now, or no longer.
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState)
  /// Another device logged in and ended this login.
  ///
  /// - parameter info: What is known of that device.
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?)
  /// The account is gone.
  func userAccountDidRemoveFromServer()
  /// The account may not log in any more.
  func userDidForbidByServer()
  /// The server, or another device of the account, ended this login.
  ///
  /// - parameter aError: Why: 217 by order, 202 for a token that is refused.
  func userAccountDidForced(toLogout aError: AgoraChatError?)
  /// The token is no longer good; the login ended.
  ///
  /// - parameter aErrorCode: `tokenExpire`.
  func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode)
  /// What was missed is being fetched.
  func onOfflineMessageSyncStart()
  /// What was missed has been fetched.
  func onOfflineMessageSyncFinish()
}
