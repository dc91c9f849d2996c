public import ParlanceCore

/// The status of accounts: what they publish, the kinds of their devices, and subscriptions to both. Refusals:
/// `invalidArgument` for a type, lifetime or account that cannot be, `limitExceeded`, `messageTooLarge` for a text that is
/// too long, `notConnected`, `notLoggedIn`.
extension Device {
  /// Publishes a status of this account, in place of the former one of the type.
  ///
  /// - parameter type: The type, from 1 on; `AccountStatus.presence` for what goes with the account's presence.
  /// - parameter id: An id of the caller's choice, which subscribers see.
  /// - parameter value: A number; 0 for none.
  /// - parameter text: A text, of at most 4,096 bytes; empty for none. Without both the former status is taken back.
  /// - parameter lifetime: The milliseconds for which it lasts; nil if it lasts until it is replaced.
  /// - parameter isTransient: Reports it to those subscribers that are online, and does not keep it.
  /// - parameter synchronizes: Reports it to this account's other devices, too.
  /// - parameter completion: Receives the status as subscribers see it.
  public func publishStatus(
    type: Int, id: String, value: Int = 0, text: String = "", lifetime: Int64? = nil, isTransient: Bool = false,
    synchronizes: Bool = false, completion: @escaping (Result<PublishedStatus, MessagingError>) -> Void
  ) {
    runner.ask(
      PublishStatusCall(
        type: type, id: id, value: value, text: text, lifetime: lifetime, isTransient: isTransient,
        synchronizes: synchronizes), completion: completion)
  }

  /// Subscribes this account to a type of status of accounts, or renews its subscriptions. They outlast the login.
  ///
  /// All of the account's devices are notified of changes. A later login is once it has asked for the subscriptions, as it
  /// does by itself with `DeviceConfiguration.resumesStatusSubscriptions`.
  ///
  /// - parameter accounts: The accounts; this one cannot be among them.
  /// - parameter type: The type.
  /// - parameter lifetime: The milliseconds for which the subscriptions last: 1 to 30 days.
  /// - parameter completion: Receives the present status of those of the accounts that exist, each once, in their order.
  public func subscribeToStatuses(
    of accounts: [AccountID], type: Int, lifetime: Int64,
    completion: @escaping (Result<[AccountStatus], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.statuses.subscribe(to: accounts, type: type, lifetime: lifetime, then: end)
    }
  }

  /// Ends this account's subscriptions to a type of status.
  ///
  /// - parameter accounts: The accounts; empty for all.
  /// - parameter type: The type.
  /// - parameter completion: Receives nil, or the error.
  public func unsubscribeFromStatuses(
    of accounts: [AccountID], type: Int, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(
      UnsubscribeStatusesCall(type: type, accounts: accounts), for: { .session($0) }, completion: completion,
      apply: { core in core.presence.session.endSubscriptions(to: accounts, type: type) })
  }

  /// Fetches a part of this account's subscriptions, in the order in which they were made.
  ///
  /// - parameter type: The type; nil for all.
  /// - parameter after: The number of subscriptions to leave out, from the first on.
  /// - parameter limit: The largest number to fetch, 1 to 1,000.
  /// - parameter completion: Receives the part.
  public func fetchStatusSubscriptions(
    type: Int?, after: Int = 0, limit: Int = 1000,
    completion: @escaping (Result<StatusSubscriptionPage, MessagingError>) -> Void
  ) {
    runner.ask(StatusSubscriptionsCall(type: type, after: after, limit: limit), completion: completion) { core, page in
      core.statuses.note(page)
      return page
    }
  }

  /// Fetches a type of status of accounts. Those that do not exist are offline and have published nothing.
  ///
  /// - parameter accounts: The accounts.
  /// - parameter type: The type.
  /// - parameter completion: Receives one status for each account, each once, in their order.
  public func fetchStatuses(
    of accounts: [AccountID], type: Int, completion: @escaping (Result<[AccountStatus], MessagingError>) -> Void
  ) {
    var known: Set<AccountID> = []
    // The hub answers for each account once.
    let accounts = accounts.filter { known.insert($0).inserted }
    runner.ask(completion: completion) { core, end in
      core.statuses.lookUpStatuses(of: accounts[...], type: type) { core, result in end(core, result) }
    }
  }

  /// Returns this account's subscription to a type of status of an account, as far as this login knows it; it may have
  /// expired.
  public func statusSubscription(to account: AccountID, type: Int) -> StatusSubscription? {
    runner.read { $0.presence.session.statusSubscription(to: account, type: type) } ?? nil
  }
}

extension DeviceStatuses {
  /// Subscribes to statuses, and looks them up.
  fileprivate func subscribe(
    to accounts: [AccountID], type: Int, lifetime: Int64,
    then end: @escaping (DeviceCore, Result<[AccountStatus], MessagingError>) -> Void
  ) {
    let call = SubscribeStatusesCall(type: type, accounts: accounts, lifetime: lifetime)
    core.request(call, for: { .session($0) }) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let subscriptions):
        for subscription in subscriptions { core.presence.session.note(subscription) }
        core.statuses.lookUpStatuses(of: subscriptions.map(\.account)[...], type: type) { core, result in
          if case .success(let statuses) = result { core.presence.session.noteShown(statuses) }
          end(core, result)
        }
      }
    }
  }

  /// Notes subscriptions that the hub listed.
  fileprivate func note(_ page: StatusSubscriptionPage) {
    for subscription in page.subscriptions { core.presence.session.note(subscription) }
  }
}
