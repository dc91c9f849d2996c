/// Asks whether accounts are online.
package struct QueryPresenceCall: HubCall {
  package typealias Reply = [AccountPresence]
  package static var kind: CallKind { .queryPresence }
  package var accounts: [AccountID]
  package init(accounts: [AccountID]) { self.accounts = accounts }
}

/// Asks for the presence of accounts: its state now, and its changes from then on.
package struct WatchPresenceCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .watchPresence }
  package var accounts: [AccountID]
  package init(accounts: [AccountID]) { self.accounts = accounts }
}

package struct UnwatchPresenceCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .unwatchPresence }
  package var accounts: [AccountID]
  package init(accounts: [AccountID]) { self.accounts = accounts }
}
