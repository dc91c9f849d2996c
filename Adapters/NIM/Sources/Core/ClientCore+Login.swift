internal import Foundation
internal import Parlance

/// A client's data of a login.
struct LoginNotes {
  /// `NIMSDKConfig.teamReceiptEnabled` as it was when the device was opened.
  let teamReceiptsEnabled: Bool
  /// The same of `NIMSDKConfig.fetchAttachmentAutomaticallyAfterReceiving`.
  let fetchesAttachments: Bool
  /// The same for chatrooms.
  let fetchesRoomAttachments: Bool
  /// `NIMSDKConfig.shouldSyncStickTopSessionInfos` as it was when the device was opened.
  let syncsStickTop: Bool
  /// The sessions that are stuck to the top, as they were reported last, or when the device was opened.
  var pins: [ConversationID: ConversationPin] = [:]
  /// A Boolean value that indicates whether the account is notified beside a desktop, as the app knows it.
  var pushesWhileDesktopIsOn = false
  /// The sessions whose pinned messages the server gave since the login.
  var sessionsWithPins: Set<ConversationID> = []
  /// The sessions of which the app knows that they lack messages.
  var incomplete: Set<ConversationID> = []
  /// The messages whose custom attachments' files could not be fetched since the login.
  var failedCustomFetches: Set<MessagePlace> = []
  /// The sessions whose unread messages arrived, until their changes are reported.
  var unreported: Set<ConversationID> = []
  /// Attachments that are being fetched.
  let fetching = ObjectsInFlight<MessagePlace, AttachmentFetch>()
  /// The number of failures to reach the server since the last success.
  var failures = 0
  /// Counts the attempts to reach it; a retry that was planned for an earlier one is not made.
  var attempt = 0

  init(_ config: NIMSDKConfig) {
    teamReceiptsEnabled = config.teamReceiptEnabled
    syncsStickTop = config.shouldSyncStickTopSessionInfos
    fetchesAttachments = config.fetchAttachmentAutomaticallyAfterReceiving
    fetchesRoomAttachments = config.fetchAttachmentAutomaticallyAfterReceivingInChatroom
  }
}

typealias Login = ClientLogin<LoginNotes>

extension ClientCore {
  /// Opens the device of an account in place of the one that is open.
  ///
  /// - throws: Local errors: `invalidParam`, `sameOperationInProgress`, a storage error.
  func open(
    _ account: AccountID, _ credentials: Credentials = Credentials(token: ""), isAutomatic: Bool
  ) throws -> Login {
    guard account.isValid else { throw NSError.invalidParameter("account") }
    let login = try openStorage(of: account) { () throws(MessagingError) in
      try slot.open(
        deviceConfiguration(account, credentials), isAwaited: !isAutomatic, details: LoginNotes(config)
      ) { former throws(MessagingError) in
        if former?.phase == .awaited { throw MessagingError(.alreadyInProgress, account.name) }
      } failure: {
        $0
      } handler: { [weak self] login, events in
        self?.handle(events, of: login)
      }
    }
    if note(account) {
      sending.removeAll()
      saving.removeAll()
    }
    endCommands { $0 != account }
    let known = Set(login.device.largeGroups())
    superTeams.withLock { $0 = known }
    let pins = login.device.pins
    let pushesWhileDesktopIsOn = login.device.pushSettings()?.account.pushesWhileDesktopIsOn ?? false
    login.details.withLock { notes in
      notes.pins = pins
      notes.pushesWhileDesktopIsOn = pushesWhileDesktopIsOn
    }
    let loadsSessions = config.asyncLoadRecentSessionEnabled
    login.device.afterCallbacks { [weak self] in
      self?.loginDelegates.notify { $0.onDataReady() }
      if loadsSessions { self?.conversationDelegates.notify { $0.didLoadAllRecentSessionCompletion() } }
    }
    return login
  }

