package import ParlanceCore

/// Logins and their ends.
extension Hub {
  func connect(_ request: ConnectRequest, _ session: HubSession) throws(MessagingError) -> HubReply {
    // A login from before a break of the link may still have been on its way; the newest one stands.
    try end(session, telling: nil)
    guard request.account.isValid else { throw MessagingError(.invalidArgument, "account") }
    guard !request.device.string.isEmpty else { throw MessagingError(.invalidArgument, "device") }
    if let refusal = tokenCheck?(request.account, request.token) { throw refusal }
    let account: AccountRecord
    if let known = try self.account(request.account) {
      account = known
    } else {
      account = try insertAccount(request.account)
    }
    let now = clock.now()
    let replaced = (sessions[account.number] ?? []).filter { isReplaced($0, by: request) }
    // A login that comes back after a break does not end one that took its place meanwhile: it is the one that is over.
    if let restored = request.restored,
      let newer = replaced.compactMap(\.login).first(where: { $0.number > restored && !isSame($0.device, request) })
    {
      return .ended(.replaced(by: newer.platform))
    }
    for other in replaced { try end(other, telling: .replaced(by: request.platform)) }
    let known = try store.devices(account: account.number).first {
      $0.id == request.device && $0.style == request.style
    }
    var device =
      known
      ?? DeviceRecord(
        account: account.number, id: request.device, style: request.style, registered: now, lastSeen: now)
    device.lastSeen = now
    try store.save(device)

    let login = HubSession.Login(
      account: account, device: device, platform: request.platform, tag: request.tag,
      exclusivity: request.exclusivity, since: now, number: nextLogin(at: now),
      stream: try accountStream(of: account.number),
      followsGroups: request.followsGroups, waiting: request.waiting)
    session.login = login
    sessions[account.number, default: []].append(session)
    epoch += 1
    try notePresence(of: account.number)
    tellOtherDevices(of: account.number, .login, except: session)
    // Commits that were under way at the time named may have become visible only afterwards.
    let overlap: Int64 = 60_000
    let since = known == nil ? Timestamp.zero : request.since.advanced(byMilliseconds: -overlap)
    return .connected(try standing(of: login, since: since))
  }

  /// Where the streams of an account stand that moved since a time.
  func standing(of login: HubSession.Login, since: Timestamp) throws(MessagingError) -> Connected {
    let account = login.account
    var heads = [StreamHead(stream: .account, sequence: try lastSequence(login.stream))]
    var groups: [GroupInfo] = []
    for (stream, member) in try store.followed(account: account.number, since: since) {
      if stream.kind == .group && !login.followsGroups { continue }
      let conversation = try self.conversation(stream)
      if let group = conversation.group { groups.append(group) }
      var peerRead: Int64 = 0
      if let pair = conversation.pair {
        let peer = pair.0.number == account.number ? pair.1 : pair.0
        peerRead = try store.member(stream: stream.number, account: peer.number)?.acknowledged ?? 0
      }
      heads.append(
        StreamHead(
          stream: .conversation(conversation.name(for: account.number)), sequence: stream.lastSequence,
          ownRead: member.read, peerRead: peerRead))
    }
    let others = (sessions[account.number] ?? []).compactMap { $0.login }.filter {
      $0.device.id != login.device.id || $0.device.style != login.device.style
    }
    return Connected(
      time: clock.now(), login: login.number, account: account.id, heads: heads, groups: groups,
      otherDevices: others.map(\.onlineDevice))
  }

  private func isSame(_ device: DeviceRecord, _ request: ConnectRequest) -> Bool {
    device.id == request.device && device.style == request.style
  }

  /// Higher than any before, also than those from before the hub's last start.
  private func nextLogin(at now: Timestamp) -> Int64 {
    lastLogin = max(lastLogin + 1, now.milliseconds * 1000)
    return lastLogin
  }

  private func isReplaced(_ other: HubSession, by request: ConnectRequest) -> Bool {
    guard let login = other.login else { return false }
    if isSame(login.device, request) { return true }
    if let group = request.exclusivity, group == login.exclusivity { return true }
    return settings.loginPolicy == .oneDevicePerPlatform && login.platform == request.platform
  }

  /// Ends a login, telling the device why if it can still hear it.
  func end(_ session: HubSession, telling reason: SessionEnd?) throws(MessagingError) {
    guard let login = session.login else { return }
    forget(session)
    var device = login.device
    device.lastSeen = clock.now()
    try store.save(device)
    if let reason { send(.ended(reason), to: session) }
    tellOtherDevices(of: login.account.number, .logout, except: session)
  }

  /// Takes a session out of everything that lives in memory.
  func forget(_ session: HubSession) {
    guard let login = session.login else { return }
    let account = login.account.number
    session.login = nil
    sessions[account]?.removeAll { $0 === session }
    if sessions[account]?.isEmpty ?? false { sessions[account] = nil }
    for conversation in session.conversations.values where conversation.kind == .room {
      leave(conversation, account: account, session: session)
    }
    for stream in session.attended { leaveAttendance(of: stream, account: account, session) }
    session.attended.removeAll()
    forgetPresence(of: session, account: account)
    session.conversations.removeAll()
    epoch += 1
  }

  private func tellOtherDevices(of account: Int64, _ change: OnlineChange, except session: HubSession) {
    let all = sessions[account] ?? []
    for other in all where other !== session {
      let devices = all.filter { $0 !== other }.compactMap { $0.login?.onlineDevice }
      send(.otherDevices(devices, change), to: other)
    }
  }

  func endSession(_ device: DeviceID, _ login: HubSession.Login) throws(MessagingError) -> HubReply {
    guard let session = sessions[login.account.number]?.first(where: { $0.login?.device.id == device }) else {
      throw MessagingError(.accountNotFound, "device")
    }
    try end(session, telling: .requested(by: login.platform))
    return .done
  }

  /// Ends all logins of an account.
  package func endSessions(of account: AccountID, reason: String) throws(MessagingError) {
    let record = try existingAccount(account)
    for session in sessions[record.number] ?? [] { try end(session, telling: .administration(reason: reason)) }
  }
}
