package import ParlanceCore

/// Logins and their ends.
package struct SessionRules: TurnPart {
  let turn: TurnContext

  /// Resolves the account, lets its token be checked under its registered name, and then logs in.
  func connect(
    _ call: ConnectCall, _ session: SessionID, _ number: UInt64
  ) throws(MessagingError) -> Decision<ConnectReply> {
    // A login from before a break of the link may arrive late; the newest one is kept.
    try end(session)
    guard ProtocolTerms(for: call.offer, limits: limits.requests) != nil else {
      throw MessagingError(.unsupported, "protocol versions \(call.offer.oldest) to \(call.offer.newest)")
    }
    if call.scope.visitor != nil { return .reply(try admitVisitor(call, session)) }
    guard turn.checksTokens else { return .reply(try logIn(call, session)) }
    turn.effects.check(
      TokenCheckRequest(
        session: session, number: number,
        shown: TokenRequest(
          account: try turn.erasure.registered(call.account)?.id ?? call.account, device: call.device,
          token: call.token,
          loginExtension: call.loginExtension),
        purpose: .login(call)))
    return .later
  }

  /// Decides a request whose token was checked.
  func answer(_ outcome: TokenOutcome) throws(MessagingError) -> any Sendable {
    // A request of this turn has taken its place, or ended the login that it is for.
    guard !turn.effects.hasTokenChange(of: outcome.check.session) else { throw MessagingError(.cancelled) }
    let grant = try outcome.result.get()
    let expiry = grant.expiry
    if let expiry, expiry <= turn.clockTime { throw MessagingError(.tokenExpired) }
    let session = outcome.check.session
    switch outcome.check.purpose {
    case .login(let call):
      try end(session)
      let reply = try logIn(call, session, issued: grant.issued)
      turn.tokenExpiry.setTokenExpiry(expiry, of: session)
      return reply
    case .renewal:
      // It may have ended meanwhile.
      guard let login = directory.session(session) else { throw MessagingError(.notLoggedIn) }
      try turn.standing.checkMayLogIn(login.account, issued: grant.issued)
      turn.tokenExpiry.setTokenExpiry(expiry, of: session)
      return Done()
    }
  }

  /// - parameter issued: The time at which the token was issued that was shown; nil if that is not known.
  private func logIn(
    _ call: ConnectCall, _ session: SessionID, issued: Timestamp? = nil
  ) throws(MessagingError) -> ConnectReply {
    guard let terms = ProtocolTerms(for: call.offer, limits: limits.requests) else {
      throw MessagingError(.unsupported)
    }
    let account: AccountRecord
    if let known = try turn.erasure.registered(call.account) {
      if settings.registersAtLogin, try turn.standing.standing(of: known).isNameFree {
        try turn.erasure.registerAgain(known)
      }
      try turn.standing.checkMayLogIn(known, issued: issued)
      account = known
    } else {
      guard settings.registersAtLogin else { throw MessagingError(.accountNotFound, call.account.name) }
      try turn.standing.checkAge(of: nil, issued: issued)
      account = try turn.lookup.insertAccount(call.account)
    }
    if call.scope == .rooms { return try beginRoomSession(call, session, account, terms) }
    let replaced = directory.sessions(of: account.number).filter { isReplaced($0, by: call) }
    // A login that returns after a break does not end one that took its place in the meantime; it ends itself.
    if let restored = call.restored,
      let newer = replaced.first(where: { $0.number > restored && !isSame($0.device, call) })
    {
      return .ended(.replaced(by: newer.platform, note: newer.note))
    }
    guard directory.sessions(of: account.number).count - replaced.count < limits.loginsPerAccount else {
      throw MessagingError(.limitExceeded, "limit \(limits.loginsPerAccount) logins")
    }
    // A login that replaces another continues its presence.
    let wasOffline = turn.presence.presenceState(of: account.number) == .offline
    for other in replaced { try end(other.id, telling: .replaced(by: call.platform, note: call.note)) }
    let known = try store.devices(account: account.number).first { isSame($0, call) }
    let fork = turn.generations.fork(of: call.history)
    var device =
      known
      ?? DeviceRecord(
        account: account.number, id: call.device, style: call.style, registered: registration(of: call, fork),
        lastSeen: now)
    device.lastSeen = now
    try store.save(device)

    let login = SessionRecord(
      id: session, account: account, device: device, platform: call.platform, tag: call.tag,
      exclusivity: call.exclusivity, since: now, number: directory.nextLogin(at: now),
      stream: try turn.lookup.accountStream(of: account.number), followsGroups: call.followsGroups,
      waiting: call.waiting,
      terms: terms, isRestored: call.restored != nil, note: call.note)
    turn.statuses.noteLogins(of: account, isLost: false)
    directory.insert(login)
    turn.sessionLog.note(.login, login)
    try turn.presence.beginPresence(of: account, wasOffline: wasOffline)
    reportOtherDevices(of: account.number, .login, except: session)
    // Commits that were under way at the time named may have become visible only afterwards.
    let overlap: Int64 = 60_000
    let since = known == nil ? Timestamp.zero : call.since.advanced(byMilliseconds: -overlap)
    try turn.effects.storeGeneration()
    return .connected(
      try turn.streamHeads.standing(
        of: login, since: fork == nil ? since : .zero, fork: fork,
        listsContacts: known == nil || fork != nil || call.since <= .zero))
  }

  /// Admits a visitor of rooms. Its key is all that it shows, and the hub keeps nothing of it.
  ///
  /// - throws: `forbidden` where the hub admits none, `limitExceeded` if there are as many as may be.
  private func admitVisitor(_ call: ConnectCall, _ session: SessionID) throws(MessagingError) -> ConnectReply {
    guard settings.admitsVisitors else { throw MessagingError(.forbidden, "the hub admits no visitors") }
    guard let terms = ProtocolTerms(for: call.offer, limits: limits.requests) else {
      throw MessagingError(.unsupported)
    }
    // A login that the session asked for before, whose token is still being checked, is no longer wanted.
    if turn.checksTokens { turn.effects.cancelCheck(session) }
    let visitor = try turn.lookup.existingAccountOrVisitor(call.account)
    let isKnown = !directory.roomSessions(of: visitor.number).isEmpty
    guard isKnown || directory.visitorCount < limits.visitors else {
      throw MessagingError(.limitExceeded, "limit \(limits.visitors) visitors")
    }
    return try beginRoomSession(call, session, visitor, terms)
  }

  /// Begins a session of rooms alone. It ends only those of the same device, and all others of a visitor.
  private func beginRoomSession(
    _ call: ConnectCall, _ session: SessionID, _ account: AccountRecord, _ terms: ProtocolTerms
  ) throws(MessagingError) -> ConnectReply {
    let isVisitor = call.scope.visitor != nil
    let others = directory.roomSessions(of: account.number)
    let replaced = others.filter { isVisitor || isSame($0.device, call) }
    if let restored = call.restored,
      let newer = replaced.first(where: { $0.number > restored && !isSame($0.device, call) })
    {
      return .ended(.replaced(by: newer.platform, note: newer.note))
    }
    guard others.count - replaced.count < limits.roomSessionsPerAccount else {
      throw MessagingError(.limitExceeded, "limit \(limits.roomSessionsPerAccount) sessions of rooms alone")
    }
    for other in replaced { try end(other.id, telling: .replaced(by: call.platform, note: call.note)) }
    let stream = try isVisitor ? .zero : turn.lookup.accountStream(of: account.number)
    // Not stored: it is not one of the account's devices.
    let device = DeviceRecord(
      account: account.number, id: call.device, style: call.style, registered: now, lastSeen: now)
    let login = SessionRecord(
      id: session, account: account, device: device, platform: call.platform, tag: call.tag, exclusivity: nil,
      since: now, number: directory.nextLogin(at: now), stream: stream, followsGroups: false, waiting: nil,
      terms: terms, isRestored: call.restored != nil, note: call.note, scope: call.scope)
    directory.insert(login)
    try turn.effects.storeGeneration()
    return .connected(
      Connected(
        terms: terms, time: now, upTo: min(now, try store.newestTime()), login: login.number, account: account.id,
        generations: turn.generations.all, heads: [], groups: [], otherDevices: [],
        contacts: ContactPage(contacts: [], next: nil)))
  }

  /// Returns the time since which a device that this hub does not know is registered.
  ///
  /// One with a history is not new, though this hub went back to before it came: what happened since is its news. That may have been
  /// in the same generation of the history, of which the device then followed nothing that this hub lacks.
  ///
  /// - parameter fork: The time up to which the device's history is this hub's; nil if all of it is.
  private func registration(of call: ConnectCall, _ fork: Timestamp?) -> Timestamp {
    guard let last = call.history.last else { return now }
    let followed = min(now, fork ?? last.time)
    // The newest entry that it has of one stream may be later than what it lacks of another. Without a time up to which it
    // has everything, it may lack any of them: its link broke while it went back to where two histories part.
    return min(followed, call.since)
  }

  private func isSame(_ device: DeviceRecord, _ call: ConnectCall) -> Bool {
    device.id == call.device && device.style == call.style
  }

  private func isReplaced(_ other: SessionRecord, by call: ConnectCall) -> Bool {
    if isSame(other.device, call) { return true }
    if let group = call.exclusivity, group == other.exclusivity { return true }
    return settings.loginPolicy == .oneDevicePerPlatform && other.platform == call.platform
  }

  /// Ends a login, and reports the reason to the device if it can still be reached.
  ///
  /// - parameter isLost: The link is gone, so the account may be back soon.
  func end(_ session: SessionID, telling reason: SessionEnd? = nil, isLost: Bool = false) throws(MessagingError) {
    guard let login = directory.session(session) else { return }
    if login.scope == .everything {
      var device = login.device
      device.lastSeen = now
      try store.save(device)
    }
    for stream in directory.places(of: session).sorted() { try turn.rooms.leavePlace(stream, login, .gone) }
    forget(session, isLost: isLost, reason)
    if let reason { turn.effects.push(.ended(reason), to: session) }
  }

  /// Removes a login from all live state, even if the store fails.
  ///
  /// - parameter reason: The reason that the session log records; nil for none.
  func forget(_ session: SessionID, isLost: Bool, _ reason: SessionEnd? = nil) {
    guard let login = directory.session(session) else { return }
    for stream in directory.places(of: session).sorted() {
      do throws(MessagingError) {
        try turn.rooms.leavePlace(stream, login, .gone)
      } catch {
        if directory.leave(stream, login) {
          turn.unreported.exits.append(PlaceExit(stream: stream, account: login.account.id))
          turn.unreported.abandonedEntries.insert(stream)
        }
      }
    }
    guard login.scope == .everything else { return directory.remove(session) }
    turn.statuses.noteLogins(of: login.account, isLost: isLost)
    directory.remove(session)
    turn.sessionLog.note(.logout, login, Self.ending(isLost: isLost, reason))
    turn.presence.endPresence(of: login.account, isLost: isLost)
    reportOtherDevices(of: login.account.number, .logout, except: session)
  }

  /// Returns the way in which a login ends.
  private static func ending(isLost: Bool, _ reason: SessionEnd?) -> SessionLogEntry.Ending {
    switch reason {
    case .replaced, .requested: .replaced
    case .administration, .tokenExpired: .ended
    case nil: isLost ? .lost : .loggedOut
    }
  }

  private func reportOtherDevices(of account: AccountNumber, _ change: OnlineChange, except session: SessionID) {
    let all = directory.sessions(of: account)
    for other in all where other.id != session {
      turn.effects.push(.otherDevices(all.filter { $0.id != other.id }.map(\.onlineDevice), change), to: other.id)
    }
  }

  /// Ends all logins of an account, and its sessions of rooms alone; or the session of a visitor.
  package func endSessions(of account: AccountID, reason: String) throws(MessagingError) {
    let record = try turn.lookup.existingAccountOrVisitor(account)
    for session in allSessions(of: record.number) { try end(session.id, telling: .administration(reason: reason)) }
  }

  /// Returns the logins of an account and its sessions of rooms alone.
  func allSessions(of account: AccountNumber) -> [SessionRecord] {
    directory.sessions(of: account) + directory.roomSessions(of: account)
  }
}

extension ConnectCall: CheckedTokenCall {
  /// Never called: a turn handles a login by its type, since the session is not logged in yet.
  func decide(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Decision<ConnectReply> {
    try turn.sessions.connect(self, context.session, context.number)
  }
}

extension RenewTokenCall: CheckedTokenCall {
  func decide(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Decision<Done> {
    guard turn.checksTokens else { return .reply(Done()) }
    turn.effects.check(
      TokenCheckRequest(
        session: context.session, number: context.number,
        shown: TokenRequest(account: context.account.id, device: context.login.device.id, token: token),
        purpose: .renewal))
    return .later
  }
}

extension DisconnectCall: SessionCall {
  func decide(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Decision<Done> {
    .replyFirst(Done()) { () throws(MessagingError) in try turn.sessions.end(context.session) }
  }
}

extension EndSessionCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard let other = turn.directory.sessions(of: context.account.number).first(where: { $0.device.id == device })
    else { throw MessagingError(.accountNotFound, "device") }
    try turn.sessions.end(other.id, telling: .requested(by: context.requester.platform))
    return Done()
  }
}

extension TimeCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Timestamp { turn.now }
}
