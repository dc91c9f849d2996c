internal import Foundation
internal import Parlance

/// Registering, logging in and out. Calls without a completion wait; they may be made on any thread, the main one and
/// the callback queue too. Completions run on the callback queue.
extension AgoraChatClient {
  // MARK: registering

  /// Registers an account. The password is not stored: the environment's token check decides about it.
  ///
  /// - returns: nil, or 203 if it exists, 101 or 105 for a name that is empty or longer than 64 bytes.
  @discardableResult
  public func register(withUsername aUsername: String, password aPassword: String) -> AgoraChatError? {
    if let error = ClientCore.error(inUsername: aUsername) { return error }
    do throws(MessagingError) {
      try core.slot.environment.administration.createAccount(AccountID(aUsername))
      return nil
    } catch {
      return AgoraChatError(error)
    }
  }

  /// The same, with a completion on the callback queue.
  public func register(
    withUsername aUsername: String, password aPassword: String,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil
  ) {
    let error = register(withUsername: aUsername, password: aPassword)
    core.afterCallbacks { aCompletionBlock?(aUsername, error) }
  }

  // MARK: logging in

  /// Logs in with a password, which the environment's token check receives.
  ///
  /// - returns: nil, or 101 and 105 (the name), 200 and 218 (logged in or being logged in already, as the same or
  ///   another account), 202 (refused), 108 (expired), 204 (no such account), 305 (blocked), 300 (no connection), 201
  ///   (logged out meanwhile), 206 (another client of this device replaced it).
  @discardableResult
  public func login(withUsername aUsername: String, password aPassword: String) -> AgoraChatError? {
    logIn(aUsername, aPassword)
  }

  /// The same without waiting.
  public func login(
    withUsername aUsername: String, password aPassword: String,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil
  ) {
    logIn(aUsername, aPassword, aCompletionBlock)
  }

  /// Logs in with a token, which the environment's token check receives.
  ///
  /// - returns: As for a password.
  @discardableResult
  public func login(withUsername aUsername: String, token aToken: String) -> AgoraChatError? {
    logIn(aUsername, aToken)
  }

  /// The same without waiting.
  public func login(
    withUsername aUsername: String, token aToken: String,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil
  ) {
    logIn(aUsername, aToken, aCompletionBlock)
  }

  /// Logs in with an Agora token, which the environment's token check receives.
  ///
  /// - returns: As for a password.
  @discardableResult
  public func login(withUsername aUsername: String, agoraToken aAgoraToken: String) -> AgoraChatError? {
    logIn(aUsername, aAgoraToken)
  }

  /// The same without waiting.
  public func login(
    withUsername aUsername: String, agoraToken aAgoraToken: String,
    completion aCompletionBlock: ((String, AgoraChatError?) -> Void)? = nil
  ) {
    logIn(aUsername, aAgoraToken, aCompletionBlock)
  }

  private func logIn(_ username: String, _ token: String) -> AgoraChatError? {
    do throws(ClientCore.Refusal) {
      let login = try core.open(username, token: token)
      let error = Device.wait { login.device.connect(token: token, completion: $0) }
      core.ended(login, error)
      return error.map { AgoraChatError($0) }
    } catch {
      return error.error
    }
  }

  private func logIn(
    _ username: String, _ token: String, _ completion: ((String, AgoraChatError?) -> Void)?
  ) {
    do throws(ClientCore.Refusal) {
      let login = try core.open(username, token: token)
      login.device.connect(token: token) { [self] error in
        core.ended(login, error)
        completion?(username, error.map { AgoraChatError($0) })
      }
    } catch {
      let error = error.error
      core.afterCallbacks { completion?(username, error) }
    }
  }

  // MARK: renewing the token

  /// Replaces the token of the current login; the new one is used whenever the connection is restored.
  ///
  /// - returns: nil, or 104 for an empty token, 201 without a login, 202 (refused), 108 (expired), 300 (no connection).
  @discardableResult
  public func renewToken(_ newToken: String) -> AgoraChatError? {
    do throws(ClientCore.Refusal) {
      let login = try core.loginToRenew(with: newToken)
      return renewed(newToken, Device.wait { login.device.renewToken(newToken, completion: $0) }, login)
    } catch {
      return error.error
    }
  }

  /// The same without waiting.
  public func renewToken(_ newToken: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil) {
    do throws(ClientCore.Refusal) {
      let login = try core.loginToRenew(with: newToken)
      login.device.renewToken(newToken) { [self] error in aCompletionBlock?(renewed(newToken, error, login)) }
    } catch {
      let error = error.error
      core.afterCallbacks { aCompletionBlock?(error) }
    }
  }

  private func renewed(_ token: String, _ error: MessagingError?, _ login: Login) -> AgoraChatError? {
    if let error { return AgoraChatError(error) }
    login.details.withLock { $0.token = token }
    core.remember(login)
    return nil
  }

  // MARK: logging out

  /// Logs out and closes the local database, which the next login opens again.
  ///
  /// - parameter aIsUnbindDeviceToken: Unbinds the tokens of this installation, so that the account is not notified here any
  ///   more. If that fails, the client stays logged in, and its app can log out without.
  /// - returns: nil, or 201 without a login, 212 if tokens that were bound could not be unbound.
  @discardableResult
  public func logout(_ aIsUnbindDeviceToken: Bool) -> AgoraChatError? {
    guard let login = core.slot.current else { return AgoraChatError(MessagingError(.notLoggedIn)) }
    if aIsUnbindDeviceToken {
      let error = Device.wait { core.slot.unregisterPushTokens(of: login, completion: $0) }
      if let error = core.unbindingError(nil, error) { return error }
    }
    core.forgetLogin(login)
    return Device.wait { core.slot.leave(login, completion: $0) }.map { AgoraChatError($0) }
  }

  /// The same without waiting.
  public func logout(
    _ aIsUnbindDeviceToken: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    guard let login = core.slot.current else {
      core.afterCallbacks { aCompletionBlock?(AgoraChatError(MessagingError(.notLoggedIn))) }
      return
    }
    let leave: () -> Void = { [core] in
      core.forgetLogin(login)
      core.slot.leave(login) { error in aCompletionBlock?(error.map { AgoraChatError($0) }) }
    }
    guard aIsUnbindDeviceToken, core.slot.hasPushTokens else { return leave() }
    core.slot.unregisterPushTokens(of: login) { [core] error in
      if let error = core.unbindingError(nil, error) { aCompletionBlock?(error) } else { leave() }
    }
  }

  // MARK: older versions

  /// The name of `register` in versions before 3.x.
  public func asyncRegister(
    withUsername aUsername: String!, password aPassword: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    register(withUsername: aUsername ?? "", password: aPassword ?? "") { _, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?() }
    }
  }

  /// The name of `login` in versions before 3.x.
  public func asyncLogin(
    withUsername aUsername: String!, password aPassword: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    login(withUsername: aUsername ?? "", password: aPassword ?? "") { _, error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?() }
    }
  }

  /// The name of `logout` in versions before 3.x.
  public func asyncLogout(
    _ aIsUnbindDeviceToken: Bool, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    logout(aIsUnbindDeviceToken) { error in
      if let error { aFailureBlock?(error) } else { aSuccessBlock?() }
    }
  }
}
