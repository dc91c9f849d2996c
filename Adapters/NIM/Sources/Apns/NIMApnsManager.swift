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
  /// Errors: local `invalidParam` (an hour or a minute that is none).
  func updateApnsSetting(_ setting: NIMPushNotificationSetting, completion: NIMApnsHandler?)
  /// Returns the settings for clients of several kinds. Nobody is notified beside a desktop until an app asks for it.
  func currentMultiportConfig() -> NIMPushNotificationMultiportConfig?
  /// Changes the settings for clients of several kinds.
  func updateApnsMultiportConfig(_ config: NIMPushNotificationMultiportConfig, completion: NIMApnsHandler?)
  /// Sets the closure that returns the number for the app's icon, in place of an earlier one.
  ///
  /// It is called on the callback queue whenever the app went to the background, and when a lost connection is back while it
  /// is there. The server counts on from its number in the push notifications to this device. Without a handler the number is
  /// that of all unread messages (`NIMConversationManager.allUnreadCount()`).
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
