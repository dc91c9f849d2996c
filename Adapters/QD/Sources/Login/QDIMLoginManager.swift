public import Foundation

/// Logs in and out. QD: login. Completions run once, on the environment's callback queue.
public protocol QDIMLoginManager: NSObjectProtocol {
  /// Logs in.
  ///
  /// - parameter account: The account.
  /// - parameter password: What the environment's token check is shown.
  /// - parameter completion: The token for `autoLogin`, which is the password; or an error: `invalidPass`,
  ///   `accountBlock`, `notExist`, `connectionError`, `timeoutError`, `exist` with a login already, `invalidParam`,
  ///   `sameOperationInProgress` while the account is being logged in, `userInfoNeeded` for a login that a logout, the
  ///   login of another account or another client of this device came in between of.
  func login(withAccount account: String, password: String, completion: @escaping (String?, (any Error)?) -> Void)

  /// Logs in with a code that was sent by short message. The spelling is the vendor's.
  ///
  /// - parameter mobile: The mobile number, which is the account's name here.
  /// - parameter vcode: The code, which the environment's token check is shown.
  /// - parameter completion: As of `login(withAccount:password:completion:)`; the token is the code.
  func login(withMoblie mobile: String, vcode: String, completion: @escaping (String?, (any Error)?) -> Void)

  /// Opens the local database at once and logs in as soon as the server can be reached; the delegates are told.
  ///
  /// - parameter account: The account.
  /// - parameter token: The token that a login's completion gave.
  func autoLogin(withAccount account: String, token: String)

  /// Logs out and closes the local database (ours).
  ///
  /// - parameter completion: `userInfoNeeded` without a login.
  func logout(_ completion: (((any Error)?) -> Void)?)

  /// The account that is logged in or logging in; empty if there is none (ours).
  func currentAccount() -> String
  /// Whether the server knows this login; stays true while a broken connection is being restored (ours).
  func isLogined() -> Bool

  /// Tells a delegate, which is held weakly; adding it twice is adding it once (ours).
  func add(_ delegate: any QDLoginManagerDelegate)
  /// Tells a delegate no more (ours).
  func remove(_ delegate: any QDLoginManagerDelegate)
}

extension QDIMLoginManager {
  /// `logout(_:)` for which nobody waits.
  public func logout() { logout(nil) }
}
