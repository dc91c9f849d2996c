internal import ParlanceCore

/// The status of accounts to which this account is subscribed.
final class DeviceStatuses: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  /// Looks up the status of some accounts, and of the rest then.
  ///
  /// - parameter purpose: The origin of the request, which decides what a missing answer means.
  /// - parameter known: What was found before.
  func lookUpStatuses(
    of accounts: ArraySlice<AccountID>, type: Int,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    _ known: [AccountStatus] = [],
    _ end: @escaping (DeviceCore, Result<[AccountStatus], MessagingError>) throws(MessagingError) -> Void
  ) {
    let wanted = Array(accounts.prefix(core.login.limits.accounts))
    core.request(StatusesCall(type: type, accounts: wanted), for: purpose) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): try end(core, .failure(error))
      case .success(let page):
        // A hub that looks nothing up would be asked for ever.
        guard !page.statuses.isEmpty || wanted.isEmpty else {
          return try end(core, .failure(MessagingError(.malformedData)))
        }
        let rest = accounts.dropFirst(min(page.statuses.count, wanted.count))
        let all = known + page.statuses
        if rest.isEmpty { return try end(core, .success(all)) }
        core.statuses.lookUpStatuses(of: rest, type: type, for: purpose, all, end)
      }
    }
  }

  /// Asks for the account's subscriptions, so that this login is notified, and reports what changed meanwhile.
  func resumeStatusSubscriptions() {
    guard core.configuration.resumesStatusSubscriptions || core.presence.session.hasStatusSubscriptions else { return }
    readStatusSubscriptions(after: 0, [])
  }

  private func readStatusSubscriptions(after place: Int, _ known: [StatusSubscription]) {
    let call = StatusSubscriptionsCall(type: nil, after: place, limit: 1000)
    // A login goes on without the answer, and asks again for one that is late or that a hub in trouble owes.
    core.request(call, for: { .copy($0) }) { core, result in
      guard case .success(let page) = result else { return }
      let all = known + page.subscriptions
      if let next = page.next, next > place { return core.statuses.readStatusSubscriptions(after: next, all) }
      core.presence.session.replaceStatusSubscriptions(all)
      let accounts = Dictionary(grouping: all) { $0.type }.mapValues { $0.map(\.account) }
      for (type, accounts) in accounts.sorted(by: { $0.key < $1.key }) {
        core.statuses.lookUpStatuses(of: accounts[...], type: type, for: { .copy($0) }) { core, result in
          guard case .success(let statuses) = result else { return }
          let changed = core.presence.session.take(statuses)
          if !changed.isEmpty { core.turn.report(.presence(.statuses(changed)), basis: .memory) }
        }
      }
    }
  }
}

extension SessionState {
  /// A type of status of an account.
  struct StatusKey: Hashable {
    var account: AccountID
    var type: Int
  }

  var hasStatusSubscriptions: Bool { !statusSubscriptions.isEmpty }

  func statusSubscription(to account: AccountID, type: Int) -> StatusSubscription? {
    statusSubscriptions[StatusKey(account: account, type: type)]
  }

  mutating func note(_ subscription: StatusSubscription) {
    statusSubscriptions[StatusKey(account: subscription.account, type: subscription.type)] = subscription
  }

  mutating func replaceStatusSubscriptions(_ subscriptions: [StatusSubscription]) {
    statusSubscriptions.removeAll()
    for subscription in subscriptions { note(subscription) }
    let known = statusSubscriptions
    shownStatuses = shownStatuses.filter { known[$0.key] != nil }
  }

  mutating func endSubscriptions(to accounts: [AccountID], type: Int) {
    let accounts = Set(accounts)
    func isEnded(_ key: StatusKey) -> Bool {
      key.type == type && (accounts.isEmpty || accounts.contains(key.account))
    }
    statusSubscriptions = statusSubscriptions.filter { !isEnded($0.key) }
    shownStatuses = shownStatuses.filter { !isEnded($0.key) }
  }

  /// Notes what the app was shown of accounts to which it is subscribed.
  mutating func noteShown(_ statuses: [AccountStatus]) {
    for status in statuses {
      let key = StatusKey(account: status.account, type: status.type)
      if statusSubscriptions[key] != nil { shownStatuses[key] = status }
    }
  }

  /// Takes reports of accounts.
  ///
  /// - returns: Those that the app has not been shown: what an account publishes is new whenever it does.
  mutating func take(_ statuses: [AccountStatus]) -> [AccountStatus] {
    let changed = statuses.filter { status in
      guard status.cause != .publication,
        let known = shownStatuses[StatusKey(account: status.account, type: status.type)]
      else { return true }
      return !known.isSame(as: status)
    }
    noteShown(changed)
    return changed
  }
}
