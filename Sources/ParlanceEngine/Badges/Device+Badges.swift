public import ParlanceCore

/// The number on this device's icon. Refusals: `invalidArgument` for a number below zero or above `PushBadge.limit`,
/// `notConnected`, `notLoggedIn`.
extension Device {
  /// Sets the number that the app's icon shows, from which push notifications count on while the account is away.
  ///
  /// - parameter count: The number; nil for none, so that push notifications to this device say none.
  /// - parameter completion: Receives nil once the hub has it.
  public func setBadgeCount(_ count: Int?, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(SetBadgeCountCall(count: count.map(Int64.init)), completion: completion)
  }
}
