import Parlance

extension ClientCore {
  func login(token: String, user: String, completion: @escaping (AgoraRtmLoginErrorCode) -> Void) {
    if isShutDown { return afterCallbacks { completion(.loginNotInitialized) } }
    guard Limits.isUserID(user) else { return afterCallbacks { completion(.invalidArgument) } }
    guard admits(.login) else { return afterCallbacks { completion(.loginTooOften) } }
    do throws(LoginRefusal) {
      let login = try slot.open(
        configuration(for: AccountID(user)), isAwaited: true,
        details: LoginNotes(phase: .connecting, completion: completion)
      ) { former throws(LoginRefusal) in
        if former != nil { throw LoginRefusal(code: .alreadyLogin, hasBegun: false) }
        log.write(.info, "login")
        afterCallbacks { [self] in notify(.connecting, .login) }
        guard Limits.isAppID(appID) else { throw LoginRefusal(code: .invalidAppId, hasBegun: true) }
      } failure: {
        LoginRefusal(code: AgoraRtmLoginErrorCode($0), hasBegun: true)
      } handler: { [weak self] login, events in
        self?.handle(events, of: login)
      }
      schedule(at: time(Limits.loginTimeout)) { [weak self, weak login] in
        if let login { self?.failLogin(login, .timeout, .loginTimeout) }
      }
      login.device.connectEventually(token: token)
    } catch {
      afterCallbacks { [self] in
        if error.hasBegun { reportFailure(error.code, .loginFailure) }
        completion(error.code)
      }
    }
  }

  /// A login that did not come about.
  private struct LoginRefusal: Error {
    let code: AgoraRtmLoginErrorCode
    /// The app was notified that it is being tried.
    let hasBegun: Bool
  }

  private func configuration(for account: AccountID) -> DeviceConfiguration {
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    // One login of a user at a time, wherever.
    configuration.login = DeviceConfiguration.LoginPolicy(
      exclusivityGroup: Self.style, groups: .subscribed,
      waitingLimits: WaitingLimits(count: Limits.cachedMessages, age: Limits.cacheAge))
    configuration.retention = DeviceConfiguration.RetentionPolicy(keepsMessages: false, resumesSending: false)
    configuration.takesCallInvitations = true
    // A thumbnail belongs to its message, so nothing overtakes it because of that.
    configuration.transfers = DeviceConfiguration.TransferPolicy(
      sendsInOrder: true, limit: Limits.transfers, timeout: Limits.transferTimeout)
    return configuration
  }

  /// Ends a login that has not succeeded.
  func failLogin(_ login: Login, _ code: AgoraRtmLoginErrorCode, _ reason: AgoraRtmConnectionChangeReason) {
    guard let ended = login.end(whileConnecting: true) else { return }
    slot.leave(login)
    login.environment.callBack(after: nil) { [self] in
      reportFailure(code, reason)
      ended.completion?(code)
    }
  }

  private func reportFailure(_ code: AgoraRtmLoginErrorCode, _ reason: AgoraRtmConnectionChangeReason) {
    log.write(.error, "login failed: \(code)")
    notify(.disconnected, reason)
  }

  func logout(_ completion: @escaping (AgoraRtmLogoutErrorCode) -> Void) {
    if isShutDown { return afterCallbacks { completion(.notInitialized) } }
    guard let login = slot.current, let ended = login.end(whileConnecting: false) else {
      return afterCallbacks { completion(.notLoggedIn) }
    }
    for channel in state.withLock({ Array($0.channels.values) }) { channel.part() }
    log.write(.info, "logout")
    slot.leave(login) { [self] _ in
      ended.refuseAll()
      failInvitations(of: ended)
      notify(.disconnected, .logout)
      completion(.ok)
    }
  }

