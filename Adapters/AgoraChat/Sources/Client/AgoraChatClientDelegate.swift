public import Foundation

/// Receives events of the connection and the login.
///
/// ``AgoraChatClientDelegateCalls`` describes the methods. The other protocols from which this one inherits have their
/// spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatClientDelegate: AgoraChatClientDelegateCalls, AgoraChatClientDelegateSpellings,
  AgoraChatClientDelegateUnwrappedFirst
{}

/// The methods of 1.3.1.
public protocol AgoraChatClientDelegateCalls: NSObjectProtocol {
  /// The state of the connection changed: the server can be reached now, or no longer.
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState)
  /// An automatic login ended (`AgoraChatOptions.isAutoLogin`).
  ///
  /// - parameter aError: nil if it succeeded, now or after a while without a network. Otherwise the reason for which the
  ///   server refused it, as for a login by hand; there is no login any more, and none is remembered.
  func autoLoginDidCompleteWithError(_ aError: AgoraChatError?)
  /// Another device logged in and ended this login.
  ///
  /// - parameter info: Information on that device.
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?)
  /// The account was removed.
  func userAccountDidRemoveFromServer()
  /// The account is no longer allowed to log in.
  func userDidForbidByServer()
  /// The server, or another device of the account, ended this login.
  ///
  /// - parameter aError: The reason: 217 by order, 202 for a token that is refused.
  func userAccountDidForced(toLogout aError: AgoraChatError?)
  /// The token expires soon, in 30 seconds unless the service's settings say otherwise. Call
  /// `renewToken(_:)` with another one; without it `tokenDidExpire(_:)` follows.
  ///
  /// - parameter aErrorCode: `tokeWillExpire`.
  func tokenWillExpire(_ aErrorCode: AgoraChatErrorCode)
  /// The token is no longer valid; the login ended.
  ///
  /// - parameter aErrorCode: `tokenExpire`.
  func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode)
  /// Fetching of missed messages began.
  func onOfflineMessageSyncStart()
  /// Fetching of missed messages ended.
  func onOfflineMessageSyncFinish()
}
