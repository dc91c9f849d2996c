import Parlance

extension KitCore {
  func login(token: String, user: String, completion: @escaping (AgoraRtmLoginErrorCode) -> Void) {
    if environment.isShutDown { return callBack { completion(.loginNotInitialized) } }
    guard Limits.isUserID(user) else { return callBack { completion(.invalidArgument) } }
    guard admits(.login) else { return callBack { completion(.loginTooOften) } }
    let login = state.withLock { state -> Int? in
      guard state.phase == .idle else { return nil }
      state.phase = .connecting
      state.login += 1
      state.loginCompletion = completion
      return state.login
    }
    guard let login else { return callBack { completion(.alreadyLogin) } }
    log.write(.info, "login")
    callBack { [self] in notify(.connecting, .login) }
    guard Limits.isAppID(appID) else { return failLogin(login, .invalidAppId, .loginFailure) }
    do throws(MessagingError) {
      let device = try environment.openDevice(configuration(for: AccountID(user))) { [weak self] events in
        self?.handle(events, of: login)
      }
      let isCurrent = state.withLock { state in
        guard state.login == login else { return false }
        state.device = device
        return true
      }
      guard isCurrent else { return device.disconnect { _ in } }
      schedule(at: time(Limits.loginTimeout)) { [weak self] in
        self?.failLogin(login, .timeout, .loginTimeout)
      }
      device.connectEventually(token: token)
    } catch {
      failLogin(login, AgoraRtmLoginErrorCode(error), .loginFailure)
    }
  }

  private func configuration(for account: AccountID) -> DeviceConfiguration {
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: deviceID)
    // One login of a user at a time, wherever.
    configuration.exclusivityGroup = Self.style
    configuration.followsGroups = false
    configuration.waitingLimits = WaitingLimits(count: Limits.cachedMessages, age: Limits.cacheAge)
    configuration.resumesSending = false
    configuration.keepsMessages = false
    // A thumbnail belongs to its message, so nothing overtakes it because of that.
    configuration.sendsInOrder = true
    configuration.transferLimit = Limits.transfers
    configuration.transferTimeout = Limits.transferTimeout
    return configuration
  }

  /// Ends a login that has not succeeded.
  func failLogin(_ login: Int, _ code: AgoraRtmLoginErrorCode, _ reason: AgoraRtmConnectionChangeReason) {
    let (device, completion) = state.withLock { state -> (Device?, ((AgoraRtmLoginErrorCode) -> Void)?) in
      guard state.login == login, state.phase == .connecting else { return (nil, nil) }
      defer { state.end() }
      return (state.device, state.loginCompletion)
    }
    guard let completion else { return }
    log.write(.error, "login failed: \(code)")
    callBack { [self] in
      notify(.disconnected, reason)
      completion(code)
    }
    device?.disconnect { _ in }
  }

  func logout(_ completion: @escaping (AgoraRtmLogoutErrorCode) -> Void) {
    if environment.isShutDown { return callBack { completion(.notInitialized) } }
    let ended = state.withLock { state -> KitState? in
      guard state.device != nil, state.phase != .connecting else { return nil }
      defer { state.end() }
      return state
    }
    guard let ended, let device = ended.device else { return callBack { completion(.notLoggedIn) } }
    for channel in ended.channels.values { channel.part() }
    log.write(.info, "logout")
    device.disconnect { [self] _ in
      ended.refuseAll()
      notify(.disconnected, .logout)
      completion(.ok)
    }
  }

  func renewToken(_ token: String, _ completion: @escaping (AgoraRtmRenewTokenErrorCode) -> Void) {
    if environment.isShutDown { return callBack { completion(.notInitialized) } }
    guard let device, state.withLock({ $0.phase }) != .aborted else { return callBack { completion(.notLoggedIn) } }
    guard !token.isEmpty else { return callBack { completion(.invalidArgument) } }
    guard admits(.renewToken) else { return callBack { completion(.tooOften) } }
    state.withLock { $0.isRenewing = true }
    device.renewToken(token) { [self] error in
      state.withLock { $0.isRenewing = false }
      completion(error.map(AgoraRtmRenewTokenErrorCode.init) ?? .ok)
    }
  }

  // MARK: the connection, on the callback queue

  func connectionChanged(_ change: ConnectionChange, of login: Int) {
    switch change {
    case .authenticated: connected()
    case .refused(let error): refused(error, login)
    case .lost: lost()
    case .ended(.replaced): abort(.remoteLogin)
    case .ended: abort(.bannedByServer)
    default: break
    }
  }

  private func connected() {
    let (isNews, completion, device) = state.withLock { state in
      let isFirst = state.phase == .connecting
      let isNews = isFirst || state.isInterrupted
      defer { state.loginCompletion = nil }
      state.phase = .connected
      state.breaks += 1
      state.isLinkLost = false
      state.isInterrupted = false
      return (isNews, state.loginCompletion, state.device)
    }
    if isNews { notify(.connected, .loginSuccess) }
    completion?(.ok)
    guard completion == nil, let device else { return }
    runWaitingCalls(device)
    refreshChannels(device)
  }

  /// After a break, members may have come and gone, and this user may not be welcome any more.
  private func refreshChannels(_ device: Device) {
    for channel in state.withLock({ Array($0.channels.values) }) where channel.conversation != nil {
      device.fetchAttendance(of: channel.id) { result in
        switch result {
        case .success(let attendance): channel.tellCount(attendance.accounts.count)
        case .failure(let error): if error.code == .notMember { channel.part() }
        }
      }
    }
  }

  private func refused(_ error: MessagingError, _ login: Int) {
    if state.withLock({ $0.phase }) == .connecting {
      return failLogin(login, AgoraRtmLoginErrorCode(error), .loginFailure)
    }
    guard error.code == .tokenExpired || state.withLock({ $0.isRenewing }) else { return abort(.bannedByServer) }
    interrupt()
    guard !state.withLock({ $0.isRenewing }) else { return }
    log.write(.warn, "token expired")
    if let kit { delegate?.rtmKitTokenDidExpire(kit) }
  }

  private func lost() {
    let count = state.withLock { state in
      state.breaks += 1
      state.isLinkLost = true
      return state.breaks
    }
    schedule(at: time(Limits.interruption)) { [weak self] in
      guard let self, state.withLock({ $0.isLinkLost && $0.breaks == count }) else { return }
      interrupt()
    }
  }

  private func interrupt() {
    let isNews = state.withLock { state in
      guard state.phase == .connected, !state.isInterrupted else { return false }
      state.isInterrupted = true
      return true
    }
    if isNews { notify(.reconnecting, .interrupted) }
  }

  private func abort(_ reason: AgoraRtmConnectionChangeReason) {
    let (channels, completion) = state.withLock { state in
      state.phase = .aborted
      state.breaks += 1
      state.isLinkLost = false
      defer { state.loginCompletion = nil }
      return (Array(state.channels.values), state.loginCompletion)
    }
    for channel in channels { channel.part() }
    completion?(.rejected)
    notify(.aborted, reason)
  }

  func notify(_ state: AgoraRtmConnectionState, _ reason: AgoraRtmConnectionChangeReason) {
    log.write(state == .aborted ? .critical : .info, "connection \(state), \(reason)")
    if let kit { delegate?.rtmKit(kit, connectionStateChanged: state, reason: reason) }
  }
}
