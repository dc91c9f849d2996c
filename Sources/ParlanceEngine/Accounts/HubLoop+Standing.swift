package import ParlanceCore

/// The operator's decisions on accounts and their logins. Each call returns once its change is durable.
extension HubLoop {
  package func ban(
    _ account: AccountID, until: Timestamp?, reason: String
  ) throws(MessagingError) -> AccountBan {
    try perform { turn throws(MessagingError) in try turn.standing.ban(account, until: until, reason: reason) }
  }

  package func unban(_ account: AccountID) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.standing.unban(account) }
  }

  package func changeMutes(
    of account: AccountID, _ changes: [ConversationKind: Timestamp?]
  ) throws(MessagingError) -> AccountMutes {
    try perform { turn throws(MessagingError) in try turn.standing.changeMutes(of: account, changes) }
  }

  package func mutes(of account: AccountID) throws(MessagingError) -> AccountMutes {
    try perform { turn throws(MessagingError) in
      try turn.standing.mutes(of: try turn.lookup.existingAccount(account))
    }
  }

  /// Returns accounts that are muted, in the order of their registration.
  ///
  /// A page may have less entries than it could though others follow.
  ///
  /// - parameter position: The position behind which they are, from the page before; `zero` for the first page.
  package func mutedAccounts(after position: AccountNumber, limit: Int) throws(MessagingError) -> MutedAccounts {
    try perform { turn throws(MessagingError) in try turn.standing.mutedAccounts(after: position, limit: limit) }
  }

  package func refuseTokens(
    of account: AccountID?, before time: Timestamp?
  ) throws(MessagingError) -> Timestamp {
    try AccountOperations(runner).refuseTokens(of: account, before: time)
  }

  /// Returns the time before which tokens of all accounts are refused; nil for none.
  package func refusedTokens() throws(MessagingError) -> Timestamp? {
    try perform { turn throws(MessagingError) in try turn.standing.refusedTokens() }
  }

  /// Checks a token that is shown for something other than a login.
  ///
  /// - throws: `accountBlocked`, `tokenExpired` or `invalidToken`.
  package func checkBearer(_ account: AccountID, issued: Timestamp?) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.standing.checkBearer(account, issued: issued) }
  }

  package func eraseAccount(
    _ id: AccountID, messages: ErasedMessages, freesName: Bool
  ) throws(MessagingError) -> Int {
    try AccountOperations(runner).erase(id, messages: messages, freesName: freesName)
  }
}
