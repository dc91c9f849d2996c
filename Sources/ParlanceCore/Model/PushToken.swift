/// The address of one installation of an app, at which its account is notified while it is not connected.
package struct PushToken: Hashable, Sendable {
  /// The services that deliver push notifications.
  package enum Service: String, Sendable, CaseIterable {
    /// The service of iOS and macOS.
    case apns
  }

  /// The environments of a service.
  package enum Environment: String, Sendable, CaseIterable {
    case production, sandbox
  }

  package var service: Service
  /// The service's name of the installation.
  package var token: String
  /// The app, as the service names it.
  package var topic: String
  package var environment: Environment
  /// The time at which it was registered last.
  package var registered: Timestamp

  /// The most tokens of an account. The one that was registered first goes when there is one more.
  package static let limit = 32

  package init(
    service: Service, token: String, topic: String, environment: Environment, registered: Timestamp = .zero
  ) {
    self.service = service
    self.token = token
    self.topic = topic
    self.environment = environment
    self.registered = registered
  }
}
