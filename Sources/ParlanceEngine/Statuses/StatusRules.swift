internal import ParlanceCore

extension PublishStatusCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> PublishedStatus {
    try turn.statuses.publish(self, context)
  }
}

extension SubscribeStatusesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [StatusSubscription] {
    try turn.statuses.subscribe(self, context.account)
  }
}

extension UnsubscribeStatusesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    try turn.statuses.unsubscribe(self, context.account)
    return Done()
  }
}

extension StatusSubscriptionsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> StatusSubscriptionPage {
    try turn.statuses.statusSubscriptions(self, context.account)
  }
}

extension StatusesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> StatusPage {
    try turn.statuses.statuses(self)
  }
}

/// A change of an account's logins within a turn.
struct LoginChange {
  let account: AccountRecord
  /// The kinds of machines on which the account was logged in before.
  let before: [Platform]
  /// The last login that ended did so with its link.
  var isLost: Bool
}

/// The status of accounts: what they publish, and the kinds of their devices.
///
/// An account's subscriptions are kept with the account. While it is logged in, and its app has shown that it cares, the
/// session directory has them too, so that those who are to be notified are known without the store.
struct StatusRules: TurnPart {
  let turn: TurnContext

  // MARK: publishing

  func publish(_ call: PublishStatusCall, _ context: RequestContext) throws(MessagingError) -> PublishedStatus {
    let account = context.account
    let status = PublishedStatus(
      type: call.type, id: call.id, value: call.value, text: call.text, time: now,
      expiry: call.lifetime.map { now.advanced(byMilliseconds: $0) })
    if !call.isTransient {
      var kept = try keptStatuses(of: account)
      kept.value.removeAll { $0.type == call.type || $0.isExpired(at: now) }
      // Without a number and a text it takes the former one back.
      if status.value != 0 || !status.text.isEmpty { kept.value.append(status) }
      guard kept.value.count <= limits.statusTypes else {
        throw MessagingError(.limitExceeded, "limit \(limits.statusTypes) types of status")
      }
      try turn.keptValues.save(kept, .statuses, of: account)
    }
    let report = AccountStatus(
      account: account.id, type: call.type, platforms: shownPlatforms(of: account, type: call.type), published: status,
      time: now, cause: .publication)
    reportStatus(report, isTransient: call.isTransient)
    if call.synchronizes {
      for other in directory.recipients(of: account.number) where other.session != context.session {
        turn.effects.push(.presence(.statuses([report])), to: other.session)
      }
    }
    return status
  }

  private func keptStatuses(of account: AccountRecord) throws(MessagingError) -> KeptValue<[PublishedStatus]> {
    try turn.keptValues.kept(.statuses, of: account, initial: [])
  }

  private func published(_ type: Int, by account: AccountRecord) throws(MessagingError) -> PublishedStatus? {
    try keptStatuses(of: account).value.first { $0.type == type && !$0.isExpired(at: now) }
  }

  // MARK: subscriptions

  func subscribe(
    _ call: SubscribeStatusesCall, _ account: AccountRecord
  ) throws(MessagingError) -> [StatusSubscription] {
    guard !call.accounts.contains(account.id) else { throw MessagingError(.invalidArgument, "own account") }
    var kept = try currentSubscriptions(of: account)
    var places: [AccountID: Int] = [:]
    for (place, known) in kept.value.enumerated() where known.type == call.type { places[known.account] = place }
    var granted: [StatusSubscription] = []
    for id in call.accounts {
      guard let other = try turn.lookup.account(id) else { continue }
      let subscription = StatusSubscription(
        account: other.id, type: call.type, time: now, expiry: now.advanced(byMilliseconds: call.lifetime))
      granted.append(subscription)
      if let place = places[id] { kept.value[place] = subscription } else { kept.value.append(subscription) }
    }
    guard kept.value.count <= limits.statusSubscriptions else {
      throw MessagingError(.limitExceeded, "limit \(limits.statusSubscriptions) subscriptions")
    }
    if !granted.isEmpty { try turn.keptValues.save(kept, .subscriptions, of: account) }
    follow(kept.value, account)
    return granted
  }

  func unsubscribe(_ call: UnsubscribeStatusesCall, _ account: AccountRecord) throws(MessagingError) {
    var kept = try currentSubscriptions(of: account)
    let count = kept.value.count
    let accounts = Set(call.accounts)
    kept.value.removeAll { $0.type == call.type && (accounts.isEmpty || accounts.contains($0.account)) }
    if kept.value.count != count { try turn.keptValues.save(kept, .subscriptions, of: account) }
    follow(kept.value, account)
  }

  func statusSubscriptions(
    _ call: StatusSubscriptionsCall, _ account: AccountRecord
  ) throws(MessagingError) -> StatusSubscriptionPage {
    let all = try currentSubscriptions(of: account).value
    follow(all, account)
    let wanted = all.filter { $0.type == call.type ?? $0.type }.dropFirst(call.after)
    let part = Array(wanted.prefix(call.limit))
    turn.noteAnswer(bytes: part.count * 64)
    return StatusSubscriptionPage(
      subscriptions: part, next: part.count < wanted.count ? call.after + part.count : nil)
  }

