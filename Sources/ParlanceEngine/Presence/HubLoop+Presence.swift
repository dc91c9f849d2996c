package import ParlanceCore

extension HubLoop {
  /// Returns which of some accounts have a device that is connected.
  package func presence(of accounts: [AccountID]) throws(MessagingError) -> [AccountPresence] {
    try perform { turn throws(MessagingError) in try turn.presence.states(of: accounts) }
  }
}

extension PresenceRules {
  fileprivate func states(of accounts: [AccountID]) throws(MessagingError) -> [AccountPresence] {
    var states: [AccountPresence] = []
    for id in accounts {
      let account = try turn.lookup.existingAccount(id)
      states.append(
        AccountPresence(account: account.id, state: turn.audience.isAbsent(account.number) ? .offline : .online))
    }
    return states
  }
}
