#if Server
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The place where accounts' push tokens are kept. Each call waits for it.
  protocol PushTokenSource: AnyObject, Sendable {
    /// Returns the tokens of several accounts; none for an account that does not exist.
    func pushTokens(of accounts: Set<AccountID>) throws(MessagingError) -> [AccountID: [PushToken]]
    /// Removes a token of an account, unless it was registered again since it was looked up.
    func remove(_ token: PushToken, of account: AccountID) throws(MessagingError)
  }

  extension HubLoop: PushTokenSource {}
#endif
