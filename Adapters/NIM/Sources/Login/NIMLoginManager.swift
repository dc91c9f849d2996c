public import Foundation

/// Methods that receive events of the login. Every method is optional; all are called on the environment's callback
/// queue.
public protocol NIMLoginManagerDelegate: NSObjectProtocol {
  /// The login was ended by another client or the server. Called unless `onKickout(_:)` is implemented.
  func onKick(_ code: NIMKickReason, clientType: NIMLoginClientType)
  /// The login was ended by another client or the server.
  func onKickout(_ result: NIMLoginKickoutResult)
  /// A step of the login, also of those after a lost connection.
  func onLogin(_ step: NIMLoginStep)
  /// An automatic login, or one after a lost connection, was refused, or the login's token expired; the SDK does not
  /// retry.
  func onAutoLoginFailed(_ error: any Error)
  /// Clients of the account logged in or out. Called unless `onMultiLoginClientsChanged(with:)` is implemented.
  func onMultiLoginClientsChanged()
  /// Clients of the account logged in or out.
  func onMultiLoginClientsChanged(with type: NIMMultiLoginType)
  /// Teams and their members are synchronized, after a login or a lost connection.
  ///
  /// - parameter success: Whether the members of all teams are here.
  func onTeamUsersSyncFinished(_ success: Bool)
  /// Super teams are synchronized. Always with success and right after the teams, for the engine has no super teams.
  func onSuperTeamUsersSyncFinished(_ success: Bool)
  /// Returns the token of a login whose type is `NIMSDKAuthType.dynamicToken`: asked at the login, and again when a lost
  /// connection is restored, unless `NIMSDKConfigDelegate.dynamicToken(forAccount:)` supplies one. Of several delegates, the
  /// first that returns a text that is not empty counts; without one, the token of the login's call does.
  func provideDynamicToken(forAccount account: String) -> String
  /// Returns after how many seconds a lost connection is restored; a negative number for the SDK's own time. Of several
  /// delegates, the first that returns another one counts. Asked once for each loss.
  func reconnectDelay() -> Int32
  /// The local database is open.
  func onDataReady()
}

extension NIMLoginManagerDelegate {
  public func onKick(_ code: NIMKickReason, clientType: NIMLoginClientType) {}
  public func onKickout(_ result: NIMLoginKickoutResult) { onKick(result.reasonCode, clientType: result.clientType) }
  public func onLogin(_ step: NIMLoginStep) {}
  public func onAutoLoginFailed(_ error: any Error) {}
  public func onMultiLoginClientsChanged() {}
  public func onMultiLoginClientsChanged(with type: NIMMultiLoginType) { onMultiLoginClientsChanged() }
  public func onTeamUsersSyncFinished(_ success: Bool) {}
  public func onSuperTeamUsersSyncFinished(_ success: Bool) {}
  public func provideDynamicToken(forAccount account: String) -> String { "" }
  public func reconnectDelay() -> Int32 { -1 }
  public func onDataReady() {}
}

/// Logs in and out. Completions run on the environment's callback queue.
public protocol NIMLoginManager: NSObjectProtocol {
  /// Logs in manually. Another login of this client ends without a report.
  ///
  /// Errors: local `appKeyNeed`, `invalidParam` (no account), `sameOperationInProgress` (a manual login is under way),
  /// a storage error, `userInfoNeeded` (interrupted by a logout or another client of this device); remote 302 (token),
  /// 422 (blocked), 408, 415.
  func login(_ account: String, token: String, completion: @escaping ((any Error)?) -> Void)
  /// Logs in manually, with a token of some kind. Another login of this client ends without a report.
  ///
  /// A dynamic token is asked for (`NIMSDKConfigDelegate.dynamicToken(forAccount:)`,
  /// `NIMLoginManagerDelegate.provideDynamicToken(forAccount:)`) when the server can be reached; `token` is used if no
  /// delegate supplies one. Errors: as above, and local `invalidParam` for an unknown type, or a third party's token without
  /// an extension.
  ///
  /// - parameter account: The account.
  /// - parameter token: The token that the server's check of tokens receives.
  /// - parameter authType: A number of `NIMSDKAuthType`.
  /// - parameter loginExt: The extension, which the server's check of tokens receives with the token; required for a third
  ///   party's. `NIMSDKConfigDelegate.dynamicLoginExt(forAccount:)` takes precedence.
  /// - parameter completion: Receives nil, or the error of the login.
  func login(
    _ account: String, token: String, authType: Int32, loginExt: String, completion: @escaping ((any Error)?) -> Void)
  /// Logs in as soon as the server can be reached; the local database can be used at once.
  /// `NIMLoginManagerDelegate.onAutoLoginFailed(_:)` reports failures.
  func autoLogin(_ account: String, token: String)
  /// The same, with a token of some kind.
  func autoLogin(_ loginData: NIMAutoLoginData)
  /// Logs out and closes the local database; succeeds when there is no login.
  func logout(_ completion: (((any Error)?) -> Void)?)
  /// Ends the login of another client of the account.
  func kickOtherClient(_ client: NIMLoginClient, completion: (((any Error)?) -> Void)?)
  /// Returns the account that is logged in, or is being logged in automatically; empty if there is none.
  func currentAccount() -> String
  /// Returns whether the server knows this login; stays true while a lost connection is being restored.
  func isLogined() -> Bool
  /// Returns `IM` while logged in.
  func currentAuthMode() -> NIMSDKAuthMode
  /// Returns the account's other clients that are logged in; nil without a login.
  func currentLoginClients() -> [NIMLoginClient]?
  /// Fetches the server's time.
  func queryServerTimeCompletion(_ completion: @escaping ((any Error)?, NIMServerTime) -> Void)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMLoginManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMLoginManagerDelegate)
}

extension NIMLoginManager {
  /// Logs out and closes the local database.
  public func logout() { logout(nil) }
  /// Ends the login of another client of the account.
  public func kickOtherClient(_ client: NIMLoginClient) { kickOtherClient(client, completion: nil) }
}
