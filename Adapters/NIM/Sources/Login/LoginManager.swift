internal import Foundation
internal import Parlance

/// The login manager of one client.
final class LoginManager: NSObject, NIMLoginManager {
  private let core: ClientCore
  private let isRegistered: () -> Bool

  init(_ core: ClientCore, isRegistered: @escaping () -> Bool) {
    self.core = core
    self.isRegistered = isRegistered
  }

  func add(_ delegate: any NIMLoginManagerDelegate) {
    core.loginDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMLoginManagerDelegate) { core.loginDelegates.remove(delegate) }

  func login(_ account: String, token: String, completion: @escaping ((any Error)?) -> Void) {
    login(account, token: token, authType: 0, loginExt: "", completion: completion)
  }

  func login(
    _ account: String, token: String, authType: Int32, loginExt: String, completion: @escaping ((any Error)?) -> Void
  ) {
    do {
      let credentials = try Credentials(token: token, authType: authType, loginExtension: loginExt)
      let login = try open(account, credentials, isAutomatic: false)
      login.device.connect(token: credentials.token) { [core] error in
        core.ended(login, error)
        completion(error?.nim)
      }
    } catch {
      core.complete(completion, error)
    }
  }

  func autoLogin(_ account: String, token: String) {
    autoLogin { (account, Credentials(token: token)) }
  }

  func autoLogin(_ loginData: NIMAutoLoginData) {
    autoLogin {
      let credentials = try Credentials(
        token: loginData.token, authType: loginData.authType, loginExtension: loginData.loginExtension)
      return (loginData.account, credentials)
    }
  }

  private func autoLogin(_ read: () throws -> (account: String, credentials: Credentials)) {
    do {
      let (account, credentials) = try read()
      try open(account, credentials, isAutomatic: true).device.connectEventually(token: credentials.token)
    } catch {
      core.afterCallbacks { [core] in core.loginDelegates.notify { $0.onAutoLoginFailed(error) } }
    }
  }

  private func open(_ account: String, _ credentials: Credentials, isAutomatic: Bool) throws -> Login {
    guard !core.isShared || isRegistered() else {
      throw NIMErrorCode.local(.appKeyNeed).error("register the app before the login")
    }
    do {
      return try core.open(AccountID(account), credentials, isAutomatic: isAutomatic)
    } catch {
      throw error.nimError
    }
  }

  func logout(_ completion: (((any Error)?) -> Void)?) {
    guard let login = core.slot.current else { return core.complete(completion, nil) }
    core.slot.close(login, unregistersPushTokens: true) { error in
      // Without a login there is nothing left to do, which is what was asked for.
      completion?(error?.code == .notLoggedIn ? nil : error?.nim)
    }
  }

  func kickOtherClient(_ client: NIMLoginClient, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { device, completion in
      guard let other = client.device else { throw NSError.invalidParameter("a client that is not logged in") }
      device.endSession(of: other.id) { completion($0?.nim) }
    }
  }

  func currentAccount() -> String {
    guard let device = core.device, device.isOpen else { return "" }
    return device.account.name
  }

  func isLogined() -> Bool { core.device?.isLoggedIn ?? false }

  func currentAuthMode() -> NIMSDKAuthMode { isLogined() ? .IM : .undefined }

  func currentLoginClients() -> [NIMLoginClient]? {
    // After a kick the local database can still be read, but the client is not logged in.
    guard let device = core.device, device.isOpen else { return nil }
    return device.otherDevices.map { NIMLoginClient($0) }
  }

  func queryServerTimeCompletion(_ completion: @escaping ((any Error)?, NIMServerTime) -> Void) {
    let answer = { (error: (any Error)?, time: NIMServerTime?) in
      completion(error, time ?? NIMServerTime(milliseconds: 0))
    }
    core.fetch(answer) { device, completion in
      device.fetchServerTime { completion($0.nim.map { NIMServerTime(milliseconds: $0.milliseconds) }) }
    }
  }
}
