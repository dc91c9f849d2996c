public import Foundation

// Swift tells apart what Objective-C does not: a method written for one spelling of the vendor's header fulfils no
// requirement of another, and is never called. So each spelling has a protocol, whose default hands on to the next one:
// whichever an app has is called, and only the first of them.

/// Told of the connection and the login.
public protocol AgoraChatClientDelegate: AgoraChatClientDelegateCalls, AgoraChatClientDelegateUnwrapped,
  AgoraChatClientDelegateDeprecated
{}

/// The methods of 1.3.1, and those of 3.x that are written the same.
public protocol AgoraChatClientDelegateCalls: NSObjectProtocol {
  /// The server can be reached now, or no longer.
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState)
  /// Another device logged in and ended this login.
  ///
  /// - parameter info: What is known of that device.
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?)
  /// Another device logged in and ended this login.
  ///
  /// - parameter aDeviceName: What is known of that device.
  func userAccountDidLogin(fromOtherDevice aDeviceName: String?)
  /// Another device logged in and ended this login.
  func userAccountDidLoginFromOtherDevice()
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

/// Methods with `!` where 1.3.1 has `?`.
public protocol AgoraChatClientDelegateUnwrapped: NSObjectProtocol {
  /// `userAccountDidForced(toLogout:)` in 3.x.
  func userAccountDidForced(toLogout aError: AgoraChatError!)
}

/// Names that were old in 3.x already.
public protocol AgoraChatClientDelegateDeprecated: NSObjectProtocol {
  /// The old name of `connectionStateDidChange(_:)`.
  func didConnectionStateChanged(_ aConnectionState: AgoraChatConnectionState)
  /// The old name of `userAccountDidLoginFromOtherDevice()`.
  func didLoginFromOtherDevice()
  /// The old name of `userAccountDidRemoveFromServer()`.
  func didRemovedFromServer()
}

extension AgoraChatClientDelegateCalls where Self: AgoraChatClientDelegate {
  public func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
    didConnectionStateChanged(aConnectionState)
  }
  public func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) {
    userAccountDidLogin(fromOtherDevice: info?.deviceName)
  }
  public func userAccountDidLogin(fromOtherDevice aDeviceName: String?) { userAccountDidLoginFromOtherDevice() }
  public func userAccountDidLoginFromOtherDevice() { didLoginFromOtherDevice() }
  public func userAccountDidRemoveFromServer() { didRemovedFromServer() }
  public func userDidForbidByServer() {}
  public func userAccountDidForced(toLogout aError: AgoraChatError?) {
    (self as any AgoraChatClientDelegateUnwrapped).userAccountDidForced(toLogout: aError)
  }
  public func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode) {}
  public func onOfflineMessageSyncStart() {}
  public func onOfflineMessageSyncFinish() {}
}

extension AgoraChatClientDelegateUnwrapped where Self: AgoraChatClientDelegate {
  public func userAccountDidForced(toLogout aError: AgoraChatError!) {}
}

extension AgoraChatClientDelegateDeprecated where Self: AgoraChatClientDelegate {
  public func didConnectionStateChanged(_ aConnectionState: AgoraChatConnectionState) {}
  public func didLoginFromOtherDevice() {}
  public func didRemovedFromServer() {}
}
