internal import ParlanceCore

/// Logging in and catching up.
final class DeviceLogin: DeviceComponent {
  unowned let core: DeviceCore
  private(set) var token = ""
  /// The text that goes with the token; nil for none.
  private(set) var loginExtension: String?
  /// The app's call that waits for the outcome of its login.
  private(set) var waitingCall: (isImmediate: Bool, completion: (MessagingError?) -> Void)?
  /// The app logs out.
  private(set) var isLeaving = false
  /// The hub's number of the current login, or of the one before a break of the link.
  private(set) var number = LoginNumber.zero
  /// The hub's clock minus this device's, in milliseconds.
  private(set) var clockOffset: Int64 = 0
  /// The limits of one request to the hub.
  private(set) var limits = RequestLimits.least
  private(set) var otherDevices: [OnlineDevice] = []
  /// The hub's time when this device was new to it.
  private(set) var firstLogin: Timestamp?
  /// The end of the past that is history to this device, of which the hub counts nothing as unread; nil where it is not known.
  private(set) var historyEnd: Timestamp?
  /// The largest body of a message that the hub takes, in bytes, as it said at the last login; nil before the first.
  private(set) var messageSize: Int?

  init(_ core: DeviceCore) {
    self.core = core
    loginExtension = core.configuration.loginExtension
  }

  func load() throws(MessagingError) -> () -> Void {
    let first = try core.numbers(ofSetting: "firstLogin")
    let size = try core.numbers(ofSetting: "messageSize").first
    return { [self] in
      firstLogin = first.first.map { Timestamp(milliseconds: $0) }
      historyEnd = first.count == 1 ? firstLogin : nil
      messageSize = size.map { Int(clamping: $0) }
    }
  }

  // MARK: what the app gives

  /// Uses a token for the logins from now on.
  func use(token: String) { self.token = token }

  /// Uses the text that goes with the token; nil for none.
  func use(loginExtension: String?) { self.loginExtension = loginExtension }

  /// Sets the app's call that waits for the outcome of its login; nil for none.
  func setCall(_ call: (isImmediate: Bool, completion: (MessagingError?) -> Void)?) { waitingCall = call }

  /// Notes that the app logs out.
  func leave() { isLeaving = true }

  // MARK: the connection

  func perform(_ actions: [ConnectionMachine.Action]) throws(MessagingError) {
    // The reason why the login is over for good.
    var end: MessagingError?
    for action in actions {
      switch action {
      case .report(let change):
        core.turn.report(.connection(change), basis: .memory)
      case .askForPause(let number): core.questions.append(.pause(number))
      case .askForToken(let number): core.questions.append(.token(number))
      case .sendLogin:
        // What memory holds is what a failed transaction left. The hub would take it for this device's history, and pass
        // over what the database does not have.
        if core.mustReload {
          core.lostLink = core.lostLink ?? DeviceCore.unreadableStorage
          continue
        }
        core.pages.discardLogin()
        core.send(
          ConnectCall(
            account: core.account, token: scope.visitorKey ?? token, device: core.configuration.device,
            style: core.configuration.style,
            platform: core.configuration.platform, tag: core.configuration.tag,
            exclusivity: core.configuration.login.exclusivityGroup,
            since: core.streams.hubTime, followsGroups: core.configuration.login.groups == .all,
            waiting: core.configuration.login.waitingLimits,
            restored: core.connection.isRestoring ? number : nil,
            history: core.streams.history, note: core.configuration.replacementNote, loginExtension: loginExtension,
            scope: scope.sessionScope, offer: offer),
          for: .login)
      case .complete(let error):
        if let call = waitingCall {
          waitingCall = nil
          core.turn.end(isImmediate: call.isImmediate) { call.completion(error) }
        }
      case .startFetching: break
      case .startOver(let error): core.lostLink = core.lostLink ?? error
      case .failRequests(let error):
        core.failRequests(error)
        if core.connection.state == .ended { end = error }
      }
    }
    if !core.connection.isOpen { core.invitations.endInvitations() }
    if let end { try core.sending.failMomentary(end) }
  }

  private var scope: DeviceConfiguration.LoginPolicy.Scope { core.configuration.login.scope }

  /// The versions of the protocol that the device supports, and the capabilities that its style makes use of.
  private var offer: ProtocolOffer {
    var offer = ProtocolOffer.current
    offer.capabilities.insert(.ownPlace)
    if core.configuration.takesCallInvitations { offer.capabilities.insert(.callInvitations) }
    if core.configuration.takesCallChannels { offer.capabilities.insert(.callChannels) }
    if core.configuration.login.opensThreads { offer.capabilities.insert(.threads) }
    return offer
  }

