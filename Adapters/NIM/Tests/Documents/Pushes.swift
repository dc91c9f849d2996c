import Parlance
import Testing

/// Collects the notifications for absent receivers.
final class Pushes: PushNotifier {
  private let collected = Lock<[PushNotification]>([])

  func notify(_ notifications: [PushNotification]) { collected.withLock { $0 += notifications } }

  /// All so far, of messages and revocations. What the hub does afterwards waits for them, so ask it for something
  /// first.
  var all: [PushNotification] { collected.withLock { $0 } }
}
