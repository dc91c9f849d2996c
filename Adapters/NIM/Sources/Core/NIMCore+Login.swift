internal import Foundation
internal import Parlance

/// What a client knows of its login.
struct LoginState {
  /// Counts the logins; what an earlier one's device still tells is dropped.
  var generation = 0
  /// A login by hand has not been answered yet.
  var isPending = false
  /// A login by hand has not succeeded yet; its refusal goes to its completion alone.
  var isByHand = false
  /// How often the server could not be reached since the last time that it could.
  var failures = 0
  /// Counts the attempts to reach it; a retry that was planned for an earlier one is not made.
  var attempt = 0
}

extension NIMCore {
  /// Opens the device of an account in place of the one that is open.
  ///
  /// - throws: Local errors: `invalidParam`, `sameOperationInProgress`, a storage error.
  func openDevice(_ account: AccountID, isAutomatic: Bool) throws -> (device: Device, generation: Int) {
    guard account.isValid else { throw NSError.invalidParameter("account") }
    return try openings.withLock { _ in try openAlone(account, isAutomatic: isAutomatic) }
  }

  private func openAlone(_ account: AccountID, isAutomatic: Bool) throws -> (device: Device, generation: Int) {
    let begun = state.withLock { state -> (generation: Int, previous: Device?)? in
      if state.login.isPending { return nil }
      state.login.generation += 1
      state.login.isPending = !isAutomatic
      state.login.isByHand = !isAutomatic
      state.login.failures = 0
      let previous = state.device
      state.device = nil
      state.fetching = [:]
      if state.account != account {
        state.sending = [:]
        state.uploads = [:]
        state.saving = [:]
      }
      return (state.login.generation, previous)
    }
    guard let (generation, previous) = begun else { throw MessagingError(.alreadyInProgress, account.name).nim }
    endCommands { $0 != account }
    previous?.disconnect { _ in }
    do {
      let device = try environment.openDevice(deviceConfiguration(account)) { [weak self] events in
        self?.handle(events, generation: generation)
      }
      state.withLock { state in
        state.device = device
        state.account = account
        state.teamReceiptsEnabled = config.teamReceiptEnabled
        state.fetchesAttachments = config.fetchAttachmentAutomaticallyAfterReceiving
        state.fetchesRoomAttachments = config.fetchAttachmentAutomaticallyAfterReceivingInChatroom
      }
      device.afterCallbacks { [weak self] in self?.loginDelegates.notify { $0.onDataReady() } }
      return (device, generation)
    } catch {
      state.withLock { $0.login.isPending = false }
      throw error.nim
    }
  }