  func renewToken(_ token: String, _ completion: @escaping (AgoraRtmRenewTokenErrorCode) -> Void) {
    if isShutDown { return afterCallbacks { completion(.notInitialized) } }
    guard let login, login.details.withLock({ $0.phase }) == .connected else {
      return afterCallbacks { completion(.notLoggedIn) }
    }
    guard !token.isEmpty else { return afterCallbacks { completion(.invalidArgument) } }
    guard admits(.renewToken) else { return afterCallbacks { completion(.tooOften) } }
    login.details.withLock { $0.isRenewing = true }
    login.device.renewToken(token) { error in
      login.details.withLock { $0.isRenewing = false }
      completion(error.map { AgoraRtmRenewTokenErrorCode($0) } ?? .ok)
    }
  }

  // MARK: the connection, on the callback queue

  func connectionChanged(_ change: ConnectionChange, of login: Login) {
    switch change {
    case .authenticated: connected(login)
    case .refused(let error): refused(error, login)
    case .lost: lost(login)
    case .ended(.replaced): abort(login, .remoteLogin)
    case .ended(.tokenExpired): tokenExpired(login)
    case .ended: abort(login, .bannedByServer)
    case .tokenWillExpire: tokenWillExpire(login)
    default: break
    }
  }

  private func connected(_ login: Login) {
    let (isNew, completion) = login.details.withLock { state in
      if state.phase == .over { return (false, nil as ((AgoraRtmLoginErrorCode) -> Void)?) }
      let isNew = state.phase == .connecting || state.isInterrupted
      defer { state.completion = nil }
      state.phase = .connected
      state.breaks += 1
      state.isLinkLost = false
      state.isInterrupted = false
      return (isNew, state.completion)
    }
    login.establish()
    if isNew { notify(.connected, .loginSuccess) }
    if let completion { return completion(.ok) }
    runWaitingCalls(login)
  }

  private func refused(_ error: MessagingError, _ login: Login) {
    let (phase, isRenewing) = login.details.withLock { ($0.phase, $0.isRenewing) }
    if phase == .connecting { return failLogin(login, AgoraRtmLoginErrorCode(error), .loginFailure) }
    guard error.code == .tokenExpired || isRenewing else { return abort(login, .bannedByServer) }
    if isRenewing { return interrupt(login) }
    tokenExpired(login)
  }

  private func tokenWillExpire(_ login: Login) {
    guard login.details.withLock({ $0.phase }) == .connected else { return }
    log.write(.warn, "token expires soon")
    if let kit { delegate?.rtmKitTokenPrivilegeWillExpire(kit) }
  }

  /// Waits for another token: the kit is reconnecting until the app renews it.
  private func tokenExpired(_ login: Login) {
    interrupt(login)
    log.write(.warn, "token expired")
    if let kit { delegate?.rtmKitTokenDidExpire(kit) }
  }

  private func lost(_ login: Login) {
    let count = login.details.withLock { state in
      state.breaks += 1
      state.isLinkLost = true
      return state.breaks
    }
    schedule(at: time(Limits.interruption)) { [weak self, weak login] in
      guard let login, login.details.withLock({ $0.isLinkLost && $0.breaks == count }) else { return }
      self?.interrupt(login)
    }
  }

  private func interrupt(_ login: Login) {
    let isNew = login.details.withLock { state in
      guard state.phase == .connected, !state.isInterrupted else { return false }
      state.isInterrupted = true
      return true
    }
    if isNew { notify(.reconnecting, .interrupted) }
  }

  private func abort(_ login: Login, _ reason: AgoraRtmConnectionChangeReason) {
    let (isOver, completion) = login.details.withLock { state in
      if state.phase == .over { return (true, nil as ((AgoraRtmLoginErrorCode) -> Void)?) }
      defer { state.completion = nil }
      state.phase = .aborted
      state.breaks += 1
      state.isLinkLost = false
      return (false, state.completion)
    }
    if isOver { return }
    for channel in state.withLock({ Array($0.channels.values) }) { channel.part() }
    completion?(.rejected)
    notify(.aborted, reason)
  }

  func notify(_ state: AgoraRtmConnectionState, _ reason: AgoraRtmConnectionChangeReason) {
    log.write(state == .aborted ? .critical : .info, "connection \(state), \(reason)")
    if let kit { delegate?.rtmKit(kit, connectionStateChanged: state, reason: reason) }
  }
}
