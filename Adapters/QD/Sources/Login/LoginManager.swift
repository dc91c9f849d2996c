import Foundation
import Parlance

/// The login manager of one client.
final class LoginManager: NSObject, QDIMLoginManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func login(withAccount account: String, password: String, completion: @escaping (String?, (any Error)?) -> Void) {
    login(account, password, completion)
  }

  func login(withMoblie mobile: String, vcode: String, completion: @escaping (String?, (any Error)?) -> Void) {
    login(mobile, vcode, completion)
  }

  private func login(_ account: String, _ token: String, _ completion: @escaping (String?, (any Error)?) -> Void) {
    do throws(MessagingError) {
      let login = try core.open(AccountID(account), isAwaited: true)
      login.device.connect(token: token) { [core] error in
        guard let error else {
          login.establish()
          return completion(token, nil)
        }
        // An app that was refused has no login, and so no database to look into.
        core.close(login) { _ in }
        completion(nil, error.qd)
      }
    } catch {
      core.slot.afterCallbacks { completion(nil, error.qd) }
    }
  }

  func autoLogin(withAccount account: String, token: String) {
    do throws(MessagingError) {
      let login = try core.open(AccountID(account), isAwaited: false)
      login.device.connectEventually(token: token)
    } catch {
      let error = error.qd
      core.slot.afterCallbacks { [core] in
        core.loginDelegates.notify { delegate in
          delegate.onLogin(.loginFailed)
          delegate.onAutoLoginFailed(error)
        }
      }
    }
  }

  func logout(_ completion: (((any Error)?) -> Void)?) {
    core.request(completion) { [core] login, done in
      core.close(login, isLogout: true, completion: done)
    }
  }

  func currentAccount() -> String {
    guard let login = core.login, login.device.isOpen else { return "" }
    return login.account.name
  }

  func isLogined() -> Bool { core.login?.device.isLoggedIn ?? false }

  func add(_ delegate: any QDLoginManagerDelegate) { core.loginDelegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any QDLoginManagerDelegate) { core.loginDelegates.remove(delegate) }
}
