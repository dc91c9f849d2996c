public import Foundation

/// Logs in and out. QD: login. Completions run once, on the environment's callback queue.
public protocol QDIMLoginManager: NSObjectProtocol {
  /// Logs in.
  ///
  /// - parameter account: The account.
  /// - parameter password: The password that the environment's token check receives.
  /// - parameter completion: The token for `autoLogin`, which is the password; or an error: `invalidPass`,
  ///   `accountBlock`, `notExist`, `connectionError`, `timeoutError`, `exist` with a login already, `invalidParam`,
  ///   `sameOperationInProgress` while the account is being logged in, `userInfoNeeded` for a login that was
  ///   interrupted by a logout, the login of another account or another client of this device.
  func login(withAccount account: String, password: String, completion: @escaping (String?, (any Error)?) -> Void)

  /// Logs in with a code that was sent by short message. The spelling is the vendor's.
  ///
  /// - parameter mobile: The mobile number, which is the account's name here.
  /// - parameter vcode: The code that the environment's token check receives.
  /// - parameter completion: As of `login(withAccount:password:completion:)`; the token is the code.
  func login(withMoblie mobile: String, vcode: String, completion: @escaping (String?, (any Error)?) -> Void)

  /// Opens the local database at once and logs in as soon as the server can be reached; the delegates are notified.
  ///
  /// - parameter account: The account.
  /// - parameter token: The token from a login's completion.
  func autoLogin(withAccount account: String, token: String)

  /// Logs out and closes the local database (ours).
  ///
  /// - parameter completion: `userInfoNeeded` without a login.
  func logout(_ completion: (((any Error)?) -> Void)?)

  /// Returns the account that is logged in or logging in; empty if there is none (ours).
  func currentAccount() -> String
  /// Returns whether the server knows this login; stays true while a broken connection is being restored (ours).
  func isLogined() -> Bool

  /// Adds a delegate, which is held weakly; adding it again has no effect (ours).
  func add(_ delegate: any QDLoginManagerDelegate)
  /// Removes a delegate (ours).
  func remove(_ delegate: any QDLoginManagerDelegate)
}

extension QDIMLoginManager {
  /// Calls `logout(_:)` without a completion handler.
  public func logout() { logout(nil) }
}
