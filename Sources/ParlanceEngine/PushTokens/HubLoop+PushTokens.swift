package import ParlanceCore

/// The addresses to which push notifications for accounts go. Each call waits until it is durable.
extension HubLoop {
  /// Registers a token for an account; it is no longer registered for any other account.
  package func savePushToken(_ token: PushToken, for account: AccountID) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.pushTokens.savePushToken(token, for: account) }
  }

  /// Returns an account's tokens.
  package func pushTokens(of account: AccountID) throws(MessagingError) -> [PushToken] {
    try perform { turn throws(MessagingError) in try turn.pushTokens.pushTokens(of: account) }
  }

  /// Returns the tokens of several accounts; none for an account that does not exist.
  package func pushTokens(of accounts: Set<AccountID>) throws(MessagingError) -> [AccountID: [PushToken]] {
    try perform { turn throws(MessagingError) in try turn.pushTokens.pushTokens(of: accounts) }
  }

  /// Removes a token of an account, if it has it.
  package func removePushToken(
    _ token: String, _ service: PushToken.Service, of account: AccountID
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      try turn.pushTokens.removePushToken(token, service, of: account, registered: nil)
    }
  }

  /// Removes a token of an account, unless it was registered again since it was looked up.
  package func remove(_ token: PushToken, of account: AccountID) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      try turn.pushTokens.removePushToken(token.token, token.service, of: account, registered: token.registered)
    }
  }
}

extension PushTokenRules {
  fileprivate func pushTokens(of accounts: Set<AccountID>) throws(MessagingError) -> [AccountID: [PushToken]] {
    var tokens: [AccountID: [PushToken]] = [:]
    for account in accounts where try turn.lookup.account(account) != nil {
      tokens[account] = try pushTokens(of: account)
    }
    return tokens
  }
}