  private func deviceConfiguration(_ account: AccountID) -> DeviceConfiguration {
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: DeviceID(deviceID))
    configuration.tag = config.customTag.isEmpty ? nil : config.customTag
    configuration.hidesRevokedMessages = true
    configuration.uncountsRevokedMessages = config.shouldConsiderRevokedMessageUnreadCount
    configuration.countsNotifications = config.shouldCountTeamNotification
    configuration.synchronizesUnread = config.shouldSyncUnreadCount
    return configuration
  }

  /// Notes that a login by hand was answered; a refused one leaves no login behind.
  func manualLoginEnded(generation: Int, error: MessagingError?) {
    let refused = state.withLock { state -> Device? in
      guard state.login.generation == generation else { return nil }
      state.login.isPending = false
      guard error != nil else { return nil }
      defer { state.device = nil }
      return state.device
    }
    refused?.disconnect { _ in }
  }

  /// The device that the app logs out of. A login that is under way on it ends, and the next one can begin at once.
  func deviceToLogOut() -> Device? {
    openings.withLock { _ in
      state.withLock { state in
        state.login.isPending = false
        return state.device
      }
    }
  }

  /// Ends everything; the client is gone.
  func abandon() {
    endCommands { _ in true }
    guard let device else { return }
    device.disconnect { [weak self] _ in self?.close(device) }
  }

  /// Tells whoever waits for commands that the client is not logged in as their accounts any more. The commands are
  /// sent at those accounts' next logins.
  ///
  /// - parameter isOver: Of which accounts.
  private func endCommands(_ isOver: (AccountID) -> Bool) {
    let ended = state.withLock { state in
      let ended = state.commands.filter { isOver($0.value.account) }
      for id in ended.keys { state.commands[id] = nil }
      return Array(ended.values)
    }
    if ended.isEmpty { return }
    afterCallbacks { for command in ended { command.complete(NSError.notLoggedIn) } }
  }

  /// Forgets a device that was closed.
  func close(_ device: Device) {
    state.withLock { state in
      guard state.device === device else { return }
      state.device = nil
      state.login.isPending = false
      state.login.attempt += 1
    }
  }

  // MARK: events

  func connectionChanged(_ change: ConnectionChange) {
    switch change {
    case .connecting: tell(.linking)
    case .linked:
      state.withLock { state in
        state.login.failures = 0
        state.login.attempt += 1
      }
      tell(.linkOK)
    case .unreachable:
      tell(.linkFailed)
      unreachable()
    case .authenticating: tell(.logining)
    case .authenticated:
      state.withLock { $0.login.isByHand = false }
      tell(.loginOK)
    case .refused(let error):
      tell(.loginFailed)
      guard !state.withLock({ $0.login.isByHand }) else { return }
      loginDelegates.notify { $0.onAutoLoginFailed(error.nim) }
    case .synchronizing: tell(.syncing)
    case .synchronized:
      tell(.syncOK)
      roomsReconnected()
    case .lost:
      tell(.loseConnection)
      roomsLost()
      let login = state.withLock { state in
        state.login.attempt += 1
        return state.login
      }
      if config.maxAutoLoginRetryTimes > 0 { retry(login) }
    case .loggedOut: tell(.logout)
    case .ended(let end):
      let result = NIMLoginKickoutResult(end)
      loginDelegates.notify { $0.onKickout(result) }
    @unknown default: break
    }
  }

  private func tell(_ step: NIMLoginStep) { loginDelegates.notify { $0.onLogin(step) } }

  /// The server cannot be reached: a failed attempt. The client tries again until there were too many.
  private func unreachable() {
    let limit = config.maxAutoLoginRetryTimes
    let (attempt, abandoned) = state.withLock { state -> (LoginState?, Device?) in
      guard limit > 0, !state.login.isByHand else { return (nil, nil) }
      state.login.failures += 1
      state.login.attempt += 1
      return (state.login, state.login.failures >= limit ? state.device : nil)
    }
    guard let attempt else { return }
    guard let abandoned else { return retry(attempt) }
    abandoned.disconnect { [weak self] _ in
      self?.close(abandoned)
      let error = NIMErrorCode.local(.autoLoginRetryLimit).error("\(limit) attempts")
      self?.loginDelegates.notify { $0.onAutoLoginFailed(error) }
    }
  }

  /// Tries to reach the server again after a while, unless it was reached or the login ended meanwhile.
  private func retry(_ attempt: LoginState) {
    let deadline = environment.clock.now().advanced(byMilliseconds: Limits.loginRetryInterval)
    environment.clock.schedule(at: deadline) { [weak self] in
      self?.afterCallbacks { [weak self] in
        guard let self else { return }
        let login = state.withLock { $0.login }
        guard login.generation == attempt.generation, login.attempt == attempt.attempt else { return }
        tell(.linking)
        tell(.linkFailed)
        unreachable()
      }
    }
  }

  func clientsChanged(_ change: OnlineChange) {
    let type: NIMMultiLoginType =
      switch change {
      case .initial: .`init`
      case .login: .login
      case .logout: .logout
      @unknown default: .login
      }
    loginDelegates.notify { $0.onMultiLoginClientsChanged(with: type) }
  }
}
