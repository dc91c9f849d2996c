public import ParlanceCore
internal import ParlanceEngine

/// Push tokens: the addresses at which this installation is notified while it is not connected.
extension MessagingClient {
  /// Registers this installation's token at a service for push notifications, in place of the one that it had there.
  ///
  /// A token belongs to the account and the device that registered it last. It stays registered after `logout()` and when
  /// the client is released, so that the account is notified then; remove it first with `unregisterPushToken(_:)` where the
  /// user signs out. One that could not be registered since the hub was not reached is registered when it is, as long as
  /// this login lasts.
  ///
  /// ```swift
  /// try await client.registerPushToken(PushToken(service: .apns, token: hexadecimal, topic: "com.example.app"))
  /// ```
  ///
  /// - parameter token: The token as the service gave it to the app.
  /// - throws: `MessagingError` with code `invalidArgument` for an invalid token or topic, `notConnected`,
  ///   `notLoggedIn`.
  public func registerPushToken(_ token: PushToken) async throws(MessagingError) {
    try await outcome { $0.registerPushToken(token, completion: $1) }
  }

  /// Removes this installation's token, so that it receives no more notifications. Has no effect without a token.
  ///
  /// - parameter service: The service; nil for all of them.
  /// - throws: `MessagingError` with code `notConnected` or `notLoggedIn`; the token stays then.
  public func unregisterPushToken(_ service: PushToken.Service? = nil) async throws(MessagingError) {
    try await outcome { $0.unregisterPushToken(service, completion: $1) }
  }
}
