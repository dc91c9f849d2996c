internal import Foundation
internal import Parlance

/// The steps of a service check, in their order (1.3.1).
public enum AgoraChatServerCheckType: Int, @unchecked Sendable {
  case accountValidation = 0
  case getDNSListFromServer = 1
  case getTokenFromServer = 2
  case doLogin = 3
  case doLogout = 4
}

/// Tokens without a login, and the check of the service.
extension AgoraChatClient {
  /// Passes the token that a login with a password shows to a completion. It is the password: the environment's token check
  /// decides about either, when it is shown.
  ///
  /// - parameter aUsername: The user's name.
  /// - parameter aPassword: The password.
  /// - parameter aCompletionBlock: Receives the token, or 101 or 105 (the name), on the callback queue.
  public func fetchToken(
    withUsername aUsername: String, password aPassword: String,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)? = nil
  ) {
    let error = ClientCore.error(inUsername: aUsername)
    core.afterCallbacks { aCompletionBlock?(error == nil ? aPassword : nil, error) }
  }

  /// Checks the service: one step after the other, up to the first that fails.
  ///
  /// Without a login the check logs in and out again, and the delegates are notified of that. With a login it checks that login,
  /// ignoring the arguments, and does not end it.
  ///
  /// - parameter aUsername: The user's name.
  /// - parameter aPassword: The password, which the environment's token check receives.
  /// - parameter aCompletionBlock: Receives each step with nil, or with its error, on the callback queue: for
  ///   `accountValidation` 101 or 105 (the name), for `getDNSListFromServer` 304 (the environment was shut down), for
  ///   `doLogin` the error of the login, or 300 for a login that is not connected. `getTokenFromServer` does not fail, since
  ///   passwords are not exchanged for tokens.
  public func serviceCheck(
    withUsername aUsername: String, password aPassword: String,
    completion aCompletionBlock: ((AgoraChatServerCheckType, AgoraChatError?) -> Void)? = nil
  ) {
    let current = core.slot.current.flatMap { $0.device.isOpen ? $0 : nil }
    func report(_ step: AgoraChatServerCheckType, _ error: AgoraChatError?) -> Bool {
      core.afterCallbacks { aCompletionBlock?(step, error) }
      return error == nil
    }
    guard report(.accountValidation, current == nil ? ClientCore.error(inUsername: aUsername) : nil) else { return }
    let isOver = core.slot.environment.isShutDown
    let failure = AgoraChatError(description: "the environment was shut down", code: .serverGetDNSConfigFailed)
    guard report(.getDNSListFromServer, isOver ? failure : nil), report(.getTokenFromServer, nil) else { return }
    if let current {
      let isConnected = current.device.isConnected
      if report(.doLogin, isConnected ? nil : AgoraChatError(MessagingError(.notConnected))) {
        _ = report(.doLogout, nil)
      }
      return
    }
    do throws(ClientCore.Refusal) {
      let login = try core.open(aUsername, token: aPassword)
      login.device.connect(token: aPassword) { [core] error in
        if error == nil { login.establish() }
        aCompletionBlock?(.doLogin, error.map { AgoraChatError($0) })
        core.slot.leave(login) { left in
          if error == nil { aCompletionBlock?(.doLogout, left.map { AgoraChatError($0) }) }
        }
      }
    } catch {
      _ = report(.doLogin, error.error)
    }
  }
}
