internal import ParlanceCore

/// Logging in and catching up.
extension DeviceCore {
  func perform(_ actions: [ConnectionMachine.Action]) throws(MessagingError) {
    // The reason why the login is over for good.
    var end: MessagingError?
    for action in actions {
      switch action {
      case .report(let change):
        turn.report(.connection(change), basis: .memory)
      case .askForPause(let number): questions.append(.pause(number))
      case .askForToken(let number): questions.append(.token(number))
      case .sendLogin:
        // What memory holds is what a failed transaction left. The hub would take it for this device's history, and pass
        // over what the database does not have.
        if mustReload {
          lostLink = lostLink ?? Self.unreadableStorage
          continue
        }
        partialLogin = nil
        send(
          ConnectCall(
            account: account, token: token, device: configuration.device, style: configuration.style,
            platform: configuration.platform, tag: configuration.tag, exclusivity: configuration.login.exclusivityGroup,
            since: hubTime, followsGroups: configuration.login.groups == .all,
            waiting: configuration.login.waitingLimits,
            restored: connection.isRestoring ? login : nil,
            history: history, note: configuration.replacementNote, loginExtension: loginExtension, offer: offer),
          for: .login)
      case .complete(let error):
        if let call = loginCall {
          loginCall = nil
          turn.end(isImmediate: call.isImmediate) { call.completion(error) }
        }
      case .startFetching: break
      case .startOver(let error): lostLink = lostLink ?? error
      case .failRequests(let error):
        failRequests(error)
        if connection.state == .ended { end = error }
      }
    }
    if !connection.isOpen { endInvitations() }
    if let end { try failMomentary(end) }
  }

  /// The versions of the protocol that the device supports, and the capabilities that its style makes use of.
  private var offer: ProtocolOffer {
    var offer = ProtocolOffer.current
    offer.capabilities.insert(.addressees)
    if configuration.takesCallInvitations { offer.capabilities.insert(.callInvitations) }
    if configuration.login.opensThreads { offer.capabilities.insert(.threads) }
    return offer
  }

  func connected(_ reply: Connected) throws(MessagingError) {
    listedGroups = [:]
    login = reply.login
    // Shown as registered, however the app wrote it.
    if reply.account == account { account = reply.account }
    limits = reply.terms.limits
    hubKnowsAddressees = reply.terms.capabilities.contains(.addressees)
    clockOffset = reply.time.milliseconds(since: clock.now())
    otherDevices = reply.otherDevices
    try begin(isDurable: false)
    try perform(connection.accepted())
    // Events that an earlier run applied and could not deliver come before anything new; now, for only a device that is
    // logged in can be asked for more.
    try reportJournal()
    if !reply.otherDevices.isEmpty {
      turn.report(.otherDevices(reply.otherDevices, .initial), basis: .memory)
    }
    let isNew = !isKnown
    if isNew {
      firstLogin = reply.time
      try save(reply.time.milliseconds, asSetting: "firstLogin")
    }
    isKnown = true
    if messageSize != limits.messageSize {
      messageSize = limits.messageSize
      try save(Int64(limits.messageSize), asSetting: "messageSize")
    }
    if reply.isForked { try followFork(reply.heads, groups: reply.groups) }
    try follow(reply.generations)
    try catchUp(with: reply, knowingNothing: isNew, isNew: isNew)
    if reply.isForked { try notePushSettings(areOld: true) }
    try readMissingPushSettings()
    if wordList != nil || configuration.keepsWordList { readWordList() }
    registerPushTokens(isForked: reply.isForked)
    if lacksSnapshot {
      takeSnapshot()
    } else if !lacksContacts {
      try readMissingProfiles()
    } else if reply.contacts == nil {
      fetchContacts(after: 0, [])
    }
    answerFriendRequests()
    reportReads()
    for (id, profile) in session.rooms.sorted(by: { $0.key < $1.key }) { enterAgain(id, profile) }
    restorePresence()
    carryOut(invitations.connected(at: now))
    if !hubKnowsAddressees { try failAddressed() }
    drainOutbox()
    try resumeTransfers()
    try finishFetchIfDone()
  }

  /// Fetches the streams that are ahead of this device.
  ///
  /// - parameter knowingNothing: The heads contain all that the account's own stream would have reported: the device is
  ///   new, or that stream was cut off before it could be fetched.
  /// - parameter isNew: The device is new.
  func catchUp(with reply: Connected, knowingNothing: Bool, isNew: Bool) throws(MessagingError) {
    catchUp.begin(
      upTo: reply.upTo, groups: reply.groups, isNew: isNew, trustsVersions: !reply.isForked)
    try follow(reply.heads, reply.groups, knowingNothing: knowingNothing, isNew: isNew, isForked: reply.isForked)
    if reply.next == nil, let settings = reply.settings {
      try replaceSettings(settings, reply.time, reports: !isNew)
    }
    // Otherwise the account's own stream has all that changed.
    if let page = reply.contacts, knowingNothing || reply.isForked || lacksContacts {
      try takeContacts(page, before: [])
    }
  }

