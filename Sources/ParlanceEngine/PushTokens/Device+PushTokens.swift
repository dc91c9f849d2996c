public import ParlanceCore

/// Push tokens: the addresses at which this installation is notified while it is not connected. Refusals:
/// `invalidArgument` for what cannot be a token or a topic, `notConnected`, `notLoggedIn`.
extension Device {
  /// Registers this installation's token at a service, in place of the one that it had there.
  ///
  /// The device keeps the token until it is closed, and registers it at each login until the hub took it: also one that
  /// failed now since the hub could not be reached, or that was registered before the first login. A failure does not
  /// disturb the login.
  ///
  /// - parameter token: The token.
  /// - parameter completion: Receives nil once the hub has it, or the reason why it does not have it now.
  public func registerPushToken(_ token: PushToken, completion: @escaping (MessagingError?) -> Void = { _ in }) {
    runner.begin(failing: { completion($0) }) { core, isWaiting throws(MessagingError) in
      try core.pushTokens.register(token) { core, error in
        core.turn.end(isImmediate: isWaiting) { completion(error) }
      }
    }
  }

  /// Removes this installation's token at a service, so that it is no longer notified.
  ///
  /// - parameter service: The service; nil for all of them.
  /// - parameter completion: Receives nil if the hub has no token.
  public func unregisterPushToken(
    _ service: PushToken.Service? = nil, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(UnregisterPushTokenCall(service: service?.rawValue), completion: completion) {
      core throws(MessagingError) in
      core.pushTokens.forgetPushTokens(service)
    }
  }

  /// Logs out as `disconnect(completion:)` does, and asks the hub first to remove this installation's tokens, if it can be
  /// reached. The answer is not waited for.
  ///
  /// - parameter completion: Runs when everything has been delivered and the database is closed.
  public func disconnectAndUnregisterPushTokens(completion: @escaping (MessagingError?) -> Void) {
    runner.logout(unregistersPushTokens: true, completion: completion)
  }
}

/// A token that the app wants to be registered.
struct WantedPushToken {
  let token: PushToken
  /// A Boolean value that indicates whether the hub took it.
  var isRegistered = false
}

final class DevicePushTokens: DeviceComponent {
  unowned let core: DeviceCore
  /// The tokens that the app wants to be registered, since this device was opened.
  private(set) var wanted: [PushToken.Service: WantedPushToken] = [:]

  init(_ core: DeviceCore) { self.core = core }

  /// Registers a token as soon as the app asks for it; until the hub can be reached it is wanted.
  func register(
    _ token: PushToken, then end: @escaping (DeviceCore, MessagingError?) -> Void
  ) throws(MessagingError) {
    try want(token)
    try core.checkConnected()
    registerPushToken(token, then: end)
  }

  /// Keeps a token for the logins to come.
  func want(_ token: PushToken) throws(MessagingError) {
    let token = try token.checked()
    wanted[token.service] = WantedPushToken(token: token)
  }

  func forgetPushTokens(_ service: PushToken.Service?) {
    if let service { wanted[service] = nil } else { wanted.removeAll() }
  }

  func registerPushToken(_ token: PushToken, then end: @escaping (DeviceCore, MessagingError?) -> Void) {
    core.request(RegisterPushTokenCall(token)) { core, result in
      core.pushTokens.note(result, of: token)
      if case .failure(let error) = result { end(core, error) } else { end(core, nil) }
    }
  }

  /// Registers the tokens that the hub does not have, once the device is logged in.
  ///
  /// - parameter isForked: The hub went back to an earlier state, and may have none of them.
  func registerPushTokens(isForked: Bool) {
    for wanted in wanted.values.sorted(by: { $0.token.service.rawValue < $1.token.service.rawValue })
    where isForked || !wanted.isRegistered {
      registerPushToken(wanted.token) { _, _ in }
    }
  }

  private func note(_ result: Result<Done, MessagingError>, of token: PushToken) {
    // Another one may have replaced it in the meantime.
    guard let checked = try? token.checked(), wanted[token.service]?.token == checked else { return }
    switch result {
    case .success: wanted[token.service]?.isRegistered = true
    // The hub will not take it at the next login either.
    case .failure(let error) where error.code == .invalidArgument: wanted[token.service] = nil
    case .failure: wanted[token.service]?.isRegistered = false
    }
  }
}
