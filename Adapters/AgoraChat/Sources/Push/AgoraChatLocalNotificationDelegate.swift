public import Foundation
#if canImport(UserNotifications)
  public import UserNotifications
#endif

/// The moments at which a notification is given to the delegate.
public enum AgoraChatNotificationState: Int, Sendable {
  /// The system is about to show it.
  case willPresentNotification = 0
  /// The user responded to it.
  case didReceiveNotificationResponse = 1
}

/// Receives silent messages of servers, and on Apple's systems the notifications of the app.
public protocol AgoraChatLocalNotificationDelegate: NSObjectProtocol {
  /// The app's server sent a text to the devices of this account that are online. It is kept nowhere. Servers send it with the
  /// request `POST /v1/accounts/{account}/texts` of the gateway, or with `HubAdministration.notify`. Called on the environment's
  /// callback queue.
  ///
  /// - parameter messageDic: The members of the text, if it is a JSON object; otherwise the text as `data`.
  func emDidRecivePushSilentMessage(_ messageDic: [AnyHashable: Any])
  #if canImport(UserNotifications)
    /// The system is about to show a notification while the app is in front; shows nothing unless it is implemented. Called by the
    /// system, on its queue, as all that follow.
    func emuserNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The user responded to a notification.
    func emuserNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void)
    /// The user asks for the app's settings of notifications.
    func emuserNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification)
    /// A notification, before one of the methods above is called with it.
    func emGetNotificationMessage(_ notification: UNNotification, state: AgoraChatNotificationState)
    /// Would change the content of a notification that the SDK makes. Never called: it makes none.
    func emHandle(_ content: UNMutableNotificationContent)
  #endif
}

extension AgoraChatLocalNotificationDelegate {
  public func emDidRecivePushSilentMessage(_ messageDic: [AnyHashable: Any]) {}
  #if canImport(UserNotifications)
    public func emuserNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler([])
    }
    public func emuserNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      completionHandler()
    }
    public func emuserNotificationCenter(
      _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification
    ) {}
    public func emGetNotificationMessage(_ notification: UNNotification, state: AgoraChatNotificationState) {}
    public func emHandle(_ content: UNMutableNotificationContent) {}
  #endif
}
