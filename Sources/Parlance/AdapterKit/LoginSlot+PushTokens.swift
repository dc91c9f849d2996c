public import ParlanceCore
internal import ParlanceEngine

/// Push tokens that the app sets on its client, whether it is logged in or not.
extension LoginSlot {
  /// Keeps a token for the login that there is and those to come, in place of an earlier one of its service, and registers
  /// it at the hub: now, or as soon as a login reaches the hub.
  ///
  /// - parameter token: The token.
  /// - parameter completion: Runs on the callback queue with nil once the hub has it, or with the reason why it does not have
  ///   it now: `notLoggedIn`, `notConnected`, `invalidArgument` (it is not kept then).
  public func registerPushToken(_ token: PushToken, completion: @escaping (MessagingError?) -> Void = { _ in }) {
    do throws(MessagingError) {
      try keepPushToken(token).device.registerPushToken(token, completion: completion)
    } catch {
      afterCallbacks { completion(error) }
    }
  }

  /// Keeps a token for the logins to come, in place of an earlier one of its service, without registering it at the login
  /// that there is.
  ///
  /// - parameter token: The token.
  /// - returns: The login at whose device it is to be registered.
  /// - throws: `notLoggedIn`, although the token is kept; `invalidArgument` if it is not.
  public func keepPushToken(_ token: PushToken) throws(MessagingError) -> Login {
    let token = try token.checked()
    // Before the login is looked up: one that opens meanwhile takes it from here, and registers it twice at most.
    pushTokens.withLock { $0[token.service] = token }
    return try requireLogin()
  }

  /// Removes the token of a service from the hub, and registers it at no later login.
  ///
  /// - parameter service: The service.
  /// - parameter completion: Runs on the callback queue with nil if the hub has none any more; otherwise with the error,
  ///   and the token stays.
  public func unregisterPushToken(
    _ service: PushToken.Service, completion: @escaping (MessagingError?) -> Void
  ) {
    do throws(MessagingError) {
      unregisterPushToken(service, of: try requireLogin(), completion: completion)
    } catch {
      afterCallbacks { completion(error) }
    }
  }

  /// Removes the token of a service from the hub, and registers it at no later login.
  ///
  /// - parameter service: The service.
  /// - parameter login: The login to which the token belongs.
  /// - parameter completion: Receives nil if the hub has none any more; otherwise the error, and the token stays.
  public func unregisterPushToken(
    _ service: PushToken.Service, of login: Login, completion: @escaping (MessagingError?) -> Void
  ) {
    login.device.unregisterPushToken(service) { [weak self] error in
      if error == nil { self?.pushTokens.withLock { $0[service] = nil } }
      completion(error)
    }
  }

  /// A Boolean value that indicates whether the app set a token.
  public var hasPushTokens: Bool { pushTokens.withLock { !$0.isEmpty } }

  /// Removes this installation's tokens from the hub before a logout. The next login registers them again.
  ///
  /// - parameter login: The login that is to end.
  /// - parameter completion: Runs on the callback queue with nil if the hub has none any more, or if the app set none;
  ///   otherwise with the error, and the tokens stay.
  public func unregisterPushTokens(of login: Login, completion: @escaping (MessagingError?) -> Void) {
    guard hasPushTokens else {
      return login.device.afterCallbacks { completion(nil) }
    }
    login.device.unregisterPushToken(completion: completion)
  }
}