  /// Forgets what is history to this device: the hub's is another one.
  func forgetHistoryEnd() throws(MessagingError) {
    guard historyEnd != nil, let firstLogin else { return }
    historyEnd = nil
    try core.save(firstLogin.milliseconds, 0, asSetting: "firstLogin")
  }

  /// Notes the account's other devices that are connected, and reports the change.
  func takeOtherDevices(_ devices: [OnlineDevice], _ change: OnlineChange) {
    otherDevices = devices
    core.turn.report(.otherDevices(devices, change), basis: .memory)
  }

  /// Handles the hub's word that the login's token expires soon.
  func receiveExpiry(at time: Timestamp) {
    guard core.link.bringsTokens else {
      return core.turn.report(.connection(.tokenWillExpire(time)), basis: .memory)
    }
    // The app has no token to give; it is notified only if there is no new one.
    core.request(RenewTokenCall(token: token)) { core, result throws(MessagingError) in
      if case .failure = result { core.turn.report(.connection(.tokenWillExpire(time)), basis: .memory) }
    }
  }

  func connected(_ reply: Connected) throws(MessagingError) {
    core.pages.forgetListedGroups()
    number = reply.login
    // Shown as registered, however the app wrote it.
    if reply.account == core.account { core.account = reply.account }
    limits = reply.terms.limits
    clockOffset = reply.time.milliseconds(since: core.clock.now())
    otherDevices = reply.otherDevices
    try core.begin(isDurable: false)
    try perform(core.connection.accepted())
    // Events that an earlier run applied and could not deliver come before anything new; now, for only a device that is
    // logged in can be asked for more.
    try core.reportJournal()
    if !reply.otherDevices.isEmpty {
      core.turn.report(.otherDevices(reply.otherDevices, .initial), basis: .memory)
    }
    let isNew = !core.streams.isKnown
    if isNew {
      (firstLogin, historyEnd) = (reply.time, reply.time)
      try core.save(reply.time.milliseconds, asSetting: "firstLogin")
    }
    core.streams.noteKnown()
    if messageSize != limits.messageSize {
      messageSize = limits.messageSize
      try core.save(Int64(limits.messageSize), asSetting: "messageSize")
    }
    if reply.isForked { try followFork(reply.heads, groups: reply.groups) }
    try core.streams.follow(reply.generations)
    try catchUp(with: reply, knowingNothing: isNew, isNew: isNew)
    if reply.isForked { for component in core.components.all { try component.entriesMissed() } }
    try core.pushSettings.readMissingPushSettings()
    core.wordList.readKept()
    core.pushTokens.registerPushTokens(isForked: reply.isForked)
    if core.pages.standing.isOutdated {
      core.pages.takeSnapshot()
    } else if !core.contacts.copy.isOutdated {
      try core.profiles.readMissingProfiles()
    } else if reply.contacts == nil {
      core.contacts.fetchContacts(after: .zero, [])
    }
    core.contacts.answerFriendRequests()
    core.groupRequests.acceptInvitations()
    core.unreadCounts.reportReads()
    for (id, profile) in core.presence.session.rooms.sorted(by: { $0.key < $1.key }) { enterAgain(id, profile) }
    core.presence.restorePresence()
    for component in core.components.all { component.connected() }
    core.sending.drainOutbox()
    try core.transfers.resumeTransfers()
    try finishFetchIfDone()
  }

  /// Fetches the streams that are ahead of this device.
  ///
  /// - parameter knowingNothing: The heads contain all that the account's own stream would have reported: the device is
  ///   new, or that stream was cut off before it could be fetched.
  /// - parameter isNew: The device is new.
  func catchUp(with reply: Connected, knowingNothing: Bool, isNew: Bool) throws(MessagingError) {
    // Groups may have the versions of another history until all of this one was fetched.
    core.fetching.catchUp.begin(
      upTo: reply.upTo, groups: reply.groups, isNew: isNew, trustsVersions: core.streams.hubTime > .zero)
    try follow(reply.heads, reply.groups, knowingNothing: knowingNothing, isNew: isNew, isForked: reply.isForked)
    if reply.next == nil, let settings = reply.settings {
      try core.conversations.replaceSettings(settings, reply.time, reports: !isNew)
    }
    // Otherwise the account's own stream has all that changed.
    if let page = reply.contacts, knowingNothing || reply.isForked || core.contacts.copy.isOutdated {
      try core.contacts.takeContacts(page, before: [])
    }
  }

