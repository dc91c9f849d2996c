internal import ParlanceCore

/// Who watches whom, and what they were told.
struct PresenceBook {
  /// The sessions that watch an account, by its folded name: accounts need not exist to be watched.
  var watchers: [String: [HubSession]] = [:]
  /// Accounts whose last session lost its link, and when.
  var lost: [Int64: Timestamp] = [:]
  /// How the accounts that are not offline stand, as their watchers were told.
  var told: [Int64: PresenceState] = [:]
  /// Accounts whose sessions came or went in this turn.
  var touched: Set<Int64> = []
  /// Time has passed, so those who lost their links may stand differently.
  var isDue = false
}

/// Whether accounts are online.
extension Hub {
  func handle(
    _ request: PresenceRequest, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply? {
    switch request {
    case .query(let accounts):
      var answers: [AccountPresence] = []
      for id in accounts {
        // Asked for one moment, somebody is there or is not.
        answers.append(AccountPresence(account: id, state: try isOnline(id) ? .online : .offline))
      }
      return .presence(.accounts(answers))
    case .watch(let accounts):
      for id in accounts where session.watched.insert(id).inserted {
        presence.watchers[id.folded, default: []].append(session)
      }
      var states: [AccountPresence] = []
      for id in accounts { states.append(AccountPresence(account: id, state: try presenceState(of: id))) }
      if !states.isEmpty { newsAfterReply.append((session, .accounts(states))) }
      return .done
    case .unwatch(let accounts):
      for id in accounts { stopWatching(id, session) }
      return .done
    case .attend(let id, let creates): return try attend(id, creates: creates, session, login)
    case .leave(let id): return try stopAttending(id, session, login)
    case .attendance(let id): return try attendance(id, session)
    case .attendanceCounts(let ids): return try attendanceCounts(ids)
    case .attributes(let owner, let keys): return try attributes(of: owner, keys, login)
    case .change(let owner, let change, let announces):
      return try changeAttributes(of: owner, change, announces, session, login)
    case .renewToken(let token):
      if let refusal = tokenCheck?(login.account.id, token) { throw refusal }
      return .done
    }
  }

  /// Whether a device of an account is connected.
  func isOnline(_ id: AccountID) throws(MessagingError) -> Bool {
    guard let record = try account(id) else { return false }
    return !(sessions[record.number]?.isEmpty ?? true)
  }

  private func presenceState(of id: AccountID) throws(MessagingError) -> PresenceState {
    try account(id).map { presenceState(of: $0.number) } ?? .offline
  }

  private func presenceState(of account: Int64) -> PresenceState {
    if let sessions = sessions[account], !sessions.isEmpty { return .online }
    guard let lost = presence.lost[account] else { return .offline }
    let silence = clock.now().milliseconds - lost.milliseconds
    if silence >= settings.offlineAfter { return .offline }
    return silence >= settings.unreachableAfter ? .unreachable : .online
  }

  private func stopWatching(_ id: AccountID, _ session: HubSession) {
    guard session.watched.remove(id) != nil else { return }
    presence.watchers[id.folded]?.removeAll { $0 === session }
    if presence.watchers[id.folded]?.isEmpty ?? false { presence.watchers[id.folded] = nil }
  }

  /// A session is no more; what it watched and attended ends with it.
  func forgetPresence(of session: HubSession, account: Int64) {
    for id in session.watched { stopWatching(id, session) }
    if sessions[account]?.isEmpty ?? true {
      presence.touched.insert(account)
      if session.isClosed {
        let now = clock.now()
        presence.lost[account] = now
        wake?(now.advanced(byMilliseconds: settings.unreachableAfter))
        wake?(now.advanced(byMilliseconds: settings.offlineAfter))
      } else {
        presence.lost[account] = nil
      }
    }
  }

  /// A session is there.
  func notePresence(of account: Int64) throws(MessagingError) {
    presence.lost[account] = nil
    presence.touched.insert(account)
    // What the account had noted was for as long as it was there.
    if presence.told[account] == nil {
      try store.removeAttributes(stream: try accountStream(of: account), keys: nil)
    }
  }

  /// Tells watchers of those who came and went, at the end of a turn.
  func tellPresence() {
    if presence.touched.isEmpty && !presence.isDue { return }
    let accounts = presence.isDue ? presence.touched.union(presence.lost.keys) : presence.touched
    presence.isDue = false
    for account in accounts.sorted() {
      let state = presenceState(of: account)
      let before = presence.told[account] ?? .offline
      if state == .offline {
        presence.told[account] = nil
        presence.lost[account] = nil
      } else {
        presence.told[account] = state
      }
      guard state != before, !presence.watchers.isEmpty, let id = try? self.account(number: account).id else {
        continue
      }
      for watcher in presence.watchers[id.folded] ?? [] {
        send(.presence(.accounts([AccountPresence(account: id, state: state)])), to: watcher)
      }
    }
    presence.touched.removeAll(keepingCapacity: true)
  }
}
