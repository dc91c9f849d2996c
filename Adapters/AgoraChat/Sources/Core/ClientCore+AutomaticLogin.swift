internal import Parlance

extension ClientCore {
  /// A separate client logs in automatically only if its app asks for it: many of them share a process, and their devices
  /// a name, in tests.
  private var remembersLogins: Bool { isShared ? options.isAutoLogin : options.chosenAutoLogin ?? false }

  /// The login with which the next start logs in; nil for none.
  var rememberedLogin: RememberedLogin? {
    remembersLogins ? slot.environment.rememberedLogin(style: Self.style, device: deviceID) : nil
  }

  /// Begins the login that is remembered, unless there is a login. Its outcome is reported to the delegates.
  func logInAutomatically() {
    guard slot.current == nil, let remembered = rememberedLogin else { return }
    do throws(Refusal) {
      let login = try open(remembered.account, token: remembered.token, isAutomatic: true)
      login.device.connectEventually(token: remembered.token)
    } catch {
      let error = error.error
      afterCallbacks { [self] in
        clientDelegates.notify { ($0 as any AgoraChatClientDelegateCalls).autoLoginDidCompleteWithError(error) }
      }
    }
  }

  /// Remembers a login for the app's next start. Where that cannot be written, the app logs in by hand then.
  func remember(_ login: Login) {
    guard remembersLogins else { return }
    let remembered = RememberedLogin(account: login.account.name, token: login.details.withLock { $0.token })
    try? login.environment.rememberLogin(remembered, style: Self.style, device: deviceID)
  }

  /// Forgets the login that is remembered, since this one ended for good. A file that cannot be removed leaves a login that
  /// the server may refuse.
  func forgetLogin(_ login: Login) {
    guard remembersLogins else { return }
    try? login.environment.rememberLogin(nil, style: Self.style, device: deviceID)
  }
}
