internal import ParlanceCore

extension QueryPresenceCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    // Asked for twice, an account is answered twice: callers count the answers.
    try border.check(count: accounts.count, limit: border.limits.accountsPerRequest, "accounts")
    for index in accounts.indices { try border.check(&accounts[index]) }
  }
}

extension WatchPresenceCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(&accounts) }
}

extension UnwatchPresenceCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(&accounts) }
}
