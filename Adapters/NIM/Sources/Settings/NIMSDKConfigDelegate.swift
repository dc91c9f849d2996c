public import Foundation

/// Methods by which an app decides what a client does. Every method is optional; all are called on the environment's
/// callback queue, and not while a call of the client is under way: they may use its managers.
///
/// A client asks its delegate only if `NIMSDKConfig.delegate` was set before the login.
public protocol NIMSDKConfigDelegate: NSObjectProtocol {
  /// Returns whether a notification of a team is to be ignored: it is not stored, counted or reported.
  func shouldIgnoreNotification(_ notification: NIMNotificationObject) -> Bool
  /// Returns whether a message is to be ignored: it is not stored, counted, confirmed or reported. Notifications are
  /// messages, too.
  func shouldIgnore(_ message: NIMMessage) -> Bool
  /// Returns the token of a login whose type is `NIMSDKAuthType.dynamicToken`: asked at the login, and again when a lost
  /// connection is restored. nil or an empty text to ask `NIMLoginManagerDelegate.provideDynamicToken(forAccount:)`.
  func dynamicToken(forAccount account: String) -> String?
  /// Returns the extension that goes with the token of a login to the server's check: asked at each login, of whatever type,
  /// and again when a lost connection is restored. nil or an empty text for that of the call.
  func dynamicLoginExt(forAccount account: String) -> String?
}

extension NIMSDKConfigDelegate {
  public func shouldIgnoreNotification(_ notification: NIMNotificationObject) -> Bool { false }
  public func shouldIgnore(_ message: NIMMessage) -> Bool { false }
  public func dynamicToken(forAccount account: String) -> String? { nil }
  public func dynamicLoginExt(forAccount account: String) -> String? { nil }
}
