public import ParlanceCore
internal import ParlanceEngine

/// The number on the icon of this installation.
extension MessagingClient {
  /// Sets the number that the app's icon shows on this device, when the app goes to the background for one. Each push
  /// notification that counts as unread adds one to it, and says the sum to the `PushNotifier`.
  ///
  /// The number belongs to this account on this device. It stays after `logout()`, until the device sets another one.
  ///
  /// - parameter count: The number; nil for none, so that push notifications to this device say none.
  /// - throws: `MessagingError` with code `invalidArgument` for a number below zero or above `PushBadge.limit`,
  ///   `notConnected`, `notLoggedIn`.
  public func setBadgeCount(_ count: Int?) async throws(MessagingError) {
    try await outcome { $0.setBadgeCount(count, completion: $1) }
  }
}
