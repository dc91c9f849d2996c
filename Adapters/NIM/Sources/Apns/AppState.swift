internal import Foundation
internal import Parlance

/// Observes the system's notifications that the app enters the background or the foreground.
///
/// The notifications are named by their strings, so that UIKit is not required; without it they are never posted.
final class AppState: @unchecked Sendable {
  // Safe to share: what changes is guarded by the lock, and the observers are only removed.

  static let enteredBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  static let entersForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")

  private let center: NotificationCenter
  private let background = Lock(false)
  private var observers: [any NSObjectProtocol] = []

  /// - parameter center: The center to which the system posts.
  /// - parameter whenInBackground: Called whenever the app went to the background.
  init(_ center: NotificationCenter, whenInBackground: @escaping @Sendable () -> Void) {
    self.center = center
    let background = background
    observers = [
      center.addObserver(forName: Self.enteredBackground, object: nil, queue: nil) { _ in
        background.withLock { $0 = true }
        whenInBackground()
      },
      center.addObserver(forName: Self.entersForeground, object: nil, queue: nil) { _ in
        background.withLock { $0 = false }
      },
    ]
  }

  deinit { for observer in observers { center.removeObserver(observer) } }

  var isInBackground: Bool { background.withLock { $0 } }
}