  /// Returns the subscriptions that have not expired.
  private func currentSubscriptions(
    of account: AccountRecord
  ) throws(MessagingError) -> KeptValue<[StatusSubscription]> {
    var kept: KeptValue<[StatusSubscription]> = try turn.keptValues.kept(.subscriptions, of: account, initial: [])
    kept.value.removeAll { $0.expiry <= now }
    return kept
  }

  /// Makes the session directory's subscriptions of an account the ones that are kept.
  private func follow(_ subscriptions: [StatusSubscription], _ account: AccountRecord) {
    var topics: [StatusTopic: Timestamp] = [:]
    for subscription in subscriptions { topics[subscription.topic] = subscription.expiry }
    let known = directory.followed(by: account.number)
    for topic in known.keys where topics[topic] == nil { directory.follow(topic, by: account.number, until: nil) }
    for (topic, expiry) in topics where known[topic] != expiry {
      directory.follow(topic, by: account.number, until: expiry)
    }
  }

  // MARK: what is shown

  func statuses(_ call: StatusesCall) throws(MessagingError) -> StatusPage {
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var page = StatusPage(statuses: [])
    for id in call.accounts {
      if !page.statuses.isEmpty && budget.isSpent { break }
      var status = AccountStatus(account: id, type: call.type)
      if let account = try turn.lookup.account(id) {
        status.account = account.id
        status.platforms = shownPlatforms(of: account, type: call.type)
        status.published = try published(call.type, by: account)
        status.time = try lastOnline(account)
      }
      budget.use(rows: 2, bytes: 96 + (status.published?.text.utf8.count ?? 0))
      page.statuses.append(status)
    }
    return page
  }

  /// Returns the time of an account's newest login, or at which its last one ended.
  private func lastOnline(_ account: AccountRecord) throws(MessagingError) -> Timestamp {
    if let since = directory.sessions(of: account.number).map(\.since).max() { return since }
    return try store.devices(account: account.number).map(\.lastSeen).max() ?? .zero
  }

  private func shownPlatforms(of account: AccountRecord, type: Int) -> [Platform] {
    type == AccountStatus.presence ? platforms(of: account.number) : []
  }

  private func platforms(of account: AccountNumber) -> [Platform] {
    Set(directory.sessions(of: account).map(\.platform)).sorted { $0.rawValue < $1.rawValue }
  }

  // MARK: reports

  private func reportStatus(_ status: AccountStatus, isTransient: Bool = false) {
    // A report that is lost on its way to another hub would not come again before the next change.
    if !isTransient { turn.keepsRemoteFrames = true }
    let topic = StatusTopic(type: status.type, folded: status.account.folded)
    for (account, expiry) in directory.followers(of: topic).sorted(by: { $0.key < $1.key }) where expiry > now {
      for recipient in directory.recipients(of: account) {
        turn.effects.push(.presence(.statuses([status])), to: recipient.session)
      }
    }
  }

  /// Notes that the logins of an account are about to change.
  func noteLogins(of account: AccountRecord, isLost: Bool) {
    if turn.changedLogins[account.number] == nil {
      turn.changedLogins[account.number] = LoginChange(
        account: account, before: platforms(of: account.number), isLost: isLost)
    }
    turn.changedLogins[account.number]?.isLost = isLost
  }

  /// Notifies subscribers of accounts whose devices came and went, at the end of a turn.
  func noteStatuses() {
    for change in turn.changedLogins.values.sorted(by: { $0.account.number < $1.account.number }) {
      let platforms = platforms(of: change.account.number)
      // One that lost its link may be back before anybody has to know.
      if platforms == change.before || platforms.isEmpty && turn.presence.isExpectedBack(change.account.number) {
        continue
      }
      let isNew = !Set(platforms).isSubset(of: change.before)
      reportPresence(of: change.account, isNew ? .login : change.isLost ? .connectionLost : .logout)
    }
    turn.changedLogins.removeAll()
  }

  /// Notifies subscribers of accounts of which a turn could not whose store did not answer.
  func reportUnreported() {
    let left = turn.unreported.statuses
    turn.unreported.statuses.removeAll()
    for (account, cause) in left { reportPresence(of: account, cause) }
  }

  /// Notifies subscribers of how an account is there now.
  func reportPresence(of account: AccountRecord, _ cause: AccountStatus.Cause) {
    let topic = StatusTopic(type: AccountStatus.presence, folded: account.id.folded)
    guard directory.followers(of: topic).values.contains(where: { $0 > now }) else { return }
    let published: PublishedStatus?
    do throws(MessagingError) {
      published = try self.published(AccountStatus.presence, by: account)
    } catch {
      // A store that does not answer does not keep a link from being lost. The next turn that can read it reports this.
      turn.unreported.statuses.append((account, cause))
      return
    }
    reportStatus(
      AccountStatus(
        account: account.id, type: AccountStatus.presence, platforms: platforms(of: account.number),
        published: published, time: now, cause: cause))
  }
}

extension PublishedStatus {
  fileprivate func isExpired(at time: Timestamp) -> Bool { expiry.map { $0 <= time } ?? false }
}

extension StatusSubscription {
  fileprivate var topic: StatusTopic { StatusTopic(type: type, folded: account.folded) }
}
