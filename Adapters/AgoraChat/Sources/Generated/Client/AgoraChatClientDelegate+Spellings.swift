// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatClientDelegateSpellings: NSObjectProtocol {
  /// A former name of `connectionStateDidChange(_:)`.
  func didConnectionStateChanged(_ aConnectionState: AgoraChatConnectionState)
  /// A spelling of `autoLoginDidCompleteWithError(_:)`.
  func autoLoginDidCompleteWithError(_ aError: AgoraChatError)
  /// A former name of `autoLoginDidCompleteWithError(_:)`.
  func didAutoLoginWithError(_ aError: AgoraChatError?)
  /// A former name of `autoLoginDidCompleteWithError(_:)`.
  func didAutoLoginWithError(_ aError: AgoraChatError)
  /// A spelling of `userAccountDidLoginFromOtherDevice(with:)`.
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo)
  /// A former name of `userAccountDidLoginFromOtherDevice(with:)`.
  func userAccountDidLogin(fromOtherDevice aDeviceName: String?)
  /// A former name of `userAccountDidLoginFromOtherDevice(with:)`.
  func userAccountDidLogin(fromOtherDevice aDeviceName: String)
  /// A former name of `userAccountDidLoginFromOtherDevice(with:)`.
  func userAccountDidLoginFromOtherDevice()
  /// A former name of `userAccountDidLoginFromOtherDevice(with:)`.
  func didLoginFromOtherDevice()
  /// A former name of `userAccountDidRemoveFromServer()`.
  func didRemovedFromServer()
  /// A spelling of `userAccountDidForced(toLogout:)`.
  func userAccountDidForced(toLogout aError: AgoraChatError)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatClientDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `autoLoginDidCompleteWithError(_:)`.
  func autoLoginDidCompleteWithError(_ aError: AgoraChatError!)
  /// A former name of `autoLoginDidCompleteWithError(_:)`.
  func didAutoLoginWithError(_ aError: AgoraChatError!)
  /// A spelling of `userAccountDidLoginFromOtherDevice(with:)`.
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo!)
  /// A former name of `userAccountDidLoginFromOtherDevice(with:)`.
  func userAccountDidLogin(fromOtherDevice aDeviceName: String!)
  /// A spelling of `userAccountDidForced(toLogout:)`.
  func userAccountDidForced(toLogout aError: AgoraChatError!)
}
