/// The part of a hub's store that keeps the destinations of the accounts' push notifications.
package protocol HubPushTokenStore: AnyObject {
  /// Returns an account's tokens, in the order of their services' and their own bytes.
  func pushTokens(account: AccountNumber) throws(MessagingError) -> [PushTokenRecord]
  /// Returns a token of any account.
  func pushToken(service: String, token: String) throws(MessagingError) -> PushTokenRecord?
  /// Stores a token. A token of the same service and text is replaced, also that of another account.
  func save(_ token: PushTokenRecord) throws(MessagingError)
  /// Removes a token, if there is one.
  func removePushToken(service: String, token: String) throws(MessagingError)
}

/// The address of one installation of an app at a service for push notifications.
package struct PushTokenRecord: Hashable, Sendable {
  package var account: AccountNumber
  /// The service, such as `apns`.
  package var service: String
  /// The service's name of the installation.
  package var token: String
  /// The app, as the service names it.
  package var topic: String
  /// The service's environment, such as `production`; empty if it is not known.
  package var environment: String
  /// The time at which it was registered last.
  package var registered: Timestamp
  /// The style of the device that registered it; empty if the operator did.
  package var style: String
  /// The id of the device that registered it; empty if the operator did.
  package var device: String

  package init(
    account: AccountNumber, service: String, token: String, topic: String, environment: String, registered: Timestamp,
    style: String = "", device: String = ""
  ) {
    self.account = account
    self.service = service
    self.token = token
    self.topic = topic
    self.environment = environment
    self.registered = registered
    self.style = style
    self.device = device
  }
}

extension HubTable {
  static let pushToken = HubTable(
    "push_token", key: [("service", .text), ("token", .text)],
    [
      ("account", .int), ("registered", .int), ("topic", .text), ("environment", .text), ("style", .text),
      ("device", .text),
    ])
}
