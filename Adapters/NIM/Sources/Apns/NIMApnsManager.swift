public import Foundation

/// Methods that receive changes of the settings of notifications; optional, and called on the environment's callback queue.
public protocol NIMApnsManagerDelegate: NSObjectProtocol {
  /// Another client of the account, of whichever style, changed `NIMPushNotificationMultiportConfig`.
  func onOtherClientChangedPushNotificationMultiportConfig()
}

extension NIMApnsManagerDelegate {
  public func onOtherClientChangedPushNotificationMultiportConfig() {}
}

/// Manages what this account is notified of while no client is connected. The settings are those of the account, also for its
/// clients of other styles. The getters read the device's copy; without a login they return nil.
///
/// Errors of calls: local `userInfoNeeded` (not logged in), remote 415 (no connection), 419 (a limit of the server).
public protocol NIMApnsManager: NSObjectProtocol {
  /// Returns the settings.
  func currentSetting() -> NIMPushNotificationSetting?
  /// Changes the settings: all of them become these.
  ///
  /// Errors: local `invalidParam` (an hour above 23 or a minute above 59).
  func updateApnsSetting(_ setting: NIMPushNotificationSetting, completion: NIMApnsHandler?)
  /// Returns the settings for clients of several kinds. Default: no notifications while a desktop client is online.
  func currentMultiportConfig() -> NIMPushNotificationMultiportConfig?
  /// Changes the settings for clients of several kinds.
  func updateApnsMultiportConfig(_ config: NIMPushNotificationMultiportConfig, completion: NIMApnsHandler?)
  /// Sets the closure that returns the number for the app's icon, in place of an earlier one.
  ///
  /// It is called on the callback queue whenever the app enters the background, and when a lost connection is restored while
  /// the app is in the background. Push notifications to this device count up from its number. Without a handler the number
  /// is that of all unread messages (`NIMConversationManager.allUnreadCount()`).
  func registerBadgeCountHandler(_ handler: @escaping NIMBadgeHandler)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMApnsManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMApnsManagerDelegate)
}

extension NIMApnsManager {
  /// Changes the settings: all of them become these.
  public func updateApnsSetting(_ setting: NIMPushNotificationSetting) { updateApnsSetting(setting, completion: nil) }
  /// Changes the settings for clients of several kinds.
  public func updateApnsMultiportConfig(_ config: NIMPushNotificationMultiportConfig) {
    updateApnsMultiportConfig(config, completion: nil)
  }
}
