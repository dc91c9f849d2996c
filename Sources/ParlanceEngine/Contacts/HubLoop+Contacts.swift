package import ParlanceCore

extension HubLoop {
  /// Makes accounts friends of an account at once, without asking them, and keeps what the account notes of them. Those that are its
  /// friends stay so.
  ///
  /// - returns: For each of them the contact as it is then, or its refusal: `accountNotFound`, `blocked` if it has blocked the account,
  ///   `invalidArgument` for the account itself.
  /// - throws: `accountNotFound` if there is no such account; one of the storage codes, after which it was done for some.
  package func befriend(
    _ friends: [(account: AccountID, update: ContactUpdate)], of account: AccountID
  ) throws(MessagingError) -> [Result<Contact, MessagingError>] {
    try perform { turn throws(MessagingError) in _ = try turn.lookup.existingAccount(account) }
    return try runner.performEach(friends) { turn, friend throws(MessagingError) in
      try turn.contacts.befriend(friend.account, friend.update, of: account)
    }
  }
}
