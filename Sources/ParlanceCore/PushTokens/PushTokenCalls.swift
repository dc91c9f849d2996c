/// Registers the device's token at a service for push notifications, in place of the one that it had there. The token
/// belongs to this device alone from then on.
package struct RegisterPushTokenCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .registerPushToken }
  /// The service's name. A text, so that one that a hub does not know is refused by itself.
  package var service: String
  package var token: String
  package var topic: String
  package var environment: String?

  package init(service: String, token: String, topic: String, environment: String?) {
    self.service = service
    self.token = token
    self.topic = topic
    self.environment = environment
  }

  package init(_ token: PushToken) {
    self.init(
      service: token.service.rawValue, token: token.token, topic: token.topic, environment: token.environment?.rawValue)
  }

  /// Returns the token that the call describes, in its one form.
  ///
  /// - throws: `MessagingError` with code `invalidArgument`.
  package func pushToken() throws(MessagingError) -> PushToken {
    guard let service = PushToken.Service(rawValue: service) else {
      throw MessagingError(.invalidArgument, "service")
    }
    var known: PushToken.Environment?
    if let environment {
      known = PushToken.Environment(rawValue: environment)
      if known == nil { throw MessagingError(.invalidArgument, "environment") }
    }
    return try PushToken(service: service, token: token, topic: topic, environment: known).checked()
  }
}

/// Removes the device's token at a service, or its tokens at all of them; has no effect if there is none.
package struct UnregisterPushTokenCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .unregisterPushToken }
  /// The service's name; nil for all services.
  package var service: String?

  package init(service: String?) { self.service = service }
}