  /// Fetches the streams that are ahead of this device, of those in a page.
  func follow(
    _ heads: [StreamHead], _ groups: [GroupInfo], knowingNothing: Bool, isNew: Bool, isForked: Bool
  ) throws(MessagingError) {
    // Messages of a thread may come before its members do.
    for group in groups where !threadIDs.contains(group.id) {
      if let origin = group.thread { _ = try noteThread(group, origin) }
    }
    var positions: [PullPosition] = []
    for head in heads {
      switch head.stream {
      case .account:
        if knowingNothing {
          accountCursor.advance(to: head.sequence)
          try saveAccountCursor()
        } else if head.sequence > accountCursor.position, catchUp.start(.account) {
          // Its changes of memberships are applied before the entries of the groups.
          positions.insert(PullPosition(stream: .account, after: accountCursor.position), at: 0)
        }
      case .conversation(let id):
        let conversation = try conversation(namedByHub: id)
        conversation.waitedUpTo = head.sequence
        // The hub has forgotten what it said, and says nothing of it.
        if head.sequence < conversation.cursor.position { try forget(after: 0, in: conversation) }
        try followRead(
          head, conversation, knowingNothing: knowingNothing, isNew: isNew, isForked: isForked)
        if knowingNothing && head.peerRead > conversation.record.peerRead {
          conversation.record.peerRead = head.peerRead
          turn.change(conversation)
        }
        if head.sequence > conversation.cursor.position {
          _ = catchUp.start(head.stream)
          positions.append(PullPosition(stream: head.stream, after: conversation.cursor.position))
        } else if let group = id.groupName {
          try checkGroup(group, conversation)
        }
      }
    }
    pull(positions, isCatchUp: true)
  }

  /// Requests the state of everything, in place of what the account's own stream would have reported: it was cut off.
  func takeSnapshot() {
    catchUp.expectAnswer()
    request(SnapshotCall(), for: { .vital($0) }) { core, result throws(MessagingError) in
      core.catchUp.noteAnswer()
      guard case .success(let reply) = result else {
        core.catchUp.noteLoss()
        return
      }
      try core.notePushSettings(areOld: true)
      try core.readMissingPushSettings()
      try core.receiveSnapshot(reply)
    }
  }

  /// Notes whether the account's own stream was cut off and nothing was read yet in its place, which a later login does
  /// then.
  func noteSnapshot(isMissing: Bool) throws(MessagingError) {
    try begin(isDurable: false)
    lacksSnapshot = isMissing
    try save(isMissing ? 1 : 0, asSetting: "lacksSnapshot")
  }

  /// Removes the groups that the account is no longer in.
  func removeGroups(except known: Set<String>) throws(MessagingError) {
    for conversation in conversations.values.sorted(by: { $0.record.number < $1.record.number }) {
      guard let group = conversation.group, !known.contains(group.id) else { continue }
      if let origin = group.thread {
        try applyDeparture(ThreadNotice(.left, of: try noteThread(group, origin), by: account), now)
        continue
      }
      conversation.setGroup(nil, [])
      turn.change(conversation)
      turn.report(.groupRemoved(group, reason: .left, actor: account))
    }
  }

  private func enterAgain(_ id: String, _ profile: SessionState.RoomProfile) {
    request(
      EnterRoomCall(id: id, nickname: profile.nickname, custom: profile.custom), for: { .vital($0) }
    ) { core, result in
      switch result {
      case .success(let reply):
        core.conversations[.room(id)]?.cursor.advance(to: reply.sequence)
        core.noteEntered(reply, id)
      case .failure(let error) where error.code == .roomNotFound && core.session.rooms[id] != nil:
        // It was ended while this device was away, which therefore was not told.
        core.session.forget(id)
        core.turn.report(.roomRemoved(id, reason: .dismissed, actor: profile.owner), basis: .memory)
      case .failure: break
      }
    }
  }

  /// Ends the catching up once nothing is missing.
  func finishFetchIfDone() throws(MessagingError) {
    guard connection.state == .synchronizing, catchUp.isFinished else { return }
    if let time = catchUp.time {
      try begin(isDurable: false)
      hubTime = time
      try save(hubTime.milliseconds, asSetting: "hubTime")
    }
    try perform(connection.synchronized())
  }
}