  private func deviceConfiguration(_ account: AccountID, _ credentials: Credentials) -> DeviceConfiguration {
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: DeviceID(deviceID))
    // The vendor has no callback for who comes and goes in chatrooms.
    configuration.login.followsRoomMembers = false
    configuration.keepsProfiles = true
    configuration.resumesStatusSubscriptions = true
    configuration.keepsPushSettings = true
    configuration.keepsWordList = true
    configuration.takesCallChannels = true
    configuration.takesBulletins = true
    configuration.takesOperatorTexts = true
    configuration.accountNoticeLimit = ClientCore.noticeLimit
    configuration.tag = ClientTag(text: config.customTag, clientType: config.customClientType).tag
    configuration.loginExtension = credentials.loginExtension
    configuration.hooks = hooks(account, credentials)
    configuration.revocation.uncountsMessages = config.shouldConsiderRevokedMessageUnreadCount
    configuration.reading = DeviceConfiguration.ReadingPolicy(
      countsNotifications: config.shouldCountTeamNotification,
      synchronization: config.shouldSyncUnreadCount ? .unreadCounts : [])
    return configuration
  }

  /// Records that a manual login was answered; after a refusal there is no login.
  func ended(_ login: Login, _ error: MessagingError?) {
    if error == nil { login.establish() } else { slot.leave(login) }
  }

  /// Ends everything when the client is released.
  func abandon() {
    endCommands { _ in true }
    // They hold the core, which would hold them for ever.
    sending.removeAll()
    saving.removeAll()
    slot.end()
    let clients = rooms.withLock { rooms in
      defer { rooms = [:] }
      return rooms.values
    }
    for client in clients { client.abandon() }
  }

  /// Completes pending commands with an error, since the client is no longer logged in as their accounts. The end
  /// of the login takes the commands out of those accounts' local databases.
  ///
  /// - parameter isOver: Returns whether an account's commands are affected.
  private func endCommands(_ isOver: (AccountID) -> Bool) {
    let ended = commands.removeAll { isOver($0.account) }
    if ended.isEmpty { return }
    afterCallbacks { for command in ended { command.complete(NSError.notLoggedIn) } }
  }

  // MARK: events

  func connectionChanged(_ change: ConnectionChange, of login: Login) {
    switch change {
    case .connecting: report(.linking)
    case .linked:
      login.details.withLock { notes in
        notes.failures = 0
        notes.attempt += 1
      }
      report(.linkOK)
    case .unreachable:
      report(.linkFailed)
      unreachable(login)
    case .authenticating: report(.logining)
    case .authenticated:
      login.establish()
      report(.loginOK)
    case .refused(let error):
      report(.loginFailed)
      storageDamaged(error, of: login)
      // The refusal of a login by hand goes to its completion alone.
      guard login.phase == .standing else { return }
      loginDelegates.notify { $0.onAutoLoginFailed(error.nim) }
    case .synchronizing: report(.syncing)
    case .synchronized:
      report(.syncOK)
      teamsSynchronized(login)
      stickTopSynchronized(login)
      if appState?.isInBackground == true { reportBadge() }
    case .lost:
      report(.loseConnection)
      roomsLost()
      let attempt = nextAttempt(login)
      if config.maxAutoLoginRetryTimes > 0 { retry(login, attempt) }
    case .loggedOut: report(.logout)
    case .ended(.tokenExpired):
      report(.loseConnection)
      roomsLost()
      loginDelegates.notify { $0.onAutoLoginFailed(MessagingError(.tokenExpired).nim) }
    case .ended(let end):
      let result = NIMLoginKickoutResult(end, others: login.device.otherDevices)
      loginDelegates.notify { $0.onKickout(result) }
    // NIM has no callback for a token that expires soon.
    case .tokenWillExpire: break
    @unknown default: break
    }
  }

  private func report(_ step: NIMLoginStep) { loginDelegates.notify { $0.onLogin(step) } }

  private func nextAttempt(_ login: Login) -> Int {
    login.details.withLock { notes in
      notes.attempt += 1
      return notes.attempt
    }
  }

  /// The server cannot be reached: a failed attempt. The client tries again until there were too many.
  private func unreachable(_ login: Login) {
    let limit = config.maxAutoLoginRetryTimes
    guard limit > 0, login.phase == .standing else { return }
    let attempt = nextAttempt(login)
    let failures = login.details.withLock { notes in
      notes.failures += 1
      return notes.failures
    }
    guard failures >= limit else { return retry(login, attempt) }
    slot.close(login) { [weak self] _ in
      let error = NIMErrorCode.local(.autoLoginRetryLimit).error("\(limit) attempts")
      self?.loginDelegates.notify { $0.onAutoLoginFailed(error) }
    }
  }

  /// Tries to reach the server again after a while, unless it was reached or the login ended meanwhile.
  private func retry(_ login: Login, _ attempt: Int) {
    let clock = login.environment.clock
    let pause = reconnectPause.map { max(1000, $0) } ?? Limits.loginRetryInterval
    clock.schedule(at: clock.now().advanced(byMilliseconds: pause)) { [weak self] in
      self?.afterCallbacks { [weak self] in
        guard let self, slot.current === login, login.phase == .standing,
          login.details.withLock({ $0.attempt }) == attempt
        else { return }
        report(.linking)
        report(.linkFailed)
        unreachable(login)
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
