internal import ParlanceCore

extension QueryPresenceCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [AccountPresence] {
    var answers: [AccountPresence] = []
    answers.reserveCapacity(accounts.count)
    for id in accounts {
      // A query is about one moment, so the answer is either online or offline.
      let isOnline = try turn.lookup.account(id).map { !turn.audience.isAbsent($0.number) } ?? false
      answers.append(AccountPresence(account: id, state: isOnline ? .online : .offline))
    }
    return answers
  }
}

extension WatchPresenceCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    try turn.presence.watch(accounts, context.session)
    return Done()
  }
}

extension UnwatchPresenceCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    for id in accounts { turn.directory.unwatch(id.folded, by: context.session) }
    return Done()
  }
}

/// The presence of accounts.
struct PresenceRules: TurnPart {
  let turn: TurnContext

  func watch(_ accounts: [AccountID], _ session: SessionID) throws(MessagingError) {
    let watched = directory.watched(by: session)
    let new = Set(accounts.map(\.folded)).subtracting(watched)
    guard watched.count + new.count <= limits.watchedAccounts else {
      throw MessagingError(.limitExceeded, "limit \(limits.watchedAccounts) watched accounts")
    }
    var states: [AccountPresence] = []
    for id in accounts {
      _ = directory.watch(id.folded, by: session)
      // Use the state that was last reported to others: changes up to the end of this turn are reported to all watchers then.
      let state = try turn.lookup.account(id).flatMap { directory.told($0.number) } ?? .offline
      states.append(AccountPresence(account: id, state: state))
    }
    if !states.isEmpty { turn.effects.pushAfterReply(.presence(.accounts(states)), to: session) }
  }

  func presenceState(of account: AccountNumber) -> PresenceState {
    if !directory.recipients(of: account).isEmpty { return .online }
    guard let lost = directory.lost(account) else { return .offline }
    let silence = now.milliseconds(since: lost)
    if silence >= settings.offlineAfter { return .offline }
    return silence >= settings.unreachableAfter ? .unreachable : .online
  }

  /// Returns whether an account without a login is still taken for one that is online.
  func isExpectedBack(_ account: AccountNumber) -> Bool { presenceState(of: account) == .online }

  /// Notes that an account has a login.
  ///
  /// - parameter wasOffline: True if the account was offline until then. What was reported to others does not show that: a
  ///   logout and a login of the same turn are not a change to them.
  func beginPresence(of account: AccountRecord, wasOffline: Bool) throws(MessagingError) {
    directory.setLost(account.number, nil)
    turn.changedPresence[account.number] = account
    // The account's attributes end with its presence.
    if wasOffline {
      try turn.attributes.removeAttributes(of: try turn.lookup.accountStream(of: account.number))
    }
  }

  /// Notes that a login has ended.
  func endPresence(of account: AccountRecord, isLost: Bool) {
    guard directory.recipients(of: account.number).isEmpty else { return }
    turn.changedPresence[account.number] = account
    directory.setLost(account.number, isLost ? now : nil)
    if isLost {
      turn.effects.wake(afterMilliseconds: settings.unreachableAfter)
      turn.effects.wake(afterMilliseconds: settings.offlineAfter)
    }
  }

  /// Returns the milliseconds of the hub's time until an account that lost its link is to be reported otherwise.
  private func presencePause(of account: AccountNumber) -> Int64? {
    guard let lost = directory.lost(account) else { return nil }
    let silence = now.milliseconds(since: lost)
    let next = silence < settings.unreachableAfter ? settings.unreachableAfter : settings.offlineAfter
    return max(1, next - silence)
  }

  /// Notifies watchers of accounts that came online or went offline, at the end of a turn.
  func notePresence() {
    if turn.changedPresence.isEmpty && !turn.isPresenceDue { return }
    var isComplete = true
    if turn.isPresenceDue {
      for number in directory.lostAccounts where turn.changedPresence[number] == nil {
        // Without its name, watchers cannot be notified, so keep the reported state until the store answers.
        if let account = try? turn.lookup.account(number: number) {
          turn.changedPresence[number] = account
        } else {
          isComplete = false
        }
      }
    }
    for account in turn.changedPresence.values.sorted(by: { $0.number < $1.number }) { notePresence(of: account) }
    turn.changedPresence.removeAll()
    guard turn.isPresenceDue else { return }
    turn.isPresenceDue = false
    // The hub's time may be slower than the clock: what was to be due by now may be due later.
    guard let pause = directory.lostAccounts.compactMap(presencePause).min() else { return }
    turn.effects.lookAtPresence(afterMilliseconds: isComplete ? pause : max(pause, Self.patience))
  }

  /// The time that the hub waits for a store that does not answer, in milliseconds.
  private static let patience: Int64 = 1000

  private func notePresence(of account: AccountRecord) {
    let state = presenceState(of: account.number)
    let before = directory.told(account.number) ?? .offline
    if state == .offline { directory.setLost(account.number, nil) }
    guard state != before else { return }
    directory.setTold(account.number, state == .offline ? nil : state)
    if state == .offline {
      turn.serviceEvents.note(.accountOffline) { .accountOffline(account.id) }
    } else if before == .offline {
      turn.serviceEvents.note(.accountOnline) {
        .accountOnline(account.id, directory.sessions(of: account.number).first?.onlineDevice)
      }
    }
    if before == .online, turn.changedLogins[account.number] == nil {
      turn.statuses.reportPresence(of: account, .connectionLost)
    }
    for watcher in directory.watchers(of: account.id.folded) {
      turn.effects.push(.presence(.accounts([AccountPresence(account: account.id, state: state)])), to: watcher)
    }
  }
}
