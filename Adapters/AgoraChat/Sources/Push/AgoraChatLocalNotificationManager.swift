public import Foundation
internal import Parlance
#if canImport(UserNotifications)
  public import UserNotifications
#endif

/// Reports silent messages of servers to a delegate, and on Apple's systems the notifications of the app.
open class AgoraChatLocalNotificationManager: NSObject, @unchecked Sendable {
  // Safe to share: it has nothing but the delegate, which locks itself.
  private static let ofTheApp = AgoraChatLocalNotificationManager(AgoraChatClient.shared)
  private let delegate: SilentMessageDelegate

  /// Returns the manager of `AgoraChatClient.shared`.
  open class func shared() -> AgoraChatLocalNotificationManager { ofTheApp }

  /// Creates the manager of a client beside the shared one (ours).
  public init(_ client: AgoraChatClient) { delegate = client.core.silentMessages }

  /// Sets the delegate, which is held weakly and takes the place of the one before. On Apple's systems this manager then is the
  /// delegate of the app's `UNUserNotificationCenter`.
  ///
  /// - parameter aDelegate: The delegate.
  open func launch(with aDelegate: any AgoraChatLocalNotificationDelegate) {
    delegate.set(aDelegate)
    #if canImport(UserNotifications)
      UNUserNotificationCenter.current().delegate = self
    #endif
  }
}

#if canImport(UserNotifications)
  extension AgoraChatLocalNotificationManager: UNUserNotificationCenterDelegate {
    /// The system is about to show a notification. An app whose own object is the delegate of its center calls this from there.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      guard let delegate = delegate.current else { return completionHandler([]) }
      delegate.emGetNotificationMessage(notification, state: .willPresentNotification)
      delegate.emuserNotificationCenter(center, willPresent: notification, withCompletionHandler: completionHandler)
    }

    /// The user responded to a notification. An app whose own object is the delegate of its center calls this from there.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      guard let delegate = delegate.current else { return completionHandler() }
      delegate.emGetNotificationMessage(response.notification, state: .didReceiveNotificationResponse)
      delegate.emuserNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler)
    }

    /// The user asks for the app's settings of notifications (ours).
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
      guard let notification else { return }
      delegate.current?.emuserNotificationCenter(center, openSettingsFor: notification)
    }
  }
#endif

/// The delegate of a client that receives silent messages of servers.
final class SilentMessageDelegate: Sendable {
  private struct State {
    weak var delegate: (any AgoraChatLocalNotificationDelegate)?
  }

  private let state = Lock(State())

  /// The delegate; nil for none.
  var current: (any AgoraChatLocalNotificationDelegate)? { state.withLock { $0.delegate } }

  func set(_ delegate: any AgoraChatLocalNotificationDelegate) { state.withLock { $0.delegate = delegate } }

  /// Reports a text, on the callback queue.
  func report(_ text: OperatorText) {
    guard let delegate = current else { return }
    let object = try? JSONSerialization.jsonObject(with: Data(text.text.utf8))
    delegate.emDidRecivePushSilentMessage(object as? [String: Any] ?? ["data": text.text])
  }
}