  /// Fetches the streams that are ahead of this device, of those in a page.
  func follow(
    _ heads: [StreamHead], _ groups: [GroupInfo], knowingNothing: Bool, isNew: Bool, isForked: Bool
  ) throws(MessagingError) {
    // Messages of a thread may come before its members do.
    for group in groups where !core.threads.threadIDs.contains(group.id) {
      if let origin = group.thread { _ = try core.threads.noteThread(group, origin) }
    }
    let kinds = Dictionary(groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var positions: [PullPosition] = []
    for head in heads {
      switch head.stream {
      case .account:
        if knowingNothing {
          try core.streams.skipAccount(to: head.sequence)
        } else if head.sequence > core.streams.accountCursor.position, core.fetching.catchUp.start(.account) {
          // Its changes of memberships are applied before the entries of the groups.
          positions.insert(PullPosition(stream: .account, after: core.streams.accountCursor.position), at: 0)
        }
      case .conversation(let id):
        let conversation = try core.conversations.conversation(namedByHub: id)
        conversation.waitedUpTo = head.sequence
        // Messages of a group come before its members do.
        if let group = id.groupName.flatMap({ kinds[$0] }), conversation.noteKind(of: group) {
          core.turn.change(conversation)
        }
        // The hub has forgotten what it said, and says nothing of it.
        if head.sequence < conversation.cursor.position { try forget(after: 0, in: conversation) }
        try core.unreadCounts.followRead(
          head, conversation, knowingNothing: knowingNothing, isNew: isNew, isForked: isForked)
        if knowingNothing && head.peerRead > conversation.record.peerRead {
          conversation.record.peerRead = head.peerRead
          core.turn.change(conversation)
        }
        // A new device is given the end of a past, too, where two accounts wrote nothing since. Groups have an entry that
        // founds them.
        let hasOnlyPast = isNew && head.sequence == 0 && id.kind == .direct
        if head.sequence > conversation.cursor.position || hasOnlyPast {
          _ = core.fetching.catchUp.start(head.stream)
          positions.append(PullPosition(stream: head.stream, after: conversation.cursor.position))
        } else if let group = id.groupName {
          try core.fetching.checkGroup(group, conversation)
        }
      }
    }
    core.fetching.pull(positions, isCatchUp: true)
  }

  private func enterAgain(_ id: String, _ profile: SessionState.RoomProfile) {
    core.request(
      EnterRoomCall(id: id, as: profile.appearance), for: { .vital($0) }
    ) { core, result in
      switch result {
      case .success(let reply):
        core.conversations.byID[.room(id)]?.cursor.advance(to: reply.sequence)
        core.places.noteEntered(reply, id)
        core.places.noteShown(reply, id)
        core.places.reportEnteredAgain(reply.room)
      case .failure(let error)
      where [.roomNotFound, .blocked, .groupFull].contains(error.code) && core.presence.session.rooms[id] != nil:
        // It was ended, this account was blocked there, or others took the last places, while this device was away, so
        // that it was not notified.
        core.presence.session.forget(id)
        let reason: GroupDeparture =
          switch error.code {
          case .blocked: .blocked
          case .groupFull: .removed
          default: .dismissed
          }
        core.turn.report(
          .roomRemoved(id, reason: reason, actor: profile.owner, whileAway: true), basis: .memory)
      case .failure: break
      }
    }
  }

  /// Ends the catching up once nothing is missing.
  func finishFetchIfDone() throws(MessagingError) {
    guard core.connection.state == .synchronizing, core.fetching.catchUp.isFinished else { return }
    if let time = core.fetching.catchUp.time {
      try core.begin(isDurable: false)
      try core.streams.saveHubTime(time)
    }
    try perform(core.connection.synchronized())
  }
}

extension DeviceConfiguration.LoginPolicy.Scope {
  /// The scope as the hub receives it.
  fileprivate var sessionScope: SessionScope {
    switch self {
    case .everything: .everything
    case .rooms: .rooms
    case .visitor(let visitor): .visit(VisitorProfile(name: visitor.name, avatar: visitor.avatar))
    }
  }

  /// The key that a visitor shows in place of a token; nil for an account.
  fileprivate var visitorKey: String? { if case .visitor(let visitor) = self { visitor.key } else { nil } }
}
