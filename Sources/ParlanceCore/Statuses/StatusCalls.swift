/// Publishes a status of the account. The reply is the status as subscribers see it.
package struct PublishStatusCall: HubCall {
  package typealias Reply = PublishedStatus
  package static var kind: CallKind { .publishStatus }
  package var type: Int
  package var id: String
  package var value: Int
  package var text: String
  /// In milliseconds; nil for a status that does not expire.
  package var lifetime: Int64?
  /// Reports it to subscribers that are online, and does not keep it.
  package var isTransient: Bool
  /// Reports it to the account's other devices, too.
  package var synchronizes: Bool

  package init(
    type: Int, id: String, value: Int, text: String, lifetime: Int64?, isTransient: Bool, synchronizes: Bool
  ) {
    self.type = type
    self.id = id
    self.value = value
    self.text = text
    self.lifetime = lifetime
    self.isTransient = isTransient
    self.synchronizes = synchronizes
  }

  package var approximateSize: Int { 64 + text.utf8.count }
}

/// Subscribes to a type of status of accounts, or renews subscriptions. The reply has those to accounts that exist.
package struct SubscribeStatusesCall: HubCall {
  package typealias Reply = [StatusSubscription]
  package static var kind: CallKind { .subscribeStatuses }
  package var type: Int
  package var accounts: [AccountID]
  /// In milliseconds.
  package var lifetime: Int64

  package init(type: Int, accounts: [AccountID], lifetime: Int64) {
    self.type = type
    self.accounts = accounts
    self.lifetime = lifetime
  }
}

/// Ends subscriptions to a type of status.
package struct UnsubscribeStatusesCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .unsubscribeStatuses }
  package var type: Int
  /// All accounts if empty.
  package var accounts: [AccountID]

  package init(type: Int, accounts: [AccountID]) {
    self.type = type
    self.accounts = accounts
  }
}

/// Asks for the account's subscriptions. From then on its devices receive the reports of them.
package struct StatusSubscriptionsCall: HubCall {
  package typealias Reply = StatusSubscriptionPage
  package static var kind: CallKind { .statusSubscriptions }
  /// All types if nil.
  package var type: Int?
  /// The number of subscriptions to leave out, from the first on.
  package var after: Int
  package var limit: Int

  package init(type: Int?, after: Int, limit: Int) {
    self.type = type
    self.after = after
    self.limit = limit
  }
}

/// Asks for a type of status of accounts.
package struct StatusesCall: HubCall {
  package typealias Reply = StatusPage
  package static var kind: CallKind { .statuses }
  package var type: Int
  package var accounts: [AccountID]

  package init(type: Int, accounts: [AccountID]) {
    self.type = type
    self.accounts = accounts
  }
}

/// The status of some of the accounts that were asked for.
package struct StatusPage: Hashable, Sendable {
  /// One for each account that was looked up, in the order of the request.
  package var statuses: [AccountStatus]
  package init(statuses: [AccountStatus]) { self.statuses = statuses }
}
